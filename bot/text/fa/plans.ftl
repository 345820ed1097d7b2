## Why an answer given ahead was stopped; "{ $reason }" is a refusal or a game's own words.

plan-stopped-over = بازی تمام شد
plan-stopped-round-over = دورش تمام شد
plan-stopped-battle-over = جنگش تمام شد
plan-stopped-passed = پرسشش پیش نیامد و دیگر هم پیش نمی‌آید
plan-stopped-refused = دیگر ممکن نیست: { $reason }
plan-stopped-conditions = شرطش برقرار نیست
plan-stopped-ranking = هیچ‌کدام از جواب‌هایش دیگر ممکن نیست

## What cannot be answered ahead.

refused-plan-no-choice = برنامه جواب می‌خواهد. یکی را انتخاب کن.
refused-plan-no-condition = آن شرط با این جواب جور نیست. شرط دیگری انتخاب کن، یا هیچ.
refused-plan-no-battle = الان جنگی نیست که برنامه‌ای تا آخرش بماند. انتخاب کن تا کی بماند.
refused-plan-no-passing = اینجا نمی‌شود پاس داد؛ بگو به‌جایش چه بشود، یا بگذار از تو پرسیده شود.
