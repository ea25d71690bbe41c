# Inis: lo que dice el juego. Los nombres y textos de las cartas están en inis-cards.ftl.

game-name = Inis

word-location = lugar { $word }

# --- preguntas ---

question-capital = ¿En qué territorio fundas la Capital?
question-first-clans = ¿En qué territorio colocas un clan?
question-cathbad-aside = Palabra de Cathbad: ¿qué carta de Acción se aparta?
question-draft-keep = Te quedas con { $count ->
    [one] una carta
   *[other] { $count } cartas
 } y pasas las demás. ¿Qué carta conservas ({ $left ->
    [one] falta { $left }
   *[other] faltan { $left }
 })?
question-draft-hand-on = Conservas todas las cartas menos una: ¿cuál pasas?
question-turn = Es tu turno: ¿qué haces?
question-first-turn = Abres la Estación: ¿qué carta de Estación juegas?
question-return-clan = Vuelves a la isla con dos clanes: ¿dónde colocas uno?
question-territory = { $card }: ¿qué territorio eliges?
question-from = { $card }: ¿desde qué territorio?
question-from-to = { $card }: hacia { NAME($place, case: "acc") }, ¿desde qué territorio?
question-to = { $card }: desde { NAME($place, case: "acc") }, ¿a qué territorio?
question-how-many = { $card }: ¿cuántos clanes van { NAME($origin, case: "gen") } { NAME($place, case: "dat") }?
question-from-citadels = { $card }: ¿cuántos clanes refugiados en Ciudadelas van { NAME($origin, case: "gen") } { NAME($place, case: "dat") }?
question-exposed-how-many = { $card }: ¿cuántos clanes expuestos van { NAME($origin, case: "gen") } { NAME($place, case: "dat") }?
question-place = { $card }: ¿en qué territorio colocas un clan?
question-remove-own = { $card }: ¿en qué territorio eliminas un clan tuyo?
question-mode = { $card }: ¿qué haces { NAME($place, case: "loc") }?
question-opponent = { $card }: ¿qué rival eliges?
question-owner = { $card }: ¿de quién es el clan que eliges { NAME($place, case: "loc") }?
question-take-card = { $card }: ¿qué carta tomas?
question-discard-card = { $card }: ¿qué carta descartas?
question-discard-more = { $card }: ¿descartas otra carta de Acción?
question-give-card = { $card }: ¿qué carta de Acción le das a { $player }?
question-set-aside = { $card }: ¿qué carta de Acción apartas?
question-keep-epic = Conservas { $left ->
    [one] una sola
   *[other] { $left }
 } de las Proezas robadas: ¿cuál eliges?
question-location = Exploración de { $player }: ¿dónde se coloca el nuevo territorio?
question-tile = ¿Qué territorio pones en juego?
question-tile-location = ¿En qué lugar colocas { NAME($place, case: "acc") }?
question-tile-under = ¿Qué loseta queda en el fondo de la pila?
question-flip-crows = ¿Das la vuelta a la Bandada de Cuervos?
question-start-clash = { $card }: ¿dónde quieres iniciar un combate?
question-instigator = ¿Quién instiga el combate { NAME($place, case: "loc") }?
question-next-maneuver = ¿Quién hace la próxima maniobra?
question-mountains = Tus clanes entran en las Montañas: ¿descartas una carta de Acción o pierdes un clan?
question-next-clash = Hay varios combates pendientes: ¿dónde es el próximo?
question-shelter = Combate { NAME($place, case: "loc") }, con { $free ->
    [one] una Ciudadela libre
   *[other] { $free } Ciudadelas libres
 }: ¿refugias un clan?
question-maneuver = Combate { NAME($place, case: "loc") }: ¿qué maniobra haces?
question-maneuver-alone = Solo quedan clanes expuestos tuyos { NAME($place, case: "loc") }: ¿haces una maniobra o terminas el combate?
question-attack-whom = Combate { NAME($place, case: "loc") }: ¿a quién atacas?
question-attacked = { $player } te ataca { NAME($place, case: "loc") }: ¿descartas una carta de Acción o pierdes un clan?
question-attacked-card = { $player } te ataca { NAME($place, case: "loc") }: ¿qué carta de Acción descartas?
question-club-commands = Maza de Dagda: ¿qué tiene que hacer { $player }?
question-withdraw-to = Retirada desde { NAME($place, case: "acc") }: ¿a qué territorio?
question-withdraw-count = ¿Cuántos clanes se retiran { NAME($origin, case: "gen") } { NAME($place, case: "dat") }?
question-peace-switch = Combate { NAME($place, case: "loc") }: ¿cambias de opinión sobre la paz?
question-peace-offer = { $player } ofrece la paz { NAME($place, case: "loc") }: ¿aceptas?
question-cauldron-return = { $count ->
    [one] Hay { $count } clan
   *[other] Hay { $count } clanes
 } en el caldero de Dagda: ¿cuántos vuelven { NAME($place, case: "dat") }?
question-moor = ¿Juegas la Ventaja del Páramo para mirar las Proezas de un rival?

# Los momentos en que se pueden jugar cartas de Trisquel.

question-assembly-start = Empieza la Asamblea: ¿juegas una carta?
question-gates-resolve = Las Puertas de Tír Na Nóg ofrecen una Proeza a { $player }: ¿juegas una carta?
question-action-declared = { $player } juega { $card }: ¿respondes?
question-epic-or-advantage-declared = Jugada de { $player }: { $card }. ¿Respondes?
question-epic-draw = Le toca robar Proezas a { $player }: ¿juegas una carta?
question-mountains-entered = Clanes de { $owner }, movidos por { $player }, entran en las Montañas: ¿juegas una carta?
question-action-resolved = { $card }, carta de { $player }, ha terminado: ¿juegas una carta?
question-epic-played = { $card }, Proeza de { $player }, ha terminado: ¿juegas una carta?
question-season-card-done = La carta de Estación de { $player } ha terminado: ¿juegas una carta?
question-turn-end = Termina el turno de { $player }: ¿juegas una carta?
question-clan-would-be-removed = Un clan de { $player } va a ser eliminado { NAME($place, case: "loc") }: ¿juegas una carta?
question-clan-removed = Un clan de { $player } acaba de ser eliminado { NAME($place, case: "loc") }: ¿juegas una carta?
question-clash-start = Empieza un combate { NAME($place, case: "loc") }, instigado por { $player }: ¿juegas una carta?
question-citadels-end = Termina el paso de Ciudadelas { NAME($place, case: "loc") }: ¿juegas una carta?
question-resolution-start = Empieza la Resolución del combate { NAME($place, case: "loc") }, instigado por { $player }: ¿juegas una carta?
question-attack-declared = Ataque de { $player } a { $target } { NAME($place, case: "loc") }: ¿juegas una carta?
question-maneuver-done = Termina la maniobra de { $player } { NAME($place, case: "loc") }: ¿juegas una carta?

# --- sucesos ---

event-territory-placed = Entra en juego un territorio: { $place }.
event-capital-placed = { $player } funda la Capital { NAME($place, case: "loc") }.
event-citadel-placed = Se coloca una Ciudadela { NAME($place, case: "loc") }.
event-sanctuary-placed = Se coloca un Santuario { NAME($place, case: "loc") }.
event-round-begins = Empieza la ronda { $round }.
event-brenn = El título de Brenn pasa a { $player }.
event-brenn-stays = { $player } conserva el título de Brenn.
event-victory-check = { $player } cumple { $count ->
    [one] { $count } condición
   *[other] { $count } condiciones
 } de victoria.
event-no-winner = Nadie gana todavía; los marcadores de Pretendiente se devuelven.
event-won = { $player } gana la partida con { $count ->
    [one] { $count } condición
   *[other] { $count } condiciones
 } de victoria.
event-advantage-taken = { $player } recibe { $card }.
event-crows-clockwise = La Bandada de Cuervos marca el sentido horario.
event-crows-counter-clockwise = La Bandada de Cuervos marca el sentido antihorario.
event-gates-open = Se abren las Puertas de Tír Na Nóg.
event-dealt = { $player } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } de Acción.
event-dealt-known = { $player } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } de Acción: { $cards }.
event-card-set-aside = { $player } aparta una carta de Acción.
event-card-set-aside-known = { $player } aparta { $card }.
event-card-aside = Se aparta una carta de Acción al azar.
event-handed-on = { $player } pasa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } a { $to }.
event-handed-on-known = { $player } pasa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 } a { $to }: { $cards }.
event-took-aside = { $player } toma la carta de Acción apartada.
event-took-aside-known = { $player } toma la carta de Acción apartada: { $card }.
event-season-begins = Empieza la Estación; la abre { $player }.
event-season-over = Termina la Estación.
event-passed = { $player } pasa.
event-pretender-taken = { $player } toma un marcador de Pretendiente.
event-deed-gained = { $player } gana un Logro.
event-deed-lost = { $player } pierde un Logro.
event-card-played = { $player } juega { $card }.
event-card-declared = { $card }: { $player } elige { $choices }.
event-card-cancelled = { $card } queda sin efecto.
event-card-does-nothing = No ocurre nada: { $card }.
event-card-taken = { $player } toma { $card }.
event-card-given = { $player } da { $card } a { $to }.
event-card-passed = Una carta de Acción pasa de { $player } a { $to }.
event-card-passed-known = { $card } pasa de { $player } a { $to }.
event-card-stolen = { $player } toma al azar una carta de Acción de { $target }.
event-card-stolen-known = { $player } toma al azar { $card } de { $target }.
event-card-discarded = { $player } descarta { $card }.
event-card-discarded-hidden = { $player } descarta boca abajo una carta de Acción.
event-card-discarded-hidden-known = { $player } descarta boca abajo { $card }.
event-epic-drawn = { $player } roba { $count ->
    [one] { $count } Proeza
   *[other] { $count } Proezas
 }.
event-epic-drawn-known = { $player } roba { $count ->
    [one] { $count } Proeza
   *[other] { $count } Proezas
 }: { $cards }.
event-epics-reshuffled = El descarte de Proezas se baraja con el mazo.
event-card-from-discard = { $player } mira el descarte de Acción y toma una carta.
event-card-from-discard-known = { $player } mira el descarte de Acción ({ $seen }) y toma { $card }.
event-looked-at-actions = { $player } mira las cartas de Acción en la mano de { $at }.
event-looked-at-actions-known = { $player } mira las cartas de Acción en la mano de { $at }: { $cards }.
event-looked-at-epics = { $player } mira las Proezas en la mano de { $at }.
event-looked-at-epics-known = { $player } mira las Proezas en la mano de { $at }: { $cards }.
event-card-revealed = { $player } revela { $card }.
event-clans-placed = { $player } coloca { $count ->
    [one] { $count } clan
   *[other] { $count } clanes
 } { NAME($place, case: "loc") }.
event-clans-moved = { $count ->
    [one] { $count } clan de { $player } va
   *[other] { $count } clanes de { $player } van
 } { NAME($origin, case: "gen") } { NAME($place, case: "dat") }.
event-clan-removed = { $player } pierde un clan { NAME($place, case: "loc") }.
event-clan-saved = Un clan de { $player } se salva { NAME($place, case: "loc") }.
event-clan-rescued = El clan perdido de { $player } reaparece { NAME($place, case: "loc") }.
event-festival-placed = El Festival se celebra { NAME($place, case: "loc") }.
event-tiles-drawn = { $player } mira { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
 } de territorio.
event-tiles-drawn-known = { $player } mira { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
 } de territorio: { $places }.
event-mountains-ignored = El movimiento de { $player } ignora el efecto de las Montañas.
event-clash-begins = Empieza un combate { NAME($place, case: "loc") }, instigado por { $player }.
event-clash-lapsed = El combate pendiente { NAME($place, case: "loc") } ya no tiene lugar.
event-clan-sheltered = { $player } refugia un clan en una Ciudadela { NAME($place, case: "gen") }.
event-no-triskels = Nadie puede jugar cartas de Trisquel en el combate { NAME($place, case: "gen") }.
event-citadels-emptied = Los clanes refugiados { NAME($place, case: "loc") } salen de las Ciudadelas.
event-new-instigator = Desde ahora instiga el combate { $player }.
event-peace-on = { $player } quiere la paz.
event-peace-off = { $player } ya no quiere la paz.
event-peace-offered = { $player } ofrece la paz.
event-peace-refused = { $player } rechaza la paz.
event-peace-made = Se acuerda la paz { NAME($place, case: "loc") }.
event-attack = { $player } ataca a { $target }.
event-attack-ignored = El Ataque contra { $player } queda sin efecto.
event-withdraws = { $player } se retira.
event-next-maneuver-chosen = La próxima maniobra es de { $player }.
event-clash-over = Termina el combate { NAME($place, case: "loc") }.
event-cauldron-laid = El caldero de Dagda recoge { $count ->
    [one] { $count } clan
   *[other] { $count } clanes
 } de { $player }.
event-cauldron-returns = El caldero de Dagda devuelve { NAME($place, case: "dat") } { $count ->
    [one] { $count } clan
   *[other] { $count } clanes
 } de { $player }.

# --- razones ---

reason-not-in-hand = No tienes { $card } en la mano.
reason-not-a-season-card = { $card } no es una carta de Estación.
reason-druid-last-action = No puedes jugar el Druida si es tu última carta de Acción.
reason-brenn-must-play = Quien abre la Estación debe jugar una carta de Estación: no se puede pasar ni tomar un marcador de Pretendiente.
reason-no-victory-condition = No llegas a seis en ninguna condición de victoria, ni con ayuda de Logros: tienes presencia en { $territories ->
    [one] { $territories } territorio
   *[other] { $territories } territorios
 } con { $sanctuaries ->
    [one] { $sanctuaries } Santuario
   *[other] { $sanctuaries } Santuarios
 }, hay { $clans ->
    [one] { $clans } clan rival
   *[other] { $clans } clanes rivales
 } bajo tu jefatura y tienes { $deeds ->
    [one] { $deeds } Logro
   *[other] { $deeds } Logros
 }.
reason-pretender-already = Ya tienes un marcador de Pretendiente.
reason-not-present = No tienes ningún clan { NAME($place, case: "loc") }.
reason-not-in-play = Este territorio no está en juego: { $place }.
reason-not-adjacent = Este territorio no es adyacente: { $place }.
reason-no-citadel-in-swamp = En el Pantano no se puede colocar ninguna Ciudadela, ni siquiera la Capital.
reason-no-sanctuary-there = No hay ningún Santuario { NAME($place, case: "loc") }.
reason-sanctuary-already = Ya hay un Santuario { NAME($place, case: "loc") }.
reason-not-chieftain = No tienes la jefatura { NAME($place, case: "gen") }.
reason-not-exposed = No hay clanes expuestos de { $player }.
reason-no-withdrawal = No puedes retirarte: no tienes la jefatura de ningún territorio adyacente.
reason-spear-in-force = La Lanza de Lug impide jugar cartas de Trisquel en este combate.
reason-cuchulain-one-clan = La Leyenda de Cúchulain solo se juega con exactamente un clan expuesto tuyo.
reason-not-this-moment = { $card } no se puede jugar en este momento.
reason-not-a-location = Ahí no cabe el territorio: el lugar debe estar libre y tocar al menos dos territorios en juego.

# --- lo que está pasando ---

doing-action-declared = una carta de Acción espera respuestas
doing-action-resolved = el final de una carta de Acción
doing-assembly = la Asamblea
doing-assembly-start = el comienzo de la Asamblea
doing-attack = un Ataque
doing-attack-declared = un Ataque espera respuestas
doing-bard_sings = el Bardo canta un Logro
doing-brenn_locates = el lugar de un nuevo territorio
doing-cathbad_sets_aside = la carta que aparta la Palabra de Cathbad
doing-citadels-end = el final del paso de Ciudadelas
doing-clan-removed = la pérdida de un clan
doing-clan-would-be-removed = un clan en peligro
doing-clash = un combate
doing-clash-start = el comienzo de un combate
doing-clashes = varios combates pendientes
doing-cove_sets_aside = la carta que aparta la Ensenada
doing-dagdas_club_commands = la Maza de Dagda da órdenes
doing-dagdas_club_saves = la Maza de Dagda salva un clan
doing-deirdre_takes = la elección de una Proeza revelada
doing-draft = la selección de cartas
doing-drawing = un robo de Proezas
doing-druid_takes = el Druida busca en el descarte
doing-epic-draw = el comienzo de un robo de Proezas
doing-epic-or-advantage-declared = una Proeza o una Ventaja espera respuestas
doing-epic-played = el final de una Proeza
doing-gates-resolve = el efecto de las Puertas de Tír Na Nóg
doing-maeve_gives_back = el reparto de la Riqueza de Maeve
doing-maeve_is_given = la entrega de cartas a la Riqueza de Maeve
doing-maneuver-done = el final de una maniobra
doing-master_craftsman_discards = el descarte del Maestro Artesano
doing-master_craftsman_gives = el regalo del Maestro Artesano
doing-misty_lands_discards = los descartes de las Tierras Brumosas
doing-mountains = el precio de las Montañas
doing-mountains-entered = una llegada a las Montañas
doing-peace-offer = una oferta de paz
doing-resolution-start = el comienzo de la Resolución
doing-return_to_the_island = un regreso a la isla
doing-salt_mine_gives = la carta que entrega la Mina de Sal
doing-scouts_move = el movimiento de los Exploradores y Espías
doing-season = la Estación
doing-season-card-done = el final de una carta de Estación
doing-setting-up = la preparación de la partida
doing-sheltering = el paso de Ciudadelas
doing-tailtu_moves = un clan hacia las Tierras de Tailtu
doing-tailtu_places = la elección de las Tierras de Tailtu
doing-turn-end = el final de un turno
doing-warlord_commands = el Señor de la Guerra da órdenes
