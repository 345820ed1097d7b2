# The cards of Mother of Dragons.

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
    .text = A Targaryen-ház annyi hatalomért, ahány hűségpontja van, egy-egy hűségjelzőt tehet két olyan, folyó menti tartományba, amelyet nem ő birtokol.
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
    .text = Két városból, bárkié is, vár lesz a játék végéig.
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
