"""Worlds: forks of a game, and what a seat cannot tell from the true one.

A player who thinks ahead imagines what is hidden: cards in other hands, decks, sealed answers. An
imagined world is a game of its own. It gives the seat the same view as the true game, and nothing
of it depends on what is truly hidden, only on what the seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from .ask import Answer, Seat
from .game import AnyGame, Game
from .saving import Drift
from .shapes.base import RandomSource, copied
from .state import State
from .visibility import seen_by

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

TRIES = 200
"""How many worlds are tried until one gives the seat its view; usually the first one does."""


def fork(game: Game[S], *, keep_rests: bool = False) -> Game[S]:
    """Return a copy of a game that continues independently.

    The fork has no events or steps to fetch. Without ``keep_rests`` it is faster, but cannot be
    forked or saved.
    Raises RuntimeError for a game that keeps no rests.
    """
    return _forked_with(game, at_rest(game), game.answers, game.sealed, keep_rests=keep_rests)


def at_rest(game: Game[S]) -> S:
    """Return a copy of the state at the last checkpoint.

    Raises RuntimeError for a game that keeps no checkpoints.
    """
    return game.state.revived(game.rest.frozen)


def _forked_with(
    game: Game[S],
    rest: S,
    answers: Sequence[Answer],
    sealed: Mapping[Seat, object],
    *,
    keep_rests: bool,
) -> Game[S]:
    """Return a fork in which play went differently, since the last rest or before it.

    ``rest`` is a state of its own; ``answers`` are opened again without being checked. Raises
    Drift if the rules ask something other than what was answered.
    """
    fork = Game(
        game.ruleset,
        game.setup,
        rest,
        keep_rests=keep_rests,
        hold=game.hold,
        questions=game.rest.questions,
        events=game.rest.events,
    )
    _open_again(fork, answers)
    _seal_again(fork, sealed)
    fork.events.clear()
    return fork


def _open_again(game: AnyGame, answers: Sequence[Answer]) -> None:
    """Open answers that were opened before, without checking them."""
    at = 0
    while at < len(answers):
        question = game.question
        if question is not None and game.interjects(answers[at].kind):
            game.carry_out(answers[at])
            at += 1
            continue
        together = answers[at : at + (len(question.shapes) if question else 0)]
        if question is None or [a.seat for a in together] != list(question.shapes):
            raise Drift(f"opened: {answers[at].kind} of {answers[at].seat}; others are asked")
        game.answers += together
        at += len(together)
        game.advance({a.seat: copied(a.value) for a in together})


def _seal_again(game: AnyGame, sealed: Mapping[Seat, object]) -> None:
    """Seal answers that were sealed before, without checking them."""
    asked = game.question.shapes.keys() if game.question is not None else set()
    if not sealed.keys() <= asked:
        raise Drift(f"sealed: answers of {', '.join(sealed)}; others are asked")
    game.sealed = copied(dict(sealed))


@runtime_checkable
class Determinizes(Protocol[S_contra]):
    """A ruleset that can deal again what a seat does not know."""

    def imagine(
        self,
        rest: S_contra,
        now: S_contra,
        answers: Sequence[Answer],
        seat: Seat,
        rng: RandomSource,
    ) -> list[Answer]:
        """Deal again, in ``rest``, everything that a seat does not know, and return the answers.

        ``rest`` is the state at the last rest and may be changed; ``now`` is the present one.
        ``answers`` are those since the rest; those that hold something hidden are replaced, so that
        play from ``rest`` leads to what the seat sees now. Of hidden things only their number,
        their places, and what the seat has seen of them may matter.
        """


class Unimaginable(RuntimeError):
    """Raised if no world is found in which the seat would have its view."""


def imagine(game: Game[S], seat: Seat, rng: RandomSource, *, asked: bool = True) -> Game[S]:
    """Return a world that the seat cannot tell from the game; it keeps rests, so it can be forked.

    Sealed answers of others are imagined as well: any legal ones. Raises Refused if the seat is not
    asked, unless ``asked`` is false; RuntimeError for a game that keeps no rests; TypeError for a
    ruleset that cannot imagine; Unimaginable.
    """
    ruleset = game.ruleset
    if not isinstance(ruleset, Determinizes):
        raise TypeError(f"{ruleset.id} cannot imagine")
    if asked:
        game.shape_for(seat)
    seen, open_now = seen_by(game.state, seat), game.asked(seat)
    for _ in range(TRIES):
        rest = at_rest(game)
        answers = ruleset.imagine(rest, game.state, game.answers, seat, rng)
        try:
            world = _forked_with(game, rest, answers, {}, keep_rests=True)
            _seal(world, game, seat, rng)
        except (Drift, KeyError, ValueError, IndexError, AssertionError):
            # The imagined secrets contradict the answers that were given.
            continue
        # A view is laid out from what is seen; it may leave some of that out.
        if world.asked(seat) == open_now and (
            seen_by(world.state, seat) == seen
            or ruleset.view(world.state, seat) == ruleset.view(game.state, seat)
        ):
            return world
    raise Unimaginable(f"no world for {seat}: {open_now.get('question')}")


def _seal(world: AnyGame, game: AnyGame, seat: Seat, rng: RandomSource) -> None:
    """Seal the seat's own answer, and any legal ones for others that have answered."""
    question = world.question
    if question is None:
        return
    for other in game.answered:
        if other == seat:
            world.sealed[other] = game.sealed[other]
        else:
            world.sealed[other] = question.shapes[other].sample(rng)
