# What is written on and beside the maps of Mother of Dragons, and said of them.

region-northern-essos = Northern Essos
region-southern-essos = Southern Essos
heading-bank = Iron Bank
no-loan = –
legend-iron-bank = Bank
legend-loyalty = Loyalty
alt-loyal-house = { $house } loyalty { $loyalty }, Supply { $supply }, Power { $power }
board-offer = { $loan } for { $cost }
