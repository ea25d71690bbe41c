"""The ladder, finished games, people, and the list of one's tables."""

from __future__ import annotations

import time
from typing import Any

import pytest

from fidchell.registry import find
from fidchell.server.entries import Pace
from fidchell.server.sitting import Sitting
from fidchell.server.stands import stands
from kit.recorded import nearly_over
from server.conftest import Person
from server.test_play import Come, finished, play_to_the_end, table_for


def get(person: Person, path: str, **query: Any) -> Any:
    answer = person.http.get(path, params=query)
    assert answer.is_success, answer.text
    return answer.json()


def listed(person: Person, table: str) -> dict[str, Any]:
    return next(one for one in get(person, "/api/tables/") if one["id"] == table)


def test_a_rated_game_puts_accounts_on_the_ladder_and_leaves_guests_out(person: Come) -> None:
    anna, guest, eve = person("Anna"), person("Guest"), person("Eve")
    anna.post("/api/account", name="Anna Ladder", password="long enough 1")
    table = table_for(anna, guest, rated=True, seed="", private=False)
    over = play_to_the_end(table, anna, guest)

    ladder = get(eve, "/api/ratings", game="tirnanog", players=2)
    assert [(row["place"], row["name"], row["games"]) for row in ladder] == [(1, "Anna Ladder", 1)]
    assert ladder[0]["rating"] == round(ladder[0]["mu"] - 3 * ladder[0]["sigma"], 2)
    assert get(eve, "/api/ratings", game="tirnanog", players=2, after=1) == []
    assert get(eve, "/api/ratings", game="inis", players=2) == []

    known = get(eve, "/api/people/anna ladder")
    assert (known["id"], known["ratings"][0]["players"], known["played"][0]["games"]) == (anna.id, 2, 1)
    assert get(eve, f"/api/people/{guest.id}")["ratings"][0]["games"] == 1
    assert eve.http.get("/api/people/nobody").status_code == 404

    result = get(eve, "/api/results", user=anna.id)[0]
    assert (result["id"], result["rated"], result["game"]) == (table, True, "tirnanog")
    assert [seat["name"] for seat in result["seats"]] == ["Anna Ladder", "Guest"]
    assert [seat["score"] for seat in result["seats"]] == over["view"]["result"]["scores"]
    assert sum(seat["share"] for seat in result["seats"]) == pytest.approx(1)


def test_finished_games_are_told_page_by_page_and_private_ones_to_those_who_sat_there(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    public = [table_for(anna, players=1, private=False, seed=f"{seed}") for seed in range(3)]
    for table in public:
        play_to_the_end(table, anna)
    private = finished(anna)

    assert [game["id"] for game in get(anna, "/api/results", user=anna.id)] == [private, *reversed(public)]
    assert [game["id"] for game in get(eve, "/api/results", user=anna.id)] == [*reversed(public)]
    first = get(eve, "/api/results", user=anna.id, players=1, game="tirnanog", limit=2)
    rest = get(eve, "/api/results", user=anna.id, before=first[-1]["id"])
    assert [game["id"] for game in first + rest] == [*reversed(public)]
    assert get(eve, "/api/results", user=anna.id, game="inis") == []
    assert get(anna, "/api/results", before=private) != []
    assert eve.http.get("/api/results", params={"before": private}).status_code == 404  # as for no table


def test_bots_are_named_by_their_level(person: Come) -> None:
    anna = person("Anna")
    table = anna.post("/api/tables/import", **nearly_over("tirnanog", 2))["id"]  # a bot takes its time with each answer
    anna.http.request("DELETE", f"/api/tables/{table}/seats", json={"seat": 1})
    anna.post(f"/api/tables/{table}/bots", seat=1, level="random")
    anna.post(f"/api/tables/{table}/start")
    play_to_the_end(table, anna)

    seats = get(anna, "/api/results", user=anna.id)[0]["seats"]

    assert [(seat["bot"], seat["name"]) for seat in seats] == [("", "Anna"), ("random", "")]


@pytest.mark.parametrize(("path", "query"), [
    ("ratings", {"game": "chess", "players": 2}), ("ratings", {"game": "inis", "players": "x"}), ("ratings", {}),
    ("ratings", {"game": "inis", "players": 2, "after": -1}), ("results", {"limit": 10**9}),
    ("results", {"players": 0}), ("results", {"before": "nothing"}), ("results", {"user": "nobody"}),
    ("results", {"user": "\x00"}), ("results", {"game": "/etc"}), ("results", {"before": "\x00"}),
])  # fmt: skip
def test_what_cannot_be_listed_is_refused(person: Come, path: str, query: dict[str, Any]) -> None:
    answer = person("Anna").http.get(f"/api/{path}", params=query)

    assert 400 <= answer.status_code < 500
    assert "Traceback" not in answer.text


def test_the_list_of_tables_tells_whose_turn_it_is_and_what_is_unread(person: Come) -> None:
    anna, bran, eve = person("Anna"), person("Bran"), person("Eve")
    table = table_for(anna, bran, private=False)
    seen = anna.look(table)
    turn, other = (anna, bran) if seen["table"]["view"]["waiting"] == [0] else (bran, anna)

    mine, theirs = listed(turn, table), listed(other, table)

    assert (mine["own"], mine["yours"], mine["waiting"]) == (True, True, seen["table"]["view"]["waiting"])
    assert mine["deadline"] == seen["table"]["deadlines"][str(mine["waiting"][0])]
    assert (theirs["yours"], theirs["deadline"], theirs["waiting"]) == (False, None, mine["waiting"])
    assert mine["unread"] == len(seen["events"])
    assert get(eve, "/api/tables/") == []

    decision = turn.look(table)["table"]["view"]["decisions"][0]
    turn.post(f"/api/tables/{table}/do", t="answer", seat=decision["seat"], option=decision["options"][0])
    assert listed(other, table)["unread"] == len(anna.look(table)["events"])
    assert listed(other, table)["yours"] == (
        other is not turn and bool(other.look(table)["table"]["view"]["decisions"])
    )


def test_games_at_open_tables_can_be_found_by_those_who_want_to_watch(person: Come) -> None:
    anna, bran, eve = person("Anna"), person("Bran"), person("Eve")
    private, table = table_for(anna, bran), table_for(anna, bran, private=False)

    found = {one["id"]: one for one in get(eve, "/api/tables/watch")}

    assert (found[table]["state"], found[table]["own"], found[table]["waiting"]) == ("running", False, [])
    assert private not in found
    assert table not in [one["id"] for one in get(anna, "/api/tables/watch")]  # her own is in her own list
    assert eve.look(table)["table"]["seat"] is None


def test_what_stands_in_lists_says_nothing_of_sealed_answers() -> None:
    for windows in ("fixed", "fast"):
        sitting = _in_a_window(Pace(windows=windows))
        window = sitting.window
        assert window is not None
        before = stands(sitting)
        holder = next(one for one in window.decisions if len(one.options) > 1)
        sitting.answer(holder.seat, "pass", None, window.opened + 0.5)
        after = stands(sitting)

        assert (after.waiting, after.events) == (before.waiting, before.events) == (sorted(window.seats), before.events)
        assert (holder.seat in before.asked, holder.seat in after.asked) == (True, False)
        nothing = [one.seat for one in window.decisions if len(one.options) == 1]
        assert all((seat in before.asked) == (windows == "fixed") for seat in nothing)


def _in_a_window(pace: Pace) -> Sitting:
    """A game of Inis at a moment that somebody could answer and somebody else could not."""
    from random import Random

    from server.test_sitting import step

    for seed in range(50):
        rules = find("inis")
        sitting = Sitting(rules, 3, f"{seed}", rules.checked_options({}), "secret", ["", "", ""], pace)
        sitting.begin(1000.0)
        random, now = Random(seed), 1000.0
        for _ in range(400):
            if sitting.game.over:
                break
            window = sitting.window
            if window is not None and not window.sealed and any(len(one.options) > 1 for one in window.decisions):
                return sitting
            now = step(sitting, now, random)
    raise AssertionError("no such moment")


def test_a_sealed_answer_does_not_move_the_time_of_change(person: Come) -> None:
    """Others could read from it that somebody has answered already."""
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran, game="inis", pace={"windows": "fixed", "window": 15})
    end = time.monotonic() + 90
    while time.monotonic() < end:
        for one, other in ((anna, bran), (bran, anna)):
            shown = one.look(table)["table"]
            asked = [decision for decision in shown["view"]["decisions"] if not decision["optional"]]
            if not asked:
                continue
            before, option = listed(other, table), asked[0]["options"][0]
            one.http.post(f"/api/tables/{table}/do", json={"t": "answer", "seat": asked[0]["seat"], "option": option})
            if shown["window"] is not None:
                assert one.look(table)["table"]["window"]["answered"] == option
                assert listed(other, table) == before
                return
        time.sleep(0.05)
    raise AssertionError("no window opened")


def test_the_list_shows_the_pace_as_it_is_now(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)
    anna.post(f"/api/tables/{table}/do", t="pace", pace={"live": False, "days": 2})

    assert next(row for row in get(anna, "/api/tables/") if row["id"] == table)["pace"]["live"] is False
