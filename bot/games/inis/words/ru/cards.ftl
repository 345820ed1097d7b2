# The cards of Inis: their names, and what they do, in our words.
# season-*   as a turn of one's own        triskel-*   as a response or as a maneuver
# A card has one of the two sides, or both; note-card-* says them all, below its name where one is chosen.

## Action cards

card-bard = Бард
season-card-bard = Возьми 1 карту сказания.
triskel-card-bard = После твоего манёвра, убравшего чужой клан: соверши 1 подвиг.
note-card-bard = { season-card-bard } / { triskel-card-bard }

card-citadel = Цитадель
season-card-citadel = Построй цитадель, где ты присутствуешь. Возьми карту преимущества той территории, если не сыграна.
note-card-citadel = { season-card-citadel }

card-conquest = Завоевание
season-card-conquest = Выбери территорию. Приведи на неё сколько угодно своих кланов с соседних.
note-card-conquest = { season-card-conquest }

card-craftsmen-and-peasants = Ремесленники и крестьяне
season-card-craftsmen-and-peasants = Везде, где ты присутствуешь, поставь до 1 клана за каждую цитадель там.
note-card-craftsmen-and-peasants = { season-card-craftsmen-and-peasants }

card-druid = Друид
season-card-druid = Только с другой картой действия в руке. Возьми любую карту из сброса карт действий.
note-card-druid = { season-card-druid }

card-emissaries = Посланники
season-card-emissaries = Переведи 1 свой клан на соседнюю территорию без столкновения.
note-card-emissaries = { season-card-emissaries }

card-exploration = Исследование
season-card-exploration = Бренн выбирает место, туда ложится верхний тайл. Поставь на него 1 клан.
note-card-exploration = { season-card-exploration }

card-festival = Праздник
season-card-festival = Где есть ты и святилище: поставь 1 клан и праздник. Начать там столкновение — потерять клан.
note-card-festival = { season-card-festival }

card-geis = Гейс
triskel-card-geis = Когда соперник играет карту действия: отмени её.
note-card-geis = { triskel-card-geis }

card-master-craftsman = Мастер-ремесленник
season-card-master-craftsman = Сбрось 1 любую карту, затем возьми 1 карту сказания.
triskel-card-master-craftsman = После твоей карты сказания: отдай её другому игроку и соверши 1 подвиг.
note-card-master-craftsman = { season-card-master-craftsman } / { triskel-card-master-craftsman }

card-migration = Переселение
season-card-migration = Уведи свои кланы с 1 территории на соседние с ней.
note-card-migration = { season-card-migration }

card-new-alliance = Новый союз
season-card-new-alliance = Где ты присутствуешь: поставь 1 клан или замени 1 клан соперника, если их там 2 или больше.
note-card-new-alliance = { season-card-new-alliance }

card-new-clans = Новые кланы
season-card-new-clans = Поставь 2 клана, где ты присутствуешь: вместе или порознь.
note-card-new-clans = { season-card-new-clans }

card-raid = Набег
triskel-card-raid = После твоей атаки: возьми у цели случайную карту действия; если их нет — она теряет открытый клан.
note-card-raid = { triskel-card-raid }

card-sanctuary = Святилище
season-card-sanctuary = Построй святилище, где ты присутствуешь, затем возьми 1 карту сказания.
note-card-sanctuary = { season-card-sanctuary }

card-scouts-and-spies = Разведчики и шпионы
season-card-scouts-and-spies = Посмотри карты действий соперника. Потом можешь увести свои кланы с 1 территории на 1 соседнюю.
note-card-scouts-and-spies = { season-card-scouts-and-spies }

card-warlord = Военачальник
season-card-warlord = Начни столкновение, где ты присутствуешь; зачинщик — ты.
triskel-card-warlord = После манёвра в твоём столкновении: поставь там 1 открытый клан и назови, чей манёвр следующий.
note-card-warlord = { season-card-warlord } / { triskel-card-warlord }

## Advantage cards

card-advantage-cove = Бухта
    .gen = Бухты
    .acc = Бухту
    .in = в Бухте
    .from = из Бухты
    .to = в Бухту
    .gender = f
triskel-card-advantage-cove = После твоей карты сезона: возьми отложенную карту действия и отложи другую.
note-card-advantage-cove = { triskel-card-advantage-cove }

card-advantage-forest = Лес
    .gen = Леса
    .acc = Лес
    .in = в Лесу
    .from = из Леса
    .to = в Лес
    .gender = m
triskel-card-advantage-forest = После твоей карты сказания: возьми 1 карту сказания.
note-card-advantage-forest = { triskel-card-advantage-forest }

card-advantage-gates-of-tir-na-nog = Врата Тир на Ног
    .gen = Врат Тир на Ног
    .acc = Врата Тир на Ног
    .in = у Врат Тир на Ног
    .from = от Врат Тир на Ног
    .to = к Вратам Тир на Ног
    .gender = pl
triskel-card-advantage-gates-of-tir-na-nog = Когда Врата берут свою дань: посмотри ещё 1 карту сказания, оставь 1.
note-card-advantage-gates-of-tir-na-nog = { triskel-card-advantage-gates-of-tir-na-nog }

card-advantage-highlands = Нагорье
    .gen = Нагорья
    .acc = Нагорье
    .in = в Нагорье
    .from = из Нагорья
    .to = в Нагорье
    .gender = n
triskel-card-advantage-highlands = Когда в Нагорье начинается столкновение: назови зачинщика среди открытых.
note-card-advantage-highlands = { triskel-card-advantage-highlands }

card-advantage-hills = Холмы
    .gen = Холмов
    .acc = Холмы
    .in = на Холмах
    .from = с Холмов
    .to = на Холмы
    .gender = pl
triskel-card-advantage-hills = Когда тебя атакуют на Холмах: атака не действует.
note-card-advantage-hills = { triskel-card-advantage-hills }

card-advantage-iron-mine = Железный рудник
    .gen = Железного рудника
    .acc = Железный рудник
    .in = на Железном руднике
    .from = с Железного рудника
    .to = на Железный рудник
    .gender = m
triskel-card-advantage-iron-mine = Когда ты атакуешь: цель теряет клан и сбрасывает карту действия.
note-card-advantage-iron-mine = { triskel-card-advantage-iron-mine }

card-advantage-lost-vale = Затерянная долина
    .gen = Затерянной долины
    .acc = Затерянную долину
    .in = в Затерянной долине
    .from = из Затерянной долины
    .to = в Затерянную долину
    .gender = f
triskel-card-advantage-lost-vale = После твоей карты сезона: приведи в Затерянную долину любой 1 соседний клан, без столкновения.
note-card-advantage-lost-vale = { triskel-card-advantage-lost-vale }

card-advantage-meadows = Луга
    .gen = Лугов
    .acc = Луга
    .in = на Лугах
    .from = с Лугов
    .to = на Луга
    .gender = pl
triskel-card-advantage-meadows = Когда ты берёшь карты сказаний: посмотри ещё 1, оставь 1, остальные сбрось.
note-card-advantage-meadows = { triskel-card-advantage-meadows }

card-advantage-misty-lands = Туманные земли
    .gen = Туманных земель
    .acc = Туманные земли
    .in = в Туманных землях
    .from = из Туманных земель
    .to = в Туманные земли
    .gender = pl
season-card-advantage-misty-lands = Сбрось карты действий, посмотри столько же карт сказаний и оставь 1 из них.
note-card-advantage-misty-lands = { season-card-advantage-misty-lands }

card-advantage-moor = Пустошь
    .gen = Пустоши
    .acc = Пустошь
    .in = на Пустоши
    .from = с Пустоши
    .to = на Пустошь
    .gender = f
triskel-card-advantage-moor = В любой момент: посмотри все карты сказаний соперника.
note-card-advantage-moor = { triskel-card-advantage-moor }

card-advantage-mountains = Горы
    .gen = Гор
    .acc = Горы
    .in = в Горах
    .from = из Гор
    .to = в Горы
    .gender = pl
triskel-card-advantage-mountains = Когда ты ведёшь кланы в Горы: их владелец ничего за это не платит.
note-card-advantage-mountains = { triskel-card-advantage-mountains }

card-advantage-plains = Равнины
    .gen = Равнин
    .acc = Равнины
    .in = на Равнинах
    .from = с Равнин
    .to = на Равнины
    .gender = pl
season-card-advantage-plains = Уведи свои кланы с Равнин на соседние территории.
note-card-advantage-plains = { season-card-advantage-plains }

card-advantage-salt-mine = Соляная шахта
    .gen = Соляной шахты
    .acc = Соляную шахту
    .in = в Соляной шахте
    .from = из Соляной шахты
    .to = в Соляную шахту
    .gender = f
triskel-card-advantage-salt-mine = После твоей карты сезона: возьми случайную карту действия соперника и отдай одну взамен.
note-card-advantage-salt-mine = { triskel-card-advantage-salt-mine }

card-advantage-stone-circle = Каменный круг
    .gen = Каменного круга
    .acc = Каменный круг
    .in = в Каменном круге
    .from = из Каменного круга
    .to = в Каменный круг
    .gender = m
triskel-card-advantage-stone-circle = После твоей карты сказания: убери свой клан из Каменного круга, чтобы взять её обратно.
note-card-advantage-stone-circle = { triskel-card-advantage-stone-circle }

card-advantage-swamp = Болото
    .gen = Болота
    .acc = Болото
    .in = на Болоте
    .from = с Болота
    .to = на Болото
    .gender = n
season-card-advantage-swamp = Ничего не происходит: ход без паса.
note-card-advantage-swamp = { season-card-advantage-swamp }

card-advantage-valley = Долина
    .gen = Долины
    .acc = Долину
    .in = в Долине
    .from = из Долины
    .to = в Долину
    .gender = f
triskel-card-advantage-valley = После твоей карты сезона: поставь 1 клан, где ты присутствуешь.
note-card-advantage-valley = { triskel-card-advantage-valley }

## Epic Tale cards

card-balors-eye = Глаз Балора
season-card-balors-eye = Убери любой 1 клан.
note-card-balors-eye = { season-card-balors-eye }

card-battle-frenzy = Ярость битвы
triskel-card-battle-frenzy = Когда все укрылись: каждый клан в цитаделях становится открытым.
note-card-battle-frenzy = { triskel-card-battle-frenzy }

card-breas-tyranny = Тирания Бреса
season-card-breas-tyranny = Переведи чужой клан оттуда, где ты присутствуешь, на соседнюю территорию, без столкновения.
note-card-breas-tyranny = { season-card-breas-tyranny }

card-cathbads-word = Слово Катбада
triskel-card-cathbads-word = Когда начинается собрание: выбери, какую карту действия отложить. В его конце обменяй на неё свою.
note-card-cathbads-word = { triskel-card-cathbads-word }

card-children-of-dana = Дети Даны
season-card-children-of-dana = Поставь 1 клан на любой территории.
note-card-children-of-dana = { season-card-children-of-dana }

card-dagdas-cauldron = Котёл Дагды
triskel-card-dagdas-cauldron = Когда столкновение убирает твой клан: все убранные храни здесь. До 3 вернутся в его конце.
note-card-dagdas-cauldron = { triskel-card-dagdas-cauldron }

card-dagdas-harp = Арфа Дагды
season-card-dagdas-harp = За каждую карту сказания, что у тебя осталась, до 3, поставь 1 клан, где ты присутствуешь.
note-card-dagdas-harp = { season-card-dagdas-harp }

card-deirdres-beauty = Красота Дейрдре
season-card-deirdres-beauty = Каждый соперник показывает случайную карту сказания. Оставь 1, прочие в сброс. Убери 1 свой клан.
note-card-deirdres-beauty = { season-card-deirdres-beauty }

card-diarmuid-and-grainne = Диармайд и Грайне
triskel-card-diarmuid-and-grainne = Когда твой клан убран: поставь его на другую территорию, где ты присутствуешь.
note-card-diarmuid-and-grainne = { triskel-card-diarmuid-and-grainne }

card-eriu = Эриу
season-card-eriu = Поставь по 1 клану на территориях, где есть ты и святилище: самое большее на 3.
note-card-eriu = { season-card-eriu }

card-kernunos-sanctuary = Святилище Кернунноса
season-card-kernunos-sanctuary = Где ты присутствуешь и нет святилища: поставь 1 клан и святилище.
note-card-kernunos-sanctuary = { season-card-kernunos-sanctuary }

card-lug-samildanach = Луг Самилданах
triskel-card-lug-samildanach = После любой карты действия: возьми её в руку.
note-card-lug-samildanach = { triskel-card-lug-samildanach }

card-lugs-spear = Копьё Луга
triskel-card-lugs-spear = Когда начинается столкновение: никаких карт трискеля до его конца.
note-card-lugs-spear = { triskel-card-lugs-spear }

card-maeves-wealth = Богатство Медб
season-card-maeves-wealth = Каждый соперник даёт тебе карту действия; каждому давшему верни по одной.
note-card-maeves-wealth = { season-card-maeves-wealth }

card-manannans-horses = Кони Мананнана
season-card-manannans-horses = Переведи до 3 своих кланов с 1 территории на любую другую.
note-card-manannans-horses = { season-card-manannans-horses }

card-nuada-silverhand = Нуада Серебряная Рука
season-card-nuada-silverhand = Везде, где ты вождь, поставь до 1 клана за каждого соперника там.
note-card-nuada-silverhand = { season-card-nuada-silverhand }

card-oenguss-ploy = Уловка Энгуса
triskel-card-oenguss-ploy = Когда кончается ход: следующий ход твой.
note-card-oenguss-ploy = { triskel-card-oenguss-ploy }

card-ogmas-eloquence = Красноречие Огмы
triskel-card-ogmas-eloquence = Как манёвр: столкновение кончается.
note-card-ogmas-eloquence = { triskel-card-ogmas-eloquence }

card-strengs-resolve = Решимость Сренга
triskel-card-strengs-resolve = После твоей атаки: соверши 1 подвиг.
note-card-strengs-resolve = { triskel-card-strengs-resolve }

card-tailtus-land = Земля Тайльтиу
season-card-tailtus-land = Возьми 3 тайла, положи 1 куда хочешь. Можешь перевести на него 1 свой клан.
note-card-tailtus-land = { season-card-tailtus-land }

card-tale-of-cuchulain = Сказание о Кухулине
triskel-card-tale-of-cuchulain = Как манёвр, если у тебя ровно 1 открытый клан: убери любые 2 открытых клана.
note-card-tale-of-cuchulain = { triskel-card-tale-of-cuchulain }

card-the-battle-of-moytura = Битва при Мойтуре
triskel-card-the-battle-of-moytura = Как манёвр: приведи свои кланы с соседних территорий и поставь ещё 1, все открытые.
note-card-the-battle-of-moytura = { triskel-card-the-battle-of-moytura }

card-the-champions-share = Доля героя
season-card-the-champions-share = Возьми отложенную карту действия.
note-card-the-champions-share = { season-card-the-champions-share }

card-the-dagda = Дагда
triskel-card-the-dagda = Когда играют карту сказания или преимущества: отмени её. При сбросе тасует сброс и колоду.
note-card-the-dagda = { triskel-card-the-dagda }

card-the-dagdas-club = Палица Дагды
triskel-card-the-dagdas-club = Когда должны убрать твой клан: он остаётся. Или когда ты атакуешь: потерю цели выбираешь ты.
note-card-the-dagdas-club = { triskel-card-the-dagdas-club }

card-the-fianna = Фианна
triskel-card-the-fianna = Как манёвр: уведи свои кланы, и укрытые тоже, на 1 соседнюю территорию без столкновения.
note-card-the-fianna = { triskel-card-the-fianna }

card-the-morrigan = Морриган
season-card-the-morrigan = Можешь перевернуть стаю ворон. Можешь начать столкновение где угодно и назвать зачинщика.
note-card-the-morrigan = { season-card-the-morrigan }

card-the-other-world = Иной мир
season-card-the-other-world = На 1 территории с тобой: за каждое святилище, до 3, поставь 1 клан или убери 1 чужой.
note-card-the-other-world = { season-card-the-other-world }

card-the-stone-of-fal = Камень Фаль
season-card-the-stone-of-fal = Поставь 2 клана на территории столицы.
note-card-the-stone-of-fal = { season-card-the-stone-of-fal }

card-tuans-memory = Память Туана
season-card-tuans-memory = Посмотри 3 карты сказаний: 1 оставь, 2 сбрось.
note-card-tuans-memory = { season-card-tuans-memory }
