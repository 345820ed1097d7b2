"""Figures as lines of text."""

from collections.abc import Mapping


def lines(figures: Mapping[str, float], targets: Mapping[str, float]) -> list[str]:
    """Put figures into lines, each with its target, if any: what it should not exceed."""
    found = []
    for name, value in figures.items():
        target = targets.get(name)
        note = "" if target is None else f"   target {target:g}" + (" MISSED" * (value > target))
        found.append(f"{name:<34}{value:>12,.1f}{note}")
    return found
