"""Proof: receipts for sealed answers, and what came of checking a record."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.play import Play, Trouble
from bot.proofs import Examined, TooMuch, look_at
from bot.text import Plain, Voice
from bot.ui.apology import apology
from bot.ui.layout import Layout
from bot.ui.limits import some_lines
from bot.ui.press import Press
from bot.ui.reply import Reply
from bot.ui.router import Router
from engine.fairness import Checked

from .turns import Turn, Turns

Interaction = discord.Interaction[Any]

LARGEST = 4 * 1024 * 1024
"""Bytes of a file that is looked at."""
LONGEST = 1800
"""How many characters of a reply may tell what is wrong."""
FEW = 5
"""How many places are named where something is wrong."""
HASH = re.compile("[0-9a-f]{8,64}")


class VerifyPanel:
    """Shows receipts, and checks records."""

    def __init__(self, play: Play, turns: Turns) -> None:
        self._play = play
        self._turns = turns
        self._waiting: set[int] = set()
        """The users for whom a record is being looked at."""

    def register(self, router: Router) -> None:
        """Answer presses that ask for a receipt in full."""
        router.register(self.press, "receipt")

    async def press(
        self, interaction: Interaction, press: Press, values: Sequence[str], say: Voice
    ) -> None:
        """Show a player's panel, with the whole receipt of their sealed answer."""
        turn = Turn(interaction, press.game)
        await self._turns.reply(turn, self._receipt(turn, say), say)

    async def _receipt(self, turn: Turn, say: Voice) -> Layout:
        hand = await self._play.hand(turn.game, turn.user)
        notice = say("receipt-none")
        if hand.receipt:
            notice = say("receipt-whole", receipt=Plain(hand.receipt), game=str(turn.game))
        return self._turns.panel_of(hand, turn.user, say, notice)

    async def verify(
        self,
        interaction: Interaction,
        game: int | None,
        file: discord.Attachment | None,
        seen: str,
        say: Voice,
    ) -> None:
        """Check the record of a game that is over, or one that somebody hands in.

        Nobody has two of them looked at at once.
        """
        reply, user = Reply(interaction, fresh=True), interaction.user.id
        await reply.promise()
        if user in self._waiting:
            await reply.show(Layout().text(say("verify-one-at-a-time")))
            return
        self._waiting.add(user)
        try:
            layout = await self._checked(game, file, seen, say)
        except Trouble as trouble:
            layout = apology(trouble, say)
        except TooMuch:
            layout = Layout().text(say("verify-too-much"))
        except discord.HTTPException:
            layout = Layout().text(say("verify-failed"))
        finally:
            self._waiting.remove(user)
        await reply.show(layout)

    async def _checked(
        self, game: int | None, file: discord.Attachment | None, seen: str, say: Voice
    ) -> Layout:
        if file is not None:
            if file.size > LARGEST:
                return Layout().text(say("verify-unreadable"))
            data = await file.read()
        else:
            assert game is not None
            data = json.dumps(await self._play.record(game)).encode()
        wanted = HASH.findall(seen.lower()) or ([seen] if seen.strip() else [])
        examined = await look_at(data, wanted)
        return found_card(examined, wanted, say)


def found_card(examined: Examined, seen: Sequence[str], say: Voice) -> Layout:
    """Say what came of checking a record."""
    checked, layout = examined.checked, Layout()
    if checked is None:
        return layout.text(say("verify-unreadable"))
    if examined.ruleset:
        say = say.of(examined.ruleset)
    layout.text(say("verify-rules", steps=examined.steps, differences=examined.differences))
    if any(problem.id == "missing" for problem in checked.problems):
        return layout.text(say("verify-missing"))
    layout.text(_facts(checked, say, named=bool(examined.ruleset)))
    if checked.problems:
        layout.text(some_lines([say("verify-wrong"), *wrong_lines(checked, say)], LONGEST, "…"))
    else:
        layout.text(say("verify-right"))
        if seen:
            layout.text(say("verify-seen", count=len(seen)))
    return layout.text(say("verify-yourself"))


def wrong_lines(checked: Checked, say: Voice) -> list[str]:
    """Say what is wrong, a line for each kind of thing, with the first few of its places."""
    places: dict[str, list[str]] = {}
    for problem in checked.problems:
        places.setdefault(problem.id, []).append(problem.at)
    return [
        say(f"wrong-{id}", at="raw:" + ", ".join(at[:FEW]) + (" …" if len(at) > FEW else ""))
        for id, at in places.items()
    ]


def _facts(checked: Checked, say: Voice, *, named: bool) -> str:
    """Say what the record proves; where it is of no known game, seats are said as it has them."""
    kind = "seat" if named else "raw"
    lines = [
        say("verify-promise", hash=Plain(checked.commitment)),
        say("verify-counts", draws=checked.draws, receipts=len(checked.receipts)),
    ]
    if checked.undone:
        lines.append(say("verify-undone", undone=checked.undone))
    lines += [
        say("verify-word", seat=f"{kind}:{word['seat']}", word=f"raw:{word['word']}")
        for word in checked.words
    ]
    lines.append(say("verify-head", hash=Plain(checked.head)))
    return some_lines(lines, LONGEST, "…")
