# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# What an area would bring; stands behind a comma of its own.
prize-nothing = { "" }
prize-castle =
    , { $number ->
        [1] for a first castle
        [2] for a second castle
        [3] for a third castle
        [4] for a fourth castle
        [5] for a fifth castle
        [6] for a sixth castle
        [7] for a seventh castle
       *[other] for castle no. { $number }
    }
prize-stronghold =
    , { $number ->
        [1] for a stronghold that counts as a first castle
        [2] for a stronghold that counts as a second castle
        [3] for a stronghold that counts as a third castle
        [4] for a stronghold that counts as a fourth castle
        [5] for a stronghold that counts as a fifth castle
        [6] for a stronghold that counts as a sixth castle
        [7] for a stronghold that counts as a seventh castle
       *[other] for a stronghold that counts as castle no. { $number }
    }
prize-wins = , for castle no. { $number }, which wins the game
prize-supply =
    { $count ->
        [one] , for a Supply icon
       *[other] , for { $count } Supply icons
    }
prize-power =
    { $count ->
        [one] , for a Power icon
       *[other] , for { $count } Power icons
    }

# Who could take it back; stands behind a comma of its own, too.
grip-nobody = , and no other House is near enough to retake it
grip-no-order = , and no other House nearby has a March order left to retake it
grip-firm = , and { $rival } could come back with strength { $strength } against { $own }
grip-contested = , though { $rival } could come back with strength { $strength } against { $own }

## Orders

part-takes = a March from { $area } can take { $target }{ $prize }
part-attacks = a March from { $area } can attack { $rival } in { $target }, so far with { $attack } against { $defence } before House cards{ $prize }
part-defends = Defense in { $area } brings the strength there to { $own } before House cards, against { $rival }, which could march in with strength { $strength }
part-supports = Support from { $area } adds { $own } in { $target }, where { $rival } could march in with strength { $strength }
part-backs = Support from { $area } adds { $own } to an attack on { $target }
part-raids = a Raid from { $area } reaches the order of { $rival } in { $target }
part-gathers = { $area } gains { $power } Power
part-musters = { $area } can muster with { $points } { $points ->
    [one] point
   *[other] points
}

because-orders = Above all, { $what }.
because-orders-two = Above all, { $what }; and { $more }.
because-orders-quiet = These orders gain no Power, reach no order of another House with a Raid, and hold no area into which another House could march.
because-raven-changes = All orders are revealed now: in { $area }, { $order } takes the place of { $old }.
because-raven-looks = No order changes, and only this House sees the next wildling card before the next bid.
because-raven-rests = No order changes.
because-wildlings-top = The card stays on top of the deck, and only { $house } knows it.
because-wildlings-bottom = The card goes to the bottom of the deck, below { $count ->
    [one] 1 other
   *[other] { $count } others
}.

because-raids-nothing = The Raid in { $area } reaches no Support, Raid or Consolidate Power order of another House.
because-raids-spares = From { $area }, the order of { $rival } in { $target } could be raided; it stays.
because-raids-consolidate = Gains 1 Power, and { $rival } gets nothing in { $area }.
because-raids-support = { $rival } can no longer support anyone from { $area }.
because-raids-defend = { $rival } defends { $area } with one order fewer.
because-raids-raid = Gets ahead of { $rival }, whose Raid in { $area } could do the same.

## Marches

because-calls-support = Before the march, { $houses } can be asked for support against the neutral force in { $area }.
because-beats-neutral = Beats the neutral force of { $area } with { $attack } against { $defence }{ $prize }.
because-attacks = Attacks { $rival } in { $area } with { $attack } against { $defence } before House cards{ $prize }.
because-dares = Risks an attack on { $rival } in { $area } with { $attack } against { $defence } before House cards{ $prize }.
because-takes = Takes { $area }{ $prize }{ $grip }.
because-takes-from = Takes { $area } from { $rival }{ $prize }{ $grip }.
because-sails = Takes { $area }, from which Ships can transport armies and support the coast{ $grip }.
because-guards = Reinforces { $area }, where { $rival } could march in with strength { $strength }.
because-draws-near = Goes to { $area }, next to { $goal }, which no House controls.
because-draws-near-rival = Goes to { $area }, next to { $goal }, which { $rival } controls.
because-gathers-army = Brings the army in { $area } to strength { $strength }.
because-stays = The units stay in { $area }, from which { $target } could be taken.
because-stays-reaches-nothing = The units in { $area } reach only areas that their House already controls.
because-stays-before-battle = A march from { $area } could only attack: at best { $target }, { $attack } against { $defence } before House cards.
because-stays-to-hold = The units are needed in { $area }, where { $rival } could march in with strength { $strength }.

## Power and mustering

because-income = Gains { $power } Power, for a total of { $total }.
because-no-income = This order gains nothing, so it may as well be resolved first.
because-musters-instead = Musters with { $points } { $points ->
    [one] point
   *[other] points
} in { $area } instead of gaining { $power } Power.
because-musters-nothing = Supply allows no more units where they could be mustered: { $areas }.
because-musters-later = No unit is mustered, though Supply would allow another unit in { $areas }.
because-musters-against = { $units }: this adds { $own } strength in { $area }, where { $rival } could march in with strength { $strength }.
because-musters-for = { $units }: from { $area } it is not far to { $goal }.
because-musters = { $units } for { $points } { $points ->
    [one] point
   *[other] points
}.

## Battles

because-helps-nobody = Supports neither { $attacker } (castles: { $own }) nor { $defender } (castles: { $number }).
because-helps-itself = The House is itself fighting in { $area }, so it supports its own side.
because-helps = Helps { $helped } (castles: { $own }) against { $rival } (castles: { $number }).
because-takes-help = All support that is offered counts, and it is free.
because-refuses-help = Fights without the support of { $houses }.
because-card-beats-all = { $card } beats every card that { $rival } can play, before abilities.
because-card-beats = { $card } beats { $beaten } of the { $of } cards that { $rival } can play, before abilities.
because-card-spares = No card beats those of { $rival } by strength alone, so { $card } is the one to give up.
because-card-saves = { $card } beats no card of { $rival } by strength, but the stronger cards stay in hand.
because-card-alone = { $rival } fights without a House card: { $own } against { $other } with { $card }, before abilities.
because-card-unused = { $card } counts with strength { $strength } and without its special ability.
because-card-used = { $card }: { $text }.
because-card-discards = { $rival } loses { $discarded }, strength { $strength }, from its hand.
because-card-removes = { $rival } loses the { $order } in { $area }.
because-card-replaces = A card of strength { $strength } takes the place of { $card }.
because-card-sinks = { $rival } falls from place { $place } to the bottom of the { $track } track.
because-blade-decides = 1 more strength decides the combat: it is { $own } to { $other } now.
because-blade = 1 more strength may matter: it is { $own } to { $other } now.
because-blade-wins = The combat is won without the Blade, { $own } to { $other }; it stays ready for another one.
because-blade-waits = 1 more strength would not decide the combat, { $own } to { $other }; the Blade stays ready for another one.
because-blade-tides = The next card of the deck replaces this House's Tides of Battle card; the Blade is then used for this round.
because-tides-stay = The Tides of Battle card stays, and the Blade can still be used in this round.
because-loses = Loses { $units }; mustering the same again costs { $points } { $points ->
    [one] point
   *[other] points
}.
because-loses-nothing = No loss is necessary.
because-sends-away = Sends the units of { $rival } to { $area }.
because-retreats-safely = No other House is near enough to march into { $area } now.
because-retreats = In { $area }, { $rival } could march in with strength { $strength }.
because-helps-neutral = Adds { $own } to a march of { $rival } into { $area }, whose neutral force has { $defence }.
because-keeps-neutral = Refuses { $own } to { $rival } in { $area }, whose neutral force has { $defence }.

## The Westeros Phase

because-bids-nothing = Makes no bid and keeps { $left } Power; the place on the { $track } track is { $place } now.
because-bids-most = No one else has more than { $most } Power, so this secures the first place on the { $track } track.
because-bids-share = { $richer ->
    [0] No one else can
    [one] Only 1 other House can
   *[other] { $richer } other Houses can
} bid more than { $bid } for the { $track } track{ $left ->
    [0] .
   *[other] ; { $left } Power is left for the later bids.
}
because-bids-last = The last of the three bids: { $richer ->
    [0] no one else can
    [one] only 1 other House can
   *[other] { $richer } other Houses can
} bid more than { $bid } for the { $track } track{ $left ->
    [0] .
   *[other] ; { $left } Power is left.
}
because-bids-for-watch = The wildlings have strength { $strength }, which { $houses } Houses have to match together{ $left ->
    [0] .
   *[other] ; { $left } Power is left.
}
because-bids-nothing-for-watch = The wildlings come with strength { $strength }; the others have { $others } Power between them.
because-breaks-tie-own = The House that breaks the tie puts itself first.
because-breaks-tie = { $first }, with { $number } { $number ->
    [one] castle
   *[other] castles
}, comes first.
because-chooses-supply = Supply rises from { $now } to { $icons }.
because-chooses-supply-behind = Supply would go from { $now } to { $icons }.
because-chooses-mustering = Gives { $own } mustering { $own ->
    [one] point
   *[other] points
}, and no one else gets more than { $others }.
because-chooses-mustering-behind = Gives { $own } mustering { $own ->
    [one] point
   *[other] points
}, though someone else gets { $others }.
because-chooses-clash-of-kings = { $own } Power to bid with is more than anyone else has: the next has { $others }.
because-chooses-clash-of-kings-behind = Bids with { $own } Power, while someone else has { $others }.
because-chooses-game-of-thrones = Gains { $own } Power from Power icons, and no one else gains more than { $others }.
because-chooses-game-of-thrones-behind = Gains { $own } Power from Power icons, though someone else gains { $others }.
because-chooses-wildlings-to-zero = Otherwise the wildlings would come with strength { $strength }.
because-chooses-nothing = The card then changes nothing in this round.
because-chooses-ban = “{ $choice }” binds every House in this round.
because-takes-reward = Takes the reward instead of leaving it to someone else.
because-grants-reward = The reward goes to { $rival }, which has { $number } { $number ->
    [one] castle
   *[other] castles
}.
because-bears-wildlings = Takes the lowest bidder's penalty instead of leaving it to someone else.
because-blames = The penalty of the lowest bidder goes to { $rival }, which has { $number } { $number ->
    [one] castle
   *[other] castles
}.
because-rises = { $house } rises from place { $before } to { $after } on the { $track } track.
because-falls = { $house } falls from place { $before } to { $after } on the { $track } track.
because-upgrades = A Knight is worth two Footmen, and { $count ->
    [one] this upgrade is
   *[other] these upgrades are
} free.
because-upgrades-nothing = No Footman is upgraded to a Knight.
because-discards = Gives up { $card }, strength { $strength }.
because-retrieves = { $card }, with strength { $strength }, can be played again.
because-retrieves-nothing = Takes back no discarded card, though there { $number ->
    [one] is 1
   *[other] are { $number }
}.
because-wildlings-destroy = Loses { $count } { $count ->
    [one] unit
   *[other] units
} and keeps place { $place }, its best on any track.
because-wildlings-track = Falls from place { $place }, its best on any track, and keeps { $count } { $count ->
    [one] unit
   *[other] units
}.
because-captures = { $ships ->
    [0] No Ship changes sides.
    [one] Gains a Ship without mustering it.
   *[other] Gains { $ships } Ships without mustering them.
}
nudge-track = Look at the { $track } track: what is your place worth, and what can the others bid?
plan-holds = As planned when the orders were given: from { $area } to { $target }.
plan-done = The idea behind the orders was to go from { $area } to { $target }, which the House already controls.
plan-outdated = The idea behind the orders was to go from { $area } to { $target }. Before House cards, that was { $attack-before } against { $defence-before } then and is { $attack } against { $defence } now, so the plan changes.
plan-changed = The idea behind the orders was to go from { $area } to { $target }, but after what has happened since, something else promises more.
