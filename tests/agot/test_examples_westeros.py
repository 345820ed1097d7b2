"""The worked examples about set-up, the Westeros Phase, planning and the end of the game."""

import pytest

from engine.agot.board.supply import fits

from .scenario import BOX, Position, by_area, given, recruit, set_up, upgrade


def test_e1_four_players_are_set_up() -> None:
    """E1: with four players the tracks close up, the Court overlay counts, twelve forces stand."""
    table = set_up(players=4)
    s = table.state
    assert table.track("iron-throne") == ["baratheon", "lannister", "stark", "greyjoy"]
    assert table.track("fiefdoms") == ["greyjoy", "stark", "baratheon", "lannister"]
    assert table.track("kings-court") == ["lannister", "stark", "baratheon", "greyjoy"]
    assert [s.star_limit(h) for h in table.track("kings-court")] == [3, 2, 1, 0]
    assert s.holder("iron-throne") == "baratheon"
    assert s.holder("fiefdoms") == "greyjoy"
    assert s.holder("kings-court") == "lannister"
    assert set(s.power.values()) == {5}
    assert len(s.neutral) == 12
    assert s.wildlings == 2


@pytest.mark.parametrize(
    ("players", "open_", "closed"), [(3, 2, 12), (4, 12, 0), (5, 9, 0), (6, 2, 0)]
)
def test_e2_neutral_tokens_follow_the_number_of_players(
    players: int, open_: int, closed: int
) -> None:
    """E2: 14, 12, 9 and 2 tokens; of the 14 only King's Landing and the Eyrie can be taken."""
    s = set_up(players=players).state
    assert (len(s.neutral), len(s.closed)) == (open_, closed)
    assert s.neutral["kings-landing"] == 5
    assert s.neutral["the-eyrie"] == 6


@pytest.mark.parametrize(
    ("supply", "armies", "allowed"),
    [
        (3, [3, 2, 2, 2], True),
        (3, [3, 3], False),
        (3, [2, 2, 2, 2, 2], False),
        (2, [3, 2, 2], True),
        (2, [2, 2, 2, 2], False),
    ],
)
def test_e3_the_supply_table_is_read(supply: int, armies: list[int], allowed: bool) -> None:
    """E3: armies must fit the limits of the Supply position, in number and in size."""
    sizes = {str(i): n for i, n in enumerate(armies)}
    assert fits(sizes, BOX.figures.supply_limits[supply]) is allowed


def _after_greyjoy_took_seagard_and_riverrun() -> Position:
    return given(
        units={
            "the-twins": "lannister 3F 1K",
            "harrenhal": "lannister 2F 1K",
            "the-golden-sound": "lannister 2S",
            "crackclaw-point": "lannister 2F",
            "lannisport": "lannister 1F",
            "searoad-marches": "lannister 1F",
            "stoney-sept": "lannister 1F",
            "the-reach": "lannister 1K",
            "moat-cailin": "lannister 1K",
            "sunset-sea": "lannister 1S",
            "west-summer-sea": "lannister 1S",
            "riverrun": "greyjoy 1F",
            "seagard": "greyjoy 1F",
        },
        supply={"lannister": 5},
        card="supply",
    )


def test_e4_a_supply_card_makes_armies_shrink() -> None:
    """E4: at Supply 3 armies of 4, 3, 2 and 2 lose one unit each of the two larger."""
    table = _after_greyjoy_took_seagard_and_riverrun()
    assert table.supply("lannister") == 3
    assert table.asked("lannister") == "supply"
    table.answer("lannister", by_area({"the-twins": "1F", "harrenhal": "1F"}))
    assert table.units("the-twins") == "lannister 2F 1K"
    assert table.units("harrenhal") == "lannister 1F 1K"
    assert table.kind == "orders"


def test_e4_one_footman_is_not_enough() -> None:
    """E4, counter-test: with only one of the two Footmen gone Lannister is still over."""
    table = _after_greyjoy_took_seagard_and_riverrun()
    for area in ("the-twins", "harrenhal"):
        assert table.why("lannister", by_area({area: "1F"})) == ("still-over-supply", "4.4.5")
    assert table.why("lannister", by_area({"stoney-sept": "1F"})) == ("still-over-supply", "4.4.5")


def test_e5_lannister_musters() -> None:
    """E5: Footman and Ship, an upgrade, another Ship; then supply stops every other recruit."""
    table = given(
        units={
            "lannisport": "lannister 1F",
            "harrenhal": "lannister 2F",
            "riverrun": "lannister 3K",
            "ironmans-bay": "greyjoy 1S",
        },
        tokens={"stoney-sept": "lannister"},
        tracks={"iron-throne": "lannister"},
        supply={"lannister": 3},
        card="mustering",
    )
    ship, knight = recruit("S", "the-golden-sound"), upgrade("K", "harrenhal")
    wanted = {
        "lannisport": [recruit("F", "lannisport"), ship],
        "harrenhal": [knight],
        "riverrun": [ship],
    }
    more_in_riverrun = {**wanted, "riverrun": [ship, recruit("F", "riverrun")]}
    assert table.why("lannister", more_in_riverrun) == ("over-supply", "4.5.7")
    third_ship = {**wanted, "riverrun": [ship, ship]}
    assert table.why("lannister", third_ship) == ("over-supply", "4.5.7")
    at_stoney_sept = {"stoney-sept": [recruit("F", "stoney-sept")]}
    assert table.why("lannister", at_stoney_sept) == ("cannot-muster-there", "4.5.8")
    table.answer("lannister", wanted)
    assert table.units("lannisport") == "lannister 2F"
    assert table.units("the-golden-sound") == "lannister 2S"
    assert table.units("harrenhal") == "lannister 1F 1K"
    assert table.units("riverrun") == "lannister 3K"


def test_e6_bids_for_the_fiefdoms_track() -> None:
    """E6: the holder of the Iron Throne orders the tied, and nobody else."""
    table = given(players=5, power=dict.fromkeys(["greyjoy", "stark"], 10), card="clash-of-kings")
    table.bids(greyjoy=6, lannister=1, baratheon=0, stark=0, tyrell=0)
    table.answer("baratheon", [["baratheon", "stark", "tyrell"]])
    assert table.track("iron-throne")[0] == "greyjoy"

    before = dict(table.state.power)
    table.bids(lannister=4, baratheon=3, stark=3, tyrell=2, greyjoy=0)
    assert table.asked("greyjoy") == "ties"
    for order in (["tyrell", "baratheon", "stark"], ["baratheon", "lannister", "stark"]):
        assert table.why("greyjoy", [order]) == ("order-only-the-tied", "4.6.4")
    table.answer("greyjoy", [["baratheon", "stark"]])
    assert table.track("fiefdoms") == ["lannister", "baratheon", "stark", "tyrell", "greyjoy"]
    assert table.state.holder("fiefdoms") == "lannister"
    paid = {h: before[h] - n for h, n in table.state.power.items()}
    assert paid == {"lannister": 4, "baratheon": 3, "stark": 3, "tyrell": 2, "greyjoy": 0}
    assert table.kind == "bid"
    assert table.game.question is not None
    assert table.game.question.params["subject"] == "track:kings-court"


def test_e7_the_old_holder_breaks_ties_on_the_iron_throne() -> None:
    """E7: while the Iron Throne is bid for its previous holder decides; after that the new one."""
    table = given(players=3, tracks={"iron-throne": "lannister"}, card="clash-of-kings")
    table.bids(stark=3, lannister=1, baratheon=1)
    assert table.asked("lannister") == "ties"
    table.answer("lannister", [["baratheon", "lannister"]])
    assert table.track("iron-throne") == ["stark", "baratheon", "lannister"]
    for track in ("fiefdoms", "kings-court"):
        table.bids(stark=0, lannister=1, baratheon=1)
        assert table.asked("stark") == "ties", track
        table.answer("stark", [["baratheon", "lannister"]])


@pytest.mark.parametrize(("position", "stars"), [(1, 3), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_e8_the_court_limits_special_orders(position: int, stars: int) -> None:
    """E8: with six players the Court allows 3, 3, 2, 1, 0 and 0 special orders."""
    printed = list(BOX.figures.players[6].tracks["kings-court"])
    printed.remove("stark")
    printed.insert(position - 1, "stark")
    table = given(
        units=dict.fromkeys(("winterfell", "karhold", "castle-black", "white-harbor"), "stark 1F"),
        tracks={"kings-court": " ".join(printed)},
        phase="planning",
    )
    special = ["march+1*", "defend+2*", "support+1*", "raid*"]
    normal = ["raid", "raid", "support", "support"]
    areas = sorted(table.state.areas_of("stark"))
    allowed = dict(zip(areas, special[:stars] + normal[stars:], strict=True))
    assert table.allows("stark", allowed)
    too_many = dict(zip(areas, special[: stars + 1] + normal[stars + 1 :], strict=True))
    assert table.why("stark", too_many) == ("too-many-stars", "6.1.3")


@pytest.mark.parametrize(
    ("first_cards", "watch_wins"),
    [
        (("last-days-of-summer", "game-of-thrones"), True),
        (("last-days-of-summer", "last-days-of-summer"), True),
        (("last-days-of-summer", "game-of-thrones"), False),
    ],
)
def test_e22_two_attacks_in_one_phase(first_cards: tuple[str, str], watch_wins: bool) -> None:
    """E22: the attack at 12 comes before any card; the card's attack uses the threat it left."""
    table = given(
        units={"winterfell": "stark 1F"},
        power=dict.fromkeys(BOX.figures.start, 5),
        wildlings=10,
        wildling_cards=["silence-at-the-wall", "skinchanger-scout"],
        westeros_cards=[*first_cards, "wildlings-attack"],
        phase="westeros",
    )
    assert table.state.wildlings == 12
    assert table.kind == "bid"
    assert not table.events("power-gained"), "no card has taken effect"
    if watch_wins:
        table.bids(stark=5, tyrell=4, lannister=3)
    else:
        table.bids(stark=5, tyrell=4, lannister=2)
        table.until("bid")
    assert table.state.wildlings == (0 if watch_wins else 8)
    assert bool(table.events("power-gained")) is ("game-of-thrones" in first_cards)
    assert table.kind == "bid"
    table.bids(baratheon=5, greyjoy=1)
    strength = table.events("watch-wins" if watch_wins else "wildlings-win")[-1]["strength"]
    assert strength == (0 if watch_wins else 8)


def test_e23_a_tie_for_the_lowest_bid() -> None:
    """E23: the holder of the Iron Throne names the lowest bidder; the other is everyone else."""
    table = given(
        players=3,
        tracks={"iron-throne": "stark"},
        wildling_cards=["skinchanger-scout"],
        attack=6,
    )
    table.bids(stark=1, lannister=0, baratheon=0)
    assert table.asked("stark") == "wildling-tie"
    assert table.why("stark", "stark")[0] == "not-offered"
    table.answer("stark", "lannister")
    assert table.power("lannister") == 0
    assert table.power("baratheon") == 3
    assert table.power("stark") == 2


@pytest.mark.parametrize(("at_sea", "power"), [("lannister 1S", 6), ("", 6), ("greyjoy 1S", 5)])
def test_e29_a_port_pays(at_sea: str, power: int) -> None:
    """E29: a port with an own Ship pays 1 unless enemy Ships lie in its sea area."""
    units = {"port-of-lannisport": "lannister 1S"}
    if at_sea:
        units["the-golden-sound"] = at_sea
    table = given(units=units, card="game-of-thrones", power={"lannister": 5})
    assert BOX.areas["lannisport"].power == 0
    assert table.power("lannister") == power


def test_e30_ships_in_ports_are_victims_like_others() -> None:
    """E30: The Horde Descends lets Lannister destroy a Ship in a port it has captured."""
    table = given(
        units={
            "pyke": "lannister 1F",
            "port-of-pyke": "lannister 1S",
            "winterfell": "stark 2F",
        },
        wildling_cards=["the-horde-descends"],
        attack=6,
    )
    table.bids(baratheon=1, greyjoy=1, lannister=1, martell=1, tyrell=1, stark=0)
    table.until("wildling-destroy", "lannister")
    table.answer("lannister", by_area({"port-of-pyke": "1S"}))
    assert table.units("port-of-pyke") == ""


def _after_round_ten(rulings: dict[str, str]) -> Position:
    """Stark holds more land, Lannister more supply and more strongholds; five castles each."""
    return given(
        players=3,
        round=10,
        tokens={
            **dict.fromkeys(["white-harbor", "moat-cailin", "flints-finger", "harrenhal"], "stark"),
            **dict.fromkeys(["karhold", "castle-black", "the-twins", "stoney-sept"], "stark"),
            **dict.fromkeys(["widows-watch", "the-stony-shore"], "stark"),
            **dict.fromkeys(["riverrun", "seagard", "crackclaw-point", "the-reach"], "lannister"),
            **dict.fromkeys(["searoad-marches", "blackwater", "the-arbor"], "lannister"),
            **dict.fromkeys(["kingswood", "greywater-watch"], "lannister"),
        },
        supply={"stark": 3, "lannister": 5},
        rulings=rulings,
        phase="clean-up",
    )


def test_e37_more_land_breaks_the_tie_after_round_ten() -> None:
    """E37: 11 land areas at Supply 3 beat 10 at Supply 5; as first printed it is the other way."""
    table = _after_round_ten({})
    assert (table.castles("stark"), table.castles("lannister")) == (5, 5)
    assert table.state.winner == "stark"
    assert table.state.win == {"reason": "round-10", "tie_break": "land-areas"}

    table = _after_round_ten({"tie-break": "printed"})
    assert table.state.winner == "lannister"
    assert table.state.win == {"reason": "round-10", "tie_break": "strongholds"}


def test_e39_too_few_order_tokens() -> None:
    """E39: with units in 16 areas planning goes in turn order, and all usable tokens are placed."""
    areas = [
        "winterfell", "karhold", "castle-black", "white-harbor", "widows-watch", "moat-cailin",
        "the-stony-shore", "greywater-watch", "flints-finger", "seagard", "the-twins",
        "the-fingers", "bay-of-ice", "the-shivering-sea", "the-narrow-sea", "sunset-sea",
    ]  # fmt: skip
    footmen, ships = areas[:10], areas[12:]
    table = given(
        units={
            **dict.fromkeys(footmen, "stark 1F"),
            **dict.fromkeys(areas[10:12], "stark 1K"),
            **dict.fromkeys(ships, "stark 1S"),
            "pyke": "greyjoy 1F",
            "highgarden": "tyrell 1F",
        },
        tracks={"iron-throne": "greyjoy stark tyrell", "kings-court": "lannister stark"},
        phase="planning",
    )
    assert table.awaited == ["greyjoy"]
    table.answer("greyjoy", {"pyke": "raid"})
    assert table.awaited == ["stark"]
    normal = [
        "march-1", "march+0", "defend+1", "defend+1", "support", "support", "raid", "raid",
        "consolidate", "consolidate",
    ]  # fmt: skip
    special = ["march+1*", "defend+2*", "support+1*"]
    tokens = normal + special
    one_left = dict(zip(areas, tokens[:-1], strict=False))
    assert table.why("stark", one_left) == ("places-left", "6.1.1")
    one_more = dict(zip(areas, [*tokens, "raid*"], strict=False))
    assert table.why("stark", one_more) == ("too-many-stars", "6.1.3")
    table.answer("stark", dict(zip(areas[3:], tokens, strict=True)))
    assert table.awaited == ["tyrell"]
    table.answer("tyrell", {"highgarden": "raid"})
    assert [a for a in areas if table.order(a) is None] == areas[:3]
