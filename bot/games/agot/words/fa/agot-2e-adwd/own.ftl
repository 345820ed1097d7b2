# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = بازی تاج و تخت، ویرایش دوم: رقصی با اژدهایان

## Names

house-stark = بولتون

## What is asked, what happens

won-by-round-6 = بیشترین قلعه و دژ بعد از دور آخر
goal = **برای پیروزی:** { $held ->
    [1] در پایان یک دور { $castles } قلعه و دژ در دست داشته باش
   *[0] به { $castles } قلعه و دژ برس
}{ $apart ->
    [1] ، یا بعد از دور 6 از همه به هدفت نزدیک‌تر باش.
   *[0] ، یا بعد از دور 6 بیشتر از همه داشته باش.
}

ruling-fixed-final-strength-and-blade = کارتی قدرت جنگی نهایی را تعیین می‌کند: شمشیر
reading-fixed-final-strength-and-blade-not-asked = پیشنهاد نمی‌شود
reading-fixed-final-strength-and-blade-may-be-used = به کار بردنش مجاز است، ولی اثری ندارد
ruling-mance-against-margaery = منس ریدر در برابر مارجری تایرل
reading-mance-against-margaery-later-in-turn-order = آن که در ترتیب نوبت دیرتر است حساب می‌شود
reading-mance-against-margaery-margaery = مارجری تایرل حساب می‌شود
ruling-stannis-adwd-timing = استنیس براتیون دستورهای حمایت را برمی‌دارد
reading-stannis-adwd-timing-immediate = همراه توانایی‌های بی‌درنگ دیگر
reading-stannis-adwd-timing-cancel = وقتی کارت‌ها باطل می‌شوند
