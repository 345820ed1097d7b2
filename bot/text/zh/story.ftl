# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = 第{ $round }回合
story-ended = { $title } · { $dates }
story-plays = { $seat }：{ $player }
story-placed = 第{ $place }名 { $seat }
story-placed-person = 第{ $place }名 { $seat }：{ $player }
story-unfinished = 对局还没有结束。

## The chronicle

story-chances = 获胜机会
story-turns = 转折点
story-turn = 第{ $round }回合：{ $told }
story-turn-several = 第{ $round }回合，连续几步：{ $told }
story-turn-won = 第{ $round }回合，决定胜负的一步：{ $told }
story-turn-won-several = 第{ $round }回合，决定胜负的几步：{ $told }
story-change = { $seat }：{ $before }% → { $after }%
story-start = 开局
story-biggest = 最大的战斗
story-closest = 最悬的一次
story-boldest = 最大胆的一步
story-patient = 最有耐心
story-alliances = 同盟

## The page to keep

replay-first = 回到开头
replay-back = 退一步
replay-on = 进一步
replay-last = 到结尾
replay-play = 播放
replay-pause = 停下
replay-moment = 时刻
replay-battles = 跳到一场战斗……
replay-eyes = 视角
replay-everybody = 大家看到的
replay-alone = { $seat }当时知道的
replay-log = 发生了什么
replay-board = 文字版图
replay-beside = 版图旁边
replay-nearer = 放大
replay-farther = 缩小
replay-whole = 整个版图
replay-keys = 按键：← → 一个时刻，Page Up 和 Page Down 一章，Home 和 End，B 下一场战斗，+ − 0 放大缩小，空格播放。
replay-empty = 没有别人不知道的事。
replay-proof = 公平的洗牌
replay-why = 这个网页无法自证真伪：做网页的人什么都能写进去。能核对的是对局的记录，也就是 { $record } 给出的文件。
replay-how = 下面的命令会按规则把记录重走一遍；所用的 Ravenry 不能来自运行这个机器人的人。{ $file } 是一个文本文件，里面是你留下的哈希值和链接：
replay-elsewhere = 也可以把记录交给别人运行的机器人，用它的 { $verify } 核对。
replay-hash-seal = 对局帖上的“洗牌已封存”
replay-hash-light = 对局开始时发在频道里
replay-hash-end = 对局结束时发在频道里
replay-worth = 这些是机器人现在报出的哈希值。只有把全部64个字符与你留下的比对过，它们才有价值：玩家留下的一个完整哈希值，比机器人事后说的任何话都更可信。保证了什么、没有保证什么，见 Ravenry 副本中的 { $page }。

## At a table

setting-story = **赛后回顾**：结束时发布视频、编年史和一个重放网页：
setting-story-true = 结束时发布
setting-story-false = 什么也不发布
agreed-story-true = 对局结束时，发布视频、编年史和一个重放网页。
agreed-story-false = 对局结束时，不发布视频、编年史或重放网页。
story-posted = ### 赛后回顾 · { $title }
story-page = -# 重放网页：在浏览器里打开这个文件，一步步重看整场对局。

## Looking back

recap-title = **对局{ $game }，第{ $round }回合**：大家看到的经过。
trouble-no-such-round = 还没有第{ $round }回合。请选更早的回合。
trouble-no-past-moment = 这场对局没有这样的时刻。请从建议中选一个。
moment-title = **对局{ $game }** · { $whose }
past-here = ### 这个频道里结束的对局
past-server = ### 这个服务器里结束的对局
past-mine = ### 你玩完的对局
past-game = - **{ $title }** · { $players }
past-player = { $seat }：{ $player }
past-none = 还没有。
past-choose = 选择一场对局……
past-whose = 哪些对局
past-one = ### { $title }
story-film = 视频
story-chronicle = 编年史
story-replay = 重放
story-record = 记录
story-review = 复盘
story-past = 以前的对局
story-busy = 正在生成，请稍等几秒。
story-failed = 暂时无法生成，请稍后再试。
review-title = ### 回顾对局{ $game }
review-nothing = 领主会做的决定和你差不多。
review-when = **{ $when }** · { $question }
review-taken = 你：{ $answer }（{ $chance }%）
review-better = 领主：{ $answer }（{ $chance }%）
review-note = -# 括号里是领主按你当时知道的情况估计的获胜机会。它不考虑结盟。只有你看得到。
review-page = 生成我的网页
review-page-note = -# 只有这一份网页标出了你的决定，而且只有你会收到。
review-own = 你的这些决定，领主会选得不一样
