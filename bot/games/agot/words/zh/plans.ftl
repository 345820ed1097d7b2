## Conditions of an answer given ahead; they go on from "only if".

plan-if-empty = { $area }没有人
plan-if-defence = { $area }的防守战力不超过{ $most }
plan-if-held = { $area }仍归{ $house }
plan-if-stronger = 按公开的战力（单位、令牌和双方自己的支援），我能在{ $area }获胜
plan-if-order = { $area }的令牌仍是{ $order }
plan-if-unharmed = { $area }没有受到进攻，我的单位都还在
plan-if-supply = 我的补给至少是{ $least }
plan-if-unhelped = 除我之外，没有人支援{ $area }的{ $side }
plan-if-ahead = { $area }之战，出家族卡之前{ $by ->
    [0] 我不落后
   *[other] 我至少领先{ $by }
}

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-units = { $area }的单位和原来不同了
plan-changed-house = { $house }现在在{ $area }
plan-changed-left = { $area }空出来了
plan-changed-order = { $area }有了新的令牌：{ $order }
plan-changed-own-order = 你在{ $area }的令牌没有了，或者换了
plan-changed-token = { $area }的权力标志物和原来不同了
plan-changed-garrison = { $area }的守军和原来不同了
plan-changed-neutral = { $area }的中立势力和原来不同了
plan-changed-attacked = { $area }受到了进攻
plan-changed-income = { $area }现在带来的权力变了
plan-changed-supply = 你的补给变了
plan-changed-fighting = { $area }的战斗和原来不同了
plan-changed-help = 现在有其他玩家在{ $area }支援一方
plan-changed-rival-hand = 你在{ $area }的对手，手里的家族卡变了
plan-changed-westeros = 翻开的维斯特洛卡变了

## What was assumed where one looks ahead.

assumed-pick = { $house }拿最紧缺的卡
assumed-raid = { $house }不突击
assumed-march = { $house }不行军
assumed-consolidate = { $house }收取权力
assumed-muster = { $house }不征兵
assumed-support = { $house }谁都不支援
assumed-house-card = { $house }出最弱的家族卡
assumed-bid = { $house }不出价
assumed-raven = { $house }不使用渡鸦
assumed-safe = { $house }尽量保守地决定
assumed-own = 没有计划的事，你都不做
assumed-own-safe = 你尽量保守地决定
