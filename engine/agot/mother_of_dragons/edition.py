"""Mother of Dragons, ready for the kernel to drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from engine.agot.box import Box, House, open_box
from engine.agot.second_edition import SecondEdition
from engine.agot.state import Table
from engine.agot.vassals import abilities as vassal_abilities
from engine.agot.vassals.edition import STAGES, Vassals
from engine.agot.views import Snapshot, View
from engine.kernel.asking import Seat
from engine.kernel.game import Answer
from engine.kernel.ruleset import BadSetup, Setup
from engine.kernel.shape import Chooser
from engine.kernel.state import StageFunction, stages_of

from . import abilities, acting, bank, bidding, deck_four, lending, rounds
from .imagining import deal_loans_anew
from .printed import TARGARYEN, printed
from .rulings import ALIASES, RULINGS
from .table import MotherTable
from .view import snapshot, view

__all__ = ["MotherOfDragons", "abilities", "vassal_abilities"]

LEAST_WITH_TARGARYEN = 4


class MotherOfDragons(Vassals):
    """X4: up to eight houses; those of Westeros that nobody plays are vassals.

    Without ``targaryen`` the lands beyond the Narrow Sea, dragons, loyalty and deck IV stay away.
    """

    id = "agot-2e-mod"
    public = Vassals.public | {"faceless-men", "improve", "loan", "pay-debt", "sellswords"}
    stages: Mapping[str, StageFunction] = stages_of(
        acting, bank, bidding, deck_four, lending, rounds, base=STAGES
    )
    rulings = RULINGS
    aliases = ALIASES
    options: Mapping[str, tuple[Any, ...]] = {
        **SecondEdition.options,
        "players": (8, 7, 6, 5, 4, 3),
        "targaryen": (True, False),
    }
    table = MotherTable

    def box(self, rulings: Mapping[str, str]) -> Box:
        """Open the box, with everything in it."""
        return _opened(targaryen=True, five=rulings.get("iron-bank-starting-power") == "five")

    def box_of(self, setup: Setup) -> Box:
        """Open the box for what was agreed before a game."""
        five = setup.rulings.get("iron-bank-starting-power") == "five"
        return _opened(targaryen=setup.options["targaryen"], five=five)

    def in_play(self, options: Mapping[str, Any]) -> Sequence[House]:
        """Name the houses on the board, those that are played first where nobody chooses first."""
        players = _opened(targaryen=options["targaryen"], five=False).figures.players
        houses = players[max(players)].houses
        first = [h for h in houses if h == TARGARYEN]
        return [*first, *(h for h in houses if h != TARGARYEN)]

    def prepare(
        self, options: Mapping[str, Any], seats: Sequence[Seat], rulings: Mapping[str, str]
    ) -> Setup:
        """Validate and complete options, seats and rulings.

        Raises BadSetup.
        """
        given = dict(options)
        number = given.get("players", len(seats) or 8)
        if "targaryen" not in given:
            given["targaryen"] = TARGARYEN in seats if seats else number >= LEAST_WITH_TARGARYEN
        setup = super().prepare(given, seats, rulings)
        if setup.options["targaryen"] != (TARGARYEN in setup.seats):
            raise BadSetup("targaryen says whether that house plays")
        if setup.options["targaryen"] and len(setup.seats) < LEAST_WITH_TARGARYEN:
            raise BadSetup(f"with targaryen there are at least {LEAST_WITH_TARGARYEN} players")
        return setup

    def begin(self, setup: Setup) -> Table:
        """Set the table."""
        s = cast(MotherTable, super().begin(setup))
        if s.has_targaryen:
            s.loyalty = dict(printed().loyalty_at_start)
            s.dragon_tokens = list(printed().dragon_tokens)
            for track, order in s.tracks.items():
                s.tracks[track] = [*(h for h in order if h != TARGARYEN), TARGARYEN]
        return s

    def view(self, state: Table, seat: Seat | None) -> View:
        """Return what a seat, or a spectator, may see."""
        return view(cast(MotherTable, state), seat)

    def snapshot(self, state: Table, events: Sequence[Mapping[str, Any]]) -> Snapshot:
        """Return the state as a record's check writes it."""
        return snapshot(cast(MotherTable, state), events)

    def imagine(
        self, rest: Table, now: Table, answers: Sequence[Answer], seat: House, rng: Chooser
    ) -> list[Answer]:
        """Deal anew what a seat does not know, the order of the loans among it."""
        deal_loans_anew(cast(MotherTable, rest), rng)
        return super().imagine(rest, now, answers, seat, rng)


@lru_cache
def _opened(*, targaryen: bool, five: bool) -> Box:
    box = open_box("agot-2e-mod-essos" if targaryen else "agot-2e-mod").model_dump()
    box["edition"] = MotherOfDragons.id
    if five:
        box["figures"]["starting_power"] = 5
    return Box.model_validate(box)
