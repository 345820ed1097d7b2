"""Dominance tokens that are not with the first House of their track (V2.6)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.games.agot.drawing.margin import margin_of
from bot.games.agot.drawing.textboard import beside
from bot.games.agot.lookup.houses import places_and_tokens
from bot.games.agot.views import holder
from engine.agot.board import tracks
from engine.agot.components import TRACKS, Track
from engine.agot.information.view import AgotView
from engine.kernel.position.notation import BadPosition
from engine.records.position import full_line, open_position, public_line
from tests.agot.scenario import Position, given, march, set_up
from tests.words import strict_localizer

THRONE = "baratheon lannister stark"


def table_with(stolen: dict[Track, str], **facts: Any) -> Position:
    """Return a position in which some tokens have been stolen."""
    return given(**{"phase": "planning", "stolen": stolen, **facts})


def test_nothing_is_stolen_in_a_game_without_such_cards() -> None:
    """V2.6 The state has no such token, and neither view nor position line mentions any."""
    table = set_up()
    assert table.state.stolen == {}
    assert "stolen" not in table.game.view(None)
    assert "stolen" not in public_line(table.game)


@pytest.mark.parametrize("track", TRACKS)
def test_the_thief_holds_the_token_and_the_track_stays(track: Track) -> None:
    """V2.6 Only the token has changed hands: positions are as they were."""
    table = table_with({}, tracks={track: THRONE})
    before = table.track(track)
    tracks.steal(table.state, "stark", track)
    assert table.state.holder(track) == "stark"
    assert table.track(track) == before
    assert table.state.position(track, "baratheon") == 1
    assert holder(cast(AgotView, table.game.view(None)), track) == "stark"


def test_the_first_of_the_track_takes_back_its_own_token() -> None:
    """V2.6 If the first of the track steals, nothing lies elsewhere any more."""
    table = table_with({"iron-throne": "stark"}, tracks={"iron-throne": THRONE})
    tracks.steal(table.state, "baratheon", "iron-throne")
    assert table.state.stolen == {}
    assert table.state.holder("iron-throne") == "baratheon"


def test_turn_order_stays() -> None:
    """V2.6 The first of the Iron Throne track still has the first turn."""
    table = given(
        phase="marches",
        stolen={"iron-throne": "stark"},
        tracks={"iron-throne": THRONE},
        units={"winterfell": "stark 1F", "kings-landing": "baratheon 1F"},
        orders={"winterfell": "march+0", "kings-landing": "march+0"},
    )
    assert table.awaited == ["baratheon"]


def test_the_thief_decides_ties_until_bids_for_that_track_are_resolved() -> None:
    """V2.6 Even those for the Iron Throne itself (4.6.5); then the token goes with the track."""
    table = given(
        card="clash-of-kings",
        stolen={"iron-throne": "stark", "fiefdoms": "tyrell"},
        tracks={"iron-throne": THRONE},
    )
    table.bids(lannister=2, greyjoy=2)
    assert table.awaited == ["stark"]
    assert table.kind == "ties"
    table.answer("stark", [["greyjoy", "lannister"], ["stark", "baratheon", "martell", "tyrell"]])
    assert table.state.stolen == {"fiefdoms": "tyrell"}
    assert table.state.holder("iron-throne") == "greyjoy"
    assert table.state.holder("fiefdoms") == "tyrell"


def test_the_thief_uses_the_blade() -> None:
    """V2.6 The House that holds it fights with it, and not the first of the track."""
    table = given(
        phase="marches",
        stolen={"fiefdoms": "stark"},
        tracks={"fiefdoms": "greyjoy stark"},
        units={"winterfell": "stark 2F", "moat-cailin": "greyjoy 2F"},
        orders={"winterfell": "march+0"},
    )
    table.answer("stark", march("winterfell", moat_cailin="2F"))
    table.cards(stark="eddard-stark", greyjoy="euron-crows-eye").until("blade")
    assert table.awaited == ["stark"]


def test_ties_in_combat_go_by_the_track() -> None:
    """V2.6 Positions do not change with the token, so neither does who wins a tie (9.6.1)."""
    table = given(
        phase="marches",
        stolen={"fiefdoms": "stark"},
        tracks={"fiefdoms": "greyjoy stark"},
        blade_used=True,
        units={"winterfell": "stark 2F", "moat-cailin": "greyjoy 2F"},
        orders={"winterfell": "march+0"},
    )
    table.answer("stark", march("winterfell", moat_cailin="2F"))
    table.cards(stark="roose-bolton", greyjoy="victarion-greyjoy").until("retreat")
    assert table.events("combat-decided")[-1]["winner"] == "house:greyjoy"


def test_the_thief_uses_the_raven() -> None:
    """V2.6 The holder of the Messenger Raven is asked."""
    units = {"winterfell": "stark 1F", "kings-landing": "baratheon 1F"}
    orders = {"winterfell": "march+0", "kings-landing": "march+0"}
    more: Any = {"phase": "raven", "units": units, "orders": orders}
    assert given(stolen={"kings-court": "tyrell"}, **more).awaited == ["tyrell"]


def test_the_thief_chooses_on_westeros_cards() -> None:
    """V2.6 Everything that names the holder of a token means whoever has it."""
    table = given(card="a-throne-of-blades", stolen={"iron-throne": "tyrell"})
    assert table.awaited == ["tyrell"]


def test_moving_on_the_track_does_not_end_it() -> None:
    """V2.6 A House that is moved takes no token that is not there."""
    table = table_with({"fiefdoms": "stark"}, tracks={"fiefdoms": "greyjoy tyrell stark"})
    tracks.move_to_end(table.state, "greyjoy", "fiefdoms")
    assert table.state.holder("fiefdoms") == "stark"
    assert not [e for e in table.state.told if e.kind == "dominance"]


def test_a_vassal_cannot_keep_a_token() -> None:
    """V2.6 It goes back to the first of its track who plays."""
    table = given(edition="agot-2e-vassals", players=5, phase="planning")
    table.state.stolen = {"iron-throne": table.state.vassals[0]}  # type: ignore[attr-defined]  # vassals
    assert table.state.holder("iron-throne") == table.track("iron-throne")[0]
    view = cast(AgotView, table.game.view(None))
    assert holder(view, "iron-throne") == table.track("iron-throne")[0]


def test_positions_tell_who_has_the_token() -> None:
    """V2.6 Public and full lines, and saved games."""
    table = table_with({"iron-throne": "stark"}, tracks={"iron-throne": THRONE})
    line = public_line(table.game)
    assert "stolen={iron-throne:stark}" in line
    assert open_position(line).state.holder("iron-throne") == "stark"
    assert open_position(full_line(table.game)).state == table.state


@pytest.mark.parametrize("stolen", ["stark", "{narrow-sea:stark}", "{fiefdoms:arryn}"])
def test_positions_that_no_table_can_have(stolen: str) -> None:
    """V2.6 A token of this game is with a House of this game."""
    with pytest.raises(BadPosition):
        open_position(f"agot-2e/1 stolen={stolen}")


def test_pictures_show_the_holder_apart_from_the_track() -> None:
    """V2.6 Beside the head of the track, and in the picture's text."""
    table = table_with({"iron-throne": "stark"}, tracks={"iron-throne": THRONE})
    view = cast(AgotView, table.game.view(None))
    drawn = {track.id: track.stolen_by for track in margin_of(view).tracks}
    assert drawn == {"iron-throne": "stark", "fiefdoms": None, "kings-court": None}
    plain = cast(AgotView, {k: v for k, v in table.game.view(None).items() if k != "stolen"})
    differing = [
        one for one, other in zip(beside(view), beside(plain), strict=True) if one != other
    ]
    assert len(differing) == 1
    assert strict_localizer("agot-2e")("house-stark") in differing[0]


def test_the_page_of_a_house_names_its_token() -> None:
    """V2.6 The thief has it, and the first of the track has not."""
    table = table_with({"iron-throne": "stark"}, tracks={"iron-throne": THRONE})
    say = strict_localizer("agot-2e")
    view = cast(AgotView, table.game.view(None))
    throne = say("lookup-house-tokens", tokens=["dominance:iron-throne"])
    found = {
        house: throne in places_and_tokens(table.state, view, house, say)
        for house in ("stark", "baratheon")
    }
    assert found == {"stark": True, "baratheon": False}
