# Answers by text, by form, and what follows from them.

## Answers typed as text

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-none = нет ничего ничто без пусто убрать снять -
typed-yes = да ага ок конечно
# What means nothing between an area and its order.
# What means nothing among pieces and places.
# All pieces that are left, and one piece that becomes another.
typed-everybody = все всех всеми остальные остальных
typed-upgrade = улучшить улучшает улучшаем повысить повышает становится становятся превратить превращается
typed-or = {" или "}
typed-understood = ✓ Понято так (ещё не подтверждено):
typed-nothing = ⚠ Не удалось разобрать:
typed-example = Например: `{ $example }`
typed-moves-example = { $origin }: { $target } { $pieces }
typed-pieces-example = { $place }: { $pieces }
typed-shopping-example = { $payer }: { $pieces } { FORM($place, "in") }
typed-shopping-here = { $pieces } { FORM($place, "in") }
typed-shopping-upgrade = { $payer }: улучшить { $pieces }
typed-too-long = ⚠ Для ответа это слишком длинно, и бот этого не читал. Можно не больше { $letters ->
    [one] { $letters } знака
    [few] { $letters } знаков
    [many] { $letters } знаков
   *[other] { $letters } знаков
} и не больше { $words ->
    [one] { $words } слова
    [few] { $words } слов
    [many] { $words } слов
   *[other] { $words } слов
}.
typed-partly = ⚠ Остальное понято, а это разобрать не удалось:
typed-unknown = - «{ $text }» — это непонятно.
typed-guess = - «{ $text }» — может быть, { $guesses }?
typed-several = - «{ $text }» — это может быть { $guesses }.
typed-refused = - «{ $text }»: { $reason }
typed-refused-guess = - «{ $text }»: { $reason } Может быть, { $guesses }?
typed-more = - … и ещё { $number }.
typed-not-asked = ⚠ Сейчас от тебя ничего не требуется.
typed-button = Набрать
typed-title = Набери ответ
typed-label = Твой ответ
typed-hint = Названия вариантов или их начала

## Fast entry

tokens-fast = Быстрый ввод
tokens-fast-part = Быстрый ввод { $first }–{ $last }

## What there is to know before choosing, and what would follow

news-own = **Что касалось тебя**
news-rest = **Что ещё произошло**
news-more = -# … и ещё { $number ->
    [one] { $number } запись
    [few] { $number } записи
    [many] { $number } записей
   *[other] { $number } записи
} в журнале.
panel-briefing = -# { $line }
panel-preview = ▸ { $line }

# What cannot be bought, and why.
shopping-barred = -# ✗ { $what }: { $reason }

## What there is to say about an option

option-note = **{ $what }**: { $note }

## A token for each place, typed

# What means nothing between a place and its token.
typed-fillers = и в во на с со к по из у получает получают жетон пожалуиста
# What means nothing among pieces and places.
typed-fillers-army = и в во на с со к по из от до у идет идут отправить отправляю отправляем отправляется послать шлю веду переместить перемещаю взять купить мои моего мою моих пожалуиста
typed-displaced = - { $place }: жетон отсюда снят, ведь лежать он может только в одном месте.
typed-tokens-title = Набери жетоны
typed-tokens-label = Место и его жетон, по строке на каждое
typed-tokens-hint = Место и жетон или начала их названий
typed-tokens-example = { $place }: { $token }

command-former = Команды { $old } больше нет. Вместо неё — { $new }.
