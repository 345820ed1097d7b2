# The cards of A Feast for Crows.

## Westeros cards

westeros-mustering-affc = 征兵
    .text = 按先后次序，每个人在自己的所有城堡和堡垒征兵。

westeros-ironborn-raid = 铁民劫掠
    .text = 已经为两个或更多目标计分的家族失去1个胜利点。特殊目标不算，谁都不会低于0。

westeros-shifting-ambitions = 野心变换
    .text = 每个人从手里秘密拿出一个目标放在中间。洗好后亮出；按先后次序，每个人当众拿走一个。

westeros-new-information = 新的消息
    .text = 按先后次序，每个人抽一个目标。然后每个人秘密放回一个，再洗牌堆。

## Special objectives

special-objective-arryn = 控制鹰巢城，而且可用权力比其他任何玩家都多
special-objective-baratheon = 控制龙石岛和君临
special-objective-lannister = 控制兰尼斯港和君临
special-objective-stark = 控制临冬城，城堡和堡垒一共五座

## Objectives; "more" is always more than every other House

objective-a-firm-grip = 牢牢掌握
    .text = 控制蟹爪半岛和御林

objective-a-mountainous-task = 如山重任
    .text = 控制鹰巢城

objective-a-riper-fruit = 熟透的果实
    .text = 控制临冬城

objective-a-stalwart-position = 固若金汤
    .text = 控制的堡垒比其他任何玩家都多

objective-ample-harvest = 五谷丰登
    .text = 补给至少为5

objective-arbor-gold = 青亭岛的金色葡萄酒
    .text = 控制青亭岛

objective-backdoor-politics = 幕后政治
    .text = 胜利点比其他任何玩家都少

objective-cavalry-charge = 骑兵冲锋
    .text = 版图上有五个骑士

objective-crossing-guard = 守桥人
    .text = 控制孪河城和海疆城，或者明月山脉和蟹爪半岛

objective-extend-your-reach = 鞭长可及
    .text = 有你船舰的海洋地区比其他任何玩家都多

objective-friendly-confines = 自家城墙
    .text = 控制的城堡比其他任何玩家都多

objective-hold-court = 临朝听政
    .text = 控制君临

objective-home-invasion = 不速之客
    .text = 控制另一个家族的家乡地区

objective-land-grab = 开疆拓土
    .text = 控制的陆地地区比其他任何玩家都多

objective-mercantile-ventures = 生意兴隆
    .text = 控制的港口比其他任何玩家都多

objective-naval-superiority = 海上霸权
    .text = 船舰比其他任何玩家都多，港口里的也算

objective-nothing-but-ghosts = 唯有鬼魂
    .text = 赫伦堡恰好有一个单位，邻接地区没有你的单位

objective-protect-the-neck = 保卫颈泽
    .text = 控制海疆城、灰水望和菲林特之指

objective-pull-the-weeds = 斩草除根
    .text = 控制滨海边疆、黑水河和河湾地

objective-spreading-the-wealth = 广施恩惠
    .text = 版图上的权力标志物比其他任何玩家都多

objective-stop-the-storm = 平息风暴
    .text = 控制风息堡

objective-support-the-crown = 拥护王权
    .text = 蟹爪半岛恰好有三个单位，君临没有单位

objective-take-the-black = 穿上黑衣
    .text = 控制黑城堡

objective-the-blade = 宝剑
    .text = 持有瓦雷利亚钢剑

objective-the-final-hour = 最后时刻
    .text = 手里恰好有一张家族卡

objective-the-peoples-chosen = 民心所向
    .text = 控制四个有权力图样的地区

objective-the-raven = 渡鸦
    .text = 持有渡鸦信差

objective-the-throne = 王座
    .text = 持有铁王座
