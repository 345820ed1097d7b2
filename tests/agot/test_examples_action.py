"""The worked examples about raids, marches, Consolidate Power, control and ports."""

import pytest

from .scenario import (
    BOX,
    Position,
    ability,
    by_area,
    consolidate_power,
    given,
    march,
    raid,
    recruit,
)


def _before_the_raids(**power: int) -> Position:
    return given(
        players=5,
        units={
            "the-reach": "lannister 1F",
            "sunset-sea": "lannister 1S",
            "west-summer-sea": "greyjoy 1S",
            "dornish-marches": "tyrell 1F",
            "highgarden": "tyrell 1F",
            "stoney-sept": "baratheon 1F",
            "lannisport": "lannister 1F",
        },
        orders={
            "the-reach": "raid",
            "sunset-sea": "raid",
            "west-summer-sea": "raid",
            "dornish-marches": "raid",
            "highgarden": "consolidate",
            "stoney-sept": "raid*",
            "lannisport": "defend+1",
        },
        power=power,
        tracks={"iron-throne": "greyjoy stark lannister baratheon tyrell"},
    )


def test_e9_raids_in_turn_order() -> None:
    """E9: one raid a turn, pillage, a special raid on a Defense, skipped houses, a wasted raid."""
    table = _before_the_raids()
    table.answer("greyjoy", raid("west-summer-sea", "highgarden"))
    assert table.order("highgarden") is table.order("west-summer-sea") is None
    assert (table.power("greyjoy"), table.power("tyrell")) == (6, 4)

    assert table.awaited == ["lannister"]
    table.answer("lannister", raid("the-reach", "dornish-marches"))
    assert table.order("dornish-marches") is None

    assert table.awaited == ["baratheon"]
    table.answer("baratheon", raid("stoney-sept", "lannisport"))
    assert table.order("lannisport") is None

    assert table.awaited == ["lannister"]
    for target in BOX.borders["sunset-sea"]:
        assert not table.allows("lannister", raid("sunset-sea", target))
    table.answer("lannister", raid("sunset-sea"))
    assert table.state.orders == {}
    assert table.kind != "raid"


def test_e9_a_normal_raid_does_not_remove_a_defense() -> None:
    """E9, counter-test: a Raid without a star could not remove the Defense order."""
    table = given(
        units={"stoney-sept": "baratheon 1F", "lannisport": "lannister 1F"},
        orders={"stoney-sept": "raid", "lannisport": "defend+1"},
    )
    wanted = raid("stoney-sept", "lannisport")
    assert table.why("baratheon", wanted) == ("raid-defense-needs-star", "7.5.1")


def test_e9_pillage_pays_even_if_the_victim_is_poor() -> None:
    """E9, counter-test: with no Power left Tyrell loses none, and Greyjoy still gains one."""
    table = _before_the_raids(tyrell=0)
    table.answer("greyjoy", raid("west-summer-sea", "highgarden"))
    assert (table.power("greyjoy"), table.power("tyrell")) == (6, 0)


@pytest.mark.parametrize(
    ("raider", "target", "reached"),
    [
        ("kingswood", "shipbreaker-bay", False),
        ("shipbreaker-bay", "kingswood", True),
        ("shipbreaker-bay", "blackwater-bay", True),
        ("shipbreaker-bay", "port-of-dragonstone", True),
        ("port-of-dragonstone", "shipbreaker-bay", True),
        ("port-of-dragonstone", "dragonstone", False),
        ("dragonstone", "port-of-dragonstone", False),
    ],
)
def test_e10_raids_reach(raider: str, target: str, reached: bool) -> None:
    """E10: from land to land only, from the sea everywhere around, from a port to its sea."""

    def unit(area: str) -> str:
        return "1F" if BOX.kind[area] == "land" else "1S"

    table = given(
        units={raider: f"baratheon {unit(raider)}", target: f"tyrell {unit(target)}"},
        orders={raider: "raid", target: "support"},
    )
    if reached:
        table.answer("baratheon", raid(raider, target))
        assert table.order(target) is None
    else:
        refused = table.why("baratheon", raid(raider, target))
        assert refused == ("raid-out-of-reach", "7.5.2")


def test_e11_a_march_splits() -> None:
    """E11: of three Footmen one goes here, one there, one stays; nobody fights."""
    table = given(
        units={"lannisport": "lannister 3F", "searoad-marches": "lannister 1F"},
        orders={"lannisport": "march+0"},
        phase="marches",
    )
    table.answer("lannister", march("lannisport", stoney_sept="1F", searoad_marches="1F"))
    assert table.units("stoney-sept") == "lannister 1F"
    assert table.units("searoad-marches") == "lannister 2F"
    assert table.units("lannisport") == "lannister 1F"
    assert table.order("lannisport") is None
    assert not table.events("attacked")


def _three_marches_in_a_row() -> Position:
    return given(
        units={
            "lannisport": "lannister 1K",
            "stoney-sept": "lannister 1F 1F(r)",
            "harrenhal": "lannister 1F",
        },
        orders={"lannisport": "march+0", "stoney-sept": "march-1", "harrenhal": "march+1*"},
        phase="marches",
    )


def test_e12_a_unit_may_march_again_from_where_it_came() -> None:
    """E12: a unit that marched from A to B goes on to C when B's March is resolved."""
    table = _three_marches_in_a_row()
    table.answer("lannister", march("lannisport", stoney_sept="1K"))
    table.answer("lannister", march("stoney-sept", harrenhal="1K"))
    assert table.units("harrenhal") == "lannister 1F 1K"
    table.answer("lannister", march("harrenhal", riverrun="1K"))
    assert table.units("riverrun") == "lannister 1K"


def test_e12_routed_units_and_areas_without_order_stay() -> None:
    """E12, counter-test: no march for a routed unit, nor for a unit whose area lost its order."""
    table = _three_marches_in_a_row()
    routed_too = march("stoney-sept", harrenhal="1F 1F(r)")
    assert table.why("lannister", routed_too) == ("routed-do-not-march", "8.1")
    table.answer("lannister", march("stoney-sept"))
    table.answer("lannister", march("lannisport", stoney_sept="1K"))
    assert table.why("lannister", march("stoney-sept", harrenhal="1K")) == ("no-order-there", "7.2")


def test_e13_consolidate_power() -> None:
    """E13: one Power and one more for the icon of Dragonstone."""
    table = given(
        units={"dragonstone": "baratheon 1F"}, orders={"dragonstone": "consolidate"}, phase="power"
    )
    assert table.asked("baratheon") == "consolidate"
    table.answer("baratheon", consolidate_power("dragonstone"))
    assert table.power("baratheon") == 7
    assert table.order("dragonstone") is None


SOUTH_COAST = {
    "sunspear", "salt-shore", "starfall", "three-towers", "oldtown", "the-arbor",
    "searoad-marches", "storms-end",
}  # fmt: skip


def _fleet(west: str, orders: dict[str, str] | None = None) -> Position:
    seas = {
        "redwyne-straights": "tyrell 1S",
        "east-summer-sea": "tyrell 1S",
        "highgarden": "tyrell 1F",
    }
    if west:
        seas["west-summer-sea"] = west
    return given(units=seas, orders={"highgarden": "march+0", **(orders or {})}, phase="marches")


def test_e18_ships_carry_an_army_along_a_chain_of_seas() -> None:
    """E18: every land area at the three seas is in reach."""
    table = _fleet("tyrell 1S")
    reach = table.targets("tyrell", "highgarden", "F")
    assert reach >= SOUTH_COAST
    seas = ("redwyne-straights", "west-summer-sea", "east-summer-sea")
    assert reach == {a for sea in seas for a in BOX.land_borders[sea]} - {"highgarden"} | set(
        BOX.land_borders["highgarden"]
    )


def test_e18_a_gap_in_the_chain() -> None:
    """E18, counter-test: without the Ship in the middle, or with a foreign one, Sunspear is far."""
    for west in ("", "martell 1S"):
        table = _fleet(west)
        assert "sunspear" not in table.targets("tyrell", "highgarden", "F")
        refused = table.why("tyrell", march("highgarden", sunspear="1F"))
        assert refused == ("out-of-reach", "8.2")


def test_e18_routed_and_busy_ships_carry() -> None:
    """E18: routed Ships and Ships under any order carry all the same."""
    table = _fleet("tyrell 1S(r)", {"west-summer-sea": "support", "east-summer-sea": "march-1"})
    table.answer("tyrell", march("highgarden", storms_end="1F"))
    assert table.units("storms-end") == "tyrell 1F"
    assert table.units("west-summer-sea") == "tyrell 1S(r)"


def test_e19_ships_are_mustered_next_to_an_enemy_fleet() -> None:
    """E19: into the port or a free sea, not into a sea with enemy Ships; then they raid it."""
    table = given(
        units={"east-summer-sea": "tyrell 1S"},
        tracks={"iron-throne": "martell"},
        card="mustering",
    )

    def wanted(at: str) -> dict[str, object]:
        return {"sunspear": [recruit("F", "sunspear"), recruit("S", at)]}

    assert table.allows("martell", wanted("sea-of-dorne"))
    refused = table.why("martell", wanted("east-summer-sea"))
    assert refused == ("enemy-ships-there", "4.5.5")
    table.answer("martell", wanted("port-of-sunspear"))
    assert table.units("port-of-sunspear") == "martell 1S"

    table.until("orders")
    table.answer("martell", {"sunspear": "support", "port-of-sunspear": "raid"})
    table.answer("tyrell", {"east-summer-sea": "support"})
    table.until("raid", "martell").answer("martell", raid("port-of-sunspear", "east-summer-sea"))
    assert table.order("east-summer-sea") is None


def _before_sunspear(**more: str) -> Position:
    return given(
        players=5,
        units={"yronwood": "tyrell 1F 1K", "sea-of-dorne": "tyrell 1S"},
        orders={"yronwood": "march+1*", **{a.replace("_", "-"): t for a, t in more.items()}},
        tracks={"fiefdoms": "tyrell"},
        phase="marches",
    )


def test_e20_a_neutral_force_is_overcome() -> None:
    """E20: two units and the order make 4; the Ship's support makes the 5 that are needed."""
    table = _before_sunspear(sea_of_dorne="support")
    assert table.state.neutral["sunspear"] == 5
    table.answer("tyrell", march("yronwood", sunspear="1F 1K"))
    assert table.units("sunspear") == "tyrell 1F 1K"
    assert "sunspear" not in table.state.neutral
    assert table.order("yronwood") is None


def test_e20_strength_four_is_too_little() -> None:
    """E20, counter-test: without the support the march is refused, Blade or no Blade."""
    table = _before_sunspear()
    assert table.state.holder("fiefdoms") == "tyrell"
    assert not table.state.blade_used
    reason = table.refused("tyrell", march("yronwood", sunspear="1F 1K"))
    assert (reason.phrase.id, reason.rule) == ("refused-neutral-too-strong", "13.6")
    assert (reason.phrase.params["strength"], reason.phrase.params["needed"]) == (4, 5)


def _last_footman_leaves_white_harbor(power: int) -> Position:
    return given(
        units={"white-harbor": "stark 1F", "moat-cailin": "greyjoy 1F"},
        orders={"white-harbor": "march+0"},
        power={"stark": power},
        phase="marches",
    )


def test_e26_power_holds_an_emptied_area() -> None:
    """E26: a Power token is left before the combat; without one, control is lost at once."""
    table = _last_footman_leaves_white_harbor(1)
    table.answer("stark", march("white-harbor", leave=True, moat_cailin="1F"))
    assert table.kind == "house-card", "the combat has only begun"
    assert table.token("white-harbor") == "stark"
    assert table.power("stark") == 0
    assert table.controller("white-harbor") == "stark"

    table = _last_footman_leaves_white_harbor(1)
    table.answer("stark", march("white-harbor", moat_cailin="1F"))
    assert table.controller("white-harbor") is None

    table = _last_footman_leaves_white_harbor(0)
    refused = table.why("stark", march("white-harbor", leave=True, moat_cailin="1F"))
    assert refused == ("no-token-to-leave", "11.4")


@pytest.mark.parametrize(("tokens", "after"), [({}, None), ({"karhold": "stark"}, "stark")])
def test_e26_nothing_can_be_left_where_wildlings_killed(
    tokens: dict[str, str], after: str | None
) -> None:
    """E26: an area emptied by a penalty is lost, unless a token lies there already."""
    table = given(
        units={"karhold": "stark 1F"},
        tokens=tokens,
        wildling_cards=["the-horde-descends"],
        attack=6,
    )
    table.bids(baratheon=0, greyjoy=1, lannister=1, martell=1, stark=1, tyrell=1)
    assert table.asked("stark") == "wildling-destroy"
    table.answer("stark", by_area({"karhold": "1F"}))
    assert table.controller("karhold") == after


def test_e27_a_token_does_not_resist() -> None:
    """E27: entering an area with only an enemy Power token is no attack; one may still attack."""
    table = given(
        units={"the-twins": "stark 2F", "moat-cailin": "greyjoy 1F"},
        tokens={"seagard": "greyjoy"},
        orders={"the-twins": "march+0"},
        phase="marches",
    )
    table.answer("stark", march("the-twins", seagard="1F", moat_cailin="1F"))
    assert table.token("seagard") is None
    assert table.controller("seagard") == "stark"
    assert table.power("greyjoy") == 5, "the token goes to the pool, not to the house"
    assert len(table.events("attacked")) == 1
    assert table.state.combat is not None
    assert table.state.combat["area"] == "moat-cailin"


def test_e31_a_home_area_is_left_for_free() -> None:
    """E31: Lannister leaves its retaken home without garrison and token, and keeps it."""
    table = given(
        units={"lannisport": "lannister 2F"},
        orders={"lannisport": "march+0"},
        garrisons={"lannisport": 0},
        phase="marches",
    )
    gone = march("lannisport", stoney_sept="2F")
    refused = table.why("lannister", {**gone, "leave_power_token": True})
    assert refused == ("no-token-to-leave", "11.4")
    table.answer("lannister", gone)
    assert table.controller("lannisport") == "lannister"
    assert table.power("lannister") == 5


def test_e32_the_port_of_a_lost_area_sinks() -> None:
    """E32: Arianne keeps Baratheon out of Storm's End; nobody holds it, its port Ship is lost."""
    table = given(
        units={
            "storms-end": "martell 1F",
            "port-of-storms-end": "martell 1S",
            "dragonstone": "baratheon 3K",
            "shipbreaker-bay": "baratheon 1S",
        },
        orders={"dragonstone": "march+0", "port-of-storms-end": "support"},
        supply={"baratheon": 6},
        phase="marches",
        only=True,
    )
    table.answer("baratheon", march("dragonstone", storms_end="3K"))
    table.cards(baratheon="patchface", martell="arianne-martell")
    table.until("retreat", "martell").answer("martell", {"to": "the-boneway"})
    table.answer("baratheon", ability("patchface", use=False))
    assert table.units("dragonstone") == "baratheon 3K"
    assert table.units("the-boneway") == "martell 1F(r)"
    assert table.units("storms-end") == ""
    assert table.controller("storms-end") is None
    assert table.units("port-of-storms-end") == ""
    assert table.order("port-of-storms-end") is None


def test_e32_the_port_of_a_home_area_stays() -> None:
    """E32, variant: at Sunspear the printed shield keeps the area and the port for Martell."""
    table = given(
        units={
            "sunspear": "martell 1F",
            "port-of-sunspear": "martell 1S",
            "yronwood": "baratheon 3K",
        },
        orders={"yronwood": "march+0"},
        supply={"baratheon": 6},
        phase="marches",
    )
    table.answer("baratheon", march("yronwood", sunspear="3K"))
    table.cards(baratheon="patchface", martell="arianne-martell")
    table.until("retreat", "martell").answer("martell", {"to": "salt-shore"})
    table.answer("baratheon", ability("patchface", use=False))
    assert table.units("yronwood") == "baratheon 3K"
    assert table.controller("sunspear") == "martell"
    assert table.units("port-of-sunspear") == "martell 1S"


def test_e33_a_port_is_raided_from_its_sea() -> None:
    """E33: a Consolidate Power order in a port is a target, with pillage."""
    table = given(
        units={"port-of-white-harbor": "stark 1S", "the-narrow-sea": "baratheon 1S"},
        orders={"port-of-white-harbor": "consolidate", "the-narrow-sea": "raid"},
    )
    table.answer("baratheon", raid("the-narrow-sea", "port-of-white-harbor"))
    assert table.order("port-of-white-harbor") is None
    assert (table.power("baratheon"), table.power("stark")) == (6, 4)


def test_e35_an_attack_out_of_a_conquered_home_area() -> None:
    """E35: emptied, Winterfell is Stark's again, and the beaten attackers have nowhere to go."""
    table = given(
        units={"winterfell": "greyjoy 2F", "moat-cailin": "stark 2K"},
        orders={"winterfell": "march+0"},
        phase="marches",
    )
    table.answer("greyjoy", march("winterfell", moat_cailin="2F"))
    assert table.controller("winterfell") == "stark"
    table.cards(greyjoy="theon-greyjoy", stark="greatjon-umber")
    table.until("casualties", "greyjoy").answer("greyjoy", {"footman": 1})
    assert table.state.combat is None
    assert not table.state.areas_of("greyjoy")
    assert table.events("no-retreat")
