# What is written on and beside the maps of Mother of Dragons, and said of them.

region-northern-essos = شمال اسوس
region-southern-essos = جنوب اسوس
heading-bank = بانک آهنین
no-loan = –
legend-iron-bank = بانک
legend-loyalty = وفاداری
alt-loyal-house = { $house } وفاداری { $loyalty }، تدارکات { $supply }، قدرت { $power }
board-offer = { $loan } به بهای { $cost }
