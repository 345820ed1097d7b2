# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# The three conditions, as they are counted.
condition-clans = власть вождя над чужими кланами
    .gen = чужих кланов под властью вождя
condition-sanctuaries = присутствие у святилищ
    .gen = святилищ, где есть присутствие
condition-territories = присутствие на территориях
    .gen = территорий, где есть присутствие

because-meets = Выполняет условие победы: { $condition } ({ $number }).
because-crowns = Даёт звание вождя { FORM($area, "gen") }, где стоит столица, а кто там вождь, тот и бренн.
because-stops = После этого { $rival } { $number ->
    [0] не выполняет больше ни одного условия
    [one] выполняет только { $number } условие
    [few] выполняет только { $number } условия
    [many] выполняет только { $number } условий
   *[other] выполняет только { $number } условия
}.
because-grows-clans = Чужих кланов под властью вождя: { $number } из { $needed } нужных.
because-grows-sanctuaries = Присутствие у святилищ: { $number } из { $needed } нужных.
because-grows-territories = Присутствие на территориях: { $number } из { $needed } нужных.
because-leads = Даёт звание вождя { FORM($area, "gen") }; карту преимущества оттуда получит тот, кто будет вождём на следующем собрании.

## The season

because-claims =
    { $met ->
        [one] Выполнено { $met } условие
        [few] Выполнено { $met } условия
        [many] Выполнено { $met } условий
       *[other] Выполнено { $met } условия
    }, и больше условий не выполняет ни один игрок с жетоном претендента.
because-claims-early = { $met ->
    [one] Выполнено { $met } условие
    [few] Выполнено { $met } условия
    [many] Выполнено { $met } условий
   *[other] Выполнено { $met } условия
}, а победить можно, только если есть жетон претендента.
because-passes = Пасует и оставляет { $cards ->
    [one] { $cards } карту действия
    [few] { $cards } карты действий
    [many] { $cards } карт действий
   *[other] { $cards } карты действий
}; сезон кончается, когда подряд спасуют все.
because-plays = «{ $card }»: { $text } Ближе всего условие: { $condition } ({ $number } из { $needed }).
because-marches-against = Идёт { FORM($area, "to") } против { FORM($rivals, "gen") }.
because-settles = Идёт { FORM($area, "to") }, где никто не мешает.
because-starts-clash = Столкновение { FORM($area, "in") }: { $own } против { $other }.
because-fortifies = Цитадель { FORM($area, "in") } укрывает клан, а с ней приходит и карта преимущества.
because-celebrates = Кто теперь начнёт столкновение { FORM($area, "in") }, потеряет клан.

## Clans

because-keeps-reserve = Кланов не ставит; в резерве остаётся { $number }.
because-strengthens = Кланов { FORM($area, "in") } станет { $number }.
because-stays-home = Кланы не двигаются.

## Clashes

because-attacks = У { FORM($rival, "gen") } там { $number ->
    [one] { $number } клан
    [few] { $number } клана
    [many] { $number } кланов
   *[other] { $number } клана
} и { $cards ->
    [one] { $cards } карта действия
    [few] { $cards } карты действий
    [many] { $cards } карт действий
   *[other] { $cards } карты действий
}, и придётся потерять либо клан, либо карту.
because-withdraws = Спасает { $number ->
    [one] { $number } клан
    [few] { $number } клана
    [many] { $number } кланов
   *[other] { $number } клана
} { FORM($area, "from") }.
because-uses-tale = «{ $card }»: { $text }
because-ends-ahead = Перевес { FORM($area, "in") }: { $own } против { $other }.
because-ends = Столкновение { FORM($area, "in") } закончилось бы так: { $own } против { $other }.
because-loses-both = Атака отнимает и клан, и карту.
because-loses-card = Отдаёт одну из карт действий (их { $cards }) и сохраняет кланы.
because-loses-clan = Теряет { $number ->
    [1] последний клан
   *[other] один клан (было { $number })
} { FORM($area, "in") } и сохраняет { $cards ->
    [one] { $cards } карту действия
    [few] { $cards } карты действий
    [many] { $cards } карт действий
   *[other] { $cards } карты действий
}.
because-agrees = Столкновение { FORM($area, "in") } закончится так: { $own } против { $other }.
because-refuses = Столкновение { FORM($area, "in") } продолжается: { $own } против { $other }.
because-shelters = Укрытый клан { FORM($area, "in") } потерять нельзя.
because-stays-out = Драться { FORM($area, "in") } могут только кланы снаружи.

## Cards

because-drafts = «{ $card }»: { $text } Ближе всего условие: { $condition } ({ $number } из { $needed }).
because-parts-with = Отдаёт «{ $card }»: { $text }
because-takes-card = «{ $card }»: { $text }
because-lets-pass = Ничем не отвечает и сохраняет { $cards ->
    [one] { $cards } карту действия
    [few] { $cards } карты действий
    [many] { $cards } карт действий
   *[other] { $cards } карты действий
}.
because-responds = «{ $card }»: { $text }

because-offers = { $count ->
    [0] Ради карт сказаний не сброшено ни одной карты.
    [1] Одной картой меньше — на выбор одним сказанием больше.
   *[other] Сброшено карт: { $count } — столько же сказаний на выбор.
}

## The island

because-founds = Соседних территорий у { FORM($area, "gen") }: { $number }.
because-clash-first = { FORM($area, "In") } — { $own } против { $other }.
nudge-condition = Посмотри на условие, к которому ты ближе всего: { $condition }. Что туда приближает?
plan-condition = До сих пор подсказки вели к условию: { $before }; теперь ближе { $condition }: { $number } из { $needed }.
