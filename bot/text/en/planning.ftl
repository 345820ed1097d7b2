# Answers given ahead: plans for questions that are still to come.

trouble-no-plans = Nothing in this game can be answered ahead.
trouble-nothing-ahead = Nobody can foresee what you will be asked next.
trouble-not-foreseen = ⚠ That question is not to be foreseen any more. Here is what is.
trouble-no-such-plan = You have no plan of that number. { COMMAND("plan") } lists them.
trouble-too-many-plans = You cannot have any more plans. Drop one first.

plan-open = Answer ahead
plan-panel = Back to my panel
plan-title = ### Answering ahead · { $seat } · game { $game }
plan-why = Plan what you will probably be asked. A plan is carried out when its question comes, offers it, and nothing has happened that you did not foresee; otherwise you are asked as usual. Nobody else learns that you have planned.
plan-gathered = **You and others are asked at once.** Your answers are carried out when it is your turn; if something has changed by then, you are asked again.
plan-way-next = You decide next: { $what }.
plan-way-after = You decide after { $seats }: { $what }.
plan-later-all = You have planned all that can be foreseen. There is more to plan when one of these questions has come.
plan-later-own = Answer first what you are asked now. Then you can plan what follows from it.
plan-later-chance = What comes next is drawn at random. You can plan when it is drawn.
plan-later-secret = What comes next follows from answers that are hidden still. You can plan when they are open.
plan-later-round = Nothing else is asked of you in this round. You can plan when the next one has begun.
plan-later-game = The game ends before you are asked anything.
plan-later-far = Too much happens before you are asked anything. You can plan when it is nearer.
plan-not-for = You will also be asked for { $seats }. What you decide for others cannot be answered ahead.
plan-menu = Plan an answer
plan-menu-more = Plan an answer ({ $first }–{ $last })
plan-menu-after = after { $seats }
plan-none = You have planned nothing.
plan-yours = **Your plans, in the order in which they are tried:**
plan-line = { $number }. { $words }
plan-line-done = { $number }. ~~{ $words }~~ – done
plan-line-stopped = { $number }. ~~{ $words }~~ – stopped: { $reason }
plan-words = { $what }: { $choices }{ $otherwise ->
    [pass] ; else nothing
   *[ask] {""}
}{ $until ->
    [battle] , in this battle
    [changed] , until something stops it
   *[round] {""}
}
plan-choice = { $answer }
plan-choice-if = { $answer }, only if { $conditions }
plan-and = {" and "}
plan-else = ; else{" "}
plan-drop = Drop a plan
plan-drop-all = Drop all
plan-passes = My seat takes my plans along: { $passes ->
    [yes] yes
   *[no] no
}
plan-dropped = ✓ Dropped.
plan-passes-said = { $passes ->
    [yes] ✓ Whoever takes your seat gets your plans.
   *[no] ✓ Nobody gets your plans, whoever takes your seat.
}
plan-kept = ✓ Planned: { $words }.

plan-question = **Ahead: { $question }**
plan-assumed = -# If nothing intervenes: { $assumed }.
plan-before = -# First choice { $number }: { $words }
plan-another = What else, if that does not fit?
plan-reads = ▸ { $words }
plan-condition = -# **{ $number }** only if { $condition }
plan-keep = Plan it
plan-keep-if = Plan it if { $number }
plan-keep-answer = Confirm
plan-conditions = Only if …
plan-condition-option = { $number } · { $condition }
plan-until = How long it waits
plan-until-round = Until the round ends
plan-until-battle = Until this battle ends
plan-until-changed = Until something stops it
plan-otherwise = Else something else
plan-otherwise-pass = Else nothing
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
typed-plan-nothing = stay, nothing, pass, do nothing, none
typed-plan-ask = ask, ask me
typed-plan-list = list, show
typed-plan-drop = drop, remove, forget
typed-plan-all = all, everything

plan-typed-unknown = - “{ $text }” fits nothing that you will foreseeably be asked.
plan-typed-early = - “{ $text }” cannot be planned yet. { $when }
plan-typed-condition = - “{ $text }” is none of the conditions here: { $conditions }.
plan-typed-incomplete = - “{ $text }” is not a complete answer.
plan-typed-nothing = ⚠ I planned nothing:
plan-typed-partly = ⚠ This is not planned:
plan-typed-done = ✓ Planned. Read it through below; { COMMAND("plan") } with “drop 2” drops the second.
