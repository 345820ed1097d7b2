# The cards of Inis: their names, and what they do, in our words.
# season-*   as a turn of one's own        triskel-*   as a response or as a maneuver
# A card has one of the two sides, or both; note-card-* says them all, below its name where one is chosen.

## Action cards

card-bard = Bárd
season-card-bard = Húzz 1 regekártyát.
triskel-card-bard = Ha manővered ellenfél klánt távolított el: kapsz 1 hőstettet.
note-card-bard = { season-card-bard } / { triskel-card-bard }

card-citadel = Fellegvár
season-card-citadel = Építs fellegvárat ott, ahol jelen vagy. Vedd el a terület előnykártyáját, ha még nem játszották ki.
note-card-citadel = { season-card-citadel }

card-conquest = Hódítás
season-card-conquest = Válassz egy területet. Szomszédos területekről bármennyi klánodat odaviheted.
note-card-conquest = { season-card-conquest }

card-craftsmen-and-peasants = Kézművesek és parasztok
season-card-craftsmen-and-peasants = Mindenütt, ahol jelen vagy, az ottani fellegvárak számáig tegyél le klánt.
note-card-craftsmen-and-peasants = { season-card-craftsmen-and-peasants }

card-druid = Druida
season-card-druid = Csak ha másik akciókártya is van a kezedben. Végy el egy lapot az eldobott akciókártyák közül.
note-card-druid = { season-card-druid }

card-emissaries = Követek
season-card-emissaries = Vidd át 1 klánodat egy szomszédos területre, összecsapás nélkül.
note-card-emissaries = { season-card-emissaries }

card-exploration = Felfedezés
season-card-exploration = A Brenn helyet választ; oda kerül a felső lapka. Tegyél rá 1 klánt.
note-card-exploration = { season-card-exploration }

card-festival = Ünnep
season-card-festival = Ahol jelen vagy, és szentély is van: 1 klán és az ünnep. Aki ott összecsapást kezd, klánt veszít.
note-card-festival = { season-card-festival }

card-geis = Geis
triskel-card-geis = Ha egy ellenfél akciókártyát játszik ki: hatástalanítsd.
note-card-geis = { triskel-card-geis }

card-master-craftsman = Mesterember
season-card-master-craftsman = Dobj el 1 bármilyen lapot, aztán húzz 1 regekártyát.
triskel-card-master-craftsman = Regekártyád után: add oda egy másik játékosnak, és kapsz 1 hőstettet.
note-card-master-craftsman = { season-card-master-craftsman } / { triskel-card-master-craftsman }

card-migration = Vándorlás
season-card-migration = Vidd klánjaidat 1 területről a szomszédos területekre.
note-card-migration = { season-card-migration }

card-new-alliance = Új szövetség
season-card-new-alliance = Ahol jelen vagy: tegyél le 1 klánt, vagy cseréld le egy olyan ellenfél 1 klánját, akinek legalább 2 van.
note-card-new-alliance = { season-card-new-alliance }

card-new-clans = Új klánok
season-card-new-clans = Tegyél le 2 klánt ott, ahol jelen vagy: együtt vagy külön.
note-card-new-clans = { season-card-new-clans }

card-raid = Portya
triskel-card-raid = Támadásod után: vakon elhúzod a célpont 1 akciókártyáját; ha nincs, elveszít egy kitett klánt.
note-card-raid = { triskel-card-raid }

card-sanctuary = Szentély
season-card-sanctuary = Építs szentélyt ott, ahol jelen vagy, majd húzz 1 regekártyát.
note-card-sanctuary = { season-card-sanctuary }

card-scouts-and-spies = Felderítők és kémek
season-card-scouts-and-spies = Nézd meg egy ellenfél akciókártyáit. Aztán viheted klánjaidat 1 területről 1 szomszédosra.
note-card-scouts-and-spies = { season-card-scouts-and-spies }

card-warlord = Hadúr
season-card-warlord = Indíts összecsapást, ahol jelen vagy; te vagy a kezdeményező.
triskel-card-warlord = Manőver után a te összecsapásodban: tegyél oda 1 kitett klánt, és jelöld ki, kié a következő manőver.
note-card-warlord = { season-card-warlord } / { triskel-card-warlord }

## Advantage cards

card-advantage-cove = Öböl
    .the = az Öböl
    .acc = az Öblöt
    .in = az Öbölben
    .from = az Öbölből
    .to = az Öbölbe
triskel-card-advantage-cove = Évszaklapod után: vedd el a félretett akciókártyát, és tégy félre egy másikat.
note-card-advantage-cove = { triskel-card-advantage-cove }

card-advantage-forest = Erdő
    .the = az Erdő
    .acc = az Erdőt
    .in = az Erdőben
    .from = az Erdőből
    .to = az Erdőbe
triskel-card-advantage-forest = Regekártyád után: húzz 1 regekártyát.
note-card-advantage-forest = { triskel-card-advantage-forest }

card-advantage-gates-of-tir-na-nog = Tír na nÓg kapuja
    .the = Tír na nÓg kapuja
    .acc = Tír na nÓg kapuját
    .in = Tír na nÓg kapujánál
    .from = Tír na nÓg kapujától
    .to = Tír na nÓg kapujához
triskel-card-advantage-gates-of-tir-na-nog = Amikor a Kapu vámot szed: nézz meg 1-gyel több regekártyát, 1-et tarts meg.
note-card-advantage-gates-of-tir-na-nog = { triskel-card-advantage-gates-of-tir-na-nog }

card-advantage-highlands = Felföld
    .the = a Felföld
    .acc = a Felföldet
    .in = a Felföldön
    .from = a Felföldről
    .to = a Felföldre
triskel-card-advantage-highlands = Ha a Felföldön kezdődik összecsapás: jelöld ki a kezdeményezőt a kitettek közül.
note-card-advantage-highlands = { triskel-card-advantage-highlands }

card-advantage-hills = Dombok
    .the = a Dombok
    .acc = a Dombokat
    .in = a Dombokon
    .from = a Dombokról
    .to = a Dombokra
triskel-card-advantage-hills = Ha a Dombokon támadnak meg: a támadás hatástalan.
note-card-advantage-hills = { triskel-card-advantage-hills }

card-advantage-iron-mine = Vasbánya
    .the = a Vasbánya
    .acc = a Vasbányát
    .in = a Vasbányában
    .from = a Vasbányából
    .to = a Vasbányába
triskel-card-advantage-iron-mine = Ha támadsz: a célpont klánt is veszít, és akciókártyát is eldob.
note-card-advantage-iron-mine = { triskel-card-advantage-iron-mine }

card-advantage-lost-vale = Elveszett völgy
    .the = az Elveszett völgy
    .acc = az Elveszett völgyet
    .in = az Elveszett völgyben
    .from = az Elveszett völgyből
    .to = az Elveszett völgybe
triskel-card-advantage-lost-vale = Évszaklapod után: vidd az Elveszett völgybe bármelyik szomszédos klánt, összecsapás nélkül.
note-card-advantage-lost-vale = { triskel-card-advantage-lost-vale }

card-advantage-meadows = Rétek
    .the = a Rétek
    .acc = a Réteket
    .in = a Réteken
    .from = a Rétekről
    .to = a Rétekre
triskel-card-advantage-meadows = Ha regekártyát húzol: nézz meg 1-gyel többet, 1-et tarts meg, a többit dobd el.
note-card-advantage-meadows = { triskel-card-advantage-meadows }

card-advantage-misty-lands = Ködös vidék
    .the = a Ködös vidék
    .acc = a Ködös vidéket
    .in = a Ködös vidéken
    .from = a Ködös vidékről
    .to = a Ködös vidékre
season-card-advantage-misty-lands = Dobj el akciókártyákat, nézz meg ugyanennyi regekártyát, és 1-et tarts meg.
note-card-advantage-misty-lands = { season-card-advantage-misty-lands }

card-advantage-moor = Fenyér
    .the = a Fenyér
    .acc = a Fenyért
    .in = a Fenyéren
    .from = a Fenyérről
    .to = a Fenyérre
triskel-card-advantage-moor = Bármikor: nézd meg egy ellenfél összes regekártyáját.
note-card-advantage-moor = { triskel-card-advantage-moor }

card-advantage-mountains = Hegyek
    .the = a Hegyek
    .acc = a Hegyeket
    .in = a Hegyekben
    .from = a Hegyekből
    .to = a Hegyekbe
triskel-card-advantage-mountains = Ha klánokat viszel a Hegyekbe: a gazdájuk nem fizet érte.
note-card-advantage-mountains = { triskel-card-advantage-mountains }

card-advantage-plains = Síkság
    .the = a Síkság
    .acc = a Síkságot
    .in = a Síkságon
    .from = a Síkságról
    .to = a Síkságra
season-card-advantage-plains = Vidd klánjaidat a Síkságról szomszédos területekre.
note-card-advantage-plains = { season-card-advantage-plains }

card-advantage-salt-mine = Sóbánya
    .the = a Sóbánya
    .acc = a Sóbányát
    .in = a Sóbányában
    .from = a Sóbányából
    .to = a Sóbányába
triskel-card-advantage-salt-mine = Évszaklapod után: húzd el vakon egy ellenfél 1 akciókártyáját, és adj vissza egyet.
note-card-advantage-salt-mine = { triskel-card-advantage-salt-mine }

card-advantage-stone-circle = Kőkör
    .the = a Kőkör
    .acc = a Kőkört
    .in = a Kőkörben
    .from = a Kőkörből
    .to = a Kőkörbe
triskel-card-advantage-stone-circle = Regekártyád után: távolítsd el egy klánodat a Kőkörből, és vedd vissza azt a lapot.
note-card-advantage-stone-circle = { triskel-card-advantage-stone-circle }

card-advantage-swamp = Mocsár
    .the = a Mocsár
    .acc = a Mocsarat
    .in = a Mocsárban
    .from = a Mocsárból
    .to = a Mocsárba
season-card-advantage-swamp = Semmi sem történik: egy kör passzolás nélkül.
note-card-advantage-swamp = { season-card-advantage-swamp }

card-advantage-valley = Völgy
    .the = a Völgy
    .acc = a Völgyet
    .in = a Völgyben
    .from = a Völgyből
    .to = a Völgybe
triskel-card-advantage-valley = Évszaklapod után: tegyél le 1 klánt ott, ahol jelen vagy.
note-card-advantage-valley = { triskel-card-advantage-valley }

## Epic Tale cards

card-balors-eye = Balor szeme
season-card-balors-eye = Távolíts el bármelyik 1 klánt.
note-card-balors-eye = { season-card-balors-eye }

card-battle-frenzy = Harci tombolás
triskel-card-battle-frenzy = Ha már mindenki menedékbe húzódott: a fellegvárakban minden klán kitett.
note-card-battle-frenzy = { triskel-card-battle-frenzy }

card-breas-tyranny = Bres zsarnoksága
season-card-breas-tyranny = Ahol jelen vagy, egy ellenfél klánt átviszel egy szomszédos területre, összecsapás nélkül.
note-card-breas-tyranny = { season-card-breas-tyranny }

card-cathbads-word = Cathbad szava
triskel-card-cathbads-word = A Gyűlés elején: válaszd ki a félretett akciókártyát. A végén kicserélheted egy sajátodra.
note-card-cathbads-word = { triskel-card-cathbads-word }

card-children-of-dana = Dana gyermekei
season-card-children-of-dana = Tegyél le 1 klánt bármelyik területre.
note-card-children-of-dana = { season-card-children-of-dana }

card-dagdas-cauldron = A Dagda üstje
triskel-card-dagdas-cauldron = Ha összecsapásban elvész a klánod: az itt elvesztettek ide kerülnek. A végén legfeljebb 3 visszatér.
note-card-dagdas-cauldron = { triskel-card-dagdas-cauldron }

card-dagdas-harp = A Dagda hárfája
season-card-dagdas-harp = Minden nálad maradt regekártyáért (legfeljebb 3) tegyél le 1 klánt ott, ahol jelen vagy.
note-card-dagdas-harp = { season-card-dagdas-harp }

card-deirdres-beauty = Deirdre szépsége
season-card-deirdres-beauty = Minden ellenfél felmutat egy véletlen regekártyát. 1-et megtartasz. Távolítsd el 1 klánodat.
note-card-deirdres-beauty = { season-card-deirdres-beauty }

card-diarmuid-and-grainne = Diarmuid és Gráinne
triskel-card-diarmuid-and-grainne = Ha eltávolítják egy klánodat: tedd másik területre, ahol jelen vagy.
note-card-diarmuid-and-grainne = { triskel-card-diarmuid-and-grainne }

card-eriu = Ériu
season-card-eriu = Legfeljebb 3 szentélyes területre, ahol jelen vagy, tegyél le 1-1 klánt.
note-card-eriu = { season-card-eriu }

card-kernunos-sanctuary = Cernunnos szentélye
season-card-kernunos-sanctuary = Ahol jelen vagy, és nincs szentély: tegyél le 1 klánt és egy szentélyt.
note-card-kernunos-sanctuary = { season-card-kernunos-sanctuary }

card-lug-samildanach = Lug Samildánach
triskel-card-lug-samildanach = Bármelyik akciókártya után: vedd a kezedbe.
note-card-lug-samildanach = { triskel-card-lug-samildanach }

card-lugs-spear = Lug dárdája
triskel-card-lugs-spear = Amikor összecsapás kezdődik: a végéig nincs triszkellap.
note-card-lugs-spear = { triskel-card-lugs-spear }

card-maeves-wealth = Maeve gazdagsága
season-card-maeves-wealth = Minden ellenfél ad neked egy akciókártyát; mindegyiknek adj vissza egyet.
note-card-maeves-wealth = { season-card-maeves-wealth }

card-manannans-horses = Manannán lovai
season-card-manannans-horses = Vidd legfeljebb 3 klánodat 1 területről bármelyik másikra.
note-card-manannans-horses = { season-card-manannans-horses }

card-nuada-silverhand = Ezüstkezű Nuada
season-card-nuada-silverhand = Mindenütt, ahol törzsfő vagy, az ottani ellenfelek számáig tegyél le klánt.
note-card-nuada-silverhand = { season-card-nuada-silverhand }

card-oenguss-ploy = Oengus csele
triskel-card-oenguss-ploy = Amikor egy kör véget ér: a következő kör a tiéd.
note-card-oenguss-ploy = { triskel-card-oenguss-ploy }

card-ogmas-eloquence = Ogma ékesszólása
triskel-card-ogmas-eloquence = Manőverként: az összecsapás véget ér.
note-card-ogmas-eloquence = { triskel-card-ogmas-eloquence }

card-strengs-resolve = Sreng elszántsága
triskel-card-strengs-resolve = Támadásod után: kapsz 1 hőstettet.
note-card-strengs-resolve = { triskel-card-strengs-resolve }

card-tailtus-land = Tailtiu földje
season-card-tailtus-land = Húzz 3 lapkát, 1-et hozz játékba, ahol akarod. 1 klánodat rávihetsz.
note-card-tailtus-land = { season-card-tailtus-land }

card-tale-of-cuchulain = Cúchulainn regéje
triskel-card-tale-of-cuchulain = Manőverként, ha pontosan 1 kitett klánod van: távolíts el bármelyik 2 kitett klánt.
note-card-tale-of-cuchulain = { triskel-card-tale-of-cuchulain }

card-the-battle-of-moytura = A moyturai csata
triskel-card-the-battle-of-moytura = Manőverként: hozz be szomszédos klánjaidat, és tegyél le még 1-et, mind kitett.
note-card-the-battle-of-moytura = { triskel-card-the-battle-of-moytura }

card-the-champions-share = A bajnok része
season-card-the-champions-share = Vedd el a félretett akciókártyát.
note-card-the-champions-share = { season-card-the-champions-share }

card-the-dagda = A Dagda
triskel-card-the-dagda = Ha rege- vagy előnykártyát játszanak ki: hatástalan. Eldobva: nyílt pakli és pakli összekeverve.
note-card-the-dagda = { triskel-card-the-dagda }

card-the-dagdas-club = A Dagda bunkója
triskel-card-the-dagdas-club = Ha eltávolítanák a klánodat: marad. Vagy ha támadsz: te választod a célpont veszteségét.
note-card-the-dagdas-club = { triskel-card-the-dagdas-club }

card-the-fianna = A Fianna
triskel-card-the-fianna = Manőverként: vidd klánjaidat, a védetteket is, 1 szomszédos területre, összecsapás nélkül.
note-card-the-fianna = { triskel-card-the-fianna }

card-the-morrigan = A Morrígan
season-card-the-morrigan = Megfordíthatod a varjúrajt. Bárhol összecsapást indíthatsz, és kijelölöd a kezdeményezőt.
note-card-the-morrigan = { season-card-the-morrigan }

card-the-other-world = A Túlvilág
season-card-the-other-world = 1 területen, ahol jelen vagy: szentélyenként (legfeljebb 3) +1 klán, vagy −1 ellenfél klán.
note-card-the-other-world = { season-card-the-other-world }

card-the-stone-of-fal = Fál köve
season-card-the-stone-of-fal = Tegyél le 2 klánt a főváros területére.
note-card-the-stone-of-fal = { season-card-the-stone-of-fal }

card-tuans-memory = Tuan emlékezete
season-card-tuans-memory = Nézz meg 3 regekártyát: 1-et tarts meg, 2-t dobj el.
note-card-tuans-memory = { season-card-tuans-memory }
