"""What panels say to whoever has to decide, and what they make of typed answers."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.local import Standin
from bot.local.page.person import VisibleMessage
from bot.text import Plain, localizer_for
from bot.ui.custom_id import CustomId
from tests.agot.scenario import Position, given
from tests.walk import battles, positions
from tests.walk.planting import laid
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import click, find, use
from tests.wire.said import places, said, says, times

SAY = localizer_for("en").of("agot-2e")


@dataclass
class Seat:
    """Ada at a table of the 2nd edition, as Stark; somebody else is awaited too."""

    standin: Standin
    bot: Served

    async def at(self, position: Position) -> VisibleMessage:
        """Lay a position on the table, and return Ada's panel."""
        await laid(self.bot, position, {"Ada": "stark", "Ben": "greyjoy"})
        return await self.panel()

    async def panel(self) -> VisibleMessage:
        """Open Ada's panel by command."""
        return await use(self.standin.user("Ada"), "my panel")

    async def types(self, text: str, command: str = "answer") -> VisibleMessage:
        """Type an answer with a command."""
        return await use(self.standin.user("Ada"), command, text=text)

    async def form(self, panel: VisibleMessage) -> str:
        """Open the form for text; return what stands in it."""
        outcome = await self.standin.user("Ada").click(panel, find(panel, "type"))
        assert outcome.form is not None
        (label,) = (c for c in outcome.form["components"] if "component" in c)
        return str(label["component"].get("value") or "")


@pytest.fixture
def ada(standin: Standin, bot: Served) -> Seat:
    """Ada, before any game."""
    return Seat(standin, bot)


# -- what stays in view ----------------------------------------------------------------------------


async def test_a_muster_shows_the_cards_of_the_round_however_much_has_happened(ada: Seat) -> None:
    """Three bids and their ties have scrolled the cards out of the ten latest lines."""
    cards = ["mustering", "game-of-thrones", "sea-of-storms"]
    position = given(
        phase="westeros", westeros_cards=cards, units={"winterfell": "stark 1F"},
        tracks={"iron-throne": "stark"},
    )  # fmt: skip
    panel = await ada.at(position)
    assert says(panel.text, "why-preview-westeros", cards=[f"westeros:{c}" for c in cards])


async def test_in_a_battle_both_cards_and_what_followed_stay_in_view(ada: Seat) -> None:
    """Whoever loses units sees both cards, with their texts, who has won, and why so many."""
    position = battles.casualties()
    assert position.awaited == ["stark"]
    combat = position.state.combat
    assert combat is not None
    panel = await ada.at(position)
    for house, card in combat["cards"].items():
        assert says(panel.text, "why-preview-played", house=f"house:{house}", card=f"card:{card}")
        assert SAY(f"card-{card}.note") in panel.text
    assert says(panel.text, "why-preview-won")
    assert says(panel.text, "why-casualties")


async def test_a_bid_shows_power_places_and_what_they_bring(ada: Seat) -> None:
    """What everybody could bid, who stands where, and what the places are good for."""
    panel = await ada.at(positions.clash())
    assert says(panel.text, "bid-of", house="house:stark", power=9)
    assert says(panel.text, "house-in-place", place=1, house="house:baratheon")
    assert says(panel.text, "why-preview-brings-iron-throne")


async def test_why_bids_tells_every_track_of_the_round(ada: Seat) -> None:
    """After the first track is settled, /why tells it still while the second is bid for."""
    position = positions.clash()
    position.bids(stark=3)
    position.answer(position.awaited[0], position.shape(position.awaited[0]).safe())
    position.bids(greyjoy=2)
    position.answer(position.awaited[0], position.shape(position.awaited[0]).safe())
    await ada.at(position)
    told = await use(ada.standin.user("Ada"), "why", topic="bids")
    assert says(told.text, "why-bids", subject="track:iron-throne")
    assert says(told.text, "why-bids", subject="track:fiefdoms")


# -- where a march leads ---------------------------------------------------------------------------


async def test_a_target_says_what_it_has_and_whether_it_is_one_more_castle(ada: Seat) -> None:
    """Castles, barrels and crowns beside who is there; a new castle is counted."""
    panel = await ada.at(positions.marches())
    panel = await click(ada.standin.user("Ada"), panel, "take", "area:winterfell")
    panel = await click(ada.standin.user("Ada"), panel, "show", "who=")
    targets = {
        option["value"]: option.get("description") or ""
        for option in panel.component(find(panel, "go"))["options"]
    }
    finger = SAY("prospect-castle", has=Plain(SAY("has-castle")), number=4)
    assert targets["area:flints-finger"].endswith(finger)
    assert SAY("has-supply", count=1) in targets["area:greywater-watch"]
    assert SAY("has-power", count=1) in targets["area:karhold"]


async def test_the_map_of_a_march_shows_where_it_can_go(ada: Seat) -> None:
    """Not the origin, which its player knows already."""
    position = given(
        units={"winterfell": "stark 2F"}, orders={"winterfell": "march+0"}, phase="marches"
    )
    await ada.at(position)
    _, personal = await ada.bot.panels.board.sight(1, ada.standin.user("Ada").id)
    assert "winterfell" not in personal["targets"]
    assert {"moat-cailin", "castle-black"} <= set(personal["targets"])


async def test_gathering_power_at_sea_says_that_it_brings_nothing(ada: Seat) -> None:
    """Both in the menu of orders, and beside the order once it lies there."""
    panel = await ada.at(positions.orders())
    note = SAY("note-nothing-at-sea")
    menu = panel.component(find(panel, "put", "bay-of-ice"))["options"]
    assert [o.get("description") for o in menu if o["value"].startswith("consolidate")] == [
        note
    ] * 2
    panel = await ada.types("bay of ice: consolidate")
    assert times(panel.text, "with-note", note=note) == 1


# -- mustering -------------------------------------------------------------------------------------


def tight() -> Position:
    """Stark has two armies, as many as its Supply allows; enemy ships lie off the east coast."""
    return given(
        units={
            "winterfell": "stark 2F",
            "white-harbor": "stark 1F",
            "moat-cailin": "stark 1F 1K",
            "the-shivering-sea": "greyjoy 1S",
        },
        tracks={"iron-throne": "stark"},
        supply={"stark": 1},
        card="mustering",
    )


async def test_a_muster_lists_what_is_barred_with_reason_and_paragraph(ada: Seat) -> None:
    """Supply, and enemy ships where own ones would be launched."""
    panel = await ada.at(tight())
    assert says(panel.text, "refused-over-supply", supply=1)
    assert says(panel.text, "refused-enemy-ships-there", place="area:the-shivering-sea")
    assert "4.5.7" in panel.text
    assert "4.5.5" in panel.text


async def test_a_knight_in_winterfell_is_understood(ada: Seat) -> None:
    """Piece first, then place, as one says it."""
    await ada.at(tight())
    panel = await ada.types("knight in winterfell")
    assert says(panel.text, "typed-understood")
    assert says(panel.text, "step-recruit", unit="unit:knight", area="area:winterfell")


async def test_a_typed_recruit_that_is_barred_gets_the_reason_and_why_knows_it(ada: Seat) -> None:
    """/why repeats what was refused last, though nothing was pressed."""
    await ada.at(tight())
    panel = await ada.types("ship in the shivering sea")
    assert says(panel.text, "refused-enemy-ships-there")
    told = await use(ada.standin.user("Ada"), "why", topic="refusal")
    assert says(told.text, "refused-enemy-ships-there", place="area:the-shivering-sea")
    assert "4.5.5" in told.text


# -- typed answers ---------------------------------------------------------------------------------


async def test_what_is_not_understood_is_answered_with_an_example_that_is(ada: Seat) -> None:
    """The example is an answer to this very question, from one's own areas."""
    await ada.at(positions.orders())
    panel = await ada.types("asdf")
    assert says(panel.text, "typed-nothing")
    (example,) = (x for x in panel.text.split("`") if x.startswith(SAY.name("area:bay-of-ice")))
    panel = await ada.types(example)
    assert says(panel.text, "typed-understood")
    told = await use(ada.standin.user("Ada"), "why", topic="refusal")
    assert says(told.text, "trouble-not-understood")


@pytest.mark.parametrize("text", ["winterfell march+1*", "asdf", "winterfell march+1*; asdf"])
async def test_the_reply_to_a_typed_command_is_short(ada: Seat, text: str) -> None:
    """The question, what is chosen so far, the reply below it: nothing that a phone would hide.

    From there one can type again, or open the panel.
    """
    await ada.at(positions.orders())
    reply = await ada.types(text)
    understood = "typed-nothing" if text == "asdf" else "typed-partly"
    understood = "typed-understood" if text == "winterfell march+1*" else understood
    assert places(reply.text, understood) > places(reply.text, "ask-orders")
    verbs = {CustomId.decode(id).verb for id in reply.custom_ids}
    assert verbs - {"back"} == {"type", "panel"}, "no menus"
    panel = await click(ada.standin.user("Ada"), reply, "panel")
    assert "put" in {CustomId.decode(id).verb for id in panel.custom_ids}


async def test_what_is_typed_in_full_can_be_locked_in_at_once(ada: Seat) -> None:
    """The short reply has the button that gives the answer."""
    await ada.at(tight())
    reply = await ada.types("knight in winterfell")
    await click(ada.standin.user("Ada"), reply, "lock")
    table = await ada.bot.services.play.table_view(1)
    assert table.view["areas"]["winterfell"]["units"] == {"footman": 2, "knight": 1}


async def test_the_reply_to_a_form_that_is_understood_is_the_first_line_of_the_panel(
    ada: Seat,
) -> None:
    """Above the heading, so that it is seen however long the panel is."""
    panel = await ada.at(positions.orders())
    person = ada.standin.user("Ada")
    form = await person.click(panel, find(panel, "type"))
    await person.submit(form, {"text0": "winterfell march+1*"})
    panel = await person.message(panel.id, CHANNEL)
    assert panel.text.startswith(said("typed-understood"))


async def test_text_that_could_not_be_used_stands_in_the_form_again(ada: Seat) -> None:
    """Beside what was understood, which is in the draft; and no longer once it is mended."""
    await ada.at(positions.orders())
    panel = await ada.types("winterfell march+1*\nwhite hrabor garble")
    assert says(panel.text, "typed-partly")
    again = (await ada.form(panel)).splitlines()
    assert again[-1] == "white hrabor garble"
    assert len(again) == 2
    panel = await ada.types("white harbor support")
    assert "garble" not in await ada.form(panel)


async def test_none_of_it_is_never_said_of_a_text_that_is_understood_in_part(ada: Seat) -> None:
    """Not even if the part that was understood was chosen already."""
    await ada.at(positions.orders())
    await ada.types("winterfell march+1*")
    panel = await ada.types("winterfell march+1*; asdf")
    assert says(panel.text, "typed-partly")
    assert not says(panel.text, "typed-nothing")


async def test_a_text_without_effect_leaves_what_was_chosen(ada: Seat) -> None:
    """The draft of a muster is what it was."""
    await ada.at(tight())
    await ada.types("knight in winterfell")
    panel = await ada.types("asdf")
    assert says(panel.text, "typed-nothing")
    assert says(panel.text, "step-recruit", unit="unit:knight")
    assert await ada.form(panel) == "asdf"
