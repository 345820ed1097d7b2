# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = Runde { $round }
story-unfinished = Die Partie ist nicht zu Ende.

## The chronicle

story-chances = Siegchancen
story-turns = Wendepunkte
story-turn = Runde { $round }: { $told }
story-change = { $seat }: { $before } % → { $after } %
story-start = Anfang
story-biggest = Größter Kampf
story-closest = Knappste Entscheidung
story-boldest = Kühnster Zug
story-patient = Am geduldigsten
story-alliances = Bündnisse

## The page to keep

replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Zeitpunkt
replay-battles = Zu einem Kampf …
replay-eyes = Blickwinkel
replay-everybody = Was alle sahen
replay-alone = Was { $seat } damals wusste
replay-log = Was geschah
replay-board = Der Spielplan in Worten
replay-beside = Neben dem Spielplan
replay-nearer = Näher heran
replay-farther = Weiter weg
replay-whole = Ganzer Spielplan
replay-keys = Tasten: ← → ein Schritt, Bild auf und Bild ab ein Kapitel, Pos1 und Ende, B der nächste Kampf, + und − zoomen, Leertaste spielt ab.
replay-empty = Nichts, was die anderen nicht wussten.
replay-proof = Ehrlicher Zufall
replay-why = Diese Seite kann sich nicht selbst beweisen: Wer sie gemacht hat, könnte alles hineingeschrieben haben. Prüfen lässt sich die Aufzeichnung der Partie, die Datei von { $record }.
replay-how = Dieser Befehl spielt die Aufzeichnung nach den Regeln nach. Führ ihn in einer Kopie von Ravenry aus, die nicht vom Betreiber dieses Bots stammt; { $file } ist eine Textdatei mit den Prüfsummen und Links, die du aufgehoben hast:
replay-elsewhere = Oder prüf die Aufzeichnung mit { $verify } eines Bots, den jemand anderes betreibt.
replay-hash-seal = Im Post der Partie, als „Zufall versiegelt“
replay-hash-light = Im Kanal gepostet, als die Partie begann
replay-hash-end = Im Kanal gepostet, als die Partie zu Ende war
replay-worth = So nennt der Bot die Prüfsummen jetzt. Etwas wert sind sie nur, wenn du alle 64 Zeichen mit dem vergleichst, was du aufgehoben hast: Eine ganze Prüfsumme, die jemand aufgehoben hat, ist mehr wert als alles, was der Bot später sagt. { $page } in einer Kopie von Ravenry sagt, was zugesichert ist und was nicht.

## At a table

setting-story = **Nach der Partie**: Film, Chronik und eine Seite zum Nachspielen werden gepostet:
setting-story-true = Posten, wenn sie vorbei ist
setting-story-false = Nicht posten
agreed-story-true = Wenn die Partie vorbei ist, werden Film, Chronik und eine Seite zum Nachspielen gepostet.
agreed-story-false = Wenn die Partie vorbei ist, werden weder Film noch Chronik noch eine Seite zum Nachspielen gepostet.
story-posted = ### Rückblick auf { $title }
story-page = -# Seite zum Nachspielen: Öffne die Datei in einem Browser, um die Partie Schritt für Schritt durchzugehen.

## Looking back

recap-title = **Partie { $game }, Runde { $round }**, wie alle sie gesehen haben.
trouble-no-such-round = Eine Runde { $round } hat es nicht gegeben. Wähle eine frühere.
trouble-no-past-moment = Diesen Zeitpunkt gab es in dieser Partie nicht. Wähle einen der Vorschläge.
moment-title = **Partie { $game }** · { $whose }
past-here = ### Beendete Partien in diesem Kanal
past-server = ### Beendete Partien auf diesem Server
past-mine = ### Deine beendeten Partien
past-game = - **{ $title }** · { $players }
past-player = { $seat }: { $player }
past-none = Noch keine.
past-choose = Wähle eine Partie …
past-whose = Welche Partien
past-one = ### { $title }
story-film = Film
story-chronicle = Chronik
story-replay = Nachspielen
story-record = Aufzeichnung
story-review = Rückblick
story-past = Frühere Partien
story-busy = Der Bot bereitet schon etwas für dich vor. Das dauert ein paar Sekunden.
story-failed = Das ließ sich gerade nicht vorbereiten. Versuch es später noch einmal.
review-title = ### Rückblick auf Partie { $game }
review-nothing = Ein Lord hätte fast genauso entschieden.
review-when = **{ $when }** · { $question }
review-taken = Du: { $answer } ({ $chance } %)
review-better = Ein Lord: { $answer } ({ $chance } %)
review-note = -# In Klammern: die Siegchance, die ein Lord nach dem erwarten würde, was du damals wusstest. Bündnisse sind darin nicht berücksichtigt. Das siehst nur du.
review-page = Meine Seite erstellen
review-page-note = -# Deine Entscheidungen sind nur in dieser Kopie der Seite markiert. Nur du bekommst sie.
review-own = Deine Entscheidungen, die ein Lord anders getroffen hätte
story-ended = { $title } · { $dates }
story-plays = { $seat }: { $player }
story-placed = { $place }. { $seat }
story-placed-person = { $place }. { $seat }, { $player }
story-turn-several = Runde { $round }, mehrere Züge: { $told }
story-turn-won = Runde { $round }, der entscheidende Zug: { $told }
story-turn-won-several = Runde { $round }, die entscheidenden Züge: { $told }
