"""A battle as plain data: both sides' strengths line by line, their cards, and possible support.

During a battle, the view knows the sides and their units, but not their strengths. The numbers come
from the rules: from the strengths in their events, and from the lines that explain the outcome.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.agot.drawing import extras
from bot.games.agot.drawing.margin import bond
from bot.games.agot.drawing.scene import Army, figures_of
from bot.games.agot.drawing.tokens import ORDERS
from bot.games.agot.drawing.words import area_name, counted, name, say, tell
from bot.games.agot.views import bound, drawn_by
from bot.render.words import about
from bot.text.grammar import capitalized, signed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.agot.drawing.scene import Figure
    from bot.games.agot.drawing.tokens import Token
    from engine.agot.information.view import AgotView
    from engine.kernel.event import EventData
    from engine.kernel.phrase import PhraseData


@dataclass(frozen=True)
class StrengthRow:
    """One line of a side's strength; `value` is empty while only the rules know it.

    Beside the text stand the units, the face of an order or a glyph, and the sigil of the `house`
    that helps.
    """

    text: str
    value: str = ""
    figures: tuple[Figure, ...] = ()
    face: Token | None = None
    glyph: str = ""
    house: str = ""


@dataclass(frozen=True)
class BattleSide:
    """The attacker or the defender; `total` is empty until an event tells it."""

    house: str
    name: str
    role: str
    rows: tuple[StrengthRow, ...]
    total: str
    note: str
    hand: tuple[tuple[str, str], ...]
    """The cards in hand, each with its text."""
    bound: str | None = None
    """The commander of a House that nobody plays, or "" if it has none yet."""
    unseen: str = ""
    """What is said in place of a hand that this picture does not show."""


@dataclass(frozen=True)
class Supporter:
    """An area from which a Support order reaches the battle, with its owner's choice so far.

    `side` is the side that it supports: 0 for the attacker, 1 for the defender, `None` for neither
    so far. A combatant's own area stands on its side before it has declared. `value` is what the
    area adds, or adds to either side.
    """

    army: Army
    area: str
    face: Token
    choice: str
    side: int | None = None
    value: str = ""


@dataclass(frozen=True)
class BattleCard:
    """Everything on the card of a battle, attacker first."""

    board: str
    title: str
    moment: str
    sides: tuple[BattleSide, BattleSide]
    supporters: tuple[Supporter, ...]
    outcome: tuple[str, ...]


def battle_card(
    view: AgotView,
    lines: Sequence[PhraseData] = (),
    happened: Iterable[EventData] = (),
) -> BattleCard:
    """Return the card of the battle in a view.

    `lines` explain a battle that is decided (the rules' `explain` of "combat"); `happened` are the
    events since it began, which tell the strengths before House cards.

    Raises `ValueError` if there is no battle, and for lines about another battle.
    """
    combat = view.get("combat")
    if combat is None:
        raise ValueError("there is no battle to draw")
    sides, outcome = _explained(lines, view["ruleset"])
    houses = (combat["attacker"], combat["defender"])
    if lines and tuple(sides) != houses:
        raise ValueError("the lines explain another battle")
    told = _told_strengths(happened)
    played = any(line["id"].startswith(("why-card", "why-won-")) for line in lines)
    ruleset = view["ruleset"]
    return BattleCard(
        board=ruleset,
        title=say("battle-title", area=area_name(combat["area"], ruleset)),
        moment=say(
            "moment",
            round=say("round", number=view["round"]),
            phase=say(f"short-phase-{view['phase']}"),
        ),
        sides=(
            _side(view, houses[0], sides.get(houses[0]), told, played=played),
            _side(view, houses[1], sides.get(houses[1]), told, played=played),
        ),
        supporters=tuple(_supporters(view)),
        outcome=tuple(outcome),
    )


def _told_strengths(happened: Iterable[EventData]) -> dict[str, int]:
    """Return each side's strength before House cards, from the latest event that tells it."""
    strengths: dict[str, int] = {}
    for event in happened:
        if event["kind"] == "initial-strengths":
            told = event["params"]
            strengths = {
                _bare(told["attacker"]): told["attack"],
                _bare(told["defender"]): told["defence"],
            }
    return strengths


def _side(
    view: AgotView,
    house: str,
    lines: list[PhraseData] | None,
    told: dict[str, int],
    *,
    played: bool,
) -> BattleSide:
    combat, ruleset = view["combat"], view["ruleset"]
    attacks = house == combat["attacker"]
    origin = area_name(combat["from"], ruleset)
    total, note = "", ""
    vassal = bound(view, house) is not None
    hand = drawn_by(view).get(house, ()) if vassal else view["houses"][house]["hand"]
    # Until the combat is over, the rules count the card on the table among those in hand.
    revealed = combat.get("cards", {}).get(house)
    if lines is not None:
        total = str(next(x["params"]["value"] for x in lines if x["id"] == "why-total"))
        rows = [_row(x, ruleset) for x in lines if x["id"] not in ("why-side", "why-total")]
        note = "" if played else say("battle-before-cards")
    else:
        rows = _facts(view, house)
        if house in told:
            total, note = str(told[house]), say("battle-before-cards")
    return BattleSide(
        house=house,
        name=say(f"house-{house}"),
        role=say("battle-attacks", area=origin) if attacks else say("battle-defends"),
        rows=tuple(rows),
        total=total,
        note=note,
        hand=tuple(
            (
                name(f"card:{card}", ruleset),
                say(f"card-{card}.note", ruleset),
            )
            for card in hand
            if card != revealed
        ),
        bound=bound(view, house),
        unseen=about(bond(view, house), say("vassal-hand")) if vassal and not hand else "",
    )


def _explained(
    lines: Sequence[PhraseData], ruleset: str
) -> tuple[dict[str, list[PhraseData]], list[str]]:
    """Return the lines of each side, and their total in words."""
    sides: dict[str, list[PhraseData]] = {}
    outcome: list[str] = []
    for line in lines:
        if line["id"] == "why-side":
            sides[_bare(line["params"]["house"])] = []
        if sides and not line["id"].startswith(("why-won-", "why-casualties")):
            sides[list(sides)[-1]].append(line)
        else:
            outcome.append(tell(line, ruleset))
    return sides, outcome


def _row(line: PhraseData, ruleset: str) -> StrengthRow:
    """Return one line of the rules' arithmetic, with a symbol beside it."""
    params = line["params"]
    value = signed(params["value"]) if "value" in params else ""
    match line["id"]:
        case "why-units":
            return StrengthRow(counted(params["units"]), value, figures_of(params["units"]))
        case "why-supporting-units":
            area = name(params["area"], ruleset)
            text = say("battle-support-of", units=counted(params["units"]), area=area)
            house = _bare(params["house"])
            return StrengthRow(text, value, figures_of(params["units"]), house=house)
        case "why-support-order":
            text = say("battle-support-order", area=name(params["area"], ruleset))
            return StrengthRow(text, value, glyph="support")
        case "why-march" | "why-defense":
            order = _bare(params["order"])
            return StrengthRow(_order_name(order, ruleset), value, face=ORDERS[order])
        case "why-card":
            return StrengthRow(name(params["card"], ruleset), value, glyph="card")
        case "why-card-changed":
            card = name(params["card"], ruleset)
            text = say("battle-card-changed", card=card, printed=params["printed"])
            return StrengthRow(text, value, glyph="card")
        case "why-garrison":
            return StrengthRow(say("battle-garrison"), value, glyph="castle")
        case "why-tides":
            return StrengthRow(say("battle-tides"), value, glyph="card")
        case "why-blade":
            blade = name("dominance:fiefdoms", ruleset)
            return StrengthRow(capitalized(blade), value, glyph="blade")
        case _:
            return StrengthRow(tell(line, ruleset))


def _facts(view: AgotView, house: str) -> list[StrengthRow]:
    """Return the participants of a side that a view shows, without their strengths."""
    combat, areas, ruleset = view["combat"], view["areas"], view["ruleset"]
    attacks = house == combat["attacker"]
    there = areas.get(combat["area"], {})
    units = combat["attackers"] if attacks else there.get("units", {})
    worths = extras.worths(view)
    rows = [
        # The strength of some units depends on the round, so the card says it.
        StrengthRow(
            counted({unit: n}),
            f"{n}×{worths[unit]}" if unit in worths else "",
            figures_of({unit: n}, worths),
        )
        for unit, n in units.items()
    ]
    token = areas.get(combat["from"], {}).get("order") if attacks else there.get("order")
    if token in ORDERS and (attacks or ORDERS[token].kind == "defend"):
        face = ORDERS[token]
        rows.append(StrengthRow(_order_name(token, ruleset), face.modifier, face=face))
    if not attacks and "garrison" in there:
        rows.append(StrengthRow(say("battle-garrison"), f"+{there['garrison']}", glyph="castle"))
    side = "attacker" if attacks else "defender"
    for area in reaching(view):
        if _choice(view, area) == side:
            state = areas[area]
            text = say(
                "battle-support-of",
                units=counted(state["units"]),
                area=name(f"area:{area}", ruleset),
            )
            rows.append(
                StrengthRow(text, figures=figures_of(state["units"], worths), house=state["house"])
            )
    if card := combat.get("cards", {}).get(house):
        rows.append(StrengthRow(name(f"card:{card}", ruleset), glyph="card"))
    if house in combat.get("tides", {}):
        tides = name(f"tides:{combat['tides'][house]}", ruleset)
        rows.append(StrengthRow(tides, glyph="card"))
    return rows


def reaching(view: AgotView) -> list[str]:
    """Return the areas whose face-up Support order reaches the battle, in alphabetical order."""
    return view["combat"]["reaching"]


def _choice(view: AgotView, area: str) -> str | None:
    """Return the side that an area's owner has declared for, for all its areas or for this one."""
    declared = view["combat"].get("support", {}).get(view["areas"][area]["house"])
    return declared.get(area) if isinstance(declared, dict) else declared


def _supporters(view: AgotView) -> list[Supporter]:
    found = []
    for area in reaching(view):
        state = view["areas"][area]
        found.append(
            Supporter(
                Army(
                    area,
                    state["house"],
                    figures_of(state["units"], extras.worths(view)),
                    bound(view, state["house"]),
                ),
                name(f"area:{area}", view["ruleset"]),
                ORDERS[state["order"]],
                _choice_in_words(view, area),
                _supported(view, area),
                _reinforcement(view, area),
            )
        )
    return found


SIDES = ("attacker", "defender")


def _supported(view: AgotView, area: str) -> int | None:
    """Return the side that an area supports, or is sure to if it supports any."""
    combat = view["combat"]
    if area in combat.get("refused", {}):
        return None
    choice = _choice(view, area)
    if choice is None:
        houses = [combat["attacker"], combat["defender"]]
        owner = view["areas"][area]["house"]
        return houses.index(owner) if owner in houses else None
    return SIDES.index(choice) if choice in SIDES else None


def _reinforcement(view: AgotView, area: str) -> str:
    """Return what an area adds to its side, or to either; nothing if it supports nobody."""
    found = view["combat"].get("reinforces", {}).get(area)
    side = _supported(view, area)
    if found is None or area in view["combat"].get("refused", {}):
        return ""
    if side is not None:
        return signed(found[SIDES[side]])
    if _choice(view, area) is not None:
        return ""
    return " / ".join(dict.fromkeys(signed(found[one]) for one in SIDES))


def _choice_in_words(view: AgotView, area: str) -> str:
    """Return the state of the support from an area in words: declared, refused, or undecided."""
    if refused := view["combat"].get("refused", {}).get(area):
        return say("battle-choice-refused", house=name(f"house:{refused}", view["ruleset"]))
    side = _supported(view, area)
    choice = _choice(view, area) if side is None else SIDES[side]
    return say(f"battle-choice-{choice or 'open'}")


def _order_name(token: str, ruleset: str) -> str:
    """Return the name of an order without its star, which the token beside it shows."""
    return name(f"order:{token}", ruleset).replace("★", "").strip()


def _bare(thing: str) -> str:
    return thing.rpartition(":")[2]
