# What pictures of A Feast for Crows say beside those of the 2nd edition, or in other words.

round = { $number ->
    [0] 开局
   *[other] 第{ $number }回合
}
board-head = { $round ->
    [0] 开局
   *[other] 第{ $round }/10回合
}：{ $phase }。野人威胁{ $wildlings }。
alt-head = 地图，{ $round ->
    [0] 开局
   *[other] 第{ $round }/10回合
}：{ $phase }。野人威胁{ $wildlings }。
short-phase-objectives = 选择目标
short-phase-scoring = 计分

heading-own-objectives = 只有你知道：你的目标
margin-scored = 已计分：{ $objectives }
margin-known = 已知：{ $objectives }

board-house = { $house }：胜利点{ $points }/{ $goal }，城堡{ $castles }，补给{ $supply }（军团{ $limits }），权力{ $power }。手牌：{ $hand }。
board-scored = { $house }已计分：{ $objectives }。
board-holds = { $house }手里的目标：{ $number }{ $known ->
        [0] {""}
       *[other] {"，已知："}{ $objectives }
    }。
board-own = 你的目标：{ $objectives }。
board-pool = 中间的目标：{ $objectives }。

alt-house = { $house }：{ $points }点，城堡{ $castles }，补给{ $supply }，权力{ $power }

placard-holds = 地区{ $lands }，补给{ $supply }
placard-goal = 回合结束时有{ $castles }个胜利点就获胜。

points-short = { $points }
hand-heading = 你的目标
hand-about = { $points }点{ $now ->
    [1] {" · 已达成"}
   *[other] {""}
}
hand-special = 特殊目标
