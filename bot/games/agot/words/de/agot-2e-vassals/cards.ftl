# The House cards of vassals.

## House cards

card-varys = Varys
    .short = Varys
    .note = Stärke 0. Nach dem Kampf auf den ersten Platz bei den Lehen
    .text = Nach dem Kampf, gewonnen oder verloren, geht der Vasall auf den ersten Platz der Leiste der Lehen. Die Valyrische Stahlklinge bleibt bei dem Spieler, der dort am höchsten steht.

card-syrio-forel = Syrio Forel
    .short = Syrio
    .note = Stärke 1. In der Verteidigung zählen Fußsoldaten von Spielern 0
    .text = Verteidigt der Vasall, zählen Fußsoldaten von Spielern in diesem Kampf 0. Fußsoldaten von Vasallen zählen wie immer.

card-jaqen-hghar = Jaqen H'ghar
    .short = Jaqen
    .note = Stärke 1. Der Gegner spielt stattdessen eine zufällige Karte
    .text = Sobald beide Karten offen liegen, nimmt der Gegner seine ohne Wirkung zurück und spielt eine zufällige von seiner Hand.

card-janos-slynt = Janos Slynt
    .short = Slynt
    .note = Stärke 2, 2 Schwerter, 1 Befestigung

card-jon-connington = Jon Connington
    .short = Connington
    .note = Stärke 2. Bei Niederlage: darf einen Ritter aufstellen
    .text = Verliert der Vasall, darf er einen Ritter dorthin stellen, wohin sich seine Einheiten zurückgezogen haben, oder in sein Heimatgebiet, wenn er es beherrscht. Versorgung und Figurenvorrat müssen es erlauben.
    .ask = { $card }: Wo stellst du einen Ritter auf?

card-beric-dondarrion = Beric Dondarrion
    .short = Beric
    .note = Stärke 3. Verliert auch bei Sieg eine Einheit
    .text = Gewinnt der Vasall, verliert er trotzdem eine seiner Einheiten in diesem Kampf; wer ihn befehligt, wählt.
    .ask = { $card }: Welche Einheit verliert der Vasall, obwohl er gewonnen hat?

card-bronn = Bronn
    .short = Bronn
    .note = Stärke 4, oder 0, wenn der Gegner 2 Macht zahlt
    .text = Bevor Stärken gezählt werden, darf der Gegner 2 Macht zahlen; dann ist Bronn 0 wert.
    .ask = { $card } kämpft für { $rival }: Zahlst du 2 Macht, damit er 0 wert ist?
