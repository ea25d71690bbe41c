"""What a run says: as tables on a screen, and whole as JSON."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from fidchell.bench.contestant import FULL
from fidchell.bench.goals import SHORT, Verdict, verdicts
from fidchell.bench.machine import machine
from fidchell.bench.measure import Summary, summary_of
from fidchell.bench.peers import INSTALL, PEERS, is_installed
from fidchell.bench.run import Run, is_rate
from fidchell.core.compiled import is_compiled

TITLES: Final = {
    "decisions": "all decisions/s",
    "choices-outside": "real choices/s among these",
    "choices": "real choices/s, hurried",
    "legal": "list the options, us",
    "legal-choice": "list two or more, us",
    "copy": "copy, us",
    "step": "copy and decide, us",
    "early": "decision early in game, us",
    "late": "decision late in game, us",
}
NOTES: Final = (
    "quiet: 90th percentile of the batches, and what ratios are made of; spread: 10th to 90th, of the median",
    "real choice: two or more options; hurried: the engine itself answers what leaves none (peers: as above)",
    "copy: positions from the middle half of games; copy and decide: one decision in the copy, as a search does",
)
Rates: TypeAlias = dict[tuple[str, str], Summary]  # by engine and figure

BUSY: Final = 0.25  # a spread of the calibration loop from which on single figures say little


def to_json(run: Run, version: str, quick: bool) -> dict[str, Any]:
    """Everything: what was measured on, summaries, ratios, goals, and every single batch."""
    rates = run.summaries()
    return {
        "fidchell": version,
        "machine": machine(),
        "compiled": is_compiled(),
        "quick": quick,
        "peers": run.peers,
        "games": {name: counted.describe() for name, counted in run.counted.items()},
        "figures": [_figure(run, rates, key) for key in rates],
        "flat": {game: vars(flat) for game, flat in run.flat.items()},
        "memory": {
            game: {"decisions": run.memory_at[game], "bytes": held} for game, held in run.memory.items()
        },
        "goals": [
            {**verdict._asdict(), "reached": verdict.reached, "aim_reached": verdict.aim_reached}
            for verdict in _verdicts(run)
        ],
        "calibration": {**_calibration(run)._asdict(), "seconds": run.calibrated},
    }  # fmt: skip


def _figure(run: Run, rates: Rates, key: tuple[str, str]) -> dict[str, Any]:
    name, figure = key
    value = rates[key] if is_rate(figure) else rates[key].microseconds()
    return {
        "engine": name,
        "figure": figure,
        "unit": "1/s" if is_rate(figure) else "us",
        **value._asdict(),
        "times": {peer: times for peer in run.peers if (times := _times(rates, key, peer)) is not None},
        "batches": [list(batch) for batch in run.figures.get(key, [])],  # [CPU seconds, things done]
    }


def _times(rates: Rates, key: tuple[str, str], peer: str) -> float | None:
    """How many times faster than a peer, quiet against quiet."""
    theirs = rates.get((peer, key[1]))
    return None if theirs is None or key[0] == peer else rates[key].quiet / theirs.quiet


def _verdicts(run: Run) -> list[Verdict]:
    return verdicts(run.values(), run.games, is_compiled())


def _calibration(run: Run) -> Summary:
    """In loops per second, like all else."""
    return summary_of([1 / seconds for seconds in run.calibrated])


# --- on a screen ---


def show(run: Run, version: str, console: Console) -> None:
    # Lines are left to the terminal to break: what is broken by us cannot be copied.
    say = partial(console.print, markup=False, soft_wrap=True)
    here = machine()
    build = "compiled by mypyc" if is_compiled() else "pure Python"
    say(f"{here['cpu']}, {here['cores']} cores; {here['python']}; {here['system']}")
    say(f"fidchell {version}, {build}; one process on one core, random play, CPU time")
    if max(map(len, run.figures.values()), default=0) < FULL.rounds:
        say("a quick run, of few and short batches: it shows that it works, its figures and verdicts say little")
    missing = [name for name in PEERS if not is_installed(name)]
    if missing:
        say(f"not installed: {', '.join(missing)}. To compare with them: {INSTALL}")
    console.print()
    console.print(_games_table(run))
    console.print(_figures_table(run))
    for note in NOTES:
        say(note)
    console.print()
    console.print(_memory_table(run))
    console.print(_goals_table(run))
    for game, flat in run.flat.items():
        say(
            f"{game}, {flat.label}: a decision costs {flat.ratio:.2f} as much (spread {flat.spread:.0%}), "
            f"comparing the same kinds of question ({flat.covered:.0%} of all); {flat.plain:.2f} as they come"
        )
    loop = _calibration(run)
    say(
        f"calibration loop between batches: median {1e3 / loop.median:.1f} ms, quiet {1e3 / loop.quiet:.1f} ms, "
        f"spread {loop.spread:.0%}"
    )
    if loop.spread > BUSY:
        say("the machine was busy: believe ratios, not single figures")


def _games_table(run: Run) -> Table:
    table = _table("What is played", "engine", "version", "decisions a game", "options", "forced")
    for name, counted in run.counted.items():
        mean = counted.describe()
        figures = (f"{mean['decisions_per_game']:.0f}", f"{mean['options']:.1f}", f"{mean['forced']:.0%}")
        table.add_row(run.titles[name], run.peers.get(name, ""), *figures)
    return table


def _figures_table(run: Run) -> Table:
    table = _table("Speed", "", "quiet", "median", "spread", *(f"x {SHORT[peer]}" for peer in run.peers))
    rates = run.summaries()
    for figure, title in TITLES.items():
        table.add_row(title, style="bold")
        for name in run.titles:
            if (name, figure) in rates:
                table.add_row(f"  {run.titles[name]}", *_cells(run, rates, (name, figure)))
    return table


def _cells(run: Run, rates: Rates, key: tuple[str, str]) -> list[str]:
    value = rates[key] if is_rate(key[1]) else rates[key].microseconds()
    times = [_times(rates, key, peer) for peer in run.peers]
    compared = ["" if ratio is None or key[0] in run.peers else f"{ratio:.3g}" for ratio in times]
    return [number(value.quiet), number(value.median), f"{value.spread:.0%}", *compared]


def _memory_table(run: Run) -> Table:
    table = _table("Resident memory of a live game, kB", "", "after", "position", "+ record", "+ journal")
    for game, held in run.memory.items():
        sizes = (f"{size / 1000:.1f}" for size in held.values())
        table.add_row(run.titles[game], f"{run.memory_at[game]} decisions", *sizes)
    return table


def _goals_table(run: Run) -> Table:
    table = _table("Goals for this build", "", "goal", *run.games, "aim")
    found = _verdicts(run)
    for what in dict.fromkeys(verdict.what for verdict in found):
        row = [verdict for verdict in found if verdict.what == what]
        table.add_row(what, bound(row[0].goal, row[0].large), *map(_judged, row), bound(row[0].aim, row[0].large))
    return table


def _judged(verdict: Verdict) -> str:
    if verdict.measured is None:
        return "not measured"
    mark = {True: " reached", False: " MISSED", None: ""}[verdict.reached]
    # No longer than the other marks: with two games the table just fits into 80 columns.
    return _told(verdict) + (" aim met" if verdict.aim_reached else mark)


def _told(verdict: Verdict) -> str:
    """What was measured; one missed by a hair is not told as the goal itself."""
    assert verdict.measured is not None
    told = ratio(verdict.measured)
    hair = verdict.reached is False and verdict.goal is not None and told == ratio(verdict.goal)
    return f"{verdict.measured:.4f}" if hair else told


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold underline", box=SIMPLE_HEAD, pad_edge=False)
    for count, column in enumerate(columns):
        # Where there is little room, names break between words; figures and verdicts are never cut before that.
        table.add_column(column, justify="right" if count else "left", no_wrap=count > 0)
    return table


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(value: float) -> str:
    """Small ones as a part: 1/40."""
    return f"1/{1 / value:.3g}" if 0 < value < 0.5 else f"{value:.3g}"


def bound(value: float | None, large: bool) -> str:
    return "" if value is None else f"{'>=' if large else '<='} {ratio(value)}"
