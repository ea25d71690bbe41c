"""The Season: turns in crow order until all pass in a row (rules 9.2 and 9.3)."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.scripts import Running, Script
from fidchell.core.words import PASS
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import EndSeason
from fidchell.games.inis.effects import LoseDeed, PlaceClans, TakePretender
from fidchell.games.inis.facts import CARDS, DRUID, NOTHING, SEASON_CARDS
from fidchell.games.inis.moments import SEASON_CARD_DONE, TURN_END, ask_all, ask_one
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.procedures.playing import PlayingCard
from fidchell.games.inis.table import Island

CLANS_RETURNING = 2


class Season(Frame[Island]):
    """Turn after turn: a card, a pass or a Pretender token."""

    __slots__ = ("stage",)

    def __init__(self, stage: str = "begin") -> None:
        self.stage = stage

    def next(self, table: Island) -> Ask | None:
        if self.stage == "begin":
            self.stage = "turn"
            table.do([BeginSeason()])
        elif self.stage == "turn":
            self.stage = "ask"
            if not table.is_on_island(table.turn):
                table.do([LoseDeed(table.turn)])
                table.push(Running("return_to_the_island", table.turn))
        elif self.stage == "ask":
            question = m.Q_FIRST_TURN if table.opening else m.Q_TURN
            return Ask(table.turn, question, turn_options(table))
        elif self.stage == "card":
            self.stage = "turn-end"
            ask_one(table, SEASON_CARD_DONE, (table.turn,), table.turn)
        elif self.stage == "turn-end":
            self.stage = "next"
            ask_all(table, TURN_END, (table.turn,))
        elif table.passes >= table.seats and table.ploy == NOTHING:
            table.stack.pop()
            table.do([EndSeason()])
        else:
            self.stage = "turn"
            table.do([NextTurn()])
        return None

    def take(self, table: Island, seat: int, option: int) -> None:
        if option == PASS:
            self.stage = "turn-end"
            table.do([Passes(seat)])
            return
        table.do([Acts()])
        if option == m.PRETENDER:
            self.stage = "turn-end"
            table.do([TakePretender(seat)])
        else:
            self.stage = "card"
            card = option - m.CARD
            table.push(PlayingCard(card, seat, CARDS[card]))

    def shown(self) -> str:
        return "season"


def turn_options(table: Island) -> list[int]:
    """What the player whose turn it is may do. The Brenn must open the Season with a card (ruling 4)."""
    seat = table.turn
    cards = table.hands[seat] & SEASON_CARDS
    if table.action_cards(seat) == 1 << DRUID:  # not playable as the last Action card
        cards &= ~(1 << DRUID)
    options = m.cards_in(cards)
    if table.opening and options:
        return options
    options.append(PASS)
    if not table.opening and not table.pretenders >> seat & 1 and table.conditions_met(seat):
        options.append(m.PRETENDER)
    return options


@SCRIPTS.add
def return_to_the_island(play: Look) -> Script:
    """Without clans at the start of your turn: place two anywhere, together or apart."""
    effects: list[Effect[Island]] = []
    for _ in range(CLANS_RETURNING):
        land = (yield play.pick_land(m.Q_RETURN, play.all_lands())) - m.LAND
        effects.append(PlaceClans(play.me, land))
    return effects


class BeginSeason(Effect[Island]):
    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.turn = table.brenn
        table.passes = 0
        table.opening = True
        table.tell(m.E_SEASON, (table.brenn,))


class Acts(Effect[Island]):
    """A card or a token: the count of passes starts again."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.passes = 0
        table.opening = False


class Passes(Effect[Island]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.passes += 1
        table.opening = False
        table.tell(m.E_PASSED, (self.seat,))


class NextTurn(Effect[Island]):
    """The next in crow order, or whoever played Oengus's Ploy (the count of passes starts again, ruling 65)."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        if table.ploy == NOTHING:
            table.turn = table.after(table.turn)
        else:
            table.turn = table.ploy
            table.ploy = NOTHING
            table.passes = 0


class Ploy(Effect[Island]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.ploy = self.seat
