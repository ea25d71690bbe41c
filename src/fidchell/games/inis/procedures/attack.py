"""The two maneuvers that need no card: Attack and Withdraw."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.scripts import Script
from fidchell.core.windows import open_window
from fidchell.core.words import STOP
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import DiscardHidden
from fidchell.games.inis.effects import MoveClans
from fidchell.games.inis.facts import NOTHING
from fidchell.games.inis.moments import ATTACK_DECLARED
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.procedures.arriving import Arrive
from fidchell.games.inis.procedures.removal import RemoveClan
from fidchell.games.inis.table import Island


@SCRIPTS.add
def attack(play: Look) -> Script:
    """Name an opponent with an exposed clan."""
    targets = [seat for seat in play.opponents() if play.table.exposed(seat) > 0]
    target = (yield play.pick_player(m.Q_TARGET, targets, m.LAND + play.table.clash)) - m.PLAYER
    return [DeclareAttack(play.me, target)]


@SCRIPTS.add
def withdraw(play: Look) -> Script:
    """Move exposed clans to adjacent territories where you are chieftain now, split as you like."""
    table = play.table
    left = table.exposed(play.me)
    refuges = [land for land in play.beside(table.clash) if table.chieftain(land) == play.me]
    moves: list[Effect[Island]] = []
    while left and refuges:
        answer = yield play.pick_land(m.Q_WITHDRAW, refuges, m.LAND + table.clash, may_stop=bool(moves))
        if answer == STOP:
            break
        refuge = answer - m.LAND
        count = (yield play.pick_count(m.Q_WITHDRAW_COUNT, 1, left, m.LAND + table.clash, m.LAND + refuge)) - m.COUNT
        moves.append(MoveClans(play.me, table.clash, refuge, count))
        refuges.remove(refuge)
        left -= count
    return [Withdraw(play.me), *moves, Arrive(play.me, play.me, False)]


class Withdraw(Effect[Island]):
    """Say so; the moves that follow do the rest."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.tell(m.E_WITHDRAWS, (self.seat,))


class DeclareAttack(Effect[Island]):
    __slots__ = ("attacker", "target")

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target

    def apply(self, table: Island) -> None:
        table.attacked = self.target
        table.tell(m.E_ATTACK, (self.attacker, self.target))
        table.push(Attack(self.attacker, self.target))


class Attack(Frame[Island]):
    """The target loses an Action card or an exposed clan, as they choose unless a card says otherwise."""

    __slots__ = ("attacker", "target", "stage", "both", "command", "ignored")

    def __init__(
        self, attacker: int, target: int, stage: str = "declared",
        both: bool = False, command: int = NOTHING, ignored: bool = False,
    ) -> None:  # fmt: skip
        self.attacker = attacker
        self.target = target
        self.stage = stage
        self.both = both  # Iron Mine: a clan and a card; it beats the Club (ruling 63)
        self.command = command  # Dagda's Club: CLAN or DISCARD_ACTION
        self.ignored = ignored  # Hills

    def next(self, table: Island) -> Ask | None:
        if self.stage == "declared":
            self.stage = "answer"
            if not table.spear:
                cause = (len(table.stack) - 1, m.LAND + table.clash, self.attacker, self.target)
                open_window(table, ATTACK_DECLARED, cause, (self.attacker, self.target))
            return None
        cards = m.cards_in(table.action_cards(self.target))
        values = (m.LAND + table.clash, self.attacker)
        if self.ignored or self.stage == "done":
            table.stack.pop()
            return None
        if self.stage == "clan" or not cards:
            self.stage = "done"
            table.do([RemoveClan(self.target, table.clash, True)])
            return None
        if self.both or self.command == m.DISCARD_ACTION:
            return Ask(self.target, m.Q_LOSE_CARD, cards, values)
        if self.command == m.CLAN:
            self.stage = "clan"
            return None
        return Ask(self.target, m.Q_ATTACKED, [m.CLAN, *cards], values)

    def take(self, table: Island, seat: int, option: int) -> None:
        if option == m.CLAN:
            self.stage = "clan"
        else:
            self.stage = "clan" if self.both else "done"
            table.do([DiscardHidden(seat, option - m.CARD), Hurt(seat)])

    def shown(self) -> str:
        return "attack"


class Hurt(Effect[Island]):
    """Whoever is hurt in a clash thinks again about peace (ruling 69)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.peace &= ~(1 << self.seat)


class ChangeAttack(Effect[Island]):
    """Iron Mine, Dagda's Club or Hills change the attack at this level of the stack."""

    __slots__ = ("level", "how")

    def __init__(self, level: int, how: str) -> None:
        self.level = level
        self.how = how

    def apply(self, table: Island) -> None:
        changed = table.own(self.level)
        assert isinstance(changed, Attack)
        if self.how == "both":
            changed.both = True
        elif self.how == "clan":
            changed.command = m.CLAN
        elif self.how == "card":
            changed.command = m.DISCARD_ACTION
        else:
            changed.ignored = True
            table.tell(m.E_ATTACK_IGNORED, (changed.target,))
