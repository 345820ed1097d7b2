"""How a question is answered: step by step in a panel, by form, or typed as text."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import discord

from bot.play import Hand, Play, Told, Trouble
from bot.text import Plain, Voice
from bot.typed import Reading
from bot.ui.apology import apology, sentence
from bot.ui.layout import Layout
from bot.ui.limits import some_lines
from bot.ui.names import game_title
from bot.ui.press import Press, mark_of, only
from bot.ui.reply import Reply
from engine.kernel.shape import WrongPath

from .cards import with_seats
from .misreadings import problem_lines
from .question import FINAL, SURE, answer_in_words, asking_of, question_panel
from .why import Explaining
from .widgets import Asking, widget_for

Interaction = discord.Interaction[Any]

NEWS = 10
"""Sentences about what happened that a panel shows at most."""

REMEMBERED = 10_000
"""Panels of which it is remembered what they have shown; forgetting costs a needless message."""

PROBLEMS = 1500
"""Characters of a panel for what was not understood."""

UNMARKED = frozenset({"change", "keep", "show", "typed", "filled"})
"""Presses that mean the same whatever was chosen since the panel was shown."""


class Answering:
    """Shows players what is asked of them, and takes their answers."""

    def __init__(self, play: Play, explaining: Explaining) -> None:
        self._play = play
        self._explaining = explaining
        self._shown: OrderedDict[tuple[int, int], int] = OrderedDict()
        self._read: OrderedDict[tuple[int, int], int] = OrderedDict()

    def has_seen(self, game: int, user: int, number: int) -> bool:
        """Tell whether a panel has shown a question to a user since the bot started."""
        return self._shown.get((game, user), 0) >= number

    # -- presses --------------------------------------------------------------------------------

    async def choose(
        self, interaction: Interaction, press: Press, values: Sequence[str], language: Voice
    ) -> None:
        """Answer a press that belongs to a question, or a form that was sent."""
        reply = Reply(interaction)
        try:
            layout = await reply.during(self._chosen(interaction, press, values, language))
        except Trouble as trouble:
            layout = apology(trouble, language)
        await reply.show(layout)

    async def open_form(self, interaction: Interaction, press: Press, language: Voice) -> None:
        """Open the form in which a question can be answered by text, or several places at once."""
        user = interaction.user.id
        try:
            hand = await self._play.hand(press.game, user)
            say = language.of(hand.info.ruleset)
            asking = asking_of(hand, say)
            if asking is not None and asking.number == press.number:
                form = widget_for(asking.shape).form_for(asking, press)
                if form is not None:
                    await interaction.response.send_modal(form)
                    return
            layout = await self.panel(press.game, user, say, say("panel-passed"))
        except Trouble as trouble:
            layout = apology(trouble, language)
        await Reply(interaction).show(layout)

    async def typed(
        self, interaction: Interaction, game: int, text: str, language: Voice, *, tokens: bool
    ) -> None:
        """Answer a command that carries an answer as text; with ``tokens``, tokens for places."""
        user = interaction.user.id
        reply = Reply(interaction)

        async def work() -> Layout:
            hand = await self._play.hand(game, user)
            say = language.of(hand.info.ruleset)
            asking = asking_of(hand, say)
            if asking is None:
                return await self.panel(game, user, say, say("typed-not-asked"))
            if tokens and asking.shape.form != "tokens":
                return await self.panel(game, user, say, say("typed-no-tokens"))
            press = asking.press("typed")
            return await self._chosen(interaction, press, [text], language)

        try:
            layout = await reply.during(work())
        except Trouble as trouble:
            layout = apology(trouble, language)
        await reply.show(layout)

    async def _chosen(
        self, interaction: Interaction, press: Press, values: Sequence[str], language: Voice
    ) -> Layout:
        user = interaction.user.id
        hand = await self._play.hand(press.game, user)
        say = language.of(hand.info.ruleset)
        asking = asking_of(hand, say)
        if asking is None or asking.number != press.number:
            return await self.panel(press.game, user, say, say("panel-passed"))
        changing = hand.answered and press.verb not in ("keep", "withdraw")
        if press.mark != mark_of(asking.path) and press.verb not in UNMARKED:
            notice = say("panel-moved-on")
            return await self.panel(press.game, user, say, notice, changing=bool(hand.draft))
        try:
            return await self._apply(interaction, press, values, hand, asking, changing)
        except WrongPath:
            notice = say("panel-not-offered")
            return await self.panel(press.game, user, say, notice, changing=changing)
        except Trouble as trouble:
            self._explaining.remember(press.game, user, trouble)
            return await self.panel(
                press.game,
                user,
                say,
                sentence(trouble, say),
                rule=trouble.rule and say.paragraph(trouble.phrase, trouble.rule),
                changing=changing,
            )

    async def _apply(
        self,
        interaction: Interaction,
        press: Press,
        values: Sequence[str],
        hand: Hand,
        asking: Asking,
        changing: bool,
    ) -> Layout:
        """Do what was pressed, and return the panel after it."""
        game, user, number = press.game, interaction.user.id, press.number
        widget, say = widget_for(asking.shape), asking.voice
        match press.verb:
            case "typed":
                reading = widget.read(asking, only(values))
                return await self._lay(interaction, asking, reading, changing)
            case "filled":
                reading, show = widget.filled(asking, press, values)
                return await self._lay(interaction, asking, reading, changing, show)
            case _:
                show = widget.show_after(asking, press, values)
        match press.verb:
            case "show":
                return await self.panel(game, user, say, show=show, changing=changing)
            case "keep":
                return await self.panel(game, user, say)
            case "withdraw":
                await self._play.withdraw(game, user, number)
                return await self.panel(game, user, say, say("panel-withdrawn"))
            case "change":
                again = widget.stepwise and hand.answered
                path = widget.retrace(asking.shape, hand.sealed) if again else []
                await self._play.draft(game, user, number, path)
                return await self.panel(game, user, say, changing=True)
            case "back":
                path = widget.back(asking)
            case "clear":
                path = widget.settle(asking.shape, ())
            case "lock":
                if asking.opens_at_once and press.arg != FINAL:
                    # Nothing was chosen, or all others have answered since the panel was shown.
                    notice = say("panel-sure" if widget.is_empty(asking) else "panel-last")
                    return await self.panel(game, user, say, notice, show=SURE, changing=changing)
                return await self._answer(interaction, asking)
            case _:
                path = widget.follow(asking, press, values)
        after = asking.along(path)
        step = after.step
        if step.ready and not step.options and widget.answers_at_once(after):
            return await self._answer(interaction, after)
        await self._play.draft(game, user, number, path)
        return await self.panel(game, user, say, show=show, changing=changing)

    async def _lay(
        self,
        interaction: Interaction,
        asking: Asking,
        reading: Reading,
        changing: bool,
        show: str = "",
    ) -> Layout:
        """Keep what was understood of a text or a form as draft, and list what was not."""
        say, user = asking.voice, interaction.user.id
        after = asking.along(reading.path)
        lines = problem_lines(reading, asking)
        step = after.step
        if (
            not lines
            and step.ready
            and not step.options
            and widget_for(asking.shape).answers_at_once(after)
        ):
            return await self._answer(interaction, after)
        await self._play.draft(asking.game, user, asking.number, list(reading.path))
        if not lines:
            notice = say("typed-understood")
        else:
            moved = set(reading.path) != set(asking.path)
            head = say("typed-partly" if moved else "typed-nothing")
            notice = some_lines([head, *lines], PROBLEMS, "- …")
        return await self.panel(asking.game, user, say, notice, show=show, changing=changing)

    async def _answer(self, interaction: Interaction, asking: Asking) -> Layout:
        """Give the answer that was chosen, and show what comes next."""
        say, step, user = asking.voice, asking.step, interaction.user.id
        if not step.ready:
            raise WrongPath(asking.path)
        # The shape knows the table as it is: put into words what is chosen before it changes.
        words = one_line(answer_in_words(asking))
        before = await self._last_event(asking.game, user)
        await self._play.answer(
            asking.game,
            user,
            asking.number,
            step.value,
            interaction=interaction.id,
            at=interaction.created_at.timestamp(),
        )
        _remember(self._read, (asking.game, user), before)
        table = await self._play.table(asking.game)
        opened = table.number != asking.number
        notice = say("panel-done", answer=Plain(words)) if opened else ""
        return await self.panel(asking.game, user, say, notice)

    # -- panels ---------------------------------------------------------------------------------

    async def open_panel(self, interaction: Interaction, game: int, say: Voice) -> None:
        """Show a player the panel of a game, or say why there is none."""
        reply = Reply(interaction)
        try:
            layout = await reply.during(self.panel(game, interaction.user.id, say))
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout)

    async def panel(
        self,
        game: int,
        user: int,
        say: Voice,
        notice: str = "",
        *,
        rule: str | None = None,
        show: str = "",
        changing: bool = False,
    ) -> Layout:
        """Build the panel of a player as things stand.

        Raises Trouble if there is none.
        """
        info = await self._play.info(game)
        say = say.of(info.ruleset)
        if info.phase in ("lobby", "closed"):
            layout = Layout().text(say(f"panel-{info.phase}", title=Plain(game_title(info, say))))
            return layout if info.phase == "closed" else with_seats(layout, info, user, say)
        news = await self._news(game, user)
        hand = await self._play.hand(game, user)
        if hand.question is not None:
            _remember(self._shown, (game, user), hand.question.number)
        # From here on nothing is awaited: what a shape offers is true for this moment only.
        return question_panel(
            hand, say, news=news, notice=notice, rule=rule, show=show, changing=changing
        )

    async def _news(self, game: int, user: int) -> Sequence[Told]:
        """Return what a player has not read: since their last answer, else the last of it."""
        told = await self._play.history(game, user, last=NEWS)
        read = self._read.get((game, user), 0)
        return [t for t in told if t.number > read]

    async def _last_event(self, game: int, user: int) -> int:
        told = await self._play.history(game, user, last=1)
        return told[-1].number if told else 0


def one_line(text: str) -> str:
    """Put several lines on one."""
    return " · ".join(line.strip() for line in text.splitlines() if line.strip())


def _remember(where: OrderedDict[tuple[int, int], int], key: tuple[int, int], number: int) -> None:
    """Keep a number for a game and a user, and forget those that were not used for longest."""
    where[key] = number
    where.move_to_end(key)
    while len(where) > REMEMBERED:
        where.popitem(last=False)
