# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# What an area would bring; stands behind a comma of its own.
prize-nothing = { "" }
prize-castle =
    { " — " }это { $number ->
        [1] первый замок
        [2] второй замок
        [3] третий замок
        [4] четвёртый замок
        [5] пятый замок
        [6] шестой замок
        [7] седьмой замок
       *[other] замок № { $number }
    }
prize-stronghold =
    { " — " }это крепость, { $number ->
        [1] первый по счёту замок
        [2] второй по счёту замок
        [3] третий по счёту замок
        [4] четвёртый по счёту замок
        [5] пятый по счёту замок
        [6] шестой по счёту замок
        [7] седьмой по счёту замок
       *[other] замок № { $number }
    }
prize-wins = { " — " }это замок № { $number } и победа в партии
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
grip-firm = , и { $rival } может попытаться отбить: сила { $strength } против { $own }
grip-contested = , хотя { $rival } может попытаться отбить: сила { $strength } против { $own }

## Orders

part-takes = поход { FORM($area, "from") } может занять { FORM($target, "acc") }{ $prize }
part-attacks = поход { FORM($area, "from") } может атаковать { FORM($rival, "acc") } { FORM($target, "in") } (до карт Домов пока { $attack } против { $defence }){ $prize }
part-defends = оборона { FORM($area, "in") } даёт силу { $own } до карт Домов, а { $rival } может пойти туда походом с отрядами силой { $strength }
part-supports = подмога { FORM($area, "from") } добавит { $own } { FORM($target, "in") }, куда { $rival } может пойти походом с отрядами силой { $strength }
part-backs = подмога { FORM($area, "from") } добавит { $own } к атаке { FORM($target, "in") }
part-raids = набег { FORM($area, "from") } достаёт до приказа { FORM($rival, "gen") } { FORM($target, "in") }
part-gathers = { FORM($area, "in") } можно собрать { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}
part-musters = { FORM($area, "in") } можно набрать войска на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

because-orders = Главное: { $what }.
because-orders-two = Главное: { $what }; а ещё { $more }.
because-orders-quiet = Эти приказы не приносят власти, не достают набегом до чужих приказов и не держат области, куда другой Дом мог бы прийти походом.
because-raven-changes = Теперь все приказы открыты: { FORM($area, "in") } вместо «{ $old }» будет «{ $order }».
because-raven-looks = Приказы остаются прежними, а следующую карту одичалых до ставок увидит только этот Дом.
because-raven-rests = Приказы остаются прежними.
because-wildlings-top = Карта остаётся наверху колоды, и знает её только { $house }.
because-wildlings-bottom = Карта уходит под остальные карты колоды (их { $count }).

because-raids-nothing = Набег { FORM($area, "from") } не достаёт ни до одного приказа подмоги, набега или усиления власти другого Дома.
because-raids-spares = { FORM($area, "From") } можно было бы снять приказ { FORM($rival, "gen") } { FORM($target, "in") }; он остаётся.
because-raids-consolidate = Приносит 1 жетон власти, а { $rival } ничего не получит { FORM($area, "in") }.
because-raids-support = Больше { $rival } никому не окажет подмоги { FORM($area, "from") }.
because-raids-defend = { $rival } обороняется { FORM($area, "in") } уже без этого приказа.
because-raids-raid = Опережает { FORM($rival, "acc") }, чей набег { FORM($area, "from") } мог бы сделать то же самое.

## Marches

because-calls-support = До похода можно попросить подмоги против нейтральных лордов { FORM($area, "in") } у { FORM($houses, "gen") }.
because-beats-neutral = Побеждает нейтральных лордов { FORM($area, "in") } ({ $attack } против { $defence }){ $prize }.
because-attacks = Атакует { FORM($rival, "acc") } { FORM($area, "in") } ({ $attack } против { $defence } до карт Домов){ $prize }.
because-dares = Рискует атаковать { FORM($rival, "acc") } { FORM($area, "in") } ({ $attack } против { $defence } до карт Домов){ $prize }.
because-takes = Занимает { FORM($area, "acc") }{ $prize }{ $grip }.
because-takes-from = Отнимает { FORM($area, "acc") } у { FORM($rival, "gen") }{ $prize }{ $grip }.
because-sails = Занимает { FORM($area, "acc") }: оттуда корабли переправляют армии и идут на подмогу берегам{ $grip }.
because-guards = Ведёт подкрепление { FORM($area, "to") }, куда { $rival } может пойти походом с силой { $strength }.
because-draws-near = Переходит { FORM($area, "to") }: рядом { $goal }, и эту область не контролирует ни один Дом.
because-draws-near-rival = Переходит { FORM($area, "to") }: рядом { $goal }, и эту область контролирует { $rival }.
because-gathers-army = Сила армии { FORM($area, "in") } станет { $strength }.
because-stays = Отряды остаются { FORM($area, "in") }, откуда можно было бы занять { FORM($target, "acc") }.
because-stays-reaches-nothing = { FORM($area, "From") } отрядам не дойти никуда, кроме областей, которые их Дом уже контролирует.
because-stays-before-battle = Поход { FORM($area, "from") } может только атаковать, в лучшем случае { FORM($target, "acc") }: { $attack } против { $defence } до карт Домов.
because-stays-to-hold = Отряды нужны { FORM($area, "in") }, куда { $rival } может пойти походом с силой { $strength }.

## Power and mustering

because-income = Приносит { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}, всего станет { $total }.
because-no-income = Этот приказ ничего не приносит, так что с него можно и начать.
because-musters-instead = Сбор войск { FORM($area, "in") } на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} вместо { $power ->
    [one] { $power } жетона власти
    [few] { $power } жетонов власти
    [many] { $power } жетонов власти
   *[other] { $power } жетонов власти
}.
because-musters-nothing = Снабжение не позволяет ещё одного отряда там, где можно набирать войска: { $areas }.
because-musters-later = Никого не набирает, хотя снабжение позволяет ещё один отряд { FORM($areas, "in") }.
because-musters-against = Набирает { FORM($units, "acc") }: { FORM($area, "in") } станет на { $own } сильнее, а { $rival } может пойти туда походом с отрядами силой { $strength }.
because-musters-for = Набирает { FORM($units, "acc") }: { FORM($area, "from") } рукой подать до { FORM($goal, "gen") }.
because-musters =
    Выставляет { FORM($units, "acc") } на { $points ->
        [one] { $points } очко сбора
        [few] { $points } очка сбора
        [many] { $points } очков сбора
       *[other] { $points } очка сбора
    }.

## Battles

because-helps-nobody = Не даёт подмоги ни { FORM($attacker, "dat") } (замков: { $own }), ни { FORM($defender, "dat") } (замков: { $number }).
because-helps-itself = Дом сам сражается { FORM($area, "in") }, поэтому подмога идёт своей стороне.
because-helps = Помогает { FORM($helped, "dat") } (замков: { $own }) против { FORM($rival, "gen") } (замков: { $number }).
because-takes-help = Засчитывается вся предложенная подмога, и она ничего не стоит.
because-refuses-help = Сражается без подмоги { FORM($houses, "gen") }.
because-card-beats-all = Карта «{ $card }» бьёт любую, что может сыграть { $rival }, не считая свойств.
because-card-beats = Карта «{ $card }» бьёт { $beaten } из { $of } карт, что может сыграть { $rival }, не считая свойств.
because-card-spares = Силой ни одна карта в руке не бьёт карт { FORM($rival, "gen") }, а «{ $card }» отдать не так жалко.
because-card-saves = Силой «{ $card }» не бьёт ни одной карты { FORM($rival, "gen") }, зато карты посильнее остаются в руке.
because-card-alone = { $rival } сражается без карты Дома: с картой «{ $card }» это { $own } против { $other }, не считая свойств.
because-card-unused = «{ $card }»: сила { $strength }, без свойства карты.
because-card-used = «{ $card }»: { $text }.
because-card-discards = { $rival } теряет из руки карту «{ $discarded }» с силой { $strength }.
because-card-removes = { $rival } теряет приказ «{ $order }» { FORM($area, "in") }.
because-card-replaces = Вместо карты «{ $card }» — карта с силой { $strength }.
because-card-sinks = { $rival } опускается с места { $place } в самый конец трека { FORM($track, "gen") }.
because-blade-decides = Ещё единица силы решает сражение: пока { $own } против { $other }.
because-blade = Ещё единица силы может оказаться кстати: пока { $own } против { $other }.
because-blade-wins = Сражение выиграно и без Валирийского меча, { $own } против { $other }; он ещё пригодится в другом.
because-blade-waits = Ещё единица силы не решит исхода: { $own } против { $other }. Валирийский меч ещё пригодится в другом сражении.
because-blade-tides = Карту перевеса этого Дома заменит следующая из колоды; Валирийский меч на этот раунд использован.
because-tides-stay = Карта перевеса остаётся, а Валирийский меч в этом раунде ещё можно использовать.
because-loses =
    Теряет { FORM($units, "acc") }; сбор войск вернул бы столько же за { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
because-loses-nothing = Терять ничего не нужно.
because-sends-away = Отправляет отряды { FORM($rival, "gen") } { FORM($area, "to") }.
because-retreats-safely = Прийти сейчас { FORM($area, "to") } походом некому.
because-retreats = { FORM($area, "To") } { $rival } может прийти походом с силой { $strength }.
because-helps-neutral = Добавляет { $own } к походу { FORM($rival, "gen") } { FORM($area, "to") }; нейтральные лорды держат область с силой { $defence }.
because-keeps-neutral = Не прибавляет { $own } к походу { FORM($rival, "gen") } { FORM($area, "to") }; нейтральные лорды держат область с силой { $defence }.

## The Westeros Phase

because-bids-nothing = Не ставит ничего{ $left ->
    [0] {""}
    [one] {" "}и сохраняет { $left } жетон власти
    [few] {" "}и сохраняет { $left } жетона власти
    [many] {" "}и сохраняет { $left } жетонов власти
   *[other] {" "}и сохраняет { $left } жетона власти
}; на треке { FORM($track, "gen") } сейчас место { $place }.
because-bids-most = Больше { $most } власти ни у кого другого нет, так что первое место на треке { FORM($track, "gen") } обеспечено.
because-bids-share = Поставить больше { $bid } на трек { FORM($track, "gen") } { $richer ->
    [0] не может никто другой
    [one] может ещё { $richer } Дом
    [few] могут ещё { $richer } Дома
    [many] могут ещё { $richer } Домов
   *[other] могут ещё { $richer } Дома
}{ $left ->
    [0] .
   *[other] ; на следующие ставки остаётся власти: { $left }.
}
because-bids-last = Последняя из трёх ставок: поставить больше { $bid } на трек { FORM($track, "gen") } { $richer ->
    [0] не может никто другой
    [one] может ещё { $richer } Дом
    [few] могут ещё { $richer } Дома
    [many] могут ещё { $richer } Домов
   *[other] могут ещё { $richer } Дома
}{ $left ->
    [0] .
   *[other] ; власти остаётся: { $left }.
}
because-bids-for-watch = Сила одичалых — { $strength }, и собрать столько должны вместе { $houses ->
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
because-breaks-tie = Первым встаёт { $first } (замков: { $number }).
because-chooses-supply = Снабжение вырастет: было { $now }, станет { $icons }.
because-chooses-supply-behind = Снабжение: было { $now }, станет { $icons }.
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
because-chooses-clash-of-kings = Власти для ставок больше, чем у любого другого: { $own }, а у следующего { $others }.
because-chooses-clash-of-kings-behind = Власти для ставок { $own }, а у кого-то другого — { $others }.
because-chooses-game-of-thrones = Приносит за короны +{ $own } власти, и никто другой не получит больше { $others }.
because-chooses-game-of-thrones-behind = Приносит за короны +{ $own } власти, хотя кому-то другому — { $others }.
because-chooses-wildlings-to-zero = Иначе одичалые придут с силой { $strength }.
because-chooses-nothing = Тогда карта в этом раунде ничего не меняет.
because-chooses-ban = Карта «{ $choice }» в этом раунде действует на все Дома.
because-takes-reward = Берёт вознаграждение себе и не уступает его другому.
because-grants-reward = Вознаграждение получает { $rival } (замков: { $number }).
because-bears-wildlings = Берёт кару за наименьшую ставку на себя и не перекладывает её на другого.
because-blames = Кару за наименьшую ставку несёт { $rival } (замков: { $number }).
because-rises = { $house } поднимается на треке { FORM($track, "gen") } с места { $before } на место { $after }.
because-falls = { $house } опускается на треке { FORM($track, "gen") } с места { $before } на место { $after }.
because-upgrades = Рыцарь сражается за двоих, а { $count ->
    [1] этот достаётся
   *[other] эти достаются
} даром.
because-upgrades-nothing = Ни один пеший воин не становится рыцарем.
because-discards = Отдаёт карту «{ $card }» с силой { $strength }.
because-retrieves = Карту «{ $card }» с силой { $strength } можно будет сыграть снова.
because-retrieves-nothing = Не возвращает ни одной из сброшенных карт (их { $number }).
because-wildlings-destroy = Теряет { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
} и сохраняет своё лучшее место на треке: { $place }.
because-wildlings-track = Опускается со своего лучшего места на треке ({ $place }) и сохраняет { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
}.
because-captures = { $ships ->
    [0] Ни один корабль не переходит из рук в руки.
    [1] Даёт корабль без сбора войск.
    [one] Даёт { $ships } корабль без сбора войск.
    [few] Даёт { $ships } корабля без сбора войск.
    [many] Даёт { $ships } кораблей без сбора войск.
   *[other] Даёт { $ships } корабля без сбора войск.
}
nudge-track = Посмотри на трек { FORM($track, "gen") }: чего стоит твоё место и сколько могут поставить другие?
plan-holds = Так и задумывалось, когда выбирались приказы: поход { FORM($area, "from") } { FORM($target, "to") }.
plan-done = Задумывался поход { FORM($area, "from") } { FORM($target, "to") }, но эту область Дом уже контролирует.
plan-outdated = Задумывался поход { FORM($area, "from") } { FORM($target, "to") }. До карт Домов было { $attack-before } против { $defence-before }, а теперь { $attack } против { $defence }, поэтому план меняется.
plan-changed = Задумывался поход { FORM($area, "from") } { FORM($target, "to") }, но с тех пор многое изменилось, и другой ход обещает больше.
