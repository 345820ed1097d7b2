"""A tournament over the wire: one command, and everything else happens by itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.local import Standin
from bot.local.page.person import VisibleMessage
from bot.local.rest import messages
from bot.local.world import server_changes
from bot.play import UserError
from bot.play.errors import user_error
from bot.store.people.tournaments import PairedTable, Tournament
from tests.kernel.toy import Auctions
from tests.wire.at_table import CHANNEL, Served, may_write, serving
from tests.wire.pressing import choose, click, use
from tests.wire.said import says


class OneRound(Auctions):
    """An auction that is soon over, for three or four."""

    options: Mapping[str, tuple[Any, ...]] = {"players": (3, 4), "rounds": (1,)}


TOY = {"toy": OneRound()}
PLAYERS = ("Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")


async def until(bot: Served, fits: Callable[[Tournament], bool], tournament: int = 1) -> Tournament:
    """Wait until the bot has brought a tournament on."""
    async with asyncio.timeout(25):
        while not fits(found := await bot.services.tournaments.find(tournament)):
            await asyncio.sleep(0.01)
            bot.let_go_on()
    return found


async def card(bot: Served, fits: Callable[[VisibleMessage], bool]) -> VisibleMessage:
    """Return the post of the tournament, once it shows something."""
    ada = bot.standin.user("Ada")
    return await ada.wait_for(
        lambda m: not m.ephemeral and says(m.text, "tournament-title") and fits(m), CHANNEL
    )


async def play_out(bot: Served, game: int, seed: int) -> None:
    """Play a game to its end, at the table."""
    play, rng = bot.services.play, random.Random(seed)
    await bot.begun(game)
    async with asyncio.timeout(25):
        while not (table := await play.table_view(game)).over:
            for seat in table.awaited:
                user = table.info.users[seat]
                hand = await play.seat_view(game, user)
                if hand.question is not None and not hand.answered:
                    value = hand.question.shape.sample(rng)
                    await play.answer(game, user, hand.question.number, value)
                    break
            else:
                await play.quiet()


def playing(number: int) -> Callable[[Tournament], bool]:
    """Tell whether all tables of a round have their games."""
    return lambda found: found.round == number and all(t.match for t in found.current)


async def opened(bot: Served, **options: Any) -> VisibleMessage:
    """Let Ada open a tournament that all others join; return its post."""
    ada = bot.standin.user("Ada")
    post = await use(ada, "game tournament", players=3, **options)
    for name in PLAYERS:
        joined = await click(bot.standin.user(name), post, "tournament", "join")
        assert says(joined.text, "tournament-in")
    return post


async def begun(bot: Served, post: VisibleMessage) -> Tournament:
    """Let Ada begin; return the tournament when all tables of its first round are laid."""
    ada = bot.standin.user("Ada")
    panel = await click(ada, post, "tournament", "more")
    panel = await click(ada, panel, "tournament", "begin")
    assert says(panel.text, "tournament-began")
    return await until(bot, playing(1))


@pytest.mark.usefixtures("wordless")
async def test_two_rounds_at_two_tables_with_a_restart(standin: Standin, tmp_path: Path) -> None:
    """Six people join; nobody presses anything after Begin; standings follow from the games."""
    database = tmp_path / "games.sqlite3"
    people = {standin.user(name).id for name in PLAYERS}
    async with serving(standin, database, rulesets=TOY) as bot:
        post = await opened(bot, rounds=2)
        await card(bot, lambda m: says(m.text, "tournament-tables", tables=2, seats="3, 3"))
        first = await begun(bot, post)
        seated = [first.numbered(n).user for t in first.current for n in t.seats.values() if n]
        assert {*seated} == people
        for table in first.current:
            info = await bot.services.play.info(table.match or 0)
            assert info.channel == table.thread
            assert info.terms["tournament"] is True
        await play_out(bot, first.current[0].match or 0, 1)
        await until(bot, lambda found: found.current[0].ended)
    async with serving(standin, database, rulesets=TOY) as bot:
        await play_out(bot, first.current[1].match or 0, 2)
        second = await until(bot, playing(2))
        had = [
            {(n, s) for t in r for s, n in t.seats.items()} for r in (first.current, second.current)
        ]
        assert not had[0] & had[1]
        for table in second.current:
            await play_out(bot, table.match or 0, 3)
        done = await until(bot, lambda found: found.told)
        assert done.phase == "over"
        scores = bot.services.tournaments.scores(done)
        assert sum(score.points for score in scores) == 2 * 3
        best = done.numbered(scores[0].entrant).user
        post = await card(bot, lambda m: says(m.text, "tournament-won"))
        assert f"<@{best}> " in post.text
        shown = await click(standin.user("Ben"), post, "tournament", "page")
        assert says(shown.text, "tournament-standings-title", round=2)


async def test_what_is_refused_has_one_sentence(bot: Served) -> None:
    """Strangers, double joins, too few players, old buttons."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    assert says((await use(ben, "game tournament")).text, "trouble-tournament-not-manager")
    post = await use(ada, "game tournament", ruleset="inis")
    panel = await use(ada, "game tournament")
    assert says(panel.text, "tournament-rounds", rounds=3, size=4)
    panel = await choose(ada, panel, "tournament", "rounds", "5")
    panel = await choose(ada, panel, "tournament", "ruleset", "agot-2e")
    assert says(panel.text, "tournament-rounds", rounds=5, size=4)
    join = await click(ben, post, "tournament", "join")
    assert says(join.text, "tournament-in")
    again = await click(ben, post, "tournament", "join")
    assert says(again.text, "trouble-tournament-joined")
    few = await click(ada, panel, "tournament", "begin")
    assert says(few.text, "trouble-tournament-few", least=4, number=1)
    left = await click(ben, post, "tournament", "leave")
    assert says(left.text, "tournament-out")
    assert says((await click(ben, post, "tournament", "leave")).text, "trouble-tournament-not-in")
    sure = await click(ada, few, "tournament", "ask")
    assert says(sure.text, "tournament-sure-open")
    await click(ada, sure, "tournament", "stop")
    await card(bot, lambda m: says(m.text, "tournament-closed"))
    with pytest.raises(UserError, match="trouble-tournament-over"):  # by a button of before
        await bot.services.tournaments.join(1, ben.id, "Ben")


@pytest.mark.usefixtures("wordless")
async def test_it_goes_on_whatever_people_do_to_its_posts(standin: Standin, tmp_path: Path) -> None:
    """A post that is deleted comes again; a crash makes no second table; who has left the server
    is paired no more; a channel that is deleted ends it."""
    async with serving(standin, tmp_path / "games.sqlite3", rulesets=TOY) as bot:
        contest = bot.services.tournaments
        first = await begun(bot, await opened(bot, rounds=3))
        before = len(await standin.user("Ben").messages(CHANNEL))
        # As after a crash between the post of a table and what is saved of it.
        await contest.put_table(1, replace(first.current[0], thread=None))
        contest.changed.set()
        again = await until(bot, lambda found: found.current[0].thread is not None)
        assert again.current[0].thread == first.current[0].thread
        assert len(await standin.user("Ben").messages(CHANNEL)) == before

        channel = standin.channel(CHANNEL)
        messages.delete(standin.service, channel.messages[first.message or 0])
        ben = standin.user("Ben").id
        server_changes.leave_guild(standin.service, ben)
        for table in first.current:
            await play_out(bot, table.match or 0, 1)
        second = await until(bot, playing(2))
        assert second.message != first.message
        left = second.entrant(ben)
        assert left is not None
        assert left.gone
        assert left.number not in [n for table in second.current for n in table.seats.values()]

        server_changes.delete_channel(standin.service, channel)
        for table in second.current:
            await contest.put_table(1, replace(table, ended=True))
        contest.changed.set()
        assert (await until(bot, lambda found: found.told)).phase == "over"


@pytest.mark.usefixtures("wordless")
async def test_it_waits_for_a_permission(standin: Standin, tmp_path: Path) -> None:
    """Its panel names what is missing; once the bot may, it goes on without anybody's press."""
    async with serving(standin, tmp_path / "games.sqlite3", rulesets=TOY) as bot:
        ada = standin.user("Ada")
        post = await opened(bot, rounds=1)
        panel = await click(ada, post, "tournament", "more")
        may_write(standin, False, told=False)
        await click(ada, panel, "tournament", "begin")
        await until(bot, lambda found: bool(found.id in bot.services.tournaments.hindered))
        panel = await use(ada, "game tournament")
        assert says(panel.text, "tournament-hindered")
        may_write(standin, True)
        found = await until(bot, playing(1))
        assert len(found.current) == 2


@pytest.mark.usefixtures("wordless")
async def test_one_table_holds_up_no_other(
    standin: Standin,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The second table begins while the first cannot; the first follows as soon as it can."""
    async with serving(standin, tmp_path / "games.sqlite3", rulesets=TOY) as bot:
        contest, lay = bot.services.tournaments, bot.services.tournaments.lay
        busy = True

        async def lay_if_free(found: Tournament, table: PairedTable) -> None:
            if busy and table.number == 1:
                raise user_error("channel-busy", game="9")
            await lay(found, table)

        monkeypatch.setattr(contest, "lay", lay_if_free)
        post = await opened(bot, rounds=1)
        panel = await click(standin.user("Ada"), post, "tournament", "more")
        await click(standin.user("Ada"), panel, "tournament", "begin")
        found = await until(bot, lambda found: any(table.match for table in found.current))
        assert [table.match is None for table in found.current] == [True, False]
        busy = False
        contest.hurry()
        await until(bot, playing(1))
    assert "tournament 1 stands still: trouble-channel-busy" in caplog.text
    caplog.clear()
