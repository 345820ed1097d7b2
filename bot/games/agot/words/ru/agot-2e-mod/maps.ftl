# What is written on and beside the maps of Mother of Dragons, and said of them.

region-northern-essos = Север Эссоса
region-southern-essos = Юг Эссоса
heading-bank = Железный банк
no-loan = –
legend-iron-bank = Банк
legend-loyalty = Верность
alt-loyal-house = { $house }: верность { $loyalty }, снабжение { $supply }, власть { $power }
board-offer = { $loan } за { $cost }
