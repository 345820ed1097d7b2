# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { FORM($rival, "The") } nem vesz fel kölcsönt { FORM($area, "in") }.
because-no-loan = Nem vesz fel kölcsönt, { $power } hatalma megmarad.
because-loan = Ennek az ára most { $power } hatalom, később pedig kamat: { $loan }.
because-loyalty = Hűségjelző kerül { FORM($areas, "to") }.
because-keeps-power = { $power } hatalma megmarad.
because-destroys = Megsemmisít { FORM($units, "acc") }; ugyanennyinek a toborzása { $points } pontba kerül.
because-sellswords = { FORM($areas, "To") } érkezik: { $units }.
because-gives-bid = { $power } hatalmat { FORM($rival, "the") } kap (város és vár: { $number }).
because-out-of-reach = A Targaryen-háznak nincs egysége { FORM($areas, "in") }, sem a közvetlen közelben.
