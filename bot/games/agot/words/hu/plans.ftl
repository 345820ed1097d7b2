## Conditions of an answer given ahead; they go on from "only if".

plan-if-empty = { FORM($area, "the") } { $area-id ->
    [dornish-marches] üresek
    [the-fingers] üresek
    [the-twins] üresek
   *[other] üres
}
plan-if-defence = { FORM($area, "acc") } legfeljebb { $most } erő védi
plan-if-held = { FORM($house, "the") } még birtokolja { FORM($area, "acc") }
plan-if-stronger = a látható erők szerint én győznék { FORM($area, "in") }: egységek, parancsok, a felek saját támogatása
plan-if-order = a parancs { FORM($area, "in") } még mindig { $order }
plan-if-unharmed = { FORM($area, "acc") } nem támadták meg, minden egységem ott van
plan-if-supply = az utánpótlásom legalább { $least }
plan-if-unhelped = senki más nem támogatja { FORM($side, "acc") } { FORM($area, "in") }
plan-if-ahead = { FORM($area, "in") } { $by ->
    [0] nem vagyok hátrányban a házkártyák előtt
   *[other] az előnyöm a házkártyák előtt legalább { $by }
}

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-units = már nem ugyanazok az egységek vannak { FORM($area, "in") }
plan-changed-house = { FORM($house, "the") } van most { FORM($area, "in") }
plan-changed-left = senki sem maradt { FORM($area, "in") }
plan-changed-order = új parancs van { FORM($area, "in") }: { $order }
plan-changed-own-order = a parancsod { FORM($area, "in") } eltűnt, vagy már másik
plan-changed-token = változott a hatalomjelző { FORM($area, "in") }
plan-changed-garrison = változott a helyőrség { FORM($area, "in") }
plan-changed-neutral = változott a semleges erő { FORM($area, "in") }
plan-changed-attacked = { FORM($area, "acc") } megtámadták
plan-changed-income = { FORM($area, "in") } már nem ugyanannyi hatalom gyűlik
plan-changed-supply = változott az utánpótlásod
plan-changed-fighting = a csata { FORM($area, "in") } már nem úgy áll
plan-changed-help = más játékosok is támogatják az egyik oldalt { FORM($area, "in") }
plan-changed-rival-hand = változtak az ellenfeled házkártyái { FORM($area, "in") }
plan-changed-westeros = más Westeros-kártyák vannak az asztalon

## What was assumed where one looks ahead.

assumed-pick = { FORM($house, "the") } a legritkább kártyát veszi el
assumed-raid = { FORM($house, "the") } nem portyázik
assumed-march = { FORM($house, "the") } nem menetel
assumed-consolidate = { FORM($house, "the") } hatalmat gyűjt
assumed-muster = { FORM($house, "the") } nem toboroz
assumed-support = { FORM($house, "the") } senkit sem támogat
assumed-house-card = { FORM($house, "the") } a leggyengébb kártyáját játssza ki
assumed-bid = { FORM($house, "the") } nem licitál
assumed-raven = { FORM($house, "the") } nem használja a hollót
assumed-safe = { FORM($house, "the") } a lehető legóvatosabban dönt
assumed-own = te semmit sem teszel, amit nem terveztél
assumed-own-safe = te a lehető legóvatosabban döntesz
