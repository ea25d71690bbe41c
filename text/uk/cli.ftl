# Термінал.

cli-welcome = { $game }. Гравців: { $players }. Зерно: { $seed }.
cli-you-are = Ви — { $player }.
cli-to-move = { $player }, рішення за вами
cli-prompt = Номер або слово (? — довідка)
cli-help = Введіть номер або перші літери відповіді. Інші команди: ? довідка, ?карта що робить карта, log усе дотепер, save ФАЙЛ, quit.
cli-log-title = Дотепер
cli-hand-over = Наступне рішення: { $player }. Натисніть Enter, коли на екран дивиться лише { $player }.
cli-ambiguous = «{ $typed }» може бути: { $matches }. Введіть більше літер або номер.
cli-no-such-answer = «{ $typed }» немає серед відповідей. Введіть номер від 1 до { $count } або ? — довідка.
cli-saved = Збережено у { $file }.
cli-resume = Щоб продовжити: { $command }
cli-game-over = Гру завершено.
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
