"""The words of a scenario: units in letters, and the answers of players."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

LETTERS = {"F": "footman", "K": "knight", "S": "ship", "E": "siege-engine"}


def pieces(text: str) -> dict[str, int]:
    """Read ``"2F 1K(r)"`` as ``{"footman": 2, "routed-knight": 1}``."""
    found: dict[str, int] = {}
    for word in text.split():
        match = re.fullmatch(r"(\d+)([FKSE])(\(r\))?", word)
        assert match, f"no units: {word}"
        number, letter, lying = match.groups()
        found[("routed-" if lying else "") + LETTERS[letter]] = int(number)
    return found


def in_letters(units: Mapping[str, int]) -> str:
    """Write counted units as text: Footmen, Knights, Ships, Siege Engines, each standing first."""
    words = []
    for letter, unit in LETTERS.items():
        for lying, mark in (("", ""), ("routed-", "(r)")):
            if units.get(lying + unit):
                words.append(f"{units[lying + unit]}{letter}{mark}")
    return " ".join(words)


def by_area(units: Mapping[str, str]) -> dict[str, dict[str, int]]:
    """Read ``{"pyke": "1F"}`` as the answer that destroys or exchanges those units."""
    return {area: pieces(text) for area, text in units.items()}


def march(
    origin: str, moves: Mapping[str, str] | None = None, *, leave: bool = False, **more: str
) -> dict[str, Any]:
    """Write a march: ``march("the-reach", blackwater="2K")``; ``_`` stands for ``-`` in names."""
    to = {**(moves or {}), **{area.replace("_", "-"): text for area, text in more.items()}}
    return {"area": origin, "moves": by_area(to), "leave_power_token": leave}


def raid(area: str, target: str | None = None) -> dict[str, Any]:
    """Write a raid."""
    return {"area": area, "target": target}


def consolidate_power(area: str, do: str = "power") -> dict[str, str]:
    """Write the use of a Consolidate Power order: ``power`` or ``muster``."""
    return {"area": area, "do": do}


def recruit(unit: str, at: str, *, upgrade: bool = False, routed: bool = False) -> dict[str, Any]:
    """Write one purchase of a mustering: a letter and where the unit appears."""
    bought: dict[str, Any] = {"unit": LETTERS[unit], "at": at, "upgrade": upgrade}
    return {**bought, "routed": True} if routed else bought


def upgrade(unit: str, at: str, *, routed: bool = False) -> dict[str, Any]:
    """Write the purchase that turns a Footman into another unit."""
    return recruit(unit, at, upgrade=True, routed=routed)


def ability(card: str, *, use: bool = True, **more: Any) -> dict[str, Any]:
    """Write the use of a House card, or that it is not used."""
    return {"card": card, "use": use, **more}


def blade(purpose: str = "strength", *, use: bool = True) -> dict[str, Any]:
    """Write whether the Valyrian Steel Blade is used."""
    return {"for": purpose, "use": use}
