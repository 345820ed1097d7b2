# What the 1st edition of A Game of Thrones: The Board Game says that the 2nd does not.
# What both say, but not in the same words, is in agot-1e/.

ruleset-agot-1e = Игра престолов, 1-е издание

## Names

area-summer-sea = Летнее море
    .gen = Летнего моря
    .acc = Летнее море
    .in = в Летнем море
    .from = из Летнего моря
    .to = в Летнее море
    .gender = n

choice-one-order = Только этот
lasting-footmen-do-not-support = пешие воины, оказывая подмогу, силы не дают

## What happened

event-drawn = Никто не побеждает: у { FORM($houses, "gen") } поровну городов и крепостей, снабжения и власти.
event-lasting = В этом раунде: { $effect }.
event-wildlings-settled = { $outcome-id ->
    [watch-wins] Наибольшая ставка у { FORM($house, "gen") }, вознаграждение — за неё.
   *[other] Наименьшая ставка у { FORM($house, "gen") }, и потери здесь самые тяжёлые.
}

## Refusals

refused-order-barred = { FORM($area, "In") } нельзя отдать приказ «{ $order }».
refused-support-barred = { FORM($area, "In") } нельзя отдать приказ подмоги.
refused-raid-second-needs-star = Два приказа снимает только особый набег, а { FORM($area, "in") } лежит обычный.
refused-neutral-ships-there = { FORM($place, "In") } нейтральные лорды, и пока они не разбиты, корабль туда не набрать.
refused-wrong-toll = Выбери отряды на { $due ->
    [one] { $due } очко сбора
    [few] { $due } очка сбора
    [many] { $due } очков сбора
   *[other] { $due } очка сбора
} (пеший воин 1, корабль 1, рыцарь 2); эти стоят { $given }.

## Rulings

ruling-ability-order = Два свойства разом: первым идёт
reading-ability-order-fiefdoms = тот, кто выше на треке вотчин
reading-ability-order-turn-order = первый в порядке хода
ruling-aeron-damphair-icon = Иконка Эйерона Мокроголового
reading-aeron-damphair-icon-fortification = башня
reading-aeron-damphair-icon-sword = меч
ruling-cersei-lannister-order = Серсея Ланнистер: снять приказ
reading-cersei-lannister-order-required = обязательно
reading-cersei-lannister-order-optional = можно отказаться
ruling-icons-after-winter = Иконки карты после «Зима близко»
reading-icons-after-winter-count = считаются
ruling-maester-luwin-himself = Мейстер Лювин возвращает сам себя
reading-maester-luwin-himself-no = нет
reading-maester-luwin-himself-yes = да
ruling-neutral-force-as-the-one-attack = Нейтральные лорды — единственная атака похода
reading-neutral-force-as-the-one-attack-yes = да
ruling-oldtown-and-sunset-sea = Старомест и Закатное море
reading-oldtown-and-sunset-sea-apart = не соседние
reading-oldtown-and-sunset-sea-adjacent = соседние
ruling-orders-in-every-area = Приказ в каждой области с отрядами
reading-orders-in-every-area-optional = не обязателен
reading-orders-in-every-area-required = обязателен, пока есть жетоны
reading-retreat-fewest-losses-anywhere = куда угодно, с любыми потерями
ruling-retreat-into-empty-home = Отступление в пустую родную область врага
reading-retreat-into-empty-home-allowed = можно
reading-retreat-into-empty-home-not-allowed = нельзя
ruling-salladhor-saan-ships = Салладор Саан: за 0 считаются корабли
reading-salladhor-saan-ships-opponent = в подмоге противнику
reading-salladhor-saan-ships-all-supporting = в любой подмоге
ruling-ser-loras-last-unit = Сир Лорас уничтожает последний отряд
reading-ser-loras-last-unit-battle-ends = Тирелл побеждает сразу
reading-ser-loras-last-unit-battle-goes-on = сражение продолжается
ruling-ships = Корабли каждого Дома
reading-ships-five = пять
reading-ships-six = шесть
ruling-starting-supply = Снабжение в начале
reading-starting-supply-as-2nd-edition = как во 2-м издании
reading-starting-supply-icons = бочонки под контролем
reading-starting-supply-literal = у каждого Дома на один больше
reading-tie-break-supply-power = снабжение, потом власть, потом ничья
ruling-two-houses-win = Два Дома разом достигают цели
reading-two-houses-win-acting-house = побеждает Дом, чей приказ исполняется
reading-two-houses-win-turn-order = побеждает первый в порядке хода

## What House cards do

heading-figures = Власть { $power } · Снабжение { $supply } · города и крепости { $castles }
