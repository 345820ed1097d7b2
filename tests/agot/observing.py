"""Watching games: what has happened, of everything that can."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from engine.agot.combat import timing
from engine.agot.combat.battle import Battle, Soldier
from engine.agot.combat.strength import icons
from engine.agot.components import CARDS_IN_HAND
from engine.agot.state import AgotState, total
from engine.kernel.ask import Seat
from engine.kernel.event import Event

from .happenings import EXPECTED


class Observer:
    """Watches games and remembers what happened in them."""

    def __init__(self, edition: str = "agot-2e") -> None:
        self.expected = EXPECTED[edition]
        self.seen: set[str] = set()
        self._attack: tuple[str, str] | None = None
        """Which wildling card is being resolved, and how it went."""
        self._attack_before: tuple[str, str] | None = None
        """The attack before it in the same phase."""
        self._bidder = ""
        """Who bid highest or lowest in that attack."""

    def missing(self) -> list[str]:
        """Name what has not happened, in the order of the list."""
        return [what for what in self.expected if what not in self.seen]

    def see(self, what: str) -> None:
        """Remember something; it must be on the list, or the list is misspelt."""
        if what not in self.seen:
            assert what in self.expected, what
            self.seen.add(what)

    # -- answers -----------------------------------------------------------------------------------

    def answered(self, s: AgotState, kind: str, seat: Seat, value: Any, params: Any) -> None:
        """Look at an answer before it is given."""
        look: Callable[[AgotState, Seat, Any, Any], None] | None = getattr(
            self, "_on_" + kind.replace("-", "_"), None
        )
        if look is not None:
            look(s, seat, value, params)

    def _on_ability(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        card = value["card"]
        if card == "doran-martell":
            self.see(f"{card} used on {value['track']}")
        else:
            self.see(f"{card} {'used' if value['use'] else 'declined'}")
        if card == "mace-tyrell" and value["routed"]:
            self.see("mace-tyrell used on a routed footman")

    def _on_westeros_choice(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see(f"westeros {value['card']}: {value['choose']}")

    def _on_wildling_retrieve(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        word = "a card comes back" if value else "no card wanted"
        self.see(f"{self._attack[0] if self._attack else 'wildlings'} won: {word}")

    def _on_wildling_upgrade(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        number = sum(total(units) for units in value.values())
        if number != 1:
            self.see(f"crow-killers won: {'two' if number else 'nobody'} upgraded")

    def _on_wildling_destroy(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        if self._attack == ("crow-killers", "lost"):
            self.see("crow-killers lost: footmen run short")
        if self._attack == ("the-horde-descends", "lost") and seat == self._bidder:
            castles = {
                a for a, u in s.units_of(seat).items() if total(u) > 1 and a in s.box.castles
            }
            self.see(f"the-horde-descends lost: {'in one castle area' if castles else 'anywhere'}")

    def _on_wildling_discard(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see("massing-on-the-milkwater lost: one of choice discarded")

    def _on_wildling_option(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see(f"preemptive-raid lost: {value}")

    def _on_wildling_track(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        assert self._attack is not None
        if self._attack[0] == "preemptive-raid":
            self.see("preemptive-raid lost: tied tracks")
        else:
            self.see(f"{' '.join(self._attack)}: {value}")

    def _on_wildling_tie(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see("tie in a wildling attack")

    def _on_ties(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see("tie in a bid for a track")

    def _on_supply(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see("reconciled")
        if self._attack == ("rattleshirts-raiders", "lost"):
            self.see("rattleshirts-raiders lost: reconciled")

    def _on_muster(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        for recruits in value.values():
            for recruit in recruits:
                unit = recruit["unit"]
                if recruit.get("routed"):
                    self.see("upgraded a routed footman")
                elif recruit["upgrade"]:
                    self.see(f"upgraded to {unit}")
                elif unit == "ship":
                    where = "in a port" if s.box.kind[recruit["at"]] == "port" else "at sea"
                    self.see(f"mustered ship {where}")
                else:
                    self.see(f"mustered {unit}")

    def _on_orders(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        for token in value.values():
            self.see(f"ordered {token}")
        if len(value) < len(s.areas_of(seat)):
            self.see("an area left without an order")

    def _on_raven(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        if value["do"] != "peek":
            self.see(f"raven {value['do']}")

    def _on_raven_peek(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see(f"raven peek: {value}")

    def _on_raid(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        area, target = value["area"], value["target"]
        if target is None:
            self.see("raided nothing")
            return
        self.see(f"raided {s.order_type(target)}")
        if "second" in value:
            self.see("raided twice")
        if s.box.kind[target] == "port":
            self.see("raided into a port")
        if s.box.kind[area] == "port":
            self.see("raided out of a port")
        if s.order_type(target) == "consolidate" and s.power[s.owner[target]] == 0:
            self.see("pillaged a house without power")

    def _on_march(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        if value is True:
            return
        origin = value["area"]
        if not value["moves"]:
            self.see("marched nothing")
        if value["leave_power_token"]:
            self.see("token left")
        for area in value["moves"]:
            owner = s.owner.get(area, seat)
            if area in s.neutral:
                continue
            if owner != seat:
                self.see("marched into combat")
            elif area in s.garrisons and s.home_of.get(area) != seat:
                self.see("marched against a garrison alone")
            else:
                self.see("marched peacefully")
                if s.tokens.get(area, seat) != seat:
                    self.see("marched over an enemy token")
            if area not in s.box.borders[origin]:
                self.see("marched by ship transport")
            if s.box.kind[area] == "port":
                self.see("marched into a port")
            if s.box.kind[origin] == "port":
                self.see("marched out of a port")

    def _on_neutral_support(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see(f"neutral support {'given' if value['give'] else 'denied'}")

    def _on_consolidate(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        area = value["area"]
        if value["do"] == "muster":
            self.see("consolidated: muster")
            return
        match s.box.kind[area]:
            case "land":
                self.see("consolidated: power on land")
            case "sea":
                self.see("consolidated: at sea")
            case _:
                enemy = s.owner.get(s.box.sea_of[area], seat) != seat
                self.see("consolidated: blocked port" if enemy else "consolidated: power in a port")

    def _on_support(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        for side in value.values():
            self.see(f"supported {side}")

    def _on_refuse_support(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        if value:
            self.see("support refused")

    def _on_blade(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see(f"blade for {value['for']} {'used' if value['use'] else 'declined'}")

    def _on_casualties(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        b = Battle(s)
        self.see("casualties")
        if seat == b.c["winner"]:
            self.see("skull on the winner")
            if total(value) == total(b.units(seat)):
                self.see("winner without units")
        elif icons(b, b.winner)[2]:
            self.see("skull on the loser")

    def _on_retreat(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        b = Battle(s)
        attacks = b.loser == b.attacker
        self.see(f"retreat of {'an attacker' if attacks else 'a defender'}")
        if seat != b.loser:
            self.see(f"robb-stark sends {'an attacker' if attacks else 'a defender'} away")
        if value["to"] not in s.box.borders[b.area] and value["to"] != b.origin:
            self.see("retreat by ship transport")
        if s.box.kind[value["to"]] == "port":
            self.see("retreat into a port")

    def _on_retreat_losses(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see("retreat with losses")

    def _on_port_capture(self, s: AgotState, seat: Seat, value: Any, params: Any) -> None:
        self.see(f"port captured, {'ships' if value['ships'] else 'none'} kept")

    # -- events ------------------------------------------------------------------------------------

    def told(self, s: AgotState, event: Event) -> None:
        """Look at an event."""
        if event.data is not None:
            getattr(self, "_data_" + event.data["event"])(s, event.data)
        match event.kind:
            case "winter":
                self.see("westeros winter-is-coming")
            case "wildling-threat":
                if event.params["strength"] == 12:
                    self.see("threat at the end of its track")
                # 5.7 The token moves back when the card is resolved.
                self._attack_before, self._attack = self._attack, None
            case "card-discarded" if (
                self._attack == ("massing-on-the-milkwater", "lost")
                and event.params["house"] == f"house:{self._bidder}"
            ):
                self.see("massing-on-the-milkwater lost: the strongest discarded")
            case "orders-revealed":
                self._attack_before = None
            case "orders-in-turn":
                self.see("orders in turn")
            case "neutral-beaten":
                self.see("neutral force beaten")
            case "garrison-lost":
                self.see("garrison lost")
            case "no-retreat":
                self.see("retreat impossible")
            case "port-ships-sunk":
                self.see("port ships sunk")
            case "attackers-kept-out":
                self.see("arianne-martell keeps attackers out")
            case "march-moved-on":
                self.see("ser-loras-tyrell marches on")
            case "fights-without-card":
                self.see("tyrion-lannister leaves his rival without a card")
            case "cards-returned":
                house = str(event.params["house"]).removeprefix("house:")
                stays = int(s.box.figures.last_card_stays)
                if (len(s.hand[house]), len(s.discard[house])) == (CARDS_IN_HAND - stays, stays):
                    self.see("cards returned after the last")
            case "ability-cancelled":
                self.see("an ability cancelled")
            case "order-removed" if s.combat is not None and (
                event.params["area"] == f"area:{s.combat['area']}"
            ):
                self.see("brienne-of-tarth discards a defense")
            case "combat-decided" if event.params["tie"]:
                self.see("combat tied")
            case _:
                pass

    def _data_westeros(self, s: AgotState, data: Mapping[str, Any]) -> None:
        for card in data["cards"]:
            self.see(f"westeros {card}")

    def _data_wildlings(self, s: AgotState, data: Mapping[str, Any]) -> None:
        outcome = "won" if data["watch_wins"] else "lost"
        if "card" not in data:
            self.see(f"wildlings {outcome}")
            return
        if self._attack_before == ("preemptive-raid", "won") and data["strength"] == 6:
            self.see("preemptive-raid won: second attack")
        self._attack, self._bidder = (data["card"], outcome), data["bidder"]
        self.see(f"{data['card']} {outcome}")

    def _data_combat(self, s: AgotState, data: Mapping[str, Any]) -> None:
        attacks = data["winner"] == data["attacker"]["house"]
        self.see("attacker won" if attacks else "defender won")
        if s.box.kind[data["area"]] == "sea":
            self.see("combat at sea")
        for mine, other in (("attacker", "defender"), ("defender", "attacker")):
            self._side(s, data, data[mine], data[other])

    def _side(self, s: AgotState, data: Mapping[str, Any], mine: Any, other: Any) -> None:
        card, rival = mine["card"], other["card"]
        won = data["winner"] == mine["house"]
        if mine["total"] == 0:
            self.see("strength at zero")
        if card == "catelyn-stark" and mine is data["defender"] and mine["order"] in (2, 4):
            self.see("catelyn-stark doubles")
        if (
            card == "balon-greyjoy"
            and rival
            and other["card_strength"] < s.box.house_cards[rival].strength
        ):
            self.see("balon-greyjoy cancels")
        if card and s.box.house_cards[card].ability == "tywin-lannister" and won:
            self.see(f"{card} wins")
        if card == "roose-bolton" and not won:
            self.see("roose-bolton loses")
        if card == "nymeria-sand":
            self.see(f"nymeria-sand {'attacks' if mine is data['attacker'] else 'defends'}")
        if card == "the-blackfish":
            if not won and rival and s.box.house_cards[rival].swords:
                self.see("the-blackfish stops swords")
            if other.get("tides") == "tob-0-skull":
                self.see("the-blackfish stops a skull")
            if rival == "mace-tyrell":
                self.see("the-blackfish stops mace-tyrell")

    # -- the texts of cards ------------------------------------------------------------------------

    @contextmanager
    def watching_cards(self) -> Iterator[None]:
        """Watch what the texts of cards add to strengths, icons and units."""
        kept = [dict(m) for m in (timing.STRENGTH, timing.ICONS, timing.UNITS)]
        for card, change in kept[0].items():
            timing.STRENGTH[card] = self._watched(card, change, ("as printed", "stronger"))
        for card, drawn in kept[1].items():
            timing.ICONS[card] = self._watched(card, drawn, ("without icons", "with icons"))
        for card, worth in kept[2].items():
            timing.UNITS[card] = self._watched_units(card, worth)
        try:
            yield
        finally:
            for moment, functions in zip(
                (timing.STRENGTH, timing.ICONS, timing.UNITS), kept, strict=True
            ):
                moment.update(functions)  # type: ignore[attr-defined]  # three kinds of functions

    def _watched(self, card: str, change: Any, words: tuple[str, str]) -> Any:
        def watched(b: Battle, house: str) -> Any:
            added = change(b, house)
            self.see(f"{card} {words[added not in (0, (0, 0))]}")
            return added

        return watched

    def _watched_units(self, card: str, worth: Any) -> Any:
        def watched(b: Battle, house: str, strength: int, soldier: Soldier) -> int:
            counted: int = worth(b, house, strength, soldier)
            if counted != strength:
                self.see(f"{card} changes units")
            return counted

        return watched

    def ended(self, s: AgotState) -> None:
        """Look at a finished game."""
        assert s.win is not None
        if s.win["reason"] == "draw":
            self.see("drawn")
        elif s.win["reason"] == "seven":
            self.see("won by seven castles")
        else:
            self.see("won after round 10")
            if s.win["tie_break"]:
                self.see(f"won after round 10 by {s.win['tie_break']}")
