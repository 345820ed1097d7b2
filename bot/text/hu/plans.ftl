## Why an answer given ahead was stopped; "{ $reason }" is a refusal or a game's own words.

plan-stopped-over = a játszma véget ért
plan-stopped-round-over = előbb véget ért a forduló
plan-stopped-battle-over = előbb véget ért a csata
plan-stopped-passed = nem jött el a kérdése, és már nem is jöhet
plan-stopped-refused = már nem lehetséges: { $reason }
plan-stopped-conditions = nem teljesül, amitől függött
plan-stopped-ranking = már egyik válasza sem lehetséges

## What cannot be answered ahead.

refused-plan-no-choice = A tervhez válasz is kell. Válassz egyet.
refused-plan-no-condition = Ez a feltétel nem illik ehhez a válaszhoz. Válassz másikat, vagy egyet se.
refused-plan-no-battle = Most nincs olyan csata, amelynek a végéig a terv várhatna. Válaszd ki, meddig várjon.
refused-plan-no-passing = Itt nem lehet passzolni; mondd meg, mi legyen helyette, vagy kérd, hogy kérdezzünk meg.
