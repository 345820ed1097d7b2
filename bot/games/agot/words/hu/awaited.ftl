# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = parancsok
for-bid = licitek
for-ties = az egyenlő licitek sorrendje
for-westeros-choice = döntés egy Westeros-kártyáról
for-supply = az utánpótlás miatt vesztendő egységek
for-muster = toborzás
for-raven = a hírvivő holló használata
for-raven-peek = a hírvivő holló: a felső vadkártya helye
for-raid = egy portyázásparancs
for-march = egy menetelésparancs
for-consolidate = egy hatalomszerzés-parancs
for-port-capture = döntés az elfoglalt hajókról
for-call-support = támogatáskérés
for-neutral-support = támogatás egy semleges erő ellen
for-support = támogatás a csatában
for-refuse-support = támogatás a csatában
for-house-card = házkártyák
for-ability = egy házkártya különleges képessége
for-blade = a valyriai acélkard használata
for-casualties = a veszteségek kiválasztása
for-retreat = visszavonulás
for-retreat-losses = veszteségek a visszavonulásban
for-wildling-tie = döntés az egyenlő licitekről
for-wildling-option = a vadak büntetése
for-wildling-destroy = a vadak büntetése
for-wildling-track = egy vadkártya: új hely egy sávon
for-wildling-downgrade = a vadak büntetése
for-wildling-upgrade = jutalom a vadak után
for-wildling-discard = a vadak büntetése
for-wildling-retrieve = jutalom a vadak után
