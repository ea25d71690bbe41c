"""The same commands on a real cluster of two nodes on this machine: the same games, also when a node is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.command import ROOT, typed_here

pytest.importorskip("ray", reason="ray is not installed: pip install -e '.[ray]'")

HEAD = """
import sys, ray, logging
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 80_000_000})
def add():  # an address of its own, so that a command joins by the head and outlives this one
    return cluster.add_node(num_cpus=1, object_store_memory=80_000_000, node_ip_address="127.0.0.2")
nodes = [add()]
print(cluster.address, flush=True)
for line in sys.stdin:
    if line == "kill\\n":  # the whole second node, as if its machine lost power; another comes
        cluster.remove_node(nodes.pop(), allow_graceful=False)
        print("killed", flush=True)
        nodes.append(add())
cluster.shutdown()
"""
LONGEST = 300  # seconds, on a machine that does much else
ENVIRONMENT = {
    **os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}", "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}  # fmt: skip


class TwoNodes:
    """A cluster in a process of its own."""

    def __init__(self) -> None:
        for _ in range(3):  # Ray gives its processes half a minute each, which a busy machine does not always keep
            self.process = subprocess.Popen(
                [sys.executable, "-W", "ignore", "-c", HEAD], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL, text=True, env=ENVIRONMENT, start_new_session=True,
            )  # fmt: skip
            self.address = self._line()
            if self.address:
                return
            self.end()
        pytest.fail("the cluster did not start")

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def kill_a_node(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self._line() == "killed"

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def cluster() -> Iterator[TwoNodes]:
    nodes = TwoNodes()
    yield nodes
    nodes.end()


def run(*words: object, **more: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "fidchell.cli.main", *map(str, words)], cwd=ROOT, env=ENVIRONMENT, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more,
    )  # fmt: skip


def done(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 0, out + err
    return out + err


def shards(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.parquet"))}


def test_a_dataset_is_the_same_though_a_node_is_killed_meanwhile(cluster: TwoNodes, tmp_path: Path) -> None:
    words = ["selfplay", "tirnanog", "--agents", "casual:iterations=6", "--games", 16, "--shard", 6]
    far = run(*words, "--out", tmp_path / "far", "--ray", cluster.address)
    waiting, limit = tmp_path / "far" / "waiting", time.monotonic() + 60
    while not (waiting.exists() and waiting.stat().st_size) and time.monotonic() < limit:
        time.sleep(0.05)  # until the first game is there, so that the others are being played
    assert far.poll() is None, "all was played before the node could be killed"
    cluster.kill_a_node()
    done(far)
    done(run(*words, "--out", tmp_path / "near"))

    assert shards(tmp_path / "far") == shards(tmp_path / "near")


def test_an_arena_with_weights_of_its_own_is_the_same(cluster: TwoNodes, tmp_path: Path) -> None:
    weights = tmp_path / "mine.json"
    weights.write_bytes((ROOT / "src/fidchell/agents/weights/tirnanog.json").read_bytes())
    found = []
    for name, more in (("near", ["--processes", 1]), ("far", ["--ray", cluster.address])):
        file = tmp_path / f"{name}.json"
        done(run("arena", "tirnanog", "--agents", f"casual:iterations=5,weights={weights},random", "--games", 8,
                 "--json", file, *more))  # fmt: skip
        told = json.loads(file.read_text(encoding="utf-8"))
        found.append([(one["agent"], one["win share"], one["elo"]) for one in told["standings"]])

    assert found[0] == found[1]


def test_training_learns_the_same(cluster: TwoNodes, tmp_path: Path) -> None:
    words = ["train", "tirnanog", "--players", 2, "--rounds", 1, "--games", 3, "--first", 6, "--iterations", 4,
             "--duels", 0]  # fmt: skip
    done(run(*words, "--dir", tmp_path / "far", "--ray", cluster.address))
    done(run(*words, "--dir", tmp_path / "near", "--processes", 1))

    for name in ("round-0.json", "round-1.json"):
        assert (tmp_path / "far" / name).read_text() == (tmp_path / "near" / name).read_text()


def test_a_game_that_fails_far_away_is_named(cluster: TwoNodes) -> None:
    far = run("arena", "tirnanog", "--agents", "random,kit.agents:Raising", "--games", 8, "--ray", cluster.address)
    _, err = far.communicate(timeout=LONGEST)

    assert far.returncode == 1
    assert "seed '0/2') failed: KeyError: 'no plan'" in err


def test_where_there_is_no_cluster_it_is_said_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = typed_here(capsys, "arena", "tirnanog", "--agents", "random,random", "--ray", "127.0.0.1:1")

    assert code == 1
    assert "no cluster can be joined there" in err
    assert "ray start --head" in err


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    code, _, err = typed_here(capsys, "arena", "tirnanog", "--agents", "random,random", "--ray", "local")

    assert code == 1
    assert "[ray]'" in err
