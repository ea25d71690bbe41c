"""A finished private game shared by a link, which opens that game, afterwards, and nothing else."""

from __future__ import annotations

import json

from kit.recorded import nearly_over
from server.conftest import Person
from server.test_play import Come, finished, play_to_the_end

LOOKS = ("", "/record", "/replay/3", "/replay/3?seat=1", "/analysis", "/analysis.svg")


def looked(who: Person, table: str, path: str, invite: str = "") -> tuple[int, str]:
    mark = "&" if "?" in path else "?"
    answer = who.http.get(f"/api/tables/{table}{path}{mark}invite={invite}" if invite else f"/api/tables/{table}{path}")
    return answer.status_code, answer.text


def shared(who: Person, table: str) -> str:
    return str(who.post(f"/api/tables/{table}/share")["invite"])


def test_a_game_is_shared_until_its_players_share_it_no_more(person: Come) -> None:
    anna, bran, eve = person("Anna"), person("Bran"), person("Eve")
    table = finished(anna, bran)
    nothing = {path: looked(eve, "no-such-one", path) for path in LOOKS}
    assert {path: looked(eve, table, path) for path in LOOKS} == nothing, "strangers learn nothing"

    link = shared(bran, table)
    seen = {path: looked(eve, table, path, link) for path in LOOKS}
    assert [status for status, _ in seen.values()] == [200, 200, 200, 200, 200, 404]
    assert seen["/replay/3?seat=1"] == looked(anna, table, "/replay/3?seat=1")
    assert json.loads(seen["/analysis"][1])["state"] == "none"
    assert "no-analysis" in seen["/analysis.svg"][1]
    assert json.loads(seen[""][1])["table"]["state"] == "over"
    assert not json.loads(seen[""][1])["table"]["shared"], "whether there is a link is for the players"
    assert anna.look(table)["table"]["shared"]
    on = eve.post(f"/api/tables/{table}/branch", at=3, invite=link)["id"]
    assert eve.look(on)["table"]["state"] == "lobby"

    another = shared(anna, table)
    assert {path: looked(eve, table, path, link) for path in LOOKS} == nothing, "the older link has ended"
    assert looked(eve, table, "/record", another)[0] == 200
    assert bran.http.delete(f"/api/tables/{table}/share").status_code == 204
    assert {path: looked(eve, table, path, another) for path in LOOKS} == nothing
    assert not anna.look(table)["table"]["shared"]


def test_the_link_opens_nothing_else(person: Come) -> None:
    anna, bran, eve = person("Anna"), person("Bran"), person("Eve")
    table, other = finished(anna, bran), finished(anna, bran)
    anna.post(f"/api/tables/{table}/chat", text="Between us")
    link = shared(anna, table)

    assert looked(eve, other, "/record", link) == looked(eve, "no-such-one", "/record")
    assert looked(eve, table, "/chat", link)[0] == 404
    assert eve.refused(f"/api/tables/{table}/share") == ["no-such-table"]
    assert eve.refused(f"/api/tables/{table}/rematch") == ["no-such-table"]
    with eve.socket(table, f"?invite={link}") as socket:
        assert json.loads(socket.recv(10))["reasons"] == [{"key": "no-such-table", "values": {}}]


def test_the_invitation_opens_the_replay_as_well(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    made = anna.post("/api/tables/import", **nearly_over("tirnanog", 1))
    table = made["id"]
    anna.post(f"/api/tables/{table}/start")
    assert looked(eve, table, "/record", made["invite"])[0] == 409  # it is not over
    assert anna.refused(f"/api/tables/{table}/share") == ["game-is-running"]
    play_to_the_end(table, anna)
    assert [looked(eve, table, path, made["invite"])[0] for path in LOOKS] == [200, 200, 200, 404, 200, 404]
    assert "no-such-seat" in looked(eve, table, "/replay/3?seat=1", made["invite"])[1]


def test_the_last_update_says_that_the_game_is_over(person: Come) -> None:
    anna = person("Anna")
    table = anna.post("/api/tables/import", **nearly_over("tirnanog", 1))["id"]
    anna.post(f"/api/tables/{table}/start")
    with anna.socket(table) as socket:
        told = json.loads(socket.recv(10))
        while not told["table"]["view"]["over"]:
            assert told["table"]["state"] == "running"
            decision = next((one for one in told["table"]["view"]["decisions"] if not one["optional"]), None)
            if decision is not None:
                answer = {"t": "answer", "seat": 0, "option": decision["options"][0], "number": decision["number"]}
                socket.send(json.dumps(answer))
            while (told := json.loads(socket.recv(30)))["t"] != "update":
                assert told["t"] == "done"
    assert told["table"]["state"] == "over"
