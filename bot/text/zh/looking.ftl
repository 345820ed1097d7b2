# Looking at a game: maps, the board in words, explanations.

map-whole = 整张版图
map-battle = 战斗
map-choose-region = 细看……

palette-default = 原版配色
palette-deuteranopia = 适合绿色盲
palette-protanopia = 适合红色盲
palette-tritanopia = 适合蓝色盲
palette-high-contrast = 高对比度

panel-hand = 我的手牌
hand-title = ### 你的手牌 · { $title }
    -# 别人看不到。

battle-none = 现在没有战斗。用 { COMMAND("why") } 可以看上一场的说明。

what-if-button = 如果……
what-if-heading = ### 如果…… · { $title }
    -# 按人人都能看到的信息，算出每张牌会有什么结果。这里不会提交任何回答。
what-if-nothing = 没有胜负未定的战斗。
what-if-choose = 如果……
what-if-side = { $side-id ->
    [none] { $seat }不支援任何一方
   *[other] { $seat }支援{ $side }
}
what-if-uses = { $seat }使用一次性能力
what-if-uses-not = { $seat }不使用一次性能力

why-topic-stewards = 管家最近做了什么
why-title-stewards = ### 管家为什么这样做
why-steward = - **{ $seat }**（{ $level }），{ $what }：{ $reason }
why-no-steward = 还没有可看的：管家还没有做过可以让所有人知道的事。
why-topic-refusal = 我上一个被拒绝的回答
why-title-refusal = ### 你上一个被拒绝的回答
why-not-refused = 机器人上次启动以来，你的回答没有被拒绝过。
why-line = { $line } · { $rule }
why-nothing = 还没有过。

record-note = 你在这场对局里记的笔记在第二个文件里。它不在记录之中，只给你一个人。
record-here = 这是整场对局每一步的记录。用 `python -m engine replay` 重放，用 `python -m bot.render` 画出任何一刻。

## The log

log-title = ### 日志 · { $title }
    -# 第{ $page }页，共{ $pages }页
log-heading = **{ $moment }**
log-line = - { $sentence }
log-line-private = - { $sentence } *（只给你看）*
log-nothing = 没有符合筛选条件的内容。
log-first = « 最前
log-before = ◂
log-after = ▸
log-last = 最后 »
log-filter = 筛选
log-any-topic = 所有内容
log-any-round = 所有回合
log-any-phase = 所有阶段
log-any-seat = 所有人
log-not-yours = 那场对局在别处进行。只有参加的玩家和看得到那个频道的人，才能看它的日志。
log-not-here = 这里有人看不到那场对局的频道，所以它的日志不能公开显示。不填 **公开**（share），就可以自己看。
topic-table = 牌桌：席位、时间、交谈
topic-votes = 投票

## Looking things up

lookup-title = ### { $title }
lookup-card-of-game = { $card }（{ $game }）
trouble-nothing-of-that-name = 这里没有叫“{ $given }”的。请从建议里选一个。
trouble-nothing-to-look-up = 这场对局没有可以查阅的内容。

## The rules

# Words that say nothing of what is looked for.
rules-fillers = 的 了 吗 呢 吧 啊 是 有 在 我 你 他 她 它 我们 你们 他们 这 那 这个 那个 可以 可不可以 能 能不能 会 会不会 要 怎么 怎样 如何 什么 什么时候 为什么 多少 几个 哪里 哪个 谁 如果 和 与 或 就 都 也 还 被 把
# Words that mean much the same, a group on each line.
rules-alike =
    平手 平局 相同 相等 同分
    战斗 冲突 交战 打仗 开战
    胜利 获胜 赢 胜
    输 失去 损失 失败 战败
    单位 部队 军队 军团 棋子
    弃 弃置 弃掉 丢弃
    钱 金币 付 支付 费用 花费
    开始 起始 设置
    结束 完成 终局
rules-title = ### { $where }
    -# { $game }的规则，用我们自己的话写成
rules-contents = 章节
rules-searched = 提到“{ $words }”的规则
rules-paragraph = **{ $number }** { $text }
rules-heading = ▸ **{ $number } { $text }**
rules-at-table = -# ◆ 本桌（{ $ruling }）：{ $reading }
rules-by-default = -# ◆ 默认（{ $ruling }）：{ $reading }
rules-otherwise = -# ◆ **本桌另有约定**（{ $ruling }）：{ $reading }
rules-overruled = -# ◆ **这种玩法另有规定**：{ $numbers }
rules-more = ……
rules-found-more = -# { $count ->
    [1] 还有1条，在菜单里。
   *[other] 还有{ $count }条，前几条在菜单里。
}
rules-not-found = 什么都没找到。换个词试试，或者翻翻章节。
rules-no-such-number = -# 没有规则{ $number }。
rules-choose = 阅读……
rules-section = { $number }全文
rules-chapter = 第{ $number }章
rules-all = 章节
rules-button = 规则{ $number }
trouble-no-rules = 这里没有{ $ruleset }的规则。

hand-open = 这场对局没有秘密的手牌。

## Games without pictures or battles

map-none = 这场对局没有图片。{ COMMAND("board") } 用文字描述版图。
board-nothing = 版图上还什么都没有。
battle-never = 这场对局没有战斗。
yes = 是
no = 否
