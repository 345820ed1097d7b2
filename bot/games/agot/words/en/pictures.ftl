# The words in and under a picture that nothing else says: short, for there is little room.

round = Round { $number }
round-of = of 10
short-phase-westeros = Westeros Phase
short-phase-planning = Planning
short-phase-raven = Messenger Raven
short-phase-raids = Raids
short-phase-marches = Marches
short-phase-power = Consolidate Power
short-phase-ended = The game is over
won = { $house } wins

used = used
moment = { $round }: { $phase }

region-north = The North
region-iron-islands-and-west = Iron Islands and West
region-riverlands-and-vale = Riverlands and Vale
region-south = The South
region-dorne = Dorne
region-narrow-seas = The Narrow Seas

# What a peeking player has seen.
secret-top = on top of its deck
secret-bottom = at the bottom of its deck

heading-influence = Influence
heading-houses = Houses in turn order
heading-westeros = Westeros this round
heading-legend = Legend
secret-heading = Only you know:
heading-wildlings = Wildlings

legend-march = March
legend-defend = Defense
legend-support = Support
legend-raid = Raid
legend-consolidate = Consolidate Power
legend-footman = Footman
legend-knight = Knight
legend-ship = Ship
legend-dragon = Dragon
legend-siege-engine = Siege Engine
legend-power-token = Power token
legend-castle = Castle
legend-stronghold = Stronghold
legend-barrel = Supply
legend-crown = Power
legend-anchor = Port

hand-empty = none

# --- the battle card ---
battle-title = Combat in { $area }
battle-attacks = attacks from { $area }
battle-defends = defends
battle-before-cards = before House cards
battle-supporters = Support orders in reach
battle-choice-attacker = supports the attacker
battle-choice-defender = supports the defender
battle-choice-none = supports nobody
battle-choice-refused = refused by { $house }
battle-choice-open = not declared yet
battle-hand = In { $house }'s hand
battle-garrison = Garrison
battle-tides = Tides of Battle
battle-support-of = { $units }, { $area }
battle-support-order = Support order, { $area }
battle-card-changed = { $card } ({ $printed } as printed)

# --- what would come of it ---
what-if-title = What if: combat in { $area }
what-if-no-card = no card
what-if-support = { $house } { $choice }.
what-if-blade = { $house } uses the Valyrian Steel Blade.
what-if-no-blade = { $house } does not use the Valyrian Steel Blade.
what-if-tides = Tides of Battle cards are not counted.
what-if-open = * An ability used in combat may still change this.
what-if-hidden = Of hidden cards only the strength is known. Their abilities and icons are not counted.
what-if-legend = { $house } first; color and sigil: who wins; −: the loser's casualties.
what-if-lost = −{ $number }
what-if-all = every card
what-if-none = no card
what-if-row = { $house } with { $card } wins against { $against }.

# --- a draft of House cards ---
draft-title = Taken in turn
draft-moment = { $taken } of { $all }
draft-turns = Next turns
draft-left = { $number } of strength { $strength }
draft-pool = Still free
draft-deck-printed = base game
draft-deck-adwd = Dance with Dragons
draft-deck-asos = Storm of Swords

# --- the board in words ---
board-head = Round { $round } of 10: { $phase }. Wildlings at { $wildlings }.
board-ahead = Next in the { $deck }: { $cards }.
board-track = { $track }: { $houses }.
board-stolen = { $holder } has taken its token.
board-used = { $holder } has used it.
board-house = { $house }: { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }, Supply { $supply } (armies of { $limits }), Power { $power }. Cards in hand: { $hand }.
board-house-unseen = { $house }: { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }, Power { $power }. Cards in hand: { $hand }.
board-region = { $region }:
board-empty = empty
board-fog = out of sight
board-closed = not in this game
board-units = { $house }: { $units }
board-home = home area of { $house }
board-held = controlled by { $house }
board-token = Power token of { $house }
board-garrison = garrison { $strength }
board-neutral = neutral force { $strength }
board-order = { $order }
board-face-down = face-down order
board-draft = { $order } (your draft)

# --- alternative text for those who do not see the picture ---
alt-zoom = { $region }:
alt-drafts = Your draft: { $orders }.
alt-draft = { $area } { $order }
alt-plans = You have planned: { $plans }.
alt-planned-march = a march from { $origin } to { $area }
alt-planned-raid = a raid from { $origin } on { $area }
alt-targets = You may choose: { $areas }.
alt-secret = Only you know the wildling card: { $secret }.
alt-head = Map, round { $round } of 10: { $phase }. Wildlings at { $wildlings }.
alt-house = { $house } { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }, Supply { $supply }, Power { $power }
alt-house-unseen = { $house } { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }, Power { $power }
alt-houses = In turn order: { $houses }.
alt-battle = { $attacker } attacks { $defender } in { $area }.
alt-armies = Largest armies: { $armies }.
alt-army = { $house } { $size } in { $area }
alt-bans = Forbidden: { $bans }.
alt-winner = { $house } has won.
short-ban-march = March +1
short-ban-defend = Defense
short-ban-support = Support
short-ban-raid = Raid
short-ban-consolidate = Consolidate Power
alt-side = { $house } { $role }, strength { $total }:

# --- placards: what players gather to see ---
placard-westeros = Westeros cards
placard-deck = Deck { $number }
placard-bids = Bids: { $track }
placard-left = { $power } Power left
placard-stood = was { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
placard-now = now { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
placard-tied = tied for places { $first } to { $last }
placard-watch-wins = The Night's Watch wins
placard-wildlings-win = The wildlings win
placard-wildling-card = Wildling card
placard-highest = highest bid
placard-lowest = lowest bid
placard-lead = Who is winning
placard-holds = { $lands ->
        [one] 1 area
       *[other] { $lands } areas
    }, Supply { $supply }
placard-goal = Castles and strongholds that win { $held ->
    [1] when a round is over
   *[0] immediately
}: { $castles }.
placard-tie = Ahead with { $reason }.

## Statistics

figures-came-off = and how often they win the combat
alt-dragons = A Dragon is worth { $strength }.
alt-dragons-in = Dragons: { $areas }.
alt-dragons-at = { $number } in { $area }
