"""The sender of tables' messages to Discord: in order, once each, even across a crash."""

from .dispatcher import Dispatcher

__all__ = ["Dispatcher"]
