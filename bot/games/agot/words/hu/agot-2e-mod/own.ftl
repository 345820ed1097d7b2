# What Mother of Dragons says beside the 2nd edition and what there is about vassals, or in other words.

ruleset-agot-2e-mod = Trónok harca, 2. kiadás: Sárkányok anyja
option-targaryen = { $value ->
    [on] Targaryen-házzal, Essosszal és sárkányokkal
   *[off] Targaryen-ház nélkül
}
option-targaryen-deck = { $value ->
    [b] a Targaryen-ház a másik házkártyáival (Missandei, Rakharo)
   *[other] a Targaryen-ház az első házkártyáival (Khal Drogo, Viserys)
}
option-loyalty-to-win = { $value ->
    [as-castles] a Targaryen-háznak annyi hűségpont kell, ahány város a többieknek
   *[other] a Targaryen-háznak { $value } hűségpont kell
}
option-without-iron-bank = { $value ->
    [on] Vasbank nélkül: nincs kölcsön, és mindenki 5 hatalommal kezd
   *[off] a Vasbankkal
}
option-without-sea-orders = { $value ->
    [on] Tengeri menetelés −1 és Tengeri támogatás nélkül
   *[off] Tengeri menetelés −1 és Tengeri támogatás paranccsal
}

## Areas

area-port-of-the-eyrie = Sasfészek kikötője
    .the = Sasfészek kikötője
    .acc = Sasfészek kikötőjét
    .in = Sasfészek kikötőjében
    .from = Sasfészek kikötőjéből
    .to = Sasfészek kikötőjébe
area-the-bite = Harapás-öböl
    .the = a Harapás-öböl
    .acc = a Harapás-öblöt
    .in = a Harapás-öbölben
    .from = a Harapás-öbölből
    .to = a Harapás-öbölbe
area-the-vale-of-arryn = Arryn völgye
    .the = Arryn völgye
    .acc = Arryn völgyét
    .in = Arryn völgyében
    .from = Arryn völgyéből
    .to = Arryn völgyébe
area-bay-of-pentos = Pentosi-öböl
    .the = a Pentosi-öböl
    .acc = a Pentosi-öblöt
    .in = a Pentosi-öbölben
    .from = a Pentosi-öbölből
    .to = a Pentosi-öbölbe
area-braavos = Braavos
    .the = Braavos
    .acc = Braavost
    .in = Braavosban
    .from = Braavosból
    .to = Braavosba
area-braavosian-coastlands = Braavosi partvidék
    .the = a Braavosi partvidék
    .acc = a Braavosi partvidéket
    .in = a Braavosi partvidéken
    .from = a Braavosi partvidékről
    .to = a Braavosi partvidékre
area-myr = Myr
    .the = Myr
    .acc = Myrt
    .in = Myrben
    .from = Myrből
    .to = Myrbe
area-norvos = Norvos
    .the = Norvos
    .acc = Norvost
    .in = Norvosban
    .from = Norvosból
    .to = Norvosba
area-pentos = Pentos
    .the = Pentos
    .acc = Pentost
    .in = Pentosban
    .from = Pentosból
    .to = Pentosba
area-port-of-braavos = Braavos kikötője
    .the = Braavos kikötője
    .acc = Braavos kikötőjét
    .in = Braavos kikötőjében
    .from = Braavos kikötőjéből
    .to = Braavos kikötőjébe
area-port-of-pentos = Pentos kikötője
    .the = Pentos kikötője
    .acc = Pentos kikötőjét
    .in = Pentos kikötőjében
    .from = Pentos kikötőjéből
    .to = Pentos kikötőjébe
area-port-of-volantis = Volantis kikötője
    .the = Volantis kikötője
    .acc = Volantis kikötőjét
    .in = Volantis kikötőjében
    .from = Volantis kikötőjéből
    .to = Volantis kikötőjébe
area-sea-of-myrth = Myrth-tenger
    .the = a Myrth-tenger
    .acc = a Myrth-tengert
    .in = a Myrth-tengeren
    .from = a Myrth-tengerről
    .to = a Myrth-tengerre
area-the-disputed-lands = Vitatott Földek
    .the = a Vitatott Földek
    .acc = a Vitatott Földeket
    .in = a Vitatott Földeken
    .from = a Vitatott Földekről
    .to = a Vitatott Földekre
area-the-orange-shore = Narancsos-part
    .the = a Narancsos-part
    .acc = a Narancsos-partot
    .in = a Narancsos-partnál
    .from = a Narancsos-parttól
    .to = a Narancsos-parthoz
area-the-rhoyne = Rhoyne
    .the = a Rhoyne
    .acc = a Rhoyne-t
    .in = a Rhoyne-nál
    .from = a Rhoyne-tól
    .to = a Rhoyne-hoz
area-volantis = Volantis
    .the = Volantis
    .acc = Volantist
    .in = Volantisban
    .from = Volantisból
    .to = Volantisba

## Pieces and orders

unit-power = hatalom
    .the = a hatalom
    .acc = hatalmat
    .ins = hatalommal

order-sea-march-minus-1 = Tengeri menetelés −1
    .note = Csak tengeren és kikötőben: hajózik vagy támad; csatában −1
order-sea-support = Tengeri támogatás
    .note = Csak tengeren és kikötőben: segít a szomszédos csatákban
order-iron-bank = Vasbank
    .note = Csak tengeren és kikötőben: felveheted az egyik kínált kölcsönt
order-type-iron-bank = Vasbank-parancs

## Westeros cards

deck-westeros-4 = IV. Westeros-pakli
    .the = a IV. Westeros-pakli
    .acc = a IV. Westeros-paklit
deck-loans = kölcsönpakli
    .the = a kölcsönpakli
    .acc = a kölcsönpaklit

## Loans

loan-placing = A szárazföldi egységek a birtokodban lévő szárazföldi tartományokba kerülnek, a hajók olyan tengerrészre, ahol hajód van, és a kikötőidbe. Amennyit az utánpótlás megenged: ami nem fér el, elvész.

## What is asked

for-consolidate = egy hatalomszerzés- vagy Vasbank-parancs végrehajtása
for-pay-debt = az adósság miatt elvesző egységek kiválasztása
for-sellswords = a kölcsön egységeinek elhelyezése
for-improve = a fejlesztendő tartományok kiválasztása
for-faceless-men = az Arctalanok áldozatainak kiválasztása
for-spymaster-deck = a pakli kiválasztása a Kémmesternek
for-spymaster = döntés a Kémmester lapjairól
for-give-bid = a licit szétosztása
for-loyalty = döntés a hűségjelzőkről
for-place-unit = egy egység tartományának kiválasztása
for-place-loyalty = a hűségjelzők tartományainak kiválasztása
for-fire-made-flesh = döntés a sárkányokról
for-move-loyalty = egy hűségjelző áthelyezése
for-cancel-loyalty = egy áthelyezés visszavonása

ask-consolidate = Melyik hatalomszerzés- vagy Vasbank-parancsodat hajtod végre?
ask-pay-debt = { FORM($house, "The") } nem tudja kifizetni a kamatot. { $number ->
    [1] Te választod ki, melyik egysége vesszen el.
   *[other] Te választod ki, melyik { $number } egysége vesszen el.
}
ask-sellswords = A kölcsönöd egységeket hoz. Hová kerülnek? Amit nem teszel le, elvész.
ask-improve = { FORM($loan, "ask") }
ask-faceless-men = Az Arctalanok: melyik gyalogos hal meg, és melyik lovag? Bárkié lehet, két tartományban.
ask-spymaster-deck = A Kémmester: melyik Westeros-paklit nézed meg? A következő két lapját látod.
ask-spymaster = Így folytatódik a pakli ({ $deck }): { $cards }. Mi jöjjön először? Rajtad kívül senki sem látja.
ask-give-bid = { $track }: kinek adod a hatalmat, amelyet licitáltál? Minden hatalom 1-gyel emel egy licitet. Licitek: { $bids }.
ask-loyalty = { FORM($card, "ask", loyalty-otherwise) }
loyalty-otherwise = { $card }: fizetsz hatalmat ({ $power }) egy hűségjelzőért? Melyik tartományban?
ask-place-unit = A Targaryen-ház a tűzzel játszik: melyik egységet teszed le { FORM($area, "in") }? Az egység a tiéd lesz.
ask-place-loyalty = A Targaryen-ház téged nevezett meg. Melyik westerosi szárazföldi tartományokba kerülnek hűségjelzők? Számuk: { $number }.
ask-fire-made-flesh = Megtestesült tűz: mit teszel a sárkányaiddal?
ask-move-loyalty = Melyik hűségjelzőt helyezed át, és melyik szomszédos tartományba?
ask-cancel-loyalty = Egy hűségjelző átkerült { FORM($origin, "from") } { FORM($area, "to") }. Fizetsz hatalmat ({ $power }), hogy visszakerüljön?

choice-no-loan = Nem veszek fel kölcsönt
choice-nothing = Semmit
choice-more-power = Eggyel több hatalomikon (korona)
choice-more-supply = Eggyel több utánpótlásikon (hordó)
choice-return-dragon = Egy elveszett sárkány visszatér Pentosba
choice-both-to-bottom = Mindkettő az aljára
choice-rest-to-bottom = A másik az aljára
choice-to-bottom = Az aljára
choice-pay-nothing = Nem fizetek
choice-put-back = Visszateszem
choice-leave-there = Ott marad
wish-cancel-loyalty = Hűségjelzők, amelyeket visszatehetek
do-leave = Mind ott marad
wish-says-cancel-loyalty = { $do ->
    [leave] Egy hűségjelzőt sem teszek vissza ({ $until }).
   *[ask] Kérdezzen meg a bot, melyik hűségjelzőt teszem vissza ({ $until }).
}
plan-changed-loan = { AZ($loan) } már nincs ott, vagy más az ára
note-give-up-dragon = feláldozol egy sárkányt { FORM($area, "in") }: az összes többi most nő 1-gyel, nem egy későbbi fordulóban
step-dragon-token = A fordulósáv melyik jelzője megy vele? Annak a fordulójában a sárkányok nem nőnek.
note-bottom-first = ott ez jön előbb
note-dragon-token = { AZ($round) }. forduló jelzője
note-loan = { $power } hatalomért: { $text }
note-tokens-there = { $number } hűségjelző van ott
piece-of-house-at = { $unit } ({ $house }), { $place }

here-loyalty = hűség { $number }
here-castle-raised = most vár
here-castle-burnt = a város leégett
here-more-power = +{ $number } hatalomikon
here-more-supply = +{ $number } utánpótlásikon

nothing-sellswords = Egy egységet sem teszek le
nothing-faceless-men = Senkit sem semmisítek meg
nothing-give-bid = Nem adok semmit
nothing-loyalty = Nem fizetek, nem teszek le semmit

why-preview-loan = { $loan }: fizetsz { $power } hatalmat, és marad { $left }. A következő fordulótól minden forduló elején { $interest } hatalom kamatot fizetsz, és minden hiányzó hatalomért elvész egy egységed.
why-preview-pays = Fizetsz { $power } hatalmat, és marad { $left }.
why-preview-gift = { $house }: a licit { $bid } helyett { $total } lesz.
why-preview-lost = A licitedből ennyi hatalom nem jut senkinek: { $power }.
why-preview-dragons = Ezután minden sárkány ereje { $strength } lesz.
why-preview-not-placed = Nem kerül fel, és elvész: { $units }.
why-preview-killed = { FORM($house, "The") } { FORM($area, "in") } elveszít { FORM($units, "acc") }.
why-preview-improved = { $area } ({ $house }): { $changes }.
why-preview-improved-free = { $area } (senkié): { $changes }.
change-castle = a városból vár lesz
change-burn = a város leég
change-power = eggyel több hatalomikon
change-supply = eggyel több utánpótlásikon
bank-offer = { $loan } ({ $power })

## What happened

event-loan-offered = A Vasbank új kölcsönt kínál: { $loan }.
event-loan-taken = { FORM($house, "The") } kölcsönt vesz fel { $power } hatalomért: { $loan }.
event-loan-owed = { FORM($house, "The") } egy kölcsönnel indul, amely csak kamattal jár: { $loan }.
event-loan-declined = { FORM($house, "The") } nem vesz fel kölcsönt { FORM($area, "in") }.
idle-loan-declined = Akik nem vesznek fel kölcsönt: { $all }.
idle-loan-declined-of = { $house } { FORM($area, "in") }
event-interest-paid = { FORM($house, "The") } { $power } hatalom kamatot fizet.
event-area-improved = { FORM($area, "The") } végleg átalakul: { $loan } ({ $house }).
event-bid-given = A Targaryen-ház { $power } hatalmat ad a licitjéből { FORM($house, "dat") }.
event-loyalty-placed = Hűségjelző kerül { FORM($area, "to") }.
event-loyalty-gained = A Targaryen-ház megszerez { $number } hűségjelzőt { FORM($area, "in") }.
event-loyalty-moved = { FORM($house, "The") } áthelyez egy hűségjelzőt { FORM($origin, "from") } { FORM($area, "to") }.
event-loyalty-moved-back = A Targaryen-ház { $power } hatalmat fizet, és a jelző visszakerül { FORM($origin, "from") } { FORM($area, "to") }.
event-deck-read = { FORM($house, "The") } megnézi a következő lapokat ({ $deck }).
event-won = { FORM($house, "The") } { $castles } { $house-id ->
    [targaryen] hűségponttal
   *[other] várossal és várral
} győz{ $reason-id ->
    [seven] {""}
   *[other] {" "}({ $reason })
}.

won-by-loyalty = elég hűségpont
won-by-round-10 = a legtöbb az utolsó forduló után
topic-loyalty = Hűség és sárkányok
topic-bank = A Vasbank
course-castles-or-loyalty = Város és vár; a Targaryennél hűség

refused-one-footman-one-knight = Legfeljebb egy gyalogos és egy lovag, két különböző tartományban.
refused-order-only-at-sea = { $order }: ez tengeri parancs, { FORM($area, "in") } nem adható ki.
refused-no-loan-there = Nincs Vasbank-parancs { FORM($area, "in") }, vagy nem telik arra a kölcsönre.

phase-debts = Kamat
short-phase-debts = Kamat

## What winning takes, and who is winning

goal = **A győzelemhez:** { $held ->
    [1] egy forduló végén
   *[0] bármelyik pillanatban
} összesen { $castles } város és vár{ $endless ->
    [1] . Nincs utolsó forduló.
   *[0] { $apart ->
        [1] , vagy a 10. forduló után te vagy legközelebb a célodhoz.
       *[0] , vagy a legtöbb a 10. forduló után.
    }
} A Targaryen-háznak ehelyett { $loyalty } hűségpont kell.
goal-without-targaryen = **A győzelemhez:** { $held ->
    [1] egy forduló végén
   *[0] bármelyik pillanatban
} összesen { $castles } város és vár{ $endless ->
    [1] . Nincs utolsó forduló.
   *[0] { $apart ->
        [1] , vagy a 10. forduló után te vagy legközelebb a célodhoz.
       *[0] , vagy a legtöbb a 10. forduló után.
    }
}
goal-targaryen = **A győzelemhez:** { $loyalty } hűségpont. Foglalj el tartományokat, ahol hűségjelző van, és tartsd meg Pentost, mert egyet ér. A városok neked nem számítanak.
heading-figures = Hatalom { $power } · Utánpótlás { $supply } · Város és vár { $castles }/{ $goal }
heading-loyalty = Hatalom { $power } · Utánpótlás { $supply } · Hűség { $loyalty }/{ $goal } · egy sárkány ereje { $strength }
heading-loans = Kölcsönök: { $loans } · kamat fordulónként { $interest }

table-leads = { FORM($houses, "The") } vezet { $castles } várossal és várral vagy hűségponttal{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }; a győzelemhez { $goal } kell.
round-castles = { $apart ->
    [1] Város és vár (a győzelemhez { $goal } kell), a Targaryennél hűség ({ $loyalty } kell): { $castles }.
   *[0] Város és vár, a Targaryennél hűség (a győzelemhez { $goal } kell): { $castles }.
}
round-loans = Felvett kölcsönök: { $loans }.
round-loan-of = { $loan } ({ $house })

## Looking things up

lookup-loan = A Vasbank kölcsöne
lookup-loan-offered = **Ebben a játszmában:** { $power } hatalomért kapható.
lookup-loan-taken = **Ebben a játszmában:** már felvették, fordulónként 1 hatalom kamatot fizet érte { FORM($house, "the") }.
lookup-loan-unseen = **Ebben a játszmában:** most nem kapható.
lookup-card-removed = **Ebben a játszmában:** kikerült a játékból.
lookup-area-loyalty = { $number } hűségjelző: a Targaryen-ház pontjai, mihelyt birtokolja a tartományt
lookup-area-loyalty-printed = Egy hűségpontot ér a Targaryen-háznak, amíg birtokolja a tartományt
lookup-area-castle-raised = Fejlesztve: a városból vár lett
lookup-area-castle-burnt = A város leégett
lookup-area-more-power = Fejlesztve: { $number } hatalomikonnal több
lookup-area-more-supply = Fejlesztve: { $number } utánpótlásikonnal több
lookup-area-flyers = A Targaryen-ház sárkányai iderepülhetnek: { $units }
lookup-house-figures-loyalty = **Hatalom** { $power } · **hűségpont** { $points }/{ $needed }
lookup-house-loyalty = **Hűségpont** { $loyalty }/{ $needed } ({ $tokens } megszerzett jelző); a városok és várak nem számítanak neki
lookup-house-loans = **Kölcsönök:** { $loans }, fordulónként { $interest } hatalom kamat
lookup-bank = **Vasbank:** { $offers }
lookup-house-removed = **Kikerült a játékból:** { $cards }

deadline-safe-note = védekezésparancsok, semmi mozgás, semmi kölcsön, a lehető legkisebb veszteség

## How to play: three times three sentences

primer-land = Egy nagy házat vezetsz, és több várost meg várat akarsz, mint bármely más játékos. Aki eleget birtokol, többnyire hetet, győz; különben az, akinek a tizedik forduló után a legtöbb van. A Targaryen-ház a kivétel: a Keskeny-tenger túlpartjáról, három sárkánnyal hűségjelzőket gyűjt az elfoglalt tartományokban, és ugyanennyi hűségponttal győz. Ezért figyeld, hol vannak jelzők, és tartsd meg azokat a tartományokat, mielőtt a sárkányai odarepülnek. Minden forduló Westeros-kártyákkal indul: utánpótlást, új egységeket, licitet a három sávra, a vadak támadását és újabb hűségjelzőket hoznak.
primer-orders = Ezután mindenki titokban parancsot ad minden tartománynak, ahol egysége áll, és a parancsok egyszerre tárulnak fel. A menetelés mozog vagy támad, a portyázás egy szomszédos parancsot vesz le, a támogatás a szomszédos csatákban segít, a védekezés a saját tartományát erősíti, a hatalomszerzés hatalmat hoz. Tengeren és kikötőben még három parancsod van: egy −1-es menetelés, egy támogatás és egy, amellyel kölcsönt vehetsz fel a Vasbanktól. A kölcsön azonnal segít, de utána minden forduló elején egy hatalomba kerül; aki nem tud fizetni, egységet veszít.
primer-battle = A csatában mindkét oldal összeadja az egységei, a parancsai és a támogatása erejét. Ezután mindkét fél titokban kijátszik egy házkártyát, amely erőt, kardot, erődöt vagy meglepetést hoz. A vesztes visszavonul, és minden kardért, amelyet erőd nem fog fel, elveszít egy egységet. Egy sárkány az 1. fordulóban semmit sem ér, és minden második fordulóban nő, 5-ig; más egységek nélkül bármelyik szárazföldi tartományba elrepül, a tenger mindkét partján.

## Rulings

ruling-deck-iv-without-targaryen = A IV. pakli, ha a Targaryen-ház elbukott
reading-deck-iv-without-targaryen-fixed-tokens-only = csak a rányomtatott jelzőket teszi le
reading-deck-iv-without-targaryen-skip = nem tesz semmit
ruling-domestic-disputes-homes = Belviszály: főtartományok
reading-domestic-disputes-homes-players-and-vassals = játékosoké és vazallusoké
reading-domestic-disputes-homes-players = csak játékosoké
ruling-dragon-strength-rounds = A sárkányok ezekben a fordulókban nőnek
reading-dragon-strength-rounds-even-rounds = 2, 4, 6, 8 és 10
reading-dragon-strength-rounds-later-rounds = 2, 4, 7, 9 és 10
ruling-text-of-a-removed-card = A játékból éppen kikerült lap szövege
reading-text-of-a-removed-card-gone = semmi hatása nincs többé
reading-text-of-a-removed-card-still-runs = még érvényes
ruling-dragon-with-other-units = Sárkányok más egységekkel menetelve
reading-dragon-with-other-units-per-group = gyalog mennek, ha ugyanabba a tartományba tartanak
ruling-faceless-men-mandatory = Az Arctalanok
reading-faceless-men-mandatory-may-choose-fewer = kevesebbet is megölhetnek
reading-faceless-men-mandatory-must = annyit ölnek, amennyit csak lehet
ruling-gifts-of-power = Hatalom ajándékozása más játékosoknak
reading-gifts-of-power-outside-combat-and-call-for-support = lehet, de licitálás közben nem, csatában pedig csak a támogatás kérésekor
reading-gifts-of-power-never = soha
ruling-iron-bank-order-areas = A Vasbank-parancs helye
reading-iron-bank-order-areas-sea-and-ports = tenger és kikötő
reading-iron-bank-order-areas-sea-only = csak tenger
ruling-iron-bank-starting-power = A Vasbankkal mindenki kezdő készlete
reading-iron-bank-starting-power-seven = 7 hatalom
reading-iron-bank-starting-power-five = 5 hatalom
ruling-khal-drogo-routed-knights = Khal Drogo: megfutamított lovagok
reading-khal-drogo-routed-knights-counted = számítanak
reading-khal-drogo-routed-knights-not = nem számítanak
ruling-loan-interest = Kamat
reading-loan-interest-one-power-each-loan = kölcsönönként 1 hatalom
ruling-loyalty-collect-moment = A hűségjelzők megszerzése
reading-loyalty-collect-moment-checkpoints = minden menetelés és a Westeros-kártyák után
reading-loyalty-collect-moment-at-once = amint a Targaryen-ház birtokolta tartományban fekszenek
ruling-loyalty-token-limit = A 20 hűségjelző közül a megszerzettek
reading-loyalty-token-limit-board-only = újra letehetők
reading-loyalty-token-limit-board-and-gained = kint maradnak
ruling-pentos-garrison-return = Pentos helyőrsége
reading-pentos-garrison-return-returns = visszatér, ha a Targaryen visszafoglalja
reading-pentos-garrison-return-gone = végleg megsemmisül
ruling-playing-with-fire-supply = Játék a tűzzel: a letett egységnek
reading-playing-with-fire-supply-ignored = nem kell beleférnie az utánpótlásba
reading-playing-with-fire-supply-must-fit = bele kell férnie az utánpótlásba
ruling-preemptive-raid-targaryen = Megelőző csapás, ha a Targaryen licitált legkevesebbet
reading-preemptive-raid-targaryen-track-offered = a sávot is választhatja, hatás nélkül
reading-preemptive-raid-targaryen-must-destroy = egységeket kell elpusztítania
ruling-pyromancer-target = A Piromanta felégethet
reading-pyromancer-target-castle-only = várost, várat soha
reading-pyromancer-target-any = bármely várost vagy várat, megerősítettet is
ruling-robert-arryn-lowest-tie = Robert Arryn: az egyformán gyenge lapok közül
reading-robert-arryn-lowest-tie-arryn-chooses = az Arryn választ
reading-robert-arryn-lowest-tie-owner = a tulajdonosuk választ
ruling-targaryen-bid-distribution = A Targaryen a sávra tett licitjéből odaad
reading-targaryen-bid-distribution-up-to = amennyit akar
reading-targaryen-bid-distribution-all = mindent
ruling-targaryen-final-ranking = Az utolsó forduló után a Targaryen
reading-targaryen-final-ranking-by-loyalty = a hűségpontjaival számít
reading-targaryen-final-ranking-cannot-win-on-points = hétnél kevesebbel nem győzhet
ruling-unpaid-interest-chooser = Ki választja ki az egységeket, amelyek a tartozásért odavesznek
reading-unpaid-interest-chooser-best-other-on-fiefdoms = a Hűbéresek sávján legelöl álló másik ház
reading-unpaid-interest-chooser-blade-holder = akinél a valyriai acélkard van
