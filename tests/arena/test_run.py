"""Whole arenas: stopped and gone on with, on several processes, with the test, with games that fail."""

from __future__ import annotations

import contextlib
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from itertools import pairwise
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from rich.console import Console

from fidchell.agents.match import GameFailed
from fidchell.agents.spread import OnThisMachine
from fidchell.arena import plot
from fidchell.arena.play import Job, Outcome, Timed, play_games
from fidchell.arena.report import _elo, command, show, to_json
from fidchell.arena.run import Run, run_arena
from fidchell.arena.schedule import Schedule, make_schedule
from fidchell.arena.stats import Estimate
from fidchell.arena.tally import Standing, tally
from fidchell.arena.times import Times
from fidchell.core.game import new_game
from fidchell.drawing import picture
from fidchell.registry import find

FIRST = "kit.agents:First"
# A fork beside pytest's own threads is what we ask for here; newer Pythons warn of it.
ignoring_threads = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")


def schedule(*agents: str, players: int = 2, game: str = "tirnanog", seating: str = "") -> Schedule:
    return make_schedule(game, players, agents or ["random", FIRST], 7, seating, {})


def told(run: Run) -> dict[str, Any]:
    """All but the times, which no two runs share."""
    found = to_json(run)
    return {**found, "standings": [{**standing, "seconds": None} for standing in found["standings"]]}


@ignoring_threads
def test_any_number_of_processes_gives_the_same(tmp_path: Path) -> None:
    alone = run_arena(schedule(), 10, "1", processes=1)
    together = run_arena(schedule(), 10, "1", processes=2)

    assert told(together) == told(alone)
    assert alone.tally is not None
    assert (alone.tally.games, alone.tally.deals, alone.finished) == (10, 5, 10)


def test_the_same_agents_play_the_same_game_from_every_seat() -> None:
    """Common random numbers: the deal and what each seat's agent is seeded with do not depend on who sits there."""
    games = list(play_games(schedule("random", "random", players=2, game="inis"), range(4), OnThisMachine(1)))

    assert [game.decisions for game in games][::2] == [game.decisions for game in games][1::2]
    assert games[0].winners == games[1].winners
    assert games[0].decisions != games[2].decisions


def test_the_games_to_play_can_be_sent_to_any_process() -> None:
    job = Job(schedule(), [3, 4])

    assert pickle.loads(pickle.dumps(job)) == job
    assert job.seed_of(1) == "7/2"


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    at_once = run_arena(schedule(), 12, "1", processes=1)

    def stop(finished: int, wanted: int) -> None:
        if finished == 5:
            raise KeyboardInterrupt

    stopped = run_arena(schedule(), 12, "1", file, processes=1, show=stop)
    shown: list[int] = []
    gone_on = run_arena(schedule(), 12, "1", file, processes=1, show=lambda finished, wanted: shown.append(finished))

    assert (stopped.interrupted, stopped.finished) == (True, 5)
    assert stopped.tally is not None
    assert (stopped.tally.deals, stopped.tally.games) == (2, 4)  # the fifth game waits for its deal
    assert shown == [6, 7, 8, 9, 10, 11, 12]
    assert told(gone_on) == told(at_once)


def test_more_games_may_be_asked_for_later_and_fewer_are_a_part(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_arena(schedule(), 6, "1", file, processes=1)

    more = run_arena(schedule(), 9, "1", file, processes=1)
    fewer = run_arena(schedule(), 4, "1", file, processes=1)

    assert (more.wanted, more.finished) == (10, 10)
    assert told(fewer) == told(run_arena(schedule(), 4, "1", processes=1))


@ignoring_threads
def test_the_test_ends_the_games_and_the_verdict_depends_on_no_clock() -> None:
    strong_first = make_schedule("inis", 2, ["random", FIRST], 7, "", {})

    alone = run_arena(strong_first, 1000, "1", sprt=0.75, processes=1)
    together = run_arena(strong_first, 1000, "1", sprt=0.75, processes=2)

    assert alone.sprt is not None
    assert alone.sprt.verdict == "accepted"
    assert alone.finished < 100
    assert {**told(together), "games": None} == {**told(alone), "games": None}
    assert alone.tally is not None
    assert alone.tally.deals == alone.sprt.deals


def test_a_test_that_was_decided_before_plays_no_more(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = make_schedule("inis", 2, ["random", FIRST], 7, "", {})
    first = run_arena(played, 1000, "1", file, sprt=0.75, processes=1)

    again = run_arena(played, 1000, "1", file, sprt=0.75, processes=1)

    assert told(again) == told(first)


def test_shares_are_counted_by_seat() -> None:
    run = run_arena(schedule("random", FIRST, players=4, game="inis"), 8, "1", processes=1)

    assert run.tally is not None
    random, first = run.tally.standings
    assert random.wins + first.wins == run.tally.games == 8
    assert random.share.value + 3 * first.share.value == pytest.approx(1)
    assert random.times.decisions > 0
    assert run.tally.rounds is not None
    assert sum(seat.value for seat in run.tally.seats) == pytest.approx(1)


def test_alone_against_balor_there_are_shares_but_no_ratings_and_no_equal_share() -> None:
    run = run_arena(schedule("random", FIRST, players=1), 6, "1", processes=1)
    with (console := Console(file=StringIO(), width=120)).capture() as printed:
        show(run, console)

    assert run.tally is not None
    assert [standing.elo for standing in run.tally.standings] == [None, None]
    assert run.tally.lost_by_all == 6 - sum(standing.wins for standing in run.tally.standings)
    assert to_json(run)["equal share"] is None
    assert "equal agents" not in printed.get()


@pytest.mark.parametrize(("players", "lines"), [(1, 0), (2, 1)])
def test_an_equal_share_is_drawn_where_there_is_one(tmp_path: Path, players: int, lines: int) -> None:
    pytest.importorskip("matplotlib")

    plot.draw(run_arena(schedule("random", FIRST, players=players), 6, "1", processes=1), tmp_path / "out.svg")

    assert (tmp_path / "out.svg").read_text(encoding="utf-8").count("stroke: #808080") == lines


def test_what_no_victories_tell_is_not_told_as_known() -> None:
    """The first wins every game: nobody can say which of the other two is stronger."""
    table = make_schedule("tirnanog", 3, [FIRST, "kit.agents:Looking", "random"], 7, "", {})
    ends = [
        Outcome(number, (table.seating_of(number).index(0),), 9, 3, (), (Times(), Times(), Times()))
        for number in range(9)
    ]
    counted = tally(table, [ends[at : at + 3] for at in range(0, 9, 3)])
    run = Run(table, {"game": "tirnanog", "rules": "1", "fidchell": "1"}, 9, 3, 9, False, counted, None, None)
    with (console := Console(file=StringIO(), width=120)).capture() as printed:
        show(run, console)

    best, second, anchor = to_json(run)["standings"]
    assert (best["elo"]["value"] > 100, best["elo is a bound"]) == (True, True)
    assert (second["elo"], second["elo is a bound"]) == (None, False)
    assert anchor["elo"]["value"] == 0
    assert "* kit.agents:First: victories lead one way only" in printed.get()
    assert "kit.agents:Looking: no Elo, for no victories lead to random or back" in printed.get()
    assert "-0" not in printed.get()


def test_a_rating_is_never_told_as_minus_nothing() -> None:
    standing = Standing("a", 4, 2.0, Estimate(0.5, 0.2, 0.8), Estimate(-0.2, -80.0, 0.3), False, Times())

    assert _elo(standing, False) == ("+0", "-80 to +0")


@ignoring_threads
@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_that_fails_is_named_with_how_to_play_it_again(tmp_path: Path, processes: int) -> None:
    with pytest.raises(GameFailed) as failed:
        run_arena(schedule("random", "kit.agents:Raising"), 20, "1", tmp_path / "games", processes=processes)

    assert "seed '7/2') failed: KeyError: 'no plan'" in str(failed.value)
    assert "play_one('tirnanog', '7/2', [" in str(failed.value)
    assert len((tmp_path / "games").read_text().splitlines()) >= 4  # those before it are kept


def test_a_game_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who always takes the first option in Inis never becomes Pretender: the Seasons go on for ever."""
    monkeypatch.setattr("fidchell.agents.match.MOST_DECISIONS", 1000)

    with pytest.raises(GameFailed, match=r"seed '7/0'\) failed: NeverEnds: after 1,000 decisions"):
        run_arena(schedule(FIRST, FIRST, game="inis"), 2, "1", processes=1)


def test_the_command_plays_the_same_games() -> None:
    options = {"scenario": "discovery"}
    played = make_schedule("inis", 4, ["random", FIRST], 7, "2v2", options)

    assert command(run_arena(played, 2, "1", sprt=0.3, processes=1)) == (
        "fidchell arena inis --agents random,kit.agents:First --players 4 --games 2 --seed 7 --seating 2v2 "
        "--option scenario=discovery --sprt 0.3"
    )


@pytest.mark.parametrize(("games", "processes", "players", "said"), [
    (0, 1, 2, "--games must be 1 or more"), (1, 0, 2, "--processes must be 1 or more"), (1, 1, 1, "--sprt compares"),
])  # fmt: skip
def test_what_cannot_be_run_is_explained(games: int, processes: int, players: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        run_arena(schedule("random", FIRST, players=players), games, "1", sprt=0.6, processes=processes)


# --- pictures ---


def test_a_picture_is_drawn_the_same_each_time(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    run = run_arena(schedule("random", FIRST, "random"), 12, "1", processes=1)

    for name in ("one.svg", "two.svg", "three.png"):
        plot.check(tmp_path / name)
        plot.draw(run, tmp_path / name)

    drawn = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert drawn == (tmp_path / "two.svg").read_text(encoding="utf-8")
    assert "kit.agents:First" in drawn
    assert (tmp_path / "three.png").stat().st_size > 1000


@pytest.mark.parametrize(
    "agents",
    [
        ["club:iterations=3,weights=training/inis/round-3.json", "club:iterations=3"],
        ["club:iterations=3,weights=" + "x" * 150, "$a$:B", "random"],
        ["club:iterations=3,weights=" + "x" * 300, "club"],
    ],
)
def test_long_names_leave_room_in_a_picture(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, agents: list[str]) -> None:
    pytest.importorskip("matplotlib")
    figures: list[Any] = []

    @contextlib.contextmanager
    def kept(*given: Any) -> Iterator[Any]:
        with picture(*given) as figure:
            figures.append(figure)
            yield figure

    monkeypatch.setattr(plot, "picture", kept)
    long = replace(schedule(*["random"] * len(agents)), agents=tuple(agents), seed="a long seed " * 20)
    ends = [Outcome(number, (number % 2,), 9, 3, (), (Times(), Times())) for number in range(12)]
    size = len(long.seatings)
    counted = tally(long, [ends[at : at + size] for at in range(0, 12, size)])
    known = {"game": "inis", "rules": "1", "fidchell": "1"}

    plot.draw(Run(long, known, 12, 12 // size, 12, False, counted, None, None), tmp_path / "out.png")

    (figure,) = figures
    width, height = figure.get_size_inches() * figure.dpi
    for axes in figure.axes:
        box = axes.get_window_extent()
        assert box.width > 3 * figure.dpi
        assert box.height > 0.3 * len(agents) * figure.dpi
        ticks = [label.get_window_extent() for label in axes.get_xticklabels()]
        assert all(left.x1 < right.x0 for left, right in pairwise(ticks))
    title = figure._suptitle.get_window_extent()
    names = [label.get_window_extent() for label in figure.axes[0].get_yticklabels()]
    assert all(text.x0 >= 0 and text.x1 <= width and text.y0 >= 0 and text.y1 <= height for text in [title, *names])
    assert all(below.y1 < above.y0 for below, above in pairwise(names))


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    with pytest.raises(ValueError, match=r"pip install .*\[plot\]'"):
        plot.check(tmp_path / "out.svg")


def test_nothing_heavy_is_loaded_without_a_picture() -> None:
    code = "import sys, fidchell.arena.plot, fidchell.arena.report; print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert "'matplotlib'" not in loaded
    assert "'numpy'" not in loaded


def test_bots_think_in_cpu_time_so_that_other_work_takes_nothing_from_them() -> None:
    timed = Timed("club")

    assert timed("7")._agent.clock is thread_time  # type: ignore[attr-defined]


@pytest.mark.parametrize("wins", [True, False])
def test_what_it_is_worth_to_be_asked_first(wins: bool) -> None:
    """In Inis that is the first Brenn, another seat in each deal."""
    inis = schedule("random", "random", game="inis")
    brenns = [new_game(find("inis"), 2, inis.seed_of(number)).view(None)["table"]["brenn"] for number in range(8)]
    ends = [
        Outcome(number, (brenn if wins else 1 - brenn,), 9, 3, (), (Times(), Times()))
        for number, brenn in enumerate(brenns)
    ]

    counted = tally(inis, [ends[at : at + 2] for at in range(0, 8, 2)])

    assert set(brenns) == {0, 1}
    assert counted is not None
    assert counted.first.value == (1.0 if wins else 0.0)
