# The words in and under a picture of Inis: short, for there is little room.

inis-round = Round { $number }
inis-set-up = Set-up
inis-won = { $seat } wins
inis-clash-in = Clash in { $area }
inis-maneuver = Clash in { $area }: { $seat } maneuvers
inis-turn = { $seat }'s turn
inis-phase-set-up = The island rises
inis-phase-assembly = Assembly
inis-phase-draft = Assembly: the draft
inis-phase-season = Season
inis-phase-ended = The game is over

inis-clockwise = clockwise
inis-counter-clockwise = counter-clockwise
inis-brenn = Brenn
inis-pretender = Pretender

inis-condition-clans = Clans led
inis-condition-sanctuaries = Sanctuaries
inis-condition-territories = Territories

inis-heading-display = Display
inis-heading-pile = Open pile
inis-nothing = nothing
inis-more = +{ $number }
inis-supply-tiles = { $number ->
    [one] tile
   *[other] tiles
}
inis-supply-citadels = { $number ->
    [one] Citadel
   *[other] Citadels
}
inis-supply-sanctuaries = { $number ->
    [one] Sanctuary
   *[other] Sanctuaries
}
inis-supply-tales = { $number ->
    [one] tale
   *[other] tales
}
inis-supply-discarded = discarded
inis-supply-aside = set aside

# Alternative texts and the table in words.
inis-alt-head = { $title }: { $moment }.
inis-alt-brenn = { $seat } is Brenn; play goes { $direction }.
inis-alt-targets = You may choose: { $areas }.
inis-alt-sites = { $number ->
    [one] One place for the tile is numbered.
   *[other] { $number } places for the tile are numbered.
}
inis-alt-houses = Victory conditions, out of 6 each: { $houses }.
inis-alt-house = { $seat }: { $counted }, reserve { $reserve }
inis-alt-clans = { $number ->
    [one] 1 clan led
   *[other] { $number } clans led
}
inis-alt-sanctuaries = { $number ->
    [one] 1 Sanctuary
   *[other] { $number } Sanctuaries
}
inis-alt-territories = { $number ->
    [one] 1 territory
   *[other] { $number } territories
}
inis-alt-cards = cards { $cards }
inis-alt-deeds = { $number ->
    [one] 1 Deed
   *[other] { $number } Deeds
}
inis-alt-chieftain = { $seat } { $number } (chieftain)
inis-alt-clans-there = { $seat } { $number }
inis-alt-sheltered = { $seat } { $number } sheltered
inis-alt-clash = clash
inis-alt-capital = Capital
inis-alt-built-citadels = { $number ->
    [one] Citadel
   *[other] { $number } Citadels
}
inis-alt-built-sanctuaries = { $number ->
    [one] Sanctuary
   *[other] { $number } Sanctuaries
}
inis-alt-festival = Festival
inis-alt-more = And { $number } more { $number ->
    [one] territory.
   *[other] territories.
}

inis-board-playing = { $seat } is playing { $card }.
inis-board-action = { $number ->
    [one] 1 Action card
   *[other] { $number } Action cards
}
inis-board-advantage = { $number ->
    [one] 1 Advantage card
   *[other] { $number } Advantage cards
}
inis-board-epic = { $number ->
    [one] 1 Epic Tale card
   *[other] { $number } Epic Tale cards
}
inis-board-known = known: { $cards }
inis-board-empty = empty
inis-board-neighbours = next to { $areas }
inis-board-card-display = card in the display
inis-board-card-spent = card played
inis-board-card-held = card held by { $seat }
inis-board-offered = you may choose it
inis-board-supply = Left: tiles { $tiles }, Citadels { $citadels }, Sanctuaries { $sanctuaries }, Epic Tale cards { $tales }; Action cards discarded: { $discarded }.
inis-board-display = Display: { $cards }.
inis-board-pile = Open pile, latest first: { $cards }.
inis-board-hand = { $group }: { $cards }.
inis-board-seen = Seen in round { $round }: { $things }.
inis-board-seen-of = Seen in round { $round }, held by { $seat }: { $things }.

# Groups of one's own cards.
inis-hand-action = Your Action cards
inis-hand-advantage = Your Advantage cards
inis-hand-epic = Your Epic Tale cards
inis-hand-laid = Set aside
inis-hand-draft = To choose from
inis-hand-drawn = Just drawn

inis-hand-title = The cards of { $seat }
inis-hand-none = No cards.
inis-hand-seen = You have seen
inis-hand-seen-of = Known cards of { $seat }

# A clash by itself.
inis-clash-instigator = instigator
inis-clash-step-start = The clash begins.
inis-clash-step-citadels = Who takes shelter?
inis-clash-step-maneuvers = Maneuvers.
inis-clash-step-end = The clash is over.
inis-clash-maneuver = { $seat } must make a maneuver.
inis-clash-attack = { $attacker } attacks { $target }.
inis-clash-silenced = Lug's Spear: no triskel cards.
inis-clash-exposed = exposed
inis-clash-sheltered = sheltered
inis-clash-side = { $seat } { $exposed } exposed, { $sheltered } sheltered
inis-clash-shelter = { $number ->
    [0] No Citadel here.
    [one] Room for 1 clan in Citadels.
   *[other] Room for { $number } clans in Citadels.
}
inis-clash-story = What happened

# --- placards: what players gather to see ---
inis-placard-conditions = Victory conditions
inis-placard-pretender = Pretender.
inis-placard-counts = Clans led { $clans } · Sanctuaries { $sanctuaries } · territories { $territories } · { $deeds ->
        [0] no Deed
        [one] 1 Deed
       *[other] { $deeds } Deeds
    }
inis-placard-rule = Each condition needs 6; a player with a Pretender token who meets one can win at the Assembly.

## Statistics

figures-came-off = and how often they are not canceled
