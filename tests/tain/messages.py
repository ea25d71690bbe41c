"""The vocabulary and everything that can be said."""

from typing import Final

from fidchell.core.messages import NUMBER, SEAT, WORD, WORDS, Catalogue
from fidchell.core.words import Words

CARDS: Final = ("drive", "ride", "calf", "feast", "seer", "scout", "tribute", "raid", "fair", "wolf", "ban", "satire")
DRIVE, RIDE, CALF, FEAST, SEER, SCOUT, TRIBUTE, RAID, FAIR, WOLF, BAN, SATIRE = range(len(CARDS))
ANSWERING: Final = 1 << BAN | 1 << SATIRE  # cards played only in answer to another
PLACES: Final = ("ford", "plain", "hill")
MOST_PLAYERS: Final = 3
COWS: Final = 6  # per player
HAND: Final = 3

WORD_LIST: Final = Words()
CARD: Final = WORD_LIST.group("card", CARDS).start
PLACE: Final = WORD_LIST.group("place", PLACES).start
PLAYER: Final = WORD_LIST.group("seat", tuple(f"seat{seat}" for seat in range(MOST_PLAYERS))).start
COUNT: Final = WORD_LIST.group("number", tuple(str(count) for count in range(COWS + 1))).start
COW: Final = WORD_LIST.group("thing", ("cow",)).start

SAY: Final = Catalogue()

Q_KEEP: Final = SAY.question("draft-keep")
Q_TURN: Final = SAY.question("turn")
Q_FROM: Final = SAY.question("from", card=WORD)
Q_TO: Final = SAY.question("to", card=WORD, place=WORD)
Q_HOW_MANY: Final = SAY.question("how-many", card=WORD, place=WORD)
Q_WHERE: Final = SAY.question("where", card=WORD)
Q_WHOM: Final = SAY.question("whom", card=WORD)
Q_SEER: Final = SAY.question("seer-take", card=WORD)
Q_TRIBUTE: Final = SAY.question("tribute-pay", player=SEAT)
Q_ANSWER: Final = SAY.question("card-declared", level=NUMBER, card=WORD, player=SEAT)
Q_FIGHT: Final = SAY.question("fight", place=WORD)
Q_LOSS: Final = SAY.question("fight-loss", place=WORD, player=SEAT)

E_ROUND: Final = SAY.event("round-begins", round=NUMBER)
E_DEALT: Final = SAY.event("dealt", secret={"cards": WORDS}, player=SEAT, count=NUMBER)
E_HANDED_ON: Final = SAY.event("handed-on", secret={"cards": WORDS}, player=SEAT, to=SEAT, count=NUMBER)
E_PLAYED: Final = SAY.event("card-played", player=SEAT, card=WORD)
E_DECLARED: Final = SAY.event("card-declared", player=SEAT, card=WORD, choices=WORDS)
E_CANCELLED: Final = SAY.event("card-cancelled", card=WORD)
E_PASSED: Final = SAY.event("passed", player=SEAT)
E_PLACED: Final = SAY.event("cows-placed", player=SEAT, place=WORD, count=NUMBER)
E_MOVED: Final = SAY.event("cows-moved", player=SEAT, origin=WORD, place=WORD, count=NUMBER)
E_LOST: Final = SAY.event("cow-lost", player=SEAT, place=WORD)
E_DISCARDED: Final = SAY.event("card-discarded", player=SEAT, card=WORD)
E_DREW: Final = SAY.event("drew", secret={"card": WORD}, player=SEAT)
E_SHOWN: Final = SAY.event("card-shown", reveals=True, card=WORD)
E_TOOK: Final = SAY.event("card-taken", player=SEAT, card=WORD)
E_BURIED: Final = SAY.event("card-buried", card=WORD)
E_LOOKED: Final = SAY.event("looked", secret={"cards": WORDS}, player=SEAT, at=SEAT)
E_GIVEN: Final = SAY.event("card-given", reveals=True, player=SEAT, to=SEAT, card=WORD)
E_FIGHT: Final = SAY.event("fight-begins", place=WORD, player=SEAT)
E_FIGHT_OVER: Final = SAY.event("fight-over", place=WORD)
E_GAME_OVER: Final = SAY.event("game-ended", rounds=NUMBER)

R_NOT_IN_HAND: Final = SAY.reason("not-in-hand", card=WORD)
R_ONLY_ANSWER: Final = SAY.reason("only-as-an-answer", card=WORD)
R_NOT_PRESENT: Final = SAY.reason("not-present", place=WORD)
R_NOT_HERE: Final = SAY.reason("rival-not-here", player=SEAT)


def places() -> range:
    return range(len(PLACES))


def cards_in(hand: int) -> list[int]:
    """The cards of a bit mask, in order."""
    return [card for card in range(len(CARDS)) if hand >> card & 1]
