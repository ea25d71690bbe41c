"""Several people at one screen: each seat may have a name, which passes for nobody's."""

from __future__ import annotations

from typing import Any

from kit.recorded import nearly_over
from server.conftest import Person
from server.test_lists import get
from server.test_play import Come, play_to_the_end


def seats(who: Person, table: str) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in who.look(table)["table"]["seats"]]


def called(who: Person, table: str, seat: int, name: str) -> Any:
    return who.http.put(f"/api/tables/{table}/seats", json={"seat": seat, "name": name})


def test_each_seat_has_a_name(person: Come) -> None:
    anna = person("Anna")
    anna.post("/api/account", name="Anna of one screen", password="a long password")
    table = anna.post("/api/tables/", game="tirnanog", players=3)["id"]
    anna.post(f"/api/tables/{table}/seats", seat=1, hot_seat=True, name="  Bran ")
    anna.post(f"/api/tables/{table}/seats", seat=2, hot_seat=True)
    assert seats(anna, table) == [
        ("Anna of one screen", "account"), ("Bran", "guest"), ("Anna of one screen", "account")
    ]  # fmt: skip

    assert called(anna, table, 2, "Conall").json()["table"]["seats"][2]["name"] == "Conall"
    assert called(anna, table, 1, "").is_success
    assert [name for name, _ in seats(anna, table)] == ["Anna of one screen", "Anna of one screen", "Conall"]


def test_names_are_as_readable_as_others(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    made = anna.post("/api/tables/", game="tirnanog", players=3)
    table = made["id"]
    for bad in ("x" * 31, "a\u202eb", "\u3164"):
        assert anna.refused(f"/api/tables/{table}/seats", seat=1, hot_seat=True, name=bad) == ["bad-name"]
        assert called(anna, table, 0, bad).json()["reasons"][0]["key"] == "bad-name"
    assert called(bran, table, 0, "Me").status_code == 404
    bran.post(f"/api/tables/{table}/seats", seat=2, invite=made["invite"])
    assert called(bran, table, 0, "Me").json()["reasons"][0]["key"] == "not-your-seat"
    assert called(anna, table, 9, "Me").status_code == 404
    assert anna.refused("/api/tables/", game="tirnanog", players=3, name="a\u202eb") == ["bad-name"]


def test_who_has_one_seat_has_their_own_name(person: Come) -> None:
    anna = person("Anna")
    table = anna.post("/api/tables/", game="tirnanog", players=2)["id"]
    called(anna, table, 0, "Somebody else")
    assert seats(anna, table)[0] == ("Anna", "guest")
    anna.post(f"/api/tables/{table}/seats", seat=1, hot_seat=True, name="Bran")
    assert [name for name, _ in seats(anna, table)] == ["Somebody else", "Bran"]
    anna.http.request("DELETE", f"/api/tables/{table}/seats", json={"seat": 0})
    assert seats(anna, table) == [("", ""), ("Anna", "guest")]


def test_the_names_are_in_the_results_and_at_the_rematch(person: Come) -> None:
    anna = person("Anna")
    table = anna.post("/api/tables/import", **nearly_over("tirnanog", 2))["id"]
    called(anna, table, 1, "Bran")
    anna.post(f"/api/tables/{table}/start")
    both = Seat(anna, 0), Seat(anna, 1)
    play_to_the_end(table, *both)  # type: ignore[arg-type]

    found = get(anna, "/api/results", user=anna.id)[0]["seats"]
    assert [(seat["id"], seat["name"]) for seat in found] == [(anna.id, "Anna"), (None, "Bran")]
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert [name for name, _ in seats(anna, again)] == ["Anna", "Bran"]


class Seat:
    """One of two at the same screen."""

    def __init__(self, person: Person, seat: int) -> None:
        self.http, self._person, self._seat = person.http, person, seat

    def look(self, table: str, **query: Any) -> dict[str, Any]:
        return self._person.look(table, seat=self._seat, **query)
