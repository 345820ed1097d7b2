# The words in and under a picture of Inis: short, for there is little room.

inis-round = Раунд { $number }
inis-set-up = Подготовка
inis-won = Победа: { $seat }
inis-clash-in = Столкновение { FORM($area, "in") }
inis-maneuver = Столкновение { FORM($area, "in") }. Манёвр: { $seat }
inis-turn = Ходит { $seat }
inis-phase-set-up = Остров растёт
inis-phase-assembly = Собрание
inis-phase-draft = Собрание: драфт
inis-phase-season = Сезон
inis-phase-ended = Игра окончена

inis-clockwise = по часовой
inis-counter-clockwise = против часовой
inis-brenn = бренн
inis-pretender = претендент

inis-condition-clans = Кланы под властью
inis-condition-sanctuaries = Святилища
inis-condition-territories = Территории

inis-heading-display = Выкладка
inis-heading-pile = Открытый сброс
inis-nothing = пусто
inis-more = +{ $number }
inis-supply-tiles = { $number ->
    [one] тайл
    [few] тайла
    [many] тайлов
   *[other] тайла
}
inis-supply-citadels = { $number ->
    [one] цитадель
    [few] цитадели
    [many] цитаделей
   *[other] цитадели
}
inis-supply-sanctuaries = { $number ->
    [one] святилище
    [few] святилища
    [many] святилищ
   *[other] святилища
}
inis-supply-tales = { $number ->
    [one] сказание
    [few] сказания
    [many] сказаний
   *[other] сказания
}
inis-supply-discarded = сброшено
inis-supply-aside = отложено

# Alternative texts and the table in words.
inis-alt-head = { $title }: { $moment }.
inis-alt-brenn = Бренн — { $seat }, ходы идут { $direction }.
inis-alt-targets = Можно выбрать: { $areas }.
inis-alt-sites = Пронумерованы места для тайла: { $number }.
inis-alt-houses = Условия победы, из 6 нужных: { $houses }.
inis-alt-house = { $seat }: { $counted }, резерв { $reserve }
inis-alt-clans = { $number ->
    [one] { $number } клан под властью
    [few] { $number } клана под властью
    [many] { $number } кланов под властью
   *[other] { $number } клана под властью
}
inis-alt-sanctuaries = { $number ->
    [one] { $number } святилище
    [few] { $number } святилища
    [many] { $number } святилищ
   *[other] { $number } святилища
}
inis-alt-territories = { $number ->
    [one] { $number } территория
    [few] { $number } территории
    [many] { $number } территорий
   *[other] { $number } территории
}
inis-alt-cards = карты { $cards }
inis-alt-deeds = { $number ->
    [one] { $number } подвиг
    [few] { $number } подвига
    [many] { $number } подвигов
   *[other] { $number } подвига
}
inis-alt-chieftain = { $seat } { $number } (вождь)
inis-alt-clans-there = { $seat } { $number }
inis-alt-sheltered = { $seat }, укрыто { $number }
inis-alt-clash = столкновение
inis-alt-capital = столица
inis-alt-built-citadels = { $number ->
    [1] цитадель
   *[other] цитадели: { $number }
}
inis-alt-built-sanctuaries = { $number ->
    [1] святилище
   *[other] святилища: { $number }
}
inis-alt-festival = Праздник
inis-alt-more = И ещё { $number } { $number ->
    [one] территория.
    [few] территории.
    [many] территорий.
   *[other] территории.
}

inis-board-playing = { $seat } играет карту «{ $card }».
inis-board-action = { $number ->
    [one] { $number } карта действия
    [few] { $number } карты действий
    [many] { $number } карт действий
   *[other] { $number } карты действий
}
inis-board-advantage = { $number ->
    [one] { $number } карта преимущества
    [few] { $number } карты преимуществ
    [many] { $number } карт преимуществ
   *[other] { $number } карты преимуществ
}
inis-board-epic = { $number ->
    [one] { $number } карта сказания
    [few] { $number } карты сказаний
    [many] { $number } карт сказаний
   *[other] { $number } карты сказаний
}
inis-board-known = известны: { $cards }
inis-board-empty = пусто
inis-board-neighbours = рядом: { $areas }
inis-board-card-display = карта в выкладке
inis-board-card-spent = карта сыграна
inis-board-card-held = карта у { FORM($seat, "gen") }
inis-board-offered = можно выбрать
inis-board-supply = Осталось: тайлы { $tiles }, цитадели { $citadels }, святилища { $sanctuaries }, карты сказаний { $tales }; сброшено карт действий: { $discarded }.
inis-board-display = Выкладка: { $cards }.
inis-board-pile = Открытый сброс, последняя первой: { $cards }.
inis-board-hand = { $group }: { $cards }.
inis-board-seen = Открылось в раунде { $round }: { $things }.
inis-board-seen-of = Открылось в раунде { $round }, { $seat }: { $things }.

# Groups of one's own cards.
inis-hand-action = Твои карты действий
inis-hand-advantage = Твои карты преимуществ
inis-hand-epic = Твои карты сказаний
inis-hand-laid = Отложены в сторону
inis-hand-draft = На выбор
inis-hand-drawn = Только что взяты

inis-hand-title = Карты { FORM($seat, "gen") }
inis-hand-none = Карт нет.
inis-hand-seen = Ты знаешь
inis-hand-seen-of = Известные карты { FORM($seat, "gen") }

# A clash by itself.
inis-clash-instigator = зачинщик
inis-clash-step-start = Столкновение начинается.
inis-clash-step-citadels = Кто укроется?
inis-clash-step-maneuvers = Манёвры.
inis-clash-step-end = Столкновение окончено.
inis-clash-maneuver = Манёвр обязан сделать { $seat }.
inis-clash-attack = { $attacker } атакует { FORM($target, "acc") }.
inis-clash-silenced = Копьё Луга: без карт трискеля.
inis-clash-exposed = открыто
inis-clash-sheltered = укрыто
inis-clash-side = { $seat }: открыто { $exposed }, укрыто { $sheltered }
inis-clash-shelter = { $number ->
    [0] Цитаделей здесь нет.
    [one] В цитаделях место для { $number } клана.
    [few] В цитаделях место для { $number } кланов.
    [many] В цитаделях место для { $number } кланов.
   *[other] В цитаделях место для { $number } клана.
}
inis-clash-story = Что произошло

# --- placards: what players gather to see ---
inis-placard-conditions = Условия победы
inis-placard-pretender = Претендент.
inis-placard-counts = Кланы под властью { $clans } · святилища { $sanctuaries } · территории { $territories } · { $deeds ->
        [0] подвигов нет
        [one] { $deeds } подвиг
        [few] { $deeds } подвига
        [many] { $deeds } подвигов
       *[other] { $deeds } подвига
    }
inis-placard-rule = В каждом условии нужно 6; игрок с жетоном претендента, выполнивший хотя бы одно, может победить на собрании.

## Statistics

figures-came-off = и как часто их никто не отменяет
