"""The kinds of questions about objectives."""

from __future__ import annotations

from engine.kernel.question_kind import QuestionKind

OBJECTIVES = QuestionKind("objectives")
TAKE_OBJECTIVE = QuestionKind("take-objective", public=True)
GIVE_OBJECTIVE = QuestionKind("give-objective")
RETURN_OBJECTIVE = QuestionKind("return-objective")
SCORE_SPECIAL = QuestionKind("score-special", public=True, last="scoring")
SCORE_OBJECTIVE = QuestionKind("score-objective", last="scoring")
