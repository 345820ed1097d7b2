"""Practice, over the wire: each task is solved with the panels of a game, and by nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games.registry import plugin_of, plugins
from bot.local import Standin
from bot.local.page.person import Person, VisibleMessage
from bot.practice.task import read_tasks
from bot.store import Store
from bot.store.keeping.facts import PRACTISED
from bot.text import languages, localizer_for
from bot.ui.custom_id import CustomId
from tests.running.marks import daily
from tests.wire.at_table import CHANNEL, Served, serving
from tests.wire.pressing import click, find, use
from tests.wire.said import said, says

Way = Sequence[str]
"""What is pressed one after another: ``verb arg`` of a button, and of a select also the value."""

SOLUTIONS: dict[tuple[str, str], tuple[Way, Way]] = {
    ("agot-2e", "orders"): (
        ("put white-harbor defend+1", "put winterfell march+0", "lock"),
        ("put white-harbor march+0", "put winterfell defend+1", "lock"),
    ),
    ("agot-2e", "the-twins"): (
        ("show who=", "go footman*1,knight*1 area:the-twins", "lock"),
        ("show who=", "go footman*1,knight*1 area:seagard", "lock"),
    ),
    ("agot-2e", "power-behind"): (
        ("go footman*1 area:moat-cailin", "take mark:leave", "lock"),
        ("go footman*1 area:moat-cailin", "lock"),
    ),
    ("agot-2e", "raid"): (
        ("take area:the-narrow-sea", "lock"),
        ("take choice:no-target", "lock"),
    ),
    ("agot-2e", "house-card"): (
        ("take  card:eddard-stark", "lock"),
        ("take  card:ser-rodrick-cassel", "lock"),
    ),
    ("agot-2e", "support"): (
        ("go footman*1 area:the-twins", "lock"),
        ("go footman*1 area:greywater-watch", "lock"),
    ),
    ("agot-2e", "muster"): (
        ("take  winterfell/knight/winterfell", "lock"),
        ("take  winterfell/footman/winterfell", "lock"),
    ),
    ("agot-2e", "bid"): (
        ("take  number:3", "lock"),
        ("take  number:4", "lock"),
    ),
    ("agot-2e", "wildlings"): (
        ("take number:3", "lock"),
        ("take number:2", "lock"),
    ),
    ("agot-2e", "seventh-castle"): (
        ("show who knight#1", "go knight*1 area:seagard", "lock"),
        ("show who=", "go footman*1,knight*1 area:seagard", "lock"),
    ),
    ("inis", "draft"): (
        ("pick  card:exploration", "lock"),
        ("pick  card:druid", "lock"),
    ),
    ("inis", "new-clans"): (
        ("take card:new-clans", "lock", "take valley/clan", "take valley/clan", "lock"),
        ("take card:new-clans", "lock", "take cove/clan", "take cove/clan", "lock"),
    ),
    ("inis", "druid"): (
        ("take card:druid", "lock", "take card:conquest", "lock"),
        ("take card:exploration", "lock"),
    ),
    ("inis", "shelter"): (
        ("take choice:shelter", "lock"),
        ("take choice:stay-out", "lock"),
    ),
    ("inis", "attack"): (
        ("take choice:attack", "lock"),
        ("take choice:propose-peace", "lock"),
    ),
    ("inis", "deed"): (
        ("take choice:attack", "lock", "take card:bard", "lock"),
        ("take choice:attack", "lock", "take choice:pass", "lock"),
    ),
    ("inis", "geis"): (
        ("take choice:pass", "lock", "take card:geis", "lock"),
        ("take choice:pass", "lock", "take choice:pass", "lock"),
    ),
    ("inis", "build"): (
        ("take card:citadel", "take area:cove", "lock"),
        ("take card:citadel", "take area:moor", "lock"),
    ),
    ("inis", "conquest"): (
        (
            "take card:conquest",
            "take area:valley",
            "lock",
            "take cove/clan",
            "take cove/clan",
            "lock",
        ),
        ("take choice:pass", "lock"),
    ),
    ("inis", "pretender"): (
        ("take choice:pretender", "lock"),
        ("take choice:pass", "lock"),
    ),
}
SOLUTIONS |= {
    ("agot-1e", id): ways
    for (ruleset, id), ways in SOLUTIONS.items()
    if ruleset == "agot-2e" and id not in ("support", "seventh-castle")
}
SOLUTIONS["agot-1e", "house-card"] = (
    SOLUTIONS["agot-2e", "house-card"][0],
    ("take  card:catelyn-stark", "lock"),
)
"""By tasks, how each is solved, and how it is not."""


async def begun(person: Person, ruleset: str, id: str) -> VisibleMessage:
    """Choose a task from the list of its game; return its panel."""
    listed = await use(person, "game learn", practice=True, ruleset=ruleset)
    return await pressed(person, listed, find(listed, "practice", f"{ruleset}/*"), id)


async def step(person: Person, panel: VisibleMessage, way: str) -> VisibleMessage:
    """Press a button, or choose in a select."""
    verb, _, rest = way.partition(" ")
    arg, _, value = rest.partition(" ")
    return await pressed(person, panel, find(panel, verb, arg), *([value] if value else []))


async def pressed(person: Person, panel: VisibleMessage, id: str, *values: str) -> VisibleMessage:
    """Press or choose; return what is shown when nobody else has to answer any more."""
    if values:
        outcome = await person.select(panel, id, *values)
    else:
        outcome = await person.click(panel, id)
    shown, edits = outcome.message or panel.id, panel.edits

    def is_ready(now: VisibleMessage) -> bool:
        later = outcome.kind == "acknowledged" and now.edits == edits
        others = says(now.text, "panel-nothing") or says(now.text, "panel-sealed-until")
        return now.id == shown and not now.loading and not later and not others

    return await person.wait_for(is_ready, CHANNEL)


@pytest.mark.parametrize(("ruleset", "id"), daily(*list(SOLUTIONS)[::4], of=SOLUTIONS))
async def test_a_task_is_solved_by_what_it_asks_and_by_nothing_else(
    bot: Served, ruleset: str, id: str
) -> None:
    """What it says below a solution and below another answer is its own; the next is one press."""
    ada = bot.standin.user("Ada")
    right, wrong = SOLUTIONS[ruleset, id]
    panel = await begun(ada, ruleset, id)
    assert says(panel.text, f"practice-{id}-task")
    for way in wrong:
        assert not ended(panel)
        panel = await step(ada, panel, way)
    assert says(panel.text, "practice-missed", why=said(f"practice-{id}-missed"))
    panel = await click(ada, panel, "practice", f"{ruleset}/{id}")
    for way in right:
        assert not ended(panel)
        panel = await step(ada, panel, way)
    assert says(panel.text, "practice-solved", why=said(f"practice-{id}-solved"))
    following = [one.id for one in plugin_of(ruleset).tasks][1:]
    at = [one.id for one in plugin_of(ruleset).tasks].index(id)
    if at < len(following):
        panel = await click(ada, panel, "practice", f"{ruleset}/{following[at]}")
        assert says(panel.text, f"practice-{following[at]}-task")
    else:
        assert find(panel, "learn", ruleset)


def ended(panel: VisibleMessage) -> bool:
    """Tell whether a panel says how a task has ended."""
    return says(panel.text, "practice-solved") or says(panel.text, "practice-missed")


def test_every_task_has_a_solution_that_is_tried() -> None:
    """None is left out here, and none is tried that is offered no more."""
    offered = {(one, task.id) for one, plugin in plugins().items() for task in plugin.tasks}
    assert offered == SOLUTIONS.keys()


@pytest.mark.parametrize("language", languages())
def test_every_task_has_words_in_every_language(language: str) -> None:
    """Title, task, and why it is solved or is not."""
    for ruleset, id in SOLUTIONS:
        say = localizer_for(language).of(ruleset)
        for part in ("", "-task", "-solved", "-missed"):
            assert say.has(f"practice-{id}{part}"), (language, id, part)


async def test_what_was_solved_is_marked_and_the_list_goes_on_from_there(bot: Served) -> None:
    """The first button begins the first task that is not solved."""
    ada = bot.standin.user("Ada")
    listed = await use(ada, "game learn", practice=True)
    first, second = plugin_of("agot-2e").tasks[:2]
    assert begin_of(listed) == f"agot-2e/{first.id}"
    panel = await click(ada, listed, "practice", f"agot-2e/{first.id}")
    for way in SOLUTIONS["agot-2e", first.id][0]:
        panel = await step(ada, panel, way)
    assert CustomId.decode(panel.custom_ids[-1]).arg == "agot-2e"
    listed = await pressed(ada, panel, panel.custom_ids[-1])
    assert says(listed.text, "practice-line-solved", title=said(f"practice-{first.id}"))
    assert not says(listed.text, "practice-line-solved", title=said(f"practice-{second.id}"))
    assert begin_of(listed) == f"agot-2e/{second.id}"


def begin_of(listed: VisibleMessage) -> str:
    """Return the task that the first button of a list begins."""
    return next(CustomId.decode(id).arg for id in listed.custom_ids)


async def test_nothing_of_practice_is_at_any_table(bot: Served) -> None:
    """No game, no message, no figure; of those who practise there is what they have solved."""
    ada = bot.standin.user("Ada")
    panel = await begun(ada, "agot-2e", "the-twins")
    for way in SOLUTIONS["agot-2e", "the-twins"][0]:
        panel = await step(ada, panel, way)
    assert ended(panel)
    await use(ada, "game learn", practice=True)  # which waits until what was solved is noted
    await bot.settled()
    async with bot.services.store.reading() as session:
        for table in ("games", "players", "outbox", "answers", "conduct", "figures", "events"):
            assert await session.value(f"SELECT count(*) FROM {table}") == 0, table
    assert await bot.services.fact(PRACTISED.key(ada.id)) == '["agot-2e/the-twins"]'
    assert says((await use(ada, "my games")).text, "games-none")
    assert [m for m in await bot.standin.user("Ben").messages(CHANNEL) if not m.ephemeral] == []


async def test_a_user_has_one_attempt_and_old_ones_go(bot: Served) -> None:
    """Who begins a task anew takes the place of what they tried; what is a day old goes."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    first = await begun(ada, "agot-2e", "the-twins")
    for id in ("raid", "muster", "bid"):
        await begun(ada, "agot-2e", id)
    store, practice = await bot.services.practice.opened()
    assert await counted(store, "games") == 1
    rows = {table: await counted(store, table) for table in ("events", "outbox", "rests", "kv")}
    gone = await step(ada, first, "show who=")
    assert says(gone.text, "practice-title")
    await begun(ada, "agot-2e", "bid")
    assert {table: await counted(store, table) for table in rows} == rows
    bot.standin.service.clock.advance(86_401)
    await begun(ben, "agot-2e", "bid")
    assert [info.host for info in await practice.games_of(ben.id)] == [ben.id]
    assert await counted(store, "games") == 1


async def counted(store: Store, table: str) -> int:
    """Count the rows of a table."""
    async with store.reading() as session:
        return int(await session.value(f"SELECT count(*) FROM {table}"))


async def test_a_task_goes_on_after_a_restart(standin: Standin, tmp_path: Path) -> None:
    """Its buttons work, and it is judged as if nothing had been."""
    standin.service.clock.freeze()
    ada = standin.user("Ada")
    right = SOLUTIONS["agot-2e", "orders"][0]
    async with serving(standin, tmp_path / "games.sqlite3"):
        panel = await begun(ada, "agot-2e", "orders")
        panel = await step(ada, panel, right[0])
    async with serving(standin, tmp_path / "games.sqlite3"):
        for way in right[1:]:
            panel = await step(ada, panel, way)
    assert says(panel.text, "practice-solved")


async def test_a_file_that_cannot_be_opened_is_begun_again(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing in it has to last; whoever presses an old button gets the list."""
    standin.service.clock.freeze()
    ada = standin.user("Ada")
    async with serving(standin, tmp_path / "games.sqlite3"):
        panel = await begun(ada, "agot-2e", "orders")
    spoil(tmp_path)
    async with serving(standin, tmp_path / "games.sqlite3"):
        panel = await step(ada, panel, SOLUTIONS["agot-2e", "orders"][0][0])
        assert says(panel.text, "practice-title")
        panel = await begun(ada, "agot-2e", "orders")
        assert says(panel.text, "practice-orders-task")


def spoil(folder: Path) -> None:
    """Make something else of the file of practice."""
    for file in folder.glob("games.sqlite3.practice*"):
        file.write_bytes(b"no database" * 1000)


async def test_whoever_deletes_their_data_deletes_what_they_tried(bot: Served) -> None:
    """Their file names it before, and nothing is left afterwards."""
    ada = bot.standin.user("Ada")
    panel = await begun(ada, "agot-2e", "the-twins")
    for way in SOLUTIONS["agot-2e", "the-twins"][0]:
        panel = await step(ada, panel, way)
    store, practice = await bot.services.practice.opened()
    assert (await practice.users.data(ada.id))["games"]
    data = await click(ada, await use(ada, "my settings"), "data")
    data = await click(ada, data, "data", "ask")
    data = await click(ada, data, "data", "delete")
    assert says(data.text, "data-deleted")
    assert await counted(store, "games") == 0
    assert await bot.services.fact(PRACTISED.key(ada.id)) is None


async def test_a_groups_own_tasks_stand_behind_the_others(bot: Served) -> None:
    """In the words of the group, without any effect of the marks in them."""
    ada = bot.standin.user("Ada")
    (task,) = read_tasks(OWN, own=True)
    bot.services.tasks = {"agot-2e": [task]}
    listed = await use(ada, "game learn", practice=True)
    number = len(plugin_of("agot-2e").tasks) + 1
    assert says(listed.text, "practice-line", number=number)
    panel = await begun(ada, "agot-2e", "our-march")
    assert "@everyone" not in panel.text.replace("@\u200beveryone", "")
    panel = await step(ada, panel, "show who=")
    panel = await step(ada, panel, "go footman*1,knight*1 area:crackclaw-point")
    panel = await step(ada, panel, "lock")
    assert says(panel.text, "practice-solved", why="A castle more.")


POSITION = " | ".join(
    (
        "agot-2e/1 players=3 round=2 phase=marches iron-throne=BLS asks=march:baratheon",
        "baratheon power=5",
        "blackwater:B f1k1 o=march+0",
        "dragonstone:B f1 g=2 o=consolidate",
    )
)
OWN = f"""
[[task]]
id = "our-march"
position = "{POSITION}"
goal = {{ "areas.crackclaw-point.house" = "baratheon" }}
title = "Crackclaw Point for @everyone"
task = "March from Blackwater to Crackclaw Point."
solved = "A castle more."
missed = "Nobody of yours stands in Crackclaw Point."
"""
