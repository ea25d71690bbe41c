"""Every refusal of the server has a text in every language, which needs only what the refusal gives."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import fidchell.server
from fidchell.core.messages import CORE, REASON
from fidchell.registry import OURS, find
from fidchell.server.app import STATUS, WORDS
from fidchell.speech import LANGUAGES, Speech, shared_text
from kit.texts import COUNTS, counted_in, read_texts, unlike_english, variables_of
from server.conftest import Person

Come = Callable[[str], Person]
Given = dict[str, list[set[str]]]  # by key: the names of the values, each time that it is given as a reason
SOURCE = Path(fidchell.server.__file__).parent
COUNTED = {"most", "seconds"}  # numbers of things: a text that says one has a form for each
NUMBERS = {*COUNTED, "least", "last"}


# --- what the source refuses ---


def reasons_in(source: str) -> Iterator[tuple[str | None, set[str]]]:
    """The keys of all reasons, None for one that is not written there, and the names of their values."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
            yield _word(node.args[0]), {str(value.arg) for value in node.keywords}
        elif isinstance(node, ast.Dict) and [_word(key) for key in node.keys] == ["key", "values"]:
            key, values = node.values
            names = values.keys if isinstance(values, ast.Dict) else []
            yield _word(key), {str(_word(name)) for name in names}


def _word(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def all_given() -> Given:
    given: Given = {}
    for file in sorted(SOURCE.rglob("*.py")):
        for key, values in reasons_in(file.read_text(encoding="utf-8")):
            if key is not None:
                given.setdefault(key, []).append(values)
    for key in (*WORDS.values(), "bad-request", "server-error"):  # what the framework refuses: app.not_understood()
        given.setdefault(key, []).append({"why"})
    return given


GIVEN = all_given()


def test_the_reasons_are_found_in_the_source() -> None:
    source = 'raise Refused("a", most=1)\nsend([{"key": "b", "values": {"why": x}}])\nRefused(key)\n{"key": 1}'

    assert set(map(str, reasons_in(source))) == {str(("a", {"most"})), str(("b", {"why"})), str((None, set()))}


def test_keys_are_written_where_something_is_refused() -> None:
    """Else no test could know them. Refused itself and app.not_understood() pass on what others wrote."""
    passed_on = [file.name for file in sorted(SOURCE.rglob("*.py"))
                 for key, _ in reasons_in(file.read_text(encoding="utf-8")) if key is None]  # fmt: skip

    assert passed_on == ["app.py", "sitting.py"]


def test_a_status_is_that_of_a_reason_there_is() -> None:
    assert set(STATUS) - set(GIVEN) == set()


# --- what is said about it ---


def texts_of(language: str) -> dict[str, Any]:
    return read_texts([shared_text() / language / "server.ftl"])


def refusals(texts: dict[str, Any]) -> dict[str, Any]:
    return {key.removeprefix("refused-"): text for key, text in texts.items() if key.startswith("refused-")}


def problems(texts: dict[str, Any], given: Given) -> list[str]:
    """Missing and superfluous texts, values that are not always given, numbers without their forms."""
    own = refusals(texts)
    found = [f"no text for {key}" for key in sorted(set(given) - set(own))]
    found += [f"nothing is refused for {key}" for key in sorted(set(own) - set(given))]
    for key in sorted(set(own) & set(given)):
        used = variables_of(own[key])
        found += [
            f"{key} uses {name}, which is not always given" for name in sorted(used - set.intersection(*given[key]))
        ]
        found += [f"{key} says {name} without its forms" for name in sorted(used & COUNTED - counted_in(own[key]))]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    assert problems(texts_of(language), GIVEN) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same(language: str) -> None:
    """The same keys and values, all plural forms of the language, no English left over."""
    english, texts = texts_of("en"), texts_of(language)

    assert unlike_english(english, texts, language, set(english)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    speech = Speech(find("inis"), language)

    for key, times in GIVEN.items():
        for values in times:
            for count in COUNTS:
                text = speech.text(f"refused-{key}", **{name: count if name in NUMBERS else "x" for name in values})
                assert text.endswith("."), text
                assert "{" not in text, text


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bad-mail": [set()], "new": [set()]}, "no text for new"),
        ({}, "nothing is refused for bad-mail"),
        ({"bad-name": [{"most"}, set()]}, "bad-name uses most, which is not always given"),
    ],
)
def test_a_missing_text_or_value_is_noticed(given: Given, said: str) -> None:
    assert said in problems(texts_of("en"), given)


def test_a_number_without_its_forms_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "server.ftl"
    file.write_text("refused-bad-name = Up to { $most } characters.\n", encoding="utf-8")

    assert problems(read_texts([file]), {"bad-name": [{"most"}]}) == ["bad-name says most without its forms"]


def test_a_reason_of_the_rules_may_have_the_key_of_one_of_ours() -> None:
    """A client that has a text of ours for a key may take it: the rules give what it needs."""
    ours = refusals(texts_of("en"))
    rules = [*CORE.messages, *(message for name in OURS for message in find(name).catalogue.messages)]

    for reason in rules:
        if reason.sort == REASON and reason.key in ours:
            assert variables_of(ours[reason.key]) <= set(reason.values), reason.key


def test_ukrainian_counts_seconds() -> None:
    speech = Speech(find("inis"), "uk")

    said = [speech.text("refused-too-many", seconds=seconds).split(" через ")[1] for seconds in (1, 3, 5, 21)]

    assert said == ["1 секунду.", "3 секунди.", "5 секунд.", "21 секунду."]


# --- and it is enough for what comes ---


def test_what_a_server_refuses_can_be_said(person: Come) -> None:
    anna = person("Anna")
    table = anna.post("/api/tables/", game="inis", players=2)["id"]
    answers = [
        anna.http.get("/api/nowhere"),
        anna.http.delete("/api/guest"),
        anna.http.post("/api/guest", content="{", headers={"content-type": "application/json"}),
        anna.http.post("/api/guest", json={"name": ""}),
        anna.http.post("/api/guest", json={"name": "Anna", "language": "xx"}),
        anna.http.post("/api/guest", json={"name": "A" * 70_000}),
        anna.http.post("/api/account", json={"name": "Anna", "password": "short"}),
        anna.http.post("/api/tables/", json={"game": "chess", "players": 2}),
        anna.http.post("/api/tables/", json={"game": "inis", "players": 7}),
        anna.http.post("/api/tables/import/", json={"game": "inis", "rules": "0"}),
        anna.http.post(f"/api/tables/{table}/bots", json={"seat": 1, "level": "best"}),
        anna.http.post(f"/api/tables/{table}/start"),
        anna.http.post(f"/api/tables/{table}/do", json={"t": "hold", "seat": 1}),
        anna.http.get("/api/daily", params={"day": "2999-01-01"}),
    ]
    with anna.socket(table) as socket:
        socket.recv(timeout=10)
        socket.send("{")
        told = socket.recv(timeout=10)

    reasons = [reason for answer in answers for reason in answer.json()["reasons"]]
    assert '"unreadable"' in told
    assert {reason["key"] for reason in reasons} >= {
        "no-such-address", "wrong-method", "bad-request", "bad-name", "no-such-language", "too-large", "bad-password",
        "no-such-game", "bad-table", "other-rules", "no-such-bot", "seats-free", "not-your-seat", "bad-day",
    }  # fmt: skip
    for language in LANGUAGES:
        speech = Speech(find("inis"), language)
        for reason in reasons:
            values = {name: joined(value) for name, value in reason["values"].items()}
            assert speech.text(f"refused-{reason['key']}", **values)


def joined(value: Any) -> Any:
    """Lists come to a text as a client shows them."""
    return ", ".join(map(str, value)) if isinstance(value, list) else value
