"""Highlights other than battles: cards, bids, wildling attacks, and who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.games.agot.drawing import extras
from bot.games.agot.drawing.margin import in_turn_order
from bot.games.agot.drawing.words import name, say, tell
from bot.games.agot.views import bound, counted, goal_of, score_of
from bot.render.highlight import Highlight, HighlightCard, HighlightRow
from bot.render.palettes import load_palette
from bot.render.words import listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.agot.information.view import AgotView
    from engine.kernel.event import EventData
    from engine.kernel.phrase import PhraseData

NUMERALS = ("I", "II", "III", "IV")
MOST_BID = 20
"""The bid at which the bar of a row is full."""


def placard(
    view: AgotView,
    event: EventData,
    happened: Sequence[EventData] = (),
    lines: Sequence[PhraseData] = (),
) -> Highlight:
    """Return the placard of an event.

    `happened` are the events up to it, and `lines` the rules' explanation. Raises `ValueError` for
    an event that is no highlight.
    """
    params = event["params"]
    match event["kind"]:
        case "westeros":
            return _westeros(view, params)
        case "bids":
            return _bids(view, params)
        case "watch-wins" | "wildlings-win":
            return _wildlings(view, params, event["kind"], None, lines)
        case "wildling-card" | "wildlings-settled":
            told = next(
                e for e in reversed(happened) if e["kind"] in ("watch-wins", "wildlings-win")
            )
            return _wildlings(view, told["params"], told["kind"], params, lines)
        case "leads":
            return _lead(view, params)
    raise ValueError(f"no highlight: {event['kind']}")


def _moment(view: AgotView) -> str:
    return say(
        "moment",
        round=say("round", number=view["round"]),
        phase=say(f"short-phase-{view['phase']}"),
    )


def _westeros(view: AgotView, params: Mapping[str, Any]) -> Highlight:
    ruleset = view["ruleset"]
    cards = [
        HighlightCard(
            name(card, ruleset), say("placard-deck", number=numeral), _text(card, ruleset)
        )
        for numeral, card in zip(NUMERALS, params["cards"], strict=False)
    ]
    return Highlight(
        ruleset,
        say("placard-westeros"),
        say("round", number=view["round"]),
        "card",
        tuple(cards),
    )


def _text(card: str, ruleset: str) -> str:
    return say(f"westeros-{_bare(card)}.text", ruleset).replace("*", "")


def _bids(view: AgotView, params: Mapping[str, Any]) -> Highlight:
    ruleset, track = view["ruleset"], _bare(params["subject"])
    before = next((held for one, held in view["tracks"].items() if one == track), [])
    bids = {_bare(bid["params"]["house"]): bid["params"]["power"] for bid in params["bids"]}
    won = _places(view, bids)
    rows = []
    for number, (house, power) in enumerate(bids.items()):
        places = won.get(house)
        alone = number == 0 and list(bids.values()).count(power) == 1
        note = _bid_note(view, house, places, before)
        place = "–".join(str(one) for one in dict.fromkeys(places or ()))
        rows.append(_row(view, house, power, note, first=alone, place=place))
    title = say("placard-bids", track=name(params["subject"], ruleset))
    return Highlight(ruleset, title, _moment(view), _glyph_of(track), rows=tuple(rows))


def _places(view: AgotView, bids: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """Return the first and the last place that each bid may win; they differ in a tie.

    Places that more than these bids decide are left out: a House that does not win by castles gives
    its bid to others, and a House that does not bid may tie with bids of 0.
    """
    given = {house for house in bids if extras.loyalty(view, house) is not None}
    if any(bids[house] for house in given):
        return {}
    counting = [power for house, power in bids.items() if house not in given]
    idle = view["houses"].keys() - bids.keys()
    found = {}
    for house, power in bids.items():
        if house not in given and (power or not idle):
            first = 1 + sum(other > power for other in counting)
            found[house] = first, first + counting.count(power) - 1
    return found


def _bid_note(
    view: AgotView, house: str, places: tuple[int, int] | None, before: Sequence[str]
) -> str:
    """Return a House's earlier position, the one that it wins, and the Power that it has left."""
    parts = []
    if house in before:
        parts.append(say("placard-stood", place=before.index(house) + 1))
    if places is not None and places[0] == places[1]:
        parts.append(say("placard-now", place=places[0]))
    elif places is not None:
        parts.append(say("placard-tied", first=places[0], last=places[1]))
    parts.append(say("placard-left", power=view["houses"][house]["power"]))
    return listed(parts)


def _wildlings(
    view: AgotView,
    told: Mapping[str, Any],
    outcome: str,
    params: Mapping[str, Any] | None,
    lines: Sequence[PhraseData],
) -> Highlight:
    """Return a wildling attack: the bids, their sum, and the card once it is known."""
    ruleset = view["ruleset"]
    bids = list[tuple[str, int]]()
    for line in lines:
        if line["id"] == "why-bids":
            bids = []  # The events before explain other bids of the round.
        elif line["id"] in ("why-bid", "why-bid-tied"):
            bids.append((_bare(line["params"]["house"]), int(line["params"]["power"])))
    whose = None if params is None else _bare(params["house"])
    rows = [
        _row(view, house, power, _marked(outcome) if house == whose else "", first=house == whose)
        for house, power in bids
    ]
    cards: tuple[HighlightCard, ...] = ()
    if params is not None and "card" in params:
        card = _bare(params["card"])
        side = "reward" if outcome == "watch-wins" else "penalty"
        words = [tell_side(side, card, ruleset)]
        if side == "penalty":
            words.append(tell_side("others", card, ruleset))
        about = say("placard-wildling-card")
        cards = (HighlightCard(name(params["card"], ruleset), about, " ".join(words)),)
    sentence = tell({"id": f"event-{outcome}", "params": dict(told)}, ruleset)
    return Highlight(
        ruleset,
        say(f"placard-{outcome}"),
        _moment(view),
        "blade",
        cards,
        tuple(rows),
        (sentence,),
    )


def tell_side(side: str, card: str, ruleset: str) -> str:
    """Return what a wildling card does to some Houses, as a sentence."""
    what = say(f"wildling-{card}.{side}", ruleset)
    return say(f"lookup-card-wildling-{side}", ruleset, what=what).replace("*", "")


def _marked(outcome: str) -> str:
    return say("placard-highest" if outcome == "watch-wins" else "placard-lowest")


def _lead(view: AgotView, params: Mapping[str, Any]) -> Highlight:
    """Return a line for each House, ordered by what counts for victory, with the leaders marked."""
    goal, leading = view["castles_to_win"], [_bare(house) for house in params["houses"]]
    players = [one for one in in_turn_order(view) if bound(view, one[0]) is None]
    held = sorted(players, key=lambda one: (one[0] not in leading, -score_of(one[1])))
    lands = _lands(view)
    rows = tuple(
        HighlightRow(
            house,
            name(f"house:{house}", view["ruleset"]),
            _sigil(view, house),
            counted(view, house),
            say("placard-holds", lands=lands.get(house, 0), supply=seen["supply"]),
            score_of(seen) / goal_of(view, house),
            house in leading,
        )
        for house, seen in held
    )
    when = int(view.get("win_when_held", False))
    outcome = [say("placard-goal", view["ruleset"], castles=goal, held=when)]
    if apart := {goal_of(view, house) for house, seen in held if "loyalty" in seen} - {goal}:
        loyalty = min(apart)
        outcome.append(say("placard-goal-loyalty", view["ruleset"], loyalty=loyalty, held=when))
    if params["tie"]:
        outcome.insert(0, say("placard-tie", reason=name(params["reason"], view["ruleset"])))
    return Highlight(
        view["ruleset"], say("placard-lead"), _moment(view), "castle", (), rows, tuple(outcome)
    )


def _lands(view: AgotView) -> dict[str, int]:
    counts: dict[str, int] = {}
    for house in view["controllers"].values():
        counts[house] = counts.get(house, 0) + 1
    return counts


def _row(
    view: AgotView, house: str, power: int, note: str, *, first: bool, place: str = ""
) -> HighlightRow:
    label = name(f"house:{house}", view["ruleset"])
    sigil = _sigil(view, house)
    return HighlightRow(house, label, sigil, str(power), note, power / MOST_BID, first, place)


def _sigil(view: AgotView, house: str) -> str:
    return load_palette(view["ruleset"]).liveries[house].sigil


def _glyph_of(track: str) -> str:
    return {"iron-throne": "throne", "fiefdoms": "blade", "kings-court": "raven"}.get(track, "card")


def _bare(thing: str) -> str:
    return thing.rpartition(":")[2]
