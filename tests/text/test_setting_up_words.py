"""What can be chosen about a table has words, for every game on offer."""

from typing import Any, get_args

import pytest

from bot.limits.permissions import NEEDS
from bot.panels.reading.help import Situation
from bot.panels.table import choices as offers
from bot.panels.user.notifications import Trial
from bot.play import TableSettings
from bot.play.lobby.options import option_phrase
from bot.play.settings import rows
from bot.play.settings import written as in_text
from bot.posts.settings_lines import option_words
from bot.store.people.users import Reach
from bot.store.table.proposals import Kind, State
from bot.text import Localizer
from bot.ui import limits
from engine.kernel.ruleset import Ruleset
from engine.rulesets import rulesets
from tests.words import languages, strict_localizer


@pytest.fixture
def strict() -> Localizer:
    """The English localizer, which fails for what has no words."""
    return strict_localizer()


@pytest.mark.parametrize("ruleset", rulesets.values(), ids=lambda r: r.id)
def test_every_game_and_option_has_words(ruleset: Ruleset[Any]) -> None:
    """Its name, and each value of each option, all different; what is written has a form."""
    strict = strict_localizer(ruleset.id)
    assert strict.name(f"ruleset:{ruleset.id}")
    written = offers.written_options(ruleset)
    for name, option in written.items():
        form = f"write-{name.replace('_', '-')}"
        assert all(strict(id) for id in (form, f"{form}-field"))
        assert len({option_words(name, value, strict) for value in option}) == len(option)
        for value in option:
            text = offers.as_written(option, value, strict)
            assert option.read(offers.read(ruleset, name, text, strict)) == value
    for name, values in ruleset.options.items():
        if name in written:
            continue
        choices = offers.option_choices(ruleset, name, values[0], strict)
        assert len({c.label for c in choices}) == len(values) <= limits.OPTIONS
        assert [c.value for c in choices if c.chosen] == [in_text(values[0])]
        assert {offers.read(ruleset, name, c.value, strict) for c in choices} == set(values)


def test_a_round_that_never_comes_is_said_in_words() -> None:
    """A number is said as a number, 0 like any other; only a switch is off."""
    assert option_phrase("evolution_round", 0).params == {"value": 0}
    assert option_phrase("endless", False).params == {"value": "off"}
    assert option_phrase("handicap", {}).params == {"value": "off"}


def test_every_ruling_of_the_second_edition_has_words() -> None:
    """So that nobody has to guess what a name means; the readings of a ruling differ."""
    ruleset, strict = rulesets["agot-2e"], strict_localizer("agot-2e")
    for name in offers.open_rulings(ruleset):
        assert strict.knows(f"ruling-{name}")
        assert all(strict.knows(f"reading-{name}-{r}") for r in ruleset.rulings[name])
        labels = [c.label for c in offers.reading_choices(ruleset, name, {}, strict)]
        assert len(set(labels)) == len(ruleset.rulings[name])


@pytest.mark.parametrize(
    "terms",
    [
        TableSettings(),
        TableSettings(together=5 * 3600, alone=7 * 3600, grace=120, at_deadline="wait"),
        TableSettings(hour="20:30", zone="Europe/Berlin", seats="drafted", forced=False),
    ],
)
def test_whatever_is_agreed_is_offered_and_chosen(strict: Localizer, terms: TableSettings) -> None:
    """Even a span or an hour that is not among those suggested; and what is agreed is said."""
    for name, row in rows().items():
        choices = offers.setting_choices(row, terms, "Europe/Berlin", strict)
        assert 2 <= len(choices) <= limits.OPTIONS
        assert sum(c.chosen for c in choices) == 1
        assert len({c.label for c in choices}) == len(choices)
        assert [row.read(c.value) for c in choices if c.chosen] == [getattr(terms, name)]
        assert strict.knows(f"setting-{row.key}")
    assert all(map(strict.say, terms.sentences()))


def test_all_that_is_suggested_fits() -> None:
    """Every hour of the day is offered, beside none; one more takes the place of the last."""
    hour = rows()["hour"]
    assert len(hour.offered(None, None, live=False)) == 25
    assert hour.offered("20:30", None, live=False)[-2:] == ["21:00", "22:00"]


@pytest.mark.parametrize("language", languages())
def test_whatever_can_be_agreed_is_said_when_it_is_changed(language: str) -> None:
    """In every language: each value of a setting that can change while a game runs, and back."""
    say = strict_localizer(language=language)
    usual = TableSettings(together=3600)
    for name, row in rows().items():
        values = row.offered(getattr(usual, name), "Europe/Berlin", live=False)
        for value in values if row.setting.decided != "beforehand" else values[1:]:
            other = TableSettings.agree(usual.changed(name, value, zone="Europe/Berlin"))
            if other != usual:
                assert say.say(other.news(usual))
                assert row.setting.decided == "beforehand" or say.say(usual.news(other))


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
