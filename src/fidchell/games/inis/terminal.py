"""The island as lines of text, from a view alone: drawn as a map, and everything on it again in words.

Empty lines part the screen into blocks; a terminal may leave out a block that is still to be seen above.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import (
    ACTIONS,
    ADVANTAGES,
    BARD,
    CARDS,
    EPICS,
    MASTER_CRAFTSMAN,
    SEASON_CARDS,
    TERRITORIES,
    WARLORD,
)
from fidchell.games.inis.geometry import H1, T3, anchor_of, cells_of, touching

DECKS: Final = {"action": ACTIONS, "advantage": ADVANTAGES, "epic": EPICS, "territory": TERRITORIES}
SCORES: Final = False  # there is a winner, not points
SEASON_AND_TRISKEL: Final = 1 << BARD | 1 << MASTER_CRAFTSMAN | 1 << WARLORD
WIDEST: Final = 100
SIGNS: Final = {"capital": "♛", "citadels": "■", "sanctuaries": "▲", "festival": "♪"}
CHIEFTAIN: Final = "*"
METERS: Final = ("territories", "sanctuaries", "led", "deeds")
HOLDINGS: Final = ("actions", "epics", "reserve")
BEFORE_THE_SEASON: Final = ("draft", "cathbad_sets_aside")  # cards are dealt, but nobody has a turn yet


def show(view: dict[str, Any], speech: Any, width: int = WIDEST) -> list[str]:
    """The whole table as this view has it."""
    screen = Screen(view, speech, min(width, WIDEST))
    blocks = (
        screen.header(), screen.map(), screen.territories(), screen.supplies(), screen.players(), screen.clash(),
        screen.declared(), screen.hand(), screen.known(), screen.spots(),
    )  # fmt: skip
    return "\n\n".join("\n".join(block) for block in blocks if block).splitlines()


def remark(option: str, view: dict[str, Any], speech: Any) -> str:
    """What to say beside an option, as on the map: who and what is in a territory, a player's letter."""
    screen = Screen(view, speech, WIDEST)
    if option in screen.lands:
        return " ".join(filter(None, (screen.clans_on_map(option), screen.buildings_on_map(option))))
    if option.startswith("seat"):
        return f"({screen.letters[int(option.removeprefix('seat'))]})"
    return ""


def timing(word: str, speech: Any) -> str:
    """When a card may be played, in words; nothing for what is no card."""
    return ", ".join(speech.text(f"terminal-{when}") for when in _timing(word))


def _timing(word: str) -> list[str]:
    if word not in CARDS:
        return []
    card = CARDS.index(word)
    season = SEASON_CARDS >> card & 1
    return ["season"] * season + ["triskel"] * (not season or SEASON_AND_TRISKEL >> card & 1)


class Screen:
    """One view being put into words; each method gives one block of lines, or none."""

    def __init__(self, view: dict[str, Any], speech: Any, width: int) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.lands: dict[str, dict[str, Any]] = self.table["territories"]
        self.speech = speech
        self.text = speech.text
        self.width = width
        self.letters: str = speech.text("terminal-letters")

    # --- small things ---

    def who(self, seat: int) -> str:
        return str(self.text("terminal-player", player=self.speech.player(seat), letter=self.letters[seat]))

    def names(self, words: list[str]) -> str:
        """Things by name, with commas; an Advantage card goes by the name of its territory."""
        return ", ".join(self.speech.name(word.removesuffix("_advantage")) for word in words)

    def said(self, key: str, words: list[str], **values: Any) -> list[str]:
        """A sentence about these things, if there are any."""
        return self.wrapped(self.text(key, cards=self.names(words), **values)) if words else []

    def wrapped(self, line: str, indent: str = "") -> list[str]:
        after = indent + "    "
        return textwrap.wrap(line, self.width, initial_indent=indent, subsequent_indent=after, break_on_hyphens=False)

    def entry(self, name: str, facts: str, indent: str = "  ") -> list[str]:
        """A line of a list: what it is about, a colon, what there is to say."""
        return self.wrapped(self.text("terminal-entry", name=name, facts=facts), indent)

    def offered_spots(self) -> dict[int, str]:
        """Locations offered for a new territory, by the number of the option."""
        options = [option for asked in self.view["decisions"][:1] for option in enumerate(asked["options"], 1)]
        return {number: word for number, word in options if m.WORD_LIST.numbers[word] >= m.LOCATION}

    # --- blocks ---

    def header(self) -> list[str]:
        table, doing = self.table, self.view["doing"]
        said = [self.text("terminal-round", round=table["round"])] if table["round"] else []
        said.append(self.text("terminal-crows", way=table["direction"]))
        if table["capital"] is not None:
            said.append(self.text("terminal-brenn", player=self.who(table["brenn"])))
        dealt = table["action_discard"] or any(player["actions"] for player in table["players"])
        if dealt and doing and doing not in BEFORE_THE_SEASON:
            said.append(self.text("terminal-turn", player=self.who(table["turn"])))
        if doing:
            said.append(self.text("terminal-now", doing=self.speech.doing(doing)))
        if self.view["over"]:
            said.append(self.text("terminal-won", player=self.who(self.view["result"]["winners"][0])))
        elif self.view["seat"] not in self.view["waiting"]:
            waiting = ", ".join(self.who(seat) for seat in self.view["waiting"])
            said.append(self.text("terminal-waiting", players=waiting))
        return self.wrapped(" ".join(said))

    def map(self) -> list[str]:
        labels = {}
        for land, facts in self.lands.items():
            label = (self.speech.name(land), self.clans_on_map(land), self.buildings_on_map(land))
            labels[location_of(facts["location"])] = label
        spots = {location_of(word): str(number) for number, word in self.offered_spots().items()}
        drawn = island_map(self.table["geometry"], labels, spots, self.width)
        key = self.wrapped(self.text("terminal-map-key" if drawn else "terminal-map-too-wide"))
        return [*drawn, "", *key] if drawn else key

    def clans_on_map(self, land: str) -> str:
        facts = self.lands[land]
        chief = facts["chieftain"]
        present = [(seat, count) for seat, count in enumerate(facts["clans"]) if count]
        return " ".join(f"{self.letters[seat]}{count}{CHIEFTAIN * (seat == chief)}" for seat, count in present)

    def buildings_on_map(self, land: str) -> str:
        return " ".join(SIGNS[what] + (str(count) if count else "") for what, count in self._built(land))

    def _built(self, land: str) -> list[tuple[str, int]]:
        """What stands in a territory, and how many where there may be several; the Capital is one of its Citadels."""
        facts = self.lands[land]
        capital = land == self.table["capital"]
        counts = [("citadels", facts["citadels"] - capital), ("sanctuaries", facts["sanctuaries"])]
        festival = [("festival", 0)] if land == self.table["festival"] else []
        return [("capital", 0)] * capital + [(what, count) for what, count in counts if count] + festival

    def territories(self) -> list[str]:
        """Everything on the map again, in words."""
        lines = [self.text("terminal-territories")]
        for land in sorted(self.lands, key=self.speech.name):
            built = ", ".join(self.text(f"terminal-{what}", count=count) for what, count in self._built(land))
            facts = (self._clans(land), built[:1].upper() + built[1:], self._beside(self.lands[land]["beside"]))
            lines += self.entry(self.speech.name(land), ". ".join(filter(None, facts)))
        return lines

    def _beside(self, lands: list[str]) -> str:
        return str(self.text("terminal-beside", territories=self.names(sorted(lands, key=self.speech.name))))

    def _clans(self, land: str) -> str:
        facts = self.lands[land]
        here = [(seat, count) for seat, count in enumerate(facts["clans"]) if count]
        chief = f" ({self.text('terminal-chieftain')})"
        said = (f"{self.letters[seat]} {count}{chief if seat == facts['chieftain'] else ''}" for seat, count in here)
        return ", ".join(said) or str(self.text("terminal-nobody"))

    def supplies(self) -> list[str]:
        table = self.table
        left = self.text(
            "terminal-supplies", tiles=table["tiles_left"], citadels=table["citadels_left"],
            sanctuaries=table["sanctuaries_left"], epics=table["epic_deck"], discard=table["action_discard"],
        )  # fmt: skip
        aside = f" {self.text('terminal-aside')}" if table["aside"] else ""
        return [
            *self.wrapped(left + aside),
            *self.said("terminal-display", table["display"]),
            *self.said("terminal-spent", table["spent"]),
            *self.said("terminal-epic-discard", table["epic_discard"]),
            *self.said("terminal-revealed", table["revealed"]),
        ]

    def players(self) -> list[str]:
        return [line for seat in range(self.view["players"]) for line in self._player(seat)]

    def _player(self, seat: int) -> list[str]:
        player = self.table["players"][seat]
        roles = [
            self.text(f"terminal-{role}")
            for role, holds in (
                ("you", seat == self.view["seat"]),
                ("is-brenn", seat == self.table["brenn"] and self.table["capital"] is not None),
                ("pretender", player["pretender"]),
            )
            if holds
        ]
        name = ", ".join((f"{self.letters[seat]} = {self.speech.player(seat)}", *roles))
        meters = self.text("terminal-meters", **{what: player[what] for what in METERS})
        if player["conditions"]:
            meters += f". {self.text('terminal-conditions', count=player['conditions'])}"
        holds = self.text("terminal-holds", **{what: player[what] for what in HOLDINGS})
        if player["advantages"]:
            holds += f", {self.text('terminal-advantages', cards=self.names(player['advantages']))}"
        return [*self.entry(name, f"{meters}.", ""), *self.wrapped(f"{holds}.", "    ")]

    def clash(self) -> list[str]:
        clash = self.table["clash"]
        if clash is None:
            return []
        where, instigator = self.speech.name(clash["territory"]), self.who(clash["instigator"])
        up = self.text("terminal-maneuver", player=self.who(clash["maneuver"]))
        lines = self.wrapped(f"{self.text('terminal-clash', territory=where, player=instigator)} {up}")
        for seat, (exposed, sheltered) in enumerate(zip(clash["exposed"], clash["sheltered"], strict=True)):
            if exposed or sheltered:
                clans = self.text("terminal-clash-clans", exposed=exposed, sheltered=sheltered)
                ready = self.text("terminal-ready" if seat in clash["peace"] else "terminal-not-ready")
                lines += self.entry(self.who(seat), f"{clans}, {ready}.")
        if clash["spear"]:
            lines += self.wrapped(self.text("terminal-spear", card=self.speech.name("lugs_spear")), "  ")
        if clash["cauldron"] is not None:
            owner, count = clash["cauldron"]
            lines += self.wrapped(
                self.text(
                    "terminal-cauldron", card=self.speech.name("dagdas_cauldron"), player=self.who(owner), count=count
                ),
                "  ",
            )
        return lines

    def declared(self) -> list[str]:
        lines = []
        for playing in self.table["declared"]:
            player, card = self.who(playing["player"]), self.speech.name(playing["card"])
            plays = self.text("terminal-declared", player=player, card=card)
            choices = ", ".join(self.speech.name(choice) for choice in playing["choices"] if choice != "stop")
            lines += self.entry(plays, f"{choices}.", "") if choices else self.wrapped(f"{plays}.")
            lines += [self.text("terminal-cancelled")] if playing["cancelled"] else []
        return lines

    def hand(self) -> list[str]:
        lines: list[str] = []
        if not self.table.get("hand"):
            return lines
        lines.append(self.text("terminal-hand"))
        for deck, cards in DECKS.items():
            held = [card for card in self.table["hand"] if card in cards]
            if held:
                lines += self.entry(self.text(f"deck-{deck}"), ", ".join(map(self._marked, held)))
        lines += self.said("terminal-laid", self.table["laid"])
        return lines + self.said("terminal-drawn", self.table["drawn"])

    def _marked(self, card: str) -> str:
        marks = "/".join(self.text(f"terminal-mark-{when}") for when in _timing(card))
        return f"{self.names([card])} ({marks})"

    def known(self) -> list[str]:
        """What this seat has seen of what is hidden."""
        if "known" not in self.table:
            return []
        lines: list[str] = []
        for seat, cards in enumerate(self.table["known"]):
            lines += self.said("terminal-known-hand", cards, player=self.who(seat))
        for what in ("aside", "discard", "tiles"):
            lines += self.said(f"terminal-known-{what}", self.table[f"known_{what}"])
        return lines

    def spots(self) -> list[str]:
        """The locations offered for a new territory, numbered like the options, with what each would touch."""
        spots = self.offered_spots()
        taken = [location_of(facts["location"]) for facts in self.lands.values()]
        lines = self.wrapped(self.text("terminal-spots")) if spots else []
        for number, word in spots.items():
            touched = touching(self.table["geometry"], location_of(word), taken)
            beside = self._beside([list(self.lands)[at] for at in touched])
            lines += self.wrapped(f"{number:>2} {self.speech.name(word)}. {beside}", "  ")
        return lines


def location_of(word: str) -> int:
    return m.WORD_LIST.numbers[word] - m.LOCATION


# --- the map ---

BRICKS: Final = {T3: (12, 10, 8, 6), H1: (20, 16, 12, 10)}  # a hex's width in characters: the first that fits
LINES: Final = {T3: 1, H1: 3}  # inside a hex
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
STROKES: Final = " │││─┘┐┤─└┌├─┴┬┼"  # by the directions that meet


def island_map(
    geometry: str, labels: dict[int, tuple[str, str, str]], spots: dict[int, str], width: int
) -> list[str]:  # fmt: skip
    """The island drawn with a border round every territory, and numbers in the sea; nothing if it is too wide.

    ``labels``: location -> name, clans, buildings. ``spots``: location -> number.
    """
    owner = {cell: location for location in labels for cell in cells_of(geometry, location)}
    cells = [*owner, *(cell for location in spots for cell in cells_of(geometry, location))]
    halves = [2 * q + r for q, r in cells]
    across = max(halves) - min(halves) + 2
    brick = next((brick for brick in BRICKS[geometry] if across * brick // 2 < width), 0)
    if not brick:
        return []
    drawing = Drawing(geometry, brick, min(halves), max(r for _, r in cells))
    drawing.outline(owner)
    for location, label in labels.items():
        drawing.label(location, label)
    for location, number in spots.items():
        drawing.number(location, number)
    return drawing.lines()


class Drawing:
    """Hexes as bricks, which touch as hexes do: each row half a brick aside. Rows go up, so an "up" tile points up."""

    def __init__(self, geometry: str, brick: int, left: int, top: int) -> None:
        self.geometry = geometry
        self.brick = brick
        self.row = LINES[geometry] + 1  # with its upper border
        self.left = left
        self.top = top
        self.strokes: dict[tuple[int, int], int] = {}  # (line, column) -> directions
        self.letters: dict[tuple[int, int], str] = {}

    def corner(self, q: int, r: int) -> tuple[int, int]:
        """Line and column of a hex's upper left corner."""
        return (self.top - r) * self.row, (2 * q + r - self.left) * self.brick // 2

    def outline(self, owner: dict[tuple[int, int], int]) -> None:
        """A border wherever the hex on the other side belongs to another territory, or to the sea."""
        half = self.brick // 2
        for (q, r), land in owner.items():
            line, column = self.corner(q, r)
            for dq, at in ((-1, column), (1, column + self.brick)):
                if owner.get((q + dq, r)) != land:
                    self._border(line, at, self.row, 1, 0, DOWN, UP)
            for dr, at in ((1, line), (-1, line + self.row)):
                for dq, start in ((-(dr > 0), column), (int(dr < 0), column + half)):
                    if owner.get((q + dq, r + dr)) != land:
                        self._border(at, start, half, 0, 1, RIGHT, LEFT)

    def _border(self, line: int, column: int, length: int, down: int, right: int, ahead: int, back: int) -> None:
        for step in range(length):
            here = (line + step * down, column + step * right)
            there = (here[0] + down, here[1] + right)
            self.strokes[here] = self.strokes.get(here, 0) | ahead
            self.strokes[there] = self.strokes.get(there, 0) | back

    def label(self, location: int, label: tuple[str, str, str]) -> None:
        """One hex: three lines. Three hexes: the name across the two, the rest towards the third."""
        q, r, down = anchor_of(location)
        line, column = self.corner(q, r)
        name, *marks = label
        wide, room = (self.brick - 1, self.brick - 1) if self.geometry == H1 else (2 * self.brick - 1, self.brick - 1)
        middle, last = (line + self.row, line + 1 + self.row) if down else (line, line + 1 - self.row)
        if self.geometry == H1:
            middle, last = line + 2, line + 3
        self._write(line + 1, column + 1, wide, name)
        for at, mark in zip((middle, last), marks, strict=True):
            text = mark if len(mark) <= room else mark.replace(" ", "")
            self._write(at, column + 1 + (wide - room) // 2, room, text)

    def number(self, location: int, number: str) -> None:
        """The number of a free location in its middle, which no other location has."""
        q, r, down = anchor_of(location)
        line, column = self.corner(q, r)
        if self.geometry == H1:
            self._write(line + 2, column + 1, self.brick - 1, number)
        else:
            self._write(line + self.row * down, column + self.brick - 1, 2, number)

    def _write(self, line: int, column: int, room: int, text: str) -> None:
        if len(text) > room:
            text = text[: room - 1].rstrip() + "…"
        for at, letter in enumerate(text.center(room).rstrip(), column):
            if letter != " ":
                self.letters[line, at] = letter

    def lines(self) -> list[str]:
        """What was drawn; a line of open sea is not empty, for that would end the block."""
        drawn = {spot: STROKES[directions] for spot, directions in self.strokes.items()} | self.letters
        rows = [line for line, _ in drawn]
        end = max(column for _, column in drawn) + 1
        lines = ["".join(drawn.get((line, at), " ") for at in range(end)) for line in range(min(rows), max(rows) + 1)]
        return [line.rstrip() or " " for line in lines]
