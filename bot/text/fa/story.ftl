# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = دور { $round }
story-unfinished = بازی هنوز تمام نشده.

## The chronicle

story-chances = بخت پیروزی
story-turns = لحظه‌های سرنوشت‌ساز
story-turn = دور { $round }: { $told }
story-change = { $seat }: از { $before }٪ به { $after }٪
story-start = آغاز
story-biggest = بزرگ‌ترین جنگ
story-closest = نفس‌گیرترین لحظه
story-boldest = جسورانه‌ترین حرکت
story-patient = صبورترین
story-alliances = اتحادها
