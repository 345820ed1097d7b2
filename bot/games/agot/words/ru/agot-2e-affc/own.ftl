# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = Игра престолов, 2-е издание: «Пир для ворон»

## Names

area-port-of-the-eyrie = Порт Орлиного Гнезда
    .gen = порта Орлиного Гнезда
    .acc = порт Орлиного Гнезда
    .in = в порту Орлиного Гнезда
    .from = из порта Орлиного Гнезда
    .to = в порт Орлиного Гнезда
    .gender = m

deck-objectives = стопка целей
phase-objectives = Выбор целей
phase-scoring = Подсчёт очков

## What is asked

ask-deal = Раздать.
ask-objectives = Тебе достались пять целей. Какие три оставляешь? Видишь их только ты.
ask-return-objective = Новые вести: какую цель возвращаешь в стопку?
ask-give-objective = Новые притязания: какую цель кладёшь в середину?
ask-take-objective = Новые притязания: какую цель берёшь? Это видят все.
ask-score-special = Твоя особая цель выполнена. Берёшь за неё очко?
ask-score-objective = За какую цель берёшь очки? Она останется лежать открытой.

for-objectives = выбор целей
set-up-objectives = Начало: цели
for-return-objective = возврат цели
for-give-objective = цель в середину
for-take-objective = цель из середины
for-score-special = особая цель
for-score-objective = выбор цели, за которую взять очки

pick-return-objective = Какую цель вернуть
pick-give-objective = Какую цель в середину
pick-take-objective = Какую цель взять
pick-score-objective = За какую цель очки
wish-score-special = Моя особая цель
do-score = Всегда засчитывать
wish-says-score-special = { $do ->
    [score] Засчитываю свою особую цель всегда, когда она выполнена ({ $until }).
   *[ask] Спрашивать, засчитываю ли я свою особую цель ({ $until }).
}
choice-score-nothing = Ни за какую
choice-score = Засчитать
choice-score-not = Не засчитывать
here-objective = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $now ->
    [1] {" · ✔ сейчас"}
   *[other] {""}
} · { $text }
refused-not-this-deck = Эти карты не из той стопки. Нужна { $deck }.

why-preview-points = Победные очки: { $points }.
why-preview-special = Особая цель { FORM($house, "gen") }: { $text }. Она даёт 1 очко в каждом раунде.
why-preview-in-hands = Цели в руках, о которых знают все: { $known }.
points-of = { $house } { $points }
known-of = { $house }: { $objectives }

## What happened

event-objectives-drawn = { $house } берёт { $number ->
    [one] { $number } цель
    [few] { $number } цели
    [many] { $number } целей
   *[other] { $number } цели
}.
event-objective-drawn = Тебе досталась цель «{ $objective }».
event-special-scored = { $house } получает очко за особую цель.
event-objective-scored = { $house } выполняет цель «{ $objective }».
event-points = У { FORM($house, "gen") } теперь { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
    [many] { $points } победных очков
   *[other] { $points } победных очка
}.
event-scoring-over = Очки раунда { $round } подсчитаны.
event-objectives-in-the-middle = Цели в середине: { $objectives }.
event-objective-taken = { $house } берёт цель «{ $objective }».
event-objectives-returned = Цель возвращают: { $houses }.
event-won = { $house } побеждает! { $castles ->
    [one] { $castles } победное очко
    [few] { $castles } победных очка
    [many] { $castles } победных очков
   *[other] { $castles } победных очка
}{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

won-by-seven = достаточно победных очков
won-by-round-10 = больше всех победных очков после последнего раунда
won-by-land-areas = больше сухопутных областей, победных очков поровну

goal = **Для победы:** первым набрать к концу раунда { $castles ->
    [one] { $castles } победное очко
    [few] { $castles } победных очка
    [many] { $castles } победных очков
   *[other] { $castles } победных очка
} — или иметь больше всех после 10-го раунда.
heading-figures = Победные очки { $points } из { $goal } · Власть { $power } · Снабжение { $supply } · Замки и крепости { $castles }
heading-special = Особая цель: { $text }{ $now ->
    [1] {" · ✔ сейчас"}
   *[other] {""}
}
heading-objectives = Твои цели: { $objectives }
objective-of = { $objective } { $points }{ $now ->
    [1] {" ✔"}
   *[other] {""}
}
table-leads = Впереди { $houses }: победных очков { $castles } из { $goal }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Победные очки (для победы нужно { $goal }): { $castles }.
round-scored = Выполнено: { $what }.
round-scored-of = { $house } — «{ $objective }»
round-special-of = { $house } — особая цель

topic-points = Победные очки и цели

primer-land = Ты ведёшь великий Дом и добиваешься победных очков: игрок, у которого их семь в конце раунда, побеждает, а иначе — тот, у кого их больше всех после десяти раундов. Их приносят цели: у твоего Дома есть одна открытая, за которую можно брать очко каждый раунд, и три тайные в руке, из которых за раунд можно открыть одну. Каждый раунд начинается с трёх карт Вестероса: они несут новые отряды, голод, другие цели, ставки на три трека или нашествие одичалых. Треки решают, кто ходит первым, кто побеждает в сражении при равной силе и сколько особых приказов можно отдать.

## Explanations

why-topic-points = Победные очки
why-title-points = ### Победные очки, одно за другим
why-points = Раунд { $round }: { $house } { $change ->
    [-1] −1
    [0] +0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $change }
}, { $what }
why-points-now = { $house }, всего: { $points }
points-special = особая цель
points-objective = «{ $objective }»
points-raided = «{ $card }»

## Reasons

because-keeps-objectives = Оставленные цели вместе приносят { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
because-parts-with-objective =
    Цель «{ $objective }» приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и сейчас { $now ->
        [1] выполнена
       *[other] не выполнена
    }.
because-takes-objective =
    Цель «{ $objective }» приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и сейчас { $now ->
        [1] выполнена
       *[other] не выполнена
    }.
because-scores-objective = «{ $objective }» приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, всего станет { $total } из { $goal }.
because-scores-nothing = Очков не берёт: остаётся { $total } из { $goal }.
because-scores-special = Особая цель приносит очко всякий раз, когда выполнена: всего { $total } из { $goal }.

## Looking things up

lookup-house-figures = **Победные очки** { $points } из { $needed } · **Власть** { $power } · **Замки и крепости** { $castles }
lookup-house-special = **Особая цель:** { $text }{ $now ->
    [1] {" (сейчас выполнена)"}
   *[other] {""}
}
lookup-house-scored = **Выполнено:** { $objectives }
lookup-house-holds = **Целей в руке:** { $number }{ $known ->
    [0] {""}
   *[other] {", среди них "}{ $objectives }
}
lookup-house-own = **Твои цели:**
lookup-house-own-of = - { $objective }: { $what }
lookup-objective = Цель: одна из 28 карт
lookup-objective-worth = **Победные очки:** { $worth }
lookup-objective-yours = **В этой партии:** у тебя в руке{ $now ->
    [1] {", сейчас выполнена"}
   *[other] {""}
}.
lookup-objective-scored = **В этой партии:** выполнена ({ $house }).
lookup-objective-known = **В этой партии:** в руке { FORM($house, "gen") }, это знают все.
lookup-objective-pool = **В этой партии:** лежит в середине.

## When the game is over

course-points = Победные очки
tale-objectives = Цели: { $objectives }
tale-harvest = { $house } выполняет цель «{ $objective }» в раунде { $round } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
tale-loyal = { $house } выполняет свою особую цель { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}.
story-harvest = Самая щедрая цель
story-loyal = Верность своей цели

## Rulings

ruling-affc-eyrie-home = Орлиное Гнездо
reading-affc-eyrie-home-home-area = родная область Дома Аррен
reading-affc-eyrie-home-power-token-only = помечено только жетоном власти
ruling-affc-special-objective-optional = Очко за особую цель
reading-affc-special-objective-optional-yes = берут по желанию
reading-affc-special-objective-optional-mandatory = берут всегда
ruling-affc-tie-break = Победных очков поровну
reading-affc-tie-break-points-land-throne-midgame-points-throne-at-end = сухопутные области, потом Железный трон; после последнего раунда — трон
reading-affc-tie-break-base-order = решает то же, что и при равном числе замков
ruling-affc-eyrie-port = Порт у Орлиного Гнезда
reading-affc-eyrie-port-none = нет, как напечатано
reading-affc-eyrie-port-open = есть, выходит в Узкое море
ruling-affc-victory-check = Победа с семью победными очками
reading-affc-victory-check-end-of-scoring = когда очки взяли все
reading-affc-victory-check-at-once = сразу
ruling-affc-vp-cap = Победных очков
reading-affc-vp-cap-seven = не больше семи
reading-affc-vp-cap-none = может быть больше семи
ruling-affc-white-harbor-unit = Отряд в Белой Гавани в начале
reading-affc-white-harbor-unit-knight = рыцарь
reading-affc-white-harbor-unit-footman = пеший воин
ruling-affc-zero-point-objective = Цель, которая не даёт очков
reading-affc-zero-point-objective-scorable = может быть выполнена
reading-affc-zero-point-objective-not-scorable = остаётся в руке
ruling-objectives-in-hand = Цели в руке
reading-objectives-in-hand-three = пополняются до трёх
ruling-score-objective = Цели выполняют
reading-score-objective-turn-order = Дома по очереди
