# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = بازی تاج و تخت، ویرایش دوم: رقصی با اژدهایان

## Names

house-stark = بولتون

## What is asked, what happens

won-by-round-6 = بیشترین قلعه و دژ بعد از دور آخر
goal = **برای پیروزی:** { $held ->
    [1] در پایان یک دور { $castles } قلعه و دژ در دست داشته باش
   *[0] به { $castles } قلعه و دژ برس
}، یا بعد از دور 6 بیشتر از همه داشته باش.

choice-up = یک خانه بالا
choice-down = یک خانه پایین
choice-fighting = آن که اینجا می‌جنگد
choice-elsewhere = آن که نمی‌جنگد
note-threat = تهدید به { $strength } می‌رسد
note-bought = با { $power } قدرت. { $text }

event-ability-cancelled = { $house } با ملکهٔ خارها توانایی { $card } را باطل می‌کند.
event-card-copied = { $house } 2 قدرت می‌دهد: { $card } از { $copy } تقلید می‌کند.
event-power-spent = { $house } { $power } قدرت خرج می‌کند.
event-deck-read = { $house } { $deck } را دیده و کارت بعدی‌اش را انتخاب کرده است.

because-card-kills = { $rival } یک سرباز در { $area } از دست می‌دهد.
because-card-copies = با 2 قدرت، این کارت مثل { $copy } می‌شود: قدرت جنگی { $strength }.
because-card-spends = { $power } قدرت، { $card } را همان‌قدر قوی‌تر می‌کند.
because-card-buys = { $card } را می‌شود با { $power } قدرت دوباره بازی کرد.
because-card-climbs = در جدول { $track } از جایگاه { $place } یکی بالا می‌رود.

why-total-set = قدرت جنگی نهایی { $house } را یک کارت تعیین می‌کند، بقیه هر چه باشد

ruling-fixed-final-strength-and-blade = کارتی قدرت جنگی نهایی را تعیین می‌کند: شمشیر
reading-fixed-final-strength-and-blade-not-asked = پیشنهاد نمی‌شود
reading-fixed-final-strength-and-blade-may-be-used = به کار بردنش مجاز است، ولی اثری ندارد
ruling-mance-against-margaery = منس ریدر در برابر مارجری تایرل
reading-mance-against-margaery-later-in-turn-order = آن که در ترتیب نوبت دیرتر است حساب می‌شود
reading-mance-against-margaery-margaery = مارجری تایرل حساب می‌شود
ruling-stannis-adwd-timing = استنیس براتیون دستورهای حمایت را برمی‌دارد
reading-stannis-adwd-timing-immediate = همراه توانایی‌های بی‌درنگ دیگر
reading-stannis-adwd-timing-cancel = وقتی کارت‌ها باطل می‌شوند
