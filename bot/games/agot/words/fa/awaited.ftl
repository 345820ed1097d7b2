# What A Game of Thrones: The Board Game says.

## What a player is to do, as everybody may know it (“Waiting for …”)

for-orders = دستورها
for-bid = پیشنهادها
for-ties = تصمیم دربارهٔ پیشنهادهای برابر
for-westeros-choice = تصمیم دربارهٔ یک کارت وستروس
for-supply = انتخاب یگان‌هایی که به‌خاطر تدارکات نابود می‌شوند
for-muster = جمع‌آوری ارتش
for-raven = تصمیم دربارهٔ کلاغ پیام‌رسان
for-raven-peek = تصمیم دربارهٔ کلاغ پیام‌رسان
for-raid = یک دستور یورش
for-march = یک دستور پیشروی
for-consolidate = یک دستور تقویت قدرت
for-port-capture = تصمیم دربارهٔ کشتی‌های گرفته‌شده
for-call-support = تصمیم دربارهٔ درخواست حمایت
for-neutral-support = جواب به درخواست حمایت
for-support = تصمیم دربارهٔ حمایت
for-refuse-support = تصمیم دربارهٔ حمایت
for-hand = انتخاب کارت‌های خاندان
for-pick = برداشتن یک کارت خاندان
for-house-card = کارت‌های خاندان
for-ability = تصمیم دربارهٔ یک کارت خاندان
for-blade = تصمیم دربارهٔ شمشیر والریایی
for-casualties = انتخاب تلفات
for-retreat = یک عقب‌نشینی
for-retreat-losses = انتخاب تلفات عقب‌نشینی
for-wildling-tie = تصمیم دربارهٔ پیشنهادهای برابر
for-wildling-option = انتخاب جریمهٔ وحشی‌ها
for-wildling-destroy = انتخاب جریمهٔ وحشی‌ها
for-wildling-track = تصمیم دربارهٔ یک کارت وحشی‌ها
for-wildling-downgrade = انتخاب جریمهٔ وحشی‌ها
for-wildling-upgrade = انتخاب جایزهٔ وحشی‌ها
for-wildling-discard = انتخاب جریمهٔ وحشی‌ها
for-wildling-retrieve = انتخاب جایزهٔ وحشی‌ها
