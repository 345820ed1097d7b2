# Looking up cards, territories and seats of Inis.

topic-clashes = Clashes
topic-played = Cards played
topic-tales = Epic Tales
topic-island = The island
topic-victory = Brenn, Pretenders, Deeds
topic-advantages = Advantage cards
topic-turns = Turns

why-topic-conditions = Victory conditions
why-topic-clash = The clash
why-topic-check = The last victory check
why-title-conditions = ### What counts for victory
why-title-clash = ### The clash
why-title-check = ### The last victory check

lookup-inis-action = Action card
lookup-inis-advantage = Advantage card
lookup-inis-epic = Epic Tale card
lookup-inis-of = of { $area }
lookup-inis-four = only with four players
lookup-inis-clash = can start a clash
lookup-inis-season = **On your turn:** { $text }
lookup-inis-triskel = **In response:** { $text }
lookup-inis-yours = **In this game:** you have it. Nobody else can see this.
lookup-inis-seen = You saw it in round { $round }.
lookup-inis-not-in-game = **In this game:** it is not used with fewer than four players.
lookup-inis-gone = **In this game:** it was played face up this round and is in the discard pile.
lookup-inis-hidden = **In this game:** in a hand, set aside, or discarded face down.
lookup-inis-hidden-tale = **In this game:** in the deck or in a hand.
lookup-inis-open-pile = **In this game:** it is in the open pile of Epic Tale cards.
lookup-inis-held = **In this game:** { $seat } has it, as everyone knows.
lookup-inis-perhaps-held = **In this game:** { $seat } has it, unless it was discarded unseen.
lookup-inis-display = **In this game:** it is in the display.
lookup-inis-spent = **In this game:** it has been played, and is face down next to the island.
lookup-inis-not-dealt = **In this game:** nobody has taken it.
lookup-inis-not-in-play = **In this game:** { $area } is not in play.

lookup-inis-next-to = **Next to:** { $areas }
lookup-inis-clans = **{ $seat }:** { $count ->
    [one] 1 clan
   *[other] { $count } clans
}
lookup-inis-chieftain = Chieftain: { $seat }
lookup-inis-no-chieftain = Nobody is chieftain: the largest groups of clans are equal.
lookup-inis-capital = The Capital
lookup-inis-citadels = { $count ->
    [one] 1 Citadel
   *[other] { $count } Citadels
}
lookup-inis-sanctuaries = { $count ->
    [one] 1 Sanctuary
   *[other] { $count } Sanctuaries
}
lookup-inis-festival = The Festival
lookup-inis-clash-here = A clash is going on, started by { $seat }.
lookup-inis-empty = Empty.
lookup-inis-beside = **Next to it:**
lookup-inis-beside-line = - { $area }: { $seat }, { $count ->
    [one] 1 clan
   *[other] { $count } clans
}
lookup-inis-advantage-card = **Its Advantage card: { $card }**

lookup-inis-figures = **Clans:** { $there } on the island, { $reserve } in reserve · **Deeds:** { $deeds }
lookup-inis-brenn = Brenn
lookup-inis-pretender = Has a Pretender token
lookup-inis-turn = It's their turn right now
lookup-inis-conditions = **Conditions** ({ $needed } each): chieftain over clans of other players: { $clans } · present with Sanctuaries: { $sanctuaries } · present in territories: { $territories }. With Deeds, { $met ->
        [one] 1 condition is
       *[other] { $met } conditions are
    } met.
lookup-inis-clans-title = **Where**
lookup-inis-leads = - { $area }: { $count ->
    [one] 1 clan
   *[other] { $count } clans
}, chieftain
lookup-inis-stands = - { $area }: { $count ->
    [one] 1 clan
   *[other] { $count } clans
}
lookup-inis-cards = **Cards in hand:** { $action } Action, { $advantage } Advantage, { $epic } Epic Tale
lookup-inis-known = Among them, as everyone knows: { $cards }
lookup-inis-known-tales = Epic Tale cards that everyone has seen: { $cards }
lookup-inis-unsure = One of these may have been discarded unseen.
lookup-inis-your-hand = **Your hand; nobody else can see this:**
lookup-inis-hand-action = - Action: { $cards }
lookup-inis-hand-advantage = - Advantage: { $cards }
lookup-inis-hand-epic = - Epic Tales: { $cards }
lookup-inis-hand-laid = - Set aside: { $cards }
lookup-inis-hand-draft = - To choose from: { $cards }
lookup-inis-hand-drawn = - Just drawn: { $cards }
