# What pictures of games with vassals say beside those of the 2nd edition.

short-phase-vassals = Выбор вассалов
short-phase-vassal-orders = Приказы вассалов

vassal-of = вассал Дома { $house }
vassal-free = вассал, пока ничей
vassal-hand = три из семи карт вассалов, их видит только тот, кто командует
board-vassal = { $house }: { $commander }, { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }, снабжение { $supply } (армии { $limits }).
board-vassal-unseen = { $house }: { $commander }, { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }.
alt-vassal = { $house } ({ $commander }) { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }, снабжение { $supply }
alt-vassal-unseen = { $house } ({ $commander }) { $castles ->
        [one] { $castles } замок
        [few] { $castles } замка
        [many] { $castles } замков
       *[other] { $castles } замка
    }
