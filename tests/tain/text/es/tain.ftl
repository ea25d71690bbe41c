game-name = Táin, la incursión del ganado

name-drive = Gran arreo
name-ride = Cabalgada nocturna
name-calf = Ternero
name-feast = Banquete
name-seer = Vidente
name-scout = Explorador
name-tribute = Tributo
name-raid = Saqueo
name-fair = Feria
name-wolf = Lobo
name-ban = Veto
name-satire = Sátira
name-ford = el Vado
    .gen = del Vado
name-plain = la Llanura
    .gen = de la Llanura
name-hill = la Colina
    .gen = de la Colina
name-cow = una vaca

help-drive = Mueve cuantas vacas tuyas quieras de un pasto a otro. Si hay rivales, hay pelea.
help-ride = Mueve una de tus vacas a otro pasto, en paz.
help-calf = Coloca una vaca donde ya tengas una; donde sea si no tienes ninguna.
help-feast = Coloca una vaca en cada pasto donde tengas una.
help-seer = Descubre la carta superior del mazo. Tómala o entiérrala bajo el mazo.
help-scout = Mira la mano de un rival.
help-tribute = Un rival te da una carta a su elección, a la vista de todos.
help-raid = Toma al azar una carta de la mano de un rival, a la vista de todos.
help-fair = Coloca una vaca en el Vado y roba una carta.
help-wolf = Un rival pierde una vaca en un pasto donde tengas una.
help-ban = Respuesta a la carta de un rival: queda sin efecto. No detiene una respuesta.
help-satire = Respuesta a cualquier carta de un rival, incluso a una respuesta: queda sin efecto.

doing-draft = la selección de cartas
doing-season = la estación
doing-fight = una pelea
doing-card-declared = una carta espera respuestas
doing-seer_decides = la Vidente decide
doing-pay_tribute = se paga un tributo

question-draft-keep = ¿Qué carta te quedas? Las otras dos van a tu izquierda.
question-turn = ¿Juegas una carta o pasas?
question-from = { $card }: ¿desde dónde?
question-to = { $card }: desde { $place }, ¿hacia dónde?
question-how-many = { $card }: ¿cuántas vacas dejan { $place }?
question-where = { $card }: ¿dónde?
question-whom = { $card }: ¿a quién?
question-seer-take = La Vidente muestra { $card }. ¿La tomas?
question-tribute-pay = ¿Qué carta le das a { $player }?
question-card-declared = { $player } juega { $card }. ¿Respondes?
question-fight = Pelea en { $place }: ¿a quién atacas?
question-fight-loss = { $player } te ataca en { $place }. ¿Qué pierdes?

event-round-begins = Empieza la ronda { $round }.
event-dealt = { $player } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }.
event-dealt-known = { $player } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }: { $cards }.
event-handed-on = { $player } pasa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } a { $to }.
event-handed-on-known = { $player } pasa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } a { $to }: { $cards }.
event-card-played = { $player } juega { $card }.
event-card-declared = { $player } anuncia { $card }: { $choices }.
event-card-cancelled = { $card } queda sin efecto.
event-passed = { $player } pasa.
event-cows-placed = { $player }: { $count ->
    [one] { $count } vaca llega
   *[other] { $count } vacas llegan
 } a { $place }.
event-cows-moved = { $player }: { $count ->
    [one] { $count } vaca deja
   *[other] { $count } vacas dejan
 } { $origin } por { $place }.
event-cow-lost = { $player } pierde una vaca en { $place }.
event-card-discarded = { $player } descarta { $card }.
event-drew = { $player } roba una carta.
event-drew-known = { $player } roba { $card }.
event-card-shown = La carta superior es { $card }.
event-card-taken = { $player } toma { $card }.
event-card-buried = { $card } va bajo el mazo.
event-looked = { $player } mira la mano de { $at }.
event-looked-known = { $player } mira la mano de { $at }: { $cards }.
event-card-given = { $card } pasa de { $player } a { $to }.
event-fight-begins = { $player } empieza una pelea en { $place }.
event-fight-over = Termina la pelea { NAME($place, case: "gen") }.
event-game-ended = Termina la última de { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
 }.

reason-not-in-hand = No tienes { $card } en la mano.
reason-only-as-an-answer = { $card } solo se juega en respuesta a otra carta.
reason-not-present = No tienes ninguna vaca en { $place }.
reason-rival-not-here = { $player } no tiene ninguna vaca aquí.

terminal-hand = Tu mano
terminal-reserve = en reserva
terminal-cards = cartas
terminal-score = puntos
terminal-deck = mazo
terminal-discard = descarte
terminal-round = ronda { $round } de { $rounds }
