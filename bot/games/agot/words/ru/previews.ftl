# What an answer would do, before it is given.

step-recruit-afloat = { $area }: { $unit } { FORM($at, "in") }

why-preview-nobody-marches = Если в поход не пойдёт никто, приказ { FORM($area, "in") } пропадёт.
why-preview-takes-over = { $units } { FORM($area, "to") }: жетон власти { FORM($rival, "gen") } снимается.
why-preview-neutral = { $units } { FORM($area, "to") }: нейтральные лорды падут, { $strength } против { $needed }.
why-preview-battle = { $units } { FORM($area, "to") }: **сражение**, противник — { $rival }; сила пока { $attack } против { $defence }{ $garrison ->
    [0] .
   *[other] {" "}(там гарнизон { $garrison }).
}
why-preview-helpers = Кто может оказать подмогу любой стороне: { $houses }.
why-preview-stays = Остаются { FORM($area, "in") }: { $units }.
why-preview-leaves-token = Жетон власти остаётся { FORM($area, "in") }, область остаётся твоей; власти у тебя останется { $left }.
why-preview-keeps = { FORM($area, "In") } отрядов не будет, но область останется твоей.
why-preview-gives-up = { FORM($area, "In") } отрядов не будет, и область **больше не твоя**{ $may ->
    [0] .
   *[other] , если не оставить жетон власти.
}
why-preview-armies = Армии после этого: { $armies }; снабжение позволяет { $limits }.
why-preview-no-armies = Армий из двух и больше отрядов у тебя не будет; снабжение позволяет { $limits }.
why-preview-raids-nothing = Приказ набега { FORM($area, "in") } снимается впустую.
why-preview-raid = { $rival } теряет приказ «{ $order }» { FORM($area, "in") }.
why-preview-pillage = { $rival } теряет приказ «{ $order }» { FORM($area, "in") }; ты получаешь 1 жетон власти{ $lost ->
    [0] .
   *[other] , а { $rival } теряет 1.
}
why-preview-side = { $house } пока — **{ $strength }**: { $parts }.
why-preview-hand = { $house }, карты в руке: { $cards }.
why-preview-card = С картой «{ $card }»: { $strength } против { $against } плюс карта противника, не считая свойств.
why-preview-retreat-losses = Из-за снабжения по дороге { FORM($area, "to") } { $number ->
    [one] пропадёт { $number } отряд
    [few] пропадут { $number } отряда
    [many] пропадут { $number } отрядов
   *[other] пропадут { $number } отряда
}.
why-preview-retreats-in-order = Не беглецы { FORM($area, "in") }: { $units }.
why-preview-retreats = Беглецы { FORM($area, "in") }: { $units }.
why-preview-unspent = { FORM($area, "In") } не потрачено { $points ->
    [one] { $points } очко сбора
    [few] { $points } очка сбора
    [many] { $points } очков сбора
   *[other] { $points } очка сбора
}.
why-preview-points = { FORM($area, "In") } на сбор войск есть { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
note-recruit = за { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} { FORM($area, "gen") }

# What is needed for a decision, whatever its question is about.
why-preview-westeros = Карты Вестероса этого раунда: { $cards }.
why-preview-drafted = Карты { FORM($house, "gen") }: { $cards }.
why-preview-draft-turns = Ближайшие ходы: { $houses }.
why-preview-power = Власть: { $powers }.
why-preview-places = { $track } сейчас: { $places }.
why-preview-brings-iron-throne = Определяет порядок хода. Первому на нём достаётся Железный трон, который решает любое равенство, кроме равенства в сражении.
why-preview-brings-fiefdoms = Если в сражении силы равны, побеждает тот, кто выше. Первому достаётся Валирийский меч: +1 в одном сражении за раунд.
why-preview-brings-kings-court = Ограничивает особые приказы (★): { $stars }. Первому достаётся Посыльный ворон.
house-in-place = { $place }. { $house }
stars-in-place = место { $place }: { $stars ->
    [0] нет
   *[other] { $stars }
}
why-preview-played = { $house } играет карту **{ $card }**: { $text }
why-preview-played-textless = { $house } играет карту **{ $card }**, её свойство не считается: { $text }
why-preview-no-card = { $house } сражается без карты Дома.
why-preview-strengths = { $area }, как есть сейчас: { $attacker } — **{ $attack }**, { $defender } — **{ $defence }**.
why-preview-won = { $area }: { $attacker } — { $attack }, { $defender } — { $defence }; **побеждает { $winner }.**
why-preview-income = { FORM($area, "In") } { $power ->
    [0] собрать **ничего** нельзя.
   *[other] можно собрать +{ $power } власти.
}
why-bids-of-round = **Раунд { $round }**
note-income = { $power ->
    [0] здесь ничего не приносит
   *[other] приносит +{ $power } власти
}
note-mustering-points = { $points ->
    [one] { $points } очко сбора
    [few] { $points } очка сбора
    [many] { $points } очков сбора
   *[other] { $points } очка сбора
}
note-nothing-at-sea = в море ничего не приносит

# What an area has for whoever marches there.
prospect = { $has }
prospect-castle = { $has }: твой замок № { $number }
prospect-taken = { $has }: твой замок № { $number }, сейчас у { FORM($rival, "gen") }
has-castle = замок
has-stronghold = крепость
has-supply = { $count ->
    [one] { $count } бочонок
    [few] { $count } бочонка
    [many] { $count } бочонков
   *[other] { $count } бочонка
}
has-power = { $count ->
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
}
