## Conditions of an answer given ahead; they go on from "only if".

plan-if-alone = больше ни у кого нет кланов { FORM($area, "in") }
plan-if-chieftain = я по-прежнему вождь { FORM($area, "gen") }
plan-if-most = у { FORM($seat, "gen") } не больше { $most ->
    [one] { $most } клана
    [few] { $most } кланов
    [many] { $most } кланов
   *[other] { $most } клана
} { FORM($area, "in") }
plan-if-exposed = у { FORM($seat, "gen") } не больше { $most ->
    [one] { $most } открытого клана
    [few] { $most } открытых кланов
    [many] { $most } открытых кланов
   *[other] { $most } открытого клана
} { FORM($area, "in") }

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-pretenders = жетоны претендента теперь у других игроков
plan-changed-clans = кланы { FORM($area, "in") } уже не те
plan-changed-exposed = открытые кланы { FORM($area, "in") } уже не те
plan-changed-buildings = { FORM($area, "in") } появилась постройка, или начался либо кончился праздник

## What was assumed where one looks ahead.

assumed-turn = { $seat } пасует
assumed-respond = никто не отвечает
assumed-safe = { $seat } решает как можно осторожнее
assumed-own = ты не делаешь ничего сверх своих планов
