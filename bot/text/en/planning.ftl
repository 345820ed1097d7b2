# Answers given ahead: plans for questions that are still to come.

trouble-no-plans = Nothing in this game can be planned.
trouble-nothing-ahead = Your next question cannot be predicted right now, so there is nothing to plan.
trouble-not-foreseen = ⚠ That question can no longer be planned for. Here is what can.
trouble-no-such-plan = You have no plan with that number. { COMMAND("plan") } lists your plans.
trouble-too-many-plans = You cannot have any more plans. Drop one first.

plan-open = Plan ahead
plan-panel = Back to my panel
plan-title = ### Plans · { $seat } · game { $game }
plan-why = Plan your answers to questions that will probably come. The bot carries out a plan when its question comes, if the answer is possible and nothing unforeseen has happened; otherwise it asks you as usual. Nobody else learns that you have planned.
plan-gathered = **You and others are asked at the same time.** Your answer is carried out when it's your turn; if something has changed by then, the bot asks you again.
plan-way-next = You decide next: { $what }.
plan-way-after = You decide after { $seats }: { $what }.
plan-later-all = You have planned everything that can be foreseen. There is more to plan once one of these questions has come up.
plan-later-own = Answer your current question first. Then you can plan what follows from it.
plan-later-chance = What comes next is drawn at random. You can plan when it is drawn.
plan-later-secret = What comes next depends on answers that are still secret. You can plan when they are revealed.
plan-later-round = You have nothing else to decide in this round. You can plan when the next one has started.
plan-later-game = The game ends before you have anything to decide.
plan-later-far = Too much happens before your next question. You can plan when it is closer.
plan-not-for = You will also be asked for { $seats }. You cannot plan what you decide for others.
plan-menu = Plan an answer
plan-menu-more = Plan an answer ({ $first }–{ $last })
plan-menu-after = after { $seats }
plan-none = You have no plans.
plan-yours = **Your plans, in the order in which they are tried:**
plan-line = { $number }. { $words }
plan-line-done = { $number }. ~~{ $words }~~ – done
plan-line-stopped = { $number }. ~~{ $words }~~ – stopped: { $reason }
plan-words = { $what }: { $choices }{ $otherwise ->
    [pass] ; else nothing
   *[ask] {""}
}{ $until ->
    [battle] , in this combat
    [changed] , until something stops it
   *[round] {""}
}
plan-words-ranking = { $what }, the first that is possible each time: { $choices }
plan-choice = { $answer }
plan-choice-if = { $answer }, only if { $conditions }
plan-and = {" and "}
plan-else = ; else{" "}
plan-drop = Drop a plan
plan-drop-all = Drop all
plan-passes = Hand my plans to the player who takes my seat: { $passes ->
    [yes] yes
   *[no] no
}
plan-dropped = ✓ Dropped.
plan-passes-said = { $passes ->
    [yes] ✓ The player who takes your seat gets your plans.
   *[no] ✓ The player who takes your seat does not get your plans.
}
plan-kept = ✓ Planned: { $words }.

plan-question = **Plan: { $question }**
plan-ranks = -# Rank as many as you like. Each time you are asked, the bot gives the first one that is possible then.
plan-assumed = -# If nothing intervenes: { $assumed }.
plan-before = -# First choice { $number }: { $words }
plan-another = What else, if that is not possible?
plan-reads = ▸ { $words }
plan-only-if = -# **{ $number }** only if { $condition }
plan-keep = Plan it
plan-keep-if = Plan it if { $number }
plan-keep-answer = Confirm
plan-conditions = Only if …
plan-condition-option = { $number } · { $condition }
plan-until = How long it waits
plan-until-round = Until the round ends
plan-until-battle = Until this combat ends
plan-until-changed = Until something stops it
plan-otherwise = Otherwise something else
plan-otherwise-pass = Otherwise nothing
go-way = {" → "}
plan-others = Other questions

# In the panel of whoever is not asked.

panel-done-ahead = -# ✓ Done as planned: { $words }
panel-stopped-ahead = -# ⚠ Your plan was stopped: { $words } – { $reason }
plan-stopped-unreadable = this version of the bot cannot read it

## Plans typed as text

# Words, parted by commas.
typed-plan-if = if, only if, provided
typed-plan-else = else, otherwise, or else
typed-plan-and = and
typed-plan-nothing = stay, stays, nothing, pass, do nothing, none
typed-plan-ask = ask, ask me
typed-plan-list = list, show
typed-plan-drop = drop, remove, forget
typed-plan-all = all, everything

plan-typed-unknown = - “{ $text }” fits no question that can be planned now.
plan-typed-early = - “{ $text }” cannot be planned yet. { $when }
plan-typed-condition = - “{ $text }” is not one of the conditions here: { $conditions }.
plan-typed-incomplete = - “{ $text }” is not a complete answer.
plan-typed-nothing = ⚠ Nothing was planned:
plan-typed-partly = ⚠ This was not planned:
plan-typed-done = ✓ Planned. Check it below; { COMMAND("plan") } with “drop 2” drops the second plan.
