# Ce que le serveur écrit aux personnes qui ne regardent pas : e-mails, notifications, salons.

notice-started = La partie a commencé : { $table }.
notice-turn = C’est à toi de jouer : { $table }.
notice-turn-until = C’est à toi de jouer : { $table }, avant le { $when }.
notice-reminder = On t’attend toujours : { $table }. Après le { $when }, un bot répondra à ta place.
notice-over = La partie est terminée : { $table }. Victoire : { $players }.
notice-over-nobody = La partie est terminée : { $table }. Personne n’a gagné.
notice-table = « { $name } » ({ $game })
notice-table-unnamed = une table ({ $game })

hook-waiting = { $table } : on attend { $players }.
hook-test = Fidchell écrira ici quand on attend quelqu’un et quand la partie est terminée : { $table }.

mail-subject = { $count ->
    [1] Fidchell : { $first }
   *[other] Fidchell : des nouvelles de { $count } parties
}
mail-foot = Tu reçois cet e-mail parce que tu joues sur { $server } sous le nom { $player }. Pour ne plus en recevoir : { $link }
mail-confirm-subject = Fidchell : est-ce ton adresse ?
mail-confirm = Quelqu’un du nom de { $player } souhaite recevoir à cette adresse les e-mails des parties jouées sur { $server }. Si c’est toi, ouvre { $link } dans les deux jours. Sinon, ne fais rien : nous ne t’écrirons plus.
mail-reset-subject = Fidchell : un nouveau mot de passe
mail-reset = { $player } a oublié son mot de passe sur { $server }. Pour en choisir un nouveau, ouvre { $link } dans l’heure. Si tu n’as rien demandé, ne fais rien.

# Pourquoi le serveur refuse quelque chose, selon la clé de la raison. Ce qui est refusé n’a rien changé.

refused-log-in-first = Le serveur ne sait pas qui tu es. Connecte-toi, ou entre sans compte.
refused-account-first = Il faut un compte pour cela. Crées-en un d’abord.
refused-not-by-program = Un programme peut jouer en ton nom, mais pas toucher à ton compte. Fais cela dans un navigateur, en te connectant toi-même.
refused-has-account = Tu as déjà un compte.
refused-wrong-password = Le nom et le mot de passe ne correspondent pas. Vérifie les deux et réessaie.
refused-banned = Ce compte est exclu de ce serveur. Si tu penses que c’est une erreur, écris à la personne qui gère le serveur.
refused-muted = Tu ne peux pas écrire aux tables pour le moment. Tu peux continuer à jouer.
refused-bad-name = Choisis un nom de 1 à { $most ->
    [one] { $most } caractère visible
   *[other] { $most } caractères visibles
 }.
refused-name-taken = Le nom « { $name } » est déjà pris. Choisis-en un autre.
refused-bad-password = Choisis un mot de passe de { $least } à { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
 }.
refused-bad-mail = Cela ne ressemble pas à une adresse e-mail. Vérifie-la et réessaie.
refused-no-mail-here = Ce serveur n’envoie pas d’e-mails et ne prend donc pas d’adresse. N’en indique pas.
refused-bad-settings = Le réglage « { $name } » ne peut pas être ainsi ({ $why }). Vérifie ce que tu as saisi.
refused-link-is-old = Ce lien n’est plus valable. Demandes-en un nouveau, ou prends celui du dernier e-mail.
refused-no-such-person = Personne ne porte ce nom ici. Vérifie l’orthographe.
refused-too-many-bots = Tu as déjà { $most ->
    [one] { $most } bot
   *[other] { $most } bots
 }. Il n’est pas possible d’en avoir plus.
refused-not-your-bot = Aucun de tes bots ne correspond. La liste de tes bots montre ceux que tu as.
refused-too-many-tokens = { $most ->
    [one] { $most } programme peut déjà jouer en ton nom. Retire-lui d’abord ce droit.
   *[other] { $most } programmes peuvent déjà jouer en ton nom. Retire d’abord ce droit à l’un d’eux.
 }
refused-too-many-devices = Les notifications arrivent déjà sur { $most ->
    [one] { $most } appareil. Désactive-les d’abord sur celui-ci.
   *[other] { $most } appareils. Désactive-les d’abord sur l’un d’eux.
 }

refused-no-such-table = Cette table n’existe pas, ou elle est privée. Demande le lien d’invitation.
refused-no-such-game = On ne joue pas à ce jeu ici. Choisis parmi : { $games }.
refused-bad-table = La partie ne peut pas être préparée ainsi ({ $why }). Change le nombre de joueurs ou les options.
refused-bad-scene = Cette position ne peut pas être préparée ({ $why }).
refused-bad-seed = Une graine compte au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
 }. Raccourcis-la.
refused-rated-with-seed = Une partie dont la graine est choisie ne peut pas être classée. Retire la graine, ou joue sans classement.
refused-too-many-tables = Tu as déjà { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
 }. Termine d’abord quelques parties.
refused-too-many-with-bots = Tu as déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
 } en cours avec des bots. Termines-en une d’abord.
refused-owner-only = Seule la personne qui a créé cette table peut faire cela.
refused-game-has-begun = Cette table n’attend plus personne : la partie a commencé, ou la table a été fermée.
refused-seat-taken = Cette place n’est pas libre. Choisis-en une autre.
refused-seat-offered = Cette place est réservée à quelqu’un d’autre. Choisis-en une autre, ou attends que cette personne ait décliné.
refused-no-such-seat = Cette place n’existe pas à cette table. Choisis parmi celles qui sont affichées.
refused-seats-free = La partie ne peut pas commencer tant qu’il reste des places libres. Invite quelqu’un, ou installes-y des bots.
refused-no-such-bot = Ce bot n’existe pas. Niveaux : { $levels }. Styles : { $styles }.
refused-not-your-seat = Cette place n’est pas la tienne. Joue depuis la tienne, ou regarde sans place.
refused-not-at-this-table = Seules les personnes assises à cette table peuvent faire cela.
refused-not-running = Aucune partie n’est en cours à cette table : elle n’a pas commencé, ou elle est finie.
refused-game-is-running = Cela n’est possible qu’une fois la partie finie.

refused-stale-answer = Cette réponse valait pour une question précédente. Regarde la table et réponds de nouveau.
refused-others-were-first = D’autres ont agi au même moment. Regarde la table, et recommence si tu le veux toujours.
refused-no-window = Il n’y a rien à quoi tu puisses réagir en ce moment : aucun temps ne peut être ajouté.
refused-held-already = On a déjà demandé plus de temps ici. Il n’est accordé qu’une fois.
refused-nothing-to-retract = Tu n’as pas de choix secret à reprendre : il n’est pas encore fait, ou il a été révélé.
refused-rated-pace-stays = Le rythme d’une partie classée reste celui du début.
refused-windows-do-not-fit = Des fenêtres de réponse « { $windows } » ne conviennent pas à ce rythme. Ne les indique pas, ou choisis : { $fitting }.
refused-orders-over-days-only = Les consignes permanentes ne valent que dans les parties sur plusieurs jours. À cette table, on te pose la question directement.
refused-orders-name-nothing = Il n’y a pas de « { $what } » dans cette partie. Nomme une carte, un lieu ou un joueur qui s’y trouve.
refused-nothing-to-undo = Tu n’as aucun choix à annuler.
refused-undo-after-learning = Tu as appris quelque chose depuis, et personne n’est là pour donner son accord. Ce choix ne peut plus être annulé.
refused-no-undo-in-rated-games = Rien ne peut être annulé dans une partie classée.
refused-no-undo-asked = Personne n’attend ton accord pour annuler un choix.
refused-not-in-daily-games = Dans la partie du jour, on n’annule rien, aucun bot ne joue à ta place et le rythme reste le même.
refused-people-only = La partie du jour est pour les personnes, pas pour les bots.
refused-day-is-not-over = La donne du jour reste secrète tant que d’autres peuvent encore la jouer. Reviens demain.
refused-bad-day = Il n’y a pas de partie du jour à cette date. Donne une date comme { $today }, qui est la dernière possible.
refused-bad-length = Ce texte est vide ou trop long. Il compte au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
 }.
refused-bad-key = Le programme a donné un nom trop long à son message. Ce nom compte au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
 }.

refused-no-such-position = Cette partie n’a pas cette position. Donne un numéro de 0 à { $last }.
refused-no-such-event = Cet événement n’existe pas. Donne un numéro de 0 à { $last }.
refused-no-analysis = Il n’y a pas encore d’analyse de cette partie. Demande-la, ou attends qu’elle soit prête.
refused-too-many-jobs = { $most ->
    [one] { $most } partie attend
   *[other] { $most } parties attendent
 } déjà une analyse. Réessaie plus tard.
refused-too-many-of-yours = Tu as déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
 } en attente d’analyse. Attends que l’une d’elles soit prête.
refused-bad-record = Cet enregistrement ne peut pas être rejoué ({ $why }). Vérifie que le fichier est complet et inchangé.
refused-no-record = Ceci n’est pas l’enregistrement d’une partie. Donne un fichier tel qu’il a été enregistré après une partie.
refused-other-rules = Cet enregistrement suit la version { $rules } des règles, mais on joue ici la version { $ours }. Il ne peut pas être repris ici.
refused-record-too-long = Cet enregistrement a plus de { $most ->
    [one] { $most } entrée
   *[other] { $most } entrées
 } sous « { $part } ». Une partie de cette longueur ne peut pas être reprise ici.
refused-record-without-seed = Cet enregistrement n’a pas de graine, ou commence en cours de jeu. Seules les parties enregistrées depuis le début peuvent être reprises ici.

refused-bad-address = On ne peut rien envoyer à cette adresse. Donnes-en une qui commence par https:// et n’indique pas de port.
refused-bad-subscription = Le navigateur n’a pas donné ce qu’il faut pour les notifications. Désactive-les, puis réactive-les.
refused-bad-webhook = Le salon ne peut pas être réglé ainsi. Genres : { $styles }. Langues : { $languages }.
refused-no-webhook = Cette table n’écrit encore dans aucun salon. Donne d’abord l’adresse d’un salon.
refused-webhook-failed = Impossible d’écrire dans le salon ({ $why }). Vérifie son adresse.
refused-no-such-language = On ne parle pas cette langue ici. Choisis parmi : { $languages }.

refused-too-many = C’était trop à la fois. Réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
refused-too-many-sockets = Trop de pages sont ouvertes ici à la fois : { $most ->
    [one] { $most } seule est possible
   *[other] { $most } au plus sont possibles
 }. Fermes-en quelques-unes et réessaie.
refused-too-large = C’est trop long pour un seul envoi. Raccourcis-le.
refused-host-only = Seule la personne qui gère le serveur peut voir cela.
refused-wrong-origin = Cette demande venait d’un autre site et n’a pas été exécutée. Ouvre la page du jeu et réessaie là.
refused-unreadable = Le serveur n’a pas pu lire ce message ({ $why }). Recharge la page et réessaie.
refused-nothing-sent = La demande était vide. Envoie en JSON ce que tu veux.
refused-bad-request = Le serveur n’a pas compris cette demande ({ $why }). Vérifie ce que tu as saisi.
refused-no-such-address = Il n’y a rien à cette adresse. Vérifie le lien, ou repars de la première page.
refused-wrong-method = Cette adresse n’accepte pas ce genre de demande. La description de l’interface dit lesquelles elle accepte.
refused-wrong-kind = Le serveur n’accepte pas ce genre de contenu. Envoie du JSON.
refused-server-error = Une erreur s’est produite sur le serveur. Réessaie dans un moment ; si elle se répète, préviens la personne qui gère le serveur.
