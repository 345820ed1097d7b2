"""Why an answer in a battle is good: support, cards, the Blade, losses, retreats.

Pure functions of what everyone can see and the answer: hands are open (15.3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.agot.board.control import castle_counts
from engine.agot.combat.battle import Battle
from engine.agot.combat.strength import strength_of
from engine.agot.components import ROUTED, Area, Card, House
from engine.agot.heuristics.board import BoardReading
from engine.agot.state import AgotState, merge, total
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, phrase

from .area_value import threat
from .power import card_given_up


def support(read: BoardReading, house: House, params: Data, value: Mapping[Area, str]) -> Phrase:
    """Explain whom the support helps, and against whom, or why nobody (9.1.3)."""
    b = Battle(read.s)
    sides = sorted({side for side in value.values() if side != "none"})
    counts = castle_counts(read.s)
    if not sides:
        return phrase(
            "because-helps-nobody",
            attacker=f"house:{b.attacker}",
            own=counts[b.attacker],
            defender=f"house:{b.defender}",
            number=counts[b.defender],
        )
    helped = b.attacker if sides[0] == "attacker" else b.defender
    if house == helped:
        return phrase("because-helps-itself", area=f"area:{b.area}")
    rival = b.opponent(helped)
    return phrase(
        "because-helps",
        helped=f"house:{helped}",
        own=counts[helped],
        rival=f"house:{rival}",
        number=counts[rival],
    )


def refuse_support(
    read: BoardReading, house: House, params: Data, value: Sequence[House]
) -> Phrase:
    """Explain whether support is accepted (9.1.4)."""
    if not value:
        return phrase("because-takes-help")
    return phrase("because-refuses-help", houses=[f"house:{h}" for h in value])


def house_card(read: BoardReading, house: House, params: Data, value: Card) -> Phrase:
    """Explain which of the opponent's cards the card beats, and what stays in hand (9.3)."""
    s = read.s
    b = Battle(s)
    rival = b.opponent(house)
    mine, theirs = (strength_of(b, h).initial for h in (house, rival))
    ahead = s.position("fiefdoms", house) < s.position("fiefdoms", rival)
    cards = s.box.house_cards
    played = b.card(rival)
    foes = [played] if played is not None else s.hand[rival]
    said: Json = {"card": f"card:{value}", "rival": f"house:{rival}"}
    if not foes:
        own = mine + cards[value].strength
        return phrase("because-card-alone", **said, own=own, other=theirs)

    def beats(card: Card) -> int:
        own = mine + cards[card].strength + ahead
        return sum(own > theirs + cards[foe].strength for foe in foes)

    beaten = beats(value)
    if beaten == len(foes):
        return phrase("because-card-beats-all", **said)
    if beaten:
        return phrase("because-card-beats", **said, beaten=beaten, of=len(foes))
    helpless = not any(beats(card) for card in s.hand[house])
    return phrase("because-card-spares" if helpless else "because-card-saves", **said)


def ability(read: BoardReading, house: House, params: Data, value: Data) -> Phrase:
    """Explain what the card's ability takes from the opponent (9.3.2)."""
    card, rival = f"card:{value['card']}", params.get("rival", "")
    if not value["use"]:
        strength = read.s.box.house_cards[value["card"]].strength
        return phrase("because-card-unused", card=card, strength=strength)
    if (found := _dance_ability(read.s, house, params, value)) is not None:
        return found
    if "discard" in value and not rival:
        return card_given_up(read, house, params, value["discard"])
    if "discard" in value:
        return phrase(
            "because-card-discards",
            rival=rival,
            discarded=f"card:{value['discard']}",
            strength=read.s.box.house_cards[value["discard"]].strength,
        )
    area = value.get("area")
    if area in read.s.orders and rival == f"house:{read.s.owner.get(area)}":
        return phrase(
            "because-card-removes",
            rival=rival,
            area=f"area:{area}",
            order=f"order:{read.s.orders[area]}",
        )
    if "retrieve" in value:
        strength = read.s.box.house_cards[value["retrieve"]].strength
        return phrase("because-retrieves", card=f"card:{value['retrieve']}", strength=strength)
    if "replacement" in value:
        return phrase(
            "because-card-replaces",
            card=card,
            strength=read.s.box.house_cards[value["replacement"]].strength,
        )
    steals = read.s.box.house_cards[value["card"]].ability == "steal-a-token"
    if "track" in value and not steals:
        return phrase(
            "because-card-sinks",
            rival=rival,
            track=f"track:{value['track']}",
            place=read.s.position(value["track"], str(rival).removeprefix("house:")),
        )
    return phrase("because-card-used", card=card, text=phrase(f"card-{value['card']}.note"))


def _dance_ability(s: AgotState, house: House, params: Data, value: Data) -> Phrase | None:
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


def blade(read: BoardReading, house: House, params: Data, value: Data) -> Phrase:
    """Explain whether one more point decides the battle (9.4)."""
    s = read.s
    b = Battle(s)
    if value["for"] != "strength":
        return phrase("because-blade-tides" if value["use"] else "because-tides-stay")
    rival = b.opponent(house)
    mine, theirs = (strength_of(b, h).total for h in (house, rival))
    ahead = s.position("fiefdoms", house) < s.position("fiefdoms", rival)
    said = {"own": mine, "other": theirs}
    if value["use"]:
        decides = mine + ahead <= theirs < mine + 1 + ahead
        return phrase("because-blade-decides" if decides else "because-blade", **said)
    return phrase("because-blade-wins" if mine + ahead > theirs else "because-blade-waits", **said)


def losses(read: BoardReading, house: House, params: Data, value: object) -> Phrase:
    """Explain which units are lost (9.7, 4.4.5, 5.6)."""
    units: dict[str, int] = {}
    if isinstance(value, Mapping):
        flat = all(isinstance(n, int) for n in value.values())
        units = dict(value) if flat else merge(*value.values())
    if not total(units):
        return phrase("because-loses-nothing")
    costs = read.s.box.figures.costs
    points = sum(n * costs.get(u.removeprefix(ROUTED), 0) for u, n in units.items())
    return phrase("because-loses", units=units, points=points)


def retreat(read: BoardReading, house: House, params: Data, value: Data) -> Phrase:
    """Explain whether the units are safe there (9.8)."""
    to = value["to"]
    loser = str(params.get("house", f"house:{house}")).removeprefix("house:")
    if loser != house:
        return phrase("because-sends-away", area=f"area:{to}", rival=f"house:{loser}")
    danger = threat(read, house, to)
    if danger is None:
        return phrase("because-retreats-safely", area=f"area:{to}")
    return phrase(
        "because-retreats", area=f"area:{to}", rival=f"house:{danger[0]}", strength=danger[1]
    )


def neutral_support(read: BoardReading, house: House, params: Data, value: Any) -> Phrase:
    """Explain what the support would add to another House's march on a neutral force (13.4)."""
    s, area = read.s, value["area"]
    return phrase(
        "because-helps-neutral" if value["give"] else "because-keeps-neutral",
        area=f"area:{area}",
        rival=params["house"],
        own=int(read.support(area, house, storming=area in s.castles)),
        defence=s.neutral[area],
    )
