"""What mypyc, which may compile this package, needs so that games in plain Python can extend it. Not compiled."""

from __future__ import annotations

import importlib
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    # A machine word, for products below 2**63. To multiply longer numbers Python looks for Ctrl-C on the way, and what
    # mypyc 2.4 compiles then ends with "fatal: out of memory".
    i64 = int

    def mypyc_attr(**_: Any) -> Any:
        """Games in plain Python may extend the core even where that is compiled."""
        return lambda cls: cls


def is_compiled() -> bool:
    """Is the core a compiled module, not Python source?"""
    table = importlib.import_module("fidchell.core.table")  # late: it needs this module
    return not str(table.__file__).endswith(".py")


def set_class_facts(thing: Any, base: type) -> None:
    """Let facts written as class attributes (``version = "1"``) fill the fields that a compiled base class declares.

    Compiled code reads the fields straight from the object, and would not look at a class in plain Python.
    """
    for cls in reversed(type(thing).__mro__):
        for name, value in vars(cls).items():
            field = vars(base).get(name)
            if isinstance(field, GetSetDescriptorType) and not isinstance(value, GetSetDescriptorType):
                field.__set__(thing, value)
