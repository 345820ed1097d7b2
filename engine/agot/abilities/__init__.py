"""What the House cards do, one module a house, one function a card.

Three cards are asked for by name where their moment comes: Robb Stark, Arianne Martell and
Catelyn Stark (retreat, clean-up, order bonus); so are Ser Loras Tyrell, The Blackfish and
Balon Greyjoy.
"""

from . import baratheon, greyjoy, lannister, martell, registry, stark, tyrell

__all__ = ["baratheon", "greyjoy", "lannister", "martell", "registry", "stark", "tyrell"]
