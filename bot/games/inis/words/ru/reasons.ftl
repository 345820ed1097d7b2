# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = Ничего не говорит явно за другой ответ.

# The three conditions, as they are counted.
condition-clans = чужие кланы под властью вождя
    .gen = чужих кланов под властью вождя
condition-sanctuaries = святилища, где есть присутствие
    .gen = святилищ, где есть присутствие
condition-territories = территории, где есть присутствие
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
because-grows-clans = Вождь будет над чужими кланами: { $number } из { $needed } нужных.
because-grows-sanctuaries = Святилищ, где есть присутствие, станет { $number } из { $needed } нужных.
because-grows-territories = Территорий, где есть присутствие, станет { $number } из { $needed } нужных.
because-leads = Даёт звание вождя { FORM($area, "gen") }; карту преимущества оттуда получит тот, кто будет вождём на следующем собрании.

## The season

because-claims = { $met ->
    [one] Выполнено { $met } условие
    [few] Выполнено { $met } условия
    [many] Выполнено { $met } условий
   *[other] Выполнено { $met } условия
}, и ни один игрок, у которого есть жетон претендента, не выполняет больше.
because-claims-early = { $met ->
    [one] Выполнено { $met } условие
    [few] Выполнено { $met } условия
    [many] Выполнено { $met } условий
   *[other] Выполнено { $met } условия
}, а победить можно, только если есть жетон претендента.
because-passes = Спешить некуда, а оставленными картами можно ответить на то, что сделают другие.
because-plays = «{ $card }»: { $text } Ближе всего условие: { $condition } ({ $number } из { $needed }).
because-plays-tale = Карта сказания дороже своей цены.
because-plays-clans = Больше кланов на карте — лучше всё остальное; ближе всего условие: { $condition } ({ $number } из { $needed }).
because-plays-card = Возвращает карту, которая уже была сыграна.
because-plays-explores = Новая территория — это простор для роста; ближе всего условие: { $condition } ({ $number } из { $needed }).
because-plays-moves = Кланы нужнее в другом месте; ближе всего условие: { $condition } ({ $number } из { $needed }).
because-plays-spies = Кто знает чужую руку, тому легче строить планы.
because-plays-clash = Столкновение там, где кланов много, отнимает кланы у других.
because-marches-against = Идёт { FORM($area, "to") }, против { FORM($rivals, "gen") }.
because-settles = Идёт { FORM($area, "to") }, где никто не мешает.
because-starts-clash = Столкновение { FORM($area, "in") }: { $own } против { $other }.
because-fortifies = Цитадель { FORM($area, "in") } укрывает клан, а к ней прилагается и карта преимущества.
because-celebrates = Кто теперь начнёт столкновение { FORM($area, "in") }, потеряет клан.

## Clans

because-keeps-reserve = Кланы из резерва ещё успеют прийти туда, где нужны.
because-strengthens = Осложняет жизнь остальным { FORM($area, "in") }.
because-stays-home = Кланы полезнее там, где стоят.

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
because-ends-ahead = Звание вождя { FORM($area, "gen") } уже есть, и драться дальше незачем.
because-ends = Драться { FORM($area, "in") } дальше — больше потерять, чем получить.
because-loses-both = Выбора нет.
because-loses-card = Карт действий в руке: { $cards }; отдать карту легче, чем клан.
because-loses-clan = { $number ->
    [1] Последний клан
    [one] Один из { $number } клана
    [few] Один из { $number } кланов
    [many] Один из { $number } кланов
   *[other] Один из { $number } клана
} { FORM($area, "in") } отдать легче, чем карту.
because-agrees = Пусть { FORM($area, "in") } всё остаётся как есть: это стоит сохранить.
because-refuses = Получить { FORM($area, "in") } можно и больше.
because-shelters = Укрытый клан { FORM($area, "in") } не потерять.
because-stays-out = Драться { FORM($area, "in") } могут только кланы снаружи.

## Cards

because-drafts = «{ $card }»: { $text } Ближе всего условие: { $condition } ({ $number } из { $needed }).
because-parts-with = Не так жалко отдать «{ $card }»: { $text }
because-takes-card = «{ $card }»: { $text }
because-lets-pass = Тратить на это карту не стоит.
because-responds = «{ $card }»: { $text }

because-offers = { $count ->
    [0] Карты дороже, чем выбор из карт сказаний.
    [1] Одной картой меньше — на выбор одним сказанием больше.
   *[other] Сброшено карт: { $count } — столько же сказаний на выбор.
}

## The island

because-founds = Больше всего территорий доступно { FORM($area, "from") }.
because-clash-first = То, что будет { FORM($area, "in") }, важнее всего.
because-lies-well = Здесь тайл граничит с полезными территориями и почти ни с чем больше.
nudge-condition = Посмотри на условие, к которому ты ближе всего: { $condition }. Что туда приближает?
plan-condition = До сих пор подсказки вели к условию: { $before }; теперь ближе { $condition }: { $number } из { $needed }.
