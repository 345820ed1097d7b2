## Why an answer given ahead was stopped; "{ $reason }" is a refusal or a game's own words.

plan-stopped-over = the game is over
plan-stopped-round-over = its round is over
plan-stopped-battle-over = its battle is over
plan-stopped-passed = the question for it did not come, and cannot come any more
plan-stopped-refused = it is not possible any more: { $reason }
plan-stopped-conditions = what it was to depend on does not hold

## What cannot be answered ahead.

refused-plan-no-choice = A plan needs an answer.
refused-plan-no-condition = That condition does not go with this answer.
refused-plan-no-battle = There is no battle now that a plan could last for.
refused-plan-no-passing = There is no way to pass here; say what else is to be done, or choose to be asked.
