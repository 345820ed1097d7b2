# Names of the things in Inis.

## Seats

# seat-green = Green
# seat-blue = Blue
# seat-orange = Orange
# seat-white = White

## Territories

# area-cove = Cove
# area-forest = Forest
# area-gates-of-tir-na-nog = Gates of Tír na Nóg
#     .text = Comes with a Sanctuary. Whenever the direction of play changes, each player with clans here loses one of them and draws an Epic Tale card.
# area-highlands = Highlands
# area-hills = Hills
# area-iron-mine = Iron Mine
# area-lost-vale = Lost Vale
# area-meadows = Meadows
# area-misty-lands = Misty Lands
# area-moor = Moor
# area-mountains = Mountains
#     .text = When clans are moved here, no matter by whom, their owner chooses to discard an Action card or lose one of those clans.
# area-plains = Plains
# area-salt-mine = Salt Mine
# area-stone-circle = Stone Circle
#     .text = Comes with a Sanctuary.
# area-swamp = Swamp
#     .text = No Citadel can be built here.
# area-valley = Valley

## The game

# ruleset-inis = Inis
# about-inis = No dice: you draft cards, and fight with them.
