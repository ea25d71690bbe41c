"""Plain data: things that print, compare, hash, copy and go to JSON by their field list alone.

Frames and effects are Data. What can be stored is only what can be printed: numbers, words, tuples
of them and other Data. There is no per-class copy, equality or encoding to forget a field in.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

from fidchell.core.compiled import mypyc_attr

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
_READERS: Final[dict[type, Callable[[Any], tuple[Any, ...]]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Data:
    """A thing that is its fields and nothing else.

    A class names its fields in ``__slots__`` and takes them in that order in ``__init__``. A slot that
    begins with an underscore is a cache: it is not copied, compared, printed or saved.
    """

    __slots__ = ()

    def copy(self) -> Any:
        """The same thing again. Fields are immutable values, so a flat copy is a full one."""
        cls: Any = type(self)
        return cls(*field_values(self))

    def __repr__(self) -> str:
        pairs = zip(field_names(type(self)), field_values(self), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in pairs)})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and field_values(self) == field_values(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, field_values(self)))


def field_names(cls: type) -> tuple[str, ...]:
    """The public slots of a class, its parents' first."""
    known = _FIELDS.get(cls)
    if known is None:
        names: list[str] = []
        for base in reversed(cls.__mro__):
            # A class compiled by mypyc keeps its slots under another name.
            slots = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
            names.extend(name for name in slots if name not in names and not name.startswith("_"))
        known = _FIELDS[cls] = tuple(names)
    return known


def field_values(thing: Any) -> tuple[Any, ...]:
    """The values of a thing's fields, in order."""
    cls = type(thing)
    reader = _READERS.get(cls)
    if reader is None:
        reader = _READERS[cls] = _reader(field_names(cls))
    return reader(thing)


def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    # attrgetter reads all fields in one call (0.36 us a copied frame against 0.63 us with a loop),
    # but gives a bare value for one name and refuses none.
    if not names:
        return lambda thing: ()
    if len(names) == 1:
        only = names[0]
        return lambda thing: (getattr(thing, only),)
    return operator.attrgetter(*names)


def to_json(value: Any) -> Any:
    """Data as {"is": class, field: value}, tuples as lists, everything else as it stands."""
    if isinstance(value, Data):
        parts = {name: to_json(part) for name, part in zip(field_names(type(value)), field_values(value), strict=True)}
        return {"is": type(value).__name__, **parts}
    if isinstance(value, tuple | list):
        return [to_json(part) for part in value]
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"{value!r} is not plain data: keep numbers, words, tuples and Data in frames and tables")


def from_json(value: Any, kinds: dict[str, type]) -> Any:
    """The inverse of to_json for what stands in a frame: lists come back as tuples."""
    if isinstance(value, dict):
        if "is" not in value:
            raise ValueError("a frame or effect says by 'is' which one it is")
        kind: Any = kinds.get(str(value["is"]))
        if kind is None:
            raise ValueError(f"no frame or effect is called {value['is']!r} in this game")
        missing = [name for name in field_names(kind) if name not in value]
        if missing:
            raise ValueError(f"the {value['is']} has no field {missing[0]!r}")
        return kind(*(from_json(value[name], kinds) for name in field_names(kind)))
    if isinstance(value, list):
        return tuple(from_json(part, kinds) for part in value)
    return value


def kinds_in(*packages: str) -> dict[str, type]:
    """Every Data class defined in these packages, by name; two of one name are an error."""
    found: dict[str, type] = {}
    waiting: list[type] = [Data]
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if any(cls.__module__ == name or cls.__module__.startswith(name + ".") for name in packages):
            twin = found.get(cls.__name__)
            # The same class met twice (two parents) is fine; two classes of one name are not.
            if twin is not None and twin is not cls:
                raise ValueError(f"two kinds are called {cls.__name__}: in {twin.__module__} and {cls.__module__}")
            found[cls.__name__] = cls
    return found
