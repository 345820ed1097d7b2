"""``/my``: the games of a user; those in which it's their turn come first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.turn.answers import AnswersPanel
from bot.play import GameInfo, Play, UserError, WaitingGame
from bot.posts.posts import Posts, link
from bot.store.messages.posts import Post
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import CALLING, CALM, Button, Layout, Style
from bot.ui.limits import some_lines
from bot.ui.names import deed, game_title, moment
from bot.ui.reply import Reply, sentence
from engine.kernel.data import fixed

TEXT = 2800
"""The most characters of a list of games."""


class MyPanel:
    """The panel of a user's games."""

    def __init__(self, play: Play, posts: Posts, answers: AnswersPanel) -> None:
        self._play = play
        self._posts = posts
        self._answers = answers

    async def open(self, interaction: Interaction, say: Localizer) -> None:
        """Show the panel of the channel's game, or of the user's only game, or list all games."""
        user = interaction.user.id
        here = await self._play.game_in_channel(interaction.channel_id or 0)
        if here is not None and here.player_of(user) is not None:
            await self._answers.open(interaction, here.id, say)
            return
        games = await self._play.games_of(user)
        if len(games) == 1:
            await self._answers.open(interaction, games[0].id, say)
            return
        await self.games(interaction, say)

    async def games(self, interaction: Interaction, say: Localizer) -> None:
        """List the user's games."""
        reply = Reply(interaction)
        await reply.show(await reply.during(self._games(interaction.user.id, say)))

    async def _games(self, user: int, say: Localizer) -> Layout:
        waiting = {w.info.id: w for w in await self._play.waiting_for(user)}
        known = {info.id: info for info in await self._play.games_of(user)}
        lines = []
        for game in [*waiting, *(id for id in known if id not in waiting)]:
            if (info := known.get(game)) is None:
                continue  # The game has ended since the list was read.
            try:
                stands = (
                    say("moment-lobby")
                    if info.phase == "lobby"
                    else moment((await self._play.table_view(game)).view, say.of(info.ruleset))
                )
            except UserError as user_error:
                stands = sentence(user_error, say)
            card = await self._posts.find(game, "card")
            lines.append(GameLine(info, stands, waiting.get(game), card))
        return games_list(lines, say)


@fixed
class GameLine:
    """One of a user's games, as listed."""

    info: GameInfo
    stands: str
    waiting: WaitingGame | None
    """Since when it waits for the user, and until when; ``None`` if it does not."""
    card: Post | None
    """The address of its post, if known."""


def games_list(lines: Sequence[GameLine], localizer: Localizer) -> Layout:
    """List the games of a user in the given order, with each one's status and what it waits for."""
    layout = Layout(CALLING if any(line.waiting for line in lines) else CALM)
    if not lines:
        return layout.text(localizer("games-none"))
    layout.text(localizer("games-title", count=len(lines)))
    said = [_game_line(line, localizer) for line in lines]
    layout.text(some_lines(said, TEXT, "…"))
    layout.buttons(
        *(
            Button(
                localizer("games-open", game=str(line.info.id)),
                CustomId(line.info.id, "panel", arg="from-list"),
                Style.primary if line.waiting else Style.secondary,
            )
            for line in lines[:10]
        )
    )
    return layout


def _game_line(line: GameLine, localizer: Localizer) -> str:
    """Return the status of a game and, if it is the user's turn, what for, since and until when."""
    info, waiting = line.info, line.waiting
    title = game_title(info, localizer)
    if line.card is not None:
        title = f"[{title}]({link(info, line.card)})"
    if info.lost is not None:
        return localizer(
            "games-lost", title=Plain(title), moment=Plain(line.stands), game=str(info.id)
        )
    known = {
        "title": Plain(title),
        "channel": Plain(f"<#{info.channel}>"),
        "moment": Plain(line.stands),
    }
    if waiting is None:
        return localizer("games-line", **known)
    what = Plain(deed(waiting.kind, localizer.of(info.ruleset)))
    said = localizer("games-line-waiting", what=what, **known)
    clock = waiting.clock
    if clock is None:
        return said
    said = localizer("games-since", line=Plain(said), since=Plain(f"<t:{int(clock.begun)}:R>"))
    if clock.due is None or clock.stopped is not None:
        return said
    return localizer("games-due", line=Plain(said), due=Plain(f"<t:{int(clock.due)}:R>"))
