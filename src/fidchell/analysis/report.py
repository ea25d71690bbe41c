"""What is printed: reviews and hints in the words of a language, calibrations as the arena prints its standings."""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fidchell.analysis.calibration import Calibration
from fidchell.analysis.hints import Hint, measured
from fidchell.analysis.places import Spots, named
from fidchell.analysis.review import Review, Verdict
from fidchell.arena.stats import Estimate
from fidchell.core.decision import Decision
from fidchell.speech import Speech

SHOWN: Final = 12  # answers of a hint; the rest was hardly tried
FIGURES: Final = 8  # letters: longer headings of figures are broken

# --- a review ---


def show_review(review: Review, speech: Speech, console: Console) -> None:
    # Lines are left to the terminal to break: what is broken by us cannot be copied.
    say = partial(console.print, markup=False, soft_wrap=True)
    say(speech.text("cli-analyse-title", game=speech.text("game-name"), level=review.level))
    if review.verdicts:
        console.print(_verdicts(review, speech))
        console.print(_by_player(review, speech))
        say(speech.text(measured("cli-analyse-notes", review.game.table.seats)))
        if any(not verdict.sure for verdict in review.verdicts):
            say(speech.text("cli-analyse-unsure"))
    else:
        say(speech.text("cli-analyse-nothing"))
    if review.interrupted:
        say(speech.text("cli-analyse-stopped", done=len(review.verdicts), wanted=review.wanted))


def _verdicts(review: Review, speech: Speech) -> Table:
    chance = measured("chance", review.game.table.seats)
    columns = ("number", "player", "question", "chosen", "preferred", "worse", chance)
    table = _table(speech, columns, right=("number", "worse", chance), wide="question")
    for verdict in review.verdicts:
        table.add_row(
            str(verdict.number),
            Text(speech.player(verdict.seat)),
            Text(speech.question(verdict.key, verdict.values)),
            Text(named(verdict.chosen, speech, verdict.spots)),
            Text("=" if verdict.agrees else named(verdict.hint.best.word, speech, verdict.spots)),
            "" if verdict.agrees else _worse(verdict),
            f"{100 * verdict.chance:.0f}",
        )
    return table


def _worse(verdict: Verdict) -> str:
    if verdict.worse_by is None:
        return "?"
    return f"{'' if verdict.sure else '~'}{100 * verdict.worse_by:.1f}"


def _by_player(review: Review, speech: Speech) -> Table:
    table = _table(speech, ("player", "decisions", "agreed", "mean-worse"), right=("decisions", "agreed", "mean-worse"))
    for seat in range(review.game.table.seats):
        theirs = [verdict for verdict in review.verdicts if verdict.seat == seat]
        if theirs:
            agreed = sum(verdict.agrees for verdict in theirs)
            known = [verdict.worse_by for verdict in theirs if verdict.worse_by is not None]
            mean = f"{100 * sum(known) / len(known):.1f}" if known else "?"
            share = f"{agreed} ({100 * agreed / len(theirs):.0f}%)"
            table.add_row(Text(speech.player(seat)), str(len(theirs)), share, mean)
    return table


# --- a hint ---


def show_hint(hint: Hint, decision: Decision | None, spots: Spots, speech: Speech, console: Console) -> None:
    """``spots``: those that are offered, as they lie now."""
    say = partial(console.print, markup=False, soft_wrap=True)
    player = speech.player(hint.seat)
    if decision is None:
        say(speech.text("cli-hint-not-asked", player=player))
    else:
        say(speech.text("cli-asks", player=player, question=speech.question(decision.key, decision.values)))
    seats = len(hint.chances)
    told = [f"{100 * chance:.0f}%" for chance in hint.chances]
    chances = told if seats == 1 else [f"{speech.player(seat)} {told[seat]}" for seat in range(seats)]
    say(speech.text(measured("cli-hint-chances", seats), player=player, chances=speech.listed(chances)))
    if hint.options:
        figures = ("preferred-share", measured("chance", seats))
        table = _table(speech, ("answer", *figures), right=figures)
        for option in hint.options[:SHOWN]:
            chance = "?" if option.chance is None else f"{'' if option.sure else '~'}{100 * option.chance:.1f}"
            table.add_row(Text(named(option.word, speech, spots)), f"{100 * option.share:.0f}", chance)
        console.print(table)
        if len(hint.options) > SHOWN:
            say(speech.text("cli-hint-more", count=len(hint.options) - SHOWN))


def _table(speech: Speech, columns: tuple[str, ...], right: tuple[str, ...], wide: str = "") -> Table:
    """``wide``: the column that has twice the room of the other words, in a table as wide as the screen."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), expand=bool(wide))
    for column in columns:
        is_figure = column in right
        ratio = None if is_figure or not wide or column == "player" else 2 if column == wide else 1
        table.add_column(
            speech.text(f"cli-column-{column}"), justify="right" if is_figure else "left", overflow="fold", ratio=ratio,
            max_width=None if wide == "" else FIGURES if is_figure else None,
        )  # fmt: skip
    return table


# --- a calibration ---


def show_calibration(made: Calibration, console: Console) -> None:
    say = partial(console.print, markup=False, soft_wrap=True)
    say(
        f"{made.of()}; rules {made.rules}; {made.finished} games of {made.agents}, seed {made.seed}; "
        f"predicted by {made.level}"
    )
    if made.predictions:
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for column in ("predicted, %", "mean", "won", "95%", "predictions", "games"):
            table.add_column(column, justify="right", no_wrap=True)
        for bin_ in made.bins():
            table.add_row(
                f"{100 * bin_.low:.0f} to {100 * bin_.high:.0f}", f"{100 * bin_.predicted:.1f}",
                f"{100 * bin_.actual.value:.1f}", _interval(bin_.actual, 100, 1), str(bin_.predictions),
                str(bin_.games),
            )  # fmt: skip
        console.print(table)
        usual_brier, usual_loss = made.always_the_mean()
        brier, loss = made.brier(), made.log_loss()
        say(f"Brier score {brier.value:.4f}{_in_brackets(brier)}; who always says the mean: {usual_brier:.4f}")
        say(f"log loss {loss.value:.4f}{_in_brackets(loss)}; who always says the mean: {usual_loss:.4f}")
        say(f"predicted and actual lie {100 * made.off():.1f}% apart on average; intervals are 95%, by games")
    else:
        say("No game is finished.")
    if made.interrupted:
        say(f"Stopped: {made.finished} of {made.wanted} games are finished.")
    say(f"To compare the same games again: {made.command}")


def _interval(interval: Estimate, times: float, digits: int) -> str:
    if interval.low is None or interval.high is None:
        return ""
    return f"{times * interval.low:.{digits}f} to {times * interval.high:.{digits}f}"


def _in_brackets(interval: Estimate) -> str:
    told = _interval(interval, 1, 4)
    return f" ({told})" if told else ""
