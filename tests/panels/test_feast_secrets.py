"""X3.2.6 Objectives in a hand are known to their house alone; what was taken openly, to all."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from bot.games.pictures import NoPicture, draw, draw_hand, text_board
from bot.games.registry import plugin_of
from bot.lookup import ReaderView
from engine.agot.expansions.feast_for_crows.objectives import printed
from engine.agot.expansions.feast_for_crows.ruleset import FeastForCrows
from engine.agot.expansions.feast_for_crows.state import FeastState
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.saving import load, save
from engine.records.position import public_line
from engine.stewards.levels import minds
from tests.agot.playing import looks, plain
from tests.play.tables import ANN, BOB, awaited_users, playing, send_all, step
from tests.running.marks import nightly
from tests.words import strict_localizer

from .games import running_game

RULES = FeastForCrows()
SAY = strict_localizer(RULES.id)


def table_of(game: Game[Any]) -> FeastState:
    """Return the table itself."""
    return cast(FeastState, game.state)


def twin_of(game: Game[Any], one: str, two: str) -> Game[Any] | None:
    """Return the game with what two houses secretly hold exchanged, if that makes a difference."""
    saved = json.loads(json.dumps(save(game)))
    if saved["answers"] or saved["sealed"]:
        return None
    rest = json.loads(saved["rest"])
    hands, shown = rest["objectives"], rest["shown"]
    secret = {h: [c for c in hands[h] if c not in shown.get(h, [])] for h in (one, two)}
    if len(secret[one]) != len(secret[two]) or secret[one] == secret[two]:
        return None
    for house, other in ((one, two), (two, one)):
        hands[house] = sorted([*shown.get(house, []), *secret[other]])
    saved["rest"] = json.dumps(rest)
    return load(game.ruleset, saved)


def reloaded(game: Game[Any]) -> Game[Any]:
    """Return the game as it is after a restart; what was told before is told no more."""
    return load(game.ruleset, json.loads(json.dumps(save(game))))


def moments(seed: int) -> Iterator[Game[Any]]:
    """Go through a random game, rest by rest."""
    rng = random.Random(seed)
    game: Game[Any] = Game.new(RULES, {})
    while not game.over:
        yield game
        for seat in game.awaited:
            game.answer(seat, game.shape_for(seat).sample(rng))


def shown_to(game: Game[Any], seat: str | None) -> list[Any]:
    """Return what the bot shows to a house, or to somebody who does not play."""
    plugin, say = plugin_of(RULES.id), SAY
    view = game.view(seat)
    personal = plugin.personal(view, tokens=None, options=()) if seat is not None else None
    info = running_game(RULES.id, *game.setup.seats)
    sight = ReaderView(info, view)
    return [
        text_board(view, personal),
        [plugin.lookup.seat(house, sight, say) for house in view["houses"]],
        [
            plugin.lookup.card(c, sight, say)
            for c in plugin.lookup.cards()
            if c.startswith("objective")
        ],
        plugin.heading(view, seat, say) if seat is not None else (),
        plugin.ending(view),
    ]


@nightly
def test_what_two_houses_hold_shows_nowhere_else() -> None:
    """Views, events, reasons, lines and looks of all others are the same with hands exchanged."""
    hands_are_exchanged((1,), least=3)


@nightly
def test_what_two_houses_hold_shows_nowhere_else_in_several_games() -> None:
    """The same in more games, and for more pairs of houses."""
    hands_are_exchanged((1, 2), least=7)


def hands_are_exchanged(seeds: Sequence[int], least: int) -> None:
    """Compare games with those in which two houses hold what the other held."""
    compared, pictures = 0, 0
    for seed in seeds:
        rng = random.Random(f"secrets/{seed}")
        for game in moments(seed):
            one, two = rng.sample(game.setup.seats, 2)
            if rng.random() > 0.015 or (twin := twin_of(game, one, two)) is None:
                continue
            compared += 1
            same = reloaded(game)
            assert public_line(twin) == public_line(same)
            for seat in [None, *(s for s in game.setup.seats if s not in (one, two))]:
                assert looks(twin, seat) == looks(same, seat)
                events = [plain(e) for e in same.events if e.is_for(seat)]
                assert [plain(e) for e in twin.events if e.is_for(seat)] == events
                assert shown_to(twin, seat) == shown_to(same, seat)
                if compared == least:
                    pictures += 1
                    assert draw(twin.view(seat)).png == draw(same.view(seat)).png
            for seat in (one, two):
                assert shown_to(twin, seat) != shown_to(same, seat)
    assert compared >= least
    assert pictures == 3


def test_reasons_of_open_answers_tell_no_objective() -> None:
    """X3.2.6: what everybody may read of an answer is the same, whatever the house holds."""
    mind, told = minds[RULES.id], 0
    for game in moments(3):
        question = game.question
        assert question is not None
        for seat in question.shapes:
            if seat == CHANCE or not mind.is_told(game.state, question.kind):
                continue
            other = next(s for s in game.setup.seats if s != seat)
            if (twin := twin_of(game, seat, other)) is None or question.kind == "score-objective":
                continue
            value = game.shape_for(seat).sample(random.Random(told))
            assert mind.reason(twin, seat, value) == mind.reason(game, seat, value)
            told += 1
    assert told > 60
    assert not mind.is_told(game.state, "objectives")
    assert not mind.is_told(game.state, "give-objective")
    assert not mind.is_told(game.state, "return-objective")


def test_a_hand_is_drawn_for_its_house_alone() -> None:
    """X3.2.6: nobody else has a picture of it; a map shows it where it is personal."""
    game = next(g for g in moments(4) if g.question is not None and g.question.kind == "orders")
    with pytest.raises(NoPicture):
        draw_hand(game.view(None))
    view, plugin = game.view("arryn"), plugin_of(RULES.id)
    personal = plugin.personal(view, tokens=None, options=())
    assert {o["id"] for o in personal["objectives"]} == set(table_of(game).objectives["arryn"])
    assert draw(view).png != draw(view, personal=personal).png
    alt = draw_hand(view).alt
    say = SAY
    assert all(say.name(f"objective:{o['id']}") in alt for o in personal["objectives"])


def test_what_was_taken_is_known_to_all() -> None:
    """X3.5.5: after Shifting Ambitions everybody sees who took which, in view, words and lookup."""
    for seed in range(20):
        for game in moments(seed):
            taken = {h: c for h, c in table_of(game).shown.items() if c}
            if not taken or table_of(game).pool:
                continue
            house, (card, *_) = next(iter(taken.items()))
            other = next(s for s in game.setup.seats if s != house)
            say, plugin = SAY, plugin_of(RULES.id)
            sight = ReaderView(running_game(RULES.id, *game.setup.seats), game.view(other))
            page = plugin.lookup.card(f"objective:{card}", sight, say)
            known = say("lookup-objective-known", house=f"house:{house}")
            assert known in page.paragraphs
            assert say.name(f"objective:{card}") in text_board(game.view(None))
            return
    raise AssertionError("nobody has taken anything")


async def test_no_row_of_a_table_names_an_objective_in_hand(tmp_path: Path) -> None:
    """Chapters, cards and direct messages that a table sends name no objective that lies in a hand.

    What was turned up in the middle, taken or scored is named.
    """
    rng = random.Random(12)
    async with playing(tmp_path / "books", seed=12, rulesets={RULES.id: RULES}) as play:
        info = await play.new_game(
            host=ANN,
            host_name="Ann",
            guild=1,
            channel=7,
            ruleset=RULES.id,
            options={},
            rulings={},
        )
        await play.join(info.id, BOB, "Bob")
        await play.add_stewards(info.id, ANN)
        game = (await play.start(info.id, ANN)).id
        opened: set[str] = set()
        rounds = 0
        for _ in range(4000):
            table = await play.table_view(game)
            view = table.view
            opened |= {c for seen in view["houses"].values() for c in seen["scored"]}
            opened |= {c for seen in view["houses"].values() for c in seen["shown"]}
            opened |= set(view.get("objective_pool", ()))
            rows = [(r.kind, r.payload) for r in await send_all(play) if r.kind != "private"]
            sent = json.dumps(rows, default=str)
            named = {c for c in objectives() if f"objective:{c}" in sent}
            # What was scored or taken within one step is in the view only now.
            now = (await play.table_view(game)).view["houses"].values()
            opened |= {c for seen in now for c in (*seen["scored"], *seen["shown"])}
            assert named <= opened
            rounds = max(rounds, view["round"])
            if rounds > 3 or not await awaited_users(play, game):
                break
            await step(play, game, rng)
        assert rounds > 3


def objectives() -> list[str]:
    """Return all objectives of the deck."""
    return list(printed()["cards"])
