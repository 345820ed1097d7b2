# How a game is told when it is over.

tale-moment = { $round }: { $phase }
course-conditions = Условия победы
course-territories = Территории
course-clans = Кланы на острове
course-deeds = Подвиги
tale-by = { $outcome } Выполнено (в каждом условии нужно 6): { $counts }.
tale-clash = { $seat } начинает столкновение { FORM($area, "in") }. { $losers ->
    [0] Кланов не теряет никто.
   *[other] Потерянные кланы: { $lost }.
} { $number ->
    [0] Там никого не остаётся.
   *[other] Там остаются: { $seats }.
}
story-biggest = Самое большое столкновение
tale-biggest = { $area }, раунд { $round }, кланов — { $clans }: { $seats }.
tale-closest = Раунд { $round }: у { FORM($seat, "gen") } есть жетон претендента, условий выполнено { $met }, но пока не побеждает никто.
tale-boldest = { $area }, раунд { $round }: { $seat } приходит в меньшинстве, кланов — { $mine } против { $theirs }.
tale-patient = { $seat } пасует чаще всех ({ $times }).
