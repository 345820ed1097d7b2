### The page with the board of a seat, and the one to watch.

page-open = 版图
page-go = 打开版图
page-offer =
    {"**"}你的版图网页**，用手指就能玩。这个地址只给你：十分钟内有效，只能打开一次，显示你的席位看得到的一切。
    -# { COMMAND("my settings") } 可以关闭你的所有网页。
page-title = Ravenry：版图
page-wait = 正在打开版图。
page-closed = 这个网页已经关闭。在你的面板上按“版图”，就能得到新的地址。
page-too-fast = 操作太快了。请稍等片刻再继续。
page-bad-request = 这个网页做不了这个操作。请重新载入。
page-asked = 你的决定
page-seat = 你有什么、知道什么
page-close = 关闭这个网页
page-lost = 连接断了。一恢复，网页就会自动继续。
page-fewer = 减一个
page-more = 加一个
page-due = 截止：{ $time }
my-pages-close = 关闭所有网页
my-pages-closed = ✓ 你的所有网页都关闭了。
trouble-no-pages = 这个机器人不再提供网页。一切都可以在面板上做。
page-watch = 观战
page-watch-offer =
    {"**"}在网页上观战**：看到的和所有人一样，可以看实况，也可以从头看起。这个地址只给你：十分钟内有效，只能打开一次。
    -# { COMMAND("my settings") } 可以关闭你的所有网页。
page-watching = 观战中
page-story = 从头看起
page-back = 回到版图
page-done = 完成
page-votes = 投票（{ $number }）
page-run = 主持对局
setting-watched = **观战**：看得到这个频道的人可以在网页上观看对局，只看得到频道里显示的内容：
setting-watched-true = 可以观战
setting-watched-false = 不可以观战
agreed-watched-true = 看得到这个频道的人可以在网页上观看对局。
agreed-watched-false = 谁也不能在网页上观看对局。
trouble-not-watched = 本桌没有同意让人在网页上观战。版图可以在频道里看。
