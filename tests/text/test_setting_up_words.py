"""What can be chosen about a table has words, for every game on offer."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.limits.permissions import NEEDS
from bot.panels.reading.help import Situation
from bot.panels.table import choices as offers
from bot.panels.user.notifications import Trial
from bot.play import Terms
from bot.store.proposals import Kind, State
from bot.store.users import Reach
from bot.text import Localizer
from bot.ui import limits
from bot.ui.layout import SelectOption
from engine.kernel.ruleset import Ruleset
from engine.rulesets import rulesets
from tests.words import strict_localizer


@pytest.fixture
def strict() -> Localizer:
    """The English localizer, which fails for what has no words."""
    return strict_localizer()


@pytest.mark.parametrize("ruleset", rulesets.values(), ids=lambda r: r.id)
def test_every_game_and_option_has_words(ruleset: Ruleset[Any]) -> None:
    """Its name, and each value of each option, all different."""
    strict = strict_localizer(ruleset.id)
    assert strict.name(f"ruleset:{ruleset.id}")
    for name, values in ruleset.options.items():
        choices = offers.option_choices(ruleset, name, values[0], strict)
        assert len({c.label for c in choices}) == len(values) <= limits.OPTIONS
        assert [c.value for c in choices if c.chosen] == [offers.written(values[0])]
        assert {offers.read(ruleset, name, c.value) for c in choices} == set(values)


def test_every_ruling_of_the_second_edition_has_words() -> None:
    """So that nobody has to guess what a name means; the readings of a ruling differ."""
    ruleset, strict = rulesets["agot-2e"], strict_localizer("agot-2e")
    for name in offers.open_rulings(ruleset):
        assert strict.knows(f"ruling-{name}")
        assert all(strict.knows(f"reading-{name}-{r}") for r in ruleset.rulings[name])
        labels = [c.label for c in offers.reading_choices(ruleset, name, {}, strict)]
        assert len(set(labels)) == len(ruleset.rulings[name])


def lines(terms: Terms, say: Localizer) -> Iterator[list[SelectOption]]:
    """Return the lines of all selects about terms."""
    yield offers.seat_choices(terms, say)
    yield offers.together_choices(terms, say)
    yield offers.alone_choices(terms, say)
    yield offers.hour_choices(terms, say)
    yield offers.grace_choices(terms, say)
    yield offers.deadline_choices(terms, say)
    yield offers.absence_choices(terms, say)
    yield offers.forced_choices(terms, say)


@pytest.mark.parametrize(
    "terms",
    [
        Terms(),
        Terms(together=5 * 3600, alone=7 * 3600, grace=90, at_deadline="wait"),
        Terms(hour="20:30", zone="Europe/Berlin", seats="drafted", forced=False),
    ],
)
def test_whatever_is_agreed_is_offered_and_chosen(strict: Localizer, terms: Terms) -> None:
    """Even a span or an hour that is not among those suggested."""
    for choices in lines(terms, strict):
        assert 2 <= len(choices) <= limits.OPTIONS
        assert sum(c.chosen for c in choices) == 1 or (terms.hour and choices[0].value == "none")
    for phrase in (terms.pace, terms.opening, terms.consequence, terms.absence):
        assert strict.say(phrase)
    assert strict.say(replace(terms, at_deadline="stand-in").consequence)


def test_everything_that_is_named_by_a_part_has_words(strict: Localizer) -> None:
    """Permissions, ways to be reached, situations for help, ends of proposals."""
    ids = [f"{kind}-{need.id}" for need in NEEDS for kind in ("permission", "without")]
    ids += [f"help-{where}" for where in get_args(Situation)]
    ids += [f"reach-{way}{of}" for way in get_args(Reach) for of in ("", "-note")]
    ids += [f"reach-kept-{way}" for way in get_args(Reach)]
    ids += [f"check-dm-{trial}" for trial in get_args(Trial)]
    ids += [f"status-voting-{kind}" for kind in get_args(Kind)]
    ids += [f"vote-ended-{state}" for state in get_args(State) if state != "open"]
    assert [id for id in ids if not strict.knows(id)] == []
