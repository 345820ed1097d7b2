"""The story of a game with objectives: points come first, and the objectives that gave them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.agot.story import TRACKS, WEIGHTS, AgotStory
from bot.games.agot.views import score_of, view_of
from bot.games.story import Fact, ReplayFrame, params_of
from bot.text import Localizer, Plain
from engine.kernel.event import EventData
from engine.kernel.ruleset import View

from .facts import own, worth
from .panel import in_hand

OWN_WEIGHTS = {
    "objective-scored": 32,
    "special-scored": 15,
    "objectives-in-the-middle": 12,
    "objective-taken": 6,
}
"""How much scoring matters to someone who was not there."""


class FeastStory(AgotStory):
    """The story of a game with objectives."""

    courses = ("points", "castles", "army", "power", *TRACKS)

    def weight(self, event: EventData) -> int:
        """Return how much an event matters: objectives as much as battles, valuable ones more."""
        if event["kind"] == "objective-scored":
            params = params_of(event)
            return OWN_WEIGHTS["objective-scored"] + 2 * worth(
                params["objective"], params["house"], None
            )
        if event["kind"] in OWN_WEIGHTS:
            return OWN_WEIGHTS[event["kind"]]
        if event["kind"] in WEIGHTS:
            return super().weight(event)
        return 0

    def course(self, view: View) -> Mapping[str, Mapping[str, int]]:
        """Follow points before castles, army and Power."""
        houses = view_of(view)["houses"]
        return {"points": {h: score_of(seen) for h, seen in houses.items()}, **super().course(view)}

    def held(self, view: View, say: Localizer) -> Sequence[str]:
        """Return what only a House knows, with the objectives that it holds."""
        lines = [*super().held(view, say)]
        if mine := own(view_of(view)):
            lines.append(say("tale-objectives", objectives=Plain(in_hand(mine, say))))
        return lines

    def facts(self, moments: Sequence[ReplayFrame]) -> Sequence[Fact]:
        """Find the most valuable objective, and the House most faithful to its own."""
        found = (_harvest(moments), _loyal(moments))
        return [*(fact for fact in found if fact is not None), *super().facts(moments)]


def _harvest(moments: Sequence[ReplayFrame]) -> Fact | None:
    """Find the first of the objectives that gave the most points."""
    best: tuple[int, ReplayFrame, EventData] | None = None
    for moment in moments:
        for event in moment.told:
            if event["kind"] == "objective-scored":
                params = params_of(event)
                points = worth(params["objective"], params["house"], view_of(moment.view))
                if best is None or points > best[0]:
                    best = points, moment, event
    if best is None or best[0] < 2:
        return None
    points, moment, event = best
    params = {"round": moment.round, "points": points, **event["params"]}
    return Fact("story-harvest", {"id": "tale-harvest", "params": params})


def _loyal(moments: Sequence[ReplayFrame]) -> Fact | None:
    """Find the House that has scored its special objective more often than all others."""
    times: Counter[str] = Counter(
        event["params"]["house"]
        for moment in moments
        for event in moment.told
        if event["kind"] == "special-scored"
    )
    ranked = times.most_common(2)
    if not ranked or ranked[0][1] < 2 or (len(ranked) > 1 and ranked[1][1] == ranked[0][1]):
        return None
    house, number = ranked[0]
    return Fact("story-loyal", {"id": "tale-loyal", "params": {"house": house, "times": number}})
