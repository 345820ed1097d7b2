# What is printed on the house cards, in our words; shown below their names where one is chosen.

note-card-stannis-baratheon = Сила 4. +1, если противник выше на треке Железного трона
note-card-renly-baratheon = Сила 3. При победе пеший воин может стать рыцарем
note-card-ser-davos-seaworth = Сила 2. +1 и меч, если Станнис в сбросе
note-card-brienne-of-tarth = Сила 2, 1 меч, 1 башня
note-card-salladhor-saan = Сила 1. С подмогой корабли других Домов считаются за 0
note-card-melisandre = Сила 1, 1 меч
note-card-patchface = Сила 0. После сражения можно сбросить карту из руки противника
note-card-tywin-lannister = Сила 4. При победе +2 власти
note-card-ser-gregor-clegane = Сила 3, 3 меча
note-card-ser-jaime-lannister = Сила 2, 1 меч
note-card-the-hound = Сила 2, 2 башни
note-card-ser-kevan-lannister = Сила 1. В атаке пешие воины считаются за 2
note-card-tyrion-lannister = Сила 1. Можно вернуть карту противника ему в руку
note-card-cersei-lannister = Сила 0. При победе можно снять любой приказ противника
note-card-eddard-stark = Сила 4, 2 меча
note-card-robb-stark = Сила 3. При победе можно выбрать, куда отступит противник
note-card-roose-bolton = Сила 2. При поражении весь сброс возвращается
note-card-greatjon-umber = Сила 2, 1 меч
note-card-ser-rodrick-cassel = Сила 1, 2 башни
note-card-the-blackfish = Сила 1. В этом сражении потерь нет
note-card-catelyn-stark = Сила 0. Удваивает приказ обороны
note-card-the-red-viper = Сила 4, 2 меча, 1 башня
note-card-areo-hotah = Сила 3, 1 башня
note-card-darkstar = Сила 2, 1 меч
note-card-obara-sand = Сила 2, 1 меч
note-card-arianne-martell = Сила 1. Проигрыш в обороне не пускает врага в область
note-card-nymeria-sand = Сила 1. Меч в атаке, башня в обороне
note-card-doran-martell = Сила 0. Противник падает в конец трека
note-card-euron-crows-eye = Сила 4, 1 меч
note-card-victarion-greyjoy = Сила 3. В атаке корабли считаются за 2
note-card-balon-greyjoy = Сила 2. Напечатанная сила карты противника — 0
note-card-theon-greyjoy = Сила 2. +1 и меч в обороне замка или крепости
note-card-dagmar-cleftjaw = Сила 1, 1 меч, 1 башня
note-card-asha-greyjoy = Сила 1. Без подмоги два меча и башня
note-card-aeron-damphair = Сила 0. Можно за 2 власти сыграть другую карту
note-card-mace-tyrell = Сила 4. Сразу уничтожает пешего воина врага
note-card-ser-loras-tyrell = Сила 3. Победа в атаке сохраняет приказ похода
note-card-randyll-tarly = Сила 2, 1 меч
note-card-ser-garlan-tyrell = Сила 2, 2 меча
note-card-margaery-tyrell = Сила 1, 1 башня
note-card-alester-florent = Сила 1, 1 башня
note-card-queen-of-thorns = Сила 0. Снимает соседний приказ врага

# What the order tokens do.

note-order-march-minus-1 = Идти или атаковать; −1 в сражении
note-order-march-plus-0 = Идти или атаковать
note-order-march-plus-1-star = Идти или атаковать; +1 в сражении
note-order-defend-plus-1 = +1, когда эту область атакуют
note-order-defend-plus-2-star = +2, когда эту область атакуют
note-order-support = Помогает в сражениях рядом с этой областью
note-order-support-plus-1-star = Помогает в сражениях рядом с этой областью; +1
note-order-raid = Снимает в соседней области приказ подмоги, набега или усиления власти
note-order-raid-star = Как набег, либо вместо этого снимает приказ обороны
note-order-consolidate = Получить власть, за короны — больше
note-order-consolidate-star = Получить власть или набрать войска в замке или крепости
