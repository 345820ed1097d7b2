# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = Раунд { $round }
story-unfinished = Партия ещё не окончена.

## The chronicle

story-chances = Шансы на победу
story-turns = Поворотные моменты
story-turn = Раунд { $round }: { $told }
story-change = { $seat }: { $before } % → { $after } %
story-start = Начало
story-biggest = Самое большое сражение
story-closest = На волоске
story-boldest = Самый смелый ход
story-patient = Больше всех терпения
story-alliances = Союзы

## The page to keep

replay-first = В начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
replay-play = Показывать
replay-pause = Остановить
replay-moment = Момент
replay-battles = Перейти к сражению…
replay-eyes = Что было известно
replay-everybody = Что видели все
replay-alone = Что знал тогда только: { $seat }
replay-log = Что произошло
replay-board = Поле словами
replay-beside = Рядом с полем
replay-nearer = Ближе
replay-farther = Дальше
replay-whole = Всё поле
replay-keys = Клавиши: ← → на один момент, Page Up и Page Down на главу, Home и End, B к следующему сражению, + − 0 ближе и дальше, пробел — показывать.
replay-empty = Ничего, чего не знали остальные.
replay-proof = Честная удача
replay-check = Проверить запись
replay-right = ✓ Удача, квитанции и журнал — такие, какими были запечатаны.
replay-wrong = ✗ Что-то не так:
