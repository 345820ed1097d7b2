## Why an answer given ahead was stopped; "{ $reason }" is a refusal or a game's own words.

plan-stopped-over = the game is over
plan-stopped-round-over = the round ended first
plan-stopped-battle-over = the combat ended first
plan-stopped-passed = its question did not come, and no longer can
plan-stopped-refused = it is no longer possible: { $reason }
plan-stopped-conditions = its condition does not hold
plan-stopped-ranking = none of its answers is possible any more

## What cannot be answered ahead.

refused-plan-no-choice = A plan needs an answer. Choose one.
refused-plan-no-condition = That condition does not go with this answer. Choose another one, or none.
refused-plan-no-battle = There is no combat now for which a plan could wait. Choose how long it waits.
refused-plan-no-passing = You cannot pass here. Choose another answer as the alternative, or choose to be asked.
