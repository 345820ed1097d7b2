"""What can be agreed about time, and when an answer is due."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.play import Clock, TableSettings, UserError, UserSettings
from bot.play.outgoing.quiet_hours import check, quiet_until
from bot.play.time.clocks import GRACE, LAG, begun, extended, resumed, scheduled, stage_at, stopped

HOUR = 3600.0
DAY = 24 * HOUR


def moment(text: str) -> float:
    """Return a moment in UTC as epoch seconds."""
    return datetime.strptime(text, "%Y-%m-%d %H:%M").replace(tzinfo=UTC).timestamp()


def at_stage(clock: Clock, stage: int) -> Clock:
    """Return a clock at a stage."""
    return replace(clock, stage=stage)


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"together": 5}, "together"),
        ({"together": True}, "together"),
        ({"together": 10**9}, "together"),
        ({"alone": "soon"}, "alone"),
        ({"grace": 7200}, "grace"),
        ({"grace": None}, "grace"),
        ({"hour": "25:00", "zone": "UTC"}, "hour"),
        ({"hour": "20:00", "zone": "UTC", "together": 3600}, "hour"),
        ({"hour": "20:00"}, "zone"),
        ({"zone": "UTC"}, "zone"),
        ({"hour": "20:00", "zone": "Mars/Olympus"}, "zone"),
        ({"hour": "20:00", "zone": "../../etc/passwd"}, "zone"),
        ({"at_deadline": "shout"}, "at_deadline"),
        ({"vacation": "never"}, "vacation"),
        ({"forced": 1}, "forced"),
        ({"mood": "good"}, "raw:mood"),
        ({"weekends": ""}, "weekends"),
        ({"tournament": True, "hints": True}, "tournament"),
        ({"tournament": True, "gone": "wait"}, "tournament"),
    ],
)
def test_terms_that_make_no_sense_are_refused(wanted: dict[str, Any], field: str) -> None:
    """Impossible terms are refused, naming the field."""
    with pytest.raises(UserError) as caught:
        TableSettings.agree(wanted)
    assert caught.value.phrase.to_json() == {
        "id": "trouble-bad-terms",
        "params": {"field": field},
    }


def test_terms_survive_the_store() -> None:
    """What was agreed is read as it was written, and old games have the usual terms."""
    terms = TableSettings.agree(
        {"hour": "20:30", "zone": "Europe/Berlin", "alone": 7200, "grace": 60}
    )
    assert TableSettings.of(terms.to_json()) == terms
    assert TableSettings.of({}) == TableSettings(gone="wait")


def test_older_terms_mean_squires() -> None:
    """Where the computer was agreed upon for practice, a squire stands in; empty seats wait."""
    older = {"at_deadline": "practice", "vacation": "practice", "together": 3600}
    terms = TableSettings.of(older)
    assert (terms.at_deadline, terms.vacation, terms.stand_in) == (
        "stand-in",
        "stand-in",
        "squire",
    )
    assert (terms.gone, terms.left_alone, terms.stewards_win) == ("wait", "go-on", True)
    assert TableSettings.agree(terms.to_json()) == terms


def test_without_a_pace_there_is_no_hurry() -> None:
    """Nothing is due if nothing was agreed."""
    assert TableSettings().due(0, several=True) is None
    assert TableSettings().due(0, several=False) is None


def test_one_seat_may_have_less_time_than_several() -> None:
    """Reactions have their own time, or that of all questions."""
    terms = TableSettings.agree({"together": 86400, "alone": 3600})
    assert terms.due(100, several=True) == 100 + DAY
    assert terms.due(100, several=False) == 100 + HOUR
    assert TableSettings.agree({"together": 86400}).due(100, several=False) == 100 + DAY


@pytest.mark.parametrize(
    ("asked", "due"),
    [
        ("2026-01-10 12:00", "2026-01-10 19:00"),  # 20:00 in Berlin, in winter
        ("2026-07-10 12:00", "2026-07-10 18:00"),  # and in summer
        ("2026-07-10 17:30", "2026-07-11 18:00"),  # too close
        ("2026-07-10 16:00", "2026-07-10 18:00"),  # just enough
        ("2026-03-28 22:00", "2026-03-29 18:00"),  # the night that is an hour short
        ("2026-10-24 22:00", "2026-10-25 19:00"),  # and the one that is an hour long
    ],
)
def test_a_fixed_hour_is_that_of_its_zone(asked: str, due: str) -> None:
    """An answer is due at the next fixed hour that leaves two hours at least."""
    terms = TableSettings.agree({"hour": "20:00", "zone": "Europe/Berlin"})
    assert terms.due(moment(asked), several=True) == moment(due)


def test_a_fixed_hour_that_summer_time_leaves_out_still_strikes() -> None:
    """On the day without a half past two, the hour counts by the clock before the change."""
    terms = TableSettings.agree({"hour": "02:30", "zone": "Europe/Berlin"})
    assert terms.due(moment("2026-03-28 20:00"), several=True) == moment("2026-03-29 01:30")


def test_a_clock_calls_at_half_at_four_fifths_and_at_the_end() -> None:
    """Each comes once, in order; the deadline waits for clicks that are on their way."""
    clock = begun(TableSettings.agree({"together": 36000}), 1, "ash", several=True, now=0)
    at = []
    while clock.next is not None:
        at.append(clock.next)
        clock = scheduled(at_stage(clock, stage_at(clock, clock.next)))
    assert at == [18000, 28800, 36000 + GRACE + LAG]


def test_reminders_that_come_too_late_to_help_are_left_out() -> None:
    """In a quarter of an hour there is one reminder, in five minutes none."""
    quarter = begun(TableSettings.agree({"together": 900}), 1, "ash", several=True, now=0)
    assert quarter.next == 450
    assert scheduled(at_stage(quarter, 1)).next == 900 + GRACE + LAG
    short = begun(TableSettings.agree({"together": 300}), 1, "ash", several=True, now=0)
    assert short.next == 300 + GRACE + LAG


def test_a_clock_that_stood_still_has_the_time_that_it_had_left() -> None:
    """Stopped twice is stopped once; a fixed hour stays a fixed hour."""
    terms = TableSettings.agree({"together": 36000})
    clock = begun(terms, 1, "ash", several=True, now=0)
    still = stopped(stopped(clock, 6000), 7000)
    assert still.next is None
    going = resumed(still, terms, 10_000, several=True)
    assert (going.begun, going.due, going.stopped) == (4000, 40_000, None)
    daily = TableSettings.agree({"hour": "20:00", "zone": "UTC"})
    clock = begun(daily, 1, "ash", several=True, now=moment("2026-01-10 12:00"))
    still = stopped(clock, moment("2026-01-10 13:00"))
    going = resumed(still, daily, moment("2026-01-12 14:00"), several=True)
    assert going.due == moment("2026-01-13 20:00")


def test_more_time_reminds_nobody_twice() -> None:
    """A reminder at half time is not repeated when half time comes a second time."""
    clock = begun(TableSettings.agree({"together": 36000}), 1, "ash", several=True, now=0)
    more = extended(at_stage(clock, 1), 36000, answered=False)
    assert more.next == 0.8 * 72000
    assert extended(at_stage(clock, 3), 36000, answered=False).next == 72000 + GRACE + LAG


@pytest.mark.parametrize(
    ("zone", "quiet", "now", "until"),
    [
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-01-10 22:30", "2026-01-11 06:00"),
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-01-11 03:00", "2026-01-11 06:00"),
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-01-11 06:00", None),
        ("Asia/Tokyo", (13 * 60, 14 * 60 + 30), "2026-01-10 04:15", "2026-01-10 05:30"),
        (None, (0, 60), "2026-01-10 00:00", "2026-01-10 01:00"),
        (None, (0, 60), "2026-01-10 23:59", None),
        (None, None, "2026-01-10 03:00", None),
        # The hour from 02:00 comes twice: quiet hours that end in it end when it is over for good.
        ("Europe/Budapest", (23 * 60, 150), "2026-10-25 00:15", "2026-10-25 01:30"),
        ("Europe/Budapest", (23 * 60, 150), "2026-10-25 00:45", "2026-10-25 01:30"),
        ("Europe/Budapest", (23 * 60, 150), "2026-10-25 01:15", "2026-10-25 01:30"),
        ("Europe/Budapest", (23 * 60, 150), "2026-10-25 01:30", None),
        ("Europe/Budapest", (150, 7 * 60), "2026-10-25 00:29", None),
        ("Europe/Budapest", (150, 7 * 60), "2026-10-25 01:00", "2026-10-25 06:00"),
        # The hour from 02:00 is missing: what is in it counts by the clock before.
        ("Europe/Budapest", (23 * 60, 150), "2026-03-29 00:59", "2026-03-29 01:30"),
        ("Europe/Budapest", (23 * 60, 150), "2026-03-29 01:29", "2026-03-29 01:30"),
        ("Europe/Budapest", (23 * 60, 150), "2026-03-29 01:30", None),
        ("Europe/Budapest", (130, 160), "2026-03-29 01:15", "2026-03-29 01:40"),
    ],
)
def test_quiet_hours_end_in_the_users_own_zone(
    zone: str | None, quiet: tuple[int, int] | None, now: str, until: str | None
) -> None:
    """Quiet hours may cross midnight, and go by the user's time zone."""
    settings = UserSettings(zone=zone, quiet=quiet)
    check(settings)
    assert quiet_until(settings, moment(now)) == (None if until is None else moment(until))


@pytest.mark.parametrize(
    "settings",
    [UserSettings(zone="Mars"), UserSettings(quiet=(5, 5)), UserSettings(quiet=(0, 1440))],
)
def test_settings_that_make_no_sense_are_refused(settings: UserSettings) -> None:
    """No zone of this name, or quiet hours that never end."""
    with pytest.raises(UserError, match="trouble-bad-"):
        check(settings)


def test_terms_of_games_that_were_begun_before_are_read() -> None:
    """TableSettings saved under an older field name are still read, for running games."""
    written = TableSettings(seats="drafted", together=3600).to_json()
    earlier = {("houses" if name == "seats" else name): value for name, value in written.items()}
    assert earlier["houses"] == "drafted"
    assert TableSettings.of(earlier) == TableSettings.of(written)
    assert TableSettings.of(earlier).to_json() == written
