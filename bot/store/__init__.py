"""All SQL. Callers get rows as plain data, and know no tables."""

from .database import Gone, NotOurs, Store, TooNew
from .session import Session, StoreError

__all__ = ["Gone", "NotOurs", "Session", "Store", "StoreError", "TooNew"]
