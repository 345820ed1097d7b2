"""Tables of A Game of Thrones at a prepared position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.play import Play
from bot.play.ahead.upcoming import UpcomingQuestion
from bot.play.lobby.options import chosen
from engine.kernel.ahead.plans import Condition, PlanChoice
from tests.play.planted import Prepared, plant


async def lay_position(
    play: Play,
    position: Prepared,
    houses: Mapping[int, str],
    *,
    now: float,
    terms: Mapping[str, Any] | None = None,
    channel: int = 7,
) -> int:
    """Open a table with people in some houses and the computer in the others; return its game."""
    host, *guests = houses
    setup = position.game.setup
    info = await play.new_game(
        host=host,
        host_name=str(host),
        guild=1,
        channel=channel,
        ruleset=position.game.ruleset.id,
        options=chosen(position.game.ruleset, setup.options),
        rulings=dict(setup.rulings),
        terms=terms,
    )
    for user in (host, *guests):
        await play.join(info.id, user, str(user), houses[user])
    if info.free > len(guests):
        await play.add_stewards(info.id, host)
    await play.start(info.id, host)
    await play.quiet()
    await plant(play, info.id, position, now)
    await play.quiet()
    return info.id


async def plan(
    play: Play,
    game: int,
    user: int,
    kind: str,
    *values: Any,
    conditions: Sequence[Condition] = (),
    **more: Any,
) -> UpcomingQuestion:
    """Plan an answer to the next foreseen question of a kind; other values are second choices."""
    upcoming = await play.planning.of(game, user)
    foreseen = next(f for f in upcoming.open if f.kind == kind)
    choices: list[PlanChoice] = [{"value": value, "conditions": []} for value in values]
    choices[0]["conditions"] = list(conditions)
    said = [f"{kind} {at}" for at in range(len(choices))]
    return await play.planning.keep(game, user, upcoming.key(foreseen), choices, said, **more)


async def kind_for(play: Play, game: int, user: int) -> str | None:
    """Return the kind of question that a user has to answer now, if any."""
    await play.quiet()
    hand = await play.seat_view(game, user)
    return None if hand.question is None or hand.answered else hand.question.kind
