# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = Nichts spricht deutlich für eine andere Antwort.

# What an area would bring; stands behind a comma of its own.
prize-nothing = { "" }
prize-castle = , { $number ->
    [1] eine erste Burg
    [2] eine zweite Burg
    [3] eine dritte Burg
    [4] eine vierte Burg
    [5] eine fünfte Burg
    [6] eine sechste Burg
    [7] eine siebte Burg
   *[other] die { $number }. Burg
}
prize-stronghold = , { $number ->
    [1] eine Festung und damit eine erste Burg
    [2] eine Festung und damit eine zweite Burg
    [3] eine Festung und damit eine dritte Burg
    [4] eine Festung und damit eine vierte Burg
    [5] eine Festung und damit eine fünfte Burg
    [6] eine Festung und damit eine sechste Burg
    [7] eine Festung und damit eine siebte Burg
   *[other] eine Festung und damit die { $number }. Burg
}
prize-wins = , die { $number }. Burg, die den Sieg bringt
prize-supply = { $count ->
    [one] , dazu ein Fass
   *[other] , dazu { $count } Fässer
}
prize-power = { $count ->
    [one] , dazu eine Krone
   *[other] , dazu { $count } Kronen
}

# Who could take it back; stands behind a comma of its own, too.
grip-nobody = , und niemand ist nah genug, um es zurückzuholen
grip-no-order = , und niemand in der Nähe hat noch einen Marsch, um es zurückzuholen
grip-firm = , und { $rival } könnte mit Einheiten der Stärke { $strength } zurückkommen, gegen { $own }
grip-contested = , aber { $rival } könnte mit Einheiten der Stärke { $strength } zurückkommen, gegen { $own }

## Orders

part-takes = ein Marsch { FORM($area, "from") } kann { FORM($target, "acc") } nehmen{ $prize }
part-attacks = ein Marsch { FORM($area, "from") } kann { $rival } { FORM($target, "in") } angreifen, bisher { $attack } gegen { $defence } vor den Hauskarten{ $prize }
part-defends = Verteidigung { FORM($area, "in") } ergibt { $own } vor den Hauskarten, gegen { $rival }; von dort könnten Einheiten der Stärke { $strength } kommen
part-supports = Unterstützung { FORM($area, "from") } bringt { $own } { FORM($target, "in") }, wo { $rival } mit Einheiten der Stärke { $strength } einfallen könnte
part-backs = Unterstützung { FORM($area, "from") } bringt { $own } für einen Angriff { FORM($target, "in") }
part-raids = ein Überfall { FORM($area, "from") } erreicht { FORM($target, "in") } den Befehl von { $rival }
part-gathers = { $area } sammelt { $power } Macht
part-musters = { $area } kann mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} ausheben

because-orders = Vor allem: { $what }.
because-orders-two = Vor allem: { $what }; und { $more }.
because-orders-quiet = Diese Befehle nehmen nichts ein und sammeln nichts in dieser Runde; die Einheiten bleiben, wo sie sind.
because-raven-changes = Jetzt liegen alle Befehle offen: { FORM($area, "in") } bewirkt { $order } mehr als { $old }.
because-raven-looks = Die Befehle liegen gut so, und wer die nächste Wildlingskarte kennt, bietet besser.
because-raven-rests = Die Befehle liegen gut so.
because-wildlings-top = Die Karte bleibt, und nur ein Haus weiß, was die Wildlinge bringen.
because-wildlings-bottom = Die Karte kommt dann lange nicht.

because-raids-nothing = Nichts in Reichweite { FORM($area, "from") } lohnt einen Überfall.
because-raids-consolidate = Bringt 1 Macht, und { $rival } bekommt { FORM($area, "in") } nichts.
because-raids-support = { $rival } kann { FORM($area, "from") } niemanden mehr unterstützen.
because-raids-defend = { $rival } verteidigt { FORM($area, "acc") } mit einem Befehl weniger.
because-raids-raid = Kommt { $rival } zuvor: Der Überfall { FORM($area, "in") } könnte dasselbe tun.

## Marches

because-calls-support = Allein wäre der Marsch zu schwach; fragen kostet nichts.
because-beats-neutral = Schlägt { FORM($area, "in") } die neutrale Streitmacht mit { $attack } gegen { $defence }{ $prize }.
because-attacks = Greift { $rival } { FORM($area, "in") } mit { $attack } gegen { $defence } an, vor den Hauskarten{ $prize }.
because-dares = Wagt einen Angriff auf { $rival } { FORM($area, "in") }, { $attack } gegen { $defence } vor den Hauskarten{ $prize }.
because-takes = Nimmt { FORM($area, "acc") }{ $prize }{ $grip }.
because-takes-from = Nimmt { $rival } { FORM($area, "acc") } ab{ $prize }{ $grip }.
because-sails = Nimmt { FORM($area, "acc") }; von dort tragen Schiffe Armeen und helfen entlang der Küste{ $grip }.
because-guards = Bringt Hilfe { FORM($area, "to") }, wo { $rival } mit { $strength } einfallen könnte.
because-draws-near = Geht { FORM($area, "to") }, neben { FORM($goal, "acc") }; das hält niemand.
because-draws-near-rival = Geht { FORM($area, "to") }, neben { FORM($goal, "acc") }; das hält { $rival }.
because-gathers-army = Macht die Armee { FORM($area, "in") } { $strength } stark.
because-stays = { FORM($area, "from") } ließe sich { FORM($target, "acc") } nehmen, aber die Einheiten nützen mehr, wo sie sind.
because-stays-reaches-nothing = { FORM($area, "from") } erreichen die Einheiten nur Gebiete, die schon gehalten werden.
because-stays-before-battle = Ein Marsch { FORM($area, "from") } könnte nur angreifen: am ehesten { FORM($target, "acc") }, { $attack } gegen { $defence } vor den Hauskarten.
because-stays-to-hold = Die Einheiten werden { FORM($area, "in") } gebraucht, wo { $rival } mit { $strength } einfallen könnte.

## Power and mustering

because-income = Bringt { $power } Macht, zusammen also { $total }.
because-no-income = Dieser Befehl bringt nichts und kann ebenso gut zuerst kommen.
because-musters-instead = Hebt { FORM($area, "in") } mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} aus; das ist mehr wert als { $power } Macht.
because-musters-nothing = Die Versorgung erlaubt keine weitere Einheit, wo ausgehoben werden könnte: { $areas }.
because-musters-later = Die Versorgung ließe { FORM($areas, "in") } noch eine Einheit zu, aber das hat Zeit.
because-musters-against = { $units }: Das macht { FORM($area, "acc") } um { $own } stärker, wo { $rival } mit Einheiten der Stärke { $strength } einfallen könnte.
because-musters-for = { $units }: Von hier ist der Weg kurz { FORM($goal, "to") } ({ $area }).
because-musters = { $units } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: mehr Einheiten, mehr Möglichkeiten.

## Battles

because-helps-nobody = Keine Seite ist es wert, sich die andere zum Feind zu machen.
because-helps-itself = Der Kampf { FORM($area, "in") } ist der eigene.
because-helps = Hilft { $helped } (Burgen: { $own }) gegen { $rival } (Burgen: { $number }).
because-takes-help = Jede Stärke zählt, und bezahlen muss man dafür nichts.
because-refuses-help = Der Kampf läuft besser ohne die Hilfe von { $houses }.
because-card-beats-all = { $card } schlägt jede Karte, die { $rival } spielen kann, ohne Fähigkeiten gerechnet.
because-card-beats = { $card } schlägt { $beaten } der { $of } Karten, die { $rival } spielen kann, ohne Fähigkeiten gerechnet.
because-card-spares = Keine Karte schlägt die von { $rival } allein durch Stärke, darum ist { $card } am ehesten zu entbehren.
because-card-saves = { $card } schlägt durch Stärke keine Karte von { $rival }; stärkere Karten bleiben auf der Hand.
because-card-alone = { $rival } kämpft ohne Hauskarte: { $own } gegen { $other } mit { $card }, ohne Fähigkeiten gerechnet.
because-card-unused = Die Fähigkeit von { $card } würde hier nichts verbessern.
because-card-used = Die Fähigkeit von { $card } nützt hier mehr, als sie schadet.
because-card-discards = { $discarded } wird { $rival } am meisten fehlen.
because-card-removes = { $rival } verliert { FORM($area, "in") } { $order }.
because-card-replaces = Eine Karte der Stärke { $strength } bewirkt mehr als { $card } und ist ihren Preis wert.
because-card-sinks = { $rival } fällt { FORM($track, "in") } von Platz { $place } ans Ende.
because-blade-decides = Eine Stärke mehr wendet den Kampf: Es steht { $own } zu { $other }.
because-blade = Eine Stärke mehr kann den Ausschlag geben: Es steht { $own } zu { $other }.
because-blade-wins = Der Kampf ist ohne die Klinge gewonnen, { $own } zu { $other }; sie bleibt für einen anderen bereit.
because-blade-waits = Eine Stärke mehr würde den Kampf nicht wenden, { $own } zu { $other }; die Klinge bleibt für einen anderen bereit.
because-blade-tides = Eine andere Gezeitenkarte kann kaum schlechter sein.
because-tides-stay = Eine andere Gezeitenkarte könnte gut schlechter sein.
because-loses = Verliert { FORM($units, "acc") }; das wieder auszuheben kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
because-loses-nothing = Nichts muss verloren gehen.
because-sends-away = Schickt { $rival } { FORM($area, "to") }, wo diese Einheiten am wenigsten ausrichten.
because-retreats-safely = Niemand ist nah genug, um jetzt { FORM($area, "to") } zu ziehen.
because-retreats = { $area } ist das Beste, was bleibt, auch wenn { $rival } dort mit { $strength } einfallen könnte.
because-helps-neutral = Für { FORM($area, "acc") } schuldet { $rival } vielleicht einen Gefallen.
because-keeps-neutral = Ein Gebiet, das { $rival } nicht nimmt, lässt sich später nehmen.

## The Westeros Phase

because-bids-nothing = { FORM($track, "in") } von Platz { $place } zu fallen kostet weniger als die Macht, die es bräuchte{ $left ->
    [0] , und Macht ist keine da.
   *[other] ; { $left } Macht bleiben für später.
}
because-bids-most = Niemand sonst hat mehr als { $most } Macht, das ist also sicher der erste Platz { FORM($track, "in") }.
because-bids-share = { $richer ->
    [0] Niemand sonst kann
    [one] Nur 1 anderes Haus kann
   *[other] { $richer } andere Häuser können
} { FORM($track, "for") } mehr als { $bid } bieten{ $left ->
    [0] .
   *[other] ; { $left } Macht bleiben für die nächsten Gebote.
}
because-bids-last = Das letzte der drei Gebote: { $richer ->
    [0] Niemand sonst kann
    [one] Nur 1 anderes Haus kann
   *[other] { $richer } andere Häuser können
} { FORM($track, "for") } mehr als { $bid } bieten{ $left ->
    [0] .
   *[other] ; { $left } Macht bleiben.
}
because-bids-for-watch = Die Wildlinge stehen bei { $strength }, und { $houses } Häuser teilen sich das{ $left ->
    [0] .
   *[other] ; { $left } Macht können bleiben.
}
because-bids-nothing-for-watch = Die Wildlinge kommen mit { $strength }; die anderen haben zusammen { $others } Macht.
because-breaks-tie-own = Wer den Gleichstand entscheidet, kommt selbst zuerst.
because-breaks-tie = { $first }, mit { $number } { $number ->
    [one] Burg
   *[other] Burgen
}, schadet vorn am wenigsten.
because-chooses-supply = Die Versorgung steigt von { $now } auf { $icons }.
because-chooses-supply-behind = Die Versorgung ist { $now } und zählt jetzt { $icons }; andere verlieren dabei vielleicht mehr.
because-chooses-mustering = Bringt { $own } { $own ->
    [one] Punkt
   *[other] Punkte
} zum Ausheben, und niemand sonst bekommt mehr als { $others }.
because-chooses-mustering-behind = Bringt { $own } { $own ->
    [one] Punkt
   *[other] Punkte
} zum Ausheben, auch wenn jemand { $others } bekommt.
because-chooses-clash-of-kings = Mit { $own } Macht kann niemand mithalten; der Nächste hat { $others }.
because-chooses-clash-of-kings-behind = Mit { $own } Macht gegen { $others } ist auf den Leisten wenig zu verlieren, und andere müssen ihre ausgeben.
because-chooses-game-of-thrones = Bringt { $own } Macht für Kronen, und niemand sonst bekommt mehr als { $others }.
because-chooses-game-of-thrones-behind = Bringt { $own } Macht für Kronen, auch wenn jemand { $others } bekommt.
because-chooses-wildlings-to-zero = Sonst kämen die Wildlinge mit { $strength }.
because-chooses-nothing = Jede andere Wahl gäbe den Gegnern mehr.
because-chooses-ban = „{ $choice }“ schadet anderen mehr.
because-takes-reward = Die Belohnung muss man nur nehmen.
because-grants-reward = Jemand muss die Belohnung bekommen: { $rival }, mit { $number } { $number ->
    [one] Burg
   *[other] Burgen
}, braucht sie am meisten.
because-bears-wildlings = Es gibt niemanden, der es besser tragen könnte.
because-blames = { $rival }, mit { $number } { $number ->
    [one] Burg
   *[other] Burgen
}, kann es am ehesten tragen.
because-rises = { $house } steigt { FORM($track, "in") } von Platz { $before } auf { $after }.
because-falls = { $house } fällt { FORM($track, "in") } von Platz { $before } auf { $after }; dort schadet es am wenigsten.
because-upgrades = Ritter kämpfen für zwei, und { $count ->
    [one] dieser kostet
   *[other] diese kosten
} nichts.
because-upgrades-nothing = Die Fußsoldaten nützen mehr, wie sie sind.
because-discards = { $card }, mit Stärke { $strength }, fehlt am wenigsten.
because-retrieves = { $card }, mit Stärke { $strength }, lässt sich wieder spielen.
because-retrieves-nothing = Keine Karte lohnt jetzt das Zurücknehmen.
because-wildlings-destroy = Plätze auf den Leisten sind mehr wert als zwei Einheiten.
because-wildlings-track = Einheiten sind mehr wert als Plätze auf einer Leiste.
because-captures = { $ships ->
    [0] Weitere Schiffe nützen dort nichts.
    [one] Bekommt ein Schiff, ohne es zu bauen.
   *[other] Bekommt { $ships } Schiffe, ohne sie zu bauen.
}
nudge-track = Sieh dir die Leiste an ({ $track }): Was ist dein Platz wert, und was können die anderen bieten?
plan-holds = Wie mit den Befehlen geplant: { FORM($area, "from") } { FORM($target, "to") }.
plan-done = Die Befehle wollten { FORM($area, "from") } { FORM($target, "to") }; das ist schon gehalten.
plan-outdated = Die Befehle wollten { FORM($area, "from") } { FORM($target, "to") }. Dort stand es { $attack-before } gegen { $defence-before } vor den Hauskarten, und jetzt { $attack } gegen { $defence }, darum ändert sich das.
plan-changed = Die Befehle wollten { FORM($area, "from") } { FORM($target, "to") }; nach dem, was seither geschehen ist, verspricht etwas anderes mehr.
