## Conditions of an answer given ahead; they go on from "only if".

plan-if-empty = { $area } is empty
plan-if-defence = { $area } is defended with a strength of at most { $most }
plan-if-held = { $house } still holds { $area }
plan-if-stronger = I would win { $area } on open strength: units, orders, and each side's own support
plan-if-order = the order in { $area } is still { $order }
plan-if-unharmed = { $area } has not been attacked, and all my units are still there
plan-if-supply = my Supply is at least { $least }
plan-if-unhelped = nobody else supports the { $side } in { $area }
plan-if-ahead = in { $area } { $by ->
    [0] I am not behind before the House cards
   *[other] my lead before the House cards is at least { $by }
}

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-units = the units in { $area } have changed
plan-changed-house = { $house } is now in { $area }
plan-changed-left = { $area } is now empty
plan-changed-order = there is a new order in { $area }: { $order }
plan-changed-own-order = your order in { $area } is gone or has changed
plan-changed-token = the Power token in { $area } has changed
plan-changed-garrison = the garrison of { $area } has changed
plan-changed-neutral = the neutral force in { $area } has changed
plan-changed-attacked = { $area } has been attacked
plan-changed-income = { $area } now brings a different amount of Power
plan-changed-supply = your Supply has changed
plan-changed-fighting = the combat in { $area } has changed
plan-changed-help = other players now support a side in { $area }
plan-changed-rival-hand = your opponent in { $area } has other House cards now
plan-changed-westeros = other Westeros cards are face up now

## What was assumed where one looks ahead.

assumed-pick = { $house } takes the card that is scarcest
assumed-raid = { $house } raids nothing
assumed-march = { $house } marches nowhere
assumed-consolidate = { $house } collects Power
assumed-muster = { $house } musters nothing
assumed-support = { $house } supports nobody
assumed-house-card = { $house } plays its weakest card
assumed-bid = { $house } bids nothing
assumed-raven = { $house } leaves the Raven unused
assumed-safe = { $house } decides as carefully as possible
assumed-own = you do nothing that you have not planned
assumed-own-safe = you decide as carefully as possible
