# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = orders
for-bid = bids
for-ties = the order of tied houses
for-westeros-choice = the choice of a Westeros card
for-supply = supply losses
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
