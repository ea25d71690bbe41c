game-name = Táin, the cattle raid

name-drive = Cattle Drive
name-ride = Night Ride
name-calf = Calf
name-feast = Feast
name-seer = Seer
name-scout = Scout
name-tribute = Tribute
name-raid = Raid
name-fair = Fair
name-wolf = Wolf
name-ban = Ban
name-satire = Satire
name-ford = the Ford
name-plain = the Plain
name-hill = the Hill
name-cow = a cow

help-drive = Move any number of your cows from one pasture to another. Among rivals there is a fight.
help-ride = Move one of your cows to another pasture, in peace.
help-calf = Place a cow where you have one; anywhere if you have none.
help-feast = Place a cow in every pasture where you have one.
help-seer = Turn up the top card of the deck. Take it, or bury it under the deck.
help-scout = Look at a rival’s hand.
help-tribute = A rival gives you a card of their choice, for all to see.
help-raid = Take a card from a rival’s hand by chance, for all to see.
help-fair = Place a cow at the Ford and draw a card.
help-wolf = A rival loses a cow in a pasture where you have one.
help-ban = Answer to a rival’s card: it has no effect. It cannot stop an answer.
help-satire = Answer to any rival’s card, even to an answer: it has no effect.

doing-draft = the draft
doing-season = the season
doing-fight = a fight
doing-card-declared = a card waits for answers
doing-seer_decides = the Seer decides
doing-pay_tribute = a tribute is paid

question-draft-keep = Which card do you keep? The other two go to your left.
question-turn = Play a card, or pass?
question-from = { $card }: from where?
question-to = { $card }: from { $place } to where?
question-how-many = { $card }: how many cows leave { $place }?
question-where = { $card }: where?
question-whom = { $card }: whom?
question-seer-take = The Seer shows { $card }. Do you take it?
question-tribute-pay = Which card do you give to { $player }?
question-card-declared = { $player } plays { $card }. Do you answer?
question-fight = Fight at { $place }: whom do you attack?
question-fight-loss = { $player } attacks you at { $place }. What do you lose?

event-round-begins = Round { $round } begins.
event-dealt = { $player } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
event-dealt-known = { $player } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }: { $cards }.
event-handed-on = { $player } hands { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } to { $to }.
event-handed-on-known = { $player } hands { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } to { $to }: { $cards }.
event-card-played = { $player } plays { $card }.
event-card-declared = { $player } declares { $card }: { $choices }.
event-card-cancelled = { $card } has no effect.
event-passed = { $player } passes.
event-cows-placed = { $player }: { $count ->
    [one] { $count } cow
   *[other] { $count } cows
 } placed at { $place }.
event-cows-moved = { $player }: { $count ->
    [one] { $count } cow
   *[other] { $count } cows
 } from { $origin } to { $place }.
event-cow-lost = { $player } loses a cow at { $place }.
event-card-discarded = { $player } discards { $card }.
event-drew = { $player } draws a card.
event-drew-known = { $player } draws { $card }.
event-card-shown = The top card is { $card }.
event-card-taken = { $player } takes { $card }.
event-card-buried = { $card } goes under the deck.
event-looked = { $player } looks at the hand of { $at }.
event-looked-known = { $player } looks at the hand of { $at }: { $cards }.
event-card-given = { $card } goes from { $player } to { $to }.
event-fight-begins = { $player } starts a fight at { $place }.
event-fight-over = The fight at { $place } is over.
event-game-ended = The last of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 } is over.

reason-not-in-hand = You do not hold { $card }.
reason-only-as-an-answer = { $card } is played only in answer to another card.
reason-not-present = You have no cow at { $place }.
reason-rival-not-here = { $player } has no cow here.

terminal-hand = Your hand
terminal-reserve = in reserve
terminal-cards = cards
terminal-score = points
terminal-deck = deck
terminal-discard = discard
terminal-round = round { $round } of { $rounds }
