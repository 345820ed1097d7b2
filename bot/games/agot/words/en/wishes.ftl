## Standing wishes: what is always answered alike.

instruct-why = Say once how you always answer, and the game does not have to wait for you. Nobody else learns what you say here, or that you said anything. If an instruction does not fit, the bot asks you.

wish-support = Support in other players' combats
wish-refuse-support = Support offered to me
wish-casualties = My casualties
wish-retreat = My retreats
wish-house-card = House cards
wish-blade = The Valyrian Steel Blade
wish-raven = The Messenger Raven
wish-wildlings = Bids against the wildlings
wish-ties = Ties that I decide
wish-muster = Mustering
wish-raid = Raids
wish-wins = The weakest card that surely wins, else my strongest
wish-any = Any other House

do-always = Always support it
do-never = Never
do-ask = Ask me
do-cheapest = The cheapest first
do-own = To my own units or areas
do-supplied = To an area of mine with a Supply icon
do-decides = Only when it makes me win
do-pass = Leave it unused
do-peek = Look at the wildlings
do-threats = The player who threatens me most

until-battle = for this combat
until-round = for this round
until-changed = until I change it

strength-4 = 0 below strength 4
strength-6 = 0 below strength 6
strength-8 = 0 below strength 8
strength-10 = 0 below strength 10
strength-12 = 0 below strength 12

muster-nothing = Nothing
muster-footman = a Footman
muster-knight = a Knight
muster-ship = a Ship
muster-siege-engine = a Siege Engine
muster-to-knight = a Knight (upgraded Footman)
muster-to-siege-engine = a Siege Engine (upgraded Footman)
muster-footman-and-footman = 2 Footmen
muster-footman-and-ship = a Footman and a Ship
muster-ship-and-ship = 2 Ships
muster-footman-and-to-knight = a Footman, and a Knight (upgraded Footman)
muster-ship-and-to-knight = a Ship, and a Knight (upgraded Footman)
muster-footman-and-to-siege-engine = a Footman, and a Siege Engine (upgraded Footman)
muster-to-knight-and-to-knight = 2 Knights (upgraded Footmen)

step-wish-topic = What is the instruction about?
step-wish-what = What should the bot do?
step-wish-area = Where?
step-wish-card = Which card would you like to play?
step-wish-place-1 = Who comes first?
step-wish-place-2 = Who comes second?
step-wish-place-3 = Who comes third? The others follow, fewest castles first.
step-wish-until = For how long?

wish-says-support = { $do ->
    [always] I support { $house } ({ $until }).
    [never] I do not support { $house } ({ $until }).
   *[ask] Ask me whether I support { $house } ({ $until }).
}
wish-says-refuse-support = { $do ->
    [never] I never refuse support ({ $until }).
   *[ask] Ask me whose support I refuse ({ $until }).
}
wish-says-casualties = { $do ->
    [cheapest] I lose my cheapest units first ({ $until }).
   *[ask] Ask me which units I lose ({ $until }).
}
wish-says-retreat = { $do ->
    [own] I retreat to my own units or areas, where I lose least ({ $until }).
    [supplied] I retreat to an area of mine with a Supply icon, where I lose least ({ $until }).
   *[ask] Ask me where I retreat ({ $until }).
}
wish-says-blade = { $do ->
    [decides] I use the Valyrian Steel Blade for +1 only if that makes me win ({ $until }).
    [never] I do not use the Valyrian Steel Blade ({ $until }).
   *[ask] Ask me about the Valyrian Steel Blade ({ $until }).
}
wish-says-raven = { $do ->
    [pass] I leave the Messenger Raven unused ({ $until }).
    [peek] I use the Messenger Raven to look at the top wildling card ({ $until }).
   *[ask] Ask me about the Messenger Raven ({ $until }).
}
wish-says-wildlings = I bid 0 if the wildlings are below strength { $strength } ({ $until }).
wish-says-ties = In ties I put { $order } first, in this order ({ $until }).
wish-says-house-card = Against { $rival } I play { $card } if I can ({ $until }).
wish-says-muster = In { $area } I muster { $goods } ({ $until }).
wish-says-raid = { $do ->
    [threats] My raids remove the order that threatens me most; if there is none, ask me ({ $until }).
   *[ask] Ask me what I raid ({ $until }).
}
wish-says-house-card-wins = Against { $rival } I play my weakest card that surely wins, or else my strongest ({ $until }).

presets = **What should the bot not ask you about?** One press saves a standing instruction; you can remove it under **My instructions**.
preset-support = Refuse no support
preset-support-tells = you accept all support that you are offered.
preset-cards = Play to win
preset-cards-tells = you play the weakest House card that beats every card your opponent can play, or else your strongest. Abilities are not counted.
preset-raids = Raid threats
preset-raids-tells = your raids remove Raid orders that reach one of yours, then Support orders next to your units. If there are none, the bot asks you.
