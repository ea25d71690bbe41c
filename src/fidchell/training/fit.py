"""From lessons to weights: two regressions, both convex, both with a penalty on large weights.

The value: whose victory it was, or seemed to become, as a softmax of weighted features over the seats (a conditional
logit). The tastes: which answer the search preferred, as a softmax of one number for each question and answer over
those offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fidchell.training.selfplay import Choice, Lesson

Floats = NDArray[np.float64]


LATER: Final = 0.8  # of what a position teaches is what later ones do, at last who won; the rest a search judged


class Positions:
    """Judged positions of games, as arrays."""

    def __init__(self, lessons: Sequence[Lesson], later: float = LATER) -> None:
        features, shares, weight = [], [], []
        for lesson in lessons:
            for position, mixed in zip(lesson.positions, _taught(lesson, later), strict=True):
                alone = lesson.players == 1  # Balor's strength is always 0, and the rest of the victory is his
                features.append([*position, np.zeros(len(position[0]))] if alone else position)
                shares.append([*mixed, 1.0 - sum(mixed)] if alone else mixed)
                weight.append(1.0 / len(lesson.positions))  # a long game counts no more than a short one
        self.features: Floats = np.array(features, dtype=np.float64)  # position, seat, feature
        self.shares: Floats = np.array(shares, dtype=np.float64)
        self.weight: Floats = np.array(weight, dtype=np.float64)

    def surprise(self, weights: Floats) -> float:
        """The mean log loss per position that these weights leave."""
        p = _softmax(self.features @ weights)
        total = np.sum(self.weight[:, None] * self.shares * np.log(np.maximum(p, 1e-9)))
        return float(-total / self.weight.sum())

    def fitted(self, around: Floats, penalty: float) -> Floats:
        """Weights that foretell best who wins, not far from others."""
        x, y, m = self.features, self.shares, self.weight
        w = around
        for _ in range(30):  # Newton's method: the loss is convex and has a hundred dimensions
            p = _softmax(x @ w)
            gradient = np.einsum("ns,nsf->f", (p - y) * m[:, None], x) + penalty * (w - around)
            mean = np.einsum("ns,nsf->nf", p, x)
            seats = (x * np.sqrt(p * m[:, None])[:, :, None]).reshape(-1, len(w))
            means = mean * np.sqrt(m)[:, None]
            spread = seats.T @ seats - means.T @ means
            step = np.linalg.solve(spread + penalty * np.eye(len(w)), gradient)
            w = w - step
            if float(np.abs(step).max()) < 1e-6:
                break
        return w


def _taught(lesson: Lesson, later: float) -> list[list[float]]:
    """By position, what each seat's chance is taken to have been: TD(lambda), from the end backwards."""
    found: list[list[float]] = []
    chances = list(lesson.shares)
    for judged in reversed(lesson.judged):
        if judged:
            chances = [later * after + (1 - later) * now for after, now in zip(chances, judged, strict=True)]
        found.append(chances)
    return found[::-1]


def fit_value(lessons: Sequence[Lesson], penalty: float = 0.02) -> tuple[Floats, float]:
    """Weights of the features, and the surprise they leave."""
    positions = Positions(lessons)
    weights = positions.fitted(np.zeros(positions.features.shape[2]), penalty)
    return weights, positions.surprise(weights)


def fit_tastes(choices: Sequence[Choice], penalty: float = 3.0) -> dict[str, dict[str, float]]:
    """By question and answer, how many times as often it is preferred; the geometric mean of a question is 1."""
    by_question: dict[str, list[Choice]] = {}
    for choice in choices:
        by_question.setdefault(choice.question, []).append(choice)
    return {question: _tastes_of(of_question, penalty) for question, of_question in sorted(by_question.items())}


def _tastes_of(choices: list[Choice], penalty: float) -> dict[str, float]:
    words = sorted({option for choice in choices for option in choice.options})
    at = {word: number for number, word in enumerate(words)}
    most = max(len(choice.options) for choice in choices)
    index = np.full((len(choices), most), len(words))
    shares = np.zeros((len(choices), most))
    for row, choice in enumerate(choices):
        index[row, : len(choice.options)] = [at[option] for option in choice.options]
        shares[row, : len(choice.options)] = choice.shares
    offered = index < len(words)
    logits = np.zeros(len(words) + 1)
    curvature = np.zeros(len(words) + 1)
    np.add.at(curvature, index, offered * 0.25)
    for _ in range(200):  # Jacobi steps: the curvature's diagonal bounds the step
        p = _softmax(np.where(offered, logits[index], -1e9))
        gradient = np.zeros(len(words) + 1)
        np.add.at(gradient, index, (p - shares) * offered)
        step = (gradient + penalty * logits) / (curvature + penalty)
        step[-1] = 0.0
        logits -= step
        if float(np.abs(step).max()) < 1e-3:
            break
    tastes = np.exp(np.clip(logits[:-1] - logits[:-1].mean(), -3.0, 3.0))
    return {word: round(float(taste), 3) for word, taste in zip(words, tastes, strict=True)}


def _softmax(x: Any) -> Any:
    powers = np.exp(x - x.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)
