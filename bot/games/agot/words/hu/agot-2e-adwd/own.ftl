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
} összesen { $castles } város és vár{ $apart ->
    [1] , vagy a 6. forduló után te vagy legközelebb a célodhoz.
   *[0] , vagy a legtöbb a 6. forduló után.
}

ruling-fixed-final-strength-and-blade = Kártya adja a végső erőt: a valyriai acélkard
reading-fixed-final-strength-and-blade-not-asked = szóba sem kerül
reading-fixed-final-strength-and-blade-may-be-used = használható, de hatástalan
ruling-mance-against-margaery = Mance Rayder és Margaery Tyrell
reading-mance-against-margaery-later-in-turn-order = a játéksorrendben későbbi számít
reading-mance-against-margaery-margaery = Margaery Tyrell számít
ruling-stannis-adwd-timing = Stannis Baratheon támogatásparancsokat vesz le
reading-stannis-adwd-timing-immediate = a többi azonnali képességgel együtt
reading-stannis-adwd-timing-cancel = a kártyák hatástalanításakor
