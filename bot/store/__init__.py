"""All SQL. Callers get rows as plain data, and know no tables."""

from .sqlite.database import Gone, NotOurs, Store, TooNew
from .sqlite.session import Session, StoreError

__all__ = ["Gone", "NotOurs", "Session", "Store", "StoreError", "TooNew"]
