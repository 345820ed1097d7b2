"""The picture in words, for those who do not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.margin import bond, in_turn_order
from bot.games.agot.drawing.scene import secret
from bot.games.agot.drawing.tokens import BANS
from bot.games.agot.drawing.words import area_name, house_name, name, say, tell
from bot.games.agot.views import bound, score_of
from bot.render.words import about, items, listed, sentence

from . import board, changes, extras

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.agot.drawing.battle import BattleCard
    from bot.games.agot.views import AgotPersonal
    from engine.agot.information.view import AgotView
    from engine.kernel.event import EventData

LIMIT = 1000
"""Characters at most; Discord takes 1024."""

NEWS = 480
"""How many characters may tell what happened; the rest describes the present position."""


def describe(
    view: AgotView,
    *,
    happened: Sequence[EventData] = (),
    personal: AgotPersonal | None = None,
    zoom: str | None = None,
) -> str:
    """Return what a picture shows, most important first, in at most `LIMIT` characters.

    Round and phase, what is private, what changed since the last picture, who holds how much, then
    the largest armies (in a zoom those of its region), as many as there is room for.
    """
    parts = [_head(view, zoom), *_private(view, personal or {}), *moment(view)]
    if news := _news(happened, view["ruleset"]):
        parts.append(news)
    if zoom is None:
        parts.append(say("alt-houses", houses=items(_holdings(view))))
    if (grown := extras.growth(view)) is not None:
        parts += _grown(view, grown, zoom)
    text = " ".join(parts)
    if len(text) > LIMIT:
        return text[: LIMIT - 1] + "…"
    whole, named = text, list[str]()
    for army in _armies(view, zoom):
        named.append(army)
        longer = f"{text} {say('alt-armies', armies=listed(named))}"
        if len(longer) > LIMIT:
            break
        whole = longer
    return whole


def _head(view: AgotView, zoom: str | None) -> str:
    head = say(
        "alt-head",
        round=view["round"],
        phase=say(f"short-phase-{view['phase']}"),
        wildlings=view["wildlings"],
    )
    return f"{say('alt-zoom', region=say(f'region-{zoom}'))} {head}" if zoom else head


def _private(view: AgotView, personal: AgotPersonal) -> list[str]:
    """Return the drafts, choices and secrets of the seat that a picture is for."""
    words, game = [], view["ruleset"]
    if drafts := personal.get("tokens"):
        orders = listed(
            say("alt-draft", area=name(f"area:{area}", game), order=name(f"order:{order}", game))
            for area, order in sorted(drafts.items())
        )
        words.append(say("alt-drafts", orders=orders))
    if plans := personal.get("plans"):
        ways = listed(
            say(
                f"alt-planned-{way['kind']}",
                origin=name(f"area:{way['origin']}", game),
                area=name(f"area:{way['area']}", game),
            )
            for way in plans
        )
        words.append(say("alt-plans", plans=ways))
    if own := objectives(personal):
        words.append(own)
    if targets := personal.get("targets"):
        areas = listed(name(f"area:{area}", game) for area in targets)
        words.append(say("alt-targets", areas=areas))
    if seen := secret(personal, game):
        words.append(say("alt-secret", secret=listed(seen)))
    return words


def objectives(personal: AgotPersonal) -> str:
    """Return the objectives of the seat that a picture is for, in a sentence; empty without any."""
    mine = [
        say(
            "objective-of",
            objective=say(f"objective-{one['id']}"),
            points=one["points"],
            now=int(one["now"]),
        )
        for one in personal.get("objectives", ())
    ]
    return say("board-own", objectives=listed(mine)) if mine else ""


def moment(view: AgotView) -> list[str]:
    """Return the winner, the battle and the bans, each in a sentence."""
    words = []
    if winner := view.get("winner"):
        words.append(say("alt-winner", house=house_name(winner)))
    if combat := view.get("combat"):
        words.append(
            say(
                "alt-battle",
                attacker=name(f"house:{combat['attacker']}", view["ruleset"]),
                defender=name(f"house:{combat['defender']}", view["ruleset"]),
                area=area_name(combat["area"], view["ruleset"]),
            )
        )
    if bans := view.get("forbidden"):
        words.append(say("alt-bans", bans=listed(say(f"short-ban-{BANS[b].kind}") for b in bans)))
    return words


def _news(happened: Sequence[EventData], ruleset: str) -> str:
    """Return what the layer of arrows and marks shows, as the sentences of the events."""
    shown = [
        e for e in happened if changes.read([e]) != changes.AgotChanges() or e["kind"] in OUTCOMES
    ]
    sentences: list[str] = []
    for event in shown:
        sentence = tell({"id": f"event-{event['kind']}", "params": {**event["params"]}}, ruleset)
        if len(" ".join([*sentences, sentence])) > NEWS:
            sentences.append(say("alt-more", number=len(shown) - len(sentences)))
            break
        sentences.append(sentence)
    return say("alt-happened", sentences=" ".join(sentences)) if sentences else ""


OUTCOMES = ("combat-decided", "retreated")
"""Events that the map shows only together with the attack before them."""


def _holdings(view: AgotView) -> list[str]:
    return [
        say(
            _of_house(view, house),
            view["ruleset"],
            commander=bond(view, house),
            house=house_name(house),
            castles=state["castles"],
            points=score_of(state),
            loyalty=extras.loyalty(view, house) or 0,
            supply=state.get("supply", 0),
            power=state["power"],
        )
        for house, state in in_turn_order(view)
    ]


def _of_house(view: AgotView, house: str) -> str:
    """Return the message that says what a House holds."""
    if "supply" not in view["houses"][house]:
        return "alt-house-unseen" if bound(view, house) is None else "alt-vassal-unseen"
    if bound(view, house) is not None:
        return "alt-vassal"
    return "alt-house" if extras.loyalty(view, house) is None else "alt-loyal-house"


def _armies(view: AgotView, zoom: str | None) -> list[str]:
    """Return the armies of two or more units, the largest first."""
    inside = _inside(view, zoom)
    armies = sorted(
        (-sum(state["units"].values()), area, state["house"])
        for area, state in view["areas"].items()
        if sum(state.get("units", {}).values()) >= 2 and area in inside
    )
    return [
        say(
            "alt-army",
            house=name(f"house:{house}", view["ruleset"]),
            size=-size,
            area=area_name(area, view["ruleset"]),
        )
        for size, area, house in armies
    ]


def _inside(view: AgotView, zoom: str | None) -> Iterable[str]:
    """Return the areas that a picture shows entirely."""
    shown = board.board_of(view)
    return board.load(shown).areas if zoom is None else board.region(shown, zoom).areas


def _grown(view: AgotView, grown: extras.Growth, zoom: str | None) -> list[str]:
    """Return sentences that say what growing units are worth now, and where they are."""
    kinds = (grown.glyph, f"routed-{grown.glyph}")
    inside = _inside(view, zoom)
    there = [
        say("alt-dragons-at", number=number, area=area_name(area, view["ruleset"]))
        for area, state in sorted(view["areas"].items())
        if (number := sum(state.get("units", {}).get(kind, 0) for kind in kinds)) and area in inside
    ]
    worth = [say("alt-dragons", strength=grown.worth)] if zoom is None or there else []
    return [*worth, *([say("alt-dragons-in", areas=listed(there))] if there else [])]


def describe_battle(card: BattleCard) -> str:
    """Return a battle card in words: both sides, with their strengths and what these consist of."""
    parts = [card.title]
    for side in card.sides:
        head = say("alt-side", house=side.name, role=side.role, total=side.total or "?")
        rows = items(f"{row.text} {row.value}".strip() for row in side.rows)
        parts.append(f"{head} {rows}")
    parts += card.outcome
    for supporter in card.supporters:
        parts.append(about(supporter.area, supporter.choice))
    for side in card.sides:
        cards = listed(card for card, _ in side.hand) or side.unseen or say("hand-empty")
        parts.append(about(say("battle-hand", house=side.name), cards))
    text = " ".join(map(sentence, parts))
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
