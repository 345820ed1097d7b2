# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = دستورها
for-bid = پیشنهادها
for-ties = ترتیب خاندان‌های برابر
for-westeros-choice = انتخاب یک کارت وستروس
for-supply = تلفات تدارکات
for-muster = جمع‌آوری ارتش
for-raven = کلاغ پیام‌رسان
for-raven-peek = کلاغ پیام‌رسان
for-raid = یک یورش
for-march = یک پیشروی
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
for-wildling-tie = تساوی پیشنهادها
for-wildling-option = جریمهٔ وحشی‌ها
for-wildling-destroy = جریمهٔ وحشی‌ها
for-wildling-track = یک کارت وحشی‌ها
for-wildling-downgrade = جریمهٔ وحشی‌ها
for-wildling-upgrade = جایزهٔ وحشی‌ها
for-wildling-discard = جریمهٔ وحشی‌ها
for-wildling-retrieve = جایزهٔ وحشی‌ها
