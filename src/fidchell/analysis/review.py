"""A recorded game looked at again: what each seat chose, what the expert would have, and how the chances went.

Every decision is judged with what its seat knew then. So is the curve: a seat's line is its own chance as it could
judge it whenever it was asked, in hundreds of worlds it could not tell from the true one. (One line from public
knowledge would tell nobody why they played as they did; the lines of several seats need not add up to one, for
each knows something else.) With hindsight, which is another curve, all cards lie open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any, Final

from fidchell.agents.agent import Eyes
from fidchell.agents.think.brain import LONGEST_WALK, Brain, Dice
from fidchell.agents.think.weights import blank_brain, brain_for
from fidchell.analysis.hints import Hint, manner_of, think
from fidchell.analysis.places import Spots, spots_of
from fidchell.core.chance import Chance
from fidchell.core.decision import Decision
from fidchell.core.game import Game
from fidchell.core.replay import beginning

STRETCHES: Final = {"round-begins": "round", "grid-laid": "round", "season-begins": "season"}  # events that begin one
MISTAKE: Final = 0.05  # a choice worse by less is within what the search itself errs
AHEAD: Final = "how far ahead of Balor (0.5 is level)"  # what chances are alone
ROLLOUTS: Final = 60  # games played on from a position for one judgement with hindsight


@dataclass(frozen=True)
class Moment:
    """One recorded answer to a question that left a choice."""

    number: int  # the first answer of the record is 1, as in the errors of fidchell verify
    position: Game  # before it
    decision: Decision
    chosen: str


@dataclass(frozen=True)
class Boundary:
    """A round or Season that began before the answer with this number."""

    number: int
    kind: str
    round: int


@dataclass(frozen=True)
class Verdict:
    """A decision, and what the expert thought of it with what the seat knew."""

    number: int
    key: str
    values: dict[str, Any]
    chosen: str
    hint: Hint
    spots: Spots = field(default_factory=dict)  # that were offered, as they lay then

    @property
    def seat(self) -> int:
        return self.hint.seat

    @property
    def chance(self) -> float:
        """The seat's own chance, as it could judge it."""
        return self.hint.chances[self.seat]

    @property
    def agrees(self) -> bool:
        return self.chosen in self.hint.best.alike

    @property
    def worse_by(self) -> float | None:
        """The chance of winning that was given up; None if the search never tried what was chosen."""
        chosen = self.hint.of(self.chosen).chance
        if chosen is None or self.hint.best.chance is None:
            return None
        return max(0.0, self.hint.best.chance - chosen)

    @property
    def sure(self) -> bool:
        """Was what was chosen tried often enough to be judged?"""
        return self.hint.of(self.chosen).sure

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "question": self.key,
            "values": self.values,
            "chosen": self.chosen,
            "preferred": self.hint.best.word,
            "agrees": self.agrees,
            "worse by": self.worse_by,
            "sure": self.sure,
            **self.hint.to_json(),
        }


@dataclass
class Review:
    """A game, or a part of it, with verdicts; as far as it got."""

    game: Game
    level: str
    seat: int | None  # whose decisions; None: everybody's
    first: int
    last: int
    wanted: int  # decisions to be judged
    boundaries: list[Boundary]
    verdicts: list[Verdict] = field(default_factory=list)
    hindsight: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)  # by number of the decision
    interrupted: bool = False

    @property
    def ends_with_the_game(self) -> bool:
        return self.game.over and not self.interrupted and self.last == _length(self.game)

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The seat's own chance at each of its decisions, and in the end what became of it."""
        points = [(verdict.number, verdict.chance) for verdict in self.verdicts if verdict.seat == seat]
        return [*points, (self.last + 1, self.shares()[seat])] if self.ends_with_the_game and points else points

    def shares(self) -> tuple[float, ...]:
        """What each seat has of the victory when the game is over; see shares_of()."""
        return shares_of(self.game)

    def mistakes(self, count: int) -> list[Verdict]:
        """The worst choices, the worst first; only those that the search has looked at well enough."""
        found = [verdict for verdict in self.verdicts if verdict.sure and (verdict.worse_by or 0.0) >= MISTAKE]
        return sorted(found, key=lambda verdict: -(verdict.worse_by or 0.0))[:count]

    def swings(self, count: int) -> list[tuple[int, int, float, float]]:
        """The largest changes of a seat's chance from one of its decisions to the next: seat, where to, before, after.

        What came of one's own choice, of others' and of luck cannot be told apart here.
        """
        found = [
            (seat, number, before, after)
            for seat in range(self.game.table.seats)
            for (_, before), (number, after) in pairwise(self.curve(seat))
        ]
        return sorted(found, key=lambda swing: -abs(swing[3] - swing[2]))[:count]

    def to_json(self) -> dict[str, Any]:
        rules, seats = self.game.rules, range(self.game.table.seats)
        own, everybody = (AHEAD, AHEAD) if len(seats) == 1 else ("each seat's own chance", "every seat's chance")
        return {
            "game": rules.name,
            "rules": rules.version,
            "players": len(seats),
            "level": self.level,
            "seat": self.seat,
            "from": self.first,
            "to": self.last,
            "over": self.game.over,
            "result": self.game.result,
            "interrupted": self.interrupted,
            "planned": self.wanted,
            "decisions": [verdict.to_json() for verdict in self.verdicts],
            "curve": {
                "means": f"{own}, judged with what it knew when it was asked",
                "seats": [[list(point) for point in self.curve(seat)] for seat in seats],
            },
            "hindsight": {
                "means": f"{everybody} in the true position, all hidden cards known",
                "points": [[number, list(chances)] for number, chances in self.hindsight],
            },
            "boundaries": [vars(boundary) for boundary in self.boundaries],
        }


def review(
    game: Game,
    level: str,
    seat: int | None = None,
    first: int = 1,
    last: int | None = None,
    hindsight: bool = False,
    show: Callable[[int, int], None] = lambda finished, wanted: None,
) -> Review:
    """Judge the decisions of a loaded game that left a choice. Ctrl-C gives those that are judged.

    ``seat``: only its decisions. ``first`` and ``last``: only answers from this number to that. ``hindsight``: with
    the curve of the true positions as well, for games that are over: until then their secrets are alive.
    """
    manner = manner_of(level, game.rules)
    if seat is not None and not 0 <= seat < game.table.seats:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {game.table.seats - 1}")
    length = _length(game)
    last = length if last is None else last
    if not length:
        raise ValueError("no decision has been made in this game: fidchell hint says what to begin with")
    if not 1 <= first <= last <= length:
        raise ValueError(f"--from {first} --to {last}: the record has decisions 1 to {length}")
    if hindsight and not game.over:
        raise ValueError("--hindsight opens all hidden cards: it is for games that are over")
    moments, boundaries = moments_of(game)
    chosen = [one for one in moments if first <= one.number <= last and seat in (None, one.decision.seat)]
    inside = [one for one in boundaries if first <= one.number <= last]
    made = Review(game, level, seat, first, last, len(chosen), inside)
    brain = brain_for(game.rules.name, manner.weights, manner.style)
    try:
        for moment in chosen:
            decision = moment.decision
            hint = think(Eyes(moment.position, decision.seat), decision, manner)
            open_cards = with_hindsight(moment.position, brain) if hindsight else None
            spots = spots_of(moment.position, decision.options)
            made.verdicts.append(Verdict(moment.number, decision.key, decision.values, moment.chosen, hint, spots))
            if open_cards is not None:
                made.hindsight.append((moment.number, open_cards))
            show(len(made.verdicts), made.wanted)
    except KeyboardInterrupt:  # what is finished is the answer
        made.interrupted = True
    return made


def moments_of(game: Game) -> tuple[list[Moment], list[Boundary]]:
    """All answers of a game that were a choice, each with the position before it, and where rounds began.

    Answers to questions beside the game's own (a call for peace) are passed over: no search thinks about those.
    """
    record = game.record()
    playing = beginning(game.rules, record)
    moments: list[Moment] = []
    boundaries: list[Boundary] = []
    told = round_ = 0
    for number, (seat, option) in enumerate(record["answers"], 1):
        for event in playing.events(None, told):
            told += 1
            kind = STRETCHES.get(event["key"])
            if kind is not None:
                round_ = event["values"].get("round", round_)
                boundaries.append(Boundary(number, kind, round_))
        for decision in playing.decisions:
            if decision.seat == seat and option in decision.options:
                if not decision.optional and len(decision.options) > 1:
                    moments.append(Moment(number, playing.copy(), decision, option))
                break
        playing.answer(seat, option)
    return moments, boundaries


def with_hindsight(game: Game, brain: Brain, rollouts: int = ROLLOUTS) -> tuple[float, ...]:
    """Every seat's chance with all cards open, played on by taste to the end of the Season or round.

    For looking back at a game that is over; whoever may still play it must not see this.
    """
    totals = [0.0] * game.table.seats
    # The first draws of dice with small seeds are all small: every roll-out would begin with the same answer.
    seeds = Random(0)
    for _ in range(rollouts):
        table = game.table.copy()
        table.hurry = True
        table.chance = Chance(seeds.getrandbits(60))  # the cards lie as they lie; what is drawn by lot later is open
        dice = Dice(seeds.getrandbits(60))
        for _ in range(LONGEST_WALK):
            ask = table.ask
            if ask is None or brain.is_cut(table, game.table):
                break
            table.take(brain.any_answer(table, ask, dice))
        for seat, value in enumerate(brain.value(table)):
            totals[seat] += value
    return tuple(total / rollouts for total in totals)


def shares_of(game: Game) -> tuple[float, ...]:
    """What each seat has of the victory in a game that is over; a shared one is divided.

    Alone, how far ahead it ended: where a line of chances that are none arrives.
    """
    if not game.over:
        raise ValueError("the game is not over: nobody has won yet")
    return tuple(blank_brain(game.rules).shares(game.table))


def _length(game: Game) -> int:
    return 0 if game.history is None else len(game.history)
