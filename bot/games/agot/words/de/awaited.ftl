# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = Befehle
for-bid = Gebote
for-ties = Entscheidung bei gleichen Geboten
for-westeros-choice = Entscheidung über eine Westeroskarte
for-supply = Einheiten, für die die Versorgung nicht reicht
for-muster = Aushebung
for-raven = Einsatz des Botenraben
for-raven-peek = Einsatz des Botenraben
for-raid = Überfall
for-march = Marsch
for-consolidate = Machtfestigung
for-port-capture = Schiffe in einem eroberten Hafen
for-call-support = Ruf um Unterstützung
for-neutral-support = Antwort auf einen Ruf um Unterstützung
for-support = Unterstützung
for-refuse-support = Unterstützung
for-hand = Wahl der Hauskarten
for-pick = Wahl einer Hauskarte
for-house-card = Hauskarten
for-ability = Entscheidung über eine Hauskarte
for-blade = Einsatz der Valyrischen Stahlklinge
for-casualties = Wahl der Verluste
for-retreat = Rückzug
for-retreat-losses = Verluste beim Rückzug
for-wildling-tie = Entscheidung bei gleichen Geboten
for-wildling-option = Strafe der Wildlinge
for-wildling-destroy = Strafe der Wildlinge
for-wildling-track = Entscheidung über eine Wildlingskarte
for-wildling-downgrade = Strafe der Wildlinge
for-wildling-upgrade = Belohnung für den Sieg über die Wildlinge
for-wildling-discard = Strafe der Wildlinge
for-wildling-retrieve = Belohnung für den Sieg über die Wildlinge
