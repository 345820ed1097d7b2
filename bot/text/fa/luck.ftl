# Luck that can be checked, receipts for sealed answers, and what came of a check.

## Before the game

lobby-luck = -# شانس این بازی مهر شده: `{ $hash }`. { $words ->
    [0] هر کس سر میز است می‌تواند کلمه‌ای به آن اضافه کند.
   *[other] کلمه‌های اضافه‌شده: { $words }.
}
word-open = افزودن کلمه به شانس
word-title = کلمهٔ تو برای شانس
word-label = هر کلمه‌ای؛ همهٔ بُر زدن‌ها به آن بسته است
word-hint = چیزی که به فکر کس دیگری نرسد
word-kept = ✓ کلمهٔ تو «{ $word }» است. وقتی بازی شروع شود به حساب می‌آید.
word-dropped = ✓ کلمه‌ات پس گرفته شد.
trouble-no-promise = برای این میز شانسی مهر نشده، پس جایی برای افزودن کلمه نیست.

## At the table

table-luck-sealed = همهٔ بُر زدن‌های این بازی از رازی می‌آید که مهرش این است: `{ $hash }`{ $count ->
    [0] .
   *[other] ؛ و از کلمه‌های شما: { $words }.
}
table-luck-opened = شانس بازی { $game } باز شد: رازش `{ $secret }` بود و گزارش به `{ $head }` می‌رسد. { COMMAND("verify") } همه را وارسی می‌کند، با همین شماره هم.

## Receipts

panel-receipt = -# رسید: `{ $receipt }…`
receipt-open = رسید
receipt-whole = رسیدِ این جوابت: `{ $receipt }`. به دیگران چیزی نمی‌گوید، و جوابی که عوضش کنی رسید دیگری دارد. وقتی بازی { $game } تمام شود، { COMMAND("verify") } آن را در پروندهٔ بازی پیدا می‌کند.
receipt-none = رسیدی نیست: جوابت بسته نیست، یا دیگر بسته نیست.

## A check

verify-rules = { $differences ->
    [0] ✓ پرونده‌ای با { $steps } حرکت، همان‌طور که قانون‌ها اجازه می‌دهند.
   *[other] ✗ پرونده‌ای با { $steps } حرکت که با قانون‌ها نمی‌خواند.
}
verify-missing = نمی‌گوید شانسش از کجا آمده، پس چیز دیگری را نمی‌شود وارسی کرد.
verify-unreadable = این پروندهٔ یک بازی نیست.
verify-failed = پرونده را حالا نشد وارسی کرد. بعداً دوباره امتحان کن.
verify-too-much = بررسی این فایل بیش از پروندهٔ یک بازی زمان یا حافظه می‌خواهد.
verify-one-at-a-time = پرونده‌ای برایتان در دست بررسی است. منتظر همان بمانید.
verify-promise = مهر: `{ $hash }`
verify-counts = { $draws } قرعه، { $receipts } رسید
verify-undone = { $undone } جواب پس گرفته شد؛ آنچه برایشان درآمده بود دوباره درنیامد.
verify-word = کلمه‌ای برای شانس، { $seat }: «{ $word }»
verify-head = گزارش به اینجا می‌رسد: `{ $hash }`
verify-right = ✓ شانس، رسیدها و گزارش همان است که مهر شده بود.
verify-seen = { $count ->
    [1] ✓ هَشی که دیده بودی در آن هست.
   *[other] ✓ هر { $count } هَشی که دیده بودی در آن هست.
}
verify-wrong = **✗ چیزی درست نیست:**
wrong-form = مدرک آسیب دیده.
wrong-promise = مهر { $at } از آنِ این راز و بازی و صندلی‌ها و قانون‌ها نیست.
wrong-agreed = گزینه‌ها، صندلی‌ها یا تفسیرها آن‌هایی نیستند که شانس برایشان مهر شد.
wrong-draw = قرعهٔ { $at } از راز و کلمه‌ها درنمی‌آید.
wrong-rules = پاسخ { $at } گزارش در آنجا با قواعد نمی‌خواند.
wrong-receipt = جواب بستهٔ { $at } آنی نیست که رسیدش داده شد.
wrong-log = گزارش به حرکت‌های پرونده نمی‌رسد.
wrong-head = گزارش آنجا که پرونده می‌گوید تمام نمی‌شود.
wrong-unseen = { $at } را دیده‌ای، ولی در این پرونده نیست.
verify-yourself = -# بدون ربات هم می‌توانی وارسی کنی: `docs/fairness/verify.py` فایلِ { COMMAND("record") } را می‌خواند.
