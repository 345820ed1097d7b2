# What pictures of games with vassals say beside those of the 2nd edition.

short-phase-vassals = Claiming vassals
short-phase-vassal-orders = Vassals' orders

vassal-of = vassal of { $house }
vassal-free = vassal, not claimed yet
vassal-hand = three of seven vassal cards, seen only by its commander
board-vassal = { $house }: { $commander }, { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }, Supply { $supply } (armies of { $limits }).
board-vassal-unseen = { $house }: { $commander }, { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }.
alt-vassal = { $house } ({ $commander }) { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }, Supply { $supply }
alt-vassal-unseen = { $house } ({ $commander }) { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }
