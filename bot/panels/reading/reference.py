"""``/look``: looking up a card, a place or a seat, in private."""

from __future__ import annotations

import io
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.games.registry import plugin_of
from bot.lookup import Lookup, NothingToTell, ReaderView, ReferencePage
from bot.play import GameInfo, Play, UserError
from bot.play.errors import user_error
from bot.text import Localizer, Plain
from bot.text.catalog import words_of
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.names import Called, called, matching, seat_name
from bot.ui.reply import Reply, apology
from bot.workers.drawing import NotDrawn

from .board import PICTURE, BoardPanel

log = logging.getLogger(__name__)


class ReferencePanel:
    """The panel that describes things to users who look them up."""

    def __init__(self, play: Play, board: BoardPanel) -> None:
        self._play = play
        self._board = board

    async def open(
        self, interaction: Interaction, info: GameInfo | None, typed: str | None, say: Localizer
    ) -> None:
        """Describe a thing of a game, by default the user's own seat; outside any game, a card."""
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        files: list[discord.File] = []
        try:
            if info is None:
                layout = self._card_of_any(typed or "", say)
            else:
                say = say.of(info.ruleset)
                drawing = self._thing(info, interaction.user.id, typed, say)
                layout, files = await reply.patiently(drawing, say)
        except UserError as error:
            layout = apology(error, say)
        await reply.show(layout, *files)

    def _card_of_any(self, typed: str, say: Localizer) -> Layout:
        for ruleset, lookup in self._lookups().items():
            own = say.of(ruleset)
            names = called(lookup.cards(), _name, own)
            card = matching(names, typed.removeprefix(f"{ruleset}/"))
            if card is not None:
                return layout_of(lookup.card(card, None, own), own)
        raise _unknown(typed)

    async def _thing(
        self, info: GameInfo, user: int, typed: str | None, say: Localizer
    ) -> tuple[Layout, list[discord.File]]:
        sight, lookup = await self._sight(info, user), plugin_of(info.ruleset).lookup
        cards, places = lookup.cards(sight), lookup.places(sight)
        if typed is None:
            player = info.player_of(user)
            thing = player.seat if player is not None else None
        else:
            kinds = _names(info, sight, say)
            every = {thing: names for kind in kinds for thing, names in kind.items()}
            found = (matching(names, typed) for names in (every, *kinds))
            thing = next((thing for thing in found if thing is not None), None)
        if thing is None:
            raise _unknown(typed or "—")
        if thing in cards:
            return layout_of(lookup.card(thing, sight, say), say), []
        if thing in places:
            page = lookup.place(thing, sight, say)
            layout = layout_of(page, say)
            return layout, await self._picture(layout, page, sight, user, say)
        try:
            return layout_of(lookup.seat(thing, sight, say), say), []
        except NothingToTell as error:
            raise user_error("nothing-to-look-up") from error

    # -- suggestions ----------------------------------------------------------------------------

    async def names(self, info: GameInfo | None, user: int, say: Localizer) -> Called[str]:
        """Return the names of things to look up in a game, or of the cards of all games on offer.

        Among all games, a card whose name two games share is named with its game, and a card of a
        game is not named again for its expansions.
        """
        if info is not None:
            kinds = _names(info, await self._sight(info, user), say.of(info.ruleset))
            return {thing: names for kind in kinds for thing, names in kind.items()}
        lookups = self._lookups()
        names = {
            f"{ruleset}/{card}": names
            for ruleset in lookups
            for card, names in called(_added(ruleset, lookups), _name, say.of(ruleset)).items()
        }
        often = Counter(first for first, *_ in names.values())
        return {
            thing: [_with_game(thing, first, say) if often[first] > 1 else first, *others]
            for thing, (first, *others) in names.items()
        }

    # -- within ---------------------------------------------------------------------------------

    def _lookups(self) -> dict[str, Lookup]:
        return {ruleset: plugin_of(ruleset).lookup for ruleset in self._play.rulesets}

    async def _sight(self, info: GameInfo, user: int) -> ReaderView:
        view, _ = await self._board.sight(info.id, user)
        return ReaderView(info, view)

    async def _picture(
        self, layout: Layout, page: ReferencePage, sight: ReaderView, user: int, say: Localizer
    ) -> list[discord.File]:
        """Draw the board around a place, if the game can be drawn."""
        if not plugin_of(sight.info.ruleset).has_pictures:
            return []
        wish: dict[str, Any] = {"palette": await self._board.palette(user, sight.info.ruleset)}
        if page.zoom is not None:
            wish["zoom"] = page.zoom
        # Only a seat's own map has marks on it.
        if page.zoom is not None and page.marked and sight.view.get("seat") is not None:
            wish["personal"] = {"targets": list(page.marked)}
        try:
            picture = await self._board.painter.paint(sight.view, language=say.language, **wish)
        except NotDrawn as error:
            log.error("game %d: no picture: %s", sight.info.id, type(error.__cause__).__name__)
            return []
        layout.picture(PICTURE, picture.alt)
        return [discord.File(io.BytesIO(picture.png), PICTURE, description=picture.alt)]


def _with_game(thing: str, name: str, say: Localizer) -> str:
    """Return the name of a card, given as ``ruleset/card``, with its game."""
    ruleset = say.name(f"ruleset:{thing.partition('/')[0]}")
    return say("lookup-card-of-game", card=Plain(name), game=Plain(ruleset))


def layout_of(page: ReferencePage, say: Localizer) -> Layout:
    """Build the message about a thing."""
    layout = Layout().text(say("lookup-title", title=Plain(page.title)))
    for paragraph in page.paragraphs:
        layout.text(paragraph)
    return layout


def _added(ruleset: str, lookups: Mapping[str, Lookup]) -> Sequence[str]:
    """Return the cards of a game without those of a game on offer on which it is built."""
    words = words_of(ruleset)
    before = words.editions()[:-1] if words is not None else ()
    known = {card for one in before if one in lookups for card in lookups[one].cards()}
    return [card for card in lookups[ruleset].cards() if card not in known]


def _names(info: GameInfo, sight: ReaderView, say: Localizer) -> Sequence[Called[str]]:
    """Return the names of the things to look up in a game: its seats, places and cards."""
    plugin = plugin_of(info.ruleset)

    def card_name(card: str, say: Localizer) -> str:
        return plugin.named_apart(card, say.name(card), sight.view, say)

    return (
        called(plugin.lookup.seats(info), seat_name, say),
        called(plugin.lookup.places(sight), _name, say),
        called(plugin.lookup.cards(sight), card_name, say),
    )


def _unknown(typed: str) -> UserError:
    return user_error("nothing-of-that-name", given=f"raw:{typed[:60]}")


def _name(thing: str, say: Localizer) -> str:
    return say.name(thing)
