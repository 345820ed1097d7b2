# What the 1st edition of A Game of Thrones: The Board Game says that the 2nd does not.
# What both say, but not in the same words, is in agot-1e/.

ruleset-agot-1e = Trónok harca, 1. kiadás

## Names

area-summer-sea = Nyár-tenger
    .the = a Nyár-tenger
    .acc = a Nyár-tengert
    .in = a Nyár-tengeren
    .from = a Nyár-tengerről
    .to = a Nyár-tengerre

choice-one-order = Csak ez az egy
lasting-footmen-do-not-support = a gyalogosok támogatása nem ad erőt

## What happened

event-drawn = Senki sem győz, mert városokban és várakban, utánpótlásban és hatalomban is egyenlők: { $houses }.
event-lasting = Ebben a fordulóban: { $effect }.
event-wildlings-settled = { $outcome-id ->
    [watch-wins] { FORM($house, "The") } licitje a legmagasabb, az övé a jutalom.
   *[other] { FORM($house, "The") } licitje a legalacsonyabb, ő jár a legrosszabbul.
}

## Refusals

refused-order-barred = Ez nem adható ki { FORM($area, "in") }: { $order }.
refused-support-barred = { FORM($area, "In") } nem adható ki támogatásparancs.
refused-raid-second-needs-star = Két parancsot csak különleges portyázás vesz le; ami { FORM($area, "in") } van, az nem különleges.
refused-neutral-ships-there = { FORM($place, "Acc") } semleges erő tartja; amíg le nem győzik, ott nem toborozható hajó.
refused-wrong-toll = Válassz { $due } toborzási pontot érő egységet (gyalogos 1, hajó 1, lovag 2); ezek értéke { $given }.

## Rulings

ruling-ability-order = Két különleges képesség egyszerre: előbb jön
reading-ability-order-fiefdoms = aki a Hűbéresek sávján előrébb áll
reading-ability-order-turn-order = aki a játéksorrendben előbb jön
ruling-aeron-damphair-icon = Nedveshajú Aeron ikonja
reading-aeron-damphair-icon-fortification = egy erőd
reading-aeron-damphair-icon-sword = egy kard
ruling-cersei-lannister-order = Cersei Lannister levesz egy parancsot
reading-cersei-lannister-order-required = kötelező
reading-cersei-lannister-order-optional = elhagyható
ruling-icons-after-winter = Ikonok a „Közeleg a tél” utáni kártyán
reading-icons-after-winter-count = számítanak
ruling-maester-luwin-himself = Luwin mester önmagát veszi vissza
reading-maester-luwin-himself-no = nem
reading-maester-luwin-himself-yes = igen
ruling-neutral-force-as-the-one-attack = A semleges erő a menetelés egyetlen támadása
reading-neutral-force-as-the-one-attack-yes = igen
ruling-oldtown-and-sunset-sea = Óváros és a Napnyugati-tenger
reading-oldtown-and-sunset-sea-apart = nem szomszédos
reading-oldtown-and-sunset-sea-adjacent = szomszédos
ruling-orders-in-every-area = Parancs minden tartományba, ahol egység van
reading-orders-in-every-area-optional = nem szükséges
reading-orders-in-every-area-required = kötelező, amíg van jelző
reading-retreat-fewest-losses-anywhere = bárhová, bármekkora veszteséggel
ruling-retreat-into-empty-home = Visszavonulás egy ellenség üres főtartományába
reading-retreat-into-empty-home-allowed = megengedett
reading-retreat-into-empty-home-not-allowed = tilos
ruling-salladhor-saan-ships = Salladhor Saan: hajók, amelyek 0-t érnek
reading-salladhor-saan-ships-opponent = az ellenfél támogatása
reading-salladhor-saan-ships-all-supporting = minden támogató hajó
ruling-ser-loras-last-unit = Ser Loras az utolsó egységet semmisíti meg
reading-ser-loras-last-unit-battle-ends = a Tyrell azonnal győz
reading-ser-loras-last-unit-battle-goes-on = a csata folytatódik
ruling-ships = A házak hajói
reading-ships-five = öt
reading-ships-six = hat
ruling-starting-supply = Kezdő utánpótlás
reading-starting-supply-as-2nd-edition = mint a 2. kiadásban
reading-starting-supply-icons = a birtokolt ikonok
reading-starting-supply-literal = házanként eggyel több
reading-tie-break-supply-power = utánpótlás, aztán hatalom, aztán döntetlen
ruling-two-houses-win = Két ház egyszerre éri el a célt
reading-two-houses-win-acting-house = az a ház győz, akié a parancs
reading-two-houses-win-turn-order = aki a játéksorrendben előbb jön, az győz

## What House cards do

heading-figures = Hatalom { $power } · Utánpótlás { $supply } · Város és vár { $castles }
