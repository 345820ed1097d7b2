"""The story of a game of A Game of Thrones: important events, figures, and memorable facts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from bot.games.story import Fact, GameStory, Point, ReplayBoard, ReplayFrame, ShownPieces, params_of
from bot.render.palettes import DEFAULT
from bot.text import Localizer
from engine.agot import kinds
from engine.agot.components import Track
from engine.kernel.event import EventData
from engine.kernel.phrase import PhraseData
from engine.kernel.ruleset import View

from .drawing import board
from .drawing.changes import read
from .drawing.lines import shown_on, stage_of
from .views import bound, view_of

WEIGHTS = {
    "won": 100,
    "won-at-once": 60,
    "combat-decided": 30,
    "neutral-beaten": 28,
    "dragons-grow": 7,
    "wildlings-win": 26,
    "watch-wins": 25,
    "wildling-card": 27,
    "drawn": 20,
    "dominance": 14,
    "track-set": 12,
    "westeros": 11,
    "raid": 9,
    "pillage": 9,
    "marched": 5,
    "orders-revealed": 4,
    "consolidate-muster": 4,
    "mustered": 3,
    "consolidate": 2,
    "began": 1,
}
"""How much events matter to someone who was not there."""

GAINS = ("neutral-beaten", "dominance", "objective-scored", "special-scored", "loyalty-gained")
"""What is good for the House that does it."""

TRACKS: tuple[Track, ...] = ("iron-throne", "fiefdoms", "kings-court")

STRENGTH = {"footman": 1, "knight": 2, "ship": 1, "siege-engine": 4}


class AgotStory(GameStory):
    """The story of a game of one edition."""

    courses = ("castles", "army", "power", *TRACKS)
    places = TRACKS
    thing = "house"
    verdicts = ("won", "won-at-once", "drawn")

    def __init__(self, sigils: Mapping[str, str]) -> None:
        """Create the story; ``sigils`` has the glyph of each House."""
        self._sigils = dict(sigils)

    @property
    def glyphs(self) -> Mapping[str, str]:
        """The sign of each House."""
        return self._sigils

    def when(self, view: View, say: Localizer) -> str:
        """Name the round and its phase."""
        seen = view_of(view)
        return say("moment", round=say("round", number=seen["round"]), phase=_phase(seen, say))

    def weight(self, event: EventData) -> int:
        """Return how much an event matters: battles most, then wildlings, tracks and cards."""
        params = params_of(event)
        if event["kind"] == "combat-decided":
            return WEIGHTS["combat-decided"] + min(
                9, int(params["attack"] + params["defence"]) // 4
            )
        if event["kind"] == "consolidate" and not params.get("power"):
            return 0
        return WEIGHTS.get(event["kind"], 0)

    def sides(self, event: EventData) -> tuple[Collection[str], Collection[str]]:
        """Return who gains by an event, and who loses: a battle has a winner and a loser."""
        params = params_of(event)
        if event["kind"] == "combat-decided":
            return (params["winner"],), (params["loser"],)
        return ((params.get("house", ""),), ()) if event["kind"] in GAINS else ((), ())

    def course(self, view: View) -> Mapping[str, Mapping[str, int]]:
        """Follow castles, mustering points of the army, and Power."""
        seen = view_of(view)
        army = dict.fromkeys(seen["houses"], 0)
        for area in seen["areas"].values():
            for unit, count in (area.get("units") or {}).items():
                worth = self.strength(unit.removeprefix("routed-"), view)
                army[area["house"]] += worth * count
        return {
            "castles": self.score(view),
            "army": army,
            "power": {h: s["power"] for h, s in seen["houses"].items() if bound(seen, h) is None},
            **{
                track: {house: place for place, house in enumerate(seen["tracks"][track], 1)}
                for track in TRACKS
            },
        }

    def strength(self, unit: str, view: View) -> int:
        """Return what a unit counts in an army; for a Dragon, its strength in that round."""
        if unit == "dragon":
            return view_of(view).get("dragon_strength", 0)
        return STRENGTH[unit]

    def score(self, view: View) -> Mapping[str, int]:
        """Count the castles of each House that is played; enough of them win."""
        seen = view_of(view)
        return {h: s["castles"] for h, s in seen["houses"].items() if bound(seen, h) is None}

    def stage(self, views: Sequence[View], say: Localizer, palette: str = DEFAULT) -> ReplayBoard:
        """Draw the map as lines."""
        return stage_of(board.board_of(view_of(views[0])), say)

    def shown(self, view: View, say: Localizer) -> ShownPieces:
        """Return the pieces on the map; a House sees the orders that it has given."""
        return shown_on(view)

    def held(self, view: View, say: Localizer) -> Sequence[str]:
        """Return what a House has bid or chosen in secret, and which wildling card it has seen."""
        seen = view_of(view)
        lines: list[str] = []
        sealed, asked = view.get("sealed"), (view.get("question") or {}).get("kind")
        if isinstance(sealed, int):
            lines.append(say("tale-bid", power=sealed))
        elif asked == kinds.HOUSE_CARD and isinstance(sealed, str):
            lines.append(say("tale-card", card=f"card:{sealed}"))
        if peeked := seen.get("known", {}).get("wildlings"):
            card = f"wildling:{peeked['card']}"
            lines.append(say("tale-wildling", card=card, place=say(f"secret-{peeked['place']}")))
        return lines

    def ways(self, event: EventData) -> Sequence[tuple[str, str, str]]:
        """Return marches, attacks, retreats and raids."""
        told = read([event])
        moved = [(move.house, move.origin, move.area) for move in told.moves if move.origin]
        return moved + [(raid.house, raid.origin, raid.area) for raid in told.raids if raid.origin]

    def opened(self, event: EventData) -> Sequence[tuple[str, str]]:
        """Return the House cards of a combat."""
        told, bare = event["params"], params_of(event)
        match event["kind"]:
            case "cards-revealed":
                sides = (("attacker", "attack"), ("defender", "defence"))
                return [(bare[house], told[card]) for house, card in sides]
            case "card-played":
                return [(bare["house"], told["card"])]
        return ()

    def spot(self, place: str, view: View) -> Point | None:
        """Return the places of the units in an area."""
        area = board.load(board.board_of(view_of(view))).areas.get(place)
        return None if area is None else area.place.units

    def biggest(self, moments: Sequence[ReplayFrame]) -> tuple[int, PhraseData] | None:
        """Find the battle with the most strength."""
        return _biggest(moments)

    def facts(self, moments: Sequence[ReplayFrame]) -> Sequence[Fact]:
        """Find the biggest battle, the closest bid, the boldest attack, the longest patience."""
        biggest = _biggest(moments)
        first = biggest and Fact("story-biggest", biggest[1])
        found = (first, _closest(moments), _boldest(moments), _patient(moments))
        return [fact for fact in found if fact is not None]


def _phase(seen: Any, say: Localizer) -> str:
    return say(f"short-phase-{seen['phase']}")


def _told(moments: Sequence[ReplayFrame], *kinds: str) -> Iterator[tuple[int, EventData]]:
    """Yield events of some kinds, each with its round."""
    for moment in moments:
        for event in moment.told:
            if event["kind"] in kinds:
                yield moment.round, event


def _biggest(moments: Sequence[ReplayFrame]) -> tuple[int, PhraseData] | None:
    battles = [
        (e["params"]["attack"] + e["params"]["defence"], r, e["params"])
        for r, e in _told(moments, "combat-decided")
    ]
    if not battles:
        return None
    size, round, params = max(battles, key=lambda one: (one[0], one[1]))
    return size, {"id": "tale-biggest", "params": {**params, "round": round}}


def _closest(moments: Sequence[ReplayFrame]) -> Fact | None:
    """Return the contested track with the narrowest result; of equals, the one that cost most."""
    found: list[tuple[int, int, dict[str, Any]]] = []
    for round, event in _told(moments, "bids"):
        bids = [bid["params"] for bid in event["params"]["bids"]]
        if not str(event["params"]["subject"]).startswith("track:") or len(bids) < 2:
            continue
        first, second = bids[0], bids[1]
        if second["power"] == 0:
            continue
        params = {
            "track": event["params"]["subject"],
            "round": round,
            "first": first["house"],
            "second": second["house"],
            "most": first["power"],
            "next": second["power"],
        }
        found.append((first["power"] - second["power"], -first["power"], params))
    if not found:
        return None
    _, _, params = min(found, key=lambda one: one[:2])
    return Fact("story-closest", {"id": "tale-closest", "params": params})


def _boldest(moments: Sequence[ReplayFrame]) -> Fact | None:
    """Find the victory against the worst odds before House cards."""
    found: list[tuple[int, dict[str, Any]]] = []
    before: Mapping[str, Any] = {}
    for round, event in _told(moments, "initial-strengths", "combat-decided"):
        params = event["params"]
        if event["kind"] == "initial-strengths":
            before = params
        elif before and params["area"] == before["area"]:
            attacked = params["winner"] == before["attacker"]
            mine, theirs = (
                (before["attack"], before["defence"])
                if attacked
                else (before["defence"], before["attack"])
            )
            if mine < theirs:
                shown = {k: params[k] for k in ("winner", "loser", "area")}
                found.append(
                    (theirs - mine, {**shown, "mine": mine, "theirs": theirs, "round": round})
                )
    if not found:
        return None
    _, params = max(found, key=lambda one: one[0])
    return Fact("story-boldest", {"id": "tale-boldest", "params": params})


def _patient(moments: Sequence[ReplayFrame]) -> Fact | None:
    """Find the House that was the last to attack another, or that never did."""
    if not moments:
        return None
    seen = view_of(moments[0].view)
    houses = [house for house in seen["houses"] if bound(seen, house) is None]
    first: dict[str, int] = {}
    for round, event in _told(moments, "attacked"):
        house = params_of(event)["house"]
        if house in houses:
            first.setdefault(house, round)
    never = [house for house in houses if house not in first]
    if len(never) > 1 or not houses:
        return None
    if never:
        return Fact(
            "story-patient", {"id": "tale-never-attacked", "params": {"house": f"house:{never[0]}"}}
        )
    latest = max(first.values())
    last = [house for house, round in first.items() if round == latest]
    if len(last) > 1 or latest == 1:
        return None
    return Fact(
        "story-patient",
        {"id": "tale-patient", "params": {"house": f"house:{last[0]}", "round": latest}},
    )
