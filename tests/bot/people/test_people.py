"""People at the bot, over the wire: how they are reached, their settings, their games, help."""

import re
from typing import Any

from bot.cogs.my import ZONES
from bot.local.page.person import Person, VisibleMessage
from bot.posts.credits import credits_of
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from engine.rulesets import rulesets
from tests.wire.at_table import CHANNEL, Served, open_table
from tests.wire.pressing import click, find, use
from tests.wire.said import says
from tests.words import words_in

HOUR, DAY = 3600, 86400


async def choose(person: Person, seen: VisibleMessage, arg: str, value: str) -> VisibleMessage:
    """Choose in one of the selects of somebody's settings; return them as they are then."""
    await person.select(seen, find(seen, "prefer", arg), value)
    return await person.message(seen.id, CHANNEL)


async def begin(bot: Served, **options: Any) -> None:
    """Start a game of Ada (Stark), Ben (Tyrell) and four stewards."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await open_table(bot, ada, **options)
    await use(ada, "game join", seat="stark")
    await use(ben, "game join", seat="tyrell")
    await use(ada, "game stewards")
    await use(ada, "game start")
    await bot.settled()


# -- reaching --------------------------------------------------------------------------------------


async def test_whoever_joins_first_is_introduced_and_asked(bot: Served) -> None:
    """A short introduction, and four ways; a direct message is tried at once; asked only once."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await use(ada, "game new")
    asked = await ada.wait_for(lambda m: says(m.text, "reach-question"), CHANNEL)
    assert asked.ephemeral
    joined = await use(ben, "game join")
    assert joined.ephemeral
    assert says(joined.text, "welcome", game=1)
    assert says(joined.text, "reach-question")
    assert {"Direct message", "Both", "Not at all", "Map", "My panel", "How to play"} <= set(
        joined.labels.values()
    )
    told = await click(ben, joined, "reach", "both")
    assert says(told.text, "reach-kept-both")
    await ben.wait_for(lambda m: says(m.text, "reach-test"), "dm")
    assert (await bot.services.play.users.settings(ben.id)).reach == "both"
    await use(ben, "game leave")
    assert not says((await use(ben, "game join")).text, "reach-question")


async def test_languages_are_found_without_reading_another(bot: Served) -> None:
    """Persian, which Discord does not know, and the table's language stand there by their names."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await use(ada, "game new", language="hu")
    joined = await use(ben, "game join")
    assert {"فارسی", "magyar"} <= set(joined.labels.values())
    told = await click(ben, joined, "prefer", "speak-fa")
    assert (await bot.services.play.users.settings(ben.id)).language == "fa"
    assert localizer_for("fa")("my-kept") in told.text
    assert localizer_for("fa")("reach-question") in told.text
    assert "magyar" not in told.labels.values()


async def test_the_first_panel_offers_what_discord_does_not_know(bot: Served) -> None:
    """One press, and the way to the panel is in that language; the next panel offers it no more."""
    await begin(bot)
    ben = bot.standin.user("Ben")
    panel = await use(ben, "my panel")
    told = await click(ben, panel, "prefer", "speak-fa")
    panel = await click(ben, told, "panel")
    assert localizer_for("fa")("panel-map") in panel.labels.values()
    assert "فارسی" not in panel.labels.values()


async def test_closed_messages_are_found_out_at_once(bot: Served) -> None:
    """The user is told which two settings to change, is mentioned instead, and can try again."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ben.set_dms(open=False)
    await open_table(bot, ada, hours=24)
    joined = await use(ben, "game join", seat="tyrell")
    told = await click(ben, joined, "reach", "dm")
    assert says(told.text, "reach-closed")
    assert says(told.text, "reach-closed-help")
    assert not (await bot.services.play.users.settings(ben.id)).dm
    await use(ada, "game stewards")
    await use(ada, "game start")
    await bot.settled()
    seen = await bot.standin.user("Dan").messages(CHANNEL)
    assert any(says(m.text, "notice-turn-in-channel", user=f"user:{ben.id}") for m in seen)
    assert await ben.dms() == []
    await ben.set_dms(open=True)
    told = await click(ben, told, "reach", "dm")
    assert says(told.text, "reach-kept-dm")
    assert (await bot.services.play.users.settings(ben.id)).dm


async def test_a_newcomer_sees_the_board_before_the_game(bot: Served) -> None:
    """The buttons of the introduction lead to the board as it will be, help, and the panel."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await use(ada, "game new")
    joined = await use(ben, "game join")
    board = await ben.click(joined, find(joined, "map"))
    shown = await ben.wait_for(lambda m: m.id == board.message and not m.loading, channel=CHANNEL)
    assert shown.attachments
    assert says((await click(ben, joined, "help")).text, "help-joined")
    assert says((await click(ben, joined, "panel")).text, "panel-lobby")


# -- settings --------------------------------------------------------------------------------------


async def test_settings_are_chosen_and_kept(bot: Served) -> None:
    """How one is reached, quiet hours, and the time zone with what it is o'clock there."""
    ada = bot.standin.user("Ada")
    found = await ada.autocomplete("my settings", "zone", "new york", CHANNEL)
    assert [c["value"] for c in found] == ["America/New_York"]
    panel = await use(ada, "my settings", zone="America/New_York")
    assert says(panel.text, "my-zone", zone="America/New_York")
    panel = await choose(ada, panel, "reach", "mention")
    panel = await choose(ada, panel, "quiet-from", str(22 * 60))
    settings = await bot.services.play.users.settings(ada.id)
    assert (settings.reach, settings.zone, settings.quiet) == (
        "mention",
        "America/New_York",
        (22 * 60, 6 * 60),
    )
    panel = await choose(ada, panel, "quiet-to", str(22 * 60))
    assert says(panel.text, "trouble-bad-quiet-hours")
    await choose(ada, panel, "quiet-from", "none")
    assert (await bot.services.play.users.settings(ada.id)).quiet is None
    assert says((await use(ada, "my settings", zone="Mars")).text, "trouble-bad-zone", zone="Mars")
    assert "Europe/Berlin" in ZONES


async def test_who_does_not_want_it_is_not_named_on_what_stays_of_a_game(bot: Served) -> None:
    """At first users are named as the server shows them; a button of the settings changes it."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await use(ada, "game new", ruleset="agot-2e")
    await use(ben, "game join", seat="tyrell")
    panel = await use(ben, "my settings")
    assert says(panel.text, "my-named-yes")
    panel = await click(ben, panel, "prefer", "named-no")
    assert says(panel.text, "my-named-no")
    info = await bot.services.play.info(1)
    say = localizer_for("en").of(info.ruleset)
    people = (await credits_of(bot.services.play, info, say))["people"]
    assert "tyrell" not in people
    await click(ben, panel, "prefer", "named-yes")
    people = (await credits_of(bot.services.play, info, say))["people"]
    assert people["tyrell"] == "Ben"


async def test_whoever_wants_it_is_told_that_they_are_next(bot: Served) -> None:
    """A button of the settings turns it on and off; at first it is off."""
    ben = bot.standin.user("Ben")
    panel = await use(ben, "my settings")
    for wanted, now in ((True, "my-next-yes"), (False, "my-next-no")):
        panel = await click(ben, panel, "prefer", "next-yes" if wanted else "next-no")
        assert says(panel.text, now)
        assert (await bot.services.play.users.settings(ben.id)).next is wanted


async def test_a_vacation_begins_and_ends_by_itself(bot: Served) -> None:
    """It holds in all games of the user, from its first day to its last; the channel is told."""
    await begin(bot, hours=48)
    ben = bot.standin.user("Ben")
    panel = await use(ben, "my settings")
    tomorrow = panel.options(find(panel, "prefer", "vacation-from"))[1]
    panel = await choose(ben, panel, "vacation-from", tomorrow)
    panel = await choose(ben, panel, "vacation-days", "3")
    player = (await bot.services.play.info(1)).player_of(ben.id)
    assert player is not None
    assert player.away is None
    await bot.after(int(tomorrow) - bot.standin.service.clock.now() + 1)
    player = (await bot.services.play.info(1)).player_of(ben.id)
    assert player is not None
    assert player.away == int(tomorrow) + 3 * DAY
    assert "tyrell" not in (await bot.services.play.table_view(1)).awaited  # a steward plays
    await bot.after(3 * DAY)
    seen = [m.text for m in await bot.standin.user("Dan").messages(CHANNEL)]
    assert sum(says(text, "table-away") for text in seen) == 1
    assert sum(says(text, "table-back") for text in seen) == 1
    assert says((await use(ben, "my settings")).text, "my-vacation-none")


async def test_a_vacation_is_ended_early(bot: Served) -> None:
    """By a button; until then a steward plays."""
    await begin(bot, hours=48)
    ben = bot.standin.user("Ben")
    panel = await use(ben, "my settings")
    now = panel.options(find(panel, "prefer", "vacation-from"))[0]
    panel = await choose(ben, panel, "vacation-from", now)
    assert "tyrell" not in (await bot.services.play.table_view(1)).awaited
    panel = await click(ben, panel, "prefer", "vacation-none")
    player = (await bot.services.play.info(1)).player_of(ben.id)
    assert player is not None
    assert player.away is None
    assert says(panel.text, "my-vacation-none")


# -- my games --------------------------------------------------------------------------------------


async def test_my_games_begin_with_the_longest_waiting(bot: Served) -> None:
    """Each with a link to its card, since when it waits and when the answer is due."""
    await begin(bot, hours=24)
    ada = bot.standin.user("Ada")
    bot.standin.service.clock.advance(HOUR)
    await ada.slash("game new", "general")
    await bot.settled()
    listed = await use(ada, "my games")
    clock = (await bot.services.play.table_view(1)).clocks["stark"]
    first, second = [line for line in listed.text.splitlines() if line.startswith("- ")]
    assert says(first, "games-since", since=f"<t:{int(clock.begun)}:R>")
    assert says(first, "games-due", due=f"<t:{int(clock.due or 0)}:R>")
    card = (await ada.pins(CHANNEL))[0]
    assert f"/{card.data['channel_id']}/{card.id})" in first
    assert says(second, "game-title", game=2)
    assert says(second, "moment-lobby")
    assert [CustomId.decode(id).game for id in listed.custom_ids] == [1, 2]


# -- help ------------------------------------------------------------------------------------------


async def test_help_fits_where_one_stands(bot: Served) -> None:
    """No game, a lobby from outside, inside and as its host, a running game, an ended one."""
    ada, ben, dan = (bot.standin.user(name) for name in ("Ada", "Ben", "Dan"))
    assert says((await use(ada, "help")).text, "help-nowhere")
    outcome = await ada.slash("help", "dm")
    assert outcome.message is not None
    assert says((await ada.message(outcome.message, "dm")).text, "help-direct")
    await use(ada, "game new")
    assert says((await use(ben, "help")).text, "help-invited")
    await use(ben, "game join", seat="tyrell")
    assert says((await use(ben, "help")).text, "help-joined")
    assert says((await use(ada, "help")).text, "help-opened")
    await use(ada, "game join", seat="stark")
    await use(ada, "game stewards")
    await use(ada, "game start")
    mine = await use(ada, "help")
    assert says(mine.text, "help-awaited")
    assert says(mine.text, "help-hosting")
    assert not says((await use(ben, "help")).text, "help-hosting")
    assert says((await use(dan, "help")).text, "help-watching")


async def test_sentences_mention_commands_that_exist(bot: Served) -> None:
    """Every command that a sentence names is offered, and can be pressed."""
    offered = {c["name"]: c for c in await bot.standin.user("Ada").commands(CHANNEL)}
    spoken = "\n".join(text for ruleset in ("", *rulesets) for text in words_in("en", ruleset))
    named = set(re.findall(r'COMMAND\("([a-z -]+)"\)', spoken))
    assert len(named) > 15
    for path in named:
        name, _, sub = path.partition(" ")
        subcommands = [o["name"] for o in offered[name].get("options", []) if o["type"] == 1]
        assert sub in subcommands if sub else not subcommands, path
    shown = await use(bot.standin.user("Ada"), "help")
    assert f"</game new:{offered['game']['id']}>" in shown.text


async def test_commands_stay_within_what_discord_takes(bot: Served) -> None:
    """At most 25 subcommands in a group, and 25 options in each."""
    for command in await bot.standin.user("Ada").commands(CHANNEL):
        assert len(command.get("options", [])) <= 25
        for option in command.get("options", []):
            assert len(option.get("options", [])) <= 25
