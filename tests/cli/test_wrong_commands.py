"""A command that was typed wrongly is told in one sentence, with the help that belongs to it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fidchell import extras
from fidchell.extras import how_to_install
from kit.command import ROOT, typed_here


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("admin ban", "fidchell admin ban --help"),
        ("admin ban Anna --no-such-option", "fidchell admin ban --help"),
        ("admin no-such-command", "fidchell admin --help"),
        ("play inis --players many", "fidchell play --help"),
        ("no-such-command", "fidchell --help"),
        ("--no-such-option", "fidchell --help"),
    ],
)
def test_the_help_that_is_named_is_of_the_command(words: str, read: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = typed_here(capsys, *words.split())

    assert code == 1
    assert err.endswith(f" See: {read}\n")


def test_ctrl_c_is_told_to_whoever_called(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("fidchell.game_names", interrupted)

    assert typed_here(capsys, "games")[0] == 130


@pytest.mark.parametrize(("words", "below"), [("", "serve"), ("admin", "ban"), ("pack", "check")])
def test_commands_are_told_line_by_line_to_who_names_none(
    words: str, below: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = typed_here(capsys, *words.split())

    assert code == 1
    assert f"\n  {below} " in err


@pytest.mark.parametrize("words", ["serve", "protocol", "admin users"])
def test_who_has_no_server_installed_is_told_how_to_get_it(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("fidchell.server.")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("uvicorn", "litestar", "sqlalchemy", "msgspec"):
        monkeypatch.setitem(sys.modules, name, None)

    code, _, err = typed_here(capsys, *words.split())

    assert code == 1
    assert err.startswith("the server needs ")
    assert err.endswith(f": {how_to_install('server')}\n")


def test_what_to_install_is_said_so_that_it_works_where_we_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert how_to_install("plot") == f"{sys.executable} -m pip install -e '{ROOT}[plot]'"

    monkeypatch.setattr(extras, "ROOT", tmp_path)
    assert how_to_install("plot") == f"in a clone of Fidchell, {sys.executable} -m pip install '.[plot]'"
