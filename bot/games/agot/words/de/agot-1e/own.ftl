# What the 1st edition of A Game of Thrones: The Board Game says that the 2nd does not.
# What both say, but not in the same words, is in agot-1e/.

ruleset-agot-1e = Der Eiserne Thron, 1. Edition

## Names

area-summer-sea = Sommermeer
    .the = das Sommermeer
    .acc = das Sommermeer
    .dat = dem Sommermeer
    .in = im Sommermeer
    .from = aus dem Sommermeer
    .to = ins Sommermeer

choice-one-order = Nur diesen
lasting-footmen-do-not-support = Fußsoldaten bringen keine Stärke, wenn sie unterstützen

## What happened

event-drawn = Niemand gewinnt: { $houses } sind bei Städten und Festungen, Versorgung und Macht gleichauf.
event-lasting = In dieser Runde: { $effect }.
event-wildlings-settled = { $outcome-id ->
    [watch-wins] { $house } hat am meisten geboten und bekommt die Belohnung.
   *[other] { $house } hat am wenigsten geboten und leidet am meisten.
}

## Refusals

refused-order-barred = { FORM($area, "In") } ist dieser Befehl nicht erlaubt: { $order }.
refused-support-barred = { FORM($area, "In") } ist kein Unterstützungsbefehl erlaubt.
refused-raid-second-needs-star = Nur ein Überfall mit Stern entfernt zwei Befehle; der { FORM($area, "in") } hat keinen.
refused-neutral-ships-there = Eine neutrale Streitmacht hält { FORM($place, "acc") }; bevor sie geschlagen ist, lässt sich dort kein Schiff ausheben.
refused-wrong-toll = Wähle Einheiten im Wert von { $due } { $due ->
    [one] Punkt
   *[other] Punkten
} (Fußsoldat 1, Schiff 1, Ritter 2); diese sind { $given } wert.

## Rulings

ruling-ability-order = Zwei Fähigkeiten zugleich: Zuerst kommt
reading-ability-order-fiefdoms = wer bei den Lehen höher steht
reading-ability-order-turn-order = wer früher an der Reihe ist
ruling-aeron-damphair-icon = Das Symbol von Aeron Feuchthaar
reading-aeron-damphair-icon-fortification = eine Befestigung
reading-aeron-damphair-icon-sword = ein Schwert
ruling-cersei-lannister-order = Cersei Lennister entfernt einen Befehl
reading-cersei-lannister-order-required = Pflicht
reading-cersei-lannister-order-optional = freiwillig
ruling-icons-after-winter = Symbole auf einer Karte nach „Der Winter naht“
reading-icons-after-winter-count = zählen
ruling-maester-luwin-himself = Maester Luwin nimmt sich selbst zurück
reading-maester-luwin-himself-no = nein
reading-maester-luwin-himself-yes = ja
ruling-neutral-force-as-the-one-attack = Eine neutrale Streitmacht ist der eine Angriff eines Marsches
reading-neutral-force-as-the-one-attack-yes = ja
ruling-oldtown-and-sunset-sea = Altsass und das Meer der Abenddämmerung
reading-oldtown-and-sunset-sea-apart = grenzen nicht aneinander
reading-oldtown-and-sunset-sea-adjacent = grenzen aneinander
ruling-orders-in-every-area = Ein Befehl in jedem Gebiet mit Einheiten
reading-orders-in-every-area-optional = ist nicht nötig
reading-orders-in-every-area-required = ist nötig, solange Marker da sind
reading-retreat-fewest-losses-anywhere = wohin auch immer, was es auch kostet
ruling-retreat-into-empty-home = Rückzug in das leere Heimatgebiet eines Feindes
reading-retreat-into-empty-home-allowed = ist erlaubt
reading-retreat-into-empty-home-not-allowed = ist verboten
ruling-salladhor-saan-ships = Salladhor Saan: Schiffe, die 0 zählen
reading-salladhor-saan-ships-opponent = die den Gegner unterstützen
reading-salladhor-saan-ships-all-supporting = alle, die unterstützen
ruling-ser-loras-last-unit = Ser Loras vernichtet die letzte Einheit
reading-ser-loras-last-unit-battle-ends = Tyrell gewinnt sofort
reading-ser-loras-last-unit-battle-goes-on = der Kampf geht weiter
ruling-ships = Schiffe jedes Hauses
reading-ships-five = fünf
reading-ships-six = sechs
ruling-starting-supply = Versorgung zu Beginn
reading-starting-supply-as-2nd-edition = wie in der 2. Edition
reading-starting-supply-icons = die Symbole, die das Haus beherrscht
reading-starting-supply-literal = für jedes Haus eins mehr
reading-tie-break-supply-power = Versorgung, dann Macht, dann unentschieden
ruling-two-houses-win = Zwei Häuser erreichen das Ziel zugleich
reading-two-houses-win-acting-house = das Haus gewinnt, dessen Befehl es ist
reading-two-houses-win-turn-order = das erste in der Reihenfolge gewinnt

## What House cards do

heading-figures = Macht { $power } · Versorgung { $supply } · Städte und Festungen { $castles }
