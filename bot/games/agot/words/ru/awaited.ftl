# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = приказы
for-bid = ставки
for-ties = порядок равных ставок
for-westeros-choice = выбор по карте Вестероса
for-supply = какие отряды убрать из-за снабжения
for-muster = сбор войск
for-raven = применение Посыльного ворона
for-raven-peek = Посыльный ворон: место верхней карты одичалых
for-raid = приказ набега
for-march = приказ похода
for-consolidate = приказ усиления власти
for-port-capture = захват кораблей
for-call-support = просьба о подмоге
for-neutral-support = подмога против нейтральных лордов
for-support = подмога в сражении
for-refuse-support = подмога в сражении
for-hand = выбор карт Дома
for-pick = выбор карты Дома
for-house-card = карты Домов
for-ability = свойство карты Дома
for-blade = применение Валирийского меча
for-casualties = потери
for-retreat = отступление
for-retreat-losses = потери при отступлении
for-wildling-tie = решение о равных ставках
for-wildling-option = кара одичалых
for-wildling-destroy = кара одичалых
for-wildling-track = новое место на треке (карта одичалых)
for-wildling-downgrade = кара одичалых
for-wildling-upgrade = вознаграждение от одичалых
for-wildling-discard = кара одичалых
for-wildling-retrieve = вознаграждение от одичалых
