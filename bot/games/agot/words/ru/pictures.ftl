# The words in and under a picture that nothing else says: short, for there is little room.

round = Раунд { $number }
round-of = из 10
short-phase-westeros = Фаза Вестероса
short-phase-planning = Замыслы
short-phase-raven = Посыльный ворон
short-phase-raids = Набеги
short-phase-marches = Походы
short-phase-power = Усиление власти
short-phase-ended = Партия окончена
won = Победа: { $house }

used = применён
moment = { $round }: { $phase }

region-north = Север
region-iron-islands-and-west = Железные острова и Запад
region-riverlands-and-vale = Речные земли и Долина
region-south = Юг
region-dorne = Дорн
region-narrow-seas = Узкое море

# What a peeking player has seen.
secret-top = наверху колоды
secret-bottom = внизу колоды

heading-influence = Влияние
heading-houses = Дома в порядке хода
heading-westeros = Вестерос в этом раунде
heading-legend = Легенда
secret-heading = Знаешь только ты:
heading-wildlings = Одичалые

legend-march = Поход
legend-defend = Оборона
legend-support = Подмога
legend-raid = Набег
legend-consolidate = Усиление власти
legend-footman = Пеший воин
legend-knight = Рыцарь
legend-ship = Корабль
legend-dragon = Дракон
legend-siege-engine = Осадная башня
legend-power-token = Жетон власти
legend-castle = Замок
legend-stronghold = Крепость
legend-barrel = Снабжение
legend-crown = Власть
legend-anchor = Порт

hand-empty = нет

# --- the battle card ---
battle-title = Сражение { FORM($area, "in") }
battle-attacks = атакует { FORM($area, "from") }
battle-defends = обороняется
battle-before-cards = до карт Домов
battle-supporters = Приказы подмоги рядом
battle-choice-attacker = подмога атакующему
battle-choice-defender = подмога обороняющемуся
battle-choice-none = никому не даёт подмоги
battle-choice-refused = не принимает { $house }
battle-choice-open = ещё не объявлено
battle-hand = В руке: { $house }
battle-garrison = Гарнизон
battle-tides = Карты перевеса
battle-support-of = { $units }, { $area }
battle-support-order = Приказ подмоги, { $area }
battle-card-changed = { $card } (на карте { $printed })

# --- what would come of it ---
what-if-title = А что, если? Сражение { FORM($area, "in") }
what-if-no-card = без карты
what-if-support = { $house }: { $choice }.
what-if-blade = { $house } применяет Валирийский меч.
what-if-no-blade = { $house } не применяет Валирийский меч.
what-if-tides = Карты перевеса не учтены.
what-if-open = * Свойство, применённое в сражении, может ещё всё изменить.
what-if-hidden = У закрытых карт известна только сила. Их свойства и иконки не учтены.
what-if-legend = Первое число — { $house }; цвет и герб — кто побеждает; с минусом — потери проигравшего.
what-if-lost = −{ $number }
what-if-all = все
what-if-none = никакие
what-if-row = { $house } с картой «{ $card }» побеждает такие карты противника: { $against }.

# --- a draft of House cards ---
draft-title = Выбор по очереди
draft-moment = { $taken } из { $all } взято
draft-turns = Очередь
draft-left = силы { $strength } — { $number }
draft-pool = Ещё свободны
draft-deck-printed = базовая игра
draft-deck-adwd = Танец с драконами
draft-deck-asos = Буря мечей

# --- the board in words ---
board-head = Раунд { $round } из 10: { $phase }. Одичалые: { $wildlings }.
board-ahead = Следующие карты ({ $deck }): { $cards }.
board-track = { $track }: { $houses }.
board-stolen = Жетон превосходства сейчас здесь: { $holder }.
board-used = Уже применено ({ $holder }).
board-house = { $house }: { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }, снабжение { $supply } (армии { $limits }), власть { $power }. Карты в руке: { $hand }.
board-house-unseen = { $house }: { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }, власть { $power }. Карты в руке: { $hand }.
board-region = { $region }:
board-empty = пусто
board-fog = не видно
board-closed = не в этой партии
board-units = { $house }: { $units }
board-home = родная область { FORM($house, "gen") }
board-held = под властью { FORM($house, "gen") }
board-token = жетон власти { FORM($house, "gen") }
board-garrison = гарнизон { $strength }
board-neutral = нейтральные лорды { $strength }
board-order = { $order }
board-face-down = приказ лицом вниз
board-draft = { $order } (твой черновик)

# --- alternative text for those who do not see the picture ---
alt-zoom = { $region }:
alt-drafts = Твой черновик: { $orders }.
alt-draft = { $area } { $order }
alt-plans = Запланировано: { $plans }.
alt-planned-march = поход { FORM($origin, "from") } { FORM($area, "to") }
alt-planned-raid = набег { FORM($origin, "from") } на { FORM($area, "acc") }
alt-targets = Можно выбрать: { $areas }.
alt-secret = Карту одичалых знаешь только ты: { $secret }.
alt-head = Карта, раунд { $round } из 10: { $phase }. Одичалые: { $wildlings }.
alt-house = { $house } { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }, снабжение { $supply }, власть { $power }
alt-house-unseen = { $house } { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }, власть { $power }
alt-houses = В порядке хода: { $houses }.
alt-battle = { $attacker } атакует { FORM($defender, "acc") } { FORM($area, "in") }.
alt-armies = Самые большие армии: { $armies }.
alt-army = { $house } { $size } { FORM($area, "in") }
alt-bans = Под запретом: { $bans }.
alt-winner = { $house } побеждает.
short-ban-march = поход +1
short-ban-defend = оборона
short-ban-support = подмога
short-ban-raid = набеги
short-ban-consolidate = усиление власти
alt-side = { $house } ({ $role }), сила { $total }:

# --- placards: what players gather to see ---
placard-westeros = Карты Вестероса
placard-deck = Колода { $number }
placard-bids = Ставки: { $track }
placard-left = Осталось власти: { $power }
placard-stood = было место { $place }
placard-now = теперь место { $place }
placard-tied = поровну: места { $first }–{ $last }
placard-watch-wins = Ночной Дозор побеждает
placard-wildlings-win = Одичалые побеждают
placard-wildling-card = Карта одичалых
placard-highest = наибольшая ставка
placard-lowest = наименьшая ставка
placard-lead = Кто впереди
placard-holds = { $lands ->
        [one] { $lands } область
        [few] { $lands } области
        [many] { $lands } областей
       *[other] { $lands } области
    }, снабжение { $supply }
placard-goal = Замки и крепости для победы { $held ->
    [1] в конце раунда
   *[0] сразу
}: { $castles }.
placard-tie = Решает: { $reason }.

## Statistics

figures-came-off = и как часто они выигрывают сражение
alt-dragons = Сила дракона: { $strength }.
alt-dragons-in = Драконы: { $areas }.
alt-dragons-at = { $number } ({ $area })
