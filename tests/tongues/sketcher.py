"""Pictures with all that is said of them, but with nothing on them: that takes no time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

from bot.games.agot.drawing import drawer as thrones
from bot.games.inis.drawing import drawer as island
from bot.pictures import NotDrawn, Painter, draw_board
from bot.render.drawer import Picture
from engine.kernel.event import EventData
from engine.kernel.ruleset import View
from tests.at_table import PIXEL

PAINTING = ("paint", "paint_battle", "paint_grid", "paint_placard", "paint_clash", "paint_hand")


class Sketcher(Painter):
    """Works out what is on a picture, and says it, as the bot does; draws one pixel."""

    async def paint(
        self, view: View, happened: Sequence[EventData] = (), *, language: str, **wish: Any
    ) -> Picture:
        """Return the pixel, with the alternative text of the picture."""
        wish |= {"language": language}
        if happened:
            wish["happened"] = list(happened)
        try:
            return draw_board(view, wish)
        except Exception as error:
            raise NotDrawn(str(error)) from error


@contextmanager
def sketching() -> Iterator[None]:
    """Paint nothing on pictures."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (thrones, island):
            for name in PAINTING:
                if hasattr(module, name):
                    patch.setattr(module, name, lambda *_, **__: Image.new("RGB", (1, 1)))
            patch.setattr(module, "encode", lambda *_: PIXEL)
        yield
