# Термінал.

cli-welcome = { $game }. Гравців: { $players }. Зерно: { $seed }.
cli-you-are = Ти — { $player }.
cli-to-move = { $player }, рішення за тобою
cli-prompt = Номер або слово (? — довідка):
cli-asks = { $player }: { $question }
cli-beside = Крім цього питання, можна також:
cli-listed-above = Номери від { $first } до { $last }: у переліку вище.
cli-help = Введи номер або перші літери відповіді. Інші команди: Enter без нічого показує все ще раз, ? довідка, ?карта що робить карта, ?? що роблять відповіді, log усе дотепер, save ФАЙЛ, quit.
cli-log-title = Дотепер
cli-hand-over = Наступне рішення: { $player }. Натисни Enter, коли на екран дивиться лише { $player }.
cli-ambiguous = «{ $typed }» може бути: { $matches }. Введи більше літер або номер.
cli-no-such-answer = «{ $typed }» немає серед відповідей. Введи номер від 1 до { $count } або ? — довідка.
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
cli-cards-rulings = Роз’яснення:
cli-no-deck = У грі «{ $game }» немає колоди «{ $deck }». Колоди: { $decks }.
cli-no-decks = У грі «{ $game }» колод не вибирають.

# Огляд зіграної гри та підказки. Частки й шанси у відсотках.

cli-analyse-title = { $game } очима { $level }
cli-analyse-notes = Шанс: на перемогу, як його можна було оцінити перед вибором з тодішніми знаннями, якщо далі вибрати те, що й експерт. Втрачено: скільки зроблений вибір віддав проти вибору експерта.
cli-analyse-notes-alone = Відрив: від Балора, як його можна було оцінити перед вибором з тодішніми знаннями, якщо далі вибрати те, що й експерт. 50% — нарівні; це не шанс на перемогу. Втрачено: скільки зроблений вибір віддав проти вибору експерта.
cli-analyse-unsure = ~ випробувано менше п’яти разів, ? жодного: майже невідомо. Більше ітерацій — певніша оцінка.
cli-analyse-nothing = Тут не було вибору, який можна оцінити.
cli-analyse-stopped = Зупинено: оцінено рішень { $done } з { $wanted }.
cli-analyse-curve = Власний шанс кожного гравця з тим, що було відомо під час рішення
cli-analyse-curve-alone = Відрив від Балора (50% — нарівні) з тим, що було відомо під час рішення
cli-analyse-hindsight = Заднім числом: шанси всіх, коли відомі всі приховані карти
cli-analyse-hindsight-alone = Заднім числом: відрив від Балора (50% — нарівні), коли відомі всі приховані карти
cli-analyse-decision = рішення у записі
cli-analyse-round = раунд { $round }
cli-analyse-instead = { $number }: { $chosen }; краще { $preferred }
cli-place-beside = місце { $number }, поруч: { $places }
cli-place-across = ряд { $row }, стовпці { $column }–{ $nextColumn }
cli-place-down = стовпець { $column }, ряди { $row }–{ $nextRow }
cli-place-corner = кут рядів { $row }–{ $nextRow }, стовпців { $column }–{ $nextColumn }
cli-hint-not-asked = Зараз питання не до гравця { $player }.
cli-hint-chances = Шанси на перемогу з того, що може знати { $player }: { $chances }.
cli-hint-chances-alone = Відрив від Балора з того, що може знати { $player }: { $chances }. 50% — нарівні; це не шанс на перемогу.
cli-hint-more = { $count ->
    [one] Ще { $count } відповідь випробувано менше.
    [few] Ще { $count } відповіді випробувано менше.
    [many] Ще { $count } відповідей випробувано менше.
   *[other] Ще { $count } відповіді випробувано менше.
 }
cli-column-number = №
cli-column-player = гравець
cli-column-question = питання
cli-column-chosen = вибрано
cli-column-preferred = вибір експерта
cli-column-worse = втрачено, %
cli-column-chance = шанс, %
cli-column-chance-alone = відрив, %
cli-column-decisions = рішень
cli-column-agreed = як експерт
cli-column-mean-worse = втрачено, % щоразу
cli-column-answer = відповідь
cli-column-preferred-share = перевага, %
