# What is written on and beside the maps of Mother of Dragons, and said of them.

region-northern-essos = شمال اسوس
region-southern-essos = جنوب اسوس
heading-bank = بانک آهنین
no-loan = –
legend-iron-bank = بانک
legend-dragon = اژدها
legend-loyalty = وفاداری
alt-loyal-house = { $house } وفاداری { $loyalty }، تدارکات { $supply }، قدرت { $power }
alt-dragons = هر اژدها قدرت جنگی { $strength } دارد.
alt-dragons-in = اژدهاها: { $areas }.
alt-dragons-at = { $number } در { $area }
board-offer = { $loan } به بهای { $cost }
