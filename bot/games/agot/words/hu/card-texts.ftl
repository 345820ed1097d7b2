# What the cards of A Game of Thrones: The Board Game do, in our words and in full.
# Abilities are named for what they do where cards of several names do it.

## House cards of the 2nd edition

ability-stannis-baratheon = Ha az erők összeszámolásakor az ellenfél előrébb áll a Vastrón sávján, ez a kártya 5-öt ér.
ability-renly-baratheon = Ha győzöl, egy gyalogosodból, amely harcolt, vagy ott áll, ahonnan támogatásparancsod segített, lovag lehet. Ez a veszteségek előtt történik.
ability-ser-davos-seaworth = Amíg Stannis Baratheon a dobott lapjaid között van, ez a kártya 3-at ér, és egy kardja van.
ability-salladhor-saan = Ha bármilyen támogatásparancs segít, akár a tiéd, akár más házé, a tieiden kívül minden hajó 0-t ér, mindkét oldalon, harcban és támogatásban egyaránt. A különleges támogatásparancs +1-e megmarad.
ability-patchface = A csata végén, akár győztél, akár nem, megnézheted az ellenfél kezét, és kiválaszthatsz egy kártyát, amely az ellenfél dobott lapjai közé kerül.
ability-tywin-lannister = Ha győzöl, két hatalmat kapsz.
ability-ser-kevan-lannister = Ha támadsz, minden gyalogosod 2-t ér, amely részt vesz a támadásban vagy támogatja. Mások gyalogosai nem változnak.
ability-tyrion-lannister = Amint mindkét kártya látszik, az ellenfél kártyáját hatástalanul visszaküldheted a kezébe. Az ellenfél másikat játszik ki, vagy egyet sem, ha az volt az utolsó. Csatánként egyszer.
ability-cersei-lannister = Ha győzöl, bármelyik tartományból levehetsz egy parancsjelzőt, amely a legyőzött házé.
ability-robb-stark = Ha győzöl, védekezőként is, te döntheted el, hová vonulnak vissza a legyőzött egységek: szabályos tartományba, azok közül, ahol a vesztes a legkevesebb egységet veszíti.
ability-roose-bolton = Ha veszítesz, minden eldobott házkártyád, ezt is beleértve, visszakerül a kezedbe.
ability-the-blackfish = Ebben a csatában nem ér veszteség kard, koponya vagy különleges képesség miatt. A visszavonuláskor elveszett egységek így is elvesznek.
ability-catelyn-stark = Ha védekezésparancsod van ott, ahol a csata folyik, a bónusza duplán számít: +2 vagy +4.
ability-arianne-martell = Ha védekezel és veszítesz, a támadók nem lépnek be: visszatérnek oda, ahonnan meneteltek, és nem számítanak megfutamítottnak. Az egységeid így is visszavonulnak.
ability-nymeria-sand = Egy kard, ha támadsz; egy erőd, ha védekezel.
ability-doran-martell = Azonnal mondj egy sávot: az ellenfél az utolsó helyre esik rajta, és a mögötte állók előrelépnek. A hatalom jelképei azonnal követik.
ability-victarion-greyjoy = Ha támadsz, minden hajód 2-t ér, amely részt vesz a támadásban vagy támogatja. Mások hajói nem változnak.
ability-balon-greyjoy = Az ellenfél kártyájának nyomtatott ereje 0-t ér. Amit a szövege ad hozzá, az továbbra is számít, ahogy az ikonjai is.
ability-theon-greyjoy = Ha várossal vagy várral rendelkező tartományt védesz, ez a kártya 3-at ér, és egy kardja van.
ability-asha-greyjoy = Ha semmilyen támogatásparancs nem segít, se a tiéd, se más házé, ennek a kártyának két kardja és egy erődje van.
ability-aeron-damphair = Azonnal fizethetsz két hatalmat, hogy eldobd ezt a kártyát, és a kezedből másikat játssz ki helyette.
ability-mace-tyrell = Azonnal megsemmisül az ellenfél egyik gyalogosa, amely ebben a csatában harcol, és az ereje sem számít. A Fekete Hal ezt kivédi.
ability-ser-loras-tyrell = Ha támadsz és győzöl, a menetelésparancsod az egységeiddel együtt a meghódított tartományba kerül, és ebben a fordulóban újra végrehajtható.
ability-queen-of-thorns = Azonnal vedd le az ellenfél egyik parancsát a csata egy szomszédos tartományából; a csata saját menetelésparancsát nem lehet. Ha támogatásparancs volt, az a támogatás elvész.
lookup-card-without-text = Nincs szövege: csak ereje és ikonjai vannak.
lookup-card-text-off = Ebben a játszmában a házkártyák szövege nem számít.

## Westeros cards

text-westeros-rally-the-men = Játéksorrendben mindenki toboroz a városaiban. A várak nem adnak semmit.
text-westeros-the-burden-of-power = A Vastrón birtokosa választ: a vadak ereje 0-ra esik, vagy mindenki toboroz.
text-westeros-famine = Mindenki utánpótlása eggyel csökken. Akinek a seregei ehhez sokan vannak, egységeket veszít.
text-westeros-supply = Játéksorrendben mindenki utánpótlásjelzője annyira áll, ahány utánpótlásikont birtokol, legfeljebb 6-ra. Akinek a serege már nem fér bele, egységeket veszít.
text-westeros-mustering = Játéksorrendben mindenki toboroz minden városában és várában.
text-westeros-a-throne-of-blades = A Vastrón birtokosa választ: utánpótlás, toborzás vagy semmi.
text-westeros-last-days-of-summer = Semmi sem történik.
text-westeros-winter-is-coming = Amint felfedik, az egész pakliját megkeverjük, a dobott lapokkal együtt, és helyette másik kártyát fedünk fel.
text-westeros-clash-of-kings = Minden jelző lekerül a három sávról, és egymás után licitáltok rájuk: Vastrón, Hűbéresek, Királyi udvar.
text-westeros-game-of-thrones = Mindenki 1 hatalmat kap minden birtokolt hatalomikonért, és 1-et minden kikötőjéért, amelyben hajója van, hacsak nincs ellenséges hajó az előtte lévő tengeren.
text-westeros-dark-wings-dark-words = A hírvivő holló birtokosa választ: licit mindhárom sávra, hatalom a hatalomikonokért vagy semmi.
text-westeros-wildlings-attack = A vadak akkora erővel támadnak, amekkorát eddig elértek.
text-westeros-put-to-the-sword = A valyriai acélkard birtokosa választja ki, mit nem lehet kiadni ebben a fordulóban: védekezés, +1-es menetelés vagy semmi.
text-westeros-rains-of-autumn = Ebben a fordulóban nincs +1-es menetelésparancs.
text-westeros-storm-of-swords = Ebben a fordulóban nincs védekezésparancs.
text-westeros-sea-of-storms = Ebben a fordulóban nincs portyázásparancs.
text-westeros-web-of-lies = Ebben a fordulóban nincs támogatásparancs.
text-westeros-feast-for-crows = Ebben a fordulóban nincs hatalomszerzés-parancs.

## Wildling cards: the reward of the highest bidder, the penalties of the lowest and of all others

reward-wildling-silence-at-the-wall = semmit sem kap
penalty-wildling-silence-at-the-wall = semmit sem veszít
others-wildling-silence-at-the-wall = semmit sem veszít
reward-wildling-skinchanger-scout = visszakapja a teljes licitált hatalmát
penalty-wildling-skinchanger-scout = elveszíti minden megmaradt hatalmát
others-wildling-skinchanger-scout = két hatalmat veszít
reward-wildling-rattleshirts-raiders = egy mezőt lép előre az utánpótlássávon
penalty-wildling-rattleshirts-raiders = két mezőt lép hátra az utánpótlássávon, és elveszíti azokat az egységeket, amelyek nem férnek bele
others-wildling-rattleshirts-raiders = egy mezőt lép hátra az utánpótlássávon, és elveszíti azokat az egységeket, amelyek nem férnek bele
reward-wildling-massing-on-the-milkwater = visszaveszi minden eldobott házkártyáját
penalty-wildling-massing-on-the-milkwater = ha legalább két kártya van a kezében, eldobja az összes legnagyobb nyomtatott erejűt
others-wildling-massing-on-the-milkwater = ha legalább két kártya van a kezében, eldob egy tetszőlegeset
reward-wildling-a-king-beyond-the-wall = az egyik sáv első helyére kerül, és megkapja a jelképét
penalty-wildling-a-king-beyond-the-wall = mindhárom sáv utolsó helyére kerül
others-wildling-a-king-beyond-the-wall = választása szerint a Hűbéresek vagy a Királyi udvar sávjának utolsó helyére kerül
reward-wildling-crow-killers = legfeljebb két gyalogosából lovag lehet
penalty-wildling-crow-killers = minden lovagja gyalogossá lesz; amelyik helyére nincs gyalogos, megsemmisül
others-wildling-crow-killers = két lovagja gyalogossá lesz; amelyik helyére nincs gyalogos, megsemmisül
reward-wildling-mammoth-riders = visszavehet egy eldobott házkártyát
penalty-wildling-mammoth-riders = megsemmisíti három egységét, bárhol
others-wildling-mammoth-riders = megsemmisíti két egységét, bárhol
reward-wildling-the-horde-descends = egyik városában vagy várában toborozhat
penalty-wildling-the-horde-descends = megsemmisíti két egységét egyetlen városban vagy várban; ha nincs ilyen tartománya, kettőt bárhol
others-wildling-the-horde-descends = megsemmisíti egy egységét, bárhol
reward-wildling-preemptive-raid = félreáll, és a vadak újra megtámadják a többieket, 6-os erővel
penalty-wildling-preemptive-raid = megsemmisíti két egységét, bárhol, vagy két helyet esik vissza a legjobb sávján
others-wildling-preemptive-raid = semmit sem veszít
