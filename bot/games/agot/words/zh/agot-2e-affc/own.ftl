# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = 权力的游戏（第二版）：群鸦的盛宴

## Names

area-port-of-the-eyrie = 鹰巢城港口

deck-objectives = 目标牌堆
phase-objectives = 选择目标
phase-scoring = 计分

## What is asked

ask-deal = 发牌。
ask-objectives = 你拿到五个目标。留下哪三个？只有你能看到。
ask-return-objective = 新的消息：把哪个目标放回牌堆？
ask-give-objective = 野心变换：把哪个目标放到中间？
ask-take-objective = 野心变换：拿走哪个目标？所有人都看得到。
ask-score-special = 你的特殊目标已经达成。要计分吗？
ask-score-objective = 为哪个目标计分？之后它一直亮着。

for-objectives = 选择目标
set-up-objectives = 开局：选择目标
for-return-objective = 放回一个目标
for-give-objective = 放到中间的目标
for-take-objective = 从中间拿走的目标
for-score-special = 特殊目标
for-score-objective = 选择计分的目标

pick-return-objective = 放回的目标
pick-give-objective = 放到中间的目标
pick-take-objective = 拿走的目标
pick-score-objective = 计分的目标
wish-score-special = 我的特殊目标
do-score = 总是计分
wish-says-score-special = { $do ->
    [score] 只要达成特殊目标，我就计分（{ $until }）。
   *[ask] 问我是否为特殊目标计分（{ $until }）。
}
choice-score-nothing = 不计分
choice-score = 计分
choice-score-not = 这次不计分
here-objective = { $points }点{ $now ->
    [1] {" · ✔已达成"}
   *[other] {""}
} · { $text }
refused-not-this-deck = 这些卡不是{ $deck }里的。

why-preview-points = 胜利点：{ $points }。
why-preview-special = { $house }的特殊目标：{ $text }。每回合达成可得1点。
why-preview-in-hands = 大家都知道在谁手里的目标：{ $known }。
points-of = { $house } { $points }
known-of = { $house }：{ $objectives }

## What happened

event-objectives-drawn = { $house }抽{ $number }个目标。
event-objective-drawn = 你抽到目标：{ $objective }。
event-special-scored = { $house }为特殊目标计分。
event-objective-scored = { $house }为“{ $objective }”计分。
event-points = { $house }现有{ $points }个胜利点。
event-scoring-over = 第{ $round }回合计分完毕。
event-objectives-in-the-middle = 中间的目标：{ $objectives }。
event-objective-taken = { $house }拿走“{ $objective }”。
event-objectives-returned = 放回一个目标：{ $houses }。
event-won = { $house }以{ $castles }个胜利点获胜{ $reason-id ->
    [seven] 。
   *[other] （{ $reason }）。
}

won-by-seven = 胜利点足够
won-by-round-10 = 最后一回合结束时胜利点最多
won-by-land-areas = 胜利点平手后，陆地地区最多

goal = **获胜条件**：回合结束时最先有{ $castles }个胜利点，或者第10回合之后最多。
heading-figures = 胜利点{ $points }/{ $goal } · 权力{ $power } · 补给{ $supply } · 城堡和堡垒{ $castles }
heading-special = 特殊目标：{ $text }{ $now ->
    [1] {" · ✔已达成"}
   *[other] {""}
}
heading-objectives = 你的目标：{ $objectives }
objective-of = { $objective }{" "}{ $points }{ $now ->
    [1] {" ✔"}
   *[other] {""}
}
table-leads = { $houses }领先，胜利点{ $castles }/{ $goal }{ $tie ->
        [1] （{ $reason }）
       *[0] {""}
    }。
round-castles = 胜利点（{ $goal }点获胜）：{ $castles }。
round-scored = 计分：{ $what }。
round-scored-of = { $house } { $objective }
round-special-of = { $house } 特殊目标

topic-points = 胜利点和目标

primer-land = 你率领一个大家族，要争胜利点：回合结束时有七点的玩家获胜，否则十回合之后最多的玩家获胜。胜利点来自目标：你的家族有一个公开的，每回合都能计分；你手里还有三个秘密的，每回合可以为其中一个计分。每回合以三张维斯特洛卡开始：它们带来新的单位、饥荒、别的目标、三个影响领域的出价，或者野人的入侵。影响领域决定谁先行动、战斗平手时谁赢，以及你能放多少特殊令牌。

## Explanations

why-topic-points = 胜利点
why-title-points = ### 胜利点明细
why-points = 第{ $round }回合：{ $house } { $change ->
    [-1] −1
    [0] +0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $change }
}，{ $what }
why-points-now = { $house }一共：{ $points }
points-special = 特殊目标
points-objective = { $objective }
points-raided = { $card }

## Reasons

because-keeps-objectives = 留下的目标在这里一共值{ $points }点。
because-parts-with-objective = “{ $objective }”在这里值{ $points }点，现在{ $now ->
    [1] 已经达成
   *[other] 还没有达成
}。
because-takes-objective = “{ $objective }”在这里值{ $points }点，现在{ $now ->
    [1] 已经达成
   *[other] 还没有达成
}。
because-scores-objective = “{ $objective }”带来{ $points }点，共{ $total }/{ $goal }。
because-scores-nothing = 不得分，仍是{ $total }/{ $goal }。
because-scores-special = 特殊目标每次达成都得1点，现在共{ $total }/{ $goal }。

## Looking things up

lookup-house-figures = **胜利点** { $points }/{ $needed } · **权力** { $power } · **城堡和堡垒** { $castles }
lookup-house-special = **特殊目标**：{ $text }{ $now ->
    [1] （现已达成）
   *[other] {""}
}
lookup-house-scored = **已计分**：{ $objectives }
lookup-house-holds = **手里的目标**：{ $number }{ $known ->
    [0] {""}
   *[other] {"，其中有"}{ $objectives }
}
lookup-house-own = **你的目标**：
lookup-house-own-of = - { $objective }：{ $what }
lookup-objective = 目标：28张之一
lookup-objective-worth = **胜利点**：{ $worth }
lookup-objective-yours = **这场对局**：在你手里{ $now ->
    [1] {"，现已达成"}
   *[other] {""}
}。
lookup-objective-scored = **这场对局**：{ $house }已经计分。
lookup-objective-known = **这场对局**：在{ $house }手里，大家都知道。
lookup-objective-pool = **这场对局**：放在中间。

## When the game is over

course-points = 胜利点
tale-objectives = 目标：{ $objectives }
tale-harvest = 第{ $round }回合，{ $house }的“{ $objective }”得{ $points }点。
tale-loyal = { $house }为特殊目标计分{ $times }次。
story-harvest = 最丰厚的目标
story-loyal = 最忠于自家目标

## Rulings

ruling-affc-eyrie-home = 鹰巢城
reading-affc-eyrie-home-home-area = 是艾林家族的家乡地区
reading-affc-eyrie-home-power-token-only = 只用权力标志物标记
ruling-affc-special-objective-optional = 特殊目标
reading-affc-special-objective-optional-yes = 可以计分
reading-affc-special-objective-optional-mandatory = 必须计分
ruling-affc-tie-break = 胜利点平手
reading-affc-tie-break-points-land-throne-midgame-points-throne-at-end = 先看陆地地区再看铁王座；最后一回合只看铁王座
reading-affc-tie-break-base-order = 按城堡平手的办法
ruling-affc-eyrie-port = 鹰巢城的港口
reading-affc-eyrie-port-none = 没有，按印刷版
reading-affc-eyrie-port-open = 有，通向狭海
ruling-affc-victory-check = 七个胜利点获胜
reading-affc-victory-check-end-of-scoring = 所有人计分之后
reading-affc-victory-check-at-once = 立即
ruling-affc-vp-cap = 胜利点
reading-affc-vp-cap-seven = 最多七点
reading-affc-vp-cap-none = 可以超过七点
ruling-affc-white-harbor-unit = 白港开局的单位
reading-affc-white-harbor-unit-knight = 一个骑士
reading-affc-white-harbor-unit-footman = 一个步兵
ruling-affc-zero-point-objective = 没有点数的目标
reading-affc-zero-point-objective-scorable = 可以计分
reading-affc-zero-point-objective-not-scorable = 留在手里
ruling-objectives-in-hand = 手里的目标
reading-objectives-in-hand-three = 补到三个
ruling-score-objective = 为目标计分
reading-score-objective-turn-order = 一个家族接一个家族
