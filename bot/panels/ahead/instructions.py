"""Standing instructions: the list of a user's instructions, and the steps to a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.games.registry import plugin_of
from bot.panels.parts import add_menus
from bot.play import Play, Standing, UserError
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, Unreadable, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import CALM, Button, Layout, SelectOption
from bot.ui.limits import OPTIONS
from bot.ui.names import seat_name
from bot.ui.reply import Reply, sentence
from bot.ui.router import Press, answering
from engine.kernel.shapes.base import Step, WrongPath

from ..turn.question import add_presets

VERB: Final = "instruct"
LIST, ADD, REMOVE = "", "add", "remove"


class InstructionsPanel:
    """The panel of a user's instructions, which saves each choice.

    The presses carry the steps to a new instruction: for each choice, its index among the options,
    which are the same at all times.
    """

    def __init__(self, play: Play) -> None:
        self._play = play

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show a user their instructions in a game."""
        await self.press(Press(interaction, CustomId(game, VERB), (), say))

    @answering(VERB)
    async def press(self, press: Press) -> None:
        """Act on a press, and show the list or the next step."""
        reply = Reply(press.interaction)

        async def work() -> Layout:
            try:
                return await self._do(press)
            except UserError as user_error:
                standing = await self._play.instructing.of(press.game, press.user)
                return _list(
                    standing, press.say.of(standing.info.ruleset), sentence(user_error, press.say)
                )

        await reply.give(work(), press.say)

    async def _do(self, press: Press) -> Layout:
        say, user = press.say, press.user
        what, _, where = press.arg.partition("/")
        instructing = self._play.instructing
        notice = ""
        if what == REMOVE:
            await instructing.take_back(press.game, user, number_in(only(press.values)))
            notice = say("instruct-gone")
        standing = await instructing.of(press.game, user)
        say = say.of(standing.info.ruleset)
        if what != ADD:
            return _list(standing, say, notice)
        path, step = _walk(standing, where, press.values)
        if step.options:
            return _steps(standing, path, step, say)
        await instructing.give(press.game, user, step.value)
        return _list(await instructing.of(press.game, user), say, say("instruct-kept"))


def _walk(standing: Standing, where: str, values: Sequence[str]) -> tuple[list[int], Step]:
    """Follow the choices that a press carries, and the last choice.

    Raises Unreadable for choices that were never offered.
    """
    places = [number_in(n) for n in where.split(".") if n] + [number_in(v) for v in values]
    path: list[str] = []
    try:
        for place in places:
            path.append(standing.shape.step(path).options[place].id)
        return places, standing.shape.step(path)
    except (IndexError, WrongPath):
        raise Unreadable("no such choice") from None


def _list(standing: Standing, say: Localizer, notice: str) -> Layout:
    """Show a user's instructions."""
    game = standing.info.id
    seat = seat_name(standing.seat, say)
    layout = Layout(CALM).text(say("instruct-title", seat=seat, game=str(game))).text(notice)
    layout.text(say("instruct-why"))
    add_presets(layout, game, standing.presets, say, standing.chosen)
    layout.rule()
    words = [say.say(phrase) for phrase in standing.given]
    if words:
        lines = [say("instruct-line", words=Plain(w)) for w in words]
        layout.text("\n".join([say("instruct-given"), *lines]))
        # The latest are the most likely to be taken back.
        recent = list(enumerate(words))[-OPTIONS:]
        choices = [SelectOption(str(n), w) for n, w in recent]
        layout.select(CustomId(game, VERB, arg=REMOVE), choices, say("instruct-remove"))
    else:
        layout.text(say("instruct-none"))
    return layout.buttons(
        Button(
            say("instruct-add"), CustomId(game, VERB, arg=f"{ADD}/"), discord.ButtonStyle.primary
        ),
        Button(say("instruct-panel"), CustomId(game, "panel", arg="again")),
    )


def _steps(standing: Standing, path: Sequence[int], step: Step, say: Localizer) -> Layout:
    """Offer the next choice on the way to an instruction."""
    game = standing.info.id
    seat = seat_name(standing.seat, say)
    layout = Layout(CALM).text(say("instruct-title", seat=seat, game=str(game)))
    if step.prompt is not None:
        layout.text(say.say(step.prompt))
    where = ".".join(map(str, path))
    plugin = plugin_of(standing.info.ruleset)
    names = (plugin.named_apart(o.id, say.say(o.label), standing.view, say) for o in step.options)
    numbered = [SelectOption(str(n), name) for n, name in enumerate(names)]
    add_menus(layout, CustomId(game, VERB, arg=f"{ADD}/{where}"), numbered, say)
    back = f"{ADD}/" + ".".join(map(str, path[:-1])) if path else LIST
    return layout.buttons(
        Button(say("instruct-back"), CustomId(game, VERB, arg=back)),
        Button(say("instruct-panel"), CustomId(game, "panel", arg="again")),
    )
