"""Plain data that is saved between two stages, and the agenda in it."""

from __future__ import annotations

import inspect
import json
import marshal
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ParamSpec, Self

from .data import Data, Json
from .event import Event
from .phrase import LineData
from .visibility import Declares, elsewhere, fields_of, hidden, public

if TYPE_CHECKING:
    from .ask import Ask, Seat
    from .phrase import Param

P = ParamSpec("P")

StageFunction = Callable[..., Coroutine["Ask[Any]", Any, None]]
"""One paragraph of a rulebook: it takes the state and plain arguments, changes it, and may ask."""


Witness = Callable[[str], tuple[Data, Sequence[LineData]]]
"""Returns what a spectator sees right now, and what the rules explain of a topic, if of any."""


class GameEnds(Exception):
    """Raised by the rules when the game is over, whatever is still pending."""


def stage(
    function: Callable[P, Coroutine[Any, Any, None]],
) -> Callable[P, Coroutine[Any, Any, None]]:
    """Mark a coroutine as a stage, that is, as something an agenda can name.

    A game rests before each stage, when nothing is half done.
    """
    function.is_stage = True  # type: ignore[attr-defined]  # a mark for `stages_of`
    return function


def replacement(
    function: Callable[P, Coroutine[Any, Any, None]],
) -> Callable[P, Coroutine[Any, Any, None]]:
    """Mark a stage that replaces the one of the same name in another edition."""
    function.is_replacement = True  # type: ignore[attr-defined]  # a mark for `stages_of`
    return stage(function)


def stages_of(
    *modules: object, base: Mapping[str, StageFunction] | None = None
) -> dict[str, StageFunction]:
    """Collect the stages that the given modules define, by name, with those of ``base``.

    ``base`` holds the stages of the edition that this one is built on.
    Raises ValueError if two stages share a name, unless one replaces the other from ``base``; and
    for a replacement that has nothing to replace, or that cannot take the arguments of the other.
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
    """What a game saves: the order of play that is left, and the game's own fields.

    Subclasses are slotted dataclasses of plain data (dicts, lists, strings, numbers), and every
    field says who sees it (:mod:`engine.kernel.visibility`).
    """

    agenda: list[list[Any]] = public(list)
    """Stages still to come, as ``[name, *arguments]``, the next one last; no argument is secret."""
    told: list[Event] = hidden(list, names=elsewhere, saved=False)
    """Events of the running stage that the kernel has not collected; numbered when it does."""
    witness: Witness | None = hidden(None, names=elsewhere, saved=False, compare=False)
    """Keeps what a scene shows; the kernel sets it, in a game that keeps checkpoints."""

    def then(self, next_stage: StageFunction, *arguments: Any) -> None:
        """Put a stage on top of the agenda: it comes next."""
        self.agenda.append([next_stage.__name__, *arguments])

    def tell(
        self,
        kind: str,
        /,
        *,
        audience: frozenset[Seat] | None = None,
        chapter: bool = False,
        scene: bool | str = False,
        data: Json | None = None,
        **params: Param,
    ) -> None:
        """Say what happened.

        ``scene``: whether players gather to see it; the topic of the rules' explanation (see
        `Ruleset.explain`) that is to be kept with it, if any.
        """
        event = Event(0, kind, params, audience, chapter, data, scene=bool(scene))
        if scene and self.witness is not None:
            board, lines = self.witness(scene if isinstance(scene, str) else "")
            event = replace(event, board=board, lines=tuple(lines))
        self.told.append(event)

    def decider(self, seat: Seat) -> Seat:
        """Return who decides for a seat: itself, unless the rules put someone else in charge."""
        return seat

    def dump(self) -> str:
        """Return the state as JSON."""
        return thaw(self.freeze())

    def freeze(self) -> bytes:
        """Return a copy that nothing can change, for :func:`thaw`.

        It is much faster than JSON, and only for this process.
        """
        return marshal.dumps({name: getattr(self, name) for name in fields_of(type(self)).saved})

    def revived(self, frozen: bytes) -> Self:
        """Return a state of this game as :meth:`freeze` kept it, with this one's fields that are
        not saved.

        Nothing that is saved is shared with this state.
        """
        kind = type(self)
        again = kind(**marshal.loads(frozen))
        for name in fields_of(kind).unsaved:
            if name != "told":  # the events, which begin anew
                setattr(again, name, getattr(self, name))
        return again

    @classmethod
    def load(cls, text: str) -> Self:
        """Build a state from what :meth:`dump` returned, without the fields that are not saved."""
        return cls(**json.loads(text))


def thaw(frozen: bytes) -> str:
    """Return a frozen state as JSON."""
    return json.dumps(marshal.loads(frozen), separators=(",", ":"))
