# What an answer would do, before it is given.

step-recruit-afloat = { $area }: { $unit } { FORM($at, "in") }

why-preview-nobody-marches = Zieht niemand, ist der Befehl { FORM($area, "in") } verbraucht.
why-preview-takes-over = { $units } { FORM($area, "to") }: Der Machtmarker von { $rival } kommt weg.
why-preview-neutral = { $units } { FORM($area, "to") }: Die neutrale Streitmacht wird geschlagen, { $strength } gegen { $needed }.
why-preview-battle = { $units } { FORM($area, "to") }: **Kampf** gegen { $rival }, bisher Stärke { $attack } gegen { $defence }{ $garrison ->
    [0] .
   *[other] { " " }mit einer Garnison von { $garrison }.
}
why-preview-helpers = Unterstützung für die eine oder die andere Seite möglich: { $houses }.
why-preview-stays = { FORM($area, "In") } bleiben: { $units }.
why-preview-leaves-token = { FORM($area, "In") } bleibt ein Machtmarker, das Gebiet bleibt also deins; du hast dann noch { $left } Macht.
why-preview-keeps = { FORM($area, "In") } bleibt niemand zurück; das Gebiet bleibt trotzdem deins.
why-preview-gives-up = { FORM($area, "In") } bleibt niemand zurück; das Gebiet ist dann **nicht mehr deins**{ $may ->
    [0] .
   *[other] , es sei denn, du lässt einen Machtmarker dort.
}
why-preview-armies = Armeen danach: { $armies }; deine Versorgung erlaubt { $limits }.
why-preview-no-armies = Du hast danach keine Armee von zwei und mehr; deine Versorgung erlaubt { $limits }.
why-preview-raids-nothing = Der Überfall { FORM($area, "in") } kommt weg und bewirkt nichts.
why-preview-raid = { $rival } verliert { FORM($area, "in") } den Befehl { $order }.
why-preview-pillage = { $rival } verliert { FORM($area, "in") } den Befehl { $order }; du erhältst 1 Macht{ $lost ->
    [0] .
   *[other] , und { $rival } verliert 1.
}
why-preview-side = { $house } bisher **{ $strength }**: { $parts }.
why-preview-hand = { $house } hat auf der Hand: { $cards }.
why-preview-card = Mit der Karte { $card }: { $strength } gegen { $against } und die Karte deines Gegners, ohne Fähigkeiten.
why-preview-retreat-losses = Versorgung: { $number } davon { $number ->
    [one] geht
   *[other] gehen
} auf dem Weg { FORM($area, "to") } verloren.
why-preview-retreats-in-order = Nicht geschlagen { FORM($area, "in") }: { $units }.
why-preview-retreats = Geschlagen { FORM($area, "in") }: { $units }.
why-preview-unspent = { $area }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} zum Ausheben ungenutzt.
why-preview-points = { FORM($area, "In") } gibt es { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} zum Ausheben.
note-recruit = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} { FORM($area, "from") }

# What is needed for a decision, whatever its question is about.
why-preview-westeros = Westeroskarten dieser Runde: { $cards }.
why-preview-drafted = { $house } hat { $cards }.
why-preview-draft-turns = Die nächsten Züge: { $houses }.
why-preview-power = Macht: { $powers }.
why-preview-places = { $track } jetzt: { $places }.
why-preview-brings-iron-throne = Er bestimmt die Reihenfolge. Platz 1 hält den Marker des Eisernen Throns und entscheidet alle Gleichstände außer im Kampf.
why-preview-brings-fiefdoms = Der höhere Platz gewinnt Kämpfe bei Gleichstand. Platz 1 hält die Valyrische Stahlklinge: +1 in einem Kampf je Runde.
why-preview-brings-kings-court = Er begrenzt deine Sonderbefehle (★): { $stars }. Platz 1 hält den Botenraben.
house-in-place = { $place }. { $house }
stars-in-place = Platz { $place }: { $stars ->
    [0] keine
   *[other] { $stars }
}
why-preview-played = { $house } spielt die Karte **{ $card }**: { $text }
why-preview-played-textless = { $house } spielt die Karte **{ $card }**, deren Text nicht zählt: { $text }
why-preview-no-card = { $house } kämpft ohne Hauskarte.
why-preview-strengths = { $area }, bisher: { $attacker } **{ $attack }**, { $defender } **{ $defence }**.
why-preview-won = { $area }: { $attacker } { $attack }, { $defender } { $defence }; **{ $winner } gewinnt.**
why-preview-income = { $area } { $power ->
    [0] bringt **nichts**.
   *[other] bringt { $power } Macht.
}
why-bids-of-round = **Runde { $round }**
note-income = { $power ->
    [0] bringt hier keine Macht
   *[other] bringt { $power } Macht
}
note-mustering-points = { $points ->
    [one] 1 Punkt zum Ausheben
   *[other] { $points } Punkte zum Ausheben
}
note-nothing-at-sea = bringt auf See nichts

# What an area has for whoever marches there.
prospect = { $has }
prospect-castle = { $has }: deine { $number }. Burg
prospect-taken = { $has }: deine { $number }. Burg, { $rival } abgenommen
has-castle = Burg
has-stronghold = Festung
has-supply = { $count ->
    [one] 1 Versorgungssymbol
   *[other] { $count } Versorgungssymbole
}
has-power = { $count ->
    [one] 1 Machtsymbol
   *[other] { $count } Machtsymbole
}
