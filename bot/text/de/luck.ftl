# Luck that nobody can choose, receipts for sealed answers, and what came of verifying a record.

## The table

card-seal = -# Zufall versiegelt: `{ $seal }`
card-dark = -# Am Zufall wirkt kein öffentlicher Zufallsgeber mit: Der Betreiber des Bots könnte ihn gewählt haben.
light-begins =
    Die Partie beginnt in ein paar Sekunden.
    -# Mit einem öffentlichen Zufallsgeber beweist das, dass niemand ihren Zufall gewählt hat: ||{ $head }||
light-draws = -# ⚄ `{ $head }`
lobby-beginning = Die Partie beginnt in ein paar Sekunden.
status-light = Die nächste Ziehung wartet auf den öffentlichen Zufallsgeber, etwa 15 Sekunden.
trouble-beginning = Diese Partie beginnt in ein paar Sekunden, darum lassen sich ihre Einstellungen nicht mehr ändern.
setting-lights = **Zufall**: Wie oft wirkt ein öffentlicher Zufallsgeber mit?
setting-lights-once = Wenn die Partie beginnt
setting-lights-once-note = Niemand kann wählen, was gezogen wird, und niemand muss warten.
setting-lights-always = Bei jeder Ziehung
setting-lights-always-note = Niemand kann auch nur vorhersehen, was gezogen wird. Jede Ziehung dauert etwa 15 Sekunden.
agreed-lights-always = An jeder Ziehung wirkt ein öffentlicher Zufallsgeber mit: Jede dauert etwa 15 Sekunden, und niemand kann sie vorhersehen.
table-luck-older = Dieser Bot kann seinen Zufall jetzt besser beweisen, aber nur in Partien, die von nun an beginnen. Diese geht ohne einen solchen Beweis weiter, und was über ihren Zufall versprochen war, gilt nicht mehr.
table-luck-opened = Der Zufall von Partie { $game } lässt sich prüfen: Das Geheimnis war `{ $secret }`, und das Protokoll endet bei `{ $head }`. { COMMAND("verify") } prüft alles davon und nimmt auch diese Nummer.

## Receipts

panel-receipt = -# Beleg: `{ $receipt }…`
receipt-open = Beleg
receipt-whole = Dein Beleg für diese Antwort: `{ $receipt }`. Er verrät anderen nichts, und wenn du deine Antwort änderst, bekommst du einen neuen. Wenn Partie { $game } vorbei ist, findet { COMMAND("verify") } ihn in der Aufzeichnung.
receipt-none = Es gibt keinen Beleg: Deine Antwort ist nicht oder nicht mehr versiegelt.
receipt-earlier = Deine früheren Belege in dieser Partie, der neueste zuerst:

## A record

verify-unreadable = Diese Datei ist keine Aufzeichnung einer Partie. Häng eine Datei von { COMMAND("history") } an.
verify-older = Das ist eine Aufzeichnung in älterer Form. Ihr Geheimnis stand vor Beginn der Partie fest, und ihre Antworten waren verkettet, aber nichts beweist, dass das Geheimnis nicht absichtlich gewählt war.
verify-failed = Die Aufzeichnung ließ sich gerade nicht prüfen. Versuch es später noch einmal.
verify-too-much = Diese Datei braucht mehr Zeit oder Speicher als die Aufzeichnung einer Partie.
verify-one-at-a-time = Der Bot prüft schon eine Aufzeichnung für dich. Warte, bis er fertig ist.
verify-green = ✓ Keine Fehler in { $entries } Einträgen, und alles, was du eingegeben hast, steht darin.
verify-amber = Keine Fehler in { $entries } Einträgen, aber einiges ließ sich nicht bestätigen:
verify-red = **✗ Etwas stimmt nicht:**
verify-seal = Versiegelt als `{ $hash }`
verify-head = Das Protokoll endet bei `{ $hash }`
verify-light = Öffne { $link }: Die Nachricht muss `{ $hash }` enthalten und darf nicht bearbeitet sein.
verify-yourself = -# Der Betreiber dieses Bots könnte geändert haben, was hier steht. Prüf die Datei von { COMMAND("history") } darum anderswo: mit { COMMAND("verify") } eines anderen Bots oder mit `python -m engine verify` auf einem Rechner mit Ravenry.
wrong-order = Eintrag { $at } kann an dieser Stelle nicht kommen.
wrong-seal = Das Siegel gehört nicht zu diesem Geheimnis und diesem Tisch.
wrong-beacon = Eintrag { $at } ist nicht die Ziehung des Zufallsgebers, die durch seinen Post festgelegt war.
wrong-rules = Die Regeln erlauben nicht, was Eintrag { $at } sagt.
wrong-people = In Eintrag { $at } antwortet oder sitzt jemand, der das nicht darf.
wrong-dark = Eintrag { $at } kommt ohne den Zufallsgeber aus, und das ist nicht erlaubt.
wrong-seats = Die Plätze sind nicht die, die gewählt und gezogen wurden.
wrong-draw = Die Ziehung in Eintrag { $at } folgt nicht aus den Regeln und dem versiegelten Zufall.
wrong-receipt = Die Antworten in Eintrag { $at } sind nicht die, die versiegelt waren.
wrong-undo = So, wie Eintrag { $at } sagt, darf die Partie nicht zurückgesetzt werden.
wrong-rest = Spieler oder Zeiten sind nicht die, die das Ende des Protokolls festlegt.
wrong-unseen = { $at }, das du eingegeben hast, kommt in dieser Aufzeichnung nicht vor.
wrong-post = { $at }, das du eingegeben hast, gehört zu einer anderen Nachricht, als die Aufzeichnung nennt.
open-nothing-seen = - Du hast nichts eingegeben, was du aus der Partie aufgehoben hast, darum könnte alles gefälscht sein. Gib Belege und Links zu Nachrichten mit ⚄ als „gesehen“ ein.
open-unconfirmed = - Die unten genannten Nachrichten hat niemand verglichen.
open-replaced = - Du hast den Beleg einer Antwort, die geändert oder zurückgenommen wurde (Eintrag { $at }).
open-dark = - Der Betreiber des Bots könnte den Zufall gewählt haben: Kein öffentlicher Zufallsgeber hat mitgewirkt (Eintrag { $at }).
open-undo = - Die Partie wurde zurückgesetzt (Eintrag { $at }).
open-restored = - Eine Sicherung wurde wiederhergestellt (Eintrag { $at }).
open-unfinished = - Das Protokoll hat kein Ende.
open-abandoned = - Die Partie wurde vor ihrem Ende abgebrochen.
