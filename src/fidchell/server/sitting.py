"""A game at a table, as far as its log goes: the game, who is waited for since when, and what is due.

Nothing here reads a clock or a database: the same log gives the same sitting on every node, and what is due follows
from it, so that a node that dies leaves nothing behind that another could not find again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from fidchell.core.decision import Decision
from fidchell.core.game import new_game
from fidchell.core.messages import STALE
from fidchell.core.rules import Rules
from fidchell.core.windows import AllAtOnce
from fidchell.server.entries import (
    AGREE,
    ANSWER,
    ASK_UNDO,
    AWAY,
    BACK,
    BOT,
    CLOCK,
    FORCED,
    HOLD,
    NOBODY,
    PACE,
    PERSON,
    REFUSE,
    RETRACT,
    SEAL,
    UNDO,
    WINDOW,
    Entry,
    Kind,
    Pace,
)  # fmt: skip
from fidchell.server.orders import Orders
from fidchell.server.windows import DAY, PASS, OpenWindow, closes_at, window_of

SHOWN: Final = 0.8  # seconds before what is forced happens by itself, so that it can be seen
BOT_THINKS: Final = (0.8, 2.0)  # seconds at least before a bot answers


class Refused(Exception):  # noqa: N818 - it reads as what happened
    """What was asked for is not possible; the reasons as keys and values."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.reasons: list[dict[str, Any]] = [{"key": key, "values": values}]

    @classmethod
    def by_rules(cls, reasons: list[dict[str, Any]]) -> Refused:
        refused = cls(reasons[0]["key"])
        refused.reasons = reasons
        return refused


@dataclass(frozen=True)
class Due:
    """Something that happens by itself."""

    at: float
    kind: str  # forced, window, bot, clock
    seat: int = NOBODY


@dataclass
class Undo:
    """A wish to go back that others must agree to."""

    by: int
    to: int
    needs: set[int]


@dataclass
class Sitting:
    """State from the log. ``seats``: "" for a person, else the level of the bot."""

    rules: Rules[Any]
    players: int
    seed: str
    options: dict[str, Any]
    secret: str  # draws delays that nobody may foresee
    seats: list[str]
    pace: Pace = field(default_factory=Pace)
    rated: bool = False
    log: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = new_game(self.rules, self.players, self.seed, self.options)
        self.window: OpenWindow | None = None
        self.windows = 0
        self.undone = 0  # times the game was taken back: events that were told before may not have happened
        self.seals = [0] * self.players
        self.away: set[int] = set()
        self.undo: Undo | None = None
        self.since: dict[int, float] = {}  # seats that are waited for, and since when
        self.orders: dict[int, Orders] = {}  # beside the log: giving orders is no move
        self.bank = [self.pace.bank] * self.players
        self.charged: dict[int, tuple[float, float]] = {}  # by answer: since when it was waited for, and what it gained
        self.moves: list[Entry] = []  # the answers the game stands on, those undone left out
        self.events_after = [self._events()]  # how many events there were after so many of them

    # --- from the log ---

    @classmethod
    def replay(cls, sitting: Sitting, begun: float, entries: Iterable[Entry]) -> Sitting:
        sitting.begin(begun)
        for entry in entries:
            sitting.apply(entry)
        return sitting

    def begin(self, at: float) -> None:
        self._look_around(at)

    @property
    def seq(self) -> int:
        return self.log[-1].seq if self.log else 0

    def apply(self, entry: Entry) -> None:
        """Take in an entry that is in the log, or is about to be."""
        seat = entry.seat
        match entry.kind:
            case "answer":
                self.game.answer(seat, entry.option)
                self.moves.append(entry)
                self.events_after.append(self._events())
                self.undo = None
                self._charge(seat, entry)
            case "seal":
                assert self.window is not None
                self.window.sealed[seat] = (entry.option, entry.at)
                self.seals[seat] += 1
            case "hold":
                assert self.window is not None
                self.window.held = True
            case "retract":
                last = max(at for at, move in enumerate(self.moves) if move.seat == seat)
                self._take_back(self.moves[last : last + 1], seat)
                self.undo = None  # it counts answers
                self._play_again([move for at, move in enumerate(self.moves) if at != last])
            case "undo":
                undone = self.moves[entry.to :]
                self._play_again(self.moves[: entry.to])
                self.since.clear()
                self._take_back(undone, seat)
                self.undo = None
            case "ask-undo":
                self.undo = Undo(seat, entry.to, self.crossed(seat, entry.to))
            case "agree":
                if self.undo is not None:
                    self.undo.needs.discard(seat)
            case "refuse":
                self.undo = None
            case "pace":
                assert entry.pace is not None
                self._stop_clocks(entry.at, entry.pace)
                self.pace = entry.pace
            case "away":
                self.away.add(seat)
            case "back":
                self.away.discard(seat)
        self.log.append(entry)
        if entry.kind in (ANSWER, RETRACT, UNDO):  # nothing else moves the game
            self._look_around(entry.at, closing=entry.by == WINDOW)

    def _events(self) -> int:
        journal = self.game.table.journal
        return 0 if journal is None else len(journal)

    def _play_again(self, moves: list[Entry]) -> None:
        self.undone += 1
        self.game = new_game(self.rules, self.players, self.seed, self.options)
        self.moves, self.events_after = [], [self._events()]
        for move in moves:
            self.game.answer(move.seat, move.option)
            self.moves.append(move)
            self.events_after.append(self._events())
        self.window = None

    def _look_around(self, at: float, closing: bool = False) -> None:
        """Who is waited for from now on?"""
        before = self.window
        self.window = window_of(self.game, before, at, self.windows, closing)
        if self.window is not None and self.window is not before:
            self.windows += 1
        waiting = [] if self.window is not None else [ask.seat for ask in self.game.table.asks()]
        self.since = {seat: self.since.get(seat, at) for seat in waiting}

    def _charge(self, seat: int, entry: Entry) -> None:
        """Take the time a person thought from its bank. The next question starts its time anew."""
        since = self.since.pop(seat, None)
        if since is None or entry.by != PERSON:
            return
        self.charged[entry.seq] = since, self.pace.increment if self.pace.live else 0.0
        if self.pace.live:
            self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, entry.at - since)) + self.pace.increment

    def _take_back(self, moves: list[Entry], seat: int) -> None:
        """What answers gained in time goes with them, and who chooses anew over days has what was left of its days."""
        for move in moves:
            since, gained = self.charged.pop(move.seq, (None, 0.0))
            self.bank[move.seat] = max(0.0, self.bank[move.seat] - gained)
            if move.seat == seat and since is not None and not self.pace.live:
                self.since.setdefault(seat, since)

    def _stop_clocks(self, at: float, pace: Pace) -> None:
        """Between a live game and one over days: what was thought so far is paid for at the old pace."""
        if self.pace.live == pace.live:
            return
        for seat, since in self.since.items():
            if self.pace.live:
                self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, at - since))
            self.since[seat] = at

    # --- what people ask for: the entries that follow, applied already ---

    def _new(self, at: float, kind: Kind, seat: int = NOBODY, **more: Any) -> Entry:
        entry = Entry(self.seq + 1, at, kind, seat, **more)
        self.apply(entry)
        return entry

    def answer(self, seat: int, option: str, number: int | None, at: float, by: str = PERSON) -> list[Entry]:
        """An answer to an open question, or one kept sealed until the window closes.

        ``number`` is that of the question as number_of() tells it: sealed answers count as well, for the game may
        never come to ask for one that somebody else forestalled.
        """
        kind: Kind = ANSWER
        decision = None if self.window is None else self.window.decision_of(seat)
        stale = number is not None and number != self.number_of(seat)
        if decision is not None and option in decision.options:
            kind = SEAL
        elif (why := self.game.explain(seat, option, -1 if stale else None)) and why[0]["key"] != STALE.key:
            raise Refused.by_rules(why)
        if stale:
            raise Refused("stale-answer", given=number, due=self.number_of(seat))
        back = [self._new(at, BACK, seat)] if by == PERSON and seat in self.away else []
        return [*back, self._new(at, kind, seat, option=option, by=by)]

    def number_of(self, seat: int) -> int:
        """How many answers this seat has given, sealed ones included: the number of its next question."""
        return self.game.given[seat] + self.seals[seat]

    def question_of(self, seat: int) -> tuple[int, int, int]:
        """Which question the seat has now: after an undo numbers come again, and windows follow each other."""
        return self.undone, self.windows, self.number_of(seat)

    def hold(self, seat: int, at: float) -> list[Entry]:
        """More time for a window, once, for anybody who is listed: to think, or to look as if."""
        if self.window is None or self.window.decision_of(seat) is None:
            raise Refused("no-window")
        if self.window.held:
            raise Refused("held-already")
        return [self._new(at, HOLD, seat)]

    def retract(self, seat: int, at: float) -> list[Entry]:
        """Take back what was chosen in secret while others still choose."""
        frame = self.game.table.stack[-1] if self.game.table.stack else None
        if not isinstance(frame, AllAtOnce) or not frame.sealed[seat]:
            raise Refused("nothing-to-retract")
        return [self._new(at, RETRACT, seat)]

    def set_pace(self, pace: Pace, at: float) -> list[Entry]:
        return [self._new(at, PACE, pace=pace)]

    def leave(self, seat: int, at: float) -> list[Entry]:
        return [] if seat in self.away else [self._new(at, AWAY, seat)]

    def come_back(self, seat: int, at: float) -> list[Entry]:
        return [self._new(at, BACK, seat)] if seat in self.away else []

    # --- undo ---

    def last_own(self, seat: int) -> int:
        """After how many answers the game stood when this seat last chose."""
        own = [at for at, move in enumerate(self.moves) if move.seat == seat and move.by == PERSON]
        if not own:
            raise Refused("nothing-to-undo")
        return own[-1]

    def crossed(self, seat: int, to: int) -> set[int]:
        """Whose knowledge or choices lie between ``to`` answers and now."""
        found = {move.seat for move in self.moves[to:] if move.by in (PERSON, BOT, CLOCK)}
        journal = self.game.table.journal
        if journal is not None:
            for event in journal.since(self.events_after[to]):
                learnt = event.learnt_by(self.players)
                found |= {other for other in range(self.players) if learnt >> other & 1}
        return found - {seat}

    def ask_undo(self, seat: int, at: float) -> list[Entry]:
        """Back to before the seat's last choice: at once if nobody acted or learnt anything, else if they agree."""
        if self.rated:
            raise Refused("no-undo-in-rated-games")
        to = self.last_own(seat)
        journal = self.game.table.journal
        learnt = False
        if journal is not None:
            learnt = any(event.learnt_by(self.players) for event in journal.since(self.events_after[to]))
        people = {other for other in self.crossed(seat, to) if not self.seats[other] and other not in self.away}
        if not people and not learnt:
            return [self._new(at, UNDO, seat, to=to)]
        if not people:  # it learnt something itself, and nobody is there to allow it
            raise Refused("undo-after-learning")
        return [self._new(at, ASK_UNDO, seat, to=to)]

    def agree(self, seat: int, yes: bool, at: float) -> list[Entry]:
        if self.undo is None or seat not in self.undo.needs:
            raise Refused("no-undo-asked")
        wish = self.undo
        if not yes:
            return [self._new(at, REFUSE, seat)]
        entries = [self._new(at, AGREE, seat)]
        people = {other for other in wish.needs if not self.seats[other] and other not in self.away}
        return entries if people else [*entries, self._new(at, UNDO, wish.by, to=wish.to)]

    # --- what happens by itself ---

    def is_bot(self, seat: int) -> bool:
        return bool(self.seats[seat]) or seat in self.away

    def level_of(self, seat: int) -> str:
        return self.seats[seat] or "club"

    def due(self) -> list[Due]:
        """What is to happen, and when, if nobody does anything before."""
        if self.game.over:
            return []
        if self.window is not None:
            thinks = self.asked_about(self.window)
            found = [Due(self.window.opened, "bot", seat) for seat in self.window.seats
                     if self.is_bot(seat) and seat not in self.window.sealed]  # fmt: skip
            bots = {seat for seat in self.window.seats if self.is_bot(seat)}
            return [*found, Due(closes_at(self.window, self.pace, thinks, bots, self.secret), "window")]
        dues = (self._due_of(decision) for decision in self.game.decisions if not decision.optional)
        return [due for due in dues if due is not None]

    def asked_about(self, window: OpenWindow) -> set[int]:
        """The seats whose players are to answer for themselves."""
        people = {seat for seat in window.seats if not self.is_bot(seat)}
        if self.pace.windows != "orders" or not people:
            return people
        public = self.game.view(None)["table"]
        first = window.decisions[0]
        for seat in people & set(self.orders):
            self.orders[seat] = self.orders[seat].renewed(self.rules, public, first, seat)
        return {seat for seat in people if self.orders.get(seat, Orders()).asks(self.rules, public, first, seat)}

    def deadline_of(self, seat: int) -> float:
        """Until when a person may think about a question that it has now."""
        return self.since[seat] + (self.bank[seat] if self.pace.live else self.pace.days * DAY)

    def _due_of(self, decision: Decision) -> Due | None:
        seat, since = decision.seat, self.since[decision.seat]
        if len(decision.options) == 1 and self._is_seen_through(decision):
            return Due(since + SHOWN, "forced", seat)
        if self.is_bot(seat):
            drawn = Random(f"{self.secret}/{self.seq}/{seat}").uniform(*BOT_THINKS)
            return Due(since + drawn, "bot", seat)
        return None if self.pace.absent == "wait" else Due(self.deadline_of(seat), "clock", seat)

    def _is_seen_through(self, decision: Decision) -> bool:
        """May others see that there was no choice? If they can anyway; or, unless the table is strict, in the middle of
        what somebody does, which they do not see step by step. That a turn is passed at once would tell."""
        strict = self.rated or self.pace.windows == "fixed"
        return decision.key in self.rules.public_questions or (not strict and self.goes_on(decision))

    def goes_on(self, decision: Decision) -> bool:
        """Does the question follow the seat's own answer, with nothing in between that happened?"""
        last = self.moves[-1] if self.moves else None
        own = last is not None and last.seat == decision.seat and last.by != WINDOW
        return own and self.events_after[-1] == self.events_after[-2]

    def do_forced(self, seat: int, at: float) -> list[Entry]:
        decision = next(open_ for open_ in self.game.decisions if open_.seat == seat and not open_.optional)
        return [self._new(at, ANSWER, seat, option=decision.options[0], by=FORCED)]

    def close_window(self, at: float) -> list[Entry]:
        """Open what was sealed, in the order of the rules, until somebody has answered or all have let it pass."""
        window, entries = self.window, []
        assert window is not None
        while self.window is window:
            seat = self.game.table.asks()[0].seat
            option = window.sealed.get(seat, (PASS, 0.0))[0]
            entries.append(self._new(at, ANSWER, seat, option=option, by=WINDOW))
        return entries

    def time_is_up(self, seat: int, at: float) -> list[Entry]:
        """Whose time is up in a live game is away: a bot goes on until it is back. Over days, a bot answers once."""
        return self.leave(seat, at) if self.pace.live else []
