"""The vocabulary, and what can be said with it."""

from __future__ import annotations

from typing import Any

import pytest

from fidchell.core.journal import Event
from fidchell.core.messages import CORE, NUMBER, SEAT, SEATS, TEXT, WORD, WORDS, Catalogue
from fidchell.core.words import NO, PASS, STOP, YES, Words


def vocabulary() -> Words:
    words = Words()
    words.group("card", ("drive", "ban"))
    words.group("place", ("ford",))
    return words


# --- words ---


def test_every_game_begins_with_the_same_four_answers() -> None:
    words = Words()

    assert [words.words[number] for number in (PASS, STOP, YES, NO)] == ["pass", "stop", "yes", "no"]
    assert len(words) == 4


def test_a_group_holds_the_numbers_of_its_words_in_order() -> None:
    words = vocabulary()

    assert words.groups["card"] == range(4, 6)
    assert [words.words[number] for number in words.groups["card"]] == ["drive", "ban"]
    assert words.numbers["ford"] == 6
    assert words.group_of(words.numbers["ford"]) == "place"


def test_an_empty_group_is_possible() -> None:
    words = vocabulary()

    assert list(words.group("nothing", ())) == []
    assert len(words) == 7


@pytest.mark.parametrize("word", ["drive", "pass"])
def test_a_word_means_one_thing_only(word: str) -> None:
    words = vocabulary()

    with pytest.raises(ValueError, match=f"the word '{word}' is in the vocabulary already; give thing another one"):
        words.group("thing", (word,))


def test_a_group_of_words_is_given_once() -> None:
    words = vocabulary()

    with pytest.raises(ValueError, match="card"):
        words.group("card", ("calf",))


@pytest.mark.parametrize("number", [7, -1, 1000])
def test_a_number_without_a_word_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"the vocabulary has no number {number}"):
        vocabulary().group_of(number)


# --- messages ---


@pytest.mark.parametrize(
    ("kind", "inside", "said"),
    [
        (SEAT, 1, 1),
        (SEATS, [0, 2], [0, 2]),
        (NUMBER, 3, 3),
        (WORD, 5, "ban"),
        (WORDS, (4, 6), ["drive", "ford"]),
        (WORDS, (), []),
        (TEXT, "as typed", "as typed"),
    ],
)
def test_values_are_numbers_inside_and_words_outside(kind: str, inside: Any, said: Any) -> None:
    message = Catalogue().question("what", value=kind)

    assert message.read(vocabulary(), (inside,)) == {"value": said}


@pytest.mark.parametrize("values", [(), (1,), (1, 2, 3)])
def test_a_message_with_too_few_or_too_many_values_is_refused(values: tuple[int, ...]) -> None:
    message = Catalogue().event("moved", player=SEAT, count=NUMBER)

    with pytest.raises(ValueError, match="zip"):
        message.read(vocabulary(), values)


def test_a_message_is_declared_once() -> None:
    say = Catalogue()
    say.question("turn")
    say.event("turn")  # another sort may have the same key

    with pytest.raises(ValueError, match="the question turn is declared twice"):
        say.question("turn", card=WORD)


def test_what_a_seat_reads_under_known_has_a_key_of_its_own() -> None:
    say = Catalogue()
    say.event("drew", secret={"card": WORD}, player=SEAT)

    with pytest.raises(ValueError, match="drew-known"):
        say.event("drew-known", player=SEAT)


def test_all_reasons_of_the_core_are_declared() -> None:
    assert {message.key for message in CORE.messages} == {
        "not-asked", "no-such-seat", "unknown-word", "not-offered", "game-over", "stale",
    }  # fmt: skip
    assert all(message.sort == "reason" for message in CORE.messages)


# --- events: who reads what ---


def test_a_secret_is_read_only_by_those_who_know_it() -> None:
    drew = Catalogue().event("drew", secret={"card": WORD}, player=SEAT)
    event = Event(drew, (1,), (5,), knowers=0b010)

    known = {"key": "drew-known", "values": {"player": 1, "card": "ban"}}
    hidden = {"key": "drew", "values": {"player": 1}}
    assert [event.seen_by(seat, vocabulary()) for seat in (0, 1, 2, None)] == [hidden, known, hidden, hidden]


def test_an_event_without_a_secret_reads_the_same_for_all() -> None:
    passed = Catalogue().event("passed", player=SEAT)
    event = Event(passed, (1,), (), knowers=0b111)

    assert {str(event.seen_by(seat, vocabulary())) for seat in (0, 1, 2, None)} == {
        "{'key': 'passed', 'values': {'player': 1}}"
    }


def test_an_undo_may_not_cross_what_somebody_learnt() -> None:
    say = Catalogue()
    passed, drew = say.event("passed"), say.event("drew", secret={"card": WORD})
    shown = say.event("card-shown", reveals=True, card=WORD)

    assert Event(passed, (), (), 0).learnt_by(3) == 0
    assert Event(drew, (), (4,), 0b010).learnt_by(3) == 0b010
    assert Event(shown, (4,), (), 0).learnt_by(3) == 0b111
