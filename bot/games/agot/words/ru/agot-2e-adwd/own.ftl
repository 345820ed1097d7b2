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

card-ser-jaime-lannister-adwd = Сир Джейме Ланнистер
card-ser-kevan-lannister-adwd = Сир Киван Ланнистер
card-ser-daven-lannister = Сир Давен Ланнистер
card-ser-ilyn-payne = Сир Илин Пейн
card-cersei-lannister-adwd = Серсея Ланнистер
card-ser-addam-marbrand = Сир Аддам Марбранд
card-qyburn = Квиберн
card-roose-bolton-adwd = Русе Болтон
card-ramsay-bolton = Рамси Болтон
card-black-walder = Чёрный Уолдер
card-steelshanks-walton = Уолтон Стальные Икры
card-damon-dance-for-me = Дамон-Попляши
card-walder-frey = Уолдер Фрей
card-reek = Вонючка
card-stannis-baratheon-adwd = Станнис Баратеон
card-jon-snow = Джон Сноу
card-melisandre-adwd = Мелисандра
card-bastard-of-nightsong = Бастард Ночной Песни
card-ser-davos-seaworth-adwd = Сир Давос Сиворт
card-ser-axell-florent = Сир Акселл Флорент
card-mance-rayder = Манс-Разбойник
card-euron-crows-eye-adwd = Эурон Вороний Глаз
card-victarion-greyjoy-adwd = Виктарион Грейджой
card-asha-greyjoy-adwd = Аша Грейджой
card-rodrik-the-reader = Родрик Чтец
card-qarl-the-maid = Кварл-Девица
card-ser-harras-harlaw = Сир Харрас Харло
card-aeron-damphair-adwd = Эйерон Мокроголовый
card-doran-martell-adwd = Доран Мартелл
card-areo-hotah-adwd = Арео Хотах
card-bastard-of-godsgrace = Бастард Божьей Милости
card-big-man = Здоровяк
card-ser-gerris-drinkwater = Сир Геррис Дринкуотер
card-quentyn-martell = Квентин Мартелл
card-nymeria-sand-adwd = Нимерия Сэнд
card-mace-tyrell-adwd = Мейс Тирелл
card-randyll-tarly-adwd = Рендилл Тарли
card-willas-tyrell = Уиллас Тирелл
card-ser-jon-fossoway = Сир Джон Фоссовей
card-queen-of-thorns-adwd = Королева Шипов
card-paxter-redwyne = Пакстер Редвин
card-margaery-tyrell-adwd = Маргери Тирелл

## Cards

note-card-ser-jaime-lannister-adwd = Сила 4, 1 меч, 1 башня
note-card-ser-kevan-lannister-adwd = Сила 3, 1 башня
note-card-ser-daven-lannister = Сила 2, 1 меч
note-card-ser-ilyn-payne = Сила 2. При победе может убить пешего воина врага где угодно
note-card-cersei-lannister-adwd = Сила 1, 1 башня
note-card-ser-addam-marbrand = Сила 1. В атаке рыцари считаются за 3
note-card-qyburn = Сила 0. За 2 власти копирует сброшенную карту
note-card-roose-bolton-adwd = Сила 4, 1 меч
note-card-ramsay-bolton = Сила 3. С Вонючкой в руке: 4 и три меча
note-card-black-walder = Сила 2, 1 меч
note-card-steelshanks-walton = Сила 2, 1 башня
note-card-damon-dance-for-me = Сила 1, 1 меч
note-card-walder-frey = Сила 1. Чужая подмога врагу достаётся тебе
note-card-reek = Сила 0. Возвращает Рамси; при поражении может вернуться сам
note-card-stannis-baratheon-adwd = Сила 4. Без подмоги снимает все приказы подмоги рядом
note-card-jon-snow = Сила 3. При победе может сдвинуть угрозу одичалых
note-card-melisandre-adwd = Сила 2. После сражения может выкупить сброшенную карту
note-card-bastard-of-nightsong = Сила 2, 1 башня
note-card-ser-davos-seaworth-adwd = Сила 1, 1 меч, 1 башня
note-card-ser-axell-florent = Сила 1, 1 меч
note-card-mance-rayder = Сила 0. Твоя общая сила равна угрозе одичалых
note-card-euron-crows-eye-adwd = Сила 4. 5 против того, кто выше на треке вотчин
note-card-victarion-greyjoy-adwd = Сила 3, 2 меча
note-card-asha-greyjoy-adwd = Сила 2, 1 башня
note-card-rodrik-the-reader = Сила 2. При победе может положить карту наверх колоды Вестероса
note-card-qarl-the-maid = Сила 1. Проиграв в атаке, +3 власти
note-card-ser-harras-harlaw = Сила 1, 1 меч
note-card-aeron-damphair-adwd = Сила 0. Можно менять власть на силу
note-card-doran-martell-adwd = Сила 4. За каждую другую карту в руке: −1, меч и башня
note-card-areo-hotah-adwd = Сила 3, 2 башни
note-card-bastard-of-godsgrace = Сила 2, 1 башня
note-card-big-man = Сила 2, 1 меч
note-card-ser-gerris-drinkwater = Сила 1. При победе может подняться на треке
note-card-quentyn-martell = Сила 1. +1 за каждую твою сброшенную карту
note-card-nymeria-sand-adwd = Сила 0, 1 меч, 1 башня
note-card-mace-tyrell-adwd = Сила 4, 1 меч, 1 башня
note-card-randyll-tarly-adwd = Сила 3, 2 меча
note-card-willas-tyrell = Сила 2, 1 башня
note-card-ser-jon-fossoway = Сила 2, 1 меч
note-card-queen-of-thorns-adwd = Сила 1. Отменяет свойство карты врага
note-card-paxter-redwyne = Сила 1. В морском сражении корабли считаются за 2
note-card-margaery-tyrell-adwd = Сила 0. Обороняя своё: общая сила врага 2

ability-ser-ilyn-payne = Если ты побеждаешь, можешь уничтожить одного пешего воина побеждённого Дома в любой области, сверх его потерь. Если там больше нет отрядов, вместе с ним уходит и приказ.
ability-ser-addam-marbrand = Если ты атакуешь, каждый твой рыцарь в атаке и в подмоге ей считается за 3; беглецы не в счёт.
ability-qyburn = До подсчёта силы можешь заплатить 2 власти и назвать карту из сброса любого Дома: у этой карты её напечатанные сила и значки, но не текст.
ability-ramsay-bolton = Пока Вонючка у тебя в руке, эта карта стоит 4 и даёт три меча.
ability-walder-frey = Подмога, которую противнику дают другие, считается за тебя. Его собственная остаётся при нём.
ability-reek = Рамси Болтон сразу возвращается из сброса в руку. Если ты проигрываешь, можешь взять Вонючку обратно вместо того, чтобы сбросить.
ability-stannis-baratheon-adwd = Сразу, если за тебя ни одного приказа подмоги, даже твоего, все приказы подмоги рядом со сражением снимаются, чьи бы они ни были, и подмоги в этом сражении нет ни у кого.
ability-jon-snow = Если ты побеждаешь, можешь сдвинуть угрозу одичалых на одно деление вверх или вниз, но не до конца трека.
ability-melisandre-adwd = Когда сражение окончено, можешь взять обратно одну карту из своего сброса, даже её саму, за столько власти, какова её напечатанная сила.
ability-mance-rayder = Твоя итоговая сила равна угрозе одичалых, что бы ни давали отряды, приказы, подмога и клинок.
ability-euron-crows-eye-adwd = Если при подсчёте силы противник стоит выше на треке вотчин, эта карта стоит 5.
ability-rodrik-the-reader = Если ты побеждаешь, можешь просмотреть остаток колоды Вестероса, выбрать её следующую карту и перетасовать остальные под ней. Какую — знаешь только ты.
ability-qarl-the-maid = Если ты атакуешь и проигрываешь, получаешь 3 власти.
ability-aeron-damphair-adwd = До подсчёта силы можешь потратить сколько угодно власти: за каждую эта карта стоит на 1 больше.
ability-doran-martell-adwd = За каждую другую карту в твоей руке эта карта стоит на 1 меньше, но не ниже 0, и даёт ещё один меч и ещё одну башню.
ability-ser-gerris-drinkwater = Если ты побеждаешь, можешь подняться на одно место на одном треке; Дом, который ты обходишь, опускается.
ability-quentyn-martell = Эта карта стоит на 1 больше за каждую карту в твоём сбросе, не считая самой себя.
ability-paxter-redwyne = В морском сражении каждый твой корабль в бою и в подмоге считается за 2; беглецы не в счёт.
ability-cancel-ability = У карты противника нет свойства. Её сила и иконки остаются.
ability-margaery-tyrell-adwd = Если ты обороняешь родную область или область со своим жетоном власти, итоговая сила противника — 2.

## What is asked, what happens

ask-ability = { $card-id ->
    [jon-snow] { $card }: сдвинуть угрозу одичалых?
    [melisandre-adwd] { $card }: какую карту выкупаешь?
    [qyburn] { $card }: заплатить 2 власти и скопировать какую карту?
    [reek] { $card }: взять обратно в руку?
    [rodrik-the-reader] { $card }: какую колоду просмотреть и что положить наверх?
    [ser-gerris-drinkwater] { $card }: на каком треке подняться?
    [ser-ilyn-payne] { $card }: какой пеший воин { FORM($rival, "gen") } гибнет?
    [aeron-damphair-adwd] { $card }: сколько власти потратить на силу?
   *[other] { $card }: что ты делаешь?
}

won-by-round-6 = больше всех замков и крепостей после последнего раунда
goal = **Для победы:** { $held ->
    [1] в конце раунда
   *[0] в любой момент
} держать столько замков и крепостей: { $castles } — или больше всех их после 6-го раунда.

choice-up = На деление вверх
choice-down = На деление вниз
choice-fighting = Того, кто сражается здесь
choice-elsewhere = Того, кто не сражается
note-threat = угроза станет { $strength }
note-bought = власть: { $power }. { $text }

event-ability-cancelled = { $house }: Королева Шипов отменяет свойство карты «{ $card }».
event-card-copied = { $house } платит 2 власти: «{ $card }» копирует карту «{ $copy }».
event-power-spent = { $house } тратит власть: { $power }.
event-deck-read = { $house } просматривает карты и выбирает следующую: { $deck }.

because-card-kills = { $rival } теряет пешего воина { FORM($area, "in") }.
because-card-copies = За 2 власти карта стоит столько же, сколько «{ $copy }»: сила { $strength }.
because-card-spends = Власть, отданная за карту «{ $card }» ({ $power }), может решить исход сражения.
because-card-buys = Карту «{ $card }» можно будет сыграть снова; цена во власти — { $power }.
because-card-climbs = С места { $place } — на одно выше на треке { FORM($track, "gen") }.

why-total-set = { $house }: итоговую силу называет карта, что бы ни считалось

ruling-fixed-final-strength-and-blade = Карта называет итоговую силу: клинок
reading-fixed-final-strength-and-blade-not-asked = не предлагается
reading-fixed-final-strength-and-blade-may-be-used = можно применить, но без толку
ruling-mance-against-margaery = Манс-Разбойник против Маргери Тирелл
reading-mance-against-margaery-later-in-turn-order = считается тот, кто позже по порядку хода
reading-mance-against-margaery-margaery = считается Маргери Тирелл
ruling-stannis-adwd-timing = Станнис Баратеон снимает приказы подмоги
reading-stannis-adwd-timing-immediate = вместе с другими мгновенными свойствами
reading-stannis-adwd-timing-cancel = там, где отменяются карты
