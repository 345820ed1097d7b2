"""How many places can get a token, against trying everything."""

from __future__ import annotations

from collections import Counter
from itertools import product

from engine.kernel.shapes.tokens import most_dealt, most_used
from tests.running.properties import given, st

TOKENS = ["march", "march*", "raid", "raid*"]
STARRED = frozenset({"march*", "raid*"})

allowances = st.lists(st.lists(st.sampled_from(TOKENS), unique=True), max_size=5)
counts = st.fixed_dictionaries({t: st.integers(0, 2) for t in TOKENS})


@given(allowed=allowances, stock=counts, stars=st.integers(0, 3))
def test_as_many_as_the_best_of_all_deals(
    allowed: list[list[str]], stock: dict[str, int], stars: int
) -> None:
    """Whatever tokens may be placed where, no deal covers more places."""
    places = {f"place-{n}": tokens for n, tokens in enumerate(allowed)}
    best = 0
    for deal in product(*([None, *tokens] for tokens in allowed)):
        used = Counter(t for t in deal if t is not None)
        fits = all(n <= stock[t] for t, n in used.items())
        if fits and sum(used[t] for t in STARRED) <= stars:
            best = max(best, used.total())
    assert most_dealt(places, stock, [(STARRED, stars)]) == best


@given(places=st.integers(0, 9), stock=counts, stars=st.integers(0, 3))
def test_where_everything_may_lie_everywhere_counting_is_enough(
    places: int, stock: dict[str, int], stars: int
) -> None:
    """As many places get a token as there are places, or tokens that may be used."""
    allowed = {f"place-{n}": TOKENS for n in range(places)}
    limits = [(STARRED, stars)]
    assert min(places, most_used(stock, limits)) == most_dealt(allowed, stock, limits)
