ruleset-agot-1e = Игра престолов, 1-е издание

## Names

area-summer-sea = Летнее море
    .gen = Летнего моря
    .acc = Летнее море
    .in = в Летнем море
    .from = из Летнего моря
    .to = в Летнее море
    .gender = n
card-house-blacktyde-captain = Капитан дома Блэктайд
card-house-florent-lord = Лорд дома Флорент
card-house-lannister-captain = Капитан дома Ланнистер
card-house-mormont-lord = Лорд дома Мормонт
card-house-tyrell-captain = Капитан дома Тирелл
card-maester-luwin = Мейстер Лювин
card-melisandre-of-asshai = Мелисандра из Асшая
card-ser-axell-florent = Сир Акселл Флорент
card-ser-rodrik-cassel = Сир Родрик Кассель
card-vargo-hoat = Варго Хоут
order-type-support = приказ подмоги
order-type-defend = приказ обороны
choice-one-order = Только этот
