"""11 Control of areas."""

from typing import Any

import pytest

from .scenario import Position, given, march


@pytest.mark.parametrize(
    ("units", "tokens", "expected"),
    [
        ({"riverrun": "stark 1F"}, {}, "stark"),
        ({"riverrun": "stark 1F(r)"}, {}, "stark"),
        ({}, {"riverrun": "stark"}, "stark"),
        ({}, {}, None),
        ({"riverrun": "stark 1F"}, {"riverrun": "stark"}, "stark"),
    ],
)
def test_units_or_a_token_hold_an_area(
    units: dict[str, str], tokens: dict[str, str], expected: str | None
) -> None:
    """11.1, 11.3: land units, even routed ones, or a Power token; without either nobody."""
    table = given(units=units, tokens=tokens, phase="nothing")
    assert table.controller("riverrun") == expected


@pytest.mark.parametrize(
    ("units", "tokens", "expected"),
    [
        ({}, {}, "lannister"),
        ({"lannisport": "stark 1F"}, {}, "stark"),
        ({}, {"lannisport": "stark"}, "stark"),
    ],
)
@pytest.mark.parametrize("garrison", [0, 2])
def test_a_home_area_always_has_a_controller(
    units: dict[str, str], tokens: dict[str, str], expected: str, garrison: int
) -> None:
    """11.7, 11.8: the printed shield is a token that never leaves, garrison or not."""
    if units or tokens:
        garrison = 0
    table = given(units=units, tokens=tokens, garrisons={"lannisport": garrison}, phase="nothing")
    assert table.controller("lannisport") == expected
    assert table.controller("port-of-lannisport") == expected, "11.2"


def test_the_shield_of_an_absent_house_counts_for_nobody() -> None:
    """15.5: with four players Highgarden is an ordinary area."""
    table = given(players=4, units={"the-reach": "stark 2F"}, orders={"the-reach": "march+0"},
                  phase="marches", only=True)  # fmt: skip
    assert table.controller("highgarden") is None
    table.answer("stark", march("the-reach", highgarden="2F"))
    assert table.controller("highgarden") == "stark"
    assert not table.events("attacked")


def test_a_token_stays_under_returning_units() -> None:
    """11.5: it protects the area again when they leave; there is never a second one."""
    table = given(
        units={"karhold": "stark 1F", "castle-black": "stark 1F"},
        tokens={"karhold": "stark"},
        orders={"castle-black": "march+0", "karhold": "march-1"},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("castle-black", karhold="1F"))
    assert table.token("karhold") == "stark"
    assert not table.allows("stark", march("karhold", leave=True, winterfell="2F"))
    table.answer("stark", march("karhold", winterfell="2F"))
    assert table.controller("karhold") == "stark"


def _defended_with_a_token(defender_card: str, attacker_card: str, **more: Any) -> Position:
    table = given(
        units={"the-twins": "stark 2K", "seagard": "greyjoy 1F"},
        tokens={"seagard": "greyjoy"},
        orders={"the-twins": "march+0", "seagard": "consolidate"},
        blade_used=True,
        phase="marches",
        only=True,
        **more,
    )
    table.answer("stark", march("the-twins", seagard="2K"))
    return table.cards(greyjoy=defender_card, stark=attacker_card).finish_combat()


def test_a_lost_combat_costs_token_and_order() -> None:
    """9.9.2, 11.5: the beaten defender's tokens go; the Power token goes to the pool."""
    table = _defended_with_a_token("balon-greyjoy", "ser-rodrick-cassel")
    assert table.token("seagard") is None
    assert table.order("seagard") is None
    assert table.controller("seagard") == "stark"
    assert table.power("greyjoy") == 5


def test_a_won_defence_keeps_them() -> None:
    """9.9.2: nothing of the winning defender's is removed."""
    table = _defended_with_a_token("euron-crows-eye", "ser-rodrick-cassel")
    assert table.units("seagard") == "greyjoy 1F"
    assert table.token("seagard") == "greyjoy"
    assert table.order("seagard") == "consolidate"


def test_a_token_never_helps_in_defence() -> None:
    """11.5: it is worth no strength."""
    assert _defended_with_a_token("euron-crows-eye", "ser-rodrick-cassel").strengths()[1] == 5


def test_a_retreat_leaves_nothing_behind() -> None:
    """11.6: an area emptied by a retreat cannot receive a token, and is lost."""
    table = given(
        units={"seagard": "greyjoy 1F", "the-twins": "stark 2K"},
        orders={"the-twins": "march+0"},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("the-twins", seagard="2K"))
    table.cards(greyjoy="balon-greyjoy", stark="ser-rodrick-cassel").finish_combat()
    assert table.state.tokens == {}
    assert table.controller("seagard") == "stark"


def test_a_covered_shield_is_won_back_by_walking_in() -> None:
    """8.6, 11.7: the conqueror's token on the shield goes, and the shield counts again."""
    table = given(
        units={"stoney-sept": "lannister 1F"},
        tokens={"lannisport": "stark"},
        orders={"stoney-sept": "march+0"},
        phase="marches",
        only=True,
    )
    assert table.controller("lannisport") == "stark"
    table.answer("lannister", march("stoney-sept", lannisport="1F"))
    assert table.token("lannisport") is None
    assert table.controller("lannisport") == "lannister"


def test_a_conquered_home_area_is_left_with_a_token() -> None:
    """11.4, 11.7: in another house's home area a token may be left, and covers the shield."""
    table = given(
        units={"lannisport": "stark 1F"},
        orders={"lannisport": "march+0"},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("lannisport", leave=True, stoney_sept="1F"))
    assert table.controller("lannisport") == "stark"


def test_no_retreat_to_a_reverted_home_area() -> None:
    """9.8.2: an attacker whose origin has gone back to its owner has nowhere to go."""
    table = given(
        units={"lannisport": "stark 1F", "stoney-sept": "tyrell 2K"},
        orders={"lannisport": "march+0"},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("lannisport", leave=False, stoney_sept="1F"))
    table.cards(stark="ser-rodrick-cassel", tyrell="margaery-tyrell").finish_combat()
    assert not table.state.areas_of("stark")
    assert table.events("no-retreat")
