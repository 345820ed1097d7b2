"""Whatever a hostile client sends changes nothing, and teaches it nothing."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any

import pytest

from bot.page.guard import LARGEST
from tests.at_table import Served
from tests.marks import nightly
from tests.page.touching import answer
from tests.page.visiting import Browser, browser, invited, pages
from tests.said import said

NONSENSE: list[Any] = [
    *(None, True, -1, 0.5, 2**70, "", "x", [], {}, [[]], "\x00", "🏰", "a" * 9000),
    *("area:winterfell", "../../etc/passwd", "<script>", "' OR 1=1 --", "%00", "../1"),
]


def body(rng: random.Random, asked: dict[str, Any]) -> Any:
    """Return what a page would send, with some of it spoiled."""
    sent: dict[str, Any] = {"number": asked["number"], "mark": asked["mark"], "path": []}
    for key in rng.sample([*sent, "carried", "token", "preset"], rng.randint(1, 3)):
        sent[key] = rng.choice(NONSENSE)
    if rng.random() < 0.3:
        sent["path"] = [rng.choice(NONSENSE) for _ in range(rng.randint(0, 300))]
    return sent if rng.random() < 0.9 else rng.choice(NONSENSE)


async def one_request(own: Browser, stranger: Browser, rng: random.Random, asked: Any) -> int:
    """Send something malformed, foreign or stale; return the status of the reply."""
    page = rng.choice((own, own, stranger))
    where = rng.choice(
        ("1/draft", "1/lock", "1/withdraw", "1/undo", "1/preset", "open", "2/draft", "1/nothing")
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


@pytest.mark.parametrize(
    "wrong",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"X-Ravenry": ""},
        {"X-Ravenry": "0" * 64},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
    ],
    ids=str,
)
async def test_another_site_does_nothing_with_a_cookie(ada: Browser, wrong: dict[str, str]) -> None:
    """Each of the marks of the page's own requests is needed."""
    asked = (await ada.look())["asked"]
    place, ((token, *_), *_) = next(iter(asked["choices"].items()))
    sent = {"number": asked["number"], "mark": asked["mark"], "path": [f"{place}={token}"]}
    reply = await ada.post("1/draft", sent, **wrong)
    assert (reply.status, await reply.text()) == (400, said("page-bad-request") + "\n")
    assert (await ada.look())["asked"] == asked
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
