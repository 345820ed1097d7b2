"""discord.py against the stand-in: everything that a bot does on an ordinary day."""

import asyncio
import io

import discord
import pytest

from bot.local import PageError, Standin
from tests.local.bot import Running, TestBot, png


async def test_login_finds_the_guild_and_syncs_commands(standin: Standin, bot: TestBot) -> None:
    """After login the guild with its channels is there and people are offered the commands."""
    assert [guild.name for guild in bot.guilds] == ["The Long Table"]
    assert bot.guilds[0].me.guild_permissions.pin_messages
    names = [command["name"] for command in await standin.user("Ada").commands()]
    assert names == ["game", "mute", "panel", "slow"]


async def test_slash_command_with_options(standin: Standin, bot: TestBot) -> None:
    """Subcommand, number and user options arrive; the answer says who used what."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    outcome = await ada.slash("game new", players=4, rival=str(ben.id))
    assert outcome.kind == "message"
    shown = (await ben.messages())[-1]
    assert shown.text == "4 players against Ben"
    assert shown.data["used"] == {"by": "Ada", "id": str(ada.id), "name": "game new"}


async def test_autocomplete(standin: Standin, bot: TestBot) -> None:
    """What is typed so far goes to the bot and its choices come back."""
    choices = await standin.user("Ada").autocomplete("game area", "area", "w")
    assert [choice["name"] for choice in choices] == ["Winterfell", "White Harbor"]


async def test_ephemeral_answers_are_for_one_person(standin: Standin, bot: TestBot) -> None:
    """Only the one who asked sees an ephemeral answer, and may dismiss it."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await ada.slash("panel", secret=True)
    panel = (await ada.messages())[-1]
    assert panel.ephemeral
    assert await ben.messages() == []
    with pytest.raises(PageError, match="no such message"):
        await ben.click(panel, "more")
    with pytest.raises(PageError, match="no such message"):
        await ben.dismiss(panel)
    await ada.click(panel, "more")
    assert "Count 1" in (await ada.messages())[-1].text
    await ada.dismiss(panel)
    assert await ada.messages() == []


async def test_button_updates_its_message(standin: Standin, bot: TestBot) -> None:
    """A press that is answered with an update changes the panel for everyone."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await ada.slash("panel")
    panel = (await ada.messages())[-1]
    assert (await ben.click(panel, "more")).kind == "updated"
    changed = await ada.message(panel.id)
    assert "Count 1" in changed.text
    assert changed.edited


async def test_select_carries_values(standin: Standin, bot: TestBot) -> None:
    """Several chosen options arrive in the order of the menu."""
    ada = standin.user("Ada")
    await ada.slash("panel")
    panel = (await ada.messages())[-1]
    await ada.select(panel, "area", "south", "north")
    assert (await ada.messages())[-1].text == "chose north, south"


async def test_modal(standin: Standin, bot: TestBot) -> None:
    """A button opens a form, and what is filled in reaches the bot."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await ada.slash("panel")
    opened = await ada.click((await ada.messages())[-1], "bid")
    assert opened.kind == "modal"
    with pytest.raises(PageError, match="on your screen"):
        await ben.submit(opened, {"power": "2"})
    with pytest.raises(PageError, match="not in the list"):
        await ada.submit(opened, {"power": "9"})
    await ada.submit(opened, {"power": ["2"], "why": "because"})
    assert (await ada.messages())[-1].text == "bid 2 because because"
    with pytest.raises(PageError, match="on your screen"):
        await ada.submit(opened, {"power": ["2"]})


async def test_deferred_answer_and_follow_up(standin: Standin, bot: TestBot) -> None:
    """A thinking answer is filled in without "(edited)", and a follow-up comes after it."""
    ada = standin.user("Ada")
    assert (await ada.slash("slow")).kind == "deferred"
    await ada.wait_for(lambda seen: seen.text == "and more")
    first, second = await ada.messages()
    assert (first.text, second.text) == ("thought", "and more")
    assert first.ephemeral
    assert second.ephemeral
    assert not first.edited


async def test_people_can_only_do_what_the_client_allows(standin: Standin, bot: TestBot) -> None:
    """Disabled buttons, unknown values, unsynced commands and wrong options are out of reach."""
    ada = standin.user("Ada")
    await ada.slash("panel")
    panel = (await ada.messages())[-1]
    with pytest.raises(PageError, match="disabled"):
        await ada.click(panel, "dead")
    with pytest.raises(PageError, match="no component"):
        await ada.click(panel, "nowhere")
    with pytest.raises(PageError, match="not a button"):
        await ada.click(panel, "area")
    with pytest.raises(PageError, match="not in the list"):
        await ada.select(panel, "area", "west")
    with pytest.raises(PageError, match="between 1 and 2"):
        await ada.select(panel, "area")
    with pytest.raises(PageError, match="no command /nothing"):
        await ada.slash("nothing")
    with pytest.raises(PageError, match="required"):
        await ada.slash("game new")
    with pytest.raises(PageError, match="does not take 7"):
        await ada.slash("game new", players=7)
    with pytest.raises(PageError, match="no option"):
        await ada.slash("game new", players=3, colour="red")
    with pytest.raises(PageError, match="needs a subcommand"):
        await ada.slash("game")


async def test_silence_becomes_a_failure_text(standin: Standin, bot: TestBot) -> None:
    """After three seconds without an answer people read that it failed."""
    standin.settings.first_answer = 3.0
    standin.service.clock.freeze()
    ada = standin.user("Ada")
    command = asyncio.create_task(ada.slash("mute"))
    await ada.slash("panel")
    press = asyncio.create_task(ada.click((await ada.messages())[-1], "silent"))
    for _ in range(3):
        async with asyncio.timeout(60):
            await bot.heard.get()
    standin.service.clock.advance(3.1)
    assert (await command).text == "The application did not respond"
    assert (await press).text == "This interaction failed"


async def test_dm_with_a_picture(standin: Standin, bot: TestBot) -> None:
    """A file keeps its bytes and alt text, gets a safe name, and its real type and size."""
    ada = standin.user("Ada")
    user = await bot.fetch_user(ada.id)
    picture = discord.File(io.BytesIO(png(64, 48)), "mäp 1.png", description="The map")
    sent = await user.send("Your turn", file=picture)
    seen = (await ada.dms())[-1]
    (file,) = seen.attachments
    assert file["filename"] == "m_p_1.png"
    assert (file["content_type"], file["width"], file["height"]) == ("image/png", 64, 48)
    assert file["description"] == "The map"
    assert await sent.attachments[0].read() == png(64, 48)
    assert await standin.user("Ben").dms() == []


async def test_a_locked_phone_shows_the_content_and_nothing_of_components(
    standin: Standin, bot: TestBot
) -> None:
    """A preview has names for mentions; it is blank for components V2, and none where none rings.

    An edit into components V2, which has to empty the content, rings nowhere.
    """
    ada, ben = standin.user("Ada"), standin.user("Ben")
    channel = bot.get_channel(standin.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    layout = discord.ui.LayoutView().add_item(discord.ui.TextDisplay(f"Your turn, <@{ada.id}>"))
    said = await channel.send(f"**Your turn**, <@{ada.id}> in <#{channel.id}>, </play:1>")
    await channel.send(view=layout)
    await channel.send("nothing new", silent=True)
    assert [m.push for m in await ada.messages("general")] == [
        "Your turn, @Ada in #general, /play",
        "",
        None,
    ]
    with pytest.raises(discord.HTTPException, match="50035"):
        await said.edit(view=layout)
    await said.edit(content=None, view=layout)
    assert (await ben.messages("general"))[0].push == "Your turn, @Ada in #general, /play"
    assert (await ben.messages("general"))[0].data["content"] == ""


async def test_closed_dms(standin: Standin, bot: TestBot) -> None:
    """The channel to someone who takes no DMs opens, and the message is refused with 50007."""
    ada = standin.user("Ada")
    await ada.set_dms(open=False)
    channel = await (await bot.fetch_user(ada.id)).create_dm()
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == 50007


async def test_nonce_posts_once(standin: Standin, bot: TestBot) -> None:
    """The same enforced nonce gives the first message again, for about five minutes."""
    channel = await (await bot.fetch_user(standin.user("Ada").id)).create_dm()
    first = await channel.send("once", nonce="outbox-1")
    again = await channel.send("twice", nonce="outbox-1")
    assert again.id == first.id
    standin.service.clock.advance(301)
    later = await channel.send("later", nonce="outbox-1")
    assert later.id != first.id
    await later.delete()
    with pytest.raises(discord.NotFound) as gone:
        await channel.send("again", nonce="outbox-1")
    assert gone.value.code == 10008


async def test_resume_after_reconnect(standin: Standin, bot: TestBot) -> None:
    """After op 7 the bot resumes and nothing that happened meanwhile is lost."""
    standin.service.gateway.reconnect()
    await standin.until(lambda: not standin.service.gateway.connected)
    press = asyncio.create_task(standin.user("Ada").slash("panel"))
    async with asyncio.timeout(60):
        await bot.resumed.wait()
    assert (await press).kind == "message"
    assert (bot.readies, standin.service.gateway.identified) == (1, 1)


async def test_pins(standin: Standin, bot: TestBot) -> None:
    """Pinning shows in the list and leaves a line in the channel; unpinning removes it."""
    channel = bot.get_channel(standin.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("status")
    await message.pin()
    ada = standin.user("Ada")
    assert [seen.text for seen in await ada.pins("general")] == ["status"]
    assert [seen.data["type"] for seen in await ada.messages("general")] == [0, 6]
    assert [pin.id async for pin in channel.pins()] == [message.id]
    await message.unpin()
    assert await ada.pins("general") == []


async def test_threads(standin: Standin, bot: TestBot) -> None:
    """A thread on a message has its id; a private one is seen by its members alone."""
    channel = bot.get_channel(standin.channel("general").id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("round 1")
    talk = await message.create_thread(name="talk")
    assert talk.id == message.id
    with pytest.raises(discord.HTTPException) as twice:
        await message.create_thread(name="talk")
    assert twice.value.code == 160004
    secret = await channel.create_thread(name="pact", type=discord.ChannelType.private_thread)
    ada, ben = standin.user("Ada"), standin.user("Ben")
    await secret.add_user(discord.Object(ben.id))
    await secret.send("psst")
    assert (await ben.messages("pact"))[-1].text == "psst"
    standin.service.world.guild.owner_id = ben.id  # owners see every thread
    with pytest.raises(PageError, match="sees no channel"):
        await ada.messages("pact")


async def test_the_bot_may_identify_again(standin: Standin, bot: TestBot) -> None:
    """Op 9 without resume makes discord.py log in anew; it waits some seconds before that."""
    standin.service.gateway.invalidate(resumable=True)
    async with asyncio.timeout(60):
        await bot.resumed.wait()
    assert standin.service.gateway.identified == 1


async def test_wrong_token(standin: Standin) -> None:
    """A bot with another token cannot log in."""
    with pytest.raises(discord.LoginFailure):
        async with Running(standin.url, "wrong"):
            pass
