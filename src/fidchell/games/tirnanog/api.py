"""The door of the game: RULES with the open pack, and rules_for() with any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fidchell.core.chance import Chance
from fidchell.core.decision import Ask
from fidchell.core.messages import Message, Value
from fidchell.core.rules import Rules
from fidchell.core.values import bits
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.cards import SCRIPTS, Look
from fidchell.games.tirnanog.effects import every_card
from fidchell.games.tirnanog.explain import why_not
from fidchell.games.tirnanog.facts import BARDS, COLOURS, DIFFICULTIES, HOME, MOST_PLAYERS, NOTHING, ROWS
from fidchell.games.tirnanog.pack import OPEN_PACK, Pack, load_pack
from fidchell.games.tirnanog.procedures.rounds import Rounds
from fidchell.games.tirnanog.resample import resample
from fidchell.games.tirnanog.scene import open_scene
from fidchell.games.tirnanog.scoring import balor_points, beats_balor, previews, winners
from fidchell.games.tirnanog.table import Otherworld
from fidchell.games.tirnanog.view import view


class TirNaNog(Rules[Otherworld]):
    package = "fidchell.games.tirnanog"
    folder = str(Path(__file__).parent)
    players = range(1, MOST_PLAYERS + 1)
    longest = 2000
    catalogue = m.SAY
    scripts = SCRIPTS
    moments = {}
    public_questions = m.PUBLIC_QUESTIONS

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack
        self.name = "tirnanog" if pack.id == "open" else f"tirnanog-{pack.id}"
        self.version = f"1+{pack.version}"
        self.words = m.base_words()
        self.words.group("card", tuple(card.word for card in pack.encounters))
        self._cards = {card.word: card for card in pack.encounters}
        self._names = {card.word: card.names for card in pack.encounters} | {
            geis.word: geis.names for geis in pack.geis
        }
        self.options = {
            "geis": ("first", "random", "chosen"),
            **{row: tuple(geis.word for geis in pack.geis_of(at)) for at, row in enumerate(ROWS)},
            "difficulty": ("medium", *(level for level in DIFFICULTIES if level != "medium")),
        }

    # --- how cards are spoken of: their pack names them, the catalogue says what they do ---

    def own_name(self, word: str, language: str) -> str | None:
        names = self._names.get(word)
        return names[language] if names else None

    def name_text(self, word: str) -> tuple[str, dict[str, Any]]:
        card = self._cards.get(word)
        return super().name_text(word) if card is None else (f"plain-{COLOURS[card.colour]}", {"value": card.value})

    def help_text(self, word: str) -> tuple[str, dict[str, Any]]:
        """A special card by its effect and parameters; a plain one has nothing to say."""
        card = self._cards.get(word)
        if card is None or not card.effect:
            return super().help_text(word)
        given = {name: COLOURS[value] if name.startswith("colour") else value for name, value in card.given.items()}
        printed = {"colour": COLOURS[card.colour], "value": card.value, "provenance": card.provenance}
        return f"effect-{card.effect}", {**printed, **given}

    def named_beside(self) -> list[str]:
        return [geis.word for geis in self.pack.geis]

    def printed(self, word: str) -> dict[str, Any]:
        card = self._cards.get(word)
        if card is not None:
            return {
                "kind": card.kind,
                "colour": COLOURS[card.colour],
                "value": card.value,
                "ailm": card.ailm,
                "timing": card.timing or None,
                "effect": card.effect or None,
                "provenance": card.provenance,
            }
        geis = next((one for one in self.pack.geis if one.word == word), None)
        if geis is None:
            return {}
        return {
            "row": ROWS[geis.row],
            "first": geis.first,
            "texts": [{"key": key, "values": values} for key, values in geis.says()],  # what it forbids and scores
            "solo": geis.solo,
            "provenance": geis.provenance,
        }

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Otherworld:
        table = self.blank(seats)
        table.chance = chance
        table.geis = tuple(self._geis(row, options, chance) for row in range(len(ROWS)))
        table.deck = chance.shuffled(bits(every_card(table)))
        table.first = chance.below(seats)
        table.difficulty = DIFFICULTIES[options["difficulty"]]
        table.push(Rounds())
        return table

    def _geis(self, row: int, options: dict[str, Any], chance: Chance) -> int:
        geis = self.pack.geis_of(row)
        if options["geis"] == "first":
            chosen = next(one for one in geis if one.first)
        elif options["geis"] == "random":
            chosen = geis[chance.below(len(geis))]
        else:
            chosen = next(one for one in geis if one.word == options[ROWS[row]])
        return self.pack.geis.index(chosen)

    def open_scene(self, scene: dict[str, Any]) -> Otherworld:
        return open_scene(self, self.pack, scene)

    def blank(self, seats: int) -> Otherworld:
        table = Otherworld(self, seats)
        table.clear(self.pack)
        if seats == 1:
            table.balor_bards = (HOME,) * BARDS
        return table

    def result(self, table: Otherworld) -> dict[str, Any]:
        points = [list(part) for part in table.points]
        totals = [sum(part) for part in points]
        if table.seats > 1:
            return {"scores": totals, "winners": winners(table, totals), "points": points}
        balor = balor_points(table)
        won = [0] if beats_balor(table, totals[0], balor) else []
        return {"scores": totals, "winners": won, "points": points, "balor": balor}

    def play(self, table: Otherworld, seat: int, cause: tuple[int, ...]) -> Look:
        return Look(table, seat, cause)

    def view(self, table: Otherworld, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def resample(self, table: Otherworld, seat: int, chance: Chance) -> None:
        resample(table, seat, chance)

    def why_not(self, table: Otherworld, ask: Ask, option: int) -> list[tuple[Message, tuple[Value, ...]]]:
        return why_not(table, ask, option)

    def preview(self, table: Otherworld, ask: Ask) -> dict[str, Any]:
        if ask.question is m.Q_ROW:
            return previews(table, ask.seat, [int(ask.values[0]) - m.CARD])
        if ask.question is m.Q_PLAY:
            return previews(table, ask.seat, [option - m.CARD for option in ask.options if option >= m.CARD])
        return {}

    def census(self, table: Otherworld) -> dict[str, int]:
        held = sum(hand.bit_count() for hand in table.hands)
        lying = sum(card != NOTHING for card in table.grid) + len(table.deck) + len(table.discard)
        told = sum(card != NOTHING for row in table.saga for card in row) + len(table.balor_pile)
        return {"cards": held + lying + told, "bards": len(table.bards) + len(table.balor_bards)}


def rules_for(file: Path) -> TirNaNog:
    """The game with the cards of another pack."""
    return TirNaNog(load_pack(file))


RULES = TirNaNog(load_pack(OPEN_PACK))
