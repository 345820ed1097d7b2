"""The board in words, line by line in reading order, for screen readers and small screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing import board, draft, extras
from bot.games.agot.drawing.alt import moment, objectives
from bot.games.agot.drawing.margin import bond, in_turn_order
from bot.games.agot.drawing.tokens import FACE_DOWN
from bot.games.agot.drawing.words import counted, house_name, name, say
from bot.games.agot.expansions.feast_for_crows.facts import feast_of, house_of
from bot.games.agot.views import bound, goal_of, holder, on_tracks, score_of, stolen_by
from bot.render.words import about, listed, sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.agot.views import AgotPersonal
    from engine.agot.information.view import AgotView


def text_board(view: AgotView, personal: AgotPersonal | None = None) -> str:
    """Return everything that the picture of a view shows, as plain lines of text.

    First come the round, the current action, the tracks and the Houses, then the areas region by
    region: holder, pieces and order. Empty areas are named together at the end of their region.
    `personal` may hold `tokens`, the seat's drafts; such a text is only for that seat.
    """
    drafts: Mapping[str, str] = (personal or {}).get("tokens", {})
    lines = beside(view)
    if own := objectives(personal or {}):
        lines.append(own)
    for id, region in board.regions(board.board_of(view)).items():
        lines += ["", say("board-region", region=say(f"region-{id}"))]
        empty = []
        for area in region.areas:
            words = area_words(view, area, drafts)
            if words:
                where = name(f"area:{area}", view["ruleset"])
                lines.append(sentence(about(where, listed(words))))
            elif board.load(view["ruleset"]).areas[area].kind != "port":
                empty.append(name(f"area:{area}", view["ruleset"]))
        if empty:
            lines.append(sentence(about(listed(empty), say("board-empty"))))
    return "\n".join(lines)


def beside(view: AgotView) -> list[str]:
    """Return the lines about everything beside the map: the round, the tracks and the Houses."""
    return [
        say(
            "board-head",
            round=view["round"],
            phase=say(f"short-phase-{view['phase']}"),
            wildlings=view["wildlings"],
        ),
        *moment(view),
        *draft.sentences(view),
        *_ahead(view),
        *_tracks(view),
        *_houses(view),
        *extras.sentences(view),
        *_objectives(view),
    ]


def _ahead(view: AgotView) -> list[str]:
    """Return the next Westeros cards, if they are face up."""
    return [
        say(
            "board-ahead",
            deck=name(f"deck:{deck}", view["ruleset"]),
            cards=listed(say(f"westeros-{card}") for card in cards),
        )
        for deck, cards in view.get("ahead", {}).items()
    ]


def _tracks(view: AgotView) -> list[str]:
    used = {"fiefdoms": view["blade_used"], "kings-court": view["raven_used"]}
    lines = []
    for track, houses in on_tracks(view).items():
        order = listed(say(f"house-{house}") for house in houses)
        line = say("board-track", track=say(f"track-{track}"), houses=order)
        first = holder(view, track)
        if (thief := stolen_by(view, track)) is not None:
            line = f"{line} {say('board-stolen', holder=say(f'house-{thief}'))}"
        if used.get(track) and first is not None:
            line = f"{line} {say('board-used', holder=say(f'house-{first}'))}"
        lines.append(line)
    return lines


def _houses(view: AgotView) -> list[str]:
    return [
        say(
            _of_house(view, house),
            view["ruleset"],
            commander=bond(view, house),
            house=house_name(house),
            castles=state["castles"],
            points=score_of(state),
            goal=goal_of(view, house),
            supply=(supply := state.get("supply", 0)),
            limits=listed(map(str, view["supply_limits"][str(supply)])),
            power=state["power"],
            hand=listed(say(f"card-{card}.short") for card in state["hand"]) or say("hand-empty"),
        )
        for house, state in in_turn_order(view)
    ]


def _of_house(view: AgotView, house: str) -> str:
    """Return the message about a House, of a vassal or without a Supply that is out of sight."""
    id = "board-house" if bound(view, house) is None else "board-vassal"
    return id if "supply" in view["houses"][house] else f"{id}-unseen"


def _objectives(view: AgotView) -> list[str]:
    """Return what everyone knows about objectives, in games that have them."""
    feast = feast_of(view)
    if feast is None:
        return []
    lines = []
    for house, state in in_turn_order(view):
        told = house_of(state)
        assert told is not None
        scored, known = (
            listed(say(f"objective-{card}") for card in cards)
            for cards in (told["scored"], told.get("shown", ()))
        )
        name = say(f"house-{house}")
        if scored:
            lines.append(say("board-scored", house=name, objectives=scored))
        number = told.get("holds", 0)
        lines.append(
            say("board-holds", house=name, number=number, known=int(bool(known)), objectives=known)
        )
    if pool := feast.get("objective_pool"):
        cards = listed(say(f"objective-{card}") for card in pool)
        lines.append(say("board-pool", objectives=cards))
    return lines


def area_words(view: AgotView, area: str, drafts: Mapping[str, str]) -> list[str]:
    """Return the contents of an area in words; empty if nothing is in it and nobody holds it."""
    if area in view.get("fog", ()) and area not in drafts:
        return [say("board-fog")]
    state = view["areas"].get(area, {})
    words = []
    if area in (view.get("closed") or ()):
        words.append(say("board-closed"))
    if state.get("units"):
        words.append(
            say("board-units", house=house_name(state["house"]), units=counted(state["units"]))
        )
    holder = view["controllers"].get(area)
    if "token" in state:
        words.append(say("board-token", house=house_name(state["token"])))
    elif holder and holder != state.get("house") and board.is_land(view["ruleset"], area):
        words.append(say("board-held", house=house_name(holder)))
    words += extras.in_area(view, area)
    for key in ("garrison", "neutral"):
        if key in state:
            words.append(say(f"board-{key}", strength=state[key]))
    if area in drafts:
        words.append(say("board-draft", order=name(f"order:{drafts[area]}", view["ruleset"])))
    elif state.get("order") == FACE_DOWN:
        words.append(say("board-face-down"))
    elif "order" in state:
        words.append(say("board-order", order=name(f"order:{state['order']}", view["ruleset"])))
    return words
