"""What deploy/ and docs/hosting.md say can be typed: commands, options and variables exist."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from fidchell.cli.main import app

ROOT = Path(__file__).parents[1]
DEPLOY, HOSTING = ROOT / "deploy", ROOT / "docs" / "hosting.md"
COMMANDS: Any = typer.main.get_command(app)
OTHERS = {"FIDCHELL_COMPILE", "FIDCHELL_RELEASE"}  # of the build


def settings_of(command: Any) -> set[str]:
    return {found.envvar for found in command.params if found.envvar}


def check(line: str) -> None:
    """A command line of ours names a command and options that there are."""
    words = shlex.split(line, comments=True)
    words = words[next(at for at, word in enumerate(words) if Path(word).name == "fidchell") + 1 :]
    command: Any = COMMANDS
    while words and hasattr(command, "commands"):
        assert words[0] in command.commands, line
        command = command.commands[words.pop(0)]
    options = {option for found in command.params for option in found.opts}
    assert {word.split("=")[0] for word in words if word.startswith("-")} <= {*options, "--help"}, line


def test_every_command_for_the_host_can_be_typed() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    typed = re.findall(r"^    (fidchell .*)$", text, re.MULTILINE) + re.findall(r"`(fidchell [a-z].*?)`", text)

    assert len(typed) > 15
    for line in typed:
        check(line)


def test_every_variable_is_a_setting() -> None:
    known = settings_of(COMMANDS.commands["serve"]) | OTHERS
    for file in [HOSTING, *DEPLOY.iterdir()]:
        named = set(re.findall(r"\bFIDCHELL_[A-Z_]+\b", file.read_text(encoding="utf-8")))
        assert named <= known, file


def test_commands_of_the_host_find_the_database_as_the_server_does() -> None:
    admin = COMMANDS.commands["admin"].commands.values()
    for command in [*admin, *(COMMANDS.commands[name] for name in ("backup", "restore", "export"))]:
        assert settings_of(command) == {"FIDCHELL_DATABASE"}


def test_the_image_starts_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    entry = re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE) + re.findall(r"^CMD (.*)$", text, re.MULTILINE)

    check(" ".join(word.strip('"') for part in entry for word in part.strip("[]").split(", ")))
    assert "USER fidchell" in text
    health = re.findall(r"^HEALTHCHECK .*? CMD (\[.*?\])$", text.replace("\\\n", ""), re.MULTILINE)
    compile(json.loads(health[0])[2], "healthcheck", "exec")
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8")
    for needed in re.findall(r"^!(.*)$", ignored, re.MULTILINE):
        assert (ROOT / needed).exists()


def test_the_image_is_made_of_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    let_in = re.findall(r"^!(.*)$", (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    copied = [line.split()[:-1] for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE)]

    assert ["client"] in copied
    for source in {source for sources in copied for source in sources} - {"."}:
        assert (ROOT / source).exists()
        assert source.split("/")[0] in let_in
    stages = re.findall(r"^FROM \S+ AS (\w+)$", text, re.MULTILINE)
    assert set(re.findall(r"from=(\w+)", text)) <= set(stages)
    written = re.findall(r"^COPY --from=page (\S+) (\S+)$", text, re.MULTILINE)
    assert written == [("/source/src/fidchell/server/page", "src/fidchell/server/page")]
    assert 'outDir: "../src/fidchell/server/page"' in (ROOT / "client/vite.config.ts").read_text(encoding="utf-8")


def test_the_services_fit_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]

    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
    example = (DEPLOY / "fidchell.env.example").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert asked == set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))


@pytest.mark.parametrize("name", ["fidchell.service", "fidchell-backup.service"])
def test_a_unit_starts_what_there_is(name: str) -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / name)
    line = unit["Service"]["ExecStart"]

    check(line if "'" not in line else line.split("'")[1].removeprefix("exec "))
    assert unit["Service"]["DynamicUser"] == "yes"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for file in DEPLOY.glob("fidchell*.*e*"):
        if file.suffix in (".service", ".timer"):
            text = file.read_text(encoding="utf-8").replace("/opt/fidchell/bin/fidchell", shutil.which("true") or "")
            (tmp_path / file.name).write_text(text)
    units = sorted(map(str, tmp_path.iterdir()))

    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)

    assert len(units) == 3
    assert [line for line in done.stderr.splitlines() if "fidchell" in line] == []
