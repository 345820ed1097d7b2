# Answers by text, by form, and what follows from them.

## Answers typed as text

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-none = 无 没有 不放 空 清空 清除 移除 取消 - 不出
typed-yes = 是 是的 好 好的 要 可以
# What means nothing between an area and its order.
# What means nothing among pieces and places.
# All pieces that are left, and one piece that becomes another.
typed-everybody = 全部 所有 全体 全军 其余 剩下 都 全员 所有人 所有的 全
typed-upgrade = 升 升级 升级为 升级成 升为 变成 变为 改成
typed-or = {"、"}
typed-understood = ✓ 机器人是这样理解的，还没有锁定任何内容。
typed-nothing = ⚠ 机器人没有看懂这些：
typed-example = 例如：`{ $example }`
typed-moves-example = { $origin }: { $target } { $pieces }
typed-pieces-example = { $place }: { $pieces }
typed-shopping-example = { $payer }: { $pieces } 在 { $place }
typed-shopping-here = { $pieces } 在 { $place }
typed-shopping-upgrade = { $payer }: 升级 { $pieces }
typed-too-long = ⚠ 这个回答太长了，没有读取：最多{ $letters }个字符、{ $words }个词。
typed-partly = ⚠ 其余的看懂了，没有看懂的是：
typed-unknown = - “{ $text }”没有看懂。
typed-guess = - “{ $text }”：是不是指{ $guesses }？
typed-several = - “{ $text }”可能是：{ $guesses }。
typed-refused = - “{ $text }”：{ $reason }
typed-refused-guess = - “{ $text }”：{ $reason }是不是指{ $guesses }？
typed-more = - ……还有{ $number }处。
typed-not-asked = ⚠ 你现在没有要回答的问题。
typed-button = 输入
typed-title = 输入你的回答
typed-label = 你的回答
typed-hint = 选项的名称，或者名称的开头

## Fast entry

tokens-fast = 快速填写
tokens-fast-part = 快速填写 { $first }–{ $last }

## What there is to know before choosing, and what would follow

news-own = **与你有关的事**
news-rest = **其他发生的事**
news-more = -# ……日志中还有{ $number }条。
panel-briefing = -# { $line }
panel-preview = ▸ { $line }

# What cannot be bought, and why.
shopping-barred = -# ✗ { $what }：{ $reason }

## What there is to say about an option

option-note = **{ $what }**：{ $note }

## A token for each place, typed

# What means nothing between a place and its token.
typed-fillers = 在 给 于 放 下 放置 令牌 的 请 指令 令 吧 改 改成 改为 换 换成 换为
# What means nothing among pieces and places.
typed-fillers-army = 在 到 往 去 向 从 由 于 和 与 走 移动 前往 派 派出 取 买 的 个 艘 台 条 位 名 匹 支 只 辆 队 移 里 请 放 把 将 吧 进攻 攻打 攻击 攻 损失 失去 牺牲 死 招 招募 调 调动
typed-displaced = - { $place }的令牌没有了：它只能放在一个地方。
typed-tokens-title = 输入你的令牌
typed-tokens-label = 每行一个地点和它的令牌
typed-tokens-hint = 地点和令牌，写名称的开头也行
typed-tokens-example = { $place }: { $token }

command-former = 已经没有 { $old } 了，请改用 { $new }。
