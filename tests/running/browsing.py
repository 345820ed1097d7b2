"""A browser without a window, and the size of a phone, for tests that look at the page.

``python -m tests.running.browsing`` looks for one, and gets playwright's own where there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from playwright.async_api import Browser, ViewportSize, async_playwright
from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HOW = "install Chromium (on Debian: apt-get install chromium), or name a browser by CHROMIUM=PATH"
"""How somebody gets a browser."""

PHONE = ViewportSize(width=390, height=844)


@cache
def chromium() -> str | None:
    """Return where a browser is: the one that is named, the system's, or playwright's own."""
    if named := os.environ.get("CHROMIUM"):
        return named
    if found := next(filter(None, map(shutil.which, NAMES)), None):
        return found
    # Asked in a process of its own, since playwright will not be asked inside a running loop.
    asked = subprocess.run(
        [sys.executable, "-m", "tests.running.browsing", "--own"],
        check=False,
        capture_output=True,
        text=True,
    )
    own = asked.stdout.strip()
    return own if asked.returncode == 0 and Path(own).exists() else None


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Run Chromium."""
    path = chromium()
    assert path is not None, HOW
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield running
        finally:
            await running.close()


def main() -> int:
    """Say which browser there is, and try to get one if there is none; 0 in any case."""
    if sys.argv[1:] == ["--own"]:
        with sync_playwright() as playwright:
            sys.stdout.write(playwright.chromium.executable_path)
        return 0
    if chromium() is None:
        subprocess.run(
            [sys.executable, "-m", "playwright", "install", "chromium"],
            check=False,
            capture_output=True,
            timeout=600,
        )
        chromium.cache_clear()
    found = chromium()
    sys.stdout.write(f"browser: {found}\n" if found else f"browser: none; {HOW}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
