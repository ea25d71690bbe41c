# Tír na nÓg: lo que dice el juego. Los nombres de las cartas están en el paquete de cartas.
# Filas: .loc «en la fila superior», .gen «de la fila superior». Colores: .fem «roja», para las cartas.

game-name = Tír na nÓg (edición abierta)

word-place = lugar { $word }

name-balor = Balor
name-top = fila superior
    .loc = en la fila superior
    .gen = de la fila superior
    .dat = a la fila superior
    .acc = la fila superior
name-middle = fila central
    .loc = en la fila central
    .gen = de la fila central
    .dat = a la fila central
    .acc = la fila central
name-bottom = fila inferior
    .loc = en la fila inferior
    .gen = de la fila inferior
    .dat = a la fila inferior
    .acc = la fila inferior

name-red = rojo
    .fem = roja
name-yellow = amarillo
    .fem = amarilla
name-green = verde
    .fem = verde
name-blue = azul
    .fem = azul

plain-red = Rojo { $value }
plain-yellow = Amarillo { $value }
plain-green = Verde { $value }
plain-blue = Azul { $value }

# --- preguntas ---

question-place-token = ¿En qué hueco dejas el marcador de primer jugador para toda la partida?
question-place-bard = { $left ->
    [one] Te queda { $left } bardo por colocar: ¿dónde va?
   *[other] Te quedan { $left } bardos por colocar: ¿dónde va el siguiente?
 }
question-sidh-move = { $card }: si quieres, ¿cuál de tus bardos mueves?
question-move-bard-to = { $card }: ¿a qué hueco libre va el bardo?
question-take = ¿Qué carta tomas de las que tocan tus bardos?
question-take-lost = Tu bardo está perdido: ¿qué carta del Otro Mundo tomas?
question-which-bard = Tomas { $card }: ¿qué bardo vuelve a casa?
question-mound-keep = Has robado { $card }: ¿te la quedas como carta de tu bardo perdido?
question-play = ¿Qué carta de tu mano juegas en tu saga?
question-row = { $card }: ¿en qué fila la juegas?
question-forced-discard = No puedes jugar ninguna carta: ¿cuál descartas, sin efecto?
question-end-of-turn = Termina tu turno: ¿usas antes una carta de tu saga?
question-upkeep-discard = { $keep ->
    [0] No conservas ninguna carta: ¿cuál descartas?
    [one] Conservas { $keep } carta: ¿cuál descartas?
   *[other] Conservas { $keep } cartas: ¿cuál descartas?
 }
question-colour = { $card }: ¿qué color toma esta carta?
question-neighbour = { $card }: si quieres, ¿qué carta adyacente cambia de color?
question-swap-first = { $card }: si quieres, ¿qué carta de tu saga cambia de lugar con otra?
question-swap-second = { $card }: ¿con qué carta se intercambia esta?
question-move-row = { $card }: ¿a qué fila la mueves?
question-whose-bard = { $card }: ¿el bardo de qué lugar mueves?
question-whose = { $card }: ¿de quién es el bardo que mueves?
question-copy-value = { $card }: si quieres, ¿el valor de qué carta copias?
question-devour = { $card }: si quieres, ¿qué carta adyacente devora?
question-play-right = { $card }: ¿qué carta de tu mano juegas a su derecha?
question-discard = { $card }: ¿qué carta de tu mano descartas?
question-recolour = { $card }: si quieres, ¿qué carta de tu saga cambia de color?
question-banshee = Tu bardo ya no toca ninguna carta ({ $place }): si quieres, ¿a qué hueco libre lo mueves?
question-balor-discard = { $left ->
    [one] Falta descartar { $left } carta del montón de Balor: ¿cuál?
   *[other] Falta descartar { $left } cartas del montón de Balor: ¿cuál es la siguiente?
 }

# --- sucesos ---

event-grid-laid = Empieza la ronda { $round }: se despliega el Otro Mundo.
event-dealt = { $player } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
event-dealt-known = { $player } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }: { $cards }.
event-token-placed = El marcador de primer jugador queda aquí: { $place }.
event-bard-placed = { $player } coloca un bardo: { $place }.
event-bard-moved = Un bardo de { $player } cambia de sitio: { $place }.
event-card-taken = { $player } toma { $card }; su bardo vuelve a casa.
event-bard-lost = { $player } tiene un bardo perdido.
event-drew = { $player } roba una carta para un bardo perdido.
event-drew-known = { $player } roba una carta para un bardo perdido: { $card }.
event-kept-drawn = { $player } se queda la carta robada; su bardo perdido vuelve a casa.
event-card-played = { $player } juega { $card } { NAME($row, case: "loc") }.
event-card-discarded = { $player } descarta { $card }.
event-value-changed = { $card } vale ahora { $value }.
event-colour-changed = { $card } cambia de color: { $colour }.
event-card-moved = { $player } mueve { $card } { NAME($row, case: "dat") }.
event-cards-swapped = { $player } intercambia dos cartas de su saga: { $card } y { $other }.
event-card-devoured = Una carta de la saga de { $player } es devorada: { $card }.
event-first-player = El marcador de primer jugador pasa a { $player }.
event-deck-reshuffled = El descarte se baraja y forma un nuevo mazo.
event-balor-turns-up = Turno de Balor: se descarta del mazo { $card }.
event-balor-maximum = La carta de referencia de Balor muestra Máximo.
event-balor-minimum = La carta de referencia de Balor muestra Mínimo.
event-balor-placed = Un bardo de Balor ocupa su sitio: { $place }.
event-balor-took = Balor toma { $card }.
event-balor-loses = Balor pierde { $card } de su montón.
event-geis-scored = { $player } logra { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } por el Geis { NAME($row, case: "gen") }.
event-regions-scored = { $player } logra { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } por sus regiones.
event-cards-scored = { $player } logra { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } por efectos de sus cartas.
event-total = { $player } termina con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } en total.
event-balor-total = Balor termina con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } en total.

# --- razones ---

reason-not-in-hand = No tienes { $card } en la mano.
reason-not-touched = Ninguno de tus bardos toca esta carta: { $card }.
reason-not-in-the-otherworld = Esta carta no está en el Otro Mundo: { $card }.
reason-gap-taken = Este hueco ya está ocupado: { $place }.
reason-no-gap-there = Aquí no hay ningún hueco entre dos cartas: { $place }.
reason-corner-not-allowed = Un bardo no puede colocarse en una esquina sin una carta que lo permita.
reason-row-full = Ya no caben más cartas jugadas { NAME($row, case: "loc") }: tiene cinco.
reason-geis-forbids = El Geis { NAME($row, case: "gen") } no permite jugar ahí esta carta: { $card }.
reason-not-playable = Ahora no puedes jugar esta carta: { $card }.

# --- lo que hacen las cartas ---

effect-take_neighbours_colour = Toma el color de una carta adyacente a tu elección, aunque sea el mismo que ya tiene. Sin cartas adyacentes, conserva su color.
effect-recolour_neighbour = Puedes cambiar a { $colour_given } el color de una carta adyacente.
effect-move_any_bard = Mueve un bardo que siga en el Otro Mundo, sea de quien sea, a otro hueco libre entre dos cartas. Si no es posible, no ocurre nada.
effect-swap_two_others = Puedes intercambiar otras dos cartas de tu saga.
effect-play_another_to_the_right = Si el espacio justo a su derecha está libre, juega en él una carta de tu mano, según las reglas de colocación. Si no, no ocurre nada.
effect-discard_from_hand = Descarta una carta de tu mano, si te queda alguna.
effect-devour_a_neighbour = Puedes descartar una carta adyacente de tu saga, que deja un espacio vacío, y sumar su valor actual al de esta carta.
effect-copy_any_value = Puedes darle el valor actual de cualquier otra carta de tu saga.
effect-beside_a_colour = Suma { $change } a su valor mientras al menos una carta adyacente sea { NAME($colour_met, case: "fem") }.
effect-per_colour_beside = Suma { $change } a su valor por cada color distinto entre sus cartas adyacentes.
effect-per_other_of_its_colour = Suma { $change } a su valor por cada otra carta de tu saga que tenga su color actual.
effect-value_of_the_left = Su valor es el valor actual de la carta adyacente a su izquierda. Si no hay ninguna, tiene su valor impreso.
effect-per_card_to_the_left = Suma { $change } a su valor por cada carta que haya a su izquierda en su fila.
effect-per_higher_neighbour = Suma { $change } a su valor por cada carta adyacente de valor más alto. Se comparan los valores impresos.
effect-per_card_in_row_and_column = Suma { $change } a su valor por cada otra carta de su fila y de su columna.
effect-stand_on_a_corner = Una vez por fase de Viaje, puedes colocar uno de tus bardos en una esquina interior libre, donde se juntan al menos tres cartas. Más tarde toma cualquiera de las cartas que toque.
effect-share_a_gap = Una vez por fase de Viaje, puedes colocar uno de tus bardos en un hueco donde ya haya un solo bardo, nunca en una esquina.
effect-move_bard_at_the_end = Después de colocar tu último bardo, puedes mover uno de tus bardos a otro hueco libre.
effect-move_to_another_row = Una vez por fase de Saga, en cualquier momento de tu turno, puedes moverla al primer espacio libre de otra fila, aunque esta ya tenga cinco cartas o más.
effect-swap_with_neighbour = Una vez por fase de Saga, en tu turno, puedes intercambiarla con una carta adyacente.
effect-lead_on_the_lost = Cada vez que uno de tus bardos deja de tocar cartas, puedes moverlo de inmediato, incluso fuera de tu turno, a un hueco libre que toque una o dos cartas.
effect-draw_for_the_lost = Por cada uno de tus bardos perdidos, roba la carta superior del mazo antes de tomar. Quédatela como carta de ese bardo, o descártala y toma cualquiera de las que queden en el Otro Mundo.
effect-colours_in_row_and_column = Al puntuar, da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } por cada color distinto en su fila y su columna.
effect-recolour_any = Cuando la descartas de tu mano en el Mantenimiento o por un efecto, puedes cambiar el color de una carta de tu saga. No hace nada si la juegas ni si la descartas por no poder jugar.

# --- los Geis ---

geis-placement-higher_than_left = Cada carta que juegues aquí debe valer más que la carta de su izquierda.
geis-placement-not_the_colour_on_the_left = Cada carta que juegues aquí debe ser de otro color que la carta de su izquierda.
geis-placement-no_value_twice = No puedes jugar aquí una carta cuyo valor ya esté en la fila en ese momento.

geis-scoring-unique_in_row_and_column = Cada carta de esta fila cuyo valor no se repita ni en su fila ni en su columna puntúa su valor.
geis-scoring-highest_of_each_colour = Por cada color presente en esta fila, la carta más alta de ese color puntúa su valor.
geis-scoring-neighbours_one_apart = Cada pareja de cartas vecinas de esta fila cuyos valores se diferencien exactamente en 1 da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
geis-scoring-total = Puntúa la suma de los valores de esta fila.
geis-scoring-lower_than_left = Cada carta de esta fila con menos valor que la carta adyacente a su izquierda puntúa su valor.
geis-scoring-second_in_column = Cada carta de esta fila con el segundo valor más alto de su columna puntúa su valor. Empatada en el más alto, nada; empatada en el segundo, también puntúa.
geis-scoring-highest_in_column = Cada carta de esta fila que supere a todas las demás de su columna puntúa su valor; un empate no cuenta.
geis-scoring-lowest_times = Puntúa el valor más bajo de esta fila multiplicado por { $points }; con menos de { $needs ->
    [one] { $needs } carta
   *[other] { $needs } cartas
 } en la fila, nada.
geis-scoring-sets_of_equal_values = Puntúa cada grupo de cartas del mismo valor en esta fila. Puntos según el tamaño: 2 cartas, { $two }; 3 cartas, { $three }; 4 cartas, { $four }; 5 o más, { $five }.
geis-scoring-total_up_to = Puntúa la suma de los valores de esta fila; si pasa de { $most }, nada.
geis-scoring-colour_of_the_card_above = Cada carta de esta fila del mismo color que la carta justo encima de ella puntúa su valor.
geis-scoring-mirrored = Compara en esta fila los espacios 1 y 5, y los espacios 2 y 4. Puntos por cada pareja: mismo valor, { $same_value }; si no, mismo color, { $same_colour }.

provenance-documented = Todo en esta carta es como en el reglamento impreso.
provenance-ruled = El reglamento impreso nombra y aclara esta carta; lo que deja abierto lo hemos completado nosotros.
provenance-reconstructed = De esta carta se conoce a lo sumo el nombre; el resto lo hemos inventado.

# --- lo que está pasando ---

doing-balor-pile = el descarte del montón de Balor
doing-balor-token = la colocación del marcador de primer jugador
doing-banshee = el lamento de la Banshee
doing-copy_any_value = la copia de un valor
doing-devour_a_neighbour = una carta devorada
doing-discard_from_hand = un descarte de la mano
doing-journey = el Viaje
doing-move_any_bard = el movimiento de un bardo cualquiera
doing-move_bard_at_the_end = un último movimiento de bardo
doing-move_to_another_row = el paso de una carta a otra fila
doing-play_another_to_the_right = otra carta jugada a la derecha
doing-recolour_any = el cambio de color de una carta
doing-recolour_neighbour = el cambio de color de una carta adyacente
doing-saga = la Saga
doing-swap_two_others = el intercambio de dos cartas
doing-swap_with_neighbour = el intercambio con una carta adyacente
doing-take_neighbours_colour = la elección de un color
doing-upkeep = el Mantenimiento
