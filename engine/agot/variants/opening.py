"""A position on which a group agrees as the start of its game. Pure functions.

The line says what lies open on the table at the beginning of a round; chance shuffles all decks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.agot import kinds
from engine.agot.board.control import castle_counts
from engine.agot.position.resume import resume
from engine.agot.state import AgotState, S
from engine.kernel.ask import chance
from engine.kernel.data import Data, Json
from engine.kernel.phrase import phrase
from engine.kernel.position.compact import BadPosition, read_plain
from engine.kernel.position.notation import BETWEEN, VERSION, Record
from engine.kernel.ruleset import POSITION, BadSetup, WrittenOption
from engine.kernel.shapes import Shuffle
from engine.kernel.state import stage

LONGEST = 4000
"""The most characters of a line: what can be sent in a form."""
EXAMPLE = (
    "round=4 phase=planning | winterfell:S f1k1 g=2 | dragonstone:B f1 g=2 | lannisport:L f1 g=2"
)


def start_positions(id: str, rulings: Mapping[str, object]) -> WrittenOption:
    """Return the option for a ruleset: a line, or none by default."""

    def read(value: object) -> str:
        if not isinstance(value, str) or len(value) > LONGEST:
            raise _unread(f"a line of at most {LONGEST} characters is expected")
        if not value.strip():
            return ""
        records = [part.split() for part in value.split("|")]
        if not all(records):
            raise _unread("nothing stands between two bars")
        head = records[0]
        if head[0] not in (id, f"{id}/{VERSION}"):
            why = phrase("refused-position-game", ruleset=f"ruleset:{id}")
            raise BadSetup(f"{POSITION} is of another game", why=why)
        asks = [word.partition(":")[0] for word in head if word.startswith("asks=")]
        _at_a_beginning(all(asked == f"asks={kinds.ORDERS}" for asked in asks))
        # Seats and rulings are the group's own.
        left = {*rulings, "asks", "seats", POSITION}
        kept = [word for word in head if word.partition("=")[0] not in left]
        return BETWEEN.join(" ".join(record) for record in [kept, *records[1:]])

    return WrittenOption(("", f"{id}/1 {EXAMPLE}"), read)


def with_line(options: Data, offered: Mapping[str, tuple[Any, ...]]) -> Json:
    """Return options, with those that the line of the start position names.

    Raises BadSetup if a group has agreed on others.
    """
    option = offered.get(POSITION)
    if not isinstance(option, WrittenOption):
        return dict(options)
    line: str = option.read(options.get(POSITION, ""))
    named: Json = {}
    for word in line.partition("|")[0].split():
        name, equals, value = word.partition("=")
        if equals and name in offered and name != POSITION:
            try:
                named[name] = read_plain(value)
            except BadPosition as error:
                raise _unread(str(error)) from error
    if clash := {n: options[n] for n, value in named.items() if options.get(n, value) != value}:
        raise BadSetup(
            "the line of the start position is played otherwise", {**clash, POSITION: line}
        )
    return {**options, **named}


def laid(lay: Callable[[Sequence[Record]], S], line: str) -> S:
    """Return the state that a function lays from the records of a line, as the beginning of a game.

    Raises BadSetup.
    """
    try:
        s = lay([part.split() for part in line.split(BETWEEN)])
    except BadPosition as error:
        raise _unread(str(error)) from error
    except (KeyError, ValueError, IndexError, TypeError, AssertionError) as error:
        raise _unread(f"this cannot lie on the table: {error!r}") from error
    _begin_here(s)
    return s


def _begin_here(s: AgotState) -> None:
    """Let play begin with this state, after all decks are shuffled.

    Raises BadSetup if it is not at the beginning of a round, or a House has won.
    """
    began = s.phase == "planning" or (s.phase == "westeros" and not s.westeros)
    busy = s.orders or s.placed or s.combat is not None or s.win is not None or s.round < 1
    won = any(n >= s.goal_of(h) for h, n in s.scores(castle_counts(s)).items())
    _at_a_beginning(began and not busy and not (won and s.castles_win))
    resume(s, None, ())
    s.agenda.append(["shuffle_decks"])


def _at_a_beginning(at_one: object) -> None:
    """Check that a position is at the beginning of a round.

    Raises BadSetup.
    """
    if not at_one:
        why = phrase("refused-position-moment")
        raise BadSetup(f"{POSITION} is not at the beginning of a round", why=why)


def _unread(problem: str) -> BadSetup:
    """Return the error that a line is no position of this game."""
    why = phrase("refused-position", problem=f"raw:{problem[:200]}")
    return BadSetup(f"{POSITION}: {problem}", why=why)


@stage
async def shuffle_decks(s: AgotState) -> None:
    """Shuffle all decks, those with cards that were revealed earlier, too (2.1)."""
    for deck in s.decks:
        shuffled = await chance(kinds.SHUFFLE, Shuffle(deck, s.box.decks[deck]))
        s.decks[deck] = list(shuffled["order"])
    s.tell("began", houses=[f"house:{h}" for h in s.turn_order], chapter=True)
