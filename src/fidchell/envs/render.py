"""Pictures of a position: text, SVG, pixels. Drawn from a view, so nothing hidden can be seen."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, Final

from fidchell.core.rules import GameError
from fidchell.envs.canvas import Canvas
from fidchell.envs.sitting import Sitting
from fidchell.speech import Speech

PANEL: Final = "fidchell.envs.draw_{}"


class Renderer:
    """Draws for one environment. ``seat``: whose eyes are used; None sees what everybody may."""

    MODES: Final = ("human", "ansi", "rgb_array", "svg")

    def __init__(self, sitting: Sitting, mode: str | None, seat: int | None) -> None:
        if mode is not None and mode not in self.MODES:
            raise GameError(f"render_mode cannot be {mode!r}; choose from {', '.join(map(repr, self.MODES))}, or None")
        if seat is not None and (type(seat) is not int or not 0 <= seat < sitting.players):
            raise GameError(
                f"render_seat cannot be {seat!r}; seats are 0 to {sitting.players - 1}, None is a spectator"
            )
        self.sitting = sitting
        self.mode = mode
        self.seat = seat

    def render(self) -> Any:
        """Text for "ansi", the same printed for "human", an array for "rgb_array", a text for "svg"."""
        if self.mode is None:
            modes = ", ".join(map(repr, self.MODES))
            raise GameError(f"nothing can be rendered: make the environment with render_mode, one of {modes}")
        if self.mode == "ansi":
            return self.text()
        if self.mode == "human":
            print(self.text())
            return None
        return self.canvas().pixels() if self.mode == "rgb_array" else self.canvas().svg()

    def text(self) -> str:
        family = self._family()
        terminal = importlib.import_module(f"fidchell.games.{family}.terminal")
        return "\n".join(terminal.show(self._view(), _speech(self.sitting.rules))) + "\n"

    def canvas(self) -> Canvas:
        drawn: Canvas = importlib.import_module(PANEL.format(self._family())).draw(
            self._view(), _speech(self.sitting.rules)
        )
        return drawn

    def _family(self) -> str:
        return self.sitting.rules.name.split("-")[0]

    def _view(self) -> dict[str, Any]:
        return self.sitting.game().view(self.seat)


@cache
def _speech(rules: Any) -> Speech:
    return Speech(rules, "en")
