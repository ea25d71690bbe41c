"""Does a moment concern a seat? Read from what a spectator sees, so that the answer tells nothing to anybody."""

from __future__ import annotations

from typing import Any, Final

WHO: Final = ("player", "target", "owner")


def touches(public: dict[str, Any], values: dict[str, Any], seat: int) -> bool:
    """Its clans are there or next to it, it is meant by name, or it is near victory and will want to know all."""
    lands = public["territories"]
    own = public["players"][seat]
    if own["pretender"] or own["conditions"]:
        return True
    choices = {choice for played in public["declared"] if not played["cancelled"] for choice in played["choices"]}
    if f"seat{seat}" in choices or any(values.get(name) == seat for name in WHO):
        return True
    places = {word for word in (*choices, *values.values()) if isinstance(word, str) and word in lands}
    near = places | {beside for place in places for beside in lands[place]["beside"]}
    return any(lands[place]["clans"][seat] for place in near)
