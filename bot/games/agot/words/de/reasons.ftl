# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

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
    [one] , dazu ein Versorgungssymbol
   *[other] , dazu { $count } Versorgungssymbole
}
prize-power = { $count ->
    [one] , dazu ein Machtsymbol
   *[other] , dazu { $count } Machtsymbole
}

# Who could take it back; stands behind a comma of its own, too.
grip-nobody = , und niemand ist nah genug, um das Gebiet zurückzuholen
grip-no-order = , und niemand in der Nähe hat noch einen Marsch, um das Gebiet zurückzuholen
grip-firm = , und { $rival } könnte mit Einheiten der Stärke { $strength } zurückkommen, gegen { $own }
grip-contested = , aber { $rival } könnte mit Einheiten der Stärke { $strength } zurückkommen, gegen { $own }

## Orders

part-takes = ein Marsch { FORM($area, "from") } kann { FORM($target, "acc") } einnehmen{ $prize }
part-attacks = ein Marsch { FORM($area, "from") } kann, bisher mit { $attack } gegen { $defence } vor den Hauskarten, { $rival } { FORM($target, "in") } angreifen{ $prize }
part-defends = eine Verteidigung { FORM($area, "in") } bringt die Stärke dort vor den Hauskarten auf { $own }, falls { $rival } mit Einheiten der Stärke { $strength } einfällt
part-supports = Unterstützung { FORM($area, "from") } bringt { $own } { FORM($target, "in") }, wo { $rival } mit Einheiten der Stärke { $strength } einfallen könnte
part-backs = Unterstützung { FORM($area, "from") } bringt { $own } für einen Angriff { FORM($target, "in") }
part-raids = ein Überfall { FORM($area, "from") } erreicht { FORM($target, "in") } den Befehl von { $rival }
part-gathers = { FORM($area, "in") } gibt es { $power } Macht
part-musters = { FORM($area, "in") } { $points ->
    [one] lässt sich 1 Punkt zum Ausheben nutzen
   *[other] lassen sich { $points } Punkte zum Ausheben nutzen
}

because-orders = Vor allem: { $what }.
because-orders-two = Vor allem: { $what }; und { $more }.
because-orders-quiet = Diese Befehle sammeln keine Macht, erreichen kein anderes Haus mit einem Überfall und halten kein Gebiet, in das ein anderes Haus marschieren könnte.
because-raven-changes = Jetzt liegen alle Befehle offen: { FORM($area, "In") } tritt { $order } an die Stelle von { $old }.
because-raven-looks = Kein Befehl ändert sich, und nur dieses Haus sieht die nächste Wildlingskarte vor dem nächsten Gebot.
because-raven-rests = Kein Befehl ändert sich.
because-wildlings-top = Die Karte bleibt oben auf dem Stapel, und nur { $house } kennt sie.
because-wildlings-bottom = Die Karte kommt ganz nach unten, unter { $count ->
    [one] 1 andere
   *[other] { $count } andere
}.

because-raids-nothing = Der Überfall { FORM($area, "in") } erreicht keine Unterstützung, keinen Überfall und keine Machtfestigung eines anderen Hauses.
because-raids-spares = { FORM($area, "From") } ließe sich der Befehl von { $rival } { FORM($target, "in") } überfallen; er bleibt.
because-raids-consolidate = Bringt 1 Macht, und { $rival } bekommt { FORM($area, "in") } nichts.
because-raids-support = { $rival } kann { FORM($area, "from") } niemanden mehr unterstützen.
because-raids-defend = { $rival } verteidigt { FORM($area, "acc") } mit einem Befehl weniger.
because-raids-raid = Kommt { $rival } zuvor: Der Überfall { FORM($area, "in") } könnte dasselbe tun.

## Marches

because-calls-support = Vor dem Marsch lässt sich { $houses } um Unterstützung gegen die neutrale Streitmacht { FORM($area, "in") } bitten.
because-beats-neutral = Schlägt mit { $attack } gegen { $defence } die neutrale Streitmacht { FORM($area, "in") }{ $prize }.
because-attacks = Greift mit { $attack } gegen { $defence } (vor den Hauskarten) { $rival } { FORM($area, "in") } an{ $prize }.
because-dares = Wagt mit { $attack } gegen { $defence } vor den Hauskarten einen Angriff auf { $rival } { FORM($area, "in") }{ $prize }.
because-takes = Nimmt { FORM($area, "acc") } ein{ $prize }{ $grip }.
because-takes-from = Nimmt { $rival } { FORM($area, "acc") } ab{ $prize }{ $grip }.
because-sails = Besetzt { FORM($area, "acc") }; von dort befördern Schiffe Armeen und helfen entlang der Küste{ $grip }.
because-guards = Bringt Hilfe { FORM($area, "to") }, wo { $rival } mit Einheiten der Stärke { $strength } einfallen könnte.
because-draws-near = Zieht { FORM($area, "to") }; { FORM($goal, "acc") } daneben beherrscht niemand.
because-draws-near-rival = Zieht { FORM($area, "to") }; { FORM($goal, "in") } daneben herrscht { $rival }.
because-gathers-army = Bringt die Armee { FORM($area, "in") } auf Stärke { $strength }.
because-stays = Die Einheiten bleiben { FORM($area, "in") }; von dort könnten sie { FORM($target, "acc") } einnehmen.
because-stays-reaches-nothing = { FORM($area, "From") } erreichen die Einheiten nur Gebiete, die ihr Haus schon beherrscht.
because-stays-before-battle = Ein Marsch { FORM($area, "from") } könnte nur angreifen: am ehesten { FORM($target, "acc") }, { $attack } gegen { $defence } vor den Hauskarten.
because-stays-to-hold = Die Einheiten werden { FORM($area, "in") } gebraucht, wo { $rival } mit Einheiten der Stärke { $strength } einfallen könnte.

## Power and mustering

because-income = Bringt { $power } Macht, zusammen also { $total }.
because-no-income = Dieser Befehl bringt nichts und kann ebenso gut zuerst kommen.
because-musters-instead = Hebt { FORM($area, "in") } mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} aus, statt { $power } Macht zu nehmen.
because-musters-nothing = Die Versorgung erlaubt keine weitere Einheit, wo ausgehoben werden könnte: { $areas }.
because-musters-later = Nichts wird ausgehoben, obwohl die Versorgung { FORM($areas, "in") } noch eine Einheit zuließe.
because-musters-against = { $units }: Das bringt { $own } mehr Stärke { FORM($area, "in") }, wo { $rival } mit Einheiten der Stärke { $strength } einfallen könnte.
because-musters-for = { $units }: { FORM($area, "From") } ist der Weg { FORM($goal, "to") } kurz.
because-musters = { $units } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.

## Battles

because-helps-nobody = Unterstützt weder { $attacker } (Burgen: { $own }) noch { $defender } (Burgen: { $number }).
because-helps-itself = Das Haus kämpft { FORM($area, "in") } selbst mit und unterstützt seine eigene Seite.
because-helps = Hilft { $helped } (Burgen: { $own }) gegen { $rival } (Burgen: { $number }).
because-takes-help = Alle angebotene Unterstützung zählt und kostet nichts.
because-refuses-help = Kämpft ohne die Unterstützung von { $houses }.
because-card-beats-all = { $card } schlägt jede Karte, die { $rival } spielen kann, ohne Fähigkeiten gerechnet.
because-card-beats = { $card } schlägt { $beaten } der { $of } Karten, die { $rival } spielen kann, ohne Fähigkeiten gerechnet.
because-card-spares = Keine Karte schlägt die von { $rival } allein durch Stärke, darum ist { $card } am ehesten zu entbehren.
because-card-saves = { $card } schlägt durch Stärke keine Karte von { $rival }; stärkere Karten bleiben auf der Hand.
because-card-alone = { $rival } kämpft ohne Hauskarte: { $own } gegen { $other } mit der Karte { $card }, ohne Fähigkeiten gerechnet.
because-card-unused = { $card } zählt mit Stärke { $strength } und ohne besondere Fähigkeit.
because-card-used = { $card }: { $text }.
because-card-discards = { $rival } verliert eine Handkarte: { $discarded }, Stärke { $strength }.
because-card-removes = { $rival } verliert { FORM($area, "in") } den Befehl { $order }.
because-card-replaces = Eine Karte der Stärke { $strength } tritt an die Stelle der Karte { $card }.
because-card-sinks = { $rival } fällt { FORM($track, "in") } von Platz { $place } ans Ende.
because-blade-decides = Ein Punkt Stärke mehr wendet den Kampf: Es steht { $own } zu { $other }.
because-blade = Ein Punkt Stärke mehr kann den Ausschlag geben: Es steht { $own } zu { $other }.
because-blade-wins = Der Kampf ist auch ohne die Klinge gewonnen, { $own } zu { $other }; sie bleibt für einen anderen bereit.
because-blade-waits = Ein Punkt Stärke mehr würde den Kampf nicht wenden, { $own } zu { $other }; die Klinge bleibt für einen anderen bereit.
because-blade-tides = Die nächste Karte des Stapels ersetzt die Gezeitenkarte dieses Hauses; die Klinge ist damit für diese Runde benutzt.
because-tides-stay = Die Gezeitenkarte bleibt, und die Klinge lässt sich in dieser Runde noch benutzen.
because-loses = Verliert { FORM($units, "acc") }; das wieder auszuheben kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
because-loses-nothing = Kein Verlust ist nötig.
because-sends-away = Schickt die Einheiten von { $rival } { FORM($area, "to") }.
because-retreats-safely = Niemand ist nah genug, um jetzt { FORM($area, "to") } zu ziehen.
because-retreats = { FORM($area, "To") } könnte { $rival } mit Stärke { $strength } marschieren.
because-helps-neutral = Gibt { $rival } { $own } für einen Marsch { FORM($area, "to") }; die neutrale Streitmacht hat dort { $defence }.
because-keeps-neutral = Verweigert { $rival } { FORM($area, "in") } { $own }; die neutrale Streitmacht hat dort { $defence }.

## The Westeros Phase

because-bids-nothing = Bietet nichts und behält { $left } Macht; steht { FORM($track, "in") } jetzt auf Platz { $place }.
because-bids-most = Niemand sonst hat mehr als { $most } Macht, darum ist der erste Platz { FORM($track, "in") } sicher.
because-bids-share =
    { $richer ->
        [0] Niemand sonst kann
        [one] Nur 1 anderes Haus kann
       *[other] { $richer } andere Häuser können
    } { FORM($track, "for") } mehr als { $bid } bieten{ $left ->
        [0] .
        [one] ; 1 Macht bleibt für die nächsten Gebote.
       *[other] ; { $left } Macht bleiben für die nächsten Gebote.
    }
because-bids-last =
    Das letzte der drei Gebote: { $richer ->
        [0] Niemand sonst kann
        [one] Nur 1 anderes Haus kann
       *[other] { $richer } andere Häuser können
    } { FORM($track, "for") } mehr als { $bid } bieten{ $left ->
        [0] .
        [one] ; 1 Macht bleibt.
       *[other] ; { $left } Macht bleiben.
    }
because-bids-for-watch =
    { $houses } Häuser bieten zusammen gegen Wildlinge der Stärke { $strength }{ $left ->
        [0] .
        [one] ; 1 Macht bleibt übrig.
       *[other] ; { $left } Macht bleiben übrig.
    }
because-bids-nothing-for-watch = Die Wildlinge kommen mit Stärke { $strength }; die anderen haben zusammen { $others } Macht.
because-breaks-tie-own = Wer den Gleichstand entscheidet, kommt selbst zuerst.
because-breaks-tie = { $first } ({ $number } { $number ->
    [one] Burg
   *[other] Burgen
}) kommt nach vorn.
because-chooses-supply = Die Versorgung steigt von { $now } auf { $icons }.
because-chooses-supply-behind = Die Versorgung ginge von { $now } auf { $icons }.
because-chooses-mustering = Bringt { $own } { $own ->
    [one] Punkt
   *[other] Punkte
} zum Ausheben, und niemand sonst bekommt mehr als { $others }.
because-chooses-mustering-behind = Bringt { $own } { $own ->
    [one] Punkt
   *[other] Punkte
} zum Ausheben, auch wenn jemand { $others } bekommt.
because-chooses-clash-of-kings = Mit { $own } Macht kann niemand mithalten; der Nächste hat { $others }.
because-chooses-clash-of-kings-behind = Bietet mit { $own } Macht; jemand anders hat { $others }.
because-chooses-game-of-thrones = Bringt { $own } Macht für Machtsymbole, und niemand sonst bekommt mehr als { $others }.
because-chooses-game-of-thrones-behind = Bringt { $own } Macht für Machtsymbole, auch wenn jemand { $others } bekommt.
because-chooses-wildlings-to-zero = Sonst kämen die Wildlinge mit Stärke { $strength }.
because-chooses-nothing = Dann ändert die Karte in dieser Runde nichts.
because-chooses-ban = „{ $choice }“ gilt in dieser Runde für jedes Haus.
because-takes-reward = Nimmt die Belohnung selbst, statt sie jemand anderem zu überlassen.
because-grants-reward = Die Belohnung bekommt { $rival }, mit { $number } { $number ->
    [one] Burg
   *[other] Burgen
}.
because-bears-wildlings = Zahlt die Strafe des niedrigsten Gebots selbst, statt sie jemand anderem aufzubürden.
because-blames = Die Strafe des niedrigsten Gebots trifft { $rival } ({ $number } { $number ->
    [one] Burg
   *[other] Burgen
}).
because-rises = { $house } steigt { FORM($track, "in") } von Platz { $before } auf { $after }.
because-falls = { $house } fällt { FORM($track, "in") } von Platz { $before } auf { $after }.
because-upgrades = Ein Ritter ist zwei Fußsoldaten wert, und { $count ->
    [one] diese Aufwertung kostet
   *[other] diese Aufwertungen kosten
} nichts.
because-upgrades-nothing = Kein Fußsoldat wird zum Ritter.
because-discards = Gibt eine Karte auf: { $card }, Stärke { $strength }.
because-retrieves = { $card }, mit Stärke { $strength }, lässt sich wieder spielen.
because-retrieves-nothing = Nimmt keine der abgelegten Karten zurück; abgelegt: { $number }.
because-wildlings-destroy = Verliert { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
} und behält Platz { $place }, den besten auf einer Leiste.
because-wildlings-track = Fällt von Platz { $place }, dem besten auf einer Leiste, und behält { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
}.
because-captures = { $ships ->
    [0] Kein Schiff wechselt die Seite.
    [one] Bekommt ein Schiff, ohne es auszuheben.
   *[other] Bekommt { $ships } Schiffe, ohne sie auszuheben.
}
nudge-track = Sieh dir die Leiste an ({ $track }): Was ist dein Platz wert, und was können die anderen bieten?
plan-holds = Wie bei den Befehlen geplant: { FORM($area, "from") } { FORM($target, "to") }.
plan-done = Geplant war bei den Befehlen, { FORM($area, "from") } { FORM($target, "to") } zu ziehen, aber dort herrscht das Haus schon.
plan-outdated = Geplant war bei den Befehlen, { FORM($area, "from") } { FORM($target, "to") } zu ziehen. Dort stand es { $attack-before } gegen { $defence-before } vor den Hauskarten, und jetzt { $attack } gegen { $defence }, darum ändert sich der Plan.
plan-changed = Geplant war bei den Befehlen, { FORM($area, "from") } { FORM($target, "to") } zu ziehen; nach dem, was seither geschehen ist, verspricht etwas anderes mehr.
