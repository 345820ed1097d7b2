"""What pages cost: ``python -m tests.bench.pages``.

A separate process opens pages of seats in games in progress, and keeps their lines open. Answers
are given at a steady rate, first without pages and then with them: the difference is what pages
cost. A browser with a slow processor says when a page is ready (``--no-browser`` leaves it out).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import gzip
import json
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any

from pydantic import SecretStr

from bot.config import Config
from bot.demo import free_port
from bot.page.guard import Guard
from bot.page.server import PageServer, pages_of
from bot.process import opened
from bot.services import Services

from .crowd import PLAYERS, gather
from .figures import lines
from .scale import _answer, memory

TARGETS = {
    "all files and a page, kB": 250.0,
    "ready at a quarter of the speed, ms": 1000.0,
    "from the save to the page, p99 ms": 1000.0,
    "memory of the pages, MB": 30.0,
    "processor of the pages, %": 5.0,
}
"""What should not be exceeded."""

READY = """
window.ready = new Promise(done => addEventListener('DOMContentLoaded', () => {
  const there = what => document.querySelector(what);
  const watch = new MutationObserver(() => {
    if (!there('#board .piece') || !there('#asked h2')) return;
    watch.disconnect();
    done(performance.now());
  });
  watch.observe(document.body, { childList: true, subtree: true });
}));
"""


async def listen() -> None:
    """Open the pages whose addresses are read, and note when each of their lines says something."""
    from tests.page.visiting import browser

    wanted = json.loads(sys.stdin.readline())
    async with AsyncExitStack() as stack:
        heard: list[tuple[int, float]] = []

        async def one(game: int, address: str) -> None:
            page = await stack.enter_async_context(browser(address.rpartition("/open")[0], game))
            assert (await page.redeem(address)).status == 200
            reply = await stack.enter_async_context(page.session.get(f"{page.at}/live"))
            await reply.content.readline()
            tasks.append(asyncio.create_task(follow(game, reply.content)))

        async def follow(game: int, content: Any) -> None:
            while line := await content.readline():
                if line.startswith(b"data: {"):
                    heard.append((game, time.time()))

        tasks: list[asyncio.Task[None]] = []
        for game, address in wanted:
            await one(game, address)
        _say("ready")
        await asyncio.to_thread(sys.stdin.readline)
        _say(json.dumps(heard))
        for task in tasks:
            task.cancel()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def invite(services: Services, number: int) -> list[tuple[int, str]]:
    """Return addresses of pages, of all seats of as many games as that takes."""
    assert services.pages is not None
    found = []
    for n in range(number):
        game = n // PLAYERS + 1
        info = await services.play.info(game)
        user = info.players[n % PLAYERS].user
        assert user is not None
        found.append((game, await services.pages.invite(game, user)))
    return found


async def measure(number: int, rate: float, seconds: float) -> dict[str, float]:
    """Return what pages cost while answers are given at a rate."""
    games = -(-number // PLAYERS)
    with tempfile.TemporaryDirectory() as directory:
        database = Path(directory) / "games.sqlite3"
        await gather(database, games, originals=4)
        port = free_port()
        config = Config(
            discord_token=SecretStr("x"),
            ravenry_database=database,
            ravenry_backup_days=0,
            ravenry_page=f"http://127.0.0.1:{port}",
            ravenry_page_port=port,
        )
        Guard.times = 10_000  # All pages are of one address here.
        gc.freeze()  # As the bot does before it serves.
        async with opened(config, rng=random.Random(1)) as services:
            without = await _spent(services, rate, seconds)
            saved: dict[int, list[float]] = {}
            services.play.hear(lambda game: saved.setdefault(game, []).append(time.time()))
            async with pages_of(services, config):
                gc.collect()
                before = memory()
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "tests.bench.pages", "--listen"),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=2**24,
                )
                assert process.stdin is not None
                assert process.stdout is not None
                addresses = await invite(services, number)
                process.stdin.write(json.dumps(addresses).encode() + b"\n")
                assert await process.stdout.readline() == b"ready\n"
                gc.collect()
                opened_all = memory()
                spent = await _spent(services, rate, seconds)
                at_end = memory()
                await asyncio.sleep(2)
                process.stdin.write(b"\n")
                heard = json.loads(await process.stdout.readline())
                await process.wait()
    # How long after the last save before it each page was told.
    late = sorted(
        1000 * (at - max(found))
        for game, at in heard
        if (found := [one for one in saved.get(game, []) if one <= at])
    )
    return {
        "pages": number,
        "answers a second": rate,
        "memory of the pages, MB": max(opened_all, at_end) - before,
        "processor without pages, %": 100 * without,
        "processor of the pages, %": 100 * (spent - without),
        "from the save to the page, median ms": median(late),
        "from the save to the page, p99 ms": late[int(0.99 * len(late))],
    }


async def _spent(services: Services, rate: float, seconds: float) -> float:
    """Return the seconds of processor for each second in which answers were given."""
    began, cpu = time.perf_counter(), time.process_time()
    await _answer(services.play, rate=rate, seconds=seconds)
    return (time.process_time() - cpu) / (time.perf_counter() - began)


async def sizes() -> dict[str, float]:
    """Return how much a browser loads for the board with the most on it."""
    from tests.page.visiting import browser

    figures: dict[str, float] = {}
    async with _table("agot-2e-mod") as (services, address):
        whole, packed = 0, 0
        async with browser(address) as own:
            await own.redeem(await _own(services))
            server = PageServer(services, address)
            names = [f"files/{name}" for name in server._files]
            for where in ("open", *names, "1/", "1/look"):
                data = await (await own.get(where)).read()
                whole, packed = whole + len(data), packed + len(gzip.compress(data))
                if where == "1/look":
                    figures["of these, what a seat sees, kB"] = len(data) / 1000
        figures["all files and a page, kB"] = whole / 1000
        figures["the same, as gzip would send it, kB"] = packed / 1000
    return figures


async def ready() -> dict[str, float]:
    """Return when a page is ready in a browser whose processor is four times slower."""
    from tests.running.browsing import PHONE, browsing

    async with _table("agot-2e") as (services, address), browsing() as chromium:
        context = await chromium.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
        page = await context.new_page()
        await page.goto(await _own(services))
        await page.wait_for_selector("#asked h2")
        session = await context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        await page.add_init_script(READY)
        times = []
        for _ in range(7):
            await page.goto(f"{address}/1/")
            times.append(float(await page.evaluate("window.ready")))
    return {"ready at a quarter of the speed, ms": median(times)}


def _table(ruleset: str) -> Any:
    """Serve the pages of a game of one person and stewards."""
    from contextlib import asynccontextmanager

    from bot.local import Settings, Standin
    from tests.page.visiting import pages
    from tests.wire.at_table import CHANNEL, open_table, serving

    @asynccontextmanager
    async def table() -> Any:
        with tempfile.TemporaryDirectory() as directory:
            async with (
                Standin(Settings(users=8)) as standin,
                serving(standin, Path(directory) / "games.sqlite3") as bot,
            ):
                ada = standin.user("Ada")
                await open_table(bot, ada, ruleset=ruleset)
                for verb in ("stewards", "start"):
                    await ada.slash(f"game {verb}", CHANNEL)
                await bot.begun()
                await bot.settled()
                async with pages(bot.services) as address:
                    yield bot.services, address

    return table()


async def _own(services: Services) -> str:
    """Return an address of the one person's page."""
    assert services.pages is not None
    info = await services.play.info(1)
    return await services.pages.invite(1, info.host)


async def everything(number: int, rate: float, seconds: float, *, browser: bool) -> None:
    """Print all figures, each with its target."""
    figures = await sizes()
    if browser:
        figures |= await ready()
    figures |= await measure(number, rate, seconds)
    for line in lines(figures, TARGETS):
        sys.stdout.write(line + "\n")


def main() -> None:
    """Measure, or open the pages that another process has invited to."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.pages", description=__doc__)
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1.0, help="answers a second")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--listen", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.listen:
        asyncio.run(listen())
        return
    run = everything(chosen.pages, chosen.rate, chosen.seconds, browser=not chosen.no_browser)
    asyncio.run(run)


if __name__ == "__main__":
    main()
