"""The turning points of a game: what was done when chances changed most. Pure functions.

Each compares two neighbouring moments at which nothing was half done, and names a seat that took
part in what was done between them. The winner's decisive move is always among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.games.registry import plugin_of
from bot.games.story import Development, ReplayFrame, told_of
from engine.kernel.ask import Seat
from engine.kernel.data import fixed
from engine.kernel.event import EventData
from engine.kernel.phrase import PhraseData

from .timeline import Timeline

TURNS = 3
"""How many turning points are named."""
LEAST = 0.05
"""The least change of a chance that makes a turning point."""
SOME = 9
"""What matters less than this makes no turning point, even if a steward values it differently."""
MOVED = 5
"""What matters less than this is no move, but bookkeeping."""
ALIKE = 0.6
"""What matters at least this share of what matters most has done it with it."""
MUCH = 0.15
"""The least rise that is put down to a single move; a smaller one is told by its round."""
KEPT = 0.5
"""The share of a rise that a decisive move never loses again."""
TOGETHER = 3
"""The most sentences about several moves."""


@fixed
class TurningPoint:
    """A turning point: what was done, and the change of one seat's chance, in percent."""

    at: float
    """Its time in rounds: 2.5 is in the middle of the third."""
    round: int
    since: int
    """How many steps had been taken when the chance was last judged before."""
    step: int
    """How many steps had been taken when it was judged after."""
    told: tuple[PhraseData, ...]
    seat: Seat
    before: int
    after: int
    decisive: bool = False
    """Whether it is the winner's decisive move."""


@fixed
class _Stretch:
    """What happened between two settled moments."""

    at: float
    before: ReplayFrame
    after: ReplayFrame
    done: tuple[tuple[int, Development], ...]
    """What was done, each with its round."""
    thing: str

    def parts_of(self, seat: Seat, seats: Sequence[Seat]) -> list[tuple[int, Development]]:
        """Return what a seat took part in, unless its chance has changed the other way."""
        against = "losers" if self.rise(seat) > 0 else "gainers"
        return [
            (round, done)
            for round, done in self.done
            if seat in seats_in(done.told, seats, self.thing) and seat not in getattr(done, against)
        ]

    def moves_of(self, seat: Seat, seats: Sequence[Seat]) -> list[tuple[int, Development]]:
        """Return what a seat did, or gained by, in what it took part in."""
        return [
            (round, done)
            for round, done in self.parts_of(seat, seats)
            if seat in done.gainers or done.told["params"].get(self.thing) == f"{self.thing}:{seat}"
        ]

    def rise(self, seat: Seat) -> float:
        """Return how much a seat's chance has risen."""
        return self.after.chances[seat] - self.before.chances[seat]


def turning_points(course: Timeline) -> tuple[TurningPoint, ...]:
    """Return the turning points of a finished game in their order, none of a running one."""
    if not course.over:
        return ()
    stretches = list(_stretches(course))
    found = [turn for one in stretches if (turn := _turn(one, course.seats)) is not None]
    won = _decisive(course, stretches)
    most = sorted(found, key=lambda turn: -abs(turn.after - turn.before))
    if won is not None:
        most = [won, *(turn for turn in most if not won.since < turn.step <= won.step)]
    return tuple(sorted(most[:TURNS], key=lambda turn: turn.step))


def dated(events: Sequence[EventData], now: int) -> list[tuple[int, EventData]]:
    """Return events, each with its round: that of the last event that has named one."""
    found = []
    for event in events:
        named = event["params"].get("round")
        now = named if isinstance(named, int) else now
        found.append((now, event))
    return found


def seats_in(told: PhraseData, seats: Sequence[Seat], thing: str = "seat") -> list[Seat]:
    """Return the seats that a phrase names; a list of everyone, such as an order, names nobody."""
    named = set(_names(told["params"]))
    if len(seats) > 2 and named >= {f"{thing}:{seat}" for seat in seats}:
        named = _alone(told)
    return [seat for seat in seats if f"{thing}:{seat}" in named]


def _alone(told: PhraseData) -> set[str]:
    return {value for value in told["params"].values() if isinstance(value, str)}


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _names(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _names(part)


def times(course: Timeline) -> list[float]:
    """Return the time of each moment, in rounds."""
    counts: dict[int, int] = {}
    for moment in course.moments:
        counts[moment.round] = counts.get(moment.round, 0) + 1
    seen: dict[int, int] = {}
    found: list[float] = []
    for moment in course.moments:
        seen[moment.round] = seen.get(moment.round, 0) + 1
        share = seen[moment.round] / counts[moment.round]
        found.append(max(0, moment.round - 1) + share if moment.round else 0.0)
    return found


def _stretches(course: Timeline) -> Iterator[_Stretch]:
    tale = plugin_of(course.ruleset).tale
    before = course.moments[0]
    told: list[tuple[int, EventData]] = []
    now = 0
    for at, moment in zip(times(course), course.moments, strict=True):
        new = dated(moment.told, now)
        told += new
        now = new[-1][0] if new else now
        if not (moment.settled and moment.chances):
            continue
        if told and before.chances:
            done = [
                (max(1, round), development)
                for round in sorted({round for round, _ in told})
                for development in tale.developments([e for r, e in told if r == round])
            ]
            yield _Stretch(at, before, moment, tuple(done), tale.thing)
        before, told = moment, []


def _turn(one: _Stretch, seats: Sequence[Seat], whose: Seat | None = None) -> TurningPoint | None:
    """Return what a stretch has changed for a seat that took part, by default the most; ``None``
    if it is little."""
    best: tuple[int, float, Seat] | None = None
    for seat in seats if whose is None else (whose,):
        change = abs(one.rise(seat))
        weight = max((done.weight for _, done in one.parts_of(seat, seats)), default=0)
        rank = (weight, change, seat)
        if weight >= SOME and change >= LEAST and (best is None or rank > best):
            best = rank
    if best is None:
        return None
    weight, _, seat = best
    least = max(SOME, ALIKE * weight)
    shown = [(round, done) for round, done in one.parts_of(seat, seats) if done.weight >= least]
    return _point(one, seat, shown[-1][0], [done.told for _, done in shown][-TOGETHER:])


def _point(one: _Stretch, seat: Seat, number: int, told: Sequence[PhraseData]) -> TurningPoint:
    return TurningPoint(
        min(one.at, float(number)),
        number,
        one.before.step,
        one.after.step,
        tuple(told),
        seat,
        round(100 * one.before.chances[seat]),
        round(100 * one.after.chances[seat]),
    )


def _decisive(course: Timeline, stretches: Sequence[_Stretch]) -> TurningPoint | None:
    """Return the winner's decisive move: of its rises that lasted, the largest.

    If the end itself has brought more, it is the winner's last move and the verdict. If no move by
    itself has brought much, it is the round in which the winner's chance rose most.
    """
    winner = course.winner
    if winner is None or not stretches:
        return None
    lasting: list[TurningPoint] = []
    lowest = 1.0
    for one in reversed(stretches):
        rise = one.rise(winner)
        if rise >= LEAST and one.before.chances[winner] + KEPT * rise <= lowest:
            turn = _turn(one, course.seats, winner)
            if turn is not None:
                lasting.append(turn)
        lowest = min(lowest, one.before.chances[winner])
    best = max(lasting, key=lambda turn: turn.after - turn.before, default=None)
    least = best.after - best.before if best is not None else 100 * LEAST
    if 100 * stretches[-1].rise(winner) > least:
        best = _last(course, stretches, winner)
    if best is None or best.after - best.before < 100 * MUCH:
        whole = _together(course, stretches, winner)
        best = max(filter(None, (best, whole)), key=lambda t: t.after - t.before, default=None)
    return None if best is None else replace(best, decisive=True)


def _last(course: Timeline, stretches: Sequence[_Stretch], winner: Seat) -> TurningPoint:
    """Return the winner's last move and the verdict, if together they have brought more."""
    tale = plugin_of(course.ruleset).tale
    end = stretches[-1]
    verdicts = [
        event
        for moment in course.moments
        for event in moment.told
        if event["kind"] in tale.verdicts
        and winner in seats_in(told_of(event), course.seats, tale.thing)
    ]
    told = [told_of(event) for event in verdicts[-1:]]
    number = end.done[-1][0] if end.done else max(1, end.before.round)
    own = [(r, done) for r, done in end.moves_of(winner, course.seats) if done.weight >= MOVED]
    if own:
        number = own[-1][0]
        return _point(end, winner, number, [*(done.told for _, done in own[1 - TOGETHER :]), *told])
    for one in reversed(stretches):
        moves = [(r, done) for r, done in one.moves_of(winner, course.seats) if done.weight >= SOME]
        if moves and one.rise(winner) > 0:
            number, move = moves[-1]
            whole = replace(one, at=end.at, after=end.after)
            return _point(whole, winner, number, [move.told, *told])
    return _point(end, winner, number, told)


def _together(course: Timeline, stretches: Sequence[_Stretch], winner: Seat) -> TurningPoint | None:
    """Return the round in which the winner's chance rose most, with several of its moves."""
    rounds: dict[int, list[_Stretch]] = {}
    for one in stretches:
        if one.done:
            rounds.setdefault(one.done[0][0], []).append(one)
    best: TurningPoint | None = None
    for number, parts in rounds.items():
        done = tuple(done for part in parts for done in part.done)
        whole = replace(parts[-1], before=parts[0].before, done=done)
        moves = [
            done
            for round, done in whole.moves_of(winner, course.seats)
            if round == number and done.weight >= MOVED
        ]
        least = sorted((d.weight for d in moves), reverse=True)[:TOGETHER]
        told = [d.told for d in moves if d.weight >= least[-1]][-TOGETHER:] if least else []
        if told and whole.rise(winner) > 0:
            turn = _point(whole, winner, number, told)
            if best is None or turn.after - turn.before > best.after - best.before:
                best = turn
    return best
