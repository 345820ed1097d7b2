# How a game is told when it is over.

course-castles = Замки и крепости
course-army = Армия (очки сбора)
course-power = Власть
course-iron-throne = { track-iron-throne }
course-fiefdoms = { track-fiefdoms }
course-kings-court = { track-kings-court }
tale-biggest = { $area }, раунд { $round }, боевая сила: { $attacker } — { $attack }, { $defender } — { $defence }.
tale-closest = { $track }, раунд { $round }: { $first } ставит { $most } власти, { $second } — { $next }.
tale-boldest = { $area }, раунд { $round }: { $winner } побеждает { FORM($loser, "acc") }, хотя до карт Домов боевая сила была { $mine } против { $theirs }.
tale-patient = { $house } до раунда { $round } никого не атакует.
tale-never-attacked = { $house } обходится без единой атаки.
tale-bid = Ставка: { $power }
tale-card = Карта Дома: { $card }
tale-wildling = Карта одичалых: { $card }, { $place }
