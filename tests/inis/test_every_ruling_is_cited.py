"""Every ruling (section 11) and example (section 15) of the rules reference is cited by a test.

A test cites them in its docstring: Ruling 19. Rulings 7, 22. Example 4.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

RULINGS = set(range(1, 76))
EXAMPLES = {1, 2, 3, 4, 5, 6, 21, 22}


def docstrings() -> Iterator[str]:
    """Of all test functions under this folder."""
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def cited(what: str) -> set[int]:
    """The numbers in "Ruling 19", "Rulings 7, 22" and the like."""
    pattern = re.compile(rf"\b{what}s? (\d+(?:(?:, | and )\d+)*)")
    found = (match for text in docstrings() for match in pattern.findall(text))
    return {int(number) for numbers in found for number in re.findall(r"\d+", numbers)}


def test_every_ruling_is_cited_by_a_test() -> None:
    missing = sorted(RULINGS - cited("Ruling"))

    assert not missing, f"no test cites these rulings of section 11: {missing}"


def test_every_example_is_cited_by_a_test() -> None:
    missing = sorted(EXAMPLES - cited("Example"))

    assert not missing, f"no test cites these examples of section 15: {missing}"


def test_no_test_cites_a_ruling_or_example_that_does_not_exist() -> None:
    unknown = sorted(cited("Ruling") - RULINGS) + sorted(cited("Example") - EXAMPLES)

    assert not unknown, f"there is no ruling or example with these numbers: {unknown}"
