"""What speaks for an answer, in a sentence, for every kind of question. Pure functions.

If everyone gets to know the answer (:func:`is_told`), the reason uses only the map, the Deeds, the
numbers of cards, and what becomes known of the answer. Other reasons may name the player's cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.inis import kinds
from engine.inis.board.grid import neighbours
from engine.inis.components import Seat, Territory
from engine.inis.state import InisState
from engine.inis.victory import conditions_met
from engine.kernel.data import Data, Json
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.question_kind import QuestionKind

from .conditions import changed, gain, standing
from .policy import KEEP

Reason = Callable[[InisState, Seat, Data, Any], Phrase | None]


# -- 6 Season ---------------------------------------------------------------------------------


def turn(s: InisState, seat: Seat, params: Data, value: Data) -> Phrase | None:
    """Explain what the card does on the map, and why to play it now or not (6.2)."""
    match value["do"]:
        case "pretender":
            return _claim(s, seat)
        case "pass":
            return phrase("because-passes", cards=len(s.hand(seat, "action")))
        case "play":
            return _play(s, seat, value)
    return respond(s, seat, params, value)


def _claim(s: InisState, seat: Seat) -> Phrase:
    met = conditions_met(s, seat)
    rivals = max((conditions_met(s, x) for x in s.pretenders if x != seat), default=0)
    ahead = met > rivals or (met == rivals and s.brenn == seat)
    return phrase("because-claims" if ahead else "because-claims-early", met=met)


def _play(s: InisState, seat: Seat, value: Data) -> Phrase:
    """Return what a Season card changes, without secret choices (6.4)."""
    card = value["card"]
    after = _outcome(s, seat, value)
    if after is not None and (why := gain(s, seat, after)) is not None:
        return why
    goal = value.get("destination")
    if goal is not None and card != "emissaries":
        rivals = [f"seat:{x}" for x in s.present(goal) if x != seat]
        if rivals:
            return phrase("because-marches-against", area=f"area:{goal}", rivals=rivals)
        return phrase("because-settles", area=f"area:{goal}")
    where = value.get("territory")
    if card == "warlord" and where is not None:
        own = s.there(seat, where)
        most = max((s.there(x, where) for x in s.present(where) if x != seat), default=0)
        return phrase("because-starts-clash", area=f"area:{where}", own=own, other=most)
    if card == "citadel" and where is not None:
        return phrase("because-fortifies", area=f"area:{where}")
    if card == "festival" and where is not None:
        return phrase("because-celebrates", area=f"area:{where}")
    return phrase("because-plays", **_card(card), **standing(s, seat))


def _card(card: str) -> Json:
    """Return words about a card: its name and its effect."""
    return {"card": f"card:{card}", "text": phrase(f"card-{card}.note")}


def _outcome(s: InisState, seat: Seat, value: Data) -> InisState | None:
    """Return the map after a card whose effect follows from the choices made with it."""
    card, where = value["card"], value.get("territory")
    match card:
        case "sanctuary" if where is not None and s.sanctuaries_left:
            return changed(s, {}, where)
        case "festival" if where is not None and s.reserve(seat):
            return changed(s, {where: {seat: 1}})
        case "new-alliance" if where is not None and s.reserve(seat):
            come = {seat: 1}
            if value.get("how") == "replace":
                come[value["opponent"]] = -1
            return changed(s, {where: come})
        case "emissaries" | "manannans-horses" if "origin" in value:
            number = value.get("number", 1)
            return changed(
                s, {value["origin"]: {seat: -number}, value["destination"]: {seat: number}}
            )
    return None


# -- clans ------------------------------------------------------------------------------------


def placed(s: InisState, seat: Seat, params: Data, value: Any) -> Phrase:
    """Explain where clans from the reserve are placed (1.5)."""
    come = {t: {seat: sum(n.values())} for t, n in value.items()} if value else {}
    return _coming(s, seat, come)


def first_clan(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Explain where a clan is placed at the beginning (3)."""
    return _coming(s, seat, {value: {seat: 1}}) if isinstance(value, str) else None


def _coming(s: InisState, seat: Seat, come: Mapping[Territory, Mapping[Seat, int]]) -> Phrase:
    why = gain(s, seat, changed(s, come))
    if why is not None:
        return why
    where = next(iter(come), None)
    if where is None:
        return phrase("because-keeps-reserve", number=s.reserve(seat))
    number = s.there(seat, where) + come[where][seat]
    return phrase("because-strengthens", area=f"area:{where}", number=number)


def arrived(
    s: InisState, seat: Seat, params: Data, value: Mapping[str, Mapping[str, int]]
) -> Phrase:
    """Explain which clans move into a territory from around it (8.1)."""
    target = str(params["area"]).removeprefix("area:")
    leaving = {t: sum(n.values()) for t, n in value.items()}
    if not sum(leaving.values()):
        return phrase("because-stays-home")
    moves: dict[Territory, dict[Seat, int]] = {t: {seat: -n} for t, n in leaving.items()}
    moves[target] = {seat: sum(leaving.values())}
    return _moved(s, seat, moves, target)


def departed(s: InisState, seat: Seat, params: Data, value: Data) -> Phrase:
    """Explain which clans move from one territory to others."""
    if "moves" in value:
        origin = value["area"]
        goals = {t: sum(n.values()) for t, n in value["moves"].items()}
    elif "origin" in value:
        origin, goals = value["origin"], {value["destination"]: value.get("number", 1)}
    else:
        return phrase("because-stays-home")
    if not goals:
        return phrase("because-stays-home")
    moves: dict[Territory, dict[Seat, int]] = {origin: {seat: -sum(goals.values())}}
    moves |= {t: {seat: n} for t, n in goals.items()}
    return _moved(s, seat, moves, max(goals, key=lambda t: (goals[t], t)))


def _moved(
    s: InisState, seat: Seat, moves: Mapping[Territory, Mapping[Seat, int]], goal: Territory
) -> Phrase:
    why = gain(s, seat, changed(s, moves))
    if why is not None:
        return why
    rivals = [f"seat:{x}" for x in s.present(goal) if x != seat]
    if rivals:
        return phrase("because-marches-against", area=f"area:{goal}", rivals=rivals)
    return phrase("because-settles", area=f"area:{goal}")


# -- 8 Clashes --------------------------------------------------------------------------------


def maneuver(s: InisState, seat: Seat, params: Data, value: Data) -> Phrase | None:
    """Explain what an attack costs the target, or why to stop (8.11)."""
    assert s.clash is not None
    where = s.clash["territory"]
    match value["do"]:
        case "attack":
            target = value["target"]
            why = gain(s, seat, changed(s, {where: {target: -1}}))
            if why is not None:
                return why
            return phrase(
                "because-attacks",
                rival=f"seat:{target}",
                number=s.there(target, where),
                cards=len(s.hand(target, "action")),
            )
        case "withdraw":
            return phrase("because-withdraws", area=f"area:{where}", number=s.there(seat, where))
        case "tale":
            return phrase("because-uses-tale", **_card(value["card"]))
        case "respond":
            return respond(s, seat, params, value)
    leads = s.chieftain(where) == seat
    return phrase("because-ends-ahead" if leads else "because-ends", **_sides(s, seat, where))


def _sides(s: InisState, seat: Seat, where: Territory) -> Json:
    """Return how many clans a player has in a territory, and the strongest of the others."""
    most = max((s.there(x, where) for x in s.present(where) if x != seat), default=0)
    return {"area": f"area:{where}", "own": s.there(seat, where), "other": most}


def attacked(s: InisState, seat: Seat, params: Data, value: Data) -> Phrase | None:
    """Explain the loss of a clan or a card, without naming the card (8.12)."""
    if value["do"] == "respond":
        return respond(s, seat, params, value)
    if value["do"] == "both":
        return phrase("because-loses-both")
    cards = len(s.hand(seat, "action"))
    if value["do"] == "card":
        return phrase("because-loses-card", cards=cards)
    where = str(params["area"]).removeprefix("area:")
    number = s.there(seat, where)
    return phrase("because-loses-clan", area=f"area:{where}", number=number, cards=cards)


def peace(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Explain whether the clash may end (8.11)."""
    if not isinstance(value, bool):
        return respond(s, seat, params, value)
    where = str(params["area"]).removeprefix("area:")
    return phrase("because-agrees" if value else "because-refuses", **_sides(s, seat, where))


def citadel(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Explain whether a clan is sheltered (8.6)."""
    if not isinstance(value, bool):
        return respond(s, seat, params, value)
    return phrase("because-shelters" if value else "because-stays-out", area=params["area"])


# -- cards ------------------------------------------------------------------------------------


def draft(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Explain which of the cards kept is worth most (5.6)."""
    if not isinstance(value, Sequence) or isinstance(value, str) or not value:
        return respond(s, seat, params, value)
    best = max(value, key=lambda c: (KEEP.get(c, 3.0), c))
    return phrase("because-drafts", **_card(best), **standing(s, seat))


def parted(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Say what the card that is given away could do (2.5)."""
    if not isinstance(value, str):
        return respond(s, seat, params, value)
    return phrase("because-parts-with", **_card(value))


def taken(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Say what the card can do."""
    if not isinstance(value, str):
        return respond(s, seat, params, value)
    return phrase("because-takes-card", **_card(value))


def respond(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Say what the card does that is played in response, or how many are kept (7.1)."""
    card = value.get("card") if isinstance(value, Mapping) else None
    if card is None:
        return phrase("because-lets-pass", cards=len(s.hand(seat, "action")))
    return phrase("because-responds", **_card(card))


def offered(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Explain how many cards are given up for Epic Tale cards, without naming them."""
    return phrase("because-offers", count=len(value)) if isinstance(value, list) else None


# -- the island -------------------------------------------------------------------------------


def capital(s: InisState, seat: Seat, params: Data, value: object) -> Phrase:
    """Explain where the Capital is placed (3)."""
    near = len(neighbours(s.places)[str(value)])
    return phrase("because-founds", area=f"area:{value}", number=near)


def entered(s: InisState, seat: Seat, params: Data, value: object) -> Phrase:
    """Explain whether a clan goes to a new territory."""
    if not isinstance(value, str):
        return phrase("because-stays-home")
    target = str(params["area"]).removeprefix("area:")
    return _moved(s, seat, {value: {seat: -1}, target: {seat: 1}}, target)


def next_clash(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Explain which clash comes first (8.3)."""
    if not isinstance(value, str) or value not in s.places:
        return None
    return phrase("because-clash-first", **_sides(s, seat, value))


def sanctuaries(s: InisState, seat: Seat, params: Data, value: object) -> Phrase | None:
    """Explain which territories with a Sanctuary receive a clan."""
    return _coming(s, seat, {t: {seat: 1} for t in value}) if isinstance(value, list) else None


KINDS: dict[QuestionKind, Reason] = {
    kinds.ARRIVAL: arrived,
    kinds.ATTACKED: attacked,
    kinds.CAPITAL: capital,
    kinds.CATHBAD_CARD: parted,
    kinds.CITADEL: citadel,
    kinds.DEPARTURE: departed,
    kinds.DRAFT: draft,
    kinds.DRUID: taken,
    kinds.ENTER_TILE: entered,
    kinds.ERIU: sanctuaries,
    kinds.FIRST_CLAN: first_clan,
    kinds.GIFT: parted,
    kinds.GIVE_CARD: parted,
    kinds.KEEP_TALE: taken,
    kinds.LANDLESS: placed,
    kinds.MANEUVER: maneuver,
    kinds.MOUNTAINS: attacked,
    kinds.NEXT_CLASH: next_clash,
    kinds.OFFERING: offered,
    kinds.PEACE: peace,
    kinds.PLACEMENT: placed,
    kinds.REINFORCEMENTS: arrived,
    kinds.RESPOND: respond,
    kinds.SCOUTS_MOVE: departed,
    kinds.SET_ASIDE: parted,
    kinds.TAKE_TALE: taken,
    kinds.TURN: turn,
    kinds.WITHDRAW: departed,
}

TOLD = frozenset(
    {
        kinds.ARRIVAL,
        kinds.ATTACKED,
        kinds.CAPITAL,
        kinds.CITADEL,
        kinds.DEPARTURE,
        kinds.ENTER_TILE,
        kinds.FIRST_CLAN,
        kinds.LANDLESS,
        kinds.MANEUVER,
        kinds.PEACE,
        kinds.PLACEMENT,
        kinds.SCOUTS_MOVE,
        kinds.TURN,
        kinds.WITHDRAW,
    }
)
"""The kinds of questions whose answers everyone sees, because they happen on the map."""


def is_told(kind: str) -> bool:
    """Return whether everyone knows the answers to questions of a kind."""
    return kind in TOLD


def reason(
    s: InisState, seat: Seat, kind: QuestionKind, params: Data, value: object
) -> Phrase | None:
    """Return what speaks for an answer to a question; ``None`` if there is nothing to say."""
    known = KINDS.get(kind)
    return None if known is None else known(s, seat, params, value)
