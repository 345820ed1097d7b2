# Looking up cards, territories and seats of Inis.

topic-clashes = Konflikte
topic-played = Gespielte Karten
topic-tales = Sagen
topic-island = Die Insel
topic-victory = Brenn, Anwärter, Heldentaten
topic-advantages = Vorteilskarten
topic-turns = Züge

why-topic-conditions = Siegbedingungen
why-topic-clash = Der Konflikt
why-topic-check = Die letzte Siegprüfung
why-title-conditions = ### Was für den Sieg zählt
why-title-clash = ### Der Konflikt
why-title-check = ### Die letzte Siegprüfung

lookup-inis-action = Aktionskarte
lookup-inis-advantage = Vorteilskarte
lookup-inis-epic = Sagenkarte
lookup-inis-of = von { FORM($area, "dat") }
lookup-inis-four = nur zu viert
lookup-inis-clash = kann einen Konflikt auslösen
lookup-inis-season = **In deinem Zug:** { $text }
lookup-inis-triskel = **Als Reaktion:** { $text }
lookup-inis-yours = **In dieser Partie:** Du hast sie. Das sieht sonst niemand.
lookup-inis-seen = Du hast sie in Runde { $round } gesehen.
lookup-inis-not-in-game = **In dieser Partie:** Mit weniger als vier Spielern ist sie nicht dabei.
lookup-inis-gone = **In dieser Partie:** In dieser Runde wurde sie offen gespielt und liegt auf der Ablage.
lookup-inis-hidden = **In dieser Partie:** auf einer Hand, beiseitegelegt oder verdeckt abgelegt.
lookup-inis-hidden-tale = **In dieser Partie:** im Stapel oder auf einer Hand.
lookup-inis-open-pile = **In dieser Partie:** in der offenen Ablage der Sagenkarten.
lookup-inis-held = **In dieser Partie:** { $seat } hat sie, wie alle wissen.
lookup-inis-perhaps-held = **In dieser Partie:** { $seat } hat sie, wenn sie nicht ungesehen abgelegt wurde.
lookup-inis-display = **In dieser Partie:** in der Auslage.
lookup-inis-spent = **In dieser Partie:** gespielt; sie liegt verdeckt neben der Insel.
lookup-inis-not-dealt = **In dieser Partie:** Niemand hat sie bekommen.
lookup-inis-not-in-play = **In dieser Partie:** { FORM($area, "The") } { FORM($area, "be", "ist") } nicht im Spiel.

lookup-inis-next-to = **Daneben:** { $areas }
lookup-inis-clans = **{ $seat }:** { $count ->
    [one] 1 Clan
   *[other] { $count } Clans
}
lookup-inis-chieftain = Häuptling: { $seat }
lookup-inis-no-chieftain = Niemand ist Häuptling: Die größten Gruppen sind gleich groß.
lookup-inis-capital = Die Hauptstadt
lookup-inis-citadels = { $count ->
    [one] 1 Zitadelle
   *[other] { $count } Zitadellen
}
lookup-inis-sanctuaries = { $count ->
    [one] 1 Heiligtum
   *[other] { $count } Heiligtümer
}
lookup-inis-festival = Das Fest
lookup-inis-clash-here = Hier läuft ein Konflikt, begonnen von { $seat }.
lookup-inis-empty = Leer.
lookup-inis-beside = **Daneben:**
lookup-inis-beside-line = - { $area }: { $seat }, { $count ->
    [one] 1 Clan
   *[other] { $count } Clans
}
lookup-inis-advantage-card = **Seine Vorteilskarte: { $card }**

lookup-inis-figures = **Clans:** { $there } auf der Insel, { $reserve } im Vorrat · **Heldentaten:** { $deeds }
lookup-inis-brenn = Brenn
lookup-inis-pretender = Hat einen Anwärtermarker
lookup-inis-turn = Gerade dran
lookup-inis-conditions = **Bedingungen** (je { $needed }): Clans anderer unter eigenem Häuptling: { $clans } · Heiligtümer mit eigenen Clans daneben: { $sanctuaries } · Territorien mit eigenen Clans: { $territories }. Mit Heldentaten { $met ->
    [one] ist 1 Bedingung
   *[other] sind { $met } Bedingungen
} erfüllt.
lookup-inis-clans-title = **Wo**
lookup-inis-leads = - { $area }: { $count ->
    [one] 1 Clan
   *[other] { $count } Clans
}, Häuptling
lookup-inis-stands = - { $area }: { $count ->
    [one] 1 Clan
   *[other] { $count } Clans
}
lookup-inis-cards = **Karten auf der Hand:** Aktion { $action }, Vorteil { $advantage }, Sagen { $epic }
lookup-inis-known = Darunter, wie alle wissen: { $cards }
lookup-inis-known-tales = Sagenkarten, die alle gesehen haben: { $cards }
lookup-inis-unsure = Eine davon ist vielleicht ungesehen abgelegt.
lookup-inis-your-hand = **Deine Hand; das sieht sonst niemand:**
lookup-inis-hand-action = - Aktion: { $cards }
lookup-inis-hand-advantage = - Vorteil: { $cards }
lookup-inis-hand-epic = - Sagen: { $cards }
lookup-inis-hand-laid = - Beiseitegelegt: { $cards }
lookup-inis-hand-draft = - Zur Auswahl: { $cards }
lookup-inis-hand-drawn = - Gerade gezogen: { $cards }
