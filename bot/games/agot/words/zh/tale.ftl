# How a game is told when it is over.

course-castles = 城堡和堡垒
course-army = 军团（征兵点数）
course-power = 权力
course-iron-throne = { track-iron-throne }
course-fiefdoms = { track-fiefdoms }
course-kings-court = { track-kings-court }
tale-biggest = 第{ $round }回合，{ $area }：{ $attacker }进攻{ $defender }，战力{ $attack }对{ $defence }。
tale-closest = 第{ $round }回合，{ $track }：{ $first }出价{ $most }点权力，{ $second }出价{ $next }点。
tale-boldest = 第{ $round }回合，{ $area }：{ $winner }击败{ $loser }，出家族卡之前战力是{ $mine }对{ $theirs }。
tale-patient = { $house }在第{ $round }回合之前没有进攻任何人。
tale-never-attacked = { $house }从头到尾没有进攻任何人。
tale-bid = 出价：{ $power }
tale-card = 家族卡：{ $card }
tale-wildling = 野人卡：{ $card }，{ $place }
