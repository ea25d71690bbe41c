"""What a search knows of a game: how good a position is for each seat, and which answers are worth a look.

Both are learnt by playing (fidchell.training) and linear, so that they can be read: a position is a list of named
features for each seat, their weighted sum is the seat's strength, and the chances of winning are the softmax of the
strengths. An answer has one number for its question: how much more often it is chosen than others.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from fidchell.core.compiled import i64, mypyc_attr
from fidchell.core.decision import Ask
from fidchell.core.rules import Rules
from fidchell.core.table import Table

LONGEST_WALK: Final = 200  # decisions of one iteration; no Season is that long, but a clash of odd cards might be
SURE: Final = 30.0  # strengths this far apart leave no doubt; beyond, exp() would only overflow


class Dice:
    """Cheap chance for roll-outs: they need speed, not secrecy."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % 2147483646 + 1

    def below(self, count: i64) -> int:
        self.state = self.state * 48271 % 2147483647
        return (self.state - 1) * count // 2147483646

    def share(self) -> float:
        """From 0 up to, but not including, 1."""
        self.state = self.state * 48271 % 2147483647
        return float(self.state - 1) / 2147483646.0


class Habits:
    """What in a search is best for one game and not for another."""

    __slots__ = ("explore", "first_try", "walk")

    def __init__(self, explore: float, first_try: float, walk: int) -> None:
        self.explore = explore  # how much an answer little tried is favoured
        self.first_try = first_try  # how much worse than its siblings an untried answer is taken to be
        # How many decisions it goes on by taste from what it has not tried, before it judges. Where judging says
        # little in the middle of a Season or round: to its end.
        self.walk = walk


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain:
    """Judgement of one game. A game's own brain adds the features and says where a roll-out ends."""

    __slots__ = ("rules", "weights", "tastes", "_plain", "_span", "_first")

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.weights: list[list[float]] = []  # by number of players: a weight for each feature
        self._span = len(rules.words.words)
        numbers = [message.number for message in rules.catalogue.messages]
        self._first = min(numbers)  # messages are numbered over all games; those of one follow one another
        self.tastes: list[float] = [1.0] * ((max(numbers) + 1 - self._first) * self._span)  # by question and answer
        self._plain = True  # all tastes are equal: no need to look at them

    # --- what a game says ---

    def names(self) -> list[str]:
        """The names of the features."""
        raise NotImplementedError(type(self).__name__)

    def features(self, table: Table) -> list[list[float]]:
        """What each seat has, in the order of names(). Numbers of about one."""
        raise NotImplementedError(type(self).__name__)

    def is_cut(self, table: Table, since: Table) -> bool:
        """Has the Season or round ended that was being played in ``since``? A question is open in both."""
        raise NotImplementedError(type(self).__name__)

    def habits(self) -> Habits:
        """How a search of this game goes about it, if nothing else is said. Found by duels."""
        return Habits(explore=0.4, first_try=0.1, walk=LONGEST_WALK)

    def winners(self, table: Table) -> list[int]:
        """Who has won a game that is over."""
        found: list[int] = self.rules.result(table)["winners"]
        return found

    def shares(self, table: Table) -> list[float]:
        """What each seat has of a victory; a tie is shared."""
        shares = [0.0] * table.seats
        won = self.winners(table)
        for seat in won:
            shares[seat] = 1.0 / len(won)
        return shares

    def beside(self, table: Table, seat: int) -> int:
        """What to answer beside the question that is asked, if there is something that costs nothing; or -1."""
        return -1

    # --- judging ---

    def strengths(self, table: Table) -> list[float]:
        weights = self.weights[table.seats]
        found: list[float] = []
        for features in self.features(table):
            total = 0.0
            for at in range(len(features)):
                total += weights[at] * features[at]
            found.append(total)
        return found

    def value(self, table: Table) -> list[float]:
        """Each seat's chance of winning; a tie is shared. Alone, against the game itself."""
        if table.ask is None:
            return self.shares(table)
        strengths = self.strengths(table)
        if table.seats == 1:
            strengths.append(0.0)
        best = max(strengths)
        powers = [exp(max(-SURE, strength - best)) for strength in strengths]
        total = sum(powers)
        return [power / total for power in powers[: table.seats]]

    # --- answering without thinking ---

    def place_of(self, question: int) -> int:
        """Where in tastes the answers to a question begin. With the answer's number added: a key for the two."""
        return (question - self._first) * self._span

    def learn_taste(self, question: int, answer: int, taste: float) -> None:
        """How much more often than others this answer is chosen; 1.0 is as often."""
        self.tastes[self.place_of(question) + answer] = taste
        self._plain = False

    def taste(self, question: int, answer: int) -> float:
        return self.tastes[self.place_of(question) + answer]

    def tastes_for(self, table: Table, ask: Ask) -> list[float]:
        """How much each option is to its taste. A game's own brain may look at the position as well."""
        first = self.place_of(ask.question.number)
        tastes = self.tastes
        return [tastes[first + option] for option in ask.options]

    def any_answer(self, table: Table, ask: Ask, dice: Dice) -> int:
        """An answer by taste."""
        options = ask.options
        count = len(options)
        if self._plain or count == 1:
            return options[dice.below(count)]
        tastes = self.tastes_for(table, ask)
        total = 0.0
        for taste in tastes:
            total += taste
        left = dice.share() * total
        for at in range(count):
            left -= tastes[at]
            if left < 0.0:
                return options[at]
        return options[count - 1]
