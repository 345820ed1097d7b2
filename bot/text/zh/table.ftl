# What a table tells of itself: time, seats, votes. Everybody may read all of it.

## Seats

table-left = { $user } 离开了{ $seat }。席位空出来了：{ COMMAND("game join") }。
table-kicked = { $user } 已被请离{ $seat }。
table-taken = { $user } 接手{ $seat }。
table-offered = 谁想玩{ $seat }都可以：{ COMMAND("game join") }。
table-kept = { $seat }不再开放。
table-returned = { $seat }交还给 { $user }。
table-host = 从现在起，{ $user } 是房主。
table-yours = 你玩**{ $seat }**。对局结束之前，别人都不知道。
table-unmasked = 到此为止谁也不知道谁玩谁，现在揭晓：{ $players }。
table-stand-in = 管家（{ $level }）代打{ $seats }，{ $until }。
table-stand-in-holds = 机器人替{ $seats }给出最保守的回答，{ $until }。
table-level = 从现在起，{ $seat }由{ $level }级管家来玩。
table-best-person = { $winner }是管家玩的，本桌约定管家获胜不算。真人中的赢家是 { $user }（{ $seat }）。
table-ended-alone = 只剩 { $user } 一个真人，按约定，对局结束，没有赢家。
table-closed = 人都走了，对局关闭。
table-ended = { $user } 关闭了对局。没有赢家。
table-moved = { $user } 把对局搬到了这里：{ $channel }。一切照旧。
table-lost = 这场对局的频道不在了，所有计时都已停止。{ $host } 或者有管理频道权限的人，可以用 { COMMAND("game move") } 换个频道继续；用 { COMMAND("my panel") } 仍然可以回答。
table-regained = 频道回来了，对局继续。
table-expired = 两周来没有人加入这场对局，也没有人改动什么，所以它关闭了。用 { COMMAND("game new") } 可以另开一局。
table-seat-stood-in = { $seat }没有人玩，由{ $level }级管家代打。任何人都可以用 { COMMAND("game join") } 接手这个席位；想换管家的级别，用 { COMMAND("game run") }。
table-seat-empty = { $seat }没有人玩。任何人都可以用 { COMMAND("game join") } 接手这个席位，或者用 { COMMAND("game run") } 让管家代打。

until-chapter = 到这个阶段结束为止
until-away = 到原来的玩家回来为止
until-host = 到有人接手席位为止

## Time

table-paused = { $user } 暂停了对局：所有计时停止。仍然可以回答。
table-resumed = { $user } 让对局继续：每个人剩下的时间和之前一样。
table-extended = { $user } 给所有轮到的玩家加了{ $time }。
table-away = { $user }（{ $seat }）休假到 { $until }。
table-held = 对局最多等 { $user }（{ $seat }）到 { $until }。之后由管家代打。
table-back = { $user }（{ $seat }）回来了。
table-answered-for = { $seats }的时间到了：机器人已代为给出保守的回答（{ $what }）。
table-answered-you = 你（{ $seat }）的时间到了，已替你给出最保守的回答（{ $what }）。如果时间不够，可以提议加时间，或者休假：那时由管家代打。提前回答好，就不会超时。
table-stood-in-you = 对局在等你，所以由管家（{ $level }）代打{ $seat }，{ $until }。按**我回来了**，席位马上还给你。
table-overdue = { $seats }的时间到了。对局在等待：可以用 { COMMAND("game run") } 加时间，或者让管家代打。
table-still-waiting = 对局从 { $since } 起一直在等{ $seats }：{ $what }。
table-still-waiting-discreet = 对局从 { $since } 起一直在等{ $what }。
table-still-paused = 对局从 { $since } 起一直暂停。{ $host } 可以用 { COMMAND("game run") } 恢复；其他人可以在那里提议恢复。
table-still-halted = 对局仍然无法从这里继续。用 { COMMAND("game run") } 可以提议回退，或者提议一起结束对局。
table-ends-soon = 从 { $since } 起，这场对局里没有人做过任何事。如果在 { $until } 之前没有人回答，对局就会结束，没有赢家。
table-ended-silent = 这场对局里好几周没有人做过任何事，所以到此结束，没有赢家。用 { COMMAND("game new") } 可以另开一局。
table-outage = 机器人离线了{ $time }。所有期限都顺延这么久。
table-clock-set = 机器人的时钟被调过，或者它的机器休眠过。期限随之调整：每个人剩下的时间和之前一样。
table-hidden = 机器人有{ $time }看不到这个频道。所有期限都顺延这么久。
table-mute = 机器人有{ $time }不能在这个频道里发言。停下的期限都顺延这么久。

## What is decided together

table-proposed-extend = { $user } 提议给所有轮到的玩家加{ $time }。
table-proposed-kick = { $user } 提议请{ $seat }的玩家离开。
table-proposed-resume = { $user } 提议结束暂停。投票为期三天，由投票者的多数决定。
table-proposed-resume-unasked = 对局从 { $since } 起一直暂停。要继续吗？投票为期三天，由投票者的多数决定。
table-proposed-dark = 公共信标已经十分钟联系不上，无法抽取。要不要这一次不用信标，继续对局？那样的话，运行机器人的人就有可能预见抽到什么。需要所有人同意。
table-proposed-host = { $user } 提议让 { $host } 当房主。需要牌桌上过半数的人同意。如果对局在等现在的房主，而房主三天什么都不做，就由已经投票的人决定。
table-proposed-admit = { $user } 想接手{ $seat }，包括它的手牌和秘密。投票为期三天，由投票者的多数决定。
table-proposed-end = 只剩 { $user } 一个真人，其他席位都由管家来玩。同意，就结束对局，没有赢家；反对，就和管家玩下去。
table-proposed-stand-in = { $user } 提议由管家代打{ $seats }。投票为期三天，由投票者的多数决定。
table-proposed-stand-in-unasked = 对局从 { $since } 起一直在等{ $seats }。要不要由管家（{ $level }）代打，到玩家回来为止？也可以改为暂停或者结束对局。投票为期三天，由投票者的多数决定。
table-proposed-stand-in-discreet = 对局从 { $since } 起一直在等{ $what }。要不要由管家（{ $level }）代替没来的人，到玩家回来为止？也可以改为暂停或者结束对局。投票为期三天，由投票者的多数决定。
table-proposed-pause = { $user } 提议暂停对局。
table-proposed-over = 从 { $since } 起，这场对局里没有人做过任何事。要不要结束对局？除非有人反对或者继续玩，投票到期时对局就结束，没有赢家。
table-proposed-concede = { $user } 提议到此结束对局，{ $seat }获胜。
table-proposed-draw = { $user } 提议到此结束对局，算作平局。
table-proposed-back = { $user } 提议回到第{ $round }回合{ $seats }的“{ $what }”（{ $at }），撤销{ $answers }个回答。需要所有人同意。
table-proposed-back-halted = 对局从这里无法继续。要不要回到第{ $round }回合{ $seats }的“{ $what }”（{ $at }），撤销{ $answers }个回答？需要所有人同意。
table-agreed-extend = 提议通过：所有轮到的玩家加{ $time }。
table-agreed-resume = 提议通过：暂停结束，每个人剩下的时间和之前一样。
table-agreed-dark = 提议通过：这一次对局不用公共信标继续。
table-agreed-end = 就这么定了：对局到此结束，没有赢家。
table-agreed-pause = 就这么定了：对局暂停，所有计时停止。仍然可以回答。
table-agreed-concede = 就这么定了：对局到此结束，{ $user }（{ $seat }）获胜。
table-agreed-concede-steward = 就这么定了：对局到此结束，{ $seat }获胜。
table-agreed-draw = 就这么定了：对局到此结束，算作平局。
table-admitted = 本桌同意了：你来玩{ $seat }。
table-went-back = 提议通过：对局回到第{ $round }回合{ $seats }的“{ $what }”（{ $at }），撤销了{ $answers }个回答。{ $draws ->
    [0] { "" }
   *[other] { "" }此后抽到的将重新抽取。
}
table-undone = { $user }（{ $seat }）撤销了上一个回答，现在重新回答：{ $what }。在那之后还没有人行动过。
table-refused-extend = 加时间的提议被否决了。
table-refused-kick = 请玩家离开的提议被否决了。
table-refused-back = 回退对局的提议被否决了。
table-refused-resume = 结束暂停的提议被否决了。
table-refused-dark = 不用公共信标继续的提议被否决了，对局继续等待信标。
table-refused-host = 换一位玩家当房主的提议被否决了。
table-refused-end = 对局继续，对手是管家。
table-refused-concede = 到此结束对局的提议被否决了。
table-refused-over = 对局继续。
table-refused-pause = 暂停对局的提议被否决了。
table-refused-stand-in = 由管家代打的提议被否决了。
table-refused-admit = 把席位给新人的提议被否决了。
table-expired-resume = 结束暂停的提议没有按时得出结果。
table-expired-dark = 不用公共信标继续的提议没有按时得出结果，对局继续等待信标。
table-expired-host = 换一位玩家当房主的提议没有按时得出结果。
table-expired-end = 结束对局的投票没有结果，所以对局继续，对手是管家。
table-expired-concede = 到此结束对局的提议没有按时得出结果。
table-expired-over = 还有人在玩，所以对局继续。
table-expired-pause = 暂停对局的提议没有按时得出结果。
table-expired-stand-in = 由管家代打的投票没有按时得出结果，对局继续等待。
table-expired-admit = 把席位给新人的提议没有按时得出结果。
table-expired-extend = 加时间的提议没有按时得出结果。
table-expired-kick = 请玩家离开的提议没有按时得出结果。
table-expired-back = 回退对局的提议没有按时得出结果。

## What came to nothing, since it cannot be done any more, or not against another person

table-void-extend = 加时间的投票作废：已经没有期限了。
table-void-terms = 新时间设置的投票作废：现在就是这样约定的。
table-void-kick = 请玩家离开的投票作废：席位已经换了人玩，或者剩下的人太少，决定不了。
table-void-back = 回退对局的投票作废：对局已经不能回到那一刻。
table-void-resume = 结束暂停的投票作废：已经不在暂停中了。
table-void-dark = 关于公共信标的投票作废：已经不再等待信标。
table-void-host = 换房主的投票作废：这位玩家已经是房主，或者已经离开了。
table-void-end = 结束对局的投票作废：牌桌上又有别人了。
table-void-concede = 到此结束对局的投票作废。
table-void-over = 对局是否结束的投票作废：对局继续。
table-void-pause = 暂停对局的投票作废：已经在暂停中了。
table-void-stand-in = 由管家代打的投票作废：已经没有人缺席。
table-void-admit = 把席位给新人的投票作废：这个席位已经不能给了。

## Votes

vote-put = 对局{ $game }投票：{ $proposal }
vote-until = 投票到 { $until } 为止。
vote-consent = 必须由 { $users } 同意。都同意之后，只要没有人反对就通过。其他人到 { $until } 还没投票，就算同意。
vote-consent-now = 只需要 { $users } 同意，因为没有隐藏信息被揭开。
vote-missing = 还没投票：{ $users }
vote-agree = 同意
vote-disagree = 反对
vote-agreed = ✓ 你同意。有结果之前，可以更改你的投票。
vote-disagreed = ✓ 你反对。有结果之前，可以更改你的投票。
vote-passed = ✓ 你同意，投票就此有了结果。
vote-refused = ✓ 你反对，投票就此有了结果。

## What was agreed

pace-quick = 快局：大家都在线，实时玩。
pace-none = 没有期限。
pace-none-together = 同时问几个人时没有期限。
pace-both = 时间：同时问几个人时（例如下令）{ $together }，只问一个人时{ $alone }。谁在自己的免打扰时段里，就不会通知谁。
pace-both-bank = 时间：同时问几个人时（例如下令）{ $together }，只问一个人时{ $alone }，每位玩家另有{ $bank }的备用时间。谁在自己的免打扰时段里，就不会通知谁。
pace-span = 期限：每次回答{ $time }。
pace-clock = 时间：每位玩家的所有回答一共{ $time }。轮到谁回答，谁的时间就在走，免打扰时段里也一样。
pace-hour = 期限到下一个 { $hour }（{ $zone }）为止。
pace-alone = 只问一个人时为{ $time }。
pace-and = { $what }{ $more }
agreed-bank = 除此之外，每个人在整场对局里有{ $value }备用时间。
agreed-weekends = 周末不计时（按{ $value }的日历）。
agreed-strict-true = 超时的人会受到警告；再次超时的人时间减半，直到三次按时回答为止。
table-warned = 你（{ $seat }）超时了。如果再超时，你会有一阵子只有一半的时间。
table-warned-stand-in = 如果你（{ $seat }）下一次也错过期限，就由管家代打，直到你回来。
table-shortened = { $seats }再次超时。从现在起时间减半，直到三次按时回答为止。
agreed-grace = 全员回答后，还有{ $value }可以修改回答。
agreed-at-deadline-safe-once = 玩家超时时，机器人先代为给出最保守的回答；连续第二次错过时，由管家（{ $level }）代打，直到玩家回来。
agreed-at-deadline-stand-in = 玩家超时时，由管家（{ $level }）代打到那个阶段结束为止。
agreed-at-deadline-wait = 玩家超时的话，对局暂停等待，并通知房主。

status-due = { $seat } · { $due }
status-thinks = { $seat } · 思考中
status-thinks-for = { $seat } · 思考中，{ $time }
panel-thinking = 管家正在思考。
panel-thinking-for = 管家正在思考，通常要{ $time }。
thinking-seconds = 几秒钟
thinking-half = 约半分钟
thinking-minutes = 约{ $minutes }分钟
status-lost = ⚠ 这场对局的频道不在了。房主或者有管理频道权限的人可以换个地方继续：用 { COMMAND("game move") }，把 **对局**（game）填为 { $game }。
obstacle = ⚠ { $why }{ $clocks }
obstacle-permission = 机器人用不了 { $channel }，因为它在那里缺少**{ $permission }**权限。频道的管理者可以给它（频道设置 → 权限）。
obstacle-locked = 机器人不能在 { $channel } 里发言，因为这个子区被锁住了。有管理子区权限的人可以解锁。
obstacle-archived = 帖子 { $channel } 已关闭，所以按钮都失灵了。在里面说句话就能重新打开；有**管理子区**权限时，机器人会自己打开。
obstacle-away = 机器人已不是这场对局所在服务器的成员。服务器的管理者可以重新邀请它。
obstacle-outage = Discord 现在连不上这场对局所在的服务器。恢复之后，对局会自动继续。
obstacle-clocks-all = 从 { $since } 起，所有计时都停着。用 { COMMAND("my panel") } 仍然可以回答，在和机器人的私信里也行。
obstacle-clocks-some = 从 { $since } 起，凡是机器人不用私信通知的玩家，计时都停着。用 { COMMAND("my panel") } 仍然可以回答，在和机器人的私信里也行。
status-paused = ⏸ { $since } 起暂停。
status-opens = 回答都齐了，揭晓时间：{ $at }。在那之前还可以修改。
status-voting-extend = 投票中：加时间（{ $until }）。
status-voting-kick = 投票中：请玩家离开（{ $until }）。
status-voting-resume = 投票中：结束暂停（{ $until }）。
status-voting-dark = 投票中：不用公共信标继续（{ $until }）。
status-voting-host = 投票中：换房主（{ $until }）。
status-voting-end = 投票中：结束对局（{ $until }）。
status-voting-concede = 投票中：到此结束对局（{ $until }）。
status-voting-over = 投票中：对局是否结束（{ $until }）。
status-voting-pause = 投票中：暂停（{ $until }）。
status-voting-stand-in = 投票中：由管家代打（{ $until }）。
status-voting-admit = 投票中：把席位给新人（{ $until }）。
status-voting-back = 投票中：回退对局（{ $until }）。
status-stewards = -# 由管家代打的席位：{ $seats }。想接手其中之一的人，可以用 { COMMAND("game join") } 问问本桌。
status-offered = 用 { COMMAND("game join") } 就能接手：{ $seats }

## Commands at a table

done-told = ✓ 好了，已在频道里公布。
done-proposed = ✓ 你的提议已在频道里付诸投票。
done-closed = ✓ 对局已关闭。
close-sure = ⚠ 这场对局已经开始，关闭之后无法恢复。如果仍要关闭：{ COMMAND("game close") }，把 **对局**（game）填为 { $game }。
done-asked = ✓ 本桌会投票决定你能不能玩{ $seat }。有结果会通知你。
done-left = ✓ 你离开了。在别人接手你的席位之前，可以用 { COMMAND("game join") } 回来。
moment-choice = 第{ $round }回合：{ $seats }的“{ $what }”
player-nobody = 空缺
player-steward = { $level }级管家
player-stand-in = { $player }；{ $level }级管家代打
player-away = { $player }；休假中

agreed-at-deadline-safe = 玩家超时时，机器人代为给出最保守的回答：不移动、不购买、不出价，损失尽量少。
