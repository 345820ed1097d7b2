"""A lost battle is explained where its loser is called, and its picture shows how it ended."""

from __future__ import annotations

from pathlib import Path

from bot.local import Standin
from bot.posts.defeats import latest_defeat
from bot.text import localizer_for
from tests.agot.scenario import given, march
from tests.running.marks import nightly
from tests.walk.battles import CALM, retreat
from tests.walk.planting import laid
from tests.wire.at_table import CHANNEL, Artist, Served, serving
from tests.wire.pressing import use
from tests.wire.said import says

SAY = localizer_for("en").of("agot-2e")
PEOPLE = {"Ada": "stark", "Ben": "greyjoy"}
LOST = [
    "event-combat-decided", "defeat-sum", "defeat-sum", "defeat-swords", "defeat-died",
    "defeat-outmatched",
]  # fmt: skip


async def test_the_loser_reads_why_where_they_are_called(standin: Standin, bot: Served) -> None:
    """Stark has to retreat: the sums, the swords and what was missing stand in the call."""
    await laid(bot, retreat(), PEOPLE)
    ada, ben = standin.user("Ada"), standin.user("Ben")
    (notice,) = await ada.dms()
    assert says(notice.text, "notice-turn")
    told = latest_defeat(await bot.services.play.seat_view(1, ada.id))
    assert [line.id for line in told] == LOST
    assert [line for line in told if SAY.say(line) not in notice.text] == []
    assert len(notice.text.splitlines()) <= 4, "a locked phone shows no more"
    assert not any(says(m.text, "defeat-swords") for m in await ben.dms()), "who has won needs none"


@nightly
async def test_after_a_battle_its_picture_shows_how_it_ended(
    standin: Standin, tmp_path: Path
) -> None:
    """Before, the card has both strengths so far; later, the cards and who has won, and why."""
    position = given(
        units={
            "karhold": "greyjoy 1F", "seagard": "greyjoy 4K", "moat-cailin": "stark 2K",
            "winterfell": "stark 1F",
        },
        orders={"karhold": "consolidate", "seagard": "march+0"},
        phase="marches",
        **CALM,
    ).until("march", "greyjoy")  # fmt: skip
    async with serving(standin, tmp_path / "games.sqlite3", painter=Artist()) as bot:
        await laid(bot, position, PEOPLE)
        play, ada, ben = bot.services.play, standin.user("Ada"), standin.user("Ben")
        await use(ada, "my panel")
        for person, value in (
            (ben, march("seagard", {"moat-cailin": "4K"})),
            (ada, "catelyn-stark"),
            (ben, "dagmar-cleftjaw"),
            (ada, {"to": "winterfell"}),
        ):
            asked = (await play.table_view(1)).number
            assert asked is not None
            await play.answer(1, person.id, asked, value)
            await bot.settled()
        assert "combat" not in (await play.table_view(1)).view
        await ada.slash("map", CHANNEL, region="battle")
        card = await ada.wait_for(
            lambda m: m.ephemeral and bool(m.attachments), CHANNEL, patience=240
        )
        told = card.attachments[0]["description"]
    for shown in ("catelyn-stark", "dagmar-cleftjaw"):
        assert SAY(f"card-{shown}") in told
    assert SAY("why-won-by-strength", house="house:greyjoy") in told
    assert SAY("battle-before-cards") not in told
