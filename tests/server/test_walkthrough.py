"""The session in docs/server.md, typed into a shell beside a real server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import fidchell
from server.conftest import Node

ROOT = Path(__file__).parents[2]


def test_the_session_in_the_documents_goes_as_it_says(node: Node, tmp_path: Path) -> None:
    (typed,) = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "server.md").read_text(encoding="utf-8"), re.DOTALL)
    for here, there in (
        ("http://localhost:8000", node.url),
        (".venv/bin/python", sys.executable),
        ("examples/", f"{ROOT}/examples/"),
    ):
        assert here in typed
        typed = typed.replace(here, there)
    environment = {**os.environ, "http_proxy": "", "PYTHONUNBUFFERED": "1"}

    done = subprocess.run(
        ["bash", "-euc", typed], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120
    )

    assert done.stderr == ""
    assert re.findall(r'"reasons":\[\{"key":"(.*?)"', done.stdout) == ["not-in-play"]
    assert "'options': ['hills', 'plains', 'valley']" in done.stdout
    assert "capital-placed" in done.stdout
    assert done.stdout.count("the game is over") == 2
    assert '"state":"running"' in done.stdout.splitlines()[-1]
    assert fidchell.load(json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))).over
