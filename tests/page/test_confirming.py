"""What has to be confirmed on a page is what has to be confirmed in a panel, and how often."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from bot.local import Standin
from bot.panels.turn.confirmation import ANYWAY, FINAL, confirmation_of, unconfirmed
from bot.panels.turn.question import asking_of
from bot.panels.widgets import Asking
from bot.text import localizer_for
from engine.kernel.shapes import Tokens
from tests.learning.learner import Learner, like
from tests.page.visiting import Browser, pages
from tests.running.marks import daily
from tests.wire.at_table import Served, serving


async def asking(table: Served, name: str) -> Asking:
    """Return what a person is asked."""
    hand = await table.services.play.seat_view(1, table.standin.user(name).id)
    found = asking_of(hand, localizer_for("en").of(hand.info.ruleset))
    assert found is not None
    return found


async def test_the_page_offers_what_confirms_in_a_panel(table: Served, ada: Browser) -> None:
    """Nothing before the answer is complete, and then the same button with what it carries."""
    assert (await ada.look())["asked"]["lock"] is None
    assert confirmation_of(await asking(table, "Ada")) is None
    same = (await ada.look())["asked"]
    draft: list[str] = []
    for place, tokens in same["choices"].items():
        used = [one.partition("=")[2] for one in draft]
        draft.append(f"{place}={next(v for v, *_ in tokens if v not in used)}")
    for length in range(1, len(draft) + 1):
        await ada.choose(draft[:length])
    confirmation = confirmation_of(await asking(table, "Ada"))
    assert confirmation is not None
    assert (await ada.look())["asked"]["lock"] == [confirmation.label, confirmation.carried]


@pytest.mark.parametrize(
    ("final", "carried", "asked"),
    daily(
        (True, "", "panel-last"),
        (True, FINAL, None),
        of=[
            (False, "", None),
            (True, "", "panel-last"),
            (True, "whatever", "panel-last"),
            (True, FINAL, None),
            (True, ANYWAY, None),
        ],
    ),
)
async def test_what_is_final_is_said_before(
    table: Served, final: bool, carried: str, asked: str | None
) -> None:
    """An answer that opens at once is given only by who has read so."""
    one = replace(await asking(table, "Ada"), opens_at_once=final)
    assert isinstance(one.shape, Tokens)
    place = one.shape.places[0]
    token = one.shape.usable(place, {})[0]
    assert unconfirmed(one.along([f"{place}={token}"]), carried) == asked


@pytest.mark.parametrize("served", [True, False])
async def test_a_first_game_leads_to_its_page(
    standin: Standin, tmp_path: Path, served: bool
) -> None:
    """Where the host offers pages, and nowhere else."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "db") as bot, AsyncExitStack() as stack:
        if served:
            await stack.enter_async_context(pages(bot.services))
        learner = Learner(bot, standin.user("Ada"), "agot-2e", decide=like("page"))
        await learner.begin()
        await learner.until("put")
        assert learner.offered("page") is served
