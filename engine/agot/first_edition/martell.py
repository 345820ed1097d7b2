"""Abilities of House Martell's cards of the 1st edition (V2.14), named after their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot.abilities.baratheon import promote_a_footman
from engine.agot.abilities.shared import choose_target, won
from engine.agot.board import tracks
from engine.agot.combat.timing import icons, immediate, on_result
from engine.agot.components import TRACKS, House

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle


@icons
def attacking_sword(b: Battle, house: House) -> tuple[int, int]:
    """Obara Sand: a sword in attack."""
    return int(house == b.attacker), 0


@immediate
async def upgrade_defending_footman(b: Battle, house: House) -> None:
    """Ellaria Sand: let Martell upgrade one of its Footmen that defend."""
    if house == b.defender:
        await promote_a_footman(b, house, ())


@on_result
async def steal_a_token(b: Battle, house: House) -> None:
    """Doran Martell: after a victory, let Martell take a dominance token that the opponent holds,
    until its track is bid for (V2.6).

    Taking one costs nothing, so this is what an absent player does.
    """
    s, rival = b.s, b.opponent(house)
    held = [track for track in TRACKS if s.holder(track) == rival]
    if not won(b, house):
        return
    track = await choose_target(b, house, "track", held, safe=True, rival=f"house:{rival}")
    if track is not None:
        tracks.steal(s, house, track)


@on_result
async def kill_one_in_defeat(b: Battle, house: House) -> None:
    """Arianne Martell: after a defeat, let Martell destroy one of the opponent's fighting units.

    If it was the last one, Martell's units retreat all the same, but nobody takes the area.
    """
    rival = b.opponent(house)
    if won(b, house) or b.spared(rival):
        return
    units = sorted(b.units(rival))
    unit = await choose_target(b, house, "unit", units, rival=f"house:{rival}")
    if unit is not None:
        b.lose(rival, {unit: 1})
