# Words that players have for things of A Game of Thrones besides their names.
# order-march and the like stand for all orders of a kind; -several for pieces in the plural.

typed-also =
    .order-march = марш, движение, м
    .order-defend = защита, деф, защищать, щит, з
    .order-support = поддержка, помощь, саппорт
    .order-raid = рейд, грабёж, налёт, р
    .order-consolidate = власть, корона, сбор власти, консолидация, консолидация власти, деньги
    .order-consolidate-star = набор, набор войск, сбор войск, вербовка, найм
    .area-winterfell = вф, винтерфел
    .area-kings-landing = королевка
    .area-harrenhal = харренхолл
    .area-moat-cailin = ров, рва, рву, рвом
    .area-flints-finger = палец флинта, кремневый палец
    .area-shipbreaker-bay = залив разбитых кораблей
    .area-the-twins = башни-близнецы
    .choice-no-target = без цели, впустую, никого, вхолостую
    .unit-footman = пеший, пехотинец, пехотинца, солдат, пех
    .unit-footman-several = пехота, пехоту, пехотой, пехоты, пехотинцы, пехотинцев, пешие, пеших, солдаты
    .unit-knight = конь, конник, всадник
    .unit-knight-several = конница, конницу, кавалерия, кавалерию, кони, коней, рыцари, рыцарей
    .unit-ship = судно, лодка, галера
    .unit-ship-several = флот, корабли, кораблей
    .unit-siege-engine = осадка, осадная, башня, таран, требушет, катапульта
    .unit-siege-engine-several = осадные башни, башни, башен
    .card-eddard-stark = нед, нед старк
    .card-catelyn-stark = кэт, кет, кейтлин
    .card-the-blackfish = бринден
    .card-greatjon-umber = амбер
    .card-ser-gregor-clegane = гора
    .card-the-hound = сандор
    .card-tyrion-lannister = бес
    .card-the-red-viper = оберин, гадюка
