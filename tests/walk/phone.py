"""A phone with the stand-in's page on it, and a thumb that counts its taps."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Error, Locator, Page

from bot.local import Standin
from bot.ui.custom_id import CustomId
from bot.ui.limits import walk
from tests.running.browsing import PHONE
from tests.wire.at_table import CHANNEL

PATIENCE = 120
"""Seconds until what should come has not come, on a busy machine."""
CLIPPED = """node => [...node.querySelectorAll(
    'button.btn span, button.pick span, .choice b, .choice small')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
"""Finds texts that do not fit into their boxes."""


@dataclass
class Seen:
    """Everything seen on the way."""

    taps: int = 0
    labels: set[str] = field(default_factory=set)
    """Of all buttons and options that were shown."""
    clipped: set[str] = field(default_factory=set)
    """Words that the page had to cut."""
    tallest: int = 0
    """Pixels of the tallest panel."""
    pictures: list[Path] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """The text of each panel."""
    told: list[str] = field(default_factory=list)
    """The same, with what is offered: all words that a reader has to read."""


class Phone:
    """One person's phone."""

    def __init__(self, page: Page, standin: Standin, name: str, pictures: Path) -> None:
        self._page = page
        self._person = standin.user(name)
        self._pictures = pictures
        pictures.mkdir(parents=True, exist_ok=True)
        self.seen = Seen()

    async def open_panel(self) -> None:
        """Tap the newest button of the channel that opens the player's own panel."""
        for message in reversed(await self._person.messages(CHANNEL)):
            for id in message.custom_ids:
                if CustomId.decode(id).verb == "panel":
                    article = self._page.locator(f'article[data-id="{message.id}"]')
                    await article.locator(f'[data-custom-id="{id}"]').tap()
                    self.seen.taps += 1
                    await self._page.locator("article.ephemeral").last.wait_for()
                    await self._settle("")
                    return
        raise AssertionError("no button opens a panel")

    async def tap(self, *words: str) -> None:
        """Tap the button that begins with some words, or open the select with such an option.

        Several words choose several options of one select.
        """
        before = str(await self._panel_data())
        panel = self._panel()
        for component in self._parts(await self._panel_data()):
            id = component.get("custom_id", "")
            if component["type"] == 2 and _is_tapped(component, words):
                await panel.locator(f'[data-custom-id="{id}"]').tap()
                self.seen.taps += 1
                await self._settle(before)
                return
            if component["type"] == 3:
                values = [
                    next(
                        (o["value"] for o in component["options"] if o["label"].startswith(word)),
                        None,
                    )
                    for word in words
                ]
                if None not in values:
                    await self._choose(panel.locator(f'[data-custom-id="{id}"]'), values, component)
                    await self._settle(before)
                    return
        offers = self._offers(await self._panel_data())
        raise AssertionError(f"nothing begins with {words}:\n{self.seen.said[-1]}\n{offers}")

    async def lock(self) -> None:
        """Tap what gives the answer for good, if that is still to be done."""
        before = await self._panel_data()
        for component in self._parts(before):
            id = component.get("custom_id", "")
            if id and CustomId.decode(id).verb == "lock":
                await self._panel().locator(f'[data-custom-id="{id}"]').tap()
                self.seen.taps += 1
                await self._settle(str(before))
                return

    async def _choose(self, pick: Locator, values: list[Any], component: Mapping[str, Any]) -> None:
        await pick.tap()
        self.seen.taps += 1
        menu = self._page.get_by_role("dialog")
        await menu.wait_for()
        await self._keep(menu, screen=True)
        several = min(component.get("max_values", 1), len(component["options"])) > 1
        marked = {o["value"] for o in component["options"] if o.get("default")}
        for value in set(values) ^ marked if several else values:
            await menu.locator(f'[data-value="{value}"]').tap()
            self.seen.taps += 1
        if several:
            await menu.get_by_role("button", name="Done").tap()
            self.seen.taps += 1
        await menu.wait_for(state="hidden")

    # -- looking --------------------------------------------------------------------------------

    def _panel(self) -> Locator:
        return self._page.locator("article.ephemeral").last

    async def _panel_data(self) -> list[Mapping[str, Any]]:
        for message in reversed(await self._person.messages(CHANNEL)):
            if message.ephemeral and not message.loading:
                return list(message.data["components"])
        return []

    @staticmethod
    def _parts(components: Any) -> Iterator[Mapping[str, Any]]:
        return walk(components)

    def _offers(self, components: Any) -> list[str]:
        found = []
        for part in self._parts(components):
            if part["type"] == 2 and part.get("label"):
                found.append(str(part["label"]))
            if part["type"] == 3:
                found += [str(o["label"]) for o in part["options"]]
        return found

    def _wording(self, components: Any) -> list[str]:
        found = []
        for part in self._parts(components):
            if part["type"] == 2 and part.get("label"):
                found.append(f"[{part['label']}]")
            if part["type"] == 3:
                found.append(f"<{part.get('placeholder', '')}>")
                for o in part["options"]:
                    mark = "*" if o.get("default") else "-"
                    found.append(f"  {mark} {o['label']} | {o.get('description', '')}")
        return found

    async def _settle(self, before: str) -> None:
        """Wait until the panel has changed, and look at it."""
        for _ in range(40 * PATIENCE):
            if (after := await self._panel_data()) and str(after) != before:
                break
            await self._page.wait_for_timeout(25)
        else:
            raise AssertionError(f"nothing came of a tap:\n{self.seen.said[-1:]}")
        ids = [p["custom_id"] for p in self._parts(after) if "custom_id" in p]
        panel = self._panel()
        if ids:
            await panel.locator(f'[data-custom-id="{ids[-1]}"]').wait_for()
        self.seen.labels.update(self._offers(after))
        self.seen.said.append(
            "\n".join(str(p["content"]) for p in self._parts(after) if p["type"] == 10)
        )
        self.seen.told.append("\n".join([self.seen.said[-1], "", *self._wording(after)]))
        await self._keep(panel)
        box = await panel.bounding_box()
        assert box is not None
        self.seen.tallest = max(self.seen.tallest, round(box["height"]))

    async def _keep(self, what: Locator, *, screen: bool = False) -> None:
        """Take a picture, and note what does not fit."""
        path = self._pictures / f"{len(self.seen.pictures):02}.png"
        await self._page.wait_for_timeout(60)
        if screen:
            await self._page.screenshot(path=path)
        else:
            await self._take(what, path)
        self.seen.clipped.update(await what.evaluate(CLIPPED))
        self.seen.pictures.append(path)

    @staticmethod
    async def _take(what: Locator, path: Path) -> None:
        """Take a picture of something, once more if the page has replaced it meanwhile."""
        try:
            await what.screenshot(path=path)
        except Error:
            await what.screenshot(path=path)


def _is_tapped(button: Mapping[str, Any], words: Sequence[str]) -> bool:
    return (
        len(words) == 1
        and not button.get("disabled")
        and str(button.get("label") or "").startswith(words[0])
    )


@asynccontextmanager
async def phone(
    running: Browser, standin: Standin, name: str, pictures: Path
) -> AsyncIterator[Phone]:
    """Show somebody's view of the game's channel on a phone."""
    context = await running.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    page = await context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    channel = await standin.user(name).channel_id(CHANNEL)
    await page.goto(f"{standin.url}/#{name.lower()}/{channel}")
    await page.locator("article").first.wait_for()
    try:
        yield Phone(page, standin, name, pictures)
    finally:
        await context.close()
