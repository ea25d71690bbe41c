# Сторінки навколо ігор: головна, новий стіл, кімната перед партією, списки, рейтинг, роздача дня.

# --- слова, спільні для кількох сторінок ---

lobby-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
 }
lobby-seat = Місце { $number }
lobby-unnamed = Стіл: { $game }
lobby-share = Поділитися

level-random-help = робить що завгодно, аби за правилами
level-beginner-help = часто діє не думаючи: для перших партій
level-casual-help = знає, що добре, але далі не зазирає
level-club-help = думає трохи наперед: гідний суперник після кількох вечорів
level-strong-help = планує, пам’ятає вибір карт, мало що пробачає
level-expert-help = найкраще, що в нас є; думає до п’яти секунд
level-bot = Бот ({ $level })
level-bot-styled = Бот ({ $level }, { $style })
style-none = врівноважений
style-aggressive = войовничий
style-builder = будівничий
style-peaceful = миролюбний
style-choose = Стиль

left-minutes = { $count ->
    [one] ще { $count } хвилина
    [few] ще { $count } хвилини
    [many] ще { $count } хвилин
   *[other] ще { $count } хвилини
 }
left-hours = { $count ->
    [one] ще { $count } година
    [few] ще { $count } години
    [many] ще { $count } годин
   *[other] ще { $count } години
 }
left-days = { $count ->
    [one] ще { $count } день
    [few] ще { $count } дні
    [many] ще { $count } днів
   *[other] ще { $count } дня
 }
left-none = час вийшов

# --- головна ---

home-title = Ігри західних островів
home-lead = Дві настільні гри кельтських легенд. Грай одразу проти ботів, які бачать не більше за тебе, або збери друзів за посиланням. Без реєстрації.
home-play-now = Грати в { $game }
home-your-turn = Твій хід: { $table }
home-learn = Вчися граючи
home-new = Новий стіл
home-inis-about = Вибирай карти, веди клани островом, що росте, будуй, сперечайся, мирися — і здобудь корону одним із трьох шляхів.
home-inis-time = 60–90 хв
home-tirnanog-about = Посилай бардів між карти Іншого світу й сплітай здобуте в сагу на три строфи. Можна й наодинці, проти Балора.
home-tirnanog-time = 30–45 хв
home-range = { $from }–{ $to } гравців
home-play = Грати проти ботів
home-play-alone = Грати проти Балора
home-against = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
    [many] { $bots } ботів
   *[other] { $bots } бота
 } · { $level }
home-change-bots = Змінити кількість і рівень ботів
home-how-many = Гравців разом із тобою
home-how-strong = Сила ботів
home-alone = На самоті
home-alone-help = Більше ніхто не грає: спробуй набрати більше очок, ніж Балор.
home-bots-done = Готово
home-friends = Посилання для друзів
home-friends-help = Створює приватний стіл на { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
    [many] { $count } гравців
   *[other] { $count } гравця
 }; порожні місця можуть зайняти боти
home-guided = Навчальна партія
home-solo = Соло-роздача дня
home-all-options = Усі налаштування
home-starting = Готуємо стіл …
home-open-count = { $count ->
    [one] { $count } відкритий стіл
    [few] { $count } відкриті столи
    [many] { $count } відкритих столів
   *[other] { $count } відкритого столу
 }
home-your-tables = Твої столи
home-waiting-count = { $count ->
    [one] { $count } чекає на тебе
    [few] { $count } чекають на тебе
    [many] { $count } чекає на тебе
   *[other] { $count } чекає на тебе
 }
home-no-tables = Поки нічого. Столи, за які ти сядеш, лишаться тут, навіть якщо закрити сторінку.
home-open-tables = Відкриті столи
home-no-open = Зараз ніхто не шукає гравців. Відкрий свій стіл, і його побачать тут.
home-see-all = Усі столи й результати
home-daily = Соло-роздача дня
home-daily-about = Одна роздача «Тір-на-Ног» на день, для всіх однакова, одна спроба.
home-daily-played = { $count ->
    [0] Її ще ніхто не завершив
    [one] Завершила { $count } людина
    [few] Завершили { $count } людини
    [many] Завершило { $count } людей
   *[other] Завершило { $count } людини
 }
home-daily-play = Грати
home-daily-go-on = Далі
home-daily-see = Рахунок

row-your-turn = твій хід
row-seat-kept = для тебе тримають місце
row-lobby = чекає на гравців
row-waiting-others = думають інші
row-over-days = на кілька днів
row-rated = рейтингова
row-join = Сісти
row-watch = Дивитися
row-unread = { $count ->
    [one] { $count } нова подія
    [few] { $count } нові події
    [many] { $count } нових подій
   *[other] { $count } нової події
 }

# --- новий стіл ---

new-title = Новий стіл
new-lead = Усе вже налаштовано добре. Зміни те, що для тебе важливо.
new-game = Гра
new-table-name = Назва столу
new-players = Гравців
new-alone = наодинці проти Балора
new-who = Хто грає
new-you = Ти
new-seat-open = вільне, для запрошених
new-seat-open-public = вільне, для всіх
new-seat-hot = хтось поруч, за цим екраном
new-seat-a-bot = бот
new-seat-choice = Хто сяде на місце { $number }?
new-game-options = Варіанти
new-pace = Темп
new-live = За один раз
new-live-help = Усі на місці; у кожного свій годинник.
new-days = На кілька днів
new-days-help = Відповідай, коли маєш час; покличемо листом або сповіщенням.
new-no-hurry = Без поспіху: ти граєш із ботами або за одним екраном, тож годинник не підганяє.
new-bank = Хвилин на роздуми разом
new-increment = Секунд додає кожна відповідь
new-per-answer = Днів на відповідь
new-response = Годин на реакцію на чужий хід
new-absent = Коли час вийшов
new-absent-bot = відповідає бот
new-absent-wait = усі чекають
new-windows = Коли інші можуть реагувати
new-windows-fast = Швидко
new-windows-fast-help = Гра йде далі, щойно всі відповіли. Для друзів.
new-windows-fixed = Сталий час
new-windows-fixed-help = Щоразу стільки само секунд, хоч би хто що тримав: очікування нічого не видає.
new-window-seconds = Секунд
new-access = Хто може прийти
new-private = За запрошенням
new-private-help = Стіл знайдуть лише ті, хто має посилання.
new-open = Усі
new-open-help = Стіл є у списку; будь-хто може сісти або дивитися.
new-rated = Рейтингова
new-rated-help = Враховується в рейтингу. Без скасування ходів, зі сталим часом на реакції.
new-advanced = Ще
new-seed = Зерно роздачі
new-seed-help = Те саме зерно дає ті самі карти. Така партія не рейтингова.
new-sentence = { $game } на { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
    [many] { $count } гравців
   *[other] { $count } гравця
 }
new-make = Створити стіл
new-start = Почати партію
new-makes-link = Отримаєш посилання для друзів.
new-starts-now = Усі місця зайнято: партія почнеться одразу.

opt-scenario = Початок гри
opt-scenario-standard = Звичайний
opt-scenario-standard-help = Початкові території тягнуть навмання: звичайна партія.
opt-scenario-discovery = Перша партія
opt-scenario-discovery-help = Сталі початкові території у зручному порядку, як радять правила для першого разу.
opt-buildings = Споруди в коробці
opt-buildings-18 = 8 цитаделей, 9 святилищ
opt-buildings-18-help = Як у більшості видань.
opt-buildings-20 = 9 цитаделей, 10 святилищ
opt-buildings-20-help = Як в англійському переліку 2016 року.
opt-geometry = Форма територій
opt-geometry-T3 = Три пелюстки
opt-geometry-T3-help = Плитки сходяться двома способами, як у коробці.
opt-geometry-H1 = Шестикутники
opt-geometry-H1-help = Один шестикутник на територію: легше охопити поглядом.
opt-geis = Три геші
opt-geis-first = Для першої партії
opt-geis-first-help = Три, з яких правила радять починати.
opt-geis-random = Будь-які три
opt-geis-random-help = Навмання для кожного ряду.
opt-geis-chosen = На вибір
opt-geis-chosen-help = Вибираєш по одному для кожного ряду.
opt-top = Верхній ряд
opt-middle = Середній ряд
opt-bottom = Нижній ряд
opt-difficulty = Рівень Балора
opt-difficulty-easy = Легкий
opt-difficulty-easy-help = Перед підрахунком стос Балора втрачає три карти.
opt-difficulty-medium = Середній
opt-difficulty-medium-help = Перед підрахунком стос Балора втрачає дві карти.
opt-difficulty-hard = Важкий
opt-difficulty-hard-help = Перед підрахунком стос Балора втрачає одну карту.
opt-difficulty-impossible = Неможливий
opt-difficulty-impossible-help = Балор лишає собі все.

pace-live = за один раз: { $minutes } хв і { $seconds } с за кожну відповідь
pace-unhurried = за один раз, без поспіху
pace-days = на кілька днів: { $days ->
    [one] { $days } день на відповідь
    [few] { $days } дні на відповідь
    [many] { $days } днів на відповідь
   *[other] { $days } дня на відповідь
 }
pace-days-response = { $hours ->
    [one] { $hours } година на реакцію
    [few] { $hours } години на реакцію
    [many] { $hours } годин на реакцію
   *[other] { $hours } години на реакцію
 }
pace-absent-bot = коли час вийшов: відповідає бот
pace-absent-wait = коли час вийшов: усі чекають
pace-windows-fast = реакції: доки всі не відповіли
pace-windows-fixed = реакції: завжди { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
 }

# --- кімната перед партією ---

room-connecting = Відчиняємо двері …
room-gone-title = Ці двері зачинені
room-gone = Такого столу немає, або він приватний. Якщо тебе запросили, відкрий повне посилання із запрошення.
room-closed-title = Від цього столу відмовилися
room-closed = Його закрито ще до початку партії.
room-home = На головну
room-private = за запрошенням
room-open = відкритий для всіх
room-invited = Тебе запрошують на партію в «{ $game }»
room-seats = Місця
room-you = ти
room-program = програма
room-free = вільно
room-kept-for = тримають для: { $player }
room-kept-for-you = тримають для тебе
room-hot-seat = за твоїм екраном
room-sit = Сісти
room-sit-here = Сісти сюди
room-change-seat = Пересісти сюди
room-stand-up = Встати
room-decline = Відмовитися
room-send-away = Відіслати
room-remove-bot = Прибрати бота
room-hot-name = Ім’я гравця { $number }
room-hot = Тут грає хтось поруч зі мною
room-seat-bot = Посадити бота
room-fill-bots = Заповнити ботами
room-bot-level = Рівень бота на місці { $number }
room-invite-title = Запроси друзів
room-invite-help = Кожен, хто відкриє це посилання, може сісти до столу, без реєстрації.
room-invite-local = Це посилання працює лише на цьому комп’ютері. Щоб грати з друзями в тій самій мережі, запусти сервер із FIDCHELL_HOST=0.0.0.0 і відкрий цю сторінку за адресою комп’ютера замість localhost.
room-invite-lost = Посилання показали в тому браузері, де створено стіл. Подивись там або створи новий стіл.
room-invite-open = Цей стіл є у відкритому списку. Ось його адреса:
room-invite-text = Зіграй зі мною в «{ $game }» на Fidchell
room-play-as = Ти граєш як
room-your-name = Твоє ім’я
room-options = У що граємо
room-chat = Чат
room-chat-empty = Ще нічого не сказано.
room-chat-write = Скажи щось усім
room-chat-send = Надіслати
room-chat-sit = Сядь до столу, щоб писати.
room-start = Почати партію
room-start-missing = { $count ->
    [one] Ще { $count } місце вільне: запроси когось або посади бота.
    [few] Ще { $count } місця вільні: запроси когось або посади ботів.
    [many] Ще { $count } місць вільні: запроси когось або посади ботів.
   *[other] Ще { $count } місця вільні: запроси когось або посади ботів.
 }
room-still-free = { $count ->
    [0] Для тебе тримають місце.
    [one] Ще { $count } місце вільне.
    [few] Ще { $count } місця вільні.
    [many] Ще { $count } місць вільні.
   *[other] Ще { $count } місця вільні.
 }
room-start-kept = Чекаємо, поки сядуть до столу: { $players }.
room-start-ready = Усі місця зайнято.
room-start-owner = Партію починає той, хто створив стіл.
room-sit-first = Займи вільне місце, щоб грати, або лишайся глядачем.
room-full = Усі місця зайнято. Коли партія почнеться, можна буде дивитися.
room-give-up = Закрити стіл
room-give-up-sure = Закрити цей стіл?
room-give-up-help = Він зникне для всіх, хто тут сидить. Скасувати це не можна.
room-give-up-yes = Закрити
room-lost = Зв’язок втрачено. Пробуємо знову …

# --- столи й результати ---

games-title = Столи
games-yours = Твої
games-open = Відкриті
games-watch = У грі
games-finished = Завершені
games-waiting = Чекають на тебе
games-offered = Місця, які тримають для тебе
games-running = Думають інші
games-lobby = Ще не почалися
games-past = Твої завершені партії
games-none-yours = Ти ще не сидиш за жодним столом.
games-none-open = Зараз відкритих столів немає.
games-none-watch = Зараз немає відкритих партій, які можна дивитися.
games-none-finished = Завершених партій тут ще немає.
games-find = Відкрити посилання або номер столу
games-find-hint = https://… або a12B34c56D78
games-find-go = Відкрити
games-find-wrong = Це не посилання на стіл і не номер столу.
games-filter-game = Гра
games-filter-all = усі
games-filter-players = Гравців
games-won = перемога: { $players }
games-nobody-won = перемоги немає ні в кого
games-balor-won = переміг Балор
games-beat-balor = Балора здолано
games-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
 }
games-branch = продовження іншої партії
games-daily-of = соло-роздача за { $day }
games-replay = Перегляд
games-older = Показати давніші

bring-title = Перенести партію сюди
bring-help = Запис, збережений після партії тут або з командного рядка. Завершену можна переглянути, незавершену — дограти.
bring-file = Вибери файл
bring-drop = або перетягни його сюди
bring-paste = або встав його текст
bring-go = Перенести
bring-empty = Спершу вибери файл або встав текст запису.
bring-json = Це не текст запису: це не JSON. Візьми весь файл без змін.
bring-record = Це JSON, але не запис партії.
bring-large = Завелике: запис має не більше ніж 400 кБ.

# --- люди й рейтинг ---

ladder-title = Рейтинг
ladder-help = Тут рахуються рейтингові партії тих, хто має обліковий запис, і їхніх програм. Рейтинг — це майже певна величина: він зростає, що краще ми тебе знаємо.
ladder-empty = Ще не завершено жодної рейтингової партії в «{ $game }» на { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
    [many] { $count } гравців
   *[other] { $count } гравця
 }. Створи рейтинговий стіл і відкрий список.
ladder-place = Місце
ladder-name = Ім’я
ladder-rating = Рейтинг
ladder-games = Партій
ladder-wins = Перемог
ladder-range = { $name }: рейтинг { $rating }, майже напевно від { $low } до { $high }
ladder-statistics = Що кажуть партії
ladder-statistics-of = { $count ->
    [one] остання { $count } партія
    [few] останні { $count } партії
    [many] останні { $count } партій
   *[other] останні { $count } партії
 }
ladder-statistics-none = Завершених партій на кількох ще немає.
ladder-by-seat = Перемоги за місцем
ladder-by-kind = Перемоги за тим, хто грає
ladder-people = люди
ladder-scores = Очки
ladder-scores-between = від { $from } до { $to }: { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
 }
ladder-scores-at = { $from }: { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
 }
ladder-fair-share = рівна частка
ladder-bar = { $name }: { $percent } % з { $count ->
    [one] { $count } партії
    [few] { $count } партій
    [many] { $count } партій
   *[other] { $count } партії
 }
ladder-results = Останні результати
ladder-make-rated = Створити рейтинговий стіл

person-guest = гостьовий вхід
person-account = обліковий запис
person-bot = програма
person-since = тут з { $day }
person-ratings = Рейтинги
person-no-ratings = Рейтингових партій ще немає.
person-played = Партії
person-none = Завершених партій ще немає.
person-win-share = { $percent } % перемог
person-fair = рівна частка — { $percent } %
person-form = Останні партії
person-form-help = Найновіша — праворуч.
person-won = перемога
person-shared = спільна перемога
person-lost = без перемоги
person-missing = Нікого з таким ім’ям
person-you = Це ти

# --- соло-роздача дня ---

daily-title = Соло-роздача дня
daily-about = «Тір-на-Ног» проти Балора. Усім — ті самі карти й одна спроба: без скасування, без допомоги.
daily-today = Сьогодні
daily-before = Попередній день
daily-after = Наступний день
daily-play = Зіграти роздачу дня
daily-go-on = Продовжити партію
daily-replay = Переглянути свою партію
daily-closes = Враховується до { $when }.
daily-over = Цей день минув.
daily-seed-play = Спробувати цю роздачу
daily-yours = Твій результат
daily-yours-running = Твоя партія ще триває.
daily-yours-late = Твоя партія не завершилася вчасно.
daily-scores = Рахунок
daily-none = Цю роздачу ніхто не завершив.
daily-none-today = Її ще ніхто не завершив. Відкрий список.
daily-score = Очки
daily-balor = Балор
daily-won = перемога над Балором
daily-lost = переміг Балор
daily-shown = { $shown } з { $played }
daily-distribution = Як розподілилися очки
daily-geis = Геші навмання, Балор середнього рівня

# A chat room is told who is waited for.
hook-title = Сповіщати чат
hook-help = Коли цей стіл на когось чекає або хтось переміг, у чаті твоєї компанії з’являється рядок.
hook-on = Сповіщає { $style }
hook-now = Написати туди зараз
hook-drop = Більше не сповіщати
hook-url = Адреса вебхука
hook-url-help = Discord: налаштування каналу, Інтеграції, Вебхуки. Сервер тримає її в таємниці.
hook-style = Який чат
hook-language = Мова чату
hook-save = Сповіщати
hook-change = Сповіщати інший
hook-saved = Чат буде сповіщено.
hook-tested = Туди написано рядок.
hook-dropped = Чат більше не сповіщається.
