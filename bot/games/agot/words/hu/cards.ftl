# The cards of A Game of Thrones: The Board Game: their names, and what they do, in our words.
# short: in lists of cards in hand    note: below the name, where a card is chosen
# text: what it does, in full         ask: what its player has to answer

## House cards

card-stannis-baratheon = Stannis Baratheon
    .short = Stannis
    .note = Erő 4. +1, ha az ellenfél előrébb áll a Vastrón sávján
    .text = Ha az erők összeszámolásakor az ellenfél előrébb áll a Vastrón sávján, ez a kártya 5-öt ér.

card-renly-baratheon = Renly Baratheon
    .short = Renly
    .note = Erő 3. Ha győz, egy gyalogosból lovag lehet
    .text = Ha győzöl, lovaggá fejlesztheted egy gyalogosodat, amely harcolt, vagy olyan tartományban áll, ahonnan támogatásparancsod segített. Ez a veszteségek előtt történik.
    .ask = { $card }: lovaggá fejlesztesz egy gyalogost?

card-ser-davos-seaworth = Ser Davos Seaworth
    .short = Davos
    .note = Erő 2. +1 és egy kard, ha Stannis el van dobva
    .text = Amíg Stannis Baratheon a dobott lapjaid között van, ez a kártya 3-at ér, és egy kardja van.

card-brienne-of-tarth = Tarthi Brienne
    .short = Brienne
    .note = Erő 2, 1 kard, 1 erőd

card-salladhor-saan = Salladhor Saan
    .short = Salladhor
    .note = Erő 1. Ha támogatják, más házak hajói 0-t érnek
    .text = Ha bármilyen támogatásparancs segít, akár a tiéd, akár más házé, a tieiden kívül minden hajó 0-t ér, mindkét oldalon, harcban és támogatásban egyaránt. A különleges támogatásparancs +1-e megmarad.

card-melisandre = Melisandre
    .short = Melisandre
    .note = Erő 1, 1 kard

card-patchface = Foltosképű
    .short = Foltosképű
    .note = Erő 0. Csata után eldobathat egy kártyát az ellenfél kezéből
    .text = A csata végén, akár győztél, akár nem, megnézheted az ellenfél kezében lévő kártyákat, és kiválaszthatsz egyet, amely a dobott lapjai közé kerül.
    .ask = { $card }: melyik kártyáját dobja el { FORM($rival, "the") }?

card-tywin-lannister = Tywin Lannister
    .short = Tywin
    .note = Erő 4. Ha győz, 2 hatalmat kapsz
    .text = Ha győzöl, két hatalmat kapsz.

card-ser-gregor-clegane = Ser Gregor Clegane
    .short = Gregor
    .note = Erő 3, 3 kard

card-ser-jaime-lannister = Ser Jaime Lannister
    .short = Jaime
    .note = Erő 2, 1 kard

card-the-hound = Véreb
    .short = a Véreb
    .note = Erő 2, 2 erőd

card-ser-kevan-lannister = Ser Kevan Lannister
    .short = Kevan
    .note = Erő 1. A támadó gyalogosok 2-t érnek
    .text = Ha támadsz, minden gyalogosod 2-t ér, amely részt vesz a támadásban vagy támogatja. Mások gyalogosai nem változnak.

card-tyrion-lannister = Tyrion Lannister
    .short = Tyrion
    .note = Erő 1. Visszaküldheti az ellenfél kártyáját
    .text = Amint mindkét kártya látszik, az ellenfél kártyáját hatástalanul visszaküldheted a kezébe. Az ellenfél másikat játszik ki, vagy egyet sem, ha az volt az utolsó. Csatánként egyszer.
    .ask = { $card }: { FORM($rival, "the") } vegye vissza a kártyáját, és játsszon ki másikat?

card-cersei-lannister = Cersei Lannister
    .short = Cersei
    .note = Erő 0. Ha győz, bárhonnan levehet egy ellenséges parancsot
    .text = Ha győzöl, bármelyik tartományból levehetsz egy parancsjelzőt, amely a legyőzött házé.
    .ask = { $card }: leveszed { FORM($rival, "the") } egyik parancsát?

card-eddard-stark = Eddard Stark
    .short = Eddard
    .note = Erő 4, 2 kard

card-robb-stark = Robb Stark
    .short = Robb
    .note = Erő 3. Ha győz, kijelölheti, hová vonul vissza az ellenfél
    .text = Ha győzöl, védekezőként is, te döntheted el, hová vonulnak vissza a legyőzött egységek: a szabályok szerint lehetséges tartományok közül olyanba, ahol a vesztes a legkevesebb egységet veszíti.

card-roose-bolton = Roose Bolton
    .short = Roose
    .note = Erő 2. Ha veszít, minden eldobott lap visszatér
    .text = Ha veszítesz, minden eldobott házkártyád, ezt is beleértve, visszakerül a kezedbe.

card-greatjon-umber = Nagyjon Umber
    .short = Nagyjon
    .note = Erő 2, 1 kard

card-ser-rodrick-cassel = Ser Rodrik Cassel
    .short = Rodrik
    .note = Erő 1, 2 erőd

card-the-blackfish = Fekete Hal
    .short = a Fekete Hal
    .note = Erő 1. Ebben a csatában nincs veszteség
    .text = Ebben a csatában nem ér veszteség kard, koponya vagy különleges képesség miatt. A visszavonuláskor elveszett egységek így is elvesznek.

card-catelyn-stark = Catelyn Stark
    .short = Catelyn
    .note = Erő 0. Megduplázza a védekezésparancsot
    .text = Ha védekezésparancsod van ott, ahol a csata folyik, a bónusza duplán számít: +2 vagy +4.

card-the-red-viper = Vörös Vipera
    .short = a Vipera
    .note = Erő 4, 2 kard, 1 erőd

card-areo-hotah = Areo Hotah
    .short = Hotah
    .note = Erő 3, 1 erőd

card-darkstar = Sötétcsillag
    .short = Sötétcsillag
    .note = Erő 2, 1 kard

card-obara-sand = Obara Sand
    .short = Obara
    .note = Erő 2, 1 kard

card-arianne-martell = Arianne Martell
    .short = Arianne
    .note = Erő 1. Vesztes védekezőként nem engedi be a támadót
    .text = Ha védekezel és veszítesz, a támadók nem lépnek be: visszatérnek oda, ahonnan meneteltek, és nem számítanak megfutamítottnak. Az egységeid így is visszavonulnak.

card-nymeria-sand = Nymeria Sand
    .short = Nymeria
    .note = Erő 1. Támadáskor kard, védekezéskor erőd
    .text = Egy kard, ha támadsz; egy erőd, ha védekezel.

card-doran-martell = Doran Martell
    .short = Doran
    .note = Erő 0. Az ellenfelet egy sáv végére veti
    .text = Azonnal megnevezel egy sávot: az ellenfél az utolsó helyre esik rajta, és a mögötte állók előrelépnek. A hatalom jelképei azonnal gazdát cserélnek.
    .ask = { $card }: melyik sáv végére kerüljön { FORM($rival, "the") }?

card-euron-crows-eye = Varjúszem Euron
    .short = Euron
    .note = Erő 4, 1 kard

card-victarion-greyjoy = Victarion Greyjoy
    .short = Victarion
    .note = Erő 3. A támadó hajók 2-t érnek
    .text = Ha támadsz, minden hajód 2-t ér, amely részt vesz a támadásban vagy támogatja. Mások hajói nem változnak.

card-balon-greyjoy = Balon Greyjoy
    .short = Balon
    .note = Erő 2. Az ellenfél kártyájának nyomtatott ereje 0
    .text = Az ellenfél kártyájának nyomtatott ereje 0-t ér. Amit a szövege ad hozzá, az továbbra is számít, ahogy az ikonjai is.

card-theon-greyjoy = Theon Greyjoy
    .short = Theon
    .note = Erő 2. Várost vagy várat védve +1 és kard
    .text = Ha várossal vagy várral rendelkező tartományt védesz, ez a kártya 3-at ér, és egy kardja van.

card-dagmar-cleftjaw = Hasadtállú Dagmer
    .short = Dagmer
    .note = Erő 1, 1 kard, 1 erőd

card-asha-greyjoy = Asha Greyjoy
    .short = Asha
    .note = Erő 1. Támogatás nélkül két kard és egy erőd
    .text = Ha semmilyen támogatásparancs nem segít, se a tiéd, se más házé, ennek a kártyának két kardja és egy erődje van.

card-aeron-damphair = Nedveshajú Aeron
    .short = Aeron
    .note = Erő 0. 2 hatalomért másik kártya játszható ki
    .text = Azonnal fizethetsz két hatalmat, hogy eldobd ezt a kártyát, és a kezedből másikat játssz ki helyette.
    .ask = { $card }: fizetsz 2 hatalmat, hogy másik kártyát játssz ki helyette?

card-mace-tyrell = Mace Tyrell
    .short = Mace
    .note = Erő 4. Azonnal megsemmisít egy ellenséges gyalogost
    .text = Azonnal megsemmisül az ellenfél egyik gyalogosa, amely ebben a csatában harcol, és az ereje sem számít. A Fekete Hal ezt kivédi.
    .ask = { $card }: { FORM($rival, "the") } melyik gyalogosa semmisüljön meg?

card-ser-loras-tyrell = Ser Loras Tyrell
    .short = Loras
    .note = Erő 3. Ha támad és győz, a menetelésparancs megmarad
    .text = Ha támadsz és győzöl, a menetelésparancsod az egységeiddel együtt a meghódított tartományba kerül, és ebben a fordulóban újra végrehajtható.

card-randyll-tarly = Randyll Tarly
    .short = Randyll
    .note = Erő 2, 1 kard

card-ser-garlan-tyrell = Ser Garlan Tyrell
    .short = Garlan
    .note = Erő 2, 2 kard

card-margaery-tyrell = Margaery Tyrell
    .short = Margaery
    .note = Erő 1, 1 erőd

card-alester-florent = Alester Florent
    .short = Alester
    .note = Erő 1, 1 erőd

card-queen-of-thorns = Tövisek Királynője
    .short = Tövisek Királynője
    .note = Erő 0. Levesz egy szomszédos ellenséges parancsot
    .text = Azonnal leveszed az ellenfél egyik parancsát egy olyan tartományból, amely a csatával szomszédos; a csatát indító menetelésparancsot nem veheted le. Ha támogatásparancs volt, az a támogatás elvész.
    .ask = { $card }: melyik parancsa kerüljön le { FORM($rival, "dat") }?

## Westeros cards

westeros-rally-the-men = Fegyverbe!
    .text = Játéksorrendben mindenki toboroz a városaiban. A várak nem adnak semmit.

westeros-the-burden-of-power = A hatalom terhe
    .text = A Vastrón birtokosa választ: a vadak ereje 0-ra esik, vagy mindenki toboroz.

westeros-famine = Éhínség
    .text = Mindenki utánpótlása eggyel csökken. Akinek a seregei így már nem férnek bele, egységeket veszít.

westeros-wildlings-to-zero = A vadak ereje 0-ra esik
    .note = A vadak ereje 0-ra esik. Senki sem toboroz.

westeros-supply = Utánpótlás
    .note = Mindenki utánpótlását újraszámoljuk, a seregeknek ehhez kell igazodniuk.
    .text = Játéksorrendben mindenki annyira állítja az utánpótlásjelzőjét, ahány utánpótlásikont birtokol, legfeljebb 6-ra. Akinek a serege már nem fér bele, egységeket veszít.

westeros-mustering = Toborzás
    .note = Mindenki toboroz a városaiban és váraiban.
    .text = Játéksorrendben mindenki toboroz minden városában és várában.

westeros-a-throne-of-blades = Pengék trónja
    .text = A Vastrón birtokosa választ: utánpótlás, toborzás vagy semmi.

westeros-last-days-of-summer = A nyár utolsó napjai
    .text = Semmi sem történik.

westeros-winter-is-coming = Közeleg a tél
    .text = Amint felfedjük, az egész pakliját megkeverjük, a dobott lapokkal együtt, és helyette másik kártyát fedünk fel.

westeros-clash-of-kings = Királyok csatája
    .note = Mindenki hatalmat licitál a három sávra.
    .text = Minden jelző lekerül a három sávról, és egymás után licitáltok rájuk: Vastrón, Hűbéresek, Királyi udvar.

westeros-game-of-thrones = Trónok harca
    .note = Mindenki hatalmat kap a hatalomikonokért, a kikötőkért pedig akkor, ha az asztal így egyezett meg.
    .text = Mindenki 1 hatalmat kap minden birtokolt hatalomikonért, és 1-et minden kikötőjéért, amelyben hajója van, hacsak nincs ellenséges hajó az előtte lévő tengerrészen.

westeros-dark-wings-dark-words = Sötét szárnyak, sötét szavak
    .text = A hírvivő holló birtokosa választ: licit mindhárom sávra, hatalom a hatalomikonokért vagy semmi.

westeros-wildlings-attack = A vadak támadása
    .text = A vadak akkora erővel támadnak, amekkorát eddig elértek.

westeros-put-to-the-sword = Kardélre hányva
    .text = A valyriai acélkard birtokosa választja ki, mit nem lehet kiadni ebben a fordulóban: védekezés, +1-es menetelés vagy semmi.

westeros-rains-of-autumn = Őszi esőzések
    .note = Ebben a fordulóban senki sem adhat ki Menetelés +1 ★ parancsot.
    .text = Ebben a fordulóban nincs +1-es menetelésparancs.

westeros-storm-of-swords = Kardok vihara
    .note = Ebben a fordulóban senki sem adhat ki védekezésparancsot.
    .text = Ebben a fordulóban nincs védekezésparancs.

westeros-sea-of-storms = Viharok tengere
    .text = Ebben a fordulóban nincs portyázásparancs.

westeros-web-of-lies = Hazugságok hálója
    .text = Ebben a fordulóban nincs támogatásparancs.

westeros-feast-for-crows = Varjak lakomája
    .text = Ebben a fordulóban nincs hatalomszerzés-parancs.

westeros-nothing = Semmi

## Wildling cards: the reward of the highest bidder, the penalties of the lowest and of all others

wildling-silence-at-the-wall = Csend a Falnál
    .reward = semmit sem kap
    .penalty = semmit sem veszít
    .others = semmit sem veszít

wildling-skinchanger-scout = Alakváltó felderítő
    .reward = visszakapja a teljes licitált hatalmát
    .penalty = elveszíti a saját készletében lévő összes hatalmat
    .others = 2 hatalmat veszít

wildling-rattleshirts-raiders = Csörgőing portyázói
    .reward = egy mezőt lép előre az utánpótlássávon
    .penalty = két mezőt lép hátra az utánpótlássávon, és elveszíti azokat az egységeket, amelyek nem férnek bele
    .others = egy mezőt lép hátra az utánpótlássávon, és elveszíti azokat az egységeket, amelyek nem férnek bele

wildling-massing-on-the-milkwater = Gyülekezés a Tejvíznél
    .reward = visszaveszi minden eldobott házkártyáját
    .penalty = eldobja az összes legnagyobb nyomtatott erejű kártyáját, ha legalább két kártya van a kezében
    .others = eldob egy tetszőleges kártyát, ha legalább kettő van a kezében

wildling-a-king-beyond-the-wall = Király a Falon túlról
    .reward = az egyik sáv első helyére kerül, és megkapja a jelképét
    .penalty = mindhárom sáv utolsó helyére kerül
    .others = a Hűbéresek vagy a Királyi udvar sávjának utolsó helyére kerül, maga választja, melyikre

wildling-crow-killers = Varjúölők
    .reward = legfeljebb két gyalogosát lovaggá fejlesztheti
    .penalty = minden lovagját gyalogosra cseréli; amelyik helyére nincs gyalogos, megsemmisül
    .others = két lovagját gyalogosra cseréli; amelyik helyére nincs gyalogos, megsemmisül

wildling-mammoth-riders = Mamutlovasok
    .reward = visszavehet egy eldobott házkártyát
    .penalty = megsemmisíti három egységét, bárhol
    .others = megsemmisíti két egységét, bárhol

wildling-the-horde-descends = Lecsap a horda
    .reward = egyik városában vagy várában toborozhat
    .penalty = megsemmisíti két egységét egyetlen városban vagy várban; ha nincs ilyen tartománya, kettőt bárhol
    .others = megsemmisíti egy egységét, bárhol

wildling-preemptive-raid = Megelőző csapás
    .reward = félreáll, és a vadak újra megtámadják a többieket, 6-os erővel
    .penalty = megsemmisíti két egységét, bárhol, vagy két helyet esik vissza a legjobb sávján
    .others = semmit sem veszít

## Tides of Battle

tides-tob-0 = 0
tides-tob-0-skull = 0 és egy koponya
tides-tob-1-sword = 1 és egy kard
tides-tob-1-tower = 1 és egy erőd
tides-tob-2 = 2
tides-tob-3 = 3
