"""A node takes its settings from the environment, and refuses what it cannot use in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from kit.command import typed_here
from kit.services import free_port

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("FIDCHELL_PORT", "eighty", "FIDCHELL_PORT"),
        ("FIDCHELL_PORT", "70000", "FIDCHELL_PORT"),
        ("FIDCHELL_BOT_PROCESSES", "0", "FIDCHELL_BOT_PROCESSES"),
        ("FIDCHELL_LOG", "xml", "FIDCHELL_LOG"),
        ("FIDCHELL_URL", "games.example", "--url games.example"),
        ("FIDCHELL_URL", "https://games.example/inis", "without a path"),
        ("FIDCHELL_METRICS_TOKEN", "short", "at least 16 characters"),
        ("FIDCHELL_DATABASE", "mysql://club:SECRET@db/x", "--database: give sqlite"),
        ("FIDCHELL_DATABASE", "SECRET", "--database: give sqlite"),
        ("FIDCHELL_BUS", "amqp://club:SECRET@bus", "--bus: give redis"),
    ],
)
def test_a_bad_setting_is_refused(
    name: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)

    code, _, err = typed_here(capsys, "serve")

    assert code == 1
    assert said in err
    assert "SECRET" not in err
    assert list(tmp_path.iterdir()) == []  # nothing was made yet


def test_a_database_that_cannot_be_reached_is_told_without_its_password() -> None:
    url = f"postgresql://club:SECRET@127.0.0.1:{free_port()}/club"
    command = [sys.executable, "-m", "fidchell.cli.main", "serve"]

    done = subprocess.run(
        command, env={**os.environ, "FIDCHELL_DATABASE": url}, capture_output=True, text=True, timeout=60
    )

    assert done.returncode == 1
    assert "the database postgresql" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "SECRET" not in done.stderr


def test_a_node_runs_by_its_environment_alone(tmp_path: Path) -> None:
    port = free_port()
    given = {"FIDCHELL_PORT": str(port), "FIDCHELL_DATABASE": f"sqlite:///{tmp_path}/club.db", "FIDCHELL_BUS": ""}
    process = subprocess.Popen([sys.executable, "-m", "fidchell.cli.main", "serve"], env={**os.environ, **given})
    try:
        assert answers(f"http://127.0.0.1:{port}/healthz")
        assert (tmp_path / "club.db").exists()
    finally:
        process.kill()
        process.wait()


def answers(url: str) -> bool:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            return httpx.get(url).status_code == 200
        except httpx.TransportError:
            time.sleep(0.1)
    return False
