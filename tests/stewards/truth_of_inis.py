"""What the reasons of Inis claim, held against the map; nothing of the code that makes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.inis.board.grid import touch
from engine.inis.state import InisState
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Phrase

from .claims import Claim, bare

Clans = dict[str, dict[str, int]]


class InisClaim(Claim[InisState]):
    """A reason in Inis, with what can be read from the map."""

    # -- the map ------------------------------------------------------------------------------

    @property
    def clans(self) -> Clans:
        return {t: {x: n for x, n in there.items() if n} for t, there in self.s.clans.items()}

    def after(self) -> tuple[Clans, dict[str, int]]:
        """Return the clans and Sanctuaries after what was answered."""
        clans, sanctuaries = self.clans, dict(self.s.sanctuaries)

        def put(territory: str, seat: str, number: int) -> None:
            there = clans.setdefault(territory, {})
            if there.get(seat, 0) + number >= 0:
                there[seat] = there.get(seat, 0) + number
                if not there[seat]:
                    del there[seat]

        v = self.value
        target = bare(str(self.asked.get("area", "")))
        if isinstance(v, str) and self.kind == "first-clan":
            put(v, self.seat, 1)
        elif isinstance(v, str) and self.kind == "enter-tile":
            put(v, self.seat, -1)
            put(target, self.seat, 1)
        elif isinstance(v, list):
            for territory in v:
                put(territory, self.seat, 1)
        elif "target" in v and v.get("do") == "attack":
            put(self.s.clash["territory"], v["target"], -1)  # type: ignore[index]
        elif "moves" in v:
            for territory, units in v["moves"].items():
                put(v["area"], self.seat, -sum(units.values()))
                put(territory, self.seat, sum(units.values()))
        elif "origin" in v:
            put(v["origin"], self.seat, -v.get("number", 1))
            put(v["destination"], self.seat, v.get("number", 1))
        elif v.get("card") == "sanctuary":
            sanctuaries[v["territory"]] = sanctuaries.get(v["territory"], 0) + 1
        elif v.get("do") == "play":
            put(v["territory"], self.seat, 1)
            if v.get("how") == "replace":
                put(v["territory"], v["opponent"], -1)
        elif self.kind in ("arrival", "reinforcements"):
            for territory, units in v.items():
                put(territory, self.seat, -sum(units.values()))
                put(target, self.seat, sum(units.values()))
        else:
            for territory, units in v.items():
                put(territory, self.seat, sum(units.values()))
        return clans, sanctuaries

    def chief(self, clans: Clans, territory: str) -> str | None:
        """1.6 Return who leads in a territory: who has more clans than anyone else."""
        there = sorted(clans.get(territory, {}).items(), key=lambda x: -x[1])
        if not there or (len(there) > 1 and there[0][1] == there[1][1]):
            return None
        return there[0][0]

    def count(self, clans: Clans, sanctuaries: Mapping[str, int], seat: str) -> dict[str, int]:
        """9.1 Count for the three conditions."""
        homes = [t for t, there in clans.items() if there.get(seat)]
        led = [t for t in homes if self.chief(clans, t) == seat]
        return {
            "clans": sum(n for t in led for x, n in clans[t].items() if x != seat),
            "sanctuaries": sum(sanctuaries.get(t, 0) for t in homes),
            "territories": len(homes),
        }

    def met(self, counts: Mapping[str, int], seat: str) -> int:
        """9.2 Count the conditions met, each Deed standing for one that is missing."""
        deeds, met = self.s.deeds[seat], 0
        for count in sorted(counts.values(), reverse=True):
            deeds -= max(0, 6 - count)
            met += deeds >= 0
        return met

    def now(self, seat: str | None = None) -> dict[str, int]:
        return self.count(self.clans, self.s.sanctuaries, seat or self.seat)

    def then(self, seat: str | None = None) -> dict[str, int]:
        return self.count(*self.after(), seat or self.seat)

    def rivals(self, territory: str) -> set[str]:
        return {x for x in self.clans.get(territory, {}) if x != self.seat}

    def goals(self) -> set[str]:
        """Return where clans go."""
        v = self.value
        if isinstance(v, dict) and "moves" in v:
            return set(v["moves"])
        if isinstance(v, dict) and "destination" in v:
            return {v["destination"]}
        return {bare(str(self.asked.get("area", "")))}


Check = Callable[[InisClaim], object]


def grows(condition: str) -> Check:
    """Return a check that a count rises to what is said."""

    def check(c: InisClaim) -> bool:
        return bool(c.now()[condition] < c["number"] == c.then()[condition] and c["needed"] == 6)

    return check


def nearest(c: InisClaim) -> bool:
    """The condition is one that the player is nearest to, with its count."""
    now = c.now()
    return bool(now[c["condition"]] == c["number"] == max(now.values()) and c["needed"] == 6)


def there(c: InisClaim) -> int:
    return c.clans.get(c["area"], {}).get(c.seat, 0)


def hand(c: InisClaim, seat: str) -> int:
    return len(c.s.hand(seat, "action"))


def sides(c: InisClaim) -> bool:
    """How many clans stand against how many of the strongest other."""
    others = max((c.clans.get(c["area"], {})[x] for x in c.rivals(c["area"])), default=0)
    return bool((c["own"], c["other"]) == (there(c), others))


def told(c: InisClaim) -> bool:
    """The card is told by its own note."""
    return bool(c.said["text"]["id"] == f"card-{c['card']}.note")


def touching(c: InisClaim) -> int:
    """How many tiles touch a territory's."""
    here = c.s.places[c["area"]]
    return sum(touch(here, at) for tile, at in c.s.places.items() if tile != c["area"])


def on_map(c: InisClaim) -> int:
    return sum(clans.get(c.seat, 0) for clans in c.clans.values())


def moves(value: Any) -> bool:
    """Whether any clan moves by an answer."""
    if isinstance(value, str):
        return True
    if not isinstance(value, dict) or "origin" in value:
        return bool(value)
    units = value.get("moves", value)
    return any(isinstance(n, dict) and sum(n.values()) for n in units.values())


CHECKS: dict[str, Check] = {
    "because-meets": lambda c: (
        c.then()[c["condition"]] == c["number"] and c.met(c.then(), c.seat) > c.met(c.now(), c.seat)
    ),
    "because-crowns": lambda c: (
        c["area"] == c.s.capital
        and c.chief(c.after()[0], c["area"]) == c.seat != c.chief(c.clans, c["area"])
    ),
    "because-stops": lambda c: (
        c.met(c.then(c["rival"]), c["rival"]) == c["number"] < c.met(c.now(c["rival"]), c["rival"])
    ),
    "because-grows-clans": grows("clans"),
    "because-grows-sanctuaries": grows("sanctuaries"),
    "because-grows-territories": grows("territories"),
    "because-leads": lambda c: (
        c.chief(c.after()[0], c["area"]) == c.seat != c.chief(c.clans, c["area"])
    ),
    "because-claims": lambda c: (
        c["met"] == c.met(c.now(), c.seat)
        and all(
            (c["met"], c.s.brenn == c.seat) > (c.met(c.now(x), x), False)
            for x in c.s.pretenders
            if x != c.seat
        )
    ),
    "because-claims-early": lambda c: c["met"] == c.met(c.now(), c.seat),
    "because-plays": lambda c: nearest(c) and c["card"] == c.value["card"] and told(c),
    "because-marches-against": lambda c: (
        c["area"] in c.goals()
        and {bare(x) for x in c.said["rivals"]} == c.rivals(c["area"]) != set()
    ),
    "because-settles": lambda c: c["area"] in c.goals() and not c.rivals(c["area"]),
    "because-starts-clash": lambda c: (
        c["own"] == there(c)
        and c["other"] == max((c.clans[c["area"]][x] for x in c.rivals(c["area"])), default=0)
    ),
    "because-attacks": lambda c: (
        c["number"] == c.clans[c.s.clash["territory"]][c["rival"]]  # type: ignore[index]
        and c["cards"] == hand(c, c["rival"])
    ),
    "because-withdraws": lambda c: c["number"] == there(c),
    "because-ends-ahead": lambda c: c.chief(c.clans, c["area"]) == c.seat and sides(c),
    "because-ends": lambda c: c.chief(c.clans, c["area"]) != c.seat and sides(c),
    "because-loses-card": lambda c: c["cards"] == hand(c, c.seat),
    "because-loses-clan": lambda c: c["number"] == there(c) and c["cards"] == hand(c, c.seat),
    "because-drafts": lambda c: nearest(c) and c["card"] in c.value and told(c),
    "because-offers": lambda c: c["count"] == len(c.value),
    "because-parts-with": lambda c: c["card"] == c.value and told(c),
    "because-takes-card": lambda c: c["card"] == c.value and told(c),
    "because-responds": lambda c: c["card"] == c.value["card"] and told(c),
    "because-founds": lambda c: c["area"] == c.value and c["number"] == touching(c),
    "because-clash-first": lambda c: c["area"] == c.value and sides(c),
    "because-uses-tale": lambda c: c["card"] == c.value["card"] and told(c),
    "because-fortifies": lambda c: c["area"] == c.value["territory"],
    "because-celebrates": lambda c: c["area"] == c.value["territory"],
    "because-shelters": lambda c: c.value is True and c.s.shelter(c["area"]) > 0,
    "because-stays-out": lambda c: c.value is False,
    "because-loses-both": lambda c: c.value["do"] == "both",
    "because-agrees": lambda c: c.value is True and sides(c),
    "because-refuses": lambda c: c.value is False and sides(c),
    "because-strengthens": lambda c: (
        c.after()[0].get(c["area"], {}).get(c.seat, 0) == c["number"] > there(c)
    ),
    "because-passes": lambda c: c.value["do"] == "pass" and c["cards"] == hand(c, c.seat),
    "because-keeps-reserve": lambda c: (
        not any(c.value or ())
        and c["number"] == c.s.box.figures.clans - on_map(c) - c.s.on_cauldron(c.seat)
    ),
    "because-lets-pass": lambda c: (
        not (isinstance(c.value, dict) and c.value.get("card")) and c["cards"] == hand(c, c.seat)
    ),
    "because-stays-home": lambda c: not moves(c.value),
}
"""What is claimed, by the id of the reason."""


def holds(game: AnyGame, seat: str, value: object, reason: Phrase) -> bool:
    """Return whether what a reason claims is so."""
    question = game.question
    assert question is not None
    said = reason.to_json()["params"]
    claim = InisClaim(game.state, seat, question.kind, question.params, value, said)
    return bool(CHECKS[reason.id](claim))
