"""What a table agrees on before it begins and later: set-up, houses, time; and vacations."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play import Play, TableSettings, UserError, picker
from bot.text import localizer_for

from ..tables import ANN, BOB, CLEO, STRANGER, Clock, answer, lay, own_log, pass_time, playing
from ..tables import seat_all as begin

HOUR, DAY = 3600, 86400


@pytest.fixture
def clock() -> Clock:
    """A clock that moves only when told to."""
    return Clock()


@pytest.fixture
async def play(tmp_path: Path, clock: Clock) -> AsyncIterator[Play]:
    """The games of an empty database."""
    async with playing(tmp_path / "games.db", clock=clock) as play:
        yield play


# -- options ---------------------------------------------------------------------------------------


async def test_the_host_chooses_other_options(play: Play) -> None:
    """Only those named change; a seat that no longer exists is lost, but its player stays."""
    game = (await lay(play, players=4)).id
    await play.join(game, BOB, "Bob", "dogwood")
    info = await play.set_up(game, ANN, options={"players": 3})
    assert info.options == {"players": 3, "rounds": 3}
    assert info.seats == ("ash", "birch", "cedar")
    bob = info.player_of(BOB)
    assert bob is not None
    assert bob.seat is None


async def test_stewards_give_way_to_fewer_players(play: Play) -> None:
    """Those who have joined stay; fewer seats than users are refused."""
    game = (await lay(play, players=4)).id
    await play.join(game, BOB, "Bob")
    await play.add_stewards(game, ANN)
    info = await play.set_up(game, ANN, options={"players": 2})
    assert [p.user for p in info.players] == [ANN, BOB]
    await play.set_up(game, ANN, options={"players": 3})
    await play.join(game, CLEO, "Cleo")
    with pytest.raises(UserError, match="too-many-players"):
        await play.set_up(game, ANN, options={"players": 2})


@pytest.mark.parametrize(
    ("options", "rulings", "user_error"),
    [
        ({"players": 9}, {}, "bad-players"),
        ({"colour": "red"}, {}, "no-such-option"),
        ({"rounds": 77}, {}, "bad-setup"),
        ({}, {"ties": "coin"}, "bad-setup"),
    ],
)
async def test_what_is_not_on_offer_changes_nothing(
    play: Play, options: dict[str, object], rulings: dict[str, str], user_error: str
) -> None:
    """It is refused, and everything stays."""
    game = (await lay(play)).id
    before = await play.info(game)
    with pytest.raises(UserError, match=user_error):
        await play.set_up(game, ANN, options=options, rulings=rulings)
    assert await play.info(game) == before


async def test_only_the_host_sets_up(play: Play) -> None:
    """Nobody else chooses options, sends players away, or hands the table over."""
    game = (await lay(play)).id
    await play.join(game, BOB, "Bob")
    with pytest.raises(UserError, match="not-host"):
        await play.set_up(game, BOB, options={"rounds": 1})
    with pytest.raises(UserError, match="not-host"):
        await play.remove(game, BOB, ANN)
    with pytest.raises(UserError, match="not-host"):
        await play.hand_over(game, BOB, BOB)
    await play.hand_over(game, ANN, BOB)
    assert (await play.info(game)).host == BOB
    with pytest.raises(UserError, match="not-playing"):
        await play.hand_over(game, BOB, STRANGER)


async def test_a_preview_shows_the_board_as_it_will_be(play: Play) -> None:
    """The preview follows what is agreed so far; a running game has a real table."""
    game = (await lay(play, players=2)).id
    assert (await play.preview(game))["purses"] == {"ash": 10, "birch": 10}
    await play.set_up(game, ANN, options={"players": 3})
    assert len((await play.preview(game))["purses"]) == 3
    await play.add_stewards(game, ANN)
    await play.start(game, ANN)
    with pytest.raises(UserError, match="already-started"):
        await play.preview(game)


# -- houses ----------------------------------------------------------------------------------------


async def test_in_a_draft_each_picks_in_the_order_of_joining(play: Play) -> None:
    """Not before all are there, not out of turn, and once; the computer takes what is left."""
    game = (await lay(play, terms={"seats": "drafted"})).id
    with pytest.raises(UserError, match="draft-later"):
        await play.join(game, ANN, "Ann", "ash")
    await play.join(game, BOB, "Bob")
    assert picker(await play.info(game)) is None
    await play.add_stewards(game, ANN)
    with pytest.raises(UserError, match="not-your-pick"):
        await play.join(game, BOB, "Bob", "ash")
    await play.join(game, ANN, "Ann", "cedar")
    with pytest.raises(UserError, match="not-your-pick"):
        await play.join(game, ANN, "Ann", "birch")
    with pytest.raises(UserError, match="seat-taken"):
        await play.join(game, BOB, "Bob", "cedar")
    info = await play.join(game, BOB, "Bob", "ash")
    assert picker(info) is None
    with pytest.raises(UserError, match="already-picked"):
        await play.join(game, ANN, "Ann", "birch")
    info = await play.start(game, ANN)
    assert [p.seat for p in info.players] == ["cedar", "ash", "birch"]


async def test_a_draft_waits_for_whoever_takes_a_free_place(play: Play) -> None:
    """If somebody leaves, picking goes on when the table is full again; the new one picks last."""
    game = (await lay(play, terms={"seats": "drafted"})).id
    await play.join(game, BOB, "Bob")
    await play.join(game, CLEO, "Cleo")
    await play.join(game, ANN, "Ann", "ash")
    info = await play.leave(game, BOB)
    assert picker(info) is None
    info = await play.join(game, BOB, "Bob")
    turn = picker(info)
    assert turn is not None
    assert turn.user == CLEO


async def test_the_host_starts_over_a_draft_that_stalls(play: Play) -> None:
    """A player who has not picked gets a seat at random."""
    game = (await lay(play, terms={"seats": "drafted"})).id
    await play.join(game, BOB, "Bob")
    await play.add_stewards(game, ANN)
    info = await play.start(game, ANN)
    assert {p.seat for p in info.players} == set(info.seats)


async def test_other_ways_to_houses_take_back_what_was_chosen(play: Play) -> None:
    """If houses are drawn or picked, nobody has one beforehand; otherwise choices stay."""
    game = (await lay(play)).id
    await play.join(game, ANN, "Ann", "ash")
    terms = TableSettings().changed("grace", 60)
    info = await play.set_terms(game, ANN, terms)
    assert info.player_in("ash") is not None
    info = await play.set_terms(game, ANN, {**terms, "seats": "random"})
    assert info.player_in("ash") is None
    with pytest.raises(UserError, match="seats-drawn"):
        await play.join(game, ANN, "Ann", "ash")


# -- time ------------------------------------------------------------------------------------------


def test_one_term_rules_another_out() -> None:
    """A fixed hour and a span for several exclude each other, and a zone goes with its hour."""
    terms = TableSettings(together=HOUR)
    hour = terms.changed("hour", "20:00", zone="Europe/Berlin")
    assert (hour["together"], hour["hour"], hour["zone"]) == (None, "20:00", "Europe/Berlin")
    span = TableSettings.agree(hour).changed("together", HOUR)
    assert (span["together"], span["hour"], span["zone"]) == (HOUR, None, None)
    none = TableSettings.agree(hour).changed("hour", None)
    assert not TableSettings.agree(none).hurried
    assert TableSettings.agree(terms.changed("hour", "07:00")).zone == "UTC"


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        (TableSettings(), "There is no deadline."),
        (TableSettings(together=7200), "Deadline: 2 hours for each answer."),
        (
            TableSettings(together=7200, alone=60),
            "Time: 2 hours when several players are asked",
        ),
        (TableSettings(hour="20:00", zone="Asia/Tokyo"), "Deadline: the next 20:00 (Asia/Tokyo)."),
        (TableSettings(alone=HOUR), "No deadline when several players are asked at the same time."),
    ],
)
def test_the_pace_is_said_in_words(terms: TableSettings, words: str) -> None:
    """In whole sentences, whatever was agreed."""
    assert localizer_for("en").say(terms.pace).startswith(words)


async def test_terms_are_agreed_upon_anew_while_a_game_runs(play: Play, clock: Clock) -> None:
    """A deadline that was given stays; if there was none, one begins, and the log says so."""
    game = (await begin(play)).id
    await answer(play, game, ANN, "leave")
    assert {c.due for c in (await play.table_view(game)).clocks.values()} == {None}
    with pytest.raises(UserError, match="not-host"):
        await play.time.agree(game, BOB, TableSettings(together=HOUR).to_json())
    await play.time.agree(game, ANN, TableSettings(together=HOUR).to_json())
    given = {c.due for c in (await play.table_view(game)).clocks.values()}
    assert given == {clock.time + HOUR}
    await play.time.agree(game, ANN, TableSettings(together=DAY).to_json())
    assert {c.due for c in (await play.table_view(game)).clocks.values()} == given
    with pytest.raises(UserError, match="same-terms"):
        await play.time.agree(game, ANN, TableSettings(together=DAY).to_json())
    await play.time.agree(game, ANN, TableSettings().to_json())
    assert {c.due for c in (await play.table_view(game)).clocks.values()} == {None}
    assert own_log(await play.history(game)).count("terms") == 3


async def test_terms_are_voted_upon(play: Play, clock: Clock) -> None:
    """A majority settles it; who gets which house is no part of it."""
    game = (await begin(play)).id
    wanted = TableSettings(together=HOUR, seats="random").to_json()
    number = await play.votes.propose_terms(game, BOB, wanted)
    with pytest.raises(UserError, match="already-proposed"):
        await play.votes.propose_terms(game, CLEO, TableSettings(together=DAY).to_json())
    assert (await play.votes.vote(game, CLEO, number, agrees=True)).state == "passed"
    terms = TableSettings.of((await play.info(game)).terms)
    assert terms == TableSettings(together=HOUR)


@pytest.mark.parametrize("at_deadline", ["safe", "wait"])
async def test_an_answer_after_its_deadline(play: Play, clock: Clock, at_deadline: str) -> None:
    """It can be changed until all are opened; taken back only if the game waits."""
    terms = {"together": HOUR, "grace": 600, "at_deadline": at_deadline}
    game = (await begin(play, terms=terms)).id
    await answer(play, game, ANN, "leave")
    question = (await play.seat_view(game, ANN)).question
    assert question is not None
    clock.time += HOUR - 10
    for user in (ANN, BOB, CLEO):
        await answer(play, game, user, 3)
    clock.time += 60
    await play.answer(game, ANN, question.number, 4)
    assert (await play.seat_view(game, ANN)).sealed == 4
    if at_deadline == "wait":
        await play.withdraw(game, ANN, question.number)
        assert not (await play.seat_view(game, ANN)).answered
    else:
        with pytest.raises(UserError, match="too-late"):
            await play.withdraw(game, ANN, question.number)


# -- vacations -------------------------------------------------------------------------------------


async def test_a_vacation_begins_in_all_games_of_a_user(play: Play, clock: Clock) -> None:
    """On its first day, with the end that was planned, and not twice."""
    first = (await begin(play, terms={"together": DAY, "vacation": "stop"})).id
    second = (await begin(play, channel=8, terms={"together": DAY})).id
    begins = clock.time + HOUR
    await play.vacations.plan(ANN, begins, begins + 3 * DAY)
    await pass_time(play, clock, HOUR - 1)
    assert [p.away for p in (await play.info(first)).players] == [None] * 3
    await pass_time(play, clock, 2)
    for game in (first, second):
        player = (await play.info(game)).player_of(ANN)
        assert player is not None
        assert player.away == begins + 3 * DAY
    assert (await play.table_view(first)).clocks["ash"].stopped is not None
    player = (await play.info(second)).player_of(ANN)
    assert player is not None
    assert player.stand_in == "away"
    await pass_time(play, clock, 60)
    assert own_log(await play.history(first)).count("away") == 1
    await pass_time(play, clock, 3 * DAY)
    assert own_log(await play.history(first)).count("back") == 1
    assert await play.vacations.find(ANN) is None


async def test_a_game_that_begins_in_a_vacation_waits_for_its_end(play: Play, clock: Clock) -> None:
    """A player who is away when the game starts is away in it."""
    await play.vacations.plan(BOB, clock.time, clock.time + DAY)
    game = (await begin(play, terms={"together": HOUR})).id
    player = (await play.info(game)).player_of(BOB)
    assert player is not None
    assert player.away == clock.time + DAY


async def test_a_vacation_is_changed_and_taken_back(play: Play, clock: Clock) -> None:
    """A new one takes the place of the old one, in games that know of it as well."""
    game = (await begin(play, terms={"together": DAY})).id
    await play.vacations.plan(ANN, clock.time, clock.time + DAY)
    await play.vacations.plan(ANN, clock.time, clock.time + 2 * DAY)
    player = (await play.info(game)).player_of(ANN)
    assert player is not None
    assert player.away == clock.time + 2 * DAY
    await play.vacations.cancel(ANN)
    player = (await play.info(game)).player_of(ANN)
    assert player is not None
    assert player.away is None
    with pytest.raises(UserError, match="no-vacation"):
        await play.vacations.cancel(ANN)


@pytest.mark.parametrize(("begins", "ends"), [(10, 10), (0, 90 * DAY), (400 * DAY, 401 * DAY)])
async def test_vacations_have_bounds(play: Play, clock: Clock, begins: int, ends: int) -> None:
    """They end after they begin, last two months at most, and are planned within a year."""
    with pytest.raises(UserError, match="bad-vacation"):
        await play.vacations.plan(ANN, clock.time + begins, clock.time + ends)


async def test_a_planned_vacation_survives_a_restart(tmp_path: Path, clock: Clock) -> None:
    """It is in the store, and the next process begins it."""
    path = tmp_path / "games.db"
    async with playing(path, clock=clock) as play:
        game = (await begin(play, terms={"together": DAY})).id
        await play.vacations.plan(ANN, clock.time + 60, clock.time + DAY)
    async with playing(path, clock=clock) as play:
        await pass_time(play, clock, 61)
        player = (await play.info(game)).player_of(ANN)
        assert player is not None
        assert player.away is not None
