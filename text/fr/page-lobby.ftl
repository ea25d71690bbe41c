# Les pages autour des jeux : accueil, nouvelle table, la salle avant la partie, listes, classement, donne du jour.

# --- mots que plusieurs pages partagent ---

lobby-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
lobby-seat = Place { $number }
lobby-unnamed = Table { $game }
lobby-share = Partager

level-random-help = joue n’importe quel coup permis par les règles
level-beginner-help = agit souvent sans réfléchir : pour tes premières parties
level-casual-help = sait ce qui est bon, ne regarde pas plus loin
level-club-help = réfléchit un peu à l’avance : une belle partie après quelques soirées
level-strong-help = prévoit, se souvient de la sélection, pardonne peu
level-expert-help = le meilleur que nous ayons ; prend jusqu’à cinq secondes
level-bot = Bot { $level }
level-bot-styled = Bot { $level }, { $style }
style-none = équilibré
style-aggressive = agressif
style-builder = bâtisseur
style-peaceful = pacifique
style-choose = Style

left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
 }
left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
 }
left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
 }
left-none = le temps est écoulé

# --- accueil ---

home-title = Jeux des îles de l’Ouest
home-lead = Deux jeux de plateau de légende celtique. Joue tout de suite contre des bots, qui n’en voient pas plus que toi, ou réunis tes amis par un lien. Sans compte.
home-play-now = Jouer à { $game }
home-your-turn = À toi : { $table }
home-learn = Apprendre en jouant
home-new = Nouvelle table
home-inis-about = Choisis tes cartes, mène tes clans sur une île qui grandit, construis, négocie, fais la paix, et conquiers la couronne de l’une des trois manières.
home-inis-time = 60–90 min
home-tirnanog-about = Envoie tes bardes entre les cartes de l’Autre Monde et tisse ce qu’ils rapportent en une saga de trois strophes. Aussi en solo, contre Balor.
home-tirnanog-time = 30–45 min
home-range = { $from }–{ $to } joueurs
home-play = Jouer contre des bots
home-play-alone = Jouer contre Balor
home-against = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
 } · { $level }
home-change-bots = Changer le nombre et le niveau des bots
home-how-many = Joueurs, en te comptant
home-how-strong = Force des bots
home-alone = En solo
home-alone-help = Personne d’autre ne joue : tu essaies de marquer plus de points que Balor.
home-bots-done = Terminé
home-friends = Lien pour des amis
home-friends-help = Crée une table privée pour { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 } ; des bots peuvent prendre les places vides
home-guided = Partie guidée
home-solo = Donne solo du jour
home-all-options = Toutes les options
home-starting = On prépare la table …
home-open-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
 }
home-your-tables = Tes tables
home-waiting-count = { $count ->
    [one] { $count } t’attend
   *[other] { $count } t’attendent
 }
home-no-tables = Rien encore. Les tables où tu t’assois restent ici, même si tu fermes la page.
home-open-tables = Tables ouvertes
home-no-open = Personne ne cherche de joueurs en ce moment. Ouvre une table, et les autres la verront ici.
home-see-all = Toutes les tables et les résultats
home-daily = Donne solo du jour
home-daily-about = Une donne de Tír na nÓg par jour, la même pour tout le monde, un seul essai.
home-daily-played = { $count ->
    [0] Personne ne l’a encore terminée
    [one] { $count } personne l’a terminée
   *[other] { $count } personnes l’ont terminée
 }
home-daily-play = Jouer
home-daily-go-on = Continuer
home-daily-see = Voir les scores

row-your-turn = à toi
row-seat-kept = une place t’est réservée
row-lobby = attend des joueurs
row-waiting-others = les autres réfléchissent
row-over-days = sur plusieurs jours
row-rated = classée
row-join = Rejoindre
row-watch = Regarder
row-unread = { $count ->
    [one] { $count } événement nouveau
   *[other] { $count } événements nouveaux
 }

# --- une nouvelle table ---

new-title = Nouvelle table
new-lead = Tout a déjà une bonne valeur. Change ce qui compte pour toi.
new-game = Jeu
new-table-name = Nom de la table
new-players = Joueurs
new-alone = en solo contre Balor
new-who = Qui joue
new-you = Toi
new-seat-open = libre, pour quelqu’un que tu invites
new-seat-open-public = libre, pour tout le monde
new-seat-hot = quelqu’un à côté de toi, sur cet écran
new-seat-a-bot = un bot
new-seat-choice = Qui s’assoit à la place { $number } ?
new-game-options = Variantes
new-pace = Rythme
new-live = D’une traite
new-live-help = Tout le monde est là ; chacun a une pendule.
new-days = Sur plusieurs jours
new-days-help = Réponds quand tu as le temps ; un e-mail ou une notification te prévient.
new-no-hurry = Rien ne presse : tu joues avec des bots ou sur un seul écran, sans pendule.
new-bank = Minutes de réflexion en tout
new-increment = Secondes ajoutées par réponse
new-per-answer = Jours pour une réponse
new-response = Heures pour réagir à un coup des autres
new-absent = Quand le temps est écoulé
new-absent-bot = un bot répond
new-absent-wait = tous attendent
new-windows = Quand les autres peuvent réagir
new-windows-fast = Rapide
new-windows-fast-help = On continue dès que tous ont répondu. Entre amis.
new-windows-fixed = Un temps fixe
new-windows-fixed-help = Chaque fois autant de secondes, quoi que chacun ait en main : l’attente ne trahit rien.
new-window-seconds = Secondes
new-access = Qui peut venir
new-private = Sur invitation
new-private-help = Seules les personnes qui ont le lien trouvent la table.
new-open = Tout le monde
new-open-help = La table est dans la liste ; chacun peut s’asseoir ou regarder.
new-rated = Classée
new-rated-help = Compte pour le classement. Pas d’annulation, et un temps fixe pour les réactions.
new-advanced = Davantage
new-seed = Graine de la donne
new-seed-help = La même graine donne les mêmes cartes. Une telle partie n’est pas classée.
new-sentence = { $game } pour { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
new-make = Créer la table
new-start = Commencer la partie
new-makes-link = Tu reçois un lien pour tes amis.
new-starts-now = Toutes les places sont prises : la partie commence aussitôt.

opt-scenario = Mise en place
opt-scenario-standard = Standard
opt-scenario-standard-help = Les territoires de départ sont tirés au sort : la partie habituelle.
opt-scenario-discovery = Première partie
opt-scenario-discovery-help = Territoires de départ fixes dans un ordre facile, comme les règles le recommandent pour la première fois.
opt-buildings = Bâtiments de la boîte
opt-buildings-18 = 8 Citadelles, 9 Sanctuaires
opt-buildings-18-help = Comme dans la plupart des éditions.
opt-buildings-20 = 9 Citadelles, 10 Sanctuaires
opt-buildings-20-help = Comme dans la liste anglaise de 2016.
opt-geometry = Forme des territoires
opt-geometry-T3 = Trois lobes
opt-geometry-T3-help = Les tuiles s’emboîtent dans deux sens, comme dans la boîte.
opt-geometry-H1 = Hexagones
opt-geometry-H1-help = Un hexagone par territoire : plus simple à embrasser du regard.
opt-geis = Les trois Geis
opt-geis-first = De la première partie
opt-geis-first-help = Les trois que les règles recommandent pour commencer.
opt-geis-random = Trois au hasard
opt-geis-random-help = Tirés au sort pour chaque rangée.
opt-geis-chosen = Choisis
opt-geis-chosen-help = Tu en choisis un pour chaque rangée.
opt-top = Rangée du haut
opt-middle = Rangée du milieu
opt-bottom = Rangée du bas
opt-difficulty = Force de Balor
opt-difficulty-easy = Facile
opt-difficulty-easy-help = Trois cartes quittent la pile de Balor avant le décompte.
opt-difficulty-medium = Moyenne
opt-difficulty-medium-help = Deux cartes quittent la pile de Balor avant le décompte.
opt-difficulty-hard = Difficile
opt-difficulty-hard-help = Une carte quitte la pile de Balor avant le décompte.
opt-difficulty-impossible = Impossible
opt-difficulty-impossible-help = Balor garde tout.

pace-live = d’une traite : { $minutes } min et { $seconds } s par réponse
pace-unhurried = d’une traite, sans se presser
pace-days = sur plusieurs jours : { $days ->
    [one] { $days } jour par réponse
   *[other] { $days } jours par réponse
 }
pace-days-response = { $hours ->
    [one] { $hours } heure pour réagir aux autres
   *[other] { $hours } heures pour réagir aux autres
 }
pace-absent-bot = temps écoulé : un bot répond
pace-absent-wait = temps écoulé : tous attendent
pace-windows-fast = réactions : jusqu’à ce que tous aient répondu
pace-windows-fixed = réactions : toujours { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }

# --- la salle avant la partie ---

room-connecting = La porte s’ouvre …
room-gone-title = Cette porte est fermée
room-gone = Cette table n’existe pas, ou elle est privée. Si tu as reçu une invitation, ouvre le lien entier de l’invitation.
room-closed-title = Cette table a été abandonnée
room-closed = La personne qui l’a créée l’a fermée avant le début de la partie.
room-home = À l’accueil
room-private = sur invitation
room-open = ouverte à tous
room-invited = On t’invite à jouer à { $game }
room-seats = Places
room-you = toi
room-program = programme
room-free = libre
room-kept-for = réservée à { $player }
room-kept-for-you = réservée pour toi
room-hot-seat = sur ton écran
room-sit = S’asseoir
room-sit-here = S’asseoir ici
room-change-seat = Changer pour cette place
room-stand-up = Se lever
room-decline = Refuser
room-send-away = Renvoyer
room-remove-bot = Enlever le bot
room-hot-name = Nom du joueur ou de la joueuse { $number }
room-hot = Quelqu’un à côté de moi joue ici
room-seat-bot = Installer un bot
room-fill-bots = Compléter avec des bots
room-bot-level = Niveau du bot à la place { $number }
room-invite-title = Invite tes amis
room-invite-help = Toute personne qui ouvre ce lien peut s’asseoir, sans compte.
room-invite-local = Ce lien ne marche que sur cet ordinateur. Pour tes amis du même réseau, lance le serveur avec FIDCHELL_HOST=0.0.0.0 et ouvre cette page par l’adresse de l’ordinateur au lieu de localhost.
room-invite-lost = Le lien a été montré dans le navigateur où la table a été créée. Regarde là-bas, ou crée une nouvelle table.
room-invite-open = Cette table est dans la liste publique. Voici son adresse :
room-invite-text = Joue à { $game } avec moi sur Fidchell
room-play-as = Tu joues sous le nom
room-your-name = Ton nom
room-options = Ce qu’on joue
room-chat = Discussion
room-chat-empty = Rien n’a encore été dit.
room-chat-write = Dis quelque chose à tous
room-chat-send = Envoyer
room-chat-sit = Assieds-toi pour discuter.
room-start = Commencer la partie
room-start-missing = { $count ->
    [one] { $count } place est encore libre : invite quelqu’un ou installe un bot.
   *[other] { $count } places sont encore libres : invite quelqu’un ou installe des bots.
 }
room-still-free = { $count ->
    [0] Une place t’est réservée.
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
 }
room-start-kept = Pas encore à table : { $players }.
room-start-ready = Toutes les places sont prises.
room-start-owner = La personne qui a créé la table lance la partie.
room-sit-first = Prends une place libre pour jouer, ou reste regarder.
room-full = Toutes les places sont prises. Tu pourras regarder quand la partie commencera.
room-give-up = Abandonner la table
room-give-up-sure = Abandonner cette table ?
room-give-up-help = Elle disparaît pour tous ceux qui y sont assis. C’est définitif.
room-give-up-yes = Abandonner
room-lost = La connexion est perdue. Nouvel essai …

# --- tables et résultats ---

games-title = Tables
games-yours = Les tiennes
games-open = Ouvertes
games-watch = En cours
games-finished = Terminées
games-waiting = T’attendent
games-offered = Places qui te sont réservées
games-running = Les autres réfléchissent
games-lobby = Pas commencées
games-past = Tes parties terminées
games-none-yours = Tu n’as encore pris place à aucune table.
games-none-open = Aucune table ouverte en ce moment.
games-none-watch = Aucune partie ouverte n’est en cours en ce moment.
games-none-finished = Aucune partie terminée ici pour l’instant.
games-find = Ouvrir un lien ou le numéro d’une table
games-find-hint = https://… ou a12B34c56D78
games-find-go = Ouvrir
games-find-wrong = Ce n’est ni un lien vers une table, ni le numéro d’une table.
games-filter-game = Jeu
games-filter-all = tous
games-filter-players = Joueurs
games-won = victoire : { $players }
games-nobody-won = personne n’a gagné
games-balor-won = Balor a gagné
games-beat-balor = Balor est vaincu
games-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
games-branch = reprise d’une autre partie
games-daily-of = donne solo du { $day }
games-replay = Revoir
games-older = Montrer les plus anciennes

bring-title = Importer une partie
bring-help = Un enregistrement gardé après une partie, ici ou en ligne de commande. Une partie terminée s’ouvre pour être revue ; une autre peut être continuée.
bring-file = Choisis un fichier
bring-drop = ou dépose-le ici
bring-paste = ou colle son texte
bring-go = Importer
bring-empty = Choisis d’abord un fichier ou colle le texte d’un enregistrement.
bring-json = Ce n’est pas le texte d’un enregistrement : ce n’est pas du JSON. Prends le fichier entier, tel quel.
bring-record = C’est du JSON, mais pas l’enregistrement d’une partie.
bring-large = C’est trop grand : un enregistrement fait au plus 400 ko.

# --- personnes et classement ---

ladder-title = Classement
ladder-help = Ici comptent les parties classées des personnes qui ont un compte, et de leurs programmes. La cote est ce qui est presque certain : elle monte à mesure qu’on te connaît mieux.
ladder-empty = { $game } : aucune partie classée à { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 } n’a encore été terminée. Crée une table classée et ouvre la marche.
ladder-place = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-games = Parties
ladder-wins = Victoires
ladder-range = { $name } : cote { $rating }, presque certainement entre { $low } et { $high }
ladder-statistics = Ce que disent les parties
ladder-statistics-of = { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
 }
ladder-statistics-none = Pas encore de partie terminée à plusieurs.
ladder-by-seat = Victoires selon la place
ladder-by-kind = Victoires selon qui joue
ladder-people = humains
ladder-scores = Scores
ladder-scores-between = { $from } à { $to } : { $count } fois
ladder-scores-at = { $from } : { $count } fois
ladder-fair-share = part égale
ladder-bar = { $name } : { $percent } % sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
ladder-results = Derniers résultats
ladder-make-rated = Créer une table classée

person-guest = de passage
person-account = avec compte
person-bot = programme
person-since = ici depuis le { $day }
person-ratings = Cotes
person-no-ratings = Pas encore de parties classées.
person-played = Parties
person-none = Pas encore de parties terminées.
person-win-share = { $percent } % de victoires
person-fair = une part égale serait { $percent } %
person-form = Dernières parties
person-form-help = La plus récente est à droite.
person-won = victoire
person-shared = victoire partagée
person-lost = pas de victoire
person-missing = Personne de ce nom
person-you = C’est toi

# --- la donne solo du jour ---

daily-title = La donne solo du jour
daily-about = Tír na nÓg contre Balor. Tout le monde reçoit les mêmes cartes, et un seul essai : ni annulation, ni aide.
daily-today = Aujourd’hui
daily-before = La veille
daily-after = Le lendemain
daily-play = Jouer la donne du jour
daily-go-on = Continuer ta partie
daily-replay = Revoir ta partie
daily-closes = Compte jusqu’au { $when }.
daily-over = Ce jour est passé.
daily-seed-play = Essayer cette donne
daily-yours = Ton résultat
daily-yours-running = Ta partie n’est pas encore terminée.
daily-yours-late = Ta partie n’a pas été terminée à temps.
daily-scores = Scores
daily-none = Personne n’a terminé cette donne.
daily-none-today = Personne ne l’a encore terminée. Ouvre la marche.
daily-score = Score
daily-balor = Balor
daily-won = a vaincu Balor
daily-lost = Balor a gagné
daily-shown = { $shown } sur { $played }
daily-distribution = Répartition des scores
daily-geis = Geis tirés au sort, Balor de force moyenne

# A chat room is told who is waited for.
hook-title = Prévenir un salon de discussion
hook-help = Quand cette table attend quelqu’un, et quand quelqu’un a gagné, une ligne apparaît dans le salon de ton groupe.
hook-on = Prévient { $style }
hook-now = Y écrire maintenant
hook-drop = Ne plus prévenir
hook-url = Adresse du webhook
hook-url-help = Discord : paramètres du salon, Intégrations, Webhooks. Le serveur la garde secrète.
hook-style = Type de salon
hook-language = Langue du salon
hook-save = Prévenir
hook-change = Prévenir un autre salon
hook-saved = Le salon sera prévenu.
hook-tested = Une ligne y a été écrite.
hook-dropped = Le salon n’est plus prévenu.
