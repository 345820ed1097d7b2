## Conditions of an answer given ahead; they go on from "only if".

plan-if-alone = senki másnak nincs klánja { FORM($area, "in") }
plan-if-chieftain = még én vagyok a törzsfő { FORM($area, "in") }
plan-if-most = { FORM($seat, "dat") } legfeljebb { $most } klánja van { FORM($area, "in") }
plan-if-exposed = { FORM($seat, "dat") } legfeljebb { $most } kitett klánja van { FORM($area, "in") }

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-pretenders = már más játékosoknál vannak trónkövetelő-jelzők
plan-changed-clans = változtak a klánok { FORM($area, "in") }
plan-changed-exposed = változtak a kitett klánok { FORM($area, "in") }
plan-changed-buildings = új építmény van { FORM($area, "in") }, vagy ott elkezdődött, illetve véget ért az ünnep

## What was assumed where one looks ahead.

assumed-turn = { FORM($seat, "the") } passzol
assumed-respond = senki sem válaszol
assumed-safe = { FORM($seat, "the") } a lehető legóvatosabban dönt
assumed-own = te semmit sem teszel, amit nem terveztél
