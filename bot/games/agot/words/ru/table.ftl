# What A Game of Thrones says at a table in its own words: panels, commands, typed answers, the log.

## What winning takes

goal = **Для победы:** { $held ->
    [1] в конце раунда
   *[0] в любой момент
} держать столько замков и крепостей: { $castles } — или больше всех их после 10-го раунда.

## Explanations

why-topic-combat = Сражение
why-topic-bids = Ставки
why-topic-supply = Снабжение
why-title-combat = ### Сражение, строка за строкой
why-title-bids = ### Последние ставки
why-title-supply = ### Снабжение

## What would come of a battle

what-if-uses = { $seat } обнажает Валирийский меч
what-if-uses-not = { $seat } не обнажает Валирийский меч

## The log

topic-battles = Сражения
topic-bids = Ставки, треки и одичалые
topic-orders = Приказы и походы
topic-westeros = Карты Вестероса
topic-units = Набранные и потерянные отряды
topic-power = Власть
topic-cards = Карты Домов

## Cards

hand-open = Тайных карт в этой партии нет: { COMMAND("map") } показывает руки всех на полях, а { COMMAND("card") } объясняет каждую карту.

## How one answers with nothing, and what a select is for

nothing-march = Никто не идёт в поход
nothing-muster = Ничего не набирать
nothing-refuse-support = Никому не отказывать
nothing-wildling-upgrade = Без новых рыцарей
pick-bid = Твоя ставка
pick-house-card = Твоя карта Дома
pick-muster = Кого набрать
pick-wildling-discard = Какую карту сбросить
pick-wildling-retrieve = Какую карту вернуть

## Typed answers

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-star = звезда звезды звездочка особая особое *
typed-plus = плюс +
typed-minus = минус -
# What means nothing between an area and its order.
typed-fillers = и в во на с со к по из у приказ приказы приказа получает получают
# What means nothing among units and areas.
typed-fillers-army = и в во на с со к по из от до у идет идут идем поход отправить отправляется послать переместить взять набрать набираем
typed-displaced = - { $place }: приказ отсюда снят, ведь жетон может лежать только в одном месте.
typed-tokens-title = Набери приказы
typed-tokens-label = Область и её приказ, по строке на каждую
typed-tokens-hint =
    винтерфелл пох+1*
    кархолд об+1
    белая нет
typed-tokens-example = { $place }: { $token }

## Orders

tokens-place = Область
tokens-for = Приказ: { $place }
tokens-none-yet = пока без приказа
tokens-limit = Особые приказы (★): { $used } из { $most }
tokens-short = Приказов не хватает: областей { $places }, а получат их лишь { $number }.
tokens-none = Без приказа

refused-not-tokens = Это не набор приказов.
refused-places-left = { $number ->
    [one] Ещё { $number } области нужен приказ: { $places }.
    [few] Ещё { $number } областям нужны приказы: { $places }.
    [many] Ещё { $number } областям нужны приказы: { $places }.
   *[other] Ещё { $number } области нужны приказы: { $places }.
}
refused-not-your-place = { $place }: приказ этой области дать нельзя.

## When a player is late

late-safe = Если игрок опаздывает, даётся безобидный ответ: приказы обороны, никаких ходов, потери как можно меньше.
deadline-safe-note = приказы обороны, никаких ходов, потери как можно меньше

## More steps

step-recruit-routed = { $area }: { $unit } (беглец)
refused-not-a-list = Это не список для сбора войск.
choice-done = Готово

## What lies in an area that can be chosen

here-joint = {" · "}
here-token = жетон власти { FORM($house, "gen") }
here-garrison = гарнизон { $strength }
here-neutral = нейтральные лорды { $strength }
here-empty = никого нет

## Commands by the words of the game

command-house = Каков Дом сейчас: власть, снабжение, отряды, области, карты
    .name = дом
command-house-about = Какой Дом; если не указать — твой
    .name = название
command-area = Какова область, кто в ней, кто мог бы прийти или помочь
    .name = область
command-area-about = Набери часть названия
    .name = название
command-orders = Набери приказы; это черновик, пока ты их не подтвердишь
    .name = приказы
command-orders-about = Например: винтерфелл пох+1*; кархолд об+1; белая нет
    .name = текст

## Where to look things up, and what is sealed

help-looking-up = { COMMAND("card") }, { COMMAND("area") } и { COMMAND("house") }
typed-no-tokens = ⚠ Сейчас тебе не нужно отдавать приказы.
setup-together = **Время на ответ**, когда спрашивают нескольких сразу, например при приказах и ставках:

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    ничья ничьи поровну равны равные равенство
    бой битва сражение сражения атака атаковать
    победа победить побеждает победитель выиграть
    проиграть поражение потеря потери теряет гибель гибнет убить уничтожить уничтожен уничтожаются
    отряд отряды войска армия армии солдат юнит
    ставка ставки торги аукцион
    лодка корабль корабли флот морской море
    замок замки крепость крепости город города
    жетон влияние власть власти
    бочонок бочонки снабжение снабжения
    нанять набрать набирает набор вербовка сбор построить
    стена одичалые одичалых нашествие
    меч мечи клинок
    подсмотреть ворон ворона
    бежать отступить отступление отступает
    порт порты гавань
    начало начать подготовка расстановка
    конец окончание последний

## How to play: twelve sentences

primer-land = Ты ведёшь великий Дом и хочешь больше замков и крепостей, чем у любого другого. Кто держит их достаточно, обычно семь, побеждает, а иначе — тот, у кого их больше всех после десяти раундов. Каждый раунд начинается с трёх карт Вестероса: они несут снабжение, новые отряды, ставки на три трека или нашествие одичалых. Треки решают, кто ходит первым, кто побеждает в равных сражениях и сколько сильных приказов можно отдать.
primer-orders = Потом каждый тайно даёт приказ каждой области, где есть его отряды, и все приказы вскрываются разом. Поход ведёт отряды или атакует, набег снимает приказ по соседству, подмога помогает в сражениях рядом, оборона усиливает свою область, а усиление власти приносит власть. Сначала исполняются все набеги, затем все походы, затем собирается власть — по одному приказу, в порядке хода. Говорите друг с другом: в одиночку далеко не уйти, но никакое обещание никого не связывает.
primer-battle = В сражении сравнивается сила отрядов, приказов и подмоги обеих сторон. Затем каждая сторона тайно выбирает карту Дома: та добавляет силу, мечи, башни или сюрприз. Проигравший отступает и теряет по отряду за каждый меч, который не остановила башня. Снабжение ограничивает размер армий, так что ищи бочонки прежде, чем собирать войска.
