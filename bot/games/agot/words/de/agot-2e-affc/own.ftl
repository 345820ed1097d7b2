# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = Der Eiserne Thron, 2. Edition: Ein Festmahl für Krähen

## Names

area-port-of-the-eyrie = Hafen von Hohenehr
    .the = der Hafen von Hohenehr
    .acc = den Hafen von Hohenehr
    .dat = dem Hafen von Hohenehr
    .in = im Hafen von Hohenehr
    .from = aus dem Hafen von Hohenehr
    .to = in den Hafen von Hohenehr

deck-objectives = Stapel der Ziele
    .the = der Stapel der Ziele
    .dat = Stapel der Ziele
phase-objectives = Die Wahl der Ziele
phase-scoring = Wertung

## What is asked

ask-deal = Teile die Karten aus.
ask-objectives = Du hast fünf Ziele bekommen. Welche drei behältst du? Nur du siehst sie.
ask-return-objective = Neue Erkenntnisse: Welches Ziel gibst du in den Stapel zurück?
ask-give-objective = Wechselnde Absichten: Welches Ziel legst du in die Mitte?
ask-take-objective = Wechselnde Absichten: Welches Ziel nimmst du? Das sehen alle.
ask-score-special = Dein besonderes Ziel ist erfüllt. Wertest du es?
ask-score-objective = Welches Ziel wertest du? Es liegt danach offen.

for-objectives = Wahl der Ziele
set-up-objectives = Aufbau: Ziele
for-return-objective = ein Ziel, das zurückgeht
for-give-objective = ein Ziel für die Mitte
for-take-objective = ein Ziel aus der Mitte
for-score-special = Entscheidung über das besondere Ziel
for-score-objective = Wahl eines Ziels zur Wertung

pick-return-objective = Das Ziel, das zurückgeht
pick-give-objective = Das Ziel für die Mitte
pick-take-objective = Das Ziel, das du nimmst
pick-score-objective = Das Ziel, das du wertest
wish-score-special = Mein besonderes Ziel
do-score = Immer werten
wish-says-score-special = { $do ->
    [score] Ich werte mein besonderes Ziel, wann immer es erfüllt ist ({ $until }).
   *[ask] Frag mich, ob ich mein besonderes Ziel werte ({ $until }).
}
choice-score-nothing = Nichts werten
choice-score = Werten
choice-score-not = Nicht werten
here-objective = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $now ->
    [1] {" · ✔ jetzt"}
   *[other] {""}
} · { $text }
refused-not-this-deck = Diese Karten kommen nicht aus diesem Stapel: { $deck }.

why-preview-points = Siegpunkte: { $points }.
why-preview-special = Das besondere Ziel von { $house }: { $text }. Es bringt in jeder Runde 1 Punkt.
why-preview-in-hands = Ziele, von denen alle wissen, auf welcher Hand sie sind: { $known }.
points-of = { $house } { $points }
known-of = { $house }: { $objectives }

## What happened

event-objectives-drawn = { $house } zieht { $number ->
    [one] ein Ziel
   *[other] { $number } Ziele
}.
event-objective-drawn = Du ziehst ein Ziel: { $objective }.
event-special-scored = { $house } wertet das besondere Ziel.
event-objective-scored = { $house } wertet ein Ziel: { $objective }.
event-points = { $house } hat jetzt { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-scoring-over = Runde { $round } ist gewertet.
event-objectives-in-the-middle = Ziele in der Mitte: { $objectives }.
event-objective-taken = { $house } nimmt ein Ziel: { $objective }.
event-objectives-returned = Ein Ziel zurückgegeben: { $houses }.
event-won = { $house } gewinnt mit { $castles ->
    [one] 1 Siegpunkt
   *[other] { $castles } Siegpunkten
}{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

won-by-seven = genug Siegpunkte
won-by-round-10 = die meisten Siegpunkte nach der letzten Runde
won-by-land-areas = nach Gleichstand bei Siegpunkten die meisten Landgebiete

goal = **Sieg:** wer am Ende einer Runde als Erster { $castles } Siegpunkte hat oder nach Runde 10 die meisten.
heading-figures = Siegpunkte { $points } von { $goal } · Macht { $power } · Versorgung { $supply } · Burgen und Festungen { $castles }
heading-special = Besonderes Ziel: { $text }{ $now ->
    [1] {" · ✔ jetzt"}
   *[other] {""}
}
heading-objectives = Deine Ziele: { $objectives }
objective-of = { $objective } { $points }{ $now ->
    [1] {" ✔"}
   *[other] {""}
}
table-leads = { $number ->
        [one] { $houses } führt
       *[other] { $houses } führen
    } mit { $castles } von { $goal } Siegpunkten{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Siegpunkte, { $goal } zum Sieg: { $castles }.
round-scored = Gewertet: { $what }.
round-scored-of = { $house } { $objective }
round-special-of = { $house } das besondere Ziel

topic-points = Siegpunkte und Ziele

primer-land = Du führst ein großes Haus und willst Siegpunkte: Wer am Ende einer Runde sieben hat, gewinnt; sonst gewinnt, wer nach zehn Runden die meisten hat. Sie kommen von Zielen: Dein Haus hat ein offenes, das du in jeder Runde werten kannst, und du hast drei geheime, von denen du in jeder Runde eines werten darfst. Jede Runde beginnt mit drei Westeroskarten: Sie bringen neue Einheiten, Hungersnot, neue Ziele, Gebote für die drei Leisten oder einen Angriff der Wildlinge. Die Leisten sagen, wer zuerst dran ist, wer Kämpfe bei Gleichstand gewinnt und wie viele Sonderbefehle du geben darfst.

## Explanations

why-topic-points = Siegpunkte
why-title-points = ### Siegpunkte im Einzelnen
why-points = Runde { $round }: { $house } { $change ->
    [-1] −1
    [0] +0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $change }
}, { $what }
why-points-now = { $house } zusammen: { $points }
points-special = das besondere Ziel
points-objective = { $objective }
points-raided = { $card }

## Reasons

because-keeps-objectives = Die behaltenen Ziele sind für dieses Haus zusammen { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} wert.
because-parts-with-objective =
    Das Ziel { $objective } ist für dieses Haus { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert und { $now ->
        [1] jetzt erfüllt
       *[other] jetzt nicht erfüllt
    }.
because-takes-objective =
    Das Ziel { $objective } ist für dieses Haus { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert und { $now ->
        [1] jetzt erfüllt
       *[other] jetzt nicht erfüllt
    }.
because-scores-objective =
    Das Ziel { $objective } bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, das macht { $total } von { $goal }.
because-scores-nothing = Wertet nichts und bleibt bei { $total } von { $goal }.
because-scores-special = Das besondere Ziel bringt einen Punkt, wann immer es erfüllt ist; das macht { $total } von { $goal }.

## Looking things up

lookup-house-figures = **Siegpunkte** { $points } von { $needed } · **Macht** { $power } · **Burgen und Festungen** { $castles }
lookup-house-special = **Besonderes Ziel:** { $text }{ $now ->
    [1] {" (jetzt erfüllt)"}
   *[other] {""}
}
lookup-house-scored = **Gewertet:** { $objectives }
lookup-house-holds = **Ziele auf der Hand:** { $number }{ $known ->
    [0] {""}
   *[other] {", darunter "}{ $objectives }
}
lookup-house-own = **Deine Ziele:**
lookup-house-own-of = - { $objective }: { $what }
lookup-objective = Ziel: eine von 28 Karten
lookup-objective-worth = **Siegpunkte:** { $worth }
lookup-objective-yours = **In dieser Partie:** auf deiner Hand{ $now ->
    [1] {" und jetzt erfüllt"}
   *[other] {""}
}.
lookup-objective-scored = **In dieser Partie:** { $house } hat es gewertet.
lookup-objective-known = **In dieser Partie:** auf der Hand von { $house }, wie alle wissen.
lookup-objective-pool = **In dieser Partie:** Es liegt in der Mitte.

## When the game is over

course-points = Siegpunkte
tale-objectives = Ziele: { $objectives }
tale-harvest =
    { $house } mit „{ $objective }“ in Runde { $round }, für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tale-loyal = { $house } wertet das besondere Ziel { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
story-harvest = Wertvollstes Ziel
story-loyal = Am häufigsten gewertetes besonderes Ziel

## Rulings

ruling-affc-eyrie-home = Hohenehr
reading-affc-eyrie-home-home-area = ist das Heimatgebiet von Haus Arryn
reading-affc-eyrie-home-power-token-only = ist nur durch einen Machtmarker gekennzeichnet
ruling-affc-special-objective-optional = Das besondere Ziel
reading-affc-special-objective-optional-yes = darf gewertet werden
reading-affc-special-objective-optional-mandatory = muss gewertet werden
ruling-affc-tie-break = Gleich viele Siegpunkte
reading-affc-tie-break-points-land-throne-midgame-points-throne-at-end = Landgebiete, dann Eiserner Thron; nach der letzten Runde Eiserner Thron
reading-affc-tie-break-base-order = entschieden wie bei Burgen
ruling-affc-eyrie-port = Ein Hafen bei Hohenehr
reading-affc-eyrie-port-none = wie gedruckt
reading-affc-eyrie-port-open = öffnet sich zur Meerenge
ruling-affc-victory-check = Sieben Siegpunkte bringen den Sieg
reading-affc-victory-check-end-of-scoring = wenn alle gewertet haben
reading-affc-victory-check-at-once = sofort
ruling-affc-vp-cap = Siegpunkte
reading-affc-vp-cap-seven = enden bei sieben
reading-affc-vp-cap-none = dürfen mehr als sieben sein
ruling-affc-white-harbor-unit = Die Einheit, die in Weißwasserhafen beginnt
reading-affc-white-harbor-unit-knight = ein Ritter
reading-affc-white-harbor-unit-footman = ein Fußsoldat
ruling-affc-zero-point-objective = Ein Ziel, das nichts wert ist
reading-affc-zero-point-objective-scorable = darf gewertet werden
reading-affc-zero-point-objective-not-scorable = bleibt auf der Hand
ruling-objectives-in-hand = Ziele auf der Hand
reading-objectives-in-hand-three = werden auf drei ergänzt
ruling-score-objective = Ziele werden gewertet
reading-score-objective-turn-order = ein Haus nach dem anderen
