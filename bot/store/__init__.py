"""All SQL. Callers get rows as plain data, and know no tables."""

from .session import Session, StoreError
from .store import Gone, NotOurs, Store, TooNew

__all__ = ["Gone", "NotOurs", "Session", "Store", "StoreError", "TooNew"]
