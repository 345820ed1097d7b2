# Deals between players: what they promise each other.

## Deals: what two seats promise each other, so that the bot can tell whether it is kept

deals-open = Alkuk
deals-title = ### Alkuk · { $title }
deals-none = Nincs alku, amelyről tudhatnál.
deals-note = -# Az ígéretet senkinek sem kell megtartania. A bot figyel, és szól, ha egy ígéretet megtartottak vagy megszegtek: mindenkinek, ha az alku nyilvános, különben csak kettőtöknek. A helytartók nem alkudnak.
deals-wait = 🤝 Neked ajánlott alkuk: { $number }.
deal-offer-public = Nyilvános alku ajánlása…
deal-offer-private = Titkos alku ajánlása…
deal-accept = Elfogadom
deal-decline = Elutasítom
deal-withdraw = Visszavonom
deal-yours = Nyilvános alkut ajánlottál { FORM($seat, "dat") }: { $promises }.
deal-yours-privately = Titkos alkut ajánlottál { FORM($seat, "dat") }: { $promises }.
deal-between = **{ $seat } és { $other }**, nyilvánosan:
deal-between-privately = **{ $seat } és { $other }**, csak kettőtök között:
deal-promise-open = - ○ { $promise }
deal-promise-kept = - ✓ Teljesült: { $promise }
deal-promise-broken = - ✗ Megszegve: { $promise }

deal-form-public = Nyilvános alku { FORM($seat, "ins") }
deal-form-private = Titkos alku { FORM($seat, "ins") }
deal-gives = Amit te ígérsz { FORM($seat, "dat") }
deal-asks = { FORM($seat, "The") } ígérete neked
deal-nothing = Semmi
deal-where = Hol, vagy mennyi
deal-place-hint = Egy hely; üresen: mindenhol
deal-number-hint = Egy hely, vagy a hatalom mennyisége
deal-until = Érvényes ennek a végéig
deal-until-round = { $round }. forduló

deal-done-offered = ✓ Felajánlva.
deal-done-yes = ✓ Megegyeztetek. Az alku mostantól érvényes.
deal-done-no = ✓ Elutasítva.
deal-done-back = ✓ Visszavonva.

table-deal-offered = **{ FORM($seat, "The") }** nyilvános alkut ajánl neked, amelyet mindenki elolvashat, ha elfogadod: { $promises }.
table-deal-offered-privately = **{ FORM($seat, "The") }** alkut ajánl neked, amelyről csak ti ketten tudtok: { $promises }.
table-deal-declined = **{ FORM($seat, "The") }** elutasítja az alkudat: { $promises }.
table-deal-withdrawn = **{ FORM($seat, "The") }** visszavonja a neked ajánlott alkut: { $promises }.
table-deal-offered-openly = 🤝 **{ FORM($seat, "The") }** alkut ajánl. Kinek: **{ $other }**. Feltételek: { $promises }.
table-deal-declined-openly = **{ FORM($seat, "The") }** elutasítja az alkut. Ajánlotta: **{ $other }**. Feltételek: { $promises }.
table-deal-withdrawn-openly = **{ FORM($seat, "The") }** visszavonja az ajánlott alkut. Kinek: **{ $other }**. Feltételek: { $promises }.
table-deal-made = 🤝 **{ FORM($seat, "The") }** és **{ FORM($other, "the") }** alkut kötött: { $promises }.
table-promise-kept = ✓ **{ FORM($seat, "The") }** megtartotta az ígéretét: { $promise }.
table-promise-broken = ✗ **{ FORM($seat, "The") }** megszegte az ígéretét: { $promise }.

trouble-deal-oneself = Magaddal nem köthetsz alkut.
trouble-deal-steward = { FORM($seat, "The") } helyén helytartó játszik, a helytartók pedig nem alkudnak, mert nem tartanák be, amit ígérnek.
trouble-deal-past = Arra a fordulóra nem köthető alku: már elmúlt, vagy túl messze van. Válaszd a mostanit vagy a következő három egyikét.
trouble-deal-empty = Ebben az alkuban senki sem ígér semmit. Válaszd ki, mit ígérsz, vagy mit kérsz.
trouble-deal-place = Ehhez az ígérethez hely kell. Írd be a nevét.
trouble-deal-number = Ehhez az ígérethez mennyiség kell. Írj be egy számot 1 és { $most } között.
trouble-deal-no-place = Nincs ilyen nevű hely a táblán: „{ $text }”. Írd be egy hely nevét.
trouble-deal-what = Ezt írtad be: „{ $text }”, de nem választottál hozzá ígéretet. Válassz egyet, vagy hagyd üresen a mezőt.
trouble-deal-unclear = Az űrlap egyik menüje üres maradt. Mindegyikben válassz valamit.
trouble-no-such-promise = Ebben a játékban nincs ilyen ígéret. Nyisd meg újra az űrlapot.
trouble-no-such-deal = Erre az ajánlatra már nem felelhetsz: válaszoltak rá, vagy visszavonták.
trouble-too-many-deals = Legfeljebb { $most } nyitott alkud lehet, és ennyi már van. Vonj vissza egy ajánlatot, vagy várd meg, amíg egy alku véget ér.
trouble-deal-too-soon = Az imént több ajánlatot is tettél. Várj egy percet.
