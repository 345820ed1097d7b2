# Names of the things in Inis.

## Seats

seat-green = Green
seat-blue = Blue
seat-orange = Orange
seat-white = White

## Territories

area-cove = Cove
area-forest = Forest
area-gates-of-tir-na-nog = Gates of Tír na Nóg
area-highlands = Highlands
area-hills = Hills
area-iron-mine = Iron Mine
area-lost-vale = Lost Vale
area-meadows = Meadows
area-misty-lands = Misty Lands
area-moor = Moor
area-mountains = Mountains
area-plains = Plains
area-salt-mine = Salt Mine
area-stone-circle = Stone Circle
area-swamp = Swamp
area-valley = Valley

## The game

ruleset-inis = Inis
about-inis = No dice: cards are drafted, and whoever fights does it with them.
