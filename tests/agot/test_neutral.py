"""13 Garrisons and Neutral Forces."""

from typing import Any

import pytest

from .scenario import Position, given, march

WORTH_FIVE = {"the-reach": "stark 2K", "kingswood": "lannister 1F", "blackwater": "stark 1F"}


def _kings_landing(units: dict[str, str] | None = None, **more: Any) -> Position:
    """Stark marches from the Reach against the force of 5 in King's Landing."""
    more.setdefault("orders", {"the-reach": "march+0"})
    more.setdefault("supply", {"stark": 6})
    return given(units=units or WORTH_FIVE, phase="marches", only=True, **more)


ATTACK = march("the-reach", kings_landing="2K")


def test_strength_decides_without_a_combat() -> None:
    """13.4, 13.6: four against five is not allowed at all; with March +1 it is enough."""
    table = _kings_landing()
    reason = table.refused("stark", ATTACK)
    assert (reason.phrase.id, reason.rule) == ("refused-neutral-too-strong", "13.6")
    assert (reason.phrase.params["strength"], reason.phrase.params["needed"]) == (4, 5)

    table = _kings_landing(orders={"the-reach": "march+1*"})
    table.answer("stark", ATTACK)
    assert table.units("kings-landing") == "stark 2K"
    assert "kings-landing" not in table.state.neutral
    assert table.controller("kings-landing") == "stark"
    assert table.kind is None, "13.5: no cards, no casualties"
    assert table.events("neutral-beaten")[-1]["strength"] == 5


def test_a_weak_march_needs_more() -> None:
    """13.4: March -1 counts against the marcher."""
    table = _kings_landing({"the-reach": "stark 3K"}, orders={"the-reach": "march-1"})
    table.answer("stark", march("the-reach", kings_landing="3K"))
    assert table.units("kings-landing") == "stark 3K"
    table = _kings_landing({"the-reach": "stark 2K 1F"}, orders={"the-reach": "march-1"})
    assert not table.allows("stark", march("the-reach", kings_landing="2K 1F"))


def test_siege_engines_storm_castles_only() -> None:
    """13.4: 4 against King's Landing; 0 where there is neither castle nor stronghold."""
    engine = {"the-reach": "stark 1E 1F"}
    storm = march("the-reach", kings_landing="1E 1F")
    assert _kings_landing(engine).allows("stark", storm)
    table = given(
        players=4,
        units={"the-reach": "stark 1E 1F"},
        orders={"the-reach": "march+0"},
        phase="marches",
    )
    refused = table.why("stark", march("the-reach", dornish_marches="1E 1F"))
    assert refused == ("neutral-too-strong", "13.6")


@pytest.mark.parametrize(
    ("order", "enough"), [("support", True), ("support+1*", True), ("raid", False)]
)
def test_own_support_counts_by_itself(order: str, enough: bool) -> None:
    """13.4: a House's own Support counts without a question."""
    table = _kings_landing(orders={"the-reach": "march+0", "blackwater": order})
    assert table.allows("stark", ATTACK) is enough


def test_arrivals_of_the_same_march_support() -> None:
    """13.4, 8.5: units that join a supporting area with this March count there."""
    table = _kings_landing(
        {"the-reach": "stark 2K 1F", "blackwater": "stark 1F"},
        orders={"the-reach": "march-1", "blackwater": "support"},
    )
    assert not table.allows("stark", ATTACK)
    assert table.allows("stark", march("the-reach", kings_landing="2K", blackwater="1F"))


def test_ships_support_and_ports_do_not() -> None:
    """13.4, 9.1.5: support is given as in a combat."""
    table = _kings_landing(
        {"the-reach": "stark 2K", "blackwater-bay": "stark 1S"},
        orders={"the-reach": "march+0", "blackwater-bay": "support"},
    )
    assert table.allows("stark", ATTACK)


SUPPORTED = {"the-reach": "march+0", "kingswood": "support"}


def test_others_are_asked_before_the_march() -> None:
    """13.4: a house may call for support first; what is promised makes the march strong enough."""
    table = _kings_landing(orders=SUPPORTED)
    assert not table.allows("stark", ATTACK), "nothing is promised yet"
    table.answer("stark", True)
    assert table.asked("lannister") == "neutral-support"
    assert table.why("lannister", {"area": "kings-landing", "give": 1})[0] == "not-offered"
    table.answer("lannister", {"area": "kings-landing", "give": True})
    assert table.asked("stark") == "march"
    table.answer("stark", ATTACK)
    assert table.units("kings-landing") == "stark 2K"


def test_support_may_be_denied_and_a_call_is_made_once() -> None:
    """13.4: without a promise nothing changes, and nobody is called twice."""
    table = _kings_landing(orders=SUPPORTED).answer("stark", True)
    table.answer("lannister", {"area": "kings-landing", "give": False})
    assert table.why("stark", ATTACK) == ("neutral-too-strong", "13.6")
    assert table.why("stark", True) == ("nobody-to-call", "13.4")
    assert table.allows("stark", march("the-reach", highgarden="2K")) is True


def test_nobody_to_call() -> None:
    """13.4: without a Support order of another house at a neutral area in reach, no call."""
    assert _kings_landing().why("stark", True) == ("nobody-to-call", "13.4")
    far = {"the-reach": "stark 2K", "the-mountains-of-the-moon": "lannister 1F"}
    orders = {"the-reach": "march+0", "the-mountains-of-the-moon": "support"}
    assert _kings_landing(far, orders=orders).why("stark", True)[0] == "nobody-to-call"


def test_a_promise_is_for_the_next_march_only() -> None:
    """13.4: what was promised is over with the caller's next march, wherever that goes."""
    table = _kings_landing(
        {**WORTH_FIVE, "blackwater": "stark 1K"},
        orders={**SUPPORTED, "blackwater": "march-1"},
    )
    table.answer("stark", True).answer("lannister", {"area": "kings-landing", "give": True})
    table.answer("stark", march("blackwater"))
    assert table.state.promised == {}
    assert not table.allows("stark", ATTACK)


def test_the_one_attack_is_used_up() -> None:
    """13.7: an attack on a neutral force and another are two."""
    table = _kings_landing(
        {"the-reach": "stark 3K", "blackwater": "greyjoy 1F"}, orders={"the-reach": "march+1*"}
    )
    both = march("the-reach", kings_landing="2K", blackwater="1K")
    assert table.why("stark", both) == ("two-attacks", "8.4")


def test_closed_areas_stay_closed() -> None:
    """13.8: with three players nobody enters the south, not even by ship."""
    table = given(
        players=3,
        units={
            "the-reach": "stark 5K",
            "west-summer-sea": "stark 1S",
            "searoad-marches": "stark 1F",
        },
        orders={"the-reach": "march+1*", "searoad-marches": "march+0"},
        supply={"stark": 6},
        phase="marches",
    )
    assert table.why("stark", march("the-reach", highgarden="5K")) == ("area-closed", "13.8")
    refused = table.why("stark", march("searoad-marches", three_towers="1F"))
    assert refused == ("area-closed", "13.8")
    assert "the-arbor" in table.targets("stark", "searoad-marches", "F")


def test_neutral_areas_are_no_retreat() -> None:
    """13.9: beaten units cannot flee to a neutral force."""
    table = given(
        players=4,
        units={"the-reach": "stark 1F", "blackwater": "greyjoy 3K"},
        orders={"blackwater": "march+0"},
        supply={"greyjoy": 6},
        phase="marches",
    )
    table.answer("greyjoy", march("blackwater", the_reach="3K"))
    table.cards(greyjoy="victarion-greyjoy", stark="catelyn-stark").until("retreat")
    assert not table.allows("stark", {"to": "dornish-marches"})
    assert table.allows("stark", {"to": "highgarden"}), "without Tyrell anybody may go there"


def test_neutral_areas_have_no_controller() -> None:
    """13.9: they count for nobody."""
    table = _kings_landing()
    assert table.controller("kings-landing") is None
    assert table.castles("baratheon") == 1


# -- garrisons ------------------------------------------------------------------------------------


def test_a_garrison_adds_to_its_units() -> None:
    """13.1: two more for the defender, without supply or order."""
    table = given(
        units={"lannisport": "lannister 1F", "riverrun": "stark 2K"},
        orders={"riverrun": "march+0"},
        phase="marches",
    )
    table.answer("stark", march("riverrun", lannisport="2K")).until("house-card")
    assert table.initial_strengths() == (4, 3)


def test_a_beaten_garrison_is_gone_for_good() -> None:
    """13.3: not even the home house gets it back with the area."""
    table = given(
        units={"riverrun": "stark 2K", "searoad-marches": "lannister 2K"},
        orders={"riverrun": "march+1*", "searoad-marches": "march+1*"},
        tracks={"iron-throne": "stark"},
        blade_used=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("riverrun", lannisport="2K"))
    table.cards(stark="eddard-stark", lannister="cersei-lannister")
    assert table.units("lannisport") == "stark 2K"
    table.answer("lannister", march("searoad-marches", lannisport="2K"))
    table.cards(stark="catelyn-stark", lannister="tywin-lannister").finish_combat()
    assert table.controller("lannisport") == "lannister"
    assert "lannisport" not in table.state.garrisons
