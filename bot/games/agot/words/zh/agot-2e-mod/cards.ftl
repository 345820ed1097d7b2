# The cards of Mother of Dragons.

## Westeros cards

westeros-domestic-disputes = 家门不和
    .text = 风息堡放一个忠诚标志物。然后坦格利安家族可以付1点权力，在最多四个其他家族的家乡地区各加一个。
    .ask = { $card }：付{ $power }点权力，在最多四个家乡地区各放一个忠诚标志物吗？什么都不选就不付。

westeros-empty-promises = 空头许诺
    .text = 磐石海岸放一个忠诚标志物。然后坦格利安家族可以付1点权力，在明月山脉或卡林湾加一个。

westeros-fire-made-flesh = 火焰化身
    .text = 河湾地放一个忠诚标志物。然后坦格利安家族可以牺牲一条龙，提前拿走以后某回合的战力标志物，让龙更早变强；或者让一条失去的龙回到潘托斯；或者什么都不做。这不用付权力。

westeros-playing-with-fire = 玩火
    .text = 奔流城和青亭岛各放一个忠诚标志物。然后坦格利安家族可以付1点权力，指定维斯特洛一个无人控制的陆地地区和另一位玩家：那里放一个标志物，那位玩家在那里放一个陆上单位。
    .ask = { $card }：付{ $power }点权力放一个忠诚标志物吗？指定地区，以及谁在那里放单位。

westeros-scattering-dissent = 播撒异议
    .text = 卡霍城和旧镇各放一个忠诚标志物。然后每位玩家从先后次序的末位开始，把一个忠诚标志物移到邻接的陆地地区。坦格利安家族每付1点权力，可以撤销一次移动。

westeros-southron-ambitions = 南方野心
    .text = 滨海边疆和多恩边疆地各放一个忠诚标志物。然后坦格利安家族可以付1点权力，在黑水河或骨路加一个。

westeros-strongholds-of-resistance = 抵抗的堡垒
    .text = 海疆城放一个忠诚标志物。然后坦格利安家族可以付1点权力，在赫伦堡或白港加一个。

westeros-the-long-plan = 长远计划
    .text = 黑城堡和伊伦伍德各放一个忠诚标志物。然后坦格利安家族可以付1点权力，指定另一位玩家，由这位玩家在维斯特洛的两个陆地地区各加一个。
    .ask = { $card }：付{ $power }点权力放两个忠诚标志物吗？指定由谁来放。

westeros-watering-the-seed = 浇灌种子
    .text = 坦格利安家族可以付与自己忠诚点数相等的权力，在河流旁边、不由它控制的两个地区各放一个忠诚标志物。
    .ask = { $card }：付{ $power }点权力，在两个地区各放一个忠诚标志物吗？

westeros-word-spreads-quickly = 消息飞传
    .text = 蟹爪半岛和三塔堡各放一个忠诚标志物。然后每位玩家按先后次序，把一个忠诚标志物移到邻接的陆地地区。坦格利安家族每付2点权力，可以撤销一次移动。

## Loans of the Iron Bank

loan-customs-officer = 海关官员
    .text = 你获得10点权力。

loan-expert-artificer = 能工巧匠
    .text = 任选一个陆地地区：到对局结束为止，那里多一个权力图样。你另外获得8点权力。
    .ask = { $loan }：哪个陆地地区多一个权力图样？

loan-full-host = 整支大军
    .text = 你放置一个步兵、一个骑士、一台攻城器和一艘船舰。

loan-loyal-maester = 忠诚的学士
    .text = 两个陆地地区，不论是谁的，直到对局结束都各多一个补给图样。
    .ask = { $loan }：哪两个陆地地区各多一个补给图样？

loan-master-at-arms = 教头
    .text = 两座城堡，不论是谁的，直到对局结束都变成堡垒。
    .ask = { $loan }：哪两座城堡变成堡垒？

loan-pyromancer = 火术士
    .text = 永久烧毁任意一座城堡，不论属于谁；那个地区改为多一个权力图样或补给图样。
    .ask = { $loan }：烧毁哪座城堡，那个地区改为得到什么？

loan-savvy-steward = 精明的总管
    .text = 任选一个陆地地区：到对局结束为止，那里多一个补给图样。你另外在补给量表上升一格。
    .ask = { $loan }：哪个陆地地区多一个补给图样？

loan-sea-raiders = 海上掠夺者
    .text = 你放置一个步兵和三艘船舰。

loan-siege-engineers = 攻城工匠
    .text = 你放置一个步兵和两台攻城器。

loan-spymaster = 情报总管
    .text = 任选一个维斯特洛牌堆，查看接下来的两张，每张放回牌堆顶或放到牌堆底。

loan-the-faceless-men = 无面者
    .text = 你可以消灭一个地区的一个步兵和另一个地区的一个骑士，不论是谁的。

loan-vanguard-cavalry = 先锋骑兵
    .text = 你放置三个骑士。
