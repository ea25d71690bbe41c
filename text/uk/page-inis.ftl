# Поле гри «Ініш».

inis-views = Вигляд острова
inis-view-map = Мапа
inis-view-table = Таблиця
inis-map = Мапа острова
inis-table = Території острова
inis-zoom = Розмір мапи
inis-zoom-in = Ближче
inis-zoom-out = Далі
inis-zoom-fit = Увесь острів
inis-close = Закрити
inis-none = немає
inis-first-clans = { $left ->
    [one] Це другий із двох твоїх перших кланів.
   *[other] Кожен розміщує два клани, по одному за чергою: у тебе ще обидва.
 }

# Території словами

inis-clans-of = { $player }: { $count ->
    [one] { $count } клан
    [few] { $count } клани
    [many] { $count } кланів
   *[other] { $count } клану
 }
inis-no-clans = кланів немає
inis-chieftain-is = ватажок: { $player }
inis-no-chieftain = ватажка немає
inis-capital = Столиця
inis-festival = Свято
inis-clash = Сутичка
inis-clash-here = Тут триває сутичка
inis-capital-count = Столиця
inis-citadel-count = { $count ->
    [one] { $count } цитадель
    [few] { $count } цитаделі
    [many] { $count } цитаделей
   *[other] { $count } цитаделі
 }
inis-sanctuary-count = { $count ->
    [one] { $count } святилище
    [few] { $count } святилища
    [many] { $count } святилищ
   *[other] { $count } святилища
 }
inis-festival-count = Свято
inis-beside = Поруч: { $places }
inis-spot = Нова територія, поруч: { $places }
inis-short-gates = Ворота
inis-can-choose = Можна вибрати
inis-why-not = Чому ні?
inis-advantage-is = Карта переваги: { $where }
inis-advantage-spent = зіграна цього раунду
inis-advantage-free = на столі, нічия
inis-advantage-none = поза грою

inis-column-territory = Територія
inis-column-chieftain = Ватажок
inis-column-clans = Клани
inis-column-citadels = Цитаделі
inis-column-sanctuaries = Святилища
inis-column-also = Також тут
inis-column-beside = Поруч
inis-column-card = Карта переваги

# Гравці

inis-player = Гравець { $player }
inis-you = ти
inis-bot = бот, { $level }
inis-program = програма
inis-away = не за столом, грає бот
inis-passed = пас
inis-thinking = хід
inis-brenn = Брен
inis-pretender = Претендент
inis-in-clash = у сутичці
inis-meter-territories = Території
inis-meter-sanctuaries = Святилища
inis-meter-led = Підвладні клани
inis-meter = { $condition }: { $value } із 6{ $deeds ->
    [0] {""}
    [one] {" "}та { $deeds } звершення
    [few] {" "}та { $deeds } звершення
    [many] {" "}та { $deeds } звершень
   *[other] {" "}та { $deeds } звершення
 }{ $met ->
    [yes] : умову виконано
   *[no] {""}
 }
inis-reserve = { $count ->
    [one] { $count } клан у запасі
    [few] { $count } клани в запасі
    [many] { $count } кланів у запасі
   *[other] { $count } клану в запасі
 }
inis-deeds = { $count ->
    [one] { $count } звершення
    [few] { $count } звершення
    [many] { $count } звершень
   *[other] { $count } звершення
 }
inis-actions-held = { $count ->
    [one] { $count } карта дії
    [few] { $count } карти дій
    [many] { $count } карт дій
   *[other] { $count } карти дії
 }
inis-advantages-held = { $count ->
    [one] { $count } карта переваги
    [few] { $count } карти переваг
    [many] { $count } карт переваг
   *[other] { $count } карти переваги
 }
inis-epics-held = { $count ->
    [one] { $count } карта епосу
    [few] { $count } карти епосу
    [many] { $count } карт епосу
   *[other] { $count } карти епосу
 }
inis-crows-clockwise = за годинниковою стрілкою
inis-crows-counter_clockwise = проти годинникової стрілки

# Рука й карти

inis-hand = Твоя рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }
inis-hand-empty = Твоя рука порожня
inis-can-play = Зараз можна зіграти
inis-cannot-play = Зараз не можна зіграти
inis-play = Зіграти: { $card }
inis-choose = Вибрати: { $card }
inis-look = Роздивитися
inis-look-at = Роздивитися: { $card }
inis-rulings = Роз’яснення
inis-deck-action = Карта дії
inis-deck-advantage = Карта переваги
inis-deck-epic = Карта епосу
inis-plays = Грає { $player }
inis-no-effect = не діє
inis-pass = Пас
inis-pass-sure = Справді пас?

inis-piles = Інші карти й запаси
inis-piles-short = Інші карти
inis-open-cards = Видно всім
inis-advantages-of = Карти переваг: { $player }
inis-display = На столі, нічиї
inis-spent = Карти переваг, зіграні цього раунду
inis-epic-discard = Скинуті карти епосу
inis-in-play = Грають зараз
inis-revealed = Відкриті
inis-known = Що тобі відомо
inis-known-hand = На руці: { $player }
inis-known-aside = Відкладена вбік
inis-known-discard = Серед скинутих карт дій
inis-known-tiles = Території, що ще попереду
inis-known-nothing = Лише те, що видно всім.
inis-left = Запаси
inis-left-tiles = { $count ->
    [one] лишилася { $count } територія
    [few] лишилося { $count } території
    [many] лишилося { $count } територій
   *[other] лишилося { $count } території
 }
inis-left-citadels = { $count ->
    [one] лишилася { $count } цитадель
    [few] лишилося { $count } цитаделі
    [many] лишилося { $count } цитаделей
   *[other] лишилося { $count } цитаделі
 }
inis-left-sanctuaries = { $count ->
    [one] лишилося { $count } святилище
    [few] лишилося { $count } святилища
    [many] лишилося { $count } святилищ
   *[other] лишилося { $count } святилища
 }
inis-left-epics = { $count ->
    [one] { $count } карта епосу в колоді
    [few] { $count } карти епосу в колоді
    [many] { $count } карт епосу в колоді
   *[other] { $count } карти епосу в колоді
 }
inis-discarded-actions = { $count ->
    [one] { $count } карта дії у скиді
    [few] { $count } карти дій у скиді
    [many] { $count } карт дій у скиді
   *[other] { $count } карти дії у скиді
 }
inis-aside = Одну карту дії відкладено вбік
inis-no-aside = Жодної карти дії не відкладено

# Вибір карт

inis-draft = Вибір карт
inis-draft-title = { $keep ->
    [one] Залиш одну
    [2] Залиш дві
    [3] Залиш три
    [few] Залиш { $keep }
    [many] Залиш { $keep }
   *[other] Залиш { $keep }
 }, { $onward ->
    [one] передай одну
    [2] передай дві
    [3] передай три
    [few] передай { $onward }
    [many] передай { $onward }
   *[other] передай { $onward }
 } → { $player }
inis-draft-help = Залишене раніше теж можна передати. Можна передумати, поки всі не готові.
inis-draft-sealed = Твій вибір запечатано. Ніхто його не бачить, поки всі не виберуть.
inis-draft-packet = Твої карти
inis-draft-keep = Залишити · { $count } із { $of }
inis-draft-pass = Передати: { $player } · { $count }
inis-draft-choose-from = Вибирай із цих · { $count }
inis-draft-from = від: { $player }
inis-draft-kept = з минулого разу
inis-draft-is-kept = залишаєш собі
inis-draft-is-not-kept = не залишаєш
inis-draft-keys = Натисни на карту, перетягни її або натисни клавішу від 1 до { $count }.
inis-draft-commit = Готово: { $cards }
inis-draft-more = { $count ->
    [one] Вибери ще { $count } карту
    [few] Вибери ще { $count } карти
    [many] Вибери ще { $count } карт
   *[other] Вибери ще { $count } карти
 }
inis-draft-wait = Чекаємо: { $players }.
inis-draft-retract = Вибрати знову
inis-draft-order = Порядок, у якому передають карти
inis-draft-choosing = вибирає
inis-draft-ready = готово
inis-draft-seen = Бачені й передані
inis-draft-seen-none = У цьому зібранні ще нічого.
inis-draft-to = { $player }, коло { $pass }
inis-draft-also = Також твої
inis-draft-island = Острів зараз
inis-draft-look = Роздивитися
inis-draft-back = Назад до вибору карт

# Сутичка

inis-clash-in = Сутичка { $place }
inis-maneuver-number = маневр { $number }
inis-step-festival = Свято
inis-step-festival-none = Свято –
inis-step-citadels = Цитаделі
inis-step-resolution = Маневри
inis-step-peace = Мир { $count } із { $of }
inis-instigator = заводій
inis-attacks = атакує
inis-is-attacked = під атакою
inis-maneuvers = робить маневр
inis-safe = сховано: { $count }
inis-in-cauldron = у котлі: { $count }
inis-exposed-of = { $exposed ->
    [one] { $exposed } незахищений клан
    [few] { $exposed } незахищені клани
    [many] { $exposed } незахищених кланів
   *[other] { $exposed } незахищеного клану
 }, у цитаделях { $sheltered }
inis-peace-mine = На цьому можна й закінчити
inis-peace-ready = погоджується на мир
inis-peace-not = не погоджується на мир
inis-peace-asked = згода на мир?
inis-spear = «Спис Луга»: у цій сутичці не грають карт із трискелем.
inis-no-shelter = Лишитися зовні
inis-hint-no-shelter = можуть запитати ще раз
inis-hint-attack = суперник втрачає клан або карту дії
inis-hint-withdraw = на сусідню територію, де ти ватажок
inis-hint-peace = одразу запитують усіх інших
inis-hint-end = інших незахищених кланів тут немає
inis-discard-one = Скинути карту дії
inis-choose-in-hand = вибери її на руці
inis-preview-exposed = незахищених { $before } → { $after }
inis-preview-exposed-of = { $player }: незахищених { $before } → { $after }, якщо не віддасть карту
inis-preview-exposed-target = незахищених { $before } → { $after }, якщо не віддасть карту
inis-preview-actions = карт дій { $before } → { $after }, долілиць
inis-preview-meter = { $condition } { $before } → { $after }

# Кінець

inis-won = Верховна влада на острові: { $player }
inis-won-you = Верховна влада на острові твоя
inis-won-by = Перемога за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
 }: { $conditions }.
inis-won-brenn = Вирішило звання брена.
inis-condition-territories = присутність на шести територіях
inis-condition-sanctuaries = присутність біля шести святилищ
inis-condition-leadership = шість підвладних кланів

# Короткі тексти для карт. Увесь текст видно разом із картою.

face-bard = Візьми 1 карту епосу. Або: твій маневр прибрав клан: 1 звершення.
face-citadel = 1 цитадель, де є твої клани; візьми карту переваги цієї території.
face-conquest = Вибери територію: перемісти туди свої клани із сусідніх.
face-craftsmen_peasants = Скрізь, де є твої клани: до 1 клану за кожну цитадель.
face-druid = Не остання карта дії. Візьми 1 карту зі скиду дій.
face-emissaries = Перемісти 1 свій клан на сусідню територію. Без сутички.
face-exploration = Брен вибирає місце нової території; розмісти на ній 1 клан.
face-festival = Де є твій клан і святилище: 1 клан і свято. Хто почне там сутичку, втрачає клан.
face-geis = Суперник грає карту дії: вона не діє.
face-master_craftsman = Скинь 1 карту, візьми 1 карту епосу. Або: віддай зіграний епос: 1 звершення.
face-migration = Вибери територію: перемісти з неї свої клани на сусідні.
face-new_alliance = Де є твій клан: ще 1, або заміни 1 клан суперника, який має там 2 чи більше.
face-new_clans = Розмісти 2 клани там, де є твої, разом чи окремо.
face-raid = Після твоєї атаки: навмання візьми в суперника карту дії, а як немає — прибери клан.
face-sanctuary = 1 святилище, де є твої клани; візьми 1 карту епосу.
face-scouts_spies = Поглянь на карти дій суперника; можна перемістити клани на сусідню територію.
face-warlord = Почни сутичку, де є твій клан. Або після маневру: 1 клан, і назви, хто далі.

face-cove_advantage = Після твоєї карти пори року: візьми відкладену карту й відклади одну.
face-forest_advantage = Після твоєї карти епосу: візьми 1 карту епосу.
face-gates_advantage = Береш карту біля Воріт: на 1 більше, залиш 1.
face-highlands_advantage = Сутичка на Нагір’ї, перед маневрами: назви заводія.
face-hills_advantage = Тебе атакують на Пагорбах: атака не діє.
face-iron_mine_advantage = Твоя атака коштує суперникові і клану, і карти дії.
face-lost_vale_advantage = Після твоєї карти пори року: перемісти до Загубленої долини 1 будь-чий клан із сусідньої території.
face-meadows_advantage = Береш карту епосу: візьми на 1 більше, залиш 1.
face-misty_lands_advantage = Скинь карти дій, візьми стільки ж карт епосу, залиш 1.
face-moor_advantage = Будь-коли: поглянь на карти епосу суперника.
face-mountains_advantage = Твої клани йдуть у Гори: платити не треба.
face-plains_advantage = Перемісти свої клани з Рівнин на сусідні території.
face-salt_mine_advantage = Після твоєї карти пори року: навмання візьми в суперника карту дії й віддай одну.
face-stone_circle_advantage = Після твого епосу: прибери свій клан із Кам’яного кола й поверни карту.
face-swamp_advantage = Не діє: хід без пасу.
face-valley_advantage = Після твоєї карти пори року: 1 клан там, де є твої.

face-balors_eye = Прибери 1 будь-чий клан з будь-якої території.
face-battle_frenzy = Кінець кроку цитаделей: усі сховані клани виходять.
face-battle_of_moytura = Маневр: перемісти клани із сусідніх територій і розмісти ще 1.
face-breas_tyranny = Де є твій клан: перемісти 1 чужий на сусідню територію. Без сутички.
face-cathbads_word = Початок зібрання: вибери відкладену карту; наприкінці візьми її й відклади одну.
face-champions_share = Візьми відкладену карту дії.
face-children_of_dana = Розмісти 1 клан на будь-якій території.
face-dagda = Грають карту епосу чи переваги: вона не діє.
face-dagdas_cauldron = Втрачено клан у сутичці: наприкінці повертається до 3 твоїх втрачених кланів.
face-dagdas_club = Твій клан мають прибрати: він лишається. Або: ти вибираєш ціну своєї атаки.
face-dagdas_harp = За кожну іншу карту епосу на руці (до 3): 1 клан там, де є твої.
face-deirdres_beauty = Кожен суперник відкриває карту епосу: візьми 1. Прибери 1 свій клан.
face-diarmuid_grainne = Твій клан прибрано: розмісти його деінде, де є твої.
face-eriu = Де є твій клан і святилище: по 1 клану, разом до 3.
face-fianna = Маневр: перемісти свої клани на сусідню територію. Без сутички.
face-kernunos_sanctuary = Де є твій клан, але немає святилища: 1 клан і 1 святилище.
face-lug_samildanach = Після будь-якої карти дії: візьми її на руку.
face-lugs_spear = Початок сутички: у ній не грають карт із трискелем.
face-maeves_wealth = Кожен суперник дає тобі 1 карту дії; поверни кожному по одній.
face-manannans_horses = Перемісти до 3 кланів з однієї території на будь-яку іншу.
face-morrigan = Можна перевернути ворон, потім почати сутичку будь-де й назвати заводія.
face-nuada_silverhand = Де ти ватажок: до 1 клану за кожного присутнього суперника.
face-oengus_ploy = Кінець чийогось ходу: наступний хід твій.
face-ogmas_eloquence = Маневр: сутичка закінчується.
face-otherworld = Де є твій клан, за кожне святилище (до 3): розмісти 1 клан або прибери 1.
face-stone_of_fal = Розмісти 2 клани у столиці.
face-strengs_resolve = Після твоєї атаки: 1 звершення.
face-tailtus_land = Візьми 3 території, виклади 1; можна перемістити на неї 1 клан.
face-tale_of_cuchulain = Маневр з 1 незахищеним кланом: прибери 1 чи 2 незахищені клани.
face-tuans_memory = Візьми 3 карти епосу, залиш 1.
