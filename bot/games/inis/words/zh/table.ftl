# What Inis says at a table in its own words.

panel-hand-holds = 手牌：{ $cards }
panel-clash = { $area }的冲突：{ $sides }
panel-clash-side = { $seat }暴露{ $exposed }{ $protected ->
    [0] {""}
   *[other] ，受庇护{ $protected }
}
heading-figures = 胜利条件：身为酋长统领对手的氏族{ $clans }/6，在场领地里的圣所{ $sanctuaries }/6，在场的领地{ $territories }/6 · 功绩{ $deeds } · 储备氏族{ $reserve }
instruct-quiet = 这个季节都不用问我

## What winning takes

goal = **获胜条件**：集会时持有宣称标记，并且身为酋长统领6个对手的氏族，或者有你氏族的领地里共有6座圣所，或者在6块领地在场。

## What is in a territory that can be chosen

here-joint = {" · "}
here-leads = { $seat } { $n }（酋长）
here-clans = { $seat } { $n }
here-capital = 首都
here-citadels = 城寨×{ $n }
here-sanctuaries = 圣所×{ $n }
here-festival = 庆典
here-empty = 无人
here-not-in-play = 还不在岛上

## What is needed for a decision

why-preview-announced = **{ $card }**：{ $text }
why-preview-conditions = 满足的胜利条件：{ $met }。
why-preview-pretenders = { $seats }持有宣称标记。
why-preview-passed = 连续跳过：{ $seats }。所有人都跳过，季节就结束。
met-by = { $seat } { $met }

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    平手 平局 相同 相等
    战斗 冲突 交战 打仗
    胜利 获胜 赢 宣称者 宣称
    输 失去 损失 移除
    氏族 军队 部队 单位 棋子
    领地 板块 地区 区域 地块
    城寨 城堡 要塞
    圣所 神殿 神庙
    王 国王 布伦 酋长 首领
    牌 手牌 卡
    响应 回应 反应 三旋 三旋牌
    弃 弃置 弃掉
    轮抽 选择 挑选
    开始 起始 设置
    结束 终局

## How to play: twelve sentences

primer-island = 你的氏族生活在一座岛的各块领地上，你想成为岛上的王。在一个回合开始时，如果你有宣称标记，又满足一个条件，就获胜：身为酋长统领对手的六个氏族，有你氏族的领地里共有六座圣所，或者在六块领地在场。在一块领地里氏族最多的玩家是那里的酋长，每回合拿取它的优势牌。首都的酋长是布伦，先行动，平手时获胜。
primer-cards = 每回合轮抽行动牌：你留下一些，其余的传下去。轮到你时，打出一张牌、取宣称标记，或者跳过；所有人连续跳过，季节就结束。牌能带来氏族、移动氏族、建造城寨和圣所，或者响应别人的举动。史诗牌能做到别的牌做不到的事，一个功绩在任何条件里都算1。
primer-clash = 几位玩家的氏族相遇就会冲突，除非在场的人都同意和平。城寨里的氏族是安全的；玩家轮流攻击或撤退，一次一个机动。受到攻击的玩家失去一个氏族，或者弃一张行动牌。留意谁跳过了、轮抽时传走了什么：在对的时刻，一张牌胜过许多氏族。
