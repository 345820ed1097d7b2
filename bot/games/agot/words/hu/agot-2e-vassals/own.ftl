# What games with vassals say beside the 2nd edition, or in other words.

ruleset-agot-2e-vassals = Trónok harca, 2. kiadás: vazallusokkal
option-vassals = vazallusok: { $value }

## Names

house-vassals = a vazallusok
    .the = a vazallusok
phase-vassals = Vazallusok választása
phase-vassal-orders = Vazallusok parancsai

order-raid-support-plus-1 = Portyázás vagy Támogatás +1
    .note = Levesz egy parancsot, mint a portyázás, vagy marad, és úgy segít, mint a Támogatás +1
order-defend-muster-plus-1 = Védekezés +1 vagy toborzás
    .note = +1, ha ezt a tartományt megtámadják; a végén itt toboroz
order-defend-plus-3 = Védekezés +3
    .note = +3, ha ezt a tartományt megtámadják

## What is asked

for-claim-vassals = vazallusok választása
panel-on-behalf = ⚑ A vazallusod nevében válaszolsz: **{ $seat }-ház**.
seat-for = { $seat }, a vazallusa ({ $other }) helyett
plan-not-for = A vazallusaidat is kérdezni fogjuk: { $seats }. Az ő válaszaik nem tervezhetők.

ask-claim-vassals = Mely vazallusoknak parancsolsz ebben a fordulóban? Legfeljebb { $most } vazallust választhatsz.
ask-orders-for = { $round }. forduló: milyen parancsokat kap a vazallus { $for }-ház? Legfeljebb két tartománya kaphat egyet-egyet.
ask-raid-for = Mit tegyen a vazallus { $for }-ház portyázás- vagy támogatásparancsa?
ask-march-for = A vazallus { $for }-ház menetelésparancsa: melyik egységek hová mennek?
ask-consolidate-for = Toboroz-e a vazallus { $for }-ház ott, ahol a toborzásparancsa fekszik?
ask-house-card-for = Csata { FORM($area, "in") }: a három kártyája közül melyiket játssza ki a vazallus { $for }-ház?
ask-supply-for = A vazallus { $for }-ház seregei meghaladják az utánpótlását, amely ezt engedi: { $limits }. Melyik egységek vesszenek el?
ask-muster-for = Mit toboroz a vazallus { $for }-ház?
ask-support-for = { FORM($attacker, "The") } megtámadja { FORM($defender, "acc") } { FORM($area, "in") }. Kit támogatnak a vazallus { $for }-ház egységei { FORM($supporters, "in") }?
ask-refuse-support-for = Csata { FORM($area, "in") }: kinek a támogatását utasítja vissza a vazallus { $for }-ház?
ask-casualties-for = { $area }: válaszd ki a vazallus { $for }-ház veszteségét ({ $number } egység).
ask-retreat-losses-for = A vazallus { $for }-ház utánpótlása kevesebb egységet enged meg { FORM($area, "in") }. Válaszd ki, melyik vesszen el ({ $number }).
ask-port-capture-for = A vazallus { $for }-ház elfoglalta { FORM($port, "acc") }, ahol { FORM($victim, "dat") } { $ships } hajója áll. Hányat cserél sajátra? A többi megsemmisül.
ask-deal = Oszd ki a kártyákat.
for-deal = a kártyák kiosztása
tokens-short-for = { $places } tartományból legfeljebb { $number } kap parancsot.
nothing-claim-vassals = Egyet sem veszek
nothing-orders = Nem adok parancsot
choice-stays = Marad: ebben a fordulóban támogat
choice-muster-here = Toborzás itt
choice-no-muster = Nem toboroz: a parancs lekerül
note-vassal = város és vár { $castles } · utánpótlás { $supply } · { $number ->
    [0] nincs egysége
   *[other] { $units }
}

## What happened

event-vassal-claimed = { FORM($house, "The") } ebben a fordulóban a vazallus { $vassal }-háznak parancsol.
event-raid-support-stays = { FORM($house, "The") } nem portyázik { FORM($area, "from") }: a parancs ott marad támogatásnak.
event-consolidate-muster = { FORM($house, "The") } a parancsával toboroz { FORM($area, "in") }.
event-pillage = Fosztogatás: { $gained ->
    [0] senki sem kap hatalmat
   *[other] { FORM($house, "the") } { $gained } hatalmat kap
}, { FORM($victim, "the") } { $lost } hatalmat veszít.

refused-area-of-the-family = { FORM($target, "The") } ebben a fordulóban a saját családodé. A parancsnok és a vazallusai nem lépnek egymás tartományaiba.
refused-support-against-family = { FORM($house, "The") } a családodhoz tartozik, és itt harcol: őt támogathatod, vagy senkit.
refused-vassals-not-into-ports = A vazallusok nem menetelnek kikötőbe, így { FORM($target, "to") } sem.
refused-vassal-without-units = { FORM($area, "In") } a vazallus { $house }-háznak nincs egysége, ezért ott nem kaphat parancsot.
refused-still-over-supply = A seregek még mindig túl nagyok; az utánpótlás ezt engedi: { $limits }. Semmisíts meg további egységeket.
refused-raid-own-order = Ez a saját parancsod vagy a családodé, portyázással nem veheted le { FORM($target, "from") }. Válassz más célpontot, vagy ezt: „Nincs célpont”.
refused-too-many-vassal-orders = Egy vazallus legfeljebb { $most } parancsot kap. Hagyj ki néhányat.

why-preview-token-stays = { FORM($area, "In") } ingyen marad egy hatalomjelző ({ $house }).
why-preview-may-play = { FORM($house, "The") } három kártya egyikét játssza ki, ezeket csak a parancsnoka látja. Az összes lehetséges: { $cards }.
why-preview-stays-to-support = A parancs marad { FORM($area, "in") }, és a forduló végéig támogatja a szomszédos csatákat.
why-preview-armies = Seregek utána: { $armies }; az utánpótlás ezt engedi: { $limits }.
why-preview-no-armies = Nem lesz legalább két egységből álló sereg; az utánpótlás ezt engedi: { $limits }.
why-preview-vassal-pillage =
    { FORM($rival, "The") } elveszti a parancsát { FORM($area, "in") } ({ $order }){ $lost ->
        [0] { "" }
       *[other] { " " }és 1 hatalmat
    }; { $gained ->
        [0] senki sem kap semmit.
       *[other] te 1 hatalmat kapsz.
    }

## Looking things up

hand-open = A játékosok kézben lévő kártyái nem titkosak: { COMMAND("map") } a szélén megmutatja őket, { COMMAND("look") } pedig elmagyarázza az egyes kártyákat. Csak azt tudja egyedül a parancsnok, hogy a harcoló vazallusa mely kártyákat kapta.
heading-commands = A vazallusaid: { $houses }
lookup-house-vassal = **Vazallus**, parancsnoka: { $house }
lookup-house-vassal-free = **Vazallus**; ebben a fordulóban még senki sem parancsol neki
lookup-house-commands = **Parancsol nekik:** { $houses }
lookup-house-vassal-figures = **Város és vár** { $castles }. Nincs hatalma, és kártya sincs a kezében: minden csatában hármat kap a hét vazalluskártyából
lookup-card-of-vassals = A vazallusok házkártyája: minden harcoló vazallus hármat kap a hétből
lookup-card-drawn = **Ebben a játszmában:** ez a vazallus kapta: { $house }.
lookup-card-no-vassals = **Ebben a játszmában:** nincsenek vazallusok.

## Readings

ruling-connington-without-survivors = Jon Connington lovagja, ha a győztesnek nem maradt egysége
reading-connington-without-survivors-embattled-area-only = állhat a csatatéren
reading-connington-without-survivors-origin = állhat ott, ahonnan a menetelés indult
ruling-beric-dondarrion-timing = Beric Dondarrion egysége elvész
reading-beric-dondarrion-timing-on-result = a veszteségek előtt
reading-beric-dondarrion-timing-after-casualties = a veszteségek után
ruling-bronn-against-vassal = Bronn vazallus ellen
reading-bronn-against-vassal-cannot-pay = nem fizethető meg
reading-bronn-against-vassal-commander-pays = a parancsnok megfizetheti
ruling-jaqen-random-card = Jaqen H'ghar véletlen kártyája
reading-jaqen-random-card-includes-returned = lehet a visszavett is
reading-jaqen-random-card-excludes = sosem a visszavett
ruling-patchface-against-vassal = Foltosképű vazallus ellen
reading-patchface-against-vassal-drawn-cards = a kiosztott kártyákból választ
reading-patchface-against-vassal-nothing = nem csinál semmit
ruling-vassal-bid-ties = Licitnél a vazallusok
reading-vassal-bid-ties-iron-throne-holder = a 0-s licitek között állnak, ahogy a Vastrón dönt
reading-vassal-bid-ties-below-players = minden játékos mögött állnak
ruling-vassal-claim = Hogyan jutnak a játékosok vazallusokhoz
reading-vassal-claim-rest-to-the-last = játéksorrendben választanak; az utolsó viszi a többit
reading-vassal-claim-at-random = minden fordulóban sorsolással
ruling-vassal-dual-token-bans = A portyázás vagy a támogatás tilalma
reading-vassal-dual-token-bans-banned-by-either = a Portyázás vagy Támogatás jelzőt is tiltja
reading-vassal-dual-token-bans-other-half-stays = meghagyja a másik felét
ruling-vassal-family-support = A parancsnok és vazallusai támogatják egymást
reading-vassal-family-support-automatic = kérdés nélkül
reading-vassal-family-support-optional = ha a parancsnok úgy dönt
ruling-vassal-house-cards = A harcoló vazallus kap
reading-vassal-house-cards-three-of-seven = hármat a hét kártyából
ruling-vassal-muster = Toborzásnál a vazallus
reading-vassal-muster-home-area-only = csak a főtartományában toboroz
ruling-vassal-order-count = Egy vazallus kap
reading-vassal-order-count-up-to-two = legfeljebb két parancsot
reading-vassal-order-count-two-if-possible = két parancsot, ha lehet
ruling-vassal-power-token = A szárazföldi tartományt elhagyó vazallus
reading-vassal-power-token-always-left = mindig hagy ott hatalomjelzőt
ruling-vassal-raid-power = Ha vazallus hatalomszerzés ellen portyázik
reading-vassal-raid-power-nobody-gains = senkinek sem hoz hatalmat
reading-vassal-raid-power-commander-gains = a parancsnoka 1 hatalmat kap
ruling-vassal-starting-supply = A vazallusok kezdeti utánpótlása
reading-vassal-starting-supply-four = 4
reading-vassal-starting-supply-icons-controlled = a birtokolt utánpótlásikonok szerint
ruling-vassal-surplus-sets = A vazallusok, akik nem oszthatók el egyenlően
reading-vassal-surplus-sets-one-more-from-the-top = a játéksorrend első játékosaihoz kerülnek
reading-vassal-surplus-sets-one-each = nincsenek: minden játékos egyesével választ, körben
ruling-vassal-track-setup = A vazallusok a sávokon
reading-vassal-track-setup-below-if-in-top-three = hátul kezdenek, ha valamelyik az első három közt lenne
reading-vassal-track-setup-always-below = hátul kezdenek
ruling-vassal-victory = Ha egy vazallus csatát nyer
reading-vassal-victory-commander-gains-one = a parancsnoka 1 hatalmat kap
ruling-vassal-westeros-decisions = A vazallusok döntéseit a Westeros-szakaszban
reading-vassal-westeros-decisions-last-commander = az utolsó parancsnok hozza
