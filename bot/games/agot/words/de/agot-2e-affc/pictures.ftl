# What pictures of A Feast for Crows say beside those of the 2nd edition, or in other words.

round = { $number ->
    [0] Aufbau
   *[other] Runde { $number }
}
board-head = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von 10
}: { $phase }. Wildlinge bei { $wildlings }.
alt-head = Spielplan, { $round ->
    [0] Aufbau
   *[other] Runde { $round } von 10
}: { $phase }. Wildlinge bei { $wildlings }.
short-phase-objectives = Wahl der Ziele
short-phase-scoring = Wertung

heading-own-objectives = Nur für dich: deine Ziele
margin-scored = Gewertet: { $objectives }
margin-known = Bekannt: { $objectives }

board-house = { $house }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } von { $goal }, { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }, Versorgung { $supply } (Armeen von { $limits }), Macht { $power }. Karten auf der Hand: { $hand }.
board-scored = { $house } hat gewertet: { $objectives }.
board-holds = Ziele auf der Hand von { $house }: { $number }{ $known ->
        [0] {""}
       *[other] {", bekannt: "}{ $objectives }
    }.
board-own = Deine Ziele: { $objectives }.
board-pool = Ziele in der Mitte: { $objectives }.

alt-house = { $house } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }, Versorgung { $supply }, Macht { $power }

placard-holds = { $lands ->
        [one] 1 Gebiet
       *[other] { $lands } Gebiete
    }, Versorgung { $supply }
placard-goal = Siegpunkte, die am Ende einer Runde gewinnen: { $castles }.

points-short = { $points }
hand-heading = Deine Ziele
hand-about = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $now ->
    [1] {" · erfüllt"}
   *[other] {""}
}
hand-special = Besonderes Ziel
