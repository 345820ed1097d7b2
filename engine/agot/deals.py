"""Cards that chance deals to a house from a deck."""

from engine.kernel.shapes import Deal, Dealt

__all__ = ["Deal", "Dealt"]
