# The House cards of the expansions, in which other games may use them.

## A Dance with Dragons

card-ser-jaime-lannister-adwd = 詹姆·兰尼斯特爵士
    .short = 詹姆
    .note = 战力4，1把宝剑，1个城壁

card-ser-kevan-lannister-adwd = 凯冯·兰尼斯特爵士
    .short = 凯冯
    .note = 战力3，1个城壁

card-ser-daven-lannister = 达冯·兰尼斯特爵士
    .short = 达冯
    .note = 战力2，1把宝剑

card-ser-ilyn-payne = 伊林·派恩爵士
    .short = 伊林
    .note = 战力2。获胜时可消灭对手任意一个步兵
    .text = 如果你获胜，可以在伤亡之外再消灭战败家族的一个步兵，在哪个地区都行。如果那里没有单位了，那里的令牌也一起移除。
    .ask = { $card }：消灭{ $rival }的哪个步兵？

card-cersei-lannister-adwd = 瑟曦·兰尼斯特
    .short = 瑟曦
    .note = 战力1，1个城壁

card-ser-addam-marbrand = 亚当·马尔布兰爵士
    .short = 亚当
    .note = 战力1。进攻的骑士算3
    .text = 如果你进攻，你参加进攻或支援进攻的每个骑士都算3；残兵不算。

card-qyburn = 科本
    .short = 科本
    .note = 战力0。付2点权力，复制一张弃牌
    .text = 计算战力之前，你可以付2点权力，指定任何家族弃牌堆里的一张卡：本卡具有那张卡的卡面战力和图样，但没有它的特殊能力。
    .ask = { $card }：付2点权力，复制哪张家族卡？

card-roose-bolton-adwd = 卢斯·波顿
    .short = 卢斯
    .note = 战力4，1把宝剑

card-ramsay-bolton = 拉姆斯·波顿
    .short = 拉姆斯
    .note = 战力3。战力0的卡在手时：战力4，三把宝剑
    .text = 只要你家族唯一一张战力0的卡（通常是臭佬）在你手里，这张卡战力为4，并有三把宝剑。

card-black-walder = 黑瓦德
    .short = 黑瓦德
    .note = 战力2，1把宝剑

card-steelshanks-walton = “铁腿”沃顿
    .short = 沃顿
    .note = 战力2，1个城壁

card-damon-dance-for-me = “为我起舞”达蒙
    .short = 达蒙
    .note = 战力1，1把宝剑

card-walder-frey = 瓦德·佛雷
    .short = 瓦德
    .note = 战力1。别人给对手的支援算你的
    .text = 别的家族给对手的支援都改算作支援你。对手自己的支援不变。

card-reek = 臭佬
    .short = 臭佬
    .note = 战力0。取回战力3的卡；战败时可回手
    .text = 你家族唯一一张战力3的卡（通常是拉姆斯·波顿）立即从弃牌堆回到你手中。如果你战败，可以把臭佬收回手里，而不是弃掉。
    .ask = { $card }：要收回手里吗？

card-stannis-baratheon-adwd = 史坦尼斯·拜拉席恩
    .short = 史坦尼斯
    .note = 战力4。没有支援时移除邻接的所有支援令牌
    .text = 立即：如果没有支援令牌帮你，你自己的也没有，就移除战区邻接地区的所有支援令牌，不论是谁的；这场战斗谁都没有支援。

card-jon-snow = 琼恩·雪诺
    .short = 琼恩
    .note = 战力3。获胜时可移动野人威胁
    .text = 如果你获胜，可以把野人威胁升或降一格，但不能到量表的尽头。
    .ask = { $card }：要移动野人威胁吗？

card-melisandre-adwd = 梅丽珊卓
    .short = 梅丽珊卓
    .note = 战力2。战斗后可买回一张弃牌
    .text = 战斗结束后，你可以从自己的弃牌堆收回一张卡，她自己也行，付的权力等于那张卡的卡面战力。
    .ask = { $card }：买回哪张家族卡？

card-bastard-of-nightsong = 夜歌城的私生子
    .short = 夜歌城
    .note = 战力2，1个城壁

card-ser-davos-seaworth-adwd = 戴佛斯·席渥斯爵士
    .short = 戴佛斯
    .note = 战力1，1把宝剑，1个城壁

card-ser-axell-florent = 亚赛尔·佛罗伦爵士
    .short = 亚赛尔
    .note = 战力1，1把宝剑

card-mance-rayder = 曼斯·雷德
    .short = 曼斯
    .note = 战力0。你的总战力等于野人威胁
    .text = 你的最终战力等于野人威胁，不管单位、令牌、支援和瓦雷利亚钢剑加起来是多少。

card-euron-crows-eye-adwd = “鸦眼”攸伦
    .short = 攸伦
    .note = 战力4。对手封地位次更高时战力5
    .text = 计算战力时，如果对手在封地的位次比你高，这张卡战力为5。

card-victarion-greyjoy-adwd = 维克塔利昂·葛雷乔伊
    .short = 维克塔利昂
    .note = 战力3，2把宝剑

card-asha-greyjoy-adwd = 阿莎·葛雷乔伊
    .short = 阿莎
    .note = 战力2，1个城壁

card-rodrik-the-reader = “读书人”罗德利克
    .short = 读书人
    .note = 战力2。获胜时可选定一个维斯特洛牌堆的下一张
    .text = 如果你获胜，可以看一个维斯特洛牌堆剩下的卡，选一张作为下一张，其余的洗好放在它下面。选的是哪张只有你知道。
    .ask = { $card }：看哪个牌堆，下一张放什么？

card-qarl-the-maid = “处女”科尔
    .short = 科尔
    .note = 战力1。作为进攻方战败时获得3点权力
    .text = 如果你进攻并战败，获得3点权力。

card-ser-harras-harlaw = 哈拉斯·哈尔洛爵士
    .short = 哈拉斯
    .note = 战力1，1把宝剑

card-aeron-damphair-adwd = “湿发”伊伦
    .short = 伊伦
    .note = 战力0。可花权力换战力
    .text = 计算战力之前，你可以花任意多的权力：每花1点，这张卡的战力加1。
    .ask = { $card }：花多少权力换战力？

card-doran-martell-adwd = 道朗·马泰尔
    .short = 道朗
    .note = 战力4。手里每多一张卡：战力−1，宝剑和城壁各加1
    .text = 你手里每有一张别的卡，这张卡的战力减1，最低为0，宝剑和城壁各多一个。

card-areo-hotah-adwd = 阿利欧·何塔
    .short = 何塔
    .note = 战力3，2个城壁

card-bastard-of-godsgrace = 神恩城的私生子
    .short = 神恩城
    .note = 战力2，1个城壁

card-big-man = 大块头
    .short = 大块头
    .note = 战力2，1把宝剑

card-ser-gerris-drinkwater = 盖里斯·丁瓦特爵士
    .short = 盖里斯
    .note = 战力1。获胜时可在一个影响领域上升一位
    .text = 如果你获胜，可以在一个影响领域上升一位，被你越过的家族下降一位。
    .ask = { $card }：在哪个影响领域上升？

card-quentyn-martell = 昆廷·马泰尔
    .short = 昆廷
    .note = 战力1。你每有一张弃牌，战力+1
    .text = 你的弃牌堆每有一张卡，这张卡的战力加1，不算他自己。

card-nymeria-sand-adwd = 娜梅莉亚·沙德
    .short = 娜梅莉亚
    .note = 战力0，1把宝剑，1个城壁

card-mace-tyrell-adwd = 梅斯·提利尔
    .short = 梅斯
    .note = 战力4，1把宝剑，1个城壁

card-randyll-tarly-adwd = 蓝道·塔利
    .short = 蓝道
    .note = 战力3，2把宝剑

card-willas-tyrell = 维拉斯·提利尔
    .short = 维拉斯
    .note = 战力2，1个城壁

card-ser-jon-fossoway = 琼·佛索威爵士
    .short = 佛索威
    .note = 战力2，1把宝剑

card-queen-of-thorns-adwd = 荆棘女王
    .short = 荆棘女王
    .note = 战力1。取消对手家族卡的特殊能力
    .text = 对手的卡没有特殊能力。它的战力和图样保留。

card-paxter-redwyne = 派克斯特·雷德温
    .short = 派克斯特
    .note = 战力1。海战中你的船舰算2
    .text = 在海上的战斗中，你作战或支援的每艘船舰都算2；残兵不算。

card-margaery-tyrell-adwd = 玛格丽·提利尔
    .short = 玛格丽
    .note = 战力0。防守自家土地：对手总战力为2
    .text = 如果你防守自己的家乡地区，或者有你权力标志物的地区，对手的最终战力为2。

## House Arryn in A Feast for Crows

card-bronze-yohn-royce-affc = “青铜”约恩·罗伊斯
    .short = 约恩
    .note = 战力4。权力比对手多时+1
    .text = 如果你的可用权力比对手多，这张卡的战力加1。

card-littlefinger = 小指头
    .short = 小指头
    .note = 战力3。战斗后按对手的卡获得权力
    .text = 战斗结束后，不论胜负，只要你控制鹰巢城，就获得权力，点数是对手那张卡卡面战力的两倍。

card-nestor-royce = 奈斯特·罗伊斯
    .short = 奈斯特
    .note = 战力2，2个城壁

card-lyn-corbray = 林恩·科布瑞
    .short = 林恩
    .note = 战力2，1把宝剑

card-alayne-stone = 阿莲·石东
    .short = 阿莲
    .note = 战力1。获胜时付2点权力，对手失去全部权力
    .text = 如果你获胜，并且控制鹰巢城（刚刚夺下的也算），可以付2点权力：对手失去全部可用权力。
    .ask = { $card }：付2点权力，让{ $rival }失去全部{ $power }点权力吗？

card-lothor-brune = 罗索·布伦
    .short = 罗索
    .note = 战力1，1把宝剑，1个城壁

card-lysa-arryn-affc = 莱莎·艾林
    .short = 莱莎
    .note = 战力0。战斗后若对手更富，获得3点权力
    .text = 战斗结束后，如果对手的可用权力比你多，你获得3点权力。

## House Arryn and House Targaryen in Mother of Dragons

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
    .note = 战力1。海上防守时，每控制一个邻接的陆地地区 +1
    .text = 如果你在海上防守，邻接的陆地地区每有一个由你控制，这张卡的战力加1。

card-anya-waynwood = 安雅·韦伍德
    .short = 安雅
    .note = 战力1。获胜时你和支援你的人各得3点权力
    .text = 如果你获胜，你获得3点权力，在这场战斗中支援你的其他玩家也各得3点。封臣得不到。

card-robert-arryn = 劳勃·艾林
    .short = 劳勃
    .note = 战力0。防守后可与对手最弱的弃牌一起移出对局
    .text = 你防守的战斗结束后，可以把这张卡移出对局，同时移出对手弃牌堆里卡面战力最低的一张，刚出的那张也算。如果对手是封臣，就只移出这张卡。
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

## What is asked and told of them

choice-up = 升一格
choice-down = 降一格
choice-fighting = 参加这场战斗的
choice-elsewhere = 没参加战斗的

note-threat = 威胁变为{ $strength }
note-bought = 付{ $power }点权力。{ $text }

event-ability-cancelled = { $house }的荆棘女王取消{ $card }的特殊能力。
event-card-copied = { $house }付2点权力：{ $card }复制{ $copy }。
event-power-spent = { $house }花掉{ $power }点权力。
event-deck-read = { $house }看过{ $deck }，选好了下一张。

because-card-kills = { $rival }在{ $area }失去一个步兵。
because-card-copies = 花2点权力，这张卡就和{ $copy }一样，战力{ $strength }。
because-card-spends = 花{ $power }点权力，{ $card }的战力就加{ $power }。
because-card-buys = 花{ $power }点权力，{ $card }又可以出了。
because-card-climbs = 在{ $track }从第{ $place }位上升一位。

why-total-set = { $house }的最终战力由一张卡决定，其他都不算

event-card-removed = { $house }的{ $card }移出对局。

## The 1st edition, beside other cards of the same names

card-eddard-stark-1e = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = 战力3，2个城壁

card-robb-stark-1e = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = 战力2。进攻的骑士算3
    .text = 如果你进攻，行军来的每个骑士算3。支援的骑士算2。

card-greatjon-umber-1e = { card-greatjon-umber }
    .short = { card-greatjon-umber.short }
    .note = 战力2，1把宝剑

card-ser-rodrik-cassel-1e = 罗德利克·凯索爵士
    .short = 罗德利克
    .note = 战力1，1个城壁

card-house-mormont-lord-1e = 莫尔蒙家族领主
    .short = 莫尔蒙
    .note = 战力1，1把宝剑

card-maester-luwin-1e = 鲁温学士
    .short = 鲁温
    .note = 战力0。获胜时可收回一张卡
    .text = 如果你获胜，可以从弃牌堆收回一张卡到手里。
    .ask = { $card }：收回哪张卡？

card-catelyn-stark-1e = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = 战力0。防御令牌翻倍
    .text = { card-catelyn-stark.text }

card-tywin-lannister-1e = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = 战力3，2把宝剑

card-ser-jaime-lannister-1e = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = 战力2。获胜时获得2点权力
    .text = { card-tywin-lannister.text }

card-tyrion-lannister-1e = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = 战力2，1个城壁

card-ser-kevan-lannister-1e = { card-ser-kevan-lannister }
    .short = { card-ser-kevan-lannister.short }
    .note = 战力1，1把宝剑

card-house-lannister-captain-1e = 兰尼斯特家族队长
    .short = 队长
    .note = 战力1，1把宝剑

card-vargo-hoat-1e = 瓦格·赫特
    .short = 瓦格
    .note = 战力0。进攻的步兵算2
    .text = 如果你进攻，行军来的每个步兵算2。支援的步兵算1。

card-cersei-lannister-1e = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = 战力0。获胜时移除对手任意地区的一个令牌
    .text = 如果你获胜，从任何地区移除战败家族的一个令牌。
    .ask = { $card }：移除{ $rival }的哪个令牌？

card-stannis-baratheon-1e = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = 战力3，1把宝剑，1个城壁

card-renly-baratheon-1e = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = 战力2。获胜时可把参战的一个步兵升为骑士
    .text = 如果你获胜，可以把你参加战斗的一个步兵变成骑士。只是支援的步兵不算。
    .ask = { $card }：哪个参加战斗的步兵变成骑士？

card-ser-davos-seaworth-1e = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = 战力2，1个城壁

card-ser-axell-florent-1e = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = { card-ser-axell-florent.note }

card-house-florent-lord-1e = 佛罗伦家族领主
    .short = 佛罗伦领主
    .note = 战力1，1把宝剑

card-melisandre-of-asshai-1e = 亚夏的梅丽珊卓
    .short = 梅丽珊卓
    .note = 战力0。获胜时付1点权力弃掉对手一张卡
    .text = 如果你获胜，可以付1点权力，查看战败家族的手牌，选一张卡放进它的弃牌堆。
    .ask = { $card }：要付1点权力，弃掉{ $rival }的一张手牌吗？

card-salladhor-saan-1e = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = 战力0。支援对手的船舰算0
    .text = 支援对手的船舰算0。特殊支援令牌的 +1 保留。

card-mace-tyrell-1e = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = 战力3，2把宝剑

card-ser-loras-tyrell-1e = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = 战力2。立即消灭一个步兵
    .text = 双方的卡一亮出，就消灭参加战斗的一个敌方步兵。如果没有人再与你作战，你立即获胜。
    .ask = { $card }：消灭{ $rival }的哪个步兵？

card-ser-garlan-tyrell-1e = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = 战力2，1把宝剑

card-margaery-tyrell-1e = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = 战力1，1个城壁

card-house-tyrell-captain-1e = 提利尔家族队长
    .short = 队长
    .note = 战力1，1把宝剑

card-queen-of-thorns-1e = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = 战力0。取消对手家族卡的特殊能力
    .text = 对手的卡没有特殊能力。它的战力和图样保留。

card-brienne-of-tarth-1e = { card-brienne-of-tarth }
    .short = { card-brienne-of-tarth.short }
    .note = 战力0。移除防守方的防御令牌
    .text = 如果你进攻，在计算战力之前移除战区的防御令牌。

card-euron-crows-eye-1e = { card-euron-crows-eye }
    .short = { card-euron-crows-eye.short }
    .note = 战力3，2把宝剑

card-theon-greyjoy-1e = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = 战力2，1把宝剑

card-asha-greyjoy-1e = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = 战力2。获胜时可移除附近的一个令牌
    .text = 如果你获胜，可以从战斗邻接的地区移除任何人的一个支援令牌或集权令牌。
    .ask = { $card }：要移除战斗邻接地区的一个支援令牌或集权令牌吗？

card-house-blacktyde-captain-1e = 布莱克泰斯家族船长
    .short = 布莱克泰斯
    .note = 战力1，1个城壁

card-aeron-damphair-1e = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = 战力1，1个城壁

card-balon-greyjoy-1e = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = 战力0。对手的卡战力算0
    .text = { card-balon-greyjoy.text }

card-victarion-greyjoy-1e = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = 战力0。进攻的船舰算2
    .text = 如果你进攻，驶入的每艘船舰算2。支援的船舰算1。

card-the-red-viper-1e = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = 战力3，2把宝剑

card-areo-hotah-1e = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = 战力2，1把宝剑

card-obara-sand-1e = { card-obara-sand }
    .short = { card-obara-sand.short }
    .note = 战力2。进攻时有宝剑
    .text = 进攻时有一把宝剑。

card-ellaria-sand-1e = 艾拉莉亚·沙德
    .short = 艾拉莉亚
    .note = 战力1。防守时可把一个步兵升为骑士
    .text = 如果你防守，可以立即把你在这场战斗中的一个步兵变成骑士。
    .ask = { card-renly-baratheon.ask }

card-nymeria-sand-1e = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = 战力1，1把宝剑

card-doran-martell-1e = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = 战力0。获胜时可取走对手的一个特殊标志物
    .text = 如果你获胜，可以取走对手的一个特殊标志物。你持有它，直到它的影响领域的出价结算完毕。各家族的位次不变。
    .ask = { $card }：要取走哪个影响领域的标志物？

card-arianne-martell-1e = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = 战力0。战败时可消灭对手一个单位
    .text = 如果你战败，可以在结算伤亡之前消灭对手参加这场战斗的一个单位。如果那是最后一个，你的单位照样撤退，但没有人占领那个地区。
    .ask = { $card }：消灭{ $rival }的哪个单位？

## A Storm of Swords

card-ser-jaime-lannister-asos = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = 战力4，1把宝剑，1个城壁

card-ser-gregor-clegane-asos = { card-ser-gregor-clegane }
    .short = { card-ser-gregor-clegane.short }
    .note = 战力3。对手的卡越弱宝剑越多，最多三把
    .text = 对手家族卡的卡面战力比3少几点，就有几把宝剑；对手没有出卡时有三把。

card-tywin-lannister-asos = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = 战力2，2个城壁

card-joffrey-lannister = 乔佛里·兰尼斯特
    .short = 乔佛里
    .note = 战力2，1把宝剑

card-cersei-lannister-asos = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = 战力1。战斗后对手失去2点权力
    .text = 战斗之后，不管谁获胜，对手失去2点可用权力；不足2点时全部失去。

card-ser-ilyn-payne-asos = { card-ser-ilyn-payne }
    .short = { card-ser-ilyn-payne.short }
    .note = 战力1。获胜时对手另失去一个单位
    .text = 如果你获胜，对手在结算伤亡之前失去一个参加战斗的单位，由对手选择，城壁不能抵挡。

card-tyrion-lannister-asos = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = 战力0。可让对手收回家族卡
    .text = 你可以立即让对手收回那张卡。对手另出一张；如果那是最后一张，就不出。第一张卡已经生效的部分保留。
    .ask = { card-tyrion-lannister.ask }

card-robb-stark-asos = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = 战力4，2把宝剑

card-smalljon-umber = 小琼恩·安柏
    .short = 小琼恩
    .note = 战力3，1个城壁

card-eddard-stark-asos = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = 战力2。不因宝剑或家族卡而有伤亡
    .text = 这场战斗中，你不会因宝剑或家族卡的特殊能力而有伤亡。骷髅照样算，撤退中损失的单位也照样失去。

card-jory-cassel = 乔里·凯索
    .short = 乔里
    .note = 战力2，1把宝剑

card-maege-mormont = 梅姬·莫尔蒙
    .short = 梅姬
    .note = 战力1。获胜时可选择对手撤退到哪里
    .text = { card-robb-stark.text }

card-catelyn-stark-asos = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = 战力1。得到支援时 +2 并有一个城壁
    .text = 只要有支援令牌支援你，不管是你自己的还是别的家族的，这张卡战力加2，并有一个城壁。

card-bran-stark = 布兰·史塔克
    .short = 布兰
    .note = 战力0。战斗后可收回一张卡
    .text = 战斗之后，不管谁获胜，你可以从弃牌堆收回一张卡到手里，布兰自己也可以。
    .ask = { card-maester-luwin-1e.ask }

card-stannis-baratheon-asos = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = 战力4。可夺走对手的铁王座，并有一把宝剑
    .text = 计算战力之前，如果对手持有铁王座，你可以取走它，这张卡就有一把宝剑。你持有它，直到这个影响领域的出价结算完毕。各家族的位次不变。
    .ask = { $card }：要取走铁王座，并得到一把宝剑吗？

card-renly-baratheon-asos = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = 战力3，2把宝剑

card-melisandre-of-asshai-asos = { card-melisandre-of-asshai-1e }
    .short = { card-melisandre-of-asshai-1e.short }
    .note = 战力2。获得与对手卡面战力相同的权力
    .text = 立即获得权力，点数与对手家族卡的卡面战力相同。

card-ser-axell-florent-asos = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = 战力2，2个城壁

card-salladhar-saan-asos = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = 战力1。获胜时获得2点权力，对手失去2点
    .text = 如果你获胜，获得2点权力，对手失去2点可用权力；不足2点时全部失去。

card-devan-seaworth = 戴冯·席渥斯
    .short = 戴冯
    .note = 战力1，1把宝剑，1个城壁

card-ser-davos-seaworth-asos = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = 战力0。可付2点权力得到城壁；战败时单位不变成残兵
    .text = 计算战力之前，你可以付2点权力，得到一个城壁。如果你战败，你的单位撤退时不变成残兵。
    .ask = { $card }：要付2点权力，得到一个城壁吗？

card-balon-greyjoy-asos = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = 战力4。获胜时按差距获得权力
    .text = 如果你获胜，获得权力，点数等于双方最终战力之差。

card-dagmer-cleftjaw = { card-dagmar-cleftjaw }
    .short = { card-dagmar-cleftjaw.short }
    .note = 战力3，1把宝剑，1个城壁

card-asha-greyjoy-asos = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = 战力2。得到支援时有两把宝剑
    .text = 只要有支援令牌支援你，不管是你自己的还是别的家族的，这张卡有两把宝剑。

card-theon-greyjoy-asos = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = 战力2，1个城壁

card-andrik-the-unsmiling = “不笑的”安德里克
    .short = 安德里克
    .note = 战力1，2把宝剑

card-victarion-greyjoy-asos = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = 战力1。在海上或海岸时 +1，城壁
    .text = 如果在海上或海岸战斗，这张卡战力加1，并有一个城壁。

card-aeron-damphair-asos = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = 战力0。可付2点权力另出一张，那张战力减1
    .text = 你可以立即付2点权力，弃掉这张卡，从手里另出一张代替。那张卡在这场战斗中战力减1。
    .ask = { card-aeron-damphair.ask }

card-the-red-viper-asos = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = 战力4，2把宝剑

card-darkstar-asos = { card-darkstar }
    .short = { card-darkstar.short }
    .note = 战力3，1把宝剑

card-doran-martell-asos = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = 战力2。让对手在封地落到末位
    .text = 立即让对手在封地落到末位，后面的家族依次前移。特殊标志物随即易主。

card-nymeria-sand-asos = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = 战力2。进攻时有宝剑，防守时有城壁
    .text = { card-nymeria-sand.text }

card-areo-hotah-asos = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = 战力1，1个城壁

card-arianne-martell-asos = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = 战力1。以2点以内之差战败时，双方都撤退
    .text = 如果你战败，差距不超过2点，双方都撤退。获胜的进攻方不能进入，退回行军的出发地。获胜的防守方在你之后撤退，单位变成残兵。

card-maester-caleotte = 卡洛特学士
    .short = 卡洛特
    .note = 战力0，3个城壁

card-ser-loras-tyrell-asos = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = 战力4，1把宝剑

card-randyll-tarly-asos = { card-randyll-tarly }
    .short = { card-randyll-tarly.short }
    .note = 战力3，2把宝剑

card-mace-tyrell-asos = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = 战力2。获胜时可在那里放支援或防御令牌
    .text = 如果你获胜并且那里有你的单位，可以在战斗的地区放一个没用过的、不带星星的支援或防御令牌，代替那里原有的令牌。本回合禁止的令牌不能放。
    .ask = { $card }：要放哪个令牌？

card-ser-garlan-tyrell-asos = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = 战力2，1个城壁

card-margaery-tyrell-asos = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = 战力1，2个城壁

card-willas-tyrell-asos = { card-willas-tyrell }
    .short = { card-willas-tyrell.short }
    .note = 战力1。防守时 +2
    .text = 如果你防守，这张卡战力为3。

card-queen-of-thorns-asos = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = 战力0。移除战区或邻接的一个敌方令牌
    .text = 立即从战斗的地区或与它邻接的地区移除对手的一个令牌；这场战斗本身的行军令牌除外。
    .ask = { card-queen-of-thorns.ask }

## Hidden hands, of which others know only the strengths (V1.8)

card-hidden-4 = 战力4的暗牌
    .short = 暗牌4
    .note = 战力4。其余只有它的家族看得到

card-hidden-3 = 战力3的暗牌
    .short = 暗牌3
    .note = 战力3。其余只有它的家族看得到

card-hidden-2 = 战力2的暗牌
    .short = 暗牌2
    .note = 战力2。其余只有它的家族看得到

card-hidden-1 = 战力1的暗牌
    .short = 暗牌1
    .note = 战力1。其余只有它的家族看得到

card-hidden-0 = 战力0的暗牌
    .short = 暗牌0
    .note = 战力0。其余只有它的家族看得到

card-balon-greyjoy-war = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = 战力2。对手改出一张随机的卡
    .text = 双方的卡一亮出，对手就收回自己的卡（不产生任何效果），再从手牌里随机出一张。
