"""Pictures with all that is said of them, but with nothing on them: that takes no time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

from bot.games.agot.drawing import drawer as thrones
from bot.games.inis.drawing import drawer as island
from bot.render.drawer import Picture
from bot.render.words import speaking
from bot.story.chronicle import chronicle_of, describe
from bot.story.timeline import follow
from bot.story.worker import Kept
from bot.text import localizer_for
from bot.workers.drawing import NotDrawn, Painter, draw_board
from engine.kernel.event import EventData
from engine.kernel.ruleset import View
from engine.records import Record
from tests.wire.at_table import PIXEL, SUFFIX

PAINTING = ("paint", "paint_battle", "paint_grid", "paint_placard", "paint_clash", "paint_hand")


class Sketcher(Painter):
    """Works out what is on a picture, and says it, as the bot does; draws one pixel."""

    async def paint(
        self,
        view: View,
        happened: Sequence[EventData] = (),
        *,
        language: str,
        urgent: bool = False,
        **wish: Any,
    ) -> Picture:
        """Return the pixel, with the alternative text of the picture."""
        wish |= {"language": language}
        if happened:
            wish["happened"] = list(happened)
        try:
            return draw_board(view, wish)
        except Exception as error:
            raise NotDrawn(str(error)) from error

    async def story(
        self, what: str, record: Mapping[str, Any], *, language: str, **wish: Any
    ) -> Kept:
        """Return the pixel, with what the chronicle says in words."""
        read = Record.model_validate(record)
        say = localizer_for(language).of(read.ruleset)
        with speaking(language):
            told = describe(chronicle_of(follow(read), say), say)
        return Kept(SUFFIX[what], PIXEL, told)


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
