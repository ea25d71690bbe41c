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

# Repasar una partida (analyse) y pensar con quien juega (hint). Partes y probabilidades van en tanto por ciento.

cli-analyse-title = { $game }, según { $level }
cli-analyse-notes = Probabilidad: de ganar, tal como se podía estimar antes de elegir con lo que se sabía entonces, si se sigue la elección experta. Perdido: lo que la elección hecha cedió frente a la experta.
cli-analyse-notes-alone = Ventaja: sobre Balor, tal como se podía estimar antes de elegir con lo que se sabía entonces, si se sigue la elección experta. 50%: igualdad; no es una probabilidad de ganar. Perdido: lo que la elección hecha cedió frente a la experta.
cli-analyse-unsure = ~ probado menos de cinco veces, ? nunca: apenas se conoce. Más iteraciones dan más certeza.
cli-analyse-nothing = Aquí no había ninguna elección que juzgar.
cli-analyse-stopped = Interrumpido: decisiones juzgadas { $done } de { $wanted }.
cli-analyse-curve = La probabilidad de cada cual, estimada con lo que sabía al decidir
cli-analyse-curve-alone = La ventaja sobre Balor (50%: igualdad), estimada con lo que se sabía al decidir
cli-analyse-hindsight = A posteriori: las probabilidades de todos con las cartas ocultas a la vista
cli-analyse-hindsight-alone = A posteriori: la ventaja sobre Balor (50%: igualdad) con las cartas ocultas a la vista
cli-analyse-decision = decisión de la partida
cli-analyse-round = ronda { $round }
cli-analyse-instead = { $number }: { $chosen }; mejor { $preferred }
cli-place-beside = lugar { $number }, vecinos: { $places }
cli-place-across = fila { $row }, columnas { $column }–{ $nextColumn }
cli-place-down = columna { $column }, filas { $row }–{ $nextRow }
cli-place-corner = esquina de las filas { $row }–{ $nextRow }, columnas { $column }–{ $nextColumn }
cli-hint-not-asked = Ahora no se pregunta nada a { $player }.
cli-hint-chances = Probabilidades de ganar, según lo que puede saber { $player }: { $chances }.
cli-hint-chances-alone = Ventaja sobre Balor, según lo que puede saber { $player }: { $chances }. 50%: igualdad; no es una probabilidad de ganar.
cli-hint-more = { $count ->
    [one] { $count } respuesta más se probó menos.
   *[other] { $count } respuestas más se probaron menos.
 }
cli-column-number = n.º
cli-column-player = jugador
cli-column-question = pregunta
cli-column-chosen = elegido
cli-column-preferred = elección experta
cli-column-worse = perdido, %
cli-column-chance = probabilidad, %
cli-column-chance-alone = ventaja, %
cli-column-decisions = decisiones
cli-column-agreed = como la experta
cli-column-mean-worse = perdido, % por decisión
cli-column-answer = respuesta
cli-column-preferred-share = preferencia, %
