"""Records and snapshots: what is saved comes back, and what cannot is refused with the place that is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.core.game import Game
from fidchell.core.record import check_of
from fidchell.core.replay import load_record
from kit.scene import Scene, holding
from kit.walk import Choices, walk
from tain.api import Tain
from tain.table import Cattle

REFUSED = (fidchell.RecordError, fidchell.GameError)


def finished(seed: int = 3) -> Game:
    """A game with at least three checks."""
    game = fidchell.new("tain", 3, seed, {"rounds": 3})
    for _ in walk(game, Choices(seed)):
        pass
    assert len(game.record()["checks"]) > 2
    return game


def halfway(seed: int = 3) -> Game:
    game = fidchell.new("tain", 3, seed, {"rounds": 3})
    for count, _ in enumerate(walk(game, Choices(seed))):
        if count == 24:
            break
    return game


def through_json(saved: Any) -> Any:
    return json.loads(json.dumps(saved))


def check_after(record: dict[str, Any], count: int) -> dict[str, str]:
    """What a check after this many answers would have been."""
    return check_of(fidchell.load({**record, "answers": record["answers"][:count], "checks": []}).table)


# --- records ---


@pytest.mark.parametrize("make", [finished, halfway])
def test_a_record_goes_through_json_and_comes_back_as_the_same_game(make: Callable[[], Game]) -> None:
    game = make()
    record = through_json(game.record())

    loaded = fidchell.load(record)

    assert loaded.table.digest() == game.table.digest()
    assert loaded.record() == record
    assert loaded.events(1) == game.events(1)
    assert (loaded.decisions, loaded.result) == (game.decisions, game.result)


def test_a_record_says_what_was_played_and_every_answer() -> None:
    game = fidchell.new("tain", 2, seed=7, options={"rounds": 1})
    option = game.decisions[0].options[0]
    game.answer(0, option)

    assert game.record() == {
        "fidchell": 1, "game": "tain", "rules": "1", "players": 2, "seed": "7", "options": {"rounds": 1},
        "answers": [[0, option]], "checks": [[1, check_of(game.table)]],
    }  # fmt: skip


def test_loading_changes_nothing_in_the_record() -> None:
    record = halfway().record()
    before = json.dumps(record)

    loaded = fidchell.load(record)
    loaded.answer(loaded.decisions[0].seat, loaded.decisions[0].options[0])

    assert json.dumps(record) == before


def test_a_game_that_began_with_a_scene_is_loaded_from_it() -> None:
    scene = Scene(deck=["wolf"], red=holding("seer"), blue=holding("calf"))
    scene.red.plays("seer").answers("yes")

    loaded = fidchell.load(through_json(scene.game.record()))

    assert loaded.table.digest() == scene.game.table.digest()
    assert loaded.view(0)["table"]["hand"] == ["wolf"]


def test_a_game_that_began_with_a_snapshot_is_loaded_from_it() -> None:
    game = fidchell.restore(through_json(halfway().snapshot()))
    for _ in walk(game, Choices(9)):
        pass

    loaded = fidchell.load(through_json(game.record()))

    assert loaded.table.digest() == game.table.digest()
    assert loaded.record() == through_json(game.record())


# --- drift: the rules no longer lead where they did ---


@pytest.mark.parametrize(("check", "where"), [(0, "decisions 1 to 32"), (1, "decisions 33 to 64")])
def test_a_drift_is_named_by_its_decisions_and_fields(check: int, where: str) -> None:
    record = finished().record()
    record["checks"][check][1] |= {"reserve": "00000000", "herds": "00000000"}

    with pytest.raises(fidchell.RecordError) as drifted:
        fidchell.load(record)

    assert str(drifted.value) == f"{where}: the replay differs from the record in herds, reserve"


def test_a_drift_between_two_neighbouring_checks_is_named_by_one_decision() -> None:
    record = finished().record()
    last = len(record["answers"])
    before, at_end = check_after(record, last - 1), check_after(record, last)
    record["checks"] = [[last - 1, before], [last, {**at_end, "deck": "00000000"}]]

    with pytest.raises(fidchell.RecordError, match=f"^decision {last}: the replay differs from the record in deck$"):
        fidchell.load(record)


def test_a_field_that_a_table_no_longer_has_is_a_drift() -> None:
    record = finished().record()
    record["checks"][0][1]["sheep"] = "00000000"

    with pytest.raises(fidchell.RecordError, match="differs from the record in sheep"):
        fidchell.load(record)


@pytest.mark.parametrize("seed", ["4", "5", "other"])
def test_a_record_with_another_seed_is_another_game(seed: str) -> None:
    record = finished().record()

    with pytest.raises(fidchell.RecordError, match=r"^decisions? \d+"):
        fidchell.load({**record, "seed": seed})


class Mended(Tain):
    """The same game with a rule changed, and honest about it or not."""

    def set_up(self, *given: Any) -> Any:
        table = super().set_up(*given)
        table.reserve[0] += 1
        return table


def test_a_changed_rule_is_found_out_even_if_the_version_is_not_changed() -> None:
    with pytest.raises(fidchell.RecordError, match="decisions 1 to 32: the replay differs from the record in reserve"):
        load_record(Mended(), finished().record())


def test_a_record_of_another_rules_version_is_refused_with_what_to_do() -> None:
    record = {**finished().record(), "rules": "0"}

    with pytest.raises(fidchell.RecordError) as refused:
        fidchell.load(record)

    assert str(refused.value) == (
        "the record was made with rules '0' of tain, these are '1': "
        "replay it with the version that made it, or go on from its snapshot"
    )


def test_a_record_cut_short_is_found_out() -> None:
    record = finished().record()

    with pytest.raises(fidchell.RecordError):
        fidchell.load({**record, "answers": record["answers"][:-5]})


# --- records that are none ---


def test_an_answer_that_is_not_open_is_named_by_its_place() -> None:
    record = finished().record()
    record["answers"][4] = [0, "yes"]

    with pytest.raises(fidchell.RecordError, match=r"^decision 5: seat 0 cannot answer 'yes' here \("):
        fidchell.load(record)


def test_an_answer_after_the_end_is_named_by_its_place() -> None:
    record = finished().record()
    record["answers"].append([0, "pass"])

    place = len(record["answers"])
    with pytest.raises(fidchell.RecordError, match=f"^decision {place}: seat 0 cannot answer 'pass' here .game-over"):
        fidchell.load(record)


@pytest.mark.parametrize("key", ["fidchell", "game", "rules", "players", "seed", "answers"])
def test_a_record_without_one_of_its_parts_is_refused(key: str) -> None:
    record = finished().record()
    del record[key]

    with pytest.raises(REFUSED):
        fidchell.load(record)


@pytest.mark.parametrize("junk", [None, [], "record", 3, {}, {"game": 3}, {"game": None}, {"game": ["tain"]}])
def test_what_is_no_record_is_refused(junk: Any) -> None:
    with pytest.raises(fidchell.RecordError, match="this is not a record: it names no game"):
        fidchell.load(junk)


JUNK = [
    ("fidchell", 2), ("fidchell", "1"), ("fidchell", None), ("game", "chess"), ("game", "x" * 5000), ("rules", 1),
    ("players", "3"), ("players", None), ("players", 3.0), ("players", 99), ("seed", None), ("seed", [1]),
    ("options", [1]), ("options", "rounds"), ("options", 5), ("options", {"cows": 1}), ("options", {"rounds": 9}),
    ("answers", None), ("answers", {}), ("answers", "pass"), ("answers", [[0]]), ("answers", [[0, "pass", 1]]),
    ("answers", [5]), ("answers", ["ab"]), ("answers", [[[0], "pass"]]), ("answers", [[0, {"a": 1}]]),
    ("checks", None), ("checks", 5), ("checks", "junk"), ("checks", [5]), ("checks", [[16]]), ("checks", [[16, None]]),
    ("checks", [[16, 5]]), ("checks", [[16, []]]), ("checks", [[[16], {}]]), ("checks", [["x", {}]]),
    ("scene", None), ("scene", {"players": 9}), ("scene", []), ("snapshot", None), ("snapshot", []), ("snapshot", {}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "junk"), JUNK, ids=lambda part: repr(part)[:30])
def test_junk_in_a_record_is_refused_as_such(key: str, junk: Any) -> None:
    with pytest.raises(REFUSED):
        fidchell.load({**finished().record(), key: junk})


def test_a_record_names_a_game_and_never_a_folder_to_run(tmp_path: Path) -> None:
    folder = tmp_path / "trap"
    folder.mkdir()
    (folder / "api.py").write_text("raise SystemError('code from a record was run')")

    with pytest.raises(REFUSED):
        fidchell.load({**finished().record(), "game": str(folder)})


# --- snapshots ---


def test_a_snapshot_of_any_position_goes_through_json_and_plays_on_the_same() -> None:
    game = fidchell.new("tain", 3, seed=11)

    for decision, option in walk(game, Choices(11)):
        restored = fidchell.restore(through_json(game.snapshot()))
        assert restored.snapshot() == game.snapshot()
        assert restored.decisions == game.decisions
        assert restored.view(decision.seat) == game.view(decision.seat)
        ahead = game.copy()
        ahead.answer(decision.seat, option, decision.number)
        restored.answer(decision.seat, option, decision.number)
        assert restored.table.digest() == ahead.table.digest()


class Moody(Cattle):
    """A table with every sort of field that a table may have: words, None, and lists of these."""

    __slots__ = ("mood", "names")

    def __init__(self, rules: Any, seats: int) -> None:
        super().__init__(rules, seats)
        self.mood: str | None = None
        self.names: list[Any] = []


class MoodyTain(Tain):
    name = "tain-moody"

    def blank(self, seats: int) -> Cattle:
        return Moody(self, seats)


fidchell.register(MoodyTain())


@pytest.mark.parametrize("mood", [None, "angry", 3])
@pytest.mark.parametrize("names", [[], ["Medb", None, 3], [["Medb"], []]])
def test_a_snapshot_holds_every_sort_of_field(mood: Any, names: list[Any]) -> None:
    game = fidchell.new("tain-moody", 2, seed=1)
    game.table.mood, game.table.names = mood, names  # type: ignore[attr-defined]

    restored = fidchell.restore(through_json(game.snapshot()))

    assert restored.table.digest() == game.table.digest()


def test_a_snapshot_of_a_finished_game_is_a_finished_game() -> None:
    game = finished()

    restored = fidchell.restore(through_json(game.snapshot()))

    assert restored.over
    assert restored.result == game.result


def test_two_games_from_one_snapshot_share_nothing() -> None:
    snapshot = halfway().snapshot()
    before = json.dumps(snapshot)
    one, other = fidchell.restore(snapshot), fidchell.restore(snapshot)

    for _ in walk(one, Choices(1)):
        pass

    assert other.table.digest() == halfway().table.digest()
    assert json.dumps(snapshot) == before


def test_a_snapshot_is_gone_on_from_after_a_rule_is_mended() -> None:
    snapshot = {**halfway().snapshot(), "rules": "0"}

    assert fidchell.restore(snapshot).table.digest() == halfway().table.digest()


@pytest.mark.parametrize("key", ["game", "players", "given", "table"])
def test_a_snapshot_without_one_of_its_parts_is_refused(key: str) -> None:
    snapshot = halfway().snapshot()
    del snapshot[key]

    with pytest.raises(REFUSED, match=key):
        fidchell.restore(snapshot)


@pytest.mark.parametrize("field", sorted(halfway().table.fields()))
def test_a_snapshot_without_one_of_its_fields_is_refused(field: str) -> None:
    snapshot = copy.deepcopy(halfway().snapshot())
    del snapshot["table"][field]

    with pytest.raises(fidchell.RecordError, match=f"'{field}'"):
        fidchell.restore(snapshot)


def test_a_field_that_a_table_does_not_know_is_refused() -> None:
    snapshot = copy.deepcopy(halfway().snapshot())
    snapshot["table"]["sheep"] = 3

    with pytest.raises(fidchell.RecordError, match="the snapshot has a field 'sheep' that this table does not know"):
        fidchell.restore(snapshot)


@pytest.mark.parametrize("field", ["rules", "ask", "journal", "copy", "tell", "__class__"])
def test_a_snapshot_cannot_reach_what_is_no_field(field: str) -> None:
    snapshot = copy.deepcopy(halfway().snapshot())
    snapshot["table"][field] = 3

    with pytest.raises(fidchell.RecordError, match=f"'{field}'"):
        fidchell.restore(snapshot)


@pytest.mark.parametrize(
    ("key", "junk"),
    [
        ("chance", "x"), ("chance", None), ("chance", "-1"), ("chance", str(2**128)), ("stack", None), ("stack", 5),
        ("stack", [5]), ("stack", [{}]), ("stack", [{"is": "Sheep"}]), ("stack", [{"is": "Draft"}]),
        ("stack", [{"is": "Deal"}]), ("seats", 2), ("seats", None),
    ],
)  # fmt: skip
def test_junk_in_the_table_of_a_snapshot_is_refused(key: str, junk: Any) -> None:
    snapshot = copy.deepcopy(halfway().snapshot())
    snapshot["table"][key] = junk

    with pytest.raises(REFUSED):
        fidchell.restore(snapshot)


@pytest.mark.parametrize(
    ("key", "junk"),
    [("given", None), ("given", []), ("given", [0, 0]), ("given", "abc"), ("players", 2), ("table", [])],
)
def test_junk_in_a_snapshot_is_refused(key: str, junk: Any) -> None:
    with pytest.raises(REFUSED):
        fidchell.restore({**halfway().snapshot(), key: junk})


@pytest.mark.parametrize("junk", [None, [], "snapshot", {}, {"game": 3}])
def test_what_is_no_snapshot_is_refused(junk: Any) -> None:
    with pytest.raises(fidchell.RecordError, match="this is not a snapshot: it names no game"):
        fidchell.restore(junk)
