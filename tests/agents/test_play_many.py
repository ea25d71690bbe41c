"""fidchell.play_many: the same games on any number of processes, and errors that say what to do."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.agents.agent import Eyes, agent_names, find_agent
from fidchell.core.decision import Decision
from kit.agents import Dying, First, Inventing, Looking, Raising

METHODS = [method for method in ("fork", "spawn") if method in multiprocessing.get_all_start_methods()]
# A fork beside pytest's own threads is what we ask for here; newer Pythons warn of it.
ignoring_threads = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")


@pytest.fixture(params=METHODS)
def start_method(request: pytest.FixtureRequest) -> Iterator[str]:
    before = multiprocessing.get_start_method(allow_none=True)
    multiprocessing.set_start_method(request.param, force=True)
    yield request.param
    multiprocessing.set_start_method(before, force=True)


# --- the games ---


@ignoring_threads
@pytest.mark.parametrize(("game", "players"), [("inis", 3), ("tirnanog", 2)])
def test_any_number_of_processes_plays_the_same_games(start_method: str, game: str, players: int) -> None:
    alone = fidchell.play_many(game, 5, ["random"] * players, seed=7, processes=1, records=True)

    together = fidchell.play_many(game, 5, ["random"] * players, seed=7, processes=2, records=True)

    assert together == alone
    assert [played.seed for played in together.games] == ["7/0", "7/1", "7/2", "7/3", "7/4"]
    assert len({played.decisions for played in together.games}) > 1


class WatchingGarbage:
    """Answers anything, and says when garbage is looked for while it plays."""

    enabled: list[bool] = []  # of all games in this process

    def __init__(self, seed: str) -> None: ...

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        WatchingGarbage.enabled.append(gc.isenabled())
        return decision.options[0]


def test_nobody_who_thinks_is_kept_waiting_by_the_garbage_collector() -> None:
    """Looking through all that is loaded takes longer than a beginner may think."""
    fidchell.play_many("tirnanog", 2, [WatchingGarbage, "random"], processes=1)

    assert set(WatchingGarbage.enabled) == {False}
    assert gc.isenabled(), "between games it looks again"


def test_records_replay_to_the_same_result() -> None:
    batch = fidchell.play_many("tirnanog", 2, "random", players=3, processes=1, records=True)

    for played in batch.games:
        assert played.record is not None
        game = fidchell.load(played.record)
        assert (game.result, len(played.record["answers"])) == (played.result, played.decisions)


def test_records_change_nothing_but_the_record() -> None:
    with_records = fidchell.play_many("inis", 2, ["random"] * 2, processes=1, records=True)
    without = fidchell.play_many("inis", 2, ["random"] * 2, processes=1)

    assert [(played.decisions, played.result) for played in without.games] == [
        (played.decisions, played.result) for played in with_records.games
    ]
    assert [played.record for played in without.games] == [None, None]


def test_another_seed_plays_other_games() -> None:
    first, second = (fidchell.play_many("inis", 3, ["random"] * 2, seed=seed, processes=1) for seed in ("a", "b"))

    assert [played.decisions for played in first.games] != [played.decisions for played in second.games]


def test_agents_sit_where_they_were_put_and_options_reach_the_game() -> None:
    batch = fidchell.play_many(
        "inis", 1, [First, "random"], processes=1, options={"scenario": "discovery"}, records=True
    )

    record = batch.games[0].record
    assert record is not None
    assert record["options"]["scenario"] == "discovery"


def test_no_games_are_a_complete_batch() -> None:
    batch = fidchell.play_many("inis", 0, ["random"] * 2)

    assert (batch.games, batch.complete, batch.wins, batch.win_share) == ((), True, [0, 0], [0.0, 0.0])


def test_wins_are_counted_by_seat_and_shared_victories_divided() -> None:
    won: list[list[int]] = [[0], [0, 2], [], [2]]
    games = tuple(fidchell.agents.match.Played(f"{n}", 10, {"winners": seats}) for n, seats in enumerate(won))

    batch = fidchell.Batch("inis", 3, 5, games)

    assert batch.wins == [2, 0, 2]
    assert batch.win_share == [1.5 / 4, 0, 1.5 / 4]
    assert batch.decisions == 40
    assert not batch.complete
    assert repr(batch) == "Batch(inis, 4 of 5 games, wins=[2, 0, 2])"


# --- agents ---


def test_agents_see_through_their_seats_eyes_only() -> None:
    game = fidchell.new("inis", 2, seed=1)
    eyes = Eyes(game, 1)

    assert eyes.view == game.view(1)
    assert eyes.sample(3).view(1) == game.view(1)
    for name in dir(eyes):
        assert not isinstance(getattr(eyes, name), fidchell.Game), name


@pytest.mark.parametrize(("game", "players"), [("inis", 2), ("tirnanog", 3)])
def test_an_agent_may_look_and_imagine(game: str, players: int) -> None:
    assert fidchell.play_many(game, 1, Looking, players=players, processes=1).complete


def test_every_name_is_an_agent() -> None:
    for name in agent_names():
        quick = name if name == "random" else f"{name}:iterations=3"
        assert fidchell.play_many("tirnanog", 1, quick, players=2, processes=1).complete
        assert callable(find_agent(name))


# --- what is wrong ---


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"n": -1}, "n is how many games to play, 0 or more, not -1"),
        ({"n": 2.5}, "not 2.5"),
        ({"processes": 0}, "processes must be 1 or more, or None for one on each core, not 0"),
        ({"agents": ["random", "deep-thought"]}, "there is no agent 'deep-thought'; agents: random"),
        ({"agents": "random"}, "say how many players there are"),
        ({"agents": ["random"] * 3, "players": 2}, "3 agents for 2 players"),
        ({"agents": ["random"] * 5}, "inis is for 2 to 4 players, not 5"),
        ({"agents": [First("1"), "random"]}, "something that makes an agent from a seed, such as its class"),
        ({"agents": []}, "inis is for 2 to 4 players, not 0"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"moon": 1}}, "inis has no option 'moon'"),
        ({"seed": None}, "a seed is a number or a text, not None"),
        ({"agents": "random", "players": "3"}, "inis is for 2 to 4 players, not '3'"),
        ({"agents": "random", "players": 2.0}, "not 2.0"),
        ({"agents": "random", "players": -1}, "not -1"),
        ({"game": []}, "a game is given by its name"),
    ],
)
def test_wrong_arguments_are_explained(arguments: dict[str, Any], says: str) -> None:
    good: dict[str, Any] = {"game": "inis", "n": 2, "agents": ["random", "random"], "processes": 1}

    with pytest.raises(ValueError, match=says):
        fidchell.play_many(**{**good, **arguments})


def test_weights_of_another_game_are_refused_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"game": "inis", "value": {}, "taste": {}}')

    with pytest.raises(ValueError, match="holds weights for inis, not for tirnanog"):
        fidchell.play_many("tirnanog", 0, f"club:iterations=2,weights={file}", players=2)


def test_agents_that_no_other_process_can_find_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match=r"cannot be sent to other processes .* or play with processes=1"):
        fidchell.play_many("inis", 2, lambda seed: First(seed), players=2, processes=2)


@ignoring_threads
@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_that_raises_is_named_with_its_seed_and_how_to_play_it_again(processes: int) -> None:
    with pytest.raises(fidchell.GameFailed) as failed:
        fidchell.play_many("inis", 5, [Raising, "random"], seed=9, processes=processes)

    text = str(failed.value)
    assert "game 2 of inis (seed '9/2') failed: KeyError: 'no plan'" in text
    assert "fidchell.play_one('inis', '9/2', [Raising, 'random'], options={" in text
    assert "raise KeyError" in failed.value.__notes__[0]
    with pytest.raises(KeyError, match="no plan"):
        fidchell.play_one("inis", "9/2", [Raising, "random"])


@ignoring_threads
def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(fidchell.GameFailed, match=r"game 2 of inis .* ended with exit code 3"):
        fidchell.play_many("inis", 5, [Dying, "random"], processes=2)

    assert multiprocessing.active_children() == []


def test_an_answer_that_is_not_open_is_refused_with_the_reason() -> None:
    with pytest.raises(fidchell.GameFailed, match=r"IllegalAnswer: unknown-word .*xyzzy"):
        fidchell.play_many("inis", 1, Inventing, players=2)


# --- the bar ---


def test_a_bar_is_shown_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    fidchell.play_many("tirnanog", 2, "random", players=2, processes=1, progress=True)
    fidchell.play_many("tirnanog", 1, "random", players=2, processes=1)

    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("tirnanog") == 1
    assert "2/2" in shown.err


class SpeechlessError(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


class Exits:
    """An agent that gives up in one of two ways."""

    def __init__(self, seed: int | str) -> None:
        self.wrong: BaseException = SystemExit(3)

    def answer(self, eyes: Any, decision: Any) -> str:
        raise self.wrong


class SaysNothing(Exits):
    def __init__(self, seed: int | str) -> None:
        self.wrong = SpeechlessError()


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(("agent", "says"), [(Exits, "SystemExit: 3"), (SaysNothing, "failed: SpeechlessError")])
def test_an_agent_that_gives_up_is_named_with_its_game(processes: int, agent: Any, says: str) -> None:
    with pytest.raises(fidchell.GameFailed, match=says):
        fidchell.play_many("tirnanog", 2, agent, players=2, processes=processes)
