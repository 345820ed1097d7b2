# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = Trónok harca, 2. kiadás: Sárkányok tánca

## Names

house-stark = Bolton
    .The = A Bolton
    .the = a Bolton
    .acc = a Boltont
    .Dat = A Boltonnak
    .dat = a Boltonnak
    .ins = a Boltonnal
    .plural = Boltonok

card-ser-jaime-lannister-adwd = Ser Jaime Lannister
card-ser-kevan-lannister-adwd = Ser Kevan Lannister
card-ser-daven-lannister = Ser Daven Lannister
card-ser-ilyn-payne = Ser Ilyn Payne
card-cersei-lannister-adwd = Cersei Lannister
card-ser-addam-marbrand = Ser Addam Marbrand
card-qyburn = Qyburn
card-roose-bolton-adwd = Roose Bolton
card-ramsay-bolton = Ramsay Bolton
card-black-walder = Fekete Walder
card-steelshanks-walton = Acéllábú Walton
card-damon-dance-for-me = Táncolj-nekem Damon
card-walder-frey = Walder Frey
card-reek = Bűzös
card-stannis-baratheon-adwd = Stannis Baratheon
card-jon-snow = Havas Jon
card-melisandre-adwd = Melisandre
card-bastard-of-nightsong = Nightsong fattyúja
card-ser-davos-seaworth-adwd = Ser Davos Seaworth
card-ser-axell-florent = Ser Axell Florent
card-mance-rayder = Mance Rayder
card-euron-crows-eye-adwd = Varjúszem Euron
card-victarion-greyjoy-adwd = Victarion Greyjoy
card-asha-greyjoy-adwd = Asha Greyjoy
card-rodrik-the-reader = Olvasó Rodrik
card-qarl-the-maid = Szűz Qarl
card-ser-harras-harlaw = Ser Harras Harlaw
card-aeron-damphair-adwd = Nedveshajú Aeron
card-doran-martell-adwd = Doran Martell
card-areo-hotah-adwd = Areo Hotah
card-bastard-of-godsgrace = Godsgrace fattyúja
card-big-man = Nagyember
card-ser-gerris-drinkwater = Ser Gerris Drinkwater
card-quentyn-martell = Quentyn Martell
card-nymeria-sand-adwd = Nymeria Sand
card-mace-tyrell-adwd = Mace Tyrell
card-randyll-tarly-adwd = Randyll Tarly
card-willas-tyrell = Willas Tyrell
card-ser-jon-fossoway = Ser Jon Fossoway
card-queen-of-thorns-adwd = Tövisek Királynője
card-paxter-redwyne = Paxter Redwyne
card-margaery-tyrell-adwd = Margaery Tyrell

## Cards

note-card-ser-jaime-lannister-adwd = Erő 4, 1 kard, 1 erőd
note-card-ser-kevan-lannister-adwd = Erő 3, 1 erőd
note-card-ser-daven-lannister = Erő 2, 1 kard
note-card-ser-ilyn-payne = Erő 2. Ha győz, bárhol megölhet egy ellenséges gyalogost
note-card-cersei-lannister-adwd = Erő 1, 1 erőd
note-card-ser-addam-marbrand = Erő 1. A támadó lovagok 3-at érnek
note-card-qyburn = Erő 0. 2 hatalomért lemásol egy eldobott kártyát
note-card-roose-bolton-adwd = Erő 4, 1 kard
note-card-ramsay-bolton = Erő 3. Ha Bűzös a kezedben van: 4 és három kard
note-card-black-walder = Erő 2, 1 kard
note-card-steelshanks-walton = Erő 2, 1 erőd
note-card-damon-dance-for-me = Erő 1, 1 kard
note-card-walder-frey = Erő 1. Mások támogatása átáll hozzád
note-card-reek = Erő 0. Visszahozza Ramsayt; vereségnél visszavehető
note-card-stannis-baratheon-adwd = Erő 4. Támogatás nélkül leveszi a szomszédos támogatásparancsokat
note-card-jon-snow = Erő 3. Ha győz, változhat a vadak ereje
note-card-melisandre-adwd = Erő 2. Csata után visszavehet egy eldobott kártyát
note-card-bastard-of-nightsong = Erő 2, 1 erőd
note-card-ser-davos-seaworth-adwd = Erő 1, 1 kard, 1 erőd
note-card-ser-axell-florent = Erő 1, 1 kard
note-card-mance-rayder = Erő 0. Az összerőd a vadak ereje
note-card-euron-crows-eye-adwd = Erő 4. 5, ha az ellenfél előrébb áll a hűbéresek sávján
note-card-victarion-greyjoy-adwd = Erő 3, 2 kard
note-card-asha-greyjoy-adwd = Erő 2, 1 erőd
note-card-rodrik-the-reader = Erő 2. Ha győz, kiválaszthatja egy Westeros-pakli következő lapját
note-card-qarl-the-maid = Erő 1. Vesztes támadóként 3 hatalmat kapsz
note-card-ser-harras-harlaw = Erő 1, 1 kard
note-card-aeron-damphair-adwd = Erő 0. Hatalmat válthatsz erőre
note-card-doran-martell-adwd = Erő 4. A kezedben lévő minden más lapért: −1, kard és erőd
note-card-areo-hotah-adwd = Erő 3, 2 erőd
note-card-bastard-of-godsgrace = Erő 2, 1 erőd
note-card-big-man = Erő 2, 1 kard
note-card-ser-gerris-drinkwater = Erő 1. Ha győz, egy sávon előreléphet
note-card-quentyn-martell = Erő 1. +1 minden eldobott kártyádért
note-card-nymeria-sand-adwd = Erő 0, 1 kard, 1 erőd
note-card-mace-tyrell-adwd = Erő 4, 1 kard, 1 erőd
note-card-randyll-tarly-adwd = Erő 3, 2 kard
note-card-willas-tyrell = Erő 2, 1 erőd
note-card-ser-jon-fossoway = Erő 2, 1 kard
note-card-queen-of-thorns-adwd = Erő 1. Az ellenfél lapjának nincs különleges képessége
note-card-paxter-redwyne = Erő 1. Tengeri csatában a hajóid 2-t érnek
note-card-margaery-tyrell-adwd = Erő 0. Saját földet védve: az ellenfél összereje 2

ability-ser-ilyn-payne = Ha győzöl, a veszteségein felül bármelyik tartományban elpusztíthatod a legyőzött ház egy gyalogosát. Ha ott nem marad egység, a parancsa is lekerül.
ability-ser-addam-marbrand = Ha támadsz, minden lovagod 3-at ér, amely részt vesz a támadásban vagy támogatja; a megfutamítottak nem számítanak.
ability-qyburn = Az erők összeszámolása előtt fizethetsz két hatalmat, és megnevezhetsz egy kártyát bármelyik ház dobott lapjai közül: ez a kártya annak nyomtatott erejét és ikonjait kapja, szövegét nem.
ability-ramsay-bolton = Amíg Bűzös a kezedben van, ez a kártya 4-et ér, és három kardja van.
ability-walder-frey = Amivel mások az ellenfelet támogatják, az neked számít. Az ellenfél saját támogatása nála marad.
ability-reek = Ramsay Bolton azonnal visszakerül a dobott lapjaid közül a kezedbe. Ha veszítesz, Bűzöst eldobás helyett visszaveheted.
ability-stannis-baratheon-adwd = Azonnal, ha semmilyen támogatásparancs nem segít, a tiéd sem, a csatával szomszédos minden támogatásparancs lekerül, bárkié is, és ebben a csatában senki sem kap támogatást.
ability-jon-snow = Ha győzöl, a vadak erejét egy mezővel feljebb vagy lejjebb tolhatod, de a sáv végéig nem.
ability-melisandre-adwd = A csata végén annyi hatalomért, amennyi a nyomtatott ereje, visszavehetsz egy kártyát a dobott lapjaid közül, akár őt magát is.
ability-mance-rayder = A végső erőd a vadak ereje, bármit adnának is az egységek, a parancsok, a támogatás és a penge.
ability-euron-crows-eye-adwd = Ha az erők összeszámolásakor az ellenfél előrébb áll a hűbéresek sávján, ez a kártya 5-öt ér.
ability-rodrik-the-reader = Ha győzöl, átnézheted, mi maradt egy Westeros-pakliból, kiválaszthatod a következő lapját, és a többit alá keverheted. Csak te tudod, melyiket.
ability-qarl-the-maid = Ha támadsz és veszítesz, három hatalmat kapsz.
ability-aeron-damphair-adwd = Az erők összeszámolása előtt bármennyi hatalmat elkölthetsz: ez a kártya mindegyikért eggyel többet ér.
ability-doran-martell-adwd = A kezedben lévő minden más kártyáért ez a kártya eggyel kevesebbet ér, legfeljebb 0-ig, és eggyel több kardja és erődje van.
ability-ser-gerris-drinkwater = Ha győzöl, egy sávon egy hellyel előreléphetsz; a ház, amelyet megelőzöl, hátrébb kerül.
ability-quentyn-martell = Ez a kártya eggyel többet ér minden kártyáért a dobott lapjaid között, önmagát nem számítva.
ability-paxter-redwyne = Tengeri csatában minden hajód 2-t ér, amely harcol vagy támogat; a megfutamítottak nem számítanak.
ability-cancel-ability = Az ellenfél kártyájának nincs különleges képessége. Az ereje és az ikonjai megmaradnak.
ability-margaery-tyrell-adwd = Ha a főtartományodat véded, vagy olyan tartományt, ahol hatalomjelződ van, az ellenfél végső ereje 2.

## What is asked, what happens

ask-ability = { $card-id ->
    [jon-snow] { $card }: mozdítod a vadak erejét?
    [melisandre-adwd] { $card }: melyik kártyát veszed vissza?
    [qyburn] { $card }: fizetsz 2 hatalmat? Melyik kártyát másolja?
    [reek] { $card }: visszaveszed a kezedbe?
    [rodrik-the-reader] { $card }: melyik paklit nézed át, és mi jöjjön?
    [ser-gerris-drinkwater] { $card }: melyik sávon lépsz előre?
    [ser-ilyn-payne] { $card }: melyik gyalogosa haljon meg { FORM($rival, "dat") }?
    [aeron-damphair-adwd] { $card }: mennyi hatalmat költesz erőre?
   *[other] { $card }: hogyan használod?
}

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
note-bought = hatalom: { $power }. { $text }

event-ability-cancelled = { FORM($house, "The") } kártyája, a Tövisek Királynője hatástalanítja a különleges képességet: { $card }.
event-card-copied = { FORM($house, "The") } fizet 2 hatalmat: { $card } másolata: { $copy }.
event-power-spent = { FORM($house, "The") } elkölt { $power } hatalmat.
event-deck-read = { FORM($house, "The") } átnézett egy paklit, és kiválasztotta a következő lapját: { $deck }.

because-card-kills = { FORM($rival, "The") } elveszít egy gyalogost { FORM($area, "in") }.
because-card-copies = 2 hatalomért a kártya annyit ér, mint { AZ($copy) }: az ereje { $strength }.
because-card-spends = { $power } hatalom döntheti el a csatát: { $card }.
because-card-buys = Ez { $power } hatalomért újra kijátszható: { $card }.
because-card-climbs = Eggyel előrébb lép { FORM($track, "in") } { AZ($place) }. helyről.

why-total-set = { $house }: egy kártya mondja meg a végső erőt, bármi is számítana

ruling-fixed-final-strength-and-blade = Kártya adja a végső erőt: a penge
reading-fixed-final-strength-and-blade-not-asked = szóba sem kerül
reading-fixed-final-strength-and-blade-may-be-used = használható, de hatástalan
ruling-mance-against-margaery = Mance Rayder és Margaery Tyrell
reading-mance-against-margaery-later-in-turn-order = a játéksorrendben későbbi számít
reading-mance-against-margaery-margaery = Margaery Tyrell számít
ruling-stannis-adwd-timing = Stannis Baratheon támogatásparancsokat vesz le
reading-stannis-adwd-timing-immediate = a többi azonnali képességgel együtt
reading-stannis-adwd-timing-cancel = a kártyák érvénytelenítésekor
