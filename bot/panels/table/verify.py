"""Proof: receipts for sealed answers, and the verification of records."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.panels.turn.turns import PlayerInput, Turns
from bot.play import Play, UserError
from bot.play.match.saved import to_bytes
from bot.text import Localizer, Plain
from bot.ui.items import Interaction
from bot.ui.layout import Layout
from bot.ui.limits import some_lines
from bot.ui.reply import Reply, apology
from bot.ui.router import Press, answering
from bot.workers.record_check import Examined, Found, TooMuch, look_at

TOLD_AS = {
    "end": "order",
    "round": "beacon",
    "locked": "receipt",
    "unlocked": "receipt",
    "opened": "receipt",
    "bid": "receipt",
    "unbid": "receipt",
    "bids": "receipt",
}
"""The checks that share the text of another check."""

MOST = 12
"""How many receipts a user sees on one page."""
LARGEST = 4 * 1024 * 1024
"""The most bytes of a file that is examined."""
LONGEST = 1800
"""How many characters of a reply may tell what is wrong."""
FEW = 5
"""How many places with the same fault are named."""


class VerifyPanel:
    """The panel that shows receipts, and verifies records."""

    def __init__(self, play: Play, turns: Turns) -> None:
        self._play = play
        self._turns = turns
        self._waiting: set[int] = set()
        """The users for whom a record is being verified."""
        self._one = asyncio.Lock()
        """Held while a record is looked at, in a process that may hold much memory."""

    @answering("receipt")
    async def press(self, press: Press) -> None:
        """Show a player's panel, with the whole receipt of their sealed answer."""
        turn = PlayerInput(press.interaction, press.game)
        await self._turns.reply(turn, self._receipt(turn, press.say), press.say)

    async def _receipt(self, turn: PlayerInput, say: Localizer) -> Layout:
        hand = await self._play.seat_view(turn.game, turn.user)
        lines = [say("receipt-none")]
        if hand.receipt:
            lines = [say("receipt-whole", receipt=Plain(hand.receipt), game=str(turn.game))]
        earlier = await self._play.records.receipts(turn.game, turn.user, most=MOST)
        earlier = [one for one in earlier if one != hand.receipt]
        if earlier:
            lines += [say("receipt-earlier"), *(f"-# `{one}`" for one in earlier)]
        return self._turns.panel_of(hand, turn.user, say, "\n".join(lines))

    async def verify(
        self,
        interaction: Interaction,
        game: int | None,
        file: discord.Attachment | None,
        seen: str,
        say: Localizer,
    ) -> None:
        """Verify the record of a finished game, or one that a user attaches.

        Each user can have only one verified at a time; those of several users wait for each other.
        """
        reply, user = Reply(interaction, fresh=True), interaction.user.id
        await reply.promise()
        if user in self._waiting:
            await reply.show(Layout().text(say("verify-one-at-a-time")))
            return
        self._waiting.add(user)
        try:
            layout = await self._checked(game, file, seen, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        except TooMuch:
            layout = Layout().text(say("verify-too-much"))
        except discord.HTTPException:
            layout = Layout().text(say("verify-failed"))
        finally:
            self._waiting.remove(user)
        await reply.show(layout)

    async def _checked(
        self, game: int | None, file: discord.Attachment | None, seen: str, say: Localizer
    ) -> Layout:
        if file is not None:
            if file.size > LARGEST:
                return Layout().text(say("verify-unreadable"))
            data = await file.read()
        else:
            assert game is not None
            data = await self._play.records.proof(game) or to_bytes(
                await self._play.records.of(game)
            )
        async with self._one:
            return found_card(await look_at(data, seen), say)


def found_card(examined: Examined, say: Localizer) -> Layout:
    """Return the message about the verification of a record."""
    layout = Layout()
    if not examined.colour:
        return layout.text(say("verify-older" if examined.older else "verify-unreadable"))
    if examined.ruleset:
        say = say.of(examined.ruleset)
    layout.text(say(f"verify-{examined.colour}", entries=examined.entries))
    lines = [
        *found_lines(examined.reds, "wrong", say),
        *found_lines(examined.ambers, "open", say),
    ]
    layout.text(some_lines(lines, LONGEST, "…"))
    facts = [say("verify-seal", hash=Plain(examined.seal))]
    facts.append(say("verify-head", hash=Plain(examined.head)))
    facts += [
        say("verify-light", link=Plain(f"https://discord.com/channels/{post}"), hash=Plain(head))
        for post, head, kept in examined.lights
        if not kept
    ]
    layout.text(some_lines(facts, LONGEST, "…"))
    return layout.text(say("verify-yourself"))


def found_lines(findings: Sequence[Found], kind: str, say: Localizer) -> list[str]:
    """Return the findings, one line for each kind, with the first few of its places."""
    places: dict[str, list[str]] = {}
    for one in findings:
        at = one.hash or ("" if one.at is None else str(one.at))
        check = one.check.partition(":")[0]
        places.setdefault(TOLD_AS.get(check, check), []).append(at)
    return [
        say(f"{kind}-{check}", at="raw:" + ", ".join(at[:FEW]) + (" …" if len(at) > FEW else ""))
        for check, at in places.items()
    ]
