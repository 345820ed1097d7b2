"""The worked examples about vassals, XE16 to XE29 of the expansions' digest."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.board.control import controller
from engine.kernel.ruleset import BadSetup
from engine.rulesets import rulesets
from tests.agot.position import Position
from tests.agot.words import ability, blade, by_area, consolidate_power, march, raid, recruit

from .mother import COMMAND, THREE, begun, family_at_war, given, vassal


def claiming(players: str = THREE, **facts: Any) -> Position:
    """Let vassals be claimed in the turn order given by the track."""
    return given(players, stage=["planning_phase"], tracks={"iron-throne": players}, **facts)


def test_xe16_how_many_and_whose() -> None:
    """X2.3.1: in turn order, with what others have left over; the last takes the rest."""
    table = claiming()
    assert vassal(table).vassals == ["arryn", "greyjoy", "martell", "tyrell"]
    assert table.allows("baratheon", ["arryn", "tyrell"])
    assert not table.allows("baratheon", ["arryn", "tyrell", "martell"])
    table.answer("baratheon", ["arryn"])
    assert table.allows("lannister", ["greyjoy", "martell"])
    table.answer("lannister", ["greyjoy"])
    assert not table.allows("stark", ["martell"])
    table.answer("stark", ["martell", "tyrell"])
    commanders = {
        "arryn": "baratheon",
        "greyjoy": "lannister",
        "martell": "stark",
        "tyrell": "stark",
    }
    assert vassal(table).commander == commanders
    assert table.game.view(None)["vassals"] == commanders


def test_xe16_fewer_vassals_than_players() -> None:
    """X2.3.1: 1, 1, 1, 0 with three vassals; 1, 1, 0, 0, 0 with two."""
    four = "baratheon lannister stark greyjoy"
    table = claiming(four)
    for house, taken in (("baratheon", "arryn"), ("lannister", "martell"), ("stark", "tyrell")):
        assert not table.allows(house, ["arryn", "martell"])
        table.answer(house, [taken])
    assert table.kind != "claim-vassals"
    table = claiming("baratheon lannister stark greyjoy martell")
    table.answer("baratheon", []).answer("lannister", ["arryn", "tyrell"])
    assert table.kind != "claim-vassals"


def test_xe17_tracks_at_set_up() -> None:
    """X2.2.3: if a vassal stood among the first three, all go to the end."""
    table = begun("agot-2e-mod", {}, THREE.split())
    tracks = {
        "iron-throne": "baratheon lannister stark martell greyjoy tyrell arryn",
        "fiefdoms": "stark baratheon lannister greyjoy tyrell martell arryn",
        "kings-court": "lannister stark baratheon martell tyrell arryn greyjoy",
    }
    assert {t: " ".join(order) for t, order in table.state.tracks.items()} == tracks
    assert table.state.holder("fiefdoms") == "stark"
    below = begun("agot-2e-mod", {}, THREE.split(), **{"vassal-track-setup": "always-below"})
    assert below.track("iron-throne")[:3] == THREE.split()
    icons = begun(
        "agot-2e-mod", {}, THREE.split(), **{"vassal-starting-supply": "icons-controlled"}
    )
    assert (table.supply("martell"), icons.supply("martell")) == (4, 3)


MARTELLS = dict.fromkeys(
    ("sunspear", "salt-shore", "starfall", "yronwood", "princes-pass"), "martell 1F"
)


def placing(*forbidden: str, **rulings: str) -> Position:
    """Let Baratheon place the orders of Martell."""
    named = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    return given(
        THREE,
        commander=COMMAND,
        units=MARTELLS,
        stage=["order_vassal", "martell"],
        forbidden=sorted(forbidden),
        rulings=named,
    )


def test_xe18_placing_vassal_orders() -> None:
    """X2.4.2, X2.4.4: up to two different tokens; bans take some away."""
    table = placing()
    assert table.awaited == ["baratheon"]
    question = table.game.question
    assert question is not None
    assert question.on_behalf == {"baratheon": "martell"}
    one, two = {"sunspear": "march+0"}, {"sunspear": "march+0", "starfall": "defend+3"}
    assert all(table.allows("baratheon", orders) for orders in ({}, one, two))
    three = {**two, "yronwood": "raid-support+1"}
    assert table.why("baratheon", three) == ("too-many-vassal-orders", "X2.4.2")
    again = {"sunspear": "march+0", "starfall": "march+0"}
    assert table.why("baratheon", again) == ("order-used-up", "X2.4.1")
    assert table.why("baratheon", {"pyke": "march+0"}) == ("vassal-without-units", "X2.4.2")
    for ban in ("support", "raid"):
        why = placing(ban).why("baratheon", {"sunspear": "raid-support+1"})
        assert why == ("order-forbidden", "X2.4.4")
    for token in ("defend+3", "defend-muster+1"):
        assert placing("defend").why("baratheon", {"sunspear": token})[0] == "order-forbidden"
    needed = placing(**{"vassal-order-count": "two-if-possible"})
    assert needed.why("baratheon", one) == ("places-left", "X2.4.2")


def raiding(**more: Any) -> Position:
    """Arryn, commanded by Stark, may raid Lannister in Crackclaw Point."""
    return given(
        THREE,
        commander=COMMAND,
        units={
            "the-mountains-of-the-moon": "arryn 1F",
            "crackclaw-point": "lannister 1F",
            "the-fingers": "stark 1F",
        },
        orders={
            "the-mountains-of-the-moon": "raid-support+1",
            "crackclaw-point": "consolidate",
            "the-fingers": "consolidate",
        },
        power={"lannister": 2, "stark": 5},
        phase="raids",
        stage=["raids"],
        **more,
    )


def test_xe19_vassal_raids() -> None:
    """X2.5.2, X2.5.3: the victim loses a Power, nobody gains; or the token stays."""
    raided = raid("the-mountains-of-the-moon", "crackclaw-point")
    table = raiding()
    table.answer("stark", raided)
    assert table.order("crackclaw-point") is None
    assert table.order("the-mountains-of-the-moon") is None
    assert (table.power("lannister"), table.power("stark")) == (1, 5)
    table = raiding(rulings={"vassal-raid-power": "commander-gains"}).answer("stark", raided)
    assert table.power("stark") == 6
    table = raiding().answer("stark", raid("the-mountains-of-the-moon"))
    assert table.order("the-mountains-of-the-moon") == "raid-support+1"
    assert table.state.order_type("the-mountains-of-the-moon") == "support"


def test_xe20_family_limits() -> None:
    """X2.6: a family neither raids nor enters nor fights its own, and supports itself."""
    table = raiding()
    assert table.why("stark", raid("the-mountains-of-the-moon", "the-fingers")) == (
        "raid-own-order",
        "7.5.4",
    )
    table = family_at_war()
    assert "the-vale-of-arryn" not in table.targets("stark", "the-fingers", "K")
    entering = march("the-fingers", the_vale_of_arryn="2K")
    assert table.why("stark", entering) == ("area-of-the-family", "X2.6.1")
    table.answer("stark", march("the-fingers", the_mountains_of_the_moon="2K"))
    table.cards(stark="eddard-stark", lannister="the-hound").finish_combat()
    assert table.strengths() == (4 + 2 + 1 + 4, 1 + 2)
    assert vassal(table).friends("stark", "arryn")
    assert not vassal(table).friends("stark", "tyrell")


def test_a_vassal_does_not_march_into_its_port() -> None:
    """X2.5.5: not even where its own castle stands."""
    table = given(
        THREE,
        commander=COMMAND,
        units={"redwyne-straights": "tyrell 1S", "oldtown": "tyrell 1F"},
        orders={"redwyne-straights": "march+0"},
        stage=["marches"],
    )
    into = march("redwyne-straights", port_of_oldtown="1S")
    assert table.why("baratheon", into) == ("vassals-not-into-ports", "X2.5.5")


def test_xe20_family_support_against_neutral_forces() -> None:
    """X2.6.3: Support orders of the family count by themselves, nobody is asked."""
    table = given(
        THREE,
        commander=COMMAND,
        units={"crackclaw-point": "stark 2K", "the-vale-of-arryn": "arryn 1K"},
        orders={"crackclaw-point": "march+0"},
        stage=["marches"],
    )
    storm = march("crackclaw-point", kings_landing="2K")
    assert not table.allows("stark", storm)
    table = given(
        THREE,
        commander={**COMMAND, "tyrell": "stark", "arryn": "lannister"},
        units={"crackclaw-point": "stark 2K", "kingswood": "tyrell 1F"},
        orders={"crackclaw-point": "march+0", "kingswood": "raid-support+1"},
        done=["kingswood"],
        stage=["marches"],
    )
    assert table.allows("stark", storm)


def test_xe21_a_vassal_leaves_an_area() -> None:
    """X2.5.4, X2.5.5: a token stays wherever it may; ports are closed to marches."""
    table = given(
        THREE,
        commander=COMMAND,
        units={
            "salt-shore": "martell 1F",
            "sunspear": "martell 1F",
            "east-summer-sea": "martell 1S",
        },
        orders={"salt-shore": "march+0"},
        stage=["marches"],
    )
    left = march("salt-shore", starfall="1F", leave=True)
    assert table.why("baratheon", {**left, "leave_power_token": False})[0] == "must-mark"
    table.answer("baratheon", left)
    assert table.token("salt-shore") == "martell"
    home = given(
        THREE,
        commander=COMMAND,
        units={"sunspear": "martell 1F", "east-summer-sea": "martell 1S"},
        orders={"sunspear": "march+0", "east-summer-sea": "march+0"},
        stage=["marches"],
    )
    assert "port-of-sunspear" not in home.targets("baratheon", "east-summer-sea", "S")
    home.answer("baratheon", march("sunspear", yronwood="1F"))
    assert home.token("sunspear") is None


def fighting(
    cards: tuple[str, str, str], *, attack: str = "1K", defence: str = "1F", **more: Any
) -> Position:
    """Tyrell, commanded by Baratheon, attacks Stark in the Boneway with three cards dealt."""
    facts: dict[str, Any] = {
        "commander": COMMAND,
        "units": {"dornish-marches": f"tyrell {attack}", "the-boneway": f"stark {defence}"},
        "orders": {"dornish-marches": "march+0"},
        "tracks": {"fiefdoms": "baratheon stark"},
        "power": {"baratheon": 5, "stark": 5},
        "stage": ["marches"],
    }
    table = given(THREE, **(facts | more))
    table.answer("baratheon", march("dornish-marches", the_boneway=attack, leave=True))
    dealt = {"deck": "vassal-cards", "to": "tyrell", "cards": sorted(cards)}
    return table.until("deal").answer("chance", dealt)


def test_xe22_combat_of_a_vassal() -> None:
    """X2.7: three cards for the vassal; the commander wins a Power and may draw the Blade."""
    table = fighting(("janos-slynt", "bronn", "varys"))
    assert table.kind == "house-card"
    assert table.game.view("baratheon")["combat"]["drawn"] == {
        "tyrell": ["bronn", "janos-slynt", "varys"]
    }
    assert "drawn" not in table.game.view("stark")["combat"]
    table.answer("baratheon", "janos-slynt").answer("stark", "roose-bolton")
    assert table.asked("baratheon") == "blade"
    table.answer("baratheon", blade(use=False)).finish_combat()
    assert table.strengths() == (2 + 2, 1 + 2)
    assert table.power("baratheon") == 6
    assert table.controller("the-boneway") == "tyrell"
    assert "stark" not in table.state.owner.values()
    s = vassal(table)
    assert (s.hand["tyrell"], s.discard["tyrell"]) == ([], [])


def test_xe22_the_blade_for_a_vassal() -> None:
    """X2.7.3: the commander's Blade adds one."""
    table = fighting(("janos-slynt", "bronn", "varys"), attack="1F")
    table.answer("baratheon", "janos-slynt").answer("stark", "roose-bolton")
    table.answer("baratheon", blade()).finish_combat()
    assert table.strengths() == (1 + 2 + 1, 1 + 2)


def test_xe23_bronn() -> None:
    """X2.8.6: the opponent may pay two Power; with less it is not asked."""
    cards = ("bronn", "janos-slynt", "varys")
    table = fighting(cards)
    table.answer("baratheon", "bronn").answer("stark", "roose-bolton")
    table.until("ability", "stark").answer("stark", ability("bronn")).finish_combat()
    assert table.strengths()[0] == 2
    assert table.power("stark") == 3
    table = fighting(cards, power={"stark": 1})
    table.answer("baratheon", "bronn").answer("stark", "roose-bolton")
    assert table.kind != "ability"
    assert table.finish_combat().strengths()[0] == 2 + 4


def two_vassals(mine: str, theirs: str, **rulings: str) -> Position:
    """Tyrell, commanded by Baratheon, attacks Greyjoy, commanded by Lannister."""
    table = given(
        THREE,
        commander=COMMAND,
        units={"dornish-marches": "tyrell 2K", "the-boneway": "greyjoy 1F 1K"},
        orders={"dornish-marches": "march+0"},
        tracks={"fiefdoms": "stark"},
        rulings={name.replace("_", "-"): reading for name, reading in rulings.items()},
        stage=["marches"],
    )
    table.answer("baratheon", march("dornish-marches", the_boneway="2K", leave=True))
    rest = [c for c in table.state.box.cards_of["vassals"] if c not in (mine, theirs)]
    for house, own, others in (("tyrell", mine, rest[:2]), ("greyjoy", theirs, rest[2:4])):
        value = {"deck": "vassal-cards", "to": house, "cards": sorted([own, *others])}
        table.answer("chance", value)
    return table.answer("baratheon", mine).answer("lannister", theirs)


def test_bronn_against_a_vassal() -> None:
    """X2.8.6: a vassal opponent cannot pay; by another reading its commander may."""
    assert two_vassals("bronn", "janos-slynt").kind != "ability"
    table = two_vassals("bronn", "janos-slynt", **{"bronn-against-vassal": "commander-pays"})
    before = table.power("lannister")
    table.answer("lannister", ability("bronn"))
    assert before - table.power("lannister") == 2 - 1  # Greyjoy has won, which gains one


def test_xe24_varys() -> None:
    """X2.8.1: to the top of the Fiefdoms track; the Blade stays with a player."""
    table = two_vassals("janos-slynt", "varys").finish_combat()
    assert table.track("fiefdoms")[:2] == ["greyjoy", "stark"]
    assert table.state.holder("fiefdoms") == "stark"


def test_xe25_syrio_forel() -> None:
    """X2.8.2: when the vassal defends, Footmen of players count 0."""
    table = given(
        THREE,
        commander=COMMAND,
        units={"the-boneway": "martell 2F", "dornish-marches": "lannister 1F 1K"},
        orders={"dornish-marches": "march+0"},
        stage=["marches"],
    )
    table.answer("lannister", march("dornish-marches", the_boneway="1F 1K"))
    cards = ["janos-slynt", "syrio-forel", "varys"]
    table.until("deal")
    table.answer("chance", {"deck": "vassal-cards", "to": "martell", "cards": cards})
    table.cards(baratheon="syrio-forel", lannister="ser-kevan-lannister").finish_combat()
    assert table.strengths()[1] == 2 + 1
    assert table.state.explained["combat"][1]["params"]["each"] == 0


OTHERS = {"lannister": "stark", "arryn": "stark", "greyjoy": "baratheon", "tyrell": "stark"}


def test_xe26_the_muster_token() -> None:
    """X2.5.6: it musters where there is a castle, for the vassal's own supply."""
    table = given(
        "baratheon martell stark",
        commander={
            "lannister": "stark",
            "arryn": "stark",
            "greyjoy": "baratheon",
            "tyrell": "stark",
        },
        units={"riverrun": "lannister 1F", "stoney-sept": "lannister 1F"},
        orders={"riverrun": "defend-muster+1"},
        phase="power",
        stage=["consolidation"],
    )
    assert table.allows("stark", {"area": "riverrun", "do": "nothing"})
    table.answer("stark", {"area": "riverrun", "do": "muster"})
    table.answer("stark", {"riverrun": [recruit("K", "riverrun")]})
    assert table.units("riverrun") == "lannister 1F 1K"
    assert table.order("riverrun") is None
    table = given(
        "baratheon martell stark",
        commander={
            "lannister": "stark",
            "arryn": "stark",
            "greyjoy": "baratheon",
            "tyrell": "stark",
        },
        units={"stoney-sept": "lannister 1F"},
        orders={"stoney-sept": "defend-muster+1"},
        phase="power",
        stage=["consolidation"],
    )
    assert not table.allows("stark", {"area": "stoney-sept", "do": "muster"})


def bidding(**rulings: str) -> Position:
    """Let three players bid for the Iron Throne."""
    return given(
        THREE,
        tracks={"iron-throne": THREE},
        power={"baratheon": 5, "lannister": 5, "stark": 5},
        rulings={name.replace("_", "-"): reading for name, reading in rulings.items()},
        phase="westeros",
        stage=["bid_for_track", "iron-throne"],
    ).bids(baratheon=2, stark=1)


def test_xe27_clash_of_kings_with_vassals() -> None:
    """X2.10.3: vassals tie with those who bid 0, and the Iron Throne's holder orders them."""
    order = ["tyrell", "arryn", "lannister", "martell", "greyjoy"]
    table = bidding().answer("baratheon", [order])
    assert table.track("iron-throne") == ["baratheon", "stark", *order]
    table = bidding(**{"vassal-bid-ties": "below-players"})
    vassals = ["arryn", "greyjoy", "martell", "tyrell"]
    table.answer("baratheon", [vassals])
    assert table.track("iron-throne") == ["baratheon", "stark", "lannister", *vassals]


def test_xe28_wildlings() -> None:
    """X2.10.5: only players bid, and only they suffer."""
    table = given(
        THREE,
        units={"castle-black": "martell 2F", "karhold": "stark 2F", "blackwater": "lannister 2F"},
        tracks={"iron-throne": THREE},
        power={"baratheon": 5, "lannister": 5, "stark": 5},
        phase="westeros",
        stage=["wildling_attack", 6],
    )
    assert sorted(table.awaited) == THREE.split()
    s = table.state
    s.decks["wildlings"] = ["mammoth-riders", *s.decks["wildlings"]]
    table.bids(baratheon=2, lannister=2, stark=1)
    while table.kind == "wildling-destroy":
        table._answer_plainly()
    assert table.units("castle-black") == "martell 2F"
    assert table.units("blackwater") == ""


def test_xe29_mustering_card() -> None:
    """X2.10.1: a vassal musters at home, if it controls it."""
    facts: dict[str, Any] = {
        "commander": {"stark": "lannister", "arryn": "lannister", "greyjoy": "baratheon"}
        | {"tyrell": "martell"},
        "phase": "westeros",
        "stage": ["muster_everywhere", "stark"],
    }
    stark = dict.fromkeys(("winterfell", "white-harbor", "moat-cailin"), "stark 1F")
    table = given("baratheon lannister martell", units=stark, **facts)
    two = {"winterfell": [recruit("F", "winterfell"), recruit("F", "winterfell")]}
    assert table.allows("lannister", two)
    assert not table.allows("lannister", {"white-harbor": [recruit("F", "white-harbor")]})
    table = given(
        "baratheon lannister martell", units={**stark, "winterfell": "martell 1F"}, **facts
    )
    assert not table.allows("lannister", two)


def test_jaqen_hghar() -> None:
    """X2.8.3: the opponent plays a card at random, the returned one among them."""
    cards = ("jaqen-hghar", "janos-slynt", "varys")
    hands = {"stark": "robb-stark roose-bolton"}
    table = fighting(cards, hands=hands)
    table.answer("baratheon", "jaqen-hghar").answer("stark", "roose-bolton")
    again = {"deck": "hand", "to": "stark", "cards": ["roose-bolton"]}
    assert table.allows("chance", again)
    table.answer("chance", {**again, "cards": ["robb-stark"]}).finish_combat()
    assert table.strengths() == (2 + 1, 1 + 3)
    other = fighting(cards, hands=hands, rulings={"jaqen-random-card": "excludes"})
    other.answer("baratheon", "jaqen-hghar").answer("stark", "roose-bolton")
    assert not other.allows("chance", again)


def test_beric_dondarrion() -> None:
    """X2.8.5: a victorious vassal loses a unit, before or after the casualties."""
    for timing in ("on-result", "after-casualties"):
        table = two_vassals("beric-dondarrion", "varys", **{"beric-dondarrion-timing": timing})
        table.until("ability", "baratheon")
        lost = ability("beric-dondarrion", unit="knight")
        table.answer("baratheon", lost).finish_combat()
        assert table.units("the-boneway") == "tyrell 1K"


def test_jon_connington() -> None:
    """X2.8.4: a beaten vassal may get a Knight, where its units went or at home."""
    table = given(
        THREE,
        commander=COMMAND,
        units={
            "dornish-marches": "tyrell 1F",
            "the-boneway": "stark 3F",
            "highgarden": "tyrell 1F",
        },
        orders={"dornish-marches": "march+0"},
        stage=["marches"],
    )
    table.answer("baratheon", march("dornish-marches", the_boneway="1F", leave=True))
    cards = ["janos-slynt", "jon-connington", "varys"]
    table.until("deal")
    table.answer("chance", {"deck": "vassal-cards", "to": "tyrell", "cards": cards})
    table.cards(baratheon="jon-connington", stark="roose-bolton").until("ability", "baratheon")
    for area in ("highgarden", "dornish-marches"):
        assert table.allows("baratheon", ability("jon-connington", area=area))
    table.answer("baratheon", ability("jon-connington", area="highgarden")).finish_combat()
    assert table.units("highgarden") == "tyrell 1F 1K"


def test_patchface_against_a_vassal() -> None:
    """X2.9.4: he does nothing; by a ruling he may discard one of its other cards, to no effect."""
    for rulings, asked in (({}, False), ({"patchface-against-vassal": "drawn-cards"}, True)):
        table = given(
            THREE,
            commander={**COMMAND, "tyrell": "lannister"},
            units={"dornish-marches": "baratheon 2K", "the-boneway": "tyrell 1F"},
            orders={"dornish-marches": "march+0"},
            rulings=rulings,
            stage=["marches"],
        )
        table.answer("baratheon", march("dornish-marches", the_boneway="2K")).until("deal")
        cards = ["janos-slynt", "jon-connington", "syrio-forel"]
        table.answer("chance", {"deck": "vassal-cards", "to": "tyrell", "cards": cards})
        table.cards(baratheon="patchface", lannister="janos-slynt")
        seen = []
        while table.state.combat is not None:
            seen.append((table.kind, *table.awaited))
            table._answer_plainly()
        assert (("ability", "baratheon") in seen) is asked


def test_what_a_set_up_may_be() -> None:
    """X2.1: as many players as there are, each with a house of the board; the rest are vassals."""
    rules = rulesets["agot-2e-vassals"]
    setup = rules.prepare({"players": 3, "vassals": ["baratheon", "stark", "tyrell"]}, (), {})
    assert list(setup.seats) == ["greyjoy", "lannister", "martell"]
    setup = rules.prepare({}, ["stark", "martell", "tyrell"], {})
    assert setup.options["vassals"] == ["baratheon", "greyjoy", "lannister"]
    for options, seats in (
        ({"players": 3, "vassals": ["stark"]}, ()),
        ({"players": 3}, ("stark", "tyrell", "arryn")),
        ({"players": 3, "vassals": ["stark", "tyrell", "greyjoy"]}, ("stark", "martell", "tyrell")),
    ):
        with pytest.raises(BadSetup):
            rules.prepare(options, seats, {})


@pytest.mark.parametrize(("at_sea", "gained"), [("stark 1S", 1), ("arryn 1S", 0)])
def test_ships_of_a_vassal_lie_before_a_port(at_sea: str, gained: int) -> None:
    """12.8: a port pays nothing to a commander either, as in records made elsewhere."""
    table = given(
        THREE,
        commander=COMMAND,
        units={"port-of-winterfell": "stark 1S", "bay-of-ice": at_sea},
        orders={"port-of-winterfell": "consolidate"},
        power={"stark": 5},
        phase="power",
        stage=["consolidation"],
    )
    table.answer("stark", consolidate_power("port-of-winterfell"))
    assert table.power("stark") == 5 + gained


def test_a_vassal_keeps_its_home_shield() -> None:
    """X2.7.7: its home area is its own until somebody takes it."""
    table = given(THREE, commander=COMMAND, units=by_home(), stage=["marches"])
    assert controller(table.state, "sunspear") == "martell"


def by_home() -> dict[str, str]:
    """Return units far from Dorne."""
    return {area: f"stark {len(units)}F" for area, units in by_area({"karhold": "1F"}).items()}
