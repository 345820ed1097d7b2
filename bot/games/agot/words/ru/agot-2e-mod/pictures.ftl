# What pictures of Mother of Dragons say beside those of the 2nd edition.

hand-lysa-arryn-mod = Лиза
hand-bronze-yohn-royce-mod = Ройс
hand-ser-vardis-egen = Вардис
hand-harry-hardyng = Гарри
hand-godric-borrell = Годрик
hand-anya-waynwood = Анья
hand-robert-arryn = Роберт
hand-khal-drogo = Дрого
hand-arstan-whitebeard = Арстан
hand-xaro-xhoan-daxos = Ксаро
hand-ser-jorah-mormont = Джорах
hand-daenerys-targaryen-a = Дейенерис
hand-viserys-targaryen = Визерис
hand-illyrio-mopatis = Иллирио
hand-daenerys-targaryen-b = Дейенерис
hand-daario-naharis = Даарио
hand-gray-worm = Серый Червь
hand-strong-belwas = Бельвас
hand-captain-groleo = Гролео
hand-rakharo = Ракхаро
hand-missandei = Миссандея

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = верность { $number }
board-house-loyalty = { $house }: верность { $loyalty } из { $goal }; дракон стоит { $strength }.
board-bank = Железный банк: { $offers }.
board-loans = Займы, { $house }: { $loans }.
board-removed = Вышли из игры: { $cards }.
