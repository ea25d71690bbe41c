"""The PettingZoo environments pass PettingZoo's own tests, and play our games."""

from __future__ import annotations

import warnings
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.test.state_test import state_test

from fidchell.core.game import new_table
from fidchell.core.rules import GameError
from fidchell.envs.pettingzoo import inis_v0, tirnanog_v0
from fidchell.envs.sitting import IllegalAction
from fidchell.games.inis import messages as inis
from fidchell.registry import find

CASES = [
    (inis_v0, {}),
    (inis_v0, {"players": 4, "scenario": "discovery", "geometry": "H1"}),
    (tirnanog_v0, {}),
    (tirnanog_v0, {"players": 1, "difficulty": "hard"}),
    (tirnanog_v0, {"players": 5, "geis": "random"}),
]
# PettingZoo gives these for every environment with masks in its observations; its own are excepted by name.
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@contextmanager
def only_expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for text in EXPECTED:
            warnings.filterwarnings("ignore", message=text)
        yield


def finish(env: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; the sum of rewards by agent."""
    choose, total = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        total[agent] += reward
        if over or cut:
            env.step(None)
        else:
            assert np.array_equal(seen["action_mask"], info["action_mask"])
            env.step(choose.choice(np.flatnonzero(info["action_mask"]).tolist()))
    return total


@pytest.mark.parametrize(("module", "options"), CASES)
def test_pettingzoo_is_content(module: Any, options: dict[str, Any]) -> None:
    with only_expected_warnings():
        api_test(module.env(**options), num_cycles=60)
        api_test(module.raw_env(skip_forced=False, observation="public", **options), num_cycles=60)
    seed_test(lambda: module.env(**options), num_cycles=40)


@pytest.mark.parametrize(("module", "options"), CASES)
def test_pettingzoo_is_content_with_parallel_ones(module: Any, options: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**options), num_cycles=150)
    parallel_seed_test(lambda: module.parallel_env(**options), num_cycles=20)
    state_test(module.env(**options), module.parallel_env(**options), num_cycles=5)


@pytest.mark.parametrize("module", [inis_v0, tirnanog_v0])
def test_everything_can_be_rendered(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, custom_tests={"svg": lambda drawn: ElementTree.fromstring(drawn).tag.endswith("svg")})
    assert len(capsys.readouterr().out) > 1000  # "human" prints


def test_pictures_show_a_hand_to_its_owner_alone() -> None:
    drawn = {}
    for seat in (None, 0):
        env = tirnanog_v0.raw_env(render_mode="svg", render_seat=seat)
        env.reset(seed=3)
        drawn[seat] = env.render()
        hand = env.sitting.game().view(0)["table"]["hand"]
    assert drawn[0].count("<polygon") == drawn[None].count("<polygon") + len(hand)


@pytest.mark.parametrize("name", ["inis", "tirnanog"])
def test_a_seed_gives_the_game_it_gives_everywhere(name: str) -> None:
    module = inis_v0 if name == "inis" else tirnanog_v0
    env = module.raw_env(players=3, skip_forced=False)
    env.reset(seed=12)
    first = env.sitting.table.digest()
    env.reset()
    second = env.sitting.table.digest()
    assert first == new_table(find(name), 3, 12).digest() != second
    env.reset(seed=12)
    env.reset()
    assert env.sitting.table.digest() == second
    drawn = module.raw_env(players=np.int64(3), skip_forced=False)
    drawn.reset(seed=np.int64(12))
    assert drawn.sitting.table.digest() == first


@pytest.mark.parametrize("reward", ["win_share", "rank", "margin"])
@pytest.mark.parametrize(("module", "players"), [(inis_v0, 2), (tirnanog_v0, 1), (tirnanog_v0, 3)])
def test_rewards_follow_the_result(module: Any, players: int, reward: str) -> None:
    env = module.raw_env(players=players, reward=reward)
    env.reset(seed=4)
    sitting = env.sitting
    total = list(finish(env, 4).values())
    result = sitting.game().result
    assert result is not None
    winners = result["winners"]
    assert total == sitting.rewards()
    if players > 1:
        assert max(total) == total[winners[0]]
        assert reward != "win_share" or sum(total) == pytest.approx(1)
        assert reward != "rank" or (sum(total) == pytest.approx(0) and max(total) == 1)
        assert reward != "margin" or sorted(total)[-2] <= 0
    elif reward == "margin":
        assert total == [pytest.approx((result["scores"][0] - result["balor"]) / 100)]
    else:
        assert total == [1.0 if winners else {"win_share": 0.0, "rank": -1.0}[reward]]


def test_level_seats_share_ranks() -> None:
    from fidchell.envs.rewards import rewards_of

    class Even:
        most = 10
        rules = type("", (), {"result": staticmethod(lambda table: {"winners": [0, 1]})})

        def standings(self, table: Any) -> list[float]:
            return [9.0, 9.0, 4.0]

    table: Any = type("", (), {"seats": 3})
    encoder: Any = Even()
    assert rewards_of("win_share", encoder, table) == [0.5, 0.5, 0.0]
    assert rewards_of("rank", encoder, table) == [0.5, 0.5, -1.0]
    assert rewards_of("margin", encoder, table) == [0.0, 0.0, -0.5]


def test_an_illegal_action_is_explained_or_loses() -> None:
    raw = inis_v0.raw_env()
    raw.reset(seed=1)
    before = raw.sitting.table.digest()
    with pytest.raises(
        IllegalAction, match=r"action 1 \(stop\) is not legal: player_\d is asked 'capital'; legal: \d+ \("
    ):
        raw.step(1)
    with pytest.raises(IllegalAction, match="a whole number from 0 to 2290, not 2291"):
        raw.step(2291)
    assert raw.sitting.table.digest() == before

    guarded = inis_v0.env()
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.last()
    guarded.step(1)
    assert guarded.terminations[loser]
    assert guarded.rewards[loser] == -1


def test_a_game_can_be_cut_off() -> None:
    env = inis_v0.env(max_steps=10)
    env.reset(seed=1)
    assert set(finish(env, 1).values()) == {0.0}
    assert env.unwrapped.sitting.truncated
    assert env.unwrapped.sitting.steps == 10


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 9}, "2 to 4 players, not 9"),
        ({"scenario": "storm"}, "option 'scenario' of inis cannot be 'storm'; choose from 'standard', 'discovery'"),
        ({"colour": 1}, "inis has no option 'colour'; its options: buildings, geometry, scenario"),
        ({"reward": "money"}, "reward cannot be 'money'; choose from 'win_share', 'rank', 'margin'"),
        ({"render_mode": "paint"}, "render_mode cannot be 'paint'"),
        ({"render_seat": 2}, "render_seat cannot be 2; seats are 0 to 1"),
        ({"max_steps": 0}, "max_steps is a number of steps"),
        ({"pack": "cards.toml"}, "inis has no packs"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(GameError, match=said):
        inis_v0.env(**options)


def test_another_pack_can_be_played() -> None:
    pack = find("tirnanog").folder + "/packs/open.toml"
    env = tirnanog_v0.raw_env(pack=pack)
    env.reset(seed=1)
    assert sum(finish(env, 1).values()) == pytest.approx(1)


@pytest.mark.parametrize(("module", "players"), [(inis_v0, 3), (tirnanog_v0, 3)])
def test_who_acts_is_told_nothing_hidden_though_forced_questions_are_skipped(module: Any, players: int) -> None:
    env = module.raw_env(players=players)
    env.reset(seed=8)
    choose = Random(8)
    for step, agent in enumerate(env.agent_iter(300)):
        seen, _, over, _, _ = env.last()
        if over:
            break
        if step % 7 == 0:
            seat = env.seat_of[agent]
            world = env.sitting.game().resample(seat, step)
            assert world.table.ask is not None
            assert world.table.ask.seat == seat
            assert np.array_equal(env.encoder.encode(world.table, seat), seen["observation"])
            assert world.table.ask.options == env.sitting.table.ask.options
        env.step(choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def test_switches_are_offered_once_per_question() -> None:
    env = inis_v0.raw_env(players=3)
    choose = Random(1)
    thrown = 0
    for seed in range(3):
        env.reset(seed=seed)
        for agent in env.agent_iter(2500):
            seen, _, over, _, _ = env.last()
            if over:
                break
            options = env.sitting.options
            switch = [option for option in options if option in (inis.PEACE, inis.NO_PEACE)]
            if switch:
                peace = env.sitting.table.peace
                env.step(env.encoder.action_of(switch[0], env.seat_of[agent]))
                thrown += 1
                if env.agent_selection == agent and env.sitting.table.peace != peace:
                    assert not {inis.PEACE, inis.NO_PEACE} & set(env.sitting.options)
            else:
                env.step(choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert thrown > 5
    quiet = inis_v0.raw_env(players=3, standing=False)
    quiet.reset(seed=0)
    for agent in quiet.agent_iter(1500):
        if quiet.terminations[agent]:
            break
        assert quiet.sitting.options == quiet.sitting.table.ask.options
        quiet.step(choose.choice(np.flatnonzero(quiet.infos[agent]["action_mask"]).tolist()))


@pytest.mark.parametrize(("module", "players"), [(inis_v0, 3), (tirnanog_v0, 2)])
def test_all_choose_at_once_in_a_parallel_environment(module: Any, players: int) -> None:
    env = module.parallel_env(players=players)
    seen, infos = env.reset(seed=2)
    choose, most = Random(2), 0
    for _ in range(3000):
        if not env.agents:
            break
        most = max(most, sum(info["asked"] for info in infos.values()))
        actions = {agent: choose.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in env.agents}
        seen, rewards, _, _, infos = env.step(actions)
    assert most == players
    assert sum(rewards.values()) == pytest.approx(1)
    env.reset(seed=2)
    with pytest.raises(KeyError, match=r"player_\d is asked .* and has no action among those given"):
        env.step({})


def test_an_illegal_action_is_explained_or_loses_in_a_parallel_environment() -> None:
    raw = inis_v0.parallel_env(illegal="raise")
    raw.reset(seed=1)
    with pytest.raises(
        IllegalAction, match=r"action 1 \(stop\) is not legal: player_1 is asked 'capital'; legal: \d+ \("
    ):
        raw.step({"player_0": 0, "player_1": 1})
    env = inis_v0.parallel_env()
    env.reset(seed=1)
    _, rewards, over, cut, infos = env.step({"player_0": 0, "player_1": 1})
    assert rewards == {"player_0": 0, "player_1": -1}
    assert all(over.values())
    assert not any(cut.values())
    assert infos["player_1"]["illegal_action"]
    assert env.agents == []
    assert env.step({"player_0": 0, "player_1": 1})[1] == {}


@pytest.mark.parametrize("module", [inis_v0, tirnanog_v0])
def test_before_reset_it_says_what_to_do(module: Any) -> None:
    for wish in (lambda env: env.last(), lambda env: env.step(0), lambda env: env.observe("player_0")):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            wish(module.env())
