## Conditions of an answer given ahead; they go on from "only if".

plan-if-alone = هیچ‌کس دیگر در { $area } قبیله نداشته باشد
plan-if-chieftain = هنوز رئیس { $area } باشم
plan-if-most = { $seat } در { $area } حداکثر { $most } قبیله داشته باشد
plan-if-exposed = { $seat } در { $area } حداکثر { $most } قبیلهٔ محافظت‌نشده داشته باشد

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-pretenders = حالا بازیکن‌های دیگری توکن ادعای تاج و تخت دارند
plan-changed-clans = قبیله‌های { $area } همان نیستند که بودند
plan-changed-exposed = قبیله‌های محافظت‌نشدهٔ { $area } همان نیستند که بودند
plan-changed-buildings = در { $area } سازه‌ای تازه هست، یا فستیوال آمده یا رفته

## What was assumed where one looks ahead.

assumed-turn = { $seat } پاس می‌دهد
assumed-respond = هیچ‌کس پاسخ نمی‌دهد
assumed-safe = { $seat } تا جایی که می‌شود با احتیاط تصمیم می‌گیرد
assumed-own = تو هیچ کاری بیرون از برنامه‌ات نمی‌کنی
