"""The story of a game of Inis: important events, figures, and memorable facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from bot.games.story import (
    Development,
    Fact,
    GameStory,
    Point,
    ReplayBoard,
    ReplayFrame,
    ShownPieces,
    params_of,
)
from bot.render.palettes import DEFAULT
from bot.text import Localizer, Plain
from engine.inis.components import open_box
from engine.kernel.event import EventData
from engine.kernel.phrase import PhraseData
from engine.kernel.ruleset import View

from .drawing.changes import read
from .drawing.island import middle_of
from .drawing.lines import shown_on, stage_of
from .drawing.textboard import held
from .views import view_of

WEIGHTS = {
    "inis-won": 100,
    "pretender": 34,
    "pretender-checked": 24,
    "clash": 26,
    "capital": 25,
    "sanctuary-built": 18,
    "citadel-built": 17,
    "tile-laid": 16,
    "new-brenn": 15,
    "deed-gained": 20,
    "clan-removed": 14,
    "festival": 12,
    "clans-moved": 9,
    "clans-placed": 7,
    "inis-card-played": 5,
    "assembly": 3,
    "season": 2,
    "set-up-over": 2,
}
"""How much each kind of event matters to someone who was not there."""

GAINS = ("deed-gained", "pretender", "new-brenn", "citadel-built", "sanctuary-built")
"""What is good for the player who does it."""

CONDITIONS = ("clans", "sanctuaries", "territories")

SIGNS = {"green": "leaf", "blue": "salmon", "orange": "sun", "white": "moon"}


class InisStory(GameStory):
    """The story of a game."""

    off_board = ("hand", "known", "sunk", "traced", "sealed")
    courses = ("conditions", "territories", "clans", "deeds")
    verdicts = ("pretender-checked", "inis-won")

    @property
    def glyphs(self) -> Mapping[str, str]:
        """The sign of each seat."""
        return SIGNS

    def when(self, view: View, say: Localizer) -> str:
        """Return the round and its phase by name."""
        seen = view_of(view)
        if not seen["round"]:
            return say("inis-set-up")
        return say(
            "tale-moment",
            round=say("inis-round", number=seen["round"]),
            phase=say.name(f"phase:{seen['phase']}"),
        )

    def weight(self, event: EventData) -> int:
        """Return how much an event matters: victory and claims most, then clashes and buildings."""
        return WEIGHTS.get(event["kind"], 0)

    def developments(self, events: Sequence[EventData]) -> Sequence[Development]:
        """Return what was done; of a clash, who is left there, and what it has cost."""
        found: list[Development] = []
        for event in _without_clashes(events):
            if isinstance(event, Development):
                found.append(event)
            else:
                found += super().developments([event])
        return found

    def outcome(self, told: str, view: View, say: Localizer) -> str:
        """Add what the winner's conditions count, with the Deeds where one of them needs any."""
        seen = view_of(view)
        winner = view.get("winner")
        if winner is None:
            return told
        player = seen["houses"][winner]
        counts: Mapping[str, Any] = player["conditions"]
        # A Deed counts where it helps most, so the highest counts are those that are met.
        met = sorted(CONDITIONS, key=lambda name: -counts[name])[: counts["met"]]
        if not met:
            return told
        parts = [f"{say(f'inis-condition-{name}')} {counts[name]}" for name in met]
        if counts[met[-1]] < open_box().figures.needed:
            parts.append(f"{say('course-deeds')} {player['deeds']}")
        return say("tale-by", outcome=Plain(told), counts=Plain(say.listed(parts)))

    def sides(self, event: EventData) -> tuple[Collection[str], Collection[str]]:
        """Return who gains by an event, and who loses: a lost clan is a loss."""
        seat = params_of(event).get("seat", "")
        if event["kind"] in GAINS:
            return (seat,), ()
        return ((), (seat,)) if event["kind"] == "clan-removed" else ((), ())

    def course(self, view: View) -> Mapping[str, Mapping[str, int]]:
        """Return the conditions, the territories with clans, and the clans of each seat."""
        seen = view_of(view)
        return {
            "conditions": {s: seen["houses"][s]["conditions"]["met"] for s in seen["seats"]},
            "territories": {
                s: seen["houses"][s]["conditions"]["territories"] for s in seen["seats"]
            },
            "deeds": {s: seen["houses"][s]["deeds"] for s in seen["seats"]},
            "clans": {s: seen["houses"][s]["on_map"] for s in seen["seats"]},
        }

    def stage(
        self, views: Sequence[View], say: Localizer, palette: str = DEFAULT
    ) -> ReplayBoard | None:
        """Draw the island as lines, with every territory that is ever explored."""
        return stage_of(views, say, palette)

    def shown(self, view: View, say: Localizer) -> ShownPieces:
        """Return the pieces in each territory."""
        return shown_on(view)

    def held(self, view: View, say: Localizer) -> Sequence[str]:
        """Return the cards that a player holds or has been shown."""
        seen = view_of(view)
        return held(seen) if "hand" in seen else ()

    def ways(self, event: EventData) -> Sequence[tuple[str, str, str]]:
        """Return the ways of clans that moved."""
        return [(move.seat, move.origin, move.territory) for move in read([event]).moves]

    def opened(self, event: EventData) -> Sequence[tuple[str, str]]:
        """Return the card that was played."""
        if event["kind"] != "inis-card-played":
            return ()
        return [(params_of(event)["seat"], event["params"]["card"])]

    def spot(self, place: str, view: View) -> Point | None:
        """Return the middle of a territory."""
        tile = view_of(view)["territories"].get(place)
        return None if tile is None else middle_of(tile["location"])

    def biggest(self, moments: Sequence[ReplayFrame]) -> tuple[int, PhraseData] | None:
        """Find the battle with the most clans."""
        return _biggest(moments)

    def facts(self, moments: Sequence[ReplayFrame]) -> Sequence[Fact]:
        """Find the biggest clash, the closest peace, the boldest entry, the longest patience."""
        biggest = _biggest(moments)
        first = biggest and Fact("story-biggest", biggest[1])
        found = (first, _closest(moments), _boldest(moments), _patient(moments))
        return [fact for fact in found if fact is not None]


def _without_clashes(events: Sequence[EventData]) -> Iterator[EventData | Development]:
    """Yield events; those of a clash, from its beginning to its end, are one development.

    What is left unfinished is left out.
    """
    within: list[EventData] = []
    for event in events:
        if event["kind"] == "clash" or within:
            within.append(event)
        else:
            yield event
        if within and event["kind"] == "clash-over":
            yield _fought(within)
            within = []


def _fought(events: Sequence[EventData]) -> Development:
    """Return what became of a clash, from the events between its beginning and its end."""
    begun, over = events[0]["params"], events[-1]["params"]
    lost = Counter(
        event["params"]["seat"]
        for event in events
        if event["kind"] == "clan-removed" and event["params"]["area"] == begun["area"]
    )
    params = {
        "seat": begun["seat"],
        "area": begun["area"],
        "number": over["number"],
        "seats": over["seats"],
        "losers": len(lost),
        "lost": [
            {"id": "round-clans-of", "params": {"seat": seat, "clans": clans}}
            for seat, clans in lost.most_common()
        ],
    }
    return Development({"id": "tale-clash", "params": params}, WEIGHTS["clash"])


def _clashes(
    moments: Sequence[ReplayFrame],
) -> Iterator[tuple[ReplayFrame, Mapping[str, Any], dict[str, int]]]:
    """Yield the clashes, each with the clans that were there."""
    for moment in moments:
        for event in moment.told:
            if event["kind"] == "clash":
                tiles = view_of(moment.view)["territories"]
                clans = tiles[params_of(event)["area"]]["clans"]
                yield moment, event["params"], {s: n for s, n in clans.items() if n}


def _biggest(moments: Sequence[ReplayFrame]) -> tuple[int, PhraseData] | None:
    """Find the clash with the most clans."""
    found = [(sum(c.values()), m.round, p) for m, p, c in _clashes(moments)]
    if not found:
        return None
    clans, round, params = max(found, key=lambda one: one[:2])
    told = {"area": params["area"], "seats": params["seats"], "clans": clans, "round": round}
    return clans, {"id": "tale-biggest", "params": told}


def _closest(moments: Sequence[ReplayFrame]) -> Fact | None:
    """Find the claim to victory with the most conditions that failed."""
    found: list[tuple[int, int, str]] = []
    for moment in moments:
        if moment.view.get("winner"):
            break
        found += [
            (int(e["params"]["met"]), moment.round, e["params"]["seat"])
            for e in moment.told
            if e["kind"] == "pretender-checked" and e["params"]["met"]
        ]
    if not found:
        return None
    met, round, seat = max(found)
    params = {"seat": seat, "met": met, "round": round}
    return Fact("story-closest", {"id": "tale-closest", "params": params})


def _boldest(moments: Sequence[ReplayFrame]) -> Fact | None:
    """Find the player who began a clash against the greatest superiority in clans."""
    found: list[tuple[int, int, dict[str, Any]]] = []
    for moment, params, clans in _clashes(moments):
        seat = params_of({"kind": "clash", "params": params})["seat"]
        mine, theirs = clans.get(seat, 0), sum(n for s, n in clans.items() if s != seat)
        if 0 < mine < theirs:
            told = {
                "seat": params["seat"],
                "area": params["area"],
                "mine": mine,
                "theirs": theirs,
                "round": moment.round,
            }
            found.append((theirs - mine, -mine, told))
    if not found:
        return None
    _, _, told = max(found, key=lambda one: one[:2])
    return Fact("story-boldest", {"id": "tale-boldest", "params": told})


def _patient(moments: Sequence[ReplayFrame]) -> Fact | None:
    """Find the player who has passed most often."""
    passes = Counter(
        e["params"]["seat"] for m in moments for e in m.told if e["kind"] == "passed"
    ).most_common(2)
    if not passes or (len(passes) > 1 and passes[0][1] == passes[1][1]):
        return None
    seat, times = passes[0]
    return Fact("story-patient", {"id": "tale-patient", "params": {"seat": seat, "times": times}})
