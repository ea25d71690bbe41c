"""Programs that play in somebody's name, or under a name of their own: what they may do, and who shuts them out."""

from __future__ import annotations

import httpx
import pytest

from server.conftest import Node
from server.test_safety import Come, keys


def test_a_program_is_shut_out_by_its_owner(person: Come, node: Node) -> None:
    anna = person("Anna")
    program = {"authorization": f"Bearer {anna.post('/api/tokens')['token']}"}

    (listed,) = anna.http.get("/api/tokens").json()
    assert anna.http.delete(f"/api/tokens/{listed['id']}").is_success
    assert keys(httpx.get(f"{node.url}/api/me", headers=program)) == ["log-in-first"]


@pytest.mark.parametrize("shown", ["bearer", "cookie"])
def test_a_program_cannot_take_its_owners_account(person: Come, node: Node, shown: str) -> None:
    anna, guest = person("Anna"), person("Guest")
    anna.post("/api/account", name=f"Anna with a {shown}", password="correct horse battery")
    programs = [httpx.Client(base_url=node.url) for _ in range(2)]
    for owner, program in zip((anna, guest), programs, strict=True):
        token = owner.post("/api/tokens")["token"]
        if shown == "bearer":
            program.headers["authorization"] = f"Bearer {token}"
        else:
            program.cookies["fidchell"] = token
    program, guests = programs
    (listed,) = anna.http.get("/api/tokens").json()

    change = {"old": "correct horse battery", "new": "better horse battery"}
    for answer in (
        program.put("/api/me", json={"email": "eve@example.org"}),
        program.put("/api/me", json={"email": ""}),
        program.put("/api/me", json={"name": "Balor"}),
        program.post("/api/password", json=change),
        program.post("/api/tokens"),
        program.delete(f"/api/tokens/{listed['id']}"),
        program.post("/api/bots", json={"name": "Hand of a hand"}),
        guests.post("/api/account", json={"name": "Eve's now", "password": "correct horse battery"}),
    ):
        assert (answer.status_code, keys(answer)) == (403, ["not-by-program"])
    assert program.put("/api/me", json={"language": "fr"}).is_success
    assert program.post("/api/tables/", json={"game": "inis", "players": 2}).is_success
    for one in programs:
        one.close()
    anna.post("/api/password", **change)


def test_a_program_has_a_name_of_its_own_and_is_seen_to_be_one(person: Come, node: Node) -> None:
    anna, guest = person("Anna"), person("Guest")
    assert guest.refused("/api/bots", name="Ogma's hand") == ["account-first"]
    anna.post("/api/account", name="Anna of the bots", password="correct horse battery")
    token = anna.post("/api/bots", name="Ogma's hand")["token"]
    made = anna.post("/api/tables/", game="inis", players=2)

    with httpx.Client(base_url=node.url, headers={"authorization": f"Bearer {token}"}) as bot:
        sat = bot.post(f"/api/tables/{made['id']}/seats", json={"seat": 1, "invite": made["invite"]})
    assert sat.is_success
    seats = anna.look(made["id"])["table"]["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [("Anna of the bots", "account"), ("Ogma's hand", "bot")]


def test_the_owner_of_a_bot_renews_and_takes_away_its_token(person: Come, node: Node) -> None:
    anna, eve = person("Anna"), person("Eve")
    anna.post("/api/account", name="Anna of one bot", password="correct horse battery")
    made = anna.post("/api/bots", name="Lugh's hand")
    path = f"/api/bots/{made['id']}/token"
    (listed,) = anna.http.get("/api/bots").json()
    assert (listed["id"], listed["name"], len(listed["programs"])) == (made["id"], "Lugh's hand", 1)

    def comes_in(token: str) -> bool:
        return httpx.get(f"{node.url}/api/me", headers={"authorization": f"Bearer {token}"}).is_success

    assert eve.refused(path) == ["not-your-bot"]
    assert keys(eve.http.delete(path)) == ["not-your-bot"]
    assert comes_in(made["token"])

    fresh = anna.post(path)
    assert fresh["id"] == made["id"]
    assert (comes_in(made["token"]), comes_in(fresh["token"])) == (False, True)
    assert anna.http.delete(path).is_success
    assert not comes_in(fresh["token"])
    assert [bot["programs"] for bot in anna.http.get("/api/bots").json()] == [[]]
    assert comes_in(anna.post(path)["token"])
