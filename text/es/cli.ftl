# La terminal.

cli-welcome = { $game }. Jugadores: { $players }. Semilla: { $seed }.
cli-you-are = Eres { $player }.
cli-to-move = { $player }, te toca decidir
cli-prompt = Número o palabra (? para ayuda):
cli-asks = { $player }: { $question }
cli-beside = Además de esta pregunta, también puedes:
cli-listed-above = Números del { $first } al { $last }: están en la lista de arriba.
cli-help = Escribe el número o las primeras letras de una respuesta. Otras órdenes: Intro sin más lo muestra todo otra vez, ? ayuda, ?carta qué hace una carta, ?? qué hacen las respuestas, log todo lo ocurrido, save ARCHIVO, quit.
cli-log-title = Hasta ahora
cli-hand-over = La próxima decisión es de { $player }. Pulsa Intro cuando solo mire { $player }.
cli-ambiguous = «{ $typed }» puede ser: { $matches }. Escribe más letras o el número.
cli-no-such-answer = «{ $typed }» no es una de las respuestas. Escribe un número de 1 a { $count }, o ? para ayuda.
cli-saved = Guardado en { $file }.
cli-resume = Para seguir: { $command }
cli-game-over = La partida ha terminado.
cli-nobody-won = No gana nadie.
cli-winner = { $count ->
    [one] Victoria: { $players }
   *[other] Victoria compartida: { $players }
 }
cli-score = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
cli-no-help = No hay ayuda para «{ $typed }».
cli-waiting = se espera a { $players }

# El índice de cartas.

cli-cards-found = { $count ->
    [one] { $count } resultado.
   *[other] { $count } resultados.
 }
cli-cards-none = Nada se llama «{ $words }» ni lo menciona. Con menos palabras o más cortas se encuentra más.
cli-cards-rulings = Aclaraciones:
cli-no-deck = No hay un mazo «{ $deck }» en { $game }. Mazos: { $decks }.
cli-no-decks = { $game } no tiene mazos entre los que elegir: quita --deck.
