# Ce qui entoure un plateau : questions, réponses, chronique, discussion, consignes, commandes.

# Questions

table-decision = Ce qu’on te demande
table-confirm = Confirmer : { $option }
table-choose-again = Choisir autre chose
table-choose-on-board = Choisis sur le plateau.
table-choose-on-board-or = Choisis sur le plateau, ou ici :
table-choose-in-hand = Choisis une carte de ta main.
table-choose-in-hand-or = Choisis une carte de ta main, ou ici :
table-take-number = Choisir { $count }
table-card-text = Ce que dit la carte
table-why-not = Pourquoi je ne peux pas… ?
table-why-open = C’est possible maintenant.
table-waiting-for = On attend { $players }
table-retract = Reprendre mon choix
table-peace = J’accepte de finir ce conflit en paix
table-game-over = La partie est finie
table-gap = Entre { $cards }
table-gap-beside = À côté de { $cards }
table-gap-corner = À l’angle de { $cards }
table-gap-empty = Emplacement { $spot }
table-spot-across = rangée { $row }, colonnes { $column }–{ $nextColumn }
table-spot-down = colonne { $column }, rangées { $row }–{ $nextRow }
table-spot-corner = angle des rangées { $row }–{ $nextRow }, colonnes { $column }–{ $nextColumn }

# Réponses

table-no-answer = Pas de réponse
table-play-card = Jouer { $card }
table-can-answer = { $count ->
    [one] Tu peux répondre avec une carte.
   *[other] Tu peux répondre avec { $count } cartes.
 }
table-nothing-to-play = Tu n’as rien à jouer ici ; personne d’autre ne le sait.
table-declared = Choisi pour { $card } : { $choices }.
table-may-answer = Peuvent répondre : { $players }.
table-others-answer = D’autres peuvent répondre
table-others-answer-card = { $card } : d’autres peuvent répondre
table-sealed = Ta réponse, scellée jusqu’à la fin du délai : { $card }.
table-sealed-pass = Tu laisses passer. D’autres réfléchissent peut-être encore.
table-hold = Attendre +20 s
table-held = Délai prolongé
table-hold-help = Vingt secondes de plus pour tout le monde, une seule fois. Cela peut aussi être un bluff.
table-seconds-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
 }
table-time-days = { $days } j { $hours } h
table-time-hours = { $hours } h { $minutes } min

# En tête de table

table-unnamed = Une table
table-round = Manche { $round }
table-round-of = Round { $round } sur { $rounds }
table-clockwise = sens horaire
table-counter-clockwise = sens antihoraire
table-flock-help = Le Vol des corbeaux : les tours et les cartes passées vont dans ce sens.
table-brenn = Brenn : { $player }
table-brenn-help = Le Brenn ouvre la Saison, choisit où l’on découvre de nouvelles terres et l’emporte dans certaines égalités.
table-first = Commence : { $player }
table-tiles-left = { $count ->
    [one] { $count } territoire dans la pile
   *[other] { $count } territoires dans la pile
 }
table-citadels-left = { $count ->
    [one] { $count } Citadelle en réserve
   *[other] { $count } Citadelles en réserve
 }
table-sanctuaries-left = { $count ->
    [one] { $count } Sanctuaire en réserve
   *[other] { $count } Sanctuaires en réserve
 }
table-epics-left = { $count ->
    [one] { $count } Récit épique dans la pioche
   *[other] { $count } Récits épiques dans la pioche
 }
table-deck-left = { $count ->
    [one] { $count } carte dans le paquet
   *[other] { $count } cartes dans le paquet
 }
table-menu = Menu de la table
table-help = Aide et touches
table-sounds = Sons
table-settings = Réglages
table-cards = Toutes les cartes
table-rules = Règles
table-leave = Quitter la table
table-close = Fermer
table-cancel = Annuler
table-laying = Le plateau se met en place…
table-not-laid = Le plateau n’a pas pu être chargé.
table-reload = Recharger
table-title-your-turn = (à toi) { $name }
table-eyes = Comme { $player }
table-panes = Parties de la table
table-board = Plateau
table-aside = À côté du plateau

# Annuler, s’absenter

table-undo = Annuler le coup
table-undo-asked = { $player } demande à reprendre un coup. Es-tu d’accord ?
table-undo-agree = D’accord
table-undo-refuse = Refuser
table-undo-waits = { $player } demande à reprendre un coup. On attend l’accord des autres : { $players }.
table-away = Laisser un bot jouer pour moi
table-back = Je reprends
table-away-now = Un bot joue à ta place.

# Rythme

table-pace = Rythme de la partie
table-pace-live = En direct
table-pace-days = Sur plusieurs jours
table-pace-bank = Minutes de réflexion en tout
table-pace-increment = Secondes ajoutées à chaque réponse
table-pace-fixed = Les réponses durent toujours aussi longtemps
table-pace-window = Secondes pour répondre
table-pace-answer = Jours pour jouer
table-pace-response = Heures avant qu’une occasion de répondre ne passe
table-pace-absent = Quand le temps de quelqu’un est écoulé
table-pace-absent-bot = Un bot répond
table-pace-absent-wait = Tout le monde attend
table-pace-save = Changer le rythme

# Chronique, discussion, notes

table-chronicle = Chronique
table-chronicle-empty = Il ne s’est encore rien passé.
table-older = { $count ->
    [one] { $count } événement plus ancien
   *[other] { $count } événements plus anciens
 }
table-chat = Discussion
table-chat-open = { $count ->
    [0] Discussion
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
 }
table-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
 }
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose à la table
table-chat-send = Envoyer
table-chat-watch = Il faut avoir une place à la table pour écrire ici.
table-notes = Notes
table-notes-empty = Personne d’autre ne peut lire ce que tu notes ici.
table-notes-loading = Chargement…
table-notes-saved = Enregistré.
table-notes-changed = Pas encore enregistré…
table-notes-failed = Impossible d’enregistrer. Nouvel essai dès que tu continues d’écrire.

# Consignes

table-orders = Consignes
table-orders-help = Quand les autres font une chose à laquelle tu pourrais répondre, la partie ne t’attend que si tes consignes le disent. Personne d’autre ne les voit.
table-orders-ask = Me demander
table-orders-touched = quand cela me touche
table-orders-always = toujours
table-orders-never = jamais
table-orders-until = Cela vaut
table-orders-until-end = jusqu’à nouvel ordre
table-orders-until-season = jusqu’à la fin de la Saison
table-orders-until-touched = jusqu’à ce que quelque chose me touche
table-orders-also = Me demander quand même si
table-orders-player = Joueur
table-orders-card = Carte
table-orders-place = Territoire
table-orders-anybody = n’importe qui
table-orders-any-card = n’importe quelle carte
table-orders-anywhere = n’importe où
table-orders-add = Ajouter un cas
table-orders-remove = Retirer ce cas
table-orders-save = Enregistrer les consignes
table-orders-saved = Tes consignes sont enregistrées.
table-orders-off-season = Tes consignes ont pris fin avec la Saison. On te demande à nouveau quand quelque chose te touche.
table-orders-off-touched = Tes consignes ont pris fin, car quelque chose te touchait. On te demande à nouveau.

# Depuis la dernière visite

table-recap = Depuis ta dernière visite
table-recap-heard = { $count ->
    [one] Un événement depuis ta dernière visite. { $words }
   *[other] { $count } événements depuis ta dernière visite. { $words }
 }
table-recap-back = Précédent
table-recap-next = Suivant
table-recap-play = Lecture
table-recap-pause = Pause
table-recap-skip = Passer
table-recap-done = Terminé

# Plusieurs personnes, un écran

table-curtain = À { $player }
table-curtain-help = Passe l’écran. Aucune carte n’est visible en ce moment.
table-curtain-ready = C’est moi, { $player }
table-curtain-never = Je joue toutes ces places : ne plus demander

# La fin

table-over-nobody = Personne ne gagne
table-over-next = Et maintenant ?
table-rematch = Rejouer
table-replay = Revoir la partie
table-analysis = Analyse
table-share = Partager
table-link-copied = Le lien est copié.

# Touches

table-keys = Touches
table-key-help = Cette aide
table-key-commands = Taper une commande
table-key-decision = Vers ce qu’on te demande
table-key-hand = Vers ta main
table-key-board = Vers le plateau
table-key-chronicle = Vers la chronique
table-key-chat = Vers la discussion
table-key-view = Carte ou tableau
table-key-undo = Annuler le coup
table-key-sounds = Sons, avec ou sans
table-key-pass = Vers « Passer » ou « Pas de réponse »
table-key-option = Vers les réponses affichées
table-help-materials = Ce qui est écrit sur du vélin te demande quelque chose. Le reste est la table et ce que font les autres. Les choses en pointillé ne sont pas possibles maintenant : appuie dessus, elles disent pourquoi.
table-help-touch = Sur un écran tactile, tu choisis d’abord, puis tu confirmes ; les réglages peuvent changer cela.
table-help-commands = Une commande est faite de noms : le nom d’une carte, puis ceux des territoires et un nombre, et toutes ses questions ont leur réponse. « pourquoi attaquer » explique, « ? » dit ce qui est possible.
# Ce que disent les petits signes

signs-title = Ce que disent les signes
sign-season = Saison : tu joues cette carte comme ton tour.
sign-triskel = Triskel : tu joues cette carte au moment que dit son texte, même hors de ton tour.
sign-clash = Épées croisées : sur une carte, elle peut déclencher un conflit ; sur un territoire ou chez un joueur, un conflit est en cours.
sign-rule = Point rouge : ce territoire a sa propre règle. Pointe-le ou touche-le pour la lire.
sign-chieftain = Chef : qui a le plus de clans dans un territoire. Ses clans y portent une couronne.
sign-brenn = Torque : le Brenn, qui mène la manche.
sign-pretender = Couronne : un prétendant, qui gagne à la prochaine Assemblée s’il remplit une condition.
sign-reserve = Bouclier : clans en réserve, hors de l’île.
sign-deed = Étoile : Exploits. Chacun remplace un élément qui manque pour arriver à six.
sign-contested = Attention : un barde d’un autre touche aussi cette carte et peut la prendre avant toi.
sign-bard-home = Barde chez lui, encore à envoyer
sign-bard-out = Barde en route, entre les cartes
sign-bard-lost = Barde égaré : il ne reste aucune carte à côté de lui
sign-hand = Cartes en main
sign-first = Premier joueur de cette manche
sign-turn = C’est à ce joueur d’agir

# Commandes

table-commands = Commandes
table-commands-key = Commandes ( / )
table-commands-example = jouer conquête, passer, ?
table-commands-run = Faire
table-commands-said = Ce qui en est sorti
table-commands-offers = Propositions
table-command-done = Fait : { $answers }.
table-command-unused = Non utilisé : { $words }.
table-command-question = { $question } ({ $options })
table-command-not-asked = On ne te demande rien pour l’instant.
table-command-no-answer = « { $word } » ne répond pas à la question.
table-command-unknown = Je ne connais pas « { $word } ».
table-command-near = Je ne connais pas « { $word } ». Peut-être « { $near } » ?
table-command-which = Lequel : { $options } ?
table-command-help = Nomme ce que tu choisis. Aussi : { $commands }.
table-command-hand = Dans ta main : { $cards }.
table-command-why-what = Pourquoi quoi ? Nomme une carte, un lieu ou un joueur.
table-command-say-what = Dire quoi ?
table-command-undo-done = Annulation demandée.
table-command-hold-done = Vingt secondes de plus.
table-command-say-done = C’est dit.
table-words-help = aide
table-words-why = pourquoi
table-words-undo = annuler, reprendre
table-words-hold = attendre
table-words-say = dire
table-words-hand = main
table-words-waiting = qui, attente
table-words-filler = jouer, joue, prendre, placer, le, la, les, l, un, une, des, et, avec, clan, clans, carte, choisir
table-words-from = de, du, d, depuis
table-words-to = vers, à, au, aux, dans, en
table-words-move = déplacer, déplace, aller
table-too-quick = La question venait de changer : ce clic n’a pas compté.
