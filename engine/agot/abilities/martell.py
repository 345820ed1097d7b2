"""House Martell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agot import kinds
from engine.agot.board import tracks
from engine.agot.combat.timing import icons, immediate
from engine.agot.components import TRACKS, House
from engine.agot.shapes import AbilityAnswer
from engine.kernel.ask import ask
from engine.kernel.shapes import OneOf

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle


@icons
def nymeria_sand(b: Battle, house: House) -> tuple[int, int]:
    """Return a sword in attack, a fortification in defense."""
    return (1, 0) if house == b.attacker else (0, 1)


@immediate
async def doran_martell(b: Battle, house: House) -> None:
    """Move the opponent to the last position of a track that Martell names."""
    answers: dict[str, AbilityAnswer] = {
        f"track:{t}": {"card": "doran-martell", "use": True, "track": t} for t in TRACKS
    }
    rival = b.opponent(house)
    answer = await ask(
        house,
        kinds.ABILITY,
        OneOf.named(answers),
        card="card:doran-martell",
        rival=f"house:{rival}",
    )
    tracks.move_to_end(b.s, rival, answer["track"])
