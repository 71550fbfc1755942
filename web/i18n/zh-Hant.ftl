# Contend 繁體中文版。寫法說明見 en.ftl 開頭。標點一律用全形，中文與數字之間留一個半形空格。

language-name = 繁體中文

## The frame of every page

skip-to-content = 跳到內容
nav-tools = 工具
language = 語言
theme-auto = 主題：跟隨系統
theme-light = 主題：淺色
theme-dark = 主題：深色
share = 分享
share-link = 連到目前畫面的連結
share-frame = 把這張圖放進自己的網頁
copy = 複製
copied = 已複製。
copy-refused = 瀏覽器不允許在這裡複製。請選取文字後自行複製。
print = 列印
privacy = 輸入的內容不會離開本頁。本頁不向任何伺服器發出請求，沒有網路也能使用。
footer-about = Contend 的計算全在本機完成：Go 程式編譯成 WebAssembly。
notices = 本頁所含函式庫的授權條款
help-title = 說明
help-keys = 所有控制項都能用鍵盤操作。在欄位中，上下方向鍵增減數值。逐步進行的畫面裡，← 與 → 移動一步，Home 與 End 跳到頭尾，空白鍵播放。
help-links = 網址隨時記錄完整狀態：複製網址，別人打開後看到的就和你一樣。「上一頁」可以退回前一個頁面。
help-embed = *分享*裡有一行 HTML，可以把圖放進課程講義。圖的寬度跟著所在欄位，捲動到看得見時才開始計算。
cannot-compute = 這個瀏覽器沒有 { $lack }，因此無法在這裡計算。下面的文字仍然可以閱讀。
cannot-start = 計算部分無法在這個瀏覽器啟動（{ $why }）。下面的文字仍然可以閱讀。
link-rejected = 連結中的 { $name } =「{ $text }」無法讀取，已略過；其餘內容照常採用。
not-found-title = 找不到頁面
not-found = 「{ $address }」這裡沒有任何內容。
to-start = 回到首頁
home-title = 大家怎麼輪流？
home-lede = 失敗後的重試，共用通道上的時槽，共享記憶體上的鎖，只靠訊息往來的機器。看一看、試一試，再確切弄懂：這裡的每個數字都在本頁算出，並註明依據。
loading = 正在啟動計算部分……
working = 計算中
working-count = { $done }／{ $total }
stop = 停止
predict = 先猜一猜
predict-answers = 你的答案
predict-pass = 直接看結果
predict-again = 再問我一次
predict-right = 你的答案是「{ $said }」：答對了。
predict-wrong = 你的答案是「{ $said }」：並非如此。
standing-exact = 精確
standing-simulated = 模擬
standing-quoted = 引用
standing-proved = 已證明
standing-refuted = 已否證
standing-unknown = 未知
save-csv = 存成 CSV
save-svg = 存成 SVG
save-svg-of = 存成 SVG：「{ $title }」
table-cut = 只顯示 { $shown } 列，共 { $total } 列；檔案中有全部資料。
chapter = 核心概念
chapter-likeness = 打個比方
chapter-mechanism = 運作方式
chapter-rule = 規則
chapter-worked = 逐步演算
chapter-breaks = 少了它會怎樣
chapter-model-ends = 這個模型的界限
chapter-at-work = 實務應用
exercises = 換你試試
exercise-check = 檢查
exercise-right = 答對了。
exercise-wrong = 還不對。
exercise-show = 顯示答案
exercise-failed = 沒能算出答案，請再試一次。
exercise-see = 在工具中查看
how-to-read = 怎麼讀這張圖
sources = 資料來源與勘誤
transport = 在執行過程中移動
transport-first = 回到開頭
transport-back = 上一步
transport-play = 播放
transport-pause = 暫停
transport-forward = 下一步
transport-last = 跳到結尾
transport-scrub = 步驟
transport-speed = 速度
transport-slow = 慢
transport-normal = 普通
transport-fast = 快
code-editor-leave = 先按 Esc，再按 Tab，即可離開
code-editor-move = Alt+↑/↓ 移動這一行

## Units of time

unit-millisecond = { $n } 毫秒
unit-second = { $n } 秒
unit-minute = { $n } 分
unit-hour = { $n } 小時
unit-day = { $count ->
   *[other] { $n } 天
  }

## What can be wrong with a value

param-decimal = 請輸入數字，例如 2 或 1.5。
param-whole = 請輸入整數，例如 12。
param-time = 請輸入時間，例如 100 毫秒、1.5 秒或 2 分。
param-time-or-none = 請輸入時間，例如 20 秒；留空表示沒有上限。
param-whole-or-none = 請輸入整數，例如 32；留空表示沒有上限。
param-seed = 請輸入整數，大小與正負不限。
param-one-of = 請從所列名稱中選一個。
param-flag = 請輸入 1 或 0。
param-text = 文字太長。
fault-out-of-range-minmax = { $field }必須介於 { $min } 與 { $max } 之間（含）。
fault-out-of-range-min = { $field }至少要 { $min }。
fault-out-of-range-max = { $field }最多只能 { $max }。
fault-out-of-range-other = 數值超出範圍：{ $message }
fault-unknown-value = { $field }必須是下列之一：{ $allowed }。
fault-wrong-type = { $field }的型別不對。
fault-missing = 缺少{ $field }。
fault-unknown-field = 沒有「{ $field }」這個欄位。
fault-unknown-method = 沒有這個呼叫。
fault-syntax = 無法讀取：{ $message }
fault-conflict = 這些值彼此衝突：{ $message }
fault-too-large = 計算量太大：{ $message }
fault-cancelled = 已停止。
fault-internal = Contend 本身出錯，計算部分已重新啟動：{ $message }

## Backoff

backoff-name = 退避
backoff-title = 退避與抖動：重試計算器
backoff-question = 一千個用戶端同時失敗。它們什麼時候會一起回來？
backoff-predict = 加上 full jitter 之後，一個用戶端最長的總等待會怎麼變？
backoff-predict-less = 變短
backoff-predict-same = 不變
backoff-predict-more = 變長
backoff-predict-because =
    { $change ->
        [same] 最長的總等待仍是 { $none }，一毫秒也不差。
        [less] 在這裡，最長的總等待從 { $none }降為 { $full }。
       *[more] 在這裡，最長的總等待從 { $none }增為 { $full }。
    }
backoff-predict-herd = 變小的是那一群：最忙的 { $bucket }內，沒有抖動時有 { $none } 次重試，有抖動時是 { $full } 次。
backoff-claim-none = 沒有抖動時，一直沒成功的用戶端總共等 { $most }，不多也不少
backoff-claim-total =
    { $change ->
        [same] { $name }讓最長的總等待維持在 { $none }
        [less] { $name }讓最長的總等待從 { $none }縮短為 { $mine }
       *[more] { $name }讓最長的總等待從 { $none }拉長為 { $mine }
    }
backoff-claim-alone = { $total }。
backoff-claim-both = { $total }，{ $herd }
backoff-claim-herd =
    { $change ->
        [same] 最忙的 { $bucket }仍有 { $none } 次重試。
        [less] 並把最忙的 { $bucket }從 { $none } 次重試壓到 { $mine } 次。
       *[more] 而最忙的 { $bucket }從 { $none } 次重試增為 { $mine } 次。
    }
backoff-claim-herd-none =
    { $n ->
        [1] 而只有 { $clients } 個用戶端時，最忙的 { $bucket }有 { $peak } 次重試。
       *[other] 而全部 { $clients } 個用戶端步調一致，所以最忙的 { $bucket }有 { $peak } 次重試。
    }
backoff-policy = 策略
backoff-preset = 真實系統的做法
backoff-preset-own = 自己的數字
backoff-preset-unknown = 這裡沒有名為「{ $id }」的系統。連結裡的數字仍然有效。
backoff-preset-changed = 之後改過
backoff-preset-exact = 下面的數字完全說出它的做法。
backoff-preset-differs = 它有些做法是這些欄位說不出來的，差別如下：
backoff-counts-calls = 它的設定數的是呼叫次數，第一次也算在內：比下面的重試次數多一。
backoff-counts-retries = 它的設定數的是重試次數，第一次呼叫另計。
backoff-configured = 它自己的設定是 { $n }。
backoff-note-unlimited = 它本身沒有次數限制；這裡的重試次數只是例子。
backoff-note-deadline = 時間限制可能提早結束。
backoff-note-quota = 呼叫共用的預算可能提早結束。
backoff-note-server = 伺服器可以指定等待時間。
backoff-note-first-wait = 第一次等待不同。
backoff-note-rounding = 等待是整數的時間單位。
backoff-note-opt-in = 要求時才這樣做。
backoff-note-example = 沒有預設值；這是其文件的例子。
backoff-note-numbering = 它的參數差一步。
backoff-note-late-jitter = 到了上限，抖動就消失。
backoff-note-more = 另外：
backoff-source = 出處：
backoff-jitter-none = 無
backoff-jitter-full = full
backoff-jitter-equal = equal
backoff-jitter-decorrelated = decorrelated
backoff-jitter-own = 自訂
backoff-name-none = 無抖動
backoff-name-full = Full jitter
backoff-name-equal = Equal jitter
backoff-name-decorrelated = Decorrelated jitter
backoff-name-own = 自訂的抖動
backoff-f-base = 第一次等待（base）
backoff-f-factor = 倍率（factor）
backoff-f-cap = 上限（cap）
backoff-f-retries = 重試次數
backoff-f-jitter = 抖動（jitter）
backoff-f-lo = 至少 × 等待
backoff-f-hi = 至多 × 等待
backoff-f-order = 上限限制的是
backoff-f-floor = 等待絕不少於
backoff-f-add0 = 至少再加
backoff-f-add1 = 至多再加
backoff-f-deadline = 這段時間容得下幾次重試
backoff-f-clients = 用戶端數
backoff-f-bucket = 每隔多久計數
backoff-f-seed = 種子
backoff-f-outage = 服務恢復於
backoff-f-capacity = 恢復後每秒能回應
backoff-f-until = 圖上畫到
backoff-no-cap = 無
backoff-for-ever = 永不
backoff-unlimited = 全部
backoff-until-auto = 自動
backoff-next-seed = 下一個種子
backoff-calls = { $retries } 次重試就是 { $calls } 次呼叫：第一次也算。
backoff-factor-idle = Decorrelated 自己以 3 倍成長，倍率不起作用。
backoff-finer = 細部設定
backoff-order-before = 抖動之前的等待上界
backoff-order-after = 抖動之後的等待本身
backoff-order-both = 等待上界與等待本身
backoff-order-hint = 上限若在抖動之前，抖動大於 1 時等待會超過它。上限若在抖動之後，等待絕不超過它，但有些等待會恰好堆在上限。
backoff-finer-idle = Decorrelated 的每次等待都從上一次等待算起，這裡的設定都不適用。
backoff-capacity-idle = 服務會恢復時才有作用。
backoff-too-long =
    { $fits ->
        [0] 第一次等待就可能超過 285,000 年（第 { $retry } 次重試）。請給上限，或從較小的值開始。
       *[other] 從第 { $retry } 次重試起，等待可能超過 285,000 年。請給上限，或最多要求 { $fits } 次重試。
    }
backoff-conflict = 「{ $field }」不能與 decorrelated jitter 並用：請留 0，或換一種抖動。
backoff-other-refused = 沒有並列的：{ $name }。{ $why }
backoff-fit = 來得及開始的重試：確定有 { $surely } 次，平均 { $average } 次，最好時 { $best } 次。這裡呼叫本身不花時間。
backoff-ranges-title = 每次等待的可能範圍
backoff-ranges-one = { $name }：{ $n } 次等待中，第一次是 { $first }，最後一次是 { $last }。
backoff-retry-short = 次
backoff-retry = 重試
backoff-retry-n = 第 { $n } 次重試
backoff-cap-at = 上限 { $cap }
backoff-mean = 平均
backoff-axis = 時間軸
backoff-axis-log = 對數
backoff-axis-linear = 線性，從 0 起
backoff-axis-log-note = 對數軸：往右相同的距離，代表乘上相同的倍數。
backoff-axis-log-note-up = 對數軸：往上相同的距離，代表乘上相同的倍數。
backoff-axis-linear-note = 線性軸，從 0 起。
backoff-axis-zero-note = 左端的箭頭表示範圍一直到 0，而對數軸畫不出 0。
backoff-axis-zero-note-up = 貼到圖底的色帶表示範圍一直到 0，而對數軸畫不出 0。
backoff-axis-retries-note = 重試次數的軸是對數軸。
backoff-totals-title = 一直沒成功的用戶端總共等多久
backoff-totals-one = { $name }：最少 { $least }，平均 { $mean }，最多 { $most }。
backoff-totals-caption = 所有等待的總和
backoff-none-worst = 無抖動時的最長
backoff-strip = 從最短到最長；粗的部分占 90 %，刻度是一半
backoff-strip-99 = 到此 99 % 已等完
backoff-deadline = 你的期限
backoff-strategy = 抖動
backoff-least = 最短
backoff-mean-column = 平均
backoff-sd = 標準差
backoff-q05 = 5 %
backoff-q50 = 50 %
backoff-q95 = 95 %
backoff-q99 = 99 %
backoff-most = 最長
backoff-quantile-error = 最短、平均、標準差與最長精確到捨入；分位數的誤差都不超過 { $ms } 毫秒。
backoff-quantile-estimate = Decorrelated 的誤差是估計而非界限：{ $ms } 毫秒。
backoff-estimated = 精確，誤差為估計
backoff-fact-worst = 總共，最長
backoff-fact-worst-none = 也是最短：只有一個數
backoff-fact-worst-beside =
    { $change ->
        [same] 與無抖動時相同
        [less] 少於無抖動時的 { $none }
       *[more] 多於無抖動時的 { $none }
    }
backoff-fact-mean = 總共，平均
backoff-fact-sd = 標準差 { $sd }
backoff-fact-95 = 20 個中有 19 個在此之前等完
backoff-fact-99 = 100 個中有 99 個在 { $q99 }之前
backoff-fact-longest = 最長的單次等待
backoff-fact-at-cap = 第 { $n } 次重試恰好等到上限的機率是 { $share }
backoff-fact-cap = 上限是 { $cap }
backoff-fact-no-cap = 沒有上限
backoff-fact-peak = 最忙的 { $bucket }內的重試
backoff-fact-peak-expected = 期望值：{ $expected }
backoff-wider-bucket = 改為每 { $bucket }計數
backoff-scope = 種子 { $seed }，{ $clients } 個用戶端
backoff-herd-title = 驚群：重試何時到達
backoff-working = 正在計算驚群：第 { $done } 步，共 { $total } 步
backoff-herd-one = { $name }：最忙的 { $bucket }有 { $peak } 次重試。
backoff-peak = 最忙：{ $peak }
backoff-peak-expected = 最忙：{ $peak } · 期望 { $expected }
backoff-arrivals = 每一格的重試，抽樣
backoff-expected = 其期望值，計算
backoff-outage-ends = 服務恢復
backoff-capacity-line = 它能回應的量
backoff-gathered = 每一欄是 { $per } 格中最忙的一格
backoff-counts-axis = 數量軸
backoff-common-numbers = 所有用戶端在時刻 0 失敗，圖中不畫。種子相同時，用戶端 i 的第 k 次重試在每種策略下抽到同一個隨機數，所以不同的只有策略。
backoff-drained = { $name }：最後一個用戶端在 { $when }後成功。
backoff-gave-up =
    { $count ->
       *[other] { $name }：有 { $n } 個用戶端在成功之前就用完了重試。
    }
backoff-table = 表：每一次等待
backoff-table-caption = 每一次等待：{ $name }
backoff-least-ms = 最短，毫秒
backoff-most-ms = 最長，毫秒
backoff-mean-ms = 平均，毫秒
backoff-at-cap = 恰為上限的機率
backoff-copy-as = 把策略複製成……
backoff-json-note = 這是 `backoff.schedule` 的請求：可以交給 `node web/call.mjs` 或 `contend.call`。
backoff-code-note = 程式用系統的亂數：若所有用戶端共用一個種子，它們又會變成一群。
backoff-how-to-read =
    第一張圖的每一列是一次等待，每種策略各有一個記號：從這次等待可能的最短到最長，刻度標出平均。沒有抖動時兩端相同，是一個菱形。表中的*最短*與*最長*兩欄用數字說同一件事。

    第二張圖把一直沒成功的用戶端的等待加起來。右端是最長的總等待，也就是各次最長等待的和：放棄之前，沒有人等得更久。比較各個右端：full 與 equal 把左端往左拉，右端留在原處。Decorrelated 從 base 開始，通常伸得更遠。

    第三張圖是服務看到的樣子。直條由種子抽樣，曲線由計算得出。讓正在恢復的服務減輕負擔的，不是較短的總和，而是等待分散開來。
backoff-likeness =
    商店九點開放唯一的電話線，立刻就占線。如果聽到忙音的人都恰好一分鐘後再撥，大家又會聽到忙音。如果每個人在這一分鐘內等*一段不定*的時間，多數人就打得通。

    每次失敗後等得更久，是讓線路有空。等一段隨機的時間，是不要同時撥號。這是兩個想法，缺一不可。
backoff-mechanism =
    呼叫失敗了。用戶端等一等再試，之後每次失敗都等得更久，直到某次重試成功，或重試用完。*上限*讓單次等待不會無止境地成長。等待中交給機率的是哪一部分，由*抖動*策略決定：

    {""}*無*：等足全部時間。只有一個用戶端時沒有問題；一起失敗的許多用戶端會一起回來。

    {""}*Full*：在零與全部時間之間抽取。平均減半。用戶端可能幾乎立刻回來。

    {""}*Equal*：在一半與全部時間之間抽取。沒有人立刻回來，群仍被打散，只是較少。

    {""}*Decorrelated*：在 base 與上一次等待的三倍之間抽取，不超過上限。它依自己上一次的等待，而不是失敗的次數。是很好的預設，但要知道它會黏在上限：上限是 base 的 200 倍時，長期下來約有 29 % 的等待恰好等於上限。

    {""}*自訂*：在時間的兩個倍數之間抽取：0.8 到 1.2 就是別人寫的 ±20 %。
backoff-rule =
    第 n 次重試之前，用戶端至多等 `min(cap, base × factor^(n−1))`，這就是*等待上界*。base 是第一次等待，factor 是每次等待的成長（2 就是加倍），cap 是成長停止之處。

    Full 把它乘上 0 到 1 的隨機數，equal 乘上 ½ 到 1。Decorrelated 是 `min(cap, random(base, 3 × 上一次))`，第一次之前的「上一次」算作 base；所以它的第一次等待在一倍與三倍 base 之間，factor 不起作用。

    R 次重試是 R + 1 次呼叫，R 次等待。
backoff-worked =
    取 base 100 毫秒、factor 2：等待是 100、200、400、800 毫秒……剛剛算出：
backoff-said-twelve = 沒有上限時，第十二次等待是 { $wait }（{ $ms } 毫秒），十二次合計 { $sum }。
backoff-said-same = 以上面的數字，最長的總等待：無抖動 { $none }，full { $full }，equal { $equal }。
backoff-said-memory =
    { $change ->
        [same] Decorrelated 在那裡的最長總等待相同，{ $mine }。
        [less] Decorrelated 在那裡較短：{ $mine }，無抖動是 { $none }。
       *[more] Decorrelated 在那裡較長：{ $mine }，無抖動是 { $none }。
    }
backoff-said-steep = 這不是定律：100 毫秒 ×4、沒有上限、6 次重試時，decorrelated 是 { $mine } 毫秒，無抖動是 { $none } 毫秒，因為它每次成長 3 倍而不是 4 倍。
backoff-breaks =
    {""}*沒有抖動*，短暫的壅塞會變成停擺。一起失敗的等得一樣久，壓垮服務的尖峰就按時再來。

    {""}*沒有上限*，等待會長到沒有用處：服務早已恢復，用戶端還在等。

    {""}*上限太低*，大家都以同樣的頻率呼叫，服務得不到喘息。

    {""}*重試會相乘。*三層各重試三次，一次呼叫就變成 4 × 4 × 4 = 64 次。只讓一層重試，並給它*重試預算*：例如重試不得超過全部呼叫的十分之一。

    {""}*重試可能把同一則訊息送到兩次。*第一次呼叫也許已經成功，只是回應遺失。所以另一端的處理程式必須是*冪等*的：同一則訊息再來一次，什麼也不改變。付款為此帶著一把鍵，收方憑它記得這件事已經做過。
backoff-model-ends =
    這裡的呼叫不花時間，只算等待。所有用戶端在同一時刻失敗，這是最難的情形。在你說服務何時恢復之前，每次重試都失敗。服務沒有佇列：有上限時，超出的立刻失敗。沒有用戶端聽 `Retry-After`、提早放棄，或與別人共用預算。時鐘是準的，而真實的計時器會遲到。

    等待是連續的；抽整數毫秒或整數秒的函式庫，差別至多是那一步。
backoff-at-work =
    {""}*次數是呼叫還是重試？*有的函式庫數呼叫，有的數重試。「3」在一個是兩次等待，在另一個是三次。選單寫明是哪一種。

    {""}*上限在抖動之前還是之後？*上限 60 秒、±20 %：上限在前，最多 72 秒。上限在後，沒有等待超過 60 秒，但每兩次就有一次恰好 60 秒，群又聚在那裡。

    {""}*期限*才是呼叫者感受到的。確認最長的總等待放得進去，或在下一次等待放不進去時停止。

    {""}*溢位。*`100 << 25` 在 32 位元是負數；`2.0 ** 1024` 在 Python 是錯誤。先與上限比較再取次方，先用浮點數再轉整數。

    {""}*種子。*用同一種子啟動的行程抽出同樣的抖動，就是一群。

    {""}*Retry-After。*伺服器說要等多久，就相信它，並加上抖動。
backoff-x-minute = base 100 毫秒、factor 2、沒有上限、沒有抖動。第幾次重試首先等超過一分鐘？
backoff-x-minute-because = 第 10 次等待是 51.2 秒，第 11 次是 102.4 秒：100 毫秒 × 2¹⁰。
backoff-x-sum = base 200 毫秒、factor 2、上限 1 秒、5 次重試、沒有抖動。用戶端總共等幾秒？
backoff-x-sum-because = 0.2 + 0.4 + 0.8 + 1 + 1 = 3.4 秒；第四次本來是 1.6 秒，被上限截住。
backoff-x-attempts = 某函式庫可設「max attempts = 4」，第一次呼叫也算。最多有幾次等待？
backoff-x-attempts-because = 四次呼叫，三次重試，三次等待。
backoff-x-order = 抖動在 0.5 與 1.5 之間，上限 1 秒放在抖動*之前*。最長的等待是幾秒？
backoff-x-order-because = 等待上界是 1 秒，抖動最多乘 1.5：1.5 秒。在*細部設定*選「等待本身」，就是 1 秒。
backoff-x-steep = base 100 毫秒、factor 4、沒有上限、6 次重試。Decorrelated 的最長總等待與無抖動相比如何？
backoff-x-less = 較短
backoff-x-same = 相同
backoff-x-more = 較長
backoff-x-steep-because = 100 × (3 + 9 + 27 + 81 + 243 + 729) = 109,200 毫秒，對 100 × (1 + 4 + 16 + 64 + 256 + 1024) = 136,500 毫秒。不論 factor 是多少，decorrelated 都以 3 倍成長。
backoff-sources =
    課程文件 002（土耳其文）有公式、各策略，以及讀表的方法。策略的名稱出自 M. Brooker，〈Exponential Backoff And Jitter〉，AWS Architecture Blog，2015。選單中的每個系統都註明它在原始碼中的出處。

    需要更正或說得更窄的：
backoff-erratum-origin = 文件的第一次等待是 base。隨 AWS 文章發表的模擬程式（`aws-samples/aws-arch-backoff-simulator`）從 1 數起：它的第一個上界是*兩倍* base，而 decorrelated 的等待比其他策略晚一次加倍。
backoff-erratum-widest = 文件說 full 的分散最廣。Decorrelated 更廣：base 100 毫秒時，它的第一次等待從 100 到 300 毫秒，標準差 57.7 毫秒，full 是 28.9 毫秒。
backoff-erratum-grows = 文件說 decorrelated 的最長總等待超過無抖動。這在 factor 不超過 3 時成立。超過時見 ×4 的例子；base 不小於上限時，兩者相等。

## Slots

slots-name = 時槽
slots-title = 共用通道上的時槽
slots-question = 大家同時要用，機率怎麼把他們錯開？
slots-predict = 十二位參與者從 2 個時槽中挑選，碰撞後視窗加倍，最多到 32。最常在幾輪之後全部通過？
slots-guess-3 = 3 輪
slots-guess-4 = 4 輪
slots-guess-5 = 5 輪
slots-guess-6 = 6 輪
slots-guess-12 = 12 輪以上
slots-predict-because = 最常見的是 { $most } 輪，占所有執行的 { $share }；平均是 { $mean } 輪。文件 000 展示的執行只用了 4 輪，但 4 輪以內就夠的只有 { $four }。
slots-settings = 試試這些設定
slots-set-document = 文件裡的執行
slots-set-small = 視窗太小
slots-set-pair = 只有兩位
slots-set-large = 視窗太大
slots-set-no-cap = 沒有上限
slots-set-counter = 計數器溢位
slots-set-same-seed = 共用一個種子
slots-set-fixed = 固定延遲
slots-contest = 條件
slots-participants = 參與者
slots-window = 起始視窗
slots-window-hint = 第 1 輪可選的時槽數。每次碰撞後變成兩倍。
slots-cap = 視窗上限
slots-no-cap = 沒有上限
slots-cap-unused = 固定延遲不會增長，上限沒有作用。
slots-choice = 怎麼挑選
slots-choice-independent = 各自抽取
slots-choice-same-seed = 共用一個種子
slots-choice-fixed = 固定延遲
slots-seed = 種子
slots-seed-hint = 抽出的數與 Python 的 random.Random(seed) 相同，種子大小不限。
slots-seed-unused = 固定延遲不抽數，種子沒有作用。
slots-seed-less = 上一個種子
slots-seed-more = 下一個種子
slots-finer = 細部設定
slots-max-rounds = 超過這個輪數就停
slots-max-rounds-hint = 防止永遠不結束的執行。
slots-follow = 追蹤參與者
slots-follow-none = 不追蹤
slots-follow-hint = 也可以在圖中點選號碼。
slots-follow-nobody = 沒有 { $id } 號參與者；最後一位是 { $last } 號。
slots-follow-through = { $id } 號依序抽到 { $path }，在第 { $round } 輪通過。
slots-follow-waits = { $id } 號目前抽到 { $path }，還在等。
slots-runs = 執行次數
slots-fault-cap = 上限為 1 時，兩位以上的參與者會永遠擠在唯一的時槽裡。請選 2 以上，或不設上限。
slots-fault-seed = 這些種子裡有互為相反數的值，Python 對兩者抽出的數相同。請從 0 或更大的數開始。
slots-round-title = 第 { $round } 輪，共 { $rounds } 輪 · 視窗 { $window }
slots-round = 第 { $round } 輪（共 { $rounds } 輪），視窗 { $window }：{ $waiting } 位抽取；{ $alone } 位獨占時槽而通過，{ $collided } 位在 { $shared } 個時槽裡碰撞。
slots-round-none = 第 { $round } 輪（共 { $rounds } 輪），視窗 { $window }：{ $waiting } 位全部碰撞，擠在 { $shared } 個時槽裡，沒有人通過。
slots-round-done = 第 { $round } 輪（共 { $rounds } 輪），視窗 { $window }：抽取的 { $waiting } 位都獨占時槽，全部通過。
slots-round-beyond = 連結要求第 { $asked } 輪；這次執行只有 { $rounds } 輪，現在顯示最後一輪。
slots-nothing = 請先修正標紅的欄位，才有東西可以顯示。
slots-overflow = 第 { $round } 輪之後，視窗再加倍就會超過 2⁶³ − 1。有號 64 位元計數器會在此溢位；這裡的視窗保持不變。
slots-old = 最新的設定無法計算；畫面上的一切屬於之前最後一組能計算的設定。
slots-nobody = 沒有人要用，什麼也不會發生：一輪也沒有。
slots-who-title = 誰在哪個時槽
slots-key-alone = 獨占：通過
slots-key-collided = 共占：碰撞（附人數）
slots-key-alone-crowd = 獨占時槽的參與者
slots-key-shared-crowd = 碰撞的參與者
slots-key-shared = 碰撞，繼續等
slots-key-through = 在這一輪通過
slots-key-expected = 理論上平均還要等的人數（精確）
slots-chosen-only = 只畫出有人選的時槽；總共有 { $window } 個。
slots-crowd = 數量太多，無法逐一畫出，改畫視窗的各個區段。
slots-stretch = 一條約等於 { $width } 個相鄰的時槽
slots-stretch-one = 一條是一個時槽（{ $width }）
slots-roster = 這一輪之後的每位參與者
slots-roster-through = { $id } 號在第 { $round } 輪通過
slots-roster-waits = { $id } 號碰撞：視窗 { $before }，下一個 { $after }
slots-roster-crowd = 碰撞的 { $collided } 位，視窗全都從 { $before } 變成 { $after }。目前通過 { $through } 位，共 { $participants } 位。
slots-waiting-title = 每一輪有多少位抽取
slots-waiting-summary = 各輪抽取的人數：{ $counts }。
slots-axis-round = 輪
slots-axis-rounds = 輪數
slots-axis-collisions = 人次
slots-history-cut = 保留前 { $shown } 輪供查看；計數涵蓋全部 { $rounds } 輪。
slots-laws-title = 這次執行在所有執行之中
slots-laws-never = 這裡大家的選擇都一樣，沒有分布可言：每次執行都永遠不會結束。
slots-law-rounds = 全部通過所需的輪數
slots-law-collisions = 碰撞人次
slots-law-rounds-summary = 輪數的精確分布：平均 { $mean }，標準差 { $sd }。
slots-law-collisions-summary = 碰撞人次的精確分布：平均 { $mean }，標準差 { $sd }。
slots-law-sampled = { $runs } 次執行的平均是 { $mean }。
slots-law-own = 這次執行：{ $value }。
slots-exact-limit = 精確理論算到 { $most } 位參與者；超過時改用實際執行來計數。
slots-working-exact = 精確分布：{ $done }／{ $total }
slots-working-runs = 已執行 { $done }／{ $total } 次
slots-sample = 執行許多種子
slots-sample-run = 執行 { $runs } 個種子
slots-sample-clear = 移除這些結果
slots-sample-partial = 已停止：計入 { $runs } 次，原訂 { $asked } 次。
slots-sample-table = 計數結果
slots-sample-mean = 平均
slots-sample-error = 兩個標準誤
slots-sample-exact = 精確平均
slots-sample-off = 偏差（以標準誤計）
slots-sample-unfinished = 有 { $unfinished } 次執行在 { $rounds } 輪內沒有結束；計數到此為止，所以這些平均偏低。
slots-seeds = 種子 { $first } 到 { $last }
slots-one-seed = 種子 { $seed }
slots-key-exact = 精確機率
slots-key-mean = 平均 ± 一個標準差
slots-key-sample = { $runs } 次執行中的比例，附兩個標準誤
slots-key-own = 這次執行
slots-this-run = 這次執行：{ $value }
slots-binned = { $axis }，每條 { $width } 個值
slots-fact-rounds = 輪數
slots-fact-rounds-cut = 停止前的輪數
slots-fact-through = 通過
slots-fact-of = { $some }／{ $all }
slots-fact-collisions = 碰撞人次
slots-fact-in-slots = 發生在 { $slots } 個共占的時槽
slots-fact-slots = 提供的時槽總數
slots-fact-mean = 平均 { $mean } ± { $sd }
slots-fact-mean-only = 平均 { $mean }
slots-fact-rare = 不超過 { $rounds } 輪
slots-fact-rare-collisions = 碰撞不超過 { $collisions } 人次：{ $chance }
slots-fact-joint = · 兩者恰好如此：{ $chance }
slots-any-rounds = 對任何輪數都成立
slots-claim-lucky = 種子 { $seed } 在 { $rounds } 輪、{ $collisions } 人次的碰撞之後全部通過。這是幸運的執行：平均要 { $mean } ± { $sd } 輪，這麼少就夠的只占所有執行的 { $chance }。
slots-claim-ordinary = 種子 { $seed } 在 { $rounds } 輪、{ $collisions } 人次的碰撞之後全部通過。這是普通的執行：平均要 { $mean } ± { $sd } 輪；不超過此數的占 { $chance }，不少於此數的占 { $later }。
slots-claim-unlucky = 種子 { $seed } 要到 { $rounds } 輪、{ $collisions } 人次的碰撞之後才全部通過。這是不走運的執行：平均要 { $mean } ± { $sd } 輪，不超過此數的占 { $chance }，不少於此數的只占 { $later }。
slots-claim-plain = 種子 { $seed } 在 { $rounds } 輪、{ $collisions } 人次的碰撞之後全部通過。
slots-claim-unfinished = 種子 { $seed } 的執行在 { $rounds } 輪後停止，通過 { $completed } 位，共 { $participants } 位；平均需要 { $mean } 輪。它總有一天會結束：每一輪都有機會。
slots-claim-unfinished-plain = 種子 { $seed } 的執行在 { $rounds } 輪後停止，通過 { $completed } 位，共 { $participants } 位。它總有一天會結束：每一輪都有機會。
slots-claim-same-seed = { $participants } 位全都用同一個種子，所以永遠沒有人通過：種子相同、抽取次數相同，選到的時槽就相同；全部碰撞，視窗一起加倍，下一輪又從同樣的處境開始。上面的 { $rounds } 輪只是呈現，這個推論才是證明。
slots-claim-fixed = { $participants } 位全都等同樣長的時間，所以永遠沒有人通過：一起離開，也一起回來。上面的 { $rounds } 輪只是呈現；沒有任何事物能區分他們，這才是證明。
slots-compare-title = 什麼會出問題，差多少
slots-compare-setting = 設定
slots-compare-window = 視窗
slots-compare-rounds = 輪數
slots-compare-collisions = 碰撞人次
slots-compare-slots = 提供的時槽
slots-compare-note = 所有執行的平均，± 一個標準差；「永不」是證明出來的，不是觀察到的。
slots-never = 永不
slots-lesson-small = *太小。*視窗固定為 2 時，十二位參與者平均需要 { $small } 輪，而不是 { $usual } 輪；碰撞 { $smallHits } 人次，而不是 { $usualHits } 人次。
slots-lesson-large = *太大。*視窗從 2 長到 32 時，兩位參與者平均用到 { $usual } 個時槽；一開始就固定 1,024 則要 { $large } 個，幾乎都在空等。
slots-lesson-no-cap = *沒有上限。*從 2 開始，第 { $doublings } 次加倍就會超過 2⁶³ − 1，也就是有號 64 位元計數器的盡頭。這裡的視窗從此保持不變，結果也會註明；不檢查的程式則會溢位。
slots-lesson-alike = *全都一樣。*少問幾次不等於少碰撞：固定延遲不論是 4 還是 40，或者大家共用一個種子，每一輪都是 12 位中有 12 位碰撞。
slots-table = 逐輪列表
slots-table-caption = 每輪一列；檔案裡另有每次抽取，寫成「參與者:時槽」。
slots-column-round = 輪
slots-column-window = 視窗
slots-column-next = 下一個視窗
slots-column-draw = 抽取
slots-column-through = 通過
slots-column-collide = 碰撞
slots-column-shared = 共占的時槽
slots-python = 用 Python 重現這次執行
slots-python-text = 這幾行會印出相同的輪數、碰撞人次與通過人數，因為本頁抽數的方式與 CPython 相同：以種子啟動梅森旋轉演算法，`randrange(n)` 依 n 的位元數取位元，直到值小於 n 為止。種子與其相反數抽出的數相同。
slots-how = 每一欄是一個時槽，每個圓片是一位參與者，上面是號碼。獨占時槽的圓片塗滿並標上 ✓：已通過，離開。共占時槽的圓片只有外框，時槽畫上斜線並標 ✕ 與人數：他們全部碰撞，各自把視窗加倍，直到上限。

    還在等的人，先前每一輪都碰撞過，所以等待者的視窗都一樣大。下方的長條是每一輪抽取的人數；菱形是理論上平均還要繼續等的人數。兩個分布屬於*所有*種子，深色標記屬於這一個。

    一人次指一位參與者碰撞一次：五位選了同一個時槽，就算五人次。
slots-likeness = 一群人同時撥打一支忙線中的電話。要是叫每個人都在整整一分鐘後重撥，下一波還是一樣擁擠。要是每個人在那一分鐘裡隨機挑一個時刻，來電就散開了。

    還是太擠，就把可選的時段放寬。這只是*猜測*競爭者很多，並沒有數過人數：連續失敗四次之後，不論是兩個人還是五十個人，視窗都是 32。

    執行緒也一樣。十六個執行緒看到鎖空著，一個搶到，十五個落空。如果這十五個都等同樣的時間，就會再次成群回來：問得少了，碰撞卻沒有少。
slots-mechanism = TAS 鎖每嘗試一次，就對共用的記憶格做一次不可分割的讀、改、寫。TTAS 鎖先只讀，看到空著才動手搶。讀取與動手之間，別人可能更快。*這種*在讀到「空著」之後的失敗，才表示有對手也看到了同一刻。只讀到「使用中」說明不了什麼：裡面可能只是一位動作慢的持有者，根本沒有人群。

    這樣落空之後，從 `[0, limit)` 抽一個延遲，等完再試；接著把 `limit` 加倍，但不超過最大值。起始值與最大值用同一種單位：等待迴圈的圈數，或是時間。下一次無關的取鎖，要從小視窗重新開始；留著大視窗，等於把舊的壅塞帶到早已空閒的鎖上。

    隨機打破了重試的齊步。最大值只阻止*視窗*變大，並不限制失敗次數：即使視窗已到最大，一個執行緒仍可能連續落空許多次。所以退避不會讓阻塞式的鎖變成 lock-free，也不保證任何人的等待有界。

    怎麼等是另一回事：處理器的暫停指令、忙碌自旋，或讓作業系統使執行緒睡眠。切換情境本身要花時間，很短的臨界區不如在核心上等過去；長時間自旋則浪費處理器。下面的時槽模型不回答這個選擇。

    亂數來源必須真正獨立。同樣的種子、同樣的抽取順序，會得到同樣的延遲，永遠同步。本頁固定種子，是為了上課時能重現；真正的程式裡，每個執行緒應向系統取得自己的種子。
slots-rule = 不可分割的嘗試落空後，從逐漸變大的視窗裡隨機挑選；視窗要有上限；並在實際負載上量測是否有用。公平並不會由此而來。
slots-worked = 在這個模型裡，同一輪有多位選中同一個時槽就是碰撞。獨占時槽的完成，其他人放寬視窗。十二位參與者、視窗 2 到 32、種子 17：第一輪 4 位進了時槽 0，8 位進了時槽 1，全部碰撞。第二輪只有 1 號通過，第三輪是 2、3、4 號，第四輪視窗 16，剩下的八位全部通過。

    文件 000 印出的就是這些：12 位完成、4 輪、31 人次的碰撞；離 1000 輪的保險還很遠。十二個相同的固定延遲，就是一個時槽裡有十二位；失敗 20 次之後視窗是 32：視窗有上限，重試沒有。兩位參與者從 2 開始、到 32 為止，20 輪後仍未完成的機率是 2⁻⁹⁰：極小，但不是零。

    兩個執行緒各有自己的產生器，種子相同，每輪抽一個數：每一輪的延遲都相等。名為「隨機」的函式在那裡，對稱卻沒有被打破。真實機器上，排程的雜訊也許會把它們分開，但論證不能依賴它。獨立是論證的一部分，不是名稱上的裝飾。
slots-breaks = 視窗太小，擁擠的波峰依舊。視窗太大，少數幾位白白久等。無止境地加倍，最後是極長的停頓與計數器溢位。三者都在上面，附有數字。

    如果*每次*讀到「使用中」就退避，就會把一位慢的持有者當成人群：根本沒有人競爭，等待的執行緒卻睡得越來越久。

    種子 17 很快結束，並不證明任何亂數選擇都會很快結束。4 輪以內就夠的，大約九次裡只有一次；種子 0 到 5 分別需要 6、5、6、5、5、5 輪。
slots-model-ends = 這裡是時槽，不是時間。沒有鎖、沒有持有者、沒有臨界區的長短，也沒有快取與快取之間的往來；所有參與者同時開始，之後也沒有人加入。這些數字說明隨機如何把一群人分開，不是程式在機器上的加速；一輪也不是固定的時間。
slots-at-work = 退避用在並行資料結構、網路請求的重試，以及解決衝突的協定。它們的參數不同，什麼算失敗也不同：落空的不可分割嘗試、沒有回來的回應、線路上的碰撞。

    對鎖來說，要在不同的核心數與不同長度的臨界區之下，量測吞吐量、等待時間分布的尾端，以及不可分割嘗試的次數。

    如果需求是*有限的超車*，加長停頓沒有用。需要的是佇列，例如 MCS 鎖或號碼牌鎖。
slots-yes = 是
slots-no = 否
slots-x-windows = 起始視窗 4，上限 20，延遲在加倍*之前*抽取。前五次失敗各是從多大的視窗抽的？
slots-x-windows-why = 4、8、16、20、20：16 加倍是 32，上限把它變成 20。
slots-x-bounded = 那麼整段等待也不超過 20 嗎？
slots-x-bounded-why = 不是。每一次的延遲小於 20，但失敗幾次沒有限制。整段等待是所有延遲的總和，而任何失敗次數的機率都大於零。
slots-x-same = 兩個執行緒用同樣的產生器、同樣的種子，每輪抽一個數。1000 輪之後有幾個通過？
slots-x-same-why = 0。過去相同，所以每一輪的視窗與抽出的數都相同。
slots-x-large = 兩位參與者在固定 1,024 個時槽的視窗裡挑選，直到兩位都通過。平均總共提供多少個時槽？四捨五入到整數。
slots-x-large-why = 1,025。1,024 次裡只有一次不在第一輪結束，所以幾乎全是第一個視窗：1024 · 1024/1023 = 1025.001。
slots-x-counter = 視窗從 2 開始，不設上限地加倍，存在有號 64 位元計數器裡，最大值是 2⁶³ − 1。第一個放不下的是第幾次加倍？
slots-x-counter-why = 第 62 次：加倍 61 次後視窗是 2⁶²，再加倍就是 2⁶³。
slots-errata = 文件 000 把多位選中的時槽稱為碰撞，它的程式計數的卻是參與者：31 人次發生在 8 個時槽裡。本頁兩個數都列出。

    文件沒有說種子 17 有代表性，而它確實沒有：本頁說明它有多少見。
slots-quoted = 文件 000
slots-other-seed = 看種子 0 的執行
slots-source-document = 文件 000〈指數退避〉（俄文）：模型、數字與習題。
slots-source-model = 這個模型的理論，對一批參與者的視窗式退避：
slots-source-history = 共用線路上的二元指數退避：
slots-source-stability = 新來者不斷加入時：
slots-source-draws = 亂數：
slots-source-exact = 精確分布由等待人數的馬可夫鏈在本頁算出；每個轉移機率都是正數之和，不會因相減而失去精度。平均約有 13 位有效數字。

## Claims

claims-name = 驗證
claims-title = 文件說的話，重新算一遍
claims-question = 課程文件印出來的，都對嗎？
claims-lede = 凡是能檢驗的句子和印出的數字，都在這裡當場計算，用的就是畫出各個工具的同一個程式。文件有錯，或漏說了條件時，旁邊會寫出正確的值。
claims-document-000 = 文件 000 · 指數退避
claims-document-001 = 文件 001 · 分散式互斥
claims-document-002 = 文件 002 · 退避與抖動計算器
claims-document-003 = 文件 003 · Filter 鎖與麵包店鎖
claims-section-predict = 先猜猜看
claims-section-likeness = 像什麼
claims-section-mechanism = 怎麼運作
claims-section-rule = 規則
claims-section-worked = 逐步演算
claims-section-border = 界線在哪裡
claims-section-breaks = 少了它會壞什麼
claims-section-at-work = 實際應用
claims-section-exercise = 練習
claims-section-head = 這是什麼
claims-section-formula = 公式
claims-section-why = 為什麼要抖動
claims-section-strategies = 各種策略
claims-section-reading = 怎麼讀表格
claims-section-privacy = 隱私
claims-section-overview = 總覽
claims-section-centralized = 集中式
claims-section-decentralized = 去中心化
claims-section-distributed = 分散式
claims-section-ring = 權杖環
claims-section-comparison = 比較
claims-filter-document = 文件
claims-filter-all = 全部
claims-filter-show = 顯示
claims-filter-everything = 全部
claims-filter-errata = 只看勘誤
claims-filter-only = 只顯示第 { $id } 句。
claims-filter-off = 顯示全部
claims-unknown = 這裡沒有第 { $id } 句。
claims-none = 這裡沒有勘誤。
claims-run = 計算
claims-continue = 繼續
claims-again = 重新計算
claims-progress = 已算 { $done } 句，共 { $total } 句
claims-told = 共 { $total } 句，已算 { $done } 句：成立 { $hold }，有勘誤 { $errata }，不符 { $failed }。
claims-count-all = 句
claims-count-hold = 照印的成立
claims-count-errata = 有勘誤
claims-count-failed = 不符
claims-count-waiting = 還沒計算
claims-expected = 文件說
claims-computed = 算得
claims-verdict-holds = 成立
claims-verdict-erratum = 勘誤
claims-verdict-failed = 不符
claims-verdict-waiting = 未計算
claims-value-proved = 已證明
claims-value-refuted = 已否證
claims-value-unknown = 未知
claims-value-true = 是
claims-value-false = 否
claims-below = 小於 { $value }
claims-above = 大於 { $value }
claims-around = { $value } ± { $margin }
claims-seed = 種子 { $seed }
claims-see = 在工具裡看
claims-see-of = 在工具裡看第 { $id } 句
claims-only-of = 只指向第 { $id } 句的連結
claims-call = 怎麼算的
claims-call-of = 第 { $id } 句怎麼算的
claims-path = 取結果中的 { $path }
claims-slow = 這要算一陣子，所以要求時才執行。
claims-how = *文件說*是從文件的句子得出的值；*算得*是程式對「怎麼算的」底下那個請求所得的結果。兩者一致（有容許差時，在容許差之內），句子就成立。勘誤表示印出的句子不對，或只在它沒說的條件下才對。
claims-ends = 這裡只有計算能判定的事。建議、歷史和定義不在其中，也沒有任何計算能證明該看的就是這個數字。頁面不連網路這件事，是在完成的頁面上，用三種瀏覽器從外部測試的。

# The sentences, by their numbers; core/claims has the English ones too, and a test holds them together.

claims-1 = 十六個執行緒一起落敗，又都等同樣的固定時間，就會成群回來：一百輪之後一個也沒通過。
claims-1a = 這一百輪裡，每一輪都是十六個全部碰撞。
claims-2 = 問得少，不等於撞得少：固定等待拉長到十倍，十輪裡的碰撞還是一樣多。
claims-3 = 如果人人都隔同樣長的時間再打一次，下一波就和前一波一樣大；隨機的時刻才能把它打散。
claims-4 = 放大的視窗是猜測，不是在數對手：失敗四次之後，兩位和五十位的視窗一樣寬。
claims-5 = TAS 的每次嘗試都讀那個共用的記憶格。
claims-5a = 同一步也寫入它：這是一次不可分割的修改。
claims-6 = TTAS 先讀到鎖空著，然後才嘗試；兩步之間可能被別人搶先：走到一次失敗的嘗試，最短要 6 步。
claims-7 = 看到「使用中」並不證明有對手，可能只是一位慢的持有者：它不慌不忙時，唯一的等待者十次看到使用中。
claims-7a = 它沒有一次嘗試失敗，因為根本沒有嘗試：只有讀到空著之後的失敗，才指向對手。
claims-8 = 先從視窗裡抽，再把視窗加倍，但不超過上限：從 2 開始、上限 32，視窗依序是 2、4、8、16、32、32。
claims-10 = 新的、獨立的一次取得，又從小視窗開始，不管上一次變得多大。
claims-11 = 隨機等待打破重試的同步：各自獨立抽取時，十二位全部通過。
claims-12 = 上限擋住的是視窗的增長，不是失敗的次數：兩位在二十輪之後仍未通過的機率是 2⁻⁹⁰，不是 0。
claims-13 = 就算視窗已經最大，也可能連輸多次：兩位在前八輪全部相撞（其中四輪已達上限）的機率是 2⁻³⁰。
claims-14 = 退避不為任何人的等待設下界限：用了退避，兩個執行緒之一仍可能飢餓。
claims-14a = 不用退避，TAS 也好不到哪裡去：兩個執行緒之一可以在公平排程下永遠被越過，這樣的狀態有 3 個。
claims-14b = 三個執行緒時有 8 個。
claims-14c = 四個時有 20 個。
claims-14d = 退避也不會讓阻塞式的鎖變成 lock-free：持有者輪不到時，別人走五百回也毫無進展，持有者那次進入仍是唯一的一次。
claims-16 = 亂數來源必須彼此獨立：種子相同、抽取順序也相同，十二位就永遠等得一樣久。
claims-17 = 教學用的固定種子不能拿到正式環境：兩個程式都用 17，一千輪裡每一輪都會相撞。
claims-19 = 好幾位選到的時槽就是碰撞：種子 17 的第一輪，4、6、7、8 號在時槽 0，其餘八位在時槽 1。
claims-19a = 獨占時槽的通過，其餘的放大視窗：四輪裡依序通過零位、一位、三位、八位。
claims-20 = 這個模型只數時槽，沒有持有者、臨界區長度和快取：種子 17 的執行用了 30 個時槽，這不代表任何加速。
claims-21 = 程式印出：完成 12 位。
claims-22 = 程式印出：4 輪。
claims-23 = 程式印出：參與碰撞 31 次。
claims-23a = 沒有印出的是：發生碰撞的時槽只有 8 個。文字說的碰撞是這樣的時槽，程式數的是參與者。
claims-24 = 程式印出：固定延遲讓 12 位擠進一個時槽。
claims-24a = 他們全都坐在同一個時槽，編號是 4。
claims-25 = 程式印出：失敗 20 次後視窗是 32。
claims-26 = 離一千輪的防護還很遠：對所有可能的選擇，平均是 5.0657 輪。
claims-26a = 不到一千輪，還有人在等的機率就已低於 10⁻⁴⁰。
claims-27 = 兩個執行緒用同樣的產生器、同樣的種子、每輪抽一次，就永遠相同：1000 輪之後誰也沒通過。
claims-29 = 視窗太小，擁塞就一直在：只有兩個時槽又不增長，十二位平均需要 382.41 輪。
claims-29a = 在這 382.41 輪裡，參與碰撞平均 4084 次。
claims-29b = 視窗從 2 增長到 32 時，同樣的十二位參與碰撞平均只有 35.96 次。
claims-30 = 對手少時，視窗太大只會浪費時間：只有兩位時，固定視窗 1024 平均要用 1025 個時槽。
claims-30a = 視窗從 2 增長到 32 時，同樣兩位平均只用 5.282 個時槽。
claims-31 = 加倍而不設上限，計數器會溢位：從 2 開始，第 62 次加倍就超過 2⁶³ − 1。
claims-31a = 用 32 位元存毫秒，100 ms 每次加倍，到第 26 次等待就溢位：它比 2³¹ − 1 ms 還長。
claims-31b = 其中第 25 次等待還放得進 32 位元。
claims-32 = 每次讀到使用中就退避，連一位慢的持有者也會引起反應：它不慌不忙時，退避了十次。
claims-32a = 若只在嘗試落敗後才退避，就一次也不會退避。
claims-33 = 種子 17 很快結束，並不能證明別的選擇也會：四輪之內全部通過的機率只有 0.108。
claims-33a = 種子 0 到 5 之中，四個用了五輪，兩個用了六輪。
claims-34 = 退避用在許多地方，參數各不相同：這裡列出的系統，第一次等待就有五種以上。
claims-35 = 對鎖要量的，包括不可分割嘗試的次數：八個執行緒進入一百次，TAS 的嘗試比 TTAS 多。
claims-35a = TTAS 又比加了退避的 TTAS 多。
claims-35b = 臨界區的長短有影響：長到四倍時，TAS 的嘗試更多。
claims-35c = 核心數也有影響：八個的嘗試比兩個多。
claims-36 = 超越次數要有界，就需要佇列：用票號鎖，三個執行緒中，拿到號碼之後最多有兩個別人先進。
claims-36a = MCS 也一樣，只要已經排進佇列。
claims-36b = TAS 沒有這樣的上界。
claims-36c = TTAS 也沒有。
claims-37 = 從 4 開始、上限 20、先抽再加倍，前五個視窗是 4、8、16、20、20。
claims-38 = 總等待並不以 20 為限：過了這 68 個時槽，兩位仍未通過的機率是 1/204,800。
claims-40 = 權杖式演算法一開始就有一個行程持有權杖；許可式的沒有權杖。
claims-41 = 持有者用完就傳下去，不想用就直接傳：行程 2 在兩次傳遞後拿到。
claims-42 = 有權杖就沒有人永遠等待：已對三個行程的環證明。
claims-43 = 遺失的權杖需要一套程序來產生唯一的新權杖：有了它，等待的行程能單獨進入。
claims-44 = 資源空閒時，進入前是一個請求和一個授權：兩個訊息時間。
claims-45 = 若拒絕會告知，有競爭的進入要四則訊息而不是三則。
claims-46 = 離開時授權給佇列的第一個：同時請求的三個在 2、5、8 進入。
claims-46a = 這要九則訊息。
claims-47 = 一次只放一個：已對三個行程證明。
claims-48 = 依請求到達的順序授權。
claims-49 = 每次使用三則訊息：請求、授權、釋放。
claims-50 = 協調者是單點故障：它一當機，三個請求者都永遠等待。
claims-51 = 得不到回覆的請求者分不清協調者死了還是被拒絕：它知道的完全相同。
claims-52 = 協調者可能成為瓶頸：五次進入它要收十則訊息，一個行程只收一則。
claims-54 = 需要超過半數副本的票；恰好一半會被拒絕。
claims-55 = 已經投過票的副本會說不。
claims-56 = 票不夠就放棄，隨機等待後再試：兩個同時競爭時要問超過十次。
claims-57 = 一個副本當機不會讓它停擺：五個壞一個，兩個行程仍都進得去。
claims-58 = 副本忘了票後恢復，可能再授權一次：三票取二時，一次重置在十一步內打破互斥。
claims-59 = P[k] 是二項分布：三個投票者各以 1/5 遺忘，恰好兩個的機率是 3 · 0.04 · 0.8 = 0.096。
claims-60 = 從 2m − n 加到 m：三個副本、兩票、1/10 得 0.19。
claims-60a = 至少 2m − n 個要遺忘：32 個副本、24 票時是 16。
claims-61 = 32 個副本、四分之三的票、3 小時中的 10 秒：機率低於 10⁻⁴⁰。
claims-61a = 完整數字是 2.13184888219618 · 10⁻⁴³。
claims-63 = 長時間占用需要別的機制：十秒改成一刻鐘，就高於 10⁻⁴⁰。
claims-64 = 資源的第 i 個副本名為 名稱-i，任何人都能推出所有的鍵。
claims-65 = 競爭者太多會分散選票，資源閒置：二十個競爭者使用它的時間不到十分之一。
claims-66 = 最早是藍波特的演算法，3(n − 1) 則訊息：五個行程 12 則。
claims-67 = 時間戳記相同時依行程編號排序：0 先於 2。
claims-68 = 請求送給其他所有行程：五個中的四個。
claims-69 = 沒在用也不想用的立刻回 OK：另外兩個都回。
claims-70 = 正在使用的不回覆並排入佇列：0 在裡面到 7，OK 於 8 到達。
claims-71 = 也想要的比較時間戳記，小的贏：戳記 3 的 2 先於戳記 8 的 0。
claims-72 = 收齊所有 OK 才進入，用完後對佇列全部回 OK：三個在 2、4、6 進入。
claims-73 = 戳記 8 和 12 的例子用八則訊息。
claims-73a = 行程 0 在 2 進入，行程 2 在 4 進入。
claims-74 = 第二個例子中，行程 0 把正在裡面的行程 2 的請求排入佇列。
claims-74-erratum = 角色寫反了：行程 0 早已回覆 2，沒有排入任何東西。是在裡面的行程 2 把行程 0 的請求排入佇列。
claims-74a = 排入佇列的是在裡面的那個，總共仍是八則訊息。
claims-75 = 保證互斥：已對兩個行程各兩次請求證明。
claims-75a = 無論訊息以什麼順序到達，都沒有人永遠等待。
claims-76 = 每次進入 2(n − 1) 則訊息：五個行程 8 則。
claims-76a = 十個行程 18 則。
claims-77 = 有 n 個故障點：一個不感興趣的行程當機就封鎖所有請求者。
claims-78 = 死者的沉默被當成拒絕：不論 2 死了還是在裡面，行程 0 的等待都一樣。
claims-79 = n 個之一故障至少是單一個的 n 倍可能：十個各 0.01 時為 0.1 以上。
claims-79-erratum = 獨立故障時是 1 − (1 − p)ⁿ，最多 n 倍：十個各 0.01 時為 0.0956。
claims-80 = 它比集中式更糟且訊息更多：三個行程就超過三則。
claims-81 = 補救：一律回覆、逾時重問、認定死者。這樣死掉的行程就不會封鎖別人。
claims-83 = 所有人參與所有決策：五個行程處理的訊息一樣多。
claims-84 = 只要授權者在前一個用完前不授權別人，簡單多數就足以互斥。
claims-84a = 但從不收回的票會互相鎖死：同時請求的三個在六步後全部等待，文件沒有提到。
claims-85 = 環的順序不重要：換一個順序，四個行程進入的時間相同。
claims-86 = 權杖先在行程 0，再傳給行程 1。
claims-87 = 想用的進入、做完、再傳下去：1、2、3、0。
claims-88 = 同一個權杖不能連續進入兩次：再請求的要等一圈。
claims-89 = 沒人要時權杖全速空轉：十個時間單位送出十一次。
claims-90 = 任一瞬間只有一個持有者：已對三個行程證明。
claims-91 = 最壞是其他人各用一輪：飽和時五個行程各等 n(C + 1) − C = 9。
claims-92 = 很難偵測遺失，持有者可能只是慢：把沉默當遺失的人會造出第二個權杖。
claims-93 = 有確認訊息就能發現死掉的鄰居並越過它。
claims-94 = 集中式：每次進入三則訊息。
claims-94a = 延遲兩個訊息時間，即使一次只能傳一則也一樣。
claims-95 = 去中心化：3mk 則訊息；三票一次嘗試為九則。
claims-95a = 延遲也是 3mk 個訊息時間：九。
claims-95a-erratum = m 則釋放在使用之後：進入前是 2m 則，共用匯流排上為六，各自連線上延遲為 2。
claims-96 = 分散式：延遲 2(n − 1)，五個行程為八。
claims-96-erratum = 只有一次傳一則（如匯流排）時才成立。各自連線上所有請求同時傳送，OK 也是：延遲為 2。
claims-96a = 在匯流排上是八。
claims-97 = 環：人人都要時每次進入一則訊息。
claims-97a = 幾乎沒人要時則無上界：一次進入超過八百則。
claims-97b = 延遲最多 n − 1：五個行程為四。
claims-97b-erratum = 剛送出權杖就請求的要等它繞回來：小於 n，但大於 n − 1。半個單位後請求：4.5。
claims-98 = 環的問題是權杖遺失：之後請求的永遠等待。
claims-99 = 分散式比集中式更怕當機：閒置行程當機就會封鎖它。
claims-101 = 去中心化的不怕當機，但可能飢餓：兩個對手中一個可能拿走所有進入。
claims-102 = 延遲是就短時間使用而言；長時間占用時主要是等別人：臨界區 100 時，協調者為 5(C + 2) − C = 410。
claims-102a = 這時各演算法相差無幾：Ricart–Agrawala 為 405。
claims-103 = 這個計算器只計算，不重試任何東西：一萬次等待的時程，總長超過 55 小時，不必等就算得出來。
claims-104 = 表格裡每次嘗試有一列。
claims-104a = 一列會說這次等待最少是多少。
claims-104b = 一列會說這次等待最多是多少。
claims-105 = 第 n 次等待是 min(cap, base · factorⁿ⁻¹)：100 ms 每次加倍、上限一秒，就是 100、200、400、800、1000、1000。
claims-106 = base 就是第一次等待。
claims-107 = factor 是每次嘗試的增長倍數；2 就是每次加倍。
claims-108 = 沒有上限時，100 ms 每次加倍，到第 12 次嘗試約 3.4 分鐘：204,800 ms。
claims-108a = 這十二次等待加起來是 409,500 ms。
claims-109 = 一千個用戶端照同一份時程，會一波一波回來：任何時刻不是沒有人重試，就是一千個一起重試。
claims-110 = 抖動打亂它們的步調：用 full jitter，20 ms 內的最大尖峰從 1000 降到約 38。
claims-110a = 用 equal jitter，尖峰約 51。
claims-110b = 用 decorrelated jitter，尖峰約 20。
claims-111 = Full jitter 從 0 開始均勻分布：每次的最小等待都是 0。
claims-111a = Full jitter 最多到整個延遲 d。
claims-111b = Full jitter 的平均是 d/2。
claims-112 = Full jitter 是所有策略中分散最廣的。
claims-113 = 用 full jitter，用戶端可能很早就回來：總等待最少是 0。
claims-114 = Equal jitter 從 d/2 開始，也就是原延遲的一半。
claims-114a = Equal jitter 最多到整個延遲 d。
claims-114b = Equal jitter 的平均是 3d/4。
claims-115 = Equal jitter 保有下限：沒有人會立刻回來。
claims-115a = 用 equal jitter，群體仍然分散：尖峰低於沒有抖動的等待。
claims-116 = Decorrelated 的等待在 base 與前一次的三倍之間均勻分布，不超過上限：100 ms 與 20 s 時，最多依序是 300、900、2700、8100、20,000 ms。
claims-116a = Decorrelated 的最小等待每次都是 base。
claims-116b = factor 對 decorrelated 的等待沒有作用。
claims-117 = Decorrelated jitter 跟著前一次等待走，很快就碰到上限：100 ms 與 20 s 時，第十次等待恰好等於上限的機率是 0.1147。
claims-117a = Decorrelated jitter 是通用的好選擇：它的等待一直保持分散。
claims-118 = 只有一個用戶端時，不加抖動的等待沒有問題：它的尖峰就是一次呼叫。
claims-118a = 對一大群用戶端，不加抖動的等待很危險：一千個用戶端的尖峰就是一千次呼叫。
claims-119 = 最少與最多是一次嘗試的等待範圍；沒有抖動時兩者相等。
claims-120 = 最壞的總等待是各次最多等待的和：用戶端放棄之前，總共最久等這麼久。
claims-121 = Full jitter 不改變最壞的總等待，與沒有抖動時相同。
claims-121a = Equal jitter 也不改變最壞的總等待。
claims-121b = Equal jitter 把最少等待降到一半。
claims-122 = 用 decorrelated jitter，最壞的總等待會比沒有抖動時更長。
claims-122a = 100 ms 每次加倍、上限 20 s，十次 decorrelated 等待總共可達 132,000 ms。
claims-122b = 同一份時程不加抖動，十次等待總共 65,500 ms。
claims-123 = 減輕伺服器負擔的是分散，不是較短的總和：full jitter 削掉尖峰，最壞的總等待不變。
claims-124 = 重試可能把一則訊息送達兩次，所以接收端必須是冪等的：一次重試就是最多兩次呼叫。
claims-125 = 輸入不會離開頁面：核心沒有任何能送出資料的呼叫，問它時，它回答不認得。
claims-126 = 五個執行緒用麵包店鎖，手上有了號碼牌之後，最多有四個別人先進。
claims-127 = 其他每一個最多先進一次：已對三個執行緒證明。
claims-127a = 兩個執行緒也是。
claims-128 = 就算排程器讓你睡著，號碼牌仍保護你：三個之中一個拿著號碼睡了，別人走四百回，只進入兩次。
claims-128a = 沒有更糟的排程，公平與否都一樣：對三個執行緒已證明，別人最多先進兩次。
claims-129 = 機器發號碼；你坐著等，直到看板上所有還在等的人號碼都比你小，而晚來的人不會超前。
claims-129a = 來的人拿比最後一張大 1 的號碼：三個執行緒先後來，拿到 1、2、3。
claims-130 = 佇列若從不清空，號碼就超出三位數的看板：三個執行緒走 16,000 回之後，號碼已大於 999。
claims-131 = Filter 的每個閘室攔下一艘船：五個執行緒中，可以同時有四個過了第 1 層、三個過了第 2 層、兩個過了第 3 層、一個過了第 4 層。
claims-131a = 而且絕不會再多一個。
claims-132 = 在 filter 鎖裡，執行緒先寫自己的層級：三個之中的 A，在第 1 層。
claims-132a = 然後把自己指名為這一層的受害者：0 號執行緒，第 1 層。
claims-132b = 只要有別人在同一層或更高，而受害者是自己，就等著。
claims-132c = 別人一旦指名自己，它就不再等。
claims-132d = 從第 1 層到第 n − 1 層都這樣：五個執行緒時，進臨界區之前寫八次。
claims-133 = 同時過了第 L 層的，最多 n − L 個：已對兩個執行緒證明。
claims-133a = 已對三個執行緒證明。
claims-133b = 已對四個執行緒證明。
claims-133c = 四個執行緒有一個狀態：三個過了第 1 層，兩個過了第 2 層，一個過了第 3 層；所以 n − L 是確切的數。
claims-133d = 所有執行緒可以同時寫第 L 層：八個一起站在第 1 層。
claims-134 = 最後指名自己的執行緒，等到別人前進或離開為止：兩個別人都在第 2 層時，沒有執行緒被攔在第 1 層。
claims-134a = 文中沒有印出：三個執行緒的 894 個狀態中，有 36 個是這樣。
claims-135 = 過了第 n − 1 層只剩一個，在裡面：三個執行緒從不會有兩個同時在內。
claims-136 = 離開時層級設回 0。
claims-137 = 在麵包店鎖，執行緒舉旗、讀所有號碼、寫下自己的：這是三步各自寫入的東西。
claims-137a = 第二步讀三個執行緒的號碼。
claims-137b = 只要有舉旗的執行緒，其（號碼，編號）這一對比較小，就等著。
claims-138 = 讀和寫是兩步，所以會有相同的號碼：最短六步就出現。
claims-138a = 如果合成一步，就不會有。
claims-138b = 號碼相同時由執行緒編號決定：B 先寫下號碼，又輪到十次，卻還在等；進入的是 A。
claims-139 = 先到先進：若 A 在 B 開始之前就寫下號碼，B 就不會比 A 先進。已對三個執行緒證明。
claims-139a = 兩個執行緒也是。
claims-139b = 這時 B 的號碼比較大。
claims-140 = 只能超越同時或更早拿號碼的人：也就是說，先到先進可以被打破。
claims-141 = Filter 鎖做到互斥：已對兩個執行緒證明。
claims-141a = 已對四個執行緒證明。
claims-141b = 裡面沒有誰會飢餓：已對四個執行緒證明。
claims-141c = 每一層都是 Peterson 鎖：兩個執行緒的 filter 與它狀態一樣多。
claims-142 = 麵包店鎖最多有 n − 1 個先進：兩個執行緒時是 1。
claims-142a = 三個時是 2。
claims-142b = 四個時是 3。
claims-142c = 五個時是 4。
claims-142d = 號碼無止境地增長：8000 回之後比 4000 回更大。
claims-143 = 只靠讀寫又不會死鎖的鎖需要 n 個記憶格，所以兩個執行緒一格不夠：覆蓋論證讓兩個都進了臨界區。
claims-143a = 別人寫入的東西可以被抹掉而沒人看見：抹掉之後，記憶格裡的值就像另一個執行緒從未執行過。
claims-143b = 先看再寫，下場相同。
claims-143c = 先寫再看也一樣。
claims-143d = 輪流能做到互斥，卻會死鎖：執行緒在等一個不想進入的。
claims-144 = 所以要有硬體的不可分割操作：這個論證碰不到 test-and-set，因為它一步就又讀又寫。
claims-144a = 不管有幾個執行緒，它只要一個記憶格。
claims-144b = 而且做到互斥：已對三個執行緒證明。
claims-144c = 它不會死鎖：已對三個執行緒證明。
claims-145 = 程式印出：兩個執行緒的 filter 有 43 個狀態。
claims-145a = 程式印出：裡面最多 1 個。
claims-146 = 程式印出：三個執行緒的 filter 有 894 個狀態。
claims-146a = 程式印出：三個執行緒時，裡面也最多 1 個。
claims-147 = 沒有誰會飢餓，文件用論證來證明，因為它的窮舉不查這一點。搜尋公平的循環，也一個都找不到：兩個執行緒。
claims-147a = 三個執行緒也沒有。
claims-147b = 四個也沒有。
claims-148 = 四個執行緒有幾萬個狀態：18,165。
claims-149 = 十個執行緒的狀態多得無法窮舉：搜尋到不了盡頭。
claims-149a = 文中沒有印出：十個執行緒有 9,647,279,095,779 個狀態。
claims-149b = 文中沒有印出：共 5,790,071 類。
claims-149c = 文中沒有印出：六個執行緒有 10,187,487 個狀態。
claims-151 = 麵包店鎖無法完整窮舉，因為號碼一直增長，狀態無窮多。
claims-151a = 文中沒有印出：按號碼的次序，兩個執行緒有 65 個狀態。
claims-151b = 文中沒有印出：三個執行緒有 957 個。
claims-151c = 文中沒有印出：四個執行緒有 18,911 個。
claims-151d = 按號碼本身來算，兩個執行緒的 10,000 個狀態還不是全部。
claims-152 = 程式印出：兩個執行緒，4000 回，種子 2：進入 440 次。
claims-152a = 程式印出：最多被超越 1 次。
claims-152b = 程式印出：最大的號碼是 404。
claims-152c = 程式印出：平手 37 次。
claims-153 = 程式印出：三個執行緒，4000 回，種子 3：進入 292 次。
claims-153a = 程式印出：最多被超越 2 次。
claims-153b = 程式印出：最大的號碼是 270。
claims-153c = 程式印出：平手 24 次。
claims-154 = 程式印出：五個執行緒，4000 回，種子 5：進入 189 次。
claims-154a = 程式印出：最多被超越 4 次。
claims-154b = 程式印出：最大的號碼是 172。
claims-154c = 程式印出：平手 21 次。
claims-155 = 兩個執行緒那次執行中最糟的超越，就是可能的最糟情況。
claims-155a = 三個執行緒那次也是。
claims-155b = 五個那次也是。
claims-156 = 平手有幾十次：兩個執行緒那次超過二十。
claims-156a = 三個那次超過二十。
claims-156b = 五個那次超過二十。
claims-157 = 號碼幾乎與進入次數一樣快地增長，相差不到一成：兩個執行緒。
claims-157a = 三個執行緒也是。
claims-157b = 五個也是。
claims-157c = 這是因為離開時不清除號碼：離開時清除的話，同一次執行中號碼就比較小。
claims-158 = 進入 2³¹（約 21 億）次之後，有號的 32 位元號碼會溢位：下一個會是 2,147,483,648。
claims-158a = 還差一百個號碼時，恰好還能進入一百次。
claims-158b = 文中沒有印出：其實還要再多進入幾次，因為平手時共用一個號碼。兩個執行緒那次執行，進入次數比號碼多。
claims-160 = 若先指名受害者、再升層級，兩個執行緒都能通過：最短要 8 步。
claims-160a = 三個執行緒有兩個通過：最短要 14 步。
claims-161 = 不分平手的話，號碼相同的兩個都看不到更小的，就一起進去：最短要 8 步。
claims-162 = 在 Java，2³¹ − 1 再加 1 是負數，因此成了最小的：−2,147,483,648。
claims-163 = 拿到這種號碼的會超越整個佇列，最糟時與別人一起在臨界區裡：有號 2 位元的號碼，最短要 8 步。
claims-163a = 3 位元是 20 步。
claims-163b = 4 位元是 44 步。
claims-163c = 先到先進早一步就被打破：4 位元在 43 步之後。
claims-163d = 號碼取模 2，一樣快就壞掉：8 步。
claims-163e = 取模 4：20 步。
claims-163f = 取模 8：44 步。
claims-164 = 實務上沒有人用這些鎖，因為每個都要大約 n 個記憶格：八個執行緒的 filter 要 15 個，即 2n − 1。
claims-164a = 麵包店鎖要 16 個，即 2n。
claims-164b = 每次進入都要讀其他所有人的標記：filter 即使沒有別人在搶，也要讀七次以上。
claims-164c = 麵包店鎖的每次進入也一樣。
claims-165 = 為了這個下界，處理器才加上 test-and-set 與 compare-and-swap：也就是說，它們比下界年輕。
claims-166 = 票號鎖就是由一次不可分割操作發號的麵包店鎖，而且仍是先到先進：已對三個執行緒證明。
claims-166a = 文中沒有印出：計數器只看相對的差，兩個執行緒有 9 個狀態。
claims-166b = 文中沒有印出：三個有 31 個。
claims-166c = 文中沒有印出：四個有 129 個。
claims-168 = 八個執行緒的 filter 有 7 層。
claims-168a = 八個之中可以有三個過了第 5 層：A 在裡面，B 與 C 在更後面等。
claims-168b = 絕不會更多：已對 8,356,012,425 個狀態證明。
claims-169 = 號碼是 7、7、5 時，執行緒 A、B、C 依 C、A、B 的次序進入：編號是 2、0、1。
claims-169a = 不管輪到誰，都不會有別的次序。
claims-170 = 是 n − 1 而不是 0，因為同時拿號碼而編號較小的會先進：如果人人都在任何人寫下之前讀完，五個之中有四個先進。
claims-170a = 更早拿的也先進：一個接一個來時，五個之中又是四個先進。
claims-170b = 晚來的絕不會：A 拿著第一個號碼睡著時，別人走八百回，一次也進不去。
claims-112-erratum = Decorrelated jitter 更廣：base 為 100 ms 時，第一次等待的標準差是 57.7 ms，full 只有 28.9 ms。文件自己的最後一節也說它的範圍更寬。
claims-117a-erratum = 只有在上限沒有比 base 高很多，或重試次數很少時才成立：上限是 base 的 200 倍時，後期的等待有 28.9 % 恰好等於上限，完全沒有分散。
claims-122-erratum = 只在 factor 不超過 3 時成立。100 ms × 4、沒有上限、六次等待時反而較短：109,200 ms 對 136,500 ms。base 不低於上限時，兩者相等。
claims-129-erratum = 這句話說反了：等到別人的號碼都比自己小，就會讓晚來的先進。應該等到還在等的人之中，沒有人的號碼比你小。
claims-134-erratum = 別人前進並不會放它走，因為他們仍在同一層或更高。要等別人在它之後指名自己，或者其他全部離開，它才能往前。
claims-140-erratum = 說反了：能超越你的，只有與你同時或更早拿號碼的人。更早拿號碼的人，沒有誰能超越。
claims-149-erratum = 只有逐一窮舉時才如此。只差執行緒名字的狀態屬於同一類，十個執行緒的所有類別不到一分鐘就搜尋完畢。
claims-151-erratum = 只有區分每個號碼時才如此。接下來會發生什麼，只取決於號碼的大小次序；按次序來看，狀態是有限的，全部都搜尋過了。
claims-165-erratum = 順序正好相反：System/360 在 1964 年就有 test-and-set，System/370 約在 1970 年有 compare-and-swap；Burns 與 Lynch 在 1980 年找到這個下界，1993 年發表全文。下界說明的是，為什麼只靠一般記憶體不夠。

## Locks
locks-name = 鎖
locks-title = 鎖的實驗室
locks-question = 兩個執行緒會同時進入嗎？
locks-panels = 要對這個鎖做什麼
locks-panel-check = 檢查所有執行
locks-panel-graph = 狀態圖
locks-panel-random = 隨機排程
locks-panel-lower = 下界
locks-panel-exports = 帶走

# questions.js, exercises.js, more.js, rules.js, and the chapter
locks-ask = { $count ->
   *[other] { $lock }，{ $threads } 個執行緒：會不會有兩個同時在裡面？
  }
locks-ask-never = 絕不會
locks-ask-soon = 會，{ $steps } 步以內
locks-ask-later = 會，但要超過 { $steps } 步
locks-ask-because-two = { $count ->
   *[other] { $steps } 步之後就有兩個在裡面，沒有更短的執行。
  }
locks-ask-because-never = { $count ->
   *[other] 不論輪到誰，{ $threads } 個執行緒中絕不會有兩個同時在裡面：全部 { $states } 個狀態都看過了。
  }
locks-ask-error = 但有的執行會碰到這段文字的錯誤，錯誤之後的就沒有再看。
locks-ask-open = 先看了 { $states } 個狀態，{ $covered } 步以內的執行全在其中，沒有兩個在裡面。「檢查所有執行」會走得更遠。
locks-ask-show = 給我看
locks-how = 文字的一行就是一步：寫在同一行的事一次發生。文字旁的記號是執行緒 A、B、C……，各自停在下一步要執行的那一行。執行緒清單說明這一步會做什麼，或為什麼要等：條件與它現在的值。記憶體中，上一步寫過的儲存格有粗框，讀過的畫有斜線。

    下一步輪到誰由排程決定，在這裡，排程就是你。一把鎖必須經得起任何排程。每一步都接在路徑上；你可以沿路徑來回走，在中間走出的一步就開始另一次執行。連結裡帶著文字與路徑。

    「檢查所有執行」會走遍每一種先後順序。否證的，就給出一次執行；要數步數時，給的是最短的。長久下來才出問題的，就給出一個回到起點的循環。
locks-rules = 這個語言的規則
locks-rules-lede = 一把鎖是一小段用 Python 語法寫的文字。從 0 到 8 的九條規則說明它怎麼執行；每一個狀態數都由此而來。
locks-rule-rounds = *輪次。*每個執行緒都呼叫 `thread`，結束或返回之後再呼叫一次。若其餘的全在一個 `while True:` 裡，它上面的幾行只執行一次。
locks-rule-free = *自己的行不算步。*沒有提到共享變數、也沒有地點的一行不占一次輪替：它和前一步一起發生。
locks-rule-step = *一行就是一步。*用 `;` 接起來的一起發生；單行的 `if` 和緊接其下的單行 `elif`、`else` 也是。較長的 `if` 或 `while` 的開頭自成一步，只做測試。想一次只讀一格，就把每次讀取寫成一行。
locks-rule-wait = *等待。*`while …: pass` 是一步，只有條件為假時才走得了。什麼也不會改變的一步也算等待。
locks-rule-own = *自己的變數*是 `thread` 裡賦值、而最上面沒有宣告的數。每個執行緒各有一份，從 0 開始，到了沒有人還能讀它的地方就忘掉。共享變數則永遠不忘。
locks-rule-places = *地點。*`outside()` 與 `critical()` 寫在行首。停在那一行的執行緒就在外面或在裡面，執行那一行就離開。外面可以待一輩子，裡面不行。`arrived()` 標出門口的盡頭，`note("名字", …)` 數出某事成立的步數。
locks-rule-values = *值*是 32 位元的整數、整數的串列，以及只能存放與比較的 `none`。`any`、`all`、`max`、`min`、`sum`、`len` 走遍 `threads` 或 `others`；多元組由左到右比較；`wrap(x, bits)` 像帶號整數一樣溢位。
locks-rule-properties = *性質*對每一把鎖都檢查：錯誤、互斥、死結、飢餓；有 `arrived()` 時還有超車與先後。也可以加上自己的：`always()` 在每個狀態都要成立，`reachable()` 至少在一個狀態成立。
locks-rule-chance = *隨機。*隨機排程像 Python 那樣抽出每一輪；必須等待的執行緒，這一輪就過去了。
locks-words = 判定的意思
locks-word-proved = 能到達的每個狀態都看過了：只就這個執行緒數而言，並且以旁邊寫的為前提，也就是所有人以同一順序看到所有寫入的記憶體；有些性質還要*弱公平*：一直都能走的執行緒，總有一天輪得到。
locks-word-refuted = 有一次執行破壞了它，可以打開來一步一步看。
locks-word-unknown = 搜尋沒有走到那麼遠：被停下、碰到限制，或被設了上限。它會說走到了哪裡。
locks-word-simulated = 一個種子的一次執行。它讓人看到會發生什麼，卻不能說什麼不會發生。
locks-word-quoted = 書上說的，擺在這裡找到的旁邊。
locks-keys = 按鍵
locks-key-step = 焦點在圖上而不在文字中時，執行緒 A、B……走一步。
locks-key-move = 沿路徑：往回、往前、到開頭、到末尾。
locks-key-play = 播放路徑，或停下。
locks-key-space = 空白鍵
locks-key-undo = 取消上一次對路徑的更動，或再做一次。
locks-key-tabs = 在圖的分頁上：換到旁邊的面板。
locks-key-leave = 依序按下可離開文字；單按 Tab 是縮排。
locks-likeness = 一間有取號機的候診室。拿下一個號碼，坐下來，等到還在等的人裡沒有更小的號碼為止。比你晚來的拿到更大的號碼，超不過你。但要是候診室從來不空，號碼就一直變大，而看板的位數就那麼多。這就是*麵包店*。

    一條運河上接連有幾道閘門。擠到一道閘門前的船裡，最後到的要留下，直到前面的都走了，或又來了更晚的一艘。每道閘門留住一艘，過了最後一道就只剩一艘。這就是*過濾鎖*。
locks-mechanism = *互斥*是說臨界區裡從來沒有兩個執行緒。單要互斥很便宜：誰也不放進去的鎖就有。所以還要更多。沒有*死結*：只要有人想進去，就有人進得去。沒有*飢餓*：想進去的，人人都進得去。*超車有上限*：別人最多先進去多少次。

    過濾鎖有 n − 1 層。在第 L 層，執行緒寫 `level[i] = L`，再寫 `victim[L] = i`，然後等待：只要另有人在第 L 層或更高，*而且* victim 還是自己。到了這一層的人當中，最後的 victim 留下；所以過得了第 L 層的最多 n − L 個，過最後一層的只有一個。人人都進得去；但從三個執行緒起，別人能先進去幾次沒有上限：有人睡著時，別人可以一圈又一圈。

    麵包店：執行緒舉起旗標，讀所有號碼，拿比最大的多一的號碼，然後等到舉旗的人裡沒有更小的一對（號碼、執行緒編號）為止。寫下號碼之前的路是*門口*，只要固定幾步自己的步子。讀號碼與寫自己的號碼是兩步，所以兩個人可能拿到同一個號碼；這時編號小的先進。我的號碼寫下之後才出發的，拿到的一定更大：*先到先進*。
locks-rule = 過濾鎖：n − 1 層，每層一個 victim；有互斥、沒有飢餓，但超車沒有上限。麵包店：比最大的號碼再多一，平手看執行緒編號；先到先進，號碼寫下之後最多被超車 n − 1 次，而號碼會一直變大。任何只讀只寫、沒有死結的鎖，n 個執行緒至少要 n 個儲存格。
locks-worked = 一個狀態就是每個執行緒停在哪裡、記憶體裡有什麼。過濾鎖兩個執行緒有 43 個狀態，三個有 894，四個有 18,165，沒有一個狀態裡有兩個在裡面。十個執行緒有 9,647,279,095,779 個，一個一個看是看不完的。但過濾鎖的執行緒只比較彼此的名字是否相同，所以只差在誰是誰的狀態可以只存一次：5,790,071 類，十個執行緒的證明就完成了。

    麵包店的號碼會變大，所以狀態無窮無盡。文件 003 因此用種子 n 隨機走 4,000 輪：2、3、5 個執行緒有 440、292、189 次進入，最多被超車 1、2、4 次。這樣一次執行證明不了什麼。但號碼只拿來比較，要緊的只有*順序*；按順序，2、3、4 個執行緒有 65、957、18,911 個狀態。這就是證明：最多被超車 n − 1 次，每個別人最多一次。
locks-breaks = 過濾鎖的兩次寫入對調：第一個執行緒在層數還沒升起時就自稱 victim，第二個看不到它就過去了。8 步之後兩個都在裡面；三個執行緒要 14 步。

    過濾鎖沒有 victim：同一層的兩個互相等待，誰也動不了。

    麵包店平手不分先後：號碼相同的兩個都看不到更小的，8 步之後一起進去。

    號碼溢位：過了 2³¹ − 1，32 位元帶號整數就變成最小的（在 Java 如此；在 C++ 行為未定義）。拿到它的人超過整個隊伍，甚至和別人同時在裡面。號碼取 4 的餘數，只要 20 步。
locks-model-ends = 這裡所有執行緒以同一順序看到所有寫入：記憶體是*循序一致*的。處理器會延後寫入，在那上面 Peterson 鎖需要記憶體屏障。

    一行就是一步，而且和文件 003 一樣，一行就看遍所有層數或號碼。書上是一次讀一格；「每步只讀一格」的變體也這樣做，狀態就更多。

    一個證明只對它所用的 n 成立。要對所有的 n，就需要論證，例如「過得了第 L 層的最多 n − L 個」。這裡也沒有說鎖有多快：沒有快取、沒有核心，也沒有時間。
locks-at-work = 沒有人真的用過濾鎖或麵包店：每把鎖要 n 格以上，每次進入都得讀遍別人的。但從它們生出兩樣東西。

    第一樣是*下界*。下一步要寫某一格的執行緒*蓋住*了它：這次寫入會抹掉別人留在那裡的一切。儲存格不到 n 個時，可以在有人進去的時候把它們全部蓋住；之後的寫入把這個人藏起來，另一個人也就進去了。一步之內又讀又寫的指令不怕這一招。

    第二樣是號碼與佇列。有了這種指令，一格就夠。*Test-and-set*（TAS）一試再試，可能有執行緒永遠落敗；*test-and-test-and-set*（TTAS）在鎖看起來空出來之前只看不試，省的是記憶體，救不了落敗的人。*號碼牌鎖*就是麵包店，只是號碼由一次不可分割的加法給出：它是公平的，Linux 核心從 2008 年用到 2015 年換成 qspinlock 為止。*MCS* 與 *CLH* 的佇列裡，每個執行緒等在自己的或前一個人的那一格，所以離開的人只叫醒一個，不是全部。
locks-see-filter = 三個執行緒的過濾鎖
locks-see-bakery = 麵包店的隨機執行
locks-see-swapped = 寫入對調的過濾鎖
locks-see-modulo = 取 4 的餘數的麵包店
locks-see-lower = 把下界演出來
locks-x-yes = 會
locks-x-no = 不會
locks-x-levels = 8 個執行緒的過濾鎖：有幾層？同時最多有幾個執行緒過了第 5 層？請給兩個數。
locks-x-levels-why = 7 與 3：共有 n − 1 層，過了第 L 層的最多 n − L 個。連結把它寫成 `always()` 與 `reachable()` 加進文字；檢查所有執行就知道。
locks-x-order = 麵包店裡三個執行緒拿了號碼：A（編號 0）是 7，B（編號 1）是 7，C（編號 2）是 5。它們以什麼順序進去？
locks-x-order-why = C、A、B：號碼最小的先進；A 與 B 平手，而 A 的編號較小。
locks-x-why = 麵包店為什麼只保證最多被超車 n − 1 次，而不是零次？
locks-x-why-later = 晚來的可能拿到更小的號碼。
locks-x-why-before = 比我早拿或同時拿號碼的可以先進，每人一次。
locks-x-why-sleep = 我睡著的時候，別人愛繞幾圈就繞幾圈。
locks-x-why-why = 只有更小的一對能先進，而只有比我早拿或同時拿號碼的人才有。出來之後要重新取號，那時的號碼就更大了。n = 3 時搜尋證明了這一點：最多被超車 { $most } 次，每個別人 { $each } 次。
locks-x-tie = 平手不分先後的麵包店裡有兩個執行緒。最少幾步之後兩個都在裡面？
locks-x-tie-why = { $steps }：兩個都舉旗、讀號碼、寫下同一個號碼、通過等待。
locks-x-starve = 兩個執行緒搶 test-and-set，一直都能走的總有一天輪得到。想進去的，人人都進得去嗎？
locks-x-starve-why = 不會。{ $cycle } 步可以永遠繞下去：一個執行緒在另一個輪到之前又拿走了鎖。另一個只在鎖空著的片刻走得了，所以不算受到不公平的對待。
locks-x-writes = 別人都歇著，一個執行緒進出一次 5 個執行緒的過濾鎖。它寫共享記憶體幾次？
locks-x-writes-why = { $writes }：4 層各兩次，離開時一次。
locks-x-cells = 12 個執行緒的鎖沒有死結，而且只讀只寫。它至少要幾個共享的儲存格？
locks-x-cells-why = 12 個，不論每格多大（Burns 與 Lynch）；12 個單獨的位元就夠。
locks-errata = 文件 003 的取號機說要等到號碼比所有在等的人都小；意思正好相反：等到沒有人的號碼更小。超車也一樣：能超過你的，只有比你早拿或同時拿號碼的人。

    過濾鎖最後的 victim 並不像文件說的那樣，別人往前走它就能走。要等別人離開，或更晚來的成為 victim。

    文件說過濾鎖的十個執行緒、以及整個麵包店都多得無法搜尋。一個一個來確實如此；按執行緒名字分類、按號碼的順序，兩者都在這裡證明了。

    Test-and-set 與 compare-and-swap 不是為了下界而造的。它們分別出自 1964 年與 1970 年前後，下界是 1980 年的。
locks-source-document = 文件 003，〈n 個執行緒的鎖〉（俄文）：過濾鎖、麵包店、下界、練習。
locks-source-symmetry = 狀態的分類：
locks-source-fair = 公平：

# lower
locks-lower-title = 一個儲存格不夠
locks-lower-lede = 兩個執行緒只有一個共用的儲存格；一步可以讀它或寫它，但不能又讀又寫。不論你用它寫出什麼樣的鎖，下面的排程都能找到一次執行把它弄壞。手法是：在一個執行緒第一次寫入之前把它停住，之後再讓那次寫入抹掉另一個執行緒留下的一切。
locks-lower-theorem = 這招對每一個這樣的鎖都有效，所以兩個執行緒至少要兩個儲存格；一般而言，只用讀與寫、不會死結的 n 個執行緒的鎖，至少要 n 個儲存格，不論每格多大。n 個單獨的位元就夠。若像 test-and-set 那樣一步之內又讀又寫，這個論證就無從下手：這正是這類指令存在的理由。
locks-lower-try = 看看只用一個儲存格的嘗試
locks-lower-attempts = 只用一個儲存格的嘗試：
locks-lower-attempt-published = 宣告後再看一次
locks-lower-attempt-alternating = 嚴格輪流
locks-lower-attempt-look-then-write = 先看再寫
locks-lower-attempt-write-then-look = 先寫再看
locks-lower-first = 要凍結的執行緒
locks-lower-line = 第 { $line } 行
locks-lower-show = { $count ->
    [0] 演示
   *[other] 演示：{ $n } 步
  }
locks-lower-cut = 連結只放得下前 { $n } 步。
locks-lower-refutes-mutual-exclusion = 互斥
locks-lower-refutes-deadlock-freedom = 不會死結
locks-lower-refutes-no-error = 不會出錯
locks-lower-case-covered-write = 兩個都在裡面。{ $first } 遲來的寫入抹掉了 { $second } 留在 { $name } 的值，於是 { $first } 照走不誤，彷彿 { $second } 不存在。
locks-lower-case-enters-unseen = 兩個都在裡面。{ $first } 什麼都沒寫就進去了，{ $second } 無從得知。
locks-lower-case-first-loops = { $first } 想進入，{ $second } 在休息，{ $first } 卻永遠進不去：{ $how ->
    [waits] 它在第 { $line } 行永遠等下去。
   *[other] 它永遠繞圈子。
  }
locks-lower-case-second-loops = { $second } 想進入，{ $first } 在休息，{ $second } 卻永遠進不去：{ $how ->
    [waits] 它在第 { $line } 行永遠等下去。
   *[other] 它永遠繞圈子。
  }
locks-lower-case-loops-after-write = { $first } 想進入，{ $second } 在休息；{ $first } 寫了，卻永遠進不去：{ $how ->
    [waits] 它在第 { $line } 行永遠等下去。
   *[other] 它永遠繞圈子。
  }
locks-lower-case-fails = { $thread } 單獨執行，就在第 { $line } 行遇上鎖的錯誤。
locks-lower-failure-index-outside = 索引 { $value } 超出 { $name } 的範圍。
locks-lower-failure-overflow = { $value } 放不進 32 位元。
locks-lower-failure-division-by-zero = 除以零。
locks-lower-failure-none-used = 需要數字的地方是 none。
locks-lower-failure-empty = 對空的集合求最大或最小。
locks-lower-failure-endless = 不算步的行一直繞圈，到不了任何一步。
locks-lower-failure-too-long = 一步算得太久。
locks-lower-failure-limit-reached = 有個值到了上限。
locks-lower-memory = { $name } 的內容：左邊是實際情形，右邊是 { $second } 從未動過的情形
locks-lower-moment = 時刻
locks-lower-with = 有 { $second }
locks-lower-without = 沒有 { $second }
locks-lower-frozen = { $first } 凍結在第 { $line } 行之前
locks-lower-ran = { $first } 執行了第 { $line } 行
locks-lower-same = 相同
locks-lower-apart = 不同
locks-lower-inside = 在裡面
locks-lower-nobody = 裡面沒有人
locks-lower-cannot-tell = 從這裡起，{ $first } 分不出自己在哪一種執行裡：同一行、同樣的自有值、同樣的儲存格。
locks-lower-moments-more = { $count ->
   *[other] 還有 { $count } 個時刻；兩格始終相同。
  }
locks-lower-phase-rest = 先去休息
locks-lower-phase-cover = 單獨執行，直到第一次寫入之前
locks-lower-phase-other = 在 { $first } 凍結時單獨執行
locks-lower-phase-write = 遲來的寫入
locks-lower-phase-on = 繼續執行
locks-lower-say-rest-rests = { $thread } 走到 outside()，戲從這裡開始。路上做的事還不算要求進入。
locks-lower-say-cover-covers = { $first } 現在覆蓋著 { $name }：它的下一步（第 { $line } 行）要寫入 { $value }。到目前為止它只看過，誰也看不出它動過。
locks-lower-say-cover-inside = { $first } 已經在裡面，而且什麼都沒寫：誰也看不出它動過。
locks-lower-say-never = 只有 { $thread } 一個，另一個在休息，它還是進不去。
locks-lower-say-other = { $second } 看到的記憶體就像 { $first } 不存在。單獨一個執行緒一定要進得去，所以 { $second } 進去了。
locks-lower-say-other-never = { $second } 看到的記憶體就像 { $first } 不存在。它本該進得去，卻進不去。
locks-lower-say-write = { $first } 走出被攔住的那一步。{ $second } 留在 { $name } 的 { $left } 消失得無影無蹤。
locks-lower-say-write-never = { $first } 停在原地：被攔住的那一步哪裡也去不了，有沒有 { $second } 都一樣。
locks-lower-say-on = { $first } 看到的與 { $second } 從未動過時一樣，而那時它會進去。所以它進去了。
locks-lower-say-on-never = { $first } 看到的與 { $second } 從未動過時一樣，卻進不去：可見它單獨一個也進不去。
locks-lower-no-step = 一步也不用走。
locks-lower-steps = { $thread } 的步驟
locks-lower-line-head = 行
locks-lower-text = 程式
locks-lower-does = 對儲存格做了什麼
locks-lower-writes = 寫入 { $name } = { $value }
locks-lower-reads = 讀取 { $name }：{ $value }
locks-lower-nothing = 沒有碰 { $name }
locks-lower-steps-more = { $count ->
   *[other] ……還有 { $n } 步。
  }
locks-lower-end-rests = 休息中
locks-lower-end-covers = 覆蓋 { $name }
locks-lower-end-inside = 在裡面
locks-lower-end-waits = 在第 { $line } 行永遠等待
locks-lower-end-goes-round = 永遠繞圈子
locks-lower-end-fails = 第 { $line } 行出錯
locks-lower-end-written = 已寫入
locks-lower-see-phase = 在逐步檢視中看這一刻
locks-lower-two-threads = 改成兩個執行緒
locks-lower-refused = 這個論證不談這個鎖
locks-lower-why-threads = 它談的是兩個執行緒與一個儲存格；這裡有 { $n } 個執行緒。更多執行緒時，同樣的想法可對付 n − 1 個儲存格，只是戲更長。
locks-lower-why-no-critical = 沒有任何一行是 critical()，誰也不會進入，也就沒有什麼要隔開。請在執行緒進入之處寫上 critical()。
locks-lower-why-no-outside = 沒有任何一行是 outside()，執行緒從不休息。若兩個永遠都想進入，嚴格輪流就行，一個儲存格就夠。請讓 thread 以 outside() 開頭。
locks-lower-why-register-list = { $name } 是串列，每一項都是獨立的儲存格：一次寫入只覆蓋其中一格，其他格仍留著痕跡。請只留一個兩個執行緒共用的整數。
locks-lower-why-two-registers = { $name } 是第二個儲存格。遲來的寫入抹掉一格，另一格還在；而兩格對兩個執行緒確實夠用。請只留一個共用變數。
locks-lower-why-reads-and-writes = 這一行在一步之內又讀又寫 { $name }。停在這種一步之前的執行緒還沒看過，之後會看到另一個留下的值：論證到此為止。test-and-set 一步做完兩件事，這正是處理器要有它的理由。若想不靠它試試，請在一行讀進自有變數，下一行再寫。
locks-lower-why-reads-twice = 這一行在一步之內讀 { $name } 不只一次。論證照記憶體本來的樣子：一步只存取一次。請在前一行先讀進自有變數。
locks-lower-why-writes-twice = 這一行在一步之內寫 { $name } 不只一次。論證照記憶體本來的樣子：一步只存取一次。請每行只寫一個值。
locks-lower-why-no-rest = 單獨的執行緒從第一行起永遠到不了 outside()，停在這裡。因此沒有兩個都在休息、可以開場的時刻。請讓 thread 以 outside() 開頭。
locks-lower-why-no-try = { $thread } 即使單獨一個也離不開這一行：這一步什麼也不會改變。它從未要求進入，也就怪不得誰不讓它進去。請讓這一行通往 critical()。
locks-lower-why-too-large = 單獨的執行緒走了 { $limit } 步，既沒進去，也沒回到先前的狀態：它一直數下去，戲演不完。請限制它數的東西。

# cells
locks-cells-title = 鎖要用多少記憶體
locks-cells-scope = n = { $n }，進入一次，沒有別人要求
locks-cells-used = { $count ->
    [0] 這個鎖完全不用共用的儲存格。
   *[other] 這個鎖用 { $used } 個儲存格；宣告了 { $declared } 個。
  }
locks-cells-between = 這個鎖用 { $least } 到 { $most } 個儲存格；宣告了 { $declared } 個。單獨進入一次碰到 { $least } 個，任何執行都不會碰到超過 { $most } 個。
locks-cells-fewer = 這比 n = { $n } 還少。所以這個鎖一步之內做的不只是讀或寫（像 test-and-set），或者它有毛病：會有兩個同時進入，或有人卡住。是哪一種，「檢查所有執行」會告訴你。
locks-cells-variables = 它的共用變數
locks-cells-variable = 變數
locks-cells-declared = 宣告的格數
locks-cells-touched = 用到
locks-cells-passes = 其他都在休息時進入一次
locks-cells-thread = 執行緒
locks-cells-reads = 進入時讀取
locks-cells-different = 讀到的不同格數
locks-cells-writes = 進入時寫入
locks-cells-exit = 離開時讀／寫
locks-cells-end-waits = 永遠等待
locks-cells-end-goes-round = 永遠繞圈子
locks-cells-end-fails = 出錯
locks-cells-compare = 與只用讀與寫的鎖相比，n = { $n }
locks-cells-lock = 鎖
locks-cells-cells = 用到的格數
locks-cells-all-writes = 進出的寫入
locks-cells-this = 這個鎖
locks-cells-filter = 過濾鎖
locks-cells-bakery = 麵包店
locks-cells-bound = 下界
locks-cells-moral = 過濾鎖與麵包店每次進入都至少讀 n − 1 = { $least } 個不同的儲存格，即使沒有別人想進。這就是只用讀與寫的代價，所以這些鎖用來教，而不是拿來用。
locks-cells-bound-note = 這個下界適用於不會死結、且每一步只讀或只寫一格的鎖。
locks-cells-refused = 無法計算儲存格
locks-cells-why-no-critical = 沒有任何一行是 critical()，沒有進入可數。請在執行緒進入之處寫上 critical()。
locks-cells-why-no-outside = 沒有任何一行是 outside()，沒有其他都在休息的時刻。請讓 thread 以 outside() 開頭。
locks-cells-why-no-rest = 單獨的執行緒永遠到不了 outside()，停在這裡。請讓 thread 以 outside() 開頭。
locks-cells-why-too-large = 單獨的執行緒走了 { $limit } 步還進不去。請限制它數的東西。

# random
locks-random-title = 隨機執行一次
locks-random-lede = 每一輪隨機抽一個執行緒；必須等待的就放過這一輪。同樣的種子給出同樣的執行，在這裡與在 Python 都一樣。一次執行只說明什麼常發生，證明不了什麼。
locks-random-turns = 輪數
locks-random-schedule = 輪到誰
locks-random-by-random = 隨機
locks-random-by-round-robin = 依序輪流
locks-random-seed = 種子
locks-random-seed-hint = 抽出的數與 Python 的 random.Random(seed).randrange(n) 相同。
locks-random-seed-unused = 依序輪流不抽數。
locks-random-seed-less = 上一個種子
locks-random-seed-more = 另一個種子
locks-random-progress = { $total } 輪中的 { $done } 輪
locks-random-scope = 種子 { $seed }，{ $turns } 輪
locks-random-scope-turns = 依序輪流，{ $turns } 輪
locks-random-stopped = 在 { $turns } 輪後停止；數字是到此為止的。
locks-random-again = 再執行一次
locks-random-entries = 進入次數
locks-random-overtakes = 最多超車
locks-random-overtakes-hint = 從 arrived() 到自己進入之間，其他執行緒進入的次數
locks-random-no-doorway = 程式裡沒有 arrived()
locks-random-together = 同時在裡面最多
locks-random-together-hint = 一個才對，兩個就是鎖壞了
locks-random-waited = 放過的輪數
locks-random-waited-hint = 執行緒必須等待
locks-random-two-inside = 同時有 { $count } 個執行緒在裡面：這個鎖不互斥。
locks-random-failed = { $thread } 在第 { $turn } 輪遇上鎖的錯誤，執行就此結束。
locks-random-shortest = 找出最短的這種執行
locks-random-per-thread = 每個執行緒的進入次數
locks-random-largest = 每個變數的最大值
locks-random-variable = 變數
locks-random-value = 值
locks-random-notes = 程式記下的事
locks-random-note = 記號
locks-random-times = 次數
locks-random-open = { $count ->
   *[other] 把前 { $n } 步放進逐步檢視
  }
locks-random-document = 文件 003：{ $turns } 輪後的麵包店
locks-random-setting = 設定
locks-random-ticket = 最大號碼
locks-random-ties = 平手
locks-random-here = 這裡
locks-random-row = n = { $n }，種子 { $n }
locks-random-same = 相同
locks-random-differs = 不同

# bar.js
locks-bar = 選哪個鎖
locks-bar-lock = 鎖
locks-bar-variant = 變體
locks-bar-threads = 執行緒數
locks-bar-fewer = 少一個執行緒
locks-bar-more = 多一個執行緒
locks-bar-own = 你自己的程式
locks-bar-name = { $title }：{ $variant }
locks-bar-restore = 回到內建的程式
locks-bar-atomic = 一行就是一個不可分割的步驟
locks-bar-atomic-why = 寫在同一行的事一次發生，中間沒有人能插進來；兩行之間則誰都可以。不碰共享變數也不碰位置的行，和前一步一起執行。想一次只讀一格，就把每次讀取寫成一行。
locks-bar-made = 這個鎖是為 { $least } 到 { $most } 個執行緒設計的；在這裡仍然可以執行。
locks-bar-made-one = 這個鎖是為 { $least } 個執行緒設計的；在這裡仍然可以執行。
locks-bar-unknown-lock = { $own ->
    [yes] 這裡沒有叫「{ $name }」的鎖。你自己的程式照樣執行；也可以選一個內建的鎖：
   *[no] 這裡沒有叫「{ $name }」的鎖。請從現有的鎖中選一個；連結裡的其他內容都會保留：
  }
locks-bar-unknown-variant = { $own ->
    [yes] 這個鎖沒有「{ $name }」這個變體。你自己的程式照樣執行；也可以選一個內建的變體：
   *[no] 這個鎖沒有「{ $name }」這個變體。請從現有的變體中選一個；連結裡的其他內容都會保留：
  }
locks-lock-filter = 過濾鎖
locks-lock-bakery = 麵包店鎖
locks-lock-peterson = Peterson 鎖
locks-lock-tas = Test-and-set
locks-lock-ttas = Test-and-test-and-set
locks-lock-ticket = 號碼牌鎖
locks-lock-mcs = MCS 佇列鎖
locks-lock-clh = CLH 佇列鎖
locks-lock-check-then-set = 先看再占
locks-lock-one-register = 只有一格
locks-variant-published = 原版
locks-variant-swapped = 兩次寫入對調
locks-variant-no-victim = 沒有 victim
locks-variant-level-too-few = 少一層
locks-variant-one-read = 每步只讀一格
locks-variant-no-tie-break = 平手不分先後
locks-variant-modulo-4 = 號碼取 4 的餘數
locks-variant-modulo-8 = 號碼取 8 的餘數
locks-variant-wrap-8 = 號碼只有一個帶號位元組
locks-variant-reset-at-exit = 離開時交還號碼
locks-variant-lamport-1974 = Lamport 1974
locks-variant-no-choosing = 不等正在取號的
locks-variant-broken = 壞掉的
locks-variant-alternating = 嚴格輪流
locks-variant-look-then-write = 先看再寫
locks-variant-write-then-look = 先寫再看
locks-variant-victim-other = 把對方寫成 victim
locks-variant-flags-only = 只有旗標
locks-variant-victim-only = 只有 victim

# text-pane.js
locks-text-title = 程式
locks-text-label = 鎖的程式
locks-text-good = 旁邊仍以最後一份能執行的程式運作。

# faults.js: what the core finds wrong with a lock, by the kind of the fault
locks-fault-at = 第 { $line } 行第 { $column } 欄：{ $said }
locks-fault-assignment = 語言裡沒有這種指派。請用 =、+=、-=、*=、//= 或 %=。
locks-fault-bare-generator = 這裡的生成式要用方括號：any([flag[k] for k in others])。
locks-fault-bits = 位元數要寫成 { $min } 到 { $max } 的數字，例如 wrap(x + 1, 8)。
locks-fault-block = 冒號後面缺少區塊。請把下一行縮排四格，或寫 pass。
locks-fault-bracket = 這個括號一直沒有關上。請在運算式結束處關上。
locks-fault-bracket-alone = 這個括號沒有對應的開頭。請拿掉，或在前面補上。
locks-fault-bracket-other = 這個括號關不上前面的「{ $name }」。請先關上那一個。
locks-fault-builtin = { $name } 屬於語言本身，單獨不是值。請照 any([flag[k] for k in others]) 這樣用。
locks-fault-call-empty = outside()、critical() 與 arrived() 的括號裡沒有東西。請留空。
locks-fault-call-names = 這裡呼叫的各部分沒有名稱。請拿掉名稱和 =。
locks-fault-call-target = 只能以名稱呼叫函式：any、all、max、min、sum、len 或 wrap。
locks-fault-call-variable = { $name } 是變數，不是函式。請拿掉括號。
locks-fault-chained-comparison = 比較不能串在一起。請寫 a < b and b < c。
locks-fault-colon = 這裡缺少冒號。if、elif、else、while、for、def 那一行都以冒號結尾。
locks-fault-comma = 多了一個逗號。請拿掉。
locks-fault-comprehension = 生成式不能單獨放在這裡。請用 any、all、max、min、sum 或 len 包住。
locks-fault-conditional = 運算式裡不能有 if。請另寫一行：if 條件: x = 1，下面接 else: x = 2。
locks-fault-constant = 初始值必須在任何人執行之前就已知。請用數字、n，以及上面已給了數字的名稱。
locks-fault-continuation = 這裡不能用反斜線接續下一行。請把長運算式放進括號。
locks-fault-division = / 會得到分數。整數除法請寫 //。
locks-fault-division-by-zero = 這裡除以 0。請除以別的數。
locks-fault-domain = for 只走過 threads、others 或 range(…)。要走過串列，請寫 for k in range(len(list))。
locks-fault-elifs = 一個 if 有超過 { $max } 個 elif。請拆成幾個。
locks-fault-else = { $name } 正上方沒有 if。請放在 if 底下，縮排相同。
locks-fault-else-if = else if 在這裡是一個字。請寫 elif。
locks-fault-empty = 對空的東西取 max 或 min。請選有元素的範圍。
locks-fault-endless = 這裡一直繞圈，卻沒有任何一步。請讓圈裡有一行用到共享變數、outside() 或 critical()。
locks-fault-equals = 單一個 = 是給值，不能放在這裡。要比較請寫 ==；要同時給兩個值請寫 a, b = 0, 0。
locks-fault-export-cases = 這一步的情況太多，這種格式寫不下。請拆成幾行，每行都用到共享變數。
locks-fault-export-comprehension = 這個生成式的情況太多，這種格式寫不下。請減少執行緒。
locks-fault-export-endless = 這裡有不算步的行在繞圈，這種格式寫不出來。請讓每一圈都有一步。
locks-fault-export-first-value = 這個初始值指著另一個執行緒，這種格式寫不出來。請從 none 開始。
locks-fault-export-name = 這種格式不認得名稱 { $name } 的某些字母。請用 a 到 z、數字和 _。
locks-fault-export-negative = Spin 不接受幾個不同的負初始值。請從 0 或更大開始。
locks-fault-export-none = { $name } 可能是 none，也可能是任何數，這種格式寫不出來。請用 % 或 wrap 讓它保持很小。
locks-fault-export-range = 這個範圍的值太多，這種格式寫不下。請用小數目之間的範圍。
locks-fault-export-tickets = TLA+ 不寫號碼順序這種化簡。這個鎖請選 Promela 或 Murphi。
locks-fault-export-two-for = TLA+ 不寫一個生成式裡的兩個 for。這個鎖請選 Promela 或 Murphi。
locks-fault-export-wrap = Spin 的整數是 32 位元，wrap 不能取這麼多位元。請取 30 或更少。
locks-fault-expression = 語言裡沒有這種運算式。可用的有數字、名稱、list[index]、+ - * // %、比較、and、or、not、any、all、max、min、sum、len 與 wrap。
locks-fault-first-value = 在 thread 上面，名稱只用 = 取得初始值。請寫 名稱 = 值。
locks-fault-fold = { $name } 只看一個生成式或一個串列。請寫 { $name }([… for k in threads])。
locks-fault-for = 緊跟在 for: 後面的內容，不知該算一步還是多步。請另起數行，再縮排四格：每行一步。
locks-fault-for-name = for 只能有一個名稱。請寫 for k in others。
locks-fault-function = 不能定義 { $name }：只能定義 thread、always 和 reachable。請把內容寫在需要的地方。
locks-fault-grows = 這些值似乎會無止境地增長，沒有程式能列完所有狀態：{ $names }。請用 % 或 wrap 讓它們保持很小。
locks-fault-in = in 只能用在 for 裡。要找一個值，請寫 any([x == a[k] for k in threads])。
locks-fault-indentation = 縮排與前後的行不符。每層四格，同一區塊的各行都一樣。
locks-fault-index = 只有以名稱寫出的串列才能有索引，其元素都是整數。請寫 名稱[索引]。
locks-fault-index-outside = 索引超出 { $name }，其元素編號為 { $min } 到 { $max }。請選這個範圍內的索引，或用更長的串列。
locks-fault-integer-as-list = { $name } 不是串列，卻當成串列用。請拿掉索引，或在 thread 上面宣告串列：{ $name } = [0] * n。
locks-fault-length = 串列有 1 到 { $max } 個元素。請換一個長度或範圍；[0] * n 每個執行緒一個。
locks-fault-list = 串列寫成 [值] * 長度 或 [值 for k in threads]：一個值、一個 for、沒有 if。
locks-fault-list-as-integer = { $name } 是串列，卻當成整數用。請寫 { $name }[索引]。
locks-fault-list-here = 串列只能在 thread 上面建立。請在那裡宣告，在這裡逐一給元素值。
locks-fault-nested-function = thread 裡不能定義函式。請把內容寫在需要的地方。
locks-fault-nesting = 這裡巢狀超過 { $max } 層。請把一部分另寫一行或另取名稱。
locks-fault-no-effect = 這一行什麼也沒改變。請把值給某個名稱，或拿掉這一行。
locks-fault-no-loop = { $name } 不在任何迴圈裡。要結束這一輪、開始下一輪，請寫 return。
locks-fault-no-thread = 程式裡沒有 def thread(i):。請加上：其中各行就是每個執行緒做的事。
locks-fault-none = none 不是執行緒，也不是數。只能存起來，並用 == 或 != 比較。
locks-fault-note = note 有一個引號裡的名稱（1 到 60 個字母）和一個條件。請寫 note("tie", 條件)。
locks-fault-number = 值都是整數。請只寫數字，例如 12。
locks-fault-other-name = 這裡不認得名稱 { $name }。請寫 { $write }。
locks-fault-others = 這裡沒有「自己這個執行緒」，也就沒有 others。請寫 threads。
locks-fault-own-in-property = 每個執行緒都有自己的 { $name }。請寫 { $name }[k]，k 是執行緒編號。
locks-fault-parameters = thread 有一個參數，就是執行緒自己的編號。請寫 def thread(i):。
locks-fault-place = outside() 與 critical() 必須在一行的開頭。請另起一行。
locks-fault-property = { $name } 只有一行：return 加一個條件。請寫 return all([… for k in threads])。
locks-fault-property-parameters = { $name } 沒有參數，因為它談的是整個狀態。請寫 def { $name }():，並用 for k in threads。
locks-fault-range = range 有一到三個部分。請寫 range(1, n)。
locks-fault-range-place = range 只能放在 in 後面。請寫 for k in range(1, n)。
locks-fault-range-step = range 的間隔是 0 以外的數字。請寫 range(n, 0, -1)。
locks-fault-recursion = 不能呼叫 { $name }。thread 結束後會自己重新開始；要迴圈請寫 while。
locks-fault-reserved = { $name } 是語言本身的名稱。請換一個。
locks-fault-return = thread 不傳回值。請只寫 return。
locks-fault-sign = 語言裡沒有「{ $name }」（{ $write }）這個符號。複製來的或全形的符號看起來像空格、括號、引號或減號，其實不同：請用半形重新輸入。
locks-fault-statement = { $name } 沒有值。請把 { $name }(…) 寫成單獨的敘述。
locks-fault-string = 只有 note 有字串，就是引號裡的名稱：note("tie", 條件)。別處請用數字或 none。
locks-fault-string-end = 字串沒有在這一行結束。請用同樣的引號關上。
locks-fault-tabs = 縮排混用了定位字元和空格。請每層用四個空格。
locks-fault-target = 只有名稱或 list[index] 能得到值。請寫 名稱 = 值。
locks-fault-thread-number = { $name } 是這個執行緒自己的編號，不能改變。請用別的名稱。
locks-fault-too-big = 這個值放不進 32 位元。請選 −2147483648 到 2147483647 之間的數。
locks-fault-too-long = 這裡一步要走過超過 { $max } 個值。請選短一點的範圍。
locks-fault-too-many = 一個執行緒最多有 { $max } 個自有變數。請少用幾個名稱。
locks-fault-top-level = 函式之外只有初始值。請把這一行移進 def thread(i):，前面加四個空格。
locks-fault-tuple = 元組只能和元組比較，或逐項指派。請寫 (a, b) < (c, d)，或只用一個值。
locks-fault-tuple-parts = 兩邊的項數必須一樣。請讓兩邊相同，或每項各寫一行。
locks-fault-tuple-target = 這個符號前面只能有一個名稱。請每個各寫一行。
locks-fault-twice = { $name } 定義了兩次，第一次在第 { $first } 行。請只留一個，或換個名稱。
locks-fault-unfinished = 這一行沒寫完。請把運算式寫完。
locks-fault-unknown-function = 沒有函式 { $name }。有的是 any、all、max、min、sum、len 與 wrap；要同時發生的事，請在同一行用 ; 連起來。
locks-fault-unknown-list = 沒有串列 { $name }。請在 thread 上面宣告：{ $name } = [0] * n。
locks-fault-unknown-name = 這裡不認得名稱 { $name }。請先給它值：各執行緒共享就寫在 thread 上面，各有各的就寫在裡面。
locks-fault-unknown-statement = 語言裡沒有這種敘述。有的是指派、if、for、while、break、continue、pass 與 return。
locks-fault-unreachable = 這一行後面的部分永遠執行不到。請拿掉。
locks-fault-unreadable = 這裡讀不懂。請找找看有沒有不是 Python 的符號。
locks-fault-unreadable-word = 這裡讀不懂「{ $name }」。請看看它前面的「{ $before }」。
locks-fault-waits-for-nothing = 這裡等的事沒有別人能改變。請在條件裡用到共享變數。
locks-fault-while = while 的冒號後面只能是 pass：這一行是等待。要迴圈，請把內容另起數行，再縮排四格。
locks-fault-wrap = wrap 有兩個部分：值和位元數。請寫 wrap(x + 1, 8)。
locks-fault-lock-and-source = 自己的程式與鎖的名稱不能並用。請只留一個。
locks-fault-large-bytes = 程式太長：{ $n } 位元組。最多讀 { $limit } 位元組（64 KB），連結也放不下更多。請縮短；註解也算在內。
locks-fault-large-lines = 程式超過 { $limit } 行。請縮短；一個鎖十到二十行就夠。
locks-fault-large-long-line = 這一行超過 { $limit } 個字詞與符號。請拆成幾行。
locks-fault-large-numbers = 程式裡不同的數太多，大約只放得下 { $limit } 個。請少用一些。
locks-fault-large-values = 有個運算式需要超過 { $limit } 個中間值。請拆成幾行。
locks-fault-large-alone = 單獨的執行緒走了 { $limit } 步還沒到頭。請限制它數的東西。
locks-fault-large-path = 路徑超過 { $limit } 步。請走短一點的路徑。
locks-fault-large-drawing = 圖上最多畫 { $limit } 個狀態。請減少執行緒。
locks-fault-large-memory = 這需要超過 { $limit } MB 的記憶體。請減少執行緒、縮小數值，或設狀態上限。
locks-fault-large-seed = 種子最多 { $limit } 位數。短一點的一樣好用。
locks-fault-large-request = 請求太大，或等待中的請求太多。請稍候，或縮小請求。
locks-fault-foreign = 語言裡沒有 { $name }。{ $hint ->
    [compare] 請改寫 == 或 !=。
    [inline] 請把運算式寫在用到的地方。
    [integers] 只有整數和整數的串列。
    [alone] 鎖的程式獨立存在，不引用別的檔案。
    [errors] 某步出錯就結束執行，沒有什麼可捕捉。
    [must] 必須成立的事請寫在 def always(): return … 裡。
    [lines] 請直接寫出取得與釋放的各行。
    [atomic] 每一行本來就是一步。
    [wait] 要等待，請寫 while 條件: pass。
    [shared] 請拿掉：在 thread 上面得到值的名稱本來就共享。
    [value] 請改給變數另一個值。
    [loops] 請用 while、break 與 continue。
    [choices] 請用 if 與 elif。
    [product] 請寫乘積，或直接寫出那個數。
    [own-line] 請另起一行給值。
    [plus-one] 請寫 x += 1。
    [minus-one] 請寫 x -= 1。
    [and] 請寫 and。
    [or] 請寫 or。
    [not-equal] 請寫 !=。
    [not] 請寫 not。
    [bits] 處理位元請用 //、% 與 wrap(x, 位元數)。
    [methods] 沒有方法；請對生成式用 any、all、max、min、sum 或 len。
   *[away] 請拿掉。
  }

# threads.js
locks-threads-title = 執行緒
locks-threads-keys = 焦點在此圖而不在程式裡時：1–9 讓執行緒 A–I 走一步，← → Home End 沿路徑移動，空白鍵播放，Ctrl+Z 復原。
locks-threads-outside = 在外面
locks-threads-trying = 想進去
locks-threads-inside = 在裡面
locks-threads-line = 第 { $line } 行
locks-threads-step = 走一步
locks-threads-enter = 進入
locks-threads-leave = 離開
locks-threads-step-of = 走一步：{ $who }
locks-threads-enter-of = 進入：{ $who }
locks-threads-leave-of = 離開：{ $who }
locks-threads-fails = 下一步會在第 { $line } 行出錯。
locks-threads-waits = 等待，因為以下為真：
locks-threads-idle = 等待：這一步什麼也不會改變。
locks-threads-reads = 讀
locks-threads-writes = 寫
locks-threads-sets = 自己記下
locks-threads-goes = 接著到第 { $line } 行
locks-threads-goes-in = 接著就在裡面，第 { $line } 行
locks-threads-stays = 接著又是第 { $line } 行

# memory.js
locks-memory-title = 共享記憶體
locks-memory-none = 這份程式沒有共享變數。
locks-memory-index = 索引
locks-memory-wrote = 上一步寫入
locks-memory-read = 上一步讀取
locks-memory-first = 和開始時一樣
locks-memory-by = 最後由 { $who } 在第 { $step } 步寫入

# truths.js
locks-truths-title = 這個狀態下成立的事
locks-truths-nobody = 互斥：沒有人在裡面。
locks-truths-one = 互斥：只有 { $who } 在裡面。
locks-truths-two = 互斥被破壞：{ $who } 同時在裡面。
locks-truths-moves = 沒有死結：想進去的人有人能動，或沒有人想進去。
locks-truths-stuck = 死結：有執行緒不在外面，而這樣的執行緒都動不了。
locks-truths-always-yes = 第 { $line } 行的 always() 成立。
locks-truths-always-no = 第 { $line } 行的 always() 不成立：
locks-truths-always-error = 這裡無法計算 always()：第 { $line } 行出錯。
locks-truths-reachable-yes = 第 { $line } 行的 reachable() 已達到。
locks-truths-reachable-no = 第 { $line } 行的 reachable() 還沒達到：
locks-truths-reachable-error = 這裡無法計算 reachable()：第 { $line } 行出錯。

# tape.js, stepper.js
locks-tape-title = 路徑，一步一步
locks-tape-start = 開始：還沒有人走過一步。
locks-tape-step = 第 { $k } 步：{ $who }，第 { $line } 行
locks-tape-of = 第 { $k } 步，共 { $all } 步
locks-tape-cycle = 第 { $from } 到 { $to } 步是循環：從這裡起永遠繞下去。
locks-tape-undo = 復原
locks-tape-redo = 重做
locks-tape-clear = 清除路徑
locks-tape-cut = 留下前 { $step } 步，其餘捨棄
locks-tape-misfit = 從第 { $step } 步起，這條路徑不再符合這份程式（{ $who }，第 { $line } 行）：{ $reason ->
    [waits] { $who } 在那裡必須等待。
    [fails] 那一步會出錯。
    [thread] 沒有執行緒 { $who }。
   *[other] { $who } 停在第 { $at } 行。
  } 這裡顯示的是它之前的狀態；其餘的仍留在連結裡。
locks-tape-format = 這個連結是第 { $version } 版格式，本頁讀的是第 { $ours } 版。已盡量讀取；其中的路徑在這裡可能有別的意思。
locks-tape-dropped = 一條路徑最多 { $most } 步，這樣連結才裝得下；{ $dropped ->
   *[other] 另外 { $n } 步沒有放進來。
  }
locks-tape-unreadable = 連結路徑的其餘部分無法讀取，已略過：「{ $rest }」。它之前的 { $steps } 步都在這裡。
locks-tape-outside = 這個連結的路徑有 { $steps } 步，{ $name } = { $said } 不在其中：{ $name ->
    [back] 不顯示循環。
   *[other] 顯示的是第 { $here } 步。
  }

# nearest.js
locks-near-title = 你來當排程器：離違規還有多遠？
locks-near-off = 打開後，每個狀態都會說再走幾步就會破壞各個性質，或再也無法破壞。
locks-near-no-error = 出錯
locks-near-mutual-exclusion = 兩個在裡面
locks-near-deadlock-freedom = 全部卡住
locks-near-always = always() 不成立
locks-near-reachable = reachable() 成立
locks-near-distance = { $what }：{ $how ->
    [now] 現在就是
    [never] 再也不會發生
    [unknown] 不知道，搜尋先結束了
   *[steps] { $count ->
       *[other] 再 { $steps } 步
      }
  }
locks-near-hint = 提示
locks-near-next = 下一步：
locks-near-states = 已看過 { $done } 個狀態

# say.js
locks-say-more = 另有 { $count } 個
locks-say-now = 現在
locks-say-true = 真
locks-say-false = 假
locks-say-wrote = 寫了 { $what }
locks-say-read = 讀了 { $what }
locks-say-went = 往下走
locks-say-step = 第 { $line } 行：{ $who } { $done }；{ $where ->
    [entered] 現在在裡面，第 { $to } 行
    [exited] 已離開，現在在第 { $to } 行
   *[other] 現在在第 { $to } 行
  }。

# claim.js
locks-claim-scope = n = { $threads }
locks-claim-proved = 不論輪到誰，{ $threads } 個執行緒中絕不會有兩個同時在裡面：全部 { $states } 個狀態都看過了。
locks-claim-refuted = { $count ->
   *[other] 兩個執行緒可以同時在裡面：{ $steps } 步就夠，再少就不行。
  }
locks-claim-start = 還沒有人走過一步。下一步輪到誰由你決定：讓一個執行緒走一步，或檢查所有執行。
locks-claim-two = { $count ->
   *[other] 走了 { $steps } 步後，{ $who } 同時在裡面：這個鎖沒有做到互斥。
  }
locks-claim-stuck = { $count ->
   *[other] 走了 { $steps } 步後沒有人能再動：{ $who } 永遠等下去。
  }
locks-claim-one = 走了 { $count ->
   *[other] { $steps } 步
  }後，只有 { $who } 在裡面{ $waiting ->
    [0] 。
   *[other] ，{ $others } 在等待。
  }
locks-claim-nobody = 走了 { $count ->
   *[other] { $steps } 步
  }後，沒有人在裡面{ $waiting ->
    [0] 。
   *[other] ，{ $others } 在等待。
  }

# check
locks-property-no-error = 不會出錯
locks-property-no-error-long = 索引不出界、不除以零、值不超過 32 位元
locks-property-mutual-exclusion = 互斥
locks-property-mutual-exclusion-long = 裡面從來不會有兩個執行緒
locks-property-deadlock-freedom = 不會死結
locks-property-deadlock-freedom-long = 只要有人想進去，就有人進得去
locks-property-starvation-freedom = 不會飢餓
locks-property-starvation-freedom-long = 想進去的，人人都進得去
locks-property-overtaking = 超車有上限
locks-property-overtaking-long = 一個執行緒過了 `arrived()` 之後，別人還能先進去幾次
locks-property-first-come-first-served = 先到先進
locks-property-first-come-first-served-long = 在我的 `arrived()` 之後才出發的，不會比我先進去
locks-property-always = always()
locks-property-always-long = 這段文字對每個狀態的要求
locks-property-reachable = reachable()
locks-property-reachable-long = 這段文字要求某個狀態達到的目標
locks-check-start = 檢查所有執行
locks-check-again = 再檢查一次
locks-check-lede = 執行緒走步的每一種先後順序都會查到，沒有抽樣。
locks-check-begins = 開始搜尋。
locks-check-found = 目前找到 { $done } 個狀態
locks-check-cycles = 正在找循環：{ $done }／{ $total } 個狀態
locks-check-options = { $set ->
    [0] 怎麼搜尋
   *[other] 怎麼搜尋 · 自選 { $set } 項
  }
locks-check-symmetry = 執行緒對稱
locks-check-symmetry-auto = 適用時
locks-check-symmetry-off = 關
locks-check-symmetry-hint = 只差在誰是誰的狀態，只存一次。
locks-check-tickets = 會變大的值
locks-check-tickets-auto = 看順序
locks-check-tickets-off = 照原樣
locks-check-tickets-bound = 設上限
locks-check-tickets-hint = 號碼若只互相比較，就只有順序要緊：沒完沒了的數也就變得有限。
locks-check-bound = 最大的值
locks-check-liveness = 循環
locks-check-liveness-auto = 一百萬個狀態以內
locks-check-liveness-on = 一定
locks-check-liveness-off = 不查
locks-check-liveness-hint = 飢餓、超車和先後都要看圖裡的循環。
locks-check-limit = 最多存多少狀態
locks-check-limit-none = 記憶體容得下為止
locks-check-limit-hint = 搜尋最多用 1.5 GB。
locks-check-threads = 執行緒數
locks-check-stale = 這些結論屬於先前的文字、執行緒數或搜尋方式，其中的執行可能已不合現在的鎖。
locks-check-stopped-cancelled = 你停止了搜尋：存了 { $states } 個狀態，{ $covered } 步以內的執行全看過。已否證的仍然否證；還需要其餘部分的，沒有證明。
locks-check-stopped-states = 到了狀態數的上限：存了 { $states } 個狀態，{ $covered } 步以內的執行全看過。
locks-check-stopped-bytes = 1.5 GB 記憶體已滿：存了 { $states } 個狀態，{ $covered } 步以內的執行全看過。
locks-check-stopped-found = 搜尋提早結束：存了 { $states } 個狀態，{ $covered } 步以內的執行全看過。
locks-check-too-many = 超過 2⁶⁴
locks-check-counts = { $states } 個狀態，{ $transitions } 個轉移；最遠的狀態在 { $depth } 步之外。
locks-check-counts-classes = { $states } 個狀態，存成 { $classes } 類，{ $transitions } 個轉移；最遠的在 { $depth } 步之外。
locks-check-took = 這裡花了 { $time }。
locks-check-short = 檢查完畢：{ $proved } 項證明，{ $refuted } 項否證，{ $unknown } 項未知。
locks-check-show = 演給我看
locks-check-show-unfair = 演出不公平的執行
locks-check-in-part = 部分
# graph
locks-graph-merge = 未來相同的狀態合為一個節點
locks-graph-counts = { $nodes } 個節點、{ $arrows } 條箭頭、{ $states } 個狀態。
locks-graph-how = 節點標出每個執行緒停在哪一行。
locks-graph-how-alike = 節點標出每個執行緒停在哪一行；只差在執行緒名字的狀態是同一個節點，畫出的是最短執行所到的那一個。
locks-graph-nodes = 狀態；方向鍵在狀態之間移動
locks-graph-keys = 點選狀態，或在上面按 Enter，逐步檢視就沿最短執行走到那裡。方向鍵在狀態之間移動。
locks-graph-node = 狀態 { $id }：{ $where }。{ $what ->
    [none] { "" }
   *[other] { $what }。
  }最短執行：{ $steps } 步。
locks-graph-at = { $who } 在第 { $line } 行
locks-graph-many-at = 第 { $line } 行有 { $many } 個
locks-graph-start = 起點
locks-graph-present = 逐步檢視所在
locks-graph-inside = 一個執行緒在裡面
locks-graph-two = 兩個以上在裡面
locks-graph-stuck = 卡死：想走的都走不了
locks-graph-fails = 下一步會出錯
locks-graph-breaks = always() 為假
locks-graph-meets = reachable() 為真
locks-graph-back = 回到較早的狀態
locks-graph-word = A 在第 5 行的一步
locks-graph-zoom = 大小
locks-graph-smaller = 縮小
locks-graph-larger = 放大
locks-graph-here = 逐步檢視走了 { $count ->
   *[other] { $steps } 步
  }，在狀態 { $id }：{ $where }。
locks-graph-nowhere = 逐步檢視不在這些狀態之中。
locks-graph-to-stepper = 到逐步檢視
locks-graph-table = 看表格
locks-graph-table-caption = 所有節點，以及各步通往何處
locks-graph-head-node = 狀態
locks-graph-head-steps = 步數
locks-graph-head-where = 誰在哪裡
locks-graph-head-what = 成立的事
locks-graph-head-states = 狀態數
locks-graph-head-next = 下一步
locks-graph-depths = 各深度的狀態數
locks-graph-levels-caption = 每個深度各有多少
locks-graph-large = { $states } { $what ->
    [classes] 類狀態
   *[other] 個狀態
  }，在一張圖上分不清；最多畫 { $most } 個。以下是每個深度各有多少。
locks-graph-large-merged = { $states } { $what ->
    [classes] 類狀態
   *[other] 個狀態
  }，未來相同的合併後仍有 { $merged } 個節點，在一張圖上分不清；最多畫 { $most } 個。以下是每個深度各有多少。
locks-graph-larger-than = 超過 { $states } { $what ->
    [classes] 類狀態
   *[other] 個狀態
  }：畫不成圖，這裡也沒有再數下去。「檢查所有執行」會繼續數；執行緒少一些，狀態就少。
locks-graph-last-part = 最後一個深度不完整。

# exports
locks-exports-title = 讓另一個程式來檢查
locks-exports-lede = 不同的人寫的兩個程式很少犯同樣的錯。這裡是用其中一個的語言寫成的鎖、執行它的命令，以及應得的結果。
locks-exports-format = 語言
locks-exports-command = 用 { $program } 執行
locks-exports-the-command = 命令
locks-exports-expected-promela = { $program } 應回報存下 { $states } 個狀態。
locks-exports-expected-tla = { $program } 應回報 { $states } 個相異狀態。
locks-exports-expected-murphi = { $program } 應回報 { $states } 個狀態。
locks-exports-expected-dot = 圖上有 { $states } 個狀態。
locks-exports-expected-open = 狀態比這裡數到的還多；{ $program } 的數字無從比對。
locks-exports-no-violation = 而且沒有違反：裡面從不會有兩個。
locks-exports-violation = 而且有一處違反：兩個同時在裡面。
locks-exports-stops = { $program } 應停在一處違反：兩個同時在裡面。到那時看過多少狀態，取決於它搜尋的次序。
locks-exports-save = 儲存
locks-exports-refused = { $format } 寫不出這個鎖

# check, continued
locks-depths-summary = 各深度的狀態數，0 到 { $depth }；最多是深度 { $at }，有 { $states } 個。
locks-depths-states = 狀態
locks-depths-axis = 到達狀態的最短步數
locks-verdict-error = { $steps ->
   *[other] 最少 { $n } 步就出錯。
  }
locks-verdict-two = { $steps ->
    [0] 一開始裡面就有兩個。
   *[other] 最少 { $n } 步，裡面就有兩個。
  }
locks-verdict-stuck = { $steps ->
    [0] 一開始，不在外面的就都動不了。
   *[other] 最少 { $n } 步之後，不在外面的都動不了。
  }
locks-verdict-idle = { $cycle ->
   *[other] 有個公平的執行以 { $round } 步為一圈永遠繞下去，沒有人進得去。
  }
locks-verdict-starves = { $cycle ->
   *[other] { $thread } 飢餓：{ $round } 步一圈永遠繞下去，對大家都公平，{ $thread } 卻始終進不去。
  }
locks-verdict-starves-still = { $steps ->
   *[other] { $thread } 飢餓：{ $n } 步之後，再也沒有什麼能讓它動。
  }
locks-verdict-unfair = 有些執行裡 { $thread } 始終進不去，但都不公平：{ $thread } 一直能走，卻從不輪到它。
locks-verdict-nobody = 過了 `arrived()` 的，沒有人超得過。
locks-verdict-bound = { $bound ->
   *[other] 不論怎麼排程，自己進去之前，別人合計最多先進 { $most } 次；同一個人最多 { $each } 次。
  }
locks-verdict-unbounded = { $cycle ->
   *[other] 沒有上限：{ $round } 步一圈，每圈都有別人進去，{ $thread } 還在等。
  }
locks-verdict-passed = { $steps ->
   *[other] { $n } 步之後，有人比 { $thread } 先進去，而它是在 { $thread } 到達之後才出發的。
  }
locks-verdict-broken = { $steps ->
    [0] 一開始就不成立。
   *[other] 最少 { $n } 步之後就不成立。
  }
locks-verdict-reached = { $steps ->
    [0] 一開始就成立。
   *[other] 最少 { $n } 步之後成立。
  }
locks-verdict-never = 所有到得了的狀態都不合。
locks-scope-n = n = { $n }
locks-scope-memory = 循序一致的記憶體
locks-scope-fair = 弱公平
locks-scope-endless = { $names } 是沒有上限的整數
locks-scope-bound = { $names } ≤ { $bound }
locks-scope-until-error = 到這段文字第一個錯誤為止
locks-gap-stuck-only = *沒有卡死的狀態。* 執行緒會不會永遠繞圈而誰也進不去，尚未判定。
locks-gap-because-states = 搜尋停在狀態數的上限。
locks-gap-because-bytes = 搜尋停在記憶體的上限。
locks-gap-because-cancelled = 你停止了搜尋。
locks-gap-because-bound = 值設了上限，會生出這個鎖本來沒有的盡頭和循環，所以不對循環下結論。
locks-gap-because-bound-goal = 在上限之內沒有任何執行到得了；值再大一些也許可以。
locks-gap-because-packing = 有個值超出了狀態能存的範圍。
locks-gap-because-liveness-off = 沒有要求查循環。
locks-gap-because-liveness-large = 狀態太多，沒有要求就不查循環。
locks-gap-because-text = 在 { $steps } 步之後的狀態裡，這段文字自己的函式算不出來。
locks-gap-far = 存了 { $states } 個狀態，{ $covered } 步以內的執行全看過。
locks-gap-far-whole = 存下的 { $states } 個狀態全看過。
locks-gap-way-limit = 把上限調高可以查得更遠。
locks-gap-way-memory = 小一點的鎖放得下。
locks-gap-way-packing = 用 `%` 或 `wrap` 讓值保持小，或在上面設上限。
locks-gap-way-off = 可以在上面選。
locks-gap-way-large = 在上面選「一定」，或減少執行緒。
locks-gap-way-threads = 執行緒少一些就會變小。
locks-gap-way-threads-symmetry = 執行緒少一些，或改成執行緒可以互換的寫法，就會變小。
locks-gap-way-threads-asked = 執行緒少一些就會變小；打開上面關掉的執行緒對稱也會。
locks-books-holds = 書上說：成立。
locks-books-fails = 書上說：不成立。
locks-books-n-1 = 書上說：最多 n − 1 個別人先進去。
locks-books-holds-to = 書上說：到 n = { $n } 為止成立。
locks-books-agrees = 在 n = { $n } 與此相符。
locks-books-differs = 在 n = { $n } 與此不符。
locks-books-not-here = n = { $n } 時還沒有；也許要更多執行緒。
locks-books-open = 這裡沒有定論。
locks-reductions = 搜尋怎麼變小的
locks-reduction-thread-symmetry = 執行緒對稱
locks-reduction-thread-symmetry-on = 只差在誰是誰的狀態算一類。
locks-reduction-ticket-order = 號碼順序
locks-reduction-ticket-order-on = 這些值只有順序要緊，所以存成名次。它們可以無止境地變大。
locks-reduction-offset = 平移
locks-reduction-offset-on = 只有彼此的差要緊，所以減去最小的。它們可以無止境地變大。
locks-reduction-bound = 上限
locks-reduction-bound-on = 會讓這些值超過 { $bound } 的步都略去。
locks-reduction-off = 未使用。
locks-reduction-refused = 不能用。
locks-reason-not-asked-for = 是你關掉的。
locks-reason-first-values-differ = 各執行緒的初值不同。
locks-reason-thread-number-fixed = 執行緒編號和普通的數碰在一起，有一個執行緒就變得特別。
locks-reason-thread-number-reckoned = 拿執行緒編號去計算。
locks-reason-thread-number-ordered = 執行緒編號比了大小，小的就變得特別。
locks-reason-thread-number-as-truth = 把執行緒編號當真假用，0 號就變得特別。
locks-reason-thread-number-in-range = 在普通的數裡找執行緒編號。
locks-reason-length-is-not-n = 以執行緒為索引的串列不是 n 項。
locks-reason-for-over-threads = 迴圈按編號一步一步走過各執行緒。
locks-reason-starts-at-zero = 變數還沒寫就被讀：它的 0 是普通的數。
locks-reason-ticket-as-truth = 把號碼當真假用。
locks-reason-ticket-reckoned = 拿號碼去計算。
locks-reason-ticket-as-index = 把號碼當索引用。
locks-reason-not-the-largest-of-all = 新號碼不是全部之中最大的加 1。
locks-reason-compared-with-a-number = 號碼和普通的數相比。
locks-reason-set-to-a-number = 號碼被設成普通的數。
locks-reason-plus-1-elsewhere = 加 1 的不是全部之中最大的。
locks-reason-ordered = 它們比了大小，不只是比相等。
locks-reason-none-among-tickets = 號碼之中有 `none`。
locks-reason-not-one-list = 號碼不是正好放在一個串列裡。
locks-reason-first-values-far-apart = 它們的初值相差太遠。
locks-reason-ticket-lowered = 這一行讓號碼變小了；按順序查到的全部作廢，改成不用它重查一遍。

## Machines
mutex-name = 機器
mutex-title = 機器之間的互斥
mutex-question = 沒有共享記憶體時，誰可以進去？
mutex-bar = 這次執行
mutex-algorithm = 演算法
mutex-processes = 行程數
mutex-latency = 延遲
mutex-seed = 種子
mutex-param-range = 一個時間，或像 0.5-2 的範圍。
mutex-fault-latency = 最小延遲不能大於最大延遲；請把兩者對調。
mutex-name-centralized = 協調者
mutex-name-voting = 副本投票
mutex-name-lamport = Lamport 1978
mutex-name-ricart-agrawala = Ricart–Agrawala
mutex-name-token-ring = 權杖環
mutex-name-suzuki-kasami = Suzuki–Kasami
mutex-name-raymond = Raymond 樹
mutex-name-maekawa = Maekawa
mutex-unknown = 沒有名為「{ $name }」的演算法。有這些：
mutex-settings = 網路、負載與規則
mutex-load = 誰在何時請求
mutex-load-all = 全部在 0 各一次
mutex-load-trace = 依清單
mutex-load-saturated = 不停請求（飽和）
mutex-load-sparse = 偶爾（稀疏）
mutex-requests = 請求
mutex-requests-hint = 時間@行程，如 0@0 0.5@2。
mutex-requests-unread = 這不是請求：{ $rest }
mutex-entries = 結束前的進入次數
mutex-think = 請求間的平均時間
mutex-cs = 臨界區長度
mutex-network = 網路
mutex-network-parallel = 各自的連線
mutex-network-bus = 一條共用匯流排
mutex-fifo = 同一對之間的訊息不亂序
mutex-loss = 遺失率 0–1
mutex-copies = 重複率 0–1
mutex-until = 結束時間
mutex-until-none = 全部平靜時
mutex-rules = 安全或進展所依靠的規則：拿掉一條看看
mutex-options = 選項
mutex-rule-off = （已拿掉）
mutex-options-unread = 連結中的這些選項不屬於此演算法，已略過：{ $rest }
mutex-problems = 打開一個問題
mutex-problem-choose = 選擇 …
mutex-problem-one-crash = 一個當機卡住所有人
mutex-problem-refused-or-dead = 被拒絕，還是協調者死了？
mutex-problem-amnesia = 協調者失憶
mutex-problem-votes-split = 票數分散，大家重試
mutex-problem-replica-forgets = 一個副本忘了它的票
mutex-problem-orphan-vote = 沒有人收回的一票
mutex-problem-ring-lost = 環弄丟了權杖
mutex-problem-ring-slow = 持有者太慢，權杖又重做一個
mutex-problem-ring-copy = 權杖被複製
mutex-problem-no-fifo = 訊息互相超前
mutex-problem-no-inquire = 每個都抓著一票不放
mutex-problem-tie = 平手時兩邊都回答
mutex-problem-lease = 持有者暫停時租約到期
mutex-picture = 時空圖
mutex-picture-summary = { $nodes } 台機器的線，時間向右，{ $messages } 個訊息畫成箭頭。旁邊的清單用文字說同樣的事。
mutex-now = 現在 { $at }
mutex-inside = 在裡面
mutex-down = 當機
mutex-legend-waiting = 等待
mutex-legend-inside = 自認在裡面
mutex-lines = { $nodes } 台機器中顯示 { $shown } 台。也顯示：
mutex-ask-cost = { $name }，n = { $n }，{ $requests } 個請求。大約要多少訊息？
mutex-ask-each = { $name }，n = { $n }。進入一次大約要多少訊息？
mutex-ask-about = 約 { $n }
mutex-ask-more = 超過 { $n }
mutex-ask-because-cost = 訊息 { $messages } 個，進入 { $n } 次：每次 { $each } 個。
mutex-ask-fate = { $name }，n = { $n }，加上這裡的更動：這次執行會怎樣？
mutex-ask-well = 一切順利：裡面從不超過一個，也沒有人卡住
mutex-ask-blocked = 有人白等
mutex-ask-two = 同時有兩個在裡面
mutex-ask-because-well = 進入 { $entries } 次，從未有兩個同時在裡面，也沒有人永遠等下去。
mutex-ask-because-blocked = 永遠等下去的：{ $who }。再也沒有東西在動。
mutex-ask-because-two = 已有人在裡面時又進入：{ $violations } 次。
mutex-ask-open = 這次執行還沒顯示答案就被截斷了。
mutex-how = 每條線是一台機器，時間向右。箭頭從送出處開始，到抵達處結束：越平就越慢。淡色長條是等待，實心長條是在裡面，箭頭末端的叉是遺失的訊息。

    機器只知道已經抵達自己那條線的事。別人當機，只寫在別人的線上；所以沉默與拒絕分不開。箭頭可以交叉：不同對之間的訊息可以互相超前。

    點一台機器或一個訊息，就能在所示的時刻對它動手。從那裡開始另一個未來；離開的那個留在清單裡。連結帶著這次執行、做過的事與時刻。
mutex-means = 誰在裡面？四種答案
mutex-means-believes = 行程自己的想法。可能是錯的：暫停時租約到期，它醒來仍像什麼都沒發生。
mutex-means-granted = 協調者或投票者記得自己放誰進去。失憶重啟就抹掉了。
mutex-means-resource = 資源最後看到誰的寫入。它不知道訊息的事；只能靠柵欄號（fencing token）拒絕遲來的寫入。
mutex-means-outside = 同時看到所有線的人數出來的。互斥以此為準，而沒有一台機器看得到。
mutex-key-move = 退一個事件或進一個事件；到開頭、到結尾。
mutex-key-play = 播放這次執行，或停下。
mutex-key-undo = 取消上一次動手，或再做一次。
mutex-likeness = 有一間會議室，可能用到它的人都在家裡，只能寫信。*由一個人管登記*：請求、等回信、歸還。或是*大家都同意*：寫信給每個人，也要用而且先開口的人讓你等。或是*一把鑰匙輪流傳*：拿到的可以進去，然後寄給下一位。信是慢了、丟了，還是寫信的人死了，誰也分不清。
mutex-mechanism = 分兩類。*許可式*：想進去的要得到一個（協調者）、過半（投票）或全部（Lamport；Ricart 與 Agrawala）的同意。*權杖式*：權杖只有一個，持有者可以進去（環；Suzuki 與 Kasami；Raymond 樹）。

    對*協調者*只有三種訊息：請求、授予、釋放。不能授予的就排隊，可以沉默，也可以明說拒絕。*投票*時資源有 n 個副本，各有一票，m > n/2 票就能進去；票不夠的把票還回去，隨機等一段時間再試。

    照 *Lamport* 的做法，所有請求依邏輯時間排序，平手看行程編號，人人都保存整個佇列。*Ricart 與 Agrawala* 省下三分之一：確認就是許可，在裡面的或先請求的，離開時才給。在*環*上，每個把權杖交給下一個，一圈只能用一次；只要認得自己的下一位。
mutex-rule = 一個、過半、全部的同意，或唯一的權杖。授予的不能忘記自己授予過；要數的只能數一次；每個回答都要說明回答的是哪個問題。
mutex-worked = 每次進入的訊息數，以及單獨一個請求要等幾個訊息時間。協調者：3 與 2。投票：3m，每次失敗最多再加這麼多。Lamport：3(n − 1) 與 2。Ricart–Agrawala：2(n − 1) 與 2；在訊息一個接一個的共用匯流排上，要等 2(n − 1)。環：都想進去時 1，沒人要時無上界；等待可以是小於 n 的任何值。Suzuki–Kasami：n 或零。Raymond：到權杖的路的兩倍，飽和時不論 n 約為 4。

    文件 001 的例子有三個行程。0 以時間戳記 8、2 以 12 同時請求。1 對兩者都回 OK。2 看到 8 較小，回 OK；0 留著 2 的請求，離開時才回。四個請求，四個 OK，在 2 與 4 進入。

    投票只是高機率正確。有人在裡面時，m 個投票者中至少要有 2m − n 個忘記。n = 32、m = 24、p = 1/1080 時是 16 個以上：2.13 · 10⁻⁴³。
mutex-breaks = 協調者死了，大家都等；而忙碌的協調者也是沉默的。它若失憶重啟，7 步之後兩個在裡面，除非先問每個行程現在如何。

    Ricart 與 Agrawala 的做法裡，任何一個行程死了就再也沒有人進得去，即使它什麼都不想要。單點故障變成了 n 點。補救是一律回答並且重問，於是又得猜誰死了。

    權杖丟了沒有人察覺：一小時沒看到，也許只是有人用得慢。兩個各造一個新的，就有了兩個；權杖裡的*世代*說明哪個較舊。

    太多競爭者搶票，誰也湊不到 m 票，大家都在嘗試，資源卻閒著。
mutex-model-ends = 這裡的機器會停、會暫停、會遺忘、會丟訊息，但不說謊。只有訊息與待在裡面要花時間，時鐘也都走得一樣快，而租約與逾時正是靠這一點。

    「檢查所有執行」完全沒有時間：下一個可以是任何訊息。它證明的只適用於那個 n、那些請求、那些故障。
mutex-at-work = 最常用的還是協調者，只是由幾台以共識（Paxos、Raft）取得一致的機器組成：Chubby、ZooKeeper、etcd、Consul。那裡的鎖是*租約*：持有者死了，或只是看起來死了，租約就自己結束。這時兩個都可能相信自己持有，要靠資源保護資料：*fencing token* 比看過的小，就拒絕寫入。

    投票活在 Redlock 與 MinIO 的鎖裡；重啟的投票者忘了自己的票，必須沉默到最長的租約過去。權杖環用在 PROFIBUS 之類的現場匯流排。Ricart 與 Agrawala 教得多、用得少：成員固定、很少當機的小群組可以用。
mutex-see-first = 第一個例子
mutex-see-second = 第二個：0 請求時 2 在裡面
mutex-errata = 文件的第二個 Ricart–Agrawala 例子裡，是在裡面的 2 把 0 的請求排入佇列；不是 0 排入 2 的請求，它早就回答過了。

    n 個之中有一個故障，機率至多是單一個的 n 倍，不是至少：1 − (1 − p)ⁿ ≤ n·p。十個、p = 0.01 時是 0.0956。

    投票在第一次就成功且只問 m 個時是 3m 個訊息；失敗的嘗試比較少。等待從不會是 3mk：各自的連線是 2，匯流排是 2m。Ricart–Agrawala 的 2(n − 1) 也是匯流排上的等待。

    剛把環的權杖傳走就請求的，要等將近 n，不是 n − 1。每次三個訊息是沉默的協調者；明說拒絕的要多一個。簡單多數的變形能互斥，但三個同時請求可能死結。
mutex-source-document = 文件 001〈分散式互斥〉（繁體中文）：四種演算法及其比較。
mutex-source-comparison = 如何比較：
mutex-x-first = Ricart–Agrawala，三個行程。0 以時間戳記 8、2 以 12 同時請求；1 沒有興趣。總共多少訊息？
mutex-x-first-why = { $n }：四個請求、四個 OK。2 看到 8 較小而同意；0 離開時才回答 2。
mutex-x-second = 行程 2 在裡面；0 先前對它回了 OK，現在自己也請求。誰把誰的請求排入佇列？
mutex-x-second-2 = 2 把 0 的請求排入佇列
mutex-x-second-0 = 0 把 2 的請求排入佇列
mutex-x-second-none = 都不排：2 立刻回 OK
mutex-x-second-why = 2 在裡面，所以留著 0 的請求，離開時才回答。0 早就回答了 2，沒有東西可排；文件說反了。
mutex-x-each = 十個行程，進入一次。Ricart–Agrawala 要多少訊息？有協調者要多少？請給兩個數。
mutex-x-each-why = { $all } 與 { $one }：n = 10 的 2(n − 1)；以及請求、授予、釋放。
mutex-x-bus = 五個行程，一個請求，訊息要一個時間單位。Ricart–Agrawala 要等多久：每一對各有連線，以及一次只傳一個訊息的匯流排？請給兩個數。
mutex-x-bus-why = { $links } 與 { $bus }：請求與 OK 各自並行，或一個接一個。
mutex-x-ring = 四個行程的環，都想進去，權杖剛離開 P0。依什麼順序進去？
mutex-x-ring-why = P1、P2、P3、P0：環的順序，不論誰先請求。
mutex-x-crash = 一個什麼都不想要的行程當機了。在哪裡另外兩個仍進得去？
mutex-x-crash-coordinator = 有協調者時
mutex-x-crash-everybody = Ricart–Agrawala
mutex-x-crash-both = 兩者都行
mutex-x-crash-none = 都不行
mutex-x-crash-why = 協調者不必問別人。Ricart–Agrawala 需要每一個的 OK，任何一個當機就卡住所有人。
mutex-x-resets = 八個副本，六票可以進去。投過票的六個之中要忘記幾個，第二個才進得去？
mutex-x-resets-why = { $n }，也就是 2m − n：兩個副本本來就空著，而要湊六票。
mutex-x-ten = 十台機器，各以 0.01 的機率獨立故障。至少一台故障的機率是多少？取三位小數。
mutex-x-ten-why = 1 − 0.99¹⁰ ≈ 0.096，小於 10 · 0.01：「至少 n 倍」其實是至多 n 倍。
mutex-type-REQ = 請求
mutex-type-GRANT = 授予
mutex-type-DENY = 拒絕
mutex-type-REL = 釋放
mutex-type-ASK = 你現在如何？
mutex-type-STATE = 現況
mutex-type-OK = 許可
mutex-type-TOKEN = 權杖
mutex-type-ACK = 確認
mutex-type-CLAIM = 權杖在誰那裡？
mutex-type-FREE = 不在我這
mutex-type-HELD = 沒有遺失
mutex-type-LEFT = 當作死了
mutex-type-JOIN = 我在
mutex-type-YES = 投票
mutex-type-NO = 不投
mutex-type-INQUIRE = 能還給我嗎？
mutex-type-RELINQUISH = 還回去
mutex-type-FAILED = 別人先
mutex-choice-number = 行程編號小的先
mutex-choice-both-answer = 兩邊都讓
mutex-choice-both-defer = 兩邊都不讓
mutex-choice-both-enter = 兩個都進
mutex-choice-both-wait = 兩個都等
mutex-choice-highest = 超過兩者
mutex-choice-message = 到訊息之後，即使倒退
mutex-choice-none = 不調
mutex-choice-first = 佇列的第一個
mutex-choice-last = 佇列的最後一個
mutex-choice-star = 星形
mutex-choice-binary = 二元樹
mutex-choice-line = 一直線
mutex-option-centralized-deny = 協調者不能授予時會說出來（請求一樣排隊）
mutex-option-centralized-poll = 被拒絕後多久再請求（0：等授予）
mutex-option-centralized-retry = 沒有回音多久再請求（0：永不）
mutex-option-centralized-lease = 授予多久後自己結束（0：永不）
mutex-option-centralized-fencing = 授予有編號，資源拒絕較舊的
mutex-option-centralized-requestIds = 訊息指明哪個請求，其他的忽略
mutex-option-centralized-ownerCheck = 只有持有者的釋放才算數
mutex-option-centralized-returnGrants = 沒人等的授予會退回
mutex-option-centralized-takeover = 失憶重啟後協調者先問每一個
mutex-option-ricart-agrawala-clocks = 開始時的時鐘，如 7 0 11
mutex-option-ricart-agrawala-answer = 每個請求立刻回答：OK，或先 DENY 後 OK
mutex-option-ricart-agrawala-retry = 多久再問還沒同意的（0：永不）
mutex-option-ricart-agrawala-giveUp = 重問幾次沒有回答就當作死了（可能弄錯）
mutex-option-ricart-agrawala-clockUpdate = 收到時間戳記就調快時鐘
mutex-option-ricart-agrawala-ties = 時間戳記相同時
mutex-option-ricart-agrawala-okSet = OK 記成行程的集合，不只計數
mutex-option-ricart-agrawala-okIds = OK 指明回答的時間戳記
mutex-option-token-ring-order = 環的順序，如 0 2 1（空：依編號）
mutex-option-token-ring-ack = 多久沒確認收到權杖就跳過（0：不確認）
mutex-option-token-ring-regenerate = 等多久就尋找遺失的權杖（0：永不）
mutex-option-token-ring-rounds = 步數算幾圈後重來（0：不重來）
mutex-option-token-ring-hops = 權杖帶著步數；來過的丟掉
mutex-option-token-ring-epochs = 新權杖世代較高；舊的丟掉
mutex-option-token-ring-fencing = 資源拒絕較舊的世代
mutex-option-token-ring-claim = 造新權杖前先問每一個舊的在不在
mutex-option-token-ring-passOn = 離開就傳走權杖，即使還想進去
mutex-option-token-ring-linger = 不傳走時，權杖保留多久
mutex-option-token-ring-startOnce = 行程 0 只在開始時造權杖，重啟後不造
mutex-option-voting-replicas = 副本數
mutex-option-voting-majority = 進去要幾票（0：剛好過半）
mutex-option-voting-asked = 一次嘗試問幾個副本（0：全部）
mutex-option-voting-backoff = 失敗後隨機等待，最多
mutex-option-voting-patience = 多久沒收齊回答就算失敗（0：永不）
mutex-option-voting-deny = 不能投票的副本會說出來
mutex-option-voting-tryIds = 訊息指明哪次嘗試，其他的忽略
mutex-option-voting-ownerCheck = 只有得票的才能還票
mutex-option-voting-voteSet = 票記成副本的集合，不只計數
mutex-option-voting-releaseSilent = 票還給每個沒有拒絕的，沉默的也還
mutex-option-voting-returnVotes = 來晚的票會還回去
mutex-option-lamport-clocks = 開始時的時鐘，如 7 0 11
mutex-option-lamport-explicit = 只算確認，不算其他較晚的訊息
mutex-option-lamport-clockUpdate = 收到的時間戳記把時鐘調
mutex-option-lamport-ties = 時間戳記相同時
mutex-option-lamport-evidence = 聽到每一個較晚的訊息才進去
mutex-option-lamport-requestIds = 釋放指明請求；結束的不再排隊
mutex-option-suzuki-kasami-queue = 權杖交給
mutex-option-suzuki-kasami-requestIds = 請求有編號，辦過的認得出來
mutex-option-suzuki-kasami-hops = 權杖計算步數；來過的就忽略
mutex-option-suzuki-kasami-oneToken = 行程 0 只在開始時造權杖，重啟後不造
mutex-option-raymond-tree = 樹
mutex-option-raymond-queue = 權杖交給
mutex-option-raymond-askOnce = 權杖來之前只問一次
mutex-option-raymond-requestIds = 請求有編號，重複的忽略
mutex-option-raymond-hops = 權杖計算步數；來過的就忽略
mutex-option-raymond-oneToken = 行程 0 只在開始時造權杖，重啟後不造
mutex-option-ricart-agrawala-majority = 過半的 OK 就能進去；給過的要等對方結束才給別人
mutex-option-maekawa-quorums = 各自需要誰的票
mutex-option-maekawa-inquire = 較早的請求來了，投票者把票要回去
mutex-option-maekawa-supersede = 等待中的請求被超過時會被告知
mutex-option-maekawa-requestIds = 訊息指明請求；重複的與舊的忽略
mutex-option-maekawa-clockUpdate = 收到時間戳記就調快時鐘
mutex-choice-smallest = 兩兩相交的最小集合
mutex-choice-grid = 方格中自己的列與行
mutex-choice-majority = 過半
mutex-type-LOCKED = 投票
mutex-ask-because-waits = 執行結束時還在等的：{ $who }。
mutex-zoom-in = 放大時間
mutex-zoom-out = 縮小時間
mutex-now-title = 現在
mutex-now-at = 時間 { $at }，已有 { $step } 個事件
mutex-standing-idle = 沒有興趣
mutex-standing-waiting = 等待
mutex-standing-inside = 相信自己在裡面
mutex-standing-down = 已當機
mutex-standing-machine = 回應
mutex-standing-paused = { $words }，已暫停
mutex-waits-for = 等 { $who } 的訊息{ $more ->
    [0] {""}
   *[other] ，還有 { $more } 個
  }
mutex-granted = 已授予：{ $who }
mutex-granted-none = 沒有授予任何人
mutex-has-token = 持有權杖
mutex-waits-because = { $waits }：{ $why }
mutex-why-coming = { $type } 已在途中，{ $at } 到達
mutex-why-asked = { $type } 要到 { $at } 才會抵達
mutex-why-lost = { $type } 在 { $at } 遺失
mutex-why-down = 已當機，不會出聲
mutex-why-paused = 已暫停
mutex-why-inside = 自認在裡面
mutex-why-granted = 已讓 { $holder } 進去
mutex-why-waits = 也在等
mutex-why-silent = 兩者之間沒有訊息在途中
mutex-nobody = 沒有人
mutex-view-believes = 自認在裡面：
mutex-view-granted = 獲得授予：
mutex-view-votes = { $who }（{ $n }／{ $all }）
mutex-view-resource = 資源最後看到：
mutex-view-nothing = 還沒有
mutex-view-wrote = { $fence ->
    [0] { $who }，沒有柵欄號
   *[other] { $who }，柵欄號 { $n }
  }
mutex-view-outside = 從外面看：
mutex-view-inside = { $count ->
    [0] 裡面沒有人
    [1] 裡面有 { $n } 個
   *[other] 同時有 { $n } 個在裡面；它們自己無從得知
  }
mutex-timer = { $timer }：{ $at }
mutex-timer-retry = 再次請求
mutex-timer-poll = 再次請求
mutex-timer-lease = 租約到期
mutex-timer-takeover = 接手
mutex-timer-handover = 交接未獲確認
mutex-timer-lost = 久未見到權杖
mutex-timer-answers = 回覆期限到
mutex-timer-linger = 交出權杖
mutex-timer-backoff = 再試一次
mutex-timer-patience = 放棄這次嘗試
mutex-note-stale = 舊訊息，忽略
mutex-note-duplicate = 已經有了
mutex-note-returned = 退回不要的授予
mutex-note-expired = 租約已到期
mutex-note-taken-for-dead = 把沉默的當作死了
mutex-did-late = 訊息 { $message } 被延遲
mutex-delay-by = 延遲多久
mutex-off-busy = 請等這次執行算完。
mutex-off-error = 請先收回不適合這次執行的那一項。
mutex-off-down = 它已當機；請先重啟。
mutex-off-up = 它正在運作。
mutex-off-asked = 它已經請求過了。
mutex-off-outside = 它不在裡面。
mutex-off-paused = 它已暫停；請先讓它繼續。
mutex-off-token = 它手上沒有權杖。
mutex-off-fifo = 先送出的必須先到：同一對之間的訊息不亂序。
mutex-done-unreached = { $count ->
   *[other] 其中 { $n } 項不會發生：執行在那之前就結束了。
  }
mutex-ended-quiet = 此後沒有人請求，也沒有人進去。
mutex-ended-entries = 這是要求的最後一次進入。
mutex-ended-until = 時間到。
mutex-ended-events = 在 { $n } 個事件後截斷；數字屬於在此之前的部分。
mutex-ended-cancelled = 你在 { $n } 個事件後停止了它。
mutex-log = 發生的一切（表格）
mutex-log-caption = 到目前為止發生的事：{ $n } 列
mutex-log-event = 事件
mutex-log-time = 時間
mutex-log-what = 內容
mutex-flights = 途中：{ $n ->
    [0] 沒有訊息
   *[other] { $count } 個訊息
  }
mutex-flight-arrives = 將於 { $at } 到達
mutex-remembers = 它記得的
mutex-do-want = 請求
mutex-did-want = { $who } 請求
mutex-do-exit = 立刻離開
mutex-did-exit = { $who } 立刻離開
mutex-do-crash = 當機
mutex-did-crash = { $who } 當機
mutex-do-restart = 重啟（失憶）
mutex-did-restart = { $who } 失憶重啟
mutex-do-restart-memory = 重啟（記得）
mutex-did-restart-memory = { $who } 帶記憶重啟
mutex-do-reset = 忘記一切
mutex-did-reset = { $who } 忘記一切
mutex-do-pause = 暫停
mutex-did-pause = { $who } 暫停
mutex-do-resume = 繼續
mutex-did-resume = { $who } 繼續
mutex-do-lose-token = 弄丟權杖
mutex-did-lose-token = { $who } 弄丟權杖
mutex-do-forge-token = 偽造權杖
mutex-did-forge-token = { $who } 得到偽造的權杖
mutex-do-timeout = 立刻發生：{ $timer }
mutex-did-timeout = { $who } 的計時器 { $timer } 逾時
mutex-do-partition = 從網路切斷
mutex-do-heal = 網路恢復
mutex-do-deliver = 立刻送達
mutex-did-deliver = 訊息 { $message } 立刻到達
mutex-do-delay = 延遲 { $by }
mutex-did-delay = 訊息 { $message } 延遲 { $by }
mutex-do-drop = 丟棄
mutex-did-drop = 訊息 { $message } 遺失
mutex-do-duplicate = 重複
mutex-did-duplicate = 訊息 { $message } 到達兩次
mutex-did-partition = 網路分裂：{ $groups }
mutex-did-heal = 網路恢復
mutex-did-after = { $step ->
   *[other] { $n } 個事件之後
  }：{ $what }
mutex-did-at = 在時間 { $at }：{ $what }
mutex-done-title = 對這次執行做過的事
mutex-done-none = 還沒有。點機器可以讓它當機或暫停，點訊息可以延遲、丟棄或複製：每一下都開始另一個未來。
mutex-done-clear = 恢復原狀
mutex-done-back = 收回：{ $what }
mutex-done-unreadable = 連結中其餘的干預無法讀取，已略過：「{ $rest }」。
mutex-futures = 各種未來
mutex-future-first = 原樣
mutex-fault-deed = { $state ->
    [up] 那時它已在運作。
    [down] 那時它已當機。
    [paused] 那時它已暫停。
    [outside] 那時它不在裡面。
    [no-timer] 那時沒有這個計時器。
   *[no-message] 那時這個訊息不在途中。
  } 請收回這一項。
mutex-message-none = 訊息 { $message } 尚未送出。
mutex-message-arrived = { $text }：{ $from } 於 { $sent } 送給 { $to }，{ $at } 到達。
mutex-message-lost = { $text }：{ $from } 於 { $sent } 送給 { $to }，{ $at } 遺失：{ $why ->
    [down] 收件者當機
    [partition] 網路分裂
    [drop] 你丟了它
   *[lost] 網路遺失了它
  }。
mutex-event-start = 開始：什麼都還沒發生。
mutex-event-of = 事件 { $k }／{ $all }
mutex-event-want = { $who } 請求
mutex-event-enter = { $who } 進入
mutex-event-exit = { $who } 離開
mutex-event-send = { $who } 送 { $message } 給 { $peer }
mutex-event-receive = { $who } 收到 { $peer } 的 { $message }
mutex-event-lose = { $peer } 的 { $message } 沒有到達 { $who }
mutex-event-copy = 網路複製了 { $peer } 給 { $who } 的 { $message }
mutex-event-timeout = { $who } 逾時：{ $text }
mutex-event-note = { $who }：{ $text }
mutex-event-fault = { $who }：{ $text }
mutex-event-refused = { $who } 當機，無法請求
mutex-event-violation = { $who } 進入時已有人在裡面
mutex-event-rejected = 資源拒絕 { $who } 的寫入
mutex-event-overwrote = { $who } 遲來的寫入成功了
mutex-untold = 這次執行有 { $events } 個事件；圖在那之前結束。下方數字屬於整次執行。
mutex-working = { $done }／{ $total }
mutex-param-time = 一個時間，或留空。
mutex-exports-format = 格式
mutex-exports-json = 情境：這次執行的全部依據。在這裡或用 `node web/call.mjs mutex.run` 都會逐位元重現。
mutex-exports-shiviz = 帶向量時鐘的紀錄。ShiViz 把第一行當作其餘內容的運算式。
mutex-exports-mermaid = 序列圖。箭頭是水平的：訊息放在到達處，並附上兩個時間。
mutex-exports-csv = 每次進入及其時間。所有事件在圖下方的表格中。
mutex-exports-cut = 它到紀錄結束處為止。
mutex-import = 打開情境
mutex-import-open = 打開
mutex-import-json = 這不是 JSON。請貼上在這裡儲存的情境。
mutex-import-what = 這不是情境：沒有 `algorithm`。
mutex-import-version = 這個情境是第 { $version } 版；這裡只讀第 1 版。
mutex-violation-lede = 資源由 n 個副本中 m 個的票持有。忘記投過票的副本會再投一次。第二個行程也湊到 m 票的機率有多大？
mutex-violation-replicas = 副本數 n
mutex-violation-majority = 多數 m
mutex-violation-resetProbability = 期間一個副本遺忘的機率 p
mutex-violation-hint = 數字或分數：3 小時中的 10 秒是 1/1080。
mutex-violation-says = { $majority } 個投票者中至少要有 2m − n = { $least ->
   *[other] { $n }
  } 個遺忘，因為本來就有 { $replicas } − { $majority } 個副本空著。這是上界：還得有人及時請求。
mutex-violation-any = 至少有一個副本遺忘：1 − (1 − p)ⁿ = { $any }，而不是 n · p = { $times }。
mutex-violation-picture = 對每種多數
mutex-violation-summary = 每多一票機率就下降；數字在各項的表中。
mutex-violation-terms = 逐項：恰有 k 個投票者遺忘
mutex-violation-book = 書上的十二個數字
mutex-violation-book-caption = 這裡的計算值與書上印的並列。全部相符。
mutex-violation-printed = 書上
mutex-panel-crowd = 壓力之下
mutex-crowd-lede = 越來越多行程不停地想要資源。資源有多少時間真的被使用？會不會被一個行程獨佔？
mutex-crowd-start = 測量
mutex-crowd-uneven = 讓訊息耗時 0.5 到 1.5
mutex-crowd-old = 這是用其他設定測得的。
mutex-crowd-says = 有 { $contenders } 個一直想要時，資源只有 { $share } 的時間被使用。
mutex-crowd-scope = 各 { $runs } 次，95 % 區間
mutex-crowd-picture = 被使用的時間比例
mutex-crowd-summary = 每種競爭者數一條長條，附區間；數字在表中。
mutex-crowd-caption = 各次執行的平均。
mutex-crowd-contenders = 競爭者數
mutex-crowd-used = 使用率
mutex-crowd-most = 最幸運者的進入
mutex-compare-lede = 每個演算法都得到相同的請求，依原論文、不受干預。
mutex-compare-caption = 測量值與書上公式並列。
mutex-compare-scope = 種子 { $seed }
mutex-compare-delay = 延遲，各自連線
mutex-compare-bus = 延遲，一條匯流排
mutex-compare-busiest = 最忙的機器
mutex-compare-load = { $who }：{ $n }／{ $all }
mutex-compare-waiting = { $n } 個永遠等待
mutex-compare-breaks = 何時出事
mutex-compare-ring = 環的 1 … ∞ 就是這樣：沒人要時權杖也在繞。請求少時沒有上界。
mutex-breaks-centralized = 協調者當機
mutex-breaks-voting = 競爭者多；副本遺忘
mutex-breaks-lamport = 任何人當機；訊息亂序
mutex-breaks-ricart-agrawala = 任何人當機
mutex-breaks-maekawa = 法定人數成員當機
mutex-breaks-token-ring = 權杖遺失；任何人當機
mutex-breaks-suzuki-kasami = 權杖遺失
mutex-breaks-raymond = 權杖遺失；路上的節點當機
mutex-check-lede = 拿掉時間：下一個到達的可以是任何訊息，剩下的任何故障都可能發生。搜尋所有這樣的執行。
mutex-check-asks = 每個的請求數
mutex-fault-lose = 遺失訊息
mutex-fault-duplicate = 重複訊息
mutex-fault-crash = 當機
mutex-fault-restart = 帶記憶重啟
mutex-fault-amnesia = 失憶重啟
mutex-fault-reset = 重置
mutex-fault-loseToken = 手中遺失權杖
mutex-fault-forgeToken = 偽造權杖
mutex-check-scope = n = { $n } · 每個請求 { $asks } 次 · { $order ->
    [fifo] 同一對訊息不亂序
   *[any] 訊息任意順序
  } · { $faults ->
    [none] 無故障
   *[some] { $faults }
  }
mutex-check-refuted = { $steps ->
   *[other] { $n } 步就能打破，更少不行。
  }
mutex-check-bound = 逾時次數有上限：一次執行最多 { $most } 次。
mutex-check-moves = 逐步的執行
mutex-check-enters = 進入
mutex-property-no-error = 演算法無錯誤
mutex-property-mutual-exclusion = 互斥
mutex-property-deadlock-freedom = 不會全部卡死
mutex-property-no-stale-write = 遲來的寫入不會成功
mutex-property-blocking-freedom = 請求者總還有機會進入
mutex-panels = 關於這次執行
mutex-panel-costs = 代價
mutex-panel-compare = 全部比較
mutex-panel-check = 檢查所有執行
mutex-panel-violation = 會遺忘的副本
mutex-panel-exports = 帶走
mutex-scope = 種子 { $seed }，{ $events } 個事件
mutex-costs-caption = 這次執行的測量值，旁邊是書上的公式。
mutex-measured = 測得
mutex-formula = 公式
mutex-costs-per-entry = 每次進入的訊息
mutex-costs-delay = 從請求到進入的延遲
mutex-costs-entries = 進入次數
mutex-costs-messages = 訊息
mutex-costs-lost = 遺失
mutex-costs-rejected = 被拒絕的遲來寫入
mutex-costs-overwrote = 成功的遲來寫入
mutex-loads = 誰承擔負載
mutex-loads-who = 機器
mutex-loads-sent = 送出
mutex-loads-received = 收到
mutex-loads-more = 還有 { $n ->
   *[other] { $count } 台
  }
mutex-claim = { $entries ->
   *[other] { $n } 次進入
  }，{ $messages } 個訊息：每次進入 { $each } 個，從請求到進入 { $delay }，從未有兩個同時在裡面。
mutex-claim-two = { $violations ->
   *[other] { $n } 次進入
  }發生時已有人在裡面：最多同時 { $most } 個。這次執行違反互斥。
mutex-claim-blocked = { $count ->
   *[other] { $who } 永遠等待
  }：再也沒有東西在動。
mutex-claim-overwrote = { $count ->
   *[other] { $n } 次遲來的寫入
  }蓋過了新持有者：資源分辨不出來。
mutex-claim-still = { $count ->
   *[other] { $who } 仍在等待。
  }
mutex-claim-none = 沒有人進去。
