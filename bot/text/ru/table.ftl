# What a table tells of itself: time, seats, votes. Everybody may read all of it.

## Seats

table-left = { $user } покидает место { FORM($seat, "gen") }. Оно открыто: { COMMAND("game take") }.
table-kicked = { $user } больше не играет за { FORM($seat, "acc") }: игрока попросили уйти.
table-taken = { $user } занимает место { FORM($seat, "gen") }.
table-offered = Место { FORM($seat, "gen") } открыто для всех, кто хочет сыграть: { COMMAND("game take") }.
table-kept = Место { FORM($seat, "gen") } больше не отдают.
table-returned = Место { FORM($seat, "gen") } снова у { $user }.
table-host = Теперь ведущий — { $user }.
table-stand-in = За { FORM($seats, "acc") } играет компьютер, { $until }.
table-closed = Никого не осталось, и партия закрыта.
table-ended = { $user } закрывает партию. Никто не победил.
table-moved = { $user } переносит партию сюда: { $channel }. Всё как было.
table-lost = Канал этой партии пропал, так что все часы остановлены. { $host } или тот, кто управляет каналами, может продолжить в другом: { COMMAND("game move") }; отвечать можно и дальше: { COMMAND("my panel") }.
table-regained = Канал вернулся, партия продолжается.
table-expired = Две недели в эту партию никто не вступал и ничего в ней не менял, так что она закрыта. Открыть новую: { COMMAND("game new") }.
table-seat-empty = Место { FORM($seat, "gen") } пустует. Любой может занять его: { COMMAND("game take") } — или посадить на замену компьютер: { COMMAND("game stand-in") }.

until-chapter = до конца этой части раунда
until-away = пока игрок не вернётся
until-host = пока место кто-нибудь не займёт

## Time

table-paused = { $user } ставит партию на паузу: все часы стоят. Отвечать можно и дальше.
table-resumed = { $user } снимает партию с паузы: у всех столько же времени, сколько было.
table-extended = { $user } добавляет времени всем, чей сейчас ход: { $time }.
table-away = { $user } ({ $seat }) в отъезде до { $until }.
table-back = { $user } ({ $seat }) снова здесь.
table-answered-for = Время вышло: { $seats }. Вместо них дан безобидный ответ.
table-overdue = Время вышло: { $seats }. Партия ждёт: дайте больше времени — { COMMAND("game extend") } — или посадите на замену компьютер: { COMMAND("game stand-in") }.
table-outage = Бот был недоступен: { $time }. Все сроки сдвинуты на столько же.
table-clock-set = Часы бота подвели, или его машина засыпала. Сроки сдвинулись вместе с ними: у всех столько же времени, сколько было.
table-hidden = Бот не видел этого канала: { $time }. Все сроки сдвинуты на столько же.

## What is decided together

table-proposed-extend = { $user } предлагает добавить времени всем, чей сейчас ход: { $time }.
table-proposed-kick = { $user } предлагает попросить игрока покинуть место { FORM($seat, "gen") }.
table-proposed-resume = { $user } предлагает закончить паузу. Если за три дня большинство проголосовавших будет за, так и сделаем, даже если остальные промолчат.
table-proposed-host = { $user } предлагает нового ведущего: { $host }. Если за три дня большинство проголосовавших будет за, так и сделаем, даже если остальные промолчат.
table-proposed-admit = { $user } хочет занять место { FORM($seat, "gen") }, со всем, что оно знает. Если за три дня большинство проголосовавших будет за, так и сделаем, даже если остальные промолчат.
table-proposed-back = { $user } предлагает вернуться назад, в раунд { $round }: { $what }, { $seats } ({ $at }). { $answers ->
    [one] Отменится { $answers } ответ.
    [few] Отменятся { $answers } ответа.
    [many] Отменятся { $answers } ответов.
   *[other] Отменятся { $answers } ответа.
} Согласны должны быть все.
table-agreed-extend = Решено: всем, чей сейчас ход, добавлено времени: { $time }.
table-agreed-resume = Решено: пауза окончена, и у всех столько же времени, сколько было.
table-admitted = Стол согласен: ты играешь за { FORM($seat, "acc") }.
table-went-back = Решено: партия вернулась назад, в раунд { $round }: { $what }, { $seats } ({ $at }). { $answers ->
    [one] Отменён { $answers } ответ.
    [few] Отменены { $answers } ответа.
    [many] Отменены { $answers } ответов.
   *[other] Отменены { $answers } ответа.
}
table-undone = { $user } ({ $seat }) отменяет последний ответ, и вопрос задан снова: { $what }. С тех пор никто не ходил.
table-refused-extend = Предложение дать больше времени отклонено.
table-refused-kick = Предложение попросить игрока уйти отклонено.
table-refused-back = Предложение вернуться назад отклонено.
table-refused-resume = Предложение закончить паузу отклонено.
table-refused-host = Предложение сделать ведущим другого игрока отклонено.
table-refused-admit = Предложение отдать место новому человеку отклонено.
table-expired-resume = Предложение закончить паузу не решилось в срок.
table-expired-host = Предложение сделать ведущим другого игрока не решилось в срок.
table-expired-admit = Предложение отдать место новому человеку не решилось в срок.
table-expired-extend = Предложение дать больше времени не решилось в срок.
table-expired-kick = Предложение попросить игрока уйти не решилось в срок.
table-expired-back = Предложение вернуться назад не решилось в срок.

## What came to nothing, since it cannot be done any more, or not against another person

table-void-extend = Голосование о времени снято: срока больше нет.
table-void-terms = Голосование о настройках времени снято: так уже и решено.
table-void-kick = Голосование об уходе игрока снято: на этом месте играет кто-то другой или решать уже почти некому.
table-void-back = Голосование о возврате назад снято: к тому моменту партию больше не вернуть.
table-void-resume = Голосование о конце паузы снято: паузы больше нет.
table-void-host = Голосование о новом ведущем снято: этот игрок уже ведущий или ушёл.
table-void-admit = Голосование о месте для нового человека снято: занять это место он больше не может.

## Votes

vote-put = Партия { $game }, голосование: { $proposal }
vote-until = Голосование открыто до { $until }.
vote-missing = Ждём голоса: { $users }
vote-agree = За
vote-disagree = Против
vote-agreed = ✓ Твой голос — «за». Пока вопрос не решён, его можно изменить.
vote-disagreed = ✓ Твой голос — «против». Пока вопрос не решён, его можно изменить.
vote-passed = ✓ Твой голос — «за», и это решает дело.
vote-refused = ✓ Твой голос — «против», и это решает дело.

## What was agreed

pace-none = Срока нет.
pace-none-together = Когда спрашивают нескольких сразу, срока нет.
pace-span = Срок: { $time } на каждый ответ.
pace-hour = Срок: ближайшие { $hour } ({ $zone }).
pace-alone = { $time }, когда спрашивают только одного
pace-and = { $what } { $more }
pace-bank = Сверх того у каждого есть запас времени на всю партию: { $time }.
pace-weekends = Суббота и воскресенье не считаются ({ $zone }).
pace-strict = Кто опаздывает, получает предупреждение; кто опаздывает снова — вдвое меньше времени, пока три ответа не придут в срок.
table-warned = Время вышло (твоё место: { $seat }). Если это повторится, за этим столом у тебя какое-то время будет вдвое меньше времени.
table-shortened = Снова опоздание: { $seats }. Теперь времени вдвое меньше, пока три ответа не придут в срок.
pace-grace = Когда ответили все, ответы ещё можно менять: { $time }.
late-practice = Если игрок опаздывает, до конца этой части раунда за него играет компьютер.
late-wait = Если игрок опаздывает, партия ждёт, а ведущему об этом говорят.

status-due = { $seat } · { $due }
status-lost = ⚠ Канал этой партии пропал. Ведущий или тот, кто управляет каналами, может продолжить в другом: { COMMAND("game move") } с номером партии, { $game }.
status-paused = ⏸ Пауза с { $since }.
status-opens = Все ответы здесь. Они вскроются { $at }, а до тех пор их можно менять.
status-voting-extend = Голосование: больше времени (до { $until }).
status-voting-kick = Голосование: попросить игрока уйти (до { $until }).
status-voting-resume = Голосование: закончить паузу (до { $until }).
status-voting-host = Голосование: другой ведущий (до { $until }).
status-voting-admit = Голосование: место для нового человека (до { $until }).
status-voting-back = Голосование: вернуться назад (до { $until }).
status-offered = Достанется тому, кто займёт ({ COMMAND("game take") }): { $seats }

## Commands at a table

done-told = ✓ Готово. Канал об этом узнает.
done-proposed = ✓ Твоё предложение ушло на голосование в канале.
done-closed = ✓ Партия закрыта.
close-sure = Эта партия уже началась, и закрыть её — насовсем. Если ты этого хочешь, назови её номер: { COMMAND("game close") }, номер партии { $game }.
done-asked = ✓ Стол спросят, можно ли тебе играть за { FORM($seat, "acc") }. Ответ тебе сообщат.
done-left = ✓ Место освобождено. Пока его никто не занял, можно вернуться: { COMMAND("game take") }.
moment-choice = Раунд { $round }: { $what }, { $seats }
player-nobody = никто
player-stand-in = { $player }; играет компьютер
player-away = { $player }; в отъезде

late-safe = Если игрок опаздывает, даётся безобидный ответ: без ходов, покупок и ставок, а потери как можно меньше.
