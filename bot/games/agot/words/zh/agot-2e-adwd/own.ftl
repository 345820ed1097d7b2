# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = 权力的游戏（第二版）：魔龙的狂舞

## Names

house-stark = 波顿

## What is asked, what happens

won-by-round-6 = 最后一回合结束时城堡和堡垒最多
goal = **获胜条件**：{ $held ->
    [1] 回合结束时
   *[0] 任何时刻
}拥有{ $castles }座城堡和堡垒{ $apart ->
    [1] ，或者第6回合之后离自己的目标最近。
   *[0] ，或者第6回合之后拥有最多。
}

ruling-fixed-final-strength-and-blade = 家族卡决定最终战力时的瓦雷利亚钢剑
reading-fixed-final-strength-and-blade-not-asked = 不询问
reading-fixed-final-strength-and-blade-may-be-used = 可以用，但没有效果
ruling-mance-against-margaery = 曼斯·雷德对玛格丽·提利尔
reading-mance-against-margaery-later-in-turn-order = 以先后次序靠后的为准
reading-mance-against-margaery-margaery = 以玛格丽·提利尔为准
ruling-stannis-adwd-timing = 史坦尼斯·拜拉席恩移除支援令牌
reading-stannis-adwd-timing-immediate = 和其他立即生效的能力一起
reading-stannis-adwd-timing-cancel = 在取消家族卡的时候
