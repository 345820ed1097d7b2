# What the 2nd edition of A Game of Thrones: The Board Game asks, tells and refuses.

## Options

option-tides-of-battle = { $value ->
    [on] csatakártyákkal
   *[off] csatakártyák nélkül
}
option-house-card-abilities = { $value ->
    [on] házkártyák a különleges képességükkel
   *[off] házkártyák a különleges képességük nélkül
}
option-random-positions = { $value ->
    [on] a házak kisorsolt kezdőhelyeken indulnak
   *[off] a házak a szokásos kezdőhelyükön indulnak
}
option-random-tracks = { $value ->
    [on] kisorsolt helyek a befolyássávokon
   *[off] a szokásos helyek a befolyássávokon
}
option-shuffled-seats = { $value ->
    [on] a kiválasztott helyek kisorsolása a játékosok között
   *[off] mindenki a választott helyén játszik
}
option-tides-without-threes = { $value ->
    [on] csatakártyák a két hármas nélkül
   *[off] csatakártyák a két hármassal
}
option-tides-without-skulls = { $value ->
    [on] csatakártyák koponyák nélkül
   *[off] csatakártyák koponyákkal
}
option-tides-with-two-twos = { $value ->
    [on] két darab kettes csatakártya
   *[off] négy darab kettes csatakártya
}
option-balanced = { $value ->
    [on] kiegyenlített felállás, más hajókkal
   *[off] a szokásos felállás
}
option-scenario = { $value ->
    [struggle-in-the-north] „Küzdelem északon” forgatókönyv
    [rumble-in-the-south] „Csetepaté délen” forgatókönyv
    [race-to-kings-landing] „Verseny Királyvárig” forgatókönyv
    [no-kraken-for-dinner] „Ma nem lesz kraken vacsorára” forgatókönyv
    [a-dance-with-mother-of-dragons] „Tánc a sárkányok anyjával” forgatókönyv
   *[none] forgatókönyv nélkül
}
option-vassal-start = { $value ->
    [on] a játékosok a vazallusok egységeivel kezdenek
   *[off] a játékosok a saját egységeikkel kezdenek
}
option-thematic-hands = { $value ->
    [on] minden ház két pakliból választja ki a házkártyáit
   *[off] a szokásos házkártyák
}
option-evolution-round = { $value ->
    [0] végig ugyanazok a házkártyák
    [5] az 5. fordulótól hét másik házkártyát kap, aki kijátszotta az utolsót
   *[other] a { $value }. fordulótól hét másik házkártyát kap, aki kijátszotta az utolsót
}
option-dragon-war = { $value ->
    [on] minden ház egy sárkánnyal kezd
   *[off] nincs sárkányháború
}
option-dragon-revenge = { $value ->
    [on] egy város nélküli ház utolsó egysége sárkánnyá válik
   *[off] nincs sárkánybosszú
}
option-gifts-of-power = { $value ->
    [on] a játékosok adhatnak egymásnak hatalmat
   *[off] nem adható hatalom másnak
}
option-start-position = { $value ->
    [on] a játszma egy állásból indul
   *[off] a szokásos kezdőállás
}
write-start-position = Kezdőállás megadása
write-start-position-field = Egy állás sora
refused-position = A játszma nem kezdődhet ebből a sorból: { $problem }.
refused-position-game = Ez nem { $ruleset }-állás. Olyan sort illessz be, amely ennek a játéknak a nevével kezdődik.
refused-position-moment = A játszma csak ott kezdődhet, ahol egy forduló: a tervezési szakaszban parancsok nélkül, vagy a Westeros-szakaszban kártyák nélkül, és mielőtt egy ház győzött volna.
option-handicap = { $value ->
    [off] minden háznak ugyanaz a célja
   *[other] ennyi város és vár kell a győzelemhez: { $value }
}
option-handicap-of = { $seat } { $number }
write-handicap = Célok megadása
write-handicap-field = Házak és a győzelemhez kellő városaik
refused-handicap = Írd le vesszővel elválasztva a házakat, mindegyik után a városok és várak számát { $least } és { $most } között; a házak: { $houses }.
option-starting-power = { $value ->
    [off] minden ház a szokásos hatalommal kezd
   *[other] hatalom a kezdéskor: { $value }
}
option-starting-power-of = { $seat } { $number }
write-starting-power = Hatalom megadása
write-starting-power-field = Házak és hatalmuk a kezdéskor
refused-starting-power = Írd le vesszővel elválasztva a házakat, mindegyik után a kezdő hatalmát { $least } és { $most } között; a házak: { $houses }.
refused-seat-bids = Írd le vesszővel elválasztva a házakat, mindegyik után a rá tett licitet ({ $least } és { $most } hatalom között); a házak: { $houses }.
option-endless = { $value ->
    [on] nincs utolsó forduló
   *[off] van utolsó forduló, ahogy szokás
}
option-random-hands = { $value ->
    [on] véletlenszerűen kiosztott házkártyák az összes ház lapjaiból
   *[off] a szokásos házkártyák
}
option-redealt-hands = { $value ->
    [on] az utolsó után véletlenszerűen új házkártyák járnak
   *[off] az utolsó után a házkártyák visszakerülnek a kézbe
}
option-hidden-hands = { $value ->
    [on] a végéig mindenki csak a saját ház kezét látja
   *[off] mindenki látja minden ház kezét
}
option-fog-of-war = { $value ->
    [on] háborús köd: minden ház csak a közelét látja
   *[off] mindenki látja az egész táblát
}
option-draft = { $value ->
    [balanced] felváltva választott házkártyák, kiegyensúlyozott sorrendben
    [snake] felváltva választott házkártyák, oda-vissza haladó sorrendben
   *[none] a házkártyákat nem választjátok felváltva
}
option-limited-draft = { $value ->
    [on] csak a táblán lévő házak házkártyái közül lehet választani
   *[off] minden ház házkártyái közül lehet választani
}
option-pool-decks = { $value ->
    [base-adwd] házkártyák ezekből: alapjáték, Sárkányok tánca
    [base-asos] házkártyák ezekből: alapjáték, Kardok vihara
    [adwd-asos] házkártyák ezekből: Sárkányok tánca, Kardok vihara
   *[all] házkártyák mindhárom pakliból
}
option-draft-tracks = { $value ->
    [on] a befolyássávok helyeit is felváltva választjátok
   *[off] a befolyássávok helyeit nem választjátok
}
option-house-cards = { $value ->
    [adwd] a Sárkányok tánca házkártyái
    [first-edition] az 1. kiadás házkártyái
    [asos] a Kardok vihara házkártyái
   *[printed] a játék saját házkártyái
}
box-base = alapjáték
box-adwd = Sárkányok tánca
box-asos = Kardok vihara
box-affc = Varjak lakomája
box-mod = Sárkányok anyja
box-a = alapkártyák
box-b = alternatív kártyák
heading-ahead = Mindenki látja a pakli tetejét ({ $deck }): { $cards }.
heading-known-top = Csak te tudod, mi van a pakli tetején ({ $deck }): { $cards }.
heading-known-bottom = Csak te tudod, mi van a pakli alján ({ $deck }): { $cards }.

## More names

ban-march-plus-1-star = +1-es menetelésparancs
ban-defend = védekezésparancs
ban-support = támogatásparancs
ban-raid = portyázásparancs
ban-consolidate = hatalomszerzés-parancs

order-type-march = menetelésparancs
    .acc = menetelésparancsot
order-type-raid = portyázásparancs
    .acc = portyázásparancsot
order-type-consolidate = hatalomszerzés-parancs
    .acc = hatalomszerzés-parancsot
order-type-support = támogatásparancs
    .acc = támogatásparancsot
order-type-defend = védekezésparancs
    .acc = védekezésparancsot
order-type-any = saját parancs
    .acc = saját parancsot

dominance-fiefdoms = valyriai acélkard
    .the = a valyriai acélkard
    .acc = a valyriai acélkardot
dominance-kings-court = hírvivő holló
    .the = a hírvivő holló
    .acc = a hírvivő hollót

deck-westeros-1 = I. Westeros-pakli
    .the = az I. Westeros-pakli
    .acc = az I. Westeros-paklit
deck-westeros-2 = II. Westeros-pakli
    .the = a II. Westeros-pakli
    .acc = a II. Westeros-paklit
deck-westeros-3 = III. Westeros-pakli
    .the = a III. Westeros-pakli
    .acc = a III. Westeros-paklit
deck-wildlings = vadpakli
    .the = a vadpakli
    .acc = a vadpaklit
deck-tides-of-battle = csatapakli
    .the = a csatapakli
    .acc = a csatapaklit

wildlings-attack = a vadak támadása
outcome-watch-wins = az Éjjeli Őrség győz
outcome-wildlings-win = a vadak győznek
side-attacker = a támadó
    .acc = a támadót
side-defender = a védekező
    .acc = a védekezőt
side-none = senki
    .acc = senkit
blade-strength = harci erő
blade-tides = csatakártya

won-by-seven = elég város és vár
won-by-round-10 = a legtöbb város és vár az utolsó forduló után
won-by-last-house = az utolsó ház, amelynek szárazföldi egysége vagy városa van
won-by-nearest = az utolsó forduló után legközelebb a céljához
won-by-land-areas = egyenlő állás után a legtöbb szárazföldi tartomány
won-by-supply = egyenlőség után a nagyobb utánpótlás
won-by-iron-throne = egyenlőség után a jobb hely a Vastrón sávján
won-by-strongholds = egyenlőség után a legtöbb vár
won-by-power = egyenlőség után a legtöbb hatalom

choice-no-target = Nincs célpont: csak leveszem
choice-no-order = Ide nem kerül parancs
choice-no-card = Nincs kártya
choice-power = Hatalomjelzők begyűjtése
choice-muster = Inkább toborzás itt
choice-replace = Egyik parancsom cseréje
choice-peek = A felső vadkártya megnézése
choice-pass = A holló marad
choice-top = A pakli tetejére
choice-bottom = A pakli aljára
choice-destroy = Két egységem megsemmisítése
choice-track = Két hellyel hátrébb a legjobb sávomon
choice-give = Támogatom
choice-refuse = Nem támogatom
choice-use = Felhasználom
choice-decline = Nem használom
choice-area-by-area = Tartományonként
step-support = { $area }: melyik oldalon?
choice-call-support = Előbb támogatást kérek

mark-leave-power-token = Hatalomjelző marad

## Questions

ask-ability = { FORM($card, "ask", ability-otherwise) }
ability-otherwise = { $card }: hogyan használod?
ask-bid = { $subject-id ->
    [attack] Támadnak a vadak, az erejük { $strength }. Mennyi hatalmat licitálsz? Mindenki kifizeti a licitjét.
   *[other] Mennyi hatalmat licitálsz { FORM($subject, "to") }? Mindenki kifizeti a licitjét.
}
ask-blade = { $purpose-id ->
    [tides] Ezt húztad: { $card }. A valyriai acélkarddal húzol másik csatakártyát?
   *[other] { $area }: { $attacker } { $attack }, { $defender } { $defence }. Felhasználod a valyriai acélkardot (+1)?
}
ask-casualties = { $area }: válaszd ki a veszteségedet ({ $number } egység).
ask-consolidate = Melyik hatalomszerzés-parancsodat hajtod végre?
ask-hand = Válaszd ki a hét házkártyát, amellyel játszani fogsz. Akkor fedjük fel őket, amikor már mindenki választott.
hand-of-strength = Erő { $strength }: { $number } lapot válassz
ask-pick = Melyik házkártyát veszed a kezedbe?
step-pick-first = Kétszer választasz egymás után. Mit választasz elsőnek?
step-pick-second = Mit választasz másodiknak?
step-pick-strength = Mekkora erejűt?
step-pick-strength-or-track = Mekkora erejűt, vagy melyik sávon helyet?
pick-place = { $place }. hely
step-pick-card = Melyik házkártyát?
of-strength-4 = Erő 4
of-strength-3 = Erő 3
of-strength-2 = Erő 2
of-strength-1 = Erő 1
of-strength-0 = Erő 0
ask-house-card = Csata { FORM($area, "in") }: melyik házkártyát játszod ki?
ask-march = Melyik menetelésparancsodat hajtod végre, és melyik egységek hová mennek?
ask-muster = Mit toborzol?
ask-neutral-support = { FORM($house, "The") } { FORM($area, "to") } menetelne a semleges erő ellen. Támogatod?
ask-orders = { $round }. forduló: adj parancsot minden tartománynak, ahol egységed van.
ask-port-capture = Elfoglaltad { FORM($port, "acc") }, ahol { FORM($victim, "dat") } { $ships } hajója áll. Hányat cserélsz sajátra? A többi megsemmisül.
ask-raid = Melyik portyázásparancsodat hajtod végre, és mi ellen?
ask-raven = Nálad a hírvivő holló. Mire használod?
ask-raven-peek = Megnézted a felső vadkártyát. Hová kerüljön?
ask-refuse-support = Csata { FORM($area, "in") }: kinek a támogatását utasítod vissza?
ask-retreat = { FORM($house, "Dat") } vissza kell vonulnia { FORM($area, "from") } { FORM($units, "ins") }. Hová?
ask-retreat-losses = Az utánpótlásod kevesebb egységet enged meg { FORM($area, "in") }. Válaszd ki, melyik vesszen el ({ $number }).
ask-shuffle = Keverés.
ask-supply = A seregeid meghaladják az utánpótlásodat, amely ezt engedi: { $limits }. Mely egységeket semmisíted meg?
ask-support = { FORM($attacker, "The") } megtámadja { FORM($defender, "acc") } { FORM($area, "in") }. Melyik oldalt támogatják azok az egységeid, amelyek { FORM($supporters, "in") } állnak?
ask-ties = Egyenlő licitek { FORM($track, "in") }: { $bids }. Milyen sorrendben álljanak az egyformán licitáló házak?
ask-westeros-choice = { $card }: te döntesz. Mi történjen?
ask-wildling-destroy = A vadak: válaszd ki { $number ->
    [one] az egységet
   *[other] { AZ($number) } egységet
}, amelyet elveszítesz.
ask-wildling-discard = A vadak: melyik házkártyádat dobod el?
ask-wildling-downgrade = A vadak: válaszd ki { $number ->
    [one] a lovagot
   *[other] { AZ($number) } lovagot
}, amelyből gyalogos lesz.
ask-wildling-option = A vadak: mit áldozol fel?
ask-wildling-retrieve = A jutalmad: melyik házkártyádat veszed vissza?
ask-wildling-tie = Több ház licitje egyenlő, és { $outcome }. Kinek a licitje számít a { $outcome-id ->
    [watch-wins] legmagasabbnak
   *[other] legalacsonyabbnak
}? Licitek: { $bids }.
ask-wildling-track = A vadak: melyik sávon kerüljön { FORM($of, "the") } { AZ($place) }. helyre?
ask-wildling-upgrade = A jutalmad: mely gyalogosokból legyen lovag? Legfeljebb { $most }.

## Small steps on the way to an answer

step-move = Ki menetel { FORM($origin, "from") }?
step-recruit = { $unit } { FORM($at, "in") }
step-upgrade = { $area }: gyalogosból { $unit }
step-upgrade-routed = { $area }: megfutamított gyalogosból { $unit }
bid-of = { $house } { $power }

## What happened

event-place-taken = { FORM($house, "The") } { FORM($place, "the") } helyén kezd.
event-began = Kezdődik a játszma. Játéksorrend: { $houses }.
event-began-without-order = Kezdődik a játszma. A befolyássávok helyeit felváltva választjátok.
event-hand-chosen = { FORM($house, "The") } kártyái: { $cards }.
event-hand-dealt = { FORM($house, "The") } kiosztott kártyái: { $cards }.
event-hands-hidden = Rejtve kiosztott kezek: { $houses }. A játszma végéig mindenki csak a sajátját látja.
event-hand-shown = { FORM($house, "The") } kezében ez volt: { $cards }.
event-draft-order = Mindenki felváltva választ házkártyákat. A kisorsolt sorrend: { $houses }.
event-picked = { FORM($house, "The") } választása: { $card }.
event-place-picked = { FORM($house, "The") } helyet választ: { $track }, { $place }. hely.
card-of-strength = { $card } ({ $strength })
event-westeros = Westeros-kártyák, { $round }. forduló: { $cards }.
event-winter = Közeleg a tél: { FORM($deck, "acc") } megkeverjük, és másik kártyát fedünk fel.
event-deck-renewed = Nincs utolsó forduló: { FORM($deck, "acc") } újrakeverjük.
event-wildling-threat = A vadak ereje most { $strength }.
event-westeros-chosen = { FORM($house, "The") } választása ({ $card }): { $choice }.
event-forbidden = Ebben a fordulóban tilos: { $order }.
event-power-gained = { FORM($house, "The") } { $power ->
    [0] nem kap hatalmat.
   *[other] { $power } hatalmat kap.
}
event-power-lost = { FORM($house, "The") } { $power } hatalmat veszít.
event-supply = { FORM($house, "The") } utánpótlása eddig { $old }, mostantól { $new }.
event-destroyed = { FORM($house, "The") } { FORM($area, "in") } elveszít { FORM($units, "acc") }.
event-lost-unseen = { FORM($house, "The") } elveszít { FORM($units, "acc") }.
event-mustered = { FORM($house, "The") } { FORM($area, "in") } { FORM($unit, "acc") } toboroz.
event-mustered-unseen = { FORM($house, "The") } toboroz.
event-upgraded = { FORM($house, "The") } { FORM($area, "in") } fejleszt: egy gyalogosból { $unit } lesz.
event-exchanged = { FORM($house, "The") } { FORM($area, "in") } cserél: { $old } helyett { $new }.
event-bids = { $subject-id ->
    [attack] Licitek az Éjjeli Őrségért
   *[other] Licitek { FORM($subject, "to") }
}: { $bids }.
event-track-set = { $track }: { $order }.
event-track-moved = { FORM($house, "The") } { FORM($track, "in") } { AZ($position) }. helyre kerül.
event-dominance = { FORM($house, "The") } megkapja { FORM($token, "acc") }.
event-watch-wins = Az Éjjeli Őrség győz: összesen { $total } hatalom a licit, a vadak ereje { $strength }.
event-wildlings-win = A vadak győznek: összesen { $total } hatalom a licit, a vadak ereje { $strength }.
event-wildling-card = { $card }: { $outcome-id ->
    [watch-wins] { FORM($house, "the") } licitje a legmagasabb, az övé a jutalom.
   *[other] { FORM($house, "the") } licitje a legalacsonyabb, ő jár a legrosszabbul.
}
event-card-discarded = { FORM($house, "The") } eldobja { AZ($card) } kártyát.
event-card-retrieved = { FORM($house, "The") } visszaveszi { AZ($card) } kártyát.
event-deck-changed = { FORM($house, "The") } kijátszotta az utolsó házkártyáját, és ezekkel folytatja: { $cards }.
event-hand-changed = { FORM($house, "The") } kijátszotta az utolsó házkártyáját, és másokat kap, amelyeket senki más nem lát.
event-cards-returned = { FORM($house, "The") } házkártyákat vesz vissza a dobott lapjai közül a kezébe.
event-dragons-grow = Nőnek a sárkányok: az erejük mostantól { $strength }.
event-westeros-over = Vége a Westeros-szakasznak ({ $round }. forduló).

event-orders-in-turn = Nem minden háznak van elég parancsjelzője: a parancsok játéksorrendben kerülnek le.
event-orders-revealed = Minden parancs felfedve: { $round }. forduló.
event-raven-replaced = Hírvivő holló: { FORM($house, "the") } { FORM($area, "in") } parancsot cserél: { $old } helyett { $new }.
event-raven-replaced-unseen = Hírvivő holló: { FORM($house, "the") } parancsot cserél.
event-raven-peeked = Hírvivő holló: { FORM($house, "the") } megnézi a felső vadkártyát.
event-raven-passed = { FORM($house, "The") } nem használja a hírvivő hollót.
event-raven-saw = A hírvivő holló megmutatta neked a felső vadkártyát: { $card }.

event-raid = { FORM($house, "The") } portyázik { FORM($area, "from") }: { FORM($target, "in") } lekerül { FORM($victim, "the") } parancsa ({ $order }).
event-raid-nothing = { FORM($house, "The") } portyázásparancsa { FORM($area, "in") } nem talál célpontot.
event-order-resolved = { FORM($house, "The") } végrehajt egy { FORM($order, "acc") }.
event-pillage = Fosztogatás: { FORM($house, "the") } { $gained } hatalmat kap{ $lost ->
    [0] .
   *[other] , { FORM($victim, "the") } { $lost } hatalmat veszít.
}
event-raids-over = Minden portyázás lezajlott.

event-marched = { FORM($house, "The") } { FORM($units, "ins") } menetel { FORM($origin, "from") } { FORM($area, "to") }.
event-march-nothing = { FORM($house, "The") } menetelésparancsa { FORM($area, "in") } egyetlen egységet sem mozgat.
event-token-left = { FORM($house, "The") } hatalomjelzőt hagy { FORM($area, "in") }.
event-token-left-unseen = { FORM($house, "The") } hatalomjelzőt hagy a táblán.
event-support-called = { FORM($house, "The") } támogatást kér egy semleges erő ellen.
event-support-promised = { FORM($house, "The") } támogatja { FORM($caller, "acc") } { FORM($area, "in") }.
event-support-denied = { FORM($house, "The") } nem támogatja { FORM($caller, "acc") } { FORM($area, "in") }.
event-neutral-beaten = { FORM($house, "The") } { FORM($origin, "from") } { FORM($units, "ins") } legyőzi a semleges erőt ({ $strength }) { FORM($area, "in") }.
event-attacked = { FORM($house, "The") } { FORM($origin, "from") } { FORM($units, "ins") } megtámadja { FORM($defender, "acc") } { FORM($area, "in") }.
event-support = { FORM($house, "The") } { FORM($area, "in") } { $side-id ->
    [none] senkit sem támogat
   *[other] { FORM($side, "acc") } támogatja
}.
event-support-refused = { FORM($house, "The") } visszautasítja { FORM($helper, "the") } támogatását.
event-initial-strengths = { $area }, harci erő a házkártyák előtt: { $attacker } { $attack }, { $defender } { $defence }.
event-cards-revealed = { FORM($attacker, "The") } kártyája: { $attack }, { FORM($defender, "the") } kártyája: { $defence }.
event-card-played = { FORM($house, "The") } kijátssza { AZ($card) } kártyát.
event-card-cancelled = { FORM($house, "The") } eléri, hogy { FORM($rival, "the") } visszavegye { AZ($card) } kártyát.
event-card-replaced = { FORM($house, "The") } fizet 2 hatalmat, és kártyát cserél: { $card } helyett { $replacement }.
event-fights-without-card = { FORM($house, "The") } házkártya nélkül harcol.
event-order-removed = { FORM($house, "The") } { FORM($area, "in") } levesz egy parancsot ({ $order }).
event-tides-redrawn = { FORM($house, "The") } a valyriai acélkarddal másik csatakártyát húz.
event-tides = { FORM($house, "The") } csatakártyája: { $card }.
event-blade-used = { FORM($house, "The") } előhúzza a valyriai acélkardot: +1.
event-won-at-once = { $area }: { FORM($rival, "dat") } nem maradt harcoló egysége; { FORM($house, "the") } azonnal győz.
event-combat-decided = { $area }: { FORM($winner, "the") } legyőzi { FORM($loser, "acc") }. Harci erő: { $attacker } { $attack }, { $defender } { $defence }{ $tie ->
    [1] {"; egyenlőségnél a Hűbéresek sávja dönt."}
   *[0] .
}
event-garrison-lost = A helyőrség megsemmisül { FORM($area, "in") }.
event-retreated = { FORM($house, "The") } visszavonul { FORM($area, "to") } { FORM($units, "ins") }.
event-no-retreat = { FORM($house, "Dat") } nincs szabályos útja a visszavonulásra { FORM($area, "from") }.
event-occupied = { FORM($house, "The") } birtokba veszi { FORM($area, "acc") }.
event-attackers-kept-out = { FORM($house, "The") } nem vonulhat { FORM($area, "to") }, és visszatér.
event-order-placed = { FORM($house, "The") } { FORM($area, "in") } letesz egy parancsot ({ $order }).
event-march-moved-on = { FORM($house, "The") } menetelésparancsa továbblép { FORM($area, "to") }.
event-port-ships-sunk = A szárazföldi tartományt már senki sem birtokolja, ezért { FORM($port, "in") } megsemmisül { FORM($house, "the") } { $ships } hajója.
event-port-captured = { FORM($house, "The") } elfoglalja { FORM($victim, "the") } kikötőjét ({ $port }), és { $ships } hajóból { $kept } hajót sajátra cserél.
event-marches-over = Minden menetelés lezajlott.
event-consolidate = { FORM($house, "The") } { $power ->
    [0] nem gyűjt hatalmat { FORM($area, "in") }.
   *[other] { $power } hatalmat gyűjt { FORM($area, "in") }.
}
event-consolidate-muster = { FORM($house, "The") } hatalom gyűjtése helyett toboroz { FORM($area, "in") }.
event-consolidation-over = Minden hatalom begyűjtve.
event-won = { FORM($house, "The") } { $castles } várossal és várral győz{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

## Why an answer is not accepted

refused-no-such-area = Nincs ilyen nevű tartomány: „{ $given }”.
refused-order-without-units = Nincs egységed { FORM($area, "in") }, ezért nem adhatsz ott parancsot.
refused-order-forbidden = Ebben a fordulóban nem adható ki: { $order }. Válassz másik parancsot.
refused-order-used-up = Ebből csak { $number } jelződ van: { $order }.
refused-too-many-stars = A Királyi udvarban elfoglalt helyed { $most ->
    [0] nem enged különleges parancsot
    [one] egy különleges parancsot enged
   *[other] { $most } különleges parancsot enged
}.
refused-no-order-there = Nincs ilyen parancs { FORM($area, "in") }: { $order }.
refused-bid-above-power = Csak { $most } hatalmad van, ezért nem licitálhatsz { $given } hatalmat.
refused-order-only-the-tied = Csak az egyformán licitáló házakat rendezd sorba: senki sem előzhet meg olyat, aki többet vagy kevesebbet licitált.
refused-over-supply = Így ekkorák lennének a seregeid: { $armies }; az utánpótlásod ({ $supply }) ezt engedi: { $limits }.
refused-still-over-supply = A seregeid még mindig túl nagyok; az utánpótlásod ezt engedi: { $limits }. Semmisíts meg további egységeket.
refused-more-than-needed = Így több semmisül meg, mint amennyit az utánpótlásod megkövetel. Válassz kevesebb egységet.
refused-cannot-muster-there = Most nem toborozhatsz { FORM($area, "in") }.
refused-muster-one-place = Csak egyetlen tartományban toborozhatsz.
refused-no-such-upgrade = Gyalogosból nem lehet { $unit }.
refused-not-enough-points = Egy { $unit } { $cost } pontba kerül, de { FORM($area, "in") } csak { $left } maradt.
refused-no-pieces-left = Nem maradt lerakható bábud ({ $unit }).
refused-no-footman-there = Nincs lecserélhető gyalogosod { FORM($area, "in") }.
refused-muster-in-area-itself = Egy { $unit } csak abba a tartományba kerülhet, amelyik toborozza.
refused-ship-not-there = Az a hajó, amelyet { FORM($area, "in") } toboroztál, nem kerülhet { FORM($place, "to") }: válassz szomszédos tengert vagy a tartomány kikötőjét, ha van.
refused-enemy-ships-there = Ellenséges hajók vannak { FORM($place, "in") }.
refused-port-full = { $place }: itt legfeljebb három hajó fér el. Válassz másik tartományt.
refused-raid-out-of-reach = A portyázásparancs { FORM($area, "from") } nem ér el { FORM($target, "to") }. Válassz szomszédos tartományt.
refused-raid-nothing-there = Nincs portyázással levehető parancs { FORM($target, "in") }. Válassz más célpontot, vagy ezt: „Nincs célpont”.
refused-raid-own-order = A saját parancsodat portyázással nem veheted le { FORM($target, "from") }. Válassz más célpontot, vagy ezt: „Nincs célpont”.
refused-raid-defense-needs-star = A védekezésparancsot csak különleges portyázásparancs veheti le { FORM($target, "from") }. Válassz más célpontot, vagy ezt: „Nincs célpont”.
refused-raid-not-this-order = Ezt a parancsot portyázásparancs nem veheti le { FORM($target, "from") }. Válassz más célpontot, vagy ezt: „Nincs célpont”.
refused-order-cannot-muster = { FORM($area, "In") } ezzel a paranccsal nem lehet toborozni.
refused-support-all-areas = Minden tartományod ugyanazt az oldalt támogatja, vagy senkit.
refused-support-one-side = Minden támogató tartományodnak ugyanazt az oldalt kell segítenie.
refused-not-these-supporters = Mondd meg mindegyik tartományról, kit támogat: { $areas }.
refused-pick-not-free = Ez a házkártya nem szabad. Olyat válassz, amelyet még senki sem vett el.
refused-pick-place-taken = Itt már van helyed: { $track }. Válassz házkártyát, vagy helyet egy másik sávon.
refused-pick-strength-full = Több { $strength } erejű házkártya nem fér a kezedbe. Válassz más erejűt.
refused-house-card-not-in-hand = Nincs a kezedben: { $card }. Válassz olyan kártyát, amely nálad van.
refused-captures-too-many = A szabad hajóid és az utánpótlásod itt legfeljebb { $most } hajót engednek; te { $given } hajót választottál.
refused-two-attacks = Egy menetelésparancs csak egy tartományban támadhat; ez többet is megtámadna: { $areas }.
refused-neutral-too-strong = { FORM($area, "To") } { $needed } erő kell, a menetelésed ereje csak { $strength }. Küldj több egységet, vagy válassz másik menetelést.
refused-area-closed = { FORM($target, "To") } ebben a játszmában senki sem mehet, mert le van zárva.
refused-ships-not-on-land = Hajó nem léphet { FORM($target, "to") }, mert az szárazföldi tartomány.
refused-foreign-port = Nem te birtoklod { FORM($target, "acc") }, ezért a hajóid nem mehetnek be.
refused-land-units-not-at-sea = Egy { $unit } nem léphet { FORM($target, "to") }: szárazföldi egység csak szárazföldi tartományba menetelhet.
refused-routed-do-not-march = Megfutamított egységek nem menetelhetnek { FORM($area, "from") }. Hagyd ki őket.
refused-out-of-reach = Egy { $unit } nem jut el { FORM($origin, "from") } { FORM($target, "to") }: a kettő nem szomszédos, és a hajóid sem kötik össze őket.
refused-no-token-to-leave = Nem hagyhatsz hatalomjelzőt { FORM($area, "in") }.
refused-nobody-to-call = Most senki sem támogathat semleges erő ellen.
refused-no-retreat-there = A legyőzött egységek nem vonulhatnak vissza { FORM($area, "to") }: csak olyan tartományba mehetnek, amely szomszédos vagy saját hajókkal elérhető, és ahol nincs ellenség.
refused-retreat-only-back = A legyőzött támadóknak vissza kell vonulniuk { FORM($area, "to") }, ahonnan jöttek.
refused-no-retreat-to-attackers = A támadás { FORM($area, "from") } jött, ezért oda senki sem vonulhat vissza.
refused-retreat-on-foot-or-afloat = Ezek az egységek nem vonulhatnak vissza { FORM($area, "to") }: szárazföldi egység szárazföldi tartományba, hajó tengerre vagy kikötőbe vonul vissza.
refused-retreat-costs-more = Az utánpótlásod szerint { FORM($area, "in") } kevesebb egységnek van helye, mint egy másik tartományban. Oda vonulj vissza, ahol kevesebb egység vész el.
refused-wrong-retreat-losses = Az utánpótlásodba { $number } visszavonuló egység nem fér bele. Most { $given } van kijelölve: válassz { $number } egységet.
refused-routed-no-casualty = Megfutamított egység nem választható veszteségnek.
refused-siege-engine-no-casualty = Ostromgép nem választható veszteségnek.
refused-wrong-casualties = Pontosan { $number } egységet kell veszteségnek választanod; most { $given } van kijelölve.
refused-one-area-only = Mindnek ugyanabban a tartományban kell lennie.
refused-routed-stays-footman = Megfutamított gyalogos nem fejleszthető.
refused-fewer-would-do = Elég { $number } egységet megsemmisítened.

## The arithmetic, line by line

why-side = { $house } { FORM($area, "in") }
why-units = { $units }: { SIGNED($value) }
why-supporting-units = { FORM($house, "The") } támogatása { FORM($area, "from") } ({ $units }): { SIGNED($value) }
why-support-order = Támogatásparancs { FORM($area, "in") }: +{ $value }
why-march = { $order }: { SIGNED($value) }
why-defense = { $order }: +{ $value }
why-garrison = Helyőrség: +{ $value }
why-card = { $card }: { SIGNED($value) }
why-card-changed = { $card }: nyomtatva { $printed }, a különleges képességekkel { $value }
why-tides = Csatakártya ({ $card }): { SIGNED($value) }
why-blade = Valyriai acélkard: +{ $value }
why-total = { $house } összesen: { $value }
why-won-at-once = { FORM($house, "Dat") } nem maradt ellenfele, azonnal győz; az erők nem számítanak.
why-won-by-strength = { FORM($house, "The") } az erősebb, és győz.
why-won-on-fiefdoms = Egyforma erősek: { FORM($house, "the") } győz, mert előrébb áll a Hűbéresek sávján.
why-casualties-prevented = { $card }: { FORM($house, "the") } nem szenved veszteséget.
why-casualties = { FORM($house, "The") } vesztesége: { $number } (kardok: { $swords }, mínusz erődök: { $towers })
defeat-sum = { $house }: a házkártyák előtt { $initial }, { $card } { SIGNED($printed) }{ $blade ->
    [0] { "" }
   *[other] , valyriai acélkard +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , csatakártya { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , képességek { SIGNED($more) }
} = **{ $total }**
defeat-sum-without-card = { $house }: házkártya nélkül { $initial }{ $blade ->
    [0] { "" }
   *[other] , valyriai acélkard +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , csatakártya { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , képességek { SIGNED($more) }
} = **{ $total }**
defeat-tie = Egyenlő erő: { FORM($winner, "the") } előrébb áll a Hűbéresek sávján, ezért egyenlőségnél is győz.
defeat-swords = Ahogy a kártyákon áll: kardok ({ $rival }): { $swords }, erődök a te kártyádon: { $towers }. Minden kard, amelyet erőd nem fog fel, megöl egy egységet.
defeat-nobody-died = Minden egységed megmenekült.
defeat-died = Elvesztettél { FORM($units, "acc") }.
defeat-cannot-retreat = Az ostromgépek és a megfutamított egységek nem vonulhatnak vissza: vesztett csatában elpusztulnak.
defeat-no-retreat = Nem volt tartomány, ahová vissza lehetett volna vonulni, ezért senki sem menekült meg.
defeat-card-in-hand = Ami segíthetett volna: a kezedben van { $card }, ereje { $strength }; a különleges képességeket nem számítva ez elég lett volna.
defeat-outmatched = Ami hiányzott: a házkártyák előtt { $own } : { $other } volt az állás. Ehhez több egység, jobb parancs vagy támogatás kell, nem jobb kártya.
defeat-missing = Ami hiányzott: még { $number } erő, egységből, parancsból, támogatásból vagy kártyából.
why-bids = { $subject-id ->
    [attack] Licitek az Éjjeli Őrségért
   *[other] Licitek { FORM($subject, "to") }
}
why-bid = { $place }. { $house }: { $power }
why-bid-tied = { $place }. { $house }: { $power }, egyenlő; a Vastrón birtokosa dönt
why-watch = Összesen { $total }, a vadak ereje { $strength }: { $wins ->
    [1] az Éjjeli Őrség győz
   *[other] a vadak győznek
}
why-icons = Utánpótlásikonok { FORM($house, "the") } birtokában: { $value }
why-icon = { $area }: { $value }
why-position = { FORM($house, "The") } utánpótlásjelzője itt áll: { $value }
why-army-fits = Sereg { FORM($area, "in") }: { $size } egység, megengedett: { $limit }
why-army-too-large = Sereg { FORM($area, "in") }: { $size } egység, csak { $limit } a megengedett

## What changes nothing is told together

idle-raid-nothing = Célpont nélküli portyázásparancs: { $all }.
idle-raid-nothing-of = { $house } { FORM($area, "in") }
idle-march-nothing = Menetelésparancs, amely egyetlen egységet sem mozgatott: { $all }.
idle-march-nothing-of = { $house } { FORM($area, "in") }
idle-no-power = Nem kap hatalmat: { $all }.
idle-no-power-of = { $house }

## Who is winning

table-leads = { FORM($houses, "The") } vezet { $castles } várossal és várral{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }; a győzelemhez { $goal } kell.

## A round in a few lines

round-battles = { $number ->
        [0] Nem volt csata.
        [one] Egy csata: { $battles }.
       *[other] { $number } csata: { $battles }.
    }
round-battle = { FORM($area, "in") } { FORM($winner, "the") } legyőzi { FORM($loser, "acc") }
round-lost = Veszteség: { $who }.
round-mustered = Toborzás: { $who }.
round-units-of = { $house } { $units }
round-castles = Város és vár (a győzelemhez { $goal } kell): { $castles }.
round-castles-of = { $house } { $castles }

## Gifts of Power

event-power-given = { FORM($house, "The") } { $power } hatalmat ad { FORM($to, "dat") }.
interject-gift = Hatalmat adok
interject-gift-about = Adj hatalmat egy másik játékosnak a saját készletedből, amennyit akarsz. Ez senkit semmire sem kötelez.
interject-gift-step-0 = Kinek?
interject-gift-step-1 = Mennyi hatalmat?
interject-gift-do = Odaadom
interject-gift-done = ✓ Odaadva.
refused-no-gifts = Ennél az asztalnál nem lehet hatalmat ajándékozni.
refused-gift-while-bidding = Licitálás közben nem adhatsz hatalmat. Próbáld meg újra, miután a licitek feltárultak.
refused-gift-in-combat = Csatában csak addig adhatsz hatalmat, amíg a támogatást kérik.
refused-gift-without-power = A saját készletedben nincs hatalom, amelyet odaadhatnál.
refused-gift-no-room = Senki sem kaphat több hatalmat: a hatalomjelzők száma véges.
refused-gift-to-oneself = Magadnak nem adhatsz hatalmat.
refused-gift-to-vassal = { FORM($house, "The") } vazallus, és a vazallusok nem adnak és nem kapnak hatalmat.
refused-gift-above-power = A saját készletedben csak { $power } hatalom van.
refused-gift-too-much = { FORM($house, "The") } legfeljebb { $room } hatalmat kaphat még, mert csak ennyi jelzője maradt.
why-preview-power-then = { $house }: utána { $power } hatalom.
