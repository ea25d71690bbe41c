# Ce que le serveur écrit aux personnes qui ne regardent pas : courriels, notifications, salons.

notice-started = La partie a commencé : { $table }.
notice-turn = C’est à vous de jouer : { $table }.
notice-turn-until = C’est à vous de jouer : { $table }, avant le { $when }.
notice-reminder = On vous attend toujours : { $table }. Après le { $when }, un robot répondra à votre place.
notice-over = La partie est terminée : { $table }. Victoire : { $players }.
notice-over-nobody = La partie est terminée : { $table }. Personne n’a gagné.
notice-table = « { $name } » ({ $game })
notice-table-unnamed = une table de { $game }

hook-waiting = { $table } : on attend { $players }.
hook-test = Fidchell écrira ici quand on attend quelqu’un et quand la partie est terminée : { $table }.

mail-subject = { $count ->
    [1] Fidchell : { $first }
   *[other] Fidchell : des nouvelles de { $count } parties
}
mail-foot = Vous recevez ce courriel parce que vous jouez sur { $server } sous le nom { $player }. Pour ne plus en recevoir : { $link }
mail-confirm-subject = Fidchell : est-ce votre adresse ?
mail-confirm = Quelqu’un du nom de { $player } souhaite recevoir à cette adresse les courriels des parties jouées sur { $server }. Si c’est vous, ouvrez { $link } dans les deux jours. Sinon, ne faites rien : nous ne vous écrirons plus.
mail-reset-subject = Fidchell : un nouveau mot de passe
mail-reset = { $player } a oublié son mot de passe sur { $server }. Pour en choisir un nouveau, ouvrez { $link } dans l’heure. Si vous n’avez rien demandé, ne faites rien.

# Pourquoi le serveur refuse quelque chose, selon la clé de la raison. Ce qui est refusé n’a rien changé.

refused-log-in-first = Le serveur ne sait pas qui vous êtes. Connectez-vous, ou entrez sans compte.
refused-account-first = Il faut un compte pour cela. Créez-en un d’abord.
refused-not-by-program = Un programme peut jouer en votre nom, mais pas toucher à votre compte. Faites cela dans un navigateur, en vous connectant vous-même.
refused-has-account = Vous avez déjà un compte.
refused-wrong-password = Le nom et le mot de passe ne correspondent pas. Vérifiez les deux et réessayez.
refused-banned = Ce compte est exclu de ce serveur. Si vous pensez que c’est une erreur, écrivez à la personne qui gère le serveur.
refused-muted = Vous ne pouvez pas écrire aux tables pour le moment. Vous pouvez continuer à jouer.
refused-bad-name = Choisissez un nom de 1 à { $most ->
    [one] { $most } caractère visible
   *[other] { $most } caractères visibles
 }.
refused-name-taken = Le nom « { $name } » est déjà pris. Choisissez-en un autre.
refused-bad-password = Choisissez un mot de passe de { $least } à { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
 }.
refused-bad-mail = Cela ne ressemble pas à une adresse de courriel. Vérifiez-la et réessayez.
refused-no-mail-here = Ce serveur n’envoie pas de courriels et ne prend donc pas d’adresse. N’en indiquez pas.
refused-bad-settings = Le réglage « { $name } » ne peut pas être ainsi ({ $why }). Vérifiez ce que vous avez saisi.
refused-link-is-old = Ce lien n’est plus valable. Demandez-en un nouveau, ou prenez celui du dernier courriel.
refused-no-such-person = Personne ne porte ce nom ici. Vérifiez l’orthographe.
refused-too-many-bots = Vous avez déjà { $most ->
    [one] { $most } robot
   *[other] { $most } robots
 }. Il n’est pas possible d’en avoir plus.
refused-not-your-bot = Aucun de vos robots ne correspond. La liste de vos robots montre ceux que vous avez.
refused-too-many-tokens = { $most ->
    [one] { $most } programme peut déjà jouer en votre nom. Retirez-lui d’abord ce droit.
   *[other] { $most } programmes peuvent déjà jouer en votre nom. Retirez d’abord ce droit à l’un d’eux.
 }
refused-too-many-devices = Les notifications arrivent déjà sur { $most ->
    [one] { $most } appareil. Désactivez-les d’abord sur celui-ci.
   *[other] { $most } appareils. Désactivez-les d’abord sur l’un d’eux.
 }

refused-no-such-table = Cette table n’existe pas, ou elle est privée. Demandez le lien d’invitation.
refused-no-such-game = On ne joue pas à ce jeu ici. Choisissez parmi : { $games }.
refused-bad-table = La partie ne peut pas être préparée ainsi ({ $why }). Changez le nombre de joueurs ou les options.
refused-bad-scene = Cette position ne peut pas être préparée ({ $why }).
refused-bad-seed = Une graine compte au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
 }. Raccourcissez-la.
refused-rated-with-seed = Une partie dont la graine est choisie ne peut pas être classée. Retirez la graine, ou jouez sans classement.
refused-too-many-tables = Vous avez déjà { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
 }. Terminez d’abord quelques parties.
refused-too-many-with-bots = Vous avez déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
 } en cours avec des robots. Terminez-en une d’abord.
refused-owner-only = Seule la personne qui a créé cette table peut faire cela.
refused-game-has-begun = Cette table n’attend plus personne : la partie a commencé, ou la table a été fermée.
refused-seat-taken = Ce siège n’est pas libre. Choisissez-en un autre.
refused-seat-offered = Ce siège est réservé à quelqu’un d’autre. Choisissez-en un autre, ou attendez que cette personne ait décliné.
refused-no-such-seat = Ce siège n’existe pas à cette table. Choisissez parmi ceux qui sont affichés.
refused-seats-free = La partie ne peut pas commencer tant qu’il reste des sièges libres. Invitez quelqu’un, ou placez-y des robots.
refused-no-such-bot = Ce robot n’existe pas. Niveaux : { $levels }. Styles : { $styles }.
refused-not-your-seat = Ce siège n’est pas le vôtre. Jouez depuis le vôtre, ou regardez sans siège.
refused-not-at-this-table = Seules les personnes assises à cette table peuvent faire cela.
refused-not-running = Aucune partie n’est en cours à cette table : elle n’a pas commencé, ou elle est finie.
refused-game-is-running = Cela n’est possible qu’une fois la partie finie.

refused-stale-answer = Cette réponse valait pour une question précédente. Regardez la table et répondez de nouveau.
refused-others-were-first = D’autres ont agi au même moment. Regardez la table, et recommencez si vous le voulez toujours.
refused-no-window = Il n’y a rien à quoi vous puissiez réagir en ce moment : aucun temps ne peut être ajouté.
refused-held-already = On a déjà demandé plus de temps ici. Il n’est accordé qu’une fois.
refused-nothing-to-retract = Vous n’avez pas de choix secret à reprendre : il n’est pas encore fait, ou il a été révélé.
refused-rated-pace-stays = Le rythme d’une partie classée reste celui du début.
refused-windows-do-not-fit = Des fenêtres de réponse « { $windows } » ne conviennent pas à ce rythme. Ne les indiquez pas, ou choisissez : { $fitting }.
refused-orders-over-days-only = Les consignes permanentes ne valent que dans les parties sur plusieurs jours. À cette table, on vous pose la question directement.
refused-orders-name-nothing = Il n’y a pas de « { $what } » dans cette partie. Nommez une carte, un lieu ou un joueur qui s’y trouve.
refused-nothing-to-undo = Vous n’avez aucun choix à annuler.
refused-undo-after-learning = Vous avez appris quelque chose depuis, et personne n’est là pour donner son accord. Ce choix ne peut plus être annulé.
refused-no-undo-in-rated-games = Rien ne peut être annulé dans une partie classée.
refused-no-undo-asked = Personne n’attend votre accord pour annuler un choix.
refused-not-in-daily-games = Dans la partie du jour, on n’annule rien, aucun robot ne joue à votre place et le rythme reste le même.
refused-people-only = La partie du jour est pour les personnes, pas pour les robots.
refused-day-is-not-over = La donne du jour reste secrète tant que d’autres peuvent encore la jouer. Revenez demain.
refused-bad-day = Il n’y a pas de partie du jour à cette date. Donnez une date comme { $today }, qui est la dernière possible.
refused-bad-length = Ce texte est vide ou trop long. Il compte au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
 }.
refused-bad-key = Le programme a donné un nom trop long à son message. Ce nom compte au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
 }.

refused-no-such-position = Cette partie n’a pas cette position. Donnez un numéro de 0 à { $last }.
refused-no-such-event = Il ne s’est pas encore passé tant de choses. Donnez un numéro de 0 à { $last }.
refused-no-analysis = Il n’y a pas encore d’analyse de cette partie. Demandez-la, ou attendez qu’elle soit prête.
refused-too-many-jobs = { $most ->
    [one] { $most } partie attend
   *[other] { $most } parties attendent
 } déjà une analyse. Réessayez plus tard.
refused-too-many-of-yours = Vous avez déjà { $most ->
    [one] { $most } partie
   *[other] { $most } parties
 } en attente d’analyse. Attendez que l’une d’elles soit prête.
refused-bad-record = Cet enregistrement ne peut pas être rejoué ({ $why }). Vérifiez que le fichier est complet et inchangé.
refused-no-record = Ceci n’est pas l’enregistrement d’une partie. Donnez un fichier tel qu’il a été enregistré après une partie.
refused-other-rules = Cet enregistrement suit la version { $rules } des règles, mais on joue ici la version { $ours }. Il ne peut pas être repris ici.
refused-record-too-long = Cet enregistrement a plus de { $most ->
    [one] { $most } entrée
   *[other] { $most } entrées
 } sous « { $part } ». Une partie de cette longueur ne peut pas être reprise ici.
refused-record-without-seed = Cet enregistrement n’a pas de graine, ou commence en cours de jeu. Seules les parties enregistrées depuis le début peuvent être reprises ici.

refused-bad-address = On ne peut rien envoyer à cette adresse. Donnez-en une qui commence par https:// et n’indique pas de port.
refused-bad-subscription = Le navigateur n’a pas donné ce qu’il faut pour les notifications. Désactivez-les, puis réactivez-les.
refused-bad-webhook = Le salon ne peut pas être réglé ainsi. Genres : { $styles }. Langues : { $languages }.
refused-no-webhook = Cette table n’écrit encore dans aucun salon. Donnez d’abord l’adresse d’un salon.
refused-webhook-failed = Impossible d’écrire dans le salon ({ $why }). Vérifiez son adresse.
refused-no-such-language = On ne parle pas cette langue ici. Choisissez parmi : { $languages }.

refused-too-many = C’était trop à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
refused-too-many-sockets = Trop de pages sont ouvertes ici à la fois : { $most ->
    [one] { $most } seule est possible
   *[other] { $most } au plus sont possibles
 }. Fermez-en quelques-unes et réessayez.
refused-too-large = C’est trop long pour un seul envoi. Raccourcissez-le.
refused-host-only = Seule la personne qui gère le serveur peut voir cela.
refused-wrong-origin = Cette demande venait d’un autre site et n’a pas été exécutée. Ouvrez la page du jeu et réessayez là.
refused-unreadable = Le serveur n’a pas pu lire ce message ({ $why }). Rechargez la page et réessayez.
refused-nothing-sent = La demande était vide. Envoyez en JSON ce que vous voulez.
refused-bad-request = Le serveur n’a pas compris cette demande ({ $why }). Vérifiez ce que vous avez saisi.
refused-no-such-address = Il n’y a rien à cette adresse. Vérifiez le lien, ou repartez de la première page.
refused-wrong-method = Cette adresse n’accepte pas ce genre de demande. La description de l’interface dit lesquelles elle accepte.
refused-wrong-kind = Le serveur n’accepte pas ce genre de contenu. Envoyez du JSON.
refused-server-error = Une erreur s’est produite sur le serveur. Réessayez dans un moment ; si elle se répète, prévenez la personne qui gère le serveur.
