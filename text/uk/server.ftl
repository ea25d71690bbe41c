# Що сервер пише тим, хто не дивиться: листи, сповіщення, чати.

notice-started = Гра почалася: { $table }.
notice-turn = Ваш хід: { $table }.
notice-turn-until = Ваш хід: { $table }, до { $when }.
notice-reminder = На вас досі чекають: { $table }. Після { $when } за вас відповість бот.
notice-over = Гру завершено: { $table }. Перемога: { $players }.
notice-over-nobody = Гру завершено: { $table }. Перемоги немає.
notice-table = «{ $name }» ({ $game })
notice-table-unnamed = стіл, { $game }

hook-waiting = { $table }: очікуємо відповіді ({ $players }).
hook-test = Fidchell писатиме сюди, коли хтось має відповісти й коли гру завершено: { $table }.

mail-subject = { $count ->
    [1] Fidchell: { $first }
   *[other] Fidchell: новини з { $count } ігор
}
mail-foot = Ви отримали цей лист, бо граєте на { $server } під іменем { $player }. Щоб більше не отримувати листів: { $link }
mail-confirm-subject = Fidchell: це ваша адреса?
mail-confirm = Хтось на ім’я { $player } хоче отримувати на цю адресу листи про ігри на { $server }. Якщо це ви, відкрийте { $link } протягом двох днів. Якщо ні, нічого не робіть: ми більше не писатимемо.
mail-reset-subject = Fidchell: новий пароль
mail-reset = { $player } не пам’ятає свого пароля на { $server }. Щоб обрати новий, відкрийте { $link } протягом години. Якщо ви цього не просили, нічого не робіть.
