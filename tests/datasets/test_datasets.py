"""fidchell selfplay and what reads it: what was played comes back, whatever happened on the way."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.agents.spread import OnThisMachine
from fidchell.datasets import load
from fidchell.datasets.playing import Kept, Series
from fidchell.datasets.run import make_series, write
from fidchell.datasets.schema import DECISIONS, GAMES
from fidchell.datasets.store import Store
from fidchell.envs.encoder import encoder_for
from kit.command import ROOT, typed_here

ALONE = OnThisMachine(1)
AGENTS = ("casual:iterations=5", "random")


def series(game: str = "tirnanog", agents: tuple[str, ...] = AGENTS, observe: bool = False) -> Series:
    return make_series(game, 2, agents, 7, {}, observe, "1")


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.parquet"))}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Seven games in three files, written at once."""
    folder = tmp_path_factory.mktemp("whole")
    assert write(series(observe=True), 7, folder, 3, ALONE) == 7
    return folder


def test_games_and_choices_come_back_as_they_were_played(whole: Path) -> None:
    data = load(whole)
    rows = list(data.games())

    assert len(data) == 7
    assert [row["game"] for row in rows] == list(range(7))
    assert [row["agents"][0] for row in rows[:2]] == [AGENTS[0], AGENTS[1]]  # they move on a seat with every game
    for row in rows[:2]:
        played = fidchell.play_one("tirnanog", row["seed"], row["agents"], record=True)
        assert (json.loads(row["record"]), json.loads(row["result"])) == (played.record, played.result)
        assert (row["winners"], row["answers"]) == (played.result["winners"], played.decisions)


def test_every_choice_stands_where_the_record_has_it(whole: Path) -> None:
    data = load(whole)
    record = data.record(4)
    choices = [row for row in data.decisions() if row["game"] == 4]
    game = fidchell.new(record["game"], record["players"], record["seed"], record["options"])
    encoder = encoder_for("tirnanog", 2)
    by_place = {row["at"]: row for row in choices}

    for at, (seat, word) in enumerate(record["answers"]):
        decision, row = game.decisions[0], by_place.pop(at, None)
        assert (row is None) == (len(decision.options) == 1)
        if row is not None:
            assert (row["seat"], row["question"], data.words[row["chosen"]]) == (seat, decision.key, word)
            assert tuple(data.words[option] for option in row["options"]) == decision.options
            assert row["observation"] == encoder.encode(game.table, seat).tolist()
        game.answer(seat, word)

    assert by_place == {}
    assert game.over


def test_what_a_search_thought_is_there_and_of_others_nothing(whole: Path) -> None:
    data = load(whole)
    casual = list(data.decisions(agent=AGENTS[0]))
    thought = [row for row in casual if row["visits"] is not None]
    slipped = [row for row in casual if row["visits"] is None]  # casual answers a tenth without a thought
    not_thought = slipped + list(data.decisions(agent=AGENTS[1]))

    assert 0 < len(slipped) < len(casual) / 4
    assert all(len(row["visits"]) == len(row["means"]) == len(row["options"]) for row in thought)
    assert all(sum(row["visits"]) >= 5 and 0 <= row["value"] <= 1 for row in thought)
    assert len(not_thought) > len(slipped)
    assert all(row["visits"] is row["means"] is row["value"] is None for row in not_thought)


def test_filters_give_the_rows_that_fit_and_columns_those_asked_for(whole: Path) -> None:
    data = load(whole)
    every = list(data.decisions())
    question = every[0]["question"]

    assert list(data.decisions(question=question, seat=1, won=True)) == [
        row for row in every if row["question"] == question and row["seat"] == 1 and row["won"] > 0
    ]
    assert {tuple(row) for row in data.games(["game", "winners"])} == {("game", "winners")}
    assert sum(batch.num_rows for batch in data.batches(size=10)) == len(every)
    assert all(batch.num_rows <= 10 for batch in data.batches(size=10))
    for wrong, said in (
        (lambda: data.decisions(question="no such"), "tirnanog has no question 'no such'; questions: "),
        (lambda: data.decisions(agent="no such"), f"no agent 'no such' plays in .*; agents: {', '.join(AGENTS)}"),
        (lambda: data.decisions(where="seat == 1", seat=1), "where is an expression such as .*, not 'seat == 1'"),
        (lambda: data.games(["no such"]), "there is no column 'no such'; columns: game, "),
        (lambda: data.record(99), "has no game 99"),
    ):
        with pytest.raises(ValueError, match=said):
            list(wrong())


def test_the_page_has_the_columns_of_the_files() -> None:
    page = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
    for columns in (GAMES, DECISIONS):
        for name, _, meaning in columns:
            assert re.search(rf"^\| `{name}` \| [\w ]+ \| .*{re.escape(meaning[:30])}", page, re.MULTILINE), name


@pytest.mark.parametrize("stop_after", [1, 4, 5])
def test_a_stopped_run_that_goes_on_writes_the_same_files(whole: Path, tmp_path: Path, stop_after: int) -> None:
    def stop(finished: int, wanted: int) -> None:
        if finished == stop_after:
            raise KeyboardInterrupt

    assert write(series(observe=True), 7, tmp_path, 3, ALONE, stop) == stop_after
    assert len(load(tmp_path)) == stop_after
    assert write(series(observe=True), 7, tmp_path, 3, ALONE) == 7

    assert files(tmp_path) == files(whole)


def test_more_games_may_be_asked_for_later(whole: Path, tmp_path: Path) -> None:
    write(series(observe=True), 2, tmp_path, 3, ALONE)
    write(series(observe=True), 5, tmp_path, 3, ALONE)

    assert write(series(observe=True), 7, tmp_path, 3, ALONE) == 7
    assert files(tmp_path) == files(whole)


def test_after_a_kill_the_games_that_waited_are_there_and_a_torn_one_is_dropped(whole: Path, tmp_path: Path) -> None:
    job = series(observe=True)
    store = Store(job, 3, tmp_path)
    for number in (6, 1):
        kept = job.play(number)
        assert isinstance(kept, Kept)
        store.add(kept, 7)
    waiting = tmp_path / "waiting"
    store.__exit__(None, None, None)  # without finish(): as if it were killed
    waiting.write_bytes(waiting.read_bytes()[:-10])

    again = Store(job, 3, tmp_path)
    assert (6 in again, 1 in again) == (True, False)
    again.__exit__(None, None, None)
    assert write(job, 7, tmp_path, 3, ALONE) == 7
    assert files(tmp_path) == files(whole)


def test_several_processes_write_the_same(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = typed_here(
        capsys, "selfplay", "tirnanog", "--agents", ",".join(AGENTS), "--games", 4, "--seed", 7, "--shard", 3,
        "--observations", "--processes", 2, "--out", tmp_path,
    )  # fmt: skip

    assert (code, err) == (0, "")
    assert "4 of 4 games" in out
    assert "CC0-1.0" in (tmp_path / "LICENSE.txt").read_text(encoding="utf-8")
    versions = ("rules", "fidchell")
    for mine, theirs in zip(load(tmp_path).games(), load(whole).games(), strict=False):
        assert {**mine, **dict.fromkeys(versions)} == {**theirs, **dict.fromkeys(versions)}


def test_a_record_taken_out_is_told_by_replay(whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, record, _ = typed_here(capsys, "record", whole, 2)
    file = tmp_path / "game.json"
    file.write_text(record, encoding="utf-8")

    assert code == 0
    assert "replay the same" in typed_here(capsys, "verify", file)[1]
    assert len(typed_here(capsys, "replay", file, "--lang", "en")[1].splitlines()) > 20


def test_inis_has_answers_beside_the_question(tmp_path: Path) -> None:
    write(series("inis", ("beginner:iterations=2",)), 1, tmp_path, 10, ALONE)
    data = load(tmp_path)

    assert fidchell.load(data.record(0)).over
    rows = list(data.decisions(columns=["options", "chosen"]))
    assert all(len(row["options"]) > 1 for row in rows)
    assert any(row["chosen"] in row["options"] for row in rows)


@pytest.mark.parametrize(("words", "said"), [
    (["--games", 0], "--games must be 1 or more"), (["--shard", 0], "--shard must be 1"),
    (["--processes", 0], "--processes must be 1"), (["--agents", "random,random,random"], "one for all seats, or 2"),
    (["--agents", "nobody"], "there is no agent"), (["--seed", 8], "holds another dataset: seed"),
    (["--shard", 4], "games in a shard"),
])  # fmt: skip
def test_what_cannot_be_done_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[Any], said: str
) -> None:
    begun = ["selfplay", "tirnanog", "--agents", "random", "--games", 1, "--processes", 1, "--out", tmp_path]
    assert typed_here(capsys, *begun)[0] == 0

    code, _, err = typed_here(capsys, *begun, *words)

    assert code == 1
    assert said in err


def test_a_game_that_fails_is_named_and_the_others_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = typed_here(
        capsys, "selfplay", "tirnanog", "--agents", "kit.agents:Raising", "--games", 5, "--processes", 1,
        "--out", tmp_path,
    )  # fmt: skip

    assert code == 1
    assert "game 2 of tirnanog (seed '0/2') failed: KeyError" in err
    assert len(load(tmp_path)) == 2


def test_no_two_programs_write_one_dataset(tmp_path: Path) -> None:
    with Store(series(), 3, tmp_path), pytest.raises(ValueError, match="being written by another"):
        Store(series(), 3, tmp_path)


@pytest.mark.parametrize("content", [None, "{}", "no JSON"])
def test_a_folder_that_is_no_dataset_is_refused(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / "dataset.json").write_text(content)

    with pytest.raises(ValueError, match="is no dataset"):
        load(tmp_path)


def test_a_dataset_without_a_game_says_so(tmp_path: Path) -> None:
    Store(series(), 3, tmp_path).__exit__(None, None, None)

    with pytest.raises(ValueError, match="no finished game yet"):
        load(tmp_path)
