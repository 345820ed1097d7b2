# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = A Game of Thrones, 2nd edition: A Feast for Crows

## Names

area-port-of-the-eyrie = Port of the Eyrie

deck-objectives = pile of objectives
phase-objectives = The choice of objectives
phase-scoring = Scoring

## What is asked

ask-deal = Deal the cards.
ask-objectives = You were dealt five objectives. Which three do you keep? Only you see them.
ask-return-objective = New Information: which objective do you return to the pile?
ask-give-objective = Shifting Ambitions: which objective do you put in the middle?
ask-take-objective = Shifting Ambitions: which objective do you take? Everyone sees it.
ask-score-special = Your special objective is fulfilled. Do you score it?
ask-score-objective = Which objective do you score? It then stays face up.

for-objectives = a choice of objectives
set-up-objectives = Set-up: objectives
for-return-objective = an objective to return
for-give-objective = an objective for the middle
for-take-objective = an objective from the middle
for-score-special = a decision on the special objective
for-score-objective = a choice of objective to score

pick-return-objective = The objective to return
pick-give-objective = The objective for the middle
pick-take-objective = The objective to take
pick-score-objective = The objective to score
wish-score-special = My special objective
do-score = Always score it
wish-says-score-special = { $do ->
    [score] I score my special objective whenever it is fulfilled ({ $until }).
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
why-preview-special = { $house }'s special objective: { $text }. It is worth 1 point in every round.
why-preview-in-hands = Objectives that everyone knows to be in a hand: { $known }.
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
event-objectives-in-the-middle = Objectives in the middle: { $objectives }.
event-objective-taken = { $house } takes { $objective }.
event-objectives-returned = Returned an objective: { $houses }.
event-won = { $house } wins with { $castles ->
    [one] 1 victory point
   *[other] { $castles } victory points
}{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

won-by-seven = enough victory points
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

primer-land = You lead a great House, and you want victory points: a player who has seven of them at the end of a round wins; otherwise the player who has the most after ten rounds does. They come from objectives: your House has an open one, which you can score in every round, and you hold three secret ones, of which you may score one in each round. Each round starts with three Westeros cards: they bring new units, famine, new objectives, bids for the three tracks, or a wildling attack. The tracks say who acts first, who wins ties in combat, and how many special orders you may give.

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

because-keeps-objectives = Together, the objectives kept are worth { $points } { $points ->
    [one] point
   *[other] points
}.
because-parts-with-objective = { $objective } is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } and is { $now ->
    [1] fulfilled now
   *[other] not fulfilled now
}.
because-takes-objective = { $objective } is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } and is { $now ->
    [1] fulfilled now
   *[other] not fulfilled now
}.
because-scores-objective = Scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $objective }, for a total of { $total } of { $goal }.
because-scores-nothing = Scores no points and stays at { $total } of { $goal }.
because-scores-special = The special objective is worth a point whenever it is fulfilled, for a total of { $total } of { $goal }.

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
lookup-objective-known = **In this game:** in { $house }'s hand, as everyone knows.
lookup-objective-pool = **In this game:** it is in the middle.

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
story-harvest = Most valuable objective
story-loyal = Special objective scored most often

## Rulings

ruling-affc-eyrie-home = The Eyrie
reading-affc-eyrie-home-home-area = is House Arryn's home area
reading-affc-eyrie-home-power-token-only = is marked only by a Power token
ruling-affc-special-objective-optional = The special objective
reading-affc-special-objective-optional-yes = may be scored
reading-affc-special-objective-optional-mandatory = must be scored
ruling-affc-tie-break = Equal victory points
reading-affc-tie-break-points-land-throne-midgame-points-throne-at-end = land areas, then Iron Throne; after the last round, Iron Throne only
reading-affc-tie-break-base-order = are decided as castles are
ruling-affc-eyrie-port = A port at The Eyrie
reading-affc-eyrie-port-none = as printed
reading-affc-eyrie-port-open = opens on The Narrow Sea
ruling-affc-victory-check = Seven victory points win
reading-affc-victory-check-end-of-scoring = when everyone has scored
reading-affc-victory-check-at-once = immediately
ruling-affc-vp-cap = Victory points
reading-affc-vp-cap-seven = stop at seven
reading-affc-vp-cap-none = may be more than seven
ruling-affc-white-harbor-unit = The unit that starts in White Harbor
reading-affc-white-harbor-unit-knight = a Knight
reading-affc-white-harbor-unit-footman = a Footman
ruling-affc-zero-point-objective = An objective worth nothing
reading-affc-zero-point-objective-scorable = may be scored
reading-affc-zero-point-objective-not-scorable = stays in hand
ruling-objectives-in-hand = Objectives in hand
reading-objectives-in-hand-three = are refilled to three
ruling-score-objective = Objectives are scored
reading-score-objective-turn-order = one House after the other
