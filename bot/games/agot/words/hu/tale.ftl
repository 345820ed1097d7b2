# How a game is told when it is over.

course-castles = Városok és várak
course-army = Sereg (toborzási pont)
course-power = Hatalom
course-iron-throne = { track-iron-throne }
course-fiefdoms = { track-fiefdoms }
course-kings-court = { track-kings-court }
tale-biggest = { $area }, { $round }. forduló, harci erő: { $attacker } { $attack }, { $defender } { $defence }.
tale-closest = { $track }, { $round }. forduló: { FORM($first, "the") } { $most } hatalmat licitál, { FORM($second, "the") } { $next } hatalmat.
tale-boldest = { $area }, { $round }. forduló: { FORM($winner, "the") } legyőzi { FORM($loser, "acc") }, bár a házkártyák előtt { $mine } harci erő állt { $theirs } ellen.
tale-patient = { FORM($house, "The") } senkit sem támad meg { AZ($round) }. forduló előtt.
tale-never-attacked = { FORM($house, "The") } végig senkit sem támad meg.
tale-bid = Licit: { $power }
tale-card = Házkártya: { $card }
tale-wildling = Vadkártya: { $card }, { $place }
