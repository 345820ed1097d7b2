# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = Der Eiserne Thron, 2. Edition: Ein Tanz mit Drachen

## Names

house-stark = Bolton
    .gen = Boltons

## What is asked, what happens

won-by-round-6 = die meisten Burgen und Festungen nach der letzten Runde
goal = **Sieg:** { $castles } Burgen und Festungen { $held ->
    [1] am Ende einer Runde
   *[0] zu irgendeinem Zeitpunkt
}, oder die meisten nach Runde 6.

choice-up = Ein Feld höher
choice-down = Ein Feld tiefer
choice-fighting = Einen, der hier kämpft
choice-elsewhere = Einen, der nicht kämpft
note-threat = die Bedrohung ist dann { $strength }
note-bought = für { $power } Macht. { $text }

event-ability-cancelled = Die Dornenkönigin von { $house } hebt die Fähigkeit von { $card } auf.
event-card-copied = { $house } zahlt 2 Macht: { $card } ahmt { $copy } nach.
event-power-spent = { $house } gibt { $power } Macht aus.
event-deck-read = { $house } hat einen Stapel durchgesehen und dessen nächste Karte gewählt: { $deck }.

because-card-kills = { $rival } verliert { FORM($area, "in") } einen Fußsoldaten.
because-card-copies = Für 2 Macht ist die Karte so viel wert wie { $copy }, Stärke { $strength }.
because-card-spends = Für { $power } Macht wird { $card } um ebenso viel stärker.
because-card-buys = { $card } lässt sich wieder spielen, für { $power } Macht.
because-card-climbs = Rückt { FORM($track, "in") } von Platz { $place } einen Platz auf.

why-total-set = Eine Karte bestimmt die Stärke von { $house }, was auch sonst zählt

ruling-fixed-final-strength-and-blade = Eine Karte bestimmt die endgültige Stärke: die Klinge
reading-fixed-final-strength-and-blade-not-asked = wird nicht angeboten
reading-fixed-final-strength-and-blade-may-be-used = darf eingesetzt werden, ohne Wirkung
ruling-mance-against-margaery = Manke Rayder gegen Margaery Tyrell
reading-mance-against-margaery-later-in-turn-order = wer später an der Reihe ist, zählt
reading-mance-against-margaery-margaery = Margaery Tyrell zählt
ruling-stannis-adwd-timing = Stannis Baratheon entfernt Unterstützungsbefehle
reading-stannis-adwd-timing-immediate = zusammen mit anderen sofortigen Fähigkeiten
reading-stannis-adwd-timing-cancel = wenn Karten aufgehoben werden
