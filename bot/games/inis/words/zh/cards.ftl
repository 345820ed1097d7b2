# The cards of Inis: their names, and what they do, in our words.
# season: as a turn of one's own    triskel: as a response or as a maneuver
# note: below the name, where a card is chosen; all that it does

## Action cards

card-bard = 吟游诗人
    .season = 抽1张史诗牌。
    .triskel = 你的机动移除对手的氏族之后：获得1个功绩。

card-citadel = 城寨
    .season = 在有你氏族的领地建造城寨。拿取那块领地的优势牌，已打出的除外。

card-conquest = 征服
    .season = 选择一块领地。把你的任意多个氏族从相邻的领地移入。

card-craftsmen-and-peasants = 工匠与农夫
    .season = 在每块有你氏族的领地：那里每有一座城寨，最多可放置1个氏族。

card-druid = 德鲁伊
    .season = 手里还有别的行动牌才能用。从行动牌的弃牌堆里拿取任意一张。

card-emissaries = 使节
    .season = 把你的1个氏族移到相邻的领地，不引发冲突。

card-exploration = 探索
    .season = 布伦选定位置，把最上面的板块放在那里。在上面放置1个氏族。

card-festival = 庆典
    .season = 在有你氏族也有圣所的领地：放置1个氏族和庆典。在那里引发冲突要失去1个氏族。

card-geis = 禁誓
    .triskel = 对手打出行动牌时：取消它。

card-master-craftsman = 工匠大师
    .season = 弃置任意1张牌，然后抽1张史诗牌。
    .triskel = 打出你的史诗牌之后：把它给另一位玩家，获得1个功绩。

card-migration = 迁徙
    .season = 把你的氏族从1块领地移到与它相邻的领地。

card-new-alliance = 新联盟
    .season = 在有你氏族的领地：放置1个氏族，或者替换对手的1个氏族，只要那位对手在那里有2个或更多。

card-new-clans = 新氏族
    .season = 在有你氏族的领地放置2个氏族：在一起或分开都行。

card-raid = 劫掠
    .triskel = 你攻击之后：从攻击目标手里随机拿取一张行动牌；没有的话，目标失去一个暴露的氏族。

card-sanctuary = 圣所
    .season = 在有你氏族的领地建造圣所，然后抽1张史诗牌。

card-scouts-and-spies = 斥候与密探
    .season = 查看一位对手的行动牌。然后你可以把自己的氏族从1块领地移到1块相邻的领地。

card-warlord = 战帅
    .season = 在有你氏族的领地引发冲突，你是发起者。
    .triskel = 你所在的冲突中，一次机动之后：在那里放置1个暴露的氏族，并指定下一个机动的人。

## Advantage cards

card-advantage-cove = 小湾
    .triskel = 打出你的季节牌之后：拿取搁置的行动牌，另搁置一张。

card-advantage-forest = 森林
    .triskel = 打出你的史诗牌之后：抽1张史诗牌。

card-advantage-gates-of-tir-na-nog = 提尔纳诺之门
    .triskel = 提尔纳诺之门收取代价时：多看1张史诗牌，留下1张。

card-advantage-highlands = 高地
    .triskel = 高地的冲突开始时：在有暴露氏族的人里指定发起者。

card-advantage-hills = 丘陵
    .triskel = 你在丘陵受到攻击时：那次攻击无效。

card-advantage-iron-mine = 铁矿
    .triskel = 你攻击时：目标失去一个氏族，并且弃一张行动牌。

card-advantage-lost-vale = 失落之谷
    .triskel = 打出你的季节牌之后：把失落之谷旁边的任意1个氏族移入，不引发冲突。

card-advantage-meadows = 草甸
    .triskel = 你抽史诗牌时：多看1张，留下1张，其余弃置。

card-advantage-misty-lands = 迷雾之地
    .season = 弃置行动牌，看同样张数的史诗牌，留下其中1张。

card-advantage-moor = 荒原
    .triskel = 任何时候：查看一位对手的所有史诗牌。

card-advantage-mountains = 群山
    .triskel = 你把氏族移入群山时：氏族的主人不用付代价。

card-advantage-plains = 平原
    .season = 把你的氏族从平原移到与它相邻的领地。

card-advantage-salt-mine = 盐矿
    .triskel = 打出你的季节牌之后：从一位对手手里随机拿取一张行动牌，再还一张。

card-advantage-stone-circle = 巨石阵
    .triskel = 打出你的史诗牌之后：从巨石阵移除你的1个氏族，收回那张牌。

card-advantage-swamp = 沼泽
    .season = 什么都不做：行动了，却不算跳过。

card-advantage-valley = 山谷
    .triskel = 打出你的季节牌之后：在有你氏族的领地放置1个氏族。

## Epic Tale cards

card-balors-eye = 巴罗尔之眼
    .season = 移除任意1个氏族。

card-battle-frenzy = 战狂
    .triskel = 所有人都躲进城寨之后：城寨里的每个氏族都暴露。

card-breas-tyranny = 布雷斯的暴政
    .season = 把对手的1个氏族从有你氏族的领地移到相邻的领地，不引发冲突。

card-cathbads-word = 卡斯巴德之言
    .triskel = 集会开始时：选择要搁置的行动牌。集会结束时，用你的一张换它。

card-children-of-dana = 达努之子
    .season = 在任意领地放置1个氏族。

card-dagdas-cauldron = 达格达的大釜
    .triskel = 冲突移除你的氏族时：这场冲突移除的你的氏族都放在这里，结束时最多3个回来。

card-dagdas-harp = 达格达的竖琴
    .season = 你手里每还有1张史诗牌（最多3张），就在有你氏族的领地放置1个氏族。

card-deirdres-beauty = 黛尔德丽之美
    .season = 每位对手随机亮出一张史诗牌。你留下其中1张，其余弃置。移除你的1个氏族。

card-diarmuid-and-grainne = 迪卢木多与格兰妮
    .triskel = 你的氏族被移除时：把它放到另一块有你氏族的领地。

card-eriu = 埃利乌
    .season = 选最多3块既有你氏族又有圣所的领地，各放置1个氏族。

card-kernunos-sanctuary = 科尔努诺斯的圣所
    .season = 在有你氏族而没有圣所的领地：放置1个氏族和一座圣所。

card-lug-samildanach = 全能者鲁格
    .triskel = 任何行动牌打出之后：把它拿到手里。

card-lugs-spear = 鲁格之矛
    .triskel = 冲突开始时：直到结束都不能打三旋牌。

card-maeves-wealth = 梅芙的财富
    .season = 每位对手给你一张行动牌；再还给每人一张。

card-manannans-horses = 马纳南的骏马
    .season = 把你的最多3个氏族从1块领地移到任意另一块。

card-nuada-silverhand = 银臂努阿达
    .season = 在你是酋长的每块领地，那里每有一位对手，最多放置1个氏族。

card-oenguss-ploy = 安格斯的计策
    .triskel = 有人行动完毕时：下一个轮到你。

card-ogmas-eloquence = 欧格玛的雄辩
    .triskel = 作为机动：冲突结束。

card-strengs-resolve = 斯伦的决意
    .triskel = 你攻击之后：获得1个功绩。

card-tailtus-land = 泰尔图之地
    .season = 抽3块板块，选1块放在任意位置。你可以移自己的1个氏族上去。

card-tale-of-cuchulain = 库丘林传说
    .triskel = 作为机动，你恰好有1个暴露的氏族时：移除任意2个暴露的氏族。

card-the-battle-of-moytura = 莫伊图拉之战
    .triskel = 作为机动：把你的氏族从相邻的领地移入，再放置1个，全部暴露。

card-the-champions-share = 勇士的份额
    .season = 拿取搁置的行动牌。

card-the-dagda = 达格达
    .triskel = 史诗牌或优势牌打出时：取消它。这张牌弃置时，弃牌堆和牌堆一起重洗。

card-the-dagdas-club = 达格达的巨棒
    .triskel = 你的氏族将被移除时：它留下。或者你攻击时：由你选择目标的损失。

card-the-fianna = 费奥纳战士团
    .triskel = 作为机动：把你的氏族移到1块相邻的领地，受庇护的也行，不引发冲突。

card-the-morrigan = 摩莉甘
    .season = 你可以改变鸦群的方向。你可以在任意地方引发冲突，并指定发起者。

card-the-other-world = 彼世
    .season = 在1块有你氏族的领地：每有一座圣所（最多3座），放置1个氏族或者移除对手的1个氏族。

card-the-stone-of-fal = 法尔之石
    .season = 在首都所在的领地放置2个氏族。

card-tuans-memory = 图安的记忆
    .season = 看3张史诗牌：留下1张，弃置2张。
