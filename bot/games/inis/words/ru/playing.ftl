## Things

unit-clan = { $count ->
    [one] клан
    [few] клана
    [many] кланов
   *[other] клана
}
    .acc = { $count ->
        [one] клан
        [few] клана
        [many] кланов
       *[other] клана
    }
    .gender = m
unit-exposed = { $count ->
    [one] открытый клан
    [few] открытых клана
    [many] открытых кланов
   *[other] открытых клана
}
    .acc = { $count ->
        [one] открытый клан
        [few] открытых клана
        [many] открытых кланов
       *[other] открытых клана
    }
    .gender = m
unit-protected = { $count ->
    [one] укрытый клан
    [few] укрытых клана
    [many] укрытых кланов
   *[other] укрытых клана
}
    .acc = { $count ->
        [one] укрытый клан
        [few] укрытых клана
        [many] укрытых кланов
       *[other] укрытых клана
    }
    .gender = m
unit-green = { $count ->
    [one] зелёный клан
    [few] зелёных клана
    [many] зелёных кланов
   *[other] зелёных клана
}
    .acc = { $count ->
        [one] зелёный клан
        [few] зелёных клана
        [many] зелёных кланов
       *[other] зелёных клана
    }
    .gender = m
unit-blue = { $count ->
    [one] синий клан
    [few] синих клана
    [many] синих кланов
   *[other] синих клана
}
    .acc = { $count ->
        [one] синий клан
        [few] синих клана
        [many] синих кланов
       *[other] синих клана
    }
    .gender = m
unit-orange = { $count ->
    [one] оранжевый клан
    [few] оранжевых клана
    [many] оранжевых кланов
   *[other] оранжевых клана
}
    .acc = { $count ->
        [one] оранжевый клан
        [few] оранжевых клана
        [many] оранжевых кланов
       *[other] оранжевых клана
    }
    .gender = m
unit-white = { $count ->
    [one] белый клан
    [few] белых клана
    [many] белых кланов
   *[other] белых клана
}
    .acc = { $count ->
        [one] белый клан
        [few] белых клана
        [many] белых кланов
       *[other] белых клана
    }
    .gender = m
direction-clockwise = по часовой стрелке
direction-counter-clockwise = против часовой стрелки
side-season = в свой ход
side-triskel = в ответ
cards-action = карты действий
cards-advantage = карты преимуществ
cards-epic = карты сказаний
pile-display = выкладка
deck-epic-tales = карты сказаний
deck-territories = территории
deck-bottom-territories = последние территории
deck-action-cards = карты действий
phase-set-up = Подготовка
phase-assembly = Собрание
phase-draft = Драфт
phase-season = Сезон
phase-ended = конец
choice-add-clan = Добавить клан
choice-agree = Согласиться
choice-attack = Атаковать
choice-decline = Отказаться
choice-end-clash = Завершить столкновение
choice-keep-direction = Сохранить направление
choice-lose-both = Потерять клан и карту
choice-lose-card = Сбросить карту действия
choice-lose-clan = Потерять клан
choice-no-clash = Без столкновения
choice-no-more = Достаточно
choice-nobody = Никого
choice-pass = Пас
choice-plainly = Без другой карты
choice-pretender = Взять жетон претендента
choice-propose-peace = Предложить мир
choice-refuse = Отклонить
choice-replace-clan = Заменить клан
choice-shelter = В цитадель
choice-stay-out = Остаться снаружи
choice-turn-direction = Сменить направление
choice-withdraw = Отступить
choice-done = Готово
