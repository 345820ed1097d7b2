# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = Trónok harca, 2. kiadás: Sárkányok tánca

## Names

house-stark = Bolton
    .the = a Bolton
    .acc = a Boltont
    .dat = a Boltonnak
    .ins = a Boltonnal
    .plural = Boltonok

## What is asked, what happens

won-by-round-6 = a legtöbb város és vár az utolsó forduló után
goal = **A győzelemhez:** { $held ->
    [1] egy forduló végén
   *[0] bármelyik pillanatban
} összesen { $castles } város és vár, vagy a legtöbb a 6. forduló után.

choice-up = Egy mezővel feljebb
choice-down = Egy mezővel lejjebb
choice-fighting = Aki itt harcol
choice-elsewhere = Aki nem harcol
note-threat = a vadak ereje ekkor { $strength }
note-bought = { $power } hatalomért. { $text }

event-ability-cancelled = { FORM($house, "The") } kártyája, a Tövisek Királynője hatástalanítja { AZ($card) } kártya különleges képességét.
event-card-copied = { FORM($house, "The") } 2 hatalmat fizet, és a kártyája ({ $card }) ezt másolja: { $copy }.
event-power-spent = { FORM($house, "The") } elkölt { $power } hatalmat.
event-deck-read = { FORM($house, "The") } átnézi { FORM($deck, "acc") }, és kiválasztja a következő lapját.

because-card-kills = { FORM($rival, "The") } elveszít egy gyalogost { FORM($area, "in") }.
because-card-copies = 2 hatalomért a kártya annyit ér, mint { AZ($copy) } kártya: az ereje { $strength }.
because-card-spends = { $power } hatalom ugyanennyivel erősebbé teszi: { $card }.
because-card-buys = Ez { $power } hatalomért újra kijátszható: { $card }.
because-card-climbs = Eggyel előrébb lép { FORM($track, "in") } { AZ($place) }. helyről.

why-total-set = { $house }: egy kártya szabja meg az erőt, semmi más nem számít

ruling-fixed-final-strength-and-blade = Kártya adja a végső erőt: a valyriai acélkard
reading-fixed-final-strength-and-blade-not-asked = szóba sem kerül
reading-fixed-final-strength-and-blade-may-be-used = használható, de hatástalan
ruling-mance-against-margaery = Mance Rayder és Margaery Tyrell
reading-mance-against-margaery-later-in-turn-order = a játéksorrendben későbbi számít
reading-mance-against-margaery-margaery = Margaery Tyrell számít
ruling-stannis-adwd-timing = Stannis Baratheon támogatásparancsokat vesz le
reading-stannis-adwd-timing-immediate = a többi azonnali képességgel együtt
reading-stannis-adwd-timing-cancel = a kártyák hatástalanításakor
