# Looking up cards, areas and houses of A Game of Thrones: The Board Game.

## Cards

lookup-card-of-house = Hauskarte von { $house }
lookup-card-strength = Stärke { $strength }
lookup-card-swords = { $count ->
    [one] 1 Schwert
   *[other] { $count } Schwerter
}
lookup-card-towers = { $count ->
    [one] 1 Befestigung
   *[other] { $count } Befestigungen
}
lookup-card-skulls = { $count ->
    [one] 1 Totenkopf
   *[other] { $count } Totenköpfe
}
lookup-card-without-text = Kein Text: Es zählen nur Stärke und Symbole.
lookup-card-text-off = Diese Partie wird ohne die Fähigkeiten der Hauskarten gespielt.
lookup-card-in-hand = **In dieser Partie:** auf der Hand von { $house }.
lookup-card-other-deck = **In dieser Partie:** unter den Karten von { $house }, die jetzt nicht im Spiel sind.
lookup-card-discarded = **In dieser Partie:** auf dem Ablagestapel von { $house }.
lookup-card-in-combat = **In dieser Partie:** { $house } spielt sie im Kampf { FORM($area, "in") }.
lookup-card-not-in-game = **In dieser Partie:** { $house } spielt nicht mit.
lookup-card-westeros = Westeroskarte, { $deck }: { $copies } von { $total }{ $icons ->
    [0] {""}
    [one] , mit einem Wildlingssymbol
   *[other] , mit { $icons } Wildlingssymbolen
}
lookup-card-shown = **In dieser Partie:** Sie liegt in dieser Runde offen.
lookup-card-wildling = Wildlingskarte: jede einmal im Stapel
lookup-card-wildling-reward = **Die Nachtwache gewinnt:** Der Höchstbietende { $what }.
lookup-card-wildling-penalty = **Die Wildlinge gewinnen:** Der Niedrigstbietende { $what }.
lookup-card-wildling-others = **Alle anderen** { $what }.
lookup-card-peeked-top = **In dieser Partie:** Du hast sie oben auf dem Stapel gesehen.
lookup-card-peeked-bottom = **In dieser Partie:** Du hast sie unter den Stapel gelegt.
lookup-card-tides = Gezeitenkarten: { $copies } von { $total }
lookup-card-tides-unused = Diese Partie wird ohne Gezeitenkarten gespielt.

## Areas

lookup-area-kind-land = Land
lookup-area-kind-sea = Meer
lookup-area-kind-port = Hafen
lookup-area-castle = Burg ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
} zum Ausheben)
lookup-area-stronghold = Festung ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
} zum Ausheben)
lookup-area-power = { $count ->
    [one] Machtsymbol
   *[other] { $count } Machtsymbole
}
lookup-area-supply = { $count ->
    [one] Versorgungssymbol
   *[other] { $count } Versorgungssymbole
}
lookup-area-home = Heimat von { $house }
lookup-area-port-of = gehört zu { FORM($land, "dat") }
lookup-area-near-land = **Land daneben:** { $areas }
lookup-area-near-sea = **Meer daneben:** { $areas }
lookup-area-near-port = **Hafen:** { $areas }
lookup-area-closed = In dieser Partie geschlossen: Niemand kann hinein.
lookup-area-held = **Beherrscht von** { $house }
lookup-area-units = **{ $house }:** { $units }
lookup-area-token = Ein Machtmarker von { $house }
lookup-area-garrison = Eine Garnison der Stärke { $strength }
lookup-area-neutral = Eine neutrale Streitmacht der Stärke { $strength }
lookup-area-order = **Befehl:** { $order }
lookup-area-face-down = Hier liegt ein verdeckter Befehl.
lookup-area-combat = { $attacker } greift hier gerade an.
lookup-area-empty = Hier ist niemand.
lookup-area-fog = Außer Sicht: Bekannt ist nur, was gedruckt ist.
lookup-area-supporters = **Daneben, woher Unterstützung kommen kann**:
lookup-area-supporter = - { $house }, { $area }: { $units }, { $strength } wert{ $order }
lookup-area-marchers = **Wer von seinem Platz hierher ziehen könnte**:
lookup-area-marcher = - { $house }, { $area }: { $units }{ $order }
lookup-area-marcher-by-sea = - { $house }, { $area }: { $units }, über See{ $order }
lookup-area-with-order = {" · "}{ $order }

## Houses

lookup-house-figures = **Macht** { $power } · **Burgen und Festungen** { $castles } von { $needed }
lookup-house-supply = **Versorgung** { $supply }: Armeen bis { $limits }; hat { $armies }
lookup-house-place = { $track }: Platz { $place }
lookup-house-dragons = Ein Drache ist in dieser Runde { $strength } wert; er wächst in Runden: { $rounds }
lookup-house-tokens = Hält: { $tokens }
lookup-house-units-title = **Einheiten**
lookup-house-units = - { $area }: { $units }
lookup-house-left = - nicht auf dem Spielplan: { $units }
lookup-house-areas = **Gebiete:** { $areas }
lookup-house-area-with = { $area } ({ $marks })
lookup-house-hand = **Hand:** { $cards }
lookup-house-discard = **Abgelegt:** { $cards }
lookup-house-later = **Nach der letzten Karte, ab Runde { $round }:** { $cards }
lookup-house-card = { $card } { $strength }
lookup-mark-castle = Burg
lookup-mark-stronghold = Festung
