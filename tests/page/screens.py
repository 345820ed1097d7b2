"""Screens of the page, one a language, for docs/pictures/page: ``python -m tests.page.screens``."""

from __future__ import annotations

import asyncio
import io
import os
import tempfile
from pathlib import Path

from PIL import Image

from bot.store.people import users
from bot.text import languages
from tests.page.test_touch import phone
from tests.running.browsing import browsing

HERE = Path("docs/pictures/page")
GAMES = ("agot-2e", "inis")
QUALITY = 45
FONTS = (
    '<?xml version="1.0"?><fontconfig>'
    '<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>{}</dir></fontconfig>'
)
"""A machine without the letters of every language borrows those of the pictures."""


async def take(folder: Path) -> dict[str, bytes]:
    """Take a screen in each language: by turns the ring of tokens, and a question of Inis."""
    taken = {}
    async with browsing() as chromium:
        for n, language in enumerate(languages()):
            ruleset = GAMES[n % len(GAMES)]
            async with phone(chromium, folder / language, ruleset) as (bot, ada):
                user = bot.standin.user("Ada").id
                async with bot.services.store.writing() as session:
                    await users.put_spoken(session, user, language)
                await ada.page.reload()
                await ada.page.locator(f"html[lang={language}] #asked h2").wait_for()
                if ruleset != "inis":
                    await ada.place((await ada.offered())[0])
                taken[language] = await ada.page.screenshot()
    return taken


def main() -> None:
    """Take all screens, and save them."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for language in languages():
            (folder / language).mkdir()
        fonts = folder / "fonts.conf"
        fonts.write_text(FONTS.format(Path("assets/fonts").resolve()), "utf-8")
        os.environ["FONTCONFIG_FILE"] = str(fonts)
        taken = asyncio.run(take(folder))
    HERE.mkdir(exist_ok=True)
    for language, screen in taken.items():
        picture = Image.open(io.BytesIO(screen)).convert("RGB")
        picture.save(HERE / f"{language}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
