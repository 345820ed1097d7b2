# What finished games come to: statistics, ratings, reliability, and a player's year.

## Statistics

card-statistics = Statistik
statistics-title = { $ruleset }: { $players } Spieler
statistics-games = { $games ->
    [one] 1 beendete Partie
   *[other] { $games } beendete Partien
}; Runden im Schnitt: { $rounds }; mit Statthaltern: { $stewards }
statistics-none = Hier ist noch nichts gezählt: Auf diesem Server ist noch keine Partie dieser Art zu Ende gegangen.
statistics-counting = Partien, die eben zu Ende gingen, werden noch gezählt; sieh in einer Minute noch einmal nach.
statistics-nothing = Hier ist nichts zu zeigen: In diesen Partien kommt nichts davon vor, oder es wurde nichts gemessen.
statistics-failed = ⚠ Das Bild ließ sich nicht zeichnen. Bitte versuch es noch einmal.
statistics-choose = Welche Partien
statistics-kind = { $ruleset }, { $players } Spieler ({ $games })
statistics-about-seats = Plätze
statistics-about-games = Länge und Ende
statistics-about-cards = Karten
statistics-about-bids = Gebote
statistics-about-pace = Zeit
statistics-about-records = Rekorde
statistics-wins = Siege nach Platz
statistics-wins-foot = Schwarze Linien sind 95-%-Intervalle: Bei wenigen Partien ist viel davon Zufall. Rote Marken zeigen, wo alle Plätze lägen, wenn sie gleich gut wären.
statistics-of = { $part } von { $whole }
statistics-place = { $part } von { $whole }, im Schnitt Platz { $place }
statistics-share = { $percent } %
statistics-length = Wie viele Runden eine Partie dauert
statistics-round = { $number ->
    [one] 1 Runde
   *[other] { $number } Runden
}
statistics-endings = Wie Partien enden
statistics-draw = unentschieden
statistics-conceded = der Tisch war sich über den Sieger einig
statistics-cards = Meistgespielte Karten
statistics-card-note = { $part } von { $whole }; wer sie spielt, gewinnt { $percent } % der Partien
statistics-bids = Worauf geboten wird, und wie viel im Schnitt
statistics-bid-note = geboten: { $times } ×; das höchste Gebot ist im Schnitt { $top }, höchstens { $most }
statistics-pace = Wie lange Antworten dauern
statistics-pace-note = Antworten: { $answers }; neun von zehn innerhalb von { $span }
statistics-pace-foot = Die Hälfte der Antworten dauert kürzer als angegeben. Antworten, die heimlich gegeben werden können, zählen nicht.
statistics-days = { $days } T
statistics-hours = { $hours } Std
statistics-minutes = { $minutes } min
statistics-seconds = { $seconds } s
bests-fastest = **Schnellster Sieg:** { $who } in Runde { $round } (Partie { $game })
bests-biggest = **{ $heading }:** { $told } (Partie { $game })
bests-peace = **Längster Frieden:** { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} (Partie { $game })
bests-row = **Meiste Siege in Folge:** { $user }, { $row }
bests-none = Noch kein Rekord.
bests-note = -# Wer nicht gelistet oder genannt werden möchte, wird hier nicht genannt.

## Profiles

profile-title = **{ $user }** auf diesem Server
profile-hidden = { $user } möchte nicht in der Liste stehen.
profile-reliability = **Zuverlässigkeit: { $percent } %**
profile-reliability-new = **Zuverlässigkeit: neu hier**
profile-made-of = { $timely ->
    [one] 1 Antwort
   *[other] { $timely } Antworten
} rechtzeitig, { $late } zu spät; { $finished ->
    [one] 1 Partie
   *[other] { $finished } Partien
} zu Ende gespielt, { $left } verlassen; { $taken ->
    [one] 1 Platz
   *[other] { $taken } Plätze
} übernommen; { $away ->
    [one] einmal
   *[other] { $away }-mal
} mit Ansage weg
profile-how = Zuverlässigkeit ist der Anteil rechtzeitiger Antworten unter denen mit Frist. Eine Partie zu verlassen zählt wie eine späte Antwort; einen verlassenen Platz zu übernehmen zählt wie 5 rechtzeitige. Was ein halbes Jahr her ist, zählt halb, und alle beginnen mit 10 rechtzeitigen Antworten. Mit Ansage weg zu sein kostet nichts.
profile-ratings = **Wertungen**
profile-rating = { $kind }: **{ $points }** ± { $spread } nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
profile-rating-note = Alle beginnen bei 1000. Die Zahl nach ± ist der Spielraum bei 95 % Sicherheit. Der Platz wird berücksichtigt: Ein Sieg mit einem schwachen zählt mehr.
profile-no-rating = Noch ist keine gewertete Partie zu Ende gegangen.
profile-not-rated = Du hast auf diesem Server keine Wertung, weil du um keine gebeten hast.
profile-games = Partien hier beendet: { $games }, gewonnen: { $wins }
profile-rate = Hier gewertet werden
profile-unrate = Nicht gewertet werden
profile-list = Wieder in die Liste
profile-unlist = Nicht in die Liste
profile-leaders = Bestenliste zeigen
profile-year = Mein Jahr { $year }
profile-rated-now = Ab jetzt hast du auf diesem Server eine Wertung. Partien, die du hier schon zu Ende gespielt hast, zählen mit.
profile-unrated-now = Du hast auf diesem Server keine Wertung mehr.
profile-listed-now = Andere sehen dein Profil hier wieder.
profile-unlisted-now = Deine Wertung und deine Zuverlässigkeit sieht hier sonst niemand mehr. Ein Tisch, der Zuverlässigkeit verlangt, erfährt weiter, ob deine reicht.
leaderboard-title = **Bestenliste: { $kind }**
leaderboard-line = { $place }. { $user }: **{ $points }** ± { $spread } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen)
leaderboard-none = Noch steht niemand in der Liste. Wer in die Liste will, lässt sich werten: { COMMAND("profile") }.
leaderboard-how = Geordnet nach der Wertung minus dem Doppelten ihrer Unsicherheit; wer wenige Partien hat, steht weiter unten.
leaderboard-seats = Wertung der Plätze selbst: { $seats }
leaderboard-seat = { $seat } { $points }

## A player's year

year-title = **Dein Jahr { $year }**
year-none = Du hast { $year } keine Partie zu Ende gespielt.
year-of = { $user }: das Jahr { $year }
year-summary = Beendete Partien: { $games }; gewonnen: { $wins }; Runden: { $rounds }
year-seats = Am häufigsten gespielte Plätze
year-cards = Am häufigsten gespielte Karten
year-post = Im Kanal posten
year-games = { $games ->
    [one] Du hast 1 Partie
   *[other] Du hast { $games } Partien
} zu Ende gespielt und { $wins } gewonnen, in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
year-seat = Am häufigsten warst du { $seat } ({ $times ->
    [one] einmal
   *[other] { $times }-mal
}).
year-card = Deine Karte des Jahres: { $card }, { $times ->
    [one] einmal
   *[other] { $times }-mal
} gespielt.
year-mate = Am häufigsten hast du mit { $user } gespielt (Partien: { $times }).
year-pace = Die Hälfte deiner Antworten kam innerhalb von { $span }.
year-bid = Dein kühnstes Gebot: { $power } Macht ({ $subject }).
year-answers = { $answers ->
    [one] Du hast 1 Antwort gegeben.
   *[other] Du hast { $answers } Antworten gegeben.
}

table-year-over = Sieh zurück auf deine Partien von { $year }: Öffne { COMMAND("profile") } und drück auf **Mein Jahr**.

## At a table

lobby-reliable = { $player } · { $percent } % zuverlässig (rechtzeitige Antworten: { $timely } von { $due }; zu Ende gespielte Partien: { $finished } von { $games })
lobby-reliable-new = { $player } · neu hier
agreed-reliability = Mitspielen kann, wer mindestens { $value } % zuverlässig ist.
setting-reliability-none = Alle
setting-reliability-none-note = Keine Untergrenze.
setting-reliability-value = { $value } %
setting-reliability-value-note = Wie in den Profilen auf diesem Server.
setting-rated-people = Wenn nur Menschen spielen
setting-rated-people-note = Wenn auf keinem Platz der Spieler wechselt und kein Statthalter mitspielt.
setting-rated-all = Immer
setting-rated-all-note = Auch Statthalter sind Gegner; ein Platz zählt für die Person, die ihn am Ende hat.
setting-rated-none = Nicht gewertet
setting-rated-none-note = Zählt für keine Wertung.
agreed-rated-all = Wird in jedem Fall gewertet, auch mit Statthaltern oder wechselnden Spielern.
agreed-rated-none = Nicht gewertet.
setup-page-rating = Wertung
setting-rated = **Wertung**: Zählt diese Partie?
setting-reliability = **Zuverlässigkeit**: Wie zuverlässig muss man sein, um mitzuspielen?
trouble-not-reliable = Dieser Tisch verlangt { $least } % Zuverlässigkeit; deine ist { $percent } %. { COMMAND("profile") } zeigt, wie sie berechnet wird. Jede rechtzeitige Antwort verbessert sie.
profile-row = Siege in Folge: höchstens { $row }, jetzt { $now }
profile-fastest = Schnellster Sieg: in Runde { $rounds } ({ $kind })
profile-met = Partien mit dir: { $games }; du warst in { $ahead } vorn, in { $behind } hinten
