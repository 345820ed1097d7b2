"""The kinds of questions that Houses and chance are asked, in every edition.

Units, orders, tracks, Power and hands are public (15.3), and so are the possible answers. It is
public, too, who has not answered: no question is discreet.
"""

from __future__ import annotations

from engine.kernel.question_kind import QuestionKind

# 3, 4 Set-up, the Westeros Phase
SHUFFLE = QuestionKind("shuffle")
DEAL = QuestionKind("deal")
WESTEROS_CHOICE = QuestionKind("westeros-choice", last="westeros", identifying=["card"])
BID = QuestionKind("bid", public=True, last="westeros", identifying=["subject"])
TIES = QuestionKind("ties", public=True)
SUPPLY = QuestionKind("supply", public=True)
MUSTER = QuestionKind("muster", public=True, last="power", gathers=True, identifying=["areas"])

# 5 Wildlings
WILDLING_TIE = QuestionKind("wildling-tie", public=True, unforeseeable=True)
WILDLING_OPTION = QuestionKind("wildling-option")
WILDLING_DESTROY = QuestionKind("wildling-destroy", public=True)
WILDLING_DISCARD = QuestionKind("wildling-discard", public=True)
WILDLING_DOWNGRADE = QuestionKind("wildling-downgrade", public=True)
WILDLING_RETRIEVE = QuestionKind("wildling-retrieve", public=True)
WILDLING_TRACK = QuestionKind("wildling-track", public=True)
WILDLING_UPGRADE = QuestionKind("wildling-upgrade", public=True)

# 6 The Planning Phase
ORDERS = QuestionKind("orders", unforeseeable=True, own_leads_on=True)
RAVEN = QuestionKind("raven")
RAVEN_PEEK = QuestionKind("raven-peek", unforeseeable=True)

# 7, 8 The Action Phase
RAID = QuestionKind("raid", public=True, last="raids", gathers=True)
MARCH = QuestionKind("march", public=True, last="marches")
CALL_SUPPORT = QuestionKind("call-support")
"""The kind of an answer to a question about a march."""
CONSOLIDATE = QuestionKind("consolidate", public=True, last="power", gathers=True)
PORT_CAPTURE = QuestionKind("port-capture", public=True)
NEUTRAL_SUPPORT = QuestionKind("neutral-support", unordered=True)

# 9 Combat
SUPPORT = QuestionKind("support", public=True, last="marches", identifying=["area", "attacker"])
REFUSE_SUPPORT = QuestionKind("refuse-support", public=True)
HOUSE_CARD = QuestionKind("house-card", public=True, last="marches", identifying=["area"])
BLADE = QuestionKind("blade", public=True)
ABILITY = QuestionKind("ability", public=True)
CASUALTIES = QuestionKind("casualties", public=True)
RETREAT = QuestionKind("retreat", public=True)
RETREAT_LOSSES = QuestionKind("retreat-losses", public=True)
