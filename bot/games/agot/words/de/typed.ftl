# Words that players have for things of A Game of Thrones besides their names.
# order-march and the like stand for all orders of a kind; -several for pieces in the plural.

typed-also =
    .order-march = ziehen, zug, marschieren, angriff
    .order-defend = verteidigen, verteidige, deff, schutz
    .order-support = unterstützen, unterstütze, hilfe, helfen, support
    .order-raid = überfallen, raub, raubzug, plündern, plünderung, raid
    .order-consolidate = macht, krone, macht sammeln, macht festigen, machtausbau, festigung, sammeln
    .order-consolidate-star = ausheben, aushebung, mustern, musterung, rekrutieren
    .area-winterfell = wf
    .area-kings-landing = kings landing
    .area-riverrun = riverrun
    .area-white-harbor = white harbor
    .area-moat-cailin = moat cailin
    .area-highgarden = highgarden
    .area-oldtown = oldtown
    .area-lannisport = lannisport
    .area-pyke = pyke
    .area-the-eyrie = eyrie
    .unit-footman = fuß, infanterist, soldat, fußmann, fusssoldat
    .unit-footman-several = infanterie, soldaten, fußvolk, fusssoldaten
    .unit-knight = reiter, pferd
    .unit-knight-several = reiterei, kavallerie, pferde
    .unit-ship = boot, galeere
    .unit-ship-several = boote, galeeren, flotte
    .unit-siege-engine = belagerungsturm, turm, katapult, belagerung
    .unit-siege-engine-several = belagerungstürme, türme, katapulte
    .card-eddard-stark = ned
    .card-the-blackfish = brynden
    .card-the-hound = sandor
    .card-ser-gregor-clegane = berg, der berg
    .card-ser-jaime-lannister = königsmörder
    .card-tyrion-lannister = gnom, der gnom
    .card-the-red-viper = oberyn, viper
    .card-queen-of-thorns = olenna
