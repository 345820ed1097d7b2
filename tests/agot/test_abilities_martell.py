"""The House cards of Martell."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.components import Track

from .fighting import attack, outcome, play_cards
from .scenario import Position, ability, blade, given, march

CALM: dict[str, Any] = {
    "tracks": {"fiefdoms": "greyjoy"},
    "supply": {"martell": 6, "baratheon": 6, "tyrell": 6},
}


def struck(mine: str = "1F", enemy: str = "baratheon 4K", **more: Any) -> Position:
    """Baratheon attacks Martell in storms-end from kingswood."""
    return attack(enemy, "kingswood", "storms-end", f"martell {mine}", **{**CALM, **more})


def strike(mine: str = "4K", enemy: str = "baratheon 1F", **more: Any) -> Position:
    """Martell attacks Baratheon in storms-end from the-boneway."""
    return attack(f"martell {mine}", "the-boneway", "storms-end", enemy, **{**CALM, **more})


# -- Arianne Martell -------------------------------------------------------------------------------


def test_arianne_keeps_the_victors_out() -> None:
    """Beaten in defence, Martell retreats; the attackers go back unrouted."""
    table = struck(orders={"storms-end": "defend+1"})
    play_cards(table, martell="arianne-martell", baratheon="melisandre")
    table.until("casualties").answer("martell", {"footman": 1})
    assert table.units("storms-end") == ""
    assert table.units("kingswood") == "baratheon 4K"
    assert table.order("storms-end") is None
    assert table.controller("storms-end") is None


def test_arianne_does_not_spare_the_retreat() -> None:
    """Martell's units retreat as ever, routed."""
    table = play_cards(struck("2F"), martell="arianne-martell", baratheon="patchface")
    table.until("retreat").answer("martell", {"to": "the-boneway"})
    assert table.units("the-boneway") == "martell 2F(r)"
    assert table.units("kingswood") == "baratheon 4K"


@pytest.mark.parametrize(("reading", "token"), [("removed", None), ("stays", "martell")])
def test_arianne_power_token(reading: str, token: str | None) -> None:
    """16.5.11: Martell's Power token in the area goes, as after any lost defence; or stays."""
    table = struck(
        "2F", tokens={"storms-end": "martell"}, rulings={"arianne-power-token": reading}
    )  # fmt: skip
    outcome(table, martell="arianne-martell")
    assert table.token("storms-end") == token
    assert table.controller("storms-end") == token


def test_arianne_and_the_ships_in_the_port() -> None:
    """16.1.4: nobody controls the area, so the ship in its port is destroyed at once (E32)."""
    table = struck("2F", units={"port-of-storms-end": "martell 1S"})
    outcome(table, martell="arianne-martell")
    assert table.units("port-of-storms-end") == ""
    assert table.events("port-ships-sunk")[-1]["house"] == "house:martell"


def at_sunspear(**more: Any) -> Position:
    """Baratheon attacks Martell's home from yronwood."""
    return attack(
        "baratheon 4K", "yronwood", "sunspear", "martell 1F",
        units={"port-of-sunspear": "martell 1S"}, **{**CALM, **more},
    )  # fmt: skip


def test_arianne_at_home() -> None:
    """In Sunspear Martell keeps control by its shield, and the ships; the garrison is gone."""
    table = at_sunspear()
    outcome(table, martell="arianne-martell")
    assert table.controller("sunspear") == "martell"
    assert table.units("port-of-sunspear") == "martell 1S"
    assert "sunspear" not in table.state.garrisons
    assert table.units("yronwood") == "baratheon 4K"


def test_arianne_leaves_ser_loras_nothing() -> None:
    """No area was conquered: the March order is discarded."""
    table = attack("tyrell 4K", "the-boneway", "storms-end", "martell 1F", **CALM)
    outcome(table, martell="arianne-martell", tyrell="ser-loras-tyrell")
    assert set(table.state.orders) == {"karhold"}
    assert table.units("the-boneway") == "tyrell 4K"


def test_arianne_does_nothing_in_attack() -> None:
    """A beaten attacker gains nothing by her."""
    table = strike("1F", "baratheon 4K")
    card = "stannis-baratheon"
    assert outcome(table, martell="arianne-martell", baratheon=card) == "baratheon"
    assert table.units("storms-end") == "baratheon 4K"
    assert table.units("the-boneway") == "martell 1F(r)"


def test_arianne_does_nothing_in_victory() -> None:
    """A winning defender stays, the attackers are routed."""
    table = struck("4K", "baratheon 1F")
    assert outcome(table, martell="arianne-martell", baratheon="patchface") == "martell"
    assert table.units("kingswood") == "baratheon 1F(r)"


def test_arianne_and_the_way_back_into_an_enemy_home() -> None:
    """Attackers out of an enemy home area that reverted go back into it all the same."""
    table = attack(
        "baratheon 4K", "highgarden", "oldtown", "martell 1F", **CALM, garrisons={"highgarden": 0}
    )  # fmt: skip
    assert table.controller("highgarden") == "tyrell"
    outcome(table, martell="arianne-martell")
    assert table.units("highgarden") == "baratheon 4K"


# -- Nymeria Sand ----------------------------------------------------------------------------------


def test_nymeria_has_a_sword_in_attack() -> None:
    """One sword while Martell attacks."""
    table = play_cards(strike(), martell="nymeria-sand", baratheon="patchface")
    table.until("casualties")
    assert table.allows("baratheon", {"footman": 1})


def test_nymeria_has_a_fortification_in_defence() -> None:
    """One fortification while Martell defends: it stops Melisandre's sword."""
    table = play_cards(struck("2F"), martell="nymeria-sand", baratheon="melisandre")
    assert table.kind == "retreat"


def test_nymeria_has_no_fortification_in_attack() -> None:
    """Beaten in attack, nothing stops the sword."""
    table = play_cards(strike("1F", "baratheon 4K"), martell="nymeria-sand", baratheon="melisandre")
    assert table.kind == "casualties"


# -- Doran Martell ---------------------------------------------------------------------------------


def doran(**more: Any) -> Position:
    """Martell defends with Doran; his ability is asked for."""
    table = play_cards(struck("2F", "baratheon 2F", **more), martell="doran-martell")
    assert (table.kind, table.awaited) == ("ability", ["martell"])
    return table


@pytest.mark.parametrize("track", ["iron-throne", "fiefdoms", "kings-court"])
def test_doran_drops_the_rival_to_the_end_of_a_track(track: Track) -> None:
    """The others close up; the other tracks stay as they are."""
    table = doran()
    before = {t: table.track(t) for t in table.state.tracks}
    table.answer("martell", ability("doran-martell", track=track))
    after = table.track(track)
    assert after[-1] == "baratheon"
    assert after[:-1] == [h for h in before[track] if h != "baratheon"]
    assert all(table.track(t) == before[t] for t in before if t != track)


def test_doran_must_be_used() -> None:
    """There is no declining; naming a track on which the rival is last already is allowed."""
    table = doran(tracks={"fiefdoms": "greyjoy tyrell martell stark lannister baratheon"})
    assert not table.allows("martell", ability("doran-martell", use=False))
    table.answer("martell", ability("doran-martell", track="fiefdoms"))
    assert table.track("fiefdoms")[-1] == "baratheon"


def test_doran_moves_a_dominance_token_at_once() -> None:
    """The next House takes it, on the side on which it lies."""
    table = doran(tracks={"fiefdoms": "greyjoy", "iron-throne": "baratheon lannister"})
    table.answer("martell", ability("doran-martell", track="iron-throne"))
    assert table.state.holder("iron-throne") == "lannister"
    assert table.events("dominance")[-1] == {
        "house": "house:lannister", "token": "dominance:iron-throne",
    }  # fmt: skip


def test_doran_may_win_the_blade_for_this_combat() -> None:
    """The next holder of an unused Blade may use it in this very combat."""
    table = doran(tracks={"fiefdoms": "baratheon martell"})
    table.answer("martell", ability("doran-martell", track="fiefdoms"))
    assert (table.kind, table.awaited) == ("blade", ["martell"])
    table.answer("martell", blade()).finish_combat()
    assert table.strengths() == (2 + 2, 2 + 0 + 1)


def test_doran_wins_no_used_blade() -> None:
    """A Blade on its used side passes on used."""
    table = doran(tracks={"fiefdoms": "baratheon martell"}, blade_used=True)
    table.answer("martell", ability("doran-martell", track="fiefdoms"))
    assert table.kind != "blade"
    assert table.state.holder("fiefdoms") == "martell"


@pytest.mark.parametrize(
    ("track", "winner"), [("kings-court", "baratheon"), ("fiefdoms", "martell")]
)
def test_doran_decides_a_tie_of_this_combat(track: str, winner: str) -> None:
    """Fiefdoms ties use the order as it is after him."""
    table = play_cards(
        struck("2F", "baratheon 2F", tracks={"fiefdoms": "greyjoy baratheon martell"}),
        martell="doran-martell", baratheon="patchface",
    )  # fmt: skip
    table.answer("martell", ability("doran-martell", track=track))
    table.until("casualties" if table.kind == "casualties" else "retreat")
    assert table.events("combat-decided")[-1]["winner"] == f"house:{winner}"


def test_doran_leaves_special_orders_on_the_board() -> None:
    """14.6: a lower place on the King's Court track takes no star away this round."""
    table = attack(
        "baratheon 2F", "kingswood", "storms-end", "martell 2F", order="march+1*",
        units={"dragonstone": "baratheon 1F"}, orders={"dragonstone": "consolidate*"},
        **{**CALM, "tracks": {"fiefdoms": "greyjoy", "kings-court": "baratheon"}},
    )  # fmt: skip
    play_cards(table, martell="doran-martell")
    table.answer("martell", ability("doran-martell", track="kings-court"))
    assert table.order("dragonstone") == "consolidate*"
    assert table.state.star_limit("baratheon") == 0
    assert table.finish_combat().strengths() == (2 + 1 + 2, 2)


@pytest.mark.parametrize(("reading", "following"), [("yes", "stark"), ("no", "lannister")])
def test_turn_order_by_position(reading: str, following: str) -> None:
    """17: when he changes the turn order, the next position is next, whoever stands there now.

    Baratheon, first, drops to the end; Lannister moves up to position 1, Stark to 2.
    Or, if so ruled, the turn passes to the House behind the one that has just had it.
    """
    table = given(
        units={"kingswood": "baratheon 2F", "storms-end": "martell 2F",
               "lannisport": "lannister 1F", "winterfell": "stark 1F"},
        orders={"kingswood": "march+0", "lannisport": "march+0", "winterfell": "march+0"},
        tracks={"iron-throne": "baratheon lannister stark", "fiefdoms": "greyjoy"},
        rulings={"turn-order-by-position": reading}, phase="marches",
    )  # fmt: skip
    table.answer("baratheon", march("kingswood", storms_end="2F"))
    play_cards(table, martell="doran-martell")
    table.answer("martell", ability("doran-martell", track="iron-throne")).until("march")
    assert table.awaited == [following]


def test_doran_comes_in_turn_order_among_immediate_abilities() -> None:
    """16.5.16: against Mace Tyrell the House higher on the Iron Throne track acts first."""
    for first, second in (("martell", "tyrell"), ("tyrell", "martell")):
        table = attack(
            "tyrell 2F", "the-boneway", "storms-end", "martell 2F",
            **{**CALM, "tracks": {"fiefdoms": "greyjoy", "iron-throne": f"{first} {second}"}},
        )  # fmt: skip
        play_cards(table, martell="doran-martell", tyrell="mace-tyrell")
        assert (table.kind, table.awaited) == ("ability", [first])
