# How a game is told when it is over.

tale-moment = { $round }: { $phase }
course-conditions = Erfüllte Siegbedingungen
course-territories = Territorien
course-clans = Clans auf der Insel
course-deeds = Heldentaten
story-biggest = Größter Konflikt
tale-biggest = { $area } in Runde { $round }, mit { $clans } Clans: { $seats }.
tale-closest = In Runde { $round } hat { $seat } einen Anwärtermarker und { $met ->
    [one] 1 Bedingung
   *[other] { $met } Bedingungen
}, aber noch gewinnt niemand.
tale-boldest = { $area } in Runde { $round }: { $seat } kommt mit { $mine ->
    [one] 1 Clan
   *[other] { $mine } Clans
} gegen { $theirs }.
tale-patient = { $seat } passt am häufigsten ({ $times }×).
tale-by = { $outcome } Bedingungen, jeweils von 6: { $counts }.
tale-clash = { $seat } beginnt { FORM($area, "in") } einen Konflikt. { $losers ->
    [0] Niemand verliert einen Clan.
   *[other] Verlorene Clans: { $lost }.
} { $number ->
    [0] Niemand ist mehr dort.
   *[other] Noch dort: { $seats }.
}
