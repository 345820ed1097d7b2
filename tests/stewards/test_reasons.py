"""Why an answer is a good one: true of the position, for every kind of question, and no secret."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.inis.victory import CONDITIONS
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.kernel.position.notation import BadPosition
from engine.records.position import open_position
from engine.rulesets import rulesets
from engine.stewards.advice import advise, reason_for
from engine.stewards.levels import minds, steward
from tests.agreeing import some_options
from tests.imagine.positions import LONGEST, moments
from tests.imagine.proof import saved
from tests.imagine.swaps import swapped
from tests.legal.playing import TABLES
from tests.legal.stuck import positions
from tests.running.marks import daily
from tests.stewards import truth_of_agot, truth_of_inis
from tests.words import strict_localizer

ROOT = Path(__file__).parent.parent.parent


def why(line: str, seat: str, value: Any) -> dict[str, Any]:
    """Return the reason for an answer in a position, as plain data."""
    game = open_position(line)
    assert game.shape_for(seat).check(value) is None
    mind = minds[game.ruleset.id]
    found = reason_for(mind, game, seat, value)
    assert found is not None
    strict_localizer(game.ruleset.id).say(found)
    return {**found.to_json()}


def said(game: Game[Any], seat: str, value: Any) -> Phrase:
    """Return the reason for an answer; there is one."""
    found = minds[game.ruleset.id].reason(game, seat, value)
    assert found is not None
    return found


def march(origin: str, moves: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    """Return a march that leaves no Power token behind."""
    return {"area": origin, "moves": moves, "leave_power_token": False}


# -- A Game of Thrones ------------------------------------------------------------------------

MARCHING = (
    "agot-2e/1 players=3 phase=marches round=2 iron-throne=SBL fiefdoms=SBL kings-court=LSB"
    " asks=march:stark | greywater-watch:S k1f1 o=march+1* | winterfell:S f1 g=2 | white-harbor t=S"
)


def test_a_castle_that_nobody_can_take_back() -> None:
    """1.4 The castle is counted, and nobody is near: Seagard would be a third one."""
    reason = why(MARCHING, "stark", march("greywater-watch", {"seagard": {"knight": 1}}))
    assert reason["id"] == "because-takes"
    assert reason["params"]["area"] == "area:seagard"
    assert reason["params"]["prize"] == {"id": "prize-stronghold", "params": {"number": 3}}
    assert reason["params"]["grip"]["id"] == "grip-nobody"


def test_a_castle_that_could_be_taken_back() -> None:
    """8.2 Lannister's army next to Seagard has a March order, and is stronger."""
    line = f"{MARCHING} | riverrun:L k2 o=march+0"
    reason = why(line, "stark", march("greywater-watch", {"seagard": {"knight": 1}}))
    grip = reason["params"]["grip"]
    assert grip["id"] == "grip-contested"
    assert grip["params"] == {"rival": "house:lannister", "strength": 4, "own": 2}


def test_an_army_without_a_march_order_takes_nothing_back_this_round() -> None:
    """7.2 Only March orders bring armies; a Defense order keeps Lannister where it is."""
    line = f"{MARCHING} | riverrun:L k2 o=defend+1"
    reason = why(line, "stark", march("greywater-watch", {"seagard": {"knight": 1}}))
    assert reason["params"]["grip"]["id"] == "grip-no-order"


def test_an_attack_is_told_with_what_both_sides_have() -> None:
    """9.2 Units and orders count on both sides, before House cards."""
    line = f"{MARCHING} | seagard:L f1 o=defend+1"
    moves = {"seagard": {"knight": 1, "footman": 1}}
    reason = why(line, "stark", march("greywater-watch", moves))
    assert reason["id"] == "because-attacks"
    assert reason["params"]["rival"] == "house:lannister"
    assert (reason["params"]["attack"], reason["params"]["defence"]) == (4, 2)


def test_the_castle_that_wins_is_named_so() -> None:
    """15.1 With seven castles the game is won."""
    held = " | ".join(f"{a} t=S" for a in ("moat-cailin", "flints-finger", "pyke", "the-eyrie"))
    line = f"{MARCHING.replace('white-harbor t=S', 'white-harbor t=S | ' + held)}"
    reason = why(line, "stark", march("greywater-watch", {"seagard": {"knight": 1}}))
    assert reason["params"]["prize"] == {"id": "prize-wins", "params": {"number": 7}}


def test_a_bid_above_what_anybody_has_is_sure_to_win() -> None:
    """4.6.3 Available Power is open: more than all others have is the highest bid."""
    line = (
        "agot-2e/1 players=3 phase=westeros round=3 westeros=clash-of-kings,supply,rains-of-autumn"
        " iron-throne=SBL fiefdoms=SBL kings-court=LSB asks=bid:baratheon,lannister,stark"
        " | stark power=6 | baratheon power=3 | lannister power=2"
    )
    reason = why(line, "stark", 4)
    assert reason["id"] == "because-bids-most"
    assert reason["params"]["most"] == 3
    assert reason["params"]["left"] == 2


def test_a_raid_says_what_its_victim_loses() -> None:
    """7.5.3 A Consolidate Power order is pillaged."""
    line = (
        "agot-2e/1 players=3 phase=raids iron-throne=SBL fiefdoms=SBL kings-court=LSB"
        " asks=raid:stark | winterfell:S f1 g=2 | seagard:S f1 o=raid | riverrun:L f1 o=consolidate"
    )
    reason = why(line, "stark", {"area": "seagard", "target": "riverrun"})
    assert reason == {
        "id": "because-raids-consolidate",
        "params": {"rival": "house:lannister", "area": "area:riverrun"},
    }


def test_orders_are_explained_by_what_matters_most() -> None:
    """6.1 First the home that an army could march into; then the castle that can be taken."""
    line = (
        "agot-2e/1 players=3 phase=planning round=2 iron-throne=SBL fiefdoms=SBL kings-court=LSB"
        " asks=orders:baratheon,lannister,stark | stark power=5 | greywater-watch:S k1"
        " | winterfell:S f1 g=2 | dragonstone:B f1 g=2 | lannisport:L f1 g=2 | moat-cailin:L k2"
    )
    orders = {"greywater-watch": "march+1*", "winterfell": "defend+1"}
    reason = why(line, "stark", orders)
    assert reason["id"] == "because-orders-two"
    first, more = (reason["params"][name] for name in ("what", "more"))
    assert more["id"] == "part-takes"
    assert more["params"]["area"] == "area:greywater-watch"
    assert more["params"]["prize"]["params"] == {"number": 2}
    assert first["id"] == "part-defends"
    assert first["params"] == {
        "area": "area:winterfell",
        "rival": "house:lannister",
        "strength": 4,
        "own": 4,
    }


MUSTERING = (
    "agot-2e/1 players=3 phase=power round=2 iron-throne=SBL fiefdoms=SBL kings-court=LSB"
    " asks=consolidate:stark | winterfell:S f1 g=2 o=consolidate* | moat-cailin:L k2"
)


def test_only_what_can_defend_is_mustered_against_a_danger() -> None:
    """1.13 A Siege Engine defends with 0: it is for what lies near, not for its own home."""
    knight, siege = (
        bought("winterfell", {"unit": unit, "at": "winterfell", "upgrade": False})
        for unit in ("knight", "siege-engine")
    )
    assert knight["id"] == "because-musters-against"
    assert knight["params"]["area"] == "area:winterfell"
    assert knight["params"]["own"] == 2
    assert siege["id"] == "because-musters-for"
    assert siege["params"]["goal"] == "area:white-harbor"


def bought(area: str, *recruits: Mapping[str, Any]) -> dict[str, Any]:
    """Return the reason for what the Consolidate Power order of an area musters."""
    game = open_position(MUSTERING)
    game.answer("stark", {"area": area, "do": "muster"})
    found = said(game, "stark", {area: list(recruits)})
    return {**found.to_json()}


def test_a_siege_engine_supports_an_attack_and_no_defence() -> None:
    """9.1.3 It adds 4 to an attack on a castle, and nothing to a defence."""
    line = (
        "agot-2e/1 players=3 phase=planning round=2 iron-throne=SBL fiefdoms=SBL kings-court=LSB"
        " asks=orders:baratheon,lannister,stark | winterfell:S f1 g=2 | moat-cailin:S e1"
        " | greywater-watch:S f3 | seagard:L f1 | dragonstone:B f1 g=2 | lannisport:L f1 g=2"
    )
    orders = {"greywater-watch": "defend+1", "moat-cailin": "support", "winterfell": "consolidate"}
    assert "part-supports" not in str(why(line, "stark", orders))
    reason = why(line, "stark", {**orders, "greywater-watch": "march+0"})
    parts = {part["id"]: part["params"] for part in reason["params"].values()}
    assert parts["part-attacks"]["target"] == "area:seagard"
    assert parts["part-backs"] == {
        "area": "area:moat-cailin",
        "target": "area:seagard",
        "own": 4,
    }


def test_a_house_card_is_held_against_the_hand_of_the_rival() -> None:
    """9.3 Hands are open: with 3 against 1 the strongest card beats whatever Lannister plays."""
    game = open_position(f"{MARCHING} | seagard:L f1 o=march+0")
    moves = {"seagard": {"knight": 1, "footman": 1}}
    game.answer("stark", march("greywater-watch", moves))
    assert game.question is not None
    assert game.question.kind == "house-card"
    best = said(game, "stark", "eddard-stark")
    assert best.id == "because-card-beats-all"
    weak = said(game, "stark", "catelyn-stark")
    assert weak.id == "because-card-beats"
    assert weak.params["of"] == 7


def used(card: str, foe: str, value: Mapping[str, Any], record: str = "") -> dict[str, Any]:
    """Return the reason for using a card of A Dance with Dragons, once it is asked about."""
    game = open_position(
        "agot-2e-adwd/1 phase=marches round=2 asks=march:lannister | lannister power=5"
        f" discard=ser-kevan-lannister-adwd | riverrun:L k3 o=march+1* | seagard:S f1 {record}"
    )
    march_in = march("riverrun", {"seagard": {"knight": 3}})
    for seat, given in (("lannister", march_in), ("stark", foe), ("lannister", card)):
        game.answer(seat, given)
    while game.question is not None and game.question.kind != "ability":
        game.answer(game.awaited[0], game.shape_for(game.awaited[0]).safe())
    found = said(game, "lannister", {"card": card, "use": True, **value})
    strict_localizer("agot-2e-adwd").say(found)
    assert game.shape_for("lannister").check({"card": card, "use": True, **value}) is None
    return {**found.to_json()}


def test_what_cards_of_an_expansion_are_used_for_is_said_of_them() -> None:
    """X1.3.6, X1.3.7 Qyburn is worth what he copies; the Footman that Ser Ilyn kills is named."""
    reason = used("qyburn", "black-walder", {"copy": "ser-kevan-lannister-adwd"})
    assert reason["id"] == "because-card-copies"
    assert reason["params"] == {"copy": "card:ser-kevan-lannister-adwd", "strength": 3}
    elsewhere = {"area": "winterfell", "routed": False, "fighting": False}
    reason = used("ser-ilyn-payne", "reek", elsewhere, "| winterfell:S f1 o=support")
    assert reason["id"] == "because-card-kills"
    assert reason["params"] == {"rival": "house:stark", "area": "area:winterfell"}


# -- Inis -------------------------------------------------------------------------------------


def first_turn(kind: str) -> tuple[Game[Any], dict[str, Any]]:
    """Find a turn in which the first player can play a card."""
    for seed in range(50):
        rng = random.Random(seed)
        game = Game.new(rulesets["inis"], {"players": 2})
        while game.question is not None:
            for seat in game.awaited:
                if seat != CHANCE and game.question.kind == "turn":
                    for value in game.shape_for(seat).answers.values():  # type: ignore[attr-defined]
                        if value.get("card") == kind and "territory" in value:
                            return game, value
                game.answer(seat, game.shape_for(seat).sample(rng))
                break
    raise AssertionError(kind)


def test_a_sanctuary_counts_towards_its_condition() -> None:
    """9.1 The Sanctuaries where a player is present are counted, with the new one."""
    game, value = first_turn("sanctuary")
    seat = game.awaited[0]
    reason = reason_for(minds["inis"], game, seat, value)
    assert reason is not None
    assert reason.id == "because-grows-sanctuaries"
    state = game.state
    before = sum(state.sanctuaries.get(t, 0) for t in state.homes(seat))
    assert reason.params["number"] == before + 1


def test_a_card_discarded_in_secret_is_not_told() -> None:
    """6.4 What is discarded for Master Craftsman is nobody's business."""
    mind = minds["inis"]
    game, _ = first_turn("sanctuary")
    seat = game.awaited[0]
    one, other = (
        mind.reason(game, seat, {"do": "play", "card": "master-craftsman", "discarded": card})
        for card in ("druid", "geis")
    )
    assert one == other


# -- every game -------------------------------------------------------------------------------


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", "inis", of=sorted(minds)))
@pytest.mark.parametrize("games", daily(1, of=(1, 3)))
def test_every_reason_has_words(id: str, games: int) -> None:
    """Whatever is answered, sensible or not; of most answers something can be said."""
    mind, localizer = minds[id], strict_localizer(id)
    said, silent = Counter[str](), 0
    for seed in range(games):
        rng = random.Random(seed)
        game = Game.new(rulesets[id], {}, keep_rests=False)
        while (question := game.question) is not None:
            seat = game.awaited[0]
            shape = question.shapes[seat]
            if seat == CHANCE:
                game.answer(seat, shape.sample(rng))
                continue
            value = mind.quick(game, seat, rng) if rng.random() < 0.5 else shape.sample(rng)
            reason = mind.reason(game, seat, value)
            if reason is None:
                silent += 1
            else:
                sentence = localizer.say(reason)
                assert sentence[0].isupper() or not sentence[0].isalpha()
                assert sentence.endswith("."), sentence
                said[question.kind] += 1
            game.answer(seat, value)
    assert len(said) > 12
    assert 10 * silent < said.total()


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-affc", "inis", of=sorted(minds)))
@pytest.mark.parametrize("games", daily(1, of=(1, 6)))
def test_what_a_reason_claims_is_so(id: str, games: int) -> None:
    """Strengths, ways, sums and holders are those of the table, for good answers and others."""
    mind, said, untrue = minds[id], Counter[str](), []
    truth = truth_of_inis if id == "inis" else truth_of_agot
    for seed in range(games):
        rng = random.Random(f"truth {seed}")
        options = some_options(rulesets[id], rng) if games > 1 else {}
        game = Game.new(rulesets[id], options, keep_rests=False)
        for _ in range(LONGEST):
            if game.question is None:
                break
            seat = game.awaited[0]
            shape = game.shape_for(seat)
            if seat == CHANCE:
                game.answer(seat, shape.sample(rng))
                continue
            value = mind.quick(game, seat, rng) if rng.random() < 0.6 else shape.sample(rng)
            reason = mind.reason(game, seat, value)
            if reason is not None:
                said[reason.id] += 1
                if not truth.holds(game, seat, value, reason):
                    untrue.append((seat, value, reason.to_json()))
            game.answer(seat, value)
    assert not untrue, untrue[:3]
    assert len(said) > (12 if id == "inis" else 30)


@pytest.mark.parametrize("id", daily("agot-2e-affc", of=sorted(minds)))
@pytest.mark.parametrize("wanted", daily(20, of=(20, 150)))
def test_what_a_reason_claims_is_so_in_positions_nobody_has_reached(id: str, wanted: int) -> None:
    """Pieces, cards and orders lie where chance puts them, and answers are any legal ones."""
    mind, rng = minds[id], random.Random(f"odd {id}")
    truth = truth_of_inis if id == "inis" else truth_of_agot
    tables = [players for ruleset, players in TABLES if ruleset == id]
    found, untrue = 0, []
    while found < wanted:
        for how, line in positions(id, rng.choice(tables), rng, printed=False):
            try:
                game = open_position(line)
            except BadPosition:
                continue
            found += how == "typed"
            for seat in game.awaited if game.question is not None else ():
                for value in () if seat == CHANCE else answers_of(game, seat, rng):
                    reason = mind.reason(game, seat, value)
                    if reason is not None and not truth.holds(game, seat, value, reason):
                        untrue.append((line, seat, value, reason.to_json()))
            if found >= wanted:
                break
    assert not untrue, untrue[:3]


def answers_of(game: Game[Any], seat: str, rng: random.Random) -> list[Any]:
    """Return some legal answers of a seat, the sensible one among them."""
    shape = game.shape_for(seat)
    return [minds[game.ruleset.id].quick(game, seat, rng), *(shape.sample(rng) for _ in range(3))]


@pytest.mark.parametrize("game", ["agot", "inis"])
def test_every_reason_is_checked(game: str) -> None:
    """There is none that cannot be looked up on the table."""
    truth = truth_of_inis if game == "inis" else truth_of_agot
    written = set(ids_in(ROOT / "bot" / "games" / game / "words" / "en"))
    assert set(truth.CHECKS) == written


@pytest.mark.parametrize("id", daily("agot-2e", "inis", of=sorted(minds)))
@pytest.mark.parametrize("positions", daily(5, of=(5, 30)))
def test_what_is_hidden_from_a_seat_changes_no_reason(id: str, positions: int) -> None:
    """The same view, the same advice and the same reason; the game itself is left alone."""
    rng = random.Random(f"reasons {id}")
    squire = steward("squire", minds[id])
    changed = 0
    for number, (game, seat) in enumerate(moments(rulesets[id], rng, share=0.03)):
        if number >= positions and (changed or number > 100):
            break
        before = saved(game)
        advice = advise(squire, game, seat, number)
        assert saved(game) == before
        other = swapped(game, seat, rng)
        if other is not None:
            changed += 1
            assert advise(squire, other, seat, number) == advice
    assert changed


@pytest.mark.parametrize("id", daily("agot-2e", "agot-2e-mod", "inis", of=sorted(minds)))
@pytest.mark.parametrize("positions", daily(30, of=(30, 100)))
def test_a_public_reason_is_made_of_what_everybody_sees(id: str, positions: int) -> None:
    """With other cards in all hands, the seat's own among them, it stays the same; in fog of war,
    nothing on the board is public."""
    mind, rng = minds[id], random.Random(f"public {id}")
    clear = {"fog_of_war": False} if "fog_of_war" in rulesets[id].options else {}
    changed = told = 0
    for number, (game, seat) in enumerate(moments(rulesets[id], rng, share=0.2, **clear)):
        if number >= positions and ((changed and told) or number > 300):
            break
        value = mind.quick(game, seat, rng)
        question = game.question
        assert question is not None
        other = swapped(game, None, rng)  # type: ignore[arg-type]  # a spectator's view
        if other is not None:
            changed += 1
            if mind.is_told(game.state, question.kind):
                reason = mind.reason(game, seat, value)
                told += reason is not None
                assert mind.reason(other, seat, value) == reason
    assert changed
    assert told


def test_what_only_one_seat_knows_has_no_public_reason() -> None:
    """13.2 Nobody learns which cards were kept in a draft, or where a wildling card went."""
    mind = minds["inis"]
    game = next(g for g, _ in moments(rulesets["inis"], random.Random(1), share=1.0) if is_draft(g))
    seat = next(s for s in game.awaited if s != CHANCE)
    value = game.shape_for(seat).safe()
    assert game.question is not None
    assert not mind.is_told(game.state, game.question.kind)
    assert isinstance(reason_for(mind, game, seat, value), Phrase)
    house = minds["agot-2e"]
    assert not house.is_told(Game.new(rulesets["agot-2e"], {}).state, "raven-peek")


def is_draft(game: Game[Any]) -> bool:
    """Tell whether cards are being drafted."""
    return game.question is not None and game.question.kind == "draft"


IDS = re.compile(r"^(because|part|prize|grip)-[a-z-]+$")
"""What the ids of reasons and of their parts look like."""
COMPUTED = {
    "agot": {
        *(f"prize-{what}" for what in ("castle", "stronghold", "wins")),
        *(
            f"because-raids-{kind}"
            for kind in ("consolidate", "support", "defend", "raid", "iron-bank")
        ),
        *(f"because-wildlings-{what}" for what in ("top", "bottom", "destroy", "track")),
        *(
            f"because-chooses-{card}{behind}"
            for card in ("supply", "mustering", "clash-of-kings", "game-of-thrones")
            for behind in ("", "-behind")
        ),
    },
    "inis": {
        *(f"because-grows-{condition}" for condition in CONDITIONS),
    },
}
"""Ids that the code puts together."""


@pytest.mark.parametrize("game", sorted(COMPUTED))
def test_every_reason_has_words_and_there_are_no_others(game: str) -> None:
    """Also those that hardly ever come up, and those of expansions."""
    used = set(COMPUTED[game])
    for file in (ROOT / "engine" / game).rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        said = [str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        used |= {value for value in said if is_id(value)}
    assert set(ids_in(ROOT / "bot" / "games" / game / "words" / "en")) == used


def ids_in(words: Path) -> Iterator[str]:
    """Yield the ids of reasons and of their parts that have words."""
    for file in words.rglob("*.ftl"):
        for id in re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE):
            if IDS.match(id):
                yield id


def is_id(value: str) -> bool:
    """Tell whether a constant is the id of a reason, and not only its beginning."""
    return IDS.match(value) is not None and not value.endswith("-")
