"""The kinds of questions about loans, loyalty and Dragons."""

from __future__ import annotations

from engine.kernel.question_kind import QuestionKind

# The Iron Bank (X4.6).
PAY_DEBT = QuestionKind("pay-debt", about=["house", "number"], public=True)
LOAN = QuestionKind("loan")
"""The kind of an answer to a question about Consolidate Power."""
IMPROVE = QuestionKind("improve", about=["loan"], public=True)
SELLSWORDS = QuestionKind("sellswords", public=True)
FACELESS_MEN = QuestionKind("faceless-men", public=True)
SPYMASTER_DECK = QuestionKind("spymaster-deck")
SPYMASTER = QuestionKind("spymaster", about=["deck", "cards"])

# Loyalty, and the fourth Westeros deck (X4.4, X4.7).
GIVE_BID = QuestionKind("give-bid", about=["track", "bids"])
LOYALTY = QuestionKind("loyalty", about=["card", "power"], last="westeros", identifying=["card"])
PLACE_LOYALTY = QuestionKind("place-loyalty", about=["number"])
PLACE_UNIT = QuestionKind("place-unit", about=["area"])
MOVE_LOYALTY = QuestionKind("move-loyalty", last="westeros")
CANCEL_LOYALTY = QuestionKind("cancel-loyalty", about=["origin", "area", "power"])
FIRE_MADE_FLESH = QuestionKind("fire-made-flesh", last="westeros")
