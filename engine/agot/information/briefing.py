"""The facts that a player needs for a decision: cards of the round, Power, a battle so far.

All of it is public (15.3). Pure functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from engine.agot import kinds
from engine.agot.combat.battle import Battle, sides
from engine.agot.combat.strength import strength_of
from engine.agot.components import TRACKS, House, Track
from engine.agot.state import AgotState
from engine.agot.variants import draft
from engine.agot.variants.hands import with_strengths
from engine.kernel.phrase import Param, Phrase, PhraseLine, line, phrase
from engine.kernel.question_kind import QuestionKind

BY_CARDS = frozenset(
    {kinds.BID, kinds.MUSTER, kinds.ORDERS, kinds.SUPPLY, kinds.TIES, kinds.WESTEROS_CHOICE}
)
"""The kinds of questions that the Westeros cards of the round cause or restrict."""


def circumstances(
    s: AgotState, kind: QuestionKind, params: Mapping[str, Param]
) -> list[PhraseLine]:
    """Return the facts that a player needs for a question, beyond the text of its shape."""
    if s.battle is not None:
        return battle_lines(Battle(s))
    if kind == kinds.PICK:
        return draft_lines(s)
    lines = []
    by_cards = kind in BY_CARDS or kind.startswith("wildling")
    if by_cards and s.westeros and s.phase in ("westeros", "planning"):
        cards = [f"westeros:{card}" for card in s.westeros]
        lines.append(line("preview-westeros", "4.1", cards=cards))
    if kind == kinds.BID:
        lines += bid_lines(s, str(params["subject"]))
    return lines


# -- V1.6 The draft ---------------------------------------------------------------------------


def draft_lines(s: AgotState) -> list[PhraseLine]:
    """Return the hands and places so far, and the turns of the next two rounds (15.3)."""
    coming = draft.turns(s)[: 2 * len(s.drafters)]
    hands = [
        line("preview-drafted", "15.3", house=f"house:{house}", cards=with_strengths(s, cards))
        for house in s.drafters
        if (cards := s.hand[house])
    ]
    places = [
        line("preview-places", "15.3", track=f"track:{track}", places=_places(houses))
        for track, houses in s.places.items()
        if houses
    ]
    return [
        *hands,
        *places,
        line("preview-draft-turns", "15.3", houses=[f"house:{h}" for h in coming]),
    ]


# -- 4.6, 5.3 Bids ----------------------------------------------------------------------------


def bid_lines(s: AgotState, subject: str) -> list[PhraseLine]:
    """Return what everyone could bid; for a track, also its positions and their benefits."""
    rich = sorted(s.with_player(s.turn_order), key=lambda h: -s.power[h])
    powers = [phrase("bid-of", house=f"house:{h}", power=s.power[h]) for h in rich]
    lines = [line("preview-power", "4.6.2", powers=powers)]
    kind, _, name = subject.partition(":")
    if kind != "track":
        return lines
    track = cast(Track, name)
    assert track in TRACKS
    places = _places(s.tracks[track])
    return [
        *lines,
        line("preview-places", "4.6.3", track=subject, places=places),
        _brings(s, track),
    ]


def _places(houses: Sequence[House]) -> list[Phrase]:
    return [
        phrase("house-in-place", place=place, house=f"house:{house}")
        for place, house in enumerate(houses, start=1)
    ]


def _brings(s: AgotState, track: Track) -> PhraseLine:
    """Return the benefits of positions on a track (14)."""
    if track == "iron-throne":
        return line("preview-brings-iron-throne", "14.1")
    if track == "fiefdoms":
        return line("preview-brings-fiefdoms", "14.2")
    limits = [s.star_limit(house) for house in s.tracks[track]]
    stars = [phrase("stars-in-place", place=n, stars=m) for n, m in enumerate(limits, start=1)]
    return line("preview-brings-kings-court", "14.3", stars=stars)


# -- 9 Combat ---------------------------------------------------------------------------------


def battle_lines(b: Battle) -> list[PhraseLine]:
    """Return the revealed cards, their result and what has followed; nothing before the reveal."""
    if not b.c["cards"]:
        return []
    lines = [_played(b, house) for house in (b.attacker, b.defender)]
    if b.c["winner"] is not None:
        return [*lines, *_decided(b)]
    seen = b if b.c["tides_shown"] else b.imagined(tides={})
    totals = {h: strength_of(seen, h).total for h in (b.attacker, b.defender)}
    return [*lines, line("preview-strengths", "9.5.1", **sides(b, totals))]


def _decided(b: Battle) -> list[PhraseLine]:
    """Return how a battle was decided; units and orders may have been lost since."""
    explained = b.s.explained["combat"]
    told = {x["params"]["house"]: x["params"]["value"] for x in explained if x["id"] == "why-total"}
    totals = {h: told[f"house:{h}"] for h in (b.attacker, b.defender)}
    casualties = explained[-1]
    return [
        line("preview-won", "9.6.1", winner=f"house:{b.winner}", **sides(b, totals)),
        PhraseLine(Phrase(casualties["id"], casualties["params"]), casualties["rule"]),
    ]


def _played(b: Battle, house: House) -> PhraseLine:
    card = b.card(house)
    if card is None:
        return line("preview-no-card", "9.3.1", house=f"house:{house}")
    lost = house in b.c["cancelled"] or not b.s.options["house_card_abilities"]
    facts = b.s.box.house_cards[card]
    return line(
        "preview-played-textless" if lost and facts.ability is not None else "preview-played",
        "9.3.2",
        house=f"house:{house}",
        card=f"card:{card}",
        text=phrase(f"card-{card}.note"),
    )
