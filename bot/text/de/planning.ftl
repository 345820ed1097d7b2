# Answers given ahead: plans for questions that are still to come.

trouble-no-plans = In diesem Spiel lässt sich nichts planen.
trouble-nothing-ahead = Deine nächste Frage lässt sich gerade nicht absehen, darum gibt es nichts zu planen.
trouble-not-foreseen = ⚠ Für diese Frage lässt sich nicht mehr planen. Das hier geht noch:
trouble-no-such-plan = Du hast keinen Plan mit dieser Nummer. { COMMAND("plan") } zeigt deine Pläne.
trouble-too-many-plans = Mehr Pläne kannst du nicht haben. Lösch zuerst einen.

plan-open = Vorausplanen
plan-panel = Zurück zu meinem Panel
plan-title = ### Pläne · { $seat } · Partie { $game }
plan-why = Plane Antworten auf Fragen, die wahrscheinlich kommen. Der Bot führt einen Plan aus, wenn seine Frage kommt, die Antwort möglich ist und nichts Unvorhergesehenes geschehen ist; sonst fragt er dich wie immer. Sonst erfährt niemand, dass du geplant hast.
plan-gathered = **Du und andere werdet zugleich gefragt.** Deine Antwort wird ausgeführt, wenn du dran bist; hat sich bis dahin etwas geändert, fragt dich der Bot noch einmal.
plan-way-next = Als Nächstes entscheidest du: { $what }.
plan-way-after = Nach { $seats } entscheidest du: { $what }.
plan-later-all = Du hast alles geplant, was absehbar ist. Mehr gibt es zu planen, wenn eine dieser Fragen gekommen ist.
plan-later-own = Beantworte zuerst deine jetzige Frage. Dann kannst du planen, was daraus folgt.
plan-later-chance = Was als Nächstes kommt, entscheidet der Zufall. Planen kannst du, wenn es gezogen ist.
plan-later-secret = Was als Nächstes kommt, hängt von Antworten ab, die noch geheim sind. Planen kannst du, wenn sie aufgedeckt sind.
plan-later-round = In dieser Runde hast du nichts mehr zu entscheiden. Planen kannst du, wenn die nächste begonnen hat.
plan-later-game = Die Partie endet, bevor du noch etwas zu entscheiden hast.
plan-later-far = Vor deiner nächsten Frage geschieht zu viel. Planen kannst du, wenn sie näher ist.
plan-not-for = Du wirst auch für { $seats } gefragt. Was du für andere entscheidest, lässt sich nicht planen.
plan-menu = Eine Antwort planen
plan-menu-more = Eine Antwort planen ({ $first }–{ $last })
plan-menu-after = nach { $seats }
plan-none = Du hast keine Pläne.
plan-yours = **Deine Pläne, in der Reihenfolge, in der sie versucht werden:**
plan-line = { $number }. { $words }
plan-line-done = { $number }. ~~{ $words }~~ – ausgeführt
plan-line-stopped = { $number }. ~~{ $words }~~ – angehalten: { $reason }
plan-words = { $what }: { $choices }{ $otherwise ->
    [pass] ; sonst nichts
   *[ask] {""}
}{ $until ->
    [battle] , in diesem Kampf
    [changed] , bis etwas ihn anhält
   *[round] {""}
}
plan-words-ranking = { $what }, jedes Mal das Erste, was möglich ist: { $choices }
plan-choice = { $answer }
plan-choice-if = { $answer }, nur wenn { $conditions }
plan-and = {" und "}
plan-else = ; sonst{" "}
plan-drop = Einen Plan löschen
plan-drop-all = Alle löschen
plan-passes = Wer meinen Platz übernimmt, bekommt meine Pläne: { $passes ->
    [yes] ja
   *[no] nein
}
plan-dropped = ✓ Gelöscht.
plan-passes-said = { $passes ->
    [yes] ✓ Wer deinen Platz übernimmt, bekommt deine Pläne.
   *[no] ✓ Wer deinen Platz übernimmt, bekommt deine Pläne nicht.
}
plan-kept = ✓ Geplant: { $words }.

plan-question = **Plan: { $question }**
plan-ranks = -# Ordne so viele, wie du willst. Jedes Mal, wenn du gefragt wirst, gibt der Bot die erste Antwort, die dann möglich ist.
plan-assumed = -# Wenn nichts dazwischenkommt: { $assumed }.
plan-before = -# { $number }. Wahl: { $words }
plan-another = Was sonst, wenn das nicht geht?
plan-reads = ▸ { $words }
plan-only-if = -# **{ $number }** nur wenn { $condition }
plan-keep = Planen
plan-keep-if = Planen, wenn { $number }
plan-keep-answer = Bestätigen
plan-conditions = Nur wenn …
plan-condition-option = { $number } · { $condition }
plan-until = Wie lange er wartet
plan-until-round = Bis die Runde endet
plan-until-battle = Bis dieser Kampf endet
plan-until-changed = Bis etwas ihn anhält
plan-otherwise = Sonst etwas anderes
plan-otherwise-pass = Sonst nichts
go-way = {" → "}
plan-others = Andere Fragen

# In the panel of whoever is not asked.

panel-done-ahead = -# ✓ Wie geplant ausgeführt: { $words }
panel-stopped-ahead = -# ⚠ Dein Plan wurde angehalten: { $words } – { $reason }
plan-stopped-unreadable = diese Version des Bots kann ihn nicht lesen

## Plans typed as text

# Words, parted by commas.
typed-plan-if = wenn, falls, nur wenn, sofern
typed-plan-else = sonst, ansonsten, andernfalls, oder sonst
typed-plan-and = und
typed-plan-nothing = bleiben, nichts, passen, nichts tun, keine, stehen bleiben
typed-plan-ask = fragen, frag mich, mich fragen
typed-plan-list = liste, zeigen, zeig
typed-plan-drop = löschen, lösche, entfernen, weg
typed-plan-all = alle, alles

plan-typed-unknown = - „{ $text }“ passt zu keiner Frage, die sich jetzt planen lässt.
plan-typed-early = - „{ $text }“ lässt sich noch nicht planen. { $when }
plan-typed-condition = - „{ $text }“ gehört nicht zu den Bedingungen hier: { $conditions }.
plan-typed-incomplete = - „{ $text }“ ist keine vollständige Antwort.
plan-typed-nothing = ⚠ Nichts wurde geplant:
plan-typed-partly = ⚠ Das wurde nicht geplant:
plan-typed-done = ✓ Geplant. Sieh es dir unten an; { COMMAND("plan") } mit „löschen 2“ löscht den zweiten Plan.
