# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = 权力的游戏（第二版）：魔龙的狂舞

## Names

house-stark = 波顿

card-ser-jaime-lannister-adwd = 詹姆·兰尼斯特爵士
card-ser-kevan-lannister-adwd = 凯冯·兰尼斯特爵士
card-ser-daven-lannister = 达冯·兰尼斯特爵士
card-ser-ilyn-payne = 伊林·派恩爵士
card-cersei-lannister-adwd = 瑟曦·兰尼斯特
card-ser-addam-marbrand = 亚当·马尔布兰爵士
card-qyburn = 科本
card-roose-bolton-adwd = 卢斯·波顿
card-ramsay-bolton = 拉姆斯·波顿
card-black-walder = 黑瓦德
card-steelshanks-walton = “铁腿”沃顿
card-damon-dance-for-me = “为我起舞”达蒙
card-walder-frey = 瓦德·佛雷
card-reek = 臭佬
card-stannis-baratheon-adwd = 史坦尼斯·拜拉席恩
card-jon-snow = 琼恩·雪诺
card-melisandre-adwd = 梅丽珊卓
card-bastard-of-nightsong = 夜歌城的私生子
card-ser-davos-seaworth-adwd = 戴佛斯·席渥斯爵士
card-ser-axell-florent = 亚赛尔·佛罗伦爵士
card-mance-rayder = 曼斯·雷德
card-euron-crows-eye-adwd = “鸦眼”攸伦
card-victarion-greyjoy-adwd = 维克塔利昂·葛雷乔伊
card-asha-greyjoy-adwd = 阿莎·葛雷乔伊
card-rodrik-the-reader = “读书人”罗德利克
card-qarl-the-maid = “处女”科尔
card-ser-harras-harlaw = 哈拉斯·哈尔洛爵士
card-aeron-damphair-adwd = “湿发”伊伦
card-doran-martell-adwd = 道朗·马泰尔
card-areo-hotah-adwd = 阿利欧·何塔
card-bastard-of-godsgrace = 神恩城的私生子
card-big-man = 大块头
card-ser-gerris-drinkwater = 盖里斯·丁瓦特爵士
card-quentyn-martell = 昆廷·马泰尔
card-nymeria-sand-adwd = 娜梅莉亚·沙德
card-mace-tyrell-adwd = 梅斯·提利尔
card-randyll-tarly-adwd = 蓝道·塔利
card-willas-tyrell = 维拉斯·提利尔
card-ser-jon-fossoway = 琼·佛索威爵士
card-queen-of-thorns-adwd = 荆棘女王
card-paxter-redwyne = 派克斯特·雷德温
card-margaery-tyrell-adwd = 玛格丽·提利尔

## Cards

note-card-ser-jaime-lannister-adwd = 战力4，1把宝剑，1个城壁
note-card-ser-kevan-lannister-adwd = 战力3，1个城壁
note-card-ser-daven-lannister = 战力2，1把宝剑
note-card-ser-ilyn-payne = 战力2。获胜时可消灭对手任意一个步兵
note-card-cersei-lannister-adwd = 战力1，1个城壁
note-card-ser-addam-marbrand = 战力1。进攻的骑士算3
note-card-qyburn = 战力0。付2点权力，复制一张弃牌
note-card-roose-bolton-adwd = 战力4，1把宝剑
note-card-ramsay-bolton = 战力3。臭佬在手时：战力4，三把宝剑
note-card-black-walder = 战力2，1把宝剑
note-card-steelshanks-walton = 战力2，1个城壁
note-card-damon-dance-for-me = 战力1，1把宝剑
note-card-walder-frey = 战力1。别人给对手的支援算你的
note-card-reek = 战力0。取回拉姆斯；战败时可回手
note-card-stannis-baratheon-adwd = 战力4。没有支援时移除邻接的所有支援令牌
note-card-jon-snow = 战力3。获胜时可移动野人威胁
note-card-melisandre-adwd = 战力2。战斗后可买回一张弃牌
note-card-bastard-of-nightsong = 战力2，1个城壁
note-card-ser-davos-seaworth-adwd = 战力1，1把宝剑，1个城壁
note-card-ser-axell-florent = 战力1，1把宝剑
note-card-mance-rayder = 战力0。你的总战力等于野人威胁
note-card-euron-crows-eye-adwd = 战力4。对手封地位次更高时值5
note-card-victarion-greyjoy-adwd = 战力3，2把宝剑
note-card-asha-greyjoy-adwd = 战力2，1个城壁
note-card-rodrik-the-reader = 战力2。获胜时可排好一个维斯特洛牌叠的下一张
note-card-qarl-the-maid = 战力1。战败的进攻方获得3点权力
note-card-ser-harras-harlaw = 战力1，1把宝剑
note-card-aeron-damphair-adwd = 战力0。可花权力换战力
note-card-doran-martell-adwd = 战力4。手里每多一张卡：战力−1，宝剑和城壁各加1
note-card-areo-hotah-adwd = 战力3，2个城壁
note-card-bastard-of-godsgrace = 战力2，1个城壁
note-card-big-man = 战力2，1把宝剑
note-card-ser-gerris-drinkwater = 战力1。获胜时可在一个影响领域上升一位
note-card-quentyn-martell = 战力1。你每有一张弃牌，战力+1
note-card-nymeria-sand-adwd = 战力0，1把宝剑，1个城壁
note-card-mace-tyrell-adwd = 战力4，1把宝剑，1个城壁
note-card-randyll-tarly-adwd = 战力3，2把宝剑
note-card-willas-tyrell = 战力2，1个城壁
note-card-ser-jon-fossoway = 战力2，1把宝剑
note-card-queen-of-thorns-adwd = 战力1。取消对手家族卡的特殊能力
note-card-paxter-redwyne = 战力1。海战中你的船舰算2
note-card-margaery-tyrell-adwd = 战力0。防守自家土地：对手总战力为2

ability-ser-ilyn-payne = 如果你获胜，可以在伤亡之外再消灭战败家族的一个步兵，在哪个地区都行。如果那里没有单位了，那里的令牌也一起移除。
ability-ser-addam-marbrand = 如果你进攻，你参加进攻或支援进攻的每个骑士都算3；残兵不算。
ability-qyburn = 计算战力之前，你可以付2点权力，指定任何家族弃牌区里的一张卡：这张卡具有它印着的战力和图标，但没有它的文字。
ability-ramsay-bolton = 只要臭佬在你手里，这张卡值4，并有三把宝剑。
ability-walder-frey = 别的家族给对手的支援都改为算你的。对手自己的支援不变。
ability-reek = 拉姆斯·波顿立即从弃牌区回到你手中。如果你战败，可以把臭佬收回手里，而不是弃掉。
ability-stannis-baratheon-adwd = 立即：如果没有支援令牌帮你，你自己的也没有，就移除邻接战斗的所有支援令牌，不论是谁的；这场战斗谁都没有支援。
ability-jon-snow = 如果你获胜，可以把野人威胁升或降一格，但不能到顶。
ability-melisandre-adwd = 战斗结束后，你可以从自己的弃牌区收回一张卡，她自己也行，付的权力等于那张卡印着的战力。
ability-mance-rayder = 你的最终战力等于野人威胁，不管单位、令牌、支援和宝剑加起来是多少。
ability-euron-crows-eye-adwd = 计算战力时，如果对手在封地的位次比你高，这张卡值5。
ability-rodrik-the-reader = 如果你获胜，可以看一个维斯特洛牌叠剩下的卡，选一张作为下一张，其余的洗在它下面。选的是哪张只有你知道。
ability-qarl-the-maid = 如果你进攻并战败，获得3点权力。
ability-aeron-damphair-adwd = 计算战力之前，你可以花任意多的权力：每花1点，这张卡的战力加1。
ability-doran-martell-adwd = 你手里每有一张别的卡，这张卡的战力减1，最低为0，宝剑和城壁各多一个。
ability-ser-gerris-drinkwater = 如果你获胜，可以在一个影响领域上升一位，被你越过的家族下降一位。
ability-quentyn-martell = 你的弃牌区每有一张卡，这张卡的战力加1，不算他自己。
ability-paxter-redwyne = 在海上的战斗中，你作战或支援的每艘船舰都算2；残兵不算。
ability-cancel-ability = 对手的卡没有特殊能力。它的战力和图样保留。
ability-margaery-tyrell-adwd = 如果你防守自己的家乡地区，或者有你权力标志物的地区，对手的最终战力为2。

## What is asked, what happens

ask-ability = { $card-id ->
    [jon-snow] { $card }：要移动野人威胁吗？
    [melisandre-adwd] { $card }：买回哪张家族卡？
    [qyburn] { $card }：付2点权力，复制哪张家族卡？
    [reek] { $card }：要收回手里吗？
    [rodrik-the-reader] { $card }：看哪个牌叠，下一张放什么？
    [ser-gerris-drinkwater] { $card }：在哪个影响领域上升？
    [ser-ilyn-payne] { $card }：消灭{ $rival }的哪个步兵？
    [aeron-damphair-adwd] { $card }：花多少权力换战力？
   *[other] { $card }：怎么使用？
}

won-by-round-6 = 最后一回合结束时城堡和堡垒最多
goal = **获胜条件**：{ $held ->
    [1] 回合结束时
   *[0] 任何时刻
}拥有{ $castles }座城堡和堡垒，或者第6回合之后拥有最多。

choice-up = 升一格
choice-down = 降一格
choice-fighting = 参加这场战斗的
choice-elsewhere = 没参加战斗的
note-threat = 威胁变为{ $strength }
note-bought = { $power }点权力。{ $text }

event-ability-cancelled = { $house }的荆棘女王取消{ $card }的特殊能力。
event-card-copied = { $house }付2点权力：{ $card }复制{ $copy }。
event-power-spent = { $house }花掉{ $power }点权力。
event-deck-read = { $house }看过{ $deck }，选好了下一张。

because-card-kills = { $rival }在{ $area }失去一个步兵。
because-card-copies = 花2点权力，这张卡就和{ $copy }一样，战力{ $strength }。
because-card-spends = 为{ $card }花{ $power }点权力，可能决定这场战斗。
because-card-buys = 花{ $power }点权力，{ $card }又可以出了。
because-card-climbs = 在{ $track }从第{ $place }位上升一位。

why-total-set = { $house }的最终战力由一张卡决定，其他都不算

ruling-fixed-final-strength-and-blade = 卡牌决定最终战力时的宝剑
reading-fixed-final-strength-and-blade-not-asked = 不询问
reading-fixed-final-strength-and-blade-may-be-used = 可以用，但没有效果
ruling-mance-against-margaery = 曼斯·雷德对玛格丽·提利尔
reading-mance-against-margaery-later-in-turn-order = 先后次序靠后的算
reading-mance-against-margaery-margaery = 玛格丽·提利尔算
ruling-stannis-adwd-timing = 史坦尼斯·拜拉席恩移除支援令牌
reading-stannis-adwd-timing-immediate = 和其他立即生效的能力一起
reading-stannis-adwd-timing-cancel = 在取消卡牌的时候
