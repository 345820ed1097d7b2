"""Cards of Inis: words for all of them, and room for the words."""

import pytest

from bot.games.inis.drawing.hand import hand
from bot.games.inis.drawing.paint.cards import (
    ART,
    CARD,
    FRAME,
    SIZE,
    SMALLEST,
    card_face,
    signs,
)
from bot.games.pictures import draw_hand
from bot.render.paint.ink import glyph
from bot.render.paint.text import wrapped
from bot.text import localizer_for
from engine.inis.information.view import InisView
from tests.render.inis_views import BOX, a_hand, an_island

LONGEST = 105
"""Characters of the text of one side, at most."""

CARDS = sorted(BOX.cards)


def a_view(*cards: str) -> InisView:
    """The view of a seat that holds some cards."""
    held: dict[str, list[str]] = {group: [] for group in a_hand()}
    for card in cards:
        held[BOX.kind[card]].append(card)
    return an_island(seat="green", hand=held, known=[])


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_and_words_for_its_sides(card: str) -> None:
    """For the sides that it has, and for no other; each is short; a note says them all."""
    say = localizer_for("en").of("inis")
    assert say.knows(f"card-{card}")
    assert say.name(f"card:{card}")
    note = say(f"card-{card}.note")
    for side in ("season", "triskel"):
        id = f"card-{card}.{side}"
        assert say.knows(id) == (side in BOX.cards[card].sides)
        if say.knows(id):
            assert 10 < len(say(id)) <= LONGEST
            assert say(id).endswith(".")
            assert say(id) in note


def test_every_territory_and_seat_has_a_name() -> None:
    """An Advantage card is called as its territory."""
    say = localizer_for("en").of("inis")
    for territory, card in BOX.advantage_of.items():
        assert say.name(f"area:{territory}") == say.name(f"card:{card}")
    assert [say.name(f"seat:{seat}") for seat in BOX.figures.seats] == [
        "Green",
        "Blue",
        "Orange",
        "White",
    ]


def test_every_card_has_a_picture() -> None:
    """A sign of ours, or the land that it belongs to."""
    assert set(signs()) == {*BOX.action, *BOX.epic}
    assert all(glyph(sign, 20).getbbox() for sign in signs().values())


@pytest.mark.parametrize("card", CARDS)
def test_words_fit_on_their_card(card: str) -> None:
    """At the smallest size of letters, at the most, all lines of all sides have room."""
    (held,) = hand(a_view(card)).groups[0].cards
    width = CARD[0] - 2 * (FRAME + 12) - 54
    room = CARD[1] - FRAME - 10 - (FRAME + 62 + ART[1] + 12)
    lines = [wrapped(text, width, SMALLEST) for _, text in held.sides]
    needed = sum(max(48, len(side) * (SMALLEST + 2)) for side in lines) + 16 * (len(lines) - 1)
    assert needed <= room
    assert SMALLEST <= SIZE


def test_kinds_differ_without_colour() -> None:
    """The outlines of cards of different kinds are different."""
    cards = ("bard", "advantage-hills", "eriu")
    held = [hand(a_view(card)).groups[0].cards[0] for card in cards]
    outlines = {card_face(card, "default").getchannel("A").tobytes() for card in held}
    assert len(outlines) == 3


def test_every_card_looks_different() -> None:
    """No two faces are the same."""
    faces = {
        hash(card_face(hand(a_view(card)).groups[0].cards[0], "default").tobytes())
        for card in CARDS
    }
    assert len(faces) == len(CARDS)


@pytest.mark.parametrize("number", [1, 4, 5, 16, 17, 25, 26])
def test_hands_of_any_size_can_be_drawn(number: int) -> None:
    """At most 500,000 bytes and 2,600 pixels; every card is named in words."""
    picture = draw_hand(a_view(*CARDS[:number]))
    assert len(picture.png) <= 500_000
    assert picture.height <= 2600
    assert len(picture.alt) <= 1000
    assert all(
        localizer_for("en").of("inis").name(f"card:{card}") in picture.alt
        for card in CARDS[:number]
    )


def test_groups_come_in_the_order_of_what_presses() -> None:
    """Cards to choose from first, then the hand, then what was shown this round."""
    known = [
        {"what": "hand", "cards": ["raid"], "whose": "blue", "round": 4},
        {"what": "hand", "cards": ["warlord"], "whose": "blue", "round": 3},
        {"what": "tiles", "territories": ["moor"], "round": 4},
    ]
    shown = hand(an_island(seat="green", hand=a_hand(draft=["raid", "druid"]), known=known))
    assert [(group.title, len(group.cards)) for group in shown.groups] == [
        ("To choose from", 2),
        ("Your Action cards", 3),
        ("Your Advantage cards", 2),
        ("Your Epic Tale cards", 1),
        ("Known cards of Blue", 1),
    ]
