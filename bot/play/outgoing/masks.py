"""How those at a faceless table are called: by their seats, or not at all. Pure functions.

Every phrase that a table tells goes through :func:`masked` where it is written, so that neither the
log nor a message holds a name before the game has ended. A table where everyone knows everyone is
left as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.store.table.games import GameInfo
from engine.kernel.phrase import Phrase

SOMEONE = "masked:someone"
"""The name of somebody of whom not even the seat is told."""


def called(info: GameInfo, user: int) -> str:
    """Return the parameter that names a user as the player of a seat."""
    if not info.faceless:
        return f"user:{user}"
    player = info.player_of(user)
    return SOMEONE if player is None or player.seat is None else f"masked:{player.seat}"


def called_all(info: GameInfo, users: Iterable[int]) -> Sequence[str]:
    """Return the parameter that names several users."""
    return [called(info, user) for user in users]


def shown(info: GameInfo, seat: str | None = None) -> GameInfo:
    """Return what a seat, or everyone, may know of the players of a table.

    Nobody else learns who is away where that would tell whose seat it is, because other tables are
    told of it by name.
    """
    if not info.faceless:
        return info
    there: Mapping[str, Any] = {"away": None, "held": None, "holds": False}
    players = tuple(
        replace(p, **there, stand_in=None, level=None)
        if p.user is not None and p.away is not None and p.seat != seat
        else p
        for p in info.players
    )
    return replace(info, players=players)


def masked(info: GameInfo, params: Mapping[str, Any]) -> dict[str, Any]:
    """Return parameters in which no user is named, if nobody may know who plays which seat.

    Not even the seat is: what a host does would tell whose it is, and whoever takes a seat or
    leaves one is named beside it.
    """
    return {name: _masked(value) for name, value in params.items()} if info.faceless else {**params}


def unmasked(info: GameInfo, played: Iterable[tuple[str, int]]) -> Sequence[Phrase]:
    """Return a phrase for each user who has played a seat, in the order of the seats."""
    order = {seat: at for at, seat in enumerate(info.seats)}
    return [
        Phrase("seat-player", {"seat": f"seat:{seat}", "player": f"user:{user}"})
        for seat, user in sorted(played, key=lambda one: order.get(one[0], len(order)))
    ]


def _masked(value: Any) -> Any:
    if isinstance(value, str):
        return SOMEONE if value.startswith("user:") else value
    if isinstance(value, Phrase):
        return Phrase(value.id, {name: _masked(one) for name, one in value.params.items()})
    if isinstance(value, Mapping):
        return {key: _masked(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_masked(one) for one in value]
    return value
