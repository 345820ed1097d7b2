# Answers given ahead: plans for questions that are still to come.

trouble-no-plans = 这场对局里没有可以提前回答的事。
trouble-nothing-ahead = 现在预料不到接下来会问你什么，所以没有可计划的。
trouble-not-foreseen = ⚠ 那个问题已经不能计划了。现在能计划的如下。
trouble-no-such-plan = 你没有这个编号的计划。用 { COMMAND("plan") } 可以列出来。
trouble-too-many-plans = 计划已经满了。请先删除一个。

plan-open = 提前回答
plan-panel = 回到我的面板
plan-title = ### 提前回答 · { $seat } · 对局{ $game }
plan-why = 把大概会问你的问题预先计划好。问到时，如果计划的回答可以选，又没有发生意料之外的事，就照计划执行；否则照常问你。别人不会知道你做过计划。
plan-gathered = **同时问你和别人**。轮到你的时候，你的回答才会执行；到时候如果情况有变，会重新问你。
plan-way-next = 接下来由你决定：{ $what }。
plan-way-after = 在{ $seats }之后由你决定：{ $what }。
plan-later-all = 能料到的你都计划好了。等其中一个问题问过之后，就可以继续计划。
plan-later-own = 请先回答现在问你的问题，然后就可以计划之后的事。
plan-later-chance = 接下来要随机抽取。抽完之后就可以计划。
plan-later-secret = 接下来的事取决于还没有公开的回答。公开之后就可以计划。
plan-later-round = 这个回合不会再问你什么。下个回合开始后就可以计划。
plan-later-game = 在问到你之前，对局就会结束。
plan-later-far = 在问到你之前还有太多事要发生。等近一些再计划。
plan-not-for = 你还要替别的席位回答：{ $seats }。替别人做的决定不能提前回答。
plan-menu = 计划一个回答
plan-menu-more = 计划一个回答（{ $first }–{ $last }）
plan-menu-after = 在{ $seats }之后
plan-none = 你还没有计划。
plan-yours = **你的计划，按先后尝试**：
plan-line = { $number }. { $words }
plan-line-done = { $number }. ~~{ $words }~~：已执行
plan-line-stopped = { $number }. ~~{ $words }~~：已中止，{ $reason }
plan-words = { $what }：{ $choices }{ $otherwise ->
    [pass] ；否则什么都不做
   *[ask] {""}
}{ $until ->
    [battle] （只在这场战斗）
    [changed] （直到被打断）
   *[round] {""}
}
plan-words-ranking = { $what }，每次选第一个可行的：{ $choices }
plan-choice = { $answer }
plan-choice-if = { $answer }，条件是{ $conditions }
plan-and = ，并且
plan-else = ；否则
plan-drop = 删除一个计划
plan-drop-all = 全部删除
plan-passes = 计划随席位交给接手的人：{ $passes ->
    [yes] 是
   *[no] 否
}
plan-dropped = ✓ 已删除。
plan-passes-said = { $passes ->
    [yes] ✓ 谁接手你的席位，就得到你的计划。
   *[no] ✓ 不管谁接手你的席位，都得不到你的计划。
}
plan-kept = ✓ 已计划：{ $words }。

plan-question = **计划：{ $question }**
plan-ranks = -# 想排多少就排多少。每次轮到你回答时，机器人给出当时第一个可行的。
plan-assumed = -# 假设没有别的变化：{ $assumed }。
plan-before = -# 第{ $number }选择：{ $words }
plan-another = 如果行不通，改成什么？
plan-reads = ▸ { $words }
plan-only-if = -# **{ $number }** 条件：{ $condition }
plan-keep = 就这么计划
plan-keep-if = 就这么计划，附条件{ $number }
plan-keep-answer = 锁定
plan-conditions = 加条件……
plan-condition-option = { $number } · { $condition }
plan-until = 计划有效到什么时候
plan-until-round = 到回合结束
plan-until-battle = 到这场战斗结束
plan-until-changed = 直到被打断
plan-otherwise = 行不通就换一个
plan-otherwise-pass = 行不通就什么都不做
go-way = {" → "}
plan-others = 其他问题

# In the panel of whoever is not asked.

panel-done-ahead = -# ✓ 已照计划执行：{ $words }
panel-stopped-ahead = -# ⚠ 你的计划中止了：{ $words }。原因：{ $reason }
plan-stopped-unreadable = 这个版本的机器人读不懂它

## Plans typed as text

# Words, parted by commas.
typed-plan-if = 如果, 要是, 假如, 若, 条件是, 前提是, 只在
typed-plan-else = 否则, 不然, 要不, 要不然, 不行就
typed-plan-and = 并且, 而且, 且, 和
typed-plan-nothing = 不动, 什么都不做, 不做, 跳过, 留下, 无, 没有
typed-plan-ask = 问我, 问, 再问我
typed-plan-list = 列表, 列出, 显示, 查看
typed-plan-drop = 删除, 移除, 去掉, 取消
typed-plan-all = 全部, 所有, 全都

plan-typed-unknown = - “{ $text }”和预料中会问你的事都对不上。
plan-typed-early = - “{ $text }”现在还不能计划。{ $when }
plan-typed-condition = - “{ $text }”不是这里可用的条件：{ $conditions }。
plan-typed-incomplete = - “{ $text }”作为回答还不完整。
plan-typed-nothing = ⚠ 没有计划任何事：
plan-typed-partly = ⚠ 这些没有计划上：
plan-typed-done = ✓ 已计划。请在下面再读一遍；用 { COMMAND("plan") } 输入“删除 2”，就删除第2个。
