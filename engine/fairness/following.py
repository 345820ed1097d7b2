"""A game that follows a log by the rules, so that each draw can be held against what was asked."""

from __future__ import annotations

from typing import Any

from engine.kernel.asking import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import BadSetup, Ruleset

from .encoding import canonical
from .luck import Agreed, Luck, options_of
from .proof import Entry


class NotByTheRules(Exception):
    """A log that the rules do not follow."""


class Following:
    """The game of a log, played from its beginning; what is undone is played as well."""

    def __init__(self, ruleset: Ruleset[Any], agreed: Agreed) -> None:
        """Raise NotByTheRules if the rules know no such set-up."""
        try:
            self._game = Game.new(ruleset, agreed.options, agreed.seats, agreed.rulings)
        except BadSetup as error:
            raise NotByTheRules from error
        self._standing: list[Entry] = []
        self._rests = [(0, self._game.save())]
        """How many answers stood at each rest, and the game then."""

    def draw(self, luck: Luck, number: int, entry: Entry) -> bool:
        """Tell whether an answer of chance is what its luck gives for what the rules ask."""
        question = self._game.question
        shape = None if question is None else question.shapes.get(CHANCE)
        if shape is None:
            raise NotByTheRules
        asked = {"value": luck.draw(number, shape), "of": options_of(shape)}
        return canonical(asked) == canonical({"value": entry.value, "of": entry.options})

    def take(self, entry: Entry) -> None:
        """Take an answer; raise NotByTheRules if the rules refuse it."""
        try:
            self._game.take(entry.seat, entry.kind, entry.value)
        except Refused as error:
            raise NotByTheRules from error
        self._standing.append(entry)
        if not self._game.answers and not self._game.sealed:
            self._rests.append((len(self._standing), self._game.save()))

    def go_back(self, kept: int) -> None:
        """Go back to where so many answers are left; they stand already."""
        while self._rests[-1][0] > kept:
            self._rests.pop()
        answers, saved = self._rests[-1]
        since = self._standing[answers:kept]
        del self._standing[answers:]
        self._game = Game.load(self._game.ruleset, saved)
        for entry in since:
            self.take(entry)
