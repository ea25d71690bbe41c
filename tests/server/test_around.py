"""Around a game: chat, notes, replay, playing on from a position, rematch."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from fidchell.server.database import Database
from fidchell.server.identity import new_guest
from fidchell.server.replay import rematch
from fidchell.server.tables import NewTable, TableInfo, make_table, read_table, seat_bot, start
from server.test_play import Come, finished, play_to_the_end, table_for


def test_what_is_said_reaches_all_at_the_table(person: Come) -> None:
    anna, bran, eve = person("Anna"), person("Bran"), person("Eve")
    table = table_for(anna, bran)
    with bran.socket(table) as hears:
        hears.recv(10)
        anna.post(f"/api/tables/{table}/chat", text="Hello,   Bran!")
        heard = json.loads(hears.recv(10))

    assert (heard["t"], heard["name"], heard["text"]) == ("chat", "Anna", "Hello, Bran!")
    assert eve.refused(f"/api/tables/{table}/chat", text="Hello") == ["no-such-table"]
    assert anna.refused(f"/api/tables/{table}/chat", text=" ") == ["bad-length"]
    assert eve.http.get(f"/api/tables/{table}/chat").status_code == 404


def test_notes_are_for_oneself(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)

    anna.http.put(f"/api/tables/{table}/notes", json={"text": "Bran has Geis"})

    assert anna.http.get(f"/api/tables/{table}/notes").json() == {"text": "Bran has Geis"}
    assert bran.http.get(f"/api/tables/{table}/notes").json() == {"text": ""}


def test_a_running_game_keeps_its_secrets(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)

    for path in ("record", "replay/0"):
        answer = anna.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (409, "game-is-running")
    assert anna.refused(f"/api/tables/{table}/branch", at=0) == ["game-is-running"]


def test_a_finished_game_can_be_replayed_played_on_and_played_again(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = finished(anna, bran)

    record = anna.http.get(f"/api/tables/{table}/record").json()
    last = anna.http.get(f"/api/tables/{table}/replay/0").json()["last"]
    middle = anna.http.get(f"/api/tables/{table}/replay/{last // 2}", params={"seat": 1}).json()
    assert record["players"] == 2
    assert (middle["view"]["seat"], middle["view"]["over"]) == (1, False)
    assert anna.http.get(f"/api/tables/{table}/replay/{last}").json()["view"]["over"]
    assert anna.http.get(f"/api/tables/{table}/replay/{last + 1}").status_code == 404

    on = anna.post(f"/api/tables/{table}/branch", at=last // 2)["id"]
    anna.post(f"/api/tables/{on}/start")
    assert anna.look(on, seat=1)["table"]["view"]["table"] == middle["view"]["table"]

    again = bran.post(f"/api/tables/{table}/rematch")["id"]
    seats = bran.look(again)["table"]["seats"]
    assert [(seat["name"], seat["offered"]) for seat in seats] == [("", "Anna"), ("Bran", "")]


def test_a_friend_is_invited_to_a_game_that_goes_on_from_a_position(person: Come) -> None:
    anna, bran, eve = person("Anna"), person("Bran"), person("Eve")
    made = anna.post(f"/api/tables/{finished(anna, bran)}/branch", at=10)
    on, seats = made["id"], f"/api/tables/{made['id']}/seats"

    assert eve.refused(seats, seat=1, invite="of-another-table") == ["no-such-table"]
    assert eve.refused(seats, seat=1, invite=made["invite"]) == ["seat-taken"]
    assert anna.http.request("DELETE", seats, json={"seat": 1}).is_success
    eve.post(seats, seat=1, invite=made["invite"])
    anna.post(f"/api/tables/{on}/start")
    assert [seat["name"] for seat in eve.look(on, seat=1)["table"]["seats"]] == ["Anna", "Eve"]


def test_nobody_is_seated_for_a_rematch_unasked(person: Come) -> None:
    anna, bran, eve = person("Anna"), person("Bran"), person("Eve")
    table = table_for(anna, bran, seed="", rated=True)
    play_to_the_end(table, anna, bran)

    made = anna.post(f"/api/tables/{table}/rematch")
    again, seats = made["id"], f"/api/tables/{made['id']}/seats"
    assert anna.refused(f"/api/tables/{again}/start") == ["seats-free"]
    assert eve.refused(seats, seat=1, invite=made["invite"]) == ["seat-offered"]
    (listed,) = [one for one in bran.http.get("/api/tables/").json() if one["id"] == again]
    assert (listed["own"], listed["offered"]) == (False, [1])
    assert bran.look(again)["table"]["seats"][1]["offered_you"]

    bran.post(seats, seat=1)
    assert [seat["name"] for seat in anna.look(again)["table"]["seats"]] == ["Anna", "Bran"]
    anna.post(f"/api/tables/{again}/start")


def test_who_declines_a_rematch_leaves_the_seat_to_others(person: Come) -> None:
    anna, bran, eve = person("Anna"), person("Bran"), person("Eve")
    made = anna.post(f"/api/tables/{finished(anna, bran)}/rematch")
    again, seats = made["id"], f"/api/tables/{made['id']}/seats"

    assert bran.http.request("DELETE", seats, json={"seat": 1}).is_success
    assert bran.http.get(f"/api/tables/{again}").status_code == 404
    assert again not in [one["id"] for one in bran.http.get("/api/tables/").json()]
    eve.post(seats, seat=1, invite=made["invite"])
    assert [seat["name"] for seat in anna.look(again)["table"]["seats"]] == ["Anna", "Eve"]


def test_a_rematch_is_one_table_whoever_asks_for_it(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = finished(anna, bran)
    first = anna.post(f"/api/tables/{table}/rematch")

    assert bran.post(f"/api/tables/{table}/rematch") == {"id": first["id"], "invite": ""}
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == first["id"]

    bran.post(f"/api/tables/{first['id']}/seats", seat=1)
    anna.post(f"/api/tables/{first['id']}/start")
    second = bran.post(f"/api/tables/{table}/rematch")
    assert second["id"] != first["id"]

    assert bran.http.delete(f"/api/tables/{second['id']}").status_code == 204
    assert anna.post(f"/api/tables/{table}/rematch")["id"] not in (first["id"], second["id"])


def test_two_who_ask_for_a_rematch_at_once_get_one_table(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = finished(anna, bran)

    with ThreadPoolExecutor(2) as both:
        made = [both.submit(one.post, f"/api/tables/{table}/rematch") for one in (anna, bran)]

    assert len({asked.result()["id"] for asked in made}) == 1


def test_bots_play_a_rematch_at_once(tmp_path: Path) -> None:
    async def again() -> TableInfo:
        database = Database(f"sqlite:///{tmp_path}/club.db")
        await database.create()
        async with database.writing() as db:
            anna = await new_guest(db, "Anna", "en", 1.0)
            table, _ = await make_table(db, anna, NewTable("inis", 2), 1.0)
            await seat_bot(db, anna, await read_table(db, table), 1, "club")
            made, _ = await rematch(db, anna, await read_table(db, table), 2.0)
            await start(db, anna, await read_table(db, made), 3.0)
            found = await read_table(db, made)
        await database.close()
        return found

    info = asyncio.run(again())
    assert (info.row.state, [seat.bot for seat in info.seats]) == ("running", ["", "club"])


def test_standing_orders_are_ones_own(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran, game="inis", pace={"live": False})
    path = f"/api/tables/{table}/orders"

    given = anna.http.put(path, params={"seat": 0}, json={"ask": "never", "until": "season"})

    assert given.is_success, given.text
    assert anna.http.get(path, params={"seat": 0}).json()["ask"] == "never"
    assert bran.http.get(path, params={"seat": 1}).json()["ask"] == "touched"
    assert bran.http.get(path, params={"seat": 0}).status_code == 403
    assert anna.http.put(path, params={"seat": 0}, json={"ask": "sometimes"}).status_code == 400


def test_standing_orders_name_what_is_there_and_count_over_days_only(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran, game="inis", pace={"live": False})

    def order(**also: object) -> list[str]:
        answer = anna.http.put(f"/api/tables/{table}/orders", params={"seat": 0}, json={"also": [also]})
        return [] if answer.is_success else [reason["key"] for reason in answer.json()["reasons"]]

    for nothing in ({"card": "nonsense"}, {"card": "cove"}, {"place": "bard"}, {"player": 2}, {"player": -1}):
        assert order(**nothing) == ["orders-name-nothing"]
    assert order(card="bard", place="cove", player=1) == []

    anna.post(f"/api/tables/{table}/do", t="pace", pace={"live": True})
    assert order(card="bard") == ["orders-over-days-only"]


def test_after_an_undo_all_that_has_happened_is_told_anew(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran, game="inis")
    who = anna if anna.look(table)["table"]["view"]["decisions"] else bran
    with who.socket(table) as socket:
        before = told_of(socket)
        seat, decision = before["table"]["seat"], before["table"]["view"]["decisions"][0]
        socket.send(json.dumps({"t": "answer", "seat": seat, "option": decision["options"][0]}))
        after = told_of(socket)
        assert after["since"] == len(before["events"])
        assert after["events"]
        socket.send(json.dumps({"t": "undo", "seat": seat}))
        back = told_of(socket)

    assert (back["table"]["undone"], back["since"], back["events"]) == (1, 0, before["events"])
    assert who.look(table, since=99)["events"] == before["events"]  # whoever has not heard of the undo gets it all
    assert who.look(table, since=len(before["events"]), undone=1)["events"] == []


def told_of(socket: Any) -> dict[str, Any]:
    """The next update."""
    while (told := json.loads(socket.recv(10)))["t"] != "update":
        assert told["t"] == "done", told
    found: dict[str, Any] = told
    return found
