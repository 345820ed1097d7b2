# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { $rival } не возьмёт займа { FORM($area, "in") }.
because-no-loan = Ни один заём не стоит своей цены и процентов.
because-loan = «{ $loan }» стоит больше своей цены и процентов.
because-loyalty = Кладёт жетоны там, где их легче всего взять.
because-keeps-power = Бережёт власть.
because-best-units = Выбирает отряды, которые стоят больше всего.
because-sellswords = Усиливает то, что под угрозой, и то, что рядом с добычей.
because-helps-weakest = Помогает тому, кто дальше всех от победы.
because-out-of-reach = Кладёт жетоны туда, где Дом Таргариен окажется последним.
because-token-moves = Переносит жетон туда, где он полезнее.
