topic-clashes = Столкновения
topic-played = Сыгранные карты
topic-tales = Сказания
topic-island = Остров
topic-victory = Бренн, претенденты, подвиги
topic-advantages = Карты преимуществ
topic-turns = Ходы
