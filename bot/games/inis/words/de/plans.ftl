## Conditions of an answer given ahead; they go on from "only if".

plan-if-alone = sonst niemand { FORM($area, "in") } Clans hat
plan-if-chieftain = ich { FORM($area, "in") } noch Häuptling bin
plan-if-most = { $seat } { FORM($area, "in") } höchstens { $most } { $most ->
    [one] Clan
   *[other] Clans
} hat
plan-if-exposed = { $seat } { FORM($area, "in") } höchstens { $most } { $most ->
    [one] ungeschützten Clan
   *[other] ungeschützte Clans
} hat

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-pretenders = jetzt haben andere Anwärtermarker
plan-changed-clans = die Clans { FORM($area, "in") } haben sich geändert
plan-changed-exposed = die ungeschützten Clans { FORM($area, "in") } haben sich geändert
plan-changed-buildings = { FORM($area, "in") } steht ein neues Gebäude, oder das Fest ist gekommen oder gegangen

## What was assumed where one looks ahead.

assumed-turn = { $seat } passt
assumed-respond = niemand reagiert
assumed-safe = { $seat } entscheidet so vorsichtig wie möglich
assumed-own = du tust nichts, was du nicht geplant hast
