"""The panels in which a player answers ahead, and plans typed as text."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import plugins
from bot.panels.ahead.layouts import ahead_panel, answers, asking_ahead, first_drafted, offered, way
from bot.panels.ahead.typed import Misunderstood, Understood, plan_words, suggestions, understand
from bot.panels.widgets import Asking, widget_for
from bot.parsing.plans import (
    TypedChoice,
    TypedPlan,
    matching_conditions,
    read_conditions,
    split_plans,
)
from bot.play.ahead.upcoming import Draft, UpcomingQuestion
from bot.text import languages, localizer_for
from bot.ui.limits import walk
from engine.kernel.ahead.lookahead import planned
from engine.kernel.ahead.plans import Plan, TakesPlans
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.shapes.base import WrongPath
from engine.rulesets import rulesets
from tests.agot.scenario import Position, given
from tests.running.marks import daily
from tests.walk.whole_round import RIVAL, beginning
from tests.wire.limits import breaches
from tests.words import strict_localizer

from .planned import making, prospect_at

SAY = localizer_for("en").of("agot-2e")
TYPING_WORDS = plan_words(SAY)
MOST_QUESTIONS = 160
TAPS = Path(__file__).parents[2] / "docs" / "taps.md"
PLANNING = sorted(r for r in plugins() if isinstance(rulesets[r], TakesPlans))


def north() -> Position:
    """Lannister and Greyjoy march first; Stark has three marches in the North."""
    return given(
        units={
            "winterfell": "stark 2F 1K",
            "white-harbor": "stark 1F",
            "the-shivering-sea": "stark 2S",
            "lannisport": "lannister 2F",
            "moat-cailin": "greyjoy 1F",
            "greywater-watch": "greyjoy 1F",
        },
        orders={
            "winterfell": "march+0",
            "white-harbor": "march-1",
            "the-shivering-sea": "march+1*",
            "lannisport": "march+0",
            "greywater-watch": "march-1",
            "moat-cailin": "defend+1",
        },
        tracks={"iron-throne": "lannister greyjoy stark"},
        phase="marches",
    )


def labels(upcoming: UpcomingQuestion, kind: int) -> list[str]:
    """Return the labels of the buttons, or the options of the selects, of a panel."""
    found = []
    for part in walk(ahead_panel(upcoming, SAY).components()):
        if part["type"] == kind == 2:
            found.append(str(part["label"]))
        if part["type"] == kind == 3:
            found += [str(option["label"]) for option in part["options"]]
    return found


# -- panels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", daily("agot-1e", "agot-2e-mod", "inis", of=PLANNING))
def test_every_step_of_every_plan_keeps_the_limits(ruleset: str) -> None:
    """Whatever may be planned in a random game, along random choices, no word is missing."""
    rng, say = random.Random(5), strict_localizer(ruleset)
    game = Game.new(rulesets[ruleset], {})
    kinds = set()
    for turn in range(MOST_QUESTIONS):
        question = game.question
        if question is None:
            break
        if turn % 4 == 0 and CHANCE not in question.shapes:
            upcoming = prospect_at(game, rng.choice(game.setup.seats))
            assert breaches(ahead_panel(upcoming, say).components()) == []
            for foreseen in upcoming.open:
                kinds.add(foreseen.kind)
                _walk_along(upcoming, foreseen, say, rng)
        for seat in game.awaited:
            game.answer(seat, question.shapes[seat].sample(rng))
    assert len(kinds) >= 2


def _walk_along(upcoming: UpcomingQuestion, foreseen: Any, say: Any, rng: random.Random) -> None:
    path: list[str] = []
    for _ in range(6):
        draft = Draft(upcoming.key(foreseen), tuple(path))
        now = replace(upcoming, draft=draft)
        asking = asking_ahead(now, say)
        assert asking is not None
        assert breaches(ahead_panel(now, say).components()) == []
        for condition in offered(now, asking):
            assert say.say(now.rules.condition_in_words(condition))
        try:
            options = asking.step.options
        except WrongPath:
            return
        if not options:
            return
        path = [*asking.path, rng.choice(options).id]


def test_a_complete_answer_can_be_planned_with_each_of_its_usual_conditions() -> None:
    """One press plans it as it is, or only if the first, second, third or fourth holds."""
    moves = ["area:winterfell", *["unit:footman", "area:moat-cailin"] * 2]
    upcoming = making(prospect_at(north().game, "stark"), "march", moves)
    assert [label for label in labels(upcoming, 2) if label.startswith("Plan it")] == [
        "Plan it",
        *(f"Plan it if {n}" for n in (1, 2, 3, 4)),
    ]
    assert "7 · Moat Cailin is empty" in labels(upcoming, 3)


def test_a_panel_that_offers_to_keep_a_plan_has_room_for_many_targets() -> None:
    """One Footman of three is left, and has nine places to go; all else is below them."""
    table = given(
        units={
            "moat-cailin": "stark 2F 1K",
            "the-narrow-sea": "stark 1S",
            "the-mountains-of-the-moon": "lannister 2F",
            "lannisport": "lannister 1F",
        },
        orders={
            "moat-cailin": "march+0",
            "the-mountains-of-the-moon": "defend+1",
            "lannisport": "march+0",
        },
        tracks={"iron-throne": "lannister stark"},
        phase="marches",
    )
    attack = [
        *("unit:footman", "area:the-mountains-of-the-moon"),
        *("unit:knight", "area:the-mountains-of-the-moon"),
    ]
    chosen = making(prospect_at(table.game, "stark"), "march", ["area:moat-cailin", *attack])
    asking = asking_ahead(chosen, SAY)
    assert asking is not None
    assert chosen.draft is not None
    before, said = answers(asking, offered(chosen, asking)[:1])
    another = replace(chosen.draft, before=tuple(before), said=tuple(said))
    for now in (chosen, replace(chosen, draft=another)):
        assert breaches(ahead_panel(now, SAY, SAY("panel-moved-on")).components()) == []
        assert "Plan it if 4" in labels(now, 2)
        assert {"Crackclaw Point", "Winterfell"} <= set(labels(now, 3))


def test_an_army_is_taken_to_stay_together() -> None:
    """Where to is the first question about an order; who may be chosen otherwise."""
    upcoming = making(prospect_at(north().game, "stark"), "march", ["area:winterfell"])
    assert "Karhold" in labels(upcoming, 2)
    assert "Choose others" in labels(upcoming, 2)
    assert "Plan it" not in labels(upcoming, 2)


def test_what_all_are_asked_at_once_is_answered_without_conditions() -> None:
    """7.6: whoever is asked ahead of their turn locks in, as if it were their turn."""
    table = given(
        units={"winterfell": "stark 1F", "lannisport": "lannister 1F"},
        orders={"winterfell": "consolidate*", "lannisport": "consolidate*"},
        tracks={"iron-throne": "lannister stark"},
        phase="power",
    )
    asked = replace(first_drafted(prospect_at(table.game, "stark")), gathered=True)
    assert asked.draft is not None
    key, *_ = asked.open[0].shape.answers  # type: ignore[attr-defined]  # one of several
    ready = replace(asked, draft=replace(asked.draft, path=key))
    assert "Confirm" in labels(ready, 2)
    assert not [label for label in labels(ready, 2) if label.startswith("Plan it")]


def test_the_way_to_the_next_decision() -> None:
    """7.2: Stark marches after Lannister and Greyjoy."""
    said = way(prospect_at(north().game, "stark"), SAY)
    assert said.index("Lannister") < said.index("Greyjoy")


# -- typed ----------------------------------------------------------------------------------------


def test_a_text_is_parted_into_plans_choices_and_conditions() -> None:
    """Semicolons part plans; the words of the language part what is in them."""
    text = "winterfell: moat cailin 2f; white harbor: narrow sea s if empty, else stay"
    assert split_plans(text, TYPING_WORDS) == [
        TypedPlan("winterfell: moat cailin 2f", (TypedChoice("winterfell: moat cailin 2f"),)),
        TypedPlan(
            "white harbor: narrow sea s if empty, else stay",
            (TypedChoice("white harbor: narrow sea s", ("empty",)),),
            passes=True,
        ),
    ]


@pytest.mark.parametrize(
    ("text", "answers", "conditions", "passes"),
    [
        ("a: b", ["a: b"], [()], False),
        ("a: b only if empty and supply 3", ["a: b"], [("empty and supply 3",)], False),
        ("a: b if x else c otherwise ask", ["a: b", "c"], [("x",), ()], False),
        ("a: b, else do nothing", ["a: b"], [()], True),
        ("a: b, else c if y, or else stay", ["a: b", "c"], [(), ("y",)], True),
        ("A: B IF Empty", ["A: B"], [("Empty",)], False),
        ("iffy: elsewhere", ["iffy: elsewhere"], [()], False),
    ],
)
def test_words_between_the_parts_of_a_plan(
    text: str, answers: list[str], conditions: list[tuple[str, ...]], passes: bool
) -> None:
    """Second choices in order, two conditions together, and what is done otherwise."""
    (plan,) = split_plans(text, TYPING_WORDS)
    assert [choice.answer for choice in plan.choices] == answers
    assert [choice.conditions for choice in plan.choices] == conditions
    assert plan.passes == passes


def test_a_condition_is_known_by_some_of_its_words() -> None:
    """The beginnings of words are enough."""
    there = [
        ["the area is empty"],
        ["the area is defended by at most 3"],
        ["my supply is at least 3"],
        ["my supply is at least 30"],
    ]
    assert matching_conditions("empty", there) == [0]
    assert matching_conditions("def 3", there) == [1]
    assert matching_conditions("3", there) == [1, 2]
    assert matching_conditions("nothing of it", there) == []


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("lead 1", [0]),
        ("lead +1", [0]),
        ("lead −1", [1]),
        ("lead -1", [1]),
        ("lead - 1", [1]),
        ("lead-1", [1]),
        ("lead ‎−۱", [1]),
        ("lead −2", []),
        ("lead", [0, 1]),
        ("hill 2-3", [2]),
        ("hill -3", []),
    ],
)
def test_a_minus_is_a_part_of_its_number(text: str, meant: list[int]) -> None:
    """With either sign, with a gap or without; a dash between two numbers is none."""
    there = [["my lead is 1"], ["my lead is −1"], ["2 to 3 on the hill"]]
    assert matching_conditions(text, there) == meant


@pytest.mark.parametrize("minus", ["−", "-", "- "])
@pytest.mark.parametrize("language", languages())
def test_a_lead_may_be_negative_in_each_language(language: str, minus: str) -> None:
    """A lead of at least −1 and one of at least 1 are two conditions."""
    say = strict_localizer("agot-2e", language)
    said = [say("plan-if-ahead", area="area:highgarden", by=by) for by in (1, 0, -1)]
    typed = [re.sub(r"[−-](?=\d)", minus, words) for words in said]
    assert [minus in words for words in typed] == [False, False, True]
    there = [[words] for words in said]
    assert [matching_conditions(text, there) for text in typed] == [[0], [1], [2]]


def test_conditions_are_joined_by_words_that_may_be_in_one_too() -> None:
    """One condition has the word for "and" in it."""
    there = [["hill is empty"], ["a has not been attacked, and all are there"]]
    both = frozenset({"and"})
    assert read_conditions("not attacked and all there and hill", both, there) == ([[1], [0]], "")
    assert read_conditions("hill and not attacked", both, there) == ([[0], [1]], "")
    assert read_conditions("hill and pigs fly", both, there) == ([[0]], "pigs fly")


def test_what_follows_a_semicolon_may_belong_to_the_plan_before() -> None:
    """As plans are said in their list."""
    (plan,) = split_plans("a: b; else c; else stay", TYPING_WORDS)
    assert [choice.answer for choice in plan.choices] == ["a: b", "c"]
    assert plan.passes


def read(text: str) -> Understood | Misunderstood:
    """Read one plan of Stark's."""
    (plan,) = split_plans(text, TYPING_WORDS)
    return understand(plan, prospect_at(north().game, "stark"), SAY)


def test_a_march_with_a_condition_and_nothing_otherwise() -> None:
    """As one would say it."""
    found = read("shivering sea: narrow sea s if empty, else stay")
    assert isinstance(found, Understood)
    assert found.choices[0]["value"]["moves"] == {"the-narrow-sea": {"ship": 1}}
    assert found.choices[0]["conditions"] == [{"if": "empty", "area": "the-narrow-sea"}]
    assert found.otherwise == "pass"


def test_a_second_choice_is_for_the_same_order() -> None:
    """It need not be named again."""
    found = read("winterfell: moat cailin 2f if at most 3 and my supply, else karhold k")
    assert isinstance(found, Understood)
    first, second = found.choices
    assert [c["if"] for c in first["conditions"]] == ["defence", "supply"]
    assert (second["value"]["area"], second["value"]["moves"]) == (
        "winterfell",
        {"karhold": {"knight": 1}},
    )


def test_a_condition_is_meant_for_each_target() -> None:
    """Two places that are to be empty."""
    found = read("winterfell: karhold k, stony shore f if empty")
    assert isinstance(found, Understood)
    assert sorted(c["area"] for c in found.choices[0]["conditions"]) == [
        "karhold",
        "the-stony-shore",
    ]


@pytest.mark.parametrize(
    "text", ["nowhere at all", "winterfell: moat cailin if pigs fly", "winterfell: dragonstone k"]
)
def test_what_is_not_understood_says_why(text: str) -> None:
    """Unknown places and conditions, and places out of reach."""
    found = read(text)
    assert isinstance(found, Misunderstood)
    assert all(found.lines)


def test_suggestions_go_on_with_what_is_typed() -> None:
    """Orders first, then where to, then conditions; what is settled stays as it is."""
    upcoming = prospect_at(north().game, "stark")
    assert "White Harbor: Karhold" in suggestions("", upcoming, SAY)
    assert suggestions("wint moat", upcoming, SAY) == []
    assert "Winterfell: Karhold" in suggestions("winterfell: kar", upcoming, SAY)
    onward = suggestions("winterfell: karhold k; white", upcoming, SAY)
    assert onward[0].startswith("winterfell: karhold k; White Harbor: ")
    ends = suggestions("winterfell: karhold k if emp", upcoming, SAY)
    assert ends == ["winterfell: karhold k if Karhold is empty"]


@pytest.mark.parametrize(
    ("tag", "typed", "found"),
    [
        ("ru", "винтерфелл: кар", "Винтерфелл: Кархолд"),
        ("hu", "deres: kar", "Deres: Karhold"),
        ("zh", "临冬城: 卡", "临冬城: 卡霍城"),
        ("fa", "وينترفل: کار", "وینترفل: کارهولد"),
        ("ru", "winterfell: kar", "Винтерфелл: Кархолд"),
        ("zh", "winterfell: kar", "临冬城: 卡霍城"),
    ],
)
def test_suggestions_are_found_in_two_languages(tag: str, typed: str, found: str) -> None:
    """Whoever types in their own language or in English is shown their own."""
    upcoming = prospect_at(north().game, "stark")
    assert found in suggestions(typed, upcoming, localizer_for(tag).of("agot-2e"))


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("ru", "винтерфелл: кархолд 1 рыцарь, если кархолд пуст, иначе ничего"),
        ("hu", "Deres: Karhold 1 lovag, ha Karhold ures, kulonben semmi"),
        ("hu", "Deres: Karhold 1 lovag, ha Karhold üres, különben semmi"),
        ("zh", "临冬城：卡霍城1骑士如果卡霍城没有人，否则不动"),
        ("fa", "وینترفل: کارهولد ۱ شوالیه، اگر کارهولد خالی باشد، وگرنه هیچ"),
        ("fa", "winterfell: karhold k if karhold is empty, else stay"),
    ],
)
def test_a_plan_is_typed_as_friends_say_it(tag: str, text: str) -> None:
    """With the punctuation, the digits and the letters of any keyboard, or in English."""
    say = localizer_for(tag).of("agot-2e")
    (plan,) = split_plans(text, plan_words(say))
    found = understand(plan, prospect_at(north().game, "stark"), say)
    assert isinstance(found, Understood), found
    assert found.choices[0]["value"]["moves"] == {"karhold": {"knight": 1}}
    assert found.choices[0]["conditions"] == [{"if": "empty", "area": "karhold"}]
    assert found.otherwise == "pass"


def test_a_whole_round_is_three_typed_lines() -> None:
    """The lines of docs/taps.md are understood: ten orders, two raids and four marches."""
    text = TAPS.read_text("utf-8").splitlines()
    orders, *plans = [line for line in text if line.startswith(("/orders", "/plan"))]
    table = beginning()
    shape = table.shape("stark")
    asking = Asking(1, 1, "orders", {}, shape, (), SAY, False, "stark", {"ruleset": "agot-2e"})
    reading = widget_for(shape).read(asking, orders.partition(" ")[2])
    assert reading.problems == ()
    value = shape.step(reading.path).value
    assert len(value) == 10
    table.answer("greyjoy", RIVAL).answer("stark", value).answer("greyjoy", {"do": "pass"})
    made: list[Plan] = []
    for line in plans:
        for typed in split_plans(line.partition(" ")[2], TYPING_WORDS):
            upcoming = prospect_at(table.game, "stark", made)
            found = understand(typed, upcoming, SAY)
            assert isinstance(found, Understood), found
            foreseen = upcoming.find(found.key)
            assert foreseen is not None
            place = upcoming.foresight.questions.index(foreseen)
            made.append(planned(upcoming.foresight, place, found.choices))
    assert [plan["kind"] for plan in made] == ["raid"] * 2 + ["march"] * 3
    assert sum(len(plan["choices"][0]["value"].get("moves", ())) for plan in made) == 4
    assert all(plan["choices"][0]["conditions"] for plan in made)
