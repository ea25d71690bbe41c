"""Reading and writing JSON files with errors that say what to do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read_json(path: Path) -> Any:
    """A JSON file, or ValueError that names file, line and column."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as failed:
        raise ValueError(f"{path} cannot be read: {failed.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError) as failed:
        where = f"line {failed.lineno}, column {failed.colno}: " if isinstance(failed, json.JSONDecodeError) else ""
        raise ValueError(f"{path} is not JSON: {where}{failed}") from None


def write_json(path: Path, value: Any) -> None:
    """Write through a neighbour file, so that a failure never leaves half a file behind."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as failed:
        raise ValueError(f"{path} cannot be written: {failed.strerror}") from None
