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
