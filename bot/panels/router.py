"""All panels of the bot, and the routing of presses to them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.practice.service import FIRST
from bot.services import Services
from bot.ui.custom_id import CustomId, Unreadable
from bot.ui.items import Interaction
from bot.ui.reply import is_private
from bot.ui.router import Press, handlers_of

from .ahead.instructions import InstructionsPanel
from .ahead.plans import PlanPanel
from .learning.coaching import CoachPanel
from .learning.practice import PracticePanel
from .reading.board import BoardPanel, WhatIfPanel
from .reading.help import HelpPanel, Primer
from .reading.log import LogPanel, StatusPanel
from .reading.profile import ProfilePanel
from .reading.reference import ReferencePanel
from .reading.rules import RulesPanel
from .reading.statistics import StatisticsPanel
from .reading.story import StoryPanel
from .reading.why import WhyPanel
from .table.deals import DealsPanel
from .table.host import HostPanel
from .table.lobby import LobbyPanel
from .table.new_game import NewGamePanel
from .table.relay import RelayPanel
from .table.settings import TableSettingsPanel
from .table.talk import TalkPanel, VotePanel
from .table.tournament import TournamentPanel
from .table.verify import VerifyPanel
from .turn.answers import AnswersPanel
from .turn.free_actions import FreeActionsPanel
from .turn.hint import HintPanel
from .turn.note import NotePanel
from .turn.page import PagePanel
from .turn.turns import Turns
from .user.data import DataPanel
from .user.my_games import MyPanel
from .user.notifications import NotificationsPanel
from .user.settings import SettingsPanel


class Panels:
    """All panels, which answer presses and commands; they hold nothing that a restart must not
    lose."""

    def __init__(self, services: Services, turns: Turns | None = None) -> None:
        """Create the panels; raises ValueError if no panel, or two, answer a verb."""
        play, store = services.play, services.store
        self.services = services

        def paged() -> bool:
            return services.pages is not None

        self.board = BoardPanel(play, store, services.painter, paged)
        self.log = LogPanel(play, store)
        self.reference = ReferencePanel(play, self.board)
        self.rules = RulesPanel(play)
        self.instructions = InstructionsPanel(play)
        self.what_if = WhatIfPanel(play, self.board)
        self.why = WhyPanel(play)
        if turns is None:
            turns = Turns(play, services.shown, services.now)
            turns.paged = paged
        self.turns = turns
        self._live = turns.live
        services.follow, services.redraw = turns.live.follow, turns.live.redraw
        self.plan = PlanPanel(play, turns)
        self.answers = AnswersPanel(play, turns, self.why, self.plan)
        self.hint = HintPanel(play, turns)
        self.coach = CoachPanel(play, turns)
        self.interjecting = FreeActionsPanel(play, turns)
        self.note = NotePanel(play, turns)
        self.page = PagePanel(services)
        self.my = MyPanel(play, services.posts, self.answers)
        self.data = DataPanel(play, services.practice)
        self.status = StatusPanel(play, services.posts)
        self.story = StoryPanel(play, services.painter, self.board)
        self.help = HelpPanel(play, Primer(services.painter))
        self.talk = TalkPanel(play, services.steady)
        self.relay = RelayPanel(play)
        self.deals = DealsPanel(play)
        self.terms = TableSettingsPanel(play, paged)
        self.reach = NotificationsPanel(play, store, services.direct)
        self.settings = SettingsPanel(services, self.reach)
        self.host = HostPanel(play, services.now)
        self.lobby = LobbyPanel(play, self.reach, turns.panel)
        self.opening = NewGamePanel(services, self.lobby, turns)
        self.tournament = TournamentPanel(services)
        self.vote = VotePanel(play)
        self.verify = VerifyPanel(play, turns)
        self.practice = PracticePanel(services, Panels)
        self.statistics = StatisticsPanel(services.statistics)
        self.profile = ProfilePanel(services)
        self._handlers = handlers_of(vars(self).values())
        services.press = self.answer

    async def press(
        self, interaction: Interaction, custom_id: CustomId, values: Sequence[str]
    ) -> None:
        """Answer a press.

        Raises Unreadable for one that no panel of this version has shown.
        """
        if custom_id.verb not in self._handlers:
            raise Unreadable(f"no such verb: {custom_id.verb}")
        say = await self.services.localizer_of(interaction)
        press = Press(interaction, custom_id, values, say)
        if press.game >= FIRST:
            await self.practice.inside(press)
        else:
            await self.answer(press)

    async def answer(self, press: Press) -> None:
        """Answer a press on a panel of these games."""
        message = press.interaction.message
        if message is not None:
            self._live.pressed(press.game, press.user, message.id)
            if is_private(press.interaction) and not message.flags.components_v2:
                await self.services.taken(message.id)  # A notification becomes a panel.
        await self._handlers[press.verb](press)
