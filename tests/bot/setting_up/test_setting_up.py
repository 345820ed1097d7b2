"""Opening a table and setting it up, over the wire: rules, seats, settings, permissions."""

import random
from typing import Any

import pytest
from discord import Permissions

from bot.limits.permissions import NEEDS, WANTED, missing
from bot.local.page.person import VisibleMessage
from bot.local.world.permissions import Permission
from bot.local.world.server_changes import set_bot_permissions
from bot.play import TableSettings
from bot.text import Plain, localizer_for
from bot.ui.custom_id import CustomId
from tests.wire.at_table import CHANNEL, Clicker, Served, open_table
from tests.wire.pressing import agree, card, click, find, setting_up, use
from tests.wire.said import said, says, times


async def test_a_game_is_chosen_with_what_fits_it(bot: Served) -> None:
    """Games, numbers of players, options and rulings are suggested by the chosen ruleset."""
    ada = bot.standin.user("Ada")
    first = await ada.autocomplete("game new", "ruleset", "", CHANNEL)
    assert first[0]["value"] == "agot-2e"
    assert said("offer-agot-2e") in first[0]["name"]
    assert said("option-players", value=Plain("3–6")) in first[0]["name"]
    (dance,) = await ada.autocomplete("game new", "ruleset", "dance", CHANNEL)
    assert said("option-players", value=6) in dance["name"]
    fits = await ada.autocomplete("game new", "players", "", CHANNEL)
    assert [c["value"] for c in fits] == [3, 4, 5, 6]
    others = await ada.autocomplete("game new", "players", "", CHANNEL, ruleset="inis")
    assert [c["value"] for c in others] == [2, 3, 4]
    options = await ada.autocomplete("game new", "options", "with Tides", CHANNEL)
    assert [c["value"] for c in options] == ["tides_of_battle=true"]
    typed = said("option-house-card-abilities", value="false")
    more = await ada.autocomplete("game new", "options", f"tides_of_battle=true, {typed}", CHANNEL)
    assert [c["value"] for c in more] == ["tides_of_battle=true, house_card_abilities=false"]
    readings = await ada.autocomplete("game new", "rulings", "march", CHANNEL)
    assert "march-supply=every-step" in [c["value"] for c in readings]
    foreign = await ada.autocomplete("game new", "rulings", "march", CHANNEL, ruleset="inis")
    assert "march-supply=every-step" not in [c["value"] for c in foreign]


@pytest.mark.parametrize(
    ("options", "trouble", "params"),
    [
        ({"players": 7}, "trouble-bad-players", {"players": [3, 4, 5, 6]}),
        ({"ruleset": "agot-2e-adwd", "players": 4}, "trouble-bad-players", {"players": [6]}),
        ({"ruleset": "chess"}, "trouble-no-such-ruleset", {"ruleset": "chess"}),
        ({"options": "dragons=3"}, "trouble-no-such-option", {"option": "dragons"}),
        ({"options": "tides_of_battle=maybe"}, "trouble-bad-setup", {}),
        ({"rulings": "support=both"}, "trouble-bad-setup", {}),
    ],
)
async def test_what_does_not_fit_is_refused_in_a_sentence(
    bot: Served, options: dict[str, object], trouble: str, params: dict[str, Any]
) -> None:
    """The reply is private, and no game is left behind."""
    seen = await use(bot.standin.user("Ada"), "game new", **options)
    assert seen.ephemeral
    assert says(seen.text, trouble, **params)
    assert await bot.services.play.game_in_channel(int(seen.data["channel_id"])) is None


async def test_a_game_says_what_it_can_be_combined_with(bot: Served) -> None:
    """On the card, for those who join, in the table's language; above what the host can choose."""
    ada = bot.standin.user("Ada")
    await use(ada, "game new", ruleset="agot-2e-adwd", language="ru")
    about = localizer_for("ru").of("agot-2e-adwd")("about-agot-2e-adwd")
    posted = await ada.wait_for(lambda m: about in m.text and not m.ephemeral, CHANNEL)
    panel = await click(ada, await click(ada, posted, "panel"), "setup")
    assert said("about-agot-2e-adwd") in panel.text
    panel = await agree(ada, panel, "game:on", "tides_of_battle")
    assert (await bot.services.play.info(1)).options["tides_of_battle"] is True


async def test_the_host_sets_everything_by_the_card(bot: Served) -> None:
    """Players, options, seats, time, rulings: kept at once, and the card follows."""
    ada = bot.standin.user("Ada")
    await use(ada, "game new")
    panel = await setting_up(bot, ada)
    assert panel.ephemeral
    panel = await agree(ada, panel, "game:players", "4")
    panel = await agree(ada, panel, "game:on", "tides_of_battle")
    panel = await click(ada, panel, "setup", "time")
    panel = await click(ada, panel, "agree", "time:preset:unhurried")
    panel = await agree(ada, panel, "time:together", "86400")
    panel = await agree(ada, panel, "time:grace", "300")
    panel = await agree(ada, panel, "time:at_deadline", "wait")
    panel = await click(ada, panel, "setup", "rulings")
    panel = await agree(ada, panel, "rulings:0", "march-supply", verb="setup")
    panel = await agree(ada, panel, "rulings:march-supply", "every-step")
    assert says(panel.text, "setup-kept")
    info = await bot.services.play.info(1)
    assert len(info.seats) == info.options["players"] == 4
    assert info.options["tides_of_battle"] is True
    assert info.rulings["march-supply"] == "every-step"
    terms = TableSettings.of(info.terms)
    assert (terms.together, terms.grace, terms.at_deadline) == (86400, 300, "wait")
    posted = (await card(bot)).text
    assert says(posted, "option-players", value=4)
    assert says(posted, "option-tides-of-battle", value="on")
    assert says(posted, "pace-span", time="span:86400")
    assert says(posted, "agreed-at-deadline-wait")
    assert said("reading-march-supply-every-step") in posted


async def test_a_fixed_hour_is_in_the_hosts_time_zone(bot: Served) -> None:
    """It takes the place of a span, and a span takes its place."""
    ada = bot.standin.user("Ada")
    await use(ada, "my settings", zone="Europe/Berlin")
    await open_table(bot, ada, hours=24)
    panel = await click(ada, await use(ada, "game run"), "setup", "time")
    assert says(panel.text, "setting-hour", zone="Europe/Berlin")
    panel = await agree(ada, panel, "time:hour", "20:00")
    assert says((await card(bot)).text, "pace-hour", hour="20:00", zone="Europe/Berlin")
    await agree(ada, panel, "time:together", "3600")
    assert says((await card(bot)).text, "pace-span", time="span:3600")


async def test_others_only_look_at_the_settings(bot: Served) -> None:
    """They see what is agreed and nothing to change; a borrowed press is refused."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await use(ada, "game new")
    mine = await use(ada, "game run")
    theirs = await use(ben, "game run")
    assert says(theirs.text, "setup-host-only")
    assert theirs.custom_ids == []
    posted = await card(bot)
    assert find(mine, "agree", "game:players")
    looked = await click(ben, await click(ben, posted, "panel"), "setup")
    assert looked.custom_ids == []


async def test_seats_are_drawn_for_everybody(bot: Served) -> None:
    """Nobody can choose; when the game starts everybody has one."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await open_table(bot, ada, seats="random")
    posted = await card(bot)
    assert all(CustomId.decode(id).verb != "seat" for id in posted.custom_ids)
    assert says(posted.text, "agreed-seats-random")
    assert says((await use(ben, "game join", seat="stark")).text, "trouble-seats-drawn")
    assert says((await use(ben, "game join")).text, "lobby-joined-random")
    await use(ada, "game stewards")
    await use(ada, "game start")
    seats = {p.seat for p in (await bot.services.play.info(1)).players}
    assert seats == set((await bot.services.play.info(1)).seats)


async def test_seats_are_picked_in_turn(bot: Served) -> None:
    """When all have joined, each is called to pick, in the order of joining, and no other can."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await open_table(bot, ada, seats="drafted", players=3)
    await use(ben, "game join")
    assert says((await use(ben, "game join", seat="stark")).text, "trouble-draft-later")
    await use(ada, "game stewards")
    posted = await card(bot)
    assert says(posted.text, "lobby-turn", player="Ada")
    assert any(says(m.text, "table-your-pick") for m in await ada.dms())
    early = await agree(ben, posted, "", "stark", verb="seat")
    assert says(early.text, "trouble-not-your-pick")
    await agree(ada, posted, "", "stark", verb="seat")
    posted = await card(bot)
    assert says(posted.text, "lobby-turn", player="Ben")
    assert any(says(m.text, "table-your-pick") for m in await ben.dms())
    again = await agree(ada, posted, "", "lannister", verb="seat")
    assert says(again.text, "trouble-already-picked") or says(again.text, "trouble-not-your-pick")
    panel = await use(ben, "my panel")
    assert says(panel.text, "lobby-your-turn")
    await agree(ben, panel, "", "baratheon", verb="seat")
    posted = await card(bot)
    assert not says(posted.text, "lobby-turn")
    await use(ada, "game start")
    info = await bot.services.play.info(1)
    assert [p.seat for p in info.players] == ["stark", "baratheon", "lannister"]


async def test_the_host_hands_over_and_sends_away_before_the_start(bot: Served) -> None:
    """From the page of people; the new host sees the settings, the old one does not."""
    ada, ben, cleo = (bot.standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    await use(ada, "game new")
    await use(ben, "game join")
    await use(cleo, "game join")
    panel = await click(ada, await use(ada, "game run"), "setup", "people")
    panel = await agree(ada, panel, "people:away", str(cleo.id))
    assert (await bot.services.play.info(1)).player_of(cleo.id) is None
    await agree(ada, panel, "people:host", str(ben.id))
    assert (await bot.services.play.info(1)).host == ben.id
    assert (await use(ada, "game run")).custom_ids == []
    assert says((await card(bot)).text, "lobby-host", host="Ben")


async def test_fewer_seats_than_players_are_refused(bot: Served) -> None:
    """The number of players cannot fall below those who have joined; stewards give way."""
    ada = bot.standin.user("Ada")
    await use(ada, "game new", players=4)
    for name in ("Ben", "Cleo", "Dan"):
        await use(bot.standin.user(name), "game join")
    panel = await use(ada, "game run")
    panel = await agree(ada, panel, "game:players", "3")
    assert says(panel.text, "trouble-too-many-players", players=4)
    await use(bot.standin.user("Dan"), "game leave")
    await use(ada, "game stewards")
    await agree(ada, panel, "game:players", "3")
    info = await bot.services.play.info(1)
    assert [p.steward for p in info.players] == [False, False, False]


def allow(bot: Served, wanted: int) -> None:
    """Let the bot do just this, in all channels."""
    world = bot.standin.service.world
    world.guild.roles[world.guild.id].permissions = Permission(wanted)
    set_bot_permissions(bot.standin.service, wanted)


# -- permissions -----------------------------------------------------------------------------------


def test_threads_and_channels_need_different_things() -> None:
    """To post in a thread takes a permission of its own, and the other one is of no use there."""
    nothing = Permissions.none()
    flags = {n.flag for n in missing(nothing, thread=False)}
    assert flags ^ {n.flag for n in missing(nothing, thread=True)} == {
        "send_messages",
        "send_messages_in_threads",
        "create_private_threads",
    }
    assert missing(WANTED, thread=True) == missing(WANTED, thread=False) == []
    assert all(need.essential for need in missing(nothing, thread=False)[:3])


async def test_a_channel_that_allows_too_little_is_refused(bot: Served) -> None:
    """Where the bot could not post, no game is opened, and the missing permission is named."""
    allow(bot, WANTED.value & ~(1 << 11))  # SEND_MESSAGES
    seen = await use(bot.standin.user("Ada"), "game new")
    assert seen.ephemeral
    assert said("permission-send-messages") in seen.text
    assert await bot.services.play.games_in(bot.standin.service.world.guild.id) == []


async def test_what_will_not_work_is_said_beforehand(bot: Served) -> None:
    """Without the right to attach files a game is opened, and its host is warned."""
    allow(bot, WANTED.value & ~(1 << 15))  # ATTACH_FILES
    ada = bot.standin.user("Ada")
    await use(ada, "game new")
    warning = await ada.wait_for(lambda m: said("permission-attach-files") in m.text, CHANNEL)
    assert warning.ephemeral
    assert says(warning.text, "without-attach-files")
    assert len(await bot.services.play.games_in(bot.standin.service.world.guild.id)) == 1


async def test_without_pictures_there_are_words(bot: Served) -> None:
    """If files are not allowed, a part of the round is posted without its picture."""
    allow(bot, WANTED.value & ~(1 << 15))  # ATTACH_FILES
    ada = bot.standin.user("Ada")
    await use(ada, "game new")
    await use(ada, "game join", seat="stark")
    await use(ada, "game stewards")
    await use(ada, "game start")
    clicker = Clicker(ada, random.Random(1))
    told: list[VisibleMessage] = []
    for _ in range(30):
        await clicker.answer(await clicker.panel())
        await bot.settled()
        told = [m for m in await ada.messages(CHANNEL) if says(m.text, "chapter-no-picture")]
        if told:
            break
    assert told
    assert not any(m.attachments for m in told)


async def test_the_check_names_every_channel_with_a_game(bot: Served) -> None:
    """This one and those in which games run, what they lack, and what does not work then."""
    ada = bot.standin.user("Ada")
    await use(ada, "game new")
    general = bot.standin.channel("general")
    well = await use(ada, "setup")
    assert says(well.text, "check-channel-well")
    assert says(well.text, "check-dm-reached")
    assert any(says(m.text, "reach-test") for m in await ada.dms())
    set_bot_permissions(bot.standin.service, WANTED.value & ~(1 << 51))  # PIN_MESSAGES
    await ada.set_dms(open=False)
    outcome = await ada.slash("setup", "general")
    assert outcome.message is not None
    seen = await ada.message(outcome.message, "general")
    lacks = f"**{said('permission-pin-messages')}**"
    for channel in (general, bot.standin.channel(CHANNEL)):
        where = f"<#{channel.id}>"
        assert says(seen.text, "check-channel-lacks", channel=where, permissions=lacks)
    assert says(seen.text, "without-pin-messages")
    assert says(seen.text, "check-dm-closed")


async def test_the_invitation_asks_for_exactly_what_is_needed(bot: Served) -> None:
    """The link's number is the sum of the permissions that are explained below it."""
    seen = await use(bot.standin.user("Ada"), "setup", invite=True)
    assert f"permissions={WANTED.value}" in seen.text
    for need in NEEDS:
        name = need.flag.replace("_", "-")
        assert says(seen.text, "invite-reason", permission=said(f"permission-{name}"))
    assert times(seen.text, "invite-reason") == len(NEEDS)
