# Luck that can be checked, receipts for sealed answers, and what came of a check.

## Before the game

lobby-luck = -# 这场对局的运气已经封存：`{ $hash }`。{ $words ->
    [0] 本桌每个人都可以加一个词。
   *[other] 已经加了{ $words }个词。
}
word-open = 给运气加个词
word-title = 你加给运气的词
word-label = 随便什么词，每次洗牌都取决于它
word-hint = 别人想不到的东西
word-kept = ✓ 你的词是“{ $word }”，对局开始时生效。
word-dropped = ✓ 你的词撤回了。
trouble-no-promise = 本桌没有封存运气，没有地方加词。

## At the table

table-luck-sealed = 这场对局的每次洗牌都由一个秘密决定，它封存为 `{ $hash }`{ $count ->
    [0] 。
   *[other] ，也由大家的词决定：{ $words }。
}
table-luck-opened = 对局{ $game }的运气揭晓了：秘密是 `{ $secret }`，日志止于 `{ $head }`。用 { COMMAND("verify") } 可以全部核对，也可以填这个编号。

## Receipts

panel-receipt = -# 凭证：`{ $receipt }…`
receipt-open = 凭证
receipt-whole = 这个回答的凭证：`{ $receipt }`。别人从中看不出什么；修改回答会换一张凭证。对局{ $game }结束后，用 { COMMAND("verify") } 能在记录里找到它。
receipt-none = 没有凭证：你的回答没有保密，或者已经揭晓。

## A check

verify-rules = { $differences ->
    [0] ✓ 记录有{ $steps }步，都符合规则。
   *[other] ✗ 记录有{ $steps }步，与规则不符。
}
verify-missing = 它没说运气从哪里来，其余无法核对。
verify-unreadable = 这不是对局的记录。
verify-failed = 现在没能核对这份记录，请稍后再试。
verify-too-much = 检查这个文件所需的时间或内存超过了一局游戏的记录。
verify-one-at-a-time = 已经在为你检查一份记录，请等它完成。
verify-promise = 封存为 `{ $hash }`
verify-counts = { $draws }次抽取，{ $receipts }张凭证
verify-undone = 撤回了{ $undone }个回答；为它们抽过的，后来没有再抽一次。
verify-word = 加给运气的词，{ $seat }：“{ $word }”
verify-head = 日志止于 `{ $hash }`
verify-right = ✓ 运气、凭证和日志都和封存时一样。
verify-seen = { $count ->
    [1] ✓ 你见过的哈希值在里面。
   *[other] ✓ 你见过的{ $count }个哈希值都在里面。
}
verify-wrong = **✗ 有问题：**
wrong-form = 证明损坏了。
wrong-promise = 第{ $at }个封存不属于这个秘密、对局、席位和规则。
wrong-agreed = 选项、席位或裁定不是封存运气时的那些。
wrong-draw = 第{ $at }次抽取不是由秘密和词得出的。
wrong-rules = 日志的第{ $at }个答复在那里不合规则。
wrong-receipt = 第{ $at }个保密的回答不是凭证上的那个。
wrong-log = 从日志得不出记录里的步骤。
wrong-head = 日志的结尾和记录说的不一样。
wrong-unseen = 你见过 { $at }，但它不在这份记录里。
verify-yourself = -# 不用机器人也能核对：`docs/fairness/verify.py` 可以读 { COMMAND("record") } 给的文件。
