# Luck that can be checked, receipts for sealed answers, and what came of a check.

## Before the game

lobby-luck = -# Ennek a játszmának a véletlene le van pecsételve: `{ $hash }`. { $words ->
    [0] Az asztalnál bárki hozzáadhat egy szót.
   *[other] Hozzáadott szavak: { $words }.
}
word-open = Szót adok hozzá
word-title = A te szavad a véletlenhez
word-label = Bármilyen szó: a keverések múlnak rajta
word-hint = Ami senki másnak nem jutna eszébe
word-kept = ✓ A szavad: „{ $word }”. A játszma kezdetekor számít.
word-dropped = ✓ A szavadat visszavontad.
trouble-no-promise = Ennél az asztalnál nincs lepecsételt véletlen, így nincs mihez szót adni.

## At the table

table-luck-sealed = A játszma minden keverése egy titokból következik, amelynek pecsétje `{ $hash }`{ $count ->
    [0] .
   *[other] , és a szavaitokból: { $words }.
}
table-luck-opened = A játszma ({ $game }) véletlene nyitva van: a titok `{ $secret }` volt, a napló vége `{ $head }`. Mindezt ellenőrzi, a szám alapján is: { COMMAND("verify") }.

## Receipts

panel-receipt = -# Átvételi elismervény: `{ $receipt }…`
receipt-open = Elismervény
receipt-whole = Az elismervényed erre a válaszra: `{ $receipt }`. Másnak semmit sem árul el, és ha módosítod a válaszod, új jár helyette. Ha véget ér a játszma ({ $game }), a jegyzőkönyvben megtalálja: { COMMAND("verify") }.
receipt-none = Nincs elismervény: a válaszod nem titkos, vagy már nem az.

## A check

verify-rules = { $differences ->
    [0] ✓ Jegyzőkönyv, { $steps } lépés, a szabályok szerint.
   *[other] ✗ Jegyzőkönyv, { $steps } lépés, amely eltér a szabályoktól.
}
verify-missing = Nem mondja meg, honnan való a véletlen, így más nem ellenőrizhető.
verify-unreadable = Ez nem egy játszma jegyzőkönyve.
verify-failed = A jegyzőkönyvet most nem sikerült ellenőrizni. Próbáld meg később.
verify-too-much = Ennek a fájlnak az ellenőrzése több időt vagy memóriát igényel, mint egy játszma jegyzőkönyvéé.
verify-one-at-a-time = Már folyik egy jegyzőkönyv ellenőrzése a számodra. Várd meg azt.
verify-promise = Pecsét: `{ $hash }`
verify-counts = { $draws } húzás, { $receipts } elismervény
verify-undone = { $undone } választ visszavontak; ami azokhoz húzódott, nem jött még egyszer.
verify-word = Szó a véletlenhez, { $seat }: „{ $word }”
verify-head = A napló vége: `{ $hash }`
verify-right = ✓ A véletlen, az elismervények és a napló olyan, ahogy le volt pecsételve.
verify-seen = { $count ->
    [1] ✓ Az ellenőrzőszám, amelyet láttál, benne van.
   *[other] ✓ Mind a { $count } ellenőrzőszám, amelyet láttál, benne van.
}
verify-wrong = **✗ Valami nincs rendben:**
wrong-form = A bizonyíték sérült.
wrong-promise = Nem ehhez a titokhoz, játszmához, helyekhez és szabályokhoz tartozó pecsét: { $at }.
wrong-agreed = Nem azok az opciók, helyek vagy értelmezések, amelyekre a pecsét szól.
wrong-draw = Nem a titokból és a szavakból következő húzás: { $at }.
wrong-rules = A napló { $at }. válaszát a szabályok ott nem engedik.
wrong-receipt = Nem az a válasz, amelyről az elismervény szól: { $at }.
wrong-log = A napló nem a jegyzőkönyv lépéseihez vezet.
wrong-head = A napló nem ott ér véget, ahol a jegyzőkönyv mondja.
wrong-unseen = Ezt láttad, de nincs a jegyzőkönyvben: { $at }.
verify-yourself = -# A bot nélkül is ellenőrizheted: a `docs/fairness/verify.py` olvassa a kapott fájlt ({ COMMAND("record") }).
