"""The built page is sent as browsers want it, and nothing else of the disk."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fidchell.cli.database import database_at, prepare
from fidchell.server import page
from fidchell.server.app import make_app
from fidchell.server.service import Service, Settings

SCRIPT = b"console.log('Fidchell');" * 40
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip, deflate, br"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Fidchell</title>" + " " * 200)
    (built / "assets" / "index-Ab12.js").write_bytes(SCRIPT)
    (built / "assets" / "index-Ab12.css").write_text("body { margin: 0 }")
    (built / "assets" / "index-Ab12.css.br").write_bytes(b"brotli")
    (built / "assets" / "rune.woff2").write_bytes(b"wOF2" + bytes(100))
    (built / "manifest.webmanifest").write_text("{}")
    (built / "secret.pem").write_text("not for sending")
    (tmp_path / "outside.txt").write_text("not for sending")
    monkeypatch.setattr(page, "FOLDER", built)
    return built


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Any]]:
    database = f"sqlite:///{tmp_path}/club.db"
    asyncio.run(prepare(database_at(database)))
    with TestClient(make_app(Service(Settings(database)))) as client:
        client.headers.update(BROWSER)
        yield client


@pytest.mark.parametrize("address", ["/", "/tables/abc", "/replay/abc?at=12", "/people/J.%20R.", "/learn/inis/"])
def test_the_page_knows_its_own_addresses(address: str, folder: Path, browser: TestClient[Any]) -> None:
    found = browser.get(address)

    assert found.status_code == 200
    assert found.text.startswith("<!doctype html>")
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in found.headers["content-security-policy"]


def test_what_is_named_by_its_content_is_kept_for_ever(folder: Path, browser: TestClient[Any]) -> None:
    found = browser.get("/assets/index-Ab12.js")

    assert found.content == SCRIPT
    assert found.headers["content-encoding"] == "gzip"
    assert int(found.headers["content-length"]) == len(gzip.compress(SCRIPT, mtime=0)) < len(SCRIPT)
    assert found.headers["content-type"].startswith("text/javascript")
    assert "immutable" in found.headers["cache-control"]
    assert browser.get("/assets/rune.woff2").headers["content-type"] == "font/woff2"
    assert "content-encoding" not in browser.get("/assets/rune.woff2").headers
    assert browser.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    ("asked", "told"),
    [("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("de-DE, FR;q=0.7", "fr"), ("de", "en"), ("", "en")],
)
def test_a_browser_is_told_of_the_texts_it_will_need(
    asked: str, told: str, folder: Path, browser: TestClient[Any]
) -> None:
    for language in ("en", "fr", "uk"):
        (folder / "assets" / f"text-first-{language}-Ab12.js").write_text("export default ''")

    found = browser.get("/learn", headers={"accept-language": asked})

    assert found.headers["link"] == f"</assets/text-first-{told}-Ab12.js>; rel=modulepreload"
    assert "accept-language" in found.headers["vary"]
    assert "link" not in browser.get("/assets/index-Ab12.js", headers={"accept-language": asked}).headers


def test_who_takes_nothing_compressed_gets_it_plain(folder: Path, browser: TestClient[Any]) -> None:
    found = browser.get("/assets/index-Ab12.js", headers={"accept-encoding": "identity"})

    assert found.content == SCRIPT
    assert "content-encoding" not in found.headers
    assert found.headers["vary"] == "accept-encoding"


def test_what_the_build_has_compressed_is_sent_so(folder: Path) -> None:
    bodies = page.files_of_the_page()["assets/index-Ab12.css"].bodies

    assert list(bodies) == ["br", ""]  # gzip would be longer than the file
    assert bodies["br"] == b"brotli"


def test_what_a_browser_has_is_not_sent_again(folder: Path, browser: TestClient[Any]) -> None:
    tag = browser.get("/").headers["etag"]

    again = browser.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    (folder / "index.html").write_text("<!doctype html>new")
    assert browser.get("/", headers={"if-none-match": tag}).text == "<!doctype html>new"


def test_only_the_head(folder: Path, browser: TestClient[Any]) -> None:
    found = browser.head("/assets/index-Ab12.js")

    assert (found.status_code, found.content) == (200, b"")
    assert found.headers["etag"]


@pytest.mark.parametrize(
    "address",
    ["/assets/none.js", "/none.js", "/secret.pem", "/outside.txt", "/..%2foutside.txt", "/assets/..%2f..%2foutside.txt",
     "/%2e%2e/outside.txt", "/index.html%00.js"],
)  # fmt: skip
def test_nothing_else_is_sent(address: str, folder: Path, browser: TestClient[Any]) -> None:
    found = browser.get(address, headers={"accept": "*/*"})

    assert "not for sending" not in found.text
    assert found.status_code == 404
    assert found.json()["reasons"][0]["key"] == "no-such-address"


@pytest.mark.parametrize("address", ["/api", "/api/", "/api/nowhere", "/api/tables/x/y/z", "/healthz/x"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_interface_answers_for_itself(method: str, address: str, folder: Path, browser: TestClient[Any]) -> None:
    found = browser.request(method, address)

    assert found.status_code == 404
    assert found.json()["reasons"][0]["key"] == "no-such-address"


def test_without_a_page_it_is_said_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: TestClient[Any]
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "none")

    assert browser.get("/").status_code == 404
    assert "./play builds" in browser.get("/").text
    assert browser.get("/tables/x").status_code == 404
    assert browser.get("/healthz").status_code == 200


def test_a_page_may_ask_who_is_there_before_anybody_is(browser: TestClient[Any]) -> None:
    nobody = browser.get("/api/who")

    assert (nobody.status_code, nobody.json()) == (200, None)

    browser.post("/api/guest", json={"name": "Anna"})
    assert browser.get("/api/who").json() == browser.get("/api/me").json()
