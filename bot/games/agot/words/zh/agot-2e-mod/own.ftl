# What Mother of Dragons says beside the 2nd edition and what there is about vassals, or in other words.

ruleset-agot-2e-mod = 权力的游戏（第二版）：龙之母
option-targaryen =
    { $value ->
        [on] 有坦格利安家族、厄斯索斯和龙
       *[off] 没有坦格利安家族
    }
option-targaryen-deck = { $value ->
    [b] 坦格利安家族用另一套家族卡（弥桑黛、拉卡洛）
   *[other] 坦格利安家族用第一套家族卡（卓戈卡奥、韦赛里斯）
}
option-loyalty-to-win = { $value ->
    [as-castles] 坦格利安家族需要的忠诚点与其他家族需要的城堡一样多
   *[other] 坦格利安家族需要{ $value }个忠诚点
}
option-without-iron-bank = { $value ->
    [on] 没有铁金库：没有贷款，每人开局有5点权力
   *[off] 有铁金库
}
option-without-sea-orders = { $value ->
    [on] 没有“海上行军 −1”和“海上支援”令牌
   *[off] 有“海上行军 −1”和“海上支援”令牌
}

## Areas

area-port-of-the-eyrie = 鹰巢城港口
area-the-bite = 咬人湾
area-the-vale-of-arryn = 艾林谷
area-bay-of-pentos = 潘托斯湾
area-braavos = 布拉佛斯
area-braavosian-coastlands = 布拉佛斯沿岸
area-myr = 密尔
area-norvos = 诺佛斯
area-pentos = 潘托斯
area-port-of-braavos = 布拉佛斯港口
area-port-of-pentos = 潘托斯港口
area-port-of-volantis = 瓦兰提斯港口
area-sea-of-myrth = 密尔海
area-the-disputed-lands = 争议之地
area-the-orange-shore = 橙色海岸
area-the-rhoyne = 洛恩河
area-volantis = 瓦兰提斯

## Pieces and orders

unit-power = 权力
    .measure = 点
    .counted = 点权力

order-sea-march-minus-1 = 海上行军 −1
    .note = 只能放在海上和港口：航行或进攻；战斗中 −1
order-sea-support = 海上支援
    .note = 只能放在海上和港口：帮助邻接地区的战斗
order-iron-bank = 铁金库
    .note = 只能放在海上和港口：取得一张现有的贷款
order-type-iron-bank = 铁金库令牌

## Westeros cards

deck-westeros-4 = 维斯特洛牌堆 IV
deck-loans = 贷款牌堆

## Loans

loan-placing = 陆上单位放在你控制的陆地地区，船舰放在有你船舰的海洋地区和你的港口。以补给为限：放不下的就失去。

## What is asked

for-consolidate = 集权或铁金库令牌
for-pay-debt = 抵债的单位
for-sellswords = 贷款的单位
for-improve = 要改善的地区
for-faceless-men = 无面者
for-spymaster-deck = 情报总管
for-spymaster = 情报总管
for-give-bid = 把出价送给别人
for-loyalty = 忠诚标志物
for-place-unit = 放置单位的地区
for-place-loyalty = 放忠诚标志物的地区
for-fire-made-flesh = 龙
for-move-loyalty = 移动忠诚标志物
for-cancel-loyalty = 撤销忠诚标志物的移动

ask-consolidate = 执行哪个集权或铁金库令牌？
ask-pay-debt = { $house }付不起利息。由你选择要消灭的{ $number }个单位。
ask-sellswords = 贷款带来单位。放在哪里？没有放的就失去。
ask-improve = { FORM($loan, "ask") }
ask-faceless-men = 无面者：消灭哪个步兵和哪个骑士？可以是任何人的，但要在两个不同的地区。
ask-spymaster-deck = 情报总管：看哪个维斯特洛牌堆？你会看到接下来的两张。
ask-spymaster = { $deck }接下来是{ $cards }。按什么顺序放回？除你之外谁都看不到。
ask-give-bid = { $track }：把你出价的权力分给哪些玩家？每给1点，对方的出价就加1。出价：{ $bids }。
ask-loyalty = { FORM($card, "ask", loyalty-otherwise) }
loyalty-otherwise = { $card }：付{ $power }点权力放一个忠诚标志物吗？放在哪个地区？
ask-place-unit = 坦格利安家族的“玩火”：你在{ $area }放哪个单位？它归你。
ask-place-loyalty = 坦格利安家族指定由你放{ $number }个忠诚标志物。放在维斯特洛的哪些陆地地区？
ask-fire-made-flesh = 火焰化身：你的龙怎么办？
ask-move-loyalty = 移动哪个忠诚标志物，移到哪个邻接地区？
ask-cancel-loyalty = 一个忠诚标志物从{ $origin }移到了{ $area }。付{ $power }点权力让它回去吗？

choice-no-loan = 不贷款
choice-nothing = 什么都不做
choice-more-power = 多一个权力图样（皇冠）
choice-more-supply = 多一个补给图样（木桶）
choice-return-dragon = 一条失去的龙回到潘托斯
choice-both-to-bottom = 两张都放到牌堆底
choice-rest-to-bottom = 另一张放到牌堆底
choice-to-bottom = 放到牌堆底
choice-pay-nothing = 不付
choice-put-back = 让它回去
choice-leave-there = 留在那里
wish-cancel-loyalty = 我可以撤销的忠诚标志物移动
do-leave = 全都留在那里
wish-says-cancel-loyalty =
    { $do ->
        [leave] 忠诚标志物的移动，我一次也不撤销（{ $until }）。
       *[ask] 问我撤销忠诚标志物的哪些移动（{ $until }）。
    }
plan-changed-loan = { $loan }没有了，或者价格变了
note-give-up-dragon = 牺牲{ $area }的一条龙：其余的龙现在就强1点，而不是等到以后某个回合
step-dragon-token = 回合轨上的哪个标志物随它移除？到了那一回合，龙不会变强。
note-bottom-first = 在底下排在前面
note-dragon-token = 第{ $round }回合的标志物
note-loan = 付{ $power }点权力：{ $text }
note-tokens-there = 那里有{ $number }个忠诚标志物
piece-of-house-at = { $house }的{ $unit }，{ $place }

here-loyalty = 忠诚{ $number }
here-castle-raised = 现为堡垒
here-castle-burnt = 城堡已烧毁
here-more-power = 权力图样+{ $number }
here-more-supply = 补给图样+{ $number }

nothing-sellswords = 都不放
nothing-faceless-men = 谁都不消灭
nothing-give-bid = 什么都不送
nothing-loyalty = 不付，也不放

why-preview-loan = 你为{ $loan }付{ $power }点权力，还剩{ $left }点。从下回合起，你每回合开始时付{ $interest }点权力的利息，每欠1点就失去一个单位。
why-preview-pays = 你付{ $power }点权力，还剩{ $left }点。
why-preview-gift = { $house }的出价：{ $bid }变成{ $total }。
why-preview-lost = 你的出价中没有人得到的权力：{ $power }点。
why-preview-dragons = 那时每条龙战力{ $strength }。
why-preview-not-placed = 没有放置，因而失去：{ FORM($units, "counted") }。
why-preview-killed = { $house }在{ $area }失去{ FORM($units, "counted") }。
why-preview-improved = { $area }（{ $house }）：{ $changes }。
why-preview-improved-free = { $area }（无人）：{ $changes }。
change-castle = 城堡变成堡垒
change-burn = 城堡烧毁
change-power = 多一个权力图样
change-supply = 多一个补给图样
bank-offer = { $loan }（{ $power }）

## What happened

event-loan-offered = 铁金库提供新的贷款：{ $loan }。
event-loan-taken = { $house }用{ $power }点权力取得贷款：{ $loan }。
event-loan-owed = { $house }开局就背着一笔贷款，只需付利息：{ $loan }。
event-loan-declined = { $house }在{ $area }不贷款。
idle-loan-declined = 不贷款：{ $all }。
idle-loan-declined-of = { $house }（{ $area }）
event-interest-paid = { $house }付{ $power }点权力的利息。
event-area-improved = { $loan }为{ $house }永久改变了{ $area }。
event-bid-given = 坦格利安家族从自己的出价中送给{ $house }{ $power }点权力。
event-loyalty-placed = { $area }放上一个忠诚标志物。
event-loyalty-gained = 坦格利安家族在{ $area }获得{ $number }个忠诚标志物。
event-loyalty-moved = { $house }把一个忠诚标志物从{ $origin }移到{ $area }。
event-loyalty-moved-back = 坦格利安家族付{ $power }点权力，标志物从{ $origin }回到{ $area }。
event-deck-read = { $house }看过{ $deck }接下来的卡。
event-won = { $house }以{ $house-id ->
    [targaryen] { $castles }个忠诚点
   *[other] { $castles }座城堡和堡垒
}获胜{ $reason-id ->
    [seven] {""}
   *[other] （{ $reason }）
}。

won-by-loyalty = 忠诚点足够
won-by-round-10 = 最后一回合结束时最多
topic-loyalty = 忠诚和龙
topic-bank = 铁金库
course-castles-or-loyalty = 城堡和堡垒；坦格利安看忠诚

refused-one-footman-one-knight = 最多一个步兵和一个骑士，在两个不同的地区。
refused-order-only-at-sea = { $order }是海上的令牌，不能放在{ $area }。
refused-no-loan-there = { $area }没有铁金库令牌，或者你付不起那张贷款。

phase-debts = 利息
short-phase-debts = 利息

## What winning takes, and who is winning

goal = **获胜条件**：{ $held ->
    [1] 回合结束时
   *[0] 任何时刻
}拥有{ $castles }座城堡和堡垒{ $endless ->
    [1] 。没有最后一回合。
   *[0] { $apart ->
        [1] ，或者第10回合之后离自己的目标最近。
       *[0] ，或者第10回合之后拥有最多。
    }
}坦格利安家族则需要{ $loyalty }个忠诚点。
goal-without-targaryen = **获胜条件**：{ $held ->
    [1] 回合结束时
   *[0] 任何时刻
}拥有{ $castles }座城堡和堡垒{ $endless ->
    [1] 。没有最后一回合。
   *[0] { $apart ->
        [1] ，或者第10回合之后离自己的目标最近。
       *[0] ，或者第10回合之后拥有最多。
    }
}
goal-targaryen = **获胜条件**：取得{ $loyalty }个忠诚点：占领有忠诚标志物的地区，并守住值一点的潘托斯。城堡对你不算数。
heading-figures = 权力{ $power } · 补给{ $supply } · 城堡和堡垒{ $castles }/{ $goal }
heading-loyalty = 权力{ $power } · 补给{ $supply } · 忠诚{ $loyalty }/{ $goal } · 每条龙战力{ $strength }
heading-loans = 贷款：{ $loans } · 每回合利息{ $interest }

table-leads = { $houses }领先，城堡和堡垒（或忠诚点）{ $castles }/{ $goal }{ $tie ->
        [1] （{ $reason }）
       *[0] {""}
    }。
round-castles = { $apart ->
    [1] 城堡和堡垒（{ $goal }获胜），坦格利安看忠诚（{ $loyalty }获胜）：{ $castles }。
   *[0] 城堡和堡垒，坦格利安看忠诚（{ $goal }获胜）：{ $castles }。
}
round-loans = 取得的贷款：{ $loans }。
round-loan-of = { $loan }（{ $house }）

## Looking things up

lookup-loan = 铁金库的贷款
lookup-loan-offered = **这场对局**：现价{ $power }点权力。
lookup-loan-taken = **这场对局**：已由{ $house }取得，每回合付1点权力的利息。
lookup-loan-unseen = **这场对局**：现在没有提供。
lookup-card-removed = **这场对局**：已移出对局。
lookup-area-loyalty = { $number }个忠诚标志物：坦格利安家族控制这个地区就得到这些点
lookup-area-loyalty-printed = 坦格利安家族控制这个地区时值一个忠诚点
lookup-area-castle-raised = 已改善：城堡变成了堡垒
lookup-area-castle-burnt = 城堡已烧毁
lookup-area-more-power = 已改善：多{ $number }个权力图样
lookup-area-more-supply = 已改善：多{ $number }个补给图样
lookup-area-flyers = 坦格利安家族的龙可以飞来：{ FORM($units, "counted") }
lookup-house-figures-loyalty = **权力** { $power } · **忠诚点** { $points }/{ $needed }
lookup-house-loyalty = **忠诚** { $loyalty }点，{ $needed }点获胜（已获得{ $tokens }个标志物）；城堡和堡垒对它不算数
lookup-house-loans = **贷款**：{ $loans }，每回合付{ $interest }点权力的利息
lookup-bank = **铁金库**：{ $offers }
lookup-house-removed = **移出对局**：{ $cards }

deadline-safe-note = 放防御令牌，不移动，不贷款，损失尽量少

## How to play: three times three sentences

primer-land = 你率领一个大家族，要比别人拥有更多的城堡和堡垒：数量够了（通常是七座）就获胜，否则十回合之后最多的人获胜。坦格利安家族是例外：它带着三条龙从狭海对岸来，在占领的地区收集忠诚标志物，有同样多的忠诚点就获胜。所以要留意标志物在哪里，在它的龙飞来之前守住那些地区。每回合以维斯特洛卡开始：它们带来补给、新的单位、三个影响领域的出价、野人的入侵，以及更多忠诚标志物。
primer-orders = 接着每个人给有自己单位的地区秘密放一个令牌，然后所有令牌同时亮出。行军用来移动或进攻，突击移除邻接的令牌，支援帮助附近的战斗，防御加强自己的地区，集权带来权力。在海上和港口你还有三个令牌：行军 −1、支援，以及向铁金库贷款的令牌。贷款立即有用，但以后每回合开始时要付1点权力；付不起的人失去单位。
primer-battle = 战斗比较双方单位、令牌和支援的战力。然后双方各秘密出一张家族卡，它会增加战力、宝剑、城壁，或者带来意外。输的一方撤退，对方每有一把没被城壁挡住的宝剑，就失去一个单位。龙在第1回合战力为0，之后每两回合长大一次，最高到5；没有其他单位同行时，它能飞到大海两岸的任何陆地地区。

## Rulings

ruling-deck-iv-without-targaryen = 坦格利安家族被击败时的第四牌堆
reading-deck-iv-without-targaryen-fixed-tokens-only = 只放卡上印的标志物
reading-deck-iv-without-targaryen-skip = 什么都不做
ruling-domestic-disputes-homes = 家门不和：家乡地区
reading-domestic-disputes-homes-players-and-vassals = 玩家和封臣的
reading-domestic-disputes-homes-players = 只算玩家的
ruling-dragon-strength-rounds = 龙在这些回合长大
reading-dragon-strength-rounds-even-rounds = 第2、4、6、8、10回合
reading-dragon-strength-rounds-later-rounds = 第2、4、7、9、10回合
ruling-text-of-a-removed-card = 刚移出对局的卡的特殊能力
reading-text-of-a-removed-card-gone = 不再生效
reading-text-of-a-removed-card-still-runs = 仍然生效
ruling-dragon-with-other-units = 龙和其他单位一起行军
reading-dragon-with-other-units-per-group = 去同一地区时，步行同去
ruling-faceless-men-mandatory = 无面者
reading-faceless-men-mandatory-may-choose-fewer = 可以少消灭
reading-faceless-men-mandatory-must = 必须尽量多消灭
ruling-gifts-of-power = 向其他玩家赠送权力
reading-gifts-of-power-outside-combat-and-call-for-support = 可以，但出价期间不行，战斗中只限请求支援时
reading-gifts-of-power-never = 不行
ruling-iron-bank-order-areas = 铁金库令牌放在
reading-iron-bank-order-areas-sea-and-ports = 海上和港口
reading-iron-bank-order-areas-sea-only = 只在海上
ruling-iron-bank-starting-power = 有铁金库时每人开局有
reading-iron-bank-starting-power-seven = 7点权力
reading-iron-bank-starting-power-five = 5点权力
ruling-khal-drogo-routed-knights = 卓戈卡奥：骑士（残兵）
reading-khal-drogo-routed-knights-counted = 算
reading-khal-drogo-routed-knights-not = 不算
ruling-loan-interest = 利息
reading-loan-interest-one-power-each-loan = 每张贷款1点权力
ruling-loyalty-collect-moment = 获得忠诚标志物的时机
reading-loyalty-collect-moment-checkpoints = 每次行军之后和维斯特洛卡之后
reading-loyalty-collect-moment-at-once = 标志物一到坦格利安家族控制的地区就获得
ruling-loyalty-token-limit = 20个忠诚标志物中已获得的
reading-loyalty-token-limit-board-only = 可以再放
reading-loyalty-token-limit-board-and-gained = 不再使用
ruling-pentos-garrison-return = 潘托斯的守军
reading-pentos-garrison-return-returns = 坦格利安夺回时回来
reading-pentos-garrison-return-gone = 永远消灭
ruling-playing-with-fire-supply = 玩火：放置的单位
reading-playing-with-fire-supply-ignored = 不受补给限制
reading-playing-with-fire-supply-must-fit = 必须符合补给
ruling-preemptive-raid-targaryen = 先发制人：坦格利安出价最低时
reading-preemptive-raid-targaryen-track-offered = 可以选影响领域，没有效果
reading-preemptive-raid-targaryen-must-destroy = 必须消灭单位
ruling-pyromancer-target = 火术士烧毁
reading-pyromancer-target-castle-only = 城堡，不能是堡垒
reading-pyromancer-target-any = 任何城堡或堡垒，包括升级过的
ruling-robert-arryn-lowest-tie = 劳勃·艾林：同样最低的卡
reading-robert-arryn-lowest-tie-arryn-chooses = 由艾林选择
reading-robert-arryn-lowest-tie-owner = 由卡的主人选择
ruling-targaryen-bid-distribution = 坦格利安把影响领域的出价送出
reading-targaryen-bid-distribution-up-to = 想送多少就多少
reading-targaryen-bid-distribution-all = 全部
ruling-targaryen-final-ranking = 最后一回合之后，坦格利安
reading-targaryen-final-ranking-by-loyalty = 按忠诚点排名
reading-targaryen-final-ranking-cannot-win-on-points = 不到七点不能获胜
ruling-unpaid-interest-chooser = 欠款要消灭的单位由谁选择
reading-unpaid-interest-chooser-best-other-on-fiefdoms = 封地位次最高的其他家族
reading-unpaid-interest-chooser-blade-holder = 持有瓦雷利亚钢剑的家族
