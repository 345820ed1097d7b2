# What Inis asks, tells, refuses and explains.

## Things

unit-clan = 氏族
    .measure = 个
    .counted = 个氏族
unit-exposed = 暴露的氏族
    .measure = 个
    .counted = 个暴露的氏族
unit-protected = 受庇护的氏族
    .measure = 个
    .counted = 个受庇护的氏族
unit-green = 绿方氏族
    .measure = 个
    .counted = 个绿方氏族
unit-blue = 蓝方氏族
    .measure = 个
    .counted = 个蓝方氏族
unit-orange = 橙方氏族
    .measure = 个
    .counted = 个橙方氏族
unit-white = 白方氏族
    .measure = 个
    .counted = 个白方氏族

direction-clockwise = 顺时针
direction-counter-clockwise = 逆时针
side-season = 轮到自己时
side-triskel = 作为响应
cards-action = 行动牌
cards-advantage = 优势牌
cards-epic = 史诗牌
pile-display = 公开区
deck-epic-tales = 史诗牌
deck-territories = 领地
deck-bottom-territories = 最后的领地
deck-action-cards = 行动牌

phase-set-up = 开局设置
phase-assembly = 集会
phase-draft = 轮抽
phase-season = 季节
phase-ended = 结束

choice-add-clan = 增加氏族
choice-agree = 同意
choice-attack = 攻击
    .note = 受到攻击的玩家自己选：失去一个氏族，或者弃一张行动牌
choice-decline = 不用
choice-end-clash = 结束冲突
    .note = 别人都没有暴露的氏族：冲突结束
choice-keep-direction = 保持方向
choice-lose-both = 失去氏族和牌
choice-lose-card = 弃一张行动牌
choice-lose-clan = 失去一个氏族
choice-no-clash = 不引发冲突
choice-no-more = 到此为止
choice-nobody = 无人
choice-pass = 跳过
choice-plainly = 不加其他牌
choice-pretender = 取宣称标记
    .note = 你满足了胜利条件；下次集会时仍然满足，就可能获胜
choice-propose-peace = 提议和平
    .note = 凡有暴露的氏族的人都同意，冲突就结束
choice-refuse = 拒绝
choice-replace-clan = 替换氏族
choice-shelter = 进入城寨
    .note = 冲突结束之前受庇护
choice-stay-out = 留在外面
choice-turn-direction = 改变方向
choice-withdraw = 撤退
    .note = 你暴露的氏族移到相邻的、你是酋长的领地
choice-done = 完成

won-by-1-condition = 一个胜利条件
won-by-2-conditions = 两个胜利条件
won-by-3-conditions = 三个胜利条件
won-by-brenn = 平手，但身为布伦

clans-at = { $area }的{ FORM($clans, "counted") }
clans-of = { $seat }的{ FORM($clans, "counted") }
inis-location = 位置{ $number }：与{ $areas }相邻

## Standing instructions

instruct-why = 凡是可能握有三旋牌的人都会被问到，不管手里有没有。预先说好你怎么回答，对局就不用等你。你在这里写的内容，以及你有没有写，别人都不会知道。为你手里没有的牌写的预设，效果就是跳过。

topic-responses = 所有三旋牌
topic-attacked = 我受到攻击
topic-citadel = 进城寨庇护
topic-peace = 和平提议
topic-turn = 轮到我时
when-always = 总是
when-starts-clash = 如果那张牌能引发冲突
when-epic = 如果是史诗牌
when-advantage = 如果是优势牌
when-season-ends = 如果季节即将结束
when-present = 如果冲突中有我的氏族
when-in-clash = 在冲突中
when-outside-clash = 不在冲突中
do-pass = 跳过
do-ask = 问我
do-held = 手里有合适的牌才问我
do-play = 马上打出
do-clan = 失去一个氏族
do-card = 弃一张牌
do-all = 越多越好
do-1 = 一个氏族
do-2 = 两个氏族
do-none = 谁都不进
do-agree = 同意
do-refuse = 拒绝
until-season = 这个季节内
until-game = 直到我更改
until-turn = 直到这次行动结束

inis-instruction = { $on } · { $when }：{ $do-id ->
    [card] 弃掉{ $card }
   *[other] { $do }{ $card }
}（{ $until }）
step-inis-topic = 这条预设针对什么？
step-inis-instruction = 机器人该怎么做？
step-inis-until = 有效多久？

## How a player stands

presets = **什么时候问我要不要响应**：
preset-always = 总是
preset-always-tells = 只要你可能握有合适的牌，就会问你。这样的停顿不会透露你有没有。
preset-held = 有合适的牌才问
preset-held-tells = 只有你能响应时，对局才等你。看到它在等的人，就知道你能；没看到它等的人，就知道你不能。
preset-never = 本回合都不问
preset-never-tells = 你每次都立即跳过，即使能响应。注意到它从不等你的人，就知道本回合不用防着你。
preset-turn = 跳过，直到这次行动结束

## What a player is to do, as everybody may know it (“Waiting for …”)

for-capital = 放置首都的领地
for-first-clan = 放置起始氏族的领地
for-draft = 轮抽
for-cathbad-card = 卡斯巴德之言搁置哪张牌
for-set-aside = 要搁置的牌
for-turn = 行动
for-landless = 选择氏族返回的领地
for-respond = 响应
for-arrival = 选择移入的氏族
for-departure = 选择移动的氏族
for-placement = 放置新氏族的领地
for-eriu = 放置新氏族的领地
for-other-world = 因彼世放置或移除的氏族
for-offering = 要弃置的牌
for-druid = 用德鲁伊拿牌
for-scouts-move = 氏族移动
for-location = 新领地的位置
for-new-tile = 新领地
for-enter-tile = 踏上新领地的第一步
for-keep-tale = 选择史诗牌
for-take-tale = 选择史诗牌
for-deirdre-clan = 要移除的氏族
for-gift = 送出一张牌
for-give-card = 要交出的牌
for-mountains = 进入群山的代价
for-next-clash = 下一场冲突
for-instigator = 新的发起者
for-citadel = 进城寨庇护
for-maneuver = 机动
for-withdraw = 撤退
for-reinforcements = 援军
for-fianna = 用费奥纳战士团移动的氏族
for-attacked = 对攻击的回答
for-peace = 对和平提议的回答
for-cauldron = 从达格达的大釜返回的氏族

## Questions

ask-capital = 首都建在哪里？圣所会一起建成。
ask-first-clan = 你的下一个氏族放在哪里？
ask-draft = 留下{ $keep }张牌，其余{ $number }张传给下一位玩家。
ask-cathbad-card = 卡斯巴德之言：搁置哪张行动牌？
ask-set-aside = 你搁置哪张行动牌？
ask-turn = 轮到你了。你要做什么？
ask-landless = 你在岛上没有氏族了，可以放回{ $number }个：放在哪里？
moment-assembly-begins = 集会开始了
moment-attack-made = 你宣布了攻击
moment-attacked = 你受到攻击
moment-cards-dealt = 牌发完了
moment-card-announced = 有人宣布打出一张牌
moment-card-resolved = 一张牌结算完了
moment-card-discarded = 有人弃置了一张牌
moment-citadels-over = 没有人再进城寨了
moment-clan-at-risk = 你的一个氏族即将被移除
moment-clan-removed = 一个氏族被移除了
moment-clash-begins = 冲突开始了
moment-maneuver-made = 有人执行了机动
moment-mountains-entered = 氏族进入了群山
moment-tale-drawn = 有人抽了史诗牌
moment-tale-drawn-at-the-gates = 有人在提尔纳诺之门抽了史诗牌
moment-turn-over = 有人行动完毕了
ask-respond = { $moment-id ->
    [attacked] { $seat }在{ $area }攻击你。你要响应吗？
    [attack-made] 你在{ $area }攻击{ $seat }。要加一张牌吗？
    [card-announced] { $seat }宣布打出{ $card }{ $number ->
        [0] {""}
       *[other] （{ $details }）
    }。你要响应吗？
    [card-resolved] { $seat }的{ $card }结算完了。你要响应吗？
    [card-discarded] 有人弃置了{ $card }。你要响应吗？
    [clan-at-risk] 你在{ $area }的一个氏族即将被移除。你要响应吗？
    [clan-removed] { $seat }在{ $area }的一个氏族被移除了。你要响应吗？
    [clash-begins] { $area }的冲突开始了。你要响应吗？
    [maneuver-made] { $seat }在{ $area }执行了机动。你要响应吗？
    [turn-over] { $seat }行动完毕。你要响应吗？
    [citadels-over] { $area }没有人再进城寨了。你要响应吗？
   *[other] { $moment }。你要响应吗？
}
ask-arrival = 哪些氏族进入{ $area }？
ask-departure = 移动哪些氏族？去哪里？
ask-placement = 你的氏族放在哪里？
ask-eriu = 哪些有圣所的领地得到一个氏族？
ask-other-world = 最多选{ $number }个氏族：把你的氏族放到{ $area }，或者移除那里别人的氏族。
ask-offering = 你弃置哪些行动牌？
ask-druid = 你从弃置的牌里拿哪张？
ask-scouts-move = 你看过牌了。要移动你的氏族吗？从哪里？
ask-location = { $seat }的新领地放在哪里？
ask-new-tile = 探索哪块领地？放在哪里？
ask-enter-tile = 要移动一个氏族到{ $area }吗？从哪里？
ask-keep-tale = 抽到的牌你留下哪张？
ask-take-tale = 亮出的牌你拿哪张？
ask-deirdre-clan = 从哪里移除你的一个氏族？
ask-gift = 你把哪张行动牌送给{ $seat }？
ask-give-card = 你把哪张行动牌交给{ $receiver }？
ask-mountains = 你的氏族进入了{ $area }：弃一张行动牌，或者失去一个氏族。
ask-next-clash = 接下来结算哪场冲突？
ask-instigator = 你指定的发起者离开了{ $area }。由谁接替？
ask-citadel = 要让一个氏族在{ $area }受庇护吗？有{ $free }座城寨空着。
ask-maneuver = { $area }的冲突：你怎么机动？
ask-withdraw = 哪些氏族离开{ $area }？去哪里？
ask-reinforcements = 哪些氏族加入{ $area }的冲突？
ask-fianna = 哪些氏族前往{ $area }？
ask-attacked = { $seat }在{ $area }攻击你。你失去什么？
ask-peace = { $seat }在{ $area }提议和平。你同意吗？
ask-cauldron = 多少氏族从达格达的大釜回到{ $area }？最多{ $most }个。

## Refusals

refused-first-turn-needs-card = 季节里的第一次行动，布伦必须打出季节牌。
refused-pretender-already = 你已经有宣称标记了。
refused-no-condition-met = 你没有满足任何胜利条件，不能拿宣称标记。
refused-card-not-in-hand = { $card }不在你手里。请选手里的一张。
refused-no-season-card = { $card }只能作为响应打出。
refused-card-not-playable = 照现在的情况，不能打出{ $card }。
refused-no-such-response = 你不能在这里用{ $card }响应。
refused-somebody-must-go = 至少要有一个氏族离开{ $area }。
refused-territory-out-of-reach = { $area }与{ $origin }不相邻。请选相邻的领地。
refused-no-passing-in-a-clash = 冲突中不能跳过。请选择一个机动。
refused-no-refuge = 你不能撤退：{ $area }旁边没有你当酋长的领地。
refused-others-are-exposed = 别人还有暴露的氏族，你不能独自结束冲突。你可以提议和平。
refused-not-yourself = 你不能攻击自己。
refused-not-a-loss = 受到这次攻击，不能选这样的损失：面板里列出了可选的损失。
refused-nobody-exposed = { $seat }没有暴露的氏族。
refused-silenced = 鲁格之矛：冲突结束之前不能打三旋牌。

## Where the numbers come from

why-chieftain-over = { $seat }身为酋长统领{ $value }个对手的氏族，需要{ $needed }个。
why-clans-there = 其中{ $value }个在{ $area }。
why-beside-sanctuaries = { $seat }在场的领地里共有{ $value }座圣所，需要{ $needed }座。
why-sanctuaries-there = 其中{ $value }座在{ $area }。
why-in-territories = { $seat }在{ $value }块领地在场，需要{ $needed }块（{ $areas }）。
why-deeds = { $seat }有{ $value }个功绩，哪里最需要就算在哪里。
why-conditions-met = { $seat }满足{ $value }个条件。
why-clash = { $area }的冲突，由{ $seat }发起。
why-shelter = { $area }有{ $value }座城寨。
why-clash-clans = { $seat }：暴露{ $exposed }，受庇护{ $protected }。
why-silenced = 鲁格之矛：这场冲突结束之前不能打三旋牌。
why-maneuver = 下一次机动由{ $seat }执行。

## What happened

event-inis-began = { $seats }在{ $territories }开始对局。{ $brenn }是布伦。
event-capital = { $seat }在{ $area }建首都和圣所。
event-toss = { $seat }抛鸦群：{ $direction }。
event-direction = 从现在起按{ $direction }方向行动。
event-clans-placed = { $seat }在{ $area }放置{ FORM($clans, "counted") }。
event-set-up-over = 岛屿布置完毕。
event-assembly = 第{ $round }回合的集会开始。
event-new-brenn = { $seat }身为{ $area }的酋长，成为布伦。
event-same-brenn = { $seat }仍是布伦。
event-pretender-checked = { $seat }满足{ $met }个胜利条件。
event-nobody-wins = { $number ->
    [0] 无人获胜，宣称标记全部归还。
    [1] 无人获胜，宣称标记全部归还。
   *[other] { $seats }平手，其中没有布伦：无人获胜，宣称标记全部归还。
}
event-inis-won = { $seat }凭{ $met }个胜利条件获胜{ $tie ->
    [0] {""}
   *[other] ，因为身为布伦
}。
event-advantages-taken = { $seat }拿取优势牌：{ $cards }。
event-dealt = { $seat }给每人发{ $number }张行动牌。
event-drafted = 每人留下{ $keep }张牌，传走{ $number }张。
event-set-aside-openly = { $seat }搁置{ $card }。
event-cathbad-exchanged = { $seat }拿走搁置的牌，另搁置一张。
event-assembly-over = 集会结束。
event-season = 第{ $round }回合的季节开始，{ $seat }先行动，{ $direction }。
event-passed = { $seat }跳过。
event-pretender = { $seat }满足{ $met }个胜利条件，取得宣称标记。
event-season-over = 第{ $round }回合的季节结束。
event-advantage-displayed = { $card }回到公开区。
event-festival-over = { $area }的庆典结束。
event-inis-card-played = { $seat }打出{ $card }{ $number ->
    [0] {""}
   *[other] ：{ $details }
}。
event-card-stopped = { $seat }的{ $card }被取消了。
event-action-card-taken = { $seat }拿取{ $card }。
event-tales-drawn = { $seat }抽{ $number }张史诗牌。
event-you-drew = 你抽到{ $card }。
event-tale-discarded = { $seat }弃置{ $card }。
event-no-tale-left = 没有史诗牌可以给{ $seat }了。
event-tales-shuffled = { $number }张史诗牌重新洗成牌堆。
event-card-discarded-unseen = { $seat }弃置一张{ $kind }。
event-you-discarded = 你弃置了{ $card }。
event-took-from-discards = { $seat }从行动牌的弃牌里拿取一张。
event-took-aside = { $seat }拿取搁置的行动牌。
event-you-took = 你拿取了{ $card }。
event-set-aside = { $seat }搁置一张行动牌。
event-card-stolen = { $seat }暗抽{ $victim }的一张行动牌。
event-gift = { $seat }送给{ $receiver }一张行动牌。
event-card-handed-over = { $seat }把{ $card }交给{ $receiver }。
event-looked = { $seat }查看{ $owner }的{ $kind }。
event-you-saw = { $number ->
    [0] { $seat }看到{ $owner }没有这类牌。
   *[other] { $seat }看到{ $owner }的牌：{ $cards }。
}
event-tale-shown = { $seat }亮出{ $card }。
event-tale-taken = { $seat }拿取{ $card }。
event-tale-given = { $seat }把{ $card }给{ $receiver }。
event-tale-taken-back = { $seat }收回{ $card }。
event-advantage-taken = { $seat }从{ $origin }拿取{ $card }。
event-deed-gained = { $seat }获得一个功绩，现有{ $number }个。
event-deed-lost = { $seat }失去一个功绩。
event-citadel-built = { $seat }在{ $area }建造城寨。
event-sanctuary-built = { $seat }在{ $area }建造圣所。
event-festival = { $seat }在{ $area }举行庆典。
event-tile-laid = 探索到{ $area }，它与{ $touches }相邻。
event-no-tile-left = 没有可以探索的领地了。
event-you-drew-tiles = 你抽到{ $areas }。
event-clans-moved = { $seat }的{ FORM($clans, "counted") }从{ $origins }移到{ $area }。
event-clan-removed = { $seat }在{ $area }失去一个氏族。
event-clan-saved = { $seat }在{ $area }保住一个氏族。
event-clan-replaced = { $seat }在{ $area }失去一个氏族，因为对手打出“新联盟”。
event-clash = { $area }的冲突开始：{ $seats }。
event-clash-falls-away = { $area }的冲突没有打起来。
event-festival-penalty = { $seat }扰乱庆典，在{ $area }失去一个氏族。
event-new-instigator = { $named }算作冲突的发起者。
event-silenced = 冲突结束之前，在{ $area }不能打三旋牌。
event-sheltered = { $seat }让一个氏族在{ $area }受庇护。
event-citadels-emptied = { $area }的所有氏族走出城寨。
event-attack = { $seat }在{ $area }攻击{ $target }。
event-attack-defeated = { $seat }挡住了攻击。
event-withdraws = { $seat }从{ $area }撤退。
event-named-next = 下一次机动由{ $named }执行。
event-turn-claimed = 下一个由{ $seat }行动。
event-peace-proposed = { $seat }在{ $area }提议和平。
event-peace-refused = { $area }的和平没有谈成：{ $seats }拒绝了。
event-peace = { $area }恢复和平。
event-clash-ended = { $seat }结束{ $area }的冲突。
event-clash-over = { $area }的冲突结束。{ $number ->
    [0] 那里已经无人。
   *[other] 还在那里的：{ $seats }。
}
defeat-clash = { $area }：你在那里失去{ $lost }个氏族，受到{ $attacks }次攻击。
defeat-clash-by = 受到攻击的人失去一个氏族或一张行动牌；这里攻击你的是{ $rivals }。
defeat-clash-cards = 有{ $number }次攻击没有让你失去氏族。
defeat-clash-peace = 你自己攻击了{ $number }次；只有那里的人都同意和平，冲突才会提早结束。
defeat-clash-exposed = 你在那里没有氏族受城寨庇护；只有受庇护的氏族才不会失去。
event-cauldron = { $seat }的{ FORM($clans, "counted") }在达格达的大釜里。
event-cauldron-emptied = { $seat }的{ FORM($clans, "counted") }从达格达的大釜回到{ $area }。

## What changes nothing is told together

idle-passed = 跳过：{ $all }。
idle-passed-of = { $seat }
idle-clash-falls-away = 没有打起来的冲突：{ $all }。
idle-clash-falls-away-of = { $area }

## Who is winning

table-conditions-met = 满足的胜利条件：{ $who }。
conditions-of = { $seat } { $met }/3

## A round in a few lines

round-clashes = { $number ->
        [0] 没有发生冲突。
        [1] 一场冲突，在{ $areas }。
       *[other] { $number }场冲突：{ $areas }。
    }
round-clans-lost = 失去的氏族：{ $who }。
round-clans-of = { $seat } { $clans }
round-pretenders = { $seats }取得了宣称标记。
round-conditions = { $number ->
        [0] 没有人满足胜利条件。
       *[other] 满足的胜利条件：{ $who }。
    }
