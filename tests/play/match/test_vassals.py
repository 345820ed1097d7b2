"""Games in which players decide for houses that nobody plays (X2)."""

from __future__ import annotations

import json
import logging
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.games.pictures import draw, draw_battle
from bot.panels.turn.question import question_panel
from bot.play import Play, UserError
from bot.text import localizer_for
from engine.__main__ import main as engine
from engine.agot.expansions.vassals.ruleset import Vassals
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.records import Record, open_record
from engine.records.position import open_position
from tests.play.houses import kind_for, lay_position
from tests.play.tables import Clock, playing, send_all, step
from tests.running.marks import nightly

RULES = Vassals()
USERS = {101: "baratheon", 102: "lannister", 103: "stark"}


async def begin(play: Play) -> int:
    """Begin a game of three with three vassals."""
    info = await play.new_game(
        host=101,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset=RULES.id,
        options={"players": 3},
        rulings={},
        terms={"gone": "wait"},
    )
    for user, seat in USERS.items():
        await play.join(info.id, user, str(user), seat)
    await play.start(info.id, 101)
    return info.id


async def test_a_record_says_for_whom_somebody_has_decided(tmp_path: Path) -> None:
    """A game played at a table is exported with ``for``, and replays exactly (X2.3)."""
    path, rng = tmp_path / "games.sqlite3", random.Random(5)
    async with playing(path, rulesets={RULES.id: RULES}, clock=Clock()) as play:
        game = await begin(play)
        for _ in range(120):
            assert await step(play, game, rng)
        record = await play.records.so_far(game)
    behalf = {s["for"] for s in record["steps"] if "for" in s}
    assert behalf == {"greyjoy", "martell", "tyrell"}
    assert record["options"]["vassals"] == ["greyjoy", "martell", "tyrell"]
    file = tmp_path / "vassals.json"
    file.write_text(json.dumps(record))
    assert engine(["replay", "--check", str(file)]) == 0
    seen = open_record(Record.model_validate(record)).view(None)
    async with playing(path, rulesets={RULES.id: RULES}, clock=Clock()) as play:
        again = (await play.table_view(game)).view
        assert again["areas"] == seen["areas"]
        assert await play.records.so_far(game) == record


LINE = (
    "agot-2e-vassals/1 players=3 round=2 phase=marches"
    " vassals=greyjoy:lannister,martell:stark,tyrell:baratheon asks=march:baratheon/tyrell"
    " | dornish-marches:T k1 o=march+0 | the-boneway:S f1 | winterfell:S f1 g=2"
    " | dragonstone:B f1 g=2 | lannisport:L f1 g=2 | oldtown:T f1"
)


@dataclass
class Prepared:
    """A game at a prepared position."""

    game: Game[Any]


def fighting(cards: tuple[str, str, str]) -> Prepared:
    """Tyrell, commanded by Baratheon, attacks Stark in the Boneway with three cards dealt."""
    game = open_position(LINE)
    moves = {"the-boneway": {"knight": 1}}
    game.answer("baratheon", {"area": "dornish-marches", "moves": moves, "leave_power_token": True})
    assert game.question is not None
    assert game.question.kind == "deal"
    dealt = {"deck": "vassal-cards", "to": "tyrell", "cards": sorted(cards)}
    game.answer(CHANCE, dealt)
    return Prepared(game)


async def seen_by_others(path: Path, cards: tuple[str, str, str], played: str) -> dict[str, Any]:
    """Let Baratheon, who commands Tyrell, choose one of three cards; tell what others saw."""
    async with playing(path, rulesets={RULES.id: RULES}, clock=Clock(), seed=3) as play:
        game = await lay_position(play, fighting(cards), USERS, now=1_700_000_000.0)
        hand = await play.seat_view(game, 101)
        assert hand.view["combat"]["drawn"] == {"tyrell": sorted(cards)}
        assert hand.question is not None
        await play.draft(game, 101, hand.question.number, [f"card:{played}"])
        await play.answer(game, 101, hand.question.number, played)
        with pytest.raises(UserError) as caught:
            await play.answer(game, 103, hand.question.number, "bronn")
        rows = [r for r in await send_all(play) if r.target_user != 101]
        table = await play.table_view(game)
        hands = [await play.seat_view(game, user) for user in (102, 103)]
        say = localizer_for("en").of(RULES.id)
        return {
            "rows": [(r.kind, r.target_user, r.payload) for r in rows],
            "table": (table.view, table.awaited, table.answered),
            "hands": [(h.view, h.answered, h.sealed) for h in hands],
            "panels": [question_panel(h, say).components() for h in hands],
            "refusal": (str(caught.value), caught.value.phrase),
            "history": [await play.history(game, user) for user in (None, 102, 103)],
            "pictures": [draw(h.view).png for h in hands] + [draw_battle(table.view).png],
            "words": [draw(table.view).alt, draw_battle(table.view).alt],
        }


@nightly
async def test_cards_dealt_to_a_vassal_are_a_secret(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Only the commander sees them: all else is equal, whatever was dealt and chosen (X2.7.1)."""
    seen, logs = [], []
    for cards, played in (
        (("varys", "janos-slynt", "beric-dondarrion"), "janos-slynt"),
        (("jaqen-hghar", "syrio-forel", "jon-connington"), "syrio-forel"),
    ):
        caplog.clear()
        with caplog.at_level(logging.DEBUG):
            seen.append(await seen_by_others(path.with_name(f"{played}.db"), cards, played))
        logs.append([(r.name, r.levelname, r.getMessage()) for r in caplog.records])
    for what, told in seen[0].items():
        assert told == seen[1][what], what
    assert logs[0] == logs[1]


async def test_everybody_sees_for_whom_somebody_is_asked(path: Path) -> None:
    """The panel of a commander says for which vassal it asks, and so do the others' (X2.7.4)."""
    async with playing(path, rulesets={RULES.id: RULES}, clock=Clock()) as play:
        position = fighting(("varys", "janos-slynt", "beric-dondarrion"))
        game = await lay_position(play, position, USERS, now=1_700_000_000.0)
        assert await kind_for(play, game, 101) == "house-card"
        say = localizer_for("en").of(RULES.id)
        panel = str(question_panel(await play.seat_view(game, 101), say).components())
        assert say("panel-on-behalf", seat="seat:tyrell") in panel
        assert say("panel-on-behalf", seat="seat:baratheon") not in panel
        assert "ask-house-card-for" not in panel
        waiting = str(question_panel(await play.seat_view(game, 102), say).components())
        assert say("seat-for", seat="Baratheon (101)", other="seat:tyrell") in waiting
        assert (await play.table_view(game)).view["question"]["for"] == {"baratheon": "tyrell"}
