# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { $rival } не возьмёт займа { FORM($area, "in") }.
because-no-loan = Не берёт займа и сохраняет { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
because-loan = «{ $loan }» стоит { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
} сейчас и проценты потом.
because-loyalty = Жетоны верности лягут { FORM($areas, "to") }.
because-keeps-power = Сохраняет { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
because-destroys =
    Уничтожает { FORM($units, "acc") }; сбор войск вернул бы столько же за { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
because-sellswords = Ставит { FORM($units, "acc") } { FORM($areas, "in") }.
because-gives-bid = Отдаёт { FORM($rival, "dat") } (замков: { $number }) { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
because-out-of-reach = У Дома Таргариен нет отрядов { FORM($areas, "in") } и рядом.
