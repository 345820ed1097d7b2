"""Hints: for whoever asks, where the table has agreed on them; nobody else can tell."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.play import Play, TableSettings, UserError
from bot.play.hints import PAUSE
from bot.workers.child import explain_steps
from bot.workers.stewards import HintPool
from engine.kernel.game import Game
from engine.kernel.shapes.base import Shape
from engine.rulesets import rulesets
from engine.stewards.levels import minds
from tests.words import strict_localizer

from ..tables import ANN, BOB, Clock, lay, playing, seat_stewards, seen, written

T = TypeVar("T")


class Here:
    """Does all work at once, where it is asked."""

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        return work(*args)


HERE = HintPool(Here())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a squire give the hints: what is tried here does not depend on how good they are."""
    monkeypatch.setattr("bot.workers.stewards.LEVEL", "squire")


async def begin(
    play: Play, people: int, ruleset: str = "agot-2e", players: int = 3, **terms: Any
) -> int:
    """Begin a game of some people; the computer plays the other seats."""
    info = await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset=ruleset,
        options={"players": players},
        rulings={},
        terms=terms,
    )
    for n, seat in enumerate(info.seats[:people]):
        await play.join(info.id, ANN + n, f"User {n}", seat)
    if people < players:
        await play.add_stewards(info.id, ANN)
    await play.start(info.id, ANN)
    await play.quiet()
    return info.id


async def refusal(play: Play, game: int, user: int) -> str:
    """Return why a user gets no hint."""
    with pytest.raises(UserError) as refused:
        await play.hints.hint(game, user)
    return refused.value.phrase.id


@pytest.mark.parametrize(("ruleset", "players"), [("agot-2e", 3), ("agot-1e", 5), ("inis", 2)])
async def test_a_hint_is_a_legal_answer_with_a_reason(
    tmp_path: Path, ruleset: str, players: int
) -> None:
    """What is named can be answered, and the reason can be said in the game's words."""
    clock = Clock()
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE, clock=clock) as play:
        game = await begin(play, 1, ruleset, players)
        for _ in range(6):
            question = (await play.seat_view(game, ANN)).question
            assert question is not None
            hint = await play.hints.hint(game, ANN)
            assert hint.number == question.number
            shape: Shape[Any] = question.shape
            assert shape.check(hint.value) is None
            assert hint.reason is not None
            assert strict_localizer(ruleset).say(hint.reason).endswith(".")
            await play.answer(game, ANN, question.number, hint.value)
            await play.quiet()
            clock.time += PAUSE


async def test_a_hint_changes_nothing_that_anybody_sees_or_that_is_saved(tmp_path: Path) -> None:
    """All views, all rows of the database and all messages are the same as without it."""
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE) as play:
        game = await begin(play, 3, hints=True)
        before, rows = await seen(play, game), written(tmp_path / "db")
        await play.hints.hint(game, ANN)
        assert await seen(play, game) == before
        assert written(tmp_path / "db") == rows


async def test_the_same_question_has_the_same_hint(tmp_path: Path) -> None:
    """Asking again costs nothing, and a restart changes no hint."""
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE) as play:
        game = await begin(play, 1)
        first = await play.hints.hint(game, ANN)
        assert await play.hints.hint(game, ANN) == first
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE) as play:
        assert await play.hints.hint(game, ANN) == first


async def test_what_others_have_sealed_does_not_change_a_hint(tmp_path: Path) -> None:
    """6.1 Orders of others lie face down; a hint is the same whatever they are."""
    found = []
    for order in ("safe", "other"):
        async with playing(tmp_path / order, rulesets=rulesets, adviser=HERE) as play:
            game = await begin(play, 2, players=3, hints=True)
            hand = await play.seat_view(game, BOB)
            assert hand.question is not None
            shape: Any = hand.question.shape
            value = shape.safe()
            if order == "other":
                value = shape.sample(random.Random(7))
                assert value != shape.safe()
            await play.answer(game, BOB, hand.question.number, value)
            found.append(await play.hints.hint(game, ANN))
    assert found[0] == found[1]


async def test_where_others_play_hints_are_agreed_before_the_game(tmp_path: Path) -> None:
    """Without the term nobody gets one; alone against the computer one does."""
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE) as play:
        game = await begin(play, 2)
        assert await refusal(play, game, ANN) == "trouble-no-hints"
        assert not (await play.seat_view(game, ANN)).hinted
    async with playing(tmp_path / "other", rulesets=rulesets, adviser=HERE) as play:
        game = await begin(play, 2, hints=True)
        assert (await play.seat_view(game, ANN)).hinted
        await play.hints.hint(game, ANN)


async def test_hints_cannot_be_agreed_on_once_the_game_runs(tmp_path: Path) -> None:
    """Neither by the host nor by vote: what is agreed about time leaves them as they are."""
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE) as play:
        game = await begin(play, 2)
        terms = {"hints": True, "together": 3600}
        await play.time.agree(game, ANN, terms)
        assert (await play.info(game)).terms["together"] == 3600
        assert await refusal(play, game, ANN) == "trouble-no-hints"


async def test_whoever_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    """Neither somebody who has answered, nor somebody who does not play."""
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE) as play:
        game = await begin(play, 2, hints=True)
        question = (await play.seat_view(game, ANN)).question
        assert question is not None
        await play.answer(game, ANN, question.number, question.shape.safe())
        assert await refusal(play, game, ANN) == "trouble-nothing-to-hint"
        assert await refusal(play, game, 999) == "trouble-not-playing"


async def test_one_hint_at_a_time(tmp_path: Path) -> None:
    """Whoever wants another one waits for a moment."""
    clock = Clock()
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE, clock=clock) as play:
        game = await begin(play, 1)
        question = (await play.seat_view(game, ANN)).question
        assert question is not None
        hint = await play.hints.hint(game, ANN)
        await play.answer(game, ANN, question.number, hint.value)
        await play.quiet()
        assert await refusal(play, game, ANN) == "trouble-hint-too-soon"
        clock.time += PAUSE
        await play.hints.hint(game, ANN)


async def test_an_adviser_that_fails_is_no_trouble_for_the_game(tmp_path: Path) -> None:
    """A process that hung or died says so in one sentence, and the next hint is thought anew."""
    clock = Clock()

    class Weak(Here):
        tired = True

        async def run(self, work: Callable[..., T], *args: Any) -> T:
            if self.tired:
                raise TimeoutError
            return work(*args)

    worker = Weak()
    adviser = HintPool(worker)
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=adviser, clock=clock) as play:
        game = await begin(play, 1)
        assert await refusal(play, game, ANN) == "trouble-nobody-knows"
        worker.tired = False
        clock.time += PAUSE
        await play.hints.hint(game, ANN)


async def test_games_that_nobody_knows_have_no_hints(tmp_path: Path) -> None:
    """A game without a mind offers none, even to whoever plays alone."""
    async with playing(tmp_path / "db", adviser=HERE) as play:
        game = (await seat_stewards(play)).id
        assert not (await play.seat_view(game, ANN)).hinted
        assert await refusal(play, game, ANN) == "trouble-no-hints"


async def test_no_hint_sees_what_others_have_sealed(tmp_path: Path) -> None:
    """What goes to the process that thinks holds no answer of anybody else."""

    class Curious(Here):
        saved: Mapping[str, Any] = {}

        async def run(self, work: Callable[..., T], *args: Any) -> T:
            self.saved = args[0]
            return work(*args)

    worker = Curious()
    adviser = HintPool(worker)
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=adviser) as play:
        game = await begin(play, 2, hints=True)
        question = (await play.seat_view(game, BOB)).question
        assert question is not None
        await play.answer(game, BOB, question.number, question.shape.safe())
        await play.hints.hint(game, ANN)
        assert worker.saved["sealed"] == {}


async def test_a_first_game_is_unhurried_and_has_hints(tmp_path: Path) -> None:
    """Its host plays alone, in the seat for newcomers; pages play the others; nothing is due."""
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE) as play:
        info = await play.new_game(
            host=ANN,
            host_name="Ann",
            guild=1,
            channel=7,
            ruleset="agot-2e",
            options={"players": 3},
            rulings={},
            terms={"together": 3600, "strict": True, "maps": "few"},
        )
        info = await play.learn(info.id, ANN, seat="stark")
        assert info.phase == "running"
        assert info.users == {"stark": ANN}
        assert {p.level for p in info.stewards.values()} == {"page"}
        terms = TableSettings.of(info.terms)
        assert (terms.hints, terms.hurried, terms.strict) == (True, False, False)
        assert terms.maps == "few", "what is posted stays as it was chosen"
        await play.quiet()
        hand = await play.seat_view(info.id, ANN)
        assert hand.hinted
        assert hand.clock is not None
        assert hand.clock.due is None


async def test_nobody_learns_at_a_table_that_others_have_joined(tmp_path: Path) -> None:
    """Only its host can begin a first game, and only alone; nothing has changed otherwise."""
    async with playing(tmp_path / "db") as play:
        info = await lay(play)
        await play.join(info.id, BOB, "Bob")
        before = await play.info(info.id)
        for user, why in ((ANN, "trouble-not-alone"), (BOB, "trouble-not-host")):
            with pytest.raises(UserError) as refused:
                await play.learn(info.id, user)
            assert refused.value.phrase.id == why
        assert await play.info(info.id) == before


async def play_on(play: Play, game: int, questions: int) -> None:
    """Let Ann give safe answers, and stewards answer between them."""
    for _ in range(questions):
        hand = await play.seat_view(game, ANN)
        if hand.over:
            return
        if hand.question is not None and not hand.answered:
            await play.answer(game, ANN, hand.question.number, hand.question.shape.safe())
        await play.quiet(game)


@pytest.mark.parametrize(("ruleset", "players"), [("agot-2e", 3), ("inis", 2)])
async def test_stewards_say_why_they_did_what_everybody_saw(
    tmp_path: Path, ruleset: str, players: int
) -> None:
    """There is a reason for each of their open answers; none for what they did in secret."""
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=HERE) as play:
        game = await begin(play, 1, ruleset, players)
        await play_on(play, game, 40)
        told = await play.hints.reasons(game)
        assert told
        info = await play.info(game)
        assert {one.seat for one in told} <= set(info.stewards)
        assert {one.level for one in told} == {"squire"}
        localizer = strict_localizer(ruleset)
        for one in told:
            assert localizer.say(one.reason).endswith(".")
        state = Game.new(rulesets[ruleset], info.options, info.seats, info.rulings).state
        assert all(minds[ruleset].is_told(state, one.kind) for one in told)
        last = told[-1].seat
        assert {t.seat for t in await play.hints.reasons(game, last)} == {last}
        mine = info.player_of(ANN)
        assert mine is not None
        assert await play.hints.reasons(game, mine.seat) == ()


async def test_secret_answers_are_explained_when_the_game_is_over(tmp_path: Path) -> None:
    """13.2 Which cards a steward has kept in a draft is told in the end, as the record tells it."""
    mind, kept = minds["inis"], []
    record = finished_inis()
    for steps in (record["steps"][:-1], record["steps"]):
        wanted = [n for n, step in enumerate(steps) if step["kind"] == "draft"][:3]
        kept.append(explain_steps({**record, "steps": steps}, wanted))
    assert kept[0] == [None, None, None]
    assert [why[0] for why in kept[1] if why is not None] == ["draft"] * 3
    assert not mind.is_told(None, "draft")


def finished_inis() -> dict[str, Any]:
    """Return a finished game of two as a record."""
    rng, ruleset = random.Random(3), rulesets["inis"]
    game = Game.new(ruleset, {"players": 2}, keep_rests=False)
    while game.question is not None:
        for seat in game.awaited:
            game.answer(seat, game.shape_for(seat).sample(rng))
            break
    steps = [answer.to_json() for answer in game.fetch_steps()]
    return {
        "ruleset": "inis",
        "options": dict(game.setup.options),
        "seats": list(game.setup.seats),
        "rulings": dict(game.setup.rulings),
        "steps": steps,
    }


async def test_a_hint_that_comes_too_late_says_so(tmp_path: Path) -> None:
    """Whoever has gone on, and asks for the next hint, is not left waiting for the earlier one."""
    clock, asked = Clock(), asyncio.Event()

    class Slow(Here):
        slow = True

        async def run(self, work: Callable[..., T], *args: Any) -> T:
            asked.set()
            if self.slow:
                self.slow = False
                await asyncio.Event().wait()
            return work(*args)

    adviser = HintPool(Slow())
    async with playing(tmp_path / "db", rulesets=rulesets, adviser=adviser, clock=clock) as play:
        game = await begin(play, 1)
        question = (await play.seat_view(game, ANN)).question
        assert question is not None
        early = asyncio.create_task(refusal(play, game, ANN))
        await asked.wait()
        await play.answer(game, ANN, question.number, question.shape.safe())
        await play.quiet()
        clock.time += PAUSE
        await play.hints.hint(game, ANN)
        assert await early == "trouble-nothing-to-hint"
