# What is written on and beside the maps of Mother of Dragons, and said of them.

region-northern-essos = Nördliches Essos
region-southern-essos = Südliches Essos
heading-bank = Eiserne Bank
no-loan = –
legend-iron-bank = Bank
legend-loyalty = Treue
alt-loyal-house = { $house } Treue { $loyalty }, Versorgung { $supply }, Macht { $power }
board-offer = { $loan } für { $cost }
