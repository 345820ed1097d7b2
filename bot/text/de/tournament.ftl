# Turniere: Runden an mehreren Tischen, die der Bot selbst zusammenstellt und beginnt.

## The post that is kept up to date

tournament-title = **Turnier { $number }**: { $rules }
tournament-open = { $host } leitet das Turnier. Drück auf **{ tournament-join }**, um mitzumachen. Sobald das Turnier begonnen hat, geschieht alles von selbst.
tournament-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, möglichst an Tischen mit { $size } Plätzen.
tournament-pace-slow = Zeit für eine einzelne Antwort: { $time }; wenn mehrere antworten, doppelt so viel.
tournament-pace-live = Live: Alle sind da und antworten in Minuten.
tournament-nobody = Noch macht niemand mit.
tournament-players = { $count ->
    [one] Ein Spieler:
   *[other] { $count } Spieler:
} { $users }
tournament-others = Und { $count } weitere.
tournament-tables = { $tables ->
    [one] Nächste Runde: ein Tisch mit { $seats } Plätzen.
   *[other] Nächste Runde: { $tables } Tische, mit { $seats } Plätzen.
}
tournament-stewards = { $seats ->
    [one] Die Zahl der Spieler geht nicht auf, darum spielt auf einem Platz ein Statthalter.
   *[other] Die Zahl der Spieler geht nicht auf, darum spielen auf { $seats } Plätzen Statthalter.
}
tournament-how = Der erste Rang eines Tisches bringt 1 Punkt, der letzte 0, die dazwischen gleichmäßig weniger.
tournament-ties = Bei gleichen Punkten zählen Siege, dann die Punkte der Gegner, dann wer am selben Tisch vorn lag, zuletzt das Los. Statthalter stehen in keiner Wertung, und eine abgebrochene Partie zählt für niemanden.
tournament-closed = Dieses Turnier wurde vor seinem Beginn geschlossen.

## A round, and the standings

tournament-round = **Runde { $round } von { $rounds }**
tournament-table-playing = Tisch { $table }: { $place }
tournament-table-over = Tisch { $table }: { $place }, zu Ende
tournament-table-void = Tisch { $table }: { $place }, abgebrochen, zählt für niemanden
tournament-soon = beginnt gleich
tournament-seed = Ausgelost mit der Zahl { $seed }
tournament-standings-title = **Rangliste**, Runde { $round }
tournament-line = { $place }. { $player }: **{ $points }** · { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
tournament-line-gone = { $place }. { $player }: **{ $points }** · { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
} · ausgeschieden
tournament-won = { $player } gewinnt das Turnier, Punkte: { $points }.
tournament-unwon = Das Turnier ist zu Ende, und niemand hat Punkte.

## The post of a table, and its thread

tournament-table = **Turnier { $number }, Runde { $round } von { $rounds }, Tisch { $table }** beginnt. Gespielt wird unten im Thread.
tournament-seat = { $seat }: { $player }
tournament-steward = ein Statthalter
tournament-thread = Turnier { $number }, Runde { $round }, Tisch { $table }

## Buttons, and the host's panel

tournament-join = Mitmachen
tournament-leave = Aussteigen
tournament-more = Mehr
tournament-standings = Rangliste
tournament-earlier = Vordere Ränge
tournament-later = Hintere Ränge
tournament-begin = Beginnen
tournament-stop = Turnier beenden
tournament-keep = Doch nicht
tournament-choose-ruleset = Welches Spiel
tournament-choose-size = Plätze an einem Tisch
tournament-choose-rounds = Runden
tournament-choose-pace = Zeit für eine einzelne Antwort
tournament-size = { $size } Plätze
tournament-number = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}
tournament-sure-open = Willst du dieses Turnier vor seinem Beginn schließen?
tournament-sure-running = Willst du dieses Turnier mit der jetzigen Rangliste beenden? Laufende Partien gehen weiter und zählen nicht mehr.
tournament-hindered = ⚠ Der Bot kann dieses Turnier nicht durchführen, denn ihm fehlen im Kanal Berechtigungen: { $permissions }. Sobald er sie hat, geht es von selbst weiter.

## What has been done

tournament-in = ✓ Du machst mit. Wenn das Turnier beginnt, erwähnt dich der Bot an deinem Tisch.
tournament-in-later = ✓ Du machst ab der nächsten Runde mit. Die Runden davor zählen als 0 Punkte.
tournament-out = ✓ Du machst nicht mehr mit.
tournament-out-later = ✓ Du bekommst keine neuen Tische und behältst deine Punkte. Deine jetzige Partie geht weiter; verlassen kannst du sie dort mit { COMMAND("game leave") }.
tournament-set = ✓ Gespeichert.
tournament-began = ✓ Das Turnier beginnt. Der Bot öffnet jetzt die Tische.
tournament-stopped = ✓ Das Turnier ist beendet.

## What cannot be done

trouble-no-tournament = Dieses Turnier gibt es nicht mehr. { COMMAND("game tournament") } zeigt, ob es ein anderes gibt.
trouble-tournament-here = In diesem Kanal läuft schon Turnier { $number }. Eröffne ein anderes in einem anderen Kanal, oder beende erst dieses.
trouble-tournament-no-tables = { $ruleset } hat keine Tische für drei oder mehr, darum ist kein Turnier möglich. Nimm ein anderes Spiel.
trouble-tournament-joined = Du machst schon mit.
trouble-tournament-not-in = Du machst in diesem Turnier nicht mit.
trouble-tournament-last-round = Die letzte Runde läuft, darum kann niemand mehr dazukommen.
trouble-tournament-full = Dieses Turnier ist voll: { $most } Spieler machen mit.
trouble-tournament-over = Dieses Turnier ist zu Ende.
trouble-tournament-begun = Das Turnier hat begonnen, darum lässt sich das nicht mehr ändern.
trouble-tournament-few = Ein Turnier braucht mindestens { $least } Spieler, und bisher sind es { $number }. Beginn es, wenn mehr da sind.
trouble-tournament-not-host = Das kann nur, wer das Turnier leitet oder den Server verwalten darf.
trouble-tournament-not-manager = Hier gibt es kein Turnier. Um eins zu eröffnen, brauchst du die Berechtigung **Server verwalten**.
trouble-tournament-channel = Ein Turnier braucht einen gewöhnlichen Textkanal, denn jeder Tisch bekommt einen eigenen Thread. Eröffne es in einem.
trouble-tournament-refused = { $reason }
trouble-tournament-threads = Der Bot kann hier keine Tische öffnen, denn ihm fehlen Berechtigungen: { $permissions }. Gib sie ihm, und versuch es noch einmal.
trouble-tournament-no-channel = Den Kanal dieses Turniers gibt es nicht mehr. Eröffne ein neues in einem anderen Kanal.
