# Inis au terminal : la carte de l’île, les tableaux, les paquets.

deck-action = Cartes Action
deck-advantage = Cartes Avantage
deck-epic = Récits épiques
deck-territory = Territoires

# Les lettres des joueurs, dans l’ordre des places ; les signes de la carte de l’île.

terminal-letters = ABCD
terminal-player = { $player } ({ $letter })
terminal-entry = { $name } : { $facts }
terminal-map-key = Sur le plan : A3, trois clans du joueur A ; *, le chef ; ♛, la Capitale ; ■1, une autre Citadelle ; ▲2, deux Sanctuaires ; ♪, les Festivités.
terminal-map-too-wide = L’île est trop large pour être dessinée ici. La liste des territoires donne les voisins de chacun.

terminal-round = Manche { $round }.
terminal-crows = Vol des corbeaux : sens { $way ->
    [clockwise] horaire
   *[counter_clockwise] antihoraire
 }.
terminal-brenn = Brenn : { $player }.
terminal-turn = Tour : { $player }.
terminal-now = En cours : { $doing }.
terminal-waiting = On attend : { $players }.
terminal-won = La partie est finie. Victoire : { $player }.

terminal-territories = Territoires
terminal-nobody = aucun clan
terminal-chieftain = chef
terminal-capital = Capitale
terminal-citadels = { $count ->
    [one] { $count } Citadelle
   *[other] { $count } Citadelles
 }
terminal-sanctuaries = { $count ->
    [one] { $count } Sanctuaire
   *[other] { $count } Sanctuaires
 }
terminal-festival = Festivités
terminal-beside = Voisins : { $territories }
terminal-spots = Où placer le nouveau territoire (les numéros sont aussi sur le plan, au milieu de chaque emplacement)

terminal-supplies = Il reste : territoires { $tiles }, Citadelles { $citadels }, Sanctuaires { $sanctuaries }, Récits épiques { $epics }. Cartes Action défaussées : { $discard }.
terminal-aside = Une carte Action est écartée.
terminal-display = Cartes Avantage sans détenteur : { $cards }.
terminal-spent = Cartes Avantage jouées cette manche : { $cards }.
terminal-epic-discard = Récits épiques défaussés : { $cards }.
terminal-revealed = Cartes révélées : { $cards }.

terminal-you = toi
terminal-is-brenn = Brenn
terminal-pretender = Prétendant
terminal-meters = territoires { $territories }/6, Sanctuaires { $sanctuaries }/6, clans adverses dominés { $led }/6, Exploits { $deeds }
terminal-conditions = Conditions de victoire remplies : { $count }
terminal-holds = Cartes Action { $actions }, Récits épiques { $epics }, clans en réserve { $reserve }
terminal-advantages = cartes Avantage : { $cards }

terminal-clash = Conflit : { $territory }. Envahisseur : { $player }.
terminal-maneuver = Manœuvre : { $player }.
terminal-clash-clans = clans engagés { $exposed }, dans les Citadelles { $sheltered }
terminal-ready = veut la paix
terminal-not-ready = ne veut pas la paix
terminal-spear = { $card } : aucune carte Triskel ne peut être jouée pendant ce conflit.
terminal-cauldron = { $card } : { $player }, clans posés dessus { $count }.
terminal-declared = { $player } joue { $card }
terminal-cancelled = La carte est sans effet.

# Quand une carte se joue, en un mot et en une lettre.

terminal-season = Saison
terminal-triskel = Triskel
terminal-mark-season = S
terminal-mark-triskel = T
terminal-hand = Ta main (S : carte Saison, T : carte Triskel)
terminal-laid = Mises de côté pendant la sélection : { $cards }.
terminal-drawn = À l’instant piochées : { $cards }.

terminal-known-hand = Tu sais que { $player } a en main : { $cards }.
terminal-known-aside = Tu connais la carte écartée : { $cards }.
terminal-known-discard = Tu sais que la défausse des cartes Action contient : { $cards }.
terminal-known-tiles = Tu sais que la pile des territoires contient : { $cards }.
