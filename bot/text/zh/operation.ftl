# What hosting brings with it: upgrades, backups, limits, health.

trouble-pinned = 这场对局搁置了：它用的规则，这个版本的机器人已经没有了。什么都没有丢，运行机器人的人已经知道。
trouble-past-rules = 这场对局用的是以前的规则，这个版本的机器人无法显示它的版图。它的记录还在。
table-pinned = 机器人更新了，这场对局不能按新规则继续。对局搁置，所有计时停止；什么都没有丢。运行机器人的人已经知道。
table-unpinned = 机器人又更新了，这场对局从停下的地方继续。
table-set-aside = 对局{ $game }的存档读不出来。对局搁置，所有计时停止。运行机器人的人已经知道。
table-said-blocked = 你在对局{ $game }里说的话没有发出：服务器的自动审核屏蔽了其中的内容。请用 { COMMAND("say") } 换个说法。
table-blocked = 对局{ $game }有一条消息没有发出：服务器的自动审核屏蔽了其中的内容。在 { COMMAND("log") } 里可以看到。管理服务器的人可以让机器人的身份组不受限制：服务器设置 → AutoMod。
table-stuck = 对局{ $game }有一步执行失败，会再试。运行机器人的人已经知道。
table-halted = 对局搁置：机器人按规则无法从这里继续。这是机器人的错，牌桌上谁都没有错；所有计时停止，运行机器人的人已经知道。
table-halted-host = 对局{ $game }搁置：机器人按规则无法从这里继续。所有计时停止。如果还有更早的时刻，全桌会投票要不要回退。运行机器人的人已经知道。
table-rules-changed = 机器人更新了，从现在起有些规则的处理方式不同。这场对局里已经发生的事仍然算数。
table-asked-again = 机器人更新了，从现在起有些规则的处理方式不同。上一个回答不再合乎规则，所以重新问一次。
table-restored = 机器人已从 { $at } 的备份恢复。那之后回答过的都会重新问，备份之后的按钮已经失效。
card-pinned = ### { $title }
    这场对局搁置了，要等机器人更新。什么都没有丢。

## Limits

flood-wait = 按得太快了。请稍等片刻再继续。
server-not-served = 这个机器人只在运行者选定的服务器上提供游戏，这个服务器不在其中。请联系运行机器人的人添加这个服务器，或者换一个服务器玩。
trouble-too-many-games = 你在这里主持的对局已经到了一个人的上限：{ $number }场。请先结束其中一场。
trouble-server-full = 这个服务器的对局已经到了上限：{ $number }场。要等其中一场结束。

## How the bot is

health-not-yours = 这是给运行机器人的人（应用的所有者或其团队成员）和服务器管理者看的。
health-here = ### 机器人和这个服务器的对局
health-version = **Ravenry { $version }**，已运行{ $time }
health-latency = 与 Discord 之间的心跳往返：{ $ms }毫秒
health-shards = 分片：{ $count }个
health-shard = · 分片{ $shard }：{ $servers }个服务器，{ $ms }毫秒
health-shard-away = · ⚠ 分片{ $shard }没有连接（{ $servers }个服务器）
health-games = 对局：{ $running }场进行中，{ $lobby }场在等玩家，{ $over }场已结束
health-pinned = ⚠ { $number }场对局搁置了，要等机器人更新；原因见日志和“python -m bot doctor --dry-run”。
health-lost = ⚠ { $number }场对局的频道不在了；用 { COMMAND("game move") } 可以换一个频道。
health-awaited = 等待中的回答：{ $awaited }个，其中{ $overdue }个超时
health-outbox-empty = 没有待发送的消息。
health-outbox = 待发送的消息：{ $number }条，最早的等了{ $time }
health-direct = ⚠ Discord 不让机器人开新的私信。到 { $until } 为止，从没收到过机器人私信的玩家，改在频道里提及。
health-task = ⚠ 任务 { $task } 一再出错（{ $why }）；详情见日志。
health-replaced = 启动以来换过的辅助进程：{ $number }个
health-replies = 回复：通常{ $usual }，百分之一超过{ $slow }，最长{ $most }（至今{ $number }次）
health-pictures = 图片：通常{ $usual }，百分之一超过{ $slow }，最长{ $most }（至今{ $number }次）
health-writes = 保存：通常{ $usual }，百分之一超过{ $slow }，最长{ $most }（至今{ $number }次）
health-backup = 最近的备份：{ $at }
health-backup-none = ⚠ 还没有备份。
health-backup-failed = ⚠ 最近一次备份失败了：{ $why }
health-no-fault = 启动以来没有错误。
health-fault = 最近的错误，{ $at }：{ $text }

## Beside the bot's name

presence = { $games ->
    [0] /game new · /help
   *[other] /help · 🎲 { $games }
}
