## Seats

seat-green = 绿方
seat-blue = 蓝方
seat-orange = 橙方
seat-white = 白方

## Territories

area-cove = 小湾
area-forest = 森林
area-gates-of-tir-na-nog = 提尔纳诺之门
area-highlands = 高地
area-hills = 丘陵
area-iron-mine = 铁矿
area-lost-vale = 失落之谷
area-meadows = 草甸
area-misty-lands = 迷雾之地
area-moor = 荒原
area-mountains = 群山
area-plains = 平原
area-salt-mine = 盐矿
area-stone-circle = 巨石阵
area-swamp = 沼泽
area-valley = 山谷

## The game

ruleset-inis = 伊尼斯
about-inis = 轮流选牌，再用这些牌行动和争斗。
