# What is said of Inis where tables are set up; what the game itself says is in inis/.

option-start = { $value ->
    [exploration] сценарий исследования
   *[random] случайные тайлы
}

## Rulings

ruling-capital-in-the-swamp = Столица на Болоте
reading-capital-in-the-swamp-forbidden = нельзя
reading-capital-in-the-swamp-allowed = можно
ruling-lug-after-geis = Луг Самилданах берёт отменённую карту
reading-lug-after-geis-no = нет
reading-lug-after-geis-yes = да
ruling-cuchulain-clans = Сказание о Кухулине убирает
reading-cuchulain-clans-exactly-two = два клана, если они есть
reading-cuchulain-clans-up-to-two = до двух кланов
ruling-new-alliance-removes = Клан, заменённый картой «Новый союз», считается убранным
reading-new-alliance-removes-no = нет
reading-new-alliance-removes-yes = да
ruling-stone-circle-clan = Каменный круг: уходит клан
reading-stone-circle-clan-own = самого игрока
reading-stone-circle-clan-any = чей угодно
ruling-citadel-not-built = Цитадель, когда построек не осталось
reading-citadel-not-built-card-taken = карту всё равно берут
reading-citadel-not-built-nothing-taken = ничего не берут
ruling-kernunos-draws = Святилище Кернунноса: взять сказание
reading-kernunos-draws-no = нет
reading-kernunos-draws-yes = да
ruling-geis-against-responses = Гейс против ответов
reading-geis-against-responses-yes = действует
reading-geis-against-responses-no = не действует
ruling-clash-responses-by-outsiders = Ответы в столкновении от посторонних
reading-clash-responses-by-outsiders-yes = можно
reading-clash-responses-by-outsiders-no = нельзя
ruling-warlord-involved = Военачальник: участник — это игрок
reading-warlord-involved-exposed-before-the-maneuver = чьи кланы были открыты до манёвра
reading-warlord-involved-present = который там присутствует
ruling-order-after-the-named = После Военачальника и Уловки Энгуса
reading-order-after-the-named-from-the-named = дальше — от названного игрока
reading-order-after-the-named-as-before = дальше — как раньше
ruling-epic-deck-empty = Карт сказаний не осталось
reading-epic-deck-empty-discards-shuffled = открытый сброс тасуется
reading-epic-deck-empty-nothing-drawn = ничего не берут
ruling-exploration-without-tile = Исследование, когда тайлов не осталось
reading-exploration-without-tile-nothing = ничего не делает
ruling-lost-clans-removed = Кланы, потерянные из-за тайлов, считаются убранными
reading-lost-clans-removed-yes = да
reading-lost-clans-removed-no = нет
ruling-mountains-settled = Горы срабатывают
reading-mountains-settled-before-the-clash = до столкновения
ruling-responses-after-cancelled = Ответы после отменённой карты
reading-responses-after-cancelled-allowed = можно
reading-responses-after-cancelled-none = нет
ruling-responses-after-cancelled-tale = Ответы после отменённого сказания
reading-responses-after-cancelled-tale-allowed = можно
reading-responses-after-cancelled-tale-none = нет
ruling-cauldron-responses = Ответы на Котёл Дагды
reading-cauldron-responses-at-its-discard = когда столкновение окончено
reading-cauldron-responses-when-laid-down = когда его выкладывают
ruling-moor-at-any-time = Пустошь можно сыграть
reading-moor-at-any-time-before-its-holders-decisions = перед любым решением её владельца
ruling-cathbads-choice = Выбор для Слова Катбада
reading-cathbads-choice-secret = тайный
reading-cathbads-choice-open = открытый
ruling-salt-mine-empty-hand = Соляная шахта против пустой руки
reading-salt-mine-empty-hand-no-exchange = обмена нет
ruling-club-against-empty-hand = Палица Дагды, пустая рука
reading-club-against-empty-hand-clan-removed = убирается клан
ruling-morrigan-without-opponents = Морриган без соперников
reading-morrigan-without-opponents-no-clash = столкновения нет
ruling-diarmuid-into-the-mountains = Диармайд уходит в Горы
reading-diarmuid-into-the-mountains-untouched = тайл ничего не делает
reading-diarmuid-into-the-mountains-tile-effect = тайл действует
ruling-moves-without-may = Ходы, где нет слова «можешь»
reading-moves-without-may-mandatory = обязательны
reading-moves-without-may-optional = можно не делать
ruling-deeds = Подвиги
reading-deeds-unlimited = никогда не расходуются
