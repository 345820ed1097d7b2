"""A prepared position in a running bot, as if the game had been played up to there."""

from __future__ import annotations

from collections.abc import Mapping

from bot.play import GameInfo
from bot.play.lobby.options import chosen
from bot.store.table import seats
from tests.play.planted import Prepared, plant
from tests.wire.at_table import CHANNEL, Served


async def laid(served: Served, position: Prepared, people: Mapping[str, str]) -> GameInfo:
    """Open a table with people in some seats and the computer in the others; return its game.

    The game is set to the last rest of the position and continues with the answers given since, so
    that everything that follows from them is told.
    """
    host, *guests = (served.standin.user(name) for name in people)
    channel = served.standin.channel(CHANNEL)
    play, setup = served.services.play, position.game.setup
    ruleset = position.game.ruleset
    info = await play.new_game(
        host=host.id,
        host_name=host.name,
        guild=served.standin.service.world.guild.id,
        channel=channel.id,
        ruleset=ruleset.id,
        options=chosen(ruleset, setup.options),
        rulings=dict(setup.rulings),
    )
    for person in (host, *guests):
        await play.join(info.id, person.id, person.name, people[person.name])
    await play.add_stewards(info.id, host.id)
    # Where there are more seats than players, those of the position are played.
    free = iter(sorted(set(setup.seats) - set(people.values())))
    async with play._matches.changing(info.id) as session:
        for player in (await play.info(info.id)).players:
            if player.steward:
                await seats.set_seat(session, info.id, player.number, next(free))
    await play.start(info.id, host.id)
    await plant(play, info.id, position, served.services.now())
    await served.settled()
    return info
