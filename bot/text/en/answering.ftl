# Answers by text, by form, and what follows from them.

## Answers typed as text

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-star = star stars special *
typed-plus = plus +
typed-minus = minus -
typed-none = none nothing no empty clear remove -
# What means nothing between an area and its order.
typed-fillers = a an order orders gets with in at to on the of
# What means nothing among pieces and places.
typed-fillers-army = a an with in at to on the of from and go goes march marches move moves send take muster
# All pieces that are left, and one piece that becomes another.
typed-everybody = all everybody everyone rest
typed-upgrade = upgrade upgrades promote becomes become into up
typed-or = {" or "}
typed-understood = ✓ This is what I understood; nothing is locked in yet.
typed-nothing = ⚠ I understood none of it.
typed-partly = ⚠ I understood this much. Not understood:
typed-unknown = - “{ $text }”
typed-guess = - “{ $text }” – did you mean { $guesses }?
typed-several = - “{ $text }” could be { $guesses }.
typed-refused = - “{ $text }”: { $reason }
typed-displaced = - { $place } has lost its order, which cannot lie in both places.
typed-more = - … and { $number } more.
typed-no-orders = ⚠ No orders are asked of you right now.
typed-not-asked = ⚠ Nothing is asked of you right now.
typed-button = Type
typed-title = Type your answer
typed-orders-title = Type your orders
typed-label = Your answer
typed-orders-label = An area and its order on each line
typed-hint = As the options are called, or how they begin
typed-orders-hint =
    winterfell m+1*
    karh d+1
    wh none
typed-orders-example = { $place }: { $token }

## Fast entry

tokens-fast = Fast entry
tokens-fast-part = Fast entry { $first }–{ $last }
tokens-none = No order

## What there is to know before choosing, and what would follow

panel-briefing = -# { $line }
panel-preview = ▸ { $line }

## What there is to say about an option

option-note = **{ $what }**: { $note }

## How one answers with nothing, and what a select is for, where there are better words

nothing-march = Nobody marches
nothing-muster = Muster nothing
nothing-refuse-support = Refuse nobody
nothing-wildling-upgrade = No new Knights
pick-bid = Your bid
pick-house-card = Your House card
pick-muster = What to muster
pick-wildling-discard = The card to discard
pick-wildling-retrieve = The card to take back
