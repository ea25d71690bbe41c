"""Contestants do what is measured of them: ours always, peers where they are installed."""

from __future__ import annotations

from typing import Any

import pytest

from fidchell.bench import flatness
from fidchell.bench.contestant import FIRST_SEED, Contestant, Size, workloads
from fidchell.bench.measure import CPU
from fidchell.bench.memory import HELD, live_game, memory_per_game
from fidchell.bench.ours import Ours
from fidchell.bench.peers import PEERS, is_installed
from fidchell.registry import OURS, find

ONE = range(FIRST_SEED, FIRST_SEED + 1)
TINY = Size(100, 0.001, 1, 1, 1)


def check_contestant(contestant: Contestant) -> None:
    counted = contestant.count(ONE)
    assert contestant.play(ONE) == contestant.play(ONE) == counted.decisions
    assert 0 < counted.choices < counted.decisions < counted.options
    positions = contestant.positions(FIRST_SEED)
    assert len(positions) > 5
    for position in positions:
        before = contestant.options(position)
        assert contestant.copier(position)() is not None
        contestant.stepper(position)()
        assert contestant.options(position) == before  # a copy was played, not the position
    for workload in workloads(contestant, TINY, CPU)[0]:
        assert all(spent.seconds > 0 and spent.things > 0 for spent in workload.run(CPU).values())


@pytest.mark.parametrize("name", OURS)
def test_our_games_are_contestants(name: str) -> None:
    ours = Ours(find(name))

    check_contestant(ours)
    assert ours.play_choices(ONE) == ours.count(ONE).choices


@pytest.mark.parametrize("name", OURS)
def test_listing_gives_the_options_that_are_open(name: str) -> None:
    ours = Ours(find(name))

    for position in ours.positions(FIRST_SEED):
        listed: Any = ours.lister(position)()
        assert position.ask is not None
        assert listed is not position.ask, "the question was not asked anew"
        assert listed.options == position.ask.options


@pytest.mark.parametrize("name", PEERS)
def test_a_peer_is_a_contestant(name: str) -> None:
    if not is_installed(name):
        pytest.skip(f"{name} is not installed")
    peer = PEERS[name][1]()

    check_contestant(peer)
    for position in peer.positions(FIRST_SEED):
        listed: Any = peer.lister(position)()
        assert len(listed) == peer.options(position)


def test_early_and_late_decisions_are_compared_kind_by_kind() -> None:
    ours = Ours(find("tirnanog"))
    windows = flatness.prepare(ours, 6)
    assert windows is not None

    measured = flatness.workload(ours, windows, 0.001, CPU).run(CPU)

    assert windows.label == "fourth fifth of a game against the second"
    assert 0.3 < windows.covered <= 1
    assert set(measured) == {"early", "late", "early-plain", "late-plain"}
    assert all(spent.seconds > 0 for spent in measured.values())


def test_a_kind_counts_as_much_in_both_windows() -> None:
    """Cheap questions abound late and dear ones early; each kind costs the same in both: so the cost is flat."""
    ours = Ours(find("tirnanog"))
    start = ours.begin(1)
    cheap, dear = ("cheap", True), ("dear", True)
    early = [flatness.Stretch(start, [], [(0, cheap)] * 20 + [(0, dear)] * 80)]
    late = [flatness.Stretch(start, [], [(0, cheap)] * 80 + [(0, dear)] * 20 + [(0, ("rare", True))])]

    weights, covered = flatness._weights(early, late)

    assert weights[cheap] == pytest.approx((20 / 100 + 80 / 101) / 2)
    assert weights[dear] == pytest.approx((80 / 100 + 20 / 101) / 2)
    assert set(weights) == {cheap, dear}
    assert covered == pytest.approx((1 + 100 / 101) / 2)


def test_what_is_held_of_a_live_game() -> None:
    table, record, journal = (live_game(find("inis"), 2, 1, 30, held) for held in HELD)

    assert (table.history, table.table.journal) == (None, None)
    assert record.history is not None
    assert (len(record.history), record.table.journal) == (30, None)
    assert journal.table.journal is not None
    assert len(journal.table.journal) > 0


def test_memory_is_measured_in_a_process_of_its_own() -> None:
    assert memory_per_game("tirnanog", 2, 20, "journal", 40) > 1000


def test_a_failure_there_is_told_here() -> None:
    with pytest.raises(RuntimeError, match="there is no game 'chess'"):
        memory_per_game("chess", 2, 20, "journal", 10)
