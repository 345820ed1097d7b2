"""The data files of an edition, as plain data; one may be written as changes to another's."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any


def printed(edition: str) -> dict[str, Any]:
    """Read the files of an edition (``agot-2e``), whatever they hold.

    Not every edition has wildling cards and Tides of Battle.
    If a set-up names another edition under ``changes``, its board and figures hold only the
    differences from that one. Cards are listed in full, unless ``keeps`` names them; then they too
    are only what is different.
    """
    folder = files(__package__) / "data" / edition

    def read(name: str) -> dict[str, Any]:
        file = folder / f"{name}.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}

    figures, areas = read("setup"), read("board")
    cards = {
        "house_cards": read("house_cards"),
        "westeros": read("westeros"),
        "wildlings": read("wildlings").get("cards", ()),
        "tides": read("tides"),
    }
    other = figures.pop("changes", None)
    if other is not None:
        before = printed(other)
        cards |= {name: kept(before[name], cards[name]) for name in figures.pop("keeps", ())}
        orders = before["figures"]["orders"] | figures.pop("orders", {})
        figures = before["figures"] | figures | {"orders": orders}
        areas = changed_board(before["areas"], **areas)
    return {"edition": edition, "changes": other, "areas": areas, "figures": figures, **cards}


def kept(before: Any, own: Any) -> Any:
    """Return cards of another edition; what an edition has of its own comes in their place."""
    return {**before, **own} if own else before


def changed_board(
    board: Mapping[str, Mapping[str, Any]],
    *,
    without: Sequence[str] = (),
    apart: Sequence[tuple[str, str]] = (),
    borders: Sequence[tuple[str, str]] = (),
    areas: Mapping[str, Mapping[str, Any]] = MappingProxyType({}),
) -> dict[str, dict[str, Any]]:
    """Return a board with changed areas, borders and printed facts.

    Areas that are removed lose all their borders.
    """
    around: dict[str, set[str]] = {
        area: set(board[area]["borders"] if area in board else ()) - set(without)
        for area in sorted({*board, *areas} - set(without))
    }
    for one, other in apart:
        around[one].remove(other)
        around[other].remove(one)
    for one, other in borders:
        around[one].add(other)
        around[other].add(one)
    return {
        area: {**areas.get(area, board.get(area, {})), "borders": sorted(near)}
        for area, near in around.items()
    }
