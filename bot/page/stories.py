"""A game from its beginning up to now, as a page: what everyone has seen of it."""

from __future__ import annotations

import asyncio

from bot.limits.memory import Recent
from bot.posts.credits import credits_of
from bot.services import Services
from bot.text import Localizer
from bot.ui.names import game_title

State = tuple[int, int | None]


class Stories:
    """The maker of these pages; each is made once, until more has happened at its table.

    Who asks for one meanwhile waits for the same one.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: Recent[tuple[int, str], tuple[State, bytes]] = Recent(8)
        self._making = asyncio.Lock()

    async def of(self, game: int, say: Localizer) -> bytes:
        """Return the page of a game.

        Raises UserError for a game that cannot be shown, and NotDrawn.
        """
        play, key = self._services.play, (game, say.language)
        async with self._making:
            table, last = await play.table_view(game), await play.history(game, last=1)
            state = last[-1].number if last else 0, table.number
            if key not in self._kept or self._kept[key][0] != state:
                info, own = table.info, say.of(table.info.ruleset)
                kept = await self._services.painter.story(
                    "replay",
                    await play.records.so_far(game),
                    language=say.language,
                    title=game_title(info, own),
                    served=True,
                    **await credits_of(play, info, own),
                )
                self._kept[key] = state, kept.data
            return self._kept[key][1]
