"""The log of a game: parts of a round, filters, pages, who may read what, and sharing."""

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from types import ModuleType

import pytest

from bot.games.registry import plugin_of
from bot.local import Standin
from bot.lookup.chronicle import Filter, Passage, passages, topics_of
from bot.panels.reading.log import PAGE, LogPageState, log_page
from bot.store.table import log
from bot.store.table.log import LogEntry
from bot.text import localizer_for
from bot.ui import limits
from bot.ui.custom_id import LONGEST, CustomId
from engine import agot, inis
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.phrase import plain
from engine.rulesets import rulesets
from tests.bot.outbox.test_limits import INFO
from tests.kernel.playing import step
from tests.running.marks import nightly
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.limits import breaches
from tests.wire.said import said, says

GAMES = [
    ("agot-2e", agot),
    ("agot-1e", agot),
    ("inis", inis),
]


def entries_of(events: list[Event]) -> list[LogEntry]:
    """Write events down as the store gives them back."""
    return [
        LogEntry(
            n,
            e.number,
            e.kind,
            {k: plain(v) for k, v in e.params.items()},
            e.audience is not None,
        )
        for n, e in enumerate(events, start=1)
    ]


@pytest.fixture(scope="module")
def told() -> tuple[list[LogEntry], list[tuple[int, str]]]:
    """A whole game at random: its log, and how far the game was after each entry was told."""
    rng = random.Random(3)
    game = Game.new(rulesets["agot-2e"], {"players": 6, "tides_of_battle": True})
    events: list[Event] = []
    stood = []
    while not game.over:
        step(game, rng)
        fetched = game.fetch_events()
        events += fetched
        view = game.view(None)
        stood += [(int(view["round"]), str(view["phase"]))] * len(fetched)
    return entries_of(events), stood


def test_every_entry_knows_its_round(told: tuple[list[LogEntry], list[tuple[int, str]]]) -> None:
    """The round that a log tells of is the one in which it was told."""
    entries, stood = told
    found = passages(entries, plugin_of("agot-2e").outline)
    # An answer may end a round and begin the next: what it tells then belongs to both.
    assert all(0 <= now[0] - p.round <= 1 for p, now in zip(found, stood, strict=True))
    assert {p.round for p in found} == {round for round, _ in stood}
    assert {p.phase for p in found} == set(plugin_of("agot-2e").outline.phases)


@pytest.mark.parametrize(("ruleset", "rules"), GAMES)
def test_kinds_of_events_are_those_that_there_are(ruleset: str, rules: ModuleType) -> None:
    """Parts of a round and topics name events that the rules tell, and have names themselves."""
    outline, said = plugin_of(ruleset).outline, localizer_for("en").of(ruleset)
    modules = Path(str(rules.__file__)).parent.rglob("*.py")
    known = set(re.findall(r'"([a-z-]+)"', "\n".join(m.read_text("utf-8") for m in modules)))
    in_topics = {kind for kinds in outline.topics.values() for kind in kinds}
    assert outline.phase_of
    assert set(outline.phase_of) <= known
    assert set(outline.phase_after) <= known
    assert in_topics <= known
    assert all(said.knows(f"topic-{topic}") for topic in topics_of(outline))
    assert all(said.knows(f"phase-{phase}") for phase in outline.phases)
    for reason in plugin_of(ruleset).reasons:
        assert said.knows(f"why-topic-{reason}")
        assert said.knows(f"why-title-{reason}")


def test_a_game_of_inis_knows_its_rounds() -> None:
    """Its log can be read by round and part of the round as well."""
    rng = random.Random(2)
    game = Game.new(rulesets["inis"], {"players": 3})
    while not game.over:
        step(game, rng)
    found = passages(entries_of(game.fetch_events()), plugin_of("inis").outline)
    assert {p.round for p in found} == set(range(1, int(game.view(None)["round"]) + 1))
    assert {p.phase for p in found} == {"set-up", "assembly", "draft", "season"}
    assert any(Filter(topic="clashes", seat="blue").fits(p) for p in found)


def test_filters_leave_what_was_asked_for(
    told: tuple[list[LogEntry], list[tuple[int, str]]],
) -> None:
    """By round, part of the round, house and topic, and by all of them together."""
    found = passages(told[0], plugin_of("agot-2e").outline)

    def kept(wanted: Filter) -> list[Passage]:
        return [p for p in found if wanted.fits(p)]

    assert kept(Filter()) == found
    assert {p.round for p in kept(Filter(round=2))} == {2}
    assert {p.phase for p in kept(Filter(phase="raids"))} == {"raids"}
    battles = kept(Filter(topic="battles", seat="lannister"))
    assert battles
    assert all("Lannister" in localizer_for("en").of("agot-2e").say(p.phrase) for p in battles)
    assert len(battles) < len(kept(Filter(topic="battles"))) < len(found)
    assert kept(Filter(topic="votes")) == []


def test_a_log_that_goes_back_goes_back_in_its_rounds() -> None:
    """After a step back, what follows belongs to the round that the table went back to."""
    lookup = plugin_of("agot-2e").outline
    entries = [
        LogEntry(1, 1, "began", {}),
        LogEntry(2, 2, "westeros", {"round": 2, "cards": []}),
        LogEntry(3, None, "proposed-back", {"round": 1}),
        LogEntry(4, None, "went-back", {"round": 1}),
        LogEntry(5, 3, "raids-over", {}),
        LogEntry(6, 4, "destroyed", {"house": "house:stark"}),
    ]
    found = passages(entries, lookup)
    assert [p.round for p in found] == [1, 2, 2, 1, 1, 1]
    assert [p.phase for p in found[4:]] == ["raids", "marches"]
    assert found[2].topics == {"table", "votes"}
    assert found[5].seats == {"stark"}


@pytest.mark.parametrize("back", ["went-back", "undone"])
def test_headings_fit_after_going_back(back: str) -> None:
    """What the table says of it, and what follows, stands where the game has gone back to."""
    entries = [
        LogEntry(1, 1, "began", {}),
        LogEntry(2, 2, "marched", {"house": "house:stark"}),
        LogEntry(3, None, back, {"round": 1, "phase": "raids"}),
        LogEntry(4, None, "paused", {}),
        LogEntry(5, 3, "destroyed", {"house": "house:stark"}),
    ]
    found = passages(entries, plugin_of("agot-2e").outline)
    assert [p.phase for p in found[2:]] == ["raids"] * 3
    entries[2] = LogEntry(3, None, back, {"round": 1})
    assert passages(entries, plugin_of("agot-2e").outline)[3].phase == ""


def test_pages_are_within_limits(told: tuple[list[LogEntry], list[tuple[int, str]]]) -> None:
    """Every page of a whole game keeps Discord's limits, menus and all; nothing is left out."""
    found = passages(told[0], plugin_of("agot-2e").outline)
    pages = -(-len(found) // PAGE)
    said = ""
    for page in range(1, pages + 1):
        layout = log_page(
            INFO, found, LogPageState(page=page, filtering=True), localizer_for("en").of("agot-2e")
        )
        components = layout.components()
        assert breaches(components) == []
        said += "\n".join(str(c.get("content")) for c in limits.walk(components))
    missing = [p for p in found if localizer_for("en").of("agot-2e").say(p.phrase) not in said]
    assert missing == []


def test_what_a_button_carries_is_read_again() -> None:
    """A page and its filters survive the way into a button and back, at their longest."""
    at = LogPageState(Filter(99, "marches", "baratheon", "westeros"), 999, True)
    press = CustomId(98765432, "log", arg=at.encode("before"))
    assert len(press.encode()) <= LONGEST
    assert LogPageState.decode(CustomId.decode(press.encode()).arg) == ("before", at)


@pytest.fixture
async def table(standin: Standin, tmp_path: Path) -> AsyncIterator[Served]:
    """Ada, Ben and Cleo have played for some rounds."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        people = {"Ada": "stark", "Ben": "baratheon", "Cleo": "lannister"}
        await standin.user("Ada").slash("game new", CHANNEL, players=3)
        for name, house in people.items():
            await standin.user(name).slash("game join", CHANNEL, seat=house)
        await standin.user("Ada").slash("game start", CHANNEL)
        info = await bot.services.play.game_in_channel(standin.channel(CHANNEL).id)
        assert info is not None
        await bot.begun(info.id)
        rng, users = random.Random(5), {s: standin.user(n).id for n, s in people.items()}
        for _ in range(60):
            for seat in (await bot.services.play.table_view(info.id)).awaited:
                hand = await bot.services.play.seat_view(info.id, users[seat])
                if hand.question is not None and not hand.answered:
                    value = hand.question.shape.sample(rng)
                    number = hand.question.number
                    await bot.services.play.answer(info.id, users[seat], number, value)
        yield bot


@nightly
async def test_the_log_is_read_page_by_page(standin: Standin, table: Served) -> None:
    """/log opens at the end; buttons lead to its beginning, menus filter it."""
    ada = standin.user("Ada")
    await ada.slash("log", CHANNEL)
    last = await ada.wait_for(lambda m: m.ephemeral and says(m.text, "log-title"), CHANNEL)
    await ada.click(last, next(i for i in last.custom_ids if ":first/" in i))
    first = await ada.message(last.id, CHANNEL)
    assert says(first.text, "event-began")
    assert says(first.text, "log-title", page=1)
    await ada.click(first, next(i for i in first.custom_ids if ":filter/" in i))
    menus = await ada.message(last.id, CHANNEL)
    topic = next(i for i in menus.custom_ids if ":topic/" in i)
    await ada.select(menus, topic, "battles")
    battles = await ada.message(last.id, CHANNEL)
    assert not says(battles.text, "event-began")
    round_ = next(i for i in battles.custom_ids if ":round/" in i)
    await ada.select(battles, round_, "1")
    await ada.message(last.id, CHANNEL)
    assert not says((await ada.message(last.id, CHANNEL)).text, "moment-round", round=2)


@nightly
async def test_a_shared_log_tells_everybody_and_no_more(standin: Standin, table: Served) -> None:
    """A shared log is public; a user who presses a button on it gets a private one."""
    ada, dan = standin.user("Ada"), standin.user("Dan")
    info = await table.services.play.game_in_channel(standin.channel(CHANNEL).id)
    assert info is not None
    async with table.services.store.writing() as session:
        secret = {"card": "wildling:crow-killers"}
        await log.add(session, info.id, 9999, "raven-saw", secret, ["stark"])
    await ada.slash("log", CHANNEL, share=True)
    shared = await dan.wait_for(lambda m: says(m.text, "log-title"), CHANNEL)
    assert not shared.ephemeral
    assert not says(shared.text, "event-raven-saw")
    await ada.slash("log", CHANNEL)
    own = await ada.wait_for(lambda m: m.ephemeral and says(m.text, "log-title"), CHANNEL)
    assert says(own.text, "event-raven-saw")
    assert says(own.text, "log-line-private")
    await dan.click(shared, next(i for i in shared.custom_ids if ":first/" in i))
    his = await dan.wait_for(lambda m: m.ephemeral and says(m.text, "log-title", page=1), CHANNEL)
    assert his.id != shared.id
    assert not says(his.text, "event-raven-saw")


async def test_a_log_is_found_by_its_number(standin: Standin, table: Served) -> None:
    """From another channel, by number; unknown numbers and filters are refused with a message."""
    dan = standin.user("Dan")
    info = await table.services.play.game_in_channel(standin.channel(CHANNEL).id)
    assert info is not None
    await dan.slash("log", "general", game=info.id, seat="Stark", phase="marches")
    await dan.wait_for(lambda m: m.ephemeral and says(m.text, "log-title"), "general")
    await dan.slash("log", "general", game=4711)
    await dan.wait_for(lambda m: m.ephemeral and says(m.text, "trouble-no-such-game"), "general")
    await dan.slash("log", CHANNEL, topic="gossip")
    await dan.wait_for(
        lambda m: m.ephemeral and says(m.text, "trouble-nothing-of-that-name", given="gossip"),
        CHANNEL,
    )
    typed = said("topic-battles")[:4].lower()
    assert [c["value"] for c in await dan.autocomplete("log", "topic", typed, CHANNEL)] == [
        "battles"
    ]


async def test_a_log_speaks_the_words_of_its_game(standin: Standin, tmp_path: Path) -> None:
    """Parts of a round have the names that they have in the game of the channel."""
    async with serving(standin, tmp_path / "games.sqlite3"):
        ada = standin.user("Ada")
        await ada.slash("game new", CHANNEL, ruleset="inis", players=2)
        await ada.slash("game stewards", CHANNEL)
        await ada.slash("game start", CHANNEL)
        suggested = await ada.autocomplete("log", "phase", "dra", CHANNEL)
        assert [c["name"] for c in suggested] == ["Draft"]
        await ada.slash("log", CHANNEL, phase="Draft")
        await ada.wait_for(lambda m: m.ephemeral and says(m.text, "log-title"), CHANNEL)
