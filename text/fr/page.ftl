# Ce qui figure sur toutes les pages : navigation, boutons, erreurs, connexion.

skip-to-content = Aller au contenu
nav-label = Pages principales
nav-play = Jouer
nav-learn = Apprendre
nav-daily = Partie du jour
nav-games = Parties
nav-ladder = Classement
nav-cards = Cartes
nav-rules = Règles
nav-settings = Réglages
to-first-page = Fidchell, première page
who-am-i = Toi : { $name }. Réglages
nobody-yet = Invité
guest-name = Invité { $number }
language-menu = Langue : { $language }
theme-button = Couleurs : { $theme }. Changer
theme-auto = comme le système
theme-light = claires
theme-dark = sombres

footer-label = Plus
footer-free = Logiciel libre, sur son propre serveur
footer-notice = Illustrations et textes originaux. Sans lien avec les auteurs ni les éditeurs des jeux imprimés.

title-home = Jouer
title-newtable = Nouvelle table
title-room = Table
title-replay = Relecture
title-games = Parties
title-person = Profil
title-ladder = Classement
title-daily = Partie du jour
title-settings = Réglages
title-cards = Cartes
title-rules = Règles
title-learn = Apprendre
title-lesson = Leçon
title-confirm = Ton adresse
title-reset = Nouveau mot de passe
title-nomail = Plus d’e-mails
title-missing = Introuvable

missing-title = Il n’y a rien ici
missing-text = Cette adresse ne mène nulle part. Le lien a peut-être été coupé en route.
failed-title = Impossible de charger cette page
failed-text = La connexion est coupée, ou le serveur vient d’être mis à jour. Recharge la page.

ok = OK
cancel = Annuler
close = Fermer
back = Retour
next = Suivant
save = Enregistrer
saved = Enregistré
delete = Supprimer
copy = Copier
copied = Copié
again = Réessayer
reload = Recharger
loading = Chargement
more = Plus
less = Moins
yes = Oui
no = Non

connection-lost = La connexion est coupée. Elle revient d’elle-même ; rien de ce que tu as fait n’est perdu.
connection-none = Le serveur est injoignable pour le moment.
connection-again = Essayer maintenant
connection-back = Connexion rétablie.
refused-offline = Le serveur est injoignable. Rien n’a changé ; réessaie quand la connexion sera revenue.
error-unknown = Une erreur s’est produite ({ $why }). Recharge la page et réessaie.

game-inis = Inis
game-tirnanog = Tír na nÓg
bot-player = Bot { $level } { $number }
level-random = Hasard
level-beginner = Débutant
level-casual = Occasionnel
level-club = Club
level-strong = Fort
level-expert = Expert

confirm-title = Ton adresse
confirm-text = Veux-tu recevoir à cette adresse les e-mails sur tes parties ?
confirm-button = Oui, c’est mon adresse
confirm-done = Merci. Désormais, un e-mail te préviendra quand une partie t’attend.
reset-title = Un nouveau mot de passe
reset-label = Nouveau mot de passe
reset-hint = Au moins { $least } caractères.
reset-button = Changer le mot de passe
reset-done = Ton nouveau mot de passe est valable dès maintenant. Tous les appareils ont été déconnectés.
reset-login = Vers ton compte
no-mail-title = Plus d’e-mails
no-mail-text = Veux-tu arrêter tous les e-mails de ce serveur ?
no-mail-button = Arrêter tous les e-mails
no-mail-done = Tu ne recevras plus d’e-mails. Tu peux changer cela à tout moment dans les réglages.
