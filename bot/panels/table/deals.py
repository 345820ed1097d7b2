"""Deals between players: offered in a form, answered by buttons, and reported as kept or broken."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.games.registry import plugin_of
from bot.play import Play, UserError
from bot.play.deals import DealsView, Wish, phrases_of
from bot.play.errors import typed, user_error
from bot.play.promises import phrase_of
from bot.posts.messages import deal_answers
from bot.store.table.deals import PlayerDeal
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, Unreadable, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import Button, Layout, SelectOption
from bot.ui.limits import OPTIONS
from bot.ui.modals import Field, Pick, Text, form
from bot.ui.names import called, game_title, matching, seat_and_player, seat_name
from bot.ui.reply import Reply, apology, sentence
from bot.ui.router import Press, answering

OFFERS, MADE = 4, 10
"""How many offers, and how many deals, one panel shows."""
NOTHING = "-"
"""What stands for no promise among the kinds."""
LONGEST = 80
"""The most characters of a typed place."""
FIELDS = 5
"""How many values a submitted form has."""


class DealsPanel:
    """The panel of a player's deals and the public ones, from which they offer more."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @answering("deal")
    async def press(self, press: Press) -> None:
        """Answer an offer, withdraw one, open the form for one, or show the deals."""
        verb, _, what = press.arg.partition(":")
        if verb in ("public", "private"):
            await self._open_form(
                press.interaction, press.game, verb, only(press.values), press.say
            )
            return
        dealing, doing = self._play.dealing, None
        if verb:
            deeds = {"yes": dealing.accept, "no": dealing.decline, "back": dealing.withdraw}
            if verb not in deeds:
                raise Unreadable(f"nothing to do about a deal: {press.arg}")
            doing = partial(deeds[verb], press.game, press.user, number_in(what))
        await self._reply(press.interaction, press.game, press.say, doing, f"deal-done-{verb}")

    @answering("dealt")
    async def offered(self, press: Press) -> None:
        """Offer the deal of a submitted form."""
        who, _, other = press.arg.partition(":")
        doing = partial(self._offer, press.game, press.user, who, other, press.values, press.say)
        await self._reply(press.interaction, press.game, press.say, doing, "deal-done-offered")

    async def _reply(
        self,
        interaction: Interaction,
        game: int,
        say: Localizer,
        doing: Callable[[], Awaitable[None]] | None,
        done: str,
    ) -> None:
        reply, user = Reply(interaction), interaction.user.id

        async def work() -> Layout:
            notice = ""
            words = say.of((await self._play.info(game)).ruleset)
            if doing is not None:
                try:
                    await doing()
                    notice = words(done)
                except UserError as refusal:
                    notice = sentence(refusal, words)
            return deals_page(await self._play.dealing.of(game, user), notice, words)

        await reply.give(work(), say)

    async def _open_form(
        self, interaction: Interaction, game: int, who: str, other: str, say: Localizer
    ) -> None:
        try:
            view = await self._play.dealing.of(game, interaction.user.id)
            if not view.kinds:
                raise user_error("talk-none" if view.info.phase == "running" else "game-over")
            if other not in view.info.seats:
                raise user_error("no-such-seat", seat=typed(other))
        except UserError as refusal:
            await Reply(interaction).show(apology(refusal, say))
            return
        say = say.of(view.info.ruleset)
        name = seat_name(other, say)
        kinds = [(kind, say(f"promise-kind-{kind}")) for kind in view.kinds]
        nothing = SelectOption(NOTHING, say("deal-nothing"), chosen=True)
        counts = any(kind.about == "number" for kind in view.kinds.values())
        where = say("deal-number-hint" if counts else "deal-place-hint")

        def sides(id: str, asked: str) -> tuple[Pick, Text]:
            choices = [nothing, *(SelectOption(kind, label) for kind, label in kinds)]
            field = Text(say("deal-where"), where, most=LONGEST, required=False)
            return Pick(id, say(asked, seat=name), choices), field

        rounds = [
            SelectOption(str(n), say("deal-until-round", round=n), chosen=n == view.rounds[0])
            for n in view.rounds
        ]
        fields: list[Field] = [
            *sides("gives", "deal-gives"),
            *sides("asks", "deal-asks"),
            Pick("until", say("deal-until"), rounds),
        ]
        title = say(f"deal-form-{who}", seat=name)
        press = CustomId(game, "dealt", arg=f"{who}:{other}")
        await interaction.response.send_modal(form(press, title, fields))

    async def _offer(
        self, game: int, user: int, who: str, other: str, values: Sequence[str], say: Localizer
    ) -> None:
        view = await self._play.dealing.of(game, user)
        if len(values) != FIELDS:
            raise user_error("deal-unclear")
        gives, place, asks, other_place, until = values
        say = say.of(view.info.ruleset)
        await self._play.dealing.offer(
            game,
            user,
            other,
            gives=await self._wish(view, gives, place, say),
            asks=await self._wish(view, asks, other_place, say),
            until=int(until) if until.isascii() and until.isdecimal() else 0,
            public=who == "public",
        )

    async def _wish(self, view: DealsView, kind: str, text: str, say: Localizer) -> Wish | None:
        """Return one side of an offer, with the typed place."""
        text = text.strip()
        if kind == NOTHING:
            if text:
                raise user_error("deal-what", text=typed(text))
            return None
        if kind in view.kinds and view.kinds[kind].about == "number":
            return Wish(kind, str(int(text)) if text.isdecimal() else "")
        if not text:
            return Wish(kind)
        table = await self._play.table_view(view.info.id)
        places = plugin_of(view.info.ruleset).places(table.view)
        names = called(places, lambda place, words: words.name(f"area:{place}"), say)
        place = matching(names, text)
        if place is None:
            raise user_error("deal-no-place", text=typed(text))
        return Wish(kind, place)


def deals_page(view: DealsView, notice: str, say: Localizer) -> Layout:
    """Build the panel of a player's deals, with the public ones of others."""
    info, game = view.info, view.info.id
    layout = Layout().text(notice)
    layout.text(say("deals-title", title=Plain(game_title(info, say))))
    waiting = [deal for deal in view.deals if deal.state == "offered"]
    for deal in [d for d in waiting if d.other == view.seat][:OFFERS]:
        id = "deal-offered" if deal.public else "deal-offered-privately"
        said = say(f"table-{id}", seat=f"seat:{deal.seat}", promises=phrases_of(deal))
        layout.text(said).buttons(*deal_answers(game, deal.id, say))
    for deal in [d for d in waiting if d.seat == view.seat][:OFFERS]:
        id = "deal-yours" if deal.public else "deal-yours-privately"
        layout.text(say(id, seat=f"seat:{deal.other}", promises=phrases_of(deal)))
        layout.buttons(Button(say("deal-withdraw"), CustomId(game, "deal", arg=f"back:{deal.id}")))
    made = [deal for deal in view.deals if deal.state == "made"][-MADE:]
    layout.text("\n".join(line for deal in made for line in _lines(deal, say)))
    if not view.deals:
        layout.text(say("deals-none"))
    others = [
        SelectOption(seat, seat_and_player(info, seat, say))
        for seat in info.seats
        if seat != view.seat and seat in info.users
    ][:OPTIONS]
    if view.kinds and others:
        layout.rule()
        for who in ("public",) if view.open else ("public", "private"):
            layout.select(CustomId(game, "deal", arg=who), others, say(f"deal-offer-{who}"))
    return layout.text(say("deals-note"))


def _lines(deal: PlayerDeal, say: Localizer) -> list[str]:
    parties = {"seat": f"seat:{deal.seat}", "other": f"seat:{deal.other}"}
    lines = [say("deal-between" if deal.public else "deal-between-privately", **parties)]
    outcomes = deal.outcomes
    for place, promise in enumerate(deal.promises):
        id = f"deal-promise-{outcomes.get(place, 'open')}"
        lines.append(say(id, promise=phrase_of(promise)))
    return lines
