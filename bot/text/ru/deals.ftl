# Deals between players: what they promise each other.

## Deals: what two seats promise each other, so that the bot can tell whether it is kept

deals-open = Сделки
deals-title = ### Сделки · { $title }
deals-none = Сделок, о которых тебе можно знать, нет.
deals-note = -# Держать обещание никто не обязан. Бот следит и сообщает, сдержано оно или нарушено: всем, если сделка открытая, а иначе только вам двоим. Наместники сделок не заключают.
deals-wait = 🤝 Тебе предлагают { $number ->
    [1] сделку
    [one] { $number } сделку
    [few] { $number } сделки
    [many] { $number } сделок
   *[other] { $number } сделки
}.
deal-offer-public = Предложить открытую сделку…
deal-offer-private = Предложить тайную сделку…
deal-accept = Принять
deal-decline = Отклонить
deal-withdraw = Отозвать
deal-yours = Ты предлагаешь { FORM($seat, "dat") } открытую сделку: { $promises }.
deal-yours-privately = Ты предлагаешь { FORM($seat, "dat") } тайную сделку: { $promises }.
deal-between = **{ $seat } и { $other }**, открыто:
deal-between-privately = **{ $seat } и { $other }**, только между вами:
deal-promise-open = - ○ { $promise }
deal-promise-kept = - ✓ Сдержано: { $promise }
deal-promise-broken = - ✗ Нарушено: { $promise }

deal-form-public = Открытая сделка: { $seat } и ты
deal-form-private = Тайная сделка: { $seat } и ты
deal-gives = Ты обещаешь { FORM($seat, "dat") }
deal-asks = { $seat } обещает тебе
deal-nothing = Ничего
deal-where = Где или сколько
deal-place-hint = Место; пусто — везде
deal-number-hint = Место или количество власти
deal-until = До конца какого раунда
deal-until-round = Раунд { $round }

deal-done-offered = ✓ Предложено.
deal-done-yes = ✓ Договорились. С этой минуты сделка в силе.
deal-done-no = ✓ Отклонено.
deal-done-back = ✓ Отозвано.

table-deal-offered = **{ $seat }** предлагает тебе открытую сделку; если ты согласишься, о ней прочтут все: { $promises }.
table-deal-offered-privately = **{ $seat }** предлагает тебе сделку, о которой знаете только вы двое: { $promises }.
table-deal-declined = **{ $seat }** отклоняет твою сделку: { $promises }.
table-deal-withdrawn = **{ $seat }** отзывает предложение сделки: { $promises }.
table-deal-offered-openly = 🤝 **{ $seat }** предлагает сделку. С кем: **{ $other }**. Условия: { $promises }.
table-deal-declined-openly = **{ $seat }** отклоняет сделку. Предлагал: **{ $other }**. Условия: { $promises }.
table-deal-withdrawn-openly = **{ $seat }** отзывает предложение сделки. Кому: **{ $other }**. Условия: { $promises }.
table-deal-made = 🤝 **{ $seat }** и **{ $other }** заключают сделку: { $promises }.
table-promise-kept = ✓ **{ $seat }** сдерживает обещание: { $promise }.
table-promise-broken = ✗ **{ $seat }** нарушает обещание: { $promise }.

trouble-deal-oneself = С собой сделку не заключить.
trouble-deal-steward = За { FORM($seat, "acc") } играет наместник, а наместники сделок не заключают: они бы их не соблюдали.
trouble-deal-past = На тот раунд обещать уже поздно или ещё рано. Выбери нынешний раунд или один из трёх следующих.
trouble-deal-empty = В этой сделке никто ничего не обещает. Выбери, что обещаешь ты или чего просишь.
trouble-deal-place = Для этого обещания нужно место. Впиши его название.
trouble-deal-number = Для этого обещания нужно количество. Впиши число от 1 до { $most }.
trouble-deal-no-place = Места «{ $text }» на поле нет. Впиши название другого.
trouble-deal-what = Вписано «{ $text }», но обещание не выбрано. Выбери его или оставь поле пустым.
trouble-deal-unclear = Одно из меню осталось пустым. Выбери что-нибудь в каждом.
trouble-no-such-promise = Такого обещания в этой игре нет. Открой форму ещё раз.
trouble-no-such-deal = Это предложение для тебя уже закрыто: на него ответили, или его отозвали.
trouble-too-many-deals = Незавершённых сделок может быть не больше { $most }, и столько у тебя уже есть. Отзови предложение или подожди, пока одна из сделок закончится.
trouble-deal-too-soon = Слишком много предложений подряд. Подожди минуту.
