"""What houses are asked about loans, loyalty and dragons."""

from __future__ import annotations

from engine.kernel.question_kind import QuestionKind

# X4.6 The Iron Bank
PAY_DEBT = QuestionKind("pay-debt", public=True)
LOAN = QuestionKind("loan")
"""A step that answers a question about Consolidate Power."""
IMPROVE = QuestionKind("improve", public=True)
SELLSWORDS = QuestionKind("sellswords", public=True)
FACELESS_MEN = QuestionKind("faceless-men", public=True)
SPYMASTER_DECK = QuestionKind("spymaster-deck")
SPYMASTER = QuestionKind("spymaster")

# Loyalty, and the fourth Westeros deck
GIVE_BID = QuestionKind("give-bid")
LOYALTY = QuestionKind("loyalty", last="westeros", identifying=["card"])
PLACE_LOYALTY = QuestionKind("place-loyalty")
PLACE_UNIT = QuestionKind("place-unit")
MOVE_LOYALTY = QuestionKind("move-loyalty", last="westeros")
CANCEL_LOYALTY = QuestionKind("cancel-loyalty")
FIRE_MADE_FLESH = QuestionKind("fire-made-flesh", last="westeros")

# X4.9
GIFT = QuestionKind("gift")
"""A step that no question asks for."""
