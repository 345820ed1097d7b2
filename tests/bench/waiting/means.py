"""The means by which people are asked less: each is plugged into a table, alone or with others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from bot.play import Play, Trouble
from bot.play.ahead import Entry, entries, live, tidied
from bot.store.plans import Ahead as Kept
from engine.kernel.foresight import Foreseen, foresee, planned
from engine.kernel.game import Game
from engine.kernel.plans import Choice, TakesPlans
from engine.kernel.worlds import Unimaginable
from engine.stewards.dice import Dice
from engine.stewards.steward import Steward

from .people import Person


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at a table who looks at their game."""

    play: Play
    game: int
    person: Person
    seat: str
    state: Game[Any]
    """The game as it is. What is decided for the seat comes from what it may know."""
    steward: Steward
    rng: random.Random
    round: int


class Mean(Protocol):
    """Something that players can do beside answering, or a table can agree."""

    name: str
    terms: Mapping[str, Any]
    """What a table agrees for it."""

    async def look(self, at: Seat) -> None:
        """Do what somebody can do who looks at the game and has answered all they are asked."""


@dataclass
class Will:
    """How willing people are to do something now that saves an answer later."""

    share: float
    """The share of things that they bother to do; each thing is bothered with or not once."""
    _decided: dict[tuple[Any, ...], bool] = field(default_factory=dict)

    def bothers(self, at: Seat, *thing: Any) -> bool:
        """Tell whether somebody bothers with a thing."""
        if self.share >= 1:
            return True
        key = (at.person.user, *thing)
        if key not in self._decided:
            self._decided[key] = at.rng.random() < self.share
        return self._decided[key]


@dataclass
class Everything:
    """Being asked even where there is only one answer."""

    name: str = "forced answers off"
    terms: Mapping[str, Any] = field(default_factory=lambda: {"forced": False})

    async def look(self, at: Seat) -> None:
        """Nothing is to be done."""


@dataclass
class Presets:
    """Standing instructions, given once a season in one press: pass unless a card fits."""

    will: Will
    name: str = "instructions"
    terms: Mapping[str, Any] = field(default_factory=dict)
    preset: str = "held"

    async def look(self, at: Seat) -> None:
        """Choose the preset where the game offers it."""
        try:
            given = await at.play.instructing.of(at.game, at.person.user)
        except Trouble:  # this game takes no instructions
            return
        if given.preset is None and self.will.bothers(at, "instructions", at.round):
            await at.play.instructing.choose(at.game, at.person.user, self.preset)


@dataclass
class Ahead:
    """Answering what comes next: whoever looks plans what they foreseeably will be asked.

    What they answer is the steward's choice in the world that they imagine, then its next ideas,
    each with the conditions that come first for the places it names.
    """

    will: Will
    choices: int = 3
    """How many choices a plan has."""
    name: str = "answers ahead"
    terms: Mapping[str, Any] = field(default_factory=dict)
    _seen: dict[int, tuple[int, int]] = field(default_factory=dict)
    """What has been asked so far, and how many plans there were, when a user last planned."""

    async def look(self, at: Seat) -> None:
        """Plan until nothing is foreseen that one bothers to plan."""
        game, user = at.state, at.person.user
        if not isinstance(game.ruleset, TakesPlans) or game.question is None:
            return
        async with at.play._hall.at(at.game) as match:
            ahead = match.ahead.get(user) or Kept(at.seat)
            if self._seen.get(user) == (game.question.number, len(live(ahead))):
                return
            before = ahead
            tried: set[tuple[str, int]] = set()
            while (more := self._planned(at, ahead, tried)) is not None:
                ahead = more
            self._seen[user] = game.question.number, len(live(ahead))
            if ahead is before:
                return
            async with at.play._hall.changing(at.game) as session:
                await match.plan(session, user, ahead)
            await at.play._hall.go_on(match)

    def _planned(self, at: Seat, ahead: Kept, tried: set[tuple[str, int]]) -> Kept | None:
        """Plan the first question that is foreseen, neither planned nor tried yet, if any."""
        dice = Dice(at.rng.getrandbits(32))
        try:
            foresight = foresee(at.state, at.seat, dice, live(ahead))
        except Unimaginable:
            return None
        asked: Counter[str] = Counter()
        for place, foreseen in enumerate(foresight.questions):
            asked[foreseen.kind] += 1
            which = foreseen.kind, asked[foreseen.kind]
            if foreseen.now or foreseen.planned is not None or which in tried:
                continue
            tried.add(which)
            if foreseen.shape.forced() is not None or not self.will.bothers(at, at.round, *which):
                continue
            plan = planned(foresight, place, self._choices(at, foreseen, dice))
            entry: Entry = {"plan": plan, "said": []}
            return replace(ahead, given=tidied([*entries(ahead), entry]))
        return None

    def _choices(self, at: Seat, foreseen: Foreseen, dice: Dice) -> list[Choice]:
        world, mind = foreseen.game, at.steward.mind
        values = [mind.quick(world, at.seat, dice)]
        values += mind.ideas(world, at.seat, self.choices, dice)
        found: list[Choice] = []
        for value in values:
            if all(value != choice["value"] for choice in found):
                offered = world.ruleset.conditions(world.state, at.seat, foreseen.kind, value)
                first = {condition.get("area"): condition for condition in reversed(offered)}
                found.append({"value": value, "conditions": list(first.values())})
        return found[: self.choices]


def terms_of(means: Sequence[Mean]) -> dict[str, Any]:
    """Return what a table agrees that uses all of some means."""
    agreed: dict[str, Any] = {}
    for mean in means:
        agreed |= mean.terms
    return agreed
