# What every game can say.

name = { $of }
number = { $n }
counted = { $count } { $thing }
list = { $most } и { $last }
list-comma = {", "}
list-items = {"; "}
list-nothing = ничего
span = { $hours ->
    [0] { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
span-of-both = { $hours } { $minutes }
step-rank = Твоё желание номер { $place }
step-arrange = { $place ->
    [1] Кто первый?
   *[other] Кто следующий?
}
step-arrange-among = { $among }: кто из них первый?
with-rule = { $sentence } (правила, пункт { $rule })

## Why an answer is not accepted

refused-game-over = Партия окончена.
refused-not-asked = Сейчас от тебя ничего не требуется.
refused-chance-first = Прямо сейчас бросают жребий. Попробуй ещё раз через мгновение.
refused-question-passed = Этот вопрос уже закрыт. Открой панель заново.
refused-nothing-sealed = У тебя нет ответа, который можно отозвать.
refused-not-offered = Такого ответа среди возможных нет. Все они — в твоей панели.
refused-wrong-number = { $exact ->
    [0] Выбирать можно от { $least } до { $most }; сейчас выбрано: { $given }.
   *[other] Нужно выбрать { $least }; пока выбрано: { $given }.
}
refused-wrong-number-of = { $what }. Сейчас выбрано: { $given }.
refused-not-a-number = Это не число. Напиши его цифрами.
refused-out-of-range = Выбери число от { $least } до { $most }.
refused-no-such-token = { $token }: сейчас этим жетоном пользоваться нельзя.
refused-token-used-up = { $token }: больше { $number } положить нельзя.
refused-token-limit = Таких жетонов можно положить не больше { $most }.
refused-not-pieces = Бот не смог прочесть это как выбор фигур. Выбери их в панели.
refused-no-pieces-there = { FORM($place, "In") } таких фигур нет.
refused-no-such-pieces = { FORM($place, "In") } нет стольких { FORM($unit, "plural-gen") }.
refused-which-pieces = Напиши, кто туда идёт, или «все».
refused-not-moves = Бот не смог прочесть это как набор ходов. Выбери их в панели.
refused-unreachable = { FORM($origin, "From") } { FORM($target, "to") } { $unit } не попадёт. Выбери другую цель.
refused-nothing-to-move = { FORM($place, "From") } некого двигать.
refused-may-not-mark = { $mark }: с такими ходами нельзя. Убери это или двигай другие фигуры.
refused-must-mark = { $mark }: с такими ходами обязательно.
refused-buys-nothing = { $place }: фигур там не получить.
refused-not-this-deck = Это не карты этой колоды: { $deck }.

refused-not-tokens = Бот не смог прочесть это как набор жетонов. Выбери их в панели.
refused-places-left = { $number ->
    [one] Ещё { $number } месту нужен жетон: { $places }.
    [few] Ещё { $number } местам нужны жетоны: { $places }.
    [many] Ещё { $number } местам нужны жетоны: { $places }.
   *[other] Ещё { $number } местам нужны жетоны: { $places }.
}
refused-not-your-place = Твой жетон нельзя положить { FORM($place, "to") }.

## What any game may ask and offer

for-anything = ответ
event-over = Партия окончена.
piece-at = { $unit }, { $place }
step-move-from = Откуда?
step-move-to = Куда идёт { $unit }?
step-unit = { $unit } (осталось { $left })
step-token = { $place }
option-players = Игроков: { $value }
step-move = Кто отправляется { FORM($origin, "from") }?
choice-pass = Пас
choice-decline = Отказаться
choice-refuse = Отклонить
choice-done = Готово
choice-no-target = Без цели
choice-no-card = Без карты
choice-no-order = Здесь ничего
