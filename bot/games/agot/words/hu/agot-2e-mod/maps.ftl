# What is written on and beside the maps of Mother of Dragons, and said of them.

region-northern-essos = Észak-Essos
region-southern-essos = Dél-Essos
heading-bank = Vasbank
no-loan = –
legend-iron-bank = Bank
legend-loyalty = Hűség
alt-loyal-house = { $house }: hűség { $loyalty }, utánpótlás { $supply }, hatalom { $power }
board-offer = { $loan } { $cost } hatalomért
