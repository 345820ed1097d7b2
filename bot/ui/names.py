"""Names of games, seats and moments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from bot.parsing.normalize import begins, spellings, within
from bot.play import GameInfo, Player
from bot.text import Localizer, Plain
from bot.text.escape import harmless

T = TypeVar("T", str, int)

Called = Mapping[T, Sequence[str]]
"""All that things are called, each first as its reader says it."""

NAME = 32
"""Characters of a user's name that are shown."""


def seat_name(seat: str, localizer: Localizer) -> str:
    """Name a seat, in the localizer of its game."""
    return localizer.name(f"seat:{seat}")


def player_name(player: Player, localizer: Localizer) -> str:
    """Name a player; a user's name is shown as it is, with its markup escaped."""
    level = f"level:{player.level}"
    if player.steward:
        return localizer("player-steward", level=level)
    name = localizer("player-nobody") if player.vacant else escaped(player.name)
    if player.stand_in is not None:
        return localizer("player-stand-in", player=Plain(name), level=level)
    return name if player.away is None else localizer("player-away", player=Plain(name))


def escaped(name: str) -> str:
    """Make a name harmless; it is no link either."""
    return harmless(name, NAME, links=False).replace("://", ":\u200b//")


def seat_and_player(info: GameInfo, seat: str, localizer: Localizer) -> str:
    """Name a seat and who plays it."""
    name = seat_name(seat, localizer)
    player = info.player_in(seat)
    if player is None:
        return name
    return localizer("seat-player", seat=Plain(name), player=Plain(player_name(player, localizer)))


def subject_of(view: Mapping[str, Any], seat: str) -> str | None:
    """Return for whom a seat decides right now, if not for itself."""
    subject = view.get("question", {}).get("for", {}).get(seat)
    return None if subject is None else str(subject)


def with_subject(name: str, view: Mapping[str, Any], seat: str, localizer: Localizer) -> str:
    """Add to a seat's name for whom it decides right now, if not for itself."""
    subject = subject_of(view, seat)
    if subject is None:
        return name
    return localizer("seat-for", seat=Plain(name), other=Plain(seat_name(subject, localizer)))


def people_of(info: GameInfo, localizer: Localizer) -> dict[str, str]:
    """Return who plays which seat, for a picture: users' names as they wrote them."""
    return {
        player.seat: localizer("player-steward", level=f"level:{player.level}")
        if player.steward
        else player.name
        for player in info.players
        if player.seat is not None and not player.vacant
    }


def seats_and_players(info: GameInfo, seats: Sequence[str], localizer: Localizer) -> str:
    """Name several seats and who plays them."""
    return localizer.join([seat_and_player(info, s, localizer) for s in seats])


def game_title(info: GameInfo, localizer: Localizer) -> str:
    """Name a game by its number and its rules."""
    return localizer(
        "game-title", game=str(info.id), rules=Plain(localizer.name(f"ruleset:{info.ruleset}"))
    )


def moment(view: Mapping[str, Any], localizer: Localizer) -> str:
    """Return how far a game is: its round and its phase, where the game has such."""
    parts = []
    if "round" in view:
        parts.append(localizer("moment-round", round=view["round"]))
    if isinstance(view.get("phase"), str):
        parts.append(localizer.of(view["ruleset"]).name(f"phase:{view['phase']}"))
    return localizer("moment-joint").join(parts)


def deed(kind: str, localizer: Localizer) -> str:
    """Name what a player has yet to do, from the kind of the question alone.

    The question's parameters may be secret.
    """
    id = f"for-{kind}"
    return localizer(id) if localizer.knows(id) else localizer("for-anything")


def called(
    things: Iterable[T], name: Callable[[T, Localizer], str], localizer: Localizer
) -> Called[T]:
    """Name things as a user may call them: as their language does, then as English does."""
    return {thing: [name(thing, one) for one in localizer.understood()] for thing in things}


def matching(names: Called[str], typed: str) -> str | None:
    """Find what someone chose or typed: a value, a name, or a part of just one name."""
    if typed in names:
        return typed
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = {
            value
            for value, said in names.items()
            for name in said
            for spelt in spellings(name)
            if any(fits(spelt, wanted) for wanted in spellings(typed.strip()) if wanted)
        }
        if len(found) == 1:
            return found.pop()
    return None


def suggested(names: Called[T], typed: str, *, ranked: bool = False) -> list[tuple[T, str]]:
    """Return what a text that is being typed may mean, with its name as its reader says it.

    ``ranked``: those that begin with what was typed come first, and figures after words.
    """
    found = [(value, said) for value, said in names.items() if within(typed, *said)]
    if ranked:
        found.sort(key=lambda one: (not begins(typed, *one[1]), one[1][0][:1].isdigit(), one[1][0]))
    return [(value, said[0]) for value, said in found]
