"""Free actions of players: the steps to one, and a press to confirm, because it is final."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.panels.parts import add_menus
from bot.play import FreeAction, Play
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, mark_of
from bot.ui.layout import CALM, Button, Layout, SelectOption, Style
from bot.ui.names import seat_name
from bot.ui.router import Press, answering
from engine.kernel.shapes.base import Step, WrongPath

from .turns import PlayerInput, Turns

VERB: Final = "interject"
SURE = "!"
"""The end of the argument of a press that confirms."""
BETWEEN = ","


class FreeActionsPanel:
    """The panel of free actions, which offers them and carries them out.

    A press carries the kind and the path of choices; the options are computed again. The press that
    confirms it has a mark of the foreseen effects, so that nothing is done twice.
    """

    def __init__(self, play: Play, turns: Turns) -> None:
        self._play = play
        self._turns = turns

    @answering(VERB)
    async def press(self, press: Press) -> None:
        """Show the next step, or do what was confirmed."""

        async def step(turn: PlayerInput, say: Localizer) -> Layout:
            return await self._do(turn, press, say)

        await self._turns.do(press, step)

    async def _do(self, turn: PlayerInput, press: Press, say: Localizer) -> Layout:
        kind, _, where = press.arg.partition("/")
        sure = where.endswith(SURE)
        path = [id for id in where.removesuffix(SURE).split(BETWEEN) if id] + list(press.values)
        found = await self._play.interjecting.of(press.game, turn.user, kind)
        try:
            step = found.shape.step(path)
        except WrongPath:  # The table has changed since.
            path = []
            step = found.shape.step(path)
        if not step.ready or step.options:
            return _steps(found, path, step, say)
        follows = found.shape.preview(step.value)
        foreseen = [say.say(line.phrase) for line in follows]
        mark = mark_of([*path, *foreseen])
        if not sure or mark != press.custom_id.mark:  # It was pressed twice, perhaps.
            return _confirmation(found, path, foreseen, mark, say)
        if not await self._play.interjecting.take(
            press.game,
            turn.user,
            kind,
            step.value,
            foreseen=follows,
            interaction=turn.interaction.id,
        ):
            return await self._do(turn, press, say)  # It shows the present effects.
        done = say(f"interject-{kind}-done")
        return await self._turns.panel(press.game, turn.user, say, done)


def _head(found: FreeAction, say: Localizer) -> Layout:
    seat = seat_name(found.seat, say)
    layout = Layout(CALM)
    layout.text(say("interject-title", what=say(f"interject-{found.kind}"), seat=seat))
    return layout.text(say(f"interject-{found.kind}-about"))


def _to(found: FreeAction, path: Sequence[str], mark: str = "", end: str = "") -> CustomId:
    return CustomId(found.info.id, VERB, mark=mark, arg=f"{found.kind}/{BETWEEN.join(path)}{end}")


def _chosen(found: FreeAction, path: Sequence[str], say: Localizer) -> str:
    """Return what was chosen so far."""
    labels = []
    for at, id in enumerate(path):
        options = found.shape.step(path[:at]).options
        labels += [say.say(option.label) for option in options if option.id == id]
    return say("go-way").join(labels)


def _steps(found: FreeAction, path: Sequence[str], step: Step, say: Localizer) -> Layout:
    """Offer the next choice."""
    layout = _head(found, say)
    if path:
        layout.text(say("panel-preview", line=Plain(_chosen(found, path, say))))
    choices = [
        SelectOption(o.id, say.say(o.label), "" if o.note is None else say.say(o.note))
        for o in step.options
    ]
    asked = say(f"interject-{found.kind}-step-{len(path)}")
    add_menus(layout, _to(found, path), choices, say, asked)
    return _ways_out(layout, found, path, say)


def _confirmation(
    found: FreeAction, path: Sequence[str], foreseen: Sequence[str], mark: str, say: Localizer
) -> Layout:
    """Return the effects, and ask the player to confirm."""
    layout = _head(found, say)
    lines = [_chosen(found, path, say), *foreseen]
    layout.text("\n".join(say("panel-preview", line=Plain(line)) for line in lines))
    layout.text(say("interject-sure"))
    button = Button(say(f"interject-{found.kind}-do"), _to(found, path, mark, SURE), Style.primary)
    return _ways_out(layout.buttons(button), found, path, say)


def _ways_out(layout: Layout, found: FreeAction, path: Sequence[str], say: Localizer) -> Layout:
    back = [Button(say("instruct-back"), _to(found, path[:-1]))] if path else []
    panel = Button(say("instruct-panel"), CustomId(found.info.id, "panel", arg="again"))
    return layout.buttons(*back, panel)
