"""Undoing one's own last answer, over the wire."""

import random

import pytest

from bot.local.page.person import VisibleMessage
from bot.play.table import consent
from bot.ui.custom_id import CustomId
from tests.agot.scenario import given, march
from tests.bot.whole_games.test_running import people
from tests.walk.planting import laid
from tests.wire.at_table import Clicker, Served
from tests.wire.pressing import begin, click, told, use
from tests.wire.said import says


async def test_a_slip_is_undone_by_one_press(bot: Served) -> None:
    """The panel after an answer offers it while nobody has acted, and the channel is told."""
    await begin(bot)
    clickers = [Clicker(p, random.Random(5)) for p in people(bot)]
    for _ in range(60):
        for clicker in clickers:
            panel = await clicker.panel()
            if (asked := clicker.asked(panel)) is None:
                continue
            panel = await clicker.quiet(await clicker.answer(panel))
            if any(":undo:" in id for id in panel.custom_ids):
                after = await click(clicker.person, panel, "undo")
                assert says(after.text, "panel-undone")
                assert clicker.asked(after) is not None
                assert clicker.asked(after) != asked
                user = f"user:{clicker.person.id}"
                assert len(await told(bot, "table-undone", user=user)) == 1
                assert not any(":undo:" in id for id in after.custom_ids)
                return
    raise AssertionError("nothing could ever be undone")


PEOPLE = {"Ada": "stark", "Ben": "lannister", "Cleo": "tyrell"}


async def marched(bot: Served) -> tuple[int, int]:
    """Let Stark and then Lannister march; return the game, and the question of Stark's march."""
    position = given(
        units={"winterfell": "stark 2F", "lannisport": "lannister 1F", "highgarden": "tyrell 1F"},
        orders={"winterfell": "march+0", "lannisport": "march+0", "highgarden": "march+0"},
        tracks={"iron-throne": "stark lannister tyrell"},
        phase="marches",
    )
    game, play = (await laid(bot, position, PEOPLE)).id, bot.services.play
    first = 0
    for name, area, moves in (
        ("Ada", "winterfell", {"moat-cailin": "1F"}),
        ("Ben", "lannisport", {"stoney-sept": "1F"}),
    ):
        user = bot.standin.user(name).id
        question = (await play.seat_view(game, user)).question
        assert question is not None
        first = first or question.number
        await play.answer(game, user, question.number, march(area, moves))
    return game, first


async def test_a_march_is_taken_back_by_those_whom_it_touched(bot: Served) -> None:
    """Nothing hidden has come to light, so who has not acted since is not waited for."""
    game, question = await marched(bot)
    play, (ada, ben) = bot.services.play, (bot.standin.user(n).id for n in ("Ada", "Ben"))
    number = await play.votes.propose_back(game, ada, question)
    (put,) = (await play.table_view(game)).proposals
    assert (put.params["concerned"], put.params["light"]) == (sorted((ada, ben)), True)
    assert (await play.votes.vote(game, ben, number, agrees=True)).state == "passed"
    table = await play.table_view(game)
    assert (table.kind, table.awaited) == ("march", ("stark",))
    assert "moat-cailin" not in table.view["areas"]


async def test_a_button_asks_for_the_consent_of_those_whom_it_touched(bot: Served) -> None:
    """It is there once nothing can be undone alone, and puts the vote of `/game run`."""
    game, question = await marched(bot)
    play, ada, ben = bot.services.play, bot.standin.user("Ada"), bot.standin.user("Ben")
    assert verbs(await use(ben, "my panel")) >= {"undo"}
    assert "take-back" not in verbs(await use(ben, "my panel"))
    assert "take-back" not in verbs(await use(bot.standin.user("Cleo"), "my panel"))
    panel = await use(ada, "my panel")
    assert says(panel.text, "panel-take-back-note", what="for:march")
    panel = await click(ada, panel, "take-back")
    assert says(panel.text, "done-proposed")
    (put,) = (await play.table_view(game)).proposals
    assert (put.kind, put.params["question"], put.user) == ("back", question, ada.id)
    assert (await play.votes.vote(game, ben.id, put.id, agrees=True)).state == "passed"
    assert (await play.table_view(game)).awaited == ("stark",)
    assert "take-back" not in verbs(await use(ada, "my panel"))


def verbs(panel: VisibleMessage) -> set[str]:
    """Return what can be pressed in a panel."""
    return {CustomId.decode(id).verb for id in panel.custom_ids}


async def test_silence_of_those_not_concerned_is_consent_after_a_day(
    bot: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where something has come to light they may speak first; those concerned must agree."""

    async def seen(*_: object) -> bool:
        return True

    monkeypatch.setattr(consent, "_is_unveiled", seen)
    game, question = await marched(bot)
    play, (ada, ben) = bot.services.play, (bot.standin.user(n).id for n in ("Ada", "Ben"))
    for agrees in (False, True):
        number = await play.votes.propose_back(game, ada, question)
        if agrees:
            assert (await play.votes.vote(game, ben, number, agrees=True)).state == "open"
        await bot.after(consent.CONSENT_AFTER + 60)
        awaited = (await play.table_view(game)).awaited
        assert awaited == (("stark",) if agrees else ("tyrell",))
