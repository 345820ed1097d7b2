"""Whatever a panel can do, its sheet on the page can: the same presses, checks and words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.limits.rates import UserRateLimit
from bot.page.sheet import PRESSED
from bot.ui.custom_id import VERBS, CustomId
from tests.page.visiting import Browser
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import find, use
from tests.wire.said import said, says

Told = dict[str, Any]


def ids(told: Told) -> Iterator[str]:
    """Yield everything that can be pressed on a sheet."""
    for part in told["sheet"]:
        for one in part.get("row", [part] if "id" in part else []):
            yield one["id"]


def words(told: Told) -> str:
    """Return what a sheet says."""
    return "\n".join(part["text"] for part in told["sheet"] if "text" in part)


def pressed(told: Told, verb: str, arg: str = "") -> str:
    """Return what is pressed for a verb and the beginning of its argument."""
    for id in ids(told):
        press = CustomId.decode(id)
        if press.verb == verb and press.arg.startswith(arg):
            return id
    raise AssertionError(f"no {verb} {arg} in {list(ids(told))}")


async def press(page: Browser, id: str, *values: str) -> Told:
    """Press something, and return what it leads to."""
    return await page.do("press", id=id, values=list(values))


async def opened(page: Browser, verb: str, arg: str = "") -> Told:
    """Press what the page offers beside the board."""
    ways = [way["id"] for way in (await page.look())["ways"]]
    return await press(page, pressed({"sheet": [{"id": id} for id in ways]}, verb, arg))


async def test_the_sheet_is_the_panel(table: Served, ada: Browser) -> None:
    """It has every button and every select of the panel at Discord that is of the game alone."""
    panel = await use(table.standin.user("Ada"), "my panel")
    told = await opened(ada, "panel")
    shown = {id for id in panel.custom_ids if CustomId.decode(id).verb in PRESSED}
    assert set(ids(told)) == shown
    assert {CustomId.decode(id).verb for id in shown} >= {"put", "instruct", "note", "type"}


async def test_a_question_is_answered_on_the_sheet(table: Served, ada: Browser) -> None:
    """Step by step, with the draft of the page; the panel that is open at Discord shows it."""
    person = table.standin.user("Ada")
    panel = await use(person, "my panel")
    told = await opened(ada, "panel")
    put = pressed(told, "put")
    select = next(part for part in told["sheet"] if part.get("id") == put)
    value = next(o["value"] for o in select["options"] if "|" not in o["value"])
    told = await press(ada, select["id"], value)
    hand = await table.services.play.seat_view(1, person.id)
    assert len(hand.draft) == 1
    assert (await ada.look())["asked"]["path"] == list(hand.draft)
    again = await person.wait_for(lambda m: m.id == panel.id and m.edits > panel.edits, CHANNEL)
    assert find(again, "back")
    # What was overtaken is refused in the panel's own words.
    assert says(words(await press(ada, select["id"], value)), "panel-moved-on")


async def test_an_answer_is_typed_in_a_form(table: Served, ada: Browser) -> None:
    """A modal is a form, and what is sent is read as at Discord."""
    told = await opened(ada, "panel")
    form = (await press(ada, pressed(told, "type")))["form"]
    (field,) = [field for field in form["fields"] if field.get("typed")]
    assert field["most"] > 0
    told = await press(ada, form["id"], "winterfell march")
    hand = await table.services.play.seat_view(1, table.standin.user("Ada").id)
    assert hand.draft == ("winterfell=march+0",)


async def test_a_wish_is_made_for_good(table: Served, ada: Browser) -> None:
    """Step by step, until it stands in the list."""
    told = await press(ada, pressed(await opened(ada, "instruct"), "instruct", "add"))
    for _ in range(6):
        if not (selects := [part for part in told["sheet"] if "options" in part]):
            break
        if says(words(told), "instruct-kept"):
            break
        told = await press(ada, selects[0]["id"], selects[0]["options"][0]["value"])
    assert says(words(told), "instruct-kept")
    standing = await table.services.play.instructing.of(1, table.standin.user("Ada").id)
    assert standing.given


async def test_a_note_is_kept(table: Served, ada: Browser) -> None:
    """As it was written, markup included."""
    form = (await opened(ada, "note"))["form"]
    assert says(words(await press(ada, form["id"], "Trust *nobody* <@1>")), "note-kept")
    again = (await opened(ada, "note"))["form"]
    assert again["fields"][0]["value"] == "Trust *nobody* <@1>"
    assert "Trust *nobody* <@1>" in words(await opened(ada, "panel"))


async def test_only_presses_of_this_game_are_taken(ada: Browser) -> None:
    """Nothing of another game, of a server, or that no panel has."""
    for id in (
        *("", "x", "r1:2:0:panel::again", "r1:0:0:panel::again", "r1:1:0:nothing::"),
        *(f"r1:1:0:{verb}::" for verb in sorted(VERBS - PRESSED)),
    ):
        assert (await ada.post("1/press", {"id": id})).status == 400, id
    long = ["x"] * 26
    for values in (None, "x", [1], long, ["x" * 4001], ["\ud800"]):
        body = {"id": "r1:1:0:note::", "values": values}
        assert (await ada.post("1/press", body)).status == 400


async def test_what_no_panel_has_shown_is_out_of_date(ada: Browser) -> None:
    """As at Discord."""
    told = await press(ada, "r1:1:0:instruct::add/99.7")
    assert says(told["said"], "panel-out-of-date")


async def test_limits_are_those_of_panels(
    table: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who presses too often at Discord and on the page together is asked to wait."""
    monkeypatch.setattr(table.services, "flood", UserRateLimit(2, 0.001))
    table.services.flood.wait(table.standin.user("Ada").id)  # type: ignore[union-attr]
    assert "sheet" in await press(ada, "r1:1:0:panel::again")
    assert await press(ada, "r1:1:0:panel::again") == {"said": said("flood-wait")}
