# 锦标赛：多桌多轮，由机器人自己配桌、开局。

## The post that is kept up to date

tournament-title = **锦标赛{ $number }**：{ $rules }
tournament-open = { $host } 是房主。按**{ tournament-join }**就能参加。房主按下**{ tournament-begin }**之后，一切都会自动进行。
tournament-rounds = 共{ $rounds }轮，每张牌桌尽量{ $size }个席位。
tournament-pace-slow = 单独回答的时间：{ $time }；几个人同时回答时加倍。
tournament-pace-live = 实时玩：大家都在，几分钟内回答。
tournament-nobody = 还没有人参加。
tournament-players = { $count }名玩家：{ $users }
tournament-others = 还有{ $count }名。
tournament-tables = 下一轮：{ $tables }张牌桌，席位数为{ $seats }。
tournament-stewards = 人数分不匀，所以有{ $seats }个席位由管家来玩。
tournament-how = 每张牌桌的第一名得1分，最后一名得0分，中间的名次均匀递减。
tournament-ties = 分数相同时，先比胜场，再比对手的得分，再比同一张牌桌上谁在前，最后抽签。管家不进排名，中途结束的对局对谁都不算。
tournament-closed = 这场锦标赛在开始之前就关闭了。

## A round, and the standings

tournament-round = **第{ $round }轮，共{ $rounds }轮**
tournament-table-playing = 牌桌{ $table }：{ $place }
tournament-table-over = 牌桌{ $table }：{ $place }，已结束
tournament-table-void = 牌桌{ $table }：{ $place }，中途结束，对谁都不算
tournament-soon = 马上开始
tournament-seed = 抽签用的种子：{ $seed }
tournament-standings-title = **排名**，第{ $round }轮
tournament-line = { $place }. { $player }：**{ $points }** · { $wins }胜
tournament-line-gone = { $place }. { $player }：**{ $points }** · { $wins }胜 · 已退出
tournament-won = { $player } 以{ $points }分赢得锦标赛。
tournament-unwon = 锦标赛结束了，谁都没有得分。

## The post of a table, and its thread

tournament-table = **锦标赛{ $number }，第{ $round }轮（共{ $rounds }轮），牌桌{ $table }**开始了。在下面的子区里进行。
tournament-seat = { $seat }：{ $player }
tournament-steward = 管家
tournament-thread = 锦标赛{ $number }，第{ $round }轮，牌桌{ $table }

## Buttons, and the host's panel

tournament-join = 参加
tournament-leave = 退出
tournament-more = 更多
tournament-standings = 排名
tournament-earlier = 靠前的名次
tournament-later = 靠后的名次
tournament-begin = 开始
tournament-stop = 结束锦标赛
tournament-keep = 不结束
tournament-choose-ruleset = 玩哪个游戏
tournament-choose-size = 牌桌的席位数
tournament-choose-rounds = 轮数
tournament-choose-pace = 单独回答的时间
tournament-size = { $size }个席位
tournament-number = { $rounds }轮
tournament-sure-open = 要在开始之前关闭这场锦标赛吗？
tournament-sure-running = 要按现在的排名结束这场锦标赛吗？正在进行的对局会继续，但不再算分。
tournament-hindered = ⚠ 机器人没法主持这场锦标赛，因为在频道里缺少权限：{ $permissions }。有了权限，锦标赛就会自动继续。

## What has been done

tournament-in = ✓ 你参加了。锦标赛开始时，机器人会在你的牌桌上提到你。
tournament-in-later = ✓ 你从下一轮开始参加。之前的几轮算0分。
tournament-out = ✓ 你退出了锦标赛。
tournament-out-later = ✓ 不再给你安排牌桌，你的分数保留。你现在的对局会继续；要退出它，请在那里用 { COMMAND("game leave") }。
tournament-set = ✓ 已保存。
tournament-began = ✓ 锦标赛开始了。机器人正在开牌桌。
tournament-stopped = ✓ 锦标赛结束了。

## What cannot be done

trouble-no-tournament = 这场锦标赛已经不在了。用 { COMMAND("game tournament") } 看看有没有别的。
trouble-tournament-here = 这个频道里已经有锦标赛{ $number }了。请在别的频道另开一场，或者先结束这一场。
trouble-tournament-no-tables = { $ruleset }没有三个席位以上的牌桌，所以不能办锦标赛。请换一个游戏。
trouble-tournament-joined = 你已经参加了。
trouble-tournament-not-in = 你没有参加这场锦标赛。
trouble-tournament-last-round = 最后一轮正在进行，所以不能再加入了。
trouble-tournament-full = 这场锦标赛已满：{ $most }名玩家参加。
trouble-tournament-over = 这场锦标赛已经结束。
trouble-tournament-begun = 锦标赛已经开始，所以不能再改了。
trouble-tournament-few = 锦标赛至少要{ $least }名玩家，现在有{ $number }名。等人多了再开始吧。
trouble-tournament-not-host = 只有锦标赛的房主和可以管理服务器的人才能这样做。
trouble-tournament-not-manager = 这里没有锦标赛。要开一场，需要**管理服务器**权限。
trouble-tournament-channel = 锦标赛需要普通的文字频道，因为每张牌桌都有自己的子区。请在这样的频道里开。
trouble-tournament-refused = { $reason }
trouble-tournament-threads = 机器人没法在这里开牌桌，因为缺少权限：{ $permissions }。请给它权限，再试一次。
trouble-tournament-no-channel = 这场锦标赛的频道已经不在了。请在别的频道开一场新的。
