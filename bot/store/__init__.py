"""All SQL. Whoever asks gets rows as plain data, and knows no tables."""

from .session import Session, StoreError
from .store import Gone, NotOurs, Store, TooNew

__all__ = ["Gone", "NotOurs", "Session", "Store", "StoreError", "TooNew"]
