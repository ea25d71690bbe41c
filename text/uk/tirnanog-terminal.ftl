# Тір-на-Ног у терміналі: Інший світ, саги, колоди.

deck-red = Червоні зустрічі
deck-yellow = Жовті зустрічі
deck-green = Зелені зустрічі
deck-blue = Сині зустрічі
deck-geis = Геші

# Літери гравців за порядком місць; друга — також Балорова в грі наодинці.

terminal-letters = АБВГД
terminal-player = { $player } ({ $letter })
terminal-entry = { $name }: { $facts }

terminal-round = Раунд { $round } із { $rounds }.
terminal-first = Перший гравець: { $player }.
terminal-turn = Хід: { $player }.
terminal-now = Зараз: { $doing }.
terminal-waiting = Очікуємо: { $players }.
terminal-won = Гру завершено. Перемога: { $players }.
terminal-beaten = Гру завершено. Балора переможено: { $points } проти { $balor }.
terminal-lost-to-balor = Гру завершено. Балор перемагає: { $balor } проти { $points }.
terminal-deck = Колода: { $deck }, скид: { $discard }.
terminal-pack = Карти: { $pack }.
terminal-open-note = Друковані карти не оприлюднено: деякі тут відтворено, і кожна карта про це каже.

terminal-geis = Геші, однакові для всіх
terminal-row-geis = { $row }, { $geis }

terminal-you = ти
terminal-is-first = перший гравець
terminal-has = барди вдома { $home }, у дорозі { $out }, заблукалі { $lost }; карти на руці { $cards }.
terminal-bards = Барди біля
terminal-saga-empty = Сага ще порожня.
terminal-row-points = = { $points }
terminal-points = Очки на зараз: { $total } (ряди { $top } + { $middle } + { $bottom }, карти { $cards }, області { $regions }).
terminal-regions = Найбільші області: { $regions }.

terminal-balor = Око Балора
terminal-balor-maximum = Максимум: він прагне найвищих значень.
terminal-balor-minimum = Мінімум: він прагне найнижчих значень.
terminal-balor-points = Очки на зараз: { $points }.
terminal-balor-pile = Його стос ({ $count }; ти скинеш з нього { $discards })
terminal-balor-spiral = Його порядок за рівних значень

terminal-grid = Інший світ, ряд за рядом
terminal-grid-key = Між картами: літера — бард (мала: заблукалий), число — відповідь. * Карта має ефект: його каже ?назва.
terminal-token-key = ◆ Жетон першого гравця.
terminal-places = Місця: число, слово, суміжні карти
terminal-known-hand = Усі бачили, що { $player } тримає: { $cards }.
terminal-hand = Твоя рука
terminal-drawn = Щойно взято

# Довідник карт.

terminal-value = значення { $value }
terminal-ailm = Айлм
terminal-copies = { $count ->
    [one] { $count } примірник
    [few] { $count } примірники
    [many] { $count } примірників
   *[other] { $count } примірника
 }
terminal-solo = очки Балора { $points }
terminal-first-game = для першої гри
terminal-timing-on_play = коли зіграно
terminal-timing-persistent = завжди
terminal-timing-journey = у Подорожі
terminal-timing-saga = у Сазі
terminal-timing-scoring = під час підрахунку
terminal-timing-on_discard = коли скинуто
