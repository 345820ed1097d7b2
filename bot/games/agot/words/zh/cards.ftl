# The cards of A Game of Thrones: The Board Game: their names, and what they do, in our words.
# short: in lists of cards in hand    note: below the name, where a card is chosen
# text: what it does, in full         ask: what its player has to answer

## House cards

card-stannis-baratheon = 史坦尼斯·拜拉席恩
    .short = 史坦尼斯
    .note = 战力4。对手铁王座位次较高时 +1
    .text = 计算战力时，如果对手在铁王座的位次比你高，这张卡战力为5。

card-renly-baratheon = 蓝礼·拜拉席恩
    .short = 蓝礼
    .note = 战力3。获胜时可把一个步兵升为骑士
    .text = 如果你获胜，可以把你的一个步兵变成骑士。它必须参加了战斗，或者所在地区的支援令牌支援了你。这在结算伤亡之前进行。
    .ask = { $card }：要把一个步兵变成骑士吗？

card-ser-davos-seaworth = 戴佛斯·席渥斯爵士
    .short = 戴佛斯
    .note = 战力2。史坦尼斯已弃时 +1 并有一把宝剑
    .text = 史坦尼斯·拜拉席恩在你的弃牌堆时，这张卡战力为3，并有一把宝剑。

card-brienne-of-tarth = 塔斯的布蕾妮
    .short = 布蕾妮
    .note = 战力2，1把宝剑，1个城壁

card-salladhor-saan = 萨拉多·桑恩
    .short = 萨拉多
    .note = 战力1。得到支援时，别的家族的船舰算0
    .text = 只要有支援令牌支援你，不管是你自己的还是别的家族的，除你的船舰以外，双方的船舰一律算0，无论是作战还是支援。特殊支援令牌的 +1 保留。

card-melisandre = 梅丽珊卓
    .short = 梅丽珊卓
    .note = 战力1，1把宝剑

card-patchface = 补丁脸
    .short = 补丁脸
    .note = 战力0。战斗后可弃掉对手的一张手牌
    .text = 战斗结束后，无论胜负，你可以查看对手的手牌，选一张卡放进对手的弃牌堆。
    .ask = { $card }：让{ $rival }弃哪张家族卡？

card-tywin-lannister = 泰温·兰尼斯特
    .short = 泰温
    .note = 战力4。获胜时获得2点权力
    .text = 如果你获胜，获得2点权力。

card-ser-gregor-clegane = 格雷果·克里冈爵士
    .short = 格雷果
    .note = 战力3，3把宝剑

card-ser-jaime-lannister = 詹姆·兰尼斯特爵士
    .short = 詹姆
    .note = 战力2，1把宝剑

card-the-hound = 猎狗
    .short = 猎狗
    .note = 战力2，2个城壁

card-ser-kevan-lannister = 凯冯·兰尼斯特爵士
    .short = 凯冯
    .note = 战力1。进攻的步兵算2
    .text = 如果你进攻，你参加进攻或支援进攻的每个步兵都算2。别人的步兵不变。

card-tyrion-lannister = 提利昂·兰尼斯特
    .short = 提利昂
    .note = 战力1。可让对手收回家族卡
    .text = 双方的卡一亮出，你就可以让对手收回那张卡，它没有效果。对手另出一张；如果那是最后一张，就不出。每场战斗一次。
    .ask = { $card }：要让{ $rival }收回家族卡，另出一张吗？

card-cersei-lannister = 瑟曦·兰尼斯特
    .short = 瑟曦
    .note = 战力0。获胜时可移除对手任何地方的令牌
    .text = 如果你获胜，可以从任何地区移除战败家族的一个令牌。
    .ask = { $card }：要移除{ $rival }的一个令牌吗？

card-eddard-stark = 艾德·史塔克
    .short = 艾德
    .note = 战力4，2把宝剑

card-robb-stark = 罗柏·史塔克
    .short = 罗柏
    .note = 战力3。获胜时可选择对手撤退到哪里
    .text = 如果你获胜，作为防守方也算，可以选择战败的单位撤退到哪里：在对手损失单位最少的合法地区之中选。

card-roose-bolton = 卢斯·波顿
    .short = 卢斯
    .note = 战力2。战败时弃牌全部回手
    .text = 如果你战败，你弃掉的家族卡全部回到手中，这张也在内。

card-greatjon-umber = 大琼恩·安柏
    .short = 大琼恩
    .note = 战力2，1把宝剑

card-ser-rodrick-cassel = 罗德利克·凯索爵士
    .short = 罗德利克
    .note = 战力1，2个城壁

card-the-blackfish = 黑鱼
    .short = 黑鱼
    .note = 战力1。这场战斗没有伤亡
    .text = 这场战斗中，你不会因宝剑、骷髅或特殊能力而有伤亡。撤退中损失的单位照样失去。

card-catelyn-stark = 凯特琳·史塔克
    .short = 凯特琳
    .note = 战力0。防御令牌翻倍
    .text = 如果你在战斗的地区有防御令牌，它的加值翻倍：+2 或 +4。

card-the-red-viper = 红毒蛇
    .short = 红毒蛇
    .note = 战力4，2把宝剑，1个城壁

card-areo-hotah = 阿利欧·何塔
    .short = 何塔
    .note = 战力3，1个城壁

card-darkstar = 暗黑之星
    .short = 暗黑之星
    .note = 战力2，1把宝剑

card-obara-sand = 奥芭娅·沙德
    .short = 奥芭娅
    .note = 战力2，1把宝剑

card-arianne-martell = 亚莲恩·马泰尔
    .short = 亚莲恩
    .note = 战力1。作为防守方战败时，进攻方不能进入
    .text = 如果你防守并战败，进攻方不能进入：退回行军的出发地，也不变成残兵。你的单位照样撤退。

card-nymeria-sand = 娜梅莉亚·沙德
    .short = 娜梅莉亚
    .note = 战力1。进攻时有宝剑，防守时有城壁
    .text = 进攻时有一把宝剑，防守时有一个城壁。

card-doran-martell = 道朗·马泰尔
    .short = 道朗
    .note = 战力0。让对手在一个影响领域落到末位
    .text = 立即指定一个影响领域：对手落到末位，后面的家族依次前移。特殊标志物随即易主。
    .ask = { $card }：让{ $rival }在哪个影响领域落到末位？

card-euron-crows-eye = “鸦眼”攸伦
    .short = 攸伦
    .note = 战力4，1把宝剑

card-victarion-greyjoy = 维克塔利昂·葛雷乔伊
    .short = 维克塔利昂
    .note = 战力3。进攻的船舰算2
    .text = 如果你进攻，你参加进攻或支援进攻的每艘船舰都算2。别人的船舰不变。

card-balon-greyjoy = 巴隆·葛雷乔伊
    .short = 巴隆
    .note = 战力2。对手的卡面战力算0
    .text = 对手的卡面战力算0。它的特殊能力增加的战力仍然算，图样也仍然算。

card-theon-greyjoy = 席恩·葛雷乔伊
    .short = 席恩
    .note = 战力2。防守城堡或堡垒时 +1 并有宝剑
    .text = 如果你防守的地区有城堡或堡垒，这张卡战力为3，并有一把宝剑。

card-dagmar-cleftjaw = “裂颚”达格摩
    .short = 达格摩
    .note = 战力1，1把宝剑，1个城壁

card-asha-greyjoy = 阿莎·葛雷乔伊
    .short = 阿莎
    .note = 战力1。没有支援时有两把宝剑和一个城壁
    .text = 如果没有支援令牌帮你，你自己的和别的家族的都没有，这张卡有两把宝剑和一个城壁。

card-aeron-damphair = “湿发”伊伦
    .short = 伊伦
    .note = 战力0。可付2点权力另出一张
    .text = 你可以立即付2点权力，弃掉这张卡，从手里另出一张代替。
    .ask = { $card }：要付2点权力，换出另一张家族卡吗？

card-mace-tyrell = 梅斯·提利尔
    .short = 梅斯
    .note = 战力4。立即消灭敌方一个步兵
    .text = 立即消灭对手参加这场战斗的一个步兵，它的战力也没有了。黑鱼可以防止。
    .ask = { $card }：消灭{ $rival }的哪个步兵？

card-ser-loras-tyrell = 洛拉斯·提利尔爵士
    .short = 洛拉斯
    .note = 战力3。进攻获胜时保留行军令牌
    .text = 如果你进攻并获胜，你的行军令牌随单位移进夺得的地区，本回合可以再执行一次。

card-randyll-tarly = 蓝道·塔利
    .short = 蓝道
    .note = 战力2，1把宝剑

card-ser-garlan-tyrell = 加兰·提利尔爵士
    .short = 加兰
    .note = 战力2，2把宝剑

card-margaery-tyrell = 玛格丽·提利尔
    .short = 玛格丽
    .note = 战力1，1个城壁

card-alester-florent = 艾利斯特·佛罗伦
    .short = 艾利斯特
    .note = 战力1，1个城壁

card-queen-of-thorns = 荆棘女王
    .short = 荆棘女王
    .note = 战力0。移除邻接的一个敌方令牌
    .text = 立即从与战区邻接的地区移除对手的一个令牌；这场战斗本身的行军令牌除外。如果移除的是支援令牌，那份支援就没有了。
    .ask = { $card }：移除{ $rival }的哪个令牌？

## Westeros cards

westeros-rally-the-men = 召集人马
    .text = 按先后次序，每个人在自己的城堡征兵。堡垒不能征兵。

westeros-the-burden-of-power = 权力之重
    .text = 铁王座的持有者选择：野人威胁降到0，或者所有人征兵。

westeros-famine = 饥荒
    .text = 每个人的补给减1。军团超出补给的要损失单位。

westeros-wildlings-to-zero = 威胁降到0
    .note = 野人威胁降到0。谁也不征兵。

westeros-supply = 补给
    .note = 所有人重新计算补给，军团必须符合。
    .text = 按先后次序，每个人把补给标志物移到自己控制的补给图样数，最多6。军团因此超限的人要失去单位。

westeros-mustering = 征兵
    .note = 所有人在城堡和堡垒征兵。
    .text = 按先后次序，每个人在自己的所有城堡和堡垒征兵。

westeros-a-throne-of-blades = 利刃王座
    .text = 铁王座的持有者选择：补给、征兵，或者无事发生。

westeros-last-days-of-summer = 夏日将尽
    .text = 无事发生。

westeros-winter-is-coming = 凛冬将至
    .text = 一翻开，整个牌堆连同弃牌一起重洗，另翻一张代替。

westeros-clash-of-kings = 列王的纷争
    .note = 所有人用权力为三个影响领域出价。
    .text = 移走三个影响领域上的所有标志物，然后依次为铁王座、封地、宫廷出价。

westeros-game-of-thrones = 权力的游戏
    .note = 所有人按权力图样获得权力；港口只有在牌桌约定时才算。
    .text = 每个人每控制一个权力图样，获得1点权力；每个有自己船舰的港口再得1点，前方海洋地区有敌方船舰的除外。

westeros-dark-wings-dark-words = 黑翼传噩音
    .text = 渡鸦信差的持有者选择：为三个影响领域出价、按权力图样获得权力，或者无事发生。

westeros-wildlings-attack = 野人入侵
    .text = 野人入侵，战力就是野人威胁达到的数值。

westeros-put-to-the-sword = 刀剑无情
    .text = 瓦雷利亚钢剑的持有者选择本回合禁止什么：防御、行军 +1，或者什么都不禁止。

westeros-rains-of-autumn = 秋雨
    .note = 本回合谁都不能用行军 +1 ★。
    .text = 本回合不能放行军 +1 令牌。

westeros-storm-of-swords = 剑雨风暴
    .note = 本回合谁都不能放防御令牌。
    .text = 本回合不能放防御令牌。

westeros-sea-of-storms = 风暴之海
    .text = 本回合不能放突击令牌。

westeros-web-of-lies = 谎言之网
    .text = 本回合不能放支援令牌。

westeros-feast-for-crows = 群鸦的盛宴
    .text = 本回合不能放集权令牌。

westeros-nothing = 无事发生

## Wildling cards: the reward of the highest bidder, the penalties of the lowest and of all others

wildling-silence-at-the-wall = 长城沉寂
    .reward = 无事发生
    .penalty = 无事发生
    .others = 无事发生

wildling-skinchanger-scout = 易形者斥候
    .reward = 收回出价的全部权力
    .penalty = 失去全部可用权力
    .others = 各失去2点权力

wildling-rattleshirts-raiders = 叮当衫的掠袭者
    .reward = 在补给量表上升一格
    .penalty = 在补给量表上降两格，失去容不下的单位
    .others = 在补给量表上降一格，失去容不下的单位

wildling-massing-on-the-milkwater = 乳河集结
    .reward = 收回弃掉的全部家族卡
    .penalty = 手里有两张或更多卡时，弃掉卡面战力最高的所有卡
    .others = 手里有两张或更多卡时，各自选一张弃掉

wildling-a-king-beyond-the-wall = 塞外之王
    .reward = 移到一个影响领域的第一位，并取得那里的标志物
    .penalty = 在三个影响领域都落到末位
    .others = 各自选择，在封地或宫廷落到末位

wildling-crow-killers = 杀鸦者
    .reward = 可以把最多两个步兵变成骑士
    .penalty = 把所有骑士变成步兵；没有步兵可换的骑士被消灭
    .others = 各把两个骑士变成步兵；没有步兵可换的骑士被消灭

wildling-mammoth-riders = 长毛象骑手
    .reward = 可以收回一张弃掉的家族卡
    .penalty = 消灭自己的三个单位，地区不限
    .others = 各消灭自己的两个单位，地区不限

wildling-the-horde-descends = 大军压境
    .reward = 可以在一座城堡或堡垒征兵
    .penalty = 在一座城堡或堡垒消灭自己的两个单位；没有这样的地区，就在任何地方消灭两个
    .others = 各在任何地方消灭自己的一个单位

wildling-preemptive-raid = 先发制人
    .reward = 不参与，其他人再次面对野人入侵，战力6
    .penalty = 在任何地方消灭自己的两个单位，或者在位次最高的影响领域下降两位
    .others = 无事发生

## Tides of Battle

tides-tob-0 = 0
tides-tob-0-skull = 0，骷髅
tides-tob-1-sword = 1，宝剑
tides-tob-1-tower = 1，城壁
tides-tob-2 = 2
tides-tob-3 = 3
