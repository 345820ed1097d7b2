# What the 2nd edition of A Game of Thrones: The Board Game asks, tells and refuses.

## Options

option-tides-of-battle = { $value ->
    [on] mit Gezeitenkarten
   *[off] ohne Gezeitenkarten
}
option-house-card-abilities = { $value ->
    [on] Hauskarten mit ihren Fähigkeiten
   *[off] Hauskarten ohne ihre Fähigkeiten
}
option-random-positions = { $value ->
    [on] Startplätze der Häuser zufällig vertauscht
   *[off] gedruckte Startplätze der Häuser
}
option-random-tracks = { $value ->
    [on] Plätze auf den Leisten ausgelost
   *[off] Plätze auf den Leisten wie gedruckt
}
option-shuffled-seats = { $value ->
    [on] gewählte Plätze unter den Spielern verlost
   *[off] jeder spielt den gewählten Platz
}
option-tides-without-threes = { $value ->
    [on] Gezeitenkarten ohne die beiden 3er
   *[off] Gezeitenkarten mit beiden 3ern
}
option-tides-without-skulls = { $value ->
    [on] Gezeitenkarten ohne Totenköpfe
   *[off] Gezeitenkarten mit Totenköpfen
}
option-tides-with-two-twos = { $value ->
    [on] zwei Gezeitenkarten mit 2
   *[off] vier Gezeitenkarten mit 2
}
option-balanced = { $value ->
    [on] ausgeglichener Aufbau mit anderen Schiffen
   *[off] gedruckter Aufbau
}
option-scenario = { $value ->
    [struggle-in-the-north] Szenario „Kampf im Norden“
    [rumble-in-the-south] Szenario „Tumult im Süden“
    [race-to-kings-landing] Szenario „Wettlauf nach Königsmund“
    [no-kraken-for-dinner] Szenario „Kein Krake zum Abendessen“
    [a-dance-with-mother-of-dragons] Szenario „Ein Tanz mit der Mutter der Drachen“
   *[none] kein Szenario
}
option-vassal-start = { $value ->
    [on] Spieler beginnen mit den Einheiten von Vasallen
   *[off] Spieler beginnen mit ihren eigenen Einheiten
}
option-thematic-hands = { $value ->
    [on] jedes Haus wählt seine Hauskarten aus zwei Sätzen
   *[off] gedruckte Hauskarten
}
option-evolution-round = { $value ->
    [0] bis zum Ende dieselben Hauskarten
   *[other] ab Runde { $value } bekommt sieben andere Hauskarten, wer die letzte ausspielt
}
option-dragon-war = { $value ->
    [on] jedes Haus beginnt mit einem Drachen
   *[off] kein Drachenkrieg
}
option-dragon-revenge = { $value ->
    [on] die letzte Einheit eines Hauses ohne Burgen wird zum Drachen
   *[off] keine Rache der Drachen
}
option-gifts-of-power = { $value ->
    [on] alle dürfen einander Macht geben
   *[off] keine Geschenke von Macht
}
option-start-position = { $value ->
    [on] die Partie beginnt mit einer Stellung
   *[off] Aufbau wie gedruckt
}
write-start-position = Anfangsstellung festlegen
write-start-position-field = Zeile einer Stellung
refused-position = Mit dieser Zeile kann die Partie nicht beginnen: { $problem }.
refused-position-game = Das ist keine Stellung von { $ruleset }. Füge eine Zeile ein, die mit dem Namen dieses Spiels beginnt.
refused-position-moment = Die Partie kann nur beginnen, wo eine Runde beginnt: in der Planungsphase ohne Befehle oder in einer Westerosphase ohne Karten, und bevor ein Haus gewonnen hat.
option-handicap = { $value ->
    [off] dasselbe Ziel für alle Häuser
   *[other] Burgen und Festungen zum Sieg: { $value }
}
option-handicap-of = { $seat } { $number }
write-handicap = Ziele festlegen
write-handicap-field = Häuser mit ihren Burgen zum Sieg
refused-handicap = Schreib Häuser, durch Kommas getrennt, jedes mit seiner Zahl von Burgen und Festungen von { $least } bis { $most }; die Häuser sind { $houses }.
option-starting-power = { $value ->
    [off] die übliche Macht für alle Häuser
   *[other] Macht zu Beginn: { $value }
}
option-starting-power-of = { $seat } { $number }
write-starting-power = Macht festlegen
write-starting-power-field = Häuser mit ihrer Macht zu Beginn
refused-starting-power = Schreib Häuser, durch Kommas getrennt, jedes mit seiner Macht zu Beginn von { $least } bis { $most }; die Häuser sind { $houses }.
refused-seat-bids = Schreib Häuser, durch Kommas getrennt, jedes mit der Macht, die du dafür bietest, von { $least } bis { $most }; die Häuser sind { $houses }.
option-endless = { $value ->
    [on] keine letzte Runde
   *[off] eine letzte Runde, wie gedruckt
}
option-random-hands = { $value ->
    [on] Hauskarten zufällig ausgeteilt, aus denen aller Häuser
   *[off] gedruckte Hauskarten
}
option-redealt-hands = { $value ->
    [on] nach der letzten werden neue Hauskarten zufällig ausgeteilt
   *[off] nach der letzten kommen die Hauskarten zurück auf die Hand
}
option-hidden-hands = { $value ->
    [on] Hände bis zum Ende vor anderen Häusern verborgen
   *[off] Hände für alle offen
}
option-fog-of-war = { $value ->
    [on] Nebel des Krieges: Häuser sehen nur, was ihnen nahe ist
   *[off] das ganze Brett für alle offen
}
option-draft = { $value ->
    [balanced] Hauskarten reihum gewählt, in ausgewogener Reihenfolge
    [snake] Hauskarten reihum gewählt, abwechselnd vor und zurück
   *[none] keine Auswahl von Hauskarten reihum
}
option-limited-draft = { $value ->
    [on] nur Hauskarten von Häusern auf dem Plan stehen zur Wahl
   *[off] Hauskarten aller Häuser stehen zur Wahl
}
option-pool-decks = { $value ->
    [base-adwd] Hauskarten aus Grundspiel und Ein Tanz mit Drachen
    [base-asos] Hauskarten aus Grundspiel und Ein Sturm der Schwerter
    [adwd-asos] Hauskarten aus Ein Tanz mit Drachen und Ein Sturm der Schwerter
   *[all] Hauskarten aus allen drei Decks
}
option-draft-tracks = { $value ->
    [on] Plätze auf den Leisten reihum gewählt
   *[off] Plätze auf den Leisten nicht reihum gewählt
}
option-house-cards = { $value ->
    [adwd] Hauskarten aus Ein Tanz mit Drachen
    [first-edition] Hauskarten der 1. Edition
    [asos] Hauskarten aus Ein Sturm der Schwerter
   *[printed] die Hauskarten dieses Spiels
}
box-base = Grundspiel
box-adwd = Ein Tanz mit Drachen
box-asos = Ein Sturm der Schwerter
box-affc = Ein Festmahl für Krähen
box-mod = Mutter der Drachen
box-a = Standardkarten
box-b = alternative Karten
heading-ahead = Als Nächstes im { FORM($deck, "dat") }, für alle offen: { $cards }.
heading-known-top = Das weißt nur du: Die oberste Karte im { FORM($deck, "dat") } ist { $cards }.
heading-known-bottom = Das weißt nur du: Die unterste Karte im { FORM($deck, "dat") } ist { $cards }.

## More names

ban-march-plus-1-star = Marschbefehle +1
ban-defend = Verteidigungsbefehle
ban-support = Unterstützungsbefehle
ban-raid = Überfallbefehle
ban-consolidate = Machtfestigungsbefehle

order-type-march = Marschbefehl
order-type-raid = Überfallbefehl
order-type-consolidate = Machtfestigungsbefehl
order-type-support = Unterstützungsbefehl
order-type-defend = Verteidigungsbefehl
order-type-any = eigener Befehl

dominance-fiefdoms = Valyrische Stahlklinge
    .the = die Valyrische Stahlklinge
    .acc = die Valyrische Stahlklinge
    .dat = der Valyrischen Stahlklinge
dominance-kings-court = Botenrabe
    .the = der Botenrabe
    .acc = den Botenraben
    .dat = dem Botenraben

deck-westeros-1 = erster Westerosstapel
    .dat = ersten Westerosstapel
    .the = der erste Westerosstapel
    .of = des ersten Westerosstapels
deck-westeros-2 = zweiter Westerosstapel
    .dat = zweiten Westerosstapel
    .the = der zweite Westerosstapel
    .of = des zweiten Westerosstapels
deck-westeros-3 = dritter Westerosstapel
    .dat = dritten Westerosstapel
    .the = der dritte Westerosstapel
    .of = des dritten Westerosstapels
deck-wildlings = Wildlingsstapel
    .the = der Wildlingsstapel
    .of = des Wildlingsstapels
deck-tides-of-battle = Gezeitenstapel
    .the = der Gezeitenstapel
    .of = des Gezeitenstapels

wildlings-attack = der Angriff der Wildlinge
outcome-watch-wins = die Nachtwache gewinnt
outcome-wildlings-win = die Wildlinge gewinnen
side-attacker = der Angreifer
    .acc = den Angreifer
side-defender = der Verteidiger
    .acc = den Verteidiger
side-none = niemand
    .acc = niemanden
blade-strength = Stärke
blade-tides = Gezeitenkarten

won-by-seven = genug Burgen und Festungen
won-by-round-10 = die meisten Burgen und Festungen nach der letzten Runde
won-by-last-house = als letztes Haus mit Landeinheiten oder Burgen
won-by-nearest = nach der letzten Runde am nächsten am eigenen Ziel
won-by-land-areas = nach Gleichstand die meisten Landgebiete
won-by-supply = nach Gleichstand die bessere Versorgung
won-by-iron-throne = nach Gleichstand der höhere Platz beim Eisernen Thron
won-by-strongholds = nach Gleichstand die meisten Festungen
won-by-power = nach Gleichstand die meiste Macht

choice-no-target = Kein Ziel: den Befehl nur entfernen
choice-no-order = Hier kein Befehl
choice-no-card = Keine Karte
choice-power = Macht sammeln
choice-muster = Stattdessen hier ausheben
choice-replace = Einen meiner Befehle tauschen
choice-peek = Die oberste Wildlingskarte ansehen
choice-pass = Den Raben nicht einsetzen
choice-top = Zurück nach oben
choice-bottom = Ganz nach unten
choice-destroy = Zwei meiner Einheiten vernichten
choice-track = Auf meiner besten Leiste zwei Plätze zurück
choice-give = Unterstützen
choice-refuse = Nicht unterstützen
choice-use = Einsetzen
choice-decline = Nicht einsetzen
choice-area-by-area = Gebiet für Gebiet
step-support = { $area }: welche Seite?
choice-call-support = Zuerst andere um Unterstützung bitten

mark-leave-power-token = Einen Machtmarker zurücklassen

## Questions

ask-ability = { FORM($card, "ask", ability-otherwise) }
ability-otherwise = { $card }: Wie setzt du sie ein?
ask-bid = { $subject-id ->
    [attack] Die Wildlinge greifen mit Stärke { $strength } an. Wie viel Macht bietest du? Jeder verliert, was er bietet.
   *[other] Wie viel Macht bietest du { FORM($subject, "for") }? Jeder verliert, was er bietet.
}
ask-blade = { $purpose-id ->
    [tides] Du hast { $card } gezogen. Ziehst du mit der Valyrischen Stahlklinge eine andere Gezeitenkarte?
   *[other] { $area }: { $attacker } { $attack }, { $defender } { $defence }. Setzt du die Valyrische Stahlklinge für +1 ein?
}
ask-casualties = { $area }: Wähle { $number ->
    [one] deinen Verlust
   *[other] deine { $number } Verluste
}.
ask-consolidate = Welche Machtfestigung führst du aus?
ask-hand = Wähle die sieben Hauskarten, mit denen du spielst. Aufgedeckt wird, sobald alle gewählt haben.
hand-of-strength = Stärke { $strength }: wähle { $number ->
    [1] eine
   *[other] { $number }
}
ask-pick = Welche Hauskarte nimmst du auf die Hand?
step-pick-first = Du bist zweimal hintereinander am Zug. Was nimmst du zuerst?
step-pick-second = Was nimmst du als Zweites?
step-pick-strength = Welche Stärke?
step-pick-strength-or-track = Welche Stärke, oder auf welcher Leiste ein Platz?
pick-place = Platz { $place }
step-pick-card = Welche Hauskarte?
of-strength-4 = Stärke 4
of-strength-3 = Stärke 3
of-strength-2 = Stärke 2
of-strength-1 = Stärke 1
of-strength-0 = Stärke 0
ask-house-card = Kampf { FORM($area, "in") }: Welche Hauskarte spielst du?
ask-march = Welchen Marsch führst du aus, und welche Einheiten ziehen wohin?
ask-muster = Was hebst du aus?
ask-neutral-support = { $house } will { FORM($area, "in") } gegen die neutrale Streitmacht ziehen. Unterstützt du das?
ask-orders = Runde { $round }: Gib jedem Gebiet mit deinen Einheiten einen Befehl.
ask-port-capture = Du nimmst { FORM($port, "acc") } ein. Dort { $ships ->
    [one] liegt ein Schiff
   *[other] liegen { $ships } Schiffe
} von { $victim }. Wie viele ersetzt du durch eigene? Die übrigen werden vernichtet.
ask-raid = Welchen Überfall führst du aus, und gegen was?
ask-raven = Du hast den Botenraben. Wie setzt du ihn ein?
ask-raven-peek = Du hast die oberste Wildlingskarte gesehen. Wohin legst du sie?
ask-refuse-support = Kampf { FORM($area, "in") }: Wessen Unterstützung lehnst du ab?
ask-retreat = { $house } muss sich { FORM($area, "from") } zurückziehen, mit { FORM($units, "dat") }. Wohin?
ask-retreat-losses = Deine Versorgung erlaubt { FORM($area, "in") } weniger Einheiten. Wähle { $number ->
    [one] die Einheit, die du verlierst
   *[other] die { $number } Einheiten, die du verlierst
}.
ask-shuffle = Mische.
ask-supply = Deine Armeen sind größer, als deine Versorgung erlaubt: { $limits }. Welche Einheiten vernichtest du?
ask-support = { $attacker } greift { FORM($area, "in") } { $defender } an. Welche Seite unterstützen deine Einheiten { FORM($supporters, "in") }?
ask-ties = Gleiche Gebote { FORM($track, "for") }: { $bids }. In welche Reihenfolge bringst du diese Häuser?
ask-westeros-choice = { $card }: Wofür entscheidest du dich?
ask-wildling-destroy = Die Wildlinge: Wähle { $number ->
    [one] die Einheit, die du verlierst
   *[other] die { $number } Einheiten, die du verlierst
}.
ask-wildling-discard = Die Wildlinge: Welche Hauskarte legst du ab?
ask-wildling-downgrade = Die Wildlinge: Wähle { $number ->
    [one] den Ritter, den du durch einen Fußsoldaten ersetzt
   *[other] die { $number } Ritter, die du durch Fußsoldaten ersetzt
}.
ask-wildling-option = Die Wildlinge: Was gibst du auf?
ask-wildling-retrieve = Deine Belohnung: Welche Hauskarte nimmst du zurück?
ask-wildling-tie = Mehrere Häuser haben gleich viel geboten, und { $outcome }. Wer von ihnen gilt als { $outcome-id ->
    [watch-wins] Höchstbietender
   *[other] Niedrigstbietender
}? Gebote: { $bids }.
ask-wildling-track = Die Wildlinge: Auf welcher Leiste fällt { $of } auf Platz { $place }?
ask-wildling-upgrade = Deine Belohnung: Welche Fußsoldaten wertest du zu Rittern auf? Höchstens { $most }.

## Small steps on the way to an answer

step-move = Wer zieht { FORM($origin, "from") }?
step-recruit = { $unit } { FORM($at, "in") }
step-upgrade = { $area }: Fußsoldat wird { $unit }
step-upgrade-routed = { $area }: geschlagener Fußsoldat wird { $unit }
bid-of = { $house } { $power }

## What happened

event-place-taken = { $house } beginnt dort, wo sonst { $place } beginnt.
event-began = Die Partie beginnt. Reihenfolge: { $houses }.
event-began-without-order = Die Partie beginnt. Die Plätze auf den Leisten werden reihum gewählt.
event-hand-chosen = { $house } spielt mit { $cards }.
event-hand-dealt = { $house } erhält { $cards }.
event-hands-hidden = Hauskarten werden verdeckt ausgeteilt an { $houses }. Bis zum Ende der Partie sieht jeder nur die eigene Hand.
event-hand-shown = { $house } hatte auf der Hand: { $cards }.
event-draft-order = Alle wählen reihum Hauskarten, in ausgeloster Reihenfolge: { $houses }.
event-picked = { $house } nimmt { $card }.
event-place-picked = { $house } nimmt einen Platz: { $track }, Platz { $place }.
card-of-strength = { $card } ({ $strength })
event-westeros = Runde { $round }. Westeroskarten: { $cards }.
event-winter = Der Winter naht: { FORM($deck, "The") } wird gemischt, und eine andere Karte wird gezogen.
event-deck-renewed = Keine Runde ist die letzte: { FORM($deck, "The") } wird neu gemischt.
event-wildling-threat = Die Wildlinge drohen jetzt mit Stärke { $strength }.
event-westeros-chosen = { $card }, Wahl von { $house }: { $choice }.
event-forbidden = In dieser Runde nicht erlaubt: { $order }.
event-power-gained = { $house } erhält { $power ->
    [0] keine
   *[other] { $power }
} Macht.
event-power-lost = { $house } verliert { $power } Macht.
event-supply = Versorgung von { $house }: bisher { $old }, jetzt { $new }.
event-destroyed = { $house } verliert { FORM($area, "in") } { FORM($units, "acc") }.
event-lost-unseen = { $house } verliert { FORM($units, "acc") }.
event-mustered = { $house } hebt { FORM($area, "in") } aus: { $unit }.
event-mustered-unseen = { $house } hebt aus.
event-upgraded = { $house } wertet { FORM($area, "in") } einen Fußsoldaten auf: { $unit }.
event-exchanged = { $house } ersetzt { FORM($area, "in") } { FORM($old, "acc") } durch { FORM($new, "acc") }.
event-bids = Gebote { $subject-id ->
    [attack] für die Nachtwache
   *[other] { FORM($subject, "for") }
}: { $bids }.
event-track-set = { $track }: { $order }.
event-track-moved = { $house } steht { FORM($track, "in") } jetzt auf Platz { $position }.
event-dominance = { $house } bekommt { FORM($token, "acc") }.
event-watch-wins = Die Nachtwache gewinnt: { $total } Macht geboten, gegen Stärke { $strength }.
event-wildlings-win = Die Wildlinge gewinnen: { $total } Macht geboten, gegen ihre Stärke { $strength }.
event-wildling-card = { $card }: { $outcome-id ->
        [watch-wins] { $house } hat am meisten geboten und bekommt die Belohnung.
       *[other] { $house } hat am wenigsten geboten und leidet am meisten.
    }
event-card-discarded = { $house } legt die Karte { $card } ab.
event-card-retrieved = { $house } nimmt die Karte { $card } zurück auf die Hand.
event-deck-changed = { $house } hat die letzte Hauskarte gespielt und macht mit anderen weiter: { $cards }.
event-hand-changed = { $house } hat die letzte Hauskarte gespielt und erhält andere, die sonst niemand sieht.
event-cards-returned = { $house } nimmt alle gespielten Hauskarten zurück auf die Hand.
event-dragons-grow = Die Drachen wachsen: Jeder ist jetzt { $strength } wert.
event-westeros-over = Die Westerosphase von Runde { $round } ist vorbei.

event-orders-in-turn = Einige Häuser haben zu wenige Befehlsmarker, darum werden Befehle der Reihe nach gelegt.
event-orders-revealed = Runde { $round }: Alle Befehle sind aufgedeckt.
event-raven-replaced = Botenrabe: { $house } tauscht { FORM($area, "in") } { $old } gegen { $new }.
event-raven-replaced-unseen = Botenrabe: { $house } tauscht einen Befehl.
event-raven-peeked = Botenrabe: { $house } sieht sich die oberste Wildlingskarte an.
event-raven-passed = { $house } setzt den Botenraben nicht ein.
event-raven-saw = Der Botenrabe zeigt dir die oberste Wildlingskarte: { $card }.

event-raid = { $house } entfernt mit einem Überfall { FORM($area, "from") } { FORM($target, "in") } einen Befehl von { $victim }: { $order }.
event-raid-nothing = Der Überfall von { $house } { FORM($area, "in") } hat kein Ziel.
event-order-resolved = { $house } führt einen { $order } aus.
event-pillage = Plünderung: { $house } erhält { $gained } Macht{ $lost ->
        [0] .
       *[other] , { $victim } verliert { $lost }.
    }
event-raids-over = Alle Überfälle sind ausgeführt.

event-marched = { $house } zieht { FORM($origin, "from") } { FORM($area, "to") }: { $units }.
event-march-nothing = Der Marsch von { $house } { FORM($area, "in") } bewegt keine Einheiten.
event-token-left = { $house } lässt { FORM($area, "in") } einen Machtmarker zurück.
event-token-left-unseen = { $house } lässt auf dem Brett einen Machtmarker zurück.
event-support-called = { $house } bittet um Unterstützung gegen eine neutrale Streitmacht.
event-support-promised = { $house } unterstützt { $caller } gegen die neutrale Streitmacht { FORM($area, "in") }.
event-support-denied = { $house } unterstützt { $caller } nicht gegen die neutrale Streitmacht { FORM($area, "in") }.
event-neutral-beaten = { $house } schlägt { FORM($area, "in") } die neutrale Streitmacht der Stärke { $strength }, mit { FORM($units, "dat") } { FORM($origin, "from") }.
event-attacked = { $house } greift { $defender } { FORM($area, "in") } an, mit { FORM($units, "dat") } { FORM($origin, "from") }.
event-support = { $house } unterstützt { FORM($area, "in") } { FORM($side, "acc") }.
event-support-refused = { $house } lehnt die Unterstützung von { $helper } ab.
event-initial-strengths = { $area }, Stärke vor den Hauskarten: { $attacker } { $attack }, { $defender } { $defence }.
event-cards-revealed = Hauskarte von { $attacker }: { $attack }; von { $defender }: { $defence }.
event-card-played = { $house } spielt die Karte { $card }.
event-card-cancelled = { $house } macht die Karte { $card } von { $rival } unwirksam; sie kommt zurück auf die Hand.
event-card-replaced = { $house } zahlt 2 Macht und spielt die Karte { $replacement } statt der Karte { $card }.
event-fights-without-card = { $house } kämpft ohne Hauskarte.
event-order-removed = { $house } entfernt { FORM($area, "in") } den Befehl { $order }.
event-tides-redrawn = { $house } zieht mit der Valyrischen Stahlklinge eine andere Gezeitenkarte.
event-tides = Gezeitenkarte von { $house }: { $card }.
event-blade-used = { $house } setzt die Valyrische Stahlklinge ein: +1.
event-won-at-once = { $area }: { $rival } hat keine Einheiten mehr, die kämpfen könnten; { $house } gewinnt sofort.
event-combat-decided = { $area }: { $winner } besiegt { $loser }. Stärke: { $attacker } { $attack }, { $defender } { $defence }{ $tie ->
    [1] {"; bei Gleichstand entscheidet die Leiste der Lehen."}
   *[other] .
}
event-garrison-lost = Die Garnison { FORM($area, "in") } ist vernichtet.
event-retreated = { $house } zieht sich { FORM($area, "to") } zurück: { $units }.
event-no-retreat = { $house } kann sich { FORM($area, "from") } nirgendwohin zurückziehen.
event-occupied = { $house } beherrscht jetzt { FORM($area, "acc") }.
event-attackers-kept-out = { $house } darf nicht { FORM($area, "to") } und kehrt um.
event-order-placed = { $house } legt { FORM($area, "in") } den Befehl { $order }.
event-march-moved-on = Der Marschbefehl von { $house } geht { FORM($area, "to") } mit.
event-port-ships-sunk =
    Niemand beherrscht mehr das Landgebiet: { FORM($port, "In") } { $ships ->
        [one] wird ein Schiff
       *[other] werden { $ships } Schiffe
    } von { $house } vernichtet.
event-port-captured = { $house } nimmt { $victim } { FORM($port, "acc") } ab und ersetzt { $kept } von { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffen
} durch eigene.
event-marches-over = Alle Märsche sind ausgeführt.
event-consolidate = { $house } sammelt { FORM($area, "in") } { $power ->
    [0] keine
   *[other] { $power }
} Macht.
event-consolidate-muster = { $house } hebt { FORM($area, "in") } aus, statt Macht zu sammeln.
event-consolidation-over = Alle Macht ist gesammelt.
event-won = { $house } gewinnt mit { $castles ->
    [one] einer Burg oder Festung
   *[other] { $castles } Burgen und Festungen
}{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

## Why an answer is not accepted

refused-no-such-area = Ein Gebiet namens „{ $given }“ gibt es nicht.
refused-order-without-units = Du hast { FORM($area, "in") } keine Einheiten und kannst dort keinen Befehl geben.
refused-order-forbidden = { $order } ist in dieser Runde nicht erlaubt. Wähle einen anderen Befehl.
refused-order-used-up = Von diesem Befehl hast du nur { $number ->
    [one] einen Marker
   *[other] { $number } Marker
}: { $order }.
refused-too-many-stars = Dein Platz beim Königshof erlaubt { $most ->
    [0] keine Sonderbefehle
    [one] einen Sonderbefehl
   *[other] { $most } Sonderbefehle
}.
refused-no-order-there = { FORM($area, "In") } liegt kein Befehl „{ $order }“.
refused-bid-above-power = Du hast { $most } Macht und kannst nicht { $given } bieten.
refused-order-only-the-tied = Ordne nur die Häuser mit gleichem Gebot: An einem Haus, das mehr oder weniger geboten hat, kommt niemand vorbei.
refused-over-supply = Das wären Armeen von { $armies }; Versorgung { $supply } erlaubt { $limits }.
refused-still-over-supply = Deine Armeen sind noch größer, als deine Versorgung erlaubt: { $limits }. Vernichte mehr Einheiten.
refused-more-than-needed = Das vernichtet mehr, als deine Versorgung verlangt. Vernichte weniger Einheiten.
refused-cannot-muster-there = Du kannst { FORM($area, "in") } jetzt nichts ausheben.
refused-muster-one-place = Du darfst nur in einem Gebiet ausheben.
refused-no-such-upgrade = Ein Fußsoldat lässt sich nicht aufwerten zu: { $unit }.
refused-not-enough-points = { $unit }: Das kostet { $cost }, und { FORM($area, "in") } hast du noch { $left } übrig.
refused-no-pieces-left = Davon hast du keine mehr: { $unit }.
refused-no-footman-there = { FORM($area, "In") } steht kein Fußsoldat von dir, den du aufwerten könntest.
refused-muster-in-area-itself = { $unit }: nur in dem Gebiet möglich, das aushebt.
refused-ship-not-there = Schiffe, die { FORM($area, "in") } ausgehoben werden, können nicht { FORM($place, "to") }: Wähle ein Meer daneben oder den Hafen, wenn es einen gibt.
refused-enemy-ships-there = { FORM($place, "In") } liegen feindliche Schiffe.
refused-port-full = { FORM($place, "In") } ist nur Platz für drei Schiffe. Wähle ein anderes Gebiet.
refused-raid-out-of-reach = Ein Überfall { FORM($area, "from") } reicht nicht { FORM($target, "to") }. Wähle ein angrenzendes Gebiet.
refused-raid-nothing-there = { FORM($target, "In") } liegt kein Befehl. Wähle ein anderes Ziel oder „Kein Ziel“.
refused-raid-own-order = Deinen eigenen Befehl { FORM($target, "in") } kannst du nicht überfallen. Wähle ein anderes Ziel oder „Kein Ziel“.
refused-raid-defense-needs-star = Die Verteidigung { FORM($target, "in") } entfernt nur ein Überfall mit Stern. Wähle ein anderes Ziel oder „Kein Ziel“.
refused-raid-not-this-order = Den Befehl { FORM($target, "in") } kann ein Überfall nicht entfernen. Wähle ein anderes Ziel oder „Kein Ziel“.
refused-order-cannot-muster = Mit dem Befehl { FORM($area, "in") } lässt sich nichts ausheben.
refused-support-all-areas = Alle deine Gebiete müssen dieselbe Seite unterstützen oder niemanden.
refused-support-one-side = Alle deine Gebiete, die unterstützen, müssen dieselbe Seite unterstützen.
refused-not-these-supporters = Sag für jedes dieser Gebiete, welche Seite es unterstützt: { $areas }.
refused-pick-not-free = Diese Hauskarte ist nicht frei. Nimm eine, die noch niemand hat.
refused-pick-place-taken = Dort hast du schon einen Platz: { $track }. Nimm eine Hauskarte oder einen Platz auf einer anderen Leiste.
refused-pick-strength-full = Für eine weitere Hauskarte der Stärke { $strength } hast du keinen Platz. Nimm eine andere Stärke.
refused-house-card-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle eine Karte, die du hast.
refused-captures-too-many = Deine unbenutzten Schiffe und deine Versorgung erlauben hier { $most }, nicht { $given }.
refused-two-attacks = Ein Marsch kann nur ein Gebiet angreifen; dieser griffe mehrere an: { $areas }.
refused-neutral-too-strong = { $area }: Dieser Marsch hat Stärke { $strength }, nötig sind { $needed }. Schick mehr Einheiten, oder wähle einen anderen Marsch.
refused-area-closed = { FORM($target, "The") } { FORM($target, "be", "ist") } in dieser Partie geschlossen.
refused-ships-not-on-land = Schiffe können nicht in ein Landgebiet: { $target }.
refused-foreign-port = Du beherrschst { FORM($target, "acc") } nicht, darum können deine Schiffe nicht hinein.
refused-land-units-not-at-sea = { $target }: Landeinheiten ziehen nur in Landgebiete ({ $unit }).
refused-routed-do-not-march = Geschlagene Einheiten { FORM($area, "in") } können nicht ziehen. Lass sie stehen.
refused-out-of-reach = { $unit } { FORM($origin, "in") }: { FORM($target, "The") } { FORM($target, "be", "ist") } nicht zu erreichen; das Gebiet grenzt nicht an, und deine Schiffe verbinden beide nicht.
refused-no-token-to-leave = Du kannst { FORM($area, "in") } keinen Machtmarker zurücklassen.
refused-nobody-to-call = Gegen eine neutrale Streitmacht kann dich jetzt niemand unterstützen.
refused-no-retreat-there = Besiegte Einheiten können sich nicht { FORM($area, "to") } zurückziehen: Das Gebiet muss angrenzen oder durch eigene Schiffe verbunden sein, und ohne Feinde.
refused-retreat-only-back = Besiegte Angreifer müssen sich { FORM($area, "to") } zurückziehen.
refused-no-retreat-to-attackers = Der Angriff kam { FORM($area, "from") }, darum kannst du dich nicht dorthin zurückziehen.
refused-retreat-on-foot-or-afloat = Diese Einheiten können sich nicht { FORM($area, "to") } zurückziehen: Landeinheiten gehen in Landgebiete, Schiffe in Meere und Häfen.
refused-retreat-costs-more = Deine Versorgung lässt { FORM($area, "in") } weniger Platz als anderswo. Zieh dich dorthin zurück, wo du weniger Einheiten verlierst.
refused-wrong-retreat-losses = Für { $number } der Einheiten, die sich zurückziehen, reicht deine Versorgung nicht. Du hast { $given } gewählt; wähle { $number }.
refused-routed-no-casualty = Geschlagene Einheiten können nicht als Verluste gewählt werden.
refused-siege-engine-no-casualty = Belagerungsmaschinen können nicht als Verluste gewählt werden.
refused-wrong-casualties = Zu wählen sind { $number } Verluste. Du hast { $given } gewählt; wähle { $number }.
refused-one-area-only = Alle müssen im selben Gebiet sein.
refused-routed-stays-footman = Ein geschlagener Fußsoldat kann nicht aufgewertet werden.
refused-fewer-would-do = Du musst nur { $number ->
    [one] eine Einheit
   *[other] { $number } Einheiten
} vernichten.

## The arithmetic, line by line

why-side = { $house } { FORM($area, "in") }
why-units = { $units }: { SIGNED($value) }
why-supporting-units = Unterstützung von { $house } { FORM($area, "from") } ({ $units }): { SIGNED($value) }
why-support-order = Unterstützungsbefehl { FORM($area, "in") }: +{ $value }
why-march = { $order }: { SIGNED($value) }
why-defense = { $order }: +{ $value }
why-garrison = Garnison: +{ $value }
why-card = { $card }: { SIGNED($value) }
why-card-changed = { $card }: { $printed } aufgedruckt, { $value } durch Fähigkeiten
why-tides = Gezeitenkarte { $card }: { SIGNED($value) }
why-blade = Valyrische Stahlklinge: +{ $value }
why-total = { $house } zusammen: { $value }
why-won-at-once = { $house } hat niemanden mehr gegen sich und gewinnt sofort; Stärken zählen nicht.
why-won-by-strength = { $house } ist stärker und gewinnt.
why-won-on-fiefdoms = Beide sind gleich stark: { $house } steht auf der Leiste der Lehen höher und gewinnt.
why-casualties-prevented = { $card } verhindert Verluste von { $house }.
why-casualties = Verluste von { $house }: { $number } (Schwerter { $swords }, minus Befestigungen { $towers })
defeat-sum = { $house }: { $initial } vor den Hauskarten, { $card } { SIGNED($printed) }{ $blade ->
    [0] { "" }
   *[other] , Valyrische Stahlklinge +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , Gezeiten { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , Fähigkeiten { SIGNED($more) }
} = **{ $total }**
defeat-sum-without-card = { $house }: { $initial } ohne Hauskarte{ $blade ->
    [0] { "" }
   *[other] , Valyrische Stahlklinge +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , Gezeiten { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , Fähigkeiten { SIGNED($more) }
} = **{ $total }**
defeat-tie = Gleich stark: { $winner } steht auf der Leiste der Lehen höher und gewinnt bei Gleichstand.
defeat-swords = Aufgedruckt: Schwerter auf der Karte { $rival }: { $swords }, Befestigungen auf deiner Karte: { $towers }. Für jedes Schwert, das keine Befestigung aufhält, verlierst du eine Einheit.
defeat-nobody-died = Deine Einheiten sind alle entkommen.
defeat-died = Du hast verloren: { $units }.
defeat-cannot-retreat = Belagerungsmaschinen und geschlagene Einheiten können sich nicht zurückziehen: Wer den Kampf verliert, verliert sie.
defeat-no-retreat = Es gab kein Gebiet für den Rückzug, darum ist niemand entkommen.
defeat-card-in-hand = Was möglich gewesen wäre: { $card } auf deiner Hand hat Stärke { $strength }; ohne Fähigkeiten gerechnet hätte das gereicht.
defeat-outmatched = Was gefehlt hat: Vor den Hauskarten stand es { $own } zu { $other }. Dagegen helfen eher mehr Einheiten, ein besserer Befehl oder Unterstützung als eine bessere Karte.
defeat-missing = Was gefehlt hat: { $number } mehr Stärke, durch eine Einheit, einen Befehl, Unterstützung oder eine Karte.
why-bids = Gebote { $subject-id ->
    [attack] für die Nachtwache
   *[other] { FORM($subject, "for") }
}
why-bid = { $place }. { $house }: { $power }
why-bid-tied = { $place }. { $house }: { $power }, gleichauf; der Inhaber des Eisernen Throns entscheidet
why-watch = { $total } zusammen gegen { $strength }: { $wins ->
    [1] Die Nachtwache gewinnt
   *[other] Die Wildlinge gewinnen
}
why-icons = Versorgungssymbole, die { $house } beherrscht: { $value }
why-icon = { $area }: { $value }
why-position = Versorgung von { $house }: { $value }
why-army-fits = Armee von { $size } { FORM($area, "in") }: { $limit } erlaubt
why-army-too-large = Armee von { $size } { FORM($area, "in") }: nur { $limit } erlaubt

## What changes nothing is told together

idle-raid-nothing = Überfälle ohne Ziel: { $all }.
idle-raid-nothing-of = { $house } { FORM($area, "in") }
idle-march-nothing = Märsche, die keine Einheiten bewegen: { $all }.
idle-march-nothing-of = { $house } { FORM($area, "in") }
idle-no-power = Keine Macht für { $all }.
idle-no-power-of = { $house }

## Who is winning

table-leads = { $number ->
        [one] { $houses } führt
       *[other] { $houses } führen
    } mit { $castles } von { $goal } Burgen und Festungen{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.

## A round in a few lines

round-battles = { $number ->
        [0] Es wurde nicht gekämpft.
        [one] Ein Kampf: { $battles }.
       *[other] { $number } Kämpfe: { $battles }.
    }
round-battle = { $winner } besiegt { $loser } { FORM($area, "in") }
round-lost = Verloren: { $who }.
round-mustered = Ausgehoben: { $who }.
round-units-of = { $house } { $units }
round-castles = Burgen und Festungen, { $goal } zum Sieg: { $castles }.
round-castles-of = { $house } { $castles }

## Gifts of Power

event-power-given = { $house } gibt { $to } { $power } Macht.
interject-gift = Macht geben
interject-gift-about = Gib einem anderen Spieler verfügbare Macht, so viel du willst. Er schuldet dir nichts dafür.
interject-gift-step-0 = Wem?
interject-gift-step-1 = Wie viel Macht?
interject-gift-do = Geben
interject-gift-done = ✓ Gegeben.
refused-no-gifts = An diesem Tisch wird keine Macht verschenkt.
refused-gift-while-bidding = Während geboten wird, kannst du keine Macht geben. Versuch es, wenn die Gebote aufgedeckt sind.
refused-gift-in-combat = Im Kampf kannst du nur beim Ruf um Unterstützung Macht geben.
refused-gift-without-power = Du hast keine verfügbare Macht zum Geben.
refused-gift-no-room = Niemand kann mehr Macht bekommen: Die Zahl der Machtmarker ist begrenzt.
refused-gift-to-oneself = Dir selbst kannst du keine Macht geben.
refused-gift-to-vassal = { $house } ist ein Vasall, und Vasallen geben und bekommen keine Macht.
refused-gift-above-power = Du hast nur { $power } Macht verfügbar.
refused-gift-too-much = { $house } hat nur noch Marker für { $room } Macht.
why-preview-power-then = { $house } hat dann { $power } Macht.
