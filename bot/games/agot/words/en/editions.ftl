# How lists name the editions, and what each can be combined with.

offer-agot-2e = A Game of Thrones (2nd edition)
offer-agot-1e = A Game of Thrones (1st edition)
offer-agot-2e-adwd = A Dance with Dragons (2nd edition)
offer-agot-2e-vassals = With vassals (2nd edition)
offer-agot-2e-affc = A Feast for Crows (2nd edition)
offer-agot-2e-mod = Mother of Dragons (2nd edition)

about-agot-2e = Ten rounds. Goes with Tides of Battle.
about-agot-1e = Board, House cards and rules of the 1st edition. It has no Tides of Battle.
about-agot-2e-adwd = House Bolton instead of House Stark, House cards of its own, six rounds. Goes with Tides of Battle, not with other expansions.
about-agot-2e-vassals = The 2nd edition for fewer players: Houses that nobody takes are vassals, and the others command them. Goes with Tides of Battle.
about-agot-2e-affc = House Arryn joins; objectives bring victory points, and seven of them win. Goes with Tides of Battle, not with other expansions.
about-agot-2e-mod = House Arryn joins, and from four players on House Targaryen with its dragons. Houses that nobody takes are vassals. Goes with Tides of Battle.
