# What players say to each other: in public, in private, and what they declare.

## In public; everybody may read all of it, and it stays in the log

table-said = **{ $seat }**：{ $text }
table-allied = **{ $seat }**宣布与**{ $ally }**结盟。这对谁都没有约束力。{ $ally }也可以用 { COMMAND("say") } 宣布。
table-allied-both = **{ $seat }**与**{ $ally }**结为同盟。这对双方都没有约束力，任何一方随时可以结束。
table-alliance-ended = **{ $seat }**结束了与**{ $ally }**的同盟。

done-said = ✓ 已以你的席位的名义发到频道里。
done-said-later = ✓ 已记下。机器人现在不能在频道里发言；一旦恢复，就会按先后次序发出来。
done-allied = ✓ 已在频道里宣布。它没有约束力，机器人也不会要求谁遵守。
done-alliance-ended = ✓ 同盟已结束，并已在频道里说明。

trouble-say-less = 发言太快，请半分钟后再说。
trouble-ally-oneself = 你不能和自己结盟。
trouble-already-allied = 你已经宣布过了。{ $seat }也要宣布，双方才算同盟。
trouble-not-allied = 你和{ $seat }之间没有同盟。

## In private

talk-name = 对局{ $game } · { $seats }
talk-opening = ### 密谈：{ $players }
    -# 对局{ $game }
talk-warning =
    {"**"}还有谁能看到这里**？服务器的所有者、管理员，以及拥有**管理子区**权限的人：随时能看，而且你不会察觉。以后接手这些席位的人，也会读到全部内容。
    在这里谈妥的事没有约束力。如果有些话绝不想让别人看到，请直接私信对方。
talk-here = ✓ 你们的密谈：{ $thread }
talk-again = ✓ 你们已经有这场密谈了：{ $thread }
talk-back = -# { $seat }回到了这场密谈。{ $users }
talk-joined = 从现在起，{ $user } 玩{ $seat }，并加入这场密谈。上面的内容都能读到。
talk-left = { $user } 不再玩{ $seat }，已被移出这场密谈。这位玩家读过上面的内容。
talk-lacks = 机器人没法在这里开密谈，因为在 { $channel } 缺少权限：{ $permissions }。频道的管理者可以给机器人权限。在那之前，请直接互相私信。
talk-no-place = 密谈是文字频道里的私密子区，而这场对局不在文字频道里。请直接互相私信。
talk-locked = 你们的密谈 { $thread } 被锁住了，有管理子区权限的人可以解锁。在那之前，请直接互相私信。
talk-failed = 刚才 Discord 不让机器人开密谈。请过一会儿再试。
talk-not-added = ⚠ 机器人没能把 { $users } 加进来：可能已经离开服务器了。
trouble-talk-alone = 请至少选一位要密谈的玩家。
trouble-nobody-to-talk-to = { $seat }没有人在玩，没法密谈。
trouble-talk-public = 本桌约好只公开交谈。请在频道里发言，或者提议公开约定。
trouble-talk-spoken = 本桌约好只公开交谈，而且谁也不知道谁玩谁。请用 { COMMAND("say") } 发言，或者提议公开约定。
trouble-talk-relayed = 本桌约好交谈都由机器人转达：{ COMMAND("talk") }。
trouble-faceless = 本桌谁也不知道谁玩谁，所以不能点名任何玩家。
relay-title = 发给{ $seats }
relay-label = 让机器人替你说什么
relay-answer = 回复
relay-done = ✓ 已以你的席位的名义私信给{ $seats }：{ $text }
relay-note = -# 不接收机器人私信的人收不到。
table-relayed = **{ $seat }**对{ $seats }说：{ $text }
trouble-tournament = 本桌采用锦标赛规则，所以不能这样做。
trouble-talk-none = 本桌约好玩家之间不交谈。

permission-create-private-threads = 创建私密子区
without-create-private-threads = 没有它，玩家之间就不能开密谈。

## How the game stands

overview-title = ### { $title }
    { $moment }
overview-awaited = **正在等待{ $what }**：
overview-since = ○ { $seat } · 从 { $since } 开始等
overview-since-due = ○ { $seat } · 从 { $since } 开始等 · 截止 { $due }
overview-stopped = ○ { $seat } · 从 { $since } 开始等 · 计时已停
overview-waits = ○ { $seat }
overview-answered = ✓ { $seat }
overview-discreet = **正在等待响应**。谁可以响应不会显示。
overview-over = 对局结束了。
overview-alliances = **同盟**（没有约束力）
overview-allied = - { $one }和{ $other }，{ $since } 起
overview-declared = - { $one }宣布与{ $other }结盟，{ $since } 起；对方尚未宣布
overview-log = 日志
