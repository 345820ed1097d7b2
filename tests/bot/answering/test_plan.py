"""Answering ahead, over the wire: typed as text, and step by step from one's own panel."""

from __future__ import annotations

from tests.agot.scenario import Position, given, march
from tests.walk.planting import laid
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import begin, click, use
from tests.wire.said import says

TEXT = "winterfell: moat cailin 2f; white harbor: narrow sea s if empty, else stay"
SEALED_TEXT = "winterfell: moat cailin knight"
ADA_AND_BEN = {"Ada": "stark", "Ben": "lannister"}


def marches() -> Position:
    """Lannister marches first, then Stark from Winterfell and the port of White Harbor."""
    return given(
        units={
            "winterfell": "stark 2F",
            "white-harbor": "stark 1F",
            "port-of-white-harbor": "stark 1S",
            "lannisport": "lannister 1F",
        },
        orders={
            "winterfell": "march+0",
            "port-of-white-harbor": "march-1",
            "lannisport": "march+0",
        },
        tracks={"iron-throne": "lannister stark"},
        phase="marches",
    )


async def begun(served: Served) -> int:
    """Begin a game at that position; return its number."""
    return (await laid(served, marches(), ADA_AND_BEN)).id


async def areas(served: Served, game: int) -> dict[str, object]:
    """Return what everybody sees on the board."""
    return dict((await served.services.play.table_view(game)).view["areas"])


async def test_plans_are_typed_listed_and_dropped(bot: Served) -> None:
    """A line for two marches; only the table sees them, when they are carried out."""
    game = await begun(bot)
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    shown = await use(ada, "plan", text=TEXT.replace("white harbor", "port of white harbor"))
    assert shown.ephemeral
    assert says(shown.text, "plan-typed-done")
    assert says((await use(ada, "plan", text="list")).text, "plan-yours")
    assert says((await use(ben, "plan", text="list")).text, "plan-none")
    assert says((await use(ada, "plan", text="drop 7")).text, "trouble-no-such-plan")
    assert says((await use(ada, "plan", text="drop 2")).text, "plan-dropped")
    assert says((await use(ada, "plan", text="moon: sun")).text, "plan-typed-nothing")
    suggested = await ada.autocomplete("plan", "text", "port of", CHANNEL)
    assert {c["value"] for c in suggested} >= {"Port of White Harbor: The Narrow Sea"}
    question = (await bot.services.play.seat_view(game, ben.id)).question
    assert question is not None
    await bot.services.play.answer(game, ben.id, question.number, march("lannisport"))
    await bot.settled()
    board = await areas(bot, game)
    assert "moat-cailin" in board
    assert "the-narrow-sea" not in board


async def test_a_march_is_planned_from_ones_own_panel(bot: Served) -> None:
    """Who is not asked is told after whom, and plans by pressing; the map shows it to them."""
    game = await begun(bot)
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    panel = await use(ada, "my panel")
    assert "Lannister" in panel.text
    panel = await click(ada, panel, "plan", "open")
    panel = await click(ada, panel, "take", "area:winterfell")
    panel = await click(ada, panel, "go", "footman*2>area:moat-cailin")
    panel = await click(ada, panel, "plan", "keep0")
    (made,) = await bot.services.play.planning.made(game, ada.id)
    assert [phrase.id for phrase in made.conditions[0]] == ["plan-if-defence"]
    _, personal = await bot.panels.board.sight(game, ada.id)
    (way,) = personal["plans"]
    assert (way["kind"], way["origin"], way["area"]) == ("march", "winterfell", "moat-cailin")
    assert way["units"] == {"footman": 2}
    assert "plans" not in (await bot.panels.board.sight(game, ben.id))[1]


async def test_marches_are_planned_as_soon_as_ones_orders_are_sealed(bot: Served) -> None:
    """Before that the refusal says when they can be; what was not understood is named."""
    await begin(bot)
    ada = bot.standin.user("Ada")
    early = await use(ada, "plan", text=SEALED_TEXT)
    assert says(early.text, "plan-typed-early")
    assert says(early.text, "plan-later-own")
    orders = "winterfell march+1, white harbor march, shivering sea raid"
    typed = await use(ada, "answer", text=orders)
    await click(ada, typed, "lock")
    planned = await use(ada, "plan", text=SEALED_TEXT)
    assert says(planned.text, "plan-typed-done")
    (made,) = await bot.services.play.planning.made(1, ada.id)
    assert (made.kind, made.values[0]["area"]) == ("march", "winterfell")
    wrong = await use(ada, "plan", text="white harbor: moat cailin elephant")
    assert says(wrong.text, "plan-typed-nothing")
    assert says(wrong.text, "typed-unknown", text="elephant")
