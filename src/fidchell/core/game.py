"""The front door: the one way in for people, bots, tests, server and adapters. Words here, numbers behind."""

from __future__ import annotations

from typing import Any

from fidchell.core.chance import chance_from_seed
from fidchell.core.decision import Ask, Decision
from fidchell.core.journal import Journal
from fidchell.core.messages import (
    GAME_OVER,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_OFFERED,
    STALE,
    UNKNOWN_WORD,
    Message,
    Value,
)
from fidchell.core.record import History, fresh
from fidchell.core.rules import GameError, Rules
from fidchell.core.table import Table
from fidchell.core.windows import Window


class IllegalAnswer(ValueError):  # noqa: N818 - it reads as what happened
    """An answer that is not open now. Nothing has changed. ``reasons`` says why, as keys and values."""

    def __init__(self, reasons: list[dict[str, Any]]) -> None:
        super().__init__("; ".join(f"{reason['key']} {reason['values']}" for reason in reasons))
        self.reasons = reasons
        self.key: str = reasons[0]["key"]
        self.values: dict[str, Any] = reasons[0]["values"]


class Game:
    """A game being played."""

    __slots__ = ("rules", "table", "history", "given")

    def __init__(self, table: Table, history: History | None, given: list[int] | None = None) -> None:
        self.rules: Rules[Any] = table.rules
        self.table = table
        self.history = history  # None in worlds that bots imagine: nothing is recorded there
        self.given = [0] * table.seats if given is None else given  # answers so far, by seat

    # --- questions and answers ---

    @property
    def decisions(self) -> list[Decision]:
        """All open questions: those the game waits for, then those that may be answered beside them."""
        return [self._decision(ask, False) for ask in self.table.asks()] + [
            self._decision(ask, True) for ask in self._standing()
        ]

    @property
    def window(self) -> list[Decision]:
        """While a moment may be answered: the question to each seat that could, as far as everybody knows, in order.

        The game itself asks one after the other. Whoever asks them all at once, each in secret, gives nothing away.
        """
        frame = self.table.stack[-1] if self.table.stack else None
        return [self._decision(ask, False) for ask in self._asked_at_once()] if isinstance(frame, Window) else []

    def answer(self, seat: int, option: str, number: int | None = None) -> None:
        """Answer an open question. IllegalAnswer if it is not open, and then nothing has changed.

        ``number`` may name the decision meant (Decision.number), so that an answer sent twice counts once.
        """
        reasons = self.explain(seat, option, number)
        if reasons:
            raise IllegalAnswer(reasons)
        table, chosen = self.table, self.rules.words.numbers[option]
        if any(ask.seat == seat and chosen in ask.options for ask in table.asks()):
            table.take_from(seat, chosen)
        else:
            table.take_standing(
                next(ask for ask in self._standing() if ask.seat == seat and chosen in ask.options), chosen
            )
        self.given[seat] += 1
        if self.history is not None:
            self.history.answered(table, seat, option)

    def explain(self, seat: int, option: str, number: int | None = None) -> list[dict[str, Any]]:
        """Why this answer is not open, as keys and values; empty if it is."""
        return self._in_words(self._why_not(self.table.asks(), seat, option, number))

    def explain_at_once(self, seat: int, option: str, sealed: bool = False) -> list[dict[str, Any]]:
        """The same where a moment asks all who could answer it at once (``window``) instead of one after the other.

        ``sealed``: this seat has answered already, in secret.
        """
        asked = [ask for ask in self._asked_at_once() if not sealed or ask.seat != seat]
        return self._in_words(self._why_not(asked, seat, option, None))

    def preview(self, seat: int) -> dict[str, Any]:
        """How all would stand after each answer to what this seat is asked; empty where that cannot be foreseen."""
        for ask in self._asked_at_once():
            if ask.seat == seat:
                return self.rules.preview(self.table, ask)
        return {}

    def _asked_at_once(self) -> list[Ask]:
        frame = self.table.stack[-1] if self.table.stack else None
        return frame.all_asks(self.table) if isinstance(frame, Window) else self.table.asks()

    def _in_words(self, reasons: list[tuple[Message, tuple[Value, ...]]]) -> list[dict[str, Any]]:
        return [{"key": kind.key, "values": kind.read(self.rules.words, values)} for kind, values in reasons]

    def _why_not(
        self, waited_for: list[Ask], seat: int, option: str, number: int | None
    ) -> list[tuple[Message, tuple[Value, ...]]]:
        table = self.table
        if not self._has_seat(seat):
            return [(NO_SUCH_SEAT, (str(seat), table.seats))]
        if self.over:
            return [(GAME_OVER, ())]
        mine = [ask for ask in waited_for + self._standing() if ask.seat == seat]
        if not mine:
            return [(NOT_ASKED, ([ask.seat for ask in waited_for],))]
        if number is not None and number != self.given[seat]:
            return [(STALE, (number, self.given[seat]))]
        chosen = self.rules.words.numbers.get(option) if isinstance(option, str) else None
        if chosen is None:
            return [(UNKNOWN_WORD, (str(option),))]
        if any(chosen in ask.options for ask in mine):
            return []
        return self.rules.why_not(table, mine[0], chosen) or [(NOT_OFFERED, (chosen,))]

    def _standing(self) -> list[Ask]:
        return self.rules.standing(self.table) if self.table.stack else []

    def _decision(self, ask: Ask, optional: bool) -> Decision:
        return Decision(ask, self.rules.words, self.given[ask.seat], optional)

    # --- what a seat may know ---

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, ready for JSON; None is a spectator. Nothing else leaves the engine."""
        self._check_eyes(seat)
        frame = self.table.stack[-1] if self.table.stack else None
        return {
            "game": self.rules.name,
            "rules": self.rules.version,
            "players": self.table.seats,
            "seat": seat,
            "table": self.rules.view(self.table, seat),
            "doing": "" if frame is None else frame.shown(),
            "waiting": sorted({ask.seat for ask in self.table.asks()}),
            "decisions": [decision.to_json() for decision in self.decisions if decision.seat == seat],
            "over": self.over,
            "result": self.result,
        }

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened, as this seat may read it, from event number ``since`` on."""
        self._check_eyes(seat)
        journal = self.table.journal
        return [] if journal is None else [event.seen_by(seat, self.rules.words) for event in journal.since(since)]

    def _has_seat(self, seat: Any) -> bool:
        return type(seat) is int and 0 <= seat < self.table.seats

    def _check_eyes(self, seat: Any) -> None:
        if seat is not None and not self._has_seat(seat):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {self.table.seats - 1}, None is a spectator")

    def resample(self, seat: int, seed: int | str) -> Game:
        """A world this seat cannot tell from the true one. The same knowledge and seed give the same world."""
        if not self._has_seat(seat):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {self.table.seats - 1}")
        table = self.table.copy()
        table.imagine(seat, chance_from_seed(f"{seat}/{seed}"))
        return Game(table, None, self.given[:])

    # --- the game as a whole ---

    @property
    def over(self) -> bool:
        return not self.table.stack

    @property
    def result(self) -> dict[str, Any] | None:
        """None while the game goes on; then at least ``scores`` by seat and ``winners``."""
        return self.rules.result(self.table) if self.over else None

    def copy(self) -> Game:
        """The same game again, to try things on. It keeps its record, not the journal."""
        return Game(self.table.copy(), None if self.history is None else self.history.copy(), self.given[:])

    def record(self) -> dict[str, Any]:
        """The game as JSON: where it began and every answer. fidchell.load() gives it back."""
        if self.history is None:
            raise ValueError("a world imagined for a seat has no record: take it from the game itself")
        return self.history.to_json(self.table)

    def snapshot(self) -> dict[str, Any]:
        """The position as JSON: quick to load, and what a running game goes on from when a rule is mended."""
        return {
            "game": self.rules.name,
            "rules": self.rules.version,
            "players": self.table.seats,
            "options": {} if self.history is None else fresh(self.history.start["options"]),
            "given": self.given[:],
            "table": self.table.fields(),
        }


def new_game(rules: Rules[Any], players: int, seed: int | str, options: dict[str, Any] | None = None) -> Game:
    """Begin a game. The same rules version, seed, options and answers always give the same game."""
    chosen = rules.checked_options(options or {})
    start = {"players": players, "seed": str(seed), "options": chosen}
    return _begin(_set_up(rules, players, seed, chosen), start)


def new_table(rules: Rules[Any], players: int, seed: int | str, options: dict[str, Any] | None = None) -> Table:
    """The bare table of the same game, without record and journal: for those who play a million."""
    table = _set_up(rules, players, seed, rules.checked_options(options or {}))
    table.advance()
    return table


def _set_up(rules: Rules[Any], players: int, seed: int | str, options: dict[str, Any]) -> Table:
    rules.checked_players(players)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise GameError(f"a seed is a number or a text, not {seed!r}")
    table: Table = rules.set_up(players, options, chance_from_seed(seed))
    return table


def scene_game(rules: Rules[Any], scene: dict[str, Any]) -> Game:
    """Go on from a described position."""
    table = rules.open_scene(scene)
    return _begin(table, {"players": table.seats, "scene": fresh(scene), "options": {}})


def _begin(table: Table, start: dict[str, Any]) -> Game:
    table.journal = Journal()
    table.advance()
    return Game(table, History({"game": table.rules.name, "rules": table.rules.version, **start}))
