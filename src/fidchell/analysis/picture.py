"""Pictures of a review (how the chances went) and of a calibration (predicted against actual)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fidchell.analysis.calibration import Calibration
from fidchell.analysis.hints import measured
from fidchell.analysis.places import named
from fidchell.analysis.review import Review, Verdict
from fidchell.drawing import COLOUR, LINES, picture
from fidchell.speech import Speech

LETTERS: Final = "ABCDE"  # of the worst choices
SWINGS: Final = 2
LARGE_SWING: Final = 0.15


def draw_review(review: Review, file: Path, speech: Speech) -> None:
    """A line for each seat's own chance, rounds and Seasons, the worst choices and the largest swings."""
    if not review.verdicts:
        raise ValueError(f"{file} is not drawn: no decision is judged")
    at_table = review.game.table.seats
    seats = [seat for seat in range(at_table) if review.curve(seat)]
    with picture(file, 10, 6.2 if review.hindsight else 4.8) as figure:
        panels = 2 if review.hindsight else 1
        axes: Any = figure.subplots(panels, 1, squeeze=False, sharex=True)[:, 0]
        for seat in seats:
            _line(axes[0], seat, review.curve(seat), speech.player(seat))
        explained = _label(review, axes[0], speech)
        _frame(axes[0], speech.text(measured("cli-analyse-curve", at_table)))
        if review.hindsight:
            for seat in range(at_table):
                points = [(number, chances[seat]) for number, chances in review.hindsight]
                _line(axes[1], seat, points, speech.player(seat))
            _frame(axes[1], speech.text(measured("cli-analyse-hindsight", at_table)))
        for panel in axes:
            _stretches(review, panel, speech)
        axes[-1].set_xlabel("\n".join([speech.text("cli-analyse-decision"), *explained]), fontsize=8)
        axes[0].legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False, fontsize=9)
        rules = review.game.rules
        title = speech.text("cli-analyse-title", game=speech.text("game-name"), level=review.level)
        figure.suptitle(f"{title} ({rules.name} {rules.version})", fontsize=10)


def _line(axes: Any, seat: int, points: list[tuple[int, float]], name: str) -> None:
    colour, marker, dashes = LINES[seat % len(LINES)]
    axes.plot(
        [number for number, _ in points],
        [100 * chance for _, chance in points],
        color=colour, marker=marker, linestyle=dashes, markersize=3.5, linewidth=1.4, label=name,
    )  # fmt: skip


def _frame(axes: Any, title: str) -> None:
    axes.set_ylim(-4, 114)  # above all curves there is room to write
    axes.set_yticks(range(0, 101, 20))
    axes.set_ylabel("%")
    axes.grid(axis="y", alpha=0.3)
    axes.set_title(title, fontsize=9, loc="left")


def _stretches(review: Review, axes: Any, speech: Speech) -> None:
    """Rounds as lines with their numbers, Seasons as thin ones."""
    for boundary in review.boundaries:
        is_round = boundary.kind == "round"
        axes.axvline(
            boundary.number - 0.5, color="grey", linewidth=0.9 if is_round else 0.5,
            linestyle="-" if is_round else ":", alpha=0.6, zorder=0,
        )  # fmt: skip
        if is_round:
            said = speech.text("cli-analyse-round", round=boundary.round)
            axes.annotate(
                said, (boundary.number - 0.5, 1), xycoords=("data", "axes fraction"), xytext=(2, -3),
                textcoords="offset points", verticalalignment="top", fontsize=7, color="dimgrey",
            )  # fmt: skip


def _label(review: Review, axes: Any, speech: Speech) -> list[str]:
    """Letters at the worst choices, and the lines below the picture that explain them."""
    explained: list[str] = []
    mistakes = sorted(review.mistakes(len(LETTERS)), key=lambda verdict: verdict.number)
    for letter, verdict in zip(LETTERS, mistakes, strict=False):
        at = (verdict.number, 100 * verdict.chance)
        axes.plot(*at, marker="x", color="black", markersize=8, markeredgewidth=2, linestyle="none")
        _beside(axes, letter, at, (-3, 7), "black")
        explained.append(f"{letter} {_told(verdict, speech)}")
    for seat, number, before, after in review.swings(SWINGS):
        if abs(after - before) >= LARGE_SWING:
            inwards = 6 if after < 0.5 else -12  # never below the axis, nor among the rounds
            _beside(axes, f"{100 * (after - before):+.0f}%", (number, 100 * after), (4, inwards),
                    LINES[seat % len(LINES)][0])  # fmt: skip
    return explained


def _beside(axes: Any, said: str, at: tuple[float, float], off: tuple[int, int], colour: str) -> None:
    axes.annotate(
        said, at, xytext=off, textcoords="offset points", fontsize=8, fontweight="bold", color=colour,
        bbox={"facecolor": "white", "edgecolor": "none", "alpha": 0.7, "pad": 0.5},  # over curves
    )  # fmt: skip


def _told(verdict: Verdict, speech: Speech) -> str:
    """Who chose what, and what would have been better."""
    instead = speech.text(
        "cli-analyse-instead",
        number=verdict.number,
        chosen=named(verdict.chosen, speech, verdict.spots),
        preferred=named(verdict.hint.best.word, speech, verdict.spots),
    )
    return f"{speech.player(verdict.seat)}, {instead} (-{100 * (verdict.worse_by or 0.0):.0f}%)"


def draw_calibration(calibration: Calibration, file: Path) -> None:
    """Predicted against actual shares with their intervals; below, how many predictions there were of each."""
    bins = calibration.bins()
    if not bins:
        raise ValueError(f"{file} is not drawn: no game is finished")
    with picture(file, 5.5, 6.5) as figure:
        above, below = figure.subplots(2, 1, sharex=True, gridspec_kw={"height_ratios": (4, 1)})
        above.plot([0, 100], [0, 100], color="grey", linestyle="--", linewidth=1, label="as it should be")
        for bin_ in bins:
            if bin_.actual.low is not None and bin_.actual.high is not None:
                ends = [100 * bin_.actual.low, 100 * bin_.actual.high]
                above.plot([100 * bin_.predicted] * 2, ends, color=COLOUR, linewidth=2)
        predicted = [100 * bin_.predicted for bin_ in bins]
        actual = [100 * bin_.actual.value for bin_ in bins]
        above.plot(predicted, actual, "o-", color=COLOUR, linewidth=1, label="as it was, with 95% by games")
        above.set_ylabel("won, %")
        above.grid(alpha=0.3)
        above.legend(loc="upper left", fontsize=8, frameon=False)
        below.bar(
            [50 * (bin_.low + bin_.high) for bin_ in bins],
            [bin_.predictions for bin_ in bins],
            width=[90 * (bin_.high - bin_.low) for bin_ in bins],
            color=COLOUR,
        )
        below.set_ylabel("predictions")
        below.set_xlabel("predicted, %")
        figure.suptitle(
            f"{calibration.of()}: {calibration.finished} games of {calibration.agents}, "
            f"seed {calibration.seed}\npredicted by {calibration.level}; rules {calibration.rules}; "
            f"Brier {calibration.brier().value:.3f}, log loss {calibration.log_loss().value:.3f}",
            fontsize=9,
        )
