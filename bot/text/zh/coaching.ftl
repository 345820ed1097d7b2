# 第一局的教练。关于某个游戏的讲解在那个游戏自己的文字里。

coach-heading = -# { $seat } · { $moment }
coach-idea = 🎓 { $text }
coach-on = 继续
coach-more = 更多
coach-show = 看图
coach-wait = ⚠ { $reason }要再想想吗？
coach-again = 再想想
coach-anyway = 就这样
coach-round-over = 🎓 第{ $round }回合结束。
coach-well = **做得好**：{ $what }
coach-cost = **代价**：{ $what }
coach-next = **接下来留意**：{ $what }
