"""The base of what is printed, as it is read from data files."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class PrintedFacts(BaseModel):
    """Facts that never change. A name in a file that no field has is an error."""

    # What reads a file is built with the first one: a start reads few of them.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
