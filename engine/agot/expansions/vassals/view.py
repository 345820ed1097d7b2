"""The view of a game with vassals: the 2nd edition's view, with commanders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, cast

from engine.agot.components import Area, Card, House
from engine.agot.information import view as second
from engine.agot.information.view import AgotView, CombatView, Snapshot
from engine.kernel.data import Data, Json

from .state import VassalState


class VassalCombat(CombatView):
    """The combat in progress."""

    drawn: NotRequired[dict[House, list[Card]]]
    """The cards that were dealt to vassals: for a seat, its own vassals' and those it was shown."""


class VassalView(AgotView):
    """The game as a seat, or a spectator, sees it; ``combat`` is a :class:`VassalCombat`."""

    vassals: dict[House, House | None]
    """The commander of each vassal; ``None`` until it is claimed."""
    staying: list[Area]
    """The areas whose Raid/Support token has not raided, and stays to support (X2.5.2)."""


def view(s: VassalState, seat: House | None) -> VassalView:
    """Return the view of a state that holds only what a seat, or a spectator, sees."""
    seen = cast(VassalView, second.view(s, seat))
    seen["vassals"] = {v: s.commander.get(v) for v in s.vassals}
    seen["staying"] = [a for a in s.done if a in s.orders]
    seen["players"] = len(s.houses) - len(s.vassals)
    for vassal in s.vassals:
        seen["houses"][vassal]["hand"] = []
    if s.battle is not None:
        own = {h: c for h, c in s.battle.get("drawn", {}).items() if s.knows_cards(seat, h)}
        if own:
            cast(VassalCombat, seen["combat"])["drawn"] = own
    return seen


def snapshot(s: VassalState, events: Sequence[Data]) -> Snapshot:
    """Return the state in the form of a check of ``record/1``."""
    shot: Json = {**second.snapshot(s, events)}
    if s.vassals:
        shot["vassals"] = {v: s.commander.get(v) for v in s.vassals}
    for vassal in s.vassals:
        told = shot["houses"][vassal]
        shot["houses"][vassal] = {name: told[name] for name in ("supply", "castles")}
    if s.phase in ("vassals", "vassal-orders") and s.round > 1:
        shot["westeros"] = list(s.westeros)
    if s.battle is not None and s.battle["cards"] and "drawn" in s.battle:
        shot["combat"]["drawn"] = {h: sorted(c) for h, c in s.battle["drawn"].items()}
    return cast(Snapshot, shot)
