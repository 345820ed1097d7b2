"""The abilities of the House cards of A Storm of Swords (V2.5), by their moment.

Maege Mormont does what Robb Stark does, and Nymeria Sand what she does in the 2nd edition.
"""

from . import afterwards, before, counted

__all__ = ["afterwards", "before", "counted"]
