# Looking at a game: maps, the board in words, explanations.

map-whole = The whole board
map-choose-region = Look closer at …

palette-default = As printed
palette-deuteranopia = For deuteranopia (green)
palette-protanopia = For protanopia (red)
palette-tritanopia = For tritanopia (blue)
palette-high-contrast = High contrast

battle-none = No battle is going on. /why explains the last one.

why-topic-combat = Battle
why-topic-bids = Bids
why-topic-supply = Supply
why-title-combat = ### The battle, line by line
why-title-bids = ### The last bids
why-title-supply = ### Supply
why-line = { $line } · { $rule }
why-nothing = There has been none yet.

record-here = The whole game, move by move. Replay it with `python -m engine replay`, draw any moment of it with `python -m bot.render`.

## The log

log-title = ### The log of { $title }
    -# Page { $page } of { $pages }
log-heading = **{ $moment }**
log-line = - { $sentence }
log-line-private = - { $sentence } *(for your eyes only)*
log-nothing = Nothing of that kind has happened.
log-first = ⏮
log-before = ◂ Before
log-after = After ▸
log-last = ⏭
log-filter = Filter
log-any-topic = Everything
log-any-round = All rounds
log-any-phase = All parts of a round
log-any-seat = Everybody
log-not-yours = That game is played elsewhere. Its log is read in its own server, or by its players.
topic-table = The table: seats, time, talk
topic-votes = Votes
topic-battles = Battles
topic-bids = Bids, tracks and wildlings
topic-orders = Orders and marches
topic-westeros = Westeros cards
topic-units = Units gained and lost
topic-power = Power
topic-cards = House cards

## Looking things up

lookup-title = ### { $title }
trouble-nothing-of-that-name = There is nothing called { $given } here. Choose one of the suggestions.
trouble-nothing-to-look-up = Nothing can be looked up in this game.
