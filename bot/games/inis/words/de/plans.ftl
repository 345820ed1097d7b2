## Conditions of an answer given ahead; they go on from "only if".

# plan-if-alone = nobody else has clans in { $area }
# plan-if-chieftain = I am still chieftain of { $area }
# plan-if-most = { $seat } has at most { $most } { $most ->
#     [one] clan
#    *[other] clans
# } in { $area }
# plan-if-exposed = { $seat } has at most { $most } exposed { $most ->
#     [one] clan
#    *[other] clans
# } in { $area }

## Why an answer given ahead was stopped; they go on from "stopped:".

# plan-changed-pretenders = other players now hold Pretender tokens
# plan-changed-clans = the clans in { $area } have changed
# plan-changed-exposed = the exposed clans in { $area } have changed
# plan-changed-buildings = there is a new building in { $area }, or the Festival has come or gone

## What was assumed where one looks ahead.

# assumed-turn = { $seat } passes
# assumed-respond = nobody responds
# assumed-safe = { $seat } decides as carefully as possible
# assumed-own = you do nothing that you have not planned
