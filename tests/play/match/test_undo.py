"""Taking back one's own last answer: unasked while it makes no difference to anybody else."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.play import Play, SeatView, UserError
from bot.store import Store
from bot.store.table import checkpoints, log
from engine.inis.components import open_box
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.saving import Drift, load, save
from engine.kernel.visibility import FACE_DOWN
from engine.rulesets import rulesets
from tests.running.marks import daily

from ..tables import ANN, Clock, own_log, playing, seat_all

HOUR = 3600
GAMES = (("agot-2e", 6), ("agot-2e", 3), ("agot-1e", 5), ("inis", 4), ("inis", 2))


class Counting(random.Random):
    """A generator that counts how often it was used."""

    used = 0

    def random(self) -> float:
        self.used += 1
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self.used += 1
        return super().getrandbits(k)


async def seat_people(play: Play, ruleset: str, players: int) -> int:
    """Begin a game of some people, user 101 being the first."""
    info = await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset=ruleset,
        options={"players": players},
        rulings={},
        terms={"alone": 10 * HOUR},
    )
    for n, seat in enumerate(info.seats[-players:]):  # there may be more to choose from
        await play.join(info.id, ANN + n, f"User {n}", seat)
    await play.start(info.id, ANN)
    return info.id


async def hands(play: Play, game: int) -> dict[int, SeatView]:
    """Return what everybody sees."""
    users = (await play.info(game)).users.values()
    return {user: await play.seat_view(game, user) for user in users}


async def press(play: Play, game: int, rng: random.Random) -> tuple[int, SeatView]:
    """Let one of those who are awaited answer at random; return who it was, and what they see."""
    table = await play.table_view(game)
    user = rng.choice([table.info.users[seat] for seat in table.awaited])
    question = (await play.seat_view(game, user)).question
    assert question is not None
    return user, await play.answer(game, user, question.number, question.shape.sample(rng))


async def until_undoable(play: Play, game: int) -> tuple[int, dict[int, SeatView]]:
    """Play until somebody may undo; return who, and what everybody saw before that answer."""
    rng = random.Random(1)
    for _ in range(300):
        before = await hands(play, game)
        user, hand = await press(play, game, rng)
        if hand.undoable:
            return user, before
    raise AssertionError("nothing could ever be undone")


def without_numbers(hand: SeatView) -> Any:
    view = {k: v for k, v in hand.view.items() if k != "question"}
    asked = hand.question
    return view, None if asked is None else (asked.kind, dict(asked.params))


@pytest.mark.parametrize(("ruleset", "players"), daily(*GAMES[::2], of=GAMES))
async def test_an_undone_answer_leaves_the_game_as_it_was(
    path: Path, ruleset: str, players: int
) -> None:
    """Everybody sees what they saw before it, and the question is asked again, newly numbered."""
    async with playing(path, rulesets=rulesets) as play:
        game = await seat_people(play, ruleset, players)
        user, before = await until_undoable(play, game)
        table = await play.table_view(game)
        assert table.number is not None
        told = [t.id for t in await play.history(game, user)]
        hand = await play.undo(game, user, table.number)
        assert hand.question is not None
        assert hand.question.number > table.number
        after = await hands(play, game)
        assert {u: without_numbers(h) for u, h in after.items()} == {
            u: without_numbers(h) for u, h in before.items()
        }
        assert not hand.undoable
        # What had been told before the answer is not told again.
        assert [t.id for t in await play.history(game, user)][-2:] == [told[-1], "table-undone"]
        with pytest.raises(UserError, match="trouble-nothing-to-undo"):
            await play.undo(game, user, hand.question.number)
        rng = random.Random(2)
        for _ in range(20):
            await press(play, game, rng)


@pytest.mark.parametrize(("ruleset", "players"), daily(("agot-2e", 3), of=GAMES))
async def test_an_undone_answer_leaves_the_questions_to_go_back_to(
    path: Path, ruleset: str, players: int
) -> None:
    """Each is still there, is named by what was asked first, and is gone back to as before."""

    async def moments() -> list[tuple[Any, ...]]:
        return [(m.answers, m.kind, m.seats, m.about) for m in await play.votes.moments(game)]

    async with playing(path, rulesets=rulesets) as play:
        game, rng = await seat_people(play, ruleset, players), random.Random(1)
        undone = 0
        while undone < 12 and not (await play.table_view(game)).over:
            before = await moments()
            user, hand = await press(play, game, rng)
            if hand.undoable:
                await play.undo(game, user, (await play.table_view(game)).number or 0)
                assert await moments() == before
                undone += 1
                await press(play, game, rng)
        assert undone


async def test_what_was_undone_is_told_no_more(path: Path) -> None:
    """The post that grows loses the lines, and so does the end of the chapter; the log has both."""
    async with playing(path, rulesets=rulesets) as play:
        game = await seat_people(play, "agot-2e", 6)
        while True:
            user, _ = await until_undoable(play, game)
            press_of, told = await look_up(path, game)
            lost = [entry for entry in told if entry.n > press_of]
            if lost and not any(entry.kind.endswith("-over") for entry in lost):
                break  # a chapter that goes on
        number = (await play.table_view(game)).number
        assert number is not None
        await play.undo(game, user, number)
        _, still = await look_up(path, game, press_of)
        assert still == told[: -len(lost)]
        store = await Store.look(path)
        async with store.reading() as session:
            every = await log.entries(session, game, of_rules=True)
            waiting = "SELECT count(*) FROM outbox WHERE game = ? AND kind IN ('opened', 'grown')"
            assert await session.value(waiting, game)
        await store.close()
        assert every[-len(lost) :] == lost


async def look_up(path: Path, game: int, press_of: int = 0) -> tuple[int, list[log.LogEntry]]:
    """Return the place of the last answer that can be undone, and what a chapter would tell."""
    store = await Store.look(path)
    async with store.reading() as session:
        press = await checkpoints.find(session, game)
        told = log.told_by_rules(await log.entries(session, game))
    await store.close()
    return press_of if press is None else press.place, told


async def test_what_was_undone_is_undone_after_a_restart_too(path: Path) -> None:
    """The store knows what can be undone, and that it was."""
    async with playing(path, rulesets=rulesets) as play:
        game = await seat_people(play, "agot-2e", 6)
        user, before = await until_undoable(play, game)
    async with playing(path, rulesets=rulesets) as play:
        hand = await play.seat_view(game, user)
        assert hand.undoable
        number = (await play.table_view(game)).number
        assert number is not None
        hand = await play.undo(game, user, number)
    async with playing(path, rulesets=rulesets) as play:
        again = await play.seat_view(game, user)
        assert again.question is not None
        assert hand.question is not None
        assert again.question.number == hand.question.number
        assert without_numbers(again) == without_numbers(before[user])
        assert own_log(await play.history(game))[-1] == "undone"
        rng = random.Random(3)
        for _ in range(20):
            await press(play, game, rng)


async def test_nobody_undoes_what_others_have_acted_upon(path: Path) -> None:
    """Not even if the others had nothing to choose between; a rewind asks them."""
    async with playing(path, rulesets=rulesets) as play:
        game = await seat_people(play, "agot-2e", 6)
        rng = random.Random(1)
        while True:
            user, _ = await until_undoable(play, game)
            other, _ = await press(play, game, rng)
            if other != user:
                break
        assert not (await play.seat_view(game, user)).undoable
        number = (await play.table_view(game)).number
        assert number is not None
        with pytest.raises(UserError, match="trouble-nothing-to-undo"):
            await play.undo(game, user, number)
        with pytest.raises(UserError, match="refused-question-passed"):
            await play.undo(game, user, number - 1)


async def test_nobody_undoes_the_answer_of_another(path: Path) -> None:
    """Only who has given it can."""
    async with playing(path, rulesets=rulesets) as play:
        game = await seat_people(play, "agot-2e", 6)
        user, _ = await until_undoable(play, game)
        table = await play.table_view(game)
        assert table.number is not None
        others = [u for u in table.info.users.values() if u != user]
        assert not any([(await play.seat_view(game, u)).undoable for u in others])
        with pytest.raises(UserError, match="trouble-nothing-to-undo"):
            await play.undo(game, others[0], table.number)


async def test_an_undone_answer_wins_no_time(path: Path) -> None:
    """The clock of the question goes on as if there had been no answer; then it is too late."""
    clock = Clock()
    async with playing(path, rulesets=rulesets, clock=clock) as play:
        game = await seat_people(play, "agot-2e", 6)
        user, before = await until_undoable(play, game)
        was = before[user].clock
        assert was is not None
        clock.time += HOUR
        number = (await play.table_view(game)).number
        assert number is not None
        hand = await play.undo(game, user, number)
        assert hand.clock is not None
        assert (hand.clock.begun, hand.clock.due) == (was.begun, was.due)


async def test_what_the_rules_cannot_judge_is_not_undone(play: Play) -> None:
    """A ruleset that does not say what lies hidden offers nobody an unasked undo."""
    game = (await seat_all(play)).id
    rng = random.Random(1)
    for _ in range(12):
        if (await play.table_view(game)).over:
            break
        _, hand = await press(play, game, rng)
        assert not hand.undoable


# -- over whole games -----------------------------------------------------------------------------


def things(ruleset: str) -> frozenset[str]:
    """Return the ids of all cards and tiles that can lie hidden."""
    if ruleset == "inis":
        box = open_box()
        return frozenset({*box.kind, *box.advantage_of})
    rules = rulesets[ruleset]
    game = Game.new(rules, {})
    return frozenset(card for deck in game.state.box.decks.values() for card in deck)


def ids(value: Any) -> Iterator[str]:
    """Return every word of plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from ids(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from ids(part)


def grew(before: Any, after: Any, hideable: frozenset[str]) -> bool:
    """Tell whether a view shows a card, a tile or an order that was hidden in an earlier one."""
    before, after = ({k: v for k, v in view.items() if k != "question"} for view in (before, after))
    new = (set(ids(after)) - set(ids(before))) & hideable
    # What one has placed oneself is nothing new, for whomever it was placed.
    known = json.dumps(unplaced(before)) != json.dumps(unplaced(after))
    areas = after.get("areas", {})
    opened = any(
        seen.get("order") == FACE_DOWN
        and areas.get(area, {}).get("order", FACE_DOWN) not in (FACE_DOWN, None)
        for area, seen in before.get("areas", {}).items()
    )
    return bool(new) or opened or (known and unplaced(after) not in (None, {}, []))


def unplaced(view: Any) -> Any:
    """Return what a seat alone knows, without orders that it has placed."""
    known = view.get("known")
    return {k: v for k, v in known.items() if k != "placed"} if isinstance(known, dict) else known


async def told_so_far(store: Store, game: int) -> int:
    """Return the place of the last entry of the log."""
    async with store.reading() as session:
        return await log.find_end(session, game)


async def whispered(store: Store, game: int, after: int) -> list[str]:
    """Return what was told to only some since a place in the log."""
    async with store.reading() as session:
        rows = await session.rows(
            "SELECT kind FROM events WHERE game = ? AND n > ? AND audience IS NOT NULL", game, after
        )
    return [str(row["kind"]) for row in rows]


def elsewhere(saved: Any, steps: list[Any], rules: Any, rng: random.Random) -> Any | None:
    """Replay steps in a game whose decks lie in another order; ``None`` if they do not fit it."""
    state = json.loads(saved["rest"])
    for deck in [*state.get("decks", {}).values(), state.get("deck", []), state.get("pile", [])]:
        if isinstance(deck, list):
            rng.shuffle(deck)
    state["known"] = {seat: type(seen)() for seat, seen in state["known"].items()}
    try:
        other: Any = {**saved, "rest": json.dumps(state)}
        game = load(rules, other)
        for step in steps:
            game.answer(step["seat"], step["value"])
    except (Drift, Refused):
        return None
    return game


@pytest.mark.parametrize(
    ("ruleset", "players", "seed"),
    daily(("agot-2e", 3, 1), of=[(*game, seed) for game in GAMES for seed in (1, 2)]),
)
async def test_an_undo_is_offered_only_if_nobody_has_learnt_anything(
    path: Path, ruleset: str, players: int, seed: int
) -> None:
    """No chance was drawn, no other seat decided, and no seat's view shows what was hidden.

    The table would look the same, besides, with all decks in another order.
    """
    rules, hideable, rng = rulesets[ruleset], things(ruleset), random.Random(seed)
    offered = 0
    store, generator = await Store.open(path), Counting(seed)
    play = await Play.open(store, rulesets, rng=generator, now=Clock(), steady=Clock())
    try:
        game = await seat_people(play, ruleset, players)
        twin = 0
        for _ in range(220):
            if (await play.table_view(game)).over:
                break
            async with play._matches.at(game) as match:
                seats = [*match.info.seats, None]
                views = {seat: match.game.view(seat) for seat in seats}
                saved, answers, used = save(match.game), match.opened, generator.used
            end = await told_so_far(store, game)
            _, hand = await press(play, game, rng)
            if not hand.undoable:
                continue
            offered += 1
            assert generator.used == used
            assert not await whispered(store, game, end)
            async with store.reading() as session:
                rows = await session.rows(
                    "SELECT seat, value FROM answers WHERE game = ? AND n > ? ORDER BY n",
                    game,
                    answers,
                )
            steps = [{"seat": r["seat"], "value": json.loads(r["value"])} for r in rows]
            assert steps[0]["seat"] == hand.seat
            assert CHANCE not in {step["seat"] for step in steps}
            async with play._matches.at(game) as match:
                for seat in seats:
                    assert not grew(views[seat], match.game.view(seat), hideable), seat
                other = elsewhere(saved, steps, rules, random.Random(seed))
                if other is not None:
                    twin += 1
                    seen, theirs = match.game.view(None), other.view(None)
                    seen.pop("question", None)
                    theirs.pop("question", None)
                    assert seen == theirs
        assert offered > 5
        assert twin
    finally:
        await play.close()
        await store.close()
