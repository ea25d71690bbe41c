"""Snippets of code in the documents: found, run, or excused with a reason that the documentation site shows."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt

ROOT: Final = Path(__file__).parents[2]
EXCUSES: Final = ROOT / "tests" / "docs_not_run.toml"
SHELL: Final = ("sh", "bash", "shell", "console", "")  # "": a block without a language that is indented
PYTHON: Final = ("python", "py", "pycon")
DATA: Final = ("text", "json", "toml", "ftl", "yaml", "ts")  # shown, not run; scenes in JSON have a test of their own
EVERYWHERE: Final = "*"
TITLE: Final = re.compile(r'title="([^"]+)"')
# What takes long in a document is run with less of it.
SHORTER: Final = (
    (re.compile(r"--games[ =]\d+"), "--games 2"),
    (re.compile(r"--rounds[ =]\d+"), "--rounds 1"),
    (re.compile(r"--iterations[ =]\d+"), "--iterations 5"),
    (re.compile(r"fidchell (analyse|hint) "), r"fidchell \1 --level casual:iterations=20 "),
    (
        re.compile(r"fidchell train (\w+)"),
        r"fidchell train \1 --players 2 --first 10 --games 2 --iterations 2 --duels 0",
    ),
)
WITHIN: Final = 400.0  # seconds that a block may take


@dataclass(frozen=True)
class Snippet:
    """One block of code in a document."""

    file: str  # from the root of the repository
    line: int  # where it begins
    end: int  # the line after it
    kind: str  # "shell", "python", "file" or "data"
    text: str
    name: str = ""  # of a file
    indent: str = ""

    @property
    def commands(self) -> list[str]:
        """Its lines without comments; those of a shell block are commands."""
        return [line for line in self.text.splitlines() if line.strip() and not line.lstrip().startswith("#")]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def documents() -> list[str]:
    """All Markdown that people read, from the root of the repository."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("*/README.md"), *ROOT.glob("deploy/*.md")]
    return sorted({file.relative_to(ROOT).as_posix() for file in found})


def snippets_in(file: str, markdown: str) -> list[Snippet]:
    """Every block of code, in order."""
    found = []
    for token in MarkdownIt().enable("table").parse(markdown):
        if token.type in ("fence", "code_block") and token.map is not None:
            language, title = token.info.split(" ")[0], TITLE.search(token.info)
            first = markdown.split("\n")[token.map[0]]
            indent = first[: len(first) - len(first.lstrip())] if token.type == "fence" else ""
            kind = _kind(language, token.type == "code_block", f"{file}:{token.map[0] + 1}")
            kind = "file" if title else kind
            name = title[1] if title else ""
            found.append(Snippet(file, token.map[0] + 1, token.map[1], kind, token.content, name, indent))
    return found


def _kind(language: str, is_indented: bool, where: str) -> str:
    if language in PYTHON:
        return "python"
    if is_indented or language in SHELL[:-1]:
        return "shell"
    if language in DATA or not language:
        return "data"
    raise AssertionError(f"{where}: a block in {language!r}, which nobody runs: one of {(*PYTHON, *SHELL[:-1], *DATA)}")


# --- what is not run ---


@dataclass(frozen=True)
class Excuse:
    """Why lines of a document that begin so are not run, or whole blocks that begin so."""

    file: str
    begins: tuple[str, ...]
    whole: bool
    why: str


@lru_cache(maxsize=1)
def excuses() -> list[Excuse]:
    given = tomllib.loads(EXCUSES.read_text(encoding="utf-8"))
    return [
        Excuse(one["file"], tuple(one.get("blocks") or one["lines"]), "blocks" in one, one["why"])
        for one in given["not_run"]
    ]


def reason_for(snippet: Snippet, line: str) -> str:
    """Why this line of a block is not run; nothing if it is."""
    first = snippet.commands[0].strip() if snippet.commands else ""
    for one in excuses():
        if one.file in (snippet.file, EVERYWHERE) and (first if one.whole else line.strip()).startswith(one.begins):
            return one.why
    return ""


def reasons(snippet: Snippet) -> list[str]:
    """Why parts of a block are not run."""
    return list(dict.fromkeys(filter(None, (reason_for(snippet, line) for line in snippet.commands))))


def idle_excuses() -> list[str]:
    """Excuses for lines that are not there."""
    said: dict[str, list[str]] = {}
    for file in documents():
        markdown = (ROOT / file).read_text(encoding="utf-8")
        said[file] = [line.strip() for one in snippets_in(file, markdown) for line in one.commands]
    return [
        f"{one.file}: {begins}" for one in excuses() for begins in one.begins
        if one.file != EVERYWHERE and not any(line.startswith(begins) for line in said.get(one.file, []))
    ]  # fmt: skip


# --- what is run ---


class Reader:
    """Somebody who types along: one folder for a document, one Python session, a shell for each block."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.session: dict[str, Any] = {"__name__": "__document__"}

    def follow(self, snippet: Snippet) -> str:
        """Do what a block says; what went wrong, or nothing."""
        if snippet.kind == "shell":
            return self._shell(snippet)
        if snippet.kind == "file":
            return self._write(snippet)
        return self._python(snippet) if snippet.kind == "python" else ""

    def _shell(self, snippet: Snippet) -> str:
        script = "\n".join(line for line in snippet.text.splitlines() if not reason_for(snippet, line))
        for long, short in SHORTER:
            script = long.sub(short, script)
        environment = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH", "")))),
            "LANG": "C.UTF-8",
            "COLUMNS": "100",
            "XDG_STATE_HOME": str(self.folder / "state"),
        }
        typed = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", script], cwd=self.folder, env=environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        try:
            said, _ = typed.communicate(timeout=WITHIN)
        except subprocess.TimeoutExpired:
            os.killpg(typed.pid, signal.SIGKILL)  # what it started too
            said, _ = typed.communicate()
            return f"{snippet}: not done after {WITHIN:.0f} seconds\n{said}"
        return "" if typed.returncode == 0 else f"{snippet}: exit code {typed.returncode}\n{said}"

    def _write(self, snippet: Snippet) -> str:
        file = self.folder / snippet.name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(snippet.text, encoding="utf-8")
        return ""

    def _python(self, snippet: Snippet) -> str:
        if is_quoted(snippet):
            return ""
        if ">>>" in snippet.text:
            test = doctest.DocTestParser().get_doctest(snippet.text, self.session, str(snippet), snippet.file, 0)
            said: list[str] = []
            result = doctest.DocTestRunner(verbose=False).run(test, out=said.append, clear_globs=False)
            self.session.update(test.globs)
            return "".join(said) if result.failed else ""
        try:
            exec(compile(snippet.text, str(snippet), "exec"), self.session)
        except Exception as wrong:
            return f"{snippet}: {type(wrong).__name__}: {wrong}"
        return ""


def is_quoted(snippet: Snippet) -> bool:
    """Is this block taken from a file of the repository, word for word? Then that file's tests run it."""
    return any(snippet.text in text for text in _sources())


@lru_cache(maxsize=1)
def _sources() -> list[str]:
    folders = ("src", "tests", "examples", "tools")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*.py") if file.name != "test_docs.py"]
    return [file.read_text(encoding="utf-8") for file in files]


# --- commands in the middle of sentences ---


def commands_said(file: str) -> list[str]:
    """Every command of ours in a document, in blocks and between backquotes, run or not."""
    markdown = (ROOT / file).read_text(encoding="utf-8")
    blocks = snippets_in(file, markdown)
    lines = [line.strip() for one in blocks if one.kind == "shell" for line in one.commands]
    lines += re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", markdown, flags=re.DOTALL | re.MULTILINE))
    written = [Path(one.name).name for one in blocks if one.kind == "file"]  # scripts of the document itself
    ours = re.compile(r"(\w+=\S+ )*(\S*/)?(fidchell|python3?) [\w./-]")
    return [line for line in lines if ours.match(line) and not any(f" {name}" in line for name in written)]


def wrong_with(command: str) -> str:
    """What is wrong with a command of ours, without running it: no such command, option or file."""
    words = shlex.split(re.split(r"\s+#|[|;&>]", command)[0].replace("(", "").replace(")", ""))
    while words and "=" in words[0]:
        words.pop(0)
    program, *given = words
    if program.endswith("fidchell"):
        return _wrong_options(given)
    if given and given[0].endswith(".py"):
        script = ROOT / given[0]
        if not script.is_file():
            return f"there is no {given[0]}"
        source = script.read_text(encoding="utf-8")
        named = [word.partition("=")[0] for word in given[1:] if word.startswith("--")]
        return ", ".join(f"{given[0]} has no {name}" for name in named if f'"{name}"' not in source)
    return ""


def _wrong_options(given: list[str]) -> str:
    import typer

    from fidchell.cli.main import app

    command: Any = typer.main.get_command(app)
    while given and getattr(command, "commands", None):
        name, *given = given
        if name == "--help":
            return ""
        if name not in command.commands:
            return f"there is no command {name!r}"
        command = command.commands[name]
    known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    named = [word.partition("=")[0] for word in given if word.startswith("--")]
    return ", ".join(f"{command.name} has no {name}" for name in named if name not in {*known, "--help"})


if __name__ == "__main__":  # one document in the folder where this runs: what its snippets import stays in this process
    reader = Reader(Path.cwd())
    sys.path.insert(0, "")
    for snippet in snippets_in(sys.argv[1], (ROOT / sys.argv[1]).read_text(encoding="utf-8")):
        wrong = reader.follow(snippet)
        if wrong:
            sys.exit(wrong)
