"""Too few and too many."""

from __future__ import annotations

from engine.kernel.phrase import Refusal, refusal


def wrong_number(least: int, most: int, given: int, rule: str | None = None) -> Refusal:
    """Refuse a number of things that is out of bounds; ``exact`` says that one number is right."""
    exact = int(least == most)
    return refusal("wrong-number", rule, least=least, most=most, given=given, exact=exact)
