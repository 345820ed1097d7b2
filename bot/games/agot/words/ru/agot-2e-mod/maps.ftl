# What is written on and beside the maps of Mother of Dragons, and said of them.

region-northern-essos = Север Эссоса
region-southern-essos = Юг Эссоса
heading-bank = Железный банк
no-loan = –
legend-iron-bank = Банк
legend-dragon = Дракон
legend-loyalty = Верность
alt-loyal-house = { $house }: верность { $loyalty }, снабжение { $supply }, власть { $power }
alt-dragons = Сила дракона: { $strength }.
alt-dragons-in = Драконы: { $areas }.
alt-dragons-at = { $number } ({ $area })
board-offer = { $loan } за { $cost }
