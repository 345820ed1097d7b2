# What Inis asks, tells, refuses and explains.

## Things

unit-clan = { $count ->
    [one] клан
    [few] клана
    [many] кланов
   *[other] клана
}
    .acc = { $count ->
        [one] клан
        [few] клана
        [many] кланов
       *[other] клана
    }
    .plural-gen = кланов
    .gender = m
unit-exposed = { $count ->
    [one] открытый клан
    [few] открытых клана
    [many] открытых кланов
   *[other] открытых клана
}
    .acc = { $count ->
        [one] открытый клан
        [few] открытых клана
        [many] открытых кланов
       *[other] открытых клана
    }
    .plural-gen = открытых кланов
    .gender = m
unit-protected = { $count ->
    [one] укрытый клан
    [few] укрытых клана
    [many] укрытых кланов
   *[other] укрытых клана
}
    .acc = { $count ->
        [one] укрытый клан
        [few] укрытых клана
        [many] укрытых кланов
       *[other] укрытых клана
    }
    .plural-gen = укрытых кланов
    .gender = m
unit-green = { $count ->
    [one] зелёный клан
    [few] зелёных клана
    [many] зелёных кланов
   *[other] зелёных клана
}
    .acc = { $count ->
        [one] зелёный клан
        [few] зелёных клана
        [many] зелёных кланов
       *[other] зелёных клана
    }
    .plural-gen = зелёных кланов
    .gender = m
unit-blue = { $count ->
    [one] синий клан
    [few] синих клана
    [many] синих кланов
   *[other] синих клана
}
    .acc = { $count ->
        [one] синий клан
        [few] синих клана
        [many] синих кланов
       *[other] синих клана
    }
    .plural-gen = синих кланов
    .gender = m
unit-orange = { $count ->
    [one] оранжевый клан
    [few] оранжевых клана
    [many] оранжевых кланов
   *[other] оранжевых клана
}
    .acc = { $count ->
        [one] оранжевый клан
        [few] оранжевых клана
        [many] оранжевых кланов
       *[other] оранжевых клана
    }
    .plural-gen = оранжевых кланов
    .gender = m
unit-white = { $count ->
    [one] белый клан
    [few] белых клана
    [many] белых кланов
   *[other] белых клана
}
    .acc = { $count ->
        [one] белый клан
        [few] белых клана
        [many] белых кланов
       *[other] белых клана
    }
    .plural-gen = белых кланов
    .gender = m

direction-clockwise = по часовой стрелке
direction-counter-clockwise = против часовой стрелки
side-season = в свой ход
side-triskel = в ответ
cards-action = карты действий
    .gen = карт действий
cards-advantage = карты преимуществ
    .gen = карт преимуществ
cards-epic = карты сказаний
    .gen = карт сказаний
pile-display = выкладка
deck-epic-tales = карты сказаний
deck-territories = территории
deck-bottom-territories = последние территории
deck-action-cards = карты действий

phase-set-up = Подготовка
phase-assembly = Собрание
phase-draft = Драфт
phase-season = Сезон
phase-ended = конец

choice-add-clan = Добавить клан
choice-agree = Согласиться
choice-attack = Атаковать
    .note = Игрок, которого ты атакуешь, теряет клан или сбрасывает карту действия, на свой выбор
choice-decline = Отказаться
choice-end-clash = Завершить столкновение
    .note = Открытых кланов больше ни у кого нет: столкновение окончено
choice-keep-direction = Сохранить направление
choice-lose-both = Потерять клан и карту
choice-lose-card = Сбросить карту действия
choice-lose-clan = Потерять клан
choice-no-clash = Без столкновения
choice-no-more = Достаточно
choice-nobody = Никого
choice-pass = Пас
choice-plainly = Без другой карты
choice-pretender = Взять жетон претендента
    .note = Условие победы выполнено; если так будет и на следующем собрании, ты можешь победить
choice-propose-peace = Предложить мир
    .note = Если согласны все, у кого есть открытые кланы, столкновение окончено
choice-refuse = Отклонить
choice-replace-clan = Заменить клан
choice-shelter = В цитадель
    .note = Укрыт, пока столкновение не кончится
choice-stay-out = Остаться снаружи
choice-turn-direction = Сменить направление
choice-withdraw = Отступить
    .note = Твои открытые кланы уходят на соседнюю территорию, где ты вождь
choice-done = Готово

won-by-1-condition = одно условие победы
won-by-2-conditions = два условия победы
won-by-3-conditions = три условия победы
won-by-brenn = звание бренна, когда поровну

clans-at = { $clans } { FORM($area, "in") }
clans-of = { $clans } { FORM($seat, "gen") }
inis-location = Место { $number }: рядом { $areas }

## Standing instructions

instruct-why = Спрашивают каждого, у кого могла бы быть карта трискеля, — есть она или нет. Скажи заранее, как ты отвечаешь, и партии не придётся тебя ждать. Никто больше не узнает, что ты здесь скажешь, и скажешь ли вообще. Если такой карты у тебя нет, бот по этому указанию просто пасует.
topic-responses = Все карты трискеля
topic-attacked = Атака на меня
topic-citadel = Укрыться в цитаделях
topic-peace = Предложения мира
topic-turn = Мой ход
when-always = Всегда
when-starts-clash = Если карта может начать столкновение
when-epic = Если это карта сказания
when-advantage = Если это карта преимущества
when-season-ends = Если сезон кончится
when-present = Если в столкновении есть мои кланы
when-in-clash = В столкновении
when-outside-clash = Вне столкновения
do-pass = Пас
do-ask = Спросить меня
do-held = Спросить, только если есть подходящая карта
do-play = Сыграть сразу
do-clan = Потерять клан
do-card = Сбросить карту
do-all = Сколько можно
do-1 = Один клан
do-2 = Два клана
do-none = Никого
do-agree = Согласиться
do-refuse = Отклонить
until-season = На этот сезон
until-game = Пока я не передумаю
until-turn = До конца этого хода

inis-instruction = { $on } · { $when }: { $do }{ $card } ({ $until })
step-inis-topic = О чём указание?
step-inis-instruction = Что делать боту?
step-inis-until = На какой срок?

## How a player stands

presets = **Спрашивать меня об ответах:**
preset-always = Всегда
preset-always-tells = тебя спрашивают каждый раз, когда у тебя могла бы быть подходящая карта. Тогда по паузе никто не узнает, есть ли она.
preset-held = Только если есть подходящая карта
preset-held-tells = партия ждёт тебя, только когда тебе есть чем ответить. Кто заметит паузу, поймёт, что есть; кто не заметит — что нет.
preset-never = В этом раунде — никогда
preset-never-tells = ты пасуешь каждый раз и сразу, даже когда есть чем ответить. Кто заметит, что тебя не ждут, поймёт: в этом раунде тебя можно не опасаться.
preset-turn = Пасовать до конца этого хода

## What a player is to do, as everybody may know it (“Waiting for …”)

for-capital = территория для столицы
for-first-clan = территория для первого клана
for-draft = драфт
for-cathbad-card = какую карту отложить для Слова Катбада
for-set-aside = какую карту отложить
for-turn = ход
for-landless = территории для возвращения кланов
for-respond = ответные карты
for-arrival = какие кланы войдут
for-departure = какие кланы уйдут
for-placement = территории для новых кланов
for-eriu = территории для новых кланов
for-other-world = кланы, которые приводит или уводит Иной мир
for-offering = карты на сброс
for-druid = какую карту возьмёт Друид
for-scouts-move = переход кланов
for-location = место для новой территории
for-new-tile = новая территория
for-enter-tile = первый шаг на новую территорию
for-keep-tale = выбор карты сказания
for-take-tale = выбор карты сказания
for-deirdre-clan = клан, который уйдёт
for-gift = карта в подарок
for-give-card = передача карты
for-mountains = плата за вход в Горы
for-next-clash = следующее столкновение
for-instigator = новый зачинщик
for-citadel = укрытие в цитадели
for-maneuver = манёвр
for-withdraw = отступление
for-reinforcements = подкрепление
for-fianna = кланы, которые поведёт Фианна
for-attacked = ответ на атаку
for-peace = ответ на предложение мира
for-cauldron = кланы из Котла Дагды

## Questions

ask-capital = Где встанет столица? Святилище будет там же.
ask-first-clan = Где встанет твой следующий клан?
ask-draft = Оставь себе { $keep ->
    [one] { $keep } карту
    [few] { $keep } карты
    [many] { $keep } карт
   *[other] { $keep } карты
}, следующему игроку { $number ->
    [one] уйдёт { $number } карта
    [few] уйдут { $number } карты
    [many] уйдут { $number } карт
   *[other] уйдут { $number } карты
}.
ask-cathbad-card = Слово Катбада: какую карту действия отложить?
ask-set-aside = Какую карту действия откладываешь?
ask-turn = Твой ход. Что делаешь?
ask-landless = На острове нет ни одного твоего клана. { $number ->
    [one] Возвращается { $number } клан
    [few] Возвращаются { $number } клана
    [many] Возвращаются { $number } кланов
   *[other] Возвращаются { $number } клана
}: куда?
moment-assembly-begins = начинается собрание
moment-attack-made = объявлена твоя атака
moment-attacked = тебя атакуют
moment-cards-dealt = сданы карты
moment-card-announced = объявлена карта
moment-card-resolved = карта сработала
moment-card-discarded = сбрасывается карта
moment-citadels-over = больше никто не укрывается
moment-clan-at-risk = твой клан вот-вот уберут
moment-clan-removed = убран клан
moment-clash-begins = начинается столкновение
moment-maneuver-made = сделан манёвр
moment-mountains-entered = кланы пришли в Горы
moment-tale-drawn = взяты карты сказаний
moment-tale-drawn-at-the-gates = взяты карты сказаний у Врат
moment-turn-over = окончен ход
ask-respond = { $moment-id ->
    [attacked] { $seat } атакует тебя { FORM($area, "in") }. Ответишь?
    [attack-made] Ты атакуешь { FORM($seat, "acc") } { FORM($area, "in") }. Добавишь карту?
    [card-announced] { $seat } объявляет карту «{ $card }»{ $number ->
        [0] {""}
       *[other] {" "}({ $details })
    }. Ответишь?
    [card-resolved] Карта «{ $card }» сработала ({ $seat }). Ответишь?
    [card-discarded] Карта «{ $card }» уходит в сброс. Ответишь?
    [clan-at-risk] Твой клан { FORM($area, "in") } вот-вот уберут. Ответишь?
    [clan-removed] Убран клан { FORM($seat, "gen") } { FORM($area, "in") }. Ответишь?
    [clash-begins] Начинается столкновение { FORM($area, "in") }. Ответишь?
    [maneuver-made] { $seat } делает манёвр { FORM($area, "in") }. Ответишь?
    [turn-over] Ход { FORM($seat, "gen") } окончен. Ответишь?
    [citadels-over] Больше никто { FORM($area, "in") } не укрывается. Ответишь?
   *[other] Сейчас { $moment }. Ответишь?
}
ask-arrival = Какие кланы приходят { FORM($area, "to") }?
ask-departure = Какие кланы уходят и куда?
ask-placement = Куда ставишь свои кланы?
ask-eriu = Какие территории со святилищем получат клан?
ask-other-world = До { $number ->
    [one] { $number } клана
    [few] { $number } кланов
    [many] { $number } кланов
   *[other] { $number } клана
}: твои из запаса — { FORM($area, "to") } — или чужие, которые ты уберёшь оттуда.
ask-offering = Какие карты действий сбрасываешь?
ask-druid = Какую карту берёшь из сброса?
ask-scouts-move = Карты просмотрены. Двинешь свои кланы? Откуда?
ask-location = Куда ляжет новая территория { FORM($seat, "gen") }?
ask-new-tile = Какую территорию исследуешь и где?
ask-enter-tile = Ведёшь клан { FORM($area, "to") }? Откуда?
ask-keep-tale = Какую из взятых карт оставляешь?
ask-take-tale = Какую из показанных карт берёшь?
ask-deirdre-clan = Откуда убираешь свой клан?
ask-gift = Какую карту действия даришь { FORM($seat, "dat") }?
ask-give-card = Какую карту действия отдаёшь { FORM($receiver, "dat") }?
ask-mountains = Твои кланы пришли { FORM($area, "to") }: сбрось карту действия или потеряй клан.
ask-next-clash = Какое столкновение решается следующим?
ask-instigator = Названного тобой зачинщика { FORM($area, "in") } больше нет. Кто вместо него?
ask-citadel = Укроешь клан { FORM($area, "in") }? { $free ->
    [one] Свободна { $free } цитадель.
    [few] Свободны { $free } цитадели.
    [many] Свободны { $free } цитаделей.
   *[other] Свободны { $free } цитадели.
}
ask-maneuver = Столкновение { FORM($area, "in") }: твой манёвр?
ask-withdraw = Какие кланы уходят { FORM($area, "from") } и куда?
ask-reinforcements = Какие кланы вступают в столкновение { FORM($area, "in") }?
ask-fianna = Какие кланы уходят { FORM($area, "to") }?
ask-attacked = { $seat } атакует тебя { FORM($area, "in") }. Что теряешь?
ask-peace = { $seat } предлагает мир { FORM($area, "in") }. Согласиться?
ask-cauldron = Сколько кланов вернётся { FORM($area, "to") } из Котла Дагды? Самое большее { $most }.

## Refusals

refused-first-turn-needs-card = В первый ход сезона бренн должен сыграть карту сезона.
refused-pretender-already = У тебя уже есть жетон претендента.
refused-no-condition-met = Ни одно условие победы у тебя не выполнено, так что взять жетон претендента нельзя.
refused-card-not-in-hand = Карты «{ $card }» у тебя в руке нет. Выбери из тех, что есть.
refused-no-season-card = Карту «{ $card }» можно сыграть только в ответ.
refused-card-not-playable = Карту «{ $card }» сейчас сыграть нельзя.
refused-no-such-response = Картой «{ $card }» здесь ответить нельзя.
refused-somebody-must-go = Хотя бы один клан должен уйти { FORM($area, "from") }.
refused-territory-out-of-reach = { $origin } и { $area } не соседние территории. Выбери соседнюю.
refused-no-passing-in-a-clash = В столкновении не пасуют. Выбери манёвр.
refused-no-refuge = Отступить { FORM($area, "from") } нельзя: рядом нет территории, где ты вождь.
refused-others-are-exposed = Открытые кланы есть и у других, так что в одиночку столкновение не закончить. Можно предложить мир.
refused-not-yourself = Атаковать себя нельзя.
refused-not-a-loss = Этой атаке так не ответить: возможные потери показаны в твоей панели.
refused-nobody-exposed = У { FORM($seat, "gen") } нет открытых кланов.
refused-silenced = Копьё Луга: до конца столкновения — никаких карт трискеля.

## Where the numbers come from

why-chieftain-over = { $seat }, чужие кланы там, где он вождь: { $value } из { $needed }.
why-clans-there = Из них { FORM($area, "in") }: { $value }.
why-beside-sanctuaries = { $seat }, святилища там, где он присутствует: { $value } из { $needed }.
why-sanctuaries-there = Из них { FORM($area, "in") }: { $value }.
why-in-territories = { $seat }, территории, где он присутствует: { $value } из { $needed } ({ $areas }).
why-deeds = У { FORM($seat, "gen") } { $value ->
    [one] { $value } подвиг, и он считается
    [few] { $value } подвига, и они считаются
    [many] { $value } подвигов, и они считаются
   *[other] { $value } подвига, и они считаются
} там, где нужнее всего.
why-conditions-met = { $seat } выполняет { $value ->
    [one] { $value } условие
    [few] { $value } условия
    [many] { $value } условий
   *[other] { $value } условия
}.
why-clash = Столкновение { FORM($area, "in") }, зачинщик — { $seat }.
why-shelter = { $area }: там { $value ->
    [one] { $value } цитадель
    [few] { $value } цитадели
    [many] { $value } цитаделей
   *[other] { $value } цитадели
}.
why-clash-clans = { $seat }: открыто { $exposed }, укрыто { $protected }.
why-silenced = Копьё Луга: до конца этого столкновения — никаких карт трискеля.
why-maneuver = Следующий манёвр делает { $seat }.

## What happened

event-inis-began = Партия начинается: { $seats }. Территории: { $territories }. Бренн — { $brenn }.
event-capital = { $seat } ставит столицу и святилище { FORM($area, "in") }.
event-toss = { $seat } подбрасывает стаю ворон: { $direction }.
event-direction = Теперь ходы идут { $direction }.
event-clans-placed = { $seat } ставит { FORM($clans, "acc") } { FORM($area, "in") }.
event-set-up-over = Остров заселён.
event-assembly = Собрание раунда { $round }.
event-new-brenn = { $seat } становится бренном как вождь { FORM($area, "gen") }.
event-same-brenn = { $seat } остаётся бренном.
event-pretender-checked = { $seat } выполняет { $met ->
    [one] { $met } условие победы
    [few] { $met } условия победы
    [many] { $met } условий победы
   *[other] { $met } условия победы
}.
event-nobody-wins = { $number ->
    [0] Никто не побеждает; жетоны претендентов возвращаются.
    [1] Никто не побеждает; жетоны претендентов возвращаются.
   *[other] Поровну у нескольких, и бренна среди них нет: { $seats }. Никто не побеждает, жетоны претендентов возвращаются.
}
event-inis-won = { $seat } побеждает, { $met ->
    [one] выполнив { $met } условие победы
    [few] выполнив { $met } условия победы
    [many] выполнив { $met } условий победы
   *[other] выполнив { $met } условия победы
}{ $tie ->
    [0] {""}
   *[other] , а при равенстве решает звание бренна
}.
event-advantages-taken = { $seat } берёт карты преимуществ: { $cards }.
event-dealt = { $seat } сдаёт карты действий, каждому по { $number }.
event-drafted = Каждый оставляет { $keep ->
    [one] { $keep } карту
    [few] { $keep } карты
    [many] { $keep } карт
   *[other] { $keep } карты
} и передаёт дальше { $number }.
event-set-aside-openly = { $seat } откладывает карту «{ $card }».
event-cathbad-exchanged = { $seat } берёт отложенную карту и откладывает другую.
event-assembly-over = Собрание окончено.
event-season = Начинается сезон раунда { $round }: первым ходит { $seat }, дальше { $direction }.
event-passed = { $seat } пасует.
event-pretender = { $seat } берёт жетон претендента, выполнив { $met ->
    [one] { $met } условие победы
    [few] { $met } условия победы
    [many] { $met } условий победы
   *[other] { $met } условия победы
}.
event-season-over = Сезон раунда { $round } окончен.
event-advantage-displayed = Карта «{ $card }» возвращается в выкладку.
event-festival-over = Праздник { FORM($area, "in") } окончен.
event-inis-card-played = { $seat } играет карту «{ $card }»{ $number ->
    [0] {""}
   *[other] : { $details }
}.
event-card-stopped = Карта «{ $card }» ({ $seat }) отменена.
event-action-card-taken = { $seat } берёт карту «{ $card }».
event-tales-drawn = { $seat } берёт { $number ->
    [one] { $number } карту сказания
    [few] { $number } карты сказаний
    [many] { $number } карт сказаний
   *[other] { $number } карты сказаний
}.
event-you-drew = Тебе пришла карта «{ $card }».
event-tale-discarded = { $seat } сбрасывает карту «{ $card }».
event-no-tale-left = { $seat } остаётся ни с чем: карт сказаний больше нет.
event-tales-shuffled = Карты сказаний ({ $number }) тасуются в новую колоду.
event-card-discarded-unseen = { $seat } сбрасывает одну из своих { FORM($kind, "gen") }.
event-you-discarded = Сброшена твоя карта «{ $card }».
event-took-from-discards = { $seat } берёт карту из сброса карт действий.
event-took-aside = { $seat } берёт отложенную карту действия.
event-you-took = Тебе досталась карта «{ $card }».
event-set-aside = { $seat } откладывает карту действия.
event-card-stolen = { $seat } тянет не глядя карту действия у { FORM($victim, "gen") }.
event-gift = { $seat } дарит карту действия { FORM($receiver, "dat") }.
event-card-handed-over = { $seat } отдаёт { FORM($receiver, "dat") } карту «{ $card }».
event-looked = { $seat } смотрит { $kind } у { FORM($owner, "gen") }.
event-you-saw = { $number ->
    [0] { $seat } видит: у { FORM($owner, "gen") } таких карт нет.
   *[other] { $seat } видит карты { FORM($owner, "gen") }: { $cards }.
}
event-tale-shown = { $seat } показывает карту «{ $card }».
event-tale-taken = { $seat } берёт карту «{ $card }».
event-tale-given = { $seat } дарит { FORM($receiver, "dat") } карту «{ $card }».
event-tale-taken-back = { $seat } берёт обратно карту «{ $card }».
event-advantage-taken = { $seat } берёт карту «{ $card }» (откуда: { $origin }).
event-deed-gained = { $seat } совершает подвиг. Всего их теперь { $number }.
event-deed-lost = { $seat } теряет подвиг.
event-citadel-built = { $seat } строит цитадель { FORM($area, "in") }.
event-sanctuary-built = { $seat } строит святилище { FORM($area, "in") }.
event-festival = { $seat } устраивает праздник { FORM($area, "in") }.
event-tile-laid = Исследована новая территория: { $area }. Рядом: { $touches }.
event-no-tile-left = Исследовать больше нечего: территорий не осталось.
event-you-drew-tiles = Тебе пришли территории: { $areas }.
event-clans-moved = { $seat }: { $clans } { FORM($origins, "from") } { FORM($area, "to") }.
event-clan-removed = { $seat } теряет клан { FORM($area, "in") }.
event-clan-saved = { $seat } спасает клан { FORM($area, "in") }.
event-clan-replaced = { $seat } теряет клан { FORM($area, "in") } из-за карты «Новый союз».
event-clash = Начинается столкновение { FORM($area, "in") }: { $seats }.
event-clash-falls-away = Столкновения { FORM($area, "in") } всё-таки не будет.
event-festival-penalty = { $seat } теряет клан за нарушенный праздник { FORM($area, "in") }.
event-new-instigator = Зачинщик столкновения теперь — { $named }.
event-silenced = Никаких карт трискеля { FORM($area, "in") }, пока столкновение не кончится.
event-sheltered = { $seat } укрывает клан { FORM($area, "in") }.
event-citadels-emptied = Все кланы { FORM($area, "in") } выходят из цитаделей.
event-attack = { $seat } атакует { FORM($target, "acc") } { FORM($area, "in") }.
event-attack-defeated = { $seat } отбивает атаку.
event-withdraws = { $seat } отступает { FORM($area, "from") }.
event-named-next = Следующий манёвр делает { $named }.
event-turn-claimed = { $seat } забирает следующий ход.
event-peace-proposed = { $seat } предлагает мир { FORM($area, "in") }.
event-peace-refused = Мира { FORM($area, "in") } нет, против: { $seats }.
event-peace = Мир { FORM($area, "in") }.
event-clash-ended = { $seat } завершает столкновение { FORM($area, "in") }.
event-clash-over = Столкновение { FORM($area, "in") } окончено. { $number ->
    [0] Там никого не осталось.
   *[other] Там остались: { $seats }.
}
defeat-clash = { FORM($area, "In") } ты теряешь { $lost ->
    [one] { $lost } клан
    [few] { $lost } клана
    [many] { $lost } кланов
   *[other] { $lost } клана
}, а атак на тебя было { $attacks }.
defeat-clash-by = Кого атакуют, тот теряет клан или карту действия. Кто атаковал тебя здесь: { $rivals }.
defeat-clash-cards = { $number ->
    [one] { $number } атака не стоила тебе клана.
    [few] { $number } атаки не стоили тебе клана.
    [many] { $number } атак не стоили тебе клана.
   *[other] { $number } атаки не стоили тебе клана.
}
defeat-clash-peace =
    На твоём счету { $number ->
        [one] { $number } атака
        [few] { $number } атаки
        [many] { $number } атак
       *[other] { $number } атаки
    }; столкновение кончается раньше, только если все там согласны на мир.
defeat-clash-exposed = Твои кланы там не были укрыты в цитадели, а потерять нельзя только укрытые.
event-cauldron = У { FORM($seat, "gen") } в Котле Дагды: { $clans }.
event-cauldron-emptied = { $seat } возвращает { FORM($clans, "acc") } { FORM($area, "to") } из Котла Дагды.

## What changes nothing is told together

idle-passed = Пасуют: { $all }.
idle-passed-of = { $seat }
idle-clash-falls-away = Столкновения всё-таки не будет: { $all }.
idle-clash-falls-away-of = { $area }

## Who is winning

table-conditions-met = Выполненные условия победы: { $who }.
conditions-of = { $seat } { $met } из 3

## A round in a few lines

round-clashes = { $number ->
        [0] Столкновений не было.
        [one] { $number } столкновение: { $areas }.
        [few] { $number } столкновения: { $areas }.
        [many] { $number } столкновений: { $areas }.
       *[other] { $number } столкновения: { $areas }.
    }
round-clans-lost = Потерянные кланы: { $who }.
round-clans-of = { $seat } { $clans }
round-pretenders = Жетоны претендента взяли: { $seats }.
round-conditions = { $number ->
        [0] Условий победы не выполняет никто.
       *[other] Выполненные условия победы: { $who }.
    }
