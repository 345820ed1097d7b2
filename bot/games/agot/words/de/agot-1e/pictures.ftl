# What pictures of the 1st edition say in other words than those of the 2nd: its castles are cities.

legend-castle = Stadt

board-house = { $house }: { $castles ->
        [one] 1 Stadt oder Festung
       *[other] { $castles } Städte und Festungen
    } von { $goal }, Versorgung { $supply } (Armeen von { $limits }), Macht { $power }. Karten auf der Hand: { $hand }.
alt-house = { $house } { $castles ->
        [one] 1 Stadt oder Festung
       *[other] { $castles } Städte und Festungen
    }, Versorgung { $supply }, Macht { $power }

placard-goal = Städte und Festungen, die sofort gewinnen: { $castles }.
