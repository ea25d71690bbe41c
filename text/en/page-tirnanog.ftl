# The board of Tír na nÓg.

tnn-you = you
tnn-bot = bot
tnn-away = away
tnn-first = first player
tnn-to-play = to play

# Cards

tnn-colour-value = { $colour ->
    [red] red { $value }
    [yellow] yellow { $value }
    [green] green { $value }
   *[blue] blue { $value }
 }
tnn-card-named = { $name }, { $printed }
tnn-value-now = value { $value }, printed { $printed }
tnn-colour-now = now { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
 }, printed { $printed ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
 }
tnn-cause-value = { $event } Value: { $value }.
tnn-cause-colour = { $event } Now { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
 }.
tnn-timing-on_play = when played
tnn-timing-persistent = always
tnn-timing-journey = in the Journey
tnn-timing-saga = in the Saga
tnn-timing-scoring = when scoring
tnn-timing-on_discard = when discarded
tnn-ailm = Ailm
tnn-legal = can be chosen
tnn-this-card = this card
tnn-not-open = not open now
tnn-open-edition = The cards are an open edition: what the printed rulebook does not tell is ours, and each card says so.

# The Otherworld

tnn-otherworld = The Otherworld
tnn-cards-group = Cards of the Otherworld
tnn-gaps-group = Gaps between the cards
tnn-cell = Row { $row }, column { $column }
tnn-reach-mine = your bards can take it
tnn-contested-by = contested by { $who }
tnn-reached-by = within reach of { $who }
tnn-taken = taken
tnn-taken-you = taken by you
tnn-taken-one = taken by { $who }
tnn-empty-place = an empty place
tnn-between = between { $one } and { $other }
tnn-corner = corner of { $cards }
tnn-free = free
tnn-taken-by = bard: { $who }
tnn-lost-bard = lost
tnn-token-here = first-player token
tnn-spiral-at = number { $number } on the spiral
tnn-deck = deck { $count }
tnn-deck-short = Deck { $deck } · discards { $discard }
tnn-discards = Discard pile ({ $count })
tnn-no-discards = Nothing has been discarded yet.
tnn-table-view = The board as tables

# Order of play

tnn-round-short = { $round }/{ $rounds }
tnn-phase-token = First token
tnn-phase-journey = Journey
tnn-phase-saga = Saga
tnn-phase-upkeep = Upkeep
tnn-phase-pile = Balor’s pile
tnn-phase-over = the end
tnn-clockwise = clockwise
tnn-counter = counter-clockwise
tnn-at-once = all at once
tnn-order-spoken = Order of play, { $way }: { $order }

# Sagas

tnn-your-saga = Your saga
tnn-saga-of = Saga: { $player }
tnn-back-to-yours = Back to yours
tnn-open-saga = Open the saga
tnn-leftmost = a card goes to the leftmost free slot
tnn-slot = Slot { $number }
tnn-free-slot = { $row }, free slot { $number }
tnn-slot-free = free
tnn-here = here
tnn-why = why not?
tnn-row-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
 }
tnn-would-score = { $points } in total
tnn-regions = Largest regions
tnn-region = { $colour ->
    [red] red region
    [yellow] yellow region
    [green] green region
   *[blue] blue region
 }: { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
 }
tnn-region-of = { $colour ->
    [red] Red region
    [yellow] Yellow region
    [green] Green region
   *[blue] Blue region
 }
tnn-largest = the largest
tnn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tnn-points-by-row = Rows { $top } + { $middle } + { $bottom }, cards { $cards }, regions { $regions }
tnn-bards-out = Bards: { $out } out, { $home } at home, { $lost } lost
tnn-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
tnn-points-table = Points
tnn-points-head = Points
tnn-total = Total
tnn-column = Column { $number }
tnn-line = Row { $number }

# Hand

tnn-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
tnn-hand-empty = Your hand is empty.
tnn-held = taken up: now choose a row
tnn-drawn = Just drawn: { $card }
tnn-just-drawn = just drawn

# What a card would bring

tnn-foresight = What it would bring
tnn-if = { $card }: { $row }, slot { $slot }
tnn-if-where = { $card }: into which row?
tnn-choose-row = Point at a row of your saga, or choose one here, to see what changes for everybody.
tnn-if-none = { $card } fits into no row
tnn-rows = Rows
tnn-not-here = not here
tnn-play-here = Play here
tnn-another-card = Another card
tnn-what = What
tnn-now-then = Now and then
tnn-change = Change
tnn-line-geis = Geis { $row }
tnn-line-cards = Cards
tnn-line-regions = Regions
tnn-line-regions-of = Regions: { $regions }
tnn-line-other = { $player }
tnn-region-grows = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
 } { $from } → { $to }
tnn-certain = row full
tnn-if-held = if it stays so
tnn-no-change = No points change by this.
tnn-your-score = Your score
tnn-not-counted = What it does when played is still your choice, and not counted here.

# Balor

tnn-balors-eye = Balor’s Eye
tnn-maximum = Maximum
tnn-minimum = Minimum
tnn-seeks-high = he seeks the highest values
tnn-seeks-low = he seeks the lowest values
tnn-balor-bards = Balor’s bards: { $out } of 3 out
tnn-solo-score = Geis: { $points }
tnn-next-place = His next bard goes
tnn-next-take = He takes next
tnn-no-ailm = No Ailm turned up:
tnn-with-ailm = With an Ailm:
tnn-nothing = nowhere
tnn-pile = His pile ({ $count })
tnn-pile-empty = He has taken nothing yet.
tnn-balor-regions = His cards by colour
tnn-difficulty = { $level ->
    [easy] Easy
    [hard] Hard
    [impossible] Impossible
   *[medium] Medium
 }: before the scoring you discard { $count ->
    [0] none of his cards.
    [one] { $count } of his cards.
   *[other] { $count } of his cards.
 }
tnn-show-spiral = Show his spiral
tnn-spiral-rule = Of equal gaps or cards he takes the first on the spiral from the token.

# The end

tnn-end = Final scores
tnn-you-win = You have won!
tnn-wins = { $players } wins
tnn-shared = { $players } share the victory
tnn-beat-balor = You beat Balor, { $points } to { $balor }
tnn-balor-wins = Balor wins, { $balor } to { $points }
tnn-solo-and-regions = solo scores of the Geis, and regions

# Phone

tnn-parts = Parts of the board
tnn-tab-world = Otherworld
tnn-tab-saga = Saga
tnn-tab-players = Players
