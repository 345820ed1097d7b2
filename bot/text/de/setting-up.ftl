# Setting a table up: what can be agreed, who is reached how, what the bot needs.

## What a table tells of this

table-your-pick = Du bist an der Reihe, einen Platz zu wählen: im Post der Partie.
table-all-bid = Alle am Tisch haben auf Plätze geboten: Du kannst die Partie starten.
table-bids-void = Deine Gebote auf Plätze gelten nicht mehr, weil sich das Angebot geändert hat. Biete noch einmal.
table-auctioned = Die Gebote auf Plätze: { $bids }. { $won }.
auction-bids = { $user } ({ $bids })
auction-bid = { $seat } { $number }
auction-won = { $user } bekommt { $seat } für { $number }
table-terms = { $user } hat die Einstellungen geändert. { $agreed }
table-slowed = Eine Weile hat niemand geantwortet, darum ist die Live-Partie vorbei, und die früheren Fristen gelten wieder. { $agreed }
table-agreed-terms = Beschlossen. { $agreed }
table-proposed-terms = { $user } schlägt andere Zeiten vor. { $agreed }
table-refused-terms = Der Vorschlag für andere Zeiten ist abgelehnt.
table-expired-terms = Der Vorschlag für andere Zeiten ist ohne Entscheidung verfallen.
status-voting-terms = Abstimmung läuft: andere Zeiten ({ $until }).
vote-ended-passed = Abstimmung vorbei: beschlossen.
vote-ended-refused = Abstimmung vorbei: abgelehnt.
vote-ended-expired = Abstimmung vorbei: nicht genug Stimmen bis zum Ende.
vote-ended-void = Abstimmung vorbei: Es gab nichts mehr zu entscheiden.

## What is agreed about time

agreed-grace-0 = Antworten werden aufgedeckt, sobald alle da sind.
agreed-forced-true = Ist nur eine Antwort möglich, und alle können das sehen, gibt sie der Bot, ohne zu fragen.
agreed-forced-false = Spieler werden auch gefragt, wenn nur eine Antwort möglich ist.
agreed-stand-in = Statthalter, die für Spieler einspringen, sind von dieser Stufe: { $value }.
agreed-language = Öffentliche Posts sind in dieser Sprache.
agreed-vacation-stop = Ist jemand im Urlaub, wartet die Partie.
agreed-vacation-stand-in = Ist jemand im Urlaub, spielt ein Statthalter ({ $level }), außer wenn etwas anderes gewählt ist.
agreed-stops = Wer weg ist, darf die Partie insgesamt { $value ->
    [one] 1 Tag
   *[other] { $value } Tage
} warten lassen.
agreed-stops-0 = Die Partie wartet auf niemanden, der weg ist.
agreed-gone-stand-in = Verlässt jemand die Partie, spielt ein Statthalter ({ $level }) den Platz, bis ihn jemand nimmt.
agreed-gone-wait = Verlässt jemand die Partie, wartet sie, bis jemand den Platz nimmt.

## What is agreed about stewards

agreed-stewards-win-false = Gewinnt ein Statthalter, wird auch genannt, wer von den Menschen am besten steht.
agreed-left-alone-go-on = Ist nur noch ein Mensch da, geht die Partie gegen Statthalter weiter.
agreed-left-alone-end = Ist nur noch ein Mensch da, endet die Partie ohne Sieger.
agreed-left-alone-ask = Ist nur noch ein Mensch da, entscheidet er, ob die Partie weitergeht.

## What is agreed about posts

agreed-maps-few = Der Spielplan wird gezeichnet, wenn eine Runde endet, und am Ende der Partie.
agreed-maps-normal = Der Spielplan wird gezeichnet, wenn eine Runde endet, und am Ende der Partie; dazwischen nur die Gegend, in der sich etwas geändert hat.
agreed-maps-all = Nach jeder Phase wird der ganze Spielplan gezeichnet.
agreed-threads-none = Was geschieht, wird im Kanal der Partie gepostet.
agreed-threads-rounds = Was geschieht, wird in einem Thread für jede Runde gepostet.
agreed-events-true = Haben mehrere Spieler dieselbe Frist, kommt sie in die Events des Servers.
agreed-events-false = Fristen kommen nicht in die Events des Servers.

## The event of the server; nothing here may tell who has answered

calendar-name = Partie { $game }: { $what }
calendar-text = Antworten zu Partie { $game } sind fällig, wenn dieser Termin beginnt. Antworten kannst du über den Post der Partie in ihrem Kanal oder mit dem Befehl { TYPING("my panel") }.
calendar-mark = Partie { $game } dieses Bots.

## What cannot be done

trouble-no-such-option = Die Möglichkeit { $option } gibt es bei { $ruleset } nicht.
trouble-bad-players = { $ruleset } ist für { $players } Spieler. Wähle eine andere Zahl.
trouble-not-together = Das lässt sich nicht verbinden: { $options }. Lass eins davon weg.
trouble-seat-needed = { $seat } muss jemand spielen: Lass dir einen Platz zulosen, oder nimm diesen.
trouble-too-many-players = Schon { $players } Spieler sind beigetreten; mit dieser Einstellung könnten nur { $seats } spielen.
trouble-seats-drawn = In dieser Partie werden alle Plätze zu Beginn ausgelost, darum kannst du keinen wählen.
trouble-seats-auctioned = In dieser Partie werden die Plätze versteigert, darum kannst du keinen wählen. Biete auf ihn.
trouble-no-auction = Hier gibt es nichts zu bieten: Die Plätze werden nicht versteigert, oder bei diesem Spiel geht das nicht.
trouble-bid-too-high = Du bietest mehr, als für einen Platz bezahlt werden kann. Biete weniger.
trouble-draft-later = Plätze werden reihum gewählt, sobald alle beigetreten sind. { $free ->
    [one] Ein Spieler fehlt.
   *[other] { $free } Spieler fehlen.
}
trouble-not-your-pick = Als Nächstes wählt { $user }. Der Bot sagt dir, wenn du an der Reihe bist.
trouble-already-picked = Du hast schon { $seat } gewählt, und das lässt sich nicht ändern.
trouble-same-terms = Das ist schon so vereinbart.
trouble-no-vacation = Du hast keinen Urlaub geplant.

## The recruiting card

agreed-seats-chosen = Plätze: Wähle einen freien, oder lass dir einen zulosen.
agreed-seats-random = Plätze: Alle werden zu Beginn ausgelost.
agreed-seats-drafted = Plätze: Sind alle beigetreten, wird reihum gewählt, in der Reihenfolge des Beitritts.
agreed-seats-auction = Plätze: Alle bieten verdeckt auf jeden. Das höchste Gebot von allen bekommt seinen Platz und wird bezahlt, dann das nächste; bei Gleichstand entscheidet das Los.
lobby-joined-random = ✓ Du bist dabei. Dein Platz wird zu Beginn ausgelost.
lobby-joined-drafted = ✓ Du bist dabei. Sind alle beigetreten, wird reihum ein Platz gewählt; der Bot sagt dir Bescheid.
lobby-joined-auction = ✓ Du bist dabei. Biete auf Plätze, bevor die Partie beginnt; ohne Gebot bekommst du einen, der übrig ist.
bid-open = Auf Plätze bieten
bid-field = Plätze mit deinen Geboten
bid-sealed = ✓ Versiegelt: { $bids }. Niemand sieht es, bevor die Partie beginnt, und bis dahin kannst du es ändern.
bid-nothing = nichts
bid-receipt = -# Beleg deiner Gebote: `{ $receipt }`
lobby-time = Zeit ändern
lobby-settings = Einstellungen
lobby-turn = ▸ Als Nächstes wählt **{ $player }**.
lobby-unpicked = noch kein Platz · { $player }
lobby-pick = Meinen Platz wählen
lobby-full-drafting = -# Alle Plätze sind besetzt. Beginnt { $host } die Partie jetzt, bekommt einen Platz zugelost, wer noch keinen gewählt hat.

## The host's settings

setup-title = ### Einstellungen von { $title }
setup-host-only = -# Bis zum Beginn kann das ändern, wer die Partie leitet.
setup-kept = ✓ Gespeichert. Der Post der Partie ist aktuell.
setup-page-game = Spiel
setup-page-time = Zeit
setup-page-patience = Geduld
setup-page-posts = Posts
setup-page-rulings = Auslegungen
setup-page-people = Leute
setup-page-stewards = Statthalter
setup-option = Wähle
setup-switches = Wähle, was anders als üblich ist
setting-seats = Wer welchen Platz spielt:
setting-talk = **Gespräche zwischen Spielern**. Nach Beginn der Partie lässt sich das nicht ändern.
setup-presets = **Wie schnell?** Drück auf einen Knopf; darunter kannst du jede Einstellung ändern. In einer Live-Partie dauert eine Antwort Minuten, und Panels aktualisieren sich selbst.
preset-before = Wie vorher
setting-hints = **Tipps**: ein Knopf in { COMMAND("my panel") }, der eine gute Antwort nennt. Nach Beginn der Partie lässt sich das nicht ändern.
setting-together = **Zeit für eine Antwort**, wenn mehrere zugleich gefragt sind, etwa bei versiegelten Entscheidungen:
setting-hour =
    Oder eine **feste Stunde** am Tag:
    -# In deiner Zeitzone, { $zone }. Ändern: { COMMAND("my settings") }.
setting-alone = **Wenn nur eine Person gefragt ist**:
setting-at-deadline = **Wenn jemand zu spät kommt**:
setting-grace = **Nach der letzten Antwort** lassen sich Antworten noch ändern, und zwar:
setting-vacation = **Urlaub**:
setting-stops = **Warten auf Urlauber**: Wie viele Tage insgesamt darf jemand, der weg ist, die Partie warten lassen?
setting-stops-value = Tage: { $value }
setting-stops-0 = Gar nicht
setting-forced = **Wenn nur eine Antwort möglich ist** und alle das sehen können:
setup-about-stewards = Statthalter sind Computerspieler. Sie wissen nur, was jemand auf ihrem Platz weiß.
setup-fill = **Freie Plätze** mit Statthaltern besetzen:
setup-fill-choose = Wähle, wie gut sie spielen
setup-dismiss = Statthalter entfernen
setting-stand-in = **Stufe der Statthalter**, die einspringen, wenn jemand zu spät antwortet, im Urlaub oder fort ist:
setting-gone = **Wenn jemand** eine laufende Partie **verlässt**:
setting-left-alone = **Wenn nur noch ein Mensch da ist**:
setting-stewards-win = **Wenn ein Statthalter gewinnt**:
setting-threads = **Was in einer Runde geschieht**, wird in einem Textkanal so gepostet:
setting-language = **Sprache der öffentlichen Posts**:
setting-maps = **Bilder des Spielplans**:
setup-about-patience = Weitere Einstellungen zur Zeit. Einige davon gibt es nur, wenn es eine Frist gibt.
setting-bank = **Ein Zeitkonto** für die ganze Partie, zusätzlich zur Zeit für eine Antwort:
setting-clock = Oder **eine Uhr für die ganze Partie**, für alle Antworten eines Spielers zusammen, wie beim Schach:
setting-weekends = **Wochenenden**, in deiner Zeitzone:
setting-strict = **Wer wiederholt zu spät kommt**:
setting-events = **Fristen für mehrere Spieler**, etwa für versiegelte Entscheidungen, in den Events des Servers:
setup-lacks = ⚠ Dem Bot fehlen Berechtigungen: { $permissions }. { $effect }
setup-time-running = -# Deine Änderungen werden im Kanal bekannt gegeben. Fristen, die schon laufen, ändern sich nicht.
setup-time-proposing = -# Über deine Wahl wird im Kanal abgestimmt. Wer die Partie leitet, kann das ohne Abstimmung ändern.
setup-rulings = Wo die Spielregel schweigt oder mehrdeutig ist, gelten diese Auslegungen:
setup-rulings-none = An diesen Regeln gibt es nichts auszulegen.
setup-rulings-choose = Wähle eine Auslegung, um sie zu ändern
setup-reading = **{ $ruling }**:
setup-people-none = Noch ist sonst niemand beigetreten.
setup-people-choose = Wähle einen Spieler
setup-host = **Jemand anderen die Partie leiten lassen**:
setup-away = **Einen Spieler entfernen**, bevor die Partie beginnt:

setting-hints-false = Keine Tipps
setting-hints-false-note = außer wenn nur ein Mensch spielt
setting-hints-true = Tipps für alle
setting-hints-true-note = nur wer fragt, sieht sie
agreed-hints-true = Tipps: Ein Knopf in { COMMAND("my panel") } nennt eine gute Antwort.

setting-seats-chosen = Spieler wählen
setting-seats-chosen-note = wer zuerst kommt, wählt zuerst; oder lässt auslosen
setting-seats-random = Ausgelost
setting-seats-random-note = für alle, wenn die Partie beginnt
setting-seats-drafted = Reihum gewählt
setting-seats-drafted-note = wenn alle da sind, in der Reihenfolge des Beitritts
setting-seats-auction = Versteigert
setting-seats-auction-note = alle bieten verdeckt auf jeden; die höchsten Gebote gewinnen und werden bezahlt
setting-talk-private = Privat und öffentlich
setting-talk-private-note = mit privaten Threads und privaten Absprachen
setting-talk-relayed = Über den Bot
setting-talk-relayed-note = er überbringt Nachrichten von Platz zu Platz; keine privaten Threads
setting-talk-public = Nur öffentlich
setting-talk-public-note = keine privaten Threads; Absprachen werden im Kanal angeboten
setting-talk-none = Keine
setting-talk-none-note = keine Nachrichten, Bündnisse oder Absprachen über den Bot
agreed-talk-private = Gespräche: privat und öffentlich.
agreed-talk-public = Gespräche: nur öffentlich. Der Bot öffnet keine privaten Threads, und alle lesen, welche Absprachen angeboten werden. Schreibt euch bitte auch nicht direkt.
agreed-talk-relayed = Gespräche: über den Bot. Er überbringt in Direktnachrichten, was ihr mit { COMMAND("talk") } schreibt, im Namen eures Platzes, und öffnet keine privaten Threads.
agreed-talk-none = Gespräche: keine. Niemand sagt, erklärt oder verspricht etwas über den Bot. Redet bitte auch anderswo nicht über die Partie.
setting-tournament = **Turnier**. Nach Beginn der Partie lässt sich das nicht ändern.
setting-tournament-false = Gewöhnlicher Tisch
setting-tournament-true = Turnierregeln
setting-tournament-true-note = keine Zeit dazu, kein Zurück, keine Tipps, keine Nachrücker
agreed-tournament-true = Turnier: Niemand bekommt mehr Zeit, geht zurück oder beendet die Partie durch Abstimmung; was zum Spiel vereinbart ist, bleibt; es gibt keine Tipps, und wer geht, für den spielt ein Statthalter.
setting-faceless = **Wer wen spielt**. Nach Beginn der Partie lässt sich das nicht ändern.
setting-faceless-false = Alle wissen es
setting-faceless-true = Niemand weiß es
setting-faceless-true-note = Plätze werden ausgelost, die Namen nach dem Ende genannt
agreed-faceless-true = Niemand weiß, wer wen spielt: Die Plätze werden ausgelost, alle erfahren nur den eigenen, und der Bot erreicht euch nur in Direktnachrichten. Nach dem Ende der Partie werden alle Namen genannt. Was ihr selbst schreibt oder sagt, kann der Bot nicht verbergen; verratet also bitte nichts.
setting-together-none = Keine Frist
setting-alone-none = Dieselbe Zeit
setting-hour-none = Keine feste Stunde
setting-grace-0 = Gar nicht: sofort aufgedeckt
setting-at-deadline-safe = Der Bot antwortet vorsichtig
setting-at-deadline-safe-once = Eine vorsichtige Antwort, dann ein Statthalter
setting-at-deadline-safe-once-note = wenn jemand zweimal in Folge zu spät kommt, bis er zurück ist
setting-at-deadline-stand-in = Ein Statthalter spielt eine Weile
setting-at-deadline-stand-in-note = bis zum Ende dieser Phase
setting-at-deadline-wait = Die Partie wartet
setting-at-deadline-wait-note = und wer sie leitet, wird benachrichtigt
setting-forced-true = Der Bot gibt sie, ohne zu fragen
setting-forced-false = Trotzdem fragen
setting-maps-few = Wenige
setting-maps-few-note = wenn eine Runde endet, und am Ende der Partie
setting-maps-normal = Normal
setting-maps-normal-note = dazwischen nur die Gegend, die sich geändert hat
setting-maps-all = Alle
setting-maps-all-note = nach jeder Phase der ganze Spielplan
level-page-note = für eine erste Partie: oft unachtsam
level-squire-note = vernünftig, aber kurzsichtig
level-knight-note = denkt bis zum Ende der Runde voraus
level-lord-note = denkt am weitesten voraus, manchmal minutenlang
setting-gone-stand-in = Ein Statthalter spielt
setting-gone-stand-in-note = bis jemand den Platz nimmt
setting-gone-wait = Der Platz wartet
setting-gone-wait-note = bis ihn jemand nimmt oder die Leitung entscheidet
setting-left-alone-go-on = Die Partie geht weiter
setting-left-alone-end = Die Partie endet ohne Sieger
setting-left-alone-ask = Er entscheidet
setting-stewards-win-true = Der Statthalter gewinnt
setting-stewards-win-false = Auch der bestplatzierte Spieler wird genannt
setting-bank-none = Kein Zeitkonto
setting-clock-none = Keine Uhr für die ganze Partie
setting-weekends-none = Das Wochenende zählt mit
setting-weekends-value = Am Wochenende stehen die Uhren (Kalender: { $value })
setting-strict-false = Dieselbe Zeit für alle
setting-strict-true = Eine Warnung, dann eine Weile die halbe Zeit
setting-threads-none = Im Kanal
setting-threads-none-note = zusammen mit allem anderen
setting-threads-rounds = In einem Thread für jede Runde
setting-threads-rounds-note = der angeheftete Post bleibt im Kanal und verweist darauf
setting-events-false = Keine Events
setting-events-true = Ein Event für jede Frist
reading-usual = die übliche Auslegung

## What the bot needs; named as Discord's own settings name it

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-attach-files = Dateien anhängen
permission-embed-links = Links einbetten
permission-pin-messages = Nachrichten anpinnen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-events = Events erstellen
without-view-channel = Ohne sie geht nichts.
without-send-messages = Ohne sie kann der Bot die Partie nicht posten und Spieler nicht benachrichtigen.
without-send-messages-in-threads = Ohne sie kann der Bot in Threads und Forenbeiträgen nicht posten und nicht benachrichtigen.
without-read-message-history = Ohne sie bleibt der Post der Partie nicht aktuell, und nach einem Absturz kann eine Nachricht doppelt kommen.
without-attach-files = Ohne sie gibt es keine Bilder des Spielplans und keine Aufzeichnungen.
without-embed-links = Ohne sie erscheinen Links und Bilder vielleicht nicht.
without-create-public-threads = Nur für einen Thread je Runde nötig; ohne sie wird alles im Kanal gepostet.
without-create-events = Nur für Fristen in den Events des Servers nötig; ohne sie gibt es keine.
without-pin-messages = Ohne sie wird der Post der Partie nicht angepinnt, und Spieler müssen ihn suchen.
check-title = ### Wie der Bot hier eingerichtet ist
check-not-invited = Der Bot ist kein Mitglied dieses Servers: Nur seine Befehle wurden hinzugefügt. Wer den Server verwaltet, kann ihn einladen.
check-refused = Der Bot kann in diesem Kanal keine Partie durchführen, denn ihm fehlen hier Berechtigungen: { $permissions }. Wer den Kanal verwaltet, kann es erlauben; { COMMAND("setup") } zeigt mehr.
check-voice = Im Chat eines Sprachkanals lässt sich keine Partie spielen: Dort gibt es keine privaten Threads, und er wird leicht übersehen. Nimm { COMMAND("game new") } in einem Textkanal, einem Thread oder einem Forenbeitrag.
check-announcements = In einem Ankündigungskanal lässt sich keine Partie spielen: Er ist dafür gemacht, dass nur wenige dort schreiben. Nimm { COMMAND("game new") } in einem Textkanal, einem Thread oder einem Forenbeitrag.
check-falls-asleep = ⚠ Discord schließt diesen Beitrag nach { $time } ohne Nachricht, und dann funktionieren seine Knöpfe nicht, bis hier jemand schreibt. Mit der Berechtigung **Threads verwalten** öffnet ihn der Bot selbst wieder; { COMMAND("my panel") } in einer Direktnachricht an den Bot geht immer.
check-warning = Dem Bot fehlen in diesem Kanal Berechtigungen: { $permissions }. { $effects }
check-channel-well = ✓ { $channel }: Nichts fehlt.
check-channel-lacks = ⚠ { $channel }: Dem Bot fehlen { $permissions } (Kanaleinstellungen → Berechtigungen).
check-effect = - { $effect }
check-lost = ⚠ Partie { $game } hat ihren Kanal verloren. Nimm { COMMAND("game move") } mit ihrer Nummer in dem Kanal, in dem sie weitergehen soll, oder { COMMAND("game close") }.
check-unseen = ⚠ { $channel }: Der Bot kann diesen Kanal nicht sehen, darum kommt dort nichts an. Erlaube ihm **Kanal ansehen**.
check-intents = ✓ Intents: Der Bot braucht keine privilegierten und benutzt keine.
check-commands = ✓ Befehle: Sie funktionieren, wie diese Antwort zeigt. Kann sie jemand nicht benutzen: Servereinstellungen → Integrationen.
check-dm-reached = ✓ Direktnachrichten: Der Bot hat dir gerade eine geschickt. So oder durch eine Erwähnung benachrichtigt er Spieler.
check-dm-closed = ○ Direktnachrichten: Du nimmst vom Bot keine an, darum erwähnt er dich; { COMMAND("my settings") } sagt, was zu ändern ist.
invite-link = [Lade den Bot auf einen Server ein]({ $link })
invite-reason = - **{ $permission }**: { $reason }
invite-note = -# Der Link verlangt genau diese Berechtigungen. Der Bot ist kein Administrator und liest niemandes Nachrichten.

## How somebody is reached

welcome = Willkommen in Partie { $game }! So geht es:
help-how =
    - Eine Partie dauert Tage. Der Bot meldet sich, wenn er deine Antwort braucht; du musst nicht online warten.
    - Dann drück auf **Mein Panel**, wähle und drück auf **Bestätigen**. Dein Panel und deine geheimen Antworten siehst nur du.
    - Der angepinnte Post im Kanal sagt, wer dran ist. Nach jeder Phase folgt ein Bild des Spielplans.
reach-question = **Wie soll dir der Bot sagen, dass du dran bist?**
reach-dm = Direktnachricht
reach-mention = Erwähnung im Kanal
reach-both = Beides
reach-off = Gar nicht
reach-dm-note = stört sonst niemanden
reach-mention-note = alle sehen, dass du dran bist
reach-both-note = damit du nichts verpasst
reach-off-note = du siehst selbst nach
reach-kept-dm = ✓ Der Bot schickt dir Direktnachrichten. Eine erste hast du schon.
reach-kept-mention = ✓ Der Bot erwähnt dich im Kanal der Partie.
reach-kept-both = ✓ Der Bot schickt dir Direktnachrichten und erwähnt dich im Kanal. Eine erste Nachricht hast du schon.
reach-kept-off = ✓ Der Bot benachrichtigt dich nicht. { COMMAND("my games") } zeigt immer, was auf dich wartet.
reach-closed = ⚠ Discord lässt nicht zu, dass der Bot dir Direktnachrichten schickt. Bis sich das ändert, erwähnt er dich im Kanal der Partie.
reach-failed = ⚠ Discord konnte dir gerade keine Nachricht zustellen. Der Bot versucht es wieder, wenn du dran bist.
reach-limited = ⚠ Discord lässt den Bot gerade keine neuen Direktnachrichten öffnen. So lange erwähnt er dich im Kanal der Partie.
reach-closed-help = So änderst du das: 1. im Menü dieses Servers, Privatsphäre-Einstellungen: **Direktnachrichten** erlauben; 2. in deinen eigenen Einstellungen, Inhalte & Soziales: **Direktnachrichten von Servermitgliedern** erlauben, und diesen Bot nicht blockieren. Dann wähle noch einmal.
reach-next = Ändern kannst du das jederzeit mit { COMMAND("my settings") }. Sieh dich um:
reach-test = ✓ Direktnachrichten kommen an. Der Bot schreibt dir hier, wenn du in einer Partie dran bist.
card-help = So wird gespielt

## One's own settings

my-title = ### Deine Einstellungen
my-kept = ✓ Gespeichert.
my-data = Meine Daten
my-reach = **Wenn du dran bist**, sagt es dir der Bot durch:
my-zone = **Zeitzone**: { $zone }, dort ist es { $clock }. Ändern: { COMMAND("my settings") } mit der Option „zone“.
my-next-yes = **Du erfährst, wenn du als Nächstes dran bist**: wenn eine Partie seit mindestens einer Minute nur noch auf eine andere Antwort vor deiner wartet.
my-next-no = **Du erfährst nicht, wenn du als Nächstes dran bist**, nur wenn du dran bist.
my-next-yes-button = Auch sagen, wenn ich bald dran bin
my-next-no-button = Nur, wenn ich dran bin
my-quiet = **Ruhezeiten**, in denen dir der Bot nichts schickt:
my-quiet-none = Keine Ruhezeiten
my-quiet-from = Ruhe ab { $hour }
my-quiet-to = bis { $hour }
my-language = **Sprache** von allem, was nur du siehst:
my-language-own = Wie mein Discord
seek-asked = { $number ->
    [0] Niemand wurde erwähnt: Alle, die von neuen Partien hören wollten, wurden erst vor Kurzem erwähnt. Der Post der Partie sagt, wie viele noch fehlen.
    [one] Eine Person, die von neuen Partien hören wollte, wurde erwähnt.
   *[other] { $number } Personen, die von neuen Partien hören wollten, wurden erwähnt.
}
my-seek-yes = **Neue Partien**: Sucht auf diesem Server jemand mit { COMMAND("game seek") } Mitspieler, erwähnt dich der Bot; höchstens zweimal am Tag und nie in deinen Ruhezeiten oder im Urlaub.
my-seek-no = **Neue Partien**: Der Bot erwähnt dich nicht, wenn auf diesem Server jemand Mitspieler sucht.
my-seek-elsewhere = **Neue Partien**: Nimm { COMMAND("my settings") } auf einem Server, um dort erwähnt zu werden, wenn jemand Mitspieler sucht.
my-seek-yes-button = Erwähne mich
my-seek-no-button = Erwähne mich nicht mehr
my-vacation-none = **Urlaub**: keiner geplant. Bist du weg, spielt in allen deinen Partien ein Statthalter für dich, außer du wählst unten etwas anderes oder ein Tisch hat vereinbart zu warten.
my-vacation = **Urlaub**: von { $begins } bis { $ends }, in allen deinen Partien.
my-vacation-today = Ab sofort
my-vacation-from = Er beginnt am …
my-vacation-length = Wie lange er dauert
my-vacation-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
my-vacation-cancel = Kein Urlaub
my-vacation-end = Ich bin zurück
my-absence = Während ich weg bin …
my-absence-play = Ein Statthalter spielt, wie der Tisch vereinbart hat
my-absence-play-level = Ein Statthalter spielt: { $level }
my-absence-hold = Nur vorsichtige Antworten
my-absence-wait = Auf mich warten, höchstens { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
check-dm-limited = ○ Direktnachrichten: Discord lässt den Bot gerade keine neuen öffnen. So lange werden Spieler, denen er noch nie geschrieben hat, durch eine Erwähnung benachrichtigt.
check-dm-failed = ○ Direktnachrichten: Discord konnte dir gerade keine zustellen. Versuch es später noch einmal.

## The host's panel

run-title = ### { $title } leiten
run-pause = Pause
run-resume = Weiterspielen
run-extend = +{ $hours } Std
run-choose-seat = Wähle den Platz, um den es geht
run-stand-in = Ein Statthalter spielt
run-level = Welche Stufe soll der Statthalter haben, der { $seat } spielt?
run-level-choose = Wähle eine Stufe
run-offer = Platz anbieten
run-host = Leiten lassen
run-kick = Entfernen
run-sure = Den Spieler von **{ $seat }** entfernen? Die anderen stimmen darüber ab, außer wenn er überfällig ist und vor mehr als einem Tag gefragt wurde. Er kann nicht zurückkommen, und der Tisch entscheidet, wer den Platz bekommt.
run-kick-yes = Ja, entfernen
run-kick-no = Nein
run-settings = Tempo und Fristen
run-note = -# Alles, was du hier tust, wird im Kanal bekannt gegeben.
run-propose = -# Über Zeit und Plätze entscheidet, wer die Partie leitet: Was du hier drückst, kommt zur Abstimmung. Über deinen eigenen Platz entscheidest du.
run-lend = Meinen Platz verleihen
run-reclaim = Zurücknehmen
run-away = In Urlaub gehen für …
leave-own = **Diese Partie endgültig verlassen?** Dann kann jeder **{ $seat }** nehmen, und die Partie zählt in deiner Zuverlässigkeit als verlassen. Hast du nur gerade viel zu tun, nimm lieber Urlaub: Der Platz bleibt deiner, und du kannst jederzeit zurück.
leave-last = **Diese Partie endgültig verlassen?** Du bist der letzte Mensch hier, darum endet sie ohne Sieger.
leave-borrowed = **{ $seat } zurückgeben?** Dann spielt wieder, wem der Platz gehört.
leave-lent = **Diese Partie endgültig verlassen?** Wem du **{ $seat }** geliehen hast, der behält den Platz.
leave-yes = Die Partie verlassen
leave-no = Bleiben
run-back = Zurücksetzen …
run-concede = Die Partie beenden …
run-concede-choose = **Wie** soll die Partie hier enden? Mehr als die Hälfte der Menschen am Tisch muss zustimmen.
run-concede-who = Wähle einen Sieger
run-concede-draw = Unentschieden, kein Sieger
run-more-time = Mehr Zeit
run-open = Mehr …
run-absence = Urlaub, mehr Zeit …
run-back-choose = **Zu welchem Zeitpunkt** soll die Partie zurückgesetzt werden? Alle müssen zustimmen.

## Seats

status-host = -# Leitung: { $host }
status-take = { $seat } spielen
volunteer = Du willst in { $title } **{ $seat }** übernehmen, mit Hand und Geheimnissen. Hast du einmal die Geheimnisse eines Platzes gesehen, kannst du in derselben Partie keinen anderen nehmen.
volunteer-yes = { $seat } spielen
lobby-yours = Dein Platz: **{ $seat }**.
lobby-your-turn = **Du bist an der Reihe, einen Platz zu wählen:**

## My games

games-since = { $line } · gefragt { $since }
games-due = { $line } · Frist { $due }

## Help

help-title-game = ## Was du jetzt tun kannst
    -# { $title }
help-direct =
    Der Bot schreibt dir hier, wenn du dran bist, wie du es in { COMMAND("my settings") } gewählt hast.
    - **Was auf dich wartet**: { COMMAND("my games") }, mit einem Knopf für jede Partie. Du kannst alles gleich hier beantworten.
    - **Eine Partie eröffnen oder ihr beitreten** geht in einem Kanal eines Servers.
help-nowhere =
    In diesem Kanal gibt es keine Partie.
    - **Eröffne eine**: { COMMAND("game new") }. Andere treten mit einem Knopf bei; freie Plätze können Statthalter (Computerspieler) übernehmen.
    - **Beim Spielen lernen**: { COMMAND("game learn") } beginnt eine erste Partie für dich allein, mit Tipps und ohne Frist.
    - **Turnier**: { COMMAND("game tournament") } zeigt das Turnier dieses Kanals; wer den Server verwaltet, eröffnet damit eins.
    - **Deine Partien anderswo**: { COMMAND("my games") }.
help-invited =
    Diese Partie wartet auf Spieler, und du bist noch nicht beigetreten.
    - **Spiel mit**: mit dem Knopf oder auf einem Platz deiner Wahl: { COMMAND("game join") }.
    - Der Post der Partie sagt, welches Spiel gespielt wird und wie viel Zeit für jede Antwort ist.
help-joined =
    Du bist in dieser Partie, die noch auf andere Spieler wartet.
    - Lassen sich Plätze wählen, wähle deinen unter **{ lobby-more }** im Post der Partie oder mit { COMMAND("game join") }.
    - Sind alle Plätze besetzt, kann die Leitung die Partie beginnen. Der Bot sagt dir, wenn du dran bist.
    - **Doch nicht?** { COMMAND("game leave") }.
help-opened =
    Du hast diese Partie eröffnet, und andere können beitreten.
    - **Einstellungen**: Möglichkeiten des Spiels, Plätze, Zeit: { COMMAND("game run") }.
    - **Zu wenige Spieler?** { COMMAND("game stewards") } besetzt die freien Plätze mit Statthaltern (Computerspielern).
    - **Alle da?** { COMMAND("game start") }.
help-watching =
    Diese Partie läuft, und du siehst zu.
    - { COMMAND("map") } zeigt den Spielplan, { COMMAND("board") } beschreibt ihn in Worten, { COMMAND("status") } sagt, wer dran ist.
    - Ist ein Platz frei, kannst du ihn mit { COMMAND("game join") } nehmen.
help-awaited =
    {"**"}Du bist dran.** Öffne dein Panel, wähle, prüf deine Antwort und drück auf **Bestätigen**. Nur du siehst sie.
    - Sind mehrere zugleich gefragt, versiegelt **Bestätigen** deine Antwort; du kannst sie ändern, bis alle aufgedeckt werden.
    - Bist nur du gefragt, gilt **Bestätigen** sofort.
help-waiting =
    Du hast gerade nichts zu beantworten. Der Bot sagt dir Bescheid.
    - Eine versiegelte Antwort kannst du in deinem Panel ändern, bis alle aufgedeckt werden: { COMMAND("my panel") }.
help-playing =
    - { COMMAND("map") } und { COMMAND("board") } zeigen den Spielplan und einen Kampf, { COMMAND("why") } erklärt, woher die Zahlen kommen.
    - { COMMAND("log") } zeigt, was geschehen ist, { COMMAND("rules") }, was die Regeln sagen; { COMMAND("look") } schlägt Karten, Orte und Plätze nach.
    - { COMMAND("note") } bewahrt deine Notizen zu dieser Partie; nur du siehst sie.
    - **Keine Zeit?** { COMMAND("game run") } schlägt mehr Zeit vor oder verleiht deinen Platz, { COMMAND("my settings") } plant einen Urlaub, { COMMAND("game leave") } verlässt die Partie.
    - **Ein Versehen?** { COMMAND("game run") } setzt die Partie zurück, wenn alle zustimmen.
    - **Die Leitung ist fort?** { COMMAND("game run") } und { COMMAND("game host") } beginnen eine Abstimmung.
help-company =
    - { COMMAND("talk") } öffnet einen privaten Thread mit anderen Spielern, { COMMAND("say") } schreibt allen; { COMMAND("status") } sagt, wer dran ist und seit wann.
help-hosting-alone = - **Du leitest die Partie**: Unter { COMMAND("game run") } findest du die Einstellungen, setzt die Partie zurück und bietest anderen Plätze an.
help-hosting =
    - **Du leitest die Partie**: { COMMAND("game run") } ist für Pausen, mehr Zeit, Plätze, die niemand spielt, und das Tempo; { COMMAND("game host") } lässt jemand anderen leiten. Um einen Spieler zu entfernen, muss abgestimmt werden, außer wenn er überfällig ist.
help-over =
    Diese Partie ist vorbei.
    - **Revanche**, unter dem letzten Bild, lädt dieselben Spieler noch einmal ein; { COMMAND("game new") } eröffnet hier eine andere Partie.
    - { COMMAND("history") } hat ihren Film, ihre Chronik, eine Seite zum Nachspielen und eine Datei mit allen Zügen, und frühere Partien; { COMMAND("recap") } zeigt die letzte Runde einer laufenden Partie als Film.
help-closed =
    Diese Partie wurde geschlossen. { COMMAND("game new") } eröffnet hier eine andere.
help-always = -# Knöpfe funktionieren, solange die Partie läuft, auch nach einem Neustart. { COMMAND("my games") }: was auf dich wartet. { COMMAND("my settings") }: wie der Bot dich benachrichtigt.

setting-at-deadline-safe-note = er zieht, kauft und bietet nichts und verliert so wenig wie möglich

## /my data

data-title =
    ### Deine Daten
    Der Bot speichert deine Discord-ID und deinen Namen, die Plätze, die du spielst, deine Antworten, deine Einstellungen, deinen Urlaub und deine Stimmen.
    Du kannst alles davon als Datei bekommen oder löschen lassen.
data-export = Als Datei bekommen
data-delete = Löschen …
data-here = Hier ist alles, was über dich gespeichert ist.
data-sure =
    ⚠ Deine Daten löschen? Dein Name verschwindet aus allen beendeten Partien, deine Einstellungen und deine Notizen werden gelöscht. Die Züge dieser Partien bleiben, als die eines früheren Spielers.
    Das lässt sich nicht rückgängig machen.
data-yes = Meine Daten löschen
data-no = Behalten
data-deleted = ✓ Deine Daten sind gelöscht. { $games ->
    [0] In keiner beendeten Partie stand dein Name.
    [one] In einer beendeten Partie steht dein Name nicht mehr.
   *[other] In { $games } beendeten Partien steht dein Name nicht mehr.
}
data-game = Partie { $game }
data-kept = Du spielst noch in { $games }. Diese Partien behalten, was sie brauchen, samt deinen Einstellungen, bis sie enden oder du sie verlässt. Nimm dann noch einmal { COMMAND("my settings") }.
my-named-yes = **Filme, Chroniken und Seiten zum Nachspielen deiner Partien nennen dich**, wie dieser Server dich zeigt.
my-named-no = **Filme, Chroniken und Seiten zum Nachspielen nennen dich nicht**, nur deinen Platz.
my-named-yes-button = Nenn mich
my-named-no-button = Nenn mich nicht
