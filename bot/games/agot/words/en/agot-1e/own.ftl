# What the 1st edition of A Game of Thrones: The Board Game says that the 2nd does not.
# What both say, but not in the same words, is in agot-1e/.

ruleset-agot-1e = A Game of Thrones, 1st edition

## Names

area-summer-sea = Summer Sea

choice-one-order = Only this one
lasting-footmen-do-not-support = Footmen give no strength when they support

## What happened

event-drawn = Nobody wins: { $houses } are equal in cities and strongholds, Supply and Power.
event-lasting = This round: { $effect }.
event-wildlings-settled = { $outcome-id ->
    [watch-wins] { $house } made the highest bid and gets the reward.
   *[other] { $house } made the lowest bid and suffers most.
}

## Refusals

refused-order-barred = { $order } is not allowed in { $area }.
refused-support-barred = No Support order is allowed in { $area }.
refused-raid-second-needs-star = Only a special Raid removes two orders; the one in { $area } is not special.
refused-neutral-ships-there = A neutral force holds { $place }; no Ship can be mustered there until it is defeated.
refused-wrong-toll = Choose units worth { $due } mustering { $due ->
    [one] point
   *[other] points
} (Footman 1, Ship 1, Knight 2); these are worth { $given }.

## Rulings

ruling-ability-order = Two abilities at the same time: first comes
reading-ability-order-fiefdoms = the one higher on Fiefdoms
reading-ability-order-turn-order = the one earlier in turn order
ruling-aeron-damphair-icon = Aeron Damphair's icon
reading-aeron-damphair-icon-fortification = a fortification
reading-aeron-damphair-icon-sword = a sword
ruling-cersei-lannister-order = Cersei Lannister removing an order
reading-cersei-lannister-order-required = is required
reading-cersei-lannister-order-optional = can be declined
ruling-icons-after-winter = Icons on a card after Winter Is Coming
reading-icons-after-winter-count = count
ruling-maester-luwin-himself = Maester Luwin takes himself back
reading-maester-luwin-himself-no = no
reading-maester-luwin-himself-yes = yes
ruling-neutral-force-as-the-one-attack = A neutral force is a march's one attack
reading-neutral-force-as-the-one-attack-yes = yes
ruling-oldtown-and-sunset-sea = Oldtown and the Sunset Sea
reading-oldtown-and-sunset-sea-apart = are not adjacent
reading-oldtown-and-sunset-sea-adjacent = are adjacent
ruling-orders-in-every-area = An order in every area with units
reading-orders-in-every-area-optional = is not required
reading-orders-in-every-area-required = is required while tokens last
reading-retreat-fewest-losses-anywhere = anywhere, whatever it costs
ruling-retreat-into-empty-home = Retreats into an enemy's empty home area
reading-retreat-into-empty-home-allowed = are allowed
reading-retreat-into-empty-home-not-allowed = are forbidden
ruling-salladhor-saan-ships = Salladhor Saan: Ships that count 0
reading-salladhor-saan-ships-opponent = those that support the opponent
reading-salladhor-saan-ships-all-supporting = all that support
ruling-ser-loras-last-unit = Ser Loras destroys the last unit
reading-ser-loras-last-unit-battle-ends = Tyrell wins immediately
reading-ser-loras-last-unit-battle-goes-on = the battle goes on
ruling-ships = Ships of each House
reading-ships-five = five
reading-ships-six = six
ruling-starting-supply = Supply at the start
reading-starting-supply-as-2nd-edition = as in the 2nd edition
reading-starting-supply-icons = the icons that are controlled
reading-starting-supply-literal = each number one higher
reading-tie-break-supply-power = Supply, then Power, then a draw
ruling-two-houses-win = Two Houses reach the goal at the same time
reading-two-houses-win-acting-house = the House whose order it is wins
reading-two-houses-win-turn-order = the first in turn order wins

## What House cards do

heading-figures = Power { $power } · Supply { $supply } · cities and strongholds { $castles }
