"""People who play by direct messages alone: they open what calls them, and answer what it asks."""

from __future__ import annotations

import random

from bot.local.page.person import Person, VisibleMessage
from bot.play import TableView
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from tests.wire.at_table import CHANNEL, Clicker, Served
from tests.wire.said import says

from .lock_screens import LockScreens
from .people import secret_lines

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


AWAY = 1000.0
"""Seconds after which nobody looks at a panel any more."""


class Correspondent(Clicker):
    """Somebody who never looks anywhere but at the bot's direct messages."""

    def __init__(self, person: Person, rng: random.Random, bold: float = 0.0) -> None:
        """``bold``: how often they try to choose something before they look for the end."""
        super().__init__(person, rng)
        self._bold = bold
        self.answers = 0
        self.secrets: set[str] = set()
        """Lines in which panels have said what was answered."""
        self.read: list[str] = []
        """All panels that they have read, as they were then."""
        self._heard: set[str] = set()
        self._panel: str | None = None

    async def turn(self) -> bool:
        """Open the newest call, and answer until nothing is asked; tell whether anything was."""
        panel = await self.look_in()
        before = self.answers
        while panel is not None and self.asked(panel) is not None:
            panel = await self.answer(panel)
            self.answers += 1
            self.secrets |= secret_lines(panel.text)
        return self.answers > before

    async def look_in(self) -> VisibleMessage | None:
        """Return the panel that a new call leads to, or the one that is open as it is now."""
        self._channel = self._channel or await self.person.channel_id("dm")
        calls = [m for m in await self.person.messages(self._channel) if _calls(m)]
        fresh = [m for m in calls if m.id not in self._heard]
        self._heard |= {m.id for m in fresh}
        if fresh:
            newest = fresh[-1]
            button = next(id for id in newest.custom_ids if CustomId.decode(id).verb == "panel")
            panel = await self.after(await self.person.click(newest, button))
            assert panel.id == newest.id, "the panel is elsewhere"
            self._panel = panel.id
        return await self.look(self._panel) if self._panel is not None else None

    async def look(self, message: str) -> VisibleMessage:
        """Read a panel as it is now."""
        seen = await super().look(message)
        if not self.read or self.read[-1] != seen.text:
            self.read.append(seen.text)
        return seen

    async def look_again(self) -> None:
        """Refresh the panel that is open, if there is one."""
        if self._panel is not None and (panel := await self.look(self._panel)).custom_ids:
            again = [i for i in panel.custom_ids if CustomId.decode(i).verb == "panel"]
            if again:
                await self.press(panel, again[0])

    async def _one_press(self, panel: VisibleMessage, *, hasty: bool) -> VisibleMessage:
        return await super()._one_press(panel, hasty=self._rng.random() >= self._bold)


def _calls(seen: VisibleMessage) -> bool:
    """Tell whether a message, as it is now, calls to a panel: its words are plain."""
    return (
        bool(seen.data["content"])
        and bool(seen.custom_ids)
        and not says(seen.text, "notice-lapsed")
    )


async def correspond(
    bot: Served,
    phones: LockScreens,
    rng: random.Random,
    *,
    ruleset: str = "agot-2e",
    number: int = 6,
    rounds: int | None = None,
    bold: float = 0.0,
) -> list[Correspondent]:
    """Let people play by direct messages until the game is over, or so many rounds are.

    Fails as soon as nobody has been called who could go on.
    """
    people = [Correspondent(bot.standin.user(name), rng, bold) for name in NAMES[:number]]
    host = people[0].person
    await host.slash("game new", CHANNEL, ruleset=ruleset, players=number)
    for one in people[1:]:
        await one.person.slash("game join", CHANNEL)
    await host.slash("game start", CHANNEL)
    await bot.settled()
    # The host has seen the first question where the game was started, and opens it in no message.
    table = await bot.services.play.table_view(1)
    if host.id in [table.info.users.get(seat) for seat in table.awaited]:
        in_channel = Clicker(host, rng)
        panel = await in_channel.panel()
        while in_channel.asked(panel) is not None:
            panel = await in_channel.answer(panel)
        bot.standin.service.clock.advance(AWAY)
    while not _enough(table := await bot.services.play.table_view(1), rounds):
        went_on = False
        for one in people:
            # Whom the answer before has called is called by now, on a slow machine too.
            await bot.settled()
            await bot.replied()
            went_on |= await one.turn()
        assert went_on, f"{table.awaited} wait for {table.kind}, and nobody was called"
    assert phones.complaints == []
    seats = {user: seat for seat, user in (await bot.services.play.info(1)).users.items()}
    say = localizer_for("en").of(ruleset)
    for user, push, message in phones.shown:
        assert says(message.content, "reach-test") or say.name(f"seat:{seats[user]}") in push
    for one in people:
        private = {line for line in one.secrets if any(line in push for _, push, _ in phones.shown)}
        assert private == set(), f"a locked phone shows what {one.person.name} has answered"
    return people


def _enough(table: TableView, rounds: int | None) -> bool:
    return table.over or (rounds is not None and table.view["round"] > rounds)
