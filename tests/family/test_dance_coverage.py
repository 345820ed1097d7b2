"""Random games of A Dance with Dragons until everything on its cards has happened.

What it shares with the 2nd edition is watched there (tests/agot/test_coverage.py).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from engine.agot.combat import timing
from engine.agot.combat.battle import Battle
from engine.agot.components import TRACKS
from engine.agot.expansions.dance_with_dragons.ruleset import DanceWithDragons
from engine.agot.state import AgotState
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.shapes.base import Shape
from tests.agot import observing
from tests.agot.biased import at_random, conqueror, crowded, watch
from tests.running.marks import nightly

RULES = DanceWithDragons()
BOX = RULES.box({})
FEW_GAMES = 6
MOST_GAMES = 240


def _expected() -> Iterator[str]:
    abilities = {facts.ability for facts in BOX.house_cards.values()}
    for card in BOX.house_cards:
        yield f"{card} wins"
        yield f"{card} loses"
    for ability in timing.STRENGTH:
        if ability in abilities:
            yield f"{ability} stronger"
            yield f"{ability} as printed"
    for ability in timing.ICONS:
        if ability in abilities:
            yield f"{ability} with icons"
            yield f"{ability} without icons"
    for ability in timing.UNITS:
        if ability in abilities:
            yield f"{ability} changes units"
    for ability in timing.TOTAL:
        if ability in abilities:
            yield f"{ability} sets a strength"
    for card in ("aeron-damphair-adwd", "jon-snow", "melisandre-adwd", "qyburn", "reek",
                 "rodrik-the-reader", "ser-gerris-drinkwater", "ser-ilyn-payne"):  # fmt: skip
        yield f"{card} used"
        yield f"{card} declined"
    for way in ("up", "down"):
        yield f"jon-snow moves the threat {way}"
    for deck in BOX.westeros:
        yield f"rodrik-the-reader reads {deck}"
    for track in TRACKS:
        yield f"ser-gerris-drinkwater climbs on {track}"
    for whom in ("one that fights", "one elsewhere", "a routed one"):
        yield f"ser-ilyn-payne kills {whom}"
    yield "melisandre-adwd comes back herself"
    yield "reek fetches ramsay-bolton"
    yield "qarl-the-maid gains power"
    yield "stannis-baratheon-adwd removes an order"
    yield "walder-frey turns support"
    yield "queen-of-thorns-adwd cancels"
    yield "a garrison away from home is lost"
    yield "the most castles after round 6 win"
    yield "seven castles win"


class Observer(observing.Observer):
    """Watches what only this expansion has."""

    def __init__(self) -> None:
        super().__init__()
        self.expected = tuple(_expected())

    def see(self, what: str) -> None:
        """Remember something if it is on the list; the rest is the base game's."""
        if what in self.expected:
            self.seen.add(what)

    def _on_ability(self, s: AgotState, seat: str, value: Any, params: Any) -> None:
        card = value["card"]
        self.see(f"{card} {'used' if value['use'] else 'declined'}")
        if not value["use"]:
            return
        match card:
            case "jon-snow":
                self.see(f"{card} moves the threat {value['wildlings']}")
            case "rodrik-the-reader":
                self.see(f"{card} reads {value['deck']}")
            case "ser-gerris-drinkwater":
                self.see(f"{card} climbs on {value['track']}")
            case "ser-ilyn-payne":
                where = "one that fights" if value["fighting"] else "one elsewhere"
                self.see(f"{card} kills {where}")
                if value["routed"]:
                    self.see(f"{card} kills a routed one")
            case "melisandre-adwd" if value["return"] == card:
                self.see(f"{card} comes back herself")

    def told(self, s: AgotState, event: Event) -> None:
        """Look at an event."""
        super().told(s, event)
        about = event.params
        played = s.combat["cards"] if s.combat is not None else {}
        house = str(about.get("house", "")).removeprefix("house:")
        match event.kind:
            case "card-retrieved" if played.get(house) == "reek":
                if about["card"] == "card:ramsay-bolton":
                    self.see("reek fetches ramsay-bolton")
            case "power-gained" if played.get(house) == "qarl-the-maid":
                self.see("qarl-the-maid gains power")
            case "order-removed" if played.get(house) == "stannis-baratheon-adwd":
                self.see("stannis-baratheon-adwd removes an order")
            case "support" if "walder-frey" in played.values() and house not in played:
                frey = next(h for h, card in played.items() if card == "walder-frey")
                if Battle(s).side(frey) == str(about["side"]).removeprefix("side:"):
                    self.see("walder-frey turns support")
            case "ability-cancelled":
                self.see(f"{played.get(house)} cancels")
            case "garrison-lost":
                area = str(about["area"]).removeprefix("area:")
                if area not in s.home_of:
                    self.see("a garrison away from home is lost")

    def _data_combat(self, s: AgotState, data: Mapping[str, Any]) -> None:
        for side in ("attacker", "defender"):
            won = data["winner"] == data[side]["house"]
            self.see(f"{data[side]['card']} {'wins' if won else 'loses'}")
        for mine, other in (("attacker", "defender"), ("defender", "attacker")):
            ability = data[mine]["card"]
            if ability == "mance-rayder" and data[mine]["total"] == s.wildlings:
                self.see(f"{ability} sets a strength")
            defends = ability == "margaery-tyrell-adwd" and mine == "defender"
            if defends and data[other]["total"] == 2:
                self.see(f"{ability} sets a strength")

    def ended(self, s: AgotState) -> None:
        """Look at a finished game."""
        assert s.win is not None
        most = s.win["reason"] != "seven"
        self.see("the most castles after round 6 win" if most else "seven castles win")


def begin(number: int, rng: random.Random) -> Game[AgotState]:
    """Begin as printed, or on a crowded board, where there are more battles."""
    if number % 3:
        return crowded(rng, RULES.id)
    return Game.new(RULES, {"tides_of_battle": number % 2 == 1}, keep_rests=False)


def wavering(s: AgotState, kind: str, seat: str, shape: Shape[Any], rng: random.Random) -> Any:
    """Answer at random, and now and then leave a card unused that could do many things."""
    return shape.safe() if kind == "ability" and rng.random() < 0.3 else shape.sample(rng)


def missing_after(games: int) -> list[str]:
    """Play games until everything has happened; return what has not."""
    observer = Observer()
    with observer.watching_cards():
        for number in range(games):
            rng = random.Random(f"dance/{number}")
            player = conqueror("lannister") if number % 4 == 0 else wavering
            watch(begin(number, rng), rng, player, observer)
            if not observer.missing():
                break
    return observer.missing()


def test_most_of_what_is_on_its_cards_happens_in_a_few_games() -> None:
    """X1.3 Of five cards and abilities four come up."""
    assert len(missing_after(FEW_GAMES)) <= len(Observer().expected) / 5


@nightly
def test_everything_on_its_cards_happens() -> None:
    """X1.3 Every card is played, wins and loses; every ability changes something, or does not."""
    assert missing_after(MOST_GAMES) == []


def test_a_list_that_nothing_fulfils_is_noticed() -> None:
    """Without texts of cards, what they do is missing."""
    observer, rng = Observer(), random.Random("plain")
    with observer.watching_cards():
        watch(Game.new(RULES, {"house_card_abilities": False}), rng, at_random, observer)
    missing = set(observer.missing())
    assert {"qyburn used", "mance-rayder sets a strength", "walder-frey turns support"} <= missing
    assert "the most castles after round 6 win" not in missing
