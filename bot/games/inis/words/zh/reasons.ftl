# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = 没有什么明显支持别的回答。

# The three conditions, as they are counted.
condition-clans = 身为酋长统领对手的氏族
condition-sanctuaries = 在场之处的圣所
condition-territories = 在场的领地

because-meets = 满足一个胜利条件：{ $condition }（{ $number }）。
because-crowns = 在首都所在的{ $area }领先；那里的酋长会成为布伦。
because-stops = 这样一来，{ $rival }{ $number ->
    [0] 一个胜利条件都不满足了
   *[other] 就只满足{ $number }个胜利条件
}。
because-grows-clans = 身为酋长统领对手的{ $number }个氏族，获胜需要{ $needed }个。
because-grows-sanctuaries = 在场之处有{ $number }座圣所，获胜需要{ $needed }座。
because-grows-territories = 在{ $number }块领地在场，获胜需要{ $needed }块。
because-leads = 在{ $area }领先；下次集会时，那里的酋长拿取它的优势牌。

## The season

because-claims = 满足{ $met }个胜利条件，而持有宣称标记的玩家没有谁满足更多。
because-claims-early = 满足{ $met }个胜利条件，而只有持有宣称标记的玩家才能获胜。
because-passes = 没有什么急着要做，留着牌可以应对别人的举动。
because-plays = { $card }：{ $text }最接近的条件是{ $condition }：{ $number }/{ $needed }。
because-plays-tale = 一张史诗牌比它的代价更有价值。
because-plays-clans = 岛上氏族多，做什么都方便；最接近的条件是{ $condition }：{ $number }/{ $needed }。
because-plays-card = 打出过的牌可以再拿回来。
because-plays-explores = 新领地带来发展的空间；最接近的条件是{ $condition }：{ $number }/{ $needed }。
because-plays-moves = 别处更需要氏族；最接近的条件是{ $condition }：{ $number }/{ $needed }。
because-plays-spies = 知道别人的手牌，才好做打算。
because-plays-clash = 在自己强的地方冲突，能减少别人的氏族。
because-marches-against = 去{ $area }，对付{ $rivals }。
because-settles = 去{ $area }，那里没有人挡路。
because-starts-clash = 在{ $area }引发冲突，{ $own }对{ $other }。
because-fortifies = 在{ $area }建城寨，能庇护一个氏族，还能拿到那里的优势牌。
because-celebrates = 现在谁在{ $area }引发冲突，谁就失去一个氏族。

## Clans

because-keeps-reserve = 储备里的氏族，以后哪里需要就能到哪里。
because-strengthens = 让别人在{ $area }更难得手。
because-stays-home = 氏族留在原地更有用。

## Clashes

because-attacks = { $rival }在那里有{ $number }个氏族，手里有{ $cards }张行动牌，要失去其中之一。
because-withdraws = 从{ $area }救出{ $number }个氏族。
because-uses-tale = { $card }：{ $text }
because-ends-ahead = 在{ $area }已经领先，再打下去没有好处。
because-ends = 在{ $area }再打下去得不偿失。
because-loses-both = 没有选择。
because-loses-card = 手里有{ $cards }张行动牌，少一张比少一个氏族好。
because-loses-clan = { $number ->
    [1] 失去{ $area }的最后一个氏族
   *[other] 失去{ $area }的{ $number }个氏族之一
}，也比少一张牌好。
because-agrees = { $area }现在的局面值得保持。
because-refuses = 在{ $area }还能得到更多。
because-shelters = 在{ $area }受庇护的氏族不会失去。
because-stays-out = 在{ $area }，只有留在外面的氏族才能战斗。

## Cards

because-drafts = { $card }：{ $text }最接近的条件是{ $condition }：{ $number }/{ $needed }。
because-parts-with = 最用不上的是{ $card }：{ $text }
because-takes-card = { $card }：{ $text }
because-lets-pass = 没有哪张牌值得用来对付这个。
because-responds = { $card }：{ $text }

because-offers = { $count ->
    [0] 这些牌比看几张史诗牌更有价值。
    [1] 弃置一张牌，就多一张史诗牌可选。
   *[other] 弃置{ $count }张牌，就多{ $count }张史诗牌可选。
}

## The island

because-founds = 从{ $area }出发，能到的领地最多。
because-clash-first = { $area }的结果最要紧。
because-lies-well = 放在这里，板块与有用的领地相邻，又很少挨着别处。
nudge-condition = 看看你最接近的条件：{ $condition }。什么能让你更近一步？
plan-condition = 之前的提示是冲着{ $before }去的；现在{ $condition }更近：{ $number }/{ $needed }。
