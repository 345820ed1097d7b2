"""Whether everything is well with a database: its games under the rules that there are."""

from .checkup import Report, check_up

__all__ = ["Report", "check_up"]
