## Seats

seat-green = 绿方
seat-blue = 蓝方
seat-orange = 橙方
seat-white = 白方

## Territories

area-cove = 小湾
area-forest = 森林
area-gates-of-tir-na-nog = 提尔纳诺之门
    .text = 带有一座圣所。行动方向每次改变，在这里有氏族的人各失去其中一个，并抽一张史诗牌。
area-highlands = 高地
area-hills = 丘陵
area-iron-mine = 铁矿
area-lost-vale = 失落之谷
area-meadows = 草甸
area-misty-lands = 迷雾之地
area-moor = 荒原
area-mountains = 群山
    .text = 氏族移到这里时，不管是谁移动的，氏族的主人都要弃一张行动牌，或者失去这里的一个氏族，由主人自己选。
area-plains = 平原
area-salt-mine = 盐矿
area-stone-circle = 巨石阵
    .text = 带有一座圣所。
area-swamp = 沼泽
    .text = 这里不能建造城寨。
area-valley = 山谷

## The game

ruleset-inis = 伊尼斯
about-inis = 不靠点数：轮抽选牌，再用这些牌行动和争斗。
