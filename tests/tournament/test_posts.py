"""The posts of a tournament fit into messages of Discord, however many take part."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.posts.tournament import (
    SHOWN,
    ending_post,
    standings_page,
    table_post,
    tournament_card,
)
from bot.store.people.tournaments import Entrant, PairedTable, Tournament
from bot.text import languages, localizer_for
from bot.tournament.division import divide
from bot.tournament.standings import Score
from bot.tournament.terms import MOST
from bot.ui.limits import CONTENT, TEXT, walk

COMPONENTS = 40
"""The most components of a message."""

SEATS = ("stark", "baratheon", "lannister", "greyjoy", "tyrell", "martell")


def large(phase: str = "running") -> Tournament:
    """Return a tournament with as many people as can take part."""
    entrants = tuple(Entrant(n, 10**18 + n, f"User {n}") for n in range(1, MOST + 1))
    tables = tuple(
        PairedTable(
            *(1, n + 1, {s: 6 * n + i for i, s in enumerate(SEATS, 1)}, 10**18 + n, n, n == 0),
            {s: i for i, s in enumerate(SEATS, 1)} if n == 0 else None,
        )
        for n in range(8)
    )
    return Tournament(
        *(12, 1, 7, 5, "agot-2e", 6, 9, 86_400, "en"),
        phase,  # type: ignore[arg-type]  # one of them
        *(0.0, 8, False),
        entrants,
        ("0f" * 16,) if phase != "open" else (),
        tables if phase != "open" else (),
    )


SCORES = [Score(n, Fraction(10 * n, 3), n, Fraction(n, 7)) for n in range(MOST, 0, -1)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("phase", ["open", "running", "over"])
def test_the_post_fits(language: str, phase: str) -> None:
    """Nothing of it is cut, and it has room to spare in components."""
    say, found = localizer_for(language), large(phase)
    card = tournament_card(found, SCORES, divide(MOST, (3, 4, 5, 6), 6), say)
    assert len(card.words) < TEXT
    assert len(list(walk(card.components()))) <= COMPONENTS
    assert len(table_post(large(), large().tables[0], say).text) < CONTENT
    assert len(ending_post(large("over"), SCORES, say).text) < CONTENT


@pytest.mark.parametrize("language", languages())
def test_everyone_is_on_one_page_of_the_standings(language: str) -> None:
    """Each place once, on pages of the same length; a page too far is the last one."""
    say, found = localizer_for(language), large()
    pages = [standings_page(found, SCORES, page, say) for page in range(-(-MOST // SHOWN))]
    for score in SCORES:
        assert [f"<@{10**18 + score.entrant}>" in page.words for page in pages].count(True) == 1
    assert all(len(page.words) < TEXT for page in pages)
    assert standings_page(found, SCORES, 99, say).words == pages[-1].words


def test_the_next_page_can_be_pressed_only_where_there_is_one() -> None:
    """The first page has none before it, the last none behind it."""
    say, found = localizer_for("en"), large()
    first, last = (standings_page(found, SCORES, page, say).pressable for page in (0, 2))
    assert [button.disabled for button in first] == [True, False]
    assert [button.disabled for button in last] == [False, True]
