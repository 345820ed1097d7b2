"""The worked examples of Mother of Dragons, XE39 to XE57 of the expansions' digest."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.agot import victory
from engine.agot.components import AgotComponents, open_box
from engine.agot.expansions.mother_of_dragons.iron_bank.orders import cost
from engine.agot.expansions.mother_of_dragons.rounds import offer_a_loan
from engine.agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.kernel.ruleset import BadSetup
from engine.kernel.state import GameEnds
from engine.records.position import open_position, public_line
from engine.rulesets import rulesets
from tests.agot.position import Position
from tests.agot.words import ability, by_area, march, raid, recruit

from .mother import begun, dragons, given, mother

FOUR = "baratheon lannister stark targaryen"
EIGHT = "arryn baratheon greyjoy lannister martell stark targaryen tyrell"
SEVEN = EIGHT.replace(" targaryen", "")


def edges(box: AgotComponents) -> int:
    """Count the borders of a board, each once."""
    return sum(len(a.borders) for a in box.areas.values()) // 2


def test_xe39_the_bite() -> None:
    """X4.2: areas and borders of both boards; every port touches one land and one sea."""
    vale, essos = open_box("agot-2e-mod"), open_box("agot-2e-mod-essos")
    assert (len(vale.areas), edges(vale)) == (61, 152)
    assert (len(essos.areas), edges(essos)) == (75, 188)
    assert (len(vale.castles), len(essos.castles)) == (21, 24)
    narrow = set(vale.borders["the-narrow-sea"])
    assert not narrow & {"white-harbor", "moat-cailin", "the-twins"}
    assert {"white-harbor", "moat-cailin", "the-twins"} <= set(vale.borders["the-bite"])
    assert vale.sea_of["port-of-white-harbor"] == "the-bite"
    for port in essos.land_of:
        assert len(essos.borders[port]) == 2


def test_xe40_four_players_with_targaryen() -> None:
    """X2.1, X4.3, X4.4, X4.5, X4.6: what the table looks like."""
    table = begun("agot-2e-mod", {}, FOUR.split())
    s = mother(table)
    assert s.vassals == ["arryn", "greyjoy", "martell", "tyrell"]
    assert all(order[-1] == "targaryen" for order in s.tracks.values())
    assert s.star_limit("targaryen") == 3
    assert s.neutral == {"kings-landing": 5, "braavos": 5}
    assert s.loyalty == {"kings-landing": 1}
    assert s.dragon_tokens == [2, 4, 6, 8, 10]
    assert {s.power[h] for h in FOUR.split()} == {7}
    assert s.loyalty_points == 1
    assert s.garrisons["the-eyrie"] == 4
    five = begun("agot-2e-mod", {}, FOUR.split(), **{"iron-bank-starting-power": "five"})
    assert five.power("stark") == 5


def test_with_three_players_targaryen_stays_away() -> None:
    """X4.1.1: House Targaryen needs four players."""
    rules = rulesets["agot-2e-mod"]
    with pytest.raises(BadSetup):
        rules.prepare({}, ["baratheon", "stark", "targaryen"], {})
    with pytest.raises(BadSetup):
        rules.prepare({"targaryen": False}, FOUR.split(), {})
    assert rules.prepare({"players": 3}, (), {}).options["targaryen"] is False


def clash(**rulings: str) -> Position:
    """Stark bids 3, Baratheon, Lannister and Targaryen bid 2 for the Iron Throne."""
    return given(
        EIGHT,
        phase="westeros",
        stage=["bid_for_track", "iron-throne"],
        rulings={name.replace("_", "-"): reading for name, reading in rulings.items()},
    ).bids(stark=3, lannister=2, baratheon=2, targaryen=2)


def test_xe41_targaryens_bid() -> None:
    """X4.3.4: what it gives is added to another's bid; it stays last."""
    table = clash()
    assert table.asked("targaryen") == "give-bid"
    told = table.shape("targaryen").preview({"lannister": 2})
    assert [(x.phrase.id, x.phrase.params.get("total")) for x in told] == [("why-preview-gift", 4)]
    table.answer("targaryen", {"lannister": 2})
    while table.kind == "ties":
        table._answer_plainly()
    assert table.track("iron-throne")[:3] == ["lannister", "stark", "baratheon"]
    assert table.track("iron-throne")[-1] == "targaryen"
    assert table.power("targaryen") == 5
    assert not clash().allows("targaryen", {"lannister": 1})
    assert clash(**{"targaryen-bid-distribution": "up-to"}).allows("targaryen", {"lannister": 1})
    assert not clash().allows("targaryen", {"lannister": 3})


def doran(rival: str) -> Position:
    """Martell's Doran defends Sunspear."""
    area = {"stark": "yronwood", "targaryen": "yronwood"}[rival]
    table = given(
        EIGHT,
        units={area: f"{rival} 1F", "sunspear": "martell 1F"},
        orders={area: "march+0"},
        stage=["marches"],
    )
    table.answer(rival, march(area, sunspear="1F"))
    cards = {"stark": "eddard-stark", "targaryen": "ser-jorah-mormont"}
    table.cards(martell="doran-martell", **{rival: cards[rival]}).until("ability", "martell")
    return table.answer("martell", ability("doran-martell", track="fiefdoms"))


def test_xe42_doran_martell() -> None:
    """X4.3.1: the end of a track is above Targaryen, who never moves."""
    assert doran("stark").track("fiefdoms")[-2:] == ["stark", "targaryen"]
    before = begun("agot-2e-mod", {}, EIGHT.split()).track("fiefdoms")
    assert doran("targaryen").track("fiefdoms") == before


def storming(**more: Any) -> Position:
    """Targaryen, who has gained five tokens, takes King's Landing."""
    facts: dict[str, Any] = {
        "units": {"crackclaw-point": "targaryen 2K", "pentos": "targaryen 1F"},
        "orders": {"crackclaw-point": "march+1*"},
        "gained": 5,
        "stage": ["marches"],
    }
    table = given(EIGHT, **(facts | more))
    return table.answer("targaryen", march("crackclaw-point", kings_landing="2K"))


def test_xe43_loyalty_victory() -> None:
    """X4.4.5: seven points win at once; without Pentos there are six."""
    table = storming()
    assert table.state.winner == "targaryen"
    assert mother(table).loyalty_points == 7
    table = storming(
        units={"crackclaw-point": "targaryen 2K", "pentos": "stark 1F", "winterfell": "stark 1F"}
    )
    assert table.state.winner is None
    assert mother(table).loyalty_points == 6


def test_xe44_dragons() -> None:
    """X4.5: in round 5 a Dragon is worth 2; Dragons alone fly, and go back when beaten."""
    table = given(
        EIGHT,
        round=5,
        units={"the-rhoyne": "targaryen 2D", "harrenhal": "stark 1F", "myr": "targaryen 1D 1K"},
        orders={"the-rhoyne": "march+0", "myr": "march+0"},
        dragon_strength=2,
        dragon_tokens=[6, 8, 10],
        stage=["marches"],
    )
    together = {
        "area": "myr",
        "moves": {"harrenhal": {"dragon": 1, "knight": 1}},
        "leave_power_token": False,
    }
    assert table.why("targaryen", together)[0] == "out-of-reach"
    walk = {**together, "moves": {"volantis": {"dragon": 1, "knight": 1}}}
    assert table.allows("targaryen", walk)
    fly = {"area": "the-rhoyne", "moves": {"harrenhal": {"dragon": 2}}, "leave_power_token": False}
    table.answer("targaryen", fly)
    table.cards(targaryen="ser-jorah-mormont", stark="eddard-stark").finish_combat()
    assert table.initial_strengths() == (4, 1)
    table = given(
        EIGHT,
        units={"the-rhoyne": "targaryen 2D", "harrenhal": "stark 3K"},
        orders={"the-rhoyne": "march+0"},
        stage=["marches"],
    ).answer("targaryen", fly)
    table.cards(targaryen="illyrio-mopatis", stark="robb-stark").until("retreat")
    table.answer(table.awaited[0], {"to": "the-rhoyne"}).finish_combat()
    assert table.state.units["the-rhoyne"] == dragons("2D(r)")


def test_dragons_grow_with_the_rounds() -> None:
    """X4.5.1: the token on the round counts from the moment the marker gets there."""
    table = given(EIGHT, round=5, dragon_strength=2, dragon_tokens=[6, 8, 10], stage=["next_round"])
    s = mother(table)
    assert (s.round, s.dragon_strength, s.dragon_tokens) == (6, 3, [8, 10])


def fire(**more: Any) -> Position:
    """Fire Made Flesh in round 3."""
    facts: dict[str, Any] = {
        "round": 3,
        "units": {"norvos": "targaryen 1D", "pentos": "targaryen 1F"},
        "dragon_strength": 1,
        "dragon_tokens": [4, 6, 8, 10],
        "phase": "westeros",
        "stage": ["westeros_card", "fire-made-flesh"],
    }
    return given(EIGHT, **(facts | more))


def test_xe45_fire_made_flesh() -> None:
    """X4.7.4: a Dragon for a token that is still ahead; or a dead one returns."""
    table = fire()
    assert mother(table).loyalty["the-reach"] == 1
    table.answer("targaryen", {"do": "destroy-dragon", "area": "norvos", "token": 10})
    s = mother(table)
    assert (s.dragon_strength, s.dragon_tokens) == (2, [4, 6, 8])
    assert table.units("norvos") == ""
    table = fire().answer("targaryen", {"do": "return-dragon"})
    assert table.state.units["pentos"] == {"footman": 1, "dragon": 1}
    last = fire(round=10, dragon_strength=5, dragon_tokens=[])
    sacrifice = {"do": "destroy-dragon", "area": "norvos", "token": 10}
    assert not last.allows("targaryen", sacrifice)


@pytest.mark.parametrize(
    ("area", "port", "captor"),
    [("storms-end", "port-of-storms-end", None), ("winterfell", "port-of-winterfell", "stark")],
)
def test_a_dragon_that_is_given_up_may_leave_a_port_behind(
    area: str, port: str, captor: str | None
) -> None:
    """12.10, 12.12, X4.7.4: its area is lost, and with it the Ships in the port."""
    units = {area: "targaryen 1D", port: "targaryen 1S", "norvos": "targaryen 1F"}
    table = fire(units=units)
    given_up = {"do": "destroy-dragon", "area": area, "token": 10}
    table.answer("targaryen", given_up)
    if captor is not None:
        assert table.asked(captor) == "port-capture"
        table.answer(captor, {"area": port, "ships": 1})
        assert table.units(port) == f"{captor} 1S"
    else:
        assert table.units(port) == ""


def test_xe46_loan_market() -> None:
    """X4.6.1, X4.6.3: cards slide; a bought one leaves a gap; Braavos makes loans cheaper."""
    cards = ["full-host", "spymaster", "pyromancer", "sea-raiders"]
    table = given(SEVEN, stage=["first_round"])
    s = mother(table)
    s.decks["loans"] = cards
    s.slots = [None, None, None]
    seen = []
    for number in range(4):
        if number == 3:
            s.slots[2] = None  # somebody has bought it
        offer_a_loan(s)
        seen.append(list(s.slots))
    assert seen == [
        ["full-host", None, None],
        ["spymaster", "full-host", None],
        ["pyromancer", "spymaster", "full-host"],
        ["sea-raiders", "pyromancer", "spymaster"],
    ]
    assert [cost(s, "stark", n) for n in (1, 2, 3)] == [7, 4, 1]
    rich = mother(given(EIGHT, units={"braavos": "stark 1F"}, stage=["first_round"]))
    assert [cost(rich, "stark", n) for n in (1, 2, 3)] == [6, 3, 0]


def test_xe47_interest() -> None:
    """X4.6.5: a Power for each loan; what is missing costs units, which a rival chooses."""
    facts: dict[str, Any] = {
        "round": 4,
        "units": {"lannisport": "lannister 1F 1K", "winterfell": "stark 1F"},
        "power": {"lannister": 1},
        "loans": {"lannister": ["customs-officer", "spymaster"]},
        "tracks": {"fiefdoms": "lannister greyjoy"},
        "stage": ["next_round"],
    }
    table = given(EIGHT, **facts)
    assert table.state.phase == "debts"
    assert table.power("lannister") == 0
    assert table.asked("greyjoy") == "pay-debt"
    two = {"house": "lannister", "units": by_area({"lannisport": "1F 1K"})}
    assert not table.allows("greyjoy", two)
    table.answer("greyjoy", {"house": "lannister", "units": by_area({"lannisport": "1K"})})
    assert table.units("lannisport") == "lannister 1F"
    assert table.state.phase != "debts"
    holder = given(EIGHT, **facts, rulings={"unpaid-interest-chooser": "blade-holder"})
    assert holder.asked("lannister") == "pay-debt"


def test_a_round_is_not_begun_twice_by_its_position() -> None:
    """X4.6.4: a position in which interest is still owed goes on with the Westeros cards."""
    table = given(
        EIGHT,
        round=4,
        units={"lannisport": "lannister 1F 1K", "winterfell": "stark 1F"},
        power={"lannister": 1},
        loans={"lannister": ["sea-raiders", "pyromancer"]},
        tracks={"fiefdoms": "lannister greyjoy"},
        stage=["next_round"],
    )
    before = cast(MotherState, table.state)
    assert before.phase == "debts"
    after = cast(MotherState, open_position(public_line(table.game)).state)
    assert (after.phase, after.round) == ("westeros", before.round)
    assert (after.slots, after.power, after.dragon_strength) == (
        before.slots,
        before.power,
        before.dragon_strength,
    )


def test_xe48_iron_bank_order_raided() -> None:
    """X4.8.3: it can be raided; no Power moves."""
    table = given(
        EIGHT,
        units={"redwyne-straights": "tyrell 1S", "west-summer-sea": "greyjoy 1S"},
        orders={"redwyne-straights": "iron-bank", "west-summer-sea": "raid"},
        phase="raids",
        stage=["raids"],
    )
    table.answer("greyjoy", raid("west-summer-sea", "redwyne-straights"))
    assert table.order("redwyne-straights") is None
    assert (table.power("tyrell"), table.power("greyjoy")) == (7, 7)


def test_xe49_placed_units_and_supply() -> None:
    """X4.6.6: units go to areas of the buyer, within Supply and pieces; the rest is lost."""
    table = given(
        EIGHT,
        units={
            "winterfell": "stark 3K",
            "moat-cailin": "stark 2F",
            "white-harbor": "stark 1F",
        },
        tokens={"karhold": "stark"},
        supply={"stark": 1},
        stage=["pay_out", "stark", "vanguard-cavalry"],
    )
    assert table.allows("stark", by_area({"karhold": "1K"}))
    assert table.why("stark", by_area({"karhold": "2K"})) == ("still-over-supply", "X4.6.6")
    assert table.why("stark", by_area({"white-harbor": "1K"}))[0] == "still-over-supply"
    assert table.why("stark", by_area({"pyke": "1K"}))[0] == "no-pieces-there"
    table.answer("stark", by_area({"karhold": "1K"}))
    assert table.units("karhold") == "stark 1K"
    raiders = given(
        EIGHT,
        units={"winterfell": "stark 1F", "port-of-winterfell": "stark 2S"},
        supply={"stark": 6},
        stage=["pay_out", "stark", "sea-raiders"],
    )
    full = {"port-of-winterfell": {"ship": 2}}
    assert raiders.why("stark", full) == ("port-full", "X4.6.6")
    two = by_area({"winterfell": "1F"}) | {"port-of-winterfell": {"ship": 1}}
    assert raiders.allows("stark", two)
    many = given(
        EIGHT,
        units={"winterfell": "stark 1F", "karhold": "stark 1F"},
        supply={"stark": 6},
        stage=["pay_out", "stark", "full-host"],
    )
    assert many.why("stark", by_area({"winterfell": "1K", "karhold": "1K"})) == (
        "no-pieces-left",
        "X4.6.6",
    )


def test_xe50_scattering_dissent() -> None:
    """X4.7.5: in reverse turn order everybody moves a token; Targaryen may undo it."""
    table = given(
        EIGHT,
        power={"targaryen": 1},
        loyalty={"dragonstone": 1},
        phase="westeros",
        stage=["westeros_card", "scattering-dissent"],
    )
    s = mother(table)
    assert s.loyalty == {"dragonstone": 1, "karhold": 1, "oldtown": 1}
    assert table.asked("targaryen") == "move-loyalty"
    assert not table.allows("targaryen", {"from": "dragonstone", "to": "crackclaw-point"})
    table.answer("targaryen", {"from": "karhold", "to": "winterfell"})
    table.answer("targaryen", False)
    house = table.awaited[0]
    assert house == table.track("iron-throne")[-2]
    table.answer(house, {"from": "oldtown", "to": "highgarden"})
    table.answer("targaryen", True)
    assert s.loyalty["oldtown"] == 1
    assert table.power("targaryen") == 0
    table.answer(table.awaited[0], {"from": "oldtown", "to": "highgarden"})
    assert not table.allows("targaryen", True)


def test_xe51_watering_the_seed() -> None:
    """X4.7.7: it costs as much as Targaryen has points; two areas at a river, not its own."""
    facts: dict[str, Any] = {
        "units": {"pentos": "targaryen 1F", "riverrun": "targaryen 1F"},
        "phase": "westeros",
        "stage": ["westeros_card", "watering-the-seed"],
    }
    both = {"card": "watering-the-seed", "pay": True, "areas": ["seagard", "harrenhal"]}
    table = given(EIGHT, gained=1, power={"targaryen": 2}, **facts)
    assert table.allows("targaryen", both)
    assert not table.allows("targaryen", {**both, "areas": ["seagard", "riverrun"]})
    assert not table.allows("targaryen", {**both, "areas": ["seagard", "the-eyrie"]})
    table.answer("targaryen", both)
    assert table.power("targaryen") == 0
    assert mother(table).loyalty["harrenhal"] == 1
    poor = given(EIGHT, gained=2, power={"targaryen": 2}, **facts)
    assert not poor.allows("targaryen", both)


def playing(**rulings: str) -> Position:
    """Playing with Fire; Baratheon's armies are as large as Supply allows."""
    return given(
        EIGHT,
        units={"pentos": "targaryen 1F", "storms-end": "baratheon 3F", "kingswood": "baratheon 2F"},
        supply={"baratheon": 1},
        rulings={name.replace("_", "-"): reading for name, reading in rulings.items()},
        phase="westeros",
        stage=["westeros_card", "playing-with-fire"],
    )


def test_xe52_playing_with_fire() -> None:
    """X4.7.3: an uncontrolled area and a player, who places a land unit there."""
    table = playing()
    assert mother(table).loyalty == {"kings-landing": 1, "riverrun": 1, "the-arbor": 1}
    wish = {"card": "playing-with-fire", "pay": True, "areas": ["blackwater"], "house": "baratheon"}
    assert not table.allows("targaryen", {**wish, "areas": ["kings-landing"]})
    table.answer("targaryen", wish)
    assert table.asked("baratheon") == "place-unit"
    table.answer("baratheon", {"area": "blackwater", "unit": "siege-engine"})
    assert table.units("blackwater") == "baratheon 1E"
    assert mother(table).loyalty["blackwater"] == 1
    assert playing(**{"playing-with-fire-supply": "must-fit"}).allows("targaryen", wish)


def combat(
    cards: dict[str, str],
    attackers: str,
    origin: str,
    area: str,
    defenders: str,
    **more: Any,
) -> Position:
    """March into a combat with all units of an area, and play the cards."""
    house, _, counted = attackers.partition(" ")
    facts: dict[str, Any] = {"supply": dict.fromkeys(cards, 6), "stage": ["marches"]}
    facts |= more
    table = given(
        EIGHT,
        **{
            **facts,
            "units": {origin: attackers, area: defenders, **facts.get("units", {})},
            "orders": {origin: "march+0", **facts.get("orders", {})},
        },
    )
    moves = {"area": origin, "moves": {area: dragons(counted)}, "leave_power_token": False}
    return table.answer(house, moves).cards(**cards)


def test_xe53_illyrio_mopatis() -> None:
    """X4.10.3: the difference of strengths in Power; with five he leaves the game."""
    cards = {"targaryen": "illyrio-mopatis", "stark": "catelyn-stark"}
    for before, after, removed in ((3, 6, ["illyrio-mopatis"]), (1, 4, [])):
        table = combat(
            cards, "targaryen 2K", "myr", "volantis", "stark 1F", power={"targaryen": before}
        ).finish_combat()
        assert table.strengths() == (after - before + 1, 1)
        assert table.power("targaryen") == after
        assert mother(table).removed == removed


def test_xe55_khal_drogo() -> None:
    """X4.10.1: one and a sword for each Knight that fights; then he is gone."""
    cards = {"targaryen": "khal-drogo", "stark": "catelyn-stark"}
    facts: dict[str, Any] = {
        "units": {"the-rhoyne": "targaryen 1K"},
        "orders": {"the-rhoyne": "support"},
    }
    table = combat(cards, "targaryen 2K", "myr", "volantis", "stark 1F", **facts).finish_combat()
    assert table.strengths()[0] == 4 + 2 + 2 + 4
    assert table.state.explained["combat"][-1]["params"]["swords"] == 2
    s = mother(table)
    assert s.removed == ["khal-drogo"]
    assert len(s.hand["targaryen"]) + len(s.discard["targaryen"]) == 6
    routed = {"khal-drogo-routed-knights": "not"}
    for rulings, strength in (({}, 4 + 1), (routed, 4)):
        table = combat(
            {"stark": "catelyn-stark", "targaryen": "khal-drogo"},
            "stark 1F",
            "volantis",
            "myr",
            "targaryen 1K(r)",
            rulings=rulings,
        ).finish_combat()
        assert table.strengths()[1] == strength


def test_xe56_robert_arryn() -> None:
    """X4.10.6: after a defence he and a lowest discarded card of the opponent may go."""
    table = combat(
        {"stark": "eddard-stark", "arryn": "robert-arryn"},
        "stark 1F",
        "the-fingers",
        "the-vale-of-arryn",
        "arryn 2K",
        hands={"stark": "eddard-stark robb-stark greatjon-umber roose-bolton"},
    ).until("ability", "arryn")
    discarded = {c: table.state.box.house_cards[c].strength for c in table.discard("stark")}
    lowest = {c for c, n in discarded.items() if n == min(discarded.values())}
    for card in discarded:
        use = ability("robert-arryn", removed=card)
        assert table.allows("arryn", use) is (card in lowest)
    card = sorted(lowest)[0]
    table.answer("arryn", ability("robert-arryn", removed=card)).finish_combat()
    assert mother(table).removed == sorted([card, "robert-arryn"])


def preemptive(**rulings: str) -> Position:
    """Targaryen bids least, the wildlings win with a Preemptive Raid."""
    table = given(
        EIGHT,
        units={"pentos": "targaryen 3F", "winterfell": "stark 1F"},
        rulings={name.replace("_", "-"): reading for name, reading in rulings.items()},
        phase="westeros",
        stage=["wildling_attack", 12],
    )
    table.state.decks["wildlings"] = ["preemptive-raid", *table.state.decks["wildlings"]]
    ones = dict.fromkeys((h for h in EIGHT.split() if h != "targaryen"), 1)
    return table.bids(**ones)


def test_a_house_without_cards_fights_without_one() -> None:
    """X0.2.4: with strength 0 and no icons, once its last card has left the game."""
    others = "arstan-whitebeard daenerys-targaryen-a illyrio-mopatis ser-jorah-mormont"
    table = given(
        EIGHT,
        units={"pentos": "targaryen 1F", "norvos": "stark 1K", "myr": "stark 2K"},
        orders={"norvos": "march+0", "myr": "march+0"},
        hands={"targaryen": "khal-drogo"},
        removed=[*others.split(), "viserys-targaryen", "xaro-xhoan-daxos"],
        stage=["marches"],
    )
    mother(table).discard["targaryen"] = []
    table.answer("stark", march("norvos", pentos="1K"))
    table.cards(stark="roose-bolton", targaryen="khal-drogo").finish_combat()
    assert table.hand("targaryen") == table.discard("targaryen") == []
    again = open_position(public_line(table.game))
    assert again.view(None)["houses"]["targaryen"]["hand"] == []
    table.answer("stark", march("myr", pentos="2K")).until("house-card")
    assert list(table.game.awaited) == ["stark"]
    table.answer("stark", "eddard-stark").finish_combat()
    assert table.events("fights-without-card") == [{"house": "house:targaryen"}]
    assert table.strengths() == (4 + 4, 1 + 2)


def test_xe57_preemptive_raid_with_targaryen_lowest() -> None:
    """X4.3.5: with nothing to lose on the tracks it destroys two units; a ruling offers both."""
    offered = preemptive(**{"preemptive-raid-targaryen": "track-offered"})
    assert offered.asked("targaryen") == "wildling-option"
    table = preemptive()
    assert table.asked("targaryen") == "wildling-destroy"
    table.answer("targaryen", by_area({"pentos": "2F"}))
    assert table.units("pentos") == "targaryen 1F"


# -- the other cards and loans ---------------------------------------------------------------------


def test_lysa_vardis_godric_and_anya() -> None:
    """X4.10.5, X4.10.7, X4.10.11, X4.10: Arryn's other cards."""
    table = combat(
        {"stark": "eddard-stark", "arryn": "lysa-arryn-mod"},
        "stark 1F",
        "the-fingers",
        "the-vale-of-arryn",
        "arryn 2K",
        orders={"the-vale-of-arryn": "defend+1"},
        hands={"arryn": "lysa-arryn-mod"},
    ).until("ability", "arryn")
    table.answer("arryn", ability("lysa-arryn-mod")).finish_combat()
    assert table.hand("arryn") == ["lysa-arryn-mod"]
    for rival, strength, towers in (("ser-rodrick-cassel", 3, 2), ("eddard-stark", 2, 0)):
        table = combat(
            {"stark": rival, "arryn": "ser-vardis-egen"},
            "stark 3K",
            "the-fingers",
            "the-vale-of-arryn",
            "arryn 1F",
        ).finish_combat()
        assert table.strengths()[1] == 1 + strength
        assert table.state.explained["combat"][-1]["params"]["towers"] == towers
    table = combat(
        {"stark": "catelyn-stark", "arryn": "godric-borrell"},
        "stark 1S",
        "the-bite",
        "the-narrow-sea",
        "arryn 1S",
        units={"the-eyrie": "arryn 1F", "the-fingers": "arryn 1F"},
    ).finish_combat()
    assert table.strengths()[1] == 1 + 1 + 2
    table = combat(
        {"arryn": "anya-waynwood", "stark": "catelyn-stark"},
        "arryn 3K",
        "the-vale-of-arryn",
        "the-fingers",
        "stark 1F",
        units={"the-mountains-of-the-moon": "tyrell 1F"},
        orders={"the-mountains-of-the-moon": "support"},
    )
    assert table.finish_combat().power("arryn") == 7 + 3


def test_targaryens_other_cards() -> None:
    """X4.10.2, X4.10: Viserys, Xaro and Daenerys."""
    stark = {"stark": "catelyn-stark"}
    table = combat(
        {"targaryen": "viserys-targaryen", "stark": "eddard-stark"},
        "targaryen 1F",
        "myr",
        "volantis",
        "stark 3K",
    ).until("ability", "targaryen")
    spent = ability("viserys-targaryen", discard="khal-drogo")
    table.answer("targaryen", spent).finish_combat()
    assert table.strengths()[0] == 1 + 1 + 4
    assert mother(table).removed == ["viserys-targaryen"]
    assert "khal-drogo" in table.discard("targaryen")
    ships = combat(
        {"targaryen": "xaro-xhoan-daxos", **stark},
        "targaryen 2S",
        "bay-of-pentos",
        "sea-of-myrth",
        "stark 1S",
    ).finish_combat()
    assert ships.strengths()[0] == 4 + 2
    dragon = combat(
        {"targaryen": "daenerys-targaryen-a", **stark},
        "targaryen 1D",
        "myr",
        "volantis",
        "stark 1F",
        dragon_strength=3,
    ).finish_combat()
    assert dragon.strengths()[0] == 3 + 3


# -- Targaryen's other deck -----------------------------------------------------------------------

OTHER: dict[str, Any] = {"options": {"targaryen_deck": "b"}}


def test_xe53_daenerys_of_the_other_deck() -> None:
    """X4.10.4: strengths 7 and 4 cost the opponent, who has 2 Power, all of it; lost or won."""
    cards = {"targaryen": "daenerys-targaryen-b", "stark": "catelyn-stark"}
    for units, strengths, left in (("1K 1F", (7, 4), 0), ("1F", (5, 4), 1), ("1K", (6, 4), 0)):
        table = combat(
            cards, f"targaryen {units}", "myr", "volantis", "stark 2K", power={"stark": 2}, **OTHER
        ).finish_combat()
        assert table.strengths() == strengths
        assert table.power("stark") == left
    beaten = combat(
        cards, "targaryen 1F", "myr", "volantis", "stark 3K", power={"stark": 2}, **OTHER
    ).finish_combat()
    assert (beaten.strengths(), beaten.power("stark")) == ((5, 6), 1)


def test_xe54_missandei() -> None:
    """X4.10.9: a narrow defeat, 6 to 8, brings another card back; not 5 to 8, nor a victory."""
    held = "missandei rakharo captain-groleo daario-naharis"
    cards = {"targaryen": "missandei", "stark": "eddard-stark"}
    for units, asked in (("3K", True), ("2K 1F", False), ("4K", False)):
        table = combat(
            cards,
            f"targaryen {units}",
            "myr",
            "volantis",
            "stark 1K 1F" if units == "4K" else "stark 2K",
            hands={"targaryen": held},
            **OTHER,
        )
        if not asked:
            assert table.finish_combat().discard("targaryen").count("gray-worm") == 1
            continue
        table.until("ability", "targaryen")
        assert not table.allows("targaryen", ability("missandei", retrieve="missandei"))
        table.answer("targaryen", ability("missandei", retrieve="gray-worm")).finish_combat()
        assert table.strengths() == (6, 8)
        assert table.discard("targaryen") == ["daenerys-targaryen-b", "missandei", "strong-belwas"]


def test_targaryens_fighters_of_the_other_deck() -> None:
    """X4.10.8, X4.10.10: Captain Groleo counts Ships around, Rakharo makes Knights count 4."""
    stark = {"stark": "catelyn-stark"}
    groleo = {"targaryen": "captain-groleo", **stark}
    at_sea = {
        "bay-of-pentos": "targaryen 1S",
        "the-narrow-sea": "targaryen 2S",
        "shipbreaker-bay": "targaryen 1S",
    }
    landed = combat(
        groleo, "targaryen 1F", "pentos", "crackclaw-point", "stark 1F", units=at_sea, **OTHER
    ).finish_combat()
    assert landed.strengths()[0] == 1 + 1 + 3
    ashore = combat(
        groleo, "targaryen 1F", "myr", "the-disputed-lands", "stark 1F", units=at_sea, **OTHER
    ).finish_combat()
    assert ashore.strengths()[0] == 1 + 1
    rakharo = {"targaryen": "rakharo", **stark}
    beside: dict[str, Any] = {
        "units": {"the-rhoyne": "targaryen 1K"},
        "orders": {"the-rhoyne": "support"},
    }
    for area, strength in (("norvos", 1 + 4 + 1), ("volantis", 1 + 2 + 1)):
        table = combat(
            rakharo, "targaryen 1K 1F", "the-rhoyne", area, "stark 1F", **OTHER
        ).finish_combat()
        assert table.strengths()[0] == strength
    helped = combat(rakharo, "targaryen 1K", "pentos", "norvos", "stark 1F", **beside, **OTHER)
    assert helped.finish_combat().strengths()[0] == 1 + 4 + 2


def test_which_deck_targaryen_plays_with() -> None:
    """X4.10: one of two, agreed before the game; without House Targaryen there is none."""
    rules = rulesets["agot-2e-mod"]
    for deck, first in (("a", "arstan-whitebeard"), ("b", "captain-groleo")):
        table = begun("agot-2e-mod", {"targaryen_deck": deck}, FOUR.split())
        assert len(table.hand("targaryen")) == 7
        assert table.hand("targaryen")[0] == first
        line = public_line(table.game)
        assert open_position(line).view(None)["houses"] == table.game.view(None)["houses"]
        wishes = MotherOfDragons().instructing(table.game.setup)
        wish = {"on": "house-card", "rival": "any", "card": first, "until": "round"}
        assert wishes.check(wish) is None
    with pytest.raises(BadSetup) as bad:
        rules.prepare({"players": 5, "targaryen": False, "targaryen_deck": "b"}, (), {})
    assert bad.value.clash == {"targaryen": False, "targaryen_deck": "b"}
    with pytest.raises(BadSetup):
        rules.prepare({"targaryen_deck": "b"}, SEVEN.split(), {})
    assert rules.prepare({"players": 5, "targaryen_deck": "b"}, (), {}).options["targaryen"] is True
    assert "targaryen_deck" not in rules.prepare({"players": 3}, (), {}).options


def loan(card: str, **more: Any) -> Position:
    """Stark has just bought a loan."""
    facts: dict[str, Any] = {
        "units": {"winterfell": "stark 1F", "white-harbor": "stark 1F", "pyke": "greyjoy 1K 1F"}
    }
    return given(EIGHT, **(facts | more), stage=["pay_out", "stark", card])


def test_a_loan_is_bought() -> None:
    """X4.6.2: in the Consolidate Power step, if it can be paid; or nothing happens."""
    table = given(
        EIGHT,
        units={"the-bite": "stark 1S", "winterfell": "stark 1F"},
        orders={"the-bite": "iron-bank", "winterfell": "consolidate"},
        power={"stark": 4},
        slots=["full-host", "customs-officer", "spymaster"],
        phase="power",
        stage=["consolidation"],
    )
    dear = {"area": "the-bite", "slot": 1, "card": "full-host"}
    assert table.why("stark", dear) == ("no-loan-there", "X4.6.2")
    assert table.allows("stark", {"area": "the-bite", "slot": None, "card": None})
    assert table.allows("stark", {"area": "winterfell", "do": "power"})
    assert table.shape("stark").safe() == {"area": "the-bite", "slot": None, "card": None}
    loan = {"area": "the-bite", "slot": 2, "card": "customs-officer"}
    (told,) = table.shape("stark").preview(loan)
    assert told.rule == "X4.6.4"
    assert told.phrase.params == {
        "loan": "loan:customs-officer",
        "power": 4,
        "left": 0,
        "interest": 1,
    }
    table.answer("stark", loan)
    assert table.power("stark") == 10
    s = mother(table)
    assert (s.slots, s.loans) == (["full-host", None, "spymaster"], {"stark": ["customs-officer"]})
    assert table.game.view(None)["bank"]["loans"] == {"stark": ["customs-officer"]}


def test_improvements_are_for_good() -> None:
    """X4.6.7: icons, castles raised and burnt."""
    table = loan("expert-artificer")
    artificer = {"card": "expert-artificer", "areas": ["winterfell"]}
    (told,) = table.shape("stark").preview(artificer)
    assert told.phrase.params["house"] == "house:stark"
    assert told.phrase.params["changes"] == ["change:power"]
    table.answer("stark", artificer)
    assert table.state.power_in("winterfell") == 2
    assert table.power("stark") == 15
    table = loan("loyal-maester")
    areas = ["winterfell", "white-harbor"]
    assert not table.allows("stark", {"card": "loyal-maester", "areas": ["winterfell"]})
    table.answer("stark", {"card": "loyal-maester", "areas": areas})
    assert [table.state.supply_in(a) for a in areas] == [2, 1]
    table = loan("savvy-steward", supply={"stark": 6})
    table.answer("stark", {"card": "savvy-steward", "areas": ["pyke"]})
    assert table.supply("stark") == 6
    table = loan("master-at-arms")
    assert not table.allows("stark", {"card": "master-at-arms", "areas": ["winterfell", "seagard"]})
    table.answer("stark", {"card": "master-at-arms", "areas": ["white-harbor", "moat-cailin"]})
    assert table.state.castles["white-harbor"] == 2
    table = loan("pyromancer")
    burnt = {"card": "pyromancer", "areas": ["white-harbor"], "into": "power"}
    assert not table.allows("stark", {**burnt, "areas": ["winterfell"]})
    table.answer("stark", burnt)
    assert "white-harbor" not in table.state.castles
    assert table.state.power_in("white-harbor") == 1
    assert table.castles("stark") == 1


def test_the_faceless_men() -> None:
    """X4.6.8: one Footman and one Knight, in different areas; or fewer."""
    table = loan("the-faceless-men")
    assert table.allows("stark", {})
    why = table.why("stark", by_area({"pyke": "1F 1K"}))
    assert why == ("one-footman-one-knight", "X4.6.8")
    table.answer("stark", by_area({"pyke": "1K", "white-harbor": "1F"}))
    assert table.units("pyke") == "greyjoy 1F"
    assert table.units("white-harbor") == ""


def test_the_spymaster_names_a_deck_before_he_sees_it() -> None:
    """X4.6: only the buyer knows what he saw, and where it is."""
    table = loan("spymaster")
    assert table.kind == "spymaster-deck"
    table.answer("stark", "westeros-4")
    top = table.state.decks["westeros-4"][:2]
    one, other = (f"westeros:{card}" for card in top)
    shape = table.shape("stark")
    assert [o.id for o in shape.step(()).options] == [one, other, "choice:both-to-bottom"]
    assert [o.id for o in shape.step((other,)).options] == [one, "choice:rest-to-bottom"]
    ways = shape.step((other, "choice:rest-to-bottom")).value
    assert (ways["top"], ways["bottom"]) == ([top[1]], [top[0]])
    answer = {"deck": "westeros-4", "top": [top[1]], "bottom": [top[0]]}
    table.answer("stark", answer)
    known_to_stark = table.game.view("stark")["known"]
    assert known_to_stark["westeros"] == {"westeros-4": [top[1]]}
    assert known_to_stark["buried"] == {"westeros-4": [top[0]]}
    assert table.game.view("greyjoy")["known"] == {}
    at_once = loan("spymaster").answer("stark", answer)
    assert at_once.state.decks["westeros-4"] == table.state.decks["westeros-4"]


def test_a_card_at_the_bottom_is_known_until_it_is_drawn() -> None:
    """X4.6, V11.1: without a last round a deck may be drawn to its end."""
    s = loan("spymaster").state
    deck = "westeros-3"
    cards = list(s.decks[deck])
    s.drawn[deck] = []
    s.known["stark"] = {"buried": {deck: cards[-2:]}}
    for number in range(1, len(cards) + 1):
        card = s.take_top(deck)
        s.forget_top(deck)
        s.decks[deck] = [*s.decks[deck], card]
        s.drawn[deck] = cards[:number]
        left = cards[max(number, len(cards) - 2) :]
        assert s.known["stark"]["buried"] == ({deck: left} if left else {})


def test_orders_for_the_sea() -> None:
    """X4.8.1: only in sea areas and ports; by a ruling the Iron Bank's not even there."""
    facts: dict[str, Any] = {
        "units": {
            "winterfell": "stark 1F",
            "port-of-winterfell": "stark 1S",
            "the-bite": "stark 1S",
        },
        "stage": ["planning_phase"],
    }
    table = given(EIGHT, **facts)
    orders = {"winterfell": "support", "port-of-winterfell": "iron-bank", "the-bite": "sea-march-1"}
    assert table.allows("stark", orders)
    ashore = {**orders, "winterfell": "sea-support"}
    assert table.why("stark", ashore) == ("order-only-at-sea", "X4.8.1")
    sea_only = given(EIGHT, **facts, rulings={"iron-bank-order-areas": "sea-only"})
    assert sea_only.why("stark", orders)[0] == "order-only-at-sea"


def test_other_cards_of_deck_four() -> None:
    """X4.7.2, X4.7.6: disputes in up to four homes; The Long Plan is another's."""
    facts: dict[str, Any] = {"units": {"pentos": "targaryen 1F"}, "phase": "westeros"}
    table = given(EIGHT, **facts, stage=["westeros_card", "domestic-disputes"])
    homes = ["winterfell", "lannisport", "pyke", "sunspear"]
    disputes = {"card": "domestic-disputes", "pay": True, "areas": homes}
    assert not table.allows("targaryen", {**disputes, "areas": [*homes, "highgarden"]})
    assert not table.allows("targaryen", {**disputes, "areas": ["pentos"]})
    table.answer("targaryen", disputes)
    assert mother(table).loyalty["winterfell"] == 1
    table = given(EIGHT, **facts, stage=["westeros_card", "the-long-plan"])
    plan = {"card": "the-long-plan", "pay": True, "areas": [], "house": "stark"}
    table.answer("targaryen", plan)
    assert not table.allows("stark", ["pentos", "karhold"])
    table.answer("stark", ["winterfell", "karhold"])
    assert mother(table).loyalty["karhold"] == 1
    table = given(EIGHT, **facts, stage=["westeros_card", "southron-ambitions"])
    choice = {"card": "southron-ambitions", "pay": True, "areas": ["the-boneway"]}
    table.answer("targaryen", choice)
    assert mother(table).loyalty["searoad-marches"] == 1
    players = given(
        FOUR,
        **facts,
        stage=["westeros_card", "domestic-disputes"],
        rulings={"domestic-disputes-homes": "players"},
    )
    assert not players.allows("targaryen", disputes)


def test_targaryen_may_be_out() -> None:
    """X4.7.1: without land units and castles only the printed places get tokens, or none."""
    facts: dict[str, Any] = {
        "units": {"pentos": "stark 1F", "bay-of-pentos": "targaryen 1S"},
        "phase": "westeros",
        "stage": ["westeros_card", "empty-promises"],
    }
    table = given(EIGHT, **facts)
    assert table.kind is None
    assert mother(table).loyalty["the-stony-shore"] == 1
    skipped = given(EIGHT, **facts, rulings={"deck-iv-without-targaryen": "skip"})
    assert "the-stony-shore" not in mother(skipped).loyalty


def test_loyalty_tokens_run_short() -> None:
    """X4.4.6: what would be the 21st is not placed; by a ruling those gained count, too."""
    facts: dict[str, Any] = {
        "units": {"pentos": "targaryen 1F"},
        "loyalty": {"kings-landing": 18},
        "gained": 1,
        "power": {"targaryen": 0},
        "phase": "westeros",
        "stage": ["westeros_card", "southron-ambitions"],
    }
    assert sum(mother(given(EIGHT, **facts)).loyalty.values()) == 20
    counted = given(EIGHT, **facts, rulings={"loyalty-token-limit": "board-and-gained"})
    assert sum(mother(counted).loyalty.values()) == 19


def pentos(**rulings: str) -> MotherState:
    """Targaryen comes back to Pentos."""
    table = given(
        EIGHT,
        units={"norvos": "targaryen 1F", "winterfell": "stark 1F"},
        tokens={"pentos": "stark"},
        orders={"norvos": "march+0"},
        rulings={name.replace("_", "-"): reading for name, reading in rulings.items()},
        stage=["marches"],
    )
    return mother(table.answer("targaryen", march("norvos", pentos="1F")))


def test_the_garrison_of_pentos_returns() -> None:
    """X4.2.6: when Targaryen retakes the area, unless agreed otherwise."""
    assert pentos().garrisons["pentos"] == 2
    assert "pentos" not in pentos(**{"pentos-garrison-return": "gone"}).garrisons


def test_targaryens_place_after_the_last_round() -> None:
    """X4.11.2: loyalty counts like castles; by a ruling it cannot win on points."""
    facts: dict[str, Any] = {
        "round": 10,
        "units": {"pentos": "targaryen 1F", "winterfell": "stark 1F", "karhold": "stark 1F"},
        "gained": 3,
        "stage": ["clean_up"],
    }
    assert given(EIGHT, **facts).state.winner == "targaryen"
    reading = {"targaryen-final-ranking": "cannot-win-on-points"}
    assert given(EIGHT, **facts, rulings=reading).state.winner == "stark"


SEVEN_CASTLES = "winterfell white-harbor moat-cailin seagard the-eyrie riverrun harrenhal"


@pytest.mark.parametrize(
    ("gained", "winner", "tie_break"), [(7, "targaryen", None), (6, "stark", "land-areas")]
)
def test_castles_and_loyalty_are_compared(gained: int, winner: str, tie_break: str | None) -> None:
    """X4.11.1: where both goals are reached at one check, points count, then land areas."""
    held = dict.fromkeys(SEVEN_CASTLES.split(), "stark 1F")
    # House Targaryen comes first in no turn order, and so does not win by that.
    s = mother(given(EIGHT, units={**held, "pentos": "targaryen 1F"}, gained=gained))
    with pytest.raises(GameEnds):
        victory.check(s)
    assert s.winner == winner
    assert s.win == {"reason": "seven", "tie_break": tie_break}


def test_a_march_says_what_an_area_has_now_and_for_whom_it_counts() -> None:
    """X4.3.7, X4.6.7: raised castles are strongholds; they bring Targaryen no nearer to victory."""

    def has(table: Position, seat: str) -> tuple[str, list[str]]:
        told = cast(Any, table.shape(seat)).prospect("white-harbor")
        return told.id, [part.id for part in told.params["has"]]

    facts: dict[str, Any] = {
        "improvements": {"white-harbor": {"castle": 1, "supply": 1}},
        "stage": ["marches"],
    }
    stark = given(
        EIGHT, units={"winterfell": "stark 1F"}, orders={"winterfell": "march+0"}, **facts
    )
    assert has(stark, "stark") == ("prospect-castle", ["has-stronghold", "has-supply"])
    flying = given(EIGHT, units={"pentos": "targaryen 1D"}, orders={"pentos": "march+0"}, **facts)
    assert has(flying, "targaryen") == ("prospect", ["has-stronghold", "has-supply"])


def test_a_vassal_whose_home_is_burnt_musters_nothing() -> None:
    """X2.10.1, X4.6.7: without a castle there are no mustering points."""
    table = given(
        FOUR,
        units={"highgarden": "tyrell 1F"},
        commander={"tyrell": "lannister"},
        improvements={"highgarden": {"castle": -2, "power": 1}},
        phase="westeros",
        stage=["muster_everywhere", "tyrell"],
    )
    assert table.asked("lannister") == "muster"
    assert not table.allows("lannister", {"highgarden": [recruit("F", "highgarden")]})
    assert table.allows("lannister", {})
