"""What a stranger may send: presses that were offered, damaged ones, and nonsense."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

from discord import AppCommandOptionType as Kind

from bot.ui.custom_id import LONGEST, VERBS

from .long_texts import long_texts
from .world import CHANNELS, STRANGER, USERS, Command, Seen, World

TRIED: tuple[str, ...] = (*sorted(VERBS), "nonsense")
"""Every verb, and one that does not exist."""
WORDS = (
    *("", "0", "1", "-1", "7", "9" * 30, "stark", "random", "march+1", "nowhere", "who:stark"),
    *("None", "null", "[]", "{}", "a:b:c", "…", "\u202e\u0000", "💥" * 10, "north", "whole"),
    *("yes", "no", "on", "off", "combat", "supply", "safe", "UTC", "Europe/Berlin"),
    *("'; DROP TABLE games; --", "../../etc/passwd"),
)

LONG = tuple(long_texts(6000))


async def one(world: World) -> str:
    """Send one input, and return what sort it was."""
    rng = world.rng
    user = rng.choice((*USERS, *USERS, STRANGER))
    sort = rng.choices(
        ("offered", "damaged", "made up", "garbage", "command", "autocomplete", "form"),
        (40, 20, 10, 2, 20, 8, 5),
    )[0]
    seen = rng.choice(world.seen) if world.seen else Seen("r1:1:0:panel::", None)
    private = rng.random() < 0.7
    match sort:
        case "offered":
            await world.press(user, seen.custom_id, offered(rng, seen), private=private)
        case "damaged":
            await world.press(user, damaged(rng, seen), values(rng, seen), private=private)
        case "made up":
            await world.press(user, made_up(rng), values(rng, seen), private=private)
        case "garbage":
            await world.press(user, garbage(rng), values(rng, seen), private=private)
        case "form":
            # What is typed into a form comes back under the id of the button that opened it.
            text = rng.choice((*WORDS, *LONG, "Winterfell march+1\nwhite harbor: defend"))
            await world.submit(user, seen.custom_id, text)
        case "command":
            command = rng.choice(world.commands)
            await world.command(user, command, typed(rng, command))
        case _:
            command = rng.choice(world.commands)
            if command.parameters:
                name = rng.choice(command.parameters).name
                await world.autocomplete(user, command, name, rng.choice(WORDS))
    return sort


def offered(rng: random.Random, seen: Seen) -> list[str]:
    """Choose what a select offers, as it allows or nearly so."""
    if not seen.values:
        return []
    return rng.sample(seen.values, rng.randint(1, len(seen.values)))


def values(rng: random.Random, seen: Seen) -> list[str]:
    """Choose anything."""
    pool = [*(seen.values or ()), *WORDS]
    return [rng.choice(pool) for _ in range(rng.choice((0, 1, 1, 2, 25)))]


def damaged(rng: random.Random, seen: Seen) -> str:
    """Change one part of what was offered."""
    parts = seen.custom_id.split(":", 5)
    place = rng.randrange(1, len(parts))
    parts[place] = rng.choice(
        (str(rng.randrange(10)), str(2**64), rng.choice(TRIED), rng.choice(WORDS), "", "ffff")
    )
    return ":".join(parts)[:LONGEST]


def made_up(rng: random.Random) -> str:
    """Put parts together that were never offered together."""
    game, number = rng.choice((0, 1, 2, 3, 4, 5, 99, 2**70)), rng.choice((0, 1, 2, 5, 2**70))
    mark = rng.choice(("", "e69d", "0000"))
    return f"r1:{game}:{number}:{rng.choice(TRIED)}:{mark}:{rng.choice(WORDS)}"[:LONGEST]


def garbage(rng: random.Random) -> str:
    """Write anything."""
    return "".join(chr(rng.choice((*range(32, 127), 233, 0x202E, 0x1F4A5))) for _ in range(40))


class Attached:
    """A file that somebody attaches."""

    filename = "record.json"

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.size = len(data)

    async def read(self) -> bytes:
        """Return what is in it."""
        return self._data


def typed(rng: random.Random, command: Command) -> dict[str, Any]:
    """Fill the fields of a command with what Discord would let through."""
    filled: dict[str, Any] = {}
    for parameter in command.parameters:
        if not parameter.required and rng.random() < 0.5:
            continue
        match parameter.type:
            case _ if parameter.choices:
                filled[parameter.name] = rng.choice(parameter.choices).value
            case Kind.integer:
                least = int(parameter.min_value or 0)
                most = int(parameter.max_value or 2**53)
                filled[parameter.name] = rng.choice(
                    (least, most, rng.randint(least, min(most, 99)))
                )
            case Kind.boolean:
                filled[parameter.name] = rng.random() < 0.5
            case Kind.user:
                id = rng.choice((*USERS, STRANGER))
                filled[parameter.name] = SimpleNamespace(id=id, display_name=str(id), bot=False)
            case Kind.attachment:
                filled[parameter.name] = Attached(garbage(rng).encode())
            case Kind.channel:
                filled[parameter.name] = SimpleNamespace(id=rng.choice(CHANNELS))
            case Kind.string:
                word = rng.choice((*WORDS, "stark", *LONG))
                filled[parameter.name] = word[: int(parameter.max_value or 6000)]
            case other:
                raise NotImplementedError(f"a field of {other}")
    return filled
