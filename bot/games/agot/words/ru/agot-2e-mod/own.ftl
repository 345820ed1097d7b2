# What Mother of Dragons says beside the 2nd edition and what there is about vassals, or in other words.

ruleset-agot-2e-mod = Игра престолов, 2-е издание: «Мать драконов»
option-targaryen = { $value ->
    [on] с Домом Таргариен, Эссосом и драконами
   *[off] без Дома Таргариен
}
option-targaryen-deck = { $value ->
    [b] Дом Таргариен с другими картами (Миссандея, Ракхаро)
   *[other] Дом Таргариен с обычными картами (Кхал Дрого, Визерис)
}
option-loyalty-to-win = { $value ->
    [as-castles] Дому Таргариен нужно столько же очков верности, сколько другим замков
   *[other] Дому Таргариен нужно очков верности: { $value }
}
option-without-iron-bank = { $value ->
    [on] без Железного банка: займов нет, и каждый начинает с 5 власти
   *[off] с Железным банком
}
option-without-sea-orders = { $value ->
    [on] без приказов «Морской поход −1» и «Морская подмога»
   *[off] с приказами «Морской поход −1» и «Морская подмога»
}

## Areas

area-port-of-the-eyrie = Порт Орлиного Гнезда
    .gen = порта Орлиного Гнезда
    .acc = порт Орлиного Гнезда
    .in = в порту Орлиного Гнезда
    .from = из порта Орлиного Гнезда
    .to = в порт Орлиного Гнезда
    .gender = m
area-the-bite = Пасть
    .gen = Пасти
    .acc = Пасть
    .in = в Пасти
    .from = из Пасти
    .to = в Пасть
    .gender = f
area-the-vale-of-arryn = Долина Аррен
    .gen = Долины Аррен
    .acc = Долину Аррен
    .in = в Долине Аррен
    .from = из Долины Аррен
    .to = в Долину Аррен
    .gender = f
area-bay-of-pentos = Пентошийский залив
    .gen = Пентошийского залива
    .acc = Пентошийский залив
    .in = в Пентошийском заливе
    .from = из Пентошийского залива
    .to = в Пентошийский залив
    .gender = m
area-braavos = Браавос
    .gen = Браавоса
    .acc = Браавос
    .in = в Браавосе
    .from = из Браавоса
    .to = в Браавос
    .gender = m
area-braavosian-coastlands = Браавосийское побережье
    .gen = Браавосийского побережья
    .acc = Браавосийское побережье
    .in = у Браавосийского побережья
    .from = от Браавосийского побережья
    .to = к Браавосийскому побережью
    .gender = n
area-myr = Мир
    .gen = Мира
    .acc = Мир
    .in = в Мире
    .from = из Мира
    .to = в Мир
    .gender = m
area-norvos = Норвос
    .gen = Норвоса
    .acc = Норвос
    .in = в Норвосе
    .from = из Норвоса
    .to = в Норвос
    .gender = m
area-pentos = Пентос
    .gen = Пентоса
    .acc = Пентос
    .in = в Пентосе
    .from = из Пентоса
    .to = в Пентос
    .gender = m
area-port-of-braavos = Порт Браавоса
    .gen = порта Браавоса
    .acc = порт Браавоса
    .in = в порту Браавоса
    .from = из порта Браавоса
    .to = в порт Браавоса
    .gender = m
area-port-of-pentos = Порт Пентоса
    .gen = порта Пентоса
    .acc = порт Пентоса
    .in = в порту Пентоса
    .from = из порта Пентоса
    .to = в порт Пентоса
    .gender = m
area-port-of-volantis = Порт Волантиса
    .gen = порта Волантиса
    .acc = порт Волантиса
    .in = в порту Волантиса
    .from = из порта Волантиса
    .to = в порт Волантиса
    .gender = m
area-sea-of-myrth = Миртское море
    .gen = Миртского моря
    .acc = Миртское море
    .in = в Миртском море
    .from = из Миртского моря
    .to = в Миртское море
    .gender = n
area-the-disputed-lands = Спорные земли
    .gen = Спорных земель
    .acc = Спорные земли
    .in = в Спорных землях
    .from = из Спорных земель
    .to = в Спорные земли
    .gender = pl
area-the-orange-shore = Оранжевый берег
    .gen = Оранжевого берега
    .acc = Оранжевый берег
    .in = у Оранжевого берега
    .from = от Оранжевого берега
    .to = к Оранжевому берегу
    .gender = m
area-the-rhoyne = Ройна
    .gen = Ройны
    .acc = Ройну
    .in = на Ройне
    .from = с Ройны
    .to = на Ройну
    .gender = f
area-volantis = Волантис
    .gen = Волантиса
    .acc = Волантис
    .in = в Волантисе
    .from = из Волантиса
    .to = в Волантис
    .gender = m

## Pieces and orders

unit-power = власти
    .acc = власти
    .ins = властью
    .gen = власти
    .plural-gen = жетонов власти
    .gender = f

order-sea-march-minus-1 = Морской поход −1
    .note = Только в море и в порту: плыть или атаковать; −1 в сражении
order-sea-support = Морская подмога
    .note = Только в море и в порту: помогает в соседних сражениях
order-iron-bank = Железный банк
    .note = Только в море и в порту: взять один из предложенных займов
order-type-iron-bank = приказ Железного банка
    .gen = приказа Железного банка

## Westeros cards

deck-westeros-4 = четвёртая колода Вестероса
deck-loans = колода займов

## Loans

loan-placing = Сухопутные отряды встают в сухопутных областях под твоим контролем, корабли — в морях, где есть твои корабли, и в твоих портах. Снабжение должно это позволять: что не встаёт, пропадает.

## What is asked

for-consolidate = приказ усиления власти или Железного банка
for-pay-debt = отряды в уплату долга
for-sellswords = отряды по займу
for-improve = области для улучшения
for-faceless-men = Безликие
for-spymaster-deck = Мастер над шептунами
for-spymaster = Мастер над шептунами
for-give-bid = раздача ставки
for-loyalty = жетоны верности
for-place-unit = область для отряда
for-place-loyalty = области для жетонов верности
for-fire-made-flesh = драконы
for-move-loyalty = перенос жетона верности
for-cancel-loyalty = отмена переноса жетона

ask-consolidate = Какой приказ усиления власти или Железного банка ты исполняешь?
ask-pay-debt = { $house } не может уплатить проценты. { $number ->
    [1] Ты выбираешь отряд, который погибнет.
   *[other] Ты выбираешь отряды, которые погибнут: { $number }.
}
ask-sellswords = По займу пришли отряды. Где они встают? Что не поставишь, пропадёт.
ask-improve = { FORM($loan, "ask") }
ask-faceless-men = Безликие: какой пеший воин и какой рыцарь погибнут? Они могут быть чьими угодно, но в двух разных областях.
ask-spymaster-deck = Мастер над шептунами: какую колоду Вестероса смотришь? Тебе покажут две её следующие карты.
ask-spymaster = Дальше лежат { $cards } ({ $deck }). Что будет первым? Больше этого никто не видит.
ask-give-bid = { $track }: кому отдаёшь свою ставку? Каждый жетон власти добавляет 1 к чужой ставке. Ставки: { $bids }.
ask-loyalty = { FORM($card, "ask", loyalty-otherwise) }
loyalty-otherwise = { $card }: заплатить { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
} за жетон верности? В какой области?
ask-place-unit = Игра с огнём: какой отряд ты ставишь { FORM($area, "in") } по выбору Дома Таргариен? Он будет твоим.
ask-place-loyalty = Дом Таргариен выбирает тебя. В какие сухопутные области Вестероса ты кладёшь жетоны верности? Жетонов: { $number }.
ask-fire-made-flesh = Пламя во плоти: что ты делаешь с драконами?
ask-move-loyalty = Какой жетон верности переносишь, и в какую соседнюю область?
ask-cancel-loyalty = Жетон верности перенесён { FORM($origin, "from") } { FORM($area, "to") }. Заплатить { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}, чтобы вернуть его?

choice-no-loan = Не брать займа
choice-nothing = Ничего
choice-more-power = Ещё одна корона
choice-more-supply = Ещё один бочонок снабжения
choice-return-dragon = Погибший дракон возвращается в Пентос
choice-both-to-bottom = Обе вниз колоды
choice-rest-to-bottom = Другая вниз колоды
choice-to-bottom = Вниз колоды
choice-pay-nothing = Не платить
choice-put-back = Вернуть
choice-leave-there = Оставить там
wish-cancel-loyalty = Переносы верности, которые можно отменить
do-leave = Оставлять все там, где они есть
wish-says-cancel-loyalty = { $do ->
    [leave] Переносы верности я не отменяю ({ $until }).
   *[ask] Спрашивать, какие переносы верности я отменяю ({ $until }).
}
plan-changed-loan = займа «{ $loan }» больше нет, или цена у него другая
note-give-up-dragon = пожертвовать драконом { FORM($area, "in") }: все остальные вырастут на 1 сейчас, а не в одном из будущих раундов
step-dragon-token = Какой жетон снять вместе с ним с трека раундов? В раунде этого жетона драконы не вырастут.
note-bottom-first = там она первая
note-dragon-token = жетон раунда { $round }
note-loan = за { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}: { $text }
note-tokens-there = жетонов верности: { $number }
piece-of-house-at = { $unit } ({ $house }), { $place }

here-loyalty = верность { $number }
here-castle-raised = теперь крепость
here-castle-burnt = замок сгорел
here-more-power = короны: +{ $number }
here-more-supply = бочонки: +{ $number }

nothing-sellswords = Никого не ставить
nothing-faceless-men = Никого не уничтожать
nothing-give-bid = Ничего не отдавать
nothing-loyalty = Не платить и не класть

why-preview-loan = За карту «{ $loan }» ты платишь { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}, останется { $left }. Со следующего раунда ты в начале каждого раунда платишь проценты ({ $interest }) и теряешь по отряду за каждый жетон власти, которого не хватит.
why-preview-pays = Ты платишь { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}, останется { $left }.
why-preview-gift = Ставка { FORM($house, "gen") }: было { $bid }, станет { $total }.
why-preview-lost = Из твоей ставки никому не достанется { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
why-preview-dragons = Сила каждого дракона тогда будет { $strength }.
why-preview-not-placed = Не выставлены и пропадут: { $units }.
why-preview-killed = { $house } теряет { FORM($units, "acc") } { FORM($area, "in") }.
why-preview-improved = { $area } ({ $house }): { $changes }.
why-preview-improved-free = { $area } (ничья): { $changes }.
change-castle = замок становится крепостью
change-burn = замок сгорает
change-power = на корону больше
change-supply = на бочонок больше
bank-offer = { $loan } ({ $power })

## What happened

event-loan-offered = Железный банк предлагает новый заём: { $loan }.
event-loan-taken = { $house } берёт заём за { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}: { $loan }.
event-loan-owed = { $house } начинает с займом, который приносит только проценты: { $loan }.
event-loan-declined = { $house } не берёт займа { FORM($area, "in") }.
idle-loan-declined = Не берут займа: { $all }.
idle-loan-declined-of = { $house } ({ $area })
event-interest-paid = { $house } платит проценты: { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
event-area-improved = { $loan } ({ $house }) навсегда меняет { FORM($area, "acc") }.
event-bid-given = Дом Таргариен отдаёт { FORM($house, "dat") } { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
} из своей ставки.
event-loyalty-placed = Жетон верности ложится { FORM($area, "to") }.
event-loyalty-gained = Дом Таргариен получает { $number ->
    [one] { $number } жетон верности
    [few] { $number } жетона верности
    [many] { $number } жетонов верности
   *[other] { $number } жетона верности
} { FORM($area, "in") }.
event-loyalty-moved = { $house } переносит жетон верности { FORM($origin, "from") } { FORM($area, "to") }.
event-loyalty-moved-back = Дом Таргариен платит { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}, и жетон верности возвращается { FORM($origin, "from") } { FORM($area, "to") }.
event-deck-read = { $house } смотрит следующие карты ({ $deck }).
event-won = { $house } побеждает! { $house-id ->
    [targaryen] Очков верности: { $castles }
   *[other] Замков и крепостей: { $castles }
}{ $reason-id ->
    [seven] {""}
   *[other] {" "}({ $reason })
}.

won-by-loyalty = достаточно очков верности
won-by-round-10 = больше всех после последнего раунда
topic-loyalty = Верность и драконы
topic-bank = Железный банк
course-castles-or-loyalty = Замки и крепости; у Таргариена верность

refused-one-footman-one-knight = Самое большее один пеший воин и один рыцарь, в двух разных областях.
refused-order-only-at-sea = «{ $order }» — приказ для моря, { FORM($area, "in") } его не положить.
refused-no-loan-there = Приказа Железного банка { FORM($area, "in") } нет, или на такой заём не хватает власти.

phase-debts = Проценты
short-phase-debts = Проценты

## What winning takes, and who is winning

goal = **Для победы:** { $held ->
        [1] в конце раунда
       *[0] в любой момент
    } держать { $castles ->
        [one] { $castles } замок или крепость
        [few] { $castles } замка и крепости
        [many] { $castles } замков и крепостей
       *[other] { $castles } замка и крепости
    }{ $endless ->
        [1] . Последнего раунда нет.
       *[0] {" "}{ $apart ->
            [1] — или быть ближе всех к своей цели после 10-го раунда.
           *[0] — или больше всех после 10-го раунда.
        }
    } Дому Таргариен вместо них нужны очки верности: { $loyalty }.
goal-without-targaryen = **Для победы:** { $held ->
        [1] в конце раунда
       *[0] в любой момент
    } держать { $castles ->
        [one] { $castles } замок или крепость
        [few] { $castles } замка и крепости
        [many] { $castles } замков и крепостей
       *[other] { $castles } замка и крепости
    }{ $endless ->
        [1] . Последнего раунда нет.
       *[0] {" "}{ $apart ->
            [1] — или быть ближе всех к своей цели после 10-го раунда.
           *[0] — или больше всех после 10-го раунда.
        }
    }
goal-targaryen = **Для победы:** набери { $loyalty ->
        [one] { $loyalty } очко верности
        [few] { $loyalty } очка верности
        [many] { $loyalty } очков верности
       *[other] { $loyalty } очка верности
    }. Занимай области, где лежат жетоны верности, и держи Пентос — он даёт одно очко. Замки тебе не засчитываются.
heading-figures = Власть { $power } · Снабжение { $supply } · Замки и крепости { $castles }/{ $goal }
heading-loyalty = Власть { $power } · Снабжение { $supply } · верность { $loyalty } из { $goal } · сила дракона { $strength }
heading-loans = Займы: { $loans } · проценты { $interest } за раунд

table-leads = Впереди { $houses }: замков и крепостей (или очков верности) { $castles } из { $goal }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = { $apart ->
    [1] Замки и крепости (для победы нужно { $goal }), у Таргариена верность (нужно { $loyalty }): { $castles }.
   *[0] Замки и крепости, у Таргариена верность (для победы нужно { $goal }): { $castles }.
}
round-loans = Взяты займы: { $loans }.
round-loan-of = { $loan } ({ $house })

## Looking things up

lookup-loan = Заём Железного банка
lookup-loan-offered = **В этой партии:** предлагается за { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
lookup-loan-taken = **В этой партии:** взят; проценты, по 1 власти за раунд, платит { $house }.
lookup-loan-unseen = **В этой партии:** не предлагается.
lookup-card-removed = **В этой партии:** вышла из игры.
lookup-area-loyalty = Жетоны верности: { $number }. Это очки для Дома Таргариен, как только область перейдёт под его контроль
lookup-area-loyalty-printed = Даёт Дому Таргариен очко верности, пока область под его контролем
lookup-area-castle-raised = Улучшено: замок теперь крепость
lookup-area-castle-burnt = Замок сгорел
lookup-area-more-power = Улучшено: корон больше на { $number }
lookup-area-more-supply = Улучшено: бочонков больше на { $number }
lookup-area-flyers = Сюда могут прилететь драконы Дома Таргариен: { $units }
lookup-house-figures-loyalty = **Власть** { $power } · **очки верности** { $points } из { $needed }
lookup-house-loyalty = **Верность** { $loyalty } из { $needed } очков для победы (жетонов { $tokens }); замки и крепости ему не засчитываются
lookup-house-loans = **Займы:** { $loans }, проценты за раунд — { $interest ->
        [one] { $interest } жетон власти
        [few] { $interest } жетона власти
        [many] { $interest } жетонов власти
       *[other] { $interest } жетона власти
    }
lookup-bank = **Железный банк:** { $offers }
lookup-house-removed = **Вышли из игры:** { $cards }

deadline-safe-note = приказы обороны, никаких походов и займов, потери как можно меньше

## How to play: three times three sentences

primer-land = Ты ведёшь великий Дом, и тебе нужно больше замков и крепостей, чем у любого другого игрока. Кто держит их достаточно, обычно семь, побеждает, а иначе — тот, у кого их больше всех после десяти раундов. Только у Дома Таргариен всё не так: из-за Узкого моря, с тремя драконами, он собирает жетоны верности в областях, которые занимает, и побеждает со столькими же очками верности. Поэтому следи, где лежат жетоны, и держи эти области, пока туда не прилетели его драконы. Каждый раунд начинается с карт Вестероса: они несут снабжение, новые отряды, ставки на три трека, нашествие одичалых и новые жетоны верности.
primer-orders = Потом каждый игрок тайно даёт приказ каждой области, где есть его отряды, и все приказы вскрываются вместе. Поход ведёт отряды или атакует, набег снимает приказ по соседству, подмога помогает в соседних сражениях, оборона усиливает свою область, а усиление власти приносит власть. В море и в портах есть ещё три приказа: поход −1, подмога и заём у Железного банка. Заём помогает сразу, а потом стоит 1 жетон власти в начале каждого раунда; игрок, которому нечем платить, теряет отряды.
primer-battle = В сражении каждая сторона складывает силу своих отрядов, приказов и подмоги. Затем каждая тайно выбирает карту Дома: та добавляет силу, мечи, башни или сюрприз. Проигравший отступает и теряет по отряду за каждый меч, который не остановила башня. Сила дракона в первом раунде — 0, и каждый второй раунд она растёт, до 5; без других отрядов он летит в любую сухопутную область по обе стороны моря.

## Rulings

ruling-deck-iv-without-targaryen = Четвёртая колода, когда Дом Таргариен разбит
reading-deck-iv-without-targaryen-fixed-tokens-only = только кладёт напечатанные жетоны
reading-deck-iv-without-targaryen-skip = ничего не делает
ruling-domestic-disputes-homes = Домашние распри: родные области
reading-domestic-disputes-homes-players-and-vassals = игроков и вассалов
reading-domestic-disputes-homes-players = только игроков
ruling-dragon-strength-rounds = Драконы растут в раундах
reading-dragon-strength-rounds-even-rounds = 2, 4, 6, 8 и 10
reading-dragon-strength-rounds-later-rounds = 2, 4, 7, 9 и 10
ruling-text-of-a-removed-card = Свойство карты, только что покинувшей игру
reading-text-of-a-removed-card-gone = больше не действует
reading-text-of-a-removed-card-still-runs = ещё действует
ruling-dragon-with-other-units = Драконы в походе с другими отрядами
reading-dragon-with-other-units-per-group = идут пешком, если идут в ту же область
ruling-faceless-men-mandatory = Безликие
reading-faceless-men-mandatory-may-choose-fewer = могут убить меньше
reading-faceless-men-mandatory-must = должны убить как можно больше
ruling-gifts-of-power = Подарки власти другим игрокам
reading-gifts-of-power-outside-combat-and-call-for-support = можно, но не во время ставок, а в сражении — только пока зовут на подмогу
reading-gifts-of-power-never = нельзя
ruling-iron-bank-order-areas = Приказ Железного банка кладут
reading-iron-bank-order-areas-sea-and-ports = в море и в портах
reading-iron-bank-order-areas-sea-only = только в море
ruling-iron-bank-starting-power = С Железным банком у каждого с начала
reading-iron-bank-starting-power-seven = 7 власти
reading-iron-bank-starting-power-five = 5 власти
ruling-khal-drogo-routed-knights = Кхал Дрого: рыцари-беглецы
reading-khal-drogo-routed-knights-counted = считаются
reading-khal-drogo-routed-knights-not = не считаются
ruling-loan-interest = Проценты
reading-loan-interest-one-power-each-loan = 1 жетон власти за каждый заём
ruling-loyalty-collect-moment = Жетоны верности получают
reading-loyalty-collect-moment-checkpoints = после каждого похода и после карт Вестероса
reading-loyalty-collect-moment-at-once = как только окажутся в области, которую контролирует Дом Таргариен
ruling-loyalty-token-limit = Полученные из 20 жетонов верности
reading-loyalty-token-limit-board-only = можно класть снова
reading-loyalty-token-limit-board-and-gained = больше не кладут
ruling-pentos-garrison-return = Гарнизон Пентоса
reading-pentos-garrison-return-returns = возвращается, когда Таргариен отбивает Пентос
reading-pentos-garrison-return-gone = уничтожен навсегда
ruling-playing-with-fire-supply = Игра с огнём: поставленный отряд
reading-playing-with-fire-supply-ignored = может не вмещаться в снабжение
reading-playing-with-fire-supply-must-fit = должен вмещаться в снабжение
ruling-preemptive-raid-targaryen = Передовой отряд при наименьшей ставке Таргариена
reading-preemptive-raid-targaryen-track-offered = он может выбрать трек, без последствий
reading-preemptive-raid-targaryen-must-destroy = Таргариен должен уничтожить отряды
ruling-pyromancer-target = Пиромант сжигает
reading-pyromancer-target-castle-only = замок, но не крепость
reading-pyromancer-target-any = любой замок или крепость, даже надстроенную
ruling-robert-arryn-lowest-tie = Роберт Аррен: из одинаково слабых карт
reading-robert-arryn-lowest-tie-arryn-chooses = выбирает Аррен
reading-robert-arryn-lowest-tie-owner = выбирает их владелец
ruling-targaryen-bid-distribution = Из ставки на трек Таргариен отдаёт
reading-targaryen-bid-distribution-up-to = сколько захочет
reading-targaryen-bid-distribution-all = всё
ruling-targaryen-final-ranking = После последнего раунда Таргариен
reading-targaryen-final-ranking-by-loyalty = занимает место по очкам верности
reading-targaryen-final-ranking-cannot-win-on-points = не может победить, если очков меньше семи
ruling-unpaid-interest-chooser = Кто выбирает отряды за неуплату
reading-unpaid-interest-chooser-best-other-on-fiefdoms = другой Дом, который выше всех на треке вотчин
reading-unpaid-interest-chooser-blade-holder = владелец Валирийского меча
