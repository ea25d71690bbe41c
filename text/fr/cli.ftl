# Le terminal.

cli-welcome = { $game }. Joueurs : { $players }. Graine : { $seed }.
cli-you-are = Tu es { $player }.
cli-to-move = { $player }, à toi de décider
cli-prompt = Numéro ou mot (? pour l’aide) :
cli-asks = { $player } : { $question }
cli-beside = En plus de cette question, tu peux aussi :
cli-listed-above = Numéros { $first } à { $last } : voir la liste ci-dessus.
cli-help = Tape le numéro ou les premières lettres d’une réponse. Autres commandes : Entrée seule réaffiche tout, ? aide, ?carte effet d’une carte, ?? effet des réponses, log tout ce qui s’est passé, save FICHIER, quit.
cli-log-title = Jusqu’ici
cli-hand-over = La décision suivante revient à { $player }. Appuie sur Entrée quand { $player } regarde sans témoin.
cli-ambiguous = « { $typed } » peut être : { $matches }. Tape plus de lettres ou le numéro.
cli-no-such-answer = « { $typed } » n’est pas une des réponses. Tape un numéro de 1 à { $count }, ou ? pour l’aide.
cli-saved = Enregistré dans { $file }.
cli-resume = Pour continuer : { $command }
cli-game-over = La partie est finie.
cli-nobody-won = Personne ne gagne.
cli-winner = { $count ->
    [one] Victoire : { $players }
   *[other] Victoire partagée : { $players }
 }
cli-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cli-no-help = Pas d’aide pour « { $typed } ».
cli-waiting = on attend { $players }

# Le répertoire des cartes.

cli-cards-found = { $count ->
    [one] { $count } résultat.
   *[other] { $count } résultats.
 }
cli-cards-none = Rien ne s’appelle « { $words } » ni n’en parle. Des mots moins nombreux ou plus courts trouvent davantage.
cli-cards-rulings = Précisions :
cli-no-deck = Pas de paquet « { $deck } » dans { $game }. Paquets : { $decks }.
cli-no-decks = { $game } n’a pas de paquets à choisir : retire --deck.

# Revoir une partie (analyse) et réfléchir avec le joueur (hint). Parts et chances sont en pour cent.

cli-analyse-title = { $game }, vu par { $level }
cli-analyse-notes = Chance : de gagner, telle que le joueur pouvait l’estimer avant son choix avec ce qu’il savait alors, s’il fait le choix de l’expert. Perdu : ce que son choix en a abandonné par rapport à celui de l’expert.
cli-analyse-notes-alone = Avance : sur Balor, telle que le joueur pouvait l’estimer avant son choix avec ce qu’il savait alors, s’il fait le choix de l’expert. 50% : à égalité ; ce n’est pas une chance de gagner. Perdu : ce que son choix en a abandonné par rapport à celui de l’expert.
cli-analyse-unsure = ~ essayé moins de cinq fois, ? jamais : à peine connu. Davantage d’itérations donnent un avis plus sûr.
cli-analyse-nothing = Il n’y avait ici aucun choix à juger.
cli-analyse-stopped = Arrêté : décisions jugées { $done } sur { $wanted }.
cli-analyse-curve = La chance de chaque joueur, estimée avec ce qu’il savait au moment de décider
cli-analyse-curve-alone = L’avance sur Balor (50% : à égalité), estimée avec ce qui était connu au moment de décider
cli-analyse-hindsight = Après coup : les chances de tous, toutes les cartes cachées étant connues
cli-analyse-hindsight-alone = Après coup : l’avance sur Balor (50% : à égalité), toutes les cartes cachées étant connues
cli-analyse-decision = décision de la partie
cli-analyse-round = manche { $round }
cli-analyse-instead = { $number } : { $chosen } ; mieux { $preferred }
cli-place-beside = emplacement { $number }, voisins : { $places }
cli-place-across = rangée { $row }, colonnes { $column }–{ $nextColumn }
cli-place-down = colonne { $column }, rangées { $row }–{ $nextRow }
cli-place-corner = angle des rangées { $row }–{ $nextRow }, colonnes { $column }–{ $nextColumn }
cli-hint-not-asked = Aucune question n’est posée à { $player } en ce moment.
cli-hint-chances = Chances de gagner, selon ce que { $player } peut savoir : { $chances }.
cli-hint-chances-alone = Avance sur Balor, selon ce que { $player } peut savoir : { $chances }. 50% : à égalité ; ce n’est pas une chance de gagner.
cli-hint-more = { $count ->
    [one] { $count } autre réponse a été moins essayée.
   *[other] { $count } autres réponses ont été moins essayées.
 }
cli-column-number = nº
cli-column-player = joueur
cli-column-question = demande
cli-column-chosen = choisi
cli-column-preferred = choix de l’expert
cli-column-worse = perdu, %
cli-column-chance = chance, %
cli-column-chance-alone = avance, %
cli-column-decisions = décisions
cli-column-agreed = comme l’expert
cli-column-mean-worse = perdu, % chacune
cli-column-answer = réponse
cli-column-preferred-share = préféré, %
