# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = Trónok harca, 2. kiadás: Varjak lakomája

## Names

area-port-of-the-eyrie = Sasfészek kikötője

card-bronze-yohn-royce-affc = Bronz Yohn Royce
card-littlefinger = Kisujj
card-nestor-royce = Nestor Royce
card-lyn-corbray = Lyn Corbray
card-alayne-stone = Alayne Kő
card-lothor-brune = Lothor Brune
card-lysa-arryn-affc = Lysa Arryn

westeros-mustering-affc = Toborzás
westeros-ironborn-raid = A vasszülöttek rajtaütése
westeros-shifting-ambitions = Változó vágyak
westeros-new-information = Friss hírek

deck-objectives = célok paklija
    .the = a célok paklija
phase-objectives = A célok kiválasztása
phase-scoring = Pontozás

## House cards

note-card-bronze-yohn-royce-affc = Erő 4. +1, ha több a hatalmad, mint az ellenfélé
note-card-littlefinger = Erő 3. Csata után hatalmat hoz az ellenfél lapjáért
note-card-nestor-royce = Erő 2, 2 erőd
note-card-lyn-corbray = Erő 2, 1 kard
note-card-alayne-stone = Erő 1. Ha győz, 2 hatalomért az ellenfél mindet elveszti
note-card-lothor-brune = Erő 1, 1 kard, 1 erőd
note-card-lysa-arryn-affc = Erő 0. Csata után 3 hatalom, ha az ellenfél gazdagabb

ability-bronze-yohn-royce-affc = Ha a saját készleted nagyobb, mint az ellenfélé, ez a kártya eggyel többet ér.
ability-littlefinger = A csata végén, ha nyertél, ha vesztettél, és te birtoklod Sasfészket, kétszer annyi hatalmat kapsz, amennyi az ellenfél kártyájának nyomtatott ereje.
ability-alayne-stone = Ha győzöl, és te birtoklod Sasfészket (akkor is, ha épp most foglaltad el), fizethetsz két hatalmat: az ellenfél saját készlete elvész.
ability-lysa-arryn-affc = A csata végén, ha az ellenfél saját készlete nagyobb, mint a tiéd, három hatalmat kapsz.

ask-ability = { $card-id ->
    [tyrion-lannister] { $card }: { FORM($rival, "the") } vegye vissza a kártyáját, és játsszon ki másikat?
    [cersei-lannister] { $card }: leveszed egy parancsát? Kié: { $rival }
    [renly-baratheon] { $card }: egy gyalogosból lovag legyen?
    [patchface] { $card }: melyik kártyáját dobja el { FORM($rival, "the") }?
    [alayne-stone] { $card }: fizetsz 2 hatalmat, hogy { FORM($rival, "the") } mindet ({ $power }) elveszítse?
   *[other] { $card }: hogyan használod?
}

## Westeros cards

text-westeros-mustering-affc = Játéksorrendben mindenki toboroz minden városában és várában.
text-westeros-ironborn-raid = Aki már két vagy több célt pontozott, 1 győzelmi pontot veszít. A különleges cél nem számít, és 0 alá senki sem kerül.
text-westeros-shifting-ambitions = Mindenki titokban egy célt tesz középre a kezéből. Megkeverjük és felfedjük őket; játéksorrendben mindenki elvesz egyet, mindenki szeme láttára.
text-westeros-new-information = Játéksorrendben mindenki húz egy célt. Ezután mindenki titokban visszatesz egyet, és a paklit megkeverjük.

## Objectives

objective-a-firm-grip = Erős marok
objective-a-mountainous-task = Hegynyi feladat
objective-a-riper-fruit = Érettebb gyümölcs
objective-a-stalwart-position = Szilárd állás
objective-ample-harvest = Bő termés
objective-arbor-gold = Arbori arany
objective-backdoor-politics = Hátsó ajtó
objective-cavalry-charge = Lovasroham
objective-crossing-guard = Hídőrség
objective-extend-your-reach = Hosszú kéz
objective-friendly-confines = Hazai falak
objective-hold-court = Udvartartás
objective-home-invasion = Hívatlan vendég
objective-land-grab = Földfoglalás
objective-mercantile-ventures = Jó üzlet
objective-naval-superiority = Tengeri fölény
objective-nothing-but-ghosts = Csak kísértetek
objective-protect-the-neck = A Nyak védelme
objective-pull-the-weeds = Gyomlálás
objective-spreading-the-wealth = Bőkezűség
objective-stop-the-storm = A vihar vége
objective-support-the-crown = A korona támasza
objective-take-the-black = Fekete eskü
objective-the-blade = A penge
objective-the-final-hour = A végső óra
objective-the-peoples-chosen = A nép választottja
objective-the-raven = A holló
objective-the-throne = A trón

# What they ask for; "more" is always more than every other House.
text-objective-a-firm-grip = Birtokold a Rákolló-fokot és Királyerdőt
text-objective-a-mountainous-task = Birtokold Sasfészket
text-objective-a-riper-fruit = Birtokold Derest
text-objective-a-stalwart-position = Birtokold a legtöbb várat
text-objective-ample-harvest = Legyen legalább 5 az utánpótlásod
text-objective-arbor-gold = Birtokold Arbort
text-objective-backdoor-politics = Legyen a legkevesebb győzelmi pontod
text-objective-cavalry-charge = Legyen öt lovagod a táblán
text-objective-crossing-guard = Ikrek és Tengerszem, vagy Hold-hegység és Rákolló-fok
text-objective-extend-your-reach = A legtöbb tengerrészen legyen hajód
text-objective-friendly-confines = Birtokold a legtöbb várost
text-objective-hold-court = Birtokold Királyvárat
text-objective-home-invasion = Birtokold egy másik ház főtartományát
text-objective-land-grab = Birtokold a legtöbb szárazföldi tartományt
text-objective-mercantile-ventures = Birtokold a legtöbb kikötőt
text-objective-naval-superiority = Legyen a legtöbb hajód, a kikötőkkel együtt
text-objective-nothing-but-ghosts = Pontosan egy egység Harrenhalban, mellette egy sem
text-objective-protect-the-neck = Birtokold Tengerszemet, Szürkevizet és Flint Ujját
text-objective-pull-the-weeds = Birtokold Országút mezejét, Feketevizet és Folyóvidéket
text-objective-spreading-the-wealth = Legyen a legtöbb hatalomjelződ a táblán
text-objective-stop-the-storm = Birtokold Viharvéget
text-objective-support-the-crown = Pontosan három egység a Rákolló-fokon, Királyvárban egy sem
text-objective-take-the-black = Birtokold a Fekete Várat
text-objective-the-blade = Legyen nálad a valyriai acélkard
text-objective-the-final-hour = Pontosan egy házkártya legyen a kezedben
text-objective-the-peoples-chosen = Birtokolj négy koronás tartományt
text-objective-the-raven = Legyen nálad a hírvivő holló
text-objective-the-throne = Legyen tiéd a Vastrón
text-special-arryn = Birtokold Sasfészket, és legyen a legnagyobb a saját készleted
text-special-baratheon = Birtokold Sárkánykövet és Királyvárat
text-special-lannister = Birtokold Lannister-révet és Királyvárat
text-special-stark = Birtokold Derest, és összesen öt várost és várat

## What is asked

ask-deal = Osztás.
ask-objectives = Öt célt kaptál. Melyik hármat tartod meg? Csak te látod őket.
ask-return-objective = Friss hírek: melyik célt teszed vissza a pakliba?
ask-give-objective = Változó vágyak: melyik célt teszed középre?
ask-take-objective = Változó vágyak: melyik célt veszed el? Mindenki látja.
ask-score-special = Teljesül a különleges célod. Pontozod?
ask-score-objective = Melyik célt pontozod? Ezután végig nyitva fekszik.

for-objectives = a célok kiválasztása
for-return-objective = egy visszatett cél
for-give-objective = egy cél középre
for-take-objective = egy cél középről
for-score-special = a különleges cél
for-score-objective = pontozás

pick-return-objective = A visszatett cél
pick-give-objective = A cél középre
pick-take-objective = Az elvett cél
pick-score-objective = A pontozott cél
wish-score-special = A különleges célom
do-score = Mindig pontozom
wish-says-score-special = { $do ->
    [score] Mindig pontozom a különleges célomat, ha teljesítem ({ $until }).
   *[ask] Kérdezz meg, pontozom-e a különleges célomat ({ $until }).
}
choice-score-nothing = Semmit sem pontozok
choice-score = Pontozom
choice-score-not = Nem pontozom
here-objective = { $points } pont{ $now ->
    [1] {" · ✔ most"}
   *[other] {""}
} · { $text }
refused-not-this-deck = Ezek a kártyák nem innen valók: { $deck }.

why-preview-points = Győzelmi pontok: { $points }.
why-preview-special = { FORM($house, "The") } különleges célja: { $text }. Minden fordulóban 1 pontot hoz.
why-preview-in-hands = Kézben lévő célok, amelyekről mindenki tud: { $known }.
points-of = { $house } { $points }
known-of = { $house }: { $objectives }

## What happened

event-objectives-drawn = { FORM($house, "The") } { $number } célt húz.
event-objective-drawn = Ezt a célt húztad: { $objective }.
event-special-scored = { FORM($house, "The") } pontozza a különleges célját.
event-objective-scored = { FORM($house, "The") } egy célt pontoz: { $objective }.
event-points = { FORM($house, "Dat") } most { $points } győzelmi pontja van.
event-scoring-over = Lezárult a pontozás, { $round }. forduló.
event-objectives-in-the-middle = Középen fekszik: { $objectives }.
event-objective-taken = { FORM($house, "The") } elvesz egy célt: { $objective }.
event-objectives-returned = Célt tesz vissza: { $houses }.
event-won = { FORM($house, "The") } győz, ennyi győzelmi ponttal: { $castles } ({ $reason }).

won-by-seven = hét győzelmi pont
won-by-round-10 = a legtöbb győzelmi pont az utolsó forduló után
won-by-land-areas = egyenlő győzelmi pontok után a legtöbb szárazföldi tartomány

goal = **A győzelemhez:** elsőként { $castles } győzelmi pont egy forduló végén, vagy a legtöbb a 10. forduló után.
heading-figures = Győzelmi pont { $points }/{ $goal } · Hatalom { $power } · Utánpótlás { $supply } · Város és vár { $castles }
heading-special = Különleges cél: { $text }{ $now ->
    [1] {" · ✔ most"}
   *[other] {""}
}
heading-objectives = Céljaid: { $objectives }
objective-of = { $objective } { $points }{ $now ->
    [1] {" ✔"}
   *[other] {""}
}
table-leads = { $houses } vezet, győzelmi pont: { $castles }/{ $goal }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Győzelmi pontok (a győzelemhez { $goal } kell): { $castles }.
round-scored = Pontozott célok: { $what }.
round-scored-of = { $house }: { $objective }
round-special-of = { $house }: a különleges cél

topic-points = Győzelmi pontok és célok

primer-land = Egy nagy házat vezetsz, és győzelmi pontokat akarsz: akinek egy forduló végén hét van, győz, különben az, akinek a tizedik forduló után a legtöbb. A pontokat célok hozzák: a házadnak van egy nyílt célja, amely minden fordulóban pontozható, és három titkos van a kezedben, ezekből fordulónként egyet pontozhatsz. Minden forduló három Westeros-kártyával indul: új egységeket, éhínséget, más célokat, licitet a három sávra vagy a vadak támadását hozzák. A sávok mutatják, ki lép először, ki győz az egyenlő csatákban, és hány erős parancsot adhatsz.

## Explanations

why-topic-points = Győzelmi pontok
why-title-points = ### Győzelmi pontok egyenként
why-points = { $house }, { $round }. forduló: { $change ->
    [-1] −1
    [0] +0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $change }
}, { $what }
why-points-now = { $house } összesen: { $points }
points-special = a különleges célja
points-objective = { $objective }
points-raided = { $card }

## Reasons

because-keeps-objectives = Azt tartja meg, ami a legtöbbet éri, és a leghamarabb teljesülhet.
because-returns-objective = Messze van vagy keveset ér: { $objective }.
because-gives-objective = Ez hiányzik a legkevésbé: { $objective }.
because-takes-objective = { $objective }: itt { $points } pontot ér, és { $now ->
    [1] már teljesül
   *[other] nincs jobb
}.
because-scores-objective = { $objective }: { $points } pontot hoz, ezzel { $total } van a { $goal }-ből.
because-scores-nothing = Későbbre tartogatja a céljait.
because-scores-special = A különleges cél pontot hoz, valahányszor teljesül: ezzel { $total } van a { $goal }-ből.
because-waits-special = Most lemond a pontról.

## Looking things up

lookup-house-figures = **Győzelmi pont** { $points }/{ $needed } · **Hatalom** { $power } · **város és vár** { $castles }
lookup-house-special = **Különleges cél:** { $text }{ $now ->
    [1] {" (most teljesül)"}
   *[other] {""}
}
lookup-house-scored = **Pontozott célok:** { $objectives }
lookup-house-holds = **Célok a kezében:** { $number }{ $known ->
    [0] {""}
   *[other] {", köztük: "}{ $objectives }
}
lookup-house-own = **A céljaid:**
lookup-house-own-of = - { $objective }: { $what }
lookup-objective = Cél: a 28 kártya egyike
lookup-objective-worth = **Győzelmi pont:** { $worth }
lookup-objective-yours = **Ebben a játszmában:** a kezedben van{ $now ->
    [1] {", és most teljesül"}
   *[other] {""}
}.
lookup-objective-scored = **Ebben a játszmában:** { FORM($house, "the") } már pontozta.
lookup-objective-known = **Ebben a játszmában:** { FORM($house, "the") } kezében van, és ezt mindenki tudja.
lookup-objective-pool = **Ebben a játszmában:** középen fekszik.

## When the game is over

course-points = Győzelmi pontok
tale-objectives = Célok: { $objectives }
tale-harvest = { $house }, { $round }. forduló: { $objective }, { $points } pontért.
tale-loyal = { FORM($house, "The") } { $times } alkalommal pontozza a különleges célját.
story-harvest = A legdúsabb cél
story-loyal = Hű a saját céljához

## Rulings

ruling-affc-eyrie-home = Sasfészek
reading-affc-eyrie-home-home-area = az Arryn-ház főtartománya
reading-affc-eyrie-home-power-token-only = csak hatalomjelző jelöli
ruling-affc-special-objective-optional = A különleges cél
reading-affc-special-objective-optional-yes = pontozható
reading-affc-special-objective-optional-mandatory = kötelezően pontozandó
ruling-affc-tie-break = Egyenlő győzelmi pontok
reading-affc-tie-break-points-land-throne-midgame-points-throne-at-end = szárazföldi tartományok, Vastrón; az utolsó forduló után Vastrón
reading-affc-tie-break-base-order = úgy dőlnek el, mint a városok
ruling-affc-eyrie-port = Kikötő Sasfészeknél
reading-affc-eyrie-port-none = nincs, ahogy nyomtatva van
reading-affc-eyrie-port-open = van, a Keskeny-tengerre nyílik
ruling-affc-victory-check = Hét győzelmi pont győz
reading-affc-victory-check-end-of-scoring = ha mindenki pontozott
reading-affc-victory-check-at-once = azonnal
ruling-affc-vp-cap = Győzelmi pontból
reading-affc-vp-cap-seven = legfeljebb hét lehet
reading-affc-vp-cap-none = hétnél több is lehet
ruling-affc-white-harbor-unit = Fehérrévben kezd
reading-affc-white-harbor-unit-knight = egy lovag
reading-affc-white-harbor-unit-footman = egy gyalogos
ruling-affc-zero-point-objective = A semmit sem érő cél
reading-affc-zero-point-objective-scorable = pontozható
reading-affc-zero-point-objective-not-scorable = kézben marad
ruling-objectives-in-hand = A kézben lévő célok
reading-objectives-in-hand-three = háromra egészülnek ki
ruling-score-objective = A célok pontozása
reading-score-objective-turn-order = házról házra
