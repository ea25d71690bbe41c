"""The Otherworld and the sagas as lines of text, from a view alone; what a card or a Geis does, in words.

Empty lines part the screen into blocks; a terminal may leave out a block that is still to be seen above.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.facts import COLOURS, ROUNDS, ROWS
from fidchell.games.tirnanog.grid import GRID_ROWS, MOST_COLUMNS, TOUCHED, gaps_for, place_words
from fidchell.games.tirnanog.pack import OPEN_PACK, Encounter, Geis, Pack

WIDEST: Final = 100
GAP: Final = 5  # columns between two cards
NARROWEST: Final = 6  # letters of a card's name that must be seen, or nothing is drawn
BALOR: Final = 1  # his letter is the one after yours
EFFECT: Final = "*"
TOKEN: Final = "◆"
HOLE: Final = "-"
PLACES: Final = {word: place for place, word in enumerate(place_words())}


def show(view: dict[str, Any], speech: Any, width: int = WIDEST) -> list[str]:
    """The whole table as this view has it."""
    screen = Screen(view, speech, min(width, WIDEST))
    sagas = [screen.player(seat) for seat in range(view["players"])]
    blocks = (
        screen.edition(), screen.geis(), screen.header(), *sagas, screen.balor(), screen.grid(), screen.known(),
        screen.hand(), screen.places(),
    )  # fmt: skip
    return "\n\n".join("\n".join(block) for block in blocks if block).splitlines()


def remark(option: str, view: dict[str, Any], speech: Any) -> str:
    """What to say beside an option: a card's colour and value, a row's Geis, a player's letter."""
    screen = Screen(view, speech, WIDEST)
    card = screen.cards.get(option)
    if card is not None:
        return screen.now(option) or (f"({screen.facts(card)})" if card.names else "")
    if option in ROWS:
        return f"({speech.name(screen.table['geis'][ROWS.index(option)])})"
    if option.startswith("seat"):
        return f"({screen.letters[int(option.removeprefix('seat'))]})"
    return ""


# --- what cards do, for the card reference ---


def decks(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The special Encounters by colour, one of each kind, and the Geis."""
    found: dict[str, dict[str, str]] = {colour: {} for colour in COLOURS}
    for card in pack.encounters:
        if card.effect:
            found[COLOURS[card.colour]].setdefault(card.kind, card.word)
    by_colour = {colour: tuple(kinds.values()) for colour, kinds in found.items()}
    return {**by_colour, "geis": tuple(geis.word for geis in pack.geis)}


DECKS: Final = decks(RULES.pack)


def timing(word: str, speech: Any) -> str:
    """What is printed on a card beside its text: value, Ailm, copies and when it works; a Geis's row and solo score."""
    card, geis = _card_of(speech, word), _geis_of(speech, word)
    if card is not None and card.effect:
        copies = sum(other.kind == card.kind for other in speech.rules.pack.encounters)
        said = [speech.text("terminal-value", value=card.value), speech.text(f"terminal-timing-{card.timing}")]
        said += [speech.text("terminal-ailm")] * card.ailm
        said += [speech.text("terminal-copies", count=copies)] * (copies > 1)
        return ", ".join(said)
    if geis is not None:
        first = [speech.text("terminal-first-game")] * geis.first
        return ", ".join((speech.name(ROWS[geis.row]), speech.text("terminal-solo", points=geis.solo), *first))
    return ""


def provenance(word: str, speech: Any) -> str:
    """How we know a card, in a sentence; nothing for what is no card."""
    found = _card_of(speech, word) or _geis_of(speech, word)
    return "" if found is None else str(speech.text(f"provenance-{found.provenance}"))


def geis_rule(word: str, speech: Any) -> str:
    """What a Geis forbids and what it scores; nothing for what is no Geis."""
    geis = _geis_of(speech, word)
    if geis is None:
        return ""
    return " ".join(speech.text(key, **values) for key, values in geis.says())


def _card_of(speech: Any, word: str) -> Encounter | None:
    pack: Pack = speech.rules.pack
    return next((card for card in pack.encounters if card.word == word), None)


def _geis_of(speech: Any, word: str) -> Geis | None:
    pack: Pack = speech.rules.pack
    return next((geis for geis in pack.geis if geis.word == word), None)


class Screen:
    """One view being put into words; each method gives one block of lines, or none."""

    def __init__(self, view: dict[str, Any], speech: Any, width: int) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.speech = speech
        self.text = speech.text
        self.width = width
        self.letters: str = speech.text("terminal-letters")
        pack: Pack = speech.rules.pack
        self.pack = pack
        self.cards = {card.word: card for card in pack.encounters}

    # --- small things ---

    def who(self, seat: int) -> str:
        return str(self.text("terminal-player", player=self.speech.player(seat), letter=self.letters[seat]))

    def wrapped(self, line: str, indent: str = "") -> list[str]:
        after = indent + "    "
        return textwrap.wrap(line, self.width, initial_indent=indent, subsequent_indent=after, break_on_hyphens=False)

    def entry(self, name: str, facts: str, indent: str = "  ") -> list[str]:
        """A line of a list: what it is about, a colon, what there is to say."""
        return self.wrapped(self.text("terminal-entry", name=name, facts=facts), indent)

    def facts(self, card: Encounter) -> str:
        """Colour and printed value."""
        return f"{self.speech.name(COLOURS[card.colour])} {card.value}"

    def called(self, word: str) -> str:
        """A card by name; one with an effect also by colour and value."""
        card = self.cards[word]
        return f"{self.speech.name(word)}{EFFECT} ({self.facts(card)})" if card.names else str(self.speech.name(word))

    def listed(self, words: list[str]) -> str:
        return ", ".join(map(self.called, words)) or str(self.text("list-empty"))

    def now(self, word: str) -> str:
        """What a card in somebody's saga is now."""
        slots = [slot for player in self.table["players"] for row in ROWS for slot in player["saga"][row] if slot]
        return "".join(f"({self._slot(slot)})" for slot in slots if slot["card"] == word)

    def at(self, place: str) -> list[str]:
        """The cards still there that touch a place."""
        cards = [self._lies(*divmod(cell, MOST_COLUMNS)) for cell in TOUCHED[PLACES[place]]]
        return [card for card in cards if card is not None]

    def _lies(self, row: int, column: int) -> str | None:
        cards: list[str | None] = self.table["grid"][row]
        return cards[column] if column < len(cards) else None

    def offered(self) -> dict[str, int]:
        """Places offered as answers, with the numbers of the options."""
        options = [option for asked in self.view["decisions"][:1] for option in enumerate(asked["options"], 1)]
        return {word: number for number, word in options if word in PLACES}

    def standing(self) -> dict[str, str]:
        """Place -> the letters of the bards there, small if lost; and the token."""
        found: dict[str, str] = {}
        owners = [(self.letters[seat], player["bards"]) for seat, player in enumerate(self.table["players"])]
        solo = self.table.get("balor")
        if solo:
            owners.append((self.letters[BALOR], solo["bards"]))
        for letter, places in owners:
            for place in places:
                found[place] = found.get(place, "") + (letter if self.at(place) else letter.lower())
        if solo and solo["token"]:
            found[solo["token"]] = found.get(solo["token"], "") + TOKEN
        return found

    # --- blocks ---

    def header(self) -> list[str]:
        table, doing = self.table, self.view["doing"]
        said = [self.text("terminal-round", round=table["round"], rounds=ROUNDS)]
        if self.view["players"] > 1:
            said.append(self.text("terminal-first", player=self.who(table["first"])))
            if doing in ("journey", "saga"):
                said.append(self.text("terminal-turn", player=self.who(table["turn"])))
        if doing:
            said.append(self.text("terminal-now", doing=self.speech.doing(doing)))
        if self.view["over"]:
            said.append(self._won())
        elif self.view["seat"] not in self.view["waiting"]:
            waiting = ", ".join(self.who(seat) for seat in self.view["waiting"])
            said.append(self.text("terminal-waiting", players=waiting))
        said.append(self.text("terminal-deck", deck=table["deck"], discard=len(table["discard"])))
        return self.wrapped(" ".join(said))

    def edition(self) -> list[str]:
        """Which cards these are, and that ours are not all as printed."""
        pack = self.text("terminal-pack", pack=self.pack.names[self.speech.language])
        return self.wrapped(f"{pack} {self.text('terminal-open-note')}" if self.pack.file == OPEN_PACK else pack)

    def _won(self) -> str:
        result = self.view["result"]
        if "balor" in result:
            key = "terminal-beaten" if result["winners"] else "terminal-lost-to-balor"
            return str(self.text(key, points=result["scores"][0], balor=result["balor"]))
        winners = ", ".join(self.who(seat) for seat in result["winners"])
        return str(self.text("terminal-won", players=winners))

    def geis(self) -> list[str]:
        """The rule of each row, the same for everybody."""
        lines = [self.text("terminal-geis")]
        for row, word in zip(ROWS, self.table["geis"], strict=True):
            name = self.text("terminal-row-geis", row=self.speech.name(row), geis=self.speech.name(word))
            lines += self.entry(name, geis_rule(word, self.speech))
        return lines

    def player(self, seat: int) -> list[str]:
        player = self.table["players"][seat]
        roles = [("you", seat == self.view["seat"]), ("is-first", seat == self.table["first"])]
        name = [f"{self.letters[seat]} = {self.speech.player(seat)}"]
        name += [self.text(f"terminal-{role}") for role, holds in roles if holds and self.view["players"] > 1]
        lost = len(player["lost"])
        counts = {"home": player["at_home"], "out": len(player["bards"]) - lost, "lost": lost}
        lines = self.entry(", ".join(name), self.text("terminal-has", cards=player["cards"], **counts), "")
        lines += self._bards(player)
        if not any(player["saga"].values()):
            return [*lines, f"  {self.text('terminal-saga-empty')}"]
        return [*lines, *self._saga(player), *self._points(player)]

    def _bards(self, player: dict[str, Any]) -> list[str]:
        """What each bard out there touches, in words."""
        touched = ["/".join(map(self.speech.name, self.at(place))) for place in player["bards"] if self.at(place)]
        return self.entry(self.text("terminal-bards"), "; ".join(touched)) if touched else []

    def _saga(self, player: dict[str, Any]) -> list[str]:
        rows = {row: [self._slot(slot) for slot in player["saga"][row]] for row in ROWS}
        columns = max(map(len, rows.values()))
        names = {row: str(self.speech.name(row)) for row in ROWS}
        wide = max(map(len, names.values()))
        table = [[*cells, *[""] * (columns - len(cells))] for cells in rows.values()]
        room = [max(len(cells[at]) for cells in table) for at in range(columns)]
        lines = []
        for row, cells in zip(ROWS, table, strict=True):
            drawn = " | ".join(cell.ljust(room[at]) for at, cell in enumerate(cells))
            points = self.text("terminal-row-points", points=player["points"][row])
            lines.append(f"  {names[row].ljust(wide)}  {drawn}  {points}")
        if max(map(len, lines)) > self.width:
            lines = [line for row in ROWS for line in self.entry(names[row], ", ".join(rows[row]) or HOLE)]
        return [*lines, *self._special(player)]

    def _slot(self, slot: dict[str, Any] | None) -> str:
        """Value and colour: as printed, then as they are now where that differs."""
        if slot is None:
            return HOLE
        values = dict.fromkeys((str(slot["printed"]), str(slot["value"])))
        colours = dict.fromkeys((slot["printed_colour"], slot["colour"]))
        mark = EFFECT if self.cards[slot["card"]].effect else ""
        return f"{'→'.join(values)} {'→'.join(map(self.speech.name, colours))}{mark}"

    def _special(self, player: dict[str, Any]) -> list[str]:
        """The cards with an effect by name and slot."""
        found = [
            f"{self.speech.name(slot['card'])} ({self.speech.name(row)}, {at})"
            for row in ROWS
            for at, slot in enumerate(player["saga"][row], 1)
            if slot is not None and self.cards[slot["card"]].effect
        ]
        return self.wrapped(f"{EFFECT} {', '.join(found)}", "  ") if found else []

    def _points(self, player: dict[str, Any]) -> list[str]:
        said = self.text("terminal-points", **player["points"])
        regions = [f"{self.speech.name(colour)} {size}" for colour, size in player["regions"].items() if size]
        if regions:
            said += f" {self.text('terminal-regions', regions=', '.join(regions))}"
        return self.wrapped(said, "  ")

    def balor(self) -> list[str]:
        """The panel of the solo game: which way his card lies, his pile, where the spiral begins."""
        solo = self.table.get("balor")
        if solo is None:
            return []
        way = self.text("terminal-balor-maximum" if solo["maximum"] else "terminal-balor-minimum")
        points = self.text("terminal-balor-points", points=solo["points"])
        lines = self.entry(f"{self.letters[BALOR]} = {self.text('terminal-balor')}", f"{way} {points}", "")
        lines += self._bards(solo)
        pile = self.text("terminal-balor-pile", count=len(solo["pile"]), discards=solo["discards"])
        lines += self.entry(pile, self.listed(solo["pile"]))
        if solo["token"]:
            gaps = [place for place in solo["spiral"] if PLACES[place] in gaps_for(1)]
            lines += self.entry(self.text("terminal-balor-spiral"), " ".join(gaps))
        return lines

    def grid(self) -> list[str]:
        drawn = Drawing(self).lines()
        if not drawn:
            rows = (", ".join(map(self.called, filter(None, row))) for row in self.table["grid"])
            listed = [line for row in rows for line in self.wrapped(row or HOLE, "  ")]
            return [self.text("terminal-grid"), *listed]
        key = self.text("terminal-grid-key")
        if self.table.get("balor"):
            key += f" {self.text('terminal-token-key')}"
        return [*drawn, "", *self.wrapped(key)]

    def known(self) -> list[str]:
        """What everybody has seen others take."""
        lines = []
        for seat, player in enumerate(self.table["players"]):
            if player["known"] and seat != self.view["seat"]:
                cards = self.listed(player["known"])
                lines += self.wrapped(self.text("terminal-known-hand", player=self.who(seat), cards=cards))
        return lines

    def hand(self) -> list[str]:
        lines = []
        if self.table.get("hand"):
            lines += self.entry(self.text("terminal-hand"), self.listed(self.table["hand"]), "")
        if self.table.get("drawn"):
            lines += self.entry(self.text("terminal-drawn"), self.called(self.table["drawn"]), "")
        return lines

    def places(self) -> list[str]:
        """The places offered, by number and word, with the cards they touch."""
        offered, standing = self.offered(), self.standing()
        said = []
        for word, number in offered.items():
            here = f" [{standing[word]}]" if word in standing else ""
            said.append(f"{number:>2} {(word + here).ljust(14)} {' / '.join(map(self.speech.name, self.at(word)))}")
        if not said:
            return []
        room = max(map(len, said)) + 3
        columns = (self.width - 2) // room
        if columns < 2:
            return [self.text("terminal-places"), *(line for entry in said for line in self.wrapped(entry, "  "))]
        height = -(-len(said) // columns)
        rows = ("".join(entry.ljust(room) for entry in said[at::height]).rstrip() for at in range(height))
        return [self.text("terminal-places"), *(f"  {row}" for row in rows)]


class Drawing:
    """The Otherworld: cards as boxes; in the gaps the bards and the numbers of the places offered."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.columns = len(screen.table["grid"][0])
        self.room = min(22, (screen.width - 2 + GAP) // self.columns - GAP - 2)  # letters in a box
        self.standing = screen.standing()
        self.offered = screen.offered()

    def lines(self) -> list[str]:
        if self.room < NARROWEST or not any(map(any, self.screen.table["grid"])):
            return []
        drawn: list[str] = []
        for row in range(GRID_ROWS):
            boxes = [self._box(row, column) for column in range(self.columns)]
            between = [self._across(row, column) for column in range(self.columns - 1)]
            for line in range(4):
                parts = [box[line] + gap[line] for box, gap in zip(boxes, [*between, [""] * 4], strict=True)]
                drawn.append("".join(parts))
            if row < GRID_ROWS - 1:
                drawn.append(self._below(row))
        return [f"  {line}".rstrip() or " " for line in drawn]

    def _box(self, row: int, column: int) -> list[str]:
        word = self.screen.table["grid"][row][column]
        if word is None:
            return [" " * (self.room + 2), self._cut("·", self.room + 2), *[" " * (self.room + 2)] * 2]
        card = self.screen.cards[word]
        name = self.screen.speech.name(word)
        inside = (name, self.screen.facts(card) + EFFECT) if card.names else (name, "")
        border = "─" * self.room
        return [f"┌{border}┐", *(f"│{self._cut(text, self.room)}│" for text in inside), f"└{border}┘"]

    def _cut(self, text: str, room: int) -> str:
        return (text if len(text) <= room else text[: room - 1].rstrip() + "…").center(room)

    def _at(self, sort: str, row: int, column: int) -> tuple[str, str]:
        """Who stands there, and the number of the answer."""
        word = f"{sort}:{row + 1},{column + 1}"
        number = self.offered.get(word)
        return self.standing.get(word, ""), "" if number is None else str(number)

    def _across(self, row: int, column: int) -> list[str]:
        bards, number = self._at("across", row, column)
        return [" " * GAP, self._cut(bards, GAP), self._cut(number, GAP), " " * GAP]

    def _below(self, row: int) -> str:
        parts = []
        for column in range(self.columns):
            parts.append(self._cut(" ".join(filter(None, self._at("down", row, column))), self.room + 2))
            if column < self.columns - 1:
                parts.append(self._cut("".join(self._at("corner", row, column)), GAP))
        return "".join(parts)
