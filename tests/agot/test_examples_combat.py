"""The worked examples about combat, retreat, tracks and the last card."""

import pytest

from .scenario import BOX, Position, ability, by_area, given, march


def test_e14_support() -> None:
    """E14: 4 + 1 + 2 attack; 1 + 3 + 2 defend, the March order in Blackwater counting nothing."""
    table = given(
        units={
            "the-reach": "tyrell 2K",
            "blackwater": "lannister 1F",
            "kings-landing": "tyrell 1K",
            "stoney-sept": "lannister 1F 1K",
            "harrenhal": "baratheon 1K",
        },
        orders={
            "the-reach": "march+1*",
            "blackwater": "march-1",
            "kings-landing": "support",
            "stoney-sept": "support",
            "harrenhal": "support",
        },
        tracks={"iron-throne": "tyrell"},
        phase="marches",
    )
    table.answer("tyrell", march("the-reach", blackwater="2K"))
    assert table.awaited == ["baratheon"], "who fights is not asked"
    assert table.kind == "support"
    table.answer("baratheon", {"harrenhal": "defender"})
    table.answer("tyrell", []).answer("lannister", [])
    assert table.initial_strengths() == (7, 6)


def _kingswood() -> Position:
    table = given(
        units={"kings-landing": "tyrell 1F 1K", "kingswood": "lannister 2F"},
        orders={"kings-landing": "march+0", "kingswood": "consolidate"},
        tokens={"kingswood": "lannister"},
        tracks={"fiefdoms": "stark lannister tyrell"},
        phase="marches",
        only=True,
    )
    return table.answer("tyrell", march("kings-landing", kingswood="1F 1K"))


def test_e15_a_combat_from_march_to_rout() -> None:
    """E15: 3 against 2 becomes 4 against 4, the Fiefdoms decide, the attackers go back routed."""
    table = _kingswood()
    table.answer("lannister", "ser-jaime-lannister").answer("tyrell", "alester-florent")
    assert table.initial_strengths() == (3, 2)
    assert table.strengths() == (4, 4)
    assert table.events("combat-decided")[-1]["winner"] == "house:lannister"
    assert table.kind == "retreat", "the fortification stops the sword"
    assert table.why("tyrell", {"to": "the-reach"}) == ("retreat-only-back", "9.8.2")
    table.answer("tyrell", {"to": "kings-landing"})
    assert table.units("kings-landing") == "tyrell 1F(r) 1K(r)"
    assert table.units("kingswood") == "lannister 2F"
    assert table.order("kings-landing") is None
    assert table.order("kingswood") == "consolidate"
    assert table.token("kingswood") == "lannister"
    assert table.discard("lannister") == ["ser-jaime-lannister"]
    assert table.discard("tyrell") == ["alester-florent"]


def test_e16_a_card_changes_the_initial_strength() -> None:
    """E16: Mace Tyrell kills a Footman at the reveal, and its strength is not counted."""
    table = _kingswood()
    table.answer("lannister", "ser-jaime-lannister").answer("tyrell", "mace-tyrell")
    table.answer("tyrell", ability("mace-tyrell", routed=False))
    assert table.initial_strengths() == (3, 2)
    assert table.strengths() == (3 + 4, 1 + 2)


def _storms_end_after_the_first_retreat() -> Position:
    table = given(
        units={
            "kings-landing": "baratheon 2K",
            "the-boneway": "baratheon 2K",
            "kingswood": "tyrell 2K",
            "storms-end": "tyrell 1F",
            "sea-of-dorne": "tyrell 1S",
        },
        orders={"kings-landing": "march+1*", "the-boneway": "march-1"},
        supply={"baratheon": 6},
        phase="marches",
        only=True,
    )
    table.answer("baratheon", march("kings-landing", kingswood="2K"))
    table.cards(baratheon="brienne-of-tarth", tyrell="ser-garlan-tyrell")
    table.answer("tyrell", {"knight": 1})
    return table.answer("tyrell", {"to": "storms-end"})


def test_e17_retreat_to_a_friendly_area() -> None:
    """E17: the surviving Knight joins the Footman in Storm's End and lies down."""
    table = _storms_end_after_the_first_retreat()
    assert table.units("storms-end") == "tyrell 1F 1K(r)"
    assert table.units("kingswood") == "baratheon 2K"


def test_e17_routed_units_do_not_fight_and_cannot_retreat_again() -> None:
    """E17: the routed Knight adds nothing; after a defeat it dies and only the Footman retreats."""
    table = _storms_end_after_the_first_retreat()
    table.answer("baratheon", march("the-boneway", storms_end="2K"))
    assert table.initial_strengths() == (4 - 1, 1)
    table.cards(baratheon="patchface", tyrell="margaery-tyrell")
    assert table.strengths() == (3, 2)
    assert table.asked("tyrell") == "retreat"
    assert table.events("destroyed")[-1]["units"] == {"routed-knight": 1}
    assert not table.allows("tyrell", {"to": "the-boneway"}), "the attack came from there"
    assert not table.allows("tyrell", {"to": "kingswood"}), "Baratheon stands there"
    table.answer("tyrell", {"to": "yronwood"})
    assert table.units("yronwood") == "tyrell 1F(r)"


def test_e17_only_the_footman_can_be_a_casualty() -> None:
    """E17: with a casualty due the Footman is it; nothing is left to retreat."""
    table = _storms_end_after_the_first_retreat()
    table.answer("baratheon", march("the-boneway", storms_end="2K"))
    table.cards(baratheon="melisandre", tyrell="queen-of-thorns")
    assert table.why("tyrell", {"routed-knight": 1})[0] == "no-such-pieces"
    table.answer("tyrell", {"footman": 1})
    assert table.units("storms-end") == "baratheon 2K"
    assert table.state.areas_of("tyrell") == ["sea-of-dorne"]


def test_e21_moving_to_position_one() -> None:
    """E21: D moved to the front gives D A B C E F; the token follows, used or not."""
    table = given(blade_used=True, wildling_cards=["a-king-beyond-the-wall"], attack=2)
    a, b, c, d, e, f = table.track("fiefdoms")
    table.bids(**{d: 3})
    table.answer(d, "fiefdoms")
    assert table.track("fiefdoms") == [d, a, b, c, e, f]
    assert table.state.holder("fiefdoms") == d
    assert table.state.blade_used


def test_e21_doran_sends_to_the_end() -> None:
    """E21, variant: B moved to the bottom gives A C D E F B."""
    table = given(
        units={"sunspear": "martell 1F", "yronwood": "lannister 1K"},
        orders={"yronwood": "march+0"},
        tracks={"kings-court": "stark lannister"},
        phase="marches",
    )
    a, b, c, d, e, f = table.track("kings-court")
    assert b == "lannister"
    table.answer("lannister", march("yronwood", sunspear="1K"))
    table.cards(martell="doran-martell", lannister="the-hound")
    table.answer("martell", ability("doran-martell", track="kings-court"))
    assert table.track("kings-court") == [a, c, d, e, f, b]


def test_e24_a_siege_engine_is_lost_in_addition() -> None:
    """E24: a Footman and a Siege Engine against one casualty: the Footman dies, the Engine too."""
    table = given(
        units={"harrenhal": "lannister 1F 1E", "riverrun": "stark 2K"},
        orders={"riverrun": "march+1*"},
        phase="marches",
    )
    table.answer("stark", march("riverrun", harrenhal="2K"))
    table.cards(stark="greatjon-umber", lannister="cersei-lannister")
    assert table.why("lannister", {"siege-engine": 1})[0] == "no-such-pieces"
    assert table.why("lannister", {}) == ("wrong-casualties", "9.7.2")
    table.answer("lannister", {"footman": 1})
    assert table.units("harrenhal") == "stark 2K"
    assert not table.state.areas_of("lannister")


@pytest.mark.parametrize(
    ("target", "engine_supports", "strengths"),
    [
        ("harrenhal", False, (4, 0)),
        ("blackwater", False, (0, 0)),
        ("harrenhal", True, (4 + 4, 0)),
    ],
)
def test_e25_siege_engines_storm_castles(
    target: str, engine_supports: bool, strengths: tuple[int, int]
) -> None:
    """E25: 4 in an attack on a castle, also in support of it; 0 in the field and in defence."""
    table = given(
        units={
            "stoney-sept": "lannister 1E",
            target: "stark 1E",
            "riverrun": "lannister 1E" if engine_supports else "lannister 1F",
        },
        orders={"stoney-sept": "march+0", "riverrun": "support" if engine_supports else "raid"},
        phase="marches",
    )
    table.answer("lannister", march("stoney-sept", {target: "1E"}))
    table.until("house-card")
    assert table.initial_strengths() == strengths


def test_e25_siege_engines_do_not_support_a_defence() -> None:
    """E25: a Siege Engine in Riverrun adds nothing to the defence of Harrenhal."""
    table = given(
        units={
            "harrenhal": "lannister 1F",
            "riverrun": "lannister 1E",
            "stoney-sept": "stark 1F",
        },
        orders={"stoney-sept": "march+0", "riverrun": "support"},
        phase="marches",
    )
    table.answer("stark", march("stoney-sept", harrenhal="1F"))
    table.until("house-card")
    assert table.initial_strengths() == (1, 1)


def test_e28_a_garrison_alone_fights() -> None:
    """E28: the garrison's 2 defend with a House card; beaten, it is gone for good."""
    table = given(
        units={"riverrun": "greyjoy 2F"},
        orders={"riverrun": "march+0"},
        blade_used=True,
        phase="marches",
    )
    table.answer("greyjoy", march("riverrun", lannisport="2F"))
    assert table.asked("lannister") == "house-card"
    assert table.initial_strengths() == (2, 2)
    table.cards(greyjoy="euron-crows-eye", lannister="ser-gregor-clegane")
    assert table.state.combat is None, "nobody is left to die or to retreat"
    assert "lannisport" not in table.state.garrisons
    assert table.controller("lannisport") == "greyjoy"
    assert table.units("lannisport") == "greyjoy 2F"


def test_e28_a_garrison_can_win() -> None:
    """E28, counter-test: a garrison that is not beaten stays, whatever the swords."""
    table = given(
        units={"riverrun": "greyjoy 2F"},
        orders={"riverrun": "march+0"},
        blade_used=True,
        phase="marches",
    )
    table.answer("greyjoy", march("riverrun", lannisport="2F"))
    table.cards(greyjoy="dagmar-cleftjaw", lannister="ser-gregor-clegane")
    assert table.asked("greyjoy") == "casualties"
    assert table.state.garrisons["lannisport"] == 2


def test_e34_skulls_hit_the_winner() -> None:
    """E34: the loser's Tides card has a skull; the winner's fortification does not help."""
    table = given(
        units={"riverrun": "lannister 2K", "seagard": "greyjoy 1F"},
        orders={"riverrun": "march+1*"},
        tides=True,
        phase="marches",
        only=True,
    )
    table.answer("lannister", march("riverrun", seagard="2K"))
    table.shuffled("tob-1-tower", "tob-0-skull")
    table.answer("lannister", "the-hound").answer("greyjoy", "balon-greyjoy")
    table.until("casualties")
    assert table.awaited == ["lannister"]
    table.answer("lannister", {"knight": 1})
    table.answer("greyjoy", {"to": "greywater-watch"})
    assert table.units("seagard") == "lannister 1K"
    assert table.units("greywater-watch") == "greyjoy 1F(r)"


def test_e36_patchface_and_the_last_card() -> None:
    """E36: the last card in hand, discarded by Patchface, stays discarded; six return."""
    table = given(
        units={"kingswood": "baratheon 1F", "kings-landing": "lannister 2K"},
        orders={"kings-landing": "march+0"},
        hands={"lannister": "the-hound tywin-lannister"},
        phase="marches",
    )
    table.answer("lannister", march("kings-landing", kingswood="2K"))
    table.cards(lannister="the-hound", baratheon="patchface").until("ability")
    assert len(table.discard("lannister")) == 6
    table.answer("baratheon", ability("patchface", discard="tywin-lannister"))
    assert table.discard("lannister") == ["tywin-lannister"]
    assert table.hand("lannister") == sorted(set(BOX.cards_of["lannister"]) - {"tywin-lannister"})


def _stark_against_greyjoy() -> Position:
    table = given(
        units={
            "winterfell": "stark 1K",
            "moat-cailin": "greyjoy 1F",
            "seagard": "greyjoy 1F",
            "the-twins": "baratheon 1K",
        },
        orders={"winterfell": "march+0", "seagard": "support", "the-twins": "support"},
        phase="marches",
    )
    return table.answer("stark", march("winterfell", moat_cailin="1K"))


def test_e38_support_can_be_declined() -> None:
    """E38: Stark may do without Baratheon, and Greyjoy without itself."""
    table = _stark_against_greyjoy()
    assert table.awaited == ["baratheon"]
    table.answer("baratheon", {"the-twins": "attacker"})
    assert table.asked("stark") == "refuse-support"
    assert table.why("stark", ["greyjoy"])[0] == "not-offered"
    table.answer("stark", ["baratheon"])
    assert table.asked("greyjoy") == "refuse-support"
    table.answer("greyjoy", ["greyjoy"])
    assert table.initial_strengths() == (2, 1)


def test_e38_nobody_supports_the_enemy() -> None:
    """E38: a combatant is not asked whom to support: its orders are for itself or for nobody."""
    table = _stark_against_greyjoy()
    table.answer("baratheon", {"the-twins": "attacker"}).answer("stark", [])
    assert table.asked("greyjoy") == "refuse-support"
    table.answer("greyjoy", [])
    assert table.initial_strengths() == (4, 2)


def _beaten_at_supply_zero(empty: bool) -> Position:
    """Lannister, at Supply 0, has lost the Reach and could go to Dornish Marches (and Boneway)."""
    units = {
        "blackwater": "baratheon 3K",
        "the-reach": "lannister 2F",
        "stoney-sept": "lannister 2F",
        "dornish-marches": "lannister 1F",
        "kings-landing": "baratheon 1F",
        "kingswood": "baratheon 1F",
        "highgarden": "tyrell 1F",
        "searoad-marches": "tyrell 1F",
    }
    if not empty:
        units["the-boneway"] = "martell 1F"
    table = given(
        units=units,
        orders={"blackwater": "march+0"},
        supply={"lannister": 0, "baratheon": 6},
        phase="marches",
        only=True,
    )
    table.answer("baratheon", march("blackwater", the_reach="3K"))
    return table.cards(baratheon="stannis-baratheon", lannister="the-hound")


def test_e40_supply_costs_a_retreating_unit() -> None:
    """E40: only Dornish Marches is open: one of the two dies first, never the one already there."""
    table = _beaten_at_supply_zero(empty=False)
    table.answer("lannister", {"to": "dornish-marches"})
    assert table.asked("lannister") == "retreat-losses"
    assert table.why("lannister", by_area({"dornish-marches": "1F"}))[0] == "no-such-pieces"
    assert table.why("lannister", {"footman": 2}) == ("wrong-retreat-losses", "9.8.6")
    table.answer("lannister", {"footman": 1})
    assert table.units("dornish-marches") == "lannister 1F 1F(r)"
    assert table.units("stoney-sept") == "lannister 2F"


def test_e40_an_area_without_losses_comes_first() -> None:
    """E40: with the Boneway empty Dornish Marches may not be chosen; both arrive unharmed."""
    table = _beaten_at_supply_zero(empty=True)
    assert table.why("lannister", {"to": "dornish-marches"}) == ("retreat-costs-more", "9.8.6")
    table.answer("lannister", {"to": "the-boneway"})
    assert table.units("the-boneway") == "lannister 2F(r)"
