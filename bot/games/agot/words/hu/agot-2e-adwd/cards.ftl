# The cards of A Dance with Dragons.

## House cards

card-ser-jaime-lannister-adwd = Ser Jaime Lannister
    .short = Jaime
    .note = Erő 4, 1 kard, 1 erőd

card-ser-kevan-lannister-adwd = Ser Kevan Lannister
    .short = Kevan
    .note = Erő 3, 1 erőd

card-ser-daven-lannister = Ser Daven Lannister
    .short = Daven
    .note = Erő 2, 1 kard

card-ser-ilyn-payne = Ser Ilyn Payne
    .short = Ilyn
    .note = Erő 2. Ha győz, bárhol megölhet egy ellenséges gyalogost
    .text = Ha győzöl, a veszteségein felül bármelyik tartományban elpusztíthatod a legyőzött ház egy gyalogosát. Ha ott nem marad egység, a parancsa is lekerül.
    .ask = { $card }: melyik gyalogosa haljon meg { FORM($rival, "dat") }?

card-cersei-lannister-adwd = Cersei Lannister
    .short = Cersei
    .note = Erő 1, 1 erőd

card-ser-addam-marbrand = Ser Addam Marbrand
    .short = Addam
    .note = Erő 1. A támadó lovagok 3-at érnek
    .text = Ha támadsz, minden lovagod 3-at ér, amely részt vesz a támadásban vagy támogatja; a megfutamítottak nem számítanak.

card-qyburn = Qyburn
    .short = Qyburn
    .note = Erő 0. 2 hatalomért lemásol egy eldobott kártyát
    .text = Az erők összeszámolása előtt fizethetsz két hatalmat, és megnevezhetsz egy kártyát bármelyik ház dobott lapjai közül: ez a kártya annak nyomtatott erejét és ikonjait kapja, szövegét nem.
    .ask = { $card }: fizetsz 2 hatalmat? Melyik kártyát másolja?

card-roose-bolton-adwd = Roose Bolton
    .short = Roose
    .note = Erő 4, 1 kard

card-ramsay-bolton = Ramsay Bolton
    .short = Ramsay
    .note = Erő 3. Ha Bűzös a kezedben van: 4 és három kard
    .text = Amíg Bűzös a kezedben van, ez a kártya 4-et ér, és három kardja van.

card-black-walder = Fekete Walder
    .short = Fekete Walder
    .note = Erő 2, 1 kard

card-steelshanks-walton = Acéllábú Walton
    .short = Walton
    .note = Erő 2, 1 erőd

card-damon-dance-for-me = Táncolj-nekem Damon
    .short = Damon
    .note = Erő 1, 1 kard

card-walder-frey = Walder Frey
    .short = Walder Frey
    .note = Erő 1. Mások támogatása átáll hozzád
    .text = Amivel mások az ellenfelet támogatják, az neked számít. Az ellenfél saját támogatása nála marad.

card-reek = Bűzös
    .short = Bűzös
    .note = Erő 0. Visszahozza Ramsayt; vereségnél visszavehető
    .text = Ramsay Bolton azonnal visszakerül a dobott lapjaid közül a kezedbe. Ha veszítesz, Bűzöst eldobás helyett visszaveheted.
    .ask = { $card }: visszaveszed a kezedbe?

card-stannis-baratheon-adwd = Stannis Baratheon
    .short = Stannis
    .note = Erő 4. Támogatás nélkül leveszi a szomszédos támogatásparancsokat
    .text = Ha semmilyen támogatásparancs nem segít, a tiéd sem, azonnal lekerül minden támogatásparancs a csatával szomszédos tartományokból, bárkié is, és ebben a csatában senki sem kap támogatást.

card-jon-snow = Havas Jon
    .short = Havas Jon
    .note = Erő 3. Ha győz, változhat a vadak ereje
    .text = Ha győzöl, a vadak erejét egy mezővel feljebb vagy lejjebb tolhatod, de a sáv végéig nem.
    .ask = { $card }: mozdítod a vadak erejét?

card-melisandre-adwd = Melisandre
    .short = Melisandre
    .note = Erő 2. Csata után visszavehet egy eldobott kártyát
    .text = A csata végén annyi hatalomért, amennyi a nyomtatott ereje, visszavehetsz egy kártyát a dobott lapjaid közül, akár őt magát is.
    .ask = { $card }: melyik kártyát veszed vissza?

card-bastard-of-nightsong = Nightsong fattyúja
    .short = Nightsong
    .note = Erő 2, 1 erőd

card-ser-davos-seaworth-adwd = Ser Davos Seaworth
    .short = Davos
    .note = Erő 1, 1 kard, 1 erőd

card-ser-axell-florent = Ser Axell Florent
    .short = Axell
    .note = Erő 1, 1 kard

card-mance-rayder = Mance Rayder
    .short = Mance
    .note = Erő 0. Az összerőd a vadak ereje
    .text = A végső erőd a vadak ereje, bármit adnának is az egységek, a parancsok, a támogatás és az acélkard.

card-euron-crows-eye-adwd = Varjúszem Euron
    .short = Euron
    .note = Erő 4, de 5, ha az ellenfél előrébb áll a Hűbéresek sávján
    .text = Ha az erők összeszámolásakor az ellenfél előrébb áll a Hűbéresek sávján, ez a kártya 5-öt ér.

card-victarion-greyjoy-adwd = Victarion Greyjoy
    .short = Victarion
    .note = Erő 3, 2 kard

card-asha-greyjoy-adwd = Asha Greyjoy
    .short = Asha
    .note = Erő 2, 1 erőd

card-rodrik-the-reader = Olvasó Rodrik
    .short = az Olvasó
    .note = Erő 2. Ha győz, kiválaszthatja egy Westeros-pakli következő lapját
    .text = Ha győzöl, átnézheted, mi maradt egy Westeros-pakliból, kiválaszthatod a következő lapját, és a többit alá keverheted. Csak te tudod, melyiket választottad.
    .ask = { $card }: melyik paklit nézed át, és mi jöjjön?

card-qarl-the-maid = Szűz Qarl
    .short = Qarl
    .note = Erő 1. Vesztes támadóként 3 hatalmat kapsz
    .text = Ha támadsz és veszítesz, három hatalmat kapsz.

card-ser-harras-harlaw = Ser Harras Harlaw
    .short = Harras
    .note = Erő 1, 1 kard

card-aeron-damphair-adwd = Nedveshajú Aeron
    .short = Aeron
    .note = Erő 0. Hatalmat válthatsz erőre
    .text = Az erők összeszámolása előtt bármennyi hatalmat elkölthetsz: ez a kártya mindegyikért eggyel többet ér.
    .ask = { $card }: mennyi hatalmat költesz erőre?

card-doran-martell-adwd = Doran Martell
    .short = Doran
    .note = Erő 4. A kezedben lévő minden más lapért: −1, kard és erőd
    .text = A kezedben lévő minden más kártyáért ez a kártya eggyel kevesebbet ér (de legalább 0-t), és eggyel több kardja és erődje van.

card-areo-hotah-adwd = Areo Hotah
    .short = Hotah
    .note = Erő 3, 2 erőd

card-bastard-of-godsgrace = Godsgrace fattyúja
    .short = Godsgrace
    .note = Erő 2, 1 erőd

card-big-man = Nagyember
    .short = Nagyember
    .note = Erő 2, 1 kard

card-ser-gerris-drinkwater = Ser Gerris Drinkwater
    .short = Gerris
    .note = Erő 1. Ha győz, egy sávon előreléphet
    .text = Ha győzöl, egy sávon egy hellyel előreléphetsz; a ház, amelyet megelőzöl, hátrébb kerül.
    .ask = { $card }: melyik sávon lépsz előre?

card-quentyn-martell = Quentyn Martell
    .short = Quentyn
    .note = Erő 1. +1 minden eldobott kártyádért
    .text = Ez a kártya eggyel többet ér minden kártyáért a dobott lapjaid között, önmagát nem számítva.

card-nymeria-sand-adwd = Nymeria Sand
    .short = Nymeria
    .note = Erő 0, 1 kard, 1 erőd

card-mace-tyrell-adwd = Mace Tyrell
    .short = Mace
    .note = Erő 4, 1 kard, 1 erőd

card-randyll-tarly-adwd = Randyll Tarly
    .short = Randyll
    .note = Erő 3, 2 kard

card-willas-tyrell = Willas Tyrell
    .short = Willas
    .note = Erő 2, 1 erőd

card-ser-jon-fossoway = Ser Jon Fossoway
    .short = Fossoway
    .note = Erő 2, 1 kard

card-queen-of-thorns-adwd = Tövisek Királynője
    .short = Tövisek Királynője
    .note = Erő 1. Az ellenfél lapjának nincs különleges képessége
    .text = Az ellenfél kártyájának nincs különleges képessége. Az ereje és az ikonjai megmaradnak.

card-paxter-redwyne = Paxter Redwyne
    .short = Paxter
    .note = Erő 1. Tengeri csatában a hajóid 2-t érnek
    .text = Tengeri csatában minden hajód 2-t ér, amely harcol vagy támogat; a megfutamítottak nem számítanak.

card-margaery-tyrell-adwd = Margaery Tyrell
    .short = Margaery
    .note = Erő 0. Saját földet védve: az ellenfél összereje 2
    .text = Ha a főtartományodat véded, vagy olyan tartományt, ahol hatalomjelződ van, az ellenfél végső ereje 2.
