"""Sends to Discord what tables have to say: in order, once each, even across a crash."""

from .dispatcher import Dispatcher

__all__ = ["Dispatcher"]
