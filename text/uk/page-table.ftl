# Те, що навколо поля: питання, відповіді, літопис, чат, накази, команди.

# Питання

table-decision = Про що тебе питають
table-confirm = Підтвердити: { $option }
table-choose-again = Вибрати інше
table-choose-on-board = Вибери на полі.
table-choose-on-board-or = Вибери на полі або тут:
table-choose-in-hand = Вибери карту на руці.
table-choose-in-hand-or = Вибери карту на руці або тут:
table-take-number = Вибрати { $count }
table-card-text = Що каже карта
table-why-not = Чому не можна…?
table-why-open = Зараз це можливо.
table-waiting-for = Чекаємо: { $players }
table-retract = Забрати свій вибір
table-peace = Згода закінчити цю сутичку миром
table-game-over = Гру завершено
table-gap = Між картами: { $cards }
table-gap-beside = Біля карти: { $cards }
table-gap-corner = Кут між картами: { $cards }
table-gap-empty = Місце { $spot }
table-spot-across = ряд { $row }, стовпці { $column }–{ $nextColumn }
table-spot-down = стовпець { $column }, ряди { $row }–{ $nextRow }
table-spot-corner = кут рядів { $row }–{ $nextRow }, стовпців { $column }–{ $nextColumn }

# Відповіді

table-no-answer = Без відповіді
table-play-card = Зіграти: { $card }
table-can-answer = { $count ->
    [one] Можна відповісти { $count } картою.
    [few] Можна відповісти однією з { $count } карт.
    [many] Можна відповісти однією з { $count } карт.
   *[other] Можна відповісти однією з { $count } карти.
 }
table-nothing-to-play = Тут тобі нема чого зіграти; про це знаєш лише ти.
table-declared = Обрано. { $card }: { $choices }.
table-may-answer = Можуть відповісти: { $players }.
table-others-answer = Тепер можуть відповісти інші
table-others-answer-card = { $card }: тепер можуть відповісти інші
table-sealed = Твоя відповідь, запечатана, доки не мине час: { $card }.
table-sealed-pass = Ти пропускаєш. Інші, можливо, ще думають.
table-hold = Стривайте +20 с
table-held = Час додано
table-hold-help = Ще двадцять секунд для всіх, один раз. Це може бути й блеф.
table-seconds-left = { $count ->
    [one] лишилася { $count } секунда
    [few] лишилося { $count } секунди
    [many] лишилося { $count } секунд
   *[other] лишилося { $count } секунди
 }
table-time-days = { $days } д { $hours } год
table-time-hours = { $hours } год { $minutes } хв

# Угорі столу

table-unnamed = Стіл
table-round = Раунд { $round }
table-round-of = Раунд { $round } з { $rounds }
table-clockwise = за годинниковою стрілкою
table-counter-clockwise = проти годинникової стрілки
table-flock-help = Ворони: у цей бік ідуть ходи й передані карти.
table-brenn = Брен: { $player }
table-brenn-help = Брен відкриває пору року, вибирає, де з’являться нові землі, і виграє деякі нічиї.
table-first = Починає: { $player }
table-tiles-left = { $count ->
    [one] { $count } територія в стосі
    [few] { $count } території в стосі
    [many] { $count } територій у стосі
   *[other] { $count } території в стосі
 }
table-citadels-left = { $count ->
    [one] { $count } цитадель у запасі
    [few] { $count } цитаделі в запасі
    [many] { $count } цитаделей у запасі
   *[other] { $count } цитаделі в запасі
 }
table-sanctuaries-left = { $count ->
    [one] { $count } святилище в запасі
    [few] { $count } святилища в запасі
    [many] { $count } святилищ у запасі
   *[other] { $count } святилища в запасі
 }
table-epics-left = { $count ->
    [one] { $count } карта епосу в колоді
    [few] { $count } карти епосу в колоді
    [many] { $count } карт епосу в колоді
   *[other] { $count } карти епосу в колоді
 }
table-deck-left = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
    [many] { $count } карт у колоді
   *[other] { $count } карти в колоді
 }
table-menu = Меню столу
table-help = Допомога й клавіші
table-sounds = Звуки
table-settings = Налаштування
table-cards = Усі карти
table-rules = Правила
table-leave = Вийти з-за столу
table-close = Закрити
table-cancel = Скасувати
table-laying = Розкладаємо поле…
table-not-laid = Поле не вдалося завантажити.
table-reload = Завантажити знову
table-title-your-turn = (твій хід) { $name }
table-eyes = Очима: { $player }
table-panes = Частини столу
table-board = Поле
table-aside = Поруч із полем

# Скасування, відсутність

table-undo = Скасувати хід
table-undo-asked = { $player } просить скасувати хід. Ти не проти?
table-undo-agree = Згода
table-undo-refuse = Ні
table-undo-waits = { $player } просить скасувати хід. Чекаємо згоди: { $players }.
table-away = Нехай за мене грає бот
table-back = Граю далі
table-away-now = За тебе грає бот.

# Темп

table-pace = Темп партії
table-pace-live = Наживо
table-pace-days = На кілька днів
table-pace-bank = Хвилин на роздуми загалом
table-pace-increment = Секунд додається за відповідь
table-pace-fixed = Час на відповідь завжди однаковий
table-pace-window = Секунд на відповідь
table-pace-answer = Днів на хід
table-pace-response = Годин, доки нагода відповісти мине
table-pace-absent = Коли в когось вийшов час
table-pace-absent-bot = Відповідає бот
table-pace-absent-wait = Усі чекають
table-pace-save = Змінити темп

# Літопис, чат, нотатки

table-chronicle = Літопис
table-chronicle-empty = Ще нічого не сталося.
table-older = { $count ->
    [one] { $count } давніша подія
    [few] { $count } давніші події
    [many] { $count } давніших подій
   *[other] { $count } давнішої події
 }
table-chat = Чат
table-chat-open = { $count ->
    [0] Чат
    [one] Чат: { $count } нове повідомлення
    [few] Чат: { $count } нові повідомлення
    [many] Чат: { $count } нових повідомлень
   *[other] Чат: { $count } нового повідомлення
 }
table-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
 }
table-chat-empty = Ще ніхто нічого не каже.
table-chat-say = Сказати щось усім
table-chat-send = Надіслати
table-chat-watch = Писати тут можуть лише ті, хто сидить за столом.
table-notes = Нотатки
table-notes-empty = Те, що ти тут запишеш, бачиш лише ти.
table-notes-loading = Завантаження…
table-notes-saved = Збережено.
table-notes-changed = Ще не збережено…
table-notes-failed = Не вдалося зберегти. Спробуємо знову, коли писатимеш далі.

# Постійні накази

table-orders = Накази
table-orders-help = Коли інші роблять щось, на що можна відповісти, гра чекає на тебе, лише якщо так кажуть твої накази. Інші їх не бачать.
table-orders-ask = Питати мене
table-orders-touched = коли це стосується мене
table-orders-always = завжди
table-orders-never = ніколи
table-orders-until = Це діє
table-orders-until-end = доки не зміню
table-orders-until-season = до кінця пори року
table-orders-until-touched = доки щось не торкнеться мене
table-orders-also = Усе одно питати, якщо
table-orders-player = Гравець
table-orders-card = Карта
table-orders-place = Територія
table-orders-anybody = будь-хто
table-orders-any-card = будь-яка карта
table-orders-anywhere = будь-де
table-orders-add = Додати випадок
table-orders-remove = Прибрати цей випадок
table-orders-save = Зберегти накази
table-orders-saved = Твої накази збережено.
table-orders-off-season = Твої накази скінчилися разом із порою року. Тебе знову питатимуть, коли щось тебе стосується.
table-orders-off-touched = Твої накази скінчилися, бо щось тебе торкнулося. Тебе знову питатимуть.

# Від останнього разу

table-recap = Що сталося без тебе
table-recap-heard = { $count ->
    [one] { $count } подія від твого останнього візиту. { $words }
    [few] { $count } події від твого останнього візиту. { $words }
    [many] { $count } подій від твого останнього візиту. { $words }
   *[other] { $count } події від твого останнього візиту. { $words }
 }
table-recap-back = Назад
table-recap-next = Далі
table-recap-play = Відтворити
table-recap-pause = Пауза
table-recap-skip = Пропустити
table-recap-done = Готово

# Кілька людей за одним екраном

table-curtain = Тепер { $player }
table-curtain-help = Передай екран. Зараз нічиїх карт не видно.
table-curtain-ready = Я — { $player }
table-curtain-never = Усі ці місця мої: більше не питати

# Кінець

table-over-nobody = Ніхто не перемагає
table-over-next = Що далі?
table-rematch = Зіграти ще
table-replay = Переглянути партію
table-analysis = Аналіз
table-share = Поділитися
table-link-copied = Посилання скопійовано.

# Клавіші

table-keys = Клавіші
table-key-help = Ця допомога
table-key-commands = Ввести команду
table-key-decision = До питання
table-key-hand = До руки
table-key-board = До поля
table-key-chronicle = До літопису
table-key-chat = До чату
table-key-view = Мапа чи таблиця
table-key-undo = Скасувати хід
table-key-sounds = Звуки: увімкнути чи вимкнути
table-key-pass = До «Пас» або «Без відповіді»
table-key-option = До показаних відповідей
table-help-materials = Написане на пергаменті питає про щось тебе. Решта — стіл і те, що роблять інші. Обведене пунктиром зараз неможливе: натисни, і воно скаже чому.
table-help-touch = На сенсорному екрані спершу вибираєш, тоді підтверджуєш; це можна змінити в налаштуваннях.
table-help-commands = Команда складається з назв: карта, потім території й число — і на всі її питання є відповідь. «чому атакувати» пояснює, «?» каже, що можливо.
# Що означають малі знаки

signs-title = Що означають знаки
sign-season = Пора року: розігруєш цю карту як свій хід.
sign-triskel = Трискель: розігруєш цю карту в момент, який називає її текст, навіть не у свій хід.
sign-clash = Схрещені мечі: на карті — вона може почати сутичку; на території чи в гравця — сутичка триває.
sign-rule = Червона крапка: ця територія має власне правило. Наведи на неї або торкнися її, щоб прочитати.
sign-chieftain = Ватажок: той, хто має найбільше кланів на території. Його клани там у короні.
sign-brenn = Торквес: брен, який веде раунд.
sign-pretender = Корона: претендент, який перемагає на наступному зібранні, якщо виконає умову.
sign-reserve = Щит: клани в запасі, не на острові.
sign-deed = Зірка: звершення. Кожне заміняє одне, чого бракує до шести.
sign-contested = Увага: бард іншого гравця теж торкається цієї карти й може забрати її раніше за тебе.
sign-bard-home = Бард удома, ще не вирушив
sign-bard-out = Бард у дорозі, між картами
sign-bard-lost = Бард, що заблукав: поруч із ним не лишилося карт
sign-hand = Карти в руці
sign-first = Перший гравець цього раунду
sign-turn = Цьому гравцеві час діяти

# Команди

table-commands = Команди
table-commands-key = Команди ( / )
table-commands-example = зіграти завоювання, пас, ?
table-commands-run = Виконати
table-commands-said = Що з того вийшло
table-commands-offers = Підказки
table-command-done = Зроблено: { $answers }.
table-command-unused = Не використано: { $words }.
table-command-question = { $question } ({ $options })
table-command-not-asked = Зараз тебе ні про що не питають.
table-command-no-answer = «{ $word }» — не відповідь на це питання.
table-command-unknown = Не знаю слова «{ $word }».
table-command-near = Не знаю слова «{ $word }». Може, «{ $near }»?
table-command-which = Що саме: { $options }?
table-command-help = Назви те, що вибираєш. Також: { $commands }.
table-command-hand = На руці: { $cards }.
table-command-why-what = Чому що? Назви карту, місце чи гравця.
table-command-say-what = Сказати що?
table-command-undo-done = Просимо скасувати.
table-command-hold-done = Ще двадцять секунд.
table-command-say-done = Сказано.
table-words-help = допомога
table-words-why = чому
table-words-undo = скасувати, назад
table-words-hold = стривайте, зачекайте
table-words-say = сказати
table-words-hand = рука
table-words-waiting = хто, чекаємо
table-words-filler = грати, зіграти, граю, взяти, поставити, і, й, та, клан, клани, кланів, карту, карта, вибрати, обрати
table-words-from = з, із, зі, від
table-words-to = на, в, у, до
table-words-move = рух, перемістити, рухати
table-too-quick = Запитання щойно змінилося: цей клік не враховано.
