# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { $rival } nimmt { FORM($area, "in") } keinen Kredit.
because-no-loan = Kein angebotener Kredit ist seinen Preis und seine Zinsen wert.
because-loan = { $loan } ist mehr wert als der Preis und die Zinsen.
because-loyalty = Legt Treue dorthin, wo sie am leichtesten zu gewinnen ist.
because-keeps-power = Behält die Macht.
because-best-units = Nimmt die Einheiten, die am meisten wert sind.
because-sellswords = Stärkt, was in Gefahr ist, und was neben Beute steht.
because-helps-weakest = Hilft, wer am weitesten vom Sieg entfernt ist.
because-out-of-reach = Hält Treue dort, wo Haus Targaryen zuletzt hinkommt.
because-token-moves = Bringt den Marker dorthin, wo er mehr nützt.
