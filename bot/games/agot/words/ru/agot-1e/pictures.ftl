# What pictures of the 1st edition say in other words than those of the 2nd: its castles are cities.

legend-castle = Город

board-house = { $house }: { $castles ->
        [one] { $castles } город или крепость
        [few] { $castles } города и крепости
        [many] { $castles } городов и крепостей
       *[other] { $castles } города и крепости
    } из { $goal }, снабжение { $supply } (армии { $limits }), власть { $power }. Карты в руке: { $hand }.
alt-house = { $house } { $castles ->
        [one] { $castles } город или крепость
        [few] { $castles } города и крепости
        [many] { $castles } городов и крепостей
       *[other] { $castles } города и крепости
    }, снабжение { $supply }, власть { $power }

placard-goal = Города и крепости для победы сразу: { $castles }.
