# Names of the things in Inis.

## Seats

seat-green = سبز
seat-blue = آبی
seat-orange = نارنجی
seat-white = سفید

## Territories

area-cove = خور
area-forest = جنگل
area-gates-of-tir-na-nog = دروازه‌های تیر نا نوگ
area-highlands = بلندی‌ها
area-hills = تپه‌ها
area-iron-mine = معدن آهن
area-lost-vale = درهٔ گمشده
area-meadows = چمنزارها
area-misty-lands = سرزمین‌های مه‌آلود
area-moor = خلنگ‌زار
area-mountains = کوه‌ها
area-plains = دشت‌ها
area-salt-mine = معدن نمک
area-stone-circle = حلقهٔ سنگ
area-swamp = باتلاق
area-valley = دره

## The game

ruleset-inis = اینیش
about-inis = بدون تاس: کارت‌ها را دست‌به‌دست انتخاب می‌کنید و با همان‌ها می‌جنگید.
