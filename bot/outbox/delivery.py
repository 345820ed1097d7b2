"""One row of the outbox as calls to Discord."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord

from bot.games.registry import face_of
from bot.panels.cards import PICTURE, chapter_card, notice_card, proposal_card
from bot.panels.desk import Desk
from bot.pictures import NotDrawn
from bot.play import GameInfo, Hand, Row, Trouble
from bot.play.clocks import LATE, stage_at
from bot.store import notices, people
from bot.store.notices import Notice
from bot.text import Plain, Voice, voice
from bot.ui.layout import CALM, Layout
from bot.ui.limits import walk
from bot.ui.names import game_title
from bot.ui.press import Press
from bot.ui.reply import refuses_dms

from .failures import NO_ACCESS, GiveUp, is_unknown_message, judge

Client = discord.Client

NONCE_KEPT = 120.0
"""Seconds for which Discord surely remembers a nonce."""

SEARCHED = 100
"""Messages of a channel that are searched for one that may have been sent before a crash."""

TOGETHER = 120.0
"""Seconds within which nobody is called to the same question a second time."""

NOBODY = discord.AllowedMentions.none()

log = logging.getLogger(__name__)


class NotFoundYet(Exception):
    """A message that may have been sent before a crash was not: send it under another nonce."""


class Delivery:
    """Sends rows."""

    def __init__(self, client: Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk
        self._painting = asyncio.Semaphore(1)
        """Held while a picture is drawn: after a restart many wait, and who asks for one waits
        behind one of them only."""
        self._cards: OrderedDict[int, str] = OrderedDict()
        """What the card of each game shows, so that equal ones are not sent."""

    async def deliver(self, row: Row, now: float) -> int | None:
        """Send a row; return the id of the message, ``None`` if none is needed any more.

        Raises what Discord calls raise, and NotFoundYet.
        """
        info = await self._desk.play.info(row.game)
        match row.kind:
            case "status":
                return await self._card(info, row)
            case "chapter" | "over":
                return await self._chapter(info, row, now)
            case "news":
                return await self._news(info, row, now)
            case "proposal":
                return await self._proposal(info, row, now)
            case "settled":
                return await self._settled(info, row)
            case "turn":
                return await self._turn(info, row, now)
            case "reminder":
                return await self._reminder(info, row, now)
            case "private":
                return await self._private(info, row, now)
            case "word":
                return await self._word(info, row, now)
            case "lapsed":
                await self._lapsed(info, row)
                return None
        raise NotImplementedError(row.kind)

    # -- the channel ----------------------------------------------------------------------------

    async def _card(self, info: GameInfo, row: Row) -> int | None:
        """Bring the card of a table up to date; post and pin it if there is none."""
        async with self._desk.posting:
            known = await self._desk.fact(f"card:{info.id}")
        try:
            layout = await self._desk.card(info.id, voice())
        except Trouble as trouble:
            log.error("game %d has no card: %s", info.id, trouble)
            return None
        view = layout.view()
        seen = layout.fingerprint()
        if known is not None:
            channel, _, message = known.partition(":")
            place = self._client.get_partial_messageable(int(channel))
            if self._cards.get(info.id) == seen:
                await self._pin(info, place.get_partial_message(int(message)))
                return int(message)
            try:
                await place.get_partial_message(int(message)).edit(view=view)
            except discord.HTTPException as error:
                if not is_unknown_message(error):
                    raise
                # Somebody has deleted it.
            else:
                self._note_card(info.id, seen)
                await self._pin(info, place.get_partial_message(int(message)))
                return int(message)
        place = self._client.get_partial_messageable(info.channel)
        posted = await place.send(view=view, nonce=row.nonce, silent=True)
        await self._desk.remember_card(info, posted.id)
        self._note_card(info.id, seen)
        await self._pin(info, place.get_partial_message(posted.id))
        return posted.id

    def _note_card(self, game: int, seen: str) -> None:
        self._cards[game] = seen
        self._cards.move_to_end(game)
        while len(self._cards) > 1000:
            self._cards.popitem(last=False)

    async def _pin(self, info: GameInfo, message: discord.PartialMessage) -> None:
        """Pin a card, once; a channel in which that is not allowed does without."""
        key = f"pinned:{info.id}"
        if await self._desk.fact(key) == str(message.id):
            return
        try:
            await message.pin()
        except discord.HTTPException as error:
            if not isinstance(judge(error, 0), GiveUp) and error.code not in NO_ACCESS:
                raise  # the row is tried again
            log.warning("game %d: the card cannot be pinned: %s", info.id, error)
        await self._desk.put_fact(key, str(message.id))

    async def _chapter(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Post the board after a part of the round, and what happened in it."""
        over = row.kind == "over"
        payload = row.payload
        alt, files = None, list[discord.File]()
        try:
            happened = [
                {"kind": phrase["id"].removeprefix("event-"), "params": phrase["params"]}
                for phrase in payload["events"]
            ]
            if face_of(info.ruleset).has_pictures:
                async with self._painting:
                    picture = await self._desk.painter.paint(payload["view"], happened)
                alt = picture.alt
                files = [discord.File(io.BytesIO(picture.png), PICTURE, description=alt[:1024])]
        except NotDrawn as error:
            log.error("game %d: no picture for row %d: %s", info.id, row.id, error)
        place = self._client.get_partial_messageable(info.channel)

        def card(alt: str | None) -> Layout:
            return chapter_card(
                info,
                payload["winner" if over else "title"],
                payload["events"],
                alt,
                voice().of(info.ruleset),
                mark=row.nonce,
                over=over,
            )

        try:
            message = await self._send(place, row, card(alt), now, files)
        except discord.Forbidden as error:
            if not files:
                raise
            # A channel that allows no files gets the words at least.
            log.warning("game %d: the picture cannot be posted: %s", info.id, error)
            message = await self._send(place, row, card(None), now)
        if message is not None and files:
            link = f"https://discord.com/channels/{info.guild or '@me'}/{info.channel}/{message}"
            await self._desk.put_fact(f"map:{info.id}", link)
        return message

    async def _news(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Post what cannot wait for the next picture."""
        say = voice().of(info.ruleset)
        lines = [f"- {say.say(e)}" for e in row.payload["events"]]
        layout = notice_card(info.id, "\n".join(lines), say, mark=row.nonce)
        place = self._client.get_partial_messageable(info.channel)
        return await self._send(place, row, layout, now)

    async def _proposal(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Put a proposal to those whose vote is missing, unless it is settled."""
        try:
            table = await self._desk.play.table(info.id)
        except Trouble:
            return None
        number = int(row.payload["proposal"])
        found = next((p for p in table.proposals if p.id == number), None)
        if found is None:
            return None
        users = [u for u in row.payload["users"] if u not in found.votes]
        layout = proposal_card(info, found, users, voice(), mark=row.nonce)
        mentions = discord.AllowedMentions(users=[discord.Object(u) for u in users])
        place = self._client.get_partial_messageable(info.channel)
        message = await self._send(place, row, layout, now, mentions=mentions)
        await self._desk.put_fact(f"proposal:{number}", f"{info.channel}:{message}:{row.nonce}")
        return message

    async def _settled(self, info: GameInfo, row: Row) -> int | None:
        """Let the message that puts a proposal to the vote say what became of it."""
        number = int(row.payload["proposal"])
        posted = await self._desk.fact(f"proposal:{number}")
        found = await self._desk.play.votes.find(number)
        if posted is None or found is None:
            return None
        channel, message, mark = posted.split(":")
        layout = proposal_card(info, found, (), voice(), mark=mark)
        place = self._client.get_partial_messageable(int(channel))
        try:
            await place.get_partial_message(int(message)).edit(view=layout.view())
        except discord.HTTPException as error:
            if not is_unknown_message(error):
                raise
        return int(message)

    # -- one user -------------------------------------------------------------------------------

    async def _turn(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Tell somebody that they are awaited, unless they have seen it or it has passed."""
        hand = await self._awaited(info, row)
        if hand is None or self._desk.has_seen(info.id, _target(row), row.payload["number"]):
            return None
        return await self._notify(info, row, "notice-turn", now, due=_due(hand))

    async def _reminder(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Remind somebody whose answer is due, as long as a reminder is of use."""
        hand = await self._awaited(info, row)
        if hand is None or (due := _due(hand)) is None or due <= now:
            return None
        # What has waited for the end of a quiet night, or for a permission, all comes at once.
        async with self._desk.store.reading() as session:
            last = await notices.called(session, info.id, _target(row), row.payload["number"])
        if last is not None and now - last < TOGETHER:
            return None
        # One that has waited says how much is left when it comes.
        assert hand.clock is not None
        late = row.payload["part"] == "late" or stage_at(hand.clock, now) == LATE
        text = "notice-reminder-late" if late else "notice-reminder-half"
        return await self._notify(info, row, text, now, due=due)

    async def _awaited(self, info: GameInfo, row: Row) -> Hand | None:
        """Return what the user of a row sees, if the row's question waits for their answer."""
        try:
            hand = await self._desk.play.hand(info.id, _target(row))
        except Trouble:
            return None
        open_still = hand.question is not None and hand.question.number == row.payload["number"]
        return hand if open_still and not hand.answered else None

    async def _lapsed(self, info: GameInfo, row: Row) -> None:
        """Take back calls to questions that do not wait for a user any more.

        Whoever has answered knows what they were called to, so the call goes; others, who may
        have heard it and come to look, find what became of it.
        """
        user = _target(row)
        async with self._desk.store.reading() as session:
            settings = await people.find_settings(session, user)
            lapsed = await notices.find(session, info.id, user, upto=row.payload["question"])
        for notice in lapsed:
            place = self._client.get_partial_messageable(notice.channel)
            message = place.get_partial_message(notice.message)
            try:
                if row.payload["answered"]:
                    await message.delete()
                else:
                    say, text = voice(), "notice-lapsed-in-channel"
                    if notice.channel != info.channel:
                        say, text = voice(settings.language or "en"), "notice-lapsed"
                    title, channel = Plain(game_title(info, say)), Plain(f"<#{info.channel}>")
                    words = say(
                        text, title=title, channel=channel, user=f"user:{user}", game=str(info.id)
                    )
                    card = notice_card(info.id, words, say, mark=row.nonce, style=CALM)
                    await message.edit(view=card.view())
            except discord.HTTPException as error:
                if error.status not in (400, 403, 404):
                    raise
                # It is gone, or cannot be reached; nobody is worse off than before.
                log.info("game %d: a call stays as it is: %s", info.id, error)
            async with self._desk.store.writing() as session:
                await notices.drop(session, notice.message)

    async def _word(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Tell somebody what the table has to say to them; it is no secret."""
        return await self._notify(info, row, "notice-word", now, events=row.payload["events"])

    async def _private(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Tell somebody that there is something for their eyes only; the panel has the words.

        A notification shows the beginning of a message on a locked screen.
        """
        return await self._notify(info, row, "notice-private", now)

    async def _notify(
        self,
        info: GameInfo,
        row: Row,
        text: str,
        now: float,
        *,
        due: float | None = None,
        events: Sequence[Mapping[str, Any]] = (),
    ) -> int | None:
        """Reach a user as they wish: directly, by a mention in the channel, both, or not at all.

        Whoever takes no direct messages is mentioned instead.
        What is nobody else's business is said directly if that can be done.
        """
        user = _target(row)
        async with self._desk.store.reading() as session:
            settings = await people.find_settings(session, user)

        def card(say: Voice, opening: str) -> Layout:
            say = say.of(info.ruleset)
            lines = [opening, *(f"- {say.say(e)}" for e in events)]
            if due is not None:
                lines.append(say("notice-due", due=f"time:{int(due)}"))
            return notice_card(info.id, "\n".join(lines), say, mark=row.nonce)

        if settings.reach == "off":
            return None
        reached = None
        discreet = bool(row.payload.get("discreet"))
        if settings.dm and (discreet or settings.reach != "mention"):
            say = voice(settings.language or "en")
            title, channel = Plain(game_title(info, say)), Plain(f"<#{info.channel}>")
            layout = card(say, say(text, title=title, channel=channel))
            place = await self._dm(user)
            try:
                reached = await self._send(place, row, layout, now)
            except discord.HTTPException as error:
                if not refuses_dms(error):
                    raise
                log.info("user %d takes no direct messages", user)
                async with self._desk.store.writing() as session:
                    await people.put_settings(session, user, replace(settings, dm=False))
            else:
                await self._note_notice(row, place, reached, now)
                if discreet or settings.reach == "dm":
                    return reached
        if reached is not None:
            row = replace(row, nonce=f"{row.nonce}-c")  # a second message of the same row
        say = voice()
        layout = card(say, say(f"{text}-in-channel", user=f"user:{user}", game=str(info.id)))
        mentions = discord.AllowedMentions(users=[discord.Object(user)])
        place = self._client.get_partial_messageable(info.channel)
        message = await self._send(place, row, layout, now, mentions=mentions)
        await self._note_notice(row, place, message, now)
        return message

    async def _note_notice(
        self, row: Row, place: discord.PartialMessageable, message: int | None, now: float
    ) -> None:
        """Write down where somebody is called to a question, to take it back one day."""
        if row.kind in ("turn", "reminder") and message is not None:
            question = int(row.payload["number"])
            notice = Notice(message, place.id, row.game, _target(row), question, now)
            async with self._desk.store.writing() as session:
                await notices.add(session, notice)

    async def _dm(self, user: int) -> discord.PartialMessageable:
        """Return the direct channel to a user; opening many is what Discord frowns upon."""
        key = f"dm:{user}"
        known = await self._desk.fact(key)
        if known is None:
            known = str((await self._client.create_dm(discord.Object(user))).id)
            await self._desk.put_fact(key, known)
        return self._client.get_partial_messageable(int(known), type=discord.ChannelType.private)

    # -- once -----------------------------------------------------------------------------------

    async def _send(
        self,
        place: discord.PartialMessageable,
        row: Row,
        layout: Layout,
        now: float,
        files: list[discord.File] | None = None,
        mentions: discord.AllowedMentions = NOBODY,
    ) -> int | None:
        """Create a message under the row's nonce; look first if Discord may have forgotten it."""
        if row.first_try is not None and now - row.first_try > NONCE_KEPT:
            found = await self._look_for(place, row)
            if found is not None:
                return found
            raise NotFoundYet
        try:
            message = await place.send(
                view=layout.view(),
                files=files or [],
                nonce=row.nonce,
                allowed_mentions=mentions,
            )
        except discord.HTTPException as error:
            if row.attempts > 0 and is_unknown_message(error):
                return None  # it was sent, and somebody has deleted it since
            raise
        return int(message.id)

    async def _look_for(self, place: discord.PartialMessageable, row: Row) -> int | None:
        """Search a channel for a message that was sent before a crash, by the row's mark."""
        after = datetime.fromtimestamp(row.written - 60, UTC)
        async for message in place.history(limit=SEARCHED, after=after):
            components = [c.to_dict() for c in message.components]
            if any(_mark(c) == row.nonce for c in walk(components)):
                return message.id
        return None


def _target(row: Row) -> int:
    assert row.target_user is not None
    return row.target_user


def _due(hand: Hand) -> float | None:
    """Return when a user's answer is due, if their clock runs."""
    clock = hand.clock
    return None if clock is None or clock.stopped is not None else clock.due


def _mark(component: Mapping[str, Any]) -> str | None:
    try:
        return Press.decode(component.get("custom_id") or "").arg
    except ValueError:
        return None
