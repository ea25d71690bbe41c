"""Looking back at recorded games: what is judged, with whose knowledge, and what comes of it."""

from __future__ import annotations

import json
import math
import re
import xml.etree.ElementTree as Xml
from collections import Counter
from pathlib import Path

import pytest

import fidchell
from fidchell.agents.think.brain import Brain, Dice
from fidchell.analysis import review as reviewing
from fidchell.analysis.graph import Graph, draw
from fidchell.analysis.hints import Hint, Option, think_about
from fidchell.analysis.picture import draw_review
from fidchell.analysis.review import Boundary, Review, Verdict, moments_of, review, with_hindsight
from fidchell.core.decision import Ask
from fidchell.core.game import Game
from fidchell.core.table import Table
from fidchell.speech import Speech
from kit.recorded import played

FEW = "expert:iterations=2"


@pytest.fixture(scope="module")
def inis() -> Review:
    return review(played("inis", 3), FEW, first=1, last=120)


@pytest.fixture(scope="module")
def tir_na_nog() -> Review:
    return review(played("tirnanog", 2), FEW)


def with_verdicts(game: Game, *verdicts: Verdict) -> Review:
    return Review(game, FEW, None, 1, 10, len(verdicts), [], list(verdicts))


def verdict(number: int, chance: float, best: float, chosen: float | None, visits: int = 9) -> Verdict:
    options = (Option("a", ("a",), 10, 0.5, best), Option("b", ("b", "c"), visits, 0.5, chosen))
    return Verdict(number, "key", {}, "c", Hint(0, (chance, 1 - chance), options, 19))


def test_every_choice_of_a_game_is_judged_once(tir_na_nog: Review) -> None:
    record = tir_na_nog.game.record()
    moments, _ = moments_of(tir_na_nog.game)

    assert [one.number for one in moments] == [one.number for one in tir_na_nog.verdicts]
    for one in tir_na_nog.verdicts:
        assert record["answers"][one.number - 1] == [one.seat, one.chosen]
    left_out = {*range(1, len(record["answers"]) + 1)} - {one.number for one in moments}
    playing = fidchell.load({**record, "answers": [], "checks": []})
    for number, (seat, option) in enumerate(record["answers"], 1):
        if number in left_out:
            assert len(playing.decisions[0].options) == 1
        playing.answer(seat, option)


def test_each_is_judged_with_what_its_seat_knew(inis: Review) -> None:
    """The same as a hint in another world that the seat could not tell from the true one."""
    moments, _ = moments_of(inis.game)
    for moment, judged in list(zip(moments, inis.verdicts, strict=False))[::15]:
        other_truth = moment.position.resample(moment.decision.seat, 3)
        assert think_about(other_truth, moment.decision.seat, moment.decision, FEW) == judged.hint


def test_rounds_and_seasons_are_marked(inis: Review, tir_na_nog: Review) -> None:
    assert [one.round for one in tir_na_nog.boundaries] == [1, 2, 3, 4, 5]
    assert {one.kind for one in tir_na_nog.boundaries} == {"round"}
    assert [one.kind for one in inis.boundaries][:3] == ["round", "season", "round"]


def test_a_finished_game_ends_with_what_became_of_it(tir_na_nog: Review, inis: Review) -> None:
    winners = tir_na_nog.game.result["winners"]

    assert [tir_na_nog.curve(seat)[-1][1] for seat in range(2)] == [float(seat in winners) for seat in range(2)]
    assert inis.curve(0)[-1][0] <= 120  # only a part was looked at


def test_the_same_iterations_give_the_same_review() -> None:
    game = played("inis", 2, 30)

    assert review(game, FEW).to_json() == review(fidchell.load(game.record()), FEW).to_json()


def test_alone_against_balor_there_is_one_line() -> None:
    game = played("tirnanog", 1)
    lead = game.result["scores"][0] - game.result["balor"]
    made = review(game, FEW)

    assert made.verdicts
    assert all(0 <= chance <= 1 for _, chance in made.curve(0))
    assert made.curve(0)[-1][1] == pytest.approx(1 / (1 + math.exp(-lead / 15)))  # no victory or defeat: how narrowly
    assert "how far ahead of Balor (0.5 is level)" in made.to_json()["curve"]["means"]
    assert all(len(one.hint.chances) == 1 for one in made.verdicts)


def test_a_part_or_one_seat_can_be_asked_for() -> None:
    game = played("inis", 2, 60)

    made = review(game, FEW, seat=1, first=10, last=50)

    assert {one.seat for one in made.verdicts} == {1}
    assert all(10 <= one.number <= 50 for one in made.verdicts)
    assert made.curve(0) == []


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"seat": 2}, "there is no seat 2: seats are 0 to 1"),
        ({"first": 5, "last": 3}, "--from 5 --to 3: the record has decisions 1 to"),
        ({"last": 10_000}, "the record has decisions 1 to"),
        ({"hindsight": True}, "it is for games that are over"),
        ({"level": "wise"}, "there is no agent 'wise'"),
    ],
)
def test_what_cannot_be_reviewed_is_explained_before_any_thinking(
    asked: dict[str, object], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "think", lambda *given: pytest.fail("it thought"))

    with pytest.raises(ValueError, match=says):
        review(played("tirnanog", 2, 20), **{"level": FEW, **asked})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no decision has been made"):
        review(fidchell.new("inis", 2, 1), FEW)


def test_ctrl_c_keeps_what_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def show(finished: int, wanted: int) -> None:
        seen.append(finished)
        if finished == 4:
            raise KeyboardInterrupt

    made = review(played("tirnanog", 2), FEW, show=show)

    assert made.interrupted
    assert len(made.verdicts) == 4
    assert made.curve(0)[-1][0] <= made.verdicts[-1].number  # no end is told that was not reached


def test_answers_beside_the_question_are_passed_over() -> None:
    """In a clash one may call for peace at any time: recorded, replayed, and no choice of the search."""
    game = fidchell.new("inis", 2, 5)
    for steps in range(400):
        game = played("inis", 2, 5 * steps)
        beside = [decision for decision in game.decisions if decision.optional]
        if beside:
            break
    game.answer(beside[0].seat, beside[0].options[0])

    moments, _ = moments_of(game)

    assert len(game.history) not in [one.number for one in moments]


# --- what is worse by how much ---


def test_what_was_given_up_is_the_difference_to_the_best() -> None:
    assert verdict(1, 0.5, 0.6, 0.4).worse_by == pytest.approx(0.2)
    assert verdict(1, 0.5, 0.4, 0.6).worse_by == 0  # hardly tried, but it looked better
    assert verdict(1, 0.5, 0.4, None, 0).worse_by is None
    assert not verdict(1, 0.5, 0.4, 0.1, 4).sure


def test_the_worst_choices_come_first_and_guesses_are_left_out() -> None:
    game = played("tirnanog", 2)
    slip, blunder, guess, fine = (
        verdict(1, 0.5, 0.6, 0.5), verdict(2, 0.5, 0.9, 0.3), verdict(3, 0.5, 0.9, 0.1, 2), verdict(4, 0.9, 0.5, 0.49),
    )  # fmt: skip

    made = with_verdicts(game, slip, blunder, guess, fine)

    assert made.mistakes(5) == [blunder, slip]
    assert made.swings(1) == [(0, 4, 0.5, 0.9)]


def test_json_has_everything(tir_na_nog: Review) -> None:
    told = json.loads(json.dumps(tir_na_nog.to_json()))

    assert set(told) == {
        "game", "rules", "players", "level", "seat", "from", "to", "over", "result", "interrupted", "planned",
        "decisions", "curve", "hindsight", "boundaries",
    }  # fmt: skip
    assert set(told["decisions"][0]) == {
        "number", "question", "values", "chosen", "preferred", "agrees", "worse by", "sure", "seat", "chances",
        "iterations", "options",
    }  # fmt: skip
    assert set(told["decisions"][0]["options"][0]) == {"word", "alike", "visits", "share", "chance"}
    assert len(told["curve"]["seats"]) == 2


# --- with hindsight, and pictures ---


class Beginning(Brain):
    """Gives one answer of a roll-out, and remembers it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.rules)
        self.answers: list[int] = []
        self.answered = False

    def is_cut(self, table: Table, since: Table) -> bool:
        cut, self.answered = self.answered, False
        return cut

    def any_answer(self, table: Table, ask: Ask, dice: Dice) -> int:
        self.answered = True
        self.answers.append(super().any_answer(table, ask, dice))
        return self.answers[-1]

    def value(self, table: Table) -> list[float]:
        return [1 / table.seats] * table.seats


def test_with_hindsight_every_answer_is_played_on_from() -> None:
    game = fidchell.new("tirnanog", 3, 5)
    options = game.decisions[0].options
    one, again = Beginning(game), Beginning(game)

    for brain in (one, again):
        with_hindsight(game, brain, 100)

    counts = Counter(one.answers)
    assert len(counts) > len(options) / 2 > 3
    assert max(counts.values()) < 3 * 100 / len(options)
    assert one.answers == again.answers


def test_with_hindsight_all_chances_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "ROLLOUTS", 2)
    game = played("inis", 3)
    made = review(game, FEW, first=len(game.history) - 6, hindsight=True)

    assert [number for number, _ in made.hindsight] == [one.number for one in made.verdicts]
    assert all(sum(chances) == pytest.approx(1) for _, chances in made.hindsight)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_picture_is_drawn_the_same_each_time(tir_na_nog: Review, language: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    speech = Speech(tir_na_nog.game.rules, language)

    for name in ("one.svg", "two.svg", "three.png"):
        draw_review(tir_na_nog, tmp_path / name, speech)

    drawn = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert drawn == (tmp_path / "two.svg").read_text(encoding="utf-8")
    for said in (speech.player(0), speech.player(1), speech.text("cli-analyse-round", round=3)):
        assert said in drawn
    assert (tmp_path / "three.png").stat().st_size > 1000


def test_the_worst_choice_is_named_in_the_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    game = played("tirnanog", 2)
    word, better = game.record()["answers"][0][1], "pass"
    options = (Option(better, (better,), 30, 0.7, 0.8), Option(word, (word,), 10, 0.3, 0.2))
    made = with_verdicts(game, Verdict(1, "key", {}, word, Hint(0, (0.7, 0.3), options, 40)), verdict(5, 0.2, 0.2, 0.2))
    made.hindsight = [(1, (0.6, 0.4)), (5, (0.1, 0.9))]
    speech = Speech(game.rules, "en")

    draw_review(made, tmp_path / "out.svg", speech)

    drawn = (tmp_path / "out.svg").read_text(encoding="utf-8")
    assert f"A Player 1, 1: row 1, columns 1–2; better {speech.name(better)} (-60%)" in drawn
    assert "-50%" in drawn
    assert "With hindsight" in drawn


def heights(drawn: str) -> dict[str, float]:
    """How far down each text of an SVG stands."""
    found = {}
    for text in Xml.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text"):
        moved = re.match(r"translate\(\S+ (\S+)\)", text.get("transform", ""))
        found["".join(text.itertext())] = float(text.get("y") or 0) or float(moved[1] if moved else 0)
    return found


def test_what_is_written_has_room_above_all_curves(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    game = played("tirnanog", 2, 30)
    made = with_verdicts(game, verdict(1, 1.0, 0.2, 0.2), verdict(5, 0.0, 0.2, 0.2))
    made.boundaries = [Boundary(1, "round", 1)]

    draw_review(made, tmp_path / "out.svg", Speech(game.rules, "en"))
    in_picture = heights((tmp_path / "out.svg").read_text(encoding="utf-8"))
    in_graph = heights(draw(Graph("Title", "axis", ["A"], [[(1, 0.5)]], [(1, "round 1")], [])))

    assert in_picture["round 1"] < in_picture["100"] - 8
    assert in_picture["-100%"] < in_picture["0"]
    assert in_graph["Title"] < in_graph["round 1"] - 9
    assert in_graph["round 1"] < in_graph["100%"] - 9
