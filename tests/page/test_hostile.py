"""Whatever a hostile client sends changes nothing, and teaches it nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from bot.page.deeds import DEEDS
from bot.page.guard import LARGEST
from bot.ui.custom_id import VERBS
from tests.page.touching import answer
from tests.page.visiting import Browser, browser, invited, pages
from tests.running.marks import nightly
from tests.wire.at_table import Served
from tests.wire.pressing import leave
from tests.wire.said import said

NONSENSE: list[Any] = [
    *(None, True, -1, 0.5, 2**70, "", "x", [], {}, [[]], "\x00", "🏰", "a" * 9000),
    *("area:winterfell", "../../etc/passwd", "<script>", "' OR 1=1 --", "%00", "../1"),
]


def body(rng: random.Random, asked: dict[str, Any]) -> Any:
    """Return what a page would send, with some of it spoiled."""
    sent: dict[str, Any] = {"number": asked["number"], "mark": asked["mark"], "path": []}
    for key in rng.sample([*sent, "carried", "step", "preset", "id", "values"], rng.randint(1, 3)):
        sent[key] = rng.choice(NONSENSE)
    if rng.random() < 0.5:
        number, mark = rng.choice((asked["number"], 0, 7)), rng.choice((asked["mark"], "", "0000"))
        verb, arg = rng.choice(sorted(VERBS)), rng.choice([*NONSENSE, "menu/", "add/9", "keep"])
        sent["id"] = f"r1:{rng.choice((1, 1, 2))}:{number}:{verb}:{mark}:{arg}"
        sent["values"] = [rng.choice(NONSENSE) for _ in range(rng.randint(0, 2))]
    if rng.random() < 0.3:
        sent["path"] = [rng.choice(NONSENSE) for _ in range(rng.randint(0, 300))]
    return sent if rng.random() < 0.9 else rng.choice(NONSENSE)


async def one_request(own: Browser, stranger: Browser, rng: random.Random, asked: Any) -> int:
    """Send something malformed, foreign or stale; return the status of the reply."""
    page = rng.choice((own, own, stranger))
    where = rng.choice(
        (
            *(f"1/{deed}" for deed in DEEDS),
            *("open", "2/draft", "1/nothing", "1/story", "1/live", "1/look"),
        )
    )
    headers = rng.choice(
        (
            *({}, {}, {"Origin": "https://evil.example"}, {"Origin": "null"}),
            *({"X-Ravenry": "0" * 64}, {"X-Ravenry": "ä"}, {"Content-Type": "text/plain"}),
            *({"Sec-Fetch-Site": "cross-site"}, {"Cookie": "ravenry=" + "x" * 500}),
            {"X-Forwarded-For": rng.choice(("nonsense", "1.2.3.4, ::1", "," * 200))},
        )
    )
    if rng.random() < 0.2:
        reply = await page.get(
            rng.choice(
                ("1/look", "0/look", "1/../2/look", "files/../page.js", "1//", "é/", "1/live?")
            )
            if page is stranger
            else rng.choice(("2/look", "999999999999999/live", "files/%2e%2e/server.py", "1"))
        )
    elif rng.random() < 0.1:
        raw = rng.choice((b"\xff\xfe", b"{" * 5000, b"[" * 8000, b'{"a":1', b"x" * (LARGEST + 1)))
        sent = {**page.headers, "X-Ravenry": page.sign, "Content-Type": "application/json"}
        reply = await page.session.post(f"{page.address}/{where}", data=raw, headers=sent)
    else:
        reply = await page.post(where, body(rng, asked), **headers)
    text = await reply.text()
    assert reply.status < 500, (where, reply.status, text)
    assert "Traceback" not in text
    if reply.status >= 400:
        assert text.count("\n") == 1, text
    elif page is stranger:
        assert reply.status == 200
        assert '"asked"' not in text
    return reply.status


async def attack(table: Served, own: Browser, stranger: Browser, number: int, seed: int) -> None:
    """Send many requests, ten at a time; what was so before is so afterwards."""
    rng = random.Random(seed)
    look = await own.look()
    before = await state_of(table)
    seen: Counter[int] = Counter()
    for _ in range(number // 10):
        tasks = [one_request(own, stranger, rng, look["asked"]) for _ in range(10)]
        seen.update(await asyncio.gather(*tasks))
    assert {400, 403, 404} <= set(seen)
    after = await own.look()
    # An empty draft is all that a spoiled request can leave, and there was none to lose.
    assert after == look
    assert await state_of(table) == before


async def state_of(table: Served) -> list[str]:
    """Return everything that a game consists of."""
    async with table.services.store.reading() as session:
        found = []
        for name in ("answers", "sealed", "events", "clocks", "players", "instructions", "pages"):
            found += [str(tuple(row)) for row in await session.rows(f"SELECT * FROM {name}")]
        return found


async def test_a_hostile_client_changes_nothing(table: Served, ada: Browser, address: str) -> None:
    """Malformed, foreign and stale requests, several at a time."""
    async with browser(address) as stranger:
        await attack(table, ada, stranger, 300, seed=1)


@nightly
async def test_ten_thousand_requests_change_nothing(
    table: Served, ada: Browser, address: str
) -> None:
    """The same, for long."""
    async with browser(address) as stranger:
        await attack(table, ada, stranger, 10_000, seed=2)


async def raw(address: str, request: bytes) -> bytes:
    """Send bytes as they are, and return everything that comes back until the server closes."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(request)
    writer.write_eof()
    async with asyncio.timeout(30):
        found = await reader.read()
    writer.close()
    return found


SMUGGLED = b"GET /1/look HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n\r\n"


HEADS = (
    b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n",
    b"Content-Length: %d\r\nContent-Length: 0\r\n",
    b"Content-Length: +%d\r\n",
    b"Content-Length: -1\r\nX: %d\r\n",
    b"Transfer-Encoding: chunked, identity\r\nX: %d\r\n",
    b"Transfer-Encoding : chunked\r\nX: %d\r\n",
    b"Content-Length: %d\r\n X: folded\r\n",
    b"Content-Length: %d\nX: bare\n",
)
"""Of a request, with the length of what hides behind it."""


async def test_no_second_request_hides_in_a_first_one(ada: Browser, address: str) -> None:
    """Whatever two servers could read differently is refused, and nothing behind it is answered."""
    (cookie,) = [c.value for c in ada.session.cookie_jar]
    hidden = SMUGGLED % f"ravenry={cookie}".encode()
    for head in HEADS:
        sent = b"POST /open HTTP/1.1\r\nHost: x\r\n" + head % len(hidden) + b"\r\n" + hidden
        found = await raw(address, sent)
        assert b'"asked"' not in found, head
        assert found.count(b"HTTP/1.1 ") <= 1, head
        assert cookie.encode() not in found, head


NONSENSICAL = (
    b"GET /1/look HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 3000 + b"\r\n",
    b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /1/look HTTP/1.1\r\nHost: x\r\nCookie: ravenry=" + b"a" * 20_000 + b"\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 50,
    b"CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://127.0.0.1:1/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"TRACE /1/ HTTP/1.1\r\nHost: x\r\nX-Secret: 1\r\n\r\n",
)


async def test_nonsense_is_refused_in_few_words(address: str) -> None:
    """No echo, no code, no word about the machine."""
    for sent in NONSENSICAL:
        found = await raw(address, sent)
        assert found.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4")) or not found, sent[:40]
        for word in (b"Traceback", b"aiohttp", b"/site-packages/", b"X-Secret", b"Python"):
            assert word not in found, sent[:40]
        assert len(found) < 2000, sent[:40]


async def test_too_large_a_body_is_not_read(ada: Browser) -> None:
    """However its size is told."""

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(200):
            yield b"x" * LARGEST

    sent = {**ada.headers, "X-Ravenry": ada.sign, "Content-Type": "application/json"}
    before = await ada.look()
    for body in (b"x" * (2 * LARGEST), endless()):
        try:
            reply = await ada.session.post(f"{ada.at}/draft", data=body, headers=sent)
            assert (reply.status, await reply.text()) == (413, said("page-bad-request") + "\n")
        except aiohttp.ClientConnectionError:
            pass  # It has hung up in the middle, which says as much.
    assert await ada.look() == before


async def test_a_cookie_that_was_revoked_does_nothing(
    table: Served, ada: Browser, address: str
) -> None:
    """Nor does one that belongs to another page, whatever game it is sent to."""
    (cookie,) = [c.value for c in ada.session.cookie_jar]
    asked = (await ada.look())["asked"]
    assert table.services.pages is not None
    await table.services.pages.close_all(table.standin.user("Ada").id)
    before = await state_of(table)
    async with browser(address) as thief:
        thief.sign = ada.sign
        sent = {"Cookie": f"ravenry={cookie}"}
        body = {"number": asked["number"], "mark": asked["mark"], "path": []}
        for deed in (*DEEDS, "close"):
            for game in (1, 2):
                reply = await thief.post(f"{game}/{deed}", body, **sent)
                assert (reply.status, await reply.text()) == (403, said("page-closed") + "\n")
        for where in ("1/", "1/look", "1/live", "1/story"):
            assert (await thief.get(where, **sent)).status == 403
    assert await state_of(table) == before


async def test_a_seat_that_changes_hands_closes_an_open_line(
    table: Served, ben: Browser, ada: Browser
) -> None:
    """Between two events: who had the seat hears nothing of what its new player does."""
    async with ben.listening() as told:
        await anext(told)
        await leave(table.standin.user("Ben"))
        await table.services.play.seats.take(1, table.standin.user("Dan").id, "Dan", "tyrell")
        heard = [news async for news in told]
    assert heard[-1] == {"closed": True}
    assert not [news for news in heard[:-1] if {"asked", "held"} & set(news)]
    async with browser(ada.address) as own:
        await own.enter(await invited(table, "Dan"))
        async with own.listening() as told:
            assert (await anext(told))["head"]["own"] == "tyrell"
    assert (await ben.get("1/live")).status == 403


async def test_two_who_race_with_one_address(table: Served, address: str) -> None:
    """Of twenty who open it together, one gets in."""
    link = await invited(table, "Ada")
    async with browser(address) as own:
        replies = await asyncio.gather(*(own.redeem(link) for _ in range(20)))
    assert sorted(reply.status for reply in replies) == [200, *[403] * 19]


async def test_confirming_many_times_answers_once(table: Served, ada: Browser) -> None:
    """A second confirmation finds its choices gone, or gives the same answer again."""
    await answer(ada, random.Random(1))
    await ada.do("withdraw", number=(await ada.look())["asked"]["number"])
    while not (asked := (await ada.look())["asked"])["lock"]:
        place = next(p for p in asked["names"] if p not in asked["draft"])
        token = next(value for value, *_ in asked["choices"][place] if "|" not in value)
        assert await ada.choose([*asked["path"], f"{place}={token}"]) == {}
    lock = {"number": asked["number"], "mark": asked["mark"], "carried": "final"}
    told = await asyncio.gather(*(ada.do("lock", **lock) for _ in range(8)))
    assert told.count({}) == 1
    hand = await table.services.play.seat_view(1, table.standin.user("Ada").id)
    assert hand.sealed == asked["draft"]


FOREIGN = (
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"X-Ravenry": ""},
    {"X-Ravenry": "0" * 64},
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"},
)
"""Headers that the page itself never sends."""


async def test_another_site_does_nothing_with_a_cookie(ada: Browser) -> None:
    """Each of the marks of the page's own requests is needed."""
    asked = (await ada.look())["asked"]
    place, ((token, *_), *_) = next(iter(asked["choices"].items()))
    sent = {"number": asked["number"], "mark": asked["mark"], "path": [f"{place}={token}"]}
    for wrong in FOREIGN:
        reply = await ada.post("1/draft", sent, **wrong)
        assert (reply.status, await reply.text()) == (400, said("page-bad-request") + "\n"), wrong
        assert (await ada.look())["asked"] == asked, wrong
    assert (await ada.post("1/draft", sent)).status == 200


async def test_an_address_is_not_guessed(table: Served) -> None:
    """Whoever tries addresses is asked to wait after ten, whatever they say of themselves."""
    async with pages(table.services, times=1) as address, browser(address) as own:
        statuses = Counter[int]()
        for n in range(30):
            told = {"X-Forwarded-For": f"10.0.0.{n}, 203.0.113.7"}
            statuses[(await own.post("open", {"token": "x" * 43}, **told)).status] += 1
        assert statuses == {403: 10, 429: 20}
        reply = await own.post("open", {"token": "x"}, **{"X-Forwarded-For": "203.0.113.8"})
        assert reply.status == 403


async def test_nobody_keeps_the_bot_busy_by_a_page(table: Served) -> None:
    """A user waits after sixty requests at a time, with however many browsers."""
    async with pages(table.services, times=1) as address, browser(address) as own:
        await own.enter(await invited(table, "Ada"))
        statuses = Counter([(await own.get("1/look")).status for _ in range(90)])
        assert statuses == {200: 59, 429: 31}
        slow = await own.get("1/look")
        assert await slow.text() == said("page-too-fast") + "\n"


async def test_lines_are_few(table: Served, ada: Browser) -> None:
    """A ninth page of one user closes the line of the first."""
    replies = [await ada.session.get(f"{ada.at}/live") for _ in range(9)]
    async with asyncio.timeout(30):
        while not replies[0].content.at_eof():
            await replies[0].content.readany()
    for reply in replies[1:]:
        line = await reply.content.readline()
        assert json.loads(line[5:])["head"]
        reply.close()
