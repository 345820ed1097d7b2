# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = genug Städte und Festungen
won-by-round-10 = die meisten Städte und Festungen nach der letzten Runde
event-won = { $house } gewinnt mit { $castles ->
        [one] einer Stadt oder Festung
       *[other] { $castles } Städten und Festungen
    }{ $reason-id ->
        [seven] .
       *[other] { " (" }{ $reason }).
    }

ask-orders = Runde { $round }: Leg deine Befehle, höchstens einen in jedes Gebiet mit deinen Einheiten.
ask-wildling-destroy = Die Wildlinge: Wähle Einheiten im Wert von { $number } { $number ->
    [one] Punkt
   *[other] Punkten
}, die du verlierst (Fußsoldat 1, Schiff 1, Ritter 2).
ability-otherwise = { $card }: Setzt du sie ein?

table-leads = { $number ->
        [one] { $houses } führt
       *[other] { $houses } führen
    } mit { $castles } von { $goal } Städten und Festungen{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Städte und Festungen, { $goal } zum Sieg: { $castles }.
course-castles = Städte und Festungen

order-consolidate-star =
    .note = Bringt Macht wie die anderen; es ist der dritte seiner Art
order-raid-star =
    .note = Entfernt nebenan bis zu zwei Befehle
