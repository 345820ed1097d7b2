# What Mother of Dragons says beside the 2nd edition and what there is about vassals, or in other words.

ruleset-agot-2e-mod = Der Eiserne Thron, 2. Edition: Mutter der Drachen
option-targaryen = { $value ->
    [on] mit Haus Targaryen, Essos und Drachen
   *[off] ohne Haus Targaryen
}
option-targaryen-deck = { $value ->
    [b] Haus Targaryen mit seinen anderen Hauskarten (Missandei, Rakharo)
   *[other] Haus Targaryen mit seinen üblichen Hauskarten (Khal Drogo, Viserys)
}
option-loyalty-to-win = { $value ->
    [as-castles] Haus Targaryen braucht so viele Treuepunkte wie die anderen Burgen
   *[other] Haus Targaryen braucht { $value } Treuepunkte
}
option-without-iron-bank = { $value ->
    [on] ohne die Eiserne Bank: keine Kredite, und alle beginnen mit 5 Macht
   *[off] mit der Eisernen Bank
}
option-without-sea-orders = { $value ->
    [on] ohne die Befehle Seemarsch −1 und Seeunterstützung
   *[off] mit den Befehlen Seemarsch −1 und Seeunterstützung
}

## Areas

area-port-of-the-eyrie = Hafen von Hohenehr
    .the = der Hafen von Hohenehr
    .acc = den Hafen von Hohenehr
    .dat = dem Hafen von Hohenehr
    .in = im Hafen von Hohenehr
    .from = aus dem Hafen von Hohenehr
    .to = in den Hafen von Hohenehr
area-the-bite = Der Biss
    .the = der Biss
    .acc = den Biss
    .dat = dem Biss
    .in = im Biss
    .from = aus dem Biss
    .to = in den Biss
area-the-vale-of-arryn = Grünes Tal
    .the = das Grüne Tal
    .acc = das Grüne Tal
    .dat = dem Grünen Tal
    .in = im Grünen Tal
    .from = aus dem Grünen Tal
    .to = ins Grüne Tal
area-bay-of-pentos = Bucht von Pentos
    .the = die Bucht von Pentos
    .acc = die Bucht von Pentos
    .dat = der Bucht von Pentos
    .in = in der Bucht von Pentos
    .from = aus der Bucht von Pentos
    .to = in die Bucht von Pentos
area-braavos = Braavos
    .the = Braavos
    .acc = Braavos
    .dat = Braavos
    .in = in Braavos
    .from = von Braavos
    .to = nach Braavos
area-braavosian-coastlands = Braavosische Küste
    .the = die Braavosische Küste
    .acc = die Braavosische Küste
    .dat = der Braavosischen Küste
    .in = an der Braavosischen Küste
    .from = von der Braavosischen Küste
    .to = an die Braavosische Küste
area-myr = Myr
    .the = Myr
    .acc = Myr
    .dat = Myr
    .in = in Myr
    .from = von Myr
    .to = nach Myr
area-norvos = Norvos
    .the = Norvos
    .acc = Norvos
    .dat = Norvos
    .in = in Norvos
    .from = von Norvos
    .to = nach Norvos
area-pentos = Pentos
    .the = Pentos
    .acc = Pentos
    .dat = Pentos
    .in = in Pentos
    .from = von Pentos
    .to = nach Pentos
area-port-of-braavos = Hafen von Braavos
    .the = der Hafen von Braavos
    .acc = den Hafen von Braavos
    .dat = dem Hafen von Braavos
    .in = im Hafen von Braavos
    .from = aus dem Hafen von Braavos
    .to = in den Hafen von Braavos
area-port-of-pentos = Hafen von Pentos
    .the = der Hafen von Pentos
    .acc = den Hafen von Pentos
    .dat = dem Hafen von Pentos
    .in = im Hafen von Pentos
    .from = aus dem Hafen von Pentos
    .to = in den Hafen von Pentos
area-port-of-volantis = Hafen von Volantis
    .the = der Hafen von Volantis
    .acc = den Hafen von Volantis
    .dat = dem Hafen von Volantis
    .in = im Hafen von Volantis
    .from = aus dem Hafen von Volantis
    .to = in den Hafen von Volantis
area-sea-of-myrth = Meer von Myrth
    .the = das Meer von Myrth
    .acc = das Meer von Myrth
    .dat = dem Meer von Myrth
    .in = im Meer von Myrth
    .from = aus dem Meer von Myrth
    .to = ins Meer von Myrth
area-the-disputed-lands = Umstrittene Lande
    .the = die Umstrittenen Lande
    .acc = die Umstrittenen Lande
    .dat = den Umstrittenen Landen
    .in = in den Umstrittenen Landen
    .from = aus den Umstrittenen Landen
    .to = in die Umstrittenen Lande
    .be = sind
    .become = werden
    .belong = gehören
area-the-orange-shore = Orangenküste
    .the = die Orangenküste
    .acc = die Orangenküste
    .dat = der Orangenküste
    .in = an der Orangenküste
    .from = von der Orangenküste
    .to = an die Orangenküste
area-the-rhoyne = Die Rhoyne
    .the = die Rhoyne
    .acc = die Rhoyne
    .dat = der Rhoyne
    .in = an der Rhoyne
    .from = von der Rhoyne
    .to = an die Rhoyne
area-volantis = Volantis
    .the = Volantis
    .acc = Volantis
    .dat = Volantis
    .in = in Volantis
    .from = von Volantis
    .to = nach Volantis

## Pieces and orders

unit-power = Macht

order-sea-march-minus-1 = Seemarsch −1
    .note = Nur auf See und in Häfen: segeln oder angreifen; −1 im Kampf
order-sea-support = Seeunterstützung
    .note = Nur auf See und in Häfen: hilft in angrenzenden Kämpfen
order-iron-bank = Eiserne Bank
    .note = Nur auf See und in Häfen: einen der angebotenen Kredite nehmen
order-type-iron-bank = Befehl der Eisernen Bank

## Westeros cards

deck-westeros-4 = vierter Westerosstapel
    .the = der vierte Westerosstapel
    .dat = vierten Westerosstapel
    .of = des vierten Westerosstapels
deck-loans = Stapel der Kredite
    .the = der Stapel der Kredite

## Loans

loan-placing = Landeinheiten kommen in Landgebiete, die du beherrschst, Schiffe in Seegebiete mit Schiffen von dir und in deine Häfen. Sie müssen zu deiner Versorgung passen: Was keinen Platz findet, ist verloren.

## What is asked

for-consolidate = Machtfestigung oder Eiserne Bank
for-pay-debt = Einheiten, die eine Schuld kostet
for-sellswords = Plätze für die Einheiten eines Kredits
for-improve = Gebiete, die ausgebaut werden
for-faceless-men = Wahl für die Gesichtslosen
for-spymaster-deck = Wahl für den Meister der Flüsterer
for-spymaster = Wahl für den Meister der Flüsterer
for-give-bid = Entscheidung, wem ein Gebot zugutekommt
for-loyalty = Entscheidung über Treuemarker
for-place-unit = ein Gebiet für eine Einheit
for-place-loyalty = Gebiete für Treuemarker
for-fire-made-flesh = Entscheidung über die Drachen
for-move-loyalty = ein Zug mit einem Treuemarker
for-cancel-loyalty = Entscheidung über einen verschobenen Treuemarker

ask-consolidate = Welchen Befehl zur Machtfestigung oder der Eisernen Bank führst du aus?
ask-pay-debt = { $house } kann die Zinsen nicht zahlen und muss { $number ->
    [one] eine Einheit verlieren. Welche wählst du?
   *[other] { $number } Einheiten verlieren. Welche wählst du?
}
ask-sellswords = Dein Kredit bringt Einheiten. Wo stellst du sie auf? Was du nicht aufstellst, ist verloren.
ask-improve = { FORM($loan, "ask") }
ask-faceless-men = Die Gesichtslosen: Welchen Fußsoldaten und welchen Ritter vernichtest du? Sie können irgendwem gehören, in zwei verschiedenen Gebieten.
ask-spymaster-deck = Der Meister der Flüsterer: Welchen Westerosstapel siehst du dir an? Du siehst seine nächsten zwei Karten.
ask-spymaster = Als Nächstes im { FORM($deck, "dat") }: { $cards }. In welcher Reihenfolge legst du sie zurück? Das sieht sonst niemand.
ask-give-bid = { $track }: Welchen Spielern gibst du die Macht, die du geboten hast? Jede erhöht ein Gebot um 1. Gebote: { $bids }.
ask-loyalty = { FORM($card, "ask", loyalty-otherwise) }
loyalty-otherwise = { $card }: Zahlst du { $power } Macht für einen Treuemarker, und in welchem Gebiet?
ask-place-unit = Spiel mit dem Feuer, für Haus Targaryen: Welche Einheit stellst du { FORM($area, "in") } auf? Sie gehört dir.
ask-place-loyalty = Haus Targaryen hat dich genannt. In welche Landgebiete von Westeros legst du Treuemarker? Marker: { $number }.
ask-fire-made-flesh = Fleischgewordenes Feuer: Was tust du mit deinen Drachen?
ask-move-loyalty = Welchen Treuemarker verschiebst du, und in welches angrenzende Gebiet?
ask-cancel-loyalty = Ein Treuemarker wurde { FORM($origin, "from") } { FORM($area, "to") } verschoben. Zahlst du { $power } Macht, um ihn zurückzulegen?

choice-no-loan = Keinen Kredit nehmen
choice-nothing = Nichts
choice-more-power = Ein Machtsymbol (Krone) mehr
choice-more-supply = Ein Versorgungssymbol (Fass) mehr
choice-return-dragon = Ein verlorener Drache kehrt nach Pentos zurück
choice-both-to-bottom = Beide kommen nach unten
choice-rest-to-bottom = Die andere kommt nach unten
choice-to-bottom = Sie kommt nach unten
choice-pay-nothing = Nichts zahlen
choice-put-back = Zurücklegen
choice-leave-there = Dort lassen
wish-cancel-loyalty = Verschobene Treuemarker, die ich zurücklegen kann
do-leave = Alle dort lassen
wish-says-cancel-loyalty = { $do ->
    [leave] Ich lege keine Treuemarker zurück ({ $until }).
   *[ask] Frag mich, welche Treuemarker ich zurücklege ({ $until }).
}
plan-changed-loan = Der Kredit { $loan } ist fort oder hat einen anderen Preis
note-give-up-dragon = einen Drachen { FORM($area, "in") } aufgeben: alle anderen wachsen jetzt um 1, und nicht in einer späteren Runde
step-dragon-token = Welchen Marker der Rundenleiste nimmst du dafür weg? In dessen Runde wachsen die Drachen dann nicht.
note-bottom-first = kommt dort zuerst
note-dragon-token = der Marker von Runde { $round }
note-loan = für { $power } Macht: { $text }
note-tokens-there = { $number ->
    [one] 1 Treuemarker dort
   *[other] { $number } Treuemarker dort
}
piece-of-house-at = { $unit } von { $house }, { $place }

here-loyalty = Treue { $number }
here-castle-raised = jetzt eine Festung
here-castle-burnt = Burg abgebrannt
here-more-power = { $number ->
    [one] 1 Machtsymbol mehr
   *[other] { $number } Machtsymbole mehr
}
here-more-supply = { $number ->
    [one] 1 Versorgungssymbol mehr
   *[other] { $number } Versorgungssymbole mehr
}

nothing-sellswords = Keine stellen
nothing-faceless-men = Niemanden vernichten
nothing-give-bid = Nichts geben
nothing-loyalty = Nichts zahlen, keinen legen

why-preview-loan = Du zahlst { $power } Macht für { $loan } und hast noch { $left }. Von der nächsten Runde an zahlst du zu Beginn jeder Runde { $interest } Macht Zinsen und verlierst für jede, die du nicht zahlen kannst, eine Einheit.
why-preview-pays = Du zahlst { $power } Macht und hast noch { $left }.
why-preview-gift = { $house }: aus { $bid } wird { $total }.
why-preview-lost = Macht aus deinem Gebot, die niemand bekommt: { $power }.
why-preview-dragons = Jeder Drache ist dann { $strength } wert.
why-preview-not-placed = Nicht aufgestellt und verloren: { $units }.
why-preview-killed = { $house } verliert { FORM($area, "in") } { FORM($units, "acc") }.
why-preview-improved = { $area } ({ $house }): { $changes }.
why-preview-improved-free = { $area } (gehört niemandem): { $changes }.
change-castle = Burg wird Festung
change-burn = Burg brennt ab
change-power = ein Machtsymbol mehr
change-supply = ein Versorgungssymbol mehr
bank-offer = { $loan } ({ $power })

## What happened

event-loan-offered = Die Eiserne Bank bietet einen neuen Kredit an: { $loan }.
event-loan-taken = { $house } nimmt für { $power } Macht einen Kredit: { $loan }.
event-loan-owed = { $house } beginnt mit einem Kredit, der nur Zinsen kostet: { $loan }.
event-loan-declined = { $house } nimmt { FORM($area, "in") } keinen Kredit.
idle-loan-declined = Keinen Kredit nehmen: { $all }.
idle-loan-declined-of = { $house } { FORM($area, "in") }
event-interest-paid = { $house } zahlt { $power } Macht Zinsen.
event-area-improved = { $house } verändert { FORM($area, "acc") } auf Dauer: { $loan }.
event-bid-given = Haus Targaryen gibt { $power } Macht seines Gebots an { $house }.
event-loyalty-placed = Ein Treuemarker kommt { FORM($area, "to") }.
event-loyalty-gained = Haus Targaryen gewinnt { FORM($area, "in") } { $number ->
    [one] einen Treuemarker
   *[other] { $number } Treuemarker
}.
event-loyalty-moved = { $house } verschiebt einen Treuemarker { FORM($origin, "from") } { FORM($area, "to") }.
event-loyalty-moved-back = Haus Targaryen zahlt { $power } Macht: Der Marker kehrt { FORM($origin, "from") } { FORM($area, "to") } zurück.
event-deck-read = { $house } hat sich die nächsten Karten im { FORM($deck, "dat") } angesehen.
event-won = { $house } gewinnt mit { $house-id ->
    [targaryen] { $castles ->
        [one] 1 Treuepunkt
       *[other] { $castles } Treuepunkten
    }
   *[other] { $castles ->
        [one] einer Burg oder Festung
       *[other] { $castles } Burgen und Festungen
    }
}{ $reason-id ->
    [seven] {""}
   *[other] {" "}({ $reason })
}.

won-by-loyalty = genug Treuepunkte
won-by-round-10 = nach der letzten Runde vorn
topic-loyalty = Treue und Drachen
topic-bank = Die Eiserne Bank
course-castles-or-loyalty = Burgen und Festungen; für Targaryen Treue

refused-one-footman-one-knight = Wähle höchstens einen Fußsoldaten und einen Ritter, in zwei verschiedenen Gebieten.
refused-order-only-at-sea = { $order } ist ein Befehl für die See und kann { FORM($area, "in") } nicht liegen.
refused-no-loan-there = { FORM($area, "In") } liegt kein Befehl der Eisernen Bank, oder du kannst diesen Kredit nicht bezahlen.

phase-debts = Zinsen
short-phase-debts = Zinsen

## What winning takes, and who is winning

goal = **Sieg:** { $castles } Burgen und Festungen { $held ->
    [1] am Ende einer Runde
   *[0] zu irgendeinem Zeitpunkt
}{ $endless ->
    [1] . Keine Runde ist die letzte.
   *[0] { $apart ->
        [1] , oder nach Runde 10 dem eigenen Ziel am nächsten sein.
       *[0] , oder die meisten nach Runde 10.
    }
} Haus Targaryen gewinnt stattdessen mit { $loyalty } Treuepunkten.
goal-without-targaryen = **Sieg:** { $castles } Burgen und Festungen { $held ->
    [1] am Ende einer Runde
   *[0] zu irgendeinem Zeitpunkt
}{ $endless ->
    [1] . Keine Runde ist die letzte.
   *[0] { $apart ->
        [1] , oder nach Runde 10 dem eigenen Ziel am nächsten sein.
       *[0] , oder die meisten nach Runde 10.
    }
}
goal-targaryen = **Sieg:** { $loyalty } Treuepunkte: Nimm Gebiete mit Treuemarkern und halte Pentos, das einen Punkt wert ist. Burgen zählen für dich nicht.
heading-figures = Macht { $power } · Versorgung { $supply } · Burgen und Festungen { $castles } von { $goal }
heading-loyalty = Macht { $power } · Versorgung { $supply } · Treue { $loyalty } von { $goal } · ein Drache ist { $strength } wert
heading-loans = Kredite: { $loans } · Zinsen { $interest } je Runde

table-leads = { $number ->
        [one] { $houses } führt
       *[other] { $houses } führen
    } mit { $castles } von { $goal } Burgen und Festungen oder Treuepunkten{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = { $apart ->
    [1] Burgen und Festungen, { $goal } zum Sieg, für Targaryen Treue, { $loyalty } zum Sieg: { $castles }.
   *[0] Burgen und Festungen, für Targaryen Treue, { $goal } zum Sieg: { $castles }.
}
round-loans = Kredite genommen: { $loans }.
round-loan-of = { $loan } ({ $house })

## Looking things up

lookup-loan = Kredit der Eisernen Bank
lookup-loan-offered = **In dieser Partie:** für { $power } Macht im Angebot.
lookup-loan-taken = **In dieser Partie:** genommen von { $house }, für 1 Macht Zinsen je Runde.
lookup-loan-unseen = **In dieser Partie:** nicht im Angebot.
lookup-card-removed = **In dieser Partie:** aus dem Spiel.
lookup-area-loyalty = { $number ->
    [one] 1 Treuemarker
   *[other] { $number } Treuemarker
}: Punkte für Haus Targaryen, sobald es das Gebiet beherrscht
lookup-area-loyalty-printed = Für Haus Targaryen einen Treuepunkt wert, solange es das Gebiet beherrscht
lookup-area-castle-raised = Ausgebaut: Die Burg ist eine Festung
lookup-area-castle-burnt = Die Burg ist abgebrannt
lookup-area-more-power = Ausgebaut: { $number ->
    [one] 1 Machtsymbol mehr
   *[other] { $number } Machtsymbole mehr
}
lookup-area-more-supply = Ausgebaut: { $number ->
    [one] 1 Versorgungssymbol mehr
   *[other] { $number } Versorgungssymbole mehr
}
lookup-area-flyers = Drachen von Haus Targaryen können hierher fliegen: { $units }
lookup-house-figures-loyalty = **Macht** { $power } · **Treuepunkte** { $points } von { $needed }
lookup-house-loyalty = **Treue** { $loyalty } von { $needed } Punkten zum Sieg ({ $tokens } gewonnen); Burgen und Festungen zählen hier nicht
lookup-house-loans = **Kredite:** { $loans }, für { $interest } Macht Zinsen je Runde
lookup-bank = **Eiserne Bank:** { $offers }
lookup-house-removed = **Aus dem Spiel:** { $cards }

deadline-safe-note = Verteidigung, keine Züge, keine Kredite, so wenige Verluste wie möglich

## How to play: three times three sentences

primer-land = Du führst ein großes Haus und willst mehr Burgen und Festungen als alle anderen. Wer genug davon hat, meist sieben, gewinnt; sonst gewinnt, wer nach zehn Runden die meisten hat. Haus Targaryen ist anders: Es kommt mit drei Drachen von jenseits der Meerenge, sammelt Treuemarker in Gebieten, die es erobert, und gewinnt mit ebenso vielen Treuepunkten. Achte also darauf, wo Marker liegen, und halte diese Gebiete, bevor seine Drachen dorthin fliegen. Jede Runde beginnt mit Westeroskarten; sie bringen Versorgung, neue Einheiten, Gebote für die drei Leisten, einen Angriff der Wildlinge und mehr Treuemarker.
primer-orders = Danach gibt jeder heimlich jedem Gebiet mit eigenen Einheiten einen Befehl, und alle werden zugleich aufgedeckt. Ein Marsch zieht oder greift an, ein Überfall entfernt einen Befehl nebenan, Unterstützung hilft in angrenzenden Kämpfen, Verteidigung stärkt das eigene Gebiet, und Machtfestigung bringt Macht. Auf See und in Häfen hast du drei weitere: einen Marsch −1, eine Unterstützung, und einen, der bei der Eisernen Bank einen Kredit nimmt. Ein Kredit hilft sofort und kostet zu Beginn jeder späteren Runde 1 Macht; wer nicht zahlen kann, verliert Einheiten.
primer-battle = Im Kampf zählt jede Seite die Stärke ihrer Einheiten, Befehle und Unterstützung zusammen. Dann spielt jede heimlich eine Hauskarte; sie bringt Stärke, Schwerter, Befestigungen oder eine Überraschung. Wer verliert, zieht sich zurück und verliert eine Einheit für jedes Schwert, das keine Befestigung aufhält. Ein Drache ist in Runde 1 nichts wert und wächst jede zweite Runde bis 5; allein fliegt er in jedes Landgebiet, diesseits und jenseits des Meeres.

## Rulings

ruling-deck-iv-without-targaryen = Der vierte Stapel, wenn Haus Targaryen besiegt ist
reading-deck-iv-without-targaryen-fixed-tokens-only = legt nur seine aufgedruckten Marker
reading-deck-iv-without-targaryen-skip = bewirkt nichts
ruling-domestic-disputes-homes = Häuslicher Streit: Heimatgebiete
reading-domestic-disputes-homes-players-and-vassals = von Spielern und Vasallen
reading-domestic-disputes-homes-players = nur von Spielern
ruling-dragon-strength-rounds = Drachen wachsen in Runden
reading-dragon-strength-rounds-even-rounds = 2, 4, 6, 8 und 10
reading-dragon-strength-rounds-later-rounds = 2, 4, 7, 9 und 10
ruling-text-of-a-removed-card = Der Text einer Karte, die eben das Spiel verlassen hat
reading-text-of-a-removed-card-gone = bewirkt nichts mehr
reading-text-of-a-removed-card-still-runs = gilt noch
ruling-dragon-with-other-units = Drachen in einem Marsch mit anderen Einheiten
reading-dragon-with-other-units-per-group = gehen zu Fuß, wenn sie ins selbe Gebiet ziehen
ruling-faceless-men-mandatory = Die Gesichtslosen
reading-faceless-men-mandatory-may-choose-fewer = dürfen weniger vernichten
reading-faceless-men-mandatory-must = müssen vernichten, so viele sie können
ruling-gifts-of-power = Macht an andere Spieler verschenken
reading-gifts-of-power-outside-combat-and-call-for-support = erlaubt, aber nicht während geboten wird, und im Kampf nur beim Ruf um Unterstützung
reading-gifts-of-power-never = nie
ruling-iron-bank-order-areas = Der Befehl der Eisernen Bank liegt
reading-iron-bank-order-areas-sea-and-ports = auf See und in Häfen
reading-iron-bank-order-areas-sea-only = nur auf See
ruling-iron-bank-starting-power = Mit der Eisernen Bank beginnen Spieler mit
reading-iron-bank-starting-power-seven = 7 Macht
reading-iron-bank-starting-power-five = 5 Macht
ruling-khal-drogo-routed-knights = Khal Drogo: geschlagene Ritter
reading-khal-drogo-routed-knights-counted = zählen
reading-khal-drogo-routed-knights-not = zählen nicht
ruling-loan-interest = Zinsen
reading-loan-interest-one-power-each-loan = sind 1 Macht für jeden Kredit
ruling-loyalty-collect-moment = Treuemarker werden gewonnen
reading-loyalty-collect-moment-checkpoints = nach jedem Marsch und nach den Westeroskarten
reading-loyalty-collect-moment-at-once = sobald sie in einem Gebiet liegen, das Haus Targaryen beherrscht
ruling-loyalty-token-limit = Die 20 Treuemarker: gewonnene
reading-loyalty-token-limit-board-only = können wieder gelegt werden
reading-loyalty-token-limit-board-and-gained = bleiben draußen
ruling-pentos-garrison-return = Die Garnison von Pentos
reading-pentos-garrison-return-returns = kehrt zurück, wenn Targaryen es zurückerobert
reading-pentos-garrison-return-gone = ist endgültig vernichtet
ruling-playing-with-fire-supply = Spiel mit dem Feuer: die aufgestellte Einheit
reading-playing-with-fire-supply-ignored = muss nicht zur Versorgung passen
reading-playing-with-fire-supply-must-fit = muss zur Versorgung passen
ruling-preemptive-raid-targaryen = Vorbeugender Überfall, wenn Targaryen am wenigsten bot
reading-preemptive-raid-targaryen-track-offered = es darf die Leiste wählen, ohne Wirkung
reading-preemptive-raid-targaryen-must-destroy = es muss Einheiten vernichten
ruling-pyromancer-target = Der Pyromant verbrennt
reading-pyromancer-target-castle-only = eine Burg, nie eine Festung
reading-pyromancer-target-any = jede Burg oder Festung, auch eine ausgebaute
ruling-robert-arryn-lowest-tie = Robert Arryn: von gleich niedrigen Karten
reading-robert-arryn-lowest-tie-arryn-chooses = wählt Arryn eine
reading-robert-arryn-lowest-tie-owner = wählt ihr Besitzer eine
ruling-targaryen-bid-distribution = Von seinem Gebot für eine Leiste gibt Targaryen
reading-targaryen-bid-distribution-up-to = so viel, wie es will
reading-targaryen-bid-distribution-all = alles
ruling-targaryen-final-ranking = Nach der letzten Runde wird Targaryen
reading-targaryen-final-ranking-by-loyalty = nach seiner Treue eingereiht
reading-targaryen-final-ranking-cannot-win-on-points = mit weniger als sieben nicht Sieger
ruling-unpaid-interest-chooser = Wer die Einheiten wählt, die eine unbezahlte Schuld kostet
reading-unpaid-interest-chooser-best-other-on-fiefdoms = wer sonst bei den Lehen am höchsten steht
reading-unpaid-interest-chooser-blade-holder = der Inhaber der Valyrischen Stahlklinge
