## Standing wishes: what is always answered alike.

instruct-why = Say once what you always answer alike, and the game does not have to wait for you. Nobody else learns what you say here, or that you said anything. Where a wish does not fit, you are asked.

wish-support = Support in battles of others
wish-refuse-support = Support that I am given
wish-casualties = My casualties
wish-retreat = My retreats
wish-house-card = House cards
wish-blade = The Valyrian Steel Blade
wish-raven = The Messenger Raven
wish-wildlings = Bids against wildlings
wish-ties = Ties that I decide
wish-muster = Mustering
wish-raid = Raids
wish-wins = The weakest that surely wins, else my strongest
wish-any = Any other house

do-always = Always support it
do-never = Never
do-ask = Ask me
do-cheapest = The cheapest first
do-own = To my own units or land
do-supplied = To land of mine with supply
do-decides = Only when it makes me win
do-pass = Leave it unused
do-peek = Look at the wildlings
do-threats = Whoever threatens me

until-battle = for this battle
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
muster-to-knight = a Knight from a Footman
muster-to-siege-engine = a Siege Engine from a Footman
muster-footman-and-footman = two Footmen
muster-footman-and-ship = a Footman and a Ship
muster-ship-and-ship = two Ships
muster-footman-and-to-knight = a Footman, and a Knight from a Footman
muster-ship-and-to-knight = a Ship, and a Knight from a Footman
muster-footman-and-to-siege-engine = a Footman, and a Siege Engine from a Footman
muster-to-knight-and-to-knight = two Knights from Footmen

step-wish-topic = What is your wish about?
step-wish-what = And then?
step-wish-area = Where?
step-wish-card = Which card do you like to play?
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
    [never] I refuse no support ({ $until }).
   *[ask] Ask me whose support I refuse ({ $until }).
}
wish-says-casualties = { $do ->
    [cheapest] I lose my cheapest units first ({ $until }).
   *[ask] Ask me which units I lose ({ $until }).
}
wish-says-retreat = { $do ->
    [own] I retreat to my own units or land, where it costs least ({ $until }).
    [supplied] I retreat to land of mine with supply, where it costs least ({ $until }).
   *[ask] Ask me where I retreat ({ $until }).
}
wish-says-blade = { $do ->
    [decides] I use the Blade for +1 only when that makes me win ({ $until }).
    [never] I do not use the Blade ({ $until }).
   *[ask] Ask me about the Blade ({ $until }).
}
wish-says-raven = { $do ->
    [pass] I leave the Raven unused ({ $until }).
    [peek] With the Raven I look at the wildlings ({ $until }).
   *[ask] Ask me about the Raven ({ $until }).
}
wish-says-wildlings = I bid 0 against wildlings below strength { $strength } ({ $until }).
wish-says-ties = In ties I put { $order } first, in this order ({ $until }).
wish-says-house-card = Against { $rival } I play { $card } if I can ({ $until }).
wish-says-muster = In { $area } I muster { $goods } ({ $until }).
wish-says-raid = { $do ->
    [threats] My raids take the order that threatens me most; else I am asked ({ $until }).
   *[ask] Ask me what I raid ({ $until }).
}
wish-says-house-card-wins = Against { $rival } I play my weakest card that surely wins, or else my strongest ({ $until }).

presets = **What need you not be asked about?** One press says it for good; **My instructions** takes it back.
preset-support = Refuse no support
preset-support-tells = you take all support that you are given.
preset-cards = Play to win
preset-cards-tells = you play the weakest House card that beats all that your rival can play, or else your strongest. Abilities are not counted.
preset-raids = Raid who threatens
preset-raids-tells = your raids take Raid orders that reach one of yours, then Support orders beside your units. Where there are none, you are asked.
