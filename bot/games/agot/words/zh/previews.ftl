# What an answer would do, before it is given.

step-recruit-afloat = { $area }：{ $at }的{ $unit }

why-preview-nobody-marches = 如果谁都不行军，{ $area }的令牌就白放了。
why-preview-takes-over = { FORM($units, "counted") }到{ $area }：移除{ $rival }的权力标志物。
why-preview-neutral = { FORM($units, "counted") }到{ $area }：中立势力被击败，{ $strength }对{ $needed }。
why-preview-battle = { FORM($units, "counted") }到{ $area }：与{ $rival }**战斗**，目前战力{ $attack }对{ $defence }{ $garrison ->
    [0] 。
   *[other] （其中守军{ $garrison }）。
}
why-preview-helpers = { $houses }可以支援任何一方。
why-preview-stays = 留在{ $area }：{ FORM($units, "counted") }。
why-preview-leaves-token = 权力标志物留在{ $area }，那里仍归你；你还剩{ $left }点权力。
why-preview-keeps = { $area }空出来，但仍归你。
why-preview-gives-up = { $area }空出来，**不再归你**{ $may ->
    [0] 。
   *[other] ，除非你留下权力标志物。
}
why-preview-armies = 之后的军团：{ $armies }；你的补给允许{ $limits }。
why-preview-no-armies = 你将没有两个或更多单位的军团；你的补给允许{ $limits }。
why-preview-raids-nothing = { $area }的突击令牌被移除，没有效果。
why-preview-raid = { $rival }失去{ $area }的{ $order }令牌。
why-preview-pillage = { $rival }失去{ $area }的{ $order }令牌；你获得1点权力{ $lost ->
    [0] 。
   *[other] ，{ $rival }失去1点。
}
why-preview-side = { $house }目前**{ $strength }**：{ $parts }。
why-preview-hand = { $house }手里有：{ $cards }。
why-preview-card = 出{ $card }：战力{ $strength }，对方{ $against }，还要加上对方的家族卡，不计特殊能力。
why-preview-retreat-losses = 补给：到达{ $area }之前失去其中{ $number }个。
why-preview-retreats-in-order = 在{ $area }不变成残兵：{ FORM($units, "counted") }。
why-preview-retreats = 在{ $area }成为残兵：{ FORM($units, "counted") }。
why-preview-unspent = { $area }：{ $points }点征兵点数未用。
why-preview-points = { $area }有{ $points }点征兵点数可用。
note-recruit = 用{ $area }的{ $points }点

# What is needed for a decision, whatever its question is about.
why-preview-westeros = 本回合的维斯特洛卡：{ $cards }。
why-preview-drafted = { $house }已有：{ $cards }。
why-preview-draft-turns = 接下来的顺序：{ $houses }。
why-preview-power = 权力：{ $powers }。
why-preview-places = { $track }现状：{ $places }。
why-preview-brings-iron-throne = 它决定游戏先后次序。第一位持有铁王座，裁决战斗以外的一切平手。
why-preview-brings-fiefdoms = 位次较高者在战斗平手时获胜。第一位持有瓦雷利亚钢剑：每回合一场战斗 +1。
why-preview-brings-kings-court = 它限制特殊令牌（★）：{ $stars }。第一位持有渡鸦信差。
house-in-place = { $place }. { $house }
stars-in-place = 第{ $place }位：{ $stars ->
    [0] 无
   *[other] { $stars }
}
why-preview-played = { $house }出**{ $card }**：{ $text }
why-preview-played-textless = { $house }出**{ $card }**，它的特殊能力不算：{ $text }
why-preview-no-card = { $house }不用家族卡作战。
why-preview-strengths = { $area }目前：{ $attacker } **{ $attack }**，{ $defender } **{ $defence }**。
why-preview-won = { $area }：{ $attacker } { $attack }，{ $defender } { $defence }；**{ $winner }获胜**。
why-preview-income = { $area }{ $power ->
    [0] **没有收益**。
   *[other] 带来{ $power }点权力。
}
why-bids-of-round = **第{ $round }回合**
note-income = { $power ->
    [0] 在这里不带来权力
   *[other] 带来{ $power }点权力
}
note-mustering-points = { $points }点征兵点数
note-nothing-at-sea = 在海上没有收益

# What an area has for whoever marches there.
prospect = { $has }
prospect-castle = { $has }：你的第{ $number }座城堡
prospect-taken = { $has }：你的第{ $number }座城堡，从{ $rival }手中夺得
has-castle = 城堡
has-stronghold = 堡垒
has-supply = { $count }个补给图样
has-power = { $count }个权力图样
