# Наставник первой партии. Что он объясняет об игре, стоит среди слов этой игры.

coach-heading = -# { $seat } · { $moment }
coach-idea = 🎓 { $text }
coach-on = Дальше
coach-more = Подробнее
coach-show = Показать
coach-wait = ⚠ { $reason } Подумать ещё раз?
coach-again = Подумаю ещё
coach-anyway = Сделать так
coach-round-over = 🎓 Раунд { $round } окончен.
coach-well = **Что удалось:** { $what }
coach-cost = **Чего это стоило:** { $what }
coach-next = **На что смотреть дальше:** { $what }
