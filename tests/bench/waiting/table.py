"""One game, played by modelled people with a steward's choices on the bot's own play layer.

Time is a clock that moves from event to event: somebody looks, something is due, a message goes
out. Whoever looks gives all answers that are awaited of them by then, which takes no time, and
then does what the means say. Calls and reminders are rows of the outbox like the bot's, sent when
it would send them; so nobody is called in quiet hours, or to a question that was answered at once.

A *hand-over*: answers have opened and somebody is awaited who did not give the last of them. A
question to several is one hand-over, and so is one that comes to its seat through answers that
nobody was asked for; a second question to whoever has just answered is none.
"""

from __future__ import annotations

import heapq
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.play import Play
from bot.store import Store
from bot.store.people.users import UserSettings
from bot.store.table import clocks
from engine.rulesets import rulesets
from engine.stewards.effort import Level
from engine.stewards.levels import minds
from engine.stewards.steward import Steward

from .means import Mean, Seat, terms_of
from .people import DAY, HABITS, HOUR, Person

BEGINS = 1_700_000_000.0
GRACE = 4.0
"""Seconds that a call waits, since it may be answered meanwhile, as the bot has it by default."""
TERMS = {"together": int(2 * DAY), "at_deadline": "wait"}
"""What a table agrees: two days for an answer, and then it goes on waiting."""
LONGEST = 1000 * DAY
MEMORY = Path("/dev/shm")
"""Where databases are kept that nobody has to find again, if the machine has it."""


@dataclass
class Tally:
    """What was counted in a game."""

    rounds: int = 0
    days: float = 0.0
    handovers: Counter[str] = field(default_factory=Counter)
    """By the kind of question."""
    waited: Counter[str] = field(default_factory=Counter)
    """Seconds for which the table waited, by the kind of question that was open."""
    lasted: list[float] = field(default_factory=list)
    """Seconds from each hand-over to the next."""
    calls: int = 0
    reminders: int = 0
    """Messages that ask somebody for an answer, of all people together."""
    answers: int = 0
    """Answers given by hand when they were asked for."""


class Table:
    """A game in progress."""

    def __init__(
        self, play: Play, clock: _Clock, means: Sequence[Mean], seed: int, *, random_choices: bool
    ) -> None:
        self.play = play
        self.clock = clock
        self.means = means
        self.seed = seed
        self.random_choices = random_choices
        self.tally = Tally()
        self.game = 0
        self.people: dict[int, Person] = {}
        self._events: list[tuple[float, int, str, int]] = []
        self._count = 0
        self._open: tuple[int, str] | None = None
        self._since = self._handed = clock.time
        self._steward: Steward | None = None
        self._rng = random.Random(f"{seed}/means")

    async def begin(self, ruleset: str, players: int) -> None:
        """Open a table, seat everybody and start."""
        self._steward = Steward(Level("quick"), minds[ruleset])
        for user in range(1, players + 1):
            rng = random.Random(f"{self.seed}/{user}")
            person = Person(user, HABITS[(user - 1) % len(HABITS)], rng, self.clock.time)
            self.people[user] = person
            await self.play.users.set_settings(
                user, UserSettings(zone=person.zone, quiet=person.quiet)
            )
        opened = await self.play.new_game(
            host=1,
            host_name="1",
            guild=1,
            channel=1,
            ruleset=ruleset,
            options={"players": players},
            rulings={},
            terms={**TERMS, **terms_of(self.means)},
        )
        self.game = opened.id
        for user in range(2, players + 1):
            await self.play.join(self.game, user, str(user))
        await self.play.start(self.game, 1)
        for user, person in self.people.items():
            self._at(person.next_look(self.clock.time), "look", user)
        await self._observe(None)

    async def run(self) -> Tally:
        """Play to the end."""
        begun = self.clock.time
        end = begun + LONGEST
        while self._open is not None and self._events and self.clock.time < end:
            self.clock.time, _, what, user = heapq.heappop(self._events)
            match what:
                case "look" | "heed":
                    if what == "look":
                        person = self.people[user]
                        self._at(person.next_look(self.clock.time), "look", user)
                    await self._look(user)
                case "tick":
                    await self.play.tick(self.clock.time)
                    await self._observe(None)
                case _:
                    await self._post()
        self.tally.days = (self.clock.time - begun) / DAY
        return self.tally

    # -- within ---------------------------------------------------------------------------------

    def _at(self, time: float, what: str, user: int = 0) -> None:
        self._count += 1
        heapq.heappush(self._events, (time, self._count, what, user))

    async def _look(self, user: int) -> None:
        assert self._steward is not None
        seed = 0
        while True:
            hand = await self.play.seat_view(self.game, user)
            if hand.over:
                break
            if hand.question is None or hand.answered:
                break
            number = hand.question.number
            async with self.play._matches.at(self.game) as match:
                seed = hash((self.seed, number, user))
                if self.random_choices:
                    value = hand.question.shape.sample(random.Random(seed))
                else:
                    value = self._steward.answer(match.game, hand.seat, seed)
            await self.play.answer(self.game, user, number, value)
            await self.play.quiet(self.game)
            self.tally.answers += 1
            await self._observe(user)
        if self._open is not None:
            await self._mean(user, hand.seat)
        self._at(self.clock.time + GRACE + 1, "post")

    async def _mean(self, user: int, seat: str) -> None:
        assert self._steward is not None
        for mean in self.means:
            async with self.play._matches.at(self.game) as match:
                state = match.game
            at = Seat(
                self.play,
                self.game,
                self.people[user],
                seat,
                state,
                self._steward,
                self._rng,
                self.tally.rounds,
            )
            await mean.look(at)
            await self.play.quiet(self.game)
            await self._observe(user)

    async def _observe(self, user: int | None) -> None:
        """Note what is open now, after somebody has done something."""
        table = await self.play.table_view(self.game)
        self.tally.rounds = table.view.get("round", self.tally.rounds)
        asked = None if table.number is None else (table.number, str(table.kind))
        if asked == self._open:
            return
        now = self.clock.time
        if self._open is not None:
            self.tally.waited[self._open[1]] += round(now - self._since)
        self._open, self._since = asked, now
        users = {p.user for p in table.info.players if p.seat in table.awaited}
        if asked is None:
            self.tally.lasted.append(now - self._handed)
        elif users - {user}:
            if self.tally.handovers:
                self.tally.lasted.append(now - self._handed)
            self._handed = now
            self.tally.handovers[asked[1]] += 1
        self._at(now + GRACE + 1, "post")
        await self._wind()

    async def _wind(self) -> None:
        """See to it that what is due next is done."""
        async with self.play._matches.reading(None) as session:
            alarm = await clocks.next_alarm(session)
        if alarm is not None:
            self._at(max(alarm, self.clock.time + 1), "tick")

    async def _post(self) -> None:
        """Send what is due, and let those who are called look."""
        queue = self.play.queue
        while rows := await queue.due(self.clock.time, grace=GRACE):
            for row in rows:
                if not await queue.sending(row):
                    continue
                await queue.sent(row, row.id)
                if row.kind not in ("turn", "reminder") or row.target_user is None:
                    continue
                if row.kind == "turn":
                    self.tally.calls += 1
                else:
                    self.tally.reminders += 1
                heeds = self.people[row.target_user].heeds(self.clock.time)
                if heeds is not None:
                    self._at(heeds, "heed", row.target_user)
        later = await queue.next_try(grace=GRACE)
        if later is not None:
            self._at(max(later, self.clock.time + 1), "post")


class _Clock:
    """A clock that moves from event to event."""

    def __init__(self, time: float) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


async def play_game(
    ruleset: str, players: int, means: Sequence[Mean], seed: int, *, random_choices: bool = False
) -> Tally:
    """Play a game, in a database of its own, and return what was counted.

    With ``random_choices`` people answer at random what they are asked.
    """
    clock = _Clock(BEGINS + seed % 7 * DAY + seed % 24 * HOUR)
    with _folder() as folder:
        store = await Store.open(folder / "game.sqlite")
        try:
            rng = random.Random(seed)
            play = await Play.open(
                store, {ruleset: rulesets[ruleset]}, rng=rng, now=clock, steady=clock
            )
            try:
                table = Table(play, clock, means, seed, random_choices=random_choices)
                await table.begin(ruleset, players)
                return await table.run()
            finally:
                await play.close()
        finally:
            await store.close()


@contextmanager
def _folder() -> Iterator[Path]:
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        yield Path(name)
