# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = 权力的游戏（第二版）：群鸦的盛宴

## Names

area-port-of-the-eyrie = 鹰巢城港口

card-bronze-yohn-royce-affc = 青铜约恩·罗伊斯
card-littlefinger = 小指头
card-nestor-royce = 奈斯特·罗伊斯
card-lyn-corbray = 林恩·科布瑞
card-alayne-stone = 阿莲·石东
card-lothor-brune = 罗索·布伦
card-lysa-arryn-affc = 莱莎·艾林

westeros-mustering-affc = 征兵
westeros-ironborn-raid = 铁民劫掠
westeros-shifting-ambitions = 野心变换
westeros-new-information = 新的消息

deck-objectives = 目标牌叠
phase-objectives = 选择目标
phase-scoring = 计分

## House cards

note-card-bronze-yohn-royce-affc = 战力4。权力比对手多时+1
note-card-littlefinger = 战力3。战斗后按对手的卡获得权力
note-card-nestor-royce = 战力2，2个城壁
note-card-lyn-corbray = 战力2，1把宝剑
note-card-alayne-stone = 战力1。获胜时付2点，对手失去全部权力
note-card-lothor-brune = 战力1，1把宝剑，1个城壁
note-card-lysa-arryn-affc = 战力0。战斗后若对手更富，获得3点权力

ability-bronze-yohn-royce-affc = 如果你的可用权力比对手多，这张卡的战力加1。
ability-littlefinger = 战斗结束后，不论胜负，只要你控制鹰巢城，就获得对手那张卡所印战力两倍的权力。
ability-alayne-stone = 如果你获胜，并且控制鹰巢城（刚刚夺下的也算），可以付2点权力：对手失去全部可用权力。
ability-lysa-arryn-affc = 战斗结束后，如果对手的可用权力比你多，你获得3点权力。

ask-ability = { $card-id ->
    [tyrion-lannister] { $card }：让{ $rival }收回它的卡，另出一张？
    [cersei-lannister] { $card }：移除{ $rival }的一个令牌吗？
    [renly-baratheon] { $card }：把一个步兵变成骑士吗？
    [patchface] { $card }：让{ $rival }弃掉哪张卡？
    [alayne-stone] { $card }：付2点权力，让{ $rival }失去全部{ $power }点权力吗？
   *[other] { $card }：怎么使用？
}

## Westeros cards

text-westeros-mustering-affc = 按先后次序，每个人在自己的所有城堡和堡垒征兵。
text-westeros-ironborn-raid = 已经完成两个或更多目标的家族失去1点胜利点。特殊目标不算，谁都不会低于0。
text-westeros-shifting-ambitions = 每个人从手里秘密拿出一个目标放在中间。洗好后亮出；按先后次序，每个人当众拿走一个。
text-westeros-new-information = 按先后次序，每个人抽一个目标。然后每个人秘密放回一个，再洗牌叠。

## Objectives

objective-a-firm-grip = 牢牢掌握
objective-a-mountainous-task = 如山重任
objective-a-riper-fruit = 熟透的果实
objective-a-stalwart-position = 固若金汤
objective-ample-harvest = 五谷丰登
objective-arbor-gold = 青亭岛的金色葡萄酒
objective-backdoor-politics = 幕后政治
objective-cavalry-charge = 骑兵冲锋
objective-crossing-guard = 守桥人
objective-extend-your-reach = 鞭长可及
objective-friendly-confines = 自家城墙
objective-hold-court = 临朝听政
objective-home-invasion = 不速之客
objective-land-grab = 开疆拓土
objective-mercantile-ventures = 生意兴隆
objective-naval-superiority = 海上霸权
objective-nothing-but-ghosts = 唯有鬼魂
objective-protect-the-neck = 保卫颈泽
objective-pull-the-weeds = 斩草除根
objective-spreading-the-wealth = 广施恩惠
objective-stop-the-storm = 平息风暴
objective-support-the-crown = 拥护王权
objective-take-the-black = 穿上黑衣
objective-the-blade = 宝剑
objective-the-final-hour = 最后时刻
objective-the-peoples-chosen = 民心所向
objective-the-raven = 渡鸦
objective-the-throne = 王座

# What they ask for; "more" is always more than every other House.
text-objective-a-firm-grip = 控制蟹爪半岛和御林
text-objective-a-mountainous-task = 控制鹰巢城
text-objective-a-riper-fruit = 控制临冬城
text-objective-a-stalwart-position = 控制的堡垒最多
text-objective-ample-harvest = 补给至少为5
text-objective-arbor-gold = 控制青亭岛
text-objective-backdoor-politics = 胜利点最少
text-objective-cavalry-charge = 版图上有五个骑士
text-objective-crossing-guard = 控制孪河城和海疆城，或者明月山脉和蟹爪半岛
text-objective-extend-your-reach = 有你船舰的海洋地区最多
text-objective-friendly-confines = 控制的城堡最多
text-objective-hold-court = 控制君临
text-objective-home-invasion = 控制另一个家族的家乡地区
text-objective-land-grab = 控制的陆地地区最多
text-objective-mercantile-ventures = 控制的港口最多
text-objective-naval-superiority = 船舰最多，港口里的也算
text-objective-nothing-but-ghosts = 赫伦堡恰好有一个单位，邻接地区没有你的单位
text-objective-protect-the-neck = 控制海疆城、灰水望和菲林特之指
text-objective-pull-the-weeds = 控制滨海边疆、黑水河和河湾地
text-objective-spreading-the-wealth = 版图上的权力标志物最多
text-objective-stop-the-storm = 控制风息堡
text-objective-support-the-crown = 蟹爪半岛恰好有三个单位，君临没有
text-objective-take-the-black = 控制黑城堡
text-objective-the-blade = 持有瓦雷利亚钢剑
text-objective-the-final-hour = 手里恰好有一张家族卡
text-objective-the-peoples-chosen = 控制四个有王冠的地区
text-objective-the-raven = 持有渡鸦信差
text-objective-the-throne = 持有铁王座
text-special-arryn = 控制鹰巢城，而且可用权力最多
text-special-baratheon = 控制龙石岛和君临
text-special-lannister = 控制兰尼斯港和君临
text-special-stark = 控制临冬城，城堡和堡垒一共五座

## What is asked

ask-deal = 发牌。
ask-objectives = 你拿到五个目标。留下哪三个？只有你能看到。
ask-return-objective = 新的消息：把哪个目标放回牌叠？
ask-give-objective = 野心变换：把哪个目标放到中间？
ask-take-objective = 野心变换：拿走哪个目标？所有人都看得到。
ask-score-special = 你的特殊目标已经达成。要计分吗？
ask-score-objective = 为哪个目标计分？之后它一直亮着。

for-objectives = 选择目标
for-return-objective = 放回一个目标
for-give-objective = 放到中间的目标
for-take-objective = 从中间拿走的目标
for-score-special = 特殊目标
for-score-objective = 计分

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
why-preview-special = { $house }的特殊目标：{ $text }。每回合值1点。
why-preview-in-hands = 大家都知道在谁手里的目标：{ $known }。
points-of = { $house } { $points }
known-of = { $house }：{ $objectives }

## What happened

event-objectives-drawn = { $house }抽{ $number }个目标。
event-objective-drawn = 你抽到目标：{ $objective }。
event-special-scored = { $house }为特殊目标计分。
event-objective-scored = { $house }为“{ $objective }”计分。
event-points = { $house }现有{ $points }点胜利点。
event-scoring-over = 第{ $round }回合计分完毕。
event-objectives-in-the-middle = 中间放着：{ $objectives }。
event-objective-taken = { $house }拿走“{ $objective }”。
event-objectives-returned = 放回一个目标：{ $houses }。
event-won = { $house }以{ $castles }点胜利点获胜（{ $reason }）。

won-by-seven = 七点胜利点
won-by-round-10 = 最后一回合结束时胜利点最多
won-by-land-areas = 胜利点平手后，陆地地区最多

goal = **获胜条件**：回合结束时最先有{ $castles }点胜利点，或者第10回合之后最多。
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

primer-land = 你率领一个大家族，要争胜利点：回合结束时有七点就获胜，否则十回合之后最多的人获胜。胜利点来自目标：你的家族有一个公开的，每回合都能计分；你手里还有三个秘密的，每回合可以为其中一个计分。每回合以三张维斯特洛卡开始：它们带来新的单位、饥荒、别的目标、三个影响领域的出价，或者野人的入侵。影响领域决定谁先行动、战斗势均力敌时谁赢，以及你能下多少强力的令牌。

## Explanations

why-topic-points = 胜利点
why-title-points = ### 胜利点，一点一点算
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

because-keeps-objectives = 留下最值钱、最快能达成的。
because-returns-objective = “{ $objective }”太远，或者不值什么。
because-gives-objective = “{ $objective }”最不可惜。
because-takes-objective = “{ $objective }”在这里值{ $points }点，{ $now ->
    [1] 而且已经达成
   *[other] 没有更好的
}。
because-scores-objective = “{ $objective }”带来{ $points }点，共{ $total }/{ $goal }。
because-scores-nothing = 把目标留到以后。
because-scores-special = 特殊目标每次达成都有1点，共{ $total }/{ $goal }。
because-waits-special = 这次不要这一点。

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
ruling-affc-victory-check = 七点胜利点获胜
reading-affc-victory-check-end-of-scoring = 所有人计分之后
reading-affc-victory-check-at-once = 立即
ruling-affc-vp-cap = 胜利点
reading-affc-vp-cap-seven = 最多七点
reading-affc-vp-cap-none = 可以超过七点
ruling-affc-white-harbor-unit = 白港开局有
reading-affc-white-harbor-unit-knight = 一个骑士
reading-affc-white-harbor-unit-footman = 一个步兵
ruling-affc-zero-point-objective = 不值点数的目标
reading-affc-zero-point-objective-scorable = 可以计分
reading-affc-zero-point-objective-not-scorable = 留在手里
ruling-objectives-in-hand = 手里的目标
reading-objectives-in-hand-three = 补到三个
ruling-score-objective = 为目标计分
reading-score-objective-turn-order = 一个家族接一个家族
