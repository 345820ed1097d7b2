# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = 城市和堡垒数量足够
won-by-round-10 = 最后一回合结束时城市和堡垒最多
event-won = { $house }以{ $castles }座城市和堡垒获胜{ $reason-id ->
    [seven] 。
   *[other] （{ $reason }）。
}

ask-orders = 第{ $round }回合：放置你的令牌，每个有你单位的地区最多一个。
ask-wildling-destroy = 野人：选出你失去的单位，共值{ $number }点征兵点数（步兵1，船舰1，骑士2）。
ability-otherwise = { $card }：要使用吗？

table-leads = { $houses }领先，城市和堡垒{ $castles }/{ $goal }{ $tie ->
        [1] （{ $reason }）
       *[0] {""}
    }。
round-castles = 城市和堡垒（{ $goal }座获胜）：{ $castles }。
course-castles = 城市和堡垒

order-consolidate-star =
    .note = 和其他集权一样获得权力；这是第三个
order-raid-star =
    .note = 最多移除两个邻接的令牌
