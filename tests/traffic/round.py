"""One round at a table, with people who are reached in different ways, and its table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.local import Settings, Standin
from tests.wire.at_table import CHANNEL, Served, open_table, serving
from tests.wire.playing import answer_one

from .judge import Judge, unconcerned
from .meter import Meter, Reading, Traffic

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
REACHED = {"Ben": "closed", "Cleo": "both", "Dan": "mention", "Eve": "off"}
"""How people want to be reached, if not directly; Ben wants that, and takes no direct messages."""

HOUR = 3600
PACE = 24 * HOUR
"""Seconds that everybody has for an answer."""


@dataclass
class Sitting:
    """What was counted while some people have played."""

    names: tuple[str, ...]
    people: dict[str, int]
    reading: Reading = field(default_factory=Reading)
    questions: Counter[str] = field(default_factory=Counter)
    """How many answers each of them has given."""
    unconcerned: Counter[int] = field(default_factory=Counter)
    """Who was rung for nothing that concerns them."""
    unreached: int = 0
    """How many were asked something, and not rung at all."""

    def add(self, reading: Reading, concerned: Counter[int]) -> None:
        """Add what was heard after one step."""
        for user, traffic in reading.direct.items():
            _add(self.reading.of(user), traffic)
        _add(self.reading.public, reading.public)
        self.reading.rings += reading.rings
        # Whoever wants both is rung twice for everything.
        twice = {self.people[n] for n in self.names if REACHED.get(n) == "both"}
        once = Counter({user: n * (1 + (user in twice)) for user, n in concerned.items()})
        self.unconcerned += unconcerned(reading.rings, once)
        deaf = {self.people[n] for n in self.names if REACHED.get(n) == "off"}
        self.unreached += sum(user not in reading.rings for user in concerned if user not in deaf)


def _add(to: Traffic, more: Traffic) -> None:
    for name, number in vars(more).items():
        setattr(to, name, getattr(to, name) + number)


@asynccontextmanager
async def sitting(
    directory: Path, ruleset: str, players: int
) -> AsyncIterator[tuple[Served, Sitting, Judge, Meter]]:
    """Begin a game of some people; nothing is counted yet."""
    async with Standin(Settings(users=8)) as standin:
        standin.service.clock.freeze()
        async with serving(standin, directory / "games.sqlite3") as bot:
            names = NAMES[:players]
            people = {name: standin.user(name).id for name in names}
            host = standin.user(names[0])
            await open_table(bot, host, ruleset=ruleset, players=players, hours=24)
            for name in names:
                await standin.user(name).slash("game join", CHANNEL)
                await _wish(bot, name)
            meter, judge = Meter(standin), Judge(bot)
            await host.slash("game start", CHANNEL)
            await bot.settled()
            yield bot, Sitting(names, people), judge, meter
        assert standin.violations == []


async def _wish(bot: Served, name: str) -> None:
    """Let somebody be reached as they want."""
    person, way = bot.standin.user(name), REACHED.get(name, "dm")
    if way == "closed":
        await person.set_dms(open=False)
        return
    play = bot.services.play
    wanted = replace(await play.users.settings(person.id), reach=way)  # type: ignore[arg-type]  # a Reach
    await play.users.set_settings(person.id, wanted)


async def one_round(
    directory: Path, ruleset: str, players: int, *, number: int = 1, seed: int = 1
) -> Sitting:
    """Play a round of a game at random, and count what reaches whom, from its first call on.

    Everybody answers half an hour after the one before.
    """
    rng = random.Random(seed)
    async with sitting(directory, ruleset, players) as (bot, found, judge, meter):
        table = await bot.services.play.table_view(1)
        while table.view["round"] <= number and not table.over:
            heard, concerned = meter.read(), await judge.concerned()
            if table.view["round"] == number:
                found.add(heard, concerned)
            await bot.after(HOUR / 2)
            seat = await answer_one(bot, rng)
            if table.view["round"] == number:
                user = table.info.users[seat]
                found.questions[next(n for n, u in found.people.items() if u == user)] += 1
            table = await bot.services.play.table_view(1)
    return found


def lines(title: str, found: Sitting) -> list[str]:
    """Return the table of a sitting."""

    def line(who: str, way: str, asked: str, there: Traffic, rung: str) -> str:
        counts = f"{there.posted} | {there.edited} | {there.deleted} | {there.pictures}"
        return f"| {who} | {way} | {asked} | {counts} | {rung} |"

    rung = found.reading.rings
    table = [
        f"| {title} | reached | answers | posted | edited | deleted | pictures | rings |",
        "| --- | --- | --: | --: | --: | --: | --: | --: |",
        line("the channel", "", "", found.reading.public, ""),
    ]
    for name in found.names:
        user, way = found.people[name], WAYS[REACHED.get(name, "dm")]
        asked = str(found.questions[name])
        table.append(line(name, way, asked, found.reading.of(user), str(rung[user])))
    answers = str(sum(found.questions.values()))
    every = Traffic()
    for there in (found.reading.public, *found.reading.direct.values()):
        _add(every, there)
    table.append(line("all", "", answers, every, str(sum(rung.values()))))
    return table


WAYS = {
    "dm": "directly",
    "closed": "takes no direct messages",
    "both": "both ways",
    "mention": "by a mention",
    "off": "not at all",
}
