"""``/card``, ``/place``, ``/seat``: looking something up, in private."""

from __future__ import annotations

import io
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.games.registry import face_of
from bot.lookup import Lookup, NothingToTell, Page, Sight
from bot.play import GameInfo, Play, Trouble
from bot.play.errors import trouble
from bot.text import Plain, Voice
from bot.text.catalog import words_of
from bot.ui.errors import apology
from bot.ui.layout import Layout
from bot.ui.names import Called, called, matching, seat_name
from bot.ui.reply import Reply
from bot.workers.drawing import NotDrawn

from .board import PICTURE, BoardPanel

Interaction = discord.Interaction[Any]

log = logging.getLogger(__name__)


class ReferencePanel:
    """Answers everybody who wants to look something up."""

    def __init__(self, play: Play, board: BoardPanel) -> None:
        self._play = play
        self._board = board

    async def card(
        self, interaction: Interaction, info: GameInfo | None, typed: str, say: Voice
    ) -> None:
        """Describe a card, in a game or outside any."""
        reply = Reply(interaction, fresh=True)

        async def work() -> Layout:
            lookups = self._lookups(info)
            if not any(lookup.cards() for lookup in lookups.values()):
                raise trouble("nothing-to-look-up")
            for ruleset, lookup in lookups.items():
                own = say.of(ruleset)
                names = called(lookup.cards(), _name, own)
                card = matching(names, typed.removeprefix(f"{ruleset}/"))
                if card is not None:
                    sight = await self._sight(info, interaction.user.id) if info else None
                    return layout_of(lookup.card(card, sight, own), own)
            raise trouble("nothing-of-that-name", given=f"raw:{typed[:60]}")

        try:
            layout = await reply.during(work())
        except Trouble as error:
            layout = apology(error, say)
        await reply.show(layout)

    async def place(self, interaction: Interaction, info: GameInfo, typed: str, say: Voice) -> None:
        """Describe a place, with a picture of the board around it."""
        reply, say = Reply(interaction, fresh=True), say.of(info.ruleset)
        await reply.promise()
        files: list[discord.File] = []
        try:
            lookup = face_of(info.ruleset).lookup
            sight = await self._sight(info, interaction.user.id)
            names = called(lookup.places(sight), _name, say)
            if not names:
                raise trouble("nothing-to-look-up")
            place = matching(names, typed)
            if place is None:
                raise trouble("nothing-of-that-name", given=f"raw:{typed[:60]}")
            page = lookup.place(place, sight, say)
            layout = layout_of(page, say)
            files = await self._picture(layout, page, sight, interaction.user.id, say)
        except Trouble as error:
            layout = apology(error, say)
        await reply.show(layout, *files)

    async def seat(
        self, interaction: Interaction, info: GameInfo, typed: str | None, say: Voice
    ) -> None:
        """Describe a seat; the user's own, if none is named."""
        reply, say = Reply(interaction, fresh=True), say.of(info.ruleset)

        async def work() -> Layout:
            lookup = face_of(info.ruleset).lookup
            sight = await self._sight(info, interaction.user.id)
            player = info.player_of(interaction.user.id)
            names = called(lookup.seats(info), seat_name, say)
            if typed is None:
                seat = player.seat if player is not None else None
            else:
                seat = matching(names, typed)
            if seat is None:
                raise trouble("nothing-of-that-name", given=f"raw:{(typed or '—')[:60]}")
            try:
                return layout_of(lookup.seat(seat, sight, say), say)
            except NothingToTell as error:
                raise trouble("nothing-to-look-up") from error

        try:
            layout = await reply.during(work())
        except Trouble as error:
            layout = apology(error, say)
        await reply.show(layout)

    # -- suggestions ----------------------------------------------------------------------------

    def card_names(self, info: GameInfo | None, say: Voice) -> Called[str]:
        """Return the names of the cards of a game, or of all games on offer.

        Among all games, a card that two of them have by one name is named with its game, and a card
        of a game is not named again for those that are built on it.
        """
        if info is not None:
            return called(face_of(info.ruleset).lookup.cards(), _name, say.of(info.ruleset))
        lookups = self._lookups(None)
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

    async def place_names(self, info: GameInfo, user: int, say: Voice) -> Called[str]:
        """Name the places of a game."""
        sight = await self._sight(info, user)
        return called(face_of(info.ruleset).lookup.places(sight), _name, say.of(info.ruleset))

    # -- within ---------------------------------------------------------------------------------

    def _lookups(self, info: GameInfo | None) -> dict[str, Lookup]:
        if info is not None:
            return {info.ruleset: face_of(info.ruleset).lookup}
        return {ruleset: face_of(ruleset).lookup for ruleset in self._play.rulesets}

    async def _sight(self, info: GameInfo, user: int) -> Sight:
        view, _ = await self._board.sight(info.id, user)
        return Sight(info, view)

    async def _picture(
        self, layout: Layout, page: Page, sight: Sight, user: int, say: Voice
    ) -> list[discord.File]:
        """Draw the board around a place, if the game can be drawn."""
        if not face_of(sight.info.ruleset).has_pictures:
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


def _with_game(thing: str, name: str, say: Voice) -> str:
    """Name a card of a game, as ``ruleset/card``, with its game."""
    ruleset = say.name(f"ruleset:{thing.partition('/')[0]}")
    return say("lookup-card-of-game", card=Plain(name), game=Plain(ruleset))


def layout_of(page: Page, say: Voice) -> Layout:
    """Build the message about a thing."""
    layout = Layout().text(say("lookup-title", title=Plain(page.title)))
    for paragraph in page.paragraphs:
        layout.text(paragraph)
    return layout


def _added(ruleset: str, lookups: Mapping[str, Lookup]) -> Sequence[str]:
    """Return the cards of a game without those that a game on offer has on which it is built."""
    words = words_of(ruleset)
    before = words.editions()[:-1] if words is not None else ()
    known = {card for one in before if one in lookups for card in lookups[one].cards()}
    return [card for card in lookups[ruleset].cards() if card not in known]


def _name(thing: str, say: Voice) -> str:
    return say.name(thing)
