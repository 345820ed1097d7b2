## Why an answer given ahead was stopped; "{ $reason }" is a refusal or a game's own words.

plan-stopped-over = 对局结束了
plan-stopped-round-over = 它的回合结束了
plan-stopped-battle-over = 它的战斗结束了
plan-stopped-passed = 它等的问题没有来，也不会再来了
plan-stopped-refused = 已经不可能了：{ $reason }
plan-stopped-conditions = 条件没有满足

## What cannot be answered ahead.

refused-plan-no-choice = 计划里要有一个回答。请选一个。
refused-plan-no-condition = 这个条件不能配这个回答。请选别的条件，或不设条件。
refused-plan-no-battle = 现在没有战斗，计划不能等到战斗结束。请选择它等多久。
refused-plan-no-passing = 这里不能跳过；请说明改做什么，或者选择到时候问你。
