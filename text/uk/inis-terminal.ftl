# Ініш у терміналі: мапа, таблиці, колоди.

deck-action = Карти дій
deck-advantage = Карти переваг
deck-epic = Карти епосу
deck-territory = Території

# Літери гравців за порядком місць; знаки на мапі.

terminal-letters = АБВГ
terminal-player = { $player } ({ $letter })
terminal-entry = { $name }: { $facts }
terminal-map-key = На мапі: А3 — три клани гравця А, * — ватажок, ♛ — столиця, ■1 — ще одна цитадель, ▲2 — два святилища, ♪ — свято.
terminal-map-too-wide = Острів заширокий, щоб намалювати його тут. Сусідів кожної території названо в переліку.

terminal-round = Раунд { $round }.
terminal-crows = Зграя ворон летить { $way ->
    [clockwise] за годинниковою стрілкою
   *[counter_clockwise] проти годинникової стрілки
 }.
terminal-brenn = Брен: { $player }.
terminal-turn = Хід: { $player }.
terminal-now = Зараз: { $doing }.
terminal-waiting = Чекаємо: { $players }.
terminal-won = Гру завершено. Перемога: { $player }.

terminal-territories = Території
terminal-nobody = кланів немає
terminal-chieftain = ватажок
terminal-capital = столиця
terminal-citadels = { $count ->
    [one] { $count } цитадель
    [few] { $count } цитаделі
    [many] { $count } цитаделей
   *[other] { $count } цитаделі
 }
terminal-sanctuaries = { $count ->
    [one] { $count } святилище
    [few] { $count } святилища
    [many] { $count } святилищ
   *[other] { $count } святилища
 }
terminal-festival = свято
terminal-beside = Поруч: { $territories }
terminal-spots = Де може лежати нова територія (номери є й на мапі, посередині кожного місця)

terminal-supplies = Лишилося: територій { $tiles }, цитаделей { $citadels }, святилищ { $sanctuaries }, карт епосу { $epics }. Карт дій у скиді: { $discard }.
terminal-aside = Одну карту дії відкладено вбік.
terminal-display = Нічиї карти переваг: { $cards }.
terminal-spent = Карти переваг, зіграні цього раунду: { $cards }.
terminal-epic-discard = Карти епосу у скиді: { $cards }.
terminal-revealed = Відкриті карти: { $cards }.

terminal-you = ти
terminal-is-brenn = брен
terminal-pretender = претендент
terminal-meters = територій { $territories }/6, святилищ { $sanctuaries }/6, підвладних кланів { $led }/6, звершень { $deeds }
terminal-conditions = Виконано умов перемоги: { $count }
terminal-holds = Карт дій { $actions }, карт епосу { $epics }, кланів у запасі { $reserve }
terminal-advantages = карти переваг: { $cards }

terminal-clash = Сутичка: { $territory }. Заводій: { $player }.
terminal-maneuver = Маневр: { $player }.
terminal-clash-clans = незахищених кланів { $exposed }, у цитаделях { $sheltered }
terminal-ready = на мир погоджується
terminal-not-ready = на мир не погоджується
terminal-spear = { $card }: у цій сутичці не можна грати карт із трискелем.
terminal-cauldron = { $card }: { $player }, кланів на карті { $count }.
terminal-declared = { $player } грає карту «{ $card }»
terminal-cancelled = Ефекту немає.

# Коли грають карту: словом і літерою.

terminal-season = пора року
terminal-triskel = трискель
terminal-mark-season = П
terminal-mark-triskel = Т
terminal-hand = Твоя рука (П — карта пори року, Т — карта з трискелем)
terminal-laid = Відкладено під час драфту: { $cards }.
terminal-drawn = Щойно взято: { $cards }.

terminal-known-hand = Ти знаєш, що на руці має { $player }: { $cards }.
terminal-known-aside = Ти знаєш відкладену карту: { $cards }.
terminal-known-discard = Ти знаєш, що у скиді карт дій є: { $cards }.
terminal-known-tiles = Ти знаєш, що серед майбутніх територій є: { $cards }.
