# Luck that nobody can choose, receipts for sealed answers, and what came of verifying a record.

## The table

card-seal = -# 洗牌已封存：`{ $seal }`
card-dark = -# 没有公共信标参与洗牌：运行机器人的人有可能挑选过结果。
light-begins =
    对局几秒后开始。
    -# 下面的哈希值与公共信标一起证明，没有人挑选过洗牌结果：||{ $head }||
light-draws = -# ⚄ `{ $head }`
lobby-beginning = 对局几秒后开始。
status-light = 下一次抽取在等公共信标，大约15秒。
trouble-beginning = 对局几秒后开始，设置已经不能再改了。
setting-lights = **洗牌**：公共信标多久参与一次？
setting-lights-once = 对局开始时
setting-lights-once-note = 谁也不能挑选抽到什么，也不用等待。
setting-lights-always = 每次抽取时
setting-lights-always-note = 谁也无法预见抽到什么，每次抽取大约要15秒。
agreed-lights-always = 公共信标参与每次抽取：每次大约15秒，谁也无法预见结果。
table-luck-older = 机器人现在能更好地证明洗牌是公平的，但只适用于今后开始的对局。这场对局照常继续，没有这种证明；之前关于洗牌的承诺不再有效。
table-luck-opened = 对局{ $game }的洗牌现在可以核对了：秘密是 `{ $secret }`，日志止于 `{ $head }`。用 { COMMAND("verify") } 可以全部核对，填上对局的编号也行。
## Receipts

panel-receipt = -# 凭证：`{ $receipt }…`
receipt-open = 凭证
receipt-whole = 这个回答的凭证：`{ $receipt }`。别人从中看不出什么；修改回答会换一张凭证。对局{ $game }结束后，用 { COMMAND("verify") } 能在记录里找到它。
receipt-none = 没有凭证：你的回答没有保密，或者已经揭晓。
receipt-earlier = 你在这场对局中之前的凭证，最近的在前：

## A record

verify-unreadable = 这个文件不是对局的记录。请附上 { COMMAND("history") } 里的文件。
verify-older = 这是旧格式的记录。秘密在对局开始前就已固定，回答也连成了链，但无法证明秘密不是有人挑选的。
verify-failed = 现在没能核对这份记录，请稍后再试。
verify-too-much = 核对这个文件所需的时间或内存，比一份对局记录该用的还多。
verify-one-at-a-time = 已经在为你核对一份记录，请等它完成。
verify-green = ✓ { $entries }条日志都没有问题，你留存的内容也在里面。
verify-amber = { $entries }条日志里没有发现问题，但以下几点无法确认：
verify-red = **✗ 有问题**：
verify-seal = 封存为 `{ $hash }`
verify-head = 日志止于 `{ $hash }`
verify-light = 打开 { $link }：那条消息里应当有 `{ $hash }`，而且没有被编辑过。
verify-yourself = -# 运行这个机器人的人可能改动过这里的结论，所以请把 { COMMAND("history") } 给的文件拿到别处核对：用另一个机器人的 { COMMAND("verify") }，或者在装有 Ravenry 的电脑上运行 `python -m engine verify`。
wrong-order = 第{ $at }条不应出现在这个位置。
wrong-seal = 封存的内容不属于这个秘密和这张牌桌。
wrong-beacon = 第{ $at }条的信标轮次，不是它的消息事先定下的那一轮。
wrong-rules = 规则不允许第{ $at }条的内容。
wrong-people = 第{ $at }条里，有人未经允许就作答或入座。
wrong-dark = 第{ $at }条没有用信标，而这是不允许的。
wrong-seats = 席位与选定、抽出的不符。
wrong-draw = 第{ $at }条的抽取结果与规则和封存的洗牌不符。
wrong-receipt = 第{ $at }条的回答与封存的不符。
wrong-undo = 对局不能像第{ $at }条所说的那样回退。
wrong-rest = 玩家或用时与日志结尾记下的不符。
wrong-unseen = 这份记录里没有你填写的 { $at }。
wrong-post = 你填写的 { $at } 来自另一条消息，不是记录所说的那条。
open-nothing-seen = - 你没有填写任何在对局中留存的内容，所以整份记录都可能是伪造的。请在“哈希值”里填写凭证，以及带⚄的消息的链接。
open-unconfirmed = - 下面列出的消息还没有人比对过。
open-replaced = - 你持有的凭证所对应的回答被改过或撤回了（第{ $at }条）。
open-dark = - 运行机器人的人有可能挑选过洗牌结果：没有公共信标参与（第{ $at }条）。
open-undo = - 对局回退过（第{ $at }条）。
open-restored = - 恢复过备份（第{ $at }条）。
open-unfinished = - 日志没有结尾。
open-abandoned = - 对局中途终止了。
