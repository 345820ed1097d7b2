"""Worlds that a seat cannot tell from the true one, for those who think in its place.

A player who thinks ahead imagines what is hidden: cards in other hands, decks, sealed answers. An
imagined world is a game of its own. It gives the seat the same view as the true game, and nothing
of it depends on what is truly hidden, only on what the seat has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

from .ask import Seat
from .game import Answer, AnyGame, Drift, Game
from .shape import RandomSource
from .state import State

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

TRIES = 200
"""How many worlds are tried until one gives the seat its view; usually the first one does."""


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
    seen = game.view(seat)
    for _ in range(TRIES):
        rest = game.at_checkpoint()
        answers = ruleset.imagine(rest, game.state, game.answers, seat, rng)
        try:
            world = game.forked_with(rest, answers, {}, keep_rests=True)
            _seal(world, game, seat, rng)
        except (Drift, KeyError, ValueError, IndexError, AssertionError):
            # The imagined secrets contradict the answers that were given.
            continue
        if world.view(seat) == seen:
            return world
    raise Unimaginable(f"no world for {seat}: {seen.get('question')}")


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
