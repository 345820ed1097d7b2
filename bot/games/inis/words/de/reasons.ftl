# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = Nichts spricht deutlich für eine andere Antwort.

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
because-grows-clans = Häuptling über { $number } der { $needed } Clans anderer, die es braucht.
because-grows-sanctuaries = Anwesend bei { $number } der { $needed } Heiligtümer, die es braucht.
because-grows-territories = Anwesend in { $number } der { $needed } Territorien, die es braucht.
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
because-passes = Nichts drängt, und mit behaltenen Karten lässt sich erwidern, was andere tun.
because-plays = { $card }: { $text } Am nächsten ist: { $condition }, { $number } von { $needed }.
because-plays-tale = Eine Sagenkarte ist mehr wert, als sie kostet.
because-plays-clans = Mehr Clans auf der Karte helfen bei allem; am nächsten ist: { $condition }, { $number } von { $needed }.
because-plays-card = Eine schon gespielte Karte lässt sich wiederhaben.
because-plays-explores = Ein neues Territorium schafft Platz; am nächsten ist: { $condition }, { $number } von { $needed }.
because-plays-moves = Clans werden anderswo gebraucht; am nächsten ist: { $condition }, { $number } von { $needed }.
because-plays-spies = Wer eine Hand kennt, kann sich darauf einstellen.
because-plays-clash = Ein Konflikt, wo man stark ist, nimmt anderen Clans.
because-marches-against = Zieht { FORM($area, "to") }, gegen { $rivals }.
because-settles = Zieht { FORM($area, "to") }, wo niemand im Weg ist.
because-starts-clash = Ein Konflikt { FORM($area, "in") }, mit { $own } gegen { $other }.
because-fortifies = Eine Zitadelle { FORM($area, "in") } schützt einen Clan, und die Vorteilskarte kommt dazu.
because-celebrates = Wer jetzt { FORM($area, "in") } einen Konflikt beginnt, verliert einen Clan.

## Clans

because-keeps-reserve = Clans im Vorrat können noch kommen, wo sie gebraucht werden.
because-strengthens = Macht es anderen { FORM($area, "in") } schwerer.
because-stays-home = Die Clans nützen mehr, wo sie sind.

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
because-ends-ahead = Führt { FORM($area, "in") }, weiterzukämpfen bringt also nichts.
because-ends = { FORM($area, "in") } weiterzukämpfen würde mehr kosten, als es bringt.
because-loses-both = Eine Wahl gibt es nicht.
because-loses-card = Bei { $cards } { $cards ->
    [one] Aktionskarte
   *[other] Aktionskarten
} fehlt eine weniger als ein Clan.
because-loses-clan = { $number ->
    [one] Der letzte Clan { FORM($area, "in") } fehlt
   *[other] Einer von { $number } Clans { FORM($area, "in") } fehlt
} weniger als eine Karte.
because-agrees = Wie es { FORM($area, "in") } steht, lohnt es sich zu bewahren.
because-refuses = { FORM($area, "in") } ist noch mehr zu gewinnen.
because-shelters = Ein geschützter Clan { FORM($area, "in") } kann nicht verloren gehen.
because-stays-out = { FORM($area, "in") } können nur Clans draußen kämpfen.

## Cards

because-drafts = { $card }: { $text } Am nächsten ist: { $condition }, { $number } von { $needed }.
because-parts-with = Am wenigsten fehlt { $card }: { $text }
because-takes-card = { $card }: { $text }
because-lets-pass = Dagegen lohnt sich keine Karte.
because-responds = { $card }: { $text }

because-offers = { $count ->
    [0] Die Karten sind mehr wert als ein Blick auf Sagen.
    [one] Eine Karte weniger ist eine Sage mehr zur Auswahl.
   *[other] { $count } Karten weniger sind ebenso viele Sagen zur Auswahl.
}

## The island

because-founds = { FORM($area, "from") } lässt sich das meiste erreichen.
because-clash-first = Was { FORM($area, "in") } geschieht, ist am wichtigsten.
because-lies-well = Dort berührt es, was erreicht werden soll, und sonst wenig.
nudge-condition = Sieh dir die Bedingung an, der du am nächsten bist: { $condition }. Was bringt dich da weiter?
plan-condition = Bisher gingen die Tipps auf { $before } aus; jetzt ist näher: { $condition }, mit { $number } von { $needed }.
