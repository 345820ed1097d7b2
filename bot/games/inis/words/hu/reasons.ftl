# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = Semmi sem szól egyértelműen más válasz mellett.

# The three conditions, as they are counted.
condition-clans = törzsfő ellenséges klánok felett
condition-sanctuaries = jelenlét szentélyek mellett
condition-territories = jelenlét területeken

because-meets = Győzelmi feltételt teljesít: { $condition } ({ $number }).
because-crowns = Vezet { FORM($area, "in") }, ahol a főváros áll; aki ott a törzsfő, az lesz a Brenn.
because-stops = { FORM($rival, "The") } ezután { $number ->
    [0] egyetlen feltételt sem teljesít
    [one] csak egy feltételt teljesít
   *[other] csak { $number } feltételt teljesít
}.
because-grows-clans = Törzsfő ellenséges klánok felett: { $number }, kell hozzá { $needed }.
because-grows-sanctuaries = Jelenlét szentélyek mellett: { $number }, kell hozzá { $needed }.
because-grows-territories = Jelenlét területeken: { $number }, kell hozzá { $needed }.
because-leads = Vezet { FORM($area, "in") }; aki a következő Gyűlésen ott a törzsfő, az veszi el az előnykártyáját.

## The season

because-claims = { $met } feltétel teljesül, és egyetlen játékos sem teljesít többet, akinek trónkövetelő-jelzője van.
because-claims-early = { $met } feltétel teljesül, és csak az győzhet, akinek van trónkövetelő-jelzője.
because-passes = Semmi sem sürgős, és a megtartott lapokkal válaszolni lehet arra, amit mások tesznek.
because-plays = { $card }: { $text } A legközelebbi feltétel: { $condition }, { $number }/{ $needed }.
because-plays-tale = Egy regekártya többet ér, mint amennyibe kerül.
because-plays-clans = Több klán a térképen mindenben segít; a legközelebbi feltétel: { $condition }, { $number }/{ $needed }.
because-plays-card = Egy már kijátszott lap újra megszerezhető.
because-plays-explores = Egy új területen van hová terjeszkedni; a legközelebbi feltétel: { $condition }, { $number }/{ $needed }.
because-plays-moves = A klánok máshol kellenek; a legközelebbi feltétel: { $condition }, { $number }/{ $needed }.
because-plays-spies = Aki ismer egy kezet, tervezhet ellene.
because-plays-clash = Egy erőfölényből vívott összecsapás klánokat vesz el másoktól.
because-marches-against = Odamegy { FORM($area, "to") }. Az ellenfelek: { $rivals }.
because-settles = Odamegy { FORM($area, "to") }, ahol senki sincs útban.
because-starts-clash = Összecsapás { FORM($area, "in") }, { $own } klán { $other } ellen.
because-fortifies = Egy fellegvár { FORM($area, "in") } megvéd egy klánt, és vele jön az előnykártya.
because-celebrates = Aki mostantól összecsapást kezd { FORM($area, "in") }, klánt veszít.

## Clans

because-keeps-reserve = A készletben lévő klánok még jöhetnek oda, ahol kellenek.
because-strengthens = Megnehezíti mások dolgát { FORM($area, "in") }.
because-stays-home = A klánok ott hasznosabbak, ahol vannak.

## Clashes

because-attacks = { FORM($rival, "Dat") } itt { $number } klánja és { $cards } akciókártyája van, és vagy klánt, vagy lapot veszít.
because-withdraws = { $number } klán megmenekül { FORM($area, "from") }.
because-uses-tale = { $card }: { $text }
because-ends-ahead = Vezet { FORM($area, "in") }, így a további harccal semmit sem nyerne.
because-ends = A további harc { FORM($area, "in") } többe kerülne, mint amennyit hozna.
because-loses-both = Nincs választás.
because-loses-card = Ha { $cards } akciókártya van, egy lap kevésbé hiányzik, mint egy klán.
because-loses-clan = { $number ->
    [one] Az utolsó klán { FORM($area, "in") }
   *[other] { $number } klánból egy { FORM($area, "in") }
} kevésbé hiányzik, mint egy lap.
because-agrees = Az állást { FORM($area, "in") } érdemes így megtartani.
because-refuses = Több is nyerhető { FORM($area, "in") }.
because-shelters = A védett klán { FORM($area, "in") } nem veszhet el.
because-stays-out = Csak a kint lévő klánok harcolhatnak { FORM($area, "in") }.

## Cards

because-drafts = { $card }: { $text } A legközelebbi feltétel: { $condition }, { $number }/{ $needed }.
because-parts-with = Ez hiányzik majd a legkevésbé: { $card }. { $text }
because-takes-card = { $card }: { $text }
because-lets-pass = Ez ellen egy lapot sem érdemes kijátszani.
because-responds = { $card }: { $text }

because-offers = { $count ->
    [0] A lapok többet érnek, mint a válogatás a regekártyák között.
    [one] Egy eldobott lappal eggyel több regekártya közül lehet választani.
   *[other] { $count } eldobott lappal ugyanennyivel több regekártya közül lehet választani.
}

## The island

because-founds = { FORM($area, "from") } érhető el a legtöbb terület.
because-clash-first = Az a legfontosabb, ami { FORM($area, "in") } történik.
because-lies-well = Itt a lapka hasznos területekkel határos, és alig mással.
nudge-condition = Nézd meg, melyik feltételhez vagy a legközelebb: { $condition }. Mi visz ott előbbre?
plan-condition = Eddig a tippek erre mentek: { $before }; most ez van közelebb: { $condition }, { $number }/{ $needed }.
