"""Messages to one user: that it's their turn, that it no longer is, and private news."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.contact.dm_channels import NotOpened
from bot.contact.seen_panels import REACHABLE
from bot.limits.memory import Recent
from bot.play import GameInfo, OutboxRow, SeatView
from bot.play.errors import unless_refused
from bot.play.time.clocks import LATE, stage_at
from bot.posts.defeats import latest_defeat
from bot.posts.messages import farewell_of, notice_of
from bot.services import Services
from bot.store.messages import notifications, outbox
from bot.store.messages.notifications import Notice
from bot.store.people import users
from bot.text import Localizer, Plain, localizer_for
from bot.ui.names import deed, seat_name, subject_of
from bot.ui.plain_message import PlainMessage
from engine.kernel.data import fixed
from engine.kernel.phrase import Phrase

from .errors import is_unknown_message
from .expiry import Expiry
from .sending import send_once

TOGETHER = 120.0
"""Seconds within which nobody is notified of the same question again."""

RINGING = 60.0
"""Seconds after a notification in which those of other games to the same user are silent."""

MINUTE, HOUR = 60, 3600

SEPARATOR = " · "
"""The gap between the sentences about a lost battle, which share a line of a locked screen."""


@fixed
class Notification:
    """A notification for a user, independent of language and channel."""

    text: str
    """The id of its first sentence; with ``-in-channel``, of the one that others may read, too."""
    seat: str | None
    kind: str | None = None
    """The kind of the question that waits for them."""
    due: float | None = None
    ahead: bool = False
    """Whether others are asked before, so that their time does not run yet."""
    events: Sequence[Mapping[str, Any]] = ()
    after: str | None = None
    """The seats that the game awaits before."""
    then: str | None = None
    """The kind of the question that will wait for them."""
    more: int = 0
    """How many other games notify them at the same time."""
    behalf: str | None = None
    """The seat for which they decide, if not their own."""
    silent: bool = False
    """Whether their phone has just rung for one of these."""
    lost: Sequence[Phrase] = ()
    """The outcome of a battle that they have lost since their last answer, and what explains it."""
    remedies: Sequence[Sequence[str]] = ()
    """The remedies beside opening their panel: labels, and what the host's panel does."""

    def words(self, info: GameInfo, user: int, now: float, say: Localizer, where: str = "") -> str:
        """Return the notification in words.

        A phone shows its beginning on a locked screen, so it must not contain anything secret.
        """
        text = self.text if self.seat is not None else f"{self.text}-seatless"
        name = "" if self.seat is None else seat_name(self.seat, say)
        if self.behalf is not None:
            name = say("seat-for", seat=name, other=seat_name(self.behalf, say))
        first = say(
            f"{text}{where}",
            game=str(info.id),
            channel=Plain(f"<#{info.channel}>"),
            user=f"user:{user}",
            seat=name,
            what=Plain(deed(kind, say) if (kind := self.kind or self.then) is not None else ""),
            after=seat_name(self.after, say) if self.after is not None else "",
        )
        lines = [first, *(f"- {say.say(event)}" for event in self.events)]
        if self.lost and not where:  # Everyone reads the outcome in the channel anyway.
            outcome, *reasons = (say.say(one) for one in self.lost)
            lines.append(f"- {outcome} {SEPARATOR.join(reasons)}")
        if self.kind is not None:
            lines.append(say("notice-ahead") if self.ahead else due_line(self.due, now, say))
        if self.more and not where:
            lines.append(say("notice-more", number=self.more))
        return "\n".join(lines)


def due_line(due: float | None, now: float, say: Localizer) -> str:
    """Return the deadline in words that a locked phone can show, and to the minute."""
    if due is None:
        return say("notice-no-hurry")
    at = Plain(f"<t:{int(due)}:f>")
    if due <= now:
        return say("notice-overdue", due=at)
    return say("notice-due", left=f"span:{about(due - now)}", due=at)


def about(seconds: float) -> int:
    """Return a span of time rounded for reading: to hours, or a short one to minutes."""
    step = HOUR if seconds > 2 * HOUR else MINUTE
    return max(step, round(seconds / step) * step)


class Notifier:
    """The service that notifies users as they wish."""

    def __init__(self, client: discord.Client, services: Services, expiry: Expiry) -> None:
        self._client = client
        self._services = services
        self._expiry = expiry
        self._rung: Recent[int, tuple[float, int]] = Recent()
        """When each user's phone last rang, and for which game."""

    async def turn(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        """Tell a user that it is their turn, unless they see it already or it has passed."""
        hand = await self._awaited(info, row)
        if hand is None or await self._sees(row, now):
            return None
        call = replace(_asking("notice-turn", hand), lost=latest_defeat(hand))
        return await self._ring(info, row, call, now)

    async def _ring(
        self, info: GameInfo, row: OutboxRow, call: Notification, now: float
    ) -> int | None:
        """Notify a user; of several games that do so together, one rings and names the others."""
        user = _target(row)
        at, game = self._rung.get(user, (-math.inf, info.id))
        if game != info.id and 0 <= now - at < RINGING:
            return await self._notify(info, row, replace(call, silent=True), now)
        self._rung[user] = now, info.id
        async with self._services.store.reading() as session:
            more = await outbox.count_calling(session, user, now, besides=info.id)
        return await self._notify(info, row, replace(call, more=more), now)

    async def _sees(self, row: OutboxRow, now: float) -> bool:
        """Return whether the user of a row has a panel before them that asks its question.

        It must have been shown since the start and still be there: a direct message or, while it
        can be changed, a message that only they see.
        """
        await self._services.shown.settled(row.game, _target(row))
        sight = self._services.shown.of(row.game, _target(row))
        if sight is None or sight.question < int(row.payload["number"]):
            return False
        if sight.channel is None:
            return now - sight.at <= REACHABLE
        place = self._client.get_partial_messageable(sight.channel)
        try:
            await place.fetch_message(sight.message)
        except discord.HTTPException as error:
            if not is_unknown_message(error):
                raise
            return False
        return True

    async def reminder(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        """Remind a user whose answer is due, as long as a reminder is useful."""
        if row.payload["part"] == "next":
            return await self._tell_next(info, row, now)
        if row.payload["part"] == "host":
            return await self._tell_host(info, row, now)
        hand = await self._awaited(info, row)
        if hand is None:
            return None
        part, due = row.payload["part"], _due(hand)
        if part not in ("last", "waiting") and (due is None or due <= now):
            return None
        # Reminders held up by quiet hours, or by a missing permission, all arrive together.
        async with self._services.store.reading() as session:
            called = await notifications.called(
                session, info.id, _target(row), row.payload["number"]
            )
        if called is not None and 0 <= now - called < TOGETHER:
            return None
        if part in ("last", "waiting"):
            return await self._ring(info, row, _asking(f"notice-{part}", hand), now)
        # A reminder that was held up says how much time is left now.
        assert hand.clock is not None
        late = part == "late" or stage_at(hand.clock, now) == LATE
        text = "notice-reminder-late" if late else "notice-reminder-half"
        return await self._ring(info, row, _asking(text, hand), now)

    async def _tell_next(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        """Tell a user that only one answer lies between, if it still does: directly or not at all.

        Nobody else may read it in the channel.
        """
        table = await unless_refused(self._services.play.table_view(info.id))
        asked = row.payload["after"]
        if table is None or (table.number, table.awaited) != (row.payload["number"], (asked,)):
            return None
        call = Notification("notice-next", _seat(info, row), after=asked, then=row.payload["kind"])
        return await self._whisper(info, row, call, now)

    async def _tell_host(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        """Tell a host why their table waits and what they can do about it, if it still does."""
        table = await unless_refused(self._services.play.table_view(info.id))
        if table is None:
            return None
        paused, number = table.info.paused is not None, int(row.payload["number"])
        if table.over or paused != row.payload["paused"] or (not paused and table.number != number):
            return None
        call = Notification(
            "notice-word",
            _seat(info, row),
            events=row.payload["events"],
            remedies=row.payload["remedies"],
        )
        return await self._notify(info, row, call, now)

    async def _awaited(self, info: GameInfo, row: OutboxRow) -> SeatView | None:
        """Return what the user of a row sees, if the row's question waits for their answer."""
        hand = await unless_refused(self._services.play.seat_view(info.id, _target(row)))
        if hand is None:
            return None
        called, number = row.payload["number"], hand.view.get("question", {}).get("number", 0)
        # While all are asked at the same time, a notification covers the questions after its own,
        # too.
        since = number if hand.info.gathers is None else min(number, hand.info.gathers)
        if not since <= called <= number:
            return None
        if hand.upcoming is not None:  # The user is asked ahead of their turn, like others.
            return hand
        return hand if hand.question is not None and not hand.answered else None

    async def word(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        """Tell a user what the table has to say to them; it is not secret."""
        if row.payload.get("obstacle") and info.obstacle is None:
            return None
        call = Notification(
            "notice-word",
            _seat(info, row),
            events=row.payload["events"],
            remedies=row.payload.get("remedies", ()),
        )
        if row.payload.get("secret"):
            return await self._whisper(info, row, call, now)
        return await self._notify(info, row, call, now)

    async def ended(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        """Tell a user in a direct message what has ended their game, with a link to its keepsakes.

        Users who are reached in the channel read it there anyway.
        """
        call = Notification("notice-ended", _seat(info, row), events=(row.payload["event"],))
        return await self._whisper(info, row, call, now)

    async def _whisper(
        self, info: GameInfo, row: OutboxRow, call: Notification, now: float
    ) -> int | None:
        """Tell a user in a direct message or not at all, because nobody else may read it."""
        settings, language = await self._wishes(row)
        only = info.faceless or row.payload.get("back")  # There is no other way.
        if not (settings.direct or (only and settings.dm and settings.reach != "off")):
            return None
        if row.payload.get("part") == "next" and not settings.next:
            return None
        say = localizer_for(language or info.language).of(info.ruleset)
        words = call.words(info, _target(row), now, say)
        deal, back = row.payload.get("deal"), row.payload.get("back", ())
        if row.kind == "ended":
            notice = farewell_of(info, words, say, mark=row.nonce)
        else:
            notice = notice_of(info.id, words, say, mark=row.nonce, deal=deal, back=back)
        reached = await self._write(row, notice, now)
        return None if reached is None else reached.message

    async def private(self, info: GameInfo, row: OutboxRow, now: float) -> int | None:
        """Tell a user that they have secret information; the panel has the words.

        A user who has read it in a panel, or is about to be notified anyway, is left out.
        """
        user = _target(row)
        await self._services.shown.settled(info.id, user)
        if self._services.shown.has_told(info.id, user, row.payload.get("told", ())):
            return None
        async with self._services.store.reading() as session:
            if await outbox.is_calling(session, info.id, user):
                return None
        return await self._notify(info, row, Notification("notice-private", _seat(info, row)), now)

    async def _notify(
        self, info: GameInfo, row: OutboxRow, call: Notification, now: float
    ) -> int | None:
        """Notify a user as they wish: directly, by a mention in the channel, both, or not at all.

        Users who take no direct messages are mentioned instead. Private matters go into a direct
        message if possible; everything does, if nobody may know who plays which seat.
        """
        user = _target(row)
        settings, language = await self._wishes(row)
        if settings.reach == "off":
            return None
        reached = None
        discreet = bool(row.payload.get("discreet")) or info.faceless
        if settings.dm and (discreet or settings.reach != "mention"):
            say = localizer_for(language or info.language).of(info.ruleset)
            words = call.words(info, user, now, say)
            notice = notice_of(info.id, words, say, mark=row.nonce, remedies=call.remedies)
            reached = await self._write(row, notice, now, silent=call.silent)
            if reached is not None and (discreet or settings.reach == "dm"):
                return reached.message
        if info.faceless:
            return None
        if reached is not None:
            row = replace(row, nonce=f"{row.nonce}-c")  # a second message of the same row
        say = localizer_for(info.language).of(info.ruleset)
        words = call.words(info, user, now, say, "-in-channel")
        notice = notice_of(info.id, words, say, mark=row.nonce, remedies=call.remedies)
        mentions = discord.AllowedMentions(users=[discord.Object(user)])
        place = self._client.get_partial_messageable(info.channel)
        message = await send_once(place, row, notice, mentions=mentions, silent=call.silent)
        await self._note(row, place, message, now)
        return message

    async def _wishes(self, row: OutboxRow) -> tuple[users.UserSettings, str | None]:
        """Return how the user of a row wishes to be reached, and in which language."""
        async with self._services.store.reading() as session:
            settings = await users.find_settings(session, _target(row))
            return settings, await users.find_language(session, _target(row))

    async def _write(
        self, row: OutboxRow, notice: PlainMessage, now: float, *, silent: bool = False
    ) -> Reached | None:
        """Send a direct message; ``None`` if it is refused."""
        direct, user = self._services.direct, _target(row)
        try:
            place = await direct.to(self._client, user)
            message = await send_once(place, row, notice, silent=silent)
        except NotOpened:
            return None
        except discord.HTTPException as error:
            if not await direct.heed(user, error):
                raise
            return None
        await self._note(row, place, message, now)
        return Reached(message)

    async def _note(
        self, row: OutboxRow, place: discord.PartialMessageable, message: int | None, now: float
    ) -> None:
        """Save where a user was notified of a question, so that the notification can expire."""
        if row.kind not in ("turn", "reminder"):
            return
        await self._expiry.clear(row.game, _target(row))
        if message is not None:
            question = int(row.payload["number"])
            is_next = row.payload.get("part") == "next"
            notice = Notice(message, place.id, row.game, _target(row), question, now, next=is_next)
            async with self._services.store.writing() as session:
                await notifications.add(session, notice)


@fixed
class Reached:
    """A message to a user that was sent."""

    message: int | None
    """The id of the message; ``None`` if it was sent but has been deleted since."""


def _target(row: OutboxRow) -> int:
    assert row.target_user is not None
    return row.target_user


def _seat(info: GameInfo, row: OutboxRow) -> str | None:
    player = info.player_of(_target(row))
    return player.seat if player is not None else None


def _asking(text: str, hand: SeatView) -> Notification:
    """Return the notification of the question that is open to a user."""
    if hand.question is None:
        assert hand.upcoming is not None
        return Notification(text, hand.seat, hand.upcoming.open[0].kind, ahead=True)
    behalf = subject_of(hand.view, hand.seat)
    return Notification(text, hand.seat, hand.question.kind, _due(hand), behalf=behalf)


def _due(hand: SeatView) -> float | None:
    """Return when a user's answer is due, if their clock runs."""
    clock = hand.clock
    return None if clock is None or clock.stopped is not None else clock.due
