"""Room in pictures: what is written runs neither into something else that is, nor off the page."""

from collections import defaultdict
from typing import Any

import pytest
from PIL import Image

from bot.games.inis.drawing.paint import cards
from bot.games.pictures import draw
from bot.render.paint.free_space import Box
from bot.render.paint.text import Pen, Type
from bot.text.catalog import languages
from engine.agot.components import open_box
from tests.render.golden_views import PICTURES, crowded
from tests.running.marks import daily

COMMON = 0.4
"""How much of its height a line may share with another: tails of letters, and marks above them."""
every_language = pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
PANELS = ("battle", "what-if", "agot-1e-battle", "inis-people", "inis-clash", "inis-hand")
"""Pictures without a map."""


class Written:
    """Everything that is written, by the image that it is written on."""

    def __init__(self) -> None:
        self.images: dict[int, Image.Image] = {}
        self.lines: dict[int, list[tuple[str, Box]]] = defaultdict(list)

    def note(self, image: Image.Image, text: str, box: Box) -> None:
        """Remember a line."""
        self.images[id(image)] = image  # so that no other image gets its id
        self.lines[id(image)].append((text, box))

    def faults(self) -> list[str]:
        """Say which lines run into each other, or off their image."""
        found = []
        for key, lines in self.lines.items():
            width, height = self.images[key].size
            for number, (text, box) in enumerate(lines):
                if box[0] < -1 or box[1] < -1 or box[2] > width + 1 or box[3] > height + 1:
                    found.append(f"{text} runs off the page")
                found += [
                    f"{text} runs into {other}"
                    for other, place in lines[number + 1 :]
                    if _tangled(box, place)
                ]
        return found


def _tangled(one: Box, other: Box) -> bool:
    """Whether one line covers letters of another, not only their tails."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 2 and down > COMMON * min(one[3] - one[1], other[3] - other[1])


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """What is written from now on."""
    found, write = Written(), Pen.text
    cards.card_face.cache_clear()

    def text(self: Pen, xy: tuple[float, float], text: str, *rest: Any, **how: Any) -> None:
        face: Type = how["font"]
        if text:
            left, top, right, bottom = face.getbbox(text, how["anchor"])
            box = (xy[0] + left, xy[1] + top, xy[0] + right, xy[1] + bottom)
            found.note(self._image, text, box)
        write(self, xy, text, *rest, **how)

    monkeypatch.setattr(Pen, "text", text)
    return found


@pytest.mark.parametrize("name", PANELS)
@every_language
def test_lines_keep_apart(name: str, language: str, written: Written) -> None:
    """In every panel and on every card, in every language."""
    PICTURES[name](language)
    assert written.lines
    assert written.faults() == []


@pytest.mark.parametrize("language", daily("en", "fa", of=languages()))
def test_the_fullest_margin_has_room(language: str, written: Written) -> None:
    """Six Houses with all their cards, and names that nobody would believe."""
    hands = {house: [*map(str, cards)] for house, cards in open_box("agot-2e").cards_of.items()}
    order: Any = list(hands)
    full: Any = {
        "houses": {
            house: {"power": 20, "supply": 6, "castles": 6, "hand": hand, "discard": []}
            for house, hand in hands.items()
        },
        "tracks": dict.fromkeys(crowded()["tracks"], order),
    }
    margin = 1130
    draw(
        {**crowded(), **full},
        people=dict.fromkeys(order, "Wolfeschlegelsteinhausenberger"),
        language=language,
    )
    for lines in written.lines.values():
        lines[:] = [(text, box) for text, box in lines if box[0] > margin]
    assert written.faults() == []
