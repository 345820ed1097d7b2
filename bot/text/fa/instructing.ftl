# Standing instructions: answers that players give in advance.

trouble-no-instructions = در این بازی چیزی را نمی‌شود از پیش جواب داد.
trouble-no-such-instruction = آن سفارش برداشته شده است.
trouble-too-many-instructions = بیشتر از این نمی‌توانی سفارش بدهی. اول یکی را بردار.

instruct-title = ### سفارش‌ها · { $seat } · بازی { $game }
instruct-why = از هر کس که شاید کارت پاسخ داشته باشد پرسیده می‌شود، چه داشته باشد چه نه. از پیش بگو چه می‌خواهی تا بازی معطل تو نماند. هیچ‌کس دیگر نمی‌فهمد اینجا چه گفته‌ای، یا اصلاً چیزی گفته‌ای. سفارش برای کارتی که نداری یعنی پاس.
instruct-none = هر بار از تو پرسیده می‌شود.
instruct-given = **سفارش‌هایت، تازه‌ترین در آخر:**
instruct-line = - { $words }
instruct-between = { $first } … { $last }
instruct-remove = برداشتن یک سفارش
instruct-add = سفارش تازه
instruct-back = برگشت
instruct-panel = برگشت به پنل
preset-line = - **{ $label }**: { $tells }
instruct-open = سفارش‌های من
instruct-kept = ✓ ذخیره شد.
instruct-gone = ✓ برداشته شد.
