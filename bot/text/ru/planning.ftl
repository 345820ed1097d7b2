# Answers given ahead: plans for questions that are still to come.

trouble-no-plans = В этой партии ничего нельзя запланировать.
trouble-nothing-ahead = О чём тебя спросят дальше, сейчас не предвидеть, так что и планировать нечего.
trouble-not-foreseen = ⚠ Такого вопроса больше не предвидится. Вот что можно запланировать сейчас.
trouble-no-such-plan = Плана с таким номером у тебя нет. Все твои планы: { COMMAND("plan") }.
trouble-too-many-plans = Больше планов держать нельзя. Сначала убери какой-нибудь.

plan-open = Составить план
plan-panel = Назад к моей панели
plan-title = ### Планы · { $seat } · партия { $game }
plan-why = Реши сейчас то, о чём тебя, скорее всего, спросят. План исполнится, когда дело дойдёт до этого вопроса, если такой ответ ещё возможен и не случилось ничего непредвиденного; а иначе тебя спросят, как обычно. О твоих планах больше никто не узнает.
plan-gathered = **Тебя и других спрашивают разом.** Твои ответы сработают, когда наступит твой ход; если к тому времени что-то изменится, тебя спросят снова.
plan-way-next = Дальше решаешь ты: { $what }.
plan-way-after = Сначала решают: { $seats }. Потом решаешь ты: { $what }.
plan-later-all = Всё, что можно предвидеть, уже запланировано. Дальше — когда один из этих вопросов будет задан.
plan-later-own = Сначала ответь на то, о чём тебя спрашивают сейчас. Потом можно планировать то, что из этого следует.
plan-later-chance = Что будет дальше, решит жребий. Планировать можно, когда он выпадет.
plan-later-secret = Что будет дальше, зависит от ответов, которые ещё скрыты. Планировать можно, когда они откроются.
plan-later-round = В этом раунде тебя больше ни о чём не спросят. Планировать можно, когда начнётся следующий.
plan-later-game = Партия закончится раньше, чем тебя о чём-нибудь спросят.
plan-later-far = До твоего следующего вопроса произойдёт слишком много. Планировать можно, когда он будет ближе.
plan-not-for = Тебя спросят и за других: { $seats }. Планы за других не составляют.
plan-menu = Запланировать ответ
plan-menu-more = Запланировать ответ ({ $first }–{ $last })
plan-menu-after = сначала: { $seats }
plan-none = Планов у тебя нет.
plan-yours = **Твои планы, в том порядке, в каком бот их пробует:**
plan-line = { $number }. { $words }
plan-line-done = { $number }. ~~{ $words }~~ — исполнен
plan-line-stopped = { $number }. ~~{ $words }~~ — снят: { $reason }
plan-words = { $what }: { $choices }{ $otherwise ->
    [pass] ; иначе ничего
   *[ask] {""}
}{ $until ->
    [battle] , в этом сражении
    [changed] , пока что-нибудь не помешает
   *[round] {""}
}
plan-words-ranking = { $what }, каждый раз первое, что возможно: { $choices }
plan-choice = { $answer }
plan-choice-if = { $answer }, только если { $conditions }
plan-and = {" и "}
plan-else = ; иначе{" "}
plan-drop = Убрать план
plan-drop-all = Убрать все
plan-passes = Передать мои планы тому, кто займёт моё место: { $passes ->
    [yes] да
   *[no] нет
}
plan-dropped = ✓ Убрано.
plan-passes-said = { $passes ->
    [yes] ✓ Твои планы достанутся тому, кто займёт твоё место.
   *[no] ✓ Твои планы не достанутся никому, кто бы ни занял твоё место.
}
plan-kept = ✓ Запланировано: { $words }.

plan-question = **План: { $question }**
plan-ranks = -# Расставь по порядку сколько угодно ответов. Каждый раз, когда тебя спросят, бот даст первый из них, который тогда возможен.
plan-assumed = -# Если ничто не помешает: { $assumed }.
plan-before = -# Выбор { $number }: { $words }
plan-another = А что, если это не подойдёт?
plan-reads = ▸ { $words }
plan-only-if = -# **{ $number }** только если { $condition }
plan-keep = Запланировать
plan-keep-if = Запланировать, если { $number }
plan-keep-answer = Подтвердить
plan-conditions = Только если …
plan-condition-option = { $number } · { $condition }
plan-until = Сколько план ждёт
plan-until-round = До конца раунда
plan-until-battle = До конца этого сражения
plan-until-changed = Пока что-нибудь не помешает
plan-otherwise = Иначе что-то другое
plan-otherwise-pass = Иначе ничего
go-way = {" → "}
plan-others = Другие вопросы

# In the panel of whoever is not asked.

panel-done-ahead = -# ✓ Сделано по плану: { $words }
panel-stopped-ahead = -# ⚠ Твой план снят: { $words } — { $reason }
plan-stopped-unreadable = эта версия бота его не понимает

## Plans typed as text

# Words, parted by commas.
typed-plan-if = если, только если, если только, при условии, при условии что
typed-plan-else = иначе, а иначе, или же, в противном случае
typed-plan-and = и
typed-plan-nothing = стоять, стоит, стоят, стоим, остаться, ничего, ничего не делать, никуда, пас, пасовать, нет
typed-plan-ask = спросить, спроси, спросить меня, спроси меня
typed-plan-list = список, показать, покажи
typed-plan-drop = убрать, убери, удалить, удали, забыть, забудь, снять
typed-plan-all = все

plan-typed-unknown = - «{ $text }» не подходит ни к одному вопросу, который можно предвидеть.
plan-typed-early = - «{ $text }» пока нельзя запланировать. { $when }
plan-typed-condition = - «{ $text }» — здесь нет такого условия. Есть вот какие: { $conditions }.
plan-typed-incomplete = - «{ $text }» — это ещё не полный ответ.
plan-typed-nothing = ⚠ Ничего не запланировано:
plan-typed-partly = ⚠ А вот это не запланировано:
plan-typed-done = ✓ Запланировано. Прочти ниже, всё ли верно; { COMMAND("plan") } со словами «убрать 2» убирает второй план.
