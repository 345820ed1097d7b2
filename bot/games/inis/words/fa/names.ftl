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
    .text = با یک عبادتگاه می‌آید. هر وقت جهت نوبت‌ها عوض شود، هر کس اینجا قبیله دارد یکی را از دست می‌دهد و یک کارت روایت حماسی می‌کشد.
area-highlands = بلندی‌ها
area-hills = تپه‌ها
area-iron-mine = معدن آهن
area-lost-vale = درهٔ گمشده
area-meadows = چمنزارها
area-misty-lands = سرزمین‌های مه‌آلود
area-moor = خلنگ‌زار
area-mountains = کوه‌ها
    .text = وقتی قبیله‌هایی به اینجا برده شوند، به دست صاحبشان یا هر کس دیگر، صاحبشان انتخاب می‌کند که کارت اقدامی بسوزاند یا یکی از همان قبیله‌ها را از دست بدهد.
area-plains = دشت‌ها
area-salt-mine = معدن نمک
area-stone-circle = حلقهٔ سنگ
    .text = با یک عبادتگاه می‌آید.
area-swamp = باتلاق
    .text = اینجا نمی‌شود قلعه ساخت.
area-valley = دره

## The game

ruleset-inis = اینیش
about-inis = بدون تاس: انتخاب کارت دست‌به‌دست، و جنگیدن با همان کارت‌ها.
