# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = Trónok harca, 2. kiadás: Varjak lakomája

## Names

area-port-of-the-eyrie = Sasfészek kikötője

deck-objectives = célok paklija
    .the = a célok paklija
phase-objectives = A célok kiválasztása
phase-scoring = Pontozás

## What is asked

ask-deal = Osztás.
ask-objectives = Öt célt kaptál. Melyik hármat tartod meg? Csak te látod őket.
ask-return-objective = Friss hírek: melyik célt teszed vissza a pakliba?
ask-give-objective = Változó vágyak: melyik célt teszed középre?
ask-take-objective = Változó vágyak: melyik célt veszed el? Mindenki látja.
ask-score-special = Teljesül a különleges célod. Pontozod?
ask-score-objective = Melyik célt pontozod? Ezután végig nyitva fekszik.

for-objectives = a célok kiválasztása
set-up-objectives = Kezdet: célok
for-return-objective = egy cél visszatétele
for-give-objective = egy cél középre tétele
for-take-objective = egy cél elvétele középről
for-score-special = döntés a különleges célról
for-score-objective = a pontozandó cél kiválasztása

pick-return-objective = A visszateendő cél
pick-give-objective = A középre szánt cél
pick-take-objective = Melyik célt veszed el
pick-score-objective = A pontozandó cél
wish-score-special = A különleges célom
do-score = Mindig pontozom
wish-says-score-special = { $do ->
    [score] Mindig pontozom a különleges célomat, ha teljesítem ({ $until }).
   *[ask] Kérdezzen meg a bot, pontozom-e a különleges célomat ({ $until }).
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
event-scoring-over = Lezárult { AZ($round) }. forduló pontozása.
event-objectives-in-the-middle = Célok középen: { $objectives }.
event-objective-taken = { FORM($house, "The") } elvesz egy célt: { $objective }.
event-objectives-returned = Célt tesz vissza: { $houses }.
event-won = { FORM($house, "The") } { $castles } győzelmi ponttal győz{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

won-by-seven = elég győzelmi pont
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
table-leads = { FORM($houses, "The") } vezet { $castles } győzelmi ponttal{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }; a győzelemhez { $goal } kell.
round-castles = Győzelmi pontok (a győzelemhez { $goal } kell): { $castles }.
round-scored = Pontozott célok: { $what }.
round-scored-of = { $house }: { $objective }
round-special-of = { $house }: a különleges cél

topic-points = Győzelmi pontok és célok

primer-land = Egy nagy házat vezetsz, és győzelmi pontokat akarsz: az a játékos győz, akinek egy forduló végén hét van, különben az, akinek a tizedik forduló után a legtöbb. A pontokat célok hozzák: a házadnak van egy nyílt célja, amely minden fordulóban pontozható, és három titkos van a kezedben, ezekből fordulónként egyet pontozhatsz. Minden forduló három Westeros-kártyával indul: új egységeket, éhínséget, más célokat, licitet a három sávra vagy a vadak támadását hozzák. A sávok mutatják, ki lép először, ki győz egyenlőség esetén a csatákban, és hány különleges parancsot adhatsz.

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

because-keeps-objectives = A megtartott célok együtt { $points } pontot érnek.
because-parts-with-objective =
    { $objective }: neki { $points } pontot ér, és most { $now ->
        [1] teljesül
       *[other] nem teljesül
    }.
because-takes-objective =
    { $objective }: neki { $points } pontot ér, és most { $now ->
        [1] teljesül
       *[other] nem teljesül
    }.
because-scores-objective = { $objective }: { $points } pontot hoz, ezzel az állás { $total }/{ $goal }.
because-scores-nothing = Nem szerez pontot: az állás { $total }/{ $goal } marad.
because-scores-special = A különleges cél pontot hoz, valahányszor teljesül: ezzel az állás { $total }/{ $goal }.

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
story-harvest = A legtöbbet érő cél
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
reading-affc-tie-break-base-order = úgy dől el, mint a városoknál
ruling-affc-eyrie-port = Kikötő Sasfészeknél
reading-affc-eyrie-port-none = nincs, a táblán sem szerepel
reading-affc-eyrie-port-open = van, a Keskeny-tengerre nyílik
ruling-affc-victory-check = Hét győzelmi pont győz
reading-affc-victory-check-end-of-scoring = ha mindenki pontozott
reading-affc-victory-check-at-once = azonnal
ruling-affc-vp-cap = Győzelmi pontból
reading-affc-vp-cap-seven = legfeljebb hét lehet
reading-affc-vp-cap-none = hétnél több is lehet
ruling-affc-white-harbor-unit = Fehérréven kezdő egység
reading-affc-white-harbor-unit-knight = egy lovag
reading-affc-white-harbor-unit-footman = egy gyalogos
ruling-affc-zero-point-objective = A semmit sem érő cél
reading-affc-zero-point-objective-scorable = pontozható
reading-affc-zero-point-objective-not-scorable = kézben marad
ruling-objectives-in-hand = A kézben lévő célok
reading-objectives-in-hand-three = háromra egészülnek ki
ruling-score-objective = A célok pontozása
reading-score-objective-turn-order = házról házra
