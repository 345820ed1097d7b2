# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = a parancsok kiadása
for-bid = licitálás
for-ties = az egyenlő licitek sorrendje
for-westeros-choice = döntés egy Westeros-kártyáról
for-supply = az utánpótlás miatt elvesző egységek kiválasztása
for-muster = toborzás
for-raven = a hírvivő holló használata
for-raven-peek = a hírvivő holló használata
for-raid = egy portyázásparancs végrehajtása
for-march = egy menetelésparancs végrehajtása
for-consolidate = egy hatalomszerzés-parancs végrehajtása
for-port-capture = döntés az elfoglalt hajókról
for-call-support = támogatáskérés
for-neutral-support = támogatás egy semleges erő ellen
for-support = támogatás a csatában
for-refuse-support = támogatás a csatában
for-hand = a házkártyák kiválasztása
for-pick = egy házkártya kiválasztása
for-house-card = egy házkártya kijátszása
for-ability = döntés egy házkártya különleges képességéről
for-blade = a valyriai acélkard használata
for-casualties = a veszteségek kiválasztása
for-retreat = visszavonulás
for-retreat-losses = veszteségek a visszavonuláskor
for-wildling-tie = döntés az egyenlő licitekről
for-wildling-option = a vadak büntetése
for-wildling-destroy = a vadak büntetése
for-wildling-track = egy vadkártya: új hely egy sávon
for-wildling-downgrade = a vadak büntetése
for-wildling-upgrade = jutalom a vadak legyőzéséért
for-wildling-discard = a vadak büntetése
for-wildling-retrieve = jutalom a vadak legyőzéséért
