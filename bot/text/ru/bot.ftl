# What the bot itself says.

## Names and moments

game-title = Партия { $game }: { $rules }
moment-round = Раунд { $round }
moment-joint = {" · "}
moment-lobby = ждём игроков
seat-player = { $seat } ({ $player })
masked-someone = 🎭 Некто
masked-seat = 🎭 { $seat }
seat-for = { $seat }, за другого: { $other }
player-deleted = бывший игрок
named-apart = { $what } ({ $aside })
with-note = { $what } — { $note }
place-of = { $place }. { $what }
pieces-in = { $place }: { $pieces }
token-in = { $place }: **{ $token }**
token-missing-in = { $place }: —
tokens-units = { $place } ({ $units })

## The panel

panel-heading = ### { $seat } · партия { $game }
    -# { $moment }
panel-new-seat = Твоё место: **{ $seat }**. Всего мест за столом: { $seats }.
panel-new-task = **Сейчас:** { $what }. Выбирай ниже, шаг за шагом; о панели расскажет { COMMAND("help") }, о самой игре — { COMMAND("rules") }.
panel-new-wait = **Сейчас:** делать ничего не нужно. Когда наступит твой ход, бот тебя позовёт; а пока об игре расскажет { COMMAND("rules") }.
panel-on-behalf = ⚑ Сейчас ты решаешь не за своё место, а за другое: **{ $seat }**.
panel-question = **{ $question }**
panel-choose = Выбери
panel-choose-some = { $least ->
    [0] Выбери до { $most } или ничего
   *[other] { $most ->
        [1] Выбери один вариант
       *[other] Выбери от { $least } до { $most }
    }
}
panel-chosen = { $what }
panel-choose-exactly = { $most ->
    [1] Выбери один вариант
   *[other] Выбери ровно { $most }
}
panel-page-before = ◂ Предыдущая страница
panel-page-after = Следующая ▸ ({ $page } из { $pages })
panel-lock = Подтвердить
panel-lock-for = Подтвердить за { FORM($seat, "acc") }
panel-sure = ⚠ Ничего не выбрано. Так и оставить?
panel-last = ⚠ Все остальные уже ответили. Стоит тебе подтвердить, и все ответы вскроются разом.
panel-lock-empty = Подтвердить: ничего
panel-forced = -# Другого выбора нет.
panel-back = Назад
panel-clear = Начать заново
panel-same = Как в прошлый раз
panel-change = Изменить
panel-withdraw = Отозвать ответ
panel-keep = Оставить как есть
panel-undo = Отменить мой ответ
panel-undone = ✓ Твой последний ответ отменён, стол об этом знает. Ответь ещё раз.
panel-take-back = Попросить отменить ответ
panel-take-back-note = -# Отменить в одиночку уже нельзя: { $what }. Но те, кого это коснулось, могут согласиться.
panel-refresh = Обновить
panel-map = Карта
panel-final = -# Это сработает сразу, как только ты подтвердишь. Отменить можно лишь до тех пор, пока никто больше не сходил и ничего тайного не открылось.
panel-not-yet = -# { $reason }
panel-changing = Твой ответ в силе, пока ты не подтвердишь новый: { $answer }
panel-answer-empty = ничего
panel-sealed = Твой ответ: { $answer }
panel-sealed-until = -# Никто другой его не видит. Менять его можно, пока не ответят все. Ждём: { $awaited }.
panel-nothing = Сейчас от тебя ничего не требуется. Ждём: { $awaited }.
panel-over = Партия окончена. Спасибо за игру!
panel-done = ✓ Твой выбор: { $answer }
panel-withdrawn = ✓ Ответ отозван.
panel-passed = ⚠ Этот вопрос уже закрыт. Вот как обстоят дела.
panel-moved-on = ⚠ С тех пор, как это было показано, варианты изменились. Вот из чего можно выбрать сейчас.
panel-not-offered = ⚠ Это уже невозможно. Вот как обстоят дела.
panel-trouble = ⚠ { $reason }
panel-out-of-date = Эта кнопка устарела. Твоя панель: { COMMAND("my panel") }.
panel-late = Discord доставил это слишком поздно, и ничего не изменилось: нажми или набери ещё раз.
panel-not-taken = ⚠ Discord не принял это сообщение. Ничего не пропало: как обстоят дела, покажет { COMMAND("my panel") }.
panel-restarting = Бот перезапускается. Попробуй ещё раз через минуту.
panel-lobby = { $title }. Партия ещё не началась. Как только начнётся, здесь будет твоя панель.
panel-closed = { $title }. Партия закрыта, так и не начавшись.

## The notepad

note-open = Заметка
note-title = Твои заметки о партии { $game }
note-label = Никто другой этого не прочтёт
note-hint = Что хочется запомнить
note-line = -# ✎ { $text }
note-of = Твои заметки · { $title }
note-kept = ✓ Записано. Никто другой этого не прочтёт.
trouble-note-too-long = В блокнот помещается не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знаков
}. Сократи и сохрани снова.

## Hints

hint-open = Подсказка
hint-for = 💡 **{ $question }**
hint-nudge = **Куда смотреть:** { $nudge }
nudge-places = { $places }. Что там можно получить и что потерять?
nudge-cards = Сравни карты: что делает здесь каждая и чем могут ответить другие?
nudge-choices = Сравни, что каждый выбор даёт тебе и что оставляет другим.
hint-answer = Хороший ответ:
hint-line = > { $line }
hint-reason = **Почему:** { $reason }
hint-type = -# Чтобы набрать это: { COMMAND("answer") } `{ $text }`
hint-no-promise = -# Подсказка исходит только из того, что видишь и ты. Может найтись ответ и получше.
hint-use = Перенести в мою панель
hint-why = Почему?
hint-show = Показать ответ
hint-course = **План:** { $course }
hint-used = 💡 Подсказка уже в твоей панели; пока ничего не подтверждено.
hint-used-empty = 💡 Подсказка: «{ $answer }». Пока ничего не подтверждено.
trouble-no-hints = За этим столом подсказок нет. Если играют и другие, о подсказках договариваются до начала партии.
trouble-nothing-to-hint = Сейчас от тебя ничего не требуется, так что и подсказывать нечего. Спроси снова, когда наступит твой ход.
trouble-hint-too-soon = По одной подсказке за раз: спроси снова через несколько секунд.
trouble-nobody-knows = Для этого вопроса подсказки нет. Всё, что можно выбрать, — в твоей панели.

## Orders

tokens-previous = ◂ Назад
tokens-next = Дальше ▸
tokens-remove = Убрать
tokens-swap = { $token } (обмен: { $place })
tokens-left = Осталось: { $tokens }
tokens-left-of = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}

## Moves

moves-from = **{ FORM($place, "From") }**
moves-to = { $pieces } **{ FORM($place, "to") }**
moves-nobody = никто не идёт
moves-nth = { $unit } ({ $n } из { $of })
moves-everybody = Все
moves-where = Куда идут: { $pieces }?
moves-target = Куда …
moves-no-target = { $pieces }: вместе им некуда пойти. Выбери меньше отрядов или другие.
moves-others = Выбрать других

## The lobby

lobby-title = ## { $title }
lobby-host = **{ $host }** зовёт тебя играть. Нажми **Вступить**: ты получишь место, а когда придёт твой черёд, тебя позовут.
lobby-open = { $free ->
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
    [many] Свободно { $free } мест.
   *[other] Свободно { $free } места.
}
lobby-more = Ещё
lobby-opened = Твой стол открыт. Чтобы начать партию, нажми **{ lobby-start }**; места, которые никто не займёт, можно отдать наместникам.
lobby-about = -# { $what }
lobby-seat = **{ $seat }** · { $player }
lobby-unseated = любое место · { $player }
lobby-unseated-stewards = { $count ->
    [1] любое место · наместник-{ $level }
   *[other] любые места · наместник-{ $level } × { $count }
}
lobby-random = Любое место
lobby-random-note = по жребию, когда партия начнётся
lobby-choose-seat = Занять место на выбор
lobby-join = Вступить
lobby-leave = Выйти
lobby-fill = Посадить оруженосцев
lobby-start = Начать
lobby-free = -# { $free ->
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
    [many] Свободно { $free } мест.
   *[other] Свободно { $free } места.
} Ведущий может посадить туда наместников (компьютерных игроков): оруженосцев — кнопкой **Посадить оруженосцев**, других — под кнопкой **Настройки**.
lobby-full = -# Все места заняты. { $host } может начать партию.
lobby-joined-chosen = ✓ Ты в игре. Место выпадет по жребию, когда партия начнётся, если не выбрать его раньше.
lobby-left = ✓ Ты больше не в этой партии.
lobby-closed = ✓ Ты больше не в этой партии, а раз больше в ней никого не было, она закрыта.
lobby-expires = -# Если никто не вступит и ничего не изменит, партия закроется { $at }.
lobby-closed-card = { $title }. Партия закрыта.
lobby-seated = ✓ Ты играешь за { FORM($seat, "acc") }.
lobby-seated-random = ✓ Место выпадет тебе по жребию, когда партия начнётся.
lobby-filled = ✓ На свободных местах теперь наместники: { FORM($level, "plural") }.
lobby-started = ✓ Партия началась.

lobby-sought = **Не хватает ещё { $missing ->
    [one] { $missing } человека
    [few] { $missing } человек
    [many] { $missing } человек
   *[other] { $missing } человека
}.** Партия начнётся сама, когда все соберутся; на оставшихся местах сыграют наместники.
lobby-sought-drafted = **Не хватает ещё { $missing ->
    [one] { $missing } человека
    [few] { $missing } человек
    [many] { $missing } человек
   *[other] { $missing } человека
}.**
lobby-again = Снова занять моё место
sought = { $host } ищет ещё { $missing ->
    [one] { $missing } человека
    [few] { $missing } человек
    [many] { $missing } человек
   *[other] { $missing } человека
}. { $title }. { $pace } { $users }, вы просили звать вас в новые партии.
sought-again = { $users }: { $host } предлагает реванш за партию { $before }, с теми же людьми и настройками. { $title }. Займите свои места; начнём, когда все соберутся.
card-rematch = Реванш
rematch-open = ✓ Реванш открыт: партия { $game }, { $channel }. Остальных зовут снова занять свои места.
trouble-bad-people = Партия может ждать от 2 до { $most } человек. Выбери число в этих пределах.
trouble-kept-for-players = До { $until } этот реванш открыт только для тех, кто играл в прошлой партии. Попробуй позже.

## The table's card

status-title = ## { $title }
    { $moment }
status-awaited = Ждём: { $what }
status-awaited-seat = ○ { $seat }
status-answered-seat = ✓ { $seat }
status-players = -# Ещё за столом: { $players }
status-waits = -# Обычное время ответа: { $who }
status-bank = -# Остаток запаса времени: { $who }
status-clock = -# Осталось на часах: { $who }
status-of = { $who } { $time }
status-over = Партия окончена.
status-map = [Последняя картинка поля]({ $link })
status-battle = [Последнее сражение]({ $link })
status-thread = Ветка: { $thread }
card-panel = Моя панель
card-map = Карта

## Chapters

chapter-title = ### { $headline }
    -# Партия { $game }
chapter-goes-on = ### { $moment }
    -# Партия { $game }: что произойдёт дальше, добавится в это сообщение.
chapter-undone = Эта часть партии отменена
chapter-line = - { $sentence }
chapter-more = - …
chapter-no-thread = -# Создавать здесь ветки боту нельзя, поэтому рассказ об этом раунде идёт прямо в канале.
round-opens = ### Раунд { $round }
    -# Партия { $game }: всё, что происходит, — в ветке ниже.
round-thread = Партия { $game } · Раунд { $round }
chapter-no-picture = -# Нарисовать поле в этот раз не вышло. Попробуйте кнопку **Карта**.
chapter-picture-follows = -# Картинка поля появится чуть позже.
chapter-picture-passed = -# Эта картинка поля пропущена: слишком много других ждало своей очереди. Как поле выглядит сейчас, покажет кнопка **Карта**.
picture-waits = Сейчас рисуется много картинок. Твоя появится здесь, как только подойдёт её очередь.
round-told = ### Раунд { $round } окончен
    -# Партия { $game }
scene-title = ### { $headline }
    -# Партия { $game }
over-title = ## ♛ { $headline }
    -# Партия { $game }

## Notices; they are read on locked phones: who one is, which game, what it waits for, until when

notice-turn = **{ $seat }**, твой ход! Партия { $game } ({ $channel }) ждёт: { $what }.
notice-turn-in-channel = { $user }, твой ход: **{ $seat }**. Партия { $game } ждёт: { $what }.
notice-reminder-half = **{ $seat }**, половина твоего времени прошла. Партия { $game } ({ $channel }) ждёт: { $what }.
notice-reminder-half-in-channel = { $user }, половина твоего времени прошла (**{ $seat }**). Партия { $game } ждёт: { $what }.
notice-reminder-late = **{ $seat }**, твоё время на исходе. Партия { $game } ({ $channel }) ждёт: { $what }.
notice-reminder-late-in-channel = { $user }, твоё время на исходе (**{ $seat }**). Партия { $game } ждёт: { $what }.
notice-last = **{ $seat }**, все остальные ответили, ждём только тебя. Партия { $game } ({ $channel }): { $what }.
notice-last-in-channel = { $user }, все остальные ответили, ждём только тебя (**{ $seat }**). Партия { $game }: { $what }.
notice-waiting = **{ $seat }**, тебя всё ещё ждут. Партия { $game } ({ $channel }): { $what }.
notice-waiting-in-channel = { $user }, тебя всё ещё ждут (**{ $seat }**). Партия { $game }: { $what }.
notice-next = **{ $seat }**, следующий ход — твой. Партия { $game } ({ $channel }) ждёт сначала чужого ответа ({ $after }), а потом твоего: { $what }. Можно уже сейчас составить план.
notice-due = На ответ осталось: { $left } (до { $due }).
notice-more = { $number ->
        [1] Тебя ждёт и другая партия.
        [one] Тебя ждёт ещё { $number } партия.
        [few] Тебя ждут ещё { $number } партии.
        [many] Тебя ждут ещё { $number } партий.
       *[other] Тебя ждут ещё { $number } партии.
    }
notice-overdue = Ответ нужен был к { $due }.
notice-ahead = Спрашивают и других, и кто-то из них решает раньше тебя: твоё время пойдёт, когда придёт твой черёд.
notice-no-hurry = Срока нет.
notice-lapsed = В партии { $game } ({ $channel }) твоего хода больше не ждут.
notice-lapsed-in-channel = { $user }, в партии { $game } твоего хода больше не ждут.
notice-word = О партии { $game } ({ $channel }), где твоё место — **{ $seat }**:
notice-word-in-channel = { $user }, о партии { $game }, где твоё место — **{ $seat }**:
notice-word-seatless = О партии { $game } ({ $channel }):
notice-word-seatless-in-channel = { $user }, о партии { $game }:
notice-ended = Партия { $game } ({ $channel }), где твоё место — **{ $seat }**, окончена:
notice-ended-seatless = Партия { $game } ({ $channel }) окончена:
notice-private = **{ $seat }**, в партии { $game } ({ $channel }) у тебя есть тайные сведения. Открой панель, чтобы прочесть их.
notice-private-in-channel = { $user }, в партии { $game } (**{ $seat }**) у тебя есть тайные сведения. Открой панель, чтобы прочесть их.
notice-private-seatless = В партии { $game } ({ $channel }) у тебя есть тайные сведения. Открой панель, чтобы прочесть их.
notice-private-seatless-in-channel = { $user }, в партии { $game } у тебя есть тайные сведения. Открой панель, чтобы прочесть их.

## My games

games-title = { $count ->
    [1] ### Твоя партия
   *[other] ### Твои партии: { $count }
}
games-none = Ты не играешь ни в одной партии. Открой новую: { COMMAND("game new") } — или вступи в чужую в её канале.
games-line = - { $title }, { $channel } · { $moment }
games-lost = - ⚠ { $title } · { $moment } · канал удалён; перенести партию: { COMMAND("game move") } с номером { $game }
games-line-waiting = - ○ **{ $title }**, { $channel } · { $moment } · { $what }
games-open = Партия { $game }

## Map

map-title = ### { $title }
    { $moment }
map-failed = ⚠ Не вышло нарисовать поле. Попробуй ещё раз.

## Help

help-title = ## Что здесь можно делать
primer-open = Как играть
primer-open-game = Как играть: { $game }
learn-open = Учебная партия
learn-offer =
    ### Учебная партия
    Первая партия только для тебя: на всех остальных местах играет компьютер, срока нет, а **Подсказка** под каждым вопросом называет хороший ответ и говорит, чем он хорош.
learn-begun = ✓ Твоя первая партия началась. Срока нет, на всех остальных местах играет компьютер. Если сомневаешься, жми **Подсказка**.
learn-where = Партии идут в каналах сервера. Вызови { COMMAND("game learn") } в одном из них.
trouble-not-alone = В этой партии есть и другие люди. Чтобы учиться, вызови { COMMAND("game learn") } в другом канале: там будет партия только для тебя.
demo-title =
    ## Добро пожаловать
    Это { $game }, и здесь можно попробовать всё. Ждать никого не нужно: на остальных местах играет компьютер.
demo-ways =
    - **{ learn-open }**: первая партия, которая сама всё объясняет.
    - **{ demo-play }**: твоя панель в уже готовой партии.
demo-practice = - **{ practice-open }**: небольшие задания, по полминуты каждое.
demo-play = Играть
next-title = **Куда дальше?**
next-harder = Чуть труднее
next-seek = Найти игроков
next-invite = Позвать друзей
next-met = **Тебе встретилось:** { $parts }
next-unmet = **Ещё не встретилось:** { $parts }
next-begun = ✓ То же место, а против тебя наместники посильнее: { FORM($level, "plural") }.
next-invited = ✓ В этом канале открыт стол с теми же настройками. Друзьям осталось нажать в его сообщении **{ lobby-join }**.
practice-open = Попробовать
practice-title =
    ### Попробуй в деле: { $game }
    Небольшие задания, по полминуты каждое. Никто не видит, что ты здесь делаешь, и ничего не идёт в счёт.
practice-line = { $number }. { $title }
practice-line-solved = { $number }. { $title } ✓
practice-own = { $text }
practice-begin = Начать
practice-choose = Выбери задание
practice-of = Задания: { $game }
practice-panel =
    ### { $title }
    { $task }
practice-solved =
    ### ✓ { $title }: решено
    { $why }
practice-missed =
    ### { $title }: пока не решено
    { $why }
practice-next = Следующее задание
practice-again = Ещё раз
practice-all = Все задания
practice-none = Задания есть для таких игр: { $games }.
primer-title = ## Как играть: { $game }
primer-bot = ### А здесь, в Discord
help-privacy = -# Ответы хранятся в базе данных, и владелец этого бота мог бы их прочесть. Другие игроки и администраторы сервера — не могут.

## What cannot be done

trouble-no-game-here = В этом канале нет партии. Открыть новую: { COMMAND("game new") }.
trouble-no-such-game = Такой партии нет. Твои партии с номерами — здесь: { COMMAND("my games") }.
trouble-not-playing = Ты не играешь в этой партии.
trouble-already-playing = Ты уже в этой партии.
trouble-not-host = Это может только ведущий партии.
trouble-channel-busy = В этом канале уже идёт партия { $game }. Возьми другой канал или ветку.
trouble-no-such-ruleset = Этот бот не знает такой игры: { $ruleset }.
trouble-bad-setup = Так партию не собрать: { $reason }.
trouble-no-such-seat = В этой партии нет такого места: { $seat }.
trouble-seat-taken = Место { FORM($seat, "gen") } только что заняли. Выбери другое.
trouble-table-full = Все места заняты.
trouble-seats-free = { $free ->
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
    [many] Свободно ещё { $free } мест.
   *[other] Свободно ещё { $free } места.
} Подожди игроков или посади туда наместников.
trouble-not-started = Партия ещё не началась.
trouble-already-started = Партия уже началась.
trouble-not-over = Партия ещё идёт.
trouble-not-understood = «{ $text }» не подходит ни к одному из ответов. Открой панель: там все варианты.
trouble-not-a-path = Это уже невозможно. Открой панель заново.
trouble-drift = Правила изменились посреди этой партии, и продолжать её нельзя. Ничего не пропало, и владелец бота уже знает.
trouble-internal = Что-то пошло не так. Ничего не изменилось, а ошибка записана в журнал. Попробуй ещё раз.
trouble-closed = Эта партия закрыта.
trouble-nothing-to-explain = В этой партии такого объяснения нет. Выбери тему из списка.
trouble-game-over = Партия окончена.
trouble-bad-terms = Такие настройки времени не сочетаются ({ $field }). Выбери другое значение.
trouble-bad-zone = Нет такого часового пояса: { $zone }. Набери название большого города рядом и выбери что-нибудь из подсказок.
trouble-bad-quiet-hours = Тихие часы должны начинаться и кончаться в разное время.
trouble-bad-vacation = Отпуск должен кончаться в будущем, но не позже чем через два месяца.
trouble-bad-extension = Продлить можно самое меньшее на час и самое большее на две недели.
trouble-too-late = Когда пришло твоё нажатие, срок уже вышел ({ $due }). Открой панель: там видно, что произошло.
trouble-no-deadline = Нет срока, который можно продлить.
trouble-already-paused = Партия уже на паузе.
trouble-not-paused = Партия не на паузе.
trouble-not-away = Сейчас на твоём месте никто другой не играет.
trouble-not-offered = Место { FORM($seat, "gen") } не отдают. Выбери то, которое открыто.
trouble-knows-another = Ты знаешь тайны другого места в этой партии, поэтому занять место { FORM($seat, "gen") } нельзя. Пусть его займёт кто-то другой.
trouble-sent-away = Тебя исключили из этой партии, и вернуться в неё нельзя.
trouble-not-overdue = У игрока на месте { FORM($seat, "gen") } ещё есть время, так что решает голосование остальных.
trouble-not-admitted = Стол решил не давать тебе места в этой партии.
trouble-not-moderator = Здесь это может только тот, у кого есть право **Управлять каналами**. А ведущий — до начала партии или если её канал удалён.
trouble-other-server = Эта партия — с другого сервера. Вызови эту команду там.
trouble-same-channel = Партия и так в этом канале.
trouble-already-host = Этот игрок и так ведущий.
trouble-not-lent = Твоё место никому не одолжено.
trouble-nobody-there = На месте { FORM($seat, "gen") } игрока нет, исключать некого.
trouble-not-needed = На месте { FORM($seat, "gen") } есть игрок; он не в отпуске, и время у него не вышло.
trouble-same-level = За { FORM($seat, "acc") } уже играет наместник этого уровня.
trouble-no-such-proposal = Такого предложения нет, или голосование по нему закончено.
trouble-already-proposed = Такое голосование уже идёт. Дождись его конца.
trouble-no-vote = В этом голосовании у тебя нет голоса.
trouble-nothing-to-undo = Отменить последний ответ без спроса уже нельзя: кто-то сходил или открылось что-то тайное. Спросить всех: { COMMAND("game run") }.
trouble-no-such-moment = К этому моменту партию не вернуть. Выбери другой из списка.

## A token for each place

tokens-place = Место
tokens-for = Жетон: { $place }
tokens-none-yet = пока без жетона
tokens-none = Без жетона
tokens-limit = { $tokens }: { $used } из { $most }
tokens-short = Жетонов не хватает: мест { $places }, а жетоны есть лишь для { $number }.
