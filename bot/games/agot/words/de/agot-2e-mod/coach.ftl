# What a first game of this expansion explains beside the others, or says in other words.

coach-goal = Du führst Haus { $seat }. Wer zuerst { $goal } Burgen und Festungen beherrscht, gewinnt sofort{ $endless ->
    [1] . Keine Runde ist die letzte.
   *[0] ; sonst gewinnt nach zehn Runden, wer die meisten hat.
} Du hast jetzt { $castles }. Haus Targaryen gewinnt anders: mit sieben Punkten, meist durch Treuemarker.
coach-iron-bank = Auf See und in Häfen darfst du drei weitere Befehle legen: einen Marsch, eine Unterstützung und die Eiserne Bank. Die Eiserne Bank gibt Kredit: Für Macht bekommst du sofort Einheiten oder einen anderen Vorteil.
coach-loan = Ein Kredit bleibt bei dir. Von der nächsten Runde an zahlst du für jeden zu Beginn jeder Runde 1 Macht. Wer nicht zahlen kann, verliert Einheiten.
coach-dragons = Die Drachen von Haus Targaryen sind gewachsen. Das tun sie in jeder zweiten Runde, bis Stärke 5. Allein können sie in jedes Landgebiet fliegen, also ist niemand weit von ihnen weg.
coach-loyalty = In Gebieten liegen Treuemarker. Beherrscht Haus Targaryen ein solches Gebiet, gewinnt es den Marker endgültig: einen Punkt. Halte diese Gebiete, sonst gewinnt es, während andere kämpfen.
coach-given-bids = Haus Targaryen bleibt auf jeder Leiste an letzter Stelle. Die Macht, die es bietet, gibt es anderen, und je 1 Macht erhöht deren Gebot um 1. Es lohnt sich also, es um Hilfe zu bitten.
