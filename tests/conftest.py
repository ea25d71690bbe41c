"""The small game is known by name in every test; and how several workers (``-n``) share the tests out."""

from __future__ import annotations

import signal

import pytest
from xdist.scheduler import LoadFileScheduling

import fidchell
from tain.api import RULES

fidchell.register(RULES)
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's "&" ignores Ctrl-C, and so would what we start

APART = "test_every_game.py"  # long, and its tests share nothing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First those that mostly wait for a server, so that others can be done beside them."""
    items.sort(key=lambda item: item.path.parent.name != "server")


class ByFile(LoadFileScheduling):
    """Tests of one file stay together: they share servers. Whoever is free takes the next file."""

    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        return nodeid if file.endswith(APART) else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByFile:
    config.option.loadscopereorder = False  # they are in order
    return ByFile(config, log)
