"""Research environments: encoders (numpy alone), PettingZoo, Gymnasium and OpenSpiel adapters (docs/research.md)."""

from importlib import import_module

from fidchell.extras import how_to_install


def need(*modules: str) -> None:
    """ImportError with how to have it, if one of them is not installed."""
    for name in modules:
        try:
            import_module(name)
        except ImportError as missing:
            raise ImportError(f"{missing.name or name} is not installed: {how_to_install('research')}") from missing


need("numpy")
