# Турниры: туры за несколькими столами, которые бот сам составляет и начинает.

## The post that is kept up to date

tournament-title = **Турнир { $number }**: { $rules }
tournament-open = Ведущий турнира — { $host }. Чтобы участвовать, нажми **{ tournament-join }**. Когда ведущий нажмёт **{ tournament-begin }**, всё остальное пойдёт само.
tournament-rounds = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
}; мест за столом, если получится, — { $size }.
tournament-pace-slow = Время на ответ, когда спрашивают одного: { $time }; когда нескольких — вдвое больше.
tournament-pace-live = Игра вживую: все на месте и отвечают за минуты.
tournament-nobody = Пока никто не вступил.
tournament-players = { $count ->
    [one] { $count } игрок:
    [few] { $count } игрока:
    [many] { $count } игроков:
   *[other] { $count } игрока:
} { $users }
tournament-others = Ещё игроков: { $count }.
tournament-tables = Следующий тур: столов — { $tables }, мест за ними — { $seats }.
tournament-stewards = Игроки не делятся поровну, поэтому на местах, которых не хватило людям ({ $seats }), играют наместники.
tournament-how = Первое место за столом — 1 очко, последнее — 0, между ними поровну.
tournament-ties = При равных очках решают победы, затем очки соперников, затем кто был выше за общим столом, затем жребий. Наместников в таблице нет, а прерванная партия не засчитывается никому.
tournament-closed = Этот турнир закрыли до начала.

## A round, and the standings

tournament-round = **Тур { $round } из { $rounds }**
tournament-table-playing = Стол { $table }: { $place }
tournament-table-over = Стол { $table }: { $place }, игра окончена
tournament-table-void = Стол { $table }: { $place }, партия прервана и не засчитана
tournament-soon = вот-вот начнётся
tournament-seed = Жребий по числу { $seed }
tournament-standings-title = **Таблица**, тур { $round }
tournament-line = { $place }. { $player }: **{ $points }** · побед: { $wins }
tournament-line-gone = { $place }. { $player }: **{ $points }** · побед: { $wins } · больше не участвует
tournament-won = Турнир выиграл игрок { $player }, очков: { $points }.
tournament-unwon = Турнир окончен, и очков нет ни у кого.

## The post of a table, and its thread

tournament-table = **Турнир { $number }, тур { $round } из { $rounds }, стол { $table }**: партия начинается. Она идёт в ветке ниже.
tournament-seat = { $seat }: { $player }
tournament-steward = наместник
tournament-thread = Турнир { $number }, тур { $round }, стол { $table }

## Buttons, and the host's panel

tournament-join = Участвовать
tournament-leave = Выйти
tournament-more = Ещё
tournament-standings = Таблица
tournament-earlier = Места выше
tournament-later = Места ниже
tournament-begin = Начать
tournament-stop = Закончить турнир
tournament-keep = Не надо
tournament-choose-ruleset = Какая игра
tournament-choose-size = Мест за столом
tournament-choose-rounds = Сколько туров
tournament-choose-pace = Время на ответ одного
tournament-size = Мест: { $size }
tournament-number = Туров: { $rounds }
tournament-sure-open = Закрыть этот турнир до начала?
tournament-sure-running = Закончить турнир с нынешней таблицей? Начатые партии продолжатся, но уже не будут засчитаны.
tournament-hindered = ⚠ Бот не может вести этот турнир: в канале не хватает прав — { $permissions }. Когда они появятся, турнир продолжится сам.

## What has been done

tournament-in = ✓ Ты участвуешь. Когда турнир начнётся, бот упомянет тебя за твоим столом.
tournament-in-later = ✓ Ты участвуешь со следующего тура. За прошлые туры у тебя 0 очков.
tournament-out = ✓ Ты больше не участвуешь.
tournament-out-later = ✓ За новые столы тебя не посадят, а очки остаются. Твоя партия продолжается; выйти из неё можно там же: { COMMAND("game leave") }.
tournament-set = ✓ Сохранено.
tournament-began = ✓ Турнир начинается. Бот открывает столы.
tournament-stopped = ✓ Турнир окончен.

## What cannot be done

trouble-no-tournament = Этого турнира больше нет. Есть ли другой, покажет { COMMAND("game tournament") }.
trouble-tournament-here = В этом канале уже идёт турнир { $number }. Открой другой в другом канале или сначала закончи этот.
trouble-tournament-no-tables = Турнира не выйдет: столов на троих и больше тут нет — { $ruleset }. Выбери другую игру.
trouble-tournament-joined = Ты уже участвуешь.
trouble-tournament-not-in = Ты не участвуешь в этом турнире.
trouble-tournament-last-round = Идёт последний тур, поэтому вступить уже нельзя.
trouble-tournament-full = Турнир заполнен. Игроков в нём: { $most }.
trouble-tournament-over = Этот турнир окончен.
trouble-tournament-begun = Турнир начался, поэтому этого уже не изменить.
trouble-tournament-few = Для турнира нужно игроков: { $least }. Сейчас их { $number }. Начни, когда их станет больше.
trouble-tournament-not-host = Это может только ведущий турнира или тот, кто управляет сервером.
trouble-tournament-not-manager = Турнира здесь нет. Чтобы открыть его, нужно право **Управлять сервером**.
trouble-tournament-channel = Турниру нужен обычный текстовый канал, ведь у каждого стола будет своя ветка. Открой его в таком канале.
trouble-tournament-refused = { $reason }
trouble-tournament-threads = Открыть здесь столы бот не может: не хватает прав — { $permissions }. Дай их и попробуй ещё раз.
trouble-tournament-no-channel = Канала этого турнира больше нет. Открой новый турнир в другом канале.
