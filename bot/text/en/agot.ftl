# What A Game of Thrones: The Board Game says.

ruleset-agot-2e = A Game of Thrones, 2nd edition

## Phases

phase-westeros = Westeros Phase
phase-planning = Planning Phase
phase-raven = Messenger Raven
phase-raids = Raid Orders
phase-marches = March Orders
phase-power = Consolidate Power
phase-ended = the end

## Choices

choice-done = Done

## What somebody is awaited for, as everybody may know it

for-anything = an answer
for-orders = orders
for-bid = bids
for-ties = the order of tied houses
for-westeros-choice = the choice of a Westeros card
for-supply = units to lose, for want of supply
for-muster = mustering
for-raven = the Messenger Raven
for-raven-peek = the Messenger Raven
for-raid = a raid
for-march = a march
for-consolidate = a Consolidate Power order
for-port-capture = captured ships
for-call-support = a call for support
for-neutral-support = support against a neutral force
for-support = support in battle
for-refuse-support = support in battle
for-house-card = house cards
for-ability = the ability of a house card
for-blade = the Valyrian Steel Blade
for-casualties = casualties
for-retreat = a retreat
for-retreat-losses = losses in a retreat
for-wildling-tie = a tie among the bids
for-wildling-option = a wildling penalty
for-wildling-destroy = a wildling penalty
for-wildling-track = a wildling card
for-wildling-downgrade = a wildling penalty
for-wildling-upgrade = a wildling reward
for-wildling-discard = a wildling penalty
for-wildling-retrieve = a wildling reward

## What happened

event-over = The game is over.

## Steps

step-recruit-routed = { $area }: { $unit } (routed)

## Refusals

refused-not-a-list = That is not a mustering list.

## How a house stands

standing-agot-2e = Power { $power } · Supply { $supply } · castles and strongholds { $castles } of 7
