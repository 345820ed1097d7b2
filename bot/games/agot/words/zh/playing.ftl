# What the 2nd edition of A Game of Thrones: The Board Game asks, tells and refuses.

## Options

option-tides-of-battle = { $value ->
    [on] 使用战局牌
   *[off] 不用战局牌
}
option-house-card-abilities = { $value ->
    [on] 家族卡带特殊能力
   *[off] 家族卡不带特殊能力
}
option-random-positions = { $value ->
    [on] 各家族的开局位置随机互换
   *[off] 各家族的开局位置照常
}
option-random-tracks = { $value ->
    [on] 影响领域的位次随机
   *[off] 影响领域的位次照常
}
option-shuffled-seats = { $value ->
    [on] 选出的席位在玩家之间随机分配
   *[off] 各人坐自己选的席位
}
option-tides-without-threes = { $value ->
    [on] 战局牌去掉两张3
   *[off] 战局牌保留两张3
}
option-tides-without-skulls = { $value ->
    [on] 战局牌去掉骷髅
   *[off] 战局牌保留骷髅
}
option-tides-with-two-twos = { $value ->
    [on] 战局牌只留两张2
   *[off] 战局牌保留四张2
}
option-balanced = { $value ->
    [on] 平衡开局，船舰有调整
   *[off] 照常开局
}
option-scenario = { $value ->
    [struggle-in-the-north] 剧本“北境之争”
    [rumble-in-the-south] 剧本“南方之乱”
    [race-to-kings-landing] 剧本“竞逐君临”
    [no-kraken-for-dinner] 剧本“晚餐没有海怪”
    [a-dance-with-mother-of-dragons] 剧本“与龙之母共舞”
   *[none] 不用剧本
}
option-vassal-start = { $value ->
    [on] 玩家以封臣的单位开局
   *[off] 玩家以自己的单位开局
}
option-thematic-hands = { $value ->
    [on] 各家族从自己的两副家族卡里挑选手牌
   *[off] 照常使用家族卡
}
option-evolution-round = { $value ->
    [0] 始终用同样的家族卡
   *[other] 从第{ $value }回合起，打出最后一张家族卡的家族改用另外七张
}
option-dragon-war = { $value ->
    [on] 每个家族开局都有一条龙
   *[off] 没有龙之战争
}
option-dragon-revenge = { $value ->
    [on] 没有城堡的家族，最后一个单位变成龙
   *[off] 没有龙之复仇
}
option-gifts-of-power = { $value ->
    [on] 玩家可以互赠权力
   *[off] 不能赠送权力
}
option-start-position = { $value ->
    [on] 从一个局面开始
   *[off] 照常开局
}
write-start-position = 设置开局局面
write-start-position-field = 局面的一行文字
refused-position = 不能用这一行开局：{ $problem }。
refused-position-game = 这不是{ $ruleset }的局面。请粘贴以这个游戏名称开头的一行。
refused-position-moment = 只能从回合的开头开局：没有令牌的计划阶段，或没有卡牌的维斯特洛阶段，而且还没有家族获胜。
option-handicap = { $value ->
    [off] 所有家族的目标相同
   *[other] 获胜需要的城堡和堡垒：{ $value }
}
option-handicap-of = { $seat }{ $number }座
write-handicap = 设置目标
write-handicap-field = 各家族获胜需要的城堡数
refused-handicap = 请写出家族和各自需要的城堡和堡垒数（{ $least }到{ $most }），用逗号隔开；家族有{ $houses }。
option-starting-power = { $value ->
    [off] 所有家族开局权力照常
   *[other] 开局权力：{ $value }
}
option-starting-power-of = { $seat }{ $number }
write-starting-power = 设置权力
write-starting-power-field = 各家族的开局权力
refused-starting-power = 请写出家族和各自的开局权力（{ $least }到{ $most }），用逗号隔开；家族有{ $houses }。
refused-seat-bids = 请写出家族和你为它的出价，也就是权力（{ $least }到{ $most }），用逗号隔开；家族有{ $houses }。
option-endless = { $value ->
    [on] 没有最后一回合
   *[off] 照常有最后一回合
}
option-random-hands = { $value ->
    [on] 从所有家族的家族卡中随机发放手牌
   *[off] 照常使用家族卡
}
option-redealt-hands = { $value ->
    [on] 打完最后一张后，随机发放新的家族卡
   *[off] 打完最后一张后，家族卡回到手牌
}
option-hidden-hands = { $value ->
    [on] 游戏结束前看不到其他家族的手牌
   *[off] 手牌对所有人公开
}
option-fog-of-war = { $value ->
    [on] 战争迷雾：家族只看得到附近
   *[off] 整个版图对所有人公开
}
option-draft = { $value ->
    [balanced] 轮流选家族卡，顺序均衡
    [snake] 轮流选家族卡，顺序来回往复
   *[none] 不轮流选家族卡
}
option-limited-draft = { $value ->
    [on] 只从在场家族的家族卡中选
   *[off] 从所有家族的家族卡中选
}
option-pool-decks = { $value ->
    [base-adwd] 家族卡来自基础游戏和魔龙的狂舞
    [base-asos] 家族卡来自基础游戏和剑雨风暴
    [adwd-asos] 家族卡来自魔龙的狂舞和剑雨风暴
   *[all] 家族卡来自全部三个牌堆
}
option-draft-tracks = { $value ->
    [on] 影响领域的位次也轮流选
   *[off] 影响领域的位次不轮流选
}
option-house-cards = { $value ->
    [adwd] 《魔龙的狂舞》的家族卡
    [first-edition] 第一版的家族卡
    [asos] 《剑雨风暴》的家族卡
   *[printed] 本游戏自带的家族卡
}
box-base = 基础游戏
box-adwd = 魔龙的狂舞
box-asos = 剑雨风暴
box-affc = 群鸦的盛宴
box-mod = 龙之母
box-a = 标准卡
box-b = 替代卡
heading-ahead = 大家都知道：{ $deck }接下来是{ $cards }。
heading-known-top = 只有你知道：{ $deck }的下一张是{ $cards }。
heading-known-bottom = 只有你知道：{ $deck }的最后一张是{ $cards }。

## More names

ban-march-plus-1-star = 行军 +1 令牌
ban-defend = 防御令牌
ban-support = 支援令牌
ban-raid = 突击令牌
ban-consolidate = 集权令牌

order-type-march = 行军令牌
order-type-raid = 突击令牌
order-type-consolidate = 集权令牌
order-type-support = 支援令牌
order-type-defend = 防御令牌
order-type-any = 你的令牌

dominance-fiefdoms = 瓦雷利亚钢剑
dominance-kings-court = 渡鸦信差

deck-westeros-1 = 维斯特洛牌堆 I
deck-westeros-2 = 维斯特洛牌堆 II
deck-westeros-3 = 维斯特洛牌堆 III
deck-wildlings = 野人牌堆
deck-tides-of-battle = 战局牌堆

wildlings-attack = 野人入侵
outcome-watch-wins = 守夜人胜利
outcome-wildlings-win = 野人胜利
side-attacker = 进攻方
side-defender = 防守方
side-none = 无人
blade-strength = 战力
blade-tides = 战局牌

won-by-seven = 城堡和堡垒数量足够
won-by-round-10 = 最后一回合结束时城堡和堡垒最多
won-by-last-house = 唯一还有陆地单位或城堡的家族
won-by-nearest = 最后一回合结束时离自己的目标最近
won-by-land-areas = 平手后，陆地地区最多
won-by-supply = 平手后，补给较高
won-by-iron-throne = 平手后，铁王座位次较高
won-by-strongholds = 平手后，堡垒最多
won-by-power = 平手后，权力最多

choice-no-target = 无目标：仅移除
choice-no-order = 此处不放令牌
choice-no-card = 不出牌
choice-power = 收取权力
choice-muster = 改为在此征兵
choice-replace = 替换我的一个令牌
choice-peek = 查看牌堆顶的野人卡
choice-pass = 不使用渡鸦
choice-top = 放回牌堆顶
choice-bottom = 放到牌堆底
choice-destroy = 消灭我的两个单位
choice-track = 在我位次最高的影响领域下降两位
choice-give = 给予支援
choice-refuse = 不支援
choice-use = 使用
choice-decline = 不使用
choice-area-by-area = 逐个地区
step-support = { $area }：支援哪一方？
choice-call-support = 先请求他人支援

mark-leave-power-token = 留下权力标志物

## Questions

ask-ability = { FORM($card, "ask", ability-otherwise) }
ability-otherwise = { $card }：怎么使用？
ask-bid = { $subject-id ->
    [attack] 野人入侵，战力{ $strength }。你出价几点权力？无论结果如何，出价都要付掉。
   *[other] 你为{ $subject }出价几点权力？无论结果如何，出价都要付掉。
}
ask-blade = { $purpose-id ->
    [tides] 你抽到了{ $card }。要用瓦雷利亚钢剑另抽一张战局牌吗？
   *[other] { $area }：{ $attacker } { $attack }，{ $defender } { $defence }。要用瓦雷利亚钢剑 +1 吗？
}
ask-casualties = { $area }：选择{ $number }个单位作为伤亡。
ask-consolidate = 执行哪个集权令牌？
ask-hand = 选出你要用的七张家族卡。所有人选完后一起公开。
hand-of-strength = 战力{ $strength }：选{ $number }张
ask-pick = 你拿哪张家族卡？
step-pick-first = 你连续选两次。先选什么？
step-pick-second = 再选什么？
step-pick-strength = 哪种战力？
step-pick-strength-or-track = 选哪种战力，还是哪个影响领域的位次？
pick-place = 第{ $place }位
step-pick-card = 哪张家族卡？
of-strength-4 = 战力4
of-strength-3 = 战力3
of-strength-2 = 战力2
of-strength-1 = 战力1
of-strength-0 = 战力0
ask-house-card = { $area }的战斗：你出哪张家族卡？
ask-march = 执行哪个行军令牌？哪些单位去哪里？
ask-muster = 征召什么？
ask-neutral-support = { $house }想向{ $area }的中立势力行军。你支援吗？
ask-orders = 第{ $round }回合：给每个有你单位的地区放一个令牌。
ask-port-capture = 你夺得{ $port }，里面有{ $victim }的{ $ships }艘船舰。你要换成几艘自己的？其余的会被消灭。
ask-raid = 执行哪个突击令牌？针对哪里？
ask-raven = 渡鸦信差在你手上。用它做什么？
ask-raven-peek = 你看过了牌堆顶的野人卡。把它放到哪里？
ask-refuse-support = { $area }的战斗：你拒绝谁的支援？
ask-retreat = { $house }的{ FORM($units, "counted") }必须从{ $area }撤退。去哪里？
ask-retreat-losses = 你的补给不允许{ $area }有这么多单位。选出要失去的{ $number }个。
ask-shuffle = 洗牌。
ask-supply = 你的军团超出了补给，补给只允许{ $limits }。消灭哪些单位？
ask-support = { $attacker }在{ $area }进攻{ $defender }。你在{ $supporters }的单位支援谁？
ask-ties = { $track }的出价平手：{ $bids }。平手的家族怎么排？
ask-westeros-choice = { $card }：由你决定。选哪一样？
ask-wildling-destroy = 野人：选出你失去的{ $number }个单位。
ask-wildling-discard = 野人：你弃哪张家族卡？
ask-wildling-downgrade = 野人：选出变成步兵的{ $number }个骑士。
ask-wildling-option = 野人：你放弃什么？
ask-wildling-retrieve = 你的奖励：收回哪张家族卡？
ask-wildling-tie = 几个家族出价相同，{ $outcome }。谁算出价最{ $outcome-id ->
    [watch-wins] 高
   *[other] 低
}？出价：{ $bids }。
ask-wildling-track = 野人：{ $of }在哪个影响领域落到第{ $place }位？
ask-wildling-upgrade = 你的奖励：哪些步兵变成骑士？最多{ $most }个。

## Small steps on the way to an answer

step-move = 哪些单位从{ $origin }行军？
step-recruit = { $at }：{ $unit }
step-upgrade = { $area }：步兵变成{ $unit }
step-upgrade-routed = { $area }：步兵（残兵）变成{ $unit }
bid-of = { $house }{ $power }点

## What happened

event-place-taken = { $house }在{ $place }的位置开局。
event-began = 对局开始。游戏先后次序：{ $houses }。
event-began-without-order = 对局开始。影响领域的位次由大家轮流选。
event-hand-chosen = { $house }的手牌：{ $cards }。
event-hand-dealt = { $house }分到的手牌：{ $cards }。
event-hands-hidden = 手牌暗中发给{ $houses }：游戏结束前，每人只看得到自己的手牌。
event-hand-shown = { $house }的手牌有：{ $cards }。
event-draft-order = 大家轮流选家族卡。抽签顺序：{ $houses }。
event-picked = { $house }拿了{ $card }。
event-place-picked = { $house }选了位次：{ $track }第{ $place }位。
card-of-strength = { $card }（{ $strength }）
event-westeros = 第{ $round }回合。维斯特洛卡：{ $cards }。
event-winter = 凛冬将至：{ $deck }重新洗牌，另翻一张。
event-deck-renewed = 没有最后一回合：{ $deck }重新洗牌。
event-wildling-threat = 野人威胁现在是{ $strength }。
event-westeros-chosen = { $card }：{ $house }选择{ $choice }。
event-forbidden = 本回合禁止{ $order }。
event-power-gained = { $house }{ $power ->
    [0] 没有获得权力。
   *[other] 获得{ $power }点权力。
}
event-power-lost = { $house }失去{ $power }点权力。
event-supply = { $house }的补给从{ $old }变为{ $new }。
event-destroyed = { $house }在{ $area }失去{ FORM($units, "counted") }。
event-lost-unseen = { $house }失去{ FORM($units, "counted") }。
event-mustered = { $house }在{ $area }征召一{ FORM($unit, "measure") }{ $unit }。
event-mustered-unseen = { $house }征召单位。
event-upgraded = { $house }把{ $area }的一个步兵变成{ $unit }。
event-exchanged = { $house }在{ $area }把{ $old }换成{ $new }。
event-bids = { $subject-id ->
    [attack] 守夜人的出价
   *[other] { $subject }的出价
}：{ $bids }。
event-track-set = { $track }：{ $order }。
event-track-moved = { $house }移到{ $track }的第{ $position }位。
event-dominance = { $house }取得{ $token }。
event-watch-wins = 守夜人胜利：共出价{ $total }点权力，对野人的战力{ $strength }。
event-wildlings-win = 野人胜利：共出价{ $total }点权力，不敌野人的战力{ $strength }。
event-wildling-card = { $card }：{ $house }出价最{ $outcome-id ->
    [watch-wins] 高，得到奖励。
   *[other] 低，受害最重。
}
event-card-discarded = { $house }弃掉{ $card }。
event-card-retrieved = { $house }收回{ $card }。
event-deck-changed = { $house }打出了最后一张家族卡，改用{ $cards }。
event-hand-changed = { $house }打出了最后一张家族卡，暗中分到新卡。
event-cards-returned = { $house }把家族卡从弃牌堆收回手中。
event-dragons-grow = 龙长大了：现在每条战力{ $strength }。
event-westeros-over = 第{ $round }回合的维斯特洛阶段结束。

event-orders-in-turn = 有的家族令牌不够，所以大家按先后次序依次放置令牌。
event-orders-revealed = 第{ $round }回合：所有令牌亮出。
event-raven-replaced = 渡鸦信差：{ $house }把{ $area }的{ $old }换成{ $new }。
event-raven-replaced-unseen = 渡鸦信差：{ $house }换了一个令牌。
event-raven-peeked = 渡鸦信差：{ $house }查看牌堆顶的野人卡。
event-raven-passed = { $house }不使用渡鸦信差。
event-raven-saw = 渡鸦信差让你看到牌堆顶的野人卡：{ $card }。

event-raid = { $house }从{ $area }突击，移除{ $victim }在{ $target }的{ $order }令牌。
event-raid-nothing = { $house }在{ $area }的突击令牌没有目标。
event-order-resolved = { $house }执行一个{ $order }。
event-pillage = 掠夺：{ $house }获得{ $gained }点权力{ $lost ->
    [0] 。
   *[other] ，{ $victim }失去{ $lost }点。
}
event-raids-over = 突击全部执行完毕。

event-marched = { $house }从{ $origin }行军到{ $area }：{ FORM($units, "counted") }。
event-march-nothing = { $house }在{ $area }的行军令牌没有移动任何单位。
event-token-left = { $house }在{ $area }留下权力标志物。
event-token-left-unseen = { $house }在版图上留下权力标志物。
event-support-called = { $house }请求他人支援，对付中立势力。
event-support-promised = { $house }支援{ $caller }对付{ $area }的中立势力。
event-support-denied = { $house }不支援{ $caller }对付{ $area }的中立势力。
event-neutral-beaten = { $house }从{ $origin }出动{ FORM($units, "counted") }，击败{ $area }战力{ $strength }的中立势力。
event-attacked = { $house }从{ $origin }出动{ FORM($units, "counted") }，在{ $area }进攻{ $defender }。
event-support = { $side-id ->
    [none] { $house }在{ $area }不支援任何一方。
   *[other] { $house }在{ $area }支援{ $side }。
}
event-support-refused = { $house }拒绝{ $helper }的支援。
event-initial-strengths = { $area }，出家族卡之前的战力：{ $attacker } { $attack }对{ $defender } { $defence }。
event-cards-revealed = { $attacker }出{ $attack }，{ $defender }出{ $defence }。
event-card-played = { $house }出{ $card }。
event-card-cancelled = { $house }取消{ $rival }的{ $card }，这张卡回到手中。
event-card-replaced = { $house }付2点权力，改出{ $replacement }，换下{ $card }。
event-fights-without-card = { $house }不用家族卡作战。
event-order-removed = { $house }移除{ $area }的{ $order }令牌。
event-tides-redrawn = { $house }用瓦雷利亚钢剑另抽一张战局牌。
event-tides = { $house }的战局牌：{ $card }。
event-blade-used = { $house }拔出瓦雷利亚钢剑：+1。
event-won-at-once = { $area }：{ $rival }已经没有能作战的单位，{ $house }立即获胜。
event-combat-decided = { $area }：{ $winner }击败{ $loser }。战力：{ $attacker } { $attack }，{ $defender } { $defence }{ $tie ->
    [1] ；平手由封地决定。
   *[other] 。
}
event-garrison-lost = { $area }的守军被消灭。
event-retreated = { $house }撤退到{ $area }：{ FORM($units, "counted") }。
event-no-retreat = { $house }无法从{ $area }撤退。
event-occupied = { $house }控制了{ $area }。
event-attackers-kept-out = { $house }不得进入{ $area }，退了回去。
event-order-placed = { $house }在{ $area }放置{ $order }令牌。
event-march-moved-on = { $house }的行军令牌移到{ $area }。
event-port-ships-sunk = 陆地地区已无人控制：{ $house }在{ $port }的{ $ships }艘船舰被消灭。
event-port-captured =
    { $house }从{ $victim }手中夺得{ $port }，{ $kept ->
        [0] 里面的船舰全部消灭（{ $ships }艘）。
       *[other] 里面原有{ $ships }艘船舰，换成自己的{ $kept }艘。
    }
event-marches-over = 行军全部执行完毕。
event-consolidate = { $house }在{ $area }{ $power ->
    [0] 没有收取到权力。
   *[other] 收取{ $power }点权力。
}
event-consolidate-muster = { $house }在{ $area }不收取权力，改为征兵。
event-consolidation-over = 权力全部收取完毕。
event-won = { $house }以{ $castles }座城堡和堡垒获胜{ $reason-id ->
    [seven] 。
   *[other] （{ $reason }）。
}

## Why an answer is not accepted

refused-no-such-area = 没有叫“{ $given }”的地区。
refused-order-without-units = 你在{ $area }没有单位，不能给它放令牌。
refused-order-forbidden = 本回合不许用{ $order }，请选别的令牌。
refused-order-used-up = 你只有{ $number }个{ $order }令牌。
refused-too-many-stars = 你在宫廷的位次{ $most ->
    [0] 不允许特殊令牌
   *[other] 只允许{ $most }个特殊令牌
}。
refused-no-order-there = { $area }没有{ $order }。
refused-bid-above-power = 你有{ $most }点权力，不能出价{ $given }点。
refused-order-only-the-tied = 只能排列平手的家族：谁都不能越过出价更高或更低的家族。
refused-over-supply = 这样军团规模会是{ $armies }，而补给{ $supply }只允许{ $limits }。
refused-still-over-supply = 你的军团仍然超出补给（只允许{ $limits }）。请再消灭一些单位。
refused-more-than-needed = 补给不要求你消灭这么多。请少选一些单位。
refused-cannot-muster-there = 你现在不能在{ $area }征兵。
refused-muster-one-place = 你只能在一个地区征兵。
refused-no-such-upgrade = 步兵不能变成{ $unit }。
refused-not-enough-points = { $unit }要{ $cost }点，{ $area }只剩{ $left }点。
refused-no-pieces-left = 你没有可以放的{ $unit }了。
refused-no-footman-there = 你在{ $area }没有可以升级的步兵。
refused-muster-in-area-itself = { $unit }只能放在征召它的那个地区。
refused-ship-not-there = { $area }征召的船舰不能放到{ $place }：请选邻接的海洋，或者它自己的港口（如果有）。
refused-enemy-ships-there = { $place }有敌方船舰。
refused-port-full = { $place }最多容纳三艘船舰。请选别的地区。
refused-raid-out-of-reach = { $area }的突击令牌够不到{ $target }。请选邻接的地区。
refused-raid-nothing-there = { $target }没有可以突击的令牌。请选别的目标，或选“无目标”。
refused-raid-own-order = 你不能突击自己在{ $target }的令牌。请选别的目标，或选“无目标”。
refused-raid-defense-needs-star = 只有特殊突击令牌能移除{ $target }的防御令牌。请选别的目标，或选“无目标”。
refused-raid-not-this-order = 突击令牌不能移除{ $target }的令牌。请选别的目标，或选“无目标”。
refused-order-cannot-muster = { $area }的令牌不能用来征兵。
refused-support-all-areas = 你的所有地区只能支援同一方，或者谁都不支援。
refused-support-one-side = 你提供支援的地区都必须支援同一方。
refused-not-these-supporters = 请说明这些地区各支援谁：{ $areas }。
refused-pick-not-free = 这张家族卡不可选。请选一张还没有人拿的。
refused-pick-place-taken = 你在这里已有位次：{ $track }。请选一张家族卡，或另一影响领域的位次。
refused-pick-strength-full = 战力{ $strength }的家族卡你已经拿满。请选别的战力。
refused-house-card-not-in-hand = { $card }不在你手里。请选手里的一张。
refused-captures-too-many = 按你剩余的船舰和补给，这里最多换{ $most }艘，不能换{ $given }艘。
refused-two-attacks = 一个行军令牌只能在一个地区进攻；这样会进攻{ $areas }。
refused-neutral-too-strong = 这次向{ $area }的行军战力为{ $strength }，需要{ $needed }。请派更多单位，或者换一个行军令牌。
refused-area-closed = { $target }在这场对局里是封闭的。
refused-ships-not-on-land = 船舰不能进入陆地地区{ $target }。
refused-foreign-port = 你没有控制{ $target }，你的船舰不能进入。
refused-land-units-not-at-sea = { $unit }不能进入{ $target }：陆上单位只能行军到陆地地区。
refused-routed-do-not-march = { $area }的残兵单位不能行军，请不要选它们。
refused-out-of-reach = { $origin }的{ $unit }到不了{ $target }：既不邻接，也没有你的船舰相连。
refused-no-token-to-leave = 你不能在{ $area }留下权力标志物。
refused-nobody-to-call = 现在没有人能支援你对付中立势力。
refused-no-retreat-there = 战败的单位不能撤退到{ $area }：那里必须邻接，或者由自己的船舰相连，而且没有敌人。
refused-retreat-only-back = 战败的进攻方必须撤退到{ $area }。
refused-no-retreat-to-attackers = 进攻来自{ $area }，所以谁都不能撤退到那里。
refused-retreat-on-foot-or-afloat = 这些单位不能撤退到{ $area }：陆上单位撤退到陆地地区，船舰撤退到海上和港口。
refused-retreat-costs-more = 按你的补给，{ $area }能容纳的单位比别的地区少。请撤退到损失单位最少的地区。
refused-wrong-retreat-losses = 补给容不下{ $number }个撤退的单位，请选{ $number }个失去；你选了{ $given }个。
refused-routed-no-casualty = 残兵单位不能选作伤亡。
refused-siege-engine-no-casualty = 攻城器不能选作伤亡。
refused-wrong-casualties = 要选{ $number }个单位作为伤亡，你选了{ $given }个。
refused-one-area-only = 选的必须都在同一个地区。
refused-routed-stays-footman = 步兵（残兵）不能升级。
refused-fewer-would-do = 你只需要消灭{ $number }个单位。

## The arithmetic, line by line

why-side = { $house }，{ $area }
why-units = { FORM($units, "counted") }：{ SIGNED($value) }
why-supporting-units = { $house }从{ $area }支援（{ FORM($units, "counted") }）：{ SIGNED($value) }
why-support-order = { $area }的支援令牌：+{ $value }
why-march = { $order }：{ SIGNED($value) }
why-defense = { $order }：+{ $value }
why-garrison = 守军：+{ $value }
why-card = { $card }：{ SIGNED($value) }
why-card-changed = { $card }：原为{ $printed }，因特殊能力变为{ $value }
why-tides = 战局牌（{ $card }）：{ SIGNED($value) }
why-blade = 瓦雷利亚钢剑：+{ $value }
why-total = { $house }合计：{ $value }
why-won-at-once = 已经没有人与{ $house }作战，它立即获胜；战力不计。
why-won-by-strength = { $house }更强，获胜。
why-won-on-fiefdoms = 双方战力相同：封地位次较高的{ $house }获胜。
why-casualties-prevented = { $card }让{ $house }没有伤亡。
why-casualties = { $house }的伤亡：{ $number }（宝剑{ $swords }，减城壁{ $towers }）
defeat-sum = { $house }：出家族卡之前{ $initial }，{ $card }{ SIGNED($printed) }{ $blade ->
    [0] { "" }
   *[other] ，瓦雷利亚钢剑+{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] ，战局牌{ SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] ，特殊能力{ SIGNED($more) }
} = **{ $total }**
defeat-sum-without-card = { $house }：没有家族卡，{ $initial }{ $blade ->
    [0] { "" }
   *[other] ，瓦雷利亚钢剑+{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] ，战局牌{ SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] ，特殊能力{ SIGNED($more) }
} = **{ $total }**
defeat-tie = 战力相等：{ $winner }在封地影响领域位次较高，平手时获胜。
defeat-swords = 卡上所印：{ $rival }的宝剑{ $swords }把，你的城壁{ $towers }个。每多出一把宝剑，你就失去一个单位。
defeat-nobody-died = 你的单位都逃脱了。
defeat-died = 你失去{ FORM($units, "counted") }。
defeat-cannot-retreat = 攻城器和残兵单位不能撤退：输掉战斗就会被消灭。
defeat-no-retreat = 没有地区可以撤退，所以谁都没能逃脱。
defeat-card-in-hand = 本来有机会：你手里的{ $card }战力为{ $strength }，不计特殊能力的话，已经够赢了。
defeat-outmatched = 差在哪里：出家族卡之前战力是{ $own }对{ $other }。要补上差距，靠的是更多单位、更好的令牌或支援，而不是更好的家族卡。
defeat-missing = 差在哪里：还差{ $number }点战力，靠单位、令牌、支援或家族卡都能补上。
why-bids = { $subject-id ->
    [attack] 守夜人的出价
   *[other] { $subject }的出价
}
why-bid = { $place }. { $house }：{ $power }
why-bid-tied = { $place }. { $house }：{ $power }，平手；由铁王座的持有者决定
why-watch = 合计{ $total }对{ $strength }：{ $wins ->
    [1] 守夜人胜利
   *[other] 野人胜利
}
why-icons = { $house }控制的补给图样：{ $value }
why-icon = { $area }：{ $value }
why-position = { $house }的补给标志物在补给量表上的位置：{ $value }
why-army-fits = { $area }的军团规模为{ $size }，允许{ $limit }
why-army-too-large = { $area }的军团规模为{ $size }，只允许{ $limit }

## What changes nothing is told together

idle-raid-nothing = 没有目标的突击令牌：{ $all }。
idle-raid-nothing-of = { $house }（{ $area }）
idle-march-nothing = 没有移动任何单位的行军令牌：{ $all }。
idle-march-nothing-of = { $house }（{ $area }）
idle-no-power = 没有收到权力：{ $all }。
idle-no-power-of = { $house }

## Who is winning

table-leads = { $houses }领先，城堡和堡垒{ $castles }/{ $goal }{ $tie ->
        [1] （{ $reason }）
       *[0] {""}
    }。

## A round in a few lines

round-battles = { $number ->
        [0] 没有发生战斗。
       *[other] { $number }场战斗：{ $battles }。
    }
round-battle = { $winner }在{ $area }击败{ $loser }
round-lost = 失去：{ $who }。
round-mustered = 征召：{ $who }。
round-units-of = { $house } { $units }
round-castles = 城堡和堡垒（{ $goal }座获胜）：{ $castles }。
round-castles-of = { $house } { $castles }

## Gifts of Power

event-power-given = { $house }送给{ $to }{ $power }点权力。
interject-gift = 赠送权力
interject-gift-about = 把可用权力送给另一位玩家，多少随意。对方不因此欠你什么。
interject-gift-step-0 = 给谁？
interject-gift-step-1 = 给多少权力？
interject-gift-do = 送出
interject-gift-done = ✓ 送出了。
refused-no-gifts = 本桌不许赠送权力。
refused-gift-while-bidding = 出价期间不能赠送权力。出价揭晓后再试。
refused-gift-in-combat = 战斗中只有在请求支援时才能赠送权力。
refused-gift-without-power = 你没有可用权力可送。
refused-gift-no-room = 没有人能再拿权力：权力标志物的数量有限。
refused-gift-to-oneself = 权力不能送给自己。
refused-gift-to-vassal = { $house }是封臣，封臣既不送权力，也不收权力。
refused-gift-above-power = 你的可用权力只有{ $power }点。
refused-gift-too-much = { $house }只能再拿{ $room }点权力。
why-preview-power-then = { $house }：之后有{ $power }点权力。
