"""What players do unasked at a table: gifts of Power, in the open and for good (X4.9)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, UserError
from bot.play.hints import PAUSE, HintResult, Nobody
from bot.play.match.steward_jobs import Guessing, SeatHistory, StewardJob
from bot.text import localizer_for
from engine.kernel.game import Game
from engine.kernel.saving import Saved, load
from engine.records import Record, compare
from engine.rulesets import rulesets
from tests.agot.position import Position
from tests.family.mother import given
from tests.play.houses import lay_position
from tests.play.tables import Clock, awaited_users, playing, send_all, step, verdict, written

ID = "agot-2e-mod"
USERS = {101: "baratheon", 102: "lannister", 103: "stark", 104: "targaryen"}
BARATHEON, LANNISTER, STARK, TARGARYEN = USERS
SECRET = bytes(range(32))


def table(path: Path) -> Any:
    """Open the games of a database, with luck that is promised."""
    rules = {ID: rulesets[ID]}
    return playing(path, rulesets=rules, clock=Clock(), secret=lambda: SECRET)


async def begin(play: Play, **rulings: str) -> int:
    """Begin a game of four, and go on until orders are placed."""
    info = await play.new_game(
        host=BARATHEON,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset=ID,
        options={"players": 4},
        rulings=rulings,
        terms={"gone": "wait"},
    )
    for user, seat in USERS.items():
        await play.join(info.id, user, str(user), seat)
    await play.start(info.id, BARATHEON)
    await until(play, info.id, "orders")
    return info.id


async def until(play: Play, game: int, kind: str) -> None:
    """Go on until a question of a kind is open."""
    rng = random.Random(2)
    while (await play.table_view(game)).kind != kind:
        assert await step(play, game, rng)


async def give(
    play: Play, game: int, user: int, to: str, power: int, interaction: int | None = None
) -> None:
    """Give Power."""
    value = {"to": to, "power": power}
    await play.interjecting.take(game, user, "gift", value, interaction=interaction)


async def power_of(play: Play, game: int) -> dict[str, int]:
    """Return everybody's available Power."""
    houses = (await play.table_view(game)).view["houses"]
    return {seat: houses[seat]["power"] for seat in USERS.values()}


async def place(play: Play, game: int, user: int) -> None:
    """Place orders, any."""
    question = (await play.seat_view(game, user)).question
    assert question is not None
    await play.answer(game, user, question.number, question.shape.sample(random.Random(user)))


async def test_a_gift_while_orders_are_sealed(path: Path) -> None:
    """Answers stay sealed, receipts and the question stay as they are; everybody hears of it."""
    async with table(path) as play:
        game = await begin(play)
        await place(play, game, STARK)
        before, number = await play.seat_view(game, STARK), (await play.table_view(game)).number
        had = await power_of(play, game)
        await send_all(play)
        await give(play, game, STARK, "lannister", 3)
        await give(play, game, LANNISTER, "targaryen", 1, interaction=77)
        await give(play, game, LANNISTER, "targaryen", 1, interaction=77)  # the same press again
        shown = await play.table_view(game)
        assert (shown.number, shown.answered) == (number, ("stark",))
        after = await play.seat_view(game, STARK)
        assert (after.sealed, after.receipt) == (before.sealed, before.receipt)
        assert await power_of(play, game) == {
            **had,
            "stark": had["stark"] - 3,
            "lannister": had["lannister"] + 2,
            "targaryen": had["targaryen"] + 1,
        }
        told = [t for t in await play.history(game, None) if t.id == "event-power-given"]
        say = localizer_for("en").of(ID)
        assert [say(t.id, **t.params) for t in told] == [
            "Stark gives Lannister 3 Power.",
            "Lannister gives Targaryen 1 Power.",
        ]
        kinds = [row.kind for row in await send_all(play)]
        assert {"status"} < set(kinds) <= {"status", "opened", "grown"}  # card and chapter
        rows = written(path)
    async with table(path) as play:
        assert written(path) == rows
        assert (await play.seat_view(game, STARK)).receipt == before.receipt
        assert (await play.table_view(game)).view == shown.view
        for user in await awaited_users(play, game):
            await place(play, game, user)
        await play.quiet()
        await play.places.close(game, BARATHEON, moderator=True)
        record = await play.records.of(game)
        found = await verdict(play, game, before.receipt)
    assert found.reds == []
    gifts = [step for step in record["steps"] if step["kind"] == "gift"]
    assert gifts == [
        {"seat": "stark", "kind": "gift", "value": {"to": "lannister", "power": 3}},
        {"seat": "lannister", "kind": "gift", "value": {"to": "targaryen", "power": 1}},
    ]
    kinds_of_steps = [step["kind"] for step in record["steps"]]
    assert kinds_of_steps.index("gift") < kinds_of_steps.index("orders")
    assert compare(Record.model_validate(record)).differences == 0


async def test_there_is_no_way_back_but_by_vote(path: Path) -> None:
    """Nobody undoes an answer past a gift; the table can, and the log of luck tells of it."""
    async with table(path) as play:
        game = await begin(play)
        for user in USERS:
            await place(play, game, user)
        had = await power_of(play, game)
        (user, *_) = await awaited_users(play, game)
        await step(play, game, random.Random(1))
        undoable = (await play.seat_view(game, user)).undoable
        await give(play, game, STARK, "lannister", 2)
        assert undoable
        assert not (await play.seat_view(game, user)).undoable
        (last, *_) = [m for m in await play.votes.moments(game) if len(m.seats) == len(USERS)]
        proposal = await play.votes.propose_back(game, BARATHEON, last.question)
        for voter in (LANNISTER, STARK, TARGARYEN):
            await play.votes.vote(game, voter, proposal, agrees=True)
        assert await power_of(play, game) == had
        await place(play, game, STARK)
        receipt = (await play.seat_view(game, STARK)).receipt
        await give(play, game, STARK, "lannister", 1)
        assert (await play.seat_view(game, STARK)).receipt == receipt
        for user in await awaited_users(play, game):
            await place(play, game, user)
        await play.quiet()
        await play.places.close(game, BARATHEON, moderator=True)
        found = await verdict(play, game, receipt)
    assert found.reds == []
    assert found.record is not None
    assert "unasked" in {entry.is_ for entry in found.record.log}


async def test_why_nothing_can_be_given(path: Path) -> None:
    """The rules' reason is said; where gifts are ruled out, nothing offers them."""
    async with table(path) as play:
        game = await begin(play)
        assert (await play.seat_view(game, STARK)).interjections == ("gift",)
        offered = await play.interjecting.of(game, STARK, "gift")
        assert offered.shape.step(()).options[0].id.startswith("house:")
        with pytest.raises(UserError, match="refused-gift-to-vassal"):
            await give(play, game, STARK, "martell", 1)
        with pytest.raises(UserError, match="refused-not-asked"):
            await play.interjecting.of(game, STARK, "theft")
        with pytest.raises(UserError, match="trouble-not-playing"):
            await give(play, game, 999, "stark", 1)
    async with table(path.with_name("never.db")) as play:
        game = await begin(play, **{"gifts-of-power": "never"})
        assert (await play.seat_view(game, STARK)).interjections == ()
        with pytest.raises(UserError, match="refused-not-asked"):
            await give(play, game, STARK, "lannister", 1)


async def test_nothing_is_given_once_a_table_has_ended_its_game(path: Path) -> None:
    """A message that is still on somebody's screen does nothing any more."""
    async with table(path) as play:
        game = await begin(play)
        await play.places.close(game, BARATHEON, moderator=True)
        before = (await play.records.of(game))["steps"]
        with pytest.raises(UserError, match="trouble-closed"):
            await play.interjecting.of(game, STARK, "gift")
        with pytest.raises(UserError, match="trouble-closed"):
            await give(play, game, STARK, "lannister", 1)
        assert (await play.records.of(game))["steps"] == before


PEOPLE = {BARATHEON: "baratheon", LANNISTER: "lannister", STARK: "stark"}
"""The computer plays Targaryen."""
NO_LOAN = {"area": "the-narrow-sea", "slot": None, "card": None}
SPYMASTER = {"area": "the-narrow-sea", "slot": 2, "card": "spymaster"}


def at_the_bank() -> Position:
    """Lannister, then Targaryen may take a loan; the Spymaster costs 4 Power."""
    return given(
        " ".join(USERS.values()),
        units={"the-narrow-sea": "targaryen 1S", "the-golden-sound": "lannister 1S"},
        orders={"the-narrow-sea": "iron-bank", "the-golden-sound": "iron-bank"},
        tracks={"iron-throne": "lannister baratheon stark"},
        power={"targaryen": 3, "lannister": 5},
        slots=["full-host", "spymaster", "sea-raiders"],
        stage=["consolidation"],
        phase="power",
    )


class Slow(Guessing):
    """Guesses, until it is to think of its answers for as long as it is let."""

    def __init__(self) -> None:
        super().__init__(random.Random(1))
        self.slow = False
        self.thoughts: list[asyncio.Future[Any]] = []

    def think(
        self, job: StewardJob, game: Game[Any], past: SeatHistory | None = None
    ) -> asyncio.Future[Any]:
        """Begin to think."""
        if not self.slow:
            return super().think(job, game, past)
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return self.thoughts[-1]

    async def begun(self, number: int) -> None:
        """Wait until so many thoughts were begun."""
        async with asyncio.timeout(240):
            while len(self.thoughts) < number:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)


async def test_a_steward_thinks_again_about_what_it_can_pay_for_now(path: Path) -> None:
    """What it has thought about with less Power is thrown away."""
    clock, slow = Clock(), Slow()
    rules = {ID: rulesets[ID]}
    async with playing(path, rulesets=rules, clock=clock, thinker=slow) as play:
        game = await lay_position(play, at_the_bank(), PEOPLE, now=clock())
        slow.slow = True
        question = (await play.seat_view(game, LANNISTER)).question
        assert question is not None
        none = {**NO_LOAN, "area": "the-golden-sound"}
        await play.answer(game, LANNISTER, question.number, none)
        await slow.begun(1)
        await give(play, game, LANNISTER, "targaryen", 1)
        await slow.begun(2)
        assert slow.thoughts[0].cancelled()
        slow.slow = False
        slow.thoughts[1].set_result(SPYMASTER)
        await play.quiet()
        assert "event-loan-taken" in [told.id for told in await play.history(game, None)]


async def test_a_hint_is_thought_about_again(path: Path) -> None:
    """What was a good answer before a gift may be none now."""

    class Adviser(Nobody):
        seen: list[int] = []  # noqa: RUF012 - of the one test

        def knows(self, ruleset: str) -> bool:
            return True

        async def advise(
            self, game: Saved, seat: str, number: int, plan: Mapping[str, Any]
        ) -> HintResult | None:
            self.seen.append(load(rulesets[ID], game).state.power[seat])
            return {
                "value": {**NO_LOAN, "area": "the-golden-sound"},
                "reason": None,
                "nudge": {"id": "nudge-choices", "params": {}},
                "course": None,
                "plan": {},
            }

    clock, adviser = Clock(), Adviser()
    rules = {ID: rulesets[ID]}
    async with playing(path, rulesets=rules, clock=clock, adviser=adviser) as play:
        hints = {"hints": True}
        game = await lay_position(play, at_the_bank(), PEOPLE, now=clock(), terms=hints)
        await play.hints.hint(game, LANNISTER)
        await give(play, game, LANNISTER, "stark", 2)
        clock.time += PAUSE
        await play.hints.hint(game, LANNISTER)
        await play.hints.hint(game, LANNISTER)
        assert adviser.seen == [5, 3]


async def test_a_gift_that_does_not_do_what_was_shown(path: Path) -> None:
    """It is not given: its giver is shown first what follows now."""
    async with table(path) as play:
        game = await begin(play)
        value = {"to": "lannister", "power": 1}
        offered = await play.interjecting.of(game, STARK, "gift")
        shown = offered.shape.preview(value)
        take = play.interjecting.take
        assert await take(game, STARK, "gift", value, foreseen=shown)
        had = await power_of(play, game)
        assert not await take(game, STARK, "gift", value, foreseen=shown)
        assert await power_of(play, game) == had
