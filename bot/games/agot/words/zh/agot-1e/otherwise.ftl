# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = 城市和堡垒够数
won-by-round-10 = 最后一回合结束时城市和堡垒最多
event-won = { $house }以{ $castles }座城市和堡垒获胜（{ $reason }）。

text-westeros-mustering = 按先后次序，每个人在自己的所有城市和堡垒征兵。
text-westeros-game-of-thrones = 每个人按自己控制的权力图样，每个获得1点权力。
text-westeros-rains-of-autumn = 本回合，步兵支援时没有战力。

ask-orders = 第{ $round }回合：放置你的令牌，每个有你单位的地区最多一个。
ask-wildling-destroy = 野人：选出你失去的单位，共值{ $number }点征兵点数（步兵1，船舰1，骑士2）。
ask-ability = { $card-id ->
    [asha-greyjoy] { $card }：要移除邻接战斗的一个支援令牌或集权令牌吗？
    [cersei-lannister] { $card }：移除{ $rival }的哪个令牌？
    [maester-luwin] { $card }：收回哪张卡？
    [melisandre-of-asshai] { $card }：要付1点权力，弃掉{ $rival }的一张手牌吗？
    [renly-baratheon] { $card }：哪个参加战斗的步兵变成骑士？
    [ser-loras-tyrell] { $card }：消灭{ $rival }的哪个步兵？
   *[other] { $card }：要使用吗？
}

note-order-consolidate-star = 和其他集权一样获得权力；这是第三个
note-order-raid-star = 移除邻接的最多两个令牌

note-card-stannis-baratheon = 战力3，1把宝剑，1个城壁
note-card-renly-baratheon = 战力2。获胜时可把参战的一个步兵升为骑士
note-card-ser-davos-seaworth = 战力2，1个城壁
note-card-ser-axell-florent = 战力1，1把宝剑
note-card-house-florent-lord = 战力1，1把宝剑
note-card-melisandre-of-asshai = 战力0。获胜时付1点权力弃掉对手一张卡
note-card-salladhor-saan = 战力0。支援对手的船舰算0
note-card-tywin-lannister = 战力3，2把宝剑
note-card-ser-jaime-lannister = 战力2。获胜时获得2点权力
note-card-tyrion-lannister = 战力2，1个城壁
note-card-ser-kevan-lannister = 战力1，1把宝剑
note-card-house-lannister-captain = 战力1，1把宝剑
note-card-vargo-hoat = 战力0。进攻的步兵算2
note-card-cersei-lannister = 战力0。获胜时移除对手任何地方的令牌
note-card-eddard-stark = 战力3，2个城壁
note-card-robb-stark = 战力2。进攻的骑士算3
note-card-greatjon-umber = 战力2，1把宝剑
note-card-ser-rodrik-cassel = 战力1，1个城壁
note-card-house-mormont-lord = 战力1，1把宝剑
note-card-maester-luwin = 战力0。获胜时可收回一张卡
note-card-catelyn-stark = 战力0。防御令牌翻倍
note-card-mace-tyrell = 战力3，2把宝剑
note-card-ser-loras-tyrell = 战力2。立即消灭一个步兵
note-card-ser-garlan-tyrell = 战力2，1把宝剑
note-card-margaery-tyrell = 战力1，1个城壁
note-card-house-tyrell-captain = 战力1，1把宝剑
note-card-queen-of-thorns = 战力0。取消对手卡的特殊能力
note-card-brienne-of-tarth = 战力0。移除防守方的防御令牌
note-card-euron-crows-eye = 战力3，2把宝剑
note-card-theon-greyjoy = 战力2，1把宝剑
note-card-asha-greyjoy = 战力2。获胜时可移除附近的一个令牌
note-card-house-blacktyde-captain = 战力1，1个城壁
note-card-aeron-damphair = 战力1，1个城壁
note-card-balon-greyjoy = 战力0。对手卡的战力算0
note-card-victarion-greyjoy = 战力0。进攻的船舰算2
table-leads = { $houses }领先，城市和堡垒{ $castles }/{ $goal }{ $tie ->
        [1] （{ $reason }）
       *[0] {""}
    }。
round-castles = 城市和堡垒（{ $goal }座获胜）：{ $castles }。
course-castles = 城市和堡垒
