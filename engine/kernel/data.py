"""Plain data: what JSON can hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Data = Mapping[str, Any]
"""An object of JSON, to be read."""

Json = dict[str, Any]
"""An object of JSON that its owner may fill in and change."""
