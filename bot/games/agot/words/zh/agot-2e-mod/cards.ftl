# The cards of Mother of Dragons.

## House cards

card-lysa-arryn-mod = 莱莎·艾林
    .short = 莱莎
    .note = 战力4。以防御令牌防守获胜后可回手
    .text = 如果你在有自己防御令牌的地区防守并获胜，可以把这张卡收回手里，而不是弃掉。
    .ask = { $card }：要收回手里吗？

card-bronze-yohn-royce-mod = “青铜”约恩·罗伊斯
    .short = 约恩
    .note = 战力3，1把宝剑，2个城壁

card-ser-vardis-egen = 瓦狄斯·伊根爵士
    .short = 瓦狄斯
    .note = 战力2。对战力不超过2的卡：+1和两个城壁
    .text = 如果对手的卡面战力不超过2，这张卡战力为3，并有两个城壁。对手没有卡则不算。

card-harry-hardyng = 哈利·哈顿
    .short = 哈利
    .note = 战力2，1把宝剑

card-godric-borrell = 戈德里克·波内尔
    .short = 戈德里克
    .note = 战力1。海上防守时，你的每处海岸 +1
    .text = 如果你在海上防守，邻接的陆地地区每有一个由你控制，这张卡的战力加1。

card-anya-waynwood = 安雅·韦伍德
    .short = 安雅
    .note = 战力1。获胜时你和支援你的人各得3点权力
    .text = 如果你获胜，你获得3点权力，在这场战斗中支援你的其他玩家也各得3点。封臣得不到。

card-robert-arryn = 劳勃·艾林
    .short = 劳勃
    .note = 战力0。防守后可与对手最弱的弃牌一起移出对局
    .text = 你防守的战斗结束后，可以把这张卡移出对局，同时移出对手弃牌堆里卡面战力最低的一张，刚出的那张也算。对封臣时只有他自己移出。
    .ask = { $card }：要移出对局吗？带走哪张卡？

card-khal-drogo = 卓戈卡奥
    .short = 卓戈
    .note = 战力4。每个作战的骑士 +1和一把宝剑；之后移出对局
    .text = 你每有一个骑士在这个地区作战，这张卡的战力加1，并多一把宝剑；支援的骑士不算。战斗结束后，不论胜负他都移出对局。

card-arstan-whitebeard = 白胡子阿斯坦
    .short = 阿斯坦
    .note = 战力3，1把宝剑，1个城壁

card-xaro-xhoan-daxos = 札罗·赞旺·达梭斯
    .short = 札罗
    .note = 战力2。你的船舰较多时各算2
    .text = 如果在这个地区作战的船舰里，你的比敌人的多，你的每艘船舰都算2；残兵不算。

card-ser-jorah-mormont = 乔拉·莫尔蒙爵士
    .short = 乔拉
    .note = 战力2，1把宝剑，1个城壁

card-daenerys-targaryen-a = 丹妮莉丝·坦格利安
    .short = 丹妮莉丝
    .note = 战力1。有龙作战时值3
    .text = 如果有龙在这个地区作战，这张卡战力为3。

card-viserys-targaryen = 韦赛里斯·坦格利安
    .short = 韦赛里斯
    .note = 战力1。可弃一张卡加上它的战力；战败则移出对局
    .text = 计算战力之前，你可以从手里弃掉另一张卡，加上它的卡面战力；它的图样和特殊能力不算。如果你战败，他移出对局。
    .ask = { $card }：弃哪张卡来加上它的战力？

card-illyrio-mopatis = 伊利里欧·摩帕提斯
    .short = 伊利里欧
    .note = 战力0。按战力差获得权力；有5点以上则移出对局
    .text = 战斗结束后，不论胜负，双方最终战力相差多少，你就获得多少权力。如果这时你有5点或更多可用权力，他移出对局。

card-daenerys-targaryen-b = 丹妮莉丝·坦格利安
    .short = 丹妮莉丝
    .note = 战力4。对手按战力差失去权力
    .text = 战斗结束后，不论胜负，双方最终战力相差多少，对手就失去多少可用权力。

card-daario-naharis = 达里奥·纳哈里斯
    .short = 达里奥
    .note = 战力3，1把宝剑

card-gray-worm = 灰虫子
    .short = 灰虫子
    .note = 战力2，1把宝剑，1个城壁

card-strong-belwas = 壮汉贝沃斯
    .short = 贝沃斯
    .note = 战力2，2把宝剑

card-captain-groleo = 格罗莱船长
    .short = 格罗莱
    .note = 战力1。跨海进攻时，旁边每艘你的船舰 +1
    .text = 如果你跨海进攻一个陆地地区，旁边每有一艘你的船舰，这张卡的战力加1，港口里的也算。

card-rakharo = 拉卡洛
    .short = 拉卡洛
    .note = 战力1。没有城堡的地方骑士算4
    .text = 在没有城堡和堡垒的陆地地区，你每个作战的骑士都算4；支援的和残兵不算。

card-missandei = 弥桑黛
    .short = 弥桑黛
    .note = 战力0。以2点以内之差战败，可收回另一张卡
    .text = 如果你以2点以内的战力差距战败，或者平手判负，可以把弃牌堆的另一张卡收回手里。
    .ask = { $card }：收回哪张弃牌？

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
    .text = 你看一个维斯特洛牌堆接下来的两张，每张放回顶上或放到底下。

loan-the-faceless-men = 无面者
    .text = 你可以消灭一个地区的一个步兵和另一个地区的一个骑士，不论是谁的。

loan-vanguard-cavalry = 先锋骑兵
    .text = 你放置三个骑士。
