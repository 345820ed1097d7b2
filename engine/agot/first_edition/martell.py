"""Abilities of House Martell's cards of the 1st edition (V2.14), named after their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot import kinds, tracks
from engine.agot.abilities.baratheon import promote_a_footman
from engine.agot.abilities.shared import DECLINE, won
from engine.agot.answers import AbilityAnswer
from engine.agot.components import TRACKS, House
from engine.agot.timing import icons, immediate, on_result
from engine.kernel.ask import ask
from engine.kernel.shapes import OneOf

if TYPE_CHECKING:
    from engine.agot.battle import Battle


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
    s, rival, own = b.s, b.opponent(house), b.card(house)
    held = [track for track in TRACKS if s.holder(track) == rival]
    if not won(b, house) or not held:
        return
    answers: dict[str, AbilityAnswer] = {
        f"track:{track}": {"card": own, "use": True, "track": track} for track in held
    }
    answers[DECLINE] = {"card": own, "use": False}
    shape = OneOf.named(answers, safest=(f"track:{held[0]}",))
    answer = await ask(house, kinds.ABILITY, shape, card=f"card:{own}", rival=f"house:{rival}")
    if answer["use"]:
        tracks.steal(s, house, answer["track"])


@on_result
async def kill_one_in_defeat(b: Battle, house: House) -> None:
    """Arianne Martell: after a defeat, let Martell destroy one of the opponent's fighting units.

    If it was the last one, Martell's units retreat all the same, but nobody takes the area.
    """
    rival, own = b.opponent(house), b.card(house)
    if won(b, house) or not b.units(rival) or b.spared(rival):
        return
    answers: dict[str, AbilityAnswer] = {
        f"unit:{unit}": {"card": own, "use": True, "unit": unit} for unit in sorted(b.units(rival))
    }
    answers[DECLINE] = {"card": own, "use": False}
    answer = await ask(
        house, kinds.ABILITY, OneOf.named(answers), card=f"card:{own}", rival=f"house:{rival}"
    )
    if answer["use"]:
        b.lose(rival, {answer["unit"]: 1})
