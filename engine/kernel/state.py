"""The state: plain data that is saved between two stages, with its agenda."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from sys import intern
from typing import TYPE_CHECKING, Any, ParamSpec, Self, TypeVar

from .data import Json
from .event import Event, Witnessed
from .freezing import Frozen
from .visibility import Declares, elsewhere, hidden, public

if TYPE_CHECKING:
    from .ask import Ask, Seat
    from .phrase import Param

P = ParamSpec("P")
Stage = TypeVar("Stage", bound=Coroutine[Any, Any, None] | None)

StageFunction = Callable[..., Coroutine["Ask[Any]", Any, None] | None]
"""One paragraph of a rulebook: it takes the state and plain arguments, changes it, and may ask.

One that never asks is an ordinary function.
"""


Witness = Callable[[str], Witnessed]
"""A function that keeps what a spectator sees now, with the explanation of a topic, if given."""


class GameEnds(Exception):
    """The exception with which the rules end the game, even if something is pending."""


def stage(function: Callable[P, Stage]) -> Callable[P, Stage]:
    """Mark a coroutine, or a function that asks nothing, as a stage, which an agenda can name.

    A game rests before each stage that may ask, when nothing is half done.
    """
    function.is_stage = True  # type: ignore[attr-defined]  # a mark for `stages_of`
    function.asks = inspect.iscoroutinefunction(function)  # type: ignore[attr-defined]  # for the driver
    return function


def replacement(function: Callable[P, Stage]) -> Callable[P, Stage]:
    """Mark a stage that replaces the one of the same name in another edition."""
    function.is_replacement = True  # type: ignore[attr-defined]  # a mark for `stages_of`
    return stage(function)


def stages_of(
    *modules: object, base: Mapping[str, StageFunction] | None = None
) -> dict[str, StageFunction]:
    """Return the stages that the given modules define, by name, with those of ``base``.

    ``base`` holds the stages of the edition that this one builds on. Raises ValueError if two
    stages share a name, unless one replaces the other from ``base``; and for a replacement that has
    nothing to replace, or that cannot take the arguments of the other.
    """
    base = base or {}
    found: dict[str, StageFunction] = {}
    for module in modules:
        for name, value in vars(module).items():
            if getattr(value, "is_stage", False) and value.__module__ == module.__name__:  # type: ignore[attr-defined]  # modules have a name
                if name in found:
                    raise ValueError(f"two stages are called {name}")
                if getattr(value, "is_replacement", False):
                    _check_replacement(name, value, base)
                elif name in base:
                    raise ValueError(f"{name} is in the base already and is no replacement")
                found[name] = value
    return {**base, **found}


def _check_replacement(
    name: str, function: StageFunction, base: Mapping[str, StageFunction]
) -> None:
    if name not in base:
        raise ValueError(f"there is no stage {name} to replace")
    needed = [
        parameter
        for parameter in inspect.signature(base[name]).parameters.values()
        if parameter.default is parameter.empty
    ]
    try:
        inspect.signature(function).bind(*needed)
    except TypeError as error:
        raise ValueError(f"{name} takes other arguments than what it replaces") from error


@dataclass(slots=True)
class State(Declares):
    """What a game saves: the rest of the order of play, and the game's own fields.

    Subclasses are slotted dataclasses of plain data (dicts, lists, strings, numbers), and every
    field says who sees it (:mod:`engine.kernel.visibility`).
    """

    agenda: list[list[Any]] = public(list)
    """The stages still to come, as ``[name, *arguments]``, the next one last; no argument is
    secret."""
    told: list[Event] = hidden(list, names=elsewhere, saved=False)
    """The events of the running stage that the kernel has not yet collected and numbered."""
    witness: Witness | None = hidden(None, names=elsewhere, saved=False, compare=False)
    """The function that keeps what a scene shows; the kernel sets it in games that keep
    checkpoints."""

    def then(self, next_stage: StageFunction, *arguments: Any) -> None:
        """Put a stage on top of the agenda, so that it comes next."""
        self.agenda.append([next_stage.__name__, *arguments])

    def tell(
        self,
        kind: str,
        /,
        *,
        audience: frozenset[Seat] | None = None,
        chapter: bool = False,
        scene: bool | str = False,
        quiet: bool = False,
        data: Json | None = None,
        **params: Param,
    ) -> None:
        """Tell an event.

        ``scene`` is true for a highlight; it may be the topic of the rules' explanation (see
        `Ruleset.explain`) that is kept with it. What is ``quiet`` is only logged for its audience.
        """
        witnessed = None
        if scene and self.witness is not None:
            witnessed = self.witness(scene if isinstance(scene, str) else "")
        self.keep_told(
            Event(0, kind, params, audience, chapter, data, bool(scene), quiet, witnessed)
        )

    def keep_told(self, event: Event) -> None:
        """Keep an event; a game may tell some seats less of it."""
        self.told.append(event)

    def decider(self, seat: Seat) -> Seat:
        """Return the seat that decides for a seat: itself, unless the rules put another in
        charge."""
        return seat

    def dump(self) -> str:
        """Return the state as JSON."""
        return self.freeze().thawed()

    def freeze(self) -> Frozen:
        """Return a copy that nothing can change."""
        return Frozen(self)

    def revived(self, frozen: Frozen) -> Self:
        """Return a state that :meth:`freeze` kept, with the unsaved fields of this one.

        It shares nothing that can be changed with this state.
        """
        again = frozen.revived(self)
        again.told = []  # The events start again.
        return again

    @classmethod
    def load(cls, text: str) -> Self:
        """Build a state from what :meth:`dump` returned, without the fields that are not saved."""
        # Names that JSON has made would be compared letter by letter with those of the fields.
        return cls(**{intern(name): value for name, value in json.loads(text).items()})
