"""The kinds of questions that Houses and chance are asked, in every edition.

Units, orders, tracks, Power and hands are public (15.3), and so are the possible answers; of hidden
hands their number is (V1.8), and so it is public whether there is only one. It is public, too, who
has not answered: no question is discreet.
"""

from __future__ import annotations

from engine.kernel.question_kind import QuestionKind

# 3, 4 Set-up, the Westeros Phase
HAND = QuestionKind("hand", public=True)
PICK = QuestionKind("pick", public=True, plannable=True)
SHUFFLE = QuestionKind("shuffle")
DEAL = QuestionKind("deal")
WESTEROS_CHOICE = QuestionKind(
    "westeros-choice", about=["card"], last="westeros", identifying=["card"]
)
BID = QuestionKind(
    "bid", about=["subject", "strength"], public=True, last="westeros", identifying=["subject"]
)
TIES = QuestionKind("ties", about=["track", "bids"], public=True)
SUPPLY = QuestionKind("supply", about=["limits"], public=True)
MUSTER = QuestionKind(
    "muster", about=["areas"], public=True, last="power", gathers=True, identifying=["areas"]
)

# 5 Wildlings
WILDLING_TIE = QuestionKind(
    "wildling-tie", about=["outcome", "bids"], public=True, unforeseeable=True
)
WILDLING_OPTION = QuestionKind("wildling-option")
WILDLING_DESTROY = QuestionKind("wildling-destroy", about=["number"], public=True)
WILDLING_DISCARD = QuestionKind("wildling-discard", public=True)
WILDLING_DOWNGRADE = QuestionKind("wildling-downgrade", about=["number"], public=True)
WILDLING_RETRIEVE = QuestionKind("wildling-retrieve", public=True)
WILDLING_TRACK = QuestionKind("wildling-track", about=["of", "place"], public=True)
WILDLING_UPGRADE = QuestionKind("wildling-upgrade", about=["most"], public=True)

# 6 The Planning Phase
ORDERS = QuestionKind("orders", about=["round"], unforeseeable=True, own_leads_on=True)
RAVEN = QuestionKind("raven")
RAVEN_PEEK = QuestionKind("raven-peek", unforeseeable=True)

# 7, 8 The Action Phase
RAID = QuestionKind("raid", public=True, last="raids", gathers=True)
MARCH = QuestionKind("march", public=True, last="marches")
CALL_SUPPORT = QuestionKind("call-support")
"""The kind of an answer to a question about a march."""
CONSOLIDATE = QuestionKind("consolidate", public=True, last="power", gathers=True)
PORT_CAPTURE = QuestionKind("port-capture", about=["port", "ships", "victim"], public=True)
NEUTRAL_SUPPORT = QuestionKind("neutral-support", about=["area", "house"], unordered=True)

# 9 Combat
SUPPORT = QuestionKind(
    "support",
    about=["area", "attacker", "defender", "supporters"],
    public=True,
    last="marches",
    identifying=["area", "attacker"],
)
REFUSE_SUPPORT = QuestionKind("refuse-support", about=["area"], public=True)
HOUSE_CARD = QuestionKind(
    "house-card", about=["area"], public=True, last="marches", identifying=["area"]
)
BLADE = QuestionKind(
    "blade",
    about=["purpose", "card", "area", "attacker", "attack", "defender", "defence"],
    public=True,
)
ABILITY = QuestionKind("ability", about=["card", "rival", "power"], public=True)
CASUALTIES = QuestionKind("casualties", about=["number", "area"], public=True)
RETREAT = QuestionKind("retreat", about=["house", "units", "area"], public=True)
RETREAT_LOSSES = QuestionKind("retreat-losses", about=["number", "area"], public=True)
