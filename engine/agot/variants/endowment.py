"""The option by which some Houses begin with less Power than printed, as if they had paid with it
for something before the game. Pure functions."""

from __future__ import annotations

from engine.agot.components import AgotComponents, House, open_box
from engine.kernel.phrase import phrase
from engine.kernel.ruleset import BadSetup, Setup, WrittenOption

from .numbers_by_house import numbers_by_house

STARTING_POWER = "starting_power"
"""The option that names the Power of the Houses that begin with less than printed (2.8)."""


def starting_powers(edition: str) -> WrittenOption:
    """Return the option for the Houses of an edition: Power by House, by default none."""
    figures = open_box(edition).figures
    return numbers_by_house(STARTING_POWER, figures.start, 0, figures.starting_power, 1)


def printed_power(box: AgotComponents, house: House) -> int:
    """Return how much Power a House begins with by the set-up or the scenario of a game."""
    own = box.figures.start[house].power
    return box.figures.starting_power if own is None else own


def require_no_more(setup: Setup, box: AgotComponents) -> None:
    """Check that no House begins with more Power than the components of this game give it: without
    the Iron Bank that is less (X4.1.5).

    Raises BadSetup.
    """
    for house, power in setup.options[STARTING_POWER].items():
        if house in box.figures.start and power > (most := printed_power(box, house)):
            why = phrase("refused-starting-power", houses=[f"house:{house}"], least=0, most=most)
            raise BadSetup(f"{STARTING_POWER} of {house} is at most {most} here", why=why)
