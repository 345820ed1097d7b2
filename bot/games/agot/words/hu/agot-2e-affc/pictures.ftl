# What pictures of A Feast for Crows say beside those of the 2nd edition, or in other words.

round = { $number ->
    [0] Kezdet
   *[other] { $number }. forduló
}
board-head = { $round ->
    [0] Kezdet
   *[other] { $round }. forduló a 10-ből
}: { $phase }. A vadak ereje: { $wildlings }.
alt-head = Térkép, { $round ->
    [0] kezdet
   *[other] { $round }. forduló a 10-ből
}: { $phase }. A vadak ereje: { $wildlings }.
short-phase-objectives = Célok választása
short-phase-scoring = Pontozás

heading-own-objectives = Csak te tudod: a céljaid
margin-scored = Pontozva: { $objectives }
margin-known = Ismert: { $objectives }

board-house = { $house }: { $points }/{ $goal } győzelmi pont, { $castles } város, utánpótlás { $supply } (seregek: { $limits }), hatalom { $power }. Kézben: { $hand }.
board-scored = { $house } pontozott céljai: { $objectives }.
board-holds = { $house } céljai kézben: { $number }{ $known ->
        [0] {""}
       *[other] {", ismert: "}{ $objectives }
    }.
board-own = A céljaid: { $objectives }.
board-pool = Célok középen: { $objectives }.

alt-house = { $house } { $points } pont, { $castles } város, utánpótlás { $supply }, hatalom { $power }

placard-holds = { $lands } tartomány, utánpótlás { $supply }
placard-goal = Ennyi győzelmi pont győz a forduló végén: { $castles }.

points-short = { $points }
hand-heading = A céljaid
hand-about = { $points } pont{ $now ->
    [1] {" · teljesül"}
   *[other] {""}
}
hand-special = Különleges cél
