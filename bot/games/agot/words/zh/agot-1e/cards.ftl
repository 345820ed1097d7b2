# The cards of the 1st edition; where the 2nd has a card of the same name, what it says otherwise.

## House cards

card-house-blacktyde-captain = 布莱克泰斯家族船长
    .short = 布莱克泰斯
    .note = 战力1，1个城壁

card-house-florent-lord = 佛罗伦家族领主
    .short = 佛罗伦领主
    .note = 战力1，1把宝剑

card-house-lannister-captain = 兰尼斯特家族队长
    .short = 队长
    .note = 战力1，1把宝剑

card-house-mormont-lord = 莫尔蒙家族领主
    .short = 莫尔蒙
    .note = 战力1，1把宝剑

card-house-tyrell-captain = 提利尔家族队长
    .short = 队长
    .note = 战力1，1把宝剑

card-maester-luwin = 鲁温学士
    .short = 鲁温
    .note = 战力0。获胜时可收回一张卡
    .text = 如果你获胜，可以从弃牌堆收回一张卡到手里。
    .ask = { $card }：收回哪张卡？

card-melisandre-of-asshai = 亚夏的梅丽珊卓
    .short = 梅丽珊卓
    .note = 战力0。获胜时付1点权力弃掉对手一张卡
    .text = 如果你获胜，可以付1点权力，查看战败家族的手牌，选一张卡放进它的弃牌堆。
    .ask = { $card }：要付1点权力，弃掉{ $rival }的一张手牌吗？

card-ser-rodrik-cassel = 罗德利克·凯索爵士
    .short = 罗德利克
    .note = 战力1，1个城壁

card-vargo-hoat = 瓦格·赫特
    .short = 瓦格
    .note = 战力0。进攻的步兵算2
    .text = 如果你进攻，行军来的每个步兵算2。支援的步兵算1。

card-asha-greyjoy =
    .note = 战力2。获胜时可移除附近的一个令牌
    .text = 如果你获胜，可以从战斗邻接的地区移除任何人的一个支援令牌或集权令牌。
    .ask = { $card }：要移除战斗邻接地区的一个支援令牌或集权令牌吗？

card-cersei-lannister =
    .note = 战力0。获胜时移除对手任意地区的一个令牌
    .text = 如果你获胜，从任何地区移除战败家族的一个令牌。
    .ask = { $card }：移除{ $rival }的哪个令牌？

card-renly-baratheon =
    .note = 战力2。获胜时可把参战的一个步兵升为骑士
    .text = 如果你获胜，可以把你参加战斗的一个步兵变成骑士。只是支援的步兵不算。
    .ask = { $card }：哪个参加战斗的步兵变成骑士？

card-ser-loras-tyrell =
    .note = 战力2。立即消灭一个步兵
    .text = 双方的卡一亮出，就消灭参加战斗的一个敌方步兵。如果没有人再与你作战，你立即获胜。
    .ask = { $card }：消灭{ $rival }的哪个步兵？

card-stannis-baratheon =
    .note = 战力3，1把宝剑，1个城壁

card-ser-davos-seaworth =
    .note = 战力2，1个城壁

card-salladhor-saan =
    .note = 战力0。支援对手的船舰算0
    .text = 支援对手的船舰算0。特殊支援令牌的 +1 保留。

card-tywin-lannister =
    .note = 战力3，2把宝剑

card-ser-jaime-lannister =
    .note = 战力2。获胜时获得2点权力
    .text = { card-tywin-lannister.text }

card-tyrion-lannister =
    .note = 战力2，1个城壁

card-ser-kevan-lannister =
    .note = 战力1，1把宝剑

card-eddard-stark =
    .note = 战力3，2个城壁

card-robb-stark =
    .note = 战力2。进攻的骑士算3
    .text = 如果你进攻，行军来的每个骑士算3。支援的骑士算2。

card-greatjon-umber =
    .note = 战力2，1把宝剑

card-catelyn-stark =
    .note = 战力0。防御令牌翻倍

card-mace-tyrell =
    .note = 战力3，2把宝剑

card-ser-garlan-tyrell =
    .note = 战力2，1把宝剑

card-margaery-tyrell =
    .note = 战力1，1个城壁

card-queen-of-thorns =
    .note = 战力0。取消对手家族卡的特殊能力
    .text = 对手的卡没有特殊能力。它的战力和图样保留。

card-brienne-of-tarth =
    .note = 战力0。移除防守方的防御令牌
    .text = 如果你进攻，在计算战力之前移除战区的防御令牌。

card-euron-crows-eye =
    .note = 战力3，2把宝剑

card-theon-greyjoy =
    .note = 战力2，1把宝剑

card-aeron-damphair =
    .note = 战力1，1个城壁

card-balon-greyjoy =
    .note = 战力0。对手的卡战力算0

card-victarion-greyjoy =
    .note = 战力0。进攻的船舰算2
    .text = 如果你进攻，驶入的每艘船舰算2。支援的船舰算1。

## Westeros cards

westeros-mustering =
    .text = 按先后次序，每个人在自己的所有城市和堡垒征兵。

westeros-game-of-thrones =
    .text = 每个人每控制一个权力图样，获得1点权力。

westeros-rains-of-autumn =
    .text = 本回合，步兵支援时没有战力。
