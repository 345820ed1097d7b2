"""What would come of other choices, as far as everybody can see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from .state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@runtime_checkable
class Imagines(Protocol[S_contra]):
    """A ruleset that can tell what a battle would come to with other cards and other help."""

    def what_if(self, state: S_contra, wish: Mapping[str, str]) -> Mapping[str, Any] | None:
        """Return what would come of the present battle, as plain data; ``None`` if there is none.

        ``wish`` says what is imagined otherwise; what cannot be is ignored. All of it is public:
        it depends on nothing that only some seats may know.
        """
