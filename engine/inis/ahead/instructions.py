"""Standing instructions: answers that players give in advance, in private (13.3).

An instruction is ``{"on": topic, "when": condition, "do": what, "until": how long}``. ``{"on":
"responses", "do": "held"}`` asks a seat only if it holds a card that fits, so that a pause betrays
one; no other instruction makes a question depend on a hand. Topics are the triskel cards,
``responses`` for all of them, and the duties ``attacked``, ``citadel``, ``peace`` and ``turn``.
Instructions may be given for cards that are not held; they lead to a pass, as quickly as any
others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from engine.inis import kinds
from engine.inis.cards.registry import RESPONSES, ResponseContext
from engine.inis.clashes.attack import Attacked
from engine.inis.components import Card, Seat, open_box
from engine.inis.responses.windows import PASS, Respond
from engine.inis.shapes import BranchingChoice, Choices
from engine.inis.state import InisState
from engine.kernel.ahead.instructions import Instruction
from engine.kernel.ask import Question
from engine.kernel.phrase import Phrase, phrase
from engine.kernel.shapes.base import AnyShape

EVERY = "responses"
PLAIN = frozenset(
    {
        "advantage-forest",
        "advantage-gates-of-tir-na-nog",
        "advantage-meadows",
        "advantage-mountains",
        "bard",
        "battle-frenzy",
        "dagdas-cauldron",
        "geis",
        "lug-samildanach",
        "lugs-spear",
        "oenguss-ploy",
        "raid",
        "strengs-resolve",
        "the-dagda",
        "the-dagdas-club",
        "warlord",
    }
)
"""The cards that can be played without a choice; with Warlord, the next maneuver is the player's
own."""


def topics(players: int) -> list[Card]:
    """Return the triskel cards that windows ask for, for a number of players."""
    box = open_box()
    deck = box.deck(players)
    cards = {c for found in RESPONSES.values() for c, side in found.items() if side.opens}
    return sorted(c for c in cards if box.kind[c] != "action" or c in deck)


PRESETS: dict[str, Instruction] = {
    "always": {"on": EVERY, "when": "always", "do": "ask", "until": "game"},
    "held": {"on": EVERY, "when": "always", "do": "held", "until": "game"},
    "never": {"on": EVERY, "when": "always", "do": "pass", "until": "season"},
    "turn": {"on": EVERY, "when": "always", "do": "pass", "until": "turn"},
}
"""The instructions that can be given in one step; the last one passes until the turn is over."""


def offered(s: InisState, kind: str, instructions: Sequence[Instruction]) -> list[str]:
    """Return the presets to offer beside a question.

    Beside a response, it is the one for the turn; beside a turn, it is all others, until one is in
    force.
    """
    if kind == kinds.RESPOND and s.phase == "season":
        return ["turn"]
    if kind != kinds.TURN or chosen(s, instructions):
        return []
    return [name for name in PRESETS if name != "turn"]


def chosen(s: InisState, instructions: Sequence[Instruction]) -> list[str]:
    """Return the preset that is in force for more than a turn, if there is one."""
    lasting = [
        i
        for i in instructions
        if (i["on"], i["when"]) == (EVERY, "always") and i["until"] != "turn" and in_force(s, i)
    ]
    return [n for n, p in PRESETS.items() if n != "turn" and lasting and _does(lasting[-1], p)]


def _does(one: Instruction, other: Instruction) -> bool:
    return bool(one["do"] == other["do"])


# -- what can be instructed ----------------------------------------------------------------------


@lru_cache
def instruction_shape(seats: tuple[Seat, ...]) -> BranchingChoice:
    """Return the shape of an instruction, for a game of these seats."""
    answers: dict[tuple[str, ...], Instruction] = {}
    for path, instruction in _instructions(seats):
        for until in ("season", "game"):
            on = str(instruction["on"])
            answers[(*path, f"until:{until}")] = {**instruction, "on": on, "until": until}
    prompts = (
        phrase("step-inis-topic"),
        phrase("step-inis-instruction"),
        phrase("step-inis-instruction"),
        phrase("step-inis-until"),
    )
    return BranchingChoice(answers, prompts=prompts)


def _instructions(seats: Sequence[Seat]) -> Iterator[tuple[tuple[str, ...], Instruction]]:
    for do in ("pass", "held", "ask"):
        yield (
            (f"topic:{EVERY}", "when:always", f"do:{do}"),
            {"on": EVERY, "when": "always", "do": do},
        )
    for card in topics(len(seats)):
        for when in ("always", *_conditions(card, seats)):
            for do in ("pass", "ask", *(("play",) if card in PLAIN else ())):
                yield (
                    (f"card:{card}", when if ":" in when else f"when:{when}", f"do:{do}"),
                    {"on": card, "when": when, "do": do},
                )
    for do in ("clan", "ask"):
        yield (("topic:attacked", f"do:{do}"), {"on": kinds.ATTACKED, "when": "always", "do": do})
    for card in open_box().deck(len(seats)):
        # If the card is not in hand, the instruction gives a clan.
        yield (
            ("topic:attacked", "do:card", f"card:{card}"),
            {"on": kinds.ATTACKED, "when": "always", "do": "card", "card": card},
        )
    for do in ("all", "1", "2", "none", "ask"):
        yield (("topic:citadel", f"do:{do}"), {"on": kinds.CITADEL, "when": "always", "do": do})
    for do in ("pass", "ask"):
        yield (("topic:turn", f"do:{do}"), {"on": kinds.TURN, "when": "always", "do": do})
    for do in ("agree", "refuse", "ask"):
        yield (("topic:peace", f"do:{do}"), {"on": kinds.PEACE, "when": "always", "do": do})


def _conditions(card: Card, seats: Sequence[Seat]) -> list[str]:
    """List the conditions that an instruction about a card can have."""
    box = open_box()
    match card:
        case "geis":
            deck = [c for c in box.deck(len(seats)) if c != card]
            return ["starts-clash", *(f"card:{c}" for c in deck), *(f"seat:{x}" for x in seats)]
        case "lug-samildanach":
            return [f"card:{c}" for c in box.deck(len(seats))]
        case "the-dagda":
            return ["epic", "advantage", "starts-clash", *(f"seat:{x}" for x in seats)]
        case "oenguss-ploy":
            return ["season-ends"]
        case "lugs-spear" | "battle-frenzy" | "warlord":
            return ["present"]
        case "dagdas-cauldron" | "diarmuid-and-grainne" | "the-dagdas-club":
            return ["in-clash", "outside-clash"]
        case _:
            return []


def applies(s: InisState, seat: Seat, when: str, context: ResponseContext) -> bool:
    """Return whether a condition is met; all conditions are about what everyone can see."""
    kind, _, id = when.partition(":")
    match kind:
        case "card" | "seat":
            return bool(context.get(kind) == id)
        case "starts-clash":
            return s.box.cards[context["card"]].clash and context["side"] == "season"
        case "epic" | "advantage":
            return s.box.kind[context["card"]] == kind
        case "season-ends":
            return s.season_ends
        case "present":
            return s.clash is not None and s.there(seat, s.clash["territory"]) > 0
        case "in-clash":
            return s.clash is not None
        case "outside-clash":
            return s.clash is None
        case _:
            return True


# -- giving and using them -----------------------------------------------------------------------


def with_another(
    s: InisState, instructions: Sequence[Instruction], given: Instruction
) -> list[Instruction]:
    """Add an instruction in place of one about the same thing, and drop those that have lapsed."""
    added = dict(given)
    if given["until"] == "season":
        added["round"] = s.round
    if given["until"] == "turn":
        added["turn"] = s.turns
    kept = [i for i in instructions if in_force(s, i) and _about(i) != _about(given)]
    return [*kept, added]


def _about(instruction: Instruction) -> tuple[str, str, bool]:
    """Return what an instruction is about; one for a turn replaces no lasting one."""
    return instruction["on"], instruction["when"], instruction["until"] == "turn"


def in_force(s: InisState, instruction: Instruction) -> bool:
    """Return whether an instruction still applies, in its season or turn."""
    at = instruction.get("round", s.round), instruction.get("turn", s.turns)
    return at == (s.round, s.turns)


def words(instruction: Instruction) -> Phrase:
    """Return an instruction in words."""
    on, when = instruction["on"], instruction["when"]
    about = on if on in (EVERY, kinds.ATTACKED, kinds.CITADEL, kinds.PEACE, kinds.TURN) else None
    return phrase(
        "inis-instruction",
        on=f"topic:{on}" if about else f"card:{on}",
        when=when if ":" in when else f"when:{when}",
        do=f"do:{instruction['do']}",
        card=f"card:{instruction['card']}" if "card" in instruction else "",
        until=f"until:{instruction['until']}",
    )


def verdict(
    s: InisState,
    seat: Seat,
    card: Card,
    context: ResponseContext,
    instructions: Sequence[Instruction],
) -> str:
    """Decide what to do with a card: ``pass``, ``ask``, ``held`` or ``play``.

    An instruction about the card comes before one about all cards, one with a condition before one
    without, a later one before an earlier one.
    """
    for topic, conditional in ((card, True), (card, False), (EVERY, False)):
        for i in reversed(instructions):
            if (
                i["on"] == topic
                and (i["when"] != "always") == conditional
                and in_force(s, i)
                and applies(s, seat, i["when"], context)
            ):
                return str(i["do"])
    return "ask"


def answer(
    s: InisState, seat: Seat, question: Question, instructions: Sequence[Instruction]
) -> Any | None:
    """Return the answer of the instructions, or ``None`` if the seat has to be asked."""
    shape = question.shapes[seat]
    if isinstance(shape, Respond):
        return _response(s, seat, shape, instructions)
    duty = {i["on"]: i for i in instructions if in_force(s, i)}.get(question.kind)
    if duty is None or duty["do"] == "ask":
        return None
    match question.kind:
        case kinds.TURN:
            # The first turn of a season cannot be passed.
            return {"do": "pass"} if not s.opening else None
        case kinds.PEACE:
            return bool(duty["do"] == "agree")
        case kinds.CITADEL:
            assert s.clash is not None
            most = {"all": s.box.figures.clans, "none": 0}.get(duty["do"])
            most = int(duty["do"]) if most is None else most
            return bool(s.clash["protected"].get(seat, 0) < most)
        case kinds.ATTACKED:
            return _attacked(shape, duty)
    return None


def _response(
    s: InisState, seat: Seat, shape: Respond, instructions: Sequence[Instruction]
) -> Choices | None:
    verdicts = {c: verdict(s, seat, c, shape.context, instructions) for c in shape.cards}
    if "ask" in verdicts.values():
        return None
    held = {c for c, do in verdicts.items() if do == "held"}
    if any(value["card"] in held for value in shape.answers.values()):
        return None
    for card, do in verdicts.items():
        if do == "play":
            found = [v for v in shape.answers.values() if v["card"] == card]
            own = [v for v in found if v.get("next", seat) == seat]
            if own:
                return own[0]
    return PASS


def _attacked(shape: AnyShape, duty: Instruction) -> Choices | None:
    """Answer a plain attack; if there is no choice between clan and card, the player is asked."""
    assert isinstance(shape, Attacked)
    if shape.must != "choose":
        return None
    card = {"do": "card", "lost": duty.get("card")}
    if duty["do"] == "card" and card in shape.answers.values():
        return card
    return {"do": "clan", "card": None}
