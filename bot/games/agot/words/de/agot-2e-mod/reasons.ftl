# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { $rival } nimmt { FORM($area, "in") } keinen Kredit.
because-no-loan = Nimmt keinen Kredit und behält { $power } Macht.
because-loan = Der Kredit { $loan } kostet jetzt { $power } Macht und in späteren Runden Zinsen.
because-loyalty = Treuemarker kommen { FORM($areas, "to") }.
because-keeps-power = Behält { $power } Macht.
because-destroys = Vernichtet { FORM($units, "acc") }; das wieder auszuheben kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
because-sellswords = Setzt { FORM($units, "acc") } { FORM($areas, "in") } ein.
because-gives-bid = Gibt { $power } Macht an { $rival }, das { $number } { $number ->
    [one] Burg
   *[other] Burgen
} hat.
because-out-of-reach = Haus Targaryen hat keine Einheit { FORM($areas, "in") } oder daneben.
