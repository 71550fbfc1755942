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
home-lede = Hatadan sonraki retry’lar, ortak bir kanaldaki slotlar. Gör, dene ve kesin olarak bil: buradaki her sayı bu sayfada hesaplanır ve nereden bilindiğini söyler.
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
save-svg-of = “{ $title }” şeklini SVG olarak kaydet
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
