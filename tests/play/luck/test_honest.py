"""Whatever people do at a table, the log of an honest bot has nothing wrong in it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from bot.play.errors import user_error
from engine.fairness.verify import verify
from engine.rulesets import rulesets
from tests.fairness.host import OWN
from tests.running.marks import daily, nightly

from ..tables import Clock, playing, send_all, step
from .test_lights import Told, id_at

SECRET = bytes(range(32))
PEOPLE = (101, 102, 103)
OTHERS = (104, 105, 106)
TERMS = {"together": 3600, "alone": 3600, "grace": 60, "left_alone": "go-on"}

Deed = Callable[["Table"], Awaitable[None]]


class Table:
    """Three people and stewards at a table, who do whatever a table allows."""

    def __init__(self, play: Play, clock: Clock, rng: random.Random) -> None:
        self.play, self.clock, self.rng = play, clock, rng
        self.game = 0
        self.done: dict[str, int] = {}
        self.receipts: list[str] = []

    async def begin(self, ruleset: str, lights: str) -> None:
        """Open the table, and begin."""
        play = self.play
        info = await play.new_game(
            host=PEOPLE[0],
            host_name="Ann",
            guild=1,
            channel=7,
            ruleset=ruleset,
            options={},
            rulings={},
            terms={**TERMS, "lights": lights},
        )
        self.game = info.id
        for user in PEOPLE[1:]:
            await play.join(self.game, user, str(user))
        if info.size > len(PEOPLE):
            await play.add_stewards(self.game, PEOPLE[0])
        await play.start(self.game, PEOPLE[0])
        await self.shine()

    async def shine(self) -> None:
        """Let the rounds come that are awaited."""
        lights = self.play.lights
        for _ in range(5):
            for row in await send_all(self.play):
                if row.kind == "light":
                    self.clock.time += 1
                    message = id_at(self.clock)
                    await lights.posted(self.game, row.payload["head"], 7, message)
            if (await self.play.info(self.game)).light != "awaited":
                return
            await lights.tend()
            self.clock.time += 18
            await lights.tend()
            await self.play.quiet()

    async def act(self) -> None:
        """Do one thing, if it can be done."""
        deed = self.rng.choices(list(DEEDS), list(DEEDS.values()))[0]
        try:
            await deed(self)
        except UserError:
            return
        finally:
            await self.play.quiet()
            await self.shine()
        self.done[deed.__name__] = self.done.get(deed.__name__, 0) + 1

    async def user(self) -> int:
        """Return somebody who plays."""
        return self.rng.choice([*(await self.play.info(self.game)).users.values()])

    async def number(self) -> int:
        """Return the number of the open question."""
        return (await self.play.table_view(self.game)).number or 0


async def answer(table: Table) -> None:
    """Answer by hand, if asked; or change an answer that is sealed."""
    user = await table.user()
    hand = await table.play.seat_view(table.game, user)
    if hand.question is not None:
        value = hand.question.shape.sample(table.rng)
        hand = await table.play.answer(table.game, user, hand.question.number, value)
        table.receipts += [hand.receipt] if hand.receipt else []


async def withdraw(table: Table) -> None:
    """Take a sealed answer back."""
    await table.play.withdraw(table.game, await table.user(), await table.number())


async def undo(table: Table) -> None:
    """Take one's own last answer back."""
    for user in (await table.play.info(table.game)).users.values():
        if (await table.play.seat_view(table.game, user)).undoable:
            await table.play.undo(table.game, user, await table.number())
            return
    raise user_error("nothing-to-undo")


async def rewind(table: Table) -> None:
    """Go back, all together."""
    play, game = table.play, table.game
    users = [*(await play.info(game)).users.values()]
    moment = table.rng.choice(await play.votes.moments(game) or [None])
    if moment is not None:
        proposal = await play.votes.propose_back(game, users[0], moment.question)
        for user in users[1:]:
            await play.votes.vote(game, user, proposal, agrees=True)


async def pass_time(table: Table) -> None:
    """Let answers open, and deadlines pass."""
    table.clock.time += table.rng.choice((61, 61, 3700))
    await table.play.tick(table.clock.time)


async def leave(table: Table) -> None:
    """Leave, while others are at the table."""
    users = [*(await table.play.info(table.game)).users.values()]
    if len(users) > 1:
        await table.play.seats.leave(table.game, table.rng.choice(users))


async def take(table: Table) -> None:
    """Take a seat that somebody has left."""
    info = await table.play.info(table.game)
    empty = [p.seat for p in info.players if p.open and p.seat is not None]
    if empty:
        user = table.rng.choice((*PEOPLE, *OTHERS))
        await table.play.seats.take(table.game, user, str(user), table.rng.choice(empty))


async def lend(table: Table) -> None:
    """Offer one's seat, or have it back."""
    user = await table.user()
    if table.rng.random() < 0.5:
        await table.play.seats.offer(table.game, user)
    else:
        await table.play.seats.reclaim(table.game, user)


async def stand_in(table: Table) -> None:
    """Let a steward play for somebody for a while."""
    info = await table.play.info(table.game)
    seat = table.rng.choice([*info.users])
    await table.play.seats.stand_in(table.game, info.host, seat, "page")


async def return_to_it(table: Table) -> None:
    """Play for oneself again."""
    await table.play.seats.reclaim(table.game, await table.user())


DEEDS: dict[Any, int] = {
    answer: 60,
    pass_time: 12,
    withdraw: 5,
    undo: 5,
    rewind: 3,
    leave: 1,
    take: 3,
    lend: 2,
    stand_in: 1,
    return_to_it: 1,
}


async def tried(path: Path, ruleset: str, seed: int, lights: str, deeds: int) -> dict[str, int]:
    """Let a table do things, close it, and verify its record; return how often it did what."""
    clock = Clock()
    relays = Told(clock)
    async with playing(
        path,
        seed=seed,
        rulesets=rulesets,
        clock=clock,
        secret=lambda: SECRET,
        relays=relays,
    ) as play:
        table = Table(play, clock, random.Random(f"{seed}/{ruleset}/{lights}"))
        await table.begin(ruleset, lights)
        for _ in range(deeds):
            if (await play.info(table.game)).phase != "running":
                break
            await table.act()
        info = await play.info(table.game)
        if info.phase == "running":
            await play.places.close(table.game, info.host, moderator=True)
        data = await play.records.proof(table.game)
        assert data is not None
        found = verify(data, rulesets, "\n".join(table.receipts), beacons=[OWN])
        assert [str(one) for one in found.reds] == []
        assert {one.check for one in found.ambers} <= {
            "abandoned", "undo", "replaced", "unconfirmed", "nothing-seen", "dark",
        }  # fmt: skip
    return table.done


@pytest.mark.parametrize("lights", daily("always", of=("once", "always")))
@pytest.mark.parametrize("ruleset", daily("agot-2e", "inis", of=list(rulesets)))
async def test_nothing_that_people_do_looks_like_a_cheat(
    path: Path, ruleset: str, lights: str
) -> None:
    """Answers changed, taken back, undone; deadlines, stewards, people who come and go."""
    done = await tried(path, ruleset, 1, lights, 60)
    assert {"answer", "pass_time"} <= done.keys()


async def test_who_has_left_has_no_say_in_going_back(path: Path) -> None:
    """One of two who have decided since leaves, and the other goes back behind both."""
    clock = Clock()
    async with playing(
        path, rulesets=rulesets, clock=clock, secret=lambda: SECRET, relays=Told(clock)
    ) as play:
        table = Table(play, clock, random.Random(1))
        await table.begin("inis", "once")
        decided: list[tuple[int, int]] = []
        while len({user for user, _ in decided[-2:]}) < 2:
            view = await play.table_view(table.game)
            (seat,) = view.awaited
            user = view.info.users[seat]
            hand = await play.seat_view(table.game, user)
            assert hand.question is not None
            decided.append((user, hand.question.number))
            value = hand.question.shape.sample(table.rng)
            await play.answer(table.game, user, hand.question.number, value)
            await play.quiet()
        (leaver, back), (stayer, _) = decided[-2:]
        await play.seats.leave(table.game, leaver)
        await play.quiet()
        await play.votes.propose_back(table.game, stayer, back)
        await play.places.close(table.game, (await play.info(table.game)).host, moderator=True)
        data = await play.records.proof(table.game)
    assert data is not None
    found = verify(data, rulesets, beacons=[OWN])
    assert [str(one) for one in found.reds] == []
    assert "undo" in {one.check for one in found.ambers}


@nightly
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("ruleset", list(rulesets))
async def test_nothing_looks_like_a_cheat_in_long_games(
    path: Path, ruleset: str, seed: int
) -> None:
    """The same for a long time, in which each of these things has happened."""
    await tried(path, ruleset, seed, ("once", "always")[seed % 2], 300)


@nightly
async def test_what_a_table_reads_of_its_log(path: Path) -> None:
    """Six people play to the end: two messages of the log's own, and a line at each round's end."""
    clock, rules = Clock(), {"agot-2e": rulesets["agot-2e"]}
    relays, rng = Told(clock), random.Random(1)
    async with playing(
        path, rulesets=rules, clock=clock, secret=lambda: SECRET, relays=relays
    ) as play:
        info = await play.new_game(
            host=101,
            host_name="Ann",
            guild=1,
            channel=7,
            ruleset="agot-2e",
            options={},
            rulings={},
        )
        for user in range(102, 107):
            await play.join(info.id, user, str(user))
        await play.start(info.id, 101)
        (light,) = [row for row in await send_all(play) if row.kind == "light"]
        await play.lights.posted(info.id, light.payload["head"], 7, id_at(clock))
        await play.lights.tend()
        clock.time += 18
        await play.lights.tend()
        while await step(play, info.id, rng):
            pass
        rows = await send_all(play)
        data = await play.records.proof(info.id)
        assert data is not None
    assert not [row for row in rows if row.kind == "light"]
    assert len(relays.asked) == 1
    news = [e["id"] for row in rows if row.kind == "news" for e in row.payload["events"]]
    assert news == ["table-luck-opened"]
    heads = [row.payload["head"] for row in rows if "head" in row.payload]
    found = verify(data, rulesets, "\n".join(heads), beacons=[OWN])
    assert found.reds == []
    assert {one.check for one in found.ambers} == {"unconfirmed"}
