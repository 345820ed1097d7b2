"""A browser without a window, and the size of a phone, for tests that look at the page.

``python -m tests.running.browsing`` looks for one, and gets playwright's own where there is none.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from threading import Thread

from playwright.async_api import Browser, ViewportSize, async_playwright
from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LISTENING = "DevTools listening on "
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


class Running:
    """A Chromium that all tests of a process share; each opens windows that know no others."""

    def __init__(self, path: str) -> None:
        self._home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._process = subprocess.Popen(
            [path, *ARGUMENTS, "--remote-debugging-port=0", f"--user-data-dir={self._home.name}"],
            stderr=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.close)
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if line.startswith(LISTENING):
                self.address = line.removeprefix(LISTENING).strip()
                # What it complains of later is read by nobody, and must not fill the pipe.
                Thread(target=self._process.stderr.read, daemon=True).start()
                return
        raise RuntimeError("the browser has ended before it was ready")

    @property
    def over(self) -> bool:
        """Whether it has ended, say because it was killed."""
        return self._process.poll() is not None

    def close(self) -> None:
        """End it, with all that it has written."""
        self._process.kill()
        self._process.wait()
        self._home.cleanup()


@cache
def started() -> Running:
    """Return the browser of this process; it starts where one is first asked for."""
    path = chromium()
    assert path is not None, HOW
    return Running(path)


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Use Chromium; what was opened in it is closed."""
    if started().over:
        started.cache_clear()
    async with async_playwright() as playwright:
        running = await playwright.chromium.connect_over_cdp(started().address)
        try:
            yield running
        finally:
            for context in running.contexts:
                await context.close()
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
