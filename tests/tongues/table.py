"""A table of people with six languages, who play by presses, look at everything, and err."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.local import Settings, Standin
from bot.local.page.person import ActionOutcome, Person
from bot.local.rest.errors import PageError
from bot.text import language_of
from bot.ui.custom_id import CustomId
from tests.wire import pressing
from tests.wire.at_table import CHANNEL, Clicker, Served, open_table, serving

from .ears import Ears
from .sketcher import Sketcher, sketching

STUCK = 300
HOUR = 3600
LOCALES = {"en": "en-GB", "zh": "zh-CN", "fa": "en-US"}
"""The locale of a user's Discord, where it is not the language; it has no Persian one."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
STRANGER = "Gus"


@dataclass
class Tongues:
    """The table, while it is played at."""

    bot: Served
    ears: Ears
    people: list[Clicker]
    languages: dict[str, str]
    rng: random.Random
    stale: list[tuple[str, str]] = field(default_factory=list)
    """Messages and presses of the past."""
    idle: int = 0
    """How often in a row nobody was asked."""

    @property
    def host(self) -> Person:
        """Who runs the table."""
        return self.people[0].person

    async def settled(self) -> None:
        """Wait until everything that was to be sent is sent; time passes while some of it waits."""
        queue, clock = self.bot.services.play.queue, self.bot.standin.service.clock
        async with asyncio.timeout(240):
            await self.bot.services.play.quiet()
            # There is no event for "everything is quiet".
            while await queue.next_try() is not None or queue._flying:
                if not queue._flying:
                    clock.advance(1)
                self.bot.let_go_on()
                await asyncio.sleep(0.005)

    async def awaited(self) -> list[Clicker]:
        """Return the people who are asked something that they have not answered."""
        table = await self.bot.services.play.table_view(1)
        users = [table.info.users.get(seat) for seat in table.awaited]
        found = []
        for clicker in self.people:
            if clicker.person.id in users:
                hand = await self.bot.services.play.seat_view(1, clicker.person.id)
                if hand.question is not None and not hand.answered:
                    found.append(clicker)
        return found

    async def answer_once(self) -> bool:
        """Let everybody who is awaited answer by presses; tell whether the game goes on."""
        awaited = await self.awaited()
        self.idle = 0 if awaited else self.idle + 1
        if self.idle > STUCK:
            raise AssertionError(f"nobody is asked: {await self.bot.services.play.table_view(1)}")
        if not awaited:
            await self.settled()
            self.bot.standin.service.clock.advance(60)
            await self.bot.services.play.tick(self.bot.standin.service.clock.now())
        for clicker in awaited:
            panel = await clicker.panel()
            if panel.custom_ids:
                self.stale.append((panel.id, self.rng.choice(panel.custom_ids)))
            if clicker.asked(panel) is not None:
                await clicker.answer(panel)
                await self.settled()
        table = await self.bot.services.play.table_view(1)
        return not table.over


@asynccontextmanager
async def laid(
    directory: Path,
    ruleset: str,
    table: str,
    languages: Sequence[str],
    *,
    seed: int = 1,
    **options: Any,
) -> AsyncIterator[Tongues]:
    """Lay a table in a language, with a person for each of these, and begin."""
    rng = random.Random(seed)
    async with Standin(Settings(users=8)) as standin:
        standin.service.clock.freeze()
        people = [Clicker(standin.user(name), rng) for name in NAMES[: len(languages)]]
        locales = {c.person.id: tag for c, tag in zip(people, languages, strict=True)}
        tongues = {id: language_of(tag) for id, tag in locales.items()}
        stranger = standin.user(STRANGER)
        tongues[stranger.id] = "hu" if table != "hu" else "ru"
        ears = Ears(standin, tongues, table)
        async with serving(standin, directory / "games.sqlite3", painter=Sketcher()) as bot:
            for clicker in people:
                await clicker.person.set_locale(_locale(locales[clicker.person.id]))
                if tongues[clicker.person.id] == "fa":
                    await _choose(clicker.person, "fa")
            await stranger.set_locale(_locale(tongues[stranger.id]))
            names = {c.person.name: tongues[c.person.id] for c in people}
            with ears.open(), sketching():
                host = people[0].person
                await open_table(
                    bot,
                    host,
                    ruleset=ruleset,
                    language=table,
                    players=len(people),
                    hours=24,
                    **options,
                )
                found = Tongues(bot, ears, people, names, rng)
                for clicker in people:
                    await clicker.person.slash("game join", CHANNEL)
                await in_the_lobby(found)
                await host.slash("game start", CHANNEL)
                await found.settled()
                yield found
        assert standin.violations == []


def _locale(tag: str) -> str:
    return LOCALES.get(tag, tag)


async def _choose(person: Person, language: str) -> None:
    """Choose a language in one's settings, as somebody does whose Discord does not know it."""
    outcome = await person.slash("my settings", CHANNEL)
    panel = await person.message(outcome.message or "", CHANNEL)
    id = next(i for i in panel.custom_ids if CustomId.decode(i).arg == "language")
    await person.select(panel, id, language)


# -- what people do besides answering -------------------------------------------------------------

LOOKS = (
    "my panel",
    "my games",
    "my settings",
    "board",
    "map",
    "log",
    "rules",
    "help",
    "status",
    "game run",
    "note",
    "plan",
    "look",
    "say",
    "history",
)
NONSENSE = ""
"""Stands for words that mean nothing in the language of whoever types them."""
MEANT_AS = {
    "en": "xyzzy 17",
    "de": "ßüxß 17",
    "ru": "ъыъь 17",
    "hu": "zűűzű 17",
    "zh": "㐀㐁 17",
    "fa": "ژژژژ 17",
}
TYPED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("answer", {"text": NONSENSE}),
    ("plan", {"text": NONSENSE}),
    ("look", {"name": NONSENSE}),
    ("look", {"name": "17"}),
    ("why", {"topic": "refused"}),
    ("why", {"topic": "supply"}),
    ("why", {"topic": "lead"}),
    ("rules", {"about": "1"}),
    ("rules", {"about": "5.3"}),
    ("rules", {"about": "17 17"}),
    ("log", {"game": 99}),
    ("log", {"topic": NONSENSE}),
    ("history", {"game": 1}),
    ("history", {"round": 1}),
    ("game join", {"seat": NONSENSE}),
    ("game stewards", {}),
    ("game start", {}),
    ("game join", {}),
    ("game close", {}),
    ("map", {"region": NONSENSE, "colours": "17"}),
    ("map", {"region": "battle"}),
    ("say", {"ally": NONSENSE}),
)
SEARCHED: tuple[tuple[str, str], ...] = (
    ("game new", "ruleset"),
    ("game new", "players"),
    ("game new", "options"),
    ("game new", "rulings"),
    ("game join", "seat"),
    ("look", "name"),
    ("log", "topic"),
    ("log", "phase"),
    ("log", "seat"),
    ("map", "region"),
    ("map", "colours"),
    ("why", "topic"),
    ("why", "seat"),
    ("rules", "about"),
    ("rules", "ruleset"),
    ("plan", "text"),
    ("history", "part"),
    ("talk", "seat"),
    ("say", "ally"),
    ("my settings", "zone"),
)


async def use(table: Tongues, person: Person, command: str, **options: Any) -> ActionOutcome | None:
    """Use a command, if there is one of that name; whatever it says is heard."""
    try:
        outcome = await person.slash(command, CHANNEL, **options)
    except PageError:
        return None
    await table.settled()
    return outcome


async def run(table: Tongues, person: Person, deed: str, value: str = "") -> None:
    """Do something in the panel of the running game; whatever it says is heard."""
    await pressing.run(person, deed, value)
    await table.settled()


async def in_the_lobby(table: Tongues) -> None:
    """Look at the settings of the table, and at everything that a select there says."""
    for clicker in table.people:
        for command in ("game run", "status", "my settings", "help", "rules"):
            await use(table, clicker.person, command)
    await leaf(table, table.host, "game run", presses=40)


async def leaf(table: Tongues, person: Person, command: str, *, presses: int) -> None:
    """Press what a command shows, and what is shown then; nothing that decides anything."""
    outcome = await use(table, person, command)
    if outcome is None or outcome.message is None:
        return
    pressed: set[str] = set()
    for _ in range(presses):
        seen = await person.message(outcome.message, CHANNEL)
        ids = [
            id
            for id in seen.custom_ids
            if id not in pressed
            and not seen.component(id).get("disabled")
            and CustomId.decode(id).verb not in DECIDING
            and not (seen.component(id)["type"] != 2 and CustomId.decode(id).verb in AGREEING)
        ]
        if not ids:
            return
        id = table.rng.choice(ids)
        pressed.add(id)
        try:
            if seen.component(id)["type"] == 2:
                done = await person.click(seen, id)
            else:
                options = seen.options(id)
                done = await person.select(seen, id, table.rng.choice(options))
        except PageError:
            continue
        if done.kind == "modal":
            await person.close(done)
        await table.settled()


DECIDING = frozenset(
    {
        *("leave", "fill", "start", "rematch", "run", "agree", "aye", "nay", "lock", "data"),
        *(
            "instruct",
            "preset",
            "withdraw",
            "undo",
            "change",
            "keep",
            "learn",
            "next",
            "reach",
            "take-seat",
        ),
    }
)
"""Verbs that end something, or decide about it."""
AGREEING = frozenset({"setup", "prefer"})
"""Verbs whose selects change what is agreed, or preferred."""


async def look_around(table: Tongues, *, shared: bool = False) -> None:
    """Look at everything, and search for everything: everybody, or each at a share of it."""
    for n, clicker in enumerate(table.people):
        mine = slice(n, None, len(table.people)) if shared else slice(None)
        for command in LOOKS[mine]:
            await use(table, clicker.person, command)
        for command, option in SEARCHED[mine]:
            for typed in ["", "1"]:
                try:
                    await clicker.person.autocomplete(command, option, typed, CHANNEL)
                except PageError:
                    break


async def err(table: Tongues, *, shared: bool = False) -> None:
    """Type nonsense, press what has passed, and act as a stranger."""
    stranger = table.bot.standin.user(STRANGER)
    everybody = (*(c.person for c in table.people), stranger)
    for n, person in enumerate(everybody):
        tongue = table.ears.people.get(person.id, "en")
        for command, options in TYPED[slice(n, None, len(everybody)) if shared else slice(None)]:
            if not (person is table.host and command == "game close"):
                said = {k: MEANT_AS[tongue] if v == NONSENSE else v for k, v in options.items()}
                await use(table, person, command, **said)
        for message, id in table.stale[-2:]:
            try:
                await person.click(message, id)
            except PageError:
                continue
    await use(table, stranger, "my panel")
    await use(table, stranger, "game run")
    await use(table, stranger, "map")
    await table.settled()


async def browse(table: Tongues) -> None:
    """Press through panels that decide nothing."""
    for clicker in table.people:
        for command in ("my settings", "help", "log", "rules", "note", "plan", "my games"):
            await leaf(table, clicker.person, command, presses=6)


# -- what tables do together ----------------------------------------------------------------------


async def everybody_votes(table: Tongues, verb: str) -> None:
    """Vote on the proposal that was posted last."""
    for clicker in table.people:
        for seen in reversed(await clicker.person.messages(CHANNEL)):
            ids = [id for id in seen.custom_ids if CustomId.decode(id).verb == verb]
            if ids and not seen.component(ids[0]).get("disabled"):
                await clicker.person.click(seen, ids[0])
                await table.settled()
                break


async def deal(table: Tongues) -> None:
    """Ally, talk, and say something."""
    seats = (await table.bot.services.play.table_view(1)).info.seats
    info = (await table.bot.services.play.table_view(1)).info
    one, other = table.people[0].person, table.people[1].person
    mine = {p.user: p.seat for p in info.players}
    for person, ally in ((one, other), (other, one)):
        await use(table, person, "say", ally=mine[ally.id])
    await use(table, one, "talk", seat=mine[other.id])
    await use(table, one, "say", text="17 18")
    for clicker in table.people:
        await use(table, clicker.person, "status")
    await use(table, other, "say", ally=mine[one.id], end=True)
    await use(table, one, "say", ally=next(s for s in seats if s == mine[one.id]))


async def pause(table: Tongues) -> None:
    """Stop the clocks; go on by the host's word, and by a vote."""
    await run(table, table.host, "pause")
    for clicker in table.people:
        await use(table, clicker.person, "my panel")
    await run(table, table.host, "resume")
    await run(table, table.host, "pause")
    await run(table, table.people[1].person, "resume")
    await everybody_votes(table, "aye")
    await run(table, table.people[2].person, "extend:6")
    await everybody_votes(table, "nay")


async def be_away(table: Tongues) -> None:
    """Go on a holiday, lend a seat, let a stranger play it, and take it back."""
    person, stranger = table.people[2].person, table.bot.standin.user(STRANGER)
    mine = {p.user: p.seat for p in (await table.bot.services.play.table_view(1)).info.players}
    await run(table, person, "away", "3")
    await use(table, table.host, "status")
    await use(table, person, "my panel")
    await run(table, person, "return")
    await run(table, person, "lend")
    await use(table, stranger, "game join", seat=mine[person.id])
    await use(table, stranger, "my panel")
    await use(table, person, "my panel")
    await run(table, person, "reclaim")


async def be_late(table: Tongues) -> None:
    """Let a day pass: reminders first, then the clock runs out."""
    for hours in (19, 4, 2):
        table.bot.standin.service.clock.advance(hours * HOUR)
        await table.bot.services.play.tick(table.bot.standin.service.clock.now())
        await table.settled()
    for clicker in table.people:
        await use(table, clicker.person, "status")
        await use(table, clicker.person, "my panel")


async def go_back(table: Tongues) -> None:
    """Propose to go back to an earlier moment, and agree."""
    person = table.people[1].person
    moments = await table.bot.services.play.votes.moments(1)
    if moments:
        await run(table, person, "back", str(moments[min(2, len(moments) - 1)].question))
        await everybody_votes(table, "aye")


async def send_away(table: Tongues) -> None:
    """Propose to send somebody away, and do not agree; let a steward play, and take it back."""
    mine = {p.user: p.seat for p in (await table.bot.services.play.table_view(1)).info.players}
    person, other = table.people[1].person, table.people[2].person
    await run(table, person, f"kick:{mine[other.id]}")
    await everybody_votes(table, "nay")
    await run(table, table.host, f"stand-in:{mine[other.id]}")
    await use(table, other, "my panel")


async def say_it(table: Tongues) -> None:
    """Type what is suggested, plans with conditions and answers."""
    for clicker in table.people:
        person = clicker.person
        typed = ""
        for _ in range(3):
            ways = await person.autocomplete("plan", "text", typed, CHANNEL)
            if not ways:
                break
            typed = table.rng.choice(ways)["value"]
            await use(table, person, "plan", text=typed)
            joining = PLAN_IF[table.ears.people[person.id]]
            typed = f"{typed} {joining} "
        await use(table, person, "plan")
        await use(table, person, "note", text="17")


PLAN_IF = {"en": "if", "de": "wenn", "ru": "если", "hu": "ha", "zh": "如果", "fa": "اگر"}
DEEDS = (deal, say_it, pause, be_late, be_away, go_back, send_away)
"""One of these happens in each round."""
