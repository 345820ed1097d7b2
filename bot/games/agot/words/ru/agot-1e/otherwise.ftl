# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = достаточно городов и крепостей
won-by-round-10 = больше всех городов и крепостей после последнего раунда
event-won = { $house } побеждает! { $castles ->
    [one] { $castles } город или крепость
    [few] { $castles } города и крепости
    [many] { $castles } городов и крепостей
   *[other] { $castles } города и крепости
}{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

ask-orders = Раунд { $round }: разложи приказы, не больше одного в каждой области, где есть твои отряды.
ask-wildling-destroy = Одичалые: выбери отряды, которые потеряешь, на { $number ->
    [one] { $number } очко сбора
    [few] { $number } очка сбора
    [many] { $number } очков сбора
   *[other] { $number } очка сбора
} (пеший воин 1, корабль 1, рыцарь 2).
ability-otherwise = { $card }: применяешь?

table-leads = Впереди { $houses }: городов и крепостей { $castles } из { $goal }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Города и крепости (для победы нужно { $goal }): { $castles }.
course-castles = Города и крепости

order-consolidate-star =
    .note = Даёт власть, как и другие; это просто третий такой приказ
order-raid-star =
    .note = Снимает до двух соседних приказов
