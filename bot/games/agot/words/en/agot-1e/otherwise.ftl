# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = enough cities and strongholds
won-by-round-10 = most cities and strongholds after the last round
event-won = { $house } wins with { $castles ->
    [one] 1 city or stronghold
   *[other] { $castles } cities and strongholds
}{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

ask-orders = Round { $round }: place your orders, at most one in each area that holds your units.
ask-wildling-destroy = The wildlings: choose units to lose, worth { $number } mustering { $number ->
    [one] point
   *[other] points
} (Footman 1, Ship 1, Knight 2).
ability-otherwise = { $card }: do you use it?

table-leads = { $number ->
        [one] { $houses } leads
       *[other] { $houses } lead
    } with { $castles } of { $goal } cities and strongholds{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Cities and strongholds ({ $goal } win): { $castles }.
course-castles = Cities and strongholds

order-consolidate-star =
    .note = Gain Power like the other two, despite the ★
order-raid-star =
    .note = Removes up to two adjacent orders
