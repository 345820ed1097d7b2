# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = A Game of Thrones, 2nd edition: A Feast for Crows

## Names


area-port-of-the-eyrie = Port of the Eyrie

card-bronze-yohn-royce-affc = Bronze Yohn Royce
card-littlefinger = Littlefinger
card-nestor-royce = Nestor Royce
card-lyn-corbray = Lyn Corbray
card-alayne-stone = Alayne Stone
card-lothor-brune = Lothor Brune
card-lysa-arryn-affc = Lysa Arryn

westeros-mustering-affc = Mustering
westeros-ironborn-raid = Ironborn Raid
westeros-shifting-ambitions = Shifting Ambitions
westeros-new-information = New Information

deck-objectives = pile of objectives
phase-objectives = The choice of objectives
phase-scoring = Scoring

## House cards

note-card-bronze-yohn-royce-affc = Strength 4. +1 with more Power than the rival
note-card-littlefinger = Strength 3. After combat, Power for the rival's card
note-card-nestor-royce = Strength 2, 2 fortifications
note-card-lyn-corbray = Strength 2, 1 sword
note-card-alayne-stone = Strength 1. On a win, 2 Power rob the rival of all
note-card-lothor-brune = Strength 1, 1 sword, 1 fortification
note-card-lysa-arryn-affc = Strength 0. After combat, 3 Power against a richer rival

ability-bronze-yohn-royce-affc = If you have more available Power than the rival, this card is worth one more.
ability-littlefinger = When the combat is over, won or lost, and you control The Eyrie, you gain twice as much Power as the printed strength of the rival's card.
ability-alayne-stone = If you win and control The Eyrie, which counts also if it was won just now, you may pay two Power: the rival loses all of its available Power.
ability-lysa-arryn-affc = When the combat is over and the rival has more available Power than you, you gain three Power.

ask-ability = { $card-id ->
    [tyrion-lannister] { $card }: make { $rival } take its card back and play another?
    [cersei-lannister] { $card }: remove an order of { $rival }?
    [renly-baratheon] { $card }: turn a Footman into a Knight?
    [patchface] { $card }: which card does { $rival } discard?
    [alayne-stone] { $card }: pay 2 Power, so that { $rival } loses all of its Power ({ $power })?
   *[other] { $card }: how do you use it?
}

## Westeros cards

text-westeros-mustering-affc = In turn order, everybody musters in all their castles and strongholds.
text-westeros-ironborn-raid = Whoever has scored two objectives or more loses 1 victory point. The special objective does not count, and nobody falls below 0.
text-westeros-shifting-ambitions = Everybody puts one objective from their hand in the middle, in secret. They are shuffled and turned up; in turn order everybody takes one, for all to see.
text-westeros-new-information = In turn order, everybody draws an objective. Then everybody puts one back, in secret, and the pile is shuffled.

## Objectives

objective-a-firm-grip = A Firm Grip
objective-a-mountainous-task = A Mountainous Task
objective-a-riper-fruit = A Riper Fruit
objective-a-stalwart-position = A Stalwart Position
objective-ample-harvest = Ample Harvest
objective-arbor-gold = Arbor Gold
objective-backdoor-politics = Backdoor Politics
objective-cavalry-charge = Cavalry Charge
objective-crossing-guard = Crossing Guard
objective-extend-your-reach = Extend Your Reach
objective-friendly-confines = Friendly Confines
objective-hold-court = Hold Court
objective-home-invasion = Home Invasion
objective-land-grab = Land Grab
objective-mercantile-ventures = Mercantile Ventures
objective-naval-superiority = Naval Superiority
objective-nothing-but-ghosts = Nothing but Ghosts
objective-protect-the-neck = Protect the Neck
objective-pull-the-weeds = Pull the Weeds
objective-spreading-the-wealth = Spreading the Wealth
objective-stop-the-storm = Stop the Storm
objective-support-the-crown = Support the Crown
objective-take-the-black = Take the Black
objective-the-blade = The Blade
objective-the-final-hour = The Final Hour
objective-the-peoples-chosen = The People's Chosen
objective-the-raven = The Raven
objective-the-throne = The Throne

# What they ask for; "more" is always more than every other House.
text-objective-a-firm-grip = Control Crackclaw Point and Kingswood
text-objective-a-mountainous-task = Control The Eyrie
text-objective-a-riper-fruit = Control Winterfell
text-objective-a-stalwart-position = Control more strongholds than anybody
text-objective-ample-harvest = Have Supply 5 or more
text-objective-arbor-gold = Control The Arbor
text-objective-backdoor-politics = Have fewer victory points than anybody
text-objective-cavalry-charge = Have five Knights on the board
text-objective-crossing-guard = Hold The Twins + Seagard, or Moon Mountains + Crackclaw Point
text-objective-extend-your-reach = Have Ships in more sea areas than anybody
text-objective-friendly-confines = Control more castles than anybody
text-objective-hold-court = Control King's Landing
text-objective-home-invasion = Control the home area of another House
text-objective-land-grab = Control more land areas than anybody
text-objective-mercantile-ventures = Control more ports than anybody
text-objective-naval-superiority = Have more Ships than anybody, those in ports too
text-objective-nothing-but-ghosts = Exactly one unit in Harrenhal, and none of yours next to it
text-objective-protect-the-neck = Control Seagard, Greywater Watch and Flint's Finger
text-objective-pull-the-weeds = Control Searoad Marches, Blackwater and The Reach
text-objective-spreading-the-wealth = Have more Power tokens on the board than anybody
text-objective-stop-the-storm = Control Storm's End
text-objective-support-the-crown = Exactly three units in Crackclaw Point, none in King's Landing
text-objective-take-the-black = Control Castle Black
text-objective-the-blade = Hold the Valyrian Steel Blade
text-objective-the-final-hour = Have exactly one House card in hand
text-objective-the-peoples-chosen = Control four areas with crowns
text-objective-the-raven = Hold the Messenger Raven
text-objective-the-throne = Hold the Iron Throne
text-special-arryn = Control The Eyrie, and have more available Power than anybody
text-special-baratheon = Control Dragonstone and King's Landing
text-special-lannister = Control Lannisport and King's Landing
text-special-stark = Control Winterfell, and five castles and strongholds in all

## What is asked

ask-deal = Deal.
ask-objectives = You were dealt five objectives. Which three do you keep? Only you see them.
ask-return-objective = New Information: which objective do you put back into the pile?
ask-give-objective = Shifting Ambitions: which objective do you put in the middle?
ask-take-objective = Shifting Ambitions: which objective do you take? Everybody sees it.
ask-score-special = You fulfil your special objective. Do you score it?
ask-score-objective = Which objective do you score? It then lies open for good.

for-objectives = the choice of objectives
for-return-objective = an objective put back
for-give-objective = an objective for the middle
for-take-objective = an objective from the middle
for-score-special = the special objective
for-score-objective = scoring

pick-return-objective = The objective to put back
pick-give-objective = The objective for the middle
pick-take-objective = The objective to take
pick-score-objective = The objective to score
wish-score-special = My special objective
do-score = Always score it
wish-says-score-special = { $do ->
    [score] I score my special objective whenever I fulfil it ({ $until }).
   *[ask] Ask me whether I score my special objective ({ $until }).
}
choice-score-nothing = Score nothing
choice-score = Score it
choice-score-not = Do not score it
here-objective = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $now ->
    [1] {" · ✔ now"}
   *[other] {""}
} · { $text }
refused-not-this-deck = These cards do not come from the { $deck }.

why-preview-points = Victory points: { $points }.
why-preview-special = { $house }'s special objective: { $text }. It brings 1 point in every round.
why-preview-in-hands = Objectives that everybody knows to be in a hand: { $known }.
points-of = { $house } { $points }
known-of = { $house }: { $objectives }

## What happened

event-objectives-drawn = { $house } draws { $number ->
    [one] an objective
   *[other] { $number } objectives
}.
event-objective-drawn = You draw an objective: { $objective }.
event-special-scored = { $house } scores its special objective.
event-objective-scored = { $house } scores { $objective }.
event-points = { $house } now has { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
event-scoring-over = Round { $round } is scored.
event-objectives-in-the-middle = In the middle lie: { $objectives }.
event-objective-taken = { $house } takes { $objective }.
event-objectives-returned = Put back an objective: { $houses }.
event-won = { $house } wins with { $castles ->
    [one] 1 victory point
   *[other] { $castles } victory points
} ({ $reason }).

won-by-seven = seven victory points
won-by-round-10 = most victory points after the last round
won-by-land-areas = most land areas, after a tie on victory points

goal = **To win:** be the first to have { $castles } victory points at the end of a round, or have the most after round 10.
heading-figures = Victory points { $points } of { $goal } · Power { $power } · Supply { $supply } · castles and strongholds { $castles }
heading-special = Special objective: { $text }{ $now ->
    [1] {" · ✔ now"}
   *[other] {""}
}
heading-objectives = Your objectives: { $objectives }
objective-of = { $objective } { $points }{ $now ->
    [1] {" ✔"}
   *[other] {""}
}
table-leads = { $number ->
        [one] { $houses } leads
       *[other] { $houses } lead
    } with { $castles } of { $goal } victory points{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Victory points, of { $goal } to win: { $castles }.
round-scored = Scored: { $what }.
round-scored-of = { $house } { $objective }
round-special-of = { $house } the special objective

topic-points = Victory points and objectives

primer-land = You lead a great House, and you want victory points: whoever has seven of them at the end of a round wins, and otherwise whoever has the most after ten rounds. They come from objectives: your House has an open one, which can be scored in every round, and you hold three secret ones, of which you may score one in each round. Each round begins with three Westeros cards: they bring new units, hunger, other objectives, bids for the three tracks, or an attack of the wildlings. The tracks say who acts first, who wins battles that are even, and how many strong orders you may give.

## Explanations

why-topic-points = Victory points
why-title-points = ### Victory points, one by one
why-points = Round { $round }: { $house } { $change ->
    [-1] −1
    [0] +0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $change }
}, { $what }
why-points-now = { $house } in all: { $points }
points-special = its special objective
points-objective = { $objective }
points-raided = { $card }

## Reasons

because-keeps-objectives = Keeps what is worth most and can be fulfilled soonest.
because-returns-objective = { $objective } is far away, or worth little.
because-gives-objective = { $objective } is missed least.
because-takes-objective = { $objective } is worth { $points } here, and { $now ->
    [1] is fulfilled already
   *[other] is the best that there is
}.
because-scores-objective = { $objective } brings { $points ->
    [one] 1 point
   *[other] { $points } points
}, which makes { $total } of { $goal }.
because-scores-nothing = Keeps its objectives for later.
because-scores-special = The special objective brings a point whenever it is fulfilled, which makes { $total } of { $goal }.
because-waits-special = Does without the point for now.

## Looking things up

lookup-house-figures = **Victory points** { $points } of { $needed } · **Power** { $power } · **castles and strongholds** { $castles }
lookup-house-special = **Special objective:** { $text }{ $now ->
    [1] {" (fulfilled now)"}
   *[other] {""}
}
lookup-house-scored = **Scored:** { $objectives }
lookup-house-holds = **Objectives in hand:** { $number }{ $known ->
    [0] {""}
   *[other] {", among them "}{ $objectives }
}
lookup-house-own = **Your objectives:**
lookup-house-own-of = - { $objective }: { $what }
lookup-objective = Objective: one of 28 cards
lookup-objective-worth = **Victory points:** { $worth }
lookup-objective-yours = **In this game:** in your hand{ $now ->
    [1] {", and fulfilled now"}
   *[other] {""}
}.
lookup-objective-scored = **In this game:** { $house } has scored it.
lookup-objective-known = **In this game:** in { $house }'s hand, as everybody knows.
lookup-objective-pool = **In this game:** it lies in the middle.

## When the game is over

course-points = Victory points
tale-objectives = Objectives: { $objectives }
tale-harvest = { $house } with { $objective } in round { $round }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tale-loyal = { $house } scores its special objective { $times ->
    [one] once
   *[other] { $times } times
}.
story-harvest = The richest objective
story-loyal = The most faithful to its own objective

## Rulings

ruling-affc-eyrie-home = The Eyrie
reading-affc-eyrie-home-home-area = is House Arryn's home area
reading-affc-eyrie-home-power-token-only = is marked by a Power token alone
ruling-affc-special-objective-optional = The special objective
reading-affc-special-objective-optional-yes = may be scored
reading-affc-special-objective-optional-mandatory = must be scored
ruling-affc-tie-break = Equally many victory points
reading-affc-tie-break-points-land-throne-midgame-points-throne-at-end = land areas, then Iron Throne; after the last round Iron Throne
reading-affc-tie-break-base-order = are decided as castles are
ruling-affc-eyrie-port = A port at The Eyrie
reading-affc-eyrie-port-none = as printed
reading-affc-eyrie-port-open = opens on The Narrow Sea
ruling-affc-victory-check = Seven victory points win
reading-affc-victory-check-end-of-scoring = when all have scored
reading-affc-victory-check-at-once = at once
ruling-affc-vp-cap = Victory points
reading-affc-vp-cap-seven = end at seven
reading-affc-vp-cap-none = may be more than seven
ruling-affc-white-harbor-unit = In White Harbor begins
reading-affc-white-harbor-unit-knight = a Knight
reading-affc-white-harbor-unit-footman = a Footman
ruling-affc-zero-point-objective = An objective worth nothing
reading-affc-zero-point-objective-scorable = may be scored
reading-affc-zero-point-objective-not-scorable = stays in hand
ruling-objectives-in-hand = Objectives in hand
reading-objectives-in-hand-three = are filled up to three
ruling-score-objective = Objectives are scored
reading-score-objective-turn-order = one House after the other
