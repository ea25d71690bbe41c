"""The documentation site is built without a warning, from our own files alone, and says what the texts say."""

from __future__ import annotations

import html
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fidchell.cli.packs import reference_of, speech_of
from fidchell.registry import find
from fidchell.speech import LANGUAGES

ROOT = Path(__file__).parents[1]
LOADED = re.compile(r'<(?:script|link|img|iframe|source)\b[^>]*?(?:src|href)="([^"]+)"')


def build(out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(out), *options]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Strict: a broken link, a page that is missing or not in the navigation fails it."""
    out = tmp_path_factory.mktemp("site")
    done = build(out)
    assert done.returncode == 0, done.stdout + done.stderr
    return out


def words(page: Path) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8"))).split())


def test_every_section_has_its_pages(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")

    for page in ("playing", "rules/index", "hosting", "server", "bots", "extending/bot", "architecture", "changelog"):
        assert f'href="{page}.html"' in home, page
        assert (site / f"{page}.html").stat().st_size > 5000


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))

    assert len(pages) > 40
    for page in pages:
        for address in LOADED.findall(page.read_text(encoding="utf-8")):
            assert not re.match(r"(https?:)?//", address), f"{page.name} loads {address}"
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//", sheet.read_text(encoding="utf-8")), sheet


def test_every_file_that_a_page_loads_is_there(site: Path) -> None:
    sheets = {site / "assets" / "fonts.css", site / "assets" / "fidchell.css"}
    for page in site.rglob("*.html"):
        for address in LOADED.findall(page.read_text(encoding="utf-8")):
            if ":" not in address and not address.startswith("#"):
                # 404.html is sent for any address, and so names files from the root
                base = site if address.startswith("/") else page.parent
                file = (base / address.lstrip("/").split("#")[0].split("?")[0]).resolve()
                assert file.exists(), f"{page}: {address}"
    for sheet in sheets:
        for address in re.findall(r"url\(['\"]?([^'\")]+)", sheet.read_text(encoding="utf-8")):
            assert (sheet.parent / address).exists(), f"{sheet.name}: {address}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["inis", "tirnanog"])
def test_every_card_stands_there_with_its_rulings(site: Path, game: str, language: str) -> None:
    said = words(site / "rules" / language / f"{game}-cards.html")
    reference = reference_of(find(game), speech_of(find(game), language))

    cards = [card for cards in reference.decks.values() for card in cards if reference.text(card)]
    assert len(cards) > 30
    for card in cards:
        for text in (reference.speech.name(card), reference.text(card), reference.note(card)):
            assert " ".join(text.split()) in said, card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["inis", "tirnanog"])
def test_every_heading_of_the_rules_stands_there(site: Path, game: str, language: str) -> None:
    source = (ROOT / "text" / language / f"page-rules-{game}.ftl").read_text(encoding="utf-8")
    page = (site / "rules" / language / f"{game}.html").read_text(encoding="utf-8")
    headings = re.findall(rf"^rules-{game}-(?!lead|figure-)(\w+) = (.+)$", source, re.MULTILINE)

    assert len(headings) > 8
    for anchor, title in headings:
        assert re.search(rf'<h2 id="{anchor}">{re.escape(html.escape(title, quote=False))}', page), title
    assert "[[" not in words(site / "rules" / language / f"{game}.html")


def test_a_snippet_that_is_not_run_says_why(site: Path) -> None:
    assert "Not run by the tests: it serves until Ctrl-C" in words(site / "playing.html")
    assert "tests/server/test_walkthrough.py types it" in words(site / "server.html")


def test_the_reference_has_the_whole_front_door(site: Path) -> None:
    said = (site / "api.html").read_text(encoding="utf-8")

    for name in ("fidchell.new", "fidchell.load", "fidchell.core.game.Game.answer", "fidchell.agents.batch.play_many"):
        assert f'id="{name}"' in said, name


def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path) -> None:
    """Strictness is switched on: a page with a wrong link beside ours."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Wrong\n\n[nowhere](no-such-page.md)\n")
    ours = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    validation = ours[ours.index("validation:") : ours.index("nav:\n  - Home")]
    config = tmp_path / "mkdocs.yml"
    config.write_text(f"site_name: Wrong\ntheme: {{name: material, font: false}}\n{validation}nav: [index.md]\n")

    done = build(tmp_path / "out", "--config-file", str(config))
    (docs / "index.md").write_text("# Right\n")
    (docs / "forgotten.md").write_text("# Forgotten\n")
    left_out = build(tmp_path / "out", "--config-file", str(config))

    assert done.returncode != 0
    assert "no-such-page.md" in done.stderr
    assert left_out.returncode != 0
    assert "forgotten.md" in left_out.stderr
