# What the 2nd edition of A Game of Thrones: The Board Game asks, tells and refuses.

## Options

option-tides-of-battle = { $value ->
    [on] with Tides of Battle cards
   *[off] without Tides of Battle cards
}
option-house-card-abilities = { $value ->
    [on] House cards with their texts
   *[off] House cards without their texts
}
heading-ahead = Next in the { $deck }, for all to see: { $cards }.
heading-known-top = Only you know: next in { $deck }: { $cards }.
heading-known-bottom = Only you know: last in { $deck }: { $cards }.

## More names

ban-march-plus-1-star = March +1 orders
ban-defend = Defense orders
ban-support = Support orders
ban-raid = Raid orders
ban-consolidate = Consolidate Power orders

order-type-march = March order
order-type-raid = Raid order
order-type-consolidate = Consolidate Power order
order-type-support = Support order
order-type-defend = Defense order
order-type-any = order of yours

dominance-fiefdoms = Valyrian Steel Blade
dominance-kings-court = Messenger Raven

deck-westeros-1 = first Westeros deck
deck-westeros-2 = second Westeros deck
deck-westeros-3 = third Westeros deck
deck-wildlings = wildling deck
deck-tides-of-battle = Tides of Battle deck

wildlings-attack = the wildling attack
outcome-watch-wins = the Night's Watch wins
outcome-wildlings-win = the wildlings win
side-attacker = the attacker
side-defender = the defender
side-none = nobody
blade-strength = strength
blade-tides = tides

won-by-seven = enough castles and strongholds
won-by-round-10 = most castles and strongholds after the last round
won-by-land-areas = most land areas, after a tie on castles
won-by-supply = the higher supply, after a tie
won-by-iron-throne = the higher place on the Iron Throne track, after a tie
won-by-strongholds = most strongholds, after a tie
won-by-power = most Power, after a tie

choice-no-target = No target: just remove it
choice-no-order = No order here
choice-no-card = No card
choice-power = Collect Power
choice-muster = Muster here instead
choice-replace = Swap one of my orders
choice-peek = Look at the top wildling card
choice-pass = Leave the Raven unused
choice-top = Back on top
choice-bottom = To the bottom
choice-destroy = Destroy two of my units
choice-track = Drop two places on my best track
choice-give = Give support
choice-refuse = No support
choice-use = Use it
choice-decline = Do not use it
choice-area-by-area = Area by area
step-support = With { $area }: which side?
choice-call-support = Ask others for support first

mark-leave-power-token = Leave a Power token

## Questions

ask-ability = { FORM($card, "ask", ability-otherwise) }
ability-otherwise = { $card }: how do you use it?
ask-bid = { $subject-id ->
    [attack] The wildlings attack with strength { $strength }. How much Power do you bid? Everybody pays their bid.
   *[other] How much Power do you bid for the { $subject } track? Everybody pays their bid.
}
ask-blade = { $purpose-id ->
    [tides] You drew { $card }. Use the Valyrian Steel Blade to draw another Tides card?
   *[other] { $area }: { $attacker } { $attack }, { $defender } { $defence }. Use the Valyrian Steel Blade for +1?
}
ask-casualties = { $area }: choose { $number ->
    [one] your casualty
   *[other] your { $number } casualties
}.
ask-consolidate = Which Consolidate Power order do you resolve?
ask-house-card = The battle of { $area }: which House card do you play?
ask-march = Which March order do you resolve, and who goes where?
ask-muster = What do you muster?
ask-neutral-support = { $house } wants to march on the neutral force in { $area }. Do you support it?
ask-orders = Round { $round }: give every area with units of yours an order.
ask-port-capture = You take { $port } with { $ships ->
    [one] a Ship
   *[other] { $ships } Ships
} of { $victim } in it. How many do you replace with your own? The others are destroyed.
ask-raid = Which Raid order do you resolve, and against what?
ask-raven = The Messenger Raven is yours. What does it do?
ask-raven-peek = You have seen the top wildling card. Where does it go?
ask-refuse-support = The battle of { $area }: whose support do you refuse?
ask-retreat = { $house } must retreat from { $area } with { $units }. Where to?
ask-retreat-losses = Your supply allows fewer units in { $area }. Choose { $number ->
    [one] the one that is lost
   *[other] the { $number } that are lost
}.
ask-shuffle = Shuffle.
ask-supply = Your armies are too many or too large: your supply allows { $limits }. Which units go?
ask-support = { $attacker } attacks { $defender } in { $area }. Whom do your units in { $supporters } support?
ask-ties = Bids for the { $track } track are tied: { $bids }. In which order do the tied houses stand?
ask-westeros-choice = { $card }: you decide. What happens?
ask-wildling-destroy = The wildlings: choose { $number ->
    [one] the unit
   *[other] the { $number } units
} you lose.
ask-wildling-discard = The wildlings: which House card do you discard?
ask-wildling-downgrade = The wildlings: choose { $number ->
    [one] the Knight that becomes a Footman
   *[other] the { $number } Knights that become Footmen
}.
ask-wildling-option = The wildlings: what do you give up?
ask-wildling-retrieve = Your reward: which House card do you take back?
ask-wildling-tie = Several houses made the same bid, and { $outcome }. Who counts as the { $outcome-id ->
    [watch-wins] highest
   *[other] lowest
}? Bids: { $bids }.
ask-wildling-track = The wildlings: on which track does { $of } go to place { $place }?
ask-wildling-upgrade = Your reward: which Footmen become Knights? Up to { $most }.

## Small steps on the way to an answer

step-move = Who marches from { $origin }?
step-recruit = { $unit } in { $at }
step-upgrade = { $area }: Footman becomes { $unit }
step-upgrade-routed = { $area }: routed Footman becomes { $unit }
bid-of = { $house } { $power }

## What happened

event-began = The game begins. Turn order: { $houses }.
event-westeros = Round { $round }. Westeros cards: { $cards }.
event-winter = Winter Is Coming: the { $deck } is shuffled and another card is turned up.
event-wildling-threat = The wildling threat stands at { $strength }.
event-westeros-chosen = { $house } decides on { $card }: { $choice }.
event-forbidden = No { $order } this round.
event-power-gained = { $house } gains { $power ->
    [0] no
   *[other] { $power }
} Power.
event-power-lost = { $house } loses { $power } Power.
event-supply = { $house }'s supply goes from { $old } to { $new }.
event-destroyed = { $house } loses { $units } in { $area }.
event-mustered = { $house } musters a { $unit } in { $area }.
event-upgraded = { $house } turns a Footman in { $area } into a { $unit }.
event-exchanged = { $house } exchanges { $old } for { $new } in { $area }.
event-bids = Bids for { $subject-id ->
    [attack] the Night's Watch
   *[other] the { $subject } track
}: { $bids }.
event-track-set = { $track }: { $order }.
event-track-moved = { $house } moves to place { $position } of the { $track } track.
event-dominance = { $house } takes the { $token }.
event-watch-wins = The Night's Watch wins with { $total } against { $strength }.
event-wildlings-win = The wildlings win: { $total } bid against their { $strength }.
event-wildling-card = { $card }: { $house } made the { $outcome-id ->
    [watch-wins] highest
   *[other] lowest
} bid.
event-card-discarded = { $house } discards { $card }.
event-card-retrieved = { $house } takes { $card } back.
event-cards-returned = { $house } takes House cards back from the discard pile.
event-westeros-over = The Westeros phase of round { $round } is over.

event-orders-in-turn = Not every house has enough order tokens: orders are placed in turn order.
event-orders-revealed = Round { $round }: all orders are on the table.
event-raven-replaced = The Raven: { $house } swaps { $old } in { $area } for { $new }.
event-raven-peeked = The Raven: { $house } looks at the top wildling card.
event-raven-passed = { $house } does not use the Raven.
event-raven-saw = The Raven shows you the top wildling card: { $card }.

event-raid = { $house } raids from { $area } and removes { $victim }'s { $order } in { $target }.
event-raid-nothing = { $house }'s raid in { $area } finds nothing.
event-pillage = Pillage: { $house } gains { $gained } Power, { $victim } loses { $lost }.
event-raids-over = All raids are resolved.

event-marched = { $house } marches { $units } from { $origin } to { $area }.
event-march-nothing = { $house }'s March order in { $area } moves no units.
event-token-left = { $house } leaves a Power token in { $area }.
event-support-called = { $house } asks for support against a neutral force.
event-support-promised = { $house } supports { $caller } against { $area }.
event-support-denied = { $house } does not support { $caller } against { $area }.
event-neutral-beaten = { $house } beats the neutral force of { $strength } in { $area } with { $units } from { $origin }.
event-attacked = { $house } attacks { $defender } in { $area } with { $units } from { $origin }.
event-support = { $house } supports { $side } in { $area }.
event-support-refused = { $house } refuses the support of { $helper }.
event-initial-strengths = { $area }: { $attacker } { $attack } against { $defender } { $defence } before House cards.
event-cards-revealed = { $attacker } plays { $attack }, { $defender } plays { $defence }.
event-card-played = { $house } plays { $card }.
event-card-cancelled = { $house } makes { $rival } take { $card } back.
event-card-replaced = { $house } pays 2 Power and plays { $replacement } instead of { $card }.
event-fights-without-card = { $house } fights without a House card.
event-order-removed = { $house } removes the { $order } in { $area }.
event-tides-redrawn = { $house } uses the Valyrian Steel Blade to draw another Tides card.
event-tides = Tides of Battle, { $house }: { $card }.
event-blade-used = { $house } draws the Valyrian Steel Blade: +1.
event-won-at-once = { $area }: nobody is left to fight for { $rival }; { $house } wins at once.
event-combat-decided = { $area }: { $winner } beats { $loser }. { $attacker } { $attack }, { $defender } { $defence }{ $tie ->
    [1] {"; the Fiefdoms track decides the tie."}
   *[other] .
}
event-garrison-lost = The garrison of { $area } is gone for good.
event-retreated = { $house } retreats to { $area } with { $units }.
event-no-retreat = { $house } has no legal retreat from { $area }.
event-occupied = { $house } holds { $area }.
event-attackers-kept-out = { $house } may not enter { $area } and goes back.
event-march-moved-on = { $house }'s March order moves on to { $area }.
event-port-ships-sunk = Nobody holds the land any more: { $ships ->
    [one] a Ship
   *[other] { $ships } Ships
} of { $house } in { $port } { $ships ->
    [one] is
   *[other] are
} destroyed.
event-port-captured = { $house } takes { $port } from { $victim } and keeps { $kept } of { $ships ->
    [one] 1 Ship
   *[other] { $ships } Ships
}.
event-marches-over = All marches are resolved.
event-consolidate = { $house } collects { $power ->
    [0] no
   *[other] { $power }
} Power in { $area }.
event-consolidate-muster = { $house } musters in { $area } instead of collecting Power.
event-consolidation-over = All Power is collected.
event-won = { $house } wins with { $castles ->
    [one] 1 castle or stronghold
   *[other] { $castles } castles and strongholds
} ({ $reason }).

## Why an answer is not accepted

refused-no-such-area = There is no area called "{ $given }".
refused-order-without-units = You have no units in { $area }, so you cannot give it an order.
refused-order-forbidden = { $order } is not allowed this round.
refused-order-used-up = You have only { $number } { $number ->
    [one] token
   *[other] tokens
} of { $order }.
refused-too-many-stars = Your place at the King's Court allows { $most ->
    [0] no special orders
    [one] one special order
   *[other] { $most } special orders
}.
refused-no-order-there = There is no { $order } in { $area }.
refused-bid-above-power = You have { $most } Power, so you cannot bid { $given }.
refused-order-only-the-tied = Put only the tied houses in order: nobody can pass a house that bid more or less.
refused-over-supply = That would be armies of { $armies }; Supply { $supply } allows { $limits }.
refused-still-over-supply = Your armies still do not fit: your supply allows { $limits }.
refused-more-than-needed = That destroys more than your supply demands.
refused-cannot-muster-there = You cannot muster in { $area } now.
refused-muster-one-place = You may muster in one area only.
refused-no-such-upgrade = A Footman cannot become a { $unit }.
refused-not-enough-points = A { $unit } costs { $cost }, and { $area } has { $left } left.
refused-no-pieces-left = You have no { $unit } left to place.
refused-no-footman-there = There is no Footman of yours in { $area } to replace.
refused-muster-in-area-itself = A { $unit } can only be placed in the area that musters it.
refused-ship-not-there = Ships mustered by { $area } cannot be placed in { $place }.
refused-enemy-ships-there = There are enemy Ships in { $place }.
refused-port-full = { $place } holds three Ships at most.
refused-raid-out-of-reach = A raid in { $area } does not reach { $target }.
refused-raid-nothing-there = There is no order in { $target } to remove.
refused-raid-own-order = You cannot raid your own order in { $target }.
refused-raid-defense-needs-star = Only a special Raid removes the Defense order in { $target }.
refused-raid-not-this-order = A raid cannot remove the order in { $target }.
refused-order-cannot-muster = The order in { $area } cannot muster.
refused-support-all-areas = All your areas support the same side, or nobody.
refused-support-one-side = All your areas that support help the same side.
refused-not-these-supporters = Say whom each of these areas supports: { $areas }.
refused-house-card-not-in-hand = { $card } is not in your hand.
refused-captures-too-many = Your unused Ships and your supply allow { $most } here, not { $given }.
refused-two-attacks = A march can make one attack at most; this would attack { $areas }.
refused-neutral-too-strong = That march on { $area } is worth { $strength }, and it needs { $needed }.
refused-area-closed = { $target } is closed in this game.
refused-ships-not-on-land = Ships cannot enter the land area { $target }.
refused-foreign-port = { $target } is not your port.
refused-land-units-not-at-sea = A { $unit } cannot enter { $target }: land units march only on land.
refused-routed-do-not-march = Routed units in { $area } cannot march.
refused-out-of-reach = A { $unit } in { $origin } does not reach { $target }: it is neither adjacent nor linked by your Ships.
refused-no-token-to-leave = You cannot leave a Power token in { $area }.
refused-nobody-to-call = Nobody can support you against a neutral force now.
refused-no-retreat-there = Beaten units cannot retreat to { $area }: it must be next to them, or linked by Ships of their own, and without enemies.
refused-retreat-only-back = Beaten attackers go back to { $area }.
refused-no-retreat-to-attackers = The attack came from { $area }, so nobody retreats there.
refused-retreat-on-foot-or-afloat = These units cannot retreat to { $area }: land units stay on land, Ships at sea and in port.
refused-retreat-costs-more = { $area } has less room in your supply than another area; go where fewer units are lost.
refused-wrong-retreat-losses = Units that supply has no room for: { $number }. You chose { $given }.
refused-routed-no-casualty = Routed units cannot be chosen as casualties.
refused-siege-engine-no-casualty = Siege Engines cannot be chosen as casualties.
refused-wrong-casualties = Casualties to choose: { $number }. You chose { $given }.
refused-one-area-only = All of them must be in one area.
refused-routed-stays-footman = A routed Footman cannot become anything else.
refused-fewer-would-do = You may destroy { $number } { $number ->
    [one] unit
   *[other] units
} only.

## The arithmetic, line by line

why-side = { $house } in { $area }
why-units = { $units }: { SIGNED($value) }
why-supporting-units = Support of { $house } from { $area } ({ $units }): { SIGNED($value) }
why-support-order = Support order in { $area }: +{ $value }
why-march = { $order }: { SIGNED($value) }
why-defense = { $order }: +{ $value }
why-garrison = Garrison: +{ $value }
why-card = { $card }: { SIGNED($value) }
why-card-changed = { $card }: { $printed } as printed, { $value } by abilities
why-tides = Tides of Battle, { $card }: { SIGNED($value) }
why-blade = Valyrian Steel Blade: +{ $value }
why-total = { $house } in all: { $value }
why-won-at-once = Nobody is left to fight against { $house }, which wins at once; strengths do not count.
why-won-by-strength = { $house } is stronger and wins.
why-won-on-fiefdoms = Both are equally strong: { $house }, higher on the Fiefdoms track, wins.
why-casualties-prevented = { $card } keeps casualties off { $house }.
why-casualties = Casualties of { $house }: { $number } (swords { $swords }, less fortifications { $towers })
defeat-sum = { $house }: { $initial } before House cards, { $card } { SIGNED($printed) }{ $blade ->
    [0] { "" }
   *[other] , Valyrian Steel Blade +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , Tides { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , abilities { SIGNED($more) }
} = **{ $total }**
defeat-sum-without-card = { $house }: { $initial } without a House card{ $blade ->
    [0] { "" }
   *[other] , Valyrian Steel Blade +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , Tides { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , abilities { SIGNED($more) }
} = **{ $total }**
defeat-tie = Equal strength: { $winner } stands higher on the Fiefdoms track and wins the tie.
defeat-swords = As printed: swords on { $rival }: { $swords }, fortifications on your card: { $towers }. Each sword beyond the fortifications kills a unit.
defeat-nobody-died = Your units all got away.
defeat-died = You lost { $units }.
defeat-cannot-retreat = Siege Engines and routed units cannot retreat: they die with a lost battle.
defeat-no-retreat = There was no area to retreat to, so nobody got away.
defeat-card-in-hand = What could have been: { $card } in your hand has strength { $strength }, which would have been enough before abilities.
defeat-outmatched = What was missing: before House cards it stood { $own } to { $other }. That takes more units, a better order or Support rather than a better card.
defeat-missing = What was missing: { $number } more strength, from a unit, an order, Support or a card.
why-bids = Bids for { $subject-id ->
    [attack] the Night's Watch
   *[other] the { $subject } track
}
why-bid = { $place }. { $house }: { $power }
why-bid-tied = { $place }. { $house }: { $power }, tied; the holder of the Iron Throne decides
why-watch = { $total } in all against { $strength }: { $wins ->
    [1] the Night's Watch wins
   *[other] the wildlings win
}
why-icons = Supply icons that { $house } controls: { $value }
why-icon = { $area }: { $value }
why-position = { $house }'s Supply token stands at { $value }
why-army-fits = Army of { $size } in { $area }: { $limit } allowed
why-army-too-large = Army of { $size } in { $area }: only { $limit } allowed

## What changes nothing is told together

idle-raid-nothing = Raids that find nothing: { $all }.
idle-raid-nothing-of = { $house } in { $area }
idle-march-nothing = March orders that move no units: { $all }.
idle-march-nothing-of = { $house } in { $area }
idle-no-power = No Power for { $all }.
idle-no-power-of = { $house }

## Who is winning

table-leads = { $number ->
        [one] { $houses } leads
       *[other] { $houses } lead
    } with { $castles } of { $goal } castles and strongholds{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.

## A round in a few lines

round-battles = { $number ->
        [0] No battle was fought.
        [one] One battle: { $battles }.
       *[other] { $number } battles: { $battles }.
    }
round-battle = { $winner } beats { $loser } in { $area }
round-lost = Lost: { $who }.
round-mustered = Mustered: { $who }.
round-units-of = { $house } { $units }
round-castles = Castles and strongholds, of { $goal } to win: { $castles }.
round-castles-of = { $house } { $castles }
