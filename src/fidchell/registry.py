"""Which games there are: ours, those of installed packages (entry point ``fidchell.games``), and folders by path."""

from __future__ import annotations

import importlib
import importlib.metadata
import sys
from pathlib import Path
from typing import Any, Final

from fidchell.core.rules import GameError, Rules

OURS: Final = {
    "inis": "fidchell.games.inis.api",
    "tirnanog": "fidchell.games.tirnanog.api",
}  # name -> module with RULES

_LOADED: Final[dict[str, Rules[Any]]] = {}


def game_names() -> list[str]:
    """The names of all games that can be played by name."""
    installed = (entry.name for entry in importlib.metadata.entry_points(group="fidchell.games"))
    return sorted({*OURS, *installed, *_LOADED})


def register(rules: Rules[Any]) -> Rules[Any]:
    """Make a game known under its name for as long as the program runs."""
    known = _LOADED.setdefault(rules.name, rules)
    if known is not rules:
        raise GameError(f"another game is called {rules.name!r}")
    return rules


def find(name: str) -> Rules[Any]:
    """A game by name, or by the path of its folder (which holds an ``api.py`` with ``RULES``)."""
    known = _by_name(name)
    if known is not None:
        return known
    try:
        folder = Path(name).resolve()
        is_game = (folder / "api.py").is_file()
    except (OSError, ValueError, TypeError):  # a name no file could have
        is_game = False
    if is_game:
        return _load_folder(folder)
    raise GameError(f"there is no game {name!r}; games: {', '.join(game_names())}; or give the path of a game's folder")


def find_known(name: str) -> Rules[Any]:
    """A game by name alone: what a record or a snapshot names must never be a folder whose code is run."""
    known = _by_name(name)
    if known is None:
        raise GameError(
            f"there is no game {name!r} here; games: {', '.join(game_names())}. If it is in a folder, name that first"
        )
    return known


def _by_name(name: str) -> Rules[Any] | None:
    if name in _LOADED:
        return _LOADED[name]
    if name in OURS:
        return _load(OURS[name])
    for entry in importlib.metadata.entry_points(group="fidchell.games"):
        if entry.name == name:
            return _load(entry.value)
    return None


def _load_folder(folder: Path) -> Rules[Any]:
    package = folder.name
    loaded = sys.modules.get(package)
    if loaded is not None and Path(str(loaded.__file__)).parent != folder:
        raise GameError(f"the folder {folder} cannot be loaded: its name {package!r} is taken by {loaded.__file__}")
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    try:
        return _load(f"{package}.api")
    except (ImportError, SyntaxError, AttributeError) as wrong:
        raise GameError(f"{folder / 'api.py'} cannot be loaded as a game: {wrong}") from wrong


def _load(module: str) -> Rules[Any]:
    loaded = importlib.import_module(module)
    if not isinstance(getattr(loaded, "RULES", None), Rules):
        raise GameError(f"{loaded.__file__} has no RULES, the one object that a game is known by")
    return register(loaded.RULES)
