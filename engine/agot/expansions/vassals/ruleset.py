"""The base game with vassals, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.agot.ahead import plans
from engine.agot.components import House
from engine.agot.fields import FOG
from engine.agot.information.view import AgotView, Snapshot
from engine.agot.phases import rounds
from engine.agot.rulings import RECALLED as EARLIER
from engine.agot.rulings import RULINGS as SECOND
from engine.agot.second_edition import WITH_STARTS, SecondEdition
from engine.agot.state import AgotState
from engine.kernel.ask import Answer, Seat
from engine.kernel.data import Data, Json
from engine.kernel.position.notation import Record
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.kernel.ruleset import SHUFFLED, BadSetup, Setup
from engine.kernel.shapes.base import RandomSource
from engine.kernel.state import StageFunction, stages_of

from . import abilities, action_phase, combat, notation, planning
from . import kinds as own_kinds
from .determinize import imagine
from .set_up import subdue
from .state import VASSAL_START, V, VassalState
from .view import snapshot, view

__all__ = ["PHASES", "STAGES", "Vassals", "abilities"]

OWN: dict[str, tuple[str, ...]] = {
    "beric-dondarrion-timing": ("after-casualties", "on-result"),
    "bronn-against-vassal": ("cannot-pay", "commander-pays"),
    "connington-without-survivors": ("embattled-area-only", "origin"),
    "jaqen-random-card": ("includes-returned", "excludes"),
    "patchface-against-vassal": ("nothing", "drawn-cards"),
    "vassal-bid-ties": ("iron-throne-holder", "below-players"),
    "vassal-claim": ("rest-to-the-last", "at-random"),
    "vassal-dual-token-bans": ("banned-by-either", "other-half-stays"),
    "vassal-family-support": ("automatic", "optional"),
    "vassal-house-cards": ("three-of-seven",),
    "vassal-muster": ("home-area-only",),
    "vassal-order-count": ("up-to-two", "two-if-possible"),
    "vassal-power-token": ("always-left",),
    "vassal-raid-power": ("nobody-gains", "commander-gains"),
    "vassal-starting-supply": ("four", "icons-controlled"),
    "vassal-surplus-sets": ("one-more-from-the-top", "one-each"),
    "vassal-track-setup": ("below-if-in-top-three", "always-below"),
    "vassal-victory": ("commander-gains-one",),
    "vassal-westeros-decisions": ("last-commander",),
}
"""The readings on offer for every ruling about vassals, the default first."""

RULINGS = dict(sorted({**SECOND, **OWN}.items()))
"""All rulings of the base game with vassals."""

RECALLED: Mapping[str, str] = {
    **EARLIER,
    "beric-dondarrion-timing": "on-result",
    "patchface-against-vassal": "drawn-cards",
}
"""The readings of rulings that a record or a saved game does not name."""

ALIASES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "beric-timing": ("beric-dondarrion-timing", {}),
    "bronn-against-vassals": (
        "bronn-against-vassal",
        {"not-offered": "cannot-pay", "offered": "commander-pays"},
    ),
    "vassal-bids": ("vassal-bid-ties", {"zero": "iron-throne-holder"}),
    "vassal-first-places": (
        "vassal-track-setup",
        {"never-in-the-first-three": "below-if-in-top-three"},
    ),
}
"""The names of some of them in records."""


PHASES = ("westeros", "vassals", "planning", "vassal-orders", *plans.PHASES[2:])
"""The phases: players claim vassals before placing orders, and give them theirs before the reveal
(X2.3.1, X2.4.2)."""
STAGES: Mapping[str, StageFunction] = stages_of(
    action_phase, combat, planning, base=SecondEdition.stages
)


class Vassals(SecondEdition[V]):
    """All six Houses are on the board; those without a player are vassals (X2).

    Besides ``players``, the options may name the ``vassals``; otherwise the seats say who plays.
    """

    id = "agot-2e-vassals"
    kinds = kinds_of(own_kinds, base=SecondEdition.kinds)
    stages = STAGES
    rulings = RULINGS
    recalled = RECALLED
    aliases = ALIASES
    options: Mapping[str, tuple[Any, ...]] = {
        **WITH_STARTS,
        "players": (5, 4, 3),
        SHUFFLED: (False, True),
        VASSAL_START: (False, True),
        FOG: (False, True),
    }
    table: type[V] = cast(Any, VassalState)
    phases = PHASES

    def in_play(self, options: Data) -> Sequence[House]:
        """Return the Houses on the board, by default those that are played first."""
        return self.box({}).figures.players[6].houses

    def prepare(self, options: Data, seats: Sequence[Seat], rulings: Mapping[str, str]) -> Setup:
        """Validate and complete options, seats and rulings.

        Raises BadSetup.
        """
        given = dict(options)
        named = given.pop("vassals", None)
        if named is not None and not _are_words(named):
            raise BadSetup("vassals is a list of houses")
        complete = self.complete({**({"players": len(seats)} if seats else {}), **given})
        houses = self.in_play(complete)
        number = complete["players"]
        if seats:
            playing = sorted(seats)
        elif named is not None:
            playing = sorted(h for h in houses if h not in named)
        else:
            playing = sorted(houses[:number])
        vassals = sorted(h for h in houses if h not in playing)
        if len(set(playing)) != number or not set(playing) <= set(houses):
            raise BadSetup(f"{number} of these houses play: {', '.join(sorted(houses))}")
        if named is not None and sorted(named) != vassals:
            raise BadSetup(f"without these players the vassals are {', '.join(vassals) or 'none'}")
        if vassals:
            complete["vassals"] = vassals
        return self.with_power(Setup(complete, playing, self.ruled(rulings)))

    def unbalanced(self, options: Data) -> Json:
        """Return the options that have no balanced start: the units of vassals (V4.6)."""
        return {VASSAL_START: True} if options[VASSAL_START] else {}

    def on_board(self, setup: Setup) -> Sequence[House]:
        """Return the Houses on the board, including vassals."""
        return sorted(self.in_play(setup.options))

    def passing(self, state: AgotState, seat: Seat, kind: str, value: object) -> Any | None:
        """Return the answer that does nothing, such as taking no vassal."""
        return [] if kind == own_kinds.CLAIM_VASSALS else super().passing(state, seat, kind, value)

    def seats_on_offer(self, options: Data) -> Sequence[House]:
        """Return the Houses that can be played: any on the board (X2.1.1)."""
        return sorted(self.in_play(options))

    def seats_needed(self, options: Data) -> Sequence[House]:
        """Return the Houses that must be played: none, because the choice is free (X2.1.1)."""
        return ()

    def begin(self, setup: Setup) -> V:
        """Set up the game."""
        box = self.box_of(setup)
        houses = sorted(self.in_play(setup.options))
        s = rounds.begin(box, houses, setup.options, self.in_force(setup), self.table)
        subdue(s, setup.options.get("vassals", ()))
        return s

    def layout(self, seen: V, seat: Seat | None) -> AgotView:
        """Return the view of a state that holds only what a seat, or a spectator, sees."""
        return view(seen, seat)

    def snapshot(self, state: V, events: Sequence[Data]) -> Snapshot:
        """Return the state in the form of a record's check."""
        return snapshot(state, events)

    def from_records(self, setup: Setup, records: Sequence[Record]) -> V:
        """Build the state that :meth:`to_records` has written."""
        return notation.from_records(self.begin(setup), records)

    def resume(self, state: V, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
        """Put the next stage on the agenda; claims and orders of vassals start over."""
        if state.phase in ("vassals", "vassal-orders"):
            state.phase = "planning"
        super().resume(state, kind, seats)

    def deal_anew(
        self,
        rest: V,
        now: V,
        answers: Sequence[Answer],
        seat: House,
        rng: RandomSource,
    ) -> list[Answer]:
        """Deal again what a seat does not know, including cards of others' vassals."""
        return imagine(rest, now, answers, seat, rng)


def _are_words(named: object) -> bool:
    return isinstance(named, list | tuple) and all(isinstance(one, str) for one in named)
