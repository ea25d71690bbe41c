# Ce que le serveur écrit aux personnes qui ne regardent pas : courriels, notifications, salons.

notice-started = La partie a commencé : { $table }.
notice-turn = C’est à vous de jouer : { $table }.
notice-turn-until = C’est à vous de jouer : { $table }, avant le { $when }.
notice-reminder = On vous attend toujours : { $table }. Après le { $when }, un robot répondra à votre place.
notice-over = La partie est terminée : { $table }. Victoire : { $players }.
notice-over-nobody = La partie est terminée : { $table }. Personne n’a gagné.
notice-table = « { $name } » ({ $game })
notice-table-unnamed = une table de { $game }

hook-waiting = { $table } : on attend { $players }.
hook-test = Fidchell écrira ici quand on attend quelqu’un et quand la partie est terminée : { $table }.

mail-subject = { $count ->
    [1] Fidchell : { $first }
   *[other] Fidchell : des nouvelles de { $count } parties
}
mail-foot = Vous recevez ce courriel parce que vous jouez sur { $server } sous le nom { $player }. Pour ne plus en recevoir : { $link }
mail-confirm-subject = Fidchell : est-ce votre adresse ?
mail-confirm = Quelqu’un du nom de { $player } souhaite recevoir à cette adresse les courriels des parties jouées sur { $server }. Si c’est vous, ouvrez { $link } dans les deux jours. Sinon, ne faites rien : nous ne vous écrirons plus.
mail-reset-subject = Fidchell : un nouveau mot de passe
mail-reset = { $player } a oublié son mot de passe sur { $server }. Pour en choisir un nouveau, ouvrez { $link } dans l’heure. Si vous n’avez rien demandé, ne faites rien.
