# The cards of Mother of Dragons.

## House cards

card-lysa-arryn-mod = Lysa Arryn
    .short = Lysa
    .note = Erő 4. Védekezésparanccsal védve győzelem után visszavehető
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
    .note = Erő 0. Legfeljebb 2-vel vesztve másik kártya visszatér
    .text = Ha legfeljebb kettővel vagy egyenlőségnél veszítesz, bármelyik másik kártyát visszaveheted a dobott lapjaid közül a kezedbe.
    .ask = { $card }: melyik eldobott kártya kerül vissza?

## Westeros cards

westeros-domestic-disputes = Belviszály
    .text = Egy hűségjelző Viharvégre kerül. Ezután a Targaryen-ház 1 hatalomért legfeljebb négy másik ház főtartományába tehet egyet-egyet.
    .ask = { $card }: fizetsz hatalmat ({ $power }) egy-egy hűségjelzőért legfeljebb négy főtartományban? Ha semmit sem választasz, nem fizetsz.

westeros-empty-promises = Üres ígéretek
    .text = Egy hűségjelző a Köves-partra kerül. Ezután a Targaryen-ház 1 hatalomért még egyet tehet a Hold-hegységbe vagy a Cailin-árokhoz.

westeros-fire-made-flesh = Megtestesült tűz
    .text = Egy hűségjelző a Folyóvidékre kerül. Ezután a Targaryen-ház feláldozhat egy sárkányt, és egy későbbi forduló erőjelzőjét már most elveheti, így sárkányai hamarabb nőnek; vagy visszahozhat Pentosba egy elveszettet; vagy egyiket sem. Ez nem kerül semmibe.

westeros-playing-with-fire = Játék a tűzzel
    .text = Hűségjelző kerül Zúgóra és az Arborra. Ezután a Targaryen-ház 1 hatalomért megnevezhet egy westerosi szárazföldi tartományt, amelyet senki sem birtokol, és egy másik játékost: oda jelző kerül, és az a játékos letesz ott egy szárazföldi egységet.
    .ask = { $card }: fizetsz hatalmat ({ $power }) egy hűségjelzőért? Nevezd meg a tartományt, és azt, aki egységet tesz le ott.

westeros-scattering-dissent = Széthintett viszály
    .text = Hűségjelző kerül Karholdba és Óvárosba. Ezután minden játékos, a játéksorrend végéről kezdve, egy hűségjelzőt áthelyez egy szomszédos szárazföldi tartományba. A Targaryen-ház egy-egy áthelyezést 1 hatalomért visszavonhat.

westeros-southron-ambitions = Déli becsvágy
    .text = Hűségjelző kerül az Országút mezejére és a Dorni mezőkre. Ezután a Targaryen-ház 1 hatalomért még egyet tehet Feketevízbe vagy a Csontútra.

westeros-strongholds-of-resistance = Az ellenállás fészkei
    .text = Egy hűségjelző Tengerszembe kerül. Ezután a Targaryen-ház 1 hatalomért még egyet tehet Harrenhalba vagy Fehérrévre.

westeros-the-long-plan = Hosszú távú számítás
    .text = Hűségjelző kerül a Fekete Várba és Yronwoodba. Ezután a Targaryen-ház 1 hatalomért megnevezhet egy másik játékost, aki két westerosi szárazföldi tartományba tesz egyet-egyet.
    .ask = { $card }: fizetsz hatalmat ({ $power }) két hűségjelzőért? Nevezd meg, ki teszi le őket.

westeros-watering-the-seed = A mag öntözése
    .text = A Targaryen-ház annyi hatalomért, ahány hűségpontja van, két folyó menti tartományba tehet egy-egy hűségjelzőt, amelyeket nem ő birtokol.
    .ask = { $card }: fizetsz hatalmat ({ $power }) egy-egy hűségjelzőért két tartományban?

westeros-word-spreads-quickly = Gyorsan jár a hír
    .text = Hűségjelző kerül a Rákolló-fokra és Három Toronyba. Ezután minden játékos játéksorrendben áthelyez egy hűségjelzőt egy szomszédos szárazföldi tartományba. A Targaryen-ház egy-egy áthelyezést 2 hatalomért visszavonhat.

## Loans of the Iron Bank

loan-customs-officer = Vámtiszt
    .text = 10 hatalmat kapsz.

loan-expert-artificer = Mesterember
    .text = Bármelyik szárazföldi tartományban a játék végéig eggyel több hatalomikon van, és 8 hatalmat kapsz.
    .ask = { $loan }: melyik szárazföldi tartományban legyen eggyel több hatalomikon?

loan-full-host = Teljes sereg
    .text = Leteszel egy gyalogost, egy lovagot, egy ostromgépet és egy hajót.

loan-loyal-maester = Hűséges mester
    .text = Két szárazföldi tartományban, bárkié is, a játék végéig eggyel-eggyel több utánpótlásikon van.
    .ask = { $loan }: melyik két szárazföldi tartományban legyen eggyel több utánpótlásikon?

loan-master-at-arms = Fegyvermester
    .text = Két város, bárkié is, a játék végéig vár lesz.
    .ask = { $loan }: melyik két városból legyen vár?

loan-pyromancer = Piromanta
    .text = Egy város, bárkié is, végleg leég; a tartományában helyette eggyel több hatalomikon vagy utánpótlásikon van.
    .ask = { $loan }: melyik város égjen le, és mi legyen ott helyette?

loan-savvy-steward = Ravasz kulcsár
    .text = Bármelyik szárazföldi tartományban a játék végéig eggyel több utánpótlásikon van, és egy hellyel feljebb lépsz az utánpótlássávon.
    .ask = { $loan }: melyik szárazföldi tartományban legyen eggyel több utánpótlásikon?

loan-sea-raiders = Tengeri fosztogatók
    .text = Leteszel egy gyalogost és három hajót.

loan-siege-engineers = Ostrommérnökök
    .text = Leteszel egy gyalogost és két ostromgépet.

loan-spymaster = Kémmester
    .text = Megnézed egy Westeros-pakli következő két lapját, és mindegyiket a tetejére vagy az aljára teszed.

loan-the-faceless-men = Arctalanok
    .text = Megölhetsz egy gyalogost egy tartományban és egy lovagot egy másikban, bárkié is.

loan-vanguard-cavalry = Lovas előhad
    .text = Leteszel három lovagot.
