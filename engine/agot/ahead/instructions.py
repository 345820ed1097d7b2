"""Standing instructions: a House's fixed answers, given once, in private, with an end.

An instruction is ``{"on": topic, …, "until": how long}``; ``{"on": "support", "house": "stark",
"do": "always"}`` is one. Whether it answers depends on the instructions and on public facts, never
on a secret. :mod:`engine.agot.ahead.answering` gives the answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations

from engine.agot import kinds
from engine.agot.components import Area, Card, House
from engine.agot.state import AgotState
from engine.kernel.ahead.instructions import Instruction
from engine.kernel.ahead.plans import Until
from engine.kernel.data import Json
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.shapes import OneOf
from engine.kernel.shapes.base import Step

from .plans import moment

ANY = "any"
"""What stands for a House if the instruction is about any House."""

IN_BATTLE = frozenset(
    {
        kinds.SUPPORT,
        kinds.REFUSE_SUPPORT,
        kinds.CASUALTIES,
        kinds.RETREAT,
        kinds.HOUSE_CARD,
        kinds.BLADE,
    }
)
"""The topics for which an instruction can be limited to one battle."""

WINS = "wins"
"""What stands for a card if it is to be the weakest that surely wins, else the strongest."""

CHOICES: Mapping[str, Sequence[str]] = {
    kinds.RAID: ("threats", "ask"),
    kinds.REFUSE_SUPPORT: ("never", "ask"),
    kinds.CASUALTIES: ("cheapest", "ask"),
    kinds.RETREAT: ("own", "supplied", "ask"),
    kinds.BLADE: ("decides", "never", "ask"),
    kinds.RAVEN: ("pass", "peek", "ask"),
}
"""The topics whose instructions consist only of an action, with their actions."""

PRESETS: Mapping[str, Instruction] = {
    "support": {"on": str(kinds.REFUSE_SUPPORT), "do": "never", "until": "changed"},
    "cards": {"on": str(kinds.HOUSE_CARD), "rival": ANY, "card": WINS, "until": "changed"},
    "raids": {"on": str(kinds.RAID), "do": "threats", "until": "changed"},
}
"""The instructions that can be given in one step."""

BELOW = (4, 6, 8, 10, 12)
"""The strengths below which an instruction may call wildlings weak."""

PREFERRED = 3
"""How many Houses an instruction puts in order for ties; the others follow, fewest castles
first."""

LISTS: Mapping[int, Sequence[tuple[str, ...]]] = {
    1: (("footman",), ("ship",), ("to-knight",), ("to-siege-engine",), ()),
    2: (
        ("knight",),
        ("footman", "footman"),
        ("siege-engine",),
        ("footman", "ship"),
        ("ship", "ship"),
        ("footman", "to-knight"),
        ("ship", "to-knight"),
        ("footman", "to-siege-engine"),
        ("to-knight", "to-knight"),
        ("to-siege-engine",),
        (),
    ),
}
"""The units that fit on the list of an area, by its points; ``to-knight`` upgrades a Footman."""


class AgotInstructions(OneOf[Instruction]):
    """The shape of an instruction, chosen in a few steps."""

    def step(self, path: Sequence[str]) -> Step:
        """Return the choice of each step."""
        step = super().step(path)
        if not step.options:
            return step
        kind = step.options[0].id.partition(":")[0]
        prompt = {"wish": "topic", "until": "until", "area": "area", "card": "card"}.get(kind)
        if path and path[0] == "wish:ties" and kind == "house":
            prompt = f"place-{len(path)}"
        return Step(phrase(f"step-wish-{prompt or 'what'}"), step.options)


@lru_cache
def instruction_shape(
    cards: tuple[tuple[House, tuple[Card, ...]], ...],
    houses: tuple[House, ...],
    castles: tuple[tuple[Area, int], ...],
    own: tuple[tuple[str, tuple[str, ...]], ...],
) -> AgotInstructions:
    """Return the shape of an instruction, for a game of these Houses.

    ``cards`` are those of the Houses that are played; ``own`` has the topics of an expansion with
    their actions.
    """
    answers: dict[tuple[str, ...], Instruction] = {}
    for path, instruction in _every_instruction(
        dict(cards), houses, dict(castles), {**CHOICES, **dict(own)}
    ):
        for until in ("battle", "round", "changed"):
            if until != "battle" or instruction["on"] in IN_BATTLE:
                answers[(*path, f"until:{until}")] = {
                    **instruction,
                    "on": str(instruction["on"]),
                    "until": until,
                }
    return AgotInstructions(answers)


def _every_instruction(
    cards: Mapping[House, Sequence[Card]],
    houses: Sequence[House],
    castles: Mapping[Area, int],
    choices_of: Mapping[str, Sequence[str]],
) -> Iterator[tuple[tuple[str, ...], Instruction]]:
    for house in houses:
        for do in ("always", "never", "ask"):
            yield (
                ("wish:support", f"house:{house}", f"do:{do}"),
                {"on": kinds.SUPPORT, "house": house, "do": do},
            )
    for do in ("never", "ask"):
        yield (
            ("wish:support", "wish:any", f"do:{do}"),
            {"on": kinds.SUPPORT, "house": ANY, "do": do},
        )
    for topic, choices in choices_of.items():
        for do in choices:
            yield ((f"wish:{topic}", f"do:{do}"), {"on": topic, "do": do})
    for strength in BELOW:
        yield (("wish:wildlings", f"strength:{strength}"), {"on": "wildlings", "below": strength})
    for order in permutations(houses, min(PREFERRED, len(houses))):
        yield (("wish:ties", *(f"house:{h}" for h in order)), {"on": kinds.TIES, "order": [*order]})
    for rival in (ANY, *houses):
        for house, hand in cards.items():
            if house == rival:
                continue
            for card in hand:
                yield (
                    (
                        "wish:house-card",
                        "wish:any" if rival == ANY else f"house:{rival}",
                        f"card:{card}",
                    ),
                    {"on": kinds.HOUSE_CARD, "rival": rival, "card": card},
                )
        yield (
            (
                "wish:house-card",
                "wish:any" if rival == ANY else f"house:{rival}",
                f"wish:{WINS}",
            ),
            {"on": kinds.HOUSE_CARD, "rival": rival, "card": WINS},
        )
    for area, points in castles.items():
        for goods in LISTS[points]:
            yield (
                ("wish:muster", f"area:{area}", f"muster:{'-and-'.join(goods) or 'nothing'}"),
                {"on": kinds.MUSTER, "area": area, "list": [*goods]},
            )


# -- in one step ---------------------------------------------------------------------------------


def offered(s: AgotState, kind: str, given: Sequence[Instruction]) -> list[str]:
    """Return the presets to offer beside a question, which is the first for orders."""
    if kind != kinds.ORDERS or s.round > 1:
        return []
    said = {about(instruction) for instruction in given if in_force(s, instruction)}
    return [name for name, instruction in PRESETS.items() if about(instruction) not in said]


def chosen(s: AgotState, given: Sequence[Instruction]) -> list[str]:
    """Return the presets that are in force."""
    held = [
        {key: instruction[key] for key in instruction if key != "began"} for instruction in given
    ]
    return [name for name, instruction in PRESETS.items() if instruction in held]


# -- giving them ---------------------------------------------------------------------------------


def with_another(
    s: AgotState, instructions: Sequence[Instruction], given: Instruction
) -> list[Instruction]:
    """Add an instruction in place of one about the same thing, and drop those that have lapsed.

    An instruction for a battle that is given between battles is for the round.
    """
    added = dict(given)
    if added["until"] == "battle" and s.battle is None:
        added["until"] = "round"
    if added["until"] != "changed":
        added["began"] = moment(s, added["until"])
    kept = [w for w in instructions if in_force(s, w) and about(w) != about(given)]
    return [*kept, added]


def about(instruction: Instruction) -> tuple[str, ...]:
    """Return what an instruction is about; a new one about the same replaces it."""
    match instruction["on"]:
        case kinds.SUPPORT:
            return kinds.SUPPORT, instruction["house"]
        case kinds.HOUSE_CARD:
            return kinds.HOUSE_CARD, instruction["rival"], instruction["card"]
        case kinds.MUSTER:
            return kinds.MUSTER, instruction["area"]
        case topic:
            return (topic,)


def in_force(s: AgotState, instruction: Instruction) -> bool:
    """Return whether an instruction still applies."""
    until: Until = instruction["until"]
    return until == "changed" or bool(moment(s, until) == instruction["began"])


def in_words(instruction: Instruction) -> Phrase:
    """Return an instruction as one sentence."""
    said: Json = {"until": f"until:{instruction['until']}"}
    match instruction["on"]:
        case kinds.SUPPORT:
            said |= {"house": _house(instruction["house"]), "do": instruction["do"]}
        case "wildlings":
            said |= {"strength": instruction["below"]}
        case kinds.TIES:
            said |= {"order": [f"house:{h}" for h in instruction["order"]]}
        case kinds.HOUSE_CARD if instruction["card"] == WINS:
            return phrase("wish-says-house-card-wins", **said, rival=_house(instruction["rival"]))
        case kinds.HOUSE_CARD:
            said |= {"rival": _house(instruction["rival"]), "card": f"card:{instruction['card']}"}
        case kinds.MUSTER:
            goods = "-and-".join(instruction["list"]) or "nothing"
            said |= {"area": f"area:{instruction['area']}", "goods": f"muster:{goods}"}
        case _:
            said |= {"do": instruction["do"]}
    return phrase(f"wish-says-{instruction['on']}", **said)


def _house(house: str) -> str:
    return "wish:any" if house == ANY else f"house:{house}"
