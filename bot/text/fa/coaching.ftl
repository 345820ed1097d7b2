# مربی بازی اول. آنچه دربارهٔ یک بازی توضیح می‌دهد، میان واژه‌های همان بازی است.

coach-heading = -# { $seat } · { $moment }
coach-idea = 🎓 { $text }
coach-on = ادامه
coach-more = بیشتر
coach-show = نشان بده
coach-wait = ⚠ { $reason } می‌خواهی دوباره فکر کنی؟
coach-again = دوباره فکر می‌کنم
coach-anyway = همین باشد
coach-round-over = 🎓 دور { $round } تمام شد.
coach-well = **آفرین:** { $what }
coach-cost = **به چه قیمتی:** { $what }
coach-next = **حالا حواست به این باشد:** { $what }
