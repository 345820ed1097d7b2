# Looking at a game: maps, the board in words, explanations.

map-whole = Der ganze Spielplan
map-battle = Der Kampf
map-choose-region = Näher ansehen …

palette-default = Wie gedruckt
palette-deuteranopia = Bei Deuteranopie (Grün)
palette-protanopia = Bei Protanopie (Rot)
palette-tritanopia = Bei Tritanopie (Blau)
palette-high-contrast = Hoher Kontrast

panel-hand = Meine Hand
hand-title = ### Deine Hand in { $title }
    -# Das sieht sonst niemand.

battle-none = Gerade wird nicht gekämpft. { COMMAND("why") } erklärt den letzten Kampf.

what-if-button = Was wäre, wenn …
what-if-heading = ### Was wäre, wenn … · { $title }
    -# Was mit jeder Karte geschähe, nach dem, was alle sehen. Damit ist keine Frage beantwortet.
what-if-nothing = Es gibt keinen Kampf, dessen Ausgang noch offen ist.
what-if-choose = Was wäre, wenn …
what-if-side = { $seat } unterstützt { FORM($side, "acc") }
what-if-uses = { $seat } setzt eine Fähigkeit ein, die nur einmal wirkt
what-if-uses-not = { $seat } setzt eine Fähigkeit nicht ein, die nur einmal wirkt

why-topic-stewards = Was Statthalter zuletzt getan haben
why-title-stewards = ### Warum Statthalter taten, was sie taten
why-steward = - **{ $seat }** ({ $level }), { $what }: { $reason }
why-no-steward = Nichts zu zeigen: Noch hat kein Statthalter etwas getan, was alle wissen dürfen.
why-topic-refusal = Meine letzte abgelehnte Antwort
why-title-refusal = ### Deine letzte abgelehnte Antwort
why-not-refused = Seit der Bot zuletzt gestartet wurde, ist keine deiner Antworten abgelehnt worden.
why-line = { $line } · { $rule }
why-nothing = Das gab es noch nicht.

record-note = Die zweite Datei enthält deine Notizen zu dieser Partie. Sie stehen nicht in der Aufzeichnung, und nur du bekommst sie.
record-here = Die ganze Partie, Zug um Zug. Spiel sie mit `python -m engine replay` nach, oder zeichne die Lage zu einem beliebigen Zeitpunkt mit `python -m bot.render`.

## The log

log-title = ### Das Protokoll von { $title }
    -# Seite { $page } von { $pages }
log-heading = **{ $moment }**
log-line = - { $sentence }
log-line-private = - { $sentence } *(nur für dich)*
log-nothing = Zu diesem Filter passt nichts.
log-first = « Anfang
log-before = ◂
log-after = ▸
log-last = Ende »
log-filter = Filter
log-any-topic = Alles
log-any-round = Alle Runden
log-any-phase = Alle Phasen
log-any-seat = Alle
log-not-yours = Diese Partie wird anderswo gespielt. Nur ihre Spieler und alle, die ihren Kanal sehen dürfen, können ihr Protokoll lesen.
log-not-here = Hier sind Leute, die den Kanal dieser Partie nicht sehen dürfen, darum lässt sich das Protokoll nicht allen zeigen. Lass **teilen** (share) weg, um es selbst zu lesen.
topic-table = Der Tisch: Plätze, Zeit, Gespräche
topic-votes = Abstimmungen

## Looking things up

lookup-title = ### { $title }
lookup-card-of-game = { $card } ({ $game })
trouble-nothing-of-that-name = Hier heißt nichts { $given }. Wähle einen der Vorschläge.
trouble-nothing-to-look-up = In diesem Spiel lässt sich nichts nachschlagen.

## The rules

# Words that say nothing of what is looked for.
rules-fillers = ein eine einen einem einer eines der die das den dem des und oder ist sind war wird werden kann können darf dürfen muss soll ich du er sie es wir ihr mein meine dein deine man mich mir dich wenn ob wie was wann wo wohin woher wer wen wem warum wieso welche welcher welches von vom zu zum zur in im ins an am auf aus bei mit nach für um als auch nur so dann dass nicht hat haben
# Words that mean much the same, a group on each line.
rules-alike =
    gleichstand gleich unentschieden gleichauf
    kampf schlacht gefecht konflikt
    sieg gewinnen
    niederlage verlieren verlust
    einheit truppe armee figur
    ablegen abwerfen
    geld münze bezahlen kosten
    start beginn anfang aufbau
    ende schluss
rules-title = ### { $where }
    -# Regeln von { $game }, in eigenen Worten
rules-contents = Kapitel
rules-searched = Regeln, in denen „{ $words }“ vorkommt
rules-paragraph = **{ $number }** { $text }
rules-heading = ▸ **{ $number } { $text }**
rules-at-table = -# ◆ An diesem Tisch: { $ruling }: { $reading }
rules-by-default = -# ◆ Sonst üblich: { $ruling }: { $reading }
rules-otherwise = -# ◆ **An diesem Tisch anders:** { $ruling }: { $reading }
rules-overruled = -# ◆ **In diesem Spiel anders:** { $numbers }
rules-more = …
rules-found-more = -# { $count ->
    [one] Ein weiterer Treffer; er steht im Menü.
   *[other] { $count } weitere Treffer; die ersten stehen im Menü.
}
rules-not-found = Nichts gefunden. Versuch andere Wörter, oder sieh die Kapitel durch.
rules-no-such-number = -# Eine Regel { $number } gibt es nicht.
rules-choose = Lies …
rules-section = { $number } ganz
rules-chapter = Kapitel { $number }
rules-all = Kapitel
rules-button = Regel { $number }
trouble-no-rules = Regeln von { $ruleset } gibt es hier nicht.

hand-open = In diesem Spiel sind keine Karten geheim.

## Games without pictures or battles

map-none = Von diesem Spiel gibt es kein Bild. { COMMAND("board") } beschreibt den Spielplan in Worten.
board-nothing = Auf dem Spielplan ist noch nichts.
battle-never = In diesem Spiel wird nicht gekämpft.
yes = ja
no = nein
