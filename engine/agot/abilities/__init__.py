"""What the House cards do: a module for each house, a function for each card.

Some cards are instead asked for by name where they matter: Robb Stark, Arianne Martell and Catelyn
Stark (retreat, clean-up, order bonus), Ser Loras Tyrell, The Blackfish and Balon Greyjoy.
"""

from . import baratheon, greyjoy, lannister, martell, stark, tyrell

__all__ = ["baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell"]
