"""The built wheel works on its own: texts and page inside, typed, and importing it pulls in nothing heavy."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import tarfile
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

from fidchell import __version__ as VERSION  # noqa: N812 - it is one

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(out), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    return next(out.glob("fidchell-*.whl"))


def test_the_wheel_holds_texts_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())

    assert "fidchell/py.typed" in names
    for language in ("en", "fr", "es", "uk"):
        assert f"fidchell/_text/{language}/core.ftl" in names
    assert {f"fidchell/server/migrations/{name}" for name in ("env.py", "versions/r0001_first.py")} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any(name.endswith("licenses/NOTICE") for name in names)


def test_a_game_plays_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    """Unpacked somewhere else, with the repository out of reach but for the small game."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)}
    command = [
        sys.executable,
        "-m",
        "fidchell.cli.main",
        "play",
        str(ROOT / "tests" / "tain"),
        "--people",
        "0",
        "--lang",
        "en",
    ]

    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=60)

    assert done.stderr == ""
    assert "The game is over." in done.stdout


HEAVY = (
    {"rich", "typer", "fluent", "babel", "asyncio"}  # the terminal
    | {"litestar", "sqlalchemy", "uvicorn", "msgspec", "httpx", "redis", "websockets"}  # the server
    | {"numpy", "matplotlib", "PIL", "gymnasium", "pettingzoo", "pyspiel", "ray", "pyarrow", "torch"}  # research
)


def test_importing_fidchell_is_light() -> None:
    """CPU time, for the machine may be busy; without what the interpreter itself takes to start."""
    code = (
        "import sys, time; before, began = set(sys.modules), time.process_time(); import fidchell; "
        "print(time.process_time() - began, *{m.split('.')[0] for m in set(sys.modules) - before})"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    seconds, *loaded = said.split()

    assert "fidchell" in loaded
    assert not HEAVY & set(loaded)
    assert float(seconds) < 0.5  # 0.06 on a quiet machine


def test_what_can_be_installed_besides(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        said = opened.read(name).decode()
    extras = set(re.findall(r"^Provides-Extra: (\S+)", said, re.MULTILINE))

    assert {"server", "research", "bench", "ray", "plot", "train", "docs", "dev"} <= extras
    always = {line.split(">")[0] for line in re.findall(r"^Requires-Dist: ([^;\n]+)$", said, re.MULTILINE)}
    assert {re.split(r"[<>=!,]", name)[0] for name in always} == {"fluent-runtime", "rich", "typer"}


# --- installed into an environment of its own ---


@pytest.fixture(scope="module")
def installed(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with a page, installed. What it depends on comes from this environment: tests need no network."""
    folder = tmp_path_factory.mktemp("installed")
    shutil.copytree(source, folder / "source")
    add_page(folder / "source")
    done = build(folder / "source", "--wheel", FIDCHELL_RELEASE="1")
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = (folder / "source" / "out").glob("*.whl")
    home = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True, timeout=300)
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "--quiet"]
    command = [*pip, "--no-deps", "--no-index", "--ignore-installed", str(made)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return home


def run_installed(home: Path, folder: Path, *words: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("FIDCHELL", "PYTHON"))}
    environment = {**kept, "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8"}
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_installed_command_plays(installed: Path, tmp_path: Path) -> None:
    python, fidchell = str(installed / "bin" / "python"), str(installed / "bin" / "fidchell")

    where = run_installed(installed, tmp_path, python, "-c", "import fidchell; print(fidchell.__file__)")
    helped = run_installed(installed, tmp_path, fidchell, "--help")
    game = "play tirnanog --people 0 --bots casual:iterations=2 --lang uk".split()
    played = run_installed(installed, tmp_path, fidchell, *game)

    assert where.startswith(str(installed))
    assert "arena" in helped
    assert "Гру завершено" in played


def test_the_installed_command_serves_the_page(installed: Path, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = f"sqlite:///{tmp_path / 'games.db'}"
    command = [str(installed / "bin" / "fidchell"), "serve", "--port", str(port), "--database", database]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log)
    try:
        page = fetched(f"http://127.0.0.1:{port}/", server, tmp_path / "log")
        games = json.loads(fetched(f"http://127.0.0.1:{port}/api/games", server, tmp_path / "log"))
    finally:
        server.terminate()
        server.wait(60)

    assert page == PAGE
    assert {"inis", "tirnanog"} <= {game["game"] for game in games}


def fetched(address: str, server: subprocess.Popen[bytes], log: Path) -> str:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    last = time.monotonic() + 120
    while True:
        try:
            with opener.open(address, timeout=30) as answer:
                return str(answer.read().decode())
        except OSError:
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < last, log.read_text()
            time.sleep(0.3)


# --- the page ---


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is in git of what a wheel is built from: the page is not."""
    copy = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", ".gitignore"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "text", copy / "text")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "page", "page.new"))
    return copy


def build(source: Path, *kinds: str, **environment: str) -> subprocess.CompletedProcess[str]:
    # Here, where all that is needed is: an environment of its own, as the wheel above has, takes longer to make.
    command = [sys.executable, "-m", "build", "--no-isolation", *kinds, "--outdir", str(source / "out"), str(source)]
    known = {name: value for name, value in os.environ.items() if not name.startswith("FIDCHELL_")}
    return subprocess.run(command, env={**known, **environment}, capture_output=True, text=True, timeout=300)


PAGE = "<!doctype html><title>Fidchell</title>"


def add_page(source: Path) -> None:
    page = source / "src" / "fidchell" / "server" / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(PAGE)
    (page / "assets" / "index-1.js").write_text("1")


def test_what_is_published_has_the_page(source: Path) -> None:
    done = build(source, "--wheel", FIDCHELL_RELEASE="1")

    assert done.returncode != 0
    assert "build the page first" in done.stdout + done.stderr


def test_wheel_and_source_carry_the_built_page(source: Path, tmp_path: Path) -> None:
    with_page = tmp_path / "source"
    shutil.copytree(source, with_page)
    add_page(with_page)

    done = build(with_page, FIDCHELL_RELEASE="1")  # the source, and a wheel from it

    assert done.returncode == 0, done.stdout + done.stderr
    wheel, archive = next((with_page / "out").glob("*.whl")), next((with_page / "out").glob("*.tar.gz"))
    assert {"fidchell/server/page/index.html", "fidchell/server/page/assets/index-1.js"} <= set(
        zipfile.ZipFile(wheel).namelist()
    )
    with tarfile.open(archive) as opened:
        assert any(name.endswith("src/fidchell/server/page/index.html") for name in opened.getnames())


def test_what_is_published_is_what_its_tag_says(source: Path, tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    shutil.copytree(source, clone, ignore=shutil.ignore_patterns("out"))
    add_page(clone)  # ignored by git, as in our own clones

    def git(*command: str) -> None:
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "tag.gpgsign=false"]
        subprocess.run(["git", "-C", str(clone), *who, *command], check=True, capture_output=True)

    def published() -> str:
        """The guard alone, as a build asks it; whole builds are in the other tests."""
        code = (
            "from hatchling.builders.wheel import WheelBuilder as W; b = W('.'); "
            "[hook.initialize('standard', {}) for hook in b.get_build_hooks('.').values()]"
        )
        environment = {**os.environ, "FIDCHELL_RELEASE": "1", "FIDCHELL_COMPILE": "0"}
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=clone, env=environment, capture_output=True, text=True, timeout=120
        )
        return "" if done.returncode == 0 else done.stderr

    git("init", "--quiet")
    git("add", "--all")
    git("commit", "--quiet", "-m", "all")
    assert f"has no tag v{VERSION} (tags: none)" in published()
    git("tag", "v9.9.9")
    assert f"has no tag v{VERSION} (tags: v9.9.9)" in published()
    git("tag", f"v{VERSION}")
    assert published() == ""
    (clone / "README.md").write_text("changed")
    assert "not everything is committed" in published()
    assert "README.md" in published()
    init = clone / "src" / "fidchell" / "__init__.py"
    init.write_text(init.read_text(encoding="utf-8").replace(VERSION, f"{VERSION}.dev1"), encoding="utf-8")
    assert f"{VERSION}.dev1 is no version to publish" in published()


def test_the_version_is_the_same_everywhere() -> None:
    assert f"version: {VERSION}" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("platform", "machines"),
    [
        ("linux", ["manylinux_x86_64", "manylinux_aarch64"]),
        ("macos", ["macosx_x86_64", "macosx_arm64"]),
        ("windows", ["win_amd64"]),
    ],
)
def test_compiled_wheels_are_asked_for(platform: str, machines: list[str]) -> None:
    """cibuildwheel reads its part of pyproject.toml; to build them takes Docker, or the machine itself."""
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", platform, str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)

    wanted = {f"cp{version}-{machine}" for version in (311, 312, 313) for machine in machines}
    assert set(done.stdout.split()) == wanted, done.stderr


def test_the_library_is_built_without_node(source: Path) -> None:
    done = build(source, "--wheel")

    assert done.returncode == 0, done.stdout + done.stderr
    assert not any("server/page/" in name for name in zipfile.ZipFile(next((source / "out").glob("*.whl"))).namelist())
