# What players say to each other: in public, in private, and what they declare.

## In public; everybody may read all of it, and it stays in the log

table-said = **{ $seat }**: { $text }
table-allied = **{ $seat }** erklärt ein Bündnis mit **{ $ally }**. Bündnisse binden nicht. { $ally } kann es ebenfalls erklären: { COMMAND("say") }.
table-allied-both = **{ $seat }** und **{ $ally }** sind verbündet. Bündnisse binden nicht; beide können es jederzeit beenden.
table-alliance-ended = **{ $seat }** beendet das Bündnis mit **{ $ally }**.

done-said = ✓ Im Kanal gepostet, im Namen deines Platzes.
done-said-later = ✓ Notiert. Der Bot kann gerade nicht in den Kanal schreiben; sobald er es kann, steht es dort, an der richtigen Stelle.
done-allied = ✓ Im Kanal erklärt. Es bindet niemanden, und der Bot setzt es nicht durch.
done-alliance-ended = ✓ Beendet, und im Kanal bekannt gegeben.

trouble-say-less = Zu viele Nachrichten auf einmal. Bitte versuch es in 30 Sekunden noch einmal.
trouble-ally-oneself = Mit dir selbst kannst du dich nicht verbünden.
trouble-already-allied = Das hast du schon erklärt. Damit beide verbündet sind, muss auch { $seat } es erklären.
trouble-not-allied = Zwischen dir und { $seat } gibt es kein Bündnis.

## In private

talk-name = Partie { $game } · { $seats }
talk-opening = ### Privater Thread von { $players }
    -# Partie { $game }
talk-warning =
    {"**"}Wer kann das noch lesen?** Wem der Server gehört, wer ihn administriert und wer **Threads verwalten** darf: jederzeit und ungesehen. Auch wer später einen dieser Plätze übernimmt, kann alles lesen.
    Nichts, was hier vereinbart wird, bindet. Was sonst wirklich niemand lesen soll, schreibt euch direkt.
talk-here = ✓ Euer privater Thread: { $thread }
talk-again = ✓ Diesen privaten Thread habt ihr schon: { $thread }
talk-back = -# { $seat } kommt in diesen Thread zurück. { $users }
talk-joined = { $user } spielt ab jetzt { $seat }, kommt in diesen Thread und kann alles lesen, was oben steht.
talk-left = { $user } spielt { $seat } nicht mehr und wurde aus diesem Thread entfernt. Bis jetzt konnte diese Person alles lesen, was oben steht.
talk-lacks = Der Bot kann hier keinen privaten Thread öffnen: In { $channel } fehlen ihm Berechtigungen: { $permissions }. Wer den Kanal verwaltet, kann es erlauben. Schreibt euch bis dahin direkt.
talk-no-place = Private Threads brauchen einen Textkanal, und diese Partie wird nicht in einem gespielt. Schreibt euch direkt.
talk-locked = Euer privater Thread { $thread } ist gesperrt; wer Threads verwalten darf, kann ihn entsperren. Schreibt euch bis dahin direkt.
talk-failed = Discord hat den Bot den Thread gerade nicht öffnen lassen. Bitte versuch es später noch einmal.
talk-not-added = ⚠ Der Bot konnte nicht alle hinzufügen: { $users }. Vielleicht sind sie nicht mehr auf dem Server.
trouble-talk-alone = Nenn mindestens einen anderen Spieler, mit dem du reden willst.
trouble-nobody-to-talk-to = Niemand spielt { $seat }, also ist niemand zum Reden da.
trouble-talk-public = An diesem Tisch ist vereinbart, nur öffentlich zu reden. Schreib im Kanal, oder biete eine öffentliche Absprache an.
trouble-talk-spoken = An diesem Tisch ist vereinbart, nur öffentlich zu reden, und niemand weiß, wer wen spielt. Sprich mit { COMMAND("say") }, oder biete eine öffentliche Absprache an.
trouble-talk-relayed = An diesem Tisch ist vereinbart, dass der Bot alle Gespräche überbringt: { COMMAND("talk") }.
trouble-faceless = An diesem Tisch weiß niemand, wer wen spielt, deshalb kann hier niemand genannt werden.
relay-title = Nachricht an { $seats }
relay-label = Was der Bot für dich sagen soll
relay-answer = Antworten
relay-done = ✓ Als Direktnachricht an { $seats } geschickt, im Namen deines Platzes: { $text }
relay-note = -# Wer vom Bot keine Direktnachrichten annimmt, bekommt sie nicht.
table-relayed = **{ $seat }** schreibt an { $seats }: { $text }
trouble-tournament = An diesem Tisch gelten Turnierregeln, deshalb ist das nicht möglich.
trouble-talk-none = An diesem Tisch ist vereinbart, dass die Spieler nicht miteinander reden.

permission-create-private-threads = Private Threads erstellen
without-create-private-threads = Ohne diese Berechtigung können Spieler keine privaten Threads miteinander öffnen.

## How the game stands

overview-title = ### { $title }
    { $moment }
overview-awaited = **Es fehlt: { $what }**
overview-since = ○ { $seat } · gefragt { $since }
overview-since-due = ○ { $seat } · gefragt { $since } · Frist { $due }
overview-stopped = ○ { $seat } · gefragt { $since } · die Uhr steht
overview-waits = ○ { $seat }
overview-answered = ✓ { $seat }
overview-discreet = **Es wird auf Reaktionen gewartet.** Wer reagieren kann, wird nicht gezeigt.
overview-over = Die Partie ist vorbei.
overview-alliances = **Bündnisse** (nicht bindend)
overview-allied = - { $one } und { $other }, seit { $since }
overview-declared = - { $one } mit { $other }, nicht erwidert, seit { $since }
overview-log = Protokoll
