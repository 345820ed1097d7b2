# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# The three conditions, as they are counted.
condition-clans = 身为酋长统领对手的氏族
condition-sanctuaries = 在场的领地里的圣所
condition-territories = 在场的领地

because-meets = 满足一个胜利条件：{ $condition }（{ $number }）。
because-crowns = 成为首都所在的{ $area }的酋长；那里的酋长就是布伦。
because-stops = 这样一来，{ $rival }{ $number ->
    [0] 一个胜利条件都不满足了
   *[other] 就只满足{ $number }个胜利条件
}。
because-grows-clans = 身为酋长统领对手的{ $number }个氏族，获胜需要{ $needed }个。
because-grows-sanctuaries = 在场的领地里共有{ $number }座圣所，获胜需要{ $needed }座。
because-grows-territories = 在{ $number }块领地在场，获胜需要{ $needed }块。
because-leads = 成为{ $area }的酋长；下次集会时，谁是那里的酋长，谁就拿取它的优势牌。

## The season

because-claims = 满足{ $met }个胜利条件，而持有宣称标记的玩家没有谁满足更多。
because-claims-early = 满足{ $met }个胜利条件，而只有持有宣称标记的玩家才能获胜。
because-passes = 跳过，留着{ $cards }张行动牌；所有人接连跳过，季节才结束。
because-plays = { $card }：{ $text }最接近的条件是{ $condition }：{ $number }/{ $needed }。
because-marches-against = 去{ $area }，对付{ $rivals }。
because-settles = 去{ $area }，那里没有人挡路。
because-starts-clash = 在{ $area }引发冲突，{ $own }对{ $other }。
because-fortifies = 在{ $area }建城寨，能庇护一个氏族，还能拿到那里的优势牌。
because-celebrates = 现在谁在{ $area }引发冲突，谁就失去一个氏族。

## Clans

because-keeps-reserve = 不放氏族，储备里留{ $number }个。
because-strengthens = { $area }的氏族增加到{ $number }个。
because-stays-home = 氏族不移动。

## Clashes

because-attacks = { $rival }在那里有{ $number }个氏族，手里有{ $cards }张行动牌，必须失去一个氏族或一张牌。
because-withdraws = 从{ $area }救出{ $number }个氏族。
because-uses-tale = { $card }：{ $text }
because-ends-ahead = 已经是{ $area }的酋长：{ $own }对{ $other }。
because-ends = { $area }的冲突会以{ $own }对{ $other }结束。
because-loses-both = 这次攻击两样都要：一个氏族和一张牌。
because-loses-card = 交出{ $cards }张行动牌中的一张，保住氏族。
because-loses-clan = { $number ->
    [1] 失去{ $area }的最后一个氏族
   *[other] 失去{ $area }的{ $number }个氏族之一
}，留住{ $cards }张行动牌。
because-agrees = { $area }的冲突以{ $own }对{ $other }结束。
because-refuses = { $area }的冲突继续，{ $own }对{ $other }。
because-shelters = 在{ $area }受庇护的氏族不会失去。
because-stays-out = 在{ $area }，只有留在外面的氏族才能战斗。

## Cards

because-drafts = { $card }：{ $text }最接近的条件是{ $condition }：{ $number }/{ $needed }。
because-parts-with = 交出{ $card }：{ $text }
because-takes-card = { $card }：{ $text }
because-lets-pass = 对此不出牌，留着{ $cards }张行动牌。
because-responds = { $card }：{ $text }

because-offers = { $count ->
    [0] 不为史诗牌弃置任何牌。
    [1] 弃置一张牌，就多一张史诗牌可选。
   *[other] 弃置{ $count }张牌，就多{ $count }张史诗牌可选。
}

## The island

because-founds = { $area }与{ $number }块领地相邻。
because-clash-first = 在{ $area }是{ $own }对{ $other }。
nudge-condition = 看看你最接近的条件：{ $condition }。什么能让你更近一步？
plan-condition = 之前的提示是冲着{ $before }去的；现在{ $condition }更近：{ $number }/{ $needed }。
