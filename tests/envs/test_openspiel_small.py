"""The small variants are what docs/openspiel.md says, and CFR gets near their equilibrium."""

from __future__ import annotations

import importlib.util
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import best_response, expected_game_score  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

import fidchell.envs.openspiel  # noqa: E402, F401 - registers the games
from fidchell.envs.openspiel_small import SMALL, Small  # noqa: E402
from fidchell.registry import find  # noqa: E402

ROOT = Path(__file__).parents[2]


def example() -> Any:
    spec = importlib.util.spec_from_file_location("exploitability", ROOT / "examples" / "exploitability.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--iterations", "-1"], "--iterations must be 1 or more, not -1"),
        (["--small", "huge"], "invalid choice: 'huge'"),
    ],
)
def test_the_example_refuses_what_it_cannot_do(
    given: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["exploitability.py", *given])
    with pytest.raises(SystemExit):
        example().main()
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("small", SMALL, ids=lambda small: f"{small.game}-{small.name}")
def test_every_deal_is_another_and_nothing_else_is_hidden(small: Small) -> None:
    """Whoever resamples a deal gets the deals with the same own hand, each about equally often."""
    assert len(small.deals) == len({*small.deals}) == 12
    game = pyspiel.load_game(f"python_fidchell_{small.game}", {"small": small.name})
    words = find(small.game).words.words
    start = game.new_initial_state()
    assert [chance for _, chance in start.chance_outcomes()] == [1 / 12] * 12
    deal = 5
    state = start.child(deal)
    draws = iter([number / 2000 for number in range(2000)])
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(600):
        world = state.resample_from_infostate(0, lambda: next(draws)).world
        asked = {words[option] for option in world.options}
        own = set(small.deals[deal][0])
        assert not asked & set(small.pool) - own
        found[hand_of(world, 1)] += 1
    others = {hands[1] for hands in small.deals if hands[0] == small.deals[deal][0]}
    assert set(found) == others
    assert min(found.values()) > 140  # of 600 / 3


def hand_of(world: Any, seat: int) -> tuple[str, ...]:
    view = world.rules.view(world.table, seat)
    hand = view["hand"]
    return tuple(hand if isinstance(hand, list) else hand["cards"])


@pytest.mark.parametrize(("game", "decisions", "ends", "sets"), [("tirnanog", 804, 1296, 508)])
def test_the_size_of_the_smallest(game: str, decisions: int, ends: int, sets: int) -> None:
    counted: Counter[str] = Counter()
    names: dict[str, tuple[int, tuple[int, ...]]] = {}

    def count(state: Any) -> None:
        if state.is_terminal():
            counted["ends"] += 1
            return
        if not state.is_chance_node():
            counted["decisions"] += 1
            # Whoever cannot tell two states apart may do the same in both.
            may = state.current_player(), tuple(state.legal_actions())
            assert names.setdefault(state.information_state_string(), may) == may
        for action in state.legal_actions():
            count(state.child(action))

    count(pyspiel.load_game(f"python_fidchell_{game}(small=tiny)").new_initial_state())
    assert (counted["decisions"], counted["ends"], len(names)) == (decisions, ends, sets)


def test_cfr_becomes_hard_to_exploit() -> None:
    shown = dict(example().falling("tirnanog", iterations=32))
    assert shown[0] > 1
    assert shown[32] < 0.01
    assert shown[32] < shown[8] < shown[2] < shown[0]


def test_sampling_too() -> None:
    shown = dict(example().falling("tirnanog", iterations=1024, sample=True))
    assert shown[1024] < 0.1 < shown[0]


def test_inis_has_something_to_learn() -> None:
    shown = dict(example().falling("inis", iterations=8))
    assert 0.4 < shown[0] < 0.5
    assert shown[8] < 0.1


def test_a_best_response_is_better() -> None:
    """OpenSpiel's Python algorithms walk the game itself, without its cached tree."""
    game = pyspiel.load_game("python_fidchell_tirnanog(small=tiny)")
    start, uniform = game.new_initial_state(), UniformRandomPolicy(game)
    even = expected_game_score.policy_value(start, [uniform, uniform])
    best = [best_response.BestResponsePolicy(game, seat, uniform).value(start) for seat in (0, 1)]
    assert sum(even) == pytest.approx(0)
    assert sum(best) == pytest.approx(1.319444, abs=1e-6)
    assert all(value > other for value, other in zip(best, even, strict=True))
