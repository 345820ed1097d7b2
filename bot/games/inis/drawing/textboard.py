"""The table in words, line by line in reading order, for screen readers and small screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.inis.drawing.alt import contents, names
from bot.games.inis.drawing.island import middle_of
from bot.games.inis.drawing.scene import CONDITIONS, KINDS, offered
from bot.games.inis.drawing.words import card_name, moment, say, seat_name, territory_name, title
from bot.games.inis.views import HELD
from bot.render.words import about, items, listed, sentence

if TYPE_CHECKING:
    from bot.games.inis.views import InisPersonal
    from engine.inis.information.view import InisView
    from engine.inis.types import SeenCards


def text_board(view: InisView, personal: InisPersonal | None = None) -> str:
    """Return everything that the picture of a view shows, as plain lines of text.

    First come the round and the current action, then the players, the territories from north to
    south with their neighbors, the supply and the open cards. For a seat, its own hand and the
    cards that it was shown come at the end.
    """
    lines = [say("inis-alt-head", title=title(view), moment=moment(view))]
    if view["brenn"]:
        way = say(f"inis-{view['direction']}")
        lines.append(say("inis-alt-brenn", seat=seat_name(view["brenn"]), direction=way))
    lines += [
        say(
            "inis-board-playing",
            seat=seat_name(played["seat"]),
            card=card_name(played["card"]),
        )
        for played in view["playing"]
    ]
    lines.append("")
    lines += houses(view)
    lines.append("")
    targets = offered(view, personal)
    lines += [_territory(view, id, offered=id in targets) for id in _north_to_south(view)]
    lines += ["", *beside(view)]
    if "hand" in view:
        lines += ["", *held(view)]
    return "\n".join(lines)


def houses(view: InisView) -> list[str]:
    """Return what everyone knows about the players."""
    return [_house(view, seat) for seat in view["seats"]]


def held(view: InisView) -> list[str]:
    """Return what only the seat of a view knows: its hand, and what it was shown."""
    return [*_hand(view), *map(_seen, view["known"])]


def _house(view: InisView, seat: str) -> str:
    facts = view["houses"][seat]
    counted = listed(
        say(f"inis-alt-{what}", number=facts["conditions"][what]) for what in CONDITIONS
    )
    cards = listed(say(f"inis-board-{kind}", number=facts["cards"][kind]) for kind in KINDS)
    words = [
        say("inis-alt-house", seat=seat_name(seat), counted=counted, reserve=facts["reserve"]),
        cards,
    ]
    if known := (*facts["advantages"], *facts["tales"]):
        words.append(say("inis-board-known", cards=names(known)))
    words.append(say("inis-alt-deeds", number=facts["deeds"]))
    if seat == view["brenn"]:
        words.append(say("inis-brenn"))
    if facts["pretender"]:
        words.append(say("inis-pretender"))
    return sentence(items(words))


def _north_to_south(view: InisView) -> list[str]:
    def place(id: str) -> tuple[int, float]:
        x, y = middle_of(view["territories"][id]["location"])
        return round(y / 100), x

    return sorted(view["territories"], key=place)


def _territory(view: InisView, id: str, *, offered: bool) -> str:
    facts = view["territories"][id]
    things = contents(view, id) or [say("inis-board-empty")]
    neighbours = listed(territory_name(other) for other in facts["next_to"])
    words = [
        about(territory_name(id), listed(things)),
        say("inis-board-neighbours", areas=neighbours),
    ]
    lies = facts["advantage"]
    if lies in ("display", "spent"):
        words.append(say(f"inis-board-card-{lies}"))
    elif lies:
        words.append(say("inis-board-card-held", seat=seat_name(lies)))
    if offered:
        words.append(say("inis-board-offered"))
    return sentence(items(words))


def beside(view: InisView) -> list[str]:
    """Return the supply and the open cards."""
    return [
        say(
            "inis-board-supply",
            tiles=view["pile"],
            citadels=view["supply"]["citadels"],
            sanctuaries=view["supply"]["sanctuaries"],
            tales=view["tales"]["deck"],
            discarded=view["action_cards"]["discarded"],
        ),
        say("inis-board-display", cards=names(view["display"])),
        say("inis-board-pile", cards=names(reversed(view["tales"]["pile"]))),
    ]


def _hand(view: InisView) -> list[str]:
    """Return the seat's own cards, group by group, without empty groups."""
    return [
        say("inis-board-hand", group=say(f"inis-hand-{group}"), cards=names(cards))
        for group in HELD
        if (cards := view["hand"][group])
    ]


def _seen(item: SeenCards) -> str:
    """Return what the seat was shown and may look up again: cards or tiles."""
    tiles = listed(map(territory_name, item.get("territories", ())))
    things = tiles or names(item.get("cards", ()))
    if whose := item.get("whose"):
        seat = seat_name(whose)
        return say("inis-board-seen-of", round=item["round"], seat=seat, things=things)
    return say("inis-board-seen", round=item["round"], things=things)
