"""The card reference: what every card does and the rulings about it, found by any of its words."""

from __future__ import annotations

import importlib
import textwrap
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from fidchell.cli.seats import plain
from fidchell.core.rules import Rules
from fidchell.speech import Speech

WIDEST: Final = 100  # longer lines are hard to read


class Reference:
    """All that can be looked up about one game in one language.

    A game's own module ``terminal`` may sort its cards by deck: ``DECKS``, deck word -> card words, named by the texts
    ``deck-WORD``. It may also have ``timing(word, speech)``, which says when a card is played.
    """

    def __init__(self, rules: Rules[Any], speech: Speech) -> None:
        self.rules = rules
        self.speech = speech
        terminal = importlib.import_module(f"{rules.package}.terminal")
        self.decks: dict[str, tuple[str, ...]] = getattr(terminal, "DECKS", {})
        self._timing = getattr(terminal, "timing", lambda *_: "")

    def find(self, wanted: list[str], deck: str = "") -> list[str]:
        """The cards of a deck, or of all, in which all these words occur: first those that have them in the name."""
        cards = self.decks[self._deck(deck)] if deck else self._all()
        words = [plain(word) for several in wanted for word in several.split()]
        told = {card: self._told(card) for card in cards if self.speech.help(card)}
        found = [card for card, text in told.items() if all(word in text for word in words)]
        return sorted(found, key=lambda card: not all(word in self._called(card) for word in words))

    def _all(self) -> tuple[str, ...]:
        return tuple(card for cards in self.decks.values() for card in cards) or tuple(self.rules.words.words)

    def _deck(self, typed: str) -> str:
        """The deck meant, by the first letters of its word or of its name."""
        if not self.decks:
            raise ValueError(self.speech.text("cli-no-decks", game=self.speech.text("game-name")))
        for deck in self.decks:
            if any(name.startswith(plain(typed)) for name in (deck, plain(self.speech.text(f"deck-{deck}")))):
                return deck
        game, decks = self.speech.text("game-name"), ", ".join(self.decks)
        raise ValueError(self.speech.text("cli-no-deck", deck=typed, game=game, decks=decks))

    def _called(self, card: str) -> str:
        return plain(" ".join((card, card.replace("_", " "), self.speech.name(card))))

    def _told(self, card: str) -> str:
        """Everything that may be searched for, made plain."""
        return " ".join((self._called(card), plain(self.text(card)), plain(self.note(card))))

    def text(self, card: str) -> str:
        return self.speech.help(card)

    def note(self, card: str) -> str:
        """The rulings, where the language has them."""
        return self.speech.note(card)

    def kind(self, card: str) -> str:
        """Deck and timing, as far as they are known."""
        decks = [self.speech.text(f"deck-{deck}") for deck, cards in self.decks.items() if card in cards]
        return ". ".join(filter(None, (*decks, self._timing(card, self.speech))))


def print_cards(reference: Reference, cards: list[str], console: Console) -> None:
    """Each card with its deck, its text and its rulings."""
    speech = reference.speech
    for card in cards:
        title = Text(speech.name(card), style="bold")
        title.append(f"  {reference.kind(card)}".rstrip(), style="not bold dim")
        console.print(title)
        console.print(_indented(reference.text(card), console))
        if reference.note(card):
            label = speech.text("cli-cards-rulings")
            rulings = _indented(f"{label} {reference.note(card)}", console)
            rulings.stylize("italic", 2, 2 + len(label))
            console.print(rulings)
        console.print()
    console.print(Text(speech.text("cli-cards-found", count=len(cards))))


def _indented(text: str, console: Console) -> Text:
    """Wrapped by words: unlike Rich, this keeps together what a no-break space holds together, as in French."""
    width = min(console.width, WIDEST)
    return Text(textwrap.fill(text, width, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False))
