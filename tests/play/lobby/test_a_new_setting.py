"""A setting is one row: with its words, everything else follows."""

import json
from collections.abc import Iterator
from typing import Annotated, Any, Literal, cast

import pytest
from pydantic.fields import FieldInfo

from bot.panels.table.choices import setting_choices
from bot.panels.table.settings import TableSettingsPanel
from bot.play import Play, UserError
from bot.play.settings import TableSettings, rows
from bot.play.settings.row import Setting
from bot.posts.settings_lines import agreed_lines
from bot.text import Localizer
from bot.ui.custom_id import CustomId
from tests.kernel.toy import Auctions
from tests.words import words_in

from ..tables import ANN, BOB, own_log, seat_all

WORDS = """
setting-anthem = Anthem:
setting-anthem-soft = Softly
setting-anthem-loud = Loudly
setting-anthem-loud-note = with drums
agreed-anthem-soft = The anthem is played softly.
agreed-anthem-loud = The anthem is played loudly.
"""


@pytest.fixture
def anthem() -> Iterator[None]:
    """How loudly an anthem is played; the row of a setting that exists for a moment."""
    fields = TableSettings.__pydantic_fields__
    kept = dict(fields)
    row = Annotated[Literal["soft", "loud"], Setting("posts", "table")]
    fields["anthem"] = FieldInfo.from_annotated_attribute(cast("Any", row), "soft")
    _rebuild()
    yield
    fields.clear()
    fields.update(kept)
    _rebuild()


def _rebuild() -> None:
    TableSettings.model_rebuild(force=True)
    rows.cache_clear()


@pytest.mark.usefixtures("anthem")
async def test_it_is_checked_saved_voted_on_and_told(play: Play) -> None:
    """Before the game begins, by the host alone; while it runs by vote; other values are none."""
    info = await seat_all(play, terms={"anthem": "loud"})
    assert info.terms["anthem"] == "loud"
    with pytest.raises(UserError, match="trouble-bad-terms") as caught:
        TableSettings.agree({"anthem": "shrill"})
    assert caught.value.phrase.params == {"field": "anthem"}
    assert TableSettings.of({}).to_json()["anthem"] == "soft"
    wanted = TableSettings.of(info.terms).changed("anthem", "soft")
    number = await play.votes.propose_terms(info.id, BOB, wanted)
    await play.votes.vote(info.id, ANN, number, agrees=True)
    assert (await play.info(info.id)).terms["anthem"] == "soft"
    assert own_log(await play.history(info.id))[-1] == "agreed-terms"
    agreed = TableSettings.of(wanted).news(TableSettings.of(info.terms))
    assert agreed.id == "agreed-anthem-soft"


@pytest.mark.usefixtures("anthem")
async def test_it_is_offered_and_stands_on_the_card(play: Play) -> None:
    """On its page, each value with its words; on the card where it is not as usual."""
    say = Localizer("en", [*words_in("en", "agot-2e"), WORDS])
    info = await seat_all(play, terms={"anthem": "loud"})
    row, agreed = rows()["anthem"], TableSettings.of(info.terms)
    assert [r.name for r in rows().values() if r.setting.page == "posts"][-1] == "anthem"
    soft, loud = setting_choices(row, agreed, None, say)
    assert (soft.value, soft.label, soft.description, soft.chosen) == (
        "soft",
        "Softly",
        None,
        False,
    )
    assert (loud.value, loud.label, loud.description, loud.chosen) == (
        "loud",
        "Loudly",
        "with drums",
        True,
    )
    layout = await TableSettingsPanel(play, lambda: True)._page(info, ANN, "posts", "", "", say)
    shown = json.dumps(layout.components())
    assert "Anthem:" in shown
    assert CustomId(info.id, "agree", arg="posts:anthem").encode() in shown
    assert "The anthem is played loudly." in agreed_lines(info, Auctions(), say).splitlines()
