"""The Gymnasium environments pass Gymnasium's own check, and many games at once are the same games."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from fidchell.core.rules import GameError
from fidchell.envs.gymnasium import ManyGames, SingleEnv
from fidchell.envs.sitting import IllegalAction, NoSuchAction

IDS = ["fidchell/Inis-v0", "fidchell/TirNaNog-v0"]


def any_legal(masks: Any, choose: Random) -> Any:
    return np.array([choose.choice(np.flatnonzero(mask).tolist()) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_is_content(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)
    three = gymnasium.make(name, players=3, opponents=["beginner:iterations=4", "random"], seat=1, max_steps=30)
    check_env(three.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "svg"])
def test_it_can_be_rendered(mode: str) -> None:
    env = SingleEnv("tirnanog", render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn.shape == (640, 960, 3) if mode == "rgb_array" else "Round 1" in drawn


def test_a_learner_meets_a_bot_and_the_same_seed_is_the_same_game() -> None:
    told = []
    for _ in range(2):
        env = SingleEnv("inis", opponents="casual:iterations=3", seat=0)
        seen, info = env.reset(seed=6)
        choose, numbers = Random(1), [seen.sum()]
        for _ in range(40):
            seen, _, over, cut, info = env.step(choose.choice(np.flatnonzero(info["action_mask"]).tolist()))
            numbers.append(seen.sum())
            if over or cut:
                break
        told.append(numbers)
        assert env.match.answers > 3
    assert told[0] == told[1]


def test_every_seat_is_taken_in_turn_by_chance() -> None:
    env = SingleEnv("tirnanog", players=3)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(20)} == {0, 1, 2}


def test_illegal_actions_lose_or_are_refused() -> None:
    env = SingleEnv("tirnanog")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal_action"]) == (-1.0, True, True)
    strict = SingleEnv("tirnanog", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not legal"):
        strict.step(illegal)


def test_a_game_that_has_ended_takes_no_more_steps() -> None:
    for options, actions in (({"max_steps": 3}, 3), ({}, 1)):  # cut off; and lost by an illegal action
        env = SingleEnv("tirnanog", **options)
        _, info = env.reset(seed=1)
        for _ in range(actions):
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, cut, info = env.step(legal[0] if options else 149)
            if over or cut:
                break
        assert (over, cut) == ((False, True) if options else (True, False))
        assert not info["action_mask"].any()
        with pytest.raises(IllegalAction, match=r"the game is over: reset\(\) begins another"):
            env.step(legal[0])
        env.reset()
        assert env.action_masks().any()


def test_actions_of_numpy_are_numbers_too() -> None:
    """predict() of Stable-Baselines3 gives an array without axes for one environment."""
    env, twin = SingleEnv("inis"), SingleEnv("inis")
    _, info = env.reset(seed=1)
    twin.reset(seed=1)
    legal = np.flatnonzero(info["action_mask"])[-1]
    assert np.array_equal(env.step(np.array(legal))[0], twin.step(int(legal))[0])
    for wrong in (np.array([legal]), np.array(1.0), True, np.array(True), "1"):
        with pytest.raises(NoSuchAction, match="a whole number from 0 to 2290, not "):
            env.step(wrong)


def test_before_reset_it_says_what_to_do() -> None:
    for wish in (
        SingleEnv("inis").action_masks,
        lambda: SingleEnv("inis").step(0),
        lambda: ManyGames("inis").step([0]),
    ):
        with pytest.raises(AttributeError, match=r"no game has begun: call reset\(\) first"):
            wish()


def test_wrong_actions_for_many_games_change_none() -> None:
    env = ManyGames("tirnanog", 3, illegal="raise")
    _, infos = env.reset(seed=1)
    legal = any_legal(infos["action_mask"], Random(1))
    for wrong in ([int(legal[0])], legal[:, None], None, 3):
        with pytest.raises(NoSuchAction, match="3 actions are needed, one for each game, not "):
            env.step(wrong)
    before = [match.sitting.table.digest() for match in env.matches]
    illegal = int(np.flatnonzero(infos["action_mask"][2] == 0)[0])
    for last, said in (
        (illegal, r"game 2: action \d+ \(.*\) is not legal"),
        (999, "game 2: an action is a whole number"),
    ):
        with pytest.raises(IllegalAction, match=said):
            env.step([*legal[:2], last])
    assert [match.sitting.table.digest() for match in env.matches] == before


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"skip_forced": "no"}, "skip_forced is True or False, not 'no'"),
        ({"standing": 0}, "standing is True or False, not 0"),
        ({"opponents": "grandmaster"}, "opponents: there is no agent 'grandmaster'; agents: random, beginner"),
        ({"opponents": ["random", "random"]}, "1 opponents are needed, one for each other seat, not 2"),
        ({"seat": 2}, "seat cannot be 2; choose from 0 to 1, or 'random'"),
        ({"illegal": "ignore"}, "illegal cannot be 'ignore'; choose from 'lose', 'raise'"),
        ({"geometry": "flat"}, "option 'geometry' of inis cannot be 'flat'"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(GameError, match=said):
        SingleEnv("inis", **options)
    with pytest.raises(GameError, match=said):
        ManyGames("inis", 2, **options)


def test_wrong_numbers_of_games_are_refused() -> None:
    with pytest.raises(GameError, match="num_envs is a number of games"):
        ManyGames("inis", 0)
    with pytest.raises(GameError, match="2 seeds are needed"):
        ManyGames("inis", 2).reset(seed=[1])
    with pytest.raises(GameError, match="NEXT_STEP or SAME_STEP"):
        ManyGames("inis", 2, autoreset_mode=AutoresetMode.DISABLED)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(("game", "options"), [("tirnanog", {"max_steps": 25}), ("inis", {"max_steps": 60})])
def test_many_games_are_the_same_games(game: str, options: dict[str, Any], mode: AutoresetMode) -> None:
    """Step by step as Gymnasium's own vector environment of single ones, ends and new beginnings included."""
    ours = ManyGames(game, 3, autoreset_mode=mode, **options)
    theirs = SyncVectorEnv([lambda: SingleEnv(game, **options)] * 3, autoreset_mode=mode)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.action_space == theirs.action_space
    seen, infos = ours.reset(seed=5)
    same, same_infos = theirs.reset(seed=5)
    choose, ends = Random(1), 0
    for _ in range(90):
        assert np.array_equal(seen, same)
        assert np.array_equal(infos["action_mask"], same_infos["action_mask"])
        assert np.array_equal(infos["seat"], same_infos["seat"])
        actions = any_legal(infos["action_mask"], choose)
        seen, rewards, over, cut, infos = ours.step(actions)
        same, *their_results, same_infos = theirs.step(actions)
        for mine, other in zip((rewards, over, cut), their_results, strict=True):
            assert np.array_equal(mine, other)
        for at in np.flatnonzero(over | cut):
            ends += 1
            if mode == AutoresetMode.SAME_STEP:
                assert np.array_equal(infos["final_obs"][at], same_infos["final_obs"][at])
    assert ends >= 3


def test_processes_of_gymnasium_can_be_used() -> None:
    env = AsyncVectorEnv([lambda: gymnasium.make("fidchell.envs.gymnasium:fidchell/TirNaNog-v0")] * 2, context="spawn")
    try:
        seen, infos = env.reset(seed=1)
        choose = Random(1)
        for _ in range(10):
            seen, _, _, _, infos = env.step(any_legal(infos["action_mask"], choose))
        assert seen.shape[0] == 2
    finally:
        env.close()


def test_make_vec_gives_many_games() -> None:
    env = gymnasium.make_vec("fidchell/TirNaNog-v0", num_envs=4, players=3)
    seen, infos = env.reset(seed=1)
    assert isinstance(env.unwrapped, ManyGames)
    assert seen.shape[0] == infos["action_mask"].shape[0] == 4


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("encoder", "numpy"), ("gymnasium", "gymnasium"), ("pettingzoo.inis_v0", "gymnasium"),
        ("pettingzoo.inis_v0", "pettingzoo"),
    ],
)  # fmt: skip
def test_what_is_missing_is_told_with_how_to_have_it(module: str, missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import fidchell.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    said = done.stderr.splitlines()[-1]
    assert said.startswith(f"ImportError: {missing} is not installed: ")
    assert "[research]" in said


def test_heavy_libraries_are_loaded_only_by_those_who_use_them() -> None:
    for module, heavy in (
        ("fidchell", ("numpy", "pettingzoo", "gymnasium", "PIL")),
        ("fidchell.envs.encode_inis, fidchell.envs.encode_tirnanog", ("pettingzoo", "gymnasium", "PIL")),
        ("fidchell.envs.gymnasium", ("pettingzoo", "PIL", "matplotlib")),
    ):
        code = f"import sys, {module}; print([name for name in {heavy!r} if name in sys.modules])"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout == "[]\n", module
