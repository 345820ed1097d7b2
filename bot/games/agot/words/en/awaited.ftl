# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = orders
for-bid = bids
for-ties = a decision on tied bids
for-westeros-choice = a decision on a Westeros card
for-supply = a choice of units to destroy for Supply
for-muster = mustering
for-raven = a decision on the Messenger Raven
for-raven-peek = a decision on the Messenger Raven
for-raid = a Raid order
for-march = a March order
for-consolidate = a Consolidate Power order
for-port-capture = a decision on captured Ships
for-call-support = a decision on calling for support
for-neutral-support = an answer to a call for support
for-support = a decision on support
for-refuse-support = a decision on support
for-hand = a choice of House cards
for-pick = a House card to take
for-house-card = House cards
for-ability = a decision on a House card
for-blade = a decision on the Valyrian Steel Blade
for-casualties = a choice of casualties
for-retreat = a retreat
for-retreat-losses = a choice of losses in a retreat
for-wildling-tie = a decision on tied bids
for-wildling-option = a choice of wildling penalty
for-wildling-destroy = a choice of wildling penalty
for-wildling-track = a decision on a wildling card
for-wildling-downgrade = a choice of wildling penalty
for-wildling-upgrade = a choice of wildling reward
for-wildling-discard = a choice of wildling penalty
for-wildling-retrieve = a choice of wildling reward
