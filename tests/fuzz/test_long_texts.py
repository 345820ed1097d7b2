"""Long input holds up nobody else: no text blocks the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import random

import pytest
from discord import AppCommandOptionType as Kind

from bot.panels.turn.question import asking_of
from bot.panels.widgets import widget_for
from bot.parsing import LONGEST, WORDS, too_long
from bot.text import localizer_for
from tests.running.marks import daily, nightly

from .inputs import typed
from .long_texts import MOST, blocks, long_texts, measured
from .world import USERS, World


@nightly
def test_no_command_is_held_up_by_a_long_text(runner: asyncio.Runner, opened: World) -> None:
    """Every text field of every command, filled with 4,000 characters, and its suggestions."""

    async def play() -> None:
        rng = random.Random(1)
        for command in opened.commands:
            for parameter in command.parameters:
                if parameter.type is not Kind.string:
                    continue
                for text in rng.sample(list(long_texts(4000)), 6):
                    with blocks() as longest:
                        await opened.autocomplete(USERS[0], command, parameter.name, text)
                        if not parameter.choices:
                            filled = typed(rng, command) | {parameter.name: text}
                            await opened.command(rng.choice(USERS), command, filled)
                    assert longest.seconds < MOST, (command.qualified_name, text[:40])

    runner.run(play())


@pytest.mark.parametrize("people", daily(1, of=(1, len(USERS))))
def test_no_form_is_held_up_by_a_long_text(
    runner: asyncio.Runner, opened: World, people: int
) -> None:
    """Whatever is asked, in all five games, answered by 4,000 characters, and by 1,000."""

    async def play() -> None:
        for channel in (12, 13, 14, 15):
            info = await opened.play.game_in_channel(channel)
            assert info is not None
            for user in USERS[:people]:
                hand = await opened.play.seat_view(info.id, user)
                if hand.question is None:
                    continue
                button = f"r1:{info.id}:{hand.question.number}:typed::"
                await opened.submit(user, button, "qwer")  # the words are parsed by then
                for length in (4000, LONGEST):
                    for text in long_texts(length):
                        with blocks() as longest:
                            await opened.submit(user, button, text)
                        assert longest.seconds < MOST, (hand.question.kind, text[:40])

    runner.run(play())


@nightly
@pytest.mark.parametrize("kinds", daily(6, of=(6, 9)))
def test_every_reader_takes_a_time_that_is_bounded(
    runner: asyncio.Runner, opened: World, kinds: int
) -> None:
    """Many kinds of questions of a game on its way, read from texts as long as are read at all."""
    seen: set[str] = set()

    async def play() -> None:
        for _ in range(30):
            if len(seen) >= kinds:
                break
            for channel in (12, 13, 14, 15):
                info = await opened.play.game_in_channel(channel)
                if info is None or info.phase != "running":
                    continue
                for user in USERS:
                    with contextlib.suppress(LookupError):
                        hand = await opened.play.seat_view(info.id, user)
                        asking = asking_of(hand, localizer_for("en").of(info.ruleset))
                        if asking is None or hand.question is None:
                            continue
                        if hand.question.kind in seen:
                            continue
                        seen.add(hand.question.kind)
                        for text in filter(lambda t: not too_long(t), long_texts(LONGEST)):
                            with measured() as longest, longest.step():
                                widget_for(asking.shape).read(asking, text)
                            assert longest.seconds < MOST, (hand.question.kind, text[:40])
            await opened.go_on(8)

    runner.run(play())
    assert len(seen) >= kinds


def test_what_is_too_long_is_told_from_what_may_be_an_answer() -> None:
    """By its letters and by its words; blanks and marks are no words."""
    assert not too_long("winterfell march+1*; " * 10)
    assert too_long("x" * (LONGEST + 1))
    assert too_long("a " * (WORDS + 1))
    assert not too_long(";" * LONGEST)
