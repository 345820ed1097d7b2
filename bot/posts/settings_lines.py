"""The settings of a table in words: options, rulings and settings, and its time."""

from __future__ import annotations

from typing import Any

from bot.play import GameInfo, TableSettings, TableView, option_phrase
from bot.play.table.obstacles import clocks_phrase, obstacle_phrase
from bot.text import Localizer, Plain
from bot.text.names import readable
from bot.ui.names import seat_and_player, seats_and_players
from engine.kernel.ruleset import AnyRuleset

HOUR = 3600


def options_line(info: GameInfo, ruleset: AnyRuleset, localizer: Localizer) -> str:
    """Return the number of players, and the options and rulings that are not the usual ones, in
    words."""
    words = [
        option_words(name, value, localizer)
        for name, value in info.options.items()
        if name == "players" or value not in ruleset.options.get(name, ())[:1]
    ]
    words += [
        f"{ruling_name(name, localizer)}: {reading_name(name, reading, localizer)}"
        for name, reading in info.rulings.items()
        if reading not in ruleset.rulings.get(name, ())[:1]
    ]
    return localizer("moment-joint").join(words)


def agreed_lines(info: GameInfo, ruleset: AnyRuleset, localizer: Localizer) -> str:
    """Return everything agreed before a game begins in words: options, rulings and settings."""
    agreed = TableSettings.of(info.terms).sentences()
    return "\n".join([options_line(info, ruleset, localizer), *map(localizer.say, agreed)])


def pace_lines(info: GameInfo, localizer: Localizer) -> str:
    """Return the time for an answer, and what happens when it runs out, in words."""
    return "\n".join(map(localizer.say, TableSettings.of(info.terms).sentences("time", "patience")))


def time_lines(table: TableView, localizer: Localizer, *, agreed: bool = True) -> list[str]:
    """Return lines about the time of a running game: a pause, when answers open, votes and, with
    ``agreed``, the settings."""
    info = table.info
    lines = []
    if info.lost is not None:
        lines.append(localizer("status-lost", game=str(info.id)))
    if info.obstacle is not None:
        lines.append(obstacle_line(info, localizer))
    if info.paused is not None:
        lines.append(localizer("status-paused", since=f"time:{int(info.paused)}"))
    elif info.opens is not None:
        lines.append(localizer("status-opens", at=f"time:{int(info.opens)}"))
    lines += [
        localizer(f"status-voting-{p.kind}", until=f"time:{int(p.expires)}")
        for p in table.proposals
    ]
    offered = [str(p.seat) for p in info.players if p.offered]
    if offered:
        seats = Plain(seats_and_players(info, offered, localizer))
        lines.append(localizer("status-offered", seats=seats))
    if not agreed:
        return lines
    owned = [
        f"seat:{s}" for s in info.seats if (p := info.player_in(s)) and p.steward and not p.offered
    ]
    if owned and not table.over:
        lines.append(localizer("status-stewards", seats=owned))
    terms = TableSettings.of(info.terms)
    if not terms.stewards_win:
        lines.append(localizer.say(terms.sentence("stewards_win")))
    if terms.faceless:
        lines.append(localizer.say(terms.sentence("faceless")))
    if terms.talk != "private":
        lines.append(localizer.say(terms.sentence("talk")))
    if terms.tournament:
        lines.append(localizer.say(terms.sentence("tournament")))
    if terms.hurried or terms.grace:
        lines.append(pace_lines(info, localizer))
    return lines


def obstacle_line(info: GameInfo, localizer: Localizer) -> str:
    """Return what keeps the bot from using the channel of a game, how to mend it, and the clocks
    that are stopped."""
    why, clocks = localizer.say(obstacle_phrase(info)), localizer.say(clocks_phrase(info))
    return localizer("obstacle", why=Plain(why), clocks=Plain(clocks))


def patience_lines(table: TableView, localizer: Localizer) -> list[str]:
    """Return how long players usually take to answer, and what is left of their time bank."""
    info = table.info
    usual = [
        localizer("status-of", who=f"user:{p.user}", time=f"span:{roughly(table.waits[p.user])}")
        for p in info.players
        if p.user is not None and p.user in table.waits
    ]
    left = [
        localizer(
            "status-of",
            who=Plain(seat_and_player(info, seat, localizer)),
            time=f"span:{int(seconds) // 60 * 60}",
        )
        for seat, seconds in table.banks.items()
    ]
    lines = []
    if usual and not table.over:
        lines.append(localizer("status-waits", who=Plain(localizer.listed(usual))))
    if left and not table.over:
        clock = TableSettings.of(info.terms).clock is not None
        id = "status-clock" if clock else "status-bank"
        lines.append(localizer(id, who=Plain(localizer.listed(left))))
    return lines


def roughly(seconds: float) -> int:
    """Return a span rounded for reading: to hours, or a short one to five minutes."""
    step = HOUR if seconds >= HOUR else 300
    return max(step, round(seconds / step) * step)


def about(ruleset: str, say: Localizer) -> str:
    """Return a game's description of itself and its combinations; empty if it has none."""
    return say(f"about-{ruleset}") if say.knows(f"about-{ruleset}") else ""


def offer(ruleset: AnyRuleset, say: Localizer) -> str:
    """Return the name of a game among others, with its numbers of players."""
    short, say = f"offer-{ruleset.id}", say.of(ruleset.id)
    name = say(short) if say.knows(short) else say.name(f"ruleset:{ruleset.id}")
    numbers = sorted(ruleset.options.get("players", ()))
    if not numbers:
        return name
    few, many = numbers[0], numbers[-1]
    players = say("option-players", value=few if few == many else Plain(f"{few}–{many}"))
    return say("moment-joint").join((name, players))


def option_words(name: str, value: Any, say: Localizer) -> str:
    """Return a value of a ruleset's option in words."""
    return say.say(option_phrase(name, value))


def ruling_name(name: str, say: Localizer) -> str:
    """Return the name of a ruling."""
    return say(f"ruling-{name}") if say.knows(f"ruling-{name}") else readable(name)


def reading_name(name: str, reading: str, say: Localizer) -> str:
    """Return the name of a reading of a ruling."""
    id = f"reading-{name}-{reading}"
    return say(id) if say.knows(id) else readable(reading)
