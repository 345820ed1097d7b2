# The words in and under a picture of Inis: short, for there is little room.

inis-round = Runde { $number }
inis-set-up = Aufbau
inis-won = { $seat } gewinnt
inis-clash-in = Konflikt { FORM($area, "in") }
inis-maneuver = Konflikt { FORM($area, "in") }: { $seat } am Zug
inis-turn = { $seat } ist dran
inis-phase-set-up = Die Insel entsteht
inis-phase-assembly = Versammlung
inis-phase-draft = Versammlung: Karten
inis-phase-season = Saison
inis-phase-ended = Die Partie ist vorbei

inis-clockwise = im Uhrzeigersinn
inis-counter-clockwise = gegen den Uhrzeigersinn
inis-brenn = Brenn
inis-pretender = Anwärter

inis-condition-clans = Geführte Clans
inis-condition-sanctuaries = Heiligtümer
inis-condition-territories = Territorien

inis-heading-display = Auslage
inis-heading-pile = Offene Ablage
inis-nothing = nichts
inis-more = +{ $number }
inis-supply-tiles = { $number ->
    [one] Plättchen
   *[other] Plättchen
}
inis-supply-citadels = { $number ->
    [one] Zitadelle
   *[other] Zitadellen
}
inis-supply-sanctuaries = { $number ->
    [one] Heiligtum
   *[other] Heiligtümer
}
inis-supply-tales = { $number ->
    [one] Sage
   *[other] Sagen
}
inis-supply-discarded = abgelegt
inis-supply-aside = beiseitegelegt

# Alternative texts and the table in words.
inis-alt-head = { $title }: { $moment }.
inis-alt-brenn = { $seat } ist Brenn; gespielt wird { $direction }.
inis-alt-targets = Zur Wahl stehen: { $areas }.
inis-alt-sites = { $number ->
    [one] Ein Platz für das Plättchen ist nummeriert.
   *[other] { $number } Plätze für das Plättchen sind nummeriert.
}
inis-alt-houses = Siegbedingungen, jeweils von 6: { $houses }.
inis-alt-house = { $seat }: { $counted }, Vorrat { $reserve }
inis-alt-clans = { $number ->
    [one] 1 geführter Clan
   *[other] { $number } geführte Clans
}
inis-alt-sanctuaries = { $number ->
    [one] 1 Heiligtum
   *[other] { $number } Heiligtümer
}
inis-alt-territories = { $number ->
    [one] 1 Territorium
   *[other] { $number } Territorien
}
inis-alt-cards = Karten { $cards }
inis-alt-deeds = { $number ->
    [one] 1 Heldentat
   *[other] { $number } Heldentaten
}
inis-alt-chieftain = { $seat } { $number } (Häuptling)
inis-alt-clans-there = { $seat } { $number }
inis-alt-sheltered = { $number } von { $seat } geschützt
inis-alt-clash = Konflikt
inis-alt-capital = Hauptstadt
inis-alt-built-citadels = { $number ->
    [one] Zitadelle
   *[other] { $number } Zitadellen
}
inis-alt-built-sanctuaries = { $number ->
    [one] Heiligtum
   *[other] { $number } Heiligtümer
}
inis-alt-festival = Fest
inis-alt-more = Und { $number } { $number ->
    [one] weiteres Territorium.
   *[other] weitere Territorien.
}

inis-board-playing = { $seat } spielt die Karte { $card }.
inis-board-action = { $number ->
    [one] 1 Aktionskarte
   *[other] { $number } Aktionskarten
}
inis-board-advantage = { $number ->
    [one] 1 Vorteilskarte
   *[other] { $number } Vorteilskarten
}
inis-board-epic = { $number ->
    [one] 1 Sagenkarte
   *[other] { $number } Sagenkarten
}
inis-board-known = bekannt: { $cards }
inis-board-empty = leer
inis-board-neighbours = neben { FORM($areas, "dat") }
inis-board-card-display = Karte in der Auslage
inis-board-card-spent = Karte gespielt
inis-board-card-held = Karte bei { $seat }
inis-board-offered = kannst du wählen
inis-board-supply = Übrig: Plättchen { $tiles }, Zitadellen { $citadels }, Heiligtümer { $sanctuaries }, Sagenkarten { $tales }; abgelegte Aktionskarten { $discarded }.
inis-board-display = Auslage: { $cards }.
inis-board-pile = Offene Ablage, die neueste zuerst: { $cards }.
inis-board-hand = { $group }: { $cards }.
inis-board-seen = In Runde { $round } gesehen: { $things }.
inis-board-seen-of = In Runde { $round } bei { $seat } gesehen: { $things }.

# Groups of one's own cards.
inis-hand-action = Deine Aktionskarten
inis-hand-advantage = Deine Vorteilskarten
inis-hand-epic = Deine Sagenkarten
inis-hand-laid = Beiseitegelegt
inis-hand-draft = Zur Auswahl
inis-hand-drawn = Gerade gezogen

inis-hand-title = Die Karten von { $seat }
inis-hand-none = Keine Karten.
inis-hand-seen = Du hast gesehen
inis-hand-seen-of = Bei { $seat } gesehen

# A clash by itself.
inis-clash-instigator = Anstifter
inis-clash-step-start = Der Konflikt beginnt.
inis-clash-step-citadels = Wer geht in Deckung?
inis-clash-step-maneuvers = Manöver.
inis-clash-step-end = Der Konflikt ist vorbei.
inis-clash-maneuver = { $seat } muss ein Manöver ausführen.
inis-clash-attack = { $attacker } greift { $target } an.
inis-clash-silenced = Lugs Speer: keine Triskelkarten.
inis-clash-exposed = ungeschützt
inis-clash-sheltered = geschützt
inis-clash-side = { $seat } { $exposed } ungeschützt, { $sheltered } geschützt
inis-clash-shelter = { $number ->
    [0] Hier gibt es keine Zitadelle.
    [one] In Zitadellen ist Platz für 1 Clan.
   *[other] In Zitadellen ist Platz für { $number } Clans.
}
inis-clash-story = Was geschah

# --- placards: what players gather to see ---
inis-placard-conditions = Siegbedingungen
inis-placard-pretender = Anwärter.
inis-placard-counts = Geführte Clans { $clans } · Heiligtümer { $sanctuaries } · Territorien { $territories } · { $deeds ->
        [0] keine Heldentat
        [one] 1 Heldentat
       *[other] { $deeds } Heldentaten
    }
inis-placard-rule = Jede Bedingung braucht 6; wer einen Anwärtermarker hat und eine erfüllt, kann in der Versammlung gewinnen.

## Statistics

figures-came-off = und wie oft sie nicht aufgehoben werden
