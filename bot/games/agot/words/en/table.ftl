# What A Game of Thrones says at a table in its own words: panels, commands, typed answers, the log.

## What winning takes

goal = **To win:** hold { $castles } castles and strongholds { $held ->
    [1] when a round is over
   *[0] at any moment
}{ $endless ->
    [1] . No round is the last.
   *[0] { $apart ->
        [1] , or be nearest to your goal after round 10.
       *[0] , or the most of them after round 10.
    }
}

## Explanations

why-topic-combat = Combat
why-topic-bids = Bids
why-topic-supply = Supply
why-title-combat = ### The combat, line by line
why-title-bids = ### The last bids
why-title-supply = ### Supply

## What would come of a battle

what-if-uses = { $seat } uses the Valyrian Steel Blade
what-if-uses-not = { $seat } does not use the Valyrian Steel Blade

## The log

topic-battles = Combats
topic-bids = Bids, tracks and wildlings
topic-orders = Orders and marches
topic-westeros = Westeros cards
topic-units = Units gained and lost
topic-power = Power
topic-cards = House cards

## Cards

hand-open = No cards are secret in this game: { COMMAND("map") } shows everyone's hand in its margin, and { COMMAND("look") } explains each card.

## How one answers with nothing, and what a select is for

nothing-march = Nobody marches
nothing-muster = Muster nothing
nothing-refuse-support = Refuse nobody
nothing-wildling-upgrade = No upgrades
pick-bid = Your bid
pick-house-card = Your House card
pick-muster = What to muster
pick-wildling-discard = The card to discard
pick-wildling-retrieve = The card to take back

## Typed answers

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-star = star stars special * starred
typed-plus = plus +
typed-minus = minus -
# What means nothing between an area and its order.
typed-fillers = a an order orders gets with in at to on the of & put place give set from token please get i we puts go goes
# What means nothing among units and areas.
typed-fillers-army = a an with in at to on the of from and go goes march marches move moves send take muster my please i we lose loses kill
typed-fillers-raid = raid raids raiding against
typed-displaced = - { $place } has lost its order: the token can be in only one place.
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
tokens-short = You do not have enough orders: only { $number } of { $places } areas get one.
tokens-none = No order

refused-not-tokens = The bot could not read that as a set of orders. Choose them in your panel, or type them with { COMMAND("answer") }.
refused-places-left = { $number ->
    [one] One more area needs an order: { $places }.
   *[other] { $number } more areas need an order: { $places }.
}
refused-not-your-place = You cannot give an order to { $place }. Your panel lists the areas that need one.

## When a player is late

late-safe = If a player is late, the bot answers for them: Defense orders, no moves, as few losses as possible.
deadline-safe-note = Defense orders, no moves, as few losses as possible

## More steps

step-recruit-routed = { $area }: { $unit } (routed)
refused-not-a-list = The bot could not read that as a mustering list. Choose it in your panel.
choice-done = Done

## What lies in an area that can be chosen

here-joint = {" · "}
here-token = Power token of { $house }
here-garrison = garrison { $strength }
here-neutral = neutral force { $strength }
here-empty = empty

## Where to look things up, and what is sealed

setup-together = **Time for an answer** when several players are asked at the same time, such as for orders and bids:

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    tie tied equal draw break
    fight battle combat attack
    win victory winner
    lose lost loss casualty casualties die dead kill destroy
    unit troop army soldier
    bid bidding auction
    boat ship fleet naval sea
    castle stronghold fortress city
    token influence power
    barrel supply
    recruit muster build
    wall wildling attack
    sword blade
    peek raven
    flee retreat
    harbour port
    begin start set-up
    end finish last

## How to play: twelve sentences

primer-land = You lead a great House, and you want more castles and strongholds than any other player. A player who holds enough of them, usually seven, wins; otherwise the player who holds the most after ten rounds does. Each round starts with three Westeros cards: they bring Supply, new units, bids for the three tracks, or a wildling attack. The tracks say who acts first, who wins ties in combat, and how many special orders you may give.
primer-orders = Then each player secretly gives an order to every area that holds their units, and all orders are revealed together. A March moves or attacks, a Raid removes an adjacent order, Support helps in adjacent combats, Defense strengthens its own area, and Consolidate Power gains Power. Raids are resolved first, then Marches, then Consolidate Power: one order at a time, in turn order. Negotiate, because nobody gets far alone; but no promise is binding.
primer-battle = In combat, each side adds up the strength of its units, orders and support. Each side then secretly plays a House card, which adds strength, swords, fortifications or a surprise. The loser retreats, and loses a unit for each sword that no fortification stops. Supply limits the size of your armies, so gain areas with Supply icons (barrels) before you gather troops.
