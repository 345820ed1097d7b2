# What games with vassals say beside the 2nd edition, or in other words.

ruleset-agot-2e-vassals = 权力的游戏（第二版）：封臣
option-vassals = 封臣：{ $value }

## Names

house-vassals = 封臣
phase-vassals = 选择封臣
phase-vassal-orders = 封臣的令牌

order-raid-support-plus-1 = 突击或支援 +1
    .note = 像突击一样移除令牌，或者留下来像支援 +1 那样支援
order-defend-muster-plus-1 = 防御 +1 或征兵
    .note = 这个地区受到进攻时 +1；最后在此征兵
order-defend-plus-3 = 防御 +3
    .note = 这个地区受到进攻时 +3

## What is asked

for-claim-vassals = 选择封臣
panel-on-behalf = ⚑ 你替封臣**{ $seat }家族**回答。
seat-for = { $seat }，替封臣{ $other }
plan-not-for = 你的封臣也会被问到：{ $seats }。替封臣做的决定不能提前计划。

ask-claim-vassals = 这个回合你指挥哪些封臣？最多{ $most }个。
ask-orders-for = 第{ $round }回合：给{ $for }家族放哪些令牌？最多给它的两个地区各放一个。
ask-raid-for = { $for }家族的突击或支援令牌怎么用？
ask-march-for = { $for }家族的行军令牌：哪些单位去哪里？
ask-consolidate-for = { $for }家族要在征兵令牌所在的地方征兵吗？
ask-house-card-for = { $area }的战斗：{ $for }家族出三张卡里的哪一张？
ask-supply-for = { $for }家族的军团超出补给（只允许{ $limits }）。消灭哪些单位？
ask-muster-for = { $for }家族征召什么？
ask-support-for = { $attacker }在{ $area }进攻{ $defender }。{ $for }家族在{ $supporters }的单位支援谁？
ask-refuse-support-for = { $area }的战斗：{ $for }家族拒绝谁的支援？
ask-casualties-for = { $area }：为{ $for }家族选择{ $number }个单位作为伤亡。
ask-retreat-losses-for = { $for }家族的补给不允许{ $area }有这么多单位。选出要失去的{ $number }个。
ask-port-capture-for = { $for }家族夺得{ $port }，里面有{ $victim }的{ $ships }艘船舰。它要换成几艘自己的？其余的会被消灭。
ask-deal = 发牌。
for-deal = 发牌
tokens-short-for = { $places }个地区里最多给{ $number }个放令牌。
nothing-claim-vassals = 一个封臣也不要
nothing-orders = 不放令牌
choice-stays = 留下：这个回合用来支援
choice-muster-here = 在此征兵
choice-no-muster = 不征兵：移除令牌
note-vassal = 城堡和堡垒{ $castles } · 补给{ $supply } · { $number ->
    [0] 没有单位
   *[other] { $units }
}

## What happened

event-vassal-claimed = 这个回合{ $house }指挥{ $vassal }家族。
event-raid-support-stays = { $house }不从{ $area }突击：令牌留下来支援。
event-consolidate-muster = { $house }用令牌在{ $area }征兵。
event-pillage = 掠夺：{ $gained ->
    [0] 无人获得权力
   *[other] { $house }获得{ $gained }点权力
}，{ $victim }失去{ $lost }点。

refused-area-of-the-family = 这个回合{ $target }是你自家的：指挥者和封臣不能进入彼此的地区。
refused-support-against-family = { $house }是你自家的，正在这里作战：支援它那一方，或谁也不支援。
refused-vassals-not-into-ports = 封臣不能行军进港口，{ $target }也一样。
refused-vassal-without-units = { $house }家族在{ $area }没有单位，不能在那里放令牌。
refused-still-over-supply = 军团仍然超出补给（只允许{ $limits }）。请再消灭一些单位。
refused-raid-own-order = { $target }的令牌是你自己或自家的，不能突击。请选别的目标，或选“无目标”。
refused-too-many-vassal-orders = 一个封臣最多放{ $most }个令牌。请少放一些。

why-preview-token-stays = { $house }的权力标志物免费留在{ $area }。
why-preview-may-play = { $house }从三张卡里出一张，只有指挥者看得到；可能是：{ $cards }。
why-preview-stays-to-support = { $area }的令牌留下，到回合结束都支援邻接的战斗。
why-preview-armies = 之后的军团：{ $armies }；补给允许{ $limits }。
why-preview-no-armies = 将没有两个或更多单位的军团；补给允许{ $limits }。
why-preview-vassal-pillage = { $rival }失去{ $area }的{ $order }令牌{ $lost ->
    [0] {""}
   *[other] 和1点权力
}；{ $gained ->
    [0] 谁都得不到。
   *[other] 你获得1点权力。
}

## Looking things up

hand-open = 玩家的手牌都是公开的：{ COMMAND("map") } 在边上画出每个人的手牌，{ COMMAND("look") } 解释每张卡。参战的封臣发到了哪些卡，只有它的指挥者知道。
heading-commands = 你指挥：{ $houses }
lookup-house-vassal = **封臣**，指挥者是{ $house }
lookup-house-vassal-free = **封臣**，这个回合还没有人指挥
lookup-house-commands = **指挥**：{ $houses }
lookup-house-vassal-figures = **城堡和堡垒** { $castles }。没有权力，没有手牌：每场战斗发七张封臣卡里的三张
lookup-card-of-vassals = 封臣的家族卡：每个参战的封臣发七张里的三张
lookup-card-drawn = **这场对局**：发给了{ $house }。
lookup-card-no-vassals = **这场对局**：没有封臣。

## Readings

ruling-connington-without-survivors = 获胜方没有剩余单位时琼恩·克林顿的骑士
reading-connington-without-survivors-embattled-area-only = 可以放在战区
reading-connington-without-survivors-origin = 可以放在行军出发的地区
ruling-beric-dondarrion-timing = 贝里·唐德利恩失去单位
reading-beric-dondarrion-timing-on-result = 在伤亡之前
reading-beric-dondarrion-timing-after-casualties = 在伤亡之后
ruling-bronn-against-vassal = 波隆对封臣
reading-bronn-against-vassal-cannot-pay = 不能付权力
reading-bronn-against-vassal-commander-pays = 指挥者可以付
ruling-jaqen-random-card = 贾昆·赫加尔的随机卡
reading-jaqen-random-card-includes-returned = 可能是收回的那张
reading-jaqen-random-card-excludes = 不会是收回的那张
ruling-patchface-against-vassal = 补丁脸对封臣
reading-patchface-against-vassal-drawn-cards = 从发到的卡里选
reading-patchface-against-vassal-nothing = 没有效果
ruling-vassal-bid-ties = 出价时封臣的排名
reading-vassal-bid-ties-iron-throne-holder = 和出价0的一起，由铁王座的持有者决定
reading-vassal-bid-ties-below-players = 排在所有玩家之后
ruling-vassal-claim = 玩家怎样得到封臣
reading-vassal-claim-rest-to-the-last = 按先后次序选择；最后一位拿走其余的
reading-vassal-claim-at-random = 每回合随机分配
ruling-vassal-dual-token-bans = 禁止突击或禁止支援时
reading-vassal-dual-token-bans-banned-by-either = 突击／支援令牌也禁止
reading-vassal-dual-token-bans-other-half-stays = 还能用另一半
ruling-vassal-family-support = 指挥者和封臣互相支援
reading-vassal-family-support-automatic = 不必问
reading-vassal-family-support-optional = 由指挥者决定
ruling-vassal-house-cards = 参战的封臣发到
reading-vassal-house-cards-three-of-seven = 七张卡里的三张
ruling-vassal-muster = 封臣的征兵
reading-vassal-muster-home-area-only = 只在家乡地区征兵
ruling-vassal-order-count = 一个封臣得到
reading-vassal-order-count-up-to-two = 最多两个令牌
reading-vassal-order-count-two-if-possible = 能放就放两个令牌
ruling-vassal-power-token = 封臣离开陆地地区
reading-vassal-power-token-always-left = 总要留下权力标志物
ruling-vassal-raid-power = 封臣突击集权令牌
reading-vassal-raid-power-nobody-gains = 谁都得不到权力
reading-vassal-raid-power-commander-gains = 指挥者获得1点权力
ruling-vassal-starting-supply = 封臣的起始补给
reading-vassal-starting-supply-four = 4
reading-vassal-starting-supply-icons-controlled = 按它们控制的补给图样
ruling-vassal-surplus-sets = 封臣不能平分时
reading-vassal-surplus-sets-one-more-from-the-top = 多出的归先后次序靠前的玩家
reading-vassal-surplus-sets-one-each = 玩家轮流，一次认领一个
ruling-vassal-track-setup = 封臣在影响领域的起始位次
reading-vassal-track-setup-below-if-in-top-three = 若会进前三，就都排在最后
reading-vassal-track-setup-always-below = 排在最后
ruling-vassal-victory = 封臣打胜一场战斗
reading-vassal-victory-commander-gains-one = 指挥者获得1点权力
ruling-vassal-westeros-decisions = 维斯特洛阶段替封臣做决定的
reading-vassal-westeros-decisions-last-commander = 是上一位指挥者
