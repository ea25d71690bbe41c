"""One run of the benchmark: everything measured, in one process, contestants in turn."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from fidchell.bench import flatness
from fidchell.bench.contestant import Contestant, Counted, Size, workloads
from fidchell.bench.measure import CPU, Clock, Figures, Summary, Workload, in_turn, summary
from fidchell.bench.memory import HELD, memory_per_game, middle_of
from fidchell.bench.ours import Ours
from fidchell.bench.peers import PEERS, version_of
from fidchell.registry import find

Tell: TypeAlias = Callable[[str, float], None]  # what is being done; which share of it is done


@dataclass
class Flat:
    """How flat a game's cost is: late divided by early, and between what."""

    label: str
    covered: float  # the share of decisions whose kind occurs often enough in both windows
    ratio: float = 0.0
    plain: float = 0.0  # without weighing by kind of question
    spread: float = 0.0


@dataclass
class Run:
    """All that was measured."""

    games: list[str]
    peers: dict[str, str]  # name -> version
    titles: dict[str, str] = field(default_factory=dict)
    counted: dict[str, Counted] = field(default_factory=dict)
    figures: Figures = field(default_factory=dict)
    calibrated: list[float] = field(default_factory=list)  # seconds
    flat: dict[str, Flat] = field(default_factory=dict)
    memory: dict[str, dict[str, float]] = field(default_factory=dict)  # game -> what is held -> bytes
    memory_at: dict[str, int] = field(default_factory=dict)  # game -> decisions into it

    def summaries(self) -> dict[tuple[str, str], Summary]:
        """Every rate. A peer that cannot answer by itself what leaves no choice is compared by what it does."""
        rates = {key: summary(batches) for key, batches in self.figures.items() if "plain" not in key[1]}
        for name in self.peers:
            rates.setdefault((name, "choices"), rates[name, "choices-outside"])
        return rates

    def values(self) -> dict[tuple[str, str], float]:
        """Figures as goals name them: rates per second, costs in microseconds, kilobytes; quiet ones throughout."""
        values = {
            (name, figure): rate.quiet if is_rate(figure) else rate.microseconds().quiet
            for (name, figure), rate in self.summaries().items()
        }
        values |= {(game, "flat"): flat.ratio for game, flat in self.flat.items()}
        values |= {
            (game, f"memory-{held}"): size / 1000 for game in self.memory for held, size in self.memory[game].items()
        }
        return values


def is_rate(figure: str) -> bool:
    return figure in ("decisions", "choices", "choices-outside")


def run(games: list[str], peers: list[str], size: Size, tell: Tell, clock: Clock = CPU) -> Run:
    ours = [Ours(find(game)) for game in games]
    contestants: list[Contestant] = [*ours, *(PEERS[name][1]() for name in peers)]
    done = Run([game.name for game in ours], {name: version_of(name) for name in peers})
    work: list[Workload] = []
    for count, contestant in enumerate(contestants):
        tell(f"preparing {contestant.title}", count / len(contestants))
        more, done.counted[contestant.name] = workloads(contestant, size, clock)
        work += more
        done.titles[contestant.name] = contestant.title
        if isinstance(contestant, Ours):
            work += _flat_work(contestant, done, size, clock)
    for count, _ in enumerate(in_turn(work, size.rounds, clock, done.figures, done.calibrated)):
        tell("measuring", (count + 1) / (size.rounds * len(work)))
    for game, flat in done.flat.items():
        _fill_flat(flat, done.figures, game)
    for count, (contestant, game) in enumerate(zip(ours, games, strict=True)):
        tell(f"memory of {contestant.title}", count / len(games))
        _fill_memory(done, contestant, game, size.live_games)
    return done


def _flat_work(ours: Ours, done: Run, size: Size, clock: Clock) -> list[Workload]:
    windows = flatness.prepare(ours, size.flat_games)
    if windows is None:
        return []
    done.flat[ours.name] = Flat(windows.label, windows.covered)
    return [flatness.workload(ours, windows, size.seconds, clock)]


def _fill_flat(flat: Flat, figures: Figures, game: str) -> None:
    ratios = _late_to_early(figures, game, "")
    flat.ratio = statistics.median(ratios)
    flat.plain = statistics.median(_late_to_early(figures, game, "-plain"))
    flat.spread = (max(ratios) - min(ratios)) / flat.ratio


def _late_to_early(figures: Figures, game: str, which: str) -> list[float]:
    """Batch by batch: both windows of a batch are measured within a second, so the machine is the same for both."""
    pairs: Any = zip(figures[game, f"early{which}"], figures[game, f"late{which}"], strict=True)
    return [early.rate / late.rate for early, late in pairs]


def _fill_memory(done: Run, ours: Ours, game: str, live_games: int) -> None:
    counted = done.counted[ours.name]
    decisions = middle_of(counted.decisions / counted.games)
    done.memory_at[ours.name] = decisions
    done.memory[ours.name] = {held: memory_per_game(game, ours.players, decisions, held, live_games) for held in HELD}
