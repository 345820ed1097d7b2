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
