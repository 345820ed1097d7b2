# Looking at a game: maps, the board in words, explanations.

map-whole = The whole board
map-battle = The combat
map-choose-region = Look closer at …

palette-default = As printed
palette-deuteranopia = For deuteranopia (green)
palette-protanopia = For protanopia (red)
palette-tritanopia = For tritanopia (blue)
palette-high-contrast = High contrast

panel-hand = My hand
hand-title = ### Your hand in { $title }
    -# Nobody else sees this.

battle-none = No combat is going on. { COMMAND("why") } explains the last one.

what-if-button = What if …
what-if-heading = ### What if … · { $title }
    -# What would happen with each card, based on what everyone can see. This answers no question.
what-if-nothing = There is no combat whose outcome is still open.
what-if-choose = What if …
what-if-side = { $seat } supports { $side }
what-if-uses = { $seat } uses an ability that works only once
what-if-uses-not = { $seat } does not use an ability that works only once

why-topic-stewards = What stewards did last
why-title-stewards = ### Why stewards did what they did
why-steward = - **{ $seat }** ({ $level }), { $what }: { $reason }
why-no-steward = Nothing to show: no steward has yet done anything that everyone may know.
why-topic-refusal = My last refused answer
why-title-refusal = ### Your last refused answer
why-not-refused = None of your answers has been refused since the bot was last started.
why-line = { $line } · { $rule }
why-nothing = There is nothing to explain yet.

record-note = The second file holds your notes on this game. They are not in the record, and only you receive them.
record-here = The whole game, move by move. Replay it with `python -m engine replay`, or draw any moment of it with `python -m bot.render`.

## The log

log-title = ### The log of { $title }
    -# Page { $page } of { $pages }
log-heading = **{ $moment }**
log-line = - { $sentence }
log-line-private = - { $sentence } *(for your eyes only)*
log-nothing = Nothing matches this filter.
log-first = « First
log-before = ◂
log-after = ▸
log-last = Last »
log-filter = Filter
log-any-topic = Everything
log-any-round = All rounds
log-any-phase = All phases
log-any-seat = Everyone
log-not-yours = That game is played elsewhere. Only its players and those who may see its channel can read its log.
log-not-here = Some people here are not allowed to see the channel of that game, so its log cannot be shown to everyone. Leave out **share** to read it yourself.
topic-table = The table: seats, time, talk
topic-votes = Votes

## Looking things up

lookup-title = ### { $title }
lookup-card-of-game = { $card } ({ $game })
trouble-nothing-of-that-name = There is nothing called { $given } here. Choose one of the suggestions.
trouble-nothing-to-look-up = Nothing can be looked up in this game.

## The rules

# Words that say nothing of what is looked for.
rules-fillers = a an and are at be been by can do does for from get had has have how i if in is it its may me my of on or our so than that the their them then there they this to was what when where which who whose why will with you your
# Words that mean much the same, a group on each line.
rules-alike =
    tie tied equal draw
    fight battle combat clash
    win victory
    lose lost loss
    unit troop army piece
    discard drop
    money coin pay cost
    start begin set-up
    finish end
rules-title = ### { $where }
    -# Rules of { $game }, in our words
rules-contents = Chapters
rules-searched = Rules that mention “{ $words }”
rules-paragraph = **{ $number }** { $text }
rules-heading = ▸ **{ $number } { $text }**
rules-at-table = -# ◆ At this table: { $ruling }: { $reading }
rules-by-default = -# ◆ By default: { $ruling }: { $reading }
rules-otherwise = -# ◆ **Different at this table:** { $ruling }: { $reading }
rules-overruled = -# ◆ **Different in this game:** { $numbers }
rules-more = …
rules-found-more = -# { $count ->
    [one] One more result; it is in the menu.
   *[other] { $count } more results; the first of them are in the menu.
}
rules-not-found = Nothing was found. Try other words, or look through the chapters.
rules-no-such-number = -# There is no rule { $number }.
rules-choose = Read …
rules-section = All of { $number }
rules-chapter = Chapter { $number }
rules-all = Chapters
rules-button = Rule { $number }
trouble-no-rules = There are no rules of { $ruleset } here.

hand-open = No cards are secret in this game.

## Games without pictures or battles

map-none = There is no picture of this game. { COMMAND("board") } describes it in words.
board-nothing = There is nothing on the board yet.
battle-never = There is no combat in this game.
yes = yes
no = no
