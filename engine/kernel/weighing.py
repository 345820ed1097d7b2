"""Figures that minds weigh with, and what they add up to. It only computes, but for reading files.

They are data: a TOML file with a table for each part, in the package of the mind that uses it.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from .asking import Seat
from .game import Game

Weights = Mapping[str, float]
Features = dict[str, float]


@cache
def weights(package: str, file: str, part: str) -> Weights:
    """Return the weights of a part of a file; none if the file has no such part.

    Raises FileNotFoundError.
    """
    text = (files(package) / file).read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text).get(part, {}).items()}


def points(counts: Weights, found: Mapping[str, float]) -> float:
    """Return what features add up to; those without a weight count nothing."""
    whole = 0.0
    for name, value in found.items():
        if value:
            whole += counts.get(name, 0.0) * value
    return whole


def chances(marks: Mapping[Seat, float]) -> dict[Seat, float]:
    """Return every seat's chance to win from its points (a softmax); they add up to 1."""
    best = max(marks.values())
    odds = {seat: math.exp(mark - best) for seat, mark in marks.items()}
    whole = sum(odds.values())
    return {seat: odd / whole for seat, odd in odds.items()}


def acts_anew(game: Game[Any], since: int, landmarks: frozenset[str]) -> bool:
    """Tell whether the game is over, or a question after ``since`` is one of the landmarks.

    Landmarks are kinds of questions that only come when everything before them is over.
    """
    question = game.question
    return question is None or (question.number > since and question.kind in landmarks)
