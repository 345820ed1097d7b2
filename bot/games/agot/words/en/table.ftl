# What A Game of Thrones says at a table in its own words: panels, commands, typed answers, the log.

## What winning takes

goal = **To win:** hold { $castles } castles and strongholds at any moment, or the most of them after round 10.

## Explanations

why-topic-combat = Battle
why-topic-bids = Bids
why-topic-supply = Supply
why-title-combat = ### The battle, line by line
why-title-bids = ### The last bids
why-title-supply = ### Supply

## What would come of a battle

what-if-uses = { $seat } draws the Valyrian Steel Blade
what-if-uses-not = { $seat } keeps the Valyrian Steel Blade

## The log

topic-battles = Battles
topic-bids = Bids, tracks and wildlings
topic-orders = Orders and marches
topic-westeros = Westeros cards
topic-units = Units gained and lost
topic-power = Power
topic-cards = House cards

## Cards

hand-open = No cards are secret in this game: { COMMAND("map") } shows everybody's hand in its margin, and { COMMAND("card") } explains each card.

## How one answers with nothing, and what a select is for

nothing-march = Nobody marches
nothing-muster = Muster nothing
nothing-refuse-support = Refuse nobody
nothing-wildling-upgrade = No new Knights
pick-bid = Your bid
pick-house-card = Your House card
pick-muster = What to muster
pick-wildling-discard = The card to discard
pick-wildling-retrieve = The card to take back

## Typed answers

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-star = star stars special *
typed-plus = plus +
typed-minus = minus -
# What means nothing between an area and its order.
typed-fillers = a an order orders gets with in at to on the of
# What means nothing among units and areas.
typed-fillers-army = a an with in at to on the of from and go goes march marches move moves send take muster
typed-displaced = - { $place } has lost its order: the token can only lie in one place.
typed-tokens-title = Type your orders
typed-tokens-label = An area and its order on each line
typed-tokens-hint =
    winterfell m+1*
    karh d+1
    wh none
typed-tokens-example = { $place }: { $token }

## Orders

tokens-place = Area
tokens-for = Order for { $place }
tokens-none-yet = no order yet
tokens-limit = Special orders (★): { $used } of { $most }
tokens-short = You are short of orders: only { $number } of { $places } areas get one.
tokens-none = No order

refused-not-tokens = That is not a set of orders.
refused-places-left = { $number ->
    [one] One more area needs an order: { $places }.
   *[other] { $number } more areas need an order: { $places }.
}
refused-not-your-place = You cannot give an order to { $place }.

## When a player is late

late-safe = If a player is late, a harmless answer is given: orders to defend, no moves, as few losses as possible.
deadline-safe-note = orders to defend, no moves, as few losses as possible

## More steps

step-recruit-routed = { $area }: { $unit } (routed)
refused-not-a-list = That is not a mustering list.
choice-done = Done

## What lies in an area that can be chosen

here-joint = {" · "}
here-token = Power token of { $house }
here-garrison = garrison { $strength }
here-neutral = neutral force { $strength }
here-empty = nobody there

## Commands by the words of the game

command-house = How a House stands: Power, Supply, units, areas, cards
command-house-about = Which House; your own if you leave it out
command-area = What an area is, who is there, and who could come or help
command-area-about = Type a part of its name
command-orders = Type your orders; they stay a draft until you lock them in
command-orders-about = For example: winterfell m+1*; karh d+1; wh none

## Where to look things up, and what is sealed

help-looking-up = { COMMAND("card") }, { COMMAND("area") } and { COMMAND("house") }
typed-no-tokens = ⚠ You have no orders to give right now.
setup-together = **Time for an answer** when several are asked at once, such as for orders and bids:
