# Setting a table up: what can be agreed, who is reached how, what the bot needs.

## What a table tells of this

table-your-pick = 轮到你在对局帖里选席位了。
table-all-bid = 同桌的人都已为席位出价：你可以开始对局了。
table-bids-void = 你对席位的出价已作废，因为可选的席位有了变化。请重新出价。
table-auctioned = 席位的出价：{ $bids }。{ $won }。
auction-bids = { $user }（{ $bids }）
auction-bid = { $seat }{ $number }
auction-won = { $user }以{ $number }得到{ $seat }
table-terms = { $user } 改了设置。{ $agreed }
table-slowed = 好一阵没有人回答了，实时对局到此为止，恢复原来的期限。{ $agreed }
table-agreed-terms = 提议通过。{ $agreed }
table-proposed-terms = { $user } 提议新的时间设置。{ $agreed }
table-refused-terms = 新时间设置的提议被否决了。
table-expired-terms = 新时间设置的提议没有按时得出结果。
status-voting-terms = 投票中：新的时间设置（{ $until }）。
vote-ended-passed = 投票结束：通过。
vote-ended-refused = 投票结束：否决。
vote-ended-expired = 投票结束：规定时间内票数不够。
vote-ended-void = 投票结束：已经没有什么可决定的了。

## What is agreed about time

agreed-grace-0 = 所有人一回答完，就立即揭晓。
agreed-forced-true = 如果只有一种可能的回答，而且大家都看得出来，就不再询问，直接作答。
agreed-forced-false = 即使只有一种可能的回答，也会询问玩家。
agreed-stand-in = 需要代打时，由{ $value }级管家来玩。
agreed-language = 频道消息使用这种语言。
agreed-vacation-stop = 玩家休假期间，牌桌一直等待。
agreed-vacation-stand-in = 玩家休假期间，由管家（{ $level }）代打，玩家自己另有选择的除外。
agreed-stops = 玩家不在时，对局会等，但每人累计最多{ $value }天。
agreed-stops-0 = 玩家不在时，对局不等人。
agreed-gone-stand-in = 有人退出的话，由管家（{ $level }）来玩，直到有人接手席位。
agreed-gone-wait = 有人退出的话，席位空着，对局一直等到有人接手为止。

## What is agreed about stewards

agreed-stewards-win-false = 如果管家获胜，名次最高的真人也算赢家。
agreed-left-alone-go-on = 只剩一个真人时，对局继续，对手是管家。
agreed-left-alone-end = 只剩一个真人时，对局结束，没有赢家。
agreed-left-alone-ask = 只剩一个真人时，由那个人决定要不要继续。

## What is agreed about posts

agreed-maps-few = 回合结束和对局结束时画出版图。
agreed-maps-normal = 回合结束和对局结束时画出版图；其间只画有变化的区域。
agreed-maps-all = 每个阶段结束后都画出整张版图。
agreed-threads-none = 对局中发生的事都发在对局的频道里。
agreed-threads-rounds = 每回合开一个子区，这一回合发生的事都发在里面。
agreed-events-true = 几位玩家的期限相同时，机器人会把这个期限列入服务器的活动。
agreed-events-false = 期限不会列入服务器的活动。

## The event of the server; nothing here may tell who has answered

calendar-name = 对局{ $game }：等待{ $what }
calendar-text = 这个活动开始的时候，就是对局{ $game }的回答期限。要回答，请到对局频道里找对局帖，或者用命令 { TYPING("my panel") }。
calendar-mark = 本机器人的对局{ $game }。

## What cannot be done

trouble-no-such-option = { $ruleset }没有{ $option }这个选项。
trouble-bad-players = { $ruleset }适合{ $players }名玩家。请选别的人数。
trouble-not-together = 这些不能一起选：{ $options }。请去掉其中一个。
trouble-seat-needed = 必须有人玩{ $seat }：请一位玩家改选这个席位，或者不选席位，等抽签。
trouble-too-many-players = 已经有{ $players }人加入，而这样只能坐{ $seats }人。
trouble-seats-drawn = 这场对局的所有席位都在开始时抽签决定，所以不能自己选。
trouble-seats-auctioned = 这场对局的席位要竞价，所以不能自己选。请为它出价。
trouble-no-auction = 这里不能出价：席位不竞价，或者这个游戏不支持。
trouble-bid-too-high = 你的出价超过了席位最多能付的数目。请出低一些。
trouble-draft-later = 人到齐之后，大家轮流选席位。还差{ $free }名玩家。
trouble-not-your-pick = 下一个选的是 { $user }。轮到你时会告诉你。
trouble-already-picked = 你已经选了{ $seat }，选定后不能再改。
trouble-same-terms = 现在就是这样约定的。
trouble-no-vacation = 你没有计划假期。

## The recruiting card

agreed-seats-chosen = 席位：选一个空的，或者交给运气。
agreed-seats-random = 席位：对局开始时全部抽签决定。
agreed-seats-drafted = 席位：人到齐后，按加入的先后轮流选。
agreed-seats-auction = 席位：每人秘密为所有席位出价。全场最高的出价得到席位并付款，然后是下一个；平手时抽签。
lobby-joined-random = ✓ 你加入了。你的席位会在对局开始时抽签决定。
lobby-joined-drafted = ✓ 你加入了。人到齐后大家轮流选席位，到时候会叫你。
lobby-joined-auction = ✓ 你加入了。请在对局开始前为席位出价；不出价的话，会得到剩下的席位。
bid-open = 为席位出价
bid-field = 席位和你的出价
bid-sealed = ✓ 已密封：{ $bids }。对局开始前谁也看不到，在那之前你可以修改。
bid-nothing = 不出价
bid-receipt = -# 出价凭证：`{ $receipt }`
lobby-time = 修改时间
lobby-settings = 设置
lobby-turn = ▸ 下一个选的是**{ $player }**。
lobby-unpicked = 还没有席位 · { $player }
lobby-pick = 轮到我了：选席位
lobby-full-drafting = -# 席位已满。{ $host } 开始对局时，还没选的人抽签决定席位。

## The host's settings

setup-title = ### 设置 · { $title }
setup-host-only = -# 对局开始之前，房主可以修改这些。
setup-kept = ✓ 已保存。对局帖也更新了。
setup-page-game = 对局
setup-page-time = 时间
setup-page-patience = 宽限
setup-page-posts = 消息
setup-page-rulings = 裁定
setup-page-people = 人员
setup-page-stewards = 管家
setup-option = 选择
setup-switches = 选择与平常不同的规则（可多选）
setting-seats = 谁玩哪个席位：
setting-talk = **玩家之间的交谈**。对局开始之后就不能再改。
setup-presets = **玩多快**？按一下按钮就行，也可以在下面逐项修改。实时玩时，每次回答只有几分钟，面板会自动更新。
preset-before = 恢复原样
setting-hints = **提示**：{ COMMAND("my panel") } 里的一个按钮，按下就会给出一个好的回答。对局开始之后就不能再改。
setting-together = 同时问几个人时（例如秘密选择）的**回答时间**：
setting-hour =
    或者每天的**固定时刻**：
    -# 按你的时区（{ $zone }）。要换时区，请用 { COMMAND("my settings") }。
setting-alone = **只问一个人**时：
setting-at-deadline = **玩家超时**时：
setting-grace = **全员回答后**，还可以修改回答的时间：
setting-vacation = **假期**：
setting-stops = **为休假等待**：一场对局里，不在的玩家最多可以让牌桌等几天？
setting-stops-value = { $value }天
setting-stops-0 = 不等
setting-forced = **只有一个可能的回答**，而且人人都看得出来时：
setup-about-stewards = 管家由电脑来玩，知道的不比坐在那个席位上的玩家多。
setup-fill = 用管家**补满空席位**：
setup-fill-choose = 选管家的水平
setup-dismiss = 让管家离席
setting-stand-in = **代打**：有人超时、休假或退出时，由这个级别的管家来玩：
setting-gone = **有人退出**进行中的对局时：
setting-left-alone = **只剩一个真人**时：
setting-stewards-win = **管家获胜**时：
setting-threads = 在文字频道里，**回合中发生的事**发在：
setting-language = **频道消息的语言**：
setting-maps = **版图图片**：
setup-about-patience = 更多的时间设置。有些只在有期限时才会出现。
setting-bank = **备用时间**，在回答时间之外，供整场对局使用：
setting-clock = 或者**整场对局一个钟**，一位玩家的所有回答共用，就像下棋：
setting-weekends = **周末**，按你的时区：
setting-strict = **一再超时的人**：
setting-events = 把**几个人共同的期限**（例如秘密选择）列入服务器的活动：
setup-lacks = ⚠ 机器人缺少权限：{ $permissions }。{ $effect }
setup-time-running = -# 你的改动会在频道里公布。已经开始计时的期限不变。
setup-time-proposing = -# 你的选择会在频道里付诸投票。房主可以直接修改。
setup-rulings = 规则书没有写明或者含糊的地方，按这些裁定处理：
setup-rulings-none = 这套规则里没有需要裁定的地方。
setup-rulings-choose = 选一条裁定来修改
setup-reading = **{ $ruling }**：
setup-people-none = 还没有别人加入。
setup-people-choose = 选一名玩家
setup-host = **让别人当房主**：
setup-away = 在对局开始前**请人离开**：

setting-hints-false = 没有提示
setting-hints-false-note = 只有一个人玩时除外
setting-hints-true = 人人都有提示
setting-hints-true-note = 只有要提示的人自己看得到
agreed-hints-true = 提示：{ COMMAND("my panel") } 里有一个按钮，按下就会给出一个好的回答。

setting-seats-chosen = 大家自己选
setting-seats-chosen-note = 先到先得，或者交给运气
setting-seats-random = 随机抽签
setting-seats-random-note = 对局开始时为所有人抽
setting-seats-drafted = 轮流选
setting-seats-drafted-note = 人到齐后，按加入的先后
setting-seats-auction = 竞价
setting-seats-auction-note = 每人秘密为所有席位出价；最高价得到席位并付款
setting-talk-private = 私下和公开都可以
setting-talk-private-note = 有密谈和私下约定
setting-talk-relayed = 由机器人转达
setting-talk-relayed-note = 在席位之间传话；没有密谈
setting-talk-public = 只能公开
setting-talk-public-note = 没有密谈；约定在频道里提议
setting-talk-none = 不交谈
setting-talk-none-note = 不能通过机器人发言、结盟或约定
agreed-talk-private = 交谈：私下和公开都可以。
agreed-talk-public = 交谈：只能公开。机器人不开密谈，提议了什么约定大家都看得到。也请不要互相私信。
agreed-talk-relayed = 交谈：由机器人转达。你们用 { COMMAND("talk") } 写的话，机器人以席位的名义通过私信送到；它不开密谈。
agreed-talk-none = 交谈：不交谈。谁都不通过机器人发言、宣布或承诺。也请不要在别处谈论这场对局。
setting-tournament = **锦标赛**。对局开始之后就不能再改。
setting-tournament-false = 普通牌桌
setting-tournament-true = 锦标赛规则
setting-tournament-true-note = 不加时、不回退、没有提示、不换人
agreed-tournament-true = 锦标赛：不能加时、回退，也不能投票结束对局；对局方面的约定不再更改；没有提示，离开的玩家的席位由管家代打。
setting-faceless = **谁玩谁**。对局开始之后就不能再改。
setting-faceless-false = 大家都知道
setting-faceless-true = 谁也不知道
setting-faceless-true-note = 席位抽签决定，对局结束后公布名字
agreed-faceless-true = 谁也不知道谁玩谁：席位抽签决定，每人只知道自己的席位，机器人只用私信通知玩家。对局结束后公布所有名字。你们自己写的、说的，机器人没法隐藏，所以请不要透露。
setting-together-none = 没有期限
setting-alone-none = 时间相同
setting-hour-none = 没有固定时刻
setting-grace-0 = 没有：立即揭晓
setting-at-deadline-safe = 给出最保守的回答
setting-at-deadline-safe-once = 先给保守的回答，再由管家代打
setting-at-deadline-safe-once-note = 连续两次超时后代打，直到玩家回来
setting-at-deadline-stand-in = 由管家代打一会儿
setting-at-deadline-stand-in-note = 到那个阶段结束为止
setting-at-deadline-wait = 对局暂停等待
setting-at-deadline-wait-note = 并通知房主
setting-forced-true = 不问就替玩家回答
setting-forced-false = 照样问玩家
setting-maps-few = 少
setting-maps-few-note = 回合结束和对局结束时
setting-maps-normal = 一般
setting-maps-normal-note = 其间只画有变化的区域
setting-maps-all = 全部
setting-maps-all-note = 每个阶段结束后都画整张版图
level-page-note = 适合第一场对局：常常粗心
level-squire-note = 做法合理，但看得不远
level-knight-note = 会一直想到回合结束
level-lord-note = 看得最远，可能要想好几分钟
setting-gone-stand-in = 由管家来玩
setting-gone-stand-in-note = 到有人接手席位为止
setting-gone-wait = 席位空着
setting-gone-wait-note = 等人接手，或者等房主处理
setting-left-alone-go-on = 对局继续
setting-left-alone-end = 对局结束，没有赢家
setting-left-alone-ask = 问那个人
setting-stewards-win-true = 管家获胜
setting-stewards-win-false = 另外列出真人中名次最高的
setting-bank-none = 没有备用时间
setting-clock-none = 整场对局没有钟
setting-weekends-none = 周末照常计时
setting-weekends-value = 本桌周末休息（按{ $value }的日历）
setting-strict-false = 每个人的时间都不变
setting-strict-true = 先警告；再超时，就有一阵子时间减半
setting-threads-none = 频道里
setting-threads-none-note = 和其他内容在一起
setting-threads-rounds = 每回合一个子区
setting-threads-rounds-note = 标注的对局帖留在频道里，从那里可以进子区
setting-events-false = 没有活动
setting-events-true = 每个期限一个活动
reading-usual = 通常的解读

## What the bot needs; named as Discord's own settings name it

permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-read-message-history = 阅读消息历史记录
permission-attach-files = 添加文件
permission-embed-links = 嵌入链接
permission-pin-messages = 标注消息
permission-create-public-threads = 创建公共子区
permission-create-events = 创建活动
without-view-channel = 没有它，什么都做不了。
without-send-messages = 没有它，就没有对局帖、消息和提醒。
without-send-messages-in-threads = 没有它，子区和论坛帖子里就没有对局帖、消息和提醒。
without-read-message-history = 没有它，对局帖不能保持最新，崩溃之后同一条消息可能出现两次。
without-attach-files = 没有它，就没有版图图片和对局记录。
without-embed-links = 没有它，链接和图片可能显示不出来。
without-create-public-threads = 只有想让每回合有一个子区的牌桌才需要；没有它，一切都写在频道里。
without-create-events = 只有想为期限建立活动的牌桌才需要；没有它，就没有活动。
without-pin-messages = 没有它，对局帖不会被标注，玩家得自己去找。
check-title = ### 机器人在这里的设置情况
check-not-invited = 机器人不是这个服务器的成员：只添加了它的命令。服务器的管理者可以邀请它。
check-refused = 机器人没法在这个频道里主持对局，因为在这里缺少权限：{ $permissions }。频道的管理者可以给机器人权限；详情见 { COMMAND("setup") }。
check-voice = 语音频道的聊天里不能进行对局：那里没有用来密谈的子区，也容易被忽略。请在文字频道、子区或论坛帖子里用 { COMMAND("game new") }。
check-announcements = 公告频道里不能进行对局：那里是少数人写、多数人看的地方。请在文字频道、子区或论坛帖子里用 { COMMAND("game new") }。
check-falls-asleep = ⚠ { $time }没有消息，Discord 就会关闭这个帖子，之后按钮都会失灵，直到有人在这里说话。如果有**管理子区**权限，机器人会自己重新打开；在和机器人的私信里用 { COMMAND("my panel") } 则始终可行。
check-warning = 机器人在这个频道里缺少权限：{ $permissions }。{ $effects }
check-channel-well = ✓ { $channel }：什么都不缺。
check-channel-lacks = ⚠ { $channel } 缺少权限：{ $permissions }（频道设置 → 权限）。
check-effect = - { $effect }
check-lost = ⚠ 对局{ $game }的频道不在了。请在要继续的频道里用 { COMMAND("game move") } 并填上它的编号，或者用 { COMMAND("game close") } 关闭它。
check-unseen = ⚠ { $channel }：机器人看不到这个频道，没法在那里发对局帖和消息。请给机器人**查看频道**权限。
check-intents = ✓ 意图：机器人不需要特权意图，也没有启用任何一项。
check-commands = ✓ 命令：可以使用，你看到这条回答就是证明。如果有人用不了，请看服务器设置 → 整合。
check-dm-reached = ✓ 私信：机器人刚给你发了一条。它就这样通知玩家，或者用提及。
check-dm-closed = ○ 私信：你不接收机器人的私信，机器人会用提及来通知你；要改的话，见 { COMMAND("my settings") }。
invite-link = [邀请机器人加入服务器]({ $link })
invite-reason = - **{ $permission }**：{ $reason }
invite-note = -# 这个链接只要求这些权限。机器人不是管理员，不读任何人的消息，以后也不会。

## How somebody is reached

welcome = 欢迎加入对局{ $game }！这里是这样玩的：
help-how =
    - 对局会持续好多天。需要你回答时会叫你，不用一直在线等着。
    - 到时候按**我的面板**，选好，再按**锁定**。你的面板和秘密回答只有你看得到。
    - 频道里标注的对局帖写着轮到谁；每个阶段之后都会有版图图片。
reach-question = **轮到你时，怎么通知你**？
reach-dm = 私信
reach-mention = 在频道里提及
reach-both = 两样都要
reach-off = 都不用
reach-dm-note = 不打扰别人
reach-mention-note = 大家都看得到轮到你了
reach-both-note = 免得错过
reach-off-note = 自己来看
reach-kept-dm = ✓ 机器人会私信你。第一条已经发给你了。
reach-kept-mention = ✓ 机器人会在对局的频道里提及你。
reach-kept-both = ✓ 机器人会私信你，也会在频道里提及你。第一条私信已经发给你了。
reach-kept-off = ✓ 机器人不会叫你。用 { COMMAND("my games") } 随时可以看到有什么在等你。
reach-closed = ⚠ Discord 不让机器人私信你。改好之前，机器人会在对局的频道里提及你。
reach-failed = ⚠ 刚才 Discord 没能把消息送到你那里。轮到你时机器人会再试。
reach-limited = ⚠ Discord 现在不让机器人开新的私信。在恢复之前，机器人会在对局的频道里提及你。
reach-closed-help = 要改的话：1. 在这个服务器的菜单里打开“隐私设置”，允许**私信**；2. 在你自己的设置里打开“内容与社交”，允许**来自服务器成员的私信**，并且不要屏蔽这个机器人。然后再选一次。
reach-next = 随时可以用 { COMMAND("my settings") } 修改。四处看看吧：
reach-test = ✓ 私信可用。对局里轮到你时，机器人会在这里发消息给你。
card-help = 怎么玩

## One's own settings

my-title = ### 你的设置
my-kept = ✓ 已保存。
my-data = 我的数据
my-reach = **轮到你时**，这样通知你：
my-zone = **时区**：{ $zone }，那里现在是{ $clock }。要改：用 { COMMAND("my settings") } 的选项“时区”（zone）。
my-next-yes = **下一个轮到你时会告诉你**：只要再有一个人回答就轮到你，而且对局已经等了一分钟以上。
my-next-no = **下一个轮到你时不告诉你**，真正轮到了才说。
my-next-yes-button = 快轮到我就告诉我
my-next-no-button = 轮到我才告诉我
my-named-yes = **你的对局的视频、编年史和重放网页上写你的名字**，也就是服务器里显示的名字。
my-named-no = **视频、编年史和重放网页上不写你的名字**，只写你的席位。
my-named-yes-button = 写上我的名字
my-named-no-button = 不写我的名字
my-quiet = **免打扰时段**，这段时间不给你发任何东西：
my-quiet-none = 没有免打扰时段
my-quiet-from = 从{ $hour }开始免打扰
my-quiet-to = 到{ $hour }为止
my-language = **语言**（只有你看得到的内容）：
my-language-own = 跟随我的 Discord
seek-asked = { $number ->
    [0] 没有提及任何人：想知道新对局的人最近都已经提及过了。对局帖里写着还差几位玩家。
   *[other] 已提及{ $number }位想知道新对局的玩家。
}
my-seek-yes = **新对局**：这个服务器里有人用 { COMMAND("game seek") } 找玩家时，会提及你；一天最多两次，免打扰时段和假期里绝不会。
my-seek-no = **新对局**：这个服务器里有人找玩家时，不会提及你。
my-seek-elsewhere = **新对局**：在某个服务器里用 { COMMAND("my settings") } 打开这一项，那里有人找玩家时就会提及你。
my-seek-yes-button = 叫上我
my-seek-no-button = 不用再叫我
my-vacation-none = **假期**：没有计划。你不在的时候，所有对局里由管家代打，除非你在下面选了别的，或者牌桌约定等待。
my-vacation = **假期**：从 { $begins } 到 { $ends }，你的所有对局都算在内。
my-vacation-today = 从现在开始
my-vacation-from = 从哪天开始
my-vacation-length = 休多久
my-vacation-days = { $days }天
my-vacation-cancel = 取消假期
my-vacation-end = 我回来了
my-absence = 我不在的时候……
my-absence-play = 由管家代打，级别按牌桌的约定
my-absence-play-level = 由管家代打：{ $level }
my-absence-hold = 只给最保守的回答
my-absence-wait = 等我，最多{ $days }天
check-dm-limited = ○ 私信：Discord 现在不让机器人开新的私信。在恢复之前，从没收到过机器人私信的玩家，改用提及来通知。
check-dm-failed = ○ 私信：刚才 Discord 没能把私信送到你那里。请过一会儿再试。

## The host's panel

run-title = ### 主持 · { $title }
run-pause = 暂停
run-resume = 继续
run-extend = +{ $hours }小时
run-choose-seat = 选一个席位来处理
run-stand-in = 管家代打
run-level = 由哪个级别的管家来玩{ $seat }？
run-level-choose = 选一个级别
run-offer = 开放席位
run-host = 设为房主
run-kick = 请离
run-sure = 要请**{ $seat }**的玩家离开吗？其他人会投票决定；如果这位玩家已经超时，而且一天多以前就被问到了，就不用投票。被请离的人不能再回来，席位给谁由本桌决定。
run-kick-yes = 是的，请离
run-kick-no = 算了
run-settings = 节奏和期限
run-note = -# 你在这里做的一切都会在频道里公布。
run-propose = -# 时间和席位由房主决定：你在这里的选择会付诸投票。你自己的席位由你决定。
run-lend = 出借我的席位
run-reclaim = 收回席位
run-away = 休假……
leave-own = **要永远离开这场对局吗**？之后谁都可以接手**{ $seat }**，你的可靠度里会多记一场中途离开。如果只是忙，不如休假：席位还是你的，随时可以回来。
leave-last = **要永远离开这场对局吗**？这里只剩你一个人，所以对局会结束，没有赢家。
leave-borrowed = **要归还{ $seat }吗**？席位的主人会接着玩。
leave-lent = **要永远离开这场对局吗**？**{ $seat }**就留给借用它的玩家了。
leave-yes = 离开对局
leave-no = 留下
run-back = 回退……
run-concede = 结束对局……
run-concede-choose = 对局**怎样**到此结束？需要牌桌上过半数的人同意。
run-concede-who = 选择赢家
run-concede-draw = 没有赢家：平局
run-more-time = 加时间
run-open = 其他办法……
run-absence = 休假、加时间……
run-back-choose = 对局要回到**哪个时刻**？需要所有人同意。

## Seats

status-host = -# 房主：{ $host }
status-take = 玩{ $seat }
volunteer = 你将接手**{ $seat }**（{ $title }），包括它的手牌和秘密。看过一个席位的秘密之后，就不能在同一场对局里再换别的席位。
volunteer-yes = 玩{ $seat }
lobby-yours = 你的席位：**{ $seat }**。
lobby-your-turn = **轮到你选席位了**：

## My games

games-since = { $line } · 从 { $since } 开始等
games-due = { $line } · { $due } 截止

## Help

help-title-game = ## 接下来怎么做
    -# { $title }
help-direct =
    按你在 { COMMAND("my settings") } 里的选择，轮到你时机器人会在这里发消息给你。
    - **有什么在等你**：{ COMMAND("my games") }，每场对局一个按钮。所有问题都可以在这里回答。
    - 要**开一场对局或加入一场对局**，请到服务器的频道里去。
help-nowhere =
    这个频道里没有对局。
    - **开一局**：{ COMMAND("game new") }。别人按一下按钮就能加入；空席位可以用管家补满，管家由电脑来玩。
    - **边玩边学**：{ COMMAND("game learn") } 为你一个人开一场入门对局，有提示，没有期限。
    - **锦标赛**：{ COMMAND("game tournament") } 显示这个频道的锦标赛；服务器的管理者可以用它开一场。
    - **你在别处的对局**：{ COMMAND("my games") }。
help-invited =
    这场对局正在等玩家，你还没有加入。
    - 按**加入**按钮，或者选一个席位：{ COMMAND("game join") }。
    - 对局帖上写着玩什么，以及每次回答有多少时间。
help-joined =
    你已经在这场对局里，它还在等别人。
    - 如果席位可以选，就在对局帖的**{ lobby-more }**里选你的席位，也可以用 { COMMAND("game join") }。
    - 席位满了，房主就会开始对局。轮到你时会叫你。
    - 改主意了就用 { COMMAND("game leave") }。
help-opened =
    你开了这场对局，别人可以加入。
    - **设置**对局选项、席位、时间：{ COMMAND("game run") }。
    - **玩家不够**？用 { COMMAND("game stewards") } 让管家补满空席位，管家由电脑来玩。
    - **人都到齐了**？{ COMMAND("game start") }。
help-watching =
    这场对局正在进行，你在旁观。
    - { COMMAND("map") } 画出版图，{ COMMAND("board") } 用文字描述，{ COMMAND("status") } 说明轮到谁。
    - 如果有席位空出来，用 { COMMAND("game join") } 就归你了。
help-awaited =
    {"**"}轮到你了**。打开你的面板，选好，检查一遍，然后按**锁定**。只有你看得到。
    - 同时问几位玩家时，按**锁定**会把回答封存；全部揭晓之前可以修改。
    - 只问你一个人时，按**锁定**立即生效。
help-waiting =
    你现在没有要回答的问题，到时候会叫你。
    - 保密的回答在全部揭晓之前都可以在面板里修改：{ COMMAND("my panel") }。
help-playing =
    - { COMMAND("map") }、{ COMMAND("board") } 和 { COMMAND("why") } 展示版图和正在进行的战斗，并说明数字从何而来。
    - { COMMAND("log") } 查看发生过什么，{ COMMAND("rules") } 查看规则；{ COMMAND("look") } 用来查阅卡牌、地点和席位。
    - { COMMAND("note") } 记下你在这场对局里想记住的事，只有你看得到。
    - **没时间**？{ COMMAND("game run") } 提议加时间或者出借你的席位，{ COMMAND("my settings") } 计划假期，{ COMMAND("game leave") } 退出对局。
    - **弄错了**？大家都同意的话，{ COMMAND("game run") } 可以回退。
    - **房主不见了**？{ COMMAND("game run") } 和 { COMMAND("game host") } 会发起投票。
help-company =
    - { COMMAND("talk") } 和其他玩家开一场密谈，{ COMMAND("say") } 对所有人说话；{ COMMAND("status") } 说明轮到谁、等了多久。
help-hosting-alone =
    - **你是房主**：{ COMMAND("game run") } 用来调整设置、回退，以及开放席位给别人。
help-hosting =
    - **你是房主**：{ COMMAND("game run") } 用来暂停、加时间、处理没人玩的席位、调节奏；{ COMMAND("game host") } 换别人当房主。请人离开需要投票，除非那个人已经超时。
help-over =
    这场对局结束了。
    - 最后一张图片下面的**再来一局**，会请同样的人再玩一次；{ COMMAND("game new") } 在这里另开一局。
    - { COMMAND("history") } 可以找到它的视频、编年史、重放网页和记下每一步的文件，还有以前的对局；{ COMMAND("recap") } 把进行中的对局的上一回合做成视频。
help-closed =
    这场对局已关闭。{ COMMAND("game new") } 在这里另开一局。
help-always = -# 只要对局还在，按钮就一直有效，重启之后也一样。{ COMMAND("my games") }：有什么在等你。{ COMMAND("my settings") }：机器人怎么通知你。

setting-at-deadline-safe-note = 不移动、不购买、不出价，损失尽量少

## /my data

data-title =
    ### 你的数据
    机器人保存你的 Discord ID 和名字、你玩的席位、你的回答、你的设置、你的假期和你的投票。
    你可以把全部数据存成文件拿走，也可以全部删除。
data-export = 存成文件
data-delete = 删除……
data-here = 机器人保存的你的全部数据都在这里。
data-sure =
    ⚠ 要删除你的数据吗？你的名字会从所有已结束的对局里消失，你的设置和你在所有对局里的笔记会一并删除。那些对局里走过的步骤会留下，算在一位已离开的玩家名下。
    这无法撤销。
data-yes = 删除我的数据
data-no = 保留
data-deleted = ✓ 你的数据已删除。{ $games ->
    [0] 没有已结束的对局提到你。
   *[other] { $games }场已结束的对局不再提到你。
}
data-game = 对局{ $game }
data-kept = 你还在玩{ $games }。在它们结束或者你退出之前，机器人会保留这些对局需要的内容和你的设置。到时候请再用一次 { COMMAND("my settings") }。
