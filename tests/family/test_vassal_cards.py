"""Everything on the seven House cards of vassals happens in the base game, too (X2.8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from engine.agot.expansions.vassals.state import DECK, VassalState
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.records.position import open_position

HEAD = (
    "agot-2e-vassals/1 players=3 round=2 phase=marches fiefdoms=SBLGTM"
    " vassals=greyjoy:lannister,martell:stark,tyrell:baratheon"
)
HOMES = " | winterfell:S f1 g=2 | dragonstone:B f1 g=2 | lannisport:L f1 g=2 | highgarden:T f1 g=2"
ATTACKS = (
    f"{HEAD} asks=march:baratheon/tyrell | dornish-marches:T {{tyrell}} o=march+0"
    f" | the-boneway:S {{stark}}{HOMES}"
)
DEFENDS = (
    f"{HEAD} asks=march:stark | dornish-marches:T {{tyrell}}"
    f" | the-boneway:S {{stark}} o=march+0{HOMES}"
)
PIECES = {"f": "footman", "k": "knight"}


@dataclass
class Fought:
    """A battle of Tyrell, a vassal of Baratheon, against Stark."""

    game: Game[VassalState]
    events: list[Event]
    asked: dict[str, str]
    """Who was asked about which abilities, by the kind of question or the card."""

    def told(self, kind: str) -> list[Event]:
        """Return the events of a kind."""
        return [event for event in self.events if event.kind == kind]


def fight(
    card: str, against: str, *, attacks: bool, tyrell: str = "k1", stark: str = "f1"
) -> Fought:
    """Let Tyrell, dealt a card, fight Stark; whatever may be used is used."""
    line = (ATTACKS if attacks else DEFENDS).format(tyrell=tyrell, stark=stark)
    game: Game[VassalState] = open_position(line)
    moving, units = ("baratheon", tyrell) if attacks else ("stark", stark)
    origin, target = ("dornish-marches", "the-boneway")[:: 1 if attacks else -1]
    moves = {target: {PIECES[units[0]]: int(units[1])}}
    shape = game.shape_for(moving)
    answers = [{"area": origin, "moves": moves, "leave_power_token": x} for x in (True, False)]
    game.answer(moving, next(a for a in answers if shape.check(a) is None))
    events: list[Event] = []
    asked: dict[str, str] = {}
    others = [c for c in game.state.box.cards_of[DECK] if c != card]
    while game.state.combat is not None or game.state.agenda[-1][0] == "combat":
        question = game.question
        assert question is not None
        for seat, one in list(question.shapes.items()):
            value = one.safe()
            if question.kind == "deal" and value["deck"] == "vassal-cards":
                value = {
                    "deck": "vassal-cards",
                    "to": "tyrell",
                    "cards": sorted([card, *others[:2]]),
                }
            elif question.kind == "house-card":
                value = card if question.subject(seat) == "tyrell" else against
            elif question.kind == "ability":
                asked[str(question.params["card"])] = seat
                uses = [a for a in one.answers.values() if a["use"]]  # type: ignore[attr-defined]
                value = uses[0]
            game.answer(seat, value)
        events += game.fetch_events()
    return Fought(game, events, asked)


def used_varys(fought: Fought) -> None:
    """X2.8.1 Won or lost, the vassal is first on the track; a player keeps the Blade."""
    state = fought.game.state
    assert state.tracks["fiefdoms"][0] == "tyrell"
    assert state.holder("fiefdoms") == "stark"


def used_syrio_forel(fought: Fought) -> None:
    """X2.8.2 Two attacking Footmen of a player are worth nothing."""
    (decided,) = fought.told("combat-decided")
    assert (decided.params["attack"], decided.params["winner"]) == (2, "house:tyrell")


def used_jaqen_hghar(fought: Fought) -> None:
    """X2.8.3 The card goes back to the hand, and chance names another."""
    (cancelled,) = fought.told("card-cancelled")
    assert cancelled.params["rival"] == "house:stark"
    (played,) = fought.told("card-played")
    assert played.params["house"] == "house:stark"


def used_janos_slynt(fought: Fought) -> None:
    """Two swords against no fortification: two Footmen die."""
    (lost,) = fought.told("destroyed")
    assert (lost.params["house"], lost.params["units"]) == ("house:stark", {"footman": 2})


def used_jon_connington(fought: Fought) -> None:
    """X2.8.4 The commander is asked, and a Knight appears."""
    assert fought.asked["card:jon-connington"] == "baratheon"
    (mustered,) = fought.told("mustered")
    assert (mustered.params["house"], mustered.params["unit"]) == ("house:tyrell", "unit:knight")


def used_beric_dondarrion(fought: Fought) -> None:
    """X2.8.5 The commander names the unit that is lost in victory."""
    assert fought.asked["card:beric-dondarrion"] == "baratheon"
    assert fought.told("combat-decided")[0].params["winner"] == "house:tyrell"
    assert "house:tyrell" in {e.params["house"] for e in fought.told("destroyed")}


def used_bronn(fought: Fought) -> None:
    """X2.8.6 The opponent pays two Power, and he is worth nothing."""
    assert fought.asked["card:bronn"] == "stark"
    assert fought.told("power-spent")[0].params == {"house": "house:stark", "power": 2}
    assert fought.told("combat-decided")[0].params["attack"] == 2


BATTLES: dict[str, tuple[Callable[[Fought], None], dict[str, Any]]] = {
    "varys": (used_varys, {"against": "eddard-stark", "attacks": True}),
    "syrio-forel": (
        used_syrio_forel,
        {"against": "greatjon-umber", "attacks": False, "stark": "f2"},
    ),
    "jaqen-hghar": (used_jaqen_hghar, {"against": "eddard-stark", "attacks": True}),
    "janos-slynt": (
        used_janos_slynt,
        {"against": "catelyn-stark", "attacks": True, "tyrell": "k2", "stark": "f2"},
    ),
    "jon-connington": (used_jon_connington, {"against": "eddard-stark", "attacks": True}),
    "beric-dondarrion": (
        used_beric_dondarrion,
        {"against": "catelyn-stark", "attacks": True, "tyrell": "k2"},
    ),
    "bronn": (used_bronn, {"against": "catelyn-stark", "attacks": True}),
}


@pytest.mark.parametrize("card", BATTLES)
def test_everything_on_a_card_happens(card: str) -> None:
    """The text of the card does what it says in a battle of the base game with vassals."""
    check, battle = BATTLES[card]
    check(fight(card, **battle))


def test_every_card_of_vassals_has_its_battle() -> None:
    """None of the seven is forgotten."""
    assert set(BATTLES) == set(open_position(HEAD).state.box.cards_of[DECK])
