# The rules of Tír na nÓg in our words; how they are written: see page-rules-inis.ftl.

rules-tirnanog-lead = Send your bards between the cards of the Otherworld, bring home what they find, and weave it into a saga of three rows. After five rounds the best saga wins.

rules-tirnanog-goal = The goal
    .p1 = Your **saga** has three rows of cards. Each row is judged by its **Geis**, a rule that all players share. Besides, for each colour, the players with the largest connected **regions** are rewarded. The most points after five rounds win.
    .p2 = One to five can play. Alone you play against [[#solo|Balor]].

rules-tirnanog-edition = About the cards
    .p1 = The printed cards are not public. We play with an **open edition**: all that the rulebook documents is exactly as documented, and the rest was made by us to fit. Each card says which it is, and the [card reference](/cards/tirnanog) shows it. Who owns the printed game can write a card pack with the printed values and play with that.

rules-tirnanog-setup = Setting up
    .p1 = Everybody gets three bards and five of the 96 Encounter cards. Three Geis are laid out, one for the top, one for the middle and one for the bottom row; for a first game the recommended ones. The grid, three rows high, is laid face up: this is the **Otherworld**. The first player is drawn by lot.
    .t0 = Players | Grid | Gaps | Rewards for regions
    .t1 = 1 or 2 | 3 × 3 without the centre | 8 | 8 / 3
    .t2 = 3 | 3 × 4 | 17 | 8 / 3
    .t3 = 4 | 3 × 5 | 22 | 8 / 4 / 2
    .t4 = 5 | 3 × 6 | 27 | 8 / 4 / 2

rules-tirnanog-round = A round
    .p1 = A round has three phases: in the **Journey** you place your bards, in the **Saga** they bring home cards and you play three of your hand, and in the **Upkeep** you discard one and the Otherworld is renewed.

rules-tirnanog-journey = The Journey
    .p1 = From the first player on, clockwise, everybody places one bard at a time until all stand. A bard goes into a free **gap**: the space between two cards that lie side by side or one above the other. It touches both.
    .p2 = Not allowed, unless a card says so: a gap where somebody stands, a corner where cards meet, the outer edge, and with two players the empty centre.

rules-tirnanog-saga = The Saga
    .p1 = Now it goes **counter-clockwise**, and the player to the right of the first player begins: who placed last takes first. On your turn:
    .n1 = **Take** a card that one of your bards touches into your hand. That bard comes home. If bards of yours are out but none touches a card, you pass for now.
    .n2 = **Play** a card of your hand into your saga, into the leftmost free slot of a row.
    .p2 = You may choose any row with fewer than five cards where the Geis allows your card. If no card of your hand can be played anywhere, discard one without its effect.
    .p3 = A bard that touches no card any more is **lost**. When only lost bards are left, their owners go on in the same direction: take any card still in the Otherworld, bring one lost bard home, play a card. The phase ends when all bards are home, so everybody has played three times.

rules-tirnanog-upkeep = The Upkeep
    .p1 = Everybody discards one card of their hand and keeps as many as there are rounds to come. If a card has already brought you down to that number, you discard none.
    .t0 = After round | 1 | 2 | 3 | 4 | 5
    .t1 = Cards you keep | 4 | 3 | 2 | 1 | 0
    .p2 = After round five the sagas are scored. Otherwise the grid is discarded and a new one laid, and the next player to the left becomes first player. If the deck runs out, the discard pile is shuffled.

rules-tirnanog-cards = Encounter cards
    .p1 = A card has a colour (red, yellow, green or blue), a value from 0 to 8 and perhaps an effect. In your saga a value may rise above 8 but never falls below 0. Tokens that change value or colour stay with their card. Some cards show the Ailm, a sign that only Balor heeds.
    .t0 = Effect | When it works
    .t1 = When played | once, when you play it; not when it is taken, moved or swapped. Example: [[manannans_quay]]
    .t2 = Always | as long as it lies in your saga. Example: [[kelpie_a]]
    .t3 = Journey or Saga | in that phase, once each time, unless it names its own moment. Examples: [[merrow_milliners]], [[leprechaun_cobblers_a]]
    .t4 = Scoring | before the Geis are counted. Example: [[glastonbury]]
    .t5 = When discarded | from your hand, in the Upkeep or by an effect. Example: [[mag_mell]]
    .p2 = Effects must be carried out if possible, unless they say that you may. **Adjacent** is above, below, left and right in your saga; an empty slot breaks adjacency. Moving and swapping is not playing: the Geis and the limit of five do not apply. What a card says goes before these rules.

rules-tirnanog-geis = Geis
    .p1 = Each Geis says how its row scores. Some also limit what may be played there, and look only at the moment of playing: if a later move breaks the limit, the row still scores as it stands. Empty slots are skipped, but cards on either side of one are no neighbours. The first three:
    .l1 = [[lay_of_oisin]] (top): each card whose value appears just once in its row and just once in its column scores its value.
    .l2 = [[finn_and_the_salmon]] (middle): each card lower than its left neighbour scores its value.
    .l3 = [[prophecy_of_cathbad]] (bottom): sets of equal values score 5 for two cards, 10 for three, 15 for four and 20 for five.

rules-tirnanog-scoring = Scoring
    .n1 = Effects that work at the scoring.
    .n2 = The three Geis, row by row.
    .n3 = Regions, colour by colour. A **region** is two or more connected cards of one colour, as the colours are now; you count your largest.
    .p1 = The largest region of a colour gets the first reward of the table above, the next the second, and so on, at most one for each player and colour. If two tie, each gets half of their reward and half of the next, both rounded down, and the next is used up. If more tie, the rewards they cover are added and shared evenly, rounded down.
    .p2 = The highest total wins. In a tie, the largest region of any colour decides; after that the victory is shared.
    .p3 = **Example.** In the top row 7, 5, 6 and 8 stand alone with their value in row and column: 26. The middle row scores 4 + 4 + 2 = 10, three equal cards in the bottom row 10, one largest and one second region 8 + 3. In total 57.

rules-tirnanog-solo = Alone against Balor
    .p1 = Set up as for two. Balor has three bards, but neither hand nor saga: what he takes goes to his pile. His card begins on **Maximum**. Put the first-player token into any gap; it stays there all game and blocks nothing. Balor is first in both phases.
    .l1 = Before each of his turns the top card of the deck is discarded. If it shows the Ailm, his card turns: from Maximum to Minimum or back. It also turns with every new grid.
    .l2 = **Journey:** he goes to the free gap whose two cards have the highest printed sum; on Minimum, the lowest.
    .l3 = **Saga:** he takes the highest printed value that his bards touch; on Minimum, the lowest. For a lost bard he chooses among all cards left.
    .l4 = Ties go to the first on a **spiral** that runs clockwise from the token. The page draws it.
    .p2 = At the end you score your Geis and Balor the three printed solo scores. You discard cards of your choice from his pile: 3 on easy, 2 on medium, 1 on hard, none on impossible. His region of a colour is the number of its cards left. Rewards are 8 and 3 for each colour, nothing for fewer than two cards; a tie gives 5 to each.

# Below the pictures

rules-tirnanog-figure-journey = Two players. Each bard touches two cards: the green one can bring home the blue 8 or the yellow 3.
rules-tirnanog-figure-saga = One row of a saga. The next card goes into the marked slot.
rules-tirnanog-figure-cards = Changed cards: the Kelpie lies beside green and counts 2, not 8. The Brewery has turned blue.
rules-tirnanog-figure-geis = Finn and the Salmon: two cards are lower than their left neighbour and score 6 and 4. An equal card scores nothing.
rules-tirnanog-figure-scoring = The marked green region counts four cards. The two red cards touch only at a corner: no region.
rules-tirnanog-figure-solo = The token lies at 1. Where several gaps are equal for Balor, he takes the lowest number.
