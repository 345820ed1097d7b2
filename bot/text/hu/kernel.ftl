# What every game can say.

name = { $of }
number = { $n }
counted = { $count } { $thing }
list = { $most } és { $last }
list-comma = {", "}
list-items = {"; "}
list-nothing = semmi
span = { $hours ->
    [0] { $minutes } perc
   *[other] { $hours } óra
}
span-of-both = { $hours } { $minutes }
step-rank = { $place }. kívánságod
step-arrange = { $place ->
    [one] Ki lesz az első?
   *[other] Ki a következő?
}
step-arrange-among = { $among }: melyikük lesz az első?
with-rule = { $sentence } (szabály: { $rule })

## Why an answer is not accepted

refused-game-over = A játszma véget ért.
refused-not-asked = Most nincs mire válaszolnod.
refused-chance-first = Éppen húzás folyik. Próbáld újra egy pillanat múlva.
refused-question-passed = Ez a kérdés már lezárult. Nyisd meg újra a paneled.
refused-nothing-sealed = Nincs visszavonható válaszod.
refused-not-offered = Ez nem szerepel a lehetséges válaszok között. A paneleden mind ott van.
refused-wrong-number = { $exact ->
    [0] Válassz { $least }–{ $most } lehetőséget; most { $given } van kijelölve.
   *[other] Pontosan { $least } lehetőséget válassz; most { $given } van kijelölve.
}
refused-wrong-number-of = { $what }. Most { $given } van kijelölve.
refused-not-a-number = Ez nem szám. Írd számjegyekkel.
refused-out-of-range = Válassz egy számot { $least } és { $most } között.
refused-no-such-token = Ez most nem használható: { $token }.
refused-token-used-up = Ebből legfeljebb { $number } használható: { $token }.
refused-token-limit = Ezekből legfeljebb { $most } használható.
refused-not-pieces = Ezt nem lehet bábuk választásaként értelmezni. Válaszd ki őket a paneleden.
refused-no-pieces-there = Ezek közül egy sincs { FORM($place, "in") }.
refused-no-such-pieces = Nincs ennyi { $unit } { FORM($place, "in") }.
refused-which-pieces = Írd hozzá, mely bábuk mennek oda, vagy hogy „mind”.
refused-not-moves = Ezt nem lehet lépésekként értelmezni. Válaszd ki őket a paneleden.
refused-unreachable = Egy { $unit } nem juthat el { FORM($origin, "from") } { FORM($target, "to") }. Válassz más úti célt.
refused-nothing-to-move = Semmi sem mozdítható { FORM($place, "from") }.
refused-may-not-mark = { $mark }: ezekkel a lépésekkel nem lehetséges. Hagyd el, vagy mozgass más bábukat.
refused-must-mark = { $mark }: ezekkel a lépésekkel kötelező.
refused-buys-nothing = { $place }: ott nem kaphatsz bábut.
refused-not-this-deck = Ezek nem ennek a paklinak a lapjai: { $deck }.

refused-not-tokens = Ezt nem lehet jelzőkként értelmezni. Válaszd ki őket a paneleden.
refused-places-left = Ide még jelző kell: { $places } ({ $number }).
refused-not-your-place = Nem tehetsz jelzőt { FORM($place, "to") }.

## What any game may ask and offer

for-anything = egy válasz
event-over = A játszma véget ért.
piece-at = { $unit }, { $place }
step-move-from = Honnan?
step-move-to = Hová megy { AZ($unit) }?
step-unit = { $unit } (maradt: { $left })
step-token = { $place }
option-players = { $value } játékos
step-move = Ki megy { FORM($origin, "from") }?
choice-pass = Passz
choice-decline = Nem kérem
choice-refuse = Visszautasítom
choice-done = Kész
choice-no-target = Nincs célpont
choice-no-card = Nincs lap
choice-no-order = Ide semmi
