## Conditions of an answer given ahead; they go on from "only if".

plan-if-empty = { $area } خالی باشد
plan-if-defence = قدرت جنگیِ دفاع { $area } حداکثر { $most } باشد
plan-if-held = { $area } هنوز دست { $house } باشد
plan-if-stronger = با قدرت جنگیِ آشکار در { $area } پیروز شوم: یگان‌ها، دستورها و حمایت هر طرف از خودش
plan-if-order = دستورِ { $area } هنوز { $order } باشد
plan-if-unharmed = به { $area } حمله نشده باشد و همهٔ یگان‌هایم آنجا باشند
plan-if-supply = تدارکاتم حداقل { $least } باشد
plan-if-unhelped = هیچ‌کس دیگر در { $area } از { $side } حمایت نکند
plan-if-ahead = در { $area } { $by ->
    [0] پیش از کارت‌های خاندان عقب نباشم
   *[other] پیش از کارت‌های خاندان حداقل { $by } تا جلو باشم
}

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-units = یگان‌های { $area } همان نیستند که بودند
plan-changed-house = { $house } حالا در { $area } است
plan-changed-left = { $area } خالی شده
plan-changed-order = در { $area } دستور تازه‌ای هست: { $order }
plan-changed-own-order = دستورت در { $area } دیگر نیست یا عوض شده
plan-changed-token = توکن قدرتِ { $area } همان نیست که بود
plan-changed-garrison = پادگانِ { $area } همان نیست که بود
plan-changed-neutral = ارتش بی‌طرفِ { $area } همان نیست که بود
plan-changed-attacked = به { $area } حمله شده
plan-changed-income = قدرتی که { $area } می‌آورد عوض شده
plan-changed-supply = تدارکاتت عوض شده
plan-changed-fighting = جنگِ { $area } همان نیست که بود
plan-changed-help = حالا بازیکن‌های دیگری از یک طرف در { $area } حمایت می‌کنند
plan-changed-rival-hand = کارت‌های خاندانی که حریفت در { $area } در دست دارد عوض شده
plan-changed-westeros = کارت‌های وستروس دیگری رو شده

## What was assumed where one looks ahead.

assumed-pick = { $house } کمیاب‌ترین کارت را برمی‌دارد
assumed-raid = { $house } به چیزی یورش نمی‌برد
assumed-march = { $house } جایی پیشروی نمی‌کند
assumed-consolidate = { $house } قدرت می‌گیرد
assumed-muster = { $house } هیچ ارتشی جمع نمی‌کند
assumed-support = { $house } از هیچ‌کس حمایت نمی‌کند
assumed-house-card = { $house } ضعیف‌ترین کارتش را بازی می‌کند
assumed-bid = { $house } چیزی پیشنهاد نمی‌دهد
assumed-raven = { $house } کلاغ را به کار نمی‌برد
assumed-safe = { $house } تا می‌شود با احتیاط تصمیم می‌گیرد
assumed-own = تو هیچ کاری بیرون از برنامه‌ات نمی‌کنی
assumed-own-safe = تو تا می‌شود با احتیاط تصمیم می‌گیری
