# Термінал.

cli-welcome = { $game }. Гравців: { $players }. Зерно: { $seed }.
cli-you-are = Ви — { $player }.
cli-to-move = { $player }, рішення за вами
cli-prompt = Номер або слово (? — довідка):
cli-asks = { $player }: { $question }
cli-beside = Крім цього питання, можна також:
cli-listed-above = Номери від { $first } до { $last }: у переліку вище.
cli-help = Введіть номер або перші літери відповіді. Інші команди: Enter без нічого показує все ще раз, ? довідка, ?карта що робить карта, ?? що роблять відповіді, log усе дотепер, save ФАЙЛ, quit.
cli-log-title = Дотепер
cli-hand-over = Наступне рішення: { $player }. Натисніть Enter, коли на екран дивиться лише { $player }.
cli-ambiguous = «{ $typed }» може бути: { $matches }. Введіть більше літер або номер.
cli-no-such-answer = «{ $typed }» немає серед відповідей. Введіть номер від 1 до { $count } або ? — довідка.
cli-saved = Збережено у { $file }.
cli-resume = Щоб продовжити: { $command }
cli-game-over = Гру завершено.
cli-nobody-won = Перемоги немає.
cli-winner = { $count ->
    [one] Перемога: { $players }
    [few] Спільна перемога: { $players }
    [many] Спільна перемога: { $players }
   *[other] Спільна перемога: { $players }
 }
cli-score = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
cli-no-help = Довідки про «{ $typed }» немає.
cli-waiting = чекаємо: { $players }

# Довідник карт.

cli-cards-found = { $count ->
    [one] Знайдено { $count } запис.
    [few] Знайдено { $count } записи.
    [many] Знайдено { $count } записів.
   *[other] Знайдено { $count } запису.
 }
cli-cards-none = Ніщо так не зветься і про це не каже: «{ $words }». Менше слів або коротші слова знайдуть більше.
cli-cards-rulings = Уточнення:
cli-no-deck = У грі «{ $game }» немає колоди «{ $deck }». Колоди: { $decks }.
cli-no-decks = У грі «{ $game }» колод не вибирають.
