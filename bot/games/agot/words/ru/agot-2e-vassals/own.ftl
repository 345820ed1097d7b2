# What games with vassals say beside the 2nd edition, or in other words.

ruleset-agot-2e-vassals = Игра престолов, 2-е издание: с вассалами
option-vassals = вассалы: { $value }

## Names

house-vassals = вассалы
phase-vassals = Выбор вассалов
phase-vassal-orders = Приказы вассалов

order-raid-support-plus-1 = Набег или подмога +1
order-defend-muster-plus-1 = Оборона +1 или сбор войск
order-defend-plus-3 = Оборона +3

card-varys = Варис
card-syrio-forel = Сирио Форель
card-jaqen-hghar = Якен Хгар
card-janos-slynt = Янос Слинт
card-jon-connington = Джон Коннингтон
card-beric-dondarrion = Берик Дондаррион
card-bronn = Бронн

## Cards and orders

note-card-varys = Сила 0. После сражения — первое место на треке вотчин
note-card-syrio-forel = Сила 1. В обороне пешие воины игроков считаются за 0
note-card-jaqen-hghar = Сила 1. Противник играет вместо своей случайную карту
note-card-janos-slynt = Сила 2, 2 меча, 1 башня
note-card-jon-connington = Сила 2. При поражении может появиться рыцарь
note-card-beric-dondarrion = Сила 3. При победе всё равно гибнет отряд
note-card-bronn = Сила 4 — или 0, если противник заплатит 2 власти

ability-varys = Когда сражение окончено, выиграно оно или проиграно, вассал встаёт на первое место трека вотчин. Валирийский меч остаётся у того из игроков, кто стоит там выше всех.
ability-syrio-forel = Если вассал обороняется, пешие воины игроков считаются в этом сражении за 0. Пешие воины вассалов считаются как обычно.
ability-jaqen-hghar = Как только обе карты открыты, противник забирает свою без всякого действия и играет случайную карту из руки.
ability-jon-connington = Если вассал проиграл, рыцарь может появиться там, куда отступили его отряды, или в родной области, если она под контролем вассала. Снабжение и запас фигур должны это позволять.
ability-beric-dondarrion = Если вассал победил, он всё равно теряет один из своих отрядов в этом сражении; выбирает тот, кто им командует.
ability-bronn = До подсчёта сил противник может заплатить две власти; тогда Бронн стоит 0.

note-order-raid-support-plus-1 = Снимает приказ, как набег, — или остаётся и помогает, как подмога +1
note-order-defend-muster-plus-1 = +1, когда эту область атакуют; в конце — сбор войск здесь
note-order-defend-plus-3 = +3, когда эту область атакуют

## What is asked

for-claim-vassals = выбор вассалов
panel-on-behalf = ⚑ Ты отвечаешь за вассала: **дом { $seat }**.
seat-for = { $seat }, за вассала: { $other }
plan-not-for = Спросят и твоих вассалов: { $seats }. За них заранее ответить нельзя.

ask-claim-vassals = Какими вассалами ты командуешь в этом раунде? { $most ->
    [1] Можно взять одного.
   *[other] Можно взять самое большее { $most }.
}
ask-orders-for = Раунд { $round }: какие приказы получает дом { $for }? Не больше чем две его области.
ask-raid-for = Что делает приказ «Набег или подмога» дома { $for }?
ask-march-for = Приказ похода дома { $for }: кто куда идёт?
ask-consolidate-for = Набирает ли дом { $for } войска там, где лежит его приказ сбора?
ask-house-card-for = Сражение { FORM($area, "in") }: какую из трёх карт играет дом { $for }?
ask-supply-for = У дома { $for } армий слишком много или они слишком велики: снабжение позволяет { $limits }. Какие отряды уходят?
ask-muster-for = Кого набирает дом { $for }?
ask-support-for = { $attacker } атакует { FORM($defender, "acc") } { FORM($area, "in") }. Кому идут на подмогу отряды дома { $for } { FORM($supporters, "in") }?
ask-refuse-support-for = Сражение { FORM($area, "in") }: от чьей подмоги отказывается дом { $for }?
ask-casualties-for = { $area }: выбери потери дома { $for }. { $number ->
    [one] Нужно отдать { $number } отряд
    [few] Нужно отдать { $number } отряда
    [many] Нужно отдать { $number } отрядов
   *[other] Нужно отдать { $number } отряда
}.
ask-retreat-losses-for = Снабжение дома { $for } не позволяет стольким отрядам стоять { FORM($area, "in") }. Выбери, { $number ->
    [1] какой из них пропадёт
   *[other] какие пропадут: { $number }
}.
ask-port-capture-for = { $port } теперь у дома { $for }, и в нём чужие корабли ({ $victim }, { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
    [many] { $ships } кораблей
   *[other] { $ships } корабля
}). Сколько из них он заменит своими? Остальные будут уничтожены.
ask-ability = { $card-id ->
    [tyrion-lannister] { $card }: пусть { $rival } заберёт свою карту и сыграет другую?
    [aeron-damphair] { $card }: заплатить 2 власти и сыграть вместо него другую карту?
    [doran-martell] { $card }: на каком треке { $rival } опускается в самый конец?
    [mace-tyrell] { $card }: какой пеший воин { FORM($rival, "gen") } гибнет?
    [queen-of-thorns] { $card }: какой приказ { FORM($rival, "gen") } снимается?
    [cersei-lannister] { $card }: снять приказ { FORM($rival, "gen") }?
    [renly-baratheon] { $card }: сделать пешего воина рыцарем?
    [patchface] { $card }: какую карту сбрасывает { $rival }?
    [bronn] { $card } сражается за противника ({ $rival }): заплатить 2 власти, чтобы он стоил 0?
    [beric-dondarrion] { $card }: какой отряд теряет вассал, несмотря на победу?
    [jon-connington] { $card }: где появляется рыцарь?
   *[other] { $card }: что ты делаешь?
}
ask-deal = Раздай карты.
for-deal = раздачу карт
tokens-short-for = Приказ получают не все области: не больше { $number } из { $places }.
nothing-claim-vassals = Никого не брать
nothing-orders = Без приказов
choice-stays = Оставить: в этом раунде он даёт подмогу
choice-muster-here = Набрать войска здесь
choice-no-muster = Не набирать: приказ снимается
note-vassal = замки и крепости { $castles } · снабжение { $supply } · { $number ->
    [0] отрядов нет
   *[other] { $units }
}

## What happened

event-vassal-claimed = { $house } командует в этом раунде вассалом: дом { $vassal }.
event-raid-support-stays = { $house }: набега { FORM($area, "from") } нет, приказ остаётся лежать как подмога.
event-consolidate-muster = { $house } набирает войска { FORM($area, "in") } по приказу.
event-pillage = Разграбление: { $gained ->
    [0] власть не получает никто
   *[other] { $house } получает власть (+{ $gained })
}, { $victim } теряет (−{ $lost }).
event-power-spent = { $house } тратит власть: { $power }.

refused-area-of-the-family = { $target } в этом раунде принадлежит твоей же семье: командующий и его вассалы не входят в области друг друга.
refused-support-against-family = { $house } — твоя семья и сражается здесь: пошли подмогу ей или никому.
refused-vassals-not-into-ports = Вассалы не совершают поход в порты, и сюда тоже: { $target }.
refused-vassal-without-units = У дома { $house } нет отрядов { FORM($area, "in") }, так что приказ туда не дать.
refused-still-over-supply = Армии всё ещё не помещаются: снабжение позволяет { $limits }.
refused-raid-own-order = Приказ там твой собственный или твоей семьи, совершать на него набег нельзя: { $target }.
refused-too-many-vassal-orders = Вассал получает не больше приказов, чем { $most }.

why-preview-token-stays = Жетон власти остаётся { FORM($area, "in") } даром: { $house }.
why-preview-may-play = { $house } играет одну из трёх карт, которые видит только тот, кто командует. Все возможные: { $cards }.
why-preview-stays-to-support = Приказ { FORM($area, "in") } остаётся: до конца раунда он даёт подмогу в соседних сражениях.
why-preview-armies = Армии после этого: { $armies }; снабжение позволяет { $limits }.
why-preview-no-armies = Армий из двух и больше отрядов не будет; снабжение позволяет { $limits }.
why-preview-vassal-pillage = { $rival } теряет приказ «{ $order }» { FORM($area, "in") }{ $lost ->
    [0] {""}
   *[other] {" "}и 1 власть
}; { $gained ->
    [0] никто ничего не получает.
   *[other] ты получаешь 1 власть.
}

## Looking things up

hand-open = Карты в руках игроков не тайна: { COMMAND("map") } показывает их на полях, а { COMMAND("look") } объясняет каждую. Только какие карты розданы сражающемуся вассалу, знает лишь тот, кто им командует.
heading-commands = Ты командуешь: { $houses }
lookup-house-vassal = **Вассал**, им командует { $house }
lookup-house-vassal-free = **Вассал**; в этом раунде им ещё никто не командует
lookup-house-commands = **Командует:** { $houses }
lookup-house-vassal-figures = **Замки и крепости** { $castles }. Ни власти, ни руки: в каждом сражении три из семи карт вассалов
lookup-card-of-vassals = Карта Дома для вассалов: каждому вассалу в сражении раздают три из семи
lookup-card-drawn = **В этой партии:** роздана вассалу: { $house }.
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
reading-vassal-claim-rest-to-the-last = выбирают в порядке хода; последний берёт всех
reading-vassal-claim-at-random = жребием каждый раунд
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
reading-vassal-order-count-two-if-possible = два приказа, если может
ruling-vassal-power-token = Вассал, который покидает сухопутную область,
reading-vassal-power-token-always-left = всегда оставляет жетон власти
ruling-vassal-raid-power = Набег вассала на усиление власти
reading-vassal-raid-power-nobody-gains = никому ничего не даёт
reading-vassal-raid-power-commander-gains = даёт 1 власть тому, кто командует
ruling-vassal-starting-supply = Снабжение вассалов вначале
reading-vassal-starting-supply-four = 4
reading-vassal-starting-supply-icons-controlled = по бочкам под их контролем
ruling-vassal-surplus-sets = Вассалов не поделить поровну:
reading-vassal-surplus-sets-one-more-from-the-top = лишние достаются первым игрокам в порядке хода
reading-vassal-surplus-sets-one-each = игроки берут по одному, по очереди
ruling-vassal-track-setup = На треках вассалы начинают
reading-vassal-track-setup-below-if-in-top-three = последними, если кто-то из них был бы в первой тройке
reading-vassal-track-setup-always-below = последними
ruling-vassal-victory = Вассал выигрывает сражение:
reading-vassal-victory-commander-gains-one = кто им командует, получает 1 власть
ruling-vassal-westeros-decisions = За вассалов в фазе Вестероса решает
reading-vassal-westeros-decisions-last-commander = тот, кто командовал последним
