# What the bot itself says.

## Names and moments

game-title = 对局{ $game }：{ $rules }
moment-round = 第{ $round }回合
moment-joint = {" · "}
moment-lobby = 等待玩家
seat-player = { $seat }（{ $player }）
masked-someone = 🎭 某人
masked-seat = 🎭 { $seat }
seat-for = { $seat }，替{ $other }
player-deleted = 已离开的玩家
named-apart = { $what }（{ $aside }）
with-note = { $what } — { $note }
place-of = { $place }. { $what }
pieces-in = { $place }：{ $pieces }
token-in = { $place }：**{ $token }**
token-missing-in = { $place }：—
tokens-units = { $place }（{ $units }）

## The panel

panel-heading = ### { $seat } · 对局{ $game }
    -# { $moment }
panel-new-seat = 你是**{ $seat }**，本桌共有{ $seats }个席位。
panel-new-task = **现在**：{ $what }。在下面一步步选择；{ COMMAND("help") } 说明面板怎么用，{ COMMAND("rules") } 讲解对局规则。
panel-new-wait = **现在**：没有要做的事。轮到你时会叫你；这段时间可以用 { COMMAND("rules") } 看看对局规则。
panel-on-behalf = ⚑ 现在你不是替自己的席位，而是替**{ $seat }**做决定。
panel-question = **{ $question }**
panel-choose = 选择
panel-choose-some = { $least ->
    [0] 最多选{ $most }项，也可以不选
   *[other] { $most ->
        [1] 选一项
       *[other] 选{ $least }到{ $most }项
    }
}
panel-chosen = { $what }
panel-choose-exactly = { $most ->
    [1] 选一项
   *[other] 选{ $most }项
}
panel-page-before = ◂ 上一页
panel-page-after = 下一页 ▸（{ $page }/{ $pages }）
panel-lock = 锁定
panel-lock-for = 替{ $seat }锁定
panel-sure = ⚠ 你什么都没选。确定就这样吗？
panel-last = ⚠ 其他人都回答完了。你一锁定，所有回答就会同时揭晓。
panel-lock-empty = 锁定：什么都不选
panel-forced = -# 没有别的选项。
panel-back = 返回
panel-clear = 重新来过
panel-same = 和上次一样
panel-change = 修改
panel-withdraw = 撤回
panel-keep = 保留我的回答
panel-undo = 撤销我的上一个回答
panel-undone = ✓ 你的上一个回答已撤销，也已告知本桌。请重新回答。
panel-take-back = 请求收回这个回答
panel-take-back-note = -# 已经不能自行撤销：{ $what }。受影响的人仍然可以同意收回。
panel-refresh = 刷新
panel-map = 地图
panel-final = -# 一经锁定立即生效。只有在其他人还没有行动、也没有任何隐藏信息被揭开时，才能撤销。
panel-not-yet = -# { $reason }
panel-changing = 在你锁定新的回答之前，原来的回答继续有效：{ $answer }
panel-answer-empty = 什么都不选
panel-sealed = 你的回答：{ $answer }
panel-sealed-until = -# 别人都看不到。所有人回答之前都可以修改。还在等：{ $awaited }。
panel-nothing = 你现在没有要回答的问题。正在等：{ $awaited }。
panel-over = 对局结束了。谢谢你的参与！
panel-done = ✓ 你选择了：{ $answer }
panel-withdrawn = ✓ 你的回答已撤回。
panel-passed = ⚠ 这个问题已经有了结果。现在的情况如下。
panel-moved-on = ⚠ 你看到的选项已经变了。现在的选项如下。
panel-not-offered = ⚠ 已经不能这样选了。现在的情况如下。
panel-trouble = ⚠ { $reason }
panel-out-of-date = 这个按钮已经过期。用 { COMMAND("my panel") } 打开你的面板。
panel-late = Discord 转达得太慢，这次什么都没做：请再按一次或再输入一次。
panel-not-taken = ⚠ Discord 没有收下这条消息。什么都没有丢：用 { COMMAND("my panel") } 可以看到现在的情况。
panel-restarting = 机器人正在重启。请过一分钟再试。
panel-lobby = { $title }还没有开始。等对局开始，你的面板就会出现在这里。
panel-closed = { $title }还没开始就关闭了。

## The notepad

note-open = 笔记
note-title = 你在对局{ $game }的笔记
note-label = 别人都看不到
note-hint = 想记住的事
note-line = -# ✎ { $text }
note-of = 你的笔记 · { $title }
note-kept = ✓ 记下了。别人都看不到。

## Hints

hint-open = 提示
hint-for = 💡 **{ $question }**
hint-nudge = **看哪里**：{ $nudge }
nudge-places = { $places }。那里能得到什么，又会失去什么？
nudge-cards = 比一比这些卡牌：每张在这里做什么，别人能怎么应对？
nudge-choices = 比一比每个选择给你带来什么，又给别人留下什么。
hint-answer = 这样回答不错：
hint-line = > { $line }
hint-reason = **理由**：{ $reason }
hint-type = -# 想自己输入的话：{ COMMAND("answer") } `{ $text }`
hint-no-promise = -# 提示只根据你自己看得到的信息，也许还有更好的回答。
hint-use = 填进我的面板
hint-why = 为什么
hint-show = 看答案
hint-course = **计划**：{ $course }
hint-used = 💡 提示已经填进你的面板，还没有锁定任何内容。
hint-used-empty = 💡 提示是：“{ $answer }”。还没有锁定任何内容。
trouble-no-hints = 本桌没有约定可以用提示。有别人一起玩时，要在对局开始之前约定。
trouble-nothing-to-hint = 你现在没有要回答的问题，所以没什么可提示的。轮到你时再问。
trouble-hint-too-soon = 提示要一个一个来：请过几秒再问。
trouble-nobody-knows = 这个问题没有提示。你的面板里列出了所有可选的回答。
trouble-note-too-long = 笔记最多{ $most }个字符。请缩短后再保存。

## Orders

tokens-previous = ◂ 上一个
tokens-next = 下一个 ▸
tokens-remove = 移除
tokens-swap = { $token }（与{ $place }互换）
tokens-left = 剩余：{ $tokens }
tokens-left-of = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}

## Moves

moves-from = 出发地：**{ $place }**
moves-to = { $pieces } → **{ $place }**
moves-nobody = 谁都不动
moves-nth = { $unit }（{ $n }/{ $of }）
moves-everybody = 全部
moves-where = { $pieces }去哪里？
moves-target = 去……
moves-no-target = { $pieces }不能一起去任何地区。请少选一些单位，或选别的。
moves-others = 换一批

## The lobby

lobby-title = ## { $title }
lobby-host = **{ $host }** 想和你一起玩。按**加入**：你会得到一个席位，轮到你的时候会叫你。
lobby-open = 还有{ $free }个空席位。
lobby-more = 更多
lobby-opened = 你的牌桌开好了。按**开始**就开始对局；没有人坐的席位可以由管家补满。
lobby-about = -# { $what }
lobby-seat = **{ $seat }** · { $player }
lobby-unseated = 任意席位 · { $player }
lobby-unseated-stewards = { $count ->
    [1] 任意席位 · { $level }级管家
   *[other] 任意席位 · { $level }级管家 × { $count }
}
lobby-random = 任意席位
lobby-random-note = 对局开始时抽签决定
lobby-choose-seat = 选一个席位加入
lobby-join = 加入
lobby-leave = 退出
lobby-fill = 用侍从级管家补满
lobby-start = 开始
lobby-free = -# 还有{ $free }个空席位。房主可以用管家（电脑玩家）补满：这里补的是侍从级，别的级别在**设置**里选。
lobby-full = -# 席位已满。{ $host } 可以开始对局了。
lobby-joined-chosen = ✓ 你加入了。对局开始时会为你抽一个席位，你也可以自己选。
lobby-left = ✓ 你退出了对局。
lobby-closed = ✓ 你退出了。没有别人在，对局就关闭了。
lobby-expires = -# 如果没人加入，也没人改动，这场对局会在 { $at } 关闭。
lobby-closed-card = { $title }已关闭。
lobby-seated = ✓ 你的席位是{ $seat }。
lobby-seated-random = ✓ 你的席位会在对局开始时抽签决定。
lobby-filled = ✓ 空席位由管家（{ $level }）来玩。
lobby-started = ✓ 对局开始了。

lobby-sought = **还差{ $missing }个人**。人一到齐，对局自动开始；那时还空着的席位由管家来玩。
lobby-sought-drafted = **还差{ $missing }个人**。
lobby-again = 坐回我的席位
sought = { $host } 还在找{ $missing }个人一起玩（{ $title }）。{ $pace }{ $users }，之前说好有新对局就叫上你，来吗？
sought-again = { $users }：{ $host } 想照着对局{ $before }再来一局，人和设置都不变。新的一局是{ $title }。请坐回各自的席位；所有人到齐，对局就开始。
card-rematch = 再来一局
rematch-open = ✓ 新的一局开好了：对局{ $game }，在 { $channel }。正在请其他人坐回各自的席位。
trouble-bad-people = 一场对局可以等2到{ $most }个人。请选这之间的数。
trouble-kept-for-players = 在 { $until } 之前，这一局只留给上一局的玩家。请到时再试。

## The table's card

status-title = ## { $title }
    { $moment }
status-awaited = 正在等待{ $what }：
status-awaited-seat = ○ { $seat }
status-answered-seat = ✓ { $seat }
status-players = -# 本桌其他玩家：{ $players }
status-waits = -# 平时回答用时：{ $who }
status-bank = -# 剩余备用时间：{ $who }
status-clock = -# 剩余时间：{ $who }
status-of = { $who } { $time }
status-over = 对局结束了。
status-map = [最新的版图]({ $link })
status-battle = [最近一场战斗]({ $link })
status-thread = 子区：{ $thread }
card-panel = 我的面板
card-map = 地图

## Chapters

chapter-title = ### { $headline }
    -# 对局{ $game }
chapter-goes-on = ### { $moment }
    -# 对局{ $game }：接下来发生的事会添加到这条消息里。
chapter-undone = 这里讲过的事已撤销
chapter-line = - { $sentence }
chapter-more = - ……
chapter-no-thread = -# 机器人在这里不能开子区，所以这一回合没有子区，就写在这个频道里。
round-opens = ### 第{ $round }回合
    -# 对局{ $game }：发生的事都写在下面的子区里。
round-thread = 对局{ $game } · 第{ $round }回合
chapter-no-picture = -# 这次没能画出版图。试试**地图**按钮。
chapter-picture-follows = -# 版图稍后补上。
chapter-picture-passed = -# 等待绘制的图太多，这张版图略过了。按**地图**可以看现在的版图。
picture-waits = 现在要画的图很多。你的图一画好，就会出现在这里。
round-told = ### 第{ $round }回合结束
    -# 对局{ $game }
scene-title = ### { $headline }
    -# 对局{ $game }
over-title = ## ♛ { $headline }
    -# 对局{ $game }

## Notices; they are read on locked phones: who one is, which game, what it waits for, until when

notice-turn = 轮到你（**{ $seat }**）了：对局{ $game }（{ $channel }）正在等待{ $what }。
notice-turn-in-channel = { $user }，轮到你（**{ $seat }**）了：对局{ $game }正在等待{ $what }。
notice-reminder-half = 你（**{ $seat }**）的时间已过一半：对局{ $game }（{ $channel }）正在等待{ $what }。
notice-reminder-half-in-channel = { $user }，你（**{ $seat }**）的时间已过一半：对局{ $game }正在等待{ $what }。
notice-reminder-late = 你（**{ $seat }**）的时间快用完了：对局{ $game }（{ $channel }）正在等待{ $what }。
notice-reminder-late-in-channel = { $user }，你（**{ $seat }**）的时间快用完了：对局{ $game }正在等待{ $what }。
notice-last = 其他人都回答了，就等你（**{ $seat }**）了：对局{ $game }（{ $channel }）正在等待{ $what }。
notice-last-in-channel = { $user }，其他人都回答了，就等你（**{ $seat }**）了：对局{ $game }正在等待{ $what }。
notice-waiting = 对局{ $game }（{ $channel }）还在等你（**{ $seat }**）：{ $what }。
notice-waiting-in-channel = { $user }，对局{ $game }还在等你（**{ $seat }**）：{ $what }。
notice-next = 下一个就轮到你（**{ $seat }**）：对局{ $game }（{ $channel }）正在等待{ $after }，然后等你：{ $what }。现在就可以提前回答。
notice-due = 请在{ $left }内回答，截止时间：{ $due }。
notice-more = { $number ->
        [1] 还有另一场对局也在等你。
       *[other] 还有{ $number }场对局也在等你。
    }
notice-overdue = 回答期限已过：{ $due }。
notice-ahead = 同时也在问其他人，有人排在你前面：轮到你时才开始计时。
notice-no-hurry = 没有期限。
notice-lapsed = 对局{ $game }（{ $channel }）不再等你了。
notice-lapsed-in-channel = { $user }，对局{ $game }不再等你了。
notice-word = 你以**{ $seat }**参加的对局{ $game }（{ $channel }）有消息：
notice-word-in-channel = { $user }，你以**{ $seat }**参加的对局{ $game }有消息：
notice-word-seatless = 对局{ $game }（{ $channel }）有消息：
notice-word-seatless-in-channel = { $user }，对局{ $game }有消息：
notice-ended = 你以**{ $seat }**参加的对局{ $game }（{ $channel }）结束了：
notice-ended-seatless = 对局{ $game }（{ $channel }）结束了：
notice-private = 对局{ $game }（{ $channel }）里有一条消息，只给**{ $seat }**看。请打开你的面板查看。
notice-private-in-channel = { $user }，对局{ $game }里有一条消息，只给**{ $seat }**看。请打开你的面板查看。
notice-private-seatless = 对局{ $game }（{ $channel }）里有一条只给你看的消息。请打开你的面板查看。
notice-private-seatless-in-channel = { $user }，对局{ $game }里有一条只给你看的消息。请打开你的面板查看。

## My games

games-title = { $count ->
    [1] ### 你的对局
   *[other] ### 你的{ $count }场对局
}
games-none = 你还没有参加对局。用 { COMMAND("game new") } 开一局，或者到有对局的频道里加入。
games-line = - { $title }，{ $channel } · { $moment }
games-lost = - ⚠ { $title } · { $moment } · 频道不在了：用 { COMMAND("game move") }，把 **对局**（game）填为 { $game }
games-line-waiting = - ○ **{ $title }**，{ $channel } · { $moment } · { $what }
games-open = 对局{ $game }

## Map

map-title = ### { $title }
    { $moment }
map-failed = ⚠ 没能画出版图。请再试一次。

## Help

help-title = ## 你在这里可以做什么
primer-open = 怎么玩
primer-open-game = 怎么玩{ $game }
learn-open = 边玩边学
learn-offer =
    ### 边玩边学
    第一场对局你一个人玩：其他席位都由电脑来玩，没有期限，每个问题下面的**提示**会给出一个好回答，还会说明理由。
learn-begun = ✓ 你的第一场对局开始了。没有期限，其他席位都由电脑来玩。拿不准的时候，就按**提示**。
learn-where = 对局要在服务器的频道里玩。请到那里用 { COMMAND("game learn") }。
trouble-not-alone = 已经有别人加入这场对局了。要边玩边学，请到别的频道用 { COMMAND("game learn") }，开一场自己的对局。
demo-title =
    ## 欢迎
    这里是{ $game }，什么都可以试一试。不用等任何人：其他席位都由电脑来玩。
demo-ways =
    - **{ learn-open }**：第一场对局，边玩边讲。
    - **{ demo-play }**：进入一场已经摆好的对局，打开你的面板。
demo-practice = - **{ practice-open }**：小任务，每个半分钟。
demo-play = 开始玩
next-title = **接下来呢？**
next-harder = 再难一点
next-seek = 找玩家
next-invite = 邀请朋友
next-met = **你已经遇到过**：{ $parts }
next-unmet = **还没遇到过**：{ $parts }
next-begun = ✓ 还是同一个席位，对手是{ $level }级管家。
next-invited = ✓ 本频道开了一张设置相同的牌桌。朋友们在对局帖上按**{ lobby-join }**就行。
practice-open = 上手试试
practice-title =
    ### 上手试一试：{ $game }
    小任务，每个半分钟。没有人看得到你在这里做什么，也不计入任何成绩。
practice-line = { $number }. { $title }
practice-line-solved = { $number }. { $title } ✓
practice-own = { $text }
practice-begin = 开始
practice-choose = 选择任务
practice-of = { $game }的任务
practice-panel =
    ### { $title }
    { $task }
practice-solved =
    ### ✓ { $title }：完成
    { $why }
practice-missed =
    ### { $title }：还没完成
    { $why }
practice-next = 下一个任务
practice-again = 再试一次
practice-all = 所有任务
practice-none = 这些游戏有可以试的任务：{ $games }。
primer-title = ## 怎么玩{ $game }
primer-bot = ### 在 Discord 上怎么玩
help-privacy = -# 你的回答存在数据库里，运行这个机器人的人读得到。其他玩家和服务器管理员读不到。

## What cannot be done

trouble-no-game-here = 这个频道里没有对局。用 { COMMAND("game new") } 开一局。
trouble-no-such-game = 没有这场对局。{ COMMAND("my games") } 列出你的对局和编号。
trouble-not-playing = 你没有参加这场对局。
trouble-already-playing = 你已经在这场对局里了。
trouble-not-host = 只有对局的房主才能这样做。
trouble-channel-busy = 这个频道里已经有对局了：对局{ $game }。请换一个频道或子区。
trouble-no-such-ruleset = 这个机器人不认识游戏“{ $ruleset }”。
trouble-bad-setup = 对局不能这样设置：{ $reason }。
trouble-no-such-seat = 这场对局里没有{ $seat }。
trouble-seat-taken = { $seat }刚被别人选走。请另选一个席位。
trouble-table-full = 席位已满。
trouble-seats-free = 还有{ $free }个空席位。请等玩家加入，或者用管家补满。
trouble-not-started = 对局还没有开始。
trouble-already-started = 对局已经开始了。
trouble-not-over = 对局还在进行。
trouble-not-understood = “{ $text }”不符合任何可选的回答。打开面板可以看到所有选项。
trouble-not-a-path = 已经不能这样选了。请重新打开你的面板。
trouble-drift = 这场对局的规则被改动过，没法继续了。什么都没有丢，运行机器人的人已经知道。
trouble-internal = 出错了。什么都没有改变，错误已经记录下来。请再试一次。
trouble-closed = 这场对局已关闭。
trouble-nothing-to-explain = 这场对局里没有这样的说明。请从列表里选一个主题。
trouble-game-over = 对局已经结束。
trouble-bad-terms = 这样的时间设置行不通（{ $field }）。请选别的值。
trouble-bad-zone = 没有叫{ $zone }的时区。请输入你附近大城市的名字，再从建议里选一个。
trouble-bad-quiet-hours = 免打扰时段的开始和结束不能是同一时刻。
trouble-bad-vacation = 假期必须在将来结束，而且在两个月之内。
trouble-bad-extension = 延长的时间最少一小时，最多两周。
trouble-too-late = 你按下的时候，期限已经过了（{ $due }）。打开面板看看发生了什么。
trouble-no-deadline = 没有可以延长的期限。
trouble-already-paused = 对局已经暂停了。
trouble-not-paused = 对局没有暂停。
trouble-not-away = 现在没有别人在玩你的席位。
trouble-not-offered = { $seat }没有空出来。请选一个空席位。
trouble-knows-another = 你看过这场对局里另一个席位的秘密，所以不能接手{ $seat }。要由别人来接手。
trouble-sent-away = 你已被请离这场对局，不能再回来。
trouble-not-overdue = { $seat }的玩家没有超时，所以要由其他人投票决定。
trouble-not-admitted = 本桌已经决定，这场对局不给你席位。
trouble-not-moderator = 在这里，只有拥有**管理频道**权限的人才能这样做。对局开始之前，或者频道不在了的时候，房主也可以。
trouble-other-server = 那场对局属于另一个服务器。请到那里用这个命令。
trouble-same-channel = 对局已经在这个频道里了。
trouble-already-host = 这位玩家已经是房主了。
trouble-not-lent = 你没有出借席位。
trouble-nobody-there = { $seat }没有人在玩，没有可以请离的人。
trouble-not-needed = { $seat }的玩家既没有离开，也没有超时。
trouble-same-level = { $seat }已经是这个级别的管家在玩了。
trouble-no-such-proposal = 没有这项提议，或者投票已经结束。
trouble-already-proposed = 已经有一场同类的投票，请等它结束。
trouble-no-vote = 这件事你没有投票权。
trouble-nothing-to-undo = 你的上一个回答已经不能自行撤销了：有人行动过，或者有隐藏信息被揭开了。用 { COMMAND("game run") } 可以问问所有人。
trouble-no-such-moment = 对局不能回到那一刻。请从列表里另选一个。

## A token for each place

tokens-place = 地点
tokens-for = { $place }的令牌
tokens-none-yet = 还没有令牌
tokens-none = 不放令牌
tokens-limit = { $tokens }：{ $used }/{ $most }
tokens-short = 令牌不够：{ $places }个地点中只有{ $number }个能放。
