"""The vocabulary of Tír na nÓg (but for the cards, which the pack adds last) and everything it can say."""

from __future__ import annotations

from typing import Final

from fidchell.core.messages import NUMBER, SEAT, WORD, WORDS, Catalogue
from fidchell.core.words import Words
from fidchell.games.tirnanog.facts import COLOURS, MOST_PLAYERS, ROWS
from fidchell.games.tirnanog.grid import place_words


def base_words() -> Words:
    """All words that do not depend on the pack."""
    words = Words()
    words.group("row", ROWS)
    words.group("colour", COLOURS)
    words.group("seat", tuple(f"seat{seat}" for seat in range(MOST_PLAYERS)))
    words.group("place", place_words())
    words.group("opponent", ("balor",))
    return words


_WORDS: Final = base_words()
ROW: Final = _WORDS.groups["row"].start
COLOUR: Final = _WORDS.groups["colour"].start
PLAYER: Final = _WORDS.groups["seat"].start
PLACE: Final = _WORDS.groups["place"].start
BALOR: Final = _WORDS.groups["opponent"].start
CARD: Final = len(_WORDS)

SAY: Final = Catalogue()
_q = SAY.question
_e = SAY.event
_r = SAY.reason

Q_TOKEN: Final = _q("place-token")
Q_PLACE: Final = _q("place-bard", left=NUMBER)
Q_SIDH: Final = _q("sidh-move", card=WORD)
Q_SIDH_TO: Final = _q("move-bard-to", card=WORD)
Q_TAKE: Final = _q("take")
Q_TAKE_LOST: Final = _q("take-lost")
Q_WHICH_BARD: Final = _q("which-bard", card=WORD)
Q_MOUND: Final = _q("mound-keep", card=WORD)
Q_PLAY: Final = _q("play")
Q_ROW: Final = _q("row", card=WORD)
Q_DROP: Final = _q("forced-discard")
Q_END: Final = _q("end-of-turn")
Q_UPKEEP: Final = _q("upkeep-discard", keep=NUMBER)
Q_COLOUR: Final = _q("colour", card=WORD)
Q_NEIGHBOUR: Final = _q("neighbour", card=WORD)
Q_SWAP_FIRST: Final = _q("swap-first", card=WORD)
Q_SWAP_SECOND: Final = _q("swap-second", card=WORD)
Q_MOVE_ROW: Final = _q("move-row", card=WORD)
Q_WHOSE_BARD: Final = _q("whose-bard", card=WORD)
Q_WHOSE: Final = _q("whose", card=WORD)
Q_COPY: Final = _q("copy-value", card=WORD)
Q_DEVOUR: Final = _q("devour", card=WORD)
Q_PLAY_RIGHT: Final = _q("play-right", card=WORD)
Q_DISCARD: Final = _q("discard", card=WORD)
Q_RECOLOUR: Final = _q("recolour", card=WORD)
Q_WAIL: Final = _q("banshee", place=WORD)
Q_BALOR: Final = _q("balor-discard", left=NUMBER)

PUBLIC_QUESTIONS: Final = frozenset(question.key for question in (Q_PLACE, Q_TAKE, Q_TAKE_LOST))

E_GRID: Final = _e("grid-laid", reveals=True, round=NUMBER)
E_DEALT: Final = _e("dealt", secret={"cards": WORDS}, player=SEAT, count=NUMBER)
E_TOKEN: Final = _e("token-placed", place=WORD)
E_PLACED: Final = _e("bard-placed", player=SEAT, place=WORD)
E_MOVED_BARD: Final = _e("bard-moved", player=SEAT, place=WORD)
E_TOOK: Final = _e("card-taken", player=SEAT, card=WORD)
E_LOST: Final = _e("bard-lost", player=SEAT)
E_DREW: Final = _e("drew", secret={"card": WORD}, player=SEAT)
E_KEPT: Final = _e("kept-drawn", player=SEAT)
E_PLAYED: Final = _e("card-played", player=SEAT, card=WORD, row=WORD)
E_DISCARDED: Final = _e("card-discarded", reveals=True, player=SEAT, card=WORD)
E_VALUE: Final = _e("value-changed", card=WORD, value=NUMBER)
E_COLOUR: Final = _e("colour-changed", card=WORD, colour=WORD)
E_MOVED: Final = _e("card-moved", player=SEAT, card=WORD, row=WORD)
E_SWAPPED: Final = _e("cards-swapped", player=SEAT, card=WORD, other=WORD)
E_DEVOURED: Final = _e("card-devoured", player=SEAT, card=WORD)
E_FIRST: Final = _e("first-player", player=SEAT)
E_RESHUFFLED: Final = _e("deck-reshuffled")
E_BALOR_TURN: Final = _e("balor-turns-up", reveals=True, card=WORD)
E_BALOR_MAX: Final = _e("balor-maximum")
E_BALOR_MIN: Final = _e("balor-minimum")
E_BALOR_PLACED: Final = _e("balor-placed", place=WORD)
E_BALOR_TOOK: Final = _e("balor-took", card=WORD)
E_BALOR_DROPS: Final = _e("balor-loses", card=WORD)
E_GEIS: Final = _e("geis-scored", player=SEAT, row=WORD, points=NUMBER)
E_REGIONS: Final = _e("regions-scored", player=SEAT, points=NUMBER)
E_CARDS: Final = _e("cards-scored", player=SEAT, points=NUMBER)
E_TOTAL: Final = _e("total", player=SEAT, points=NUMBER)
E_BALOR_TOTAL: Final = _e("balor-total", points=NUMBER)

R_NOT_IN_HAND: Final = _r("not-in-hand", card=WORD)
R_NOT_TOUCHED: Final = _r("not-touched", card=WORD)
R_NOT_THERE: Final = _r("not-in-the-otherworld", card=WORD)
R_TAKEN: Final = _r("gap-taken", place=WORD)
R_NO_GAP: Final = _r("no-gap-there", place=WORD)
R_CORNER: Final = _r("corner-not-allowed")
R_ROW_FULL: Final = _r("row-full", row=WORD)
R_GEIS: Final = _r("geis-forbids", row=WORD, card=WORD)
R_NOT_PLAYABLE: Final = _r("not-playable", card=WORD)


def cards(numbers: list[int]) -> list[int]:
    return [CARD + number for number in numbers]
