"""The course of a game: a record replayed once, as spectators saw it, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace

from bot.games.registry import plugin_of
from bot.games.story import ReplayFrame
from engine.kernel.capabilities import RanksSeats
from engine.kernel.data import fixed
from engine.kernel.event import EventData
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import places
from engine.records import Record, is_to_reveal, start, take_steps
from engine.stewards.levels import minds


@fixed
class Timeline:
    """A game from its beginning to its end, or to the end of its record."""

    ruleset: str
    seats: tuple[str, ...]
    moments: tuple[ReplayFrame, ...]
    """The beginning, and every step with a public event."""
    over: bool
    winner: str | None
    places: Mapping[str, int] = field(default_factory=dict)
    """The place of each seat, from 1; equal ones have the same. Empty if the game is not over."""

    @property
    def rounds(self) -> int:
        """The last round."""
        return self.moments[-1].round


def follow(record: Record, *, judged: bool = True) -> Timeline:
    """Replay a record; once the game is over, with all that was hidden from spectators.

    Everyone's chances are judged only if the game is over, because before that they would reveal
    hidden things. With ``judged`` false, they are left out. Raises BadRecord.
    """
    game = start(record, keep_rests=True, revealed=is_to_reveal(record))
    found = list(_moments(game, 0, (), *_judged(game)))
    for number, _ in enumerate(take_steps(game, record.steps), 1):
        values, standing = _judged(game)
        new = list(_moments(game, number, found, values, standing))
        if not new and not found[-1].settled and _settled(game):
            # Nobody has answered what was done last, so it is done.
            found[-1] = replace(
                found[-1], step=number, chances=values, standing=standing, settled=True
            )
        found += new
    if not (judged and game.over):
        found = [replace(moment, chances={}) for moment in found]
    rules = game.ruleset
    winner = rules.winner(game.state) if isinstance(rules, RanksSeats) else None
    return Timeline(
        record.ruleset,
        tuple(game.setup.seats),
        tuple(found),
        game.over,
        winner,
        places(standing_of(game), winner) if game.over else {},
    )


def _moments(
    game: AnyGame,
    step: int,
    before: Sequence[ReplayFrame],
    chances: Mapping[str, float],
    standing: Mapping[str, int],
) -> Iterator[ReplayFrame]:
    """Yield the moments of a step: at every highlight, at the end of a chapter, at the end."""
    told: list[EventData] = []
    marks: list[bool] = []
    divided = False
    for event in game.fetch_events():
        if event.audience is not None:
            continue
        told.append(event.to_json())
        marks.append(event.chapter)
        if event.board is not None:
            # The state before the step is the nearest that was looked at.
            past = before[-1] if before else ReplayFrame(0, event.board)
            yield ReplayFrame(
                step,
                event.board,
                tuple(told),
                tuple(marks),
                past.chances or chances,
                past.standing or standing,
                event.lines,
            )
            told, marks, divided = [], [], True
    if told or divided or not step or game.over:
        yield ReplayFrame(
            step,
            game.view(None),
            tuple(told),
            tuple(marks),
            chances,
            standing,
            settled=not step or _settled(game),
        )


def _settled(game: AnyGame) -> bool:
    mind = minds.get(game.ruleset.id)
    return mind is not None and mind.settled(game, 0)


def _judged(game: AnyGame) -> tuple[Mapping[str, float], Mapping[str, int]]:
    mind = minds.get(game.ruleset.id)
    if mind is None:
        return {}, {}
    return mind.values(game.state), standing_of(game)


def standing_of(game: AnyGame) -> dict[str, int]:
    """Return everyone's progress; seats that nobody plays may be counted, too, but cannot win."""
    mind = minds.get(game.ruleset.id)
    counts = mind.standing(game.state) if mind is not None else {}
    return {seat: count for seat, count in counts.items() if seat in game.setup.seats}


@fixed
class Chapter:
    """A part of a round: what happened in it, moment by moment."""

    before: ReplayFrame
    """The moment at which it begins."""
    moments: tuple[ReplayFrame, ...]

    @property
    def last(self) -> ReplayFrame:
        """The moment at which it ends."""
        return self.moments[-1]

    @property
    def round(self) -> int:
        """The round that it belongs to."""
        return self.moments[0].round


def chapters(course: Timeline) -> list[Chapter]:
    """Divide a course at the events that end chapters."""
    found: list[Chapter] = []
    before, part = course.moments[0], list[ReplayFrame]()
    for moment in course.moments:
        part.append(moment)
        if any(moment.marks):
            found.append(Chapter(before, tuple(part)))
            before, part = moment, []
    if found and not any(moment.told for moment in part):
        # The game has ended with the chapter; only the final position is left.
        last = found.pop()
        found.append(Chapter(last.before, (*last.moments, *part)))
    elif part:
        found.append(Chapter(before, tuple(part)))
    return found


def round_of(course: Timeline, number: int) -> Timeline:
    """Return the part of a course that is one round, with the moment before it."""
    inside = [m for m in course.moments if m.round == number]
    if not inside:
        raise ValueError(f"the record has no round {number}")
    first = course.moments.index(inside[0])
    return replace(course, moments=(*_still(course, first), *inside))


def battle_of(course: Timeline, number: int) -> Timeline:
    """Return the part of a course that is one battle, the first being number 1.

    Raises ValueError for a battle that does not exist.
    """
    plugin = plugin_of(course.ruleset)
    begins = [
        at
        for at, moment in enumerate(course.moments)
        if any(plugin.since_battle_began([event]) for event in moment.told)
    ]
    if not 1 <= number <= len(begins):
        raise ValueError(f"the record has no battle {number}, but {len(begins)} battles")
    first = begins[number - 1]
    end = begins[number] if number < len(begins) else len(course.moments)
    for at in range(first + 1, end):
        moment = course.moments[at]
        over = not plugin.battle_in(moment.view)
        if plugin.battle_ends is not None:
            over = any(event["kind"] == plugin.battle_ends for event in moment.told)
        if any(moment.marks) or over:
            end = at + 1
            break
    return replace(course, moments=(*_still(course, first), *course.moments[first:end]))


def _still(course: Timeline, first: int) -> Iterator[ReplayFrame]:
    """Return the moment before another one, without the events that led to it."""
    if first:
        yield replace(course.moments[first - 1], told=(), marks=())
