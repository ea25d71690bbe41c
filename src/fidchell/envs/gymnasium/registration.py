"""The names that gymnasium.make() and make_vec() know once fidchell.envs.gymnasium is imported."""

from __future__ import annotations

from typing import Any, Final

IDS: Final = {"fidchell/Inis-v0": "inis", "fidchell/TirNaNog-v0": "tirnanog"}


def register_envs() -> None:
    import gymnasium

    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="fidchell.envs.gymnasium.registration:make",
                vector_entry_point="fidchell.envs.gymnasium.registration:make_many",
                kwargs={"game": game},
            )


def make(**options: Any) -> Any:
    from fidchell.envs.gymnasium.single import SingleEnv

    return SingleEnv(**options)


def make_many(**options: Any) -> Any:
    from fidchell.envs.gymnasium.vector import ManyGames

    return ManyGames(**options)
