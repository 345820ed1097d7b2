"""What the table has to say, sent to Discord: in order, once each, also across a crash."""

from .dispatcher import Dispatcher

__all__ = ["Dispatcher"]
