# Поле Тір-на-Ног.

tnn-you = ти
tnn-bot = бот
tnn-away = не за столом
tnn-first = перший гравець
tnn-to-play = хід

# Карти

tnn-colour-value = { $colour ->
    [red] червона { $value }
    [yellow] жовта { $value }
    [green] зелена { $value }
   *[blue] синя { $value }
 }
tnn-card-named = «{ $name }», { $printed }
tnn-value-now = значення { $value }, надруковано { $printed }
tnn-colour-now = тепер { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
   *[blue] синя
 }, надрукована { $printed ->
    [red] червона
    [yellow] жовта
    [green] зелена
   *[blue] синя
 }
tnn-cause-value = { $event } Значення: { $value }.
tnn-cause-colour = { $event } Тепер { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
   *[blue] синя
 }.
tnn-timing-on_play = коли зіграно
tnn-timing-persistent = завжди
tnn-timing-journey = у Подорожі
tnn-timing-saga = у Сазі
tnn-timing-scoring = під час підрахунку
tnn-timing-on_discard = коли скинуто
tnn-ailm = Айлм
tnn-legal = можна вибрати
tnn-this-card = ця карта
tnn-not-open = зараз не можна
tnn-open-edition = Карти — відкрите видання: чого немає в надрукованих правилах, те наше, і кожна карта це каже.

# Інший світ

tnn-otherworld = Інший світ
tnn-cards-group = Карти Іншого світу
tnn-gaps-group = Проміжки між картами
tnn-cell = Ряд { $row }, стовпець { $column }
tnn-reach-mine = її можуть узяти твої барди
tnn-contested-by = на неї претендує ще { $who }
tnn-reached-by = досяжна: { $who }
tnn-taken = узято
tnn-taken-you = узято тобою
tnn-taken-one = узято: { $who }
tnn-empty-place = порожнє місце
tnn-between = між картами: { $one } і { $other }
tnn-corner = кут між картами: { $cards }
tnn-free = вільно
tnn-taken-by = тут бард: { $who }
tnn-lost-bard = заблукав
tnn-token-here = жетон першого гравця
tnn-spiral-at = номер { $number } на спіралі
tnn-deck = колода { $count }
tnn-deck-short = Колода { $deck } · скид { $discard }
tnn-discards = Скид ({ $count })
tnn-no-discards = Ще нічого не скинуто.
tnn-table-view = Поле у вигляді таблиць

# Порядок ходів

tnn-round-short = { $round }/{ $rounds }
tnn-phase-token = Жетон
tnn-phase-journey = Подорож
tnn-phase-saga = Сага
tnn-phase-upkeep = Підготовка
tnn-phase-pile = Стос Балора
tnn-phase-over = кінець
tnn-clockwise = за годинниковою стрілкою
tnn-counter = проти годинникової стрілки
tnn-at-once = усі разом
tnn-order-spoken = Порядок ходів, { $way }: { $order }

# Саги

tnn-your-saga = Твоя сага
tnn-saga-of = Сага: { $player }
tnn-back-to-yours = До своєї
tnn-open-saga = Відкрити сагу
tnn-leftmost = карта йде на перше вільне місце зліва
tnn-slot = Місце { $number }
tnn-free-slot = { $row }, вільне місце { $number }
tnn-slot-free = вільно
tnn-here = сюди
tnn-why = чому ні?
tnn-row-points = { $points ->
    [one] зараз { $points } очко
    [few] зараз { $points } очки
    [many] зараз { $points } очок
   *[other] зараз { $points } очка
 }
tnn-would-score = загалом { $points }
tnn-regions = Найбільші області
tnn-region = { $colour ->
    [red] червона область
    [yellow] жовта область
    [green] зелена область
   *[blue] синя область
 }: { $count ->
    [0] немає
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }
tnn-region-of = { $colour ->
    [red] Червона область
    [yellow] Жовта область
    [green] Зелена область
   *[blue] Синя область
 }
tnn-largest = найбільша
tnn-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
tnn-points-by-row = Ряди { $top } + { $middle } + { $bottom }, карти { $cards }, області { $regions }
tnn-bards-out = Барди: у дорозі { $out }, удома { $home }, заблукали { $lost }
tnn-cards-in-hand = на руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }
tnn-points-table = Очки
tnn-points-head = Очки
tnn-total = Разом
tnn-column = Стовпець { $number }
tnn-line = Ряд { $number }

# Рука

tnn-hand = Твоя рука, { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 }
tnn-hand-empty = На руці немає карт.
tnn-held = піднято: тепер вибери ряд
tnn-drawn = Щойно з колоди: { $card }
tnn-just-drawn = щойно з колоди

# Що дасть карта

tnn-foresight = Що це дасть
tnn-if = { $card }: { $row }, місце { $slot }
tnn-if-where = { $card }: у який ряд?
tnn-choose-row = Наведи на ряд своєї саги або вибери його тут, щоб побачити, що зміниться для всіх.
tnn-if-none = { $card }: не підходить до жодного ряду
tnn-rows = Ряди
tnn-not-here = не сюди
tnn-play-here = Зіграти сюди
tnn-another-card = Інша карта
tnn-what = Що
tnn-now-then = Було і буде
tnn-change = Зміна
tnn-line-geis = Геш { $row }
tnn-line-cards = Карти
tnn-line-regions = Області
tnn-line-regions-of = Області: { $regions }
tnn-line-other = { $player }
tnn-region-grows = { $colour ->
    [red] червона
    [yellow] жовта
    [green] зелена
   *[blue] синя
 } { $from } → { $to }
tnn-certain = ряд повний
tnn-if-held = якщо так лишиться
tnn-no-change = Очки від цього не зміняться.
tnn-your-score = Твої очки
tnn-not-counted = Що зробить карта, коли її зіграно, вирішуєш ти; тут цього ще не враховано.

# Балор

tnn-balors-eye = Око Балора
tnn-maximum = Максимум
tnn-minimum = Мінімум
tnn-seeks-high = він прагне найвищих значень
tnn-seeks-low = він прагне найнижчих значень
tnn-balor-bards = Барди Балора: у дорозі { $out } з 3
tnn-solo-score = Геш: { $points }
tnn-next-place = Його наступний бард стане
tnn-next-take = Далі він бере
tnn-no-ailm = Якщо без Айлму:
tnn-with-ailm = Якщо з Айлмом:
tnn-nothing = нікуди
tnn-pile = Його стос ({ $count })
tnn-pile-empty = Він ще нічого не взяв.
tnn-balor-regions = Його карти за кольором
tnn-difficulty = { $level ->
    [easy] Легкий рівень
    [hard] Важкий рівень
    [impossible] Неможливий рівень
   *[medium] Середній рівень
 }: перед підрахунком ти скидаєш з його стосу { $count ->
    [one] { $count } карту.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
 }
tnn-show-spiral = Показати його спіраль
tnn-spiral-rule = З рівних проміжків чи карт він бере перше на спіралі від жетона.

# Кінець

tnn-end = Підсумок
tnn-you-win = Перемога за тобою!
tnn-wins = Перемога: { $players }
tnn-shared = Спільна перемога: { $players }
tnn-beat-balor = Балора переможено, { $points } : { $balor }
tnn-balor-wins = Перемагає Балор, { $balor } : { $points }
tnn-solo-and-regions = очки гешів для гри наодинці та області

# Телефон

tnn-parts = Частини поля
tnn-tab-world = Інший світ
tnn-tab-saga = Сага
tnn-tab-players = Гравці
