"""One attack, step by step (8.13)."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import discard_unseen, exposed, remove
from engine.inis.cards.registry import ResponseContext
from engine.inis.components import Seat
from engine.inis.responses.playing import play_at_any_time, play_response, respond
from engine.inis.responses.windows import any_time, is_any_time, is_asked, replies
from engine.inis.shapes import BranchingChoice, Choices, Options, under
from engine.inis.state import InisState
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal


class Attacked(BranchingChoice):
    """The target's answer to an attack."""

    def __init__(self, answers: Options, must: str) -> None:
        super().__init__(answers, reasons=_not_a_loss)
        self.must = must
        """What the attacker makes the target do, which is public; ``choose`` if nothing."""


def _not_a_loss(value: object) -> Refusal | None:
    """Return the refusal that an attack has another price (8.11)."""
    if isinstance(value, dict) and value.get("do") in ("card", "clan", "both"):
        return refusal("not-a-loss", "8.11")
    return None


def attack_options(s: InisState, seat: Seat, target: Seat) -> Options:
    """Return the ways to attack: plainly, or with a card that strengthens the attack."""
    context: ResponseContext = {"seat": seat, "target": target, "again": True}
    found: Options = {}
    for card, options in replies(s, "attack-made", context, seat).items():
        found.update(under(f"card:{card}", options, **{"with": card}))
    if not found:
        return {(): {}}
    return {("choice:plainly",): {}, **found}


async def attack(s: InisState, seat: Seat, target: Seat, choices: Choices) -> None:
    """Attack: the target chooses to discard an Action card or to remove an exposed clan (8.11a)."""
    clash = s.clash
    assert clash is not None
    territory = clash["territory"]
    s.tell("attack", seat=f"seat:{seat}", target=f"seat:{target}", area=f"area:{territory}")
    clash["attack"] = {"attacker": seat, "target": target, "must": "choose"}
    if "with" in choices:
        context: ResponseContext = {
            "seat": seat,
            "target": target,
            "area": territory,
            "again": True,
        }
        reply = {"card": choices["with"], **{k: v for k, v in choices.items() if k != "with"}}
        played = await play_response(s, "attack-made", context, seat, reply)
        if played["cancelled"]:
            await respond(s, "attack-made", context)
    await answer_attack(s, seat, target)
    clash["attack"] = None


async def answer_attack(s: InisState, seat: Seat, target: Seat) -> None:
    """Let the target play Hills, or take the loss that it chooses or has to take."""
    clash = s.clash
    assert clash is not None
    made = clash["attack"]
    assert made is not None
    must, cards = made["must"], s.hand(target, "action")
    context: ResponseContext = {"seat": target, "area": clash["territory"], "attacker": seat}
    hills = is_asked(s, "attacked", context, target)
    if must == "card" and not cards:
        must = "clan"  # Without a card to discard, a clan is removed (Q18).
    if not hills and (must == "clan" or not cards):
        await _lose_clan(s, target, None)
        return
    if not hills and must in ("both", "card") and len(cards) == 1:
        await discard_unseen(s, target, cards[0])
        if must == "both":
            await _lose_clan(s, target, None)
        return
    answer = await ask(
        target,
        kinds.ATTACKED,
        Attacked(_answers(s, target, context, must), must),
        seat=f"seat:{seat}",
        area=f"area:{clash['territory']}",
    )
    if is_any_time(answer):
        await play_at_any_time(s, target, answer)
        await answer_attack(s, seat, target)
        return
    if answer["do"] == "respond":
        played = await play_response(s, "attacked", context, target, {"card": answer["card"]})
        if played["cancelled"]:
            await answer_attack(s, seat, target)
        return
    if "lost" in answer:
        await discard_unseen(s, target, answer["lost"])
    if answer["do"] in ("clan", "both"):
        reply = {k: v for k, v in answer.items() if k not in ("do", "lost")}
        await _lose_clan(s, target, reply if reply else None)


def _answers(s: InisState, target: Seat, context: ResponseContext, must: str) -> Options:
    """Return the answers that the target may give."""
    cards = sorted(s.hand(target, "action"))
    found: Options = {}
    if must in ("choose", "clan") or (must == "both" and not cards):
        at_risk: ResponseContext = {"seat": target, "area": context["area"], "fled": False}
        saving = replies(s, "clan-at-risk", at_risk, target)
        if saving:
            found["choice:lose-clan", "choice:plainly"] = {"do": "clan", "card": None}
        else:
            found["choice:lose-clan",] = {"do": "clan", "card": None}
        for card, options in saving.items():
            for path, choices in options.items():
                answer = {"do": "clan", "card": card, **choices}
                found["choice:lose-clan", f"card:{card}", *path] = answer
    if must == "both":
        for card in cards:
            found["choice:lose-both", f"card:{card}"] = {"do": "both", "lost": card}
    if must in ("choose", "card"):
        for card in cards:
            found["choice:lose-card", f"card:{card}"] = {"do": "card", "lost": card}
    for card, options in replies(s, "attacked", context, target).items():
        found.update(under(f"card:{card}", options, do="respond", card=card))
    found.update(any_time(s, target))
    return found


async def _lose_clan(s: InisState, target: Seat, reply: Choices | None) -> None:
    clash = s.clash
    assert clash is not None
    if exposed(s, target):
        await remove(s, target, clash["territory"], reply=reply)
