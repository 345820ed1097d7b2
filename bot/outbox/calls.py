"""Messages to one user: that it's their turn, that it no longer is, and private news."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.desk import Desk
from bot.play import GameInfo, Hand, Row, Trouble
from bot.play.clocks import LATE, stage_at
from bot.posts.cards import notice_card
from bot.store import notices, people
from bot.store.notices import Notice
from bot.text import Plain, Voice, voice
from bot.ui.layout import CALM, Layout
from bot.ui.names import game_title
from bot.ui.reply import refuses_dms

from .sending import send_once

TOGETHER = 120.0
"""Seconds within which nobody is called to the same question a second time."""

log = logging.getLogger(__name__)


class Caller:
    """Reaches users as they wish."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk

    async def turn(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Tell a user that it's their turn, unless they have seen it or it has passed."""
        hand = await self._awaited(info, row)
        if hand is None or self._has_seen(row):
            return None
        return await self._notify(info, row, "notice-turn", now, due=_due(hand))

    def _has_seen(self, row: Row) -> bool:
        """Tell whether a panel has shown the user of a row its question since the bot started."""
        return self._desk.shown.of(row.game, _target(row)) >= int(row.payload["number"])

    async def reminder(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Remind a user whose answer is due, as long as a reminder is useful."""
        hand = await self._awaited(info, row)
        if hand is None or (due := _due(hand)) is None or due <= now:
            return None
        # Reminders held up by quiet hours, or by a missing permission, all arrive together.
        async with self._desk.store.reading() as session:
            last = await notices.called(session, info.id, _target(row), row.payload["number"])
        if last is not None and now - last < TOGETHER:
            return None
        # One that was held up says how much time is left now.
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

    async def lapsed(self, info: GameInfo, row: Row) -> None:
        """Take back calls to questions that do not wait for a user any more.

        If the user has answered, the call is deleted. Other users may have heard it and come to
        look, so theirs is edited to say what became of it.
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
                # It is gone, or cannot be reached; no harm is done.
                log.info("game %d: a call stays as it is: %s", info.id, error)
            async with self._desk.store.writing() as session:
                await notices.drop(session, notice.message)

    async def word(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Tell a user what the table has to say to them; it is not secret."""
        return await self._notify(info, row, "notice-word", now, events=row.payload["events"])

    async def private(self, info: GameInfo, row: Row, now: float) -> int | None:
        """Tell a user that there is something for them alone; the panel has the words.

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

        Users who take no direct messages are mentioned instead. Anything discreet is sent directly
        if possible.
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
                reached = await send_once(place, row, layout, now)
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
        message = await send_once(place, row, layout, now, mentions=mentions)
        await self._note_notice(row, place, message, now)
        return message

    async def _note_notice(
        self, row: Row, place: discord.PartialMessageable, message: int | None, now: float
    ) -> None:
        """Save where a user was called to a question, so that it can be taken back."""
        if row.kind in ("turn", "reminder") and message is not None:
            question = int(row.payload["number"])
            notice = Notice(message, place.id, row.game, _target(row), question, now)
            async with self._desk.store.writing() as session:
                await notices.add(session, notice)

    async def _dm(self, user: int) -> discord.PartialMessageable:
        """Return the direct channel to a user; Discord dislikes opening many, so ids are kept."""
        key = f"dm:{user}"
        known = await self._desk.fact(key)
        if known is None:
            known = str((await self._client.create_dm(discord.Object(user))).id)
            await self._desk.put_fact(key, known)
        return self._client.get_partial_messageable(int(known), type=discord.ChannelType.private)


def _target(row: Row) -> int:
    assert row.target_user is not None
    return row.target_user


def _due(hand: Hand) -> float | None:
    """Return when a user's answer is due, if their clock runs."""
    clock = hand.clock
    return None if clock is None or clock.stopped is not None else clock.due
