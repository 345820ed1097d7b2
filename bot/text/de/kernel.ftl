# What every game can say.

name = { $of }
number = { $n }
counted = { $count } { $thing }
list = { $most } und { $last }
list-comma = {", "}
list-items = {"; "}
list-nothing = nichts
span = { $hours ->
    [0] { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
span-of-both = { $hours } { $minutes }
step-rank = Wunsch Nummer { $place }
step-arrange = { $place ->
    [one] Wer kommt zuerst?
   *[other] Wer kommt als Nächstes?
}
step-arrange-among = Wer von { $among } kommt zuerst?
with-rule = { $sentence } (Regel { $rule })

## Why an answer is not accepted

refused-game-over = Die Partie ist vorbei.
refused-not-asked = Du hast gerade nichts zu beantworten.
refused-chance-first = Gerade wird etwas gezogen. Versuch es gleich noch einmal.
refused-question-passed = Diese Frage ist schon abgeschlossen. Öffne dein Panel noch einmal.
refused-nothing-sealed = Du hast keine versiegelte Antwort, die du zurücknehmen könntest.
refused-not-offered = Das gehört nicht zu den möglichen Antworten. Dein Panel zeigt sie alle.
refused-wrong-number = { $exact ->
    [0] Wähle mindestens { $least } und höchstens { $most }; du hast { $given } gewählt.
   *[other] Wähle { $least }; bisher hast du { $given } gewählt.
}
refused-wrong-number-of = { $what }. Gewählt hast du { $given }.
refused-not-a-number = Das ist keine Zahl. Tippe eine in Ziffern.
refused-out-of-range = Wähle eine Zahl von { $least } bis { $most }.
refused-no-such-token = Das kannst du jetzt nicht verwenden: { $token }.
refused-token-used-up = Davon hast du nicht mehr als { $number }: { $token }.
refused-token-limit = Davon kannst du höchstens { $most } verwenden.
refused-not-pieces = Das war nicht als Wahl von Figuren zu lesen. Wähle sie in deinem Panel.
refused-no-pieces-there = Davon ist { FORM($place, "in") } nichts.
refused-no-such-pieces = Das sind zu viele ({ $unit }): { FORM($place, "in") } sind es weniger.
refused-which-pieces = Sag dazu, welche Figuren dorthin gehen, oder „alle“.
refused-not-moves = Das war nicht als Züge zu lesen. Wähle sie in deinem Panel.
refused-unreachable = { $unit }: { FORM($origin, "from") } { FORM($target, "to") } geht es nicht. Wähle ein anderes Ziel.
refused-nothing-to-move = { FORM($place, "From") } lässt sich nichts bewegen.
refused-may-not-mark = { $mark }: mit diesen Zügen nicht möglich. Lass es weg, oder bewege andere Figuren.
refused-must-mark = { $mark }: mit diesen Zügen vorgeschrieben.
refused-buys-nothing = { $place }: Dort bekommst du keine Figuren.
refused-not-this-deck = Das sind nicht die Karten dieses Stapels: { $deck }.

refused-not-tokens = Das war nicht als Marker zu lesen. Wähle sie in deinem Panel.
refused-places-left = { $number ->
    [one] Ein Ort braucht noch einen Marker: { $places }.
   *[other] { $number } Orte brauchen noch einen Marker: { $places }.
}
refused-not-your-place = { FORM($place, "In") } kannst du keinen Marker legen.

## What any game may ask and offer

for-anything = eine Antwort
event-over = Die Partie ist vorbei.
piece-at = { $unit }, { $place }
step-move-from = Von wo?
step-move-to = Wohin? ({ $unit })
step-unit = { $unit } (übrig: { $left })
step-token = { $place }
option-players = { $value } Spieler
step-move = Wer geht { FORM($origin, "from") }?
choice-pass = Passen
choice-decline = Verzichten
choice-refuse = Ablehnen
choice-done = Fertig
choice-no-target = Kein Ziel
choice-no-card = Keine Karte
choice-no-order = Hier nichts
