# What Inis says at a table in its own words.

panel-hand-holds = Auf der Hand: { $cards }
panel-clash = Der Konflikt { FORM($area, "in") }: { $sides }
panel-clash-side = { $seat } { $exposed } ungeschützt{ $protected ->
    [0] {""}
   *[other] {" "}und { $protected } geschützt
}
heading-figures = Zum Sieg: Häuptling über { $clans }/6 Clans anderer, anwesend bei { $sanctuaries }/6 Heiligtümern oder in { $territories }/6 Territorien · Heldentaten { $deeds } · Clans im Vorrat { $reserve }
instruct-quiet = Frag mich in dieser Saison nicht mehr

## What winning takes

goal = **Sieg:** mit einem Anwärtermarker in einer Versammlung, als Häuptling über 6 Clans anderer oder anwesend bei 6 Heiligtümern oder in 6 Territorien.

## What is in a territory that can be chosen

here-joint = {" · "}
here-leads = { $seat } { $n } (Häuptling)
here-clans = { $seat } { $n }
here-capital = die Hauptstadt
here-citadels = { $n ->
    [one] eine Zitadelle
   *[other] { $n } Zitadellen
}
here-sanctuaries = { $n ->
    [one] ein Heiligtum
   *[other] { $n } Heiligtümer
}
here-festival = das Fest
here-empty = leer
here-not-in-play = noch nicht auf der Insel

## What is needed for a decision

why-preview-announced = **{ $card }**: { $text }
why-preview-conditions = Erfüllte Siegbedingungen: { $met }.
why-preview-pretenders = Mit Anwärtermarker: { $seats }.
why-preview-passed = Nacheinander gepasst: { $seats }. Haben alle gepasst, ist die Saison vorbei.
met-by = { $seat } { $met }

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    gleichstand gleich unentschieden gleichauf
    kampf schlacht gefecht konflikt
    sieg gewinnen sieger anwärter
    niederlage verlieren verlust entfernen
    armee einheit truppe figur clan
    plättchen territorium land gebiet gegend
    burg festung zitadelle
    tempel heiligtum schrein
    könig anführer brenn häuptling
    karte hand
    reaktion reagieren antwort triskele
    ablegen abwerfen
    draft wählen auswählen
    beginn anfang start aufbau
    ende schluss

## How to play: twelve sentences

primer-island = Deine Clans leben in den Territorien einer Insel, und du willst dort König werden. Du gewinnst zu Beginn einer Runde, wenn du einen Anwärtermarker hast und eine Bedingung erfüllst: Häuptling über sechs Clans anderer, anwesend bei sechs Heiligtümern oder in sechs Territorien. Wer in einem Territorium die meisten Clans hat, ist dort Häuptling und bekommt jede Runde dessen Vorteilskarte. Der Häuptling der Hauptstadt ist der Brenn: Er ist zuerst dran und gewinnt bei Gleichstand.
primer-cards = Jede Runde werden Aktionskarten verteilt: Du behältst einige und gibst die anderen weiter. In deinem Zug spielst du eine Karte, nimmst einen Anwärtermarker oder passt; haben alle nacheinander gepasst, ist die Saison vorbei. Karten bringen Clans ins Spiel, bewegen sie, bauen Zitadellen und Heiligtümer oder erwidern, was andere tun. Sagenkarten können, was keine andere kann, und eine Heldentat zählt bei jeder Bedingung als eins mehr.
primer-clash = Treffen Clans mehrerer Spieler zusammen, gibt es einen Konflikt, wenn nicht alle Beteiligten Frieden schließen. Clans in Zitadellen sind sicher; die Spieler greifen reihum an oder ziehen ab, ein Manöver nach dem anderen. Wer angegriffen wird, verliert einen Clan oder legt eine Aktionskarte ab. Achte darauf, wer gepasst hat und was verteilt wurde: Eine Karte im rechten Augenblick ist mehr wert als viele Clans.
