"""House Martell's cards of the 1st edition in a game of the 2nd (V2.14)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.components import TRACKS, open_box
from engine.stewards.levels import minds
from tests.agot.scenario import Position, ability
from tests.family.storm import casualties
from tests.family.test_first_edition_deck import battle

BOX = open_box("agot-2e-acok")
MARTELL = ("martell", "lannister")


def fight(own: str, other: str = "tyrion-lannister", **more: Any) -> Position:
    """Let House Martell attack, or another House attack it, with six players."""
    return battle(own, other, **{"sides": MARTELL, "players": 6, "blade_used": True, **more})


@pytest.mark.parametrize("card", [card for card, facts in BOX.house_cards.items()])
def test_each_card_counts_what_is_printed(card: str) -> None:
    """V2.14 In an attack, whatever its text."""
    table = fight(card.removesuffix("-1e")).finish_combat()
    assert table.strengths() == (2 + BOX.house_cards[card].strength, 2 + 2)


@pytest.mark.parametrize(("attacks", "swords"), [(True, 1), (False, 0)])
def test_obara_has_a_sword_in_attack(attacks: bool, swords: int) -> None:
    """V2.14 Not in defense."""
    if attacks:
        table = fight("obara-sand", "cersei-lannister", attack="4F").until("casualties")
        assert casualties(table) == swords
    else:
        table = fight("cersei-lannister", "obara-sand", sides=MARTELL[::-1], defence="4F")
        table.finish_combat()
        assert not table.events("destroyed")


def test_ellaria_upgrades_a_footman_that_defends() -> None:
    """V2.14 At once, so that the Knight fights already."""
    table = fight("tyrion-lannister", "ellaria-sand", sides=MARTELL[::-1])
    table.until("ability", "martell")
    card = ability("ellaria-sand-1e", area="blackwater", routed=False)
    table.answer("martell", card).finish_combat()
    assert table.strengths()[1] == 1 + 2 + 1


def test_ellaria_does_nothing_in_attack() -> None:
    """V2.14 Only while Martell defends."""
    assert fight("ellaria-sand").kind != "ability"


HOLDING: Any = {
    "iron-throne": "lannister martell",
    "fiefdoms": "lannister martell",
    "kings-court": "martell lannister",
}


@pytest.mark.parametrize("track", ["iron-throne", "fiefdoms"])
def test_doran_takes_a_token_of_the_beaten(track: Any) -> None:
    """V2.6 One that it holds, of any track, until that track is bid for."""
    table = fight("doran-martell", attack="6F", tracks=HOLDING).until("ability", "martell")
    assert not table.allows("martell", ability("doran-martell-1e", track="kings-court"))
    table.answer("martell", ability("doran-martell-1e", track=track))
    assert table.state.holder(track) == "martell"
    assert table.track(track)[0] == "lannister"


def test_doran_takes_nothing_from_those_who_hold_nothing() -> None:
    """V2.6 Nor after a defeat."""
    nothing: Any = dict.fromkeys(TRACKS, "martell lannister")
    for facts in ({"attack": "6F", "tracks": nothing}, {"attack": "1F", "tracks": HOLDING}):
        table = fight("doran-martell", **facts).finish_combat()
        assert table.state.stolen == {}


def test_doran_is_explained_by_his_text() -> None:
    """V2.6 He does not send anyone down a track, as he does in the 2nd edition."""
    table = fight("doran-martell", attack="6F", tracks=HOLDING).until("ability", "martell")
    found = minds["agot-2e"].reason(table.game, "martell", table.shape("martell").safe())
    assert found is not None
    assert found.id == "because-card-used"


def test_arianne_destroys_a_unit_of_the_winner() -> None:
    """V2.14 Of any kind, after a defeat."""
    table = fight("arianne-martell", defence="1F 1K").until("ability", "martell")
    table.answer("martell", ability("arianne-martell-1e", unit="knight")).finish_combat()
    assert table.units("blackwater") == "lannister 1F"
    assert table.units("the-reach") == "martell 2F(r)"


def test_nobody_takes_the_area_if_it_was_the_last_one() -> None:
    """V2.14 Martell retreats all the same, and its Power token stays."""
    table = fight(
        "tywin-lannister",
        "arianne-martell",
        sides=MARTELL[::-1],
        attack="1K",
        defence="2F",
        tokens={"blackwater": "martell"},
    ).until("ability", "martell")
    table.answer("martell", ability("arianne-martell-1e", unit="knight")).finish_combat()
    assert table.units("blackwater") == ""
    assert table.token("blackwater") == "martell"
