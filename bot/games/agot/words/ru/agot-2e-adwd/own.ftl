# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = Игра престолов, 2-е издание: «Танец с драконами»

## Names

house-stark = Болтон
    .gen = Болтона
    .dat = Болтону
    .acc = Болтона
    .ins = Болтоном
    .prep = Болтоне
    .plural = Болтоны
    .plural-gen = Болтонов
    .gender = m

## What is asked, what happens

won-by-round-6 = больше всех замков и крепостей после последнего раунда
goal = **Для победы:** { $held ->
        [1] в конце раунда
       *[0] в любой момент
    } держать { $castles ->
        [one] { $castles } замок или крепость
        [few] { $castles } замка и крепости
        [many] { $castles } замков и крепостей
       *[other] { $castles } замка и крепости
    }{" "}{ $apart ->
        [1] — или быть ближе всех к своей цели после 6-го раунда.
       *[0] — или больше всех после 6-го раунда.
    }

ruling-fixed-final-strength-and-blade = Карта задаёт итоговую силу: Валирийский меч
reading-fixed-final-strength-and-blade-not-asked = не предлагается
reading-fixed-final-strength-and-blade-may-be-used = можно применить, но без толку
ruling-mance-against-margaery = Манс-Разбойник против Маргери Тирелл
reading-mance-against-margaery-later-in-turn-order = действует тот, кто позже по порядку хода
reading-mance-against-margaery-margaery = действует Маргери Тирелл
ruling-stannis-adwd-timing = Станнис Баратеон снимает приказы подмоги
reading-stannis-adwd-timing-immediate = вместе с другими мгновенными свойствами
reading-stannis-adwd-timing-cancel = когда отменяются карты
