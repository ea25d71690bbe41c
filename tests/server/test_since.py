"""What happened since the last visit."""

from __future__ import annotations

from typing import Any

from server.conftest import Person
from server.test_lists import get, listed
from server.test_play import Come, table_for


def answer_once(person: Person, table: str) -> None:
    decision = person.look(table)["table"]["view"]["decisions"][0]
    person.post(f"/api/tables/{table}/do", t="answer", seat=decision["seat"], option=decision["options"][0])


def test_news_are_what_a_seat_has_not_read(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)
    path = f"/api/tables/{table}"

    first = get(bran, f"{path}/news")
    assert (first["seat"], first["since"], first["events"]) == (1, 0, bran.look(table)["events"])
    assert bran.post(f"{path}/seen", seat=1, event=first["last"]) == {"seat": 1, "event": first["last"]}
    assert (get(bran, f"{path}/news")["events"], listed(bran, table)["unread"]) == ([], 0)

    answer_once(anna, table)
    later = get(bran, f"{path}/news")
    assert later["events"] == bran.look(table, since=first["last"])["events"] != []
    assert listed(bran, table)["unread"] == len(later["events"])
    assert get(anna, f"{path}/news")["since"] == 0


def test_what_is_read_stays_read_and_nothing_is_read_before_it_happens(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    table = table_for(anna, players=1)
    path = f"/api/tables/{table}/seen"
    last = get(anna, f"/api/tables/{table}/news")["last"]

    anna.post(path, seat=0, event=last)
    assert anna.post(path, seat=0, event=0)["event"] == last
    assert anna.post(path, seat=0, event=last + 1)["event"] == last  # as after a step back
    assert anna.refused(path, seat=0, event=-1) == ["no-such-event"]
    assert anna.refused(path, seat=1, event=0) == ["not-your-seat"]
    assert eve.refused(path, seat=0, event=0) == ["no-such-table"]
    assert anna.http.post(path, json={"seat": 0, "event": 10**30}).json()["event"] == last


def test_what_comes_in_place_of_something_undone_is_news(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)
    path = f"/api/tables/{table}"

    def last() -> int:
        return int(get(anna, f"{path}/news")["last"])

    before: Any = last()
    answer_once(anna, table)
    anna.post(f"{path}/seen", seat=0, event=last())
    undone = anna.http.post(f"{path}/do", json={"t": "undo", "seat": 0})
    assert undone.status_code == 204, undone.text

    assert last() == before
    answer_once(anna, table)
    assert get(anna, f"{path}/news")["since"] == before
    assert listed(anna, table)["unread"] == last() - before > 0


def test_news_are_for_those_who_sit_there(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    table = table_for(anna, players=1, private=False)

    assert eve.http.get(f"/api/tables/{table}/news").json()["reasons"][0]["key"] == "not-at-this-table"
    assert eve.http.get(f"/api/tables/{table}/news", params={"seat": 0}).status_code == 403
