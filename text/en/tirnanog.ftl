# Tír na nÓg: questions, events, reasons, what cards and Geis do, and what is going on.

game-name = Tír na nÓg (open edition)
word-place = spot { $word }

# Questions

question-place-token = In which gap do you put the first-player token for the whole game?
question-place-bard = { $left ->
    [one] Where do you place your last bard?
   *[other] You have { $left } bards left to place: where does one go?
 }
question-sidh-move = { $card }: which of your bards do you move, if any?
question-move-bard-to = { $card }: to which gap does the bard move?
question-take = Which card touched by one of your bards do you take?
question-take-lost = Your bard is lost: which card left in the Otherworld do you take?
question-which-bard = { $card }: which of your bards takes it and comes home?
question-mound-keep = You drew { $card } for your lost bard: do you keep it?
question-play = Which card do you play into your saga?
question-row = { $card }: into which row do you play it?
question-forced-discard = None of your cards can be played: which one do you discard?
question-end-of-turn = Before your turn ends: do you use a card of your saga?
question-upkeep-discard = Upkeep, you keep { $keep ->
    [0] no cards
    [one] { $keep } card
   *[other] { $keep } cards
 }: which card do you discard?
question-colour = { $card }: which colour does it take?
question-neighbour = { $card }: which adjacent card changes colour, if any?
question-swap-first = { $card }: which other card of your saga do you swap, if any?
question-swap-second = { $card }: with which card does it change places?
question-move-row = { $card }: to which row do you move it?
question-whose-bard = { $card }: which bard do you move?
question-whose = { $card }: whose bard do you move?
question-copy-value = { $card }: which card’s value does it take, if any?
question-devour = { $card }: which adjacent card does it devour, if any?
question-play-right = { $card }: which card do you play to its right?
question-discard = { $card }: which card do you discard from your hand?
question-recolour = { $card }: which card of your saga changes colour, if any?
question-banshee = Your bard at { $place } no longer touches a card: where do you move it, if anywhere?
question-balor-discard = You still discard { $left ->
    [one] { $left } card
   *[other] { $left } cards
 } from Balor’s pile: which one now?

# Events

event-grid-laid = Round { $round } begins with a new Otherworld.
event-dealt = { $player } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
event-dealt-known = { $player } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: { $cards }.
event-token-placed = The first-player token is put at { $place }.
event-bard-placed = { $player } places a bard at { $place }.
event-bard-moved = A bard of { $player } moves to { $place }.
event-card-taken = { $player } takes { $card }; a bard comes home.
event-bard-lost = A bard of { $player } is lost.
event-drew = { $player } draws a card for a lost bard.
event-drew-known = { $player } draws { $card } for a lost bard.
event-kept-drawn = { $player } keeps the drawn card; a lost bard comes home.
event-card-played = { $player } plays { $card } into the { $row }.
event-card-discarded = { $player } discards { $card }.
event-value-changed = { $card } now has the value { $value }.
event-colour-changed = { $card } is now { $colour }.
event-card-moved = { $player } moves { $card } to the { $row }.
event-cards-swapped = { $player } swaps { $card } and { $other }.
event-card-devoured = { $card } is devoured in the saga of { $player }.
event-first-player = { $player } is first player now.
event-deck-reshuffled = The deck is empty: the discard pile is shuffled and becomes the new deck.
event-balor-turns-up = Balor’s turn discards the top card of the deck: { $card }.
event-balor-maximum = Balor’s Eye turns to Maximum: he seeks the highest values.
event-balor-minimum = Balor’s Eye turns to Minimum: he seeks the lowest values.
event-balor-placed = A bard of Balor now stands at { $place }.
event-balor-took = Balor takes { $card }; one of his bards comes home.
event-balor-loses = { $card } is discarded from Balor’s pile.
event-geis-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for the Geis of the { $row }.
event-regions-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for regions.
event-cards-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for card effects.
event-total = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in total.
event-balor-total = Balor has { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in total.

# Reasons

reason-not-in-hand = You do not hold { $card }.
reason-not-touched = None of your bards touches { $card }.
reason-not-in-the-otherworld = { $card } is not in the Otherworld.
reason-gap-taken = A bard already stands at { $place }.
reason-no-gap-there = There is no gap between two cards of the Otherworld at { $place }.
reason-corner-not-allowed = A bard may stand on a corner only if a card of your saga allows it now.
reason-row-full = The { $row } already holds five cards.
reason-geis-forbids = The Geis of the { $row } does not allow { $card } in the next free slot.
reason-not-playable = { $card } cannot be played now.

# Names

name-balor = Balor
name-top = top row
name-middle = middle row
name-bottom = bottom row
name-red = red
name-yellow = yellow
name-green = green
name-blue = blue
plain-red = Red { $value }
plain-yellow = Yellow { $value }
plain-green = Green { $value }
plain-blue = Blue { $value }

# What Encounters do

effect-take_neighbours_colour = When played: it takes the colour of one adjacent card of your choice. Without a neighbour it keeps its own.
effect-recolour_neighbour = When played: you may turn one adjacent card { $colour_given }.
effect-move_any_bard = When played: move one bard still in the Otherworld, anyone’s, to another free gap between two cards. If that is impossible, nothing happens.
effect-swap_two_others = When played: you may swap two other cards of your saga.
effect-play_another_to_the_right = When played: if the slot directly to its right is free, play one card of your hand there, as the row and its Geis allow. Otherwise nothing happens.
effect-discard_from_hand = When played: discard one card from your hand if you can.
effect-devour_a_neighbour = When played: you may discard one adjacent card of your saga, leaving a hole, and add that card’s current value to this one.
effect-copy_any_value = When played: you may give it the current value of any other card of your saga.
effect-beside_a_colour = Always: add { $change } to its value while at least one adjacent card is { $colour_met }.
effect-per_colour_beside = Always: add { $change } to its value for each different colour among its adjacent cards.
effect-per_other_of_its_colour = Always: add { $change } to its value for each other card of its current colour in your saga, copies of this card included.
effect-value_of_the_left = Always: its value is the current value of the card adjacent on its left. With no card there it has its printed value.
effect-per_card_to_the_left = Always: add { $change } to its value for each card to its left in its row.
effect-per_higher_neighbour = Always: add { $change } to its value for each adjacent card of a higher printed value than its own.
effect-per_card_in_row_and_column = Always: add { $change } to its value for each other card in its row and its column.
effect-stand_on_a_corner = Journey: one of your bards per phase may stand on a free inner corner of the grid. In the Saga it takes any one card it touches there.
effect-share_a_gap = Journey: one of your bards per phase may go into a gap that already holds exactly one bard. A corner is never shared.
effect-move_bard_at_the_end = Journey: after placing your last bard you may move one of your bards to another free gap.
effect-move_to_another_row = Saga: once per phase, at any moment of your turn, you may move it to the first free slot of another row, even beyond five cards.
effect-swap_with_neighbour = Saga: once per phase, at any moment of your turn, you may swap it with an adjacent card.
effect-lead_on_the_lost = Saga, on anyone’s turn: whenever one of your bards no longer touches a card, you may move it at once to a free gap that touches one or two cards.
effect-draw_for_the_lost = Saga: before each of your lost bards takes a card, draw the top card of the deck. Keep it as that bard’s card, or discard it and take any card left in the Otherworld.
effect-colours_in_row_and_column = Scoring: it gives { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for each different colour in its row and column, its own included.
effect-recolour_any = When discarded from your hand in the Upkeep or by an effect: you may change the colour of one card of your saga. A discard because nothing can be played has no effect.

# Geis

geis-placement-higher_than_left = Play here only a card whose printed value is higher than the current value of the card adjacent on its left.
geis-placement-not_the_colour_on_the_left = Play here only a card whose printed colour differs from the current colour of the card adjacent on its left.
geis-placement-no_value_twice = Play here only a card whose printed value is not yet the current value of a card in this row.
geis-scoring-unique_in_row_and_column = Each card whose value occurs only once in its row and only once in its column scores its value.
geis-scoring-highest_of_each_colour = For each colour in the row, its highest card scores its value.
geis-scoring-neighbours_one_apart = Each pair of neighbours in the row whose values differ by exactly 1 scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
geis-scoring-total = The row scores the total of its values.
geis-scoring-lower_than_left = Each card strictly lower than the card adjacent on its left scores its value.
geis-scoring-second_in_column = Each card with the second-highest value of its column scores its value, even when tied for second. A card tied for the highest value scores nothing.
geis-scoring-highest_in_column = Each card strictly higher than all others in its column scores its value.
geis-scoring-lowest_times = The row scores { $points } times its lowest value, but nothing if it has fewer than { $needs ->
    [one] { $needs } card
   *[other] { $needs } cards
 }.
geis-scoring-sets_of_equal_values = Each set of equal values in the row scores by its size: { $two } for two cards, { $three } for three, { $four } for four, { $five } for five or more.
geis-scoring-total_up_to = The row scores the total of its values, but nothing if that is above { $most }.
geis-scoring-colour_of_the_card_above = Each card of the same colour as the card directly above it scores its value.
geis-scoring-mirrored = Slots 1 and 5, and slots 2 and 4, are compared: the same value scores { $same_value }, otherwise the same colour scores { $same_colour }.

# Where cards come from

provenance-documented = Everything on this card is as in the printed rulebook.
provenance-ruled = The printed rulebook names and explains this card; what it leaves open, we have filled in.
provenance-reconstructed = At most the name of this card is known; the rest is our invention.

# What is going on

doing-balor-pile = discards from Balor’s pile
doing-balor-token = the placing of the first-player token
doing-banshee = a way out for a lost bard
doing-copy_any_value = the copying of a value
doing-devour_a_neighbour = a hungry card beside its neighbours
doing-discard_from_hand = a discard from hand
doing-journey = the Journey
doing-move_any_bard = the move of a bard
doing-move_bard_at_the_end = a last move of a bard in the Journey
doing-move_to_another_row = the move of a card to another row
doing-play_another_to_the_right = another card to the right
doing-recolour_any = a change of colour in the saga
doing-recolour_neighbour = a change of colour of a neighbour
doing-saga = the Saga
doing-swap_two_others = a swap of two cards
doing-swap_with_neighbour = a swap with a neighbour
doing-take_neighbours_colour = the choice of a neighbour’s colour
doing-upkeep = the Upkeep
