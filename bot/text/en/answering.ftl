# Answers by text, by form, and what follows from them.

## Answers typed as text

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-none = none nothing no empty clear remove -
typed-yes = yes y yeah yep ok okay sure
# What means nothing between an area and its order.
# What means nothing among pieces and places.
# All pieces that are left, and one piece that becomes another.
typed-everybody = all everybody everyone rest everything
typed-upgrade = upgrade upgrades promote becomes become into up
typed-or = {" or "}
typed-understood = ✓ This is how the bot read it; nothing is confirmed yet.
typed-nothing = ⚠ The bot could not use this:
typed-example = For example: `{ $example }`
typed-moves-example = { $origin }: { $target } { $pieces }
typed-pieces-example = { $place }: { $pieces }
typed-shopping-example = { $payer }: { $pieces } in { $place }
typed-shopping-here = { $pieces } in { $place }
typed-shopping-upgrade = { $payer }: upgrade { $pieces }
typed-too-long = ⚠ That is too long for an answer, so it was not read. The most are: letters { $letters }, words { $words }.
typed-partly = ⚠ The bot read the rest, but could not use this:
typed-unknown = - “{ $text }” was not understood.
typed-guess = - “{ $text }” – did you mean { $guesses }?
typed-several = - “{ $text }” could be { $guesses }.
typed-refused = - “{ $text }”: { $reason }
typed-refused-guess = - “{ $text }”: { $reason } Did you mean { $guesses }?
typed-more = - … and { $number } more.
typed-not-asked = ⚠ You have nothing to answer right now.
typed-button = Type
typed-title = Type your answer
typed-label = Your answer
typed-hint = The names of options, or how they begin

## Fast entry

tokens-fast = Fast entry
tokens-fast-part = Fast entry { $first }–{ $last }

## What there is to know before choosing, and what would follow

news-own = **What concerned you**
news-rest = **What else happened**
news-more =
    -# … and { $number ->
        [one] 1 more line
       *[other] { $number } more lines
    } in the log.
panel-briefing = -# { $line }
panel-preview = ▸ { $line }

# What cannot be bought, and why.
shopping-barred = -# ✗ { $what }: { $reason }

## What there is to say about an option

option-note = **{ $what }**: { $note }

## A token for each place, typed

# What means nothing between a place and its token.
typed-fillers = a an gets with in at to on the of please get
# What means nothing among pieces and places.
typed-fillers-army = a an with in at to on the of from and go goes move moves send take buy my please
typed-displaced = - { $place } has lost its token: it can be in only one place.
typed-tokens-title = Type your tokens
typed-tokens-label = A place and its token on each line
typed-tokens-hint = A place and a token, or how their names begin
typed-tokens-example = { $place }: { $token }

command-former = { $old } no longer exists. Use { $new } instead.
