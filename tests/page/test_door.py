"""Who gets to see the page of a seat: its user, in their browsers, while they have the seat."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.config import Config
from bot.demo import free_port
from bot.page.guard import HEADERS
from bot.page.server import FILES
from bot.page.visits import GOOD_FOR, OPEN_FOR, hashed
from bot.play.errors import UserError
from bot.text import languages, localizer_for
from tests.page.visiting import Browser, browser, invited, pages
from tests.running.marks import costly
from tests.wire.at_table import Served
from tests.wire.pressing import click, leave, use
from tests.wire.said import said, says

OUT = said("page-closed")

OWN_FILES = (*FILES, "replay.js")
"""Everything that a page may load."""


async def test_an_address_opens_one_browser_once(table: Served, address: str) -> None:
    """The panel gives it; who finds it later gets one sentence."""
    panel = await use(table.standin.user("Ada"), "my panel")
    offer = await click(table.standin.user("Ada"), panel, "page")
    assert says(offer.text, "page-offer")
    (link,) = offer.links
    async with browser(address) as own, browser(address) as other:
        assert link.startswith(f"{address}/open#")
        await own.enter(link)
        assert (await own.look())["head"]["own"] == "stark"
        late = await other.redeem(link)
        assert (late.status, await late.text()) == (403, OUT + "\n")
        assert (await other.get("1/look")).status == 403


async def test_looking_at_an_address_does_not_use_it_up(table: Served, address: str) -> None:
    """A link preview gets the same page as everyone, and the address is as good as before."""
    link = await invited(table, "Ada")
    async with browser(address) as preview, browser(address) as own:
        await preview.get("open")
        await preview.get("open?" + link.partition("#")[2])
        assert not preview.session.cookie_jar
        await own.enter(link)


async def test_an_address_is_good_for_ten_minutes(table: Served, address: str) -> None:
    """And a browser for thirty days."""
    link = await invited(table, "Ada")
    async with browser(address) as own:
        await table.after(GOOD_FOR + 1)
        assert (await own.redeem(link)).status == 403
        await own.enter(await invited(table, "Ada"))
        table.standin.service.clock.advance(OPEN_FOR - 1)
        assert (await own.get("1/look")).status == 200
        table.standin.service.clock.advance(2)
        assert (await own.get("1/look")).status == 403


async def test_a_new_address_takes_the_place_of_an_old_one(table: Served, address: str) -> None:
    """Only the last one that the panel gave opens the page."""
    old, new = await invited(table, "Ada"), await invited(table, "Ada")
    async with browser(address) as own:
        assert (await own.redeem(old)).status == 403
        assert (await own.redeem(new)).status == 200


async def test_only_a_game_that_has_begun_has_an_address(table: Served, address: str) -> None:
    """For any other, who asks is told why not."""
    with pytest.raises(UserError, match="trouble-no-such-game"):
        await invited(table, "Ada", game=99)


async def test_nothing_that_opens_a_page_is_stored(ada: Browser, table: Served) -> None:
    """The database has hashes of addresses and cookies alone."""
    link = await invited(table, "Ada")
    (cookie,) = [c.value for c in ada.session.cookie_jar]
    file = table.services.store.path
    with closing(sqlite3.connect(file)) as books:
        rows = books.execute("SELECT kind, hash FROM pages ORDER BY kind").fetchall()
    assert rows == [("address", hashed(link.partition("#")[2])), ("browser", hashed(cookie))]
    stored = b"".join(p.read_bytes() for p in file.parent.glob(file.name + "*"))
    assert cookie.encode() not in stored
    assert link.partition("#")[2].encode() not in stored


async def test_a_cookie_is_for_one_seat(table: Served, address: str) -> None:
    """It is out of reach of scripts and of other sites, and sent to the page of its game alone."""
    async with browser(address) as own:
        reply = await own.redeem(await invited(table, "Ada"))
        parts = {part.strip() for part in reply.headers["Set-Cookie"].split(";")[1:]}
        assert parts == {"HttpOnly", f"Max-Age={int(OPEN_FOR)}", "Path=/1/", "SameSite=Lax"}
        (cookie,) = [c.value for c in own.session.cookie_jar]
        assert (await own.get("2/look", Cookie=f"ravenry={cookie}")).status == 403


async def test_a_cookie_travels_encrypted(table: Served) -> None:
    """Behind an address with https, it is marked as secure."""
    async with pages(table.services, public="https://example.org/board") as served:
        async with browser(served) as own:
            own.headers = {"Origin": "https://example.org"}
            own.address += "/board"
            reply = await own.redeem(await invited(table, "Ada"))
        assert "; Path=/board/1/;" in reply.headers["Set-Cookie"]
        assert "; Secure" in reply.headers["Set-Cookie"]


async def test_all_pages_can_be_closed(table: Served, ada: Browser, ben: Browser) -> None:
    """The settings close every page of a user, and only theirs; an open one hears of it."""
    person = table.standin.user("Ada")
    link = await invited(table, "Ada")
    async with ada.listening() as told:
        assert "asked" in await anext(told)
        seen = await click(person, await use(person, "my settings"), "prefer", "pages-close")
        assert says(seen.text, "my-pages-closed")
        assert await anext(told) == {"closed": True}
    assert (await ada.get("1/look")).status == 403
    assert (await ada.redeem(link)).status == 403
    assert (await ben.get("1/look")).status == 200


async def test_a_page_can_close_itself(ada: Browser) -> None:
    """What it has then is good for nothing."""
    (cookie,) = [c.value for c in ada.session.cookie_jar]
    assert await ada.do("close") == {}
    assert (await ada.get("1/look", Cookie=f"ravenry={cookie}")).status == 403


async def test_a_page_ends_with_the_seat(table: Served, ada: Browser, ben: Browser) -> None:
    """Who leaves a game sees and does nothing more on its page."""
    asked = (await ben.look())["asked"]
    link = await invited(table, "Ben")
    async with ben.listening() as told:
        assert "asked" in await anext(told)
        await leave(table.standin.user("Ben"))
        assert await anext(told) == {"closed": True}
    assert (await ben.get("1/look")).status == 403
    gone = await ben.post("1/draft", {**asked, "path": []})
    assert (gone.status, await gone.text()) == (403, OUT + "\n")
    assert (await ben.redeem(link)).status == 403
    assert (await ada.get("1/look")).status == 200


async def test_every_reply_protects_its_page(ada: Browser) -> None:
    """Replies, refusals and errors forbid foreign code, frames, traces and copies."""
    for where in ("open", "1/", "1/look", "files/page.js", "9/look", "nowhere", "1/draft"):
        reply = await ada.get(where)
        assert {name: reply.headers[name] for name in HEADERS} == HEADERS, where
        assert "Server" not in reply.headers
        keeps = "no-cache" if where.startswith("files") else "no-store"
        assert reply.headers["Cache-Control"] == keeps
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert policy.startswith("default-src 'none'; ")


async def test_the_page_asks_nobody_else(ada: Browser) -> None:
    """No address of another site stands in any of its files, and a phone soon has them all."""
    page = await (await ada.get("1/")).text()
    total = len(page) + len(await (await ada.get("1/look")).read())
    for name in OWN_FILES:
        text = await (await ada.get(f"files/{name}")).text()
        assert "://" not in text.replace("http://www.w3.org/2000/svg", ""), name
        total += len(text.encode())
    assert "://" not in page
    assert total < 250_000


async def test_a_stranger_reads_one_sentence_in_their_language(address: str) -> None:
    """As their browser asks for; nonsense is answered in English."""
    async with browser(address) as own:
        for language in languages():
            reply = await own.get("1/", **{"Accept-Language": f"{language}-XX,en;q=0.5"})
            assert await reply.text() == localizer_for(language)("page-closed") + "\n"
        reply = await own.get("1/", **{"Accept-Language": ";;,,*" * 100})
        assert await reply.text() == OUT + "\n"


LOADED = """
import asyncio, pathlib, sys
import bot.process, bot.cli, bot.client
from bot.config import Config

def listening():
    found = set()
    for kind in ("tcp", "tcp6"):
        for line in pathlib.Path(f"/proc/self/net/{kind}").read_text().splitlines()[1:]:
            parts = line.split()
            if parts[3] == "0A":
                found.add(f"socket:[{parts[9]}]")
    own = set()
    for one in pathlib.Path("/proc/self/fd").iterdir():
        try:
            own.add(str(one.readlink()))
        except OSError:
            pass
    return len(found & own)

async def main(page, port):
    config = Config(ravenry_database=sys.argv[1], ravenry_backup_days=0, ravenry_page=page,
                    ravenry_page_port=port)
    async with bot.process.opened(config) as services, bot.process.paged(services, config):
        loaded = sorted(name for name in sys.modules if name.startswith("bot.page"))
        print(len(loaded), listening())
asyncio.run(main("", 8090))
asyncio.run(main(f"http://127.0.0.1:{sys.argv[2]}", int(sys.argv[2])))
"""


@costly("starts a process with a database")
def test_without_an_address_nothing_is_loaded(tmp_path: Path) -> None:
    """No module of it, and no port is open; with one, there are both."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, str(tmp_path / "games.sqlite3"), str(free_port())],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path.cwd(),
    )
    without, with_one = [line.split() for line in done.stdout.splitlines()]
    assert without == ["0", "0"]
    assert int(with_one[0]) > 5
    assert with_one[1] == "1"


async def test_without_an_address_no_panel_names_a_page(table: Served) -> None:
    """Nor do the settings; a button of earlier is answered with a sentence."""
    person = table.standin.user("Ada")
    panel = await use(person, "my panel")
    assert not [id for id in panel.custom_ids if ":page:" in id]
    assert not [id for id in (await use(person, "my settings")).custom_ids if "pages" in id]
    async with pages(table.services):
        panel = await use(person, "my panel")
    refused = await click(person, panel, "page")
    assert says(refused.text, "trouble-no-pages")


@pytest.mark.parametrize(
    "wrong",
    ["http://example.org", "example.org", "ftp://example.org", "https://", "https://a/?b", "x"],
)
def test_an_address_must_be_safe(wrong: str) -> None:
    """Only https, or this machine."""
    with pytest.raises(ValidationError):
        Config(ravenry_page=wrong)
    assert Config(ravenry_page="https://example.org/board/").ravenry_page.endswith("org/board")
