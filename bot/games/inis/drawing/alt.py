"""The picture in words, for those who do not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.inis.drawing.scene import CONDITIONS, KINDS, offered
from bot.games.inis.drawing.words import (
    card_name,
    moment,
    say,
    seat_name,
    territory_name,
    title,
    told,
)
from bot.render.words import about, items, listed, sentence

from . import changes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.inis.views import InisPersonal
    from engine.inis.information.view import InisView
    from engine.kernel.event import EventData

LIMIT = 1000
"""Characters at most; Discord takes 1024."""

NEWS = 380
"""How many characters may tell what happened; the rest describes the present position."""

OUTCOMES = ("clash-over", "peace", "sheltered", "attack")
"""Events that the map shows only by their results."""


def describe(
    view: InisView,
    *,
    happened: Sequence[EventData] = (),
    personal: InisPersonal | None = None,
) -> str:
    """Return what a picture shows, most important first, in at most `LIMIT` characters.

    Round and moment, what the seat is offered, what changed since the last picture, the players,
    then the territories with the most clans, as many as there is room for.
    """
    parts = [_head(view), *_private(view, personal or {})]
    if news := _news(happened):
        parts.append(news)
    parts.append(say("inis-alt-houses", houses=items(house(view, s) for s in view["seats"])))
    text = " ".join(parts)
    if len(text) > LIMIT:
        return text[: LIMIT - 1] + "…"
    fullest = sorted(
        view["territories"].items(), key=lambda t: (-sum(t[1]["clans"].values()), t[0])
    )
    lines = [words for id, _ in fullest if (words := territory(view, id))]
    for number, words in enumerate(lines):
        rest = len(lines) - number - 1
        more = f" {say('inis-alt-more', number=rest)}" if rest else ""
        if len(f"{text} {words}{more}") > LIMIT:
            return f"{text} {say('inis-alt-more', number=rest + 1)}"[:LIMIT]
        text = f"{text} {words}"
    return text


def _head(view: InisView) -> str:
    head = say("inis-alt-head", title=title(view), moment=moment(view))
    if not view["brenn"]:
        return head
    way = say(f"inis-{view['direction']}")
    return f"{head} {say('inis-alt-brenn', seat=seat_name(view['brenn']), direction=way)}"


def _private(view: InisView, personal: InisPersonal) -> list[str]:
    """Return what the question offers to the seat of a picture."""
    words = []
    if targets := offered(view, personal):
        areas = listed(territory_name(target) for target in targets)
        words.append(say("inis-alt-targets", areas=areas))
    if sites := personal.get("sites"):
        words.append(say("inis-alt-sites", number=len(sites)))
    return words


def _news(happened: Sequence[EventData]) -> str:
    """Return what the layer of arrows and marks shows, as the sentences of the events."""
    shown = [
        e for e in happened if e["kind"] in OUTCOMES or changes.read([e]) != changes.InisChanges()
    ]
    sentences: list[str] = []
    for event in shown:
        sentence = told(event)
        if len(" ".join([*sentences, sentence])) > NEWS:
            sentences.append(say("alt-more", number=len(shown) - len(sentences)))
            break
        sentences.append(sentence)
    return say("alt-happened", sentences=" ".join(sentences)) if sentences else ""


def house(view: InisView, seat: str) -> str:
    """Return a player in words: conditions, reserve, Deeds, cards, titles."""
    facts = view["houses"][seat]
    counted = listed(
        say(f"inis-alt-{what}", number=facts["conditions"][what]) for what in CONDITIONS
    )
    cards = "/".join(str(facts["cards"][kind]) for kind in KINDS)
    words = [
        say("inis-alt-house", seat=seat_name(seat), counted=counted, reserve=facts["reserve"]),
        say("inis-alt-cards", cards=cards),
    ]
    if facts["deeds"]:
        words.append(say("inis-alt-deeds", number=facts["deeds"]))
    if facts["pretender"]:
        words.append(say("inis-pretender"))
    return listed(words)


def territory(view: InisView, id: str) -> str:
    """Return a territory with everything in it, in words; nothing if it is empty."""
    things = contents(view, id)
    return sentence(about(territory_name(id), listed(things))) if things else ""


def contents(view: InisView, id: str) -> list[str]:
    """Return the clans, chieftain first, the buildings and the Festival of a territory."""
    facts = view["territories"][id]
    chieftain = facts["chieftain"]
    words = []
    for seat, number in sorted(facts["clans"].items(), key=lambda c: (-c[1], c[0])):
        message = "inis-alt-chieftain" if seat == chieftain else "inis-alt-clans-there"
        words.append(say(message, seat=seat_name(seat), number=number))
    clash = view["clash"]
    if clash and clash["territory"] == id:
        words += [
            say("inis-alt-sheltered", seat=seat_name(seat), number=number)
            for seat, number in clash["protected"].items()
        ]
        words.append(say("inis-alt-clash"))
    if facts["capital"]:
        words.append(say("inis-alt-capital"))
    for what in ("citadels", "sanctuaries"):
        if facts[what]:
            words.append(say(f"inis-alt-built-{what}", number=facts[what]))
    if facts["festival"]:
        words.append(say("inis-alt-festival"))
    return words


def names(cards: Iterable[str]) -> str:
    """Return the names of cards, or words for none."""
    return listed(map(card_name, cards)) or say("inis-nothing")
