"""Building the wheel: pure Python, or with what is hot (COMPILED below) compiled by mypyc if FIDCHELL_COMPILE=1.

One source for both. Only what is hot and free of I/O is compiled; everything else stays as it is.

The page that the server sends is carried along if it is built (./play does it): building it takes Node, which whoever
wants only the library need not have. What is published is built with FIDCHELL_RELEASE=1, which refuses to build without
the page, or a version that is no release, or in a clone anything but what the tag of that version names.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "agents/think", "envs/pack")
# The door and all readers of files must judge wrong input themselves; compiled code would raise a TypeError first.
NOT_COMPILED = ("compiled.py", "weights.py", "game.py", "record.py", "replay.py", "scene.py", "terminal.py")
MYPYC = ["mypy==2.4.1", "setuptools>=77"]  # mypyc comes with mypy; a build must not change with its newest version


PAGE = "src/fidchell/server/page"


def _is_on(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel beside their sources; Python prefers the former."""

    def dependencies(self) -> list[str]:
        return MYPYC if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._check_page(version)
        if _is_on("FIDCHELL_RELEASE") and version != "editable":
            self._check_release()
        if not self._wanted() or version == "editable":
            return
        built = self._compile()
        for file in sorted(built.rglob("*.so")) + sorted(built.rglob("*.pyd")):
            build_data["force_include"][str(file)] = file.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._wanted():
            shutil.rmtree(self._folder(), ignore_errors=True)

    def _check_page(self, version: str) -> None:
        if version == "editable" or (Path(self.root) / PAGE / "index.html").is_file():
            return
        if _is_on("FIDCHELL_RELEASE"):
            raise RuntimeError(f"{PAGE} has no index.html: build the page first (./play, or npm run build in client)")
        self.app.display_warning("without the page in the browser: it is not built (./play builds it)")

    def _check_release(self) -> None:
        """What bears a version must be what the tag of that version names, and nothing beside it."""
        version = self.metadata.version
        if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version):
            raise RuntimeError(
                f"{version} is no version to publish: write one such as 1.2.0 into src/fidchell/__init__.py"
            )
        if not (Path(self.root) / ".git").exists():
            return  # a source archive, which was checked when it was made
        changed = self._git("status", "--porcelain")
        if changed:
            raise RuntimeError(f"not everything is committed:\n{changed}\ncommit it, or build from a fresh clone")
        tags = self._git("tag", "--points-at", "HEAD").split()
        if f"v{version}" not in tags:
            found = ", ".join(tags) or "none"
            raise RuntimeError(
                f"this commit has no tag v{version} (tags: {found}): git tag v{version}, or check it out"
            )

    def _git(self, *command: str) -> str:
        done = subprocess.run(["git", "-C", self.root, *command], capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"git {command[0]} failed, so it is not known what would be published: {done.stderr}")
        return done.stdout.strip()

    def _wanted(self) -> bool:
        return _is_on("FIDCHELL_COMPILE") and self.target_name == "wheel"

    def _folder(self) -> Path:
        """Named by the sources: pip asks twice, for the metadata and for the wheel, and the second finds all done."""
        sources = hashlib.sha256(sys.version.encode())
        for file in sorted((Path(self.root) / "src").rglob("*.py")):
            sources.update(file.read_bytes())
        return Path(self.root) / "build" / f"mypyc-{sources.hexdigest()[:16]}"

    def _compile(self) -> Path:
        """Compile a copy of the sources, so that no compiled file is ever left beside them."""
        folder = self._folder()
        if (folder / "done").exists():
            return folder / "lib"
        shutil.rmtree(folder, ignore_errors=True)
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        shutil.copytree(Path(self.root) / "src", folder / "src")
        home = Path.cwd()
        os.chdir(folder / "src")
        try:
            files = [
                str(file)
                for part in COMPILED
                for file in sorted(Path("fidchell", part).rglob("*.py"))
                if file.name not in NOT_COMPILED
            ]
            modules = mypycify(
                # What is compiled must be typed; what imports it (and rich, which is not here) is not looked at.
                ["--strict", "--explicit-package-bases", "--follow-imports=silent", "--ignore-missing-imports", *files],
                opt_level="2",
                debug_level="0",
                multi_file=True,
                group_name="fidchell",
            )
            if os.name == "posix":
                for module in modules:
                    # Calls within the library need no detour by the linker: 10% in Inis.
                    module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
            command = build_ext(Distribution({"name": "fidchell", "ext_modules": modules}))
            command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(home)
        (folder / "done").touch()
        return folder / "lib"
