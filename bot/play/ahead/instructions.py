"""Standing instructions: answers that players give in advance, in private.

Some rulesets ask everyone who might hold a card whether to play it (see
:mod:`engine.kernel.ahead.instructions`); someone who has left instructions need not be asked.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any

from bot.play.errors import refused, user_error
from bot.play.match.match import Match
from bot.play.match.registry import TableService
from bot.store.table.games import GameInfo
from engine.kernel.ahead.instructions import Instruction, TakesInstructions
from engine.kernel.data import fixed
from engine.kernel.phrase import Phrase, Refused
from engine.kernel.ruleset import View
from engine.kernel.shapes.base import Shape

MOST = 50
"""The most instructions that one seat can have; there are no more topics for them."""


@fixed
class Standing:
    """The instructions of one seat, and what a new one can be about. Secret."""

    info: GameInfo
    seat: str
    given: tuple[Phrase, ...]
    """The instructions in words, the latest last."""
    shape: Shape[Instruction]
    presets: tuple[str, ...] = ()
    """The standing instructions that can be given in one step."""
    chosen: tuple[str, ...] = ()
    """The presets that are in force."""
    view: View = field(default_factory=dict)
    """What everyone sees of the game."""


class Instructions(TableService):
    """Users' instructions for questions to come.

    Neither a reply nor the time it takes depends on what a seat holds.
    """

    async def of(self, game: int, user: int) -> Standing:
        """Return the instructions of a user, in a game that takes instructions."""
        async with self._matches.at(game) as match:
            rules = _taking(match)
            seat = match.seat_of(user)
            given = match.instructions.get(seat, [])
            return Standing(
                match.info,
                seat,
                tuple(rules.in_words(i) for i in given),
                rules.instructing(match.game.setup),
                tuple(name for name in rules.presets if name != "turn"),
                tuple(rules.chosen(match.game.state, given)),
                match.game.view(None),
            )

    async def give(self, game: int, user: int, value: Any) -> None:
        """Save an instruction; if it answers the open question, the answer is given immediately."""
        async with self._matches.at(game) as match:
            rules, seat = _taking(match), match.seat_of(user)
            if (reason := rules.instructing(match.game.setup).check(value)) is not None:
                raise refused(Refused(reason))
            before = match.instructions.get(seat, [])
            await self._keep(match, seat, rules.instructed(match.game.state, before, value))

    async def choose(self, game: int, user: int, preset: str) -> None:
        """Save a preset instruction; if it answers the open question, the answer is given
        immediately."""
        async with self._matches.at(game) as match:
            rules, seat = _taking(match), match.seat_of(user)
            if preset not in rules.presets:
                raise user_error("no-such-instruction")
            before = match.instructions.get(seat, [])
            wanted = rules.presets[preset]
            await self._keep(match, seat, rules.instructed(match.game.state, before, wanted))

    async def take_back(self, game: int, user: int, number: int) -> None:
        """Drop one of a user's instructions, counted from 0 in their order."""
        async with self._matches.at(game) as match:
            _taking(match)
            seat = match.seat_of(user)
            given = list(match.instructions.get(seat, []))
            if not 0 <= number < len(given):
                raise user_error("no-such-instruction")
            del given[number]
            await self._keep(match, seat, given)

    async def _keep(self, match: Match, seat: str, given: list[Instruction]) -> None:
        if len(given) > MOST:
            raise user_error("too-many-instructions")
        async with self._matches.changing(match.info.id) as session:
            await match.instruct(session, seat, given)
        await self._matches.go_on(match, self._now())


def _taking(match: Match) -> TakesInstructions[Any]:
    if match.takes is None:
        raise user_error("no-instructions")
    if not match.running:
        raise user_error("game-over")
    return match.takes
