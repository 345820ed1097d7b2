"""The palette is short and says everything once; an old name is answered with the new one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cogs.former import FORMER
from bot.local import Standin
from bot.local.world.model import Command
from bot.play import UserSettings
from bot.text import Plain, languages, localizer_for, names
from tests.wire.at_table import CHANNEL, Served
from tests.wire.palette import palette
from tests.wire.pressing import use
from tests.wire.said import says

MOST = 35
BOT = Path(__file__).parents[3] / "bot"
NAMED = re.compile(r'(?:COMMAND|TYPING)\("([^"]+)"\)')
SUBCOMMAND = 1


def test_there_are_few_commands() -> None:
    """Each subcommand is an entry; there is nothing else in the palette."""
    assert len(palette()) <= MOST


def test_no_two_commands_mean_the_same() -> None:
    """No word and no description stands twice, however deep."""
    last = [name.rpartition(" ")[2] for name in palette()]
    assert sorted(last) == sorted(set(last))
    assert len({str(command.description) for command in palette().values()}) == len(palette())


def test_an_old_name_leads_to_a_new_one() -> None:
    """None of them is in the palette any more, and all that they lead to is."""
    assert not FORMER.keys() & palette().keys()
    assert set(FORMER.values()) <= palette().keys()


@pytest.mark.parametrize("language", languages())
def test_sentences_name_commands_that_there_are(language: str) -> None:
    """Words of all games as well; a group alone leads nowhere."""
    files = [*BOT.glob(f"text/{language}/*.ftl"), *BOT.glob(f"games/*/words/{language}/**/*.ftl")]
    named = {name for file in files for name in NAMED.findall(file.read_text("utf-8"))}
    assert named
    assert named - palette().keys() == set()


def remember(standin: Standin, path: str) -> None:
    """Let clients still know a command that the bot has no more."""
    world = standin.service.world
    name, _, inner = path.partition(" ")
    known = next((one for one in world.commands.values() if one.name == name), None)
    definition = {} if known is None else known.definition
    if inner:
        options = [o for o in definition.get("options", []) if o["type"] == SUBCOMMAND]
        options.append({"name": inner, "type": SUBCOMMAND, "description": "Of before"})
        definition = {**definition, "options": options}
    else:
        definition = {**definition, "name": name, "description": "Of before"}
    if known is None:
        id = standin.service.ids.next()
        world.commands[id] = Command(id, 1, definition)
    else:
        known.definition = definition


async def test_whoever_uses_an_old_name_is_told_the_new_one(bot: Served, standin: Standin) -> None:
    """In private, in their language, and nothing is done or logged."""
    ada = standin.user("Ada")
    for n, (old, new) in enumerate(FORMER.items()):
        language = languages()[n % len(languages())]
        await bot.services.play.users.set_settings(ada.id, UserSettings(language=language))
        remember(standin, old)
        seen = await use(ada, old)
        assert seen.ephemeral
        say = localizer_for(language)
        named = {"old": Plain(f"/{old}"), "new": Plain(say.mention(new))}
        assert seen.text == say("command-former", **named), old
    assert await bot.services.play.game_in_channel(int(await ada.channel_id(CHANNEL))) is None


async def test_an_old_name_is_answered_in_direct_messages_too(
    bot: Served, standin: Standin
) -> None:
    """As far as it was offered there."""
    remember(standin, "battle")
    ada = standin.user("Ada")
    outcome = await ada.slash("battle", "dm")
    assert outcome.message is not None
    seen = await ada.message(outcome.message, "dm")
    assert says(seen.text, "command-former", old="/battle", new=localizer_for("en").mention("map"))


@pytest.fixture
def unknown_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord have told no id of a command, as when it refuses their list."""
    monkeypatch.setattr(names, "_ids", {})


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "/game new"), ("hu", "/játszma új"), ("fa", "/game new")]
)
async def test_a_command_is_called_as_the_reader_s_discord_shows_it(
    bot: Served, standin: Standin, unknown_ids: None, language: str, shown: str
) -> None:
    """Where its id is unknown, a mention is its name; Discord has none in Persian."""
    ada = standin.user("Ada")
    await bot.services.play.users.set_settings(ada.id, UserSettings(language=language))
    assert shown in (await use(ada, "log")).text


async def test_a_channel_is_told_of_a_command_in_the_table_s_language(
    bot: Served, standin: Standin, unknown_ids: None
) -> None:
    """Not in that of whoever has begun, who reads another."""
    ada = standin.user("Ada")
    await ada.slash("game new", CHANNEL, language="hu")
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.begun()
    await bot.services.play.seats.offer(1, ada.id)
    await bot.settled()
    told = "\n".join(message.text for message in await ada.messages(CHANNEL))
    assert "/játszma csatlakozás" in told
    assert "/game join" not in told
