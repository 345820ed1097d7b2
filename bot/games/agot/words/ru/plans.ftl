## Conditions of an answer given ahead; they go on from "only if".

plan-if-empty = { FORM($area, "in") } пусто
plan-if-defence = сила обороны { FORM($area, "gen") } не больше { $most }
plan-if-held = { $house } всё ещё держит { FORM($area, "acc") }
plan-if-stronger = { FORM($area, "in") } я побеждаю по открытой силе: отряды, приказы и собственная подмога каждой стороны
plan-if-order = { FORM($area, "in") } всё ещё { $order }
plan-if-unharmed = { FORM($area, "acc") } не атаковали, и все мои отряды на месте
plan-if-supply = моё снабжение не ниже { $least }
plan-if-unhelped = { FORM($side, "dat") } { FORM($area, "in") } больше никто не оказывает подмоги
plan-if-ahead = { FORM($area, "in") } до карт Домов { $by ->
    [0] я не слабее
   *[other] мой перевес не меньше { $by }
}

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-units = отряды { FORM($area, "in") } уже не те
plan-changed-house = { FORM($area, "in") } теперь { $house }
plan-changed-left = { FORM($area, "from") } все ушли
plan-changed-order = новый приказ { FORM($area, "in") }: «{ $order }»
plan-changed-own-order = твоего приказа { FORM($area, "in") } больше нет, или он другой
plan-changed-token = жетон власти { FORM($area, "in") } уже не тот
plan-changed-garrison = гарнизон { FORM($area, "in") } уже не тот
plan-changed-neutral = сила нейтральных лордов { FORM($area, "in") } изменилась
plan-changed-attacked = { FORM($area, "acc") } атаковали
plan-changed-income = { $area } теперь приносит другое количество власти
plan-changed-supply = твоё снабжение изменилось
plan-changed-fighting = сражение { FORM($area, "in") } уже не то
plan-changed-help = другие игроки теперь дают подмогу одной из сторон { FORM($area, "in") }
plan-changed-rival-hand = у твоего противника { FORM($area, "in") } другие карты Дома
plan-changed-westeros = открыты другие карты Вестероса

## What was assumed where one looks ahead.

assumed-pick = { $house } берёт самую редкую карту
assumed-raid = { $house } тратит набег впустую
assumed-march = { $house } не идёт в поход
assumed-consolidate = { $house } собирает власть
assumed-muster = { $house } никого не набирает
assumed-support = { $house } никому не оказывает подмоги
assumed-house-card = { $house } играет свою слабейшую карту
assumed-bid = { $house } ничего не ставит
assumed-raven = { $house } не отправляет ворона
assumed-safe = { $house } решает как можно осторожнее
assumed-own = ты не делаешь ничего сверх своих планов
assumed-own-safe = ты решаешь как можно осторожнее
