"""The worked examples of A Dance with Dragons, XE1 to XE15 of the expansions' digest."""

from __future__ import annotations

from typing import Any

from engine.agot.board.control import castles, controller
from engine.agot.board.supply import supply_icons
from engine.records.position import open_position
from tests.agot import scenario
from tests.agot.scenario import Position, ability, blade, march, set_up


def battle(
    cards: dict[str, str],
    *,
    attackers: str,
    origin: str,
    area: str,
    defenders: str,
    order: str = "march+0",
    units: dict[str, str] | None = None,
    orders: dict[str, str] | None = None,
    **more: Any,
) -> Position:
    """March into a combat with all units of an area, and play the cards."""
    house, _, counted = attackers.partition(" ")
    facts: dict[str, Any] = {"phase": "marches", "only": True, "supply": dict.fromkeys(cards, 6)}
    table = scenario.given(
        edition="agot-2e-adwd",
        units={origin: attackers, area: defenders, **(units or {})},
        orders={origin: order, **(orders or {})},
        **(facts | more),
    ).until("march", house)
    table.answer(house, march(origin, {area: counted}))
    return table.cards(**cards)


def test_xe1_set_up() -> None:
    """X1.2: tracks, Supply, castles, special orders, tokens and garrisons as printed."""
    s = set_up(edition="agot-2e-adwd").state
    assert [s.holder(t) for t in s.tracks] == ["lannister", "greyjoy", "tyrell"]
    supply = {"lannister": 5, "tyrell": 4, "martell": 4, "greyjoy": 3, "stark": 2, "baratheon": 1}
    assert s.supply == supply
    assert {h: supply_icons(s, h) for h in s.houses} == supply
    held = {"tyrell": 4, "lannister": 4, "martell": 3, "stark": 3, "baratheon": 2, "greyjoy": 1}
    assert {h: castles(s, h) for h in s.houses} == held
    stars = {"tyrell": 3, "martell": 3, "stark": 2, "lannister": 1, "baratheon": 0, "greyjoy": 0}
    assert {h: s.star_limit(h) for h in s.houses} == stars
    assert s.neutral == {"the-eyrie": 6}
    assert len(s.tokens) == 13
    assert s.tokens_on_board("tyrell") == 5
    assert s.garrisons["storms-end"] == 4
    assert s.garrisons["oldtown"] == 3
    assert set(s.power.values()) == {5}
    assert s.wildlings == 2


def test_a_garrison_defends_an_area_that_is_no_home() -> None:
    """X1.2.2: Baratheon's token and garrison hold Storm's End; beaten, the garrison is gone."""
    table = scenario.given(
        edition="agot-2e-adwd",
        units={"kingswood": "tyrell 3K", "karhold": "baratheon 1F"},
        orders={"kingswood": "march+0"},
        tokens={"storms-end": "baratheon"},
        garrisons={"storms-end": 4},
        phase="marches",
        only=True,
    )
    table.answer("tyrell", march("kingswood", storms_end="3K"))
    table.cards(tyrell="willas-tyrell", baratheon="ser-axell-florent").finish_combat()
    assert table.strengths() == (6 + 2, 4 + 1)
    assert "storms-end" not in table.state.garrisons
    assert table.controller("storms-end") == "tyrell"


def test_a_garrison_of_nobody_defends_nothing() -> None:
    """X1.2.2 In a position where nobody controls Oldtown, a march takes it with its garrison."""
    game = open_position(
        "agot-2e-adwd/1 phase=marches round=2 asks=march:martell | three-towers:M f2 o=march+0"
        " | oldtown g=3"
    )
    moves = {"oldtown": {"footman": 1}}
    march = {"area": "three-towers", "moves": moves, "leave_power_token": False}
    game.answer("martell", march)
    assert game.state.combat is None
    assert controller(game.state, "oldtown") == "martell"
    assert game.state.garrisons["oldtown"] == 3


def test_xe2_six_rounds() -> None:
    """X1.1.2, X1.1.3: the game ends after round 6; land areas break the tie."""
    castles_of_tyrell = ("highgarden", "oldtown", "the-reach", "storms-end", "crackclaw-point")
    castles_of_lannister = ("lannisport", "riverrun", "harrenhal", "seagard", "kings-landing")
    more = ("dornish-marches", "three-towers", "the-arbor", "princes-pass")
    table = scenario.given(
        edition="agot-2e-adwd",
        round=6,
        phase="clean-up",
        units=dict.fromkeys((*castles_of_tyrell, *more), "tyrell 1F")
        | dict.fromkeys((*castles_of_lannister, *("stoney-sept", "blackwater")), "lannister 1F")
        | {"searoad-marches": "lannister 1F"},
    )
    assert table.kind is None
    assert table.state.winner == "tyrell"
    assert table.state.win == {"reason": "round-6", "tie_break": "land-areas"}


def mance(threat: int, **more: Any) -> Position:
    """Baratheon's Mance Rayder attacks Roose Bolton in Winterfell's south."""
    facts: dict[str, Any] = {
        "attackers": "baratheon 2K",
        "origin": "white-harbor",
        "area": "moat-cailin",
        "defenders": "stark 1F",
        "order": "march+1*",
        "orders": {"moat-cailin": "defend+2*"},
        "wildlings": threat,
        "tracks": {"fiefdoms": "baratheon"},
    }
    return battle({"baratheon": "mance-rayder", "stark": "roose-bolton-adwd"}, **(facts | more))


def test_xe3_mance_rayder() -> None:
    """X1.3.18: the threat is the final strength; the Blade is not offered."""
    table = mance(8)
    assert table.kind != "blade"
    table.finish_combat()
    assert table.strengths() == (8, 1 + 2 + 4)
    assert table.events("combat-decided")[-1]["winner"] == "house:baratheon"
    table = mance(6).finish_combat()
    assert table.events("combat-decided")[-1]["winner"] == "house:stark"


def test_the_blade_may_be_used_with_a_fixed_strength() -> None:
    """X0.1.6: if so ruled the Blade is offered; it changes nothing."""
    table = mance(6, rulings={"fixed-final-strength-and-blade": "may-be-used"})
    assert table.asked("baratheon") == "blade"
    table.answer("baratheon", blade()).finish_combat()
    assert table.strengths()[0] == 6


def margaery(**more: Any) -> Position:
    """Lannister's Ser Jaime attacks Tyrell's Margaery in the Reach."""
    facts: dict[str, Any] = {
        "attackers": "lannister 2K",
        "origin": "blackwater",
        "area": "the-reach",
        "defenders": "tyrell 1F",
        "tokens": {"the-reach": "tyrell"},
    }
    cards = {"tyrell": "margaery-tyrell-adwd", "lannister": "ser-jaime-lannister-adwd"}
    return battle(cards, **(facts | more))


def test_xe4_margaery_tyrell() -> None:
    """X1.3.17: on Tyrell's own ground the attacker has strength 2."""
    table = margaery().finish_combat()
    assert table.strengths() == (2, 1)
    assert table.units("the-reach") == "lannister 2K"
    assert "tyrell" not in table.state.owner.values()
    table = margaery(orders={"the-reach": "defend+1"}).finish_combat()
    assert table.strengths() == (2, 2)
    assert table.events("combat-decided")[-1]["winner"] == "house:tyrell"
    assert margaery(tokens={}).finish_combat().strengths() == (8, 1)


def test_xe5_two_fixed_totals() -> None:
    """X0.1.5: of two texts that set a total the later in turn order stands."""
    cards = {"baratheon": "mance-rayder", "tyrell": "margaery-tyrell-adwd"}
    place: Any = {
        "attackers": "baratheon 2K",
        "origin": "the-reach",
        "area": "highgarden",
        "defenders": "tyrell 1F",
        "wildlings": 10,
    }
    first: Any = {"tracks": {"iron-throne": "tyrell baratheon"}}
    last: Any = {"tracks": {"iron-throne": "baratheon tyrell"}}
    assert battle(cards, **place, **first).finish_combat().strengths()[0] == 10
    assert battle(cards, **place, **last).finish_combat().strengths()[0] == 2
    always: Any = {"rulings": {"mance-against-margaery": "margaery"}}
    assert battle(cards, **place, **first, **always).finish_combat().strengths()[0] == 2


def doran(hand: str) -> Position:
    """Martell's Doran defends with other cards in hand."""
    return battle(
        {"martell": "doran-martell-adwd", "tyrell": "willas-tyrell"},
        attackers="tyrell 1F",
        origin="kingswood",
        area="the-boneway",
        defenders="martell 3F",
        hands={"martell": "doran-martell-adwd " + hand},
    ).finish_combat()


def test_xe6_doran_martell() -> None:
    """X1.3.15: he loses strength and gains icons for every other card in hand."""
    others = "areo-hotah-adwd bastard-of-godsgrace big-man"
    all_six = f"{others} ser-gerris-drinkwater quentyn-martell nymeria-sand-adwd"
    for hand, strength, icons in ((all_six, 0, 6), ("big-man quentyn-martell", 2, 2), ("", 4, 0)):
        table = doran(hand)
        assert table.strengths()[1] == 3 + strength
        casualties = table.state.explained["combat"][-1]["params"]
        assert casualties["swords"] == icons


def test_xe7_quentyn_martell() -> None:
    """X1.3.14: one more for each discarded card, but not for himself."""
    table = battle(
        {"martell": "quentyn-martell", "tyrell": "willas-tyrell"},
        attackers="martell 1F",
        origin="the-boneway",
        area="kingswood",
        defenders="tyrell 1F",
        hands={"martell": "quentyn-martell big-man areo-hotah-adwd nymeria-sand-adwd"},
    ).finish_combat()
    assert table.strengths()[0] == 1 + 1 + 3


def reek(**more: Any) -> Position:
    """Bolton loses with Reek, his only card."""
    return battle(
        {"stark": "reek", "greyjoy": "victarion-greyjoy-adwd"},
        attackers="stark 1F",
        origin="the-twins",
        area="seagard",
        defenders="greyjoy 2F",
        hands={"stark": "reek"},
        **more,
    ).until("ability", "stark")


def test_xe8_reek_and_ramsay() -> None:
    """X1.3.4, X0.2.3: Ramsay comes back, Reek may; the hand is not refilled."""
    table = reek()
    assert table.hand("stark") == ["ramsay-bolton"]
    table.answer("stark", ability("reek")).finish_combat()
    assert table.hand("stark") == ["ramsay-bolton", "reek"]
    assert len(table.discard("stark")) == 5
    table = reek()
    table.answer("stark", ability("reek", use=False)).finish_combat()
    assert table.hand("stark") == ["ramsay-bolton"]


def test_ramsay_needs_reek_in_hand() -> None:
    """X1.3.5: 4 and three swords with Reek in hand, otherwise 3 and none."""
    for hand, strength, swords in (("ramsay-bolton reek", 4, 3), ("ramsay-bolton", 3, 0)):
        table = battle(
            {"stark": "ramsay-bolton", "greyjoy": "asha-greyjoy-adwd"},
            attackers="stark 2F",
            origin="the-twins",
            area="seagard",
            defenders="greyjoy 1F",
            hands={"stark": hand},
        ).finish_combat()
        assert table.strengths()[0] == 2 + strength
        assert table.state.explained["combat"][-1]["params"]["swords"] == swords


def stannis(tyrell: str, **more: Any) -> Position:
    """Baratheon attacks Tyrell in the Kingswood; Tyrell is supported from three areas."""
    facts: dict[str, Any] = {
        "attackers": "baratheon 2K",
        "origin": "storms-end",
        "area": "kingswood",
        "defenders": "tyrell 1F",
        "units": {
            "the-reach": "tyrell 1F",
            "shipbreaker-bay": "tyrell 1S",
            "kings-landing": "lannister 1F",
            "dragonstone": "baratheon 1F",
        },
        "orders": dict.fromkeys(("the-reach", "shipbreaker-bay"), "support")
        | {"kings-landing": "support", "dragonstone": "support"},
    }
    facts |= more
    units, orders = facts.pop("units"), facts.pop("orders")
    house, _, counted = facts["attackers"].partition(" ")
    table = scenario.given(
        edition="agot-2e-adwd",
        units={"storms-end": facts["attackers"], "kingswood": "tyrell 1F", **units},
        orders={"storms-end": "march+0", **orders},
        supply={"baratheon": 6, "tyrell": 6},
        phase="marches",
        only=True,
        rulings=facts.get("rulings"),
    )
    table.answer(house, march("storms-end", {"kingswood": counted}))
    table.until("support", "lannister").answer("lannister", {"kings-landing": "defender"})
    return table.cards(baratheon="stannis-baratheon-adwd", tyrell=tyrell)


def test_xe9_stannis_wipes_out_support() -> None:
    """X1.3.2: without support of his own, all Support orders next to the combat go."""
    table = stannis("willas-tyrell").finish_combat()
    assert table.strengths() == (4 + 4, 1 + 2)
    assert table.order("the-reach") is None
    assert table.order("shipbreaker-bay") is None
    assert table.order("kings-landing") is None
    assert table.order("dragonstone") == "support"


def test_stannis_does_nothing_if_supported() -> None:
    """X1.3.2: any support for his side, his own included, keeps all orders where they are."""
    table = stannis(
        "willas-tyrell",
        units={
            "the-reach": "tyrell 1F",
            "blackwater-bay": "baratheon 1S",
            "kings-landing": "lannister 1F",
        },
        orders=dict.fromkeys(("the-reach", "blackwater-bay", "kings-landing"), "support"),
    ).finish_combat()
    assert table.strengths() == (4 + 1 + 4, 1 + 1 + 1 + 2)
    assert table.order("the-reach") == "support"


def test_stannis_may_come_before_other_immediate_cards() -> None:
    """X1.3.2: if so ruled he acts where cards are cancelled; the outcome here is the same."""
    rule = {"stannis-adwd-timing": "cancel"}
    table = stannis("willas-tyrell", rulings=rule).finish_combat()
    assert table.strengths() == (4 + 4, 1 + 2)


def test_xe10_queen_of_thorns_against_stannis() -> None:
    """X1.3.1: his text is cancelled, his strength stays."""
    table = stannis("queen-of-thorns-adwd").finish_combat()
    assert table.strengths() == (4 + 4, 1 + 1 + 1 + 1 + 1)
    assert table.order("the-reach") == "support"


def test_xe11_walder_frey() -> None:
    """X1.3.3: support of third parties changes sides, the opponent's own does not."""
    table = scenario.given(
        edition="agot-2e-adwd",
        units={
            "the-twins": "stark 1F",
            "seagard": "greyjoy 1F",
            "riverrun": "lannister 2F",
            "ironmans-bay": "greyjoy 1S",
        },
        orders={"the-twins": "march+0", "riverrun": "support", "ironmans-bay": "support"},
        supply={"lannister": 6},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("the-twins", seagard="1F"))
    table.until("support", "lannister").answer("lannister", {"riverrun": "defender"})
    table.cards(stark="walder-frey", greyjoy="ser-harras-harlaw").finish_combat()
    assert table.strengths() == (1 + 2 + 1, 1 + 1 + 1)


def buying(card: str) -> dict[str, Any]:
    """Write that Melisandre buys a card back."""
    return {**ability("melisandre-adwd"), "return": card}


def test_xe12_melisandre_buys_back() -> None:
    """X1.3.10: for Power equal to its strength, one card returns, herself included."""
    table = battle(
        {"baratheon": "melisandre-adwd", "tyrell": "willas-tyrell"},
        attackers="baratheon 2F",
        origin="storms-end",
        area="kingswood",
        defenders="tyrell 1F",
        power={"baratheon": 3},
        hands={"baratheon": "melisandre-adwd ser-axell-florent mance-rayder bastard-of-nightsong"},
    ).until("ability", "baratheon")
    answers = [buying(c) for c in ("jon-snow", "melisandre-adwd")]
    assert all(table.allows("baratheon", a) for a in answers)
    assert not table.allows("baratheon", buying("stannis-baratheon-adwd"))
    table.answer("baratheon", answers[0]).finish_combat()
    assert table.power("baratheon") == 0
    assert "jon-snow" in table.hand("baratheon")


def qyburn(power: int) -> Position:
    """Lannister's Qyburn attacks while Victarion Greyjoy is discarded."""
    return battle(
        {"lannister": "qyburn", "tyrell": "willas-tyrell"},
        attackers="lannister 2F",
        origin="blackwater",
        area="the-reach",
        defenders="tyrell 1F",
        power={"lannister": power},
        hands={"greyjoy": "asha-greyjoy-adwd"},
    )


def test_xe13_qyburn() -> None:
    """X1.3.6: for two Power he takes strength and icons of any discarded card."""
    table = qyburn(2)
    table.answer("lannister", ability("qyburn", copy="victarion-greyjoy-adwd")).finish_combat()
    assert table.power("lannister") == 0
    assert table.strengths()[0] == 2 + 3
    assert table.state.explained["combat"][-1]["params"]["swords"] == 2
    assert qyburn(1).kind != "ability"


def test_xe14_ser_gerris_drinkwater() -> None:
    """X1.3.13: after a victory Martell climbs one place; the Blade goes with it."""
    table = battle(
        {"martell": "ser-gerris-drinkwater", "tyrell": "paxter-redwyne"},
        attackers="martell 2F",
        origin="the-boneway",
        area="kingswood",
        defenders="tyrell 1F",
    ).until("ability", "martell")
    assert not table.state.blade_used
    table.answer("martell", ability("ser-gerris-drinkwater", track="fiefdoms")).finish_combat()
    order = ["martell", "greyjoy", "baratheon", "tyrell", "lannister", "stark"]
    assert table.track("fiefdoms") == order
    assert table.state.holder("fiefdoms") == "martell"
    assert not table.state.blade_used


def test_xe15_qarl_the_maid() -> None:
    """X1.3.12: three Power for a beaten attacker, none for a beaten defender."""
    table = battle(
        {"greyjoy": "qarl-the-maid", "stark": "roose-bolton-adwd"},
        attackers="greyjoy 1F",
        origin="seagard",
        area="the-twins",
        defenders="stark 2F",
    ).finish_combat()
    assert table.power("greyjoy") == 8
    table = battle(
        {"greyjoy": "qarl-the-maid", "stark": "roose-bolton-adwd"},
        attackers="stark 2F",
        origin="the-twins",
        area="seagard",
        defenders="greyjoy 1F",
    ).finish_combat()
    assert table.power("greyjoy") == 5


def test_ser_ilyn_payne_kills_a_footman_anywhere() -> None:
    """X1.3.7: the last unit of an area takes its order with it; the area may be lost."""
    table = battle(
        {"lannister": "ser-ilyn-payne", "stark": "reek"},
        attackers="lannister 3F",
        origin="seagard",
        area="the-twins",
        defenders="stark 1F",
        units={"karhold": "stark 1F"},
        orders={"karhold": "consolidate"},
    ).until("ability", "lannister")
    kill = ability("ser-ilyn-payne", area="karhold", routed=False, fighting=False)
    fighting = ability("ser-ilyn-payne", area="the-twins", routed=False, fighting=True)
    assert table.allows("lannister", fighting)
    table.answer("lannister", kill)
    assert table.units("karhold") == ""
    assert table.order("karhold") is None
    assert table.controller("karhold") is None


def test_aeron_damphair_spends_power() -> None:
    """X1.3.9: each Power is one more strength."""
    table = battle(
        {"greyjoy": "aeron-damphair-adwd", "stark": "black-walder"},
        attackers="greyjoy 1F",
        origin="seagard",
        area="the-twins",
        defenders="stark 1F",
    )
    assert not table.allows("greyjoy", ability("aeron-damphair-adwd", power=6))
    table.answer("greyjoy", ability("aeron-damphair-adwd", power=4)).finish_combat()
    assert table.strengths()[0] == 1 + 4
    assert table.power("greyjoy") == 1


def test_jon_snow_moves_the_threat() -> None:
    """X1.3.19: one space of the track, never to its end."""
    for threat, ways in ((2, {"up", "down"}), (10, {"down"}), (0, {"up"})):
        table = battle(
            {"baratheon": "jon-snow", "tyrell": "paxter-redwyne"},
            attackers="baratheon 2F",
            origin="storms-end",
            area="kingswood",
            defenders="tyrell 1F",
            wildlings=threat,
        ).until("ability", "baratheon")
        moves = {w: ability("jon-snow", wildlings=w) for w in ("up", "down")}
        assert {w for w, move in moves.items() if table.allows("baratheon", move)} == ways
        way = sorted(ways)[0]
        table.answer("baratheon", ability("jon-snow", wildlings=way))
        assert table.state.wildlings == threat + (2 if way == "up" else -2)


def test_euron_addam_and_paxter() -> None:
    """X1.3.8, X1.3.16, X1.3.20: strengths that depend on tracks, on attack, and on the sea."""
    table = battle(
        {"greyjoy": "euron-crows-eye-adwd", "stark": "reek"},
        attackers="greyjoy 1F",
        origin="seagard",
        area="the-twins",
        defenders="stark 1F",
        tracks={"fiefdoms": "stark greyjoy"},
    ).finish_combat()
    assert table.strengths()[0] == 1 + 5
    table = battle(
        {"lannister": "ser-addam-marbrand", "tyrell": "willas-tyrell"},
        attackers="lannister 1K 1F",
        origin="blackwater",
        area="the-reach",
        defenders="tyrell 1F",
        units={"stoney-sept": "lannister 1K", "kings-landing": "lannister 1K"},
        orders={"kings-landing": "support"},
    ).finish_combat()
    assert table.strengths()[0] == 3 + 1 + 3 + 1
    table = battle(
        {"tyrell": "paxter-redwyne", "baratheon": "ser-axell-florent"},
        attackers="tyrell 2S",
        origin="shipbreaker-bay",
        area="blackwater-bay",
        defenders="baratheon 1S",
    ).finish_combat()
    assert table.strengths()[0] == 4 + 1


def test_rodrik_the_reader_stacks_a_deck() -> None:
    """X1.3.11: the chosen card comes up next; only Greyjoy knows it."""
    table = battle(
        {"greyjoy": "rodrik-the-reader", "stark": "reek"},
        attackers="greyjoy 2F",
        origin="seagard",
        area="the-twins",
        defenders="stark 1F",
        only=False,
    ).until("ability", "greyjoy")
    table.answer("greyjoy", ability("rodrik-the-reader", deck="westeros-1", top="mustering"))
    table.shuffled("mustering")
    assert table.game.view("greyjoy")["known"]["westeros"] == {"westeros-1": ["mustering"]}
    assert "westeros" not in table.game.view("stark")["known"]
    table.until("orders")
    assert table.state.westeros[0] == "mustering"
    assert "westeros-1" not in table.game.view("greyjoy")["known"].get("westeros", {})
