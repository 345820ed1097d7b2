"""The resolution of a clash, maneuver by maneuver (8.9 to 8.14)."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import exposed, exposed_seats, move
from engine.inis.cards.registry import MANEUVERS, ResponseContext
from engine.inis.components import Seat, Territory
from engine.inis.responses.decisions import choose, decide_all
from engine.inis.responses.playing import announce, finish, play_at_any_time, respond
from engine.inis.responses.windows import any_time, silenced
from engine.inis.shapes import BranchingChoice, Choices, Leaving, Options, Path, clan_counts, under
from engine.inis.state import InisState
from engine.inis.types import Clash
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import OneOf
from engine.kernel.state import stage

from .attack import attack, attack_options


@stage
async def maneuver(s: InisState, seat: Seat, may_propose: bool) -> None:
    """Let the next player in order with exposed clans make a maneuver (8.9).

    Without any exposed clan, the clash is over (8.14).
    """
    clash = s.clash
    assert clash is not None
    able = exposed_seats(s)
    if not able:
        return
    seat = next(x for x in s.order_from(seat) if x in able)
    clash["maneuver"] = seat
    shape = Maneuver(s, seat, may_propose and len(able) > 1)
    only = shape.forced()
    if only is None or s.hand(seat, "epic") or s.hand(seat, "advantage"):
        answer = await ask(seat, kinds.MANEUVER, shape, area=f"area:{clash['territory']}")
    else:
        answer = only  # Everyone can see that nobody else is exposed and that there is no refuge.
    choices = {k: v for k, v in answer.items() if k not in ("do", "card")}
    match answer["do"]:
        case "end":
            s.tell("clash-ended", seat=f"seat:{seat}", area=f"area:{clash['territory']}")
        case "peace":
            await propose_peace(s, seat)
        case "respond":
            await play_at_any_time(s, seat, answer)
            s.then(maneuver, seat, may_propose)
        case _:
            await carry_out(s, seat, answer, choices)


async def propose_peace(s: InisState, seat: Seat) -> None:
    """Ask everyone with exposed clans for consent to peace (8.10)."""
    clash = s.clash
    assert clash is not None
    area = f"area:{clash['territory']}"
    s.tell("peace-proposed", seat=f"seat:{seat}", area=area)
    others = [x for x in exposed_seats(s) if x != seat]
    consent = OneOf.named({"choice:agree": True, "choice:refuse": False})
    answers = await decide_all(
        s,
        {x: lambda: consent for x in sorted(others)},
        kinds.PEACE,
        seat=f"seat:{seat}",
        area=area,
    )
    against = [x for x in s.order_from(seat) if x in others and not answers[x]]
    if against:
        s.tell("peace-refused", seats=[f"seat:{x}" for x in against], area=area)
        s.then(maneuver, seat, False)
    else:
        s.tell("peace", area=area)


async def carry_out(s: InisState, seat: Seat, answer: Choices, choices: Choices) -> None:
    """Carry out a maneuver, ask for responses, and pass to the next player (8.11)."""
    clash = s.clash
    assert clash is not None
    context: ResponseContext = {
        "seat": seat,
        "area": clash["territory"],
        "attacked": None,
        "removed": 0,
        "involved": exposed_seats(s),
        "over": False,
    }
    before = dict(clash["removed"])
    match answer["do"]:
        case "attack":
            context["attacked"] = answer["target"]
            await attack(s, seat, answer["target"], choices)
        case "withdraw":
            await withdraw(s, seat)
        case "tale":
            side = MANEUVERS[answer["card"]]
            if side.declare is not None:
                choices = await side.declare(s, seat, choices)
            played = await announce(s, seat, answer["card"], "triskel", choices)
            if not played["cancelled"]:
                await side.effect(s, seat, choices)
                context["over"] = clash["step"] == "end"
            # The effect of a card is told before responses to it; Bard responds to the maneuver.
            context["removed"] = _removed(clash, before, seat)
            await finish(s, played)
    if answer["do"] == "attack":
        context["removed"] = _removed(clash, before, seat)
    if context["over"]:
        return
    clash["named"] = None
    await respond(s, "maneuver-made", context)
    following = s.next_after(seat)
    if clash["resume"] is not None:
        following, clash["resume"] = clash["resume"], None
    if clash["named"] is not None:
        if s.rules("order-after-the-named", "as-before"):
            clash["resume"] = following
        following = clash["named"]
    s.then(maneuver, following, True)


def _removed(clash: Clash, before: dict[Seat, int], seat: Seat) -> int:
    """Count the opposing clans that a maneuver has removed."""
    return sum(n - before.get(x, 0) for x, n in clash["removed"].items() if x != seat)


async def withdraw(s: InisState, seat: Seat) -> None:
    """Withdraw exposed clans to adjacent territories of which their player is chieftain (8.11b)."""
    clash = s.clash
    assert clash is not None
    territory = clash["territory"]
    answer = await choose(
        seat,
        kinds.WITHDRAW,
        Leaving({territory: exposed(s, seat)}, {territory: refuges(s, seat, territory)}, 1, "8.11"),
        area=f"area:{territory}",
    )
    targets = clan_counts(answer["moves"])
    s.tell("withdraws", seat=f"seat:{seat}", area=f"area:{territory}")
    await move(s, seat, {territory: sum(targets.values())}, targets)


def refuges(s: InisState, seat: Seat, territory: Territory) -> list[Territory]:
    """Return the adjacent territories of which a player is chieftain (8.11b, 8.16)."""
    return [t for t in s.next_to(territory) if s.chieftain(t) == seat]


class Maneuver(BranchingChoice):
    """A choice of what a player with exposed clans does (8.11)."""

    def __init__(self, s: InisState, seat: Seat, may_propose: bool) -> None:
        self._table = s
        self._seat = seat
        clash = s.clash
        assert clash is not None
        answers: Options = {}
        others = [x for x in s.order_from(seat)[1:] if exposed(s, x)]
        for target in others:
            answers.update(
                {
                    ("choice:attack", f"seat:{target}", *path): {
                        "do": "attack",
                        "target": target,
                        **choices,
                    }
                    for path, choices in attack_options(s, seat, target).items()
                }
            )
        if refuges(s, seat, clash["territory"]):
            answers["choice:withdraw",] = {"do": "withdraw"}
        if not silenced(s):
            for card, side in MANEUVERS.items():
                if s.holds(seat, card) and side.may(s, seat):
                    options = side.options(s, seat)
                    answers.update(under(f"card:{card}", options, do="tale", card=card))
            answers.update(any_time(s, seat))
        if may_propose:
            answers["choice:propose-peace",] = {"do": "peace"}
        if not others:
            answers["choice:end-clash",] = {"do": "end"}
        super().__init__(answers, reasons=self._reason, safest=self._safest(answers))

    @staticmethod
    def _safest(answers: Options) -> Path | None:
        """Prefer to end the clash, then to propose peace, then to withdraw."""
        for id in ("choice:end-clash", "choice:propose-peace", "choice:withdraw"):
            if (id,) in answers:
                return (id,)
        return None

    def _reason(self, value: object) -> Refusal | None:
        if not isinstance(value, dict):
            return None
        s, seat = self._table, self._seat
        assert s.clash is not None
        match value.get("do"):
            case "pass":
                return refusal("no-passing-in-a-clash", "8.9")
            case "withdraw":
                return refusal("no-refuge", "8.11", area=f"area:{s.clash['territory']}")
            case "end":
                return refusal("others-are-exposed", "8.10")
            case "attack" if value.get("target") == seat:
                return refusal("not-yourself", "8.11")
            case "attack":
                return refusal(
                    "nobody-exposed", "8.11", seat=f"seat:{str(value.get('target'))[:40]}"
                )
            case "tale" if silenced(s):
                return refusal("silenced", "7.9")
            case _:
                return None


__all__ = ["Maneuver", "maneuver"]
