# The House cards of the expansions, in which other games may use them.

## A Dance with Dragons

card-ser-jaime-lannister-adwd = Сир Джейме Ланнистер
    .short = Джейме
    .note = Сила 4, 1 меч, 1 башня

card-ser-kevan-lannister-adwd = Сир Киван Ланнистер
    .short = Киван
    .note = Сила 3, 1 башня

card-ser-daven-lannister = Сир Давен Ланнистер
    .short = Давен
    .note = Сила 2, 1 меч

card-ser-ilyn-payne = Сир Илин Пейн
    .short = Илин
    .note = Сила 2. При победе может убить пешего воина врага где угодно
    .text = Если ты побеждаешь, можешь уничтожить одного пешего воина побеждённого Дома в любой области, сверх его потерь. Если там больше нет отрядов, вместе с ним уходит и приказ.
    .ask = { $card }: какой пеший воин { FORM($rival, "gen") } гибнет?

card-cersei-lannister-adwd = Серсея Ланнистер
    .short = Серсея
    .note = Сила 1, 1 башня

card-ser-addam-marbrand = Сир Аддам Марбранд
    .short = Аддам
    .note = Сила 1. В атаке рыцари считаются за 3
    .text = Если ты атакуешь, каждый твой рыцарь в атаке и в подмоге считается за 3; беглецы не в счёт.

card-qyburn = Квиберн
    .short = Квиберн
    .note = Сила 0. За 2 власти копирует сброшенную карту
    .text = До подсчёта силы можешь заплатить 2 власти и назвать карту из сброса любого Дома: Квиберн получает её напечатанную силу и иконки, но не свойство.
    .ask = { $card }: какую карту скопировать за 2 власти?

card-roose-bolton-adwd = Русе Болтон
    .short = Русе
    .note = Сила 4, 1 меч

card-ramsay-bolton = Рамси Болтон
    .short = Рамси
    .note = Сила 3. С картой силы 0 в руке: 4 и три меча
    .text = Пока единственная карта твоего Дома с силой 0 (обычно Вонючка) у тебя в руке, сила этой карты — 4, и она даёт три меча.

card-black-walder = Чёрный Уолдер
    .short = Чёрный Уолдер
    .note = Сила 2, 1 меч

card-steelshanks-walton = Уолтон Стальные Икры
    .short = Уолтон
    .note = Сила 2, 1 башня

card-damon-dance-for-me = Дамон-Попляши
    .short = Дамон
    .note = Сила 1, 1 меч

card-walder-frey = Уолдер Фрей
    .short = Уолдер Фрей
    .note = Сила 1. Чужая подмога врагу достаётся тебе
    .text = Подмога, которую противнику дают другие, засчитывается тебе. Его собственная остаётся при нём.

card-reek = Вонючка
    .short = Вонючка
    .note = Сила 0. Возвращает карту силы 3; при поражении может вернуться сам
    .text = Единственная карта твоего Дома с силой 3 (обычно Рамси Болтон) сразу возвращается из сброса в руку. Если ты проигрываешь, можешь взять Вонючку обратно вместо того, чтобы сбросить.
    .ask = { $card }: взять обратно в руку?

card-stannis-baratheon-adwd = Станнис Баратеон
    .short = Станнис
    .note = Сила 4. Без подмоги снимает все приказы подмоги рядом
    .text = Если за тебя нет ни одного приказа подмоги, даже твоего, сразу снимаются все приказы подмоги рядом со сражением, чьи бы они ни были, и подмоги в этом сражении не получает никто.

card-jon-snow = Джон Сноу
    .short = Джон Сноу
    .note = Сила 3. При победе может сдвинуть угрозу одичалых
    .text = Если ты побеждаешь, можешь сдвинуть угрозу одичалых на одно деление вверх или вниз, но не до конца трека.
    .ask = { $card }: сдвинуть угрозу одичалых?

card-melisandre-adwd = Мелисандра
    .short = Мелисандра
    .note = Сила 2. После сражения может выкупить сброшенную карту
    .text = Когда сражение окончено, можешь взять обратно одну карту из своего сброса, в том числе саму Мелисандру, заплатив столько власти, сколько напечатанной силы у выбранной карты.
    .ask = { $card }: какую карту выкупаешь?

card-bastard-of-nightsong = Бастард Ночной Песни
    .short = Ночная Песнь
    .note = Сила 2, 1 башня

card-ser-davos-seaworth-adwd = Сир Давос Сиворт
    .short = Давос
    .note = Сила 1, 1 меч, 1 башня

card-ser-axell-florent = Сир Акселл Флорент
    .short = Акселл
    .note = Сила 1, 1 меч

card-mance-rayder = Манс-Разбойник
    .short = Манс
    .note = Сила 0. Твоя общая сила равна угрозе одичалых
    .text = Твоя итоговая сила равна угрозе одичалых, что бы ни давали отряды, приказы, подмога и Валирийский меч.

card-euron-crows-eye-adwd = Эурон Вороний Глаз
    .short = Эурон
    .note = Сила 4, но 5 против того, кто выше на треке вотчин
    .text = Если при подсчёте силы противник стоит выше на треке вотчин, сила этой карты — 5.

card-victarion-greyjoy-adwd = Виктарион Грейджой
    .short = Виктарион
    .note = Сила 3, 2 меча

card-asha-greyjoy-adwd = Аша Грейджой
    .short = Аша
    .note = Сила 2, 1 башня

card-rodrik-the-reader = Родрик Чтец
    .short = Чтец
    .note = Сила 2. При победе может положить карту наверх колоды Вестероса
    .text = Если ты побеждаешь, можешь просмотреть остаток колоды Вестероса, выбрать её следующую карту и перетасовать остальные под ней. Что это за карта, знаешь только ты.
    .ask = { $card }: какую колоду просмотреть и что положить наверх?

card-qarl-the-maid = Кварл-Девица
    .short = Кварл
    .note = Сила 1. При поражении в атаке +3 власти
    .text = Если ты атакуешь и проигрываешь, получаешь 3 власти.

card-ser-harras-harlaw = Сир Харрас Харло
    .short = Харрас
    .note = Сила 1, 1 меч

card-aeron-damphair-adwd = Эйерон Мокроголовый
    .short = Эйерон
    .note = Сила 0. Можно менять власть на силу
    .text = До подсчёта силы можешь потратить сколько угодно жетонов власти: за каждый сила этой карты растёт на 1.
    .ask = { $card }: сколько власти потратить на силу?

card-doran-martell-adwd = Доран Мартелл
    .short = Доран
    .note = Сила 4. За каждую другую карту в руке: −1, меч и башня
    .text = За каждую другую карту в твоей руке сила этой карты меньше на 1 (но не ниже 0), и она даёт ещё один меч и ещё одну башню.

card-areo-hotah-adwd = Арео Хотах
    .short = Хотах
    .note = Сила 3, 2 башни

card-bastard-of-godsgrace = Бастард Божьей Милости
    .short = Божья Милость
    .note = Сила 2, 1 башня

card-big-man = Здоровяк
    .short = Здоровяк
    .note = Сила 2, 1 меч

card-ser-gerris-drinkwater = Сир Геррис Дринкуотер
    .short = Геррис
    .note = Сила 1. При победе может подняться на треке
    .text = Если ты побеждаешь, можешь подняться на одно место на одном треке; Дом, который ты обходишь, опускается.
    .ask = { $card }: на каком треке подняться?

card-quentyn-martell = Квентин Мартелл
    .short = Квентин
    .note = Сила 1. +1 за каждую твою сброшенную карту
    .text = Сила этой карты больше на 1 за каждую карту в твоём сбросе, не считая её самой.

card-nymeria-sand-adwd = Нимерия Сэнд
    .short = Нимерия
    .note = Сила 0, 1 меч, 1 башня

card-mace-tyrell-adwd = Мейс Тирелл
    .short = Мейс
    .note = Сила 4, 1 меч, 1 башня

card-randyll-tarly-adwd = Рендилл Тарли
    .short = Рендилл
    .note = Сила 3, 2 меча

card-willas-tyrell = Уиллас Тирелл
    .short = Уиллас
    .note = Сила 2, 1 башня

card-ser-jon-fossoway = Сир Джон Фоссовей
    .short = Фоссовей
    .note = Сила 2, 1 меч

card-queen-of-thorns-adwd = Королева Шипов
    .short = Королева Шипов
    .note = Сила 1. Отменяет свойство карты врага
    .text = У карты противника нет свойства. Её сила и иконки остаются.

card-paxter-redwyne = Пакстер Редвин
    .short = Пакстер
    .note = Сила 1. В морском сражении корабли считаются за 2
    .text = В морском сражении каждый твой корабль в бою и в подмоге считается за 2; беглецы не в счёт.

card-margaery-tyrell-adwd = Маргери Тирелл
    .short = Маргери
    .note = Сила 0. Обороняя своё: общая сила врага 2
    .text = Если ты обороняешь родную область или область со своим жетоном власти, итоговая сила противника — 2.

## House Arryn in A Feast for Crows

card-bronze-yohn-royce-affc = Бронзовый Джон Ройс
    .short = Джон Ройс
    .note = Сила 4. +1, если власти больше, чем у врага
    .text = Если у тебя больше доступной власти, чем у противника, сила этой карты больше на 1.

card-littlefinger = Мизинец
    .short = Мизинец
    .note = Сила 3. После сражения — власть за карту врага
    .text = После сражения, при победе и при поражении, ты получаешь вдвое больше власти, чем напечатанная сила карты противника, если контролируешь Орлиное Гнездо.

card-nestor-royce = Нестор Ройс
    .short = Нестор
    .note = Сила 2, 2 башни

card-lyn-corbray = Лин Корбрей
    .short = Лин
    .note = Сила 2, 1 меч

card-alayne-stone = Алейна Стоун
    .short = Алейна
    .note = Сила 1. При победе за 2 власти лишает врага всей
    .text = Если ты побеждаешь и контролируешь Орлиное Гнездо (в том числе занятое только что), можешь заплатить 2 власти: противник теряет всю доступную власть.
    .ask = { $card }: заплатить 2 власти, чтобы { $rival } потерял всю свою ({ $power })?

card-lothor-brune = Лотор Брюн
    .short = Лотор
    .note = Сила 1, 1 меч, 1 башня

card-lysa-arryn-affc = Лиза Аррен
    .short = Лиза
    .note = Сила 0. После сражения — 3 власти против того, кто богаче
    .text = Когда сражение окончено и у противника больше доступной власти, чем у тебя, ты получаешь 3 власти.

## House Arryn and House Targaryen in Mother of Dragons

card-lysa-arryn-mod = Лиза Аррен
    .short = Лиза
    .note = Сила 4. При обороне с приказом обороны возвращается после победы
    .text = Если ты обороняешь область с приказом обороны и побеждаешь, можешь взять эту карту обратно в руку вместо того, чтобы сбросить.
    .ask = { $card }: взять обратно в руку?

card-bronze-yohn-royce-mod = Бронзовый Джон Ройс
    .short = Ройс
    .note = Сила 3, 1 меч, 2 башни

card-ser-vardis-egen = Сир Вардис Иген
    .short = Вардис
    .note = Сила 2. +1 и две башни против карты силой до 2
    .text = Если напечатанная сила карты противника не больше 2, сила этой карты — 3, и она даёт две башни. Противник без карты не в счёт.

card-harry-hardyng = Гарри Хардинг
    .short = Гарри
    .note = Сила 2, 1 меч

card-godric-borrell = Годрик Боррелл
    .short = Годрик
    .note = Сила 1. При обороне в море +1 за каждый твой берег
    .text = Если ты обороняешься в море, сила этой карты больше на 1 за каждую соседнюю сухопутную область под твоим контролем.

card-anya-waynwood = Анья Уэйнвуд
    .short = Анья
    .note = Сила 1. При победе по 3 власти тебе и всем, кто помог
    .text = Если ты побеждаешь, ты получаешь 3 власти, и столько же — каждый другой игрок, чья подмога в этом сражении была за тебя. Вассалы ничего не получают.

card-robert-arryn = Роберт Аррен
    .short = Роберт
    .note = Сила 0. После обороны может уйти со слабейшей картой из сброса врага
    .text = Когда сражение, в котором ты обороняешься, окончено, можешь убрать эту карту из игры вместе с картой наименьшей напечатанной силы из сброса противника, считая и только что сыгранную. Против вассала он уходит один.
    .ask = { $card }: убрать из игры, и какую карту вместе с ним?

card-khal-drogo = Кхал Дрого
    .short = Дрого
    .note = Сила 4. +1 и меч за каждого рыцаря в бою; потом выходит из игры
    .text = За каждого твоего рыцаря, который сражается в области, сила этой карты больше на 1, и она даёт меч; рыцари в подмоге не в счёт. После сражения карта выходит из игры, при победе и при поражении.

card-arstan-whitebeard = Арстан Белобородый
    .short = Арстан
    .note = Сила 3, 1 меч, 1 башня

card-xaro-xhoan-daxos = Ксаро Ксоан Даксос
    .short = Ксаро
    .note = Сила 2. Корабли считаются за 2, если их больше
    .text = Если в области сражается больше твоих кораблей, чем вражеских, каждый твой считается за 2; беглецы не в счёт.

card-ser-jorah-mormont = Сир Джорах Мормонт
    .short = Джорах
    .note = Сила 2, 1 меч, 1 башня

card-daenerys-targaryen-a = Дейенерис Таргариен
    .short = Дейенерис
    .note = Сила 1, но 3, если сражается дракон
    .text = Если в области сражается дракон, сила этой карты — 3.

card-viserys-targaryen = Визерис Таргариен
    .short = Визерис
    .note = Сила 1. Можно добавить силу сброшенной карты; при поражении выходит из игры
    .text = До подсчёта силы можешь сбросить другую карту из руки и добавить её напечатанную силу; её иконки и свойство не считаются. При поражении Визерис выходит из игры.
    .ask = { $card }: какую карту сбросить ради её силы?

card-illyrio-mopatis = Иллирио Мопатис
    .short = Иллирио
    .note = Сила 0. Приносит разницу сил во власти; при 5 власти и больше выходит из игры
    .text = После сражения, при победе и при поражении, ты получаешь столько власти, сколько составляет разница двух итоговых сил. Если доступной власти у тебя после этого 5 или больше, карта выходит из игры.

card-daenerys-targaryen-b = Дейенерис Таргариен
    .short = Дейенерис
    .note = Сила 4. Противник теряет власть, равную разнице сил
    .text = После сражения, при победе и при поражении, противник теряет столько доступной власти, сколько составляет разница двух итоговых сил.

card-daario-naharis = Даарио Нахарис
    .short = Даарио
    .note = Сила 3, 1 меч

card-gray-worm = Серый Червь
    .short = Серый Червь
    .note = Сила 2, 1 меч, 1 башня

card-strong-belwas = Силач Бельвас
    .short = Бельвас
    .note = Сила 2, 2 меча

card-captain-groleo = Капитан Гролео
    .short = Гролео
    .note = Сила 1. При атаке через море +1 за каждый твой корабль рядом
    .text = Если ты через море атакуешь сухопутную область, сила этой карты больше на 1 за каждый твой корабль рядом с ней, в портах тоже.

card-rakharo = Ракхаро
    .short = Ракхаро
    .note = Сила 1. Рыцари считаются за 4, где нет замка
    .text = В сухопутной области без замка и крепости каждый твой рыцарь, который сражается, считается за 4; рыцари в подмоге и беглецы не в счёт.

card-missandei = Миссандея
    .short = Миссандея
    .note = Сила 0. Проиграв не больше чем на 2, можно вернуть другую карту
    .text = Если ты проигрываешь не больше чем на два или при равной силе, можешь взять любую другую карту из своего сброса в руку.
    .ask = { $card }: какая сброшенная карта возвращается?

## What is asked and told of them

choice-up = На деление вверх
choice-down = На деление вниз
choice-fighting = Того, кто сражается здесь
choice-elsewhere = Того, кто не сражается

note-threat = угроза станет { $strength }
note-bought = за { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}. { $text }

event-ability-cancelled = { $house }: Королева Шипов отменяет свойство карты «{ $card }».
event-card-copied = { $house } платит 2 власти: «{ $card }» копирует карту «{ $copy }».
event-power-spent = { $house } тратит { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
}.
event-deck-read = { $house } просматривает карты и выбирает следующую ({ $deck }).

because-card-kills = { $rival } теряет пешего воина { FORM($area, "in") }.
because-card-copies = За 2 власти карта получает силу карты «{ $copy }»: { $strength }.
because-card-spends = Власть ({ $power }) делает карту «{ $card }» на столько же сильнее.
because-card-buys = За { $power ->
    [one] { $power } жетон власти
    [few] { $power } жетона власти
    [many] { $power } жетонов власти
   *[other] { $power } жетона власти
} карту «{ $card }» можно будет сыграть снова.
because-card-climbs = Поднимается на треке { FORM($track, "gen") } на одно место; сейчас место { $place }.

why-total-set = { $house }: итоговую силу задаёт карта, остальное не считается

event-card-removed = Карта «{ $card }» ({ $house }) выходит из игры.

## The 1st edition, beside other cards of the same names

card-eddard-stark-1e = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = Сила 3, 2 башни

card-robb-stark-1e = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = Сила 2. В атаке рыцари считаются за 3
    .text = Если ты атакуешь, каждый рыцарь, пришедший походом, считается за 3. Рыцари в подмоге — за 2.

card-greatjon-umber-1e = { card-greatjon-umber }
    .short = { card-greatjon-umber.short }
    .note = Сила 2, 1 меч

card-ser-rodrik-cassel-1e = Сир Родрик Кассель
    .short = Родрик
    .note = Сила 1, 1 башня

card-house-mormont-lord-1e = Лорд дома Мормонт
    .short = Мормонт
    .note = Сила 1, 1 меч

card-maester-luwin-1e = Мейстер Лювин
    .short = Лювин
    .note = Сила 0. При победе можно вернуть карту
    .text = Если ты побеждаешь, можешь взять в руку одну карту из своего сброса.
    .ask = { $card }: какую карту берёшь обратно?

card-catelyn-stark-1e = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = Сила 0. Удваивает приказ обороны
    .text = { card-catelyn-stark.text }

card-tywin-lannister-1e = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = Сила 3, 2 меча

card-ser-jaime-lannister-1e = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = Сила 2. При победе +2 власти
    .text = { card-tywin-lannister.text }

card-tyrion-lannister-1e = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = Сила 2, 1 башня

card-ser-kevan-lannister-1e = { card-ser-kevan-lannister }
    .short = { card-ser-kevan-lannister.short }
    .note = Сила 1, 1 меч

card-house-lannister-captain-1e = Капитан дома Ланнистер
    .short = Капитан
    .note = Сила 1, 1 меч

card-vargo-hoat-1e = Варго Хоут
    .short = Варго Хоут
    .note = Сила 0. В атаке пешие воины считаются за 2
    .text = Если ты атакуешь, каждый пеший воин, пришедший походом, считается за 2. Пешие воины в подмоге — за 1.

card-cersei-lannister-1e = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = Сила 0. При победе снимает любой приказ противника
    .text = Если ты побеждаешь, снимаешь один жетон приказа побеждённого Дома в любой области.
    .ask = { $card }: какой приказ { FORM($rival, "gen") } снимается?

card-stannis-baratheon-1e = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = Сила 3, 1 меч, 1 башня

card-renly-baratheon-1e = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = Сила 2. При победе пеший воин из сражения может стать рыцарем
    .text = Если ты побеждаешь, можешь сделать рыцарем одного своего пешего воина, который сражался. Тот, кто лишь оказывал подмогу, не подходит.
    .ask = { $card }: какой пеший воин из сражения становится рыцарем?

card-ser-davos-seaworth-1e = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = Сила 2, 1 башня

card-ser-axell-florent-1e = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = { card-ser-axell-florent.note }

card-house-florent-lord-1e = Лорд дома Флорент
    .short = Лорд Флорент
    .note = Сила 1, 1 меч

card-melisandre-of-asshai-1e = Мелисандра из Асшая
    .short = Мелисандра
    .note = Сила 0. При победе за 1 жетон власти сбрасывает карту противника
    .text = Если ты побеждаешь, можешь заплатить 1 жетон власти, чтобы посмотреть руку побеждённого Дома и выбрать карту, которая уйдёт в его сброс.
    .ask = { $card }: заплатить 1 жетон власти и сбросить карту из руки { FORM($rival, "gen") }?

card-salladhor-saan-1e = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = Сила 0. Корабли в подмоге противнику считаются за 0
    .text = Корабли в подмоге противнику считаются за 0. Прибавка +1 от особого приказа подмоги остаётся.

card-mace-tyrell-1e = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = Сила 3, 2 меча

card-ser-loras-tyrell-1e = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = Сила 2. Сразу убивает пешего воина
    .text = Как только обе карты открыты, уничтожается один вражеский пеший воин в этом сражении. Если против тебя никого не осталось, ты побеждаешь сразу.
    .ask = { $card }: какой пеший воин { FORM($rival, "gen") } гибнет?

card-ser-garlan-tyrell-1e = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = Сила 2, 1 меч

card-margaery-tyrell-1e = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = Сила 1, 1 башня

card-house-tyrell-captain-1e = Капитан дома Тирелл
    .short = Капитан
    .note = Сила 1, 1 меч

card-queen-of-thorns-1e = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = Сила 0. Отменяет свойство карты противника
    .text = У карты противника нет свойства. Её сила и иконки остаются.

card-brienne-of-tarth-1e = { card-brienne-of-tarth }
    .short = { card-brienne-of-tarth.short }
    .note = Сила 0. Снимает приказ обороны у обороняющегося
    .text = Если ты атакуешь, приказ обороны в области сражения снимается до подсчёта силы.

card-euron-crows-eye-1e = { card-euron-crows-eye }
    .short = { card-euron-crows-eye.short }
    .note = Сила 3, 2 меча

card-theon-greyjoy-1e = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = Сила 2, 1 меч

card-asha-greyjoy-1e = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = Сила 2. При победе может снять приказ рядом
    .text = Если ты побеждаешь, можешь снять один чей угодно приказ подмоги или усиления власти в области рядом со сражением.
    .ask = { $card }: снять приказ подмоги или усиления власти рядом со сражением?

card-house-blacktyde-captain-1e = Капитан дома Блэктайд
    .short = Блэктайд
    .note = Сила 1, 1 башня

card-aeron-damphair-1e = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = Сила 1, 1 башня

card-balon-greyjoy-1e = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Сила 0. Сила карты противника — 0
    .text = { card-balon-greyjoy.text }

card-victarion-greyjoy-1e = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = Сила 0. В атаке корабли считаются за 2
    .text = Если ты атакуешь, каждый пришедший корабль считается за 2. Корабли в подмоге — за 1.

card-the-red-viper-1e = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = Сила 3, 2 меча

card-areo-hotah-1e = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = Сила 2, 1 меч

card-obara-sand-1e = { card-obara-sand }
    .short = { card-obara-sand.short }
    .note = Сила 2. Меч в атаке
    .text = Один меч, когда ты атакуешь.

card-ellaria-sand-1e = Эллария Сэнд
    .short = Эллария
    .note = Сила 1. В обороне пеший воин может стать рыцарем
    .text = Если ты обороняешься, сразу можешь сделать рыцарем одного своего пешего воина в этом сражении.
    .ask = { card-renly-baratheon.ask }

card-nymeria-sand-1e = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = Сила 1, 1 меч

card-doran-martell-1e = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = Сила 0. При победе можно забрать у противника жетон превосходства
    .text = Если ты побеждаешь, можешь забрать жетон превосходства, который есть у противника. Он остаётся у тебя до подсчёта ставок за его трек. Места на треке не меняются.
    .ask = { $card }: жетон какого трека забрать?

card-arianne-martell-1e = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = Сила 0. При поражении можно уничтожить отряд противника
    .text = Если ты проигрываешь, до потерь можешь уничтожить один отряд противника в этом сражении. Если он был последним, твои отряды всё равно отступают, но область никто не занимает.
    .ask = { $card }: какой отряд { FORM($rival, "gen") } гибнет?

## A Storm of Swords

card-ser-jaime-lannister-asos = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = Сила 4, 1 меч, 1 башня

card-ser-gregor-clegane-asos = { card-ser-gregor-clegane }
    .short = { card-ser-gregor-clegane.short }
    .note = Сила 3. До трёх мечей против слабых карт
    .text = По мечу за каждую единицу, на которую напечатанная сила карты противника меньше 3; три меча, если противник сражается без карты.

card-tywin-lannister-asos = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = Сила 2, 2 башни

card-joffrey-lannister = Джоффри Ланнистер
    .short = Джоффри
    .note = Сила 2, 1 меч

card-cersei-lannister-asos = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = Сила 1. После сражения противник теряет 2 власти
    .text = После сражения, кто бы ни победил, противник теряет 2 власти или столько, сколько у него есть.

card-ser-ilyn-payne-asos = { card-ser-ilyn-payne }
    .short = { card-ser-ilyn-payne.short }
    .note = Сила 1. При победе противник теряет ещё один отряд
    .text = Если ты побеждаешь, противник ещё до потерь теряет один сражающийся отряд по своему выбору; башни не помогают.

card-tyrion-lannister-asos = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = Сила 0. Можно вернуть карту противника ему в руку
    .text = Сразу можешь вернуть карту противника ему в руку. Противник играет другую, а если та была последней, не играет никакой. То, что первая карта уже сделала, остаётся.
    .ask = { card-tyrion-lannister.ask }

card-robb-stark-asos = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = Сила 4, 2 меча

card-smalljon-umber = Маленький Джон Амбер
    .short = Маленький Джон
    .note = Сила 3, 1 башня

card-eddard-stark-asos = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = Сила 2. Нет потерь от мечей и карт
    .text = В этом сражении у тебя нет потерь от мечей и от свойств карт Домов. Черепа действуют, и отряды, потерянные при отступлении, пропадают.

card-jory-cassel = Джори Кассель
    .short = Джори
    .note = Сила 2, 1 меч

card-maege-mormont = Мейдж Мормонт
    .short = Мейдж
    .note = Сила 1. При победе можно выбрать, куда отступит противник
    .text = { card-robb-stark.text }

card-catelyn-stark-asos = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = Сила 1. С подмогой +2 и башня
    .text = Если за тебя хоть один приказ подмоги, твой или чужого Дома, сила этой карты на 2 больше, и она даёт одну башню.

card-bran-stark = Бран Старк
    .short = Бран
    .note = Сила 0. После сражения можно вернуть карту
    .text = После сражения, кто бы ни победил, можешь взять одну карту из своего сброса обратно в руку, в том числе самого Брана.
    .ask = { card-maester-luwin-1e.ask }

card-stannis-baratheon-asos = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = Сила 4. Можно забрать у противника Железный трон и получить меч
    .text = Если Железный трон у противника, до подсчёта силы можешь его забрать; тогда эта карта даёт один меч. Он остаётся у тебя до подсчёта ставок за этот трек. Места на треке не меняются.
    .ask = { $card }: забрать Железный трон и получить меч?

card-renly-baratheon-asos = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = Сила 3, 2 меча

card-melisandre-of-asshai-asos = { card-melisandre-of-asshai-1e }
    .short = { card-melisandre-of-asshai-1e.short }
    .note = Сила 2. Даёт столько власти, какова сила карты противника
    .text = Сразу получаешь столько власти, какова напечатанная сила карты противника.

card-ser-axell-florent-asos = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = Сила 2, 2 башни

card-salladhar-saan-asos = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = Сила 1. При победе +2 власти, а противник теряет 2
    .text = Если ты побеждаешь, получаешь 2 власти, а противник теряет 2 или столько, сколько у него есть.

card-devan-seaworth = Деван Сиворт
    .short = Деван
    .note = Сила 1, 1 меч, 1 башня

card-ser-davos-seaworth-asos = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = Сила 0. За 2 власти башня; при поражении отряды не становятся беглецами
    .text = До подсчёта силы можешь заплатить 2 власти за одну башню. Если ты проигрываешь, твои отряды при отступлении не становятся беглецами.
    .ask = { $card }: заплатить 2 власти за башню?

card-balon-greyjoy-asos = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Сила 4. При победе власть по разнице в силе
    .text = Если ты побеждаешь, получаешь столько власти, какова разница итоговых сил.

card-dagmer-cleftjaw = { card-dagmar-cleftjaw }
    .short = { card-dagmar-cleftjaw.short }
    .note = Сила 3, 1 меч, 1 башня

card-asha-greyjoy-asos = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = Сила 2. С подмогой два меча
    .text = Если за тебя хоть один приказ подмоги, твой или чужого Дома, эта карта даёт два меча.

card-theon-greyjoy-asos = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = Сила 2, 1 башня

card-andrik-the-unsmiling = Андрик Неулыба
    .short = Андрик
    .note = Сила 1, 2 меча

card-victarion-greyjoy-asos = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = Сила 1. В море и на берегу +1 и башня
    .text = Если сражение идёт в море или на берегу, сила этой карты на 1 больше, и она даёт одну башню.

card-aeron-damphair-asos = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = Сила 0. Можно за 2 власти сыграть другую карту, её сила на 1 меньше
    .text = Сразу можешь заплатить 2 власти, чтобы сбросить эту карту и сыграть вместо неё другую из руки. Сила той в этом сражении на 1 меньше.
    .ask = { card-aeron-damphair.ask }

card-the-red-viper-asos = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = Сила 4, 2 меча

card-darkstar-asos = { card-darkstar }
    .short = { card-darkstar.short }
    .note = Сила 3, 1 меч

card-doran-martell-asos = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = Сила 2. Противник падает в конец трека Вотчин
    .text = Сразу противник опускается на последнее место трека Вотчин, а те, кто был ниже, сдвигаются вверх. Жетон превосходства переходит тут же.

card-nymeria-sand-asos = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = Сила 2. Меч в атаке, башня в обороне
    .text = { card-nymeria-sand.text }

card-areo-hotah-asos = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = Сила 1, 1 башня

card-arianne-martell-asos = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = Сила 1. При поражении не более чем на 2 отступают обе стороны
    .text = Если ты проигрываешь не более чем на 2, отступают обе стороны. Победивший атакующий не входит и возвращается туда, откуда вышел. Победивший обороняющийся отступает после тебя, и его отряды становятся беглецами.

card-maester-caleotte = Мейстер Калеотт
    .short = Калеотт
    .note = Сила 0, 3 башни

card-ser-loras-tyrell-asos = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = Сила 4, 1 меч

card-randyll-tarly-asos = { card-randyll-tarly }
    .short = { card-randyll-tarly.short }
    .note = Сила 3, 2 меча

card-mace-tyrell-asos = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = Сила 2. При победе можно положить там приказ подмоги или обороны
    .text = Если ты побеждаешь и эта область занята твоими отрядами, можешь положить туда неиспользованный приказ подмоги или обороны без звезды вместо приказа, который там лежит. В этом раунде он не должен быть запрещён.
    .ask = { $card }: какой приказ положить?

card-ser-garlan-tyrell-asos = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = Сила 2, 1 башня

card-margaery-tyrell-asos = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = Сила 1, 2 башни

card-willas-tyrell-asos = { card-willas-tyrell }
    .short = { card-willas-tyrell.short }
    .note = Сила 1. В обороне +2
    .text = Если ты обороняешься, сила этой карты — 3.

card-queen-of-thorns-asos = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = Сила 0. Снимает приказ врага здесь или рядом
    .text = Сразу сними один приказ противника в области сражения или в соседней, но не приказ похода, который его начал.
    .ask = { card-queen-of-thorns.ask }

## Hidden hands, of which others know only the strengths (V1.8)

card-hidden-4 = закрытая карта силы 4
    .short = закрытая 4
    .note = Сила 4. Больше видит только её Дом

card-hidden-3 = закрытая карта силы 3
    .short = закрытая 3
    .note = Сила 3. Больше видит только её Дом

card-hidden-2 = закрытая карта силы 2
    .short = закрытая 2
    .note = Сила 2. Больше видит только её Дом

card-hidden-1 = закрытая карта силы 1
    .short = закрытая 1
    .note = Сила 1. Больше видит только её Дом

card-hidden-0 = закрытая карта силы 0
    .short = закрытая 0
    .note = Сила 0. Больше видит только её Дом

card-balon-greyjoy-war = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Сила 2. Противник играет вместо своей случайную карту
    .text = Как только обе карты открыты, противник забирает свою карту, так что она не действует, и играет случайную из руки.
