# Contend по-русски. Правила записи сказаны в начале en.ftl. Обращение к читателю на «ты», как в главах курса.

language-name = Русский

## The frame of every page

skip-to-content = К содержанию
nav-tools = Инструменты
language = Язык
theme-auto = Тема: как в системе
theme-light = Тема: светлая
theme-dark = Тема: тёмная
share = Поделиться
share-link = Ссылка ровно на то, что на экране
share-frame = Чтобы показать рисунок на своей странице
copy = Копировать
copied = Скопировано.
copy-refused = Браузер не разрешает здесь копировать. Выдели текст и скопируй его вручную.
print = Печать
privacy = Ничто из введённого не покидает эту страницу. Она не обращается ни к одному серверу и работает без сети.
footer-about = Contend считает всё сам: это Go, скомпилированный в WebAssembly.
notices = Лицензии библиотек внутри этой страницы
help-title = Справка
help-keys = Всё управляется с клавиатуры. В поле стрелки вверх и вниз меняют число. Там, где что-то идёт по шагам, ← и → делают шаг, Home и End переходят к краям, пробел запускает показ.
help-links = В адресе всегда записано всё состояние: скопируй его, и тот, кто его откроет, увидит то же, что и ты. «Назад» отменяет переход на другую страницу.
help-embed = Под кнопкой *Поделиться* есть строка HTML, которая показывает рисунок в конспекте. Он занимает ширину своей колонки и начинает считать, только когда до него долистали.
cannot-compute = В этом браузере нет { $lack }, поэтому здесь ничего нельзя вычислить. Текст ниже всё равно можно читать.
cannot-start = Вычислительная часть в этом браузере не запускается ({ $why }). Текст ниже всё равно можно читать.
link-rejected = В ссылке сказано { $name } = «{ $text }», и прочесть это нельзя. Это значение пропущено, остальное принято.
not-found-title = Нет такой страницы
not-found = По адресу «{ $address }» ничего нет.
to-start = В начало
home-title = Как не столкнуться и дождаться своей очереди?
home-lede = Повторы после отказа, слоты в общем канале. Посмотри, попробуй и узнай точно: каждое число здесь вычислено на этой странице, и рядом сказано, откуда оно известно.
loading = Вычислительная часть запускается …
working = Идёт счёт
working-count = { $done } из { $total }
stop = Стоп
predict = Сначала вопрос
predict-answers = Твой ответ
predict-pass = Просто покажи
predict-again = Спросить ещё раз
predict-right = Твой ответ «{ $said }»: верно.
predict-wrong = Твой ответ «{ $said }»: нет, не так.
standing-exact = точно
standing-simulated = моделирование
standing-quoted = по источнику
standing-proved = доказано
standing-refuted = опровергнуто
standing-unknown = неизвестно
save-csv = Сохранить как CSV
save-svg = Сохранить как SVG
save-svg-of = Сохранить «{ $title }» как SVG
table-cut = Показано строк: { $shown } из { $total }; в файле есть все.
chapter = Идея
chapter-likeness = На что похоже
chapter-mechanism = Как это устроено
chapter-rule = Правило
chapter-worked = Разбор по шагам
chapter-breaks = Что сломается без этого
chapter-model-ends = Где кончается эта модель
chapter-at-work = На практике
exercises = Попробуй сам
exercise-check = Проверить
exercise-right = Верно.
exercise-wrong = Пока нет.
exercise-show = Показать ответ
exercise-see = Увидеть это в инструменте
how-to-read = Как это читать
sources = Источники и исправления
transport = Ход прогона
transport-first = К началу
transport-back = Шаг назад
transport-play = Запустить показ
transport-pause = Пауза
transport-forward = Шаг вперёд
transport-last = К концу
transport-scrub = Шаг
transport-speed = Скорость
transport-slow = медленно
transport-normal = обычно
transport-fast = быстро

## Units of time

unit-millisecond = { $n } мс
unit-second = { $n } с
unit-minute = { $n } мин
unit-hour = { $n } ч
unit-day = { $count ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
  }

## What can be wrong with a value

param-decimal = Число, например 2 или 1,5.
param-whole = Целое число, например 12.
param-time = Время, например 100 мс, 1,5 с или 2 мин.
param-time-or-none = Время, например 20 с, или пустое поле, если предела нет.
param-whole-or-none = Целое число, например 32, или пустое поле, если предела нет.
param-seed = Целое число любой величины и любого знака.
param-one-of = Одно из предложенных имён.
param-flag = 1 или 0.
param-text = Этот текст слишком длинный.
fault-out-of-range-minmax = { $field }: допустимо от { $min } до { $max }.
fault-out-of-range-min = { $field }: не меньше { $min }.
fault-out-of-range-max = { $field }: не больше { $max }.
fault-out-of-range-other = Значение вне допустимого: { $message }
fault-unknown-value = { $field }: должно быть одно из значений { $allowed }.
fault-wrong-type = { $field }: значение не того типа.
fault-missing = { $field }: значение не задано.
fault-unknown-field = Поля { $field } не существует.
fault-unknown-method = Такого вызова нет.
fault-syntax = Это не удалось прочесть: { $message }
fault-conflict = Значения не сочетаются: { $message }
fault-too-large = Слишком большая работа: { $message }
fault-cancelled = Остановлено.
fault-internal = Ошибка в самом Contend; вычислительная часть запущена заново: { $message }
