"""What writes files, and what it never does: replace a link or a pipe, or write over the command's own input."""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from fidchell.cli.files import try_to_write, write_json

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes")


@pytest.mark.parametrize("there", [True, False])
def test_what_a_link_leads_to_is_written_and_the_link_stays(tmp_path: Path, there: bool) -> None:
    (tmp_path / "there").mkdir()
    target, link = tmp_path / "there" / "out.json", tmp_path / "link.json"
    link.symlink_to(target)
    if there:
        target.write_text("before")

    try_to_write(link)
    assert (link.is_symlink(), target.exists()) == (True, there)
    write_json(link, [1])

    assert link.is_symlink()
    assert json.loads(target.read_text()) == [1]
    assert {file.name for file in tmp_path.rglob("*")} == {"there", "out.json", "link.json"}


def test_a_pipe_is_written_into_and_not_opened_before(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    try_to_write(pipe)  # nobody reads yet: to open it would wait for ever
    with ThreadPoolExecutor() as other:
        read = other.submit(pipe.read_text)
        write_json(pipe, [1])

    assert json.loads(read.result()) == [1]
    assert pipe.is_fifo()


@pytest.mark.parametrize("name", ["a" * 300, "no/such/folder.json", "."])
def test_what_cannot_be_written_is_said(tmp_path: Path, name: str) -> None:
    for write in (try_to_write, lambda file: write_json(file, [])):
        with pytest.raises(ValueError, match="cannot be written: "):
            write(tmp_path / name)

    assert list(tmp_path.iterdir()) == []
    assert not tmp_path.with_name(tmp_path.name + ".part").exists()


def test_one_file_by_two_names_is_refused(tmp_path: Path) -> None:
    file, other = tmp_path / "file", tmp_path / "other"
    file.write_text("kept")
    os.link(file, other)

    for same in (file, other, tmp_path / ".." / tmp_path.name / "file"):
        with pytest.raises(ValueError, match="is named twice"):
            try_to_write(file, None, same)
    try_to_write(file, tmp_path / "new")

    assert file.read_text() == "kept"
