"""The base of what is printed, as it is read from data files."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class PrintedFacts(BaseModel):
    """Facts that never change. A name in a file that no field has is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid")
