"""Pages of the documentation site made from the texts: rules, and cards with their rulings, in four languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from fidchell.cli.cards import Reference
from fidchell.cli.packs import reference_of, speech_of
from fidchell.registry import find
from fidchell.speech import LANGUAGES, Speech

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("inis", "tirnanog")
MARK: Final = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\]]+))?\]\]")  # as client/src/pages/reference/prose.ts


def page_name(kind: str, game: str, language: str) -> str:
    """Where a page lies: kind is "rules" or "cards"."""
    return f"rules/{language}/{game}{'-cards' if kind == 'cards' else ''}.md"


def pages() -> dict[str, str]:
    """All of them: name -> Markdown."""
    made: dict[str, str] = {}
    for language in LANGUAGES:
        texts = _bundle(language, *sorted((ROOT / "text" / language).glob("page*.ftl")))
        for game in GAMES:
            speech = speech_of(find(game), language)
            made[page_name("rules", game, language)] = _rules(game, language, speech, texts)
            made[page_name("cards", game, language)] = _cards(game, language, speech, texts)
    return made


def titles(language: str) -> dict[str, str]:
    """What the pages of one language are called in the navigation: name -> title."""
    texts = _bundle(language, *sorted((ROOT / "text" / language).glob("page*.ftl")))
    return {page_name(kind, game, language): _title(texts, kind, game) for game in GAMES for kind in ("rules", "cards")}


def _rules(game: str, language: str, speech: Speech, texts: FluentBundle) -> str:
    source = ROOT / "text" / language / f"page-rules-{game}.ftl"
    own = _bundle(language, source)
    lines = _head(texts, "rules", game, language)
    for entry in FluentResource(source.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message):
            continue
        message = own.get_message(entry.id.name)
        name = entry.id.name.removeprefix(f"rules-{game}-")
        said = _said(own, message.value)
        if name == "lead":
            lines[1:1] = ["", f"*{_prose(said, game, speech)}*"]
        elif not name.startswith("figure-"):  # the pictures are drawn by the client alone
            lines += ["", f"## {said} {{ #{name} }}"]
            attributes = [(key, _said(own, pattern)) for key, pattern in message.attributes.items()]
            lines += _blocks(attributes, game, speech)
    return "\n".join(lines) + "\n"


def _blocks(attributes: list[tuple[str, str]], game: str, speech: Speech) -> list[str]:
    """p is a paragraph, l and n lines of lists, t rows of a table; t0 is its head."""
    lines: list[str] = []
    before = ""
    for key, text in attributes:
        kind = key[0]
        if kind != before or kind == "p" or key == "t0":
            lines.append("")
        if kind == "t":
            cells = [_prose(cell.strip(), game, speech) for cell in text.split(" | ")]
            lines.append(f"| {' | '.join(cells)} |")
            if key == "t0":
                lines.append("| --- " * len(cells) + "|")
        else:
            lines.append({"l": "- ", "n": "1. "}.get(kind, "") + _prose(text, game, speech))
        before = kind
    return lines


def _prose(text: str, game: str, speech: Speech) -> str:
    def linked(mark: re.Match[str]) -> str:
        word, written = mark.groups()
        if word.startswith("#"):
            return f"[{written}]({word})"
        return f"[{written or speech.name(word)}]({game}-cards.md#{word})"

    text = re.sub(r"\]\(/cards/(\w+)[^)]*\)", r"](\1-cards.md)", MARK.sub(linked, text))
    text = re.sub(r"\]\(/rules/(\w+)", r"](\1.md", text)
    return re.sub(r"\[([^\]]+)\]\(/[^)]*\)", r"\1", text)  # other pages of the client are not here


def _cards(game: str, language: str, speech: Speech, texts: FluentBundle) -> str:
    reference: Reference = reference_of(find(game), speech)
    rulings = speech.text("cli-cards-rulings")
    lines = _head(texts, "cards", game, language)
    for deck, cards in reference.decks.items():
        told = [card for card in cards if reference.text(card)]
        if not told:
            continue
        lines += ["", f"## {speech.text(f'deck-{deck}')} {{ #{deck} }}"]
        for card in told:
            name, kind, text, note = speech.name(card), reference.kind(card), reference.text(card), reference.note(card)
            lines += ["", f"### {name} {{ #{card} }}", "", f"*{kind}*", "", text]
            lines += ["", f"*{rulings}* {note}"] if note else []
    return "\n".join(lines) + "\n"


def _head(texts: FluentBundle, kind: str, game: str, language: str) -> list[str]:
    others = [
        f"[{name}](../{other}/{page_name(kind, game, other).rpartition('/')[2]})"
        if other != language
        else f"**{name}**"
        for other, name in LANGUAGES.items()
    ]
    twin = "cards" if kind == "rules" else "rules"
    beside = f"[{_title(texts, twin, game)}]({page_name(twin, game, language).rpartition('/')[2]})"
    notice = _said(texts, texts.get_message("reference-unofficial").value)
    return [f"# {_title(texts, kind, game)}", "", f"{' · '.join(others)} — {beside}", "", f"> {notice}"]


def _title(texts: FluentBundle, kind: str, game: str) -> str:
    name = _said(texts, texts.get_message(f"game-{game}").value)
    if kind == "rules":
        return _said(texts, texts.get_message("rules-title").value, game=name)
    return f"{name} · {_said(texts, texts.get_message('cards-title').value)}"


def _bundle(language: str, *files: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _said(bundle: FluentBundle, pattern: Any, **values: str) -> str:
    said, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"a text of the page cannot be said: {errors[0]!r}")
    return str(said)
