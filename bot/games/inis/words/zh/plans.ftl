## Conditions of an answer given ahead; they go on from "only if".

plan-if-alone = { $area }没有别人的氏族
plan-if-chieftain = 我仍是{ $area }的酋长
plan-if-most = { $seat }在{ $area }最多有{ $most }个氏族
plan-if-exposed = { $seat }在{ $area }最多有{ $most }个暴露的氏族

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-pretenders = 持有宣称标记的玩家变了
plan-changed-clans = { $area }的氏族和原来不同了
plan-changed-exposed = { $area }暴露的氏族和原来不同了
plan-changed-buildings = { $area }有了新建筑，或者庆典开始或结束了

## What was assumed where one looks ahead.

assumed-turn = { $seat }跳过
assumed-respond = 没有人响应
assumed-safe = { $seat }尽量保守地决定
assumed-own = 没有计划的事，你都不做
