"""The heuristics of A Dance with Dragons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.agot import kinds
from engine.agot.components import House
from engine.agot.heuristics.api import AgotHeuristics
from engine.agot.state import AgotState
from engine.kernel.data import Data
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Phrase, phrase


class DanceHeuristics(AgotHeuristics):
    """Heuristics of the 2nd edition, with reasons for the new cards."""

    def reason(self, game: AnyGame, seat: House, value: Any) -> Phrase | None:
        """Return what speaks for an answer to the open question, if anything does."""
        question = game.question
        assert question is not None
        used = question.kind == kinds.ABILITY and isinstance(value, Mapping) and value["use"]
        found = ability(game.state, seat, question.params, value) if used else None
        return found or super().reason(game, seat, value)


def ability(s: AgotState, house: House, params: Data, value: Data) -> Phrase | None:
    """Explain the use of a card, except for Rodrik the Reader, whose use is a secret (X1.3)."""
    card = f"card:{value['card']}"
    cards = s.box.house_cards
    match value["card"]:
        case "ser-ilyn-payne":
            area = f"area:{value['area']}"
            return phrase("because-card-kills", rival=params["rival"], area=area)
        case "qyburn":
            copy = value["copy"]
            strength = cards[copy].strength
            return phrase("because-card-copies", copy=f"card:{copy}", strength=strength)
        case "aeron-damphair-adwd":
            return phrase("because-card-spends", card=card, power=value["power"])
        case "melisandre-adwd":
            bought = value["return"]
            return phrase("because-card-buys", card=f"card:{bought}", power=cards[bought].strength)
        case "ser-gerris-drinkwater":
            track = value["track"]
            place = s.position(track, house)
            return phrase("because-card-climbs", track=f"track:{track}", place=place)
    return None
