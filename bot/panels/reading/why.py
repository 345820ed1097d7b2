"""``/why``: explanations of numbers, with the paragraphs of the rules, and stewards' reasons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.registry import plugin_of
from bot.limits.memory import Recent
from bot.play import GameInfo, Play, UserError
from bot.play.errors import user_error
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import Layout, SelectOption
from bot.ui.limits import OPTIONS, some_lines
from bot.ui.names import deed
from bot.ui.reply import Reply, apology, sentence
from engine.kernel.phrase import LineData

from .rules import rule_button

REFUSAL = "refusal"
"""The topic of the user's last refusal."""
STEWARDS = "stewards"
"""The topic of the stewards' last answers."""
TEXT = 3400
"""The most characters of an explanation."""


class WhyPanel:
    """The panel that explains numbers and refusals."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._refused: Recent[tuple[int, int], UserError] = Recent()

    def remember(self, game: int, user: int, refused: UserError) -> None:
        """Remember a player's last refusal, in case they ask why."""
        self._refused[game, user] = refused

    def topics(self, info: GameInfo) -> list[str]:
        """Return the names of what can be explained in a game."""
        played = [STEWARDS] if self._play.hints.knows(info.ruleset) else []
        return [*plugin_of(info.ruleset).reasons, *played, REFUSAL]

    async def explain(
        self, interaction: Interaction, info: GameInfo, topic: str, seat: str | None, say: Localizer
    ) -> None:
        """Explain a topic, if necessary for a seat, by default the user's own."""
        user, say = interaction.user.id, say.of(info.ruleset)
        reply = Reply(interaction, fresh=True)
        try:
            if topic not in self.topics(info):
                raise user_error("nothing-to-explain", topic=f"raw:{topic[:40]}")
            if topic == REFUSAL:
                layout = self._refusal(info.id, user, say)
            elif topic == STEWARDS:
                layout = await reply.during(self._stewards(info.id, seat, say))
            else:
                player = info.player_of(user)
                whose = seat or (player.seat if player is not None else None)
                lines = await self._play.explain(info.id, topic, whose, user=user)
                layout = explanation(info.id, topic, lines, say)
        except UserError as error:
            layout = apology(error, say)
        await reply.show(layout)

    async def _stewards(self, game: int, seat: str | None, say: Localizer) -> Layout:
        """Return the reasons for the stewards' last answers, as far as they are public."""
        layout = Layout().text(say("why-title-stewards"))
        found = await self._play.hints.reasons(game, seat)
        lines = [
            say(
                "why-steward",
                seat=f"seat:{one.seat}",
                level=f"level:{one.level}",
                what=Plain(deed(one.kind, say)),
                reason=Plain(say.say(one.reason)),
            )
            for one in found
        ]
        return layout.text(some_lines(lines, TEXT, "…") if lines else say("why-no-steward"))

    def _refusal(self, game: int, user: int, say: Localizer) -> Layout:
        refused = self._refused.get((game, user))
        if refused is None:
            return Layout().text(say("why-title-refusal")).text(say("why-not-refused"))
        lines = [line.to_json() for line in refused.lines]
        layout = explanation(game, REFUSAL, lines, say, head=sentence(refused, say))
        if refused.rule is not None and not lines:
            rule = say.paragraph(refused.phrase, refused.rule)
            layout.buttons(rule_button(game, rule, say))
        return layout


def explanation(
    game: int, topic: str, lines: Sequence[LineData], say: Localizer, *, head: str = ""
) -> Layout:
    """Build the message: each line with its paragraph, and a menu of these paragraphs."""
    layout = Layout().text(say(f"why-title-{topic}")).text(head)
    paragraphs = [say.paragraph(line, line["rule"]) for line in lines]
    text = [
        say("why-line", line=Plain(say.say(line)), rule=rule)
        for line, rule in zip(lines, paragraphs, strict=True)
    ]
    layout.text(some_lines(text, TEXT, "…"))
    if not lines:
        return layout if head else layout.text(say("why-nothing"))
    cited = list(dict.fromkeys(paragraphs))
    if len(cited) <= OPTIONS:
        choices = [SelectOption(rule, say("rules-button", number=rule)) for rule in cited]
        layout.select(CustomId(game, "rule", arg="menu"), choices, say("rules-choose"))
    return layout
