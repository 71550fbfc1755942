# Contend Türkçe. Yazım kuralları en.ftl dosyasının başında. Okura "sen" diye seslenilir; alanın yerleşik İngilizce
# terimleri (backoff, jitter, retry, cap, seed …) olduğu gibi kalır.

language-name = Türkçe

## The frame of every page

skip-to-content = İçeriğe geç
nav-tools = Araçlar
language = Dil
theme-auto = Tema: sistemdeki gibi
theme-light = Tema: açık
theme-dark = Tema: koyu
share = Paylaş
share-link = Tam olarak ekrandakini gösteren bağlantı
share-frame = Şekli kendi sayfanda göstermek için
copy = Kopyala
copied = Kopyalandı.
copy-refused = Tarayıcı burada kopyalamaya izin vermiyor. Metni seçip kendin kopyala.
print = Yazdır
privacy = Yazdığın hiçbir şey bu sayfadan ayrılmaz. Sayfa hiçbir sunucuya istek göndermez ve ağ olmadan da çalışır.
footer-about = Contend her şeyi kendisi hesaplar: WebAssembly’ye derlenmiş Go.
notices = Bu sayfadaki kitaplıkların lisansları
help-title = Yardım
help-keys = Her denetim klavyeyle kullanılır. Bir alanda yukarı ve aşağı oklar sayıyı değiştirir. Adım adım ilerleyen yerlerde ← ve → bir adım gider, Home ve End başa ve sona atlar, boşluk tuşu oynatır.
help-links = Adres her zaman bütün durumu taşır: kopyala, açan kişi senin gördüğünü görür. Geri tuşu sayfa değişikliğini geri alır.
help-embed = *Paylaş* altındaki HTML satırı şekli ders notlarında gösterir. Şekil bulunduğu sütun kadar geniştir ve ancak ekrana gelince hesaplamaya başlar.
cannot-compute = Bu tarayıcıda { $lack } yok, bu yüzden burada hiçbir şey hesaplanamaz. Aşağıdaki metin yine de okunabilir.
cannot-start = Hesaplayan bölüm bu tarayıcıda başlamıyor ({ $why }). Aşağıdaki metin yine de okunabilir.
link-rejected = Bağlantıda { $name } = “{ $text }” yazıyor ve bu okunamıyor. O değer atlandı, gerisi geçerli.
not-found-title = Böyle bir sayfa yok
not-found = “{ $address }” adresinde hiçbir şey yok.
to-start = Başa dön
home-title = Sıra nasıl paylaşılır?
home-lede = Hatadan sonraki retry’lar, ortak bir kanaldaki slotlar, ortak bellekteki kilitler, yalnızca iletişen makineler. Gör, dene ve kesin olarak bil: buradaki her sayı bu sayfada hesaplanır ve nereden bilindiğini söyler.
loading = Hesaplayan bölüm başlatılıyor …
working = Hesaplanıyor
working-count = { $done } / { $total }
stop = Durdur
predict = Önce bir soru
predict-answers = Cevabın
predict-pass = Doğrudan göster
predict-again = Bana yeniden sor
predict-right = “{ $said }” dedin: doğru.
predict-wrong = “{ $said }” dedin: öyle değil.
standing-exact = kesin
standing-simulated = simülasyon
standing-quoted = alıntı
standing-proved = kanıtlandı
standing-refuted = çürütüldü
standing-unknown = bilinmiyor
save-csv = CSV olarak kaydet
save-svg = SVG olarak kaydet
save-svg-of = SVG olarak kaydet: “{ $title }”
table-cut = { $total } satırın { $shown } kadarı gösteriliyor; dosyada hepsi var.
chapter = Temel fikir
chapter-likeness = Neye benzer
chapter-mechanism = Nasıl işler
chapter-rule = Kural
chapter-worked = Adım adım bir örnek
chapter-breaks = Bu olmazsa ne bozulur
chapter-model-ends = Bu modelin sınırı
chapter-at-work = İş başında
exercises = Sıra sende
exercise-check = Kontrol et
exercise-right = Doğru.
exercise-wrong = Henüz değil.
exercise-show = Cevabı göster
exercise-failed = Cevap hesaplanamadı. Yeniden dene.
exercise-see = Araçta gör
how-to-read = Bu nasıl okunur
sources = Kaynaklar ve düzeltmeler
transport = Çalıştırmada ilerleme
transport-first = Başa
transport-back = Bir adım geri
transport-play = Oynat
transport-pause = Duraklat
transport-forward = Bir adım ileri
transport-last = Sona
transport-scrub = Adım
transport-speed = Hız
transport-slow = yavaş
transport-normal = normal
transport-fast = hızlı
code-editor-leave = Metinden çıkmak için Esc, sonra Tab
code-editor-move = Alt+↑/↓ satırı taşır

## Units of time

unit-millisecond = { $n } ms
unit-second = { $n } sn
unit-minute = { $n } dk
unit-hour = { $n } sa
unit-day = { $count ->
   *[other] { $n } gün
  }

## What can be wrong with a value

param-decimal = 2 ya da 1,5 gibi bir sayı.
param-whole = 12 gibi bir tam sayı.
param-time = 100 ms, 1,5 sn ya da 2 dk gibi bir süre.
param-time-or-none = 20 sn gibi bir süre; sınır yoksa boş bırak.
param-whole-or-none = 32 gibi bir tam sayı; sınır yoksa boş bırak.
param-seed = Bir tam sayı; büyüklüğü ve işareti serbest.
param-one-of = Sunulan adlardan biri.
param-flag = 1 ya da 0.
param-text = Bu metin çok uzun.
fault-out-of-range-minmax = { $field }: en az { $min }, en çok { $max } olabilir.
fault-out-of-range-min = { $field }: en az { $min } olmalı.
fault-out-of-range-max = { $field }: en çok { $max } olabilir.
fault-out-of-range-other = Değer aralık dışında: { $message }
fault-unknown-value = { $field }: şunlardan biri olmalı: { $allowed }.
fault-wrong-type = { $field }: değerin türü yanlış.
fault-missing = { $field }: değer eksik.
fault-unknown-field = { $field } diye bir alan yok.
fault-unknown-method = Böyle bir çağrı yok.
fault-syntax = Okunamadı: { $message }
fault-conflict = Bu değerler birlikte olamaz: { $message }
fault-too-large = İş çok büyük: { $message }
fault-cancelled = Durduruldu.
fault-internal = Contend’in kendisi bir hata yaptı, hesaplayan bölüm yeniden başlatıldı: { $message }

## Backoff

backoff-name = Backoff
backoff-title = Backoff ve jitter: retry hesaplayıcı
backoff-question = Bin istemci aynı anda hata aldı. Hepsi ne zaman geri gelir?
backoff-predict = Full jitter ekliyorsun. Bir istemcinin toplamda bekleyebileceği en uzun süreye ne olur?
backoff-predict-less = Kısalır
backoff-predict-same = Aynı kalır
backoff-predict-more = Uzar
backoff-predict-because =
    { $change ->
        [same] En uzun toplam { $none } olarak kalır, milisaniyesine kadar.
        [less] Burada en uzun toplam { $none } yerine { $full } olur.
       *[more] Burada en uzun toplam { $none } yerine { $full } olur; yani uzar.
    }
backoff-predict-herd = Küçülen şey herd’dür: en yoğun { $bucket } içinde jitter’sız { $none }, jitter’la { $full } retry gelir.
backoff-claim-none = Jitter olmadan hiç başaramayan bir istemci toplamda { $most } bekler; ne eksik ne fazla
backoff-claim-total =
    { $change ->
        [same] { $name } en uzun toplamı { $none } olarak bırakır
        [less] { $name } en uzun toplamı { $none } yerine { $mine } yapar
       *[more] { $name } en uzun toplamı { $none } yerine { $mine } yapar, yani uzatır
    }
backoff-claim-alone = { $total }.
backoff-claim-both = { $total } { $herd }
backoff-claim-herd =
    { $change ->
        [same] ve en yoğun { $bucket } yine { $none } retry görür.
        [less] ve en yoğun { $bucket } içindeki retry sayısını { $none } yerine { $mine } yapar.
       *[more] ve en yoğun { $bucket } daha da yoğunlaşır: { $none } yerine { $mine } retry.
    }
backoff-claim-herd-none =
    { $n ->
        [one] ve tek istemci ({ $clients }) en yoğun { $bucket } içinde { $peak } retry yapar.
       *[other] ve { $clients } istemcinin hepsi aynı adımla gider; en yoğun { $bucket } içinde { $peak } retry olur.
    }
backoff-policy = Politika
backoff-preset = Gerçek bir sistem ne yapıyor
backoff-preset-own = Kendi sayıların
backoff-preset-unknown = Burada “{ $id }” diye bir sistem yok. Bağlantıdaki sayılar yine geçerli.
backoff-preset-changed = sonra değiştirildi
backoff-preset-exact = Aşağıdaki sayılar onun yaptığını tam olarak söyler.
backoff-preset-differs = Yaptığının bir kısmını bu alanlar söyleyemez; fark şurada:
backoff-counts-calls = Ayarı çağrıları sayar, ilki de içinde: aşağıdaki retry sayısından bir fazla.
backoff-counts-retries = Ayarı retry’ları sayar; ilk çağrı bunun üstüne gelir.
backoff-configured = Kendi ayarı { $n } der.
backoff-note-unlimited = Kendi sınırı yok; retry sayısı örnektir.
backoff-note-deadline = Bir süre sınırı daha erken bitirebilir.
backoff-note-quota = Çağrıların paylaştığı bir bütçe daha erken bitirebilir.
backoff-note-server = Beklemeyi sunucu söyleyebilir.
backoff-note-first-wait = İlk bekleme farklıdır.
backoff-note-rounding = Beklemeler tam zaman birimleridir.
backoff-note-opt-in = Bunu ancak istenirse yapar.
backoff-note-example = Varsayılanı yok; bu, belgesindeki örnektir.
backoff-note-numbering = Parametreleri bir adım kaymış sayılır.
backoff-note-late-jitter = Cap’e ulaşınca jitter’ı kaybolur.
backoff-note-more = Ayrıca:
backoff-source = Kaynak:
backoff-jitter-none = yok
backoff-jitter-full = full
backoff-jitter-equal = equal
backoff-jitter-decorrelated = decorrelated
backoff-jitter-own = kendin
backoff-name-none = Jitter’sız bekleme
backoff-name-full = Full jitter
backoff-name-equal = Equal jitter
backoff-name-decorrelated = Decorrelated jitter
backoff-name-own = Kendi jitter’ın
backoff-f-base = İlk bekleme (base)
backoff-f-factor = Factor
backoff-f-cap = Cap
backoff-f-retries = Retry sayısı
backoff-f-jitter = Jitter
backoff-f-lo = En az × bekleme
backoff-f-hi = En çok × bekleme
backoff-f-order = Cap şunu sınırlar
backoff-f-floor = Bundan az bekleme
backoff-f-add0 = En az şunu ekle
backoff-f-add1 = En çok şunu ekle
backoff-f-deadline = Şu süreye kaç retry sığar
backoff-f-clients = İstemciler
backoff-f-bucket = Sayım aralığı
backoff-f-seed = Seed
backoff-f-outage = Servis şu süre sonra döner
backoff-f-capacity = Dönünce saniyede kaç yanıt verir
backoff-f-until = Resimde gösterilen süre
backoff-no-cap = yok
backoff-for-ever = hiç
backoff-unlimited = hepsi
backoff-until-auto = otomatik
backoff-next-seed = Sonraki seed
backoff-calls =
    { $retries ->
        [one] { $retries } retry, { $calls } çağrı demektir: ilki de sayılır.
       *[other] { $retries } retry, { $calls } çağrı demektir: ilki de sayılır.
    }
backoff-factor-idle = Decorrelated jitter kendi kuralıyla, üçe katlanarak büyür; factor’ün bir etkisi yoktur.
backoff-finer = Ayrıntılı
backoff-order-before = jitter’dan önce, üst sınırı
backoff-order-after = jitter’dan sonra, beklemenin kendisini
backoff-order-both = hem üst sınırı hem beklemeyi
backoff-order-hint = Jitter’dan önceki cap, jitter 1’in üstüne çıkarsa aşılır. Jitter’dan sonraki cap hiç aşılmaz ama bazı beklemeler tam cap’te toplanır.
backoff-finer-idle = Decorrelated jitter her beklemeyi bir öncekine göre belirler; buradaki ayarların hiçbiri ona uygulanmaz.
backoff-capacity-idle = Ancak servis geri dönerse bir etkisi olur.
backoff-too-long =
    { $fits ->
        [0] Daha ilk bekleme (retry { $retry }) 285.000 yıldan uzun olabilir. Bir cap ver ya da daha küçük başla.
       *[other] { $retry }. retry’dan sonra bir bekleme 285.000 yıldan uzun olabilir. Bir cap ver ya da en çok { $fits } retry iste.
    }
backoff-conflict = “{ $field }” decorrelated jitter ile birlikte olmaz: 0 bırak ya da başka bir jitter seç.
backoff-other-refused = Yanında gösterilmeyen: { $name }. { $why }
backoff-fit = Zamanında başlayan retry: kesin { $surely }, ortalama { $average }, en iyi durumda { $best }. Çağrıların kendisi burada zaman almaz.
backoff-ranges-title = Her bekleme ne kadar olabilir
backoff-ranges-one = { $name }: { $n } beklemenin ilki { $first }, sonuncusu { $last }.
backoff-retry-short = no
backoff-retry = Retry
backoff-retry-n = { $n }. retry
backoff-cap-at = cap { $cap }
backoff-mean = ortalama
backoff-axis = Zaman ekseni
backoff-axis-log = logaritmik
backoff-axis-linear = doğrusal, 0’dan
backoff-axis-log-note = Logaritmik: sağa doğru eşit adımlar, eşit katlardır.
backoff-axis-log-note-up = Logaritmik: yukarı doğru eşit adımlar, eşit katlardır.
backoff-axis-linear-note = Doğrusal, 0’dan başlar.
backoff-axis-zero-note = Soldaki ok ucu, aralığın 0’a kadar indiğini söyler; logaritmik eksen 0’ı gösteremez.
backoff-axis-zero-note-up = Resmin tabanına oturan bant 0’a kadar iner; logaritmik eksen 0’ı gösteremez.
backoff-axis-retries-note = Retry ekseni logaritmiktir.
backoff-totals-title = Hiç başaramayan bir istemci toplamda ne kadar bekler
backoff-totals-one = { $name }: en az { $least }, ortalama { $mean }, en çok { $most }.
backoff-totals-caption = Bütün beklemelerin toplamı
backoff-none-worst = jitter’sız en uzun
backoff-strip = en azdan en çoğa; kalın kısım %90’ı tutar, çizgi yarısıdır
backoff-strip-99 = %99 buraya kadar bitirmiştir
backoff-deadline = senin süren
backoff-strategy = Jitter
backoff-least = en az
backoff-mean-column = ortalama
backoff-sd = std. sapma
backoff-q05 = %5
backoff-q50 = %50
backoff-q95 = %95
backoff-q99 = %99
backoff-most = en çok
backoff-quantile-error = En az, ortalama, sapma ve en çok yuvarlamaya kadar kesindir; hiçbir kantil { $ms } ms’den fazla yanılmaz.
backoff-quantile-estimate = Decorrelated jitter’da bu hata sınırlanmış değil, kestirilmiştir: { $ms } ms.
backoff-estimated = kesin, hatası kestirilmiş
backoff-fact-worst = toplamda, en uzun
backoff-fact-worst-none = en kısası da bu: tek bir sayı
backoff-fact-worst-beside =
    { $change ->
        [same] jitter’sızla aynı
        [less] jitter’sız { $none }; bundan az
       *[more] jitter’sız { $none }; bundan çok
    }
backoff-fact-mean = toplamda, ortalama
backoff-fact-sd = standart sapma { $sd }
backoff-fact-95 = 20’de 19’u bütün beklemeleri şu sürede bitirir
backoff-fact-99 = 100’de 99’u: { $q99 }
backoff-fact-longest = en uzun tek bekleme
backoff-fact-at-cap = { $n }. retry { $share } olasılıkla tam cap kadar bekler
backoff-fact-cap = cap { $cap }
backoff-fact-no-cap = cap yok
backoff-fact-peak = en yoğun { $bucket } içindeki retry
backoff-fact-peak-expected = beklenen: { $expected }
backoff-wider-bucket = { $bucket } aralıkla say
backoff-scope = seed { $seed }, { $clients } istemci
backoff-herd-title = Herd: retry’lar ne zaman gelir
backoff-working = Herd hesaplanıyor: adım { $done } / { $total }
backoff-herd-one = { $name }: en yoğun { $bucket } içinde { $peak } retry.
backoff-peak = en yoğun: { $peak }
backoff-peak-expected = en yoğun: { $peak } · beklenen { $expected }
backoff-arrivals = aralık başına retry, çekilişle
backoff-expected = beklenen sayıları, hesapla
backoff-outage-ends = servis döndü
backoff-capacity-line = yanıtlayabildiği
backoff-gathered =
    { $per ->
        [one] her sütun { $per } aralığın en yoğunudur
       *[other] her sütun { $per } aralığın en yoğunudur
    }
backoff-counts-axis = Sayı ekseni
backoff-common-numbers = Bütün istemciler 0 anında hata alır; o an çizilmez. Aynı seed’le i istemcisinin k. retry’ı her stratejide aynı rastgele sayıyı çeker; farklı olan yalnız stratejidir.
backoff-drained = { $name }: son istemci { $when } sonra başarır.
backoff-gave-up =
    { $count ->
        [one] { $name }: { $n } istemcinin retry’ları başaramadan biter.
       *[other] { $name }: { $n } istemcinin retry’ları başaramadan biter.
    }
backoff-table = Tablo: her bekleme
backoff-table-caption = Her bekleme: { $name }
backoff-least-ms = en az, ms
backoff-most-ms = en çok, ms
backoff-mean-ms = ortalama, ms
backoff-at-cap = tam cap olma olasılığı
backoff-copy-as = Politikayı kopyala …
backoff-json-note = Bu, `backoff.schedule` isteğidir: `node web/call.mjs` ya da `contend.call` ile kullan.
backoff-code-note = Kod, rastgeleliği sistemden alır: bütün istemcilerin paylaştığı bir seed onları yine bir herd yapardı.
backoff-how-to-read =
    İlk resmin her satırı bir beklemedir ve her strateji için bir işaret taşır: o beklemenin olabileceği en kısadan en uzuna, çizgi ortalamada. Jitter yoksa iki uç aynıdır, bir baklava. Tablodaki *en az* ve *en çok* sütunları aynı şeyi sayıyla söyler.

    İkinci resim, hiç başaramayan bir istemcinin beklemelerini toplar. Sağ ucu en uzun toplamdır: bütün en uzun beklemelerin toplamı; vazgeçmeden önce kimse daha uzun beklemez. Sağ uçları karşılaştır: full ve equal sol ucu geri çeker, sağ ucu yerinde bırakır. Decorrelated, base’ten başlar ve çoğu zaman daha uzağa gider.

    Üçüncü resim servisin gördüğüdür. Sütunlar bir seed’den çekilir, eğri hesaplanır. Toparlanan bir servise yardım eden, daha kısa bir toplam değil, beklemelerin dağılmış olmasıdır.
backoff-likeness =
    Bir dükkân tek telefon hattını dokuzda açar ve hat hemen dolar. Meşgul sesini duyan herkes tam bir dakika sonra yeniden ararsa, herkes yine meşgul sesini duyar. Herkes o dakika içinde *gelişigüzel* bir süre beklerse, çoğu hattı bulur.

    Her başarısızlıktan sonra daha uzun beklemek hatta yer açar. Rastgele bir süre beklemek, hep birlikte aramayı önler. Bunlar iki ayrı fikirdir ve ikisi de gerekir.
backoff-mechanism =
    Bir çağrı başarısız olur. İstemci bekler, yeniden dener ve her yeni başarısızlıktan sonra daha uzun bekler; ta ki bir retry başarana ya da retry kalmayana kadar. *Cap*, tek bir beklemenin sınırsız büyümesini önler. Beklemenin hangi kısmının rastlantıya bırakılacağı *jitter* stratejisidir:

    {""}*Yok* — sürenin tamamını bekler. Tek istemcide bir sakıncası yoktur; birlikte hata alan çok istemci birlikte geri gelir.

    {""}*Full* — sıfır ile sürenin tamamı arasında çeker. Ortalama yarıya iner. Bir istemci neredeyse hemen geri gelebilir.

    {""}*Equal* — sürenin yarısı ile tamamı arasında çeker. Kimse anında dönmez, herd yine dağılır; ama daha az.

    {""}*Decorrelated* — base ile önceki beklemenin üç katı arasında çeker, cap’i aşmaz. Başarısızlık sayısına değil, kendi son beklemesine bakar. İyi bir varsayılandır; yalnız cap’te takılır: cap, base’in 200 katıysa zamanla beklemelerin yaklaşık %29’u tam cap kadardır.

    {""}*Kendin* — sürenin iki katsayısı arasında çeker: 0,8 ile 1,2, başkalarının ±%20 diye yazdığıdır.
backoff-rule =
    İstemci n. retry’dan önce en çok `min(cap, base × factor^(n−1))` bekler; bu, beklemenin *üst sınırıdır*. Base ilk beklemedir, factor bir beklemeden ötekine büyümedir (2 ikiye katlar), cap büyümenin bittiği yerdir.

    Full bunu 0 ile 1 arasında, equal ½ ile 1 arasında rastgele bir sayıyla çarpar. Decorrelated `min(cap, random(base, 3 × önceki))` demektir; ilk beklemeden önceki bekleme base sayılır. Bu yüzden ilk beklemesi bir base ile üç base arasındadır ve factor’ün bir etkisi yoktur.

    R retry, R + 1 çağrı ve R bekleme demektir.
backoff-worked =
    Base 100 ms, factor 2 olsun: beklemeler 100, 200, 400, 800 ms … Şimdi hesaplandı:
backoff-said-twelve = Cap olmadan on ikinci bekleme { $wait } ({ $ms } ms), on ikisinin toplamı { $sum } eder.
backoff-said-same = Yukarıdaki sayılarla en uzun toplam jitter’sız { $none }, full ile { $full }, equal ile { $equal }.
backoff-said-memory =
    { $change ->
        [same] Decorrelated jitter’ın en uzun toplamı orada aynıdır: { $mine }.
        [less] Decorrelated jitter’ınki orada daha kısadır: { $none } yerine { $mine }.
       *[more] Decorrelated jitter’ınki orada daha uzundur: { $none } yerine { $mine }.
    }
backoff-said-steep = Bu bir yasa değil: 100 ms ×4, cap yok, 6 retry için decorrelated { $mine } ms, jitter’sız { $none } ms; çünkü o 4’le değil 3’le büyür.
backoff-breaks =
    {""}*Jitter olmadan* kısa bir tıkanma kesintiye döner. Birlikte hata alanlar aynı süre bekler ve servisi düşüren tepe, saatle geri gelir.

    {""}*Cap olmadan* beklemeler işe yaramayacak kadar büyür: servis çoktan dönmüştür, istemciler hâlâ bekler.

    {""}*Cap çok düşükse* herkes aynı sabit hızla çağırır ve servise yer kalmaz.

    {""}*Retry’lar çarpılır.* Üç katmanın her biri üç kez retry yaparsa bir çağrı 4 × 4 × 4 = 64 çağrı olur. Yalnız bir katman retry yapsın ve bir *retry bütçesi* olsun: örneğin bütün çağrıların en çok onda biri.

    {""}*Bir retry aynı mesajı iki kez teslim edebilir.* İlk çağrı başarmış, yalnız yanıtı kaybolmuş olabilir. Bu yüzden öbür uçtaki handler *idempotent* olmalıdır: aynı mesaj bir daha gelince hiçbir şey değişmez. Ödemeler bunun için bir anahtar taşır; alıcı, işin yapıldığını onunla hatırlar.
backoff-model-ends =
    Burada çağrılar zaman almaz; yalnız beklemeler sayılır. Bütün istemciler tek bir anda hata alır, en zor durum budur. Servisin ne zaman döneceğini sen söyleyene kadar her retry başarısız olur. Servisin kuyruğu yoktur: bir sınır varsa üstünde kalan hemen hata alır. Hiçbir istemci `Retry-After` dinlemez, erken vazgeçmez, başkalarıyla bütçe paylaşmaz. Saatler tamdır; gerçek zamanlayıcılar ise geç kalır.

    Beklemeler süreklidir; tam milisaniye ya da saniye çeken kütüphaneler en çok o adım kadar ayrılır.
backoff-at-work =
    {""}*Deneme mi, retry mı?* Kimi kütüphane çağrıları sayar, kimi retry’ları. “3” birinde iki bekleme, ötekinde üç beklemedir. Menü hangisi olduğunu söyler.

    {""}*Cap jitter’dan önce mi, sonra mı?* 60 sn’lik cap çevresinde ±%20, cap önce gelirse 72 sn’ye çıkar. Sonra gelirse hiçbir bekleme 60 sn’yi aşmaz ama her iki beklemeden biri tam 60 sn’dir ve herd orada toplanır.

    {""}*Süre sınırı* çağıranın hissettiğidir. En uzun toplamın sığdığına bak ya da sıradaki bekleme sığmayacaksa dur.

    {""}*Taşma.* `100 << 25` 32 bitte negatiftir; `2.0 ** 1024` Python’da hatadır. Üssü almadan önce cap’le karşılaştır; tam sayıdan önce kayan noktayla.

    {""}*Seed.* Aynı seed’le başlayan süreçler aynı jitter’ı çeker ve bir herd olur.

    {""}*Retry-After.* Sunucu ne kadar beklemeni söylüyorsa ona inan ve jitter ekle.
backoff-x-minute = Base 100 ms, factor 2, cap yok, jitter yok. Bir dakikadan uzun bekleyen ilk retry kaçıncısıdır?
backoff-x-minute-because = 10. bekleme 51,2 sn, 11. bekleme 102,4 sn: 100 ms × 2¹⁰.
backoff-x-sum = Base 200 ms, factor 2, cap 1 sn, 5 retry, jitter yok. Bir istemci toplamda kaç saniye bekler?
backoff-x-sum-because = 0,2 + 0,4 + 0,8 + 1 + 1 = 3,4 sn; dördüncü bekleme 1,6 sn olurdu, cap keser.
backoff-x-attempts = Bir kütüphanede “max attempts = 4” denebiliyor ve ilk çağrı da sayılıyor. En çok kaç bekleme olur?
backoff-x-attempts-because = Dört çağrı, üç retry, üç bekleme.
backoff-x-order = Jitter 0,5 ile 1,5 arasında, 1 sn’lik cap jitter’dan *önce*. En uzun bekleme kaç saniye?
backoff-x-order-because = Üst sınır 1 sn, jitter onu en çok 1,5 ile çarpar: 1,5 sn. *Ayrıntılı* altında “beklemenin kendisini” seç, 1 sn olur.
backoff-x-steep = Base 100 ms, factor 4, cap yok, 6 retry. Decorrelated jitter’ın en uzun toplamı jitter’sızınkine göre nasıldır?
backoff-x-less = Daha kısa
backoff-x-same = Aynı
backoff-x-more = Daha uzun
backoff-x-steep-because = 100 × (3 + 9 + 27 + 81 + 243 + 729) = 109.200 ms, öteki 100 × (1 + 4 + 16 + 64 + 256 + 1024) = 136.500 ms. Factor ne olursa olsun decorrelated 3’le büyür.
backoff-sources =
    Dersin 002 numaralı belgesinde (Türkçe) formül, stratejiler ve tabloyu okumanın sözleri vardır. Strateji adları M. Brooker, “Exponential Backoff And Jitter”, AWS Architecture Blog, 2015 yazısındandır. Menüdeki her sistemin kaynağındaki yeri verilmiştir.

    Düzeltilecek ya da daha dar söylenecekler:
backoff-erratum-origin = Belgede ilk bekleme base’tir. AWS yazısıyla yayımlanan benzetim (`aws-samples/aws-arch-backoff-simulator`) 1’den sayar: ilk üst sınırı *iki* base’tir, decorrelated beklemeleri de ötekilerden bir ikiye katlama geridedir.
backoff-erratum-widest = Belge en geniş dağılımın full olduğunu söyler. Decorrelated daha geniştir: base 100 ms’de ilk beklemesi 100 ile 300 ms arasındadır, standart sapması 57,7 ms; full’ünki 28,9 ms.
backoff-erratum-grows = Belge, decorrelated jitter’ın en uzun toplamının jitter’sızınkini aştığını söyler. Bu, factor 3’e kadar doğrudur. Üstü için ×4 örneğine bak; base cap’e eşit ya da büyükse ikisi eşittir.

## Slots

slots-name = Slotlar
slots-title = Ortak kanalda slotlar
slots-question = Herkes aynı anda istiyor. Rastlantı onları nasıl ayırır?
slots-predict = On iki katılımcı 2 slottan birini seçiyor; çarpışınca pencere ikiye katlanıyor, en çok 32’ye kadar. Herkes en sık kaç turda geçer?
slots-guess-3 = 3 tur
slots-guess-4 = 4 tur
slots-guess-5 = 5 tur
slots-guess-6 = 6 tur
slots-guess-12 = 12 ya da daha çok
slots-predict-because = En sık { $most } tur: çalıştırmaların { $share } kadarı böyle biter; ortalama { $mean }. 000 belgesindeki çalıştırma 4 turda bitiyor, ama bu kadar azı yalnızca { $four } oranında yetiyor.
slots-settings = Denenecek ayarlar
slots-set-document = Belgedeki çalıştırma
slots-set-small = Pencere çok küçük
slots-set-pair = Yalnızca iki kişi
slots-set-large = Pencere çok büyük
slots-set-no-cap = Cap yok
slots-set-counter = Sayaç taşıyor
slots-set-same-seed = Herkese tek seed
slots-set-fixed = Sabit gecikme
slots-contest = Koşullar
slots-participants = Katılımcı
slots-window = İlk pencere
slots-window-hint = 1. turda kaç slottan seçildiği. Her çarpışmadan sonra iki katı.
slots-cap = Cap
slots-no-cap = Cap yok
slots-cap-unused = Sabit gecikme büyümez, cap’in etkisi yok.
slots-choice = Nasıl seçiyorlar
slots-choice-independent = Herkes kendi çekiyor
slots-choice-same-seed = Herkese tek seed
slots-choice-fixed = Sabit gecikme
slots-seed = Seed
slots-seed-hint = Sayılar Python’daki random.Random(seed) ile aynıdır; seed istediğin kadar büyük olabilir.
slots-seed-unused = Sabit gecikme sayı çekmez, seed’in etkisi yok.
slots-seed-less = Önceki seed
slots-seed-more = Sonraki seed
slots-finer = Ayrıntılar
slots-max-rounds = Bu kadar turdan sonra dur
slots-max-rounds-hint = Hiç bitmeyen çalıştırmalara karşı bir emniyet.
slots-follow = İzlenen katılımcı
slots-follow-none = kimse
slots-follow-hint = Ya da şekilde numarasını seç.
slots-follow-nobody = { $id } numaralı katılımcı yok; sonuncusu { $last }.
slots-follow-through = { $id } numaralı katılımcı { $path } çekti ve { $round }. turda geçti.
slots-follow-waits = { $id } numaralı katılımcı şimdiye kadar { $path } çekti ve hâlâ bekliyor.
slots-runs = Çalıştırma sayısı
slots-fault-cap = Cap 1 olursa iki ya da daha çok katılımcı tek slotu sonsuza dek paylaşır. 2 ya da daha büyüğünü seç, ya da cap’i kaldır.
slots-fault-seed = Bu seed’lerin içinde birbirinin ters işaretlisi olan sayılar var, Python ikisinde de aynı sayıları çeker. 0’dan ya da daha büyüğünden başla.
slots-round-title = Tur { $round } / { $rounds } · pencere { $window }
slots-round = Tur { $round } / { $rounds }, pencere { $window }: { $waiting } kişi çekiyor; { $alone } kişi slotunda yalnız ve geçti, { $collided } kişi { $shared } slotta çarpıştı.
slots-round-none = Tur { $round } / { $rounds }, pencere { $window }: { $waiting } kişinin hepsi { $shared } slotta çarpıştı. Kimse geçmedi.
slots-round-done = Tur { $round } / { $rounds }, pencere { $window }: çeken { $waiting } kişinin hepsi slotunda yalnız. Herkes geçti.
slots-round-beyond = Bağlantı { $asked }. turu istiyor; bu çalıştırmada { $rounds } tur var, sonuncusu gösteriliyor.
slots-nothing = Kırmızıyla işaretli alan düzeltilene dek gösterilecek bir şey yok.
slots-overflow = { $round }. turdan sonra pencerenin iki katı 2⁶³ − 1’i aşardı. İşaretli 64 bit bir sayaç orada taşar; burada pencere olduğu gibi kalır.
slots-old = En son koşullar hesaplanamıyor; görünenlerin hepsi hesaplanabilen son koşullara ait.
slots-nobody = Kimse istemiyor, hiçbir şey olmuyor: tek bir tur bile yok.
slots-who-title = Kim hangi slotta
slots-key-alone = yalnız: geçti
slots-key-collided = paylaşılan: çarpıştı (kaç kişi)
slots-key-alone-crowd = slotunda yalnız olan katılımcılar
slots-key-shared-crowd = çarpışan katılımcılar
slots-key-shared = çarpıştı, beklemeyi sürdürüyor
slots-key-through = bu turda geçti
slots-key-expected = beklemesi beklenen ortalama sayı (kesin)
slots-chosen-only = Yalnızca seçilen slotlar çiziliyor; hepsi { $window } tane.
slots-crowd = Tek tek çizilemeyecek kadar çok; pencerenin parçaları gösteriliyor.
slots-stretch = bir çubuk yaklaşık { $width } komşu slot
slots-stretch-one = bir çubuk tek slot ({ $width })
slots-roster = Bu turdan sonra her katılımcı
slots-roster-through = { $id } numaralı katılımcı { $round }. turda geçti
slots-roster-waits = { $id } numaralı katılımcı çarpıştı: pencere { $before }, sonraki { $after }
slots-roster-crowd = Çarpışan { $collided } kişinin penceresi { $before } iken { $after } oluyor. Şimdiye kadar geçen: { $through } / { $participants }.
slots-waiting-title = Her turda kaç kişi çekiyor
slots-waiting-summary = Turlara göre çeken katılımcı sayısı: { $counts }.
slots-axis-round = tur
slots-axis-rounds = tur sayısı
slots-axis-collisions = katılım
slots-history-cut = Bakmak için ilk { $shown } tur saklanıyor; sayımlar { $rounds } turun hepsini kapsıyor.
slots-laws-title = Bütün çalıştırmalar arasında bu çalıştırma
slots-laws-never = Burada herkes aynı seçimi yapıyor, dağılacak bir şey yok: hiçbir çalıştırma bitmez.
slots-law-rounds = Herkes geçene dek tur sayısı
slots-law-collisions = Çarpışmalara katılım
slots-law-rounds-summary = Tur sayısının kesin dağılımı: ortalama { $mean }, standart sapma { $sd }.
slots-law-collisions-summary = Katılım sayısının kesin dağılımı: ortalama { $mean }, standart sapma { $sd }.
slots-law-sampled = { $runs } çalıştırmanın ortalaması { $mean }.
slots-law-own = Bu çalıştırma: { $value }.
slots-exact-limit = Kesin hesap { $most } katılımcıya kadar gider; ötesinde çalıştırmalar sayılır.
slots-working-exact = kesin dağılım: { $done } / { $total }
slots-working-runs = çalıştırma: { $done } / { $total }
slots-sample = Çok sayıda seed çalıştır
slots-sample-run = { $runs } seed çalıştır
slots-sample-clear = Bunları kaldır
slots-sample-partial = Durduruldu: { $asked } çalıştırmadan { $runs } tanesi sayıldı.
slots-sample-table = Sayılan
slots-sample-mean = ortalama
slots-sample-error = iki standart hata
slots-sample-exact = kesin ortalama
slots-sample-off = fark (standart hata olarak)
slots-sample-unfinished = { $unfinished } çalıştırma { $rounds } turda bitmedi; sayım orada kesildiği için bu ortalamalar gerçektekinden küçüktür.
slots-seeds = seed { $first } – { $last }
slots-one-seed = seed { $seed }
slots-key-exact = kesin olasılık
slots-key-mean = ortalama ± bir standart sapma
slots-key-sample = { $runs } çalıştırmadaki oran, iki standart hatayla
slots-key-own = bu çalıştırma
slots-this-run = bu çalıştırma: { $value }
slots-binned = { $axis }, çubuk başına { $width } değer
slots-fact-rounds = Tur
slots-fact-rounds-cut = Durdurulana dek tur
slots-fact-through = Geçen
slots-fact-of = { $some } / { $all }
slots-fact-collisions = Çarpışmalara katılım
slots-fact-in-slots = paylaşılan slot: { $slots }
slots-fact-slots = Sunulan toplam slot
slots-fact-mean = ortalama { $mean } ± { $sd }
slots-fact-mean-only = ortalama { $mean }
slots-fact-rare = En çok { $rounds } tur
slots-fact-rare-collisions = en çok { $collisions } katılım: { $chance }
slots-fact-joint = · tam olarak ikisi birden: { $chance }
slots-any-rounds = her tur sayısı için
slots-claim-lucky = Seed { $seed } ile herkes { $rounds } turda ve çarpışmalara { $collisions } katılımla geçiyor. Bu şanslı bir çalıştırma: ortalama { $mean } ± { $sd } tur gerekir, bu kadar azı çalıştırmaların yalnızca { $chance } kadarında yeter.
slots-claim-ordinary = Seed { $seed } ile herkes { $rounds } turda ve çarpışmalara { $collisions } katılımla geçiyor. Bu sıradan bir çalıştırma: ortalama { $mean } ± { $sd } tur gerekir; çalıştırmaların { $chance } kadarı daha fazlasını istemez, { $later } kadarı en az bu kadarını ister.
slots-claim-unlucky = Seed { $seed } ile herkes ancak { $rounds } turda ve çarpışmalara { $collisions } katılımla geçiyor. Bu şanssız bir çalıştırma: ortalama { $mean } ± { $sd } tur gerekir, çalıştırmaların { $chance } kadarı daha fazlasını istemez, yalnızca { $later } kadarı en az bu kadarını ister.
slots-claim-plain = Seed { $seed } ile herkes { $rounds } turda ve çarpışmalara { $collisions } katılımla geçiyor.
slots-claim-unfinished = Seed { $seed } ile çalıştırma { $rounds } turdan sonra durduruldu; { $participants } kişiden { $completed } kişi geçti, ortalama { $mean } tur gerekir. Bir gün biterdi: her turda bir şans var.
slots-claim-unfinished-plain = Seed { $seed } ile çalıştırma { $rounds } turdan sonra durduruldu; { $participants } kişiden { $completed } kişi geçti. Bir gün biterdi: her turda bir şans var.
slots-claim-same-seed = { $participants } kişinin hepsi aynı seed ile başlıyor, bu yüzden hiç kimse hiçbir zaman geçmez: eşit seed ve eşit sayıda çekiliş eşit slot verir, herkes çarpışır, bütün pencereler birlikte katlanır ve sonraki tur da bu eşitlikle başlar. Yukarıdaki { $rounds } tur bunu yalnızca gösterir; kanıt bu akıl yürütmedir.
slots-claim-fixed = { $participants } kişinin hepsi aynı sabit süreyi bekliyor, bu yüzden hiç kimse hiçbir zaman geçmez: birlikte gider, birlikte dönerler. Yukarıdaki { $rounds } tur bunu yalnızca gösterir; kanıt, onları ayıracak hiçbir şeyin olmamasıdır.
slots-compare-title = Ne, ne kadar bozulur
slots-compare-setting = Ayar
slots-compare-window = Pencere
slots-compare-rounds = Tur
slots-compare-collisions = Katılım
slots-compare-slots = Sunulan slot
slots-compare-note = Bütün çalıştırmaların ortalaması, ± bir standart sapma; “hiçbir zaman” gözlem değil, kanıttır.
slots-never = hiçbir zaman
slots-lesson-small = *Çok küçük.* Pencere hep 2 kalırsa on iki katılımcı ortalama { $usual } yerine { $small } tur ister ve { $usualHits } yerine { $smallHits } kez çarpışmaya katılır.
slots-lesson-large = *Çok büyük.* Pencere 2’den 32’ye büyürse iki katılımcıya ortalama { $usual } slot sunulur, baştan 1024 ise { $large }. Bunun neredeyse tamamı boşuna beklemektir.
slots-lesson-no-cap = *Cap yok.* 2’den başlayınca { $doublings }. katlama, işaretli 64 bit bir sayacın sonu olan 2⁶³ − 1’i aşardı. Burada pencere bundan sonra olduğu gibi kalır ve sonuç bunu söyler; denetlemeyen bir program taşar.
slots-lesson-alike = *Herkes aynı.* Daha seyrek sormak, daha az çarpışmak değildir: 4 ya da 40’lık sabit gecikmeyle de, herkese tek seed ile de her turda 12 kişiden 12’si çarpışır.
slots-table = Tur tur
slots-table-caption = Her tur için bir satır; dosyada ayrıca her çekiliş katılımcı:slot olarak var.
slots-column-round = Tur
slots-column-window = Pencere
slots-column-next = Sonraki pencere
slots-column-draw = Çeken
slots-column-through = Geçen
slots-column-collide = Çarpışan
slots-column-shared = Paylaşılan slot
slots-python = Aynı çalıştırma Python’da
slots-python-text = Bu satırlar aynı tur, katılım ve geçen sayısını yazdırır, çünkü sayfa sayıları CPython gibi çeker: seed ile başlatılan Mersenne Twister ve n kaç bitse o kadar bit alıp değer n’den küçük olana dek yineleyen `randrange(n)`. Bir seed ile ters işaretlisi aynı sayıları verir.
slots-how = Her sütun bir slot, her jeton numarasıyla bir katılımcıdır. Slotunda yalnız olan jeton dolu ve ✓ işaretlidir: geçti ve ayrılıyor. Slotu paylaşanların yalnızca çerçevesi vardır; slot taralıdır, ✕ ve kişi sayısıyla işaretlenir: hepsi çarpıştı ve her biri penceresini cap’e kadar ikiye katlar.

    Hâlâ bekleyen, şimdiye kadarki her turda çarpışmıştır; bu yüzden bütün bekleyenlerin penceresi aynıdır. Aşağıdaki çubuklar her turda kaç kişinin çektiğini gösterir; eşkenar dörtgen, teoriye göre ortalama kaç kişinin beklemeyi sürdürdüğüdür. İki dağılım *bütün* seed’lere aittir, koyu işaret bu seed’e.

    Bir katılım, bir katılımcının bir çarpışmasıdır: beş kişinin seçtiği slot beş sayılır.
slots-likeness = Bir grup insan aynı anda meşgul bir numarayı arıyor. Hepsine tam bir dakika sonra yeniden aramalarını söylersen, sonraki dalga da ilki kadar sıkışık olur. Her biri o dakikanın içinden rastgele bir an seçerse aramalar dağılır.

    Yine de sıkışıksa seçilecek zaman penceresi genişletilir. Bu, isteyenin çok olduğuna dair bir *tahmindir*, sayım değil: art arda dört hatadan sonra pencere iki kişi için de elli kişi için de 32’dir.

    Thread’lerde de böyle. On altısı kilidi boş gördü, biri aldı, on beşi kaybetti. On beşi de aynı süre beklerse yine tek grup hâlinde döner: daha seyrek sorarlar, ama aynı ölçüde çarpışırlar.
slots-mechanism = TAS kilidi her denemede ortak hücreyi atomik olarak okuyup değiştirir. TTAS kilidi hücre boş görünene dek yalnızca okur, ancak ondan sonra dener. Okumayla deneme arasında başkası daha hızlı davranabilir. Boş okuduktan sonraki *bu* başarısızlık, aynı anı görmüş bir rakibi gösterir. Yalnızca “dolu” okumak pek bir şey söylemez: içeride tek bir yavaş sahip olabilir, kalabalık hiç olmayabilir.

    Böyle bir kayıptan sonra `[0, limit)` aralığından bir gecikme çek, bekle ve yeniden dene; sonra `limit` değerini ikiye katla, ama üst sınırı aşma. Başlangıç ve üst sınır aynı birimdedir: bekleme döngüsünün turu ya da zaman. Bununla ilgisi olmayan yeni bir kilit alma yine küçük pencereyle başlar; büyüğünü saklamak, çoktan boşalmış bir kilide eski sıkışıklığı taşımak olurdu.

    Rastlantı, tekrarların adım birliğini bozar. Üst sınır *pencerenin* büyümesini durdurur, başarısızlık sayısını sınırlamaz: bir thread en büyük pencerede bile defalarca kaybedebilir. Bu yüzden backoff, bloklayan bir kilidi lock-free yapmaz ve kimsenin beklemesine sınır koymaz.

    Nasıl beklendiği ayrı bir konudur: işlemcinin duraklama komutu, döngüde dönmek ya da işletim sisteminde uyumak. Bağlam değiştirmenin kendisi zaman alır; kısa bir kritik bölgeyi çekirdekte bekleyip geçirmek daha iyidir, uzun süre dönmek ise işlemciyi boşa harcar. Aşağıdaki slotlar bu seçim hakkında bir şey söylemez.

    Rastlantı kaynakları gerçekten bağımsız olmalıdır. Aynı seed ve aynı çekiliş sırası, sonsuza dek adım adım aynı gecikmeleri verir. Bu sayfadaki sabit seed, bir çalıştırma derste yinelenebilsin diyedir; gerçek bir programda her thread seed’ini sistemden alır.
slots-rule = Atomik bir denemeyi kaybedince büyüyen bir pencereden rastgele seç, pencereyi sınırla ve işe yarayıp yaramadığını kendi yükünde ölç. Bundan adalet çıkmaz.
slots-worked = Bu modelde çarpışma, aynı turda birkaç kişinin seçtiği slottur. Slotunda yalnız olan biter, ötekiler penceresini genişletir. On iki katılımcı, 2’den 32’ye pencere ve seed 17 ile ilk turda 4 kişi 0. slota, 8 kişi 1. slota düşer: hepsi çarpışır. İkinci turda yalnızca 1 numara, üçüncüde 2, 3 ve 4, pencerenin 16 olduğu dördüncüde kalan sekizi geçer.

    000 belgesinin yazdırdığı da budur: 12 bitti, 4 tur, çarpışmalara 31 katılım. 1000 turluk emniyete hiç yaklaşılmaz. On iki sabit gecikme, içinde on iki kişi olan tek slottur; 20 hatadan sonra pencere 32’dir: o sınırlıdır, tekrarlar değil. 2 ile başlayıp 32’de duran iki katılımcı 20 turdan sonra 2⁻⁹⁰ olasılıkla hâlâ bitmemiştir: çok küçük, ama sıfır değil.

    Her birinin kendi üreteci, aynı seed’i olan ve tur başına bir sayı çeken iki thread her turda eşit gecikme seçer. Rastgele adlı fonksiyon oradadır, simetri bozulmamıştır. Gerçek bir makinede zamanlamanın gürültüsü onları ayırabilir; ama bir akıl yürütme buna dayanamaz. Bağımsızlık kanıtın parçasıdır, adın süsü değil.
slots-breaks = Çok küçük pencere yığılmaları korur. Çok büyük pencere, az katılımcıyı boşuna bekletir. Sınırsız katlama dev beklemelerle ve taşan bir sayaçla biter. Üçü de yukarıda, sayılarıyla.

    Tek tek *her* “dolu” okumasından sonra geri çekilmek, tek bir yavaş sahibi kalabalık sanır: yarışan yoktur, bekleyen thread yine de gitgide daha uzun uyur.

    Seed 17’nin çabuk bitmesi, her rastgele seçimin çabuk biteceğini kanıtlamaz. 4 tur, yaklaşık dokuz çalıştırmadan birinde yeter; 0’dan 5’e kadar olan seed’ler 6, 5, 6, 5, 5 ve 5 tur ister.
slots-model-ends = Bunlar slottur, zaman değil. Kilit, sahip, kritik bölgenin uzunluğu, önbellekler ve aralarındaki trafik burada yok; bütün katılımcılar birlikte başlar, sonradan kimse gelmez. Sayılar, rastlantının bir grubu nasıl ayırdığını söyler. Bir programın bir makinedeki hızlanması değildir ve tur sabit bir süre değildir.
slots-at-work = Backoff, eşzamanlı veri yapılarında, ağ üzerinden retry’larda ve çakışma çözen protokollerde iş görür. Parametreleri farklıdır, neyin hata sayıldığı da: kaybedilen atomik deneme, gelmeyen cevap, hattaki çarpışma.

    Bir kilit için, farklı çekirdek sayılarında ve kritik bölge uzunluklarında iş çıkarma hızını, bekleme sürelerinin kuyruğunu ve atomik deneme sayısını ölç.

    Görev *sınırlı sollama* istiyorsa daha uzun bekleme işe yaramaz. Bunun için MCS ya da bilet kilidi gibi bir kuyruk gerekir.
slots-yes = evet
slots-no = hayır
slots-x-windows = İlk pencere 4, cap 20 ve gecikme katlamadan *önce* çekiliyor. İlk beş hata hangi pencerelerden çekilir?
slots-x-windows-why = 4, 8, 16, 20, 20: 16’yı katlamak 32 ederdi, cap onu 20 yapar.
slots-x-bounded = Öyleyse bütün bekleme 20 ile sınırlı mı?
slots-x-bounded-why = Hayır. Her bir gecikme 20’den küçüktür, ama kaç kez başarısız olunacağı sınırlı değildir. Bütün bekleme gecikmelerin toplamıdır ve her hata sayısının olasılığı sıfırdan büyüktür.
slots-x-same = İki thread aynı üreteci aynı seed ile kullanıyor ve tur başına bir sayı çekiyor. 1000 turdan sonra kaçı geçmiştir?
slots-x-same-why = 0. Geçmişleri eşit olduğundan her turda pencereleri de sayıları da eşittir.
slots-x-large = İki katılımcı, ikisi de geçene dek 1024 slotluk sabit bir pencereden seçiyor. Onlara ortalama kaç slot sunulur? En yakın tam sayıya yuvarla.
slots-x-large-why = 1025. 1024 çalıştırmadan yalnızca biri ilk turda bitmez, yani neredeyse tamamı ilk penceredir: 1024 · 1024/1023 = 1025,001.
slots-x-counter = Pencere 2’den başlıyor ve en büyük değeri 2⁶³ − 1 olan işaretli 64 bit bir sayaçta cap olmadan katlanıyor. Sığmayan ilk katlama kaçıncısıdır?
slots-x-counter-why = 62.: 61 katlamadan sonra pencere 2⁶²’dir, iki katı ise 2⁶³ eder.
slots-errata = 000 belgesi birkaç kişinin seçtiği slota çarpışma diyor, programı ise katılımcıları sayıyor: 31 katılım 8 slotta oldu. Bu sayfa iki sayıyı da gösterir.

    Belge seed 17’nin tipik olduğunu söylemiyor, tipik de değil: bu sayfa ne kadar seyrek olduğunu söyler.
slots-quoted = 000 belgesi
slots-other-seed = Seed 0 ile çalıştırmayı gör
slots-source-document = 000 belgesi, “Üstel geri çekilme” (Rusça): model, sayıları, alıştırma.
slots-source-model = Modelin teorisi, tek bir grup için pencereli backoff:
slots-source-history = Ortak hatta ikili üstel backoff:
slots-source-stability = Yeni gelenler bitmiyorsa:
slots-source-draws = Rastgele sayılar:
slots-source-exact = Kesin dağılımlar burada, bekleyenlerin Markov zincirinden hesaplanır; her geçiş olasılığı pozitif terimlerin toplamıdır, çıkarma yüzünden basamak yitmez. Ortalamaların yaklaşık 13 basamağı doğrudur.

## Claims

claims-name = Doğrulama
claims-title = Belgelerin söyledikleri, yeniden hesaplandı
claims-question = Ders belgelerinde yazanlar doğru mu?
claims-lede = Sınanabilen her cümle ve yazılı her sayı, araçları çizen aynı programla burada, şu anda hesaplanır. Bir belge yanıldığında ya da bir koşulu atladığında doğru değer yanında durur.
claims-document-000 = Belge 000 · Üstel backoff
claims-document-001 = Belge 001 · Dağıtık karşılıklı dışlama
claims-document-002 = Belge 002 · Backoff ve jitter hesaplayıcı
claims-document-003 = Belge 003 · Filter ve bakery kilitleri
claims-section-predict = Önce bir soru
claims-section-likeness = Neye benzer
claims-section-mechanism = Nasıl işler
claims-section-rule = Kural
claims-section-worked = Adım adım
claims-section-border = Sınır nerede
claims-section-breaks = Bu olmadan ne bozulur
claims-section-at-work = İş başında
claims-section-exercise = Alıştırma
claims-section-head = Bu nedir
claims-section-formula = Formül
claims-section-why = Neden jitter
claims-section-strategies = Stratejiler
claims-section-reading = Tabloyu okumak
claims-section-privacy = Gizlilik
claims-section-overview = Genel bakış
claims-section-centralized = Koordinatör
claims-section-decentralized = Kopyaların oyları
claims-section-distributed = Herkes onaylar
claims-section-ring = Halka
claims-section-comparison = Karşılaştırma
claims-filter-document = Belge
claims-filter-all = Hepsi
claims-filter-show = Göster
claims-filter-everything = hepsini
claims-filter-errata = yalnızca düzeltmeleri
claims-filter-only = Yalnızca { $id } numaralı cümle gösteriliyor.
claims-filter-off = Hepsini göster
claims-unknown = Burada { $id } numaralı bir cümle yok.
claims-none = Burada düzeltme yok.
claims-run = Hesapla
claims-continue = Sürdür
claims-again = Yeniden hesapla
claims-progress = { $done } / { $total } hesaplandı
claims-told = { $total } cümleden { $done } tanesi hesaplandı: { $hold } doğru, { $errata } düzeltmeli, { $failed } uyuşmuyor.
claims-count-all = cümle
claims-count-hold = yazıldığı gibi doğru
claims-count-errata = düzeltmeli
claims-count-failed = uyuşmuyor
claims-count-waiting = henüz hesaplanmadı
claims-expected = söylenen
claims-computed = hesaplanan
claims-verdict-holds = doğru
claims-verdict-erratum = düzeltme
claims-verdict-failed = uyuşmuyor
claims-verdict-waiting = hesaplanmadı
claims-value-proved = kanıtlandı
claims-value-refuted = çürütüldü
claims-value-unknown = bilinmiyor
claims-value-true = evet
claims-value-false = hayır
claims-below = { $value } altında
claims-above = { $value } üstünde
claims-around = { $value } ± { $margin }
claims-seed = seed { $seed }
claims-see = Araçta göster
claims-see-of = { $id } numaralı cümleyi araçta göster
claims-only-of = Yalnızca { $id } numaralı cümleye bağlantı
claims-call = Nasıl hesaplandı
claims-call-of = { $id } numaralı cümle nasıl hesaplandı
claims-path = ve sonuçtan: { $path }
claims-slow = Bu uzun sürer, o yüzden yalnızca istendiğinde çalışır.
claims-how = *Söylenen*, belgenin cümlesinden çıkan değerdir; *hesaplanan*, programın “Nasıl hesaplandı” altındaki istek için bulduğudur. İkisi uyuşuyorsa, bir pay verilmişse o pay içinde, cümle doğrudur. Düzeltme, cümlenin yazıldığı hâliyle yanlış olduğunu ya da söylemediği bir koşula bağlı olduğunu anlatır.
claims-ends = Burada yalnızca hesabın karar verebileceği şeyler var. Öğütler, tarih ve tanımlar yok; hiçbir hesap da bakılacak sayının o olduğunu kanıtlamaz. Sayfanın ağa bağlanmadığı, bitmiş sayfa üzerinde üç tarayıcıda dışarıdan sınanır.

# The sentences, by their numbers; core/claims has the English ones too, and a test holds them together.

claims-1 = Birlikte kaybedip aynı sabit süreyi bekleyen on altı iş parçacığı tek bir grup olarak geri gelir: yüz tur sonra hiçbiri geçmemiştir.
claims-1a = O yüz turun her birinde on altısı da çarpışır.
claims-2 = Daha seyrek istemek tek başına daha az çarpışmak demek değildir: on kat uzun bir sabit bekleme on turda aynı sayıda çarpışma getirir.
claims-3 = Herkes tam aynı süre sonra yeniden ararsa sonraki dalga ilki kadar büyük olur; rastgele anlar onu dağıtır.
claims-4 = Genişlemiş pencere bir tahmindir, rakip sayımı değildir: dört başarısızlıktan sonra iki kişi için de elli kişi için de aynı genişliktedir.
claims-5 = TAS’ta her deneme ortak hücreyi okur.
claims-5a = Aynı adım onu yazar da: bu tek bir atomik değişikliktir.
claims-6 = TTAS önce kilit boşalana dek okur, sonra dener; arada başkası kazanabilir: başarısız bir denemeye giden en kısa yürütme 6 adımdır.
claims-7 = Kilidi dolu görmek bir rakibi kanıtlamaz, yavaş tek bir sahip de olabilir: o acele etmezken tek bekleyen on kez dolu görür.
claims-7a = Hiçbir denemesi başarısız olmaz, çünkü hiç denemez: rakibi gösteren yalnızca boş okumadan sonraki başarısızlıktır.
claims-8 = Pencereden çek, sonra cap’i aşmadan ikiye katla: 2’den başlayıp cap 32 iken pencereler 2, 4, 8, 16, 32, 32 olur.
claims-10 = Yeni ve bağımsız bir edinme, önceki pencere ne kadar büyümüş olursa olsun, yine küçük pencereyle başlar.
claims-11 = Rastgele bekleme tekrarların eşzamanlılığını bozar: bağımsız çekişlerle on ikisi de geçer.
claims-12 = Cap pencerenin büyümesini durdurur, başarısızlıkları değil: iki kişinin yirmi tur sonra hâlâ geçememiş olma olasılığı 2⁻⁹⁰’dır ve bu 0 değildir.
claims-13 = En büyük pencerede bile defalarca kaybedilebilir: iki kişinin ilk sekiz turun hepsinde, bunların dördü cap’te, çarpışma olasılığı 2⁻³⁰’dur.
claims-14 = Backoff kimsenin bekleyişini sınırlamaz: onunla da iki iş parçacığından biri aç kalabilir.
claims-14a = Backoff olmadan da TAS daha iyi değildir: iki iş parçacığından birinin adil bir zamanlamada sonsuza dek geçilebildiği durumlar 3 tanedir.
claims-14b = Üç iş parçacığıyla 8 tanedir.
claims-14c = Dört iş parçacığıyla 20 tanedir.
claims-14d = Backoff bloklayan bir kilidi lock-free de yapmaz: sahibe sıra verilmezken öbürünün beş yüz sırası boşa gider, tek giriş sahibinki kalır.
claims-16 = Rastlantı kaynakları bağımsız olmalıdır: aynı seed ve aynı çekiş sırasıyla on iki kişi sonsuza dek eşit süre bekler.
claims-17 = Öğretim için sabitlenmiş bir seed, production için öneri değildir: iki program da 17’yi alırsa bin turun her birinde çarpışırlar.
claims-19 = Birkaç kişinin seçtiği slot bir çarpışmadır: seed 17’nin ilk turunda 4, 6, 7 ve 8 numaralar slot 0’da, öbür sekizi slot 1’dedir.
claims-19a = Yalnız olan geçer, ötekiler penceresini genişletir: dört turda sırayla hiç kimse, bir, üç ve sekiz kişi geçer.
claims-20 = Model slot sayar; kilidin sahibini, kritik bölgenin süresini ve önbellekleri bilmez: seed 17’nin çalıştırması 30 slot sürer ve bu hiçbir şeyin hızlandığını göstermez.
claims-21 = Programın yazdığı: 12 kişi geçti.
claims-22 = Programın yazdığı: 4 tur.
claims-23 = Programın yazdığı: çarpışmalara 31 katılım.
claims-23a = Yazılmayan: bunlar yalnızca 8 çarpışmalı slottur. Metin böyle bir slota çarpışma der, program ise katılanları sayar.
claims-24 = Programın yazdığı: sabit gecikme bir slota 12 kişi koyar.
claims-24a = Hepsinin oturduğu slot aynıdır ve numarası 4’tür.
claims-25 = Programın yazdığı: 20 başarısızlıktan sonra pencere 32’dir.
claims-26 = Bin turluk emniyete çok uzaktır: bütün seçimler üzerinden ortalama 5,0657 tur sürer.
claims-26a = Bin tur dolmadan, birinin hâlâ bekliyor olma olasılığı 10⁻⁴⁰’ın altına iner.
claims-27 = Aynı üreteçli, aynı seed’li ve turda bir sayı çeken iki iş parçacığı sonsuza dek eşit kalır: 1000 tur sonra ikisi de geçmemiştir.
claims-29 = Çok küçük pencere yığılmayı sürdürür: büyümeyen iki slotla on iki kişi ortalama 382,41 turda geçer.
claims-29a = O 382,41 turda çarpışmalara ortalama 4084 kez katılırlar.
claims-29b = Pencere 2’den 32’ye büyürken aynı on iki kişi çarpışmalara ortalama 35,96 kez katılır.
claims-30 = Az kişi yarışırken çok büyük pencere zaman kaybettirir: iki kişi için 1024’lük sabit pencere ortalama 1025 slot tutar.
claims-30a = 2’den 32’ye büyüyen pencere aynı iki kişi için ortalama 5,282 slot tutar.
claims-31 = Sınırsız katlama sayacı taşırır: 2’den başlayınca 62. katlama 2⁶³ − 1’i aşar.
claims-31a = 32 bitte tutulan milisaniyelerle, her seferinde ikiye katlanan 100 ms 26. beklemede taşar: bu bekleme 2³¹ − 1 ms’den uzundur.
claims-31b = O beklemelerin 25’incisi hâlâ 32 bite sığar.
claims-32 = Her dolu okumadan sonra geri çekilmek tek bir yavaş sahibe de tepki verir: o acele etmezken on backoff.
claims-32a = Yalnızca kaybedilen denemeden sonra geri çekilse hiç çekilmezdi.
claims-33 = Seed 17’nin çabuk bitmesi başka seçimler için bir şey kanıtlamaz: herkesin dört tur içinde geçme olasılığı yalnızca 0,108’dir.
claims-33a = 0’dan 5’e kadarki seed’lerin dördü beş tur, ikisi altı tur sürer.
claims-34 = Backoff pek çok yerde kullanılır ve parametreleri farklıdır: burada sayılan sistemlerin ilk beklemeleri beşten çok farklı değer alır.
claims-35 = Bir kilitte ölçülecek şeylerden biri atomik deneme sayısıdır: sekiz iş parçacığında TAS yüz giriş için TTAS’tan çok dener.
claims-35a = TTAS da backoff’lu TTAS’tan çok dener.
claims-35b = Kritik bölgenin uzunluğu önemlidir: dört katı uzun olduğunda TAS daha çok dener.
claims-35c = Çekirdek sayısı da öyle: sekizi ikisinden çok dener.
claims-36 = Sınırlı geçilme için kuyruk gerekir: ticket kilidinde bilet alındıktan sonra üç iş parçacığından en çok iki başkası önce girer.
claims-36a = MCS’te de öyledir, iş parçacığı kuyruğa girdikten sonra.
claims-36b = TAS’ın böyle bir sınırı yoktur.
claims-36c = TTAS’ın da yoktur.
claims-37 = 4’ten başlayıp cap 20 iken, katlamadan önce çekilirse ilk beş pencere 4, 8, 16, 20, 20’dir.
claims-38 = Bekleyişin tamamı 20 ile sınırlı değildir: iki kişi bu 68 slottan sonra 1/204.800 olasılıkla hâlâ geçememiştir.
claims-40 = Jetonlu algoritmalarda jeton baştan bir süreçtedir; izinli olanlarda jeton yoktur.
claims-41 = Jetonu tutan kaynağı kullanıp jetonu iletir, istemiyorsa hemen: 2. sürece iki adımda varır.
claims-42 = Jetonla kimse sonsuza dek beklemez: üçlü halka için kanıtlandı.
claims-43 = Kaybolan jeton, tam bir yenisini yapan bir yordam ister: onunla bekleyen girer, yanında kimse olmadan.
claims-44 = Boş kaynağa girmeden önce bir istek ve bir izin: iki ileti süresi.
claims-45 = Ret bildirilirse çekişmeli bir giriş üç yerine dört ileti tutar.
claims-46 = Çıkışta kuyruğun başındakine izin verilir: aynı anda isteyen üçü 2, 5 ve 8’de girer.
claims-46a = Bu dokuz ileti tutar.
claims-47 = Birer birer alır: üç süreç için kanıtlandı.
claims-48 = İzinler isteklerin geliş sırasıyla verilir.
claims-49 = Her kullanım üç iletidir: istek, izin, bırakma.
claims-50 = Koordinatör tek arıza noktasıdır: çökerse isteyen üçü de sonsuza dek bekler.
claims-51 = Yanıt almayan istekçi, ölü koordinatörü retten ayıramaz: bildikleri aynıdır.
claims-52 = Koordinatör darboğaz olabilir: beş girişte on ileti alır, bir süreç yalnız bir.
claims-54 = Kopyaların yarısından fazlasının oyu gerekir; yarısı kabul edilmez.
claims-55 = Oyunu vermiş bir kopya hayır der.
claims-56 = Oy yetmezse süreç vazgeçer, rastgele bekler ve yeniden dener: ikisi birlikte ondan çok kez sorar.
claims-57 = Bir kopyanın çökmesi durdurmaz: beşten biri çökükken ikisi de girer.
claims-58 = Kopyalar oyunu unutmuş olarak döner ve yine verebilir: üçte iki oyla tek sıfırlama on bir adımda bozar.
claims-59 = P[k] binomdur: her biri 1/5 olasılıkla unutan üç oy verenden tam ikisi: 3 · 0,04 · 0,8 = 0,096.
claims-60 = 2m − n’den m’ye toplam: üç kopya, iki oy, 1/10 ile 0,19.
claims-60a = En az 2m − n unutmalı: 32 kopya ve 24 oyda 16.
claims-61 = 32 kopya, oyların dörtte üçü ve 3 saatte 10 sn için olasılık 10⁻⁴⁰’ın altındadır.
claims-61a = Bütün basamaklarıyla 2,13184888219618 · 10⁻⁴³.
claims-63 = Uzun kullanım başka bir şey ister: 10 sn yerine çeyrek saatte 10⁻⁴⁰’ın üstündedir.
claims-64 = Bir kaynağın i. kopyası ad-i diye anılır; bütün anahtarları herkes türetebilir.
claims-65 = Çok rakip oyları böler ve kaynak boş kalır: yirmisi zamanın onda birinden azını kullanır.
claims-66 = İlki Lamport’unkiydi, 3(n − 1) ileti: beş için 12.
claims-67 = Eşit damgalar süreç numarasıyla sıralanır: 0, 2’den önce.
claims-68 = İstek bütün ötekilere gider: beşte dördüne.
claims-69 = Kullanmayan ve istemeyen hemen OK der: öteki ikisi de.
claims-70 = Kullanan yanıtlamaz, isteği kuyruğa koyar: 0 içeride 7’ye dek, OK 8’de varır.
claims-71 = O da istiyorsa damgalar karşılaştırılır; küçük kazanır: 3 damgalı 2, 8 damgalı 0’dan önce.
claims-72 = Bütün OK’lerden sonra girilir, çıkınca kuyruktakilere OK denir: üçü 2, 4 ve 6’da girer.
claims-73 = 8 ve 12 damgalı örnek sekiz ileti tutar.
claims-73a = Süreç 0 2’de, süreç 2 4’te girer.
claims-74 = İkinci örnekte süreç 0, içerideki süreç 2’nin isteğini kuyruğa koyar.
claims-74-erratum = Roller karışmış: süreç 0, 2’yi çoktan yanıtladı ve kuyruğa bir şey koymaz. İçerideki süreç 2, süreç 0’ın isteğini kuyruğa koyar.
claims-74a = Onu kuyruğa koyan içeridekidir ve yine sekiz ileti tutar.
claims-75 = Dışlar: ikişer istekli iki süreç için kanıtlandı.
claims-75a = İletiler hangi sırayla gelirse gelsin kimse sonsuza dek beklemez.
claims-76 = Her giriş 2(n − 1) iletidir: beş için 8.
claims-76a = On için 18.
claims-77 = n arıza noktası vardır: hiçbir şey istemeyen birinin çökmesi bütün isteyenleri durdurur.
claims-78 = Ölünün suskunluğu ret sanılır: süreç 0, 2’yi ölüyken de içerideyken de aynı bekler.
claims-79 = n’den birinin çökmesi, birininkinden en az n kat olasıdır: her biri 0,01 olan on için 0,1 ya da fazlası.
claims-79-erratum = Bağımsız çökmelerde bu 1 − (1 − p)ⁿ’dir, en çok n kat: her biri 0,01 olan on için 0,0956.
claims-80 = Merkezî olandan kötüdür ve daha çok ileti ister: üç süreçte bile üçten fazla.
claims-81 = Onarım: hep yanıtla, yeniden sor, ölüden vazgeç. O zaman ölü bir süreç durdurmaz.
claims-83 = Herkes her şeye katılır: beşin her biri eşit ileti işler.
claims-84 = Dışlamak için salt çoğunluk yeter; yeter ki izin veren, ilki bitmeden başkasına izin vermesin.
claims-84a = Ama hiç geri verilmeyen oylar birbirini kilitler: aynı anda isteyen üçü altı adımda bekler; belge bundan söz etmez.
claims-85 = Halkanın sırası önemsizdir: başka sırada da dördü aynı anlarda girer.
claims-86 = Jeton önce süreç 0’dadır, o da süreç 1’e verir.
claims-87 = İsteyen girer, bitirir ve iletir: 1, 2, 3, 0.
claims-88 = Aynı jetonla iki kez girilmez: yeniden isteyen bir tur bekler.
claims-89 = Kimse istemezse jeton tam hızla döner: on birimde on bir gönderim.
claims-90 = Her an tek sahip: üç süreç için kanıtlandı.
claims-91 = En kötüsü ötekilerin hepsinin önce girmesidir: doymuşken beşin her biri n(C + 1) − C = 9 bekler.
claims-92 = Kaybı görmek zordur, sahibi yalnız yavaş olabilir: sessizliği kayıp sayan ikinci bir jeton yapar.
claims-93 = Alındı bildirimiyle ölü komşu bulunur ve atlanır.
claims-94 = Merkezî: giriş başına üç ileti.
claims-94a = Ve iki ileti süresi gecikme, iletiler tek tek gitse de.
claims-95 = Merkezsiz: 3mk ileti; bir denemede üç oy için dokuz.
claims-95a = Gecikmesi de 3mk ileti süresidir: dokuz.
claims-95a-erratum = m bırakma kullanımdan sonradır: girmeden önce 2m ileti, ortak yolda altı; ayrı hatlarda gecikme 2.
claims-96 = Dağıtık: 2(n − 1) gecikme, beş için sekiz.
claims-96-erratum = Yalnız iletiler tek tek giderse, ortak yoldaki gibi. Ayrı hatlarda bütün istekler birden gider, OK’ler de: gecikme 2.
claims-96a = Ortak yolda sekizdir.
claims-97 = Halka: herkes isterken giriş başına bir ileti.
claims-97a = Kimse istemezken sınırsız: tek giriş için sekiz yüzden fazla.
claims-97b = Gecikmesi en çok n − 1’dir: beş için dört.
claims-97b-erratum = Jetonu gönderdikten hemen sonra isteyen dönmesini bekler: n’den az, n − 1’den çok. Yarım birim sonra: 4,5.
claims-98 = Halkanın sorunu kaybolan jetondur: sonra isteyen sonsuza dek bekler.
claims-99 = Dağıtık olan çökmelere merkezîden daha dayanıksızdır: boşta bir sürecin çökmesi onu durdurur.
claims-101 = Merkezsiz olan çökmelere dayanır ama aç bırakabilir: iki rakipten biri bütün girişleri alabilir.
claims-102 = Gecikmeler kısa kullanım içindir; uzunda ötekileri beklemek belirler: 100’lük bölümlerde koordinatör 5(C + 2) − C = 410.
claims-102a = O zaman algoritmalar pek ayrışmaz: Ricart–Agrawala’da 405.
claims-103 = Hesaplayıcı yalnızca hesaplar, hiçbir şeyi yeniden denemez: toplamı 55 saati aşan on bin beklemelik bir zamanlama beklemeden yanıtlanır.
claims-104 = Tabloda her deneme için bir satır vardır.
claims-104a = Satır, o beklemenin en az ne kadar olabileceğini söyler.
claims-104b = Satır, o beklemenin en çok ne kadar olabileceğini söyler.
claims-105 = n. bekleme min(cap, base · factorⁿ⁻¹)’dir: ikiye katlanan 100 ms, bir saniyelik cap’le 100, 200, 400, 800, 1000, 1000 verir.
claims-106 = Base ilk beklemedir.
claims-107 = Factor bir denemeden ötekine büyümedir; 2 her seferinde ikiye katlar.
claims-108 = Cap yokken ikiye katlanan 100 ms 12. denemede yaklaşık 3,4 dakikadır: 204.800 ms.
claims-108a = O on iki bekleme toplamda 409.500 ms’dir.
claims-109 = Aynı zamanlamayı izleyen bin istemci dalgalar hâlinde döner: her anda ya kimse denemez ya da bini birden dener.
claims-110 = Jitter onların adımını bozar: full jitter ile 20 ms içindeki en büyük tepe 1000’den yaklaşık 38’e iner.
claims-110a = Equal jitter ile tepe yaklaşık 51’dir.
claims-110b = Decorrelated jitter ile tepe yaklaşık 20’dir.
claims-111 = Full jitter sıfırdan başlayarak uniform’dur: en kısa bekleme her seferinde 0’dır.
claims-111a = Full jitter gecikmenin tamamına, d’ye kadar çıkar.
claims-111b = Full jitter’ın ortalaması d/2’dir.
claims-112 = Full jitter bütün stratejiler içinde en geniş dağılımdır.
claims-113 = Full jitter ile bir istemci çok erken dönebilir: toplamda en az bekleyişi 0’dır.
claims-114 = Equal jitter, jitter’sız gecikmenin yarısından, d/2’den başlar.
claims-114a = Equal jitter gecikmenin tamamına, d’ye kadar çıkar.
claims-114b = Equal jitter’ın ortalaması 3d/4’tür.
claims-115 = Equal jitter bir taban tutar: kimse hemen geri gelmez.
claims-115a = Equal jitter ile herd yine dağılır: tepesi jitter’sız beklemelerinkinden alçaktır.
claims-116 = Decorrelated beklemeler base ile önceki beklemenin üç katı arasında uniform’dur, cap’i aşmaz: 100 ms ve 20 s için en çok 300, 900, 2700, 8100, 20.000 ms.
claims-116a = En kısa decorrelated bekleme her seferinde base’dir.
claims-116b = Factor’ın decorrelated beklemelerde etkisi yoktur.
claims-117 = Decorrelated jitter son beklemeyi izler ve cap’e çabuk varır: 100 ms ve 20 s ile onuncu bekleme 0,1147 olasılıkla tam cap’tir.
claims-117a = Decorrelated jitter her yere uygun, güçlü bir seçimdir: beklemeleri dağınık kalır.
claims-118 = Tek istemci için jitter’sız beklemeler sorun değildir: onun tepesi tek bir çağrıdır.
claims-118a = Bir filo için jitter’sız beklemeler tehlikelidir: bin istemcinin tepesi bin çağrıdır.
claims-119 = En az ve en çok, bir denemenin bekleme aralığıdır; jitter yokken eşittirler.
claims-120 = En kötü toplam, en uzun beklemelerin toplamıdır: bir istemci vazgeçmeden önce en çok bu kadar bekler.
claims-121 = Full jitter en kötü toplamı jitter’sız olandaki gibi bırakır.
claims-121a = Equal jitter da en kötü toplamı olduğu gibi bırakır.
claims-121b = Equal jitter en kısa beklemeleri yarıya indirir.
claims-122 = Decorrelated jitter ile en kötü toplam, jitter’sız beklemelerinkini aşar.
claims-122a = İkiye katlanan 100 ms ve 20 s cap ile on decorrelated bekleme toplamda 132.000 ms sürebilir.
claims-122b = Aynı zamanlamanın jitter’sız on beklemesi 65.500 ms sürer.
claims-123 = Sunucuyu rahatlatan, daha kısa bir toplam değil, dağılmadır: full jitter tepeyi keser, en kötü toplam aynı kalır.
claims-124 = Bir retry aynı mesajı iki kez teslim edebilir, o yüzden alıcı idempotent olmalıdır: bir retry en çok iki çağrı demektir.
claims-125 = Girilen hiçbir şey sayfadan çıkmaz: çekirdekte bir şey gönderebilecek bir çağrı yoktur ve sorulunca böyle bir çağrı bilmediğini söyler.
claims-126 = Bakery’de beş iş parçacığından, bilet alındıktan sonra, en çok dört başkası önce girer.
claims-127 = Öbürlerinin her biri en çok bir kez önce girer: üç iş parçacığı için kanıtlandı.
claims-127a = İki iş parçacığı için de.
claims-128 = Zamanlayıcı seni uyutsa da bilet korur: üçünden biri biletiyle uyurken öbürlerinin dört yüz sırası olur ve iki kez girerler.
claims-128a = Adil olsun olmasın hiçbir zamanlama daha kötüsünü yapamaz: üç iş parçacığı için başkalarının en çok iki girişi kanıtlandı.
claims-129 = Makine numara verir; tabloda hâlâ bekleyen herkesin numarası seninkinden küçük olana dek oturursun ve sonra gelen önce girmez.
claims-129a = Gelen, sonuncudan bir büyük numara alır: art arda gelen üç iş parçacığı 1, 2 ve 3 alır.
claims-130 = Kuyruk hiç boşalmazsa numaralar üç haneli tabloyu aşar: üç iş parçacığının 16.000 sırasından sonra 999’un üstündedirler.
claims-131 = Filter’ın her havuzu bir gemiyi tutar: beş iş parçacığından aynı anda dördü 1., üçü 2., ikisi 3., biri 4. düzeyi geçmiş olabilir.
claims-131a = Ve hiçbir zaman bir fazlası değil.
claims-132 = Filter’da iş parçacığı önce düzeyini yazar: üç iş parçacığından A, 1. düzeyde.
claims-132a = Sonra kendini o düzeyin kurbanı ilan eder: 0 numaralı iş parçacığı, 1. düzey.
claims-132b = Bir başkası kendi düzeyinde ya da üstünde ve kurban kendisi olduğu sürece bekler.
claims-132c = Öbürü kendini kurban ilan edince artık beklemez.
claims-132d = 1’den n − 1’e kadar her düzeyde böyledir: beş iş parçacığında kritik bölgeden önce sekiz yazma eder.
claims-133 = L düzeyini aynı anda en çok n − L iş parçacığı geçmiş olur: ikisi için kanıtlandı.
claims-133a = Üç iş parçacığı için kanıtlandı.
claims-133b = Dört iş parçacığı için kanıtlandı.
claims-133c = Dört iş parçacığının bir durumunda 1. düzeyi üçü, 2. düzeyi ikisi, 3. düzeyi biri geçmiştir; demek ki n − L tam sayıdır.
claims-133d = L düzeyini hepsi birden yazabilir: sekiz iş parçacığı birlikte 1. düzeydedir.
claims-134 = Kendini son kurban ilan eden, öbürleri ilerleyene ya da çıkana dek bekler: öbür ikisi 2. düzeydeyken kimse 1. düzeyde tutulmaz.
claims-134a = Yazılmayan: üç iş parçacığının 894 durumundan 36’sında böyledir.
claims-135 = n − 1. düzeyden sonra biri kalır, o da içeridedir: üç iş parçacığından hiçbir zaman ikisi değil.
claims-136 = Çıkarken düzey 0 yapılır.
claims-137 = Bakery’de iş parçacığı bayrağını kaldırır, bütün biletleri okur ve kendininkini yazar: üç adımın yazdıkları.
claims-137a = İkinci adım üçünün de biletini okur.
claims-137b = Bayrağı kalkık bir iş parçacığının (bilet, numara) çifti daha küçük olduğu sürece bekler.
claims-138 = Okuma ve yazma iki adımdır, bu yüzden eşit biletler olur: onlara giden en kısa yürütme altı adımdır.
claims-138a = Tek adım olsaydı hiç olmazdı.
claims-138b = Eşit biletlerde numara karar verir: ilk yazan ve on sıra alan B bekler; A girer.
claims-139 = İlk gelen ilk girer: A biletini B başlamadan yazdıysa B, A’dan önce giremez. Üç iş parçacığı için kanıtlandı.
claims-139a = İki iş parçacığı için de.
claims-139b = B’nin bileti o zaman daha büyüktür.
claims-140 = Yalnızca biletini aynı anda ya da daha önce alanlar geçilebilir: öyleyse ilk gelen ilk girer kuralı bozulabilir.
claims-141 = Filter karşılıklı dışlar: iki iş parçacığı için kanıtlandı.
claims-141a = Dört iş parçacığı için kanıtlandı.
claims-141b = Onda kimse aç kalmaz: dört iş parçacığı için kanıtlandı.
claims-141c = Her düzeyde Peterson’ın kilidi durur: iki iş parçacıklı filter’ın durumları onunki kadardır.
claims-142 = Bakery’de en çok n − 1 kişi önce girer: iki iş parçacığında 1.
claims-142a = Üçte 2.
claims-142b = Dörtte 3.
claims-142c = Beşte 4.
claims-142d = Biletler sınırsız büyür: 8000 sırada 4000’dekinden yükseğe çıkar.
claims-143 = Yalnızca okuyup yazan, kilitlenmesiz bir kilide n hücre gerekir; demek ki iki iş parçacığına bir hücre yetmez: örtme savı ikisini de içeri sokar.
claims-143a = Başkasının yazdığı, kimse görmeden silinebilir: ardından hücrede, öbür iş parçacığı hiç çalışmasaydı olacak değer vardır.
claims-143b = Önce bakıp sonra yazmanın başına da aynısı gelir.
claims-143c = Önce yazıp sonra bakmanın da.
claims-143d = Sırayla girmek karşılıklı dışlar ama kilitlenmesiz değildir: iş parçacığı girmek istemeyeni bekler.
claims-144 = Donanımın atomik işlemleri bunun içindir: test-and-set savın erişimi dışındadır, çünkü bir adımı hem okur hem yazar.
claims-144a = Kaç iş parçacığı olursa olsun ona tek hücre yeter.
claims-144b = Ve karşılıklı dışlar: üç iş parçacığı için kanıtlandı.
claims-144c = Kilitlenmesizdir: üç iş parçacığı için kanıtlandı.
claims-145 = Programın yazdığı: iki iş parçacıklı filter’ın 43 durumu vardır.
claims-145a = Programın yazdığı: içeride en çok 1 kişi.
claims-146 = Programın yazdığı: üç iş parçacıklı filter’ın 894 durumu vardır.
claims-146a = Programın yazdığı: üç iş parçacığında da içeride en çok 1 kişi.
claims-147 = Kimsenin aç kalmadığını belge bir savla kanıtlar, çünkü taraması bunu aramaz. Adil döngü araması da hiç bulmaz: iki iş parçacığı.
claims-147a = Üç iş parçacığında da yok.
claims-147b = Dörtte de yok.
claims-148 = Dört iş parçacığının on binlerce durumu vardır: 18.165.
claims-149 = On iş parçacığının durumları taranamayacak kadar çoktur: tarama sona ermez.
claims-149a = Yazılmayan: on iş parçacığının 9.647.279.095.779 durumu vardır.
claims-149b = Yazılmayan: bunlar 5.790.071 sınıftır.
claims-149c = Yazılmayan: altı iş parçacığının 10.187.487 durumu vardır.
claims-151 = Bakery bütünüyle taranamaz, çünkü biletler büyür ve durumları sonsuzdur.
claims-151a = Yazılmayan: biletlerin sırasına göre iki iş parçacığının 65 durumu vardır.
claims-151b = Yazılmayan: üç iş parçacığının 957.
claims-151c = Yazılmayan: dört iş parçacığının 18.911.
claims-151d = Biletler olduğu gibi alınırsa iki iş parçacığının 10.000 durumu henüz hepsi değildir.
claims-152 = Programın yazdığı: iki iş parçacığı, 4000 sıra, seed 2: 440 giriş.
claims-152a = Programın yazdığı: en çok 1 kez geçilme.
claims-152b = Programın yazdığı: en büyük bilet 404.
claims-152c = Programın yazdığı: 37 eşitlik.
claims-153 = Programın yazdığı: üç iş parçacığı, 4000 sıra, seed 3: 292 giriş.
claims-153a = Programın yazdığı: en çok 2 kez geçilme.
claims-153b = Programın yazdığı: en büyük bilet 270.
claims-153c = Programın yazdığı: 24 eşitlik.
claims-154 = Programın yazdığı: beş iş parçacığı, 4000 sıra, seed 5: 189 giriş.
claims-154a = Programın yazdığı: en çok 4 kez geçilme.
claims-154b = Programın yazdığı: en büyük bilet 172.
claims-154c = Programın yazdığı: 21 eşitlik.
claims-155 = İki iş parçacığının çalışmasındaki en kötü geçilme, olabilecek en kötüsüdür.
claims-155a = Üç iş parçacığının çalışmasında da.
claims-155b = Beşinkinde de.
claims-156 = Eşitlikler onlarcadır: iki iş parçacığının çalışmasında yirmiden çok.
claims-156a = Üçünkinde yirmiden çok.
claims-156b = Beşinkinde yirmiden çok.
claims-157 = Biletler neredeyse girişler kadar hızlı büyür, onda bir farkla: iki iş parçacığında.
claims-157a = Üç iş parçacığında da.
claims-157b = Beşte de.
claims-157c = Çünkü çıkarken silinmezler: çıkarken silinirse aynı çalışmada daha küçük kalırlar.
claims-158 = 2³¹, yani yaklaşık 2,1 milyar girişten sonra işaretli 32 bitlik bilet taşar: sonraki 2.147.483.648 olurdu.
claims-158a = Bundan yüz bilet önce tam yüz giriş daha başarılı olur.
claims-158b = Yazılmayan: bunun için biraz daha çok giriş gerekir, çünkü eşitlikte bilet ortaktır. İki iş parçacığının çalışmasında giriş biletten çoktur.
claims-160 = Kurban düzey yükseltilmeden ilan edilirse iki iş parçacığının ikisi de geçer: en kısa yürütme 8 adımdır.
claims-160a = Üç iş parçacığından ikisi geçer: en kısa yürütme 14 adımdır.
claims-161 = Eşitlik bozulmazsa bileti eşit iki kişi de daha küçüğünü görmez ve birlikte girer: en kısa yürütme 8 adımdır.
claims-162 = Java’da 2³¹ − 1’in bir fazlası negatiftir, dolayısıyla en küçüktür: −2.147.483.648.
claims-163 = Böyle bir bilet alan bütün kuyruğu geçer, en kötüsünde biriyle birlikte içeri girer: 2 bitlik işaretli biletlerle en kısa yürütme 8 adımdır.
claims-163a = 3 bitle 20.
claims-163b = 4 bitle 44.
claims-163c = Geliş sırası bir adım önce bozulur: 4 bitle 43 adımda.
claims-163d = Mod 2 biletler de o kadar çabuk bozulur: 8 adım.
claims-163e = Mod 4: 20 adım.
claims-163f = Mod 8: 44 adım.
claims-164 = Uygulamada bu kilitleri kimse kullanmaz, çünkü her biri yaklaşık n hücre tutar: sekiz iş parçacıklı filter 15, yani 2n − 1.
claims-164a = Bakery 16, yani 2n.
claims-164b = Her giriş öbürlerinin hepsinin etiketini okur: filter’da başka isteyen olmasa bile yedi ya da daha çok okuma.
claims-164c = Bakery’nin her girişi de öyle.
claims-165 = İşlemcilere test-and-set ve compare-and-swap alt sınır yüzünden eklendi: öyleyse bunlar sınırdan gençtir.
claims-166 = Ticket kilidi, biletini tek bir atomik işlemin verdiği bir bakery’dir ve yine ilk gelen ilk girer: üç iş parçacığı için kanıtlandı.
claims-166a = Yazılmayan: sayaçları birbirine göre alınınca iki iş parçacığında 9 durumu vardır.
claims-166b = Yazılmayan: üçte 31.
claims-166c = Yazılmayan: dörtte 129.
claims-168 = Sekiz iş parçacığı için filter’ın 7 düzeyi vardır.
claims-168a = Sekizinden üçü 5. düzeyi geçmiş olabilir: A içeridedir, B ve C daha ileride bekler.
claims-168b = Hiçbir zaman daha çoğu değil: 8.356.012.425 durum üzerinde kanıtlandı.
claims-169 = 7, 7 ve 5 biletleriyle A, B ve C iş parçacıkları C, A, B sırasıyla girer: numaralarıyla 2, 0, 1.
claims-169a = Sıra kime verilirse verilsin, başka sırayla girmezler.
claims-170 = 0 değil n − 1’dir, çünkü biletini aynı anda alan ve numarası küçük olanlar önce girer: kimse yazmadan herkes okuduysa beşin dördü.
claims-170a = Bir de biletini daha önce alanlar: her biri öncekinden sonra geldiğinde yine beşin dördü.
claims-170b = Sonradan gelenler asla: A ilk biletle uyurken öbürlerinin sekiz yüz sırası hiç giriş getirmez.
claims-112-erratum = Decorrelated jitter daha geniştir: base 100 ms iken ilk beklemenin standart sapması 57,7 ms’dir, full’da 28,9 ms. Aralığının daha geniş olduğunu belgenin kendi son bölümü de söyler.
claims-117a-erratum = Yalnızca cap base’in çok üstünde değilse ya da retry azsa: cap base’in 200 katıyken geç beklemelerin % 28,9’u tam cap’tir ve kimseyi dağıtmaz.
claims-122-erratum = Yalnızca factor 3’ü aşmadıkça. 100 ms × 4, cap yok ve altı bekleme ile daha küçüktür: jitter’sız 136.500 ms’ye karşı 109.200 ms. Base cap’ten küçük değilse ikisi eşittir.
claims-129-erratum = Cümle tersini söylüyor: öbür numaraların hepsi küçük olana dek bekleyen, sonra gelenleri öne geçirirdi. Beklenen, hâlâ bekleyen kimsede seninkinden küçük bir numara kalmamasıdır.
claims-134-erratum = Öbürlerinin ilerlemesi onu serbest bırakmaz, çünkü hâlâ onun düzeyinde ya da üstündedirler. Ancak ondan sonra bir başkası kendini kurban ilan edince ya da öbürlerinin hepsi çıkınca ilerler.
claims-140-erratum = Cümle ters kurulmuş: seni yalnızca biletini aynı anda ya da daha önce alanlar geçebilir. Daha önce alanı kimse geçemez.
claims-149-erratum = Yalnızca tek tek taranırsa. Sadece iş parçacıklarının adlarıyla ayrılan durumlar tek bir sınıftır ve on iş parçacığının bütün sınıfları bir dakikadan kısa sürede taranır.
claims-151-erratum = Yalnızca biletlerin kendisi ayırt edilirse. Olabilecekler biletlerin sırasına bağlıdır; sıralarına göre durumlar sonludur ve hepsi taranır.
claims-165-erratum = Tersi oldu: System/360’ta test-and-set 1964’te, System/370’te compare-and-swap 1970 dolaylarında vardı; Burns ve Lynch sınırı 1980’de buldu, tamamını 1993’te yayımladı. Sınır, sıradan belleğin neden yetmediğini açıklar.

## Locks
locks-name = Kilitler
locks-title = Kilit laboratuvarı
locks-question = İki iş parçacığı aynı anda içeride olabilir mi?
locks-panels = Bu kilide ne sorulsun
locks-panel-check = Her yürütmeyi denetle
locks-panel-graph = Durum çizgesi
locks-panel-random = Rastgele zamanlayıcı
locks-panel-lower = Alt sınır
locks-panel-exports = Yanında götür

# questions.js, exercises.js, more.js, rules.js, and the chapter
locks-ask = { $count ->
    [one] { $lock }, { $threads } iş parçacığı: aynı anda ikisi içeride olabilir mi?
   *[other] { $lock }, { $threads } iş parçacığı: aynı anda ikisi içeride olabilir mi?
  }
locks-ask-never = Asla
locks-ask-soon = Evet, en çok { $steps } adımda
locks-ask-later = Evet, ama { $steps } adımdan fazla gerekir
locks-ask-because-two = { $count ->
    [one] { $steps } adım sonra ikisi içeridedir ve daha kısa bir yürütme yoktur.
   *[other] { $steps } adım sonra ikisi içeridedir ve daha kısa bir yürütme yoktur.
  }
locks-ask-because-never = { $count ->
    [one] { $threads } iş parçacığıyla içeride hiçbir zaman iki kişi olmaz: { $states } durumun hepsine bakıldı.
   *[other] Sıra nasıl dağılırsa dağılsın, { $threads } iş parçacığından ikisi asla aynı anda içeride olmaz: { $states } durumun hepsine bakıldı.
  }
locks-ask-error = Ama bir yürütme metindeki bir hataya çarpıyor; hatadan sonrasına bakılmadı.
locks-ask-open = İlk bakışta { $states } durum, en çok { $covered } adımlık bütün yürütmeler görüldü; iki kişi içeride değildi. “Her yürütmeyi denetle” daha ileri gider.
locks-ask-show = Göster
locks-how = Metnin bir satırı bir adımdır: satırda duran her şey bir anda olur. Metnin yanındaki işaretler A, B, C … iş parçacıklarıdır; her biri sıradaki satırının yanındadır. İş parçacıkları listesi o adımın ne yapacağını ya da neden beklendiğini söyler: koşul ve şimdiki değerleri. Bellekte son adımın yazdığı hücre kalın çerçevelidir, okuduğu hücre taralıdır.

    Sıranın kimde olduğunu zamanlayıcı söyler; burada zamanlayıcı sensin. Bir kilit her zamanlayıcıya dayanmalıdır. Her adım yola eklenir; yolda gezebilirsin, ortasında atılan bir adım başka bir yürütme başlatır. Bağlantı metni de yolu da taşır.

    “Her yürütmeyi denetle” olabilecek bütün sıraları dener. Çürüttüğünü bir yürütmeyle gösterir; adımlar sayılıyorsa en kısasıyla. Ancak uzun sürede bozulanı ise başladığı yere dönen bir döngüyle gösterir.
locks-rules = Dilin kuralları
locks-rules-lede = Bir kilit, Python söz dizimiyle yazılmış kısa bir metindir. 0’dan 8’e dokuz kural nasıl yürüdüğünü söyler; her durum sayısı bunlardan çıkar.
locks-rule-rounds = *Turlar.* `thread` her iş parçacığı için çağrılır; bitince ya da dönünce yeniden. Geri kalan her şeyi içeren bir `while True:` üstündeki satırlar yalnız bir kez yürür.
locks-rule-free = *Kendi satırları bedavadır.* Ortak değişken ve yer geçmeyen bir satır sıra tutmaz: önceki adımla birlikte olur.
locks-rule-step = *Bir satır bir adımdır.* `;` ile birleşenler birlikte olur. Tek satırlık `if` ile hemen altındaki tek satırlık `elif` ve `else` de öyle. Daha uzun bir `if` ya da `while` başlığı kendi başına bir adımdır, yalnız sınar. Teker teker okumak için her okumaya bir satır verin.
locks-rule-wait = *Bekleme.* `while …: pass` tek adımdır ve ancak koşulu yanlışken atılabilir. Hiçbir şeyi değiştirmeyecek bir adım da beklemek sayılır.
locks-rule-own = *Kendi değişkenleri*, `thread` içinde değer alan ve yukarıda bildirilmeyen sayılardır. Her iş parçacığının kendininkidir; 0’dan başlar ve artık kimsenin okuyamayacağı yerde unutulur. Ortak olanlar hiç unutulmaz.
locks-rule-places = *Yerler.* `outside()` ve `critical()` satırın başında durur. O satırdaki iş parçacığı dışarıda ya da içeridedir; satır yürüyünce ayrılır. Dışarıda sonsuza dek kalınabilir, içeride kalınamaz. `arrived()` kapı önünü bitirir, `note("ad", …)` bir şeyin doğru olduğu adımları sayar.
locks-rule-values = *Değerler* 32 bitlik tam sayılar, bunların listeleri ve yalnız saklanıp karşılaştırılabilen `none` değeridir. `any`, `all`, `max`, `min`, `sum` ve `len`, `threads` ya da `others` üzerinde gezer; demetler soldan sağa karşılaştırılır; `wrap(x, bits)` işaretli bir sayı gibi taşar.
locks-rule-properties = *Özellikler* her kilitte denetlenir: hata, dışlama, kilitlenme, açlık; `arrived()` varsa sollama ve sıra da. Kendininkini ekleyebilirsin: `always()` her durumda, `reachable()` en az birinde doğru olmalıdır.
locks-rule-chance = *Rastlantı.* Rastgele zamanlayıcı her sırayı Python gibi çeker. Beklemesi gereken iş parçacığının sırası geçer.
locks-words = Yargılar ne demek
locks-word-proved = Ulaşılabilen her duruma bakıldı: yalnız bu iş parçacığı sayısı için ve yanında yazanlar altında. Bellekte herkes bütün yazmaları aynı sırada görür; bazı özelliklerde *zayıf adillik* de vardır: hep ilerleyebilecek durumda olan bir iş parçacığına bir gün sıra gelir.
locks-word-refuted = Bunu bozan bir yürütme vardır ve adım adım açılabilir.
locks-word-unknown = Arama o kadar ilerlemedi: durduruldu, bir sınıra dayandı ya da ona bir sınır verildi. Nereye vardığını söyler.
locks-word-simulated = Tek seed’in tek yürütmesi. Ne olabildiğini gösterir, neyin olamayacağını asla.
locks-word-quoted = Bir kitabın söylediği, burada bulunanın yanında.
locks-keys = Tuşlar
locks-key-step = Odak şekildeyken ve metinde değilken A, B … iş parçacığı adımını atar.
locks-key-move = Yol boyunca: geri, ileri, başa, sona.
locks-key-play = Yolu oynatır, durdurur.
locks-key-space = boşluk
locks-key-undo = Yoldaki son değişikliği geri alır, yeniden getirir.
locks-key-tabs = Şeklin sekmelerinde: yandaki panel.
locks-key-leave = Art arda basılınca metinden çıkar; Tab tek başına girinti yapar.
locks-likeness = Numara makinesi olan bir bekleme odası. Sıradaki numarayı alır, bekleyenlerin hiçbirinde daha küçüğü kalmayana dek oturursun. Sonra gelen daha büyük numara alır, seni geçemez. Ama oda hiç boşalmazsa numaralar durmadan büyür, tabelanın ise hane sayısı bellidir. Bu *fırındır*.

    Art arda kapıları olan bir kanal. Bir kapıya yüklenen gemilerden son gelen geride kalır: öndekiler ayrılana ya da daha geç biri gelene dek. Her kapı birini tutar, son kapının ardında tek gemi olur. Bu *filtredir*.
locks-mechanism = *Karşılıklı dışlama*, kritik bölgede hiçbir zaman iki iş parçacığı olmaması demektir. Tek başına ucuzdur: kimseyi içeri almayan kilit de bunu sağlar. Bu yüzden fazlası istenir. *Kilitlenme* olmasın: girmek isteyen varken birisi girsin. *Açlık* olmasın: girmek isteyen herkes girsin. *Sınırlı sollama*: başkaları en çok şu kadar kez önce girsin.

    Filtrenin n − 1 düzeyi vardır. L düzeyinde bir iş parçacığı `level[i] = L`, sonra `victim[L] = i` yazar; başka biri L düzeyinde ya da üstündeyse *ve* kurban hâlâ kendisiyse bekler. Düzeye gelenlerden son kurban geride kalır; bu yüzden L düzeyini en çok n − L iş parçacığı geçer, sonuncuyu ise biri. Herkes girer; ama üç iş parçacığından başlayarak başkalarının kaç kez önce gireceğine bir sınır yoktur: biri uyurken ötekiler dönüp durabilir.

    Fırın: iş parçacığı bayrağını kaldırır, bütün biletleri okur, en büyüğünden bir fazlasını alır ve bayrağı kalkık hiç kimsede daha küçük bir (bilet, iş parçacığı numarası) çifti kalmayana dek bekler. Biletin yazılmasına kadar olan yol *kapı önüdür*: sayısı belli kendi adımları. Biletleri okumakla kendininkini yazmak iki adımdır, bu yüzden ikisi aynı numarayı alabilir; o zaman iş parçacığı numarası küçük olan önce girer. Benim biletim yazıldıktan sonra yola çıkan daha büyüğünü alır: *ilk gelen ilk girer*.
locks-rule = Filtre: her birinde bir kurban olan n − 1 düzey; dışlama var, açlık yok, ama sollamaya sınır da yok. Fırın: en büyüğün üstünde bir bilet, beraberliği iş parçacığı numarası bozar; ilk gelen ilk girer, bilet yazıldıktan sonra en çok n − 1 sollama olur, biletler de durmadan büyür. Yalnız okuyup yazan ve kilitlenmeyen her kilide n iş parçacığı için en az n hücre gerekir.
locks-worked = Bir durum, her iş parçacığının nerede durduğu ve belleğin ne tuttuğudur. Filtrenin iki iş parçacığıyla 43, üçle 894, dörtle 18.165 durumu vardır ve hiçbirinde içeride iki kişi yoktur. On için 9.647.279.095.779 durum vardır; teker teker bakılamaz. Ama filtrenin iş parçacıkları adlarını yalnız eşitlik için karşılaştırır; kimin kim olduğundan başka farkı olmayan durumlar bir kez saklanabilir: 5.790.071 sınıf, ve on iş parçacığının kanıtı tamamdır.

    Fırının biletleri büyür, durumları bitmez. 003 numaralı belge bu yüzden n seed’iyle 4.000 sırayı rastgele dağıtır: 2, 3 ve 5 iş parçacığıyla 440, 292 ve 189 giriş, en çok 1, 2 ve 4 sollama. Böyle bir yürütme hiçbir şeyi kanıtlamaz. Ama biletler yalnız karşılaştırılır, önemli olan yalnız *sıralarıdır*; sıraya göre 2, 3 ve 4 iş parçacığıyla 65, 957 ve 18.911 durum vardır. Bu bir kanıttır: n − 1 sollama, başka her iş parçacığı en çok bir kez.
locks-breaks = Filtrenin iki yazması yer değiştirirse: ilk iş parçacığı düzeyi kalkmadan kendini kurban ilan eder, ikincisi onu görmeden geçer. 8 adım sonra ikisi içeridedir; üç iş parçacığıyla 14 adım gerekir.

    Kurbansız filtre: aynı düzeydeki iki iş parçacığı birbirini bekler, kimse kıpırdayamaz.

    Beraberliği bozmayan fırın: aynı biletli ikisi daha küçüğünü görmez ve 8 adım sonra birlikte girer.

    Taşan biletler: 2³¹ − 1’den sonra 32 bitlik işaretli sayı en küçük olur (Java’da; C++’ta davranış tanımsızdır). Sahibi bütün kuyruğu geçer ya da içeride yalnız kalmaz. 4’e göre kalan alınan biletlerde bunun için 20 adım yeter.
locks-model-ends = Burada bütün iş parçacıkları bütün yazmaları aynı sırada görür: *ardışık tutarlı* bellek. İşlemciler yazmaları geciktirir; Peterson kilidi orada bellek bariyeri ister.

    Bir satır bir adımdır ve 003 numaralı belgedeki gibi bir satır bütün düzeylere ya da biletlere birden bakar. Kitaplar hücreleri teker teker okur; “adım başına bir okuma” çeşidi de öyle yapar, durumu da daha çoktur.

    Bir kanıt, yapıldığı n için geçerlidir. Bütün n’ler için “L düzeyini en çok n − L geçer” gibi bir akıl yürütme gerekir. Burada hiçbir şey bir kilidin ne kadar hızlı olduğunu söylemez: önbellek yok, çekirdek yok, zaman yok.
locks-at-work = Filtreyi de fırını da kimse kullanmaz: her kilit için n hücre ve fazlası gider, her girişte ötekilerin hepsi okunur. Ama onlardan iki şey doğdu.

    İlki *alt sınır*. Sıradaki adımı bir hücreye yazmak olan iş parçacığı o hücreyi *örter*: bu yazma, başkasının orada bıraktığı her şeyi siler. n’den az hücre varsa, biri içeri girerken hepsi örtülebilir; sonra yazmalar onu gizler ve bir başkası daha girer. Tek adımda okuyup yazan bir komut bundan kurtulur.

    İkincisi biletler ve kuyruklar. Öyle bir komutla tek hücre yeter. *Test-and-set* (TAS) durmadan dener ve bir iş parçacığı sonsuza dek kaybedebilir; *test-and-test-and-set* (TTAS) kilit boş görünene dek yalnız bakar: bu belleği korur, kaybedeni değil. *Bilet kilidi*, biletini tek bir atomik toplamanın verdiği fırındır: adildir ve Linux çekirdeğinde 2008’den, 2015’te yerini qspinlock alana dek kullanıldı. *MCS* ve *CLH* kuyruklarında herkes kendi hücresinde ya da önündekinin hücresinde bekler; çıkan, herkesi değil bir kişiyi uyandırır.
locks-see-filter = Üç iş parçacıklı filtre
locks-see-bakery = Fırının rastgele yürütmesi
locks-see-swapped = Yazmaları yer değiştirmiş filtre
locks-see-modulo = 4’e göre kalanlı fırın
locks-see-lower = Bir oyun olarak alt sınır
locks-x-yes = evet
locks-x-no = hayır
locks-x-levels = 8 iş parçacıklı bir filtre: kaç düzeyi vardır ve aynı anda en çok kaç iş parçacığı 5. düzeyi geçmiş olabilir? İki sayı yaz.
locks-x-levels-why = 7 ve 3: n − 1 düzey vardır ve L düzeyinin ötesinde en çok n − L iş parçacığı olur. Bağlantı bunu metne `always()` ve `reachable()` olarak ekler; her yürütmeyi denetle.
locks-x-order = Fırında üç iş parçacığı biletini aldı: A (numara 0) 7, B (numara 1) 7, C (numara 2) 5. Hangi sırayla girerler?
locks-x-order-why = C, A, B: önce en küçük bilet; A ile B beraberedir ve iş parçacığı numarası küçük olan A’dır.
locks-x-why = Fırın neden hiç sollama olmayacağına değil de en çok n − 1 sollama olacağına söz verir?
locks-x-why-later = Sonra gelen daha küçük bir bilet alabilir.
locks-x-why-before = Benden önce ya da benimle birlikte alan, birer kez önce girebilir.
locks-x-why-sleep = Ben uyurken ötekiler istedikleri kadar döner.
locks-x-why-why = Yalnız daha küçük bir çift önce girer; o da ancak benden önce ya da benimle birlikte bilet alanlarda olur. Girip çıkınca yeniden alırlar ve biletleri artık daha büyüktür. n = 3 için arama bunu kanıtlar: en çok { $most } sollama, başka her iş parçacığından { $each }.
locks-x-tie = Beraberliğin bozulmadığı fırında iki iş parçacığı var. En az kaç adım sonra ikisi de içeridedir?
locks-x-tie-why = { $steps }: ikisi de bayrağını kaldırır, biletleri okur, aynı numarayı yazar ve beklemeyi geçer.
locks-x-starve = İki iş parçacığı test-and-set için yarışıyor; hep ilerleyebilecek durumda olana bir gün sıra geliyor. Girmek isteyen herkes girer mi?
locks-x-starve-why = Hayır. { $cycle } adım sonsuza dek dönebilir: biri, ötekine sıra gelmeden kilidi yeniden alır. Öteki ancak ara sıra, kilit boşken ilerleyebilirdi; yani ona haksızlık edilmiş sayılmaz.
locks-x-writes = Bir iş parçacığı, ötekiler dinlenirken 5 iş parçacıklı filtreden girip çıkıyor. Ortak belleğe kaç kez yazar?
locks-x-writes-why = { $writes }: 4 düzeyin her birinde iki kez, çıkarken bir kez.
locks-x-cells = 12 iş parçacıklı bir kilit kilitlenmiyor, yalnız okuyup yazıyor. En az kaç ortak hücre gerekir?
locks-x-cells-why = Hücreler ne kadar büyük olursa olsun 12 (Burns ve Lynch); 12 tek bit de yeter.
locks-errata = 003 numaralı belgenin numara makinesinde, bekleyen herkesinkinden küçük bir numara beklenir; kastedilen tersidir: bekleyenlerin hiçbirinde daha küçüğü kalmayana dek. Sollama da öyle: seni yalnız önce ya da seninle birlikte bilet alanlar geçebilir.

    Filtrenin son kurbanı, belgenin dediği gibi ötekiler ilerleyince kurtulmaz. Onlar çıkınca ya da sonradan gelen biri kurban olunca ilerler.

    Filtrede on iş parçacığının ve fırının bütününün aranamayacağı söylenir. Teker teker öyledir; iş parçacığı adlarının sınıflarıyla ve biletlerin sırasıyla ikisi de burada kanıtlandı.

    Test-and-set ve compare-and-swap alt sınır uğruna yapılmadı. Biri 1964’ten, öteki 1970 dolaylarından; sınır ise 1980’dendir.
locks-source-document = 003 numaralı belge, “n iş parçacıklı kilit” (Rusça): filtre, fırın, alt sınır, alıştırmalar.
locks-source-symmetry = Durum sınıfları:
locks-source-fair = Adillik:

# lower
locks-lower-title = Tek hücre yetmez
locks-lower-lede = İki iş parçacığının ortak tek bir hücresi var; bir adım onu ya okur ya yazar, ikisini birden yapmaz. Bununla hangi kilidi kurarsan kur, aşağıdaki zamanlayıcı onu bozan bir yürütme bulur. Yöntemi: bir iş parçacığını ilk yazmasından hemen önce durdurur, sonra bu yazmanın ötekinin bıraktığı her şeyi silmesine izin verir.
locks-lower-theorem = Bu, böyle her metinde işler; demek ki iki iş parçacığına en az iki hücre gerekir. Genel olarak, yalnız okuma ve yazmayla kurulan, kilitlenmeyen, n iş parçacıklı bir kilide, hücreler ne kadar büyük olursa olsun, en az n hücre gerekir. n tane tek bit yeter. test-and-set gibi ikisini tek adımda yapana bu akıl yürütme dokunamaz: böyle komutlar bunun için vardır.
locks-lower-try = Tek hücreli denemelere bak
locks-lower-attempts = Tek hücreli denemeler:
locks-lower-attempt-published = ilan et, yeniden bak
locks-lower-attempt-alternating = sıkı sıra
locks-lower-attempt-look-then-write = önce bak, sonra yaz
locks-lower-attempt-write-then-look = önce yaz, sonra bak
locks-lower-first = Dondurulacak iş parçacığı
locks-lower-line = satır { $line }
locks-lower-show = { $count ->
    [0] Göster
   *[other] Göster: { $n } adım
  }
locks-lower-cut = Bir bağlantıya ilk { $n } adım sığar.
locks-lower-refutes-mutual-exclusion = karşılıklı dışlama
locks-lower-refutes-deadlock-freedom = kilitlenmezlik
locks-lower-refutes-no-error = hatasızlık
locks-lower-case-covered-write = İkisi de içeride. { $first } geç kalan yazmasıyla, { $second } iş parçacığının { $name } içinde bıraktığını sildi ve { $second } hiç yokmuş gibi yoluna devam etti.
locks-lower-case-enters-unseen = İkisi de içeride. { $first } hiçbir şey yazmadan girdi; { $second } bunu bilemezdi.
locks-lower-case-first-loops = { $first } girmek istiyor, { $second } dinleniyor; yine de { $first } hiç giremiyor: { $how ->
    [waits] { $line }. satırda sonsuza dek bekliyor.
   *[other] sonsuza dek dönüp duruyor.
  }
locks-lower-case-second-loops = { $second } girmek istiyor, { $first } dinleniyor; yine de { $second } hiç giremiyor: { $how ->
    [waits] { $line }. satırda sonsuza dek bekliyor.
   *[other] sonsuza dek dönüp duruyor.
  }
locks-lower-case-loops-after-write = { $first } girmek istiyor, { $second } dinleniyor; { $first } yazıyor ama hiç giremiyor: { $how ->
    [waits] { $line }. satırda sonsuza dek bekliyor.
   *[other] sonsuza dek dönüp duruyor.
  }
locks-lower-case-fails = { $thread }, tek başınayken bile, { $line }. satırda kilidin bir hatasına çarpıyor.
locks-lower-failure-index-outside = { $value } indisi { $name } dışında kalıyor.
locks-lower-failure-overflow = { $value } 32 bite sığmıyor.
locks-lower-failure-division-by-zero = Sıfıra bölme.
locks-lower-failure-none-used = Sayı gereken yerde none var.
locks-lower-failure-empty = Boş bir kümenin en büyüğü ya da en küçüğü istendi.
locks-lower-failure-endless = Adım sayılmayan satırlar bir adıma varmadan dönüp duruyor.
locks-lower-failure-too-long = Tek bir adım fazla uzun hesaplıyor.
locks-lower-failure-limit-reached = Bir değer sınıra ulaştı.
locks-lower-memory = { $name } ne tutuyor: solda gerçekte olan, sağda { $second } hiç kımıldamasaydı olacak olan
locks-lower-moment = an
locks-lower-with = { $second } varken
locks-lower-without = { $second } yokken
locks-lower-frozen = { $first }, { $line }. satırdan önce dondu
locks-lower-ran = { $first }, { $line }. satırı yürüttü
locks-lower-same = aynı
locks-lower-apart = farklı
locks-lower-inside = içeride
locks-lower-nobody = içeride kimse yok
locks-lower-cannot-tell = Buradan sonra { $first } hangi yürütmede olduğunu ayırt edemez: aynı satır, aynı kendi değerleri, aynı hücre.
locks-lower-moments-more = { $count ->
   *[other] { $count } an daha; iki hücre hep aynı kalıyor.
  }
locks-lower-phase-rest = dinlenmeye gider
locks-lower-phase-cover = ilk yazmasına kadar tek başına yürür
locks-lower-phase-other = { $first } donmuşken tek başına yürür
locks-lower-phase-write = geç yazar
locks-lower-phase-on = devam eder
locks-lower-say-rest-rests = { $thread } outside() satırına gider; oyun orada başlar. Yolda yaptıkları henüz giriş isteği değildir.
locks-lower-say-cover-covers = { $first } artık { $name } hücresini örtüyor: sıradaki adımı ({ $line }. satır) { $value } yazacak. Şimdiye dek yalnız baktı; yürüdüğünü kimse göremez.
locks-lower-say-cover-inside = { $first } içeride ve hiçbir şey yazmadı: yürüdüğünü kimse göremez.
locks-lower-say-never = { $thread } yalnız, öteki dinleniyor; yine de giremiyor.
locks-lower-say-other = { $second } belleği { $first } hiç yokmuş gibi bulur. Yalnız kalan girebilmelidir; { $second } da girer.
locks-lower-say-other-never = { $second } belleği { $first } hiç yokmuş gibi bulur. Girebilmeliydi ama giremiyor.
locks-lower-say-write = { $first } durdurulduğu adımı atar. { $second } iş parçacığının { $name } içinde bıraktığı { $left } iz bırakmadan gider.
locks-lower-say-write-never = { $first } olduğu yerde kalır: durdurulan adım, { $second } olsa da olmasa da, hiçbir yere götürmez.
locks-lower-say-on = { $first }, { $second } hiç kımıldamasaydı ne görecekse onu görür; o durumda girerdi. Öyleyse girer.
locks-lower-say-on-never = { $first }, { $second } hiç kımıldamasaydı ne görecekse onu görür ve girmez: demek ki tek başına da giremezdi.
locks-lower-no-step = Hiç adım gerekmez.
locks-lower-steps = { $thread } iş parçacığının adımları
locks-lower-line-head = Satır
locks-lower-text = Metin
locks-lower-does = Hücreye ne yapar
locks-lower-writes = yazar: { $name } = { $value }
locks-lower-reads = okur: { $name } = { $value }
locks-lower-nothing = { $name } hücresine dokunmaz
locks-lower-steps-more = { $count ->
   *[other] … ve { $n } adım daha.
  }
locks-lower-end-rests = dinleniyor
locks-lower-end-covers = { $name } örtülü
locks-lower-end-inside = içeride
locks-lower-end-waits = { $line }. satırda sonsuza dek bekler
locks-lower-end-goes-round = sonsuza dek döner
locks-lower-end-fails = { $line }. satırda hata
locks-lower-end-written = yazıldı
locks-lower-see-phase = Bu anı adım adım görünümde aç
locks-lower-two-threads = İki iş parçacığı al
locks-lower-refused = Akıl yürütme bu metinden söz etmiyor
locks-lower-why-threads = Konusu iki iş parçacığı ile tek hücre; burada { $n } iş parçacığı var. Daha fazlası için aynı düşünce n − 1 hücreyle işler ama oyun uzar.
locks-lower-why-no-critical = Hiçbir satır critical() değil: kimse girmiyor, ayrı tutulacak bir şey de yok. İş parçacığının içeride olduğu yere critical() yaz.
locks-lower-why-no-outside = Hiçbir satır outside() değil: iş parçacıkları hiç dinlenmiyor. İkisi de hep girmek istiyorsa sıkı sırayla girebilirler ve buna tek hücre yeter. thread, outside() ile başlasın.
locks-lower-why-register-list = { $name } bir liste; her öğesi ayrı bir hücre. Bir yazma yalnız birini örter, ötekilerde iz kalır. İki iş parçacığı için tek bir tam sayı bırak.
locks-lower-why-two-registers = { $name } ikinci bir hücre. Geç kalan yazmanın birinden sildiği ötekinde durur; iki hücre iki iş parçacığına gerçekten de yeter. Tek bir ortak değişken bırak.
locks-lower-why-reads-and-writes = Bu satır { $name } hücresini tek adımda hem okuyor hem yazıyor. Böyle bir adımdan önce durdurulan henüz bakmamıştır ve ötekinin bıraktığını görecektir: akıl yürütme burada biter. Test-and-set ikisini tek adımda yapar; işlemcilerde tam da bu yüzden vardır. Onsuz denemek için bir satırda kendi değişkenine oku, sonraki satırda yaz.
locks-lower-why-reads-twice = Bu satır { $name } hücresini bir adımda birden çok kez okuyor. Akıl yürütme belleği olduğu gibi alır: adım başına tek erişim. Önceki satırda kendi değişkenine oku.
locks-lower-why-writes-twice = Bu satır { $name } hücresine bir adımda birden çok kez yazıyor. Akıl yürütme belleği olduğu gibi alır: adım başına tek erişim. Her satırda tek değer yaz.
locks-lower-why-no-rest = Yalnız kalan iş parçacığı ilk satırından outside() satırına hiç varmıyor, burada kalıyor. İkisinin de dinlendiği, oyunun başlayabileceği bir an yok. thread, outside() ile başlasın.
locks-lower-why-no-try = { $thread } tek başınayken bile bu satırdan ayrılamaz: adımı hiçbir şeyi değiştirmez. Demek ki hiç istemiyor; içeri alınmadığı için kimse suçlanamaz. Satır critical() satırına götürsün.
locks-lower-why-too-large = Yalnız kalan iş parçacığı { $limit } adım attı; ne girdi ne de önceki bir duruma döndü: sayıp duruyor. Oyun bitmezdi. Saydığı şeyi sınırla.

# cells
locks-cells-title = Bir kilit ne kadar bellek ister
locks-cells-scope = n = { $n }, tek giriş, başka isteyen yok
locks-cells-used = { $count ->
    [0] Bu kilit hiç ortak hücre kullanmıyor.
   *[other] Bu kilit { $used } hücre kullanıyor; { $declared } tane tanımlı.
  }
locks-cells-between = Bu kilit { $least } ile { $most } arası hücre kullanıyor; { $declared } tane tanımlı. Yalnız bir giriş { $least } hücreye dokunur, hiçbir yürütme { $most } taneden fazlasına dokunamaz.
locks-cells-fewer = Bu, n = { $n } sayısından az. Demek ki bu kilit bir adımda okumaktan ya da yazmaktan fazlasını yapıyor (test-and-set gibi) ya da bozuk: iki kişi içeri giriyor veya biri takılıp kalıyor. Hangisi olduğunu “Her yürütmeyi denetle” söyler.
locks-cells-variables = Ortak değişkenleri
locks-cells-variable = Değişken
locks-cells-declared = tanımlı hücre
locks-cells-touched = kullanılan
locks-cells-passes = Ötekiler dinlenirken tek bir giriş
locks-cells-thread = İş parçacığı
locks-cells-reads = girerken okuma
locks-cells-different = okunan farklı hücre
locks-cells-writes = girerken yazma
locks-cells-exit = çıkarken okuma / yazma
locks-cells-end-waits = sonsuza dek bekler
locks-cells-end-goes-round = sonsuza dek döner
locks-cells-end-fails = hataya çarpar
locks-cells-compare = Yalnız okuyup yazan kilitlerin yanında, n = { $n }
locks-cells-lock = Kilit
locks-cells-cells = kullanılan hücre
locks-cells-all-writes = giriş ve çıkışta yazma
locks-cells-this = bu kilit
locks-cells-filter = filter
locks-cells-bakery = bakery
locks-cells-bound = alt sınır
locks-cells-moral = Filter de bakery de, başka kimse girmek istemese bile, her girişte en az n − 1 = { $least } farklı hücre okur. Yalnız okuyup yazmanın bedeli budur; bu kilitler kullanılmaz, öğretilir.
locks-cells-bound-note = Sınır, kilitlenmeyen ve her adımı bir hücreyi ya okuyan ya yazan kilitler içindir.
locks-cells-refused = Hücreler sayılamıyor
locks-cells-why-no-critical = Hiçbir satır critical() değil: sayılacak bir giriş yok. İş parçacığının içeride olduğu yere critical() yaz.
locks-cells-why-no-outside = Hiçbir satır outside() değil: ötekilerin dinlendiği bir an yok. thread, outside() ile başlasın.
locks-cells-why-no-rest = Yalnız kalan iş parçacığı outside() satırına hiç varmıyor, burada kalıyor. thread, outside() ile başlasın.
locks-cells-why-too-large = Yalnız kalan iş parçacığı { $limit } adım atıyor ve giremiyor. Saydığı şeyi sınırla.

# random
locks-random-title = Rastgele bir yürütme
locks-random-lede = Her sıra rastgele çekilir; beklemesi gereken iş parçacığı sırasını geçirir. Aynı seed, burada da Python’da da aynı yürütmeyi verir. Tek bir yürütme sık olanı gösterir, hiçbir şeyi kanıtlamaz.
locks-random-turns = Sıra sayısı
locks-random-schedule = Sıra kimde
locks-random-by-random = rastgele
locks-random-by-round-robin = dönüşümlü
locks-random-seed = Seed
locks-random-seed-hint = Sayılar Python’daki random.Random(seed).randrange(n) ile aynıdır.
locks-random-seed-unused = Dönüşümlü sırada sayı çekilmez.
locks-random-seed-less = Önceki seed
locks-random-seed-more = Başka bir seed
locks-random-progress = { $total } sıradan { $done }
locks-random-scope = seed { $seed }, { $turns } sıra
locks-random-scope-turns = dönüşümlü, { $turns } sıra
locks-random-stopped = { $turns } sıradan sonra durduruldu; sayılar o ana kadarki.
locks-random-again = Yeniden yürüt
locks-random-entries = Giriş
locks-random-overtakes = En çok sollama
locks-random-overtakes-hint = bir iş parçacığının arrived() anı ile kendi girişi arasında ötekilerin girişleri
locks-random-no-doorway = metinde arrived() yok
locks-random-together = Aynı anda en çok içeride
locks-random-together-hint = bir doğrudur, iki bozuk kilittir
locks-random-waited = Geçirilen sıra
locks-random-waited-hint = iş parçacığının beklemesi gerekti
locks-random-two-inside = Aynı anda { $count } iş parçacığı içerideydi: bu kilit dışlamıyor.
locks-random-failed = { $thread }, { $turn }. sırada kilidin bir hatasına çarptı ve yürütme orada bitti.
locks-random-shortest = Böyle en kısa yürütmeyi bul
locks-random-per-thread = Her iş parçacığının girişleri
locks-random-largest = Her değişkenin en büyük değeri
locks-random-variable = Değişken
locks-random-value = Değer
locks-random-notes = Metnin not ettikleri
locks-random-note = Not
locks-random-times = Kez
locks-random-open = { $count ->
   *[other] İlk { $n } adımı adım adım görünüme koy
  }
locks-random-document = Belge 003: { $turns } sıradan sonra bakery
locks-random-setting = Ayar
locks-random-ticket = En büyük bilet
locks-random-ties = Beraberlik
locks-random-here = Burada
locks-random-row = n = { $n }, seed { $n }
locks-random-same = aynı
locks-random-differs = farklı

# bar.js
locks-bar = Hangi kilit
locks-bar-lock = Kilit
locks-bar-variant = Varyant
locks-bar-threads = İş parçacığı
locks-bar-fewer = Bir iş parçacığı eksilt
locks-bar-more = Bir iş parçacığı ekle
locks-bar-own = Kendi metnin
locks-bar-name = { $title }: { $variant }
locks-bar-restore = Hazır metne dön
locks-bar-atomic = Her satır bölünmez bir adımdır
locks-bar-atomic-why = Bir satırda duran her şey bir anda olur: araya kimse giremez. İki satırın arasına ise herkes girebilir. Ortak değişkene ve yere dokunmayan bir satır, önceki adımla birlikte yürür. Hücreleri teker teker okumak için her okumayı ayrı satıra yazın.
locks-bar-made = Bu kilit { $least } ile { $most } arası iş parçacığı için yapılmıştır. Yine de burada çalışır.
locks-bar-made-one = Bu kilit { $least } iş parçacığı için yapılmıştır. Yine de burada çalışır.
locks-bar-unknown-lock = { $own ->
    [yes] Burada “{ $name }” diye bir kilit yok. Kendi metnin yine de çalışıyor; hazır bir kilit seçebilirsin:
   *[no] Burada “{ $name }” diye bir kilit yok. Var olanlardan birini seç; bağlantındaki diğer her şey kalır:
  }
locks-bar-unknown-variant = { $own ->
    [yes] Bu kilidin “{ $name }” diye bir varyantı yok. Kendi metnin yine de çalışıyor; hazır bir varyant seçebilirsin:
   *[no] Bu kilidin “{ $name }” diye bir varyantı yok. Var olanlardan birini seç; bağlantındaki diğer her şey kalır:
  }
locks-lock-filter = Filtre kilidi
locks-lock-bakery = Fırın kilidi
locks-lock-peterson = Peterson kilidi
locks-lock-tas = Test-and-set
locks-lock-ttas = Test-and-test-and-set
locks-lock-ticket = Bilet kilidi
locks-lock-mcs = MCS kuyruk kilidi
locks-lock-clh = CLH kuyruk kilidi
locks-lock-check-then-set = Bak, sonra al
locks-lock-one-register = Tek yazmaç
locks-variant-published = yayımlandığı gibi
locks-variant-swapped = iki yazma yer değiştirmiş
locks-variant-no-victim = kurban yok
locks-variant-level-too-few = bir düzey eksik
locks-variant-one-read = adım başına bir okuma
locks-variant-no-tie-break = beraberlik bozulmuyor
locks-variant-modulo-4 = numaralar 4'e göre kalan
locks-variant-modulo-8 = numaralar 8'e göre kalan
locks-variant-wrap-8 = numaralar tek işaretli baytta
locks-variant-reset-at-exit = numara çıkışta geri verilir
locks-variant-lamport-1974 = Lamport, 1974
locks-variant-no-choosing = seçenleri beklemeden
locks-variant-broken = bozuk
locks-variant-alternating = sırayla, hep dönüşümlü
locks-variant-look-then-write = bak, sonra yaz
locks-variant-write-then-look = yaz, sonra bak
locks-variant-victim-other = kurban olarak ötekini yazar
locks-variant-flags-only = yalnız bayraklar
locks-variant-victim-only = yalnız kurban

# text-pane.js
locks-text-title = Metin
locks-text-label = Kilidin metni
locks-text-good = Çalışabilen son metin yanında çalışmayı sürdürüyor.

# faults.js: what the core finds wrong with a lock, by the kind of the fault
locks-fault-at = Satır { $line }, sütun { $column }: { $said }
locks-fault-assignment = Dilde böyle bir atama yok. =, +=, -=, *=, //= ya da %= kullan.
locks-fault-bare-generator = Burada üreteç köşeli ayraç ister: any([flag[k] for k in others]).
locks-fault-bits = Bit sayısı, wrap(x + 1, 8) örneğindeki gibi { $min } ile { $max } arasında düz bir sayıdır.
locks-fault-block = İki noktadan sonra blok eksik. Sonraki satırı dört boşluk içeri al ya da pass yaz.
locks-fault-bracket = Bu ayraç hiç kapanmıyor. İfadenin bittiği yerde kapat.
locks-fault-bracket-alone = Bu ayraç hiçbir şeyi kapatmıyor. Kaldır ya da önünde bir ayraç aç.
locks-fault-bracket-other = Bu ayraç, önündeki “{ $name }” ayracını kapatmıyor. Önce onu kapat.
locks-fault-builtin = { $name } dilin kendisine ait, tek başına bir değer değil. any([flag[k] for k in others]) örneğindeki gibi kullan.
locks-fault-call-empty = outside(), critical() ve arrived() ayraçlarının içi boştur. Ayraçları boş bırak.
locks-fault-call-names = Burada çağrının parçalarının adı olmaz. Adı ve = işaretini kaldır.
locks-fault-call-target = Yalnızca bir işlev, adıyla çağrılabilir: any, all, max, min, sum, len ya da wrap.
locks-fault-call-variable = { $name } bir değişken, işlev değil. Ayraçları kaldır.
locks-fault-chained-comparison = Karşılaştırmalar zincirlenemez. a < b and b < c yaz.
locks-fault-colon = Burada iki nokta eksik. if, elif, else, while, for ve def satırları onunla biter.
locks-fault-comma = Bir virgül fazla. Kaldır.
locks-fault-comprehension = Üreteç burada tek başına duramaz. any, all, max, min, sum ya da len içine al.
locks-fault-conditional = if bir ifadenin içinde duramaz. Ayrı bir satıra yaz: if koşul: x = 1, altına da else: x = 2.
locks-fault-constant = İlk değer, kimse çalışmadan önce bilinmeli. Sayılar, n ve yukarıda sayı verilmiş adlar kullanılabilir.
locks-fault-continuation = Ters bölü burada satırı sürdürmez. Uzun ifadeyi ayraç içine al.
locks-fault-division = / kesir üretir. Tam sayılar için // yaz.
locks-fault-division-by-zero = Bu, 0’a bölüyor. Başka bir sayıya böl.
locks-fault-domain = for; threads, others ya da range(…) üzerinde döner. Liste için for k in range(len(list)) yaz.
locks-fault-elifs = Bir if’in { $max } taneden çok elif’i var. Birkaç parçaya böl.
locks-fault-else = { $name } satırının hemen üstünde if yok. Aynı girintiyle bir if’in altına koy.
locks-fault-else-if = else if burada tek sözcük. elif yaz.
locks-fault-empty = Bu, hiçliğin max ya da min değeri. Öğesi olan bir aralık seç.
locks-fault-endless = Bu, hiç adım atmadan sonsuza dek dönüyor. Döngüdeki bir satır ortak bir değişkene, outside() ya da critical() yerine değinsin.
locks-fault-equals = Tek = değer verir, burada duramaz. Karşılaştırmak için ==, iki değer vermek için a, b = 0, 0 yaz.
locks-fault-export-cases = Bu biçim için bu adımda fazla durum var. Ortak değişkene değinen birkaç satıra böl.
locks-fault-export-comprehension = Bu biçim için üreteçte fazla durum var. Daha az iş parçacığı al.
locks-fault-export-endless = Burada kendisi adım olmayan satırlar dönüyor; bu biçim bunu yazamaz. Döngünün her turunda bir adım olsun.
locks-fault-export-first-value = Bu ilk değer başka bir iş parçacığını gösteriyor; bu biçim bunu yazamaz. none ile başla.
locks-fault-export-name = Bu biçim { $name } adındaki bazı harfleri bilmiyor. a–z, rakam ve _ kullan.
locks-fault-export-negative = Spin farklı eksi ilk değerleri alamaz. 0 ya da üstüyle başla.
locks-fault-export-none = { $name } hem none hem herhangi bir sayı olabiliyor; bu biçim bunu yazamaz. % ya da wrap ile küçük tut.
locks-fault-export-range = Bu biçim için aralıkta fazla değer var. Küçük sayılar arasında bir aralık kullan.
locks-fault-export-tickets = TLA+ için bilet sırası yazılmıyor. Bu kilitte Promela ya da Murphi seç.
locks-fault-export-two-for = TLA+ için bir üreteçte iki for yazılmıyor. Bu kilitte Promela ya da Murphi seç.
locks-fault-export-wrap = Spin’in tam sayıları 32 bittir; bu kadar bitte wrap yapamaz. 30 ya da daha az bit al.
locks-fault-expression = Dilde böyle bir ifade yok. Sayılar, adlar, list[index], + - * // %, karşılaştırmalar, and, or, not, any, all, max, min, sum, len ve wrap var.
locks-fault-first-value = thread’in üstünde bir ad ilk değerini düz = ile alır. ad = değer yaz.
locks-fault-fold = { $name } tek bir üretece ya da listeye bakar. { $name }([… for k in threads]) yaz.
locks-fault-for = for: satırının sonundaki gövde tek adım mı, çok adım mı belli olmazdı. Gövdeyi dört boşluk içeride ayrı satırlara yaz: her biri bir adımdır.
locks-fault-for-name = for’un tek bir adı olur. for k in others yaz.
locks-fault-function = { $name } tanımlanamaz; yalnızca thread, always ve reachable tanımlanır. Satırlarını gereken yere yaz.
locks-fault-grows = Bu değerler sınırsız büyüyor gibi; hiçbir program durumları sayıp bitiremez: { $names }. % ya da wrap ile küçük tut.
locks-fault-in = in yalnızca for’un parçasıdır. Değer aramak için any([x == a[k] for k in threads]) yaz.
locks-fault-indentation = Girinti çevresindeki satırlara uymuyor. Her düzey için dört boşluk, bir bloğun bütün satırlarında aynı.
locks-fault-index = Yalnızca adıyla yazılan bir listenin indisi olur; öğeleri tam sayıdır. ad[indis] yaz.
locks-fault-index-outside = İndis { $name } listesinin dışına çıkıyor; öğeleri { $min } ile { $max } arası. Bu aralıkta bir indis ya da daha uzun bir liste seç.
locks-fault-integer-as-list = { $name } liste değil ama liste gibi kullanılıyor. İndisi kaldır ya da thread’in üstünde liste bildir: { $name } = [0] * n.
locks-fault-length = Listede 1 ile { $max } arası öğe olur. Başka bir uzunluk ya da aralık seç; [0] * n her iş parçacığına bir öğe verir.
locks-fault-list = Liste [değer] * uzunluk ya da [değer for k in threads] diye yazılır: tek değer, tek for, if yok.
locks-fault-list-as-integer = { $name } bir liste ama tam sayı gibi kullanılıyor. { $name }[indis] yaz.
locks-fault-list-here = Liste yalnızca thread’in üstünde kurulur. Orada bildir, burada öğelerine teker teker değer ver.
locks-fault-nested-function = thread içinde işlev tanımlanamaz. Satırlarını gereken yere yaz.
locks-fault-nesting = Burada { $max } taneden çoğu iç içe. Bir parçaya ayrı bir satır ya da ad ver.
locks-fault-no-effect = Bu satır hiçbir şeyi değiştirmiyor. Değeri bir ada ver ya da satırı kaldır.
locks-fault-no-loop = { $name } bir döngünün içinde değil. Turdan çıkıp yenisine başlamak için return yaz.
locks-fault-no-thread = Metinde def thread(i): yok. Ekle: satırları her iş parçacığının ne yaptığıdır.
locks-fault-none = none ne iş parçacığı ne sayıdır. Saklanabilir, == ve != ile karşılaştırılabilir.
locks-fault-note = note’un tırnak içinde 1–60 harflik bir adı ve bir koşulu olur. note("tie", koşul) yaz.
locks-fault-number = Değerler tam sayıdır. 12 gibi yalnız rakam yaz.
locks-fault-other-name = { $name } adı burada bilinmiyor. { $write } yaz.
locks-fault-others = Burada “bu iş parçacığı” yok, bu yüzden others da yok. threads yaz.
locks-fault-own-in-property = Her iş parçacığının kendi { $name } değişkeni var. k bir numara olmak üzere { $name }[k] yaz.
locks-fault-parameters = thread’in tek parametresi vardır: iş parçacığının numarası. def thread(i): yaz.
locks-fault-place = outside() ve critical() satırının başında durmalı. Ayrı bir satıra koy.
locks-fault-property = { $name } tek satırdır: return ve bir koşul. return all([… for k in threads]) yaz.
locks-fault-property-parameters = { $name } parametresizdir, çünkü bütün durumdan söz eder. def { $name }(): yaz, for k in threads kullan.
locks-fault-range = range’in bir ile üç arası parçası olur. range(1, n) yaz.
locks-fault-range-place = range yalnızca in’den sonra durur. for k in range(1, n) yaz.
locks-fault-range-step = range’in adımı 0 dışında düz bir sayıdır. range(n, 0, -1) yaz.
locks-fault-recursion = { $name } çağrılamaz. thread bitince kendiliğinden yeniden başlar; döngü için while yaz.
locks-fault-reserved = { $name } dilin kendi adı. Başka bir ad seç.
locks-fault-return = thread değer döndürmez. Yalnız return yaz.
locks-fault-sign = “{ $name }” ({ $write }) işareti dilde yok. Kopyalanan bir işaret boşluk, ayraç, tırnak ya da eksi gibi görünüp başka olabilir: yeniden yaz.
locks-fault-statement = { $name } bir değer vermez. { $name }(…) deyimini tek başına yaz.
locks-fault-string = Tırnaklı metin yalnız note’un adında olur: note("tie", koşul). Başka yerde sayı ya da none kullan.
locks-fault-string-end = Tırnak bu satırda kapanmıyor. Aynı tırnakla kapat.
locks-fault-tabs = Girintide sekme ve boşluk karışık. Her düzey için dört boşluk kullan.
locks-fault-target = Yalnızca bir ad ya da list[index] değer alabilir. ad = değer yaz.
locks-fault-thread-number = { $name } bu iş parçacığının numarasıdır ve değişmez. Başka bir ad kullan.
locks-fault-too-big = Bu değer 32 bite sığmıyor. −2147483648 ile 2147483647 arasında bir sayı seç.
locks-fault-too-long = Burada tek adım { $max } değerden çoğunu geziyor. Daha kısa bir aralık seç.
locks-fault-too-many = Bir iş parçacığının en çok { $max } kendi değişkeni olur. Daha az ad kullan.
locks-fault-top-level = İşlevlerin dışında yalnız ilk değerler durur. Bu satırı, başına dört boşluk koyup def thread(i): içine taşı.
locks-fault-tuple = Demet yalnız demetle karşılaştırılır ya da parça parça atanır. (a, b) < (c, d) yaz ya da tek değer kullan.
locks-fault-tuple-parts = İki yanda aynı sayıda parça olmalı. Sayıları eşitle ya da her biri için ayrı satır yaz.
locks-fault-tuple-target = Bu işaretin önünde tek ad durabilir. Her biri için ayrı satır yaz.
locks-fault-twice = { $name } iki kez tanımlı, ilki { $first }. satırda. Birini bırak ya da başka bir ad seç.
locks-fault-unfinished = Satır erken bitiyor. İfadeyi tamamla.
locks-fault-unknown-function = { $name } diye bir işlev yok. any, all, max, min, sum, len ve wrap var; birlikte olacakları bir satırda ; ile birleştir.
locks-fault-unknown-list = { $name } diye bir liste yok. thread’in üstünde bildir: { $name } = [0] * n.
locks-fault-unknown-name = { $name } adı burada bilinmiyor. Önce ona değer ver: ortaksa thread’in üstünde, herkesinki ayrıysa içinde.
locks-fault-unknown-statement = Dilde böyle bir deyim yok. Atama, if, for, while, break, continue, pass ve return var.
locks-fault-unreachable = Bu satırda ardından gelene hiç varılmaz. Kaldır.
locks-fault-unreadable = Metin burada okunamıyor. Python’da olmayan bir işaret ara.
locks-fault-unreadable-word = “{ $name }” burada okunamıyor. Öncesindekine bak: “{ $before }”.
locks-fault-waits-for-nothing = Bu, kimsenin değiştiremeyeceği bir şeyi bekliyor. Koşulda ortak bir değişken olsun.
locks-fault-while = while’ın iki noktasından sonra yalnız pass gelebilir: o satır bekler. Döngü için gövdeyi dört boşluk içeride ayrı satırlara yaz.
locks-fault-wrap = wrap’in iki parçası vardır: bir değer ve bit sayısı. wrap(x + 1, 8) yaz.
locks-fault-lock-and-source = Kendi metnin ile bir kilit adı bir arada olmaz. Birini bırak.
locks-fault-large-bytes = Metin çok uzun: { $n } bayt. En çok { $limit } bayt (64 KB) okunur, bağlantıya da daha fazlası sığmaz. Kısalt; açıklamalar da sayılır.
locks-fault-large-lines = Metinde { $limit } satırdan çoğu var. Kısalt; bir kilide on, yirmi satır yeter.
locks-fault-large-long-line = Bu satırda { $limit } taneden çok sözcük ve işaret var. Birkaç satıra böl.
locks-fault-large-numbers = Metinde çok fazla farklı sayı var; yaklaşık { $limit } tanesine yer var. Daha azını kullan.
locks-fault-large-values = Bir ifade { $limit } taneden çok ara değer istiyor. Birkaç satıra böl.
locks-fault-large-alone = Yalnız kalan iş parçacığı { $limit } adım atıyor ve sona varmıyor. Saydığı şeyi sınırla.
locks-fault-large-path = Yolda { $limit } adımdan çoğu var. Daha kısa bir yol izle.
locks-fault-large-drawing = Bir çizim en çok { $limit } durum gösterir. Daha az iş parçacığı al.
locks-fault-large-memory = Bu, { $limit } MB’tan çok bellek istiyor. Daha az iş parçacığı, daha küçük değerler ya da bir durum sınırı seç.
locks-fault-large-seed = Seed en çok { $limit } basamaklıdır. Kısası da aynı işi görür.
locks-fault-large-request = İstek çok büyük ya da bekleyen çok fazla istek var. Biraz bekle ya da küçült.
locks-fault-foreign = { $name } dilde yok. { $hint ->
    [compare] Yerine == ya da != yaz.
    [inline] İfadeyi kullanıldığı yere yaz.
    [integers] Yalnızca tam sayılar ve tam sayı listeleri var.
    [alone] Kilidin metni tek başına durur.
    [errors] Adımdaki bir hata çalışmayı bitirir; yakalanacak bir şey yok.
    [must] Her zaman geçerli olması gerekeni def always(): return … içine yaz.
    [lines] Alma ve bırakma satırlarının kendisini yaz.
    [atomic] Her satır zaten bir adım.
    [wait] Beklemek için while koşul: pass yaz.
    [shared] Kaldır: değerini thread’in üstünde alan ad zaten ortaktır.
    [value] Değişkene başka bir değer ver.
    [loops] while, break ve continue kullan.
    [choices] if ve elif kullan.
    [product] Çarpımı ya da sayının kendisini yaz.
    [own-line] Değeri ayrı bir satırda ver.
    [plus-one] x += 1 yaz.
    [minus-one] x -= 1 yaz.
    [and] and yaz.
    [or] or yaz.
    [not-equal] != yaz.
    [not] not yaz.
    [bits] Bitler için //, % ve wrap(x, bit) kullan.
    [methods] Yöntem yok; bir üreteç üzerinde any, all, max, min, sum ya da len kullan.
   *[away] Kaldır.
  }

# threads.js
locks-threads-title = İş parçacıkları
locks-threads-keys = Odak bu şekilde olup metinde değilken: 1–9 A–I iş parçacıklarına adım attırır, ← → Home End yolda gezer, boşluk tuşu oynatır, Ctrl+Z geri alır.
locks-threads-outside = dışarıda
locks-threads-trying = girmeye çalışıyor
locks-threads-inside = içeride
locks-threads-line = satır { $line }
locks-threads-step = Adım
locks-threads-enter = Gir
locks-threads-leave = Çık
locks-threads-step-of = Adım: { $who }
locks-threads-enter-of = Gir: { $who }
locks-threads-leave-of = Çık: { $who }
locks-threads-fails = Sıradaki adımı { $line }. satırda hata verir.
locks-threads-waits = Bekliyor, çünkü şu doğru:
locks-threads-idle = Bekliyor: adımı hiçbir şeyi değiştirmezdi.
locks-threads-reads = okur:
locks-threads-writes = yazar:
locks-threads-sets = kendine yazar:
locks-threads-goes = sonra satır { $line }
locks-threads-goes-in = sonra içeride, satır { $line }
locks-threads-stays = sonra yine satır { $line }

# memory.js
locks-memory-title = Ortak bellek
locks-memory-none = Bu metinde ortak değişken yok.
locks-memory-index = İndis
locks-memory-wrote = son adım yazdı
locks-memory-read = son adım okudu
locks-memory-first = başlangıçtaki gibi
locks-memory-by = son yazan { $who }, adım { $step }

# truths.js
locks-truths-title = Bu durumda doğru olanlar
locks-truths-nobody = Karşılıklı dışlama: içeride kimse yok.
locks-truths-one = Karşılıklı dışlama: içeride yalnız { $who } var.
locks-truths-two = Karşılıklı dışlama bozuldu: { $who } aynı anda içeride.
locks-truths-moves = Kilitlenme yok: girmek isteyenlerden biri ilerleyebilir ya da isteyen yok.
locks-truths-stuck = Kilitlenme: dışarıda olmayan iş parçacığı var ve öylelerinden hiçbiri ilerleyemiyor.
locks-truths-always-yes = { $line }. satırdaki always() doğru.
locks-truths-always-no = { $line }. satırdaki always() yanlış:
locks-truths-always-error = always() burada hesaplanamıyor: { $line }. satırda hata.
locks-truths-reachable-yes = { $line }. satırdaki reachable() koşuluna ulaşıldı.
locks-truths-reachable-no = { $line }. satırdaki reachable() koşuluna henüz ulaşılmadı:
locks-truths-reachable-error = reachable() burada hesaplanamıyor: { $line }. satırda hata.

# tape.js, stepper.js
locks-tape-title = Yol, adım adım
locks-tape-start = Başlangıç: henüz kimse adım atmadı.
locks-tape-step = Adım { $k }: { $who }, satır { $line }
locks-tape-of = Adım { $k } / { $all }
locks-tape-cycle = { $from }–{ $to } arası adımlar bir döngü: buradan sonrası sonsuza dek tekrarlanır.
locks-tape-undo = Geri al
locks-tape-redo = Yinele
locks-tape-clear = Yolu sil
locks-tape-cut = İlk { $step } adımı tut, gerisini at
locks-tape-misfit = Yol { $step }. adımdan sonra bu metne uymuyor ({ $who }, satır { $line }): { $reason ->
    [waits] { $who } orada beklemek zorunda.
    [fails] o adım hata verir.
    [thread] { $who } diye bir iş parçacığı yok.
   *[other] { $who } { $at }. satırda duruyor.
  } Gösterilen, ondan önceki durumdur; kalan bağlantıda durur.
locks-tape-format = Bu bağlantı { $version }. biçimde, bu sayfa { $ours }. biçimi okur. Olabildiğince okundu; yolu burada başka bir anlama gelebilir.
locks-tape-dropped = Bir yol, bağlantıya sığsın diye en çok { $most } adım tutar; { $dropped ->
    [one] { $n } adım daha dışarıda kaldı.
   *[other] { $n } adım daha dışarıda kaldı.
  }
locks-tape-unreadable = Bağlantıdaki yolun kalanı okunamıyor ve atlandı: “{ $rest }”. Ondan önceki { $steps } adım burada.
locks-tape-outside = Bu bağlantının yolu { $steps }. adımda bitiyor; { $name } = { $said } onun içinde bir yer değil: { $name ->
    [back] döngü gösterilmiyor.
   *[other] gösterilen { $here }. adım.
  }

# nearest.js
locks-near-title = Zamanlayıcı sen ol: ihlal ne kadar yakın?
locks-near-off = Bu açıkken her durum, her özelliğin kaç adımda bozulacağını ya da artık bozulamayacağını söyler.
locks-near-no-error = hata
locks-near-mutual-exclusion = iki kişi içeride
locks-near-deadlock-freedom = herkes takılı
locks-near-always = always() yanlış
locks-near-reachable = reachable() doğru
locks-near-distance = { $what }: { $how ->
    [now] şimdi
    [never] artık olamaz
    [unknown] bilinmiyor, arama daha önce bitti
   *[steps] { $count ->
        [one] { $steps } adım daha
       *[other] { $steps } adım daha
      }
  }
locks-near-hint = İpucu
locks-near-next = sıradaki:
locks-near-states = { $done } duruma bakıldı

# say.js
locks-say-more = ve { $count } tane daha
locks-say-now = şimdi
locks-say-true = doğru
locks-say-false = yanlış
locks-say-wrote = { $what } yazdı
locks-say-read = { $what } okudu
locks-say-went = ilerledi
locks-say-step = Satır { $line }: { $who } { $done }; { $where ->
    [entered] şimdi içeride, satır { $to }
    [exited] çıktı, şimdi satır { $to }
   *[other] şimdi satır { $to }
  }.

# claim.js
locks-claim-scope = n = { $threads }
locks-claim-proved = Sıra nasıl dağılırsa dağılsın, { $threads } iş parçacığından ikisi asla aynı anda içeride olmaz: { $states } durumun hepsine bakıldı.
locks-claim-refuted = { $count ->
    [one] İki iş parçacığı aynı anda içeride olabilir: { $steps } adım yeter.
   *[other] İki iş parçacığı aynı anda içeride olabilir: { $steps } adım yeter, daha azı yetmez.
  }
locks-claim-start = Henüz kimse adım atmadı. Sıranın kimde olduğuna sen karar verirsin: bir iş parçacığına adım attır ya da her yürütmeyi denetle.
locks-claim-two = { $count ->
    [one] { $steps } adımdan sonra { $who } aynı anda içeride: bu kilit dışlamıyor.
   *[other] { $steps } adımdan sonra { $who } aynı anda içeride: bu kilit dışlamıyor.
  }
locks-claim-stuck = { $count ->
    [one] { $steps } adımdan sonra kimse ilerleyemez: { $who } sonsuza dek bekler.
   *[other] { $steps } adımdan sonra kimse ilerleyemez: { $who } sonsuza dek bekler.
  }
locks-claim-one = { $count ->
    [one] { $steps } adımdan
   *[other] { $steps } adımdan
  } sonra içeride yalnız { $who } var{ $waiting ->
    [0] .
    [one] , { $others } bekliyor.
   *[other] , { $others } bekliyor.
  }
locks-claim-nobody = { $count ->
    [one] { $steps } adımdan
   *[other] { $steps } adımdan
  } sonra içeride kimse yok{ $waiting ->
    [0] .
    [one] , { $others } bekliyor.
   *[other] , { $others } bekliyor.
  }

# check
locks-property-no-error = Hata yok
locks-property-no-error-long = liste dışına çıkan indis yok, sıfıra bölme yok, 32 biti aşan değer yok
locks-property-mutual-exclusion = Karşılıklı dışlama
locks-property-mutual-exclusion-long = içeride hiçbir zaman iki iş parçacığı yok
locks-property-deadlock-freedom = Kilitlenme yok
locks-property-deadlock-freedom-long = girmek isteyen varken birisi girer
locks-property-starvation-freedom = Açlık yok
locks-property-starvation-freedom-long = girmek isteyen herkes girer
locks-property-overtaking = Sınırlı sollama
locks-property-overtaking-long = bir iş parçacığı `arrived()` satırını geçince, başkaları ondan önce kaç kez girer
locks-property-first-come-first-served = İlk gelen ilk girer
locks-property-first-come-first-served-long = benim `arrived()` satırımdan sonra yola çıkan, benden önce giremez
locks-property-always = always()
locks-property-always-long = metnin kendisinin her durum için söylediği
locks-property-reachable = reachable()
locks-property-reachable-long = metnin kendisine göre durumlardan birinin varması gereken hedef
locks-check-start = Her yürütmeyi denetle
locks-check-again = Yeniden denetle
locks-check-lede = İş parçacıklarının adımlarının her sırası aranır; örnekleme yapılmaz.
locks-check-begins = Arama başlıyor.
locks-check-found = Şu ana kadar { $done } durum bulundu
locks-check-cycles = Döngüler aranıyor: { $done } / { $total } durum
locks-check-options = { $set ->
    [0] Nasıl aranıyor
    [one] Nasıl aranıyor · { $set } seçim senin
   *[other] Nasıl aranıyor · { $set } seçim senin
  }
locks-check-symmetry = İş parçacığı simetrisi
locks-check-symmetry-auto = uyduğu yerde
locks-check-symmetry-off = kapalı
locks-check-symmetry-hint = Yalnız kimin kim olduğunda ayrılan durumlar bir kez saklanır.
locks-check-tickets = Büyüyen değerler
locks-check-tickets-auto = sırasıyla
locks-check-tickets-off = oldukları gibi
locks-check-tickets-bound = bir sınıra kadar
locks-check-tickets-hint = Biletler yalnız karşılaştırılıyorsa yalnız sıraları önemlidir: bitmeyen sayma böyle sonlu olur.
locks-check-bound = En büyük değer
locks-check-liveness = Döngüler
locks-check-liveness-auto = bir milyon duruma kadar
locks-check-liveness-on = her zaman
locks-check-liveness-off = hiçbir zaman
locks-check-liveness-hint = Açlık, sollama ve sıra için çizgenin döngüleri gerekir.
locks-check-limit = En çok saklanan durum
locks-check-limit-none = Belleğin aldığı kadar
locks-check-limit-hint = Arama en çok 1,5 GB kullanır.
locks-check-threads = İş parçacığı sayısı
locks-check-stale = Bu sonuçlar önceki bir metnin, sayının ya da aramanın. Yürütmeleri kilidin şimdiki haline uymayabilir.
locks-check-stopped-cancelled = Sen durdurdun: { $states } durum saklandı, { $covered } adıma kadar bütün yürütmeler görüldü. Çürütülen çürütülmüş kalır; gerisini gerektiren hiçbir şey kanıtlanmadı.
locks-check-stopped-states = Durum sınırına varıldı: { $states } durum saklandı, { $covered } adıma kadar bütün yürütmeler görüldü.
locks-check-stopped-bytes = 1,5 GB bellek doldu: { $states } durum saklandı, { $covered } adıma kadar bütün yürütmeler görüldü.
locks-check-stopped-found = Arama erken bitti: { $states } durum saklandı, { $covered } adıma kadar bütün yürütmeler görüldü.
locks-check-too-many = 2⁶⁴’ten çok
locks-check-counts = { $states } durum, { $transitions } geçiş; en uzak durum { $depth } adım ötede.
locks-check-counts-classes = { $states } durum, { $classes } sınıf olarak saklandı, { $transitions } geçiş; en uzağı { $depth } adım ötede.
locks-check-took = Burada { $time } sürdü.
locks-check-short = Denetlendi: { $proved } kanıtlandı, { $refuted } çürütüldü, { $unknown } bilinmiyor.
locks-check-show = Göster
locks-check-show-unfair = Adil olmayan yürütmeyi göster
locks-check-in-part = kısmen
# graph
locks-graph-merge = Geleceği aynı olan durumlar tek düğüm
locks-graph-counts = { $nodes } düğüm, { $arrows } ok, { $states } durum.
locks-graph-how = Düğüm, her iş parçacığının hangi satırda durduğunu gösterir.
locks-graph-how-alike = Düğüm, her iş parçacığının hangi satırda durduğunu gösterir; yalnızca iş parçacıklarının adlarıyla ayrılan durumlar tek düğümdür ve en kısa yürütmesinin vardığı durum gösterilir.
locks-graph-nodes = Durumlar; ok tuşları birinden ötekine götürür
locks-graph-keys = Bir duruma tıkla ya da üzerinde Enter’a bas: adım adım görünüm oraya en kısa yürütmeyle gider. Ok tuşları durumdan duruma götürür.
locks-graph-node = Durum { $id }: { $where }. { $what ->
    [none] { "" }
   *[other] Burada: { $what }.
  } En kısa yürütme: { $steps }.
locks-graph-at = { $who }, satır { $line }
locks-graph-many-at = satır { $line }: { $many } iş parçacığı
locks-graph-start = başlangıç
locks-graph-present = adım adım görünümün durduğu yer
locks-graph-inside = içeride bir iş parçacığı
locks-graph-two = içeride iki ya da daha çok
locks-graph-stuck = kilitlenme: ilerlemek isteyen ilerleyemez
locks-graph-fails = bir sonraki adım hata
locks-graph-breaks = always() yanlış
locks-graph-meets = reachable() doğru
locks-graph-back = daha önceki bir duruma geri
locks-graph-word = A’nın 5. satırdaki adımı
locks-graph-zoom = Boyut
locks-graph-smaller = Daha küçük
locks-graph-larger = Daha büyük
locks-graph-here = Adım adım görünüm { $count ->
   *[other] { $steps } adım
  } sonra { $id } numaralı durumda: { $where }.
locks-graph-nowhere = Adım adım görünüm bu durumların hiçbirinde değil.
locks-graph-to-stepper = Adım adım görünüme
locks-graph-table = Tablo olarak
locks-graph-table-caption = Bütün düğümler ve adımlarının vardığı yer
locks-graph-head-node = Durum
locks-graph-head-steps = Adım
locks-graph-head-where = Kim nerede
locks-graph-head-what = Geçerli olan
locks-graph-head-states = Durum sayısı
locks-graph-head-next = Sonraki
locks-graph-depths = Derinliğe göre durumlar
locks-graph-levels-caption = Her derinlikte kaç tane
locks-graph-large = { $states } { $what ->
    [classes] durum sınıfı
   *[other] durum
  } bir resimde ayırt edilemeyecek kadar çok; en çok { $most } tanesi çizilir. Her derinlikte kaç tane olduğu aşağıda.
locks-graph-large-merged = { $states } { $what ->
    [classes] durum sınıfı
   *[other] durum
  }, geleceği aynı olanlar birleşince de { $merged } düğüm: bir resimde ayırt edilemeyecek kadar çok; en çok { $most } tanesi çizilir. Her derinlikte kaç tane olduğu aşağıda.
locks-graph-larger-than = { $states } { $what ->
    [classes] durum sınıfından
   *[other] durumdan
  } fazlası var: resim için çok, burada sayılandan da çok. “Her yürütmeyi denetle” devam eder; daha az iş parçacığı sayıyı küçültür.
locks-graph-last-part = Son derinlik tam değil.

# exports
locks-exports-title = Başka bir program denetlesin
locks-exports-lede = Farklı kişilerin yazdığı iki program aynı hatayı pek yapmaz. İşte kilidin onlardan birinin dilindeki yazımı, çalıştıran komut ve çıkması gereken sonuç.
locks-exports-format = Dil
locks-exports-command = { $program } ile çalıştırma
locks-exports-the-command = komut
locks-exports-expected-promela = { $program } şu kadar saklanmış durum bildirmeli: { $states }.
locks-exports-expected-tla = { $program } şu kadar farklı durum bildirmeli: { $states }.
locks-exports-expected-murphi = { $program } şu kadar durum bildirmeli: { $states }.
locks-exports-expected-dot = Çizimde { $states } durum var.
locks-exports-expected-open = Durumlar burada sayılandan fazla; { $program } programının vereceği sayının karşılığı yok.
locks-exports-no-violation = İhlal de olmamalı: içeride hiçbir zaman iki kişi yok.
locks-exports-violation = Bir de ihlal: iki iş parçacığı içeride.
locks-exports-stops = { $program } bir ihlalde durmalı: iki iş parçacığı içeride. O ana kadar kaç durum gördüğü, arama sırasına bağlıdır.
locks-exports-save = Kaydet
locks-exports-refused = Bu kilit { $format } ile yazılamıyor

# check, continued
locks-depths-summary = Derinliğe göre durumlar, 0’dan { $depth } derinliğe; en çoğu, { $states }, { $at } derinlikte.
locks-depths-states = durum
locks-depths-axis = duruma giden en kısa yürütmenin adımları
locks-verdict-error = { $steps ->
    [one] Daha ilk adımda hata.
   *[other] { $n } adımda hata; daha azı olmaz.
  }
locks-verdict-two = { $steps ->
    [0] Daha baştan içeride iki kişi var.
    [one] Bir adımda içeride iki kişi.
   *[other] { $n } adımda içeride iki kişi; daha azı olmaz.
  }
locks-verdict-stuck = { $steps ->
    [0] Daha baştan, dışarıda olmayan hiç kimse kımıldayamaz.
    [one] Bir adımda, dışarıda olmayan hiç kimse kımıldayamaz.
   *[other] { $n } adımda, daha azı olmaz, dışarıda olmayan hiç kimse kımıldayamaz.
  }
locks-verdict-idle = { $cycle ->
    [one] Adil bir yürütme tek adımla sonsuza dek döner ve kimse giremez.
   *[other] Adil bir yürütme { $round } adımda bir sonsuza dek döner ve kimse giremez.
  }
locks-verdict-starves = { $cycle ->
    [one] { $thread } aç kalır: tek adım, herkese adil biçimde, sonsuza dek yinelenir.
   *[other] { $thread } aç kalır: { $round } adım, herkese adil biçimde, sonsuza dek döner ve { $thread } hiç giremez.
  }
locks-verdict-starves-still = { $thread } aç kalır: { $steps ->
    [one] bir adımdan
   *[other] { $n } adımdan
  } sonra onu artık hiçbir şey kımıldatmaz.
locks-verdict-unfair = { $thread } iş parçacığının hiç giremediği yürütmeler var, ama hiçbiri adil değil: { $thread } hep yürüyebilir, sıra ona hiç verilmez.
locks-verdict-nobody = `arrived()` satırını geçeni kimse sollayamaz.
locks-verdict-bound = { $bound ->
    [one] Her zamanlamada, kendinden önce başkaları en çok bir kez girer.
   *[other] Her zamanlamada, kendinden önce başkaları en çok { $most } kez girer; aynı kişi en çok { $each }.
  }
locks-verdict-unbounded = { $cycle ->
    [one] Sınırı yok: tek adım yinelenir, { $thread } beklerken başkaları girer.
   *[other] Sınırı yok: { $round } adım döner, her turda başkaları girer, { $thread } hâlâ bekler.
  }
locks-verdict-passed = { $steps ->
    [one] Bir adımda, sonra yola çıkan biri { $thread } iş parçacığından önce girer.
   *[other] { $n } adımda, { $thread } vardıktan sonra yola çıkan biri { $thread } iş parçacığından önce girer.
  }
locks-verdict-broken = { $steps ->
    [0] Daha baştan yanlış.
    [one] Bir adımda yanlış olur.
   *[other] { $n } adımda yanlış olur; daha azı olmaz.
  }
locks-verdict-reached = { $steps ->
    [0] Daha baştan doğru.
    [one] Bir adımda doğru olur.
   *[other] { $n } adımda doğru olur; daha azı olmaz.
  }
locks-verdict-never = Varılabilen durumların hiçbiri buna uymaz.
locks-scope-n = n = { $n }
locks-scope-memory = sıralı tutarlı bellek
locks-scope-fair = zayıf adillik
locks-scope-endless = { $names } sınırsız tamsayı
locks-scope-bound = { $names } ≤ { $bound }
locks-scope-until-error = metnin ilk hatasına kadar
locks-gap-stuck-only = *Takılıp kalan durum yok.* İş parçacıklarının, kimse girmeden sonsuza dek dönüp dönemeyeceği açık kalır.
locks-gap-because-states = Arama durum sınırında durdu.
locks-gap-because-bytes = Arama bellek sınırında durdu.
locks-gap-because-cancelled = Aramayı sen durdurdun.
locks-gap-because-bound = Değerler sınırlı; bu, kilitte olmayan sonlar ve döngüler doğurur. Bu yüzden döngüler yargılanmaz.
locks-gap-because-bound-goal = Sınırlar içinde hiçbir yürütme oraya varmıyor; daha büyük değerlerle varabilir.
locks-gap-because-packing = Bir değer, bir durumun tutabileceği aralıktan çıktı.
locks-gap-because-liveness-off = Döngüler istenmedi.
locks-gap-because-liveness-large = İstenmeden döngüleri aramak için durum çok fazla.
locks-gap-because-text = Metnin kendi işlevi, { $steps } adım sonraki durumda hesaplanamıyor.
locks-gap-far = { $states } durum saklandı, { $covered } adıma kadar bütün yürütmeler görüldü.
locks-gap-far-whole = Saklanan { $states } durumun hepsi görüldü.
locks-gap-way-limit = Daha büyük bir sınır ileri götürür.
locks-gap-way-memory = Daha küçük bir kilit sığar.
locks-gap-way-packing = Değerleri `%` ya da `wrap` ile küçük tut veya yukarıdan bir sınır seç.
locks-gap-way-off = Yukarıdan seçilebilir.
locks-gap-way-large = Yukarıdan “her zaman” seç ya da iş parçacığını azalt.
locks-gap-way-threads = Daha az iş parçacığıyla küçülür.
locks-gap-way-threads-symmetry = Daha az iş parçacığıyla ya da iş parçacıklarının birbirinin yerine geçebildiği bir metinle küçülür.
locks-gap-way-threads-asked = Daha az iş parçacığı küçültür; yukarıda kapatılmış olan iş parçacığı simetrisi de.
locks-books-holds = Kitaplar: sağlanır.
locks-books-fails = Kitaplar: bozulur.
locks-books-n-1 = Kitaplar: en çok n − 1 başkası önce girer.
locks-books-holds-to = Kitaplar: n = { $n } olana kadar sağlanır.
locks-books-agrees = n = { $n } için uyuşuyor.
locks-books-differs = n = { $n } için uyuşmuyor.
locks-books-not-here = n = { $n } ile henüz değil; daha çok iş parçacığı gerekebilir.
locks-books-open = Burada karara bağlanmadı.
locks-reductions = Arama nasıl küçültüldü
locks-reduction-thread-symmetry = İş parçacığı simetrisi
locks-reduction-thread-symmetry-on = yalnız kimin kim olduğunda ayrılan durumlar tek sınıf sayılır.
locks-reduction-ticket-order = Bilet sırası
locks-reduction-ticket-order-on = bu değerlerin yalnız sırası önemlidir, sıra numarası olarak saklanırlar. Sonsuza dek büyüyebilirler.
locks-reduction-offset = Kaydırma
locks-reduction-offset-on = yalnız farkları önemlidir, en küçüğü çıkarılır. Sonsuza dek büyüyebilirler.
locks-reduction-bound = Sınır
locks-reduction-bound-on = bu değerleri { $bound } değerinin üstüne çıkaracak adımlar atlandı.
locks-reduction-off = kullanılmadı.
locks-reduction-refused = uygulanamadı.
locks-reason-not-asked-for = Sen kapattın.
locks-reason-first-values-differ = İş parçacıkları farklı değerlerle başlıyor.
locks-reason-thread-number-fixed = Bir iş parçacığı numarası düz bir sayıyla karşılaşıyor; biri ayrıcalıklı oluyor.
locks-reason-thread-number-reckoned = İş parçacığı numarasıyla hesap yapılıyor.
locks-reason-thread-number-ordered = İş parçacığı numaraları büyüklükçe karşılaştırılıyor; küçük olan ayrıcalıklı oluyor.
locks-reason-thread-number-as-truth = İş parçacığı numarası doğru ya da yanlış diye kullanılıyor; 0 numara ayrıcalıklı oluyor.
locks-reason-thread-number-in-range = İş parçacığı numarası düz sayılar arasında aranıyor.
locks-reason-length-is-not-n = İş parçacıklarının indislediği bir listede n öğe yok.
locks-reason-for-over-threads = Bir döngü iş parçacıklarını adım adım, numara sırasıyla geziyor.
locks-reason-starts-at-zero = Bir değişken yazılmadan okunuyor: 0’ı düz bir sayı.
locks-reason-ticket-as-truth = Bilet doğru ya da yanlış diye kullanılıyor.
locks-reason-ticket-reckoned = Biletle hesap yapılıyor.
locks-reason-ticket-as-index = Bilet indis olarak kullanılıyor.
locks-reason-not-the-largest-of-all = Yeni bilet, hepsinin en büyüğü artı 1 değil.
locks-reason-compared-with-a-number = Bilet düz bir sayıyla karşılaştırılıyor.
locks-reason-set-to-a-number = Bilete düz bir sayı veriliyor.
locks-reason-plus-1-elsewhere = 1, hepsinin en büyüğünden başka bir şeye ekleniyor.
locks-reason-ordered = Yalnız eşitlik için değil, büyüklükçe karşılaştırılıyorlar.
locks-reason-none-among-tickets = Biletler arasında `none` var.
locks-reason-not-one-list = Biletler tam olarak tek bir listede değil.
locks-reason-first-values-far-apart = İlk değerleri birbirinden çok uzak.
locks-reason-ticket-lowered = Bu satır bir bileti küçülttü; sıraya dayanan her şey bırakıldı, arama onsuz yeniden yapıldı.

## Machines
mutex-name = Makineler
mutex-title = Makineler arasında karşılıklı dışlama
mutex-question = Ortak bellek yoksa kim girebilir?
mutex-bar = Koşu
mutex-algorithm = Algoritma
mutex-processes = Süreçler
mutex-latency = Gecikme
mutex-seed = Tohum
mutex-param-range = Bir süre ya da 0,5-2 gibi bir aralık.
mutex-fault-latency = En küçük gecikme en büyüğünden büyük olamaz; yerlerini değiştirin.
mutex-name-centralized = Koordinatör
mutex-name-voting = Oy veren kopyalar
mutex-name-lamport = Lamport 1978
mutex-name-ricart-agrawala = Ricart–Agrawala
mutex-name-token-ring = Jetonlu halka
mutex-name-suzuki-kasami = Suzuki–Kasami
mutex-name-raymond = Raymond ağacı
mutex-name-maekawa = Maekawa
mutex-unknown = “{ $name }” adlı algoritma yok. Olanlar:
mutex-settings = Ağ, yük ve kurallar
mutex-load = Kim ne zaman ister
mutex-load-all = herkes bir kez, 0’da
mutex-load-trace = listedeki gibi
mutex-load-saturated = tekrar tekrar (doymuş)
mutex-load-sparse = ara sıra (seyrek)
mutex-requests = İstekler
mutex-requests-hint = Zaman@süreç: 0@0 0.5@2.
mutex-requests-unread = Bu bir istek değil: { $rest }
mutex-entries = Bitene kadarki giriş
mutex-think = İstekler arası ortalama süre
mutex-cs = Bölümün süresi
mutex-network = Ağ
mutex-network-parallel = ayrı hatlar
mutex-network-bus = tek ortak yol
mutex-fifo = Bir çiftin iletileri sırasını korur
mutex-loss = Kayıp, 0–1
mutex-copies = Çift kopya, 0–1
mutex-until = Bitiş zamanı
mutex-until-none = her şey durunca
mutex-rules = Güvenliğin ya da ilerlemenin dayandığı kurallar: birini kaldırın ve görün
mutex-options = Seçenekler
mutex-rule-off = (kaldırıldı)
mutex-options-unread = Bağlantıdaki bu seçenekler bu algoritmada yok ve atlandı: { $rest }
mutex-problems = Bir sorun aç
mutex-problem-choose = seçin …
mutex-problem-one-crash = Tek çökme herkesi durdurur
mutex-problem-refused-or-dead = Ret mi, yoksa koordinatör ölü mü?
mutex-problem-amnesia = Koordinatör unutuyor
mutex-problem-votes-split = Oylar bölünüyor, herkes yeniden deniyor
mutex-problem-replica-forgets = Bir kopya oyunu unutuyor
mutex-problem-orphan-vote = Kimsenin geri vermediği oy
mutex-problem-ring-lost = Halka jetonunu kaybediyor
mutex-problem-ring-slow = Yavaş sahip ve yeniden yapılan jeton
mutex-problem-ring-copy = Jeton çoğalıyor
mutex-problem-no-fifo = İletiler birbirini geçiyor
mutex-problem-no-inquire = Herkes bir oya tutunuyor
mutex-problem-tie = Eşitlikte ikisi de yanıtlıyor
mutex-problem-lease = Sahibi duraklatılmışken süre doluyor
mutex-picture = Uzay ve zaman
mutex-picture-summary = { $nodes } makinenin çizgileri, zaman sağa doğru, { $messages } ileti ok olarak. Yandaki liste aynısını sözle söyler.
mutex-now = şimdi { $at }
mutex-inside = içeride
mutex-down = çökük
mutex-legend-waiting = bekliyor
mutex-legend-inside = kendince içeride
mutex-lines = { $nodes } makineden { $shown } tanesi görünüyor. Şunu da göster:
mutex-ask-cost = { $name }, n = { $n }, istek sayısı: { $requests }. Bu aşağı yukarı kaç ileti tutar?
mutex-ask-each = { $name }, n = { $n }. Bir giriş aşağı yukarı kaç ileti tutar?
mutex-ask-about = yaklaşık { $n }
mutex-ask-more = { $n } üstü
mutex-ask-because-cost = İleti: { $messages }, giriş: { $n }. Giriş başına { $each } eder.
mutex-ask-fate = { $name }, n = { $n }, burada değiştirilenlerle: bu koşunun sonu ne olur?
mutex-ask-well = Sorun çıkmaz: içeride hiç iki kişi olmaz, kimse takılmaz
mutex-ask-blocked = Biri boşuna bekler
mutex-ask-two = Aynı anda iki kişi içeride olur
mutex-ask-because-well = Giriş: { $entries }; içeride hiç iki kişi olmadı, sonsuza dek bekleyen de yok.
mutex-ask-because-blocked = Sonsuza dek bekleyen: { $who }. Artık hiçbir şey kımıldamıyor.
mutex-ask-because-two = Başkası içerideyken yapılan giriş: { $violations }.
mutex-ask-open = Koşu bunu göstermeden kesildi.
mutex-how = Her çizgi bir makinedir, zaman sağa akar. Ok, iletinin gönderildiği yerde başlar, vardığı yerde biter: ne kadar yatıksa o kadar yavaştır. Soluk şerit beklemek, dolu şerit içeride olmak, okun ucundaki çarpı kayıp ileti demektir.

    Bir makine yalnız kendi çizgisine varmış olanı bilir. Ötekinin çöktüğü yalnız ötekinin çizgisinde yazar; susmak bu yüzden retten ayırt edilemez. Oklar kesişebilir: farklı çiftlerin iletileri birbirini geçebilir.

    Gösterilen ana karışmak için bir makineye ya da iletiye tıklayın. Oradan başka bir gelecek başlar; bıraktığınız listede kalır. Bağlantı koşuyu, yapılanları ve anı taşır.
mutex-means = Kim içeride? Dört yanıt
mutex-means-believes = Sürecin kendi düşündüğü. Yanılabilir: duraklamışken kirası bittiyse, bir şey olmamış gibi sürdürür.
mutex-means-granted = Koordinatörün ya da oy verenlerin, hatırladıkları kadarıyla, kimi içeri aldığı. Belleksiz yeniden başlama bunu siler.
mutex-means-resource = Kaynağın son gördüğü yazma. İletileri bilmez; geç kalan yazmayı ancak bir numarayla (fencing token) geri çevirebilir.
mutex-means-outside = Bütün çizgileri aynı anda görenin saydığı. Karşılıklı dışlama buna göre yargılanır; hiçbir makine bunu göremez.
mutex-key-move = Bir olay geri ya da ileri; başa, sona.
mutex-key-play = Koşuyu oynatır, durdurur.
mutex-key-undo = Son yaptığınızı geri alır, yeniden yapar.
mutex-likeness = Bir toplantı odası; ona gereksinim duyabilecek herkes evindedir ve yalnız mektup yazabilir. *Listeyi biri tutar*: sor, yanıtı bekle, odayı geri ver. Ya da *herkes razı olur*: herkese yazarsın; odayı o da isteyen ve senden önce soran seni bekletir. Ya da *bir anahtar dolaşır*: kimdeyse o girebilir, sonra yollar. Mektup mu gecikti, kayıp mı, yazan mı öldü, kimse ayırt edemez.
mutex-mechanism = İki aile vardır. *İzinli*: girmek isteyene birinin (koordinatör), yarıdan çoğunun (oylama) ya da herkesin (Lamport; Ricart ile Agrawala) onayı gerekir. *Jetonlu*: tek jeton vardır, kimdeyse o girebilir (halka; Suzuki ile Kasami; Raymond ağacı).

    Bir *koordinatör* üç ileti bilir: istek, izin, geri verme. Veremediği izni kuyruğa koyar; susar ya da reddettiğini söyler. Şu da *oylama*: kaynağın n kopyası, her birinin bir oyu vardır; m > n/2 oy içeri alır. Oyu yetmeyen geri verir, rastgele bir süre bekler, yeniden dener.

    Yöntemi *Lamport* buldu: istekler mantıksal zamana, eşitse süreç numarasına göre sıralanır, bütün kuyruğu herkes tutar. Üçte birini *Ricart ile Agrawala* kısar: onay iznin kendisidir; içeride olan ya da önce isteyen onu çıkana dek tutar. Bir *halkada* herkes jetonu sonrakine verir, turda bir kez kullanır; ardındakini bilmesi yeter.
mutex-rule = Birinin, yarıdan çoğunun, herkesin onayı ya da tek bir jeton. İzni veren verdiğini unutmamalı; sayılan bir kez sayılmalı; her yanıt hangi soruya olduğunu söylemelidir.
mutex-worked = Giriş başına ileti ve tek bir isteğin ileti süresiyle bekleyişi. Koordinatör: 3 ve 2. Oylama: 3m, her başarısız deneme için en çok bir o kadar daha. Lamport: 3(n − 1) ve 2. Ricart–Agrawala: 2(n − 1) ve 2; iletilerin tek tek geçtiği ortak yolda bekleyiş 2(n − 1). Halka: herkes istiyorsa 1, kimse istemiyorsa sınırsız; bekleyiş n’den küçük herhangi bir süre. Suzuki–Kasami: n ya da sıfır. Raymond: jetona giden yolun iki katı, yük altında her n için 4 dolayı.

    001 numaralı belgenin örneğinde üç süreç var. 0 damga 8 ile, 2 damga 12 ile aynı anda ister. 1 ikisine de OK der. 2, 8’in küçük olduğunu görür ve OK der; 0, 2’nin isteğini tutar, çıkarken yanıtlar. Dört istek, dört OK, girişler 2 ve 4’te.

    Oylama ancak yüksek olasılıkla doğrudur. Biri içerideyken m oy verenden en az 2m − n’si unutmalıdır. n = 32, m = 24, p = 1/1080 için bu 16 ve fazlasıdır: 2,13 · 10⁻⁴³.
mutex-breaks = Koordinatör ölürse herkes bekler; meşgul bir koordinatör de susar. Boş bellekle yeniden başlarsa, önce herkese durumunu sormadıkça, 7 adım sonra iki kişi içeridedir.

    Ricart ile Agrawala’da herhangi bir süreç ölürse, hiçbir şey istememiş olsa bile, artık kimse giremez. Tek arıza noktası n nokta olmuştur. Çaresi hep yanıtlamak ve yeniden sormaktır; onunla birlikte kimin öldüğünü tahmin etmek de gelir.

    Jeton kaybolursa kimse fark etmez: jetonsuz bir saat, yavaş bir kullanıcı da olabilir. Yenisini yapan iki kişi iki jeton yapar; jetondaki *dönem* hangisinin eski olduğunu gösterir.

    Oylar için çok kişi yarışırsa m oyu kimse toplayamaz; herkes denerken kaynak boş durur.
mutex-model-ends = Buradaki makineler durur, duraklar, unutur, ileti yitirir; ama yalan söylemez. Yalnız iletiler ve içeride olmak süre tutar; saatlerin hepsi aynı hızda yürür, oysa kiralar ve zaman aşımları tam da buna dayanır.

    “Her koşuyu denetle” zaman bilmez: sıradaki, herhangi bir ileti olabilir. Kanıtladığı, o n, o istekler ve o arızalar için geçerlidir.
mutex-at-work = En çok kullanılan koordinatördür; mutabakatla (Paxos, Raft) anlaşan birkaç makineden yapılır: Chubby, ZooKeeper, etcd, Consul. Oradaki kilitler *kiradır*: sahibi ölünce ya da yalnız ölü görününce kendiliğinden biter. O zaman iki kişi kilidi tuttuğuna inanabilir; veriyi kaynak korur: *fencing token*’ı gördüğünden küçük olan yazmayı geri çevirir.

    Oylama Redlock’ta ve MinIO’nun kilitlerinde sürer; yeniden başlayan oylarını unuttuğu için en uzun kira süresince susmalıdır. Jetonlu halkalar PROFIBUS gibi saha yollarında çalışır. Ricart ile Agrawala kullanılmaktan çok öğretilir: çökmenin seyrek olduğu küçük, değişmez bir grup için uygundur.
mutex-see-first = İlk örnek
mutex-see-second = İkinci: 0 isterken 2 içeride
mutex-errata = Belgenin ikinci Ricart–Agrawala örneğinde 0’ın isteğini kuyruğa koyan, içerideki 2’dir; 2’nin isteğini çoktan yanıtlamış olan 0 değil.

    n’den birinin bozulması, tek birinin bozulmasından en çok n kat olasıdır, en az değil: 1 − (1 − p)ⁿ ≤ n·p. On makine, p = 0,01 için 0,0956.

    Oylama, ilk deneme tutar ve m kopyaya sorulursa 3m ileti tutar; başarısız deneme daha az tutar. Bekleyiş hiçbir zaman 3mk değildir: ayrı hatlarda 2, ortak yolda 2m. Ricart–Agrawala’ya yazılan 2(n − 1) de ortak yolun bekleyişidir.

    Halkanın jetonunu yeni vermişken isteyen n − 1 değil, neredeyse n bekler. Kullanım başına üç ileti susan koordinatörünkidir; reddini söyleyen bir dördüncüsünü yollar. Yalın çoğunluk biçimi dışlar, ama aynı anda üç istek onu kilitleyebilir.
mutex-source-document = 001 numaralı belge, “Dağıtık karşılıklı dışlama” (Geleneksel Çince): dört algoritma ve karşılaştırmaları.
mutex-source-comparison = Nasıl karşılaştırılırlar:
mutex-x-first = Ricart–Agrawala, üç süreç. 0 damga 8 ile, 2 damga 12 ile aynı anda ister; 1 bir şey istemez. Toplam kaç ileti?
mutex-x-first-why = { $n }: dört istek, dört OK. 2, 8’in küçük olduğunu görüp razı olur; 0, 2’ye ancak çıkarken yanıt verir.
mutex-x-second = 2 numaralı süreç içeride; 0 ona önceden OK demişti, şimdi kendisi istiyor. Kim kimin isteğini kuyruğa koyar?
mutex-x-second-2 = 2, 0’ınkini
mutex-x-second-0 = 0, 2’ninkini
mutex-x-second-none = hiç kimse: 2 hemen OK der
mutex-x-second-why = 2 içeridedir; 0’ın isteğini tutar, çıkarken yanıtlar. 0, 2’yi çoktan yanıtladı, kuyruğa koyacağı bir şey yok; belge tersini söylüyor.
mutex-x-each = On süreç, bir giriş. Ricart–Agrawala’da kaç ileti, koordinatörle kaç ileti? İki sayı yazın.
mutex-x-each-why = { $all } ve { $one }: n = 10 için 2(n − 1); ve istek, izin, geri verme.
mutex-x-bus = Beş süreç, biri istiyor, bir ileti bir zaman birimi sürüyor. Ricart–Agrawala’da ne kadar bekler: her çiftin hattı varken ve aynı anda tek ileti taşıyan ortak yolda? İki sayı yazın.
mutex-x-bus-why = { $links } ve { $bus }: istekler ve OK’ler yan yana ya da art arda gider.
mutex-x-ring = Dört kişilik halka, herkes istiyor, jeton P0’dan yeni çıktı. Hangi sırayla girerler?
mutex-x-ring-why = P1, P2, P3, P0: önce kim istemiş olursa olsun halkanın sırası.
mutex-x-crash = Bir şey istemeyen bir süreç çöktü. Öteki ikisi nerede yine girebilir?
mutex-x-crash-coordinator = koordinatörle
mutex-x-crash-everybody = Ricart–Agrawala’da
mutex-x-crash-both = ikisinde de
mutex-x-crash-none = hiçbirinde
mutex-x-crash-why = Koordinatör başkasına sormaz. Ricart–Agrawala’da herkesin OK’i gerekir; her çökme herkesi durdurur.
mutex-x-resets = Sekiz kopya var, altı oy içeri alıyor. İkinci birinin girebilmesi için oy veren altısından kaçı unutmalı?
mutex-x-resets-why = { $n }, yani 2m − n: iki kopya zaten boştur, altı oy gerekir.
mutex-x-ten = On makine, her biri bağımsız olarak 0,01 olasılıkla bozuluyor. En az birinin bozulma olasılığı nedir? Üç basamak.
mutex-x-ten-why = 1 − 0,99¹⁰ ≈ 0,096, 10 · 0,01’den küçük: “en az n kat” aslında en çok n kattır.
mutex-type-REQ = istek
mutex-type-GRANT = izin
mutex-type-DENY = ret
mutex-type-REL = geri verme
mutex-type-ASK = durumun ne?
mutex-type-STATE = durum
mutex-type-OK = onay
mutex-type-TOKEN = jeton
mutex-type-ACK = alındı
mutex-type-CLAIM = jeton kimde?
mutex-type-FREE = bende değil
mutex-type-HELD = kayıp değil
mutex-type-LEFT = ölmüş sayıldı
mutex-type-JOIN = buradayım
mutex-type-YES = oy
mutex-type-NO = oy yok
mutex-type-INQUIRE = geri verir misin?
mutex-type-RELINQUISH = geri veriyor
mutex-type-FAILED = başkası önce
mutex-choice-number = küçük süreç numarası önce
mutex-choice-both-answer = ikisi de yol verir
mutex-choice-both-defer = ikisi de yol vermez
mutex-choice-both-enter = ikisi de girer
mutex-choice-both-wait = ikisi de bekler
mutex-choice-highest = ikisinin de ilerisine
mutex-choice-message = iletininkinin ardına, geri de olsa
mutex-choice-none = hiç
mutex-choice-first = kuyruğun başındakine
mutex-choice-last = kuyruğun sonundakine
mutex-choice-star = yıldız
mutex-choice-binary = ikili ağaç
mutex-choice-line = çizgi
mutex-option-centralized-deny = Koordinatör izin veremeyince söyler (istek yine kuyruğa girer)
mutex-option-centralized-poll = Reddedilince yeniden isteme süresi (0: izni bekler)
mutex-option-centralized-retry = Ses çıkmayınca yeniden isteme süresi (0: hiç)
mutex-option-centralized-lease = İznin kendiliğinden bitme süresi (0: hiç)
mutex-option-centralized-fencing = İzinler numaralıdır; kaynak eskileri geri çevirir
mutex-option-centralized-requestIds = İletiler isteğini adıyla anar; ötekiler yok sayılır
mutex-option-centralized-ownerCheck = Kaynağı yalnız sahibinin geri vermesi boşaltır
mutex-option-centralized-returnGrants = Kimsenin beklemediği izin geri verilir
mutex-option-centralized-takeover = Belleksiz başlayan koordinatör önce herkese sorar
mutex-option-ricart-agrawala-clocks = Baştaki saatler, 7 0 11 gibi
mutex-option-ricart-agrawala-answer = Her istek hemen yanıtlanır: OK ya da DENY, sonra OK
mutex-option-ricart-agrawala-retry = Razı olmayanlara yeniden sorma süresi (0: hiç)
mutex-option-ricart-agrawala-giveUp = Bu kadar yinelemeye yanıtsız kalanı ölmüş sayar (yanılabilir)
mutex-option-ricart-agrawala-clockUpdate = Gelen damga saati ileri alır
mutex-option-ricart-agrawala-ties = Damgalar eşitse
mutex-option-ricart-agrawala-okSet = OK’ler süreç kümesidir, sayaç değil
mutex-option-ricart-agrawala-okIds = OK, yanıtladığı damgayı anar
mutex-option-token-ring-order = Halkanın sırası, 0 2 1 gibi (boş: numarayla)
mutex-option-token-ring-ack = Jetonu şu sürede onaylamayanı atlar (0: onaysız)
mutex-option-token-ring-regenerate = Bekleyenin kayıp jetonu arama süresi (0: hiç)
mutex-option-token-ring-rounds = Geçişler kaç tur sayılır (0: sonsuz)
mutex-option-token-ring-hops = Jeton geçiş numarasını taşır; gelmiş olan atılır
mutex-option-token-ring-epochs = Yeni jetonun dönemi yüksektir; eskileri atılır
mutex-option-token-ring-fencing = Kaynak eski dönemleri geri çevirir
mutex-option-token-ring-claim = Eskisini herkese sormadan kimse jeton yapmaz
mutex-option-token-ring-passOn = Çıkan, yine girmek istese de jetonu verir
mutex-option-token-ring-linger = Verilmeyen jeton ne kadar tutulur
mutex-option-token-ring-startOnce = 0 jetonu yalnız başta yapar, yeniden başlayınca değil
mutex-option-voting-replicas = Kopyalar
mutex-option-voting-majority = Girmek için oy (0: yarıdan bir çok)
mutex-option-voting-asked = Denemede sorulan kopya (0: hepsi)
mutex-option-voting-backoff = Başarısız denemeden sonra rastgele en çok bekleme
mutex-option-voting-patience = Yanıtları eksik deneme şu sürede başarısız (0: hiç)
mutex-option-voting-deny = Oy veremeyen kopya söyler
mutex-option-voting-tryIds = İletiler denemesini anar; ötekiler yok sayılır
mutex-option-voting-ownerCheck = Oyu yalnız alan geri verebilir
mutex-option-voting-voteSet = Oylar kopya kümesidir, sayaç değil
mutex-option-voting-releaseSilent = Oylar reddetmeyen herkese, susana da geri verilir
mutex-option-voting-returnVotes = Geç gelen oy geri verilir
mutex-option-lamport-clocks = Baştaki saatler, 7 0 11 gibi
mutex-option-lamport-explicit = Yalnız alındılar sayılır, sonraki her ileti değil
mutex-option-lamport-clockUpdate = Gelen damga saati şuraya alır
mutex-option-lamport-ties = Damgalar eşitse
mutex-option-lamport-evidence = Herkesten daha sonraki bir şey duymadan girmez
mutex-option-lamport-requestIds = Geri verme isteğini anar; biten yeniden kuyruğa girmez
mutex-option-suzuki-kasami-queue = Jeton şuna gider
mutex-option-suzuki-kasami-requestIds = İstekler numaralıdır; karşılanmış olan tanınır
mutex-option-suzuki-kasami-hops = Jeton geçişlerini sayar; gelmiş olan yok sayılır
mutex-option-suzuki-kasami-oneToken = 0 jetonu yalnız başta yapar, yeniden başlayınca değil
mutex-option-raymond-tree = Ağaç
mutex-option-raymond-queue = Jeton şuna gider
mutex-option-raymond-askOnce = Jeton gelene dek bir kez ister
mutex-option-raymond-requestIds = İstekler numaralıdır; yinelenenler yok sayılır
mutex-option-raymond-hops = Jeton geçişlerini sayar; gelmiş olan yok sayılır
mutex-option-raymond-oneToken = 0 jetonu yalnız başta yapar, yeniden başlayınca değil
mutex-option-ricart-agrawala-majority = Çoğunluğun OK’i içeri alır; veren, o bitmeden başkasına vermez
mutex-option-maekawa-quorums = Her birine kimlerin oyu gerekir
mutex-option-maekawa-inquire = Daha erken bir istek gelince oy veren oyunu geri ister
mutex-option-maekawa-supersede = Beklerken geçilen isteğe bu söylenir
mutex-option-maekawa-requestIds = İletiler isteğini anar; yinelenen ve eskiler yok sayılır
mutex-option-maekawa-clockUpdate = Gelen damga saati ileri alır
mutex-choice-smallest = ikişer ikişer kesişen en küçük kümeler
mutex-choice-grid = ızgaradaki satırı ve sütunu
mutex-choice-majority = çoğunluk
mutex-type-LOCKED = oy
mutex-ask-because-waits = Koşu bittiğinde hâlâ bekleyen: { $who }.
mutex-zoom-in = Zamanı genişlet
mutex-zoom-out = Zamanı daralt
mutex-now-title = Şimdi
mutex-now-at = zaman { $at }, { $step } olaydan sonra
mutex-standing-idle = ilgilenmiyor
mutex-standing-waiting = bekliyor
mutex-standing-inside = içeride olduğuna inanıyor
mutex-standing-down = çökük
mutex-standing-machine = yanıtlıyor
mutex-standing-paused = { $words }, duraklatıldı
mutex-waits-for = { $who } iletisini bekliyor{ $more ->
    [0] {""}
   *[other] {" "}ve { $more } tane daha
  }
mutex-granted = izin verildi: { $who }
mutex-granted-none = kimseye izin vermedi
mutex-has-token = jeton onda
mutex-waits-because = { $waits }: { $why }
mutex-why-coming = { $type } yolda, { $at } anında varır
mutex-why-asked = { $type } oraya ancak { $at } anında varır
mutex-why-lost = { $type } { $at } anında kayboldu
mutex-why-down = çökük, hiçbir şey söylemez
mutex-why-paused = duraklatılmış
mutex-why-inside = kendince içeride
mutex-why-granted = izni { $holder } aldı
mutex-why-waits = o da bekliyor
mutex-why-silent = aralarında yolda hiçbir şey yok
mutex-nobody = hiç kimse
mutex-view-believes = İçeride olduğuna inanan:
mutex-view-granted = İzin verilen:
mutex-view-votes = { $who } ({ $n } / { $all })
mutex-view-resource = Kaynağın son gördüğü:
mutex-view-nothing = henüz hiçbir şey
mutex-view-wrote = { $fence ->
    [0] { $who }, çit numarasız
   *[other] { $who }, çit numarası { $n }
  }
mutex-view-outside = Dışarıdan bakınca:
mutex-view-inside = { $count ->
    [0] içeride kimse yok
    [one] içeride { $n }
   *[other] aynı anda içeride { $n }; hiçbiri bilemez
  }
mutex-timer = { $timer }: { $at }
mutex-timer-retry = yeniden ister
mutex-timer-poll = yeniden ister
mutex-timer-lease = kira biter
mutex-timer-takeover = devralır
mutex-timer-handover = devir onaylanmadı
mutex-timer-lost = jetonu uzun süredir görmedi
mutex-timer-answers = yanıt süresi doldu
mutex-timer-linger = jetonu devreder
mutex-timer-backoff = yeniden dener
mutex-timer-patience = denemeyi bırakır
mutex-note-stale = eski ileti, yok sayıldı
mutex-note-duplicate = zaten vardı
mutex-note-returned = istemediği izni geri veriyor
mutex-note-expired = kira bitti
mutex-note-taken-for-dead = susanı ölmüş sayıyor
mutex-did-late = { $message }. ileti geciktirildi
mutex-delay-by = Gecikme süresi
mutex-off-busy = Koşu hesaplanana kadar bekleyin.
mutex-off-error = Önce bu koşuya uymayanı geri alın.
mutex-off-down = Çökük; önce başlatın.
mutex-off-up = Çalışıyor.
mutex-off-asked = Zaten istedi.
mutex-off-outside = İçeride değil.
mutex-off-paused = Duraklatılmış; önce sürdürün.
mutex-off-token = Elinde jeton yok.
mutex-off-fifo = Önce ondan önce gönderilen varmalı: bir çiftin iletileri sırasını korur.
mutex-done-unreached = { $count ->
    [one] Bunlardan { $n } tanesi hiç olmuyor: koşu daha önce bitiyor.
   *[other] Bunlardan { $n } tanesi hiç olmuyor: koşu daha önce bitiyor.
  }
mutex-ended-quiet = Bundan sonra kimse istemez ve giremez.
mutex-ended-entries = İstenen girişlerin sonuncusu.
mutex-ended-until = Süre doldu.
mutex-ended-events = { $n } olaydan sonra burada kesildi; sayılar bundan öncesinin.
mutex-ended-cancelled = { $n } olaydan sonra burada durdurdunuz.
mutex-log = Olanların hepsi, tablo olarak
mutex-log-caption = Şimdiye kadar olanlar: { $n } satır
mutex-log-event = Olay
mutex-log-time = Zaman
mutex-log-what = Ne
mutex-flights = Yolda: { $n ->
    [0] hiçbir şey
    [one] { $count } ileti
   *[other] { $count } ileti
  }
mutex-flight-arrives = { $at } anında varır
mutex-remembers = Hatırladıkları
mutex-do-want = İste
mutex-did-want = { $who } istiyor
mutex-do-exit = Şimdi çık
mutex-did-exit = { $who } hemen çıkıyor
mutex-do-crash = Çökert
mutex-did-crash = { $who } çöküyor
mutex-do-restart = Belleksiz başlat
mutex-did-restart = { $who } belleksiz başlıyor
mutex-do-restart-memory = Belleğiyle başlat
mutex-did-restart-memory = { $who } belleğiyle başlıyor
mutex-do-reset = Her şeyi unut
mutex-did-reset = { $who } her şeyi unutuyor
mutex-do-pause = Duraklat
mutex-did-pause = { $who } duraklatılıyor
mutex-do-resume = Sürdür
mutex-did-resume = { $who } sürdürüyor
mutex-do-lose-token = Jetonu kaybet
mutex-did-lose-token = { $who } jetonu kaybediyor
mutex-do-forge-token = Jeton uydur
mutex-did-forge-token = { $who } sahte jeton alıyor
mutex-do-timeout = Hemen olsun: { $timer }
mutex-did-timeout = { $who } için { $timer } süresi doluyor
mutex-do-partition = Ağdan kopar
mutex-do-heal = Ağ yeniden bütün
mutex-do-deliver = Şimdi ulaştır
mutex-did-deliver = { $message }. ileti hemen varıyor
mutex-do-delay = { $by } geciktir
mutex-did-delay = { $message }. ileti { $by } gecikiyor
mutex-do-drop = Düşür
mutex-did-drop = { $message }. ileti kayboluyor
mutex-do-duplicate = Çoğalt
mutex-did-duplicate = { $message }. ileti iki kez varıyor
mutex-did-partition = ağ bölünüyor: { $groups }
mutex-did-heal = ağ yeniden bütün
mutex-did-after = { $step ->
    [one] { $n } olaydan
   *[other] { $n } olaydan
  } sonra: { $what }
mutex-did-at = { $at } anında: { $what }
mutex-done-title = Bu koşuya yapılanlar
mutex-done-none = Henüz bir şey yok. Çökertmek ya da duraklatmak için bir makineye, geciktirmek, düşürmek ya da çoğaltmak için bir iletiye tıklayın: her tıklama başka bir gelecek başlatır.
mutex-done-clear = Eski hâli
mutex-done-back = Geri al: { $what }
mutex-done-unreadable = Bağlantının koşuya yaptıklarının kalanı okunamıyor ve atlandı: “{ $rest }”.
mutex-futures = Gelecekler
mutex-future-first = olduğu gibi
mutex-fault-deed = { $state ->
    [up] O anda zaten çalışıyor.
    [down] O anda zaten çökük.
    [paused] O anda duraklatılmış.
    [outside] O anda içeride değil.
    [no-timer] O anda böyle bir zamanlayıcı yok.
   *[no-message] Bu ileti o anda yolda değil.
  } Bunu geri alın.
mutex-message-none = { $message }. ileti henüz gönderilmedi.
mutex-message-arrived = { $text }: { $from } → { $to }, { $sent } anında gönderildi, { $at } anında vardı.
mutex-message-lost = { $text }: { $from } → { $to }, { $sent } anında gönderildi, { $at } anında kayboldu: { $why ->
    [down] alıcısı çökmüştü
    [partition] ağ bölünmüştü
    [drop] siz düşürdünüz
   *[lost] ağ kaybetti
  }.
mutex-event-start = Başlangıç: henüz bir şey olmadı.
mutex-event-of = Olay { $k } / { $all }
mutex-event-want = { $who } istiyor
mutex-event-enter = { $who } giriyor
mutex-event-exit = { $who } çıkıyor
mutex-event-send = { $who } → { $peer }: { $message } gönderiyor
mutex-event-receive = { $who }, { $peer } iletisini alıyor: { $message }
mutex-event-lose = { $peer } iletisi { $message }, { $who } makinesine ulaşmıyor
mutex-event-copy = ağ { $peer } → { $who } iletisini çoğaltıyor: { $message }
mutex-event-timeout = { $who }: süre doldu ({ $text })
mutex-event-note = { $who }: { $text }
mutex-event-fault = { $who }: { $text }
mutex-event-refused = { $who } çökük, isteyemiyor
mutex-event-violation = { $who }, biri içerideyken giriyor
mutex-event-rejected = kaynak { $who } yazmasını reddediyor
mutex-event-overwrote = { $who } geç yazması geçiyor
mutex-untold = Koşuda { $events } olay var; resim daha önce bitiyor. Aşağıdaki sayılar bütün koşunun.
mutex-working = { $done } / { $total }
mutex-param-time = Bir süre ya da hiç.
mutex-exports-format = Biçim
mutex-exports-json = Senaryo: koşunun dayandığı her şey. Burada ve `node web/call.mjs mutex.run` ile bit bit aynı yinelenir.
mutex-exports-shiviz = Vektör saatli bir günlük. ShiViz ilk satırı geri kalanın ifadesi olarak okur.
mutex-exports-mermaid = Bir sıralama çizelgesi. Okları yataydır: ileti vardığı yerde, iki zamanıyla durur.
mutex-exports-csv = Her giriş zamanlarıyla. Bütün olaylar resmin altındaki çizelgede.
mutex-exports-cut = İzin bittiği yerde biter.
mutex-import = Bir senaryo aç
mutex-import-open = Aç
mutex-import-json = Bu JSON değil. Burada kaydedilen bir senaryoyu yapıştırın.
mutex-import-what = Bu bir senaryo değil: `algorithm` yok.
mutex-import-version = Bu senaryo { $version } sürümünden; burada yalnız 1. sürüm okunur.
mutex-violation-lede = Kaynak, n kopyanın m’sinin oyuyla tutulur. Oyunu unutan onu yeniden verir. İkinci bir sürecin de m oy toplaması ne kadar olası?
mutex-violation-replicas = Kopya sayısı n
mutex-violation-majority = Çoğunluk m
mutex-violation-resetProbability = Birinin bu arada unutma olasılığı p
mutex-violation-hint = Sayı ya da kesir: 3 saatte 10 sn, 1/1080’dir.
mutex-violation-says = { $majority } oy verenin en az 2m − n = { $least ->
    [one] { $n } tanesi
   *[other] { $n } tanesi
  } unutmalı; { $replicas } − { $majority } kopya zaten boş. Bu bir üst sınırdır: birinin de zamanında istemesi gerekir.
mutex-violation-any = Herhangi bir kopyanın unutması: 1 − (1 − p)ⁿ = { $any }; n · p = { $times } değil.
mutex-violation-picture = Bütün çoğunluklar için
mutex-violation-summary = Olasılık her oyla düşer; sayılar terim çizelgesinde.
mutex-violation-terms = Terim terim: tam k oy veren unuttu
mutex-violation-book = Kitapların bastığı on iki değer
mutex-violation-book-caption = Burada hesaplanan, basılanın yanında. Hepsi uyuşuyor.
mutex-violation-printed = basılı
mutex-panel-crowd = Baskı altında
mutex-crowd-lede = Kaynağı sürekli isteyen süreçler artıyor. Kaynak zamanın ne kadarında kullanılıyor, ve hepsini biri mi alıyor?
mutex-crowd-start = Ölç
mutex-crowd-uneven = İletiler 0,5–1,5 sürsün
mutex-crowd-old = Bu, başka ayarlarla ölçüldü.
mutex-crowd-says = { $contenders } süreç sürekli isteyince zamanın { $share } kadarı kullanılıyor.
mutex-crowd-scope = { $runs } koşu, %95 aralık
mutex-crowd-picture = Kullanıldığı zamanın payı
mutex-crowd-summary = Her yarışan sayısı için aralığıyla bir çubuk; sayılar çizelgede.
mutex-crowd-caption = Koşuların ortalamaları.
mutex-crowd-contenders = Yarışanlar
mutex-crowd-used = Kullanılan
mutex-crowd-most = En şanslının girişleri
mutex-compare-lede = Her algoritma aynı istekleri alır; yayımlandığı gibi ve müdahalesiz.
mutex-compare-caption = Ölçülen, kitapların dediğinin yanında.
mutex-compare-scope = tohum { $seed }
mutex-compare-delay = Gecikme, ayrı hatlar
mutex-compare-bus = Gecikme, tek yol
mutex-compare-busiest = En yoğun makine
mutex-compare-load = { $who }: { $n } / { $all }
mutex-compare-waiting = { $n } sonsuza dek bekliyor
mutex-compare-breaks = Ne zaman bozulur
mutex-compare-ring = Halkanın 1 … ∞’u olduğu gibidir: kimse istemese de jeton döner. Seyrek istekte sınır yoktur.
mutex-breaks-centralized = koordinatör çökünce
mutex-breaks-voting = çok yarışan olunca; kopyalar unutunca
mutex-breaks-lamport = biri çökünce; iletiler öne geçince
mutex-breaks-ricart-agrawala = biri çökünce
mutex-breaks-maekawa = bir çoğunluk üyesi çökünce
mutex-breaks-token-ring = jeton kaybolunca; biri çökünce
mutex-breaks-suzuki-kasami = jeton kaybolunca
mutex-breaks-raymond = jeton kaybolunca; yoldaki düğüm çökünce
mutex-check-lede = Zaman çıkarıldı: sıradaki ileti herhangi biri olabilir, kalan her arıza olabilir. Böyle her koşu aranır.
mutex-check-asks = Her birinin isteği
mutex-fault-lose = Kayıp ileti
mutex-fault-duplicate = Çift kopya
mutex-fault-crash = Çökme
mutex-fault-restart = Bellekli başlatma
mutex-fault-amnesia = Belleksiz başlatma
mutex-fault-reset = Sıfırlama
mutex-fault-loseToken = Elde kaybolan jeton
mutex-fault-forgeToken = Sahte jeton
mutex-check-scope = n = { $n } · her birinin isteği: { $asks } · { $order ->
    [fifo] bir çiftin iletileri sırayla
   *[any] iletiler herhangi sırada
  } · { $faults ->
    [none] arıza yok
   *[some] { $faults }
  }
mutex-check-refuted = { $steps ->
    [one] Bozmak için { $n } adım yeter.
   *[other] Bozmak için { $n } adım yeter, daha azı yetmez.
  }
mutex-check-bound = Süre dolmaları sınırlı: koşuda en çok { $most }.
mutex-check-moves = Koşu, adım adım
mutex-check-enters = giriyor
mutex-property-no-error = Algoritma hatası yok
mutex-property-mutual-exclusion = Karşılıklı dışlama
mutex-property-deadlock-freedom = Hepsi asla takılmaz
mutex-property-no-stale-write = Geç yazma geçmez
mutex-property-blocking-freedom = İsteyen hâlâ girebilir
mutex-panels = Bu koşuya sorulanlar
mutex-panel-costs = Maliyeti
mutex-panel-compare = Hepsini karşılaştır
mutex-panel-check = Her koşuyu denetle
mutex-panel-violation = Unutan kopyalar
mutex-panel-exports = Dışa aktar
mutex-scope = tohum { $seed }, { $events } olay
mutex-costs-caption = Bu koşu, kitapların formülü yanında.
mutex-measured = ölçülen
mutex-formula = formül
mutex-costs-per-entry = Giriş başına ileti
mutex-costs-delay = İstekten girişe gecikme
mutex-costs-entries = Girişler
mutex-costs-messages = İletiler
mutex-costs-lost = Kaybolan
mutex-costs-rejected = Reddedilen geç yazmalar
mutex-costs-overwrote = Geçen geç yazmalar
mutex-loads = Yükü kim taşıyor
mutex-loads-who = Makine
mutex-loads-sent = gönderilen
mutex-loads-received = alınan
mutex-loads-more = ve { $n ->
    [one] { $count } tane daha
   *[other] { $count } tane daha
  }
mutex-claim = { $entries ->
    [one] { $n } giriş
   *[other] { $n } giriş
  }, { $messages } ileti: giriş başına { $each }, istekten girişe { $delay }, içeride hiç iki kişi olmadı.
mutex-claim-two = { $violations ->
    [one] { $n } giriş
   *[other] { $n } giriş
  } biri içerideyken oldu: aynı anda { $most } kişiye kadar. Bu koşu karşılıklı dışlamayı bozuyor.
mutex-claim-blocked = { $count ->
    [one] { $who } sonsuza dek bekliyor
   *[other] { $who } sonsuza dek bekliyor
  }: artık hiçbir şey kımıldamıyor.
mutex-claim-overwrote = { $count ->
    [one] { $n } geç yazma
   *[other] { $n } geç yazma
  } yeni sahibinkinden sonra geçti: kaynak ayırt edemedi.
mutex-claim-still = { $count ->
    [one] { $who } hâlâ bekliyor.
   *[other] { $who } hâlâ bekliyor.
  }
mutex-claim-none = Kimse giremedi.
