"""OpenSpiel's own tests pass; what a seat is told is neither more nor less than it may know."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from functools import cache
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import fidchell  # noqa: E402
from fidchell.core.rules import GameError  # noqa: E402
from fidchell.envs.encoder import encoder_for  # noqa: E402
from fidchell.envs.openspiel import FidchellState  # noqa: E402
from fidchell.envs.sitting import IllegalAction  # noqa: E402

GAMES = ["inis", "inis(players=4,scenario=discovery,buildings=20)", "tirnanog", "tirnanog(players=3,geis=random)"]
SMALL = ["inis(small=tiny)", "inis(small=small)", "tirnanog(small=tiny)", "tirnanog(small=small)"]


@cache
def load(name: str) -> Any:
    return pyspiel.load_game(f"python_fidchell_{name}")


def dealt(name: str, seed: int) -> FidchellState:
    state = load(name).new_initial_state()
    choose = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(choose.choice(state.chance_outcomes())[0])
    return state


def walk(name: str, seed: int, longest: int, every: int) -> list[FidchellState]:
    """Some states of a random game."""
    state, choose, found = dealt(name, seed), random.Random(seed), []
    for count in range(longest):
        if state.is_terminal():
            break
        if count % every == 0:
            found.append(state.clone())
        state.apply_action(choose.choice(state.legal_actions()))
    return found


# --- OpenSpiel's own tests ---


@pytest.mark.parametrize("name", [*SMALL, "tirnanog", "tirnanog(players=1)"])
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name",
    [
        "inis(max_steps=300)",
        "inis(players=4,max_steps=200)",
        "inis(seed=7,max_steps=99)",
        "tirnanog(players=5,max_steps=99)",
    ],
)
def test_random_simulation_of_long_games_cut_off(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["inis(max_steps=300)", "inis(small=small)", "tirnanog(players=4)"])
def test_games_sim_test_of_openspiel(name: str) -> None:
    """What OpenSpiel asks of each of its own games."""
    games_sim_test.GamesSimTest().sim_game(load(name))


def test_a_playthrough_says_the_same_again() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # takes long: not in every worker

    name = "python_fidchell_tirnanog(small=tiny)"
    text = generate_playthrough.playthrough(name, [3], seed=3)
    actions = [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]
    assert len(actions) > 3
    assert generate_playthrough.playthrough(name, actions) == text


@pytest.mark.parametrize("name", [*GAMES, *SMALL])
def test_games_and_states_are_pickled(name: str) -> None:
    """As in OpenSpiel's games_sim_test.py, and the restored state plays on as the other does."""
    game = load(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = walk(name, 3, 60, 7)[-1]
    again, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game)
    choose = random.Random(1)
    twins = [state, restored, pickle.loads(pickle.dumps(state)), state.clone()]
    for _ in range(25):
        assert len({str(twin) for twin in twins}) == 1
        assert len({twin.history_str() for twin in twins}) == 1
        for seat in range(game.num_players()):
            assert len({twin.information_state_string(seat) for twin in twins}) == 1
        if state.is_terminal():
            break
        action = choose.choice(state.legal_actions())
        for twin in twins:
            assert twin.legal_actions() == state.legal_actions() or twin is state
        for twin in twins:
            twin.apply_action(action)


def test_every_state_before_the_deal_can_be_copied_and_saved() -> None:
    game = load("inis")
    state = game.new_initial_state()
    for outcome in (1, 2, 3):
        state.apply_action(outcome)
        assert str(pickle.loads(pickle.dumps(state))) == str(state.clone()) == str(state)
        assert state.is_chance_node()
    state.apply_action(4)
    assert not state.is_chance_node()
    assert game.new_initial_state().is_chance_node()


@pytest.mark.parametrize("name", ["tirnanog", "inis(small=tiny)"])
def test_ismcts_plays_to_the_end(name: str) -> None:
    game = load(name)
    rolls = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    thinking = ismcts.ISMCTSBot(game, rolls, 2.0, 4, random_state=np.random.RandomState(2))
    bots = [thinking, pyspiel.make_uniform_random_bot(1, 3)]
    state = dealt(name, 4)
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    returns = state.returns()
    assert sum(returns) == 0
    assert set(map(abs, returns)) <= {0, 1}


# --- the same game as everywhere else ---


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_game_that_fidchell_plays(name: str) -> None:
    """Its record is read by fidchell.load(), and comes to the same position."""
    state = walk(name, 11, 120, 40)[-1]
    record = json.loads(json.dumps(state.record()))
    assert record["seed"] == str(state.world.seed)
    game = fidchell.load(record)
    table = state.world.table
    assert game.table.digest() == table.digest()
    seat = state.current_player()
    options = [state.action_to_string(action) for action in state.legal_actions()]
    own = next(decision for decision in game.decisions if decision.seat == seat and not decision.optional)
    encoder = encoder_for(table.rules, table.seats)
    numbers = table.rules.words.numbers
    assert {encoder.action_words()[encoder.action_of(numbers[word], seat)] for word in own.options} <= set(options)


def test_returns_add_up_to_nothing_and_the_winner_gets_one() -> None:
    state, choose = dealt("tirnanog(players=3)", 5), random.Random(5)
    assert state.returns() == [0, 0, 0]
    while not state.is_terminal():
        state.apply_action(choose.choice(state.legal_actions()))
    winners = state.world.rules.result(state.world.table)["winners"]
    assert sum(state.returns()) == pytest.approx(0)
    assert [value > 0 for value in state.returns()] == [seat in winners for seat in range(3)]
    assert max(state.returns()) == pytest.approx(1 if len(winners) == 1 else 0.25)


# --- who is told what ---


@pytest.mark.parametrize("name", [*GAMES, *SMALL])
def test_worlds_that_cannot_be_told_apart_look_the_same(name: str) -> None:
    """Then both are played on by the same answers: the same names as long as all that was seen is the same."""
    others = compared = parted = 0
    for number, state in enumerate(walk(name, 17, 400, 9)):
        seat = state.current_player()
        choose = random.Random(number)
        twin = state.resample_from_infostate(seat, choose.random)
        assert twin.current_player() == seat
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.history() == []
        others += str(twin.world.table.fields()) != str(state.world.table.fields())
        state, same = state.clone(), True
        for _ in range(6):
            both = sorted({*state.legal_actions()} & {*twin.legal_actions()})
            if state.is_terminal() or state.current_player() != twin.current_player() or not both:
                break
            action = choose.choice(both)
            state.apply_action(action)
            twin.apply_action(action)
            same = same and state.observation_string(seat) == twin.observation_string(seat)
            if not same:  # perfect recall: never again
                assert twin.information_state_string(seat) != state.information_state_string(seat)
            compared += same
            parted += not same
    assert others, "no resampled world was another one"
    assert compared
    if "small" not in name:
        assert parted


@pytest.mark.parametrize("name", [*GAMES, *SMALL])
def test_who_looks_on_cannot_tell_a_resampled_world_either(name: str) -> None:
    """Though in that world whoever is asked may have no choice, and forced questions are skipped."""
    forced = 0
    for number, state in enumerate(walk(name, 4, 400, 4)):
        for seat in {*range(state.num_players())} - {state.current_player()}:
            twin = state.resample_from_infostate(seat, random.Random(number).random)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert twin.current_player() == state.current_player()
            if len(twin.legal_actions()) == 1:
                forced += 1
                twin.apply_action(twin.legal_actions()[0])
                assert twin.is_terminal() or len(twin.legal_actions()) > 1  # from then on they are skipped again
    assert forced or name != GAMES[0]


def test_what_was_once_seen_is_not_forgotten() -> None:
    """Two ways to the same position: the observation is the same, the information state is not."""
    paths = [["across:1,1", "across:3,1", "across:1,2"], ["across:1,2", "across:3,1", "across:1,1"]]
    states = [dealt("tirnanog(seed=3)", 0) for _ in paths]
    for state, path in zip(states, paths, strict=True):
        words = state.world.words
        for word in path:
            state.apply_action(words.index(word))
    tensors = [state.observation_tensor(0) for state in states]
    assert tensors[0] == tensors[1]
    for seat in (0, 1):
        assert states[0].information_state_string(seat) != states[1].information_state_string(seat)


def test_a_hidden_answer_changes_nothing_for_the_others() -> None:
    """The draft is sealed: the first seat's choice shows only when the second has made its own."""
    state, choose = dealt("inis(seed=5)", 0), random.Random(2)
    while state.world.table.ask.question.key != "draft-keep" or state.current_player() != 0:
        state.apply_action(choose.choice(state.legal_actions()))
    children = [state.child(action) for action in state.legal_actions()]
    assert len(children) > 1
    assert {child.current_player() for child in children} == {1}
    assert len({child.information_state_string(1) for child in children}) == 1
    assert len({child.observation_string(1) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == len(children)


def test_observers_by_kind() -> None:
    game = load("tirnanog")
    state = walk("tirnanog", 2, 50, 49)[-1]
    kinds = {
        "own": pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        "public": pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE),
        "private": pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        "all": pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS),
    }
    seen = {name: game.make_py_observer(kind) for name, kind in kinds.items()}
    for observer in seen.values():
        observer.set_from(state, 1)
    assert "hand" not in seen["public"].dict
    assert "true_hands" in seen["all"].dict
    assert {*seen["public"].dict}.isdisjoint(seen["private"].dict)
    assert {*seen["public"].dict, *seen["private"].dict} == {*seen["own"].dict}
    assert len(seen["public"].tensor) + len(seen["private"].tensor) == len(seen["own"].tensor)
    assert np.array_equal(seen["own"].tensor, state.observation_tensor(1))
    assert "hand" in json.loads(seen["private"].string_from(state, 1))[0]
    assert "grid" not in json.loads(seen["private"].string_from(state, 1))[0]
    recalled = game.make_py_observer(pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE))
    assert recalled.string_from(state, 0) == recalled.string_from(state, 1)
    with pytest.raises(GameError, match="perfect_recall=False"):
        game.make_py_observer(pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.SINGLE_PLAYER))


# --- bad input ---


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("inis(small=big)", "'tiny', 'small'"),
        ("inis(small=tiny,players=3)", "2 players"),
        ("inis(small=tiny,scenario=discovery)", "leave them out"),
        ("inis(small=tiny,seed=3)", "for whole games"),
        ("inis(seed=-2)", "from 0 on"),
        ("inis(players=9)", "2 to 4 players"),
        ("inis(reward=glory)", "win_share"),
        ("tirnanog(geis=last)", "'first', 'random', 'chosen'"),
    ],
)
def test_wrong_parameters_are_explained(name: str, says: str) -> None:
    with pytest.raises(GameError, match=says):
        pyspiel.load_game(f"python_fidchell_{name}")


def test_an_illegal_action_is_explained_and_changes_nothing() -> None:
    state = dealt("tirnanog", 1)
    before = str(state)
    with pytest.raises(IllegalAction, match="legal:"):
        state.apply_action(0)
    assert str(state) == before
    with pytest.raises(GameError, match="only whole games have records"):
        dealt("tirnanog(small=tiny)", 1).record()


def test_a_program_that_used_it_ends_cleanly() -> None:
    """OpenSpiel keeps what was registered until after Python has ended."""
    program = "import pyspiel, fidchell.envs.openspiel; pyspiel.load_game('python_fidchell_inis').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
