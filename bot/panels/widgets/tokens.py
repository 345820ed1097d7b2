"""A token for each place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from discord.ui import Modal

from bot.parsing import ParseResult, Wanted, place_tokens, read_tokens
from bot.text import Plain, message_id
from bot.ui.custom_id import CustomId, number_in
from bot.ui.layout import Button, Layout, SelectOption
from bot.ui.limits import FIELDS, OPTIONS
from bot.ui.modals import Pick, Text, form
from engine.kernel.shapes import Tokens
from engine.kernel.shapes.base import WrongPath

from .base import Asking, Widget, name_of
from .names import token_names, typing_words

EXAMPLES = 2
"""How many tokens an example of a typed answer has."""

SWAP = "|"
"""Separates a token from the place that it is taken from."""


class TokensWidget(Widget):
    """The widget for tokens: a select of places, and a select of tokens for the chosen place.

    After each choice the panel shows the next place without a token. A token that is used up can be
    taken from the place that has it, in exchange for this place's token.
    """

    form = "tokens"
    prompts = False
    explains = False

    def fill(self, layout: Layout, asking: Asking) -> None:
        """Add the tokens placed, the tokens left, and the two selects; nothing without places."""
        shape, say = self._shape(asking), asking.localizer
        if not shape.places:
            return
        draft = draft_of(asking.path)
        place = self._place(asking, draft)
        page = shape.places.index(place) // OPTIONS
        layout.select(
            asking.press("show", "place"),
            [
                SelectOption(
                    f"at={p}",
                    name_of(asking, f"area:{p}"),
                    name_of(asking, f"order:{draft[p]}") if p in draft else say("tokens-none-yet"),
                    chosen=p == place,
                )
                for p in shape.places[page * OPTIONS : (page + 1) * OPTIONS]
            ],
            say("tokens-place"),
        )
        here = f"area:{place}"
        if choices := self.choices(asking, place):
            layout.select(
                asking.press("put", place), choices[:OPTIONS], say("tokens-for", place=here)
            )
        if asking.lean:
            return
        at = shape.places.index(place)
        layout.text(self._left(asking, shape, draft))
        layout.buttons(
            Button(
                say("tokens-previous"),
                asking.press("show", f"at={shape.places[at - 1]}"),
                disabled=len(shape.places) == 1,
            ),
            Button(
                say("tokens-next"),
                # With two places, the same custom_id must not occur twice.
                asking.press("show", f"at={shape.places[(at + 1) % len(shape.places)]}|next"),
                disabled=len(shape.places) == 1,
            ),
            Button(
                say("tokens-remove", place=here),
                asking.press("put", f"{place}="),
                disabled=place not in draft,
            ),
            Button(
                self._fast_label(asking, shape, at // FIELDS),
                asking.press("fill-in", str(at // FIELDS)),
            ),
            Button(say("typed-button"), asking.press("type")),
        )

    def parse(self, asking: Asking, text: str) -> ParseResult:
        """Read tokens for places typed as text."""
        shape, say = self._shape(asking), asking.localizer
        names = token_names(shape, say)
        return read_tokens(text, shape, draft_of(asking.path), names, typing_words(say))

    def example(self, asking: Asking) -> str:
        """Return tokens for the first two places as typed text, as far as there are any."""
        shape = self._shape(asking)
        draft: dict[str, str] = {}
        for place in shape.places[:EXAMPLES]:
            usable = [t for t in shape.usable(place, draft) if shape.remark(place, t) is None]
            # Several tokens of one name may differ by their marks, so each example takes another
            # one.
            fresh = [t for t in usable if t not in draft.values()] or usable
            if fresh:
                draft[place] = fresh[0]
        lines = [self._typed(asking, place, token) for place, token in draft.items()]
        return asking.localizer.listed(lines)

    def type_out(self, asking: Asking) -> str:
        """Return the token of each place as typed text."""
        draft = draft_of(asking.path)
        return asking.localizer.listed(
            self._typed(asking, place, token) for place, token in draft.items()
        )

    def unused(self, reading: ParseResult, text: str) -> str:
        """Return the lines that had no effect; the others are in the draft."""
        return "\n".join(problem.text for problem in reading.problems)

    @staticmethod
    def _typed(asking: Asking, place: str, token: str) -> str:
        return asking.localizer(
            "typed-tokens-example", place=f"area:{place}", token=f"order:{token}"
        )

    def form_for(self, asking: Asking, press: CustomId, unused: str = "") -> Modal | None:
        """Build the form for tokens as text, or for those of up to five places."""
        shape, say = self._shape(asking), asking.localizer
        if press.verb == "type":
            field = Text(
                say("typed-tokens-label"),
                say("typed-tokens-hint"),
                "\n".join(
                    [
                        *(self._typed(asking, p, t) for p, t in draft_of(asking.path).items()),
                        *filter(None, [unused]),
                    ]
                ),
            )
            return form(asking.press("typed"), say("typed-tokens-title"), [field])
        if press.verb != "fill-in":
            return None
        page = self._page(shape, press)
        draft = draft_of(asking.path)
        fields = [
            Pick(place, name_of(asking, f"area:{place}"), self._picks(asking, place, draft))
            for place in self._on_page(shape, page)
        ]
        return form(
            asking.press("filled", str(page)), self._fast_label(asking, shape, page), fields
        )

    def filled(
        self, asking: Asking, press: CustomId, values: Sequence[str]
    ) -> tuple[ParseResult, str]:
        """Return the path with the tokens chosen for up to five places, and show the next places.

        Changed choices take precedence over unchanged ones.
        """
        shape = self._shape(asking)
        page = self._page(shape, press)
        places = self._on_page(shape, page)
        draft = draft_of(asking.path)
        chosen = dict.fromkeys(places, "")
        for value in values:
            place, _, token = value.partition("=")
            if place not in chosen or (token and token not in shape.stock):
                raise WrongPath(values)
            chosen[place] = token
        wanted = [
            Wanted(place, token, name_of(asking, f"area:{place}"))
            for place, token in sorted(
                chosen.items(), key=lambda one: one[1] == draft.get(one[0], "")
            )
        ]
        reading = place_tokens(shape, draft, wanted)
        after = draft_of(reading.path)
        onward = shape.places[(page + 1) * FIELDS :]
        empty = [p for p in (*onward, *shape.places) if p not in after]
        return reading, f"at={empty[0]}" if empty else f"at={places[0]}"

    def follow(self, asking: Asking, press: CustomId, values: Sequence[str]) -> list[str]:
        """Return the path after a token is placed, exchanged or removed."""
        if press.verb != "put":
            raise WrongPath(press.verb)
        shape = self._shape(asking)
        draft = draft_of(asking.path)
        place = press.arg.removesuffix("=")
        token, _, other = values[0].partition(SWAP) if values else ("", "", "")
        if place not in shape.places or (token and token not in shape.stock):
            raise WrongPath(press.arg)
        draft = exchanged(draft, place, token, other)
        if shape.draft_problem(draft) is not None:
            raise WrongPath(values)
        return [f"{p}={draft[p]}" for p in shape.places if p in draft]

    def back(self, asking: Asking) -> list[str]:
        """Take away the token of the last place that has one."""
        return list(asking.path[:-1])

    def settle(self, shape: object, path: Sequence[str]) -> list[str]:
        """Return the path unchanged: the player places even a forced token."""
        return list(path)

    def show_after(self, asking: Asking, press: CustomId, values: Sequence[str]) -> str:
        """Return the next place without a token, or the same one."""
        if press.verb != "put":
            return super().show_after(asking, press, values)
        shape = self._shape(asking)
        place = press.arg.removesuffix("=")
        if place not in shape.places or press.arg.endswith("="):
            return f"at={place}"
        draft = draft_of(self.follow(asking, press, values))
        at = shape.places.index(place)
        for p in (*shape.places[at:], *shape.places[:at]):
            if p not in draft:
                return f"at={p}"
        return f"at={place}"

    def chosen(self, asking: Asking) -> list[str]:
        """Return the token in each place."""
        shape, say = self._shape(asking), asking.localizer
        draft = draft_of(asking.path)
        here = self._place(asking, draft) if asking.showing and shape.places else None
        lines = []
        for p in shape.places:
            line = say(
                "token-in" if p in draft else "token-missing-in",
                place=Plain(self._with_units(asking, p)),
                token=Plain(name_of(asking, f"order:{draft[p]}")) if p in draft else "",
            )
            remark = shape.remark(p, draft[p]) if asking.showing and p in draft else None
            if remark is not None:
                line = say("with-note", what=Plain(line), note=Plain(say.say(remark)))
            lines.append(say("panel-preview", line=Plain(line)) if p == here else line)
        return lines

    def retrace(self, shape: Tokens, value: Mapping[str, str]) -> list[str]:
        """Return the path that places the same tokens."""
        return [f"{p}={value[p]}" for p in shape.places if p in value]

    # -- fast entry -----------------------------------------------------------------------------

    @staticmethod
    def _page(shape: Tokens, press: CustomId) -> int:
        """Return the number of a form's five places, counted from 0."""
        page = number_in(press.arg)
        if page * FIELDS >= len(shape.places):
            raise WrongPath(press.arg)
        return page

    @staticmethod
    def _on_page(shape: Tokens, page: int) -> tuple[str, ...]:
        return shape.places[page * FIELDS : (page + 1) * FIELDS]

    @staticmethod
    def _fast_label(asking: Asking, shape: Tokens, page: int) -> str:
        first, last = page * FIELDS + 1, min((page + 1) * FIELDS, len(shape.places))
        if len(shape.places) <= FIELDS:
            return asking.localizer("tokens-fast")
        return asking.localizer("tokens-fast-part", first=first, last=last)

    def _picks(self, asking: Asking, place: str, draft: Mapping[str, str]) -> list[SelectOption]:
        """Offer no token, and every token that may be in a place if it were the only one."""
        shape = self._shape(asking)
        tokens = shape.usable(place, {})[: OPTIONS - 1]
        return [
            *(
                SelectOption(
                    f"{place}={token}",
                    name_of(asking, f"order:{token}"),
                    self._note(asking, place, token),
                    chosen=draft.get(place) == token,
                    emblem=asking.emblem(f"order:{token}"),
                )
                for token in tokens
            ),
            SelectOption(f"{place}=", asking.localizer("tokens-none")),
        ]

    # -- inside ---------------------------------------------------------------------------------

    @staticmethod
    def _shape(asking: Asking) -> Tokens:
        assert isinstance(asking.shape, Tokens)
        return asking.shape

    @staticmethod
    def _with_units(asking: Asking, place: str) -> str:
        name = name_of(asking, f"area:{place}")
        pieces = asking.pieces.get(place)
        if not pieces:
            return name
        units = Plain(asking.localizer.counted(pieces))
        return asking.localizer("tokens-units", place=Plain(name), units=units)

    def _place(self, asking: Asking, draft: Mapping[str, str]) -> str:
        shape = self._shape(asking)
        wanted = asking.show.removeprefix("at=").partition("|")[0]
        if wanted in shape.places:
            return wanted
        return next((p for p in shape.places if p not in draft), shape.places[0])

    def choices(self, asking: Asking, place: str) -> list[SelectOption]:
        """Return the tokens that a place can get; one that lies elsewhere is exchanged.

        In a first game those come last, so that a player who always takes the first one gets on.
        """
        shape, draft = self._shape(asking), draft_of(asking.path)
        usable = set(shape.usable(place, draft))
        choices = []
        for token in shape.stock:
            name = name_of(asking, f"order:{token}")
            note, emblem = self._note(asking, place, token), asking.emblem(f"order:{token}")
            if token in usable:
                lies = draft.get(place) == token
                choices.append(SelectOption(token, name, note, chosen=lies, emblem=emblem))
                continue
            for other, lying in draft.items():
                swapped = exchanged(draft, place, token, other)
                if lying == token and other != place and shape.draft_problem(swapped) is None:
                    where = Plain(name_of(asking, f"area:{other}"))
                    label = asking.localizer("tokens-swap", token=Plain(name), place=where)
                    choices.append(
                        SelectOption(f"{token}{SWAP}{other}", label, note, emblem=emblem)
                    )
                    break
        return sorted(choices, key=lambda one: asking.lean and SWAP in one.value)

    def _note(self, asking: Asking, place: str, token: str) -> str | None:
        if (remark := self._shape(asking).remark(place, token)) is not None:
            return asking.localizer.say(remark)
        id = f"{message_id(f'order:{token}')}.note"
        return asking.localizer(id) if asking.localizer.knows(id) else None

    def _left(self, asking: Asking, shape: Tokens, draft: Mapping[str, str]) -> str:
        """Return how much of the stock and of the limits is left."""
        say = asking.localizer
        used = Counter(draft.values())
        full = [
            group for group, most in shape.limits if sum(used[t] for t in group) >= most
        ]  # No more tokens of these groups can be used.
        left = {
            f"order:{t}": n - used[t]
            for t, n in shape.stock.items()
            if n > used[t] and not any(t in group for group in full)
        }
        words = say.listed(say("tokens-left-of", token=t, count=n) for t, n in left.items())
        lines = [say("tokens-left", tokens=Plain(words or say("list-nothing")))]
        # A game may have words of its own for how many tokens a player places for others.
        others = asking.behalf is not None and say.knows("tokens-short-for")
        for group, most in shape.limits if not others else ():
            count = sum(used[t] for t in group)
            lines.append(
                say(
                    "tokens-limit",
                    tokens=[f"order:{t}" for t in shape.stock if t in group],
                    used=count,
                    most=most,
                )
            )
        lines += [say.say(shape.unusable(token)) for token in shape.withheld]
        lines += [
            say.say(shape.over_limit(group, most))
            for group, most in shape.limits
            if group in full and any(shape.stock.get(t, 0) > used[t] for t in group)
        ]
        if not all(p in draft for p in shape.places) and shape.most < len(shape.places):
            id = "tokens-short-for" if others else "tokens-short"
            lines.append(say(id, number=shape.most, places=len(shape.places)))
        return "\n".join(f"-# {line}" for line in lines)


def draft_of(path: Sequence[str]) -> dict[str, str]:
    """Return the draft of a path of ``place=token`` entries."""
    draft: dict[str, str] = {}
    for entry in path:
        place, _, token = entry.partition("=")
        draft.pop(place, None)
        if token:
            draft[place] = token
    return draft


def exchanged(draft: Mapping[str, str], place: str, token: str, other: str) -> dict[str, str]:
    """Return a draft with a token in a place, or with none there if ``token`` is empty.

    If ``other`` names the place that had the token, the two places exchange theirs.
    """
    after = {p: t for p, t in draft.items() if p != place}
    if other:
        after.pop(other, None)
        if place in draft:
            after[other] = draft[place]
    if token:
        after[place] = token
    return after
