"""Options of a game on the command line: --option name=value."""

from __future__ import annotations

from typing import Any


def options_from(rules: Any, given: list[str]) -> dict[str, Any]:
    """name=value pairs; a value is taken as the game declares it (number, word, true or false)."""
    options: dict[str, Any] = {}
    for pair in given:
        name, equals, typed = pair.partition("=")
        if not equals:
            raise ValueError(f"--option {pair}: write it as name=value")
        known = {str(value).lower(): value for value in rules.options.get(name, ())}
        options[name] = known.get(typed.lower(), typed)
    return options
