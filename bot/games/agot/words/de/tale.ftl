# How a game is told when it is over.

course-castles = Burgen und Festungen
course-army = Heer (in Punkten zum Ausheben)
course-power = Macht
course-iron-throne = { track-iron-throne }
course-fiefdoms = { track-fiefdoms }
course-kings-court = { track-kings-court }
tale-biggest = { $area } in Runde { $round }: { $attacker } mit Stärke { $attack } gegen { $defender } mit { $defence }.
tale-closest = { $track } in Runde { $round }: { $first } bietet { $most } Macht, { $second } { $next }.
tale-boldest = { $area } in Runde { $round }: { $winner } besiegt { $loser }, mit Stärke { $mine } gegen { $theirs } vor den Hauskarten.
tale-patient = { $house } greift nicht vor Runde { $round } an.
tale-never-attacked = { $house } greift nie an.
tale-bid = Gebot: { $power }
tale-card = Hauskarte: { $card }
tale-wildling = Wildlingskarte: { $card }, { $place }
