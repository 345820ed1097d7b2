## What any game may ask and offer

choice-pass = Не отправлять ворона
choice-decline = Не применять
choice-refuse = Отказать в подмоге
choice-done = Готово
choice-no-target = Без цели: просто убрать
choice-no-card = Без карты
choice-no-order = Здесь без приказа
