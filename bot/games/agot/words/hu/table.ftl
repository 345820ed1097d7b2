# What A Game of Thrones says at a table in its own words: panels, commands, typed answers, the log.

## What winning takes

goal = **A győzelemhez:** { $held ->
    [1] egy forduló végén
   *[0] bármelyik pillanatban
} összesen { $castles } város és vár{ $endless ->
    [1] . Nincs utolsó forduló.
   *[0] { $apart ->
        [1] , vagy a 10. forduló után te vagy legközelebb a célodhoz.
       *[0] , vagy a legtöbb a 10. forduló után.
    }
}

## Explanations

why-topic-combat = Csata
why-topic-bids = Licitek
why-topic-supply = Utánpótlás
why-title-combat = ### A csata sorról sorra
why-title-bids = ### A legutóbbi licitek
why-title-supply = ### Utánpótlás

## What would come of a battle

what-if-uses = { FORM($seat, "The") } használja a valyriai acélkardot
what-if-uses-not = { FORM($seat, "The") } nem használja a valyriai acélkardot

## The log

topic-battles = Csaták
topic-bids = Licitek, sávok és vadak
topic-orders = Parancsok és menetelés
topic-westeros = Westeros-kártyák
topic-units = Nyert és vesztett egységek
topic-power = Hatalom
topic-cards = Házkártyák

## Cards

hand-open = Ebben a játszmában egyetlen kártya sem titkos: { COMMAND("map") } a szélén megmutatja, kinek mi van a kezében, { COMMAND("look") } pedig elmagyarázza az egyes kártyákat.

## How one answers with nothing, and what a select is for

nothing-march = Senki sem menetel
nothing-muster = Nem toborzok
nothing-refuse-support = Senkiét sem
nothing-wildling-upgrade = Nincs új lovag
pick-bid = A licited
pick-house-card = A házkártyád
pick-muster = Mit toborzol
pick-wildling-discard = Az eldobott kártya
pick-wildling-retrieve = A visszavett kártya

## Typed answers

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-star = csillag csillagos kulonleges * csillaggal csillagot csillagosat kulonlegeset
typed-plus = plusz +
typed-minus = minusz -
# What means nothing between an area and its order.
typed-fillers = a az és parancs parancsot kap kapja kapjon ide oda rakok teszek rakj tegyel kerem legyen kerek teszunk rakunk
# What means nothing among units and areas.
typed-fillers-army = a az egy és ide oda innen onnan ban ben ba be bol rol ra re hoz hez megy mennek menjen lep lepnek menetel menetelnek kuld kuldok kuldom viszem veszek toboroz toborzok kerem
typed-fillers-raid = portya portyázás portyázik portyázom ellen
typed-displaced = - { $place }: innen lekerült a parancs, mert a jelző csak egy helyen lehet.
typed-tokens-title = Írd be a parancsaidat
typed-tokens-label = Soronként egy tartomány és a parancsa
typed-tokens-hint =
    deres m+1*
    karh v+1
    fehér semmi
typed-tokens-example = { $place }: { $token }

## Orders

tokens-place = Tartomány
tokens-for = Parancs ide: { $place }
tokens-none-yet = még nincs parancs
tokens-limit = Különleges parancsok (★): { $used }/{ $most }
tokens-short = Nincs elég parancsod: { $places } tartományból csak { $number } kap.
tokens-none = Nincs parancs

refused-not-tokens = Ezt nem lehet parancsokként értelmezni. Válaszd ki őket a paneleden, vagy gépeld be itt: { COMMAND("answer") }.
refused-places-left = Ezeknek a tartományoknak még parancs kell: { $places } ({ $number }).
refused-not-your-place = { FORM($place, "In") } nem adhatsz parancsot. A paneleden látod, melyik tartományoknak kell.

## When a player is late

late-safe = Ha egy játékos késik, a bot biztonságos választ ad helyette: védekezésparancsok, semmi mozgás, a lehető legkisebb veszteség.
deadline-safe-note = védekezésparancsok, semmi mozgás, a lehető legkisebb veszteség

## More steps

step-recruit-routed = { $area }: { $unit } (megfutamított)
refused-not-a-list = Ezt nem lehet toborzási listaként értelmezni. Válaszd ki a paneleden.
choice-done = Kész

## What lies in an area that can be chosen

here-joint = {" · "}
here-token = { FORM($house, "the") } hatalomjelzője
here-garrison = helyőrség { $strength }
here-neutral = semleges erő { $strength }
here-empty = senki sincs ott

## Where to look things up, and what is sealed

setup-together = **Idő egy válaszra**, ha egyszerre többen döntenek, például parancsoknál és liciteknél:

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    döntetlen egyenlő egyenlőség holtverseny azonos
    harc csata csatában támadás küzdelem
    győzelem győz győztes nyer
    veszít vesztes veszteség veszteségek meghal megöl megsemmisül megsemmisít
    egység egységek csapat sereg seregek katona
    licit licitek licitál licitálás
    hajó hajók tenger tengeri flotta
    város városok vár várak kastély erőd
    jelző jelzők befolyás hatalom
    hordó utánpótlás
    toborzás toboroz építés
    fal vad vadak támadás
    kard kardok penge acélkard
    holló megnéz kukucskál
    visszavonul visszavonulás menekül
    kikötő rév
    kezdet kezd kezdés előkészületek
    vége befejez utolsó

## How to play: twelve sentences

primer-land = Egy nagy házat vezetsz, és több várost meg várat akarsz, mint bármely más játékos. Aki eleget birtokol, többnyire hetet, győz; különben az, akinek a tizedik forduló után a legtöbb van. Minden forduló három Westeros-kártyával indul: utánpótlást, új egységeket, licitet a három sávra vagy a vadak támadását hozzák. A sávok mutatják, ki lép először, ki győz egyenlőség esetén a csatákban, és hány különleges parancsot adhatsz.
primer-orders = Ezután minden játékos titokban parancsot ad minden tartománynak, ahol egysége áll, és a parancsok egyszerre tárulnak fel. A menetelés mozog vagy támad, a portyázás egy szomszédos parancsot vesz le, a támogatás a szomszédos csatákban segít, a védekezés a saját tartományát erősíti, a hatalomszerzés hatalmat hoz. Előbb a portyázások, aztán a menetelések, végül a hatalomszerzések következnek, játéksorrendben, egyszerre egy parancs. Tárgyalj, mert egyedül senki sem jut messzire, de ígéret senkit sem köt.
primer-battle = A csatában mindkét oldal összeadja az egységei, a parancsai és a támogatása erejét. Ezután mindkét fél titokban kijátszik egy házkártyát, amely erőt, kardot, erődöt vagy meglepetést hoz. A vesztes visszavonul, és minden kardért, amelyet erőd nem fog fel, elveszít egy egységet. Az utánpótlás megszabja a seregeid méretét, ezért előbb utánpótlásikonos (hordós) tartományokat szerezz, aztán gyűjts katonákat.
