# Le plateau d’Inis.

inis-views = Affichage de l’île
inis-view-map = Carte
inis-view-table = Tableau
inis-map = Carte de l’île
inis-table = Territoires de l’île
inis-zoom = Taille de la carte
inis-zoom-in = Plus près
inis-zoom-out = Plus loin
inis-zoom-fit = Voir toute l’île
inis-close = Fermer
inis-none = aucune
inis-first-clans = { $left ->
    [one] C’est le second de tes deux premiers clans.
   *[other] Chacun place deux clans, un à la fois, à tour de rôle : il te reste les deux.
 }

# Les tuiles en mots

inis-clans-of = { $player } { $count ->
    [one] { $count } clan
   *[other] { $count } clans
 }
inis-no-clans = aucun clan
inis-chieftain-is = chef : { $player }
inis-no-chieftain = pas de chef
inis-capital = Capitale
inis-festival = Festivités
inis-clash = Conflit
inis-clash-here = Un conflit a lieu ici
inis-capital-count = Capitale
inis-citadel-count = { $count ->
    [one] { $count } Citadelle
   *[other] { $count } Citadelles
 }
inis-sanctuary-count = { $count ->
    [one] { $count } Sanctuaire
   *[other] { $count } Sanctuaires
 }
inis-festival-count = Festivités
inis-beside = Voisins : { $places }
inis-spot = Nouveau territoire, voisins : { $places }
inis-short-gates = Portes
inis-can-choose = Peut être choisi
inis-why-not = Pourquoi pas ?
inis-advantage-is = Carte Avantage : { $where }
inis-advantage-spent = jouée cette manche
inis-advantage-free = sur la table, à personne
inis-advantage-none = hors jeu

inis-column-territory = Territoire
inis-column-chieftain = Chef
inis-column-clans = Clans
inis-column-citadels = Citadelles
inis-column-sanctuaries = Sanctuaires
inis-column-also = Aussi ici
inis-column-beside = Voisins
inis-column-card = Carte Avantage

# Joueurs

inis-player = Joueur { $player }
inis-you = toi
inis-bot = bot, { $level }
inis-program = programme
inis-away = un bot joue à sa place
inis-passed = a passé
inis-thinking = doit agir
inis-brenn = Brenn
inis-pretender = Prétendant
inis-in-clash = dans le conflit
inis-meter-territories = Territoires
inis-meter-sanctuaries = Sanctuaires
inis-meter-led = Clans dominés
inis-meter = { $condition } : { $value } sur 6{ $deeds ->
    [0] {""}
    [one] , et { $deeds } Exploit
   *[other] , et { $deeds } Exploits
 }{ $met ->
    [yes] {" "}: condition remplie
   *[no] {""}
 }
inis-reserve = { $count ->
    [one] { $count } clan en réserve
   *[other] { $count } clans en réserve
 }
inis-deeds = { $count ->
    [one] { $count } Exploit
   *[other] { $count } Exploits
 }
inis-actions-held = { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
 }
inis-advantages-held = { $count ->
    [one] { $count } carte Avantage
   *[other] { $count } cartes Avantage
 }
inis-epics-held = { $count ->
    [one] { $count } Récit épique
   *[other] { $count } Récits épiques
 }
inis-crows-clockwise = sens horaire
inis-crows-counter_clockwise = sens antihoraire

# Main et cartes

inis-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
inis-hand-empty = Ta main est vide
inis-can-play = Jouable maintenant
inis-cannot-play = Pas jouable maintenant
inis-play = Jouer { $card }
inis-choose = Choisir { $card }
inis-look = Regarder de près
inis-look-at = Regarder { $card }
inis-rulings = Précisions
inis-deck-action = Carte Action
inis-deck-advantage = Carte Avantage
inis-deck-epic = Récit épique
inis-plays = { $player } joue
inis-no-effect = sans effet
inis-pass = Passer
inis-pass-sure = Vraiment passer ?

inis-piles = Autres cartes et réserves
inis-piles-short = Autres cartes
inis-open-cards = Visibles de tous
inis-advantages-of = Cartes Avantage : { $player }
inis-display = Sur la table, à personne
inis-spent = Cartes Avantage jouées cette manche
inis-epic-discard = Récits épiques défaussés
inis-in-play = En train d’être jouées
inis-revealed = Révélées
inis-known = Ce que tu sais
inis-known-hand = En main : { $player }
inis-known-aside = Écartée
inis-known-discard = Parmi les cartes Action défaussées
inis-known-tiles = Territoires à venir
inis-known-nothing = Rien de plus que ce que tout le monde voit.
inis-left = Réserves
inis-left-tiles = { $count ->
    [one] { $count } territoire restant
   *[other] { $count } territoires restants
 }
inis-left-citadels = { $count ->
    [one] { $count } Citadelle restante
   *[other] { $count } Citadelles restantes
 }
inis-left-sanctuaries = { $count ->
    [one] { $count } Sanctuaire restant
   *[other] { $count } Sanctuaires restants
 }
inis-left-epics = { $count ->
    [one] { $count } Récit épique dans la pioche
   *[other] { $count } Récits épiques dans la pioche
 }
inis-discarded-actions = { $count ->
    [one] { $count } carte Action défaussée
   *[other] { $count } cartes Action défaussées
 }
inis-aside = Une carte Action est écartée
inis-no-aside = Aucune carte Action n’est écartée

# Sélection des cartes

inis-draft = Sélection des cartes
inis-draft-title = { $keep ->
    [one] Garde une carte
    [2] Garde deux cartes
    [3] Garde trois cartes
   *[other] Garde { $keep } cartes
 }, { $onward ->
    [one] passe-en une à { $player }
    [2] passe-en deux à { $player }
    [3] passe-en trois à { $player }
   *[other] passe-en { $onward } à { $player }
 }
inis-draft-help = Les cartes déjà gardées peuvent être passées. Tu peux changer d’avis tant que tous n’ont pas choisi.
inis-draft-sealed = Ton choix est scellé. Personne ne le voit avant que tous aient choisi.
inis-draft-packet = Ton paquet
inis-draft-keep = À garder · { $count } sur { $of }
inis-draft-pass = Pour { $player } · { $count }
inis-draft-choose-from = À choisir · { $count }
inis-draft-from = par { $player }
inis-draft-kept = déjà gardée
inis-draft-is-kept = tu la gardes
inis-draft-is-not-kept = non gardée
inis-draft-keys = Clique sur une carte, fais-la glisser ou appuie sur 1 à { $count }.
inis-draft-commit = C’est bon : garder { $cards }
inis-draft-more = { $count ->
    [one] Choisis encore une carte
   *[other] Choisis encore { $count } cartes
 }
inis-draft-wait = On attend { $players }.
inis-draft-retract = Choisir à nouveau
inis-draft-order = Ordre dans lequel les cartes passent
inis-draft-choosing = choisit
inis-draft-ready = a choisi
inis-draft-seen = Vues et passées
inis-draft-seen-none = Rien encore dans cette Assemblée.
inis-draft-to = { $player }, tour { $pass }
inis-draft-also = Également à toi
inis-draft-island = L’île en ce moment
inis-draft-look = Voir de près
inis-draft-back = Revenir à la sélection

# Conflit

inis-clash-in = Conflit { $place }
inis-maneuver-number = manœuvre { $number }
inis-step-festival = Festivités
inis-step-festival-none = Festivités –
inis-step-citadels = Citadelles
inis-step-resolution = Résolution
inis-step-peace = Paix { $count } sur { $of }
inis-instigator = envahisseur
inis-attacks = attaque
inis-is-attacked = subit l’attaque
inis-maneuvers = manœuvre
inis-safe = { $count } à l’abri
inis-in-cauldron = { $count } dans le chaudron
inis-exposed-of = { $exposed ->
    [one] { $exposed } clan engagé
   *[other] { $exposed } clans engagés
 }, { $sheltered } dans les Citadelles
inis-peace-mine = Je m’arrêterais là
inis-peace-ready = veut la paix
inis-peace-not = ne veut pas la paix
inis-peace-asked = veut la paix ?
inis-spear = La lance de Lug : aucune carte Triskel dans ce conflit.
inis-no-shelter = Rester dehors
inis-hint-no-shelter = la question peut revenir
inis-hint-attack = la cible perd un clan ou une carte Action
inis-hint-withdraw = vers un voisin dont tu es chef
inis-hint-peace = la question est posée à tous les autres
inis-hint-end = personne d’autre n’est engagé ici
inis-discard-one = Défausser une carte Action
inis-choose-in-hand = choisis-la dans ta main
inis-preview-exposed = { $before } → { $after } engagés
inis-preview-exposed-of = { $player } : { $before } → { $after } engagés, sauf si une carte est cédée
inis-preview-exposed-target = { $before } → { $after } engagés, sauf si une carte est cédée
inis-preview-actions = { $before } → { $after } cartes Action, face cachée
inis-preview-meter = { $condition } { $before } → { $after }

# La fin

inis-won = { $player } règne sur l’île
inis-won-you = Tu règnes sur l’île
inis-won-by = Victoire en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 } : { $conditions }.
inis-won-brenn = En tant que Brenn.
inis-condition-territories = présence dans six territoires
inis-condition-sanctuaries = présence auprès de six Sanctuaires
inis-condition-leadership = six clans adverses dominés

# Textes courts pour la face des cartes. Le texte entier se lit avec la carte.

face-bard = Piocher 1 Récit épique. Ou : ta manœuvre a coûté un clan à un adversaire : 1 Exploit.
face-citadel = 1 Citadelle où tu as un clan ; prendre la carte Avantage du territoire.
face-conquest = Choisir un territoire : y amener tes clans des territoires voisins.
face-craftsmen_peasants = Partout où tu as un clan : jusqu’à 1 clan par Citadelle.
face-druid = Pas en dernière carte Action. Prendre 1 carte de la défausse Action.
face-emissaries = Déplacer 1 de tes clans vers un voisin. Pas de conflit.
face-exploration = Le Brenn choisit où poser le prochain territoire ; y ajouter 1 clan.
face-festival = Où il y a un Sanctuaire et ton clan : 1 clan et les Festivités. Y déclencher un conflit coûte un clan.
face-geis = Un adversaire joue une carte Action : elle est sans effet.
face-master_craftsman = Défausser 1 carte, piocher 1 Récit épique. Ou : donner le Récit joué : 1 Exploit.
face-migration = Choisir un territoire : en déplacer tes clans vers ses voisins.
face-new_alliance = Où tu as un clan : 1 clan, ou remplacer 1 clan d’un adversaire qui en a 2 ou plus.
face-new_clans = Ajouter 2 clans où tu en as déjà, ensemble ou non.
face-raid = Après ton attaque : prendre au hasard une carte Action à la cible, sinon elle perd 1 clan.
face-sanctuary = 1 Sanctuaire où tu as un clan ; piocher 1 Récit épique.
face-scouts_spies = Voir les cartes Action d’un adversaire ; déplacer au besoin des clans vers un voisin.
face-warlord = Déclencher un conflit où tu as un clan. Ou après une manœuvre : 1 clan, et choisir qui suit.

face-cove_advantage = Après ta carte Saison : prendre la carte écartée, puis en écarter une.
face-forest_advantage = Après ton Récit épique : en piocher 1.
face-gates_advantage = Tu pioches aux Portes : 1 carte de plus, en garder 1.
face-highlands_advantage = Conflit sur le Plateau, avant les manœuvres : nommer l’envahisseur.
face-hills_advantage = On t’attaque dans les Collines : ignorer l’attaque.
face-iron_mine_advantage = Ton attaque coûte à la cible un clan et une carte Action.
face-lost_vale_advantage = Après ta carte Saison : amener 1 clan voisin, de n’importe qui, au Val perdu.
face-meadows_advantage = Tu pioches un Récit épique : 1 de plus, en garder 1.
face-misty_lands_advantage = Défausser des cartes Action, piocher autant de Récits, en garder 1.
face-moor_advantage = À tout moment : voir les Récits épiques d’un adversaire.
face-mountains_advantage = Tu entres dans les Montagnes : rien à payer.
face-plains_advantage = Déplacer tes clans de la Plaine vers ses voisins.
face-salt_mine_advantage = Après ta carte Saison : prendre au hasard une carte Action, en rendre une.
face-stone_circle_advantage = Après ton Récit : perdre un clan au Cromlech, reprendre le Récit.
face-swamp_advantage = Sans effet : un tour sans passer.
face-valley_advantage = Après ta carte Saison : 1 clan où tu en as déjà.

face-balors_eye = Faire perdre 1 clan, à n’importe qui, n’importe où.
face-battle_frenzy = Fin de l’étape des Citadelles : tous les clans réfugiés sortent.
face-battle_of_moytura = Manœuvre : amener des clans voisins, puis en ajouter 1.
face-breas_tyranny = Où tu as un clan : déplacer 1 clan adverse vers un voisin. Pas de conflit.
face-cathbads_word = Début de l’Assemblée : choisir la carte écartée ; la prendre à la fin et en écarter une.
face-champions_share = Prendre la carte Action écartée.
face-children_of_dana = Ajouter 1 clan dans n’importe quel territoire.
face-dagda = Un Récit épique ou un Avantage est joué : il est sans effet.
face-dagdas_cauldron = Tu perds un clan en conflit : à la fin, jusqu’à 3 de tes clans perdus reviennent.
face-dagdas_club = Tu vas perdre un clan : il reste. Ou : tu choisis ce que coûte ton attaque.
face-dagdas_harp = Pour chaque autre Récit en main (3 au plus) : 1 clan où tu en as déjà.
face-deirdres_beauty = Chaque adversaire révèle un Récit : en prendre 1. Perdre 1 de tes clans.
face-diarmuid_grainne = Tu perds un clan : le placer ailleurs, où tu en as un.
face-eriu = Où il y a un Sanctuaire et ton clan : 1 clan à chaque fois, 3 au plus.
face-fianna = Manœuvre : déplacer tes clans vers un voisin. Pas de conflit.
face-kernunos_sanctuary = Où tu as un clan mais pas de Sanctuaire : 1 clan et 1 Sanctuaire.
face-lug_samildanach = Après toute carte Action : la prendre en main.
face-lugs_spear = Début d’un conflit : aucune carte Triskel.
face-maeves_wealth = Chaque adversaire te donne 1 carte Action ; en rendre une à chacun.
face-manannans_horses = Déplacer jusqu’à 3 clans d’un territoire vers un autre, où qu’il soit.
face-morrigan = Tu peux retourner les corbeaux, puis déclencher un conflit et nommer l’envahisseur.
face-nuada_silverhand = Où tu es chef : jusqu’à 1 clan par adversaire présent.
face-oengus_ploy = Fin d’un tour : le suivant est à toi.
face-ogmas_eloquence = Manœuvre : le conflit prend fin.
face-otherworld = Où tu as un clan, par Sanctuaire (3 au plus) : ajouter 1 clan ou en faire perdre 1.
face-stone_of_fal = Ajouter 2 clans dans la Capitale.
face-strengs_resolve = Après ton attaque : 1 Exploit.
face-tailtus_land = Piocher 3 territoires, en poser 1 ; y déplacer au besoin 1 clan.
face-tale_of_cuchulain = Manœuvre avec 1 clan engagé : faire perdre 1 ou 2 clans engagés.
face-tuans_memory = Piocher 3 Récits épiques, en garder 1.
