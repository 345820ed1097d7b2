# Amit e kiegészítő első játszmája a többi mellett elmagyaráz, vagy más szavakkal mond.

coach-vassals = Azok a házak, amelyekkel senki sem játszik, vazallusok. A játékosok minden fordulóban játéksorrendben választják ki, kinek parancsolnak a következő választásig. A vazallus városai nem a tieid, de a seregei úgy harcolnak, ahogy te mondod.
coach-vassal-orders = Most a vazallusod kap parancsot: legfeljebb kettőt, és csak négy jelzője van. A parancs nélküli tartományok nem mozdulnak. Meneteléssel érted támad, védekezéssel kitart.
coach-family = Te és a vazallusaid ebben a fordulóban egy család vagytok. Nem támadjátok meg egymást, nem portyáztok egymásnál, és nem léptek egymás tartományaiba.
coach-vassal-cards = A vazallusnak nincsenek saját kártyái. Erre a csatára hétből hármat kap. Csak te látod őket, és egyet te választasz.
