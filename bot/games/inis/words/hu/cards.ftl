# The cards of Inis: their names, and what they do, in our words.
# season: as a turn of one's own    triskel: as a response or as a maneuver
# note: below the name, where a card is chosen; all that it does

## Action cards

card-bard = Bárd
    .season = Húzz 1 regekártyát.
    .triskel = Ha manővered ellenséges klánt távolított el: kapsz 1 hőstettet.

card-citadel = Fellegvár
    .season = Építs fellegvárat ott, ahol jelen vagy. Vedd el a terület előnykártyáját, ha még nem játszották ki.

card-conquest = Hódítás
    .season = Válassz egy területet. Szomszédos területekről bármennyi klánodat odaviheted.

card-craftsmen-and-peasants = Kézművesek és parasztok
    .season = Mindenütt, ahol jelen vagy, tegyél le fellegváranként legfeljebb 1 klánt.

card-druid = Druida
    .season = Csak ha másik akciókártya is van a kezedben. Végy el egy lapot az eldobott akciókártyák közül.

card-emissaries = Követek
    .season = Vidd át 1 klánodat egy szomszédos területre, összecsapás nélkül.

card-exploration = Felfedezés
    .season = A Brenn helyet választ; oda kerül a felső lapka. Tegyél rá 1 klánt.

card-festival = Ünnep
    .season = Ahol jelen vagy, és szentély is van: 1 klán és az ünnep. Aki ott összecsapást kezd, klánt veszít.

card-geis = Geis
    .triskel = Ha egy ellenfél akciókártyát játszik ki: hatástalanítsd.

card-master-craftsman = Mesterember
    .season = Dobj el 1 bármilyen lapot, aztán húzz 1 regekártyát.
    .triskel = Regekártyád után: add oda egy másik játékosnak, és kapsz 1 hőstettet.

card-migration = Vándorlás
    .season = Vidd klánjaidat 1 területről a szomszédos területekre.

card-new-alliance = Új szövetség
    .season = Ahol jelen vagy: tegyél le 1 klánt, vagy cseréld le egy olyan ellenfél 1 klánját, akinek legalább 2 van.

card-new-clans = Új klánok
    .season = Tegyél le 2 klánt ott, ahol jelen vagy: együtt vagy külön.

card-raid = Portya
    .triskel = Támadásod után: vakon elhúzod a célpont 1 akciókártyáját; ha nincs, elveszít egy kitett klánt.

card-sanctuary = Szentély
    .season = Építs szentélyt ott, ahol jelen vagy, majd húzz 1 regekártyát.

card-scouts-and-spies = Felderítők és kémek
    .season = Nézd meg egy ellenfél akciókártyáit. Aztán viheted klánjaidat 1 területről 1 szomszédosra.

card-warlord = Hadúr
    .season = Indíts összecsapást, ahol jelen vagy; te vagy a kezdeményező.
    .triskel = A te összecsapásodban, egy manőver után: tegyél oda 1 kitett klánt, és jelöld ki, kié a következő manőver.

## Advantage cards

card-advantage-cove = Öböl
    .the = az Öböl
    .acc = az Öblöt
    .in = az Öbölben
    .from = az Öbölből
    .to = az Öbölbe
    .triskel = Évszaklapod után: vedd el a félretett akciókártyát, és tégy félre egy másikat.

card-advantage-forest = Erdő
    .the = az Erdő
    .acc = az Erdőt
    .in = az Erdőben
    .from = az Erdőből
    .to = az Erdőbe
    .triskel = Regekártyád után: húzz 1 regekártyát.

card-advantage-gates-of-tir-na-nog = Tír na nÓg kapuja
    .the = Tír na nÓg kapuja
    .acc = Tír na nÓg kapuját
    .in = Tír na nÓg kapujánál
    .from = Tír na nÓg kapujától
    .to = Tír na nÓg kapujához
    .triskel = Amikor a Kapu vámot szed: nézz meg 1-gyel több regekártyát, 1-et tarts meg.

card-advantage-highlands = Felföld
    .the = a Felföld
    .acc = a Felföldet
    .in = a Felföldön
    .from = a Felföldről
    .to = a Felföldre
    .triskel = Ha a Felföldön kezdődik összecsapás: jelöld ki a kezdeményezőt a kitettek közül.

card-advantage-hills = Dombok
    .the = a Dombok
    .acc = a Dombokat
    .in = a Dombokon
    .from = a Dombokról
    .to = a Dombokra
    .triskel = Ha a Dombokon támadnak meg: a támadás hatástalan.

card-advantage-iron-mine = Vasbánya
    .the = a Vasbánya
    .acc = a Vasbányát
    .in = a Vasbányában
    .from = a Vasbányából
    .to = a Vasbányába
    .triskel = Ha támadsz: a célpont klánt is veszít, és akciókártyát is eldob.

card-advantage-lost-vale = Elveszett völgy
    .the = az Elveszett völgy
    .acc = az Elveszett völgyet
    .in = az Elveszett völgyben
    .from = az Elveszett völgyből
    .to = az Elveszett völgybe
    .triskel = Évszaklapod után: vidd az Elveszett völgybe bármelyik szomszédos klánt, összecsapás nélkül.

card-advantage-meadows = Rétek
    .the = a Rétek
    .acc = a Réteket
    .in = a Réteken
    .from = a Rétekről
    .to = a Rétekre
    .triskel = Ha regekártyát húzol: nézz meg 1-gyel többet, 1-et tarts meg, a többit dobd el.

card-advantage-misty-lands = Ködös vidék
    .the = a Ködös vidék
    .acc = a Ködös vidéket
    .in = a Ködös vidéken
    .from = a Ködös vidékről
    .to = a Ködös vidékre
    .season = Dobj el akciókártyákat, nézz meg ugyanennyi regekártyát, és 1-et tarts meg.

card-advantage-moor = Fenyér
    .the = a Fenyér
    .acc = a Fenyért
    .in = a Fenyéren
    .from = a Fenyérről
    .to = a Fenyérre
    .triskel = Bármikor: nézd meg egy ellenfél összes regekártyáját.

card-advantage-mountains = Hegyek
    .the = a Hegyek
    .acc = a Hegyeket
    .in = a Hegyekben
    .from = a Hegyekből
    .to = a Hegyekbe
    .triskel = Ha klánokat viszel a Hegyekbe: a gazdájuk nem fizet érte.

card-advantage-plains = Síkság
    .the = a Síkság
    .acc = a Síkságot
    .in = a Síkságon
    .from = a Síkságról
    .to = a Síkságra
    .season = Vidd klánjaidat a Síkságról szomszédos területekre.

card-advantage-salt-mine = Sóbánya
    .the = a Sóbánya
    .acc = a Sóbányát
    .in = a Sóbányában
    .from = a Sóbányából
    .to = a Sóbányába
    .triskel = Évszaklapod után: húzd el vakon egy ellenfél 1 akciókártyáját, és adj vissza egyet.

card-advantage-stone-circle = Kőkör
    .the = a Kőkör
    .acc = a Kőkört
    .in = a Kőkörben
    .from = a Kőkörből
    .to = a Kőkörbe
    .triskel = Regekártyád után: távolítsd el egy klánodat a Kőkörből, és vedd vissza azt a lapot.

card-advantage-swamp = Mocsár
    .the = a Mocsár
    .acc = a Mocsarat
    .in = a Mocsárban
    .from = a Mocsárból
    .to = a Mocsárba
    .season = Semmi sem történik: egy kör passzolás nélkül.

card-advantage-valley = Völgy
    .the = a Völgy
    .acc = a Völgyet
    .in = a Völgyben
    .from = a Völgyből
    .to = a Völgybe
    .triskel = Évszaklapod után: tegyél le 1 klánt ott, ahol jelen vagy.

## Epic Tale cards

card-balors-eye = Balor szeme
    .season = Távolíts el bármelyik 1 klánt.

card-battle-frenzy = Harci tombolás
    .triskel = Ha már mindenki menedékbe húzódott: a fellegvárakban minden klán kitett.

card-breas-tyranny = Bres zsarnoksága
    .season = Ahol jelen vagy, egy ellenséges klánt átviszel egy szomszédos területre, összecsapás nélkül.

card-cathbads-word = Cathbad szava
    .triskel = A gyűlés elején: válaszd ki a félretett akciókártyát. A végén kicserélheted egy sajátodra.

card-children-of-dana = Dana gyermekei
    .season = Tegyél le 1 klánt bármelyik területre.

card-dagdas-cauldron = A Dagda üstje
    .triskel = Ha összecsapásban elvész egy klánod: az ott elvesztett klánjaid e lapra kerülnek. A végén legfeljebb 3 visszatér.

card-dagdas-harp = A Dagda hárfája
    .season = Minden nálad maradt regekártyáért (legfeljebb 3) tegyél le 1 klánt ott, ahol jelen vagy.

card-deirdres-beauty = Deirdre szépsége
    .season = Minden ellenfél felmutat egy véletlen regekártyát: 1-et tarts meg, a többit dobd el. Távolítsd el 1 klánodat.

card-diarmuid-and-grainne = Diarmuid és Gráinne
    .triskel = Ha eltávolítják egy klánodat: tedd másik területre, ahol jelen vagy.

card-eriu = Ériu
    .season = Legfeljebb 3 szentélyes területre, ahol jelen vagy, tegyél le 1-1 klánt.

card-kernunos-sanctuary = Cernunnos szentélye
    .season = Ahol jelen vagy, és nincs szentély: tegyél le 1 klánt és egy szentélyt.

card-lug-samildanach = Lug Samildánach
    .triskel = Bármelyik akciókártya után: vedd a kezedbe.

card-lugs-spear = Lug dárdája
    .triskel = Amikor összecsapás kezdődik: a végéig nincs triszkellap.

card-maeves-wealth = Maeve gazdagsága
    .season = Minden ellenfél ad neked egy akciókártyát; mindegyiknek adj vissza egyet.

card-manannans-horses = Manannán lovai
    .season = Vidd legfeljebb 3 klánodat 1 területről bármelyik másikra.

card-nuada-silverhand = Ezüstkezű Nuada
    .season = Mindenütt, ahol törzsfő vagy, tegyél le ellenfelenként legfeljebb 1 klánt.

card-oenguss-ploy = Oengus csele
    .triskel = Amikor egy kör véget ér: a következő kör a tiéd.

card-ogmas-eloquence = Ogma ékesszólása
    .triskel = Manőverként: az összecsapás véget ér.

card-strengs-resolve = Sreng elszántsága
    .triskel = Támadásod után: kapsz 1 hőstettet.

card-tailtus-land = Tailtiu földje
    .season = Húzz 3 lapkát, 1-et hozz játékba, ahol akarod. 1 klánodat rávihetsz.

card-tale-of-cuchulain = Cúchulainn regéje
    .triskel = Manőverként, ha pontosan 1 kitett klánod van: távolíts el bármelyik 2 kitett klánt.

card-the-battle-of-moytura = A moyturai csata
    .triskel = Manőverként: hozz be klánokat szomszédos területekről, és tegyél le még 1-et; mind kitett.

card-the-champions-share = A bajnok része
    .season = Vedd el a félretett akciókártyát.

card-the-dagda = A Dagda
    .triskel = Ha rege- vagy előnykártyát játszanak ki: hatástalan. Eldobva: nyílt pakli és pakli összekeverve.

card-the-dagdas-club = A Dagda bunkója
    .triskel = Ha eltávolítanák a klánodat: marad. Vagy ha támadsz: te választod a célpont veszteségét.

card-the-fianna = A Fianna
    .triskel = Manőverként: vidd klánjaidat, a védetteket is, 1 szomszédos területre, összecsapás nélkül.

card-the-morrigan = A Morrígan
    .season = Megfordíthatod a varjúrajt. Bárhol összecsapást indíthatsz, és kijelölöd a kezdeményezőt.

card-the-other-world = A Túlvilág
    .season = 1 területen, ahol jelen vagy: szentélyenként (legfeljebb 3) +1 klán, vagy −1 ellenséges klán.

card-the-stone-of-fal = Fál köve
    .season = Tegyél le 2 klánt a főváros területére.

card-tuans-memory = Tuan emlékezete
    .season = Nézz meg 3 regekártyát: 1-et tarts meg, 2-t dobj el.
