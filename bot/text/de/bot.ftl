# What the bot itself says.

## Names and moments

game-title = Partie { $game }: { $rules }
moment-round = Runde { $round }
moment-joint = {" · "}
moment-lobby = wartet auf Spieler
seat-player = { $seat } ({ $player })
masked-someone = 🎭 Jemand
masked-seat = 🎭 { $seat }
seat-for = { $seat }, für { $other }
player-deleted = ein früherer Spieler
named-apart = { $what } ({ $aside })
with-note = { $what } – { $note }
place-of = { $place }. { $what }
pieces-in = { $place }: { $pieces }
token-in = { $place }: **{ $token }**
token-missing-in = { $place }: –
tokens-units = { $place } ({ $units })

## The panel

panel-heading = ### { $seat } · Partie { $game }
    -# { $moment }
panel-new-seat = Du bist **{ $seat }**, an einem Tisch mit { $seats } Plätzen.
panel-new-task = **Jetzt:** { $what }. Wähle unten, Schritt für Schritt; { COMMAND("help") } erklärt das Panel, { COMMAND("rules") } das Spiel.
panel-new-wait = **Jetzt:** nichts zu tun. Der Bot sagt dir, wenn du dran bist; { COMMAND("rules") } erklärt das Spiel.
panel-on-behalf = ⚑ Du entscheidest jetzt für **{ $seat }**, nicht für deinen eigenen Platz.
panel-question = **{ $question }**
panel-choose = Wähle
panel-choose-some = { $least ->
    [0] Wähle bis zu { $most } oder nichts
   *[other] { $most ->
        [1] Wähle eins
       *[other] Wähle { $least } bis { $most }
    }
}
panel-chosen = { $what }
panel-choose-exactly = { $most ->
    [1] Wähle eins
   *[other] Wähle { $most }
}
panel-page-before = ◂ Vorige Seite
panel-page-after = Nächste Seite ▸ ({ $page } von { $pages })
panel-lock = Bestätigen
panel-lock-for = Bestätigen für { $seat }
panel-sure = ⚠ Du hast nichts gewählt. Ist das so gewollt?
panel-last = ⚠ Alle anderen haben geantwortet. Sobald du bestätigst, werden alle Antworten aufgedeckt.
panel-lock-empty = Bestätigen: nichts
panel-forced = -# Etwas anderes steht nicht zur Wahl.
panel-back = Zurück
panel-clear = Von vorn
panel-same = Wie beim letzten Mal
panel-change = Ändern
panel-withdraw = Zurücknehmen
panel-keep = Meine Antwort behalten
panel-undo = Letzte Antwort zurücknehmen
panel-undone = ✓ Deine letzte Antwort ist zurückgenommen, und der Tisch weiß es. Bitte antworte noch einmal.
panel-take-back = Um Rücknahme bitten
panel-take-back-note = -# Allein kannst du das nicht mehr zurücknehmen: { $what }. Die Spieler, die es betroffen hat, können noch zustimmen.
panel-refresh = Aktualisieren
panel-map = Spielplan
panel-final = -# Das gilt, sobald du es bestätigst. Zurücknehmen kannst du es nur, bis jemand anderes handelt oder Verborgenes ans Licht kommt.
panel-not-yet = -# { $reason }
panel-changing = Deine Antwort bleibt, bis du eine andere bestätigst: { $answer }
panel-answer-empty = nichts
panel-sealed = Deine Antwort: { $answer }
panel-sealed-until = -# Sonst sieht sie niemand. Du kannst sie ändern, bis alle geantwortet haben. Noch offen: { $awaited }.
panel-nothing = Du hast gerade nichts zu beantworten. Noch offen: { $awaited }.
panel-over = Die Partie ist vorbei. Danke fürs Mitspielen!
panel-done = ✓ Deine Wahl: { $answer }
panel-withdrawn = ✓ Du hast deine Antwort zurückgenommen.
panel-passed = ⚠ Diese Frage ist schon abgeschlossen. So steht es jetzt.
panel-moved-on = ⚠ Seit das gezeigt wurde, haben sich deine Möglichkeiten geändert. Hier sind die jetzigen.
panel-not-offered = ⚠ Das geht nicht mehr. So steht es jetzt.
panel-trouble = ⚠ { $reason }
panel-out-of-date = Dieser Knopf ist veraltet. Dein Panel öffnest du mit { COMMAND("my panel") }.
panel-late = Discord hat das zu spät zugestellt. Nichts ist geschehen: Bitte drück oder tipp noch einmal.
panel-not-taken = ⚠ Discord hat diese Nachricht nicht angenommen. Nichts ist verloren: { COMMAND("my panel") } zeigt, wie es steht.
panel-restarting = Der Bot startet gerade neu. Bitte versuch es in einer Minute noch einmal.
panel-lobby = { $title } hat noch nicht begonnen. Dein Panel erscheint hier, wenn es so weit ist.
panel-closed = { $title } wurde geschlossen, bevor es losging.

## The notepad

note-open = Notiz
note-title = Deine Notizen zu Partie { $game }
note-label = Das kann sonst niemand lesen
note-hint = Was du dir merken willst
note-line = -# ✎ { $text }
note-of = Deine Notizen zu { $title }
note-kept = ✓ Notiert. Das kann sonst niemand lesen.

## Hints

hint-open = Tipp
hint-for = 💡 **{ $question }**
hint-nudge = **Worauf zu achten ist:** { $nudge }
nudge-places = { $places }. Was ist dort zu gewinnen, was zu verlieren?
nudge-cards = Vergleiche die Karten: Was bewirkt jede hier, und was können die anderen erwidern?
nudge-choices = Vergleiche, was dir jede Wahl bringt und was sie den anderen lässt.
hint-answer = Das wäre eine gute Antwort:
hint-line = > { $line }
hint-reason = **Warum:** { $reason }
hint-type = -# Zum Tippen: { COMMAND("answer") } `{ $text }`
hint-no-promise = -# Ein Tipp beruht nur auf dem, was du selbst siehst. Vielleicht gibt es eine bessere Antwort.
hint-use = In mein Panel übernehmen
hint-why = Warum?
hint-show = Antwort zeigen
hint-course = **Plan:** { $course }
hint-used = 💡 Der Tipp steht in deinem Panel; bestätigt ist noch nichts.
hint-used-empty = 💡 Der Tipp lautet: „{ $answer }“ Bestätigt ist noch nichts.
trouble-no-hints = An diesem Tisch gibt es keine Tipps. In einer Partie mit mehreren Menschen werden Tipps vor Beginn vereinbart.
trouble-nothing-to-hint = Du hast gerade nichts zu beantworten, darum gibt es keinen Tipp. Frag wieder, wenn du dran bist.
trouble-hint-too-soon = Ein Tipp nach dem anderen: Frag in ein paar Sekunden noch einmal.
trouble-nobody-knows = Zu dieser Frage gibt es keinen Tipp. Dein Panel zeigt alles, was zur Wahl steht.
trouble-note-too-long = Dein Notizblock fasst höchstens { $most } Zeichen. Kürze ihn und speichere noch einmal.

## Orders

tokens-previous = ◂ Zurück
tokens-next = Weiter ▸
tokens-remove = Entfernen
tokens-swap = { $token } (Tausch mit { $place })
tokens-left = Übrig: { $tokens }
tokens-left-of = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}

## Moves

moves-from = Von **{ $place }**
moves-to = { $pieces } → **{ $place }**
moves-nobody = niemand zieht
moves-nth = { $unit } ({ $n } von { $of })
moves-everybody = Alle
moves-where = Wohin? ({ $pieces })
moves-target = Nach …
moves-no-target = Zusammen erreichen sie kein Gebiet: { $pieces }. Wähle weniger Einheiten oder andere.
moves-others = Andere wählen

## The lobby

lobby-title = ## { $title }
lobby-host = **{ $host }** möchte das mit euch spielen. Drück auf **Mitspielen**: Du bekommst einen Platz, und der Bot sagt dir, wenn du dran bist.
lobby-open = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-more = Mehr
lobby-opened = Dein Tisch ist offen. **{ lobby-start }** beginnt die Partie; freie Plätze können Statthalter (Computerspieler) übernehmen.
lobby-about = -# { $what }
lobby-seat = **{ $seat }** · { $player }
lobby-unseated = irgendein Platz · { $player }
lobby-unseated-stewards = { $count ->
    [one] irgendein Platz · Statthalter ({ $level })
   *[other] irgendwelche Plätze · Statthalter ({ $level }) × { $count }
}
lobby-random = Irgendein Platz
lobby-random-note = wird zu Beginn ausgelost
lobby-choose-seat = Auf einem Platz deiner Wahl mitspielen
lobby-join = Mitspielen
lobby-leave = Doch nicht
lobby-fill = Mit Knappen auffüllen
lobby-start = Beginnen
lobby-free = -# { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
} Wer die Partie leitet, kann freie Plätze mit Statthaltern (Computerspielern) besetzen: hier mit **{ lobby-fill }** oder auf anderer Stufe unter **Einstellungen**.
lobby-full = -# Alle Plätze sind besetzt. { $host } kann die Partie beginnen.
lobby-joined-chosen = ✓ Du bist dabei. Dein Platz wird zu Beginn ausgelost, wenn du keinen wählst.
lobby-left = ✓ Du spielst nicht mehr mit.
lobby-closed = ✓ Du spielst nicht mehr mit. Sonst war niemand beigetreten, darum ist die Partie geschlossen.
lobby-expires = -# Diese Partie schließt am { $at }, wenn niemand beitritt oder etwas ändert.
lobby-closed-card = { $title } ist geschlossen.
lobby-seated = ✓ Du spielst { $seat }.
lobby-seated-random = ✓ Dein Platz wird zu Beginn ausgelost.
lobby-filled = ✓ Statthalter ({ $level }) spielen die freien Plätze.
lobby-started = ✓ Die Partie hat begonnen.

lobby-sought = **Es { $missing ->
    [one] fehlt noch ein Spieler
   *[other] fehlen noch { $missing } Spieler
}.** Die Partie beginnt, sobald alle da sind; Plätze, die dann noch frei sind, spielen Statthalter.
lobby-sought-drafted = **Es { $missing ->
    [one] fehlt noch ein Spieler
   *[other] fehlen noch { $missing } Spieler
}.**
lobby-again = Meinen Platz wieder einnehmen
sought = { $host } sucht noch { $missing ->
    [one] einen Mitspieler
   *[other] { $missing } Mitspieler
} für { $title }. { $pace } { $users }: Ihr wolltet von neuen Partien hören.
sought-again = { $users }: { $host } möchte Revanche für Partie { $before }, mit denselben Spielern und Einstellungen: { $title }. Nehmt wieder eure Plätze ein; die Partie beginnt, wenn alle da sind.
card-rematch = Revanche
rematch-open = ✓ Die Revanche ist eröffnet: Partie { $game } in { $channel }. Die anderen wurden gebeten, ihre Plätze wieder einzunehmen.
trouble-bad-people = Eine Partie kann auf 2 bis { $most } Menschen warten. Wähle eine Zahl dazwischen.
trouble-kept-for-players = Bis { $until } ist diese Revanche nur für die offen, die in der Partie davor gespielt haben. Versuch es danach noch einmal.

## The table's card

status-title = ## { $title }
    { $moment }
status-awaited = Es fehlt noch ({ $what }):
status-awaited-seat = ○ { $seat }
status-answered-seat = ✓ { $seat }
status-players = -# Auch am Tisch: { $players }
status-waits = -# Übliche Zeit bis zur Antwort: { $who }
status-bank = -# Auf dem Zeitkonto: { $who }
status-clock = -# Auf der Uhr: { $who }
status-of = { $who } { $time }
status-over = Die Partie ist vorbei.
status-map = [Das letzte Bild des Spielplans]({ $link })
status-battle = [Der letzte Kampf]({ $link })
status-thread = Thread: { $thread }
card-panel = Mein Panel
card-map = Spielplan

## Chapters

chapter-title = ### { $headline }
    -# Partie { $game }
chapter-goes-on = ### { $moment }
    -# Partie { $game }: weiter in dieser Nachricht.
chapter-undone = Dieser Teil der Partie wurde zurückgenommen
chapter-line = - { $sentence }
chapter-more = - …
chapter-no-thread = -# Der Bot darf hier keine Threads erstellen, darum steht diese Runde im Kanal.
round-opens = ### Runde { $round }
    -# Partie { $game }: Verfolg diese Runde im Thread darunter.
round-thread = Partie { $game } · Runde { $round }
chapter-no-picture = -# Der Spielplan ließ sich diesmal nicht zeichnen. Versuch es mit dem Knopf **Spielplan**.
chapter-picture-follows = -# Der Spielplan folgt.
chapter-picture-passed = -# Dieser Spielplan wurde ausgelassen, weil zu viele Bilder warteten. Der Knopf **Spielplan** zeigt, wie er jetzt aussieht.
picture-waits = Gerade werden viele Bilder gezeichnet. Deines kommt hierher, sobald es an der Reihe ist.
round-told = ### Runde { $round } ist vorbei
    -# Partie { $game }
scene-title = ### { $headline }
    -# Partie { $game }
over-title = ## ♛ { $headline }
    -# Partie { $game }

## Notices; they are read on locked phones: who one is, which game, what it waits for, until when

notice-turn = Du bist dran als **{ $seat }**: Partie { $game } ({ $channel }) wartet auf dich. Es geht um: { $what }.
notice-turn-in-channel = { $user }, du bist dran als **{ $seat }**: Partie { $game } wartet auf dich. Es geht um: { $what }.
notice-reminder-half = Die Hälfte deiner Zeit als **{ $seat }** ist um: Partie { $game } ({ $channel }) wartet auf dich. Es geht um: { $what }.
notice-reminder-half-in-channel = { $user }, die Hälfte deiner Zeit als **{ $seat }** ist um: Partie { $game } wartet auf dich. Es geht um: { $what }.
notice-reminder-late = Deine Zeit als **{ $seat }** wird knapp: Partie { $game } ({ $channel }) wartet auf dich. Es geht um: { $what }.
notice-reminder-late-in-channel = { $user }, deine Zeit als **{ $seat }** wird knapp: Partie { $game } wartet auf dich. Es geht um: { $what }.
notice-last = Alle anderen haben geantwortet, nur du als **{ $seat }** fehlst noch: Partie { $game } ({ $channel }) wartet auf dich. Es geht um: { $what }.
notice-last-in-channel = { $user }, alle anderen haben geantwortet, nur du als **{ $seat }** fehlst noch: Partie { $game } wartet auf dich. Es geht um: { $what }.
notice-waiting = Partie { $game } ({ $channel }) wartet noch immer auf dich als **{ $seat }**. Es geht um: { $what }.
notice-waiting-in-channel = { $user }, Partie { $game } wartet noch immer auf dich als **{ $seat }**. Es geht um: { $what }.
notice-next = Als Nächstes bist du als **{ $seat }** dran: Partie { $game } ({ $channel }). Jetzt: { $after }; danach du: { $what }. Du kannst deine Antwort schon jetzt planen.
notice-due = Antworte innerhalb von { $left }, bis { $due }.
notice-more = { $number ->
        [one] Noch eine Partie wartet auf dich.
       *[other] Noch { $number } Partien warten auf dich.
    }
notice-overdue = Die Antwort war am { $due } fällig.
notice-no-hurry = Es gibt keine Frist.
notice-ahead = Auch andere sind gefragt, einige vor dir. Deine Uhr läuft, wenn du an der Reihe bist.
notice-lapsed = In Partie { $game } ({ $channel }) bist du nicht mehr dran.
notice-lapsed-in-channel = { $user }, in Partie { $game } bist du nicht mehr dran.
notice-word = Zu Partie { $game } ({ $channel }), in der du **{ $seat }** spielst:
notice-word-in-channel = { $user }, zu Partie { $game }, in der du **{ $seat }** spielst:
notice-word-seatless = Zu Partie { $game } ({ $channel }):
notice-word-seatless-in-channel = { $user }, zu Partie { $game }:
notice-ended = Partie { $game } ({ $channel }), in der du **{ $seat }** gespielt hast, ist vorbei:
notice-ended-seatless = Partie { $game } ({ $channel }) ist vorbei:
notice-private = Für dich als **{ $seat }** gibt es in Partie { $game } ({ $channel }) eine geheime Nachricht. Öffne dein Panel, um sie zu lesen.
notice-private-in-channel = { $user }, für dich als **{ $seat }** gibt es in Partie { $game } eine geheime Nachricht. Öffne dein Panel, um sie zu lesen.
notice-private-seatless = Für dich gibt es in Partie { $game } ({ $channel }) eine geheime Nachricht. Öffne dein Panel, um sie zu lesen.
notice-private-seatless-in-channel = { $user }, für dich gibt es in Partie { $game } eine geheime Nachricht. Öffne dein Panel, um sie zu lesen.

## My games

games-title = { $count ->
    [one] ### Deine Partie
   *[other] ### Deine { $count } Partien
}
games-none = Du bist in keiner Partie. Eröffne eine mit { COMMAND("game new") }, oder tritt in ihrem Kanal einer bei.
games-line = - { $title }, { $channel } · { $moment }
games-lost = - ⚠ { $title } · { $moment } · ihr Kanal wurde gelöscht: { COMMAND("game move") } mit **partie** (game) { $game }
games-line-waiting = - ○ **{ $title }**, { $channel } · { $moment } · { $what }
games-open = Partie { $game }

## Map

map-title = ### { $title }
    { $moment }
map-failed = ⚠ Der Spielplan ließ sich nicht zeichnen. Bitte versuch es noch einmal.

## Help

help-title = ## Was du hier tun kannst
primer-open = So wird gespielt
primer-open-game = So wird { $game } gespielt
learn-open = Beim Spielen lernen
learn-offer =
    ### Beim Spielen lernen
    Eine erste Partie für dich allein: Der Computer spielt alle anderen Plätze, es gibt keine Frist, und **Tipp** unter jeder Frage nennt eine gute Antwort und sagt, warum.
learn-begun = ✓ Deine erste Partie hat begonnen. Es gibt keine Frist, und der Computer spielt alle anderen Plätze. Drück auf **Tipp**, wenn du unsicher bist.
learn-where = Gespielt wird in einem Kanal eines Servers. Nimm dort { COMMAND("game learn") }.
trouble-not-alone = Dieser Partie sind andere beigetreten. Um beim Spielen zu lernen, nimm { COMMAND("game learn") } in einem anderen Kanal: Das eröffnet eine Partie für dich allein.
demo-title =
    ## Willkommen
    Das ist { $game }, und du kannst hier alles ausprobieren. Du musst auf niemanden warten: Der Computer spielt die anderen Plätze.
demo-ways =
    - **Beim Spielen lernen** beginnt eine erste Partie, die sich selbst erklärt.
    - **Spielen** öffnet dein Panel in einer Partie, die schon aufgebaut ist.
demo-practice = - **Selbst ausprobieren** hat kleine Aufgaben von je einer halben Minute.
demo-play = Spielen
next-title = **Wie geht es weiter?**
next-harder = Etwas schwerer
next-seek = Mitspieler finden
next-invite = Freunde einladen
next-met = **Das hast du kennengelernt:** { $parts }
next-unmet = **Das noch nicht:** { $parts }
next-begun = ✓ Noch einmal derselbe Platz, gegen Statthalter der Stufe { $level }.
next-invited = ✓ In diesem Kanal ist ein Tisch mit denselben Einstellungen offen. Deine Freunde drücken in seinem Post auf **{ lobby-join }**.
practice-open = Selbst ausprobieren
practice-title =
    ### Selbst ausprobieren: { $game }
    Kleine Aufgaben von je einer halben Minute. Niemand sieht, was du hier tust, und nichts davon zählt.
practice-line = { $number }. { $title }
practice-line-solved = { $number }. { $title } ✓
practice-own = { $text }
practice-begin = Los
practice-choose = Wähle eine Aufgabe
practice-of = Aufgaben zu { $game }
practice-panel =
    ### { $title }
    { $task }
practice-solved =
    ### ✓ { $title }: gelöst
    { $why }
practice-missed =
    ### { $title }: noch nicht
    { $why }
practice-next = Nächste Aufgabe
practice-again = Noch einmal
practice-all = Alle Aufgaben
practice-none = Aufgaben zum Ausprobieren gibt es zu { $games }.
primer-title = ## So wird { $game } gespielt
primer-bot = ### Und hier auf Discord
help-privacy = -# Deine Antworten liegen in einer Datenbank, die der Betreiber dieses Bots lesen könnte. Andere Spieler und die Administratoren des Servers können es nicht.

## What cannot be done

trouble-no-game-here = In diesem Kanal gibt es keine Partie. Eröffne eine mit { COMMAND("game new") }.
trouble-no-such-game = Diese Partie gibt es nicht. { COMMAND("my games") } zeigt deine mit ihren Nummern.
trouble-not-playing = Du spielst in dieser Partie nicht mit.
trouble-already-playing = Du bist schon in dieser Partie.
trouble-not-host = Das kann nur, wer die Partie leitet.
trouble-channel-busy = In diesem Kanal gibt es schon eine Partie: Partie { $game }. Nimm einen anderen Kanal oder einen Thread.
trouble-no-such-ruleset = Dieser Bot kennt das Spiel { $ruleset } nicht.
trouble-bad-setup = So lässt sich die Partie nicht eröffnen: { $reason }.
trouble-no-such-seat = { $seat } gibt es in dieser Partie nicht.
trouble-seat-taken = { $seat } wurde gerade genommen. Wähle einen anderen Platz.
trouble-table-full = Alle Plätze sind besetzt.
trouble-seats-free = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
} Warte auf Mitspieler, oder besetz die freien Plätze mit Statthaltern.
trouble-not-started = Die Partie hat noch nicht begonnen.
trouble-already-started = Die Partie hat schon begonnen.
trouble-not-over = Die Partie läuft noch.
trouble-not-understood = „{ $text }“ passt zu keiner möglichen Antwort. Öffne dein Panel, um zu sehen, was geht.
trouble-not-a-path = Das geht nicht mehr. Öffne dein Panel noch einmal.
trouble-drift = Die Regeln haben sich unter dieser Partie geändert, darum kann sie nicht weitergehen. Nichts ist verloren, und der Betreiber des Bots weiß Bescheid.
trouble-internal = Da ist etwas schiefgegangen. Nichts hat sich geändert, und der Fehler ist im Log. Bitte versuch es noch einmal.
trouble-closed = Diese Partie ist geschlossen.
trouble-nothing-to-explain = Das lässt sich in dieser Partie nicht erklären. Wähle ein Thema aus der Liste.
trouble-game-over = Die Partie ist zu Ende.
trouble-bad-terms = Diese Zeiten passen nicht zusammen ({ $field }). Wähle einen anderen Wert.
trouble-bad-zone = Eine Zeitzone namens { $zone } gibt es nicht. Tippe den Namen einer großen Stadt in deiner Nähe, und wähle einen der Vorschläge.
trouble-bad-quiet-hours = Ruhezeiten müssen zu verschiedenen Tageszeiten beginnen und enden.
trouble-bad-vacation = Ein Urlaub muss in der Zukunft enden, innerhalb von zwei Monaten.
trouble-bad-extension = Eine Verlängerung muss mindestens eine Stunde und höchstens zwei Wochen dauern.
trouble-too-late = Die Frist war schon um, als du das gedrückt hast ({ $due }). Öffne dein Panel, um zu sehen, was geschehen ist.
trouble-no-deadline = Es gibt keine Frist, die sich verlängern ließe.
trouble-already-paused = Die Partie ruht schon.
trouble-not-paused = Die Partie ruht nicht.
trouble-not-away = Gerade spielt niemand anderes deinen Platz.
trouble-not-offered = { $seat } ist nicht frei. Wähle einen freien Platz.
trouble-knows-another = Du hast in dieser Partie die Geheimnisse eines anderen Platzes gesehen, darum kannst du { $seat } nicht nehmen. Das muss jemand anderes tun.
trouble-sent-away = Du wurdest aus dieser Partie entfernt und kannst nicht zurück.
trouble-not-overdue = Der Spieler von { $seat } ist nicht überfällig, darum müssen die anderen darüber abstimmen.
trouble-not-admitted = Der Tisch hat beschlossen, dir in dieser Partie keinen Platz zu geben.
trouble-not-moderator = Das kann hier nur, wer die Berechtigung **Kanäle verwalten** hat. Wer die Partie leitet, kann es vor Beginn oder wenn ihr Kanal gelöscht ist.
trouble-other-server = Diese Partie gehört zu einem anderen Server. Nimm den Befehl dort.
trouble-same-channel = Die Partie ist schon in diesem Kanal.
trouble-already-host = Dieser Spieler leitet die Partie schon.
trouble-not-lent = Du hast keinen Platz verliehen.
trouble-nobody-there = Niemand spielt { $seat }, darum lässt sich dort niemand entfernen.
trouble-not-needed = Der Spieler von { $seat } ist weder abwesend noch überfällig.
trouble-same-level = Ein Statthalter dieser Stufe spielt schon { $seat }.
trouble-no-such-proposal = Diesen Vorschlag gibt es nicht, oder die Abstimmung darüber ist vorbei.
trouble-already-proposed = Eine Abstimmung dieser Art läuft schon. Warte, bis sie vorbei ist.
trouble-no-vote = Hier hast du keine Stimme.
trouble-nothing-to-undo = Allein kannst du deine letzte Antwort nicht mehr zurücknehmen: Jemand anderes hat gehandelt, oder Verborgenes ist ans Licht gekommen. { COMMAND("game run") } fragt alle.
trouble-no-such-moment = Zu diesem Zeitpunkt lässt sich die Partie nicht zurücksetzen. Wähle einen anderen aus der Liste.

## A token for each place

tokens-place = Ort
tokens-for = Marker für { $place }
tokens-none-yet = noch kein Marker
tokens-none = Kein Marker
tokens-limit = { $tokens }: { $used } von { $most }
tokens-short = Es gibt nicht genug Marker: Sie reichen nur für { $number } von { $places } Orten.
