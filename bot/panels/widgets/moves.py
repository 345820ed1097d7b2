"""Pieces of one place moved to other places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.parsing import ParseResult, read_moves
from bot.text import Plain
from bot.ui.custom_id import CustomId
from bot.ui.layout import Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS, ROW_BUTTONS
from engine.kernel.phrase import Phrase, Refusal
from engine.kernel.shapes import Moves
from engine.kernel.shapes.base import WrongPath

from .base import LEAN, LONGEST_ID, SHORT, Asking, Widget, name_of
from .names import army_names

Group = Mapping[str, int]
"""Pieces that go together, counted."""


class MovesWidget(Widget):
    """The widget for moves: first the origin, then groups of pieces with their targets, until no
    more move.

    Sending several pieces to one place takes two choices.
    """

    form = "moves"
    prompts = False

    def fill(self, layout: Layout, asking: Asking) -> None:
        """Add the places to move from, the pieces, or their targets."""
        say = asking.localizer
        if not asking.path or not asking.path[0].startswith("area:"):
            super().fill(layout, asking)
            return
        left = self._left(asking)
        group = self._going(asking)
        if not group and (sum(left.values()) == 1 or self._is_brief(asking)):
            group = left
        if group and all(left.get(u, 0) >= n for u, n in group.items()):
            self._offer_targets(layout, asking, group, sum(left.values()) > 1)
        elif left:
            pieces = [(u, n) for u, count in left.items() for n in range(1, count + 1)][:OPTIONS]
            groups = [*({u: n} for u, n in pieces), left]
            if asking.ahead and len(pieces) <= ROW_BUTTONS:
                self._offer_groups(layout, asking, groups if len(left) > 1 else groups[:-1])
                groups = []
            layout.select(
                asking.press("show", "who"),
                [
                    SelectOption(
                        f"{u}#{n}",
                        name_of(asking, f"unit:{u}")
                        if left[u] == 1
                        else say(
                            "moves-nth", unit=Plain(name_of(asking, f"unit:{u}")), n=n, of=left[u]
                        ),
                        emblem=asking.emblem(f"unit:{u}"),
                    )
                    for u, n in pieces
                ],
                asking.prompt(),
                most=len(pieces),
            )
            if groups:
                press = asking.press("show", f"who={encode_group(left)}")
                layout.buttons(Button(say("moves-everybody"), press))
        marks = [o for o in asking.step.options if o.id.startswith("mark:")]
        layout.buttons(*(Button(asking.label(o), asking.press("take", o.id)) for o in marks))

    def parse(self, asking: Asking, text: str) -> ParseResult:
        """Read moves typed as text, or any other answer."""
        shape = self._shape(asking)
        targets = [
            target
            for origin, units in shape.origins.items()
            for unit in units
            for target in shape.targets(origin, unit)
        ]
        pieces = [unit for units in shape.origins.values() for unit in units]
        names = army_names(
            asking.localizer, asking.places, [*shape.origins, *targets], pieces, shape.marks
        )
        return read_moves(text, shape, names, whole=asking.ahead) or super().parse(asking, text)

    def example(self, asking: Asking) -> str:
        """Return the typed move of one piece to a place that it reaches."""
        shape = self._shape(asking)
        for origin, units in shape.origins.items():
            for unit in units:
                for target in shape.targets(origin, unit):
                    if shape.problem(origin, {target: {unit: 1}}) is None:
                        return asking.localizer(
                            "typed-moves-example",
                            origin=f"area:{origin}",
                            target=f"area:{target}",
                            pieces={unit: 1},
                        )
        return super().example(asking)

    def type_out(self, asking: Asking) -> str:
        """Return the moves and the additions as text that can be typed."""
        if not asking.path or not asking.path[0].startswith("area:"):
            return super().type_out(asking)
        say, origin = asking.localizer, asking.path[0]
        moves: dict[str, Counter[str]] = {}
        for at, id in enumerate(asking.path[1:], 1):
            if id.startswith("area:"):
                moves.setdefault(id, Counter())[asking.path[at - 1].partition(":")[2]] += 1
        if not moves:
            return super().type_out(asking)
        said = [
            say("typed-moves-example", origin=origin, target=target, pieces=dict(pieces))
            for target, pieces in moves.items()
        ]
        marks = [name_of(asking, id) for id in asking.path if id.startswith("mark:")]
        return say.listed([*said, *marks])

    def follow(self, asking: Asking, press: CustomId, values: Sequence[str]) -> list[str]:
        """Return the path after sending a group of pieces to a place, or any other step."""
        if press.verb != "go":
            return super().follow(asking, press, values)
        who, _, target = press.arg.partition(">")
        target = target or "".join(values)
        path = list(asking.path)
        for unit, count in decode_group(who).items():
            path += [f"unit:{unit}", target] * count
        if self.hindrance(asking, path) is not None:
            raise WrongPath(path)
        return path

    def hindrance(self, asking: Asking, path: Sequence[str]) -> Refusal | None:
        """Return why pieces cannot all go to an area that each can reach; ``None`` if they can."""
        step = asking.shape.step(path)
        if len(path) < 3 or not path[-1].startswith("area:"):
            return None
        if path[-1] in {option.id for option in asking.shape.step(path[:-1]).options}:
            return None
        return asking.shape.check(step.value)

    def settle(self, shape: Any, path: Sequence[str]) -> list[str]:
        """Choose automatically only if there is exactly one place to move from."""
        return list(path) or super().settle(shape, path)[:1]

    def back(self, asking: Asking) -> list[str]:
        """Take back the last move of all pieces that went together, or the last addition."""
        path = list(asking.path)
        last = path.pop()
        if last.startswith("area:") and path:
            path.pop()
            while len(path) > 2 and path[-1] == last:
                del path[-2:]
        elif not last.startswith("mark:") and path:
            path.pop()
        return self.settle(asking.shape, path)

    def is_empty(self, asking: Asking) -> bool:
        """Return whether nobody moves."""
        return (
            asking.path[:1] != ()
            and asking.path[0].startswith("area:")
            and (not any(id.startswith("unit:") for id in asking.path))
        )

    def is_halfway(self, asking: Asking) -> bool:
        """Return whether pieces have been chosen, but not yet where they go."""
        group = self._going(asking)
        if self._is_brief(asking):
            return bool(self._left(asking))
        if not group or not asking.path or not asking.path[0].startswith("area:"):
            return False
        left = self._left(asking)
        return all(left.get(u, 0) >= n for u, n in group.items())

    def show_after(self, asking: Asking, press: CustomId, values: Sequence[str]) -> str:
        """Remember which pieces were chosen to go."""
        if press.verb == "show" and press.arg == "who":
            return f"who={encode_group(Counter(v.partition('#')[0] for v in values))}"
        return super().show_after(asking, press, values)

    def chosen(self, asking: Asking) -> list[str]:
        """Return the origin, the moves with their consequences, and the additions."""
        if not asking.path or not asking.path[0].startswith("area:"):
            return super().chosen(asking)
        say = asking.localizer
        lines = [say("moves-from", place=asking.path[0])]
        moves: dict[str, Counter[str]] = {}
        notes: dict[str, str] = {}
        step = asking.step
        legal = step.ready and asking.shape.check(step.value) is None
        for at, id in enumerate(asking.path[1:], 1):
            if id.startswith("area:"):
                moves.setdefault(id, Counter())[asking.path[at - 1].partition(":")[2]] += 1
                note = self._note(asking, asking.path[:at], id)
                # What was too weak alone may be strong enough with what was chosen after it.
                if note is not None and legal and note.id.startswith("refused-"):
                    note = None
                notes[id] = say.say(note) if note else ""
        for target, units in moves.items():
            line = say("moves-to", pieces=Plain(say.counted(units)), place=target)
            said = notes[target]
            lines.append(say("with-note", what=Plain(line), note=Plain(said)) if said else line)
        lines += [name_of(asking, id) for id in asking.path if id.startswith("mark:")]
        if not moves:
            lines.append(say("moves-nobody"))
        return lines

    def retrace(self, shape: Moves[Any], value: Mapping[str, Any]) -> list[str]:
        """Repeat the same moves and additions."""
        if "area" not in value:
            for option in shape.step(()).options:
                if shape.step([option.id]).ready and shape.step([option.id]).value == value:
                    return [option.id]
            raise WrongPath(())
        path = [f"area:{value['area']}"]
        for target, units in value["moves"].items():
            for unit, count in units.items():
                path += [f"unit:{unit}", f"area:{target}"] * count
        return [*path, *(f"mark:{m}" for m in shape.marks if value[m])]

    # -- inside ---------------------------------------------------------------------------------

    @staticmethod
    def _is_brief(asking: Asking) -> bool:
        """Return whether all pieces of an area go together by default.

        That saves a press for each move while a player plans several.
        """
        return (
            asking.ahead
            and len(asking.path) == 1
            and not asking.show
            and (asking.path[0].startswith("area:"))
        )

    @staticmethod
    def _going(asking: Asking) -> dict[str, int]:
        """Return the pieces that are chosen to move."""
        return decode_group(asking.show.removeprefix("who=")) if "who=" in asking.show else {}

    @staticmethod
    def _shape(asking: Asking) -> Moves[Any]:
        assert isinstance(asking.shape, Moves)
        return asking.shape

    def _left(self, asking: Asking) -> dict[str, int]:
        """Count the pieces that have not moved yet and can move."""
        origin = asking.path[0].removeprefix("area:")
        gone = Counter(id.partition(":")[2] for id in asking.path[1:] if id.startswith("unit:"))
        movable = {o.id for o in asking.step.options}
        return {
            u: n - gone[u]
            for u, n in self._shape(asking).origins[origin].items()
            if n > gone[u] and f"unit:{u}" in movable
        }

    def _offer_targets(
        self, layout: Layout, asking: Asking, group: Group, may_choose_others: bool
    ) -> None:
        say = asking.localizer
        units = [u for u, n in group.items() for _ in range(n)]
        choices = []
        for option in asking.shape.step([*asking.path, f"unit:{units[0]}"]).options:
            path = list(asking.path)
            for unit in units[:-1]:
                path += [f"unit:{unit}", option.id]
            try:
                note = self._note(asking, [*path, f"unit:{units[-1]}"], option.id)
            except WrongPath:
                continue  # Not all of them can go there.
            said = say.say(note) if note else self._there(asking, option.id)
            choices.append(SelectOption(option.id, name_of(asking, option.id), said))
        pieces = Plain(say.counted(group))
        if choices:
            # The group is in the custom_id of the select; pages would lose it.
            layout.text(say("moves-where", pieces=pieces))
            if asking.ahead and self._offer_buttons(layout, asking, group, choices):
                choices = []
            for at in range(0, len(choices), OPTIONS):
                page = choices[at : at + OPTIONS]
                label = say("moves-target", pieces=pieces)
                if len(choices) > OPTIONS:
                    label = say("instruct-between", first=page[0].label, last=page[-1].label)
                press = asking.press("go", encode_group(group) + "," * (at // OPTIONS))
                layout.select(press, page, label)
        else:
            layout.text(say("moves-no-target", pieces=pieces))
        if may_choose_others:
            layout.buttons(Button(say("moves-others"), asking.press("show", "others")))

    @staticmethod
    def _offer_groups(layout: Layout, asking: Asking, groups: Sequence[Group]) -> None:
        """Offer pieces that may go together as buttons, which saves presses."""
        layout.buttons(
            *(
                Button(
                    asking.localizer.counted(group),
                    asking.press("show", f"who={encode_group(group)}"),
                    Style.primary,
                )
                for group in groups
            )
        )

    def _offer_buttons(
        self, layout: Layout, asking: Asking, group: Group, choices: Sequence[SelectOption]
    ) -> bool:
        """Offer a few targets as buttons, which saves a press; return whether there was room."""
        # Below the targets of the last piece left are all the ways to keep the answer without it.
        most = 2 * ROW_BUTTONS if self.is_halfway(asking) else LEAN
        if len(choices) > most or any(len(c.label) > SHORT for c in choices):
            return False
        presses = [asking.press("go", f"{encode_group(group)}>{c.value}") for c in choices]
        if any(len(press.arg) > LONGEST_ID for press in presses):
            return False
        self.explain(layout, asking, [(c.label, c.description) for c in choices])
        layout.buttons(
            *(
                Button(c.label, press, Style.primary)
                for c, press in zip(choices, presses, strict=True)
            )
        )
        return True

    def _there(self, asking: Asking, target: str) -> str | None:
        """Return the contents of a place, and what it offers."""
        prospect = self._shape(asking).prospect(target.removeprefix("area:"))
        parts = [asking.here(target), asking.localizer.say(prospect) if prospect else ""]
        return asking.localizer("moment-joint").join(part for part in parts if part) or None

    @staticmethod
    def _note(asking: Asking, path: Sequence[str], target: str) -> Phrase | None:
        """Return what the game says about moving a piece to a place."""
        for option in asking.shape.step(path).options:
            if option.id == target:
                return option.note
        raise WrongPath([*path, target])


def encode_group(group: Group) -> str:
    """Return counted pieces in a form that fits into a ``custom_id``."""
    return ",".join(f"{u}*{n}" for u, n in group.items())


def decode_group(text: str) -> dict[str, int]:
    """Return the pieces that :func:`encode_group` has written."""
    group: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        unit, _, count = part.partition("*")
        if not count.isdecimal():
            raise WrongPath([text])
        group[unit] = group.get(unit, 0) + int(count)
    return group
