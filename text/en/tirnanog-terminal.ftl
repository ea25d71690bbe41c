# Tír na nÓg in the terminal: the Otherworld, the sagas, the decks.

deck-red = Red Encounters
deck-yellow = Yellow Encounters
deck-green = Green Encounters
deck-blue = Blue Encounters
deck-geis = Geis

# Letters for the players, in the order of the seats; the second is also Balor’s in a solo game.

terminal-letters = ABCDE
terminal-player = { $player } ({ $letter })
terminal-entry = { $name }: { $facts }

terminal-round = Round { $round } of { $rounds }.
terminal-first = First player: { $player }.
terminal-turn = Turn: { $player }.
terminal-now = Now: { $doing }.
terminal-waiting = Waiting for: { $players }.
terminal-won = The game is over. Winner: { $players }.
terminal-beaten = The game is over. You beat Balor: { $points } to { $balor }.
terminal-lost-to-balor = The game is over. Balor wins: { $balor } to { $points }.
terminal-deck = Deck: { $deck }, discard pile: { $discard }.
terminal-pack = Cards: { $pack }.
terminal-open-note = The printed cards are not public: some of these are reconstructed, and every card says so.

terminal-geis = Geis, the same for everybody
terminal-row-geis = { $row }, { $geis }

terminal-you = you
terminal-is-first = first player
terminal-has = bards at home { $home }, out { $out }, lost { $lost }; cards in hand { $cards }.
terminal-bards = Bards at
terminal-saga-empty = The saga is still empty.
terminal-row-points = = { $points }
terminal-points = Points as it stands: { $total } (rows { $top } + { $middle } + { $bottom }, cards { $cards }, regions { $regions }).
terminal-regions = Largest regions: { $regions }.

terminal-balor = Balor’s Eye
terminal-balor-maximum = Maximum: he goes for the highest values.
terminal-balor-minimum = Minimum: he goes for the lowest values.
terminal-balor-points = Points as it stands: { $points }.
terminal-balor-pile = His pile ({ $count }; you will discard { $discards } of it)
terminal-balor-spiral = His order when gaps are equal

terminal-grid = The Otherworld, row by row
terminal-grid-key = In the gaps: a letter is a bard (small: lost), a number an answer. * The card has an effect: ?name tells it.
terminal-token-key = ◆ The first-player token.
terminal-places = Places: number, word, the cards that touch it
terminal-known-hand = Everybody has seen that { $player } holds: { $cards }.
terminal-hand = Your hand
terminal-drawn = Just drawn

# The card reference.

terminal-value = value { $value }
terminal-ailm = Ailm
terminal-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
 }
terminal-solo = solo score { $points }
terminal-first-game = for the first game
terminal-timing-on_play = when played
terminal-timing-persistent = always
terminal-timing-journey = in the Journey
terminal-timing-saga = in the Saga
terminal-timing-scoring = when scoring
terminal-timing-on_discard = when discarded
