# Looking at a game: maps, the board in words, explanations.

map-whole = Всё поле
map-battle = Сражение
map-choose-region = Рассмотреть ближе …

palette-default = Как напечатано
palette-deuteranopia = При дейтеранопии (зелёный)
palette-protanopia = При протанопии (красный)
palette-tritanopia = При тританопии (синий)
palette-high-contrast = Высокий контраст

panel-hand = Моя рука
hand-title = ### Твоя рука · { $title }
    -# Больше этого никто не видит.

battle-none = Сейчас сражения нет. Последнее объяснит { COMMAND("why") }.

what-if-button = Что, если …
what-if-heading = ### Что, если … · { $title }
    -# К чему привела бы каждая карта — по тому, что видно всем. Здесь ничего не решается.
what-if-nothing = Сейчас нет сражения, исход которого ещё не решён.
what-if-choose = Что, если …
what-if-side = { $side-id ->
    [none] { $seat } не оказывает подмоги
   *[other] { $seat } оказывает подмогу { FORM($side, "dat") }
}
what-if-uses = { $seat } тратит разовый эффект
what-if-uses-not = { $seat } не тратит разовый эффект
why-topic-stewards = Последние решения наместников
why-title-stewards = ### Почему наместники поступают так
why-steward = - **{ $seat }** ({ $level }), { $what }: { $reason }
why-no-steward = Рассказывать нечего: наместники пока не делали ничего, о чём можно знать всем.

why-topic-refusal = Мой последний непринятый ответ
why-title-refusal = ### Твой последний непринятый ответ
why-not-refused = С последнего запуска бота все твои ответы приняты.
why-line = { $line } · { $rule }
why-nothing = Пока ничего не было.

record-note = Твои заметки об этой партии — во втором файле. В самой записи их нет, и получаешь их только ты.
record-here = Вся партия, ход за ходом. Воспроизвести её: `python -m engine replay`; нарисовать любой момент: `python -m bot.render`.

## The log

log-title = ### Журнал · { $title }
    -# Страница { $page } из { $pages }
log-heading = **{ $moment }**
log-line = - { $sentence }
log-line-private = - { $sentence } *(видишь только ты)*
log-nothing = Под этот фильтр ничего не подходит.
log-first = « В начало
log-before = ◂
log-after = ▸
log-last = В конец »
log-filter = Фильтр
log-any-topic = Всё
log-any-round = Все раунды
log-any-phase = Все части раунда
log-any-seat = Все
log-not-yours = Эта партия идёт в другом месте. Её журнал могут читать только игроки и те, кому виден её канал.
log-not-here = Канал этой партии видят здесь не все, так что показать всем её журнал нельзя. Чтобы прочесть его самостоятельно, не выбирай «всем».
topic-table = Стол: места, время, разговоры
topic-votes = Голосования

## Looking things up

lookup-title = ### { $title }
lookup-card-of-game = { $card } ({ $game })
trouble-nothing-of-that-name = Здесь нет ничего с таким названием: { $given }. Выбери что-нибудь из подсказок.
trouble-nothing-to-look-up = Для этой партии справки нет.

## The rules

# Words that say nothing of what is looked for.
rules-fillers = а без бы быть в во вы где да для до его ее её если есть же за и из или их к как ко когда который кто куда ли меня мне можно мой моя мои моих на надо не него нее неё них но ну нужно о об он она они от по под почему при про с сколько со так там то того только ты у уже что чтобы чей это эта этот эти я
# Words that mean much the same, a group on each line.
rules-alike =
    ничья ничьи ничью поровну равны равенство
    бой битва сражение сражения столкновение драка
    победа победить побеждает выиграть выигрыш
    проиграть поражение потеря потери теряет
    отряд отряды войска армия армии фигура фигуры юнит
    сбросить сброс сбрасывает выкинуть
    деньги монета монеты платить цена стоит
    начало начать старт подготовка расстановка
    конец окончание кончается финал
rules-title = ### { $where }
    -# Правила · { $game } · в нашем изложении
rules-contents = Главы
rules-searched = Правила, где есть «{ $words }»
rules-paragraph = **{ $number }** { $text }
rules-heading = ▸ **{ $number } { $text }**
rules-at-table = -# ◆ За этим столом: { $ruling }: { $reading }
rules-by-default = -# ◆ По умолчанию: { $ruling }: { $reading }
rules-otherwise = -# ◆ **За этим столом иначе:** { $ruling }: { $reading }
rules-overruled = -# ◆ **В этой игре иначе:** { $numbers }
rules-more = …
rules-found-more = -# { $count ->
    [1] И ещё один пункт: он в меню.
   *[other] И ещё { $count }: первые из них в меню.
}
rules-not-found = Ничего не нашлось. Попробуй другие слова или загляни в главы.
rules-no-such-number = -# Пункта { $number } нет.
rules-choose = Прочесть …
rules-section = Весь раздел { $number }
rules-chapter = Глава { $number }
rules-all = Главы
rules-button = Пункт { $number }
trouble-no-rules = Этих правил здесь нет: { $ruleset }.

hand-open = В этой партии тайных карт нет.

## Games without pictures or battles

map-none = Картинок у этой игры нет. Словами поле опишет { COMMAND("board") }.
board-nothing = На поле пока ничего нет.
battle-never = Сражений в этой игре не бывает.
yes = да
no = нет
