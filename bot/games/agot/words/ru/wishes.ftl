## Standing wishes: what is always answered alike.

instruct-why = Скажи один раз, как отвечать всегда, и партии не придётся тебя ждать. Никто больше не узнает, что ты здесь скажешь, и скажешь ли вообще. Где указание не подходит, тебя спросят.

wish-support = Подмога в чужих сражениях
wish-refuse-support = Подмога, которую оказывают мне
wish-casualties = Мои потери
wish-retreat = Мои отступления
wish-house-card = Карты Домов
wish-blade = Валирийский меч
wish-raven = Посыльный ворон
wish-wildlings = Ставки против одичалых
wish-ties = Равные ставки, когда решаю я
wish-muster = Сбор войск
wish-raid = Набеги
wish-wins = слабейшую, что точно победит, иначе сильнейшую
wish-any = любой другой Дом
    .gen = любого другого Дома
    .dat = любому другому Дому
    .acc = любой другой Дом

do-always = Всегда оказывать подмогу
do-never = Никогда
do-ask = Спросить меня
do-cheapest = Сначала самых дешёвых
do-own = К своим отрядам или в свою область
do-supplied = В свою область с бочонками снабжения
do-decides = Только если это даёт победу
do-pass = Не отправлять
do-peek = Посмотреть карту одичалых
do-threats = На того, кто угрожает мне больше всех

until-battle = на это сражение
until-round = на этот раунд
until-changed = пока я не передумаю

strength-4 = 0 при силе меньше 4
strength-6 = 0 при силе меньше 6
strength-8 = 0 при силе меньше 8
strength-10 = 0 при силе меньше 10
strength-12 = 0 при силе меньше 12

muster-nothing = Ничего
muster-footman = пеший воин
    .acc = пешего воина
muster-knight = рыцарь
    .acc = рыцаря
muster-ship = корабль
    .acc = корабль
muster-siege-engine = осадная башня
    .acc = осадную башню
muster-to-knight = рыцарь из пешего воина
    .acc = рыцаря из пешего воина
muster-to-siege-engine = осадная башня из пешего воина
    .acc = осадную башню из пешего воина
muster-footman-and-footman = два пеших воина
    .acc = двух пеших воинов
muster-footman-and-ship = пеший воин и корабль
    .acc = пешего воина и корабль
muster-ship-and-ship = два корабля
    .acc = два корабля
muster-footman-and-to-knight = пеший воин и рыцарь из пешего воина
    .acc = пешего воина и рыцаря из пешего воина
muster-ship-and-to-knight = корабль и рыцарь из пешего воина
    .acc = корабль и рыцаря из пешего воина
muster-footman-and-to-siege-engine = пеший воин и осадная башня из пешего воина
    .acc = пешего воина и осадную башню из пешего воина
muster-to-knight-and-to-knight = два рыцаря из пеших воинов
    .acc = двух рыцарей из пеших воинов

step-wish-topic = О чём указание?
step-wish-what = Что делать боту?
step-wish-area = Где?
step-wish-card = Какую карту хочешь сыграть?
step-wish-place-1 = Кто встанет первым?
step-wish-place-2 = Кто вторым?
step-wish-place-3 = Кто третьим? Дальше — остальные: у кого замков меньше, тот выше.
step-wish-until = На какой срок?

wish-says-support = { $do ->
    [always] Оказываю подмогу { FORM($house, "dat") } ({ $until }).
    [never] Не оказываю подмоги { FORM($house, "dat") } ({ $until }).
   *[ask] Спросить, окажу ли подмогу { FORM($house, "dat") } ({ $until }).
}
wish-says-refuse-support = { $do ->
    [never] Ни от чьей подмоги не отказываюсь ({ $until }).
   *[ask] Спросить, от чьей подмоги отказываюсь ({ $until }).
}
wish-says-casualties = { $do ->
    [cheapest] В потери отдаю сначала самые дешёвые отряды ({ $until }).
   *[ask] Спросить, какие отряды отдаю в потери ({ $until }).
}
wish-says-retreat = { $do ->
    [own] Отступаю к своим отрядам или в свою область, туда, где потери меньше ({ $until }).
    [supplied] Отступаю в свою область с бочонками снабжения, туда, где потери меньше ({ $until }).
   *[ask] Спросить, куда отступаю ({ $until }).
}
wish-says-blade = { $do ->
    [decides] Применяю Валирийский меч ради +1, только если это даёт победу ({ $until }).
    [never] Не применяю Валирийский меч ({ $until }).
   *[ask] Спросить о Валирийском мече ({ $until }).
}
wish-says-raven = { $do ->
    [pass] Не использую Посыльного ворона ({ $until }).
    [peek] Отправляю Посыльного ворона смотреть верхнюю карту одичалых ({ $until }).
   *[ask] Спросить о Посыльном вороне ({ $until }).
}
wish-says-wildlings = Если сила одичалых меньше { $strength }, ставлю против них 0 ({ $until }).
wish-says-ties = При равенстве ставлю вперёд, в таком порядке: { $order } ({ $until }).
wish-says-house-card = Против { FORM($rival, "gen") } играю, если могу, карту «{ $card }» ({ $until }).
wish-says-muster = { $goods-id ->
    [nothing] Никого не набираю { FORM($area, "in") } ({ $until }).
   *[other] Набираю { FORM($area, "in") } { FORM($goods, "acc") } ({ $until }).
}
wish-says-raid = { $do ->
    [threats] Набег снимает приказ, который угрожает мне больше всего; если такого нет, спросить меня ({ $until }).
   *[ask] Спросить, на что совершить набег ({ $until }).
}
wish-says-house-card-wins = Против { FORM($rival, "gen") } играю слабейшую карту, которая точно победит, а если такой нет — сильнейшую ({ $until }).

presets = **О чём тебя можно не спрашивать?** Одно нажатие — и это решено; отменить можно в «Моих указаниях».
preset-support = Принимать подмогу
preset-support-tells = ты принимаешь любую подмогу, какую тебе оказывают.
preset-cards = Играть на победу
preset-cards-tells = ты играешь слабейшую карту Дома, которая сильнее всего, что может сыграть противник, а если такой нет — сильнейшую. Свойства карт не учитываются.
preset-raids = Набег на угрозу
preset-raids-tells = твои набеги убирают приказы набега, которые достают до твоих приказов, затем приказы подмоги рядом с твоими отрядами. Если таких нет, тебя спросят.
