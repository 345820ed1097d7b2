"""A tiny discord.py bot with one of everything, to drive the stand-in with a real client."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from bot.limits.discord_hosts import point_at


def png(width: int = 64, height: int = 48) -> bytes:
    """A small picture."""
    out = io.BytesIO()
    Image.new("RGB", (width, height), (40, 60, 90)).save(out, "PNG")
    return out.getvalue()


class BidModal(ui.Modal, title="Bid"):
    """A form with a menu and a text field."""

    def __init__(self) -> None:
        super().__init__(custom_id="bid-form")
        self.power: ui.Label[Any] = ui.Label(
            text="Power tokens",
            component=ui.Select(
                custom_id="power",
                options=[discord.SelectOption(label=str(n), value=str(n)) for n in range(4)],
            ),
        )
        self.why: ui.Label[Any] = ui.Label(
            text="Why", component=ui.TextInput(custom_id="why", required=False)
        )
        self.add_item(self.power)
        self.add_item(self.why)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Tell what was bid."""
        power, why = self.power.component, self.why.component
        assert isinstance(power, ui.Select)
        assert isinstance(why, ui.TextInput)
        await interaction.response.send_message(
            f"bid {power.values[0]} because {why.value}", ephemeral=True
        )


class Panel(ui.LayoutView):
    """A components-V2 panel: a button that counts, a menu, a form, and a dead button."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=0x336699)
        box.add_item(ui.TextDisplay(f"### Count {count}"))
        row: ui.ActionRow[Any] = ui.ActionRow()
        more: ui.Button[Any] = ui.Button(label="More", custom_id="more")
        form: ui.Button[Any] = ui.Button(label="Bid", custom_id="bid")
        dead: ui.Button[Any] = ui.Button(label="Dead", custom_id="dead", disabled=True)
        silent: ui.Button[Any] = ui.Button(label="Silent", custom_id="silent")
        for button in (more, form, dead, silent):
            row.add_item(button)
        box.add_item(row)
        menu: ui.Select[Any] = ui.Select(
            custom_id="area",
            max_values=2,
            options=[discord.SelectOption(label=n, value=n.lower()) for n in ("North", "South")],
        )
        box.add_item(ui.ActionRow(menu))
        self.add_item(box)

        async def count_up(interaction: discord.Interaction) -> None:
            await interaction.response.edit_message(view=Panel(count + 1))

        async def open_form(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(BidModal())

        async def chosen(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(
                "chose " + ", ".join(menu.values), ephemeral=True
            )

        async def keep_silent(interaction: discord.Interaction) -> None:
            return None

        more.callback = count_up  # type: ignore[method-assign] # discord.py's documented way
        form.callback = open_form  # type: ignore[method-assign] # as above
        menu.callback = chosen  # type: ignore[method-assign] # as above
        silent.callback = keep_silent  # type: ignore[method-assign] # as above


class TestBot(discord.Client):
    """The bot; `say` etc. are reached through the client's own methods."""

    __test__ = False

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(intents=intents)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()
        self.resumed = asyncio.Event()
        self.readies = 0
        self.seen: list[discord.Message] = []
        self.heard: asyncio.Queue[int] = asyncio.Queue()
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        """Sync the commands before the gateway is there."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Note it."""
        self.readies += 1
        self.ready.set()

    async def on_resumed(self) -> None:
        """Note it."""
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        """Keep every message that the gateway tells of."""
        self.seen.append(message)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Keep the ids of all interactions."""
        self.heard.put_nowait(interaction.id)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """The commands: ``/game new``, ``/game area`` with autocomplete, ``/panel``, ``/slow``."""
    game = app_commands.Group(name="game", description="Play")

    @game.command(name="new", description="Start a game")
    async def new(
        interaction: discord.Interaction,
        players: app_commands.Range[int, 3, 6],
        rival: discord.Member | None = None,
    ) -> None:
        rival_name = "nobody" if rival is None else rival.display_name
        await interaction.response.send_message(f"{players} players against {rival_name}")

    async def areas(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ["Winterfell", "White Harbor", "Pyke"]
        return [
            app_commands.Choice(name=name, value=name.lower())
            for name in known
            if name.lower().startswith(typed.lower())
        ]

    @game.command(name="area", description="Look at an area")
    @app_commands.autocomplete(area=areas)
    async def area(interaction: discord.Interaction, area: str) -> None:
        await interaction.response.send_message(f"this is {area}", ephemeral=True)

    tree.add_command(game)

    @tree.command(name="panel", description="A panel")
    async def panel(interaction: discord.Interaction, secret: bool = False) -> None:
        await interaction.response.send_message(view=Panel(), ephemeral=secret)

    @tree.command(name="slow", description="Think first")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="thought")
        await interaction.followup.send("and more", ephemeral=True)

    @tree.command(name="mute", description="Never answers")
    async def mute(interaction: discord.Interaction) -> None:
        return None


class Running:
    """A bot that is logged in, with its task; stops at the end of the block."""

    def __init__(self, url: str, token: str, intents: discord.Intents | None = None) -> None:
        point_at(url)
        self.bot = TestBot(intents or discord.Intents(guilds=True, dm_messages=True))
        self.token = token
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> TestBot:
        self.task = asyncio.create_task(self.bot.start(self.token))
        waiting = asyncio.create_task(self.bot.ready.wait())
        await asyncio.wait({self.task, waiting}, timeout=60, return_when="FIRST_COMPLETED")
        if self.task.done():
            waiting.cancel()
            await self.bot.close()
            self.task.result()
        await waiting
        return self.bot

    async def __aexit__(self, *_: object) -> None:
        await self.bot.close()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
