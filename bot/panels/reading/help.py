"""Help: what a user can do now, without a game, in a lobby, in a running or finished game."""

from __future__ import annotations

import asyncio
import io
import logging
import random
from typing import Literal

import discord

from bot.games.plugin import Lesson
from bot.games.registry import plugin_of
from bot.play import GameInfo, Play, UserError
from bot.posts.settings_lines import about
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import Button, Layout, Style
from bot.ui.names import game_title
from bot.ui.reply import Reply, apology
from bot.ui.router import Press, answering
from bot.workers.drawing import NotDrawn, Painter
from engine.kernel.game import AnyGame, Game
from engine.kernel.ruleset import AnyRuleset, View

SEED = 1
STEPS = 3000
"""The number of answers after which a lesson whose moment has not come is left out."""

log = logging.getLogger(__name__)


class Primer:
    """The introduction of games for newcomers."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._moments: dict[str, dict[str, View]] = {}
        """What the lessons of each game show, after someone has asked for them."""

    async def page(self, ruleset: AnyRuleset, say: Localizer) -> tuple[Layout, list[discord.File]]:
        """Build the page about a game, with the files of its pictures."""
        say = say.of(ruleset.id)
        plugin = plugin_of(ruleset.id)
        layout = Layout().text(say("primer-title", game=f"ruleset:{ruleset.id}"))
        if plugin.on is not None:
            layout.text(about(ruleset.id, say))
        files: list[discord.File] = []
        if ruleset.id not in self._moments:
            shown = await asyncio.to_thread(moments, ruleset) if plugin.has_pictures else {}
            self._moments[ruleset.id] = shown
        views = self._moments[ruleset.id]
        for n, lesson in enumerate(plugin.lessons, 1):
            layout.text(say(lesson.text))
            if lesson.text not in views:
                continue
            view, name = views[lesson.text], f"how-to-play-{n}.png"
            try:
                picture = await self._painter.paint(
                    view, language=say.language, **lesson.wish(view)
                )
            except NotDrawn as error:
                log.error("no picture of %s: %s", lesson.text, type(error.__cause__).__name__)
                continue
            files.append(discord.File(io.BytesIO(picture.png), name, description=picture.alt))
            layout.picture(name, picture.alt)
        layout.rule().text(say("primer-bot")).text(say("help-how"))
        layout.text(say("learn-offer"))
        learn = Button(say("learn-open"), CustomId(0, "learn", arg=ruleset.id), Style.primary)
        ways = [Button(say("rules-contents"), _rules(ruleset.id)), learn]
        if plugin.tasks:
            ways.append(practice_button(ruleset.id, say))
        return layout.buttons(*ways), files


def practice_button(ruleset: str, say: Localizer) -> Button:
    """Make the button that lists the tasks of a game."""
    return Button(say("practice-open"), CustomId(0, "practice", arg=ruleset))


def _rules(ruleset: str) -> CustomId:
    return CustomId(0, "rule", arg=f"{ruleset}/")


def moments(ruleset: AnyRuleset) -> dict[str, View]:
    """Return the views of a game that its lessons show, by the ids of the lessons."""
    lessons = list(plugin_of(ruleset.id).lessons)
    found: dict[str, View] = {}
    game, rng = Game.new(ruleset, {}, keep_rests=False), random.Random(SEED)
    for _ in range(STEPS):
        lessons = [lesson for lesson in lessons if not _seen(lesson, game, found)]
        if game.question is None or not lessons:
            break
        seat = game.awaited[0]
        game.answer(seat, game.shape_for(seat).sample(rng))
    return found


def _seen(lesson: Lesson, game: AnyGame, found: dict[str, View]) -> bool:
    """Keep a moment if a lesson shows it; return whether one does."""
    view = game.ruleset.view(game.state, game.setup.seats[0] if lesson.seated else None)
    if not lesson.until(view):
        return False
    found[lesson.text] = view
    return True


Situation = Literal[
    "direct",
    "nowhere",
    "invited",
    "joined",
    "opened",
    "watching",
    "awaited",
    "waiting",
    "over",
    "closed",
]
"""A user's situation: in direct messages; no game in the channel; a lobby that they have not
joined, have joined, or host; a running game that they watch, in which it is their turn, or in which
they wait; a game that is over or was closed."""


PLAY = "play"
"""What a press on "How to play" carries, with the game after a slash, if it is not the user's
own."""


class HelpPanel:
    """The panel that explains to users what they can do."""

    def __init__(self, play: Play, primer: Primer) -> None:
        self._play = play
        self._primer = primer

    @answering("help")
    async def press(self, press: Press) -> None:
        """Explain what a user can do in the game that a press names, or how to play one."""
        what, _, ruleset = press.arg.partition("/")
        if what != PLAY:
            await self.open(press.interaction, press.say, press.game)
            return
        reply = Reply(press.interaction, fresh=True)
        await reply.promise()
        files: list[discord.File] = []
        try:
            if not ruleset:
                ruleset = (await self._play.info(press.game)).ruleset
            layout, files = await self._primer.page(self._play.ruleset(ruleset), press.say)
        except UserError as user_error:
            layout = apology(user_error, press.say)
        await reply.show(layout, *files)

    async def open(self, interaction: Interaction, say: Localizer, game: int = 0) -> None:
        """Explain what a user can do, in a game or in their situation."""
        reply, user = Reply(interaction, fresh=True), interaction.user.id
        try:
            direct = interaction.guild_id is None
            info = (
                await self._play.info(game)
                if game
                else await self._play.game_in_channel(interaction.channel_id or 0)
            )
            layout = await reply.during(help_layout(self._play, info, user, say, direct=direct))
        except UserError as user_error:
            layout = apology(user_error, say)
        await reply.show(layout)


async def situation(play: Play, info: GameInfo | None, user: int) -> Situation:
    """Return a user's situation in a game."""
    if info is None:
        return "nowhere"
    playing = info.player_of(user) is not None
    match info.phase:
        case "lobby" if info.host == user:
            return "opened"
        case "lobby":
            return "joined" if playing else "invited"
        case "over":
            return "over"
        case "closed":
            return "closed"
    if not playing:
        return "watching"
    try:
        hand = await play.seat_view(info.id, user)
    except UserError:  # A pinned game waits for other rules, and asks nothing.
        return "waiting"
    return "awaited" if hand.question is not None and not hand.answered else "waiting"


async def help_layout(
    play: Play, info: GameInfo | None, user: int, say: Localizer, *, direct: bool = False
) -> Layout:
    """Build the help with its buttons; ``direct`` is whether it is in direct messages."""
    where = "direct" if direct and info is None else await situation(play, info, user)
    layout = Layout()
    say = say if info is None else say.of(info.ruleset)
    if info is None:
        layout.text(say("help-title"))
    else:
        layout.text(say("help-title-game", title=Plain(game_title(info, say))))
    layout.text(say(f"help-{where}"))
    if info is not None and info.host == user and where in ("awaited", "waiting", "watching"):
        layout.text(say("help-hosting" if info.people > 1 else "help-hosting-alone"))
    if where in ("invited", "joined", "opened"):
        layout.text(say("help-how"))
    if info is not None and where in ("awaited", "waiting"):
        layout.text(say("help-playing"))
        if info.people > 1:
            layout.text(say("help-company"))
    if info is not None:
        layout.buttons(*_buttons(info, where, say))
        layout.buttons(Button(say("primer-open"), CustomId(info.id, "help", arg=PLAY)))
    else:
        if where == "nowhere":
            usual = next(iter(play.rulesets))
            ways = [Button(say("learn-open"), CustomId(0, "learn", arg=usual), Style.primary)]
            if plugin_of(usual).tasks:
                ways.append(practice_button(usual, say))
            layout.buttons(*ways)
        layout.buttons(
            *(
                Button(
                    say("primer-open-game", game=f"ruleset:{ruleset}"),
                    CustomId(0, "help", arg=f"{PLAY}/{ruleset}"),
                )
                for ruleset in play.rulesets
                if plugin_of(ruleset).lessons and plugin_of(ruleset).on is None
            )
        )
    return layout.text(say("help-always")).text(say("help-privacy"))


def _buttons(info: GameInfo, where: Situation, say: Localizer) -> list[Button]:
    game = info.id
    match where:
        case "invited":
            label = say("lobby-join")
            return [Button(label, CustomId(game, "join"), Style.primary, disabled=not info.free)]
        case "opened":
            return [
                Button(say("lobby-settings"), CustomId(game, "setup")),
                Button(say("lobby-start"), CustomId(game, "start"), Style.success),
            ]
        case "joined":
            return [Button(say("lobby-leave"), CustomId(game, "leave"))]
        case "awaited" | "waiting":
            style = Style.primary if where == "awaited" else Style.secondary
            return [
                Button(say("card-panel"), CustomId(game, "panel", arg="help"), style),
                Button(say("card-map"), CustomId(game, "map", arg="help")),
            ]
        case "watching":
            offered = [p.seat for p in info.players if p.offered and p.seat]
            return [
                Button(say("card-map"), CustomId(game, "map", arg="help")),
                *(
                    Button(
                        say("status-take", seat=f"seat:{seat}"),
                        CustomId(game, "take-seat", arg=seat),
                        Style.success,
                    )
                    for seat in offered
                ),
            ]
        case "over":
            return [Button(say("card-map"), CustomId(game, "map", arg="help"))]
    return []
