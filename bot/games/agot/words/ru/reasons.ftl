# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = Ничего не говорит явно за другой ответ.

# What an area would bring; stands behind a comma of its own.
prize-nothing = { "" }
prize-castle = : это { $number ->
    [1] первый замок
    [2] второй замок
    [3] третий замок
    [4] четвёртый замок
    [5] пятый замок
    [6] шестой замок
    [7] седьмой замок
   *[other] замок № { $number }
}
prize-stronghold = : это крепость, { $number ->
    [1] первый по счёту замок
    [2] второй по счёту замок
    [3] третий по счёту замок
    [4] четвёртый по счёту замок
    [5] пятый по счёту замок
    [6] шестой по счёту замок
    [7] седьмой по счёту замок
   *[other] замок № { $number }
}
prize-wins = : это замок № { $number } и победа в партии
prize-supply = , добыча — { $count ->
    [1] бочонок
    [one] { $count } бочонок
    [few] { $count } бочонка
    [many] { $count } бочонков
   *[other] { $count } бочонка
}
prize-power = , добыча — { $count ->
    [1] корона
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
}

# Who could take it back; stands behind a comma of its own, too.
grip-nobody = , и отбивать рядом некому
grip-no-order = , и отбивать нечем: ни у кого рядом больше нет похода
grip-firm = , и { $rival } может прийти отбивать с отрядами силой { $strength } против { $own }
grip-contested = , хотя { $rival } может прийти отбивать с отрядами силой { $strength } против { $own }

## Orders

part-takes = поход { FORM($area, "from") } может занять { FORM($target, "acc") }{ $prize }
part-attacks = поход { FORM($area, "from") } может атаковать { FORM($rival, "acc") } { FORM($target, "in") }, до карт Домов пока { $attack } против { $defence }{ $prize }
part-defends = оборона { FORM($area, "in") } даёт силу { $own } до карт Домов, а { $rival } может пойти туда походом с отрядами силой { $strength }
part-supports = подмога { FORM($area, "from") } добавит { $own } { FORM($target, "in") }, куда { $rival } может пойти походом с отрядами силой { $strength }
part-backs = подмога { FORM($area, "from") } добавит { $own } к атаке { FORM($target, "in") }
part-raids = набег { FORM($area, "from") } достаёт до приказа { FORM($target, "in") }, где стоит { $rival }
part-gathers = { FORM($area, "in") } собирается власть: +{ $power }
part-musters = { FORM($area, "in") } можно набрать войска на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

because-orders = Главное: { $what }.
because-orders-two = Главное: { $what }; а ещё { $more }.
because-orders-quiet = В этом раунде эти приказы не занимают областей и не приносят власти: отряды остаются на местах.
because-raven-changes = Теперь все приказы открыты: { FORM($area, "in") } «{ $order }» полезнее, чем «{ $old }».
because-raven-looks = Приказы хороши и так, а кто знает следующую карту одичалых, тот лучше ставит.
because-raven-rests = Приказы хороши и так.
because-wildlings-top = Карта остаётся, и только один Дом знает, с чем придут одичалые.
because-wildlings-bottom = До этой карты дело дойдёт не скоро.

because-raids-nothing = { FORM($area, "from") } не достать ничего, на что стоило бы идти в набег.
because-raids-consolidate = Приносит 1 власть, а { $rival } ничего не получит { FORM($area, "in") }.
because-raids-support = Больше { $rival } никому не окажет подмоги { FORM($area, "from") }.
because-raids-defend = { $rival } обороняется { FORM($area, "in") } с одним приказом меньше.
because-raids-raid = Опережает { FORM($rival, "acc") }, чей набег { FORM($area, "from") } мог бы сделать то же самое.

## Marches

because-calls-support = В одиночку этот поход слишком слаб, а просьба о подмоге ничего не стоит.
because-beats-neutral = Побеждает нейтральных лордов { FORM($area, "in") }: { $attack } против { $defence }{ $prize }.
because-attacks = Атакует { FORM($rival, "acc") } { FORM($area, "in") }: { $attack } против { $defence } до карт Домов{ $prize }.
because-dares = Рискует атаковать { FORM($rival, "acc") } { FORM($area, "in") }: { $attack } против { $defence } до карт Домов{ $prize }.
because-takes = Занимает { FORM($area, "acc") }{ $prize }{ $grip }.
because-takes-from = Отнимает { FORM($area, "acc") } у { FORM($rival, "gen") }{ $prize }{ $grip }.
because-sails = Занимает { FORM($area, "acc") }: оттуда корабли переправляют армии и идут на подмогу берегам{ $grip }.
because-guards = Ведёт подкрепление { FORM($area, "to") }, куда { $rival } может пойти походом с силой { $strength }.
because-draws-near = Переходит { FORM($area, "to") }: рядом { $goal }, и эту область не контролирует ни один Дом.
because-draws-near-rival = Переходит { FORM($area, "to") }: рядом { $goal }, и эту область контролирует { $rival }.
because-gathers-army = Сила армии { FORM($area, "in") } станет { $strength }.
because-stays = { FORM($area, "from") } можно было бы занять { FORM($target, "acc") }, но на месте от отрядов больше пользы.
because-stays-reaches-nothing = { FORM($area, "from") } отрядам не дойти никуда, кроме областей, которые их Дом уже контролирует.
because-stays-before-battle = Поход { FORM($area, "from") } может только атаковать, в лучшем случае { FORM($target, "acc") }: { $attack } против { $defence } до карт Домов.
because-stays-to-hold = Отряды нужны { FORM($area, "in") }, куда { $rival } может пойти походом с силой { $strength }.

## Power and mustering

because-income = Приносит власть: +{ $power }, всего станет { $total }.
because-no-income = Этот приказ ничего не приносит, так что им можно и начать.
because-musters-instead = Сбор войск { FORM($area, "in") } даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, а это дороже, чем { $power } власти.
because-musters-nothing = Снабжение не позволяет ещё одного отряда там, где можно набирать войска: { $areas }.
because-musters-later = Снабжение позволяет ещё один отряд { FORM($areas, "in") }, но это подождёт.
because-musters-against = Набирает { FORM($units, "acc") }: { FORM($area, "in") } станет на { $own } сильнее, а { $rival } может пойти туда походом с отрядами силой { $strength }.
because-musters-for = Набирает { FORM($units, "acc") }: { FORM($area, "from") } рукой подать до { FORM($goal, "gen") }.
because-musters = Набирает { FORM($units, "acc") } на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: чем больше отрядов, тем больше выбор.

## Battles

because-helps-nobody = Ни ради одной из сторон не стоит наживать врага.
because-helps-itself = Дом сам сражается { FORM($area, "in") }, поэтому подмога идёт своей стороне.
because-helps = Помогает { FORM($helped, "dat") } (замков: { $own }) против { FORM($rival, "gen") } (замков: { $number }).
because-takes-help = Пригодится любая сила, а эта ничего не стоит.
because-refuses-help = Без подмоги { FORM($houses, "gen") } сражение пойдёт лучше.
because-card-beats-all = Карта «{ $card }» бьёт любую, что может сыграть { $rival }, не считая свойств.
because-card-beats = Карта «{ $card }» бьёт { $beaten } из { $of } карт, что может сыграть { $rival }, не считая свойств.
because-card-spares = Одной силой карты { FORM($rival, "gen") } не побить, а «{ $card }» не так жалко отдать.
because-card-saves = Силой «{ $card }» не бьёт ни одной карты ({ $rival }), зато карты посильнее остаются в руке.
because-card-alone = { $rival } сражается без карты Дома: «{ $card }», { $own } против { $other }, не считая свойств.
because-card-unused = Свойство карты «{ $card }» ничего бы не улучшило.
because-card-used = От свойства карты «{ $card }» здесь больше пользы, чем вреда.
because-card-discards = Без карты «{ $discarded }» { FORM($rival, "dat") } будет труднее всего.
because-card-removes = { $rival } теряет приказ «{ $order }» { FORM($area, "in") }.
because-card-replaces = Карта силы { $strength } полезнее, чем «{ $card }», и стоит своей цены.
because-card-sinks = { $rival } опускается с места { $place } в самый конец трека { FORM($track, "gen") }.
because-blade-decides = Ещё единица силы решает сражение: пока { $own } против { $other }.
because-blade = Ещё единица силы может оказаться кстати: пока { $own } против { $other }.
because-blade-wins = Сражение выиграно и без Валирийского меча, { $own } против { $other }; он ещё пригодится в другом.
because-blade-waits = Ещё единица силы сражения не решит: { $own } против { $other }. Валирийский меч ещё пригодится в другом сражении.
because-blade-tides = Следующая карта перевеса, скорее всего, будет лучше.
because-tides-stay = Следующая карта перевеса может оказаться и хуже.
because-loses = Теряет { FORM($units, "acc") }; сбор войск, чтобы вернуть столько же, стоит очков: { $points }.
because-loses-nothing = Терять ничего не нужно.
because-sends-away = Отправляет { FORM($rival, "acc") } { FORM($area, "to") }: там его отряды опасны меньше всего.
because-retreats-safely = Прийти сейчас { FORM($area, "to") } походом некому.
because-retreats = Из того, что осталось, { $area } — лучший выбор, хотя { $rival } может пойти туда походом с силой { $strength }.
because-helps-neutral = { $rival } может и отплатить добром за { FORM($area, "acc") }.
because-keeps-neutral = Область, которую не возьмёт { $rival }, можно взять потом.

## The Westeros Phase

because-bids-nothing = Потерять место { $place } на треке { FORM($track, "gen") } не так жалко, как власть{ $left ->
    [0] , да и ставить нечего.
   *[other] ; власти остаётся: { $left }.
}
because-bids-most = Больше { $most } власти ни у кого другого нет, так что первое место на треке { FORM($track, "gen") } обеспечено.
because-bids-share = Поставить больше { $bid } на трек { FORM($track, "gen") } { $richer ->
    [0] не может никто другой
   *[other] могут ещё столько Домов: { $richer }
}{ $left ->
    [0] .
   *[other] ; на следующие ставки остаётся власти: { $left }.
}
because-bids-last = Последняя из трёх ставок: поставить больше { $bid } на трек { FORM($track, "gen") } { $richer ->
    [0] не может никто другой
   *[other] могут ещё столько Домов: { $richer }
}{ $left ->
    [0] .
   *[other] ; власти остаётся: { $left }.
}
because-bids-for-watch = Сила одичалых — { $strength }, и делят её { $houses ->
    [one] { $houses } Дом
    [few] { $houses } Дома
    [many] { $houses } Домов
   *[other] { $houses } Дома
}{ $left ->
    [0] .
   *[other] ; власти остаётся { $left }.
}
because-bids-nothing-for-watch = Сила одичалых — { $strength }; у остальных вместе власти: { $others }.
because-breaks-tie-own = Дом, который решает спор при равенстве, ставит первым себя.
because-breaks-tie = { $first } с { $number ->
    [one] { $number } замком
    [few] { $number } замками
    [many] { $number } замками
   *[other] { $number } замка
} впереди опасен меньше всех.
because-chooses-supply = Снабжение вырастет: было { $now }, станет { $icons }.
because-chooses-supply-behind = Снабжение: было { $now }, станет { $icons }; но другие могут потерять больше.
because-chooses-mustering = Приносит { $own ->
    [one] { $own } очко сбора
    [few] { $own } очка сбора
    [many] { $own } очков сбора
   *[other] { $own } очка сбора
}, и никто другой не получит больше { $others }.
because-chooses-mustering-behind = Приносит { $own ->
    [one] { $own } очко сбора
    [few] { $own } очка сбора
    [many] { $own } очков сбора
   *[other] { $own } очка сбора
}, хотя кому-то другому — { $others }.
because-chooses-clash-of-kings = Ни у кого нет столько власти для ставок: { $own }, а у следующего { $others }.
because-chooses-clash-of-kings-behind = Когда власти { $own } против { $others }, терять на треках почти нечего, а другим придётся потратиться.
because-chooses-game-of-thrones = Приносит власть за короны: +{ $own }, и никто другой не получит больше { $others }.
because-chooses-game-of-thrones-behind = Приносит власть за короны: +{ $own }, хотя кому-то другому — { $others }.
because-chooses-wildlings-to-zero = Иначе одичалые придут с силой { $strength }.
because-chooses-nothing = Другой выбор дал бы противникам больше.
because-chooses-ban = Карта «{ $choice }» вредит другим больше.
because-takes-reward = Вознаграждение само идёт в руки.
because-grants-reward = Вознаграждение кому-то да достанется: { $rival } ({ $number ->
    [one] { $number } замок
    [few] { $number } замка
    [many] { $number } замков
   *[other] { $number } замка
}) нуждается в нём больше всех.
because-bears-wildlings = Ни один другой Дом не перенесёт кару легче.
because-blames = { $rival } ({ $number ->
    [one] { $number } замок
    [few] { $number } замка
    [many] { $number } замков
   *[other] { $number } замка
}): пусть лучше кара достанется этому Дому.
because-rises = { $house } поднимается на треке { FORM($track, "gen") }: было место { $before }, станет { $after }.
because-falls = { $house } опускается на треке { FORM($track, "gen") }, где это не так больно: было место { $before }, станет { $after }.
because-upgrades = Рыцарь сражается за двоих, а { $count ->
    [1] этот достаётся
   *[other] эти достаются
} даром.
because-upgrades-nothing = Пешие воины полезнее такими, как есть.
because-discards = Карты «{ $card }» с силой { $strength } меньше всего жаль.
because-retrieves = Карту «{ $card }» с силой { $strength } можно будет сыграть снова.
because-retrieves-nothing = Возвращать сейчас ни одну карту не стоит.
because-wildlings-destroy = Места на треках дороже двух отрядов.
because-wildlings-track = Отряды дороже мест на треке.
because-captures = { $ships ->
    [0] Больше кораблей там ни к чему.
    [1] Даёт корабль без сбора войск.
    [one] Даёт { $ships } корабль без сбора войск.
    [few] Даёт { $ships } корабля без сбора войск.
    [many] Даёт { $ships } кораблей без сбора войск.
   *[other] Даёт { $ships } корабля без сбора войск.
}
nudge-track = Посмотри на трек { FORM($track, "gen") }: чего стоит твоё место и сколько могут поставить другие?
plan-holds = Как задумано с приказами: { FORM($area, "from") } { FORM($target, "to") }.
plan-done = По приказам отсюда — { $area } — надо было идти { FORM($target, "to") }, но эту область Дом уже контролирует.
plan-outdated = По приказам отсюда — { $area } — надо было идти { FORM($target, "to") }. До карт Домов было { $attack-before } против { $defence-before }, теперь { $attack } против { $defence }, поэтому план меняется.
plan-changed = По приказам отсюда — { $area } — надо было идти { FORM($target, "to") }; после всего, что случилось, другое обещает больше.
