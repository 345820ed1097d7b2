# What games with vassals say beside the 2nd edition, or in other words.

ruleset-agot-2e-vassals = Der Eiserne Thron, 2. Edition: mit Vasallen
option-vassals = Vasallen: { $value }

## Names

house-vassals = die Vasallen
phase-vassals = Vasallen wählen
phase-vassal-orders = Befehle der Vasallen

order-raid-support-plus-1 = Überfall oder Unterstützung +1
    .note = Entfernt einen Befehl wie ein Überfall, oder bleibt und hilft wie Unterstützung +1
order-defend-muster-plus-1 = Verteidigung +1 oder Aushebung
    .note = +1, wenn dieses Gebiet angegriffen wird; hebt hier am Ende aus
order-defend-plus-3 = Verteidigung +3
    .note = +3, wenn dieses Gebiet angegriffen wird

## What is asked

for-claim-vassals = Wahl der Vasallen
panel-on-behalf = ⚑ Du antwortest für deinen Vasallen **Haus { $seat }**.
seat-for = { $seat }, für den Vasallen { $other }
plan-not-for = Auch deine Vasallen ({ $seats }) werden gefragt. Ihre Antworten lassen sich nicht planen.

ask-claim-vassals = Welche Vasallen befehligst du in dieser Runde? { $most ->
    [one] Du darfst einen nehmen.
   *[other] Du darfst bis zu { $most } nehmen.
}
ask-orders-for = Runde { $round }: Welche Befehle gibst du Haus { $for }? Höchstens zwei seiner Gebiete bekommen einen.
ask-raid-for = Der Überfall-/Unterstützungsbefehl von Haus { $for }: Wie setzt du ihn ein?
ask-march-for = Der Marsch von Haus { $for }: Welche Einheiten ziehen wohin?
ask-consolidate-for = Hebt Haus { $for } dort aus, wo sein Aushebungsbefehl liegt?
ask-house-card-for = Kampf { FORM($area, "in") }: Welche seiner drei Karten spielt Haus { $for }?
ask-supply-for = Die Armeen von Haus { $for } sind größer, als seine Versorgung erlaubt: { $limits }. Welche Einheiten vernichtest du?
ask-muster-for = Was hebt Haus { $for } aus?
ask-support-for = { $attacker } greift { FORM($area, "in") } { $defender } an. Welche Seite unterstützen die Einheiten von Haus { $for } { FORM($supporters, "in") }?
ask-refuse-support-for = Kampf { FORM($area, "in") }: Wessen Unterstützung lehnt Haus { $for } ab?
ask-casualties-for = { $area }: Wähle { $number ->
    [one] den Verlust
   *[other] die { $number } Verluste
} von Haus { $for }.
ask-retreat-losses-for = Die Versorgung von Haus { $for } erlaubt { FORM($area, "in") } weniger Einheiten. Wähle { $number ->
    [one] die Einheit, die es verliert
   *[other] die { $number } Einheiten, die es verliert
}.
ask-port-capture-for =
    Haus { $for } nimmt { FORM($port, "acc") } ein. Dort { $ships ->
        [one] liegt ein Schiff
       *[other] liegen { $ships } Schiffe
    } von { $victim }. Wie viele ersetzt das Haus durch eigene? Die übrigen werden vernichtet.
ask-deal = Teile die Karten aus.
for-deal = Karten, die auszuteilen sind
tokens-short-for = Höchstens { $number } von { $places } Gebieten bekommen einen Befehl.
nothing-claim-vassals = Keinen Vasallen nehmen
nothing-orders = Keine Befehle geben
choice-stays = Liegen lassen: Er unterstützt in dieser Runde
choice-muster-here = Hier ausheben
choice-no-muster = Nicht ausheben: den Befehl entfernen
note-vassal = Burgen und Festungen { $castles } · Versorgung { $supply } · { $number ->
    [0] keine Einheiten
   *[other] { $units }
}

## What happened

event-vassal-claimed = { $house } befehligt in dieser Runde Haus { $vassal }.
event-raid-support-stays = { $house } führt { FORM($area, "in") } keinen Überfall aus: Der Befehl bleibt dort, um zu unterstützen.
event-consolidate-muster = { $house } hebt { FORM($area, "in") } auf Befehl aus.
event-pillage = Plünderung: { $gained ->
    [0] niemand erhält Macht
   *[other] { $house } erhält { $gained } Macht
}, { $victim } verliert { $lost }.

refused-area-of-the-family = { FORM($target, "The") } { FORM($target, "belong", "gehört") } in dieser Runde deiner Familie: Befehlshaber und Vasallen betreten die Gebiete der anderen nicht.
refused-support-against-family = { $house } gehört zu deiner Familie und kämpft hier: Unterstütze diese Seite oder niemanden.
refused-vassals-not-into-ports = Vasallen ziehen nicht in Häfen, also auch nicht { FORM($target, "to") }.
refused-vassal-without-units = Haus { $house } hat { FORM($area, "in") } keine Einheiten und kann dort keinen Befehl bekommen.
refused-still-over-supply = Die Armeen sind noch größer, als die Versorgung erlaubt: { $limits }. Vernichte mehr Einheiten.
refused-raid-own-order = Den Befehl { FORM($target, "in") } kannst du nicht überfallen: Er gehört dir oder deiner Familie. Wähle ein anderes Ziel oder „Kein Ziel“.
refused-too-many-vassal-orders = Ein Vasall bekommt höchstens { $most ->
    [one] 1 Befehl
   *[other] { $most } Befehle
}. Lass einige weg.

why-preview-token-stays = { FORM($area, "In") } bleibt ein Machtmarker von { $house }, und er kostet keine Macht.
why-preview-may-play = { $house } spielt eine von drei Karten, die nur sein Befehlshaber sieht, aus diesen: { $cards }.
why-preview-stays-to-support = Der Befehl { FORM($area, "in") } bleibt und unterstützt für den Rest der Runde angrenzende Kämpfe.
why-preview-armies = Armeen danach: { $armies }; die Versorgung erlaubt { $limits }.
why-preview-no-armies = Danach gibt es keine Armee von zwei und mehr; die Versorgung erlaubt { $limits }.
why-preview-vassal-pillage = { $rival } verliert { FORM($area, "in") } den Befehl { $order }{ $lost ->
    [0] {""}
   *[other] {" "}und 1 Macht
}; { $gained ->
    [0] niemand erhält etwas.
   *[other] du erhältst 1 Macht.
}

## Looking things up

hand-open = Die Handkarten der Spieler sind nicht geheim: { COMMAND("map") } zeigt sie am Rand, und { COMMAND("look") } erklärt jede Karte. Die Karten, die ein kämpfender Vasall bekommt, kennt nur sein Befehlshaber.
heading-commands = Du befehligst: { $houses }
lookup-house-vassal = **Vasall**, befehligt von { $house }
lookup-house-vassal-free = **Vasall**; in dieser Runde befehligt ihn noch niemand
lookup-house-commands = **Befehligt** { $houses }
lookup-house-vassal-figures = **Burgen und Festungen** { $castles }. Keine Macht, keine Handkarten: in jedem Kampf drei der sieben Vasallenkarten
lookup-card-of-vassals = Hauskarte der Vasallen: Drei der sieben bekommt jeder Vasall, der kämpft
lookup-card-drawn = **In dieser Partie:** { $house } hat sie bekommen.
lookup-card-no-vassals = **In dieser Partie:** Vasallen gibt es nicht.

## Readings

ruling-connington-without-survivors = Jon Conningtons Ritter, wenn der Sieger keine Einheiten mehr hat
reading-connington-without-survivors-embattled-area-only = darf ins umkämpfte Gebiet
reading-connington-without-survivors-origin = darf dorthin, woher der Marsch kam
ruling-beric-dondarrion-timing = Beric Dondarrions Einheit geht verloren
reading-beric-dondarrion-timing-on-result = vor den Verlusten
reading-beric-dondarrion-timing-after-casualties = nach den Verlusten
ruling-bronn-against-vassal = Bronn gegen einen Vasallen
reading-bronn-against-vassal-cannot-pay = kann nicht bezahlt werden
reading-bronn-against-vassal-commander-pays = darf vom Befehlshaber bezahlt werden
ruling-jaqen-random-card = Jaqen H'ghars zufällige Karte
reading-jaqen-random-card-includes-returned = kann die zurückgenommene sein
reading-jaqen-random-card-excludes = ist nie die zurückgenommene
ruling-patchface-against-vassal = Flickenfratz gegen einen Vasallen
reading-patchface-against-vassal-drawn-cards = wirkt auf die Karten, die der Vasall bekommen hat
reading-patchface-against-vassal-nothing = bewirkt nichts
ruling-vassal-bid-ties = Bei Geboten stehen Vasallen
reading-vassal-bid-ties-iron-throne-holder = gleichauf mit Geboten von 0; der Eiserne Thron entscheidet
reading-vassal-bid-ties-below-players = hinter allen Spielern
ruling-vassal-claim = Wie Spieler zu ihren Vasallen kommen
reading-vassal-claim-rest-to-the-last = sie wählen reihum; der letzte nimmt den Rest
reading-vassal-claim-at-random = jede Runde ausgelost
ruling-vassal-dual-token-bans = Ein Verbot von Überfall oder Unterstützung
reading-vassal-dual-token-bans-banned-by-either = verbietet den Marker, der beides kann
reading-vassal-dual-token-bans-other-half-stays = lässt die andere Hälfte des Markers zu
ruling-vassal-family-support = Befehlshaber und Vasallen unterstützen einander
reading-vassal-family-support-automatic = ohne gefragt zu werden
reading-vassal-family-support-optional = wenn der Befehlshaber es sagt
ruling-vassal-house-cards = Ein kämpfender Vasall bekommt
reading-vassal-house-cards-three-of-seven = drei der sieben Karten
ruling-vassal-muster = Bei Aushebung hebt ein Vasall aus
reading-vassal-muster-home-area-only = nur in seinem Heimatgebiet
ruling-vassal-order-count = Ein Vasall bekommt
reading-vassal-order-count-up-to-two = bis zu zwei Befehle
reading-vassal-order-count-two-if-possible = zwei Befehle, wenn möglich
ruling-vassal-power-token = Ein Vasall, der ein Landgebiet verlässt
reading-vassal-power-token-always-left = lässt immer einen Machtmarker zurück
ruling-vassal-raid-power = Ein Vasall, der eine Machtfestigung überfällt
reading-vassal-raid-power-nobody-gains = bringt niemandem Macht
reading-vassal-raid-power-commander-gains = bringt seinem Befehlshaber 1 Macht
ruling-vassal-starting-supply = Vasallen beginnen mit Versorgung
reading-vassal-starting-supply-four = 4
reading-vassal-starting-supply-icons-controlled = nach den Versorgungssymbolen, die sie beherrschen
ruling-vassal-surplus-sets = Vasallen, die sich nicht gleich aufteilen lassen
reading-vassal-surplus-sets-one-more-from-the-top = gehen an die Ersten in der Reihenfolge
reading-vassal-surplus-sets-one-each = gibt es nicht: Reihum wird je einer gewählt
ruling-vassal-track-setup = Auf den Leisten beginnen Vasallen
reading-vassal-track-setup-below-if-in-top-three = an letzter Stelle, wenn sonst einer unter den ersten drei wäre
reading-vassal-track-setup-always-below = zuletzt
ruling-vassal-victory = Wenn ein Vasall einen Kampf gewinnt
reading-vassal-victory-commander-gains-one = erhält sein Befehlshaber 1 Macht
ruling-vassal-westeros-decisions = Entscheidungen von Vasallen in der Westerosphase
reading-vassal-westeros-decisions-last-commander = trifft der letzte Befehlshaber
