"""Screens of a round in every language, as somebody sees them on a phone.

``python -m tests.local.screens`` writes ``docs/languages/<language>.webp``: the panel of each kind
of question of a game, once its answer is chosen, one below the other.
"""

from __future__ import annotations

import asyncio
import base64
import io
import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import ViewportSize, expect

from bot.local import Settings, Standin
from bot.local.rest import messages
from bot.local.world.model import MessageFlag
from bot.text import languages
from tests.running.browsing import PHONE, browsing

from .test_panels_on_a_phone import answered_panels

HAN = Path(__file__).parents[2] / "assets" / "fonts" / "noto-sans-sc" / "NotoSansSC-Medium.ttf"
"""The font of Chinese, which not every machine has."""
FOLDER = Path(__file__).parents[2] / "docs" / "languages"
GAME = "agot-2e-6p"
GAP, QUALITY = 8, 55


async def screens(language: str) -> Image.Image:
    """Return the panels of a game in a language, one below the other."""
    async with Standin(Settings(users=4)) as standin, browsing() as browser:
        ada, world = standin.user("Ada"), standin.service.world
        place = world.channels[int(await ada.channel_id("dm"))]
        layouts = [layout for _, layout in answered_panels(GAME, language)]
        for layout in layouts:
            body: dict[str, Any] = {
                "components": layout.components(),
                "flags": int(MessageFlag.COMPONENTS_V2),
            }
            messages.create(standin.service, place, world.bot.id, body)
        tall = ViewportSize(width=PHONE["width"], height=3000)  # No bar covers a panel.
        page = await browser.new_page(viewport=tall)
        await page.goto(f"{standin.url}/#ada")
        # What a locked phone would show is no part of a panel.
        await page.add_style_tag(content=".push { display: none }")
        if language == "zh":  # Other languages would take its quotation marks.
            data = base64.b64encode(HAN.read_bytes()).decode()
            face = f"@font-face {{ font-family: Han; src: url(data:font/ttf;base64,{data}) }}"
            style = f"{face} body, button {{ font-family: sans-serif, Han }}"
            await page.add_style_tag(content=style)
        await page.evaluate("document.fonts.ready")
        articles = page.locator("article[data-id]")
        await expect(articles).to_have_count(len(layouts))
        shots = [
            Image.open(io.BytesIO(await articles.nth(at).screenshot()))
            for at in range(len(layouts))
        ]
    height = sum(shot.height + GAP for shot in shots)
    whole = Image.new("RGB", (PHONE["width"], height), "#11141a")
    top = 0
    for shot in shots:
        whole.paste(shot, (0, top))
        top += shot.height + GAP
    return whole


async def main(chosen: list[str]) -> None:
    """Write the screens of some languages, or of all."""
    for language in chosen or languages():
        (await screens(language)).save(FOLDER / f"{language}.webp", quality=QUALITY)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
