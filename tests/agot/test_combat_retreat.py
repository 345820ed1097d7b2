"""9.8 Retreat and routing."""

from __future__ import annotations

from typing import Any

import pytest

from .fighting import attack, offered, outcome, play_cards
from .scenario import Position, march


def driven_out(
    defenders: str = "greyjoy 2F",
    area: str = "seagard",
    origin: str = "moat-cailin",
    **more: Any,
) -> Position:
    """Greyjoy has lost an area to Stark without casualties; the retreat is open, or settled."""
    more = {"supply": {"stark": 6, "greyjoy": 6}, "tracks": {"fiefdoms": "tyrell"}, **more}
    table = attack("stark 4K", origin, area, defenders, **more)
    play_cards(table, stark="the-blackfish", greyjoy="asha-greyjoy")
    return table


def refuges(table: Position) -> set[str]:
    """Name the areas that the beaten defender may retreat to."""
    assert table.asked("greyjoy") == "retreat"
    return offered(table, "greyjoy")


# -- the beaten attacker ---------------------------------------------------------------------------


def test_9_8_2_a_beaten_attacker_goes_back() -> None:
    """The attacker's survivors go to where the march came from, routed; records ask even so."""
    table = attack("stark 1F 1K", "moat-cailin", "seagard", "greyjoy 4F", supply={"greyjoy": 6})
    play_cards(table, greyjoy="victarion-greyjoy").until("retreat")
    assert table.awaited == ["stark"]
    assert offered(table, "stark") == {"moat-cailin"}
    table.answer("stark", {"to": "moat-cailin"})
    assert table.units("moat-cailin") == "stark 1F(r) 1K(r)"


def test_9_8_2_no_way_back_into_an_enemy_home() -> None:
    """16.4.3: a home area left empty has reverted, and the beaten attackers are destroyed."""
    table = attack(
        "greyjoy 2F", "winterfell", "moat-cailin", "stark 4F", supply={"stark": 6}
    )  # fmt: skip
    assert table.controller("winterfell") == "stark"
    assert outcome(table) == "stark"
    assert table.units("winterfell") == ""
    assert table.state.on_board("greyjoy", "footman") == 1, "only the one far off"


def test_9_8_2_a_token_left_behind_keeps_the_way_back() -> None:
    """With a Power token left in the enemy home area the beaten attackers can return."""
    table = attack(
        "greyjoy 2F", "winterfell", "moat-cailin", "stark 4F", leave=True, supply={"stark": 6}
    )  # fmt: skip
    assert table.controller("winterfell") == "greyjoy"
    assert outcome(table) == "stark"
    assert table.units("winterfell") == "greyjoy 2F(r)"


def test_9_8_2_ships_go_back_into_their_port() -> None:
    """A beaten attack out of a port returns to the port."""
    table = attack(
        "greyjoy 2S", "port-of-pyke", "ironmans-bay", "stark 3S", units={"pyke": "greyjoy 1F"},
        supply={"stark": 6},
    )  # fmt: skip
    assert outcome(table) == "stark"
    assert table.units("port-of-pyke") == "greyjoy 2S(r)"


def test_9_8_6_a_beaten_attacker_fits_its_supply() -> None:
    """16.4.5: where the way back would make an army too many, the attackers are lost."""
    table = attack(
        "stark 3F", "moat-cailin", "seagard", "greyjoy 4F",
        units={"karhold": "stark 1F", "white-harbor": "stark 2F", "winterfell": "stark 1F"},
        moves={"seagard": "1F", "winterfell": "1F"}, supply={"stark": 1, "greyjoy": 6},
    )  # fmt: skip
    assert outcome(table, stark="ser-rodrick-cassel") == "greyjoy"
    # Armies of 2 in White Harbor and Winterfell; a second unit in Moat Cailin would be a third.
    assert table.units("moat-cailin") == "stark 1F"
    assert table.state.on_board("stark", "footman") == 7 - 1


# -- the beaten defender ---------------------------------------------------------------------------


def test_9_8_3_empty_or_friendly_neighbours() -> None:
    """The defender goes to an adjacent area that is empty, or its own."""
    table = driven_out(units={"riverrun": "greyjoy 1F"}, tokens={"the-twins": "greyjoy"})
    assert refuges(table) == {"greywater-watch", "riverrun", "the-twins"}


@pytest.mark.parametrize(
    "blocked",
    [
        {"units": {"greywater-watch": "stark 1F"}},
        {"units": {"greywater-watch": "lannister 1F"}},
        {"tokens": {"greywater-watch": "lannister"}},
        {"neutral": {"greywater-watch": 3}},
    ],
)
def test_9_8_3_not_where_others_are(blocked: dict[str, Any]) -> None:
    """Enemy units, an enemy Power token and a Neutral Force close an area (13.9)."""
    assert refuges(driven_out(**blocked)) == {"riverrun", "the-twins"}


def test_9_8_3_not_into_an_enemy_home() -> None:
    """The printed shield of another House in play closes its home area, units or not."""
    table = driven_out(area="stoney-sept", origin="harrenhal", garrisons={"lannisport": 0})
    assert "lannisport" not in refuges(table)
    assert "riverrun" in refuges(table)


def test_9_8_3_the_home_of_a_house_that_does_not_play_is_open() -> None:
    """With four players nobody owns Highgarden's shield."""
    table = driven_out(
        area="searoad-marches", origin="stoney-sept", players=4, tracks={"fiefdoms": "baratheon"},
        neutral={"highgarden": 0},
    )  # fmt: skip
    assert "highgarden" in refuges(table)


def test_9_8_3_all_units_go_to_one_area() -> None:
    """The units stay together and arrive routed; the answer is one area."""
    table = driven_out("greyjoy 1F 2K")
    table.answer("greyjoy", {"to": "riverrun"})
    assert table.units("riverrun") == "greyjoy 1F(r) 2K(r)"


def test_9_8_4_never_where_the_attack_came_from() -> None:
    """The attackers' origin is closed even when it is left empty."""
    table = driven_out()
    assert table.state.units.get("moat-cailin") is None
    assert table.why("greyjoy", {"to": "moat-cailin"}) == ("no-retreat-to-attackers", "9.8.4")


@pytest.mark.parametrize("nowhere", [{"to": "winterfell"}, {"to": None}, "riverrun", {}, None, []])
def test_9_8_3_other_answers_are_refused(nowhere: object) -> None:
    """Areas out of reach, and what is no area at all."""
    driven_out().refused("greyjoy", nowhere)


def test_9_8_5_land_units_stay_on_land() -> None:
    """Seas and ports are no retreat for land units, friendly ships or not."""
    table = driven_out(
        area="riverrun", origin="harrenhal",
        units={"ironmans-bay": "greyjoy 1S", "the-golden-sound": "greyjoy 1S"},
    )  # fmt: skip
    kinds = {table.state.box.kind[a] for a in refuges(table)}
    assert kinds == {"land"}
    for afloat in ("ironmans-bay", "the-golden-sound", "port-of-lannisport"):
        assert table.why("greyjoy", {"to": afloat}) == ("retreat-on-foot-or-afloat", "9.8.5")


def test_16_5_10_ships_carry_the_beaten_across_the_sea() -> None:
    """9.8.3: areas linked by the loser's own ships at sea count as adjacent."""
    shore = {"flints-finger", "greywater-watch", "pyke", "riverrun"}
    table = driven_out(units={"ironmans-bay": "greyjoy 1S(r)"})
    assert refuges(table) == shore | {"the-twins"}
    table = driven_out(units={"ironmans-bay": "lannister 1S"})
    assert refuges(table) == {"greywater-watch", "riverrun", "the-twins"}


def at_sea(**more: Any) -> Position:
    """Greyjoy has lost the Golden Sound to Stark ships from the Sunset Sea."""
    more = {"supply": {"stark": 6, "greyjoy": 6}, "tracks": {"fiefdoms": "tyrell"}, **more}
    table = attack("stark 3S", "sunset-sea", "the-golden-sound", "greyjoy 2S", **more)
    return play_cards(table, stark="the-blackfish", greyjoy="asha-greyjoy")


def test_9_8_5_ships_stay_at_sea() -> None:
    """Ships go to an adjacent sea without enemy ships; not to land, not to a foreign port."""
    assert refuges(at_sea()) == {"ironmans-bay"}
    assert at_sea(units={"ironmans-bay": "lannister 1S"}).kind != "retreat"


def test_9_8_5_ships_may_enter_a_friendly_port() -> None:
    """16.5.10: a port whose land area the loser controls is open to them, also with ships."""
    table = at_sea(units={"lannisport": "greyjoy 1F", "port-of-lannisport": "greyjoy 1S"})
    assert refuges(table) == {"ironmans-bay", "port-of-lannisport"}
    table.answer("greyjoy", {"to": "port-of-lannisport"})
    assert table.units("port-of-lannisport") == "greyjoy 1S 2S(r)"


FULL_PORT = {
    "lannisport": "greyjoy 1F",
    "port-of-lannisport": "greyjoy 2S",
    "ironmans-bay": "lannister 1S",
}


def test_retreat_into_full_port_surplus_lost() -> None:
    """Ships too many for the port are lost as if for supply, where there is no better way."""
    table = at_sea(units=FULL_PORT)
    assert refuges(table) == {"port-of-lannisport"}
    table.answer("greyjoy", {"to": "port-of-lannisport"})
    assert table.asked("greyjoy") == "retreat-losses"
    table.answer("greyjoy", {"ship": 1})
    assert table.units("port-of-lannisport") == "greyjoy 2S 1S(r)"


def test_retreat_into_full_port_forbidden() -> None:
    """Where so ruled, a port without room for all is no retreat."""
    table = at_sea(units=FULL_PORT, rulings={"retreat-into-full-port": "forbidden"})
    assert table.kind != "retreat"
    assert table.units("port-of-lannisport") == "greyjoy 2S"
    assert table.state.on_board("greyjoy", "ship") == 2


def test_9_8_5_a_port_that_is_quite_full_is_no_retreat() -> None:
    """With three ships in it already, nobody would arrive."""
    table = at_sea(units={**FULL_PORT, "port-of-lannisport": "greyjoy 3S"})
    assert table.kind != "retreat"
    assert table.state.on_board("greyjoy", "ship") == 3


# -- supply ----------------------------------------------------------------------------------------

TIGHT: dict[str, Any] = {"supply": {"stark": 6, "greyjoy": 0}}
"""Supply 0 allows two armies of two."""


def test_9_8_6_losses_only_where_there_is_no_other_area() -> None:
    """An area that would cost units is closed while another costs none (E40)."""
    table = driven_out(**TIGHT, units={"riverrun": "greyjoy 1F", "the-twins": "lannister 1F"})
    assert refuges(table) == {"greywater-watch"}


def test_9_8_6_the_loser_destroys_retreating_units_first() -> None:
    """16.4.5: units already there are never lost; the loser chooses among the retreating."""
    table = driven_out(
        "greyjoy 1F 1K", **TIGHT,
        units={"riverrun": "greyjoy 1F", "the-twins": "lannister 1F",
               "greywater-watch": "lannister 1F"},
    )  # fmt: skip
    assert refuges(table) == {"riverrun"}
    table.answer("greyjoy", {"to": "riverrun"})
    assert table.asked("greyjoy") == "retreat-losses"
    assert not table.allows("greyjoy", {"footman": 1, "knight": 1})
    table.answer("greyjoy", {"footman": 1})
    assert table.units("riverrun") == "greyjoy 1F 1K(r)"


CROWDED: dict[str, Any] = {
    # Three units retreat: into Riverrun (2 there) none can come, into The Twins (1 there) one.
    "units": {"riverrun": "greyjoy 1F", "the-twins": "greyjoy 2F", "pyke": "greyjoy 1F",
              "greywater-watch": "lannister 1F"},
    "supply": {"stark": 6, "greyjoy": 1},
}  # fmt: skip


def crowded(reading: str, card: str = "the-blackfish") -> Position:
    """Three Greyjoy units must retreat where supply allows two more, or one."""
    table = attack(
        "stark 4K", "moat-cailin", "seagard", "greyjoy 3F", **CROWDED,
        rulings={"retreat-fewest-losses": reading}, tracks={"fiefdoms": "tyrell"},
    )  # fmt: skip
    return play_cards(table, stark=card, greyjoy="dagmar-cleftjaw")


def test_9_8_6_only_the_fewest_losses() -> None:
    """Of several areas that cost units, only those that cost the fewest may be chosen."""
    table = crowded("required")
    # Riverrun: armies 3 and 2 fit (3, 2), one unit is lost. The Twins: an army of 3, two are lost.
    assert refuges(table) == {"riverrun"}
    table.answer("greyjoy", {"to": "riverrun"}).answer("greyjoy", {"footman": 1})
    assert table.units("riverrun") == "greyjoy 1F 2F(r)"


def test_retreat_fewest_losses_free() -> None:
    """Where so ruled, any area that some unit reaches may be chosen, if all cost units."""
    table = crowded("free")
    assert refuges(table) == {"riverrun", "the-twins"}
    table.answer("greyjoy", {"to": "the-twins"})
    assert not table.allows("greyjoy", {"footman": 1})
    table.answer("greyjoy", {"footman": 2})
    assert table.units("the-twins") == "greyjoy 2F 1F(r)"


def test_retreat_fewest_losses_free_still_prefers_no_loss() -> None:
    """9.8.6: also then an area that costs units is closed while another costs none."""
    table = driven_out(
        **TIGHT, units={"riverrun": "greyjoy 1F", "the-twins": "lannister 1F"},
        rulings={"retreat-fewest-losses": "free"},
    )  # fmt: skip
    assert refuges(table) == {"greywater-watch"}


def test_robb_stark_always_takes_the_fewest_losses() -> None:
    """His card says so itself, whatever the ruling for others."""
    table = crowded("free", "robb-stark")
    assert table.asked("stark") == "retreat"
    assert offered(table, "stark") == {"riverrun"}


def test_9_8_6_routed_units_count_for_supply() -> None:
    """4.4.4: what lies routed elsewhere takes part of the supply."""
    table = driven_out(
        **TIGHT, units={"riverrun": "greyjoy 1F(r)", "the-twins": "lannister 1F"},
    )  # fmt: skip
    assert refuges(table) == {"greywater-watch"}


# -- no retreat, and what cannot retreat -----------------------------------------------------------


def test_9_8_7_without_a_legal_area_all_are_destroyed() -> None:
    """Nobody is asked; the units go back to the pieces."""
    blocked = dict.fromkeys(("greywater-watch", "riverrun", "the-twins"), "lannister 1F")
    table = driven_out(units=blocked)
    assert table.kind != "retreat"
    assert table.state.areas_of("greyjoy") == []
    assert table.units("seagard") == "stark 4K"


def test_9_8_8_siege_engines_and_routed_units_do_not_retreat() -> None:
    """They are destroyed, the others go."""
    table = driven_out("greyjoy 1F 1K(r) 1E")
    table.answer("greyjoy", {"to": "riverrun"})
    assert table.units("riverrun") == "greyjoy 1F(r)"


# -- routed units ----------------------------------------------------------------------------------


def routed_in_riverrun(**more: Any) -> Position:
    """Two Greyjoy units lie routed in Riverrun, where a standing one holds a March order."""
    orders = {"riverrun": "march+0", **more.pop("orders", {})}
    units = {"riverrun": "greyjoy 1F", **more.pop("units", {})}
    table = driven_out(units=units, orders=orders, **more)
    return table.answer("greyjoy", {"to": "riverrun"})


def test_9_8_9_routed_units_do_not_march() -> None:
    """Only the standing unit can be moved, and the area is not emptied by that."""
    table = routed_in_riverrun().until("march", "greyjoy")
    assert not table.allows("greyjoy", march("riverrun", stoney_sept="2F"))
    assert not table.allows("greyjoy", {
        "area": "riverrun", "moves": {"stoney-sept": {"routed-footman": 1}},
        "leave_power_token": False,
    })  # fmt: skip
    assert table.why("greyjoy", march("riverrun", stoney_sept="1F", leave=True))[1] == "11.4"
    table.answer("greyjoy", march("riverrun", stoney_sept="1F"))
    assert table.units("riverrun") == "greyjoy 2F(r)"
    assert table.controller("riverrun") == "greyjoy"


def test_9_8_9_routed_units_hold_carry_and_count() -> None:
    """They keep their area, carry armies, and count for supply."""
    table = routed_in_riverrun(units={"ironmans-bay": "greyjoy 1S(r)"})
    table.until("march", "greyjoy")
    assert table.allows("greyjoy", march("riverrun", pyke="1F"))
    assert table.controller("riverrun") == "greyjoy"


def test_9_8_9_routed_units_defend_with_nothing_and_fall() -> None:
    """Attacked again, they are worth 0 and cannot retreat a second time (E17)."""
    table = routed_in_riverrun(
        units={"harrenhal": "stark 2K", "riverrun": "greyjoy 1K"}, orders={"harrenhal": "march-1"}
    )
    table.until("march", "stark").answer("stark", march("harrenhal", riverrun="2K"))
    table.until("house-card")
    assert table.initial_strengths() == (3, 2)
    play_cards(table, stark="eddard-stark", greyjoy="theon-greyjoy").finish_combat()
    assert table.state.on_board("greyjoy", "footman") == 0


def test_9_8_9_routed_units_stand_up_at_clean_up() -> None:
    """7.4: at the end of the round they stand again."""
    table = routed_in_riverrun().finish_round()
    assert table.units("riverrun") == "greyjoy 3F"


def test_9_8_10_routed_units_of_a_winner_stay_as_they_are() -> None:
    """A winning defender's routed units neither move nor stand up."""
    table = attack("stark 1F", "moat-cailin", "seagard", "greyjoy 2K 1F(r)")
    assert outcome(table) == "greyjoy"
    assert table.units("seagard") == "greyjoy 1F(r) 2K"


def test_10_12_only_the_loser_retreats_with_its_units() -> None:
    """Supporters of either side stay where they are."""
    table = driven_out(
        units={"riverrun": "greyjoy 1F", "the-twins": "stark 1F"},
        orders={"riverrun": "support", "the-twins": "support"},
    )  # fmt: skip
    table.until("retreat").answer("greyjoy", {"to": "riverrun"})
    assert table.units("riverrun") == "greyjoy 1F 2F(r)"
    assert table.units("the-twins") == "stark 1F"
