## Why an answer given ahead was stopped; "{ $reason }" is a refusal or a game's own words.

plan-stopped-over = 对局结束了
plan-stopped-round-over = 那一回合已经结束了
plan-stopped-battle-over = 那场战斗已经结束了
plan-stopped-passed = 它要回答的问题没有出现，以后也不会再出现了
plan-stopped-refused = 已经不可能了：{ $reason }
plan-stopped-conditions = 条件没有满足
plan-stopped-ranking = 里面的回答都已经不可能了

## What cannot be answered ahead.

refused-plan-no-choice = 计划里要有一个回答。请选一个。
refused-plan-no-condition = 这个条件不能配这个回答。请选别的条件，或不设条件。
refused-plan-no-battle = 现在没有战斗，计划不能等到战斗结束。请另选计划有效到什么时候。
refused-plan-no-passing = 这里不能跳过；请另选一个回答，或者选择到时候问你。
