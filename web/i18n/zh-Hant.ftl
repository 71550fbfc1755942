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
home-lede = 失敗後的重試，共用通道上的時槽。看一看、試一試，再確切弄懂：這裡的每個數字都在本頁算出，並註明依據。
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
save-svg-of = 把「{ $title }」存成 SVG
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
