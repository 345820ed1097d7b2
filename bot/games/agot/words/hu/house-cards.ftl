# The House cards of the expansions, in which other games may use them.

## A Dance with Dragons

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
    .note = Erő 3. Ha a 0-s a kezedben van: 4 és három kard
    .text = Amíg a házad egyetlen 0 erejű kártyája (eredetileg Bűzös) a kezedben van, ez a kártya 4-et ér, és három kardja van.

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
    .note = Erő 0. Visszahozza a 3-ast; vereségnél visszavehető
    .text = A házad egyetlen 3 erejű kártyája (eredetileg Ramsay Bolton) azonnal visszakerül a dobott lapjaid közül a kezedbe. Ha veszítesz, Bűzöst eldobás helyett visszaveheted.
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
    .text = A csata végén visszavehetsz egy kártyát a dobott lapjaid közül, akár őt magát is, annyi hatalomért, amennyi annak a nyomtatott ereje.
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
    .note = Erő 0. A végső erőd a vadak ereje
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
    .note = Erő 0. Saját földet védve: az ellenfél végső ereje 2
    .text = Ha a főtartományodat véded, vagy olyan tartományt, ahol hatalomjelződ van, az ellenfél végső ereje 2.

## House Arryn in A Feast for Crows

card-bronze-yohn-royce-affc = Bronz Yohn Royce
    .short = Bronz Yohn
    .note = Erő 4. +1, ha több a hatalmad, mint az ellenfélé
    .text = Ha a saját készleted nagyobb, mint az ellenfélé, ez a kártya eggyel többet ér.

card-littlefinger = Kisujj
    .short = Kisujj
    .note = Erő 3. Csata után hatalmat hoz az ellenfél lapjáért
    .text = A csata végén, akár nyertél, akár vesztettél, ha te birtoklod Sasfészket, kétszer annyi hatalmat kapsz, amennyi az ellenfél kártyájának nyomtatott ereje.

card-nestor-royce = Nestor Royce
    .short = Nestor
    .note = Erő 2, 2 erőd

card-lyn-corbray = Lyn Corbray
    .short = Lyn
    .note = Erő 2, 1 kard

card-alayne-stone = Alayne Kő
    .short = Alayne
    .note = Erő 1. Ha győz, 2 hatalomért az ellenfél minden hatalma elvész
    .text = Ha győzöl, és te birtoklod Sasfészket (akkor is, ha épp most foglaltad el), fizethetsz két hatalmat: az ellenfél saját készlete elvész.
    .ask = { $card }: fizetsz 2 hatalmat, hogy { FORM($rival, "the") } minden hatalmát ({ $power }) elveszítse?

card-lothor-brune = Lothor Brune
    .short = Lothor
    .note = Erő 1, 1 kard, 1 erőd

card-lysa-arryn-affc = Lysa Arryn
    .short = Lysa
    .note = Erő 0. Csata után 3 hatalom, ha az ellenfél gazdagabb
    .text = A csata végén, ha az ellenfél saját készlete nagyobb, mint a tiéd, három hatalmat kapsz.

## House Arryn and House Targaryen in Mother of Dragons

card-lysa-arryn-mod = Lysa Arryn
    .short = Lysa
    .note = Erő 4. Ha védekezésparanccsal védve győz, visszavehető
    .text = Ha védekezésparanccsal védesz egy tartományt, és győzöl, ezt a kártyát eldobás helyett visszaveheted a kezedbe.
    .ask = { $card }: visszaveszed a kezedbe?

card-bronze-yohn-royce-mod = Bronz Yohn Royce
    .short = Bronz Yohn
    .note = Erő 3, 1 kard, 2 erőd

card-ser-vardis-egen = Ser Vardis Egen
    .short = Vardis
    .note = Erő 2. Legfeljebb 2-es lap ellen +1 és két erőd
    .text = Ha az ellenfél kártyájának nyomtatott ereje legfeljebb 2, ez a kártya 3-at ér, és két erődje van. Kártya nélküli ellenfél nem számít.

card-harry-hardyng = Harry Hardyng
    .short = Harry
    .note = Erő 2, 1 kard

card-godric-borrell = Godric Borrell
    .short = Godric
    .note = Erő 1. Tengeren védve +1 minden saját partodért
    .text = Ha tengeren védesz, ez a kártya eggyel többet ér minden szomszédos szárazföldi tartományért, amelyet birtokolsz.

card-anya-waynwood = Anya Waynwood
    .short = Anya
    .note = Erő 1. Ha győz, 3 hatalom neked és minden támogatódnak
    .text = Ha győzöl, három hatalmat kapsz, és ugyanennyit minden más játékos, aki ebben a csatában téged támogatott. A vazallusok semmit sem kapnak.

card-robert-arryn = Robert Arryn
    .short = Robert
    .note = Erő 0. Védekezés után elmehet az ellenfél leggyengébb eldobott lapjával
    .text = Ha véget ér egy csata, amelyben te védtél, kiveheted a játékból ezt a kártyát, és vele az ellenfél dobott lapjai közül egy legkisebb nyomtatott erejűt, a most kijátszottat is beleértve. Vazallus ellen egyedül megy el.
    .ask = { $card }: kikerüljön a játékból, és melyik lap vele?

card-khal-drogo = Khal Drogo
    .short = Drogo
    .note = Erő 4. +1 és egy kard minden harcoló lovagért; utána kikerül
    .text = Ez a kártya minden lovagodért, amely a tartományban harcol, eggyel többet ér, és egy kardot ad; a támogató lovagok nem számítanak. A csata után győzelemnél és vereségnél is kikerül a játékból.

card-arstan-whitebeard = Fehérszakállú Arstan
    .short = Arstan
    .note = Erő 3, 1 kard, 1 erőd

card-xaro-xhoan-daxos = Xaro Xhoan Daxos
    .short = Xaro
    .note = Erő 2. A hajóid 2-t érnek, ha több harcol
    .text = Ha a tartományban több hajód harcol, mint az ellenfélnek, mindegyik hajód 2-t ér; a megfutamítottak nem számítanak.

card-ser-jorah-mormont = Ser Jorah Mormont
    .short = Jorah
    .note = Erő 2, 1 kard, 1 erőd

card-daenerys-targaryen-a = Daenerys Targaryen
    .short = Daenerys
    .note = Erő 1, de 3, ha sárkány harcol
    .text = Ha a tartományban sárkány harcol, ez a kártya 3-at ér.

card-viserys-targaryen = Viserys Targaryen
    .short = Viserys
    .note = Erő 1. Eldobhatsz egy lapot az erejéért; vereségnél kikerül
    .text = Az erők összeszámolása előtt eldobhatsz a kezedből egy másik kártyát, és hozzáadhatod a nyomtatott erejét; az ikonjai és a szövege nem számítanak. Ha vesztesz, kikerül a játékból.
    .ask = { $card }: melyik kártyát dobod el az erejéért?

card-illyrio-mopatis = Illyrio Mopatis
    .short = Illyrio
    .note = Erő 0. A különbséget hatalomban kapod; 5-től kikerül
    .text = A csata után, győzelemnél és vereségnél is, annyi hatalmat kapsz, amennyi a két végső erő különbsége. Ha ezután öt vagy több hatalom van a saját készletedben, kikerül a játékból.

card-daenerys-targaryen-b = Daenerys Targaryen
    .short = Daenerys
    .note = Erő 4. Az ellenfél a különbséget hatalomban veszti el
    .text = A csata után, győzelemnél és vereségnél is, az ellenfeled annyi hatalmat veszít a saját készletéből, amennyi a két végső erő különbsége.

card-daario-naharis = Daario Naharis
    .short = Daario
    .note = Erő 3, 1 kard

card-gray-worm = Szürke Féreg
    .short = Szürke Féreg
    .note = Erő 2, 1 kard, 1 erőd

card-strong-belwas = Erős Belwas
    .short = Belwas
    .note = Erő 2, 2 kard

card-captain-groleo = Groleo kapitány
    .short = Groleo
    .note = Erő 1. Tengeren át támadva +1 minden szomszédos hajódért
    .text = Ha tengeren át támadsz egy szárazföldi tartományt, ez a kártya eggyel többet ér minden vele szomszédos hajódért, a kikötőkben lévőkért is.

card-rakharo = Rakharo
    .short = Rakharo
    .note = Erő 1. A lovagjaid 4-et érnek, ahol nincs város
    .text = Olyan szárazföldi tartományban, ahol sem város, sem vár nincs, minden harcoló lovagod 4-et ér; a támogatók és a megfutamítottak nem számítanak.

card-missandei = Missandei
    .short = Missandei
    .note = Erő 0. Ha legfeljebb 2-vel veszít, másik kártya visszatér
    .text = Ha legfeljebb kettővel vagy egyenlőségnél veszítesz, bármelyik másik kártyát visszaveheted a dobott lapjaid közül a kezedbe.
    .ask = { $card }: melyik eldobott kártya kerül vissza?

## What is asked and told of them

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

event-card-removed = Kikerül a játékból ({ $house }): { $card }.

## The 1st edition, beside other cards of the same names

card-eddard-stark-1e = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = Erő 3, 2 erőd

card-robb-stark-1e = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = Erő 2. A támadó lovagok 3-at érnek
    .text = Ha támadsz, minden menetelő lovagod 3-at ér. A támogató lovagok 2-t érnek.

card-greatjon-umber-1e = { card-greatjon-umber }
    .short = { card-greatjon-umber.short }
    .note = Erő 2, 1 kard

card-ser-rodrik-cassel-1e = Ser Rodrik Cassel
    .short = Rodrik
    .note = Erő 1, 1 erőd

card-house-mormont-lord-1e = Mormont-házi nagyúr
    .short = Mormont
    .note = Erő 1, 1 kard

card-maester-luwin-1e = Luwin mester
    .short = Luwin
    .note = Erő 0. Ha győz, visszavehetsz egy kártyát
    .text = Ha győzöl, a dobott lapjaid közül egy kártyát visszavehetsz a kezedbe.
    .ask = { $card }: melyik kártyát veszed vissza?

card-catelyn-stark-1e = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = Erő 0. Megduplázza a védekezésparancsot
    .text = { card-catelyn-stark.text }

card-tywin-lannister-1e = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = Erő 3, 2 kard

card-ser-jaime-lannister-1e = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = Erő 2. Ha győz, 2 hatalmat kapsz
    .text = { card-tywin-lannister.text }

card-tyrion-lannister-1e = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = Erő 2, 1 erőd

card-ser-kevan-lannister-1e = { card-ser-kevan-lannister }
    .short = { card-ser-kevan-lannister.short }
    .note = Erő 1, 1 kard

card-house-lannister-captain-1e = Lannister-házi kapitány
    .short = kapitány
    .note = Erő 1, 1 kard

card-vargo-hoat-1e = Vargo Hoat
    .short = Vargo Hoat
    .note = Erő 0. A támadó gyalogosok 2-t érnek
    .text = Ha támadsz, minden menetelő gyalogosod 2-t ér. A támogató gyalogosok 1-et érnek.

card-cersei-lannister-1e = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = Erő 0. Ha győz, bárhonnan levesz egy ellenséges parancsot
    .text = Ha győzöl, bármelyik tartományból leveszel egy parancsjelzőt, amely a legyőzött házé.
    .ask = { $card }: melyik parancsa kerüljön le { FORM($rival, "dat") }?

card-stannis-baratheon-1e = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = Erő 3, 1 kard, 1 erőd

card-renly-baratheon-1e = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = Erő 2. Ha győz, egy harcoló gyalogosból lovag lehet
    .text = Ha győzöl, egy harcoló gyalogosodból lovag lehet. Aki csak támogatott, nem számít.
    .ask = { $card }: melyik harcoló gyalogosból legyen lovag?

card-ser-davos-seaworth-1e = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = Erő 2, 1 erőd

card-ser-axell-florent-1e = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = { card-ser-axell-florent.note }

card-house-florent-lord-1e = Florent-házi nagyúr
    .short = Florent nagyúr
    .note = Erő 1, 1 kard

card-melisandre-of-asshai-1e = Asshai-i Melisandre
    .short = Melisandre
    .note = Erő 0. Ha győz, 1 hatalomért eldobat egy kártyát
    .text = Ha győzöl, fizethetsz egy hatalmat, hogy megnézd a legyőzött ház kezében lévő kártyákat, és kiválassz egyet, amely a dobott lapjai közé kerül.
    .ask = { $card }: fizetsz 1 hatalmat, hogy eldobj egy kártyát { FORM($rival, "the") } kezéből?

card-salladhor-saan-1e = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = Erő 0. Az ellenfelet támogató hajók 0-t érnek
    .text = Az ellenfeledet támogató hajók 0-t érnek. A különleges támogatásparancs +1-e megmarad.

card-mace-tyrell-1e = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = Erő 3, 2 kard

card-ser-loras-tyrell-1e = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = Erő 2. Azonnal megsemmisít egy gyalogost
    .text = Amint mindkét kártya látszik, egy harcoló ellenséges gyalogos megsemmisül. Ha senki sem marad ellened, azonnal győzöl.
    .ask = { $card }: { FORM($rival, "the") } melyik gyalogosa semmisüljön meg?

card-ser-garlan-tyrell-1e = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = Erő 2, 1 kard

card-margaery-tyrell-1e = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = Erő 1, 1 erőd

card-house-tyrell-captain-1e = Tyrell-házi kapitány
    .short = kapitány
    .note = Erő 1, 1 kard

card-queen-of-thorns-1e = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = Erő 0. Hatástalanítja az ellenfél kártyájának különleges képességét
    .text = Az ellenfél kártyájának nincs különleges képessége. Az ereje és az ikonjai megmaradnak.

card-brienne-of-tarth-1e = { card-brienne-of-tarth }
    .short = { card-brienne-of-tarth.short }
    .note = Erő 0. Leveszi a védekező védekezésparancsát
    .text = Ha támadsz, a csatatér védekezésparancsa lekerül, az erők összeszámolása előtt.

card-euron-crows-eye-1e = { card-euron-crows-eye }
    .short = { card-euron-crows-eye.short }
    .note = Erő 3, 2 kard

card-theon-greyjoy-1e = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = Erő 2, 1 kard

card-asha-greyjoy-1e = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = Erő 2. Ha győz, levehet egy közeli parancsot
    .text = Ha győzöl, levehetsz egy támogatás- vagy hatalomszerzés-parancsot, bárkiét, a csatával szomszédos egyik tartományból.
    .ask = { $card }: leveszel egy támogatás- vagy hatalomszerzés-parancsot a csata mellől?

card-house-blacktyde-captain-1e = Blacktyde-házi kapitány
    .short = Blacktyde
    .note = Erő 1, 1 erőd

card-aeron-damphair-1e = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = Erő 1, 1 erőd

card-balon-greyjoy-1e = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Erő 0. Az ellenfél kártyájának ereje 0
    .text = { card-balon-greyjoy.text }

card-victarion-greyjoy-1e = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = Erő 0. A támadó hajók 2-t érnek
    .text = Ha támadsz, minden odahajózó hajód 2-t ér. A támogató hajók 1-et érnek.

card-the-red-viper-1e = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = Erő 3, 2 kard

card-areo-hotah-1e = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = Erő 2, 1 kard

card-obara-sand-1e = { card-obara-sand }
    .short = { card-obara-sand.short }
    .note = Erő 2. Támadáskor kard
    .text = Egy kard, ha támadsz.

card-ellaria-sand-1e = Ellaria Sand
    .short = Ellaria
    .note = Erő 1. Védekezéskor egy gyalogos lovaggá válhat
    .text = Ha védekezel, azonnal lovaggá teheted egyik gyalogosodat ebben a csatában.
    .ask = { card-renly-baratheon.ask }

card-nymeria-sand-1e = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = Erő 1, 1 kard

card-doran-martell-1e = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = Erő 0. Ha győz, elveheti az ellenféltől a hatalom egyik jelképét
    .text = Ha győzöl, elveheted a hatalom egyik jelképét, amely az ellenfélnél van. Addig marad nálad, amíg a sávjára nem licitáltak. A sáv helyei nem változnak.
    .ask = { $card }: melyik sáv jelképét veszed el?

card-arianne-martell-1e = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = Erő 0. Ha veszít, megsemmisítheti az ellenfél egy egységét
    .text = Ha veszítesz, a veszteségek előtt megsemmisítheted az ellenfél egy egységét ebben a csatában. Ha az volt az utolsó, az egységeid így is visszavonulnak, de senki sem foglalja el a tartományt.
    .ask = { $card }: melyik egysége semmisüljön meg { FORM($rival, "dat") }?

## A Storm of Swords

card-ser-jaime-lannister-asos = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = Erő 4, 1 kard, 1 erőd

card-ser-gregor-clegane-asos = { card-ser-gregor-clegane }
    .short = { card-ser-gregor-clegane.short }
    .note = Erő 3. Gyenge kártya ellen akár három kard
    .text = Annyi kardja van, amennyivel az ellenfél kártyájának nyomtatott ereje kisebb 3-nál; három, ha az ellenfél kártya nélkül harcol.

card-tywin-lannister-asos = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = Erő 2, 2 erőd

card-joffrey-lannister = Joffrey Lannister
    .short = Joffrey
    .note = Erő 2, 1 kard

card-cersei-lannister-asos = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = Erő 1. A csata után az ellenfél 2 hatalmat veszít
    .text = A csata után, akárki győz, az ellenfél két hatalmat veszít, vagy amennyije van.

card-ser-ilyn-payne-asos = { card-ser-ilyn-payne }
    .short = { card-ser-ilyn-payne.short }
    .note = Erő 1. Ha győz, az ellenfél még egy egységet veszít
    .text = Ha győzöl, az ellenfél a veszteségei előtt elveszíti egyik itt harcoló egységét, amelyet ő választ; az erődök nem segítenek.

card-tyrion-lannister-asos = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = Erő 0. Visszaküldheti az ellenfél kártyáját
    .text = Azonnal visszaküldheted az ellenfél kártyáját a kezébe. Az ellenfél másikat játszik ki, vagy egyet sem, ha az volt az utolsó. Amit az első kártya már megtett, az megmarad.
    .ask = { card-tyrion-lannister.ask }

card-robb-stark-asos = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = Erő 4, 2 kard

card-smalljon-umber = Kisjon Umber
    .short = Kisjon
    .note = Erő 3, 1 erőd

card-eddard-stark-asos = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = Erő 2. Nincs veszteség kard vagy kártya miatt
    .text = Ebben a csatában nem ér veszteség kard vagy házkártya képessége miatt. A koponyák számítanak, és a visszavonuláskor elveszett egységek is elvesznek.

card-jory-cassel = Jory Cassel
    .short = Jory
    .note = Erő 2, 1 kard

card-maege-mormont = Maege Mormont
    .short = Maege
    .note = Erő 1. Ha győz, kijelölheti, hová vonul vissza az ellenfél
    .text = { card-robb-stark.text }

card-catelyn-stark-asos = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = Erő 1. Támogatással +2 és egy erőd
    .text = Ha bármilyen támogatásparancs segít, akár a tiéd, akár más házé, ez a kártya 2-vel többet ér, és egy erődje van.

card-bran-stark = Bran Stark
    .short = Bran
    .note = Erő 0. A csata után visszavehetsz egy kártyát
    .text = A csata után, akárki győz, a dobott lapjaid közül egy kártyát visszavehetsz a kezedbe, akár magát Brant is.
    .ask = { card-maester-luwin-1e.ask }

card-stannis-baratheon-asos = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = Erő 4. Elveheti az ellenféltől a Vastrónt, egy karddal
    .text = Az erők összeszámolása előtt, ha az ellenfélnél van a Vastrón, elveheted; akkor ennek a kártyának egy kardja van. Addig marad nálad, amíg erre a sávra nem licitáltak. A sáv helyei nem változnak.
    .ask = { $card }: elveszed a Vastrónt, egy karddal?

card-renly-baratheon-asos = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = Erő 3, 2 kard

card-melisandre-of-asshai-asos = { card-melisandre-of-asshai-1e }
    .short = { card-melisandre-of-asshai-1e.short }
    .note = Erő 2. Annyi hatalmat hoz, amennyi az ellenfél kártyájának ereje
    .text = Azonnal annyi hatalmat kapsz, amennyi az ellenfél kártyájának nyomtatott ereje.

card-ser-axell-florent-asos = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = Erő 2, 2 erőd

card-salladhar-saan-asos = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = Erő 1. Ha győz, 2 hatalmat kapsz, az ellenfél 2-t veszít
    .text = Ha győzöl, két hatalmat kapsz, az ellenfél pedig kettőt veszít, vagy amennyije van.

card-devan-seaworth = Devan Seaworth
    .short = Devan
    .note = Erő 1, 1 kard, 1 erőd

card-ser-davos-seaworth-asos = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = Erő 0. 2 hatalomért egy erőd; vesztesként nincs megfutamított egység
    .text = Az erők összeszámolása előtt fizethetsz két hatalmat egy erődért. Ha veszítesz, az egységeid visszavonuláskor nem számítanak megfutamítottnak.
    .ask = { $card }: fizetsz 2 hatalmat egy erődért?

card-balon-greyjoy-asos = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Erő 4. Ha győz, a különbséggel egyenlő hatalmat kap
    .text = Ha győzöl, annyi hatalmat kapsz, amennyi a két végső erő különbsége.

card-dagmer-cleftjaw = { card-dagmar-cleftjaw }
    .short = { card-dagmar-cleftjaw.short }
    .note = Erő 3, 1 kard, 1 erőd

card-asha-greyjoy-asos = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = Erő 2. Támogatással két kard
    .text = Ha bármilyen támogatásparancs segít, akár a tiéd, akár más házé, ennek a kártyának két kardja van.

card-theon-greyjoy-asos = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = Erő 2, 1 erőd

card-andrik-the-unsmiling = Mosolytalan Andrik
    .short = Andrik
    .note = Erő 1, 2 kard

card-victarion-greyjoy-asos = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = Erő 1. Tengeren vagy parton +1 és egy erőd
    .text = Ha a csata tengeren vagy parton folyik, ez a kártya 1-gyel többet ér, és egy erődje van.

card-aeron-damphair-asos = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = Erő 0. 2 hatalomért másik kártya, 1-gyel kisebb erővel
    .text = Azonnal fizethetsz két hatalmat, hogy eldobd ezt a kártyát, és a kezedből másikat játssz ki helyette. Az ebben a csatában 1-gyel kevesebbet ér.
    .ask = { card-aeron-damphair.ask }

card-the-red-viper-asos = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = Erő 4, 2 kard

card-darkstar-asos = { card-darkstar }
    .short = { card-darkstar.short }
    .note = Erő 3, 1 kard

card-doran-martell-asos = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = Erő 2. Az ellenfelet a Hűbéresek sávjának végére veti
    .text = Azonnal az ellenfél a Hűbéresek sávjának utolsó helyére esik, és a mögötte állók előrelépnek. A hatalom jelképe azonnal gazdát cserél.

card-nymeria-sand-asos = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = Erő 2. Támadáskor kard, védekezéskor erőd
    .text = { card-nymeria-sand.text }

card-areo-hotah-asos = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = Erő 1, 1 erőd

card-arianne-martell-asos = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = Erő 1. Legfeljebb 2-es vereségnél mindkét fél visszavonul
    .text = Ha legfeljebb 2-vel veszítesz, mindkét fél visszavonul. A győztes támadó nem lép be, hanem visszatér oda, ahonnan jött. A győztes védekező utánad vonul vissza, és az egységei megfutamítottak lesznek.

card-maester-caleotte = Caleotte mester
    .short = Caleotte
    .note = Erő 0, 3 erőd

card-ser-loras-tyrell-asos = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = Erő 4, 1 kard

card-randyll-tarly-asos = { card-randyll-tarly }
    .short = { card-randyll-tarly.short }
    .note = Erő 3, 2 kard

card-mace-tyrell-asos = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = Erő 2. Ha győz, ott támogatás- vagy védekezésparancsot tehet le
    .text = Ha győzöl, és van egységed abban a tartományban, letehetsz oda egy fel nem használt, csillag nélküli támogatás- vagy védekezésparancsot, az ott lévő parancs helyére. Ebben a fordulóban nem lehet tiltott.
    .ask = { $card }: melyik parancsot teszed le?

card-ser-garlan-tyrell-asos = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = Erő 2, 1 erőd

card-margaery-tyrell-asos = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = Erő 1, 2 erőd

card-willas-tyrell-asos = { card-willas-tyrell }
    .short = { card-willas-tyrell.short }
    .note = Erő 1. Védekezéskor +2
    .text = Ha védekezel, ez a kártya 3-at ér.

card-queen-of-thorns-asos = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = Erő 0. Levesz egy ellenséges parancsot itt vagy szomszédosan
    .text = Azonnal leveszed az ellenfél egyik parancsát a csata tartományából vagy egy szomszédosból; a csatát indító menetelésparancsot nem veheted le.
    .ask = { card-queen-of-thorns.ask }

## Hidden hands, of which others know only the strengths (V1.8)

card-hidden-4 = 4-es erejű rejtett kártya
    .short = rejtett 4-es
    .note = Erő 4. Többet csak a saját háza lát belőle

card-hidden-3 = 3-as erejű rejtett kártya
    .short = rejtett 3-as
    .note = Erő 3. Többet csak a saját háza lát belőle

card-hidden-2 = 2-es erejű rejtett kártya
    .short = rejtett 2-es
    .note = Erő 2. Többet csak a saját háza lát belőle

card-hidden-1 = 1-es erejű rejtett kártya
    .short = rejtett 1-es
    .note = Erő 1. Többet csak a saját háza lát belőle

card-hidden-0 = 0-s erejű rejtett kártya
    .short = rejtett 0-s
    .note = Erő 0. Többet csak a saját háza lát belőle

card-balon-greyjoy-war = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Erő 2. Az ellenfél véletlen kártyát játszik helyette
    .text = Amint mindkét kártya látszik, az ellenfél hatástalanul visszaveszi a sajátját, és egy véletlen kártyát játszik ki a kezéből.
