"""What friends type where an expansion asks something, in their own words and with errors."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.panels.turn.question import asking_of
from bot.panels.widgets import Asking, widget_for
from bot.text import languages, localizer_for
from tests.panels.test_every_question import hands
from tests.running.marks import daily
from tests.walk.routes import EVERY, ROUTES
from tests.walk.waypoint import Waypoint

BY_ID = {waypoint.id: waypoint for waypoint in EVERY}
RULESET = {waypoint.id: ruleset for ruleset, way in ROUTES.items() for waypoint in way}
OWN = [w for ruleset, way in ROUTES.items() if ruleset != "agot-2e" for w in way]
BITE = {"area": "the-bite", "slot": 2, "card": "customs-officer"}

TYPED: tuple[tuple[str, str, Any], ...] = (
    ("objectives", "naval, protect, pull", None),
    ("score-special", "yes", True),
    ("score-special", "no", False),
    ("score-objective", "black", "take-the-black"),
    ("score-objective", "nothing", None),
    ("claim", "tyrel", ["tyrell"]),
    ("claim", "none", []),
    ("vassal-orders", "highgarden m; reach r/s", {"the-reach": "raid-support+1"}),
    ("vassal-orders", "highgarden d+3", {"highgarden": "defend+3"}),
    ("vassal-orders", "highgarden muster", {"highgarden": "defend-muster+1"}),
    ("vassal-orders", "none", {}),
    ("vassal-raids", "blakwater", {"area": "the-reach", "target": "blackwater"}),
    ("vassal-raids", "stay", {"area": "the-reach", "target": None}),
    ("vassal-muster-order", "no", {"area": "highgarden", "do": "nothing"}),
    ("bronn", "yes", {"card": "bronn", "use": True}),
    ("take-a-loan", "bite customs", BITE),
    ("take-a-loan", "customs officer", BITE),
    ("take-a-loan", "bite none", {"area": "the-bite", "slot": None, "card": None}),
    ("pyromancer", "white harbor crown", {"areas": ["white-harbor"], "into": "power"}),
    ("loyal-maester", "winterfell, pyke", {"areas": ["winterfell", "pyke"]}),
    ("faceless-men", "pyke f; lannisport k", {"pyke": {"footman": 1}}),
    ("sellswords", "none", {}),
    ("spymaster", "empty; domestic", {"top": ["empty-promises", "domestic-disputes"]}),
    ("pay-debt", "knight", {"house": "lannister", "units": {"lannisport": {"knight": 1}}}),
    ("give-bid", "lannister 2, stark 1", {"lannister": 2, "stark": 1}),
    ("give-bid", "lannister 3", {"lannister": 3}),
    ("domestic-disputes", "winterfell, pyke", {"areas": ["winterfell", "pyke"], "pay": True}),
    ("domestic-disputes", "none", {"pay": False}),
    ("playing-with-fire", "blackwater stark", {"areas": ["blackwater"], "house": "stark"}),
    ("watering-the-seed", "no", {"pay": False}),
    ("place-loyalty", "karhold castle black", ["karhold", "castle-black"]),
    ("fire-made-flesh", "norvos 10", {"do": "destroy-dragon", "token": 10}),
    ("move-loyalty", "karhold > winterfell", {"from": "karhold", "to": "winterfell"}),
    ("cancel-loyalty", "yes", True),
    ("cancel-loyalty", "leave", False),
    ("dragons-fly", "pentos: moat cailin 2d", {"moves": {"moat-cailin": {"dragon": 2}}}),
    ("aeron-damphair-adwd", "none", {"use": False}),
    ("ser-ilyn-payne", "karhold", {"area": "karhold"}),
)


def asked(waypoint: Waypoint, tag: str = "en") -> Asking:
    """Return the question as its player sees it in a language."""
    ruleset = RULESET[waypoint.id]
    hand = next(h for h in hands(waypoint.begin().game) if h.seat == waypoint.seat)
    asking = asking_of(hand, localizer_for(tag).of(ruleset))
    assert asking is not None
    return asking


@pytest.mark.parametrize(("id", "text", "value"), TYPED, ids=[f"{i}: {t}" for i, t, _ in TYPED])
def test_an_answer_is_typed_as_friends_say_it(id: str, text: str, value: Any) -> None:
    """Short, and with a letter missing here and there; of long answers the given part counts."""
    asking = asked(BY_ID[id])
    reading = widget_for(asking.shape).read(asking, text)
    assert reading.problems == ()
    step = asking.shape.step(reading.path)
    assert step.ready
    if isinstance(value, dict) and value:
        assert value.items() <= step.value.items()
    elif id != "objectives":
        assert step.value == value


@pytest.mark.parametrize("tag", daily("en", "fa", of=[tag for tag in languages() if tag != "zh"]))
def test_a_missing_letter_is_forgiven_wherever_an_expansion_asks(tag: str) -> None:
    """In each language with letters: the bot's own example is read with an error as well."""
    rng = Random(1)
    for waypoint in OWN:
        asking = asked(waypoint, tag)
        widget = widget_for(asking.shape)
        example = widget.example(asking)
        meant = widget.read(asking, example)
        assert (meant.problems, meant.understood) == ((), True), (waypoint.id, example)
        reading = widget.read(asking, misspelt(example, rng))
        near = reading.path == meant.path or any(p.guesses for p in reading.problems)
        assert near, (waypoint.id, example)


def misspelt(text: str, rng: Random) -> str:
    """Leave a letter out of the longest word."""
    longest = max(text.split(), key=len)
    if len(longest) < 5:
        return text
    at = rng.randrange(1, len(longest) - 1)
    return text.replace(longest, longest[:at] + longest[at + 1 :], 1)
