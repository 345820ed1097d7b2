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
    .text = Comes with a Sanctuary. Whenever the direction of turns changes, everybody with clans here loses one of them and draws an Epic Tale card.
area-highlands = Highlands
area-hills = Hills
area-iron-mine = Iron Mine
area-lost-vale = Lost Vale
area-meadows = Meadows
area-misty-lands = Misty Lands
area-moor = Moor
area-mountains = Mountains
    .text = When clans are moved here, whoever moves them, their owner discards an Action card or loses one of their clans here, as the owner chooses.
area-plains = Plains
area-salt-mine = Salt Mine
area-stone-circle = Stone Circle
    .text = Comes with a Sanctuary.
area-swamp = Swamp
    .text = No Citadel can be built here.
area-valley = Valley

## The game

ruleset-inis = Inis
about-inis = No dice: cards are drafted, and whoever fights does it with them.
