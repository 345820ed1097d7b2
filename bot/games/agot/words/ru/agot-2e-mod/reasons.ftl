# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { $rival } не возьмёт займа { FORM($area, "in") }.
because-no-loan = Не берёт займа и сохраняет власть ({ $power }).
because-loan = «{ $loan }» стоит { $power } власти сейчас и проценты потом.
because-loyalty = Жетоны верности лягут { FORM($areas, "to") }.
because-keeps-power = Сохраняет власть ({ $power }).
because-destroys = Уничтожает { FORM($units, "acc") }; столько же вернул бы сбор войск на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
because-sellswords = Ставит { FORM($units, "acc") } { FORM($areas, "in") }.
because-gives-bid = Власть ({ $power }) получает { $rival } (замков: { $number }).
because-out-of-reach = У Дома Таргариен нет отрядов { FORM($areas, "in") } и рядом.
