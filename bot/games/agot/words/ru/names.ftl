# Names of the things in A Game of Thrones: The Board Game.
# A parameter written kind:id is shown through the message kind-id; + and * are spelt out in ids.

## Houses

house-arryn = Аррен
    .gen = Аррена
    .dat = Аррену
    .acc = Аррена
    .ins = Арреном
    .prep = Аррене
    .plural = Аррены
    .plural-gen = Арренов
    .gender = m
house-baratheon = Баратеон
    .gen = Баратеона
    .dat = Баратеону
    .acc = Баратеона
    .ins = Баратеоном
    .prep = Баратеоне
    .plural = Баратеоны
    .plural-gen = Баратеонов
    .gender = m
house-greyjoy = Грейджой
    .gen = Грейджоя
    .dat = Грейджою
    .acc = Грейджоя
    .ins = Грейджоем
    .prep = Грейджое
    .plural = Грейджои
    .plural-gen = Грейджоев
    .gender = m
house-lannister = Ланнистер
    .gen = Ланнистера
    .dat = Ланнистеру
    .acc = Ланнистера
    .ins = Ланнистером
    .prep = Ланнистере
    .plural = Ланнистеры
    .plural-gen = Ланнистеров
    .gender = m
house-martell = Мартелл
    .gen = Мартелла
    .dat = Мартеллу
    .acc = Мартелла
    .ins = Мартеллом
    .prep = Мартелле
    .plural = Мартеллы
    .plural-gen = Мартеллов
    .gender = m
house-stark = Старк
    .gen = Старка
    .dat = Старку
    .acc = Старка
    .ins = Старком
    .prep = Старке
    .plural = Старки
    .plural-gen = Старков
    .gender = m
house-targaryen = Таргариен
    .gen = Таргариена
    .dat = Таргариену
    .acc = Таргариена
    .ins = Таргариеном
    .prep = Таргариене
    .plural = Таргариены
    .plural-gen = Таргариенов
    .gender = m
house-tyrell = Тирелл
    .gen = Тирелла
    .dat = Тиреллу
    .acc = Тирелла
    .ins = Тиреллом
    .prep = Тирелле
    .plural = Тиреллы
    .plural-gen = Тиреллов
    .gender = m

## Areas

area-bay-of-ice = Ледовый залив
    .gen = Ледового залива
    .acc = Ледовый залив
    .in = в Ледовом заливе
    .from = из Ледового залива
    .to = в Ледовый залив
    .gender = m
area-blackwater = Черноводная
    .gen = Черноводной
    .acc = Черноводную
    .in = в Черноводной
    .from = из Черноводной
    .to = в Черноводную
    .gender = f
area-blackwater-bay = Черноводный залив
    .gen = Черноводного залива
    .acc = Черноводный залив
    .in = в Черноводном заливе
    .from = из Черноводного залива
    .to = в Черноводный залив
    .gender = m
area-castle-black = Чёрный Замок
    .gen = Чёрного Замка
    .acc = Чёрный Замок
    .in = в Чёрном Замке
    .from = из Чёрного Замка
    .to = в Чёрный Замок
    .gender = m
area-crackclaw-point = Клешня
    .gen = Клешни
    .acc = Клешню
    .in = в Клешне
    .from = из Клешни
    .to = в Клешню
    .gender = f
area-dornish-marches = Дорнийские марки
    .gen = Дорнийских марок
    .acc = Дорнийские марки
    .in = в Дорнийских марках
    .from = из Дорнийских марок
    .to = в Дорнийские марки
    .gender = pl
area-dragonstone = Драконий Камень
    .gen = Драконьего Камня
    .acc = Драконий Камень
    .in = на Драконьем Камне
    .from = с Драконьего Камня
    .to = на Драконий Камень
    .gender = m
area-east-summer-sea = Восточное Летнее море
    .gen = Восточного Летнего моря
    .acc = Восточное Летнее море
    .in = в Восточном Летнем море
    .from = из Восточного Летнего моря
    .to = в Восточное Летнее море
    .gender = n
area-flints-finger = Кремень
    .gen = Кремня
    .acc = Кремень
    .in = в Кремне
    .from = из Кремня
    .to = в Кремень
    .gender = m
area-greywater-watch = Сероводье
    .gen = Сероводья
    .acc = Сероводье
    .in = в Сероводье
    .from = из Сероводья
    .to = в Сероводье
    .gender = n
area-harrenhal = Харренхол
    .gen = Харренхола
    .acc = Харренхол
    .in = в Харренхоле
    .from = из Харренхола
    .to = в Харренхол
    .gender = m
area-highgarden = Хайгарден
    .gen = Хайгардена
    .acc = Хайгарден
    .in = в Хайгардене
    .from = из Хайгардена
    .to = в Хайгарден
    .gender = m
area-ironmans-bay = Залив Железных Людей
    .gen = Залива Железных Людей
    .acc = Залив Железных Людей
    .in = в Заливе Железных Людей
    .from = из Залива Железных Людей
    .to = в Залив Железных Людей
    .gender = m
area-karhold = Кархолд
    .gen = Кархолда
    .acc = Кархолд
    .in = в Кархолде
    .from = из Кархолда
    .to = в Кархолд
    .gender = m
area-kings-landing = Королевская Гавань
    .gen = Королевской Гавани
    .acc = Королевскую Гавань
    .in = в Королевской Гавани
    .from = из Королевской Гавани
    .to = в Королевскую Гавань
    .gender = f
area-kingswood = Королевский лес
    .gen = Королевского леса
    .acc = Королевский лес
    .in = в Королевском лесу
    .from = из Королевского леса
    .to = в Королевский лес
    .gender = m
area-lannisport = Ланниспорт
    .gen = Ланниспорта
    .acc = Ланниспорт
    .in = в Ланниспорте
    .from = из Ланниспорта
    .to = в Ланниспорт
    .gender = m
area-moat-cailin = Ров Кейлин
    .gen = Рва Кейлин
    .acc = Ров Кейлин
    .in = во Рву Кейлин
    .from = из Рва Кейлин
    .to = в Ров Кейлин
    .gender = m
area-oldtown = Старомест
    .gen = Староместа
    .acc = Старомест
    .in = в Староместе
    .from = из Староместа
    .to = в Старомест
    .gender = m
area-port-of-dragonstone = Порт Драконьего Камня
    .gen = порта Драконьего Камня
    .acc = порт Драконьего Камня
    .in = в порту Драконьего Камня
    .from = из порта Драконьего Камня
    .to = в порт Драконьего Камня
    .gender = m
area-port-of-lannisport = Порт Ланниспорта
    .gen = порта Ланниспорта
    .acc = порт Ланниспорта
    .in = в порту Ланниспорта
    .from = из порта Ланниспорта
    .to = в порт Ланниспорта
    .gender = m
area-port-of-oldtown = Порт Староместа
    .gen = порта Староместа
    .acc = порт Староместа
    .in = в порту Староместа
    .from = из порта Староместа
    .to = в порт Староместа
    .gender = m
area-port-of-pyke = Порт Пайка
    .gen = порта Пайка
    .acc = порт Пайка
    .in = в порту Пайка
    .from = из порта Пайка
    .to = в порт Пайка
    .gender = m
area-port-of-storms-end = Порт Штормового Предела
    .gen = порта Штормового Предела
    .acc = порт Штормового Предела
    .in = в порту Штормового Предела
    .from = из порта Штормового Предела
    .to = в порт Штормового Предела
    .gender = m
area-port-of-sunspear = Порт Солнечного Копья
    .gen = порта Солнечного Копья
    .acc = порт Солнечного Копья
    .in = в порту Солнечного Копья
    .from = из порта Солнечного Копья
    .to = в порт Солнечного Копья
    .gender = m
area-port-of-white-harbor = Порт Белой Гавани
    .gen = порта Белой Гавани
    .acc = порт Белой Гавани
    .in = в порту Белой Гавани
    .from = из порта Белой Гавани
    .to = в порт Белой Гавани
    .gender = m
area-port-of-winterfell = Порт Винтерфелла
    .gen = порта Винтерфелла
    .acc = порт Винтерфелла
    .in = в порту Винтерфелла
    .from = из порта Винтерфелла
    .to = в порт Винтерфелла
    .gender = m
area-princes-pass = Принцев перевал
    .gen = Принцева перевала
    .acc = Принцев перевал
    .in = на Принцевом перевале
    .from = с Принцева перевала
    .to = на Принцев перевал
    .gender = m
area-pyke = Пайк
    .gen = Пайка
    .acc = Пайк
    .in = на Пайке
    .from = с Пайка
    .to = на Пайк
    .gender = m
area-redwyne-straights = Пролив Редвинов
    .gen = Пролива Редвинов
    .acc = Пролив Редвинов
    .in = в Проливе Редвинов
    .from = из Пролива Редвинов
    .to = в Пролив Редвинов
    .gender = m
area-riverrun = Риверран
    .gen = Риверрана
    .acc = Риверран
    .in = в Риверране
    .from = из Риверрана
    .to = в Риверран
    .gender = m
area-salt-shore = Солёный берег
    .gen = Солёного берега
    .acc = Солёный берег
    .in = на Солёном берегу
    .from = с Солёного берега
    .to = на Солёный берег
    .gender = m
area-sea-of-dorne = Дорнийское море
    .gen = Дорнийского моря
    .acc = Дорнийское море
    .in = в Дорнийском море
    .from = из Дорнийского моря
    .to = в Дорнийское море
    .gender = n
area-seagard = Сигард
    .gen = Сигарда
    .acc = Сигард
    .in = в Сигарде
    .from = из Сигарда
    .to = в Сигард
    .gender = m
area-searoad-marches = Приморская марка
    .gen = Приморской марки
    .acc = Приморскую марку
    .in = в Приморской марке
    .from = из Приморской марки
    .to = в Приморскую марку
    .gender = f
area-shipbreaker-bay = Губительные валы
    .gen = Губительных валов
    .acc = Губительные валы
    .in = в Губительных валах
    .from = из Губительных валов
    .to = в Губительные валы
    .gender = pl
area-starfall = Звездопад
    .gen = Звездопада
    .acc = Звездопад
    .in = в Звездопаде
    .from = из Звездопада
    .to = в Звездопад
    .gender = m
area-stoney-sept = Каменная Септа
    .gen = Каменной Септы
    .acc = Каменную Септу
    .in = в Каменной Септе
    .from = из Каменной Септы
    .to = в Каменную Септу
    .gender = f
area-storms-end = Штормовой Предел
    .gen = Штормового Предела
    .acc = Штормовой Предел
    .in = в Штормовом Пределе
    .from = из Штормового Предела
    .to = в Штормовой Предел
    .gender = m
area-sunset-sea = Закатное море
    .gen = Закатного моря
    .acc = Закатное море
    .in = в Закатном море
    .from = из Закатного моря
    .to = в Закатное море
    .gender = n
area-sunspear = Солнечное Копьё
    .gen = Солнечного Копья
    .acc = Солнечное Копьё
    .in = в Солнечном Копье
    .from = из Солнечного Копья
    .to = в Солнечное Копьё
    .gender = n
area-the-arbor = Арбор
    .gen = Арбора
    .acc = Арбор
    .in = на Арборе
    .from = с Арбора
    .to = на Арбор
    .gender = m
area-the-boneway = Костяной путь
    .gen = Костяного пути
    .acc = Костяной путь
    .in = на Костяном пути
    .from = с Костяного пути
    .to = на Костяной путь
    .gender = m
area-the-eyrie = Орлиное Гнездо
    .gen = Орлиного Гнезда
    .acc = Орлиное Гнездо
    .in = в Орлином Гнезде
    .from = из Орлиного Гнезда
    .to = в Орлиное Гнездо
    .gender = n
area-the-fingers = Персты
    .gen = Перстов
    .acc = Персты
    .in = на Перстах
    .from = с Перстов
    .to = на Персты
    .gender = pl
area-the-golden-sound = Золотой пролив
    .gen = Золотого пролива
    .acc = Золотой пролив
    .in = в Золотом проливе
    .from = из Золотого пролива
    .to = в Золотой пролив
    .gender = m
area-the-mountains-of-the-moon = Лунные горы
    .gen = Лунных гор
    .acc = Лунные горы
    .in = в Лунных горах
    .from = из Лунных гор
    .to = в Лунные горы
    .gender = pl
area-the-narrow-sea = Узкое море
    .gen = Узкого моря
    .acc = Узкое море
    .in = в Узком море
    .from = из Узкого моря
    .to = в Узкое море
    .gender = n
area-the-reach = Простор
    .gen = Простора
    .acc = Простор
    .in = в Просторе
    .from = из Простора
    .to = в Простор
    .gender = m
area-the-shivering-sea = Дрожащее море
    .gen = Дрожащего моря
    .acc = Дрожащее море
    .in = в Дрожащем море
    .from = из Дрожащего моря
    .to = в Дрожащее море
    .gender = n
area-the-stony-shore = Каменный берег
    .gen = Каменного берега
    .acc = Каменный берег
    .in = на Каменном берегу
    .from = с Каменного берега
    .to = на Каменный берег
    .gender = m
area-the-twins = Близнецы
    .gen = Близнецов
    .acc = Близнецы
    .in = в Близнецах
    .from = из Близнецов
    .to = в Близнецы
    .gender = pl
area-three-towers = Три Башни
    .gen = Трёх Башен
    .acc = Три Башни
    .in = в Трёх Башнях
    .from = из Трёх Башен
    .to = в Три Башни
    .gender = pl
area-west-summer-sea = Западное Летнее море
    .gen = Западного Летнего моря
    .acc = Западное Летнее море
    .in = в Западном Летнем море
    .from = из Западного Летнего моря
    .to = в Западное Летнее море
    .gender = n
area-white-harbor = Белая Гавань
    .gen = Белой Гавани
    .acc = Белую Гавань
    .in = в Белой Гавани
    .from = из Белой Гавани
    .to = в Белую Гавань
    .gender = f
area-widows-watch = Вдовий Дозор
    .gen = Вдовьего Дозора
    .acc = Вдовий Дозор
    .in = во Вдовьем Дозоре
    .from = из Вдовьего Дозора
    .to = во Вдовий Дозор
    .gender = m
area-winterfell = Винтерфелл
    .gen = Винтерфелла
    .acc = Винтерфелл
    .in = в Винтерфелле
    .from = из Винтерфелла
    .to = в Винтерфелл
    .gender = m
area-yronwood = Айронвуд
    .gen = Айронвуда
    .acc = Айронвуд
    .in = в Айронвуде
    .from = из Айронвуда
    .to = в Айронвуд
    .gender = m

## Pieces, with $count

unit-footman = { $count ->
    [one] пеший воин
    [few] пеших воина
    [many] пеших воинов
   *[other] пеших воина
}
    .acc = { $count ->
        [one] пешего воина
        [few] пеших воинов
        [many] пеших воинов
       *[other] пеших воинов
    }
    .ins = { $count ->
        [one] пешим воином
        [few] пешими воинами
        [many] пешими воинами
       *[other] пешими воинами
    }
    .gen = { $count ->
        [one] пешего воина
        [few] пеших воинов
        [many] пеших воинов
       *[other] пеших воинов
    }
    .plural-gen = пеших воинов
    .gender = m
unit-knight = { $count ->
    [one] рыцарь
    [few] рыцаря
    [many] рыцарей
   *[other] рыцаря
}
    .acc = { $count ->
        [one] рыцаря
        [few] рыцарей
        [many] рыцарей
       *[other] рыцарей
    }
    .ins = { $count ->
        [one] рыцарем
        [few] рыцарями
        [many] рыцарями
       *[other] рыцарями
    }
    .gen = { $count ->
        [one] рыцаря
        [few] рыцарей
        [many] рыцарей
       *[other] рыцарей
    }
    .plural-gen = рыцарей
    .gender = m
unit-dragon = { $count ->
    [one] дракон
    [few] дракона
    [many] драконов
   *[other] дракона
}
    .acc = { $count ->
        [one] дракона
        [few] драконов
        [many] драконов
       *[other] драконов
    }
    .ins = { $count ->
        [one] драконом
        [few] драконами
        [many] драконами
       *[other] драконами
    }
    .gen = { $count ->
        [one] дракона
        [few] драконов
        [many] драконов
       *[other] драконов
    }
    .plural-gen = драконов
    .gender = m
unit-ship = { $count ->
    [one] корабль
    [few] корабля
    [many] кораблей
   *[other] корабля
}
    .acc = { $count ->
        [one] корабль
        [few] корабля
        [many] кораблей
       *[other] корабля
    }
    .ins = { $count ->
        [one] кораблём
        [few] кораблями
        [many] кораблями
       *[other] кораблями
    }
    .gen = { $count ->
        [one] корабля
        [few] кораблей
        [many] кораблей
       *[other] кораблей
    }
    .plural-gen = кораблей
    .gender = m
unit-siege-engine = { $count ->
    [one] осадная башня
    [few] осадные башни
    [many] осадных башен
   *[other] осадные башни
}
    .acc = { $count ->
        [one] осадную башню
        [few] осадные башни
        [many] осадных башен
       *[other] осадные башни
    }
    .ins = { $count ->
        [one] осадной башней
        [few] осадными башнями
        [many] осадными башнями
       *[other] осадными башнями
    }
    .gen = { $count ->
        [one] осадной башни
        [few] осадных башен
        [many] осадных башен
       *[other] осадных башен
    }
    .plural-gen = осадных башен
    .gender = f
unit-routed-footman = { $count ->
    [one] пеший воин (беглец)
    [few] пеших воина (беглеца)
    [many] пеших воинов (беглецов)
   *[other] пеших воина (беглеца)
}
    .acc = { $count ->
        [one] пешего воина (беглеца)
        [few] пеших воинов (беглецов)
        [many] пеших воинов (беглецов)
       *[other] пеших воинов (беглецов)
    }
    .ins = { $count ->
        [one] пешим воином (беглецом)
        [few] пешими воинами (беглецами)
        [many] пешими воинами (беглецами)
       *[other] пешими воинами (беглецами)
    }
    .gen = { $count ->
        [one] пешего воина (беглеца)
        [few] пеших воинов (беглецов)
        [many] пеших воинов (беглецов)
       *[other] пеших воинов (беглецов)
    }
    .plural-gen = пеших воинов (беглецов)
    .gender = m
unit-routed-knight = { $count ->
    [one] рыцарь (беглец)
    [few] рыцаря (беглеца)
    [many] рыцарей (беглецов)
   *[other] рыцаря (беглеца)
}
    .acc = { $count ->
        [one] рыцаря (беглеца)
        [few] рыцарей (беглецов)
        [many] рыцарей (беглецов)
       *[other] рыцарей (беглецов)
    }
    .ins = { $count ->
        [one] рыцарем (беглецом)
        [few] рыцарями (беглецами)
        [many] рыцарями (беглецами)
       *[other] рыцарями (беглецами)
    }
    .gen = { $count ->
        [one] рыцаря (беглеца)
        [few] рыцарей (беглецов)
        [many] рыцарей (беглецов)
       *[other] рыцарей (беглецов)
    }
    .plural-gen = рыцарей (беглецов)
    .gender = m
unit-routed-dragon = { $count ->
    [one] дракон (беглец)
    [few] дракона (беглеца)
    [many] драконов (беглецов)
   *[other] дракона (беглеца)
}
    .acc = { $count ->
        [one] дракона (беглеца)
        [few] драконов (беглецов)
        [many] драконов (беглецов)
       *[other] драконов (беглецов)
    }
    .ins = { $count ->
        [one] драконом (беглецом)
        [few] драконами (беглецами)
        [many] драконами (беглецами)
       *[other] драконами (беглецами)
    }
    .gen = { $count ->
        [one] дракона (беглеца)
        [few] драконов (беглецов)
        [many] драконов (беглецов)
       *[other] драконов (беглецов)
    }
    .plural-gen = драконов (беглецов)
    .gender = m
unit-routed-ship = { $count ->
    [one] корабль (беглец)
    [few] корабля (беглеца)
    [many] кораблей (беглецов)
   *[other] корабля (беглеца)
}
    .acc = { $count ->
        [one] корабль (беглец)
        [few] корабля (беглеца)
        [many] кораблей (беглецов)
       *[other] корабля (беглеца)
    }
    .ins = { $count ->
        [one] кораблём (беглецом)
        [few] кораблями (беглецами)
        [many] кораблями (беглецами)
       *[other] кораблями (беглецами)
    }
    .gen = { $count ->
        [one] корабля (беглеца)
        [few] кораблей (беглецов)
        [many] кораблей (беглецов)
       *[other] кораблей (беглецов)
    }
    .plural-gen = кораблей (беглецов)
    .gender = m
unit-routed-siege-engine = { $count ->
    [one] осадная башня (беглец)
    [few] осадные башни (беглецы)
    [many] осадных башен (беглецов)
   *[other] осадные башни (беглецы)
}
    .acc = { $count ->
        [one] осадную башню (беглеца)
        [few] осадные башни (беглецы)
        [many] осадных башен (беглецов)
       *[other] осадные башни (беглецы)
    }
    .ins = { $count ->
        [one] осадной башней (беглецом)
        [few] осадными башнями (беглецами)
        [many] осадными башнями (беглецами)
       *[other] осадными башнями (беглецами)
    }
    .gen = { $count ->
        [one] осадной башни (беглеца)
        [few] осадных башен (беглецов)
        [many] осадных башен (беглецов)
       *[other] осадных башен (беглецов)
    }
    .plural-gen = осадных башен (беглецов)
    .gender = f
unit-garrison = гарнизон
    .gen = гарнизона
    .acc = гарнизон
    .ins = гарнизоном

## Order tokens; the star marks a special order

order-march-minus-1 = Поход −1
    .note = Идти или атаковать; −1 в сражении
order-march-plus-0 = Поход +0
    .note = Идти или атаковать
order-march-plus-1-star = Поход +1 ★
    .note = Идти или атаковать; +1 в сражении
order-defend-plus-1 = Оборона +1
    .note = +1, когда эту область атакуют
order-defend-plus-2-star = Оборона +2 ★
    .note = +2, когда эту область атакуют
order-support = Подмога
    .note = Твои отряды отсюда помогают в соседних сражениях
order-support-plus-1-star = Подмога +1 ★
    .note = Твои отряды отсюда помогают в соседних сражениях; +1
order-raid = Набег
    .note = Снимает в соседней области приказ подмоги, набега или усиления власти
order-raid-star = Набег ★
    .note = Как набег, или вместо этого снимает приказ обороны
order-consolidate = Усиление власти
    .note = Получить 1 жетон власти и ещё по 1 за каждую корону здесь
order-consolidate-star = Усиление власти ★
    .note = Получить власть или набрать войска в замке или крепости

## Kinds of orders, as a Westeros card forbids them

order-march = Поход
order-defend = Оборона
order-special = особые приказы

## Influence tracks, and the tokens that go with their first place

track-iron-throne = Железный трон
    .gen = Железного трона
    .acc = Железный трон
    .prep = Железном троне
track-fiefdoms = Вотчины
    .gen = вотчин
    .acc = Вотчины
    .prep = вотчинах
track-kings-court = Королевский двор
    .gen = Королевского двора
    .acc = Королевский двор
    .prep = Королевском дворе
dominance-iron-throne = Железный трон
    .gen = Железного трона
    .acc = Железный трон
    .prep = Железном троне
dominance-valyrian-steel-blade = Валирийский меч
    .gen = Валирийского меча
    .acc = Валирийский меч
dominance-blade = Валирийский меч
    .gen = Валирийского меча
    .acc = Валирийский меч
dominance-messenger-raven = Посыльный ворон
    .gen = Посыльного ворона
    .acc = Посыльного ворона
dominance-raven = Посыльный ворон
    .gen = Посыльного ворона
    .acc = Посыльного ворона

## Seats, as the table calls them

seat-arryn = { house-arryn }
    .gen = { house-arryn.gen }
    .dat = { house-arryn.dat }
    .acc = { house-arryn.acc }
    .ins = { house-arryn.ins }
    .prep = { house-arryn.prep }
    .plural = { house-arryn.plural }
    .plural-gen = { house-arryn.plural-gen }
    .gender = { house-arryn.gender }
seat-baratheon = { house-baratheon }
    .gen = { house-baratheon.gen }
    .dat = { house-baratheon.dat }
    .acc = { house-baratheon.acc }
    .ins = { house-baratheon.ins }
    .prep = { house-baratheon.prep }
    .plural = { house-baratheon.plural }
    .plural-gen = { house-baratheon.plural-gen }
    .gender = { house-baratheon.gender }
seat-greyjoy = { house-greyjoy }
    .gen = { house-greyjoy.gen }
    .dat = { house-greyjoy.dat }
    .acc = { house-greyjoy.acc }
    .ins = { house-greyjoy.ins }
    .prep = { house-greyjoy.prep }
    .plural = { house-greyjoy.plural }
    .plural-gen = { house-greyjoy.plural-gen }
    .gender = { house-greyjoy.gender }
seat-lannister = { house-lannister }
    .gen = { house-lannister.gen }
    .dat = { house-lannister.dat }
    .acc = { house-lannister.acc }
    .ins = { house-lannister.ins }
    .prep = { house-lannister.prep }
    .plural = { house-lannister.plural }
    .plural-gen = { house-lannister.plural-gen }
    .gender = { house-lannister.gender }
seat-martell = { house-martell }
    .gen = { house-martell.gen }
    .dat = { house-martell.dat }
    .acc = { house-martell.acc }
    .ins = { house-martell.ins }
    .prep = { house-martell.prep }
    .plural = { house-martell.plural }
    .plural-gen = { house-martell.plural-gen }
    .gender = { house-martell.gender }
seat-stark = { house-stark }
    .gen = { house-stark.gen }
    .dat = { house-stark.dat }
    .acc = { house-stark.acc }
    .ins = { house-stark.ins }
    .prep = { house-stark.prep }
    .plural = { house-stark.plural }
    .plural-gen = { house-stark.plural-gen }
    .gender = { house-stark.gender }
seat-targaryen = { house-targaryen }
    .gen = { house-targaryen.gen }
    .dat = { house-targaryen.dat }
    .acc = { house-targaryen.acc }
    .ins = { house-targaryen.ins }
    .prep = { house-targaryen.prep }
    .plural = { house-targaryen.plural }
    .plural-gen = { house-targaryen.plural-gen }
    .gender = { house-targaryen.gender }
seat-tyrell = { house-tyrell }
    .gen = { house-tyrell.gen }
    .dat = { house-tyrell.dat }
    .acc = { house-tyrell.acc }
    .ins = { house-tyrell.ins }
    .prep = { house-tyrell.prep }
    .plural = { house-tyrell.plural }
    .plural-gen = { house-tyrell.plural-gen }
    .gender = { house-tyrell.gender }

## Phases

phase-westeros = Фаза Вестероса
phase-planning = Фаза замыслов
phase-raven = Посыльный ворон
phase-raids = Набеги
phase-marches = Походы
phase-power = Усиление власти
phase-ended = конец
set-up-hand = Начало: выбор карт Домов
set-up-pick = Начало: карты Домов по очереди
