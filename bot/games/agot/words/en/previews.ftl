# What an answer would do, before it is given.

step-recruit-afloat = { $area }: { $unit } in { $at }

why-preview-nobody-marches = If nobody marches, the order in { $area } is used up.
why-preview-takes-over = { $units } to { $area }: { $rival }'s Power token is removed.
why-preview-neutral = { $units } to { $area }: the neutral force is defeated, { $strength } against { $needed }.
why-preview-battle = { $units } to { $area }: **combat** with { $rival }, strength so far { $attack } against { $defence }{ $garrison ->
    [0] .
   *[other] { " " }with a garrison of { $garrison }.
}
why-preview-helpers = { $houses } can support either side.
why-preview-stays = These stay in { $area }: { $units }.
why-preview-leaves-token = A Power token stays in { $area }, which remains yours; you have { $left } Power left.
why-preview-keeps = { $area } is left empty and remains yours.
why-preview-gives-up = { $area } is left empty and is **no longer yours**{ $may ->
    [0] .
   *[other] , unless you leave a Power token.
}
why-preview-armies = Armies afterwards: { $armies }; your Supply allows { $limits }.
why-preview-no-armies = You will have no armies of two or more; your Supply allows { $limits }.
why-preview-raids-nothing = The Raid order in { $area } is removed and does nothing.
why-preview-raid = { $rival } loses the { $order } in { $area }.
why-preview-pillage = { $rival } loses the { $order } in { $area }; you gain 1 Power{ $lost ->
    [0] .
   *[other] { " " }and { $rival } loses 1.
}
why-preview-side = { $house } so far **{ $strength }**: { $parts }.
why-preview-hand = { $house } has in hand: { $cards }.
why-preview-card = With { $card }: { $strength } against { $against } plus your opponent's card, not counting abilities.
why-preview-retreat-losses = Supply: { $number } of them { $number ->
    [one] is
   *[other] are
} lost before they reach { $area }.
why-preview-retreats-in-order = Not routed in { $area }: { $units }.
why-preview-retreats = Routed in { $area }: { $units }.
why-preview-unspent = { $area }: { $points } { $points ->
    [one] mustering point
   *[other] mustering points
} unused.
why-preview-points = { $area } has { $points } { $points ->
    [one] point
   *[other] points
} to muster with.
note-recruit = { $points } { $points ->
    [one] point
   *[other] points
} of { $area }

# What is needed for a decision, whatever its question is about.
why-preview-westeros = Westeros cards of this round: { $cards }.
why-preview-drafted = { $house } has { $cards }.
why-preview-draft-turns = The next turns: { $houses }.
why-preview-power = Power: { $powers }.
why-preview-places = { $track } now: { $places }.
why-preview-brings-iron-throne = It sets the turn order. Place 1 holds the Iron Throne token, which decides all ties except in combat.
why-preview-brings-fiefdoms = The higher place wins ties in combat. Place 1 holds the Valyrian Steel Blade: +1 in one combat a round.
why-preview-brings-kings-court = It limits your special orders (★): { $stars }. Place 1 holds the Messenger Raven.
house-in-place = { $place }. { $house }
stars-in-place = place { $place }: { $stars ->
    [0] none
   *[other] { $stars }
}
why-preview-played = { $house } plays **{ $card }**: { $text }
why-preview-played-textless = { $house } plays **{ $card }**, whose text does not count: { $text }
why-preview-no-card = { $house } fights without a House card.
why-preview-strengths = { $area }, so far: { $attacker } **{ $attack }**, { $defender } **{ $defence }**.
why-preview-won = { $area }: { $attacker } { $attack }, { $defender } { $defence }; **{ $winner } wins.**
why-preview-income = { $area } { $power ->
    [0] brings **nothing**.
   *[other] brings { $power } Power.
}
why-bids-of-round = **Round { $round }**
note-income = { $power ->
    [0] brings no Power here
   *[other] brings { $power } Power
}
note-mustering-points = { $points ->
    [one] 1 mustering point
   *[other] { $points } mustering points
}
note-nothing-at-sea = brings nothing at sea

# What an area has for whoever marches there.
prospect = { $has }
prospect-castle = { $has }: your castle no. { $number }
prospect-taken = { $has }: your castle no. { $number }, taken from { $rival }
has-castle = castle
has-stronghold = stronghold
has-supply = { $count ->
    [one] 1 Supply icon
   *[other] { $count } Supply icons
}
has-power = { $count ->
    [one] 1 Power icon
   *[other] { $count } Power icons
}
