"""The kinds of questions about vassals."""

from __future__ import annotations

from engine.kernel.question_kind import QuestionKind

CLAIM_VASSALS = QuestionKind("claim-vassals", about=["most"], public=True, last="vassals")
