"""The means by which people are asked less: each is plugged into a table, alone or with others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.play import Play, UserError
from bot.play.ahead.upcoming import UpcomingQuestion
from engine.agot.board.control import castle_counts
from engine.kernel.ahead.lookahead import Foreseen
from engine.kernel.ahead.plans import PlanChoice, TakesPlans
from engine.kernel.game import Game
from engine.stewards.seeded_random import SeededRandom
from engine.stewards.steward import Steward

from .people import Person

MOST = 20
"""How much one plans at most in one look."""


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
    """The share of things that they bother to do: each kind of question in each round, each wish.
    Whether they do is decided once."""
    shares: Mapping[int, float] = field(default_factory=dict)
    """The same for some users."""
    _decided: dict[tuple[Any, ...], bool] = field(default_factory=dict)

    def bothers(self, at: Seat, *thing: Any) -> bool:
        """Tell whether somebody bothers with a thing."""
        share = self.shares.get(at.person.user, self.share)
        if share in (0, 1):
            return share == 1
        key = (at.person.user, *thing)
        if key not in self._decided:
            self._decided[key] = at.rng.random() < share
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
    """What can be said in one press: as one sits down, or in Inis to pass unless a card fits."""

    will: Will
    name: str = "instructions"
    terms: Mapping[str, Any] = field(default_factory=dict)
    wanted: Sequence[str] = ("held", "support", "cards", "raids")

    async def look(self, at: Seat) -> None:
        """Choose the presets that the game has."""
        try:
            given = await at.play.instructing.of(at.game, at.person.user)
        except UserError:  # this game takes no instructions
            return
        for preset in self.wanted:
            if preset not in given.presets or preset in given.chosen:
                continue
            # In Inis it is offered each season, else as one sits down.
            anew = at.round if preset == "held" else 1
            if anew == at.round and self.will.bothers(at, "preset", preset, anew):
                await at.play.instructing.choose(at.game, at.person.user, preset)


@dataclass
class Wishes:
    """Standing wishes in A Game of Thrones: what a steward would always answer alike.

    Some are for good, some are given anew each round: no support for others, one's House cards
    from the strongest down, and oneself first where there is a tie.
    """

    will: Will
    name: str = "standing wishes"
    terms: Mapping[str, Any] = field(default_factory=dict)
    _given: set[tuple[Any, ...]] = field(default_factory=set)

    async def look(self, at: Seat) -> None:
        """Give what was not given yet."""
        if not at.state.ruleset.id.startswith("agot"):
            return
        state = at.state.state
        others = sorted(
            (h for h in at.state.setup.seats if h != at.seat),
            key=lambda h: (castle_counts(state)[h], h),
        )
        for_good: list[dict[str, Any]] = [
            {"on": "refuse-support", "do": "never"},
            {"on": "casualties", "do": "cheapest"},
            {"on": "retreat", "do": "own"},
            {"on": "blade", "do": "decides"},
            {"on": "raven", "do": "peek"},
            {"on": "wildlings", "below": 4},
        ]
        hand = sorted(state.hand[at.seat], key=lambda c: (-state.box.house_cards[c].strength, c))
        anew: list[dict[str, Any]] = [
            {"on": "support", "house": "any", "do": "never"},
            {"on": "ties", "order": [at.seat, *others[:2]]},
            *({"on": "house-card", "rival": "any", "card": card} for card in hand),
        ]
        for wish in for_good:
            await self._give(at, {**wish, "until": "changed"}, wish["on"])
        for wish in anew:
            await self._give(at, {**wish, "until": "round"}, wish["on"], at.round)

    async def _give(self, at: Seat, wish: dict[str, Any], *thing: Any) -> None:
        key = (at.person.user, str(wish), *thing)
        if key in self._given or not self.will.bothers(at, *thing):
            return
        self._given.add(key)
        await at.play.instructing.give(at.game, at.person.user, wish)


@dataclass
class Ahead:
    """Answering what comes next: whoever looks plans what they foreseeably will be asked.

    What they answer is the steward's choice in the world that they imagine, then its next ideas,
    each with the conditions that come first for the places it names.
    """

    will: Will
    only_gathered: bool = False
    """Whether they only answer what they are asked together with others."""
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
        try:
            upcoming = await at.play.planning.of(at.game, user)
        except UserError:  # nothing can be foreseen
            return
        mark = game.question.number, sum(made.waits for made in upcoming.plans)
        if self._seen.get(user) == mark or (self.only_gathered and not upcoming.gathered):
            return
        tried: Counter[str] = Counter()
        for _ in range(MOST):
            found = self._wanted(at, upcoming, tried)
            if found is None:
                break
            key = upcoming.key(found)
            choices = self._choices(at, upcoming, found)
            try:
                upcoming = await at.play.planning.keep(
                    at.game, user, key, choices, ["" for _ in choices]
                )
            except UserError:  # it has become another question, or there are enough plans
                break
        number = (await at.play.table_view(at.game)).number
        self._seen[user] = number or 0, sum(made.waits for made in upcoming.plans)

    def _wanted(self, at: Seat, upcoming: UpcomingQuestion, tried: Counter[str]) -> Foreseen | None:
        """Return the first open question that one bothers to plan; each is tried once."""
        planned = Counter(made.kind for made in upcoming.plans if made.waits)
        for foreseen in upcoming.open:
            name = f"{upcoming.key(foreseen)} {planned[foreseen.kind]}"
            if tried[name] or not self.will.bothers(at, at.round, foreseen.kind):
                continue
            tried[name] += 1
            return foreseen
        return None

    def _choices(
        self, at: Seat, upcoming: UpcomingQuestion, foreseen: Foreseen
    ) -> list[PlanChoice]:
        dice = SeededRandom(at.rng.getrandbits(32))
        world, mind = foreseen.game, at.steward.mind
        values = [mind.quick(world, at.seat, dice)]
        values += mind.ideas(world, at.seat, self.choices, dice)
        found: list[PlanChoice] = []
        for value in values:
            if all(value != choice["value"] for choice in found):
                offered = upcoming.rules.conditions(world.state, at.seat, foreseen.kind, value)
                first = {condition.get("area"): condition for condition in reversed(offered)}
                found.append({"value": value, "conditions": list(first.values())})
        return found[: self.choices]


def terms_of(means: Sequence[Mean]) -> dict[str, Any]:
    """Return what a table agrees that uses all of some means."""
    agreed: dict[str, Any] = {}
    for mean in means:
        agreed |= mean.terms
    return agreed
