# What games with vassals say beside the 2nd edition, or in other words.

ruleset-agot-2e-vassals = Игра престолов, 2-е издание: с вассалами
option-vassals = вассалы: { $value }

## Names

house-vassals = вассалы
phase-vassals = Выбор вассалов
phase-vassal-orders = Приказы вассалов

order-raid-support-plus-1 = Набег или подмога +1
    .note = Снимает приказ, как набег, — или остаётся и помогает, как подмога +1
order-defend-muster-plus-1 = Оборона +1 или сбор войск
    .note = +1, когда эту область атакуют; в конце — сбор войск здесь
order-defend-plus-3 = Оборона +3
    .note = +3, когда эту область атакуют

## What is asked

for-claim-vassals = выбор вассалов
panel-on-behalf = ⚑ Ты отвечаешь за вассала: **Дом { $seat }**.
seat-for = { $seat }, за вассала: { $other }
plan-not-for = Спросят и твоих вассалов: { $seats }. Планы за них не составляют.

ask-claim-vassals = Какими вассалами ты командуешь в этом раунде? { $most ->
    [1] Можно взять одного.
   *[other] Можно взять самое большее { $most }.
}
ask-orders-for = Раунд { $round }: какие приказы получает Дом { $for }? Приказ могут получить не больше двух его областей.
ask-raid-for = Что делает приказ «Набег или подмога» Дома { $for }?
ask-march-for = Приказ похода Дома { $for }: какие отряды куда идут?
ask-consolidate-for = Набирает ли Дом { $for } войска там, где лежит его приказ сбора?
ask-house-card-for = Сражение { FORM($area, "in") }: какую из трёх карт играет Дом { $for }?
ask-supply-for = У Дома { $for } армий слишком много или они слишком велики: снабжение позволяет { $limits }. Какие отряды уничтожить?
ask-muster-for = Кого набирает Дом { $for }?
ask-support-for = { $attacker } атакует { FORM($defender, "acc") } { FORM($area, "in") }. Кому идут на подмогу отряды Дома { $for } { FORM($supporters, "in") }?
ask-refuse-support-for = Сражение { FORM($area, "in") }: от чьей подмоги отказывается Дом { $for }?
ask-casualties-for =
    Выбери потери Дома { $for } { FORM($area, "in") }. { $number ->
        [one] Нужно отдать { $number } отряд
        [few] Нужно отдать { $number } отряда
        [many] Нужно отдать { $number } отрядов
       *[other] Нужно отдать { $number } отряда
    }.
ask-retreat-losses-for =
    Снабжение Дома { $for } не позволяет стольким отрядам стоять { FORM($area, "in") }. Выбери, { $number ->
        [1] какой из них пропадёт
       *[other] какие { $number } из них пропадут
    }.
ask-port-capture-for =
    { $port } теперь у Дома { $for }, и в нём { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
        [many] { $ships } кораблей
       *[other] { $ships } корабля
    } { FORM($victim, "gen") }. { $ships ->
        [1] Заменить его своим? Если нет, он будет уничтожен.
       *[other] Сколько из них заменить своими? Остальные будут уничтожены.
    }
ask-deal = Раздай карты.
for-deal = раздача карт
tokens-short-for = Приказ получают не все области: не больше { $number } из { $places }.
nothing-claim-vassals = Никого не брать
nothing-orders = Без приказов
choice-stays = Оставить: в этом раунде он даёт подмогу
choice-muster-here = Набрать войска здесь
choice-no-muster = Не набирать: приказ снимается
note-vassal = Замки и крепости { $castles } · снабжение { $supply } · { $number ->
    [0] отрядов нет
   *[other] { $units }
}

## What happened

event-vassal-claimed = { $house } в этом раунде командует Домом { $vassal }.
event-raid-support-stays = { $house } не совершает набега { FORM($area, "from") }: приказ остаётся там для подмоги.
event-consolidate-muster = { $house } набирает войска { FORM($area, "in") } по приказу.
event-pillage = Разграбление: { $gained ->
    [0] власть не получает никто
    [one] { $house } получает { $gained } жетон власти
    [few] { $house } получает { $gained } жетона власти
    [many] { $house } получает { $gained } жетонов власти
   *[other] { $house } получает { $gained } жетона власти
}, { $victim } теряет { $lost }.

refused-area-of-the-family = { $target } в этом раунде принадлежит твоей же семье: командующий и его вассалы не входят в области друг друга.
refused-support-against-family = { $house } из твоей семьи и сражается здесь: пошли подмогу ему или никому.
refused-vassals-not-into-ports = Вассалы не ходят походом в порты, значит, и { FORM($target, "to") }.
refused-vassal-without-units = У Дома { $house } нет отрядов { FORM($area, "in") }, так что приказ туда не дать.
refused-still-over-supply = Армии всё ещё не помещаются: снабжение позволяет { $limits }. Уничтожь ещё отряды.
refused-raid-own-order = Приказ { FORM($target, "in") } — твой собственный или твоей семьи, снять его набегом нельзя. Выбери другую цель или «Без цели».
refused-too-many-vassal-orders = Вассал получает самое большее { $most ->
    [one] { $most } приказ
    [few] { $most } приказа
    [many] { $most } приказов
   *[other] { $most } приказа
}. Убери лишние.

why-preview-token-stays = Жетон власти { FORM($house, "gen") } остаётся { FORM($area, "in") }, тратить на это власть не нужно.
why-preview-may-play = { $house } играет одну из трёх карт, которые видит только тот, кто командует. Все возможные: { $cards }.
why-preview-stays-to-support = Приказ { FORM($area, "in") } остаётся: до конца раунда он даёт подмогу в соседних сражениях.
why-preview-armies = Армии после этого: { $armies }; снабжение позволяет { $limits }.
why-preview-no-armies = Армий из двух и больше отрядов не будет; снабжение позволяет { $limits }.
why-preview-vassal-pillage = { $rival } теряет приказ «{ $order }» { FORM($area, "in") }{ $lost ->
    [0] {""}
   *[other] {" "}и 1 жетон власти
}; { $gained ->
    [0] никто ничего не получает.
   *[other] ты получаешь 1 жетон власти.
}

## Looking things up

hand-open = Карты в руках игроков не тайна: { COMMAND("map") } показывает их на полях, а { COMMAND("look") } объясняет каждую. А какие карты розданы сражающемуся вассалу, знает только тот, кто им командует.
heading-commands = Ты командуешь { FORM($houses, "ins") }
lookup-house-vassal = **Вассал**, им командует { $house }
lookup-house-vassal-free = **Вассал**; в этом раунде им ещё никто не командует
lookup-house-commands = **Командует** { FORM($houses, "ins") }
lookup-house-vassal-figures = **Замки и крепости** { $castles }. Ни власти, ни карт в руке: в каждом сражении три из семи карт вассалов
lookup-card-of-vassals = Карта Дома для вассалов: каждому вассалу в сражении раздают три из семи
lookup-card-drawn = **В этой партии:** роздана вассалу ({ $house }).
lookup-card-no-vassals = **В этой партии:** вассалов нет.

## Readings

ruling-connington-without-survivors = Рыцарь Джона Коннингтона, если у победителя не осталось отрядов
reading-connington-without-survivors-embattled-area-only = может встать в области сражения
reading-connington-without-survivors-origin = может встать там, откуда был поход
ruling-beric-dondarrion-timing = Отряд Берика Дондарриона гибнет
reading-beric-dondarrion-timing-on-result = до потерь
reading-beric-dondarrion-timing-after-casualties = после потерь
ruling-bronn-against-vassal = Бронн против вассала
reading-bronn-against-vassal-cannot-pay = заплатить нельзя
reading-bronn-against-vassal-commander-pays = заплатить может тот, кто командует
ruling-jaqen-random-card = Случайная карта Якена Хгара
reading-jaqen-random-card-includes-returned = может быть той, что вернулась
reading-jaqen-random-card-excludes = никогда не та, что вернулась
ruling-patchface-against-vassal = Пестряк против вассала
reading-patchface-against-vassal-drawn-cards = видит розданные карты
reading-patchface-against-vassal-nothing = ничего не делает
ruling-vassal-bid-ties = Ставки: вассалы стоят
reading-vassal-bid-ties-iron-throne-holder = среди ставок 0, как решит Железный трон
reading-vassal-bid-ties-below-players = ниже всех игроков
ruling-vassal-claim = Как игроки получают вассалов
reading-vassal-claim-rest-to-the-last = выбирают в порядке хода; последний берёт оставшихся
reading-vassal-claim-at-random = по жребию каждый раунд
ruling-vassal-dual-token-bans = Запрет набегов или подмоги
reading-vassal-dual-token-bans-banned-by-either = запрещает жетон «Набег/Подмога»
reading-vassal-dual-token-bans-other-half-stays = оставляет другую его половину
ruling-vassal-family-support = Подмога между командующим и его вассалами
reading-vassal-family-support-automatic = без вопроса
reading-vassal-family-support-optional = если так решит командующий
ruling-vassal-house-cards = Сражающемуся вассалу раздают
reading-vassal-house-cards-three-of-seven = три из семи карт
ruling-vassal-muster = При сборе войск вассал набирает
reading-vassal-muster-home-area-only = только в родной области
ruling-vassal-order-count = Вассал получает
reading-vassal-order-count-up-to-two = не больше двух приказов
reading-vassal-order-count-two-if-possible = два приказа, если возможно
ruling-vassal-power-token = Вассал, покидающий сухопутную область
reading-vassal-power-token-always-left = всегда оставляет жетон власти
ruling-vassal-raid-power = Набег вассала на усиление власти
reading-vassal-raid-power-nobody-gains = никому не приносит власти
reading-vassal-raid-power-commander-gains = даёт 1 жетон власти тому, кто командует
ruling-vassal-starting-supply = Снабжение вассалов в начале
reading-vassal-starting-supply-four = 4
reading-vassal-starting-supply-icons-controlled = по бочонкам снабжения под их контролем
ruling-vassal-surplus-sets = Если вассалов не поделить поровну
reading-vassal-surplus-sets-one-more-from-the-top = лишние достаются первым игрокам в порядке хода
reading-vassal-surplus-sets-one-each = игроки берут по одному, по очереди
ruling-vassal-track-setup = На треках вассалы начинают
reading-vassal-track-setup-below-if-in-top-three = последними, если кто-то из них был бы в первой тройке
reading-vassal-track-setup-always-below = последними
ruling-vassal-victory = Если вассал выигрывает сражение
reading-vassal-victory-commander-gains-one = тот, кто им командует, получает 1 жетон власти
ruling-vassal-westeros-decisions = За вассалов в фазе Вестероса решает
reading-vassal-westeros-decisions-last-commander = тот, кто командовал последним
