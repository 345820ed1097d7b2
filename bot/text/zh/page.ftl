### The page with the board of a seat.

page-open = 版图
page-go = 打开版图
page-offer =
    {"**"}你的版图网页**，用手指就能玩。这个地址只给你：十分钟内有效，只能打开一次，显示你的席位看得到的一切。
    -# { COMMAND("my settings") } 可以关闭你的所有网页。
page-title = Ravenry：版图
page-wait = 正在打开版图。
page-closed = 这个网页已经关闭。在你的面板上按“版图”，就能得到新的地址。
page-too-fast = 一下子太多了。请稍等片刻再继续。
page-bad-request = 这个网页做不到。请重新载入。
page-asked = 你的决定
page-seat = 你有的和你知道的
page-close = 关闭这个网页
page-lost = 连接断了。一恢复，网页就会自动继续。
page-fewer = 减一个
page-more = 加一个
page-due = 截止：{ $time }
my-pages-close = 关闭所有网页
my-pages-closed = ✓ 你的所有网页都关闭了。
trouble-no-pages = 这个机器人不再提供网页。一切都可以在面板上做。
