# What is written on and beside the maps of Mother of Dragons, and said of them.

region-northern-essos = 厄斯索斯北部
region-southern-essos = 厄斯索斯南部
heading-bank = 铁金库
no-loan = –
legend-iron-bank = 金库
legend-loyalty = 忠诚
alt-loyal-house = { $house }：忠诚{ $loyalty }，补给{ $supply }，权力{ $power }
board-offer = { $loan }（{ $cost }）
