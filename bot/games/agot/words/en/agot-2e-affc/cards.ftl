# The cards of A Feast for Crows.

## Westeros cards

westeros-mustering-affc = Mustering
    .text = In turn order, everyone musters in all their castles and strongholds.

westeros-ironborn-raid = Ironborn Raid
    .text = A player who has scored two objectives or more loses 1 victory point. The special objective does not count, and nobody falls below 0.

westeros-shifting-ambitions = Shifting Ambitions
    .text = Everyone puts one objective from their hand in the middle, in secret. They are shuffled and revealed; in turn order everyone takes one, face up.

westeros-new-information = New Information
    .text = In turn order, everyone draws an objective. Then everyone puts one back, in secret, and the pile is shuffled.

## Special objectives

special-objective-arryn = Control The Eyrie, and have more available Power than any other player
special-objective-baratheon = Control Dragonstone and King's Landing
special-objective-lannister = Control Lannisport and King's Landing
special-objective-stark = Control Winterfell, and five castles and strongholds in all

## Objectives; "more" is always more than every other House

objective-a-firm-grip = A Firm Grip
    .text = Control Crackclaw Point and Kingswood

objective-a-mountainous-task = A Mountainous Task
    .text = Control The Eyrie

objective-a-riper-fruit = A Riper Fruit
    .text = Control Winterfell

objective-a-stalwart-position = A Stalwart Position
    .text = Control more strongholds than any other player

objective-ample-harvest = Ample Harvest
    .text = Have Supply 5 or more

objective-arbor-gold = Arbor Gold
    .text = Control The Arbor

objective-backdoor-politics = Backdoor Politics
    .text = Have fewer victory points than any other player

objective-cavalry-charge = Cavalry Charge
    .text = Have five Knights on the board

objective-crossing-guard = Crossing Guard
    .text = Control The Twins and Seagard, or The Mountains of the Moon and Crackclaw Point

objective-extend-your-reach = Extend Your Reach
    .text = Have Ships in more sea areas than any other player

objective-friendly-confines = Friendly Confines
    .text = Control more castles than any other player

objective-hold-court = Hold Court
    .text = Control King's Landing

objective-home-invasion = Home Invasion
    .text = Control the home area of another House

objective-land-grab = Land Grab
    .text = Control more land areas than any other player

objective-mercantile-ventures = Mercantile Ventures
    .text = Control more ports than any other player

objective-naval-superiority = Naval Superiority
    .text = Have more Ships than any other player, counting those in ports

objective-nothing-but-ghosts = Nothing but Ghosts
    .text = Exactly one unit in Harrenhal, and none of yours next to it

objective-protect-the-neck = Protect the Neck
    .text = Control Seagard, Greywater Watch and Flint's Finger

objective-pull-the-weeds = Pull the Weeds
    .text = Control Searoad Marches, Blackwater and The Reach

objective-spreading-the-wealth = Spreading the Wealth
    .text = Have more Power tokens on the board than any other player

objective-stop-the-storm = Stop the Storm
    .text = Control Storm's End

objective-support-the-crown = Support the Crown
    .text = Exactly three units in Crackclaw Point, none in King's Landing

objective-take-the-black = Take the Black
    .text = Control Castle Black

objective-the-blade = The Blade
    .text = Hold the Valyrian Steel Blade

objective-the-final-hour = The Final Hour
    .text = Have exactly one House card in hand

objective-the-peoples-chosen = The People's Chosen
    .text = Control four areas with Power icons

objective-the-raven = The Raven
    .text = Hold the Messenger Raven

objective-the-throne = The Throne
    .text = Hold the Iron Throne
