"""What can happen in Inis, and whether it has: cards by their sides, questions, events, choices."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.inis.cards.registry import MANEUVERS, RESPONSES
from engine.inis.responses.windows import is_any_time
from engine.inis.ruleset import Inis
from engine.inis.rulings import RULINGS
from engine.kernel.ask import CHANCE
from engine.kernel.event import Event
from engine.kernel.game import Game

from .playing import BOX

RULES = Path(__file__).parents[2] / "engine" / "inis"

BRANCHES = (
    "attack answered with a card",
    "attack answered with a clan",
    "attack in the hills defeated",
    "bard after a maneuver card",
    "citadel from a hand",
    "citadel from the display",
    "citadel not built",
    "clan saved by the club",
    "clash by conquest",
    "clash by manannans-horses",
    "clash by migration",
    "clash by plains",
    "clash by scouts-and-spies",
    "clash by the-morrigan",
    "clash by warlord",
    "clash with three",
    "clash with four",
    "cauldron returned none",
    "cauldron returned three",
    "cuchulain removed one's own",
    "deck of tales ran out",
    "draft of the second batch",
    "druid without discards",
    "exploration by another Brenn",
    "festival moved",
    "fianna took sheltered clans",
    "forest after a response",
    "gates by the-morrigan",
    "gates by the toss",
    "geis stopped a response",
    "highlands named another",
    "horses stayed at home",
    "landless with a deed",
    "landless without a deed",
    "lug took one's own card",
    "lug took another's card",
    "lug took geis",
    "maeve's gifts came back",
    "masterpiece of a response",
    "meadows and gates together",
    "misty-lands without cards",
    "moor at attacked",
    "moor at citadel",
    "moor at draft",
    "moor at maneuver",
    "moor at peace",
    "moor at turn",
    "moor between turns",
    "moor in a window",
    "morrigan did nothing",
    "mountains by breas",
    "mountains by withdrawal",
    "mountains ignored",
    "new-alliance added",
    "new-alliance replaced",
    "nobody wins a check",
    "oengus after a pass",
    "oengus took two turns in a row",
    "peace agreed",
    "plains without clans",
    "raid took a card",
    "raid took a clan",
    "salt-mine without partners",
    "silenced maneuver",
    "spear stopped by the-dagda",
    "the-dagda stopped a maneuver",
    "the-dagda stopped a response",
    "the-dagda stopped an advantage card",
    "the-dagda stopped the club at an attack",
    "two clashes waited",
    "warlord kept a clash alive",
    "won by two conditions",
    "won in a tie as brenn",
)
"""Turns of events that no list of cards, questions and events tells from others."""

SELDOM = {"asked instigator", "told no-tale-left"}
"""What random games hardly come to, and tests of their own do."""


def cards() -> Iterator[str]:
    """List every card by side, and every moment that a response answers."""
    for card, facts in BOX.cards.items():
        for side in facts.sides:
            yield f"{card} as {side}"
            if side == "season":
                yield f"{card} as {side} stopped"
    for moment, found in RESPONSES.items():
        if moment != "any-time":
            for card, response in found.items():
                if response.opens:
                    yield f"{card} at {moment}"
    yield from (f"maneuver {card}" for card in MANEUVERS)


def _told() -> Iterator[str]:
    """Find the first text that each call of ``tell`` is given, in the rules' sources."""
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
                if texts and isinstance(texts[0], str):
                    yield texts[0]


def expected() -> list[str]:
    """List everything that has to happen."""
    told = {f"told {kind}" for kind in _told()} - SELDOM
    asked = {f"asked {kind}" for kind in Inis.kinds} - SELDOM
    # The moments of windows stand in the same place of other calls.
    return [*cards(), *sorted(told), *sorted(asked), *BRANCHES, *_rulings()]


def _rulings() -> Iterator[str]:
    for name, readings in RULINGS.items():
        for reading in readings:
            yield f"ruling {name}: {reading}"


class Observer:
    """Notes what happens in games that it watches."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self._last: tuple[str, Any] = ("", None)

    def missing(self) -> list[str]:
        """List what has not happened."""
        return [what for what in expected() if what not in self.seen]

    def see(self, what: str, happened: bool = True) -> None:
        """Note that something has happened."""
        if happened:
            self.seen.add(what)

    def began(self, game: Game[Any]) -> None:
        """Look at a game that begins."""
        for name, reading in game.setup.rulings.items():
            self.see(f"ruling {name}: {reading}")

    # -- answers -----------------------------------------------------------------------------------

    def answering(self, game: Game[Any], seat: str, value: Any) -> None:
        """Look at an answer before it takes effect."""
        question = game.question
        assert question is not None
        s, kind = game.state, question.kind
        self.see(f"asked {kind}")
        if is_any_time(value):
            self.see(f"moor at {kind}")
            return
        moment = str(question.params.get("moment", "")).removeprefix("moment:")
        if kind == "respond" and value["card"]:
            self.see(f"{value['card']} at {moment}")
            self._response(game, seat, value, moment)
        if kind == "turn":
            self._turn(s, seat, value)
        if kind == "maneuver":
            self._maneuver(s, seat, value)
        if kind == "attacked":
            self.see("attack answered with a card", value["do"] == "card")
            self.see("attack answered with a clan", value["do"] == "clan")
            if value.get("card"):
                at = "attacked" if value["do"] == "respond" else "clan-at-risk"
                self.see(f"{value['card']} at {at}")
        if kind == "cauldron":
            self.see("cauldron returned none", value == 0)
            self.see("cauldron returned three", value == 3)
        if kind == "fianna":
            self.see("fianna took sheltered clans", "protected" in next(iter(value.values())))
        if kind == "location":
            self.see("exploration by another Brenn", question.params["seat"] != f"seat:{seat}")
        if kind == "draft":
            self.see("draft of the second batch", question.params["batch"] == 2)
        if kind == "next-clash":
            self.see("two clashes waited")
        if kind == "mountains":
            card = s.playing[-1]["card"] if s.playing else ""
            self.see("mountains by breas", card == "breas-tyranny")
            self.see("mountains by withdrawal", s.clash is not None and card not in MANEUVERS)
        if kind == "shuffle" and seat == CHANCE and value["deck"] == "epic-tales" and s.round:
            self.see("deck of tales ran out", not s.deck and bool(s.drawing))
        if kind == "give-card":
            back = s.hand(seat, "action")[-1:] == [value]
            self.see("maeve's gifts came back", back)

    def _response(self, game: Game[Any], seat: str, value: Any, moment: str) -> None:
        s, card = game.state, value["card"]
        target = s.playing[-1] if s.playing else {}
        if card == "advantage-moor":
            self.see("moor between turns", moment == "turn-over")
            self.see("moor in a window", moment not in ("turn-over", "cards-dealt"))
        if card == "geis":
            self.see("geis stopped a response", target["side"] == "triskel")
        if card == "the-dagda":
            kind = BOX.kind[target["card"]]
            self.see("the-dagda stopped an advantage card", kind == "advantage")
            maneuver = target["card"] in MANEUVERS
            self.see("the-dagda stopped a maneuver", maneuver)
            self.see("the-dagda stopped a response", target["side"] == "triskel" and not maneuver)
            self.see("spear stopped by the-dagda", target["card"] == "lugs-spear")
            struck = s.clash is not None and s.clash["attack"] is not None
            if target["card"] == "the-dagdas-club":
                self.see("the-dagda stopped the club at an attack", struck)
        if card == "lug-samildanach":
            self.see("lug took one's own card", target["seat"] == seat)
            self.see("lug took another's card", target["seat"] != seat)
            self.see("lug took geis", target["card"] == "geis")
        if card == "oenguss-ploy":
            self.see("oengus after a pass", s.passes > 0)
            self.see("oengus took two turns in a row", s.turn == seat)
        if card == "advantage-forest":
            self.see("forest after a response", target["side"] == "triskel")
        if card == "master-craftsman":
            self.see("masterpiece of a response", target["side"] == "triskel")
        if card == "advantage-highlands":
            self.see("highlands named another", value["instigator"] != s.clash["instigator"])
        if card == "raid":
            attacked = s.clash and game.question and game.question.shapes[seat]
            victim = getattr(attacked, "context", {}).get("attacked")
            self.see("raid took a card", bool(s.hand(victim, "action")))
            self.see("raid took a clan", not s.hand(victim, "action"))
        if card == "bard":
            context = getattr(game.shape_for(seat), "context", {})
            self.see("bard after a maneuver card", context.get("attacked") is None)
        if card == "warlord":
            exposed = [x for x in s.seats if x in _exposed(s)]
            self.see("warlord kept a clash alive", not exposed)
        if card == "advantage-salt-mine":
            self.see("salt-mine without partners", not s.hand(value["opponent"], "action"))
        if card == "advantage-mountains":
            self.see("mountains ignored")
        if card in ("advantage-gates-of-tir-na-nog", "advantage-meadows"):
            context = getattr(game.shape_for(seat), "context", {})
            self.see("meadows and gates together", context.get("more", 0) > 0)

    def _turn(self, s: Any, seat: str, value: Any) -> None:
        card = value.get("card")
        if card == "citadel":
            territory = value["territory"]
            advantage = BOX.advantage_of[territory]
            holder = s.holders.get(advantage)
            self.see("citadel from the display", advantage in s.display)
            if holder not in (None, seat):
                self.see("citadel from a hand", s.holds(holder, advantage))
            self.see("citadel not built", not s.citadels_left or territory == "swamp")
        elif card == "new-alliance":
            self.see(f"new-alliance {value.get('how')}" + ("ed" if value else ""))
            self.see("new-alliance replaced", value.get("how") == "replace")
        elif card == "druid":
            self.see("druid without discards", not s.discard)
        elif card == "festival":
            self.see("festival moved", s.festival is not None)
        elif card == "manannans-horses":
            self.see("horses stayed at home", "origin" not in value)
        elif card == "advantage-misty-lands":
            self.see("misty-lands without cards", not s.hand(seat, "action"))
        elif card == "advantage-plains":
            self.see("plains without clans", not s.there(seat, "plains"))
        elif card == "the-morrigan":
            self.see("morrigan did nothing", not value["flip"] and "territory" not in value)

    def _maneuver(self, s: Any, seat: str, value: Any) -> None:
        self.see("silenced maneuver", s.clash["silenced"])
        if value["do"] == "attack" and "with" in value:
            self.see(f"{value['with']} at attack-made")
        if value["do"] == "tale":
            self.see(f"maneuver {value['card']}")
        if value.get("card") == "tale-of-cuchulain":
            self.see("cuchulain removed one's own", seat in value["owners"])

    # -- events ------------------------------------------------------------------------------------

    def told(self, game: Game[Any], event: Event) -> None:
        """Look at an event."""
        s, params = game.state, event.params
        self.see(f"told {event.kind}")
        names = {k: str(v).partition(":")[2] for k, v in params.items() if isinstance(v, str)}
        match event.kind:
            case "inis-card-played":
                side = names["side"]
                self.see(f"{names['card']} as {side}")
                self._side = side
            case "card-stopped":
                for played in s.playing:
                    if played["card"] == names["card"]:
                        self.see(f"{names['card']} as {played['side']} stopped")
                self._stopped = names["card"]
            case "clash":
                cause = s.playing[-1]["card"] if s.playing else ""
                self.see(f"clash by {cause.removeprefix('advantage-')}")
                number = len(list(params["seats"]))  # type: ignore[arg-type]  # a list of seats
                self.see("clash with three", number == 3)
                self.see("clash with four", number == 4)
            case "attack-defeated":
                self.see("attack in the hills defeated")
            case "clan-saved":
                self.see("clan saved by the club")
                above = [p["card"] for p in s.playing]
                self.see("stone-circle after a stopped removal", "advantage-stone-circle" in above)
            case "toss" | "direction":
                self._turned = event.kind
            case "clan-removed" if names["area"] == "gates-of-tir-na-nog" and s.clash is None:
                by = "the-morrigan" if s.playing else "the toss"
                self.see(f"gates by {by}", s.phase == "assembly" or bool(s.playing))
            case "deed-lost":
                self.see("landless with a deed")
            case "peace":
                self.see("peace agreed")
            case "nobody-wins":
                self.see("nobody wins a check")
            case "inis-won":
                self.see("won by two conditions", params["met"] == 2)
                self.see("won in a tie as brenn", params["tie"] == 1)
            case _:
                pass

    def asked(self, game: Game[Any]) -> None:
        """Look at a question that opens."""
        if game.question is not None and game.question.kind == "landless":
            told = [e.kind for e in game.events]
            self.see("landless without a deed", "deed-lost" not in told)


def _exposed(s: Any) -> list[str]:
    here = s.clans.get(s.clash["territory"], {})
    return [x for x in s.seats if here.get(x, 0) > s.clash["protected"].get(x, 0)]
