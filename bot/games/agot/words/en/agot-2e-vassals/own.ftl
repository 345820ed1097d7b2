# What games with vassals say beside the 2nd edition, or in other words.

ruleset-agot-2e-vassals = A Game of Thrones, 2nd edition: with vassals
option-vassals = vassals: { $value }

## Names

house-vassals = the vassals
phase-vassals = Claiming Vassals
phase-vassal-orders = Orders of Vassals

order-raid-support-plus-1 = Raid or Support +1
    .note = Removes an order like a Raid, or stays and helps like a Support +1
order-defend-muster-plus-1 = Defense +1 or Muster
    .note = +1 when this area is attacked; musters here at the end
order-defend-plus-3 = Defense +3
    .note = +3 when this area is attacked

## What is asked

for-claim-vassals = a choice of vassals
panel-on-behalf = ⚑ You answer for your vassal **House { $seat }**.
seat-for = { $seat }, for its vassal { $other }
plan-not-for = Your vassals ({ $seats }) will be asked too. You cannot plan their answers.

ask-claim-vassals = Which vassals do you command this round? { $most ->
    [one] You may take one.
   *[other] You may take up to { $most }.
}
ask-orders-for = Round { $round }: which orders do you give House { $for }? Up to two of its areas get one.
ask-raid-for = The Raid/Support order of House { $for }: how do you use it?
ask-march-for = The March order of House { $for }: which units go where?
ask-consolidate-for = Does House { $for } muster where its Muster order is?
ask-house-card-for = Combat in { $area }: which of its three cards does House { $for } play?
ask-supply-for = The armies of House { $for } exceed its Supply, which allows { $limits }. Which units do you destroy?
ask-muster-for = What does House { $for } muster?
ask-support-for = { $attacker } attacks { $defender } in { $area }. Which side do the units of House { $for } in { $supporters } support?
ask-refuse-support-for = Combat in { $area }: whose support does House { $for } refuse?
ask-casualties-for = { $area }: choose { $number ->
    [one] the casualty
   *[other] the { $number } casualties
} of House { $for }.
ask-retreat-losses-for = The Supply of House { $for } allows fewer units in { $area }. Choose { $number ->
    [one] the unit it loses
   *[other] the { $number } units it loses
}.
ask-port-capture-for = House { $for } takes { $port }, with { $ships ->
    [one] a Ship
   *[other] { $ships } Ships
} of { $victim } in it. How many does it replace with its own? The others are destroyed.
ask-deal = Deal the cards.
for-deal = cards to be dealt
tokens-short-for = Up to { $number } of { $places } areas get an order.
nothing-claim-vassals = Take no vassal
nothing-orders = Give no orders
choice-stays = Leave it: it supports this round
choice-muster-here = Muster here
choice-no-muster = Do not muster: remove the order
note-vassal = castles and strongholds { $castles } · Supply { $supply } · { $number ->
    [0] no units
   *[other] { $units }
}

## What happened

event-vassal-claimed = { $house } commands House { $vassal } this round.
event-raid-support-stays = { $house } does not raid from { $area }: the order stays there to support.
event-consolidate-muster = { $house } uses its order in { $area } to muster.
event-pillage = Pillage: { $gained ->
    [0] nobody gains Power
   *[other] { $house } gains { $gained } Power
}, { $victim } loses { $lost }.

refused-area-of-the-family = { $target } belongs to your family this round: a commander and its vassals do not enter each other's areas.
refused-support-against-family = { $house } belongs to your family and fights here: support its side, or nobody.
refused-vassals-not-into-ports = Vassals do not march into ports such as { $target }.
refused-vassal-without-units = House { $house } has no units in { $area }, so it cannot get an order there.
refused-still-over-supply = The armies still exceed Supply, which allows { $limits }. Destroy more units.
refused-raid-own-order = You cannot raid the order in { $target }: it is your own or your family's. Choose another target, or “No target”.
refused-too-many-vassal-orders = A vassal gets { $most ->
    [one] 1 order
   *[other] { $most } orders
} at most. Leave some out.

why-preview-token-stays = A Power token of { $house } stays in { $area }, and costs no Power.
why-preview-may-play = { $house } plays one of three cards, which only its commander sees, out of these: { $cards }.
why-preview-stays-to-support = The order in { $area } stays, and supports adjacent combats for the rest of the round.
why-preview-armies = Armies afterwards: { $armies }; Supply allows { $limits }.
why-preview-no-armies = There will be no armies of two or more; Supply allows { $limits }.
why-preview-vassal-pillage = { $rival } loses the { $order } in { $area }{ $lost ->
    [0] {""}
   *[other] {" "}and 1 Power
}; { $gained ->
    [0] nobody gains Power.
   *[other] you gain 1 Power.
}

## Looking things up

hand-open = No cards in players' hands are secret: { COMMAND("map") } shows them in its margin, and { COMMAND("look") } explains each card. The cards dealt to a fighting vassal are known only to its commander.
heading-commands = You command: { $houses }
lookup-house-vassal = **Vassal**, commanded by { $house }
lookup-house-vassal-free = **Vassal**; nobody commands it yet this round
lookup-house-commands = **Commands** { $houses }
lookup-house-vassal-figures = **Castles and strongholds** { $castles }. No Power, no hand: three of the seven vassal cards in each combat
lookup-card-of-vassals = House card of the vassals: three of the seven are dealt to each vassal that fights
lookup-card-drawn = **In this game:** dealt to { $house }.
lookup-card-no-vassals = **In this game:** there are no vassals.

## Readings

ruling-connington-without-survivors = Jon Connington's Knight, when the winner has no units left
reading-connington-without-survivors-embattled-area-only = may be placed in the embattled area
reading-connington-without-survivors-origin = may be placed where the march came from
ruling-beric-dondarrion-timing = Beric Dondarrion's unit is lost
reading-beric-dondarrion-timing-on-result = before the casualties
reading-beric-dondarrion-timing-after-casualties = after the casualties
ruling-bronn-against-vassal = Bronn against a vassal
reading-bronn-against-vassal-cannot-pay = cannot be paid
reading-bronn-against-vassal-commander-pays = may be paid by the commander
ruling-jaqen-random-card = Jaqen H'ghar's random card
reading-jaqen-random-card-includes-returned = may be the one taken back
reading-jaqen-random-card-excludes = is never the one taken back
ruling-patchface-against-vassal = Patchface against a vassal
reading-patchface-against-vassal-drawn-cards = reaches the cards it was dealt
reading-patchface-against-vassal-nothing = does nothing
ruling-vassal-bid-ties = In bids, vassals are ranked
reading-vassal-bid-ties-iron-throne-holder = among the bids of 0, as the Iron Throne decides
reading-vassal-bid-ties-below-players = below all players
ruling-vassal-claim = How players get their vassals
reading-vassal-claim-rest-to-the-last = by claims in turn order; the last takes the rest
reading-vassal-claim-at-random = dealt at random every round
ruling-vassal-dual-token-bans = A ban on raiding or on supporting
reading-vassal-dual-token-bans-banned-by-either = forbids the whole Raid or Support token
reading-vassal-dual-token-bans-other-half-stays = leaves the other half of that token
ruling-vassal-family-support = A commander and its vassals support each other
reading-vassal-family-support-automatic = without being asked
reading-vassal-family-support-optional = if the commander says so
ruling-vassal-house-cards = A fighting vassal is dealt
reading-vassal-house-cards-three-of-seven = three of the seven cards
ruling-vassal-muster = On Mustering, a vassal musters
reading-vassal-muster-home-area-only = in its home area only
ruling-vassal-order-count = A vassal gets
reading-vassal-order-count-up-to-two = up to two orders
reading-vassal-order-count-two-if-possible = two orders, if possible
ruling-vassal-power-token = A vassal that leaves a land area
reading-vassal-power-token-always-left = always leaves a Power token
ruling-vassal-raid-power = A vassal that raids Consolidate Power
reading-vassal-raid-power-nobody-gains = gains Power for nobody
reading-vassal-raid-power-commander-gains = gains 1 Power for its commander
ruling-vassal-starting-supply = Vassals start with Supply
reading-vassal-starting-supply-four = 4
reading-vassal-starting-supply-icons-controlled = by the Supply icons they control
ruling-vassal-surplus-sets = Vassals that cannot be shared equally
reading-vassal-surplus-sets-one-more-from-the-top = go to the first players in turn order
reading-vassal-surplus-sets-one-each = are shared too: players take turns to claim one at a time
ruling-vassal-track-setup = Vassals' starting places on the tracks
reading-vassal-track-setup-below-if-in-top-three = last, if one would be among the first three
reading-vassal-track-setup-always-below = last
ruling-vassal-victory = When a vassal wins a combat
reading-vassal-victory-commander-gains-one = its commander gains 1 Power
ruling-vassal-westeros-decisions = Vassals' decisions in the Westeros Phase
reading-vassal-westeros-decisions-last-commander = are those of the last commander
