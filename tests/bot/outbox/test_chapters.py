"""What is told in the channel: posts that grow, scenes with pictures, rounds in a few lines."""

from __future__ import annotations

import itertools
import json
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.games.pictures import Picture
from bot.games.registry import plugin_of
from bot.local import Settings, Standin
from bot.local.world import server_changes
from bot.local.world.model import Message
from bot.local.world.permissions import Permission
from bot.outbox.updates import of_the_last_round
from bot.posts.updates import SENTENCES, divided, lines_of
from bot.store.table.games import GameInfo
from bot.store.table.log import LogEntry
from bot.text import localizer_for
from engine.kernel.event import EventData
from engine.kernel.ruleset import View
from tests.running.marks import costly, daily, nightly
from tests.wire.at_table import CHANNEL, PIXEL, InkSaver, Served, open_table, serving
from tests.wire.playing import answer_one, in_round, play_until, seated
from tests.wire.pressing import click, find, use
from tests.wire.said import says
from tests.wire.told import posted_twice, public_messages, text_of, untold

SEEDS = {"agot-2e": 3}
"""With these all kinds of scenes come about within two rounds."""

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
TABLES = [("agot-2e", 6), ("agot-1e", 5), ("inis", 4)]


class Sketcher(InkSaver):
    """Draws nothing, and remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.wishes: list[dict[str, Any]] = []

    async def paint(self, view: View, happened: Sequence[EventData] = (), **wish: Any) -> Picture:
        """Return a pixel."""
        self.wishes.append({"round": view["round"], "phase": view["phase"], **wish})
        return Picture(PIXEL, "A picture.", 1, 1)


@dataclass(frozen=True)
class Played:
    """A game that has gone on for some rounds, and that several tests look at."""

    standin: Standin
    database: Path
    view: View
    """The board when the third round began."""
    wishes: list[dict[str, Any]]

    @property
    def posts(self) -> list[Message]:
        """What everybody can read of it."""
        return public_messages(self.standin)


_played: dict[tuple[str, int], Played] = {}


async def played(directory: Path, ruleset: str, players: int, rounds: int = 2) -> Played:
    """Play so many rounds at random; the same ones are played once in a process."""
    if (ruleset, rounds) not in _played:
        database, sketcher = directory / "games.sqlite3", Sketcher()
        async with Standin(Settings(users=8)) as standin:
            standin.service.clock.freeze()
            async with serving(
                standin, database, painter=sketcher, seed=SEEDS.get(ruleset, 1)
            ) as bot:
                rng = await begun(bot, ruleset, players)
                view = (await play_until(bot, rng, in_round(3))).view
                await play_until(bot, rng, in_round(rounds + 1))
        assert standin.violations == []
        _played[ruleset, rounds] = Played(standin, database, view, sketcher.wishes)
    return _played[ruleset, rounds]


def growing(bot: Served) -> list[Message]:
    """Return the posts of chapters that go on: one at most."""
    return [m for m in public_messages(bot.standin) if says(text_of(m), "chapter-goes-on")]


def going_on(bot: Served) -> Message:
    """Return the post of the chapter that goes on."""
    return growing(bot)[-1]


def lines(message: Message) -> list[str]:
    """Return the lines of a post that tell what happened."""
    return [line for line in text_of(message).splitlines() if line.startswith("- ")]


async def begun(bot: Served, ruleset: str = "agot-2e", players: int = 6) -> random.Random:
    """Begin a game of people who play at random."""
    await seated(bot, NAMES[:players], {}, ruleset=ruleset, players=players)
    return random.Random(1)


def events(path: Path, kind: str) -> list[dict[str, Any]]:
    """Return the parameters of all public events of a kind."""
    with closing(sqlite3.connect(path)) as books:
        rows = books.execute(
            "SELECT params FROM events WHERE kind = ? AND audience IS NULL", [kind]
        )
        return [json.loads(params) for (params,) in rows.fetchall()]


# -- a post that grows ------------------------------------------------------------------------


async def test_a_chapter_is_one_post_that_grows_by_edits(bot: Served) -> None:
    """What has happened is read at once, and edits make no phone ring."""
    rng = await begun(bot)
    await play_until(bot, rng, lambda table: table.view["phase"] == "marches")
    await answer_one(bot, rng)
    first, before = going_on(bot), len(public_messages(bot.standin))
    told = lines(first)
    assert told
    mentioned = list(first.mentions)
    for _ in range(10):
        if len(lines(first)) > len(told):
            break
        await answer_one(bot, rng)
    assert lines(first)[: len(told)] == told
    assert list(first.mentions) == mentioned == []
    grown = [
        m for m in public_messages(bot.standin)[before:] if says(text_of(m), "chapter-goes-on")
    ]
    assert grown == []


@nightly
@pytest.mark.parametrize("rounds", daily(1, of=(1, 2, 3)))
@pytest.mark.parametrize(("ruleset", "players"), daily(("inis", 4), of=TABLES))
async def test_what_the_channel_reads_of_some_rounds(
    tmp_path: Path, ruleset: str, players: int, rounds: int
) -> None:
    """No line is lost, none comes twice, no post is empty; a round ends in five lines and a board.

    Whatever the rules have told everybody stands in the channel, and no post has a headline and
    nothing else.
    """
    game = await played(tmp_path, ruleset, players, rounds)
    with closing(sqlite3.connect(game.database)) as books:
        assert untold(books, game.standin) == []
    told = [m for m in game.posts if says(text_of(m), "round-told", round="2")]
    assert len(told) == 1
    assert told[0].attachments
    plugin, say = plugin_of(ruleset), localizer_for("en").of(ruleset)
    assert 1 <= len(plugin.tell_round(game.view, [], say)) <= 5
    assert lines(told[0])
    assert posted_twice(game.posts) == []
    bare = [
        m
        for m in game.posts
        if says(text_of(m), "chapter-title") and not m.attachments and not lines(m)
    ]
    assert bare == []


@nightly
async def test_a_post_that_somebody_has_deleted_is_posted_anew(bot: Served, tmp_path: Path) -> None:
    """With all that it has told."""
    rng = await begun(bot)
    await play_until(bot, rng, lambda table: table.view["phase"] == "marches")
    await answer_one(bot, rng)
    first = going_on(bot)
    assert lines(first)
    bot.standin.channel(CHANNEL).messages.pop(first.id)
    await play_until(bot, rng, in_round(2))
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as books:
        assert untold(books, bot.standin) == []


@nightly
async def test_a_crash_before_the_post_is_written_down_posts_it_once(
    standin: Standin, tmp_path: Path
) -> None:
    """The next process finds it again, and tells in it what has happened meanwhile."""
    standin.service.clock.freeze()
    database = tmp_path / "games.sqlite3"
    async with serving(standin, database) as bot:
        rng = await begun(bot)
        await play_until(bot, rng, lambda table: table.view["phase"] == "marches")
        await answer_one(bot, rng)
        before = going_on(bot)
        told = lines(before)
    with closing(sqlite3.connect(database)) as crashed, crashed:
        crashed.execute("DELETE FROM chapters")
        crashed.execute("UPDATE outbox SET state = 'sending' WHERE kind = 'opened'")
        crashed.execute(
            "UPDATE events SET params = json_set(params, '$.number', 1)"
            " WHERE number = (SELECT max(number) FROM events)"
        )
    async with serving(standin, database) as bot:
        await bot.settled()
        assert [m.id for m in public_messages(standin) if says(text_of(m), "chapter-goes-on")] == [
            before.id
        ]
        assert lines(going_on(bot)) == told
        await play_until(bot, rng, in_round(2))
        with closing(sqlite3.connect(database)) as books:
            assert untold(books, bot.standin) == []
        assert posted_twice(public_messages(standin)) == []


async def test_a_table_that_goes_back_says_what_was_undone(bot: Served) -> None:
    """The post that grew says so, and the chapter begins in another one."""
    await seated(bot, ["Ada"], {})
    rng = random.Random(1)
    await play_until(bot, rng, lambda table: bool(growing(bot)))
    undone = going_on(bot)
    moments = await bot.services.play.votes.moments(1)
    await bot.services.play.votes.propose_back(1, bot.standin.user("Ada").id, moments[-1].question)
    await bot.settled()
    assert says(text_of(undone), "chapter-undone")


def test_what_one_post_has_no_room_for_goes_into_the_next() -> None:
    """Every line stands in one of them, and none is too long for Discord."""
    event = {"id": "event-token-left", "params": {"house": "house:stark", "area": "area:the-eyrie"}}
    info = GameInfo(1, 2, 3, 4, "agot-2e", {}, (), {}, "running", 0.0, ())
    told = lines_of(info, [event] * 200, localizer_for("en").of("agot-2e"))
    parts = divided(told)
    assert len(parts) > 1
    assert [line for part in parts for line in part] == told
    assert all(len("\n".join(part)) <= SENTENCES for part in parts)


# -- scenes -----------------------------------------------------------------------------------


@costly("several tests look at this game")
async def test_people_are_shown_what_they_gather_to_see(tmp_path: Path) -> None:
    """Westeros cards, bids, wildlings and battles: each with a card picture, in its own post."""
    game = await played(tmp_path, "agot-2e", 6)
    posts = [m for m in game.posts if m.attachments]
    say = localizer_for("en").of("agot-2e")
    for kind in ("westeros", "combat-decided", "wildling-card", "attacked"):
        happened = events(game.database, kind)
        shown = [
            m
            for params in happened
            for m in posts
            if text_of(m).strip().startswith(f"### {say(f'event-{kind}', **params)}")
        ]
        if kind == "attacked":
            assert 0 < len(shown) <= len(happened)  # some are decided before they are told
        else:
            assert len(shown) == len(happened) > 0, kind
    drawn = {wish["scene"]["kind"] for wish in game.wishes if "scene" in wish}
    assert {"westeros", "bids", "wildling-card"} <= drawn
    assert any(wish.get("battle") and wish.get("lines") for wish in game.wishes)


@nightly
async def test_in_inis_clashes_and_pretenders_are_shown(tmp_path: Path) -> None:
    """And who meets which conditions, when that changes."""
    game = await played(tmp_path, "inis", 4)
    clashes = len(events(game.database, "clash"))
    assert sum(bool(wish.get("battle")) for wish in game.wishes) == clashes > 0
    assert {w["scene"]["kind"] for w in game.wishes if "scene" in w} <= {
        "pretender",
        "conditions-met",
    }
    assert any("scene" in wish for wish in game.wishes)


@nightly
async def test_in_inis_the_island_is_drawn_after_every_clash_and_season(tmp_path: Path) -> None:
    """One picture for each chapter, in its post; what a clash has changed can be seen at once."""
    game = await played(tmp_path, "inis", 4)
    boards = [wish for wish in game.wishes if "scene" not in wish and not wish.get("battle")]
    over = [len(events(game.database, kind)) for kind in ("clash-over", "season-over")]
    assert min(over) > 0
    assert len(boards) >= sum(over)
    posts = [message for message in game.posts if message.attachments]
    assert len(boards) <= len(posts)


@costly("several tests look at this game")
async def test_a_change_of_who_is_winning_is_shown(tmp_path: Path) -> None:
    """Who leads in castles, and what decides a tie; the first leader of a game is no news."""
    game = await played(tmp_path, "agot-2e", 6)
    changes = events(game.database, "leads")
    assert changes
    leaders = [change["houses"] for change in changes]
    assert all(a != b for a, b in itertools.pairwise(leaders))
    shown = [m for m in game.posts if says(text_of(m), "table-leads")]
    assert len(shown) == len(changes)


# -- rounds and maps --------------------------------------------------------------------------


def test_what_was_undone_is_not_told_of_a_round() -> None:
    """Only what holds counts: from the end of the last round, without what a table went back on."""
    log = [
        LogEntry(1, 1, "consolidation-over", {}),
        LogEntry(2, 2, "attacked", {}),
        LogEntry(3, 3, "marched", {}),
        LogEntry(4, None, "went-back", {"since": 2}),
        LogEntry(5, 4, "raid", {}),
        LogEntry(6, 5, "consolidation-over", {}),
    ]
    kept = [entry.kind for entry in of_the_last_round(log, ["consolidation-over"])]
    assert kept == ["attacked", "raid", "consolidation-over"]


@pytest.mark.parametrize("rounds", daily(1, of=(1, 3)))
@pytest.mark.parametrize("maps", daily("few", of=("few", "normal", "all")))
async def test_a_table_says_how_often_the_board_is_drawn(
    standin: Standin, tmp_path: Path, maps: str, rounds: int
) -> None:
    """Whole at the turn of a round and at its end; in between the region, or all, or nothing."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "g.sqlite3", painter=(sketcher := Sketcher())) as bot:
        await seated(bot, NAMES, {"maps": maps}, players=6)
        await play_until(bot, random.Random(1), in_round(rounds + 1))
    boards = [w for w in sketcher.wishes if "scene" not in w and "battle" not in w]
    whole = [w for w in boards if "zoom" not in w]
    regions = [w for w in boards if "zoom" in w]
    match maps:
        case "few":
            assert (len(whole), regions) == (2 * rounds + 1, [])
        case "normal":
            assert 2 * rounds + 1 <= len(whole) <= 4 * rounds
            assert regions
        case "all":
            assert len(whole) > 4 * rounds
            assert regions == []


@nightly
async def test_without_the_right_to_attach_files_everything_is_told_in_words(
    bot: Served, tmp_path: Path
) -> None:
    """Each chapter once, also where its picture would have come by an edit."""
    rng = await begun(bot)
    allowed = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.READ_MESSAGE_HISTORY
    server_changes.set_bot_permissions(bot.standin.service, int(allowed))
    await play_until(bot, rng, in_round(2))
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as books:
        assert untold(books, bot.standin) == []
    assert posted_twice(public_messages(bot.standin)) == []
    ends = [m for m in public_messages(bot.standin) if says(text_of(m), "event-marches-over")]
    assert len(ends) <= 1


# -- what changes nothing ---------------------------------------------------------------------


def test_lines_that_say_that_nothing_happened_become_one() -> None:
    """Raids that find nothing, and marches that stay; one alone is told as it is."""

    def found_nothing(house: str, area: str) -> dict[str, Any]:
        params = {"house": f"house:{house}", "area": f"area:{area}"}
        return {"id": "event-raid-nothing", "params": params}

    info = GameInfo(1, 2, 3, 4, "agot-2e", {}, (), {}, "running", 0.0, ())
    say = localizer_for("en").of("agot-2e")
    one = found_nothing("stark", "winterfell")
    assert lines_of(info, [one], say) == [f"- {say.say(one)}"]
    token = {"id": "event-token-left", "params": one["params"]}
    both = lines_of(info, [one, token, found_nothing("tyrell", "highgarden")], say)
    assert both[0] == f"- {say.say(token)}"
    assert len(both) == 2
    assert all(name in both[1] for name in ("Stark", "Winterfell", "Tyrell", "Highgarden"))
    assert lines_of(info, [one, found_nothing("tyrell", "highgarden"), token], say) == both[::-1]


# -- agreeing on it ---------------------------------------------------------------------------


async def test_a_table_is_opened_with_what_it_agrees_on(bot: Served) -> None:
    """Maps, a time bank, weekends and shorter clocks stand on the card."""
    ada = bot.standin.user("Ada")
    await open_table(
        bot, ada, hours=24, bank=48 * 3600, weekends="Europe/Berlin", strict=True, maps="few"
    )
    await bot.settled()
    (card,) = await ada.pins(CHANNEL)
    for id in ("agreed-bank", "agreed-weekends", "agreed-strict-true", "agreed-maps-few"):
        assert says(card.text, id)


async def test_the_settings_offer_it_too(bot: Served) -> None:
    """On a page for patience, and among the posts; everything fits into one message."""
    ada = bot.standin.user("Ada")
    await open_table(bot, ada, hours=24)
    await bot.settled()
    (card,) = await ada.pins(CHANNEL)
    card = await click(ada, card, "panel")
    opened = await ada.click(card, find(card, "setup"))
    seen = await ada.message(opened.message or "", CHANNEL)
    for page, field, value in (
        ("patience", "bank", str(2 * 86400)),
        ("patience", "weekends", "UTC"),
        ("patience", "strict", "true"),
        ("posts", "maps", "all"),
    ):
        turned = seen
        if not any(id.endswith(f"{page}:{field}") for id in seen.custom_ids):
            outcome = await ada.click(seen, find(seen, "setup", page))
            turned = await ada.message(outcome.message or seen.id, CHANNEL)
        outcome = await ada.select(turned, find(turned, "agree", f"{page}:{field}"), value)
        seen = await ada.message(outcome.message or turned.id, CHANNEL)
        assert says(seen.text, "setup-kept")
    terms = (await bot.services.play.info(1)).terms
    agreed = (terms["bank"], terms["weekends"], terms["strict"], terms["maps"])
    assert agreed == (2 * 86400, "UTC", True, "all")


@nightly
@pytest.mark.parametrize(
    ("agreed", "left"),
    [({"together": 86400, "bank": 7200}, "status-bank"), ({"clock": 86400}, "status-clock")],
)
async def test_the_card_says_how_long_players_usually_take(
    bot: Served, agreed: dict[str, int], left: str
) -> None:
    """In words that blame nobody, once there is something to say; and what is left of banks."""
    rng = await begun(bot)
    await bot.services.play.time.agree(1, bot.standin.user("Ada").id, agreed)
    for _ in range(10):
        await bot.after(1800)
        await answer_one(bot, rng)
    await bot.after(1800)
    await answer_one(bot, rng)
    status = await use(bot.standin.user("Ada"), "status")
    assert says(status.text, "status-waits")
    assert says(status.text, left)


async def test_the_last_one_awaited_hears_of_it(bot: Served) -> None:
    """In a message of their own, when all others have answered a while after they were asked."""
    rng = await begun(bot)
    play = bot.services.play
    await bot.after(3600)
    while len((await play.table_view(1)).awaited) > 1:
        await answer_one(bot, rng)
    table = await play.table_view(1)
    (last,) = table.awaited
    person = next(p for p in bot.standin.service.world.people() if p.id == table.info.users[last])
    heard = [m.text for m in await bot.standin.user(person.display_name).dms()]
    assert says(heard[-1], "notice-last")


async def test_a_locked_phone_shows_what_a_post_tells(tmp_path: Path) -> None:
    """Chapters, scenes and rounds are announced in words, which then become the post."""
    pushed: list[tuple[Message, str]] = []

    def look(channel: object, message: Message, created: bool) -> None:
        if created and message.author_id == standin.service.world.bot.id and message.push:
            pushed.append((message, message.push))

    async with (
        Standin(Settings(users=8)) as standin,
        serving(standin, tmp_path / "games.sqlite3", seed=3) as bot,
    ):
        standin.service.witnesses.append(look)
        await seated(bot, NAMES[:3], {}, ruleset="agot-2e", players=3)
        await play_until(bot, random.Random(3), in_round(2))
        await bot.settled()
    posts = [(m, push) for m, push in pushed if m.attachments]
    assert len(posts) >= 3
    for message, push in posts:
        assert message.content == ""
        assert push.splitlines()[0].strip() in text_of(message).replace("*", "").replace("#", "")
