# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# The three conditions, as they are counted.
condition-clans = törzsfő ellenséges klánok felett
condition-sanctuaries = jelenlét szentélyeknél
condition-territories = jelenlét területeken

because-meets = Győzelmi feltételt teljesít: { $condition } ({ $number }).
because-crowns = Vezet { FORM($area, "in") }, ahol a főváros áll; aki ott a törzsfő, az lesz a Brenn.
because-stops = { FORM($rival, "The") } ezután { $number ->
    [0] egyetlen feltételt sem teljesít
    [one] csak egy feltételt teljesít
   *[other] csak { $number } feltételt teljesít
}.
because-grows-clans = A szükséges { $needed } ellenséges klánból { $number } felett törzsfő.
because-grows-sanctuaries = A szükséges { $needed } szentélyből { $number } szentélynél van jelen.
because-grows-territories = A szükséges { $needed } területből { $number } területen van jelen.
because-leads = Vezet { FORM($area, "in") }; aki a következő gyűlésen ott a törzsfő, az kapja meg a terület előnykártyáját.

## The season

because-claims = { $met } feltétel teljesül, és akiknek trónkövetelő-jelzőjük van, azok közül senki sem teljesít többet.
because-claims-early = { $met } feltétel teljesül, és csak az győzhet, akinek van trónkövetelő-jelzője.
because-passes = Passzol, és { $cards } akciókártyája marad; az évszak akkor ér véget, ha egymás után mindenki passzol.
because-plays = { $card }: { $text } A legközelebbi feltétel: { $condition }, { $number }/{ $needed }.
because-marches-against = { FORM($area, "To") } megy { FORM($rivals, "the") } ellen.
because-settles = { FORM($area, "To") } megy, ahol senki sincs útban.
because-starts-clash = Összecsapás { FORM($area, "in") }, { $own } klán { $other } ellen.
because-fortifies = Egy fellegvár { FORM($area, "in") } megvéd egy klánt, és vele jön az előnykártya.
because-celebrates = Aki mostantól összecsapást kezd { FORM($area, "in") }, klánt veszít.

## Clans

because-keeps-reserve = Nem tesz le klánt; { $number } marad a készletben.
because-strengthens = Így { $number } klánja lesz { FORM($area, "in") }.
because-stays-home = Egy klán sem mozdul.

## Clashes

because-attacks = { FORM($rival, "Dat") } itt { $number } klánja és { $cards } akciókártyája van, és vagy klánt, vagy lapot veszít.
because-withdraws = { $number } klán megmenekül { FORM($area, "from") }.
because-uses-tale = { $card }: { $text }
because-ends-ahead = Vezet { FORM($area, "in") }: { $own } klán { $other } ellen.
because-ends = Az összecsapás { FORM($area, "in") } így érne véget: { $own } klán { $other } ellen.
because-loses-both = A támadás mindkettőt elviszi: egy klánt és egy lapot.
because-loses-card = { $cards } akciókártyából egyet eldob, a klánjai megmaradnak.
because-loses-clan = { $number ->
    [one] Az utolsó klánját veszíti el { FORM($area, "in") }
   *[other] { $number } klánból egyet veszít { FORM($area, "in") }
}, és { $cards } akciókártyája megmarad.
because-agrees = Az összecsapás { FORM($area, "in") } így ér véget: { $own } klán { $other } ellen.
because-refuses = Az összecsapás { FORM($area, "in") } folytatódik: { $own } klán { $other } ellen.
because-shelters = A védett klán { FORM($area, "in") } nem veszhet el.
because-stays-out = Csak a kint lévő klánok harcolhatnak { FORM($area, "in") }.

## Cards

because-drafts = { $card }: { $text } A legközelebbi feltétel: { $condition }, { $number }/{ $needed }.
because-parts-with = Odaadja ezt: { $card }. { $text }
because-takes-card = { $card }: { $text }
because-lets-pass = Erre nem játszik ki lapot, { $cards } akciókártyája megmarad.
because-responds = { $card }: { $text }

because-offers = { $count ->
    [0] Regekártyáért egy lapot sem dob el.
    [one] Egy eldobott lappal eggyel több regekártya közül lehet választani.
   *[other] { $count } eldobott lappal ugyanennyivel több regekártya közül lehet választani.
}

## The island

because-founds = { FORM($area, "The") } mellett { $number } másik terület van.
because-clash-first = { FORM($area, "In") } { $own } klán áll { $other } ellen.
nudge-condition = Nézd meg, melyik feltételhez vagy a legközelebb: { $condition }. Mi visz hozzá közelebb?
plan-condition = Eddig a tippek erre törekedtek: { $before }; most ez van közelebb: { $condition }, { $number }/{ $needed }.
