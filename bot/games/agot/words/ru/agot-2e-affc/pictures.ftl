# What pictures of A Feast for Crows say beside those of the 2nd edition, or in other words.

round = { $number ->
    [0] Начало
   *[other] Раунд { $number }
}
board-head = { $round ->
    [0] Начало
   *[other] Раунд { $round } из 10
}: { $phase }. Одичалые: { $wildlings }.
alt-head = Карта, { $round ->
    [0] начало
   *[other] раунд { $round } из 10
}: { $phase }. Одичалые: { $wildlings }.
short-phase-objectives = Выбор целей
short-phase-scoring = Подсчёт очков

heading-own-objectives = Знаешь только ты: твои цели
margin-scored = Выполнено: { $objectives }
margin-known = Известно: { $objectives }

board-house = { $house }: победных очков { $points } из { $goal }, { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }, снабжение { $supply } (армии { $limits }), власть { $power }. Карты в руке: { $hand }.
board-scored = { $house }, выполнено: { $objectives }.
board-holds = { $house }, целей в руке: { $number }{ $known ->
        [0] {""}
       *[other] {", известны: "}{ $objectives }
    }.
board-own = Твои цели: { $objectives }.
board-pool = Цели в середине: { $objectives }.

alt-house = { $house }: очков { $points }, { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }, снабжение { $supply }, власть { $power }

placard-holds = { $lands ->
        [one] { $lands } область
        [few] { $lands } области
        [many] { $lands } областей
       *[other] { $lands } области
    }, снабжение { $supply }
placard-goal = Победные очки для победы в конце раунда: { $castles }.

points-short = { $points }
hand-heading = Твои цели
hand-about = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $now ->
    [1] {" · выполнена"}
   *[other] {""}
}
hand-special = Особая цель
