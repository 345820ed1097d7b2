# What is printed on the house cards, in our words; shown below their names where one is chosen.

note-card-stannis-baratheon = 战力4。对手铁王座位次较高时 +1
note-card-renly-baratheon = 战力3。获胜时可把一个步兵升为骑士
note-card-ser-davos-seaworth = 战力2。史坦尼斯已弃时 +1 并有一把宝剑
note-card-brienne-of-tarth = 战力2，1把宝剑，1个城壁
note-card-salladhor-saan = 战力1。得到支援时，别的家族的船舰算0
note-card-melisandre = 战力1，1把宝剑
note-card-patchface = 战力0。战斗后可弃掉对手的一张手牌
note-card-tywin-lannister = 战力4。获胜时获得2点权力
note-card-ser-gregor-clegane = 战力3，3把宝剑
note-card-ser-jaime-lannister = 战力2，1把宝剑
note-card-the-hound = 战力2，2个城壁
note-card-ser-kevan-lannister = 战力1。进攻的步兵算2
note-card-tyrion-lannister = 战力1。可让对手收回家族卡
note-card-cersei-lannister = 战力0。获胜时可移除对手任何地方的令牌
note-card-eddard-stark = 战力4，2把宝剑
note-card-robb-stark = 战力3。获胜时可选择对手撤退到哪里
note-card-roose-bolton = 战力2。战败时弃牌全部回手
note-card-greatjon-umber = 战力2，1把宝剑
note-card-ser-rodrick-cassel = 战力1，2个城壁
note-card-the-blackfish = 战力1。这场战斗没有伤亡
note-card-catelyn-stark = 战力0。防御令牌翻倍
note-card-the-red-viper = 战力4，2把宝剑，1个城壁
note-card-areo-hotah = 战力3，1个城壁
note-card-darkstar = 战力2，1把宝剑
note-card-obara-sand = 战力2，1把宝剑
note-card-arianne-martell = 战力1。防守方战败也不让出地区
note-card-nymeria-sand = 战力1。进攻时有宝剑，防守时有城壁
note-card-doran-martell = 战力0。让对手在一个影响领域落到末位
note-card-euron-crows-eye = 战力4，1把宝剑
note-card-victarion-greyjoy = 战力3。进攻的船舰算2
note-card-balon-greyjoy = 战力2。对手卡上印着的战力算0
note-card-theon-greyjoy = 战力2。防守城堡或堡垒时 +1 并有宝剑
note-card-dagmar-cleftjaw = 战力1，1把宝剑，1个城壁
note-card-asha-greyjoy = 战力1。没有支援时有两把宝剑和一个城壁
note-card-aeron-damphair = 战力0。可付2点权力另出一张
note-card-mace-tyrell = 战力4。立即消灭敌方一个步兵
note-card-ser-loras-tyrell = 战力3。进攻获胜时保留行军令牌
note-card-randyll-tarly = 战力2，1把宝剑
note-card-ser-garlan-tyrell = 战力2，2把宝剑
note-card-margaery-tyrell = 战力1，1个城壁
note-card-alester-florent = 战力1，1个城壁
note-card-queen-of-thorns = 战力0。移除邻接的一个敌方令牌

# What the order tokens do.

note-order-march-minus-1 = 移动或进攻；战斗中 −1
note-order-march-plus-0 = 移动或进攻
note-order-march-plus-1-star = 移动或进攻；战斗中 +1
note-order-defend-plus-1 = 这个地区受到进攻时 +1
note-order-defend-plus-2-star = 这个地区受到进攻时 +2
note-order-support = 帮助邻接地区的战斗
note-order-support-plus-1-star = 帮助邻接地区的战斗；+1
note-order-raid = 移除邻接地区的一个支援、突击或集权令牌
note-order-raid-star = 同突击，或改为移除一个防御令牌
note-order-consolidate = 获得权力，有皇冠的地方更多
note-order-consolidate-star = 获得权力，或者在城堡或堡垒征兵
