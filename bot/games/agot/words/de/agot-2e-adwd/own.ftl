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
}{ $apart ->
    [1] , oder nach Runde 6 dem eigenen Ziel am nächsten sein.
   *[0] , oder die meisten nach Runde 6.
}

ruling-fixed-final-strength-and-blade = Eine Karte bestimmt die endgültige Stärke: die Klinge
reading-fixed-final-strength-and-blade-not-asked = wird nicht angeboten
reading-fixed-final-strength-and-blade-may-be-used = darf eingesetzt werden, ohne Wirkung
ruling-mance-against-margaery = Manke Rayder gegen Margaery Tyrell
reading-mance-against-margaery-later-in-turn-order = wer später an der Reihe ist, zählt
reading-mance-against-margaery-margaery = Margaery Tyrell zählt
ruling-stannis-adwd-timing = Stannis Baratheon entfernt Unterstützungsbefehle
reading-stannis-adwd-timing-immediate = zusammen mit anderen sofortigen Fähigkeiten
reading-stannis-adwd-timing-cancel = wenn Karten aufgehoben werden
