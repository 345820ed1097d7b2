"""What can be chosen about a table, as options of selects: rules, seats, spans of time, hours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from bot.play import Terms
from bot.play.reliability import LEAST
from bot.play.settings import AtDeadline, Gone, LeftAlone, Lights, Maps, Rated, Seats, Threads
from bot.play.settings import Vacation as Absence
from bot.posts.settings_lines import option_words, reading_name
from bot.store.seats import Level
from bot.text import Localizer, languages, localizer_for
from bot.ui.custom_id import number_in
from bot.ui.layout import SelectOption
from bot.ui.limits import OPTIONS
from engine.kernel.ruleset import Ruleset

HOUR, DAY = 3600, 86400

SPANS = [h * HOUR for h in (1, 2, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168, 336)]
"""Seconds for an answer that are suggested."""

QUICK_SPANS = [m * 60 for m in (1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45)]
"""The same for a quick table."""

BANKS = [d * DAY for d in (1, 2, 3, 5, 7, 14)]
"""Seconds of a time bank that are suggested."""

QUICK_BANKS = [m * 60 for m in (5, 10, 15, 20, 30)]
"""The same for a quick table."""

GRACES = [0, 60, 300, 900, 1800, 3600]
"""Seconds of reconsideration that are suggested."""

NONE = "none"
"""The value of the option that stands for nothing."""


def written(value: Any) -> str:
    """Write the value of an option the way it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(ruleset: Ruleset[Any], name: str, typed: str) -> Any:
    """Return the value of an option that is written like this; anything else stays as typed."""
    values = ruleset.options.get(name, ())
    return next((v for v in values if written(v) == typed.strip().lower()), typed.strip())


def option_choices(
    ruleset: Ruleset[Any], name: str, chosen: Any, say: Localizer
) -> list[SelectOption]:
    """Offer the values of an option."""
    values = ruleset.options[name]
    if all(type(value) is int for value in values):
        values = tuple(sorted(values))
    return [
        SelectOption(written(v), option_words(name, v, say), chosen=v == chosen)
        for v in values[:OPTIONS]
    ]


def seat_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer the ways to get a seat."""
    return [
        SelectOption(way, say(f"seats-{way}"), say(f"seats-{way}-note"), chosen=way == terms.seats)
        for way in get_args(Seats)
    ]


def quick_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer a live evening."""
    return [
        SelectOption(
            written(yes), say(f"quick-{written(yes)}"), say(f"quick-{written(yes)}-note"), now
        )
        for yes in (False, True)
        for now in (yes == terms.quick,)
    ]


def hint_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer whether players may ask for hints."""
    return [
        SelectOption(
            written(yes),
            say(f"hints-{written(yes)}"),
            say(f"hints-{written(yes)}-note"),
            yes == terms.hints,
        )
        for yes in (False, True)
    ]


def rating_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer whether a game counts for ratings."""
    return [
        SelectOption(what, say(f"rated-{what}"), say(f"rated-{what}-note"), what == terms.rated)
        for what in get_args(Rated)
    ]


def reliability_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer how reliable whoever joins must be."""
    chosen = terms.reliability
    note = say("reliability-at-least-note")
    return [
        SelectOption(NONE, say("reliability-none"), say("reliability-none-note"), chosen is None),
        *(
            SelectOption(
                str(least), say("reliability-at-least", least=least), note, least == chosen
            )
            for least in sorted({*LEAST, *([] if chosen is None else [chosen])})
        ),
    ]


def light_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer how often a public beacon takes part in the luck."""
    return [
        SelectOption(
            often, say(f"lights-{often}"), say(f"lights-{often}-note"), often == terms.lights
        )
        for often in get_args(Lights)
    ]


def story_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer whether a game that is over is told again."""
    return [
        SelectOption(written(yes), say(f"story-{written(yes)}"), chosen=yes == terms.story)
        for yes in (True, False)
    ]


def together_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer spans for questions to several."""
    chosen = terms.together
    none = SelectOption(NONE, say("span-none"), chosen=chosen is None and terms.hour is None)
    return [none, *_spans(_usual(terms), chosen, say)]


def alone_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer spans for questions to one."""
    none = SelectOption(NONE, say("span-alone-same"), chosen=terms.alone is None)
    return [none, *_spans(_usual(terms), terms.alone, say)]


def hour_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer the hours of the day."""
    hours = [f"{h:02}:00" for h in range(24)]
    if terms.hour is not None and terms.hour not in hours:
        hours = sorted([*hours[:-1], terms.hour])
    none = SelectOption(NONE, say("hour-none"), chosen=terms.hour is None)
    return [none, *(SelectOption(h, h, chosen=h == terms.hour) for h in hours)]


def grace_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer spans of reconsideration."""
    none = SelectOption("0", say("grace-none"), chosen=terms.grace == 0)
    return [none, *_spans(GRACES[1:], terms.grace or None, say)]


def deadline_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer what can happen to late players."""
    return [
        SelectOption(what, say(f"deadline-{what}"), say(f"deadline-{what}-note"), what == chosen)
        for what in get_args(AtDeadline)
        for chosen in (terms.at_deadline,)
    ]


def absence_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer what can happen to players on vacation."""
    return [
        SelectOption(
            what,
            say(f"absence-{what}", level=f"level:{terms.stand_in}"),
            chosen=what == terms.vacation,
        )
        for what in get_args(Absence)
    ]


def level_choices(chosen: str | None, say: Localizer) -> list[SelectOption]:
    """Offer the levels of stewards."""
    return [
        SelectOption(level, say(f"level-{level}"), say(f"level-{level}-note"), level == chosen)
        for level in get_args(Level)
    ]


def gone_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer what can happen to the seat of the one who leaves."""
    return [
        SelectOption(what, say(f"gone-{what}"), say(f"gone-{what}-note"), what == terms.gone)
        for what in get_args(Gone)
    ]


def left_alone_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer what can happen when one person is left."""
    return [
        SelectOption(what, say(f"left-alone-{what}"), chosen=what == terms.left_alone)
        for what in get_args(LeftAlone)
    ]


def winning_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer whether a steward's victory counts."""
    return [
        SelectOption(
            written(yes), say(f"stewards-win-{written(yes)}"), chosen=yes == terms.stewards_win
        )
        for yes in (True, False)
    ]


def forced_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer whether the only possible answer is given without asking."""
    return [
        SelectOption(written(yes), say(f"forced-{written(yes)}"), chosen=yes == terms.forced)
        for yes in (True, False)
    ]


def thread_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer where chapters are posted."""
    return [
        SelectOption(
            where, say(f"threads-{where}"), say(f"threads-{where}-note"), where == terms.threads
        )
        for where in get_args(Threads)
    ]


def event_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer whether deadlines become events of the server."""
    return [
        SelectOption(written(yes), say(f"events-{written(yes)}"), chosen=yes == terms.events)
        for yes in (False, True)
    ]


def map_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer how often the board is drawn."""
    return [
        SelectOption(often, say(f"maps-{often}"), say(f"maps-{often}-note"), often == terms.maps)
        for often in get_args(Maps)
    ]


def language_choices(terms: Terms) -> list[SelectOption]:
    """Offer the languages of posts for all, each by its own name."""
    return [
        SelectOption(tag, localizer_for(tag)("language-name"), chosen=tag == terms.language)
        for tag in languages()
    ]


def bank_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer time banks."""
    none = SelectOption(NONE, say("bank-none"), chosen=terms.bank is None)
    return [none, *_spans(QUICK_BANKS if terms.quick else BANKS, terms.bank, say)]


def weekend_choices(terms: Terms, zone: str | None, say: Localizer) -> list[SelectOption]:
    """Offer to rest on weekends: in the time zone agreed upon, or else in the user's."""
    return [
        SelectOption(NONE, say("weekends-none"), chosen=terms.weekends is None),
        SelectOption(
            terms.weekends or zone or "UTC",
            say("weekends-rest"),
            terms.weekends or zone or "UTC",
            chosen=terms.weekends is not None,
        ),
    ]


def strict_choices(terms: Terms, say: Localizer) -> list[SelectOption]:
    """Offer whether whoever is late again and again has less time."""
    return [
        SelectOption(written(yes), say(f"strict-{written(yes)}"), chosen=yes == terms.strict)
        for yes in (False, True)
    ]


def open_rulings(ruleset: Ruleset[Any]) -> list[str]:
    """Return the rulings with more than one reading."""
    return [name for name, readings in ruleset.rulings.items() if len(readings) > 1]


def reading_choices(
    ruleset: Ruleset[Any], name: str, agreed: Mapping[str, str], say: Localizer
) -> list[SelectOption]:
    """Offer the readings of a ruling."""
    first = ruleset.rulings[name][0]
    return [
        SelectOption(
            reading,
            reading_name(name, reading, say),
            say("reading-usual") if reading == first else None,
            chosen=reading == agreed.get(name),
        )
        for reading in ruleset.rulings[name]
    ]


def term(field: str, chosen: str) -> Any:
    """Return the value of a field of Terms that an option of a select stands for."""
    match field:
        case "together" | "alone" | "bank" | "reliability":
            return None if chosen == NONE else number_in(chosen)
        case "grace":
            return number_in(chosen)
        case "hour" | "weekends":
            return None if chosen == NONE else chosen
        case "forced" | "events" | "hints" | "quick" | "story" | "strict" | "stewards_win":
            return chosen == "true"
    return chosen


def _usual(terms: Terms) -> list[int]:
    return QUICK_SPANS if terms.quick else SPANS


def _spans(spans: Iterable[int], chosen: int | None, say: Localizer) -> list[SelectOption]:
    offered = sorted({*spans, *([] if chosen is None else [chosen])})
    return [SelectOption(str(s), say.name(f"span:{s}"), chosen=s == chosen) for s in offered]
