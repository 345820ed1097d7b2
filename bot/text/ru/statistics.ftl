# What finished games come to: statistics, ratings, reliability, and a player's year.

## Statistics

card-statistics = Статистика
statistics-title = { $ruleset }: игроков — { $players }
statistics-games = { $games ->
    [1] 1 законченная партия
    [one] { $games } законченная партия
    [few] { $games } законченные партии
   *[many] { $games } законченных партий
}, в среднем раундов: { $rounds }; с наместниками: { $stewards }
statistics-none = Считать пока нечего: ни одной такой партии на этом сервере ещё не сыграли до конца.
statistics-counting = Партии, которые только что кончились, ещё считаются; загляни через минуту.
statistics-nothing = Показывать нечего: в этих партиях такого нет или ничего не измерялось.
statistics-failed = ⚠ Картинка не получилась. Попробуй ещё раз.
statistics-choose = Какие партии
statistics-kind = { $ruleset }, игроков: { $players } ({ $games })
statistics-about-seats = Места
statistics-about-games = Длина и концовки
statistics-about-cards = Карты
statistics-about-bids = Ставки
statistics-about-pace = Время
statistics-about-records = Рекорды
statistics-wins = Победы по местам
statistics-wins-foot = Чёрные линии — 95-процентные интервалы: пока партий мало, многое решает случай. Красные метки — где были бы все места, будь они равны.
statistics-of = { $part } из { $whole }
statistics-place = { $part } из { $whole }, среднее место — { $place }
statistics-share = { $percent } %
statistics-length = Сколько раундов длится партия
statistics-round = { $number ->
    [one] { $number } раунд
    [few] { $number } раунда
   *[many] { $number } раундов
}
statistics-endings = Чем кончаются партии
statistics-draw = ничья
statistics-conceded = так решил стол
statistics-cards = Карты, которые играют чаще всего
statistics-card-note = { $part } из { $whole }; кто её играет, побеждает в { $percent } % партий
statistics-bids = За что делают ставки и сколько в среднем
statistics-bid-note = торгов: { $times }; высшая ставка: в среднем { $top }, рекорд { $most }
statistics-pace = Сколько люди думают над ответом
statistics-pace-note = ответов: { $answers }; девять из десяти — за { $span }
statistics-pace-foot = Половина ответов занимает меньше времени, чем указано. Ответы, которые можно дать тайно, не считаются.
statistics-days = { $days } дн.
statistics-hours = { $hours } ч
statistics-minutes = { $minutes } мин
statistics-seconds = { $seconds } с
bests-fastest = **Самая быстрая победа:** { $who }, раунд { $round } (партия { $game })
bests-biggest = **{ $heading }:** { $told } (партия { $game })
bests-peace = **Самый долгий мир:** { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
} (партия { $game })
bests-row = **Больше всего побед подряд:** { $user }, { $row }
bests-none = Рекордов пока нет.
bests-note = -# Кто не хочет быть в списках или быть названным, здесь не назван.

## Profiles

profile-title = **{ $user }** на этом сервере
profile-hidden = { $user } не хочет быть в списке.
profile-reliability = **Надёжность: { $percent } %**
profile-reliability-new = **Надёжность: новичок**
profile-made-of = Ответов в срок: { $timely }, с опозданием: { $late }; партий доиграно: { $finished }, брошено: { $left }; чужих мест принято: { $taken }; отлучек с предупреждением: { $away }
profile-how = Это доля ответов в срок среди всех ответов, для которых срок был. Уход из партии считается за одно опоздание, а место, принятое вместо ушедшего, — за 5 ответов в срок. То, чему полгода, весит вдвое меньше, и каждый начинает с 10 ответов в срок. Отъезд с предупреждением ничего не стоит.
profile-ratings = **Рейтинги**
profile-rating = { $kind }: **{ $points }** ± { $spread }, партий: { $games }, побед: { $wins }
profile-rating-note = Все начинают с 1000; с уверенностью 95 % настоящий рейтинг отличается не больше, чем на число после ±. Место учитывается: победа за слабое стоит больше.
profile-no-rating = Ни одна партия на рейтинг ещё не кончилась.
profile-not-rated = На этом сервере рейтинг у тебя не включён.
profile-games = Доиграно партий здесь: { $games }, побед: { $wins }
profile-row = Побед подряд: самое большее { $row }, сейчас { $now }
profile-fastest = Самая быстрая победа: раунд { $rounds } ({ $kind })
profile-met = Партий с тобой: { $games }; ты выше: { $ahead }, ниже: { $behind }
profile-rate = Хочу рейтинг здесь
profile-unrate = Без рейтинга
profile-list = Вернуться в список
profile-unlist = Не быть в списке
profile-leaders = Показать таблицу лидеров
profile-year = Мой год { $year }
profile-rated-now = Теперь на этом сервере у тебя есть рейтинг; партии, уже законченные здесь, тоже считаются.
profile-unrated-now = На этом сервере у тебя больше нет рейтинга.
profile-listed-now = Другие снова видят здесь твой профиль.
profile-unlisted-now = Никто больше не видит здесь твой рейтинг и твою надёжность; стол, который требует надёжности, по-прежнему узнает, хватает ли её.
leaderboard-title = **Лидеры: { $kind }**
leaderboard-line = { $place }. { $user }: **{ $points }** ± { $spread } (партий: { $games }, побед: { $wins })
leaderboard-none = В списке пока никого. Чтобы попасть в него, включи рейтинг: { COMMAND("profile") }.
leaderboard-how = По рейтингу за вычетом удвоенной неопределённости, поэтому те, кто сыграл мало, стоят ниже.
leaderboard-seats = Рейтинг самих мест: { $seats }
leaderboard-seat = { $seat } { $points }

## A player's year

year-title = **Твой год { $year }**
year-none = В { $year } году у тебя нет ни одной законченной партии.
year-of = { $user }: { $year } год
year-summary = Доиграно партий: { $games }; побед: { $wins }; раундов: { $rounds }
year-seats = Места, за которые играли чаще всего
year-cards = Чаще всего сыгранные карты
year-post = Показать в канале
year-games = Доиграно партий: { $games }, побед: { $wins }, раундов: { $rounds }.
year-seat = Чаще всего ты — { $seat } ({ $times ->
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }).
year-card = Твоя карта года: { $card } ({ $times ->
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }).
year-mate = Чаще всего за столом с тобой — { $user } (партий: { $times }).
year-pace = Обычное время твоего ответа: { $span }.
year-bid = Твоя самая смелая ставка: { $power } власти ({ $subject }).
year-answers = Твоих ответов: { $answers }.
table-year-over = { $year } год кончился. Каким он был для тебя, покажет { COMMAND("profile") } под кнопкой **Мой год**.

## At a table

lobby-reliable = { $player } · надёжность { $percent } % (в срок { $timely } из { $due }, доиграно партий { $finished } из { $games })
lobby-reliable-new = { $player } · новичок
agreed-reliability = Вступить может тот, у кого надёжность не меньше { $value } %.
setting-reliability-none = Любая
setting-reliability-none-note = Без минимума.
setting-reliability-value = { $value } %
setting-reliability-value-note = Как в профилях на этом сервере.
setting-rated-people = Если от начала до конца играют люди
setting-rated-people-note = Считается, если каждое место в одних руках, без наместников.
setting-rated-all = В любом случае
setting-rated-all-note = Наместники — тоже соперники; место засчитывается тому, у кого оно в конце.
setting-rated-none = Без рейтинга
setting-rated-none-note = Ни в одном рейтинге не учитывается.
agreed-rated-all = Рейтинги: партия считается в любом случае, с наместниками и сменой игроков тоже.
agreed-rated-none = Рейтинги: партия не считается.
setup-page-rating = Рейтинги
setting-rated = **Рейтинги**: считается ли эта партия?
setting-reliability = **Надёжность**: какая нужна, чтобы вступить?
trouble-not-reliable = Для этого стола нужна надёжность { $least } %, а у тебя { $percent } %. Из чего она складывается, скажет { COMMAND("profile") }; с каждым ответом в срок она растёт.
