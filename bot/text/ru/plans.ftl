## Why an answer given ahead was stopped; "{ $reason }" is a refusal or a game's own words.

plan-stopped-over = партия окончена
plan-stopped-round-over = раунд уже окончен
plan-stopped-battle-over = сражение уже окончено
plan-stopped-passed = такой вопрос не задан и уже не будет задан
plan-stopped-refused = это уже невозможно: { $reason }
plan-stopped-conditions = условие, от которого он зависит, не выполнено
plan-stopped-ranking = ни один из его ответов уже невозможен

## What cannot be answered ahead.

refused-plan-no-choice = Плану нужен ответ. Выбери его.
refused-plan-no-condition = Это условие к такому ответу не подходит. Выбери другое или обойдись без него.
refused-plan-no-battle = Сейчас нет сражения, до конца которого план мог бы ждать. Выбери, сколько ему ждать.
refused-plan-no-passing = Пасовать здесь нельзя; скажи, что сделать вместо этого, или пусть тебя спросят.
