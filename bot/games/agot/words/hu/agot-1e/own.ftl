ruleset-agot-1e = Trónok harca, 1. kiadás

## Names

area-summer-sea = Nyár-tenger
    .the = a Nyár-tenger
    .acc = a Nyár-tengert
    .in = a Nyár-tengeren
    .from = a Nyár-tengerről
    .to = a Nyár-tengerre
card-house-blacktyde-captain = Blacktyde-házi kapitány
card-house-florent-lord = Florent-házi nagyúr
card-house-lannister-captain = Lannister-házi kapitány
card-house-mormont-lord = Mormont-házi nagyúr
card-house-tyrell-captain = Tyrell-házi kapitány
card-maester-luwin = Luwin mester
card-melisandre-of-asshai = Asshai-i Melisandre
card-ser-axell-florent = Ser Axell Florent
card-ser-rodrik-cassel = Ser Rodrik Cassel
card-vargo-hoat = Vargo Hoat
order-type-support = támogatásparancs
order-type-defend = védekezésparancs
choice-one-order = Csak ez az egy
