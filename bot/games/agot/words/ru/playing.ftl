# What the 2nd edition of A Game of Thrones: The Board Game asks, tells and refuses.

## Options

option-tides-of-battle = { $value ->
    [on] с картами перевеса
   *[off] без карт перевеса
}
option-house-card-abilities = { $value ->
    [on] карты Домов со свойствами
   *[off] карты Домов без свойств
}
option-random-positions = { $value ->
    [on] начальные места Домов на карте по жребию
   *[off] начальные места Домов на карте по правилам
}
option-random-tracks = { $value ->
    [on] места на треках влияния по жребию
   *[off] места на треках влияния по правилам
}
option-shuffled-seats = { $value ->
    [on] выбранные места разыгрываются между игроками
   *[off] каждый играет на выбранном месте
}
option-tides-without-threes = { $value ->
    [on] карты перевеса без двух троек
   *[off] карты перевеса с обеими тройками
}
option-tides-without-skulls = { $value ->
    [on] карты перевеса без черепов
   *[off] карты перевеса с черепами
}
option-tides-with-two-twos = { $value ->
    [on] две карты перевеса с двойкой
   *[off] четыре карты перевеса с двойкой
}
option-balanced = { $value ->
    [on] уравновешенная расстановка, с другими кораблями
   *[off] расстановка по правилам
}
option-scenario = { $value ->
    [struggle-in-the-north] сценарий «Борьба на Севере»
    [rumble-in-the-south] сценарий «Свара на Юге»
    [race-to-kings-landing] сценарий «Гонка за Королевскую Гавань»
    [no-kraken-for-dinner] сценарий «Кракена на ужин не будет»
    [a-dance-with-mother-of-dragons] сценарий «Танец с Матерью драконов»
   *[none] без сценария
}
option-vassal-start = { $value ->
    [on] игроки начинают с отрядами вассалов
   *[off] игроки начинают со своими отрядами
}
option-thematic-hands = { $value ->
    [on] каждый Дом выбирает карты из двух своих колод
   *[off] обычные карты Домов
}
option-evolution-round = { $value ->
    [0] одни и те же карты Домов до конца
   *[other] с раунда { $value } сыгравший последнюю карту Дома получает семь других
}
option-dragon-war = { $value ->
    [on] каждый Дом начинает с драконом
   *[off] без войны драконов
}
option-dragon-revenge = { $value ->
    [on] последний отряд Дома без замков становится драконом
   *[off] без мести драконов
}
option-gifts-of-power = { $value ->
    [on] игроки могут дарить друг другу власть
   *[off] дарить власть нельзя
}
option-start-position = { $value ->
    [on] партия начинается с позиции
   *[off] начало как напечатано
}
write-start-position = Задать начальную позицию
write-start-position-field = Строка позиции
refused-position = С этой строки партию начать нельзя: { $problem }.
refused-position-game = Это не позиция для { $ruleset }. Вставь строку, которая начинается с названия этой игры.
refused-position-moment = Партию можно начать только там, где начинается раунд: в фазе замыслов без приказов или в фазе Вестероса без карт, пока ни один Дом не победил.
option-handicap = { $value ->
    [off] одна цель для всех Домов
   *[other] замки и крепости для победы: { $value }
}
option-handicap-of = { $seat } { $number }
write-handicap = Задать цели
write-handicap-field = Дома и их замки для победы
refused-handicap = Перечисли через запятую Дома, каждый со своим числом замков и крепостей от { $least } до { $most }; Дома: { $houses }.
option-starting-power = { $value ->
    [off] обычная власть у всех Домов
   *[other] власть в начале: { $value }
}
option-starting-power-of = { $seat } { $number }
write-starting-power = Задать власть
write-starting-power-field = Дома и их власть в начале
refused-starting-power = Перечисли через запятую Дома, каждый со своей властью в начале от { $least } до { $most }; Дома: { $houses }.
refused-seat-bids = Перечисли через запятую Дома, каждый со своей ставкой власти от { $least } до { $most }; Дома: { $houses }.
option-endless = { $value ->
    [on] без последнего раунда
   *[off] с последним раундом, как обычно
}
option-random-hands = { $value ->
    [on] карты Домов розданы случайно из карт всех Домов
   *[off] обычные карты Домов
}
option-redealt-hands = { $value ->
    [on] после последней карты Дома раздаются случайно новые
   *[off] после последней карты Дома возвращаются в руку
}
option-hidden-hands = { $value ->
    [on] руки скрыты от других Домов до конца
   *[off] руки открыты для всех
}
option-fog-of-war = { $value ->
    [on] туман войны: Дома видят только то, что рядом с ними
   *[off] всё поле открыто для всех
}
option-draft = { $value ->
    [balanced] карты Домов выбирают по очереди, в уравновешенном порядке
    [snake] карты Домов выбирают по очереди, туда и обратно
   *[none] без выбора карт Домов по очереди
}
option-limited-draft = { $value ->
    [on] выбирают только из карт Домов на поле
   *[off] выбирают из карт всех Домов
}
option-pool-decks = { $value ->
    [base-adwd] карты Домов из базовой игры и «Танца с драконами»
    [base-asos] карты Домов из базовой игры и «Бури мечей»
    [adwd-asos] карты Домов из «Танца с драконами» и «Бури мечей»
   *[all] карты Домов из всех трёх колод
}
option-draft-tracks = { $value ->
    [on] места на треках влияния тоже выбирают по очереди
   *[off] места на треках влияния не выбирают
}
option-house-cards = { $value ->
    [adwd] карты Домов из «Танца с драконами»
    [first-edition] карты Домов из 1-го издания
    [asos] карты Домов из «Бури мечей»
   *[printed] карты Домов этой игры
}
box-base = базовая игра
box-adwd = Танец с драконами
box-asos = Буря мечей
box-affc = Пир для ворон
box-mod = Мать драконов
box-a = основные карты
box-b = другие карты
heading-ahead = Следующие карты открыты для всех ({ $deck }): { $cards }.
heading-known-top = Знаешь только ты: следующая карта ({ $deck }) — { $cards }.
heading-known-bottom = Знаешь только ты: последняя карта ({ $deck }) — { $cards }.

## More names

ban-march-plus-1-star = приказы похода +1
ban-defend = приказы обороны
ban-support = приказы подмоги
ban-raid = приказы набега
ban-consolidate = приказы усиления власти

order-type-march = приказ похода
    .gen = приказа похода
order-type-raid = приказ набега
    .gen = приказа набега
order-type-consolidate = приказ усиления власти
    .gen = приказа усиления власти
order-type-support = приказ подмоги
    .gen = приказа подмоги
order-type-defend = приказ обороны
    .gen = приказа обороны
order-type-any = твой приказ
    .gen = твоего приказа

dominance-fiefdoms = Валирийский меч
    .gen = Валирийского меча
    .acc = Валирийский меч
dominance-kings-court = Посыльный ворон
    .gen = Посыльного ворона
    .acc = Посыльного ворона

deck-westeros-1 = первая колода Вестероса
deck-westeros-2 = вторая колода Вестероса
deck-westeros-3 = третья колода Вестероса
deck-wildlings = колода одичалых
deck-tides-of-battle = колода карт перевеса

wildlings-attack = нашествие одичалых
outcome-watch-wins = Ночной Дозор побеждает
outcome-wildlings-win = одичалые побеждают
side-attacker = атакующий
    .gen = атакующего
    .dat = атакующему
    .acc = атакующего
side-defender = обороняющийся
    .gen = обороняющегося
    .dat = обороняющемуся
    .acc = обороняющегося
side-none = никто
    .gen = никого
    .dat = никому
    .acc = никого
blade-strength = боевая сила
blade-tides = карта перевеса

won-by-seven = достаточно замков и крепостей
won-by-round-10 = больше всех замков и крепостей после последнего раунда
won-by-last-house = последний Дом с сухопутными отрядами или замками
won-by-nearest = ближе всех к своей цели после последнего раунда
won-by-land-areas = больше сухопутных областей при равном счёте
won-by-supply = снабжение выше, прочее поровну
won-by-iron-throne = место на треке Железного трона выше, прочее поровну
won-by-strongholds = больше крепостей при равном счёте
won-by-power = больше власти, прочее поровну

choice-no-target = Без цели: просто убрать
choice-no-order = Здесь без приказа
choice-no-card = Без карты
choice-power = Получить власть
choice-muster = Вместо этого сбор войск
choice-replace = Заменить один мой приказ
choice-peek = Посмотреть верхнюю карту одичалых
choice-pass = Не отправлять ворона
choice-top = Наверх колоды
choice-bottom = Вниз колоды
choice-destroy = Уничтожить два моих отряда
choice-track = Опуститься на два места на лучшем треке
choice-give = Оказать подмогу
choice-refuse = Отказать в подмоге
choice-use = Применить
choice-decline = Не применять
choice-area-by-area = По областям
step-support = Кому оказать подмогу { FORM($area, "from") }?
choice-call-support = Сначала попросить подмоги у других

mark-leave-power-token = Оставить жетон власти

## Questions

ask-ability = { FORM($card, "ask", ability-otherwise) }
ability-otherwise = { $card }: что ты делаешь?
ask-bid = { $subject-id ->
    [attack] Нашествие одичалых, их боевая сила — { $strength }. Сколько власти ставишь? Каждый платит свою ставку.
   *[other] Сколько власти ставишь на трек { FORM($subject, "gen") }? Каждый платит свою ставку.
}
ask-blade = { $purpose-id ->
    [tides] Тебе выпала карта перевеса: { $card }. Применить Валирийский меч и взять другую?
   *[other] { $area }: { $attacker } — { $attack }, { $defender } — { $defence }. Применить Валирийский меч: +1?
}
ask-casualties = Выбери свои потери { FORM($area, "in") }. { $number ->
    [one] Нужно отдать { $number } отряд
    [few] Нужно отдать { $number } отряда
    [many] Нужно отдать { $number } отрядов
   *[other] Нужно отдать { $number } отряда
}.
ask-consolidate = Какой приказ усиления власти ты исполняешь?
ask-hand = Выбери семь карт Дома, которыми будешь играть. Они откроются, когда выберут все.
hand-of-strength = Сила { $strength }: выбери { $number }
ask-pick = Какую карту Дома берёшь в руку?
step-pick-first = У тебя два хода подряд. Что возьмёшь первым?
step-pick-second = Что возьмёшь вторым?
step-pick-strength = Какой силы?
step-pick-strength-or-track = Какой силы карту или место на каком треке?
pick-place = место { $place }
step-pick-card = Какую карту Дома?
of-strength-4 = Сила 4
of-strength-3 = Сила 3
of-strength-2 = Сила 2
of-strength-1 = Сила 1
of-strength-0 = Сила 0
ask-house-card = Сражение { FORM($area, "in") }: какую карту Дома играешь?
ask-march = Какой приказ похода ты исполняешь, и какие отряды куда идут?
ask-muster = Кого набираешь?
ask-neutral-support = { $house } хочет пойти в поход на нейтральных лордов { FORM($area, "in") }. Окажешь подмогу?
ask-orders = Раунд { $round }: дай приказ каждой области, где есть твои отряды.
ask-port-capture =
    { $port } теперь твой, и в нём { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
        [many] { $ships } кораблей
       *[other] { $ships } корабля
    } { FORM($victim, "gen") }. { $ships ->
        [1] Заменишь его своим? Если нет, он будет уничтожен.
       *[other] Сколько заменишь своими? Остальные будут уничтожены.
    }
ask-raid = Какой приказ набега ты исполняешь, и против чего?
ask-raven = Посыльный ворон у тебя. Что ему поручишь?
ask-raven-peek = Верхняя карта одичалых перед тобой. Куда её положить?
ask-refuse-support = Сражение { FORM($area, "in") }: от чьей подмоги отказываешься?
ask-retreat = { $house } отступает { FORM($area, "from") }: { $units }. Куда?
ask-retreat-losses = Снабжение не позволяет стольким отрядам стоять { FORM($area, "in") }. Выбери, { $number ->
    [1] какой из них пропадёт
   *[other] какие { $number } из них пропадут
}.
ask-shuffle = Перетасуй.
ask-supply = Армии превышают твоё снабжение: оно позволяет { $limits }. Какие отряды ты уничтожаешь?
ask-support = { $attacker } атакует { FORM($defender, "acc") } { FORM($area, "in") }. Кому идут на подмогу твои отряды { FORM($supporters, "in") }?
ask-ties = Среди ставок на трек { FORM($track, "gen") } есть равные: { $bids }. В каком порядке встанут Дома, у которых поровну?
ask-westeros-choice = { $card }: что ты выбираешь?
ask-wildling-destroy =
    Одичалые: выбери свои потери. { $number ->
        [one] Нужно отдать { $number } отряд
        [few] Нужно отдать { $number } отряда
        [many] Нужно отдать { $number } отрядов
       *[other] Нужно отдать { $number } отряда
    }.
ask-wildling-discard = Одичалые: какую карту Дома сбрасываешь?
ask-wildling-downgrade = Одичалые: выбери, { $number ->
    [1] какой рыцарь станет пешим воином
   *[other] какие рыцари станут пешими воинами: { $number }
}.
ask-wildling-option = Одичалые: чем жертвуешь?
ask-wildling-retrieve = Вознаграждение: какую карту Дома берёшь обратно?
ask-wildling-tie = У нескольких Домов ставки равны, и { $outcome }. Чья ставка считается { $outcome-id ->
    [watch-wins] наибольшей
   *[other] наименьшей
}? Ставки: { $bids }.
ask-wildling-track = Одичалые: на каком треке { $of } переходит на место { $place }?
ask-wildling-upgrade = Вознаграждение: какие пешие воины станут рыцарями? Самое большее { $most }.

## Small steps on the way to an answer

step-move = Кто идёт в поход { FORM($origin, "from") }?
step-recruit = { $unit } { FORM($at, "in") }
step-upgrade = { FORM($area, "In") } пеший воин станет { FORM($unit, "ins") }
step-upgrade-routed = { FORM($area, "In") } пеший воин (беглец) станет { FORM($unit, "ins") }
bid-of = { $house } { $power }

## What happened

event-place-taken = { $house } начинает на месте { FORM($place, "gen") }.
event-began = Партия начинается. Порядок хода: { $houses }.
event-began-without-order = Партия начинается. Места на треках влияния выбирают по очереди.
event-hand-chosen = { $house } играет картами: { $cards }.
event-hand-dealt = { $house } получает карты: { $cards }.
event-hands-hidden = Карты розданы взакрытую: { $houses }. До конца партии каждый видит только свою руку.
event-hand-shown = { $house }, карты в руке: { $cards }.
event-draft-order = Все выбирают карты Домов по очереди. Порядок по жребию: { $houses }.
event-picked = { $house } берёт карту { $card }.
event-place-picked = { $house } занимает место: { $track }, место { $place }.
card-of-strength = { $card } ({ $strength })
event-westeros = Раунд { $round }. Карты Вестероса: { $cards }.
event-winter = Зима близко: { $deck } перетасована, из неё открыта другая карта.
event-deck-renewed = Последнего раунда нет: { $deck } перетасована заново.
event-wildling-threat = Угроза одичалых теперь { $strength }.
event-westeros-chosen = { $card } — решает { $house }: { $choice }.
event-forbidden = В этом раунде под запретом: { $order }.
event-power-gained = { $house } { $power ->
    [0] не получает власти.
    [one] получает { $power } жетон власти.
    [few] получает { $power } жетона власти.
    [many] получает { $power } жетонов власти.
   *[other] получает { $power } жетона власти.
}
event-power-lost = { $house } теряет { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
event-supply = Снабжение { FORM($house, "gen") }: было { $old }, стало { $new }.
event-destroyed = { $house } теряет { FORM($units, "acc") } { FORM($area, "in") }.
event-lost-unseen = { $house } теряет { FORM($units, "acc") }.
event-mustered = { $house } выставляет { FORM($unit, "acc") } { FORM($area, "in") }.
event-mustered-unseen = { $house } выставляет отряды.
event-upgraded = { $house } улучшает отряд { FORM($area, "in") }: пеший воин становится { FORM($unit, "ins") }.
event-exchanged = { $house } меняет { FORM($old, "acc") } на { FORM($new, "acc") } { FORM($area, "in") }.
event-bids = { $subject-id ->
    [attack] Ставки Ночного Дозора
   *[other] Ставки на трек { FORM($subject, "gen") }
}: { $bids }.
event-track-set = { $track }: { $order }.
event-track-moved = { $house } переходит на треке { FORM($track, "gen") } на место { $position }.
event-dominance = { $house } берёт { FORM($token, "acc") }.
event-watch-wins = Ночной Дозор побеждает: ставок всего на { $total } власти, а сила одичалых — { $strength }.
event-wildlings-win = Одичалые побеждают: ставок всего на { $total } власти, а их сила — { $strength }.
event-wildling-card =
    { $card }: { $outcome-id ->
        [watch-wins] наибольшая ставка у { FORM($house, "gen") }, и за неё — вознаграждение.
       *[other] наименьшая ставка у { FORM($house, "gen") }, и кара за неё — самая тяжёлая.
    }
event-card-discarded = { $house } сбрасывает карту «{ $card }».
event-card-retrieved = { $house } берёт обратно карту «{ $card }».
event-deck-changed = { $house } играет последнюю карту Дома и берёт другие: { $cards }.
event-hand-changed = { $house } играет последнюю карту Дома и получает другие, которых больше никто не видит.
event-cards-returned = { $house } берёт карты Дома из сброса обратно в руку.
event-dragons-grow = Драконы растут: сила каждого теперь { $strength }.
event-westeros-over = Фаза Вестероса раунда { $round } окончена.

event-orders-in-turn = Жетонов приказов хватает не всем Домам: их кладут в порядке хода.
event-orders-revealed = Раунд { $round }: все приказы вскрыты.
event-raven-replaced = Посыльный ворон: { $house } меняет { FORM($area, "in") } «{ $old }» на «{ $new }».
event-raven-replaced-unseen = Посыльный ворон: { $house } меняет приказ.
event-raven-peeked = Посыльный ворон: { $house } смотрит верхнюю карту одичалых.
event-raven-passed = { $house } не использует Посыльного ворона.
event-raven-saw = Посыльный ворон показывает тебе верхнюю карту одичалых: { $card }.

event-raid = { $house } совершает набег { FORM($area, "from") } и снимает приказ { FORM($victim, "gen") } «{ $order }» { FORM($target, "in") }.
event-raid-nothing = У приказа набега { FORM($house, "gen") } { FORM($area, "in") } нет цели.
event-order-resolved = { $house } исполняет { $order }.
event-pillage = Разграбление: { $house } получает { $gained ->
    [one] { $gained } жетон власти
    [few] { $gained } жетона власти
    [many] { $gained } жетонов власти
   *[other] { $gained } жетона власти
}{ $lost ->
    [0] .
   *[other] , { $victim } теряет { $lost }.
}
event-raids-over = Все набеги исполнены.

event-marched = { $house } ведёт в поход { FORM($units, "acc") } { FORM($origin, "from") } { FORM($area, "to") }.
event-march-nothing = Приказ похода { FORM($house, "gen") } { FORM($area, "in") } не двигает ни одного отряда.
event-token-left = { $house } оставляет жетон власти { FORM($area, "in") }.
event-token-left-unseen = { $house } оставляет на поле жетон власти.
event-support-called = { $house } просит подмоги против нейтральных лордов.
event-support-promised = { $house } оказывает подмогу { FORM($caller, "dat") } { FORM($area, "in") }.
event-support-denied = { $house } отказывает { FORM($caller, "dat") } в подмоге { FORM($area, "in") }.
event-neutral-beaten = { $house } ведёт { FORM($units, "acc") } { FORM($origin, "from") } { FORM($area, "to") } и побеждает нейтральных лордов (сила { $strength }).
event-attacked = { $house } ведёт { FORM($units, "acc") } { FORM($origin, "from") } { FORM($area, "to") } и атакует { FORM($defender, "acc") }.
event-support = { $side-id ->
    [none] { $house } не оказывает подмоги { FORM($area, "in") }.
   *[other] { $house } оказывает подмогу { FORM($side, "dat") } { FORM($area, "in") }.
}
event-support-refused = { $house } отказывается от подмоги { FORM($helper, "gen") }.
event-initial-strengths = { $area }, боевая сила до карт Домов: { $attacker } — { $attack }, { $defender } — { $defence }.
event-cards-revealed = { $attacker } играет карту «{ $attack }», { $defender } — «{ $defence }».
event-card-played = { $house } играет карту «{ $card }».
event-card-cancelled = { $house } заставляет { FORM($rival, "acc") } вернуть карту «{ $card }» в руку.
event-card-replaced = { $house } платит 2 власти и вместо карты «{ $card }» играет «{ $replacement }».
event-fights-without-card = { $house } сражается без карты Дома.
event-order-removed = { $house } снимает приказ «{ $order }» { FORM($area, "in") }.
event-tides-redrawn = { $house } применяет Валирийский меч, чтобы взять другую карту перевеса.
event-tides = Карта перевеса { FORM($house, "gen") }: { $card }.
event-blade-used = { $house } обнажает Валирийский меч: +1.
event-won-at-once = { FORM($area, "In") } у { FORM($rival, "gen") } не осталось отрядов в бою; { $house } побеждает сразу.
event-combat-decided = { FORM($area, "In") } { $winner } побеждает { FORM($loser, "acc") }. Боевая сила: { $attacker } — { $attack }, { $defender } — { $defence }{ $tie ->
    [1] {"; при равной силе решает трек вотчин."}
   *[0] .
}
event-garrison-lost = Гарнизон { FORM($area, "in") } уничтожен.
event-retreated = { $house } отступает { FORM($area, "to") }: { $units }.
event-no-retreat = Отступить { FORM($area, "from") } { FORM($house, "dat") } некуда.
event-occupied = { $house } берёт под контроль { FORM($area, "acc") }.
event-attackers-kept-out = { $house } не может войти { FORM($area, "to") } и возвращается.
event-order-placed = { $house } кладёт приказ «{ $order }» { FORM($area, "in") }.
event-march-moved-on = Приказ похода { FORM($house, "gen") } переходит { FORM($area, "to") }.
event-port-ships-sunk = Сухопутную область больше никто не контролирует, и корабли { FORM($house, "gen") } { FORM($port, "in") } уничтожены: { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
    [many] { $ships } кораблей
   *[other] { $ships } корабля
}.
event-port-captured = { $house } захватывает { FORM($port, "acc") } у { FORM($victim, "gen") } и ставит там вместо чужих кораблей свои: { $kept } из { $ships }.
event-marches-over = Все походы исполнены.
event-consolidate = { $house } { $power ->
    [0] не получает власти
    [one] получает { $power } жетон власти
    [few] получает { $power } жетона власти
    [many] получает { $power } жетонов власти
   *[other] получает { $power } жетона власти
} { FORM($area, "in") }.
event-consolidate-muster = { $house } набирает войска { FORM($area, "in") } вместо того чтобы собирать власть.
event-consolidation-over = Вся власть собрана.
event-won = { $house } побеждает! { $castles ->
    [one] { $castles } замок или крепость
    [few] { $castles } замка и крепости
    [many] { $castles } замков и крепостей
   *[other] { $castles } замка и крепости
}{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

## Why an answer is not accepted

refused-no-such-area = Нет такой области: «{ $given }».
refused-order-without-units = У тебя нет отрядов { FORM($area, "in") }, так что приказ туда не дать.
refused-order-forbidden = «{ $order }» в этом раунде под запретом. Выбери другой приказ.
refused-order-used-up = «{ $order }»: таких жетонов у тебя { $number ->
    [0] нет
   *[other] только { $number }
}.
refused-too-many-stars = { $most ->
    [0] На твоём месте на треке Королевского двора особых приказов не отдать
    [one] На твоём месте на треке Королевского двора можно отдать самое большее { $most } особый приказ
    [few] На твоём месте на треке Королевского двора можно отдать самое большее { $most } особых приказа
    [many] На твоём месте на треке Королевского двора можно отдать самое большее { $most } особых приказов
   *[other] На твоём месте на треке Королевского двора можно отдать самое большее { $most } особых приказа
}.
refused-no-order-there = { FORM($area, "In") } нет { FORM($order, "gen") }.
refused-bid-above-power = Власти у тебя { $most }, поставить { $given } нельзя.
refused-order-only-the-tied = Расставь только тех, у кого ставки равны: обойти Дом с другой ставкой никому нельзя.
refused-over-supply = Получились бы армии { $armies }, а снабжение { $supply } позволяет { $limits }.
refused-still-over-supply = Армии всё ещё не помещаются: снабжение позволяет { $limits }. Уничтожь ещё отряды.
refused-more-than-needed = Столько уничтожать не нужно: снабжение требует меньше. Выбери меньше отрядов.
refused-cannot-muster-there = Набирать войска { FORM($area, "in") } сейчас нельзя.
refused-muster-one-place = Набирать войска можно только в одной области.
refused-no-such-upgrade = Пеший воин не может стать { FORM($unit, "ins") }.
refused-not-enough-points = { FORM($area, "In") } осталось { $left ->
    [one] { $left } очко
    [few] { $left } очка
    [many] { $left } очков
   *[other] { $left } очка
}, а { $unit } стоит { $cost }.
refused-no-pieces-left = Свободных { FORM($unit, "plural-gen") } больше нет.
refused-no-footman-there = { FORM($area, "In") } нет твоего пешего воина, которого можно улучшить.
refused-muster-in-area-itself = Поставить { FORM($unit, "acc") } можно только в той области, где идёт сбор войск.
refused-ship-not-there = Корабли, набранные { FORM($area, "in") }, нельзя поставить { FORM($place, "to") }. Выбери соседнее море или порт этой области, если он есть.
refused-enemy-ships-there = { FORM($place, "In") } вражеские корабли.
refused-port-full = { FORM($place, "In") } помещается самое большее три корабля. Выбери другую область.
refused-raid-out-of-reach = Приказ набега { FORM($area, "from") } не достаёт до { FORM($target, "gen") }. Выбери соседнюю область.
refused-raid-nothing-there = { FORM($target, "In") } нет приказа, который снял бы набег. Выбери другую цель или «Без цели».
refused-raid-own-order = Набегом нельзя снять собственный приказ { FORM($target, "in") }. Выбери другую цель или «Без цели».
refused-raid-defense-needs-star = Приказ обороны { FORM($target, "in") } снимет только особый приказ набега. Выбери другую цель или «Без цели».
refused-raid-not-this-order = Приказ { FORM($target, "in") } набегом не снять. Выбери другую цель или «Без цели».
refused-order-cannot-muster = Приказ { FORM($area, "in") } не годится для сбора войск.
refused-support-all-areas = Подмога из всех твоих областей идёт одной стороне — или никому.
refused-support-one-side = Все твои области, которые оказывают подмогу, помогают одной стороне.
refused-not-these-supporters = Скажи, кому идёт подмога из каждой из этих областей: { $areas }.
refused-pick-not-free = Эта карта Дома не свободна. Возьми ту, которую ещё никто не взял.
refused-pick-place-taken = Там у тебя уже есть место: { $track }. Возьми карту Дома или место на другом треке.
refused-pick-strength-full = Для ещё одной карты Дома силы { $strength } у тебя нет места. Возьми карту другой силы.
refused-house-card-not-in-hand = Карты «{ $card }» у тебя в руке нет. Выбери из тех, что есть.
refused-captures-too-many = Свободные корабли и снабжение позволяют здесь только { $most }, а не { $given }.
refused-two-attacks = Один приказ похода атакует только одну область, а тут их несколько: { $areas }.
refused-neutral-too-strong = Сила этого похода { FORM($area, "to") } — { $strength }, а нужна { $needed }. Отправь больше отрядов или другой поход.
refused-area-closed = { $target }: в этой партии область закрыта.
refused-ships-not-on-land = { $target } — сухопутная область, кораблям туда нельзя.
refused-foreign-port = Ты не контролируешь { FORM($target, "acc") }, и твоим кораблям туда нельзя.
refused-land-units-not-at-sea = { FORM($target, "To") } { $unit } не пойдёт: сухопутные отряды ходят в поход только в сухопутные области.
refused-routed-do-not-march = Отряды-беглецы { FORM($area, "in") } в поход идти не могут. Оставь их на месте.
refused-out-of-reach = Слишком далеко: { $unit } { FORM($origin, "from") } { FORM($target, "to") } не попадёт — область не соседняя, и твоими кораблями она не связана.
refused-no-token-to-leave = Оставить жетон власти { FORM($area, "in") } нельзя.
refused-nobody-to-call = Сейчас против нейтральных лордов подмоги ждать не от кого.
refused-no-retreat-there = Разбитым отрядам нельзя отступить { FORM($area, "to") }: область должна быть соседней или связанной их кораблями, и без врагов.
refused-retreat-only-back = Разбитый атакующий должен отступить { FORM($area, "to") }.
refused-no-retreat-to-attackers = Атака пришла { FORM($area, "from") }, отступить туда нельзя.
refused-retreat-on-foot-or-afloat = Этим отрядам нельзя отступить { FORM($area, "to") }: сухопутные отступают в сухопутные области, корабли — в море и в порты.
refused-retreat-costs-more = { FORM($area, "To") } снабжение пропустит меньше отрядов, чем в другую область. Отступай туда, где потеряешь меньше.
refused-wrong-retreat-losses = На столько отступающих отрядов снабжения не хватает. Потерять нужно { $number }, а выбрано { $given }.
refused-routed-no-casualty = Отряды-беглецы в потери выбирать нельзя.
refused-siege-engine-no-casualty = Осадные башни в потери выбирать нельзя.
refused-wrong-casualties = Нужно выбрать в потери { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
        [many] { $number } отрядов
       *[other] { $number } отряда
    }; выбрано { $given }.
refused-one-area-only = Все они должны быть в одной области.
refused-routed-stays-footman = Пешего воина (беглеца) улучшить нельзя.
refused-fewer-would-do = Столько не нужно: достаточно уничтожить { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
        [many] { $number } отрядов
       *[other] { $number } отряда
    }.

## The arithmetic, line by line

why-side = { $house }, { $area }
why-units = { $units }: { SIGNED($value) }
why-supporting-units = Подмога { FORM($house, "gen") } { FORM($area, "from") } ({ $units }): { SIGNED($value) }
why-support-order = Приказ подмоги { FORM($area, "in") }: +{ $value }
why-march = { $order }: { SIGNED($value) }
why-defense = { $order }: +{ $value }
why-garrison = Гарнизон: +{ $value }
why-card = { $card }: { SIGNED($value) }
why-card-changed = { $card }: { $printed } на карте, { $value } благодаря свойствам
why-tides = Карта перевеса, { $card }: { SIGNED($value) }
why-blade = Валирийский меч: +{ $value }
why-total = { $house }, всего: { $value }
why-won-at-once = Сражаться против { FORM($house, "gen") } больше некому: победа сразу, боевая сила не важна.
why-won-by-strength = { $house } сильнее и побеждает.
why-won-on-fiefdoms = Силы равны: побеждает { $house }, чьё место на треке вотчин выше.
why-casualties-prevented = { $card } бережёт { FORM($house, "acc") } от потерь.
why-casualties = Потери { FORM($house, "gen") }: { $number } (мечи { $swords }, минус башни { $towers })
defeat-sum = { $house }: до карт Домов { $initial }, «{ $card }» { SIGNED($printed) }{ $blade ->
    [0] { "" }
   *[other] , Валирийский меч +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , карта перевеса { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , свойства { SIGNED($more) }
} = **{ $total }**
defeat-sum-without-card = { $house }: без карты Дома { $initial }{ $blade ->
    [0] { "" }
   *[other] , Валирийский меч +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , карта перевеса { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , свойства { SIGNED($more) }
} = **{ $total }**
defeat-tie = Силы равны: { $winner } выше на треке вотчин, поэтому побеждает при равенстве.
defeat-swords = По картам: мечей у { FORM($rival, "gen") } — { $swords }, башен на твоей карте — { $towers }. Каждый меч, который не остановила башня, убивает отряд.
defeat-nobody-died = Все твои отряды уцелели.
defeat-died = Ты теряешь { FORM($units, "acc") }.
defeat-cannot-retreat = Осадные башни и отряды-беглецы не отступают: с проигранным сражением они гибнут.
defeat-no-retreat = Не было области, куда отступить, поэтому не уцелел никто.
defeat-card-in-hand = Что могло помочь: у тебя в руке «{ $card }» силы { $strength }; не считая свойств, этого хватило бы.
defeat-outmatched = Чего не хватило: до карт Домов было { $own } против { $other }. Тут нужны ещё отряды, приказ получше или подмога, а не другая карта.
defeat-missing = Чего не хватило: ещё { $number } силы — от отряда, приказа, подмоги или карты.
why-bids = { $subject-id ->
    [attack] Ставки Ночного Дозора
   *[other] Ставки на трек { FORM($subject, "gen") }
}
why-bid = { $place }. { $house }: { $power }
why-bid-tied = { $place }. { $house }: { $power }, поровну; решает тот, у кого Железный трон
why-watch = Всего { $total } против { $strength }: { $wins ->
    [1] Ночной Дозор побеждает
   *[other] одичалые побеждают
}
why-icons = Бочонки снабжения под контролем { FORM($house, "gen") }: { $value }
why-icon = { $area }: { $value }
why-position = Жетон снабжения { FORM($house, "gen") } стоит на { $value }
why-army-fits = Армия { FORM($area, "in") }: { $size }, можно до { $limit }
why-army-too-large = Армия { FORM($area, "in") }: { $size }, а можно лишь до { $limit }

## What changes nothing is told together

idle-raid-nothing = Приказы набега без цели: { $all }.
idle-raid-nothing-of = { $house } ({ $area })
idle-march-nothing = Приказы похода, по которым не двинулся ни один отряд: { $all }.
idle-march-nothing-of = { $house } ({ $area })
idle-no-power = Власть не получают: { $all }.
idle-no-power-of = { $house }

## Who is winning

table-leads = Впереди { $houses }: замков и крепостей { $castles } из { $goal }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.

## A round in a few lines

round-battles = { $number ->
        [0] Сражений не было.
        [one] { $number } сражение: { $battles }.
        [few] { $number } сражения: { $battles }.
        [many] { $number } сражений: { $battles }.
       *[other] { $number } сражения: { $battles }.
    }
round-battle = { $winner } побеждает { FORM($loser, "acc") } { FORM($area, "in") }
round-lost = Потери: { $who }.
round-mustered = Набраны: { $who }.
round-units-of = { $house } ({ $units })
round-castles = Замки и крепости (для победы нужно { $goal }): { $castles }.
round-castles-of = { $house } { $castles }

## Gifts of Power

event-power-given = { $house } дарит { FORM($to, "dat") } { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
interject-gift = Подарить власть
interject-gift-about = Отдай доступную власть другому игроку, сколько хочешь. Взамен он тебе ничего не должен.
interject-gift-step-0 = Кому?
interject-gift-step-1 = Сколько власти?
interject-gift-do = Отдаю
interject-gift-done = ✓ Отдано.
refused-no-gifts = За этим столом власть не дарят.
refused-gift-while-bidding = Пока делаются ставки, власть не дарят. Попробуй, когда ставки вскроются.
refused-gift-in-combat = В сражении власть можно дарить, только пока зовут на подмогу.
refused-gift-without-power = У тебя нет доступной власти.
refused-gift-no-room = Больше власти никому не взять: жетоны кончились.
refused-gift-to-oneself = Себе власть не дарят.
refused-gift-to-vassal = { $house } — вассал, а вассалы власть не дарят и не получают.
refused-gift-above-power = Доступной власти у тебя только { $power }.
refused-gift-too-much = { $house } может взять ещё не больше { $room ->
    [one] { $room } жетона власти
    [few] { $room } жетонов власти
    [many] { $room } жетонов власти
   *[other] { $room } жетонов власти
}.
why-preview-power-then = { $house }, власть после этого: { $power }.
