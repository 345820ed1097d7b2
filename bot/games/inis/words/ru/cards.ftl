# The cards of Inis: their names, and what they do, in our words.
# season: as a turn of one's own    triskel: as a response or as a maneuver
# note: below the name, where a card is chosen; all that it does

## Action cards

card-bard = Бард
    .season = Возьми 1 карту сказания.
    .triskel = После твоего манёвра, убравшего чужой клан: соверши 1 подвиг.
    .note = { card-bard.season } / { card-bard.triskel }

card-citadel = Цитадель
    .season = Построй цитадель, где ты присутствуешь. Возьми карту преимущества той территории, если не сыграна.
    .note = { card-citadel.season }

card-conquest = Завоевание
    .season = Выбери территорию. Приведи на неё сколько угодно своих кланов с соседних.
    .note = { card-conquest.season }

card-craftsmen-and-peasants = Ремесленники и крестьяне
    .season = Везде, где ты присутствуешь, поставь до 1 клана за каждую цитадель там.
    .note = { card-craftsmen-and-peasants.season }

card-druid = Друид
    .season = Только с другой картой действия в руке. Возьми любую карту из сброса карт действий.
    .note = { card-druid.season }

card-emissaries = Посланники
    .season = Переведи 1 свой клан на соседнюю территорию без столкновения.
    .note = { card-emissaries.season }

card-exploration = Исследование
    .season = Бренн выбирает место, туда ложится верхний тайл. Поставь на него 1 клан.
    .note = { card-exploration.season }

card-festival = Праздник
    .season = Где есть ты и святилище: поставь 1 клан и праздник. Начать там столкновение — потерять клан.
    .note = { card-festival.season }

card-geis = Гейс
    .triskel = Когда соперник играет карту действия: отмени её.
    .note = { card-geis.triskel }

card-master-craftsman = Мастер-ремесленник
    .season = Сбрось 1 любую карту, затем возьми 1 карту сказания.
    .triskel = После твоей карты сказания: отдай её другому игроку и соверши 1 подвиг.
    .note = { card-master-craftsman.season } / { card-master-craftsman.triskel }

card-migration = Переселение
    .season = Уведи свои кланы с 1 территории на соседние с ней.
    .note = { card-migration.season }

card-new-alliance = Новый союз
    .season = Где ты присутствуешь: поставь 1 клан или замени 1 клан соперника, если их там 2 или больше.
    .note = { card-new-alliance.season }

card-new-clans = Новые кланы
    .season = Поставь 2 клана, где ты присутствуешь: вместе или порознь.
    .note = { card-new-clans.season }

card-raid = Набег
    .triskel = После твоей атаки: возьми у цели случайную карту действия; если их нет — она теряет открытый клан.
    .note = { card-raid.triskel }

card-sanctuary = Святилище
    .season = Построй святилище, где ты присутствуешь, затем возьми 1 карту сказания.
    .note = { card-sanctuary.season }

card-scouts-and-spies = Разведчики и шпионы
    .season = Посмотри карты действий соперника. Потом можешь увести свои кланы с 1 территории на 1 соседнюю.
    .note = { card-scouts-and-spies.season }

card-warlord = Военачальник
    .season = Начни столкновение, где ты присутствуешь; зачинщик — ты.
    .triskel = После манёвра в твоём столкновении: поставь там 1 открытый клан и назови, чей манёвр следующий.
    .note = { card-warlord.season } / { card-warlord.triskel }

## Advantage cards

card-advantage-cove = Бухта
    .gen = Бухты
    .acc = Бухту
    .in = в Бухте
    .from = из Бухты
    .to = в Бухту
    .gender = f
    .triskel = После твоей карты сезона: возьми отложенную карту действия и отложи другую.
    .note = { card-advantage-cove.triskel }

card-advantage-forest = Лес
    .gen = Леса
    .acc = Лес
    .in = в Лесу
    .from = из Леса
    .to = в Лес
    .gender = m
    .triskel = После твоей карты сказания: возьми 1 карту сказания.
    .note = { card-advantage-forest.triskel }

card-advantage-gates-of-tir-na-nog = Врата Тир на Ног
    .gen = Врат Тир на Ног
    .acc = Врата Тир на Ног
    .in = у Врат Тир на Ног
    .from = от Врат Тир на Ног
    .to = к Вратам Тир на Ног
    .gender = pl
    .triskel = Когда Врата берут свою дань: посмотри ещё 1 карту сказания, оставь 1.
    .note = { card-advantage-gates-of-tir-na-nog.triskel }

card-advantage-highlands = Нагорье
    .gen = Нагорья
    .acc = Нагорье
    .in = в Нагорье
    .from = из Нагорья
    .to = в Нагорье
    .gender = n
    .triskel = Когда в Нагорье начинается столкновение: назови зачинщика среди открытых.
    .note = { card-advantage-highlands.triskel }

card-advantage-hills = Холмы
    .gen = Холмов
    .acc = Холмы
    .in = на Холмах
    .from = с Холмов
    .to = на Холмы
    .gender = pl
    .triskel = Когда тебя атакуют на Холмах: атака не действует.
    .note = { card-advantage-hills.triskel }

card-advantage-iron-mine = Железный рудник
    .gen = Железного рудника
    .acc = Железный рудник
    .in = на Железном руднике
    .from = с Железного рудника
    .to = на Железный рудник
    .gender = m
    .triskel = Когда ты атакуешь: цель теряет клан и сбрасывает карту действия.
    .note = { card-advantage-iron-mine.triskel }

card-advantage-lost-vale = Затерянная долина
    .gen = Затерянной долины
    .acc = Затерянную долину
    .in = в Затерянной долине
    .from = из Затерянной долины
    .to = в Затерянную долину
    .gender = f
    .triskel = После твоей карты сезона: приведи в Затерянную долину любой 1 соседний клан, без столкновения.
    .note = { card-advantage-lost-vale.triskel }

card-advantage-meadows = Луга
    .gen = Лугов
    .acc = Луга
    .in = на Лугах
    .from = с Лугов
    .to = на Луга
    .gender = pl
    .triskel = Когда ты берёшь карты сказаний: посмотри ещё 1, оставь 1, остальные сбрось.
    .note = { card-advantage-meadows.triskel }

card-advantage-misty-lands = Туманные земли
    .gen = Туманных земель
    .acc = Туманные земли
    .in = в Туманных землях
    .from = из Туманных земель
    .to = в Туманные земли
    .gender = pl
    .season = Сбрось карты действий, посмотри столько же карт сказаний и оставь 1 из них.
    .note = { card-advantage-misty-lands.season }

card-advantage-moor = Пустошь
    .gen = Пустоши
    .acc = Пустошь
    .in = на Пустоши
    .from = с Пустоши
    .to = на Пустошь
    .gender = f
    .triskel = В любой момент: посмотри все карты сказаний соперника.
    .note = { card-advantage-moor.triskel }

card-advantage-mountains = Горы
    .gen = Гор
    .acc = Горы
    .in = в Горах
    .from = из Гор
    .to = в Горы
    .gender = pl
    .triskel = Когда ты ведёшь кланы в Горы: их владелец ничего за это не платит.
    .note = { card-advantage-mountains.triskel }

card-advantage-plains = Равнины
    .gen = Равнин
    .acc = Равнины
    .in = на Равнинах
    .from = с Равнин
    .to = на Равнины
    .gender = pl
    .season = Уведи свои кланы с Равнин на соседние территории.
    .note = { card-advantage-plains.season }

card-advantage-salt-mine = Соляная шахта
    .gen = Соляной шахты
    .acc = Соляную шахту
    .in = в Соляной шахте
    .from = из Соляной шахты
    .to = в Соляную шахту
    .gender = f
    .triskel = После твоей карты сезона: возьми случайную карту действия соперника и отдай одну взамен.
    .note = { card-advantage-salt-mine.triskel }

card-advantage-stone-circle = Каменный круг
    .gen = Каменного круга
    .acc = Каменный круг
    .in = в Каменном круге
    .from = из Каменного круга
    .to = в Каменный круг
    .gender = m
    .triskel = После твоей карты сказания: убери свой клан из Каменного круга, чтобы взять её обратно.
    .note = { card-advantage-stone-circle.triskel }

card-advantage-swamp = Болото
    .gen = Болота
    .acc = Болото
    .in = на Болоте
    .from = с Болота
    .to = на Болото
    .gender = n
    .season = Ничего не происходит: ход без паса.
    .note = { card-advantage-swamp.season }

card-advantage-valley = Долина
    .gen = Долины
    .acc = Долину
    .in = в Долине
    .from = из Долины
    .to = в Долину
    .gender = f
    .triskel = После твоей карты сезона: поставь 1 клан, где ты присутствуешь.
    .note = { card-advantage-valley.triskel }

## Epic Tale cards

card-balors-eye = Глаз Балора
    .season = Убери любой 1 клан.
    .note = { card-balors-eye.season }

card-battle-frenzy = Ярость битвы
    .triskel = Когда все укрылись: каждый клан в цитаделях становится открытым.
    .note = { card-battle-frenzy.triskel }

card-breas-tyranny = Тирания Бреса
    .season = Переведи чужой клан оттуда, где ты присутствуешь, на соседнюю территорию, без столкновения.
    .note = { card-breas-tyranny.season }

card-cathbads-word = Слово Катбада
    .triskel = Когда начинается собрание: выбери, какую карту действия отложить. В его конце обменяй на неё свою.
    .note = { card-cathbads-word.triskel }

card-children-of-dana = Дети Даны
    .season = Поставь 1 клан на любой территории.
    .note = { card-children-of-dana.season }

card-dagdas-cauldron = Котёл Дагды
    .triskel = Когда столкновение убирает твой клан: все убранные храни здесь. До 3 вернутся в его конце.
    .note = { card-dagdas-cauldron.triskel }

card-dagdas-harp = Арфа Дагды
    .season = За каждую карту сказания, что у тебя осталась, до 3, поставь 1 клан, где ты присутствуешь.
    .note = { card-dagdas-harp.season }

card-deirdres-beauty = Красота Дейрдре
    .season = Каждый соперник показывает случайную карту сказания. Оставь 1, прочие в сброс. Убери 1 свой клан.
    .note = { card-deirdres-beauty.season }

card-diarmuid-and-grainne = Диармайд и Грайне
    .triskel = Когда твой клан убран: поставь его на другую территорию, где ты присутствуешь.
    .note = { card-diarmuid-and-grainne.triskel }

card-eriu = Эриу
    .season = Поставь по 1 клану на территориях, где есть ты и святилище: самое большее на 3.
    .note = { card-eriu.season }

card-kernunos-sanctuary = Святилище Кернунноса
    .season = Где ты присутствуешь и нет святилища: поставь 1 клан и святилище.
    .note = { card-kernunos-sanctuary.season }

card-lug-samildanach = Луг Самилданах
    .triskel = После любой карты действия: возьми её в руку.
    .note = { card-lug-samildanach.triskel }

card-lugs-spear = Копьё Луга
    .triskel = Когда начинается столкновение: никаких карт трискеля до его конца.
    .note = { card-lugs-spear.triskel }

card-maeves-wealth = Богатство Медб
    .season = Каждый соперник даёт тебе карту действия; каждому давшему верни по одной.
    .note = { card-maeves-wealth.season }

card-manannans-horses = Кони Мананнана
    .season = Переведи до 3 своих кланов с 1 территории на любую другую.
    .note = { card-manannans-horses.season }

card-nuada-silverhand = Нуада Серебряная Рука
    .season = Везде, где ты вождь, поставь до 1 клана за каждого соперника там.
    .note = { card-nuada-silverhand.season }

card-oenguss-ploy = Уловка Энгуса
    .triskel = Когда кончается ход: следующий ход твой.
    .note = { card-oenguss-ploy.triskel }

card-ogmas-eloquence = Красноречие Огмы
    .triskel = Как манёвр: столкновение кончается.
    .note = { card-ogmas-eloquence.triskel }

card-strengs-resolve = Решимость Сренга
    .triskel = После твоей атаки: соверши 1 подвиг.
    .note = { card-strengs-resolve.triskel }

card-tailtus-land = Земля Тайльтиу
    .season = Возьми 3 тайла, положи 1 куда хочешь. Можешь перевести на него 1 свой клан.
    .note = { card-tailtus-land.season }

card-tale-of-cuchulain = Сказание о Кухулине
    .triskel = Как манёвр, если у тебя ровно 1 открытый клан: убери любые 2 открытых клана.
    .note = { card-tale-of-cuchulain.triskel }

card-the-battle-of-moytura = Битва при Мойтуре
    .triskel = Как манёвр: приведи свои кланы с соседних территорий и поставь ещё 1, все открытые.
    .note = { card-the-battle-of-moytura.triskel }

card-the-champions-share = Доля героя
    .season = Возьми отложенную карту действия.
    .note = { card-the-champions-share.season }

card-the-dagda = Дагда
    .triskel = Когда играют карту сказания или преимущества: отмени её. При сбросе тасует сброс и колоду.
    .note = { card-the-dagda.triskel }

card-the-dagdas-club = Палица Дагды
    .triskel = Когда должны убрать твой клан: он остаётся. Или когда ты атакуешь: потерю цели выбираешь ты.
    .note = { card-the-dagdas-club.triskel }

card-the-fianna = Фианна
    .triskel = Как манёвр: уведи свои кланы, и укрытые тоже, на 1 соседнюю территорию без столкновения.
    .note = { card-the-fianna.triskel }

card-the-morrigan = Морриган
    .season = Можешь перевернуть стаю ворон. Можешь начать столкновение где угодно и назвать зачинщика.
    .note = { card-the-morrigan.season }

card-the-other-world = Иной мир
    .season = На 1 территории с тобой: за каждое святилище, до 3, поставь 1 клан или убери 1 чужой.
    .note = { card-the-other-world.season }

card-the-stone-of-fal = Камень Фаль
    .season = Поставь 2 клана на территории столицы.
    .note = { card-the-stone-of-fal.season }

card-tuans-memory = Память Туана
    .season = Посмотри 3 карты сказаний: 1 оставь, 2 сбрось.
    .note = { card-tuans-memory.season }
