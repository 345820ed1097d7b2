# What pictures of games with vassals say beside those of the 2nd edition.

short-phase-vassals = Vazallusok választása
short-phase-vassal-orders = Vazallusok parancsai

vassal-of = { FORM($house, "the") } vazallusa
vassal-free = vazallus, még szabad
vassal-hand = három a hét vazalluskártyából, csak a parancsnoka látja őket
board-vassal = { $house }: { $commander }, { $castles } város, utánpótlás { $supply } (seregek: { $limits }).
board-vassal-unseen = { $house }: { $commander }, { $castles } város.
alt-vassal = { $house } ({ $commander }) { $castles } város, utánpótlás { $supply }
alt-vassal-unseen = { $house } ({ $commander }) { $castles } város
