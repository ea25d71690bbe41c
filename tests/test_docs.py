"""What the documents say is true: the README runs, and every file a document names exists."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

import fidchell

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_readme_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_every_file_a_document_names_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:src|tests|text|docs|tools)/[\w./-]*\w/?)`", text))
    named |= {link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link}

    missing = [name for name in sorted(named) if not any((base / name).exists() for base in (ROOT, document.parent))]

    assert missing == []


def test_the_notice_says_that_we_are_not_affiliated() -> None:
    for name in ("README.md", "NOTICE"):
        assert "not affiliated" in " ".join((ROOT / name).read_text(encoding="utf-8").split())


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_every_scene_in_a_document_can_be_played(document: Path) -> None:
    for text in re.findall(r"```json\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL):
        described = json.loads(text)
        game = fidchell.scene(described["game"], described["scene"])
        for seat, option in described["answers"]:
            game.answer(seat, option)


def test_the_page_on_security_names_tests_that_are_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    server = ROOT / "tests" / "server"
    for file in set(re.findall(r"`(test_\w+\.py)", page)):
        assert (server / file).exists(), file
    for cell in re.findall(r"`(test_\w+\.py)((?:::test_\w+`, `)?::test_\w+)", page):
        for name in re.findall(r"::(test_\w+)", cell[1]):
            assert f"def {name}" in (server / cell[0]).read_text(encoding="utf-8"), name
    for path in set(re.findall(r"`(tests/[\w/]+(?:\.py)?)", page)):
        assert (ROOT / path).exists(), path
