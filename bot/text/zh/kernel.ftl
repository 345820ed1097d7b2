# What every game can say.

name = { $of }
number = { $n }
counted = { $count }{ $thing }
list = { $most }和{ $last }
list-comma = {"、"}
list-items = {"；"}
list-nothing = 无
span = { $hours ->
    [0] { $minutes }分钟
   *[other] { $hours }小时
}
span-of-both = { $hours }{ $minutes }
step-rank = 你的第{ $place }个愿望
step-arrange = { $place ->
    [1] 谁排第一？
   *[other] 下一个是谁？
}
step-arrange-among = { $among }中，谁排第一？
with-rule = { $sentence }（规则{ $rule }）

## Why an answer is not accepted

refused-game-over = 对局结束了。
refused-not-asked = 你现在没有要回答的问题。
refused-chance-first = 正在抽取，请稍后再试。
refused-question-passed = 这个问题已经结束了。请重新打开面板。
refused-nothing-sealed = 你没有可以撤回的回答。
refused-not-offered = 这不在可选的回答之中。面板里列出了全部回答。
refused-wrong-number = { $exact ->
    [0] 至少选{ $least }项，最多选{ $most }项；你选了{ $given }项。
   *[other] 要选{ $least }项；你目前选了{ $given }项。
}
refused-wrong-number-of = { $what }。你选了{ $given }项。
refused-not-a-number = 这不是数字。请用数字输入。
refused-out-of-range = 请选{ $least }到{ $most }之间的数。
refused-no-such-token = 现在不能用{ $token }。
refused-token-used-up = { $token }最多能用{ $number }个。
refused-token-limit = 这几种合起来最多能用{ $most }个。
refused-not-pieces = 机器人看不懂选的是哪些棋子。请在面板里选择。
refused-no-pieces-there = { $place }没有这些棋子。
refused-no-such-pieces = { $unit }太多了：{ $place }没有那么多。
refused-which-pieces = 请写明派哪些去，或者写“全部”。
refused-not-moves = 机器人看不懂这些移动。请在面板里选择。
refused-unreachable = { $unit }不能从{ $origin }到{ $target }。请选别的目的地。
refused-nothing-to-move = { $place }没有可以移动的棋子。
refused-may-not-mark = 这样移动时不能选“{ $mark }”。请去掉它，或者移动别的棋子。
refused-must-mark = 这样移动时必须选“{ $mark }”。
refused-buys-nothing = { $place }：在那里得不到棋子。
refused-not-this-deck = 这些不是{ $deck }里的牌。

refused-not-tokens = 机器人看不懂这些令牌。请在面板里选择。
refused-places-left = 还有{ $number }个地点需要令牌：{ $places }。
refused-not-your-place = 你不能在{ $place }放令牌。

## What any game may ask and offer

for-anything = 回答
event-over = 对局结束了。
piece-at = { $unit }，{ $place }
step-move-from = 从哪里出发？
step-move-to = { $unit }去哪里？
step-unit = { $unit }（还剩{ $left }）
step-token = { $place }
option-players = { $value }名玩家
step-move = 谁从{ $origin }出发？
choice-pass = 跳过
choice-decline = 不用
choice-refuse = 拒绝
choice-done = 完成
choice-no-target = 无目标
choice-no-card = 不出牌
choice-no-order = 此处不放
