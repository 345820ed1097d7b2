# Names of the things in A Game of Thrones: The Board Game.
# A parameter written kind:id is shown through the message kind-id; + and * are spelt out in ids.

## Houses

house-arryn = Arryn
house-baratheon = Baratheon
house-greyjoy = Greyjoy
house-lannister = Lannister
house-martell = Martell
house-stark = Stark
house-targaryen = Targaryen
house-tyrell = Tyrell

## Areas

area-bay-of-ice = Bay of Ice
area-blackwater = Blackwater
area-blackwater-bay = Blackwater Bay
area-castle-black = Castle Black
area-crackclaw-point = Crackclaw Point
area-dornish-marches = Dornish Marches
area-dragonstone = Dragonstone
area-east-summer-sea = East Summer Sea
area-flints-finger = Flint's Finger
area-greywater-watch = Greywater Watch
area-harrenhal = Harrenhal
area-highgarden = Highgarden
area-ironmans-bay = Ironman's Bay
area-karhold = Karhold
area-kings-landing = King's Landing
area-kingswood = Kingswood
area-lannisport = Lannisport
area-moat-cailin = Moat Cailin
area-oldtown = Oldtown
area-port-of-dragonstone = Port of Dragonstone
area-port-of-lannisport = Port of Lannisport
area-port-of-oldtown = Port of Oldtown
area-port-of-pyke = Port of Pyke
area-port-of-storms-end = Port of Storm's End
area-port-of-sunspear = Port of Sunspear
area-port-of-white-harbor = Port of White Harbor
area-port-of-winterfell = Port of Winterfell
area-princes-pass = Prince's Pass
area-pyke = Pyke
area-redwyne-straights = Redwyne Straights
area-riverrun = Riverrun
area-salt-shore = Salt Shore
area-sea-of-dorne = Sea of Dorne
area-seagard = Seagard
area-searoad-marches = Searoad Marches
area-shipbreaker-bay = Shipbreaker Bay
area-starfall = Starfall
area-stoney-sept = Stoney Sept
area-storms-end = Storm's End
area-sunset-sea = Sunset Sea
area-sunspear = Sunspear
area-the-arbor = The Arbor
area-the-boneway = The Boneway
area-the-eyrie = The Eyrie
area-the-fingers = The Fingers
area-the-golden-sound = The Golden Sound
area-the-mountains-of-the-moon = The Mountains of the Moon
area-the-narrow-sea = The Narrow Sea
area-the-reach = The Reach
area-the-shivering-sea = The Shivering Sea
area-the-stony-shore = The Stony Shore
area-the-twins = The Twins
area-three-towers = Three Towers
area-west-summer-sea = West Summer Sea
area-white-harbor = White Harbor
area-widows-watch = Widow's Watch
area-winterfell = Winterfell
area-yronwood = Yronwood

## Pieces, with $count

unit-footman = { $count ->
    [one] Footman
   *[other] Footmen
}
unit-knight = { $count ->
    [one] Knight
   *[other] Knights
}
unit-dragon = { $count ->
    [one] Dragon
   *[other] Dragons
}
unit-ship = { $count ->
    [one] Ship
   *[other] Ships
}
unit-siege-engine = { $count ->
    [one] Siege Engine
   *[other] Siege Engines
}
unit-routed-footman = { $count ->
    [one] routed Footman
   *[other] routed Footmen
}
unit-routed-knight = { $count ->
    [one] routed Knight
   *[other] routed Knights
}
unit-routed-dragon = { $count ->
    [one] routed Dragon
   *[other] routed Dragons
}
unit-routed-ship = { $count ->
    [one] routed Ship
   *[other] routed Ships
}
unit-routed-siege-engine = { $count ->
    [one] routed Siege Engine
   *[other] routed Siege Engines
}
unit-garrison = garrison

## Order tokens; the star marks a special order

order-march-minus-1 = March −1
    .note = Move or attack; −1 in combat
order-march-plus-0 = March +0
    .note = Move or attack
order-march-plus-1-star = March +1 ★
    .note = Move or attack; +1 in combat
order-defend-plus-1 = Defense +1
    .note = +1 when this area is attacked
order-defend-plus-2-star = Defense +2 ★
    .note = +2 when this area is attacked
order-support = Support
    .note = Adds your units here to adjacent combats
order-support-plus-1-star = Support +1 ★
    .note = Adds your units here to adjacent combats; +1
order-raid = Raid
    .note = Removes an adjacent Support, Raid or Consolidate Power order
order-raid-star = Raid ★
    .note = Like Raid, or removes a Defense order instead
order-consolidate = Consolidate Power
    .note = Gain 1 Power, and 1 more for each Power icon here
order-consolidate-star = Consolidate Power ★
    .note = Gain Power like the other, or muster in a castle or stronghold

## Kinds of orders, as a Westeros card forbids them

order-march = March
order-defend = Defense
order-special = special orders

## Influence tracks, and the tokens that go with their first place

track-iron-throne = Iron Throne
track-fiefdoms = Fiefdoms
track-kings-court = King's Court
dominance-iron-throne = Iron Throne
dominance-valyrian-steel-blade = Valyrian Steel Blade
dominance-blade = Valyrian Steel Blade
dominance-messenger-raven = Messenger Raven
dominance-raven = Messenger Raven

## Seats, as the table calls them

seat-arryn = { house-arryn }
seat-baratheon = { house-baratheon }
seat-greyjoy = { house-greyjoy }
seat-lannister = { house-lannister }
seat-martell = { house-martell }
seat-stark = { house-stark }
seat-targaryen = { house-targaryen }
seat-tyrell = { house-tyrell }

## Phases

phase-westeros = Westeros Phase
phase-planning = Planning Phase
phase-raven = Messenger Raven
phase-raids = Raid Orders
phase-marches = March Orders
phase-power = Consolidate Power
phase-ended = the end
set-up-hand = Set-up: hands of House cards
set-up-pick = Set-up: House cards in turn
