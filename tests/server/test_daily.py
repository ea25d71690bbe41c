"""The daily solo game: one deal for all, one try each, and no word of the deal before the day is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fidchell.server.app import make_app
from fidchell.server.daily import GRACE, DailyScore, closes, day_of, scores
from fidchell.server.service import Service, Settings
from server.test_play import Come, play_to_the_end

# Litestar 3 will want dependencies marked; until then its warning is no failure of ours.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
NOON = 1_700_049_600.0  # 2023-11-15, 12:00 UTC
DAY = "2023-11-15"
MIDNIGHT = NOON + 43200


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def client(tmp_path: Path, clock: Clock) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(Service(Settings(f"sqlite:///{tmp_path}/club.db"), clock))) as made:
        yield made


class Somebody:
    def __init__(self, client: TestClient[Any], name: str) -> None:
        self.client = client
        client.cookies.clear()
        self.id = client.post("/api/guest", json={"name": name}).json()["id"]
        self.token = client.post("/api/tokens").json()["token"]
        client.cookies.clear()

    def call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.token}"}
        return self.client.request(method, path, json=body, headers=headers)

    def begin(self) -> str:
        answer = self.call("POST", "/api/daily")
        assert answer.is_success, answer.text
        return str(answer.json()["id"])

    def play(self, table: str, clock: Clock) -> dict[str, Any]:
        """To the end, always the first thing there is to answer."""
        heard = 0
        for _ in range(500):
            told = self.call("GET", f"/api/tables/{table}?since={heard}").json()
            heard, view = heard + len(told["events"]), told["table"]["view"]
            if view["over"]:
                found: dict[str, Any] = view
                return found
            option = view["decisions"][0]["options"][0]
            self.call("POST", f"/api/tables/{table}/do", {"t": "answer", "seat": 0, "option": option})
            clock.now += 0.01
        raise AssertionError("the game does not end")


def test_everybody_gets_the_same_deal_and_every_day_another(client: TestClient[Any], clock: Clock) -> None:
    anna, bran = Somebody(client, "Anna"), Somebody(client, "Bran")

    def deal(somebody: Somebody) -> Any:
        return somebody.call("GET", f"/api/tables/{somebody.begin()}").json()["table"]["view"]["table"]

    first = deal(anna)
    assert deal(bran) == first
    clock.now += 86400
    assert deal(anna) != first


def test_there_is_one_try_a_day(client: TestClient[Any], clock: Clock) -> None:
    anna = Somebody(client, "Anna")
    table = anna.begin()
    assert anna.begin() == table
    anna.play(table, clock)
    assert anna.begin() == table


def test_nothing_is_undone_or_left_to_a_bot(client: TestClient[Any], clock: Clock) -> None:
    anna = Somebody(client, "Anna")
    table = anna.begin()
    view = anna.call("GET", f"/api/tables/{table}").json()["table"]["view"]
    anna.call("POST", f"/api/tables/{table}/do",
              {"t": "answer", "seat": 0, "option": view["decisions"][0]["options"][0]})  # fmt: skip

    for asked in ({"t": "undo", "seat": 0}, {"t": "away", "seat": 0}, {"t": "pace", "pace": {"absent": "bot"}}):
        refused = anna.call("POST", f"/api/tables/{table}/do", asked)
        assert refused.json()["reasons"][0]["key"] == "not-in-daily-games"


def test_the_deal_is_a_secret_until_the_day_is_over(client: TestClient[Any], clock: Clock) -> None:
    anna, eve = Somebody(client, "Anna"), Somebody(client, "Eve")
    table = anna.begin()
    anna.play(table, clock)

    clock.now = MIDNIGHT + GRACE - 1
    assert anna.call("GET", f"/api/daily?day={DAY}").json()["seed"] is None
    refused = [
        anna.call("GET", f"/api/tables/{table}/record"),
        anna.call("POST", f"/api/tables/{table}/branch", {"at": 0}),
    ]
    assert [answer.json()["reasons"][0]["key"] for answer in refused] == ["day-is-not-over"] * 2
    assert anna.call("GET", f"/api/tables/{table}/replay/3").is_success  # what one saw oneself
    assert eve.call("GET", f"/api/tables/{table}/replay/3").status_code == 404

    clock.now = MIDNIGHT + GRACE + 1
    seed = anna.call("GET", f"/api/daily?day={DAY}").json()["seed"]
    assert seed == anna.call("GET", f"/api/tables/{table}/record").json()["seed"]
    assert anna.call("POST", f"/api/tables/{table}/branch", {"at": 0}).is_success


def test_who_is_too_late_is_not_in_the_table_of_scores(client: TestClient[Any], clock: Clock) -> None:
    anna, bran = Somebody(client, "Anna"), Somebody(client, "Bran")
    in_time, late = anna.begin(), bran.begin()
    view = anna.play(in_time, clock)
    clock.now = MIDNIGHT + GRACE + 1
    bran.play(late, clock)

    told = bran.call("GET", f"/api/daily?day={DAY}").json()

    assert [(score["name"], score["score"], score["balor"]) for score in told["scores"]] == [
        ("Anna", view["result"]["scores"][0], view["result"]["balor"])
    ]
    assert (told["yours"]["table"], told["yours"]["state"], told["yours"]["score"]) == (late, "over", None)


@pytest.mark.parametrize("day", ["2023-11-16", "today", "20231115", "2023-W46-3", "0", "2023-02-30", "\x00"])
def test_there_are_no_other_days(client: TestClient[Any], day: str) -> None:
    answer = client.get("/api/daily", params={"day": day})

    assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (400, "bad-day")


def test_strangers_may_read_scores_but_not_play(client: TestClient[Any]) -> None:
    assert client.get("/api/daily").json()["day"] == day_of(NOON) == DAY
    assert client.post("/api/daily").status_code == 401
    assert closes(DAY) == MIDNIGHT + GRACE


class Rows:
    """A database that holds these results."""

    def __init__(self, *rows: tuple[str, int, int, bool]) -> None:
        self.rows = rows

    async def execute(self, _query: Any) -> list[Any]:
        from types import SimpleNamespace

        return [
            SimpleNamespace(user=name, name=name, kind="guest", score=score,
                            result={"balor": balor, "winners": [0] if won else []})
            for name, score, balor, won in self.rows
        ]  # fmt: skip


def test_scores_are_in_the_order_of_the_rules() -> None:
    import asyncio

    rows: Any = Rows(("low", 40, 30, True), ("lost", 60, 61, False), ("high", 50, 45, True), ("even", 40, 30, True),
                     ("tied", 40, 40, True))  # fmt: skip
    made: list[DailyScore] = asyncio.run(scores(rows, DAY))

    assert [(score.name, score.place) for score in made] == [
        ("high", 1), ("even", 2), ("low", 2), ("tied", 4), ("lost", 5),
    ]  # fmt: skip


def test_the_daily_game_on_a_real_server(person: Come) -> None:
    anna = person("Anna")
    table = anna.post("/api/daily")["id"]

    over = play_to_the_end(table, anna)

    told = anna.http.get("/api/daily").json()
    assert told["yours"]["score"]["score"] == over["view"]["result"]["scores"][0]
    assert told["yours"]["score"]["place"] == 1
    assert told["seed"] is None
