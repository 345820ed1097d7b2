"""A prepared position in a running bot, as if the game had been played up to there."""

from __future__ import annotations

from collections.abc import Mapping

from bot.play import GameInfo
from bot.play.lobby import find
from bot.play.match import Match
from bot.store import moments, progress
from bot.store.progress import Rest
from tests.agot.scenario import Position
from tests.at_table import CHANNEL, Served


async def laid(served: Served, position: Position, people: Mapping[str, str]) -> GameInfo:
    """Open a table with people in some seats and the computer in the others; return its game.

    The game is set to the last rest of the position and continues with the answers given since, so
    that everything that follows from them is told.
    """
    host, *guests = (served.standin.user(name) for name in people)
    channel = served.standin.channel(CHANNEL)
    play, setup = served.desk.play, position.game.setup
    ruleset = position.game.ruleset
    info = await play.new_game(
        host=host.id,
        host_name=host.name,
        guild=served.standin.service.world.guild.id,
        channel=channel.id,
        ruleset=ruleset.id,
        options=dict(setup.options),
        rulings=dict(setup.rulings),
    )
    for person in (host, *guests):
        await play.join(info.id, person.id, person.name, people[person.name])
    await play.add_stewards(info.id, host.id)
    await play.start(info.id, host.id)
    hall, now = play._hall, served.desk.now()
    saved = position.game.save()
    async with hall.holding(info.id), hall.changing(info.id) as session:
        begun = await Match.load(session, await find(session, info.id), ruleset)
        question = begun.game.question
        assert question is not None
        # Numbers are not reused, so an old press is never taken for a new one.
        events = begun.game.events[-1].number if begun.game.events else 0
        told = await progress.find(session, info.id)
        assert told is not None
        await progress.drop_answers(session, info.id, after=0)
        await moments.drop(session, info.id, since=0)
        await progress.put_rest(
            session,
            info.id,
            Rest(saved["version"], saved["rest"], question.number, max(events, told.told), 0),
        )
        match = await Match.load(session, await find(session, info.id), ruleset)
        await match.take_up(session, now)
        for one, _, value in saved["answers"]:
            await match.answer(session, one, value, None, now, hold=False)
        for one, value in saved["sealed"].items():
            await match.answer(session, one, value, None, now)
    hall.forget(info.id)
    await served.settled()
    return info
