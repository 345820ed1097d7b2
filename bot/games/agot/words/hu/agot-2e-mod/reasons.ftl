# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { FORM($rival, "The") } nem vesz fel kölcsönt { FORM($area, "in") }.
because-no-loan = Egyik kínált kölcsön sem éri meg az árát és a kamatát.
because-loan = Többet ér az áránál és a kamatánál: { $loan }.
because-loyalty = Oda tesz hűségjelzőt, ahol a legkönnyebb megszerezni.
because-keeps-power = Megtartja a hatalmát.
because-best-units = A legtöbbet érő egységeket választja.
because-sellswords = Azt erősíti, ami veszélyben van, és ami zsákmány mellett áll.
because-helps-weakest = Annak segít, aki a legmesszebb van a győzelemtől.
because-out-of-reach = Oda tesz jelzőt, ahová a Targaryen-ház utoljára jut el.
because-token-moves = Oda helyezi a jelzőt, ahol többet használ.
