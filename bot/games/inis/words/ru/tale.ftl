# How a game is told when it is over.

tale-moment = { $round }: { $phase }
course-conditions = Условия победы
course-territories = Территории
course-clans = Кланы на острове
course-deeds = Подвиги
story-biggest = Самое большое столкновение
tale-biggest = { $area }, раунд { $round }, кланов — { $clans }: { $seats }.
tale-closest = Раунд { $round }: { $seat } заявляет о победе (условий — { $met }), но пока не побеждает никто.
tale-boldest = { $area }, раунд { $round }: { $seat } приходит в меньшинстве, кланов — { $mine } против { $theirs }.
tale-patient = { $seat } пасует чаще всех ({ $times }).
