"""The vocabulary of Inis and everything it can say."""

from __future__ import annotations

from typing import Final

from fidchell.core.messages import NUMBER, SEAT, WORD, WORDS, Catalogue
from fidchell.core.words import Words
from fidchell.games.inis.facts import CARDS, CLANS, MOST_PLAYERS, TERRITORIES
from fidchell.games.inis.geometry import location_words

WORD_LIST: Final = Words()
CARD: Final = WORD_LIST.group("card", CARDS).start
LAND: Final = WORD_LIST.group("territory", TERRITORIES).start
PLAYER: Final = WORD_LIST.group("seat", tuple(f"seat{seat}" for seat in range(MOST_PLAYERS))).start
COUNT: Final = WORD_LIST.group("number", tuple(str(count) for count in range(CLANS + 1))).start
_TURN: Final = WORD_LIST.group("turn", ("pretender",)).start
PRETENDER: Final = _TURN
_MANEUVER: Final = WORD_LIST.group("maneuver", ("attack", "withdraw", "end_clash", "offer_peace")).start
ATTACK: Final = _MANEUVER
WITHDRAW: Final = _MANEUVER + 1
END_CLASH: Final = _MANEUVER + 2
OFFER_PEACE: Final = _MANEUVER + 3
_PEACE: Final = WORD_LIST.group("peace", ("peace", "no_peace")).start
PEACE: Final = _PEACE
NO_PEACE: Final = _PEACE + 1
_MODE: Final = WORD_LIST.group(
    "mode", ("shelter", "clan", "place_clan", "replace_clan", "remove_clan", "discard_action")
).start
SHELTER: Final = _MODE
CLAN: Final = _MODE + 1
PLACE_CLAN: Final = _MODE + 2
REPLACE_CLAN: Final = _MODE + 3
REMOVE_CLAN: Final = _MODE + 4
DISCARD_ACTION: Final = _MODE + 5
LOCATION: Final = WORD_LIST.group("location", location_words()).start

SAY: Final = Catalogue()
_q = SAY.question
_e = SAY.event
_r = SAY.reason

# --- questions ---

Q_CAPITAL: Final = _q("capital")
Q_FIRST_CLANS: Final = _q("first-clans")
Q_ASIDE: Final = _q("cathbad-aside")
Q_KEEP: Final = _q("draft-keep", count=NUMBER, left=NUMBER)
Q_HAND_ON: Final = _q("draft-hand-on")
Q_TURN: Final = _q("turn")
Q_FIRST_TURN: Final = _q("first-turn")
Q_RETURN: Final = _q("return-clan")
Q_LAND: Final = _q("territory", card=WORD)
Q_FROM: Final = _q("from", card=WORD)
Q_FROM_TO: Final = _q("from-to", card=WORD, place=WORD)
Q_TO: Final = _q("to", card=WORD, place=WORD)
Q_HOW_MANY: Final = _q("how-many", card=WORD, origin=WORD, place=WORD)
Q_FROM_CITADELS: Final = _q("from-citadels", card=WORD, origin=WORD, place=WORD)
Q_EXPOSED_HOW_MANY: Final = _q("exposed-how-many", card=WORD, origin=WORD, place=WORD)
Q_PLACE: Final = _q("place", card=WORD)
Q_REMOVE_OWN: Final = _q("remove-own", card=WORD)
Q_MODE: Final = _q("mode", card=WORD, place=WORD)
Q_OPPONENT: Final = _q("opponent", card=WORD)
Q_OWNER: Final = _q("owner", card=WORD, place=WORD)
Q_TAKE: Final = _q("take-card", card=WORD)
Q_DISCARD: Final = _q("discard-card", card=WORD)
Q_DISCARD_MORE: Final = _q("discard-more", card=WORD)
Q_GIVE: Final = _q("give-card", card=WORD, player=SEAT)
Q_SET_ASIDE: Final = _q("set-aside", card=WORD)
Q_KEEP_EPIC: Final = _q("keep-epic", left=NUMBER)
Q_LOCATION: Final = _q("location", player=SEAT)
Q_TILE: Final = _q("tile")
Q_TILE_LOCATION: Final = _q("tile-location", place=WORD)
Q_TILE_UNDER: Final = _q("tile-under")
Q_FLIP: Final = _q("flip-crows")
Q_START_CLASH: Final = _q("start-clash", card=WORD)
Q_INSTIGATOR: Final = _q("instigator", place=WORD)
Q_NEXT: Final = _q("next-maneuver")
Q_MOUNTAINS: Final = _q("mountains")
Q_NEXT_CLASH: Final = _q("next-clash")
Q_SHELTER: Final = _q("shelter", place=WORD, free=NUMBER)
Q_MANEUVER: Final = _q("maneuver", place=WORD)
Q_ALONE: Final = _q("maneuver-alone", place=WORD)
Q_TARGET: Final = _q("attack-whom", place=WORD)
Q_ATTACKED: Final = _q("attacked", place=WORD, player=SEAT)
Q_LOSE_CARD: Final = _q("attacked-card", place=WORD, player=SEAT)
Q_COMMAND: Final = _q("club-commands", player=SEAT)
Q_WITHDRAW: Final = _q("withdraw-to", place=WORD)
Q_WITHDRAW_COUNT: Final = _q("withdraw-count", origin=WORD, place=WORD)
Q_PEACE: Final = _q("peace-switch", place=WORD)
Q_OFFER: Final = _q("peace-offer", place=WORD, player=SEAT)
Q_CAULDRON: Final = _q("cauldron-return", place=WORD, count=NUMBER)
Q_MOOR: Final = _q("moor")

# One question for each moment at which Triskel cards may be played.
M_ASSEMBLY_START: Final = _q("assembly-start")
M_GATES: Final = _q("gates-resolve", level=NUMBER, player=SEAT)
M_ACTION_DECLARED: Final = _q("action-declared", level=NUMBER, card=WORD, player=SEAT)
M_OTHER_DECLARED: Final = _q("epic-or-advantage-declared", level=NUMBER, card=WORD, player=SEAT)
M_EPIC_DRAW: Final = _q("epic-draw", level=NUMBER, player=SEAT)
M_MOUNTAINS: Final = _q("mountains-entered", level=NUMBER, player=SEAT, owner=SEAT)
M_ACTION_RESOLVED: Final = _q("action-resolved", level=NUMBER, card=WORD, player=SEAT)
M_EPIC_PLAYED: Final = _q("epic-played", level=NUMBER, card=WORD, player=SEAT)
M_SEASON_CARD_DONE: Final = _q("season-card-done", player=SEAT)
M_TURN_END: Final = _q("turn-end", player=SEAT)
M_WOULD_BE_REMOVED: Final = _q("clan-would-be-removed", level=NUMBER, player=SEAT, place=WORD)
M_REMOVED: Final = _q("clan-removed", level=NUMBER, player=SEAT, place=WORD)
M_CLASH_START: Final = _q("clash-start", place=WORD, player=SEAT)
M_CITADELS_END: Final = _q("citadels-end", place=WORD)
M_RESOLUTION_START: Final = _q("resolution-start", level=NUMBER, place=WORD, player=SEAT)
M_ATTACK_DECLARED: Final = _q("attack-declared", level=NUMBER, place=WORD, player=SEAT, target=SEAT)
M_MANEUVER_DONE: Final = _q("maneuver-done", level=NUMBER, place=WORD, player=SEAT)

PUBLIC_QUESTIONS: Final = frozenset(
    question.key
    for question in (
        Q_CAPITAL,
        Q_FIRST_CLANS,
        Q_LAND,
        Q_SHELTER,
        Q_TARGET,
        Q_OFFER,
        Q_LOCATION,
        Q_NEXT,
        Q_NEXT_CLASH,
        Q_ASIDE,
        Q_INSTIGATOR,
        Q_RETURN,
        Q_CAULDRON,
    )
)

# --- events ---

E_TILE: Final = _e("territory-placed", reveals=True, place=WORD)
E_CAPITAL: Final = _e("capital-placed", player=SEAT, place=WORD)
E_BUILT_CITADEL: Final = _e("citadel-placed", place=WORD)
E_BUILT_SANCTUARY: Final = _e("sanctuary-placed", place=WORD)
E_ROUND: Final = _e("round-begins", round=NUMBER)
E_BRENN: Final = _e("brenn", player=SEAT)
E_BRENN_STAYS: Final = _e("brenn-stays", player=SEAT)
E_VICTORY_CHECK: Final = _e("victory-check", player=SEAT, count=NUMBER)
E_NO_WINNER: Final = _e("no-winner")
E_WON: Final = _e("won", player=SEAT, count=NUMBER)
E_ADVANTAGE: Final = _e("advantage-taken", player=SEAT, card=WORD)
E_CROWS: Final = _e("crows-clockwise")
E_CROWS_BACK: Final = _e("crows-counter-clockwise")
E_GATES: Final = _e("gates-open")
E_DEALT: Final = _e("dealt", secret={"cards": WORDS}, player=SEAT, count=NUMBER)
E_SET_ASIDE: Final = _e("card-set-aside", secret={"card": WORD}, player=SEAT)
E_ASIDE_BY_CHANCE: Final = _e("card-aside")
E_HANDED_ON: Final = _e("handed-on", secret={"cards": WORDS}, player=SEAT, to=SEAT, count=NUMBER)
E_TOOK_ASIDE: Final = _e("took-aside", secret={"card": WORD}, player=SEAT)
E_SEASON: Final = _e("season-begins", player=SEAT)
E_SEASON_OVER: Final = _e("season-over")
E_PASSED: Final = _e("passed", player=SEAT)
E_PRETENDER: Final = _e("pretender-taken", player=SEAT)
E_DEED: Final = _e("deed-gained", player=SEAT)
E_DEED_LOST: Final = _e("deed-lost", player=SEAT)
E_PLAYED: Final = _e("card-played", reveals=True, player=SEAT, card=WORD)
E_DECLARED: Final = _e("card-declared", player=SEAT, card=WORD, choices=WORDS)
E_CANCELLED: Final = _e("card-cancelled", card=WORD)
E_NOTHING: Final = _e("card-does-nothing", card=WORD)
E_TAKEN_BACK: Final = _e("card-taken", player=SEAT, card=WORD)
E_GIVEN: Final = _e("card-given", player=SEAT, to=SEAT, card=WORD)
E_GAVE: Final = _e("card-passed", secret={"card": WORD}, player=SEAT, to=SEAT)
E_STOLEN: Final = _e("card-stolen", secret={"card": WORD}, player=SEAT, target=SEAT)
E_DISCARDED: Final = _e("card-discarded", reveals=True, player=SEAT, card=WORD)
E_DISCARDED_HIDDEN: Final = _e("card-discarded-hidden", secret={"card": WORD}, player=SEAT)
E_DREW: Final = _e("epic-drawn", secret={"cards": WORDS}, player=SEAT, count=NUMBER)
E_RESHUFFLED: Final = _e("epics-reshuffled")
E_FROM_DISCARD: Final = _e("card-from-discard", secret={"card": WORD, "seen": WORDS}, player=SEAT)
E_LOOKED_ACTIONS: Final = _e("looked-at-actions", secret={"cards": WORDS}, player=SEAT, at=SEAT)
E_LOOKED_EPICS: Final = _e("looked-at-epics", secret={"cards": WORDS}, player=SEAT, at=SEAT)
E_REVEALED: Final = _e("card-revealed", reveals=True, player=SEAT, card=WORD)
E_PLACED: Final = _e("clans-placed", player=SEAT, place=WORD, count=NUMBER)
E_MOVED: Final = _e("clans-moved", player=SEAT, origin=WORD, place=WORD, count=NUMBER)
E_REMOVED: Final = _e("clan-removed", player=SEAT, place=WORD)
E_SAVED: Final = _e("clan-saved", player=SEAT, place=WORD)
E_RESCUED: Final = _e("clan-rescued", player=SEAT, place=WORD)
E_FESTIVAL: Final = _e("festival-placed", place=WORD)
E_TILES_SEEN: Final = _e("tiles-drawn", secret={"places": WORDS}, player=SEAT, count=NUMBER)
E_MOUNTAINS_PAID: Final = _e("mountains-ignored", player=SEAT)
E_CLASH: Final = _e("clash-begins", place=WORD, player=SEAT)
E_CLASH_LAPSED: Final = _e("clash-lapsed", place=WORD)
E_SHELTERED: Final = _e("clan-sheltered", player=SEAT, place=WORD)
E_SPEAR: Final = _e("no-triskels", place=WORD)
E_COME_OUT: Final = _e("citadels-emptied", place=WORD)
E_INSTIGATOR: Final = _e("new-instigator", player=SEAT)
E_PEACE_ON: Final = _e("peace-on", player=SEAT)
E_PEACE_OFF: Final = _e("peace-off", player=SEAT)
E_OFFERED: Final = _e("peace-offered", player=SEAT)
E_REFUSED: Final = _e("peace-refused", player=SEAT)
E_PEACE: Final = _e("peace-made", place=WORD)
E_ATTACK: Final = _e("attack", player=SEAT, target=SEAT)
E_ATTACK_IGNORED: Final = _e("attack-ignored", player=SEAT)
E_WITHDRAWS: Final = _e("withdraws", player=SEAT)
E_NEXT: Final = _e("next-maneuver-chosen", player=SEAT)
E_CLASH_OVER: Final = _e("clash-over", place=WORD)
E_CAULDRON: Final = _e("cauldron-laid", player=SEAT, count=NUMBER)
E_CAULDRON_BACK: Final = _e("cauldron-returns", player=SEAT, place=WORD, count=NUMBER)

# --- reasons ---

R_NOT_IN_HAND: Final = _r("not-in-hand", card=WORD)
R_NOT_SEASON: Final = _r("not-a-season-card", card=WORD)
R_LAST_DRUID: Final = _r("druid-last-action")
R_BRENN_OPENS: Final = _r("brenn-must-play")
R_NO_CONDITION: Final = _r("no-victory-condition", territories=NUMBER, sanctuaries=NUMBER, clans=NUMBER, deeds=NUMBER)
R_PRETENDER: Final = _r("pretender-already")
R_NOT_PRESENT: Final = _r("not-present", place=WORD)
R_NOT_IN_PLAY: Final = _r("not-in-play", place=WORD)
R_NOT_BESIDE: Final = _r("not-adjacent", place=WORD)
R_SWAMP: Final = _r("no-citadel-in-swamp")
R_NO_SANCTUARY: Final = _r("no-sanctuary-there", place=WORD)
R_HAS_SANCTUARY: Final = _r("sanctuary-already", place=WORD)
R_NOT_CHIEFTAIN: Final = _r("not-chieftain", place=WORD)
R_NOT_EXPOSED: Final = _r("not-exposed", player=SEAT)
R_NO_WITHDRAW: Final = _r("no-withdrawal")
R_SPEAR: Final = _r("spear-in-force")
R_CUCHULAIN: Final = _r("cuchulain-one-clan")
R_NOT_NOW: Final = _r("not-this-moment", card=WORD)
R_NO_LOCATION: Final = _r("not-a-location")


def card(number: int) -> int:
    return CARD + number


def land(number: int) -> int:
    return LAND + number


def cards(numbers: list[int]) -> list[int]:
    return [CARD + number for number in numbers]


def cards_in(mask: int) -> list[int]:
    """The cards of a mask as options."""
    options: list[int] = []
    while mask:
        low = mask & -mask
        options.append(CARD - 1 + low.bit_length())
        mask ^= low
    return options


def lands(numbers: list[int]) -> list[int]:
    return [LAND + number for number in numbers]
