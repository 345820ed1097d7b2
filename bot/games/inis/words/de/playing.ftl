# What Inis asks, tells, refuses and explains.

## Things

unit-clan = { $count ->
    [one] Clan
   *[other] Clans
}
unit-exposed = { $count ->
    [one] ungeschützter Clan
   *[other] ungeschützte Clans
}
unit-protected = { $count ->
    [one] geschützter Clan
   *[other] geschützte Clans
}
unit-green = { $count ->
    [one] grüner Clan
   *[other] grüne Clans
}
unit-blue = { $count ->
    [one] blauer Clan
   *[other] blaue Clans
}
unit-orange = { $count ->
    [one] orangefarbener Clan
   *[other] orangefarbene Clans
}
unit-white = { $count ->
    [one] weißer Clan
   *[other] weiße Clans
}

direction-clockwise = im Uhrzeigersinn
direction-counter-clockwise = gegen den Uhrzeigersinn
side-season = im eigenen Zug
side-triskel = als Reaktion
cards-action = Aktionskarten
cards-advantage = Vorteilskarten
cards-epic = Sagenkarten
pile-display = die Auslage
    .dat = der Auslage
deck-epic-tales = Sagenkarten
deck-territories = Territorien
deck-bottom-territories = letzte Territorien
deck-action-cards = Aktionskarten

phase-set-up = Aufbau
phase-assembly = Versammlung
phase-draft = Kartenwahl
phase-season = Saison
phase-ended = das Ende

choice-add-clan = Einen Clan hinzufügen
choice-agree = Zustimmen
choice-attack = Angreifen
    .note = Wen du angreifst, der verliert einen Clan oder legt eine Aktionskarte ab (er wählt)
choice-decline = Verzichten
choice-end-clash = Den Konflikt beenden
    .note = Sonst hat niemand ungeschützte Clans, also ist der Konflikt vorbei
choice-keep-direction = Die Spielrichtung beibehalten
choice-lose-both = Einen Clan und eine Karte verlieren
choice-lose-card = Eine Aktionskarte ablegen
choice-lose-clan = Einen Clan verlieren
choice-no-clash = Kein Konflikt
choice-no-more = Keine weiteren
choice-nobody = Niemand
choice-pass = Passen
choice-plainly = Ohne weitere Karte
choice-pretender = Einen Anwärtermarker nehmen
    .note = Du erfüllst eine Siegbedingung; erfüllst du sie in der nächsten Versammlung noch, kannst du gewinnen
choice-propose-peace = Frieden vorschlagen
    .note = Stimmen alle mit ungeschützten Clans zu, ist der Konflikt vorbei
choice-refuse = Ablehnen
choice-replace-clan = Einen Clan ersetzen
choice-shelter = In eine Zitadelle
    .note = Dort ist er geschützt, bis der Konflikt vorbei ist
choice-stay-out = Draußen bleiben
choice-turn-direction = Die Spielrichtung umkehren
choice-withdraw = Abziehen
    .note = Deine ungeschützten Clans ziehen in ein angrenzendes Territorium, in dem du Häuptling bist
choice-done = Fertig

won-by-1-condition = eine Siegbedingung
won-by-2-conditions = zwei Siegbedingungen
won-by-3-conditions = drei Siegbedingungen
won-by-brenn = als Brenn, nach Gleichstand

clans-at = { $clans } { FORM($area, "in") }
clans-of = { $clans } von { $seat }
inis-location = Platz { $number }: berührt { FORM($areas, "acc") }

## Standing instructions

instruct-why = Gefragt wird jeder, der eine Triskelkarte haben könnte, auch wer keine hat. Sag vorher, wie du antwortest, dann muss die Partie darauf nicht warten. Sonst erfährt niemand, was du hier sagst, und auch nicht, dass du etwas gesagt hast. Eine Anweisung zu einer Karte, die du nicht hast, lässt dich einfach passen.

topic-responses = Alle Triskelkarten
topic-attacked = Ein Angriff auf mich
topic-citadel = Schutz in Zitadellen
topic-peace = Friedensvorschläge
topic-turn = Mein Zug
when-always = Immer
when-starts-clash = Wenn die Karte einen Konflikt auslösen kann
when-epic = Wenn es eine Sagenkarte ist
when-advantage = Wenn es eine Vorteilskarte ist
when-season-ends = Wenn die Saison enden würde
when-present = Wenn ich im Konflikt Clans habe
when-in-clash = In einem Konflikt
when-outside-clash = Außerhalb eines Konflikts
do-pass = Passen
do-ask = Mich fragen
do-held = Mich nur fragen, wenn ich eine passende Karte habe
do-play = Sofort spielen
do-clan = Einen Clan verlieren
do-card = Eine Karte ablegen
do-all = So viele wie möglich
do-1 = Einen Clan
do-2 = Zwei Clans
do-none = Niemanden
do-agree = Zustimmen
do-refuse = Ablehnen
until-season = Für diese Saison
until-game = Bis ich es ändere
until-turn = Bis der Zug vorbei ist

inis-instruction = { $on } · { $when }: { $do }{ $card } ({ $until })
step-inis-topic = Worum geht es in der Anweisung?
step-inis-instruction = Was soll der Bot tun?
step-inis-until = Für wie lange?

## How a player stands

presets = **Nach Reaktionen fragen:**
preset-always = Immer
preset-always-tells = Du wirst gefragt, wann immer du eine passende Karte haben könntest. Eine Pause verrät dann niemandem, ob du eine hast.
preset-held = Nur wenn ich eine passende habe
preset-held-tells = Die Partie wartet nur auf dich, wenn du reagieren könntest. Wer sie warten sieht, weiß, dass du kannst; wer nicht, weiß, dass du nicht kannst.
preset-never = Nie in dieser Runde
preset-never-tells = Du passt immer sofort, auch wenn du reagieren könntest. Wer merkt, dass die Partie nie auf dich wartet, weiß, dass du in dieser Runde nicht reagierst.
preset-turn = Passen, bis dieser Zug vorbei ist

## What a player is to do, as everybody may know it (“Waiting for …”)

for-capital = ein Territorium für die Hauptstadt
for-first-clan = ein Territorium für einen ersten Clan
for-draft = Kartenwahl
for-cathbad-card = eine Karte zum Beiseitelegen für Cathbads Wort
for-set-aside = eine Karte zum Beiseitelegen
for-turn = ein Zug
for-landless = Territorien für zurückkehrende Clans
for-respond = Reaktionen
for-arrival = Clans, die hineinziehen
for-departure = Clans, die ziehen
for-placement = Territorien für neue Clans
for-eriu = Territorien für neue Clans
for-other-world = Clans, die durch die Anderswelt kommen oder gehen
for-offering = Karten, die abgelegt werden
for-druid = eine Karte, die der Druide nimmt
for-scouts-move = Clans, die ziehen
for-location = ein Platz für ein neues Territorium
for-new-tile = ein Territorium zum Entdecken
for-enter-tile = ein erster Zug in ein neues Territorium
for-keep-tale = Auswahl von Sagenkarten
for-take-tale = Auswahl von Sagenkarten
for-deirdre-clan = ein Clan, der entfernt wird
for-gift = eine Karte zum Verschenken
for-give-card = eine Karte zum Abgeben
for-mountains = der Preis für den Weg in die Berge
for-next-clash = die Wahl des nächsten Konflikts
for-instigator = die Wahl eines neuen Anstifters
for-citadel = Schutz in einer Zitadelle
for-maneuver = ein Manöver
for-withdraw = ein Abzug
for-reinforcements = Verstärkung
for-fianna = Clans, die mit den Fianna ziehen
for-attacked = Antwort auf einen Angriff
for-peace = Antwort auf einen Friedensvorschlag
for-cauldron = Clans, die aus Dagdas Kessel zurückkehren

## Questions

ask-capital = Wo gründest du die Hauptstadt? Ein Heiligtum kommt dazu.
ask-first-clan = Wohin setzt du deinen nächsten Clan?
ask-draft = Behalte { $keep ->
    [one] 1 Karte
   *[other] { $keep } Karten
}; die { $number ->
    [one] andere geht
   *[other] { $number } anderen gehen
} an den nächsten Spieler.
ask-cathbad-card = Cathbads Wort: Welche Aktionskarte legst du beiseite?
ask-set-aside = Welche Aktionskarte legst du beiseite?
ask-turn = Du bist dran. Was tust du?
ask-landless = Du hast keine Clans auf der Insel. Wohin setzt du { $number ->
    [one] wieder einen
   *[other] wieder { $number }
}?
moment-assembly-begins = die Versammlung beginnt
moment-attack-made = dein Angriff erklärt ist
moment-attacked = du angegriffen wirst
moment-cards-dealt = die Karten ausgeteilt sind
moment-card-announced = eine Karte angesagt ist
moment-card-resolved = eine Karte ausgeführt ist
moment-card-discarded = eine Karte abgelegt ist
moment-citadels-over = sonst niemand Schutz sucht
moment-clan-at-risk = einer deiner Clans entfernt werden soll
moment-clan-removed = ein Clan entfernt ist
moment-clash-begins = ein Konflikt beginnt
moment-maneuver-made = ein Manöver ausgeführt ist
moment-mountains-entered = Clans in die Berge gezogen sind
moment-tale-drawn = Sagenkarten gezogen sind
moment-tale-drawn-at-the-gates = bei den Toren Sagenkarten gezogen sind
moment-turn-over = ein Zug vorbei ist
ask-respond =
    { $moment-id ->
        [attacked] { $seat } greift dich { FORM($area, "in") } an. Reagierst du?
        [attack-made] Du greifst { $seat } { FORM($area, "in") } an. Fügst du eine Karte hinzu?
        [card-announced]
            { $seat } sagt die Karte { $card } an{ $number ->
                [0] { "" }
               *[other] { " " }({ $details })
            }. Reagierst du?
        [card-resolved] { $card } von { $seat } ist ausgeführt. Reagierst du?
        [card-discarded] { $card } wird abgelegt. Reagierst du?
        [clan-at-risk] Einer deiner Clans { FORM($area, "in") } soll entfernt werden. Reagierst du?
        [clan-removed] { FORM($area, "In") } wurde ein Clan von { $seat } entfernt. Reagierst du?
        [clash-begins] { FORM($area, "In") } beginnt ein Konflikt. Reagierst du?
        [maneuver-made] { $seat } hat { FORM($area, "in") } ein Manöver ausgeführt. Reagierst du?
        [turn-over] Der Zug von { $seat } ist vorbei. Reagierst du?
        [citadels-over] { FORM($area, "In") } sucht sonst niemand Schutz. Reagierst du?
       *[other] Reagierst du jetzt, da { $moment }?
    }
ask-arrival = Welche Clans ziehen { FORM($area, "to") }?
ask-departure = Welche Clans ziehen, und wohin?
ask-placement = Wohin setzt du deine Clans?
ask-eriu = Welche Territorien mit Heiligtum bekommen einen Clan?
ask-other-world = Wähle höchstens { $number ->
    [one] 1 Clan
   *[other] { $number } Clans
}: Ein eigener kommt aus dem Vorrat { FORM($area, "to") }, ein fremder wird von dort entfernt.
ask-offering = Welche Aktionskarten legst du ab?
ask-druid = Welche abgelegte Karte nimmst du?
ask-scouts-move = Du hast die Karten gesehen. Ziehst du mit eigenen Clans, und von wo?
ask-location = Wohin legst du das neue Territorium von { $seat }?
ask-new-tile = Welches Territorium entdeckst du, und wo?
ask-enter-tile = Ziehst du mit einem Clan { FORM($area, "to") }, und von wo?
ask-keep-tale = Welche der gezogenen Karten behältst du?
ask-take-tale = Welche der gezeigten Karten nimmst du?
ask-deirdre-clan = Wo entfernst du einen deiner Clans?
ask-gift = Welche Aktionskarte schenkst du { $seat }?
ask-give-card = Welche Aktionskarte gibst du { $receiver }?
ask-mountains = Deine Clans sind { FORM($area, "to") } gezogen: Leg eine Aktionskarte ab oder verlier einen Clan.
ask-next-clash = Welcher Konflikt kommt als Nächstes?
ask-instigator = Der Anstifter, den du genannt hast, hat { FORM($area, "acc") } verlassen. Wen nennst du stattdessen?
ask-citadel = Schützt du { FORM($area, "in") } einen Clan? { $free ->
    [one] Eine Zitadelle ist frei.
   *[other] { $free } Zitadellen sind frei.
}
ask-maneuver = Konflikt { FORM($area, "in") }: Wähle dein Manöver.
ask-withdraw = Welche Clans ziehen { FORM($area, "from") } ab, und wohin?
ask-reinforcements = Welche Clans kommen zum Konflikt { FORM($area, "in") } dazu?
ask-fianna = Welche Clans ziehen { FORM($area, "to") }?
ask-attacked = { $seat } greift dich { FORM($area, "in") } an. Was verlierst du?
ask-peace = { $seat } schlägt { FORM($area, "in") } Frieden vor. Stimmst du zu?
ask-cauldron = Wie viele Clans kehren aus Dagdas Kessel { FORM($area, "to") } zurück? Höchstens { $most }.

## Refusals

refused-first-turn-needs-card = Im ersten Zug einer Saison muss der Brenn eine Saisonkarte spielen.
refused-pretender-already = Du hast schon einen Anwärtermarker.
refused-no-condition-met = Du erfüllst keine Siegbedingung und kannst keinen Anwärtermarker nehmen.
refused-card-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle eine Karte, die du hast.
refused-no-season-card = { $card } lässt sich nur als Reaktion spielen.
refused-card-not-playable = Die Karte { $card } kannst du jetzt nicht spielen.
refused-no-such-response = Mit der Karte { $card } kannst du hier nicht reagieren.
refused-somebody-must-go = Mindestens ein Clan muss { FORM($area, "acc") } verlassen.
refused-territory-out-of-reach = { FORM($origin, "From") } geht es nicht direkt { FORM($area, "to") }. Wähle ein angrenzendes Territorium.
refused-no-passing-in-a-clash = In einem Konflikt kannst du nicht passen. Wähle ein Manöver.
refused-no-refuge = Du kannst nicht abziehen: In keinem Territorium, das an { FORM($area, "acc") } grenzt, bist du Häuptling.
refused-others-are-exposed = Andere haben ungeschützte Clans, darum kannst du den Konflikt nicht allein beenden. Du kannst Frieden vorschlagen.
refused-not-yourself = Dich selbst kannst du nicht angreifen.
refused-not-a-loss = Das kannst du bei diesem Angriff nicht verlieren: Dein Panel zeigt, was geht.
refused-nobody-exposed = { $seat } hat keinen ungeschützten Clan.
refused-silenced = Lugs Speer: keine Triskelkarten, bis der Konflikt vorbei ist.

## Where the numbers come from

why-chieftain-over = { $seat } ist Häuptling über Clans anderer: { $value } von { $needed }.
why-clans-there = { $value } davon { FORM($area, "in") }.
why-beside-sanctuaries = { $seat } ist bei Heiligtümern anwesend: { $value } von { $needed }.
why-sanctuaries-there = { $value } davon { FORM($area, "in") }.
why-in-territories = { $seat } ist in Territorien anwesend: { $value } von { $needed } ({ $areas }).
why-deeds = { $seat } hat { $value ->
    [one] 1 Heldentat; sie zählt
   *[other] { $value } Heldentaten; sie zählen
}, wo es am nötigsten ist.
why-conditions-met = { $seat } erfüllt { $value ->
    [one] 1 Bedingung
   *[other] { $value } Bedingungen
}.
why-clash = Konflikt { FORM($area, "in") }, begonnen von { $seat }.
why-shelter = { FORM($area, "In") } gibt es { $value ->
    [one] 1 Zitadelle
   *[other] { $value } Zitadellen
}.
why-clash-clans = { $seat }: { $exposed } ungeschützt, { $protected } geschützt.
why-silenced = Lugs Speer: keine Triskelkarten, bis dieser Konflikt vorbei ist.
why-maneuver = { $seat } führt das nächste Manöver aus.

## What happened

event-inis-began = Die Partie beginnt mit { $seats } { FORM($territories, "in") }. { $brenn } ist Brenn.
event-capital = { $seat } gründet { FORM($area, "in") } die Hauptstadt mit einem Heiligtum.
event-toss = { $seat } wirft den Krähenschwarm: { $direction }.
event-direction = Gespielt wird ab jetzt { $direction }.
event-clans-placed = { $seat } setzt { $clans } { FORM($area, "to") }.
event-set-up-over = Die Insel ist besiedelt.
event-assembly = Die Versammlung von Runde { $round }.
event-new-brenn = { $seat } wird als Häuptling { FORM($area, "in") } Brenn.
event-same-brenn = { $seat } bleibt Brenn.
event-pretender-checked = { $seat } erfüllt { $met ->
    [one] 1 Siegbedingung
   *[other] { $met } Siegbedingungen
}.
event-nobody-wins = { $number ->
    [0] Niemand gewinnt; die Anwärtermarker werden zurückgegeben.
    [one] Niemand gewinnt; die Anwärtermarker werden zurückgegeben.
   *[other] { $seats } liegen gleichauf, und niemand von ihnen ist Brenn: Niemand gewinnt, und die Anwärtermarker werden zurückgegeben.
}
event-inis-won = { $seat } gewinnt mit { $met ->
    [one] 1 Siegbedingung
   *[other] { $met } Siegbedingungen
}{ $tie ->
    [0] {""}
   *[other] , als Brenn
}.
event-advantages-taken = Vorteilskarten von { $seat }: { $cards }.
event-dealt = { $seat } teilt jedem { $number } Aktionskarten aus.
event-drafted = Jeder behält { $keep ->
    [one] 1 Karte
   *[other] { $keep } Karten
} und gibt { $number } weiter.
event-set-aside-openly = { $seat } legt die Karte { $card } beiseite.
event-cathbad-exchanged = { $seat } nimmt die beiseitegelegte Karte und legt eine andere beiseite.
event-assembly-over = Die Versammlung ist vorbei.
event-season = Die Saison von Runde { $round } beginnt mit { $seat }, { $direction }.
event-passed = { $seat } passt.
event-pretender = { $seat } nimmt einen Anwärtermarker, mit { $met ->
    [one] 1 Siegbedingung
   *[other] { $met } Siegbedingungen
}.
event-season-over = Die Saison von Runde { $round } ist vorbei.
event-advantage-displayed = { $card } kommt zurück in die Auslage.
event-festival-over = Das Fest { FORM($area, "in") } ist vorbei.
event-inis-card-played =
    { $seat } spielt die Karte { $card }{ $number ->
        [0] { "" }
       *[other] : { $details }
    }.
event-card-stopped = Die Karte { $card } von { $seat } bleibt ohne Wirkung.
event-action-card-taken = { $seat } nimmt die Karte { $card }.
event-tales-drawn = { $seat } zieht { $number ->
    [one] 1 Sagenkarte
   *[other] { $number } Sagenkarten
}.
event-you-drew = Du hast die Karte { $card } gezogen.
event-tale-discarded = { $seat } legt die Karte { $card } ab.
event-no-tale-left = Für { $seat } ist keine Sagenkarte mehr da.
event-tales-shuffled = { $number } Sagenkarten werden zu einem neuen Stapel gemischt.
event-card-discarded-unseen = { $seat } legt verdeckt eine der { $kind } ab.
event-you-discarded = Du hast die Karte { $card } abgelegt.
event-took-from-discards = { $seat } nimmt eine der abgelegten Aktionskarten.
event-took-aside = { $seat } nimmt die beiseitegelegte Aktionskarte.
event-you-took = Du hast die Karte { $card } genommen.
event-set-aside = { $seat } legt eine Aktionskarte beiseite.
event-card-stolen = { $seat } nimmt { $victim } eine zufällige Aktionskarte ab.
event-gift = { $seat } schenkt { $receiver } eine Aktionskarte.
event-card-handed-over = { $seat } hat { $receiver } die Karte { $card } gegeben.
event-looked = { $seat } sieht sich die { $kind } von { $owner } an.
event-you-saw = { $number ->
    [0] { $seat } hat gesehen, dass { $owner } keine solchen Karten hat.
   *[other] { $seat } hat die Karten von { $owner } gesehen: { $cards }.
}
event-tale-shown = { $seat } zeigt die Karte { $card }.
event-tale-taken = { $seat } nimmt die Karte { $card }.
event-tale-given = { $seat } gibt { $receiver } die Karte { $card }.
event-tale-taken-back = { $seat } nimmt die Karte { $card } zurück.
event-advantage-taken =
    { $seat } nimmt die Karte { $card } { $origin-id ->
        [display] aus der Auslage
       *[other] von { $origin }
    }.
event-deed-gained = { $seat } gewinnt eine Heldentat und hat jetzt { $number }.
event-deed-lost = { $seat } verliert eine Heldentat.
event-citadel-built = { $seat } baut { FORM($area, "in") } eine Zitadelle.
event-sanctuary-built = { $seat } baut { FORM($area, "in") } ein Heiligtum.
event-festival = { $seat } feiert { FORM($area, "in") } das Fest.
event-tile-laid = { FORM($area, "The") } { FORM($area, "become", "wird") } entdeckt, neben { FORM($touches, "dat") }.
event-no-tile-left = Es gibt kein Territorium mehr zu entdecken.
event-you-drew-tiles = Du hast gezogen: { $areas }.
event-clans-moved = { $seat }: { $clans } { FORM($origins, "from") } { FORM($area, "to") }.
event-clan-removed = { $seat } verliert { FORM($area, "in") } einen Clan.
event-clan-saved = { $seat } rettet { FORM($area, "in") } einen Clan.
event-clan-replaced = { $seat } verliert { FORM($area, "in") } einen Clan durch Neues Bündnis.
event-clash = { FORM($area, "In") } beginnt ein Konflikt: { $seats }.
event-clash-falls-away = Der Konflikt { FORM($area, "in") } findet nicht statt.
event-festival-penalty = { $seat } stört das Fest { FORM($area, "in") } und verliert dafür einen Clan.
event-new-instigator = { $named } gilt als Anstifter des Konflikts.
event-silenced = Keine Triskelkarten { FORM($area, "in") }, bis der Konflikt vorbei ist.
event-sheltered = { $seat } schützt { FORM($area, "in") } einen Clan.
event-citadels-emptied = { FORM($area, "In") } verlassen alle Clans die Zitadellen.
event-attack = { $seat } greift { FORM($area, "in") } { $target } an.
event-attack-defeated = { $seat } wehrt den Angriff ab.
event-withdraws = { $seat } zieht { FORM($area, "from") } ab.
event-named-next = { $named } führt das nächste Manöver aus.
event-turn-claimed = { $seat } sichert sich den nächsten Zug.
event-peace-proposed = { $seat } schlägt { FORM($area, "in") } Frieden vor.
event-peace-refused = Kein Frieden { FORM($area, "in") }: abgelehnt von { $seats }.
event-peace = Frieden { FORM($area, "in") }.
event-clash-ended = { $seat } beendet den Konflikt { FORM($area, "in") }.
event-clash-over = Der Konflikt { FORM($area, "in") } ist vorbei. { $number ->
    [0] Niemand ist mehr dort.
   *[other] Noch dort: { $seats }.
}
defeat-clash = { $area }: Du hast dort { $lost } { $lost ->
    [one] Clan
   *[other] Clans
} verloren und wurdest { $attacks }-mal angegriffen.
defeat-clash-by = Wer angegriffen wird, verliert einen Clan oder eine Aktionskarte; hier kamen die Angriffe von { $rivals }.
defeat-clash-cards = { $number } { $number ->
    [one] Angriff hat
   *[other] Angriffe haben
} dich keinen Clan gekostet.
defeat-clash-peace = Du selbst hast { $number }-mal angegriffen; früher endet ein Konflikt nur, wenn alle dort Frieden schließen.
defeat-clash-exposed = Keiner deiner Clans dort war in einer Zitadelle; nur dort sind sie sicher.
event-cauldron = { $seat } hat in Dagdas Kessel: { $clans }.
event-cauldron-emptied = { $seat } holt { FORM($area, "to") } aus Dagdas Kessel zurück: { $clans }.

## What changes nothing is told together

idle-passed = Gepasst: { $all }.
idle-passed-of = { $seat }
idle-clash-falls-away = Konflikte, die nicht stattfinden: { $all }.
idle-clash-falls-away-of = { $area }

## Who is winning

table-conditions-met = Erfüllte Siegbedingungen: { $who }.
conditions-of = { $seat } { $met } von 3

## A round in a few lines

round-clashes = { $number ->
        [0] Es gab keinen Konflikt.
        [one] Ein Konflikt: { $areas }.
       *[other] { $number } Konflikte: { $areas }.
    }
round-clans-lost = Verlorene Clans: { $who }.
round-clans-of = { $seat } { $clans }
round-pretenders = Anwärtermarker genommen: { $seats }.
round-conditions = { $number ->
        [0] Niemand erfüllt eine Siegbedingung.
       *[other] Erfüllte Siegbedingungen: { $who }.
    }
