### The page with the board of a seat, and the one to watch.

page-open = Im Browser
page-go = Im Browser öffnen
page-offer =
    {"**"}Dein Spielplan als Webseite**, auf der du mit dem Finger spielst. Diese Adresse ist nur für dich: Sie öffnet sich einmal, innerhalb von zehn Minuten, und zeigt, was du von deinem Platz aus siehst.
    -# { COMMAND("my settings") } schließt alle deine Seiten.
page-title = Ravenry: der Spielplan
page-wait = Der Spielplan wird geöffnet.
page-closed = Die Seite ist geschlossen. „Im Browser“ in deinem Panel öffnet eine neue.
page-too-fast = Das ging zu schnell. Warte einen Moment, dann geht es weiter.
page-bad-request = Das kann diese Seite nicht. Lade sie neu.
page-asked = Deine Entscheidung
page-seat = Was du hast und weißt
page-close = Diese Seite schließen
page-lost = Keine Verbindung. Die Seite macht von selbst weiter, sobald es geht.
page-fewer = Eins weniger
page-more = Eins mehr
page-due = Bis { $time }
my-pages-close = Alle Seiten schließen
my-pages-closed = ✓ Alle deine Seiten sind geschlossen.
trouble-no-pages = Dieser Bot bietet keine Seiten mehr an. Benutze dein Panel.
page-watch = Zuschauen
page-watch-offer =
    { "**" }Eine Webseite, um der Partie zuzuschauen**, so, wie alle sie sehen, live und von Anfang an. Diese Adresse ist nur für dich: Sie lässt sich nur einmal öffnen, innerhalb von zehn Minuten.
    -# { COMMAND("my settings") } schließt alle deine Seiten.
page-watching = Du schaust zu
page-story = Von Anfang an
page-back = Zurück zum Spielplan
page-done = Fertig
page-votes = Abstimmen ({ $number })
page-run = Partie leiten
setting-watched = **Zuschauer**: Wer diesen Kanal sieht, kann der Partie auf einer Seite zuschauen, mit dem, was der Kanal zeigt, und sonst nichts:
setting-watched-true = Dürfen zuschauen
setting-watched-false = Dürfen nicht zuschauen
agreed-watched-true = Wer diesen Kanal sieht, kann der Partie auf einer Seite zuschauen.
agreed-watched-false = Niemand kann der Partie auf einer Seite zuschauen.
trouble-not-watched = An diesem Tisch darf niemand auf einer Seite zuschauen. Den Spielplan gibt es im Kanal.
