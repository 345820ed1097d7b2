"""Luck that can be checked: what is left to chance follows from a secret that was promised before.

``docs/fairness.md`` is the protocol; ``docs/fairness/verify.py`` and ``bot/story/verify.js`` check
records without this package.
"""

from __future__ import annotations

from .checking import Checked, Problem, check
from .luck import SECRET_BYTES, Agreed, Luck, Word, options_of
from .proof import Batch, Entry, Proof, Undone, beginning, behind, gone_back
from .receipts import NONCE_BYTES, receipt_for

__all__ = [
    "NONCE_BYTES",
    "SECRET_BYTES",
    "Agreed",
    "Batch",
    "Checked",
    "Entry",
    "Luck",
    "Problem",
    "Proof",
    "Undone",
    "Word",
    "beginning",
    "behind",
    "check",
    "gone_back",
    "options_of",
    "receipt_for",
]
