# What pictures of games with vassals say beside those of the 2nd edition.

short-phase-vassals = Vasallen wählen
short-phase-vassal-orders = Vasallenbefehle

vassal-of = Vasall von { $house }
vassal-free = Vasall, noch frei
vassal-hand = drei von sieben Vasallenkarten, nur für den Befehlshaber
board-vassal = { $house }: { $commander }, { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }, Versorgung { $supply } (Armeen von { $limits }).
board-vassal-unseen = { $house }: { $commander }, { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }.
alt-vassal = { $house } ({ $commander }) { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }, Versorgung { $supply }
alt-vassal-unseen = { $house } ({ $commander }) { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }
