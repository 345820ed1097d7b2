"""No message breaks Discord's limits, with the longest names and the fullest states."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import get_args

import pytest

from bot.panels.turn.question import asking_of, question_panel, tell_news
from bot.panels.user.my_games import GameLine, games_list
from bot.panels.widgets import widget_for
from bot.play import (
    Clock,
    GameInfo,
    LogLine,
    OpenQuestion,
    Player,
    Proposal,
    SeatView,
    TableSettings,
    TableView,
    WaitingGame,
)
from bot.posts.messages import Links, put_to_vote, recruiting_card, status_card
from bot.posts.updates import divided, lines_of, scene_title, telling_card
from bot.store.messages.posts import Post
from bot.store.table.proposals import Kind
from bot.text import localizer_for
from bot.ui import limits
from bot.ui.custom_id import LONGEST, CustomId, mark_of
from bot.ui.layout import Button, Layout, SelectOption
from bot.ui.names import escaped
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.running.marks import daily
from tests.wire.limits import breaches, form_breaches

NAME = "*_W@everyone_[x](http://e.xample)*" + "W" * 40
LINK = "https://discord.com/channels/" + "9" * 60
SEATS = ("baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell")

INFO = GameInfo(
    id=98765432,
    guild=2**62,
    channel=2**62,
    host=2**62,
    ruleset="agot-2e",
    options={},
    seats=SEATS,
    rulings={},
    phase="running",
    created=0.0,
    players=tuple(Player(n, 2**62 + n, NAME, seat) for n, seat in enumerate(SEATS)),
)


QUESTIONS = 150
"""Questions of a random game that are asked."""

PANELS = [("agot-2e", 0), ("agot-2e", 1), ("agot-1e", 0), ("agot-2e-adwd", 0), ("inis", 0)]
FEW = [(ruleset, 0, 8) for ruleset in ("agot-2e", "agot-1e", "agot-2e-adwd", "inis")]
"""Games of which the panels of every eighth question are looked at."""


def info_of(ruleset: str, seats: Sequence[str]) -> GameInfo:
    """Return a game whose players have long names."""
    players = tuple(Player(n, 2**62 + n, NAME, seat) for n, seat in enumerate(seats))
    return replace(INFO, ruleset=ruleset, seats=tuple(seats), players=players)


def hands(seed: int, ruleset: str = "agot-2e", each: int = 1) -> Iterator[SeatView]:
    """Go through what the seats of a random game are asked, with random choices made.

    With ``each`` only every so many questions are looked at.
    """
    rng = random.Random(seed)
    most = max(rulesets[ruleset].options["players"])
    game = Game.new(rulesets[ruleset], {"players": most})
    info = info_of(ruleset, game.setup.seats)
    for number in range(QUESTIONS):
        if game.over:
            break
        question = game.question
        assert question is not None
        for seat in game.awaited:
            shape = question.shapes[seat]
            if seat != CHANCE and number % each == 0:
                asked = OpenQuestion(question.number, question.kind, question.params, shape)
                path: list[str] = []
                for _ in range(12):
                    yield SeatView(
                        info, seat, game.view(seat), asked, False, None, tuple(path), game.over
                    )
                    options = shape.step(path).options
                    if not options:
                        break
                    path.append(rng.choice(options).id)
                value = shape.sample(rng)
                yield SeatView(info, seat, game.view(seat), asked, True, value, (), game.over)
            else:
                value = shape.sample(rng)
            game.answer(seat, value)


@pytest.mark.parametrize(
    ("ruleset", "seed", "each"), daily(*FEW, of=[*FEW, *((*one, 1) for one in PANELS)])
)
def test_every_panel_of_a_game_fits(ruleset: str, seed: int, each: int) -> None:
    """Whatever is asked, chosen or sealed, and every form that a panel opens."""
    say = localizer_for("en").of(ruleset)
    news = tuple(
        LogLine(
            n,
            "event-marched",
            {
                "house": "house:lannister",
                "units": {"routed-siege-engine": 2, "footman": 1},
                "origin": "area:the-mountains-of-the-moon",
                "area": "area:port-of-dragonstone",
            },
        )
        for n in range(12)
    )
    for hand in hands(seed, ruleset, each):
        told = replace(hand, told=news)
        for changing in (False, True) if hand.answered else (False,):
            layout = question_panel(told, say, notice="x" * 1500, changing=changing)
            tell_news(layout, told, say)
            assert breaches(layout.components()) == []
        asking = asking_of(hand, say)
        assert asking is not None
        if hand.draft:
            continue
        for press in (asking.press("type"), asking.press("fill-in", "0")):
            form = widget_for(asking.shape).form_for(asking, press)
            if form is not None:
                assert form_breaches(form.to_dict()) == []


@pytest.mark.parametrize("seed", daily(0, of=range(2)))
def test_an_answer_leads_back_to_the_choices_that_make_it(seed: int) -> None:
    """For every shape, so that a sealed answer can be shown in words and changed."""
    for hand in hands(seed):
        if hand.answered and hand.question is not None:
            shape = hand.question.shape
            path = widget_for(shape).retrace(shape, hand.sealed)
            assert shape.step(path).value == hand.sealed


@pytest.mark.parametrize("seed", daily(0, of=range(2)))
def test_a_step_back_is_a_choice_less(seed: int) -> None:
    """Back leads to where one came from, as often as there is something to take back."""
    for hand in hands(seed):
        asking = asking_of(hand, localizer_for("en"))
        assert asking is not None
        widget = widget_for(asking.shape)
        for _ in range(60):
            back = widget.back(asking) if asking.path else []
            before = widget.settle(asking.shape, back)
            if before == list(asking.path):
                break
            assert len(before) < len(asking.path)
            asking = asking.along(before)
        assert list(asking.path) == widget.settle(asking.shape, ())


def test_cards_fit() -> None:
    """With the longest names and more events than fit."""
    event = {
        "id": "event-occupied",
        "params": {"house": "house:lannister", "area": "area:yronwood"},
    }
    users = dict.fromkeys(range(2**62, 2**62 + 6), True)
    words = {
        "user": f"user:{2**62}",
        "round": 10,
        "what": {"id": "for-orders", "params": {}},
        "seats": [f"seat:{s}" for s in SEATS],
        "at": "time:1900000000",
        "answers": 1000,
    }
    proposals = [
        Proposal(2**31, 1, kind, {"words": words}, 2**62, 2e9, "open", users)
        for kind in get_args(Kind)
    ]
    terms = TableSettings(together=30 * 86400, alone=86400, grace=3600, at_deadline="stand-in")
    away = [replace(p, away=2e9, stand_in="away", offered=True) for p in INFO.players]
    info = replace(
        INFO,
        players=tuple(away),
        terms=terms.to_json(),
        paused=1.9e9,
        options={"players": 6, "tides_of_battle": True, "house_card_abilities": False},
    )
    view = {"ruleset": "agot-2e", "round": 10, "phase": "planning"}
    clocks = {seat: Clock(seat, 7, 1.9e9, 2e9) for seat in SEATS}
    table = TableView(info, view, 7, "orders", SEATS, (), clocks, tuple(proposals))
    waiting = WaitingGame(INFO, "stark", 7, "orders", Clock("stark", 7, 1.9e9, 2e9))
    line = GameLine(INFO, "x" * 100, waiting, Post(INFO.id, "card", 2**62, 2**62))
    parts = divided(lines_of(INFO, [event] * 400, localizer_for("en").of("agot-2e")))
    assert len(parts) > 1
    assert sum(len(part) for part in parts) == 400  # no line is lost where there is no room
    cards = [
        recruiting_card(info, rulesets["agot-2e"], localizer_for("en")),
        status_card(table, localizer_for("en"), Links(LINK, LINK, 10**19)),
        *(
            telling_card(
                INFO,
                "### " + "x" * 200,
                part,
                localizer_for("en"),
                mark="12345678-123456-0",
                pictures=[("map.png", "a" * 3000), ("map-2.png", "a" * 3000)],
                note="x" * 200,
            )
            for part in parts
        ),
        telling_card(
            INFO,
            scene_title(INFO, event, localizer_for("en")),
            (),
            localizer_for("en"),
            mark="12345678-123456-0",
            pictures=[("map.png", "a" * 3000)],
        ),
        games_list([line] * 60, localizer_for("en")),
    ]
    vote = put_to_vote(
        info, proposals[-1], list(users), localizer_for("en"), mark="12345678-123456-0"
    )
    assert breaches(vote.components()) == []
    assert len(vote.text) < limits.CONTENT
    for card in cards[:-1]:
        assert breaches(card.components()) == []
    assert [b for b in breaches(cards[-1].components()) if "twice" not in b] == []


def test_names_do_nothing() -> None:
    """No markup, mention, link or line break of a name has an effect."""
    name = escaped("@everyone **a**\n[b](http://c)")
    assert "@everyone" not in name
    assert "**a**" not in name
    assert "\n" not in name


def test_a_press_says_everything_in_its_id() -> None:
    """What is written is read; what is too long is refused before Discord does."""
    press = CustomId(7, "take", 12, mark_of(["area:pyke"]), "area:the-arbor")
    assert CustomId.decode(press.encode()) == press
    with pytest.raises(ValueError, match="characters"):
        CustomId(7, "take", 12, "", "x" * LONGEST).encode()
    with pytest.raises(ValueError, match="not a custom_id"):
        CustomId.decode("o1:77:12")


def test_too_much_text_is_cut() -> None:
    """The longest texts give way, the short ones stay whole."""
    layout = Layout().text("a" * 3000).text("b" * 3000).text("short")
    assert breaches(layout.components()) == []
    assert any(c.get("content") == "short" for c in limits.walk(layout.components()))


def test_breaches_are_found() -> None:
    """The helper that tests lean on can say no."""
    press = CustomId(1, "take")
    row = {"type": 1, "components": [{"type": 2, "custom_id": "x", "label": "x" * 81}] * 41}
    assert [b.split(":")[0] for b in breaches([row])][:2] == [
        "42 components",
        "custom_id twice",
    ]
    twice = Layout().buttons(Button("x", press), Button("y", press))
    assert any("twice" in b for b in breaches(twice.components()))
    full = Layout().select(press, [SelectOption(str(n), "x") for n in range(26)], "p")
    assert any("options" in b for b in breaches(full.components()))
