"""Checks whether the running games of a database fit the present rules."""

from .upgrade import Report, check_up

__all__ = ["Report", "check_up"]
