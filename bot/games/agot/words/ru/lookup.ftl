# Looking up cards, areas and houses of A Game of Thrones: The Board Game.

## Cards

lookup-card-of-house = Карта Дома { $house }
lookup-card-strength = Сила { $strength }
lookup-card-swords = { $count ->
    [one] { $count } меч
    [few] { $count } меча
    [many] { $count } мечей
   *[other] { $count } меча
}
lookup-card-towers = { $count ->
    [one] { $count } башня
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
}
lookup-card-skulls = { $count ->
    [one] { $count } череп
    [few] { $count } черепа
    [many] { $count } черепов
   *[other] { $count } черепа
}
lookup-card-without-text = Свойства нет: только сила и иконки.
lookup-card-text-off = В этой партии карты Домов играют без свойств.
lookup-card-in-hand = **В этой партии:** в руке { FORM($house, "gen") }.
lookup-card-other-deck = **В этой партии:** среди карт { FORM($house, "gen") }, которые сейчас не в игре.
lookup-card-discarded = **В этой партии:** в сбросе { FORM($house, "gen") }.
lookup-card-in-combat = **В этой партии:** её играет { $house } в сражении { FORM($area, "in") }.
lookup-card-not-in-game = **В этой партии:** { $house } не участвует.
lookup-card-westeros = Карта Вестероса ({ $deck }): { $copies } из { $total }{ $icons ->
    [0] {""}
    [1] , с иконкой одичалых
   *[other] , иконки одичалых: { $icons }
}
lookup-card-shown = **В этой партии:** открыта в этом раунде.
lookup-card-wildling = Карта одичалых: в колоде по одной каждой
lookup-card-wildling-reward = **Ночной Дозор побеждает.** Тому, кто поставил больше всех: { $what }.
lookup-card-wildling-penalty = **Одичалые побеждают.** Тому, кто поставил меньше всех: { $what }.
lookup-card-wildling-others = **Всем остальным:** { $what }.
lookup-card-peeked-top = **В этой партии:** ты знаешь, что она лежит наверху колоды.
lookup-card-peeked-bottom = **В этой партии:** ты знаешь, что она лежит внизу колоды.
lookup-card-tides = Карты перевеса: { $copies } из { $total }
lookup-card-tides-unused = Эта партия идёт без карт перевеса.

## Areas

lookup-area-kind-land = Суша
lookup-area-kind-sea = Море
lookup-area-kind-port = Порт
lookup-area-castle = замок ({ $points ->
    [one] { $points } очко сбора
    [few] { $points } очка сбора
    [many] { $points } очков сбора
   *[other] { $points } очка сбора
})
lookup-area-stronghold = крепость ({ $points ->
    [one] { $points } очко сбора
    [few] { $points } очка сбора
    [many] { $points } очков сбора
   *[other] { $points } очка сбора
})
lookup-area-power = { $count ->
    [1] иконка власти
   *[other] иконки власти: { $count }
}
lookup-area-supply = { $count ->
    [1] бочонок снабжения
   *[other] бочонки снабжения: { $count }
}
lookup-area-home = родная область { FORM($house, "gen") }
lookup-area-port-of = при области { $land }
lookup-area-near-land = **Соседняя суша:** { $areas }
lookup-area-near-sea = **Соседнее море:** { $areas }
lookup-area-near-port = **Порт:** { $areas }
lookup-area-closed = В этой партии закрыта: войти никто не может.
lookup-area-held = **Под контролем** { FORM($house, "gen") }
lookup-area-units = **{ $house }:** { $units }
lookup-area-token = Жетон власти { FORM($house, "gen") }
lookup-area-garrison = Гарнизон, сила { $strength }
lookup-area-neutral = Нейтральные лорды, сила { $strength }
lookup-area-order = **Приказ:** { $order }
lookup-area-face-down = Приказ лежит лицом вниз.
lookup-area-combat = Сейчас здесь атакует { $attacker }.
lookup-area-empty = Здесь никого нет.
lookup-area-fog = Не видно: известно только то, что напечатано.
lookup-area-supporters = **Рядом, откуда может прийти подмога**:
lookup-area-supporter = - { $house }, { $area }: { $units }, это +{ $strength }{ $order }
lookup-area-marchers = **Кто мог бы прийти сюда походом**:
lookup-area-marcher = - { $house }, { $area }: { $units }{ $order }
lookup-area-marcher-by-sea = - { $house }, { $area }: { $units }, кораблями{ $order }
lookup-area-with-order = {" · "}{ $order }

## Houses

lookup-house-figures = **Власть** { $power } · **Замки и крепости** { $castles } из { $needed }
lookup-house-supply = **Снабжение** { $supply }: армии до { $limits }; сейчас { $armies }
lookup-house-place = { $track }: место { $place }
lookup-house-dragons = Сила дракона в этом раунде — { $strength }; драконы растут в раундах: { $rounds }
lookup-house-tokens = В распоряжении: { $tokens }
lookup-house-units-title = **Отряды**
lookup-house-units = - { $area }: { $units }
lookup-house-left = - не на поле: { $units }
lookup-house-areas = **Области:** { $areas }
lookup-house-area-with = { $area } ({ $marks })
lookup-house-hand = **Рука:** { $cards }
lookup-house-discard = **Сброшены:** { $cards }
lookup-house-later = **После последней карты, с раунда { $round }:** { $cards }
lookup-house-card = { $card } { $strength }
lookup-mark-castle = замок
lookup-mark-stronghold = крепость
