# How lists name the editions, and what each can be combined with.

offer-agot-2e = Trónok harca (2. kiadás)
offer-agot-1e = Trónok harca (1. kiadás)
offer-agot-2e-adwd = Sárkányok tánca (2. kiadás)
offer-agot-2e-vassals = Vazallusokkal (2. kiadás)
offer-agot-2e-affc = Varjak lakomája (2. kiadás)
offer-agot-2e-mod = Sárkányok anyja (2. kiadás)

about-agot-2e = Tíz forduló. Csatakártyákkal is játszható.
about-agot-1e = Az 1. kiadás táblája, házkártyái és szabályai. Csatakártyák nincsenek benne.
about-agot-2e-adwd = A Stark-ház helyett a Bolton-ház, saját házkártyák, hat forduló. Csatakártyákkal is játszható, más kiegészítővel nem.
about-agot-2e-vassals = A 2. kiadás kevesebb játékosnak: amelyik házat senki sem választja, az vazallus, és a többiek parancsolnak neki. Csatakártyákkal is játszható.
about-agot-2e-affc = Beszáll az Arryn-ház; a célok győzelmi pontot hoznak, hét ponttal lehet győzni. Csatakártyákkal is játszható, más kiegészítővel nem.
about-agot-2e-mod = Beszáll az Arryn-ház, négy játékostól pedig a Targaryen-ház is, sárkányaival. Amelyik házat senki sem választja, az vazallus. Csatakártyákkal is játszható.
