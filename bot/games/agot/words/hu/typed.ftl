# Words that players have for things of A Game of Thrones besides their names.
# order-march and the like stand for all orders of a kind; -several for pieces in the plural.

typed-also =
    .order-march = menet, menetelek, menetel, vonulás, masírozás, menetelésparancs, támadás, támad, menetelünk, támadunk
    .order-defend = védelem, véd, védek, véderő, védő, védekezésparancs, védekezik, védekezem, védekezünk, védi
    .order-support = segítség, támogat, támasz, támogatásparancs, támogatok, támogatunk
    .order-raid = portya, rajtaütés, fosztogatás, portyázásparancs, portyázik, portyázom, portyázunk
    .order-consolidate = hatalom, korona, hatalom szerzés, hatalmat szerez, hatalomszerzés-parancs, hatalmat szerzünk, hatalmat szerzek, hatalmat gyűjt, hatalmat gyűjtök
    .order-consolidate-star = toborzás, toboroz, sorozás
    .area-winterfell = winterfell
    .area-kings-landing = királyvár
    .area-moat-cailin = moat cailin
    .unit-footman = gyalog, katona, baka, gyal
    .unit-footman-several = gyalogság, katonák, gyalogosok, bakák
    .unit-knight = lovas, ló
    .unit-knight-several = lovasság, lovasok, lovagok, lovak
    .unit-ship = gálya, csónak
    .unit-ship-several = flotta, hajóhad, hajók, gályák
    .unit-siege-engine = ostromtorony, torony, faltörő, katapult, ostrom gép
    .unit-siege-engine-several = ostromtornyok, tornyok, ostromgépek
    .card-eddard-stark = ned
    .card-catelyn-stark = cat
    .card-the-blackfish = feketehal, brynden
    .card-greatjon-umber = nagy jon
