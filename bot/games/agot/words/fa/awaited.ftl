# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = دستورها
for-bid = پیشنهادها
for-ties = تصمیم دربارهٔ پیشنهادهای برابر
for-westeros-choice = انتخاب یک کارت وستروس
for-supply = انتخاب یگان‌هایی که تدارکات جایشان را ندارد
for-muster = جمع‌آوری ارتش
for-raven = به کار بردن کلاغ پیام‌رسان
for-raven-peek = کلاغ پیام‌رسان و کارت رویی وحشی‌ها
for-raid = یک دستور یورش
for-march = یک دستور پیشروی
for-consolidate = یک دستور تقویت قدرت
for-port-capture = کشتی‌های گرفته‌شده
for-call-support = درخواست حمایت
for-neutral-support = حمایت در برابر ارتش بی‌طرف
for-support = حمایت در جنگ
for-refuse-support = حمایت در جنگ
for-house-card = کارت‌های خاندان
for-ability = توانایی یک کارت خاندان
for-blade = شمشیر والریایی
for-casualties = تلفات
for-retreat = یک عقب‌نشینی
for-retreat-losses = تلفات عقب‌نشینی
for-wildling-tie = تصمیم دربارهٔ پیشنهادهای برابر
for-wildling-option = جریمهٔ وحشی‌ها
for-wildling-destroy = جریمهٔ وحشی‌ها
for-wildling-track = کارت وحشی‌ها: جای تازه در یک جدول
for-wildling-downgrade = جریمهٔ وحشی‌ها
for-wildling-upgrade = جایزهٔ وحشی‌ها
for-wildling-discard = جریمهٔ وحشی‌ها
for-wildling-retrieve = جایزهٔ وحشی‌ها
