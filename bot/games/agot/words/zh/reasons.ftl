# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# What an area would bring; stands behind a comma of its own.
prize-nothing = { "" }
prize-castle = ，可得第{ $number }座城堡
prize-stronghold = ，可得一座堡垒，算作第{ $number }座城堡
prize-wins = ，可得第{ $number }座城堡，直接获胜
prize-supply = ，还可得{ $count }个补给图样
prize-power = ，还可得{ $count }个权力图样

# Who could take it back; stands behind a comma of its own, too.
grip-nobody = ，附近没有别的家族能夺回去
grip-no-order = ，附近没有别的家族还有行军令牌可以夺回去
grip-firm = ，{ $rival }若来夺回，战力是{ $strength }对{ $own }
grip-contested = ，不过{ $rival }可能来夺回，战力是{ $strength }对{ $own }

## Orders

part-takes = 从{ $area }行军可以拿下{ $target }{ $prize }
part-attacks = 从{ $area }行军可以在{ $target }进攻{ $rival }，目前出家族卡之前的战力是{ $attack }对{ $defence }{ $prize }
part-defends = { $area }有防御，出家族卡之前战力是{ $own }，而{ $rival }可能以战力{ $strength }行军过来
part-supports = 从{ $area }支援，{ $target }多{ $own }点战力，而{ $rival }可能以战力{ $strength }行军到那里
part-backs = 从{ $area }支援，进攻{ $target }时多{ $own }点战力
part-raids = 从{ $area }突击，够得到{ $rival }在{ $target }的令牌
part-gathers = { $area }能收取{ $power }点权力
part-musters = { $area }能用{ $points }点征兵

because-orders = 最要紧的是：{ $what }。
because-orders-two = 最要紧的是：{ $what }；另外，{ $more }。
because-orders-quiet = 这些令牌不收取权力，突击不到别的家族，也没有守住别的家族能行军进来的地区。
because-raven-changes = 现在令牌都公开了：在{ $area }，用{ $order }换下{ $old }。
because-raven-looks = 令牌都不变，而下一张野人卡在出价之前只有这个家族看到。
because-raven-rests = 令牌都不变。
because-wildlings-top = 野人卡留在牌堆顶，只有{ $house }知道它是什么。
because-wildlings-bottom = 野人卡放到牌堆其余{ $count }张的下面。

because-raids-nothing = { $area }的突击够不到别的家族的支援令牌、突击令牌或集权令牌。
because-raids-spares = 从{ $area }可以突击{ $rival }在{ $target }的令牌，但让它留着。
because-raids-consolidate = 得1点权力，而{ $rival }在{ $area }什么都收不到。
because-raids-support = { $rival }无法再从{ $area }支援任何人。
because-raids-defend = { $rival }防守{ $area }时少了一个令牌。
because-raids-raid = 抢在{ $rival }前面：它在{ $area }的突击本来也能这么做。

## Marches

because-calls-support = 行军之前，可以请{ $houses }支援，对付{ $area }的中立势力。
because-beats-neutral = 以{ $attack }对{ $defence }击败{ $area }的中立势力{ $prize }。
because-attacks = 在{ $area }进攻{ $rival }，出家族卡之前战力{ $attack }对{ $defence }{ $prize }。
because-dares = 冒险在{ $area }进攻{ $rival }，出家族卡之前战力{ $attack }对{ $defence }{ $prize }。
because-takes = 拿下{ $area }{ $prize }{ $grip }。
because-takes-from = 从{ $rival }手中夺得{ $area }{ $prize }{ $grip }。
because-sails = 拿下{ $area }，船舰可以从那里运送军团、支援沿岸{ $grip }。
because-guards = 增援{ $area }，因为{ $rival }可能以战力{ $strength }行军到那里。
because-draws-near = 去{ $area }，旁边的{ $goal }还没有家族控制。
because-draws-near-rival = 去{ $area }，旁边的{ $goal }由{ $rival }控制。
because-gathers-army = { $area }的军团战力变成{ $strength }。
because-stays = 单位留在{ $area }，从那里本可以拿下{ $target }。
because-stays-reaches-nothing = { $area }的单位只能到自己家族已经控制的地区。
because-stays-before-battle = 从{ $area }行军只能进攻，最好的目标是{ $target }，出家族卡之前战力{ $attack }对{ $defence }。
because-stays-to-hold = { $area }需要这些单位，因为{ $rival }可能以战力{ $strength }行军到那里。

## Power and mustering

because-income = 获得{ $power }点权力，一共{ $total }点。
because-no-income = 这个令牌什么都收不到，不如先用掉。
because-musters-instead = 在{ $area }用{ $points }点征兵，而不拿{ $power }点权力。
because-musters-nothing = 能征兵的地方，补给容不下更多单位：{ $areas }。
because-musters-later = 虽然补给还允许在{ $areas }多一个单位，但这次不征兵。
because-musters-against = { FORM($units, "counted") }：{ $area }的战力多{ $own }，而{ $rival }可能以战力{ $strength }行军到那里。
because-musters-for = { FORM($units, "counted") }：从{ $area }到{ $goal }很近。
because-musters = { FORM($units, "counted") }，用{ $points }点。

## Battles

because-helps-nobody = 不支援{ $attacker }（{ $own }座城堡），也不支援{ $defender }（{ $number }座城堡）。
because-helps-itself = 自己家族就在{ $area }战斗，所以支援自己一方。
because-helps = 帮助{ $helped }（{ $own }座城堡），对抗{ $rival }（{ $number }座城堡）。
because-takes-help = 别人提供的支援全都算上，也不用付出什么。
because-refuses-help = 不用{ $houses }的支援来战斗。
because-card-beats-all = 不计特殊能力，{ $card }胜过{ $rival }能出的每一张家族卡。
because-card-beats = 不计特殊能力，{ $rival }能出的{ $of }张家族卡里，{ $card }胜过{ $beaten }张。
because-card-spares = 单凭战力，哪张家族卡都胜不过{ $rival }的，所以舍掉{ $card }。
because-card-saves = 单凭战力，{ $card }胜不过{ $rival }的任何家族卡；更强的卡留在手里。
because-card-alone = { $rival }没有家族卡可出：用{ $card }是{ $own }对{ $other }，不计特殊能力。
because-card-unused = { $card }以战力{ $strength }计算，不用特殊能力。
because-card-used = { $card }：{ $text }。
because-card-discards = { $rival }失去手中的{ $discarded }（战力{ $strength }）。
because-card-removes = { $rival }失去{ $area }的{ $order }令牌。
because-card-replaces = 用一张战力{ $strength }的家族卡换下{ $card }。
because-card-sinks = { $rival }在{ $track }从第{ $place }位落到末位。
because-blade-decides = 再多1点战力就能扭转战斗：现在{ $own }对{ $other }。
because-blade = 再多1点战力可能有用：现在{ $own }对{ $other }。
because-blade-wins = 不用钢剑也能获胜，{ $own }对{ $other }；留着给下一场战斗。
because-blade-waits = 再多1点战力也扭转不了战斗，{ $own }对{ $other }；钢剑先留着。
because-blade-tides = 牌堆的下一张换掉这个家族的战局牌；钢剑这一回合就用过了。
because-tides-stay = 战局牌不换，钢剑这一回合还可以用。
because-loses = 失去{ FORM($units, "counted") }；重新征兵要{ $points }点。
because-loses-nothing = 什么都不用失去。
because-sends-away = 把{ $rival }的单位赶到{ $area }。
because-retreats-safely = 附近现在没有别的家族能行军到{ $area }。
because-retreats = { $rival }可能以战力{ $strength }行军到{ $area }。
because-helps-neutral = 给{ $rival }到{ $area }的行军加{ $own }点战力；那里的中立势力战力是{ $defence }。
because-keeps-neutral = 不给{ $rival }在{ $area }加{ $own }点战力；那里的中立势力战力是{ $defence }。

## The Westeros Phase

because-bids-nothing = 不出价，留住{ $left }点权力；现在在{ $track }是第{ $place }位。
because-bids-most = 别人的权力都不超过{ $most }点，这样就稳拿{ $track }的第一位。
because-bids-share = 在{ $track }，{ $richer ->
    [0] 没有别人能出价超过{ $bid }点
   *[other] 还有{ $richer }个家族能出价超过{ $bid }点
}{ $left ->
    [0] 。
   *[other] ；还有{ $left }点权力，留给后面的出价。
}
because-bids-last = 三次出价的最后一次，在{ $track }，{ $richer ->
    [0] 没有别人能出价超过{ $bid }点
   *[other] 还有{ $richer }个家族能出价超过{ $bid }点
}{ $left ->
    [0] 。
   *[other] ；还剩{ $left }点权力。
}
because-bids-for-watch = 野人的战力是{ $strength }，由{ $houses }个家族分担{ $left ->
    [0] 。
   *[other] ；还能留下{ $left }点权力。
}
because-bids-nothing-for-watch = 野人的战力是{ $strength }；其他家族一共有{ $others }点权力。
because-breaks-tie-own = 裁决平手的家族把自己排在最前。
because-breaks-tie = { $first }有{ $number }座城堡，排在前面。
because-chooses-supply = 补给从{ $now }升到{ $icons }。
because-chooses-supply-behind = 补给会从{ $now }变成{ $icons }。
because-chooses-mustering = 得到{ $own }点征兵点数，别人最多{ $others }点。
because-chooses-mustering-behind = 得到{ $own }点征兵点数，虽然有人得到{ $others }点。
because-chooses-clash-of-kings = 可以出价的权力有{ $own }点，比谁都多；其次是{ $others }点。
because-chooses-clash-of-kings-behind = 用{ $own }点权力出价，而有人有{ $others }点。
because-chooses-game-of-thrones = 凭权力图样得到{ $own }点权力，别人最多{ $others }点。
because-chooses-game-of-thrones-behind = 凭权力图样得到{ $own }点权力，虽然有人得到{ $others }点。
because-chooses-wildlings-to-zero = 不然野人会以战力{ $strength }打来。
because-chooses-nothing = 这样，这张卡在这一回合什么都不改变。
because-chooses-ban = “{ $choice }”这一回合对每个家族都有效。
because-takes-reward = 奖励归自己，不让给别人。
because-grants-reward = 奖励归{ $rival }，它有{ $number }座城堡。
because-bears-wildlings = 自己承受出价最低的人的惩罚，不推给别人。
because-blames = 出价最低的人的惩罚由{ $rival }承受，它有{ $number }座城堡。
because-rises = { $house }在{ $track }从第{ $before }位升到第{ $after }位。
because-falls = { $house }在{ $track }从第{ $before }位落到第{ $after }位。
because-upgrades = 一个骑士顶两个步兵；这里{ $count }个步兵可以免费升级。
because-upgrades-nothing = 没有步兵升级为骑士。
because-discards = 舍弃{ $card }（战力{ $strength }）。
because-retrieves = { $card }（战力{ $strength }）又可以出了。
because-retrieves-nothing = 弃掉的{ $number }张家族卡一张也不收回。
because-wildlings-destroy = 失去{ $count }个单位，保住最高的位次（第{ $place }位）。
because-wildlings-track = 在位次最高（第{ $place }位）的影响领域下降，保住{ $count }个单位。
because-captures = { $ships ->
    [0] 没有船舰易主。
   *[other] 不用征兵就得到{ $ships }艘船舰。
}
nudge-track = 看看{ $track }：你的位次值多少，别人能出价多少？
plan-holds = 照下令时的计划：从{ $area }去{ $target }。
plan-done = 下令时本打算从{ $area }去{ $target }，可那里已经由自己家族控制了。
plan-outdated = 下令时本打算从{ $area }去{ $target }。当时出家族卡之前战力是{ $attack-before }对{ $defence-before }，现在是{ $attack }对{ $defence }，所以改变计划。
plan-changed = 下令时本打算从{ $area }去{ $target }；之后局面变了，现在别的选择更好。
