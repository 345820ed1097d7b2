# What Inis asks, tells, refuses and explains.

## Things

unit-clan = klán
    .acc = klánt
unit-exposed = kitett klán
    .acc = kitett klánt
unit-protected = védett klán
    .acc = védett klánt
unit-green = zöld klán
    .acc = zöld klánt
unit-blue = kék klán
    .acc = kék klánt
unit-orange = narancssárga klán
    .acc = narancssárga klánt
unit-white = fehér klán
    .acc = fehér klánt

direction-clockwise = óramutató járásával megegyezően
    .the = az óramutató járásával megegyezően
direction-counter-clockwise = óramutató járásával ellentétesen
    .the = az óramutató járásával ellentétesen
side-season = saját körben
side-triskel = válaszként
cards-action = akciókártyák
    .acc = akciókártyáit
cards-advantage = előnykártyák
    .acc = előnykártyáit
cards-epic = regekártyák
    .acc = regekártyáit
pile-display = kirakott lapok
deck-epic-tales = regekártyák
deck-territories = területek
deck-bottom-territories = utolsó területek
deck-action-cards = akciókártyák

phase-set-up = Előkészületek
phase-assembly = Gyűlés
phase-draft = Lapválogatás
phase-season = Évszak
phase-ended = vége

choice-add-clan = Klán hozzáadása
choice-agree = Beleegyezem
choice-attack = Támadás
    .note = A megtámadott játékos klánt veszít vagy akciókártyát dob el, ahogy akarja
choice-decline = Nem kérem
choice-end-clash = Összecsapás lezárása
    .note = Senki másnak nincs kitett klánja: az összecsapásnak vége
choice-keep-direction = Irány megtartása
choice-lose-both = Egy klán és egy lap elvesztése
choice-lose-card = Akciókártya eldobása
choice-lose-clan = Egy klán elvesztése
choice-no-clash = Nincs összecsapás
choice-no-more = Nincs több
choice-nobody = Senki
choice-pass = Passz
choice-plainly = Másik lap nélkül
choice-pretender = Trónkövetelő-jelző elvétele
    .note = Teljesítesz egy győzelmi feltételt; ha a következő gyűlésen is, győzhetsz
choice-propose-peace = Béke felajánlása
    .note = Ha mindenki beleegyezik, akinek kitett klánja van, az összecsapásnak vége
choice-refuse = Visszautasítás
choice-replace-clan = Klán lecserélése
choice-shelter = Fellegvárba
    .note = Védett, amíg az összecsapás tart
choice-stay-out = Kint maradok
choice-turn-direction = Irányváltás
choice-withdraw = Visszavonulás
    .note = A kitett klánjaid egy szomszédos területre mennek, ahol törzsfő vagy
choice-done = Kész

won-by-1-condition = egy győzelmi feltétel
won-by-2-conditions = két győzelmi feltétel
won-by-3-conditions = három győzelmi feltétel
won-by-brenn = egyenlőség után a Brenn győz

clans-at = { $clans } { FORM($area, "in") }
clans-of = { $seat }: { $clans }
inis-location = { $number }. hely: szomszédai { $areas }

## Standing instructions

instruct-why = Mindenkit megkérdezünk, akinél triszkellap lehet, akár van nála, akár nincs. Mondd meg előre, hogyan válaszolsz, és a játszmának nem kell rád várnia. Senki más nem tudja meg, mit mondtál itt, sem azt, hogy mondtál-e bármit. Ha egy utasítás olyan lapra szól, amelyik nincs nálad, egyszerűen passzol.

topic-responses = Minden triszkellap
topic-attacked = Megtámadnak
topic-citadel = Menedék a fellegvárakban
topic-peace = Békejavaslat
topic-turn = Az én köröm
when-always = Mindig
when-starts-clash = Ha a lap összecsapást indíthat
when-epic = Ha regekártya
when-advantage = Ha előnykártya
when-season-ends = Ha az évszak véget érne
when-present = Ha klánjaim vannak az összecsapásban
when-in-clash = Összecsapásban
when-outside-clash = Összecsapáson kívül
do-pass = Passzolok
do-ask = Kérdezzen meg a bot
do-held = Csak akkor kérdezzen a bot, ha van megfelelő lapom
do-play = Azonnal kijátszom
do-clan = Klánt veszítek
do-card = Lapot dobok el
do-all = Ahányat csak lehet
do-1 = Egy klánt
do-2 = Két klánt
do-none = Senkit
do-agree = Beleegyezem
do-refuse = Visszautasítom
until-season = Erre az évszakra
until-game = Amíg nem módosítom
until-turn = A kör végéig

inis-instruction = { $on } · { $when }: { $do }{ $card } ({ $until })
step-inis-topic = Mire vonatkozzon az utasítás?
step-inis-instruction = Mit tegyen a bot?
step-inis-until = Meddig?

## How a player stands

presets = **Mikor kérdezzünk válaszokról?**
preset-always = Mindig
preset-always-tells = valahányszor lehet nálad megfelelő lap, megkérdezünk. Így a szünet senkinek sem árulja el, hogy van-e.
preset-held = Csak ha van megfelelő lapom
preset-held-tells = a játszma csak akkor vár rád, ha válaszolhatnál. Aki látja, hogy vár, tudja, hogy megteheted; aki nem, tudja, hogy nem.
preset-never = Ebben a fordulóban soha
preset-never-tells = mindig azonnal passzolsz, akkor is, ha válaszolhatnál. Aki észreveszi, hogy sosem vár rád a játszma, tudja, hogy ebben a fordulóban nem kell tartania a válaszodtól.
preset-turn = Passz e kör végéig

## What a player is to do, as everybody may know it (“Waiting for …”)

for-capital = a főváros területének kiválasztása
for-first-clan = az első klán területének kiválasztása
for-draft = lapválogatás
for-cathbad-card = egy lap félretétele Cathbad szavához
for-set-aside = egy lap félretétele
for-turn = egy kör lejátszása
for-landless = a visszatérő klánok területeinek kiválasztása
for-respond = válaszok
for-arrival = a beköltöző klánok kiválasztása
for-departure = a mozgó klánok kiválasztása
for-placement = az új klánok területeinek kiválasztása
for-eriu = az új klánok területeinek kiválasztása
for-other-world = a Túlvilággal érkező vagy távozó klánok kiválasztása
for-offering = lapok eldobása
for-druid = lapválasztás a Druidával
for-scouts-move = klánok mozgatása
for-location = egy új terület elhelyezése
for-new-tile = egy új terület felfedezése
for-enter-tile = az első lépés egy új területre
for-keep-tale = regekártyák kiválasztása
for-take-tale = regekártyák kiválasztása
for-deirdre-clan = egy klán eltávolítása
for-gift = egy lap odaadása
for-give-card = egy lap átadása
for-mountains = a Hegyekbe lépés ára
for-next-clash = a következő összecsapás kiválasztása
for-instigator = új kezdeményező kijelölése
for-citadel = menedék egy fellegvárban
for-maneuver = egy manőver
for-withdraw = visszavonulás
for-reinforcements = erősítés
for-fianna = a Fiannával mozgó klánok kiválasztása
for-attacked = válasz egy támadásra
for-peace = válasz egy békejavaslatra
for-cauldron = a Dagda üstjéből visszatérő klánok kiválasztása

## Questions

ask-capital = Hol álljon a főváros? Szentély is jár hozzá.
ask-first-clan = Hová kerüljön a következő klánod?
ask-draft = Tarts meg { $keep } lapot; { $number } a következő játékoshoz kerül.
ask-cathbad-card = Cathbad szava: melyik akciókártyát teszed félre?
ask-set-aside = Melyik akciókártyát teszed félre?
ask-turn = A te köröd. Mit teszel?
ask-landless = Nincs klánod a szigeten. Hová teszel le újra { $number ->
    [one] egyet
   *[other] { $number } klánt
}?
moment-assembly-begins = Kezdődik a gyűlés
moment-attack-made = Bejelentetted a támadásodat
moment-attacked = Megtámadtak
moment-cards-dealt = A lapok kiosztva
moment-card-announced = Bejelentettek egy lapot
moment-card-resolved = Egy lap kifejtette a hatását
moment-card-discarded = Egy lapot eldobtak
moment-citadels-over = Senki más nem húzódik menedékbe
moment-clan-at-risk = Egy klánodat épp eltávolítják
moment-clan-removed = Egy klánt eltávolítottak
moment-clash-begins = Összecsapás kezdődik
moment-maneuver-made = Lezajlott egy manőver
moment-mountains-entered = Klánok értek a Hegyekbe
moment-tale-drawn = Valaki regekártyát húz
moment-tale-drawn-at-the-gates = Regekártyát húznak a Kapunál
moment-turn-over = Egy kör véget ért
ask-respond = { $moment-id ->
    [attacked] { FORM($seat, "The") } megtámad téged { FORM($area, "in") }. Válaszolsz?
    [attack-made] Megtámadod { FORM($seat, "acc") } { FORM($area, "in") }. Kijátszol hozzá egy lapot?
    [card-announced] { FORM($seat, "The") } bejelenti: { $card }{ $number ->
        [0] {""}
       *[other] {" "}({ $details })
    }. Válaszolsz?
    [card-resolved] { $card } ({ $seat }) kifejtette a hatását. Válaszolsz?
    [card-discarded] Eldobott lap: { $card }. Válaszolsz?
    [clan-at-risk] Épp eltávolítják egy klánodat { FORM($area, "in") }. Válaszolsz?
    [clan-removed] Eltávolították { FORM($seat, "the") } egyik klánját { FORM($area, "in") }. Válaszolsz?
    [clash-begins] Összecsapás kezdődik { FORM($area, "in") }. Válaszolsz?
    [maneuver-made] { FORM($seat, "The") } manővere lezajlott { FORM($area, "in") }. Válaszolsz?
    [turn-over] { FORM($seat, "The") } köre véget ért. Válaszolsz?
    [citadels-over] Senki más nem húzódik menedékbe { FORM($area, "in") }. Válaszolsz?
   *[other] { $moment }. Válaszolsz?
}
ask-arrival = Mely klánok érkeznek { FORM($area, "to") }?
ask-departure = Mely klánok mozdulnak, és hová?
ask-placement = Hová teszed a klánjaidat?
ask-eriu = Mely szentélyes területek kapjanak klánt?
ask-other-world = Legfeljebb { $number } klán: a tieid közül, amelyek { FORM($area, "to") } kerülnek, vagy a másokéi közül, amelyeket onnan leveszel.
ask-offering = Mely akciókártyákat dobod el?
ask-druid = Melyik lapot veszed el a dobottak közül?
ask-scouts-move = A lapokat láttad. Mozgatod a klánjaidat, és ha igen, honnan?
ask-location = Hová kerüljön { FORM($seat, "the") } új területe?
ask-new-tile = Melyik területet fedezed fel, és hol?
ask-enter-tile = Viszel klánt { FORM($area, "to") }? Ha igen, honnan?
ask-keep-tale = A húzott lapok közül melyiket tartod meg?
ask-take-tale = A felmutatott lapok közül melyiket veszed el?
ask-deirdre-clan = Hol távolítasz el egy saját klánt?
ask-gift = Melyik akciókártyádat adod { FORM($seat, "dat") }?
ask-give-card = Melyik akciókártyádat adod át { FORM($receiver, "dat") }?
ask-mountains = A klánjaid { FORM($area, "to") } értek: dobj el egy akciókártyát, vagy veszíts el egy klánt.
ask-next-clash = Melyik összecsapás következzen?
ask-instigator = A kijelölt kezdeményező már nincs { FORM($area, "in") }. Ki lép a helyébe?
ask-citadel = Menedékbe küldesz egy klánt { FORM($area, "in") }? { $free ->
    [one] Egy fellegvár üres.
   *[other] { $free } fellegvár üres.
}
ask-maneuver = Összecsapás { FORM($area, "in") }: mi a manővered?
ask-withdraw = Melyik klánok távoznak { FORM($area, "from") }, és hová?
ask-reinforcements = Melyik klánok csatlakoznak az összecsapáshoz { FORM($area, "in") }?
ask-fianna = Melyik klánok távoznak { FORM($area, "to") }?
ask-attacked = { FORM($seat, "The") } megtámad téged { FORM($area, "in") }. Mit veszítesz?
ask-peace = { FORM($seat, "The") } békét javasol { FORM($area, "in") }. Elfogadod?
ask-cauldron = Hány klán térjen vissza { FORM($area, "to") } a Dagda üstjéből? Legfeljebb { $most }.

## Refusals

refused-first-turn-needs-card = Az évszak első körében a Brenn csak évszaklapot játszhat ki.
refused-pretender-already = Már van trónkövetelő-jelződ.
refused-no-condition-met = Egyetlen győzelmi feltételt sem teljesítesz, ezért nem vehetsz el trónkövetelő-jelzőt.
refused-card-not-in-hand = Nincs a kezedben: { $card }. Válassz olyan lapot, amely nálad van.
refused-no-season-card = Csak válaszként játszható ki: { $card }.
refused-card-not-playable = A jelenlegi helyzetben nem játszható ki: { $card }.
refused-no-such-response = Itt ezzel nem válaszolhatsz: { $card }.
refused-somebody-must-go = Legalább egy klánnak távoznia kell { FORM($area, "from") }.
refused-territory-out-of-reach = Nem szomszédos egymással { FORM($origin, "the") } és { FORM($area, "the") }. Válassz szomszédos területet.
refused-no-passing-in-a-clash = Összecsapásban nem lehet passzolni. Válassz manővert.
refused-no-refuge = Nem vonulhatsz vissza { FORM($area, "from") }: egyetlen szomszédos területen sem vagy törzsfő.
refused-others-are-exposed = Másoknak is van kitett klánjuk, ezért egyedül nem zárhatod le az összecsapást. Javasolhatsz békét.
refused-not-yourself = Magadat nem támadhatod meg.
refused-not-a-loss = Ennél a támadásnál ezt nem veszítheted el: a paneleden látod a lehetséges veszteségeket.
refused-nobody-exposed = { FORM($seat, "Dat") } nincs kitett klánja.
refused-silenced = Lug dárdája: nincs triszkellap, amíg az összecsapás véget nem ér.

## Where the numbers come from

why-chieftain-over = { FORM($seat, "The") } ennyi ellenséges klán felett törzsfő: { $value }/{ $needed }.
why-clans-there = Ebből { FORM($area, "in") }: { $value }.
why-beside-sanctuaries = { FORM($seat, "The") } ennyi szentélynél van jelen: { $value }/{ $needed }.
why-sanctuaries-there = Ebből { FORM($area, "in") }: { $value }.
why-in-territories = { FORM($seat, "The") } ennyi területen van jelen: { $value }/{ $needed } ({ $areas }).
why-deeds = { FORM($seat, "Dat") } { $value } hőstette van, ott számít, ahol a leginkább kell.
why-conditions-met = { FORM($seat, "The") } { $value } feltételt teljesít.
why-clash = Összecsapás { FORM($area, "in") }: { FORM($seat, "the") } kezdte.
why-shelter = { $area }: { $value } fellegvár.
why-clash-clans = { $seat }: { $exposed } kitett, { $protected } védett.
why-silenced = Lug dárdája: nincs triszkellap, amíg ez az összecsapás véget nem ér.
why-maneuver = { FORM($seat, "The") } hajtja végre a következő manővert.

## What happened

event-inis-began = Kezdődik a játszma. Játékosok: { $seats }. Területek: { $territories }. A Brenn: { $brenn }.
event-capital = { FORM($seat, "The") } { FORM($area, "in") } helyezi el a fővárost és egy szentélyt.
event-toss = { FORM($seat, "The") } feldobja a varjúrajt: { FORM($direction, "the") }.
event-direction = A körök mostantól { FORM($direction, "the") } haladnak.
event-clans-placed = { FORM($seat, "The") } { FORM($clans, "acc") } tesz { FORM($area, "to") }.
event-set-up-over = A sziget benépesült.
event-assembly = Gyűlés, { $round }. forduló.
event-new-brenn = { FORM($seat, "The") } lesz a Brenn, mert ő a törzsfő { FORM($area, "in") }.
event-same-brenn = { FORM($seat, "The") } marad a Brenn.
event-pretender-checked = { FORM($seat, "The") } { $met } győzelmi feltételt teljesít.
event-nobody-wins = { $number ->
    [0] Senki sem győz; a trónkövetelő-jelzők visszakerülnek.
    [one] Senki sem győz; a trónkövetelő-jelzők visszakerülnek.
   *[other] Döntetlen, és egyikük sem Brenn: { $seats }. Senki sem győz, a trónkövetelő-jelzők visszakerülnek.
}
event-inis-won = { FORM($seat, "The") } győz { $met } győzelmi feltétellel{ $tie ->
    [0] {""}
   *[other] , Brennként
}.
event-advantages-taken = { FORM($seat, "The") } előnykártyái: { $cards }.
event-dealt = { FORM($seat, "The") } mindenkinek { $number } akciókártyát oszt.
event-drafted = Mindenki { $keep } lapot tart meg, és { $number } lapot ad tovább.
event-set-aside-openly = { FORM($seat, "The") } félreteszi: { $card }.
event-cathbad-exchanged = { FORM($seat, "The") } elveszi a félretett lapot, és másikat tesz félre.
event-assembly-over = A gyűlés véget ért.
event-season = Kezdődik az évszak ({ $round }. forduló). { FORM($seat, "The") } kezd, { FORM($direction, "the") }.
event-passed = { FORM($seat, "The") } passzol.
event-pretender = { FORM($seat, "The") } trónkövetelő-jelzőt vesz el; { $met } győzelmi feltételt teljesít.
event-season-over = Vége az évszaknak ({ $round }. forduló).
event-advantage-displayed = Visszakerül a kirakott lapok közé: { $card }.
event-festival-over = Az ünnep véget ért { FORM($area, "in") }.
event-inis-card-played = { FORM($seat, "The") } kijátssza: { $card }{ $number ->
    [0] {""}
   *[other] {" "}– { $details }
}.
event-card-stopped = { FORM($seat, "The") } lapja hatástalan marad: { $card }.
event-action-card-taken = { FORM($seat, "The") } elveszi: { $card }.
event-tales-drawn = { FORM($seat, "The") } { $number } regekártyát húz.
event-you-drew = Ezt húztad: { $card }.
event-tale-discarded = { FORM($seat, "The") } eldobja: { $card }.
event-no-tale-left = Nem maradt regekártya, { FORM($seat, "the") } nem húz.
event-tales-shuffled = { $number } regekártyából új pakli készül.
event-card-discarded-unseen = { FORM($seat, "The") } titokban eldob egyet ezek közül: { $kind }.
event-you-discarded = Ezt dobtad el: { $card }.
event-took-from-discards = { FORM($seat, "The") } elvesz egy lapot az eldobott akciókártyák közül.
event-took-aside = { FORM($seat, "The") } elveszi a félretett akciókártyát.
event-you-took = Ezt vetted el: { $card }.
event-set-aside = { FORM($seat, "The") } félretesz egy akciókártyát.
event-card-stolen = { FORM($seat, "The") } vakon elhúzza { FORM($victim, "the") } egyik akciókártyáját.
event-gift = { FORM($seat, "The") } egy akciókártyát ad { FORM($receiver, "dat") }.
event-card-handed-over = { FORM($seat, "The") } átadja { FORM($receiver, "dat") }: { $card }.
event-looked = { FORM($seat, "The") } megnézi { FORM($owner, "the") } { FORM($kind, "acc") }.
event-you-saw = { $number ->
    [0] { FORM($seat, "The") } látta, hogy { FORM($owner, "dat") } nincs ilyen lapja.
   *[other] { FORM($seat, "The") } látta { FORM($owner, "the") } lapjait: { $cards }.
}
event-tale-shown = { FORM($seat, "The") } felmutatja: { $card }.
event-tale-taken = { FORM($seat, "The") } elveszi: { $card }.
event-tale-given = { FORM($seat, "The") } átadja { FORM($receiver, "dat") }: { $card }.
event-tale-taken-back = { FORM($seat, "The") } visszaveszi: { $card }.
event-advantage-taken = { FORM($seat, "The") } elveszi: { $card } (innen: { $origin }).
event-deed-gained = { FORM($seat, "The") } hőstettet szerez; összesen: { $number }.
event-deed-lost = { FORM($seat, "The") } elveszít egy hőstettet.
event-citadel-built = { FORM($seat, "The") } fellegvárat épít { FORM($area, "in") }.
event-sanctuary-built = { FORM($seat, "The") } szentélyt épít { FORM($area, "in") }.
event-festival = { FORM($seat, "The") } ünnepet tart { FORM($area, "in") }.
event-tile-laid = Új felfedezett terület: { $area }. Szomszédai: { $touches }.
event-no-tile-left = Nem maradt felfedezhető terület.
event-you-drew-tiles = Ezt húztad: { $areas }.
event-clans-moved = { $seat }: { $clans }, { FORM($origins, "from") } { FORM($area, "to") }.
event-clan-removed = { FORM($seat, "The") } elveszít egy klánt { FORM($area, "in") }.
event-clan-saved = { FORM($seat, "The") } megment egy klánt { FORM($area, "in") }.
event-clan-replaced = { FORM($seat, "The") } az Új szövetség miatt elveszít egy klánt { FORM($area, "in") }.
event-clash = Összecsapás kezdődik { FORM($area, "in") }: { $seats }.
event-clash-falls-away = Mégsincs összecsapás { FORM($area, "in") }.
event-festival-penalty = { FORM($seat, "The") } elveszít egy klánt, mert megtörte az ünnepet { FORM($area, "in") }.
event-new-instigator = Mostantól { FORM($named, "the") } számít az összecsapás kezdeményezőjének.
event-silenced = Nem játszható ki triszkellap { FORM($area, "in") }, amíg az összecsapás véget nem ér.
event-sheltered = { FORM($seat, "The") } menedékbe küld egy klánt { FORM($area, "in") }.
event-citadels-emptied = Minden klán elhagyja a fellegvárakat { FORM($area, "in") }.
event-attack = { FORM($seat, "The") } megtámadja { FORM($target, "acc") } { FORM($area, "in") }.
event-attack-defeated = { FORM($seat, "The") } kivédi a támadást.
event-withdraws = { FORM($seat, "The") } visszavonul { FORM($area, "from") }.
event-named-next = { FORM($named, "The") } hajtja végre a következő manővert.
event-turn-claimed = { FORM($seat, "The") } magához veszi a következő kört.
event-peace-proposed = { FORM($seat, "The") } békét javasol { FORM($area, "in") }.
event-peace-refused = Nincs béke { FORM($area, "in") }: { FORM($seats, "the") } visszautasította.
event-peace = Béke { FORM($area, "in") }.
event-clash-ended = { FORM($seat, "The") } lezárja az összecsapást { FORM($area, "in") }.
event-clash-over = Véget ért az összecsapás { FORM($area, "in") }. { $number ->
    [0] Senki sem maradt ott.
   *[other] Még ott van: { $seats }.
}
defeat-clash = { $area }: { $lost } klánt veszítettél ott, és { $attacks } támadás ért.
defeat-clash-by = Akit megtámadnak, egy klánt vagy egy akciókártyát veszít; itt { FORM($rivals, "the") } támadott.
defeat-clash-cards = { $number } támadás nem került klánodba.
defeat-clash-peace = Te is támadtál, { $number } alkalommal; az összecsapás csak akkor ér véget hamarabb, ha ott mindenki beleegyezik a békébe.
defeat-clash-exposed = Egyetlen klánod sem volt ott védett, pedig csak a fellegvárban védett klánok nem veszhetnek el.
event-cauldron = A Dagda üstjében: { $clans } ({ $seat }).
event-cauldron-emptied = { FORM($seat, "The") } visszatesz { FORM($clans, "acc") } { FORM($area, "to") } a Dagda üstjéből.

## What changes nothing is told together

idle-passed = Passzol: { $all }.
idle-passed-of = { $seat }
idle-clash-falls-away = Mégsincs összecsapás: { $all }.
idle-clash-falls-away-of = { $area }

## Who is winning

table-conditions-met = Teljesített győzelmi feltételek: { $who }.
conditions-of = { $seat } { $met }/3

## A round in a few lines

round-clashes = { $number ->
        [0] Nem volt összecsapás.
        [one] Egy összecsapás: { $areas }.
       *[other] { $number } összecsapás: { $areas }.
    }
round-clans-lost = Elvesztett klánok: { $who }.
round-clans-of = { $seat } { $clans }
round-pretenders = Trónkövetelő-jelzőt vett el: { $seats }.
round-conditions = { $number ->
        [0] Senki sem teljesít győzelmi feltételt.
       *[other] Teljesített győzelmi feltételek: { $who }.
    }
