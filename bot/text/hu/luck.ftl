# Luck that nobody can choose, receipts for sealed answers, and what came of verifying a record.

## The table

card-seal = -# A véletlen pecsétje: `{ $seal }`
card-dark = -# A véletlenhez nem járul hozzá nyilvános jeladó: aki a botot futtatja, maga is megszabhatta.
light-begins =
    A játszma néhány másodperc múlva kezdődik.
    -# Egy nyilvános jeladóval együtt ez bizonyítja, hogy a véletlent senki sem választotta: ||{ $head }||
light-draws = -# ⚄ `{ $head }`
lobby-beginning = A játszma néhány másodperc múlva kezdődik.
status-light = A következő húzás a nyilvános jeladóra vár, nagyjából 15 másodpercig.
trouble-beginning = A játszma néhány másodperc múlva kezdődik, ezért a beállításai már nem módosíthatók.
setting-lights = **Véletlen**: milyen gyakran járuljon hozzá egy nyilvános jeladó?
setting-lights-once = A játszma kezdetén
setting-lights-once-note = Senki sem választhatja meg, mit húzunk, és senkinek sem kell várnia.
setting-lights-always = Minden húzásnál
setting-lights-always-note = Előre senki sem láthatja, mit húzunk. Egy húzás nagyjából 15 másodperc.
agreed-lights-always = Minden húzáshoz hozzájárul egy nyilvános jeladó: egy húzás nagyjából 15 másodperc, és senki sem láthatja előre.
table-luck-older = A bot most már jobban tudja bizonyítani a véletlent, de csak az ezután induló játszmákban. Ez a játszma bizonyíték nélkül folytatódik, és amit a véletlenéről ígértünk, már nem áll.
table-luck-opened = Már ellenőrizhető a véletlen ({ $game }. játszma): a titok `{ $secret }` volt, a napló vége `{ $head }`. A keveréseket mind ellenőrzi { COMMAND("verify") }, ahol a játszma száma is megadható.

## Receipts

panel-receipt = -# Átvételi elismervény: `{ $receipt }…`
receipt-open = Elismervény
receipt-whole = Az elismervényed erről a válaszról: `{ $receipt }`. Másnak semmit sem árul el, és ha módosítod a válaszod, új jár helyette. Ha véget ér { AZ($game) }. játszma, a jegyzőkönyvben megtalálja: { COMMAND("verify") }.
receipt-none = Nincs elismervény: a válaszod nem titkos, vagy már nem az.
receipt-earlier = Korábbi elismervényeid ebből a játszmából, a legutóbbi elöl:

## A record

verify-unreadable = Ez a fájl nem egy játszma jegyzőkönyve. Innen csatolj fájlt: { COMMAND("history") }.
verify-older = Ez egy régebbi formájú jegyzőkönyv. A titok a játszma kezdete előtt rögzült, a válaszok láncot alkottak, de semmi sem bizonyítja, hogy a titkot nem szándékosan választották.
verify-failed = A jegyzőkönyvet most nem sikerült ellenőrizni. Próbáld meg később.
verify-too-much = Ennek a fájlnak az ellenőrzése több időt vagy memóriát igényel, mint egy játszma jegyzőkönyvéé.
verify-one-at-a-time = Egy jegyzőkönyvedet már ellenőrzi a bot. Várd meg, amíg végez.
verify-green = ✓ { $entries } bejegyzésben nincs hiba, és amit megőriztél, benne van.
verify-amber = { $entries } bejegyzésben nincs hiba, de néhány dolgot nem lehetett megerősíteni:
verify-red = **✗ Valami nincs rendben:**
verify-seal = Pecsét: `{ $hash }`
verify-head = A napló vége: `{ $hash }`
verify-light = Nyisd meg: { $link }. Az üzenetben ennek kell állnia, és nem lehet szerkesztett: `{ $hash }`
verify-yourself = -# A bot üzemeltetője megváltoztathatta, amit a bot itt mond. Ezért máshol is ellenőrizd a fájlt innen: { COMMAND("history") }; egy másik bottal ({ COMMAND("verify") }), vagy olyan gépen, amelyen van Ravenry: `python -m engine verify`.
wrong-order = Ezen a helyen nem állhat { AZ($at) }. bejegyzés.
wrong-seal = A pecsét nem ehhez a titokhoz és asztalhoz tartozik.
wrong-beacon = Nem a jeladónak az a köre áll { AZ($at) }. bejegyzésben, amelyet az üzenete kijelölt.
wrong-rules = A szabályok nem engedik, amit { AZ($at) }. bejegyzés mond.
wrong-people = Olyan válaszol vagy ül le { AZ($at) }. bejegyzésben, aki nem teheti.
wrong-dark = Nem járult hozzá jeladó { AZ($at) }. bejegyzéshez, pedig kellett volna.
wrong-seats = A helyek nem azok, amelyeket választottak és kisorsoltak.
wrong-draw = Nem a szabályokból és a lepecsételt véletlenből következik { AZ($at) }. bejegyzés húzása.
wrong-receipt = Nem a lepecsételt válaszok állnak { AZ($at) }. bejegyzésben.
wrong-undo = A játszma nem térhet vissza úgy, ahogy { AZ($at) }. bejegyzés mondja.
wrong-rest = A játékosok vagy az idők nem azok, amelyeket a napló vége rögzít.
wrong-unseen = Ezt őrizted meg, de nem ebből a jegyzőkönyvből való: { $at }.
wrong-post = Ezt másik üzenetben láttad, mint amelyet a jegyzőkönyv megnevez: { $at }.
open-nothing-seen = - Nem adtál meg semmit, amit a játszmából megőriztél, így az egész utólag is készülhetett. Add meg az elismervényeidet és a ⚄ jelű üzenetek linkjét.
open-unconfirmed = - Az alább megnevezett üzeneteket senki sem hasonlította össze.
open-replaced = - Olyan válasz elismervénye van nálad, amelyet módosítottak vagy visszavontak ({ $at }. bejegyzés).
open-dark = - Aki a botot futtatja, kiválaszthatta a véletlent: nem járult hozzá nyilvános jeladó ({ $at }. bejegyzés).
open-undo = - A játszma visszatért egy korábbi pillanathoz ({ $at }. bejegyzés).
open-restored = - Biztonsági mentést állítottak vissza ({ $at }. bejegyzés).
open-unfinished = - A naplónak nincs vége.
open-abandoned = - A játszma a vége előtt megszakadt.
