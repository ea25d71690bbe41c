"""What the documents say is true: every snippet runs or says why not, and every file a document names exists."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fidchell
from fidchell.speech import LANGUAGES
from kit.snippets import (
    Reader,
    commands_said,
    documents,
    excuses,
    idle_excuses,
    snippets_in,
    wrong_with,
)

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / name for name in documents()]
MADE = re.compile(rf"({'|'.join(LANGUAGES)})/[\w-]+\.md")  # pages that the site makes; tests/test_site.py follows links


# --- snippets ---


def prepared(folder: Path) -> Path:
    """A folder like a clone, with a game in progress that is called as the documents call it."""
    for name in (".venv", "src", "text", "tests", "examples", "tools"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "play").write_text('#!/bin/sh\nexec fidchell play "$@"\n')  # what ./play with arguments ends in
    (folder / "play").chmod(0o755)
    game = fidchell.new("tirnanog", players=2, seed=1)
    while len(game.record()["answers"]) < 3 or game.decisions[0].seat != 0:
        game.answer(game.decisions[0].seat, game.decisions[0].options[0])
    (folder / "RECORD").write_text(json.dumps(game.record()), encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", documents())
def test_every_snippet_does_what_the_document_says(name: str, tmp_path: Path) -> None:
    """A snippet that cannot be run has its reason in tests/docs_not_run.toml, which the site shows."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    command = [sys.executable, "-m", "kit.snippets", name]

    done = subprocess.run(command, cwd=prepared(tmp_path), env=environment, capture_output=True, text=True, timeout=600)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", documents())
def test_every_command_in_a_document_is_one_of_ours_with_options_it_has(name: str) -> None:
    wrong = {command: wrong_with(command) for command in commands_said(name)}

    assert {command: why for command, why in wrong.items() if why} == {}


def test_no_excuse_is_left_over_and_the_tests_they_name_are_there() -> None:
    assert idle_excuses() == []
    named = {path for one in excuses() for path in re.findall(r"tests/[\w/]+(?:\.py)?", one.why)}
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


WRONG = """
    fidchell no-such-command

```python
>>> 1 + 1
3

```

```python
import no_such_module
```

```sh
exit 3
```
"""


def test_a_snippet_that_does_not_work_is_noticed(tmp_path: Path) -> None:
    found = snippets_in("docs/index.md", WRONG)

    assert [one.kind for one in found] == ["shell", "python", "python", "shell"]
    assert all(Reader(tmp_path).follow(one) for one in found)
    assert wrong_with("fidchell no-such-command")
    assert wrong_with("fidchell play inis --no-such-option")
    assert wrong_with("python tools/no_such_tool.py")
    assert not wrong_with("FIDCHELL_PORT=1 fidchell play inis --players 3 # fine")


def test_a_snippet_in_an_unknown_language_is_noticed() -> None:
    with pytest.raises(AssertionError, match="which nobody runs"):
        snippets_in("docs/index.md", "```ruby\nputs 1\n```\n")


# --- what documents name ---


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_every_file_a_document_names_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:src|tests|text|docs|tools)/[\w./-]*\w/?)`", text))
    named |= {link for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) if "://" not in link}
    named = {name for name in named if not MADE.fullmatch(name)}

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
