# What a table tells of itself: time, seats, votes. Everybody may read all of it.

## Seats

table-left = { $user } gibt { $seat } auf. Der Platz ist frei: { COMMAND("game join") }.
table-kicked = { $user } wurde entfernt und spielt { $seat } nicht mehr.
table-taken = { $user } übernimmt { $seat }.
table-offered = { $seat } steht allen offen, die den Platz spielen wollen: { COMMAND("game join") }.
table-kept = { $seat } wird nicht mehr angeboten.
table-returned = { $seat } geht zurück an { $user }.
table-host = { $user } leitet jetzt die Partie.
table-yours = Du spielst **{ $seat }**. Bis zum Ende der Partie weiß das sonst niemand.
table-unmasked = Bis jetzt wusste niemand, wer wen spielt: { $players }.
table-stand-in = Ein Statthalter ({ $level }) spielt { $seats } ({ $until }).
table-stand-in-holds = Der Bot gibt vorsichtige Antworten für { $seats } ({ $until }).
table-level = Ein Statthalter ({ $level }) spielt jetzt { $seat }.
table-best-person = { $winner } wurde von einem Statthalter gespielt, und an diesem Tisch können Statthalter nicht gewinnen. Am besten steht von den anderen { $user } ({ $seat }).
table-ended-alone = Nur { $user } ist noch übrig, darum endet die Partie ohne Sieger, wie vereinbart.
table-closed = Niemand ist mehr da, darum ist die Partie geschlossen.
table-ended = { $user } hat die Partie geschlossen. Gewonnen hat niemand.
table-moved = { $user } hat die Partie hierher verlegt: { $channel }. Alles ist, wie es war.
table-lost = Der Kanal dieser Partie wurde gelöscht, darum stehen alle Uhren. { $host } oder wer Kanäle verwalten darf, kann die Partie mit { COMMAND("game move") } in einen anderen verlegen. Antworte bis dahin mit { COMMAND("my panel") }.
table-regained = Der Kanal ist wieder da, und die Partie geht weiter.
table-expired = Zwei Wochen lang ist niemand beigetreten und nichts geändert worden, darum ist diese Partie geschlossen. { COMMAND("game new") } eröffnet eine neue.
table-seat-stood-in = Niemand spielt { $seat }, darum tut es ein Statthalter ({ $level }). Wer will, kann den Platz mit { COMMAND("game join") } nehmen; eine andere Stufe wählst du mit { COMMAND("game run") }.
table-seat-empty = Niemand spielt { $seat }. Wer will, kann den Platz mit { COMMAND("game join") } nehmen, oder du lässt ihn mit { COMMAND("game run") } von einem Statthalter spielen.

until-chapter = bis zum Ende dieser Phase
until-away = bis die Abwesenheit vorbei ist
until-host = bis jemand den Platz nimmt

## Time

table-paused = { $user } hat die Partie unterbrochen: Alle Uhren stehen. Antworten kann man weiterhin.
table-resumed = { $user } hat die Pause beendet: Alle haben noch so viel Zeit wie vorher.
table-extended = { $user } gibt allen, die dran sind, { $time } mehr.
table-away = { $user } ({ $seat }) ist weg bis { $until }.
table-held = Die Partie wartet auf { $user } ({ $seat }), längstens bis { $until }. Danach spielt ein Statthalter.
table-back = { $user } ({ $seat }) ist zurück.
table-answered-for = Die Zeit ist um für { $seats }: Der Bot hat vorsichtig geantwortet ({ $what }).
table-answered-you = Deine Zeit als { $seat } war um, darum hat der Bot vorsichtig für dich geantwortet ({ $what }). Brauchst du länger, schlag mehr Zeit vor, oder nimm Urlaub: Dann spielt ein Statthalter für dich. Was du vorausplanst, ist immer rechtzeitig.
table-stood-in-you = Die Partie hat auf dich gewartet, darum spielt ein Statthalter ({ $level }) für dich { $seat } ({ $until }). Drück auf **Ich bin zurück**, dann hast du den Platz sofort wieder.
table-overdue = Die Zeit ist um für { $seats }. Die Partie wartet: Gib mit { COMMAND("game run") } mehr Zeit, oder lass einen Statthalter spielen.
table-still-waiting = Die Partie wartet seit { $since } ({ $what }): { $seats }.
table-still-waiting-discreet = Die Partie wartet seit { $since } ({ $what }).
table-still-paused = Die Partie ruht seit { $since }. { $host } kann die Pause mit { COMMAND("game run") } beenden; andere können es dort vorschlagen.
table-still-halted = Die Partie kann von hier aus noch immer nicht weitergehen. Mit { COMMAND("game run") } kannst du vorschlagen, sie zurückzusetzen oder gemeinsam zu beenden.
table-ends-soon = In dieser Partie hat seit { $since } niemand etwas getan. Sie endet am { $until } ohne Sieger, wenn bis dahin niemand antwortet.
table-ended-silent = In dieser Partie hat wochenlang niemand etwas getan, darum endet sie hier ohne Sieger. { COMMAND("game new") } eröffnet eine neue.
table-outage = Der Bot war { $time } lang nicht da. Alle Fristen haben sich um ebenso viel verschoben.
table-clock-set = Die Uhr des Bots ist gesprungen. Alle Fristen sind mitgegangen, also hat niemand Zeit verloren.
table-hidden = Der Bot konnte diesen Kanal { $time } lang nicht sehen. Alle Fristen haben sich um ebenso viel verschoben.
table-mute = Der Bot konnte { $time } lang nicht in diesen Kanal schreiben. Fristen, die angehalten waren, haben sich um ebenso viel verschoben.

## What is decided together

table-proposed-extend = { $user } schlägt vor, allen, die dran sind, { $time } mehr zu geben.
table-proposed-kick = { $user } schlägt vor, den Spieler von { $seat } zu entfernen.
table-proposed-resume = { $user } schlägt vor, die Pause zu beenden. Abgestimmt wird drei Tage lang; die Mehrheit der abgegebenen Stimmen entscheidet.
table-proposed-resume-unasked = Die Partie ruht seit { $since }. Wollt ihr weiterspielen? Abgestimmt wird drei Tage lang; die Mehrheit der abgegebenen Stimmen entscheidet.
table-proposed-dark = Der Bot erreicht den öffentlichen Zufallsgeber seit zehn Minuten nicht, darum kann nichts gezogen werden. Wollt ihr dieses eine Mal ohne ihn weiterspielen? Der Betreiber des Bots könnte die Ziehung dann vorhergesehen haben. Alle müssen zustimmen.
table-proposed-host = { $user } schlägt vor, dass { $host } die Partie leitet. Mehr als die Hälfte der Menschen am Tisch muss zustimmen. Wartet die Partie auf den bisherigen Leiter und tut dieser drei Tage lang nichts, entscheiden die abgegebenen Stimmen.
table-proposed-admit = { $user } möchte { $seat } übernehmen, mit Hand und Geheimnissen. Abgestimmt wird drei Tage lang; die Mehrheit der abgegebenen Stimmen entscheidet.
table-proposed-end = Nur { $user } ist noch übrig; die anderen Plätze spielen Statthalter. Stimm zu, um die Partie ohne Sieger zu beenden, oder lehne ab, um gegen Statthalter weiterzuspielen.
table-proposed-stand-in = { $user } schlägt vor, dass ein Statthalter für { $seats } spielt. Abgestimmt wird drei Tage lang; die Mehrheit der abgegebenen Stimmen entscheidet.
table-proposed-stand-in-unasked = Die Partie wartet seit { $since } auf { $seats }. Soll ein Statthalter ({ $level }) für sie spielen, bis sie zurück sind? Ihr könnt die Partie auch unterbrechen oder beenden. Abgestimmt wird drei Tage lang; die Mehrheit der abgegebenen Stimmen entscheidet.
table-proposed-stand-in-discreet = Die Partie wartet seit { $since } ({ $what }). Sollen Statthalter ({ $level }) für die Fehlenden spielen, bis sie zurück sind? Ihr könnt die Partie auch unterbrechen oder beenden. Abgestimmt wird drei Tage lang; die Mehrheit der abgegebenen Stimmen entscheidet.
table-proposed-pause = { $user } schlägt eine Pause vor.
table-proposed-over = In dieser Partie hat seit { $since } niemand etwas getan. Ist sie vorbei? Am Ende dieser Abstimmung endet die Partie ohne Sieger, wenn niemand ablehnt oder weiterspielt.
table-proposed-concede = { $user } schlägt vor, die Partie hier zu beenden, mit { $seat } als Sieger.
table-proposed-draw = { $user } schlägt vor, die Partie hier unentschieden zu beenden.
table-proposed-back = { $user } schlägt vor, zu Runde { $round } zurückzugehen: { $what }, { $seats } ({ $at }). { $answers ->
    [one] Eine Antwort wird zurückgenommen.
   *[other] { $answers } Antworten werden zurückgenommen.
} Alle müssen zustimmen.
table-proposed-back-halted = Die Partie kann von hier aus nicht weitergehen. Wollt ihr zu Runde { $round } zurückgehen: { $what }, { $seats } ({ $at })? { $answers ->
    [one] Eine Antwort wird zurückgenommen.
   *[other] { $answers } Antworten werden zurückgenommen.
} Alle müssen zustimmen.
table-agreed-extend = Beschlossen: Alle, die dran sind, haben { $time } mehr.
table-agreed-resume = Beschlossen: Die Pause ist vorbei, und alle haben noch so viel Zeit wie vorher.
table-agreed-dark = Beschlossen: Die Partie geht dieses eine Mal ohne den öffentlichen Zufallsgeber weiter.
table-agreed-end = Beschlossen: Die Partie endet hier, und niemand hat gewonnen.
table-agreed-pause = Beschlossen: Die Partie ruht, alle Uhren stehen. Antworten kann man weiterhin.
table-agreed-concede = Beschlossen: Die Partie endet hier, und { $user } ({ $seat }) hat gewonnen.
table-agreed-concede-steward = Beschlossen: Die Partie endet hier, und { $seat } hat gewonnen.
table-agreed-draw = Beschlossen: Die Partie endet hier unentschieden.
table-admitted = Der Tisch hat zugestimmt: Du spielst { $seat }.
table-went-back = Beschlossen: Die Partie ist zurück in Runde { $round }: { $what }, { $seats } ({ $at }). { $answers ->
    [one] Eine Antwort ist zurückgenommen.
   *[other] { $answers } Antworten sind zurückgenommen.
}{ $draws ->
    [0] { "" }
   *[other] { "" } Was seither gezogen wurde, wird neu gezogen.
}
table-undone = { $user } ({ $seat }) hat die letzte Antwort zurückgenommen und wird noch einmal gefragt: { $what }. Seither hatte niemand etwas getan.
table-refused-extend = Der Vorschlag, mehr Zeit zu geben, ist abgelehnt.
table-refused-kick = Der Vorschlag, einen Spieler zu entfernen, ist abgelehnt.
table-refused-back = Der Vorschlag, die Partie zurückzusetzen, ist abgelehnt.
table-refused-resume = Der Vorschlag, die Pause zu beenden, ist abgelehnt.
table-refused-dark = Der Vorschlag, ohne den öffentlichen Zufallsgeber weiterzuspielen, ist abgelehnt. Die Partie wartet weiter auf ihn.
table-refused-host = Der Vorschlag, dass jemand anderes die Partie leitet, ist abgelehnt.
table-refused-end = Die Partie geht gegen Statthalter weiter.
table-refused-concede = Der Vorschlag, die Partie hier zu beenden, ist abgelehnt.
table-refused-over = Die Partie geht weiter.
table-refused-pause = Der Vorschlag, die Partie zu unterbrechen, ist abgelehnt.
table-refused-stand-in = Der Vorschlag, einen Statthalter spielen zu lassen, ist abgelehnt.
table-refused-admit = Der Vorschlag, einen Platz jemand anderem zu geben, ist abgelehnt.
table-expired-resume = Der Vorschlag, die Pause zu beenden, ist ohne Entscheidung verfallen.
table-expired-dark = Der Vorschlag, ohne den öffentlichen Zufallsgeber weiterzuspielen, ist ohne Entscheidung verfallen. Die Partie wartet weiter auf ihn.
table-expired-host = Der Vorschlag, dass jemand anderes die Partie leitet, ist ohne Entscheidung verfallen.
table-expired-end = Die Abstimmung über das Ende der Partie ist ohne Entscheidung verfallen, darum geht sie gegen Statthalter weiter.
table-expired-concede = Der Vorschlag, die Partie hier zu beenden, ist ohne Entscheidung verfallen.
table-expired-over = Jemand spielt noch, darum geht die Partie weiter.
table-expired-pause = Der Vorschlag, die Partie zu unterbrechen, ist ohne Entscheidung verfallen.
table-expired-stand-in = Der Vorschlag, einen Statthalter spielen zu lassen, ist ohne Entscheidung verfallen, darum wartet die Partie weiter.
table-expired-admit = Der Vorschlag, einen Platz jemand anderem zu geben, ist ohne Entscheidung verfallen.
table-expired-extend = Der Vorschlag, mehr Zeit zu geben, ist ohne Entscheidung verfallen.
table-expired-kick = Der Vorschlag, einen Spieler zu entfernen, ist ohne Entscheidung verfallen.
table-expired-back = Der Vorschlag, die Partie zurückzusetzen, ist ohne Entscheidung verfallen.

## What came to nothing, since it cannot be done any more, or not against another person

table-void-extend = Die Abstimmung über mehr Zeit ist hinfällig: Es gibt keine Frist mehr.
table-void-terms = Die Abstimmung über andere Zeiten ist hinfällig: Sie gelten schon.
table-void-kick = Die Abstimmung darüber, einen Spieler zu entfernen, ist hinfällig: Den Platz spielt jemand anderes, oder es sind zu wenige übrig, um zu entscheiden.
table-void-back = Die Abstimmung darüber, die Partie zurückzusetzen, ist hinfällig: Zu diesem Zeitpunkt geht es nicht mehr zurück.
table-void-resume = Die Abstimmung über das Ende der Pause ist hinfällig: Die Partie ruht nicht mehr.
table-void-dark = Die Abstimmung über den öffentlichen Zufallsgeber ist hinfällig: Die Partie wartet nicht mehr auf ihn.
table-void-host = Die Abstimmung über die Leitung ist hinfällig: Wer vorgeschlagen war, leitet die Partie schon oder ist nicht mehr da.
table-void-end = Die Abstimmung über das Ende der Partie ist hinfällig: Es sind wieder andere am Tisch.
table-void-concede = Die Abstimmung darüber, die Partie hier zu beenden, ist hinfällig.
table-void-over = Die Abstimmung darüber, ob die Partie vorbei ist, ist hinfällig: Sie geht weiter.
table-void-pause = Die Abstimmung über eine Pause ist hinfällig: Die Partie ruht schon.
table-void-stand-in = Die Abstimmung über einen Statthalter ist hinfällig: Jetzt fehlt niemand.
table-void-admit = Die Abstimmung über den Platz ist hinfällig: Wer ihn wollte, kann ihn nicht mehr nehmen.

## Votes

vote-put = Partie { $game } stimmt ab: { $proposal }
vote-until = Abgestimmt wird bis { $until }.
vote-consent = Zustimmen müssen: { $users }. Ist das geschehen, gilt der Vorschlag, wenn niemand ablehnt. Wer sonst bis { $until } nicht abgestimmt hat, gilt als einverstanden.
vote-consent-now = Zustimmen müssen: { $users }. Das genügt, denn nichts Verborgenes ist ans Licht gekommen.
vote-missing = Noch nicht abgestimmt: { $users }
vote-agree = Zustimmen
vote-disagree = Ablehnen
vote-agreed = ✓ Du stimmst zu. Bis zur Entscheidung kannst du deine Stimme ändern.
vote-disagreed = ✓ Du lehnst ab. Bis zur Entscheidung kannst du deine Stimme ändern.
vote-passed = ✓ Du stimmst zu. Damit ist die Abstimmung entschieden.
vote-refused = ✓ Du lehnst ab. Damit ist die Abstimmung entschieden.

## What was agreed

pace-quick = Live-Partie: Alle sind online.
pace-none = Es gibt keine Frist.
pace-none-together = Keine Frist, wenn mehrere zugleich gefragt sind.
pace-both = Zeit: { $together }, wenn mehrere zugleich gefragt sind, etwa nach Befehlen; { $alone }, wenn nur eine Person gefragt ist. In Ruhezeiten wird niemand benachrichtigt.
pace-both-bank = Zeit: { $together }, wenn mehrere zugleich gefragt sind, etwa nach Befehlen; { $alone }, wenn nur eine Person gefragt ist; dazu für jeden ein Zeitkonto von { $bank }. In Ruhezeiten wird niemand benachrichtigt.
pace-span = Frist: { $time } für jede Antwort.
pace-clock = Zeit: eine Uhr von { $time } für jeden, für alle Antworten der Partie zusammen. Sie läuft, solange man gefragt ist, auch in Ruhezeiten.
pace-hour = Frist: das nächste Mal { $hour } Uhr ({ $zone }).
pace-alone = Wenn nur eine Person gefragt ist: { $time }.
pace-and = { $what } { $more }
agreed-bank = Darüber hinaus haben alle ein Zeitkonto von { $value } für die ganze Partie.
agreed-weekends = Das Wochenende zählt nicht (Kalender: { $value }).
agreed-strict-true = Wer zu spät kommt, wird gewarnt. Wer wieder zu spät kommt, hat die halbe Zeit, bis drei Antworten rechtzeitig waren.
table-warned = Deine Zeit als { $seat } war um. Kommst du wieder zu spät, hast du eine Weile nur die halbe Zeit.
table-warned-stand-in = Versäumst du als { $seat } auch die nächste Frist, spielt ein Statthalter für dich, bis du zurück bist.
table-shortened = Wieder zu spät: { $seats }. Jetzt gilt die halbe Zeit, bis drei Antworten rechtzeitig waren.
agreed-grace = Ist die letzte Antwort da, haben alle { $value } Zeit, ihre zu ändern.
agreed-at-deadline-safe-once = Wer zu spät kommt, für den antwortet der Bot vorsichtig; wer zweimal in Folge zu spät kommt, für den spielt ein Statthalter ({ $level }), bis er zurück ist.
agreed-at-deadline-stand-in = Wer zu spät kommt, für den spielt ein Statthalter ({ $level }) bis zum Ende dieser Phase.
agreed-at-deadline-wait = Kommt jemand zu spät, wartet die Partie, und wer sie leitet, wird benachrichtigt.

status-due = { $seat } · { $due }
status-thinks = { $seat } · denkt nach
status-thinks-for = { $seat } · denkt nach, { $time }
panel-thinking = Die Statthalter denken nach.
panel-thinking-for = Die Statthalter denken nach. Das dauert meistens { $time }.
thinking-seconds = ein paar Sekunden
thinking-half = etwa eine halbe Minute
thinking-minutes = { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}
status-lost = ⚠ Der Kanal dieser Partie wurde gelöscht. Wer sie leitet oder Kanäle verwalten darf, kann sie verlegen: { COMMAND("game move") } mit **partie** (game) { $game }.
obstacle = ⚠ { $why } { $clocks }
obstacle-permission = Der Bot kann { $channel } nicht benutzen, weil ihm dort die Berechtigung **{ $permission }** fehlt. Wer den Kanal verwaltet, kann sie geben (Kanaleinstellungen → Berechtigungen).
obstacle-locked = Der Bot kann nicht in { $channel } schreiben, weil der Thread gesperrt ist. Wer Threads verwaltet, kann ihn entsperren.
obstacle-archived = Der Beitrag { $channel } ist geschlossen, darum funktionieren seine Knöpfe nicht. Eine Nachricht darin öffnet ihn wieder; mit der Berechtigung **Threads verwalten** öffnet ihn der Bot selbst.
obstacle-away = Der Bot ist nicht mehr auf dem Server, auf dem diese Partie gespielt wird. Wer den Server verwaltet, kann ihn wieder einladen.
obstacle-outage = Discord erreicht den Server nicht, auf dem diese Partie gespielt wird. Die Partie geht von selbst weiter, sobald es geht.
obstacle-clocks-all = Alle Uhren stehen seit { $since }. Antworten kann man weiterhin mit { COMMAND("my panel") }, auch in einer Direktnachricht an den Bot.
obstacle-clocks-some = Die Uhren stehen seit { $since } für alle, die der Bot nicht per Direktnachricht benachrichtigt. Antworten kann man weiterhin mit { COMMAND("my panel") }, auch in einer Direktnachricht an den Bot.
status-paused = ⏸ Pause seit { $since }.
status-opens = Alle Antworten sind da. Aufgedeckt werden sie am { $at }; bis dahin kannst du deine ändern.
status-voting-extend = Abstimmung läuft: mehr Zeit ({ $until }).
status-voting-kick = Abstimmung läuft: einen Spieler entfernen ({ $until }).
status-voting-resume = Abstimmung läuft: Ende der Pause ({ $until }).
status-voting-dark = Abstimmung läuft: weiter ohne den öffentlichen Zufallsgeber ({ $until }).
status-voting-host = Abstimmung läuft: neue Leitung ({ $until }).
status-voting-end = Abstimmung läuft: Ende der Partie ({ $until }).
status-voting-concede = Abstimmung läuft: die Partie hier beenden ({ $until }).
status-voting-over = Abstimmung läuft: ob die Partie vorbei ist ({ $until }).
status-voting-pause = Abstimmung läuft: eine Pause ({ $until }).
status-voting-stand-in = Abstimmung läuft: einen Statthalter spielen lassen ({ $until }).
status-voting-admit = Abstimmung läuft: einen Platz neu vergeben ({ $until }).
status-voting-back = Abstimmung läuft: die Partie zurücksetzen ({ $until }).
status-stewards = -# Statthalter spielen { $seats }. Möchtest du einen dieser Plätze, frag den Tisch mit { COMMAND("game join") }.
status-offered = Für alle offen, mit { COMMAND("game join") }: { $seats }

## Commands at a table

done-told = ✓ Erledigt. Im Kanal steht es auch.
done-proposed = ✓ Über deinen Vorschlag wird im Kanal abgestimmt.
done-closed = ✓ Die Partie ist geschlossen.
close-sure = ⚠ Diese Partie hat begonnen. Sie zu schließen lässt sich nicht rückgängig machen. Um sie trotzdem zu schließen, nimm { COMMAND("game close") } mit **partie** (game) { $game }.
done-asked = ✓ Der Tisch stimmt ab, ob du { $seat } spielen darfst. Der Bot sagt dir, wie es ausgeht.
done-left = ✓ Du hast deinen Platz aufgegeben. Solange ihn niemand nimmt, kannst du mit { COMMAND("game join") } zurückkommen.
moment-choice = Runde { $round }: { $what }, { $seats }
player-nobody = niemand
player-steward = Statthalter ({ $level })
player-stand-in = { $player }; ein Statthalter ({ $level }) spielt
player-away = { $player }; weg

agreed-at-deadline-safe = Wer zu spät kommt, für den antwortet der Bot vorsichtig: Er zieht, kauft und bietet nichts und verliert so wenig wie möglich.
