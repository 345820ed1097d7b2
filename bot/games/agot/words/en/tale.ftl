# How a game is told when it is over.

course-castles = Castles and strongholds
course-army = Army (mustering points)
course-power = Power
course-iron-throne = { track-iron-throne }
course-fiefdoms = { track-fiefdoms }
course-kings-court = { track-kings-court }
tale-biggest = { $area } in round { $round }: { $attacker } with strength { $attack } against { $defender } with { $defence }.
tale-closest = { $track } track in round { $round }: { $first } bids { $most } Power, { $second } { $next }.
tale-boldest = { $area } in round { $round }: { $winner } defeats { $loser }, with strength { $mine } against { $theirs } before House cards.
tale-patient = { $house } does not attack before round { $round }.
tale-never-attacked = { $house } never attacks.
tale-bid = Bid: { $power }
tale-card = House card: { $card }
tale-wildling = Wildling card: { $card }, { $place }
