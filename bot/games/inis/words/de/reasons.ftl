# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# The three conditions, as they are counted.
condition-clans = Häuptling über Clans anderer zu sein
condition-sanctuaries = bei Heiligtümern anwesend zu sein
condition-territories = in Territorien anwesend zu sein

because-meets = Erfüllt eine Siegbedingung: { $condition } ({ $number }).
because-crowns = Führt { FORM($area, "in") }, wo die Hauptstadt steht; wer dort führt, wird Brenn.
because-stops = { $rival } erfüllt dann { $number ->
    [0] keine Bedingung mehr
    [one] nur noch 1 Bedingung
   *[other] nur noch { $number } Bedingungen
}.
because-grows-clans = Häuptling über { $number } der { $needed } nötigen Clans anderer.
because-grows-sanctuaries = Anwesend bei { $number } der { $needed } nötigen Heiligtümer.
because-grows-territories = Anwesend in { $number } der { $needed } nötigen Territorien.
because-leads = Führt { FORM($area, "in") }; wer bei der nächsten Versammlung dort führt, hat die Vorteilskarte.

## The season

because-claims = { $met } { $met ->
    [one] Bedingung ist
   *[other] Bedingungen sind
} erfüllt, und kein anderer Anwärter liegt vorn.
because-claims-early = { $met } { $met ->
    [one] Bedingung ist
   *[other] Bedingungen sind
} erfüllt, und wer gewinnen will, muss erst Anwärter sein.
because-passes = Passt und behält { $cards } { $cards ->
    [one] Aktionskarte
   *[other] Aktionskarten
}; die Saison endet, wenn alle nacheinander passen.
because-plays = { $card }: { $text } Am nächsten liegt die Bedingung, { $condition }: { $number } von { $needed }.
because-marches-against = Zieht { FORM($area, "to") }, gegen { $rivals }.
because-settles = Zieht { FORM($area, "to") }, wo niemand im Weg ist.
because-starts-clash = Beginnt { FORM($area, "in") } einen Konflikt, mit { $own } gegen { $other }.
because-fortifies = Eine Zitadelle { FORM($area, "in") } schützt einen Clan, und die Vorteilskarte kommt dazu.
because-celebrates = Wer jetzt { FORM($area, "in") } einen Konflikt beginnt, verliert einen Clan.

## Clans

because-keeps-reserve = Kein Clan wird gesetzt; im Vorrat { $number ->
    [one] bleibt 1
   *[other] bleiben { $number }
}.
because-strengthens = Das macht { FORM($area, "in") } { $number } { $number ->
    [one] Clan
   *[other] Clans
}.
because-stays-home = Kein Clan zieht.

## Clashes

because-attacks = { $rival } hat dort { $number } { $number ->
    [one] Clan
   *[other] Clans
} und { $cards } { $cards ->
    [one] Aktionskarte
   *[other] Aktionskarten
} und verliert eins von beidem.
because-withdraws = { $number } { $number ->
    [one] Clan ist
   *[other] Clans sind
} { FORM($area, "from") } gerettet.
because-uses-tale = { $card }: { $text }
because-ends-ahead = Führt { FORM($area, "in") }: { $own } gegen { $other }.
because-ends = Der Konflikt { FORM($area, "in") } würde mit { $own } gegen { $other } enden.
because-loses-both = Der Angriff nimmt beides, einen Clan und eine Karte.
because-loses-card =
    Verliert { $cards ->
        [one] die letzte Aktionskarte
       *[other] eine von { $cards } Aktionskarten
    } und behält die Clans.
because-loses-clan = Verliert { $number ->
    [one] den letzten Clan
   *[other] einen von { $number } Clans
} { FORM($area, "in") } und behält { $cards } { $cards ->
    [one] Aktionskarte
   *[other] Aktionskarten
}.
because-agrees = Der Konflikt { FORM($area, "in") } endet mit { $own } gegen { $other }.
because-refuses = Der Konflikt { FORM($area, "in") } geht weiter, mit { $own } gegen { $other }.
because-shelters = Ein geschützter Clan { FORM($area, "in") } kann nicht verloren gehen.
because-stays-out = { FORM($area, "In") } können nur ungeschützte Clans kämpfen.

## Cards

because-drafts = { $card }: { $text } Am nächsten liegt die Bedingung, { $condition }: { $number } von { $needed }.
because-parts-with = Gibt die Karte { $card } ab: { $text }
because-takes-card = { $card }: { $text }
because-lets-pass = Spielt nichts dagegen und behält { $cards } { $cards ->
    [one] Aktionskarte
   *[other] Aktionskarten
}.
because-responds = { $card }: { $text }

because-offers = { $count ->
    [0] Für Sagenkarten wird keine Karte abgelegt.
    [one] Eine abgelegte Karte bringt eine Sagenkarte mehr zur Auswahl.
   *[other] { $count } abgelegte Karten bringen { $count } Sagenkarten mehr zur Auswahl.
}

## The island

because-founds = { $area }: Dieses Territorium grenzt an { $number ->
    [one] 1 anderes
   *[other] { $number } andere
}.
because-clash-first = { FORM($area, "In") } steht es { $own } gegen { $other }.
nudge-condition = Sieh dir die Bedingung an, der du am nächsten bist: { $condition }. Was bringt dich da weiter?
plan-condition = Bisher zielten die Tipps darauf, { $before }; jetzt liegt näher, { $condition }: { $number } von { $needed }.
