# Looking up cards, territories and seats of Inis.

topic-clashes = Столкновения
topic-played = Сыгранные карты
topic-tales = Сказания
topic-island = Остров
topic-victory = Бренн, претенденты, подвиги
topic-advantages = Карты преимуществ
topic-turns = Ходы

why-topic-conditions = Условия победы
why-topic-clash = Столкновение
why-topic-check = Последняя проверка победы
why-title-conditions = ### Что считается для победы
why-title-clash = ### Столкновение
why-title-check = ### Последняя проверка победы

lookup-inis-action = Карта действия
lookup-inis-advantage = Карта преимущества
lookup-inis-epic = Карта сказания
lookup-inis-of = территория: { $area }
lookup-inis-four = только для четырёх игроков
lookup-inis-clash = может начать столкновение
lookup-inis-season = **В свой ход:** { $text }
lookup-inis-triskel = **В ответ:** { $text }
lookup-inis-yours = **В этой партии:** она у тебя. Никто другой этого не видит.
lookup-inis-seen = Ты знаешь её с раунда { $round }.
lookup-inis-not-in-game = **В этой партии:** её нет, она только для четырёх игроков.
lookup-inis-gone = **В этой партии:** в этом раунде её открыто сыграли, она в сбросе.
lookup-inis-hidden = **В этой партии:** у кого-то в руке, отложена или сброшена лицом вниз.
lookup-inis-hidden-tale = **В этой партии:** в колоде или у кого-то в руке.
lookup-inis-open-pile = **В этой партии:** в открытом сбросе карт сказаний.
lookup-inis-held = **В этой партии:** у { FORM($seat, "gen") }, и это знают все.
lookup-inis-perhaps-held = **В этой партии:** у { FORM($seat, "gen") }, если только она не сброшена втёмную.
lookup-inis-display = **В этой партии:** лежит в выкладке.
lookup-inis-spent = **В этой партии:** сыграна, лежит лицом вниз рядом с островом.
lookup-inis-not-dealt = **В этой партии:** никому не досталась.
lookup-inis-not-in-play = **В этой партии:** этой территории нет ({ $area }).

lookup-inis-next-to = **Рядом:** { $areas }
lookup-inis-clans = **{ $seat }:** { $count ->
    [one] { $count } клан
    [few] { $count } клана
    [many] { $count } кланов
   *[other] { $count } клана
}
lookup-inis-chieftain = Вождь: { $seat }
lookup-inis-no-chieftain = Вождя нет: кланов поровну.
lookup-inis-capital = Столица
lookup-inis-citadels = { $count ->
    [one] { $count } цитадель
    [few] { $count } цитадели
    [many] { $count } цитаделей
   *[other] { $count } цитадели
}
lookup-inis-sanctuaries = { $count ->
    [one] { $count } святилище
    [few] { $count } святилища
    [many] { $count } святилищ
   *[other] { $count } святилища
}
lookup-inis-festival = Праздник
lookup-inis-clash-here = Идёт столкновение, зачинщик — { $seat }.
lookup-inis-empty = Здесь никого нет.
lookup-inis-beside = **Рядом с ней:**
lookup-inis-beside-line = - { $area }: { $seat }, { $count ->
    [one] { $count } клан
    [few] { $count } клана
    [many] { $count } кланов
   *[other] { $count } клана
}
lookup-inis-advantage-card = **Её карта преимущества: { $card }**

lookup-inis-figures = **Кланы:** { $there } на острове, { $reserve } в резерве · **Подвиги:** { $deeds }
lookup-inis-brenn = Бренн
lookup-inis-pretender = Есть жетон претендента
lookup-inis-turn = Сейчас ходит
lookup-inis-conditions = **Условия** (в каждом нужно { $needed }): вождь над чужими кланами — { $clans } · присутствие у святилищ — { $sanctuaries } · присутствие на территориях — { $territories }. С подвигами выполнено { $met ->
    [one] { $met } условие
    [few] { $met } условия
    [many] { $met } условий
   *[other] { $met } условия
}.
lookup-inis-clans-title = **Где**
lookup-inis-leads = - { $area }: { $count ->
    [one] { $count } клан
    [few] { $count } клана
    [many] { $count } кланов
   *[other] { $count } клана
}, вождь
lookup-inis-stands = - { $area }: { $count ->
    [one] { $count } клан
    [few] { $count } клана
    [many] { $count } кланов
   *[other] { $count } клана
}
lookup-inis-cards = **Карты в руке:** действия { $action }, преимущества { $advantage }, сказания { $epic }
lookup-inis-known = Из них всем известны: { $cards }
lookup-inis-known-tales = Карты сказаний, которые видели все: { $cards }
lookup-inis-unsure = Одна из них могла быть сброшена втёмную.
lookup-inis-your-hand = **Твоя рука; никто другой её не видит:**
lookup-inis-hand-action = - Действия: { $cards }
lookup-inis-hand-advantage = - Преимущества: { $cards }
lookup-inis-hand-epic = - Сказания: { $cards }
lookup-inis-hand-laid = - Отложены в сторону: { $cards }
lookup-inis-hand-draft = - На выбор: { $cards }
lookup-inis-hand-drawn = - Только что взяты: { $cards }
