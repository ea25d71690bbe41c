# El tablero de Inis.

inis-views = Cómo se ve la isla
inis-view-map = Mapa
inis-view-table = Tabla
inis-map = Mapa de la isla
inis-table = Territorios de la isla
inis-zoom = Tamaño del mapa
inis-zoom-in = Acercar
inis-zoom-out = Alejar
inis-zoom-fit = Ver toda la isla
inis-close = Cerrar
inis-none = ninguna
inis-first-clans = { $left ->
    [one] Es el segundo de tus dos primeros clanes.
   *[other] Cada cual coloca dos clanes, de uno en uno y por turnos: aún te quedan los dos.
 }

# Las losetas en palabras

inis-clans-of = { $player } { $count ->
    [one] { $count } clan
   *[other] { $count } clanes
 }
inis-no-clans = sin clanes
inis-chieftain-is = jefatura: { $player }
inis-no-chieftain = sin jefatura
inis-capital = Capital
inis-festival = Festival
inis-clash = Combate
inis-clash-here = Aquí hay un combate
inis-capital-count = Capital
inis-citadel-count = { $count ->
    [one] { $count } Ciudadela
   *[other] { $count } Ciudadelas
 }
inis-sanctuary-count = { $count ->
    [one] { $count } Santuario
   *[other] { $count } Santuarios
 }
inis-festival-count = Festival
inis-beside = Vecinos: { $places }
inis-spot = Nuevo territorio, vecinos: { $places }
inis-short-gates = Puertas
inis-can-choose = Se puede elegir
inis-why-not = ¿Por qué no?
inis-advantage-is = Carta de Ventaja: { $where }
inis-advantage-spent = jugada esta ronda
inis-advantage-free = en la mesa, de nadie
inis-advantage-none = fuera de juego

inis-column-territory = Territorio
inis-column-chieftain = Jefatura
inis-column-clans = Clanes
inis-column-citadels = Ciudadelas
inis-column-sanctuaries = Santuarios
inis-column-also = También aquí
inis-column-beside = Vecinos
inis-column-card = Carta de Ventaja

# Jugadores

inis-player = Jugador { $player }
inis-you = tú
inis-bot = bot, { $level }
inis-program = programa
inis-away = juega un bot en su lugar
inis-passed = ha pasado
inis-thinking = le toca
inis-brenn = Brenn
inis-pretender = Pretendiente
inis-in-clash = en el combate
inis-meter-territories = Territorios
inis-meter-sanctuaries = Santuarios
inis-meter-led = Clanes dominados
inis-meter = { $condition }: { $value } de 6{ $deeds ->
    [0] {""}
    [one] , y { $deeds } Logro
   *[other] , y { $deeds } Logros
 }{ $met ->
    [yes] : condición cumplida
   *[no] {""}
 }
inis-reserve = { $count ->
    [one] { $count } clan en la reserva
   *[other] { $count } clanes en la reserva
 }
inis-deeds = { $count ->
    [one] { $count } Logro
   *[other] { $count } Logros
 }
inis-actions-held = { $count ->
    [one] { $count } carta de Acción
   *[other] { $count } cartas de Acción
 }
inis-advantages-held = { $count ->
    [one] { $count } carta de Ventaja
   *[other] { $count } cartas de Ventaja
 }
inis-epics-held = { $count ->
    [one] { $count } carta de Proeza
   *[other] { $count } cartas de Proeza
 }
inis-crows-clockwise = sentido horario
inis-crows-counter_clockwise = sentido antihorario

# Mano y cartas

inis-hand = Tu mano, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
inis-hand-empty = Tu mano está vacía
inis-can-play = Se puede jugar ahora
inis-cannot-play = No se puede jugar ahora
inis-play = Jugar { $card }
inis-choose = Elegir { $card }
inis-look = Mirarla de cerca
inis-look-at = Mirar { $card }
inis-rulings = Aclaraciones
inis-deck-action = Carta de Acción
inis-deck-advantage = Carta de Ventaja
inis-deck-epic = Carta de Proeza
inis-plays = { $player } juega
inis-no-effect = sin efecto
inis-pass = Pasar
inis-pass-sure = ¿Pasar de verdad?

inis-piles = Otras cartas y reservas
inis-piles-short = Otras cartas
inis-open-cards = A la vista de todos
inis-advantages-of = Cartas de Ventaja de { $player }
inis-display = En la mesa, de nadie
inis-spent = Cartas de Ventaja jugadas esta ronda
inis-epic-discard = Cartas de Proeza descartadas
inis-in-play = Se están jugando
inis-revealed = Reveladas
inis-known = Lo que sabes
inis-known-hand = En la mano de { $player }
inis-known-aside = Apartada
inis-known-discard = Entre las cartas de Acción descartadas
inis-known-tiles = Territorios por venir
inis-known-nothing = Nada más de lo que todos ven.
inis-left = Reservas
inis-left-tiles = { $count ->
    [one] queda { $count } territorio
   *[other] quedan { $count } territorios
 }
inis-left-citadels = { $count ->
    [one] queda { $count } Ciudadela
   *[other] quedan { $count } Ciudadelas
 }
inis-left-sanctuaries = { $count ->
    [one] queda { $count } Santuario
   *[other] quedan { $count } Santuarios
 }
inis-left-epics = { $count ->
    [one] { $count } carta de Proeza en el mazo
   *[other] { $count } cartas de Proeza en el mazo
 }
inis-discarded-actions = { $count ->
    [one] { $count } carta de Acción descartada
   *[other] { $count } cartas de Acción descartadas
 }
inis-aside = Hay una carta de Acción apartada
inis-no-aside = No hay ninguna carta de Acción apartada

# Selección de cartas

inis-draft = Selección de cartas
inis-draft-title = { $keep ->
    [one] Quédate con una
    [2] Quédate con dos
    [3] Quédate con tres
   *[other] Quédate con { $keep }
 } y { $onward ->
    [one] pasa una a { $player }
    [2] pasa dos a { $player }
    [3] pasa tres a { $player }
   *[other] pasa { $onward } a { $player }
 }
inis-draft-help = Puedes pasar cartas que ya habías guardado. Puedes cambiar de idea hasta que todos hayan elegido.
inis-draft-sealed = Tu elección está sellada. Nadie la ve hasta que todos hayan elegido.
inis-draft-packet = Tu paquete
inis-draft-keep = Para ti · { $count } de { $of }
inis-draft-pass = Para { $player } · { $count }
inis-draft-choose-from = Elige entre estas · { $count }
inis-draft-from = de { $player }
inis-draft-kept = ya guardada
inis-draft-is-kept = te la quedas
inis-draft-is-not-kept = no te la quedas
inis-draft-keys = Haz clic en una carta, arrástrala o pulsa de 1 a { $count }.
inis-draft-commit = Hecho: guardar { $cards }
inis-draft-more = { $count ->
    [one] Elige una carta más
   *[other] Elige { $count } cartas más
 }
inis-draft-wait = Esperando a { $players }.
inis-draft-retract = Elegir de nuevo
inis-draft-order = Orden en que se pasan las cartas
inis-draft-choosing = eligiendo
inis-draft-ready = ya ha elegido
inis-draft-seen = Vistas y pasadas
inis-draft-seen-none = Nada todavía en esta Asamblea.
inis-draft-to = { $player }, pase { $pass }
inis-draft-also = También son tuyas
inis-draft-island = La isla ahora
inis-draft-look = Ver de cerca
inis-draft-back = Volver a la selección

# Combate

inis-clash-in = Combate { $place }
inis-maneuver-number = maniobra { $number }
inis-step-festival = Festival
inis-step-festival-none = Festival –
inis-step-citadels = Ciudadelas
inis-step-resolution = Resolución
inis-step-peace = Paz { $count } de { $of }
inis-instigator = instiga
inis-attacks = ataca
inis-is-attacked = bajo ataque
inis-maneuvers = maniobra
inis-safe = { $count } a salvo
inis-in-cauldron = { $count } en el caldero
inis-exposed-of = { $exposed ->
    [one] { $exposed } clan expuesto
   *[other] { $exposed } clanes expuestos
 }, { $sheltered } en Ciudadelas
inis-peace-mine = Yo pararía ahora
inis-peace-ready = acepta la paz
inis-peace-not = no acepta la paz
inis-peace-asked = ¿acepta la paz?
inis-spear = Lanza de Lug: ninguna carta de Trisquel en este combate.
inis-no-shelter = Quedarse fuera
inis-hint-no-shelter = quizá te lo pregunten otra vez
inis-hint-attack = el objetivo pierde un clan o una carta de Acción
inis-hint-withdraw = a un vecino cuya jefatura tengas
inis-hint-peace = se pregunta a todos los demás
inis-hint-end = nadie más está expuesto aquí
inis-discard-one = Descartar una carta de Acción
inis-choose-in-hand = elígela en tu mano
inis-preview-exposed = { $before } → { $after } expuestos
inis-preview-exposed-of = { $player }: { $before } → { $after } expuestos, salvo que entregue una carta
inis-preview-exposed-target = { $before } → { $after } expuestos, salvo que entregue una carta
inis-preview-actions = { $before } → { $after } cartas de Acción, boca abajo
inis-preview-meter = { $condition } { $before } → { $after }

# El final

inis-won = { $player } reina en la isla
inis-won-you = Reinas en la isla
inis-won-by = Victoria en { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
 }: { $conditions }.
inis-won-brenn = Como Brenn.
inis-condition-territories = presencia en seis territorios
inis-condition-sanctuaries = presencia junto a seis Santuarios
inis-condition-leadership = seis clanes rivales dominados

# Textos cortos para la cara de las cartas. El texto completo se lee con la carta.

face-bard = Roba 1 Proeza. O: tu maniobra eliminó un clan: 1 Logro.
face-citadel = Coloca 1 Ciudadela donde tengas presencia; toma la Ventaja de ese territorio.
face-conquest = Elige un territorio: lleva a él tus clanes desde los vecinos.
face-craftsmen_peasants = Donde tengas presencia: hasta 1 clan por cada Ciudadela.
face-druid = No como última carta de Acción. Toma 1 carta del descarte de Acción.
face-emissaries = Mueve 1 de tus clanes a un vecino. Sin combate.
face-exploration = Brenn elige dónde va el próximo territorio; coloca 1 clan en él.
face-festival = Donde tengas presencia y haya un Santuario: 1 clan y el Festival. Quien inicie allí un combate pierde un clan.
face-geis = Un rival juega una carta de Acción: no tiene efecto.
face-master_craftsman = Descarta 1 carta, roba 1 Proeza. O: regala la Proeza jugada: 1 Logro.
face-migration = Elige un territorio: mueve tus clanes desde él a sus vecinos.
face-new_alliance = Donde tengas presencia: 1 clan, o sustituye 1 de un rival que tenga 2 o más.
face-new_clans = Coloca 2 clanes donde tengas presencia, juntos o no.
face-raid = Tras tu Ataque: toma al azar una carta de Acción del rival, o si no elimina 1 clan.
face-sanctuary = Coloca 1 Santuario donde tengas presencia; roba 1 Proeza.
face-scouts_spies = Mira las cartas de Acción de un rival; puedes mover clanes a un vecino.
face-warlord = Inicia un combate donde tengas presencia. O tras una maniobra: 1 clan, y nombra quién sigue.

face-cove_advantage = Tras tu carta de Estación: toma la carta apartada y aparta otra.
face-forest_advantage = Tras tu Proeza: roba 1 Proeza.
face-gates_advantage = Robas en las Puertas: 1 carta más, quédate 1.
face-highlands_advantage = Combate en las Tierras Altas, antes de las maniobras: nombra a quien instiga.
face-hills_advantage = Te atacan en las Colinas: ignora el Ataque.
face-iron_mine_advantage = Tu Ataque cuesta al rival un clan y una carta de Acción.
face-lost_vale_advantage = Tras tu carta de Estación: lleva 1 clan cualquiera de un vecino al Valle Perdido.
face-meadows_advantage = Robas una Proeza: roba 1 más, quédate 1.
face-misty_lands_advantage = Descarta cartas de Acción, roba otras tantas Proezas, quédate 1.
face-moor_advantage = En cualquier momento: mira las Proezas de un rival.
face-mountains_advantage = Entras en las Montañas: no pagas nada.
face-plains_advantage = Mueve tus clanes de la Llanura a sus vecinos.
face-salt_mine_advantage = Tras tu carta de Estación: toma al azar una carta de Acción y devuelve una.
face-stone_circle_advantage = Tras tu Proeza: elimina tu clan del Círculo y recupera la Proeza.
face-swamp_advantage = Sin efecto: un turno sin pasar.
face-valley_advantage = Tras tu carta de Estación: 1 clan donde tengas presencia.

face-balors_eye = Elimina 1 clan cualquiera de cualquier territorio.
face-battle_frenzy = Fin del paso de Ciudadelas: salen todos los clanes refugiados.
face-battle_of_moytura = Maniobra: trae clanes de los vecinos y coloca 1 más.
face-breas_tyranny = Donde tengas presencia: mueve 1 clan rival a un vecino. Sin combate.
face-cathbads_word = Inicio de la Asamblea: elige la carta apartada; al final tómala y aparta otra.
face-champions_share = Toma la carta de Acción apartada.
face-children_of_dana = Coloca 1 clan en cualquier territorio.
face-dagda = Se juega una Proeza o Ventaja: no tiene efecto.
face-dagdas_cauldron = Pierdes un clan en combate: al final vuelven hasta 3 de tus clanes perdidos.
face-dagdas_club = Iban a eliminar tu clan: se queda. O: eliges qué cuesta tu Ataque.
face-dagdas_harp = Por cada otra Proeza en tu mano (hasta 3): 1 clan donde tengas presencia.
face-deirdres_beauty = Cada rival revela una Proeza: toma 1. Elimina 1 de tus clanes.
face-diarmuid_grainne = Eliminan tu clan: colócalo en otro lugar donde tengas presencia.
face-eriu = Donde tengas presencia y haya un Santuario: 1 clan en cada uno, hasta 3.
face-fianna = Maniobra: mueve tus clanes a un vecino. Sin combate.
face-kernunos_sanctuary = Donde tengas presencia y no haya Santuario: 1 clan y 1 Santuario.
face-lug_samildanach = Tras cualquier carta de Acción: tómala.
face-lugs_spear = Inicio de un combate: ninguna carta de Trisquel en él.
face-maeves_wealth = Cada rival te da 1 carta de Acción; devuelve una a cada uno.
face-manannans_horses = Mueve hasta 3 clanes de un territorio a cualquier otro.
face-morrigan = Puedes dar la vuelta a los Cuervos y luego iniciar un combate y nombrar a quien instiga.
face-nuada_silverhand = Donde tengas la jefatura: hasta 1 clan por cada rival presente.
face-oengus_ploy = Fin de un turno: el siguiente es tuyo.
face-ogmas_eloquence = Maniobra: el combate termina.
face-otherworld = Donde tengas presencia, por cada Santuario (hasta 3): coloca 1 clan o elimina 1.
face-stone_of_fal = Coloca 2 clanes en la Capital.
face-strengs_resolve = Tras tu Ataque: 1 Logro.
face-tailtus_land = Roba 3 territorios, coloca 1; puedes mover 1 clan a él.
face-tale_of_cuchulain = Maniobra con 1 clan expuesto: elimina 1 o 2 clanes expuestos.
face-tuans_memory = Roba 3 Proezas, quédate 1.
