# Standing instructions: answers that players give in advance.

trouble-no-instructions = این بازی جواب آماده ندارد.
trouble-no-such-instruction = آن جواب آماده برداشته شده است.
trouble-too-many-instructions = بیشتر از این نمی‌توانی جواب آماده بگذاری. اول یکی را بردار.

instruct-title = ### جواب‌های آماده · { $seat } · بازی { $game }
instruct-why = از پیش بگو چه می‌خواهی تا بازی معطل تو نماند. هیچ‌کس دیگر نمی‌فهمد اینجا چه گفته‌ای، یا اصلاً چیزی گفته‌ای.
instruct-none = هر بار از تو پرسیده می‌شود.
instruct-given = **جواب‌های آماده‌ات، تازه‌ترین در آخر:**
instruct-line = - { $words }
instruct-between = { $first } … { $last }
instruct-remove = برداشتن یک جواب آماده
instruct-add = جواب آمادهٔ تازه
instruct-back = برگشت
instruct-panel = برگشت به پنل
preset-line = - **{ $label }**: { $tells }
instruct-open = جواب‌های آمادهٔ من
instruct-kept = ✓ ذخیره شد.
instruct-gone = ✓ برداشته شد.
