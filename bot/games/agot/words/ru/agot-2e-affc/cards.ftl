# The cards of A Feast for Crows.

## Westeros cards

westeros-mustering-affc = Сбор войск
    .text = В порядке хода каждый набирает войска во всех своих замках и крепостях.

westeros-ironborn-raid = Набег железнорождённых
    .text = Кто выполнил две цели и больше, теряет 1 победное очко. Особая цель не считается, и ниже 0 никто не опускается.

westeros-shifting-ambitions = Новые притязания
    .text = Каждый тайно кладёт в середину одну цель из руки. Их перемешивают и открывают; в порядке хода каждый на виду у всех берёт одну.

westeros-new-information = Новые вести
    .text = В порядке хода каждый берёт цель из стопки. Затем каждый тайно возвращает одну, и стопку перемешивают.

## Special objectives

special-objective-arryn = Контролировать Орлиное Гнездо и иметь больше всех доступной власти
special-objective-baratheon = Контролировать Драконий Камень и Королевскую Гавань
special-objective-lannister = Контролировать Ланниспорт и Королевскую Гавань
special-objective-stark = Контролировать пять замков и крепостей, в том числе Винтерфелл

## Objectives; "more" is always more than every other House

objective-a-firm-grip = Твёрдая рука
    .text = Контролировать Клешню и Королевский лес

objective-a-mountainous-task = Горы по плечу
    .text = Контролировать Орлиное Гнездо

objective-a-riper-fruit = Спелый плод
    .text = Контролировать Винтерфелл

objective-a-stalwart-position = Неприступные стены
    .text = Контролировать больше крепостей, чем любой другой игрок

objective-ample-harvest = Щедрый урожай
    .text = Снабжение 5 или больше

objective-arbor-gold = Золото Арбора
    .text = Контролировать Арбор

objective-backdoor-politics = Тайная политика
    .text = Иметь меньше победных очков, чем любой другой игрок

objective-cavalry-charge = Рыцарская атака
    .text = Пять рыцарей на поле

objective-crossing-guard = Стража мостов
    .text = Контролировать Близнецы и Сигард или Лунные горы и Клешню

objective-extend-your-reach = Длинные руки
    .text = Держать корабли в наибольшем числе морских областей

objective-friendly-confines = Родные стены
    .text = Контролировать больше замков, чем любой другой игрок

objective-hold-court = Свой двор
    .text = Контролировать Королевскую Гавань

objective-home-invasion = Незваный гость
    .text = Контролировать родную область другого Дома

objective-land-grab = Захват земель
    .text = Контролировать больше сухопутных областей, чем любой другой игрок

objective-mercantile-ventures = Торговые дела
    .text = Контролировать больше портов, чем любой другой игрок

objective-naval-superiority = Власть над морем
    .text = Больше всех кораблей, считая стоящие в портах

objective-nothing-but-ghosts = Одни призраки
    .text = Ровно один отряд в Харренхоле, рядом ни одного твоего

objective-protect-the-neck = Защита Перешейка
    .text = Контролировать Сигард, Сероводье и Кремень

objective-pull-the-weeds = Прополка сорняков
    .text = Контролировать Приморскую марку, Черноводную и Простор

objective-spreading-the-wealth = Щедрая рука
    .text = Больше всех жетонов власти на поле

objective-stop-the-storm = Укрощение шторма
    .text = Контролировать Штормовой Предел

objective-support-the-crown = Опора короны
    .text = Ровно три отряда в Клешне, в Королевской Гавани ни одного

objective-take-the-black = Чёрное братство
    .text = Контролировать Чёрный Замок

objective-the-blade = Меч
    .text = Держать Валирийский меч

objective-the-final-hour = Последний час
    .text = Ровно одна карта Дома в руке

objective-the-peoples-chosen = Избранник народа
    .text = Контролировать четыре области с коронами

objective-the-raven = Ворон
    .text = Держать Посыльного ворона

objective-the-throne = Трон
    .text = Держать Железный трон
