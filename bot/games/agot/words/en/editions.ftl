# How lists name the editions, and what each can be combined with.

offer-agot-2e = A Game of Thrones (2nd edition)
offer-agot-1e = A Game of Thrones (1st edition)
offer-agot-2e-adwd = A Dance with Dragons (2nd edition)
offer-agot-2e-vassals = With vassals (2nd edition)
offer-agot-2e-affc = A Feast for Crows (2nd edition)
offer-agot-2e-mod = Mother of Dragons (2nd edition)

about-agot-2e = Ten rounds. Can be combined with Tides of Battle.
about-agot-1e = Board, House cards and rules of the 1st edition. It has no Tides of Battle.
about-agot-2e-adwd = House Bolton instead of House Stark, new House cards, six rounds. Can be combined with Tides of Battle, but not with other expansions.
about-agot-2e-vassals = The 2nd edition for fewer players: Houses without a player are vassals, which other players command. Can be combined with Tides of Battle.
about-agot-2e-affc = House Arryn joins; objectives bring victory points, and a player with seven of them wins. Can be combined with Tides of Battle, but not with other expansions.
about-agot-2e-mod = House Arryn joins and, with four or more players, House Targaryen with its dragons. Houses without a player are vassals. Can be combined with Tides of Battle.
