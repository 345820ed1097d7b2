# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = شهر و دژ کافی
won-by-round-10 = بیشترین شهر و دژ بعد از دور آخر
event-won = { $house } با { $castles } شهر و دژ می‌برد{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

ask-orders = دور { $round }: دستورهایت را بگذار، در هر سرزمینی که در آن یگان داری حداکثر یکی.
ask-wildling-destroy = وحشی‌ها: یگان‌هایی به ارزش { $number } امتیاز جمع‌آوری انتخاب کن که از دست می‌دهی (سرباز 1، کشتی 1، شوالیه 2).
ability-otherwise = { $card }: به کارش می‌بری؟

table-leads = { $houses } با { $castles } از { $goal } شهر و دژ { $number ->
        [1] جلوتر است
       *[other] جلوترند
    }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = شهر و دژ ({ $goal } تا برای پیروزی): { $castles }.
course-castles = شهرها و دژها

order-consolidate-star =
    .note = گرفتن قدرت، مثل آن دو تای دیگر؛ سومیِ این نوع است
order-raid-star =
    .note = تا دو دستور را در سرزمین‌های همسایه برمی‌دارد
