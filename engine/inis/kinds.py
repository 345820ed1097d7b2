"""The kinds of questions to players and chance.

In a season, the order of turns always matters, so no questions are gathered.
"""

from __future__ import annotations

from engine.kernel.question_kind import QuestionKind

SHUFFLE = QuestionKind("shuffle")

# Set-up
FIRST_BRENN = QuestionKind("first-brenn")
CAPITAL = QuestionKind("capital", public=True)
FIRST_CLAN = QuestionKind("first-clan", public=True)

# 5 Assembly
TOSS = QuestionKind("toss")
DRAFT = QuestionKind("draft", about=["keep", "number", "batch"], unforeseeable=True)
CATHBAD_CARD = QuestionKind("cathbad-card", unforeseeable=True)
SET_ASIDE = QuestionKind("set-aside", unforeseeable=True)

# 6 Season, and what is played
TURN = QuestionKind("turn", last="season")
RESPOND = QuestionKind(
    "respond", about=["moment", "card", "seat", "details", "number", "area"], discreet=True
)
LANDLESS = QuestionKind("landless", about=["number"])

# Parts of an announcement that the others have not heard yet (6.4).
ARRIVAL = QuestionKind("arrival", about=["area"], unforeseeable=True)
DEPARTURE = QuestionKind("departure", unforeseeable=True)
ERIU = QuestionKind("eriu", unforeseeable=True)
FIANNA = QuestionKind("fianna", about=["area"], unforeseeable=True)
OFFERING = QuestionKind("offering", unforeseeable=True)
OTHER_WORLD = QuestionKind("other-world", about=["area", "number"], unforeseeable=True)
PLACEMENT = QuestionKind("placement", unforeseeable=True)
REINFORCEMENTS = QuestionKind("reinforcements", about=["area"], unforeseeable=True)
WITHDRAW = QuestionKind("withdraw", about=["area"], unforeseeable=True)

# What cards ask for while they take effect
DEIRDRE_CLAN = QuestionKind("deirdre-clan")
DRUID = QuestionKind("druid")
GIFT = QuestionKind("gift", about=["seat"])
GIVE_CARD = QuestionKind("give-card", about=["receiver"])
INSTIGATOR = QuestionKind("instigator", about=["area"])
KEEP_TALE = QuestionKind("keep-tale", unforeseeable=True)
MOUNTAINS = QuestionKind("mountains", about=["area"])
RAID = QuestionKind("raid")
SALT_MINE = QuestionKind("salt-mine")
SCOUTS_MOVE = QuestionKind("scouts-move")
SHOWN_TALE = QuestionKind("shown-tale")
TAKE_TALE = QuestionKind("take-tale", unforeseeable=True)

# Territories
ENTER_TILE = QuestionKind("enter-tile", about=["area"])
LOCATION = QuestionKind("location", about=["seat"])
NEW_TILE = QuestionKind("new-tile", unforeseeable=True)

# 8 Clashes
NEXT_CLASH = QuestionKind("next-clash")
CITADEL = QuestionKind("citadel", about=["area", "free"])
CAULDRON = QuestionKind("cauldron", about=["area", "most"])
MANEUVER = QuestionKind("maneuver", about=["area"], last="season", identifying=["area"])
PEACE = QuestionKind("peace", about=["seat", "area"])
ATTACKED = QuestionKind("attacked", about=["seat", "area"])
