# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = достаточно городов и крепостей
won-by-round-10 = больше всех городов и крепостей после последнего раунда
event-won = { $house } побеждает! { $castles ->
    [one] { $castles } город или крепость
    [few] { $castles } города и крепости
    [many] { $castles } городов и крепостей
   *[other] { $castles } города и крепости
} ({ $reason }).

text-westeros-mustering = В порядке хода каждый набирает войска во всех своих городах и крепостях.
text-westeros-game-of-thrones = Каждый получает по 1 власти за каждую иконку власти под своим контролем.
text-westeros-rains-of-autumn = В этом раунде пешие воины, оказывая подмогу, силы не дают.

ask-orders = Раунд { $round }: разложи приказы, не больше одного в каждой области, где есть твои отряды.
ask-wildling-destroy = Одичалые: выбери отряды, которые потеряешь, на { $number ->
    [one] { $number } очко сбора
    [few] { $number } очка сбора
    [many] { $number } очков сбора
   *[other] { $number } очка сбора
} (пеший воин 1, корабль 1, рыцарь 2).
ask-ability = { $card-id ->
    [asha-greyjoy] { $card }: снять приказ подмоги или усиления власти рядом со сражением?
    [cersei-lannister] { $card }: какой приказ { FORM($rival, "gen") } снимается?
    [maester-luwin] { $card }: какую карту берёшь обратно?
    [melisandre-of-asshai] { $card }: заплатить 1 власть и сбросить карту из руки { FORM($rival, "gen") }?
    [renly-baratheon] { $card }: какой пеший воин из сражения становится рыцарем?
    [ser-loras-tyrell] { $card }: какой пеший воин { FORM($rival, "gen") } гибнет?
   *[other] { $card }: применяешь?
}

note-order-consolidate-star = Получить власть, как и другие; просто третий такой приказ
note-order-raid-star = Снимает до двух приказов по соседству

note-card-stannis-baratheon = Сила 3, 1 меч, 1 башня
note-card-renly-baratheon = Сила 2. При победе пеший воин из сражения может стать рыцарем
note-card-ser-davos-seaworth = Сила 2, 1 башня
note-card-ser-axell-florent = Сила 1, 1 меч
note-card-house-florent-lord = Сила 1, 1 меч
note-card-melisandre-of-asshai = Сила 0. При победе за 1 власть сбрасывает карту противника
note-card-salladhor-saan = Сила 0. Корабли в подмоге противнику считаются за 0
note-card-tywin-lannister = Сила 3, 2 меча
note-card-ser-jaime-lannister = Сила 2. При победе +2 власти
note-card-tyrion-lannister = Сила 2, 1 башня
note-card-ser-kevan-lannister = Сила 1, 1 меч
note-card-house-lannister-captain = Сила 1, 1 меч
note-card-vargo-hoat = Сила 0. В атаке пешие воины считаются за 2
note-card-cersei-lannister = Сила 0. При победе снимает любой приказ противника
note-card-eddard-stark = Сила 3, 2 башни
note-card-robb-stark = Сила 2. В атаке рыцари считаются за 3
note-card-greatjon-umber = Сила 2, 1 меч
note-card-ser-rodrik-cassel = Сила 1, 1 башня
note-card-house-mormont-lord = Сила 1, 1 меч
note-card-maester-luwin = Сила 0. При победе можно вернуть карту
note-card-catelyn-stark = Сила 0. Удваивает приказ обороны
note-card-mace-tyrell = Сила 3, 2 меча
note-card-ser-loras-tyrell = Сила 2. Сразу убивает пешего воина
note-card-ser-garlan-tyrell = Сила 2, 1 меч
note-card-margaery-tyrell = Сила 1, 1 башня
note-card-house-tyrell-captain = Сила 1, 1 меч
note-card-queen-of-thorns = Сила 0. Отменяет свойство карты противника
note-card-brienne-of-tarth = Сила 0. Снимает приказ обороны у обороняющегося
note-card-euron-crows-eye = Сила 3, 2 меча
note-card-theon-greyjoy = Сила 2, 1 меч
note-card-asha-greyjoy = Сила 2. При победе может снять приказ рядом
note-card-house-blacktyde-captain = Сила 1, 1 башня
note-card-aeron-damphair = Сила 1, 1 башня
note-card-balon-greyjoy = Сила 0. Сила карты противника — 0
note-card-victarion-greyjoy = Сила 0. В атаке корабли считаются за 2
table-leads = Впереди { $houses }: городов и крепостей { $castles } из { $goal }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Города и крепости (для победы нужно { $goal }): { $castles }.
course-castles = Города и крепости
