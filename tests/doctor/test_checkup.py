"""After a change of the rules every running game goes on, or waits; none is lost."""

from __future__ import annotations

import random
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import engine.agot
from bot.hosting.rules_check import Report, check_up, upgrade
from bot.hosting.rules_check import fingerprint as fingerprints
from bot.hosting.rules_check.fingerprint import RulesFingerprint, fingerprint_of
from bot.play import Play, UserError
from bot.store import Session, Store, TooNew
from bot.store.keeping import facts
from bot.store.keeping.facts import RULES
from bot.store.table import rules_checks
from bot.store.table.progress import SavedState
from engine.fairness.entries import Undo
from engine.kernel.game import Game
from engine.kernel.ruleset import Ruleset
from engine.records import Record, take_steps
from engine.rulesets import rulesets as ours
from tests.kernel.toy import Auctions
from tests.play.tables import (
    ANN,
    BOB,
    CLEO,
    Clock,
    answer,
    awaited_users,
    bid_all,
    own_log,
    playing,
    seat_all,
    send_all,
    step,
    verdict,
    written,
)
from tests.running.marks import daily

from .other_rules import Needy, Other, Seasonal, Unreadable, auction, double, edition, look


async def up(
    path: Path, ruleset: Ruleset[Any] | None, fingerprint: str, version: str = "1", **how: Any
) -> Report:
    """Check a database up with a ruleset, ``None`` for a program that does not have it."""
    store = await Store.open(path)
    try:
        rulesets = {} if ruleset is None else {"toy": ruleset}
        now = how.pop("now", Clock().time + 50)
        editions = edition(fingerprint, version)
        return await check_up(store, rulesets, now=now, editions=editions, **how)
    finally:
        await store.close()


async def begin(path: Path, *bids: Mapping[int, int], channel: int = 7, **how: Any) -> int:
    """Play an auction: each of the bids ends a round in which the winner keeps the prize."""
    async with playing(path) as play:
        game = (await seat_all(play, channel=channel, **how)).id
        for bid in bids:
            await answer(play, game, (await awaited_users(play, game))[0], "leave")
            await bid_all(play, game, bid)
            await answer(play, game, (await awaited_users(play, game))[0], "keep")
        await answer(play, game, (await awaited_users(play, game))[0], "leave")
        await send_all(play)
    await up(path, Auctions(), "first")
    return game


async def play_on(play: Play, game: int) -> None:
    """Play until the game is over."""
    rng = random.Random(1)
    while await step(play, game, rng):
        pass
    assert (await play.info(game)).phase == "over"


async def news(play: Play) -> list[str]:
    """Return the sentences that are said in the channel at once."""
    rows = [row for row in await send_all(play) if row.kind == "news"]
    return [event["id"] for row in rows for event in row.payload["events"]]


async def test_a_game_that_fits_is_left_alone(path: Path) -> None:
    """Other code that plays the same game changes nothing and tells nobody."""
    game = await begin(path, {ANN: 1, BOB: 2, CLEO: 3})
    before = written(path, "rests", "answers", "clocks", "outbox", "events", "bases")
    report = await up(path, Other(), "second")
    assert [(f.game, f.verdict) for f in report.findings] == [(game, "fits")]
    assert written(path, "rests", "answers", "clocks", "outbox", "events", "bases") == before


async def test_unchanged_rules_replay_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A usual start examines no game, however many there are."""
    await begin(path, {ANN: 1, BOB: 2, CLEO: 3})

    def never(*_: Any) -> None:
        raise AssertionError("a game was examined")

    monkeypatch.setattr(upgrade, "read_live", never)
    assert (await up(path, Auctions(), "first")).findings == []


async def test_what_has_happened_stands(path: Path) -> None:
    """A game whose past would be different goes on as its table saw it, and is told once."""
    game = await begin(path, {ANN: 1, BOB: 2, CLEO: 3})
    report = await up(path, Other(take=double), "second")
    assert [f.verdict for f in report.findings] == ["stands"]
    assert "points" in report.findings[0].why
    async with playing(path, rulesets={"toy": Other(take=double)}) as play:
        assert await news(play) == ["table-rules-changed"]
        points = (await play.table_view(game)).view["points"]
        assert points["cedar"] in (1, 2, 3, 4, 5, 6)
    again = await up(path, Other(take=double), "third")
    assert [f.verdict for f in again.findings] == ["fits"]
    async with playing(path, rulesets={"toy": Other(take=double)}) as play:
        assert await news(play) == []
        await play_on(play, game)


async def test_answers_since_the_rest_that_do_not_fit_are_asked_again(path: Path) -> None:
    """The table goes back to its last rest, under numbers that no old button can hit."""
    game = await begin(path)
    async with playing(path) as play:
        await bid_all(play, game, {ANN: 3, BOB: 3, CLEO: 2})
        old = await play.table_view(game)
        assert old.kind == "tie"
    report = await up(path, Other(auction=auction), "second")
    assert [f.verdict for f in report.findings] == ["asked-again"]
    async with playing(path, rulesets={"toy": Other(auction=auction)}) as play:
        assert await news(play) == ["table-asked-again"]
        table = await play.table_view(game)
        assert (table.kind, sorted(table.awaited)) == ("bid", ["ash", "birch", "cedar"])
        assert old.number is not None
        assert table.number is not None
        assert table.number > old.number
        await play_on(play, game)


@pytest.mark.parametrize("bids", [{ANN: 3, BOB: 0}, {ANN: 3, BOB: 3, CLEO: 2}])
async def test_the_log_says_that_the_host_went_back(path: Path, bids: dict[int, int]) -> None:
    """What was drawn stays drawn; what was sealed or decided since falls, and the log has it."""
    async with playing(path, secret=lambda: bytes(32)) as play:
        game = (await seat_all(play, rounds=2)).id
        await answer(play, game, ANN, "leave")
    await up(path, Auctions(), "first")
    async with playing(path) as play:
        await bid_all(play, game, bids)
    asking = {"toy": Other(auction=auction)}
    report = await up(path, asking["toy"], "second")
    assert [f.verdict for f in report.findings] == ["asked-again"]
    async with playing(path, rulesets=asking) as play:
        await play_on(play, game)
        found = await verdict(play, game)
    assert found.record is not None
    (undo,) = [entry for entry in found.record.log if isinstance(entry, Undo)]
    assert undo.by == ("host",)
    # What the table drew before is not drawn anew, and answers that no longer fit stay in the log.
    kinds = [entry.is_ for entry in found.record.log]
    assert kinds.count("drawn") == 1
    assert (kinds.index("undo") > kinds.index("opened", kinds.index("locked"))) == (len(bids) == 3)


async def test_sealed_answers_that_do_not_fit_are_asked_again(path: Path) -> None:
    """Nothing is said about what they were."""
    game = await begin(path)
    async with playing(path) as play:
        await bid_all(play, game, {ANN: 3, BOB: 0})
    report = await up(path, Other(auction=auction), "second")
    assert [f.verdict for f in report.findings] == ["asked-again"]
    assert "3" not in report.findings[0].why
    async with playing(path, rulesets={"toy": Other(auction=auction)}) as play:
        assert (await play.table_view(game)).answered == ()
        await play_on(play, game)


async def test_what_only_other_rules_can_read_is_rebuilt(path: Path) -> None:
    """If all answers still lead there, the rest is written anew, sealed answers and all."""
    game = await begin(path, {ANN: 1, BOB: 2, CLEO: 3})
    async with playing(path) as play:
        await bid_all(play, game, {ANN: 3})
        points = (await play.table_view(game)).view["points"]
    report = await up(path, Unreadable(), "second")
    assert [f.verdict for f in report.findings] == ["rebuilt"]
    async with playing(path, rulesets={"toy": Unreadable()}) as play:
        table = await play.table_view(game)
        assert table.view["points"] == points
        assert table.answered == ("ash",)
        assert await news(play) == []
        await play_on(play, game)


async def test_what_is_kept_in_another_way_is_rebuilt(path: Path) -> None:
    """If nobody could notice the difference, nobody is told about it."""
    game = await begin(path, {ANN: 1, BOB: 2, CLEO: 3})
    report = await up(path, Seasonal(), "second")
    assert [(f.verdict, f.why) for f in report.findings] == [
        ("rebuilt", "seen would be different by now")
    ]
    async with playing(path, rulesets={"toy": Seasonal()}) as play:
        assert await news(play) == []
        await play_on(play, game)
    assert (await up(path, Seasonal(), "third")).findings == []


async def test_what_would_fail_later_is_rebuilt_at_once(path: Path) -> None:
    """A state that can be read but not played on is not used."""
    game = await begin(path, {ANN: 1, BOB: 2, CLEO: 3})
    report = await up(path, Needy(), "second")
    assert [f.verdict for f in report.findings] == ["rebuilt"]
    assert "played on" in report.findings[0].why
    async with playing(path, rulesets={"toy": Needy()}) as play:
        assert await news(play) == []
        await play_on(play, game)


async def test_a_game_that_cannot_go_on_waits(path: Path) -> None:
    """Presses are refused politely, its clocks stop, its table is told, and other games go on."""
    game = await begin(path, {ANN: 1, BOB: 2, CLEO: 3}, terms={"together": 3600})
    other = await begin(path, channel=8)
    async with playing(path) as play:
        await play_on(play, other)
    fresh = Unreadable(look=look)
    report = await up(path, fresh, "second")
    assert [(f.game, f.verdict) for f in report.findings] == [(game, "pinned")]
    clock = Clock()
    async with playing(path, rulesets={"toy": fresh}, clock=clock) as play:
        assert await news(play) == ["table-pinned"]
        for refused in (
            play.table_view(game),
            play.seat_view(game, ANN),
            play.seats.leave(game, ANN),
        ):
            with pytest.raises(UserError, match="pinned"):
                await refused
        clock.time += 86400
        later = await play.tick(clock.time)
        assert later > clock.time
        new = await seat_all(play, channel=9)
        await play_on(play, new.id)
        assert await news(play) == []


async def test_a_game_that_waited_goes_on_with_rules_that_it_fits(path: Path) -> None:
    """Its clocks go on from where they stopped, and its table is told."""
    game = await begin(path, {ANN: 1, BOB: 2, CLEO: 3}, terms={"together": 3600})
    begun = Clock().time
    await up(path, Unreadable(look=look), "second", now=begun + 600)
    await up(path, Auctions(), "third", now=begun + 9000)
    async with playing(path) as play:
        assert await news(play) == ["table-pinned", "table-unpinned"]
        clocks = (await play.table_view(game)).clocks
        assert {clock.due for clock in clocks.values()} == {begun + 3600 + 8400}
        await play_on(play, game)
        assert {"pinned", "unpinned"} <= set(own_log(await play.history(game)))


async def test_games_whose_rules_are_missing_wait(path: Path) -> None:
    """A program without a ruleset keeps its games; one that has it again goes on with them."""
    game = await begin(path)
    report = await up(path, None, "x")
    assert [(f.game, f.verdict) for f in report.findings] == [(game, "pinned")]
    assert (await up(path, None, "x")).findings == []
    await up(path, Auctions(), "first")
    async with playing(path) as play:
        await play_on(play, game)


async def test_games_of_later_rules_are_refused(path: Path) -> None:
    """After a downgrade nothing is touched, and one sentence says what to do."""
    await begin(path)
    await up(path, Auctions(), "second", version="1.10")
    before = written(path)
    with pytest.raises(TooNew, match=r"played by version 1\.10 .* has version 1\.9:"):
        await up(path, Auctions(), "third", version="1.9")
    assert written(path) == before


async def test_looking_only_changes_nothing(path: Path) -> None:
    """A checkup that repairs nothing reports the same, and writes nothing."""
    game = await begin(path)
    before = written(path)
    report = await up(path, Unreadable(look=look), "second", treat=False)
    assert [(f.game, f.verdict) for f in report.conspicuous()] == [(game, "pinned")]
    assert written(path) == before


async def test_a_checkup_that_is_interrupted_goes_on_where_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games already checked by these rules are not examined again; the others are."""
    done = await begin(path, channel=8)
    left = await begin(path, channel=9)
    monkeypatch.setattr(upgrade, "CHUNK", 1)
    stamp, calls = rules_checks.stamp, [0]

    async def dies(session: Session, *arguments: Any) -> None:
        calls[0] += 1
        if calls[0] == 2:
            raise KeyboardInterrupt
        await stamp(session, *arguments)

    monkeypatch.setattr(rules_checks, "stamp", dies)
    with pytest.raises(KeyboardInterrupt):
        await up(path, Other(), "second")
    monkeypatch.setattr(rules_checks, "stamp", stamp)
    assert [f.game for f in (await up(path, Other(), "second")).findings] == [left]
    assert [f.game for f in (await up(path, Other(), "third")).findings] == [done, left]


async def test_a_treatment_that_fails_pins_the_game(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with one game, it waits, and the others go on."""
    game = await begin(path, {ANN: 1, BOB: 2, CLEO: 3})

    async def fails(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.play.match.rules_upgrade.stand", fails)
    await up(path, Other(take=double), "second")
    async with playing(path, rulesets={"toy": Other(take=double)}) as play:
        info = await play.info(game)
        assert info.pinned == "stands, but ZeroDivisionError"
        assert await news(play) == ["table-pinned"]


@pytest.mark.parametrize("processors", daily(1, of=(1, 3)))
async def test_many_games_are_examined_by_processes_of_their_own(
    path: Path, monkeypatch: pytest.MonkeyPatch, processors: int
) -> None:
    """With the same findings, in the order of the games."""
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    played = [await begin(path, channel=channel) for channel in (7, 8, 9)]
    monkeypatch.setattr(upgrade, "SEVERAL", 1)
    monkeypatch.setattr(upgrade, "CHUNK", 2)
    report = await up(path, Auctions(), "second")
    assert [(f.game, f.verdict) for f in report.findings] == [(game, "fits") for game in played]


async def test_a_table_can_go_back_to_before_its_base(path: Path) -> None:
    """Then it is replayed from where it went back to."""
    game = await begin(path)
    async with playing(path) as play:
        await bid_all(play, game, {ANN: 1, BOB: 2, CLEO: 3})
        winner = (await awaited_users(play, game))[0]
        await answer(play, game, winner, "keep")
        moments = await play.votes.moments(game)
        store = await Store.open(path)
        async with store.writing() as session:
            live = await upgrade.read_live(session, game)
            base = SavedState("1", live.saved["rest"], 9, 9, len(live.answers))
            await rules_checks.put_base(session, game, base)
        await store.close()
        proposal = await play.votes.propose_back(game, ANN, moments[-1].question)
        for user in (BOB, CLEO):
            await play.votes.vote(game, user, proposal, True)
    report = await up(path, Auctions(), "second")
    assert [f.verdict for f in report.findings] == ["fits"]
    async with playing(path) as play:
        await play_on(play, game)
        record = Record.model_validate(await play.records.of(game))
    replayed = Game.new(Auctions(), record.options, record.seats)
    assert len(list(take_steps(replayed, record.steps))) == len(record.steps)
    assert replayed.over


def test_the_edition_follows_the_files_of_the_rules(tmp_path: Path) -> None:
    """It is the same for the same files, and another for each game."""
    agot = fingerprint_of(ours["agot-2e"])
    assert agot == fingerprint_of(ours["agot-2e"])
    assert agot.fingerprint != fingerprint_of(Auctions()).fingerprint
    assert RulesFingerprint.of_text(agot.to_text()) == agot
    assert RulesFingerprint("1.9", "").is_older_than(RulesFingerprint("1.10", ""))
    assert not RulesFingerprint("2", "").is_older_than(RulesFingerprint("1.10", ""))


def test_the_edition_follows_what_all_editions_of_a_game_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another march is one for expansions, too, whose package has none of its own."""
    copy = shutil.copytree(engine.agot.__path__[0], tmp_path / "agot")
    monkeypatch.setattr(engine.agot, "__path__", [str(copy)])
    ids = [id for id in ours if id != "inis"]

    def found() -> dict[str, str]:
        fingerprints._fingerprint.cache_clear()
        return {id: fingerprint_of(ours[id]).fingerprint for id in ours}

    before = found()
    with (copy / "phases/marches.py").open("a") as file:
        file.write("# Another one.\n")
    after = found()
    assert [id for id in ours if before[id] != after[id]] == ids


async def over(path: Path) -> int:
    """Play an auction to its end."""
    game = await begin(path)
    async with playing(path) as play:
        await play_on(play, game)
        await send_all(play)
    return game


async def test_a_finished_game_that_only_other_rules_can_read_is_shown_again(path: Path) -> None:
    """Its end is saved again from its answers; nobody is told, and the next start does nothing."""
    game = await over(path)
    async with playing(path) as play:
        before = (await play.table_view(game)).view
    await up(path, Unreadable(), "second")
    async with playing(path, rulesets={"toy": Unreadable()}) as play:
        table = await play.table_view(game)
        assert table.view == before
        assert await news(play) == []
    assert (await up(path, Unreadable(), "second")).findings == []


async def test_a_finished_game_that_cannot_be_replayed_says_why_it_is_not_shown(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One sentence for whoever looks, one line for the host; its record is given all the same."""
    game = await over(path)
    await up(path, Unreadable(look=look), "second")
    assert [r.message for r in caplog.records if f"game {game} is over" in r.message]
    async with playing(path, rulesets={"toy": Unreadable(look=look)}) as play:
        for refused in (play.table_view(game), play.seat_view(game, ANN)):
            with pytest.raises(UserError, match="trouble-past-rules"):
                await refused
        assert (await play.records.of(game))["steps"]


@pytest.mark.parametrize("spoilt", ["", "nonsense", "{}", "[]", "1"])
async def test_if_it_cannot_be_read_what_the_rules_were_games_are_examined(
    path: Path, caplog: pytest.LogCaptureFixture, spoilt: str
) -> None:
    """A damaged note stops no start; it is written again."""
    game = await begin(path)
    store = await Store.open(path)
    async with store.writing() as session:
        await facts.put(session, RULES.key("toy"), spoilt)
        await rules_checks.stamp(session, [game], "")
    await store.close()
    report = await up(path, Auctions(), "first")
    assert [(f.game, f.verdict) for f in report.findings] == [(game, "fits")]
    assert [r.levelname for r in caplog.records if r.levelname != "INFO"] == ["WARNING"]
    assert (await up(path, Auctions(), "first")).findings == []
