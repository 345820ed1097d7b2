# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = Раунд { $round }
story-ended = { $title } · { $dates }
story-plays = { $seat }: { $player }
story-placed = { $place }. { $seat }
story-placed-person = { $place }. { $seat }, { $player }
story-unfinished = Партия ещё не окончена.

## The chronicle

story-chances = Шансы на победу
story-turns = Поворотные моменты
story-turn = Раунд { $round }: { $told }
story-turn-several = Раунд { $round }, несколько ходов: { $told }
story-turn-won = Раунд { $round }, решающий ход: { $told }
story-turn-won-several = Раунд { $round }, решающие ходы: { $told }
story-change = { $seat }: { $before } % → { $after } %
story-start = Начало
story-biggest = Самое большое сражение
story-closest = На волоске
story-boldest = Самый смелый ход
story-patient = Самый терпеливый
story-alliances = Союзы

## The page to keep

replay-first = В начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Остановить
replay-moment = Момент
replay-battles = Перейти к сражению…
replay-eyes = Что было известно
replay-everybody = Что видели все
replay-alone = Что тогда знал { $seat }
replay-log = Что произошло
replay-board = Поле словами
replay-beside = Рядом с полем
replay-nearer = Ближе
replay-farther = Дальше
replay-whole = Всё поле
replay-keys = Клавиши: ← → на один момент, Page Up и Page Down на главу, Home и End, B к следующему сражению, + − 0 ближе и дальше, пробел — воспроизведение.
replay-empty = Ничего, чего не знали остальные.
replay-proof = Честный жребий
replay-why = Сама по себе страница ничего не доказывает: тот, кто её сделал, мог написать на ней что угодно. Проверить можно запись партии — файл, который выдаёт { $record }.
replay-how = Эта команда воспроизводит запись по правилам — в копии Ravenry, полученной не от владельца этого бота; { $file } — текст с хешами и ссылками, которые у тебя сохранились:
replay-elsewhere = Или проверь запись командой { $verify } у бота, которого запустил кто-то другой.
replay-hash-seal = На карточке стола: «Жребий запечатан»
replay-hash-light = В канале, когда партия началась
replay-hash-end = В канале, когда партия закончилась
replay-worth = Такие хеши бот называет сейчас. Они чего-то стоят, только если сверить все 64 знака с тем, что у тебя сохранилось: один целый хеш, сохранённый игроком, весит больше, чем всё, что бот скажет потом. Что обещано, а что нет, сказано в { $page } в копии Ravenry.

## At a table

setting-story = **После партии** публикуются её фильм, хроника и страница для просмотра:
setting-story-true = Публиковать, когда партия окончена
setting-story-false = Не публиковать
agreed-story-true = Когда партия окончена, публикуются её фильм, хроника и страница для просмотра.
agreed-story-false = Когда партия окончена, ни фильм, ни хроника, ни страница для просмотра не публикуются.
story-posted = ### Как это было: { $title }
story-page = -# Страница для просмотра: открой файл в браузере и пройди партию момент за моментом.

## Looking back

recap-title = **Партия { $game }, раунд { $round }**: что видели все.
trouble-no-such-round = Раунда { $round } не было. Выбери более ранний.
trouble-no-past-moment = Такого момента в этой партии не было. Выбери что-нибудь из подсказок.
moment-title = **Партия { $game }** · { $whose }
past-here = ### Оконченные партии в этом канале
past-server = ### Оконченные партии на этом сервере
past-mine = ### Твои оконченные партии
past-game = - **{ $title }** · { $players }
past-player = { $seat }: { $player }
past-none = Пока ни одной.
past-choose = Выбрать партию…
past-whose = Чьи партии
past-one = ### { $title }
story-film = Фильм
story-chronicle = Хроника
story-replay = Повтор
story-record = Запись
story-review = Разобрать партию
story-past = Прошлые партии
story-busy = Бот уже готовит кое-что для тебя. Это займёт несколько секунд.
story-failed = Подготовить это сейчас не получилось. Попробуй позже.
review-title = ### Разбор партии { $game }
review-nothing = Лорд решил бы почти всё так же, как ты.
review-when = **{ $when }** · { $question }
review-taken = Ты: { $answer } ({ $chance } %)
review-better = Лорд: { $answer } ({ $chance } %)
review-note = -# В скобках — шанс на победу, как оценил бы его лорд по тому, что было известно тебе тогда. Союзы он не учитывает. Видишь это только ты.
review-page = Сделать мою страницу
review-page-note = -# Твои решения отмечены только в этой копии страницы. Её получаешь только ты.
review-own = Твои решения, которые лорд принял бы иначе
