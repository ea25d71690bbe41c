"""The named opponents: honest, the same again with the same seed, within their time, and stronger than nothing."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest

import fidchell
from fidchell.agents.agent import Eyes, find_agent
from fidchell.agents.levels import level
from fidchell.agents.think.search import Search
from fidchell.agents.think.stopping import promise
from fidchell.agents.think.weights import NoBrain, blank_brain
from fidchell.agents.thinker import Manner, Thinker
from fidchell.core.game import Game
from fidchell.games.inis.api import RULES as INIS
from fidchell.games.tirnanog.api import RULES as TIR_NA_NOG
from kit.island import Island
from tain.api import RULES as TAIN

GAMES = [("inis", 2), ("inis", 3), ("inis", 4), ("tirnanog", 1), ("tirnanog", 2), ("tirnanog", 4)]


def after(name: str, players: int, decisions: int) -> Game:
    """A game some random decisions on, at a question that leaves a choice."""
    game = fidchell.new(name, players, 5)
    random = find_agent("random")("5")
    while decisions > 0 or len(game.decisions[0].options) == 1:
        decision = game.decisions[0]
        game.answer(decision.seat, random.answer(Eyes(game, decision.seat), decision))
        decisions -= 1
    return game


def answer_of(game: Game, agent: str, seed: str = "7") -> str:
    decision = game.decisions[0]
    return find_agent(agent)(seed).answer(Eyes(game, decision.seat), decision)


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("decisions", [0, 7, 40, 61])
def test_what_an_agent_cannot_know_changes_nothing(name: str, players: int, decisions: int) -> None:
    game = after(name, players, decisions)
    seat = game.decisions[0].seat

    answers = {
        answer_of(world, "strong:iterations=24") for world in (game, *(game.resample(seat, n) for n in range(3)))
    }

    assert len(answers) == 1


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_number_of_iterations_plays_the_same_again(name: str, players: int) -> None:
    batches = [
        fidchell.play_many(name, 1, "club:iterations=2", players=players, processes=1, records=True) for _ in range(2)
    ]

    assert batches[0].games[0].record == batches[1].games[0].record


@pytest.mark.parametrize(("name", "players"), [("inis", 4), ("tirnanog", 3)])
def test_thinking_ends_in_time(name: str, players: int) -> None:
    game = after(name, players, 30)
    begun = time.process_time()  # of this process alone: others may keep the machine busy

    answer_of(game, "expert:seconds=0.4")

    assert time.process_time() - begun < 0.6


@pytest.mark.parametrize(("name", "players"), [("inis", 2), ("tirnanog", 2)])
def test_an_agent_that_thinks_beats_one_that_does_not(name: str, players: int) -> None:
    batch = fidchell.play_many(name, 8, ["club:iterations=12", "random"], processes=1)

    assert sum(0 in played.result["winners"] for played in batch.games) >= 7


def test_all_seats_of_a_draft_can_be_asked_in_any_order() -> None:
    """Players choose at the same time: the last may answer first."""
    game = fidchell.new("inis", 3, 5)
    while game.decisions[0].key != "draft-keep":
        decision = game.decisions[0]
        game.answer(decision.seat, decision.options[0])

    for decision in reversed(game.decisions):
        answer = find_agent("club:iterations=10")("1").answer(Eyes(game, decision.seat), decision)
        assert answer in decision.options
        game.answer(decision.seat, answer)


def test_styles_value_things_differently() -> None:
    game = after("inis", 3, 60)

    for style in ("aggressive", "builder", "peaceful"):
        assert answer_of(game, f"strong:iterations=10,style={style}") in game.decisions[0].options


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("weak", "there is no agent 'weak'; agents: random, beginner, casual, club, strong, expert"),
        ("random:iterations=3", "there is no agent"),
        ("strong:depth=3", "strong:depth=3: say one of iterations=..., seconds=..."),
        ("strong:iterations", "say one of iterations=..."),
        ("strong:iterations=many", "iterations must be a whole number"),
        ("strong:iterations=1.5", "iterations must be a whole number"),
        ("strong:seconds=long", "seconds must be a number"),
        ("strong:seconds=1,seconds=2", "seconds is said twice"),
        ("strong:worlds_every=0", "worlds_every must be 1 or more"),
        ("strong:trees=many", "trees must be one or each, not 'many'"),
        ("strong:explore=-3", "explore, first_try and walk must be 0 or more, or left out"),
        ("strong:walk=-7", "explore, first_try and walk must be 0 or more, or left out"),
        ("strong:iterations=0,seconds=0", "give iterations=N or seconds=S above 0"),
        ("strong:seconds=-1", "give iterations=N or seconds=S above 0"),
        ("strong:heat=-1", "heat, slips, settled and trifle must be 0 or more, slips and settled at most 1"),
        ("strong:slips=1.5", "heat, slips, settled and trifle must be 0 or more, slips and settled at most 1"),
        ("strong:settled=2", "heat, slips, settled and trifle must be 0 or more, slips and settled at most 1"),
        ("strong:trifle=-0.1", "heat, slips, settled and trifle must be 0 or more, slips and settled at most 1"),
        ("strong:heat=nan", "every number must be finite"),
        ("strong:seconds=inf", "every number must be finite"),
        ("strong:style=meek", "style must be one of aggressive, builder, peaceful, not 'meek'"),
    ],
)
def test_what_is_wrong_with_a_name_is_said(name: str, says: str) -> None:
    with pytest.raises(ValueError, match=says.replace("(", r"\(").replace("?", r"\?")):
        find_agent(name)


def test_a_game_nobody_has_thought_about_says_so() -> None:
    with pytest.raises(NoBrain, match="can be played with the agent 'random' only"):
        blank_brain(TAIN)


@pytest.mark.parametrize("rules", [INIS, TIR_NA_NOG], ids=lambda rules: rules.name)
def test_every_feature_has_a_name_and_is_of_ordinary_size(rules: fidchell.core.rules.Rules) -> None:
    brain = blank_brain(rules)
    for players in rules.players:
        table = after(rules.name, players, 45).table
        for features in brain.features(table):
            assert len(features) == len(brain.names()) == len(set(brain.names()))
            assert all(-5 <= feature <= 5 for feature in features)


@pytest.mark.parametrize(
    ("text", "says"),
    [(None, "there is no file"), ("{", "no weights can be read from"), ("[1]", "holds no weights"),
     ('{"game": "inis", "value": {}, "taste": {}}', "holds weights for inis, not for tirnanog"),
     ('{"game": "tirnanog", "value": {"9": {"lead": 1}}, "taste": {}}', "holds weights that are damaged"),
     ('{"game": "tirnanog", "value": {"2": {"lead": "much"}}, "taste": {}}', "holds weights that are damaged"),
     ('{"game": "tirnanog", "value": [], "taste": {}}', "holds weights that are damaged")],
)  # fmt: skip
def test_weights_that_cannot_be_used_are_refused(tmp_path: Path, text: str | None, says: str) -> None:
    file = tmp_path / "weights.json"
    if text is not None:
        file.write_text(text)

    with pytest.raises(ValueError, match=says):
        answer_of(after("tirnanog", 2, 3), f"club:iterations=2,weights={file}")


def test_the_moor_is_used_in_the_first_turn_and_the_game_goes_on() -> None:
    lands = {"cove": {"red": 1, "blue": 1}, "moor": {"red": 2, "blue": 1}}
    game = Island(lands, red=["moor_advantage", "geis", "warlord"], blue=["citadel", "eriu"]).game
    seat = game.decisions[0].seat

    answer = answer_of(game, "club:iterations=2")

    assert answer == "moor_advantage"
    game.answer(seat, answer)
    assert answer_of(game, "club:iterations=2") != "moor_advantage"


@pytest.mark.parametrize("settled", [1 / 8, 1 / 4, 1.0])
def test_thinking_ends_when_no_other_answer_is_likely_to_catch_up(settled: float) -> None:
    game = after("tirnanog", 2, 41)
    seat, decision = game.decisions[0].seat, game.decisions[0]
    thinker = Thinker("3", Manner(iterations=4000, settled=settled))

    thinker.answer(Eyes(game, seat), decision)

    assert thinker.last is not None
    visits = sorted(child.visits for child in thinker.last.root().children.values())
    lead, left = visits[-1] - visits[-2], 4000 - thinker.last.iterations
    assert left > 0
    assert lead > settled * left


def test_a_search_ends_when_it_hardly_matters_what_is_answered() -> None:
    game = after("tirnanog", 2, 41)
    seat, decision = game.decisions[0].seat, game.decisions[0]
    thinker = Thinker("3", Manner(iterations=4000, settled=0.0, trifle=0.01))

    thinker.answer(Eyes(game, seat), decision)

    assert thinker.last is not None
    root, done = thinker.last.root(), thinker.last.iterations
    assert done < 4000
    assert promise([(child.visits, child.mean()) for child in root.children.values()], 4000 - done) < 0.01


def test_a_close_question_is_thought_about_to_the_end() -> None:
    game = after("inis", 2, 0)
    brain = blank_brain(INIS)  # to which all answers are the same
    settings = Manner().settings(brain, seats=2)
    search = Search(brain, settings, game.decisions[0].seat, game.table.copy(), 3)

    search.think(1000, 0.0)

    assert search.iterations == 1000


@pytest.mark.parametrize(("heat", "share"), [(0.0, 1.0), (0.01, 1.0), (0.1, 0.67), (1.0, 0.37)])
def test_the_lesser_the_heat_the_surer_the_best_answer_is_given(heat: float, share: float) -> None:
    thinker = Thinker("5", Manner(iterations=1))
    answers = [(7, 30, 0.4), (8, 10, 0.3), (10, 7, 0.2), (9, 0, 0.0)]

    given = [thinker._chosen(answers, heat) for _ in range(2000)]

    assert given.count(7) / 2000 == pytest.approx(share, abs=0.03)
    assert 9 not in given


def test_a_slip_is_any_legal_answer_without_a_thought() -> None:
    game = after("tirnanog", 2, 7)
    decision = game.decisions[0]
    thinker = Thinker("5", Manner(iterations=1, slips=1.0))

    given = [thinker.answer(Eyes(game, decision.seat), decision) for _ in range(60 * len(decision.options))]

    assert thinker.last is None
    assert len(decision.options) > 1
    assert all(30 < given.count(option) < 90 for option in decision.options)


def test_a_bot_thinks_by_the_clock_it_is_given() -> None:
    game = after("tirnanog", 2, 7)
    agent = Thinker("7", Manner(seconds=0.2))
    ticks = iter(range(10**6))
    agent.clock = lambda: next(ticks) / 1000  # a millisecond each time somebody looks

    agent.answer(Eyes(game, game.decisions[0].seat), game.decisions[0])

    assert agent.last is not None
    assert 150 < agent.last.iterations <= 200


def test_a_clock_that_hardly_moves_stops_nothing() -> None:
    """CPU time goes by steps of many iterations on some systems."""
    game, ticks = after("tirnanog", 2, 41), count()
    thinker = Thinker("5", Manner(seconds=0.1, settled=0.0))
    thinker.clock = lambda: next(ticks) // 100 / 64

    thinker.answer(Eyes(game, game.decisions[0].seat), game.decisions[0])

    assert thinker.last is not None
    assert 100 < thinker.last.iterations < 1000


def test_a_search_ends_early_by_its_iterations_though_the_time_is_long() -> None:
    game = after("tirnanog", 2, 41)
    decision = game.decisions[0]
    by_iterations, by_both = (Thinker("5", Manner(iterations=4000, seconds=seconds)) for seconds in (0.0, 1000.0))

    for thinker in (by_iterations, by_both):
        thinker.answer(Eyes(game, decision.seat), decision)
    assert by_iterations.last is not None
    assert by_both.last is not None
    assert by_both.last.iterations == by_iterations.last.iterations < 4000


def test_nothing_stays_in_memory_of_what_was_thought() -> None:
    game = after("inis", 2, 41)
    answer_of(game, "club:iterations=200")
    gc.collect()
    before = sys.getallocatedblocks()

    for _ in range(5):
        answer_of(game, "club:iterations=200")
    gc.collect()

    assert sys.getallocatedblocks() - before < 200


INTERRUPTED = """
import signal
import fidchell
from fidchell.agents.agent import Eyes, find_agent

signal.signal(signal.SIGALRM, signal.default_int_handler)  # as Ctrl-C, but soon
for name in ("inis", "tirnanog") * 3:
    game = fidchell.new(name, 2, 5)
    while len(game.decisions[0].options) < 3:
        game.answer(game.decisions[0].seat, game.decisions[0].options[0])
    decision, expert = game.decisions[0], find_agent("expert:seconds=30,settled=0,trifle=0")("7")
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        expert.answer(Eyes(game, decision.seat), decision)
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_stops_a_search_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, timeout=60)

    assert (done.returncode, done.stdout, done.stderr) == (0, "stopped\n" * 6, "")


def test_a_level_may_have_another_heat_in_a_game_until_one_is_said() -> None:
    strong, said = level("strong", "").manner, level("strong", "heat=0.2").manner

    assert strong.heat_in("tirnanog") < strong.heat_in("inis") == strong.heat
    assert said.heat_in("tirnanog") == said.heat_in("inis") == 0.2


@pytest.mark.parametrize(("said", "times"), [("seconds=4", 0.5), ("seconds=0.25", 2), ("seconds=1,style=builder", 1),
                                             ("iterations=400", 1), ("iterations=400,seconds=4", 1),
                                             ("iterations=0,seconds=4", 0.5)])  # fmt: skip
def test_who_is_given_more_time_is_surer_too(said: str, times: float) -> None:
    usual, strong = level("strong", "").manner, level("strong", said).manner

    assert strong.heat == pytest.approx(usual.heat * times)
    assert strong.heat_in("tirnanog") == pytest.approx(usual.heat_in("tirnanog") * times)


def test_a_heat_that_is_said_stays_whatever_the_time() -> None:
    assert level("strong", "heat=0.03,seconds=16").manner.heat_in("tirnanog") == 0.03
    assert level("expert", "seconds=1").manner.heat == 0


@pytest.mark.parametrize(("name", "heat"), [("inis", 0.5), ("tirnanog", 0.25)])
def test_a_bot_answers_with_the_heat_of_the_game_it_plays(
    name: str, heat: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[float] = []
    monkeypatch.setattr(Thinker, "_chosen", lambda _, answers, heat: used.append(heat) or answers[0][0])
    game = after(name, 2, 7)

    Thinker("7", Manner(iterations=3, heat=0.5, heat_at=(("tirnanog", 0.25),))).answer(
        Eyes(game, game.decisions[0].seat), game.decisions[0]
    )

    assert used == [heat]


@pytest.mark.parametrize("decisions", [20, 60, 90])
def test_imagined_worlds_go_as_soon_as_they_were_thought_about(decisions: int) -> None:
    """Also those in which a card is half played: a search of seconds would fill the memory before they are found."""
    game = after("inis", 2, decisions)
    gc.collect()
    gc.disable()
    try:
        answer_of(game, "strong:iterations=300,settled=0")
        islands = sum(type(thing).__name__ == "Island" for thing in gc.get_objects())
    finally:
        gc.enable()

    assert islands < 10
