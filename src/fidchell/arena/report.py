"""What an arena says: as a table on a screen, and whole as JSON."""

from __future__ import annotations

import shlex
from functools import partial
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from fidchell.arena.run import Run
from fidchell.arena.sprt import BOUND, ERROR, Sprt
from fidchell.arena.stats import Estimate
from fidchell.arena.tally import Standing, Tally
from fidchell.registry import find


def command(run: Run) -> str:
    """What to type to play the same games again."""
    schedule = run.schedule
    usual = find(schedule.game).checked_options({})
    words = ["fidchell", "arena", schedule.game, "--agents", ",".join(schedule.agents)]
    words += ["--players", str(schedule.players), "--games", str(run.asked_for), "--seed", schedule.seed]
    if schedule.seating:
        words += ["--seating", schedule.seating]
    for name, value in schedule.options.items():
        if value != usual[name]:
            words += ["--option", f"{name}={value}"]
    if run.sprt is not None:
        words += ["--sprt", f"{run.sprt.p1:g}"]
    return shlex.join(words)


# --- as JSON ---


def to_json(run: Run) -> dict[str, Any]:
    schedule, tally = run.schedule, run.tally
    return {
        **run.described,
        "compiled": run.described.get("compiled"),  # None: some of the games were kept before this was
        "command": command(run),
        "seatings": [[schedule.labels[agent] for agent in seating] for seating in schedule.seatings],
        "seeds": f"{schedule.seed}/0 to {schedule.seed}/{run.deals - 1}, one for each deal",
        "games": {
            "asked for": run.asked_for,
            "planned": run.wanted,
            "finished": run.finished,
            "counted": 0 if tally is None else tally.games,
            "of a deal": len(schedule.seatings),
        },
        "deals": 0 if tally is None else tally.deals,
        "interrupted": run.interrupted,
        "equal share": schedule.equal_share,
        "anchor": schedule.labels[schedule.anchor],
        "standings": [] if tally is None else [_standing(standing) for standing in tally.standings],
        "seats": [] if tally is None else [vars(seat) for seat in tally.seats],
        "first": None if tally is None else vars(tally.first),
        "length": None if tally is None else {"decisions": tally.decisions, "rounds": tally.rounds},
        "won by": {} if tally is None else {by: vars(share) for by, share in tally.won_by.items()},
        "shared victories": None if tally is None else tally.shared,
        "lost by all": None if tally is None else tally.lost_by_all,
        "test": None if run.sprt is None else _test(run.sprt, schedule.labels[0]),
    }


def _standing(standing: Standing) -> dict[str, Any]:
    times = standing.times
    return {
        "agent": standing.agent,
        "games": standing.games,
        "wins": standing.wins,
        "win share": vars(standing.share),
        "elo": None if standing.elo is None else vars(standing.elo),
        "elo is a bound": standing.bound,
        "choices": times.decisions,
        "seconds": {"median": times.quantile(0.5), "p90": times.quantile(0.9), "max": times.longest},
    }


def _test(sprt: Sprt, agent: str) -> dict[str, Any]:
    return {
        "agent": agent,
        "p0": sprt.p0,
        "p1": sprt.p1,
        "errors": ERROR,
        "verdict": sprt.verdict,
        "deals": sprt.deals,
        "log likelihood ratio": sprt.ratio,
        "bound": BOUND,
    }


# --- on a screen ---


def show(run: Run, console: Console) -> None:
    # Lines are left to the terminal to break: what is broken by us cannot be copied.
    say = partial(console.print, markup=False, soft_wrap=True)
    schedule, tally = run.schedule, run.tally
    known = run.described
    say(
        f"{known['game']}, rules {known['rules']}, fidchell {known['fidchell']}; {schedule.players} players, "
        f"seed {schedule.seed}"
    )
    size = len(schedule.seatings)
    if tally is None:
        say(f"No deal is complete: {run.finished} games are finished, and a deal has {size}.")
    else:
        say(f"{tally.games} games: {tally.deals} deals, each played {size} times{_seated(run)}")
        console.print(_standings_table(tally))
        console.print(_times_table(tally))
        for line in _notes(run, tally):
            say(line)
    if run.sprt is not None:
        say(_told_test(run.sprt, schedule.labels[0]))
    if run.interrupted:
        say(f"Stopped: {run.finished} of {run.wanted} games are finished.")
    if run.file is not None:
        say(f"The games are in {run.file}; with that file the same command goes on.")
    say(f"To play the same games again: {command(run)}")


def _seated(run: Run) -> str:
    return f", seated {run.schedule.seating}" if run.schedule.seating else ""


def _ranked(tally: Tally) -> list[Standing]:
    return sorted(tally.standings, key=lambda standing: -standing.share.value)


def _standings_table(tally: Tally) -> Table:
    table = _table("agent", "games", "win share, %", "95%", "Elo", "95%")
    for standing in _ranked(tally):
        share = f"{100 * standing.share.value:.1f}"
        interval = _interval(standing.share, lambda share: f"{100 * share:.1f}")
        elo = _elo(standing, standing.agent == tally.anchor)
        table.add_row(standing.agent, str(standing.games), share, interval, *elo)
    return table


def _times_table(tally: Tally) -> Table:
    table = _table("CPU time for a choice", "choices", "median", "p90", "max")
    for standing in _ranked(tally):
        times = standing.times
        told = (_duration(seconds) for seconds in (times.quantile(0.5), times.quantile(0.9), times.longest))
        table.add_row(standing.agent, f"{times.decisions:,}", *told)
    return table


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for count, column in enumerate(columns):
        # Long names break between lines; figures are never cut.
        table.add_column(
            column, justify="right" if count else "left", no_wrap=count > 0, overflow="ellipsis" if count else "fold"
        )
    return table


def _elo(standing: Standing, is_anchor: bool) -> tuple[str, str]:
    if standing.elo is None:
        return "", ""
    if is_anchor:
        return "0", "anchor"
    told = _points(standing.elo.value)
    return f"{told}*" if standing.bound else told, _interval(standing.elo, _points)


def _points(elo: float) -> str:
    return f"{round(elo):+d}"  # of whole numbers none is -0


def _interval(estimate: Estimate, told: Any) -> str:
    return "" if estimate.low is None else f"{told(estimate.low)} to {told(estimate.high)}"


def _duration(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{1e6 * seconds:.1f} us" if seconds < 1e-5 else f"{1e6 * seconds:.0f} us"
    return f"{1e3 * seconds:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def _notes(run: Run, tally: Tally) -> list[str]:
    notes = []
    equal = run.schedule.equal_share
    if equal is not None:
        notes.append(f"win share: for each seat held, a shared victory divided; equal agents have {equal:.1%}")
    if tally.deals < 2:
        notes.append("one deal has no interval: play more games")
    rated = [standing for standing in tally.standings if standing.elo is not None]
    bounds = [standing.agent for standing in rated if standing.bound]
    unknown = [standing.agent for standing in tally.standings if standing.elo is None]
    if bounds:
        notes.append(f"* {', '.join(bounds)}: victories lead one way only, so the rating says at least or at most")
    if rated and unknown:
        notes.append(f"{', '.join(unknown)}: no Elo, for no victories lead to {tally.anchor} or back: play more games")
    seats = ", ".join(f"{seat.value:.1%}{_in_brackets(seat)}" for seat in tally.seats)
    first = f"{tally.first.value:.1%}{_in_brackets(tally.first)}"
    notes.append(f"victories by seat: {seats}; of whoever is asked first: {first}")
    length = f"{tally.decisions:,.0f} decisions"
    if tally.rounds is not None:
        length += f" and {tally.rounds:.1f} rounds"
    notes.append(f"a game takes {length}; victory shared in {tally.shared} games, lost by all in {tally.lost_by_all}")
    if tally.won_by:
        ways = ", ".join(f"{by} {share.value:.1%}{_in_brackets(share)}" for by, share in tally.won_by.items())
        notes.append(f"won by: {ways}; several at once in some games")
    if run.sprt is not None and run.sprt.decided:
        notes.append("the games ended when the test had decided, so the shares lean a little to its side")
    return notes


def _in_brackets(estimate: Estimate) -> str:
    told = _interval(estimate, lambda share: f"{100 * share:.1f}")
    return f" ({told})" if told else ""


def _told_test(sprt: Sprt, agent: str) -> str:
    says = {
        "accepted": f"{agent} wins {sprt.p1:.1%}, not {sprt.p0:.1%}",
        "rejected": f"{agent} does not win {sprt.p1:.1%}: it is {sprt.p0:.1%} or less",
        "undecided": f"not decided whether {agent} wins {sprt.p1:.1%} or {sprt.p0:.1%}",
    }[sprt.verdict]
    return (
        f"Sequential test ({ERROR:.0%} errors either way): {says}; after {sprt.deals} deals, "
        f"log likelihood ratio {sprt.ratio:+.2f} of {BOUND:.2f}"
    )
