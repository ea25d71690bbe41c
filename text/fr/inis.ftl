# Inis : ce que le jeu demande, raconte et explique.
#
# Territoires : le nom seul, .acc avec article (« la Vallée »), .gen (« de la Vallée »), .loc (« dans la Vallée »).
# Jamais « de » devant un nom de joueur : l’élision dépendrait du nom.

game-name = Inis
word-location = emplacement { $word }

# --- Ce que tu décides ---

question-capital = Où fondes-tu la Capitale ?
question-first-clans = Début de partie : où ajoutes-tu un clan ?
question-cathbad-aside = La parole de Cathbad : quelle carte Action écartes-tu ?
question-draft-keep = Tu gardes { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } (encore { $left } à choisir) : laquelle ?
question-draft-hand-on = Tu gardes toutes tes cartes sauf une : laquelle passes-tu ?
question-turn = C’est ton tour : que fais-tu ?
question-first-turn = Comme Brenn, tu ouvres la Saison : quelle carte Saison joues-tu ?
question-return-clan = Tu reviens sur l’île avec deux clans : où va celui-ci ?
question-territory = { $card } : dans quel territoire ?
question-from = { $card } : depuis quel territoire ?
question-from-to = { $card } : depuis quel territoire vers { NAME($place, case: "acc") } ?
question-to = { $card } : depuis { NAME($place, case: "acc") }, vers quel territoire ?
question-how-many = { $card } : combien de clans quittent { NAME($origin, case: "acc") } pour { NAME($place, case: "acc") } ?
question-from-citadels = { $card } : combien de clans réfugiés dans les Citadelles quittent { NAME($origin, case: "acc") } pour { NAME($place, case: "acc") } ?
question-exposed-how-many = { $card } : combien de clans engagés quittent { NAME($origin, case: "acc") } pour { NAME($place, case: "acc") } ?
question-place = { $card } : où ajoutes-tu un clan ?
question-remove-own = { $card } : dans quel territoire perds-tu un clan ?
question-mode = { $card } : que fais-tu { NAME($place, case: "loc") } ?
question-opponent = { $card } : quel adversaire choisis-tu ?
question-owner = { $card } : à qui est le clan visé { NAME($place, case: "loc") } ?
question-take-card = { $card } : quelle carte prends-tu ?
question-discard-card = { $card } : quelle carte défausses-tu ?
question-discard-more = { $card } : quelle autre carte défausses-tu ?
question-give-card = { $card } : quelle carte Action donnes-tu à { $player } ?
question-set-aside = { $card } : quelle carte Action écartes-tu ?
question-keep-epic = Il te reste { $left ->
    [one] { $left } Récit épique
   *[other] { $left } Récits épiques
 } à garder : lequel ?
question-location = { $player } explore : où places-tu le nouveau territoire ?
question-tile = Quel territoire places-tu ?
question-tile-location = Où places-tu { NAME($place, case: "acc") } ?
question-tile-under = Quelle tuile glisses-tu tout au fond de la pioche ?
question-flip-crows = La Morrigan : retournes-tu le Vol des corbeaux ?
question-start-clash = { $card } : où déclenches-tu un conflit ?
question-instigator = Conflit { NAME($place, case: "loc") } : qui est l’envahisseur ?
question-next-maneuver = Chef de guerre : qui effectue la prochaine manœuvre ?
question-mountains = Entrée dans les Montagnes : que perds-tu, un clan ou une carte Action ?
question-next-clash = Quel conflit résous-tu maintenant ?
question-shelter = Conflit { NAME($place, case: "loc") }, { $free ->
    [one] { $free } Citadelle libre
   *[other] { $free } Citadelles libres
 } : y réfugies-tu un clan ?
question-maneuver = Conflit { NAME($place, case: "loc") } : quelle manœuvre effectues-tu ?
question-maneuver-alone = Conflit { NAME($place, case: "loc") } : seuls tes clans restent engagés. Que fais-tu ?
question-attack-whom = Conflit { NAME($place, case: "loc") } : qui attaques-tu ?
question-attacked = { $player } t’attaque { NAME($place, case: "loc") } : que perds-tu, un clan ou une carte Action ?
question-attacked-card = { $player } t’attaque { NAME($place, case: "loc") } : quelle carte Action défausses-tu ?
question-club-commands = La massue du Dagda : que doit faire { $player } ?
question-withdraw-to = Tu quittes { NAME($place, case: "acc") } : vers quel territoire ?
question-withdraw-count = Combien de clans quittent { NAME($origin, case: "acc") } pour { NAME($place, case: "acc") } ?
question-peace-switch = Conflit { NAME($place, case: "loc") } : veux-tu la paix ?
question-peace-offer = { $player } propose la paix { NAME($place, case: "loc") } : acceptes-tu ?
question-cauldron-return = Le chaudron du Dagda porte { $count ->
    [one] { $count } clan
   *[other] { $count } clans
 } : combien en ramènes-tu { NAME($place, case: "loc") }, trois au plus ?
question-moor = Lande : regardes-tu les Récits épiques d’un adversaire ?

# --- Les moments où des cartes Triskel peuvent se jouer ---

question-assembly-start = L’Assemblée commence : joues-tu une carte Triskel ?
question-gates-resolve = Portes de Tir Na Nog : { $player } va piocher un Récit épique. Joues-tu une carte Triskel ?
question-action-declared = { $player } joue { $card } : réponds-tu par une carte Triskel ?
question-epic-or-advantage-declared = { $player } joue { $card } : réponds-tu par une carte Triskel ?
question-epic-draw = { $player } va piocher dans les Récits épiques : joues-tu une carte Triskel ?
question-mountains-entered = { $player } déplace des clans dans les Montagnes (propriétaire : { $owner }). Joues-tu une carte Triskel ?
question-action-resolved = { $player } a joué { $card }, qui va rejoindre la défausse : joues-tu une carte Triskel ?
question-epic-played = { $player } a joué le Récit épique { $card } : joues-tu une carte Triskel ?
question-season-card-done = La carte Saison jouée par { $player } est entièrement résolue : joues-tu une carte Triskel ?
question-turn-end = { $player } termine son tour : joues-tu une carte Triskel ?
question-clan-would-be-removed = { $player } va perdre un clan { NAME($place, case: "loc") } : joues-tu une carte Triskel ?
question-clan-removed = { $player } vient de perdre un clan { NAME($place, case: "loc") } : joues-tu une carte Triskel ?
question-clash-start = Un conflit commence { NAME($place, case: "loc") }, envahisseur : { $player }. Joues-tu une carte Triskel ?
question-citadels-end = Conflit { NAME($place, case: "loc") } : l’étape des Citadelles est finie. Joues-tu une carte Triskel ?
question-resolution-start = La résolution du conflit commence { NAME($place, case: "loc") }, envahisseur : { $player }. Joues-tu une carte Triskel ?
question-attack-declared = { $player } attaque { $target } { NAME($place, case: "loc") } : joues-tu une carte Triskel ?
question-maneuver-done = { $player } a effectué sa manœuvre { NAME($place, case: "loc") } : joues-tu une carte Triskel ?

# --- Ce qui se passe ---

event-territory-placed = Nouveau territoire : { $place }.
event-capital-placed = { $player } fonde la Capitale { NAME($place, case: "loc") }.
event-citadel-placed = Une Citadelle s’élève { NAME($place, case: "loc") }.
event-sanctuary-placed = Un Sanctuaire s’élève { NAME($place, case: "loc") }.
event-round-begins = Manche { $round } : l’Assemblée se réunit.
event-brenn = { $player } devient Brenn.
event-brenn-stays = { $player } reste Brenn.
event-victory-check = { $player } remplit { $count ->
    [one] { $count } condition de victoire
   *[other] { $count } conditions de victoire
 }.
event-no-winner = Personne ne l’emporte : les marqueurs Prétendant sont rendus.
event-won = { $player } remporte la partie avec { $count ->
    [one] { $count } condition de victoire
   *[other] { $count } conditions de victoire
 }.
event-advantage-taken = { $player } prend la carte { $card }.
event-crows-clockwise = Vol des corbeaux : sens horaire.
event-crows-counter-clockwise = Vol des corbeaux : sens antihoraire.
event-gates-open = Le sens du tour a changé : les Portes de Tir Na Nog s’ouvrent.
event-dealt = { $player } reçoit { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
 }.
event-dealt-known = { $player } reçoit { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
 } : { $cards }.
event-card-set-aside = { $player } écarte une carte Action.
event-card-set-aside-known = { $player } écarte une carte Action : { $card }.
event-card-aside = Une carte Action est écartée au hasard.
event-handed-on = { $player } passe { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
 } à { $to }.
event-handed-on-known = { $player } passe { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
 } à { $to } : { $cards }.
event-took-aside = { $player } prend la carte Action écartée.
event-took-aside-known = { $player } prend la carte Action écartée : { $card }.
event-season-begins = La Saison commence : { $player } ouvre en tant que Brenn.
event-season-over = Tout le monde a passé : la Saison est finie.
event-passed = { $player } passe.
event-pretender-taken = { $player } prend un marqueur Prétendant.
event-deed-gained = { $player } gagne un Exploit.
event-deed-lost = { $player } perd un Exploit.
event-card-played = { $player } joue { $card }.
event-card-declared = { $card } : { $player } choisit { $choices }.
event-card-cancelled = Sans effet : { $card }.
event-card-does-nothing = Il ne se passe rien : { $card }.
event-card-taken = { $player } prend { $card } en main.
event-card-given = { $player } donne { $card } à { $to }.
event-card-passed = { $player } remet une carte Action à { $to }.
event-card-passed-known = { $player } remet une carte Action à { $to } : { $card }.
event-card-stolen = { $player } prend au hasard une carte Action à { $target }.
event-card-stolen-known = { $player } prend au hasard une carte Action à { $target } : { $card }.
event-card-discarded = { $player } défausse { $card }.
event-card-discarded-hidden = { $player } défausse une carte Action face cachée.
event-card-discarded-hidden-known = { $player } défausse une carte Action face cachée : { $card }.
event-epic-drawn = { $player } pioche { $count ->
    [one] { $count } Récit épique
   *[other] { $count } Récits épiques
 }.
event-epic-drawn-known = { $player } pioche { $count ->
    [one] { $count } Récit épique
   *[other] { $count } Récits épiques
 } : { $cards }.
event-epics-reshuffled = La défausse des Récits épiques retourne dans la pioche, qu’on mélange.
event-card-from-discard = { $player } prend une carte dans la défausse des cartes Action.
event-card-from-discard-known = { $player } prend { $card } dans la défausse des cartes Action, qui contenait : { $seen }.
event-looked-at-actions = { $player } regarde les cartes Action en main chez { $at }.
event-looked-at-actions-known = { $player } regarde les cartes Action en main chez { $at } : { $cards }.
event-looked-at-epics = { $player } regarde les Récits épiques en main chez { $at }.
event-looked-at-epics-known = { $player } regarde les Récits épiques en main chez { $at } : { $cards }.
event-card-revealed = { $player } révèle { $card }.
event-clans-placed = { $player } ajoute { $count ->
    [one] { $count } clan
   *[other] { $count } clans
 } { NAME($place, case: "loc") }.
event-clans-moved = { $player } : { $count ->
    [one] { $count } clan quitte
   *[other] { $count } clans quittent
 } { NAME($origin, case: "acc") } pour { NAME($place, case: "acc") }.
event-clan-removed = { $player } perd un clan { NAME($place, case: "loc") }.
event-clan-saved = { $player } garde son clan { NAME($place, case: "loc") }.
event-clan-rescued = Le clan perdu par { $player } reparaît { NAME($place, case: "loc") }.
event-festival-placed = Les Festivités se tiennent { NAME($place, case: "loc") }.
event-tiles-drawn = { $player } pioche { $count ->
    [one] { $count } tuile Territoire
   *[other] { $count } tuiles Territoire
 }.
event-tiles-drawn-known = { $player } pioche { $count ->
    [one] { $count } tuile Territoire
   *[other] { $count } tuiles Territoire
 } : { $places }.
event-mountains-ignored = { $player } ignore l’effet des Montagnes.
event-clash-begins = Un conflit éclate { NAME($place, case: "loc") }. Envahisseur : { $player }.
event-clash-lapsed = Pas de conflit { NAME($place, case: "loc") }, faute d’adversaires.
event-clan-sheltered = { $player } réfugie un clan dans une Citadelle { NAME($place, case: "gen") }.
event-no-triskels = Les cartes Triskel sont interdites dans le conflit { NAME($place, case: "gen") }.
event-citadels-emptied = Tous les clans sortent des Citadelles { NAME($place, case: "gen") }.
event-new-instigator = { $player } devient l’envahisseur.
event-peace-on = { $player } veut la paix.
event-peace-off = { $player } ne veut plus la paix.
event-peace-offered = { $player } propose la paix.
event-peace-refused = { $player } refuse la paix.
event-peace-made = La paix est conclue { NAME($place, case: "loc") }.
event-attack = { $player } attaque { $target }.
event-attack-ignored = { $player } ignore l’attaque.
event-withdraws = { $player } quitte le territoire du conflit.
event-next-maneuver-chosen = La prochaine manœuvre revient à { $player }.
event-clash-over = Le conflit { NAME($place, case: "gen") } est fini.
event-cauldron-laid = { $player } : { $count ->
    [one] { $count } clan va
   *[other] { $count } clans vont
 } sur Le chaudron du Dagda.
event-cauldron-returns = { $player } : { $count ->
    [one] { $count } clan revient
   *[other] { $count } clans reviennent
 } du chaudron { NAME($place, case: "loc") }.

# --- Pourquoi ce n’est pas possible ---

reason-not-in-hand = Tu n’as pas { $card } en main.
reason-not-a-season-card = { $card } n’est pas une carte Saison.
reason-druid-last-action = Le Druide ne se joue pas comme dernière carte Action.
reason-brenn-must-play = Le Brenn doit ouvrir la Saison par une carte Saison.
reason-no-victory-condition = Même avec tes Exploits, aucune condition n’atteint 6. Territoires : { $territories } ; Sanctuaires : { $sanctuaries } ; clans adverses là où tu es chef : { $clans } ; Exploits : { $deeds }.
reason-pretender-already = Tu as déjà un marqueur Prétendant.
reason-not-present = Tu n’as pas de clan { NAME($place, case: "loc") }.
reason-not-in-play = Ce territoire n’est pas en jeu : { $place }.
reason-not-adjacent = Ce territoire n’est pas voisin : { $place }.
reason-no-citadel-in-swamp = Ni Citadelle ni Capitale ne peuvent se trouver dans le Marais.
reason-no-sanctuary-there = Il n’y a pas de Sanctuaire { NAME($place, case: "loc") }.
reason-sanctuary-already = Il y a déjà un Sanctuaire { NAME($place, case: "loc") }.
reason-not-chieftain = Tu n’es pas chef { NAME($place, case: "gen") }.
reason-not-exposed = { $player } n’a pas de clan engagé.
reason-no-withdrawal = Tu n’es chef d’aucun territoire voisin.
reason-spear-in-force = La lance de Lug interdit les cartes Triskel pendant ce conflit.
reason-cuchulain-one-clan = Pour jouer La geste de Cuchulain, il te faut exactement un clan engagé.
reason-not-this-moment = Ce n’est pas le moment de jouer { $card }.
reason-not-a-location = Un territoire se place sur un emplacement libre qui en touche au moins deux autres.

# --- Ce qui est en cours ---

doing-action-declared = une carte Action attend des réponses
doing-action-resolved = une carte Action va être défaussée
doing-assembly = l’Assemblée
doing-assembly-start = le début de l’Assemblée
doing-attack = une attaque
doing-attack-declared = une attaque attend des réponses
doing-bard_sings = le Barde chante un Exploit
doing-brenn_locates = le Brenn choisit un emplacement
doing-cathbad_sets_aside = La parole de Cathbad écarte une carte
doing-citadels-end = la fin de l’étape des Citadelles
doing-clan-removed = un clan vient d’être perdu
doing-clan-would-be-removed = un clan va être perdu
doing-clash = un conflit
doing-clash-start = le début d’un conflit
doing-clashes = le choix du prochain conflit
doing-cove_sets_aside = l’Anse écarte une carte
doing-dagdas_club_commands = La massue du Dagda dirige une attaque
doing-dagdas_club_saves = La massue du Dagda protège un clan
doing-deirdre_takes = La beauté de Deirdre choisit un Récit épique
doing-draft = la sélection des cartes Action
doing-drawing = une pioche de Récits épiques
doing-druid_takes = le Druide fouille la défausse
doing-epic-draw = une pioche de Récits épiques attend des réponses
doing-epic-or-advantage-declared = une carte attend des réponses
doing-epic-played = un Récit épique vient d’être joué
doing-gates-resolve = l’effet des Portes de Tir Na Nog
doing-maeve_gives_back = Maeve rend une carte Action
doing-maeve_is_given = Maeve reçoit une carte Action
doing-maneuver-done = la fin d’une manœuvre
doing-master_craftsman_discards = le Maître Artisan défausse une carte
doing-master_craftsman_gives = le Maître Artisan offre un Récit épique
doing-misty_lands_discards = la Terre des Brumes défausse des cartes Action
doing-mountains = l’effet des Montagnes
doing-mountains-entered = l’entrée dans les Montagnes
doing-peace-offer = une offre de paix
doing-resolution-start = le début de la résolution d’un conflit
doing-return_to_the_island = un retour sur l’île
doing-salt_mine_gives = la Mine de sel rend une carte Action
doing-scouts_move = le déplacement des Espions et Éclaireurs
doing-season = la Saison
doing-season-card-done = la fin d’une carte Saison
doing-setting-up = la mise en place
doing-sheltering = l’étape des Citadelles
doing-tailtu_moves = La terre de Tailtu déplace un clan
doing-tailtu_places = La terre de Tailtu place une tuile
doing-turn-end = la fin d’un tour
doing-warlord_commands = le Chef de guerre commande
