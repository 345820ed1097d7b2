"""A position goes onto one line and comes back."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.render.__main__ import main as render
from engine.__main__ import main as engine
from engine.arena.random_play import play, record_of
from engine.kernel.game import Game
from engine.kernel.position.compact import plain, read_plain
from engine.kernel.position.notation import BadPosition, Notated
from engine.kernel.saving import load, save
from engine.kernel.visibility import fields_of
from engine.records.position import full_line, open_position, public_line, read_position
from engine.rulesets import rulesets
from tests.agot.scenario import given as position
from tests.agot.scenario import march
from tests.kernel.toy import Auctions
from tests.legal.playing import TABLES as ALL_TABLES
from tests.legal.playing import begin
from tests.running.marks import daily, nightly
from tests.running.properties import given, settings, st

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "position.md").read_text(encoding="utf-8")
LINES = re.findall(r"^```position\n(.*?)\n```$", PAGE, re.MULTILINE | re.DOTALL)

NOTATED = sorted(id for id, ruleset in rulesets.items() if isinstance(ruleset, Notated))
"""The games whose positions can be written."""
TABLES = [table for table in ALL_TABLES if table[0] in NOTATED]
DAILY = [("agot-1e", 3), ("agot-2e", 6), ("agot-2e-mod", 8), ("inis", 3)]

tables = pytest.mark.parametrize(("id", "players"), daily(*DAILY, of=TABLES))
"""Runs a test at every table, at most of them by night."""
seeds = pytest.mark.parametrize("seed", daily(1, of=range(1, 4)))


def moments(table: tuple[str, int], seed: int, share: float) -> Any:
    """Yield a random game in the middle of it, again and again, sealed answers and all."""
    rng = random.Random(seed)
    game = begin(*table, rng, printed=rng.random() < 0.5)
    while game.question is not None and game.state.round < 20:
        for seat, shape in list(game.question.shapes.items()):
            if rng.random() < share:
                yield game, rng
            game.answer(seat, shape.sample(rng))
    yield game, rng


def seen(game: Game[Any]) -> dict[str, Any]:
    """What a spectator sees; of the question, its kind and who was asked."""
    view = game.view(None)
    if "question" in view:
        asked = view.pop("question")
        view["asked"] = (asked["kind"], sorted([*asked["awaited"], *asked["answered"]]))
    return view


@tables
@seeds
def test_what_everybody_sees_comes_back(id: str, players: int, seed: int) -> None:
    """A public line, read, shows the same table and the same question, in every moment."""
    for game, _ in moments((id, players), seed, 0.03):
        line = public_line(game)
        view = read_position(line).view()
        if asked := view.pop("question", None):
            view["asked"] = (asked["kind"], sorted(asked["awaited"]))
        assert view == seen(game), line


@tables
@seeds
def test_a_full_line_is_the_whole_game(id: str, players: int, seed: int) -> None:
    """It goes on exactly as it would have: state, question, sealed answers, and what follows."""
    for game, rng in moments((id, players), seed, 0.02):
        twin = open_position(full_line(game))
        for _ in range(3):
            for name in fields_of(type(game.state)).lasting:
                assert getattr(twin.state, name) == getattr(game.state, name), name
            assert (twin.awaited, twin.sealed) == (game.awaited, game.sealed)
            if game.over:
                break
            original = load(game.ruleset, save(game))
            seat = rng.choice(game.awaited)
            value = game.shape_for(seat).sample(rng)
            original.answer(seat, value)
            twin.answer(seat, value)
            game = original  # noqa: PLW2901  # the game that is played on is another
        assert twin.view(None).keys() == game.view(None).keys()


@tables
@seeds
def test_a_game_goes_on_from_what_everybody_sees(id: str, players: int, seed: int) -> None:
    """From any moment, whatever step it is in, a game can be played for another round."""
    for game, rng in moments((id, players), seed, 0.01):
        twin = open_position(public_line(game))
        assert twin.over == game.over
        play(twin, rng, rounds=twin.state.round + 1)


@pytest.mark.parametrize("kind", ["march", "raid", "consolidate", "orders", "raven", "turn"])
@pytest.mark.parametrize("most", daily(4, of=(4, 1000)))
def test_play_goes_on_with_the_same_question(kind: str, most: int) -> None:
    """At the beginning of a step it is put to the same seats."""
    id = "inis" if kind == "turn" else "agot-2e"
    found = 0
    for game, _ in moments((id, 3), 11, 1.0):
        if game.question is not None and game.question.kind == kind and not game.sealed:
            twin = open_position(public_line(game))
            assert twin.question is not None
            assert (twin.question.kind, twin.awaited) == (kind, game.awaited)
            found += 1
            if found == most:
                break
    assert found > 3


# -- what is hidden --------------------------------------------------------------------------------


@tables
def test_a_public_line_tells_no_secret(id: str, players: int) -> None:
    """Games that differ in sealed answers, decks and what is known have the same public line."""
    changed = 0
    for game, rng in moments((id, players), 7, 0.06):
        line = public_line(game)
        assert line == public_line(load(game.ruleset, save(game)))
        state = json.loads(game.state.dump())
        for name in ("decks", "hands", "drafts", "laid", "deck", "pile", "undealt"):
            _shuffle(state.get(name), rng)
        state |= {"known": {}, "aside": state.get("aside") and "bard"}
        state = {k: v for k, v in state.items() if k in fields_of(type(game.state)).saved}
        twin = load(game.ruleset, save(game))
        twin.state = game.ruleset.load(game.setup, json.dumps(state))
        twin.sealed = {}
        changed += twin.state != game.state
        assert public_line(twin) == line
    assert changed > 5


def _shuffle(found: Any, rng: random.Random) -> None:
    """Shuffle every list of cards below."""
    if isinstance(found, dict):
        for value in found.values():
            _shuffle(value, rng)
    elif isinstance(found, list):
        rng.shuffle(found)


def test_who_has_answered_is_not_told() -> None:
    """A line of a sealed question is the same before and after somebody's answer."""
    table = position(units={"winterfell": "stark 1F", "pyke": "greyjoy 1F"}, phase="planning")
    before = public_line(table.game)
    table.answer("stark", {"winterfell": "raid"})
    assert public_line(table.game) == before
    assert full_line(table.game) != before


def test_the_bot_writes_public_lines_alone() -> None:
    """Nothing under ``bot`` knows how to write what is hidden."""
    files = list((ROOT / "bot").rglob("*.py"))
    assert files
    assert not [path for path in files if "full_line" in path.read_text(encoding="utf-8")]


# -- lines typed by hand ---------------------------------------------------------------------------


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.partition(" ")[0])
def test_the_examples_of_the_page(line: str) -> None:
    """They can be read, written again to the same position, and played on."""
    read = read_position(line)
    game = read.open()
    assert not game.over
    again = read_position(public_line(game))
    assert again.state.dump() == read_position(public_line(again.open())).state.dump()
    play(game, random.Random(1), rounds=game.state.round + 1)


def test_the_page_has_an_example_of_every_game() -> None:
    """Of every one that has a notation; and its Python runs."""
    assert {line.partition("/")[0] for line in LINES} == set(NOTATED)
    (python,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    exec(python, {})


def test_a_short_line_is_enough() -> None:
    """8.1: two areas and an order are a position to march from."""
    game = open_position(
        "agot-2e/1 players=3 phase=marches | winterfell:S f2k1 o=march+1* | karhold:S f1"
    )
    assert (game.awaited, game.question and game.question.kind) == (["stark"], "march")
    moves = {"area": "winterfell", "moves": {"moat-cailin": {"footman": 2}}}
    game.answer("stark", {**moves, "leave_power_token": False})
    assert game.state.units["moat-cailin"] == {"footman": 2}


@pytest.mark.parametrize(
    ("card", "first", "asked", "empty"),
    [
        ("the-hound", "lannister", ("retreat", ["stark"]), "sunset-sea o=support"),
        ("ser-gregor-clegane", "stark", ("casualties", ["lannister"]), "bay-of-ice o=march-1"),
    ],
)
def test_an_order_stays_where_a_combat_has_taken_the_last_unit(
    card: str, first: str, asked: tuple[str, list[str]], empty: str
) -> None:
    """9.9.4, 16.1.6: until the combat is over; the first House loses its Ship to a skull or sword.

    Played on from its line, that combat cannot begin again, and the orders are removed.
    """
    table = position(
        units={"bay-of-ice": "stark 1S", "sunset-sea": "lannister 1S", "karhold": "stark 1F"},
        orders={"bay-of-ice": "march-1", "sunset-sea": "support"},
        blade_used=True,
        tides=True,
        phase="marches",
        only=True,
    )
    table.answer("stark", march("bay-of-ice", {"sunset-sea": "1S"}))
    table.shuffled("tob-0-skull", "tob-0")
    table.answer("lannister", card).answer("stark", "roose-bolton").answer(first, {"ship": 1})
    line = public_line(table.game)
    assert (table.kind, table.awaited) == asked
    assert empty in line.split(" | ")
    again = read_position(line)
    assert {**again.view(), "question": None} == {**table.game.view(None), "question": None}
    assert again.open().state.orders == {}


WINTERFELL = "agot-2e/1 players=3 | winterfell:S f2"


WRONG = [
    ("", "an empty line; a position begins with a game, as agot-2e/1"),
    ("chess/1", "a position begins with: there is no 'chess'"),
    ("agot-3e/1", "there is no 'agot-3e'; did you mean agot-"),
    ("agot-2e/2 players=3", "version '2' of the notation; this one is 1"),
    ("agot-2e/1 players=9", "this cannot be played: players must be one of"),
    ("agot-2e/1 players=3 |", "nothing stands between two bars"),
    ("agot-2e/1 players=3 round=x", "agot-2e/1 has round='x', which must be from 0 to 10"),
    ("agot-2e/1 players=3 round=3 round=4", "agot-2e/1 says round twice"),
    ("agot-2e/1 players=3 phase=march", "there is no 'march'; did you mean marches?"),
    ("agot-2e/1 players=3 colour=1", "agot-2e/1 has an unknown word: 'colour'"),
    ("agot-2e/1 players=3 fiefdoms=SBB", "fiefdoms=SBB must name each house once"),
    ("agot-2e/1 players=3 wildlings=3", "which is not on their track"),
    ("agot-2e/1 players=3 asks=bid:tyrell", "asks: there is no 'tyrell'"),
    ("agot-2e/1 players=3 | winterfel:S f2", "there is no 'winterfel'; did you mean"),
    (f"{WINTERFELL} | winterfell:S f1", "there are two records of winterfell"),
    ("agot-2e/1 players=3 | winterfell:T f2", "winterfell: there is no 'T'"),
    ("agot-2e/1 players=3 | winterfell f2", "winterfell needs an owner and units"),
    ("agot-2e/1 players=3 | winterfell:S f2x", "has units 'f2x'; they are written as"),
    ("agot-2e/1 players=3 | winterfell:S s2", "winterfell is no place for a ship"),
    ("agot-2e/1 players=3 | bay-of-ice:S f2", "bay-of-ice is no place for a footman"),
    ("agot-2e/1 players=3 | winterfell:S f11", "stark has more than 10 of footman"),
    ("agot-2e/1 players=3 | winterfell:S f1 o=march", "winterfell o: there is no 'march'"),
    ("agot-2e/1 players=3 | stark power=21", "which must be from 0 to 20"),
    ("agot-2e/1 players=3 | stark discard=the-hound", "there is no 'the-hound'"),
    (f"{WINTERFELL} | combat at=karhold", "combat needs at=AREA from=AREA"),
    (f"{WINTERFELL} | hidden round=[", "']' is missing"),
    (f"{WINTERFELL} | hidden power={{stark:x}}", "hidden power: Input should be a valid int"),
    (f"{WINTERFELL} | hidden colour=1", "hidden: there is no 'colour'"),
    (f"{WINTERFELL} | hidden explained={{}}", "hidden: there is no 'explained'"),
    (f"{WINTERFELL} | hidden combat={{area:karhold}}", "hidden combat: Field required"),
    (f"{WINTERFELL} | hidden agenda=[[dance]]", "hidden agenda: there is no 'dance'"),
    (f"{WINTERFELL} | hidden agenda=[[]]", "hidden agenda: there is no ''"),
    (f"{WINTERFELL} | hidden agenda=[[marches,stark]]", "hidden agenda: marches: too many"),
    ("inis/1 players=3 phase=season", "a position after the set-up needs brenn=SEAT"),
    ("inis/1 players=2 brenn=green | moor@A:0,0", "needs a tile with the word capital"),
    ("inis/1 players=2 | moor@C:0", "lies nowhere; a place is written as A:0,0"),
    ("inis/1 players=2 | moor@A:0,0 | hills@A:0,1", "hills@A:0,1 lies on another tile"),
    ("inis/1 players=2 | moor@A:0,0 G13", "has clans 'G13'; they are written as G2"),
    ("inis/1 players=2 | moor@A:0,0 W1", "moor has clans, and: there is no 'W'"),
    ("inis/1 players=2 | green action=14", "green holds more action cards than are left"),
    ("inis/1 players=2 playing=[{card:bard}]", "has playing that is not written as"),
]
"""Lines, and of each a part of the sentence that says what is wrong."""


def test_a_wrong_line_is_answered_with_one_sentence() -> None:
    """It says what is wrong, on one line and not too long."""
    other = []
    for line, sentence in WRONG:
        with pytest.raises(BadPosition) as caught:
            read_position(line)
        said = str(caught.value)
        if sentence not in said or "\n" in said or len(said) >= 200:
            other.append((line, said))
    assert other == []


def test_a_line_with_which_nothing_can_begin() -> None:
    """The position can be read, but the rules cannot go on: a combat without its order."""
    line = "agot-2e/1 players=3 phase=marches | winterfell:S f2 | karhold:B f1"
    fight = f"{line} | combat at=karhold from=winterfell attacker=S defender=B units=f1"
    game = open_position(fight)
    assert game.awaited
    with pytest.raises(BadPosition, match="the answers since the rest do not fit"):
        open_position(f"{line} | hidden agenda=[[marches]] answers=[[stark,bid,1]]")
    with pytest.raises(BadPosition, match="hidden: the rules cannot go on from here"):
        open_position(f"{line} | hidden agenda=[[reconcile,bolton]]")
    with pytest.raises(BadPosition, match="hidden agenda: there is no 'bolton'"):
        open_position(f"{line} | hidden agenda=[[march,bolton,true]]")


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_no_line_breaks_the_reader(data: st.DataObject) -> None:
    """Whatever is typed is read, or refused with a sentence; never anything else."""
    line = data.draw(st.sampled_from(LINES))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(line)))
        cut = data.draw(st.integers(0, 12))
        put = data.draw(st.sampled_from(["", " ", " | ", "=", "{", "}", "9", "x", ",", "~", ":S"]))
        line = line[:at] + put + line[at + cut :]
    try:
        read_position(line).view()
        open_position(line)
    except BadPosition as error:
        said = str(error)
    else:
        said = ""
    assert "\n" not in said


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(10**8), 10**8) | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
        max_leaves=6,
    )
)
def test_plain_data_comes_back(value: Any) -> None:
    """Without a space, with quotes only where they are needed."""
    text = plain(value)
    assert " " not in text
    assert read_plain(text) == value


def test_lists_in_lists_have_an_end() -> None:
    """A reader without a limit on depth could be made to crash."""
    with pytest.raises(BadPosition, match="too deep"):
        read_plain("[" * 5000)


def test_a_game_without_notation() -> None:
    """A ruleset need not have one; the error says so."""
    assert not isinstance(Auctions(), Notated)
    with pytest.raises(TypeError, match="no notation"):
        public_line(Game.new(Auctions(), {}))


# -- commands --------------------------------------------------------------------------------------


@nightly
@pytest.mark.parametrize("id", daily("agot-2e", of=NOTATED))
def test_a_record_is_written_and_drawn(
    id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``position`` prints a moment of a record, ``--position`` draws it."""
    record = tmp_path / "a.json"
    few = {"players": max(3, min(rulesets[id].options["players"]))}
    record.write_text(json.dumps(record_of(rulesets[id], few, 1, 1, rounds=2)))
    assert engine(["position", str(record), "--at", "40"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert engine(["position", str(record), "--at", "40", "--full"]) == 0
    (full,) = capsys.readouterr().out.splitlines()
    assert seen(open_position(full)) == {**seen(open_position(full)), **_table(line)}
    picture = tmp_path / "a.png"
    assert render(["--position", line, "-o", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert render(["--position", "nonsense", "-o", str(picture)]) == 1
    assert "there is no 'nonsense'" in capsys.readouterr().err
    assert engine(["position", str(tmp_path / "none.json")]) == 1


def _table(line: str) -> dict[str, Any]:
    view = read_position(line).view()
    del view["question"]
    return view
