"""Names of games, seats and moments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from bot.parsing.normalize import begins, spellings, within
from bot.play import GameInfo, Player
from bot.play.outgoing.masks import shown
from bot.text import Localizer, Plain
from bot.text.escape import harmless

T = TypeVar("T", str, int)

Called = Mapping[T, Sequence[str]]
"""The names of things, each in the reader's language first."""

NAME = 32
"""Characters of a user's name that are shown."""


def seat_name(seat: str, localizer: Localizer) -> str:
    """Return the name of a seat, in the words of its game and with its forms."""
    return localizer.inflected(f"seat:{seat}")


def player_name(info: GameInfo, player: Player, localizer: Localizer) -> str:
    """Return the name of a player; a user's name is shown as it is, with its markup escaped.

    If nobody may know who plays which seat, it is the same for all.
    """
    level = f"level:{player.level}"
    if player.steward:
        return localizer("player-steward", level=level)
    if player.vacant:
        name = localizer("player-nobody")
    else:
        name = localizer("masked-someone") if info.faceless else escaped(player.name)
    if player.stand_in is not None:
        return localizer("player-stand-in", player=Plain(name), level=level)
    return name if player.away is None else localizer("player-away", player=Plain(name))


def escaped(name: str) -> str:
    """Return a name without effect of its markup, not even as a link."""
    return harmless(name, NAME, links=False).replace("://", ":\u200b//")


def seat_and_player(info: GameInfo, seat: str, localizer: Localizer) -> str:
    """Return the name of a seat with its player."""
    name = seat_name(seat, localizer)
    player = shown(info).player_in(seat)
    if player is None or (info.faceless and player.user is not None and not player.machine):
        return name
    player_said = Plain(player_name(info, player, localizer))
    return localizer("seat-player", seat=name, player=player_said)


def subject_of(view: Mapping[str, Any], seat: str) -> str | None:
    """Return the seat for which a seat decides now, if not for itself."""
    subject = view.get("question", {}).get("for", {}).get(seat)
    return None if subject is None else str(subject)


def with_subject(name: str, view: Mapping[str, Any], seat: str, localizer: Localizer) -> str:
    """Return a seat's name, with the seat for which it decides now, if not for itself."""
    subject = subject_of(view, seat)
    if subject is None:
        return name
    return localizer("seat-for", seat=Plain(name), other=seat_name(subject, localizer))


def people_of(info: GameInfo, localizer: Localizer) -> dict[str, str]:
    """Return the players of the seats for a picture: users' names as they wrote them.

    If nobody may know who plays which seat, only stewards are named.
    """
    return {
        player.seat: localizer("player-steward", level=f"level:{player.level}")
        if player.steward
        else player.name
        for player in info.players
        if player.seat is not None
        and not player.vacant
        and not (info.faceless and player.user is not None)
    }


def seats_and_players(info: GameInfo, seats: Sequence[str], localizer: Localizer) -> str:
    """Return the names of several seats with their players."""
    return localizer.join([seat_and_player(info, s, localizer) for s in seats])


def game_title(info: GameInfo, localizer: Localizer) -> str:
    """Return the title of a game: its number and its ruleset."""
    return localizer(
        "game-title", game=str(info.id), rules=Plain(localizer.name(f"ruleset:{info.ruleset}"))
    )


def moment(view: Mapping[str, Any], localizer: Localizer) -> str:
    """Return the round and the phase of a game, if it has these; setting up is no round."""
    own = localizer.of(view.get("ruleset", ""))
    set_up = f"set-up-{(view.get('question') or {}).get('kind')}"
    if own.knows(set_up):
        return own(set_up)
    parts = []
    if view.get("round"):
        parts.append(localizer("moment-round", round=view["round"]))
    if isinstance(view.get("phase"), str):
        parts.append(own.name(f"phase:{view['phase']}"))
    return localizer("moment-joint").join(parts)


def deed(kind: str, localizer: Localizer) -> str:
    """Return what a player has to do, only from the kind of the question.

    The question's parameters may be secret.
    """
    id = f"for-{kind}"
    return localizer(id) if localizer.knows(id) else localizer("for-anything")


def called(
    things: Iterable[T], name: Callable[[T, Localizer], str], localizer: Localizer
) -> Called[T]:
    """Return the names by which a user may call things, in their language, then in English."""
    return {thing: [name(thing, one) for one in localizer.understood()] for thing in things}


def matching(names: Called[str], typed: str) -> str | None:
    """Return what a user chose or typed: a value, a name, or a part of exactly one name."""
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
    """Return what a text that is being typed may mean, with names in the reader's language.

    With ``ranked``, names that begin with the text come first, and figures after words.
    """
    found = [(value, said) for value, said in names.items() if within(typed, *said)]
    if ranked:
        found.sort(key=lambda one: (not begins(typed, *one[1]), one[1][0][:1].isdigit(), one[1][0]))
    return [(value, said[0]) for value, said in found]
